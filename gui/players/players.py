"""The players: a person, the computer at one of its levels, or another program; and a match's settings."""

from __future__ import annotations

from dataclasses import dataclass

from surajang.gui.kit.shorten import shortened
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import DEFAULT_LEVEL, STRONGEST, Level, level_numbered
from surajang.gui.words import naming
from surajang.rules.variant import Variant

YOU = naming.YOU
"""The name of a person who plays against the computer."""

OTHER = -1
"""In place of a level: another program plays, by its own options."""


@dataclass(frozen=True)
class Player:
    """One side's player.

    `level` is 0 for a person, OTHER for another program, otherwise the computer's level. A player without a `name` gets
    the side's from `called`.
    """

    name: str = ""
    level: int = 0

    @property
    def human(self) -> bool:
        """Whether a person plays this side."""
        return self.level == 0

    @property
    def has_level(self) -> bool:
        """Whether the computer plays this side at one of its levels."""
        return self.level > 0

    @property
    def title(self) -> str:
        """The name, translated if it is one of Surajang's; in files it is English."""
        return naming.somebody(self.name)

    @property
    def shown(self) -> str:
        """The title, shortened for sentences, since names in files can have any length."""
        return shortened(self.title)

    @property
    def strength(self) -> Level:
        """The computer's level; for another program the strongest, whose time can be set."""
        return level_numbered(self.level) if self.has_level else STRONGEST


Players = tuple[Player, Player]


def person(name: str) -> Player:
    """Return a person with a name."""
    return Player(name)


def computer(level: int) -> Player:
    """Return the computer at a level, named after it."""
    return Player(naming.levelled(level_numbered(level).name, level), level)


def in_place_of(player: Player, other: str) -> Player:
    """Return the player, with a computer replaced by the `other` program, or by Surajang's own if that is ""."""
    if player.human:
        return player
    if other:
        return Player(other, OTHER)
    return player if player.has_level else computer(DEFAULT_LEVEL)


def called(players: Players, variant: Variant) -> tuple[str, str]:
    """Return the names of both players, or of their sides."""
    first, second = (player.title or side for player, side in zip(players, naming.players(variant), strict=True))
    return first, second


@dataclass(frozen=True)
class MatchSettings:
    """The settings of a game: the variant, the players, their clocks and the start position."""

    variant: Variant
    players: tuple[Player, Player]
    controls: tuple[TimeControl, TimeControl]
    start: str = "startpos"

    def swapped(self) -> MatchSettings:
        """Return the settings with the players' sides exchanged."""
        return MatchSettings(self.variant, self.players[::-1], self.controls[::-1], self.start)
