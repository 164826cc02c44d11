"""The review of games in the window: requested, shown, undone, cancelled, used for tasks, and robust."""

import errno
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from driving import WHOLE_GAMES, Hand, answer, fake_engine, find_button, match_settings
from library_games import played, put_own
from long_games import OTHERWISE, long_game
from machine import scaled
from made_up_openings import made_up
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from turns import measured_turns
from written import painted

from surajang.gui.analysis.winning_chance import winning_chance
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Colour
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import MatchRequest, PositionStudyRequest, SavedStudyRequest, StudyRequest
from surajang.gui.document.drawn_marks import evaluation_in, without_marks
from surajang.gui.engines.programs import other_program
from surajang.gui.engines.protocol import BestMove, Info, Score
from surajang.gui.engines.requests import Analysis, Limits, Request
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.learn import task_play
from surajang.gui.learn.mistakes_page import MistakesPage
from surajang.gui.learn.task_play import Phase
from surajang.gui.library import library_text
from surajang.gui.library.library_page import LibraryPage
from surajang.gui.review import game_opening, review_text, reviewer
from surajang.gui.storage import disk, writer
from surajang.gui.storage.autosave import STUDY_TEXT, SaveState
from surajang.gui.storage.studies_folder import study_files
from surajang.gui.study import study_page
from surajang.gui.study.study_page import StudyPage
from surajang.rules import fen, notation, pgn, pgn_writer
from surajang.rules.game import Game, Outcome
from surajang.rules.games import GAMES
from surajang.rules.moves import origin, target

GAME = (
    '[Variant "mansindam"]\n[Result "0-1"]\n[Termination "resignation"]\n\n1. e4 (1. d4 d6) e6 2. Nd2 Nd8 3. c4 0-1\n'
)
LONGER_GAME = "e4 e6 Nd2 Nd8 c4 c6 a4"
EVALS = "0,0,30,600,600,-600"
"""White's 2. Nd2 is a blunder: what was +0.30 for White is +6.00 for Black then; Black's 2... Nd8 gives all of it back,
and 3. c4 none."""


