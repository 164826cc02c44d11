"""The look of the window: a style sheet written from the colours of `gui.kit.theme`, and icons tinted to match."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMenu

from surajang import assets
from surajang.gui.kit import theme
from surajang.gui.kit.theme import Palette

ICON_SIZES = (16, 20, 24, 32, 40, 48)
"""In device pixels: the sizes in menus, toolbars and large buttons, and twice those for high resolutions."""

PROGRAM_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
GAP = 8
"""The unit of all spacing, in pixels at 100 percent."""

MIN_TARGET = 24
"""The minimum height of anything that can be pressed, in pixels, however small the text."""

CLOCK = 22
"""The size of the clocks' figures, in pixels at 100 percent."""

LARGE_GROWTH = 0.6
"""How much large elements grow, as a share of the text's growth."""

MENU_SHRINK = 0.95
"""The factor by which a menu's text shrinks at a time until it fits on the screen."""


class Style:
    """The application's colours and text size."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._base_size = application.font().pointSizeF()
        self.palette = theme.palette("light")
        self.zoom = 100

    def apply(self, scheme: str, zoom: int) -> None:
        """Give the application a colour scheme (`system`, `light`, `dark`) and a size in percent.

        The old sheet is removed first: Qt replaces one sheet by another for each widget as often as it has ancestors,
        which takes three times as long as removing one and setting the other.
        """
        self.palette = theme.palette(scheme)
        self.zoom = zoom
        self._application.setStyleSheet("")
        font = self._application.font()
        font.setPointSizeF(self._base_size * zoom / 100)
        self._application.setFont(font)
        self._application.setPalette(theme.qt_palette(self.palette))
        self._application.setStyleSheet(sheet(self.palette, zoom))

    def icon(self, name: str) -> QIcon:
        """Return an icon in the colour of text."""
        return icon(name, self.palette.text.name(), off(self.palette))

    def large_icon(self, name: str, side: int, on_accent: bool = False) -> QIcon:
        """Return an icon of one size without a disabled state, in the colour of text, on the accent or not."""
        ink = self.palette.on_accent if on_accent else self.palette.text
        return icon(name, ink.name(), sizes=(side, 2 * side))


def pixels(units: float, zoom: int = 100) -> int:
    """Return a number of GAPs as pixels."""
    return round(units * GAP * zoom / 100)


def large(size: float, zoom: int = 100) -> int:
    """Return the size in pixels of a large element, which grows less than the text."""
    return round(size * (1 + (zoom / 100 - 1) * LARGE_GROWTH))


def mix(one: QColor, other: QColor, share: float) -> str:
    """Return the name of a mix of two colours, with `share` of the first."""
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(a * share + b * (1 - share)) for a, b in pairs)).name()


def off(colours: Palette) -> str:
    """Return the name of the colour of disabled text, far paler than muted text."""
    return mix(colours.muted, colours.window, 0.5)


class _Look:
    """The colours and sizes that the style sheet uses."""

    def __init__(self, colours: Palette, zoom: int) -> None:
        self.zoom = zoom
        self.window, self.surface, self.raised = (
            colour.name() for colour in (colours.window, colours.surface, colours.raised)
        )
        self.border, self.text, self.muted = (colour.name() for colour in (colours.border, colours.text, colours.muted))
        self.accent, self.on_accent = colours.accent.name(), colours.on_accent.name()
        self.danger, self.warning = colours.danger.name(), colours.warning.name()
        self.off = off(colours)
        self.hover = mix(colours.accent, colours.raised, 0.10)
        self.pressed = mix(colours.accent, colours.raised, 0.20)
        self.accent_hover = mix(colours.text, colours.accent, 0.12)
        self.faint = mix(colours.border, colours.window, 0.55)
        self.tint = mix(colours.accent, colours.surface, 0.14)
        shade = "dark" if colours.dark else "light"
        self.tick, self.down, self.more, self.more_off, self.less, self.less_off = (
            assets.path("icons", "style", f"{name}-{shade}.svg").as_posix()
            for name in ("check", "down", "plus", "plus-off", "minus", "minus-off")
        )
        self.small, self.unit = pixels(0.5, zoom), pixels(1, zoom)
        self.accent_ring = assets.path("icons", "style", f"ring-{self.accent[1:]}.svg").as_posix()
        self.ring = f"2px solid {self.text}"
        self.wide = f"min-width: {MIN_TARGET - 4}px;" if zoom < 100 else ""
        self.tall = self.small + max(0, (107 - zoom) // 8)  # small text has more padding, to remain easy to hit
        self.aside = large(2 * GAP, zoom)
        self.radius = pixels(0.75)
        self.box = pixels(2, zoom)
        self.button, self.sign = max(MIN_TARGET, pixels(3, zoom)), max(12, self.box - 4)
        self.knob = max(MIN_TARGET, self.box) - 4


def sheet(colours: Palette, zoom: int = 100) -> str:
    """Return the style sheet for these colours; later rules override earlier ones.

    A selection is filled with a tint of the accent. Focus is a ring of the text's colour, twice as wide as a border and
    taken from the padding. On an accent fill, from which that colour hardly differs, the ring has the colour of the
    text on the accent and is a little within the edge; a picture for each accent has both.
    """
    look = _Look(colours, zoom)
    return "".join(rules(look) for rules in (_windows, _buttons, _fields, _switches, _lists, _parts))


def _windows(look: _Look) -> str:
    """Return the rules for windows, menus and texts."""
    return f"""
