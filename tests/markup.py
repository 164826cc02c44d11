"""Finds texts by others that a window would take for HTML: names, comments, paths, engines' output."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QMenu, QTabBar, QTextEdit, QWidget

HOSTILE = "<img src=x>"
"""A name that a player or a file may have."""

ROWS = 60


def faults(top: QWidget) -> list[str]:
    """Return the faults in a window: texts that show a name's picture, and labels that would."""
    return [
        f"{type(widget).__name__} {widget.objectName()!r} {words}"
        for widget in [top, *top.findChildren(QWidget)]
        for words in (*_tips(widget), *_texts(widget))
    ]


def shows(top: QWidget) -> bool:
    """Return whether the hostile name appears in a window at all."""
    for widget in [top, *top.findChildren(QWidget)]:
        said = [widget.accessibleName(), *(text for _, text in _roles(widget, Qt.ItemDataRole.DisplayRole))]
        if isinstance(widget, QLabel):
            said.append(widget.text())
        if any(HOSTILE in text for text in said):
            return True
    return False


def _tips(widget: QWidget) -> Iterator[str]:
    """Report tooltips in HTML that contain the name; menus show none."""
    said = [("tool tip", widget.toolTip()), ("What's this", widget.whatsThis())]
    if not isinstance(widget, QMenu):
        said += [(f"tip of {action.text()!r}", action.toolTip()) for action in widget.actions()]
    if isinstance(widget, QTabBar):
        said += [("tab", widget.tabToolTip(number)) for number in range(widget.count())]
    said += _roles(widget, Qt.ItemDataRole.ToolTipRole)
    for name, text in said:
        if Qt.mightBeRichText(text) and HOSTILE in text:
            yield f"has a {name} that is HTML: {text!r}"


def _texts(widget: QWidget) -> Iterator[str]:
    """Report texts in HTML that contain the name, and labels that guess their format."""
    if isinstance(widget, QLabel) and widget.text():
        if widget.textFormat() == Qt.TextFormat.AutoText:
            yield f"guesses whether this is HTML: {widget.text()!r}"
        elif widget.textFormat() != Qt.TextFormat.PlainText and HOSTILE in widget.text():
            yield f"is HTML: {widget.text()!r}"
    elif isinstance(widget, QTextEdit) and "<img" in widget.toHtml():
        yield "shows a picture"


def _roles(widget: QWidget, role: Qt.ItemDataRole) -> list[tuple[str, str]]:
    """Return the data of a role in the first rows of a view or a combo box, headers included."""
    if not isinstance(widget, QAbstractItemView | QComboBox):
        return []
    model: QAbstractItemModel | None = widget.model()
    if model is None:
        return []
    found = [(f"cell {index.row()}, {index.column()}", index.data(role)) for index in _indexes(model, QModelIndex())]
    for way, count in (
        (Qt.Orientation.Horizontal, _columns(model, QModelIndex())),
        (Qt.Orientation.Vertical, model.rowCount()),
    ):
        found += [(f"heading {number}", model.headerData(number, way, role)) for number in range(min(ROWS, count))]
    return [(name, text) for name, text in found if isinstance(text, str)]


def _indexes(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    """Yield the first cells of a model, and those below them."""
    for row in range(min(ROWS, model.rowCount(parent))):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            yield index
            yield from _indexes(model, index)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """Return how many columns there are; a list's own answer is private."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
