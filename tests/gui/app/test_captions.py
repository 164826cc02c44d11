"""Captions of sounds: below the page, if switched on, for a few seconds."""

import pytest
from driving import Hand, find, match_settings, page_of
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QCheckBox

from surajang.gui.app.captions import CAPTIONS
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.learn.lessons import lessons
from surajang.gui.learn.task_play import Phase
from surajang.gui.shell.settings import Settings
from surajang.gui.shell.sounds import NAMES, Sounds

MATE_IN_ONE = "3k6/R9/1R8/10/10/10/10/10/10/4K5[] w - - 0 1"


def test_every_sound_has_a_caption(settings: Settings) -> None:
    assert set(CAPTIONS) == set(NAMES)
    told: list[str] = []
    sounds = Sounds(settings, told.append)
    for name in NAMES:
        sounds.play(name)
    assert told == list(NAMES)


def test_captions_are_off_by_default(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.type("e4")
    assert not window.captions.isVisible()
    assert not window.captions.words.text()
    dialog = PreferencesDialog(window.settings, window)
    find(dialog, QCheckBox, "captions").click()
    assert window.captions.isVisible()
    hand.type("e9")
    assert window.captions.words.text() == CAPTIONS["error"]()
    find(dialog, QCheckBox, "captions").click()
    assert not window.captions.isVisible()
    assert not window.captions.words.text()


def test_captions_come_and_go_without_moving_the_board(window: MainWindow, hand: Hand, settings: Settings) -> None:
    settings["captions"] = True
    window.pages.open(MatchRequest(match_settings("pandemonium-2020", start=MATE_IN_ONE)))
    hand.settle()
    before = (hand.board.mapTo(window, QPoint(0, 0)), hand.board.size())
    captions = window.captions
    find(captions, QTimer).setInterval(50)
    hand.type("b8c8")
    assert captions.words.text() == CAPTIONS["move"]()
    assert captions.geometry().top() >= window.pages.geometry().bottom()
    hand.until(lambda: not captions.words.text())
    assert captions.isVisible()
    assert (hand.board.mapTo(window, QPoint(0, 0)), hand.board.size()) == before


@pytest.fixture
def sounded(window: MainWindow) -> list[str]:
    """The sounds since the last call, in order."""
    names: list[str] = []
    window.pages.sounded.connect(names.append)
    return names


def since(sounded: list[str]) -> list[str]:
    """Return the sounds since the last call."""
    names = sounded.copy()
    sounded.clear()
    return names


def test_events_of_a_game_have_sounds(window: MainWindow, hand: Hand, sounded: list[str]) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    assert since(sounded) == ["start"]
    hand.type("e4")
    assert since(sounded) == ["move"]
    window.run("take_back")
    assert since(sounded) == ["back"]
    window.run("offer_draw")
    assert since(sounded) == ["offer"]
    hand.match.draws.agree()
    assert since(sounded) == ["end"]
    page_of(window).say_unsafe("game", "It is not on disk.")
    page_of(window).say_unsafe("game", "It still is not.")
    assert since(sounded) == ["trouble"]


def test_solving_a_level_sounds_different_from_the_end_of_a_game(
    window: MainWindow, hand: Hand, sounded: list[str]
) -> None:
    window.pages.lessons.show_lesson(lessons("pandemonium")[0], 1)
    page = window.page
    assert isinstance(page, LessonPage)
    for _ in range(4):
        play = page.play
        assert play is not None
        if play.phase is not Phase.SOLVED:
            page.task.make(play.show_move())
            hand.settle()
    assert sounded[-1] == "solved"
    assert "end" not in sounded
