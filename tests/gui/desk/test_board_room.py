"""A board larger or smaller than its area: visible as a whole or in part, following keys, moves and mouse."""

from __future__ import annotations

import pytest
from driving import Hand, match_settings
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.navigator import MatchRequest
from surajang.rules import notation


@pytest.fixture
def room(window: MainWindow, hand: Hand) -> BoardRoom:
    """The area of a game's board."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    QApplication.processEvents()
    return hand.page.room


def seen(room: BoardRoom, hand: Hand, name: str) -> bool:
    """Return whether a square is wholly visible."""
    rect = hand.board.place_rect(hand.place(name))
    return hand.board.visibleRegion().boundingRect().contains(rect)


def grow(window: MainWindow, percent: int) -> None:
    window.settings["board_size"] = percent
    QApplication.processEvents()


def test_the_board_fills_its_space_or_keeps_a_margin(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    assert hand.board.size() == room.size()
    assert not room.across.isVisible()
    grow(window, 75)
    assert hand.board.size() == room.size() * 0.75
    assert abs(hand.board.mapTo(room, hand.board.rect().center()).x() - room.rect().center().x()) <= 1
    grow(window, 100)
    assert hand.board.geometry() == room.rect()


def test_the_board_grows_by_command_up_to_three_times(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    for _ in range(20):
        window.run("board_larger")
    assert window.settings["board_size"] == 300
    assert hand.board.size() == room.size() * 3
    assert room.across.isVisible()
    assert room.down.isVisible()
    cell = hand.board.scene.geometry.cell
    window.run("board_reset")
    assert cell >= 2.8 * hand.board.scene.geometry.cell
    window.run("board_smaller")
    assert window.settings["board_size"] == 75


def test_zooming_keeps_the_centre(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    grow(window, 200)
    bar = room.down
    assert abs(bar.value() + bar.pageStep() / 2 - room.height()) <= 2, "the middle of the board, which was seen whole"
    bar.setValue(0)
    grow(window, 300)
    assert abs(bar.value() + bar.pageStep() / 2 - 1.5 * bar.pageStep() / 2) <= 2


def test_the_view_follows_the_cursor(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    grow(window, 300)
    hand.board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(hand.board, Qt.Key.Key_Return)
    for key in [Qt.Key.Key_Up] * 9 + [Qt.Key.Key_Left] * 9:
        QTest.keyClick(hand.board, key)
        place = hand.board.scene.keys_at
        assert place is not None
        assert hand.board.visibleRegion().boundingRect().contains(hand.board.place_rect(place))
    assert seen(room, hand, "a9")


def test_the_view_shows_a_new_move(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    grow(window, 250)
    room.across.setValue(room.across.maximum())
    room.down.setValue(0)
    assert not seen(room, hand, "a4")
    move = notation.parse(hand.match.game.position, "a3a4")
    hand.match._course.make(move)  # noqa: SLF001  # a move that nobody makes here
    assert seen(room, hand, "a3")
    assert seen(room, hand, "a4")


def test_the_wheel_and_dragging_to_the_edge_scroll(window: MainWindow, room: BoardRoom, hand: Hand) -> None:
    grow(window, 300)
    room.down.setValue(0)
    spot = QPointF(room.rect().center())
    turned = QPoint(0, -120)
    none = (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase)
    QApplication.sendEvent(
        hand.board, QWheelEvent(spot, QPointF(room.mapToGlobal(spot)), QPoint(), turned, *none, False)
    )
    assert room.down.value() > 0
    room.across.setValue(0)
    edge = QPoint(room.width() - room.down.width() - 2, 60)
    QTest.mousePress(hand.board, Qt.MouseButton.LeftButton, pos=edge - QPoint(60, 0))
    QTest.mouseMove(hand.board, edge)
    where = (QPointF(edge), QPointF(hand.board.mapToGlobal(edge)))
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        *where,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(hand.board, moved)
    assert room.across.value() > 0
