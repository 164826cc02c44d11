"""The moves of a line as text for an engine, cached from one move to the next so that only new ones are written."""

from rules import fen, notation
from rules.game import Game, Node


class UciMoves:
    """Writes lines of one game in the grammar for machines."""

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