* {{ outline: none; }}
QMainWindow, QDialog, #page {{ background: {look.window}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QToolTip {{ background: {look.raised}; color: {look.text}; border: 1px solid {look.border};
    padding: {look.small}px; }}
QMenuBar {{ background: {look.window}; padding: 1px {look.small}px; }}
QStatusBar {{ background: {look.window}; border-top: 1px solid {look.border}; }}
QStatusBar::item {{ border: none; }}
QMenuBar::item {{ padding: {look.small}px {look.unit}px; border-radius: {look.small}px; background: transparent; }}
QMenuBar::item:selected {{ background: {look.hover}; }}
QMenu {{ menu-scrollable: 1; background: {look.surface}; border: 1px solid {look.border}; padding: {look.small}px; }}
QMenu::item {{ padding: {look.small}px {3 * look.unit}px {look.small}px {look.unit}px;
    border-radius: {look.small}px; }}
QMenu::icon {{ padding-left: {look.small}px; }}
QMenu::item:selected {{ background: {look.hover}; color: {look.text}; }}
QMenu::item:disabled {{ color: {look.off}; }}
QMenu::separator {{ height: 1px; background: {look.faint}; margin: {look.small}px {look.unit}px; }}
QLabel {{ background: transparent; }}
QLabel#title {{ font-size: {24 * look.zoom // 100}px; font-weight: 600; }}
QLabel#heading {{ font-size: {16 * look.zoom // 100}px; font-weight: 600; }}
QLabel#task {{ font-size: {large(15, look.zoom)}px; }}
QLabel#next {{ font-weight: 600; }}
QLabel#native {{ color: {look.muted}; font-size: {16 * look.zoom // 100}px; }}
QLabel#muted {{ color: {look.muted}; }}
QLabel#muted[last="true"] {{ color: {look.danger}; }}
QLabel#badge {{
    background: {look.accent}; color: {look.on_accent}; border-radius: {look.small}px; padding: 1px {look.unit}px;
    font-weight: 600; }}
QLabel#wrong {{ color: {look.danger}; }}
QLabel#section {{ color: {look.muted}; font-weight: 600; }}
"""


def _buttons(look: _Look) -> str:
    return f"""
QPushButton, QToolButton#button {{
    background: {look.raised}; color: {look.text}; border: 1px solid {look.border}; border-radius: {look.radius}px;
    padding: {look.tall + 2}px {look.aside}px; }}
QPushButton:hover, QToolButton#button:hover {{ background: {look.hover}; }}
QPushButton:pressed, QToolButton#button:pressed {{ background: {look.pressed}; }}
QPushButton:focus {{ border: {look.ring}; padding: {look.tall + 1}px {look.aside - 1}px; }}
QPushButton:disabled {{ color: {look.off}; border-color: {look.faint}; }}
QPushButton[primary="true"] {{
    background: {look.accent}; color: {look.on_accent}; border: 1px solid {look.accent}; font-weight: 600; }}
QPushButton[primary="true"]:hover {{ background: {look.accent_hover}; }}
QPushButton[primary="true"]:focus {{
    background: transparent; border-width: 6px; border-radius: 0;
    border-image: url({look.accent_ring}) 6 6 6 6 stretch stretch;
    padding: {look.tall - 3}px {look.aside - 5}px; }}
QPushButton[primary="true"]:disabled {{ background: {look.faint}; color: {look.off}; border-color: {look.faint}; }}
QPushButton[segment="true"] {{ padding: {look.tall + 2}px {look.unit + look.small}px; }}
QPushButton[segment="true"]:checked {{ background: {look.pressed}; border-color: {look.accent}; }}
QPushButton[segment="true"]:focus {{ border-color: {look.text};
    padding: {look.tall + 1}px {look.unit + look.small - 1}px; }}
