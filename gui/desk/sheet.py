"""The printed sheet of a game: the dialog, its text, and writing it as a PDF."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QWidget

from surajang.gui.board.board_state import BoardState, state_from_diagram
from surajang.gui.board.picture import Picture, View, render_image
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.places import squares_of
from surajang.gui.board.state_of_game import annotated
from surajang.gui.document.drawn_marks import marks_in, without_marks
from surajang.gui.document.game_text import MoveNumbers
from surajang.gui.document.glyphs import DIAGRAM_SIGN, has_diagram, signs
from surajang.gui.kit.background import Steps
from surajang.gui.kit.columns_pdf import WIDTH, columns_pdf, picture
from surajang.gui.kit.fields import Form, Segments, agree, fit
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import against, beside, headed
from surajang.gui.kit.translation import Text, tr, translated
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.writing_by_turns import write_by_turns
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.rules.diagram import diagram_of
from surajang.rules.game import Game, Node

PLACES = (
    ("marked", Text("Where marked in the study")),
    ("often", Text("Also every ten moves")),
    ("nowhere", Text("None", "no diagrams")),
)
PLACES_HINT = Text("In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.")


class SheetDialog(QDialog):
    """Asks where to print diagrams."""

    chosen = Signal(str)
    """The place of diagrams: NOWHERE, MARKED or OFTEN."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Save a game sheet"))
        self._settings = settings
        self.diagrams = Segments(translated(PLACES), settings["sheet"].get("diagrams", ""), self)
        hint = Label(PLACES_HINT(), self, look="muted", wraps=True)
        form = Form()
        form.add_row(tr("Diagrams"), self.diagrams, stretch=True)
        form.add_row("", hint, stretch=True)
        self.save_button = agree(self, form, (tr("Save…"), tr("Cancel")))
        fit(self)

    def accept(self) -> None:
        """Remember the choice and report it."""
        self._settings["sheet"] = {"diagrams": self.diagrams.value}
        super().accept()
        self.chosen.emit(self.diagrams.value)


NOWHERE, MARKED, OFTEN = "nowhere", "marked", "often"
"""No diagrams; those the author asks for or has drawn on; or also one every ten moves of the game."""

BETWEEN = 20
"""Half-moves between diagrams with OFTEN."""

PARAGRAPH = 16
"""The most moves in a paragraph, including variations: printed text is laid out by paragraphs."""

UNKNOWN = ("", "?", "????.??.??")


@dataclass(frozen=True)
class DiagramHere:
    """A diagram of the position after a move, and its caption."""

    node: Node
    caption: str


def head(game: Game, names: tuple[str, str], headers: Mapping[str, str]) -> str:
    """Return the sheet's head: the players, the game, place and date, and the outcome."""
    lines = [naming.title(game.variant)]
    lines += [naming.event(headers[tag]) for tag in ("Event", "Site", "Date") if headers.get(tag, "") not in UNKNOWN]
    end = game.end or game.main_line()[-1]
    outcome = game.ended if game.ended.over else end.outcome
    words = ""
    if outcome.over:
        why = outcome_text.explanation(outcome, game.variant, end.side, names)
        heading = f"<b>{escape(outcome_text.heading(outcome, game.variant))}</b>"
        words = f"<p>{headed(heading, escape(why))}</p>"
    return f"<h1>{escape(against(names))}</h1><p>{escape(beside(*lines))}</p>{words}"


def body(game: Game, diagrams: str) -> Iterator[str | DiagramHere]:
    """Yield the paragraphs of the moves, and the diagrams between them.

    Moves tried after the end are left out. If there are diagrams at all, one shows the start of a game from a special
    position.
    """
    if _comment(game.root.comment):
        yield f"<p><i>{escape(_comment(game.root.comment))}</i></p>"
    if diagrams != NOWHERE and (game.start_fen != game.variant.start or asks_for_diagram(game.root)):
        yield DiagramHere(game.root, "")
    numbers = MoveNumbers(game)
    words: list[str] = []
    depth = moves = 0
    numbered, opening = True, ""
    due: DiagramHere | None = None
    for step in walk(game):
        if due is not None and step != ")":
            yield f"<p>{' '.join(words)}</p>"
            yield due
            words, moves, numbered, due = [], 0, True, None
        if isinstance(step, str):
            depth += 1 if step == "(" else -1
            opening = opening + step if step == "(" else ""
            if step == ")":
                words[-1] += step
            numbered = True
            continue
        wanted = diagrams != NOWHERE and asks_for_diagram(step)
        wanted = wanted or (diagrams == OFTEN and not depth and step.ply % BETWEEN == 0)
        numbered = numbered or bool(_comment(step.comment_before))
        shown = shown_moves.of_node(game.variant, step)
        words.append(opening + _written(step, numbers.written(step, shown, numbered), not depth))
        opening, numbered = "", bool(_comment(step.comment))
        moves += 1
        if wanted:
            due = DiagramHere(step, numbers.written(step, shown, always=True))
        elif moves >= PARAGRAPH and not depth:
            yield f"<p>{' '.join(words)}</p>"
            words, moves, numbered = [], 0, True
    if words:
        yield f"<p>{' '.join(words)}</p>"
    if due is not None:
        yield due


