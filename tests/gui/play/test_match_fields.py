"""The fields of a new game."""

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from surajang.gui.play.match_fields import COMMON_TIMES, ClockFields, LevelSlider, control_from
from surajang.gui.players.game_clock import TimeControl


def test_a_level_shows_its_measured_rating_if_any(qtbot: QtBot) -> None:
    level = LevelSlider(1)
    qtbot.addWidget(level)
    assert "rating" in level.words.text()
    level.show_ratings(())
    for words in (level.words.text(), level.slider.accessibleName()):
        assert "rat" not in words
    level.show_ratings(range(100, 1300, 100))
    assert "rating 100" in level.words.text()


@pytest.mark.parametrize("kind", COMMON_TIMES)
def test_the_longest_and_the_shortest_times_are_remembered(qtbot: QtBot, kind: str) -> None:
    fields = ClockFields(TimeControl(300))
    qtbot.addWidget(fields)
    fields.set_kind(kind)
    boxes = fields.findChildren(QSpinBox)
    for bound in (QSpinBox.maximum, QSpinBox.minimum):
        for box in boxes:
            box.setValue(bound(box))
        main, *others = fields.remembered()
        assert main == 60 * bound(fields.minutes) + bound(fields.seconds)
        assert control_from(fields.remembered(), TimeControl(7)) == TimeControl(main, *others)
