"""The table of known moves: its columns in much and in little room, and its rows for screen readers."""

from collections.abc import Iterator

import pytest
from made_up_openings import made_up
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.desk.known_moves import COMPUTER, MINE, Known, KnownMovesTable, of_computer, rows_of, summary_of
from surajang.rules.game import Game
from surajang.rules.games import GAMES

MANSINDAM = GAMES["mansindam"]


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[KnownMovesTable]:
    """An empty table in a wide window."""
    outer = QWidget()
    qtbot.addWidget(outer)
    made = KnownMovesTable("Known moves", outer)
    outer.resize(600, 200)
    made.resize(600, 200)
    outer.show()
    yield made
    outer.close()


def headings(table: KnownMovesTable) -> list[str]:
    """The headings of the visible columns."""
    model = table.model()
    columns = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
    return [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns]


def own(game: Game) -> list[Known]:
    """Moves of a person's games: one with results, one without, and one where a game ended."""
    move, other = game.play_text("c4").move, 0
    game.back()
    other = game.play_text("e4").move
    game.back()
    return [Known(move, 5, 0.6, (0.5, 0.2, 0.3)), Known(other, 1, None), Known(0, 2, 0.5, (0.0, 1.0, 0.0))]


def test_narrow_tables_drop_results_before_scores(table: KnownMovesTable) -> None:
    game = Game(MANSINDAM)
    rows = rows_of(game, own(game))
    table.show_rows(game, rows, MINE)
    assert headings(table) == ["Move", "Games", "White", "Draw", "Black"]
    table.resize(table.fontMetrics().horizontalAdvance("No further moves Games White scores"), 200)
    QApplication.processEvents()
    assert headings(table)[1:] in (["Games", "White's score"], ["Games", "White"])
    table.resize(600, 200)
    QApplication.processEvents()
    assert headings(table) == ["Move", "Games", "White", "Draw", "Black"]
    table.show_rows(game, rows, COMPUTER)
    assert headings(table) == ["Move", "Games", "White's score"]


def test_rows_have_accessible_texts(table: KnownMovesTable) -> None:
    game = Game(MANSINDAM)
    rows = rows_of(game, own(game))
    assert [row.spoken() for row in rows] == [
        "c4, 5 games, White wins 50%, draws 20%, Black wins 30%",
        "e4, 1 game",
        "No further moves, 2 games, White wins 0%, draws 100%, Black wins 0%",
    ]
    assert summary_of(rows, MINE) == "8 games, White scores 57%"
    assert summary_of(rows[1:2], MINE) == "1 game"


def test_illegal_moves_are_left_out() -> None:
    game = Game(MANSINDAM)
    tree = made_up(MANSINDAM, {"": [("c4", 10, 5.0)]})
    known = of_computer(tree, game.position)
    assert known == [Known(game.play_text("c4").move, 10, 0.5)]
    assert rows_of(game, known) == []


def test_setups_have_the_same_names_as_on_the_board() -> None:
    variant = GAMES["pandemonium"]
    tree = made_up(variant, {"": [("NB-BN", 7, 3.0)]})
    game = Game(variant)
    (row,) = rows_of(game, of_computer(tree, game.position))
    assert row.shown == "Inner bishops"
    assert row.spoken() == "Inner bishops, 7 games, White scores 43%"


def test_the_row_for_the_end_of_games_is_not_played(table: KnownMovesTable, qtbot: QtBot) -> None:
    game = Game(MANSINDAM)
    table.show_rows(game, rows_of(game, own(game)), MINE)
    chosen: list[int] = []
    table.chosen.connect(chosen.append)
    for row in range(3):
        table.setCurrentIndex(table.model().index(row, 0))
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert chosen == [row.known.move for row in table.rows[:2]]


def test_the_undone_move_is_selected(table: KnownMovesTable, qtbot: QtBot) -> None:
    game = Game(MANSINDAM)
    tree = made_up(MANSINDAM, {"": [("c4", 10, 5.0), ("e4", 6, 3.0), ("g4", 4, 2.0)], "e4": [("c6", 6, 3.0)]})

    def show(most: int = 9) -> str:
        rows = rows_of(game, of_computer(tree, game.position))[:most]
        table.show_rows(game, rows, COMPUTER)
        current = table.currentIndex().row()
        return table.rows[current].shown if current >= 0 else ""

    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    assert show() == "c4"
    game.play_text("e4")
    assert show() == "c6"
    game.play_text("a6")
    game.back()
    assert show() == "c6"
    game.back()
    assert show(0) == "", "games are still being read"
    assert show() == "e4"
    table.setCurrentIndex(table.model().index(2, 0))
    assert show() == "g4", "the same position with more games"
    table.clearFocus()
    game.play_text("e4")
    show()
    game.back()
    assert show() == "", "without the focus none is current"
    table.setFocus()
    assert table.rows[table.currentIndex().row()].shown == "e4"
