"""Reading the board to people who do not see it: descriptions of a position, and the keys that ask for them.

Letters and digits begin a typed move, F turns the board and X draws threats, as sighted players expect. So the keys
read only on a board whose cursor is awake, which mouse players never wake, and only while a screen reader is running,
or always or never, according to the preferences and F7. After a slash a move is typed in any case.
"""

from collections.abc import Callable
from functools import cache
from string import ascii_lowercase

from PySide6.QtCore import Qt

from surajang.gui.board import reading_text
from surajang.gui.board.board_options import are_on
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.choices import CAPTURING, STAY, SWAP, Selection
from surajang.gui.board.places import Place, Slot, nearest
from surajang.gui.board.scene import Scene
from surajang.gui.board.spoken import describe
from surajang.gui.kit.punctuation import beginning, counted, listed, sentences
from surajang.gui.kit.translation import put_in, tr
from surajang.gui.words import naming
from surajang.rules import fen
from surajang.rules.codes import KIND, WHITE, file_of, rank_of, square_at
from surajang.rules.coordinates import shogi_style
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant


def piece_name(state: BoardState, place: Place) -> str:
    """Return the name of the piece at a place."""
    return naming.piece(state.piece(state.piece_at(place)))


def standing(state: BoardState, square: int) -> str:
    """Return the piece on a square with its player in words."""
    owner = state.owner_name(state.owner(square) or 0)
    named = tr("{player} {piece}", player=owner, piece=piece_name(state, square))
    return tr("{piece} on {square}", piece=named, square=state.square_name(square))


@cache
def families(variant: Variant) -> dict[int, tuple[int, ...]]:
    """Return the kinds of a game's pieces, each with its promoted forms.

    A kind that is there at the start, or can be in hand, is no promoted form.
    """
    tables = tables_of(variant)
    start = fen.read(variant, variant.start)
    original = {int(start.board[square]) & KIND for square in start.tables.squares} | {*map(int, tables.hand_kinds)}
    bases: dict[int, int] = {}
    for kind in variant.kinds.values():
        bases.setdefault(int(tables.promoted[kind | WHITE]) & KIND, kind)
    found: dict[int, tuple[int, ...]] = {}
    for symbol, kind in variant.kinds.items():
        plain = variant.kinds.get(symbol.strip("+~"), kind)
        base = plain
        for _ in range(len(bases) if plain == kind else 0):
            base = base if base in original else bases.get(base, base)
        found[base] = (*found.get(base, ()), kind)
    return {base: tuple(sorted(kinds, key=lambda kind: kind != base)) for base, kinds in found.items()}


def places_of(state: BoardState, side: int, kind: int) -> list[Place]:
    """Return the places of a side's pieces of a kind, promoted or not: squares, and the hand if some are held."""
    codes = [state.piece_at(Slot(side, one)) for one in _family(state, kind)]
    squares: list[Place] = [square for square in state.squares if state.pieces.get(square) in codes]
    slot = Slot(side, kind)
    return [*squares, slot] if state.held(slot) else squares


def _family(state: BoardState, kind: int) -> tuple[int, ...]:
    return families(state.variant).get(kind, (kind,))


def piece_locations(state: BoardState, side: int, kind: int) -> str:
    """Return the places of a side's pieces of a kind in words."""
    words = []
    player = state.player(side)
    alike: dict[str, list[int]] = {}
    for one in _family(state, kind):
        alike.setdefault(naming.piece(state.piece(state.piece_at(Slot(side, one)))), []).append(one)
    for name, kinds in alike.items():
        codes = [state.piece_at(Slot(side, one)) for one in kinds]
        places = [state.square_name(square) for square in state.squares if state.pieces.get(square) in codes]
        held = sum(state.held(Slot(side, one)) for one in kinds)
        places += [tr("in hand, {count}", count=held)] if held else []
        if places:
            words.append(reading_text.STANDS(player=state.owner_name(side), piece=name, places=listed(places)))
        elif kind in kinds:
            words.append(tr("{player} has no {piece}.", player=player, piece=name))
    return sentences(*words)


def hand(state: BoardState, side: int) -> str:
    """Return a side's hand in words."""
    slots = [slot for slot in state.slots if slot.side == side and state.held(slot)]
    if not slots:
        return tr("{player}'s hand: nothing.", player=state.player(side))
    pieces = [tr("{piece}, {count}", piece=piece_name(state, slot), count=state.held(slot)) for slot in slots]
    return tr("{player}'s hand: {pieces}.", player=state.player(side), pieces=counted(pieces))


def all_pieces(state: BoardState, side: int) -> str:
    """Return the places of all pieces of a side in words."""
    kinds = [kind for kind in families(state.variant) if places_of(state, side, kind)]
    return sentences(*(piece_locations(state, side, kind) for kind in kinds))


