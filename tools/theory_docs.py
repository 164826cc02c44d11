"""Writes what is known of the games into docs/theory.md, below its last line that is written by hand.

    python -P tools/theory_docs.py

It says in English what the page "What is known" says: the summary, setups, values of pieces, and what strong players
do and beginners do not.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [] if sys.flags.safe_path else [str(TOOLS.parent)]

from surajang.engine.playtest.sections import Block, Listing, Table, english  # noqa: E402
from surajang.engine.theory import beginners_of, report_of  # noqa: E402
from surajang.engine.theory.page import KnownSections  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

PAGE = TOOLS.parent / "docs" / "theory.md"

BEGINNING = "<!-- The rest is written by tools/theory_docs.py. -->\n"

SECTIONS = ("short", "setups", "worth", "beginners")
"""The sections that are written, as far as a game has them."""


def with_numbers(page: str) -> str:
    """Return the text of the page with the present numbers."""
    by_hand, _, _ = page.partition(BEGINNING)
    return by_hand + BEGINNING + "".join(text for variant in GAMES.values() for text in _of_game(variant))


def _of_game(variant: Variant) -> Iterator[str]:
    report = report_of(variant)
    if report is None:
        return
    sections = KnownSections(report, beginners_of(variant), variant, english(variant))
    yield f"\n## {variant.title}\n\n{report.played:,} games with {report.nodes:,} positions searched per move.\n"
    for section in sections.all():
        if section.code in SECTIONS:
            yield from (f"\n**{section.title}.**\n" if section.code != "short" else "",)
            yield from map(_block, section.blocks)


def _block(block: Block) -> str:
    """Return sentences or a table in Markdown; the rest is for those who read the page in the window."""
    if isinstance(block, Listing):
        return "\n" + "".join(f"- {text}\n" for text in block.texts)
    if isinstance(block, Table):
        rows = [block.headings, tuple("---" for _ in block.headings), *block.rows]
        return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return ""


def main() -> None:
    """Write the page."""
    PAGE.write_text(with_numbers(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
