"""The page of a study: the board, and beside it the tree, comments, glyphs, analysis, openings and review."""

from itertools import pairwise

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from surajang.gui.board.view import BoardView
from surajang.gui.desk.answering import Answers
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.document_page import DocumentPage, navigation_handlers
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.navigator import MistakesRequest, NewGameRequest
from surajang.gui.desk.page_layout import UNBOUNDED, Arranger, Messages, place_beside
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.save_commands import SaveCommands, SaveMark
from surajang.gui.desk.share_commands import ShareCommands, file_handlers
from surajang.gui.desk.typed_move import BoardEntry
from surajang.gui.document import move_text
from surajang.gui.document.edits import Annotated, Change, HeadersSet, Jumped, Stepped
from surajang.gui.document.glyphs import BY_NAG, MOVE_GLYPHS
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import size_buttons
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.punctuation import ended, sentences
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.shorten import SENTENCE, isolated, shortened
from surajang.gui.kit.style import large
from surajang.gui.kit.translation import Text, tr
from surajang.gui.review import review_text
from surajang.gui.shell.page import CommandHandler
from surajang.gui.storage.autosave import STUDY_TEXT
from surajang.gui.storage.game_file import GameFile
from surajang.gui.storage.paths import readable
from surajang.gui.study.study import Study
from surajang.gui.study.study_analysis import StudyAnalysis
from surajang.gui.study.study_board import Panels, StudyBoard
from surajang.gui.study.study_notes import StudyHead, StudyNotes
from surajang.gui.study.study_openings import FindOwnMoves, StudyOpenings
from surajang.gui.study.study_review import StudyReview
from surajang.gui.study.study_tree import StudyTree
from surajang.gui.words import naming, spoken_moves
from surajang.gui.words.refusal_text import sentence
from surajang.rules.reasons import Reason, because

WIDTHS = (270, 0.32, 460)
"""The width beside the board, for `gui.desk.page_layout`: more than on other pages."""

LOW = 640
"""The height below which a page is low, in pixels; it grows with the text."""

MIN_TREE, FAIR_TREE, ROOM_FOR_TREE = 60, 110, 170
"""The minimum height of the tree, the height that analysis and notes leave to it, and the height that openings and
review leave to it, at the default text size.
"""

PANELS = ("analysis", "openings", "review")
"""The panels above the tree, as settings name them."""

ICON = 20

BUTTONS = (
    "show_first", "step_back", "step_forward", "show_last", "undo_edit", "redo_edit", "flip", "promote", "delete_line",
)  # fmt: skip

KEPT_ANYWAY = Text("They are still saved among your studies.")
SAVE_THEM, LEAVE_THEM = Text("Save them there"), Text("Leave it as it is")

LINE_COMMANDS = (
    "write_comment", "promote", "make_main_line", "copy_line", "copy_moves", "fold_here", "delete_line",
)  # fmt: skip
"""The menu of a move in the tree."""


