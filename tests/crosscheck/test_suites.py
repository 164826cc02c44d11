"""The suites of docs/suites: correct by the rules, equal to the puzzles, and read by Fairy-Stockfish."""

import re
from functools import cache
from pathlib import Path

import pytest
import write_suites
from builds import ROOT

from crosscheck import fairy
from surajang.rules import fen, notation
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.perft import perft

SUITES = ROOT / "docs" / "suites"
OPERATION = re.compile(r'(\w+) ([^";]+|"[^"]*");')


def lines_of(kind: str, name: str) -> list[str]:
    return (SUITES / kind / f"{name}.epd").read_text("utf-8").splitlines()


@cache
def tactics(name: str) -> list[tuple[str, dict[str, str]]]:
    """By line: the position and its operations."""
    found = []
    for line in lines_of("tactics", name):
        fields = line.split(maxsplit=4)
        operations = dict(OPERATION.findall(fields[4]))
        assert "".join(f"{key} {value}; " for key, value in operations.items()).strip() == fields[4], line
        found.append((" ".join(fields[:4]), {key: value.strip('"') for key, value in operations.items()}))
    return found


def test_every_rule_set_has_both_files() -> None:
    for kind in ("perft", "tactics"):
        assert {path.stem for path in Path(SUITES, kind).iterdir()} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_perft_files_contain_the_tables_of_the_tests(name: str) -> None:
    """If not, `python -P tools/write_suites.py` updates them."""
    assert lines_of("perft", name) == list(write_suites.perft_lines(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_perft_counts_are_correct(name: str) -> None:
    for line in lines_of("perft", name):
        text, *counts = line.split(" ;")
        stand = fen.read(GAMES[name], f"{text} 0 1")
        known = [(int(depth[1:]), int(count)) for depth, count in map(str.split, counts)]
        assert [depth for depth, _ in known] == list(range(1, len(known) + 1))
        assert all(perft(stand, depth) == count for depth, count in known if count < 10_000), line


@pytest.mark.parametrize("name", fairy.GAMES_IT_PLAYS)
def test_fairy_stockfish_reads_the_tables_and_agrees(name: str) -> None:
    for line in lines_of("perft", name):
        text, first, *_ = line.split(" ;")
        assert len(fairy.moves(name, f"{text} 0 1")) == int(first.removeprefix("D1 ")), line


@pytest.mark.parametrize("name", GAMES)
def test_tactics_come_from_the_puzzles(name: str) -> None:
    known = {f"{name}.{puzzle['id']}": puzzle for puzzle in write_suites.puzzles(GAMES[name])}
    suite = tactics(name)
    assert len(suite) == len({operations["id"] for _, operations in suite}) == write_suites.SIZE
    ratings = [int(operations["c1"].removeprefix("rating ")) for _, operations in suite]
    assert ratings == sorted(ratings)
    for text, operations in suite:
        puzzle = known[operations["id"]]
        stand, own = fen.read(GAMES[name], f"{text} 0 1"), fen.read(GAMES[name], puzzle["fen"])
        assert stand.key == own.key
        assert operations["bm"] == puzzle["moves"][0]
        assert notation.parse(stand, operations["bm"]) in legal_moves(stand)
        assert operations["pv"].split() == puzzle["moves"]
        assert operations.get("dm") == (str(puzzle["in"]) if puzzle["goal"] == "mate" else None)
        assert operations["c0"] == f"{puzzle['goal']} in {puzzle['in']}"


@pytest.mark.parametrize("name", GAMES)
def test_short_mates_hold_against_any_interposition(name: str) -> None:
    known = {f"{name}.{puzzle['id']}": puzzle for puzzle in write_suites.puzzles(GAMES[name])}
    short = [known[operations["id"]] for _, operations in tactics(name) if operations.get("dm") in ("1", "2")]
    assert len(short) > 10
    assert all(write_suites.mates(GAMES[name], puzzle) for puzzle in short[:3])


@pytest.mark.parametrize("name", fairy.GAMES_IT_PLAYS)
def test_best_moves_are_legal_in_fairy_stockfish(name: str) -> None:
    for text, operations in tactics(name):
        assert operations["bm"] in fairy.moves(name, f"{text} 0 1"), text
