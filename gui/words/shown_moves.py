"""Moves as the window shows them: as in files, with the language's letters, or with the pieces' signs.

Files, clipboard, engines and command lines never use this module. Only here are texts of `rules.notation` parsed; typed
moves are understood in the shown notation and in that of files.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial

from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.translation import FILES, SIGNS, Text, cached_words, in_sentence, moves_shown
from surajang.gui.words import naming, typed_moves
from surajang.rules import catalogue, notation, notation_reader
from surajang.rules.coordinates import shogi_style
from surajang.rules.game import Game, Node
from surajang.rules.moves import CASTLING, SETUP
from surajang.rules.notation import IllegalMove, setup_choices
from surajang.rules.piece import Piece
from surajang.rules.position import Position
from surajang.rules.reasons import Reason, because
from surajang.rules.refusal import why_not_written
from surajang.rules.special_rules import SetupPhase
from surajang.rules.variant import FILES as FILES_OF_BOARD
from surajang.rules.variant import Variant

LEGEND = Text("This window shows moves with other signs, which you can also type: {pieces}.")

CASTLINGS = Text(
    "Here {sign} is castling towards the {file}-file and {longer} towards the {other}-file: the reverse of chess."
)

SETUP_EXPLAINED = Text("The choice before the first move: on the files {files} stand {pieces}.")
PROMOTED_EXPLAINED = Text("+ before a letter marks a promoted piece: {sign} is the {piece}.")

SAME = "{shown}\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{written}"
"""A piece's displayed name and its name in files, joined without a line break."""

UNBROKEN = "\u2011"
"""A hyphen that allows no line break."""

NO_PLACES: Mapping[str, str] = {}

_CASTLING = re.compile(r"O-O(-O)?[+#]?")


class _Names:
    """A game's names of pieces, `shown` by those in files and `written` by those shown, and the patterns of texts with
    such names."""

    def __init__(self, variant: Variant, name: Callable[[Piece], str]) -> None:
        self.shown = {piece.written: name(piece) for piece in variant.pieces}
        self.written: dict[str, str] = {}
        for written, shown in self.shown.items():
            self.written.setdefault(shown, written)
        self.in_any_case = {shown.casefold(): written for shown, written in reversed(self.written.items())}
        self.same = all(written == shown for written, shown in self.shown.items())
        chess = not shogi_style(variant)
        self._last_file = max("j", FILES_OF_BOARD[variant.files - 1])
        pawns = {piece.written for piece in variant.pieces if piece.pawn}
        self.pawn = pawns.pop() if chess and len(pawns) == 1 else ""
        known = one_of(self.shown)
        self.move = re.compile(rf"({known})?(.*?)(?:(=)({known}))?([+#]?)")

    # The patterns for typed texts, each compiled when first used: that takes milliseconds.

    @cached_property
    def typed(self) -> re.Pattern[str]:
        names = one_of(self.written)
        return re.compile(rf"(\s*)({names})?([a-{self._last_file}0-9xX:@*'=(/)–—−‑×\s-]*)({names})?([^\w]*)")

    @cached_property
    def typed_in_any_case(self) -> re.Pattern[str]:
        return re.compile(self.typed.pattern, re.IGNORECASE)

    @cached_property
    def name_in_any_case(self) -> re.Pattern[str]:
        return re.compile(one_of(self.written), re.IGNORECASE)


def one_of(names: dict[str, str]) -> str:
    """Return a pattern that matches any of these names, longest first."""
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))


@cached_words
def _names(game: str, side: int, way: str) -> _Names:
    """Return a game's names of pieces for a side's moves."""
    variant = catalogue.named(game)
    return _Names(variant, partial(naming.sign, side=side) if way == SIGNS else partial(naming.own_letter, variant))


def written_by_signs(variant: Variant, way: str) -> dict[str, str]:
    """Return the files' names of both sides' pieces, by their names in a way of showing moves."""
    sides = (_names(variant.name, side, way).written for side in (0, 1)) if way != FILES else ()
    known = {piece.written: piece.written for piece in variant.pieces}
    return known | {sign: written for names in sides for sign, written in names.items()}


