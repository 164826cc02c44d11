"""The rows of a study's tree: the main line in two columns, with comments and variations below each move.

A variation is a text that wraps, with its own variations indented below the move that they replace. Rows are remade
from the whole tree, which takes a few hundredths of a second for thousands of moves. They are plain data.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import NamedTuple

from surajang.gui.document.document import GameDocument
from surajang.gui.document.drawn_marks import without_marks
from surajang.gui.document.game_text import MoveNumbers, beginning
from surajang.gui.document.glyphs import DIAGRAM_SIGN, has_diagram, signs
from surajang.gui.kit.shorten import COMMENT, end_of_sign, shortened
from surajang.gui.words import shown_moves
from surajang.rules.game import Game, Node

MOVE, NUMBER, WORDS, FOLD = "move", "number", "words", "fold"
"""Kinds of tokens: a move, the number of a row, words of a comment, the sign that folds a variation."""

OPEN, CLOSED = "▾", "▸"

AT_FIRST = 8
"""The first number of characters of a long word that is measured."""

DEEPEST = 6
"""The maximum depth of indentation."""


class Token(NamedTuple):
    """A part of a row, its place in it, and the move that it belongs to."""

    kind: str
    text: str
    x: int
    width: int
    node: Node


class Row(NamedTuple):
    """One row; `depth` is 0 in the main line, `left` where its text begins."""

    depth: int
    left: int
    tokens: tuple[Token, ...]

    @property
    def text(self) -> str:
        """The text of the row."""
        return " ".join(token.text for token in self.tokens if token.kind != FOLD)


class Measures(NamedTuple):
    """The widths of rows: `width` returns that of a text of a kind; the others are those of the whole `row`, the column
    of `numbers`, a step of indentation, the `sign` that folds a variation, the `blank` between two words.
    """

    width: Callable[[str, str], int]
    row: int
    numbers: int
    indent: int
    sign: int
    blank: int

    @property
    def moves(self) -> int:
        """The x at which the moves of the main line begin."""
        return self.numbers + 2 * self.blank


class _Flow:
    """Text that wraps, at one depth."""

    def __init__(self, rows: list[Row], measures: Measures) -> None:
        self._rows = rows
        self._measures = measures
        self._tokens: list[Token] = []
        self._depth = 0
        self._left = self._x = 0

    def begin(self, depth: int) -> None:
        """Begin a new row at a depth; comments in the main line (0) are below its moves."""
        self.end()
        measures = self._measures
        self._depth = depth
        self._left = measures.moves + measures.indent * max(0, min(depth, DEEPEST) - 1)
        self._x = self._left

    def add_sign(self, text: str, node: Node) -> None:
        """Add the sign that folds a variation, before its first row."""
        sign = self._measures.sign
        self._tokens.append(Token(FOLD, text, self._left - sign, sign, node))

    def add(self, kind: str, text: str, node: Node) -> None:
        """Add a part, in a new row if it does not fit."""
        measures = self._measures
        width = measures.width(text, kind)
        if self._x + width > measures.row and self._x > self._left:
            self._break()
        self._tokens.append(Token(kind, text, self._x, min(width, measures.row - self._x), node))
        self._x += width + measures.blank

    def add_words(self, text: str, node: Node) -> None:
        """Add a comment, shortened."""
        for word in shortened(text, *COMMENT).split():
            for part in self._parts(word):
                self.add(WORDS, part, node)

    def _parts(self, word: str) -> Iterator[str]:
        """Yield the parts of a word for one row each: a sentence in Chinese may need several."""
        room = self._measures.row - self._left

        def fits(length: int) -> bool:
            return self._measures.width(word[:length], WORDS) <= room

        while word:
            length = AT_FIRST
            while length < len(word) and fits(length):
                length *= 2  # so that the whole takes time that grows with its length
            length = bisect_left(range(1, min(length, len(word)) + 1), True, key=lambda number: not fits(number))
            length = end_of_sign(word, max(1, length))
            yield word[:length]
            word = word[length:]

    def _break(self) -> None:
        """Finish the row."""
        self._rows.append(Row(self._depth, self._left, tuple(self._tokens)))
        self._tokens = []
        self._x = self._left

    def end(self) -> None:
        """Finish the row, if there is one."""
        if self._tokens:
            self._break()


class _Maker:
    """Makes the rows of one tree."""

    def __init__(self, game: Game, folded: set[Node], measures: Measures) -> None:
        self.rows: list[Row] = []
        self._folded = folded
        self._measures = measures
        self._variant = game.variant
        self._numbers = MoveNumbers(game)
        self._flow = _Flow(self.rows, measures)

    def written(self, node: Node) -> str:
        """Return a move as shown, with its glyphs and the sign of a diagram."""
        shown = shown_moves.of_node(self._variant, node)
        if not node.nags:
            return shown
        return " ".join(filter(None, (shown, signs(node.nags), DIAGRAM_SIGN * has_diagram(node.nags))))

    def make(self, line: list[Node]) -> None:
        """Make the rows of a main line, from the root, with all variations."""
        self._comment(line[0], line[0].comment)
        pair: list[Node] = []
        for node in line[1:]:
            if pair and not self._numbers.is_second(node):
                self._pair(pair)
                pair = []
            before = node.comment_before
            if before:
                self._pair(pair)
                pair = []
                self._comment(node, before)
            pair.append(node)
            others = [child for child in node.parent.children if child is not node] if node.parent is not None else []
            if others or (node.comment and without_marks(node.comment)):
                self._pair(pair)
                pair = []
                self._comment(node, node.comment)
                self._variations(others)
        self._pair(pair)
        self._variations(line[-1].children)
        self._flow.end()

    def _pair(self, pair: list[Node]) -> None:
        """Add a row of the main line: one move, or two."""
        if not pair:
            return
        measures = self._measures
        left = measures.moves
        column = (measures.row - left) // 2
        number, starts_second = self._numbers.number(pair[0]), self._numbers.is_second(pair[0])
        tokens = [Token(NUMBER, str(number), 0, measures.numbers, pair[0])] if number else []
        if starts_second:
            tokens.append(Token(NUMBER, "…", left, column, pair[0]))
        for node in pair:
            x = left + column * self._numbers.is_second(node)
            tokens.append(Token(MOVE, self.written(node), x, column - measures.blank, node))
        self.rows.append(Row(0, left, tuple(tokens)))

    def _comment(self, node: Node, comment: str) -> None:
        """Add a comment in the main line."""
        text = without_marks(comment)
        if text:
            self._flow.begin(0)
            self._flow.add_words(text, node)
            self._flow.end()

    def _variations(self, starts: list[Node]) -> None:
        """Add variations with everything in them. They may be nested deeper than Python can recurse."""
        # The variations still to be added, or the rests of some, the next one last.
        waiting: list[tuple[Node, int, bool]] = [(start, 1, True) for start in reversed(starts)]
        while waiting:
            node, depth, begins = waiting.pop()
            self._flow.begin(depth)
            if begins and self._begin(node):
                continue
            rest, others = self._line(node, begins)
            waiting += [(rest, depth, False)] if rest is not None else []
            waiting += [(other, depth + 1, True) for other in reversed(others)]
        self._flow.end()

    def _begin(self, node: Node) -> bool:
        """Begin a variation; return whether it is folded, and so complete."""
        folded = node in self._folded
        self._flow.add_sign(CLOSED if folded else OPEN, node)
        if folded:
            self._flow.add(MOVE, beginning(node, self._numbers, self._variant), node)
        return folded

    def _line(self, node: Node, begins: bool) -> tuple[Node | None, list[Node]]:
        """Add the moves of a variation from a node until others branch off: return its next move, and the alternatives
        to the last move added.
        """
        flow = self._flow
        numbered = True
        while True:
            if node.comment_before:
                flow.add_words(without_marks(node.comment_before), node)
                numbered = True
            flow.add(MOVE, self._numbers.written(node, self.written(node), numbered), node)
            comment = without_marks(node.comment)
            if comment:
                flow.add_words(comment, node)
            following = node.children[0] if node.children else None
            others = node.parent.children[1:] if node.parent is not None and not begins else []
            if others or following is None:
                return following, others
            node, begins, numbered = following, False, bool(comment)


def rows_of(document: GameDocument, folded: set[Node], measures: Measures) -> list[Row]:
    """Return the rows of a document's tree; `folded` holds the first moves of folded variations."""
    maker = _Maker(document.game, folded, measures)
    maker.make(document.main_line)
    return maker.rows
