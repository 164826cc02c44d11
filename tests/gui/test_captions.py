"""Captions of sounds: below the page, where they are wanted, for a few seconds."""

from driving import Hand, find, match_settings
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox

from gui.dialogs.preferences import PreferencesDialog
from gui.look.sounds import NAMES, Sounds
from gui.main_window import MainWindow
from gui.settings import Settings
from gui.words.sound_text import CAPTIONS

MATE_IN_ONE = "3k6/R9/1R8/10/10/10/10/10/10/4K5[] w - - 0 1"


def test_every_sound_has_a_caption_heard_or_not(settings: Settings) -> None:
    assert set(CAPTIONS) == set(NAMES)
    told: list[str] = []
    sounds = Sounds(settings, told.append)
    for name in NAMES:
        sounds.play(name)
    assert told == list(NAMES)


def test_there_are_no_captions_until_they_are_wanted(window: MainWindow, hand: Hand) -> None:
    window.pages.start(match_settings("pandemonium-2020"))
    hand.type("e4")
    assert not window.captions.isVisible()
    assert not window.captions.words.text()
    dialog = PreferencesDialog(window.settings, window)
    find(dialog, QCheckBox, "captions").click()
    assert window.captions.isVisible()
    hand.type("e9")
    assert window.captions.words.text() == CAPTIONS["error"]
    find(dialog, QCheckBox, "captions").click()
    assert not window.captions.isVisible()
    assert not window.captions.words.text()


def test_captions_tell_what_happens_and_pass_without_moving_the_board(
    window: MainWindow, hand: Hand, settings: Settings
) -> None:
    settings["captions"] = True
    window.pages.start(match_settings("pandemonium-2020", start=MATE_IN_ONE))
    hand.settle()
    before = (hand.board.mapTo(window, QPoint(0, 0)), hand.board.size())
    captions = window.captions
    captions._passing.setInterval(50)
    hand.type("b8c8")
    assert captions.words.text() == CAPTIONS["move"]
    assert captions.geometry().top() >= window.pages.geometry().bottom()
    hand.until(lambda: not captions.words.text())
    assert captions.isVisible()
    assert (hand.board.mapTo(window, QPoint(0, 0)), hand.board.size()) == before
