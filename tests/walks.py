"""Positions after random moves, and the state that a move changes, for tests of properties."""

from random import Random

from hypothesis import strategies as st
from reference.positions import GAME, random_position

from surajang.rules import fen
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.position import LIST, Position

RICH = "rich palaces"

walks = st.tuples(st.sampled_from([*sorted(GAMES), RICH]), st.integers(0, 1 << 30), st.integers(0, 90)).map(
    lambda walk: (walk[0], Random(walk[1]).choices(range(10_000), k=walk[2]))
)
"""A start, and numbers that each choose a legal move."""


def started(name: str, choices: list[int]) -> Position:
    """The start of a game, or a position of Palace Shogi full of the pieces that are rare at its start."""
    if name == RICH:
        return fen.read(GAMES["palaceshogi"], GAME.write(random_position(Random(str(choices)))))
    return fen.read(GAMES[name], "startpos")


def walked(name: str, choices: list[int]) -> Position:
    """The position after the chosen moves; only a few if the start is already rich."""
    position = started(name, choices)
    choices = choices[: 8 if name == RICH else None]
    for choice in choices:
        moves = legal_moves(position)
        if not moves:
            break
        position.make(moves[choice % len(moves)])
    return position


def snapshot(position: Position) -> tuple[object, ...]:
    """Everything in a position that a move changes."""
    return (
        list(position.board),
        list(position.hands),
        list(position.kings),
        [[position.piece_squares[side * LIST + n] for n in range(position.piece_count[side])] for side in (0, 1)],
        position.key,
        position.side,
        position.rights,
        position.en_passant_pawn,
        position.en_passant_mask,
        position.setup,
        position.halfmove,
        position.fullmove,
        position.height,
        fen.write(position),
    )
