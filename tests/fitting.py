"""Finds widgets that are cut, overlap or do not fit in a window, and keys that two of its buttons share."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QTabBar,
    QToolButton,
    QToolTip,
    QWidget,
)
from written import faults as faults_in_writing

from surajang.gui.desk.player_strip import ElidedLabel
from surajang.gui.desk.report_view import TableView as ReportTable
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.buttons import WrappingButton, unbreakable
from surajang.gui.kit.fields import CheckBox


def faults(top: QWidget) -> list[str]:
    """Return the faults of the visible part of a window."""
    found = [] if top.screen().availableGeometry().contains(QRect(QPoint(), top.size())) else ["larger than the screen"]
    if not _holds(top, top.minimumSizeHint()) or not _holds(top, top.minimumSize()):
        found.append(f"smaller than its least size {top.minimumSizeHint().toTuple()}")
    seen = list(shown_in(top))
    for widget in seen:
        found += [f"{_name(widget)} {words}" for words in (*_cut(widget), *_overflowing(widget))]
    found += [*_twice(seen), *_wide_tips(seen), *faults_in_writing(top)]
    return [f"{type(top).__name__} {top.size().toTuple()}: {words}" for words in found]


def shown_in(top: QWidget) -> Iterator[QWidget]:
    """Yield a widget and all visible ones below it."""
    yield top
    for child in top.children():
        if isinstance(child, QWidget) and not child.isHidden():
            yield from shown_in(child)


def _twice(widgets: list[QWidget]) -> Iterator[str]:
    """Report letters that more than one of these buttons or menus has as its key."""
    texts = [widget.text() for widget in widgets if isinstance(widget, QAbstractButton) and widget.isEnabled()]
    for widget in widgets:
        if isinstance(widget, QMenuBar):
            texts += [action.text() for action in widget.actions()]
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(number) for number in range(widget.count())]
    keys = Counter(key for text in texts if not (key := QKeySequence.mnemonic(text)).isEmpty())
    for key, count in keys.items():
        if count > 1:
            yield f"has {key.toString()} for each of {[text for text in texts if QKeySequence.mnemonic(text) == key]}"


def _wide_tips(widgets: list[QWidget]) -> Iterator[str]:
    """Report tooltips wider than the screen; those that begin with `<qt>` wrap."""
    metrics = QFontMetrics(QToolTip.font())
    for widget in widgets:
        room = widget.screen().availableGeometry().width()
        for tip in (widget.toolTip(), *(action.toolTip() for action in widget.actions())):
            if not tip.startswith("<qt>") and any(metrics.horizontalAdvance(line) > room for line in tip.split("\n")):
                yield f"{_name(widget)} has a tip that is too wide: {tip!r}"


def _name(widget: QWidget) -> str:
    """Return a description by which a widget can be found."""
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)) else widget.objectName()
    return f"{type(widget).__name__} {text!r} {widget.geometry().getRect()}"


def _holds(widget: QWidget, size: QSize) -> bool:
    return widget.width() >= size.width() and widget.height() >= size.height()


def _cut(widget: QWidget) -> Iterator[str]:
    """Report the content of a widget that it has no room for."""
    metrics = widget.fontMetrics()
    if isinstance(widget, ElidedLabel):
        if widget.height() < metrics.height():
            yield "is cut in height"
    elif isinstance(widget, QLabel) and widget.text():
        inside = widget.contentsRect()
        plain = widget.textFormat() == Qt.TextFormat.PlainText or "<" not in widget.text()
        words = unbreakable(widget.text()) if widget.wordWrap() else [widget.text()]
        if plain and max(metrics.horizontalAdvance(word) for word in words) > inside.width():
            yield f"is cut in width: {widget.sizeHint().toTuple()}"
        if widget.height() < (widget.heightForWidth(widget.width()) if widget.wordWrap() else metrics.height()):
            yield "is cut in height"
    elif isinstance(widget, QToolButton):
        if not _holds(widget, widget.iconSize()):
            yield f"is smaller than its icon {widget.iconSize().toTuple()}"
    elif isinstance(widget, WrappingButton | CheckBox):
        width = widget.minimumSizeHint().width()
        if not _holds(widget, QSize(width, widget.heightForWidth(widget.width()))):
            yield f"is smaller than {width}, {widget.heightForWidth(widget.width())}"
    elif isinstance(widget, (QAbstractButton, QComboBox, QAbstractSpinBox, QTabBar)):
        if not _holds(widget, widget.sizeHint()):
            yield f"is smaller than {widget.sizeHint().toTuple()}"
    elif isinstance(widget, QLineEdit) and widget.height() < metrics.height():
        yield "is cut in height"


def _overflowing(widget: QWidget) -> Iterator[str]:
    """Report children that leave a widget or overlap in it, and areas that would scroll sideways.

    A report's tables may be scrolled (WCAG 1.4.10 excepts tables of data).
    """
    if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, ReportTable):
        bar = widget.horizontalScrollBar()
        page = widget.widget() if hasattr(widget, "widget") else None
        if bar.maximum() > bar.minimum() or (page is not None and page.width() > widget.viewport().width()):
            yield "has to be scrolled sideways"
        return
    layout = widget.layout()
    if layout is None or isinstance(widget, Stack):
        return
    widgets = [child for child in widget.children() if isinstance(child, QWidget) and not child.isHidden()]
    children = [child for child in widgets if layout.indexOf(child) >= 0]
    for number, child in enumerate(children):
        if not widget.rect().contains(child.geometry()):
            yield f"does not hold {_name(child)}"
        for other in children[:number]:
            if child.geometry().intersects(other.geometry()):
                yield f"has {_name(child)} over {_name(other)}"