def shown(variant: Variant, written: str, side: int) -> str:
    """Return a side's move as shown, from its text by `rules.notation`."""
    way = moves_shown()
    if way == FILES or not written or _CASTLING.fullmatch(written):
        return written
    names = _names(variant.name, side, way)
    if written in setup_choices(variant):
        return "".join(names.shown.get(sign, sign) for sign in written)
    match = names.move.fullmatch(written)
    assert match is not None, written  # it matches everything
    piece, body, becomes, promoted, sign = match.groups("")
    if way == SIGNS and not piece:
        piece = names.pawn  # which is not written with letters
    return names.shown.get(piece, "") + body + becomes + names.shown.get(promoted, "") + sign


def line(variant: Variant, moves: Sequence[str], side: int) -> tuple[str, ...]:
    """Return consecutive moves as shown, the first one by a side."""
    return tuple(shown(variant, written, (side + place) % 2) for place, written in enumerate(moves))


def of_node(variant: Variant, node: Node) -> str:
    """Return the move that led to a node as shown, empty for a game's start."""
    return shown(variant, node.written, 1 - node.side)


def of_move(position: Position, move: int) -> str:
    """Return a legal move of a position as shown."""
    return shown(position.tables.variant, notation.written(position, move), int(position.side))


def of_piece(variant: Variant, written: str, side: int) -> str:
    """Return the shown name of a side's piece, from its name in files."""
    way = moves_shown()
    return written if way == FILES else _names(variant.name, side, way).shown[written]


def legend(variant: Variant) -> str:
    """Return the shown names by those in files, empty if moves are shown as in files."""
    way = moves_shown()
    if way == FILES or _names(variant.name, 0, way).same:
        return ""
    first, second = (_names(variant.name, side, way).shown for side in (0, 1))
    pairs = [(shown, written) for written in first for shown in dict.fromkeys((first[written], second[written]))]
    return LEGEND(
        pieces=listed(SAME.format(shown=shown, written=written) for shown, written in pairs if shown != written)
    )


def castlings_unbroken(text: str) -> str:
    """Return a text in which no line ends within a castling move.

    >>> castlings_unbroken("O-O-O and O-O").count("-")
    0
    """
    return _CASTLING.sub(lambda move: move[0].replace("-", UNBROKEN), text)


def castlings_explained(variant: Variant) -> str:
    """Return the explanation of a game's signs for castling if they are the reverse of those of chess, otherwise ""."""
    castles = variant.castling.castles if variant.castling else ()
    files = {castle.written: castle.rook[0] for castle in castles}
    if len(files) < 2 or files["O-O"] > castles[0].king[0]:
        return ""
    sign, longer = map(castlings_unbroken, ("O-O", "O-O-O"))
    return CASTLINGS(sign=sign, file=files["O-O"], longer=longer, other=files["O-O-O"])


def signs_explained(variant: Variant, node: Node) -> str:
    """Return the explanation of a move's signs if they are not those of chess, otherwise ""."""
    if node.move & CASTLING:
        return castlings_explained(variant)
    if variant.setup is not None and node.written in setup_choices(variant):
        pieces = [variant.by_symbol[sign] for sign in node.written if sign in variant.by_symbol]
        names = listed(in_sentence(naming.piece(piece)) for piece in pieces)
        return SETUP_EXPLAINED(files=listed(variant.setup.files), pieces=names)
    if not node.written.startswith("+") or not of_node(variant, node).startswith("+"):
        return ""
    piece = next(piece for piece in variant.pieces if node.written.startswith(piece.written))
    sign = of_piece(variant, piece.written, 1 - node.side)
    return PROMOTED_EXPLAINED(sign=sign, piece=in_sentence(naming.piece(piece)))


# Typed moves


def begins(text: str) -> bool:
    """Return whether a shown move may begin with this character, unlike one in files."""
    way = moves_shown()
    return way != FILES and any(
        name[:1] == text
        for game in catalogue.games()
        for side in (0, 1)
        for name in _names(game.name, side, way).written
    )


