"""`python -m rules query`: JSON Lines for scripts."""

import io
import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from builds import ROOT, core_build, module_file
from machine import scaled
from samples import mutated, mutations

from surajang.rules import query
from surajang.rules.games import GAMES

pytestmark = pytest.mark.once

KEYS = ["fen", "legal", "check", "result", "reason"]


def ask(**request: object) -> Any:
    """The answer as parsed JSON."""
    return json.loads(query.answer(json.dumps(request)))


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)}


def test_a_position_is_described():
    answer = ask(variant="mansindam", fen="startpos", moves=["c3c4"], each=False)
    assert list(answer) == KEYS
    assert answer["fen"] == "rnbakqcnm/9/ppppppppp/9/9/2P6/PP1PPPPPP/9/MNCQKABNR[] b - - 0 1"
    assert answer["legal"] == sorted(answer["legal"])
    assert len(answer["legal"]) == 31
    assert (answer["check"], answer["result"], answer["reason"]) == (False, "*", "")


def test_fen_moves_and_each_are_optional():
    assert ask(variant="palaceshogi")["fen"] == GAMES["palaceshogi"].start
    assert len(ask(variant="palaceshogi")["legal"]) == 33


def test_each_describes_every_position():
    answers = ask(variant="pandemonium", moves=["NB-BN", "BN-NB", "e2e5"], each=True)
    assert [list(answer) for answer in answers] == [KEYS] * 4
    assert answers[0]["legal"] == ["BN-BN", "BN-NB", "NB-BN", "NB-NB"]
    assert answers[1]["fen"].endswith("b KQkq - 0 1 setup=b")
    assert answers[3]["fen"].endswith("b KQkq - 0 1")


@pytest.mark.parametrize(
    ("request_", "check", "legal", "outcome"),
    [
        (
            {"variant": "pandemonium", "fen": "k9/10/1K8/10/10/10/10/10/10/8R1", "moves": ["i1i10"]},
            True, 0, ("1-0", "checkmate"),
        ),
        (
            {"variant": "pandemonium", "fen": "k9/10/10/10/10/10/1Q8/10/10/4K5", "moves": ["b4b8"]},
            False, 0, ("1/2-1/2", "stalemate"),
        ),
        ({"variant": "mansindam", "fen": "9/4K4/9/9/9/9/9/4k4/9", "moves": ["e8e9"]}, False, 0, ("1-0", "campmate")),
        (
            {"variant": "palaceshogi", "fen": "k8/9/9/4K4/9/9/9/9/9", "moves": ["e6e7"]},
            False, 0, ("1-0", "entering king"),
        ),
        (
            {
                "variant": "pandemonium-2020",
                "fen": "4k5/10/10/10/10/10/10/10/9K/3R6",
                "moves": ["d1e1", "e10d10", "e1d1", "d10e10"] * 2,
            },
            False, 1, ("0-1", "perpetual check"),
        ),
    ],
)  # fmt: skip
def test_results(request_, check, legal, outcome):
    answer = ask(**request_)
    assert answer["check"] is check
    assert (answer["result"], answer["reason"]) == outcome
    if legal:
        assert answer["legal"]
    else:
        assert answer["legal"] == []


