"""Plays a match on its own threads, several games at once; the window polls it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from surajang.gui.kit.translation import tr
from surajang.gui.matches import matches_text
from surajang.gui.matches.engine_players import (
    CannotPlay,
    EngineFailed,
    Launch,
    Opening,
    Played,
    Player,
    Thinking,
    play,
)
from surajang.gui.matches.openings import balanced
from surajang.gui.matches.scores import Score, Trial
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words.refusal_text import sentence
from surajang.rules import fen
from surajang.rules.diagram import InvalidPosition
from surajang.rules.game import Game
from surajang.rules.moves import SETUP, origin, target
from surajang.rules.notation import IllegalMove
from surajang.rules.variant import Variant

log = logging.getLogger(__name__)

MAX_FAILURES = 3
"""The number of consecutive failures of an engine after which the match stops."""


class Counted(Protocol):
    """A finished game: its number from 0, and the first contender's points."""

    @property
    def number(self) -> int: ...

    @property
    def points(self) -> float: ...


@dataclass(frozen=True)
class Board:
    """A running game: its number from 0, its position (FEN), the number of moves, the last one's squares."""

    number: int
    fen: str
    plies: int
    last: tuple[int, ...] = ()


@dataclass(frozen=True)
class Contest:
    """The games to play: `opening` returns the opening of a pair of games by its number and, if a `judge` checks its
    balance, another one at each attempt.

    `elsewhere`, if given, plays a game by its number on a machine that starts the engines itself.
    """

    variant: Variant
    launches: tuple[Launch, Launch]
    thinking: tuple[Thinking, Thinking]
    games: int
    opening: Callable[[int, int], Opening]
    at_once: int = 1
    limit: int = 400
    trial: Trial | None = None
    judge: Launch | None = None
    elsewhere: Callable[[int], Played] | None = None


