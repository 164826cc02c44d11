"""How the window looks: one style sheet written from the colours of `gui.kit.theme`, and icons tinted to match."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMenu

import assets
from gui.kit import theme
from gui.kit.theme import Palette

ICON_SIZES = (16, 20, 24, 32, 40, 48)
"""In device pixels: what menus, toolbar and large buttons show, and twice as much for fine screens."""

PROGRAM_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
GAP = 8
"""The unit of all spacing, in pixels at 100 percent."""

LEAST_TARGET = 24
"""The least height of what can be pressed, in pixels, however small the text."""

CLOCK = 22
"""The size of the clocks' figures, in pixels at 100 percent."""

LARGE_GROWTH = 0.6
"""How much of the text's growth is shared by what is large already."""

MENU_SHRINK = 0.95
"""The factor by which a menu's text shrinks at a time until it fits on the screen."""


class Style:
    """The look of the whole application: which colours, and how large."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._base_size = application.font().pointSizeF()
        self.palette = theme.palette("light")
        self.zoom = 100

    def apply(self, scheme: str, zoom: int) -> None:
        """Give the application a colour scheme (`system`, `light`, `dark`) and a size in percent."""
        self.palette = theme.palette(scheme)
        self.zoom = zoom
        font = self._application.font()
        font.setPointSizeF(self._base_size * zoom / 100)
        self._application.setFont(font)
        self._application.setPalette(theme.qt_palette(self.palette))
        self._application.setStyleSheet(sheet(self.palette, zoom))

    def icon(self, name: str) -> QIcon:
        """Return an icon in the colour of text."""
        return icon(name, self.palette.text.name(), off(self.palette))

    def large_icon(self, name: str, side: int, on_accent: bool = False) -> QIcon:
        """Return an icon of one size for what is never disabled, in the colour of text or of what is on the accent."""
        ink = self.palette.on_accent if on_accent else self.palette.text
        return icon(name, ink.name(), sizes=(side, 2 * side))


def pixels(units: float, zoom: int = 100) -> int:
    """Return a number of GAPs in pixels."""
    return round(units * GAP * zoom / 100)


def large(size: float, zoom: int = 100) -> int:
    """Return the size in pixels of something that is large already and so grows less than the text."""
    return round(size * (1 + (zoom / 100 - 1) * LARGE_GROWTH))


def mix(one: QColor, other: QColor, share: float) -> str:
    """Return the name of a colour between two, `share` of it the first."""
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(a * share + b * (1 - share)) for a, b in pairs)).name()


def off(colours: Palette) -> str:
    """Return the name of the colour of what is disabled: far paler than muted text."""
    return mix(colours.muted, colours.window, 0.5)


def sheet(colours: Palette, zoom: int = 100) -> str:  # long: one text, in which later rules overrule earlier ones
    """Return the style sheet for these colours.

    What is chosen is filled with a tint of the accent; what has the keys has a ring of the text's colour, twice as wide
    as a border, for which it gives up as much of its padding. What is filled with the accent has two rings of the
    colour that is written upon it, since the text's colour hardly differs from the accent.
    """
    c = {
        name: getattr(colours, name).name()
        for name in (
            "window", "surface", "raised", "border", "text", "muted", "accent", "on_accent", "selection",
            "danger", "warning", "success",
        )
    }  # fmt: skip
    hover = mix(colours.accent, colours.raised, 0.10)
    pressed = mix(colours.accent, colours.raised, 0.20)
    accent_hover = mix(colours.text, colours.accent, 0.12)
    faint = mix(colours.border, colours.window, 0.55)
    tint = mix(colours.accent, colours.surface, 0.14)
    shade = "dark" if colours.dark else "light"
    tick, down, more, more_off, less, less_off = (
        assets.path("icons", "style", f"{name}-{shade}.svg").as_posix()
        for name in ("check", "down", "plus", "plus-off", "minus", "minus-off")
    )
    small, unit = pixels(0.5, zoom), pixels(1, zoom)
    ring = f"2px solid {c['text']}"
    wide = f"min-width: {LEAST_TARGET - 4}px;" if zoom < 100 else ""
    tall = small + max(0, (107 - zoom) // 8)  # small text has more room around, so that it can be hit
    aside = large(2 * GAP, zoom)
    radius = pixels(0.75)
    box = pixels(2, zoom)
    button, sign, knob = max(LEAST_TARGET, pixels(3, zoom)), max(12, box - 4), max(LEAST_TARGET, box) - 4
    return f"""