def test_history_counts():
    moves = ["d1e1", "d9e9", "e1d1", "e9d9", "d1e1", "d9e9", "e1d1"]
    answer = ask(variant="mansindam", fen="3k5/9/9/9/9/9/9/9/3K5", moves=moves)
    assert "e9d9" not in answer["legal"]
    assert "e9e8" in answer["legal"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "A request is one line of JSON: "),
        ("{", "A request is one line of JSON: "),
        ("null", 'A request is a JSON object such as {"variant": "mansindam"}.'),
        ("[" * 100_000, "nested too deeply"),
        ("{}", 'The request lacks "variant"'),
        ('{"variant": 5}', '"variant" has to be a text'),
        ('{"variant": "chess"}', "There is no game 'chess'; the games are pandemonium"),
        ('{"variant": "mansindam", "fen": null}', '"fen" has to be a text'),
        ('{"variant": "mansindam", "fen": "x"}', "The board has 9 ranks"),
        ('{"variant": "mansindam", "moves": "c3c4"}', '"moves" has to be a list of texts'),
        ('{"variant": "mansindam", "moves": [1]}', '"moves" has to be a list of texts'),
        ('{"variant": "mansindam", "each": 1}', '"each" has to be true or false'),
        ('{"variant": "mansindam", "moves": ["c3c4", "c3c4"]}', "Move 2: 'c3c4' is not a legal move here."),
        ('{"variant": "mansindam", "moves": ["\\ud800"]}', "Move 1: "),
        ('{"variant": "' + "x" * 900_000 + '"}', "There is no game 'xxx"),
        ('{"variant": "mansindam", "fen": "' + "x" * 900_000 + '"}', "A position has at most 10,000 characters"),
        ('{"variant": "mansindam", "moves": ["' + "x" * 900_000 + '"]}', "is not written like a move"),
        ('{"variant": "mansindam", "moves": [' + '"",' * 20_000 + '""]}', "at most 20,000 moves, and this has 20,001"),
        ('{"variant": "mansindam", "each": ' + "9" * 5000 + "}", "A request is one line of JSON: "),
    ],
)
def test_bad_input_is_answered_with_a_sentence(line, sentence):
    answer = json.loads(query.answer(line))
    assert list(answer) == ["error"]
    assert sentence in answer["error"]
    assert len(answer["error"]) < 1000


def test_every_line_gets_one_answer():
    lines = [b'{"variant": "mansindam"}', b"", b"\xff\xfe", b"nonsense", b'{"variant": "palaceshogi"}']
    answers = io.BytesIO()
    query.serve(io.BytesIO(b"\n".join(lines)), answers)
    written = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert ["error" in answer for answer in written] == [False, True, True, True, False]


def test_an_overlong_line_is_refused_in_little_memory():
    class Lines(io.BytesIO):
        """A line of 200 million letters, then a request."""

        left = 200_000_000

        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None
            assert 0 <= size <= 2 * query.MAX_LINE_LENGTH
            if self.left > 0:
                self.left -= size
                return b"x" * size
            self.left -= 1
            return {-1: b"\n", -2: b'{"variant": "mansindam"}\n'}.get(self.left, b"")

    lines = Lines()
    lines.left -= lines.left % query.MAX_LINE_LENGTH - 1  # the first part is one longer
    answers = io.BytesIO()
    query.serve(lines, answers)
    first, second = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert first == {"error": "A request has at most 1,000,000 characters."}
    assert second["check"] is False


def test_mutated_requests_are_answered():
    random = Random(22)
    request = '{"variant": "pandemonium", "fen": "startpos", "moves": ["NB-BN", "NB-BN", "e2e5"], "each": true}'
    for _ in range(mutations(500)):
        assert json.loads(query.answer(mutated(request, random)))


def test_answers_come_at_once_and_fast():
    """Ask and wait for each answer through the pipes; the processor time counts, without that of the start."""

    def processor_seconds(questions: int) -> float:
        before = os.times()
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT / "tests", env=environment()
        ) as process:
            assert process.stdin
            assert process.stdout
            for n in range(questions):
                process.stdin.write(json.dumps({"variant": names[n % len(names)]}).encode() + b"\n")
                process.stdin.flush()
                assert b'"legal"' in process.stdout.readline()
            process.stdin.close()
            assert process.wait(60) == 0
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    command = [sys.executable, "-m", "surajang.rules", "query"]
    names = list(GAMES)
    seconds = processor_seconds(1500) - processor_seconds(1)
    assert seconds < scaled(1.5 if core_build() == "compiled" else 15), f"1499 answers took {seconds:.3f} s"


def test_answers_are_not_escaped_to_ascii():
    assert "\u4fee\u7f85" in query.answer(json.dumps({"variant": "\u4fee\u7f85"}))
