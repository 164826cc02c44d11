"""The page of a study: the board, and beside it the whole tree, comments, signs, and panels that look along."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.board.annotations import Arrow
from gui.desk.answering import Answers
from gui.desk.beside import Arranger, stand_beside
from gui.desk.board_room import BoardRoom
from gui.desk.file_deeds import file_deeds
from gui.desk.file_dialogs import FileQuestions
from gui.desk.navigator import MistakesRequest, NewGameRequest
from gui.desk.page_layout import Messages
from gui.desk.page_tools import PageTools
from gui.desk.save_commands import SaveCommands
from gui.desk.save_mark import SaveMark
from gui.desk.share_commands import ShareCommands
from gui.document import move_text
from gui.document.edits import Annotated, Change, HeadersSet, Jumped, Stepped
from gui.document.glyphs import BY_NAG, MOVE_GLYPHS
from gui.kit.announcing import announce
from gui.kit.flow_layout import Flow
from gui.kit.label import Label
from gui.kit.menu_size import fit_to_screen
from gui.kit.punctuation import ended, headed, sentences
from gui.kit.scrolling import scrolling
from gui.kit.shorten import SENTENCE, isolated, shortened
from gui.kit.splitter import KeySplitter
from gui.kit.style import large
from gui.kit.tip import give_tip
from gui.kit.tool_button import ToolButton
from gui.kit.translation import tr
from gui.review import review_text
from gui.shell.page import Deed, Page
from gui.storage import saving_text
from gui.storage.autosave import SaveState
from gui.storage.game_file import GameFile
from gui.storage.paths import readable
from gui.study import study_text
from gui.study.comment_field import CommentField
from gui.study.glyph_bar import GlyphBar
from gui.study.study import Study
from gui.study.study_analysis import StudyAnalysis
from gui.study.study_board import StudyBoard
from gui.study.study_deeds import glyph_deeds, study_deeds
from gui.study.study_entry import StudyEntry
from gui.study.study_messages import StudyMessages
from gui.study.study_review import StudyReview
from gui.study.study_tree import StudyTree
from gui.words import naming, outcome_text
from gui.words import spoken_moves as heard_moves
from rules import fen
from rules.game import Game, Node

WIDTHS = (270, 0.32, 460)
"""What stands beside the board, as `gui.desk.beside` has it: it holds more than others do."""

LEAST_TREE = 60
"""The height left to the tree when messages and panels need room, at the usual size of text."""

ICON = 20

BUTTONS = (
    "show_first", "step_back", "step_forward", "show_last", "undo_edit", "redo_edit", "flip", "promote", "delete_line",
)  # fmt: skip

LINE_COMMANDS = (
    "write_comment", "promote", "make_main_line", "copy_line", "copy_moves", "fold_here", "delete_line",
)  # fmt: skip
"""What the tree's own menu offers."""


