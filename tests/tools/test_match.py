"""The match runner: its statistics, and a short match of the engine against a player that breaks rules."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, module_file

from surajang.gui.matches.scores import Score, Trial, rating, share_of
from surajang.rules import pgn

FORGETFUL = """
import sys
for line in sys.stdin:
    words = line.split()
    if words[0] == "uci":
        print("id name Forgetful")
        print("uciok")
    elif words[0] == "isready":
        print("readyok")
    elif words[0] == "go":
        named = words[words.index("searchmoves") + 1 :] if "searchmoves" in words else []
        print("bestmove", sorted(named)[0] if named else "a1a1")
    elif words[0] == "quit":
        break
    sys.stdout.flush()
"""


def scored(*pairs: tuple[float, float]) -> Score:
    score = Score()
    for pair in pairs:
        score.add(list(pair))
    return score


def test_games_and_pairs_are_counted() -> None:
    score = scored((1.0, 0.5), (1.0, 0.0), (0.0, 0.0))
    score.add([1.0])
    assert (score.won, score.drawn, score.lost, score.games) == (3, 1, 3, 7)
    assert score.pairs == [1.5, 1.0, 0.0]
    assert "(pairs 1 0 1 1 0): 50.0 %" in str(score)


def test_errors_are_smaller_where_pairs_agree() -> None:
    """A won and a lost game of each opening say more than as many won and lost openings."""
    even = scored(*[(1.0, 0.0)] * 50)
    uneven = scored(*[(1.0, 1.0), (0.0, 0.0)] * 25)
    assert even.share == uneven.share == 0.5
    assert even.error < uneven.error / 5
    assert uneven.error == pytest.approx(1.96 * 0.5 / 50**0.5, rel=0.02)


def test_a_test_ends_with_enough_evidence() -> None:
    trial = Trial(0, 20)
    assert trial.verdict(Score()) == ""
    assert trial.verdict(scored(*[(1.0, 0.5), (0.5, 0.5)] * 3)) == ""
    assert trial.verdict(scored(*[(1.0, 0.5), (0.5, 0.5)] * 100)) == "accepted"
    assert trial.verdict(scored(*[(0.0, 0.5), (0.5, 0.5)] * 100)) == "rejected"
    assert "+2.94" in trial.describe(Score())


def test_ratings_and_shares_are_inverse() -> None:
    assert rating(share_of(123)) == pytest.approx(123)
    assert share_of(0) == 0.5


def test_a_match_is_played(tmp_path: Path) -> None:
    """Each opening from both sides, all setups in turn, another request after an illegal move, every game saved."""
    forgetful = tmp_path / "forgetful.py"
    forgetful.write_text(FORGETFUL)
    games = tmp_path / "games.pgn"
    command = [
        *(sys.executable, str(ROOT / "tools" / "match.py"), "--variant", "pandemonium"),
        *("--first", f"{sys.executable} -m engine", "--second", f"{sys.executable} {forgetful}", "--second-forgiven"),
        *("--folder", str(module_file("surajang").parent.parent), "--games", "4", "--depth", "1", "--plies", "2"),
        *("--window", "0", "--limit", "8", "--sprt", "0", "10", "--at-once", "2", "--pgn", str(games)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^pandemonium: \d won, \d drawn, \d lost of 4 \(pairs", done.stdout, re.MULTILINE)
    assert "undecided" in done.stdout
    kept = list(pgn.read_games(games.read_text("utf-8")))
    assert len(kept) == 4
    strict = subprocess.run(
        [word for word in command if word != "--second-forgiven"], capture_output=True, text=True, timeout=600
    )
    assert strict.returncode == 1
    assert "Forgetful played a1a1" in strict.stdout
