"""A study: a document for trying, judging and commenting on moves. Every edit is saved and can be undone."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.document import glyphs
from surajang.gui.document.document import GameDocument, Navigation
from surajang.gui.document.drawn_marks import Mark, marks_in, without_marks
from surajang.gui.document.edits import Change, Jumped, Stepped
from surajang.gui.document.game_text import ORIENTATION, SIDES, flipped_in, line_as_game, line_to, moves_text
from surajang.gui.document.history import EditHistory
from surajang.gui.kit.translation import tr
from surajang.gui.storage.autosave import STUDY_TEXT, Autosave, SaveState
from surajang.gui.storage.paths import as_file_name
from surajang.gui.storage.studies_folder import NAME, name_study, new_study_file
from surajang.rules.game import Game, Node
from surajang.rules.variant import Variant

SAVE_MS = 250
"""How long saving waits after an edit, so that further edits are saved with it."""


class Study(QObject):
    """A document with its history and a saver. Its source is never changed: the document is a copy.

    Nothing is saved before the first edit. `flipped`: whether the second player is at the lower edge of the board, or
    None if that is unknown. It is saved as a tag, and turning the board is no edit to be undone.
    """

    changed = Signal()
    """The possible commands have changed."""

    save_state_changed = Signal(SaveState)
    """The save state has changed."""

    save_delayed = Signal(str)
    """Saving takes more than a moment: a sentence that says why. It is valid until the study is saved."""

    def __init__(self, document: GameDocument, saver: Autosave) -> None:
        super().__init__()
        self.document = document
        document.setParent(self)
        self.history = EditHistory(document)
        self.navigation = Navigation(document)
        self.saver = saver
        self.flipped: bool | None = None
        self._unsaved = False
        self._soon = QTimer(self, singleShot=True, interval=SAVE_MS)
        self._soon.timeout.connect(self.save_now)
        document.changed.connect(self._follow)
        self.history.changed.connect(self.changed)
        saver.state_changed.connect(self._report_save_state)
        saver.delayed.connect(self.save_delayed)

    # The study

    @property
    def game(self) -> Game:
        """The tree, and the position at its cursor; not to be changed."""
        return self.document.game

    @property
    def variant(self) -> Variant:
        """The variant."""
        return self.document.variant

    @property
    def node(self) -> Node:
        """The node at the cursor."""
        return self.document.node

    @property
    def name(self) -> str:
        """The study's name."""
        return self.game.headers.get(NAME, "")

    @property
    def begun(self) -> bool:
        """Whether anything has been edited, now or before it was opened from the folder of studies."""
        return self.saver.path is not None or self._unsaved

    @property
    def save_state(self) -> SaveState:
        """Whether the current study is saved; one without edits need not be."""
        return SaveState.SAVING if self._unsaved else self.saver.state

    def text(self) -> str:
        """Return it as PGN."""
        return self.document.text({} if self.flipped is None else {ORIENTATION: SIDES[self.flipped]})

    def file_stem(self) -> str:
        """Return a name for its file, without the extension."""
        return as_file_name(tr("Study {name}, {title}", name=self.name, title=self.variant.title))

    def _follow(self, change: Change) -> None:
        """Save an edit soon."""
        if isinstance(change, (Stepped, Jumped)):
            self.changed.emit()
        else:
            self._save_soon()

    def turn(self) -> None:
        """Turn the board."""
        self.flipped = not self.flipped
        if self.begun:
            self._save_soon()

    def _save_soon(self) -> None:
        if not self._unsaved:
            self._unsaved = True
            self._soon.start()
            self.save_state_changed.emit(self.save_state)

    def save_now(self) -> None:
        """Save unsaved edits."""
        self._soon.stop()
        if self._unsaved:
            text = self.text()
            self._unsaved = False
            self.saver.save(text)

    def _report_save_state(self, state: SaveState) -> None:
        """Report whether it is saved, unless there is more to save."""
        if not self._unsaved:
            self.save_state_changed.emit(state)

    # Beginning and ending

    def prepare_to_leave(self) -> None:
        """Save all of it and release its file; then `close` or `stay`."""
        self.save_now()
        self.saver.hold(False)

    def stay(self) -> None:
        """Continue after `prepare_to_leave`."""
        self.saver.hold(True)

    def close(self) -> None:
        """Stop everything. Unsaved edits are written once more, without waiting."""
        self.save_now()
        self.saver.close()

    # Moves

    def play(self, move: int) -> Node:
        """Make a legal move at the cursor: along an existing line, or as a new variation."""
        return self.document.play(move)

    def play_line(self, moves: Iterable[int]) -> Node | None:
        """Add legal moves after the cursor as one edit, and show the first. Return the last node, None if none."""
        start = self.node
        last = self.document.add_line(start, moves)
        if last is start:
            return None
        shown = last
        while shown.parent is not None and shown.parent is not start:
            shown = shown.parent
        self.document.go_to(shown)
        return last

    # Lines

    @property
    def may_promote(self) -> bool:
        """Whether the current line is not the main line."""
        return self._branch() is not None

    def promote(self) -> None:
        """Move the current variation to the first place where it branches off."""
        branch = self._branch()
        if branch is not None:
            self.document.promote(branch)

    def make_main_line(self) -> None:
        """Make the line to the cursor part of the main line."""
        self.document.promote_line(self.node)

    def delete(self) -> None:
        """Remove the move at the cursor with all that follows it; undoing brings it back."""
        if self.node.parent is not None:
            self.document.remove(self.node)

    def _branch(self) -> Node | None:
        """Return the last node on the way to the cursor where another line comes first."""
        node = self.node
        while node.parent is not None and node.parent.children[0] is node:
            node = node.parent
        return node if node.parent is not None else None

    def line_text(self) -> str:
        """Return the current line as PGN, from the start to its end."""
        return line_as_game(self.game, line_to(self.node))

    def moves_text(self) -> str:
        """Return the moves of the current line, from the start to its end."""
        return moves_text(self.game, line_to(self.node)[1:])

    # Notes

    @property
    def judged(self) -> bool:
        """Whether there is a move at the cursor, which can have glyphs."""
        return self.node.parent is not None

    def has_glyph(self, nag: int) -> bool:
        """Return whether the move at the cursor has a glyph."""
        return nag in self.node.nags

    def toggle_glyph(self, nag: int) -> None:
        """Add a glyph to the move at the cursor, in place of one of its group, or remove it."""
        if self.judged:
            self.document.set_nags(self.node, glyphs.toggled(self.node.nags, nag))

    @property
    def has_diagram(self) -> bool:
        """Whether a diagram is printed after the move at the cursor."""
        return glyphs.has_diagram(self.node.nags)

    def toggle_diagram(self) -> None:
        """Print a diagram after the move at the cursor, or none."""
        if self.judged:
            self.document.set_nags(self.node, glyphs.with_diagram(self.node.nags, not self.has_diagram))

    @property
    def comment(self) -> str:
        """The comment on the move at the cursor, at the start on the whole game."""
        return without_marks(self.node.comment)

    def set_comment(self, node: Node, text: str) -> None:
        """Set the comment on a move; drawn marks stay."""
        text = text.strip()
        if text != without_marks(node.comment):
            self.document.comment(node, text)

    @property
    def comment_before(self) -> str:
        """The comment before the move at the cursor."""
        return without_marks(self.node.comment_before)

    def set_comment_before(self, node: Node, text: str) -> None:
        """Set the comment before a move."""
        text = text.strip()
        if text != without_marks(node.comment_before):
            self.document.comment_before(node, text)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The arrows and circles drawn at the cursor."""
        return marks_in(self.node.comment)

    def toggle_mark(self, mark: Mark) -> None:
        """Draw an arrow or a circle at the cursor, in place of one of another colour, or remove it if it is there."""
        others = tuple(other for other in self.marks if (other.start, other.end) != (mark.start, mark.end))
        self.document.set_marks(self.node, others if mark in self.marks else (*others, mark))

    def remove_marks(self) -> None:
        """Remove all marks at the cursor."""
        if self.marks:
            self.document.set_marks(self.node, ())

    def rename(self, name: str) -> None:
        """Rename the study."""
        name = " ".join(name.split())
        if name and name != self.name:
            self.document.set_header(NAME, name)


def make_study(game: Game, save_in: Path | None = None, saver: Autosave | None = None) -> Study:
    """Return a study of a game that nothing else uses, with its cursor.

    It is saved in the file `save_in`, in a new one from its first edit on, or by another `saver`.
    """
    name_study(game)
    flipped = flipped_in(game.headers)
    game.headers.pop(ORIENTATION, None)
    document = GameDocument(game)
    autosave = saver or Autosave(save_in or (lambda: new_study_file(game.variant.title)), text=STUDY_TEXT)
    study = Study(document, autosave)
    study.flipped = flipped
    if saver is None:
        autosave.setParent(study)
    return study
