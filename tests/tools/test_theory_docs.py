"""docs/theory.md has the numbers of the theory files."""

import pytest
import theory_docs

from surajang.rules.games import GAMES

pytestmark = pytest.mark.once


def test_the_page_has_the_current_numbers() -> None:
    """If it fails, run tools/theory_docs.py."""
    page = theory_docs.PAGE.read_text("utf-8")
    assert theory_docs.with_numbers(page) == page
    assert all(f"\n## {variant.title}\n" in page for variant in GAMES.values())


def test_handwritten_parts_are_kept() -> None:
    page = theory_docs.with_numbers(f"By hand.\n{theory_docs.BEGINNING}old numbers\n")
    assert page.startswith(f"By hand.\n{theory_docs.BEGINNING}\n## ")
    assert "old numbers" not in page
