"""What is agreed on before a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from gui.players.game_clock import TimeControl
from gui.players.players import Player
from rules.variant import Variant


@dataclass(frozen=True)
class MatchSettings:
    """What a game is to be: the game, its players, their clocks and the start position."""

    variant: Variant
    players: tuple[Player, Player]
    controls: tuple[TimeControl, TimeControl]
    start: str = "startpos"

    def swapped(self) -> MatchSettings:
        """Return the same with the players' sides exchanged."""
        return MatchSettings(self.variant, self.players[::-1], self.controls[::-1], self.start)
