"""The board is painted fast enough: least processor time of many tries, since other programs share the machine."""

import time

import pytest
from board_driver import BoardDriver
from machine import scaled
from PySide6.QtGui import QPixmap, QRegion

from surajang.gui.board.board_options import BoardOptions
from surajang.rules.games import GAMES

FULL_MS = 5.0
FRAME_MS = 2.0


def best(action, tries=25):
    """Return the least processor time that an action took, in milliseconds."""
    times = []
    for _ in range(tries):
        start = time.thread_time()
        action()
        times.append(time.thread_time() - start)
    return min(times) * 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_full_repaint_of_a_thousand_pixels(qtbot, name):
    driver = BoardDriver(name, size=(1260, 1040), movable=())
    qtbot.addWidget(driver.view)
    assert driver.view.scene.board_rect().height() >= 1000
    picture = QPixmap(driver.view.size())
    assert best(lambda: driver.view.render(picture)) < scaled(FULL_MS)


def test_a_frame_of_an_animation(qtbot):
    options = BoardOptions(animation_ms=60_000, piece_card=False)
    driver = BoardDriver("pandemonium-2020", size=(1260, 1040), options=options)
    qtbot.addWidget(driver.view)
    driver.click("b1", "c3")
    picture = QPixmap(driver.view.size())

    def frame():
        region = QRegion()
        for rect in driver.view.display.player.step():
            region = region.united(driver.view.scene.to_widget(rect))
        driver.view.render(picture, region.boundingRect().topLeft(), region)

    assert best(frame) < scaled(FRAME_MS)
    driver.view.finish_animation()


def test_updating_the_theme(qtbot):
    driver = BoardDriver("pandemonium-2020")
    qtbot.addWidget(driver.view)
    driver.click("e2")
    assert best(driver.view.refresh) < scaled(1.0)
