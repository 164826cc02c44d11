"""A game is invented with mouse and keys: each edit through the real widgets."""

import pytest
from driving import find
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import WorkshopRequest
from surajang.gui.workshop.draft_page import DraftPage
from surajang.gui.workshop.workshop_page import WorkshopPage
from surajang.rules.definition import PIECE


@pytest.fixture
def page(window: MainWindow) -> DraftPage:
    """The page of a game that begins with an empty board."""
    window.pages.open(WorkshopRequest())
    first = window.page
    assert isinstance(first, WorkshopPage)
    first.name.setText("Wizards")
    first.new_button.click()
    assert isinstance(window.page, DraftPage)
    return window.page


def test_it_opens(page):
    assert page.draft.title == "Wizards"
