"""The coach on a game's page: a question before a move that loses something, threats on request, hints in two steps."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from surajang.gui.analysis import coach_text, reason_text
from surajang.gui.analysis.line_facts import why
from surajang.gui.analysis.move_facts import Fact, forced_mate, loss, threats
from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.board.places import Place, start_of
from surajang.gui.document import move_text
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.punctuation import sentences
from surajang.gui.play.game_board import GameBoard
from surajang.gui.play.game_messages import GameMessages
from surajang.gui.play.match import Match
from surajang.gui.players.levels import among_lowest
from surajang.gui.shell.settings import Settings
from surajang.gui.words import outcome_text
from surajang.rules.moves import CASTLING, SETUP, target


class Coaching(QObject):
    """Shows the facts that gui.analysis computes."""

    def __init__(
        self, match: Match, board: GameBoard, messages: GameMessages, settings: Settings, page: QWidget
    ) -> None:
        super().__init__(page)
        self._match = match
        self._state = match.state
        self._game_board = board
        self._board = board.view
        self._messages = messages
        self._settings = settings
        self._hint = 0
        self._hints_shown = 0
        self._reasons = ""
        self._threats_shown = False
        match.hinted.connect(self._hinted)

    # The question before a move

    @property
    def idle(self) -> bool:
        """Whether there is no person to ask: the computer plays both sides."""
        return self._state.watching

    @property
    def on(self) -> bool:
        """Whether the coach asks in this match: as set, or by default against one of the lowest levels."""
        if self._settings["coach"] != "levels":
            return bool(self._settings["coach"] == "on")
        players = self._state.players
        return any(player.human for player in players) and any(
            player.has_level and among_lowest(player.level) for player in players
        )

    def toggle(self) -> None:
        """Turn the coach's questions on or off, for every match from now on."""
        self._settings["coach"] = "off" if self.on else "on"
        self._match.changed.emit()

    def asks_about(self, move: int, play: Callable[[], object]) -> bool:
        """If a person's move loses something, ask whether to `play` it. Return whether it does.

        The move that the hint recommends is not asked about: the engine has looked further ahead.
        """
        if not self.on or self._state.trying or move & SETUP or move == self._hint:
            return False
        position = self._match.game.position
        fact = loss(position, move)
        if fact is None:
            return False
        self.clear()
        self._board.set_arrow(move)
        self._show_culprit(fact, move)
        choices = [(coach_text.PLAY_ANYWAY(), play), (coach_text.TAKE_BACK(), self._match.changed.emit)]
        words = coach_text.loss(position, move, fact)
        self._messages.banner.say(words, "", "objection", choices, topic="here")
        self._match.changed.emit()
        return True

    def _show_culprit(self, fact: Fact, move: int) -> None:
        """Highlight attacker and victim, with an arrow between them; before the move is made."""
        ends = [square for square, _ in fact.victims] or [int(target(fact.move))]
        start = start_of(fact.move, 1 - self._match.game.node.side) if fact.move else fact.place
        self._board.annotate((), [Arrow(start, end, Colour.RED) for end in ends if end != start])
        standing = int(target(move))
        squares = [start] if isinstance(start, int) else []
        self._board.highlight([*squares, *ends, *([standing] if standing in ends else [])])

    # Threats

    @property
    def may_show_threats(self) -> bool:
        """Whether threats can be shown in the current position."""
        state = self._state
        hidden = state.paused and not state.watching
        over = state.document.node.outcome.over or state.document.game.position.setup
        return not over and not hidden and not self._messages.banner.asks

    def show_threats(self) -> None:
        """Draw and announce the threats in the current position, or remove the arrows if they are shown."""
        if not self.may_show_threats:
            return
        if self._threats_shown:
            self.clear()
            return
        state = self._state
        position = self._match.game.position
        one = not state.two_people and not state.watching
        against = state.person if one else int(position.side)
        found = threats(position, against)
        arrows: list[Arrow] = []
        for fact in found[: coach_text.MAX_THREATS]:
            start: Place = start_of(fact.move, 1 - against) if fact.move else fact.place
            ends = [square for square, _ in fact.victims] or [int(target(fact.move))]
            arrows += [Arrow(start, end, Colour.RED) for end in ends]
        self._board.annotate((), arrows)
        self._threats_shown = True
        self._messages.note(coach_text.threats(position, found, against))

    # Hints

    @property
    def hinted(self) -> bool:
        """Whether the piece to move has been named, so that the next hint shows its move."""
        return self._hint != 0

    @property
    def may_hint(self) -> bool:
        """Whether a hint can be requested: not while a question is open."""
        return self._match.turn.may_hint and not self._messages.banner.asks

    def hint(self) -> None:
        """Find a hint; if one is found already, show its move."""
        if not self.may_hint:
            return
        if not self._hint:
            self._match.turn.hint()
        else:
            self._hints_shown = 2
            self.clear()
            self._game_board.show_hint(self._hint)
            announce(move_text.HINT(move=move_text.meant(self._match.game, self._hint)))
            if self._hint & CASTLING:
                self._messages.explain_castling(self._settings)
            self._say_reasons()

    def position_shown(self) -> None:
        """Forget the hint and the threats of the previous position."""
        self._hint = 0
        self._hints_shown = 0
        self._reasons = ""
        self._threats_shown = False

    def _hinted(self, move: int) -> None:
        """Name the piece to move, and find the reasons for its move meanwhile; not in place of an open question."""
        if self._messages.banner.asks:
            return
        if move & SETUP:
            self._game_board.show_hint(move)
            announce(move_text.HINT(move=move_text.meant(self._match.game, move)))
            return
        game = self._match.game
        self._hint, self._hints_shown, self._reasons = move, 1, ""
        copy = game.position.copy()  # for the other thread
        start = start_of(move, game.node.side)
        self.clear()
        self._board.annotate([Mark(start)], ())
        self._board.prefer(move)
        self._messages.note(sentences(coach_text.look_at(game.position, move), coach_text.ASK_AGAIN()))

        repeats = game.repetition_of(move)  # which the facts, from the position alone, do not know
        if repeats in ("draw", "loss", "win"):
            players = self._messages.subjects()
            self._reasons = outcome_text.repetition_warning(repeats, game.variant, game.node.side, players)
            return

        def find() -> str:
            """Return why the move is good."""
            mate = forced_mate(copy, move)
            return reason_text.reasons(copy, [move], [mate] if mate else why(copy, [move]))

        def found(words: str) -> None:
            """Take the words for the hint's move, unless it is obsolete."""
            if self._hint == move and not self._reasons:
                self._reasons = words
                self._say_reasons()

        Task(self, find, found, found, ())

    def _say_reasons(self) -> None:
        """Say why the hint's move is good, when it is shown and the reasons are known."""
        if self._hints_shown == 2 and self._reasons:
            game = self._match.game
            whether = coach_text.promotion(game.position, self._hint, game.legal_moves())
            self._messages.note(sentences(whether, self._reasons))

    def clear(self) -> None:
        """Remove what the coach has drawn."""
        self._threats_shown = False
        self._board.set_hint(None)
        self._board.annotate((), ())
        self._board.highlight(())
