"""A playtest: its report describes made-up games and claims nothing else; the work survives a kill."""

from __future__ import annotations

import csv
import io
import json
import math
import os
import random
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from array import array
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fake_pool import FakePool
from known_games import SHORT_GAME

from surajang.engine import lock
from surajang.engine.own_process import BUSY, DAMAGED, own_environment
from surajang.engine.playtest import GAMES, REPORT, WORKER, command, findings, job, worker
from surajang.engine.playtest.chances import fitted_curve, mean_of, rate_of, share_of, z_score
from surajang.engine.playtest.counting import report_of
from surajang.engine.playtest.files import csv_text, pgn_text
from surajang.engine.playtest.fit import Regression
from surajang.engine.playtest.games import MAX_PLIES, VARIED, Games
from surajang.engine.playtest.job import Job, Progress, games_of
from surajang.engine.playtest.plots import Chart, Colours, Series, SquareMap, svg
from surajang.engine.playtest.record import NO_SCORE, SAMPLE_HEAD, GameRecord, game_record
from surajang.engine.playtest.report import Branch, Report, fits, read_report
from surajang.engine.playtest.sections import Sections, Table, english
from surajang.engine.playtest.texts import TEXTS
from surajang.engine.playtest.web_page import web_page
from surajang.engine.pool import Pool
from surajang.engine.records import Damaged
from surajang.rules import catalogue, pgn, pgn_writer
from surajang.rules.definition import as_table, read
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS
from surajang.rules.games import game_named
from surajang.rules.variant import Variant

GAME = SHORT_GAME.replace(
    'moves = "R" }',
    'moves = "R", promotion = { becomes = "Q", may_to = "5" } }\npiece.Q = { name = "Queen", moves = "Q" }',
)

WON = """
name = "won"
title = "Won"
files = 5
ranks = 5
start = "2k2/5/5/5/QRKRQ w - - 0 1"
piece.K = { name = "King", moves = "K", royal = true }
piece.R = { name = "Rook", moves = "R" }
piece.Q = { name = "Queen", moves = "Q" }
"""

WORTH = {"P": 0.3, "N": 1.0, "B": 0.0, "R": 1.6}
"""By symbol, in log odds."""

SMALL = read(GAME, {})
KINDS = len(SMALL.pieces)
PLAN = (8, 0, 1)
"""Games, nodes (0 for random moves, which are quick), and seed."""


def codes(report: Report) -> list[str]:
    """A report's findings with their subjects."""
    return [f"{finding.code} {finding.about}".strip() for finding in report.findings]


def played(variant: Variant, games: int, nodes: int, seed: int = 1) -> Report:
    """The report on games played in the test."""
    players = Games(variant, nodes)
    records = [game_record(players.play(seed, number), len(variant.pieces)) for number in range(games)]
    return report_of(variant, records, games, nodes, seed)


def made_up(number: int, chance: random.Random, worth: dict[str, float], setups: tuple[int, ...] = ()) -> GameRecord:
    """A game whose result follows from the material of its only position."""
    material = [0] * (SAMPLE_HEAD + 2 * KINDS)
    material[:SAMPLE_HEAD] = [10, chance.choice((1, -1))]
    balance = 0.0
    for symbol in ("P", "N", "B", "R"):
        more = chance.randrange(-2, 3)
        material[SAMPLE_HEAD + SMALL.kinds[symbol] - 1] = more
        balance += more * worth.get(symbol, 0.0)
    won = chance.random() < 1 / (1 + math.exp(-balance))
    plies = [number for symbol in "KPNBR" for side in (0, 1) for number in _ply(side, SMALL.kinds[symbol])]
    result = FIRST_WINS if won else SECOND_WINS
    return GameRecord(number, result, "checkmate", setups, ("Na3",), "", (), array("h", plies), array("h", material))


def _ply(side: int, kind: int) -> list[int]:
    return [side, kind, 3, 8, kind, 0, 0, 0, 20, NO_SCORE]


def report_on(worth: dict[str, float], games: int, seed: int = 1) -> Report:
    """The report on made-up games."""
    chance = random.Random(seed)
    return report_of(SMALL, [made_up(number, chance, worth) for number in range(games)], games, 100, 1)


