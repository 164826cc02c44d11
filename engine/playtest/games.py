"""One game of a playtest: the engine against itself, from the start position, at a fixed number of nodes per move."""

from __future__ import annotations

import math
import random
from array import array
from typing import Any, Final

from surajang.engine.playtest.record import (
    CASTLED,
    EN_PASSANT_TAKEN,
    MAX_LEGAL,
    NO_SCORE,
    OPENING,
    SAMPLE_HEAD,
    STEPPED_TWICE,
    TOO_LONG,
)
from surajang.engine.position_history import PositionHistory
from surajang.engine.records import packed
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.rules import pgn_writer
from surajang.rules.codes import KIND, KING, file_of, rank_of
from surajang.rules.game import DRAW, Game, Outcome
from surajang.rules.moves import CASTLING, EN_PASSANT, TWICE, target
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import Tables, tables_of
from surajang.rules.transition import transition
from surajang.rules.variant import Variant

MAX_PLIES: Final = 300
"""Plies after which a game is stopped, and counts as a draw."""

VARIED: Final = 10
"""The number of plies at the start whose moves are drawn by lot from the best ones, so that games differ."""

_MIN_VARIED: Final = 250
"""The least number of nodes of such a move: with fewer, only one move would be searched."""

_LINES: Final = 4
_NEAR: Final = 80
_TEMPERATURE: Final = 25.0
"""A varied move is drawn from at most _LINES moves, at most _NEAR hundredths of a pawn worse than the best; one that is
_TEMPERATURE worse is e times rarer."""

_MORE: Final = 0.25
"""A later move is searched with up to this share of nodes more, drawn by lot, so that games from one opening differ and
are independent observations."""

_SAMPLES: Final = 8
"""The most positions of a game whose material is recorded."""

_MEGABYTES: Final = 4
_MAX_SCORE: Final = 3000
"""The largest score that is recorded; mates count as this."""


