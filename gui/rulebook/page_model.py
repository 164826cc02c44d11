"""A page of rules: sections with diagrams, and the places to which refusals, results and pieces lead."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from surajang.gui.kit.punctuation import bracketed, labelled, sentences
from surajang.gui.words import naming, piece_notes, shown_moves
from surajang.rules.expectations import EXPECTATIONS
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason
from surajang.rules.variant import Variant

Fact = str | int | bool | list[str]

Paragraph = list[str]
"""The sentences of a part of a section."""


@dataclass(frozen=True)
class Diagram:
    """A position to try moves on: `fen` with `moves` played, and moves drawn or refused there.

    The caption is in the window's language.
    """

    fen: str
    caption: str
    moves: tuple[str, ...] = ()
    arrows: tuple[str, ...] = ()
    refused: Mapping[str, str] = field(default_factory=dict)


ABSENT = "absent"
"""The section on rules that a game lacks."""

NOTATION = "notation"
"""The section on notation."""


@dataclass(frozen=True)
class Section:
    """One rule, in the window's language, and the game's data, results and refusals that it explains."""

    id: str
    title: str
    text: str
    diagrams: tuple[Diagram, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)
    results: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    pieces: bool = False
    of: tuple[str, ...] = ()


PIECES = "pieces"
"""The section that shows every piece; with a dot and a symbol appended, the place of a piece in it."""

MOVEMENT = frozenset(expected.code for expected in EXPECTATIONS) | {
    "not its movement",
    "goes so to capture",
    "does not capture so",
    "one square from here",
    "so far from here",
    "only from a rank",
    "only along corridors",
}
"""Refusals that the piece's own paragraph explains."""


@dataclass(frozen=True)
class RulesPage:
    """The rules of one game."""

    variant: Variant
    summary: str
    sections: tuple[Section, ...]

    def introduction(self, signs: bool) -> str:
        """Return the summary, with the name in its own script if its `signs` can be shown and the title lacks them."""
        native = self.variant.native
        shown = signs and set(native).isdisjoint(naming.title(self.variant))  # Japanese and Chinese have them already
        return self.summary.replace("{signs}", bracketed("", native) if shown else "")

    def text_of(self, section: Section) -> str:
        """Return the text of a section; no line of it ends within a castling move.

        The one on notation also says how this window shows moves.
        """
        legend = shown_moves.legend(self.variant) if section.id == NOTATION else ""
        return shown_moves.castlings_unbroken("\n".join(filter(None, (section.text, legend))))

    def place_of_refusal(self, reason: Reason) -> str:
        """Return the place that explains a refusal: a section's id, or `pieces.` and a symbol; "" if none does."""
        inner = reason.values.get("reason")
        if isinstance(inner, Reason) and reason.code != "castling reversed":
            return self.place_of_refusal(inner)
        piece = reason.values.get("piece")
        symbol = piece.symbol if isinstance(piece, Piece) else ""
        moves = reason.code in MOVEMENT
        about = [section for section in self.sections if moves or reason.code in section.refusals]
        for section in about:
            if symbol in section.of:
                return section.id
        if moves:
            return self.place_of_piece(symbol)
        return next((section.id for section in about if not section.of), "")

    def place_of_result(self, result: str) -> str:
        """Return the id of the section that explains the reason of an outcome, "" if none does."""
        return next((section.id for section in self.sections if result in section.results), "")

    def places_of_piece(self, symbol: str) -> list[str]:
        """Return the sections that are about a piece, then the place where it is shown."""
        return [*(section.id for section in self.sections if symbol in section.of), self.place_of_piece(symbol)]

    def place_of_piece(self, symbol: str) -> str:
        """Return the place where a piece is shown, with its other face."""
        shown = [first.symbol for first, other in pieces_shown(self.variant) if symbol in _symbols(first, other)]
        return f"{PIECES}.{shown[0]}" if shown else PIECES


def _symbols(*pieces: Piece | None) -> list[str]:
    return [piece.symbol for piece in pieces if piece is not None]


def pieces_shown(variant: Variant) -> list[tuple[Piece, Piece | None]]:
    """Return the pieces in the order of the page, each with its promoted face, if it has one.

    A promoted piece that looks like another is not shown.
    """
    shown = [piece for piece in variant.pieces if not piece.symbol.endswith("~")]
    by_art = {piece.art: piece for piece in shown}
    faces = {piece.symbol: by_art.get(piece.art + "+") for piece in shown}
    others = {piece.symbol for symbol, piece in faces.items() if piece is not None}
    return [(piece, faces[piece.symbol]) for piece in shown if piece.symbol not in others]


def moves_of(variant: Variant, faces: Iterable[Piece | None]) -> list[str]:
    """Return how the faces of a piece move, a paragraph for each."""
    return [sentences(*words) for words in _of_faces(variant, faces, piece_notes.moves)]


def notes_of(variant: Variant, faces: Iterable[Piece | None]) -> list[str]:
    """Return the other sentences on the faces of a piece, a paragraph for each."""
    return [sentences(*words) for words in _of_faces(variant, faces, piece_notes.notes)]


def _of_faces(
    variant: Variant, faces: Iterable[Piece | None], words: Callable[[Variant, Piece], list[str]]
) -> list[list[str]]:
    """Return sentences on the faces of a piece, with their names if there are two."""
    there = [face for face in faces if face is not None]
    if len(there) == 1:
        return [words(variant, there[0])]
    return [[labelled(naming.piece(face), sentences(*words(variant, face)))] for face in there]
