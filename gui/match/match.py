"""A game being played: its moves, players and clocks, and the engines that play for the computer. No widgets."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gui.match.clock import Clock
from gui.match.computer import Computer
from gui.match.match_settings import MatchSettings
from gui.match.players import OTHER, Player, in_place_of
from gui.match.saved_game import text_of
from gui.match.uci_moves import UciMoves
from gui.settings import Settings
from gui.storage.autosave import Autosave, SaveState
from gui.storage.games_folder import new_file
from rules import notation
from rules.game import DRAW, GOES_ON, Game, Node, Outcome, won_by
from rules.notation import IllegalMove
from rules.pgn import move_line, open_ended
from rules.transition import transition
from rules.variant import Variant

TICK_MS = 100
DRAW_SCORE = -30
"""The computer agrees to a draw when it thinks no better of its position than this (hundredths of a pawn)."""

LOST_SCORE = -1500
LOST_MOVES = 3
"""It resigns when it thinks this little of its position so many times in a row."""


class Match(QObject):
    """One game as it is played here, from its first move to its review.

    What was played is one line, which ends at `live`. Every other move in the game's tree is a trial: it never changes
    what was played, nor the result. Only taking back and playing on from an earlier position do that.
    """

    stepped = Signal(object, object, bool)
    """The board now shows this node, one move on (True) or back (False) from the one before; that move's Transition."""

    jumped = Signal(object)
    """The board now shows this node, from wherever it was."""

    played = Signal(object, object)
    """A move was made: its node, and its Transition."""

    pruned = Signal(object)
    """A node and what follows it was taken out of the game's tree."""

    relined = Signal(object)
    """The game goes on from this node, which the board now shows: another line is now the one that was played."""

    changed = Signal()
    """Whose turn it is, who is thinking, whether the game is paused or over: something of this has changed."""

    ticked = Signal()
    """A clock runs and shows another time."""

    ended = Signal()
    """The game is over."""

    draw_offered = Signal(int)
    """This side offers the other, a person, a draw; the clocks stand until it is answered."""

    told = Signal(str)
    """Something that the players should read: a sentence."""

    save_state_changed = Signal(object)
    """Whether the game as it stands is on disk has changed: its SaveState."""

    save_delayed = Signal(str)
    """The game is not on disk, for longer than a moment: why, in a sentence. It holds until the game is saved."""

    hinted = Signal(object)
    """The hint asked for: a move."""

    stuck = Signal(str)
    """The computer cannot go on: `obstacle` is now this sentence."""

    def __init__(
        self, match_settings: MatchSettings, settings: Settings, game: Game | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match_settings = match_settings
        self.settings = settings
        self.game = game or Game(match_settings.variant, match_settings.start)
        self.players = match_settings.players
        self.clock = Clock(match_settings.controls)
        self.live: Node
        self._line: list[Node] = []
        self._stand_at(self.game.main_line()[-1])
        self.game.go_to(self.live)
        self.paused = False
        self.obstacle = ""
        """Why the computer cannot go on (a sentence), if it cannot; `try_again` starts its program anew."""
        self.autosave: Autosave | None = None
        self._saved_end: Node | None = None
        self._number = 0
        self._texts = UciMoves(self.game)
        self._redo: list[list[int]] = []
        self._tried: list[Node] = []
        self._untried: list[Node] = []
        self.computer = Computer(match_settings.variant, settings, self)
        self.computer.answered.connect(self._answer_found)
        self.computer.chose.connect(self._play_answer)
        self.computer.hinted.connect(self._hint_found)
        self.computer.troubled.connect(self._tell_trouble)
        self.computer.failed.connect(self._stand_still)
        self.computer.named.connect(self._name_other)
        if not self.over:
            self._let_play(self.computer.other)
        self._refused_answers = 0
        self._lost = [0, 0]
        self.offering: int | None = None
        """The side whose offer of a draw waits for a person's answer, if one does."""
        self._offered_at: list[int | None] = [None, None]
        self._one_move = False
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._look_at_clock)
        if self.live.clocks:
            self._restore_clocks()

    # What is known of the game

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return self.game.variant

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome.over

    @property
    def outcome(self) -> Outcome:
        """How the game stands, wherever the board is looking."""
        return self.game.ended if self.game.ended.over else self.live.outcome

    @property
    def side(self) -> int:
        """Whose turn it is in the game."""
        return self.live.side

    @property
    def watching(self) -> bool:
        """Whether nobody but the computer plays."""
        return not any(player.human for player in self.players)

    def in_game(self, node: Node) -> bool:
        """Say whether a node is of the line that was played."""
        return node.ply < len(self._line) and self._line[node.ply] is node

    @property
    def trying(self) -> bool:
        """Whether a move made now would only be tried: the game is over, or an earlier position or a trial is shown."""
        return self.over or self.game.node is not self.live

    @property
    def free(self) -> bool:
        """Whether moves may be tried from an earlier position: two people without clocks, or a review."""
        return self.over or (all(player.human for player in self.players) and not self.clock.exists)

    @property
    def may_move(self) -> bool:
        """Whether a person may make a move in the position that the board shows."""
        if self.game.node.outcome.over or self.paused:
            return False
        if self.game.position.setup and (self.over or (self.game.node.children and self.game.node is not self.live)):
            return False  # another setup is chosen by taking back, so that stepping through passes it by
        if self.over:
            return True
        return self.players[self.game.node.side].human and (self.free or self.game.node is self.live)

    @property
    def thinking(self) -> bool:
        """Whether the computer is about to move."""
        return not self.over and not self.paused and not self.players[self.side].human

    @property
    def hinting(self) -> bool:
        """Whether a hint is being looked for."""
        return self.computer.hinting

    @property
    def may_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return self.may_move and not self.hinting

    @property
    def may_take_back(self) -> bool:
        """Whether there is a move to take back: in a game the last one, beside the game or after it the last trial."""
        return bool(self._tried) if self._undoes_trials else self.may_take_back_game

    @property
    def may_take_back_game(self) -> bool:
        """Whether the last move of the game, or the end that was no move, can be taken back."""
        return self._node_to_return_to() is not None

    def may_take_back_to(self, node: Node) -> bool:
        """Whether the game can go on from an earlier position: at a person's turn in the game's own line."""
        return node is not self.live and self.in_game(node) and self.players[node.side].human

    def may_play_on_from(self, node: Node) -> bool:
        """Whether the game can go on from a node, what was played behind it becoming a variation."""
        if node.outcome.over or (node is self.live and not self.game.ended.over):
            return False
        return self.over or self.free or self.may_take_back_to(node)

    @property
    def may_play_on(self) -> bool:
        """Whether the game can go on from the position shown."""
        return self.may_play_on_from(self.game.node)

    @property
    def may_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        if self._undoes_trials:
            return bool(self._untried)
        return bool(self._redo) and self.game.node is self.live

    @property
    def _undoes_trials(self) -> bool:
        """Whether taking back and making again concern what was tried, not what was played."""
        return self.over or not self.in_game(self.game.node)

    @property
    def may_return(self) -> bool:
        """Whether the board shows something else than the game: a trial or, while it is played, an earlier position."""
        return not self.in_game(self.game.node) if self.over else self.game.node is not self.live

    @property
    def may_pause(self) -> bool:
        """Whether a pause would stop anything (a clock, or the computer's game with itself), or can be ended."""
        return not self.over and self.offering is None and (self.paused or self.clock.exists or self.watching)

    @property
    def may_step(self) -> bool:
        """Whether the computer, which plays both sides, can be let make a single move."""
        return self.watching and not self.over and not self.obstacle

    @property
    def may_offer_draw(self) -> bool:
        """Whether a person may offer a draw: not in a game without draws, nor twice before the next move of theirs."""
        if self.over or self.watching or self.paused or self.offering is not None or not self.variant.end.draws:
            return False
        offered = self._offered_at[self._offerer]
        return offered is None or not offered <= self.live.ply < offered + 2

    @property
    def _offerer(self) -> int:
        """The side that offers a draw if a person does: whose turn it is, or the only person's."""
        return self.side if self.players[self.side].human else 1 - self.side

    # Beginning and ending

    def begin(self) -> None:
        """Let the clocks run and the computer think, if it is their turn."""
        if not self.over:
            for side, player in enumerate(self.players):
                if not player.human:
                    self.computer.prepare(side)
        self._go_on()
        self.changed.emit()

    def close(self) -> None:
        """End all that runs: engines, timers, saving. What is not on disk is tried once more, but not waited for."""
        self._tick.stop()
        self.computer.close()
        if self.autosave is not None:
            self._save_clocks()
            self.autosave.close()

    def prepare_to_leave(self) -> None:
        """Stand still, and have all of the game saved and its file left to others; then `close` or `stay`."""
        self._tick.stop()
        self.computer.cancel()
        if self.autosave is not None:
            self._save_clocks()
            self.autosave.hold(False)

    def stay(self) -> None:
        """Go on after `prepare_to_leave`."""
        if self.autosave is not None:
            self.autosave.hold(True)
        self._go_on()
        self.changed.emit()

    def _save_clocks(self) -> None:
        """Stop the clock, and save with the last move what has been used of the time since."""
        self.clock.stop()
        if self.clock.exists and not self.over and self.clock.totals() != self.live.clocks:
            self.live.clocks = self.clock.totals()
            self._save()

    # Making moves

    def play(self, move: int) -> bool:
        """Make a person's move in the position that the board shows. Return whether it was accepted."""
        if self._look_at_clock() or not self.may_move:
            return False
        if self.trying:
            self._try(move)
        else:
            self.decline_draw()  # whoever plays on does not want it
            self._make(move)
        return True

    def _make(self, move: int, redone: bool = False) -> None:
        """Make a legal move in the game; whoever looks at another position goes on looking at it."""
        shown = self.game.node
        looking = shown is self.live
        self.clock.press()
        self.computer.cancel()
        if not looking:
            self.game.go_to(self.live)
        change = transition(self.game.position, move)
        self._number = 0 if self.game.position.setup else int(self.game.position.fullmove)
        known = self.live.child(move)
        node = self.game.play(move)
        if self.clock.exists:
            node.clocks = self.clock.totals()
        self.game.promote(node)
        if known is not None:
            self._forget_trials()
        if not redone:
            self._redo.clear()
        self._stand_at(node)
        if not looking:
            self.game.go_to(shown)
        self._save(node if known is None else None)
        if looking:
            self.stepped.emit(node, change, True)
        self.played.emit(node, change)
        if node.outcome.over:
            self._finish(node.outcome)
        elif self._one_move:
            self._one_move = False
            self.paused = True
        else:
            self._go_on()
        self.changed.emit()

    def _try(self, move: int) -> None:
        """Make a legal move at the node shown, beside the game or after its end."""
        self.computer.cancel_hint()
        change = transition(self.game.position, move)
        known = self.game.node.child(move)
        node = self.game.play(move)
        if known is None:
            self._tried.append(node)
            self._untried.clear()
            self._save(node)
        self.stepped.emit(node, change, True)
        self.played.emit(node, change)
        self.changed.emit()

    def _stand_at(self, node: Node) -> None:
        """Let the game stand at a node, the end of its own line; what follows there was taken back, or tried."""
        self.live = node
        self.game.end = node
        if node.parent is not None and self._line and self._line[-1] is node.parent:
            self._line.append(node)
        elif self.in_game(node):
            del self._line[node.ply + 1 :]
        else:
            self._line = node.line()

    def _forget_trials(self) -> None:
        """Undo no trial from before now: the tree around it has changed."""
        self._tried.clear()
        self._untried.clear()

    def _go_on(self) -> None:
        """Start what the side to move needs: its clock, its engine."""
        if self.over or self.paused or self.offering is not None:
            return
        if self.live.counted and self.clock.exists:  # a setup phase takes no time
            self.clock.start(self.side)
            self._tick.start()
        if not self.players[self.side].human:
            self._ask_engine()

    def _finish(self, outcome: Outcome) -> None:
        """End the game."""
        self.clock.stop()
        self._tick.stop()
        self.computer.cancel()
        self.paused = False
        self.obstacle = ""
        self.offering = None
        self._one_move = False
        if not self.live.outcome.over:
            self.game.finish(outcome, self.live)
        self._save()
        self.ended.emit()
        self.changed.emit()

    # The computer

    def _ask_engine(self) -> None:
        """Have the computer think about its move."""
        pace = 0.0
        if self.watching and not self._one_move:
            pace = self.settings["watch_pace"] / 10
        position = self._texts.position_command(self._line)
        self.computer.think(self.side, position, self.players[self.side].strength, self.clock, pace)

    def _answer_found(self) -> None:
        """Let the clock of a game that is watched stand while its next move waits to be shown."""
        if self.watching and not self._look_at_clock():
            self.clock.stop()

    def _play_answer(self, text: str) -> None:
        """Play the engine's move in the game, wherever the board is looking."""
        if self._look_at_clock() or not self.thinking:
            return
        side = self.side
        move = self._legal_answer(text)
        if move is None:
            self._refused_answers += 1
            if self._refused_answers > 1:
                self._stand_still("The computer's program answered with moves that are not legal.")
            else:
                self._ask_engine()
            return
        self._refused_answers = 0
        score = self.computer.score(side)
        self._lost[side] = self._lost[side] + 1 if score is not None and score <= LOST_SCORE else 0
        if self._lost[side] >= LOST_MOVES and self.settings["computer_resigns"] and not self.watching:
            self.resign(side)
            return
        if self.watching and self.live.counted:
            self.clock.start(side)  # it stood while the move waited
        self._make(move)

    def _legal_answer(self, text: str) -> int | None:
        """Return the engine's move, or None if it is not legal in the game."""
        shown = self.game.node
        if shown is not self.live:
            self.game.go_to(self.live)
        try:
            move = notation.parse(self.game.position, text)
            return move if move in self.game.legal_moves() else None
        except IllegalMove:
            return None
        finally:
            if shown is not self.live:
                self.game.go_to(shown)

    def _stand_still(self, sentence: str) -> None:
        """Stand still and say why."""
        self.clock.stop()
        self._tick.stop()
        self._refused_answers = 0
        self._one_move = False
        self.paused = True
        self.obstacle = sentence
        self.changed.emit()
        self.stuck.emit(sentence)

    def try_again(self) -> None:
        """Go on after the computer was stuck, with its program started anew."""
        self.computer.restart()
        self.pause(False)

    def use_own_engine(self) -> None:
        """Let our own engine go on for another program."""
        self.computer.use_own()
        self._let_play("")
        self._save()
        self.pause(False)

    def _let_play(self, other: str) -> None:
        """Let the `other` program so called play for the computer, or ours if it is ""."""
        first, second = (
            in_place_of(planned if planned.has_level and not player.human else player, other)
            for player, planned in zip(self.players, self.match_settings.players, strict=True)
        )
        self.players = (first, second)

    def _name_other(self, name: str) -> None:
        """Call another program that plays as it calls itself."""
        if any(player.level == OTHER and player.name != name for player in self.players):
            self._let_play(name)
            self.changed.emit()

    def hand_over(self) -> None:
        """Let a person go on for the computer."""
        names = self.variant.appearance.players
        first, second = (
            player if player.human else Player(name) for player, name in zip(self.players, names, strict=True)
        )
        self.players = (first, second)
        self._save()
        self.pause(False)

    def move_now(self) -> None:
        """Have the computer move at once."""
        if self.thinking:
            self.computer.move_now(self.side)

    def one_move(self) -> None:
        """Have the computer, which plays both sides, make a single move as soon as it can, and then pause."""
        if self.may_step and not self._one_move:
            self.computer.cancel()
            self.paused = False
            self._one_move = True
            self._go_on()
            self.changed.emit()

    def hint(self) -> None:
        """Look for a good move for the person whose turn it is; `hinted` follows."""
        if self.may_hint:
            self.computer.hint(self._texts.position_command(self.game.line()))
            self.changed.emit()

    def _hint_found(self, text: str) -> None:
        """Pass on the hint for the position shown."""
        self.changed.emit()
        try:
            self.hinted.emit(notation.parse(self.game.position, text))
        except IllegalMove:
            self.told.emit("There is no hint for this position.")

    def _tell_trouble(self, sentence: str) -> None:
        """Pass on what went wrong with an engine."""
        self.changed.emit()
        self.told.emit(sentence)

    # Results

    def resign(self, side: int) -> None:
        """Let a side give up."""
        if not self.over:
            self._finish(won_by(1 - side, "resignation"))

    def offer_draw(self) -> None:
        """Offer a draw for the person to move, or the only person there is: `draw_offered` or the computer's answer."""
        if self._look_at_clock() or not self.may_offer_draw:
            return
        side = self._offerer
        other = self.players[1 - side]
        self._offered_at[side] = self.live.ply
        if other.human:
            self.offering = side
            self.clock.stop()
            self._tick.stop()
            self.draw_offered.emit(side)
            self.changed.emit()
            return
        score = self.computer.score(1 - side)
        if score is not None and score <= DRAW_SCORE:
            self.agree_draw()
            return
        self.changed.emit()
        self.told.emit(f"{other.shown} declines the draw and wants to play on.")

    def decline_draw(self) -> None:
        """Go on after an offer of a draw; the same side may offer again after its next move."""
        if self.offering is not None:
            self.offering = None
            self._go_on()
            self.changed.emit()

    def agree_draw(self) -> None:
        """End the game as drawn by both players' will."""
        if not self.over:
            self._finish(Outcome(DRAW, "agreement"))

    # Clocks

    def pause(self, on: bool) -> None:
        """Stop the clocks and the computer, or let them go on."""
        if on == self.paused or self.over:
            return
        self.paused = on
        self.obstacle = ""
        self._one_move = False
        if on:
            self.clock.stop()
            self._tick.stop()
            self.computer.cancel()
        else:
            self._go_on()
        self.changed.emit()

    def _look_at_clock(self) -> bool:
        """Tell what the clock shows, and end the game when a time is up; say whether that was so."""
        flagged = self.clock.flagged()
        self.ticked.emit()
        if flagged is not None:
            self._finish(won_by(1 - flagged, "time"))
        return flagged is not None

    def _restore_clocks(self) -> None:
        """Set the clocks as they stood after the last move of the game."""
        if not self.clock.exists:
            return
        full = Clock(self.clock.controls).totals()
        node: Node | None = self.live
        while node is not None and node.clocks is None:  # a trial from which the game now goes on
            node = node.parent
        known = (node.clocks if node is not None else None) or full
        first, second = (whole if left is None else left for left, whole in zip(known, full, strict=True))
        self.clock.set((first, second))

    # Taking back

    def _node_to_return_to(self) -> Node | None:
        """Return the node where the game would go on after taking back: the last turn of a person.

        Where a person's turn was ended by no move, that end alone is taken back.
        """
        if self.game.ended.over and self.players[self.side].human:
            return self.live
        node = self.live.parent
        if any(player.human for player in self.players):
            while node is not None and not self.players[node.side].human:
                node = node.parent
        return node

    def take_back(self) -> None:
        """Take back the last trial if the game is over or not shown, else the last move as `take_back_game` does."""
        if not self._undoes_trials:
            self.take_back_game()
        elif self._tried:
            self._take_back_trial()

    def take_back_game(self) -> None:
        """Take the game's last move back, or a resignation; against the computer, back to the person's turn."""
        goal = self._node_to_return_to()
        if goal is not None:
            self.take_back_to(goal)

    def _take_back_trial(self) -> None:
        """Take the move that was tried last out of the tree."""
        node = self._tried.pop()
        parent = node.parent
        if parent is None:
            return
        self._untried.append(node)
        if self.game.node is not node:
            self.show(node)
        self.show(parent)
        self.game.remove(node)
        self.pruned.emit(node)
        self._save()
        self.changed.emit()

    def take_back_to(self, goal: Node) -> None:
        """Take back all moves of the game's line after an earlier position."""
        self.computer.cancel()
        self.clock.stop()
        self._tick.stop()
        taken = self._line[goal.ply + 1 :]
        self.offering = None
        self._forget_trials()
        shown = taken[0] if taken else goal
        if self.game.node is not shown:
            self.game.go_to(shown)
            self.jumped.emit(shown)
        if taken:
            self.game.take_back()
            self._stand_at(goal)
            self.stepped.emit(goal, transition(self.game.position, shown.move), False)
            self.pruned.emit(shown)
            self._redo.append([node.move for node in taken])
        else:
            self.game.finish(GOES_ON)
            self._stand_at(goal)
        self._begin_again()

    def play_on_from(self, node: Node) -> None:
        """Let the game go on from any node; what was played instead becomes a variation, and the result is void."""
        if not self.may_play_on_from(node):
            return
        self.computer.cancel()
        self.clock.stop()
        self._tick.stop()
        self.offering = None
        self._forget_trials()
        self._redo.clear()
        self.game.finish(GOES_ON)
        branch: Node | None = node
        while branch is not None and not self.in_game(branch):
            self.game.promote(branch)
            branch = branch.parent
        self._stand_at(node)
        if self.game.node is not node:
            self.game.go_to(node)
        self.relined.emit(node)
        self._begin_again()

    def _begin_again(self) -> None:
        """Go on from where the game stands now, after moves or its end were taken out of it."""
        self._let_play(self.computer.other)  # who played a game that was over need not be who goes on
        self._lost = [0, 0]
        if self.obstacle:  # which stood in the way of a move that is taken back
            self.obstacle = ""
            self.paused = False
        self._restore_clocks()
        self._save()
        self._go_on()
        self.changed.emit()

    def redo(self) -> None:
        """Make the moves again that were taken back last."""
        if not self.may_redo:
            return
        if self._undoes_trials:
            node = self._untried.pop()
            self._tried.append(node)
            self.game.restore(node)
            self.show(node)
            self._save()
        else:
            for move in self._redo.pop():
                self._make(move, redone=True)

    # Looking through the game

    def step_back(self) -> None:
        """Show the position before."""
        self.step(False)

    def step_forward(self) -> None:
        """Show the next position."""
        self.step(True)

    def previous_variation(self) -> None:
        """Show the variation before this one."""
        self.show_sibling(False)

    def next_variation(self) -> None:
        """Show the variation after this one."""
        self.show_sibling(True)

    def step(self, forward: bool) -> None:
        """Show the next move of the line, or the position before."""
        node = self.game.node
        if forward and node.children:
            self.show(node.children[0])
        elif not forward and node.parent is not None:
            self.show(node.parent)

    def show(self, node: Node) -> None:
        """Show any node of the game."""
        before = self.game.node
        if node is before:
            return
        self.computer.cancel_hint()
        if node.parent is before:
            change = transition(self.game.position, node.move)
            self.game.go_to(node)
            self.stepped.emit(node, change, True)
        elif before.parent is node:
            self.game.go_to(node)
            self.stepped.emit(node, transition(self.game.position, before.move), False)
        else:
            self.game.go_to(node)
            self.jumped.emit(node)
        self.changed.emit()

    def show_first(self) -> None:
        """Show the start position."""
        self.show(self.game.root)

    def show_last(self) -> None:
        """Show the end of the line that is looked at: the game's own, or a trial's."""
        node = self.game.node
        if self.in_game(node):
            node = self.live
        else:
            while node.children:
                node = node.children[0]
        self.show(node)

    def return_to_game(self) -> None:
        """Show the game: where it stands, or once it is over, where the trial that is shown leaves it."""
        if not self.may_return:
            return
        node = self.game.node
        while node.parent is not None and not self.in_game(node):
            node = node.parent
        self.show(node if self.over else self.live)

    def show_sibling(self, forward: bool) -> None:
        """Show the next or the previous of the moves that could be looked at instead of this one."""
        node = self.game.node
        while node.parent is not None and len(node.parent.children) == 1:
            node = node.parent
        if node.parent is not None:
            siblings = node.parent.children
            self.show(siblings[(siblings.index(node) + (1 if forward else -1)) % len(siblings)])

    # Saving

    def text(self) -> str:
        """Return the game as PGN."""
        return text_of(self.game, self.players, self.clock.controls, self.outcome)

    @property
    def save_state(self) -> SaveState:
        """Whether the game as it stands is on disk; one in which nothing has been done yet need not be."""
        return self.autosave.state if self.autosave is not None else SaveState.SAVED

    def save_in(self, path: Path) -> Autosave:
        """Save the game in this file from now on."""
        self.autosave = Autosave(path, self)
        self.autosave.state_changed.connect(self.save_state_changed)
        self.autosave.delayed.connect(self.save_delayed)
        return self.autosave

    def _save(self, node: Node | None = None) -> None:
        """Have the game written to its file, a new one at the first move; only `node` if it continues what is there."""
        autosave = self.autosave or self.save_in(new_file(self.variant.title))
        known, self._saved_end = self._saved_end, self.live
        continues = node is not None and node.parent is not None and node.parent.children == [node]
        if node is not None and continues and node.parent is known and not self.over:
            autosave.append(move_line(node, self._number))
        else:
            autosave.save(self.text() if self.over else open_ended(self.text()))
