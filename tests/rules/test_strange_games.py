"""Artificial games, checked square by square by a slow referee."""

from collections import Counter
from random import Random

import pytest
from crosscheck.core import difference, legal_texts
from known_games import SHOGI
from reference.from_data import FromData
from reference.referee import OTHER, Position
from samples import SEEDS
from strange_games import DOUBLES, HOPPERS, LEAPS, WALLS

from surajang.rules import fen

GAMES = {variant.name: FromData(variant) for variant in (HOPPERS, WALLS, LEAPS, DOUBLES, SHOGI)}


def random_position(random: Random, referee: FromData) -> Position:
    """A random position in which the side not to move is not in check, with few pieces or many."""
    squares = list(referee.all_squares())
    kinds = [piece.symbol for piece in referee.variant.pieces[1:]]
    while True:
        side = random.choice("wb")
        first, second = random.sample(squares, 2)
        board = {first: ("w", "K"), second: ("b", "K")}
        if referee.attacked(board, OTHER[side]) or referee.winner_by_arrival(board):
            continue
        for square in random.sample(squares, random.randint(2, len(squares) // 2)):
            piece = random.choice("wb"), random.choice(kinds)
            if square not in board and not referee.full(board, *piece):
                board[square] = piece
                if referee.attacked(board, OTHER[side]):
                    del board[square]
        hands = {owner: Counter({kind: random.choice((0, 0, 0, 1)) for kind in referee.hand_letters}) for owner in "wb"}
        return Position(board, hands, side)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", GAMES)
def test_the_core_follows_the_data(name: str, seed: int) -> None:
    random, referee = Random(f"{name} {seed}"), GAMES[name]
    for _ in range(40):
        position = random_position(random, referee)
        text = referee.write(position)
        core = fen.read(referee.variant, text)
        after = referee.moves(position)
        assert not difference(core, set(after))
        assert core.in_check() == referee.in_check(position), text
        moves = legal_texts(core)
        for move in random.sample(sorted(after), min(5, len(after))):
            core.make(moves[move])
            assert fen.write(core).rsplit(" ", 2)[0] == referee.write(after[move]).rsplit(" ", 2)[0], f"{text} {move}"
            core.unmake()
        assert fen.write(core) == text