# Findings


def test_a_forced_win_of_the_first_player():
    report = played(read(WON, {}), 12, 60)
    assert report.results == (12, 0, 0)
    assert report.first.low > 0.7
    assert "first ahead" in codes(report)
    assert report.decided.value < 5


def test_no_advantage_is_claimed_for_a_coin_toss():
    """Any claim about coin tosses is false; one in twenty is allowed."""
    false_claims = 0
    usual = set(codes(report_on({}, 40)))
    for seed in range(40):
        found = codes(report_on({}, 200, seed))
        false_claims += "even" not in found or any(
            "worth" in code or "hand" in code for code in found if code not in usual
        )
    assert false_claims <= 5


def test_random_play_of_a_symmetric_game():
    report = played(SMALL, 15, 0)
    assert report.played == 15
    assert "even" in codes(report)
    assert not report.chance_by_ply, "nothing has judged a position"
    assert report.legal.value > 5
    assert dict(report.rules)["drop"] > 7


def test_a_worthless_piece():
    report = report_on(WORTH, 4000, 2)
    found = codes(report)
    assert "worthless B" in found
    assert not {"worthless P", "worthless N", "worthless R"} & set(found)
    values = {value.symbol: value for value in report.values}
    assert values["B"].share.low < 0.5 < values["B"].share.high
    assert values["R"].share.value == pytest.approx(1 / (1 + math.exp(-1.6)), abs=0.03)
    assert report.unit == "P"
    worth = values["R"].worth
    assert worth is not None
    assert worth.low < 1.6 / 0.3 < worth.high


def test_bounds_of_values_have_their_confidence():
    missed = 0
    for seed in range(40):
        for value in report_on(WORTH, 200, 100 + seed).values:
            missed += not value.share.low <= 1 / (1 + math.exp(-WORTH[value.symbol])) <= value.share.high
    assert 1 <= missed <= 18, "of 160, one in twenty"


def test_few_games_do_not_prove_a_piece_worthless():
    assert "worthless B" not in codes(report_on({"R": 1.6}, 100))
    assert report_on({"R": 1.6}, 10).values == ()


def test_rare_drops_and_unused_rules():
    """Rooks never promote in made-up games, nothing is dropped, and hands are empty."""
    found = codes(report_on({"R": 1.6}, 1000))
    assert {"unused drop", "unused promotion", "unused move limit", "rarely promoted R"} <= set(found)
    assert "rarely dropped P" not in found, "nobody could drop one"
    assert not {"unused drop", "rarely promoted R"} & set(codes(report_on({"R": 1.6}, 20)))


def test_a_losing_setup():
    variant = game_named("pandemonium")
    kinds = len(variant.pieces)
    chance = random.Random(5)
    records: list[GameRecord] = []
    for number in range(2000):
        first, second = chance.randrange(4), chance.randrange(4)
        won = chance.random() < 0.5 - 0.2 * (first == 2) + 0.2 * (second == 2)
        result = FIRST_WINS if won else SECOND_WINS
        records.append(GameRecord(number, result, "checkmate", (first, second), (), "", (), array("h"), array("h")))
    report = report_of(variant, records, 2000, 100, 1)
    assert {"setup loses 2"} <= set(codes(report))
    assert not {"setup loses 0", "setup loses 1", "setup loses 3"} & set(codes(report))
    assert len(report.setups) == 16
    assert kinds == len(report.pieces)
    texts = Sections(report, variant, english(variant))
    tables = [block for section in texts.all() if section.code == "setups" for block in section.blocks]
    assert [len(block.rows) for block in tables if isinstance(block, Table)] == [4]


# Statistics


def test_bounds():
    assert share_of([1.0] * 50 + [0.0] * 50).low == pytest.approx(0.404, abs=0.003)
    assert share_of([0.5] * 100).error < share_of([1.0] * 50 + [0.0] * 50).error / 3
    assert share_of([1.0] * 10).low == pytest.approx(0.72, abs=0.04), "no certainty after ten games"
    assert rate_of(0, 100).high == pytest.approx(0.037, abs=0.001)
    assert mean_of([3.0]).error > 1
    assert z_score(1) == pytest.approx(1.96, abs=0.001)
    assert z_score(50) > 3


