"""The list of moves keeps the current one visible when it gets smaller, unless the user has scrolled away."""

import pytest
from long_games import long_game
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.desk.moves_view import MovesView
from surajang.gui.document.document import GameDocument
from surajang.gui.kit.theme import LIGHT
from surajang.gui.play.move_list import MoveList
from surajang.gui.study.study_tree import StudyTree
from surajang.rules import pgn

TALL, LOW = (300, 500), (300, 120)
NARROW = (180, 120)


@pytest.fixture(params=["list", "tree"])
def moves(request: pytest.FixtureRequest, qtbot: QtBot) -> MovesView:
    """The moves of a long game, somewhere in the middle."""
    document = GameDocument(pgn.read_game(long_game(200)))
    found: MovesView
    found = MoveList(document, LIGHT) if request.param == "list" else StudyTree(document, (), LIGHT)
    qtbot.addWidget(found)
    document.changed.connect(found.follow)
    found.resize(*TALL)
    found.show()
    QApplication.processEvents()
    document.go_to(document.main_line[100])
    QApplication.processEvents()
    assert found.in_sight()
    return found


def resize(moves: MovesView, size: tuple[int, int]) -> None:
    moves.resize(*size)
    for _ in range(3):
        QApplication.processEvents()


def turn_the_wheel(moves: MovesView, notches: int) -> None:
    """Scroll as a person does: up by this many notches."""
    place = QPointF(20, 20)
    area = moves.view.viewport()
    for _ in range(abs(notches)):
        event = QWheelEvent(
            place, area.mapToGlobal(place), QPoint(), QPoint(0, 120 if notches > 0 else -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(area, event)


@pytest.mark.parametrize("size", [LOW, NARROW])
def test_the_current_move_stays_visible(moves: MovesView, size: tuple[int, int]) -> None:
    resize(moves, size)
    assert moves.in_sight()
    resize(moves, TALL)
    assert moves.in_sight()


@pytest.mark.parametrize("size", [LOW, NARROW])
def test_resizing_keeps_the_scroll_position_of_the_user(moves: MovesView, size: tuple[int, int]) -> None:
    turn_the_wheel(moves, 30)
    bar = moves.view.verticalScrollBar()
    assert bar.value() == bar.minimum()
    assert not moves.in_sight()
    for each in (size, TALL, LOW):
        resize(moves, each)
        assert bar.value() == bar.minimum()


def test_a_new_move_is_scrolled_into_view(moves: MovesView) -> None:
    turn_the_wheel(moves, 30)
    current = moves.delegate.current
    assert current is not None
    moves.set_current(current.children[0])
    assert moves.in_sight()
