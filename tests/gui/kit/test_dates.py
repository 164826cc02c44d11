"""Dates are shown as the language writes them, and read back from there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from surajang.gui.kit.dates import date_text, day_of, moment_text, time_text


@pytest.fixture(params=["C", "en_US", "en_GB", "ko", "ja", "zh_TW", "zh_CN", "de", "fr", "es", "ru"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


SHORT = {"C": "2026-11-09", "en_US": "11/9/2026", "en_GB": "09/11/2026", "de": "09.11.2026", "ru": "09.11.2026"}


def test_a_date_has_its_year_in_full_and_is_read_back(language: str) -> None:
    shown = date_text("2026-11-09")
    assert "2026" in shown
    assert shown == SHORT.get(language, shown)
    assert day_of(shown) == "2026-11-09"
    assert moment_text("2026-11-09 05:07").startswith(f"{shown} ")
    assert time_text(1_000_000_000).startswith(date_text("2001-09-09"))


@pytest.mark.parametrize("text", ["2026", "2026-11", "", "2026-02-31", "White", "e4", "1-0"])
def test_anything_else_is_left_as_it_is(language: str, text: str) -> None:
    assert date_text(text) == text
    assert day_of(text) == moment_text(text) == text
