"""The puzzles in the window: solved by mouse, keys and typed moves; the effects of wrong moves, hints and the
solution.
"""

from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import partial

import pytest
from driving import find_button
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_page import StartPage
from surajang.gui.board.places import Place, Slot
from surajang.gui.engines.programs import Program
from surajang.gui.engines.protocol import BestMove
from surajang.gui.engines.requests import Collector, Request, legal_line
from surajang.gui.learn import puzzle_page, puzzle_text, puzzles_page, streak_page, task_play
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.learn.puzzle_history import PuzzleHistoryPage
from surajang.gui.learn.puzzle_page import PuzzlePage
from surajang.gui.learn.puzzle_play import PuzzlePlay
from surajang.gui.learn.puzzle_record import FIRST, LEARNING, PuzzleTry
from surajang.gui.learn.puzzles import FIRST_BELOW, Puzzle, TryResult, games_with_puzzles, puzzles, todays_puzzle
from surajang.gui.learn.puzzles_page import PuzzlesPage
from surajang.gui.learn.streak_page import Streak, StreakPage
from surajang.gui.learn.task_play import Phase
from surajang.gui.play.game_page import GamePage
from surajang.gui.players.players import YOU
from surajang.rules import fen, movegen, notation
from surajang.rules.game import Game
from surajang.rules.games import game_named
from surajang.rules.moves import DROP, PROMOTION, dropped_kind, origin, target

Answers = list[list[int] | None]
"""Moves for each question; None where the engine cannot say."""

LEFT = Qt.MouseButton.LeftButton


class Solver:
    """Solves the puzzles of a window."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def page(self) -> PuzzlePage:
        page = self.window.page
        assert isinstance(page, PuzzlePage)
        return page

    @property
    def play(self) -> PuzzlePlay:
        assert self.page.play is not None
        return self.page.play

    @property
    def spoken(self) -> str:
        """The announcement of the widget with the focus."""
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused.accessibleName()

    def open(self, puzzle: Puzzle) -> None:
        self.window.pages.puzzles.show(puzzle.variant.name)
        self.window.pages.puzzles.show_near()
        self.page.show_puzzle(puzzle)

    def phase(self) -> Phase:
        return self.play.phase

    def settle(self) -> None:
        """Wait until the move is answered."""
        self.qtbot.waitUntil(lambda: self.phase() is not Phase.WAIT)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(QApplication.focusWidget(), key)

    def type(self, move: int) -> None:
        """Type a move, beginning on the board."""
        text = notation.text(self.play.game.position, move)
        for character in text:
            self.qtbot.keyClicks(QApplication.focusWidget(), character)
        self.key(Qt.Key.Key_Return)
        self.settle()

    def click(self, move: int) -> None:
        """Make a move by clicks."""
        start: Place = Slot(self.play.side, int(dropped_kind(move))) if move & DROP else int(origin(move))
        board = self.page.board
        for place in (start, int(target(move))):
            self.qtbot.mouseClick(board, LEFT, pos=QPoint(board.place_rect(place).center()))
        if board.turn.choice is not None:
            self.qtbot.keyClick(board, Qt.Key.Key_Plus if move & PROMOTION else Qt.Key.Key_Minus)
        self.settle()

    def wrong(self) -> int:
        """Return a move that does not win at once and is not the solution's."""
        attempt = self.play.attempt
        moves = self.play.game.legal_moves()
        return next(move for move in moves if move != attempt.expected and not attempt._wins(move))  # noqa: SLF001  # the puzzle's own judgement and time


