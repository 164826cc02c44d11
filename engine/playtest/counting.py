"""Computes a playtest's report from its games: the same games give the same report, whatever their order."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from surajang.engine.playtest.chances import Z_95, Estimate, chance_of, fitted_curve, mean_of, share_of
from surajang.engine.playtest.findings import findings_of
from surajang.engine.playtest.fit import Regression
from surajang.engine.playtest.record import (
    BECOMES,
    CASTLED,
    EN_PASSANT_TAKEN,
    FLAGS,
    LEGAL,
    MOVED,
    NO_SCORE,
    ORIGIN,
    SAMPLE_HEAD,
    SCORE,
    STEPPED_TWICE,
    TAKEN,
    TAKEN_TOO,
    TARGET,
    WIDTH,
    GameRecord,
)
from surajang.engine.playtest.report import Branch, End, PieceUse, PieceValue, Report, SetupPair
from surajang.rules import fen
from surajang.rules.codes import KIND, KING
from surajang.rules.special_rules import MOVE_LIMIT, PERPETUAL_CHECK, REPETITION, STALEMATE
from surajang.rules.variant import Variant

LEAD: Final = 0.6
"""A side leads from this winning chance on; while neither side has it, the lead does not change."""

DECIDED: Final = 0.9
"""A game is decided when the winner's chance is at least this, and stays so."""

_MIN_CURVE: Final = 500
"""The least number of positions that a winning-chance curve is fitted to."""
_DEFAULT_CURVE: Final = 0.0018

_CURVE_SHARE: Final = 4
"""The curve is fitted to every fourth position, since those of a game are alike."""

_MIN_GAMES: Final = 0.1
"""A plot includes the plies that at least this share of the games reached."""

_GAMES_A_VALUE: Final = 4
"""The least number of games for each value that is fitted."""
_MIN_SAMPLES: Final = 20

_SURE: Final = 3.0
"""The unit is a piece whose value is at least this many standard errors."""

_MIN_VISITS: Final = 30
"""A piece with fewer moves gets no map of squares."""

_BRANCHES: Final = 8
_RARE: Final = 0.01
_MIN_BRANCH: Final = 5
"""The opening tree has the moves in at least this share and this number of the games, _BRANCHES after each move."""

CASTLING_RULE, EN_PASSANT_RULE, DROP_RULE, PROMOTION_RULE, SECOND_STEP_RULE = (
    "castling", "en passant", "drop", "promotion", "second step",
)  # fmt: skip


@dataclass
class _Uses:
    """By kind, how often a game's pieces do something; by kind and place, where they go."""

    moves: list[int]
    captures: list[int]
    captured: list[int]
    drops: list[int]
    promotions: list[int]


def report_of(variant: Variant, records: Sequence[GameRecord], games: int, nodes: int, seed: int) -> Report:
    """Return the report on some of `games` games."""
    records = sorted(records, key=lambda record: record.game)
    report = Report(variant.title, nodes, seed, games, len(records))
    if not records:
        return report
    points = [record.points for record in records]
    lengths = [record.length for record in records]
    ends = Counter((record.reason, record.result) for record in records)
    report = replace(
        report,
        different=len({(record.setups, record.moves) for record in records}),
        results=(points.count(1.0), points.count(0.5), points.count(0.0)),
        first=share_of(points),
        ends=tuple([End(*end, count) for end, count in sorted(ends.items(), key=lambda each: (-each[1], each[0]))]),
        lengths=_tally(lengths),
        length=mean_of(lengths),
        setups=_setup_pairs(records),
        tree=_branches(records, max(_MIN_BRANCH, round(_RARE * len(records)))),
    )
    report = _with_branching(report, records)
    report = _with_uses(report, variant, records)
    report = _with_chances(report, records)
    report = _with_values(report, variant, records)
    return findings_of(report, variant)


