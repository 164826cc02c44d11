"""`python -m rules query`, as other programs use it, against the slow referees in whole random games."""

import json
import subprocess
import sys
from random import Random

import pytest
from reference import history

from crosscheck.core import amount, lively
from crosscheck.test_games import REFEREES

MAX_PLIES = 50


@pytest.mark.parametrize("variant", REFEREES)
def test_whole_games(variant: str) -> None:
    referee, rule = REFEREES[variant], history.RULES[variant]
    requests, expected = [], []
    for seed in range(amount(1, 40)):
        random = Random(f"{variant} {seed}")
        positions = [referee.read(referee.start)]
        moves: list[str] = []
        answers: list[dict[str, object]] = []
        while True:
            position = positions[-1]
            played = [each for each in positions if not each.setup] or [position]
            legal = history.moves(rule, referee, played)
            result, reason = ("*", "") if position.setup else history.outcome(rule, referee, played)
            answers.append(
                {
                    "fen": referee.write(position),
                    "legal": sorted(legal),
                    "check": referee.in_check(position),
                    "result": result,
                    "reason": reason,
                }
            )
            if not legal or result != "*" or len(moves) == MAX_PLIES:
                break
            moves.append(lively(random, sorted(legal)))
            positions.append(legal[moves[-1]])
        requests.append({"variant": variant, "fen": "startpos", "moves": moves, "each": True})
        expected.append(answers)
    asked = "".join(json.dumps(request) + "\n" for request in requests)
    process = subprocess.run(
        [sys.executable, "-m", "surajang.rules", "query"],
        input=asked,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert process.stderr == ""
    assert [json.loads(line) for line in process.stdout.splitlines()] == expected
