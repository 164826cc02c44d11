"""The lessons in the window: solved by mouse and by keys, wrong moves, and saved progress."""

import json

import pytest
from driving import find, find_button, squares_in
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.keyboard import ARROWS
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.view import BoardView
from surajang.gui.desk.navigator import LessonsRequest
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.learn import task_play
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.learn.lesson_page import LessonPage, LevelPlay
from surajang.gui.learn.lessons import Lesson, Progress, lessons
from surajang.gui.learn.task_play import Phase
from surajang.gui.shell.knowledge import CHESS, DIFFERENCES, SHOGI
from surajang.gui.shell.settings import Settings
from surajang.rules import notation
from surajang.rules.moves import SETUP, target

LEFT = Qt.MouseButton.LeftButton


class Learner:
    """Plays the lessons of a window, with the mouse or with keys."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def page(self) -> LessonPage:
        page = self.window.page
        assert isinstance(page, LessonPage)
        return page

    @property
    def play(self) -> LevelPlay:
        assert self.page.play is not None
        return self.page.play

    def phase(self) -> Phase:
        return self.play.phase

    @property
    def board(self) -> BoardView:
        return self.page.board

    @property
    def spoken(self) -> str:
        """The announcement of the widget with the focus."""
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused.accessibleName()

    def open(self, family: str, lesson: str, number: int = 0) -> Lesson:
        found = next(each for each in lessons(family) if each.id == lesson)
        self.window.pages.lessons.show_lesson(found)
        if number:
            self.page.show_level(number)
        return found

    def settle(self) -> None:
        """Wait until the move is answered."""
        self.qtbot.waitUntil(lambda: self.phase() is not Phase.WAIT)

    def stops(self, text: str) -> list[Place]:
        """Return the squares of a move: start, square passed, end."""
        tables = self.play.game.position.tables
        if "@" in text:
            return [Slot(self.play.side, tables.variant.kinds[text[0]]), tables.square_named(text[2:])]
        return [tables.square_named(name) for name in squares_in(text)]

    def move(self, text: str, by_keys: bool = False) -> None:
        """Make a move by clicks, or by keys; a question about promotion is answered by a key."""
        before = len(self.play.attempt.moves)
        move = notation.parse(self.play.game.position, text)
        if move & SETUP:
            self.key(Qt.Key.Key_1 + int(target(move)))
            self.key(Qt.Key.Key_Return)
        else:
            for place in self.stops(text):
                if by_keys:
                    self.walk(place)
                else:
                    self.qtbot.mouseClick(self.board, LEFT, pos=QPoint(self.board.place_rect(place).center()))
        if self.board.turn.step:
            self.key(Qt.Key.Key_Return) if by_keys else self.qtbot.mouseClick(
                self.board, LEFT, pos=QPoint(self.board.place_rect(self.stops(text)[-1]).center())
            )
        if len(self.play.attempt.moves) == before and self.board.turn.choice is not None:
            passes = text[:2] == text[2:]
            self.key(Qt.Key.Key_Plus if passes or text.endswith("+") else Qt.Key.Key_Minus)
        assert len(self.play.attempt.moves) > before, f"{text} was not played"

    def walk(self, goal: Place) -> None:
        """Move the keyboard cursor to a place by the shortest way, and press Enter there."""
        if self.board.keyboard.cursor is None:
            self.key(Qt.Key.Key_Return)
        start = self.board.keyboard.cursor
        assert start is not None
        ways: dict[Place, list[Qt.Key]] = {start: []}
        ahead = [start]
        while goal not in ways:
            place = ahead.pop(0)
            for key, step in ARROWS.items():
                there = self.board.scene.geometry.neighbour(place, *step)
                if there not in ways:
                    ways[there] = [*ways[place], key]
                    ahead.append(there)
        for key in [*ways[goal], Qt.Key.Key_Return]:
            self.key(key)

    def key(self, key: Qt.Key | int) -> None:
        """Press a key in the widget with the focus."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key)

    def solve(self, by_keys: bool = False) -> None:
        """Solve the current level by its own solution."""
        for text in self.play.level.solution:
            self.move(text, by_keys)
            self.settle()
        assert self.phase() is Phase.SOLVED, self.play.level.text


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_play, "REPLY_MS", 0)


