"""Going back in a match: taking moves back, redoing them, and playing on from another position.

These commands of a match affect clocks, result and the computer; undoing an edit belongs to a document.
"""

from collections.abc import Callable

from surajang.gui.document.document import GameDocument
from surajang.gui.document.edits import Added
from surajang.gui.play.course import Course
from surajang.rules.game import GOES_ON, Node


class TakingBack:
    """Takes back the last trial if trials are shown, otherwise the game's last moves.

    `begin_again` is called when the line of the game has changed, before it continues.
    """

    def __init__(self, course: Course, begin_again: Callable[[], object]) -> None:
        self.trials = Trials(course.document)
        self._course = course
        self._state = course.state
        self._document = course.document
        self._begin_again = begin_again
        self._taken: list[list[int]] = []
        course.played.connect(self._follow)

    @property
    def _concerns_trials(self) -> bool:
        """Whether taking back and redoing concern trials, not the game."""
        return self._state.over or not self._document.in_main_line(self._document.node)

    # Possible actions

    @property
    def possible(self) -> bool:
        """Whether there is a move to take back: the last of the game, or the last trial."""
        return self.trials.may_take_back if self._concerns_trials else self.game_possible

    @property
    def game_possible(self) -> bool:
        """Whether the last move of the game, or a result without a move, can be taken back."""
        return self._node_to_return_to() is not None

    def possible_to(self, node: Node) -> bool:
        """Whether the game can continue from an earlier position: a person's turn in its main line."""
        line = self._document
        return node is not line.end and line.in_main_line(node) and self._state.players[node.side].human

    def may_play_on_from(self, node: Node) -> bool:
        """Whether the game can continue from a node, so that its continuation becomes a variation."""
        if node.outcome.over or (node is self._state.live and not self._document.game.ended.over):
            return False
        return self._state.over or self._state.free or self.possible_to(node)

    @property
    def may_play_on(self) -> bool:
        """Whether the game can continue from the position shown."""
        return self.may_play_on_from(self._document.node)

    @property
    def may_redo(self) -> bool:
        """Whether moves that were taken back can be redone."""
        if self._concerns_trials:
            return self.trials.may_redo
        return bool(self._taken) and self._state.shows_live

    def _node_to_return_to(self) -> Node | None:
        """Return the node where the game continues after taking back: a person's last turn.

        A result without a move, at a person's turn, is taken back alone.
        """
        players, live = self._state.players, self._state.live
        if self._document.game.ended.over and players[live.side].human:
            return live
        node = live.parent
        if not self._state.watching:
            while node is not None and not players[node.side].human:
                node = node.parent
        return node

    # Actions

    def _follow(self, node: Node) -> None:
        """Forget the moves taken back, as a move of the game was made, and the trials if it was one of them."""
        self._taken.clear()
        if self.trials.include(node):
            self.trials.forget()

    def _go_on(self) -> None:
        """Continue the game from its current end."""
        state = self._state
        if state.obstacle:  # it was about a move now taken back
            state.obstacle = ""
            state.paused = False
        self._begin_again()
        self._course.time.restore(state.live)
        self._course.saving.save(whole=True)
        self._course.go_on()

    def _halt(self) -> None:
        """Stop everything, before the line of the game changes."""
        self._course.halt()
        self._state.offering = None
        self.trials.forget()

    def take_back(self) -> None:
        """Take back the last trial if the game is over or not shown, otherwise do `take_back_game`."""
        if not self._concerns_trials:
            self.take_back_game()
        elif self.trials.may_take_back:
            with self._course.operation():
                self.trials.take_back()
                self._course.saving.save()

    def take_back_game(self) -> None:
        """Take back the game's last move or a resignation; against the computer, go back to the person's turn."""
        goal = self._node_to_return_to()
        if goal is not None:
            self.take_back_to(goal)

    def take_back_to(self, goal: Node) -> None:
        """Take back all moves of the game after an earlier position."""
        with self._course.operation():
            self._halt()
            taken = self._document.main_line[goal.ply + 1 :]
            self._document.go_to(taken[0] if taken else goal)
            if taken:
                self._document.take_back(taken[0])
                self._taken.append([node.move for node in taken])
            else:
                self._document.set_result(GOES_ON)
            self._go_on()

    def play_on_from(self, node: Node) -> None:
        """Continue the game from any node; the moves played after it become a variation, without a result."""
        if not self.may_play_on_from(node):
            return
        with self._course.operation():
            self._halt()
            self._taken.clear()
            self._document.end_at(node)
            self._document.go_to(node)
            self._go_on()

    def redo(self) -> None:
        """Redo the moves that were taken back last."""
        if not self.may_redo:
            return
        if self._concerns_trials:
            with self._course.operation():
                self.trials.redo()
                self._course.saving.save()
        else:
            with self._course.operation():
                *rest, moves = self._taken
                self._state.offering = None  # a move declines it
                for move in moves:
                    self._course.make(move)
                self._taken = rest  # making the moves has cleared it


class Trials:
    """The trials in a document since its main line last changed, the latest last."""

    def __init__(self, document: GameDocument) -> None:
        self._document = document
        self._tried: list[Node] = []
        self._untried: list[tuple[Node, int]] = []

    @property
    def may_take_back(self) -> bool:
        """Whether there is a trial to take back."""
        return bool(self._tried)

    @property
    def may_redo(self) -> bool:
        """Whether a trial that was taken back can be redone."""
        return bool(self._untried)

    def include(self, node: Node) -> bool:
        """Return whether a node was tried."""
        return node in self._tried

    def forget(self) -> None:
        """Forget all trials: the tree around them has changed."""
        self._tried.clear()
        self._untried.clear()

    def make(self, move: int) -> Node:
        """Try a legal move at the cursor."""
        known = self._document.node.child(move)
        node = self._document.play(move)
        if known is None:
            self._tried.append(node)
            self._untried.clear()
        return node

    def take_back(self) -> None:
        """Remove the last trial from the tree, and show the position before it."""
        node = self._tried.pop()
        if node.parent is not None:
            self._untried.append((node, node.parent.children.index(node)))
            self._document.go_to(node)
            self._document.remove(node)

    def redo(self) -> None:
        """Restore the trial that was taken back last, and show it."""
        node, place = self._untried.pop()
        self._tried.append(node)
        self._document.apply((Added(node, place),))
        self._document.go_to(node)
