"""Random positions, games and broken texts for the tests; the same seed gives the same ones."""

import os
from collections.abc import Iterator
from random import Random

from builds import core_build

from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.position import Position

SEEDS = 3 if core_build() == "compiled" else 1
"""How many random games of each kind a test uses."""

STRANGE = '0123456789/[]()+-~@*=#xKQRBNPCMAGSHDWkqrbnpcmaT wbIi{};$%<>"\\.!?½²٣王é\ufeff\u2028\t\n'


def game(name: str, start: str = "startpos", moves: str = "") -> Game:
    """A game from a FEN after moves in machine notation."""
    played = Game(GAMES[name], start)
    for text in moves.split():
        played.play(notation.parse(played.position, text))
    return played


def legal(name: str, start: str = "startpos", moves: str = "") -> set[str]:
    """The legal moves after moves from a FEN, history taken into account."""
    played = game(name, start, moves)
    return {notation.text(played.position, move) for move in played.legal_moves()}


def result(name: str, start: str = "startpos", moves: str = "") -> tuple[str, str]:
    """The result and its reason after moves from a FEN."""
    outcome = game(name, start, moves).outcome
    return outcome.result, outcome.reason


def random_position(name: str, random: Random, plies: int) -> Position:
    """The position after this many random moves of a game, or fewer if it ends before."""
    position = fen.read(GAMES[name], "startpos")
    for _ in range(plies):
        moves = legal_moves(position)
        if not moves:
            break
        position.make(random.choice(moves))
    return position


def positions(name: str, seed: int, plies: int, every: int = 1) -> Iterator[Position]:
    """One random game's positions, each `every` plies; the same Position object each time."""
    random = Random(seed)
    position = fen.read(GAMES[name], "startpos")
    for ply in range(plies):
        if ply % every == 0:
            yield position
        moves = legal_moves(position)
        if not moves:
            return
        position.make(random.choice(moves))


def random_game(name: str, seed: int, plies: int) -> Game:
    """A random game, its cursor at the end."""
    random = Random(seed)
    game = Game(GAMES[name])
    for _ in range(plies):
        moves = game.legal_moves()
        if not moves or game.outcome.over:
            break
        game.play(random.choice(moves))
    return game


def mutations(default: int) -> int:
    """How many broken texts a parser is given: the default number, or SURAJANG_MUTATIONS (100000 is the long run)."""
    return int(os.environ.get("SURAJANG_MUTATIONS", default))


def mutated(text: str, random: Random) -> str:
    """A text with a few characters or runs of them removed, doubled, replaced, exchanged or added."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
        a = random.randrange(len(text) + 1)
        b = min(len(text), a + random.choice((0, 1, 1, 2, 5, 20)))
        kind = random.randrange(6)
        if kind == 0:
            text = text[:a] + text[b:]
        elif kind == 1:
            text = text[:b] + text[a:b] + text[b:]
        elif kind == 2:
            text = text[:a] + random.choice(STRANGE) + text[b:]
        elif kind == 3:
            text = text[:a] + "".join(random.choices(STRANGE, k=3)) + text[a:]
        else:  # a letter or digit replaced by another of the text, which often remains valid
            c = random.randrange(len(text) + 1)
            text = text[:a] + text[c : c + 1] + text[a + 1 :]
    return text
