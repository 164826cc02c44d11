"""What the page on which a position is set up says."""

from gui.translation import in_sentence, tr
from gui.words import naming
from gui.words.punctuation import listed
from rules.coordinates import written_square
from rules.tables import tables_of
from rules.variant import Variant

TITLE = tr("Set up a position")
START_PAGE = tr("Start page")
GAME = tr("Game")
MOVE, REMOVE = tr("Move"), tr("Remove")
PLAY, STUDY = tr("Play from here…"), tr("Study it")
START, CLEAR, MIRROR = tr("Start position"), tr("Clear"), tr("Mirror")
SWAP, ROUND = tr("Swap colours"), tr("Turn round")
TO_MOVE, PHASE, CASTLING, EN_PASSANT, FEN = (
    tr("To move"),
    tr("Setups"),
    tr("Castling with"),
    tr("En passant"),
    tr("FEN of the position"),
)
PHASE_OVER = tr("Chosen")
NONE = tr("None", "no square for en passant")

POSSIBLE = tr("A game can be played from here.")
COPIED = tr("The FEN is on the clipboard.")
NOT_READ = tr("This FEN cannot be read. {reason}")

HINTS = {
    "move": tr("Drag pieces to where they belong, or off the board. The right button turns one over."),
    "remove": tr("Click what is to go. Esc: back to moving."),
    "piece": tr(
        "Click squares to put it there, a hand to hold one more (right button: one fewer). Esc: back to moving."
    ),
}
KEYS = tr("Letters take a piece: capitals the first player's. On the board Enter places, + and − change a hand.")

TIPS = {
    MIRROR: tr("Left becomes right"),
    SWAP: tr("Each side has what the other had, across the board"),
    ROUND: tr("Each side has what the other had, as if the board were turned round"),
}

DONE = {
    START: tr("The start position."),
    CLEAR: tr("The board is empty."),
    MIRROR: tr("Left and right have changed places."),
    SWAP: tr("The colours have changed places."),
    ROUND: tr("The board has been turned round."),
}
UNDONE, REDONE = tr("Undone."), tr("Done again.")


def rest_to(variant: Variant, side: int) -> str:
    """Return what gives a side's hand all pieces that are missing."""
    return tr("Rest to {player}'s hand", player=naming.player(variant, side))


def chooses(variant: Variant, side: int) -> str:
    """Return the phase in which a side has yet to choose its setup."""
    return tr("{player} chooses", player=naming.player(variant, side))


def moves_next(variant: Variant, side: int) -> str:
    """Return whose turn it is."""
    return tr("{player} is to move.", player=naming.player(variant, side))


def castles_with(variant: Variant, number: int) -> str:
    """Return which rook a castling right is about: one of the first player's two (0, 1) or of the second's (2, 3)."""
    assert variant.castling is not None
    name = in_sentence(naming.piece(variant.by_symbol[variant.castling.rook]))
    rook = int(tables_of(variant).castling_rook[number])
    return tr(
        "{player}'s {piece} on {square}",
        player=naming.player(variant, number // 2),
        piece=name,
        square=written_square(variant, rook),
    )


def squares(variant: Variant, found: tuple[int, ...]) -> str:
    """Return squares in a row, or that there are none."""
    return listed(written_square(variant, square) for square in found) or NONE


def piece_name(variant: Variant, side: int, kind: int) -> str:
    """Return what a piece is called, and whose it is."""
    return tr("{player} {piece}", player=naming.player(variant, side), piece=naming.piece(variant.pieces[kind - 1]))
