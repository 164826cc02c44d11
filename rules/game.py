"""A game as a tree of moves: history, repetition, results (RULES.md, "Common ground" and each game's end rules).

A Position knows what is legal; a Game also knows what came before. No move takes longer as the game grows.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from surajang.rules import fen, movegen, notation, notation_reader
from surajang.rules.notation import IllegalMove
from surajang.rules.position import Position
from surajang.rules.reasons import because
from surajang.rules.special_rules import CHECKMATE, MOVE_LIMIT, PERPETUAL_CHECK, REPETITION, STALEMATE, WINS
from surajang.rules.variant import Variant

FIRST_WINS: Final = "1-0"
SECOND_WINS: Final = "0-1"
DRAW: Final = "1/2-1/2"
UNDECIDED: Final = "*"

MAX_GAME_MOVES: Final = 20_000
"""The most moves, variations included, that an untrusted game may have. They are read in a second; real games have
hundreds."""


@dataclass(frozen=True)
class Outcome:
    """The state of a game: `result` as PGN writes it (1 is the first player), `reason` empty while the game goes on."""

    result: str
    reason: str

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result != UNDECIDED

    @property
    def winner(self) -> int | None:
        """The player who has won, 0 for the first; None for a draw and while the game goes on."""
        return {FIRST_WINS: 0, SECOND_WINS: 1}.get(self.result)


GOES_ON: Final = Outcome(UNDECIDED, "")


def won_by(side: int, reason: str) -> Outcome:
    """Return the outcome of a game won by `side`, 0 for the first player."""
    return Outcome(SECOND_WINS if side else FIRST_WINS, reason)


class Node:
    """A position in the tree of a game and the move that led to it.

    `written` is the move in notation for people; `ply` counts moves from the root; `check`: the side to move is in
    check; `streaks`: for each side, how many of its latest moves in a row gave check; `clocks`: the seconds that each
    side had left after the move, or None. The first of `children` continues the main line.
    """

    def __init__(self, parent: "Node | None", move: int, written: str) -> None:
        self.parent: Final = parent
        self.move: Final = move
        self.written: Final = written
        self.ply: Final[int] = parent.ply + 1 if parent else 0
        self.children: Final[list[Node]] = []
        self.side = 0
        self.key = 0
        self.counted = True
        self.check = False
        self.streaks: tuple[int, int] = (0, 0)
        self.outcome: Outcome = GOES_ON
        self.comment = ""
        self.comment_before = ""
        self.nags: list[int] = []
        self.clocks: tuple[float | None, float | None] | None = None

    def child(self, move: int) -> "Node | None":
        """Return the child that `move` leads to, if it is in the tree."""
        for node in self.children:
            if node.move == move:
                return node
        return None

    def copy_below(self, parent: "Node") -> "Node":
        """Return a copy without children and notes, added to the copy of the parent."""
        node = Node(parent, self.move, self.written)
        node.side, node.key, node.counted, node.check = self.side, self.key, self.counted, self.check
        node.streaks, node.outcome = self.streaks, self.outcome
        parent.children.append(node)
        return node

    def copy_notes(self, other: "Node") -> None:
        """Copy the comments, annotations and clock times of another node."""
        self.comment, self.comment_before = other.comment, other.comment_before
        self.nags, self.clocks = list(other.nags), other.clocks

    def leads_to(self, other: "Node") -> bool:
        """Return whether another node is this one or comes after it."""
        node = other
        while node.ply > self.ply and node.parent is not None:
            node = node.parent
        return node is self

    def line(self) -> list["Node"]:
        """Return the nodes from the root to this one."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes


