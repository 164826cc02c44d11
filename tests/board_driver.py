"""A board for tests to play on with mouse and keys, connected as in its window."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from surajang.gui.board.animation import Animation
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.overlays import Chooser
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.rules import notation
from surajang.rules.codes import WHITE, file_of, rank_of, square_name
from surajang.rules.game import Game
from surajang.rules.games import game_named
from surajang.rules.reasons import Reason
from surajang.rules.transition import transition
from surajang.rules.variant import Variant

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class BoardDriver:
    """A visible board with a game; plays the moves chosen on the board and keeps its announcements."""

    def __init__(
        self,
        variant: str | Variant,
        fen: str = "startpos",
        moves: Iterable[str] = (),
        movable: Iterable[int] = (0, 1),
        size: tuple[int, int] = (900, 700),
        options: BoardOptions | None = None,
    ) -> None:
        self.game = Game(game_named(variant) if isinstance(variant, str) else variant, fen)
        for text in moves:
            self.game.play(notation.parse(self.game.position, text))
        self.view = BoardView()
        self.view.set_options(options or BoardOptions(animation_ms=0, piece_card=False))
        self.view.resize(*size)
        self.view.show_state(state_of(self.game))
        self.view.set_movable(movable)
        self.played: list[str] = []
        self.refusals: list[Reason] = []
        self.view.move_chosen.connect(self._play)
        self.view.refused.connect(self.refusals.append)
        self.view.show()

    def _play(self, move: int) -> None:
        change = transition(self.game.position, move)
        self.played.append(notation.text(self.game.position, move))
        self.game.play(move)
        self.view.show_state(state_of(self.game), change)

    def show(self) -> None:
        """Show the current position of the game."""
        self.view.show_state(state_of(self.game))

    def place(self, name: str) -> Place:
        """Return a square by its name, or a slot: `w@N` is the first player's slot for knights."""
        if "@" in name:
            side, symbol = name.split("@")
            return Slot("wb".index(side), self.game.variant.kinds[symbol])
        return self.view.state.tables.square_named(name)

    def point(self, name: str) -> QPoint:
        """Return the middle of a square or slot."""
        return self.view.place_rect(self.place(name)).center()

    def click(self, *names: str) -> None:
        """Click on squares or slots, one after the other."""
        for name in names:
            QTest.mouseClick(self.view, LEFT, NO_KEYS, self.point(name))

    @property
    def chooser(self) -> Chooser:
        """The overlay that asks for a choice."""
        chooser = self.view.scene.chooser
        assert chooser is not None
        return chooser

    @property
    def animation(self) -> Animation:
        """The running animation."""
        animation = self.view.display.player.animation
        assert animation is not None
        return animation

    def hold(self, name: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a button on a place."""
        QTest.mousePress(self.view, button, keys, self.point(name))

    def carry(self, name: str) -> None:
        """Move the pointer to a place."""
        QTest.mouseMove(self.view, self.point(name))

    def drag(self, start: str, end: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Drag from one place to another."""
        self.hold(start, button, keys)
        middle = (self.point(start) + self.point(end)) / 2
        QTest.mouseMove(self.view, middle)
        self.carry(end)
        self.let_go(end, button, keys)

    def let_go(self, name: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Release a button on a place."""
        QTest.mouseRelease(self.view, button, keys, self.point(name))

    def press(self, *keys: Qt.Key) -> None:
        """Press keys, one after the other."""
        for key in keys:
            QTest.keyClick(self.view, key)

    def walk(self, name: str) -> None:
        """Move the keyboard cursor from one square to another."""
        cursor, goal = self.view.keyboard.cursor, self.place(name)
        assert isinstance(cursor, int)
        assert isinstance(goal, int)
        turned = -1 if self.view.flipped() else 1
        right = (file_of(goal) - file_of(cursor)) * turned
        up = (rank_of(goal) - rank_of(cursor)) * turned
        across = Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left
        along = Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down
        self.press(*[across] * abs(right), *[along] * abs(up))

    def letter_at(self, name: str) -> str:
        """Return what the board shows on a square as FEN writes it, `.` for nothing."""
        code = self.view.scene.looks[self.place(name)].piece
        if not code:
            return "."
        symbol = self.view.state.piece(code).symbol
        return symbol if code & WHITE else symbol.lower()

    def marks(self) -> dict[str, str]:
        """Return the marks shown, by the names of their squares."""
        return {
            square_name(int(square)): self.view.scene.looks[int(square)].target
            for square in self.view.state.tables.squares
            if self.view.scene.looks[int(square)].target
        }
