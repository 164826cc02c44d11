"""The expectations of players of chess, shogi and xiangqi, and the refusals that correct them."""

from functools import lru_cache
from typing import Final, NamedTuple

from surajang.rules import betza

Steps = frozenset[betza.Ray]


class Expectation(NamedTuple):
    """A step that a player tries with a piece that moves by `moves`, and the code of the refusal that answers it.

    Both `moves` and `tried` are in Betza's notation, `tried` a step to an empty square or a capture; "" is every step.
    """

    moves: str
    tried: str
    code: str


EXPECTATIONS: Final = (
    # the pawn of shogi and xiangqi, where one of chess is expected
    Expectation("fW", "fF", "captures straight ahead"),
    Expectation("fW", "fR", "no long step"),
    Expectation("fW", "bQbN", "never back"),
    # the pawn of chess, where one of shogi or xiangqi is expected
    Expectation("fmWfcF", "fcR", "captures diagonally"),
    Expectation("fmWfcF", "fmR", "no long step"),
    Expectation("fmWfcF", "bQbN", "never back"),
    # pieces of shogi
    Expectation("ffN", "", "jumps ahead only"),
    Expectation("fR", "", "slides ahead only"),
    Expectation("FfW", "", "steps like a silver"),
    Expectation("WfF", "", "steps like a gold"),
    Expectation("BW", "", "bishop and straight steps"),
    Expectation("RF", "", "rook and diagonal steps"),
    # pieces of xiangqi and janggi
    Expectation("mRcpR", "", "rook that hops"),
    Expectation("BWA", "", "bishop, step and jump"),
    # pieces of chess, and compounds of them
    Expectation("K", "", "steps like a king"),
    Expectation("N", "", "jumps like a knight"),
    Expectation("B", "", "slides like a bishop"),
    Expectation("R", "", "slides like a rook"),
    Expectation("Q", "", "slides like a queen"),
    Expectation("BN", "", "bishop and knight"),
    Expectation("RN", "", "rook and knight"),
    Expectation("QN", "", "queen and knight"),
    Expectation("NK", "", "knight and king"),
    Expectation("BNK", "", "bishop, knight and king"),
    Expectation("RNK", "", "rook, knight and king"),
    # the lion
    Expectation("KDNA", "", "within two squares"),
)
"""The first match is the answer."""


@lru_cache(maxsize=256)
def steps(moves: str) -> Steps:
    """Return the rays of a movement, in whatever order it is written."""
    return frozenset(betza.parse(moves))


def answer(moves: str, files: int, ranks: int, captures: bool) -> str:
    """Return the code that answers a step of (`files`, `ranks`), seen from the mover's side; "" if nothing does."""
    mode = betza.CAPTURE if captures else betza.MOVE
    for expected in EXPECTATIONS:
        if steps(expected.moves) == steps(moves) and (not expected.tried or leads(expected.tried, files, ranks, mode)):
            return expected.code
    return ""


def leads(moves: str, files: int, ranks: int, mode: int = betza.MOVE | betza.CAPTURE) -> bool:
    """Return whether a movement in that mode reaches a step of (`files`, `ranks`), whatever is in between."""
    return any(
        ray.mode & mode and any((ray.files * n, ray.ranks * n) == (files, ranks) for n in range(1, ray.limit + 1))
        for ray in steps(moves)
    )
