"""The rules at the command line, started as a user starts them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, module_file

from surajang.rules.__main__ import main

pytestmark = pytest.mark.once


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "surajang.rules", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT / "tests",
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent), "PYTHONIOENCODING": "utf-8"},
        timeout=300,
    )


@pytest.mark.parametrize(
    ("command", "given", "end"),
    [
        (["rules", "perft", "mansindam", "1"], "", "Nodes searched: 31"),
        (
            ["engine"],
            "setoption name UCI_Variant value mansindam\nposition startpos\ngo perft 1\n",
            "Nodes searched: 31",
        ),
    ],
)
def test_the_programs_run_by_their_short_names_from_the_root(command, given, end):
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert end in done.stdout.splitlines()


def test_only_commands_that_read_games_load_the_pgn_module():
    """Compiling them would take a third of the start."""
    script = (
        "import sys; from surajang.rules.__main__ import main; main(['show', 'mansindam']); "
        "sys.exit('surajang.rules.pgn' in sys.modules)"
    )
    environment = {**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)}
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment).returncode == 0


def test_perft_counts_below_each_move():
    done = run("perft", "mansindam", "2")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert "e3e4: 31" in lines
    assert sum(int(line.split(": ")[1]) for line in lines if line[:1].islower()) == 961
    assert lines[-1] == "Nodes searched: 961"


def test_perft_from_a_position_and_from_the_setup_phase(capsys):
    assert main(["perft", "pandemonium", "3"]) == 0
    assert capsys.readouterr().out.endswith("Nodes searched: 608\n")
    assert main(["perft", "mansindam", "1", "4K4/9/9/9/9/9/9/4k4/9[] b - - 0 1"]) == 0
    assert capsys.readouterr().out.endswith("Nodes searched: 0\n")
    assert main(["perft", "mansindam", "0"]) == 0
    assert capsys.readouterr().out == "Nodes searched: 1\n"


def test_show_draws_the_position_after_moves(capsys):
    assert main(["show", "pandemonium", "startpos", "NB-BN", "bn-nb", "e5", "Nb8"]) == 0
    page = capsys.readouterr().out
    assert "10  r  b  .  q  k  m  c  n  b  r" in page
    assert " 5  .  .  .  .  P  .  .  .  .  ." in page
    assert "White to move" in page
    assert "FEN: " in page
    assert "Legal moves (" in page


def test_show_says_who_chooses_a_setup(capsys):
    assert main(["show", "pandemonium"]) == 0
    assert "White chooses a setup" in capsys.readouterr().out


def test_show_uses_shogi_coordinates_where_the_game_does(capsys):
    assert main(["show", "palaceshogi"]) == 0
    page = capsys.readouterr().out
    assert "    9  8  7  6  5  4  3  2  1" in page
    assert "    l  n  s +s  k +s  s  n  l a" in page
    assert "First player to move" in page


def test_show_draws_holes(capsys, tmp_path):
    file = tmp_path / "lake.ini"
    file.write_text("[lake:chess]\nstartFen = rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")
    assert main(["show", str(file)]) == 0
    assert " 5  .  .  .  *  *  .  .  ." in capsys.readouterr().out


def test_show_reports_check_and_result(capsys):
    assert main(["show", "pandemonium", "k9/10/1K8/10/10/10/10/10/10/8R1", "Ri10"]) == 0
    page = capsys.readouterr().out
    assert "Check: yes" in page
    assert "Result: 1-0 (checkmate)" in page
    assert "Legal moves (0)" in page


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["perft", "chess", "1"], "There is no game 'chess'"),
        (["perft", "mansindam", "-1"], "The depth is a number from 0"),
        (["perft", "mansindam", "1", "x"], "The board has 9 ranks"),
        (["show", "mansindam", "startpos", "c3c4", "zz"], "Move 2: 'zz' is not written like a move"),
        (
            ["show", "mansindam", "startpos", "Ra4"],
            "Move 1: 'Ra4' is not a legal move here. The rook moves straight along ranks and files.",
        ),
    ],
)
def test_mistakes_are_reported_in_one_sentence(arguments, sentence, capsys):
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_mistakes_end_the_program_with_status_2():
    done = run("show", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_a_file_that_cannot_be_read_ends_the_program_with_status_1(capsys):
    assert main(["show", "nosuch.toml"]) == 1
    assert "nosuch.toml cannot be read" in capsys.readouterr().err


def test_query_answers_until_the_input_ends():
    done = run("query", given='{"variant": "mansindam"}\nnonsense\n{"variant": "palaceshogi"}\n')
    assert done.returncode == 0
    assert [line[:8] for line in done.stdout.splitlines()] == ['{"fen": ', '{"error"', '{"fen": ']


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
@pytest.mark.parametrize("command", ["pgn", "query"])
def test_a_closed_stream_is_reported_in_one_sentence(
    command: str, stream: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys." + stream, None)  # as Python sets it if the shell closed it
    assert main([command]) == 2
    assert capsys.readouterr().err == "rules: standard input and output have to be open\n"


def test_errors_are_not_among_the_games_if_standard_error_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text("nonsense")
    monkeypatch.setattr("sys.stderr", None)
    assert main(["check", str(tmp_path / "a.toml")]) == 1
    sys.stderr.close()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("trouble", "status"), [(KeyboardInterrupt(), 130), (OSError(28, "No space left"), 1)])
def test_an_early_end_sets_the_exit_status(trouble, status, monkeypatch, capsys):
    """Exit codes as scripts expect: for an interrupt, and for answers that could not be written."""

    def serve(*_):
        raise trouble

    monkeypatch.setattr("surajang.rules.query.serve", serve)
    monkeypatch.setattr("sys.stdout.close", lambda: None)
    assert main(["query"]) == status
    assert ("No space left" in capsys.readouterr().err) == (status == 1)
