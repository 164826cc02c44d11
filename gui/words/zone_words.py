"""Zones and counts in words: `its last two ranks`, `the enemy palace`, `d4–e5`."""

from collections.abc import Iterable

from surajang.gui.kit.punctuation import counted, joined, listed
from surajang.gui.kit.translation import Text, in_sentence, mark, tr
from surajang.gui.words import naming
from surajang.rules.codes import square_at
from surajang.rules.coordinates import written_square
from surajang.rules.variant import Variant
from surajang.rules.zones import Squares, mirrored

OF_SIDE = Text("{text} ({player})", "squares or a castling move, and whose they are")
HOW_MANY, WHICH = "how many", "which rank"
_NUMBERS = (
    mark("no", "how many"),
    mark("one", "how many"),
    mark("two", "how many"),
    mark("three", "how many"),
    mark("four", "how many"),
    mark("five", "how many"),
    mark("six", "how many"),
    mark("seven", "how many"),
    mark("eight", "how many"),
    mark("nine", "how many"),
    mark("ten", "how many"),
)
_ORDINALS = (
    "",
    mark("first", "which rank"),
    mark("second", "which rank"),
    mark("third", "which rank"),
    mark("fourth", "which rank"),
    mark("fifth", "which rank"),
    mark("sixth", "which rank"),
    mark("seventh", "which rank"),
    mark("eighth", "which rank"),
    mark("ninth", "which rank"),
    mark("tenth", "which rank"),
    mark("eleventh", "which rank"),
)


def number(count: int) -> str:
    """Return a count in words up to ten, otherwise in digits."""
    return tr(_NUMBERS[count], HOW_MANY) if count < len(_NUMBERS) else str(count)


def of_side(variant: Variant, text: str, side: int) -> str:
    """Return squares or a move, with the side whose they are: `d1–f3 (White)`."""
    return OF_SIDE(text=text, player=naming.player(variant, side))


def where(variant: Variant, zone: str) -> str:
    """Return the place of a zone in words: `in its own palace`, `on its third rank`."""
    words = zone_in_words(variant, zone)
    return tr("in {zone}", zone=words) if words in _regions(variant).values() else tr("on {zone}", zone=words)


def zone_in_words(variant: Variant, zone: str) -> str:
    """Return a zone from its owner's view, by ranks or regions; else its squares, for both sides if they differ."""
    sides = [variant.zone(zone, side) for side in (0, 1)]
    named = [_named(variant, squares, side) for side, squares in enumerate(sides)]
    on_board = [_on_board(variant, squares, side) for side, squares in enumerate(sides)]
    if named[0] and named[0] == named[1]:
        return named[0]
    if on_board[0] == on_board[1]:
        return _squares_or_others(variant, on_board[0])
    words = [name or _squares_or_others(variant, squares) for name, squares in zip(named, on_board, strict=True)]
    return counted(of_side(variant, each, side) for side, each in enumerate(words))


def is_everywhere(variant: Variant, zone: str) -> bool:
    """Return whether a zone is the whole board for both sides."""
    board = _board(variant)
    return all(board <= variant.zone(zone, side) for side in (0, 1))


def zone_of_each(variant: Variant, zone: str) -> str:
    """Return the names of a zone's squares for each side: `d1–f3 (White), d7–f9 (Black)`."""
    sides = [_on_board(variant, variant.zone(zone, side), side) for side in (0, 1)]
    if sides[0] == sides[1]:
        return squares_in_words(variant, sides[0])
    names = [squares_in_words(variant, squares) for squares in sides]
    return counted(of_side(variant, each, side) for side, each in enumerate(names))


def squares_in_words(variant: Variant, squares: Iterable[tuple[int, int]]) -> str:
    """Return the names of squares, blocks by their corners: `a1–c3, e8`."""
    return listed(_block(variant, *corners) for corners in _blocks(frozenset(squares)))


def _block(variant: Variant, low: tuple[int, int], high: tuple[int, int]) -> str:
    """Return the name of a square, or of a block by two corners."""
    first, last = (written_square(variant, square_at(*corner)) for corner in (low, high))
    return first if first == last else f"{first}–{last}"


