"""Edits a document at random, for tests of its listeners."""

import random
from collections.abc import Iterator

from surajang.gui.document.document import GameDocument
from surajang.gui.document.drawn_marks import Mark
from surajang.rules.game import GOES_ON, Game, Node, Outcome

RESIGNED = Outcome("1-0", "resignation")


def nodes(game: Game) -> Iterator[Node]:
    """Yield all nodes of a game."""
    waiting = [game.root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.children


def edit_at_random(document: GameDocument, chance: random.Random) -> None:
    """Make one edit, or change the current node."""
    node = chance.choice(list(nodes(document.game)))
    moves = []
    if not node.outcome.over:
        with document.at(node) as game:
            moves = game.legal_moves()
    match chance.choice("ppppaacngmhrteo"):
        case "p" if moves:
            document.go_to(node)
            document.play(chance.choice(moves))
        case "a" if moves:
            document.add(node, chance.choice(moves))
        case "c":
            document.comment(node, chance.choice(["", "A good move.", "Why not?"]))
        case "n":
            document.set_nags(node, chance.sample([1, 2, 3, 14], chance.randrange(3)))
        case "g":
            document.go_to(node)
        case "m":
            document.set_marks(node, [Mark(chance.choice("GRYB"), "e4", chance.choice(["", "e2", "P@"]))])
        case "h":
            document.set_header(chance.choice(["Event", "White", "Annotator"]), chance.choice(["x", "y", None]))
        case "r":
            document.remove(node)
        case "t":
            document.promote(node)
        case "e":
            document.promote_line(node)
        case "o" if not document.end.outcome.over and document.end.ply:
            document.set_result(chance.choice([RESIGNED, GOES_ON]))
