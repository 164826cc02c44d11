"""The fields of a new game."""

from pytestqt.qtbot import QtBot

from surajang.gui.play.match_fields import LevelSlider


def test_a_level_shows_its_measured_rating_if_any(qtbot: QtBot) -> None:
    level = LevelSlider(1)
    qtbot.addWidget(level)
    assert "rating" in level.words.text()
    level.show_ratings(())
    for words in (level.words.text(), level.slider.accessibleName()):
        assert "rat" not in words
    level.show_ratings(range(100, 1300, 100))
    assert "rating 100" in level.words.text()
