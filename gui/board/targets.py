"""How a place is marked where the piece that is taken up can go."""

DOT = "dot"
RING = "ring"
DIAMOND = "diamond"
DOUBLE_RING = "double ring"
CAPTURING = (RING, DOUBLE_RING)
"""The marks of captures, and of captures after which the piece may go on."""

STAY = "stay"
SWAP = "swap"
"""The mark of an own piece that the selected one changes places with: in a setup, or by castling."""
