"""The computer in a match: queries the engines, checks their answers, and deals with failures."""

import random

from PySide6.QtCore import QObject, Signal

from surajang.gui.document.game_text import UciMoves
from surajang.gui.kit.translation import tr
from surajang.gui.play.computer import available_seconds
from surajang.gui.play.course import Course
from surajang.gui.players.levels import among_lowest
from surajang.gui.players.players import OTHER, Player, Players, in_place_of
from surajang.gui.shell.settings import Settings
from surajang.rules import notation
from surajang.rules.game import Game, won_by
from surajang.rules.moves import DROP, SETUP, target
from surajang.rules.notation import IllegalMove

MIN_SECONDS, MAX_SECONDS = 0.5, 4.0
"""The minimum delay of a move in seconds, if the clock allows it, and the maximum."""

SHARE = 0.35
"""The largest part of the time available for a move that the delay may use."""

BASE_SECONDS = 1.6
"""Seconds for a quiet move among forty; the next constants are factors of it."""

FORCED, RECAPTURE, CAPTURE, ANSWER, PLACED = 0.4, 0.45, 0.75, 0.85, 1.35
"""Factors for the only move, a recapture, another capture, an answer to check, a drop."""


def natural_seconds(game: Game, move: int, available: float | None, chance: random.Random) -> float:
    """Return how many seconds a move would take a person.

    `game` is at the position before the move; `available` is the time on the clock in seconds, None without a clock.
    """
    moves = len(game.legal_moves())
    position, last = game.position, game.node.move
    if moves == 1:
        factor = FORCED
    elif position.captures(move):
        factor = RECAPTURE if last and target(last) == target(move) else CAPTURE
    elif position.in_check():
        factor = ANSWER
    else:
        factor = PLACED if move & DROP else 1.0
    seconds = BASE_SECONDS * factor * (0.7 + 0.6 * chance.random()) * (0.8 + min(moves, 200) / 200)
    seconds = min(MAX_SECONDS, max(MIN_SECONDS, seconds))
    return seconds if available is None else min(seconds, SHARE * available)


DRAW_SCORE = -30
"""The computer accepts a draw if its score is at most this (hundredths of a pawn)."""

LOST_SCORE = -1500
LOST_MOVES = 3
"""It resigns when its score has been this low for LOST_MOVES moves in a row.

At the levels for beginners it plays on, so that learners get to give mate.
"""


