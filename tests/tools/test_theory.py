"""The theory of the games is made from playtests in one command, and compared with fresh games."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path

import pytest
import theory

from surajang.engine.playtest import GAMES as RECORDS
from surajang.engine.playtest.chances import Estimate
from surajang.engine.playtest.job import head_for
from surajang.engine.playtest.record import WIDTH
from surajang.engine.playtest.report import read_report
from surajang.engine.records import RecordFile, packed
from surajang.engine.theory.known import BEGINNERS, OPENINGS, REPORT
from surajang.engine.theory.openings import Openings, read_openings, read_table
from surajang.rules import fen, notation, notation_reader
from surajang.rules.definition import read
from surajang.rules.games import game_named
from surajang.rules.variant import Variant

MANSINDAM, PANDEMONIUM = game_named("mansindam"), game_named("pandemonium")

LINES = (
    ("c4 c6 e4", "1-0"),
    ("e4 c6 c4", "0-1"),
    ("e4 c6 c4 e6", "1-0"),
    ("c4 e6", "1/2-1/2"),
    ("a4 a6", "1-0"),
)


def playtest(
    folder: Path,
    lines: Iterable[tuple[str, str]] = LINES,
    variant: Variant = MANSINDAM,
    nodes: int = 2000,
    seed: int = 1,
) -> Path:
    """Write a playtest with these moves and results; return its folder."""
    file = RecordFile(folder / RECORDS, head_for(variant, nodes, seed))
    for number, (moves, result) in enumerate(lines):
        words = moves.split()
        plies = array("h", [0, 1, 1, 2, 1, 0, 0, 0, 30, 10] * len(words))
        assert len(plies) == WIDTH * len(words)
        file.add(
            {
                "game": number,
                "result": result,
                "reason": "checkmate",
                "setups": [],
                "opening": words[:6],
                "moves": " ".join(f"{n // 2 + 1}. {word}" if n % 2 == 0 else word for n, word in enumerate(words)),
                "held": [],
                "plies": packed(plies),
                "material": packed(array("h")),
            }
        )
    file.close()
    return folder


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["theory.py", *map(str, arguments)])
    return theory.main()


def openings(folder: Path) -> Openings:
    return read_openings((folder / OPENINGS).read_bytes())


def known(found: Openings, *moves: str, variant: Variant = MANSINDAM) -> list[tuple[str, int, float]]:
    position = fen.read(variant, "startpos")
    for move in moves:
        position.make(notation_reader.read(position, move))
    return [(notation.text(position, each.move), each.games, each.points) for each in found.moves(position)]


def test_the_tree_contains_all_games_and_joins_transpositions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = playtest(tmp_path / "games")
    assert run(monkeypatch, folder, "--out", tmp_path / "out", "--least", 1) == 0
    found = openings(tmp_path / "out" / "mansindam")
    assert (found.games, found.nodes) == (5, 2000)
    assert known(found) == [("c3c4", 2, 1.5), ("e3e4", 2, 1.0), ("a3a4", 1, 1.0)]
    assert known(found, "c4") == [("c7c6", 1, 1.0), ("e7e6", 1, 0.5)]
    assert known(found, "c4", "c6", "e4") == known(found, "e4", "c6", "c4") == [("e7e6", 1, 1.0)]


def test_only_positions_of_enough_different_games_are_in_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = playtest(tmp_path / "games", [*LINES, *LINES[:1] * 9])
    assert run(monkeypatch, folder, "--out", tmp_path / "out", "--least", 2) == 0
    found = openings(tmp_path / "out" / "mansindam")
    assert known(found)[0] == ("c3c4", 11, 10.5)
    assert known(found, "c4") == [("c7c6", 10, 10.0), ("e7e6", 1, 0.5)]
    assert known(found, "e4", "c6") == [("c3c4", 2, 1.0)]
    assert known(found, "c4", "c6") == [], "ten games, but all the same"
    assert read_report(text_of(tmp_path / "out" / "mansindam")).different == 5


def text_of(folder: Path) -> str:
    return json.dumps(read_table((folder / REPORT).read_bytes()))


def test_folders_are_merged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [
        playtest(tmp_path / "deep", LINES[:1], nodes=50000), playtest(tmp_path / "one"),
        playtest(tmp_path / "two", LINES[:3], seed=2),
        playtest(tmp_path / "other", [("BN-NB NB-BN a3", "1-0")], PANDEMONIUM),
    ]  # fmt: skip
    assert run(monkeypatch, *folders, "--out", tmp_path / "out", "--least", 1, "--at-once", 2) == 0
    found = openings(tmp_path / "out" / "mansindam")
    report = read_report(text_of(tmp_path / "out" / "mansindam"))
    assert (found.games, found.nodes) == (9, 2000)
    assert (report.played, report.games, report.nodes, report.seed) == (8, 8, 2000, 1)
    assert report.results == (5, 1, 2)
    other = openings(tmp_path / "out" / "pandemonium")
    assert known(other, variant=PANDEMONIUM) == [("BN-NB", 1, 1.0)]
    assert known(other, "BN-NB", "NB-BN", variant=PANDEMONIUM) == [("a2a3", 1, 1.0)]


def test_games_of_beginners_get_their_own_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "theory"
    assert run(monkeypatch, playtest(tmp_path / "weak", nodes=300), "--beginners", "--out", out) == 0
    assert [path.name for path in (out / "mansindam").iterdir()] == [BEGINNERS]
    report = read_report(json.dumps(read_table((out / "mansindam" / BEGINNERS).read_bytes())))
    assert (report.nodes, report.played) == (300, len(LINES))
    assert "5 games of beginners" in capsys.readouterr().out


def test_equal_games_give_equal_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = playtest(tmp_path / "games")
    for out in ("one", "two"):
        assert run(monkeypatch, folder, "--out", tmp_path / out) == 0
    for name in (OPENINGS, REPORT):
        one, two = ((tmp_path / out / "mansindam" / name).read_bytes() for out in ("one", "two"))
        assert one == two


def test_bad_input_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = read(
        'name = "own"\ntitle = "Own"\nfiles = 4\nranks = 4\nstart = "k3/4/4/3K w - - 0 1"\n'
        'piece.K = { name = "King", moves = "K", royal = true }\n',
        {},
    )
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / RECORDS).write_text("nothing\n")
    for folder, sentence in (
        (tmp_path / "nowhere", "No such file"), (playtest(tmp_path / "own", [], own), "none of the program's games"),
        (tmp_path / "damaged", "damaged"),
    ):  # fmt: skip
        assert run(monkeypatch, folder, "--out", tmp_path / "out") == 1
        assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_new_games_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = playtest(tmp_path / "games", LINES * 40)
    assert run(monkeypatch, folder, "--out", tmp_path / "out") == 0
    capsys.readouterr()
    assert run(monkeypatch, "--verify", folder, "--out", tmp_path / "out") == 0
    same = capsys.readouterr().out.splitlines()
    agreed, of = same[0].rpartition(": ")[2].split(" numbers")[0].split(" of ")
    assert agreed == of
    assert int(of) > 50
    assert len(same) == 2
    fresh = playtest(tmp_path / "fresh", [("a4 a6", "0-1")] * 200, seed=2)
    assert run(monkeypatch, "--verify", fresh, "--out", tmp_path / "out") == 0
    told = capsys.readouterr().out
    assert "200 fresh ones (seed 2)" in told
    assert "results, first player's score: 0.7 (" in told


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        (Estimate(0.5, 0.4, 0.6), Estimate(0.6, 0.5, 0.7), False),
        (Estimate(0.5, 0.4, 0.6), Estimate(0.65, 0.55, 0.75), True),
        (Estimate(0.0, 0.0, 0.3), Estimate(0.25, 0.2, 0.3), False),
        (Estimate(0.0, 0.0, 0.1), Estimate(0.25, 0.2, 0.3), True),
    ],
)
def test_differences_are_judged_by_their_joint_error(one: Estimate, other: Estimate, apart: bool) -> None:
    assert theory.differs(one, other) is apart
    assert theory.differs(other, one) is apart
