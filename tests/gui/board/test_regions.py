"""The regions of a board are seen as what they are: outlined, in their owner's colour, on every board and picture."""

import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.geometry import arrange
from surajang.gui.board.painter import OUTLINE, BoardPainter
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.svg import diagram
from surajang.gui.kit.theme import board_theme, board_themes
from surajang.rules.games import GAMES
from surajang.rules.tables import square_at

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
    width = max(2, round(layout.cell * OUTLINE))
    inset = max(1, width // 3) + width // 2
    for owner, low in zip(OWNERS, (0, 6), strict=True):
        palace = layout.rect(square_at(3, low)).united(layout.rect(square_at(5, low + 2)))
        colour = QColor(board_theme(theme)[owner])
        for x, y in (
            (palace.center().x(), palace.top() + inset),
            (palace.center().x(), palace.bottom() - inset),
            (palace.left() + inset, palace.center().y()),
            (palace.right() - inset, palace.center().y()),
        ):
            assert image.pixelColor(x, y).name() == colour.name()


def test_palaces_are_outlined_in_pictures() -> None:
    text = diagram(state_from_fen(PALACE, EMPTY), BoardOptions(), flipped=False)
    for owner in OWNERS:
        assert text.count(f'fill="none" stroke="{board_theme(BoardOptions().theme)[owner].name()}"') == 1


def test_boards_without_regions_have_no_outlines() -> None:
    text = diagram(state_from_fen(GAMES["mansindam"], "startpos"), BoardOptions(), flipped=False)
    assert 'fill="none"' not in text.partition("</defs>")[2]
