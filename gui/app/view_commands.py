"""The commands that change how the window looks and sounds."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from surajang.gui.board import reading_text
from surajang.gui.board.board_options import ALWAYS, NEVER, are_on, show_characters, shows_characters
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.style import Style
from surajang.gui.kit.theme import CONTRAST, high_contrast
from surajang.gui.kit.translation import tr
from surajang.gui.shell.page import CommandHandler, Handlers
from surajang.gui.shell.settings import BY_NAME, Settings

ZOOM_STEP, BOARD_STEP = 10, 25
"""Steps in percent for the sizes of text and board."""


def toggle_full_screen(window: QWidget) -> None:
    """Enter full screen, or leave it; a window that was maximized is so again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def view_handlers(window: QWidget, settings: Settings, style: Style) -> Handlers:
    """Return the handlers of the commands that change a window's view."""

    def grow(name: str, step: int) -> None:
        """Make the text or the board larger or smaller."""
        setting = BY_NAME[name]
        settings[name] = min(setting.high, max(setting.low, settings[name] + step))
        announce_size(name)

    def reset(name: str) -> None:
        settings[name] = BY_NAME[name].default
        announce_size(name)

    def announce_size(name: str) -> None:
        words = tr("Text at {percent}.") if name == "zoom" else tr("Board at {percent}.")
        announce(words.format(percent=percent(settings[name] / 100)))

    def toggle_dark() -> None:
        """Change between light and dark, and keep high contrast."""
        dark = not style.palette.dark
        contrast = CONTRAST if high_contrast(settings["theme"]) else ""
        settings["theme"] = contrast + ("dark" if dark else "light")
        announce(tr("Dark colours.") if dark else tr("Light colours."))

    def toggle_sound() -> None:
        settings["sounds"] = not settings["sounds"]
        announce(tr("Sounds on.") if settings["sounds"] else tr("Sounds off."))

    def toggle_reading() -> None:
        """Switch letters and digits between reading the board and typing moves."""
        settings["reading_keys"] = NEVER if are_on(settings["reading_keys"]) else ALWAYS
        if are_on(settings["reading_keys"]):
            announce(f"{reading_text.ON_LETTERS()} {reading_text.COMMANDS()}")
        else:
            announce(tr("Letters typed on the board start a move again."))

    return {
        "full_screen": CommandHandler(partial(toggle_full_screen, window), checked=window.isFullScreen),
        "reading_keys": CommandHandler(toggle_reading, checked=lambda: are_on(settings["reading_keys"])),
        "zoom_in": CommandHandler(lambda: grow("zoom", ZOOM_STEP)),
        "zoom_out": CommandHandler(lambda: grow("zoom", -ZOOM_STEP)),
        "zoom_reset": CommandHandler(lambda: reset("zoom")),
        "board_larger": CommandHandler(lambda: grow("board_size", BOARD_STEP)),
        "board_smaller": CommandHandler(lambda: grow("board_size", -BOARD_STEP)),
        "board_reset": CommandHandler(lambda: reset("board_size")),
        "toggle_dark": CommandHandler(toggle_dark),
        "characters": CommandHandler(
            lambda: show_characters(settings, not shows_characters(settings)),
            checked=lambda: shows_characters(settings),
        ),
        "toggle_sound": CommandHandler(toggle_sound, checked=lambda: bool(settings["sounds"])),
    }
