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
from dataclasses import dataclass
from functools import cache
from typing import Any

from surajang import assets
from surajang.gui.kit.translation import cached_words, tr
from surajang.gui.rulebook.page_model import Diagram, RulesPage, Section
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
