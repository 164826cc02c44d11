"""UCI engines that play and judge positions for the training."""

import re
import shlex
from collections.abc import Sequence

from surajang.engine.position_history import PositionHistory
from surajang.engine.values import MATE
from surajang.gui.matches.engine_players import EngineFailed, Launch, Player, Thinking
from surajang.rules import fen, notation
from surajang.rules.position import Position
from surajang.rules.variant import Variant

PATIENCE = 3600.0
"""The time limit of a teacher's search in seconds."""
MAX_SEEN = 300.0
"""In pawns; greater static evaluations are clipped to this."""

_SEEN = ("Final evaluation", "Total evaluation")


class Teacher:
    """A UCI engine that plays games, and evaluates positions statically if it has the command `eval`.

    Its methods raise gui.matches.engine_players.EngineFailed.
    """

    def __init__(self, variant: Variant, command: str, options: Sequence[str] = (), go: str = "") -> None:
        """`options` have the form NAME=VALUE; `go` is the command for a search."""
        self.variant = variant
        pairs = ((name, value) for name, _, value in (option.partition("=") for option in options))
        launch = Launch(tuple(shlex.split(command)), tuple(pairs), prefixes=_SEEN)
        self._player = Player(launch, variant.name, Thinking())
        self._go = go

    def new_game(self) -> None:
        """Begin a new game."""
        self._player.new_game()

    def think(self, position: Position, history: PositionHistory) -> tuple[int, int]:
        """Return the best move and its score, 0 and 0 if there is none that the rules allow."""
        text, score = self._player.search(f"position fen {fen.write(position)}", self._go, PATIENCE)
        try:
            return notation.parse(position, text), max(-MATE, min(score.number, MATE))
        except notation.IllegalMove:
            return 0, 0

    def at_sight(self, texts: Sequence[str]) -> list[int | None]:
        """Return static evaluations of positions in hundredths of a pawn for White, None where there is none."""
        for text in texts:
            self._player.set_position(f"position fen {text}")
            self._player.send("eval")
        self._player.send("isready")
        answers: list[int | None] = []
        for line in self._player.until("readyok", PATIENCE):
            if line.startswith(_SEEN):
                found = re.search(r"[-+]?\d+\.\d+", line)
                answers.append(round(max(-MAX_SEEN, min(MAX_SEEN, float(found[0]))) * 100) if found else None)
        if len(answers) != len(texts):
            raise EngineFailed(f"{self._player.name} does not know eval.")
        return answers

    def close(self) -> None:
        """End the engine."""
        self._player.close()
