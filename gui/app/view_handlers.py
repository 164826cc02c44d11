"""How everything looks and sounds, as commands: they change settings, which hold at once."""

from gui.board import reading_text
from gui.board.reading_choice import ALWAYS, NEVER, are_on
from gui.kit.style import Style
from gui.kit.theme import CONTRAST, high_contrast
from gui.kit.translation import tr
from gui.shell.page import CommandHandler, Handlers
from gui.shell.settings import BY_NAME, Settings

ZOOM_STEP, BOARD_STEP = 10, 25
"""Percent by which text and board grow or shrink at a time."""


def view_handlers(settings: Settings, style: Style) -> Handlers:
    """Return what can be done with the look of the window."""

    def announce(text: str) -> None:
        """Say something; the window is painted without what that needs."""
        from gui.kit import announcing

        announcing.announce(text)

    def grow(name: str, step: int) -> None:
        """Make the text or the board larger or smaller."""
        setting = BY_NAME[name]
        settings[name] = min(setting.high, max(setting.low, settings[name] + step))
        announce_size(name)

    def reset(name: str) -> None:
        """Make the text or the board as large as usual."""
        settings[name] = BY_NAME[name].default
        announce_size(name)

    def announce_size(name: str) -> None:
        """Say how large the text or the board is."""
        words = tr("Text at {percent} %.") if name == "zoom" else tr("Board at {percent} %.")
        announce(words.format(percent=settings[name]))

    def toggle_dark() -> None:
        """Change between light and dark, of high contrast where it is."""
        contrast = CONTRAST if high_contrast(settings["theme"]) else ""
        dark = not style.palette.dark
        settings["theme"] = f"{contrast}{'dark' if dark else 'light'}"
        announce(tr("Dark colours.") if dark else tr("Light colours."))

    def toggle_sound() -> None:
        """Turn the sounds on or off."""
        settings["sounds"] = not settings["sounds"]
        announce(tr("Sounds on.") if settings["sounds"] else tr("Sounds off."))

    def toggle_reading() -> None:
        """Let letters and digits read the board, or begin a move."""
        settings["reading_keys"] = NEVER if are_on(settings["reading_keys"]) else ALWAYS
        on = f"{reading_text.ON_LETTERS()} {reading_text.COMMANDS()}"
        announce(on if are_on(settings["reading_keys"]) else reading_text.OFF_KEYS())

    return {
        "reading_keys": CommandHandler(toggle_reading, checked=lambda: are_on(settings["reading_keys"])),
        "zoom_in": CommandHandler(lambda: grow("zoom", ZOOM_STEP)),
        "zoom_out": CommandHandler(lambda: grow("zoom", -ZOOM_STEP)),
        "zoom_reset": CommandHandler(lambda: reset("zoom")),
        "board_larger": CommandHandler(lambda: grow("board_size", BOARD_STEP)),
        "board_smaller": CommandHandler(lambda: grow("board_size", -BOARD_STEP)),
        "board_reset": CommandHandler(lambda: reset("board_size")),
        "toggle_dark": CommandHandler(toggle_dark),
        "toggle_sound": CommandHandler(toggle_sound, checked=lambda: bool(settings["sounds"])),
    }
