"""The results of a playtest as data: computed by `counting`, saved as JSON, and worded by `sections`."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from surajang.engine.playtest.chances import Estimate
from surajang.engine.records import Damaged
from surajang.rules.notation import setup_choices
from surajang.rules.variant import Variant

NOTHING: Final = Estimate(0.0, 0.0, 0.0)
UNKNOWN: Final = Estimate(0.5, 0.0, 1.0)


@dataclass(frozen=True)
class End:
    """How often games ended with a result for a reason, both as in `Outcome`."""

    reason: str
    result: str
    games: int


@dataclass(frozen=True)
class PieceUse:
    """The average use of a kind of piece, by its symbol, in a game, both players together; and the number of games in
    which it moves, is dropped, promotes, and is in a hand.
    """

    symbol: str
    moves: Estimate
    captures: Estimate
    captured: Estimate
    drops: Estimate
    promotions: Estimate
    moved_games: int
    dropped_games: int
    promoted_games: int
    held_games: int


@dataclass(frozen=True)
class PieceValue:
    """The worth of an extra piece: `share` of the points to expect in an otherwise equal position, and `worth` in
    pieces of the unit, None if that is not known well enough.
    """

    symbol: str
    in_hand: bool
    share: Estimate
    worth: Estimate | None = None


@dataclass(frozen=True)
class Branch:
    """A move of the opening tree as notation writes it: the games with it, the first player's points in them, and the
    more frequent moves after it."""

    written: str
    games: int
    points: float
    branches: tuple[Branch, ...] = ()


@dataclass(frozen=True)
class SetupPair:
    """The games with a setup of each player, by their numbers: first player's wins, draws, and losses."""

    first: int
    second: int
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True)
class Finding:
    """Something that stands out, by the `code` of its sentence in `texts`, what the sentence is about (a piece by its
    symbol, a setup or a reason), and its numbers."""

    code: str
    about: str = ""
    estimate: Estimate = NOTHING
    count: int = 0
    games: int = 0


@dataclass(frozen=True)
class Report:
    """The results of `played` of `games` games with `nodes` per move and a `seed`.

    `different`: how many different games there are. `results`: first player's wins, draws, losses. `lengths` and
    `lead_changes`: numbers with how many games have them. By ply: `legal_by_ply`, the mean number of legal moves;
    `chance_by_ply`, the first player's mean winning chance; `decided_by_ply`, the share of the games won that are
    decided. The last two are empty where moves are random, and `curve`, the `k` of the winning-chance curve, is 0.
    `heat`: by symbol, how often the piece moves or is dropped to each place. `rules`: codes of rules with the number of
    games in which they came up. `tests`: the number of statistical tests behind the findings.
    """

    title: str
    nodes: int
    seed: int
    games: int
    played: int
    different: int = 0
    results: tuple[int, int, int] = (0, 0, 0)
    first: Estimate = UNKNOWN
    ends: tuple[End, ...] = ()
    lengths: tuple[tuple[int, int], ...] = ()
    length: Estimate = NOTHING
    legal: Estimate = NOTHING
    legal_by_ply: tuple[float, ...] = ()
    curve: float = 0.0
    chance_by_ply: tuple[float, ...] = ()
    decided_by_ply: tuple[float, ...] = ()
    decided: Estimate = NOTHING
    lead_changes: tuple[tuple[int, int], ...] = ()
    lead: Estimate = NOTHING
    pieces: tuple[PieceUse, ...] = ()
    unit: str = ""
    samples: int = 0
    values: tuple[PieceValue, ...] = ()
    heat: tuple[tuple[str, tuple[int, ...]], ...] = ()
    setups: tuple[SetupPair, ...] = ()
    tree: tuple[Branch, ...] = ()
    rules: tuple[tuple[str, int], ...] = ()
    tests: int = 0
    findings: tuple[Finding, ...] = ()

    def as_text(self) -> str:
        """Return the report as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"


def fits(report: Report, variant: Variant) -> bool:
    """Return whether a report fits a game, and not another version of it."""
    symbols = [piece.symbol for piece in variant.pieces]
    setups = len(setup_choices(variant))
    known = [use.symbol for use in report.pieces] in ([], symbols)
    return known and all(max(pair.first, pair.second) < setups for pair in report.setups)


def read_report(text: str) -> Report:
    """Return the report in a text that `as_text` wrote. Raises Damaged."""
    try:
        return _report(json.loads(text))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise Damaged("this is no report") from None


def _report(table: dict[str, Any]) -> Report:
    won, drawn, lost = map(int, table["results"])
    read: dict[str, Any] = {
        "results": (won, drawn, lost),
        "ends": tuple(End(**each) for each in table["ends"]),
        "pieces": tuple(_use(each) for each in table["pieces"]),
        "values": tuple(_value(each) for each in table["values"]),
        "heat": tuple((str(symbol), tuple(map(int, counts))) for symbol, counts in table["heat"]),
        "setups": tuple(SetupPair(**each) for each in table["setups"]),
        "tree": tuple(map(_branch, table["tree"])),
        "rules": tuple((str(code), int(games)) for code, games in table["rules"]),
        "findings": tuple(Finding(**{**each, "estimate": _estimate(each["estimate"])}) for each in table["findings"]),
    }
    for name in ("title", "unit"):
        read[name] = str(table[name])
    for name in ("nodes", "seed", "games", "played", "different", "samples", "tests"):
        read[name] = int(table[name])
    for name in ("first", "length", "legal", "decided", "lead"):
        read[name] = _estimate(table[name])
    for name in ("legal_by_ply", "chance_by_ply", "decided_by_ply"):
        read[name] = tuple(map(float, table[name]))
    for name in ("lengths", "lead_changes"):
        read[name] = tuple((int(number), int(games)) for number, games in table[name])
    return Report(**read, curve=float(table["curve"]))


def _estimate(table: dict[str, Any]) -> Estimate:
    return Estimate(float(table["value"]), float(table["low"]), float(table["high"]))


def _use(table: dict[str, Any]) -> PieceUse:
    means = ("moves", "captures", "captured", "drops", "promotions")
    return PieceUse(**{**table, **{name: _estimate(table[name]) for name in means}})


def _value(table: dict[str, Any]) -> PieceValue:
    worth = None if table["worth"] is None else _estimate(table["worth"])
    return PieceValue(table["symbol"], table["in_hand"], _estimate(table["share"]), worth)


def _branch(table: dict[str, Any]) -> Branch:
    return Branch(table["written"], table["games"], table["points"], tuple(map(_branch, table["branches"])))
