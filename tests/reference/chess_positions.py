"""Random positions of Pandemonium and Mansindam: kings that may castle, pawns that have just passed others, full hands.

Like `positions.py`, pieces are added one at a time where the side not to move is not in check.
"""

from collections import Counter
from random import Random

from reference.mansindam import Mansindam
from reference.pandemonium import Pandemonium
from reference.referee import FORWARD, OTHER, Board, Position, Referee, Square

PIECES = {
    Pandemonium: ("PPPPPPNBRCMQGSHDWA", "PPPQMCRBN"),
    Mansindam: (("P", "P", "P", "N", "B", "R", "C", "M", "Q", "A", "+P", "+N", "+B", "+R", "+C", "+M"), "PPAQMCRBN"),
}
"""The kinds drawn for the board and for hands; repeated ones are more frequent."""


def square_of(referee: Referee, owner: str, file: int, rank: int) -> Square:
    """The square on a file and a rank counted from the owner's side."""
    return file, rank if owner == "w" else referee.ranks + 1 - rank


def random_position(random: Random, referee: Referee) -> Position:
    """A random position of that game that can be set up."""
    kinds, in_hand = next(pieces for game, pieces in PIECES.items() if isinstance(referee, game))
    while True:
        side = random.choice("wb")
        board: Board = {}
        homes = [square for square, _ in sorted(home_squares(referee))] or [(5, 1)]
        for owner in "wb":
            at_home = random.random() < 0.5
            file, rank = random.choice(homes) if at_home else (random.randint(1, referee.files), random.randint(1, 8))
            board[square_of(referee, owner, file, rank)] = (owner, "K")
            if at_home:
                for (_, _), rook in home_squares(referee):
                    if random.random() < 0.7:
                        board.setdefault(square_of(referee, owner, *rook), (owner, "R"))
        if len([piece for piece in board.values() if piece[1] == "K"]) < 2 or referee.attacked(board, OTHER[side]):
            continue
        passed = passed_squares(random, referee, board, side) if referee.reach and random.random() < 0.4 else []
        shuns_check = random.random() < 0.7
        rights = "".join(letter for letter in referee.castling_letters if random.random() < 0.9)
        keeps_back_rank_clear = random.random() < 0.5
        for _ in range(random.choice((2, 8, 16, 26, 40))):
            owner, kind = random.choice("wb"), random.choice(kinds)
            square = random.randint(1, referee.files), random.randint(1, referee.ranks)
            relative = referee.relative_rank(owner, square)
            if square in board or square[0] in {at[0] for at in passed}:
                continue
            if (kind == "P" and relative == referee.ranks) or (keeps_back_rank_clear and relative == 1):
                continue
            board[square] = (owner, kind)
            if referee.attacked(board, OTHER[side]) or (shuns_check and referee.attacked(board, side)):
                del board[square]
        hands = {owner: Counter(random.choices(in_hand, k=random.choice((0, 1, 3, 5)))) for owner in "wb"}
        drawn = Position(board, hands, side, frozenset(rights), frozenset(passed), random.randint(0, 9), 20)
        if not referee.attacked(board, OTHER[side]):
            return referee.read(referee.write(drawn))


def home_squares(referee: Referee) -> list[tuple[Square, Square]]:
    """White's squares of king and rook before each castling."""
    if not isinstance(referee, Pandemonium):
        return []
    king = (5, 1) if referee.castling_letters else (6, 1)
    return [(king, (1, 1)), (king, (10, 1))]


def passed_squares(random: Random, referee: Referee, board: Board, side: str) -> list[Square]:
    """Place a pawn that has just made a long step, and pawns beside its path; return the squares it passed over."""
    enemy = OTHER[side]
    file = random.randint(1, referee.files)
    start = random.choice(list(referee.reach))
    distance = random.randint(2, referee.reach[start])
    way = [square_of(referee, enemy, file, start + step) for step in range(distance + 1)]
    if any(square in board for square in way):
        return []
    board[way[-1]] = (enemy, "P")
    for square in way[1:-1]:
        taker = square[0] + random.choice((-1, 1)), square[1] - FORWARD[side]
        if 1 <= taker[0] <= referee.files:
            board.setdefault(taker, (side, "P"))
    return way[1:-1]
