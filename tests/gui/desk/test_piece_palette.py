"""The pieces of a game to choose from."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.desk.piece_palette import PiecePalette
from surajang.rules.games import GAMES


def test_no_face_covers_another(qtbot: QtBot) -> None:
    """Of a game whose captors hold several kinds as pawns, and of one shown after it."""
    known = GAMES["mansindam"]
    pieces = [replace(piece, held_as="P") if piece.symbol in "AQM" else piece for piece in known.pieces]
    own = replace(known, name="own-pawns", pieces=tuple(pieces))
    palette = PiecePalette(PiecePictures())
    qtbot.addWidget(palette)
    palette.resize(400, 400)
    palette.show()
    for game in (own, known):
        palette.show_game(game, BoardOptions())
        QApplication.processEvents()
        places = [button.geometry() for button in palette.buttons.values()]
        assert len({(place.x(), place.y()) for place in places}) == 2 * len(game.pieces)
        assert max(place.bottom() for place in places) < palette.plate.height()