def _tally(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return each number with its frequency."""
    return tuple(sorted(Counter(numbers).items()))


def _setup_pairs(records: Sequence[GameRecord]) -> tuple[SetupPair, ...]:
    """Return the results of each pair of setups."""
    found: Counter[tuple[int, int, float]] = Counter()
    for record in records:
        if len(record.setups) == 2:
            found[(record.setups[0], record.setups[1], record.points)] += 1
    pairs = sorted({(first, second) for first, second, _ in found})
    return tuple([SetupPair(*pair, found[(*pair, 1.0)], found[(*pair, 0.5)], found[(*pair, 0.0)]) for pair in pairs])


def _branches(records: Sequence[GameRecord], least: int, depth: int = 0) -> tuple[Branch, ...]:
    """Return the moves at a depth of the opening tree that occur in `least` games, the most frequent first."""
    groups: dict[str, list[GameRecord]] = {}
    for record in records:
        if depth < len(record.opening):
            groups.setdefault(record.opening[depth], []).append(record)
    frequent = sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))[:_BRANCHES]
    return tuple(
        [
            Branch(written, len(group), sum([each.points for each in group]), _branches(group, least, depth + 1))
            for written, group in frequent
            if len(group) >= least
        ]
    )


def _with_branching(report: Report, records: Sequence[GameRecord]) -> Report:
    """Return the report with the numbers of legal moves."""
    means: list[float] = []
    total: list[int] = []
    count: list[int] = []
    for record in records:
        plies = record.plies
        legal = [plies[n + LEGAL] for n in range(0, len(plies), WIDTH)]
        if legal:
            means.append(sum(legal) / len(legal))
        while len(total) < len(legal):
            total.append(0)
            count.append(0)
        for ply, number in enumerate(legal):
            total[ply] += number
            count[ply] += 1
    lasting = [ply for ply in range(len(count)) if count[ply] >= max(1.0, _MIN_GAMES * len(records))]
    return replace(
        report, legal=mean_of(means), legal_by_ply=tuple([round(total[ply] / count[ply], 2) for ply in lasting])
    )


def _with_uses(report: Report, variant: Variant, records: Sequence[GameRecord]) -> Report:
    """Return the report with what pieces do, where they go, and which rules came up."""
    kinds = len(variant.pieces)
    places = variant.files * variant.ranks
    heat = [array("q", [0]) * places for _ in range(kinds)]
    games = [_uses(record, kinds, places, heat) for record in records]
    held = Counter([kind for record in records for kind in record.held])
    uses: list[PieceUse] = []
    for number, piece in enumerate(variant.pieces):
        moves, drops = [use.moves[number] for use in games], [use.drops[number] for use in games]
        promotions = [use.promotions[number] for use in games]
        uses.append(
            PieceUse(
                piece.symbol,
                mean_of(moves),
                mean_of([use.captures[number] for use in games]),
                mean_of([use.captured[number] for use in games]),
                mean_of(drops),
                mean_of(promotions),
                len(moves) - moves.count(0),
                len(drops) - drops.count(0),
                len(promotions) - promotions.count(0),
                held[number + 1],
            )
        )
    maps = [
        (piece.symbol, tuple(counts))
        for piece, counts in zip(variant.pieces, heat, strict=True)
        if sum(counts) >= _MIN_VISITS
    ]
    return replace(report, pieces=tuple(uses), heat=tuple(maps), rules=_rules(variant, records))


def _uses(record: GameRecord, kinds: int, places: int, heat: list[array[int]]) -> _Uses:
    """Return what the pieces do in a game, and add where they go to `heat`."""
    use = _Uses([0] * kinds, [0] * kinds, [0] * kinds, [0] * kinds, [0] * kinds)
    plies = record.plies
    for n in range(0, len(plies), WIDTH):
        kind = plies[n + MOVED] - 1
        target = plies[n + TARGET] - 1
        if not (0 <= kind < kinds and 0 <= target < places):
            continue
        heat[kind][target] += 1
        if plies[n + ORIGIN] == 0:
            use.drops[kind] += 1
            continue
        use.moves[kind] += 1
        for taken in (plies[n + TAKEN] - 1, plies[n + TAKEN_TOO] - 1):
            if 0 <= taken < kinds:
                use.captures[kind] += 1
                use.captured[taken] += 1
        use.promotions[kind] += int(plies[n + BECOMES] != plies[n + MOVED])
    return use


def _rules(variant: Variant, records: Sequence[GameRecord]) -> tuple[tuple[str, int], ...]:
    """Return the rules that a game has, with the number of games in which each came up."""
    codes: list[str] = []
    pieces = variant.pieces
    for code, has in (
        (DROP_RULE, any(piece.drop for piece in pieces)),
        (PROMOTION_RULE, any(piece.promotion for piece in pieces)),
        (CASTLING_RULE, variant.castling is not None),
        (EN_PASSANT_RULE, any(piece.en_passant for piece in pieces)),
        (SECOND_STEP_RULE, any(piece.twice for piece in pieces)),
        (STALEMATE, True),
        (REPETITION, bool(variant.repetition.count) and not variant.repetition.illegal),
        (PERPETUAL_CHECK, variant.repetition.perpetual_loses),
        (MOVE_LIMIT, bool(variant.end.move_limit)),
        (variant.end.arrival_reason, bool(variant.end.arrival)),
    ):
        if has:
            codes.append(code)
    found: Counter[str] = Counter()
    for record in records:
        seen = {record.reason}
        plies = record.plies
        for n in range(0, len(plies), WIDTH):
            flags = plies[n + FLAGS]
            if plies[n + ORIGIN] == 0:
                seen.add(DROP_RULE)
            elif plies[n + BECOMES] != plies[n + MOVED]:
                seen.add(PROMOTION_RULE)
            if flags & CASTLED:
                seen.add(CASTLING_RULE)
            if flags & EN_PASSANT_TAKEN:
                seen.add(EN_PASSANT_RULE)
            if flags & STEPPED_TWICE:
                seen.add(SECOND_STEP_RULE)
        found.update(seen)
    return tuple([(code, found[code]) for code in codes])


def _with_chances(report: Report, records: Sequence[GameRecord]) -> Report:
    """Return the report with winning chances: who leads, and when a game is decided."""
    curve = _curve(records)
    if curve is None:
        return report
    total: list[float] = []
    lasting: list[int] = []
    changes: list[int] = []
    decided: list[int] = []
    for record in records:
        plies = record.plies
        chances = [chance_of(plies[n + SCORE], curve) for n in range(0, len(plies), WIDTH)]
        changes.append(_lead_changes(chances))
        if record.points != 0.5:
            decided.append(_decided_at(chances, record.points == 1.0))
        while len(total) < len(chances):
            total.append(0.0)
            lasting.append(0)
        for ply, chance in enumerate(chances):
            total[ply] += chance
            lasting[ply] += 1
    shown = [ply for ply in range(len(lasting)) if lasting[ply] >= max(1.0, _MIN_GAMES * len(records))]
    by_ply = Counter(decided)
    sums = accumulate([by_ply[ply] for ply in shown])
    return replace(
        report,
        curve=curve,
        chance_by_ply=tuple([round(total[ply] / lasting[ply], 4) for ply in shown]),
        decided_by_ply=tuple([round(each / len(decided), 4) for each in sums]) if decided else (),
        decided=mean_of(decided),
        lead_changes=_tally(changes),
        lead=mean_of(changes),
    )


def _curve(records: Sequence[GameRecord]) -> float | None:
    """Return the factor from scores to winning chances, the default one for few positions, None without scores."""
    scores: list[int] = []
    points: list[float] = []
    for record in records:
        plies = record.plies
        for n in range(WIDTH * (record.game % _CURVE_SHARE), len(plies), WIDTH * _CURVE_SHARE):
            if plies[n + SCORE] != NO_SCORE:
                scores.append(plies[n + SCORE])
                points.append(record.points)
    if not scores:
        return None
    return fitted_curve(scores, points) if len(scores) >= _MIN_CURVE else _DEFAULT_CURVE


def _lead_changes(chances: Sequence[float]) -> int:
    """Return how often the lead passes to the other side."""
    leader = changes = 0
    for chance in chances:
        now = 1 if chance >= LEAD else -1 if chance <= 1 - LEAD else leader
        changes += int(now * leader < 0)
        leader = now
    return changes


def _decided_at(chances: Sequence[float], first_wins: bool) -> int:
    """Return the ply from which on the winner's chance is always DECIDED or more, or the number of plies."""
    ply = len(chances)
    while ply and (chances[ply - 1] if first_wins else 1 - chances[ply - 1]) >= DECIDED:
        ply -= 1
    return ply


def _with_values(report: Report, variant: Variant, records: Sequence[GameRecord]) -> Report:
    """Return the report with the values of pieces, fitted to the results, if there are enough games."""
    kinds = len(variant.pieces)
    features = _frequent_features(records, kinds)
    if not features or len(records) < _GAMES_A_VALUE * len(features):
        return report
    regression = Regression(2 + len(features))  # the first player's advantage, the move, and the pieces
    samples = _add_samples(regression, records, features, kinds)
    regression.run()
    unit = _unit(variant, regression, features)
    found = [
        PieceValue(
            variant.pieces[feature % kinds].symbol, feature >= kinds, *_fitted_value(regression, 2 + column, 2 + unit)
        )
        for column, feature in enumerate(features)
    ]
    unit_symbol = variant.pieces[features[unit] % kinds].symbol if unit >= 0 else ""
    return replace(report, unit=unit_symbol, samples=samples, values=tuple(found))


def _frequent_features(records: Sequence[GameRecord], kinds: int) -> list[int]:
    """Return the kinds on the board, then in hand, whose numbers often differ between the players."""
    width = SAMPLE_HEAD + 2 * kinds
    seen = [0] * (2 * kinds)
    for record in records:
        material = record.material
        for n in range(0, len(material), width):
            for feature in range(2 * kinds):
                seen[feature] += int(material[n + SAMPLE_HEAD + feature] != 0)
    return [feature for feature in range(2 * kinds) if seen[feature] >= _MIN_SAMPLES]


def _add_samples(regression: Regression, records: Sequence[GameRecord], features: Sequence[int], kinds: int) -> int:
    """Add the positions of all games to a regression; return their number."""
    width = SAMPLE_HEAD + 2 * kinds
    samples = 0
    for game, record in enumerate(records):
        material = record.material
        for n in range(0, len(material), width):
            columns, values = [0, 1], [1.0, float(material[n + 1])]
            for column, feature in enumerate(features):
                more = material[n + SAMPLE_HEAD + feature]
                if more:
                    columns.append(2 + column)
                    values.append(float(more))
            regression.add(game, columns, values, record.points)
            samples += 1
    return samples


def _fitted_value(regression: Regression, column: int, unit: int) -> tuple[Estimate, Estimate | None]:
    """Return a piece's value, as the share of points that it is worth and in units; `unit` is the unit's column, below
    2 if there is none.
    """
    weights = [0.0] * len(regression.coefficients)
    weights[column] = 1.0
    value = float(regression.coefficients[column])
    half = Z_95 * regression.variance(weights) ** 0.5
    share = Estimate(chance_of(1, value), chance_of(1, value - half), chance_of(1, value + half))
    if unit < 2:
        return share, None
    one = float(regression.coefficients[unit])
    weights[unit] -= value / one
    half = Z_95 * regression.variance(weights) ** 0.5 / one
    return share, Estimate(value / one, value / one - half, value / one + half)


def _unit(variant: Variant, regression: Regression, features: Sequence[int]) -> int:
    """Return the column of the piece that others are counted in: the most frequent one at the start, whose value is
    sure; -1 if there is none."""
    position = fen.read(variant, variant.start)
    count = Counter([int(position.board[square] & KIND) for square in position.tables.squares])
    frequent = [kind for kind, _ in sorted(count.items(), key=lambda each: (-each[1], each[0])) if kind > KING]
    if not frequent or frequent[0] - 1 not in features:
        return -1
    column = features.index(frequent[0] - 1)
    weights = [0.0] * (2 + len(features))
    weights[2 + column] = 1.0
    sure = float(regression.coefficients[2 + column]) >= _SURE * regression.variance(weights) ** 0.5
    return column if sure else -1
