"""What a teacher says of positions at sight."""

import random
from pathlib import Path

from surajang.rules import fen, movegen
from surajang.rules.position import Position
from training.teacher import Teacher

BATCH = 400
SURE = 4000
"""With such a score, in hundredths of a pawn, a side has as good as won."""


def label(teacher: Teacher, files: list[Path], count: int, seed: int) -> None:
    """Print positions a few moves from those in the files, and what the teacher says of each."""
    chance = random.Random(seed)
    bases = [line.split("|")[0] for file in files for line in file.read_text("utf-8").splitlines()]
    while count > 0:
        texts: list[str] = []
        while len(texts) < BATCH:
            position = fen.read(teacher.variant, chance.choice(bases))
            _stray(position, chance)
            if not position.in_check() and movegen.legal_moves(position):
                texts.append(fen.write(position))
        for text, said in zip(texts, teacher.at_sight(texts), strict=True):
            if said is not None:
                print(f"{text}|{said}")
                count -= 1


def mix(teacher: Teacher, files: list[Path], own: float, sight: float) -> None:
    """Print the positions of the files, as score that of theirs times `own` and what the teacher says at sight times
    `sight` together. Where one side has as good as won, its score stays."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    for first in range(0, len(lines), BATCH):
        parts = [line.split("|") for line in lines[first : first + BATCH]]
        judged = teacher.at_sight([part[0] for part in parts])
        for (text, score, *result), said in zip(parts, judged, strict=True):
            if abs(int(score)) <= SURE and said is not None:
                score = str(round(own * int(score) + sight * max(-SURE, min(said, SURE))))
            print("|".join((text, score, *result)))


def _stray(position: Position, chance: random.Random) -> None:
    """Make up to three random moves, captures more often than chance has it."""
    for _ in range(chance.choice((0, 0, 1, 2, 3))):
        moves = movegen.legal_moves(position)
        if not moves:
            return
        taking = [move for move in moves if position.captures(move)]
        position.make(chance.choice(taking if taking and chance.random() < 0.25 else moves))
