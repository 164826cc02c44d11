"""Mates of Pandemonium and Mansindam, and that there are none, against the moves that Fairy-Stockfish finds legal.

The solver only chooses the moves to examine: after each of its mating moves all replies are tried; where it finds no
mate, all moves of the attacker are tried, each with the reply that it names.
"""

import json
from pathlib import Path
from random import Random

import pytest
from mates import random_mate_position

from crosscheck import fairy
from crosscheck.core import amount
from surajang.engine.mate import MateLimits, MateSolver
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.rules import fen, notation
from surajang.rules.games import GAMES

MINED = Path(__file__).resolve().parent.parent / "mates.jsonl"
MAX_LOOKS = amount(200, 3000)
MAX_MOVES = 4


class TooLong(Exception):
    """Fairy-Stockfish was asked as often as the limit allows."""


class Certificate:
    """Follows the solver's findings at a position, move by move."""

    def __init__(self, variant: str, text: str) -> None:
        self.variant = variant
        self.position = fen.read(GAMES[variant], text)
        self.path = PositionHistory(GAMES[variant].repetition)
        self.path.push(self.position.key, self.position.in_check())
        self.solver = MateSolver(self.position, self.path, Table(16))
        self.looks = 0

    def fairy(self) -> tuple[set[str], str]:
        """The legal moves as Fairy-Stockfish has them, and its form of the position."""
        self.looks += 1
        if self.looks > MAX_LOOKS:
            raise TooLong
        text = fairy.translated(self.variant, fen.write(self.position))
        return fairy.moves(self.variant, text), text

    def make(self, text: str) -> None:
        self.position.make(notation.parse(self.position, text))
        self.path.push(self.position.key, self.position.in_check())

    def unmake(self) -> None:
        self.path.pop()
        self.position.unmake()

    def mates(self, moves: int) -> None:
        """Assert that the side to move mates within this many moves."""
        legal, _ = self.fairy()
        move = notation.text(self.position, self.solver.solve(moves, MateLimits()).line[0])
        assert move in legal
        self.make(move)
        replies, text = self.fairy()
        arrived = self.position.arrived()
        if arrived or not replies:
            assert arrived or self.variant == "mansindam" or fairy.check(self.variant, text), fen.write(self.position)
        else:
            assert moves > 1, fen.write(self.position)
            for reply in sorted(replies):
                self.make(reply)
                self.mates(moves - 1)
                self.unmake()
        self.unmake()

    def mates_not(self, moves: int) -> None:
        """Assert that the side to move does not mate within this many moves."""
        legal, _ = self.fairy()
        for move in sorted(legal):
            escapes = self.solver.escapes(notation.parse(self.position, move), moves, MateLimits(), 1)
            self.make(move)
            replies, text = self.fairy()
            if replies:
                assert escapes, fen.write(self.position)
                escape = notation.text(self.position, escapes[0])
                assert escape in replies
                self.make(escape)
                if moves > 1 and not self.position.arrived():
                    self.mates_not(moves - 1)
                self.unmake()
            else:
                arrived = self.position.arrived()
                assert not arrived
                assert self.variant != "mansindam"
                assert not fairy.check(self.variant, text)
            self.unmake()


def follow(variant: str, text: str) -> str:
    """Follow what the solver finds at a position to its end; return the result, in a word or two."""
    certificate = Certificate(variant, text)
    solver = certificate.solver
    shown = ""
    try:
        for moves in range(1, MAX_MOVES + 1):
            certificate.looks = 0
            result = solver.solve(moves, MateLimits(nodes=300_000))
            if result.mate_in:
                certificate.mates(moves)
                return shown + f"mate in {moves}"
            if result.refuted < moves:
                return shown
            certificate.mates_not(moves)
            shown = f"no mate in {moves}, "
    except TooLong:
        pass
    return shown


@pytest.mark.parametrize("variant", fairy.GAMES_IT_PLAYS)
def test_small_positions(variant: str) -> None:
    for number in range(amount(2, 400)):
        follow(variant, random_mate_position(variant, Random(f"{variant} fairy {number}")))


@pytest.mark.parametrize("variant", fairy.GAMES_IT_PLAYS)
def test_mates_from_games(variant: str) -> None:
    known = [json.loads(line) for line in MINED.read_text("utf-8").splitlines()]
    mine = [problem for problem in known if problem["variant"] == variant and problem["mate"] <= MAX_MOVES]
    for problem in mine[:: max(1, len(mine) // amount(4, 400))]:
        certificate = Certificate(variant, problem["fen"])
        try:
            certificate.mates(problem["mate"])
        except TooLong:
            continue