* {{ outline: none; }}
QMainWindow, QDialog, #page {{ background: {c["window"]}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QToolTip {{ background: {c["raised"]}; color: {c["text"]}; border: 1px solid {c["border"]}; padding: {small}px; }}
QMenuBar {{ background: {c["window"]}; padding: 1px {small}px; }}
QStatusBar {{ background: {c["window"]}; border-top: 1px solid {c["border"]}; }}
QStatusBar::item {{ border: none; }}
QMenuBar::item {{ padding: {small}px {unit}px; border-radius: {small}px; background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; }}
QMenu {{ menu-scrollable: 1; background: {c["surface"]}; border: 1px solid {c["border"]}; padding: {small}px; }}
QMenu::item {{ padding: {small}px {3 * unit}px {small}px {unit}px; border-radius: {small}px; }}
QMenu::icon {{ padding-left: {small}px; }}
QMenu::item:selected {{ background: {hover}; color: {c["text"]}; }}
QMenu::item:disabled {{ color: {off(colours)}; }}
QMenu::separator {{ height: 1px; background: {faint}; margin: {small}px {unit}px; }}
QLabel {{ background: transparent; }}
QLabel#title {{ font-size: {24 * zoom // 100}px; font-weight: 600; }}
QLabel#heading {{ font-size: {16 * zoom // 100}px; font-weight: 600; }}
QLabel#task {{ font-size: {large(15, zoom)}px; }}
QLabel#next {{ font-weight: 600; }}
QLabel#native {{ color: {c["muted"]}; font-size: {16 * zoom // 100}px; }}
QLabel#muted {{ color: {c["muted"]}; }}
QLabel#muted[last="true"] {{ color: {c["danger"]}; }}
QLabel#badge {{
    background: {c["accent"]}; color: {c["on_accent"]}; border-radius: {small}px; padding: 1px {unit}px;
    font-weight: 600; }}
QLabel#wrong {{ color: {c["danger"]}; }}
QLabel#section {{ color: {c["muted"]}; font-weight: 600; }}
QPushButton, QToolButton#button {{
    background: {c["raised"]}; color: {c["text"]}; border: 1px solid {c["border"]}; border-radius: {radius}px;
    padding: {tall + 2}px {aside}px; }}
QPushButton:hover, QToolButton#button:hover {{ background: {hover}; }}
QPushButton:pressed, QToolButton#button:pressed {{ background: {pressed}; }}
QPushButton:focus {{ border: {ring}; padding: {tall + 1}px {aside - 1}px; }}
QPushButton:disabled {{ color: {off(colours)}; border-color: {faint}; }}
QPushButton[primary="true"] {{
    background: {c["accent"]}; color: {c["on_accent"]}; border: 1px solid {c["accent"]}; font-weight: 600; }}
QPushButton[primary="true"]:hover {{ background: {accent_hover}; }}
QPushButton[primary="true"]:focus {{
    border: 6px double {c["on_accent"]}; padding: {tall - 3}px {aside - 5}px; }}
QPushButton[primary="true"]:disabled {{ background: {faint}; color: {off(colours)}; border-color: {faint}; }}
QPushButton[segment="true"] {{ padding: {tall + 2}px {unit + small}px; }}
QPushButton[segment="true"]:checked {{ background: {pressed}; border-color: {c["accent"]}; }}
QPushButton[segment="true"]:focus {{ border-color: {c["text"]}; padding: {tall + 1}px {unit + small - 1}px; }}
QPushButton[flat="true"], QToolButton {{
    background: transparent; border: 1px solid transparent; border-radius: {radius}px;
    padding: {tall}px {small}px; }}
QPushButton[flat="true"]:hover, QToolButton:hover {{ background: {hover}; }}
QPushButton[flat="true"]:focus, QToolButton:focus {{ border: {ring}; padding: {tall - 1}px {small - 1}px; }}
QPushButton[link="true"] {{
    background: transparent; border: 1px solid transparent; color: {c["accent"]}; padding: {tall}px 1px; }}