@pytest.fixture
def learner(window: MainWindow, qtbot: QtBot) -> Learner:
    return Learner(window, qtbot)


def test_a_newcomer_gets_from_the_start_page_to_the_first_lesson(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.pages.start_page.learn_button, LEFT)
    page = window.page
    assert isinstance(page, LearnPage)
    assert QApplication.focusWidget() is page.cards["pandemonium"].go_on
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.page, LessonPage)
    assert window.page.lesson == lessons("pandemonium")[0]
    assert "Your first game" in window.windowTitle()
    qtbot.mouseClick(window.page.back_button, LEFT)
    assert isinstance(window.page, LearnPage)


def test_squares_to_visit_stay_marked_until_they_are_reached(learner: Learner) -> None:
    def marked() -> set[Place]:
        return {mark.place for mark in learner.board.state.marks}

    learner.open("pandemonium", "queen")
    d5, a5, a1 = map(learner.play.game.position.tables.square_named, ("d5", "a5", "a1"))
    assert marked() == {d5, a5, a1}
    learner.move("d1c1")
    learner.settle()
    assert marked() == {d5, a5, a1}
    learner.move("c1a1")
    learner.settle()
    assert marked() == {d5, a5}
    learner.page.take_back()
    assert marked() == {d5, a5, a1}
    learner.page.again()
    learner.solve()
    assert not marked()


def test_a_message_below_a_long_task_is_scrolled_into_sight(learner: Learner) -> None:
    learner.open("palaceshogi", "first-game", 13)
    learner.window.settings["zoom"] = 150
    learner.window.resize(640, 480)
    page = learner.page
    bar = find(page.panel, ScrollArea).verticalScrollBar()
    learner.qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.banner.say("The queen goes on along the corridor.", "Not this one")
    learner.qtbot.waitUntil(lambda: page.banner.visibleRegion().boundingRect() == page.banner.rect())
    assert bar.value() > 0
    page.show_level(12)
    assert bar.value() == 0


def test_every_lesson_of_mansindam_is_solved_by_mouse(learner: Learner) -> None:
    for lesson in lessons("mansindam"):
        learner.open("mansindam", lesson.id)
        for number in range(len(lesson.levels)):
            assert learner.page.number == number
            learner.solve()
            assert Progress(learner.window.settings).stars(lesson)[number] == 3
            if number < len(lesson.levels) - 1:
                learner.qtbot.mouseClick(learner.page.next_button, LEFT)
        assert Progress(learner.window.settings).complete(lesson), lesson.id


def test_every_lesson_of_palace_shogi_is_solved_by_keys(learner: Learner) -> None:
    for lesson in lessons("palaceshogi"):
        learner.open("palaceshogi", lesson.id)
        for number in range(len(lesson.levels)):
            assert learner.page.number == number
            learner.solve(by_keys=True)
            if number < len(lesson.levels) - 1:
                learner.key(Qt.Key.Key_Return)
        assert Progress(learner.window.settings).complete(lesson), lesson.id


def test_every_lesson_of_pandemonium_is_solved_by_showing_its_moves(learner: Learner) -> None:
    for lesson in lessons("pandemonium"):
        learner.open("pandemonium", lesson.id)
        for number, level in enumerate(lesson.levels):
            learner.page.show_level(number)
            for _ in level.solution:
                learner.page.show_move()
                hint = learner.play.show_move()
                learner.page.task.make(hint)
                learner.settle()
            assert learner.phase() is Phase.SOLVED, level.text
            assert Progress(learner.window.settings).stars(lesson)[number] == 1


