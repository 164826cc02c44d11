"""Finds controls that are too small to hit, that keys alone do not reach, or whose focus is not visible."""

from collections import Counter
from collections.abc import Iterator

from colours import seen_luminance
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

MIN_TARGET = 24
"""The least width and height of a target, in pixels."""

BUTTONS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)
PARTS_OF = (QAbstractSpinBox, QComboBox, QKeySequenceEdit, QTabBar, QMenuBar)
"""Widgets whose parts are no separate controls: arrows, fields, lists, buttons that scroll tabs."""

SEEN = 3.0
"""The least contrast between a control with and without the focus."""

MAX_TABS = 300
AROUND = 3
"""The margin around a control that may show its focus, in pixels."""


def faults(top: QWidget) -> list[str]:
    """Return a window's current faults for users of keys alone or with a tremor."""
    stops = reached(top)
    return [
        *too_small(top),
        *not_reached(top, stops),
        *not_back(top, stops),
        *nameless(stops),
        *passed_over(top, stops),
        *unseen(top, stops),
    ]


def _name(widget: QWidget) -> str:
    """Return a description by which a control can be found."""
    text = widget.text() if isinstance(widget, QAbstractButton | QLineEdit) else widget.objectName()
    return f"{type(widget).__name__} {widget.accessibleName() or text!r} {widget.size().toTuple()}"


def controls(top: QWidget) -> list[QWidget]:
    """Return a window's current controls, without the parts of controls."""
    window = top.window()
    return [
        widget
        for widget in top.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.window() is window  # first, as most are hidden
        if isinstance(widget, BUTTONS) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not isinstance(widget.parent(), PARTS_OF) and not isinstance(widget, QMenuBar)
    ]


def too_small(top: QWidget) -> list[str]:
    """Return controls that are too small to press, including rows of lists, buttons of spin boxes and handles of
    sliders.
    """
    found = []
    for widget in controls(top):
        sizes = [min(widget.width(), widget.height())] if isinstance(widget, BUTTONS) else [*_rows(widget)]
        if isinstance(widget, QAbstractSpinBox):
            sizes += _steps(widget)
        if isinstance(widget, QSlider):
            sizes.append(_handle(widget))
        if any(size < MIN_TARGET for size in sizes):
            found.append(f"{_name(widget)} is too small to be hit: {min(sizes)}")
    return found


def _steps(field: QAbstractSpinBox) -> Iterator[int]:
    """Yield the sizes of a spin box's buttons."""
    option = QStyleOptionSpinBox()
    field.initStyleOption(option)
    for part in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown):
        place = field.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, field)
        yield min(place.intersected(field.rect()).size().toTuple())


def _handle(slider: QSlider) -> int:
    """Return the size of a slider's handle."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    return min(slider.style().subControlRect(control, option, part, slider).size().toTuple())


def _rows(widget: QWidget) -> Iterator[int]:
    """Yield the heights of a list's first rows, or of tabs."""
    if isinstance(widget, QTabBar):
        yield from (widget.tabRect(number).height() for number in range(widget.count()))
    elif isinstance(widget, QTableView):
        model = widget.model()
        yield from (widget.rowHeight(row) for row in range(min(3, model.rowCount() if model else 0)))
    elif isinstance(widget, QListView):
        model = widget.model()
        yield from (widget.visualRect(model.index(row, 0)).height() for row in range(min(3, model.rowCount())))


def reached(top: QWidget) -> list[QWidget]:
    """Return all widgets that Tab reaches in a window, in one round."""
    found: list[QWidget] = []
    top.activateWindow()
    QApplication.processEvents()
    known = 0
    for _ in range(MAX_TABS):
        QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is not None and here not in found:
            found.append(here)
        elif here is None or here is found[0]:
            if known == len(found):
                break
            known = len(found)  # another round: the last widgets may have enabled others
    return found


def around(top: QWidget, key: Qt.Key) -> list[QWidget]:
    """Return the widgets that a key reaches in a window, from the one with the focus back to itself."""
    start = QApplication.focusWidget()
    found: list[QWidget] = []
    for _ in range(MAX_TABS):
        QTest.keyClick(QApplication.focusWidget() or top, key)
        here = QApplication.focusWidget()
        if here is None or here is start:
            break
        if here not in found[-1:]:  # a text may have several links
            found.append(here)
    return found


