"""Made-up opening trees of moves that are easy to check."""

import json
from collections.abc import Mapping, Sequence

from surajang.engine.theory import Openings
from surajang.engine.theory.openings import openings_text
from surajang.rules import notation, notation_reader
from surajang.rules.game import Game
from surajang.rules.variant import Variant


def made_up(variant: Variant, tree: Mapping[str, Sequence[tuple[str, int, float]]], games: int = 100) -> Openings:
    """Return a tree: by the moves to a position, the known moves with their games and the first player's points; moves
    are in people's notation, "e4 e6".
    """
    found = {}
    for line, moves in tree.items():
        game = Game(variant)
        for text in line.split():
            game.play_text(text)
        position = game.position
        found[int(position.key)] = [
            (notation.text(position, notation_reader.read(position, text)), played, points)
            for text, played, points in moves
        ]
    return Openings(json.loads(openings_text(games, 2_000, found)))
