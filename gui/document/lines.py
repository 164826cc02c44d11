"""One line of a tree as text: a game of its own as PGN, or its moves alone."""

from rules import pgn
from rules.game import Game, Node
from rules.moves import SETUP


def line_to(node: Node) -> list[Node]:
    """Return the nodes from the root through a node to the end of its line."""
    line = node.line()
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


def line_as_game(game: Game, line: list[Node]) -> str:
    """Return a line from the root on as PGN, with its comments and signs, and without its variations and a result."""
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
    return pgn.write_game(copy)


def first_number(game: Game) -> int:
    """Return the number of the first move of a game; that of the setup is one less."""
    fields = game.start_fen.split()
    return int(fields[5]) - (1 if fields[-1].startswith("setup=") else 0)


def numbered(game: Game, node: Node, always: bool = False, shown: str = "") -> str:
    """Return a move behind its number; the second player's has one only where that is asked for `always`.

    The move stands there as in files, or as it is `shown`.
    """
    ply = node.ply - 1 + game.root.side
    written = shown or node.written
    if node.move & SETUP or (ply % 2 and not always):
        return written
    return f"{first_number(game) + ply // 2}{'…' if ply % 2 else '.'} {written}"


def moves_text(game: Game, line: list[Node]) -> str:
    """Return the moves of a line with their numbers; `line` may begin anywhere."""
    return " ".join(numbered(game, node, number == 0) for number, node in enumerate(line))