@pytest.fixture
def solver(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Solver:
    """A solver whose moves are answered immediately."""
    monkeypatch.setattr(task_play, "REPLY_MS", 1)
    return Solver(window, qtbot)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Answers in place of the engine's, in turn; none when the list is empty."""
    found: Answers = []

    def tell(told: Callable[[list[int] | None], object]) -> None:
        told(found.pop(0) if found else [])

    judge = task_play.PuzzleJudge
    monkeypatch.setattr(judge, "mate", lambda self, command, position, move, most, told, spare=0: tell(told))
    monkeypatch.setattr(judge, "answer", lambda self, command, position, told, most=0: tell(told))
    monkeypatch.setattr(judge, "prepare", lambda self: None)
    return found


def puzzle_of(name: str, goal: str, length: int) -> Puzzle:
    """A puzzle of a game that the solver can click: no move of two steps."""
    for puzzle in puzzles(name):
        if puzzle.goal == goal and puzzle.length == length and all(len(move) <= 6 for move in puzzle.moves):
            return puzzle
    pytest.fail("there is no such puzzle")


# Finding them


def test_a_sentence_explains_the_solution(solver: Solver, answers: Answers) -> None:
    puzzle = puzzle_of("mansindam", "mate", 1)
    solver.open(puzzle)
    assert not solver.page.why.isVisible()
    solver.click(solver.play.attempt.expected)
    solver.qtbot.waitUntil(solver.page.why.isVisible)
    position = fen.read(puzzle.variant, puzzle.fen)
    words = notation.written(position, notation.parse(position, puzzle.moves[0]))
    assert solver.page.why.text().startswith(f"{words} is mate.")
    assert "The king has no escape square: " in solver.page.why.text()
    solver.page.show_puzzle(puzzle_of("pandemonium", "mate", 2))
    assert not solver.page.why.isVisible()
    solver.page.show_solution()
    solver.qtbot.waitUntil(solver.page.why.isVisible)
    assert " is mate." in solver.page.why.text()


def test_only_the_solution_is_explained(solver: Solver, answers: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    explained: list[list[int]] = []

    def reason(puzzle: Puzzle, moves: list[int]) -> str:
        explained.append(moves)
        return ""

    monkeypatch.setattr(puzzle_page, "reason", reason)
    solver.open(puzzle_of("pandemonium", "win", 1))
    solver.page.solution_button.click()
    solution = [node.move for node in solver.play.game.main_line()[1:]]
    solver.type(solver.play.game.legal_moves()[0])
    solver.window.run("step_back")
    assert solver.page.banner.heading.text() == "Solution"
    solver.qtbot.waitUntil(lambda: bool(explained))
    solver.qtbot.wait(20)
    assert explained == [solution], "and not the move tried"


def test_the_start_page_opens_puzzles_and_their_pages(solver: Solver, answers: Answers) -> None:
    window, qtbot = solver.window, solver.qtbot
    qtbot.mouseClick(window.pages.start_page.puzzles_button, LEFT)
    page = window.page
    assert isinstance(page, PuzzlesPage)
    assert set(page.games) == set(games_with_puzzles())
    assert QApplication.focusWidget() is page.today.button
    qtbot.mouseClick(page.games["palaceshogi"], LEFT)
    assert page.game_name == "palaceshogi"
    solver.key(Qt.Key.Key_Return) if QApplication.focusWidget() is page.today.button else page.today.button.click()
    assert solver.page.puzzle.variant.name == "palaceshogi"
    assert "Today's puzzle" in window.windowTitle()
    assert "to move" in solver.page.task.words.text()
    solver.page.back_button.click()
    assert isinstance(window.page, PuzzlesPage)
    assert window.page.game_name == "palaceshogi"
    for leads_to, kind in (("Lessons", LearnPage), ("Puzzles", PuzzlesPage), ("Start page", StartPage)):
        find_button(window.page, leads_to).click()
        assert type(window.page) is kind


def test_puzzles_of_every_game_open(solver: Solver, answers: Answers) -> None:
    for name in games_with_puzzles():
        solver.window.pages.puzzles.show(name)
        solver.window.pages.puzzles.show_near()
        first = solver.page.puzzle
        assert first.variant.name == name
        assert solver.page.board.flipped() == bool(solver.play.side)
        solver.page.next_button.click()
        assert solver.page.puzzle.variant.name == name


def test_the_puzzle_of_the_day_is_the_same_for_all_and_changes_daily(solver: Solver, answers: Answers) -> None:
    shown = []
    for day in (date(2026, 11, 23), date(2026, 11, 23), date(2026, 11, 24)):
        solver.window.pages.puzzles.today = partial(date.fromordinal, day.toordinal())
        page = overview(solver, "mansindam")
        assert [button.text() for button in page.strengths] == ["Easy", "Medium", "Hard"]
        assert page.strengths[0].isChecked(), "nothing is known of the person"
        for button, (_, low, high) in zip(page.strengths, puzzle_text.TODAYS, strict=True):
            page = overview(solver, "mansindam")
            page.strengths[page.strengths.index(page.strengths[0])].click()
            solver.qtbot.mouseClick(page.strengths[[b.text() for b in page.strengths].index(button.text())], LEFT)
            assert puzzle_text.goal_of(todays_puzzle(puzzles("mansindam"), day, low, high)) == page.today.words.text()
            flipped = page.board.flipped
            page.today.button.click()
            assert flipped == solver.page.board.flipped(), "it is seen from the solver's side"
            shown.append(solver.page.puzzle)
            assert low <= solver.page.puzzle.rating <= high
            assert solver.page.title.startswith(f"Today's puzzle · {button.text()}")
    solver.page.next_button.click()
    assert solver.page.title.startswith("For you")
    assert shown[:3] == shown[3:6]
    assert not set(shown[:3]) & set(shown[6:])


def test_midnight_brings_another_puzzle_of_the_day(
    solver: Solver, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles_page, "DAY_CHECK_MS", 1)
    pages, day = solver.window.pages.puzzles, date(2026, 11, 23)
    pages.today = lambda: day
    pages.record.judge(puzzle_of("mansindam", "mate", 2), TryResult.MISSED, day)
    page = overview(solver, "mansindam")
    page.strengths[1].click()
    day = date(2026, 11, 24)
    _, low, high = puzzle_text.TODAYS[1]
    expected = todays_puzzle(puzzles("mansindam"), day, low, high)
    solver.qtbot.waitUntil(lambda: page.today.words.text() == puzzle_text.goal_of(expected))
    assert page.missed.button.isEnabled(), "missed puzzles are due again too"
    page.today.button.click()
    assert solver.page.puzzle == expected


# Solving them


@pytest.mark.parametrize(("name", "goal", "length"), [("mansindam", "mate", 2), ("pandemonium", "win", 2)])
@pytest.mark.parametrize("means", ["mouse", "typed"])
def test_a_puzzle_is_solved(solver: Solver, answers: Answers, name: str, goal: str, length: int, means: str) -> None:
    solver.open(puzzle_of(name, goal, length))
    page = solver.page
    told: list[tuple[Puzzle, TryResult]] = []
    page.judged.connect(lambda puzzle, result: told.append((puzzle, result)))
    while solver.phase() is Phase.MOVE:
        assert not told
        (solver.click if means == "mouse" else solver.type)(solver.play.attempt.expected)
    assert solver.phase() is Phase.SOLVED
    assert told == [(page.puzzle, TryResult.SOLVED)]
    assert page.banner.heading.text() == "Solved"
    assert page.rating.text().startswith("Your rating: ")
    assert "(+" in page.rating.text()
    assert QApplication.focusWidget() is page.next_button
    assert "Solved" in solver.spoken
    solver.key(Qt.Key.Key_Return)
    assert solver.phase() is Phase.MOVE
    assert not page.banner.isVisible()


def test_a_wrong_move_is_answered_and_taken_back(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("mansindam", "mate", 2))
    page = solver.page
    told: list[TryResult] = []
    page.judged.connect(lambda puzzle, result: told.append(result))
    before = page.board.state
    wrong = solver.wrong()
    position = fen.read(page.puzzle.variant, page.puzzle.fen)
    position.make(wrong)
    reply = movegen.legal_moves(position)[0]
    answers += [[], [reply]]
    sounds: list[str] = []
    solver.window.pages.sounded.connect(sounds.append)
    solver.type(wrong)
    assert solver.phase() is Phase.FAILED
    assert sounds[-1] == "wrong"
    assert page.banner.heading.text() == "Not this one"
    assert solver.play.reply in page.banner.words.text()
    assert QApplication.focusWidget() is page.again_button
    assert "Not this one" in solver.spoken
    assert told == [TryResult.MISSED]
    solver.key(Qt.Key.Key_Return)
    assert page.board.state == before
    while solver.phase() is Phase.MOVE:
        solver.type(solver.play.attempt.expected)
    assert page.banner.heading.text() == "Done"
    assert told == [TryResult.MISSED]
    page.again_button.click()
    assert solver.phase() is Phase.MOVE
    while solver.phase() is Phase.MOVE:
        solver.type(solver.play.attempt.expected)
    assert page.banner.heading.text() == "Solved"
    assert told == [TryResult.MISSED], "it has counted before"


def test_unjudged_moves_are_not_mistakes(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("mansindam", "mate", 2))
    told: list[TryResult] = []
    solver.page.judged.connect(lambda puzzle, result: told.append(result))
    answers += [None]
    solver.type(solver.wrong())
    assert solver.phase() is Phase.FAILED
    assert "could not be checked" in solver.page.banner.heading.text()
    assert not told
    solver.page.again_button.click()
    while solver.phase() is Phase.MOVE:
        solver.type(solver.play.attempt.expected)
    assert told == [TryResult.SOLVED]


def test_the_engine_accepts_equal_mates_and_refutes_other_moves(solver: Solver) -> None:
    """With the real engine in its process."""
    position = fen.read(game_named("mansindam"), "k8/9/1K7/9/9/9/9/9/2RR5[] w - - 0 1")
    puzzle = Puzzle(position.tables.variant, "0", fen.write(position), ("c1c9+",), "mate", 1, (), "1-0", 1000)
    solver.open(puzzle)
    found = set()
    for text in ("c1c2", "b7c6"):
        solver.page.task.make(notation.parse(solver.play.game.position, text))
        assert solver.phase() is Phase.WAIT
        assert solver.page.progress.text() == "Checking this move…"
        solver.settle()
        found.add(solver.play.verdict)
        if solver.play.verdict is Verdict.LONGER:
            assert solver.page.banner.heading.text() == "There is a shorter mate"
        solver.page.again()
    assert Verdict.LONGER in found
    assert found <= {Verdict.LONGER, Verdict.WRONG}
    solver.page.task.make(notation.parse(solver.play.game.position, "d1d9+"))
    assert solver.phase() is Phase.SOLVED


# Help


def test_a_hint_names_the_piece_and_then_the_move(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("mansindam", "mate", 2))
    page = solver.page
    told: list[TryResult] = []
    page.judged.connect(lambda puzzle, result: told.append(result))
    expected = solver.play.attempt.expected
    page.hint_button.click()
    assert [mark.place for mark in page.board.state.marks] == [solver.play.hinted_place]
    assert page.banner.words.text().startswith(("Move the ", "Drop the "))
    page.hint_button.click()
    assert not page.board.state.marks
    assert page.banner.words.text() == f"Play {solver.play.written(expected)}."
    assert not page.hint_button.isEnabled()
    solver.type(expected)
    assert page.hint_button.isEnabled()
    assert not told
    solver.type(solver.play.attempt.expected)
    assert told == [TryResult.MOVE_HINTED]
    assert page.banner.heading.text() == "Solved with a hint"
    assert page.banner.words.text() == "It does not count as missed."


def solve(solver: Solver) -> None:
    """Solve the current puzzle."""
    while solver.phase() is Phase.MOVE:
        solver.type(solver.play.attempt.expected)
    assert solver.phase() is Phase.SOLVED


def test_hints_are_free_for_the_first_twenty_puzzles(solver: Solver, answers: Answers) -> None:
    record = solver.window.pages.puzzles.record
    overview(solver, "mansindam").near.button.click()
    for number in range(LEARNING):
        assert solver.page.price.text() == "A hint costs nothing until you have solved 20 puzzles."
        assert solver.page.hint_button.accessibleName() == f"Hint. {solver.page.price.text()}"
        before = record.rating("mansindam").rating
        if number % 3 == 0:
            solver.page.hint_button.click()
        solve(solver)
        assert not solver.page.price.isVisible()
        assert record.rating("mansindam").rating >= before
        solver.page.next_button.click()
    assert "costs nothing" not in solver.page.price.text()


def test_a_hint_costs_the_announced_price(solver: Solver, answers: Answers) -> None:
    record = solver.window.pages.puzzles.record
    overview(solver, "mansindam").near.button.click()
    for puzzle in puzzles("mansindam")[:LEARNING]:
        record.judge(puzzle, TryResult.SOLVED, date(2026, 11, 23))
    puzzle = puzzle_of("mansindam", "mate", 2)
    full, piece, move = (
        record.gain(puzzle, result) for result in (TryResult.SOLVED, TryResult.PIECE_HINTED, TryResult.MOVE_HINTED)
    )
    solver.page.show_puzzle(puzzle)
    before = record.rating("mansindam").rating
    assert solver.page.price.text() == f"A hint costs {round(full - piece)} rating points."
    solver.page.hint_button.click()
    assert solver.page.price.text() == f"Showing the whole move costs {round(piece - move)} more rating points."
    solver.page.hint_button.click()
    assert solver.page.price.text() == "More hints cost nothing."
    solve(solver)
    assert record.rating("mansindam").rating == pytest.approx(before + move)
    assert f"{round(move):+}".replace("-", "−") in solver.page.rating.text()
    solver.page.show_puzzle(puzzle)
    assert solver.page.price.text() == "You have tried this puzzle before: a hint costs nothing."


def test_the_message_does_not_move_when_the_price_disappears(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("mansindam", "mate", 2))
    page = solver.page
    page.hint_button.click()
    QApplication.processEvents()
    before = page.banner.geometry().top()
    solve(solver)
    QApplication.processEvents()
    assert not page.price.isVisible()
    assert page.banner.geometry().top() == before


def test_newcomers_begin_with_first_puzzles_by_piece(solver: Solver, answers: Answers) -> None:
    for name in games_with_puzzles():
        page = overview(solver, name)
        assert page.near.words.text().startswith("Starts with mates in one and unguarded pieces")
        page.near.button.click()
        shown = []
        for _ in range(12):
            shown.append(solver.page.puzzle)
            solve(solver)
            solver.page.next_button.click()
        assert all(puzzle.rating < FIRST_BELOW and puzzle.length == 1 for puzzle in shown)
        assert Counter(puzzle.goal for puzzle in shown) == {"mate": 6, "win": 6}
        assert len({(puzzle.goal, puzzle.mover) for puzzle in shown}) == 12
        solver.window.pages.puzzles.record._values["tries"].clear()  # noqa: SLF001  # the next game of the family, with nothing known


def test_the_solution_is_shown_move_by_move(solver: Solver, answers: Answers) -> None:
    puzzle = puzzle_of("palaceshogi", "mate", 3)
    solver.open(puzzle)
    page, window = solver.page, solver.window
    page.solution_button.click()
    assert page.solution_button.text() == "Next move"
    for ply in range(1, len(puzzle.moves)):
        assert solver.play.game.node.ply == ply
        page.solution_button.click()
    assert solver.play.game.node.ply == len(puzzle.moves)
    assert not page.solution_button.isEnabled()
    window.run("step_back")
    assert solver.play.game.node.ply == len(puzzle.moves) - 1
    window.run("step_forward")
    assert not window.actions_by_name["step_forward"].isEnabled()
    page.again_button.click()
    assert solver.phase() is Phase.MOVE
    assert solver.play.game.node.ply == 0


def test_other_moves_can_be_tried_against_the_solution(solver: Solver, answers: Answers) -> None:
    puzzle = puzzle_of("palaceshogi", "mate", 3)
    solver.open(puzzle)
    page, window = solver.page, solver.window
    page.solution_button.click()
    assert page.board.turn.movable == {1 - solver.play.side}, "the defender's other moves can be tried"
    line = solver.play.game.node
    other = next(move for move in solver.play.game.legal_moves() if move != line.children[0].move)
    position = fen.read(puzzle.variant, fen.write(solver.play.game.position))
    position.make(other)
    answers += [[movegen.legal_moves(position)[0]]]
    solver.type(other)
    node = solver.play.game.node
    assert node.ply == line.ply + 2
    assert page.banner.heading.text() == "Another move"
    assert page.banner.words.text().startswith(f"{solver.play.tried} is answered by {node.written}.")
    assert page.board.hasFocus()
    for _ in range(2):
        window.run("step_back")
    assert solver.play.game.node is line
    assert page.banner.heading.text() == "Solution"
    page.solution_button.click()
    assert solver.play.game.node is line.children[0]
    solver.type(line.children[0].children[0].move)
    assert solver.play.game.node is line.children[0].children[0], "the solution's own move goes on in it"
    assert not solver.play.tried


def test_after_solving_other_moves_can_be_tried_and_it_counts_once(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("pandemonium", "win", 2))
    page, window = solver.page, solver.window
    told: list[TryResult] = []
    page.judged.connect(lambda puzzle, result: told.append(result))
    while solver.phase() is Phase.MOVE:
        solver.type(solver.play.attempt.expected)
    window.run("step_back")
    other = next(m for m in solver.play.game.legal_moves() if m != solver.play.game.node.children[0].move)
    answers += [None]
    page.task.make(other)
    solver.settle()
    assert solver.phase() is Phase.SOLVED
    assert "The engine has found no answer in time." in page.banner.words.text()
    window.run("step_back")
    page.task.make(other)
    solver.settle()
    assert page.banner.words.text().startswith(f"{solver.play.tried} has no answer.")
    assert told == [TryResult.SOLVED]


def test_the_engine_answers_other_defences_by_the_shortest_mate(solver: Solver) -> None:
    """With the real engine in its process."""
    for puzzle in puzzles("mansindam"):
        position = fen.read(puzzle.variant, puzzle.fen)
        position.make(notation.parse(position, puzzle.moves[0]))
        if puzzle.goal == "mate" and puzzle.length == 2 and len(movegen.legal_moves(position)) > 1:
            break
    solver.open(puzzle)
    solver.page.show_solution()
    other = next(m for m in solver.play.game.legal_moves() if m != solver.play.game.node.children[0].move)
    solver.page.task.make(other)
    solver.settle()
    assert solver.play.game.outcome.reason == "checkmate"


def test_a_puzzle_can_be_played_on_against_the_computer(solver: Solver, answers: Answers) -> None:
    puzzle = next(puzzle for puzzle in puzzles("mansindam") if fen.read(puzzle.variant, puzzle.fen).side == 1)
    solver.open(puzzle)
    solver.window.run("copy_position")
    assert QGuiApplication.clipboard().text() == puzzle.fen
    solver.page.play_on_button.click()
    page = solver.window.page
    assert isinstance(page, GamePage)
    assert fen.write(page.match.game.position) == puzzle.fen
    assert page.match.players[1].name == YOU
    assert page.match.players[1].human
    assert not page.match.players[0].human


def test_leaving_a_puzzle_stops_it(solver: Solver, answers: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[object] = []
    monkeypatch.setattr(
        task_play.PuzzleJudge, "mate", lambda self, command, position, move, most, told, spare: waiting.append(told)
    )
    solver.open(puzzle_of("mansindam", "mate", 2))
    page = solver.page
    page.task.make(solver.wrong())
    assert not page.next_button.isEnabled()
    solver.window.pages.show_start_page()
    assert isinstance(solver.window.page, StartPage)
    assert page.play is None


def test_a_move_that_begins_with_f_can_be_typed(solver: Solver, answers: Answers) -> None:
    """F turns the board; a digit at once after it means the file."""
    solver.open(puzzle_of("mansindam", "mate", 2))
    flipped = solver.page.board.flipped()
    solver.key(Qt.Key.Key_F)
    assert solver.page.board.flipped() != flipped
    solver.key(Qt.Key.Key_2)
    assert solver.page.typed.text() == "f2"
    assert solver.page.board.flipped() == flipped


def test_an_impossible_move_is_refused(solver: Solver, answers: Answers) -> None:
    solver.open(puzzle_of("mansindam", "mate", 2))
    solver.page.typed.start("zz")
    solver.key(Qt.Key.Key_Return)
    assert solver.page.banner.kind == "refusal"
    assert solver.phase() is Phase.MOVE


# By kind and strength, again, against the clock


def overview(solver: Solver, game: str) -> PuzzlesPage:
    """The page of all kinds."""
    solver.window.pages.puzzles.show(game)
    page = solver.window.page
    assert isinstance(page, PuzzlesPage)
    return page


class Finished(QObject):
    """An engine that has decided after these `info` lines."""

    chose = Signal(BestMove)
    failed = Signal(str)
    infos: tuple[str, ...] = ()

    def __init__(self, program: Program, variant: str, parent: QObject) -> None:
        super().__init__(parent)

    def think(self, request: Request) -> None:
        collector = Collector(request, 1)
        for info in self.infos:
            collector.take([f"info depth 1 nodes 1 {info}".encode()])
        self.analysis = collector.analysis
        self.chose.emit(BestMove("e2e4"))


LINE = ("e3e4", "e7e6", "d3d4", "d7d6", "c3c4")
IN_TWO, IN_THREE = " ".join(("mate 2 pv", *LINE[:3])), " ".join(("mate 3 pv", *LINE))


@pytest.mark.parametrize(
    ("infos", "known", "moves"),
    [
        ((), False, 0),
        (("string no mate in 1",), False, 0),
        (("string no mate in 1", "string no mate in 2"), True, 0),
        (("string no mate in 1", f"score {IN_THREE}".replace(" pv", " lowerbound pv")), False, 0),
        (("string no mate in 1", f"score {IN_THREE}"), True, 5),
        ((f"score {IN_TWO}".replace(" pv", " lowerbound pv"),), True, 3),
    ],
)
def test_a_search_for_mate_cut_short_decides_nothing(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, infos: tuple[str, ...], known: bool, moves: int
) -> None:
    """Only a mate in two, or the proof that there is none, decides about a move in a mate in two."""
    monkeypatch.setattr(task_play, "EngineProcess", Finished)
    monkeypatch.setattr(Finished, "infos", infos)
    position = Game(game_named("mansindam")).position
    told: list[list[int] | None] = []
    judge = task_play.PuzzleJudge("mansindam")
    judge.mate("position startpos", position, notation.parse(position, LINE[0]), 2, told.append, 2)
    assert told == ([legal_line(position, LINE[:moves])] if known else [None])


def test_a_kind_can_be_practised_at_a_strength(solver: Solver, answers: Answers) -> None:
    page = overview(solver, "mansindam")
    page.kind.setCurrentIndex(page.kind.findData("fork"))
    page.strength.setCurrentIndex(2)
    low, high = page.strength.currentData()
    page.practice.button.click()
    assert solver.page.title.startswith("Forks")
    for _ in range(5):
        puzzle = solver.page.puzzle
        assert "fork" in puzzle.themes
        assert low <= puzzle.rating <= high
        solver.page.next_button.click()
    overview(solver, "palaceshogi")
    again = overview(solver, "mansindam")
    assert (again.kind.currentData(), again.strength.currentIndex()) == ("fork", 2), "it is still chosen"
    assert QApplication.focusWidget() is again.practice.button


def test_every_kind_offered_has_a_name_and_puzzles(solver: Solver, answers: Answers) -> None:
    for name in games_with_puzzles():
        page = overview(solver, name)
        for number in range(page.kind.count()):
            page.kind.setCurrentIndex(number)
            assert page.practice.button.isEnabled()
        themes = {theme for puzzle in puzzles(name) for theme in (*puzzle.themes, puzzle.goal)}
        assert themes <= set(puzzle_text.KINDS)


def test_without_puzzles_none_can_be_started(solver: Solver, answers: Answers) -> None:
    page = overview(solver, "mansindam")
    page.kind.setCurrentIndex(page.kind.findData("discovered check"))
    found = []
    for number in range(page.strength.count()):
        page.strength.setCurrentIndex(number)
        low, high = page.strength.currentData()
        some = any(
            "discovered check" in puzzle.themes and low <= puzzle.rating <= high for puzzle in puzzles("mansindam")
        )
        assert page.practice.button.isEnabled() == some
        found.append(some)
    assert found[0]


def test_missed_puzzles_return_the_next_day(solver: Solver, answers: Answers) -> None:
    page = overview(solver, "mansindam")
    assert not page.missed.button.isEnabled()
    missed = puzzle_of("mansindam", "mate", 2)
    solver.open(missed)
    solver.page.solution_button.click()
    day = solver.window.pages.puzzles.today()
    assert not overview(solver, "mansindam").missed.button.isEnabled()
    solver.window.pages.puzzles.today = partial(date.fromordinal, day.toordinal() + 1)
    page = overview(solver, "mansindam")
    assert page.missed.words.text() == "1 puzzle is due again."
    page.missed.button.click()
    assert solver.page.puzzle == missed
    assert solver.page.price.text() == "If solved with a hint, this puzzle comes back once more."
    solve(solver)
    solver.page.next_button.click()
    page = overview(solver, "mansindam")
    assert not page.missed.button.isEnabled()


def test_tried_puzzles_are_listed_and_can_be_reopened(solver: Solver, answers: Answers) -> None:
    page = overview(solver, "mansindam")
    assert page.history.isHidden()
    solved, missed, hinted = (puzzle_of("mansindam", "mate", length) for length in (2, 3, 4))
    solver.open(solved)
    solve(solver)
    solver.open(missed)
    solver.page.solution_button.click()
    solver.open(hinted)
    solver.page.hint_button.click()
    solve(solver)
    overview(solver, "mansindam").history.click()
    history = solver.window.page
    assert isinstance(history, PuzzleHistoryPage)
    assert [each.name for each in history.model.rows] == [hinted.id, missed.id, solved.id]
    assert history.words.text() == "3 puzzles, 1 solved on the first try. 1 more with a hint."
    assert QApplication.focusWidget() is history.table
    index = history.model.index(2, 0)
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [history.model.data(index.siblingAtColumn(column), role) for column in (2, 3)]
    assert spoken == [f"Rating: {solved.rating}", "Solved"]
    for number, (text, each) in enumerate((("Solved", solved), ("With a hint", hinted), ("Missed", missed)), 1):
        history.kind.setCurrentIndex(number)
        assert history.kind.currentText() == text
        assert [row.name for row in history.model.rows] == [each.id]
        assert history.model.data(history.model.index(0, 3)) == text
    solver.key(Qt.Key.Key_Return)
    assert solver.page.puzzle == missed
    solver.page.back_button.click()
    again = solver.window.page
    assert isinstance(again, PuzzleHistoryPage)
    assert again.kind.currentText() == "Missed"
    find_button(again, "All puzzles").click()
    assert isinstance(solver.window.page, PuzzlesPage)


def test_the_list_of_tries_is_left_and_shown_again_at_the_same_place(
    solver: Solver, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = [PuzzleTry(name, "2026-11-01", TryResult.SOLVED, 900) for name in puzzles("mansindam").names()[:200]]
    monkeypatch.setattr(solver.window.pages.puzzles.record, "tries", lambda _: tries)
    overview(solver, "mansindam").history.click()
    history = solver.window.page
    assert isinstance(history, PuzzleHistoryPage)
    history.table.selectRow(150)
    before = history.place
    assert before.scrolled > 100
    solver.key(Qt.Key.Key_Return)
    solver.page.back_button.click()
    again = solver.window.page
    assert isinstance(again, PuzzleHistoryPage)
    assert again.place == before
    assert again.table.visualRect(again.model.index(150, 1)).intersects(again.table.viewport().rect())


class Runner:
    """Plays a streak."""

    def __init__(self, solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(streak_page, "SOLVED_MS", 1)
        monkeypatch.setattr(streak_page, "FAILED_MS", 1)
        self.window, self.qtbot = solver.window, solver.qtbot
        overview(solver, "mansindam").streak.button.click()

    @property
    def page(self) -> StreakPage:
        page = self.window.page
        assert isinstance(page, StreakPage)
        return page

    def puzzle(self, solve: bool) -> None:
        """Solve a puzzle, or make a wrong move, and wait for the next one or the end."""
        page, play = self.page, self.page.play
        assert play is not None
        if not solve:
            attempt = play.attempt
            moves = play.game.legal_moves()
            page.task.make(next(m for m in moves if m != attempt.expected and not attempt._wins(m)))  # noqa: SLF001  # the puzzle's own judgement and time
        while solve and not play.attempt.solved:
            page.task.make(play.attempt.expected)
            self.qtbot.waitUntil(lambda: play.phase is not Phase.WAIT)
        self.qtbot.waitUntil(lambda: page.play is not play or page.streak.over)
        self.qtbot.waitUntil(lambda: not page._later.isActive())  # noqa: SLF001  # the puzzle's own judgement and time


@pytest.fixture
def runner(solver: Solver, answers: Answers, monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(solver, monkeypatch)


def test_a_streak_ends_with_the_third_mistake(runner: Runner) -> None:
    first = runner.page.puzzle
    for solve in (True, False, True, False):
        runner.puzzle(solve)
        assert not runner.page.again_button.isVisible()
    assert runner.page.progress.text() == "Solved: 2 · mistakes: 2 of 3"
    assert runner.page.puzzle != first
    runner.puzzle(False)
    page = runner.page
    assert page.banner.heading.text() == "Three mistakes"
    assert "best so far" in page.banner.words.text()
    assert not page.board.turn.movable
    assert not page.streak.running
    record = runner.window.pages.puzzles.record
    assert record.best_streak("mansindam") == 2
    assert record.rating("mansindam") == FIRST, "no rating comes of haste"
    assert QApplication.focusWidget() is page.again_button
    page.again_button.click()
    assert runner.page is not page
    assert runner.page.streak.solved == 0


def test_a_streak_goes_on_in_another_language(runner: Runner) -> None:
    runner.puzzle(True)
    runner.puzzle(False)
    page, puzzle = runner.page, runner.page.puzzle
    page.streak.run(False)
    page.streak._left = 90.9  # noqa: SLF001  # the puzzle's own judgement and time
    runner.window.pages.remake()
    assert runner.page is not page
    assert runner.page.puzzle == puzzle
    assert runner.page.clock.text() == "1:31"
    assert runner.page.streak.running
    assert (runner.page.streak.solved, runner.page.streak.mistakes) == (1, 1)
    runner.page.streak.count(False)
    runner.page._counted = True  # noqa: SLF001  # as while its verdict is shown
    runner.window.pages.remake()
    assert runner.page.puzzle != puzzle, "it has been counted"
    runner.puzzle(False)
    shown = runner.page.banner.words.text()
    runner.window.pages.remake()
    assert runner.page.banner.heading.text() == "Three mistakes"
    assert runner.page.banner.words.text() == shown
    assert not runner.page.streak.running


def test_a_streak_ends_with_its_time(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    page = runner.page
    assert page.clock.text() == "3:00"
    assert page.clock.accessibleName() == "3 min left"
    page.streak.run(False)
    page.streak._left = 0.2  # noqa: SLF001  # the puzzle's own judgement and time
    page.streak.run(True)
    runner.qtbot.waitUntil(lambda: page.again_button.isVisible())
    assert page.banner.heading.text() == "Time is up"
    assert page.clock.text() == "0:00"
    assert not page.typed.isEnabled()


def test_the_clock_of_a_streak_stops_between_moves(runner: Runner) -> None:
    page = runner.page
    states = []
    for change in (page.hold, page.let_go):
        change()
        states.append(page.streak.running)
    assert states == [False, True]
    assert page.play is not None
    page.task.make(page.play.attempt.expected)
    assert not page.streak.running
    runner.window.pages.show_start_page()
    assert not page.streak.running


def test_puzzles_get_harder_in_a_streak() -> None:
    streak = Streak()
    before = streak.rating
    streak.count(True)
    assert streak.rating > before
