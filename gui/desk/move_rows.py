"""The rows of the move list: the moves played, two to a row, and under them the variations."""

from bisect import bisect_left
from itertools import count

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from surajang.gui.document.drawn_marks import without_marks
from surajang.gui.document.edits import Added, Edit, Removed, Reordered, ResultSet
from surajang.gui.document.game_text import MoveNumbers, beginning
from surajang.gui.kit.label import tip
from surajang.gui.kit.punctuation import described, labelled, sentences
from surajang.gui.kit.shorten import COMMENT, shortened
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming, shown_moves, spoken_moves
from surajang.rules.game import Game, Node
from surajang.rules.moves import SETUP, target

Index = QModelIndex | QPersistentModelIndex
Key = tuple[int, ...]

NODE = Qt.ItemDataRole.UserRole
TRIED = Qt.ItemDataRole.UserRole + 1
"""Whether a move is not part of the game: it was tried, or belongs to a variation."""
FOLDED = Qt.ItemDataRole.UserRole + 2
"""Whether a row is a folded variation, shown by its beginning."""
DEPTH = Qt.ItemDataRole.UserRole + 3
"""How far a row is indented: 0 for moves played."""


class Row:
    """One row: two moves beside each other, or (`folded`) the beginning of a variation.

    Rows are sorted by their keys. The key of a row of the game is its number and a 0; that of a variation is the number
    of the row above it, its first move's ply and a serial number; rows of an unfolded variation append such keys to the
    variation's.
    """

    __slots__ = ("first", "folded", "key", "second")

    def __init__(self, key: Key, folded: Node | None = None) -> None:
        self.key = key
        self.first: Node | None = None
        self.second: Node | None = None
        self.folded = folded

    @property
    def depth(self) -> int:
        """How far the row is indented."""
        return 0 if len(self.key) == 2 else 2 if len(self.key) == 6 else 1


