"""What is agreed on before a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from gui.match.clock import TimeControl
from gui.match.players import Player
from rules.variant import Variant


@dataclass(frozen=True)
class MatchSettings:
    """What a game is to be: the game, its players, their clocks and the start position."""

    variant: Variant
    players: tuple[Player, Player]
    controls: tuple[TimeControl, TimeControl]
    start: str = "startpos"

    def swapped(self) -> MatchSettings:
        """Return the same with the players' sides exchanged; who is called after a colour takes the other's name."""
        colours = self.variant.appearance.players
        second, first = (
            Player(other) if player == Player(colour) else player
            for player, colour, other in zip(self.players, colours, colours[::-1], strict=True)
        )
        return MatchSettings(self.variant, (first, second), self.controls[::-1], self.start)