def test_mansindam_s_first_lesson_shows_pawn_captures_and_compulsory_promotion(learner: Learner) -> None:
    learner.open("mansindam", "first-game", 4)
    for place in learner.stops("e4d5"):
        learner.qtbot.mouseClick(learner.board, LEFT, pos=QPoint(learner.board.place_rect(place).center()))
    assert learner.page.banner.words.text() == "The pawn captures straight ahead, not diagonally."
    learner.move("e4e5")
    assert learner.phase() is Phase.SOLVED
    assert "never diagonally" in learner.page.banner.words.text()
    learner.page.show_level(6)
    assert "whether you want it or not" in learner.page.task.words.text()
    for place in learner.stops("e5d7"):
        learner.qtbot.mouseClick(learner.board, LEFT, pos=QPoint(learner.board.place_rect(place).center()))
    assert learner.board.turn.choice is None
    assert learner.phase() is Phase.SOLVED


def test_palace_shogi_s_first_lesson_shows_captures_and_palaces(learner: Learner) -> None:
    learner.open("palaceshogi", "first-game", 4)  # two silvers with black signs
    learner.solve()
    assert not any(learner.board.state.hands.values())
    learner.page.show_level(12)
    assert "with a black sign are killed" in learner.page.task.words.text()
    learner.solve()  # takes a knight with a red sign
    assert [slot.kind for slot, count in learner.board.state.hands.items() if count] == [
        learner.play.game.variant.kinds["N"]
    ]
    learner.page.show_level(13)
    assert "three by three squares are a palace" in learner.page.task.words.text()
    learner.solve()


def test_piece_cards_are_the_same_as_in_a_game(learner: Learner) -> None:
    learner.open("mansindam", "first-game", 3)
    learner.board.explainer.explain(learner.stops("c1d3")[0])
    card = find(learner.window, PieceCard)
    named = learner.play.game.position.tables.square_named
    assert [diagram.square for diagram in card.diagrams[:2]] == [named("e5"), named("c1")]
    assert set(card.diagrams[1].reach) == {named("a2"), named("b3"), named("d3"), named("e2")}


def test_typed_moves_are_played(learner: Learner) -> None:
    learner.open("mansindam", "first-game", 1)
    for text in ("Ra5", "Rxc5"):
        for character in text:
            learner.qtbot.keyClicks(QApplication.focusWidget(), character)
        learner.key(Qt.Key.Key_Return)
        learner.settle()
    assert learner.phase() is Phase.SOLVED


def test_a_failed_move_is_answered_and_retried(learner: Learner) -> None:
    learner.open("mansindam", "values", 2)  # a queen that is attacked
    before = learner.board.state
    sounds: list[str] = []
    learner.window.pages.sounded.connect(sounds.append)
    learner.move("h1h5")
    learner.settle()
    assert sounds[-1] == "wrong"
    page = learner.page
    assert learner.phase() is Phase.FAILED
    assert page.banner.heading.text() == "Not this one"
    assert "takes the queen" in page.banner.words.text()
    assert QApplication.focusWidget() is page.again_button
    assert "takes the queen" in learner.spoken
    learner.key(Qt.Key.Key_Return)
    assert learner.phase() is Phase.MOVE
    assert learner.board.state == before
    assert not page.banner.isVisible()
    assert Progress(learner.window.settings).stars(page.lesson)[2] == 0
    learner.move("h1h5")
    learner.settle()
    learner.qtbot.mouseClick(
        learner.board, LEFT, pos=QPoint(learner.board.place_rect(learner.stops("b1b2")[0]).center())
    )
    assert learner.phase() is Phase.MOVE, "the next input takes the move back too"
    learner.move("h1h5")
    learner.settle()
    learner.qtbot.keyClicks(QApplication.focusWidget(), "Q")
    assert learner.phase() is Phase.MOVE, "and so does a typed one"
    assert learner.page.task.typed.text() == "Q"


def test_a_missed_mate_is_defended(learner: Learner) -> None:
    learner.open("mansindam", "mates", 0)
    learner.move("R@a5")
    learner.settle()
    assert learner.phase() is Phase.FAILED
    assert learner.play.reply
    assert learner.play.reply in learner.page.banner.words.text()


