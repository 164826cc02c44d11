"""What is said of bad moves: facts that were computed, in words, and the line that would have been better.

Not for the window's thread: moves are generated all along the game, and exchanges played out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis.move_facts import Fact
from surajang.gui.review import review_text
from surajang.gui.review.review import Judged, Review
from surajang.rules import fen, notation
from surajang.rules.game import Game, Node
from surajang.rules.moves import SETUP
from surajang.rules.notation import IllegalMove
from surajang.rules.position import Position
from surajang.rules.variant import Variant

LONGEST = 8
"""Moves of a better line that are shown."""


@dataclass(frozen=True)
class Line:
    """A bad move, and the engine's best line in its place, as text; empty if that is the move itself."""

    move: Judged
    best: tuple[str, ...]


@dataclass(frozen=True)
class Remark:
    """What is said of a move, and what would have been better: the first node of a line (of a game of its own)."""

    move: Judged
    words: str
    better: Node | None


def remarks(
    variant: Variant,
    start: str,
    moves: Sequence[int],
    review: Review,
    lines: Sequence[Line],
    cancelled: Callable[[], bool],
) -> list[Remark]:
    """Return what is said of bad moves of a game, which begins at the FEN `start` and has these moves."""
    game = Game(variant, start)
    bad = {line.move.place: line for line in lines}
    found: list[Remark] = []
    last = max(bad, default=0)
    for place, move in enumerate(moves[:last], 1):
        if cancelled():
            break
        here = game.node
        if place in bad:
            better = _played_out(game, bad[place].best)
            game.go_to(here)
            position = fen.read(variant, fen.write(game.position))
            words = _words(position, move, bad[place].move, better, review)
            found.append(Remark(bad[place].move, words, better))
        game.play(move)
    return found


def _played_out(game: Game, texts: Sequence[str]) -> Node | None:
    """Play a line at a game's cursor, as far as it is legal; return its first node."""
    first: Node | None = None
    for text in texts[:LONGEST]:
        if game.node.outcome.over:
            break
        try:
            node = game.play(notation.parse(game.position, text))
        except IllegalMove:
            break
        first = first or node
    return first


def _words(position: Position, move: int, judged: Judged, better: Node | None, review: Review) -> str:
    """Return what is said of a bad move, not yet made: what is lost, what it lets happen, what was better and why."""
    lost = None if move & SETUP else facts.loss(position, move)
    why: list[Fact] = []
    if better is not None and not judged.missed_mate:
        why = facts.reasons(position, better.move)
    chances = review.chances[judged.place - 1], review.chances[judged.place]
    return review_text.remark(position, move, judged, chances, lost, better.move if better is not None else 0, why)
