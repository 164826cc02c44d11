"""The notation of moves in the window: chosen in the preferences, applied at once everywhere, never in machine
notation.
"""

import pytest
from driving import Hand, find, match_settings, path_of
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from surajang.gui.analysis.analyst import Findings, Line
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import WINDOW, PreferencesDialog
from surajang.gui.desk import sheet
from surajang.gui.desk.navigator import MatchRequest, PuzzlesRequest, StudyRequest
from surajang.gui.engines.protocol import Score
from surajang.gui.kit import translation
from surajang.gui.kit.translation import EXPECTED, FILES, SIGNS
from surajang.gui.learn.puzzle_page import PuzzlePage
from surajang.gui.learn.puzzle_play import PuzzlePlay
from surajang.gui.play.game_page import GamePage
from surajang.gui.shell import languages
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import shown_moves
from surajang.rules import fen, notation

STUDY = """[White "Ann"] [Black "Ben"] [Variant "mansindam"]
1. c4 $4 {[%eval 0.30] A better move was d4.} c6 (1... d6 $6 2. d4) 2. Nd2 *"""


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication):
    """Restore the default notation and English after each test."""
    yield
    languages.install("en")
    translation.show_moves(EXPECTED)


def rows(page: GamePage) -> list[str]:
    """Return the texts in the list of moves."""
    model = page.moves.view.model()
    found = [model.index(row, column).data() for row in range(model.rowCount()) for column in (1, 2)]
    return [text for text in found if text]


def test_moves_of_a_game_change_their_notation_at_once(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for move in ("c3c4", "c7c6", "b1d2"):
        hand.play(move)
    assert rows(hand.page) == ["c4", "c6", "Nd2"]
    text = hand.page.match.text()
    before = window.page
    window.settings["notation"] = SIGNS
    hand.until(lambda: isinstance(window.page, GamePage) and window.page is not before)
    assert rows(hand.page) == ["步c4", "步c6", "騎d2"]
    assert hand.page.match.text() == text
    hand.play("c6c5")
    assert rows(hand.page)[-1] == "步c5"
    assert "2. Nd2 c5" in hand.page.match.text()
    hand.until_saved()
    assert not any(sign in path_of(hand.match).read_text("utf-8") for sign in "步騎")


def test_the_language_decides_the_default_notation(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("c3c4")
    before = window.page
    window.settings["language"] = "ko"
    hand.until(lambda: isinstance(window.page, GamePage) and window.page is not before)
    assert rows(hand.page) == ["步c4"]
    window.settings["notation"] = FILES
    hand.until(lambda: isinstance(window.page, GamePage) and rows(hand.page) == ["c4"])


def test_signs_are_shown_in_studies_but_not_exported(window: MainWindow, hand: Hand) -> None:
    window.settings["notation"] = SIGNS
    window.pages.open(StudyRequest(STUDY))
    hand.until(lambda: isinstance(window.page, StudyPage))
    page = window.page
    assert isinstance(page, StudyPage)
    text = page.study.text()
    told = [page.tree.model.index(row, 0).data() for row in range(page.tree.model.rowCount())]
    assert any("步c4" in row for row in told)
    assert any("步d6" in row for row in told)
    words = "".join(part for part in sheet.body(page.study.game, sheet.NOWHERE) if isinstance(part, str))
    assert "步c4" in words
    assert "騎d2" in words
    page.study.document.go_to(page.study.document.main_line[-1])
    page.copy_moves()
    assert QGuiApplication.clipboard().text() == "1. c4 c6 2. Nd2"
    page.copy_line()
    assert "2. Nd2" in QGuiApplication.clipboard().text()
    assert page.study.text() == text
    assert not any(sign in text for sign in "步騎")
    assert "A better move was d4." in text
    assert fen.write(page.study.game.position).isascii()


def test_engine_lines_use_the_notation(window: MainWindow, hand: Hand) -> None:
    window.settings["notation"] = SIGNS
    window.pages.open(StudyRequest(STUDY))
    hand.until(lambda: isinstance(window.page, StudyPage))
    page = window.page
    assert isinstance(page, StudyPage)
    line = Line(Score.of_centipawns(20), 0.5, 9, tuple(page.study.game.legal_moves()[:2]), ("Nd2", "Ke8"))
    shown = page.analysis._shown(Findings(0, 1, (line,), 9, 100, 100))  # noqa: SLF001  # what an engine says, without one
    assert shown.lines[0].written == ("騎d2", "陰e8")
    assert shown.lines[0].moves == line.moves


def test_displayed_moves_can_be_typed(window: MainWindow, hand: Hand) -> None:
    window.settings["notation"] = SIGNS
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.page.typed.start("騎d2")
    hand.key(Qt.Key.Key_Return)
    hand.until_written(1)
    assert hand.written == ["Nd2"]
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, "步")
    QApplication.sendEvent(hand.page, event)
    assert hand.page.typed.text() == "步"


def test_puzzles_use_the_notation(window: MainWindow) -> None:
    window.settings["notation"] = SIGNS
    window.pages.open(PuzzlesRequest())
    window.pages.puzzles.show_near()
    page = window.page
    assert isinstance(page, PuzzlePage)
    play = page.play
    assert isinstance(play, PuzzlePlay)
    written = notation.written(play.game.position, play.attempt.expected)
    shown = shown_moves.shown(play.puzzle.variant, written, play.side)
    assert shown != written
    page.hint()
    page.hint()
    assert shown in page.banner.words.text()


def test_the_preferences_stay_open_when_the_notation_changes(window: MainWindow) -> None:
    window.pages.open(StudyRequest(STUDY))
    window.dialogs.preferences()
    before = find(window, PreferencesDialog)
    box = find(before, QComboBox, "notation")
    # "Moves" would be read as their number where columns are headed so (手数)
    assert [label.text() for label in before.findChildren(QLabel) if label.buddy() is box] == ["Move notation"]
    before.tabs.setCurrentIndex(WINDOW)
    box.setFocus()
    box.setCurrentIndex(box.findData(SIGNS))
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()
    (dialog,) = [dialog for dialog in window.findChildren(PreferencesDialog) if dialog.isVisible()]
    assert dialog is before
    assert box.hasFocus()
    assert box.currentData() == SIGNS
    dialog.close()