class Runner:
    """A running match.

    Games that have `ended` before are counted and not played again. `keep` is called on one thread at a time with each
    finished game, and returns the value to count; if it raises OSError, the match stops.
    """

    def __init__(
        self, contest: Contest, keep: Callable[[int, Played], Counted], ended: Iterable[Counted] = (),
    ) -> None:  # fmt: skip
        self._contest = contest
        self._keep = keep
        self._lock = threading.RLock()
        self._ended: dict[int, Counted] = {}
        self.score = Score()
        self.trouble = ""
        self.verdict = ""
        self._stopping = False
        self._broken: dict[int, int] = {}
        self._boards: dict[int, Board] = {}
        self._players: dict[int, list[Player]] = {}
        self._threads: list[threading.Thread] = []
        self._openings: dict[int, Opening] = {}
        """Judged openings, by the number of pairs whose second game has not begun."""
        for counted in ended:
            self._count(counted)
        self._judge()
        self._left = iter([number for number in range(contest.games) if number not in self._ended])

    # From outside

    def start(self) -> None:
        """Begin to play."""
        with self._lock:
            if self._threads or self.finished:
                return
            left = self._contest.games - len(self._ended)
            for worker in range(min(self._contest.at_once, left)):
                thread = threading.Thread(target=self._work, args=(worker,), name="match", daemon=True)
                self._threads.append(thread)
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Abort the running games; does not wait for them to end."""
        with self._lock:
            self._stopping = True
            players = [player for pair in self._players.values() for player in pair]
        for player in players:
            player.abort()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until no game is running; return whether that happened."""
        for thread in self._threads:
            thread.join(seconds)
        return not self.running

    @property
    def running(self) -> bool:
        """Whether games are being played, or engines are still ending."""
        return any(thread.is_alive() for thread in self._threads)

    @property
    def finished(self) -> bool:
        """Whether all games have been played."""
        with self._lock:
            return bool(self.verdict) or len(self._ended) >= self._contest.games

    @property
    def boards(self) -> list[Board]:
        """The running games."""
        with self._lock:
            return [self._boards[worker] for worker in sorted(self._boards)]

    @property
    def played(self) -> int:
        """The number of finished games."""
        with self._lock:
            return len(self._ended)

    # Finished games

    def _count(self, counted: Counted) -> None:
        """Count a game, and its pair if both games have ended."""
        self._ended[counted.number] = counted
        other = self._ended.get(counted.number ^ 1)
        self.score.count(counted.points, None if other is None else other.points)

    def _judge(self) -> None:
        """Update the test's verdict."""
        if self._contest.trial is not None:
            self.verdict = self._contest.trial.verdict(self.score)

    def _give_up(self, sentence: str) -> None:
        """Stop, and note why."""
        with self._lock:
            self.trouble = self.trouble or sentence
        self.stop()

    # On the threads

    def _work(self, worker: int) -> None:
        players: list[Player] = []
        try:
            while (number := self._next()) is not None:
                if self._contest.elsewhere is not None:
                    self._take(number, self._contest.elsewhere(number))
                    continue
                if not players:
                    players = self._start_players(worker)
                played = self._play(worker, number, players)
                if self._stopping and played.failure:
                    return
                if played.failure:
                    self._close(worker)
                    players = []
                self._take(number, played)
        except CannotPlay as failure:
            if not self._stopping:
                self._give_up(str(failure))
        except (InvalidPosition, IllegalMove) as error:
            self._give_up(matches_text.BAD_OPENING(why=sentence(error.reason)))
        except Exception as error:
            log.exception("a match has stopped")
            self._give_up(tr("The match has stopped because of a bug in this program: {why}.", why=error))
        finally:
            self._close(worker)
            with self._lock:
                self._boards.pop(worker, None)

    def _next(self) -> int | None:
        """Return the number of the next game, None if there is none."""
        with self._lock:
            return None if self._stopping or self.verdict else next(self._left, None)

    def _start_players(self, worker: int) -> list[Player]:
        """Return both engines and the judge, if there is one, started. Raises CannotPlay."""
        players: list[Player] = []
        with self._lock:
            self._players[worker] = players

        def started(player: Player) -> None:
            with self._lock:
                players.append(player)
                if self._stopping:
                    player.abort()

        for launch, thinking in zip(self._contest.launches, self._contest.thinking, strict=True):
            Player(launch, self._contest.variant.name, thinking, started)
        if self._contest.judge is not None:
            Player(self._contest.judge, self._contest.variant.name, Thinking(), started)
        return players

    def _close(self, worker: int) -> None:
        """End a worker's engines."""
        with self._lock:
            players = self._players.pop(worker, [])
        for player in players:
            player.close()

    def _play(self, worker: int, number: int, players: list[Player]) -> Played:
        def show(game: Game) -> None:
            move = game.node.move
            last = (int(origin(move)), int(target(move))) if move and not move & SETUP else ()
            board = Board(number, fen.write(game.position), game.node.ply, last)
            with self._lock:
                self._boards[worker] = board

        contest = self._contest
        ordered = players[:2][:: -1 if number % 2 else 1]
        return play(contest.variant, self._opening(number // 2, players[2:]), ordered, contest.limit, show)

    def _opening(self, pair: int, judges: list[Player]) -> Opening:
        """Return the opening of a pair of games. A judge decides the same for both, so they need not wait for each
        other.
        """
        with self._lock:
            known = self._openings.pop(pair, None)
        if known is not None or not judges:
            return known or self._contest.opening(pair, 0)
        try:
            opening = balanced(self._contest.variant, partial(self._contest.opening, pair), judges[0])
        except EngineFailed:  # the match is being stopped, or plays unjudged openings
            return self._contest.opening(pair, 0)
        with self._lock:
            self._openings[pair] = opening
        return opening

    def _take(self, number: int, played: Played) -> None:
        """Save a finished game, count it, and stop if an engine fails again and again."""
        with self._lock:
            try:
                self._count(self._keep(number, played))
            except OSError as error:
                self._give_up(matches_text.NOT_KEPT(why=reason_of(error)))
                return
            self._judge()
            failed = played.side ^ number % 2 if played.failure else -1
            for contender in (0, 1):
                self._broken[contender] = self._broken.get(contender, 0) + 1 if contender == failed else 0
        if failed >= 0 and self._broken[failed] >= MAX_FAILURES:
            self._give_up(matches_text.GIVEN_UP(
                name=self._contest.launches[failed].name, times=MAX_FAILURES, failure=played.failure
            ))  # fmt: skip
