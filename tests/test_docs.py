"""What the pages in docs/ show works, and their links lead somewhere."""

import json
import re
from pathlib import Path

import pytest
from builds import ROOT

from rules import query
from rules.games import GAMES

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)")


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page can be linked to."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.once
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
        assert not anchor or anchor in anchors(page.parent / target), anchor


def test_the_request_shown_is_answered_with_the_fields_listed() -> None:
    text = (ROOT / "docs" / "query.md").read_text("utf-8")
    shown = re.search(r"```json\n(.+)\n```", text)
    assert shown is not None
    answer = json.loads(query.answer(shown[1]))
    listed = re.findall(r"^\| `(\w+)` \|", text[text.index("The answer:") :], re.MULTILINE)
    assert list(answer) == listed


def test_the_engines_page_names_every_game_and_option() -> None:
    from engine.options import OPTIONS

    text = (ROOT / "docs" / "uci.md").read_text("utf-8")
    assert all(f"`{name}`" in text for name in (*GAMES, *OPTIONS))
