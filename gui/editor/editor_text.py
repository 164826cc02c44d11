"""Texts of the editor."""

from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.translation import Text, in_sentence, tr
from surajang.gui.words import naming
from surajang.rules.coordinates import written_square
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

TITLE = Text("Set up a position")
START, CLEAR, MIRROR = Text("Start position"), Text("Clear"), Text("Mirror")
SWAP, ROUND = Text("Swap sides"), Text("Rotate")
FEN = Text("FEN of the position")

POSSIBLE = Text("A game can be played from here.")
COPIED = Text("The FEN is on the clipboard.")
NOT_READ = Text("This FEN cannot be read. {reason}")

HINTS = {
    "move": Text("Drag pieces to where they belong, or off the board. Right-click a piece to turn it over."),
    "remove": Text("Click pieces to remove them. Esc: back to moving."),
    "piece": Text(
        "Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving."
    ),
}
KEYS = Text(
    "Letters choose a piece, capitals the first player's. On the board, Enter places it; + and − change a hand."
)

TIPS = {
    MIRROR: Text("Left becomes right"),
    SWAP: Text("Each side gets what the other had, mirrored across the board"),
    ROUND: Text("Each side gets what the other had, as if the board were rotated"),
}

DONE = {
    START: Text("The start position."),
    CLEAR: Text("The board is empty."),
    MIRROR: Text("Left and right have been swapped."),
    SWAP: Text("The sides have been swapped."),
    ROUND: Text("The board has been rotated."),
}


def castles_with(variant: Variant, number: int) -> str:
    """Return the text on a castling right: for one of the first player's two rooks (0, 1) or of the second's (2, 3)."""
    name, square = _rook(variant, number)
    player = naming.player(variant, number // 2)
    return tr("{player}'s {piece} on {square}", player=player, piece=in_sentence(name), square=square)


def castling_rook(variant: Variant, number: int) -> str:
    """Like `castles_with`, without the player, for a narrow place."""
    name, square = _rook(variant, number)
    return tr("{piece} on {square}", piece=name, square=square)


def _rook(variant: Variant, number: int) -> tuple[str, str]:
    """Return the name and the square of the rook of a castling right."""
    assert variant.castling is not None
    rook = int(tables_of(variant).castling.rook[number])
    return naming.piece(variant.by_symbol[variant.castling.rook]), written_square(variant, rook)


def squares(variant: Variant, found: tuple[int, ...]) -> str:
    """Return a list of squares, or that there are none."""
    return listed(written_square(variant, square) for square in found) or tr("None", "no square for en passant")
