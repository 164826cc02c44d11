"""Learning from the mistakes of a reviewed game: each is a position in which to find a better move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QObject

from surajang.gui.board.annotations import Colour, arrows_of
from surajang.gui.board.board_state import BoardState
from surajang.gui.desk.navigator import MistakesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.drawn_marks import without_marks
from surajang.gui.document.game_text import numbered
from surajang.gui.engines.protocol import Score
from surajang.gui.kit.punctuation import beside, headed
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.task_page import TaskPage
from surajang.gui.learn.task_play import JudgedPlay, Phase, PuzzleJudge
from surajang.gui.players.levels import is_beginner
from surajang.gui.review import review_text
from surajang.gui.review.noting import better_line
from surajang.gui.review.review import PASSES, Review, ended, only_person, points, review_in
from surajang.gui.words import naming, spoken_moves
from surajang.rules import fen, notation
from surajang.rules.game import Game, Node
from surajang.rules.variant import Variant


@dataclass(frozen=True)
class Mistake:
    """A position (`fen`) in which `side` has made a bad move, `played`, `written` with its number.

    `better` is a better line, empty if none is known; `score` the position's score for that side, `mate` the number of
    moves of a missed mate, 0 for none; `words` the remark on the move.
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


def mistakes(game: Game, line: Sequence[Node], review: Review, side: int, beginner: bool) -> list[Mistake]:
    """Return a side's mistakes in the main line reviewed, its root first, as `Review.instructive` orders them."""
    moves = review.instructive(side, beginner)
    places = {move.place for move in moves}
    starts: dict[int, str] = {}
    position = fen.read(game.variant, game.start_fen)
    for place, node in enumerate(line[1:], 1):
        if place in places:
            starts[place] = fen.write(position)
        position.make(node.move)
    found: list[Mistake] = []
    for move in moves:
        node = line[move.place]
        score = review.scores[move.place - 1] or Score(0)
        found.append(
            Mistake(
                variant=game.variant,
                fen=starts[move.place],
                side=side,
                played=node.move,
                written=numbered(game, node),
                better=tuple(better.move for better in better_line(node)),
                score=-score if side else score,
                mate=move.missed_mate,
                words=without_marks(node.comment),
            )
        )
    return found


