"""The cards of own games on the start page."""

from collections.abc import Iterator

import pytest
from driving import added
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.rules import catalogue


@pytest.fixture(autouse=True)
def nothing_listed() -> Iterator[None]:
    yield
    catalogue.show_own([])


@pytest.mark.parametrize("count", [1, 2, 4])
def test_cards_are_as_wide_as_those_of_the_families(window: MainWindow, qtbot: QtBot, count: int) -> None:
    assert window.pages.own_games.wait(60)
    for number in range(count):
        added(window.pages.own_games, f'inherits = "mansindam"\nname = "wide-{number}"\ntitle = "Wide {number}"\n')
    page = window.pages.start_page
    page.refresh()
    assert len(page.own_section.cards) == count

    def widths() -> set[int]:
        return {card.width() for card in (*page.cards, *page.own_section.cards)}

    for width in (640, 1000, 1400):
        window.resize(width, 800)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: max(widths()) - min(widths()) <= 1)
