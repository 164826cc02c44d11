"""Docstrings, comments, docs and the window's English texts avoid the turns of a dialect that no engineer writes.

tests/plain_english.json says how many turns are left in each room; a number may only go down, until the room leaves the
file. `python tests/test_plain_english.py` lists the turns, `--save` writes the numbers.
"""

import ast
import io
import json
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEFT = Path(__file__).with_name("plain_english.json")
FOLDERS = ("assets", "engine", "gui", "packaging", "rules", "tests", "tools")
TEXTS = ("Text", "mark", "plural", "tr")

BANNED = re.compile(
    r"(?:^|[.;:] )Have (?!to\b)"  # "Have the page shown": Show the page
    r"|\bof (?:which|whom)\b"
    r"|\bsuch (?:a )?ones?\b|\bone such\b"
    r"|\bby (?:itself|themselves|himself|herself)\b"
    r"|\b(?:all )?as usual\b"
    r"|\bgo(?:es|ne)? with (?:it|them)\b"
    r"|\bhere to stay\b"
    r"|\b(?:what|whatever|nothing|who|which|that|it) (?:is|are|was|were|has been) (?:told|said|heard)\b"
    r"|\b(?:is|are|was|were) told of\b"
    r"|\bgone on with\b"
    r"|\bwhoever\b"
    r"|\banew\b"
    r"|\bso (?:many|much)\b(?! (?:\w+ ){0,3}(?:as|that)\b)"  # "mate in so many moves": in N moves, in this many moves
    r"|(?:^|[.;:] )(?-i:What) (?!is known\b)(?![^.]*\?)"  # "What bounds a search": The bounds of a search
    r"|\blooked at\b"  # examined, shown
    r"|\bwhat (?:is|are|was|were) (?:drawn|shown)\b"  # the drawing, the position shown
    r"|\bnobody else's\b"
    r"|\bwhat (?:comes?|came|has come) of\b"  # the result
    r"|\bas can be\b"
    r"|\blikeliest\b"
    r"|\bcalled so\b"
    r"|\bstands? (?:in(?! for)|there|here|beside)\b",  # of a text or a value: is in
    re.IGNORECASE,
)

POSSIBLE = re.compile(BANNED.pattern.replace("(?:^|[.;:] )", r"""(?:^|[.;:] |["'#] ?)"""), re.IGNORECASE)
"""Finds whatever BANNED finds in some part of a file."""


def prose(path: Path) -> Iterator[str]:
    """Yield a file's docstrings, comments and texts for the window, or the whole of a page."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield from re.split(r"\n\s*\n", text)
        return
    if not POSSIBLE.search(" ".join(text.split())):  # reading the source as Python takes long
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TEXTS:
            yield from (each.value for each in node.args if isinstance(each, ast.Constant) and type(each.value) is str)
    if BANNED.search(text.replace("# ", ". ")):  # splitting into tokens takes long
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.string.lstrip("# ")


def turns(text: str) -> list[str]:
    """Return the banned turns in a text."""
    return [found.group().strip(" .;:") for found in BANNED.finditer(" ".join(text.split()))]


def found() -> Iterator[tuple[str, str, str]]:
    """Yield each banned turn with its room and file."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    for path in sorted([*pages, *sources]):
        name = path.relative_to(ROOT)
        room = "/".join(name.parts[: 2 if name.parts[0] == "gui" and len(name.parts) > 2 else 1])
        room = "docs" if path.suffix == ".md" else room
        yield from ((room, name.as_posix(), turn) for text in prose(path) for turn in turns(text))


def test_no_room_has_more_banned_phrases_than_before() -> None:
    left: dict[str, int] = json.loads(LEFT.read_text("utf-8"))
    everywhere = list(found())
    counts = Counter(room for room, _, _ in everywhere)
    more = {room for room, count in counts.items() if count > left.get(room, 0)}
    assert [each for each in everywhere if each[0] in more] == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Have the page shown. Have it made again.", 2),
        ("Games of which nothing is\n    told", 2),
        ("They have to be shown, as have others.", 0),
        ("Show the page again.", 0),
        ("What came of so many games stands in the file.", 3),
        ("There are so many games that it takes long, with so many moves each.", 1),
        ("It stands in for the program.", 0),
        ("What bounds a search. Say what bounds it: what is known.", 1),
        ("What is known of a game? What bounds a search?", 0),
    ],
)
def test_banned_phrases_are_found(text: str, count: int) -> None:
    assert len(turns(text)) == count


if __name__ == "__main__":
    if "--save" in sys.argv:
        counts = Counter(room for room, _, _ in found())
        LEFT.write_text(json.dumps(dict(sorted(counts.items())), indent=1) + "\n", "utf-8")
    else:
        print(*map(": ".join, found()), sep="\n")