def _written(node: Node, move: str, played: bool) -> str:
    """Return a move, given with its number, with its signs and its comment; moves played are highlighted."""
    judged = signs(node.nags)
    behind = judged if judged[:1] in ("!", "?") else f" {judged}".rstrip()
    move = f"{escape(move)}{behind}".replace(" ", "&nbsp;")
    before, after = (text and f"<i>{escape(text)}</i>" for text in map(_comment, (node.comment_before, node.comment)))
    return " ".join(filter(None, (before, f"<b>{move}</b>" if played else move, after)))


def _comment(comment: str) -> str:
    """Return the words of a comment, without drawings and requests for diagrams."""
    return without_marks(comment).replace(DIAGRAM_SIGN, "").strip()


def asks_for_diagram(node: Node) -> bool:
    """Return whether a move's author asks for a diagram after it, or has drawn arrows or circles there."""
    return has_diagram(node.nags) or DIAGRAM_SIGN in node.comment or bool(marks_in(node.comment))


def walk(game: Game) -> Iterator[Node | str]:
    """Yield all moves as written, with the brackets around variations."""
    waiting: list[tuple[str, Node]] = [("", game.root)]
    while waiting:
        kind, node = waiting.pop()
        if kind == ")":
            yield kind
        elif kind == "(":
            yield kind
            yield node
            waiting += [(")", node), ("", node)]
        elif node.children and node is not game.end:
            first, *others = node.children
            yield first
            waiting.append(("", first))
            waiting += [("(", other) for other in reversed(others)]


FIGURE = round(WIDTH * 0.66)
"""The width of a diagram, in the units of gui.kit.columns_pdf."""

FINENESS = 3
"""Device pixels of a diagram per unit."""

MAX_DIAGRAMS = 200
"""The most diagrams of a sheet."""

SPACING = 2.0


class SheetWriter(QObject):
    """Makes one sheet of a game as it is now."""

    progressed = Signal(int, int)
    """The number of diagrams drawn, and of all."""

    ended = Signal(Exception)
    """Writing has ended: successfully (None), cancelled (CancelledError), or failed (OSError)."""

    def __init__(
        self, game: Game, names: tuple[str, str], diagrams: str, view: View, file: Path, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._view = view
        self._title = against(names)
        self._parts = [head(game, names, game.headers), *body(game, diagrams)]
        self._here = [part for part in self._parts if isinstance(part, DiagramHere)][:MAX_DIAGRAMS]
        self._drawn: dict[str, QImage] = {}
        self._turns = write_by_turns(self, file, self._steps, self.ended.emit)

    def cancel(self) -> None:
        """Cancel writing."""
        self._turns.cancel()

    def _steps(self) -> Steps[bytes]:
        size, pieces = Picture(side=FIGURE * FINENESS, coordinates=self._view.options.coordinates), PiecePictures()
        for number, here in enumerate(self._here):
            view = replace(self._view, state=self._state_after(here.node))
            self._drawn[f"diagram-{number}"] = render_image(view, size, pieces)
            self.progressed.emit(number + 1, len(self._here))
            yield
        foot = beside(self._title, naming.title(self._game.variant))
        return (yield from columns_pdf(self._title, foot, self._texts(), self._drawn, SPACING))

    def _state_after(self, node: Node) -> BoardState:
        """Return the state at a node, with its drawings and the sign of its move."""
        state = state_from_diagram(self._game.variant, diagram_of(self._game.position_at(node)))
        return annotated(replace(state, last_move=squares_of(node.move) if node.ply else state.last_move), node)

    def _texts(self) -> list[str]:
        """Return all texts, with the pictures in their places."""
        texts: list[str] = []
        number = 0
        for part in self._parts:
            if isinstance(part, str):
                texts.append(part)
            elif number < len(self._here):
                shown = picture(f"diagram-{number}", FIGURE, self._drawn)
                texts.append(f"<p align='center'>{shown}<br><small>{escape(part.caption)}</small></p>")
                number += 1
        return texts
