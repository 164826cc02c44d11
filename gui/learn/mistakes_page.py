"""Learning from the mistakes of a reviewed game: each is a position, to be played better this time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from gui.board.board_state import BoardState
from gui.board.state_of_game import state_of
from gui.desk.navigator import RulesRequest
from gui.desk.page_tools import PageTools
from gui.document.drawn_marks import without_marks
from gui.document.game_text import numbered
from gui.engines.protocol import Score
from gui.kit.punctuation import beside, headed
from gui.learn import puzzle_text
from gui.learn.task_page import TaskBoard
from gui.learn.task_play import REPLY_MS, Phase, PuzzleJudge
from gui.review import review_text
from gui.review.noting import better_line
from gui.review.review import PASSES, Review, ended, points
from gui.shell.page import Deed, Page
from gui.words import naming, shown_moves
from gui.words import spoken_moves as heard_moves
from rules import fen
from rules.game import Game, Node
from rules.transition import transition
from rules.variant import Variant


@dataclass(frozen=True)
class Mistake:
    """A position (`fen`) in which `side` has made a bad move: `played`, shown with its number.

    `better` is a better line, empty if none is known; `score` what the position is worth to that side, `mate` in how
    many moves there was a mate, 0 for none; `words` what was said of the move.
    """

    variant: Variant
    fen: str
    side: int
    played: int
    written: str
    better: tuple[int, ...]
    score: Score
    mate: int
    words: str


def mistakes(game: Game, line: Sequence[Node], review: Review, side: int) -> list[Mistake]:
    """Return the mistakes of a side in a main line, its root first, which the review is about."""
    position = fen.read(game.variant, game.start_fen)
    found: list[Mistake] = []
    for place, node in enumerate(line[1:], 1):
        move = review.at(place)
        score = review.scores[place - 1]
        if move is not None and move.side == side and move.worth_learning and score is not None:
            found.append(
                Mistake(
                    variant=game.variant,
                    fen=fen.write(position),
                    side=side,
                    played=node.move,
                    written=numbered(game, node),
                    better=tuple(better.move for better in better_line(node)),
                    score=-score if side else score,
                    mate=move.missed_mate,
                    words=without_marks(node.comment),
                )
            )
        position.make(node.move)
    return found


class Verdict(Enum):
    """What a try comes to."""

    BEST = "the best move"
    RIGHT = "as good as that"
    SAME = "what was played"
    WRONG = "worse"
    UNKNOWN = "nobody can say"


class MistakePlay(QObject):
    """One task while it is tried. A try is right if it loses little, by the engine's word; it is answered if it is not,
    and taken back."""

    shown = Signal(object, bool)
    """The board's state is another one: by this Transition or None, made (true) or taken back."""

    changed = Signal()
    """`phase` has changed."""

    def __init__(self, mistake: Mistake, judge: PuzzleJudge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mistake = mistake
        self.side = mistake.side
        self.game = Game(mistake.variant, mistake.fen)
        self.phase = Phase.MOVE
        self.verdict = Verdict.UNKNOWN
        self.reply = ""
        """What answers the latest try, as people write it, empty for nothing."""
        self.helped = False
        """Whether something was tried that was not right, or the solution was shown."""
        self._judge = judge
        self._answer = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(REPLY_MS)
        self._pause.timeout.connect(self._reply)

    @property
    def state(self) -> BoardState:
        """What the board shows."""
        return state_of(self.game)

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now."""
        return frozenset((self.side,)) if self.phase is Phase.MOVE else frozenset()

    # What the learner does

    def play(self, move: int) -> None:
        """Try a legal move; what it comes to follows."""
        if self.phase is not Phase.MOVE:
            return
        mistake = self.mistake
        before = self._command()
        self.reply = ""
        change = transition(self.game.position, move)
        self.game.play(move)
        self.phase = Phase.WAIT
        self.shown.emit(change, True)
        over = ended(self.game.node)
        if mistake.better[:1] == (move,):
            self._end(Verdict.BEST)
        elif over is not None:
            self._end(self._verdict(-over if self.side else over))
        elif mistake.mate and move != mistake.played:
            position = fen.read(mistake.variant, mistake.fen)
            self._judge.mate(before, position, move, mistake.mate, self._take_mate)
            self.changed.emit()
        else:
            self._ask(Verdict.SAME if move == mistake.played else None)

    def take_back(self) -> None:
        """Take back a try that was not right, with its answer, or the solution."""
        if self.phase in (Phase.FAILED, Phase.SHOWN):
            self._begin_again()
            self.phase = Phase.MOVE
            self.changed.emit()

    def show_solution(self) -> None:
        """Show the better line's first move; `step` shows more."""
        if self.phase is Phase.WAIT:
            return
        self.helped = True
        self._begin_again()
        for move in self.mistake.better:
            self.game.play(move)
        self.game.go_to(self.game.root)
        self.phase = Phase.SHOWN
        self.step(True)
        self.changed.emit()

    @property
    def may_step(self) -> tuple[bool, bool]:
        """Whether one can look at the move before, and at the next one, of the solution."""
        looking = self.phase is Phase.SHOWN
        return looking and self.game.node.parent is not None, looking and bool(self.game.node.children)

    def step(self, forward: bool) -> None:
        """Look at the next move of the solution, or at the one before."""
        if not self.may_step[forward]:
            return
        node = self.game.node
        if forward:
            change = transition(self.game.position, node.children[0].move)
            self.game.forward()
        else:
            self.game.back()
            change = transition(self.game.position, node.move)
        self.shown.emit(change, forward)
        self.changed.emit()

    def stop(self) -> None:
        """Let nothing more happen."""
        self._pause.stop()
        self._judge.cancel()

    # What follows

    def _begin_again(self) -> None:
        """Show the position as it was at first."""
        self.game = Game(self.mistake.variant, self.mistake.fen)
        self.reply = ""
        self.shown.emit(None, False)

    def _command(self) -> str:
        """Return UCI's command for the position that is shown."""
        return f"position fen {fen.write(self.game.position)}"

    def _verdict(self, score: Score) -> Verdict:
        """Return what a try comes to after which the position is worth so much to the learner."""
        if self.mistake.mate:
            return Verdict.RIGHT if score.mate is not None and score.number > 0 else Verdict.WRONG
        game = self.mistake.variant.name
        loss = points(game, self.mistake.score) - points(game, score)
        return Verdict.RIGHT if loss < PASSES else Verdict.WRONG

    def _take_mate(self, mate: list[int] | None) -> None:
        """Learn whether the try mates as fast as can be."""
        if mate is None:
            self._end(Verdict.UNKNOWN)
        elif mate:
            self._end(Verdict.RIGHT)
        else:
            self._ask(Verdict.WRONG)

    def _ask(self, known: Verdict | None) -> None:
        """Ask what answers the try, and by its score, what it comes to, unless that is known."""

        def take(moves: list[int] | None) -> None:
            score = self._judge.score
            if moves is None or (known is None and score is None):
                self._end(known or Verdict.UNKNOWN)
                return
            verdict = known or self._verdict(-score if score is not None else Score(0))
            if verdict in (Verdict.BEST, Verdict.RIGHT) or not moves:
                self._end(verdict)
                return
            self.verdict, self._answer = verdict, moves[0]
            self._pause.start()

        position = fen.read(self.mistake.variant, fen.write(self.game.position))
        self._judge.answer(self._command(), position, take)
        self.changed.emit()

    def _reply(self) -> None:
        """Show what answers the try."""
        change = transition(self.game.position, self._answer)
        self.reply = shown_moves.of_node(self.mistake.variant, self.game.play(self._answer))
        self.shown.emit(change, True)
        self._end(self.verdict)

    def _end(self, verdict: Verdict) -> None:
        """Say what the try has come to."""
        self.verdict = verdict
        right = verdict in (Verdict.BEST, Verdict.RIGHT)
        self.helped = self.helped or verdict in (Verdict.SAME, Verdict.WRONG)
        self.phase = Phase.SOLVED if right else Phase.FAILED
        self.changed.emit()


class MistakesPage(Page):
    """The mistakes of one side, in the order of the game. `found` has the numbers of those that were put right."""

    left = Signal()
    """The study is to be shown again."""

    def __init__(self, mistakes: Sequence[Mistake], tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.mistakes = tuple(mistakes)
        self.number = 0
        self.found: set[int] = set()
        self.game_name = self.mistakes[0].variant.name
        self._sounds = tools.sounds
        self._judge = PuzzleJudge(self.game_name, self)
        self._ended = False
        self.play: MistakePlay | None = None
        self.task = TaskBoard(tools, self)
        self.board, self.banner, self.panel = self.task.board, self.task.banner, self.task.panel
        button = self.task.button
        self.back_button = button(review_text.BACK(), self.left.emit)
        self.back_button.setProperty("link", True)
        title = self.task.heading(review_text.HEADING())
        self.progress = self.task.remark()
        self.again_button = button(review_text.TRY_AGAIN(), self.again)
        self.solution_button = button(review_text.SOLUTION(), self.show_solution)
        self.next_button = button(review_text.NEXT(), self.go_on)
        buttons = self.task.rows((self.again_button, self.solution_button), (self.next_button,))
        self.task.lay_out((self.back_button, title, self.task.words, self.progress, self.banner), buttons)
        self.deeds = {
            **self.task.deeds,
            "take_back": Deed(self.again, self.again_button.isEnabled),
            "show_rules": Deed(lambda: tools.navigator.open(RulesRequest(self.game_name))),
            "step_back": Deed(lambda: self._step(False), lambda: self._may_step(False)),
            "step_forward": Deed(lambda: self._step(True), lambda: self._may_step(True)),
            "copy_position": Deed(self.task.copy_position),
        }
        self.task.blocked.connect(self._input_blocked)
        self.apply_settings()

    # What the window asks for

    @property
    def title(self) -> str:
        """What is done, and in which game."""
        return beside(review_text.HEADING(), naming.title(self.mistakes[0].variant))

    def begin(self) -> None:
        """Show the first task, now that the page is shown."""
        self.show_mistake(0)

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.task.apply_settings(self.mistakes[0].variant)

    def leave(self) -> None:
        """Let nothing more happen, and end the engine."""
        self.task.end()
        self.play = None
        self._judge.close()

    def tell(self, text: str) -> bool:
        """Tell something that is not about the task."""
        self.banner.say(text, kind="warning")
        return True

    # Tasks

    def show_mistake(self, number: int) -> None:
        """Begin a task, by its number from 0."""
        self.number = number
        self._ended = False
        mistake = self.mistakes[number]
        self.play = MistakePlay(mistake, self._judge, self)
        player = naming.player(mistake.variant, mistake.side)
        words = review_text.task(player, mistake.written, mistake.mate)
        self.task.begin(self.play, words, self._changed)
        self.board.announce(headed(review_text.HEADING(), heard_moves.heard(mistake.variant, words)))
        self._judge.prepare()

    def again(self) -> None:
        """Take back what was not right, begin this task anew, or all of them at the end."""
        play = self.play
        if play is None or not self.again_button.isEnabled():
            return
        self.banner.dismiss()
        if self._ended:
            self.found.clear()
            self.show_mistake(0)
        elif play.phase is Phase.SOLVED:
            self.show_mistake(self.number)
        else:
            play.take_back()
            self.task.give_keys_to_board()

    def show_solution(self) -> None:
        """Show the better line's first move, or the next one."""
        play = self.play
        if play is None or play.phase is Phase.WAIT:
            return
        if play.phase is Phase.SHOWN:
            self._step(True)
            return
        self.banner.dismiss()
        play.show_solution()

    def go_on(self) -> None:
        """Show the next task; after the last one, how many were found, then the study."""
        if self._ended:
            self.left.emit()
        elif self.number + 1 < len(self.mistakes):
            self.show_mistake(self.number + 1)
        else:
            self._end()

    def _end(self) -> None:
        """Say how many were found."""
        self._ended = True
        words = review_text.found(len(self.found), len(self.mistakes))
        self._sounds.play("end")
        self._changed()
        self.board.set_movable(())
        self.task.typed.setEnabled(False)
        self.banner.say(words, review_text.ENDED(), "result")

    def _may_step(self, forward: bool) -> bool:
        """Say whether one can look at another move of the solution."""
        return self.play is not None and self.play.may_step[forward]

    def _step(self, forward: bool) -> None:
        """Look at the next move of the solution, or at the one before."""
        if self.play is not None:
            self.play.step(forward)

    def _input_blocked(self) -> None:
        """Try again when somebody reaches for the board after a wrong move; say whose turn it is else."""
        if self.play is None or self.play.phase in (Phase.WAIT, Phase.SOLVED) or self._ended:
            return
        if self.play.phase in (Phase.FAILED, Phase.SHOWN):
            self.again()
        else:
            self.task.refuse_turn(int(self.play.game.position.side))

    # What has happened

    def _changed(self) -> None:
        """Say what a try has come to, and what can be done now."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        waits = phase is Phase.WAIT
        last = self.number + 1 == len(self.mistakes)
        self.again_button.setText(review_text.ONCE_MORE() if self._ended else review_text.TRY_AGAIN())
        self.again_button.setEnabled(self._ended or phase in (Phase.FAILED, Phase.SHOWN, Phase.SOLVED))
        shows = phase is Phase.SHOWN
        self.solution_button.setText(puzzle_text.NEXT_MOVE() if shows else review_text.SOLUTION())
        self.solution_button.setEnabled(play.may_step[True] if shows else not waits and not self._ended)
        self.next_button.setText(
            review_text.BACK() if self._ended else review_text.FINISH() if last else review_text.NEXT()
        )
        self.next_button.setEnabled(not waits)
        number = review_text.COUNT(number=self.number + 1, total=len(self.mistakes))
        self.progress.setText(review_text.CHECKING() if waits else number)
        if not self._ended:
            self._say(play)
        wanted = self.again_button if phase is Phase.FAILED else self.next_button if phase is Phase.SOLVED else None
        self.task.point_to(self.next_button if self._ended else wanted, (self.again_button, self.next_button))
        self.state_changed.emit()

    def _say(self, play: MistakePlay) -> None:
        """Say what the latest try has come to."""
        if play.phase is Phase.SOLVED:
            if not play.helped:
                self.found.add(self.number)
            self._sounds.play("solved")
            words = review_text.BEST() if play.verdict is Verdict.BEST else review_text.RIGHT()
            self._tell(review_text.FOUND(), words, "result")
        elif play.phase is Phase.FAILED:
            self._sounds.play("wrong")
            if play.verdict is Verdict.SAME:
                self._tell(review_text.SAME(), review_text.SAME_WORDS())
            elif play.verdict is Verdict.UNKNOWN:
                self._tell(puzzle_text.UNKNOWN(), puzzle_text.UNKNOWN_WORDS())
            else:
                self._tell(review_text.WRONG(), review_text.wrong(play.reply, self.mistakes[self.number].mate))
        elif play.phase is Phase.SHOWN and not self.banner.isVisible():
            known = play.mistake.words if play.mistake.better else review_text.SHOWN_NOTHING()
            self._tell(review_text.SHOWN(), known)

    def _tell(self, heading: str, words: str, kind: str = "note") -> None:
        """Say something above the buttons."""
        self.banner.say(words, heading, kind)
