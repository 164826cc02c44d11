"""How pieces move, in words, from Betza's notation."""

from surajang.gui.kit.punctuation import counted, joined, listed, sentences
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import naming
from surajang.gui.words.zone_words import number
from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, UNBOUNDED, Ray, parse
from surajang.rules.piece import Piece

DOES = {
    MOVE: Text("Moves {how}."),
    CAPTURE: Text("Captures {how}."),
    MOVE | CAPTURE: Text("Moves and captures {how}."),
    MOVE | HOP: Text("Moves {how} over one piece."),
    CAPTURE | HOP: Text("Captures {how} over one piece."),
    MOVE | CAPTURE | HOP: Text("Moves and captures {how} over one piece."),
}
"""By the mode of a ray."""

STEPS = Text("up to {count} steps {where}")

STRAIGHT = {Text("forward"): {(0, 1)}, Text("back"): {(0, -1)}, Text("sideways"): {(-1, 0), (1, 0)}}
DIAGONAL = {Text("diagonally forward"): {(-1, 1), (1, 1)}, Text("diagonally back"): {(-1, -1), (1, -1)}}
SINGLE = {
    Text("to the left"): {(-1, 0)},
    Text("to the right"): {(1, 0)},
    Text("diagonally forward to the left"): {(-1, 1)},
    Text("diagonally forward to the right"): {(1, 1)},
    Text("diagonally back to the left"): {(-1, -1)},
    Text("diagonally back to the right"): {(1, -1)},
}
_STRAIGHT, _DIAGONAL = set().union(*STRAIGHT.values()), set().union(*DIAGONAL.values())
WHOLES = (
    (Text("straight"), Text("straight in every direction"), _STRAIGHT, STRAIGHT),
    (Text("diagonally"), Text("diagonally in every direction"), _DIAGONAL, DIAGONAL),
)
"""The word for a whole group of directions: alone, and beside others, which it could be understood to limit."""

JUMPS = {
    (0, 2): Text("with a jump of two squares straight"),
    (1, 2): Text("with a knight's jump"),
    (2, 2): Text("with a jump of two squares diagonally"),
    (0, 3): Text("with a jump of three squares straight"),
    (1, 3): Text("with a jump of three squares and one to the side"),
    (2, 3): Text("with a jump of three squares and two to the side"),
    (3, 3): Text("with a jump of three squares diagonally"),
}
"""By the lengths of a leap on both axes."""

AND_ON = Text("{jump}, repeated in the same direction over empty squares")
AND_ON_UP_TO = Text("{jump}, up to {count} times in one direction over empty squares")
WHERE_TO = Text("{jump}: {squares}", "a jump, and where it leads")
FORWARD, BACK = Text("{number} forward", "squares"), Text("{number} back", "squares")
LEFT, RIGHT = Text("{number} to the left", "squares"), Text("{number} to the right", "squares")


def movement(text: str, modes: int = 0, only: int = MOVE | CAPTURE) -> str:
    """Return a movement in Betza's notation in words, a sentence for each way to go.

    With `modes`, only rays that have one of them; with `only`, as if they could do only this.
    """
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    jumps: dict[tuple[int, int, tuple[int, int]], list[Ray]] = {}
    for ray in parse(text):
        if modes and not ray.mode & modes:
            continue
        near, far = sorted((abs(ray.files), abs(ray.ranks)))
        mode = ray.mode & (only | HOP | LAME)
        if far > 1:
            jumps.setdefault((mode, ray.limit, (near, far)), []).append(ray)
        else:
            ways.setdefault((mode, ray.limit), set()).add((ray.files, ray.ranks))
    found = [DOES[mode](how=_how_far(limit, _where(steps))) for (mode, limit), steps in ways.items()]
    found += [DOES[mode & ~LAME](how=_jump(mode, limit, size, rays)) for (mode, limit, size), rays in jumps.items()]
    return sentences(*found)


def _how_far(limit: int, where: str) -> str:
    """Return the distance and the directions of a movement in words."""
    if limit == 1:
        return tr("one step {where}", where=where)
    return tr("any distance {where}", where=where) if limit == UNBOUNDED else STEPS(count=limit, where=where)


