"""A board's look and behaviour, from the settings."""

from typing import NamedTuple

from PySide6.QtGui import QAccessible, QGuiApplication

from surajang.gui.kit.theme import default_board, system_preferences
from surajang.gui.kit.translation import EXPECTED, SIGNS
from surajang.gui.shell.settings import Settings
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

WITH_READER, ALWAYS, NEVER = "reader", "on", "off"
"""When the keys read the board: while a screen reader is running, always, never."""


def are_on(when: str) -> bool:
    """Return whether the keys read the board now."""
    return when == ALWAYS or (when == WITH_READER and QAccessible.isActive())


class BoardOptions(NamedTuple):
    """The options of a board.

    `piece_set` and `theme` are names of `assets/pieces/` and `assets/boards/`; an empty or unsuitable `piece_set` means
    the game's default. `hands` shows the pieces in hand beside the squares. `animation_ms` is the duration of a move on
    screen, 0 for no animation. `selection`, `legal_marks`, `last_move` and `check_glow` show or hide these marks.
    `rotate_opponent` turns the pieces of the player at the upper edge upside down, for two who sit opposite each other.
    `piece_card` explains a piece that the pointer rests on. `wheel_steps` lets the wheel step through the game.
    `reading_keys` says when letters and digits read the board (`gui.board.reading`).
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


ANIMATION_MS = 200


def board_options(settings: Settings, variant: Variant, rotate: bool = False) -> BoardOptions:
    """Return the options of a game's board; `rotate`: the other player's pieces upside down."""
    piece_set = settings["piece_sets"].get(variant.name)
    if piece_set not in variant.appearance.piece_sets:
        piece_set = variant.appearance.piece_sets[0]
    return BoardOptions(
        piece_set=piece_set,
        theme=settings["board_themes"].get(variant.name, default_board(settings["theme"])),
        coordinates=settings["show_coordinates"],
        animation_ms=ANIMATION_MS if settings["animate"] and not less_motion() else 0,
        selection=settings["show_selection"],
        legal_marks=settings["show_legal"],
        last_move=settings["show_last_move"],
        check_glow=settings["show_check"],
        rotate_opponent=rotate,
        piece_card=settings["show_card"],
        wheel_steps=settings["wheel_steps"],
        reading_keys=settings["reading_keys"],
    )


def _sets_with_characters() -> dict[str, str]:
    """Return the piece set with Chinese characters of each game that has one, by the game's name."""
    sets = {name: [each for each in game.appearance.piece_sets if "hanja" in each] for name, game in GAMES.items()}
    return {name: found[0] for name, found in sets.items() if found}


def shows_characters(settings: Settings) -> bool:
    """Return whether every game that has pieces with Chinese characters shows them."""
    chosen = settings["piece_sets"]
    return all(chosen.get(name) == piece_set for name, piece_set in _sets_with_characters().items())


def has_characters(settings: Settings, variant: Variant) -> bool:
    """Return whether a game's pieces are shown with Chinese characters."""
    return "hanja" in board_options(settings, variant).piece_set


def show_characters(settings: Settings, on: bool) -> None:
    """Show pieces with Chinese characters in every game that has them, or the default ones again."""
    sets = _sets_with_characters()
    others = {name: piece_set for name, piece_set in settings["piece_sets"].items() if name not in sets}
    settings["piece_sets"] = {**others, **sets} if on else others


def notation_of(settings: Settings) -> str:
    """Return the notation for moves: that of the settings, or by default signs if all games show characters."""
    way: str = settings["notation"]
    return SIGNS if way == EXPECTED and shows_characters(settings) else way


def less_motion() -> bool:
    """Return whether the system asks for less motion, according to Qt or the portal."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return system_preferences.less_motion or (
        preference is not None and getattr(preference(), "name", "") == "ReducedMotion"
    )
