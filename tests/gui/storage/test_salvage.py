"""A flipped bit in a file of the user's data costs the entry that it hits, and no other."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from machine import scaled

from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.shell.settings import BY_NAME, SETTINGS
from surajang.gui.storage.settings_file import Form, exchange, look, salvaged, text_of

SAMPLE = 250
"""The number of flips tried in each file, of 2,000 to 20,000 possible."""

NEWER = "of a newer version"
"""A section whose name this version does not know, so that damage to the name costs all of it."""

STARS = {f"{family}/{lesson.id}": [3] * lesson.count for family in FAMILIES for lesson in lessons(family)}
SETTINGS_FORM = Form([setting.name for setting in SETTINGS if setting.kind is dict])

FILES: dict[str, tuple[Form, dict[str, Any]]] = {
    "settings": (
        SETTINGS_FORM,
        {
            "zoom": 120,
            "volume": 20,
            "lessons": STARS,
            "keys": {"undo": ["Ctrl+Z"], "redo": ["Ctrl+Y", "Ctrl+Shift+Z"]},
            "piece_sets": {"mansindam": "hanja-mansindam", "palaceshogi": "wedge-hanja"},
            "folder": "/home/kim/\udcff",
            NEWER: {"a": [1], "b": {"c": 2}},
        },
    ),
    "engines": (
        Form(("engines",)),
        {
            "engines": {
                f"{number:032x}": {
                    "name": f"Engine, {number}",
                    "command": f'"/a b/engine" --x "{number}", ',
                    "place": number,
                    "options": {"Hash": "64", "Path": ",  "},
                    "games": {"mansindam": {"Style": "Risky"}},
                }
                for number in (0x1000, 0x2A00, 0xF2000, 0xABC0000)
            }
        },
    ),
    "library": (
        Form(("added", "tags")),
        {
            "added": {"/games/a.pgn": True, "/other/b": True},
            "tags": {"0f3c" * 8: ["good", "끝"], "9a1b" * 8: ["end"], "77d0" * 8: ["to study"]},
        },
    ),
    "puzzles": (
        Form(("ratings", "tries", "missed", "streaks")),
        {
            "ratings": {"mansindam": [1203.4, 80.2, 0.06], "pandemonium": [900.0, 350.0, 0.06]},
            "tries": {
                f"{time:020}": [f"p{time}", "mansindam", "2026-11-01", True, 1203.4]
                for time in (10**18, 17**14, 23**13)
            },
            "missed": {"p7": ["mansindam", 1, "2026-11-03"], "x8": ["pandemonium", 0, "2026-11-04"]},
            "streaks": {"mansindam": [12], "palaceshogi": [7]},
        },
    ),
}


def entries(values: dict[str, Any]) -> dict[tuple[str, ...], Any]:
    """Return all entries by their places; a value that is no dictionary is an entry."""
    found: dict[tuple[str, ...], Any] = {}
    for name, value in values.items():
        if isinstance(value, dict):
            found |= {(name, entry): inner for entry, inner in value.items()}
        else:
            found[name,] = value
    return found


def flips(data: bytes, seed: str) -> Iterator[bytes]:
    """Yield a file with one bit changed, many times."""
    chosen = random.Random(seed)
    for place in chosen.sample(range(len(data) * 8), min(SAMPLE, len(data) * 8)):
        changed = bytearray(data)
        changed[place // 8] ^= 1 << place % 8
        yield bytes(changed)


def lost(values: dict[str, Any], found: dict[str, Any]) -> list[tuple[str, ...]]:
    """Return the entries that are missing or changed."""
    there = entries(found)
    return [place for place, value in entries(values).items() if place not in there or there[place] != value]


def former_text(values: dict[str, Any]) -> str:
    """Return values as former versions wrote them: each section on one line."""
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in values.items()) + "\n}\n"


@pytest.mark.parametrize("name", FILES)
def test_a_flipped_bit_loses_at_most_one_entry(name: str, tmp_path: Path) -> None:
    form, values = FILES[name]
    path = tmp_path / "file.json"
    for data in flips(text_of(values).encode("ascii"), name):
        path.write_bytes(data)
        gone = lost(values, look(path, None, form).values)
        assert len(gone) <= 1 or {place[0] for place in gone} == {NEWER}, data


@pytest.mark.parametrize("name", FILES)
def test_a_flipped_bit_loses_at_most_two_entries_of_an_older_format(name: str, tmp_path: Path) -> None:
    form, values = FILES[name]
    path = tmp_path / "file.json"
    path.write_text(former_text(values))
    assert exchange(path, (), None, form).values == values
    for data in flips(former_text(values).encode("ascii"), name):
        path.write_bytes(data)
        gone = lost(values, look(path, None, form).values)
        assert len(gone) <= 2 or {place[0] for place in gone} == {NEWER}, data


def test_a_damaged_file_is_repaired_once_and_a_copy_kept(tmp_path: Path) -> None:
    form, values = FILES["engines"]
    path = tmp_path / "file.json"
    data = text_of(values).encode("ascii").replace(b'"Engine, 4096"', b'"Engine, 4096!', 1)
    path.write_bytes(data)
    found = exchange(path, (), None, form)
    assert len(lost(values, found.values)) == 1
    assert found.aside is not None
    assert found.aside.read_bytes() == data
    again = exchange(path, (), None, form)
    assert (again.values, again.damaged) == (found.values, False)


@pytest.mark.parametrize("length", [0, 1, 300])
def test_entries_of_a_truncated_file_are_kept(length: int, tmp_path: Path) -> None:
    form, values = FILES["settings"]
    path = tmp_path / "file.json"
    whole = text_of(values).encode("ascii")
    path.write_bytes(whole[:length])
    found = exchange(path, (), None, form)
    assert found.damaged
    lines = whole[:length].count(b"\n")
    assert len(entries(found.values)) >= lines - 3
    assert all(entries(values)[place] == value for place, value in entries(found.values).items())


def test_quoted_quotes_take_no_quadratic_time() -> None:
    started = time.process_time()
    assert salvaged(b'{"a":1,"' + b'\\"' * 30_000, ()) == {"a": 1}
    assert time.process_time() - started < scaled(1)


def test_section_names_differ_by_more_than_one_bit() -> None:
    """Otherwise damage could turn one into the other."""
    for form, _ in FILES.values():
        for name in form.sections:
            for other in {*form.sections, *(BY_NAME if form is SETTINGS_FORM else ())} - {name}:
                pairs = zip(name.encode(), other.encode(), strict=False)
                assert len(name) != len(other) or sum((one ^ two).bit_count() for one, two in pairs) > 1
