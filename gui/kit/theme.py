"""Colours: the board's themes, read from `assets/boards/`, and the palettes of the window in light and in dark."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from surajang.assets import path


@dataclass
class SystemPreferences:
    """The desktop's preferences that its portal reports and Qt does not."""

    less_motion: bool = False
    more_contrast: bool = False


system_preferences = SystemPreferences()
"""The portal's answers; there are none until after the window is shown."""

DEFAULT_BOARD, CONTRAST_BOARD = "wood", "contrast"

ANNOTATIONS = ("green", "red", "yellow", "blue")
"""The colours of arrows and marks: `arrow_green` and so on in a theme, `fill_green` over a whole square."""

FILL_OPACITY = 0.75
"""The opacity of a filled square relative to an arrow's, so that dark pieces remain visible on it."""


@dataclass(frozen=True)
class BoardTheme:
    """The colours of a board by their names (`assets/boards/README.md`), and the picture laid over its squares.

    `lined`: whether lines also divide the squares.
    """

    key: str
    title: str
    colours: dict[str, QColor]
    texture: Path | None
    lined: bool

    def __getitem__(self, name: str) -> QColor:
        return self.colours[name]


def board_themes() -> dict[str, str]:
    """Return the titles of all board themes by their keys."""
    return {key: board_theme(key).title for key in _board_keys()}


@cache
def _board_keys() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in path("boards").glob("*.json")))


@lru_cache(maxsize=32)
def board_theme(key: str) -> BoardTheme:
    """Return the theme of a key, the default one if it does not exist."""
    if key not in _board_keys():
        return board_theme(DEFAULT_BOARD)
    data = json.loads(path("boards", f"{key}.json").read_text(encoding="utf-8"))
    texture = data.pop("texture")
    title = data.pop("name")
    lined = data.pop("lined")
    colours = {name: QColor(value) for name, value in data.items()}
    for name in ANNOTATIONS:
        fill = QColor(colours[f"arrow_{name}"])
        fill.setAlphaF(fill.alphaF() * FILL_OPACITY)
        colours[f"fill_{name}"] = fill
    return BoardTheme(key, title, colours, path("boards", texture) if texture else None, lined)


class Palette(NamedTuple):
    """The colours of everything around the board, each named after its use.

    `window` is the background, `surface` lists and fields on it, `raised` buttons and cards, `border` the thin lines
    around them. `text` and `muted` are written on all three. `accent` fills the main button, `on_accent` is written on
    it. `selection` lies under the current line of a list. `danger` and `warning` are text colours.
    """

    dark: bool
    window: QColor
    surface: QColor
    raised: QColor
    border: QColor
    text: QColor
    muted: QColor
    accent: QColor
    on_accent: QColor
    selection: QColor
    danger: QColor
    warning: QColor


LIGHT = Palette(
    dark=False,
    window=QColor("#f3efe8"),
    surface=QColor("#fffdf9"),
    raised=QColor("#faf6ef"),
    border=QColor("#d5cabb"),
    text=QColor("#2a231c"),
    muted=QColor("#6d6255"),
    accent=QColor("#a1352a"),
    on_accent=QColor("#fffaf5"),
    selection=QColor("#ecd9c2"),
    danger=QColor("#a3221a"),
    warning=QColor("#8a5a00"),
)

DARK = Palette(
    dark=True,
    window=QColor("#1e1c1a"),
    surface=QColor("#272421"),
    raised=QColor("#322e2a"),
    border=QColor("#4a443d"),
    text=QColor("#ece5da"),
    muted=QColor("#a99f91"),
    accent=QColor("#d0604f"),
    on_accent=QColor("#1d0f0c"),
    selection=QColor("#4d3f31"),
    danger=QColor("#ff8a7a"),
    warning=QColor("#e8b450"),
)


CONTRAST_LIGHT = Palette(
    dark=False,
    window=QColor("#ffffff"),
    surface=QColor("#ffffff"),
    raised=QColor("#ffffff"),
    border=QColor("#000000"),
    text=QColor("#000000"),
    muted=QColor("#262626"),
    accent=QColor("#00349a"),
    on_accent=QColor("#ffffff"),
    selection=QColor("#cfe0ff"),
    danger=QColor("#8f0000"),
    warning=QColor("#5c3a00"),
)

CONTRAST_DARK = Palette(
    dark=True,
    window=QColor("#000000"),
    surface=QColor("#000000"),
    raised=QColor("#0d0d0d"),
    border=QColor("#ffffff"),
    text=QColor("#ffffff"),
    muted=QColor("#e0e0e0"),
    accent=QColor("#ffd84a"),
    on_accent=QColor("#000000"),
    selection=QColor("#332a00"),
    danger=QColor("#ffa39a"),
    warning=QColor("#ffd27a"),
)

PALETTES = {
    "light": LIGHT,
    "dark": DARK,
    "contrast-light": CONTRAST_LIGHT,
    "contrast-dark": CONTRAST_DARK,
}
"""The palettes by scheme."""

CONTRAST = "contrast-"
"""The prefix of high-contrast schemes."""


def scheme_of_system() -> str:
    """Return the system's scheme; Qt reports contrast since 6.10, the portal before that."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "contrastPreference", None)
    high = system_preferences.more_contrast or (preference is not None and preference().name == "HighContrast")
    return (CONTRAST if high else "") + ("dark" if hints.colorScheme() is Qt.ColorScheme.Dark else "light")


def high_contrast(scheme: str) -> bool:
    """Return whether a scheme, or the system's, has high contrast."""
    return (scheme_of_system() if scheme == "system" else scheme).startswith(CONTRAST)


def default_board(scheme: str) -> str:
    """Return the default board theme for a scheme."""
    return CONTRAST_BOARD if high_contrast(scheme) else DEFAULT_BOARD


def palette(scheme: str = "system") -> Palette:
    """Return the palette of a scheme, or the system's."""
    return PALETTES.get(scheme_of_system() if scheme == "system" else scheme, LIGHT)


def qt_palette(colours: Palette) -> QPalette:
    """Return a palette as Qt's, for the whole application."""
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.surface,
        QPalette.ColorRole.AlternateBase: colours.raised,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.on_accent,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.on_accent,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.Light: colours.raised.lighter(108),
        QPalette.ColorRole.Midlight: colours.raised,
        QPalette.ColorRole.Mid: colours.border,
        QPalette.ColorRole.Dark: colours.border.darker(115),
        QPalette.ColorRole.Shadow: QColor(0, 0, 0, 120),
    }
    for role, colour in roles.items():
        result.setColor(role, colour)
    faint = QColor(colours.muted)
    faint.setAlpha(150)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, faint)
    result.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, colours.border)
    return result