QPushButton[link="true"]:hover {{ text-decoration: underline; }}
QPushButton[link="true"]:focus {{ border: {ring}; padding: {tall - 1}px 0; }}
#tools QToolButton {{ padding: {tall}px 1px; {wide} }}
#tools QToolButton::menu-indicator {{ image: none; }}
QToolButton:pressed {{ background: {pressed}; }}
QToolButton:checked {{ background: {pressed}; }}
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit {{
    background: {c["surface"]}; color: {c["text"]}; border: 1px solid {c["border"]}; border-radius: {radius}px;
    padding: {tall + 1}px {unit}px; selection-background-color: {c["accent"]};
    selection-color: {c["on_accent"]}; placeholder-text-color: {c["muted"]}; }}
QLineEdit[flat="true"] {{ background: transparent; border-color: transparent; font-weight: 600; }}
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {{
    border: {ring}; padding: {tall}px {unit - 1}px; }}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{ color: {off(colours)}; border-color: {faint}; }}
QComboBox::drop-down {{ border: none; width: {3 * unit}px; }}
QComboBox::down-arrow {{ image: url({down}); width: {box - 4}px; height: {box - 4}px; }}
QComboBox QAbstractItemView {{
    background: {c["surface"]}; border: 1px solid {c["border"]}; padding: {small}px;
    selection-background-color: {hover}; selection-color: {c["text"]}; }}
QAbstractSpinBox {{ padding-left: {button}px; padding-right: 0; }}
QAbstractSpinBox:focus {{ padding-left: {button - 2}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; position: absolute; top: 2px; bottom: 2px; width: {button}px; border: none; }}
QAbstractSpinBox::up-button {{
    subcontrol-position: top right; right: 2px; border-left: 1px solid {c["border"]};
    border-top-right-radius: {radius}px; border-bottom-right-radius: {radius}px; }}
