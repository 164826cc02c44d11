"""A game as plain values that one process hands to another, some nodes at a time.

The tree is as deep as the game is long, which `pickle` cannot follow; and who unpacks it need not ask the rules again.
"""

from collections.abc import Iterator
from typing import Any

from rules.game import Game, Node, Outcome
from rules.games import GAMES

PORTION = 500
"""How many nodes are handed over at a time: a few milliseconds' work for who unpacks them."""

STEPS = 2000
"""How many moves the cursor goes at a time."""


def packed_head(game: Game) -> dict[str, Any]:
    """Return all of a game but its nodes."""
    return {
        "variant": game.variant.name,
        "start": game.start_fen,
        "headers": game.headers,
        "ended": (game.ended.result, game.ended.reason),
        "ends_at_root": game.end is game.root,
        "root": _facts(game.root),
    }


def packed_nodes(game: Game) -> Iterator[list[tuple[Any, ...]]]:
    """Yield portions of a game's nodes, each after its parent and in the order in which that has them.

    A node is a tuple: its parent's number (0 is the root, 1 the first node handed over), its move, what is written of
    it, whether it is the end of the main line, whether the cursor stands there, and its facts.
    """
    portion: list[tuple[Any, ...]] = []
    waiting: list[tuple[Node, int]] = [(game.root, 0)]
    number = 0
    while waiting:
        parent, parents_number = waiting.pop()
        for node in parent.children:
            number += 1
            portion.append(
                (parents_number, node.move, node.written, node is game.end, node is game.node, *_facts(node))
            )
            waiting.append((node, number))
            if len(portion) == PORTION:
                yield portion
                portion = []
    if portion:
        yield portion


def _facts(node: Node) -> tuple[Any, ...]:
    """Return what a node knows beside its place in the tree."""
    return (
        node.side,
        node.key,
        node.counted,
        node.check,
        node.streaks,
        (node.outcome.result, node.outcome.reason),
        node.comment,
        node.comment_before,
        node.nags,
        node.clocks,
    )


class Unpacking:
    """Makes a game from what `packed_head` and `packed_nodes` gave."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.game = Game(GAMES[head["variant"]], head["start"])
        self.game.headers = head["headers"]
        self._ended = Outcome(*head["ended"])
        self._nodes = [self.game.root]
        self._cursor = self.game.root
        self._end: Node | None = self.game.root if head["ends_at_root"] else None
        self._note(self.game.root, head["root"])

    def add(self, portion: list[tuple[Any, ...]]) -> None:
        """Take in the next nodes."""
        for parent, move, written, ends, current, *facts in portion:
            node = Node(self._nodes[parent], move, written)
            self._nodes[parent].children.append(node)
            self._nodes.append(node)
            self._note(node, facts)
            if ends:
                self._end = node
            if current:
                self._cursor = node

    def finish(self) -> Iterator[None]:
        """Put the cursor where it was, in steps; the game is whole after the last."""
        game = self.game
        game.ended = self._ended
        game.end = self._end
        line = self._cursor.line()
        for ply in range(STEPS, len(line), STEPS):
            game.go_to(line[ply])
            yield
        game.go_to(self._cursor)

    @staticmethod
    def _note(node: Node, facts: Any) -> None:
        """Give a node its facts."""
        (
            node.side,
            node.key,
            node.counted,
            node.check,
            node.streaks,
            outcome,
            node.comment,
            node.comment_before,
            node.nags,
            node.clocks,
        ) = facts
        node.outcome = Outcome(*outcome)