class ComputerTurn(QObject):
    """Asks for moves and hints, checks that answers are legal, and resigns for the computer."""

    reported = Signal(str)
    """A sentence for the players."""

    stuck = Signal(str)
    """The computer cannot continue: the state's `obstacle` is this sentence."""

    hinted = Signal(int)
    """A hint was found: a move."""

    def __init__(self, course: Course, settings: Settings) -> None:
        super().__init__(course)
        self._course = course
        self._state = course.state
        self._computer = course.computer
        self._settings = settings
        self._texts = UciMoves(course.document.game)
        self._refused = 0
        self._lost = [0, 0]
        self._chance = random.Random()
        course.computer_to_move.connect(self._ask)
        self._computer.answered.connect(self._answer_found)
        self._computer.chose.connect(self._take_answer)
        self._computer.hinted.connect(self._take_hint)
        self._computer.troubled.connect(self._report)
        self._computer.failed.connect(self._halt)

    @property
    def may_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return self._state.may_move and not self._computer.hinting

    def prepare(self) -> None:
        """Start the engines, so that their first moves come without delay."""
        if not self._state.over:
            for side, player in enumerate(self._state.players):
                if not player.human:
                    self._computer.prepare(side)

    def begin_again(self) -> None:
        """Forget the computer's view of its position: the game continues from elsewhere."""
        self._lost = [0, 0]

    def agrees_to_draw(self, side: int) -> bool:
        """Return whether the computer accepts a draw."""
        score = self._computer.score(side)
        return score is not None and score <= DRAW_SCORE

    def hint(self) -> None:
        """Find a good move for the person whose turn it is; `hinted` follows."""
        if self.may_hint:
            self._computer.hint(self._texts.position_command(self._course.document.game.line()))
            self._course.touch()

    def move_now(self) -> None:
        """Make the computer move at once."""
        if self._state.thinking:
            self._computer.move_now(self._state.side)

    def one_move(self) -> None:
        """Make a single move in a game of the computer against itself, then pause."""
        if self._state.may_step and not self._state.single_move:
            with self._course.operation():
                self._computer.cancel()
                self._state.paused = False
                self._state.single_move = True
                self._course.go_on()

    def _ask(self, only: tuple[str, ...] = ()) -> None:
        """Make the computer think about its move; `only` restricts it to these moves."""
        state = self._state
        position = self._texts.position_command(state.document.main_line)
        self._computer.think(state.side, position, state.players[state.side].strength, state.clock, self._pace, only)

    def _pace(self, text: str) -> float:
        """Return how many seconds the computer's move should take: like a person's, or the pace for watching."""
        state = self._state
        if state.watching:
            return 0.0 if state.single_move else float(self._settings["watch_pace"]) / 10
        move = self._legal(text)
        if move is None or self._course.time.look():
            return 0.0
        available = available_seconds(state.side, state.clock)
        with self._course.document.at(state.live) as game:
            return natural_seconds(game, move, available, self._chance)

    def _answer_found(self) -> None:
        """Stop the clock while the next move of a watched game waits to be shown."""
        if self._state.watching and not self._course.time.look():
            self._state.clock.stop()

    def _take_answer(self, text: str) -> None:
        """Act on the engine's answer unless it is obsolete: make the move, resign, or ask again."""
        state = self._state
        if self._course.time.look() or not state.thinking:
            return
        move = self._legal(text)
        if move is None:
            self._refused += 1
            if self._refused > 1:
                self._halt(tr("The computer's engine answered with illegal moves."))
            else:
                self._ask(self._legal_moves())  # a program may know the game, but not each of its rules
            return
        self._refused = 0
        side = state.side
        score = self._computer.score(side)
        self._lost[side] = self._lost[side] + 1 if score is not None and score <= LOST_SCORE else 0
        if self._lost[side] >= LOST_MOVES and self._resigns(side):
            self._course.finish(won_by(1 - side, "resignation"))
            return
        if state.watching and state.live.counted:
            state.clock.start(side)  # it was stopped while the move waited
        self._course.make(move)
        self._ponder(self._computer.expected)

    def _ponder(self, text: str) -> None:
        """Let the computer, which has moved, think about the answer that it expects, if it is a legal move."""
        state = self._state
        if state.over or state.paused or not state.players[state.side].human:
            return
        move = self._legal(text)
        if move is not None and not move & SETUP:
            side = 1 - state.side
            position = self._texts.position_command(state.document.main_line)
            self._computer.ponder(side, f"{position} {text}", state.players[side].strength, state.clock)

    def _resigns(self, side: int) -> bool:
        """Return whether the computer resigns a lost game on this side."""
        state = self._state
        beginners = among_lowest(state.players[side].level)
        return bool(self._settings["computer_resigns"]) and not state.watching and not beginners

    def _legal(self, text: str) -> int | None:
        """Return the engine's move, or None if it is not legal in the game."""
        with self._course.document.at(self._state.live) as game:
            try:
                move = notation.parse(game.position, text)
            except IllegalMove:
                return None
            return move if move in game.legal_moves() else None

    def _legal_moves(self) -> tuple[str, ...]:
        """Return all legal moves as UCI text."""
        with self._course.document.at(self._state.live) as game:
            return tuple(notation.text(game.position, move) for move in game.legal_moves())

    def _halt(self, sentence: str) -> None:
        """Stop the game and say why."""
        with self._course.operation():
            self._course.time.stop()
            self._refused = 0
            self._state.single_move = False
            self._state.paused = True
            self._state.obstacle = sentence
        self.stuck.emit(sentence)

    def _take_hint(self, text: str) -> None:
        """Report the hint for the current position."""
        self._course.touch()
        try:
            self.hinted.emit(notation.parse(self._course.document.game.position, text))
        except IllegalMove:
            self.reported.emit(tr("There is no hint for this position."))

    def _report(self, sentence: str) -> None:
        """Report an engine's problem."""
        self._course.touch()
        self.reported.emit(sentence)


class Lineup:
    """Replaces players during a match. `planned` are those in its settings."""

    def __init__(self, course: Course, planned: Players) -> None:
        self._course = course
        self._state = course.state
        self._computer = course.computer
        self._planned = planned
        self._computer.named.connect(self._name_other)
        if not self._state.over:
            self.take_places()

    def take_places(self) -> None:
        """Name the program that plays for the computer among the players."""
        self._let_play(self._computer.other)

    def _let_play(self, other: str) -> None:
        """Let the `other` program play for the computer, Surajang's own if it is ""."""
        first, second = (
            in_place_of(planned if planned.has_level and not player.human else player, other)
            for player, planned in zip(self._state.players, self._planned, strict=True)
        )
        self._state.players = (first, second)

    def _name_other(self, name: str) -> None:
        """Use the name that another program gives itself."""
        if any(player.level == OTHER and player.name != name for player in self._state.players):
            self._let_play(name)
            self._course.touch()

    def try_again(self) -> None:
        """Restart the computer's program and continue."""
        self._computer.restart()
        self._course.pause(False)

    def use_own_engine(self) -> None:
        """Let Surajang's own engine replace another program."""
        self._computer.use_own()
        self._let_play("")
        self._course.saving.save(whole=True)
        self._course.pause(False)

    def hand_over(self) -> None:
        """Let a person replace the computer."""
        first, second = (player if player.human else Player() for player in self._state.players)
        self._state.players = (first, second)
        self._course.saving.save(whole=True)
        self._course.pause(False)
