"""Texts are cut and measured by whole signs, of however many characters."""

import pytest

from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.shorten import shortened

FAMILY, FLAG, THUMB, ACCENT = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1f0\U0001f1f7", "👍🏽", "e\u0301"


@pytest.mark.parametrize("sign", [FAMILY, FLAG, THUMB, ACCENT, "將", "e"])
def test_no_sign_is_cut(sign: str) -> None:
    text = sign * 4
    for most in range(len(sign), len(text)):
        assert shortened(text, most) == sign * (most // len(sign)) + "…"
    assert shortened(text, len(text)) == text


def test_a_text_without_end_of_a_sign_is_cut_all_the_same() -> None:
    assert shortened("e" + "\u0301" * 1000, 60) == "e" + "\u0301" * 59 + "…"


def test_parts_of_lines_are_found_beside_emoji() -> None:
    assert unbreakable("👑👑 King of kings") == ["👑", "👑", "King", "of", "kings"]