def _where(steps: set[tuple[int, int]]) -> str:
    """Return the directions of steps: all of them, whole groups, or one by one."""
    if steps == _STRAIGHT | _DIAGONAL:
        return tr("in every direction")
    words: list[str] = []
    left = set(steps)
    for word, word_beside_others, whole, parts in WHOLES:
        if steps >= whole:
            words.append(word() if steps == whole else word_beside_others())
            left -= whole
        else:
            words += [name() for name, directions in parts.items() if directions <= steps]
            left -= set().union(*(directions for directions in parts.values() if directions <= steps))
    words += [name() for name, direction in SINGLE.items() if direction <= left]
    return joined(words)


def _jump(mode: int, limit: int, size: tuple[int, int], rays: list[Ray]) -> str:
    """Return a leap in words, with its squares unless it goes in every direction."""
    jump = JUMPS[size]()
    if limit > 1:
        jump = AND_ON(jump=jump) if limit == UNBOUNDED else AND_ON_UP_TO(jump=jump, count=limit)
    if mode & LAME:
        jump = tr("{jump}, unless a piece in its way blocks it", jump=jump)
    if len(rays) == (8 if 0 < size[0] < size[1] else 4):
        return jump
    if size == (1, 2) and len(rays) == 2 and all(ray.ranks == 2 for ray in rays):
        return tr("{jump}, two ranks forward", jump=jump)
    return WHERE_TO(jump=jump, squares=counted(_offset(ray) for ray in rays))


def _offset(ray: Ray) -> str:
    """Return the offset of a leap in words: `2 forward, 1 to the left`."""
    ahead = FORWARD if ray.ranks > 0 else BACK
    aside = RIGHT if ray.files > 0 else LEFT
    parts = ((abs(ray.ranks), ahead), (abs(ray.files), aside))
    return listed(words(number=number(count)) for count, words in parts if count)


PAWN = "fmWfcF"
CHESS = {
    "R": Text("Moves like the rook in chess."),
    "B": Text("Moves like the bishop in chess."),
    "N": Text("Moves like the knight in chess."),
    "Q": Text("Moves like the queen in chess."),
    "K": Text("Moves like the king in chess."),
    "BN": Text("Bishop and knight of chess in one."),
    "RN": Text("Rook and knight of chess in one."),
    "QN": Text("Queen and knight of chess in one."),
    "NK": Text("Knight and king of chess in one."),
    "BK": Text("Bishop and king of chess in one."),
    "RK": Text("Rook and king of chess in one."),
    "BNK": Text("Bishop, knight and king of chess in one."),
    "RNK": Text("Rook, knight and king of chess in one."),
    PAWN: Text("Moves like the pawn in chess."),
}
ONE_STEP_PAWN = Text("Moves like the pawn in chess, without its double step.")
SHOGI = {
    "K": Text("Moves like the king in shogi."),
    "R": Text("Moves like the rook in shogi."),
    "B": Text("Moves like the bishop in shogi."),
    "RK": Text("Moves like the promoted rook in shogi."),
    "BK": Text("Moves like the promoted bishop in shogi."),
    "FfW": Text("Moves like the silver in shogi."),
    "WfF": Text("Moves like the gold in shogi."),
    "fR": Text("Moves like the lance in shogi."),
    "ffN": Text("Moves like the knight in shogi."),
    "fW": Text("Moves like the pawn in shogi."),
}
XIANGQI = {
    "R": Text("Moves like the chariot in xiangqi."),
    "mRcpR": Text("Moves like the cannon in xiangqi."),
    "nN": Text("Moves like the horse in xiangqi."),
}
"""The pieces of other games, by their movement."""


def _by_rays(texts: dict[str, Text]) -> dict[frozenset[Ray], Text]:
    """Return texts by the rays of their movements."""
    return {frozenset(parse(moves)): text for moves, text in texts.items()}


_KIN = {
    "": _by_rays({**XIANGQI, **SHOGI, **CHESS}),
    "chess": _by_rays(CHESS),
    "shogi": _by_rays(SHOGI),
    "xiangqi": _by_rays(XIANGQI),
}
"""The texts by the game that a player knows; "" if unknown."""


def kinship(piece: Piece) -> str:
    """Return the sentence on the piece of a game known to the player that moves the same, "" for none."""
    rays = frozenset(parse(piece.moves))
    text = _KIN.get(naming.compared_with(), {}).get(rays)
    if text is None:
        return ""
    if rays != frozenset(parse(PAWN)) or [terrain.moves for terrain in piece.terrain] == ["fmR2"]:
        return text()
    return "" if piece.terrain else ONE_STEP_PAWN()


def in_short(piece: Piece) -> str:
    """Return how a piece moves: like which pieces of other games, or in each of its ways."""
    return kinship(piece) or movement(piece.moves)