class MoveRows(QAbstractTableModel):
    """The game's moves and their variations as rows of a move number and two moves.

    Only the current variation is unfolded, so that the game stays in view. Adding a move and stepping cost the same in
    long games and in short ones.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.played: list[Node] = []
        self.tried: list[Node] = []
        self._rows: list[Row] = []
        self._row_of: dict[Node, Row] = {}
        self._game = game
        self._prefix: Key = ()
        self._serial = count()
        self._numbers = MoveNumbers(game)
        self._list_anew()

    # Content

    def follow(self, edit: Edit) -> None:
        """Update the rows after an edit of the game's tree."""
        match edit:
            case Added(node):
                self._add(node)
            case Removed(node):
                self._remove(node)
            case Reordered(places):
                if any(node.parent is not None and self._is_astray(node.parent) for node, _, _ in places):
                    self._list_anew()
            case ResultSet():
                self._follow_end()

    def _follow_end(self) -> None:
        """Update the rows at the end of the game's line."""
        end, last = self._game.end, self._last
        if end is not None and end.parent is last:
            self.add_played(end)
        elif end is not last and (end is not None or last.children):
            self._list_anew()

    def _add(self, node: Node) -> None:
        """Add a node that is new in the tree, or has been restored with its subtree."""
        parent = node.parent
        if parent is None or node in self._row_of:
            return
        if self._goes_on(parent) and parent.children[0] is node:
            if parent is self._last and not node.children:
                self.add_played(node)
            else:
                self._list_anew()
        elif self._is_played(parent):
            self._add_folded(node)
        elif self.tried and parent is self.tried[-1] and not node.children:
            self._append(self.tried, node, self._prefix)
        elif self.tried and parent in self._row_of:
            self._unfold(self.tried[-1])
        else:
            self._say_changed(parent)

    def _say_changed(self, node: Node) -> None:
        """Repaint the row of the folded variation that hides a node."""
        above: Node | None = node
        while above is not None and above not in self._row_of:
            above = above.parent
        if above is not None:
            index = self.index_of(above)
            self.dataChanged.emit(index, index)

    def _is_astray(self, node: Node) -> bool:
        """Return whether the first move after a node of the game's line is no longer the one listed."""
        return self._is_played(node) and node is not self._last and self.played[node.ply] is not node.children[0]

    def _goes_on(self, node: Node) -> bool:
        """Return whether the game's line continues after one of its nodes, or can."""
        return self._is_played(node) and node is not self._game.end

    @property
    def _last(self) -> Node:
        """The last node listed of the game's line."""
        return self.played[-1] if self.played else self._game.root

    def _list_anew(self) -> None:
        """Rebuild all rows, after another line has become the game's."""
        self.beginResetModel()
        game = self._game
        self.played = game.main_line()[1:]
        self.tried = []
        self._prefix = ()
        self._rows = self._line_rows(self.played, (), self._last)
        self._row_of = {}
        self._know(self._rows)
        self.endResetModel()

    def show(self, node: Node) -> None:
        """Add rows up to the current node if it is new or in a folded variation."""
        row = self._row_of.get(node)
        if node is self._game.root:
            self._fold()
        elif row is not None and row.folded is None:
            if row.depth == 0:
                self._fold()
        elif self.tried and node.parent is self.tried[-1] and row is None:
            self._append(self.tried, node, self._prefix)
        else:
            self._unfold(node)

    def add_played(self, node: Node) -> None:
        """Add a move played; if it was a variation before, its continuations are now variations under it."""
        if self.tried and self.tried[0] is node:
            self._fold()
        if node in self._row_of:
            self._remove_variation(self._row_of[node])
        self._append(self.played, node, ())
        for child in node.children:
            self._add_folded(child)

    def _remove(self, node: Node) -> None:
        """Remove a node that has left the game's tree, with its subtree."""
        row = self._row_of.get(node)
        if row is None:
            if node.parent is not None:
                self._say_changed(node.parent)
            return
        if row.depth == 0 and node.parent is not None and node.parent.children and self._game.end is None:
            self._list_anew()  # the next variation is now the game's line
        elif row.depth == 0:
            self._fold()
            while len(self.played) >= node.ply:
                self._pop(self.played, ())
        elif row.folded is not None:
            self._remove_variation(row)
        elif self.tried[0] is node:
            self._fold()
            self._remove_variation(self._row_of[node])
        else:
            while node in self._row_of:
                self._pop(self.tried, self._prefix)
            if self.tried[-1].children:  # other moves were tried here: the line now continues along these
                self._unfold(self.tried[-1])

    def index_of(self, node: Node) -> QModelIndex:
        """Return the index of a node, an invalid one if it is not shown."""
        row = self._row_of.get(node)
        if row is None:
            return QModelIndex()
        return self.index(self._place(row.key), 0 if row.folded is not None else 2 if row.second is node else 1)

    @property
    def last_number(self) -> int:
        """The number of the last move played."""
        return self._numbers.first + len(self.played) // 2

    # Rows

    def _place(self, key: Key) -> int:
        """Return the place of a row with this key, existing or not."""
        return bisect_left(self._rows, key, key=lambda row: row.key)

    def _pair(self, node: Node) -> tuple[int, int]:
        """Return the number of the row of the game that a node's ply belongs to, and its column."""
        pair, second = self._numbers.pair(node)
        return pair, second + 1

    def _line_rows(self, line: list[Node], prefix: Key, end: Node | None) -> list[Row]:
        """Return the rows of a line with its variations; moves after `end` are one of these."""
        rows: list[Row] = []
        for number, node in enumerate(line):
            pair, column = self._pair(node)
            if not rows or column == 1:
                # The variations of both moves of a row are under it, so the row is made for the first move.
                rows.append(Row((*prefix, pair, 0)))
                main = rows[-1]
            if column == 1:
                main.first = node
            else:
                main.second = node
            if node.parent is not None and (number or not prefix):
                rows += [self._folded_row(other, prefix) for other in node.parent.children if other is not node]
        last = line[-1] if line else self._game.root
        if last is end:
            rows += [self._folded_row(other, prefix) for other in last.children]
        return rows

    def _folded_row(self, node: Node, prefix: Key) -> Row:
        return Row((*prefix, self._pair(node)[0], node.ply, next(self._serial)), node)

    def _know(self, rows: list[Row]) -> None:
        """Note which nodes are in these rows."""
        for row in rows:
            for node in (row.first, row.second, row.folded):
                if node is not None:
                    self._row_of[node] = row

    def _insert(self, rows: list[Row]) -> None:
        """Insert consecutive rows."""
        if rows:
            place = self._place(rows[0].key)
            self.beginInsertRows(QModelIndex(), place, place + len(rows) - 1)
            self._rows[place:place] = rows
            self._know(rows)
            self.endInsertRows()

    def _remove_range(self, low: Key, high: Key) -> None:
        """Remove the rows from one key up to another, exclusive."""
        first, behind = self._place(low), self._place(high)
        if first < behind:
            self.beginRemoveRows(QModelIndex(), first, behind - 1)
            for row in self._rows[first:behind]:
                for node in (row.first, row.second, row.folded):
                    if node is not None:
                        del self._row_of[node]
            del self._rows[first:behind]
            self.endRemoveRows()

    def _remove_variation(self, row: Row) -> None:
        self._remove_range(row.key, (*row.key[:-1], row.key[-1] + 1))

    # Lines

    def _append(self, line: list[Node], node: Node, prefix: Key) -> None:
        pair, column = self._pair(node)
        key = (*prefix, pair, 0)
        line.append(node)
        place = self._place(key)
        if place == len(self._rows) or self._rows[place].key != key:
            row = Row(key)
            row.first, row.second = (node, None) if column == 1 else (None, node)
            self._insert([row])
        else:
            row = self._rows[place]
            row.second = node
            self._row_of[node] = row
            changed = self.index(place, 2)
            self.dataChanged.emit(changed, changed)

    def _pop(self, line: list[Node], prefix: Key) -> None:
        """Remove the last node of a line, with the variations at its end."""
        node = line.pop()
        row = self._row_of[node]
        pair, second = self._numbers.pair(node)
        following = pair + second
        self._remove_range((*prefix, following, node.ply + 1), (*prefix, following, node.ply + 2))
        if row.first is None or row.second is None:
            place = self._place(row.key)
            self.beginRemoveRows(QModelIndex(), place, place)
            del self._rows[place]
            del self._row_of[node]
            self.endRemoveRows()
        else:
            row.second = None
            del self._row_of[node]
            changed = self.index(self._place(row.key), 2)
            self.dataChanged.emit(changed, changed)

    def _add_folded(self, node: Node) -> None:
        self._insert([self._folded_row(node, ())])

    def _unfold(self, node: Node) -> None:
        """Unfold the variation of a node, through this node to its end, and fold the one unfolded before."""
        line = [node]
        while line[-1].parent is not None and not self._is_played(line[-1].parent):
            line.append(line[-1].parent)
        line.reverse()
        while line[-1].children:
            line.append(line[-1].children[0])
        self._fold()
        if line[0] not in self._row_of:
            self._add_folded(line[0])
        start = self._row_of[line[0]]
        self._remove_variation(start)
        self.tried, self._prefix = line, start.key
        self._insert(self._line_rows(line, start.key, None))

    def _fold(self) -> None:
        """Fold the unfolded variation."""
        if not self.tried:
            return
        start = self.tried[0]
        self._remove_range(self._prefix, (*self._prefix[:-1], self._prefix[-1] + 1))
        self._insert([Row(self._prefix, start)])
        self.tried, self._prefix = [], ()

    def _is_played(self, node: Node) -> bool:
        """Return whether a node is in the game's line."""
        return node.ply == 0 or (node.ply <= len(self.played) and self.played[node.ply - 1] is node)

    # For the view

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns: number, first player, second player."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's data for a role."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == FOLDED:
            return row.folded is not None
        if role == DEPTH:
            return row.depth
        if role == TRIED:
            return row.depth > 0
        node = row.folded if row.folded is not None else (None, row.first, row.second)[index.column()]
        if role == NODE:
            return node
        if role == Qt.ItemDataRole.ToolTipRole:
            if node is None:
                return None
            comment = shortened(without_marks(node.comment), *COMMENT)
            return tip(sentences(comment, shown_moves.signs_explained(self._game.variant, node))) or None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        spoken = role == Qt.ItemDataRole.AccessibleTextRole
        if row.folded is not None:
            moves = beginning(row.folded, self._numbers, self._game.variant)
            return "" if index.column() else labelled(tr("Variation"), moves) if spoken else moves
        if index.column() == 0:
            return self._number(row)
        if node is None:
            return "…" if index.column() == 1 and row.second is not None else ""
        if not spoken:
            return self._shown(node)
        tried = tr("tried", "a move") if row.depth > 0 else ""
        return described(self._called(node), tried, tr("others tried", "moves") if has_others(node) else "")

    def _shown(self, node: Node) -> str:
        return shown_moves.of_node(self._game.variant, node)

    def _called(self, node: Node) -> str:
        phase = self._game.variant.setup
        if node.move & SETUP and phase is not None:
            return naming.setup_titles(phase)[int(target(node.move))]
        return spoken_moves.in_words(self._game.variant, self._shown(node))

    def _number(self, row: Row) -> str:
        """Return a row's move number; the row of the setup has none."""
        node = row.first or row.second
        return str(self._numbers.number(node) or "") if node is not None else ""


def has_others(node: Node) -> bool:
    """Return whether other moves were tried instead of this one."""
    return node.parent is not None and len(node.parent.children) > 1
