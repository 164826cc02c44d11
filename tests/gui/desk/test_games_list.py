"""The list of a file's games: dates and results as the language writes them, found and sorted as files do."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt

from surajang.gui.desk.games_list import DATE, NUMBER, RESULT, GamesDialog, GamesModel
from surajang.gui.storage.reader import Place

GAMES = [
    {"Date": "2026.02.11", "Result": "1-0"},
    {"Date": "2025.12.03", "Result": "1/2-1/2"},
    {"Date": "2026.??.??", "Result": "0-1"},
    {"Date": "2026.03.??", "Result": "*"},
    {"Date": "????.??.??", "Result": ""},
]


@pytest.fixture
def model() -> Iterator[GamesModel]:
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    yield GamesModel([Place(0, 0, 0, tags, 0) for tags in GAMES])
    QLocale.setDefault(before)


def shown(model: GamesModel, column: int) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_dates_and_results_are_shown_as_people_write_them(model: GamesModel) -> None:
    assert shown(model, DATE) == ["11.02.2026", "03.12.2025", "2026", "2026-03", ""]
    assert shown(model, RESULT) == ["1–0", "½–½", "0–1", "*", ""]


def test_dates_are_sorted_as_days(model: GamesModel) -> None:
    model.sort(DATE, Qt.SortOrder.AscendingOrder)
    assert shown(model, DATE) == ["", "03.12.2025", "2026", "11.02.2026", "2026-03"]


@pytest.mark.parametrize(("text", "found"), [("1-0", 1), ("1–0", 1), ("2026-02", 1), ("11.02.2026", 1), ("2026", 3)])
def test_both_forms_are_found(model: GamesModel, text: str, found: int) -> None:
    model.search(text)
    assert model.rowCount() == found


def test_the_selected_game_stays_selected_and_in_sight_when_the_list_is_sorted(qtbot) -> None:
    days = [f"2026.01.{day:02}" for day in range(1, 29)]
    dialog = GamesDialog("Games", [Place(0, 0, 0, {"Date": day, "White": f"Ann {day[-1]}"}, 0) for day in days])
    qtbot.addWidget(dialog)
    dialog.resize(600, 300)
    dialog.show()
    dialog.field.setText("Ann")
    dialog.table.selectRow(2)
    chosen: list[Place] = []
    dialog.chosen.connect(chosen.append)
    for column, order in ((DATE, Qt.SortOrder.DescendingOrder), (NUMBER, Qt.SortOrder.AscendingOrder)):
        dialog.table.sortByColumn(column, order)
        dialog.open_button.click()
        assert dialog.table.viewport().rect().contains(dialog.table.visualRect(dialog.table.currentIndex()))
    assert [place.tags["Date"] for place in chosen] == ["2026.01.03"] * 2
