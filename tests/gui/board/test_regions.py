"""The regions of a board are outlined in their owner's colour on every board and picture."""

import pytest
from driving import match_settings
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.geometry import arrange
from surajang.gui.board.painter import OUTLINE, BoardPainter
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.svg import diagram
from surajang.gui.board.view import BoardView
from surajang.gui.desk.navigator import LessonsRequest, MatchRequest
from surajang.gui.kit.theme import board_theme, board_themes
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.play.game_page import GamePage
from surajang.gui.rulebook.rules_view import TryBoard
from surajang.rules.codes import square_at
from surajang.rules.games import GAMES

PALACE = GAMES["palaceshogi"]
EMPTY = "7k1/9/9/9/9/9/9/9/K8[] w - - 0 1"
OWNERS = ("palace_first", "palace_second")


@pytest.mark.parametrize("theme", board_themes())
@pytest.mark.parametrize("flipped", [False, True])
def test_palaces_are_outlined_on_the_board(qapp: QApplication, theme: str, flipped: bool) -> None:
    layout = arrange(PALACE, 720, 720, flipped, coordinates=True, hands=False)
    image = QImage(720, 720, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    BoardPainter(layout, BoardOptions()._replace(theme=theme), PiecePictures(), QFont()).all(painter, {})
    painter.end()
    for owner, low in zip(OWNERS, (0, 6), strict=True):
        palace = layout.rect(square_at(3, low)).united(layout.rect(square_at(5, low + 2)))
        assert edge_colours(image, palace) == {QColor(board_theme(theme)[owner]).name()}


def edge_colours(image: QImage, palace: QRect) -> set[str]:
    """Return the colours of a palace's outline on its four edges, between two squares, where no piece covers it."""
    cell = palace.width() // 3
    width = max(2, round(cell * OUTLINE))
    inset = max(1, width // 3) + width // 2
    x, y = palace.left() + cell, palace.top() + cell
    places = (
        (x, palace.top() + inset),
        (x, palace.bottom() - inset),
        (palace.left() + inset, y),
        (palace.right() - inset, y),
    )
    return {image.pixelColor(*place).name() for place in places}


def test_palaces_are_shown_in_games_lessons_and_rules(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    assert isinstance(window.page, GamePage)
    assert_palaces_seen(window.page.board)
    window.pages.open(LessonsRequest("palaceshogi", begin=True))
    assert isinstance(window.page, LessonPage)
    assert_palaces_seen(window.page.board)
    rules = window.rules_window
    rules.show_rules("palaceshogi", "palaces")
    QApplication.processEvents()
    block = rules.view.blocks["palaces"]
    assert "are its corridors, tinted on the board" in " ".join(label.text() for label in block.findChildren(QLabel))
    tried = block.findChildren(TryBoard)[0]
    tried.make_board()
    assert tried.board is not None
    assert_palaces_seen(tried.board)


def assert_palaces_seen(board: BoardView) -> None:
    """Require the outline of the first player's palace, and a tint on its middle but not on the square beside."""
    image = board.grab().toImage()
    palace = board.place_rect(square_at(3, 0)).united(board.place_rect(square_at(5, 2)))
    assert edge_colours(image, palace) == {QColor(board_theme(board.options().theme)["palace_first"]).name()}
    middle, side = (board.place_rect(square_at(file, 1)) for file in (4, 3))
    tinted, plain = (image.pixelColor(rect.right() - rect.width() // 12, rect.center().y()) for rect in (middle, side))
    assert tinted.red() - tinted.green() > plain.red() - plain.green() + 15


def test_palaces_are_outlined_in_pictures() -> None:
    text = diagram(state_from_fen(PALACE, EMPTY), BoardOptions(), flipped=False)
    for owner in OWNERS:
        assert text.count(f'fill="none" stroke="{board_theme(BoardOptions().theme)[owner].name()}"') == 1


def test_boards_without_regions_have_no_outlines() -> None:
    text = diagram(state_from_fen(GAMES["mansindam"], "startpos"), BoardOptions(), flipped=False)
    assert 'fill="none"' not in text.partition("</defs>")[2]
