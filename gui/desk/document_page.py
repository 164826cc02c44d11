"""The base of the pages of a match and of a study: a document that is saved while its page is shown."""

from collections.abc import Iterable

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from surajang.gui.board.view import BoardView
from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.save_commands import SaveCommands, SaveMark
from surajang.gui.desk.share_commands import ShareCommands
from surajang.gui.desk.typed_move import BoardEntry
from surajang.gui.document.document import GameDocument, Navigation
from surajang.gui.kit.buttons import ToolButton
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.storage.autosave import SaveState
from surajang.rules import fen
from surajang.rules.game import Game


class DocumentPage(Page):
    """Shows a document with its messages, its typed moves and its save state, which the subclass makes."""

    board: BoardView
    messages: PageMessages
    saver: SaveCommands
    sharing: ShareCommands
    save_mark: SaveMark
    _entry: BoardEntry

    def __init__(self, document: GameDocument, tools: PageTools, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.game_name = document.variant.name
        self._game = document.game
        self._style = tools.style
        self._settings = tools.settings
        self._navigator = tools.navigator
        self._tools: list[QToolButton] = []

    @property
    def game_shown(self) -> Game:
        """The document's game."""
        return self._game

    @property
    def shown_fen(self) -> str:
        """The FEN of the position shown."""
        return fen.write(self._game.position)

    @property
    def flipped(self) -> bool:
        """Whether the second player is at the lower edge."""
        return self.board.flipped()

    def _add_tools(self, buttons: QWidget, actions: Iterable[QAction]) -> None:
        """Fill a widget with buttons for these actions."""
        buttons.setObjectName("tools")
        row = Flow(buttons, 2, even=True)
        for action in actions:
            button = ToolButton(buttons)
            button.home = self.board
            button.setDefaultAction(action)
            row.addWidget(button)
            self._tools.append(button)

    def save_in_a_moment(self) -> None:
        """Save the document."""
        self.saver.save_in_a_moment()

    def tell(self, text: str) -> bool:
        """Show a message that is not about the moves, above them."""
        self.messages.banner.say(text, kind="warning")
        return True

    def say_unsafe(self, what: str, sentence: str) -> bool:
        """Show above the moves that some data are not saved."""
        self.messages.say_unsafe(what, sentence)
        return True

    def say_safe(self, what: str) -> None:
        """Dismiss the message that these data are not saved."""
        self.messages.say_safe(what)

    def _show_answer(self, words: str) -> None:
        self.messages.banner.say(words, spoken=words)

    def _show_save_state(self, state: SaveState) -> None:
        """Show whether the document is on disk."""
        self.save_mark.set_state(state)
        if state is SaveState.SAVED:
            self.messages.say_safe("game")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a typed move with a key that nothing else has handled."""
        if not self._entry.take_key(event):
            super().keyPressEvent(event)


def navigation_handlers(ways: Navigation) -> dict[str, CommandHandler]:
    """Return the command handlers that move a document's cursor."""
    return {
        "step_back": CommandHandler(ways.step_back, lambda: ways.may_step_back),
        "step_forward": CommandHandler(ways.step_forward, lambda: ways.may_step_forward),
        "show_first": CommandHandler(ways.show_first, lambda: ways.may_step_back),
        "show_last": CommandHandler(ways.show_last, lambda: ways.may_show_last),
        "previous_variation": CommandHandler(ways.previous_variation),
        "next_variation": CommandHandler(ways.next_variation),
    }
