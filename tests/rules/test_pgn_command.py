"""`python -m rules pgn`: games rewritten in this program's form."""

import io
import os
import subprocess
import sys
import time

import pytest
from builds import ROOT, core_build, module_file
from machine import scaled
from samples import game

from surajang.rules import pgn, pgn_command, pgn_writer

pytestmark = pytest.mark.once

FIRST = pgn_writer.write_game(game("mansindam", moves="c3c4 c7c6"), {"White": "王", "Round": "1"})
SECOND = pgn_writer.write_game(game("palaceshogi", moves="e3e5 e7e6"), {"Round": "2"})
ILLEGAL = FIRST.replace("1. c4 c6", "1. c4 {seen\n} c4")
UNCLOSED = FIRST.replace("1. c4 c6", "1. c4 {never closed c6")
TAG = FIRST.replace('[Site "?"]', "[Site [?]")


def run(*arguments, given=b"", **options):
    return subprocess.run(
        [sys.executable, "-m", "surajang.rules", "pgn", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT / "tests",
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
        timeout=300,
        check=False,
        **options,
    )


def rewritten(*names):
    """The output and the file of `rewrite`."""
    games, complaints = io.BytesIO(), io.StringIO()
    whole = pgn_command.rewrite([str(name) for name in names], games, complaints)
    return whole, games.getvalue().decode("utf-8"), complaints.getvalue()


def test_games_are_written_one_after_another(tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text("\ufeff; a preface\n" + FIRST.replace("c4 c6", "c3c4 (1. d4 *) c7-c6!") + SECOND, "utf-8")
    (tmp_path / "more.pgn").write_bytes(SECOND.replace("\n", "\r\n").encode())
    done = run(str(path), str(tmp_path / "more.pgn"))
    assert (done.returncode, done.stderr) == (0, b"")
    expected = FIRST.replace("\n1. c4 c6", "\n{a preface} 1. c4 (1. d4) 1... c6 $1")
    assert done.stdout.decode("utf-8") == "\n".join([expected, SECOND, SECOND])
    assert run(given=done.stdout).stdout == done.stdout
    assert run("-", given=done.stdout).stdout == done.stdout


def test_a_text_without_games_gives_no_output():
    done = run(given=b" \n; nothing\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (ILLEGAL, "11:3: 'c4' is not a legal move here. The pawn moves one square, never more."),
        (UNCLOSED, "10:7: A comment is not closed."),
        (TAG, '2:1: A header is written as in [Event "…"]'),
        (FIRST.replace("1. c4", "1. c4 (1. d4"), "10:7: A variation is not closed."),
        (FIRST.replace("1. c4", "1. c4 )"), "10:7: A variation is closed that was never opened"),
        (FIRST.replace("1. c4", "1. \x00c4"), "10:4: This is not text"),
        (FIRST.replace("mansindam", "chess"), "8:1: There is no game 'chess'; the games are Pandemonium,"),
        (FIRST.replace("\n1. c4", '[FEN "x"]\n1. c4'), "9:1: The start position cannot be read. The board has"),
    ],
)
def test_an_unreadable_game_does_not_affect_the_others(broken, complaint, tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text("\n".join([SECOND, broken, FIRST, broken]), "utf-8")
    whole, games, complaints = rewritten(path)
    assert not whole
    assert games == f"{SECOND}\n{FIRST}"
    line = complaint.partition(":")[0]
    first, second = complaints.splitlines()
    before = SECOND.count("\n") + 1
    assert first.startswith(f"{path}:{before + int(line)}:{complaint.partition(':')[2]}")
    between = before + broken.count("\n") + FIRST.count("\n") + 2
    assert second.startswith(f"{path}:{between + int(line)}:")


def test_an_unreadable_file_does_not_affect_the_others(tmp_path):
    (tmp_path / "games.pgn").write_text(FIRST, "utf-8")
    done = run(str(tmp_path), "nothing.pgn", str(tmp_path / "games.pgn"))
    assert done.returncode == 1
    assert done.stdout.decode("utf-8") == FIRST
    assert done.stderr.decode("utf-8").splitlines() == [
        f"{tmp_path} cannot be read: It is a folder.",
        "nothing.pgn cannot be read: No such file or directory.",
    ]


def test_a_game_in_another_encoding_is_read():
    first = FIRST.replace("王", "é")
    done = run(given=first.encode("latin-1") + b"\n" + SECOND.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8") == f"{first}\n{SECOND}"
    broken = ILLEGAL.replace("王", "é").replace("[Event", '[Annotator "\u00ff"]\n[Event')
    done = run(given=SECOND.encode() + b"\n" + broken.encode("latin-1"))
    assert done.stdout.decode("utf-8") == SECOND
    line = SECOND.count("\n") + 1 + 12
    assert done.stderr.decode("utf-8").startswith(f"standard input:{line}:3: 'c4' is not a legal move here.")


def test_too_many_bad_games_stop_the_reading(tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text("x1 *\n" * 20_000, "ascii")
    started = time.process_time()
    whole, games, complaints = rewritten(path)
    assert time.process_time() - started < scaled(2 if core_build() == "compiled" else 60)
    assert (whole, games) == (False, "")
    *each, last = complaints.splitlines()
    assert len(each) == pgn.most_games(100_000) == 10_500
    assert last == f"{path}:10501:1: A file of this size has at most 10,500 games, and this one has more."


def test_a_file_that_is_too_large_is_refused(tmp_path):
    path = tmp_path / "games.pgn"
    with path.open("wb") as file:
        file.truncate(pgn_command.MAX_BYTES + 1)
    assert rewritten(path) == (False, "", f"{path} cannot be read: It is larger than 64 MB.\n")


def test_a_closed_output_ends_it_quietly():
    with subprocess.Popen(
        [sys.executable, "-m", "surajang.rules", "pgn"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT / "tests",
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(FIRST.encode() * 1000)
        process.stdin.close()
        assert process.stderr.read() == b""
        process.wait(60)
