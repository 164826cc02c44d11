"""The cards of own games on the start page."""

import json
from collections.abc import Iterator

import pytest
from driving import added

from surajang.gui.app.main_window import MainWindow
from surajang.rules import catalogue


@pytest.fixture(autouse=True)
def nothing_listed() -> Iterator[None]:
    yield
    catalogue.show_own([])


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("width", [640, 1000, 1400])
def test_cards_are_as_wide_as_those_of_the_families(window: MainWindow, count: int, width: int) -> None:
    assert window.pages.own_games.wait(10)
    for number in range(count):
        added(window.pages.own_games, f'inherits = "mansindam"\nname = "wide-{number}"\ntitle = "Wide {number}"\n')
    window.resize(width, 800)
    page = window.pages.start_page
    page.refresh()
    for part in (page.own_section, page.area.widget()):
        assert part is not None
        layout = part.layout()
        assert layout is not None
        layout.activate()
    widths = {card.width() for card in page.own_section.cards}
    ours = {card.width() for card in page.cards}
    assert len(page.own_section.cards) == count
    assert max(widths | ours) - min(widths | ours) <= 1, json.dumps([sorted(widths), sorted(ours)])