@pytest.fixture
def use_fake(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A function that lets the fake engine with these arguments judge games, and attempts at tasks."""

    def use(*arguments: str) -> None:
        for module in (reviewer, task_play):
            monkeypatch.setattr(module, "own_program", lambda: other_program(fake_engine(*arguments)))

    return use


def percent(score: int) -> int:
    """Return the winning chance of a score, as displayed."""
    return round(100 * winning_chance("mansindam", Score(score)))


def opened(window: MainWindow, hand: Hand, text: str = GAME) -> StudyPage:
    """Open a game as a study."""
    window.pages.open(StudyRequest(text))
    hand.until(lambda: isinstance(window.pages.page, StudyPage))
    assert isinstance(window.pages.page, StudyPage)
    return window.pages.page


@pytest.fixture
def page(window: MainWindow, hand: Hand, use_fake: Callable[..., None]) -> StudyPage:
    """The page of a study that is reviewed."""
    use_fake("--evals", EVALS)
    page = opened(window, hand)
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    hand.until(lambda: not page.review.running)
    return page


def test_one_key_reviews_the_game(page: StudyPage, window: MainWindow, hand: Hand) -> None:
    panel = page.review.panel
    assert panel.isVisible()
    assert page.banner.words.text() == review_text.DONE()
    line = page.study.document.main_line
    assert [bool(evaluation_in(node.comment)) for node in line] == [True] * 6
    assert [node.nags for node in line] == [[], [], [], [4], [4], []]
    words = f"Blunder: White's winning chance {percent(30)}% → {percent(-600)}%."
    remark = without_marks(line[3].comment)
    assert remark.startswith(f"{words} A better move was ")
    assert remark.endswith(" than after Nd2."), "a reason"
    assert any(words in row.text for row in page.tree.model.rows)
    assert set(panel.graph.levels) == {3, 4}
    assert panel.summaries[0].accessibleName().startswith("White: accuracy ")
    assert panel.summaries[0].accessibleName().endswith(", 1 blunder")
    assert panel.summaries[0].text().endswith((", 1 blunder", ", 1 ??"))
    assert [len(node.children) for node in line[:5]] == [2, 1, 2, 2, 1]
    assert page.study.game.ended == Outcome("0-1", "resignation")


def wholly_visible(part: QWidget) -> bool:
    """Return whether nothing of a widget is cut off."""
    return part.visibleRegion().boundingRect() == part.rect()


def test_in_a_usual_window_the_notes_leave_room_for_review_and_openings(
    page: StudyPage, window: MainWindow, hand: Hand
) -> None:
    window.resize(1150, 810)
    page.banner.dismiss()
    hand.until(partial(wholly_visible, page.typed))
    page.openings.toggle()
    for part in (page.openings.panel.table, page.typed):
        hand.until(partial(wholly_visible, part))
    panel = page.analysis.panel
    panel.show_engines(["Engine"])
    page.analysis.resized.emit()
    for part in (page.openings.panel.table, page.typed):
        hand.until(partial(wholly_visible, part))
    hand.until(lambda: panel.area.height() >= 3 * panel.fontMetrics().lineSpacing())
    panel.show_engines([])
    page.openings.toggle()
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: page.notes.comment.lines == 3)
    assert page.notes.glyphs.isVisible()


def test_the_review_is_undone_and_redone_as_one_edit(page: StudyPage, window: MainWindow, hand: Hand) -> None:
    reviewed = page.study.text()
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert page.review.panel.isHidden()
    assert not page.study.history.may_undo
    assert "eval" not in page.study.text()
    QTest.keyClick(page.board, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert page.review.panel.isVisible()
    assert page.study.text() == reviewed


def test_the_graph_is_used_by_clicks_and_keys(page: StudyPage, window: MainWindow, hand: Hand) -> None:
    graph = page.review.panel.graph
    line = page.study.document.main_line
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(round(graph.point(4).x()), 5))
    assert page.study.node is line[4]
    assert graph.hasFocus()
    name = f"Winning chances: 2… Knight to d8, blunder: White's winning chance {percent(600)}%"
    assert graph.accessibleName() == name
    QTest.keyClick(graph, Qt.Key.Key_Left)
    assert page.study.node is line[3]
    assert graph.current == 3
    QTest.keyClick(graph, Qt.Key.Key_Home)
    QTest.keyClick(graph, Qt.Key.Key_PageDown)
    assert page.study.node is line[3]
    QTest.keyClick(graph, Qt.Key.Key_PageDown)
    QTest.keyClick(graph, Qt.Key.Key_PageUp)
    assert page.study.node is line[3]
    variation = line[2].children[1]
    page.study.document.go_to(variation)
    assert graph.current == 2


def test_the_graph_labels_players_percentages_and_moves(page: StudyPage) -> None:
    graph = page.review.panel.graph
    graph.resize(420, 180)
    drawn = [text.words for text in painted(graph)]
    assert [text for text in drawn if "chance" in text] == ["White's winning chance", "Black's winning chance"]
    assert {"100%", "50%", "0%", "1", "2", "3"} <= set(drawn)
    graph.resize(180, 110)
    assert {"White", "Black"} <= {text.words for text in painted(graph)}, "names alone where there is little room"


@pytest.mark.parametrize("size", [(800, 600), (1280, 900)])
def test_only_the_moves_scroll(size: tuple[int, int], page: StudyPage, window: MainWindow, hand: Hand) -> None:
    page.banner.dismiss()
    window.resize(*size)
    hand.until(lambda: window.width() == size[0])
    QApplication.processEvents()
    area = next(area for area in page.findChildren(QScrollArea) if area.widget() is page.panel)
    assert area.verticalScrollBar().maximum() == 0, "the panel fits"
    assert page.review.panel.graph.height() >= 8 * page.fontMetrics().height()
    assert page.tree.isVisible()


def test_a_reopened_study_has_its_review(page: StudyPage, window: MainWindow, hand: Hand) -> None:
    hand.until(lambda: page.study.save_state is SaveState.SAVED and page.study.saver.path is not None)
    path, reviewed = page.study.saver.path, page.review.review
    assert path is not None
    window.pages.show_start_page()
    window.pages.open(SavedStudyRequest(path, "It"))
    hand.until(lambda: isinstance(window.pages.page, StudyPage))
    again = window.pages.page
    assert isinstance(again, StudyPage)
    QApplication.processEvents()
    assert again.review.review == reviewed
    assert again.review.panel.isVisible()
    assert set(again.review.panel.graph.levels) == {3, 4}


def test_a_finished_match_offers_its_review(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_fake("--evals", EVALS)
    window.pages.open(MatchRequest(match_settings("pandemonium")))
    assert not window.actions_by_name["review_game"].isEnabled()
    for text in ("NB-BN", "BN-BN", "b1c3", "g10f8"):
        hand.match.play(next(move for move in hand.match.game.legal_moves() if _text(hand.match.game, move) == text))
    record = hand.match.text()
    hand.match.resign(0)
    hand.until(lambda: hand.match.over)
    hand.until_saved()
    assert window.actions_by_name["review_game"].isEnabled()
    hand.press(review_text.REVIEW_GAME())
    hand.until(lambda: isinstance(window.pages.page, StudyPage) and window.pages.page.review.review.known)
    page = window.pages.page
    assert isinstance(page, StudyPage)
    scores = page.review.review.scores
    assert [score is None for score in scores] == [True, True, False, False, False]  # a setup is not judged
    assert page.study.game.ended.reason == "resignation"
    assert "eval" not in record


def _text(game: Game, move: int) -> str:
    return notation.text(game.position, move)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Surajang's engine examines each position only for a moment."""
    monkeypatch.setattr(reviewer, "LOOK", Limits(nodes=60))
    monkeypatch.setattr(reviewer, "MATE", Limits(mate=2, nodes=500))
    monkeypatch.setattr(reviewer, "PROOF", Limits(nodes=2000))


def last_moves(game: str, count: int) -> Game:
    """Return the end of a known game, from a position on."""
    whole = Game(GAMES[game])
    texts = WHOLE_GAMES[game].split()
    for text in texts[:-count]:
        whole.play_text(text)
    made = Game(GAMES[game], fen.write(whole.position))
    for text in texts[-count:]:
        made.play_text(text)
    return made


@pytest.mark.parametrize("game", ["pandemonium", "mansindam", "palaceshogi"])
def test_every_game_is_reviewed_by_our_own_engine(game: str, window: MainWindow, hand: Hand, quick: None) -> None:
    """From a position on, to its end by mate."""
    made = last_moves(game, 3)
    page = opened(window, hand, pgn_writer.write_game(made))
    window.run("review_game")
    hand.until(lambda: not page.review.running)
    review = page.review.review
    assert None not in review.scores, page.banner.words.text()
    won = -Score.of_mate(0)
    assert review.scores[-1] == (won if made.node.outcome.result == "1-0" else -won)
    assert review.scores[-2] == (Score.of_mate(1) if made.node.outcome.result == "1-0" else -Score.of_mate(1))
    again = pgn.read_game(page.study.text())
    assert [node.written for node in again.main_line()] == [node.written for node in made.main_line()]


def test_a_review_is_reproducible(qtbot: QtBot, quick: None) -> None:
    made = last_moves("mansindam", 3)
    results: list[reviewer.Result] = []
    for _ in range(2):
        work = reviewer.Reviewer(made)
        work.finished.connect(results.append)
        with qtbot.waitSignal(work.finished):
            work.start()
        work.close()
    assert results[0].review == results[1].review
    assert [remark.words for remark in results[0].remarks] == [remark.words for remark in results[1].remarks]


def test_a_missed_mate_is_found_by_the_solver(window: MainWindow, hand: Hand, quick: None) -> None:
    made = last_moves("mansindam", 3)
    made.go_to(made.main_line()[2])
    made.take_back()
    made.play_text("a7a6")
    made.play_text("a3a4")
    page = opened(window, hand, pgn_writer.write_game(made))
    window.run("review_game")
    hand.until(lambda: not page.review.running)
    missed = page.study.document.main_line[3]
    judged = page.review.review.at(3)
    assert judged is not None
    assert judged.missed_mate == 1
    assert "Missed: A@c8# mates at once." in without_marks(missed.comment)
    QTest.mouseClick(page.review.panel.learn_buttons[judged.side], Qt.MouseButton.LeftButton)
    lesson = window.pages.page
    assert isinstance(lesson, MistakesPage)
    assert lesson.task.words.text().endswith(" here, and missed a mate at once. Find it.")
    lesson.task.make(moves_of(lesson)["A@c8"])
    assert phase_of(lesson) is Phase.SOLVED


# Failures


def test_cancelling_keeps_the_study_and_ends_the_process(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    use_fake("--hang", "1", "--log", str(log))
    page = opened(window, hand)
    before = page.study.text()
    window.run("review_game")
    hand.until(lambda: log.exists() and "go " in log.read_text())
    assert page.review.panel.progress.isVisible()
    assert not window.actions_by_name["review_game"].isEnabled()
    QTest.mouseClick(page.review.panel.cancel, Qt.MouseButton.LeftButton)
    assert page.review.panel.isHidden()
    assert page.study.text() == before
    assert page.review.reviewer is None
    hand.until(lambda: _ended(log))
    assert window.actions_by_name["review_game"].isEnabled()


def _ended(log: Path) -> bool:
    """Return whether no process has the fake engine's log in its command line."""
    if not Path("/proc").is_dir():
        return True
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != os.getpid():
            try:
                if os.fsencode(str(log)) in (folder / "cmdline").read_bytes():
                    return False
            except OSError:
                continue
    return True


@pytest.mark.parametrize(
    "arguments", [("--die", "9", "--log"), ("--ignorant",), ("--illegal",), ("--lie", "mate"), ("--lie", "early")]
)
def test_failing_engines_are_reported_and_change_nothing(
    arguments: tuple[str, ...], window: MainWindow, hand: Hand, use_fake: Callable[..., None], tmp_path: Path
) -> None:
    use_fake(*arguments, *([str(tmp_path / "log")] if arguments[-1] == "--log" else []))
    page = opened(window, hand)
    before = page.study.text()
    window.run("review_game")
    hand.until(lambda: not page.review.running)
    if page.review.review.known:  # it sent nonsense beside valid answers
        assert arguments[0] == "--lie"
        return
    assert page.banner.words.text().startswith("The game could not be reviewed. ")
    assert page.study.text() == before
    assert page.review.panel.isHidden()


def test_a_game_without_moves_is_not_reviewed(window: MainWindow, hand: Hand, use_fake: Callable[..., None]) -> None:
    use_fake()
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    page = window.pages.page
    assert isinstance(page, StudyPage)
    window.run("review_game")
    assert page.banner.words.text() == review_text.NOTHING()
    assert not page.review.running
    window.run("learn_mistakes")
    assert page.banner.words.text() == review_text.NO_REVIEW()


def test_leaving_ends_the_review(window: MainWindow, hand: Hand, use_fake: Callable[..., None], tmp_path: Path) -> None:
    log = tmp_path / "log"
    use_fake("--hang", "1", "--log", str(log))
    opened(window, hand)
    window.run("review_game")
    hand.until(lambda: log.exists() and "go " in log.read_text())
    window.pages.show_start_page()
    hand.until(lambda: _ended(log))


@pytest.mark.parametrize("edited", [False, True])
def test_engines_go_on_in_another_language(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], tmp_path: Path, edited: bool
) -> None:
    use_fake("--hang", "1", "--log", str(tmp_path / "log"))
    page = opened(window, hand)
    if edited:
        page.study.set_comment(page.study.node, "So.")
        hand.until(lambda: page.study.save_state is SaveState.SAVED)
    for command in ("review_game", "analyse"):
        window.run(command)
    window.pages.remake()  # as for another language
    hand.until(lambda: isinstance(window.page, StudyPage) and window.page is not page)
    again = window.page
    assert isinstance(again, StudyPage)
    assert again.review.panel.progress.isVisible()
    assert again.analysis.on


class QuickEngine(QObject):
    """Answers immediately, in this process: the first player is ahead for twenty moves, then behind, and so on."""

    chose = Signal(object)
    failed = Signal(str)

    def __init__(self, *_: object) -> None:
        super().__init__()
        self.analysis = Analysis()

    def think(self, request: Request) -> None:
        QTimer.singleShot(0, lambda: self._answer(request))

    def _answer(self, request: Request) -> None:
        ply = len(request.position.partition(" moves ")[2].split())
        number = 300 if ply // 20 % 2 else -300
        info = Info(score=Score(-number if ply % 2 else number), pv=(OTHERWISE[ply % 2],))
        self.analysis = Analysis(request, (info,))
        self.chose.emit(BestMove(OTHERWISE[ply % 2], ""))

    def close(self) -> None:
        """Do nothing; there is no process to end."""


def test_a_game_of_a_thousand_moves_does_not_block_the_window(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "EngineProcess", QuickEngine)
    page = opened(window, hand, long_game(1000))

    with measured_turns() as turns:
        window.run("review_game")
        hand.until(lambda: not page.review.running)
        assert page.review.review.known
        assert len(page.review.panel.graph.levels) > 20
        window.run("undo_edit")
        QApplication.processEvents()
    assert max(turns) < scaled(120), "40 where nothing else runs"


# Several games


def listed(window: MainWindow, hand: Hand, home: Path, *games: str) -> LibraryPage:
    """Show the library with these games, all selected."""
    for number, text in enumerate(games):
        put_own(home / "data", number, text)
    window.run("library")
    hand.until(lambda: isinstance(window.pages.page, LibraryPage))
    page = window.pages.page
    assert isinstance(page, LibraryPage)
    library = window.pages.library.library
    hand.until(lambda: not library.waiting and library.progress is None and len(page.model.numbers) == len(games))
    page.table.selectAll()
    hand.until(lambda: page.buttons[library_text.REVIEW].isEnabled())
    return page


def test_several_games_are_reviewed_and_saved_as_studies(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], home: Path
) -> None:
    use_fake("--evals", EVALS)
    page = listed(window, hand, home, GAME, played(2), '[Variant "mansindam"]\n\n*\n')
    before = [path.read_text("utf-8") for path in sorted((home / "data" / "games").glob("*.pgn"))]
    QTest.mouseClick(page.buttons[library_text.REVIEW], Qt.MouseButton.LeftButton)
    hand.until(lambda: window.pages.library.batch is not None)
    hand.until(lambda: window.pages.library.batch is None)
    assert page.message.text() == review_text.reviewed(2, 1)
    texts = [path.read_text("utf-8") for path in study_files()]
    assert len(texts) == 2
    assert all("[%eval " in text and "StudyName" in text for text in texts)
    assert [path.read_text("utf-8") for path in sorted((home / "data" / "games").glob("*.pgn"))] == before