@pytest.mark.parametrize("draws", [0.0, 0.5])
def test_bounds_have_their_confidence(draws):
    chance = random.Random(3)
    missed = 0
    for _ in range(400):
        points = [0.5 if chance.random() < draws else float(chance.random() < 0.7) for _ in range(60)]
        share = share_of(points)
        missed += not share.low <= 0.7 * (1 - draws) + 0.5 * draws <= share.high
    assert 4 <= missed <= 36


def test_a_regression_finds_its_coefficients_within_errors_per_game():
    """Four equal samples per game are worth no more than one: the error is that of the games."""
    chance = random.Random(2)
    once, often = Regression(2), Regression(2)
    for game in range(1500):
        x = chance.uniform(-2, 2)
        points = float(chance.random() < 1 / (1 + math.exp(-(0.3 + 0.8 * x))))
        once.add(game, [0, 1], [1.0, x], points)
        for _ in range(4):
            often.add(game, [0, 1], [1.0, x], points)
    for regression in (once, often):
        regression.run()
        assert regression.coefficients[0] == pytest.approx(0.3, abs=0.15)
        assert regression.coefficients[1] == pytest.approx(0.8, abs=0.15)
    assert often.variance([0.0, 1.0]) == pytest.approx(once.variance([0.0, 1.0]), rel=0.1)


def test_the_curve_fits_the_results():
    chance = random.Random(4)
    scores = [chance.randrange(-900, 900) for _ in range(4000)]
    points = [float(chance.random() < 1 / (1 + math.exp(-0.003 * score))) for score in scores]
    assert fitted_curve(scores, points) == pytest.approx(0.003, rel=0.1)


# The same report after interruptions


def run(folder: Path, processes: int = 1, plan: tuple[int, int, int] = PLAN, looks: int = 10**9) -> bool:
    """Play to the end, or until the playtest has been asked this many times whether to continue."""
    left = iter(range(looks))
    made = Job(SMALL, plan, folder, lambda progress: None, lambda: next(left, None) is not None)
    return made.run(processes)


def play_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the games in this process."""
    monkeypatch.setattr(job, "Pool", lambda *_: FakePool(worker._Worker(SMALL).do))  # noqa: SLF001  # what each process runs


@pytest.mark.once
def test_a_game_depends_only_on_seed_and_number():
    players = Games(SMALL, 10)
    first, second = players.play(1, 0), players.play(1, 1)
    assert Games(SMALL, 10).play(1, 1) == second
    assert first["moves"] != second["moves"]
    assert players.play(2, 0)["moves"] != first["moves"]
    assert game_record(first, KINDS).length <= MAX_PLIES


class FirstChoice(random.Random):
    """Draws the best move of an opening."""

    def choices(self, population: Any, *_: object, **__: object) -> list[Any]:
        return [population[0]]


@pytest.mark.once
def test_games_from_one_opening_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one observation would count as several."""
    monkeypatch.setattr(random, "Random", FirstChoice)
    players = Games(SMALL, 100)
    games = [players.play(1, number)["moves"].split() for number in range(3)]
    moves = [tuple([word for word in game if not word[0].isdigit()]) for game in games]
    assert len({game[:VARIED] for game in moves}) == 1
    assert len(set(moves)) > 1


@pytest.mark.once
def test_two_processes_with_one_killed_give_the_result_of_one(tmp_path, monkeypatch):
    assert run(tmp_path / "one")
    kills = iter([True])
    take = Pool.take

    def killing(self: Pool) -> dict[str, Any] | None:
        result = take(self)
        if result is not None and next(kills, False):
            self._processes[0]._process.kill()  # noqa: SLF001  # what each process runs
        return result

    monkeypatch.setattr(Pool, "take", killing)
    assert run(tmp_path / "two", 2)
    assert next(kills, None) is None
    assert (tmp_path / "one" / REPORT).read_text() == (tmp_path / "two" / REPORT).read_text()


