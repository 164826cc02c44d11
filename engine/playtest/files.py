"""A playtest's tables as CSV, and its games as PGN."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator

from surajang.engine.playtest.record import GameRecord
from surajang.engine.playtest.report import Branch, Report
from surajang.rules import pgn_writer
from surajang.rules.game import Game, Outcome
from surajang.rules.variant import Variant

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Characters at the start of a text that a spreadsheet takes for a formula."""


def csv_text(report: Report) -> str:
    """Return the numbers of a report, one a row: table, item, quantity, value, lower and upper bound (95 %)."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(("table", "item", "quantity", "value", "low", "high"))
    for table, item, quantity, *numbers in _rows(report):
        writer.writerow((table, _plain(item), quantity, *[f"{number:.6g}" for number in numbers]))
    return written.getvalue()


def _plain(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _rows(report: Report) -> Iterator[tuple[str, str, str, *tuple[float, ...]]]:
    won, drawn, lost = report.results
    for quantity, count in (("games", report.played), ("wins", won), ("draws", drawn), ("losses", lost)):
        yield "results", "first player", quantity, count
    for quantity, each in (
        ("score", report.first), ("plies", report.length), ("legal moves", report.legal),
        ("lead changes", report.lead), ("decided at ply", report.decided),
    ):  # fmt: skip
        yield "results", "first player" if quantity == "score" else "game", quantity, each.value, each.low, each.high
    for end in report.ends:
        yield "ends", f"{end.reason} {end.result}", "games", end.games
    for plies, games in report.lengths:
        yield "lengths", str(plies), "games", games
    for name, series in (
        ("legal moves", report.legal_by_ply), ("first player's chance", report.chance_by_ply),
        ("share decided", report.decided_by_ply),
    ):  # fmt: skip
        for ply, number in enumerate(series):
            yield "by ply", str(ply), name, number
    for use in report.pieces:
        for quantity in ("moves", "captures", "captured", "drops", "promotions"):
            mean = getattr(use, quantity)
            yield "pieces", use.symbol, quantity, mean.value, mean.low, mean.high
    for value in report.values:
        place = "in hand" if value.in_hand else "on the board"
        yield (
            "values",
            value.symbol,
            f"score with one more {place}",
            value.share.value,
            value.share.low,
            value.share.high,
        )
        if value.worth is not None:
            yield "values", value.symbol, f"worth {place}", value.worth.value, value.worth.low, value.worth.high
    for symbol, counts in report.heat:
        for square, count in enumerate(counts):
            yield "squares", symbol, str(square), count
    for pair in report.setups:
        for quantity, count in (("wins", pair.wins), ("draws", pair.draws), ("losses", pair.losses)):
            yield "setups", f"{pair.first} {pair.second}", quantity, count
    for branch in report.tree:
        yield from _branch(branch, "")
    for code, games in report.rules:
        yield "rules", code, "games", games


def _branch(branch: Branch, before: str) -> Iterator[tuple[str, str, str, *tuple[float, ...]]]:
    line = f"{before} {branch.written}".strip()
    yield "opening", line, "games", branch.games
    yield "opening", line, "first player's points", branch.points
    for after in branch.branches:
        yield from _branch(after, line)


def pgn_text(variant: Variant, records: Iterable[GameRecord], nodes: int, seed: int) -> Iterator[str]:
    """Yield each game as PGN, in the order of the numbers."""
    player = f"{nodes} nodes a move" if nodes else "random moves"
    for record in sorted(records, key=lambda each: each.game):
        game = Game(variant)
        game.finish(Outcome(record.result, record.reason))
        tags = {"Event": f"Playtest, seed {seed}", "Round": str(record.game + 1), "White": player, "Black": player}
        head = pgn_writer.write_game(game, tags).partition("\n\n")[0]
        yield f"{head}\n\n{pgn_writer.wrapped([*record.moves.split(), record.result])}\n"