def understood(game: Game, text: str, places: Mapping[str, str] = NO_PLACES) -> int | Reason:
    """Return the legal move for a typed text, or why there is none.

    A text that is no move is tried in Latin letters: those in `places`, or the equivalents of its characters.
    """
    found = _understood(game, text)
    if isinstance(found, Reason) and found.code != "several moves":
        way, variant = moves_shown(), game.variant
        names = _names(variant.name, int(game.position.side), way).written if way != FILES else ()
        others = (_understood(game, each) for each in typed_moves.readings(text, places, names))
        found = next((move for move in others if isinstance(move, int)), found)
    return found


def _understood(game: Game, text: str) -> int | Reason:
    """Return the legal move for an unchanged text, or why there is none.

    It may be typed as in files or as shown. If these are two moves, neither is taken; small letters are first
    understood as in files. A setup may also be typed by its number or name, a move on shogi's coordinates as in Japan.
    """
    position = game.position
    named = _named_setup(position, text)
    if named in game.legal_moves():
        return named
    japanese = typed_moves.as_in_files(game, text)
    meant, exactly = (japanese, True) if japanese else _as_in_files(position, text)
    texts = [text] if meant in ("", text) else [meant, text] if exactly else [text, meant]
    found = [(each, _read(position, each)) for each in texts]
    moves = [move for _, move in found if isinstance(move, int)]
    if exactly and len(set(moves)) > 1:
        return because("several moves", text=text, moves=tuple(notation.text(position, move) for move in moves))
    for each, move in found:
        if isinstance(move, int) and move in game.legal_moves():
            return move
        if isinstance(move, int) or move.code == "several moves":
            texts = [each]
            break
    reason = why_not_written(game, texts[0]) or because("not legal", text=text)
    side, variant = int(position.side), game.variant
    return _as_typed(reason, text, variant.setup, lambda written: shown(variant, written, side))


def _named_setup(position: Position, text: str) -> int:
    """Return the setup choice with this number or name, 0 if there is none."""
    phase = position.tables.variant.setup
    names = [title.casefold() for title in naming.setup_titles(phase)] if phase is not None and position.setup else []
    wanted = text.strip().casefold()
    return next((SETUP | n for n, name in enumerate(names) if wanted in (name, str(n + 1))), 0)


def _read(position: Position, text: str) -> int | Reason:
    """Return the legal move for a text as in files, or why there is none."""
    try:
        return notation_reader.read(position, text)
    except IllegalMove as error:
        return error.reason


def _as_in_files(position: Position, text: str) -> tuple[str, bool]:
    """Return a typed text as in files, if it can be a shown one, and whether upper and lower case agree."""
    way = moves_shown()
    variant = position.tables.variant
    names = _names(variant.name, int(position.side), way) if way != FILES else None
    if names is None or names.same or _CASTLING.match(text):
        return "", False
    if position.setup:
        return names.name_in_any_case.sub(lambda match: names.in_any_case[match[0].casefold()], text), True
    match = names.typed.fullmatch(text)
    if match is not None:
        blank, piece, body, promoted, sign = match.groups("")
        meant = f"{blank}{names.written.get(piece, '')}{body}{names.written.get(promoted, '')}{sign}"
        return (meant, True) if piece or promoted else ("", False)
    match = names.typed_in_any_case.fullmatch(text)
    if match is None:
        return "", False
    blank, piece, body, promoted, sign = match.groups("")
    piece, promoted = (names.in_any_case.get(name.casefold(), "") for name in (piece, promoted))
    return f"{blank}{piece}{body}{promoted}{sign}", False


def _as_typed(reason: Reason, text: str, setup: SetupPhase | None, show: Callable[[str], str]) -> Reason:
    """Return a reason that quotes the typed text, with moves and setups as shown."""
    values = dict(reason.values)
    moves = values.get("moves")
    if "choices" in values and setup is not None:
        values["choices"] = tuple(map(in_sentence, naming.setup_titles(setup)))
    if isinstance(moves, tuple):
        values["moves"] = tuple(show(move) for move in moves)
    if "text" in values:
        values["text"] = text
    return replace(reason, values=values)
