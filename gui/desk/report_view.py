"""The report of a playtest in the words of the language, and as widgets: texts, tables that a screen reader reads cell
by cell, and plots with a text.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractItemView, QAccessibleWidget, QHeaderView, QSizePolicy, QTableWidget, QWidget

from surajang.engine.playtest.plots import Chart, Colours, SquareMap, size, svg
from surajang.engine.playtest.record import TOO_LONG
from surajang.engine.playtest.sections import Block, Listing, Paragraph, Picture, Section, Table, Words
from surajang.engine.playtest.texts import REASONS
from surajang.gui.kit.accessible_widgets import register
from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beginning, listed, percent, sentences
from surajang.gui.kit.row_list import cell, row_height
from surajang.gui.kit.translation import in_sentence, number, tr
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.rules.variant import Variant


def words_for(variant: Variant) -> Words:
    """Return the words for a game."""

    def say(text: str, **values: object) -> str:
        return tr(text, **values)

    def reason(code: str) -> str:
        if code == TOO_LONG:
            return tr(REASONS[TOO_LONG])
        if variant.end.arrival and code == variant.end.arrival_reason:
            return beginning(naming.arrival(variant))
        return outcome_text.reason(code)

    return Words(
        say,
        number,
        percent,
        listed,
        sentences,
        naming.piece,
        in_sentence,
        reason,
        lambda written, side: shown_moves.shown(variant, written, side),
        lambda written: shown_moves.shown(variant, written, 0),
    )


SPACING = 8
MAP = 200
"""The width of a map of squares with its text, at the default text size."""

MAP_LINES = 3
"""The lines of text reserved for each map, so that neighbours are level."""

DEFAULT_TEXT = 16
"""The height of a line at the default text size."""

MAX_ROWS = 24
"""A longer table scrolls."""


class ReportView(QWidget):
    """Shows the sections of a report; unchanged parts keep their widgets, focus and place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = lay_column(within=self, margins=0, spacing=SPACING)
        self.sections: list[SectionView] = []

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Show a report."""
        shapes = [(section.code, tuple(map(type, section.blocks))) for section in sections]
        if shapes != [view.shape for view in self.sections]:
            for view in self.sections:
                view.hide()
                self._column.removeWidget(view)
                view.deleteLater()
            self.sections = [SectionView(section, self) for section in sections]
            for view in self.sections:
                self._column.addWidget(view)
                view.show()
        for view, section in zip(self.sections, sections, strict=True):
            view.show_section(section)

    def size_to_text(self) -> None:
        """Fit tables and maps to the size of the text."""
        for view in self.sections:
            view.size_to_text()


class SectionView(QWidget):
    """A section: its title and its blocks, small maps side by side."""

    def __init__(self, section: Section, parent: QWidget) -> None:
        super().__init__(parent)
        self.shape = (section.code, tuple(map(type, section.blocks)))
        self._title = Label(parent=self, look="heading", wraps=True)
        self.views: list[TextView | TableView | PictureView] = [_view(block, self) for block in section.blocks]
        column = lay_column(self._title, within=self, margins=(0, 12, 0, 0), spacing=SPACING)
        maps = QWidget(self)
        flow = Flow(maps, 16)
        for block, view in zip(section.blocks, self.views, strict=True):
            if isinstance(block, Picture) and block.title:
                flow.addWidget(view)
            else:
                column.addWidget(view)
        if flow.count():
            column.addWidget(maps)
        else:
            maps.hide()

    def show_section(self, section: Section) -> None:
        """Show the section in another state, with blocks of the same kinds."""
        self._title.setText(section.title)
        for view, block in zip(self.views, section.blocks, strict=True):
            view.show_block(block)

    def size_to_text(self) -> None:
        """Fit to the size of the text."""
        for view in self.views:
            view.size_to_text()


def _view(block: Block, parent: QWidget) -> TextView | TableView | PictureView:
    """Return an empty view for a kind of block."""
    if isinstance(block, Table):
        return TableView(parent)
    if isinstance(block, Picture):
        return PictureView(bool(block.title), parent)
    return TextView(parent)


class TextView(Label):
    """A paragraph, or sentences one below the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent, wraps=True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def show_block(self, block: Block) -> None:
        """Show a paragraph or a list."""
        if isinstance(block, Paragraph):
            self.setText(block.text)
        elif isinstance(block, Listing):
            self.setText("\n".join(f"• {text}" for text in block.texts))

    def size_to_text(self) -> None:
        """Do nothing: a label fits."""