def _blocks(squares: Squares) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return blocks that cover squares, each by its lowest and its highest corner, in the order of ranks."""
    left, found = set(squares), []
    for low in sorted(squares, key=lambda square: (square[1], square[0])):
        if low not in left:
            continue
        file, rank = low
        high_file = high_rank = 0
        while (file + high_file + 1, rank) in left:
            high_file += 1
        while all((file + x, rank + high_rank + 1) in left for x in range(high_file + 1)):
            high_rank += 1
        left -= {(file + x, rank + y) for x in range(high_file + 1) for y in range(high_rank + 1)}
        found.append((low, (file + high_file, rank + high_rank)))
    return found


def _board(variant: Variant) -> Squares:
    return variant.zone(f"1-{variant.ranks}") - variant.zone(variant.holes)


def _on_board(variant: Variant, squares: Squares, side: int) -> Squares:
    """Return squares given from a side's view, from the first player's view."""
    return (mirrored(squares, variant.ranks) if side else squares) & _board(variant)


def _squares_or_others(variant: Variant, squares: Squares) -> str:
    """Return the names of squares, or of all others if these are fewer."""
    others = _board(variant) - squares
    if not others:
        return tr("all squares")
    if len(_blocks(others)) < len(_blocks(squares)):
        return tr("all squares except {squares}", squares=squares_in_words(variant, others))
    return squares_in_words(variant, squares)


def _named(variant: Variant, squares: Squares, side: int) -> str:
    """Return the owner's name for whole ranks or a region, "" for other squares."""
    for region, words in _regions(variant, side).items():
        if squares == region:
            return words
        if squares == variant.zone(f"1-{variant.ranks}") - region:
            return tr("squares outside {zone}", zone=words)
        if squares == _tinted(variant, region, side) and naming.tinted(variant):
            return tr("{part} squares of {zone}", part=in_sentence(naming.tinted(variant)), zone=words)
    ranks = sorted({rank for _, rank in squares})
    if not ranks or len(squares) != variant.files * len(ranks) or variant.ranks == 1:
        return ""
    if len(ranks) == variant.ranks:
        return tr("all squares")
    starts = [rank for rank in ranks if rank - 1 not in ranks]
    ends = [rank for rank in ranks if rank + 1 not in ranks]
    return joined([_ranks(variant, low + 1, high + 1) for low, high in zip(starts, ends, strict=True)])


def _regions(variant: Variant, side: int = 0) -> dict[Squares, str]:
    """Return the names of the regions that the game outlines, or that its tinted squares span, as a side sees them."""
    own, other = _region(variant, side), _region(variant, 1 - side)
    if not own:
        return {}
    return {
        own: tr("its own {region}", region=naming.region(variant)),
        mirrored(other, variant.ranks): tr("the enemy {region}", region=naming.region(variant)),
    }


def _region(variant: Variant, side: int) -> Squares:
    """Return the squares of a side's region, as it sees them."""
    tinted = variant.zone(variant.appearance.tints, side)
    spanned = frozenset((file, rank) for file in {file for file, _ in tinted} for rank in {rank for _, rank in tinted})
    return variant.zone(variant.appearance.outlined, side) or spanned


def _tinted(variant: Variant, region: Squares, side: int) -> Squares:
    """Return the tinted squares of a region, as a side sees them."""
    own, other = (variant.zone(variant.appearance.tints, one) for one in (side, 1 - side))
    return region & (own | mirrored(other, variant.ranks))


def _ranks(variant: Variant, low: int, high: int) -> str:
    """Return ranks as their owner counts: `its third rank`, `its last two ranks`."""
    if high == variant.ranks:
        return tr("its last rank") if low == high else tr("its last {number} ranks", number=number(high - low + 1))
    if low == 1 and high > 1:
        return tr("its first {number} ranks", number=number(high))
    if low == high:
        return tr("its {which} rank", which=tr(_ORDINALS[low], WHICH))
    return tr("its {first} to {last} ranks", first=tr(_ORDINALS[low], WHICH), last=tr(_ORDINALS[high], WHICH))
