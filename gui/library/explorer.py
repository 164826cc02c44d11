"""A line of moves that can be walked along and left: what a small board of the library shows."""

from collections.abc import Sequence

from gui.library.finding import Branch
from gui.library.position_keys import key_of
from rules import notation
from rules.game import Game
from rules.notation import IllegalMove
from rules.variant import Variant

AT_ONCE = 300
"""How many moves are played at once, a few milliseconds' work; whoever wants to see later ones walks on."""


class Explorer:
    """A position in a line; what follows in it is known until another move is played."""

    def __init__(self, variant: Variant, start: str = "", moves: Sequence[int] = (), ply: int = 0) -> None:
        """Stand at a ply of a line. Raises rules.fen.InvalidPosition."""
        self.variant = variant
        self.moves = list(moves)
        self.left = False
        """Whether another move was played than the line has."""
        self.game = Game(variant, start or "startpos")
        self.go_to(ply)

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return self.game.node.ply

    @property
    def last(self) -> int:
        """How many moves the line has."""
        return len(self.moves)

    @property
    def key(self) -> int:
        """The key of the position in the index."""
        return key_of(self.variant, int(self.game.position.key))

    def go_to(self, ply: int) -> None:
        """Walk to a ply, or as far as the line is a legal one, and no more than AT_ONCE moves ahead."""
        while self.ply > max(0, ply):
            self.game.back()
        for move in self.moves[self.ply : min(ply, self.ply + AT_ONCE)]:
            try:
                self.game.play(move)
            except IllegalMove:
                del self.moves[self.ply :]
                return

    def play(self, move: int) -> None:
        """Play a move, along the line or out of it. Raises IllegalMove."""
        if self.ply < self.last and self.moves[self.ply] == move:
            self.go_to(self.ply + 1)
            return
        here = self.ply
        self.game.play(move)
        self.moves[here:] = [move]
        self.left = True

    def written(self, branches: Sequence[Branch]) -> list[tuple[str, Branch]]:
        """Return branches with what people write for their moves; empty for a game's end. What is no move here is left
        out."""
        legal = self.game.legal_moves()
        found = []
        for branch in branches:
            if not branch.move:
                found.append(("", branch))
            elif branch.move in legal:
                found.append((notation.written_body(self.game.position, branch.move, legal), branch))
        return found