class TableView(QTableWidget):
    """A table whose cells can be reached by keyboard; a long one scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self._shown: Table | None = None
        self._least = 0
        """The height of the header and the rows shown."""

    def show_block(self, block: Block) -> None:
        """Show a table."""
        if not isinstance(block, Table) or block == self._shown:
            return
        self._shown = block
        self.setAccessibleName(block.name)
        self.setColumnCount(len(block.headings))
        self.setRowCount(len(block.rows))
        for row, cells in enumerate(block.rows):
            for column, text in enumerate(cells):
                item = self.item(row, column)
                if item is None:
                    item = cell("", column)
                    self.setItem(row, column, item)
                item.setText(text)
        for column, text in enumerate(block.headings):
            self.setHorizontalHeaderItem(column, cell(text, column))
        self.size_to_text()

    def size_to_text(self) -> None:
        """Fit the height to the rows, at most MAX_ROWS, and the width to the columns."""
        height = row_height(self.fontMetrics(), 1.5)
        self.verticalHeader().setDefaultSectionSize(height)
        rows = height * min(self.rowCount(), MAX_ROWS)
        edge = 2 * self.frameWidth()
        width = sum(self.sizeHintForColumn(column) for column in range(self.columnCount()))
        width = max(width, self.horizontalHeader().length()) + edge
        if self.rowCount() > MAX_ROWS:
            width += self.verticalScrollBar().sizeHint().width()
        self.setMaximumWidth(width)
        self._least = rows + self.horizontalHeader().sizeHint().height() + edge
        self._make_room_for_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room_for_bar()

    def _make_room_for_bar(self) -> None:
        """Make room below the rows for the horizontal scroll bar if the columns do not fit."""
        bar = self.horizontalScrollBar().sizeHint().height() if self.width() < self.maximumWidth() else 0
        self.setFixedHeight(self._least + bar)


class PictureView(QWidget):
    """A plot with its text below it."""

    def __init__(self, small: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._small = small
        self.plot = PlotView(self)
        self.text = Label(parent=self, look="muted", wraps=True)
        lay_column(self.plot, self.text, 1, within=self, margins=0, spacing=4)

    def show_block(self, block: Block) -> None:
        """Show a plot."""
        if isinstance(block, Picture):
            self.text.setText(block.text)
            self.plot.show_plot(block.plot, block.title or block.text)
            self.size_to_text()

    def size_to_text(self) -> None:
        """Fit the size to that of the text."""
        scale = self.fontMetrics().height() / DEFAULT_TEXT
        if self._small:
            self.setFixedWidth(round(MAP * scale))
            words = max(MAP_LINES * self.fontMetrics().lineSpacing(), self.text.heightForWidth(self.width()))
            self.setFixedHeight(self.plot.heightForWidth(self.width()) + 4 + words)
        else:
            self.plot.setMaximumWidth(round(self.plot.sizeHint().width() * scale))


class PlotView(QWidget):
    """Draws a plot in the window's colours, in the full width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plot: Chart | SquareMap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        register(self, QAccessibleWidget(self, QAccessible.Role.Graphic))

    def show_plot(self, plot: Chart | SquareMap, name: str) -> None:
        """Show a plot with its name for screen readers."""
        if plot != self._plot:
            self._plot = plot
            self.setAccessibleName(name)
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        hint = self.sizeHint()
        return round(min(width, self.maximumWidth()) * hint.height() / hint.width())

    def sizeHint(self) -> QSize:
        return QSize(*size(self._plot)) if self._plot is not None else QSize(1, 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plot."""
        if self._plot is None:
            return
        palette = self.palette()

        def colour(role: QPalette.ColorRole) -> str:
            return palette.color(role).name()

        colours = Colours(
            colour(QPalette.ColorRole.WindowText), colour(QPalette.ColorRole.Mid),
            colour(QPalette.ColorRole.Highlight), colour(QPalette.ColorRole.PlaceholderText),
        )  # fmt: skip
        drawn = svg(self._plot, "", colours, number, percent)
        hint = self.sizeHint()
        width = min(float(self.width()), self.height() * hint.width() / hint.height())
        place = QRectF(0, 0, width, width * hint.height() / hint.width())
        painter = QPainter(self)
        QSvgRenderer(QByteArray(drawn.encode())).render(painter, place)
        painter.end()
