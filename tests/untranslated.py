"""Finds texts that people see or hear and that were not given to the translators, by a language that nobody speaks."""

import re
from collections.abc import Iterator, Set

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTableView,
    QWidget,
)

from gui.languages import say_everything

NAME = "xx"
OPENING, CLOSING = "⟦", "⟧"
TRANSLATED = re.compile(rf"{OPENING}[^{OPENING}{CLOSING}]*{CLOSING}")
TAG = re.compile(r"<[^<>]*>")
WORD = re.compile(r"[^\W\d_]{3,}")
MOST_ROWS = 60


def speak_it() -> None:
    """Let every text that is looked up stand in brackets."""
    say_everything(NAME, lambda text, comment, count: f"{OPENING}{text}{CLOSING}")


def untranslated(text: str, names: Set[str]) -> list[str]:
    """Return the words of a text that stand outside of brackets and are no `names`."""
    before = None
    text = TAG.sub(" ", text)
    while before != text:
        before, text = text, TRANSLATED.sub(" ", text)
    return [word for word in WORD.findall(text) if word not in names]


def texts(top: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    """Yield all that a window says: what is written, shown beside the pointer, and told to screen readers."""
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisibleTo(top) and not isinstance(widget, QMenu):
            continue
        said = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        elif isinstance(widget, QLineEdit):
            said.append(widget.placeholderText())
        elif isinstance(widget, QComboBox):
            said += [widget.itemText(number) for number in range(widget.count())]
        elif isinstance(widget, QTabBar):
            said += [widget.tabText(number) for number in range(widget.count())]
        elif isinstance(widget, QAbstractItemView):
            said += _rows(widget)
        yield from ((widget, each) for each in said if each)
        for action in widget.actions():
            yield from ((action, each) for each in (action.text(), action.toolTip(), action.whatsThis()) if each)


def _rows(view: QAbstractItemView) -> list[str]:
    """Return what stands in the first rows of a list or table, and above its columns."""
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return []
    columns = range(view.horizontalHeader().count() if isinstance(view, QTableView) else 1)
    rows = range(min(MOST_ROWS, model.rowCount(QModelIndex())))
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    cells = [model.index(row, column).data() for row in rows for column in columns]
    return [each for each in (*heads, *cells) if isinstance(each, str)]
