"""The pages of the rules, read from `assets/rules/`: text and diagrams for people, checked against each game's data.

A file `VARIANT.toml` has a `summary`, in which `{signs}` is the game's own name in brackets, and sections in the order
of the page. A section has an `id`, which links lead to, a `title` and a `text`, and may have

    facts       the facts in the text, as fields of the game's data with their values: `"repetition.count" = 3`, or for
                pieces `"N B.drop.zone" = "1-9"`; tests compare them with the data, and the data with them
    results     reasons of an outcome (rules.game.Outcome) that it explains
    refusals    codes of refusals (rules.reasons.Reason) that it explains
    pieces      true in the section that shows the pieces, drawn from the game's tables
    of          symbols of the pieces that it is about; refusals of their moves lead here
    diagram     positions: `fen`, `caption`, `moves` that lead on from there, legal moves drawn as `arrows`, and moves
                that are `refused`, with the code of the refusal

A file that is `based_on` another one has its sections, except those listed in `without`, and its own in their place.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from surajang import assets
from surajang.gui.kit.translation import cached_words, tr
from surajang.gui.rulebook.page_model import Diagram, Fact, RulesPage, Section
from surajang.rules.variant import Variant


@dataclass(frozen=True)
class Row:
    """One matter in several games: a cell for each, and the section of its page that says more."""

    title: str
    cells: tuple[str, ...]
    sections: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Similar games, side by side."""

    id: str
    title: str
    games: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Point:
    """One difference for players who know another game, and the section of the page that says more."""

    text: str
    section: str


@dataclass(frozen=True)
class Known:
    """The differences for players who know a game, by the names of our games."""

    id: str
    title: str
    points: Mapping[str, tuple[Point, ...]]


@dataclass(frozen=True)
class Differences:
    """The page of differences: between similar games, and from well-known games."""

    tables: tuple[Table, ...]
    known: tuple[Known, ...]


@cache
def differences() -> Differences:
    """Return the page of differences."""
    data = _read("differences")
    tables = tuple(
        Table(
            each["id"],
            each["title"],
            tuple(each["games"]),
            tuple(Row(row["title"], tuple(row["cells"]), tuple(row["section"])) for row in each["row"]),
        )
        for each in data["table"]
    )
    return Differences(tables, tuple(Known(each["id"], each["title"], _points(each["game"])) for each in data["list"]))


def _points(groups: list[dict[str, Any]]) -> dict[str, tuple[Point, ...]]:
    """Return the points of a list by the names of games."""
    return {
        game: tuple(
            Point(point["text"], point["section"]) for point in group["points"] if game in point.get("only", (game,))
        )
        for group in groups
        for game in group["games"]
    }


@cached_words
def written_page(variant: Variant) -> RulesPage:
    """Return the written rules page of one of the program's games."""
    data = _load(variant.name)
    return RulesPage(variant, tr(_unwrapped(data["summary"])), tuple(_section(each) for each in data["section"]))


def _load(name: str) -> dict[str, Any]:
    """Return the data of a page, with the parts from the one it is based on."""
    data = _read(name)
    base = data.get("based_on")
    if base:
        own = {section["id"]: section for section in data["section"]}
        sections = [own.pop(section["id"], section) for section in _load(base)["section"]]
        data["section"] = [section for section in sections if section["id"] not in data.get("without", ())]
        if own:
            raise ValueError(f"{name}: sections {', '.join(own)} replace nothing")
    return data


def _read(name: str) -> dict[str, Any]:
    """Return the data of a file in the folder of rules."""
    return tomllib.loads(assets.path("rules", f"{name}.toml").read_text("utf-8"))


def _section(data: dict[str, Any]) -> Section:
    """Return a section from a file's data."""
    return Section(
        id=data["id"],
        title=tr(data["title"]),
        text=tr(_unwrapped(data["text"])),
        diagrams=tuple(_diagram(each) for each in data.get("diagram", ())),
        facts=data.get("facts", {}),
        results=tuple(data.get("results", ())),
        refusals=tuple(data.get("refusals", ())),
        pieces=data.get("pieces", False),
        of=tuple(data.get("of", ())),
    )


def _diagram(data: dict[str, Any]) -> Diagram:
    """Return a diagram from a file's data."""
    return Diagram(
        fen=data["fen"],
        caption=tr(data["caption"]),
        moves=tuple(data.get("moves", ())),
        arrows=tuple(data.get("arrows", ())),
        refused=data.get("refused", {}),
    )


def _unwrapped(text: str) -> str:
    """Return a text with one line for each paragraph."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


# Facts in the data


def facts_of(variant: Variant) -> dict[str, Fact]:
    """Return every field of a game's data that a rules page has to explain: those that differ from their default.

    Names are as in the files, with one piece each. Left out are fields that the page shows for every piece from the
    data (names, signs, movement without terrain), that only affect the screen, or that concern notation.
    """
    found: dict[str, Fact] = {}
    for name in ("castling", "setup", "repetition", "end"):
        _collect(getattr(variant, name), name, found)
    for piece in variant.pieces:
        _collect(piece, piece.symbol, found)
    return {name: value for name, value in found.items() if name.rpartition(".")[2] not in SHOWN}


SHOWN = frozenset(
    (
        "symbol",
        "name",
        "native",
        "reading",
        "meaning",
        "letter",
        "moves",
        "titles",
        "task",
        "held_as",
        "rook",
        "written",
        "pawn",
        "arrival_sentence",
    )
)
"""Fields that a page shows from the data, with the pieces or in a dialog, and need not explain."""


def fact(variant: Variant, name: str) -> Fact:
    """Return the value of one fact: fields with dots between them, numbers in tuples, a piece's symbol first.

    Raises ValueError if there is no such field.
    """
    value: Any = variant
    for part in name.split("."):
        if value is variant and part in variant.by_symbol:
            value = variant.by_symbol[part]
        elif isinstance(value, tuple):
            value = value[int(part)]
        elif is_dataclass(value) and part in {each.name for each in fields(value)}:
            value = getattr(value, part)
        else:
            raise ValueError(f"{variant.name} has no {name}")
    return list(value) if isinstance(value, tuple) else value


def _collect(value: Any, name: str, found: dict[str, Fact]) -> None:
    """Add the fields of `value` that differ from their defaults, recursively."""
    if is_dataclass(value):
        for each in fields(value):
            inner = getattr(value, each.name)
            if inner != each.default:
                _collect(inner, f"{name}.{each.name}", found)
    elif isinstance(value, tuple) and value and is_dataclass(value[0]):
        for number, inner in enumerate(value):
            _collect(inner, f"{name}.{number}", found)
    elif isinstance(value, tuple):
        found[name] = list(value)
    elif value is not None:
        found[name] = value
