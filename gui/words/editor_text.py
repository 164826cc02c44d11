"""What the page on which a position is set up says."""

from rules.coordinates import written_square
from rules.tables import tables_of
from rules.variant import Variant

TITLE = "Set up a position"
START_PAGE = "Start page"
GAME = "Game"
MOVE, REMOVE = "Move", "Remove"
PLAY, STUDY = "Play from here…", "Study it"
START, CLEAR, MIRROR = "Start position", "Clear", "Mirror"
SWAP, ROUND = "Swap colours", "Turn round"
TO_MOVE, PHASE, CASTLING, EN_PASSANT, FEN = "To move", "Setups", "Castling with", "En passant", "FEN of the position"
PHASE_OVER = "Chosen"
NONE = "None"

POSSIBLE = "A game can be played from here."
COPIED = "The FEN is on the clipboard."
NOT_READ = "This FEN cannot be read. {reason}"

HINTS = {
    "move": "Drag pieces to where they belong, or off the board. The right button turns one over.",
    "remove": "Click what is to go. Esc: back to moving.",
    "piece": "Click squares to put it there, a hand to hold one more (right button: one fewer). Esc: back to moving.",
}
KEYS = "Letters take a piece: capitals the first player's. On the board Enter places, + and − change a hand."

TIPS = {
    MIRROR: "Left becomes right",
    SWAP: "Each side has what the other had, across the board",
    ROUND: "Each side has what the other had, as if the board were turned round",
}

DONE = {
    START: "The start position.",
    CLEAR: "The board is empty.",
    MIRROR: "Left and right have changed places.",
    SWAP: "The colours have changed places.",
    ROUND: "The board has been turned round.",
}
UNDONE, REDONE = "Undone.", "Done again."


def rest_to(variant: Variant, side: int) -> str:
    """Return what gives a side's hand all pieces that are missing."""
    return f"Rest to {variant.appearance.players[side]}'s hand"


def chooses(variant: Variant, side: int) -> str:
    """Return the phase in which a side has yet to choose its setup."""
    return f"{variant.appearance.players[side]} chooses"


def moves_next(variant: Variant, side: int) -> str:
    """Return whose turn it is."""
    return f"{variant.appearance.players[side]} is to move."


def castles_with(variant: Variant, number: int) -> str:
    """Return which rook a castling right is about: one of the first player's two (0, 1) or of the second's (2, 3)."""
    assert variant.castling is not None
    name = variant.by_symbol[variant.castling.rook].name.lower()
    rook = int(tables_of(variant).castling_rook[number])
    return f"{variant.appearance.players[number // 2]}'s {name} on {written_square(variant, rook)}"


def squares(variant: Variant, found: tuple[int, ...]) -> str:
    """Return squares in a row, or that there are none."""
    return ", ".join(written_square(variant, square) for square in found) or NONE


def piece_name(variant: Variant, side: int, kind: int) -> str:
    """Return what a piece is called, and whose it is."""
    return f"{variant.appearance.players[side]} {variant.pieces[kind - 1].name}"