def test_a_refusal_links_to_its_rule(learner: Learner) -> None:
    lesson = learner.open("mansindam", "drops", 2)  # one pawn on a file
    slot, square = learner.stops("P@a4")
    for place in (slot, square):
        learner.qtbot.mouseClick(learner.board, LEFT, pos=QPoint(learner.board.place_rect(place).center()))
    banner = learner.page.banner
    assert banner.kind == "refusal"
    assert learner.board.turn.evidence
    banner.more.linkActivated.emit("more")
    rules = learner.window.rules_window
    assert rules.isVisible()
    assert rules.games.currentData() == lesson.levels[2].variant.name
    assert learner.phase() is Phase.MOVE


def test_lessons_link_to_the_differences(learner: Learner) -> None:
    learner.window.pages.open(LessonsRequest("mansindam"))
    page = learner.window.page
    assert isinstance(page, LearnPage)
    for card in page.cards.values():
        card.differences.click()
        rules = learner.window.rules_window
        assert rules.isVisible()
        assert rules.games.currentData() == DIFFERENCES
        rules.close()


def test_pages_follow_what_the_learner_knows(learner: Learner) -> None:
    settings, pages = learner.window.settings, learner.window.pages
    pages.open(LessonsRequest())
    page = learner.window.page
    assert isinstance(page, LearnPage)
    assert page.cards["mansindam"].differences.text() == "Differences"
    settings["knows"] = CHESS
    learner.qtbot.waitUntil(lambda: learner.window.page is not page)
    page = learner.window.page
    assert isinstance(page, LearnPage)
    assert page.cards["mansindam"].differences.text() == "Differences from chess"
    lesson = learner.open("mansindam", "first-game", 4)
    before = learner.page
    settings["knows"] = SHOGI
    learner.qtbot.waitUntil(lambda: learner.window.page is not before)
    assert learner.page.number == 4
    assert learner.page.task.words.text().endswith(lesson.levels[4].compare[SHOGI])


def test_cards_are_as_wide_as_their_texts_need(learner: Learner) -> None:
    learner.window.pages.open(LessonsRequest())
    page = learner.window.page
    assert isinstance(page, LearnPage)
    learner.window.resize(640, 480)
    labels = [card.words for card in page.cards.values()]
    for label in labels:
        label.setText("0 of 77 tasks solved, in a longer language")
    learner.qtbot.waitUntil(lambda: all(label.width() >= label.sizeHint().width() for label in labels))


def test_left_and_right_change_the_game(learner: Learner) -> None:
    learner.window.pages.open(LessonsRequest())
    page = learner.window.page
    assert isinstance(page, LearnPage)
    first, second, third = page.cards.values()
    assert first.go_on.hasFocus()
    for key, focused in (
        (Qt.Key.Key_Right, second.go_on),
        (Qt.Key.Key_Down, second.rows[0]),
        (Qt.Key.Key_Down, second.rows[1]),
        (Qt.Key.Key_Right, third.rows[1]),
        (Qt.Key.Key_Right, third.rows[1]),
        (Qt.Key.Key_Left, second.rows[1]),
        (Qt.Key.Key_Left, first.rows[1]),
        (Qt.Key.Key_Left, first.rows[1]),
    ):
        learner.key(key)
        assert focused.hasFocus()
    for _ in first.rows[2:]:
        learner.key(Qt.Key.Key_Down)
    learner.key(Qt.Key.Key_Right)
    assert second.rows[-1].hasFocus(), "where the other card has fewer rows, its last one"


