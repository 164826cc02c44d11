"""The way through the lessons: known levels are skipped, and a move into a dead end is undone."""

from functools import partial

import pytest
from driving import find_button
from level_solver import least
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.learn import lesson_page
from surajang.gui.learn.dead_ends import out_of_reach
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.lesson_page import LessonPage, LevelPlay
from surajang.gui.learn.lessons import FAMILIES, PASS, Attempt, Lesson, Level, Progress, lessons
from surajang.gui.learn.task_play import Phase
from surajang.gui.shell.knowledge import CHESS, SHOGI, XIANGQI
from surajang.rules import fen, notation

STUCK = (
    ("pandemonium", "first-game", 5, "d3d4"),
    ("pandemonium", "castling", 4, "e1d1"),
    ("palaceshogi", "pawn-and-footsoldier", 2, "c5c6"),
    ("palaceshogi", "silver-and-gold", 5, "c7d6+"),
)
"""Levels, and moves into a dead end there."""


def lesson_named(family: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons(family) if lesson.id == name)


def open_level(window: MainWindow, family: str, name: str, number: int) -> LessonPage:
    """Open a level, counted from 1."""
    window.pages.lessons.show_lesson(lesson_named(family, name), number - 1)
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def play_of(page: LessonPage) -> LevelPlay:
    assert page.play is not None
    return page.play


def settled(page: LessonPage) -> bool:
    return play_of(page).phase is not Phase.WAIT


def make(page: LessonPage, text: str) -> None:
    page.task.make(notation.parse(play_of(page).game.position, text))


# Known levels


@pytest.mark.parametrize("family", FAMILIES)
def test_skippable_levels_exist(family: str) -> None:
    for lesson in lessons(family):
        assert set(lesson.known) <= {CHESS, SHOGI, XIANGQI}
        assert all(0 <= number < lesson.count for numbers in lesson.known.values() for number in numbers)
        for level in lesson.levels:
            assert set(level.compare) <= {CHESS, SHOGI, XIANGQI}
            assert not any("it" in words.lower().split()[:3] for words in level.compare.values()), (
                "a name, for a task precedes"
            )


def test_chess_players_skip_king_rook_and_bishop(window: MainWindow, qtbot: QtBot) -> None:
    window.settings["knows"] = "chess"
    page = open_level(window, "mansindam", "first-game", 1)
    page.begin()
    assert page.number == 4, "the pawn that captures straight ahead"
    assert page.task.words.text().endswith(
        "In chess the pawn would take the enemy pawn; here pawns never capture diagonally."
    )
    assert page.dots.buttons[0].accessibleName().endswith("You already know this")
    assert page.left_out.isVisible()
    assert "you already know them: 1, 2, 3, 4, 9, 10." in page.left_out.text()
    left: list[int] = []
    while not left or page.number != left[-1]:
        left.append(page.number)
        for text in play_of(page).level.solution:
            make(page, text)
            qtbot.waitUntil(partial(settled, page))
        page.banner.dismiss()
        if page.next_button.text() == "Next":
            page.next_button.click()
    assert [number + 1 for number in left] == [5, 6, 7, 8, 11, 12]
    assert Progress(window.settings).complete(page.lesson)


def test_newcomers_take_every_level(window: MainWindow) -> None:
    window.settings["knows"] = "nothing"
    progress = Progress(window.settings)
    for family in FAMILIES:
        for lesson in lessons(family):
            assert progress.left(lesson) == list(range(lesson.count))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_course_is_complete_only_after_the_last_level(family: str) -> None:
    *before, last = lessons(family)[0].levels
    assert "You now know enough to play" in last.solved
    assert not any("enough" in level.solved for level in before)


@pytest.mark.parametrize(
    ("family", "needed"),
    [
        ("pandemonium", {"P", "N", "B", "R", "C", "M", "K", "G"}),
        ("mansindam", {"P", "N", "B", "R", "C", "M", "K", "+N"}),
        ("palaceshogi", {"+P", "S", "+S", "N", "+N", "L", "+L", "B", "R", "Q", "K"}),
    ],
)
def test_the_first_lesson_lets_every_piece_of_the_first_game_be_moved(family: str, needed: set[str]) -> None:
    moved: set[str] = set()
    for level in lessons(family)[0].levels:
        attempt = Attempt(level)
        for text in level.solution:
            move = notation.parse(attempt.position, text)
            before = {int(piece) for piece in attempt.position.board if piece}
            if "-" not in text:
                square = attempt.position.tables.square_named(text[2:].rstrip("+") if "@" in text else text[:2])
                piece = int(attempt.position.board[square])
                moved.add(attempt.position.tables.piece_of(piece).symbol if piece in before else text[0])
            attempt.play(move)
        moved |= attempt.done.promoted
    assert needed <= moved


# Dead ends


@pytest.mark.parametrize(("family", "name", "number", "text"), STUCK)
def test_an_unsolvable_level_is_announced_and_reset(
    window: MainWindow, qtbot: QtBot, family: str, name: str, number: int, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_page, "STUCK_MS", 20)
    page = open_level(window, family, name, number)
    before = page.board.state
    make(page, text)
    assert play_of(page).phase is Phase.FAILED
    assert "can no longer be solved" in page.banner.words.text()
    qtbot.waitUntil(lambda: play_of(page).phase is Phase.MOVE)
    assert page.board.state == before
    assert "can no longer be solved" in page.banner.words.text()
    assert page.board.hasFocus()
    for each in play_of(page).level.solution:
        make(page, each)
    assert page.banner.heading.text().startswith("Perfect")


