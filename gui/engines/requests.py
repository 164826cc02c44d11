"""Requests to a UCI engine, and its answers so far.

A `Request` becomes commands in the engine's terms: some have other names for our games, and no choice of setups. A
`Collector` keeps the last `info` line of each kind, and makes an `Analysis` of them on request.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from surajang.gui.engines.protocol import EMPTY, Info, Score, parse_info
from surajang.rules import catalogue, fen, notation
from surajang.rules.fairy_stockfish import exported_name, position
from surajang.rules.games import GAMES
from surajang.rules.position import Position
from surajang.rules.variant import Variant


class State(Enum):
    """The state of an engine, as far as the window knows."""

    OFF = auto()
    GREETING = auto()
    """It identifies itself."""

    SETTLING = auto()
    """It has been asked whether it is ready. Output before its answer belongs to an earlier request."""

    READY = auto()
    THINKING = auto()
    STOPPING = auto()
    """It will answer a request that has been dropped."""


DEFINITIONS = "variantpath"
"""The option for a file of definitions, in small letters. An engine that needs one has no choice of setups."""

PRACTISED = "weightspath"
"""The option for a file of values found by a game's practice, in small letters."""


@dataclass(frozen=True)
class Limits:
    """The limits of a search: depth, nodes, milliseconds, moves to mate, the clocks, or several of these.

    `clocks` and `increments` are the milliseconds of the first and the second player. Without a limit it goes on until
    stopped.

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
        """Whether the search has no limit."""
        return not (self.depth or self.nodes or self.movetime or self.mate or self.clocks)

    def command(self, only: tuple[str, ...] = (), pondering: bool = False) -> str:
        """Return the `go` command, for these first moves `only` if there are any, or to ponder."""
        bounds = {"depth": self.depth, "nodes": self.nodes, "movetime": self.movetime, "mate": self.mate}
        words = ["ponder"] if pondering else []
        words += [f"{name} {bound}" for name, bound in bounds.items() if bound]
        if self.clocks:
            words += [f"wtime {self.clocks[0]} btime {self.clocks[1]}"]
            words += [f"winc {self.increments[0]} binc {self.increments[1]}"] if any(self.increments) else []
            words += [f"movestogo {self.moves_to_go}"] if self.moves_to_go else []
        if self.infinite:
            words.append("infinite")
        if only:
            words.append(f"searchmoves {' '.join(only)}")  # last, as some engines read all following words as moves
        return f"go {' '.join(words)}"


@dataclass(frozen=True)
class Request:
    """A position (UCI's `position` command) with instructions for its search.

    `lines` is the number of best moves to score, `only` the first moves to search, if not all. `options` apply to this
    request only; those that an engine lacks are not set. An engine that has not answered after `patience` milliseconds
    counts as hung; 0 is without limit. `pondering`: it is sent before the position is reached, and answered only after
    that.
    """

    position: str
    limits: Limits = Limits()
    options: tuple[tuple[str, str], ...] = ()
    lines: int = 1
    only: tuple[str, ...] = ()
    patience: int = 0
    pondering: bool = False

    def commands(self) -> tuple[str, str]:
        """Return the `position` and `go` commands."""
        return self.position, self.limits.command(self.only, self.pondering)


def set_option(name: str, value: str) -> str:
    """Return the command that sets an option."""
    return f"setoption name {name} value {value or EMPTY}"


def press_button(name: str) -> str:
    """Return the command that presses a button option."""
    return f"setoption name {name}"


def is_defined(options: Collection[str], offered: Collection[str]) -> bool:
    """Return whether an engine knows our games by definitions, as Fairy-Stockfish does: it has the option for them
    (`options` are in small letters), and does not already offer all of our games, as our own engine does.
    """
    return DEFINITIONS in options and not set(GAMES) <= set(offered)


def name_for(variant: str, offered: Collection[str], defined: bool) -> str:
    """Return the UCI_Variant value that selects one of our variants.

    `offered` are the games that the engine declares, and `defined` says whether it takes definitions of games: such an
    engine may use our name for another game, and uses the name in the definition for ours.
    """
    game = catalogue.find(variant)
    if game is None:
        return variant
    exported = exported_name(game)
    return exported if defined or exported in offered else variant


def knows(variant: str, offered: Collection[str], defined: bool) -> bool:
    """Return whether an engine knows one of our games; one that declares no games may."""
    return not offered or name_for(variant, offered, defined) in offered


def position_for(variant: str, command: str, defined: bool) -> str:
    """Return UCI's `position` command for an engine. If it knows our games by definitions (`defined`), the command
    begins after the choice of setups; it is "" for an earlier position.
    """
    game = catalogue.find(variant)
    if defined and game is not None and game.setup:
        command = after_setup(game, command)
    return command_for(variant, command, defined)


def command_for(variant: str, command: str, defined: bool) -> str:
    """Return UCI's `position` command for an engine, which may take definitions of games."""
    start, fen, rest = command.partition("position fen ")
    game = catalogue.find(variant)
    if not defined or start or not fen or game is None:
        return command
    text, moves, line = rest.partition(" moves ")
    return f"{fen}{position(game, text)}{moves}{line}"


def after_setup(variant: Variant, command: str) -> str:
    """Return UCI's `position` command that begins after the choice of setups, "" if that is not complete.

    `command` begins with `position fen`, as ours do.
    """
    start, _, moves = command.removeprefix("position fen ").partition(" moves ")
    texts = moves.split()
    position = fen.read(variant, start)
    if not position.setup:
        return command
    while position.setup and texts:
        position.make(notation.parse(position, texts.pop(0)))
    if position.setup:
        return ""
    line = f" moves {' '.join(texts)}" if texts else ""
    return f"position fen {fen.write(position)}{line}"


def any_setup(variant: Variant) -> str:
    """Return one of the possible setups."""
    return random.choice(variant.setup.choices) if variant.setup else ""


FEW = 100
"""Up to this many `info` lines at once are all examined."""

_STATE, _UNWANTED = 0, -1
_RANK = re.compile(rb" multipv ([0-9]{1,4})(?![0-9])")


def legal_line(position: Position, texts: Sequence[str]) -> list[int]:
    """Return the moves of an engine's line as far as they are legal, and the game is not over by an arrival."""
    moves: list[int] = []
    for text in texts:
        if position.arrived():
            break
        try:
            moves.append(notation.parse(position, text))
        except notation.IllegalMove:
            break
        position.make(moves[-1])
    for _ in moves:
        position.unmake()
    return moves


@dataclass(frozen=True)
class Analysis:
    """The findings on a request's position so far.

    `lines` has the last `info` of each line, the best first; `nodes` and `nps` are the last values. There is no mate in
    `no_mate_in` moves.
    """

    request: Request | None = None
    lines: tuple[Info, ...] = ()
    nodes: int = 0
    nps: int = 0
    no_mate_in: int = 0

    @property
    def score(self) -> Score | None:
        """The score of the best line, if there is one."""
        return self.lines[0].score if self.lines else None

    @property
    def depth(self) -> int:
        """The search depth of the best line, 0 at the beginning."""
        return (self.lines[0].depth or 0) if self.lines else 0


class Collector:
    """Collects an engine's output on one request.

    An engine may write a hundred times as much as is ever shown. So only the last line of each kind is kept, and parsed
    when needed.
    """

    def __init__(self, request: Request, lines: int) -> None:
        self._count = lines
        self._pending: dict[int, bytes] = {}  # by subject, oldest first
        self._lines: dict[int, Info] = {}
        self._analysis = Analysis(request)

    def take(self, infos: Sequence[bytes]) -> bool:
        """Take `info` lines in their order; return whether there is news.

        If many come at once, only the last one of each line of play is examined.
        """
        newest: dict[int, bytes] = {}
        wanted = self._count if len(infos) > FEW else FEW
        for line in reversed(infos):
            subject = self._subject(line)
            if subject not in newest:
                newest[subject] = line
                wanted -= subject > 0
                if not wanted:
                    break
        newest.pop(_UNWANTED, None)
        for subject, line in reversed(newest.items()):
            self._pending.pop(subject, None)
            self._pending[subject] = line
        return bool(newest)

    def _subject(self, line: bytes) -> int:
        """Return the subject of an `info` line: the rank of a line of play, or another one."""
        if line.startswith(b"info string "):
            return _UNWANTED
        if b" score " not in line and b" pv " not in line:
            return _STATE
        found = _RANK.search(line)
        rank = int(found.group(1)) if found else 1
        return rank if 1 <= rank <= self._count else _UNWANTED

    @property
    def analysis(self) -> Analysis:
        """The findings so far."""
        if self._pending:
            nodes, nps, no_mate_in = self._analysis.nodes, self._analysis.nps, self._analysis.no_mate_in
            for subject, line in self._pending.items():
                info = parse_info(line.decode("utf-8", "replace"))
                if subject > 0:
                    self._lines[subject] = info
                nodes = nodes if info.nodes is None else info.nodes
                nps = nps if info.nps is None else info.nps
                no_mate_in = no_mate_in if info.no_mate_in is None else info.no_mate_in
            self._pending.clear()
            lines = tuple(self._lines[rank] for rank in sorted(self._lines))
            self._analysis = Analysis(self._analysis.request, lines, nodes, nps, no_mate_in)
        return self._analysis
