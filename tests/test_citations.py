"""The sections of RULES.md that the sources cite exist."""

import re

import pytest
from builds import ROOT

CITED = re.compile(r"RULES\.md(?:,\s+\"(?P<heading>[^\"]+)\"|\s+(?P<sections>§\d(?:[^\w§\"]+(?:to|and)?\s*§\d)*))?")
HEADINGS = re.findall(r"^#+ (.+)$", (ROOT / "RULES.md").read_text("utf-8"), re.MULTILINE)
SECTIONS = {heading.split(".")[0] for heading in HEADINGS if re.match(r"\d\.", heading)}
FOLDERS = ("rules", "engine", "gui", "assets", "tests", "packaging")


def citations(text: str) -> list[tuple[str, str]]:
    """The headings and section numbers that a text cites, as pairs with one empty."""
    found: list[tuple[str, str]] = []
    for match in CITED.finditer(text):
        if match["heading"]:
            found.append((" ".join(match["heading"].split()), ""))
        found += [("", number) for number in re.findall(r"\d", match["sections"] or "")]
    return found


def test_every_citation_refers_to_an_existing_rule() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {heading or section}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.name != "test_citations.py"
        for heading, section in citations(path.read_text("utf-8"))
        if (heading and heading not in HEADINGS) or (section and section not in SECTIONS)
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("(RULES.md §4)", [("", "4")]),
        ("RULES.md §1 to §3", [("", "1"), ("", "3")]),
        ("RULES.md §1-§3 say", [("", "1"), ("", "3")]),
        ('RULES.md, "Text forms"', [("Text forms", "")]),
        ('RULES.md, "Common\n    ground"', [("Common ground", "")]),
        ("the grammar of RULES.md.", []),
    ],
)
def test_citations_are_found(text: str, found: list[tuple[str, str]]) -> None:
    assert citations(text) == found