def test_f1_opens_the_rule_of_the_level(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    learner.open("mansindam", "first-game", 11)
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(learner.window.rules_window, "show_rules", lambda *which: asked.append(which))
    learner.key(Qt.Key.Key_F1)
    assert asked == [("mansindam", "campmate")]


def test_more_moves_cost_stars_and_the_best_result_is_kept(learner: Learner) -> None:
    lesson = learner.open("mansindam", "first-game")
    for text in ("c1c2", "c2c1", "c1d2", "d2d3"):
        learner.move(text)
    assert learner.phase() is Phase.SOLVED
    progress = Progress(learner.window.settings)
    assert progress.stars(lesson)[0] == 1
    learner.qtbot.mouseClick(learner.page.again_button, LEFT)
    assert learner.phase() is Phase.MOVE
    learner.solve()
    assert progress.stars(lesson)[0] == 3
    learner.qtbot.mouseClick(learner.page.again_button, LEFT)
    for text in ("c1c2", "c2c1", "c1d2", "d2d3"):
        learner.move(text)
    assert progress.stars(lesson)[0] == 3


def test_moves_are_taken_back(learner: Learner) -> None:
    learner.open("mansindam", "first-game")
    before = learner.board.state
    assert not learner.window.actions_by_name["take_back"].isEnabled()
    learner.move("c1c2")
    assert learner.window.actions_by_name["take_back"].isEnabled()
    learner.window.run("take_back")
    assert learner.board.state == before


def test_the_first_lesson_leads_to_a_game_against_the_lowest_level(learner: Learner) -> None:
    lesson = learner.open("palaceshogi", "first-game")
    for number in range(len(lesson.levels)):
        learner.page.show_level(number)
        learner.solve()
    assert learner.page.next_button.text() == "Next lesson"
    first_game = find_button(learner.page.banner, "Play your first game")
    assert QApplication.focusWidget() is first_game
    assert not learner.page.next_button.property("primary")
    learner.key(Qt.Key.Key_Return)
    match = learner.window.pages.match
    assert match is not None
    assert match.match_settings.variant.name == "palaceshogi"
    assert [player.level for player in match.match_settings.players] == [0, 1]


def test_progress_survives_a_restart(learner: Learner, open_window, style) -> None:
    settings = learner.window.settings
    settings["lessons"] = {"checkers/forced-captures": [3, 2], "mansindam/values": [1, 0, 0, 0, 0, 0, 0, 2]}
    lesson = learner.open("mansindam", "first-game")
    learner.solve()
    learner.key(Qt.Key.Key_Return)
    learner.solve()
    learner.window.close()
    assert settings.finish()
    saved = json.loads(settings.path.read_text())["lessons"]
    assert saved == {
        "checkers/forced-captures": [3, 2],
        "mansindam/values": [1, 0, 0, 0, 0, 0, 0, 2],
        "mansindam/first-game": [3, 3],
    }
    again = MainWindow(Settings(settings.path), style)
    learner.qtbot.addWidget(again)
    again.show()
    again.pages.open(LessonsRequest())
    assert isinstance(again.page, LearnPage)
    card = again.page.cards["mansindam"]
    assert card.go_on.text() == "Continue: Your first game"
    assert card.rows[0].stars == f"★ 6/{3 * len(lesson.levels)}"
    card.go_on.click()
    assert isinstance(again.page, LessonPage)
    assert again.page.number == 2
    again.close()


def test_leaving_a_lesson_stops_it(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_play, "REPLY_MS", 60_000)
    learner.open("mansindam", "mates", 0)
    learner.move("R@a5")
    assert learner.phase() is Phase.WAIT
    learner.window.pages.show_start_page()
    assert learner.window.page is learner.window.pages.start_page


def test_pages_follow_changed_settings(learner: Learner) -> None:
    learner.open("palaceshogi", "first-game")
    width = learner.page.panel.width()
    learner.window.settings["zoom"] = 140
    assert learner.page.panel.width() > width
    learner.window.settings["piece_sets"] = {"palaceshogi": "wedge-hanja"}
    assert learner.board.options().piece_set == "wedge-hanja"
    learner.window.resize(620, 900)
    learner.qtbot.waitUntil(lambda: learner.page.panel.y() > learner.board.y() + 100)


def test_inserting_levels_keeps_the_stars_of_others(learner: Learner) -> None:
    settings = learner.window.settings
    settings["lessons"] = {"palaceshogi/first-game": [3, 2, 1]}  # from before the silver and the gold came third
    lesson = lessons("palaceshogi")[0]
    progress = Progress(settings)
    assert progress.stars(lesson) == (3, 2, *(0,) * 9, 1, *(0,) * 6)
    progress.record(lesson, 2, 3)
    assert progress.stars(lesson) == (3, 2, 3, *(0,) * 8, 1, *(0,) * 6)
    assert settings["lessons"]["palaceshogi/first-game"] == [3, 2, 1, *(0,) * 5, 3]