class StudyEntry(BoardEntry):
    """Makes a person's moves, along the tree or as new variations, or says why they cannot be made."""

    def __init__(self, study: Study, board: BoardView, messages: PageMessages, page: QWidget) -> None:
        super().__init__(board, messages.banner, page)
        self._study = study
        self._messages = messages
        self.typed.set_game(study.game)

    def refresh(self) -> None:
        """Update the field for typed moves."""
        self.allow(not self._study.node.outcome.over)

    def make(self, move: int) -> None:
        """Make a legal move: along the tree, or as a new variation."""
        self.board.set_arrow(None)
        self.banner.dismiss()
        self._study.play(move)

    def answer_blocked(self) -> None:
        """Say that the game is over, or which side is to move."""
        node = self._study.node
        if node.outcome.over:
            self._messages.refuse(tr("The game is over here."))
        else:
            self.refuse(because("not your turn", self._study.variant, player=node.side))

    def refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has highlighted the reason."""
        self._messages.refuse(sentence(reason), reason=reason)

    def prompt(self) -> str:
        """Return the prompt of the field for moves."""
        return super().prompt() if self.typed.isEnabled() else tr("The game ends here")


class StudyPage(DocumentPage):
    """Shows one study."""

    _entry: StudyEntry

    def __init__(
        self,
        study: Study,
        file: GameFile | None,
        tools: PageTools,
        record: GameFile | None = None,
        find_own: FindOwnMoves | None = None,
    ) -> None:
        """`file` is the study's own, `record` that of the game it was made from; `find_own` finds a person's games."""
        super().__init__(study.document, tools, tools.pages)
        self.study = study
        study.setParent(self)
        self._actions = tools.actions
        self._board = StudyBoard(study, tools, self)
        self.board = self._board.view
        self.room = BoardRoom(self.board, self)
        self.messages = PageMessages(study.variant, self.board, tools, self)
        self.banner = self.messages.banner
        self._entry = StudyEntry(study, self.board, self.messages, self)
        self.typed = self._entry.typed
        self._answers = Answers(lambda: study.game, self._entry, self._show_answer)
        self.saver = SaveCommands(study, file, self.messages, tools.settings, tools.window, STUDY_TEXT, record)
        self._questions = FileQuestions(tools.settings, tools.window)
        self.left_behind = ""
        """The study's text when the user left its own file as it was."""
        self.analysing = self.reviewing = False
        """Whether engines analysed and a review was being made when the page was left."""
        self.sharing = ShareCommands(study.document, study, self.board, self.messages, tools, STUDY_TEXT)
        commands = [tools.actions[name] for name in LINE_COMMANDS]
        self.tree = StudyTree(study.document, commands, tools.style.palette)
        self.notes = StudyNotes(study, tools.actions, self)
        self.save_mark = SaveMark(tools.style.palette, self)
        self.head = StudyHead(study, self)
        self.analysis = StudyAnalysis(study, self._board, self.messages, tools, self)
        self.openings = StudyOpenings(study, tools.settings, self._entry.make, find_own, self)
        self.review = StudyReview(study, self.messages, self._learn, tools, self)
        self.panels = Panels(self)
        self._lay_out()
        self.handlers = {
            **self._edit_handlers(),
            **self.notes.handlers(self.judge),
            **file_handlers(self.saver, self.sharing),
            **self.analysis.handlers(),
            **self.openings.handlers(),
            **self.review.handlers(),
            "copy_line": CommandHandler(self.copy_line, lambda: bool(study.game.root.children)),
            "copy_moves": CommandHandler(self.copy_moves, lambda: bool(study.game.root.children)),
            "play_on": CommandHandler(self._play_from_here, lambda: not study.node.outcome.over),
            "draw_by_keys": CommandHandler(self.board.input.draw_by_keys),
            "flip": CommandHandler(self.flip),
            "type_move": CommandHandler(self._entry.start_typing),
        }
        self._listen()
        Arranger(self, self._arrange)
        Arranger(self._area, self._save_height)
        self.apply_settings()

    def _edit_handlers(self) -> dict[str, CommandHandler]:
        """Return the commands that move the cursor or edit the tree: edited texts are committed first."""
        study, tree = self.study, self.tree
        history, document = study.history, study.document
        handlers = {
            **navigation_handlers(study.navigation),
            "undo_edit": CommandHandler(history.undo, lambda: history.may_undo),
            "redo_edit": CommandHandler(history.redo, lambda: history.may_redo),
            "toggle_diagram": CommandHandler(study.toggle_diagram, lambda: study.judged, lambda: study.has_diagram),
            "remove_marks": CommandHandler(study.remove_marks, lambda: bool(study.marks)),
            "promote": CommandHandler(study.promote, lambda: study.may_promote),
            "make_main_line": CommandHandler(study.make_main_line, lambda: not document.in_main_line(study.node)),
            "delete_line": CommandHandler(study.delete, lambda: study.judged),
            "fold_here": CommandHandler(tree.fold_here, lambda: tree.variation is not None),
            "fold_all": CommandHandler(tree.fold_all),
            "unfold_all": CommandHandler(tree.unfold_all, lambda: bool(tree.folded)),
        }
        return {name: self._committed(handler) for name, handler in handlers.items()}

    # Layout

    def _lay_out(self) -> None:
        self.panel = QWidget(self)
        self.panel.setObjectName("study")
        self._side = QWidget(self)
        area = self._area = scrolling(self.panel, self._side)  # a widget moved there later would get its style twice
        column = self._column = lay_column(self.head, within=self.panel, margins=0, spacing=8)
        self.panels.setChildrenCollapsible(False)
        for panel in (self.analysis.panel, self.openings.panel, self.review.panel, self.tree):
            self.panels.addWidget(panel)
        self.panels.setStretchFactor(self.panels.indexOf(self.tree), 1)
        column.addWidget(self.panels, 1)
        column.addWidget(Messages(self.messages.places, self.panel))
        column.addWidget(self.notes)
        self.save_mark.attach_to(self.typed)
        column.addWidget(self.typed)
        self._row = lay_row((self._beside(), 1), within=self, margins=(10, 6, 10, 10), spacing=12)
        lay_column((area, 1), self._buttons(), within=self._side, margins=0, spacing=8)
        self._row.addWidget(self._side)
        review, openings = self.review.panel, self.openings.panel
        parts = (
            self.typed,
            openings.source,
            openings.table,
            review.cancel,
            review.graph,
            *review.learn_buttons,
            self.tree.view,
        )
        for before, after in pairwise(parts):  # in their order on the page, not in the order of their creation
            self.setTabOrder(before, after)

    def _beside(self) -> QWidget:
        """Return the board with its evaluation bar."""
        beside = QWidget(self)
        lay_row(self.analysis.bar, (self.room, 1), within=beside, margins=0, spacing=6)
        return beside

    def _buttons(self) -> QWidget:
        buttons = QWidget(self)
        self._add_tools(buttons, [self._actions[name] for name in BUTTONS])
        return buttons

    def _make_room(self) -> None:
        """Give the analysis, the openings and the review the heights that they need, as far as the tree leaves room."""
        fair, room = (round(height * self._style.zoom / 100) for height in (FAIR_TREE, ROOM_FOR_TREE))
        heights, scale = self._settings["study_panels"], self._style.zoom / 100
        self.panels.heights = {
            number: round(heights[name] * scale) for number, name in enumerate(PANELS) if name in heights
        }
        panels = ((self.analysis.panel, fair), (self.openings.panel, room), (self.review.panel, room))
        self.panels.share(panels, self.tree.minimumHeight())

    def _remember_heights(self) -> None:
        """Remember the heights of the panels that were dragged."""
        scale = self._style.zoom / 100
        self._settings["study_panels"] = {
            PANELS[number]: round(height / scale) for number, height in self.panels.heights.items()
        }

    def _listen(self) -> None:
        study = self.study
        study.document.changed.connect(self._follow)
        study.changed.connect(self.refresh)
        study.save_state_changed.connect(self._show_save_state)
        study.save_delayed.connect(lambda sentence: self.messages.say_unsafe("game", sentence))
        self.board.stepped.connect(lambda steps: study.navigation.step(steps > 0))
        self.tree.chosen.connect(study.document.go_to)
        self.tree.fold_changed.connect(self.state_changed)
        self.notes.left.connect(self.board.setFocus)
        self.head.renamed.connect(self.board.setFocus)
        for part in (self.analysis, self.openings, self.review):
            part.changed.connect(self.state_changed)
            part.resized.connect(self._make_room)
            part.resized.connect(lambda: soon(self, self._save_height))  # once the parts' new heights are known
        self.panels.dragged.connect(lambda: self._remember_heights())
        self.messages.save_requested.connect(self.saver.save_as)
        self._entry.file_meant.connect(self.turn)

    # For the window

    @property
    def title(self) -> str:
        """The study's name."""
        return tr(
            "Study: {shortened} · {title}",
            shortened=shortened(isolated(self.study.name)),
            title=naming.title_among_all(self.study.variant),
        )

    def begin(self) -> None:
        """Show the study, now that the page is shown."""
        self._show_side()
        self._board.show()
        self.save_mark.set_state(self.study.save_state if self.study.begun else None)
        self.head.show_name()
        self._show_node()
        self.refresh()
        self.board.setFocus()
        self.analysis.begin()
        if self.analysing and not self.analysis.on:
            self.analysis.start()
        self.openings.begin()
        self.review.refresh()
        if self.reviewing:
            self.review.start()

    def go_on_like(self, left: "StudyPage") -> None:
        """Take over the edits to undo, what is in its own file, and the work of engines, of a page of the same study
        that was left.
        """
        self.study.history.restore(left.study.history.edits)
        self.analysing, self.reviewing = left.analysing, left.reviewing
        self.saver.saved = left.saver.saved
        self.left_behind = left.left_behind

    def apply_settings(self) -> None:
        self.board.set_palette(self._style.palette)
        self._board.apply_settings()
        self.room.set_percent(self._settings["board_size"])
        self.tree.set_colours(self._style.palette)
        self.save_mark.set_colours(self._style.palette)
        side = large(ICON, self._style.zoom)
        self.notes.size_to_text(side)
        size_buttons(self._tools, side)
        self.analysis.panel.set_colours(self._style.palette)
        self.analysis.panel.size_to_text(side, round(side * 1.2), round(side * 1.6))
        self.analysis.bar.set_colours(self._style.palette)
        self.openings.panel.size_to_text()
        self.review.panel.graph.set_colours(self._style.palette)
        self._arrange()

    def may_leave(self) -> bool:
        """Return whether the study may be left: it is saved, or the user saves or discards it."""
        self._commit()
        return self.saver.may_leave(self._file_may_lag)

    def may_remake(self) -> bool:
        """Return whether the study is saved, or may be made again anyway; its own file may lag, as it does now."""
        self._commit()
        return self.saver.may_leave()

    def save_in_a_moment(self) -> None:
        self._commit()
        super().save_in_a_moment()

    def _file_may_lag(self) -> bool:
        """If the study's own file lacks changes, ask whether to save them. Return whether to leave the page."""
        file = self.saver.file
        if file is None or not self.study.history.may_undo or self.saver.in_file:
            return True
        text = self.study.text()
        if text == self.left_behind:
            return True
        asked = tr("{name} does not contain your changes.", name=readable(file.path.name))
        chosen = self._questions.choose(asked, KEPT_ANYWAY(), [SAVE_THEM(), LEAVE_THEM()])
        if chosen == SAVE_THEM():
            self.saver.save()
        elif chosen == LEAVE_THEM():
            self.left_behind = text
        return bool(chosen)

    def leave(self) -> None:
        """End the study and everything that runs for it."""
        self._commit()
        self.analysing, self.reviewing = self.analysis.on, self.review.running
        self.study.blockSignals(True)
        self.analysis.close()
        self.openings.close()
        self.review.close()
        self.study.close()
        self.saver.release()
        self.sharing.release()
        for message in self.messages.places:
            message.dismiss()

    # Commands

    def judge(self, nag: int) -> None:
        """Add or remove a glyph on the current move; right after F its key means a rank of that file."""
        number = next((str(place) for place, glyph in enumerate(MOVE_GLYPHS, 1) if glyph.nag == nag), "")
        if number and self._entry.keys.just_flipped:
            self.turn()
            self._entry.start_typing(f"f{number}")
        else:
            self.study.toggle_glyph(nag)

    def copy_line(self) -> None:
        """Copy the current line as PGN."""
        QGuiApplication.clipboard().setText(self.study.line_text())
        self.banner.say(tr("The line is on the clipboard."))

    def copy_moves(self) -> None:
        """Copy the moves of the current line."""
        QGuiApplication.clipboard().setText(self.study.moves_text())
        self.banner.say(tr("The moves are on the clipboard."))

    def flip(self) -> None:
        """Turn the board."""
        self.turn()
        self.board.edge.announce()
        self._entry.keys.flipped()

    def turn(self) -> None:
        """Turn the board, without announcing it."""
        self.study.turn()
        self._show_side()

    def _show_side(self) -> None:
        """Show the board from the study's side."""
        self.board.set_flipped(bool(self.study.flipped))
        self.analysis.bar.set_flipped(self.board.flipped())

    def _play_from_here(self) -> None:
        flipped = self.board.flipped()
        self._navigator.open(NewGameRequest(self.game_name, start=self.shown_fen, flipped=flipped))

    def _learn(self, side: int) -> None:
        """Replay the mistakes of a side; the study is shown again afterwards."""
        line = tuple(self.study.document.main_line)
        back = self.show_again
        if back is not None and self.may_leave():
            self.study.save_now()
            self._navigator.open(MistakesRequest(self.study.game, line, side, back))

    def _commit(self) -> None:
        self.notes.commit()
        self.head.commit()

    def _committed(self, handler: CommandHandler) -> CommandHandler:
        """Return a command that first commits edited texts."""

        def do() -> None:
            self._commit()
            handler.run()

        return handler._replace(run=do)

    # Changes of the study

    def _follow(self, change: Change) -> None:
        self._board.follow(change)
        self.tree.follow(change)
        self.review.follow(change)
        match change:
            case Stepped(node) | Jumped(node):
                self.typed.clear()
                self.banner.dismiss()
                self._show_node()
                announce(self._spoken(change), "position")
                self.analysis.position_shown()
                self.openings.position_shown()
            case Annotated(node) if node is self.study.node:
                self._show_node()
            case HeadersSet():
                self.head.show_name()
                self.state_changed.emit()

    def _spoken(self, change: Stepped | Jumped) -> str:
        """Return the announcement of the current move: the move, its glyphs, its comment."""
        words = move_text.followed(self.study.game, change)
        judged = [tr(BY_NAG[nag].meaning) for nag in change.node.nags if nag in BY_NAG]
        comment = shortened(self.study.comment, SENTENCE)
        if comment.startswith(
            tuple(level() for level in review_text.LEVELS.values())
        ):  # a review's comment says it already
            judged = []
        return sentences(words, *map(ended, judged), spoken_moves.in_words(self.study.variant, comment, in_files=True))

    # Look

    def refresh(self) -> None:
        """Update the commands."""
        self._entry.refresh()
        self.state_changed.emit()

    def _show_node(self) -> None:
        """Show the notes on the current move, and the state of the game there."""
        self.notes.refresh()
        self.head.show_standing()

    def _arrange(self) -> None:
        """Put the panel beside the board or below it, whichever leaves the larger board."""
        self.tree.setMinimumHeight(round(MIN_TREE * self._style.zoom / 100))
        low = self.height() < LOW * self._style.zoom / 100
        self._column.setSpacing(4 if low else 8)
        place_beside(self, self._row, self._side, self._style.zoom, WIDTHS)

    def _save_height(self) -> None:
        """Let the notes save the height that the rest of the panel needs."""
        scale = self._style.zoom / 100
        needed = self._column.totalMinimumHeightForWidth(self._area.viewport().width()) + self.notes.saved_height
        needed += round((FAIR_TREE - MIN_TREE) * scale)
        self.notes.save_height(UNBOUNDED if self.height() < LOW * scale else needed - self._area.height())
