"""Static evaluations of positions by a teacher."""

import random
from pathlib import Path

from surajang.rules import fen, movegen
from surajang.rules.position import Position
from training.teacher import Teacher

BATCH = 400
SURE = 4000
"""A score in hundredths of a pawn with which a side has practically won."""


def label(teacher: Teacher, files: list[Path], count: int, seed: int) -> None:
    """Print positions a few moves after those in the files, with the teacher's static evaluation."""
    chance = random.Random(seed)
    bases = [line.split("|")[0] for file in files for line in file.read_text("utf-8").splitlines()]
    while count > 0:
        texts: list[str] = []
        while len(texts) < BATCH:
            position = fen.read(teacher.variant, chance.choice(bases))
            _stray(position, chance)
            if not position.in_check() and movegen.legal_moves(position):
                texts.append(fen.write(position))
        for text, evaluation in zip(texts, teacher.at_sight(texts), strict=True):
            if evaluation is not None:
                print(f"{text}|{evaluation}")
                count -= 1


def mix(teacher: Teacher, files: list[Path], own: float, sight: float) -> None:
    """Print the positions of the files with the sum of their score times `own` and the teacher's static evaluation
    times `sight`. Scores with which a side has practically won stay as they are."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    for first in range(0, len(lines), BATCH):
        parts = [line.split("|") for line in lines[first : first + BATCH]]
        judged = teacher.at_sight([part[0] for part in parts])
        for (text, score, *result), evaluation in zip(parts, judged, strict=True):
            if abs(int(score)) <= SURE and evaluation is not None:
                score = str(round(own * int(score) + sight * max(-SURE, min(evaluation, SURE))))
            print("|".join((text, score, *result)))


def _stray(position: Position, chance: random.Random) -> None:
    """Make up to three random moves, with a preference for captures."""
    for _ in range(chance.choice((0, 0, 1, 2, 3))):
        moves = movegen.legal_moves(position)
        if not moves:
            return
        taking = [move for move in moves if position.captures(move)]
        position.make(chance.choice(taking if taking and chance.random() < 0.25 else moves))