@pytest.mark.once
@pytest.mark.skipif(os.name != "posix", reason="elsewhere a process is not told of the other's death")
def test_a_process_whose_parent_died_while_it_was_starting_plays_no_game():
    process = subprocess.Popen(
        [sys.executable, "-m", "surajang.engine", WORKER],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **own_environment()},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    hello, task = {"game": as_table(game_named("mansindam"))}, {"task": 0, "seed": 1, "nodes": 1_000_000}
    process.stdin.write("".join(f"{json.dumps(line)}\n" for line in (hello, task)).encode())
    process.stdin.flush()
    try:
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        process.stdin.close()


@pytest.mark.once
def test_a_killed_or_stopped_playtest_resumes(tmp_path, monkeypatch):
    play_in_this_process(monkeypatch)
    assert run(tmp_path / "whole")
    expected = (tmp_path / "whole" / REPORT).read_text()
    content = (tmp_path / "whole" / GAMES).read_bytes()
    chance = random.Random(1)
    for size in [0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(3))]:
        part = tmp_path / str(size)
        part.mkdir()
        (part / GAMES).write_bytes(content[:size])
        run(part, looks=2)
        assert run(part)
        assert (part / REPORT).read_text() == expected


@pytest.mark.once
def test_asking_for_more_games_continues(tmp_path, monkeypatch):
    play_in_this_process(monkeypatch)
    assert run(tmp_path / "whole")
    assert run(tmp_path / "part", plan=(3, *PLAN[1:]))
    fewer = read_report((tmp_path / "part" / REPORT).read_text())
    assert (fewer.played, fewer.games) == (3, 3)
    assert run(tmp_path / "part")
    assert (tmp_path / "part" / REPORT).read_text() == (tmp_path / "whole" / REPORT).read_text()
    assert [record.game for record in games_of(tmp_path / "part", SMALL, 5)] == list(range(5))


