"""A state from a position as text, whether or not a game could be played from it."""

from gui.board.board_state import BoardState
from gui.board.places import Slot
from rules import fen
from rules.variant import Variant


def state_from_fen(variant: Variant, text: str) -> BoardState:
    """Return what a FEN describes, with nothing legal: kings may be missing, there may be too many of anything.

    Raises rules.fen.InvalidPosition where the text cannot be read at all.
    """
    read = fen.parse(variant, variant.start if text == "startpos" else text)
    hands = {
        Slot(side, variant.kinds[symbol]): read.hands[side][variant.kinds[symbol]]
        for side in (0, 1)
        for symbol in variant.hand_order
    }
    setup = read.setup - 1 if read.setup else None
    return BoardState(variant, {int(square): int(code) for square, code in read.board.items()}, hands, read.side, setup)
