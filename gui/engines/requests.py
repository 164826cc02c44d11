"""What a UCI engine is asked, as values, and the commands that ask for it."""

from __future__ import annotations

from dataclasses import dataclass

from gui.engines.protocol import EMPTY


@dataclass(frozen=True)
class Limits:
    """What bounds a search: a depth, nodes, milliseconds, a mate in so many moves, or the clocks; or some of these.

    `clocks` and `increments` are the milliseconds of the first and the second player. With no bound at all it goes on
    until it is told to stop.

    >>> Limits(depth=8).command()
    'go depth 8'
    >>> Limits(clocks=(60_000, 58_500), increments=(1000, 1000)).command(only=("e2e4",))
    'go wtime 60000 btime 58500 winc 1000 binc 1000 searchmoves e2e4'
    """

    depth: int = 0
    nodes: int = 0
    movetime: int = 0
    mate: int = 0
    clocks: tuple[int, int] | None = None
    increments: tuple[int, int] = (0, 0)
    moves_to_go: int = 0

    @property
    def infinite(self) -> bool:
        """Whether nothing bounds the search."""
        return not (self.depth or self.nodes or self.movetime or self.mate or self.clocks)

    def command(self, only: tuple[str, ...] = ()) -> str:
        """Return the `go` command, for these first moves `only` if there are any."""
        bounds = {"depth": self.depth, "nodes": self.nodes, "movetime": self.movetime, "mate": self.mate}
        words = [f"{name} {bound}" for name, bound in bounds.items() if bound]
        if self.clocks:
            words += [f"wtime {self.clocks[0]} btime {self.clocks[1]}"]
            words += [f"winc {self.increments[0]} binc {self.increments[1]}"] if any(self.increments) else []
            words += [f"movestogo {self.moves_to_go}"] if self.moves_to_go else []
        if self.infinite:
            words.append("infinite")
        if only:
            words.append(f"searchmoves {' '.join(only)}")  # last: some engines take all that follows for moves
        return f"go {' '.join(words)}"


@dataclass(frozen=True)
class Request:
    """A question: a position (UCI's `position` command) and how it is to be searched.

    `lines` is how many first moves are wanted with a score each, `only` the first moves that count, if not all.
    `options` hold for this request alone; those that an engine does not have are not set. An engine that has not
    answered after so many milliseconds of `patience` counts as hung; it is never so for 0.
    """

    position: str
    limits: Limits = Limits()
    options: tuple[tuple[str, str], ...] = ()
    lines: int = 1
    only: tuple[str, ...] = ()
    patience: int = 0

    def commands(self) -> tuple[str, str]:
        """Return the `position` and `go` commands."""
        return self.position, self.limits.command(self.only)


def set_option(name: str, value: str) -> str:
    """Return the command that sets an option."""
    return f"setoption name {name} value {value or EMPTY}"


def press_button(name: str) -> str:
    """Return the command that has an option without a value do what it does."""
    return f"setoption name {name}"