class MistakePlay(JudgedPlay):
    """Plays one task. A try is right if it loses little according to the engine; a wrong one is answered."""

    RETRIES: ClassVar[tuple[Phase, ...]] = (Phase.FAILED, Phase.SHOWN)

    def __init__(self, mistake: Mistake, judge: PuzzleJudge, parent: QObject | None = None) -> None:
        super().__init__(Game(mistake.variant, mistake.fen), judge, parent)
        self.mistake = mistake
        self.chances: tuple[float, float] | None = None
        """The learner's winning chances before and after the latest try, if the engine has compared them."""

    # State

    @property
    def state(self) -> BoardState:
        """The board's state, with the bad move as an arrow until another is tried."""
        state = super().state
        if self.game.node is not self.game.root or self.phase is not Phase.MOVE:
            return state
        played = notation.text(self.game.position, self.mistake.played)
        return replace(state, arrows=tuple(arrows_of(state.tables, played, self.side, Colour.RED)))

    # The learner's actions

    def play(self, move: int) -> None:
        """Try a legal move; the verdict follows."""
        if self.phase is not Phase.MOVE:
            return
        mistake = self.mistake
        self.chances = None
        before = self._command()
        self._make(move)
        over = ended(self.game.node)
        if mistake.better[:1] == (move,):
            self._judged(Verdict.BEST)
        elif over is not None:
            self._judged(self._verdict(-over if self.side else over))
        elif mistake.mate and move != mistake.played:
            position = fen.read(mistake.variant, mistake.fen)
            self._judge.mate(before, position, move, mistake.mate, self._take_mate)
            self._say_waiting()
        else:
            self._ask(Verdict.SAME if move == mistake.played else None)

    def take_back(self) -> None:
        """Take back a wrong try with its answer, or the solution."""
        if self.phase in self.RETRIES:
            self.game = Game(self.mistake.variant, self.mistake.fen)
            self.reply = ""
            self.phase = Phase.MOVE
            self.shown.emit(None, False)
            self.changed.emit()

    def _solved_game(self) -> Game:
        """Return a game with the better line's moves, at its beginning."""
        game = Game(self.mistake.variant, self.mistake.fen)
        for move in self.mistake.better:
            game.play(move)
        game.go_to(game.root)
        return game

    # Answers

    def _verdict(self, score: Score) -> Verdict:
        """Return the verdict on a try after which the position has this score for the learner."""
        if self.mistake.mate:
            return Verdict.SOLVED if score.mate is not None and score.number > 0 else Verdict.WRONG
        game = self.mistake.variant.name
        before, after = points(game, self.mistake.score), points(game, score)
        self.chances = before / 100, after / 100
        loss = before - after
        return Verdict.SOLVED if loss < PASSES else Verdict.WRONG

    def _take_mate(self, mate: list[int] | None) -> None:
        """Take the answer whether the try mates as fast as possible."""
        if mate is None:
            self._judged(Verdict.UNKNOWN)
        elif mate:
            self._judged(Verdict.SOLVED)
        else:
            self._ask(Verdict.WRONG)

    def _ask(self, known: Verdict | None) -> None:
        """Ask for the answer to the try and, unless its verdict is known, for the score that decides it."""

        def take(moves: list[int] | None) -> None:
            score = self._judge.score
            if moves is None or (known is None and score is None):
                self._judged(known or Verdict.UNKNOWN)
                return
            verdict = known or self._verdict(-score if score is not None else Score(0))
            if verdict is Verdict.SOLVED or not moves:
                self._judged(verdict)
            else:
                self.verdict = verdict
                self._answer_soon(moves[0])

        self._ask_answer(take)
        self._say_waiting()

    def _judged(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self._settle()


class MistakesPage(TaskPage):
    """The mistakes of one side, one after another.

    `found` has the numbers of those solved on the first try, `later` of those solved on another one, `missed` of those
    with a wrong try, `solutions_shown` of those whose solution was shown. `ended`: whether the result is shown.
    """

    play: MistakePlay | None

    def __init__(
        self, mistakes: Sequence[Mistake], heading: str, worst_first: bool, tools: PageTools, back: Callable[[], object]
    ) -> None:
        """`heading` says whose mistakes they are, `worst_first` their order; `back` shows the study again."""
        super().__init__(mistakes[0].variant, tools)
        self.mistakes = tuple(mistakes)
        self._back = back
        self.number = 0
        self.found: set[int] = set()
        self.later: set[int] = set()
        self.missed: set[int] = set()
        self._heading, self._worst_first = heading, worst_first
        self.solutions_shown: set[int] = set()
        self.ended = False
        self.back_button = self.task.link(review_text.BACK(), back)
        title = self.task.heading(heading)
        self.progress = self.task.remark()
        self.again_button = self.task.button(review_text.TRY_AGAIN(), self.again)
        self.solution_button = self.task.button(review_text.SOLUTION(), self.show_solution)
        self.next_button = self.task.button(review_text.NEXT(), self.go_on)
        buttons = self.task.rows((self.again_button, self.solution_button), (self.next_button,))
        self.task.lay_out((self.back_button, title, self.task.words, self.progress, self.banner), buttons)
        self.handlers = {**self.handlers, **self.stepping()}
        self.apply_settings()

    @property
    def title(self) -> str:
        """The heading, and the game."""
        return beside(self._heading, naming.title(self.variant))

    def begin(self) -> None:
        """Show the first task, or the one taken over, now that the page is shown."""
        ended = self.ended
        self.show_mistake(self.number)
        if ended:
            self._end()

    def go_on_like(self, left: MistakesPage) -> None:
        """Take over the task, and what was found, of a page of the same mistakes that was left."""
        self.number, self.ended = left.number, left.ended
        self.found, self.later = left.found, left.later
        self.missed, self.solutions_shown = left.missed, left.solutions_shown

    # Tasks

    def show_mistake(self, number: int) -> None:
        """Begin a task, by its number from 0."""
        self.number = number
        self.ended = False
        mistake = self.mistakes[number]
        words = review_text.task(naming.player(mistake.variant, mistake.side), mistake.written, mistake.mate)
        spoken = headed(self._heading, spoken_moves.in_words(mistake.variant, words))
        self.try_task(MistakePlay(mistake, self._judge, self), words, spoken)
        self._judge.prepare()

    def again(self) -> None:
        """Take back a wrong try, restart this task, or at the end all of them."""
        play = self.play
        if play is None or not self.again_button.isEnabled():
            return
        self.banner.dismiss()
        if self.ended:
            for numbers in (self.found, self.later, self.missed, self.solutions_shown):
                numbers.clear()
            self.show_mistake(0)
        elif play.phase is Phase.SOLVED:
            self.show_mistake(self.number)
        else:
            play.take_back()
            self.task.focus_board()

    def go_on(self) -> None:
        """Show the next task; after the last one, how many were found, then the study."""
        if self.ended:
            self._back()
        elif self.number + 1 < len(self.mistakes):
            self.show_mistake(self.number + 1)
        else:
            self._end()

    def _end(self) -> None:
        """Show how many were found."""
        self.ended = True
        words = review_text.found(len(self.found), len(self.later - self.found), len(self.mistakes))
        self._sounds.play("end")
        self._changed()
        self.board.set_movable(())
        self.typed.setEnabled(False)
        self.banner.say(words, tr("Done"), "result")

    def _input_blocked(self) -> None:
        """Do nothing at the end."""
        if not self.ended:
            super()._input_blocked()

    # Progress

    def _show_phase(self) -> None:
        """Show the verdict on a try, and the actions now possible."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        waits = phase is Phase.WAIT
        last = self.number + 1 == len(self.mistakes)
        self.again_button.setText(tr("Once more") if self.ended else review_text.TRY_AGAIN())
        self.again_button.setEnabled(self.ended or phase in (Phase.FAILED, Phase.SHOWN, Phase.SOLVED))
        shows = phase is Phase.SHOWN
        self.solution_button.setText(puzzle_text.NEXT_MOVE() if shows else review_text.SOLUTION())
        self.solution_button.setEnabled(play.may_step[True] if shows else not waits and not self.ended)
        self.next_button.setText(
            review_text.BACK() if self.ended else review_text.FINISH() if last else review_text.NEXT()
        )
        self.next_button.setEnabled(not waits)
        number = review_text.count(self.number + 1, len(self.mistakes), self._worst_first)
        self.progress.setText(tr("Checking this move…") if waits else number)
        if self.ended:
            self.task.highlight_button(self.next_button, (self.again_button, self.next_button))
        else:
            self._say(play)
            self.highlight_next_step()

    def _say(self, play: MistakePlay) -> None:
        """Show the verdict on the latest try."""
        if play.phase is Phase.SOLVED:
            if self.number not in self.solutions_shown:
                (self.later if self.number in self.missed else self.found).add(self.number)
            self._sounds.play("solved")
            words = review_text.RIGHT()
            if play.verdict is Verdict.BEST:
                words = f"{review_text.BEST()}\n{headed(play.mistake.written, play.mistake.words)}"
            self._tell(review_text.FOUND(), words, "result")
        elif play.phase is Phase.FAILED:
            self._sounds.play("wrong")
            if play.verdict is not Verdict.UNKNOWN:
                self.missed.add(self.number)
            if play.verdict is Verdict.SAME:
                self._tell(tr("The same move again"), review_text.SAME_WORDS())
            elif play.verdict is Verdict.UNKNOWN:
                self._tell(puzzle_text.UNKNOWN(), puzzle_text.UNKNOWN_WORDS())
            else:
                name = in_sentence(naming.piece(play.state.piece(play.captured))) if play.captured else ""
                self._tell(tr("Not this one"), review_text.wrong(play.reply, name, play.chances, play.mistake.mate))
        elif play.phase is Phase.SHOWN and not self.banner.isVisible():
            self.solutions_shown.add(self.number)
            known = play.mistake.words if play.mistake.better else tr("No better move is known.")
            self._tell(tr("Solution"), known)

    def _tell(self, heading: str, words: str, kind: str = "note") -> None:
        """Show a text above the buttons."""
        self.banner.say(words, heading, kind)


def replay_mistakes(request: MistakesRequest, tools: PageTools, left: MistakesPage | None = None) -> None:
    """Show one side's mistakes as tasks, the first one at first, or as on a page that was `left`."""
    game, line = request.game, request.line
    review = review_in(game.variant.name, line)
    beginner = is_beginner(tools.settings["new_game"])
    found = mistakes(game, line, review, request.side, beginner)
    heading = review_text.heading(only_person(game.headers), request.side)
    page = MistakesPage(found, heading, beginner, tools, request.back)
    if left is not None:
        page.go_on_like(left)
    page.show_again = lambda: replay_mistakes(request, tools, page)
    tools.navigator.show_page(page)
    page.begin()
