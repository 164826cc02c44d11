"""Random positions of Palace Shogi in which its rarer rules matter.

Men are added one at a time, each on a square typical of its kind, and only where the position remains legal (the side
not to move not in check). All randomness comes from the generator passed in.
"""

from collections import Counter
from random import Random

from reference.palace import PalaceShogi, in_palace
from reference.referee import OTHER, Board, Position, Square, between

GAME = PalaceShogi()

KINDS = {
    "+Q": 3, "Q": 5, "+L": 7, "+P": 6, "P": 5, "+R": 3, "+B": 3,
    "R": 2, "B": 2, "+S": 3, "S": 3, "+N": 2, "N": 2, "L": 2,
}  # fmt: skip
"""How often a kind is drawn."""
AT_MOST = {"+Q": 1, "P": 5}
"""The most men of a kind that a side can have."""
RANKS = {"+P": range(3, 9), "P": range(1, 10), "L": range(1, 7), "N": range(1, 7), "B": range(1, 7), "R": range(1, 7)}
"""The ranks, from its owner's side, on which a kind mostly stands."""


def on_board(owner: str, file: int, rank: int) -> Square:
    """The square on a file and a rank counted from the owner's side."""
    return file, rank if owner == "w" else 10 - rank


def place_for(random: Random, owner: str, kind: str, kings: dict[str, Square], hunted: str) -> Square:
    """A square where a piece of that kind matters."""
    if random.random() < 0.03 and kind != "+P":
        return random.randint(1, 9), random.randint(1, 9)
    if hunted and random.random() < 0.7:  # where it attacks the enemy king or shuts it in
        file, rank = kings[hunted]
        wide = 1 if owner == hunted else 2
        return min(9, max(1, file + random.randint(-wide, wide))), min(9, max(1, rank + random.randint(-wide, wide)))
    if kind == "Q" and random.random() < 0.7:  # in and around its own palace
        return on_board(owner, random.randint(2, 8), random.randint(1, 5))
    if kind in ("+L", "+R", "P") and random.random() < 0.4:  # in and around the enemy palace
        return on_board(owner, random.randint(4, 6), random.randint(6 if kind == "P" else 7, 9))
    if kind in ("+Q", "+L", "+S", "P") and random.random() < 0.5:  # near the enemy king
        file, rank = kings[OTHER[owner]]
        return min(9, max(1, file + random.randint(-3, 3))), min(9, max(1, rank + random.randint(-3, 3)))
    return on_board(owner, random.randint(1, 9), random.choice(RANKS.get(kind, range(1, 10))))


def kings_placed(random: Random, hunted: str) -> dict[str, Square]:
    """Squares for both kings: at home, advancing, in front of the enemy palace, or facing each other on a file."""
    while True:
        kings = {}
        for owner in "wb":
            draw = random.random()
            if owner == hunted:  # where an enemy footsoldier can be dropped before it
                kings[owner] = on_board(OTHER[owner], random.randint(1, 9), random.randint(2, 5))
            elif draw < 0.4:
                kings[owner] = on_board(owner, 5, 1)
            elif draw < 0.6:
                kings[owner] = on_board(owner, random.randint(3, 7), random.randint(5, 9))
            else:
                kings[owner] = on_board(owner, random.randint(1, 9), random.randint(1, 9))
        if not hunted and random.random() < 0.3:
            kings["b"] = kings["w"][0], kings["b"][1]
        arrived = [owner for owner in "wb" if in_palace(OTHER[owner], kings[owner])]
        distance = max(abs(kings["w"][0] - kings["b"][0]), abs(kings["w"][1] - kings["b"][1]))
        if distance > 1 and len(arrived) <= (random.random() < 0.02):
            return kings


def may_stand(board: Board, square: Square, owner: str, kind: str) -> bool:
    """Whether a piece can be added to a board without breaking a limit."""
    if square in board or list(board.values()).count((owner, kind)) >= AT_MOST.get(kind, 9):
        return False
    return not (kind == "+P" and GAME.relative_rank(owner, square) == 9)


def random_position(random: Random) -> Position:
    """A random position that can be set up."""
    while True:
        side = random.choice("wb")
        hunted = OTHER[side] if random.random() < 0.15 else ""
        kings = kings_placed(random, hunted)
        board: Board = {square: (owner, "K") for owner, square in kings.items()}
        castling = set()
        for owner in "wb":
            if kings[owner] == on_board(owner, 5, 1) and random.random() < 0.7:
                for file, letter in ((1, "A"), (9, "I")):
                    if random.random() < 0.8 and on_board(owner, file, 1) not in board:
                        board[on_board(owner, file, 1)] = (owner, "L")
                        castling.add(letter if owner == "w" else letter.lower())
        if kings["w"][0] == kings["b"][0]:
            owner, kind = random.choice("wb"), random.choice(list(KINDS))
            screen = random.choice(between(kings["w"], kings["b"]))
            if may_stand(board, screen, owner, kind):
                board[screen] = (owner, kind)
        passed: set[Square] = set()
        if random.random() < 0.25:
            passed = pawn_just_passed(random, board, side)
        if GAME.attacked(board, OTHER[side]):
            continue
        shuns_check = random.random() < 0.6
        for _ in range(random.choice((4, 10, 16, 24, 30, 36)) + (20 if hunted else 0)):
            owner = random.choice("wb")
            kind = random.choices(list(KINDS), list(KINDS.values()))[0]
            square = place_for(random, owner, kind, kings, hunted)
            reserved = any(square in (at, (at[0], 7 if side == "w" else 3)) for at in passed)
            if reserved or not may_stand(board, square, owner, kind):
                continue
            if owner == side and square[1] == kings[owner][1] and castling and random.random() < 0.7:
                continue  # leave the squares of castling empty
            board[square] = (owner, kind)
            if GAME.attacked(board, OTHER[side]) or (shuns_check and GAME.attacked(board, side)):
                del board[square]
        full = random.choice((0, 1, 2, 3))
        hands = {owner: Counter(random.choices("PPPRBSNL", k=random.randint(0, full * 2))) for owner in "wb"}
        if hunted:
            hands[side]["P"] += 1
        drawn = Position(board, hands, side, frozenset(castling), frozenset(passed), random.randint(0, 9), 20)
        return GAME.read(GAME.write(drawn))


def pawn_just_passed(random: Random, board: Board, side: str) -> set[Square]:
    """Place a pawn that has just made its long step beside one of the side to move; return the square passed over."""
    file = random.randint(1, 9)
    beside = file + random.choice((-1, 1))
    start, passed, end = (on_board(OTHER[side], file, rank) for rank in (3, 4, 5))
    taker = (beside, 5)
    if not 1 <= beside <= 9 or any(square in board for square in (start, passed, end, taker)):
        return set()
    board[end] = (OTHER[side], "+P")
    board[taker] = (side, "+P")
    return {passed}
