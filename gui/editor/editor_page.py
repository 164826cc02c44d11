"""The page on which a position is set up: the board, on which pieces are placed freely, and a panel for the rest."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent

from surajang.gui.board.board_options import board_options
from surajang.gui.board.interaction import EditRequest, Placing
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.spoken import describe
from surajang.gui.board.view import BoardView
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.navigator import NewGameRequest, PasteRequest, PositionStudyRequest
from surajang.gui.desk.open_commands import may_be_position
from surajang.gui.desk.page_layout import Arranger, place_beside
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.picture_export import PictureCommands
from surajang.gui.desk.piece_palette import DRAGGED_PIECE, MOVE, MOVE_TEXT, REMOVE
from surajang.gui.desk.setup import Setup, piece_written, read
from surajang.gui.desk.setup_edits import Carry, Edit, Editor, Give, Hold, OtherGame, Put, TurnOver, Write
from surajang.gui.editor.setup_panel import KEYS, SetupPanel
from surajang.gui.kit.flow_layout import lay_row
from surajang.gui.kit.punctuation import beside, sentences
from surajang.gui.kit.qt_helpers import take_copy
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.paths import result_of_writing
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.diagram import InvalidPosition

TITLE = Text("Set up a position")
COPIED = Text("The FEN is on the clipboard.")
NOT_READ = Text("This FEN cannot be read. {reason}")


def beginning(settings: Settings, game: str = "", text: str = "") -> Setup:
    """Return the initial set-up: a FEN's in a game, or the latest one of that game or of any, or a start position."""
    known = settings["editor"]
    game = game or known.get("game", "") or settings["new_game"].get("game", "")
    variant = catalogue.find(game) or catalogue.games()[0]
    if not text and known.get("game") == variant.name:
        text = known.get("fen", "")
    try:
        return read(variant, text or "startpos")
    except InvalidPosition:
        return read(variant, "startpos")


