"""Sentences on a piece from the data, besides its name and movement."""

from surajang.gui.kit.punctuation import beginning, labelled, listed
from surajang.gui.kit.translation import Text, continuing, in_sentence, put_in, tr
from surajang.gui.words import naming
from surajang.gui.words.movement import kinship, movement
from surajang.gui.words.zone_words import is_everywhere, number, where, zone_in_words
from surajang.rules.betza import CAPTURE, HOP, UNBOUNDED, parse
from surajang.rules.piece import Drop, Piece, Promotion
from surajang.rules.variant import Variant

ONLY_THERE = Text("{where}, instead: {moves}")
BECOMING = Text("a {piece}", "what a piece becomes"), Text("an {piece}", "what a piece becomes")
SPARING = Text("a {piece}", "what a piece never captures"), Text("an {piece}", "what a piece never captures")


def name(piece: Piece) -> str:
    """Return the name of a piece, marked as promoted if it looks like another."""
    plain = naming.piece(piece)
    return tr("{piece} (promoted)", piece=plain) if piece.symbol.endswith("~") else plain


def moves(variant: Variant, piece: Piece) -> list[str]:
    """Return sentences on how a piece moves, and where terrain changes that."""
    words = [kinship(piece), movement(piece.moves)]
    for terrain in piece.terrain:
        here = beginning(where(variant, terrain.zone))
        if terrain.moves:
            there = continuing(movement(terrain.moves))
            words.append(ONLY_THERE(where=here, moves=there) if terrain.instead else labelled(here, there))
        else:
            words.append(labelled(here, continuing(tr("It cannot move from there."))))
        if terrain.within:
            words.append(tr("Its whole path must be {where}.", where=where(variant, terrain.within)))
    if piece.twice:
        words.append(
            tr(
                "After capturing on a neighbouring square, it may step once more. Beside an empty square it may"
                " also pass."
            )
        )
    if piece.faces:
        words.append(tr("It also attacks the other king, and nothing else, like this:"))
        words.append(movement(piece.faces, only=CAPTURE))
    return [each for each in words if each]


def notes(variant: Variant, piece: Piece) -> list[str]:
    """Return sentences about a piece: its special rules, promotion, capture and drop."""
    found: list[str] = []
    if piece.royal:
        found.append(tr("If it cannot be saved from capture, the game is lost."))
    found += arrival(variant, piece)
    if piece.faces:
        found.append(facing(piece))
    if piece.en_passant:
        found.append(
            tr("After a long step, an enemy {piece} may capture it en passant.", piece=in_sentence(naming.piece(piece)))
        )
    for symbol in piece.spares:
        found.append(tr("Never captures {piece}.", piece=_a(_name(variant, symbol), SPARING)))
    for symbol in piece.no_screen:
        found.append(tr("Cannot jump over {piece}.", piece=_a(_name(variant, symbol), SPARING)))
    if piece.wall:
        found.append(
            tr(
                "Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.",
                zone=zone_in_words(variant, piece.wall),
            )
        )
    if piece.confined:
        found.append(tr("Never moves out of {zone}.", zone=zone_in_words(variant, piece.confined)))
    if piece.promotion:
        found += promotion(variant, piece.promotion)
    if not piece.royal:
        found.append(captured(variant, piece))
    if piece.drop:
        found += drop(variant, piece, piece.drop)
    elif piece.symbol in variant.hand_order:
        found.append(tr("Never dropped."))
    if piece.limit and (not piece.drop or piece.symbol in variant.promoted_symbols):
        found.append(tr("A side can have at most {number}.", number=number(piece.limit)))
    return [each for each in found if each]


def facing(king: Piece) -> str:
    """Return the sentence that the kings may not face each other, "" if they attack each other in another way."""
    rays = parse(king.faces)
    if any(ray.limit != UNBOUNDED or ray.mode & HOP for ray in rays):
        return ""
    ways = {(ray.files, ray.ranks) for ray in rays}
    if ways in ({(0, 1)}, {(0, 1), (0, -1)}):
        return tr("The two kings may not face each other on an open file.")
    return tr("The two kings may not face each other on an open line.") if len(ways) == len(parse("Q")) else ""


def arrival(variant: Variant, piece: Piece) -> list[str]:
    """Return the sentence on where a piece wins by arriving."""
    end = variant.end
    if not end.arrival or piece.symbol not in (end.arrivers or (variant.pieces[0].symbol,)):
        return []
    found = [tr("Wins by arriving {where}.", where=where(variant, end.arrival))]
    if piece.drop and any(variant.zone(piece.drop.zone, side) & variant.zone(end.arrival, side) for side in (0, 1)):
        found.append(tr("A drop there wins too."))
    return [*found, tr("A piece that is alone there must not be attacked.")] if end.arrival_safe else found


