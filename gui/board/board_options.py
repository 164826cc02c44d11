"""How a board looks and behaves, as its user chose it."""

from typing import NamedTuple


class BoardOptions(NamedTuple):
    """The switches of a board.

    `piece_set` and `theme` are names of `assets/pieces/` and `assets/boards/`; an empty or unsuitable `piece_set` means
    the game's usual one. `hands` shows what is held, beside the squares. `animation_ms` is how long a move takes on
    screen, 0 for no animation. `selection`, `legal_marks`, `last_move` and `check_glow` show or hide these marks.
    `rotate_opponent` turns the pieces of the player at the upper edge upside down, for two who sit opposite each other.
    `piece_card` explains a piece that the pointer rests on. `wheel_steps` lets the wheel step through the game.
    `reading_keys` says when letters and digits read the board (`gui.board.reading_keys`).
    """

    piece_set: str = ""
    theme: str = "wood"
    hands: bool = True
    coordinates: bool = True
    animation_ms: int = 200
    selection: bool = True
    legal_marks: bool = True
    last_move: bool = True
    check_glow: bool = True
    rotate_opponent: bool = False
    piece_card: bool = True
    wheel_steps: bool = True
    reading_keys: str = "off"