def test_starting_over_avoids_a_dead_end(window: MainWindow) -> None:
    page = open_level(window, "pandemonium", "first-game", 5)
    make(page, "d3d4")
    page.again()
    assert play_of(page).phase is Phase.MOVE
    make(page, "d3e4")
    assert play_of(page).phase is Phase.SOLVED


@pytest.mark.once
@pytest.mark.parametrize(("family", "name", "number", "text"), STUCK)
def test_no_search_finds_a_solution_after_a_dead_end(family: str, name: str, number: int, text: str) -> None:
    level = lesson_named(family, name).levels[number - 1]
    attempt = Attempt(level)
    assert attempt.play(notation.parse(attempt.position, text)).verdict is Verdict.STUCK
    left = Level(level.variant, level.text, fen_after(attempt), level.goal, best=3)
    assert least(left, 2) == 0


def fen_after(attempt: Attempt) -> str:
    """Return the position in which the learner is to move again."""
    attempt.position.pass_turn()
    return fen.write(attempt.position)


@pytest.mark.once
@pytest.mark.parametrize("family", FAMILIES)
def test_no_solution_is_taken_for_a_dead_end(family: str) -> None:
    for lesson in lessons(family):
        for level in lesson.levels:
            attempt = Attempt(level)
            side = int(attempt.position.side)
            for text in level.solution if level.replies == PASS else ():
                assert not out_of_reach(level.goal, attempt.position, attempt.done, side), level.text
                attempt.play(notation.parse(attempt.position, text))


# Moves shown before


@pytest.mark.parametrize("number", [1, 2])
def test_a_level_whose_solution_was_shown_still_says_what_it_teaches(window: MainWindow, number: int) -> None:
    page = open_level(window, "palaceshogi", "pawn-and-footsoldier", number)
    page.show_move()
    for text in play_of(page).level.solution:
        make(page, text)
    words = page.banner.words.text()
    explained, _, order = play_of(page).level.text.partition(". ")
    assert words.startswith(explained + ". "), "where it has no other words"
    assert order not in words
    assert words.endswith("Solve it without help to earn more stars.")


def test_a_level_of_one_sentence_repeats_it_after_the_solution(window: MainWindow) -> None:
    page = open_level(window, "mansindam", "mates", 1)
    page.show_move()
    for text in play_of(page).level.solution:
        make(page, text)
    assert page.banner.words.text().startswith(play_of(page).level.text)


def test_the_last_level_offers_a_game_when_levels_were_skipped(window: MainWindow, qtbot: QtBot) -> None:
    window.settings["knows"] = "chess"
    lesson = lesson_named("pandemonium", "first-game")
    for number in Progress(window.settings).left(lesson):
        page = open_level(window, "pandemonium", "first-game", number + 1)
        for text in play_of(page).level.solution:
            make(page, text)
            qtbot.waitUntil(partial(settled, page))
    find_button(page.banner, "Play your first game").click()
    assert window.pages.match is not None


def test_the_last_level_offers_a_game_and_names_skipped_levels(window: MainWindow) -> None:
    lesson = lesson_named("mansindam", "first-game")
    for number in range(10):  # all but level 11
        Progress(window.settings).record(lesson, number, 3)
    page = open_level(window, "mansindam", "first-game", lesson.count)
    for text in play_of(page).level.solution:
        make(page, text)
    assert page.banner.words.text().endswith("Tasks not solved yet: 11.")
    find_button(page.banner, "Play your first game").click()
    assert window.pages.match is not None


def test_a_message_does_not_move_the_layout_of_a_lesson(window: MainWindow) -> None:
    window.settings["knows"] = "chess"
    page = open_level(window, "mansindam", "first-game", 5)
    parts = (page.task.words, page.differences_button, page.typed, page.next_button)
    QApplication.processEvents()
    before = [part.geometry() for part in parts]
    make(page, "e4e5")
    QApplication.processEvents()
    assert page.banner.isVisible()
    assert [part.geometry() for part in parts] == before


def test_newcomers_are_offered_no_differences(window: MainWindow) -> None:
    window.settings["knows"] = "nothing"
    assert not open_level(window, "mansindam", "first-game", 1).differences_button.isVisible()


def test_moves_that_miss_the_goal_are_announced(window: MainWindow) -> None:
    page = open_level(window, "pandemonium", "first-game", 9)
    make(page, "a1b1")
    assert play_of(page).phase is Phase.MOVE
    assert page.banner.heading.text() == "Not solved yet"
    assert page.banner.words.text().startswith("It can be done in one move.")
    page.take_back()
    assert not page.banner.isVisible()


def test_an_unsolved_last_level_offers_the_next_lesson(window: MainWindow) -> None:
    page = open_level(window, "pandemonium", "first-game", lesson_named("pandemonium", "first-game").count)
    assert page.next_button.text() == "Next lesson"
    page.next_button.click()
    assert isinstance(window.page, LessonPage)
    assert window.page.lesson.id == "rook-and-dragon"


@pytest.mark.parametrize("number", [1, 2])
def test_en_passant_shows_where_the_pawn_came_from_and_where_to_go(window: MainWindow, number: int) -> None:
    page = open_level(window, "pandemonium", "en-passant", number)
    named = play_of(page).game.position.tables.square_named
    assert set(page.board.state.last_move) == {named("e9"), named("e6")}
    assert [mark.place for mark in page.board.state.marks] == [named("e8")]