class Games:
    """Plays the games of a playtest with `nodes` a move, random moves if that is 0."""

    def __init__(self, variant: Variant, nodes: int) -> None:
        self._variant: Final = variant
        self._tables: Final[Tables] = tables_of(variant)
        self._nodes: Final = nodes
        game = Game(variant)
        self._search: Final = Search(game.position, PositionHistory(variant.repetition), Table(_MEGABYTES))

    def play(self, seed: int, number: int) -> dict[str, Any]:
        """Play a game; return it as a record (`record.GameRecord`), which follows from seed and number."""
        chance = random.Random(f"{seed} {number}")
        game = Game(self._variant)
        setups: list[int] = []
        while game.position.setup and not game.outcome.over:
            move = chance.choice(game.legal_moves())
            setups.append(int(target(move)))
            game.play(move)
        plies = array("h")
        samples: list[list[int]] = []
        held: set[int] = self._in_hands(game.position)
        self._play_on(game, chance, plies, samples, held)
        outcome = game.outcome if game.outcome.over else Outcome(DRAW, TOO_LONG)
        if len(samples) > _SAMPLES:
            samples = [samples[n] for n in sorted(chance.sample(range(len(samples)), _SAMPLES))]
        material = array("h", [number for sample in samples for number in sample])
        nodes = game.line()[1 + len(setups) :]
        text = pgn_writer.write_game(game).partition("\n\n")[2].rsplit(None, 1)[0]
        return {
            "game": number, "result": outcome.result, "reason": outcome.reason, "setups": setups,
            "opening": [node.written for node in nodes[:OPENING]], "moves": " ".join(text.split()),
            "held": sorted(held), "plies": packed(plies), "material": packed(material),
        }  # fmt: skip

    def _play_on(
        self, game: Game, chance: random.Random, plies: array[int], samples: list[list[int]], held: set[int]
    ) -> None:
        """Play a game to its end; add its plies, the material of quiet positions, and the kinds that were in hand."""
        self._search.state.forget()
        history = PositionHistory(self._variant.repetition)
        for node in game.line():
            history.push(node.key, node.check)
        position = game.position
        for ply in range(MAX_PLIES):
            if game.outcome.over:
                break
            moves = game.legal_moves()
            score = NO_SCORE
            if self._nodes:
                if ply < VARIED:
                    found = self._found(position, history, max(self._nodes, _MIN_VARIED), _LINES)
                else:
                    found = self._found(position, history, self._nodes + int(chance.random() * _MORE * self._nodes), 1)
                if not found:
                    break
                move, score = _choose(found, chance) if ply < VARIED else found[0]
                score = -score if position.side else score
            else:
                move = chance.choice(moves)
            if not game.node.check and not position.captures(move):
                samples.append(self._sample(position, ply))
            plies.extend([*self._facts(position, move), min(len(moves), MAX_LEGAL), score])
            node = game.play(move)
            history.push(node.key, node.check)
            held |= self._in_hands(position)

    def _found(self, position: Position, history: PositionHistory, nodes: int, lines: int) -> list[tuple[int, int]]:
        """Return moves with their scores for the side to move, within bounds, the best first."""
        latest: dict[int, Report] = {}

        def note(report: Report) -> None:
            if report.moves:
                latest[report.line] = report

        self._search.set_position(position, history)
        line = self._search.think(Limits(nodes=nodes), lines, FULL, note)
        if not line:
            return []
        found = [(each.moves[0], max(-_MAX_SCORE, min(each.score, _MAX_SCORE))) for _, each in sorted(latest.items())]
        best = next((score for move, score in found if move == line[0]), found[0][1] if found else 0)
        return [(line[0], best), *(each for each in found if each[0] != line[0])]

    def _facts(self, position: Position, move: int) -> list[int]:
        """Return what a move does: side, kind, origin and target as places, kind afterwards, two captured kinds, flags.

        A place is numbered from 1 along the ranks, as the mover sees the board; 0 stands for the hand.
        """
        side = int(position.side)
        what = transition(position, move)
        flags = 0
        if move & CASTLING:
            flags |= CASTLED
        if move & EN_PASSANT:
            flags |= EN_PASSANT_TAKEN
        if move & TWICE:
            flags |= STEPPED_TWICE
        if what.dropped is not None:
            kind, square, _ = what.dropped
            return [side, kind, 0, self._place(square, side), kind, 0, 0, flags]
        start, end, before, after = what.moved[0]
        taken = [int(piece & KIND) for _, piece, _ in what.captured][:2]
        taken += [0] * (2 - len(taken))
        return [
            side, int(before & KIND), self._place(start, side), self._place(end, side), int(after & KIND), *taken, flags
        ]  # fmt: skip

    def _place(self, square: int, side: int) -> int:
        """Return a square's number as a side sees the board, from 1 on."""
        rank = self._tables.ranks - 1 - rank_of(square) if side else rank_of(square)
        return 1 + rank * self._variant.files + file_of(square)

    def _sample(self, position: Position, ply: int) -> list[int]:
        """Return a position as a sample: its ply, 1 or -1 for the side to move, then by kind the first player's surplus
        on the board, and in hand."""
        kinds = self._tables.kinds
        found = [0] * (SAMPLE_HEAD + 2 * kinds)
        found[0], found[1] = ply, -1 if position.side else 1
        for side in range(2):
            sign = -1 if side else 1
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                kind = int(position.board[position.piece_squares[n]] & KIND)
                if kind != KING:
                    found[SAMPLE_HEAD + kind - 1] += sign
            for held in self._tables.hand_kinds:
                found[SAMPLE_HEAD + kinds + int(held) - 1] += sign * int(position.hands[side * HAND_SLOTS + held])
        return found

    def _in_hands(self, position: Position) -> set[int]:
        """Return the kinds that either player has in hand."""
        kinds = [int(kind) for kind in self._tables.hand_kinds]
        return {kind for kind in kinds if position.hands[kind] or position.hands[HAND_SLOTS + kind]}


def _choose(found: list[tuple[int, int]], chance: random.Random) -> tuple[int, int]:
    """Draw one of the moves that are nearly as good as the best."""
    best = max(score for _, score in found)
    near = [(move, score) for move, score in found if score >= best - _NEAR]
    weights = [math.exp((score - best) / _TEMPERATURE) for _, score in near]
    return chance.choices(near, weights)[0]
