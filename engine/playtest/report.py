"""The results of a playtest as data: computed by `counting`, saved as JSON, and worded by `sections`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from surajang.engine.playtest.chances import Estimate
from surajang.engine.records import Damaged
from surajang.rules.notation import setup_choices
from surajang.rules.variant import Variant

FIRST_AHEAD, SECOND_AHEAD, EVEN = "first ahead", "second ahead", "even"
MOSTLY_DRAWN, RARELY_DRAWN = "mostly drawn", "rarely drawn"
RARELY_DROPPED, RARELY_MOVED, RARELY_PROMOTED = "rarely dropped", "rarely moved", "rarely promoted"
SETUP_LOSES, SETUP_WINS = "setup loses", "setup wins"
UNUSED = "unused"
WORTHLESS, BETTER_IN_HAND = "worthless", "better in hand"
ON_RESULTS: Final = (FIRST_AHEAD, SECOND_AHEAD, EVEN, MOSTLY_DRAWN, RARELY_DRAWN)
ON_SETUPS: Final = (SETUP_LOSES, SETUP_WINS)
ON_PIECES: Final = (RARELY_DROPPED, RARELY_MOVED, RARELY_PROMOTED, WORTHLESS, BETTER_IN_HAND)
"""The codes of findings, with those about a setup and those about a piece."""

MAX_GAMES: Final = 10_000_000
MAX_NUMBER: Final = 2**62
"""The bounds on numbers of games and on all numbers in a file."""

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
    setups, places = len(setup_choices(variant)), variant.files * variant.ranks
    named = {value.symbol for value in report.values} | {symbol for symbol, _ in report.heat}
    return (
        [use.symbol for use in report.pieces] in ([], symbols)
        and (named | {report.unit or symbols[0]}).issubset(symbols)
        and all(max(pair.first, pair.second) < setups for pair in report.setups)
        and all(len(counts) == places for _, counts in report.heat)
        and all(_is_finding(finding, symbols, setups) for finding in report.findings)
    )


def _is_finding(finding: Finding, symbols: Sequence[str], setups: int) -> bool:
    """Return whether a finding has a sentence and is about something in a game."""
    if finding.code in ON_SETUPS:
        return finding.about in map(str, range(setups))
    return finding.code in (*ON_RESULTS, UNUSED) or (finding.code in ON_PIECES and finding.about in symbols)


def read_report(text: str) -> Report:
    """Return the report in a text that `as_text` wrote. Raises Damaged."""
    try:
        report = _report(json.loads(text))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        report = None
    if report is None or not _agrees(report):
        raise Damaged("this is no report")
    return report


def _agrees(report: Report) -> bool:
    """Return whether the numbers of games in a report agree with each other, so that none is absurdly large."""
    branches = list(_all_branches(report.tree))
    games = [*(end.games for end in report.ends), *(branch.games for branch in branches)]
    games += [number for _, number in report.rules]
    return (
        sum(report.results) == report.played == sum(number for _, number in report.lengths)
        and report.played <= min(report.games, MAX_GAMES)
        and sum(pair.wins + pair.draws + pair.losses for pair in report.setups) <= report.played
        and max(games, default=0) <= report.played
        and all(0 <= branch.points <= branch.games for branch in branches)
    )


def _all_branches(branches: Iterable[Branch]) -> Iterator[Branch]:
    for branch in branches:
        yield branch
        yield from _all_branches(branch.branches)


def _report(table: dict[str, Any]) -> Report:
    won, drawn, lost = map(_whole, table["results"])
    read: dict[str, Any] = {
        "results": (won, drawn, lost),
        "ends": tuple(
            End(_text(each["reason"]), _text(each["result"]), _whole(each["games"])) for each in table["ends"]
        ),
        "pieces": tuple(_use(each) for each in table["pieces"]),
        "values": tuple(_value(each) for each in table["values"]),
        "heat": tuple((_text(symbol), tuple(map(_whole, counts))) for symbol, counts in table["heat"]),
        "setups": tuple(SetupPair(**{name: _whole(each[name]) for name in each}) for each in table["setups"]),
        "tree": tuple(map(_branch, table["tree"])),
        "rules": tuple((_text(code), _whole(games)) for code, games in table["rules"]),
        "findings": tuple(map(_finding, table["findings"])),
        "seed": _whole(table["seed"], -MAX_NUMBER),
        "curve": _real(table["curve"]),
    }
    for name in ("title", "unit"):
        read[name] = _text(table[name])
    for name in ("nodes", "games", "played", "different", "samples", "tests"):
        read[name] = _whole(table[name])
    for name in ("first", "length", "legal", "decided", "lead"):
        read[name] = _estimate(table[name])
    for name in ("legal_by_ply", "chance_by_ply", "decided_by_ply"):
        read[name] = tuple(map(_real, table[name]))
    for name in ("lengths", "lead_changes"):
        read[name] = tuple((_whole(number), _whole(games)) for number, games in table[name])
    return Report(**read)


def _whole(value: object, least: int = 0) -> int:
    """Return a whole number of a file. Raises ValueError."""
    if type(value) is not int or not least <= value <= MAX_NUMBER:
        raise ValueError(value)
    return value


def _real(value: object) -> float:
    """Return a number of a file. Raises ValueError."""
    if not isinstance(value, (int, float)) or not -MAX_NUMBER <= value <= MAX_NUMBER:
        raise ValueError(value)
    return float(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _estimate(table: dict[str, Any]) -> Estimate:
    return Estimate(_real(table["value"]), _real(table["low"]), _real(table["high"]))


def _use(table: dict[str, Any]) -> PieceUse:
    means = ("moves", "captures", "captured", "drops", "promotions")
    games = ("moved_games", "dropped_games", "promoted_games", "held_games")
    read: dict[str, Any] = {name: _estimate(table[name]) for name in means}
    read.update({name: _whole(table[name]) for name in games})
    return PieceUse(_text(table["symbol"]), **read)


def _value(table: dict[str, Any]) -> PieceValue:
    worth = None if table["worth"] is None else _estimate(table["worth"])
    return PieceValue(_text(table["symbol"]), bool(table["in_hand"]), _estimate(table["share"]), worth)


def _branch(table: dict[str, Any]) -> Branch:
    branches = tuple(map(_branch, table["branches"]))
    return Branch(_text(table["written"]), _whole(table["games"]), _real(table["points"]), branches)


def _finding(table: dict[str, Any]) -> Finding:
    code, about = _text(table["code"]), _text(table["about"])
    return Finding(code, about, _estimate(table["estimate"]), _whole(table["count"]), _whole(table["games"]))
