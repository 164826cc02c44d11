"""The fields of a new game."""

from pytestqt.qtbot import QtBot

from surajang.gui.play.match_fields import LevelSlider


def test_a_level_shows_no_rating_where_none_was_measured(qtbot: QtBot) -> None:
    level = LevelSlider(1)
    qtbot.addWidget(level)
    assert "rating" in level.words.text()
    level.show_rating(measured=False)
    for words in (level.words.text(), level.slider.accessibleName()):
        assert "rat" not in words
    level.show_rating(measured=True)
    assert "rating" in level.words.text()