class EditorPage(Page):
    """A set-up on a board."""

    def __init__(self, setup: Setup, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAcceptDrops(True)
        self._tools = tools
        self.editor = Editor(setup)
        self._strokes = 0
        self.board = BoardView(self, tools.pictures)
        self.room = BoardRoom(self.board, self)
        self.board.keys_in_words = KEYS()
        self.panel = SetupPanel(tools, self.play, self.study, self)
        self.panel.setCursor(Qt.CursorShape.ArrowCursor)
        self.palette_of_pieces = self.panel.palette_of_pieces
        self.pictures = PictureCommands(self.board, self._file_stem, tools.settings, tools.window, self)
        self._row = lay_row((self.room, 1), self.panel, within=self)
        self.handlers = {
            "take_back": CommandHandler(self.undo, lambda: self.editor.may_undo),
            "redo": CommandHandler(self.redo, lambda: self.editor.may_redo),
            "flip": CommandHandler(self.flip),
            "copy_position": CommandHandler(self.copy),
            "export_picture": CommandHandler(self.pictures.export),
            "paste": CommandHandler(self.paste),
            "edit_position": CommandHandler(self.begin, lambda: False),
        }
        self._listen()
        Arranger(self, self._arrange)
        self.apply_settings()

    def _listen(self) -> None:
        """Follow board and panel."""
        board, panel = self.board, self.panel
        board.placed.connect(lambda start, end: self._make_at(Carry(start, end), start if end is None else end))
        board.tapped.connect(self._tapped)
        board.painted.connect(self._painted)
        board.edit_requested.connect(self._edit_requested)
        panel.palette_of_pieces.chosen.connect(self._take_up)
        panel.edited.connect(self.make)
        panel.game_chosen.connect(self._choose_game)
        panel.typed.connect(self._typed)
        self.pictures.copied.connect(lambda: panel.note(tr("The picture is on the clipboard.")))
        self.pictures.written.connect(lambda _, file: panel.note(result_of_writing(file, None)))
        self.pictures.failed.connect(lambda _, sentence: panel.refuse(sentence))

    # For the window

    @property
    def title(self) -> str:
        return beside(TITLE(), naming.title(self.setup.variant))

    @property
    def setup(self) -> Setup:
        """The set-up."""
        return self.editor.setup

    @property
    def shown_fen(self) -> str:
        """The FEN of the set-up, empty if no game can be played from it."""
        return "" if self.setup.problem is not None else self.setup.text

    def show_own_games(self) -> None:
        self.panel.list_games(self.setup.variant.name)

    def begin(self) -> None:
        """Focus the board."""
        self.board.setFocus()

    def go_on_like(self, left: "EditorPage") -> None:
        """Take over the edits, to be undone, and the side of the board of a page that was left."""
        self.editor = left.editor
        self.board.set_flipped(left.board.flipped())
        self.show_setup()

    def set_up(self, game: str, text: str) -> None:
        """Set up the position of a FEN, or go on with the set-up of this game."""
        variant = catalogue.find(game) or self.setup.variant
        self.make(Write(variant, text) if text else OtherGame(variant))
        self.begin()

    def leave(self) -> None:
        """Remember the set-up."""
        self._tools.settings["editor"] = {
            "game": self.setup.variant.name,
            "fen": self.setup.text,
            "flipped": self.board.flipped(),
        }

    def apply_settings(self) -> None:
        self.board.set_palette(self._tools.style.palette)
        self.room.set_percent(self._tools.settings["board_size"])
        self.show_setup()
        self._arrange()

    # Showing

    def show_setup(self, typed: bool = False) -> None:
        """Show the set-up on the board and in the panel; its FEN may be being `typed`."""
        setup = self.setup
        self.game_name = setup.variant.name
        options = board_options(self._tools.settings, setup.variant)
        self.board.set_options(options._replace(piece_card=False, wheel_steps=False))
        self.board.show_state(setup.state)
        self._place_freely()
        self.panel.show_setup(setup, options, typed)
        self.state_changed.emit()

    def _place_freely(self) -> None:
        """Make clicks on the board follow the palette."""
        moving = self.palette_of_pieces.value == MOVE
        self.board.set_placing(Placing.MOVE if moving else Placing.BRUSH)

    def _take_up(self, what: int) -> None:
        """Place, move or remove pieces from now on; the pointer shows the piece."""
        if what in (MOVE, REMOVE):
            self.unsetCursor()
        else:
            side = self.board.scene.geometry.cell / self.board.scene.scale.ratio if self.board.ready else 32
            picture = self.palette_of_pieces.picture(what, round(side * 0.8))
            self.setCursor(QCursor(picture))
        self._place_freely()
        self.panel.show_hint()

    # Edits

    def make(self, edit: Edit, words: str = "", stroke: int | None = None) -> bool:
        """Make, show and announce an edit, perhaps of a brush `stroke`; return whether it was possible."""
        try:
            changed = self.editor.make(edit, stroke)
        except InvalidPosition as error:
            self._tools.sounds.play("error")
            self.panel.refuse(sentence(error.reason))
            self.board.announce(sentence(error.reason))
            return False
        if changed:
            self._show_and_say(words)
        return True

    def _make_at(self, edit: Edit, place: Place, stroke: int | None = None) -> None:
        """Make an edit, and announce the new content of a place."""
        if self.make(edit, stroke=stroke):
            self.board.announce(describe(self.board.scene, place))

    def _show_and_say(self, words: str) -> None:
        """Show and announce the set-up, with the reason why it is impossible if that has changed."""
        before = self.panel.message_text
        self.show_setup()
        news = self.panel.message_text if self.panel.message_text != before else ""
        self.board.announce(sentences(words, news))

    def _tapped(self, place: Place) -> None:
        """Put the chosen piece on a square or clear it; add a piece to a hand or take one."""
        what = self.palette_of_pieces.value
        if isinstance(place, Slot):
            self._make_at(Hold(place, -1 if what == REMOVE else 1), place)
        elif what != MOVE:
            same = self.setup.pieces.get(place, 0) == what
            self._strokes += 1
            self._make_at(Put(place, 0 if same or what == REMOVE else what), place, self._strokes)

    def _painted(self, square: int, start: int) -> None:
        """Copy the square where the brush stroke began to another square."""
        self._make_at(Put(square, self.setup.pieces.get(start, 0)), square, self._strokes)

    def _edit_requested(self, place: Place, request: EditRequest) -> None:
        """Turn a piece over or remove it; add a piece to a hand or take one."""
        if isinstance(place, Slot):
            self._make_at(Hold(place, 1 if request is EditRequest.MORE else -1), place)
        elif request is EditRequest.FEWER:
            self._make_at(Put(place, 0), place)
        else:
            self._make_at(TurnOver(place), place)

    def _choose_game(self, name: str) -> None:
        self.make(OtherGame(catalogue.named(name)), naming.title(catalogue.named(name)))

    def _typed(self, text: str) -> None:
        """Read a FEN being typed, or show why it cannot be read."""
        try:
            self.editor.make(Write(self.setup.variant, text))
        except InvalidPosition as error:
            self.panel.refuse(NOT_READ(reason=sentence(error.reason)), unread=True)
        else:
            self.show_setup(typed=True)

    def _file_stem(self) -> str:
        """Return the default name of a picture's file."""
        return naming.title(self.setup.variant)

    def undo(self) -> None:
        """Undo the latest edit."""
        self.editor.undo()
        self._show_and_say(tr("Undone."))

    def redo(self) -> None:
        """Redo the edit that was undone."""
        self.editor.redo()
        self._show_and_say(tr("Redone."))

    def flip(self) -> None:
        """Turn the board."""
        self.board.edge.turn_board()

    # Text

    def copy(self) -> None:
        """Copy the FEN."""
        QGuiApplication.clipboard().setText(self.setup.text)
        self.board.announce(COPIED())
        self.panel.note(COPIED())

    def paste(self) -> None:
        """Paste a FEN of this game or another; anything else may be a game."""
        text = QGuiApplication.clipboard().text().strip()
        if not may_be_position(text):
            self._tools.navigator.open(PasteRequest())
            return
        problem = ""
        for variant in (self.setup.variant, *catalogue.games()):
            try:
                self.editor.make(Write(variant, text))
            except InvalidPosition as error:
                problem = problem or sentence(error.reason)
                continue
            self._show_and_say(naming.title(self.setup.variant))
            return
        self.panel.refuse(NOT_READ(reason=problem))
        self.board.announce(NOT_READ(reason=problem))

    def play(self) -> None:
        """Play from here."""
        if self.shown_fen:
            flipped = self.board.flipped()
            self._tools.navigator.open(NewGameRequest(self.setup.variant.name, start=self.shown_fen, flipped=flipped))

    def study(self) -> None:
        """Study the position."""
        if self.shown_fen:
            request = PositionStudyRequest(self.setup.variant.name, self.shown_fen, self.board.flipped())
            self._tools.navigator.open(request)

    # Keys, drops and layout

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a piece by its letter, and drop it with Escape."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        text = event.text()
        piece = piece_written(self.setup.variant, text) if plain and len(text) == 1 and text.isalpha() else 0
        if piece:
            self.palette_of_pieces.choose(piece)
            self.board.announce(self.palette_of_pieces.buttons[piece].accessibleName())
        elif event.key() == Qt.Key.Key_Escape and self.palette_of_pieces.value != MOVE:
            self.palette_of_pieces.choose(MOVE)
            self.board.announce(MOVE_TEXT())
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED_PIECE):
            take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put a piece of the palette where it was dropped."""
        if not take_copy(event):
            return
        piece = int(event.mimeData().data(DRAGGED_PIECE).toStdString())
        place = self.board.scene.place_at(self.board.mapFrom(self, event.position().toPoint()))
        if isinstance(place, Slot):
            self._make_at(Give(place.side, piece), place)
        elif place is not None:
            self._make_at(Put(place, piece), place)

    def _arrange(self) -> None:
        """Place the panel where it leaves the larger board."""
        place_beside(self, self._row, self.panel, self._tools.style.zoom)


def edit_position(tools: PageTools, game: str = "", text: str = "", flipped: bool | None = None) -> EditorPage:
    """Show the editor with the position of a FEN, or the last one set up; return the page.

    `flipped`: whether the second player is at the lower edge; by default as it was for the last position.
    """
    page = EditorPage(beginning(tools.settings, game, text), tools)
    if flipped is None:
        flipped = not text and tools.settings["editor"].get("flipped", False)
    page.board.set_flipped(flipped)
    page.show_again = lambda: edit_position(tools).go_on_like(page)
    tools.navigator.show_page(page)
    page.begin()
    return page