class Game:
    """A game of one variant from a start position, with a cursor in its tree.

    `position` is the one at the cursor (`node`); only the game changes it. `ended` is set when a game ends without a
    move: by resignation, time or agreement. `end` is the last node of the main line; moves after it were taken back,
    or tried after the end. If it is None, the main line goes on as far as possible.

    >>> from surajang.rules.game import Game, won_by
    >>> from surajang.rules.games import game_named
    >>> game = Game(game_named("mansindam"))
    >>> for text in ("c4", "c6", "Nd2"):
    ...     node = game.play_text(text)
    >>> game.back()
    True
    >>> variation = game.play_text("e4")
    >>> [child.written for child in node.parent.children]
    ['Nd2', 'e4']
    >>> game.promote(variation)
    >>> [node.written for node in game.main_line()[1:]]
    ['c4', 'c6', 'e4']
    >>> game.finish(won_by(0, "resignation"))
    >>> game.outcome
    Outcome(result='1-0', reason='resignation')
    """

    def __init__(self, variant: Variant, start: str | Position = "startpos", written: bool = True) -> None:
        """Start a game from a FEN, or from a copy of a position of the variant.

        Without `written`, nodes have no notation, which saves a fifth of the time. Raises diagram.InvalidPosition.
        """
        self.variant: Final = variant
        self.position: Final[Position] = fen.read(variant, start) if isinstance(start, str) else start.copy()
        usual = start in ("startpos", variant.start)
        self.start_fen: Final = fen.start_of(variant) if usual else fen.write(self.position)
        self.headers: dict[str, str] = {}
        self.ended: Outcome = GOES_ON
        self.end: Node | None = None
        self.root: Final = Node(None, 0, "")
        self._node: Node = self.root
        self._occurrences: dict[int, list[int]] = {}
        self._almost_repeated = 0
        self._written: Final = written
        self._legal: list[int] = movegen.legal_moves(self.position)
        self._legal_at: Node = self.root
        self._describe(self.root, self.position.in_check())
        self._count_occurrence(self.root)
        self.root.outcome = self._outcome_at(self.root)

    @property
    def node(self) -> Node:
        """The node at the cursor."""
        return self._node

    @property
    def outcome(self) -> Outcome:
        """The outcome at the cursor, or the one that ended the game without a move."""
        return self.ended if self.ended.over else self._node.outcome

    # Moves

    def legal_moves(self) -> list[int]:
        """Return the legal moves, without those that the repetition rule forbids.

        >>> from surajang.rules import notation
        >>> from surajang.rules.game import Game
        >>> from surajang.rules.games import game_named
        >>> game = Game(game_named("pandemonium"))
        >>> [notation.text(game.position, move) for move in game.legal_moves()]
        ['NB-BN', 'BN-BN', 'NB-NB', 'BN-NB']
        """
        moves = self._moves()
        if self.variant.repetition.illegal and self._almost_repeated:
            return [move for move in moves if not self._repeats(move)]
        return list(moves)

    def play(self, move: int) -> Node:
        """Play a move at the cursor, a new variation unless it is in the tree; return its node. Raises IllegalMove."""
        known = self._node.child(move)
        if known is not None:
            self._step(known)
            return known
        if move not in self._moves():
            raise IllegalMove(because("unnamed move not legal"))
        return self._add(move)

    def play_text(self, text: str) -> Node:
        """Play a move that is written for people or machines, like `play`. Raises IllegalMove.

        >>> from surajang.rules.game import Game
        >>> from surajang.rules.games import game_named
        >>> game = Game(game_named("mansindam"), "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1")
        >>> game.play_text("Ri9").written
        'Ri9=T#'
        >>> game.outcome
        Outcome(result='1-0', reason='checkmate')
        """
        move = notation_reader.read(self.position, text, self._moves())
        known = self._node.child(move)
        if known is not None:
            self._step(known)
            return known
        return self._add(move)

    def _moves(self) -> list[int]:
        """Return the legal moves at the cursor, repetition aside; they are found once."""
        if self._legal_at is not self._node:
            self._legal = movegen.legal_moves(self.position)
            self._legal_at = self._node
        return self._legal

    def _add(self, move: int) -> Node:
        """Play a legal move that is not in the tree yet. Raises IllegalMove if it repeats a position too often."""
        position = self.position
        if self.variant.repetition.illegal and self._almost_repeated and self._repeats(move):
            raise IllegalMove(because("unnamed move not legal"))
        written = notation.written_body(position, move, self._moves()) if self._written else ""
        position.make(move)
        check = position.in_check()
        legal = movegen.legal_moves(position)
        if self._written:
            written += notation.sign_of(position, check, bool(legal))
        node = Node(self._node, move, written)
        self._describe(node, check)
        self._node.children.append(node)
        self._node = self._legal_at = node
        self._legal = legal
        self._count_occurrence(node)
        node.outcome = self._outcome_at(node)
        return node

    def back(self) -> bool:
        """Go one move back; return False at the start."""
        parent = self._node.parent
        if parent is None:
            return False
        self._discount_occurrence(self._node)
        self.position.unmake()
        self._node = parent
        return True

    def forward(self) -> bool:
        """Go one move forward along the first variation; return False at its end."""
        if not self._node.children:
            return False
        self._step(self._node.children[0])
        return True

    def go_to(self, node: Node) -> None:
        """Move the cursor to a node of this tree. Raises ValueError for a node of another game."""
        back, ahead = self._way_to(node)
        for _ in range(back):
            self.back()
        for step in ahead:
            self._step(step)

    def position_at(self, node: Node) -> Position:
        """Return a copy of the position at a node; the cursor stays. Raises ValueError for a node of another game.

        >>> from surajang.rules.game import Game
        >>> from surajang.rules.games import game_named
        >>> game = Game(game_named("mansindam"))
        >>> node = game.play_text("c4")
        >>> game.position_at(game.root).side, game.position.side
        (0, 1)
        """
        back, ahead = self._way_to(node)
        position = self.position.copy()
        for _ in range(back):
            position.unmake()
        for step in ahead:
            position.make(step.move)
        return position

    def _way_to(self, node: Node) -> tuple[int, list[Node]]:
        """Return the way from the cursor to a node: how many moves back, and the nodes ahead from there."""
        ahead: list[Node] = []
        common = self._node
        while node is not common:
            if node.ply > common.ply or common.parent is None:
                ahead.append(node)
                if node.parent is None:
                    raise ValueError("the node belongs to another game")
                node = node.parent
            else:
                common = common.parent
        ahead.reverse()
        return self._node.ply - common.ply, ahead

    def take_back(self) -> bool:
        """Delete the node at the cursor with its subtree, and go to its parent; return False at the start."""
        node = self._node
        if not self.back():
            return False
        self._node.children.remove(node)
        self.finish(GOES_ON)
        return True

    def promote(self, node: Node, place: int = 0) -> None:
        """Move a variation to a place among its siblings, by default the first, which continues the main line."""
        parent = node.parent
        if parent is not None:
            parent.children.remove(node)
            parent.children.insert(place, node)

    def remove(self, node: Node) -> None:
        """Delete a variation; a cursor inside it moves to the parent."""
        parent = node.parent
        if parent is not None:
            if node.leads_to(self._node):
                self.go_to(parent)
            parent.children.remove(node)

    def restore(self, node: Node, place: int) -> None:
        """Put a removed variation back, at a place among its siblings."""
        if node.parent is not None:
            node.parent.children.insert(place, node)

    def line(self) -> list[Node]:
        """Return the nodes from the root to the cursor."""
        return self._node.line()

    def main_line(self) -> list[Node]:
        """Return the nodes of the main line, the root first."""
        nodes = [self.root]
        while nodes[-1].children and nodes[-1] is not self.end:
            nodes.append(nodes[-1].children[0])
        return nodes

    def copy(self) -> "Game":
        """Return an independent game with the same tree, headers, end and cursor.

        >>> from surajang.rules.game import Game
        >>> from surajang.rules.games import game_named
        >>> game = Game(game_named("mansindam"))
        >>> node = game.copy().play_text("c4")
        >>> game.root.children
        []
        """
        other = Game(self.variant, self.start_fen)
        other.headers = dict(self.headers)
        copies = {self.root: other.root}
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            copies[node].copy_notes(node)
            for child in node.children:
                copies[child] = child.copy_below(copies[node])
                waiting.append(child)
        other.ended = self.ended
        other.end = copies[self.end] if self.end else None
        other.go_to(copies[self._node])
        return other

    def finish(self, outcome: Outcome, end: Node | None = None) -> None:
        """End the game without a move, at `end` or the end of the main line; GOES_ON continues it."""
        self.ended = outcome
        self.end = (end or self.main_line()[-1]) if outcome.over else None

    def repetition_of(self, move: int) -> str:
        """Return the effect of a move by repetition: "", "illegal", "draw", or "loss" or "win" for the mover."""
        rule = self.variant.repetition
        position = self.position
        side = int(position.side)
        position.make(move)
        key = int(position.key)
        check = position.in_check()
        counted = position.setup == 0
        position.unmake()
        if not rule.count or not counted or len(self._occurrences.get(key, [])) < rule.count - 1:
            return ""
        if rule.illegal:
            return "illegal"
        node = self._node
        streaks = _streaks(node.streaks, side, check)
        plies = [*self._occurrences[key][-rule.count :], node.ply + 1]
        outcome = self._outcome_of_repetition(plies, streaks, 1 - side)
        if not outcome.over:
            return ""
        if outcome.result == DRAW:
            return "draw"
        return "win" if outcome == won_by(side, outcome.reason) else "loss"

    # History

    def _step(self, node: Node) -> None:
        """Go to a child of the cursor's node."""
        self.position.make(node.move)
        self._node = node
        self._count_occurrence(node)

    def _describe(self, node: Node, check: bool) -> None:
        """Set the facts about the position in a new node; `check`: the side to move is in check."""
        position = self.position
        node.side = int(position.side)
        node.key = int(position.key)
        node.check = check
        node.counted = position.setup == 0
        if node.parent is not None:
            node.streaks = _streaks(node.parent.streaks, 1 - node.side, node.check)

    def _count_occurrence(self, node: Node) -> None:
        """Count the occurrence of a node's position."""
        if node.counted:
            plies = self._occurrences.setdefault(node.key, [])
            plies.append(node.ply)
            if len(plies) == self.variant.repetition.count - 1:
                self._almost_repeated += 1

    def _discount_occurrence(self, node: Node) -> None:
        """Uncount the occurrence of a node's position."""
        if node.counted:
            plies = self._occurrences[node.key]
            if len(plies) == self.variant.repetition.count - 1:
                self._almost_repeated -= 1
            plies.pop()
            if not plies:
                del self._occurrences[node.key]

    def _repeats(self, move: int) -> bool:
        """Return whether a move would repeat a position too often."""
        self.position.make(move)
        key = int(self.position.key)
        self.position.unmake()
        return len(self._occurrences.get(key, [])) >= self.variant.repetition.count - 1

    def _outcome_at(self, node: Node) -> Outcome:
        """Return the outcome at a node, which is at the cursor."""
        position = self.position
        end = self.variant.end
        if position.arrived():
            return won_by(1 - node.side if position.has_arrived(1 - node.side) else node.side, end.arrival_reason)
        if not self._has_allowed_move():
            if node.check:
                return won_by(1 - node.side, CHECKMATE)
            return won_by(1 - node.side, STALEMATE) if end.stalemate_loses else Outcome(DRAW, STALEMATE)
        if end.move_limit and position.halfmove >= 2 * end.move_limit:
            return Outcome(DRAW, MOVE_LIMIT)
        if node.counted and not self.variant.repetition.illegal:
            return self._outcome_of_repetition(self._occurrences[node.key], node.streaks, node.side)
        return GOES_ON

    def _has_allowed_move(self) -> bool:
        """Return whether the side to move has a legal move that the repetition rule allows."""
        if not self.variant.repetition.illegal or not self._almost_repeated:
            return bool(self._moves())
        return any(not self._repeats(move) for move in self._moves())

    def _outcome_of_repetition(self, plies: list[int], streaks: tuple[int, int], to_move: int) -> Outcome:
        """Return the outcome by repetition of a position that has occurred at these plies, the last one now."""
        rule = self.variant.repetition
        if not rule.count or len(plies) < rule.count:
            return GOES_ON
        latest = plies[-rule.count :]
        if rule.gap and any(later - earlier > rule.gap for earlier, later in pairwise(latest)):
            return GOES_ON
        if rule.perpetual_loses:
            each = (latest[-1] - latest[0]) // 2
            checking = [streak >= each for streak in streaks]
            if checking[0] != checking[1]:
                return won_by(1 if checking[0] else 0, PERPETUAL_CHECK)
        if rule.to_move:
            return won_by(to_move if rule.to_move == WINS else 1 - to_move, REPETITION)
        return Outcome(DRAW, REPETITION)


def _streaks(before: tuple[int, int], mover: int, check: bool) -> tuple[int, int]:
    """Return the streaks of checks after a move of side `mover`; `check`: it gave check."""
    streak = before[mover] + 1 if check else 0
    return (before[0], streak) if mover else (streak, before[1])