class StudyPage(Page):
    """One study. Panels such as an analysis are added with `add_panel`; they follow `position_shown`, and use `game`,
    `play_line`, `set_arrows` and `preview`."""

    position_shown = Signal()
    """Another position is shown: that at the cursor of `game`."""

    def __init__(self, study: Study, file: GameFile | None, tools: PageTools, record: GameFile | None = None) -> None:
        """`file` is the study's own, `record` that of the game which it was made of."""
        super().__init__()
        self.setObjectName("page")
        self.study = study
        self.game_name = study.variant.name
        study.setParent(self)
        self._style = tools.style
        self._navigator = tools.navigator
        self._actions = tools.actions
        self._board = StudyBoard(study, tools, self)
        self.board = self._board.view
        self.room = BoardRoom(self.board, self)
        self._settings = tools.settings
        self.messages = StudyMessages(study, self.board, tools, self)
        self.banner = self.messages.banner
        self._entry = StudyEntry(study, self.board, self.messages, self)
        self.typed = self._entry.typed
        self._answers = Answers(lambda: study.game, self.board, self.typed, self._tell_answer)
        lent = (self.messages, tools.settings, tools.window, saving_text.STUDY)
        self.saver = SaveCommands(study, file, *lent, record)
        self._questions = FileQuestions(tools.settings, tools.window)
        self.sharing = ShareCommands(study.document, study, self.board, *lent)
        self.tree = StudyTree(study.document, tools.style.palette, self)
        of_move, of_whole = study_text.COMMENT_HINTS
        self.comment = CommentField(study_text.COMMENT(), (of_move(), of_whole()), parent=self)
        self.before = CommentField(study_text.COMMENT_BEFORE(), (study_text.BEFORE_HINT(), ""), 2, self)
        self.before.hide()
        self.glyphs = GlyphBar(tools.actions, self)
        self.save_mark = SaveMark(tools.style.palette, self)
        self.name_field = QLineEdit(self)
        self.state_label = Label(parent=self)
        self.analysis = StudyAnalysis(study.game, self.board, tools, self)
        self.review = StudyReview(study, tools, self)
        self.panels = KeySplitter(self)
        self._tools: list[QToolButton] = []
        self._lay_out()
        self.deeds = self._deeds()
        self._listen()
        Arranger(self, self._arrange)
        self.apply_settings()

    def _deeds(self) -> dict[str, Deed]:
        """Return what can be done here."""
        return {
            **{name: self._committed(deed) for name, deed in study_deeds(self.study, self.tree).items()},
            **glyph_deeds(self.study, self.judge),
            **file_deeds(self.saver, self.sharing),
            **self.analysis.deeds(),
            **self.review.deeds(),
            "write_comment": Deed(self.comment.write),
            "write_before": Deed(self.write_before, lambda: self.study.judged),
            "copy_line": Deed(self.copy_line, lambda: bool(self.study.game.root.children)),
            "copy_moves": Deed(self.copy_moves, lambda: bool(self.study.game.root.children)),
            "play_on": Deed(self._play_from_here, lambda: not self.study.node.outcome.over),
            "draw_by_keys": Deed(self.board.draw_by_keys),
            "flip": Deed(self.flip),
            "type_move": Deed(self._entry.start_typing),
        }

    # Where everything stands

    def _lay_out(self) -> None:
        """Put everything into its place."""
        self.panel = QWidget(self)
        self.panel.setObjectName("study")
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._head())
        column.addWidget(Messages(self.messages.places, self.panel))
        self.panels.addWidget(self.tree)
        self.panels.setChildrenCollapsible(False)
        self.panels.setStretchFactor(0, 1)
        self.add_panel(self.analysis.panel)
        self.add_panel(self.review.panel)
        column.addWidget(self.panels, 1)
        column.addWidget(self.before)
        column.addWidget(self.comment)
        column.addWidget(self.glyphs)
        entry = QHBoxLayout()
        entry.setSpacing(4)
        entry.addWidget(self.typed)
        entry.addWidget(self.save_mark)
        column.addLayout(entry)
        column.addWidget(self._buttons())
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 6, 10, 10)
        self._row.setSpacing(12)
        self._row.addWidget(self._beside(), 1)
        self._side = scrolling(self.panel, self)
        self._row.addWidget(self._side)
        review = self.review.panel
        parts = (self.typed, review.cancel, review.graph, *review.learn_buttons, review.list, self.tree.view)
        for before, after in pairwise(parts):  # as they stand, and not as they were made
            self.setTabOrder(before, after)

    def _beside(self) -> QWidget:
        """Return the board with what stands beside it."""
        beside = QWidget(self)
        row = QHBoxLayout(beside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.analysis.bar)
        row.addWidget(self.room, 1)
        return beside

    def _head(self) -> QWidget:
        """Return what says that this is a study, and which."""
        head = QWidget(self)
        head.setObjectName("strip")
        row = QHBoxLayout()
        row.setSpacing(8)
        self.badge = Label(tr("Study"), head)
        self.badge.setObjectName("badge")
        self.name_field.setMaxLength(120)
        self.name_field.setAccessibleName(tr("What the study is called"))
        give_tip(self.name_field, tr("What the study is called"))
        self.name_field.setProperty("flat", True)
        row.addWidget(self.badge)
        row.addWidget(self.name_field, 1)
        self.state_label.setObjectName("muted")
        self.state_label.setWordWrap(True)
        column = QVBoxLayout(head)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.state_label)
        return head

    def _buttons(self) -> QWidget:
        """Return the buttons for what is done most."""
        buttons = QWidget(self)
        buttons.setObjectName("tools")
        row = Flow(buttons, 2, even=True)
        for name in BUTTONS:
            button = ToolButton(buttons)
            button.setDefaultAction(self._actions[name])
            row.addWidget(button)
            self._tools.append(button)
        return buttons

    def add_panel(self, panel: QWidget) -> None:
        """Let a panel stand above the tree; between them their heights can be changed."""
        self.panels.insertWidget(self.panels.count() - 1, panel)
        self.panels.setStretchFactor(self.panels.count() - 1, 1)

    def _make_room(self) -> None:
        """Give the analysis and the review the heights that they need, as far as the tree can spare them."""
        whole = sum(self.panels.sizes())
        left = whole - self.tree.minimumHeight()
        sizes: list[int] = []
        for wanted in (self.analysis.panel.wanted_height(), self.review.panel.wanted_height()):
            sizes.append(max(0, min(wanted, left)))
            left -= sizes[-1]
        self.panels.setSizes([*sizes, whole - sum(sizes)])

    def _listen(self) -> None:
        """Follow the study and the parts of the page."""
        study = self.study
        study.document.changed.connect(self._follow)
        study.changed.connect(self.refresh)
        study.save_state_changed.connect(self._show_save_state)
        self.board.stepped.connect(lambda steps: study.navigation.step(steps > 0))
        self.tree.chosen.connect(study.document.go_to)
        self.tree.fold_changed.connect(self.state_changed)
        self.tree.menu_wanted.connect(self._show_menu)
        self.comment.committed.connect(study.set_comment)
        self.before.committed.connect(study.set_comment_before)
        for field in (self.before, self.comment):
            field.left.connect(self.board.setFocus)
        self.before.left.connect(self._show_node)
        self.name_field.editingFinished.connect(self._rename)
        self.name_field.returnPressed.connect(self.board.setFocus)
        self.analysis.arrows_wanted.connect(self.set_arrows)
        self.analysis.preview_wanted.connect(self.preview)
        self.analysis.line_wanted.connect(self.play_line)
        self.analysis.changed.connect(self.state_changed)
        self.analysis.room_wanted.connect(self._make_room)
        self.analysis.said.connect(self.say)
        self.position_shown.connect(self.analysis.position_shown)
        self.review.changed.connect(self.state_changed)
        self.review.room_wanted.connect(self._make_room)
        self.review.said.connect(self.say)
        self.review.learn_wanted.connect(self._learn)
        self.messages.save_wanted.connect(self.saver.save_as)
        self._entry.file_meant.connect(self._turn)

    # What the window asks for

    @property
    def title(self) -> str:
        """Which study it is."""
        return tr(
            "Study: {shortened} · {title}",
            shortened=shortened(isolated(self.study.name)),
            title=naming.title(self.study.variant),
        )

    @property
    def shown_fen(self) -> str:
        """The FEN of the position that is shown."""
        return fen.write(self.study.game.position)

    def begin(self) -> None:
        """Show the study, now that the page is shown."""
        self._board.show()
        self.save_mark.set_state(self.study.save_state if self.study.begun else None)
        self._show_name()
        self._show_node()
        self.refresh()
        self.board.setFocus()
        self.analysis.begin()
        self.review.refresh()

    @property
    def game_shown(self) -> Game:
        """The game of the study."""
        return self.study.game

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.board.set_palette(self._style.palette)
        self._board.apply_settings()
        self.room.set_percent(self._settings["board_size"])
        self.tree.set_colours(self._style.palette)
        self.save_mark.set_colours(self._style.palette)
        self.before.size_to_text()
        self.comment.size_to_text()
        side = large(ICON, self._style.zoom)
        for button in (*self._tools, *self.glyphs.buttons, self.glyphs.advantage):
            button.setIconSize(QSize(side, side))
            button.setMinimumWidth(round(side * 1.2))
            button.setFixedHeight(round(side * 1.6))
        self.analysis.panel.set_colours(self._style.palette)
        self.analysis.panel.size_to_text(side, round(side * 1.2), round(side * 1.6))
        self.analysis.bar.set_colours(self._style.palette)
        self.review.panel.set_colours(self._style.palette)
        self.review.panel.size_to_text()
        self._arrange()

    def may_leave(self) -> bool:
        """Say whether the study may be left: it is on disk, or its author saves it, or gives it up."""
        self._commit()
        return self.saver.may_leave(self._file_may_lag)

    def save_in_a_moment(self) -> None:
        """Save the study."""
        self._commit()
        self.saver.save_in_a_moment()

    def _file_may_lag(self) -> bool:
        """Ask about changes that the study's own file does not have, if there are any; say whether to go on leaving."""
        file = self.saver.file
        if file is None or not self.study.history.may_undo or self.saver.in_file:
            return True
        asked = study_text.LACKS_CHANGES(name=readable(file.path.name))
        chosen = self._questions.choose(
            asked, study_text.KEPT_ANYWAY(), [study_text.SAVE_THEM(), study_text.LEAVE_THEM()]
        )
        if chosen == study_text.SAVE_THEM():
            self.saver.save()
        return bool(chosen)

    def leave(self) -> None:
        """End the study with all that runs for it."""
        self._commit()
        self.study.blockSignals(True)
        self.analysis.close()
        self.review.close()
        self.study.close()
        self.saver.release()
        self.sharing.release()
        for message in self.messages.places:
            message.dismiss()

    def tell(self, text: str) -> bool:
        """Show a message that is not about the study."""
        self.messages.warn(text)
        return True

    def say(self, text: str) -> None:
        """Tell something about the study."""
        self.banner.say(text)

    def say_unsafe(self, what: str, sentence: str) -> bool:
        """Say above the moves that somebody's data are not on disk."""
        self.messages.say_unsafe(what, sentence)
        return True

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""
        self.messages.say_safe(what)

    # What panels use

    @property
    def game(self) -> Game:
        """The tree, its cursor at the position shown; to be read."""
        return self.study.game

    def play_line(self, moves: Sequence[int]) -> None:
        """Add legal moves behind the position shown as a line, and show the position after the first of them."""
        self.banner.dismiss()
        self.study.play_line(moves)

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """Show a panel's arrows, until another position is shown."""
        self._board.set_arrows(arrows)

    def preview(self, moves: Sequence[int], passed: bool = False) -> None:
        """Show the position after some legal moves, which are not made; none shows again where the study is.

        `passed`: the turn is passed before them.
        """
        self._board.preview(moves, passed)

    # What people do

    def judge(self, nag: int) -> None:
        """Put a sign on the move shown, or take it off; right after F its key means a rank of that file."""
        number = next((str(place) for place, glyph in enumerate(MOVE_GLYPHS, 1) if glyph.nag == nag), "")
        if number and self._entry.keys.just_flipped:
            self._turn()
            self._entry.start_typing(f"f{number}")
        else:
            self.study.toggle_glyph(nag)

    def _tell_answer(self, words: str) -> None:
        """Show the answer to a question."""
        self.banner.say(words, spoken=words)

    def write_before(self) -> None:
        """Put the keys into the field for what is said before the move, which is there only where it is used."""
        self.before.show()
        self.before.write()

    def copy_line(self) -> None:
        """Put the line shown on the clipboard as PGN."""
        QGuiApplication.clipboard().setText(self.study.line_text())
        self.banner.say(tr("The line is on the clipboard."))

    def copy_moves(self) -> None:
        """Put the moves of the line shown on the clipboard."""
        QGuiApplication.clipboard().setText(self.study.moves_text())
        self.banner.say(tr("The moves are on the clipboard."))

    def flip(self) -> None:
        """Turn the board."""
        self._turn()
        self.board.announce_edge()
        self._entry.keys.flipped()

    def _turn(self) -> None:
        """Let the other player sit at the lower edge."""
        self.board.set_flipped(not self.board.flipped())
        self.analysis.bar.set_flipped(self.board.flipped())

    def _play_from_here(self) -> None:
        """Play from the position shown."""
        self._navigator.open(NewGameRequest(self.game_name, start=fen.write(self.game.position)))

    def _learn(self, side: int) -> None:
        """Replay the mistakes of a side; the study is shown again afterwards."""
        line = tuple(self.study.document.main_line)
        back = self.show_again
        if back is not None and self.may_leave():
            self.study.save_now()
            self._navigator.open(MistakesRequest(self.study.game, line, side, back))

    def _commit(self) -> None:
        """Let what is being written count."""
        self.before.commit()
        self.comment.commit()
        self._rename()

    def _committed(self, deed: Deed) -> Deed:
        """Return what is done, after what is being written has become an edit of its own."""

        def do() -> None:
            self._commit()
            deed.do()

        return deed._replace(do=do)

    def _rename(self) -> None:
        """Call the study what somebody has written in its field."""
        if self.name_field.isModified():
            self.study.rename(self.name_field.text())
            self._show_name()

    def _show_menu(self, node: Node, point: QPoint) -> None:
        """Show what can be done with a move of the tree, at a place on the screen."""
        self.study.document.go_to(node)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self._actions[name] for name in LINE_COMMANDS])
        fit_to_screen(menu)
        menu.popup(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys that nobody else wants begin a typed move."""
        if not self._entry.take_key(event):
            super().keyPressEvent(event)

    # What the study reports

    def _follow(self, change: Change) -> None:
        """Show what has changed in the document."""
        self._board.follow(change)
        self.tree.follow(change)
        self.review.follow(change)
        match change:
            case Stepped(node) | Jumped(node):
                self.typed.clear()
                self.messages.position_shown()
                self._show_node()
                announce(self._spoken(change), "position")
                self.position_shown.emit()
            case Annotated(node) if node is self.study.node:
                self._show_node()
            case HeadersSet():
                self._show_name()

    def _spoken(self, change: Stepped | Jumped) -> str:
        """Return what is said of the move that has led to where the cursor is now, and how it is judged."""
        words = move_text.followed(self.study.game, change)
        judged = [tr(BY_NAG[nag].meaning) for nag in change.node.nags if nag in BY_NAG]
        comment = shortened(self.study.comment, SENTENCE)
        if comment.startswith(
            tuple(level() for level in review_text.LEVELS.values())
        ):  # a review's comment says it, in its own words
            judged = []
        return sentences(words, *map(ended, judged), heard_moves.heard(self.study.variant, comment, in_files=True))

    def _show_save_state(self, state: SaveState) -> None:
        """Show whether the study is on disk."""
        self.save_mark.set_state(state)
        if state is SaveState.SAVED:
            self.messages.say_safe("game")

    # How it looks

    def refresh(self) -> None:
        """Bring what can be done up to date."""
        self._entry.refresh()
        self.state_changed.emit()

    def _show_node(self) -> None:
        """Show what is said of the move shown, and how the game stands there."""
        self.before.show_comment(self.study.node, self.study.comment_before)
        self.before.setVisible(bool(self.study.comment_before) or self.before.hasFocus())
        self.comment.show_comment(self.study.node, self.study.comment)
        self.state_label.setText(self._standing())

    def _show_name(self) -> None:
        """Show what the study is called."""
        self.name_field.setText(self.study.name)
        self.name_field.setCursorPosition(0)
        self.state_changed.emit()

    def _standing(self) -> str:
        """Return how the game stands at the position shown, in a sentence."""
        node, variant = self.study.node, self.study.variant
        players = naming.players(variant)
        outcome = self.study.document.outcome if node is self.study.document.end else node.outcome
        if outcome.over:
            reason = outcome_text.explanation(outcome, variant, node.side, players)
            return headed(outcome_text.heading(outcome, variant), reason)
        return (
            tr("{value} to move, in check", value=players[node.side])
            if node.check
            else tr("{value} to move", value=players[node.side])
        )

    def _arrange(self) -> None:
        """Let the panel stand beside the board, or under it: whichever leaves the larger board."""
        self.tree.setMinimumHeight(round(LEAST_TREE * self._style.zoom / 100))
        stand_beside(self, self._row, self._side, self._style.zoom, WIDTHS)
