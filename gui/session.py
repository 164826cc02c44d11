"""A game being played: its moves, players and clocks, and the engines that play for the computer. No widgets."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gui.clock import Clock
from gui.computer import Computer
from gui.line_text import LineText
from gui.plan import Plan
from gui.players import OTHER, Player, in_place_of
from gui.settings import Settings
from gui.storage.autosave import Autosave
from gui.storage.games_folder import new_file
from gui.storage.saved_game import move_line, open_ended, text_of
from rules import notation
from rules.game import DRAW, GOES_ON, Game, Node, Outcome, won_by
from rules.notation import IllegalMove
from rules.transition import transition
from rules.variant import Variant

TICK_MS = 100
DRAW_SCORE = -30
"""The computer agrees to a draw when it thinks no better of its position than this (hundredths of a pawn)."""

LOST_SCORE = -1500
LOST_MOVES = 3
"""It resigns when it thinks this little of its position so many times in a row."""


class Session(QObject):
    """One game as it is played here, from its first move to its review."""

    stepped = Signal(object, object, bool)
    """The board now shows this node, one move on (True) or back (False) from the one before; that move's Transition."""

    jumped = Signal(object)
    """The board now shows this node, from wherever it was."""

    played = Signal(object, object)
    """A move was made: its node, and its Transition."""

    pruned = Signal(object)
    """A node and what follows it was taken out of the game's tree."""

    changed = Signal()
    """Whose turn it is, who is thinking, whether the game is paused or over: something of this has changed."""

    ticked = Signal()
    """A clock runs and shows another time."""

    ended = Signal()
    """The game is over."""

    draw_offered = Signal(int)
    """This side offers the other, a person, a draw."""

    told = Signal(str)
    """Something that the players should read: a sentence."""

    unkept = Signal(str)
    """The game cannot be kept on disk at the moment: a sentence."""

    kept = Signal()
    """The game as it stands is on disk."""

    hinted = Signal(object)
    """The hint asked for: a move."""

    stuck = Signal(str)
    """The computer cannot go on: `obstacle` is now this sentence."""

    def __init__(self, plan: Plan, settings: Settings, game: Game | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plan = plan
        self.settings = settings
        self.game = game or Game(plan.variant, plan.start)
        self.players = plan.players
        self.clock = Clock(plan.controls)
        self.live: Node
        self._stand_at(self.game.main_line()[-1])
        self.game.go_to(self.live)
        self.paused = False
        self.obstacle = ""
        """Why the computer cannot go on (a sentence), if it cannot; `try_again` starts its program anew."""
        self.autosave: Autosave | None = None
        self._kept: Node | None = None
        self._number = 0
        self._texts = LineText(self.game)
        self._redo: list[list[int]] = []
        self.computer = Computer(plan.variant, settings, self)
        self.computer.chose.connect(self._play_answer)
        self.computer.hinted.connect(self._hint_found)
        self.computer.troubled.connect(self._tell_trouble)
        self.computer.failed.connect(self._stand_still)
        self.computer.named.connect(self._name_other)
        if not self.over:
            self._let_play(self.computer.other)
        self._refused_answers = 0
        self._lost = [0, 0]
        self._offered_at: Node | None = None
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

    @property
    def free(self) -> bool:
        """Whether a different move may be played from an earlier position: two people without clocks, or a review."""
        return self.over or (all(player.human for player in self.players) and not self.clock.exists)

    @property
    def may_move(self) -> bool:
        """Whether a person may make a move in the position that the board shows."""
        if self.game.node.outcome.over or self.paused:
            return False
        if self.game.position.setup and self.game.node.children:
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
        """Whether a move can be taken back."""
        return self._node_to_return_to() is not None

    def may_take_back_to(self, node: Node) -> bool:
        """Whether the game can go on from an earlier position: at a person's turn in the game's own line."""
        line = self.live.line()
        return node.ply < self.live.ply and line[node.ply] is node and self.players[node.side].human

    @property
    def may_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return bool(self._redo) and self.game.node is self.live and not self.over

    @property
    def may_pause(self) -> bool:
        """Whether a pause would stop anything (a clock, or the computer's game with itself), or can be ended."""
        return not self.over and (self.paused or self.clock.exists or self.watching)

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
        """End all that runs: engines, timers, the thread that saves, after a last try to save what could not be."""
        self._tick.stop()
        self.computer.close()
        if self.autosave is not None:
            self._keep_clocks()
            self.keep()
            self.autosave.close()

    def _keep_clocks(self) -> None:
        """Stop the clock, and keep with the last move what has been used of the time since."""
        self.clock.stop()
        if self.clock.exists and not self.over and self.clock.totals() != self.live.clocks:
            self._wait_for_disk()
            self.live.clocks = self.clock.totals()
            self._save()

    # Making moves

    def play(self, move: int) -> bool:
        """Make a person's move in the position that the board shows. Return whether it was accepted."""
        if self._look_at_clock() or not self.may_move:
            return False
        self._make(move)
        return True

    def _make(self, move: int, redone: bool = False) -> None:
        """Make a legal move at the node shown; it becomes the game's line, unless the game is over and reviewed."""
        review = self.over
        if not review:
            self.clock.press()
        self._wait_for_disk()
        change = transition(self.game.position, move)
        self._number = 0 if self.game.position.setup else int(self.game.position.fullmove)
        self.computer.cancel()
        new = self.game.node.child(move) is None
        node = self.game.play(move)
        if not review:
            if self.clock.exists:
                node.clocks = self.clock.totals()
            self.game.promote(node)
            self._stand_at(node)
        if not redone:
            self._redo.clear()
        self._save(node if new else None)
        self.stepped.emit(node, change, True)
        self.played.emit(node, change)
        if not review:
            if node.outcome.over:
                self._finish(node.outcome)
            else:
                self._go_on()
        self.changed.emit()

    def _stand_at(self, node: Node) -> None:
        """Let the game stand at a node, the end of its own line; what follows there was taken back, or tried."""
        self.live = node
        self.game.end = node

    def _go_on(self) -> None:
        """Start what the side to move needs: its clock, its engine."""
        if self.over or self.paused:
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
        if not self.live.outcome.over:
            self.game.finish(outcome, self.live)
        self._save()
        self.ended.emit()
        self.changed.emit()

    # The computer

    def _ask_engine(self) -> None:
        """Have the computer think about its move."""
        position = self._texts.position_command(self.live.line())
        self.computer.think(self.side, position, self.players[self.side].strength, self.clock)

    def _play_answer(self, text: str) -> None:
        """Play the engine's move in the game, wherever the board is looking."""
        if self._look_at_clock() or not self.thinking:
            return
        side = self.side
        if self.game.node is not self.live:
            self.game.go_to(self.live)
            self.jumped.emit(self.live)
        try:
            move = notation.parse(self.game.position, text)
            if move not in self.game.legal_moves():
                raise IllegalMove(f"{text} is forbidden here")
        except IllegalMove:
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
        self._make(move)

    def _stand_still(self, sentence: str) -> None:
        """Stand still and say why."""
        self.clock.stop()
        self._tick.stop()
        self._refused_answers = 0
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
            for player, planned in zip(self.players, self.plan.players, strict=True)
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
        if self.over or self.watching:
            return
        side = self.side if self.players[self.side].human else 1 - self.side
        other = self.players[1 - side]
        if other.human:
            self.draw_offered.emit(side)
            return
        score = self.computer.score(1 - side)
        if self._offered_at is not self.live and score is not None and score <= DRAW_SCORE:
            self.agree_draw()
            return
        self._offered_at = self.live
        self.told.emit(f"{other.name} declines the draw and wants to play on.")

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
        known = self.live.clocks or full
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
        """Take the last move back, or a resignation; against the computer, back to the person's turn."""
        goal = self._node_to_return_to()
        if goal is not None:
            self.take_back_to(goal)

    def take_back_to(self, goal: Node) -> None:
        """Take back all moves of the game's line after an earlier position."""
        self._wait_for_disk()
        self.computer.cancel()
        self.clock.stop()
        self._tick.stop()
        taken = self.live.line()[goal.ply + 1 :]
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
        if self.may_redo:
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
        """Show the end of the line that is looked at, the game's own if it is looked at, or what follows that."""
        node = self.game.node
        if not self.over and self.live in node.line():
            node = self.live
        while node.children and node is not self.live:
            node = node.children[0]
        self.show(node)

    def show_sibling(self, forward: bool) -> None:
        """Show the next or the previous of the moves that could be looked at instead of this one."""
        node = self.game.node
        while node.parent is not None and len(node.parent.children) == 1:
            node = node.parent
        if node.parent is not None:
            siblings = node.parent.children
            self.show(siblings[(siblings.index(node) + (1 if forward else -1)) % len(siblings)])

    # Keeping

    def text(self) -> str:
        """Return the game as PGN."""
        return text_of(self.game, self.players, self.clock.controls, self.outcome)

    def _wait_for_disk(self) -> None:
        """Return when the game as it stands is on disk, so that it may change."""
        if self.autosave is not None:
            self.autosave.wait()

    def keep_in(self, path: Path) -> Autosave:
        """Keep the game in this file from now on."""
        self.autosave = Autosave(path, self)
        self.autosave.failed.connect(self.unkept)
        self.autosave.kept.connect(self.kept)
        return self.autosave

    def keep(self) -> bool:
        """Try once more to keep what could not be. Return whether nothing would be lost now."""
        if self.autosave is None:
            return True
        self.autosave.wait()
        if self.autosave.behind:
            self._save()
            self.autosave.wait()
        return not self.autosave.behind

    def _save(self, node: Node | None = None) -> None:
        """Have the game written to its file, a new one at the first move; only `node` if it continues what is there."""
        autosave = self.autosave or self.keep_in(new_file(self.variant.title))
        known, self._kept = self._kept, self.live
        continues = node is not None and node.parent is not None and node.parent.children == [node]
        if node is not None and continues and node.parent is known and not self.over:
            autosave.add(move_line(node, self._number), self._open_text)
        else:
            autosave.save(self._open_text)

    def _open_text(self) -> str:
        """Return the game as PGN, open-ended while it goes on."""
        return self.text() if self.over else open_ended(self.text())