def not_back(top: QWidget, stops: list[QWidget]) -> list[str]:
    """Return where Shift+Tab does not reverse the order of Tab."""
    for stop in stops[:1]:
        stop.setFocus(Qt.FocusReason.TabFocusReason)
    there, back = around(top, Qt.Key.Key_Tab), around(top, Qt.Key.Key_Backtab)[::-1]
    left_out = set(stops) - {*back, QApplication.focusWidget()}
    if there == back:
        return [f"{_name(stop)} is not reached by Shift+Tab" for stop in left_out]
    place = next((n for n, pair in enumerate(zip(there, back, strict=False)) if pair[0] is not pair[1]), -1)
    names = [_name(way[place]) if way else "nothing" for way in (there, back)]
    return [f"Tab leads to {names[0]}, where Shift+Tab comes from {names[1]}"]


def nameless(stops: list[QWidget]) -> list[str]:
    """Return controls and groups of choices without a name for screen readers, and choices not exposed as such."""
    groups = {stop.parentWidget() for stop in stops if _choice(stop)}
    found: list[str] = []
    for widget in (*stops, *filter(None, groups)):
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{_name(widget)} has no name")
        if interface is not None and _choice(widget) and interface.role() != QAccessible.Role.RadioButton:
            found.append(f"{_name(widget)} is one of several, and no radio button")
    return found


def passed_over(top: QWidget, stops: list[QWidget]) -> list[str]:
    """Return the buttons of a dialog with which Enter presses another one, its default button."""
    buttons = [button for button in top.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]
    if not isinstance(top, QDialog) or not any(button.isDefault() or button.autoDefault() for button in buttons):
        return []
    return [
        f"Enter does not press {_name(button)}"
        for button in buttons
        if button in stops and not button.isCheckable() and not button.isDefault() and not button.autoDefault()
    ]


def not_reached(top: QWidget, stops: list[QWidget]) -> list[str]:
    """Return controls that Tab does not reach, except the other buttons of a choice, which arrow keys reach."""
    chosen = {choice for stop in stops for choice in _choice(stop)}
    return [
        f"{_name(widget)} is not reached by Tab"
        for widget in controls(top)
        if widget not in stops and not any(widget.isAncestorOf(stop) for stop in stops)
        if not any(choice in chosen for choice in _choice(widget))
    ]


def _choice(widget: QWidget) -> list[QObject]:
    """Return the group of choices that a button belongs to, if any."""
    if not isinstance(widget, QAbstractButton):
        return []
    group, above = widget.group(), widget.parent()
    if group is not None and group.exclusive():
        return [group]
    return [above] if above is not None and widget.autoExclusive() else []


_looked_at: set[tuple[object, ...]] = set()


def unseen(top: QWidget, stops: list[QWidget]) -> list[str]:
    """Return controls that look the same with and without the focus; one of each kind is examined in all windows."""
    found = []
    for stop in stops:
        kind = _kind(stop)
        if kind in _looked_at or not stop.isVisible():
            continue
        _looked_at.add(kind)
        for area in _areas(stop):
            area.ensureWidgetVisible(stop)
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        place = QRect(stop.mapTo(stop.window(), QPoint()), stop.size())
        place = place.adjusted(-AROUND, -AROUND, AROUND, AROUND).intersected(stop.window().rect())
        with_keys = _picture(stop.window(), place)
        stop.clearFocus()
        without = _picture(stop.window(), place)
        least = min(2 * min(stop.width(), stop.height()), 100)
        count = seen_pixels(with_keys, without)
        if count < least:
            found.append(f"{_name(stop)} {kind[1:]} does not show that it has the keys: {count} pixels of {least}")
    return found


def _areas(widget: QWidget) -> Iterator[QScrollArea]:
    """Yield the scroll areas around a control, the innermost first."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            yield above
        above = above.parentWidget()


def _kind(widget: QWidget) -> tuple[object, ...]:
    """Return the properties that determine a control's look."""
    names = ("primary", "segment", "flat", "link", "chosen")
    down = isinstance(widget, QAbstractButton) and widget.isChecked()
    return type(widget).__name__, widget.objectName(), *(name for name in names if widget.property(name)), down


def _picture(window: QWidget, place: QRect) -> QImage:
    """Return a picture of a part of a window."""
    QApplication.processEvents()
    return window.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def seen_pixels(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures differ visibly."""
    pairs: Counter[tuple[int, int]] = Counter()
    all_of_one, all_of_other, row = memoryview(one.bits()), memoryview(other.bits()), one.bytesPerLine()
    for start in range(0, len(all_of_one), row):
        first, second = all_of_one[start : start + row], all_of_other[start : start + row]
        if first != second:  # few rows are
            pairs.update(zip(first.cast("I"), second.cast("I"), strict=True))
    return sum(count for pair, count in pairs.items() if pair[0] != pair[1] and _contrast(*pair) >= SEEN)


def _contrast(one: int, other: int) -> float:
    """Return the contrast of two pixels."""
    low, high = sorted(seen_luminance(rgb, "all colours") for rgb in (one, other))
    return (high + 0.05) / (low + 0.05)
