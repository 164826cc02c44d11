"""A teacher's commands and scores of positions, mixed into the scores of games, and games against an opponent."""

import math
import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest
from training.games import Job, ScoredPosition, end_teachers, looked_ahead, play
from training.labels import mix
from training.teacher import Teacher

from surajang.gui.matches.engine_players import EngineFailed
from surajang.rules.games import game_named

TEACHER = """
import sys

games = "mansindam"
for line in sys.stdin:
    with open(sys.argv[1], "a") as heard:
        heard.write(line)
    if "VariantPath" in line:
        games = "pandemonium var pandemonium-10x10"
    if line.startswith("position"):
        black = " b " in line
    if line.startswith("eval"):
        print("Final evaluation: none (in check)" if black else "Final evaluation  +1.50 (white side)", flush=True)
    if line.startswith("uci\\n"):
        for taken in sys.argv[2:]:
            print(f"option name {taken} type string default <empty>")
        print(f"option name UCI_Variant type combo default chess var {games}\\nuciok", flush=True)
    if line.startswith("go"):
        print("bestmove 0000", flush=True)
    if line.startswith("isready"):
        print("readyok", flush=True)
"""
WHITE = "rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1"
BLACK = WHITE.replace(" w ", " b ")


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    """Return the teacher's log of commands."""
    (tmp_path / "teacher.py").write_text(TEACHER)
    return tmp_path / "heard.txt"


def teacher_of(game: str, heard: Path, *taken: str) -> Teacher:
    """Start the teacher with some options."""
    command = shlex.join([sys.executable, str(heard.with_name("teacher.py")), str(heard), *taken])
    return Teacher(game_named(game), command)


def mixed(game: str, heard: Path, lines: str, *taken: str) -> None:
    """Mix the scores of the teacher, started with some options, into those of games."""
    games = heard.with_name("games.txt")
    games.write_text(lines)
    with closing(teacher_of(game, heard, *taken)) as teacher:
        mix(teacher, [games], own=0.9, sight=0.4)


def test_scores_of_the_teacher_are_mixed_in(heard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mixed("mansindam", heard, f"{WHITE}|100|0.5\n{WHITE}|-31000|0\n{BLACK}|20\n")
    assert capsys.readouterr().out.splitlines() == [f"{WHITE}|150|0.5", f"{WHITE}|-31000|0", f"{BLACK}|20"]


def test_a_teacher_gets_the_definition_of_our_game(heard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    promoted = "4k5/9G/10/10/10/10/10/10/10/4K5[] w - - 0 1"
    mixed("pandemonium", heard, f"{promoted}|100\n", "VariantPath")
    assert capsys.readouterr().out == f"{promoted}|150\n"
    told = heard.read_text()
    assert "value pandemonium-10x10\n" in told
    assert f"position fen {promoted.replace('G', '+P')}\n" in told


def test_a_teacher_without_our_game_is_refused(heard: Path) -> None:
    with pytest.raises(EngineFailed, match=r"does not support this game"):
        teacher_of("palaceshogi", heard, "VariantPath")


@pytest.mark.parametrize(
    ("reaction", "sentence"), [("sys.exit()", "exited unexpectedly"), ("continue", "does not know eval")]
)
def test_a_teacher_that_does_not_answer_is_reported_in_a_sentence(heard: Path, reaction: str, sentence: str) -> None:
    asked = '    if line.startswith("eval"):\n'
    heard.with_name("teacher.py").write_text(TEACHER.replace(asked, f"{asked}        {reaction}\n"))
    with closing(teacher_of("mansindam", heard)) as teacher, pytest.raises(EngineFailed, match=sentence):
        teacher.at_sight([BLACK])


def test_scores_look_ahead_to_a_random_move_or_the_result() -> None:
    said = [
        ScoredPosition("first", 0),
        ScoredPosition("loud", None),
        ScoredPosition("", 600),
        ScoredPosition("strayed", 300, strayed=True),
        ScoredPosition("theirs", None, strayed=True),
        ScoredPosition("last", 0),
        ScoredPosition("mated", None),
    ]
    alone = [("first", 0), ("loud", 600), ("strayed", 300), ("last", 0), ("mated", 9000)]
    assert looked_ahead(said, 1.0, 0.0) == alone
    ahead = dict(looked_ahead(said, 1.0, 0.5))
    assert list(ahead) == [text for text, _ in alone]
    assert ahead["last"] == round(600 * math.log(3)), "three quarters: half of half a point, and half of the win"
    assert ahead["strayed"] == 300
    assert 300 < ahead["loud"] < 600, "what the search says next has half a share of what it says two plies later"
    assert 0 < ahead["first"] < ahead["loud"]


def test_an_opponent_plays_black_in_odd_games_and_its_scores_are_unused(
    heard: Path, request: pytest.FixtureRequest
) -> None:
    command = shlex.join([sys.executable, str(heard.with_name("teacher.py")), str(heard)])
    request.addfinalizer(end_teachers)
    for number, judged in (1, "w"), (2, "b"):
        lines = play(Job("mansindam", "", (), 0, 50, command, 70, 0.6, 1, number))
        assert lines
        assert {line.split("|")[0].split()[1] for line in lines} == {judged}, "random moves answer an illegal one"
    told = heard.read_text()
    assert "go nodes 70\n" in told
    assert told.count("ucinewgame\n") == 2, "it is started once, and forgets the game before"
    assert told.count("setoption name UCI_Variant") == 1