def by_ranks(state: BoardState, only: str = "") -> str:
    """Return the whole board in words rank by rank, the second player's first, or only the rank of a name."""
    variant = state.variant
    ranks = [[square_at(file, rank) for file in range(variant.files)] for rank in reversed(range(variant.ranks))]
    named = [(state.square_name(squares[0])[1:], squares) for squares in ranks]
    return sentences(
        *(_row(state, tr("Rank {name}: {pieces}."), name, squares) for name, squares in named if only in ("", name))
    )


def by_files(state: BoardState, only: str = "") -> str:
    """Return the whole board in words file by file, from the first player's left, or only the file of a name."""
    variant = state.variant
    files = [[square_at(file, rank) for rank in range(variant.ranks)] for file in range(variant.files)]
    named = [(state.square_name(squares[0])[0], squares) for squares in files]
    return sentences(
        *(_row(state, tr("File {name}: {pieces}."), name, squares) for name, squares in named if only in ("", name))
    )


def _row(state: BoardState, pattern: str, name: str, squares: list[int]) -> str:
    pieces = [standing(state, square) for square in squares if state.pieces.get(square)]
    return pattern.format(name=name, pieces=listed(pieces) or tr("empty", "a rank or file of a board"))


def moves_of(state: BoardState, place: Place, captures: bool = False) -> str:
    """Return the moves or the captures of the piece at a place in words, or its reach if it is not its turn."""
    owner = state.owner(place)
    if owner is None:
        return "" if isinstance(place, Slot) else tr("{square} is empty.", square=state.square_name(place))
    where = tr("in hand") if isinstance(place, Slot) else state.square_name(place)
    selection = Selection(state, place)
    targets = selection.targets() if not state.over and state.setup is None else {}
    if captures:
        targets = {square: mark for square, mark in targets.items() if mark in CAPTURING}
    moves = listed(_goal(state, square, targets[square]) for square in sorted(targets, key=state.square_name))
    words = {"piece": piece_name(state, place), "place": where, "moves": moves, "player": state.player(owner)}
    if not targets:
        return put_in(tr("{piece}, {place}: nothing to capture.") if captures else reading_text.NO_MOVES(), **words)
    return put_in(reading_text.COULD_GO() if selection.premoving else tr("{piece}, {place}: {moves}."), **words)


def _goal(state: BoardState, square: int, mark: str) -> str:
    """Return a move to a square in words."""
    name = state.square_name(square)
    if mark == STAY:
        return tr("may stay")
    if mark == SWAP:
        return tr("castles with {square}", square=name)
    if "ring" not in mark:
        return name
    if not state.pieces.get(square):
        return tr("takes at {square}", square=name)
    return tr("takes {piece} on {square}", piece=piece_name(state, square), square=name)


def lines_from(state: BoardState, square: int, flipped: bool) -> str:
    """Return the pieces on the eight lines from a square in words, as seen on the screen."""
    found, nothing = [], []
    for direction, right, up in reading_text.DIRECTIONS:
        pieces = [standing(state, one) for one in _line(state, square, right, up, flipped) if state.pieces.get(one)]
        if pieces:
            name = beginning(direction())
            found.append(tr("{direction}: {pieces}.", direction=name, pieces=listed(pieces)))
        else:
            nothing.append(direction())
    return sentences(*found, tr("Nothing {directions}.", directions=listed(nothing)) if nothing else "")


def _line(state: BoardState, square: int, right: int, up: int, flipped: bool) -> list[int]:
    """Return the squares of a line to the board's edge, or to a hole."""
    variant, sign = state.variant, -1 if flipped else 1
    file, rank = file_of(square) + sign * right, rank_of(square) + sign * up
    squares = []
    while 0 <= file < variant.files and 0 <= rank < variant.ranks and square_at(file, rank) in state.squares:
        squares.append(square_at(file, rank))
        file, rank = file + sign * right, rank + sign * up
    return squares


def attack_on(state: BoardState, square: int) -> str:
    """Return the attackers and defenders of a square in words."""
    owner = state.owner(square)
    words = []
    for side in (0, 1) if owner is None else (1 - owner, owner):
        pieces = [
            reading_text.WITH(piece=piece_name(state, one), square=state.square_name(one))
            for one in state.rules.attackers(square, side)
        ]
        if side == owner:
            some, none = tr("{player} defends {square} with {pieces}."), tr("{player} does not defend {square}.")
        else:
            some, none = tr("{player} attacks {square} with {pieces}."), tr("{player} does not attack {square}.")
        words.append(
            put_in(
                some if pieces else none,
                player=state.player(side),
                square=state.square_name(square),
                pieces=listed(pieces),
            )
        )
    return sentences(*words)


