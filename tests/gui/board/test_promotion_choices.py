"""A promotion to one of several pieces is chosen among all of them."""

from PySide6.QtWidgets import QApplication

from surajang.gui.board.choices import promotion_sign
from surajang.gui.board.interaction import Interaction
from surajang.gui.board.state_of_game import state_of
from surajang.rules import catalogue, game_files
from surajang.rules.game import Game
from surajang.rules.tables import tables_of

CHESS = catalogue.add(game_files.PARENTS["chess"])
FEN = "1n2k3/P7/8/8/8/8/8/4K3[] w - - 0 1"


def test_all_pieces_are_offered_in_order(qapp: QApplication) -> None:
    state = state_of(Game(CHESS, FEN))
    tables = tables_of(CHESS)
    played: list[int] = []
    turn = Interaction(on_move=played.append)
    turn.show(state)
    turn.set_movable(frozenset({0}))
    turn.tap(tables.square_named("a7"))
    turn.tap(tables.square_named("a8"))
    assert turn.choice is not None
    assert [option.label for option in turn.choice.options] == [
        f"Promote to {name}" for name in ("queen", "rook", "bishop", "knight")
    ]
    assert turn.choice.declining == -1
    signs = [promotion_sign(state, option.move) for option in turn.choice.options]
    assert signs == ["=Q", "=R", "=B", "=N"]
    move = turn.choice.options[3].move
    turn.resolve(3)
    assert played == [move]
