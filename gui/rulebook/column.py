"""A page of the rules as a column of blocks, which can be searched, with places to scroll to."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from surajang.gui.kit.announcing import announce
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, LinkLabel
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.theme import Palette
from surajang.gui.rulebook.searching import fold, marked

SPACING = 20
SIDE_MARGIN = 24

TURNS = 6
"""The number of turns of the event loop in which new blocks get their heights."""

MEASURE = 80
"""The maximum width of a line, in average letters: longer lines are hard to read."""


class Paragraph(Label):
    """A plain text that can be selected, with the words of a search marked. `marked` says whether there are any."""

    def __init__(self, text: str, parent: QWidget, name: str = "") -> None:
        super().__init__(text, parent)
        self._plain = text
        self.marked = False
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def mark(self, words: Iterable[str], style: str) -> None:
        """Mark all of the words, folded, by a CSS style."""
        plain = escape(self._plain)
        self._show(marked(plain, words, style), plain)

    def light(self, style: str) -> None:
        """Mark all of it."""
        plain = escape(self._plain)
        self._show(f"<span style='{style}'>{plain}</span>", plain)

    def _show(self, html: str, plain: str) -> None:
        """Show the text with marks, or as it is."""
        before, self.marked = self.marked, html != plain
        if self.marked or before:
            self.setTextFormat(Qt.TextFormat.RichText if self.marked else Qt.TextFormat.PlainText)
            self.setText(html if self.marked else self._plain)


class LinkedParagraph(LinkLabel):
    """A text in HTML with links, and with the words of a search marked."""

    def __init__(self, html: str, parent: QWidget) -> None:
        super().__init__(html, parent)
        self._html = html
        self.marked = False
        self.setWordWrap(True)

    def mark(self, words: Iterable[str], style: str) -> None:
        """Mark all of the words, folded, by a CSS style."""
        html = marked(self._html, words, style)
        before, self.marked = self.marked, html != marked(self._html, (), style)
        if self.marked or before:
            self.setText(html if self.marked else self._html)


class Column(ScrollArea):
    """A column of blocks of text and boards, shown or hidden one by one.

    A place is a block, by its name, or a part of one, with a dot and its own name appended.
    """

    link = Signal(str)
    """A link was followed: `game#place`."""

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = f"background-color: {colours.selection.name()}"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that it can be scrolled by keys
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("walked", True)
        self._page = QWidget(self)
        self._page.setObjectName("page")
        self.setWidget(self._page)  # before it is filled: a widget that gets another parent gets its style again
        self._column = lay_column(within=self._page, margins=(SIDE_MARGIN, 16, SIDE_MARGIN, 24), spacing=SPACING)
        self.blocks: dict[str, QWidget] = {}
        self.places: dict[str, QWidget] = {}
        self.headings: dict[str, Paragraph] = {}
        self._texts: dict[str, str] = {}
        self._hidden: set[str] = set()
        self._ended = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt to another width."""
        super().resizeEvent(event)
        self._limit_lines()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the content of the page."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._limit_lines()
        return super().eventFilter(watched, event)

    def _limit_lines(self) -> None:
        """Keep lines short enough to read in a wide window, with all boards fitting."""
        margins = self._column.contentsMargins()
        content = self._column.minimumSize().width() - margins.left() - margins.right()
        most = max(content, MEASURE * self.fontMetrics().averageCharWidth())
        margins.setRight(max(SIDE_MARGIN, self.viewport().width() - margins.left() - most))
        self._column.setContentsMargins(margins)

    def _finish(self) -> None:
        """Align the blocks at the top, including those added later."""
        self._column.addStretch(1)
        self._ended = 1

    def add_block(self, name: str, title: str, words: str) -> QVBoxLayout:
        """Add a block with a heading, to be found by its `words`, and return the layout for its content."""
        block = QWidget(self._page)
        heading = Paragraph(title, block, "heading")
        inner = lay_column(heading, within=block, margins=0, spacing=10)
        self._column.insertWidget(self._column.count() - self._ended, block)
        self.blocks[name] = block
        self.add_place(name, block, heading, f"{title} {words}")
        return inner

    def add_place(self, name: str, widget: QWidget, heading: Paragraph, words: str) -> None:
        """Make a widget a place to scroll to, to be found by its words."""
        self.places[name] = widget
        self.headings[name] = heading
        self._texts[name] = fold(words)

    def complete(self) -> None:
        """Make the remaining parts at once."""

    def show_place(self, name: str) -> None:
        """Scroll to a place and mark its heading, and announce that to screen readers."""
        self.complete()
        heading = self.headings.get(name)
        if heading is not None:
            self._unmark()
            heading.light(self._mark)
            self.show_hit(name)
            announce(heading.accessibleName() or self._texts[name])

    def seen(self) -> tuple[str, float]:
        """Return the place at the top of what is seen, empty above all, and the share of it that is above that."""
        top = self.verticalScrollBar().value() + SPACING // 2
        tops = {name: self._top_of(place) for name, place in self.places.items() if place.isVisible()}
        name = max((name for name in tops if tops[name] <= top), key=lambda name: tops[name], default="")
        return name, (top - tops[name]) / max(1, self.places[name].height()) if name else 0.0

    def show_hit(self, name: str, above: float = 0) -> None:
        """Scroll a place to the top, or further to the first mark in it, or until this share of it is above."""
        self.complete()
        self._scroll_to(name, above)

    def _scroll_to(self, name: str, above: float, turns: int = TURNS) -> None:
        """Scroll to a place, in some turns of the event loop: a block just shown may not have its height yet."""
        if turns > 1:
            soon(self, lambda: self._scroll_to(name, above, turns - 1))
        place = self.places.get(name)
        if place is None:
            return
        self._page.layout().activate()  # type: ignore[union-attr]
        top = self._top_of(place)
        marks = [label for label in self.paragraphs(place) if label.marked]
        if marks and self._top_of(marks[0]) + marks[0].height() > top + self.viewport().height():
            top = self._top_of(marks[0])
        self.verticalScrollBar().setValue(top - SPACING // 2 + round(above * place.height()))

    def _top_of(self, widget: QWidget) -> int:
        """Return the top of a widget on the page."""
        return widget.mapTo(self._page, QPoint(0, 0)).y()

    def search(self, query: str) -> list[str]:
        """Show only the blocks that a search finds, with marks; return the places found, the most likely first: the
        places meant, and those that contain all words.

        Without words, these are all blocks.
        """
        words = fold(query).split()
        if words:
            self.complete()
        there = [name for name, text in self._texts.items() if all(word in text for word in words)]
        meant = self.places_meant(query, surely=bool(there)) if words else []
        found = list(dict.fromkeys([*meant, *there]))
        hidden = self.blocks.keys() - {name.partition(".")[0] for name in found}
        for name in hidden ^ self._hidden:
            self.blocks[name].setVisible(name not in hidden)
        self._hidden = hidden
        phrase = " ".join(words)
        marks = [phrase] if any(phrase in self._texts[name] for name in found) else words
        for label in self.paragraphs(self._page):
            label.mark(marks, self._mark)
        for name in meant:
            self.headings[name].light(self._mark)
        if words and found:
            self.show_hit(found[0])
        return found if words else [name for name in found if name in self.blocks]

    def places_meant(self, query: str, surely: bool) -> list[str]:
        """Return the places that a search means, or `surely` means, whether or not they contain its words."""
        return []

    def _unmark(self) -> None:
        """Remove all marks."""
        for label in self.paragraphs(self._page):
            label.mark((), self._mark)

    def paragraphs(self, parent: QWidget) -> list[Paragraph | LinkedParagraph]:
        """Return the paragraphs within a widget that can be marked, in order."""
        found: list[Paragraph | LinkedParagraph] = [
            *parent.findChildren(Paragraph),
            *parent.findChildren(LinkedParagraph),
        ]
        return sorted(found, key=lambda label: (self._top_of(label), label.x()))
