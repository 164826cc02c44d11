"""Puts the moves in a text into words, for screen readers, which would spell letters."""

import re

from surajang.gui.kit.translation import FILES, Text, cached_words, in_sentence, moves_shown, put_in
from surajang.gui.words import naming
from surajang.gui.words.shown_moves import one_of, written_by_signs
from surajang.rules import catalogue
from surajang.rules.coordinates import shogi_style, written_square
from surajang.rules.notation import plus_promotes, setup_choices
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

TO, TAKES = (
    Text("{piece} to {square}", "a move that is said in the middle of a sentence"),
    Text("{piece} takes on {square}", "a move that is said in the middle of a sentence"),
)
DROPPED = Text("{piece} dropped on {square}", "a move that is said in the middle of a sentence")
AND_TAKES, AND_GOES = (
    Text("{move} and takes on {square}", "a move that is said in the middle of a sentence"),
    Text("{move} and goes to {square}", "a move that is said in the middle of a sentence"),
)
FROM = Text("{piece} from {place}", "a piece, and the square, file or rank that it comes from")
BECOMING = Text("{move}, becoming {piece}", "a move that is said in the middle of a sentence")
PROMOTING, STAYING = (
    Text("{move}, promoting", "a move that is said in the middle of a sentence"),
    Text("{move}, without promoting", "a move that is said in the middle of a sentence"),
)
CASTLING = Text("castling towards the {file}-file", "a move in the middle of a sentence")


def in_words(variant: Variant, text: str, in_files: bool = False) -> str:
    """Return a text with its moves in words, without check and mate.

    The text has moves as shown, or as `in_files`.

    >>> in_words(catalogue.named("mansindam"), "A better move was Nxd4+. It lets A@c8# give mate.", in_files=True)
    'A better move was Knight takes on d4. It lets Angel dropped on c8 give mate.'
    """
    pattern, pieces = _heard(variant.name, FILES if in_files else moves_shown())
    return pattern.sub(lambda match: _move_in_words(variant, match, pieces), text)


@cached_words
def _heard(game: str, way: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """Return the pattern of moves within a text, and the pieces by their signs or letters."""
    variant = catalogue.named(game)
    called = {piece.written: naming.piece(piece) for piece in variant.pieces}
    pieces = {sign: called[written] for sign, written in written_by_signs(variant, way).items()}
    known, setups = one_of(pieces), "|".join(map(re.escape, setup_choices(variant))) or r"(?!)"
    square = "[1-9][a-l]" if shogi_style(variant) else "[a-l](?:1[0-2]|[1-9])"
    place = f"{square}|[a-l]|1[0-2]|[1-9]"
    return re.compile(
        rf"(?<![\w+@*=-])(?:(?P<setup>{setups})|(?P<castling>O-O(?:-O)?)"
        rf"|(?P<piece>{known})?(?P<start>{place})??(?P<how>[-x@*])?(?P<square>{square})"
        rf"(?(how)(?:(?P<then>[-x])(?P<last>{square}))?)(?P<promotion>=(?P<promoted>{known})|[+=](?![\w+=]))?)[+#]?(?![-\w@*])"
    ), pieces


def _file_castled_to(variant: Variant, sign: str) -> str:
    """Return the name of the file of the piece castled with, for this sign; "" if it is not the same for both sides."""
    sides = variant.castling.by_side if variant.castling else ()
    rooks = {castle.rook[0] for castles in sides for castle in castles if castle.written == sign}
    if len(rooks) != 1:
        return ""
    return written_square(variant, tables_of(variant).square_named(f"{rooks.pop()}1"))[0]


def _unwritten(variant: Variant) -> str:
    """Return the name of the piece that moves do not write, empty in a game without one or with several."""
    pawns = {naming.piece(piece) for piece in variant.pieces if piece.pawn}
    return pawns.pop() if len(pawns) == 1 else ""


def _move_in_words(variant: Variant, match: re.Match[str], pieces: dict[str, str]) -> str:
    """Return a move within a text in words."""
    part = {name: found or "" for name, found in match.groupdict().items()}
    if part["setup"] and variant.setup is not None:
        return in_sentence(naming.setup_titles(variant.setup)[setup_choices(variant).index(part["setup"])])
    if part["castling"]:
        file = _file_castled_to(variant, part["castling"])
        return CASTLING(file=file) if file else match[0]
    if not any(part[name] for name in ("piece", "start", "how", "then", "promoted")):
        return part["square"]
    moved = pieces[part["piece"]] if part["piece"] else _unwritten(variant)
    if not moved:
        return match[0]
    piece = FROM(piece=moved, place=part["start"]) if part["start"] else moved
    pattern = {"x": TAKES(), "@": DROPPED(), "*": DROPPED()}.get(part["how"], TO())
    words = put_in(pattern, piece=piece, square=part["square"])
    if part["then"]:
        words = put_in(AND_TAKES() if part["then"] == "x" else AND_GOES(), move=words, square=part["last"])
    if part["promoted"]:
        return BECOMING(move=words, piece=pieces[part["promoted"]])
    if plus_promotes(variant) and part["promotion"]:
        return put_in(PROMOTING() if part["promotion"] == "+" else STAYING(), move=words)
    return words
