"""A game's card: its board, and its name below or beside that."""

from pytestqt.qtbot import QtBot

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.desk.game_card import GameCard


def test_the_name_beside_the_board_uses_the_full_width(qtbot: QtBot) -> None:
    card = GameCard(BoardOptions(), "A game")
    qtbot.addWidget(card)
    card.lay_out_in_row(50)
    card.resize(400, 80)
    card.show()
    assert card.title.width() > 300