MOVES, LINES, ATTACKERS, HAND, HERE = "m", "x", "a", "h", "o"
"""The keys that the board itself answers."""

CAPTURED, LATEST, CLOCKS = "c", "w", "t"
"""The keys that the board's page answers."""

COMMANDS = frozenset((MOVES, LINES, ATTACKERS, HAND, HERE, CAPTURED, LATEST, CLOCKS))


@cache
def letters(variant: Variant) -> dict[str, int]:
    """Return the kinds of a game's pieces by key: the letter used in moves if it is free, otherwise the first free
    letter of the name or of the alphabet; none if none is left.

    Promoted pieces share the letter of the unpromoted one.
    """
    pieces = {kind: variant.pieces[kind - 1] for kind in families(variant)}
    found = {piece.symbol.lower(): kind for kind, piece in pieces.items() if piece.symbol.lower() not in COMMANDS}
    for kind, piece in pieces.items():
        if kind not in found.values():
            free = (each for each in piece.name.lower() + ascii_lowercase if each not in {*COMMANDS, *found})
            letter = next(free, "")
            if letter:
                found[letter] = kind
    return found


def in_words(variant: Variant) -> str:
    """Return the help on the keys in a game."""
    named = [
        tr("{letter} {piece}", letter=letter.upper(), piece=naming.piece(variant.pieces[kind - 1]))
        for letter, kind in letters(variant).items()
    ]
    return reading_text.ON_KEYS(letters=listed(named), commands=reading_text.COMMANDS())


class ReadingKeys:
    """Handles the keys that read one board. `ask` is called with questions that the board itself cannot answer."""

    def __init__(self, scene: Scene, ask: Callable[[str], None]) -> None:
        self._scene = scene
        self._ask = ask

    def wants(self, key: int) -> bool:
        """Return whether a key reads the board now."""
        scene, turn = self._scene, self._scene.turn
        busy = scene.paused or turn.choice is not None or turn.setup is not None or turn.placing is not None
        if busy or scene.keys_at is None or not are_on(scene.options.reading_keys):
            return False
        letter = _letter(key)
        return _digit(key) is not None or letter in COMMANDS or letter in letters(scene.state.variant)

    def press(self, key: int, shift: bool) -> str:
        """Handle a key. Return what to announce beside the place that the cursor moves to."""
        scene = self._scene
        state, here, letter, digit = scene.state, scene.keys_at, _letter(key), _digit(key)
        if here is None:
            return ""
        side = scene.geometry.bottom ^ shift
        if digit is not None:
            scene.keys_at = self._along(here, digit)
            return ""
        if letter == HAND:
            slots = [slot for slot in state.slots if slot.side == side]
            held: list[Place] = [slot for slot in slots if state.held(slot)]
            return self._go_on(held, here, hand(state, side))
        if letter in (CAPTURED, LATEST, CLOCKS):
            asked = {CAPTURED: reading_text.CAPTURED, LATEST: reading_text.LAST, CLOCKS: reading_text.CLOCKS}
            self._ask(asked[letter])
            return ""
        if letter == HERE:
            return describe(scene, here)
        if letter == MOVES:
            return moves_of(state, here, captures=shift)
        if letter in COMMANDS:
            if isinstance(here, Slot):
                return tr("That works for squares only; this is a hand.")
            lines = letter == LINES
            return lines_from(state, here, scene.flipped) if lines else attack_on(state, here)
        kind = letters(state.variant)[letter]
        none = piece_locations(state, side, kind)
        return self._go_on(places_of(state, side, kind), here, none)

    def _go_on(self, places: list[Place], here: Place, none: str) -> str:
        """Move the cursor to the next of these places, round in a circle. Return `none` if there are no places."""
        if not places:
            return none
        order = list(self._scene.geometry.rects)
        after = order.index(here) + 1
        around = [*order[after:], *order[:after]]
        self._scene.keys_at = next((place for place in around if place in places), here)
        return none if places == [here] else ""

    def _along(self, here: Place, digit: int) -> Place:
        """Return the place to which a digit leads: in the rank of that name, or in the file if files have digits."""
        state, variant = self._scene.state, self._scene.state.variant
        number = digit or 10
        middle = nearest(state.squares, square_at(variant.files // 2, variant.ranks // 2))
        square = middle if isinstance(here, Slot) else here
        if shogi_style(variant):
            file, rank = variant.files - number, rank_of(square)
        else:
            file, rank = file_of(square), number - 1
        goal = square_at(file, rank) if 0 <= file < variant.files and 0 <= rank < variant.ranks else 0
        return goal if goal in state.squares else here


def _letter(key: int) -> str:
    return chr(key).lower() if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""


def _digit(key: int) -> int | None:
    return key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else None
