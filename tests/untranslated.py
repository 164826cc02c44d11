"""Finds texts shown or announced that translators did not get, by a pseudo-language.

Its texts are in brackets, and its numbers have their own format: translators cannot change text outside of brackets,
text that code puts between two others, and numbers in the English format.
"""

import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from surajang.gui.board import reading
from surajang.gui.board.spoken import describe, question, whose_turn
from surajang.gui.board.view import BoardView
from surajang.gui.kit.translation import speak

TEXTS = Path(__file__).parent.parent / "assets" / "languages" / "surajang_de.ts"
"""The texts that translators have; those of all languages are the same."""

NAME = "xx"
OPENING, CLOSING = "⟦", "⟧"
BEFORE_VALUE, AFTER_VALUE = "⟪", "⟫"
PLACE = re.compile(r"\{\w+(?::[^{}]*)?\}")
VALUE = rf"{BEFORE_VALUE}\g<0>{AFTER_VALUE}"
TAG = re.compile(r"<[^<>]*>")
WORD = re.compile(r"(?![A-Z]?[a-l]?x[a-l]\d)[^\W\d_]{3,}")
"""A word; the letters of a capture like `Nbxc5` are none."""
GLUED = re.compile(r"[:;,·–()/][^\n]*\0|\0[^\n]*[:;,·–()/]|\0 +\0|\0[.!?]")
"""Signs or blanks beside a translated text, which is marked by a zero."""

ENGLISH_NUMBER = re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d.,])|(?<![\d.,:+−-])\d+\.\d+(?![\d.,M])")
MAX_ROWS = 60


def speak_it() -> None:
    """Put every text that is looked up in brackets, its values in other ones, and write numbers in the
    pseudo-language's format.
    """
    speak(NAME, bracketed, _write)


@cache
def _comments() -> Mapping[str, Set[str]]:
    """Return the comments that each text has for the translators."""
    found: dict[str, set[str]] = {}
    for message in ElementTree.parse(TEXTS).iter("message"):
        found.setdefault(message.findtext("source", ""), set()).add(message.findtext("comment", ""))
    return found


@cache
def bracketed(text: str, comment: str, count: int) -> str:
    """Return a text in the pseudo-language, paragraph by paragraph.

    A text that always has a comment for translators is left without brackets if the comment is missing: Qt would take
    any of its translations, for example the letter of a piece for a key.
    """
    if not comment and "" not in _comments().get(text, {""}):
        return f"{text} without its comment"
    return "\n".join(f"{OPENING}{PLACE.sub(VALUE, line)}{CLOSING}" for line in text.split("\n"))


def _write(value: float, places: int, grouped: bool) -> str:
    """Write 12345.5 as 12’345‚5."""
    return f"{value:{',' if grouped else ''}.{places}f}".translate({ord(","): "’", ord("."): "‚"})


def parts(text: str) -> list[str]:
    """Return a text with a zero in place of each translated text and each value put into one.

    A line ends at each tag.
    """
    found: list[str] = []
    inside: list[list[str]] = [[]]  # untranslated and translated parts, alternately
    for sign in TAG.sub("\n", text):
        if sign in (OPENING, BEFORE_VALUE):
            inside.append([])
        elif sign == CLOSING and len(inside) > 1:
            inside.pop()
            inside[-1].append("\0")
        elif sign == AFTER_VALUE and len(inside) > 1:
            found.append("".join(inside.pop()))
        else:
            inside[-1].append(sign)
    return ["".join(inside[0]), *("".join(part) for part in inside[2::2]), *found]


def untranslated(text: str, names: Set[str]) -> list[str]:
    """Return the untranslated words of a text that are no `names`."""
    return [word for part in parts(text) for word in WORD.findall(part) if word not in names]


def glued(text: str) -> list[str]:
    """Return the text that code has put between or beside translated texts."""
    found = filter(None, map(GLUED.search, parts(text)))
    return [each.group().replace("\0", f"{OPENING}…{CLOSING}") for each in found]


def english_numbers(text: str) -> list[str]:
    """Return the numbers that are written as in English."""
    return [each.group() for each in filter(None, map(ENGLISH_NUMBER.search, parts(text)))]


def wrong(text: str, names: Set[str]) -> list[str]:
    """Return all parts of a text that no translator could change."""
    return [*untranslated(text, names), *glued(text), *english_numbers(text)]


def texts(top: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    """Yield all texts of a window: visible ones, tooltips, and those for screen readers."""
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
        elif isinstance(widget, QSpinBox | QDoubleSpinBox):
            said += [widget.prefix(), widget.suffix(), widget.specialValueText()]
        elif isinstance(widget, QTabBar):
            said += [widget.tabText(number) for number in range(widget.count())]
        elif isinstance(widget, QAbstractItemView):
            said += _rows(widget)
        elif isinstance(widget, BoardView) and widget.ready:
            said += _spoken(widget)
        yield from ((widget, each) for each in said if each)
        for action in widget.actions():
            yield from ((action, each) for each in (action.text(), action.toolTip(), action.whatsThis()) if each)


def _spoken(board: BoardView) -> Iterator[str]:
    """Yield all announcements of a board: every square and slot with its contents, and the answers to keys."""
    scene, state = board.scene, board.state
    yield from (describe(scene, place) for place in scene.geometry.rects)
    yield from (whose_turn(scene), question(scene), reading.in_words(state.variant))
    yield from (reading.by_ranks(state), reading.by_files(state), *(reading.hand(state, side) for side in (0, 1)))
    for kind in reading.families(state.variant):
        yield reading.piece_locations(state, 0, kind)
    for square in state.pieces:
        yield from (reading.moves_of(state, square), reading.attack_on(state, square))
        yield reading.lines_from(state, square, flipped=False)


def _rows(view: QAbstractItemView) -> list[str]:
    """Return the texts of the first rows of a list or table, and of its column headers."""
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return []
    columns = range(view.horizontalHeader().count() if isinstance(view, QTableView) else 1)
    rows = range(min(MAX_ROWS, model.rowCount(QModelIndex())))
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    cells = [model.index(row, column).data(role) for row in rows for column in columns for role in roles]
    return [each for each in (*heads, *cells) if isinstance(each, str)]
