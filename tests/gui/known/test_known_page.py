"""The page "What is known" of a game: reached from everywhere, with a board to try openings on."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from driving import Hand, added, find
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from surajang.engine import theory
from surajang.engine.theory import Openings
from surajang.engine.theory import known as theory_files
from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.board_state import BoardState
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import (
    KnownRequest,
    LessonsRequest,
    NewGameRequest,
    PositionStudyRequest,
    RulesRequest,
    StartPageRequest,
)
from surajang.gui.desk.report_view import TableView
from surajang.gui.kit import translation
from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.translation import SIGNS
from surajang.gui.known import boards, known_page
from surajang.gui.known.boards import EndingBoard, OpeningBoard, main_lines
from surajang.gui.known.known_page import TITLE_OF, KnownPage
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.playtest.playtest_page import PlaytestPage
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import naming
from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES, game_named
from surajang.rules.variant import Variant

TOML = """
name = "small"
title = "Small"
files = 5
ranks = 5
start = "2k2/5/5/5/QRKRQ w - - 0 1"
piece.K = { name = "King", moves = "K", royal = true }
piece.R = { name = "Rook", moves = "R" }
piece.Q = { name = "Queen", moves = "Q" }
"""

MANSINDAM = game_named("mansindam")
PANDEMONIUM = game_named("pandemonium")


def tree(variant: Variant, *lines: tuple[str, int, float]) -> Openings:
    """An opening tree of lines in UCI notation, each with games and points."""
    found: dict[int, dict[str, tuple[int, float]]] = {}
    for line, games, points in lines:
        game = Game(variant)
        for text in line.split():
            moves = found.setdefault(int(game.position.key), {})
            count, so_far = moves.get(text, (0, 0.0))
            moves[text] = count + games, so_far + points
            game.play(notation.parse(game.position, text))
    keys = sorted(found)
    texts = [text for key in keys for text in found[key]]
    counts = [len(found[key]) for key in keys]
    numbers = [entry for key in keys for entry in found[key].values()]
    return Openings({
        "games": 100, "nodes": 2000, "keys": keys, "counts": counts, "texts": texts,
        "moves": list(range(len(texts))), "played": [games for games, _ in numbers],
        "points": [round(2 * points) for _, points in numbers],
    })  # fmt: skip


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> KnownPage:
    """The page of Mansindam."""
    return shown(window, qtbot, "mansindam")


def shown(window: MainWindow, qtbot: QtBot, game: str) -> KnownPage:
    window.pages.open(KnownRequest(game))
    page = window.page
    assert isinstance(page, KnownPage)
    wait_for(page, qtbot)
    return page


def wait_for(page: KnownPage, qtbot: QtBot) -> None:
    """Wait until all of a page is shown."""
    qtbot.waitUntil(lambda: page.heading.text() == TITLE_OF(title=naming.title(page.variant)))
    qtbot.waitUntil(lambda: not page.busy)


def opening_of(page: KnownPage) -> OpeningBoard:
    assert page.opening is not None
    return page.opening


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_page(window, qtbot, game):
    page = shown(window, qtbot, game)
    assert page.heading.text() == f"What is known about {GAMES[game].title}"
    assert [view.shape[0] for view in page.summary.sections] == ["short"]
    codes = [view.shape[0] for view in page.view.sections]
    assert codes[0] == "fair"
    assert {"worth", "ends", "beginners", "basis"} < set(codes)
    assert ("setups" in codes) == (GAMES[game].setup is not None)
    assert not {"opening", "endings"} & set(codes), "boards show them"
    assert page.endings is not None
    assert page.endings.table.rowCount() >= 13
    assert page.opening is not None
    assert not page.grab().isNull()


def test_every_entry_opens_the_page(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    pages = window.pages
    window.actions_by_name["known"].trigger()
    assert isinstance(window.page, KnownPage)
    pages.open(StartPageRequest())
    card = next(card for card in pages.start_page.cards if card.variant.name == "palaceshogi")
    card.known.click()
    assert isinstance(window.page, KnownPage)
    assert window.page.game_name == "palaceshogi"
    pages.open(StartPageRequest())
    pages.open(RulesRequest("mansindam"))
    window.rules_window.known_button.click()
    assert isinstance(window.page, KnownPage)
    assert window.page.game_name == "mansindam"
    entries = [(window.actions_by_name["known"], "Game")]
    palette = PaletteDialog(entries, window)
    palette.field.setText("known")
    assert palette.list.topLevelItemCount() == 1
    palette.deleteLater()


def test_an_own_game_has_its_playtest_instead(window, hand):
    (own,) = added(window.pages.own_games, TOML)
    window.pages.open(RulesRequest(own.name))
    assert window.rules_window.known_button.isHidden()
    assert not window.rules_window.playtest_button.isHidden()
    window.pages.open(KnownRequest(own.name))
    assert isinstance(window.page, PlaytestPage)
    assert window.page.game_name == own.name


def test_another_game_is_chosen(page, qtbot):
    page.games.setCurrentIndex(page.games.findData("pandemonium"))
    wait_for(page, qtbot)
    assert page.heading.text() == "What is known about Pandemonium"
    assert page.game_name == "pandemonium"
    assert opening_of(page).game.variant == PANDEMONIUM


def test_links_lead_to_sections(page, window):
    window.resize(900, 600)
    (link,) = [link for link in page.links if link.text() == "What the pieces are worth"]
    link.click()
    place = next(view for view in page.view.sections if view.shape[0] == "worth")
    top = place.mapTo(page, place.rect().topLeft()).y()
    assert 0 <= top < 100
    assert page.links[0].text() == "Opening moves"


def test_tables_have_names(page):
    assert len(page.findChildren(TableView)) >= 4
    assert all(table.accessibleName() and table.rowCount() for table in page.findChildren(TableView))
    assert opening_of(page).table.accessibleName() == "Known moves"
    assert opening_of(page).back.accessibleName() == "Step back"


def test_without_data_a_playtest_is_offered(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(theory_files, "FOLDER", tmp_path)
    page = shown(window, qtbot, "mansindam")
    assert page.introduction.text() == "Nothing is known about this game yet. Run a playtest to find out."
    assert page.opening is None
    assert page.view.sections == []
    assert page.save_button.isHidden()
    page.playtest_button.click()
    assert isinstance(window.page, PlaytestPage)


def test_the_page_is_saved(page, tmp_path: Path, monkeypatch, qtbot):
    monkeypatch.setattr(FileQuestions, "where", lambda *_: tmp_path / "known.html")
    page.save_button.click()
    qtbot.waitUntil(page.exporter.result.isVisible)
    assert page.exporter.result.text().startswith("Saved to")
    text = "".join(ElementTree.fromstring((tmp_path / "known.html").read_text("utf-8")).itertext())
    assert "What is known about Mansindam" in text
    assert "Opening moves" in text
    assert "The inventor of this game says that these mate alone: cardinal, rhino, ship, angel." in text


def test_the_page_is_saved_as_a_pdf(page, tmp_path: Path, monkeypatch, qtbot):
    kinds: list[str] = []

    def where(*given: str) -> Path:
        kinds.append(given[-1])
        return tmp_path / "known.PDF"

    monkeypatch.setattr(FileQuestions, "where", where)
    page.save_button.click()
    qtbot.waitUntil(page.exporter.result.isVisible)
    assert kinds == ["Web page (*.html);;PDF document (*.pdf)"]
    assert page.exporter.result.text().startswith("Saved to")
    assert (tmp_path / "known.PDF").read_bytes().startswith(b"%PDF")


def test_the_page_speaks_the_language_of_the_window(page, window, qtbot):
    window.settings["language"] = "de"
    try:
        other = window.page
        assert isinstance(other, KnownPage)
        assert other is not page
        qtbot.waitUntil(lambda: other.heading.text() == "Was man über Mansindam weiß")
    finally:
        window.settings["language"] = "en"


def test_the_page_is_left_and_shown_again_at_the_same_place(window, monkeypatch, qtbot):
    monkeypatch.setattr(known_page, "openings_of", lambda _: tree(MANSINDAM, ("c3c4 c7c6 e3e4", 60, 40.0)))
    page = shown(window, qtbot, "mansindam")
    opening_of(page).go_to(Game(MANSINDAM).legal_moves()[:1])
    endings_of(page).table.setCurrentCell(9, 0)
    bar = find(page, ScrollArea).verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    moves, scrolled = opening_of(page).moves, bar.value()
    assert moves
    assert scrolled
    opening_of(page).study_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
    again = shown(window, qtbot, "mansindam")
    assert opening_of(again).moves == moves
    assert endings_of(again).table.currentRow() == 9
    qtbot.waitUntil(lambda: find(again, ScrollArea).verticalScrollBar().value() == scrolled)
    other = shown(window, qtbot, "palaceshogi")
    assert find(other, ScrollArea).verticalScrollBar().value() == 0
    assert endings_of(other).table.currentRow() == 0


def test_a_page_left_while_it_reads_remembers_no_moves_of_another_game(window, monkeypatch, qtbot):
    page = shown(window, qtbot, "mansindam")
    opening_of(page).go_to(Game(MANSINDAM).legal_moves()[:1])
    page.games.choose("palaceshogi")
    window.pages.open(StartPageRequest())
    again = shown(window, qtbot, "palaceshogi")
    assert opening_of(again).moves == ()


# The board


@pytest.fixture
def board(window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> OpeningBoard:
    """A board with known openings of Mansindam."""
    lines = ("c3c4 c7c6 e3e4", 60, 40.0), ("c3c4 e7e6", 20, 4.0), ("e3e4", 15, 9.0), ("g3g4", 4, 2.0)
    monkeypatch.setattr(known_page, "openings_of", lambda _: tree(MANSINDAM, *lines))
    return opening_of(shown(window, qtbot, "mansindam"))


def rows(board: OpeningBoard) -> list[list[str]]:
    table = board.table
    model = table.model()
    return [[str(model.index(row, column).data()) for column in range(3)] for row in range(table.rowCount())]


def test_the_known_moves_are_listed_and_drawn(board):
    assert [row[:2] for row in rows(board)] == [["c4", "80"], ["e4", "15"], ["g4", "4"]]
    assert rows(board)[0][2].startswith("55.0% (")
    assert len(board.board.state.arrows) == 3
    assert board.line.text() == "Start position"
    assert not board.back.isEnabled()


def test_a_move_is_chosen_from_the_list_and_taken_back(board):
    board.table.setCurrentCell(0, 0)
    board.table.setFocus()
    QTest.keyClick(board.table, Qt.Key.Key_Return)
    assert board.line.text() == "1.\u00a0c4"
    assert [row[0] for row in rows(board)] == ["c6", "e6"]
    board.back.click()
    assert board.line.text() == "Start position"
    board.table.cellClicked.emit(1, 0)
    assert board.line.text() == "1.\u00a0e4"
    board.back.click()
    assert board.table.currentRow() == 1
    board.table.cellClicked.emit(1, 0)
    assert board.table.isHidden()
    assert board.unknown.text() == "Nothing is known about this position."
    board.to_start.click()
    assert not board.table.isHidden()


def test_a_double_click_plays_one_move(board):
    cells = board.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = board.table.visualRect(board.table.model().index(0, 0)).center()
    QTest.mouseClick(*cells, place)
    QTest.mouseDClick(*cells, place)
    assert board.line.text() == "1.\u00a0c4"


def test_the_focus_stays_at_the_board(board):
    board.table.setCurrentCell(1, 0)
    board.table.setFocus()
    QTest.keyClick(board.table, Qt.Key.Key_Return)
    assert board.table.isHidden()
    assert board.back.hasFocus()
    QTest.keyClick(board.back, Qt.Key.Key_Space)
    assert board.line.text() == "Start position"
    assert board.board.hasFocus()


def test_a_move_on_the_board_counts(board):
    move = notation.parse(board.game.position, "c3c4")
    board.board.move_chosen.emit(move)
    board.board.move_chosen.emit(notation.parse(board.game.position, "a7a6"))
    assert board.line.text() == "1.\u00a0c4 a6"
    assert board.table.isHidden()


def test_the_position_is_studied(board, window):
    board.table.cellClicked.emit(0, 0)
    start = fen.write(board.game.position)
    board.study_button.click()
    assert isinstance(window.page, StudyPage)
    assert window.page.shown_fen == start


def test_the_position_is_played_from(board, window, monkeypatch):
    opened: list[NewGameRequest] = []
    monkeypatch.setattr(window.pages, "open", opened.append)
    board.play_button.click()
    board.table.cellClicked.emit(0, 0)
    board.play_button.click()
    starts = ["", fen.write(board.game.position)]
    assert opened == [NewGameRequest("mansindam", start=start) for start in starts]


def test_the_main_lines(board):
    assert [card.button.text() for card in board.lines] == ["1.\u00a0c4 c6 2.\u00a0e4", "1.\u00a0e4", "1.\u00a0g4"]
    board.lines[0].button.click()
    assert board.line.text() == "1.\u00a0c4 c6 2.\u00a0e4"


def test_lines_do_not_break_within_moves(board):
    translation.show_moves(SIGNS)
    try:
        board.go_to_start()
        board.play(board.game.legal_moves()[0])
        assert unbreakable(board.line.text()) == [board.line.text()], "nor between a move and its number"
        assert board.line.accessibleName() == boards.line_text(board.game)
    finally:
        translation.show_moves(translation.EXPECTED)


def test_lines_begin_with_the_most_frequent_setups() -> None:
    openings = tree(PANDEMONIUM, ("BN-BN NB-NB c2c4", 50, 25.0), ("NB-BN NB-BN c2c3", 20, 10.0))
    ((moves, last),) = main_lines(PANDEMONIUM, openings)
    assert len(moves) == 3
    assert last.games == 50
    game = Game(PANDEMONIUM)
    for move in moves:
        game.play(move)
    assert boards.line_text(game).endswith("1. c4")


# The endings


def endings_of(page: KnownPage) -> EndingBoard:
    assert page.endings is not None
    return page.endings


def column(endings: EndingBoard, number: int) -> list[str]:
    """The texts in a column of the list."""
    model = endings.table.model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


def test_the_longest_win_of_an_ending_is_shown_and_opened(page, window, monkeypatch):
    opened: list[object] = []
    monkeypatch.setattr(window.pages, "open", opened.append)
    endings = endings_of(page)
    states: list[BoardState] = []
    monkeypatch.setattr(endings.board, "show_state", lambda state, _: states.append(state))
    names = column(endings, 0)
    endings.table.setCurrentCell(names.index("Angel"), 0)
    assert column(endings, 1)[names.index("Angel")] == "6"
    start = "9/9/9/9/9/9/A8/3k5/K8[] w - - 0 1"
    assert endings.fen == start
    assert [len(state.pieces) for state in states] == [3]
    for button in (endings.study_button, endings.play_button, endings.lesson_button):
        button.click()
    assert opened == [
        PositionStudyRequest("mansindam", start),
        NewGameRequest("mansindam", start=start),
        LessonsRequest("mansindam", lesson="mating-alone"),
    ]


def test_every_family_has_the_lesson_on_mating_alone(window):
    for variant in GAMES.values():
        if not variant.family:
            window.pages.open(LessonsRequest(variant.name, lesson="mating-alone"))
            assert isinstance(window.page, LessonPage)
            assert window.page.lesson.title == "Mating alone"
    window.pages.open(LessonsRequest("mansindam", lesson="no such lesson"))
    assert isinstance(window.page, LearnPage)


def test_pairs_of_weak_pieces_are_shown(window, qtbot):
    endings = endings_of(shown(window, qtbot, "palaceshogi"))
    names = column(endings, 0)
    assert names[-1] == "Knight + Knight"
    assert "Cannon + Cannon" not in names, "they win nowhere"
    endings.table.setCurrentCell(len(names) - 1, 0)
    assert endings.fen == "+N2k3K1/9/9/9/9/1+N7/9/9/9[] w - - 0 1"


def test_every_built_in_game_has_known_facts() -> None:
    assert all(theory.beginners_of(variant) is not None for variant in GAMES.values())
