"""A game as text: its growing PGN, one line as a game, and moves with their numbers."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from surajang.gui.document.document import GameDocument
from surajang.gui.document.edits import Added, Change, Jumped, ResultSet, Stepped
from surajang.gui.words import shown_moves
from surajang.rules import fen, notation, pgn_writer
from surajang.rules.game import Game, Node
from surajang.rules.moves import SETUP
from surajang.rules.pgn_writer import move_line, open_ended
from surajang.rules.variant import Variant

BEGINNING = 8
"""The number of first moves shown of a folded variation."""


def line_to(node: Node) -> list[Node]:
    """Return the nodes from the root through a node to the end of its line."""
    return [*node.line(), *islice(onward(node), 1, None)]


def line_as_game(game: Game, line: list[Node]) -> str:
    """Return a line from the root on as PGN, with comments and glyphs, without variations and result."""
    copy = Game(game.variant, game.start_fen)
    copy.headers = dict(game.headers)
    last = copy.root
    last.comment = line[0].comment
    for node in line[1:]:
        made = Node(last, node.move, node.written)
        made.side, made.outcome = node.side, node.outcome
        made.comment, made.comment_before = node.comment, node.comment_before
        made.nags, made.clocks = list(node.nags), node.clocks
        last.children.append(made)
        last = made
    return pgn_writer.write_game(copy)


class MoveNumbers:
    """Numbers the moves of a game, beginning with the number in its start position; a setup has none."""

    def __init__(self, game: Game) -> None:
        fields = game.start_fen.split()
        self.first = int(fields[5]) - (1 if fields[-1].startswith("setup=") else 0)
        self._side = game.root.side

    def pair(self, node: Node) -> tuple[int, int]:
        """Return the index of a move's pair, and the move's index in it: 0 or 1."""
        return divmod(node.ply - 1 + self._side, 2)

    def is_second(self, node: Node) -> bool:
        """Return whether a move is the second player's."""
        return self.pair(node)[1] == 1

    def number(self, node: Node) -> int:
        """Return a move's number, 0 for a setup."""
        return 0 if node.move & SETUP else self.first + self.pair(node)[0]

    def written(self, node: Node, text: str, always: bool = False) -> str:
        """Return a move's text with its number; the second player's has one only if `always` is set."""
        number, second = self.number(node), self.is_second(node)
        if not number or (second and not always):
            return text
        return f"{number}{'…' if second else '.'} {text}"


def moves_text(game: Game, line: list[Node]) -> str:
    """Return the moves of a line with their numbers; `line` may begin anywhere."""
    numbers = MoveNumbers(game)
    return " ".join(numbers.written(node, node.written, place == 0) for place, node in enumerate(line))


def numbered(game: Game, node: Node) -> str:
    """Return a move with its number, as the window shows moves."""
    return MoveNumbers(game).written(node, shown_moves.of_node(game.variant, node), always=True)


def onward(node: Node) -> Iterator[Node]:
    """Yield a node and its first continuations."""
    while True:
        yield node
        if not node.children:
            return
        node = node.children[0]


def beginning(node: Node, numbers: MoveNumbers, variant: Variant) -> str:
    """Return the first moves of a variation that begins with a node, as the window shows moves."""
    moves = list(islice(onward(node), BEGINNING + 1))
    shown = [numbers.written(move, shown_moves.of_node(variant, move), move is node) for move in moves[:BEGINNING]]
    return " ".join(shown + ["…"] * (len(moves) > BEGINNING))


class Written(NamedTuple):
    """A text that replaces all written before if it is `whole`, and otherwise follows it."""

    content: str
    whole: bool


class GrowingText:
    """Returns a document's text to write: only the new moves, if these can follow the text written so far."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document
        self._numbers = MoveNumbers(document.game)
        self._known: Node | None = None
        self._new: list[Node] = []
        document.changed.connect(self._follow)

    def write_whole(self) -> None:
        """Return the whole text next time."""
        self._known = None

    def _follow(self, change: Change) -> None:
        """Note what has changed since the last text."""
        if isinstance(change, (Stepped, Jumped)) or self._known is None:
            return
        match change:
            case Added(node) if node.parent is self._known and len(node.parent.children) == 1 and not node.children:
                self._new.append(node)
                self._known = node
            case ResultSet(_, after) if after.end is self._known and not after.outcome.over:
                pass
            case _:
                self._known = None

    def take(self, headers: Mapping[str, str]) -> Written:
        """Return the text to write now; that of an unfinished game is left open for further moves."""
        new, self._new = self._new, []
        over = self._document.outcome.over
        continues = self._known is self._document.end and not over
        if continues and new:
            return Written("".join([move_line(node, self._numbers.number(node)) for node in new]), False)
        self._known = None if over else self._document.end
        text = self._document.text(headers)
        return Written(text if over else open_ended(text), True)


class UciMoves:
    """Writes lines of one game as UCI, and keeps what it wrote for the next line."""

    def __init__(self, game: Game) -> None:
        self._start = game.start_fen
        self._position = fen.read(game.variant, game.start_fen)
        self._nodes: list[Node] = [game.root]
        self._texts: list[str] = []

    def position_command(self, line: list[Node]) -> str:
        """Return UCI's `position` command for a line of nodes from the root on."""
        shared = 0
        while shared < min(len(line), len(self._nodes)) and line[shared] is self._nodes[shared]:
            shared += 1
        while len(self._nodes) > shared:
            self._nodes.pop()
            self._texts.pop()
            self._position.unmake()
        for node in line[shared:]:
            self._texts.append(notation.text(self._position, node.move))
            self._position.make(node.move)
            self._nodes.append(node)
        moves = f" moves {' '.join(self._texts)}" if self._texts else ""
        return f"position fen {self._start}{moves}"


ORIENTATION = "Orientation"
SIDES = ("white", "black")
"""Its values for the first and the second player, whatever the variant calls them."""


def flipped_in(headers: Mapping[str, str]) -> bool | None:
    """Return whether the second player is at the lower edge, None if the tag is missing or has another value."""
    side = headers.get(ORIENTATION, "").lower()
    return SIDES.index(side) == 1 if side in SIDES else None