def test_reviewing_several_games_waits_for_a_full_disk(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_fake("--evals", EVALS)
    page = listed(window, hand, home, GAME, played(2))
    write, full = disk.write_atomically, [True]

    def refused(path: Path, content: str, durable: bool = False) -> None:
        if full and path.suffix == ".pgn":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(path, content, durable)

    monkeypatch.setattr(disk, "write_atomically", refused)
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.05)
    window.run("review_game")
    hand.until(lambda: page.message.text() == STUDY_TEXT.failed(why="No space left on device"))
    assert window.pages.library.batch is not None
    assert window.pages.library.batch.reviewed == 0
    full.clear()
    hand.until(lambda: window.pages.library.batch is None)
    assert page.message.text() == review_text.reviewed(2)
    assert len(study_files()) == 2


def test_reviewing_several_games_can_be_cancelled(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], home: Path, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    use_fake("--hang", "1", "--log", str(log))
    listed(window, hand, home, GAME, played(2))
    window.run("review_game")
    hand.until(lambda: log.exists() and "go " in log.read_text())
    waiting = window.findChild(WaitingBar)
    assert waiting is not None
    hand.until(waiting.isVisible)
    assert waiting.words.text() == "Reviewing game 1 of 2"
    QTest.mouseClick(waiting.button, Qt.MouseButton.LeftButton)
    assert window.pages.library.batch is None
    hand.until(lambda: _ended(log))
    assert study_files() == []


