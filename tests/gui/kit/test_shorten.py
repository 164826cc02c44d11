"""Texts are cut and measured by whole signs, of however many characters."""

import pytest
from pytestqt.qtbot import QtBot

from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.long_text import CutText
from surajang.gui.kit.shorten import COMMENT, shortened

FAMILY, FLAG, THUMB, ACCENT = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1f0\U0001f1f7", "👍🏽", "e\u0301"


@pytest.mark.parametrize("sign", [FAMILY, FLAG, THUMB, ACCENT, "將", "e"])
def test_no_sign_is_cut(sign: str) -> None:
    text = sign * 4
    for most in range(len(sign), len(text)):
        assert shortened(text, most) == sign * (most // len(sign)) + "…"
    assert shortened(text, len(text)) == text


def test_a_text_without_end_of_a_sign_is_cut_all_the_same() -> None:
    assert shortened("e" + "\u0301" * 1000, 60) == "e" + "\u0301" * 59 + "…"


def test_a_text_cut_by_its_last_character_can_be_read(qtbot: QtBot) -> None:
    """It is as long as before, with the dots."""
    cut = CutText("Comment")
    qtbot.addWidget(cut)
    cut.set_text("x" * COMMENT[0])
    assert cut.more.isHidden()
    cut.set_text("x" * (COMMENT[0] + 1))
    assert not cut.more.isHidden()


def test_parts_of_lines_are_found_beside_emoji() -> None:
    assert unbreakable("👑👑 King of kings") == ["👑", "👑", "King", "of", "kings"]