QAbstractSpinBox::down-button {{
    subcontrol-position: top left; left: 2px; border-right: 1px solid {c["border"]};
    border-top-left-radius: {radius}px; border-bottom-left-radius: {radius}px; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {hover}; }}
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {{ background: {pressed}; }}
QAbstractSpinBox::up-button:off, QAbstractSpinBox::down-button:off {{ background: transparent; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{ width: {sign}px; height: {sign}px; }}
QAbstractSpinBox::up-arrow {{ image: url({more}); }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {{ image: url({more_off}); }}
QAbstractSpinBox::down-arrow {{ image: url({less}); }}
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled {{ image: url({less_off}); }}
QCheckBox, QRadioButton {{ spacing: {unit}px; padding: {tall - 1}px 3px; background: transparent; }}
QCheckBox:focus, QRadioButton:focus {{ border: {ring}; border-radius: {small}px; padding: {tall - 3}px 1px; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; border: 1px solid {c["muted"]}; border-radius: {small}px;
    background: {c["surface"]}; }}
QCheckBox::indicator:hover {{ border-color: {c["accent"]}; }}
QCheckBox::indicator:checked {{ background: {c["accent"]}; border-color: {c["accent"]}; image: url({tick}); }}
QSlider:horizontal {{ min-height: {max(LEAST_TARGET + 1, box + unit)}px; }}
QAbstractSpinBox QLineEdit {{ border: none; background: transparent; padding: 0; }}
QSlider::groove:horizontal {{ height: {small}px; background: {c["border"]}; border-radius: {small // 2}px; }}
QSlider::sub-page:horizontal {{ background: {c["accent"]}; border-radius: {small // 2}px; }}
QSlider::handle:horizontal {{
    width: {knob}px; height: {knob}px; margin: -{(knob + 5 - small) // 2}px 0; border-radius: {knob // 2 + 2}px;
    background: {c["surface"]}; border: 2px solid {c["accent"]}; }}
QSlider::handle:horizontal:focus {{ border-color: {c["text"]}; background: {c["accent"]}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {c["border"]}; }}
QTabBar::tab {{
    background: transparent; padding: {unit}px {aside}px; color: {c["muted"]};
    border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {c["text"]}; border-bottom: 2px solid {c["accent"]}; font-weight: 600; }}
QTabBar::tab:hover {{ color: {c["text"]}; }}
QTabBar::tab:selected:focus {{
    border: {ring}; border-radius: {small}px; padding: {unit - 2}px {aside - 2}px {unit}px; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollArea[walked="true"], LinkLabel {{ border: 2px solid transparent; }}
QScrollArea[walked="true"]:focus, LinkLabel:focus {{ border: {ring}; }}
QScrollArea > QWidget > QWidget#page {{ background: {c["window"]}; }}
QListView, QFrame#moves {{
    background: {c["surface"]}; border: 1px solid {c["border"]}; border-radius: {radius}px; }}
QListView::item {{ min-height: {LEAST_TARGET}px; }}
QAbstractItemView:focus {{ border: {ring}; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {unit + 2}px; margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: {unit + 2}px; margin: 1px; }}
QScrollBar::handle {{ background: {c["border"]}; border-radius: {small}px; }}
QScrollBar::handle:vertical {{ min-height: {3 * unit}px; }}
QScrollBar::handle:horizontal {{ min-width: {3 * unit}px; }}
QScrollBar::handle:hover {{ background: {c["muted"]}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
#card {{ background: {c["surface"]}; border: 1px solid {c["border"]}; border-radius: {2 * radius}px; margin: 1px; }}
#card[hovered="true"] {{ border-color: {c["muted"]}; background: {c["raised"]}; }}
#card[chosen="true"] {{ border-color: {c["accent"]}; background: {tint}; }}
#card:focus {{ border: {ring}; margin: 0; }}
#strip {{ background: {c["surface"]}; border: 1px solid {faint}; border-radius: {radius}px; }}
#strip[turn="true"] {{ border: 1px solid {c["accent"]}; }}
#clock {{
    font-size: {large(CLOCK, zoom)}px; font-weight: 600; color: {c["muted"]}; padding: 0 {small}px; }}
#clock[running="true"] {{ color: {c["text"]}; }}
#clock[low="true"] {{ color: {c["danger"]}; }}
#banner {{ background: {c["raised"]}; border: 1px solid {c["border"]}; border-left: 4px solid {c["accent"]};
    border-radius: {small}px; }}
#banner[kind="warning"] {{ border-left: 4px solid {c["warning"]}; }}
#banner[kind="refusal"] {{ border-left: 4px solid {c["danger"]}; }}
"""


@lru_cache(maxsize=256)
def icon(name: str, colour: str, disabled: str = "", sizes: tuple[int, ...] = ICON_SIZES) -> QIcon:
    """Return an icon of `assets/icons/ui` in a colour, and in another while it is disabled, if it ever is."""
    svg = assets.path("icons", "ui", f"{name}.svg").read_text("utf-8")
    result = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        if ink:
            renderer = QSvgRenderer(QByteArray(svg.replace("#000", ink).encode()))
            for size in sizes:
                result.addPixmap(_pixmap(renderer, size), mode)
    return result


def _pixmap(renderer: QSvgRenderer, size: int) -> QPixmap:
    """Return an SVG drawn `size` device pixels square."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def program_picture(size: int, ratio: float) -> QPixmap:
    """Return the program's own icon as a picture, `size` pixels square at a device pixel ratio."""
    pixmap = _pixmap(_program_renderer(), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=1)
def program_icon() -> QIcon:
    """Return the program's own icon."""
    result = QIcon()
    for size in PROGRAM_ICON_SIZES:
        result.addPixmap(_pixmap(_program_renderer(), size))
    return result


def _program_renderer() -> QSvgRenderer:
    """Return what draws the program's own icon."""
    return QSvgRenderer(QByteArray(assets.path("icons", "surajang.svg").read_bytes()))


def fit_to_screen(menu: QMenu) -> None:
    """Give a menu the default font, or as much smaller a one as it needs to fit on the screen."""
    menu.setFont(QFont())
    font, room = menu.font(), menu.screen().availableGeometry().width()
    while menu.sizeHint().width() > room and font.pointSizeF() > 1:
        font.setPointSizeF(font.pointSizeF() * MENU_SHRINK)
        menu.setFont(font)