def promotion(variant: Variant, rule: Promotion) -> list[str]:
    """Return the sentence on what a piece promotes to, and where it may or must."""
    names = [_name(variant, symbol) for symbol in rule.choices]
    becomes = one_of([_a(name, BECOMING) for name in names])
    may_from, may_to, must_from, must_to = (
        zone_in_words(variant, zone) if zone else ""
        for zone in (rule.may_from, rule.may_to, rule.must_from, rule.must_to)
    )
    if may_from == may_to and must_from in ("", must_to) and (may_to or must_to):
        if not must_to:
            text = tr("May become {piece} by a move that touches {zone}.")
        elif may_to and must_from:
            text = tr("May become {piece} by a move that touches {zone}, and must by a move that touches {part}.")
        elif may_to:
            text = tr("May become {piece} by a move that touches {zone}, and must on {part}.")
        elif must_from:
            text = tr("Always becomes {piece} by a move that touches {zone}.")
        else:
            text = tr("Always becomes {piece} on {zone}.")
        found = [put_in(text, piece=becomes, zone=may_to or must_to, part=must_to)]
    elif may_to and must_to and not may_from and not must_from:
        text = tr("May become {piece} by a move that ends on {zone}, and must on {part}.")
        found = [put_in(text, piece=becomes, zone=may_to, part=must_to)]
    else:
        texts = (
            (tr("May become {piece} by a move that starts on {zone}."), may_from),
            (tr("May become {piece} by a move that ends on {zone}."), may_to),
            (tr("Always becomes {piece} by a move that starts on {zone}."), must_from),
            (tr("Always becomes {piece} on {zone}."), must_to),
        )
        found = [put_in(text, piece=becomes, zone=zone) for text, zone in texts if zone]
    most_of = {symbol: variant.by_symbol[symbol].limit for symbol in rule.choices}
    for symbol, most in zip(rule.choices, rule.most, strict=False):
        most_of[symbol] = min(filter(None, (most_of[symbol], most)), default=0)
    for most in sorted({*most_of.values()} - {0}):
        limited = [in_sentence(_name(variant, symbol)) for symbol, limit in most_of.items() if limit == most]
        found.append(
            tr(
                "Not possible while its side already has {number} of these on the board: {pieces}.",
                number=number(most),
                pieces=listed(limited),
            )
        )
    return found + _without_choice(rule, most_of)


def _without_choice(rule: Promotion, most_of: dict[str, int]) -> list[str]:
    """Return the sentence on a move that must promote when no piece is left to become; `most_of`: how many of each
    there may be, 0 for any number.
    """
    if not all(most_of.values()) or not (rule.must_from or rule.must_to):
        return []
    if rule.others or rule.most:
        return [tr("A move that must promote but cannot is illegal.")]
    return [tr("A move that must promote but cannot is made without promotion.")]


def captured(variant: Variant, piece: Piece) -> str:
    """Return the sentence on what happens to a piece when it is captured."""
    if not piece.held_as:
        return tr("When captured, it leaves the game.")
    if piece.held_as == piece.symbol:
        return tr("When captured, it goes to the captor's hand.")
    return tr(
        "When captured, it goes to the captor's hand as {piece}.", piece=_a(_name(variant, piece.held_as), BECOMING)
    )


def drop(variant: Variant, piece: Piece, rule: Drop) -> list[str]:
    """Return the sentences on where a piece may be dropped, and what its drop may not do."""
    found = []
    if not is_everywhere(variant, rule.zone):
        found.append(tr("May be dropped only on {zone}.", zone=zone_in_words(variant, rule.zone)))
    if rule.one_a_file:
        found.append(_one_a_file(variant, in_sentence(naming.piece(piece)), rule))
    if piece.limit:
        found.append(tr("Cannot be dropped while its side has {number} on the board.", number=number(piece.limit)))
    if not rule.may_mate:
        found.append(tr("May not give mate when dropped."))
    if not rule.may_check:
        found.append(tr("May not give check when dropped."))
    return found


def _one_a_file(variant: Variant, name: str, rule: Drop) -> str:
    """Return the sentence that a piece may not be dropped on a file with others of that name within a zone."""
    zone = zone_in_words(variant, rule.one_a_file)
    everywhere = is_everywhere(variant, rule.one_a_file)
    if rule.most_a_file > 1:
        count = number(rule.most_a_file)
        if everywhere:
            return tr("Cannot be dropped on a file with {number} pieces of this kind of the same player.", number=count)
        return tr(
            "Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.",
            number=count,
            zone=zone,
        )
    if everywhere:
        return tr("Cannot be dropped on a file with another {piece} of the same player.", piece=name)
    return tr("Cannot be dropped on a file with another {piece} of the same player on {zone}.", piece=name, zone=zone)


def one_of(names: list[str]) -> str:
    """Return names to choose from: `a queen, a rook or a knight`."""
    return tr(" or ").join(filter(None, (listed(names[:-1]), names[-1])))


def _name(variant: Variant, symbol: str) -> str:
    return naming.piece(variant.by_symbol[symbol])


def _a(name: str, texts: tuple[Text, Text]) -> str:
    """Return a name with its article, or in the case that a language needs there."""
    return texts[naming.takes_an(name)](piece=in_sentence(name))