QPushButton[flat="true"], QToolButton {{
    background: transparent; border: 1px solid transparent; border-radius: {look.radius}px;
    padding: {look.tall}px {look.small}px; }}
QPushButton[flat="true"]:hover, QToolButton:hover {{ background: {look.hover}; }}
QPushButton[flat="true"]:focus, QToolButton:focus {{ border: {look.ring};
    padding: {look.tall - 1}px {look.small - 1}px; }}
QPushButton[link="true"] {{
    background: transparent; border: 1px solid transparent; color: {look.accent}; padding: {look.tall}px 1px;
    {look.wide} }}
QPushButton[link="true"]:hover {{ text-decoration: underline; }}
QPushButton[link="true"]:focus {{ border: {look.ring}; padding: {look.tall - 1}px 0; }}
#tools QToolButton {{ padding: {look.tall}px 1px; {look.wide} }}
#tools QToolButton::menu-indicator {{ image: none; }}
QToolButton:pressed {{ background: {look.pressed}; }}
QToolButton:checked {{ background: {look.pressed}; }}
"""


def _fields(look: _Look) -> str:
    return f"""
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit {{
    background: {look.surface}; color: {look.text}; border: 1px solid {look.border}; border-radius: {look.radius}px;
    padding: {look.tall + 1}px {look.unit}px; selection-background-color: {look.accent};
    selection-color: {look.on_accent}; placeholder-text-color: {look.muted}; }}
QLineEdit[flat="true"] {{ background: transparent; border-color: transparent; font-weight: 600; }}
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {{
    border: {look.ring}; padding: {look.tall}px {look.unit - 1}px; }}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{ color: {look.off}; border-color: {look.faint}; }}
