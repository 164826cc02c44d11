"""What a teacher says of positions, mixed into the scores of games."""

import shlex
import sys
from pathlib import Path

import pytest
import tune

from rules.games import game_named

TEACHER = """
import sys

print("option name UCI_Variant type combo default chess var mansindam", flush=True)
for line in sys.stdin:
    if line.startswith("position"):
        black = " b " in line
    if line.startswith("eval"):
        print("Final evaluation: none (in check)" if black else "Final evaluation  +1.50 (white side)", flush=True)
    if line.startswith("uci\\n"):
        print("uciok", flush=True)
    if line.startswith("isready"):
        print("readyok", flush=True)
"""
WHITE = "rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1"
BLACK = WHITE.replace(" w ", " b ")


def test_what_a_teacher_says_is_mixed_into_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "teacher.py").write_text(TEACHER)
    games = tmp_path / "games.txt"
    games.write_text(f"{WHITE}|100|0.5\n{WHITE}|-31000|0\n{BLACK}|20\n")
    command = shlex.join([sys.executable, str(tmp_path / "teacher.py")])
    tune.mix(game_named("mansindam"), [games], command, [], own=0.9, sight=0.4)
    assert capsys.readouterr().out.splitlines() == [f"{WHITE}|150|0.5", f"{WHITE}|-31000|0", f"{BLACK}|20"]
