"""When two positions are the same puzzle: after mirroring left and right, and after swapping sides."""

import hashlib
import re

_RUN = re.compile(r"\d+|\+?[A-Za-z]")


def likeness(text: str) -> str:
    """Return a canonical form of a FEN, the same for all its mirror images.

    The side to move becomes the first player, and of the board and its mirror image the one that comes first in the
    alphabet is taken. Castling, en passant and counters do not count, and a mirror image counts where castling has a
    side as well: a puzzle that differs only there is none of its own.
    """
    board, hands, side = re.split(r"[\[\] ]+", text)[:3]
    ranks = [_RUN.findall(rank) for rank in board.split("/")]
    if side == "b":
        ranks = [[piece.swapcase() for piece in rank] for rank in reversed(ranks)]
        hands = hands.swapcase()
    mirrored = [rank[::-1] for rank in ranks]
    least = min("/".join("".join(rank) for rank in each) for each in (ranks, mirrored))
    return f"{least}[{''.join(sorted(hands))}]"


def identifier(variant: str, text: str) -> str:
    """Return the id of a position's puzzle, which does not depend on who mines it and when."""
    return hashlib.sha256(f"{variant} {likeness(text)}".encode()).hexdigest()[:10]