def test_one_game_of_the_library_is_reviewed_in_a_study(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], home: Path
) -> None:
    use_fake("--evals", EVALS)
    listed(window, hand, home, GAME)
    window.run("review_game")
    hand.until(lambda: isinstance(window.pages.page, StudyPage) and window.pages.page.review.review.known)


# Learning from mistakes


@pytest.fixture
def lesson(page: StudyPage, window: MainWindow, hand: Hand) -> MistakesPage:
    """White's mistakes: one."""
    hand.until(lambda: page.study.save_state is SaveState.SAVED and page.study.saver.path is not None)
    QTest.mouseClick(page.review.panel.learn_buttons[0], Qt.MouseButton.LeftButton)
    found = window.pages.page
    assert isinstance(found, MistakesPage)
    return found


def moves_of(lesson: MistakesPage) -> dict[str, int]:
    """Return the legal moves of the task by their texts."""
    assert lesson.play is not None
    return {_text(lesson.play.game, move): move for move in lesson.play.game.legal_moves()}


def phase_of(lesson: MistakesPage) -> Phase:
    assert lesson.play is not None
    return lesson.play.phase


def test_a_mistake_is_corrected(lesson: MistakesPage, window: MainWindow, hand: Hand) -> None:
    assert lesson.task.words.text() == "White played 2. Nd2 here. Find a better move."
    assert lesson.progress.text() == "1 of 1"
    assert lesson.play is not None
    bad = lesson.play.mistake.played
    assert [(arrow.start, arrow.end, arrow.colour) for arrow in lesson.board.state.arrows] == [
        (origin(bad), target(bad), Colour.RED)
    ]
    lesson.task.make(lesson.play.mistake.better[0])
    assert not lesson.board.state.arrows
    assert phase_of(lesson) is Phase.SOLVED
    assert lesson.banner.heading.text() == review_text.FOUND()
    assert lesson.play.mistake.words
    assert lesson.banner.words.text() == f"{review_text.BEST()}\n2. Nd2. {lesson.play.mistake.words}", "and why"
    assert lesson.next_button.text() == review_text.FINISH()
    QTest.mouseClick(lesson.next_button, Qt.MouseButton.LeftButton)
    assert lesson.banner.words.text() == "You have found 1 of 1 better moves."
    QTest.mouseClick(lesson.next_button, Qt.MouseButton.LeftButton)
    hand.until(lambda: isinstance(window.pages.page, StudyPage))
    assert isinstance(window.pages.page, StudyPage)
    assert window.pages.page.review.review.known


