"""The page on which a game is invented: its sections, the board, and the fields of the current section."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QListView, QMenu, QPushButton, QWidget

from surajang.gui.board.view import BoardView
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.navigator import WorkshopRequest, link_to
from surajang.gui.desk.page_layout import Arranger, place_beside
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.piece_palette import DRAGGED_PIECE, MOVE
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import button_row, lay_column, lay_row
from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.qt_helpers import soon, take_copy
from surajang.gui.kit.theme import board_theme
from surajang.gui.kit.translation import tr
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.storage.own_games import OwnGames
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop import sections
from surajang.gui.workshop.draft import Draft, History, Problem, version_of
from surajang.gui.workshop.draft_board import DraftBoard
from surajang.gui.workshop.draft_commands import DraftCommands
from surajang.gui.workshop.mover_board import MoverBoard
from surajang.gui.workshop.panels import (
    BoardPanel,
    CastlingPanel,
    Edit,
    EndsPanel,
    GamePanel,
    Panel,
    PanelStack,
    SetupPanel,
    StartPanel,
)
from surajang.gui.workshop.piece_panel import PiecePanel
from surajang.gui.workshop.sections import KEY, Section, SectionsModel, section_of
from surajang.gui.workshop.specs import NEW_PIECES
from surajang.gui.workshop.strips import StatusStrip, ZoneStrip, problem_text
from surajang.gui.workshop.trying import TryPanel
from surajang.rules import catalogue, language
from surajang.rules.definition import PIECE
from surajang.rules.errors import ReasonedError, Where
from surajang.rules.game_files import INI, TOML
from surajang.rules.reasons import Reason
from surajang.rules.variant import Variant

CHECK_MS = 150
"""How long after an edit the draft is checked, which costs as much as starting a game."""

TRYING = "try"
"""The name of the panel beside the board while the game is tried."""

LIST_WIDTH = 190
"""The width of the list of sections; it grows with the text."""

ROOM_FOR_LIST = 1000
"""From this width on, which grows with the text, there is a list of sections; below it, a box."""


class DraftPage(Page):
    """A draft that is checked and saved as it changes."""

    def __init__(self, draft: Draft, path: Path | None, own_games: OwnGames, tools: PageTools) -> None:
        """`path` is the draft's file, None for one without a file yet."""
        super().__init__()
        self.setObjectName("page")
        self.setAcceptDrops(True)
        self._tools = tools
        self.history = History(draft)
        self.files = DraftCommands(lambda: self.history.current, path, own_games, tools, self)
        self.section = Section(sections.GAME)
        self._problem: Problem | None = None
        self.sections = SectionsModel(self)
        self._make_widgets()
        self.content = DraftBoard(self.board, self.start, self.strip, tools)
        self._lay_out()
        self._listen()
        self._check_soon = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._check_soon.timeout.connect(self.check)
        self.handlers = {
            "undo_edit": CommandHandler(self.undo, lambda: self.history.may_undo and not self.trying),
            "redo_edit": CommandHandler(self.redo, lambda: self.history.may_redo and not self.trying),
            "save": CommandHandler(self.save, lambda: self._problem is None),
            "flip": CommandHandler(self.board.edge.turn_board),
        }
        Arranger(self, self._arrange)
        self.apply_settings()
        self.check()

    def _make_widgets(self) -> None:
        """Make the board, the small board of movement, and the panels."""
        self.board = BoardView(self, self._tools.pictures)
        self.room = BoardRoom(self.board, self)
        self.strip = ZoneStrip(self)
        self.mover = MoverBoard(self)
        self.start = StartPanel(self._tools.pictures, self)
        self.start.hide()  # until its section is shown
        makers: dict[str, Callable[[QWidget], Panel]] = {
            sections.GAME: GamePanel,
            sections.BOARD: BoardPanel,
            PIECE: partial(PiecePanel, self.mover, self._tools.pictures),
            sections.START: lambda _: self.start,
            sections.CASTLING: CastlingPanel,
            sections.SETUP: SetupPanel,
            sections.ENDS: EndsPanel,
        }
        self.panels = PanelStack(makers, self)
        self.try_panel = TryPanel(self.panels)
        self.panels.add(TRYING, self.try_panel)
        self.status = StatusStrip(self)
        self.list = QListView(self)
        self.box = ComboBox(self, narrow=0)
        for view in (self.list, self.box):
            view.setModel(self.sections)
            view.setAccessibleName(tr("Sections"))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.add_button = QPushButton(tr("Add a piece"), self, autoDefault=True)
        self.add_button.setMenu(_piece_menu(self, self.add_piece))

    def _lay_out(self) -> None:
        """Lay out the buttons above, and below them the sections, the board and the panel."""
        link = link_to(WorkshopRequest(), tr("Workshop"), self._tools.navigator, self)
        self.undo_button = make_button(tr("Undo"), self, self.undo, enter=True)
        self.redo_button = make_button(tr("Redo"), self, self.redo, enter=True)
        self.try_button = make_button(tr("Try it"), self, self.try_it, look="primary", enter=True)
        self.save_button = make_button(tr("Save"), self, self.save, enter=True)
        self.rules_button = make_button(tr("Rules page"), self, self.files.show_rules, enter=True)
        self.export_button = QPushButton(tr("Export"), self, autoDefault=True)
        menu = QMenu(self)
        menu.addAction(tr("As a file…")).triggered.connect(lambda _=False: self.files.export(TOML))
        menu.addAction(tr("For Fairy-Stockfish…")).triggered.connect(lambda _=False: self.files.export(INI))
        menu.addAction(tr("Copy the text")).triggered.connect(lambda _=False: self.files.copy())
        self.export_button.setMenu(menu)
        history, game = (self.undo_button, self.redo_button), (self.save_button, self.rules_button, self.export_button)
        top = button_row(self, link, *history, self.try_button, *game)
        self.side = QWidget(self)
        lay_column(self.box, (self.panels, 1), within=self.side, margins=0, spacing=6)
        self.centre = Stack(self)
        self.centre.addWidget(self.room)
        self.centre.addWidget(self.mover)
        self.left = QWidget(self)
        lay_column((self.list, 1), self.add_button, within=self.left, margins=0, spacing=6)
        self._row = lay_row(self.left, (self.centre, 1), self.side)
        lay_column(top, (self._row, 1), self.status, within=self, margins=(10, 6, 10, 8), spacing=6)

    def _listen(self) -> None:
        """Follow the board, the panels and the sections."""
        self.content.changing.connect(self.make)
        self.content.opened.connect(lambda: self.open_section(Section(sections.START), focus=False))
        self.board.refused.connect(lambda reason: self.try_panel.message.show_text(sentence(reason)))
        self.panels.made.connect(self._listen_to)
        self.strip.ended.connect(lambda: self.paint(None))
        self.strip.shown.connect(self.show_board)
        self.list.selectionModel().currentChanged.connect(self._section_chosen)
        self.box.activated.connect(lambda row: self.open_section(self.sections.sections[row]))
        self.status.followed.connect(self.go_to_problem)
        self.try_panel.ended.connect(self.end_trial)
        self.try_panel.again.connect(self.try_it)
        self.files.noted.connect(self.note)
        self.files.published.connect(self._show_published)
        self.files.delayed.connect(lambda why: self.status.saved.show_text(why))

    def _listen_to(self, panel: Panel) -> None:
        panel.changing.connect(self.make)
        panel.painting.connect(self.paint)
        if isinstance(panel, PiecePanel):
            panel.removing.connect(self.remove_piece)

    # For the window

    @property
    def draft(self) -> Draft:
        """The present draft."""
        return self.history.current

    @property
    def title(self) -> str:
        return beside(tr("Workshop"), self.draft.title)

    @property
    def trying(self) -> bool:
        """Whether the game is being tried."""
        return self.content.trial is not None

    def begin(self) -> None:
        """Focus the sections, or the box of them."""
        (self.list if self.left.isVisible() else self.box).setFocus()

    def go_on_like(self, left: "DraftPage") -> None:
        """Take over the section and the edits, to be undone, of a page of this draft that was left."""
        self.history, self.section = left.history, left.section
        self.show_draft()
        self.state_changed.emit()

    def may_leave(self) -> bool:
        """Return whether the draft is saved, or may be left anyway."""
        return self.files.may_leave()

    def save_in_a_moment(self) -> None:
        """Save the draft."""
        self.files.save_now()

    def leave(self) -> None:
        """Stop everything, and save."""
        self._check_soon.stop()
        self.status.note("")
        self.content.end_trial()
        self.files.close()

    def apply_settings(self) -> None:
        self.board.set_palette(self._tools.style.palette)
        self.room.set_percent(self._tools.settings["board_size"])
        self.show_draft()
        self._arrange()

    # Edits

    def make(self, edit: Edit, field: Where | None = None) -> None:
        """Make an edit, of a field or a stroke of the brush if one is given."""
        if self.history.make(edit, field):
            self._changed()

    def undo(self) -> None:
        """Undo the latest edit."""
        self.history.undo()
        self._changed()
        announce(tr("Undone."))

    def redo(self) -> None:
        """Redo the edit that was undone."""
        self.history.redo()
        self._changed()
        announce(tr("Redone."))

    def _changed(self) -> None:
        """Show another draft, save it, and check it in a moment."""
        self.files.save_soon()
        self._check_soon.start()
        self.show_draft()
        painted = self.strip.where
        if painted is not None and all(field.where != painted for field in self.panels[self.section.name].fields):
            self.paint(None)  # the zone is gone with its piece or its part of it
        self.state_changed.emit()

    def add_piece(self, letter: str, piece: dict[str, object]) -> None:
        """Add a piece and show it."""
        before = set(self.draft.pieces)
        self.make(lambda draft: edits.add_piece(draft, letter, piece))
        for symbol in set(self.draft.pieces) - before:
            self.open_section(Section(PIECE, symbol))

    def remove_piece(self) -> None:
        """Remove the piece shown."""
        symbol = self.section.symbol
        self.section = Section(sections.BOARD)
        self.make(lambda draft: edits.remove_piece(draft, symbol))
        self.open_section(self.section)

    # Showing

    def show_draft(self) -> None:
        """Show the draft everywhere."""
        draft = self.draft
        if self.section.symbol and self.section.symbol not in draft.pieces:
            self.section = self.sections.successor(self.section, draft)
        wrong = section_of(self._problem.where, draft) if self._problem is not None else None
        with QSignalBlocker(self.list.selectionModel()), QSignalBlocker(self.box):
            self.sections.show_draft(draft, wrong)
            row = self.sections.row_of(self.section)
            self.list.setCurrentIndex(self.sections.index(row, 0))
            self.box.setCurrentIndex(row)
        self.list.viewport().update()
        self.show_board()
        self._show_panel()
        self.undo_button.setEnabled(self.history.may_undo and not self.trying)
        self.redo_button.setEnabled(self.history.may_redo and not self.trying)

    def show_board(self) -> None:
        """Show the start, or the zone being painted."""
        squares: tuple[int, ...] | None = None
        if self._problem is not None and self._problem.where[:1] == ("start",):
            within = self._problem.reason.values.get("reason")
            squares = within.squares if isinstance(within, Reason) else ()
        self.content.show_draft(self.draft, squares)

    def _show_panel(self) -> None:
        """Show the panel of the section, and the small board for a piece."""
        name = self.section.name
        moving = name == PIECE and self.strip.where is None and not self.trying
        self.centre.setCurrentWidget(self.mover if moving else self.room)
        self.panels.show_named(TRYING if self.trying else name)
        self.box.setEnabled(not self.trying)
        self.list.setEnabled(not self.trying)
        self.add_button.setEnabled(not self.trying)
        panel = self.panels[name]
        if isinstance(panel, PiecePanel):
            panel.show_piece(self.draft, self.section.symbol)
            kind = self.content.variant.kinds.get(self.section.symbol)
            if kind is not None:
                theme = board_theme(self.content.options.theme)
                self.mover.set_looks(theme, lambda side: self.content.picture(kind, side))
        else:
            panel.show_draft(self.draft)
        panel.show_painting(self.strip.where)
        self._show_problem()

    def _show_problem(self) -> None:
        """Show the fault at its field, if that is in this section."""
        problem = self._problem
        here = problem is not None and section_of(problem.where, self.draft) == self.section
        where, words = (problem.where, problem_text(problem)) if problem is not None and here else ((), "")
        self.panels[self.section.name].show_problem(where, words)

    def _section_chosen(self, index: QModelIndex) -> None:
        section = index.data(KEY)
        if section is not None:
            self.open_section(Section(*section), focus=False)

    def open_section(self, section: Section, focus: bool = True) -> None:
        """Show a section; painting ends."""
        if section == self.section and self.strip.where is None:
            return
        self.history.pause()
        self.strip.end()
        self.section = section
        if section.name != sections.START:
            self.start.palette_of_pieces.choose(MOVE)
        self.show_draft()
        self.panels.scroll_up()
        fields = self.panels[section.name].fields
        if focus and fields:
            fields[0].control.setFocus(Qt.FocusReason.TabFocusReason)

    def paint(self, where: Where | None) -> None:
        """Paint the zone at a place on the board, or end painting and go back to its field."""
        painted = self.strip.where
        self.history.pause()
        self.strip.end()
        panel = self.panels[self.section.name]
        field = next((field for field in panel.fields if field.where == (where or painted)), None)
        if where is not None and field is not None:
            self.start.palette_of_pieces.choose(MOVE)
            panel.column.insertWidget(0, self.strip)
            self.panels.scroll_up()
            self.strip.begin(self.draft, where, field.spec.label(), self.content.variant)
        self.show_draft()
        if where is not None:
            self.board.setFocus()
        elif field is not None:
            field.control.setFocus()
            soon(field, lambda: self.panels.scroll_to(field))

    # Checking

    def check(self) -> None:
        """Check the draft for faults."""
        checked = self.draft.checked
        self._problem = checked if isinstance(checked, Problem) else None
        if self.status.show_problem(self._problem, self.draft.only_kings) and self._problem is not None:
            announce(problem_text(self._problem))
        for button in (self.try_button, self.save_button, self.rules_button, self.export_button):
            button.setEnabled(self._problem is None)
        self.show_draft()
        self.state_changed.emit()

    def go_to_problem(self) -> None:
        """Show the place of the fault, and focus it."""
        if self._problem is None:
            return
        self.end_trial()
        self.open_section(section_of(self._problem.where, self.draft), focus=False)
        self._show_problem()
        self.panels[self.section.name].focus_at(self._problem.where)

    def note(self, words: str) -> None:
        """Show a note on the last action."""
        self.status.note(words)
        announce(words)

    def tell(self, text: str) -> bool:
        """Show a message that is not about the page."""
        self.note(text)
        return True

    # The whole game

    def _complete(self) -> Variant | None:
        """Return the game if it is complete; otherwise show the fault."""
        self._check_soon.stop()
        self.check()
        if self._problem is not None:
            self.go_to_problem()
            return None
        assert isinstance(self.draft.checked, Variant)
        return self.draft.checked

    def try_it(self) -> None:
        """Try the game on the board."""
        game = self._complete()
        if game is None:
            return
        try:
            known = catalogue.add(game)
        except ReasonedError as error:
            self.note(sentence(error.reason))
            return
        self.strip.end()
        self.try_panel.show_trial(self.content.begin_trial(known))
        self.show_draft()
        self.state_changed.emit()
        self.board.setFocus()

    def end_trial(self) -> None:
        """Go back to the draft."""
        if self.trying:
            self.content.end_trial()
            self.show_draft()
            self.state_changed.emit()
            self.try_button.setFocus()

    def save(self) -> None:
        """Save the draft as the newest version of an own game."""
        if self._complete() is not None:
            self.files.publish()

    def _show_published(self, draft: Draft, game: Variant) -> None:
        """Go on with the version that a draft has become, including later edits."""
        if self.draft == draft:
            self.history.make(lambda _: version_of(catalogue.defined(game), game.name))
            self.files.mark_published(self.draft)
        else:
            self.history.make(lambda current: replace(current, source=game.name))
            self.files.save_soon()
        self.state_changed.emit()

    # Keys, drops and layout

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End painting, trying or placing with Escape."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.strip.where is not None:
            self.paint(None)
        elif self.trying:
            self.end_trial()
        else:
            self.start.palette_of_pieces.choose(MOVE)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED_PIECE) and not self.trying:
            take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put a piece of the palette where it was dropped."""
        if take_copy(event):
            piece = int(event.mimeData().data(DRAGGED_PIECE).toStdString())
            place = self.board.scene.place_at(self.board.mapFrom(self, event.position().toPoint()))
            self.content.drop(piece, place)

    def _arrange(self) -> None:
        """Place the panel where it leaves the larger board, and the sections where they fit."""
        zoom = self._tools.style.zoom
        wide = self.width() >= ROOM_FOR_LIST * zoom / 100
        home = (self.left if wide else self.side).layout()
        if home is not None and self.add_button.parentWidget() is not home.parentWidget():
            home.addWidget(self.add_button)
        self.left.setVisible(wide)
        self.left.setFixedWidth(LIST_WIDTH * zoom // 100)
        self.list.doItemsLayout()  # Qt keeps the height of rows that it measured in another font
        self.box.setVisible(not wide)
        place_beside(self, self._row, self.side, zoom)


def _piece_menu(parent: QWidget, add: Callable[[str, dict[str, object]], object]) -> QMenu:
    """Return the menu of pieces to begin with; `add` gets the letter, if any, and the properties of the chosen one."""
    menu = QMenu(parent)
    for letter, piece in (*NEW_PIECES, ("", {"name": tr("New piece"), "moves": "W"})):
        action = menu.addAction(tr(str(piece["name"]), language.PIECE))
        action.triggered.connect(lambda _=False, letter=letter, piece=piece: add(letter, piece))
    return menu
