"""What the settings mean for a board."""

from PySide6.QtGui import QGuiApplication

from gui.board.board_options import BoardOptions
from gui.kit.theme import system_preferences, usual_board
from gui.shell.settings import Settings
from rules.variant import Variant

ANIMATION_MS = 200


def board_options(settings: Settings, variant: Variant, rotate: bool = False) -> BoardOptions:
    """Return how a game's board is to look and behave; `rotate`: the other player's pieces upside down."""
    piece_set = settings["piece_sets"].get(variant.name)
    if piece_set not in variant.appearance.piece_sets:
        piece_set = variant.appearance.piece_sets[0]
    return BoardOptions(
        piece_set=piece_set,
        theme=settings["board_themes"].get(variant.name, usual_board(settings["theme"])),
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


def less_motion() -> bool:
    """Say whether the system asks for less motion: Qt tells where it knows of it, else the portal."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return system_preferences.less_motion or (
        preference is not None and getattr(preference(), "name", "") == "ReducedMotion"
    )