def test_damage_and_other_playtests_are_detected(tmp_path, monkeypatch):
    play_in_this_process(monkeypatch)
    assert run(tmp_path, plan=(2, 0, 1))
    with pytest.raises(Damaged, match="other work"):
        run(tmp_path, plan=(2, 0, 2))
    content = bytearray((tmp_path / GAMES).read_bytes())
    content[len(content) // 2] ^= 4
    (tmp_path / GAMES).write_bytes(content)
    with pytest.raises(Damaged, match="damaged"):
        run(tmp_path, plan=(2, 0, 1))
    table = Games(SMALL, 0).play(1, 0)
    for key, wrong in (("result", "*"), ("plies", "?"), ("material", table["plies"]), ("setups", 3), ("held", None)):
        with pytest.raises(Damaged):
            game_record({**table, key: wrong}, KINDS)


# Its files


@pytest.fixture(scope="module")
def report() -> Report:
    """A report on games that were played."""
    return played(SMALL, 4, 1)


def test_a_report_survives_a_round_trip(report):
    assert read_report(report.as_text()) == report
    assert read_report(Report("", 1, 1, 1, 0).as_text()).played == 0
    for text in ("", "[]", "{}", report.as_text().replace('"results"', '"result"')):
        with pytest.raises(Damaged):
            read_report(text)


HOSTILE: tuple[Any, ...] = (
    None, True, "", "x", [], {}, -1, 0.5, 10**9, 10**400, 1e308, float("inf"), float("nan"), [1, 2], ["a"]
)  # fmt: skip


def inner(table: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each list and dictionary in a table with each of its keys."""
    items = table.items() if isinstance(table, dict) else enumerate(table) if isinstance(table, list) else ()
    for key, value in items:
        yield table, key
        yield from inner(value)


def test_whatever_becomes_of_a_value_a_report_is_refused_or_worded(report):
    chance = random.Random(1)
    accepted = 0
    for _ in range(400):
        table = json.loads(report.as_text())
        place, key = chance.choice([*inner(table)])
        if isinstance(place, dict) and chance.random() < 0.5:
            place, key = table, chance.choice([*table])  # the lists of numbers have most of the values
        place[key] = chance.choice(HOSTILE)
        try:
            found = read_report(json.dumps(table))
        except Damaged:
            continue
        if fits(found, SMALL):
            Sections(found, SMALL, english(SMALL)).all()
            accepted += 1
    assert accepted > 10


def test_a_report_on_another_game_is_refused():
    report = report_on({}, 3)
    assert fits(report, SMALL)
    assert not fits(report, read(WON, {}))


def test_the_page_is_complete(report):
    words = english(SMALL)
    page = web_page(SMALL.title, "en", Sections(report, SMALL, words), words)
    root = ElementTree.fromstring(page)
    html = "{http://www.w3.org/1999/xhtml}"
    named = {each.get("aria-label") for each in root.iter("{http://www.w3.org/2000/svg}svg")}
    assert len(named) >= 3
    assert None not in named
    assert "Knight" in page
    assert {"findings", "results", "values", "tree"} <= {each.get("id") for each in root.iter(f"{html}section")}
    empty = Sections(Report("", 1, 1, 1, 0), SMALL, words)
    assert [section.code for section in empty.all()] == ["results"]


def test_every_finding_has_a_sentence():
    names = [getattr(findings, name) for name in dir(findings) if name.isupper() and not name.startswith("_")]
    sentences = [name for name in names if isinstance(name, str)]
    assert len(sentences) >= 13
    assert set(sentences) <= TEXTS.keys()


def test_the_tables_are_numbers(report):
    rows = list(csv.reader(io.StringIO(csv_text(report))))
    assert rows[0] == ["table", "item", "quantity", "value", "low", "high"]
    for row in rows[1:]:
        assert all(math.isfinite(float(number)) for number in row[3:])
    assert {"results", "by ply", "pieces", "squares", "rules"} <= {row[0] for row in rows}


@pytest.mark.parametrize("name", ["small", "pandemonium"])
def test_the_games_are_read_back(name):
    variant = catalogue.add(SMALL) if name == "small" else game_named(name)
    players = Games(variant, 0)
    records = [game_record(players.play(1, number), len(variant.pieces)) for number in (1, 0)]
    text = "".join(pgn_text(variant, records, 0, 1))
    errors: list[pgn.PgnError] = []
    games = list(pgn.read_games(text, errors))
    assert not errors
    assert [
        len(game.main_line()) - 1 - len(record.setups) for game, record in zip(games, records[::-1], strict=True)
    ] == [record.length for record in records[::-1]]
    assert [pgn_writer.final_outcome(game).result for game in games] == [record.result for record in records[::-1]]


def test_plots_are_svg():
    plots: list[Chart | SquareMap] = [
        Chart((Series("a", ((0.0, 0.2), (1.0, 0.7))), Series("b", ((0.0, 0.1),))), "<x>", "y", shares=True),
        Chart((Series("", ((3.0, 2.0),)),), "x", "y", bars=True),
        Chart((Series("", ()),), "x", "y"),
        SquareMap(2, 2, (0, 3, 0, 1), frozenset({2})),
    ]

    def written(value: float, places: int) -> str:
        return f"{value:.{places}f}"

    for plot in plots:
        root = ElementTree.fromstring(svg(plot, 'so "it" is', Colours(), written, written))
        assert root.get("aria-label") == 'so "it" is'
    assert len(list(root)) == 3


@pytest.mark.parametrize("bars", [False, True])
@pytest.mark.parametrize("across", [(57,), (0, 4), (10, 11, 13), (3, 90), (0, 299)])
def test_each_number_on_an_axis_is_its_own(across, bars):
    points = tuple((float(ply), 1.0) for ply in across)
    drawn = svg(Chart((Series("", points),), "", "y", bars=bars), "", Colours(), "{:.{}f}".format, "{:.{}f}".format)
    texts = [each for each in ElementTree.fromstring(drawn) if each.get("text-anchor") == "middle" and each.text]
    plies = [int(str(each.text)) for each in texts]
    places = [float(str(each.get("x"))) for each in texts]
    assert plies == sorted(set(plies))
    pairs = pairwise(zip(plies, places, strict=True))
    widths = [(next_place - place) / (after - ply) for (ply, place), (after, next_place) in pairs]
    assert widths == pytest.approx(widths[:1] * len(widths), 0.01)


def test_the_opening_tree_says_whose_move_it_is():
    second = replace(SMALL, start=SMALL.start.replace(" w ", " b "))
    for variant, numbers in ((SMALL, ["1.", "1…"]), (second, ["1…", "2."])):
        tree = (Branch("Na3", 9, 4.5, (Branch("Nb3", 9, 4.5),)),)
        report = replace(report_of(variant, [made_up(0, random.Random(1), {})], 1, 1, 1), tree=tree)
        found = Sections(report, variant, english(variant)).all()
        (section,) = [each for each in found if each.code == "tree"]
        (table,) = [block for block in section.blocks if isinstance(block, Table)]
        assert [row[0].split()[0] for row in table.rows] == numbers


# The command


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file of a game."""
    path = tmp_path / "small.toml"
    path.write_text(GAME, "utf-8")
    return path


def test_the_command_writes_the_report(game, tmp_path, monkeypatch, capsys):
    play_in_this_process(monkeypatch)
    monkeypatch.setattr(command, "NICENESS", 0)
    out = tmp_path / "out"
    assert command.main([str(game), "--games", "3", "--nodes", "0", "--out", str(out)]) == 0
    assert "3 of 3 games" in capsys.readouterr().out.splitlines()[-1]
    assert sorted(path.name for path in out.iterdir()) == [
        GAMES, "games.pgn", "report.csv", "report.html", REPORT,
    ]  # fmt: skip
    assert (out / "games.pgn").read_text().count("[Round ") == 3
    monkeypatch.setattr("surajang.engine.streams.wait_for_end", lambda stopped: None)
    assert command.main([str(game), "--games", "3", "--nodes", "0", "--out", str(out), "--json"]) == 0
    assert Progress(**json.loads(capsys.readouterr().out.splitlines()[-1])).played == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing.toml"], "nothing.toml"),
        (["mansindam", "--games", "0"], "--games is a number from 1"),
        (["mansindam", "--nodes", "-1"], "--nodes is a number from 0"),
    ],
)
def test_unplayable_games_are_refused(arguments, words, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    assert command.main([*arguments, "--out", str(tmp_path / "out")]) == 1
    assert words in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_another_playtest_is_not_overwritten(game, tmp_path, monkeypatch, capsys):
    play_in_this_process(monkeypatch)
    monkeypatch.setattr(command, "NICENESS", 0)
    arguments = [str(game), "--games", "1", "--out", str(tmp_path / "out"), "--nodes"]
    assert command.main([*arguments, "0"]) == 0
    assert command.main([*arguments, "1"]) == DAMAGED
    assert "other work" in capsys.readouterr().err


def test_only_one_process_plays_at_a_time(game, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(command, "NICENESS", 0)
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    play_in_this_process(monkeypatch)
    out = tmp_path / "out"
    other = lock.FileLock(out / GAMES)
    assert other.take()
    arguments = [str(game), "--games", "1", "--nodes", "0", "--out", str(out)]
    assert command.main(arguments) == BUSY
    assert "another process" in capsys.readouterr().err
    assert not (out / GAMES).exists()
    other.release()
    assert command.main(arguments) == 0


def test_removing_the_folder_keeps_the_lock_of_another_process(tmp_path):
    mine, other = lock.FileLock(tmp_path / "out" / GAMES), lock.FileLock(tmp_path / "out" / GAMES)
    assert mine.take()
    shutil.rmtree(tmp_path / "out")
    assert other.take()
    mine.release()
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"{GAMES}.lock"]
    other.release()


def test_draws_count_as_results():
    chance = random.Random(1)
    records = [made_up(number, chance, {}) for number in range(300)]
    drawn = [replace(record, result=DRAW, reason="stalemate") for record in records]
    assert {"even", "mostly drawn"} <= set(codes(report_of(SMALL, drawn, 300, 1, 1)))