QComboBox::drop-down {{ border: none; width: {3 * look.unit}px; }}
QComboBox::down-arrow {{ image: url({look.down}); width: {look.box - 4}px; height: {look.box - 4}px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {{
    background: {look.surface}; border: 1px solid {look.border}; border-radius: 0; padding: 0;
    selection-background-color: {look.pressed}; selection-color: {look.text}; }}
QComboBox QAbstractItemView::item {{ padding: 0 {look.unit}px; }}
QAbstractSpinBox {{ padding-left: {look.button}px; padding-right: 0; }}
QAbstractSpinBox:focus {{ padding-left: {look.button - 2}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; position: absolute; top: 2px; bottom: 2px; width: {look.button}px; border: none; }}
QAbstractSpinBox::up-button {{
    subcontrol-position: top right; right: 2px; border-left: 1px solid {look.border};
    border-top-right-radius: {look.radius}px; border-bottom-right-radius: {look.radius}px; }}
QAbstractSpinBox::down-button {{
    subcontrol-position: top left; left: 2px; border-right: 1px solid {look.border};
    border-top-left-radius: {look.radius}px; border-bottom-left-radius: {look.radius}px; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {look.hover}; }}
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {{ background: {look.pressed}; }}
QAbstractSpinBox::up-button:off, QAbstractSpinBox::down-button:off {{ background: transparent; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{ width: {look.sign}px; height: {look.sign}px; }}
QAbstractSpinBox::up-arrow {{ image: url({look.more}); }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {{ image: url({look.more_off}); }}
QAbstractSpinBox::down-arrow {{ image: url({look.less}); }}
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled {{ image: url({look.less_off}); }}
"""


def _switches(look: _Look) -> str:
    """Return the rules for check boxes, sliders and tabs."""
    return f"""
QCheckBox, QRadioButton {{ spacing: {look.unit}px; padding: {look.tall - 1}px 3px; background: transparent; }}
QCheckBox:focus, QRadioButton:focus {{ border: {look.ring}; border-radius: {look.small}px;
    padding: {look.tall - 3}px 1px; }}
QCheckBox::indicator {{
    width: {look.box}px; height: {look.box}px; border: 1px solid {look.muted}; border-radius: {look.small}px;
    background: {look.surface}; }}
QCheckBox::indicator:hover {{ border-color: {look.accent}; }}
QCheckBox::indicator:checked {{ background: {look.accent}; border-color: {look.accent}; image: url({look.tick}); }}
QSlider:horizontal {{ min-height: {max(MIN_TARGET + 1, look.box + look.unit)}px; }}
QAbstractSpinBox QLineEdit {{ border: none; background: transparent; padding: 0; }}
QSlider::groove:horizontal {{ height: {look.small}px; background: {look.border};
    border-radius: {look.small // 2}px; }}
QSlider::sub-page:horizontal {{ background: {look.accent}; border-radius: {look.small // 2}px; }}
QSlider::handle:horizontal {{
    width: {look.knob}px; height: {look.knob}px; margin: -{(look.knob + 5 - look.small) // 2}px 0;
    border-radius: {look.knob // 2 + 2}px;
    background: {look.surface}; border: 2px solid {look.accent}; }}
QSlider::handle:horizontal:focus {{ border-color: {look.text}; background: {look.accent}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {look.border}; }}
QTabBar::tab {{
    background: transparent; padding: {look.unit}px {look.aside}px; color: {look.muted};
    border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {look.text}; border-bottom: 2px solid {look.accent}; font-weight: 600; }}
QTabBar::tab:hover {{ color: {look.text}; }}
QTabBar::tab:selected:focus {{
    border: {look.ring}; border-radius: {look.small}px;
    padding: {look.unit - 2}px {look.aside - 2}px {look.unit}px; }}
"""


def _lists(look: _Look) -> str:
    """Return the rules for lists and areas that scroll."""
    return f"""
QScrollArea {{ background: transparent; border: none; }}
QScrollArea[walked="true"], LinkLabel {{ border: 2px solid transparent; }}
QScrollArea[walked="true"]:focus, LinkLabel:focus {{ border: {look.ring}; }}
QScrollArea > QWidget > QWidget#page {{ background: {look.window}; }}
QListView, QFrame#moves {{
    background: {look.surface}; border: 1px solid {look.border}; border-radius: {look.radius}px; }}
QListView::item {{ min-height: {MIN_TARGET}px; padding: 0 {look.small}px; }}
QAbstractItemView:focus {{ border: {look.ring}; }}
QHeaderView, QHeaderView::section {{ background: {look.window}; color: {look.muted}; border: none; }}
QHeaderView::section {{ padding: {look.small}px; border-bottom: 1px solid {look.border}; }}
QHeaderView::up-arrow, QHeaderView::down-arrow {{
    subcontrol-origin: padding; subcontrol-position: top center; width: {look.unit + 1}px; height: {look.unit - 1}px; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {look.unit + 2}px; margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: {look.unit + 2}px; margin: 1px; }}
QScrollBar::handle {{ background: {look.border}; border-radius: {look.small}px; }}
QScrollBar::handle:vertical {{ min-height: {3 * look.unit}px; }}
QScrollBar::handle:horizontal {{ min-width: {3 * look.unit}px; }}
QScrollBar::handle:hover {{ background: {look.muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _parts(look: _Look) -> str:
    """Return the rules for cards, player strips, clocks and banners."""
    return f"""
#card {{ background: {look.surface}; border: 1px solid {look.border}; border-radius: {2 * look.radius}px;
    margin: 1px; }}
#card[hovered="true"] {{ border-color: {look.muted}; background: {look.raised}; }}
#card[chosen="true"] {{ border-color: {look.accent}; background: {look.tint}; }}
#card:focus {{ border: {look.ring}; margin: 0; }}
#strip {{ background: {look.surface}; border: 1px solid {look.faint}; border-radius: {look.radius}px; }}
#strip[turn="true"] {{ border: 1px solid {look.accent}; }}
#clock {{
    font-size: {large(CLOCK, look.zoom)}px; font-weight: 600; color: {look.muted}; padding: 0 {look.small}px; }}
#clock[running="true"] {{ color: {look.text}; }}
#clock[low="true"] {{ color: {look.danger}; }}
#banner {{ background: {look.raised}; border: 1px solid {look.border}; border-left: 4px solid {look.accent};
    border-radius: {look.small}px; border-top-left-radius: 0; border-bottom-left-radius: 0; }}
#banner[kind="warning"] {{ border-left: 4px solid {look.warning}; }}
#banner[kind="refusal"] {{ border-left: 4px solid {look.danger}; }}
"""


@lru_cache(maxsize=256)
def icon(name: str, colour: str, disabled: str = "", sizes: tuple[int, ...] = ICON_SIZES) -> QIcon:
    """Return an icon of `assets/icons/ui` in a colour, and another one for its disabled state if given."""
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
    return QSvgRenderer(QByteArray(assets.path("icons", "surajang.svg").read_bytes()))


def fit_to_screen(menu: QMenu) -> None:
    """Give a menu the default font, or a smaller one with which it fits on the screen."""
    menu.setFont(QFont())
    font, room = menu.font(), menu.screen().availableGeometry().width()
    while menu.sizeHint().width() > room and font.pointSizeF() > 1:
        font.setPointSizeF(font.pointSizeF() * MENU_SHRINK)
        menu.setFont(font)
