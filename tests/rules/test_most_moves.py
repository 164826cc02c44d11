"""A position of a game from a file cannot have more moves than there is room for."""

import random
import string

from surajang.rules import definition, fen, movegen
from surajang.rules.game_files import PARENTS
from surajang.rules.position import MAX_MOVES
from surajang.rules.variant import Variant

KINDS = string.ascii_uppercase.replace("K", "")
HEAD = 'name = "many"\ntitle = "Many"\nfiles = 12\nranks = 12\n'
KING = '[piece.K]\nname = "King"\nmoves = "K"\nroyal = true\n'
PIECE = """[piece.{kind}]
name = "Piece {kind}"
moves = "QNAD"
promotion = {{ may_to = "1-12", becomes = {first}, others = [{others}] }}
held_as = "{kind}"
drop = {{ zone = "1-12" }}
"""


def largest_game() -> Variant:
    """Return a game on the largest board with 25 kinds of pieces, all in both hands, each with 15 promotions."""
    ranks = [KINDS[:12], KINDS[12:24], f"{(KINDS * 2)[24:35]}K"]
    board = "/".join([*(rank.lower() for rank in reversed(ranks)), *["12"] * 6, *ranks])
    hands = "".join(kind + kind.lower() for kind in KINDS)
    pieces = []
    for number, kind in enumerate(KINDS):
        becomes = [f'"{other}"' for other in KINDS[number + 1 :] + KINDS[:number]]
        pieces.append(PIECE.format(kind=kind, first=becomes[0], others=", ".join(becomes[1:15])))
    return definition.read(f'{HEAD}start = "{board}[{hands}] w - - 0 1"\n{KING}{"".join(pieces)}', PARENTS)


def test_no_position_has_more_moves_than_there_is_room_for() -> None:
    """The compiled rules check no index: a move too many would be written into other memory."""
    position = fen.read(largest_game(), "startpos")
    chance = random.Random(1)
    for _ in range(12):
        moves = movegen.legal_moves(position)
        assert MAX_MOVES / 4 < len(moves) <= MAX_MOVES
        assert len(set(moves)) == len(moves)
        position.make(chance.choice(moves))
