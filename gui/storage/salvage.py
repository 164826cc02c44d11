"""Reads what is left of a damaged file of JSON, entry by entry."""

import json
import re
from collections.abc import Collection, Iterator
from itertools import islice
from json import JSONDecoder
from typing import Any

MOST_FAILURES = 1000
"""Places in a line where nothing begins; then the rest of the line is given up, as it could take very long."""

_ENTRY = re.compile(r'"(?:[^"\\]|\\.)*"\s*:\s*')
_JOINT = re.compile(r'(?<=[,{])[^"](?= {1,2}")')
"""Where a line was joined to the one before it, because the line break between them is damaged."""


def salvaged(data: bytes, sections: Collection[str]) -> dict[str, Any]:
    """Return the entries that can still be read, those of `sections` (dictionaries) one by one.

    Files have an entry on each line; of those that have not, as former versions wrote them, as much is found as can be.
    """
    found: dict[str, Any] = {}
    parts: dict[str, dict[str, Any]] = {}
    place = found
    for line in data.decode("utf-8-sig", "surrogateescape").split("\n"):
        for part in _parts(line):
            section = next((name for name in sections if _begins_with(part, _header(name))), None)
            if section is not None:
                place = parts.setdefault(section, {})
                place.update(_scanned(part[len(_header(section)) :]))
            elif part.startswith('{"'):
                found.update(_scanned(part))
            elif part.endswith("{") and len(part) > 1:
                place = {}  # of a section that only another version of the program knows
                parts.update(dict.fromkeys(_entry(f"{part}}}"), place))
            else:
                (place if part.startswith("  ") else found).update(_entry(part))
    return {**found, **parts}


def with_sections(values: dict[str, Any], sections: Collection[str]) -> dict[str, Any]:
    """Return values with their `sections` under their own names, where a single bit of one has changed."""
    missing = [name for name in sections if name not in values]
    for odd in [name for name in values if name not in sections and isinstance(values[name], dict)]:
        name = next((name for name in missing if len(name) == len(odd) and _begins_with(odd, name)), None)
        if name is not None:
            missing.remove(name)
            values = {name if key == odd else key: value for key, value in values.items()}
    return values


def _parts(line: str) -> Iterator[str]:
    """Yield the lines that are joined to one where a line break is damaged."""
    start = 0
    if not _entry(line):
        for joint in islice(_JOINT.finditer(line), MOST_FAILURES):
            part = line[start : joint.start()]
            if _entry(part) or _entry(f"{part}}}") or part.strip() in ("{", "},"):
                yield part
                start = joint.end()
    yield line[start:]


def _header(section: str) -> str:
    """Return the line with which a section begins."""
    return f" {json.dumps(section)}: {{"


def _begins_with(text: str, expected: str) -> bool:
    """Say whether a text begins with another, of which one bit may have changed."""
    pairs = zip(text.encode("utf-8", "surrogateescape"), expected.encode(), strict=False)
    return len(text) >= len(expected) and sum((one ^ other).bit_count() for one, other in pairs) <= 1


def _entry(line: str) -> dict[str, Any]:
    """Return the one entry of a line, nothing if it holds none that can be written again."""
    try:
        found = json.loads("{" + line.strip().removesuffix(",") + "}")
        json.dumps(found)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _scanned(text: str) -> Iterator[tuple[str, Any]]:
    """Yield the entries in a text, wherever they begin."""
    decoder = JSONDecoder()
    start = failures = 0
    while failures < MOST_FAILURES and (begin := _ENTRY.search(text, start)) is not None:
        try:
            value, end = decoder.raw_decode(text, begin.end())
            json.dumps(value)
            yield json.loads("{" + begin[0] + "0}").popitem()[0], value
            start = end
        except (ValueError, RecursionError):
            start = begin.start() + 1
            failures += 1
