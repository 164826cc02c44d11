"""The window with the rules: opened beside any page and at any rule; every diagram can be tried."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from driving import Hand, added, match_settings
from known_games import KNOWN_GAMES
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.learn.lessons import lessons
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.rulebook.rules_view import TryBoard
from surajang.gui.rulebook.rules_window import RulesWindow
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.words import naming
from surajang.rules import catalogue, definition_writer, notation
from surajang.rules.games import GAMES


def listed(rules: RulesWindow) -> list[str]:
    return [rules.contents.item(row).text() for row in range(rules.contents.count())]


def test_f1_shows_the_rules_of_the_current_game(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    rules = window.rules_window
    for game in GAMES:
        window.pages.open(MatchRequest(match_settings(game)))
        qtbot.keyClick(window, Qt.Key.Key_F1)
        assert rules.isVisible()
        assert rules.games.currentData() == game
        assert listed(rules) == [section.title for section in rules_page(GAMES[game]).sections]
        assert not hand.match.state.paused
        rules.close()
    window.pages.show_start_page()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert rules.isVisible()


def test_a_refusal_links_to_its_rule(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.click("e3")
    hand.click("d4")
    banner = hand.page.banner
    assert banner.words.text() == "The pawn captures straight ahead, not diagonally."
    assert banner.more.isVisible()
    banner.more.linkActivated.emit("more")
    assert window.rules_window.isVisible()
    assert banner.isVisible(), "what it explains is still there"
    QApplication.processEvents()
    assert lit(window.rules_window) == ["Pawns move and capture straight ahead"]


def test_a_result_links_to_its_rule(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi", start="7k1/9/9/3K5/9/9/9/9/9[] w - - 0 1")))
    hand.play("d6d7")
    assert hand.page.result.more.isVisible()
    hand.page.result.more.linkActivated.emit("more")
    assert window.rules_window.games.currentData() == "palaceshogi"


def test_refusals_without_a_rule_have_no_link(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.match.resign(0)
    assert hand.page.result.isVisible()
    assert not hand.page.result.more.isVisible()


def test_words_can_be_searched(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    rules.field.setText("wins last rank")
    assert listed(rules) == ["King", "Campmate: the king's journey"]
    assert {"last", "rank", "wins"} <= set(re.findall("<span[^>]*>([^<]*)</span>", marks(rules)))
    rules.field.setText("castling")
    assert listed(rules)[0] == "What this game does not have"
    assert lit(rules) == ["What this game does not have"]
    rules.field.setText("xyzzy")
    assert listed(rules) == ["Nothing found"]
    rules.show_rules("pandemonium")
    assert len(listed(rules)) == len(rules_page(GAMES["pandemonium"]).sections)
    assert marks(rules) == ""


def marks(rules: RulesWindow) -> str:
    """The texts with marks in them."""
    page = rules.view.widget()
    assert page is not None
    return " ".join(label.text() for label in rules.view.paragraphs(page) if label.marked)


def lit(rules: RulesWindow) -> list[str]:
    """The headings that are marked as a whole."""
    headings = rules.view.headings.values()
    return [found[1] for each in headings if (found := re.fullmatch("<span[^>]*>([^<]*)</span>", each.text()))]


@pytest.mark.parametrize(
    ("page", "typed", "first"),
    [
        ("pandemonium", "castle", "Castling"),
        ("pandemonium", "underpromotion", "Promotion in the enemy camp"),
        ("mansindam", "amazon", "Angel"),
        ("mansindam", "legal move loses", "Having no legal move loses"),
        ("palaceshogi", "flying general", "Kings may not face each other"),
        ("palaceshogi", "lion", "The lion"),
        ("palaceshogi", "gold general", "Silver / Gold"),
        (DIFFERENCES, "castles with a lance", "If you know chess: Palace Shogi"),
    ],
)
def test_enter_jumps_to_the_marked_match(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: str, typed: str, first: str
) -> None:
    saved: list[object] = []
    monkeypatch.setattr(FileQuestions, "where", lambda *given: saved.append(given))
    rules = window.rules_window
    rules.show_rules(page)
    QApplication.processEvents()
    bar = rules.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.keyClicks(rules.field, typed)
    QApplication.processEvents()
    for chosen in (None, rules.field, rules.contents):
        if chosen is None:  # typing moves the focus there
            rules.contents.setCurrentRow(0)
        else:
            bar.setValue(bar.maximum())
            qtbot.keyClick(chosen, Qt.Key.Key_Return)
        found = rules.contents.item(0)
        assert rules.contents.currentItem() is found
        assert found.text() == first
        place = rules.view.places[found.data(Qt.ItemDataRole.UserRole)]
        QApplication.processEvents()
        marked = next((label for label in rules.view.paragraphs(place) if label.marked), place)
        seen = rules.view.viewport().rect()
        assert seen.contains(marked.mapTo(rules.view.viewport(), QPoint(0, 0)))
    assert saved == []
    rules.field.setText("no such words")
    qtbot.keyClick(rules.field, Qt.Key.Key_Return)
    assert saved == []


def test_pieces_are_described_in_words_beside_their_cards(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    rules.view.complete()
    for symbol, words in (("A", "Queen and knight of chess in one."), ("C", "Rhino: Bishop, knight and king")):
        place = rules.view.places[f"pieces.{symbol}"]
        assert words in " ".join(label.text() for label in place.findChildren(QLabel))


def test_the_lion_has_its_own_page(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("palaceshogi", "lion")
    QApplication.processEvents()
    block = rules.view.blocks["lion"]
    words = " ".join(label.text() for label in block.findChildren(QLabel))
    for part in ("never more than one per side", "The second click goes to", "an arrow for each step"):
        assert part in words
    arrows = [len(board.diagram.arrows) for board in block.findChildren(TryBoard)]
    assert arrows == [3, 1, 0]
    board = block.findChildren(TryBoard)[0]
    board.make_board()
    assert board.board is not None
    assert len(board.board.state.arrows) == 5, "two steps, two steps and a jump"


def test_texts_of_palace_shogi_call_no_side_black_or_white(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("palaceshogi")
    rules.view.complete()
    texts = [label.text() for label in rules.view.findChildren(QLabel)]
    texts += [
        text for lesson in lessons("palaceshogi") for level in lesson.levels for text in (level.text, level.solved)
    ]
    named = [
        re.sub(r"\s+", " ", found) for text in texts for found in re.findall(r"\b(?:black|white)\b\s+\w+", text, re.I)
    ]
    assert set(named) == {"black sign"}


def test_every_page_of_rules_links_to_the_differences(window: MainWindow) -> None:
    rules = window.rules_window
    for game, variant in GAMES.items():
        rules.show_rules(game)
        link = f"{DIFFERENCES}#chess.{game}"
        (label,) = [label for label in rules.view.findChildren(QLabel) if link in label.text()]
        label.linkActivated.emit(link)
        QApplication.processEvents()
        assert rules.games.currentData() == DIFFERENCES
        assert lit(rules) == [naming.title(variant)]


def test_differences_link_to_the_pages(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules(DIFFERENCES)
    assert listed(rules)[0] == differences().tables[0].title
    links = [label for label in rules.view.findChildren(QLabel) if "pandemonium-2020#castling" in label.text()]
    assert links
    links[0].linkActivated.emit("pandemonium-2020#castling")
    assert rules.games.currentData() == "pandemonium-2020"


@pytest.mark.parametrize("game", GAMES)
def test_every_diagram_can_be_tried_out(window: MainWindow, game: str) -> None:
    rules = window.rules_window
    rules.show_rules(game)
    diagrams = [diagram for section in rules_page(GAMES[game]).sections for diagram in section.diagrams]
    rules.view.complete()
    boards = rules.view.findChildren(TryBoard)
    assert len(boards) == len(diagrams)
    for tried, diagram in zip(boards, diagrams, strict=True):
        tried.make_board()
        board = tried.board
        assert board is not None
        assert board.width() > tried.width() // 2, "it is not drawn before it has its place"
        state = board.state
        assert len(state.arrows) >= len(diagram.arrows) + len(diagram.refused)
        for text in diagram.arrows[:1]:
            played = tried.game
            assert played is not None
            board.move_chosen.emit(notation.parse(played.position, text))
            assert tried.answer.text()
            assert not tried.again.isHidden()
            tried.again.click()
            assert board.state == state
            assert not tried.answer.text()


def test_pages_follow_the_size_of_the_text(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    before, width = rules.view, rules.contents.width()
    window.settings["zoom"] = 150
    assert rules.view is not before
    assert rules.contents.width() > width


@pytest.mark.parametrize(("setting", "values"), [("theme", ["dark"]), ("zoom", [110, 120]), ("knows", ["shogi"])])
def test_pages_made_again_are_scrolled_to_the_same_place(
    window: MainWindow, qtbot: QtBot, setting: str, values: list[object]
) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam", "drops")
    qtbot.waitUntil(lambda: rules.view.seen()[0] == "drops")
    bar = rules.view.verticalScrollBar()
    bar.setValue(bar.value() + 60)
    place, above = rules.view.seen()
    rules.contents.setCurrentRow(3)
    rules.view.setFocus()
    before = rules.view
    for value in values:
        window.settings[setting] = value
    assert rules.view is not before
    qtbot.waitUntil(lambda: rules.view.seen()[0] == place)
    assert rules.view.seen()[1] == pytest.approx(above, abs=0.02)
    assert rules.contents.currentRow() == 3
    assert rules.focusWidget() is rules.view


def test_another_language_leaves_the_window_at_the_same_place(window: MainWindow, qtbot: QtBot) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam", "drops")
    qtbot.waitUntil(lambda: rules.view.seen()[0] == "drops")
    sections = listed(rules)
    rules.field.setText("drop")
    place = rules.view.seen()[0]
    window.settings["language"] = "de"
    try:
        assert window.rules_window is rules
        assert rules.isVisible()
        assert rules.windowTitle() == "Spielanleitung"
        assert rules.games.currentText() == "Mansindam"
        assert rules.games.itemText(rules.games.findData(DIFFERENCES)) == "Unterschiede"
        assert rules.field.text() == "", "these words are English"
        assert len(listed(rules)) == len(sections)
        assert listed(rules) != sections
        qtbot.waitUntil(lambda: rules.view.seen()[0] == place)
    finally:
        window.settings["language"] = "en"
    assert listed(rules) == sections


def test_a_setting_without_effect_on_the_rules_leaves_them_alone(window: MainWindow, qtbot: QtBot) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    before = rules.view
    window.run("toggle_sound")
    assert rules.view is before


def test_the_window_reappears_at_its_place(window: MainWindow, qtbot: QtBot) -> None:
    window.show_rules()
    window.rules_window.setGeometry(31, 47, 640, 420)
    place = window.rules_window.geometry()
    window.rules_window.close()
    window.rules_window.move(200, 200)  # as some systems place a window that is shown again
    window.show_rules()
    assert window.rules_window.geometry() == place
    window.run("toggle_sound")
    assert window.rules_window.geometry() == place, "no setting but the size of the text enlarges it"
    window.rules_window.close()
    window.settings["zoom"] = 120
    again = RulesWindow(window.settings, window.style_sheet)  # as after a restart
    qtbot.addWidget(again)
    again.show_rules("mansindam")
    assert again.size() == place.size() * 1.2
    window.settings["zoom"] = 100
    again.apply_settings()
    assert again.size() == place.size() * 1.2


@pytest.mark.parametrize("game", ["pandemonium", "mansindam", "palaceshogi"])
def test_the_rules_are_saved_as_a_few_pages(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    window.rules_window.show_rules(game)
    rules = window.rules_window
    file = tmp_path / "rules.pdf"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    qtbot.mouseClick(rules.pdf_button, Qt.MouseButton.LeftButton)
    assert rules.message.text() == "Making the PDF…"
    qtbot.waitUntil(lambda: rules.message.text() == f"Saved to {tmp_path.name}/rules.pdf.")
    assert "Saved to" in rules.pdf_button.accessibleName()
    pages = re.findall(rb"/Type /Page\b", file.read_bytes())
    assert 2 <= len(pages) <= 5  # in the font's form


def test_a_pdf_that_cannot_be_written_is_reported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.rules_window.show_rules("pandemonium-vchess")
    rules = window.rules_window
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(FileQuestions, "where", lambda *_: tmp_path / "file" / "rules.pdf")
    rules.pdf_button.click()
    qtbot.waitUntil(lambda: "could not be saved" in rules.message.text())


def test_differences_are_saved_as_a_pdf(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, file = window.rules_window, tmp_path / "differences.pdf"
    rules.show_rules(DIFFERENCES)
    assert rules.web_button.isHidden(), "only the rules of a game are a web page"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    qtbot.mouseClick(rules.pdf_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rules.message.text() == f"Saved to {tmp_path.name}/differences.pdf.")
    assert 2 <= len(re.findall(rb"/Type /Page\b", file.read_bytes())) <= 8


def test_several_files_are_saved_at_a_time(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, files = window.rules_window, [tmp_path / name for name in ("differences.pdf", "rules.pdf", "rules.html")]
    asked = iter(files)
    monkeypatch.setattr(FileQuestions, "where", lambda *_: next(asked))
    rules.show_rules(DIFFERENCES)
    rules.pdf_button.click()
    rules.show_rules("pandemonium-vchess")
    rules.pdf_button.click()
    rules.web_button.click()
    qtbot.waitUntil(lambda: all(file.exists() for file in files))


def test_an_own_game_is_listed_and_saved_as_a_web_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    own = catalogue.add(KNOWN_GAMES["shogi"])
    rules.show_rules(own.name, "promotion")
    assert rules.games.currentData() == own.name
    assert listed(rules) == [section.title for section in rules_page(own).sections]
    rules.field.setText("dropped on")
    assert "Captures and drops" in listed(rules)
    file = tmp_path / "rules.html"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    qtbot.mouseClick(rules.web_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rules.message.text() == f"Saved to {tmp_path.name}/rules.html.")
    assert file.read_text("utf-8").startswith("<!DOCTYPE html>")
    rules.show_rules("mansindam")
    assert rules.games.findData(own.name) == -1, "it is in no profile"
    rules.show_rules(catalogue.add(replace(KNOWN_GAMES["shogi"], name="bare", summary="")).name)
    assert rules.view is not None
    assert all(text.text() for text in rules.view.paragraphs(rules.view)), "no empty line below the title"


def test_a_game_added_meanwhile_is_listed(window: MainWindow) -> None:
    rules = window.rules_window
    rules.show_rules("mansindam")
    own = replace(GAMES["mansindam"], name="own", title="Own")
    added(window.pages.own_games, definition_writer.write(own))
    games = [rules.games.itemText(place) for place in range(rules.games.count())]
    assert games[-2:] == ["Own", "Differences"]
    assert rules.games.currentData() == "mansindam"


@pytest.mark.parametrize("page", ["palaceshogi", DIFFERENCES])
def test_lines_stay_readable_in_a_wide_window(window: MainWindow, page: str) -> None:
    rules = window.rules_window
    rules.show_rules(page)
    rules.resize(1900, 900)
    QApplication.processEvents()
    assert rules.view is not None
    texts = rules.view.paragraphs(rules.view)
    assert max(text.width() for text in texts) <= 90 * rules.fontMetrics().averageCharWidth()
    rules.resize(1000, 900)
    QApplication.processEvents()
    assert rules.view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_share_lines_in_a_narrow_window(window: MainWindow, language: str) -> None:
    window.settings["language"] = language
    rules = window.rules_window
    rules.show_rules("mansindam")
    buttons = (rules.pdf_button, rules.web_button, rules.known_button, rules.playtest_button)
    lines = {}
    for width in (640, 1000):
        rules.resize(width, 700)
        QApplication.processEvents()
        lines[width] = len({button.y() for button in buttons})
    assert lines == {640: 2, 1000: 4}
    window.settings["language"] = "en"