def test_the_study_returns_in_its_previous_state(
    page: StudyPage, window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def learn_and_come_back(page: StudyPage) -> StudyPage:
        page.study.document.go_to(page.study.document.main_line[2].children[0])
        shown = page.study.node.line()
        window.run("learn_mistakes")
        lesson = window.pages.page
        assert isinstance(lesson, MistakesPage)
        QTest.mouseClick(lesson.back_button, Qt.MouseButton.LeftButton)
        hand.until(lambda: isinstance(window.pages.page, StudyPage))
        again = window.pages.page
        assert isinstance(again, StudyPage)
        assert [node.move for node in again.study.node.line()] == [node.move for node in shown]
        return again

    hand.until(lambda: page.study.save_state is SaveState.SAVED and page.study.saver.path is not None)
    path = page.study.saver.path
    assert learn_and_come_back(page).study.saver.path == path
    file = tmp_path / "mine.pgn"
    file.write_text(page.study.text())
    window.pages.opener.open_file(str(file))
    hand.until(lambda: isinstance(window.pages.page, StudyPage) and window.pages.page.saver.file is not None)
    opened = window.pages.page
    assert isinstance(opened, StudyPage)
    again = learn_and_come_back(opened)
    assert again.saver.file is not None
    assert again.saver.file.path == file
    assert not again.study.begun
    again.study.set_comment(again.study.node, "So.")  # now edits are saved, too
    hand.until(lambda: again.study.save_state is SaveState.SAVED)
    asked = answer(window, study_page.LEAVE_THEM())  # its own file, to learn from the mistakes
    edited = learn_and_come_back(again)
    assert asked
    assert edited.study.comment == "So."
    assert edited.saver.file is not None
    assert edited.saver.file.path == file
    assert edited.study.saver.path == again.study.saver.path
    assert edited.study.history.may_undo, "the edit"
    with monkeypatch.context() as patched:
        patched.setattr(FileQuestions, "choose", lambda *_: pytest.fail("asked once more"))
        edited = learn_and_come_back(edited)
    edited.study.set_comment(edited.study.node, "Or so.")
    hand.until(lambda: edited.study.save_state is SaveState.SAVED)
    asked_again = answer(window, study_page.LEAVE_THEM())
    window.pages.show_start_page()
    assert asked_again, "there is something new to save"


def test_the_current_move_is_visible_when_a_study_returns(window: MainWindow, hand: Hand) -> None:
    window.resize(window.minimumSize())
    text = GAME.replace("2. Nd2", "2. Nd2 {[%eval 6.00]}").replace("Nd8", "Nd8 {[%eval -6.00]}")
    game = pgn.read_game(text)
    page = window.pages.studies.show(game, at=[node.move for node in game.main_line()[1:4]])
    tree = page.tree
    hand.until(lambda: tree.model.rowCount() > 0)
    QApplication.processEvents()
    row = tree.view.visualRect(tree.model.index(tree.model.places[page.study.node]))
    assert tree.view.viewport().rect().contains(row)


def test_a_beginner_learns_from_the_worst_moves_first(window: MainWindow, hand: Hand) -> None:
    scores = "0.0", "0.0", "-2.50", "-2.50", "-7.00", "-7.00", "-10.00"
    moves = " ".join(f"{move} {{[%eval {score}]}}" for move, score in zip(LONGER_GAME.split(), scores, strict=True))
    page = opened(window, hand, f'[Variant "mansindam"]\n\n{moves} *\n')

    def learned(progress: str) -> list[str]:
        """Return the moves that White learns from, in order."""
        QTest.mouseClick(page.review.panel.learn_buttons[0], Qt.MouseButton.LeftButton)
        lesson = window.pages.page
        assert isinstance(lesson, MistakesPage)
        assert lesson.progress.text() == progress
        return [mistake.written for mistake in lesson.mistakes]

    hand.until(page.review.panel.learn_buttons[0].isVisible)
    losses = {move.place: move.loss for move in page.review.review.moves}
    assert 7.5 <= losses[7] < 10 <= losses[3] < losses[5]
    assert learned("1 of 2, worst first") == ["3. c4", "2. Nd2"]
    window.settings["new_game"] = {"opponent": "Dragon"}
    page = opened(window, hand, f'[Variant "mansindam"]\n\n{moves} *\n')
    hand.until(page.review.panel.learn_buttons[0].isVisible)
    assert learned("1 of 3") == ["2. Nd2", "3. c4", "4. a4"]
    lesson = window.pages.page
    assert isinstance(lesson, MistakesPage)
    lesson.found.add(lesson.number)
    lesson.go_on()
    window.pages.remake()  # as for another language
    again = window.pages.page
    assert isinstance(again, MistakesPage)
    assert again.progress.text() == "2 of 3", "it goes on there"
    again.go_on()
    again.go_on()
    ended = again.banner.words.text()
    assert "1 of 3" in ended
    window.pages.remake()
    again = window.pages.page
    assert isinstance(again, MistakesPage)
    assert again.banner.words.text() == ended
    again.go_on()
    hand.until(lambda: isinstance(window.pages.page, StudyPage))


@pytest.mark.parametrize(
    ("person", "offered"), [(0, "Learn from your mistakes"), (1, "Learn from the computer's mistakes")]
)
def test_the_computers_mistakes_are_offered_only_where_the_person_has_none(
    window: MainWindow, hand: Hand, person: int, offered: str
) -> None:
    scores = "0.0", "0.0", "-2.50", "-2.50", "-7.00", "-7.00", "-10.00"
    moves = " ".join(f"{move} {{[%eval {score}]}}" for move, score in zip(LONGER_GAME.split(), scores, strict=True))
    types = [
        f'[{colour}Type "{("program", "human")[side == person]}"]' for side, colour in enumerate(("White", "Black"))
    ]
    page = opened(window, hand, "\n".join(['[Variant "mansindam"]', *types, f"\n{moves} *\n"]))
    hand.until(page.review.panel.learn_buttons[0].isVisible)
    assert [button.text() for button in page.review.panel.learn_buttons if button.isVisible()] == [offered]
    window.run("learn_mistakes")
    lesson = window.pages.page
    assert isinstance(lesson, MistakesPage)
    assert lesson.title.startswith(offered)


def test_repeating_the_mistake_is_answered_and_taken_back(lesson: MistakesPage, window: MainWindow, hand: Hand) -> None:
    assert lesson.play is not None
    lesson.task.make(lesson.play.mistake.played)
    hand.until(lambda: phase_of(lesson) is Phase.FAILED)
    assert lesson.banner.words.text() == review_text.SAME_WORDS()
    assert lesson.play.reply
    QTest.keyClick(lesson.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert phase_of(lesson) is Phase.MOVE
    assert lesson.play.game.node is lesson.play.game.root
    lesson.task.make(lesson.play.mistake.better[0])
    assert phase_of(lesson) is Phase.SOLVED
    window.pages.remake()  # as for another language
    again = window.pages.page
    assert isinstance(again, MistakesPage)
    for _ in range(2):
        assert again.play is not None
        again.task.make(again.play.mistake.better[0])
        assert phase_of(again) is Phase.SOLVED
        again.again()
    assert not again.found  # the first try counts
    again.go_on()
    assert again.banner.words.text() == "You have found 1 of 1 better moves. Not on the first try."


def test_a_solution_shown_is_not_found_later(lesson: MistakesPage, window: MainWindow, hand: Hand) -> None:
    lesson.show_solution()
    lesson.again()
    for _ in range(2):
        assert lesson.play is not None
        lesson.task.make(lesson.play.mistake.better[0])
        assert phase_of(lesson) is Phase.SOLVED
        lesson.again()
    lesson.go_on()
    assert lesson.banner.words.text() == "You have found 0 of 1 better moves."


def test_another_move_is_accepted_if_it_loses_little(
    lesson: MistakesPage, window: MainWindow, hand: Hand, use_fake: Callable[..., None]
) -> None:
    assert lesson.play is not None
    mistake = lesson.play.mistake
    others = [move for move in moves_of(lesson).values() if move not in (mistake.played, mistake.better[0])]
    lesson.task.make(others[0])  # the fake engine says +0.00 at the start, where the tasks begin, and a move later
    hand.until(lambda: phase_of(lesson) is not Phase.WAIT)
    assert phase_of(lesson) is Phase.SOLVED
    assert lesson.banner.words.text() == review_text.RIGHT()


def test_the_solution_is_shown_and_stepped_through(lesson: MistakesPage, window: MainWindow, hand: Hand) -> None:
    QTest.mouseClick(lesson.solution_button, Qt.MouseButton.LeftButton)
    assert phase_of(lesson) is Phase.SHOWN
    assert lesson.play is not None
    assert lesson.play.game.node.move == lesson.play.mistake.better[0]
    assert lesson.banner.words.text() == lesson.play.mistake.words
    QTest.keyClick(lesson.board, Qt.Key.Key_Left)
    assert lesson.play.game.node is lesson.play.game.root
    QTest.mouseClick(lesson.next_button, Qt.MouseButton.LeftButton)
    assert lesson.banner.words.text() == "You have found 0 of 1 better moves."
    QTest.mouseClick(lesson.again_button, Qt.MouseButton.LeftButton)
    assert phase_of(lesson) is Phase.MOVE


def test_without_an_engine_answer_a_try_is_not_a_mistake(
    page: StudyPage, window: MainWindow, hand: Hand, use_fake: Callable[..., None]
) -> None:
    use_fake("--ignorant")
    window.run("learn_mistakes")
    lesson = window.pages.page
    assert isinstance(lesson, MistakesPage)
    assert lesson.play is not None
    mistake = lesson.play.mistake
    others = [move for move in moves_of(lesson).values() if move not in (mistake.played, *mistake.better[:1])]
    lesson.task.make(others[0])
    hand.until(lambda: phase_of(lesson) is Phase.FAILED)
    assert lesson.banner.words.text() == "The engine has found no answer in time."
    assert not lesson.missed


def test_comments_show_no_evaluations(page: StudyPage, window: MainWindow) -> None:
    QApplication.processEvents()
    assert not any("eval" in row.text for row in page.tree.model.rows)
    page.study.document.go_to(page.study.document.main_line[1])
    assert page.notes.comment.toPlainText() == ""
    page.study.set_comment(page.study.node, "So.")
    assert evaluation_in(page.study.node.comment)
    assert without_marks(page.study.node.comment) == "So."
    assert find_button(page.review.panel, "Learn as White").isVisible()


def test_a_review_names_the_move_that_left_known_openings(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = made_up(GAMES["mansindam"], {"": [("e4", 30, 15.0)], "e4": [("e6", 14, 7.0), ("c6", 16, 8.0)]})
    monkeypatch.setattr(game_opening, "openings_of", lambda variant: tree if variant.name == "mansindam" else None)
    use_fake("--evals", EVALS)
    page = opened(window, hand)
    panel, line = page.review.panel, page.study.document.main_line
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    hand.until(lambda: not page.review.running and panel.known_buttons[1].isVisible())
    assert [button.text() for button in panel.known_buttons] == [
        "Opening known up to 1… e6 (14 games)",
        "Opening unknown from 2. Nd2",
    ]
    for button, place in zip(panel.known_buttons, (2, 3), strict=True):
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert page.study.node is line[place]
        page.study.navigation.show_first()
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert not panel.known_buttons[0].isVisible(), "without a review nothing is said"
    QTest.keyClick(page.board, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    hand.until(panel.known_buttons[0].isVisible)


def test_a_review_of_an_unknown_opening_says_nothing_about_it(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_opening, "openings_of", lambda variant: None)
    use_fake("--evals", EVALS)
    page = opened(window, hand)
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    hand.until(lambda: not page.review.running and page.review.panel.graph.isVisible())
    for _ in range(20):
        QApplication.processEvents()
    assert not page.review.panel.known_buttons[0].isVisible()
