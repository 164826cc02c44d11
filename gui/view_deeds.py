"""How everything looks and sounds, as commands: they change settings, which hold at once."""

from gui.announcing import announce
from gui.board.reading_keys import ALWAYS, NEVER, are_on
from gui.look.style import Style
from gui.look.theme import CONTRAST, high_contrast
from gui.pages.page import Deed, Deeds
from gui.settings import BY_NAME, Settings
from gui.translation import tr
from gui.words import reading_text

ZOOM_STEP = 10
"""Percent by which text grows or shrinks at a time."""


def view_deeds(settings: Settings, style: Style) -> Deeds:
    """Return what can be done with the look of the window."""

    def zoom(step: int) -> None:
        """Make the text larger or smaller."""
        setting = BY_NAME["zoom"]
        settings["zoom"] = min(setting.high, max(setting.low, settings["zoom"] + step))
        announce_zoom()

    def zoom_reset() -> None:
        """Make the text as large as usual."""
        settings["zoom"] = 100
        announce_zoom()

    def announce_zoom() -> None:
        """Say how large the text is."""
        announce(tr("Text at {percent} %.", percent=settings["zoom"]))

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
        on = f"{reading_text.ON_LETTERS} {reading_text.COMMANDS}"
        announce(on if are_on(settings["reading_keys"]) else reading_text.OFF_KEYS)

    return {
        "reading_keys": Deed(toggle_reading, on=lambda: are_on(settings["reading_keys"])),
        "zoom_in": Deed(lambda: zoom(ZOOM_STEP)),
        "zoom_out": Deed(lambda: zoom(-ZOOM_STEP)),
        "zoom_reset": Deed(zoom_reset),
        "toggle_dark": Deed(toggle_dark),
        "toggle_sound": Deed(toggle_sound, on=lambda: bool(settings["sounds"])),
    }
