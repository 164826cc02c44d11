"""A game being played: a document with players and clocks, and engines that play for the computer. No widgets."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from surajang.gui.document.document import GameDocument, Navigation
from surajang.gui.document.edits import Change, Jumped, Stepped
from surajang.gui.document.game_text import ORIENTATION, SIDES
from surajang.gui.engines.programs import Program
from surajang.gui.kit.translation import tr
from surajang.gui.play.computer import Computer
from surajang.gui.play.computer_turn import ComputerTurn, Lineup
from surajang.gui.play.course import Course, MatchState, Saving, Timekeeper
from surajang.gui.play.taking_back import TakingBack
from surajang.gui.players.game_clock import Clock
from surajang.gui.players.levels import LEVELS, Level
from surajang.gui.players.players import MatchSettings, Players
from surajang.gui.players.saved_game import begun, file_stem
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.gui.storage.games_folder import new_file
from surajang.gui.words.naming import PLAYED_HERE
from surajang.rules.game import DRAW, FIRST_WINS, Game, Node, Outcome, won_by
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant

ENOUGH = 2
"""After this many wins or losses in a row another level is offered."""


class Match(QObject):
    """One game, from its first move to its review.

    It owns its parts: the `document` is the game's tree, with its `navigation`; `state` says what is possible; `time`,
    `turn` (the computer's), `lineup`, `draws`, `taking_back` and `saving` do it. Board and move list follow the
    document; everything else is reported here.
    """

    played = Signal(Node, Transition)
    """A move was made, in the game or beside it."""

    changed = Signal()
    """The turn, the thinking player, the position shown, a pause, the result: something has changed."""

    ticked = Signal()
    """A running clock shows another time."""

    ended = Signal()
    """The game is over."""

    draw_offered = Signal(int)
    """This side offers a draw to the other, a person; the clocks stop until the answer."""

    message = Signal(str)
    """A sentence for the players."""

    save_state_changed = Signal(SaveState)
    """The save state has changed."""

    save_delayed = Signal(str)
    """Saving takes more than a moment: a sentence that says why. It is valid until the game is saved."""

    hinted = Signal(int)
    """A hint was found: a move."""

    stuck = Signal(str)
    """The computer cannot continue: the state's `obstacle` is this sentence."""

    def __init__(
        self,
        match_settings: MatchSettings,
        document: GameDocument,
        computer: Computer,
        saver: Autosave,
        settings: Settings,
    ) -> None:
        """Continue the document's game at the end of its main line; `computer` owns the engines, `saver` the file."""
        super().__init__()
        self.match_settings = match_settings
        self.document = document
        document.setParent(self)
        document.set_result(document.game.ended)  # the main line ends at the game's current end
        document.go_to(document.end)
        self.navigation = Navigation(document)
        self.time = Timekeeper(match_settings.controls, self)
        self.time.restore(self.live)
        self.state = MatchState(document, match_settings.players, self.time.clock)
        self.saving = Saving(self.state, saver)
        self.computer = computer
        self._course = Course(self.state, self.time, computer, self.saving, self)
        self.turn = ComputerTurn(self._course, settings)
        self.lineup = Lineup(self._course, match_settings.players)
        self.draws = DrawOffers(self._course, self.turn)
        self.taking_back = TakingBack(self._course, self._begin_again)
        self.other_level: Level | None = None
        """The level to offer after the game, if this one was beaten, or has won, often enough."""
        self._settings = settings
        self._counted = document.outcome.over
        self.played_here = document.game.headers.get("Event") == PLAYED_HERE
        """Whether the game was played in this program, or at least its end."""
        self._listen()

    def _listen(self) -> None:
        """Forward the signals of the parts."""
        self.computer.setParent(self)
        self.document.changed.connect(self._follow)
        self.time.ticked.connect(self.ticked)
        self._course.played.connect(self.played)
        self._course.changed.connect(self.changed)
        self._course.ended.connect(self._note_end)
        self._course.ended.connect(self.ended)
        self.turn.reported.connect(self.message)
        self.turn.stuck.connect(self.stuck)
        self.turn.hinted.connect(self.hinted)
        self.draws.offered.connect(self.draw_offered)
        self.draws.declined.connect(
            lambda name: self.message.emit(tr("{player} declines the draw and wants to play on.", player=name))
        )
        self.saving.saver.state_changed.connect(self.save_state_changed)
        self.saving.saver.delayed.connect(self.save_delayed)

    def _note_end(self) -> None:
        """Count the first end of a game from the start position, not one after moves were taken back."""
        self.played_here = True
        if not self._counted and self.match_settings.start == "startpos":
            self._counted = True
            self.other_level = note_game(self._settings, self.players, self.outcome)

    # The game

    @property
    def game(self) -> Game:
        """The game's tree and position, to be read."""
        return self.document.game

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return self.document.variant

    @property
    def live(self) -> Node:
        """The current end of the game, whatever position is shown."""
        return self.document.end

    @property
    def outcome(self) -> Outcome:
        """The result, or GOES_ON."""
        return self.document.outcome

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.document.outcome.over

    @property
    def players(self) -> Players:
        """Who plays."""
        return self.state.players

    @property
    def clock(self) -> Clock:
        """Both players' clocks."""
        return self.time.clock

    @property
    def save_state(self) -> SaveState:
        """Whether the current game is saved; a game without moves need not be."""
        return self.saving.saver.state

    def text(self) -> str:
        """Return the game as PGN."""
        return self.document.text(self.saving.headers())

    def save_side(self, flipped: bool) -> None:
        """Save with the game whether the second player is at the lower edge of the board."""
        self.document.set_header(ORIENTATION, SIDES[flipped])
        if self.saving.begun:
            self.saving.save()

    def file_stem(self) -> str:
        """Return a name for the game's file, without its extension."""
        return file_stem(self.game, self.players)

    def _follow(self, change: Change) -> None:
        """Cancel a hint when another position is shown."""
        if isinstance(change, (Stepped, Jumped)):
            self.computer.cancel_hint()
            self._course.touch()

    # Beginning and ending

    def begin(self) -> None:
        """Start the clocks, and the computer if it is to move."""
        with self._course.operation():
            self.turn.prepare()
            self._course.go_on()

    def _begin_again(self) -> None:
        """Prepare the players to continue from another position, perhaps not the players at the end."""
        self.lineup.take_places()
        self.turn.begin_again()

    def prepare_to_leave(self) -> None:
        """Stop, save the whole game and release its file; then `close` or `stay`."""
        self.time.tick.stop()
        self.computer.cancel()
        self._course.save_clocks()
        self.saving.saver.hold(False)

    def stay(self) -> None:
        """Continue after `prepare_to_leave`."""
        with self._course.operation():
            self.saving.saver.hold(True)
            self._course.go_on()

    def close(self) -> None:
        """Stop engines, timers and saving. Unsaved data are written once more, without waiting."""
        self.time.tick.stop()
        self.computer.close()
        self._course.save_clocks()
        self.saving.saver.close()

    # Actions of people

    def play(self, move: int) -> bool:
        """Make a person's legal move in the position shown. Return whether it was accepted."""
        if self.time.look() or not self.state.may_move:
            return False
        if self.state.trying:
            self._try(move)
        else:
            self.draws.decline()  # a move declines it
            self._course.make(move)
        return True

    def _try(self, move: int) -> None:
        """Make a legal move beside the game or after its end."""
        with self._course.operation():
            change = transition(self.game.position, move)
            new = self.document.node.child(move) is None
            node = self.taking_back.trials.make(move)
            if new:
                self.saving.save()
            self.played.emit(node, change)

    def resign(self, side: int) -> None:
        """Let a side resign."""
        if not self.over:
            self._course.finish(won_by(1 - side, "resignation"))

    def pause(self, on: bool) -> None:
        """Stop or resume the clocks and the computer."""
        self._course.pause(on)

    def return_to_game(self) -> None:
        """Show the end of the game, or once it is over, the move where the trial branches off."""
        if self.state.may_return:
            self.document.go_to(self.navigation.main_line_before() if self.over else self.live)


def make_match(
    match_settings: MatchSettings,
    settings: Settings,
    game: Game | None = None,
    save_in: Path | None = None,
    saver: Autosave | None = None,
    program: Program | None = None,
) -> Match:
    """Return a match with these settings, which begins or continues a game.

    It is saved in the file `save_in`, in a new one from its first move on, or by another `saver`. `program` replaces
    the computer's in the settings.
    """
    variant = match_settings.variant
    document = GameDocument(game or begun(match_settings))
    computer = Computer(variant, settings, program=program)
    if saver is not None:
        return Match(match_settings, document, computer, saver, settings)
    autosave = Autosave(save_in or (lambda: new_file(variant.title)))
    match = Match(match_settings, document, computer, autosave, settings)
    autosave.setParent(match)
    return match


def note_game(settings: Settings, players: Players, outcome: Outcome) -> Level | None:
    """Count a person's game against a level. Return the level to offer, the next or the previous one, if any.

    After an offer the count begins again. Other games are not counted.
    """
    person = next((side for side, player in enumerate(players) if player.human), None)
    if person is None or not players[1 - person].has_level or not outcome.over:
        return None
    level = players[1 - person].strength
    run = settings["level_run"]
    before = run.get("games", 0) if run.get("level") == level.name else 0
    step = 0 if outcome.result == DRAW else 1 if (outcome.result == FIRST_WINS) == (person == 0) else -1
    games = before + step if before * step > 0 else step
    number = level.number + step
    other = next((each for each in LEVELS if each.number == number), None) if abs(games) >= ENOUGH else None
    settings["level_run"] = {"level": level.name, "games": 0 if other is not None else games}
    return other


class DrawOffers(QObject):
    """Offers of a draw by a person, at most one before their next move."""

    offered = Signal(int)
    """This side offers a draw to the other, a person; the clocks stop until the answer."""

    declined = Signal(str)
    """The computer declines: its name."""

    def __init__(self, course: Course, computer: ComputerTurn) -> None:
        super().__init__(course)
        self._course = course
        self._computer = computer
        self._state = course.state
        self._offered_at: list[int | None] = [None, None]

    @property
    def possible(self) -> bool:
        """Whether a person may offer a draw: not in a variant without draws, nor twice before their next move."""
        state = self._state
        if state.over or state.watching or state.paused or state.offering is not None:
            return False
        offered = self._offered_at[state.person]
        return state.document.variant.end.draws and (offered is None or not offered <= state.live.ply < offered + 2)

    def offer(self) -> None:
        """Offer a draw for the person to move, or the only person. Another person is asked; the computer answers."""
        if self._course.time.look() or not self.possible:
            return
        state = self._state
        side = state.person
        other = state.players[1 - side]
        self._offered_at[side] = state.live.ply
        if other.human:
            with self._course.operation():
                state.offering = side
                self._course.time.stop()
                self.offered.emit(side)
        elif self._computer.agrees_to_draw(1 - side):
            self.agree()
        else:
            self._course.touch()
            self.declined.emit(other.shown)

    def decline(self) -> None:
        """Continue after an offer; the same side may offer again after its next move."""
        if self._state.offering is not None:
            with self._course.operation():
                self._state.offering = None
                self._course.go_on()

    def agree(self) -> None:
        """End the game as a draw by agreement."""
        if not self._state.over:
            self._course.finish(Outcome(DRAW, "agreement"))
