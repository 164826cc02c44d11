"""The language of the window: its choice, and that all texts change at once with nothing lost."""

import gc
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import Hand, find, match_settings
from places import settle
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QFont, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QLabel, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from translations import all_texts
from turns import result_of

from surajang.gui.analysis.analysis_text import progress_text
from surajang.gui.app import page_stack
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.desk.film_export import TOO_LONG
from surajang.gui.desk.navigator import (
    EditorRequest,
    KnownRequest,
    LessonsRequest,
    LibraryRequest,
    MatchesRequest,
    MatchRequest,
    PlaytestRequest,
    PositionStudyRequest,
    PuzzlesRequest,
    Request,
    WorkshopRequest,
)
from surajang.gui.desk.setup_edits import TurnOver
from surajang.gui.editor.editor_page import TITLE, EditorPage
from surajang.gui.kit import translation
from surajang.gui.kit.punctuation import percent
from surajang.gui.kit.translation import in_sentence, number, plural, put_in, short_number, tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.learn.lessons import lessons
from surajang.gui.learn.puzzle_page import PuzzlePage
from surajang.gui.learn.puzzles import TryResult
from surajang.gui.learn.puzzles_page import PuzzlesPage
from surajang.gui.library import library_text
from surajang.gui.matches import matches_text
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.matches.match_record import LEVEL, Contender
from surajang.gui.play.game_page import GamePage
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.players import YOU, MatchSettings, computer, person
from surajang.gui.rulebook import rules_pdf
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.shell import languages
from surajang.gui.shell.commands import COMMANDS
from surajang.gui.shell.languages import ENGLISH, NAMES, fitting
from surajang.gui.shell.settings import BY_NAME
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import naming, outcome_text, piece_notes, zone_words
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop.draft import from_game
from surajang.gui.workshop.draft_fields import piece_label
from surajang.rules.codes import square_at
from surajang.rules.games import GAMES
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

SMALL_SCREEN = 800
"""The width of the smallest screen on which text at 200 % must fit."""

PAGES: tuple[Request, ...] = (
    MatchRequest(match_settings("mansindam")),
    PositionStudyRequest(variant="mansindam"),
    LibraryRequest(),
    LessonsRequest(),
    PuzzlesRequest(),
    MatchesRequest(),
    KnownRequest("mansindam"),
    PlaytestRequest("mansindam"),
    EditorRequest("mansindam"),
    WorkshopRequest(),
)
"""The requests for the pages that are shown again in another language."""


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Restore English after each test."""
    yield
    languages.install(ENGLISH)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["ko-KR"], "ko"),
        (["zh-Hant-TW"], "zh_TW"),
        (["zh_HK"], "zh_TW"),
        (["zh-CN"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["de-AT", "en"], "de"),
        (["pt-BR", "ko"], "ko"),
        (["pt-BR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_available_preferred_language_is_used(
    wanted: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "NAMES", dict.fromkeys(("en", "ko", "zh_TW", "zh_CN", "de"), ""))
    assert fitting(wanted) == language


def test_an_unknown_language_falls_back_to_the_system() -> None:
    assert languages.chosen("ko") == "ko"
    assert languages.chosen("xx") == languages.chosen("")


def test_texts_are_looked_up_by_context_and_number() -> None:
    games = plural("{count} game of {who}", "{count} games of {who}")
    assert [games(count, who="Ann") for count in (0, 1, 2)] == ["0 games of Ann", "1 game of Ann", "2 games of Ann"]
    asked = []

    def look_up(text: str, comment: str, count: int) -> str:
        asked.append((text, comment, count))
        return f"<{text}>"

    translation.speak("xx", look_up)
    assert tr("{one}{two}", "a comment", one="{two}", two=2) == "<{two}2>", "values are put in as they are"
    assert games(1, who="Ann") == "<1 games of Ann>"
    assert asked == [("{one}{two}", "a comment", -1), ("{count} games of {who}", "", 1)]


def test_names_are_lower_case_in_sentences_except_in_german() -> None:
    assert in_sentence("Knight") == "knight"
    translation.speak("de", lambda text, comment, count: text)
    assert in_sentence("Springer") == "Springer"


def test_only_files_of_the_current_language_are_read(qapp: QApplication, monkeypatch) -> None:
    read: list[str] = []
    load = languages._loaded  # noqa: SLF001  # the cache has no public view

    def note(path: Path) -> QTranslator:
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(languages, "_loaded", note)
    languages.install("ko")
    assert read == ["qtbase_ko.qm", "surajang_ko.qm"]
    languages.install("de")
    assert read[2:] == ["qtbase_de.qm", "surajang_de.qm"]
    languages.install(ENGLISH)
    assert len(read) == 4
    assert languages._installed == []  # noqa: SLF001  # the cache has no public view


def test_pieces_of_a_draft_have_the_names_of_its_game(qapp: QApplication) -> None:
    """Not those of a level or another game's piece with the same name."""
    languages.install("de")
    names = [
        piece_label(from_game(GAMES[game], ""), symbol)
        for game, symbol in (("pandemonium", "N"), ("pandemonium", "H"), ("palaceshogi", "+N"))
    ]
    assert names == ["Springer (N)", "Pferd (H)", "Springer (+N)"]


def test_pieces_of_an_own_game_have_the_letters_of_their_original_game(qapp: QApplication) -> None:
    languages.install("de")
    game = GAMES["mansindam"]
    own = replace(game, name="own-mansindam", title="Mine")
    letters = [naming.own_letter(game, face) for face in game.pieces]
    assert [naming.own_letter(own, face) for face in own.pieces] == letters
    pieces = [replace(face, name="Hussar") if face.written == "H" else face for face in game.pieces]
    other = replace(own, pieces=tuple(pieces))
    hussar = next(face for face in other.pieces if face.written == "H")
    assert naming.own_letter(other, hussar) == "H", "and not that of an Archer or a Horse"


def test_the_whole_window_changes_its_language_at_once(window: MainWindow) -> None:
    before = window.pages.start_page
    assert window.menuBar().actions()[0].text() == "&Game"
    window.settings["language"] = "ko"
    QApplication.processEvents()
    assert window.menuBar().actions()[0].text() == "게임(&G)"
    assert window.actions_by_name["new_game"].text() == "새 대국(&N)…"
    assert window.actions_by_name["new_game"].toolTip() == "새 대국(Ctrl+N)"
    assert window.pages.start_page is not before
    assert window.pages.start_page.puzzles_button.text() == "퍼즐"
    assert puzzle_text.TITLE() == "퍼즐"
    assert QLocale().language() == QLocale.Language.Korean
    window.settings["language"] = "en"
    QApplication.processEvents()
    assert window.menuBar().actions()[0].text() == "&Game"
    assert window.pages.start_page.puzzles_button.text() == "Puzzles"


def test_every_menu_follows_the_language(window: MainWindow) -> None:
    window.settings["language"] = "ko"
    actions = [action for menu in window.menuBar().findChildren(QMenu) for action in menu.actions()]
    texts = {text for action in actions for text in (action.text(), action.whatsThis()) if text}
    assert len(texts) > len(COMMANDS)
    assert not [text for text in texts if not re.search("[가-힣]", text)]


def test_no_text_of_the_old_language_remains(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every dialog that can be open then, the rules, and a game."""
    monkeypatch.setattr(page_stack, "START_PAGE_MS", 0)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    counts = []
    for language in ("ko", "en") * 2:
        window.show_rules()
        for command in ("find_command", "show_keys", "change_keys", "new_game", "new_study", "engines", "about"):
            window.run(command)
        with qtbot.waitSignal(window.pages.start_page_made):
            window.settings["language"] = language
        settle()
        find(window, PreferencesDialog).close()
        settle()
        gc.collect()
        known = sum(isinstance(thing, QWidget) for thing in gc.get_objects())
        counts.append((len(QApplication.allWidgets()), known, len(translation._caches)))  # noqa: SLF001  # the cache has no public view
    assert counts[:2] == counts[2:]


def test_the_texts_of_qt_change_too(window: MainWindow) -> None:
    window.settings["language"] = "ko"
    box = QMessageBox(window)
    box.setStandardButtons(QMessageBox.StandardButton.Cancel)
    assert box.button(QMessageBox.StandardButton.Cancel).text().startswith("취소")
    box.deleteLater()


def test_a_bar_over_the_window_follows_the_language_and_has_room_for_its_words(window: MainWindow) -> None:
    bar = WaitingBar("Short", window)
    bar._appear()  # noqa: SLF001  # without waiting
    window.settings["language"] = "ko"
    bar.say("These words are several times as long as those before")
    settle()
    assert bar.button.text() == "취소"
    assert bar.width() >= bar.sizeHint().width()
    assert bar.moving.accessibleName() == bar.words.text()
    bar.end()


def test_the_preferences_stay_open_when_the_language_changes(window: MainWindow) -> None:
    window.dialogs.preferences()
    box = find(window, PreferencesDialog).language
    box.setCurrentIndex(box.findData("ko"))
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()
    (dialog,) = [dialog for dialog in window.findChildren(PreferencesDialog) if dialog.isVisible()]
    assert dialog.windowTitle() == "환경 설정"
    assert dialog.language.hasFocus()
    dialog.close()


def test_the_preferences_show_the_language_that_one_stays_with(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings["language"] = ENGLISH
    window.dialogs.preferences()
    box = find(window, PreferencesDialog).language
    monkeypatch.setattr(window.page, "may_remake", lambda: False)
    box.setCurrentIndex(box.findData("ko"))
    box.activated.emit(box.currentIndex())
    assert box.currentData() == ENGLISH


def test_menus_keep_their_default_size_on_a_small_screen(window: MainWindow) -> None:
    """A command that is too long makes the text of its whole menu smaller."""
    window.settings["zoom"] = 200
    for language in NAMES:
        window.settings["language"] = language
        QApplication.processEvents()
        for menu in window.menuBar().findChildren(QMenu):
            menu.setFont(QFont())
            assert menu.sizeHint().width() <= SMALL_SCREEN, (language, menu.title())


@pytest.mark.parametrize(("name", "other"), [("language", "ko"), ("notation", "signs")])
def test_a_refused_change_leaves_the_setting_as_it_was(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str, other: str
) -> None:
    """Not as what it meant then: the system's language, or the notation of the language."""
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    before = window.settings[name]
    monkeypatch.setattr(window.page, "may_remake", lambda: False)
    window.settings[name] = other
    assert window.settings[name] == before == BY_NAME[name].default


@pytest.mark.parametrize("request_made", PAGES, ids=lambda request: type(request).__name__)
def test_a_page_stays_when_the_language_changes_twice_at_once(
    window: MainWindow, hand: Hand, request_made: Request
) -> None:
    """As it does if one holds an arrow key in the list of languages; some pages are shown in a later turn."""
    start_page = window.page
    window.pages.open(request_made)
    hand.until(lambda: window.page is not start_page)
    before = window.page
    window.settings["language"] = "ko"
    window.settings["language"] = "de"
    settle()
    hand.until(lambda: type(window.page) is type(before))
    texts = [label.text() for label in window.page.findChildren(QLabel)]
    texts += [button.text() for button in window.page.findChildren(QPushButton)]
    assert texts
    assert not [text for text in texts if re.search("[가-힣]", text)]


def test_a_game_continues_in_another_language(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    hand.play("e7e6")
    hand.key(Qt.Key.Key_F)
    hand.key(Qt.Key.Key_Left)
    before = window.page
    window.settings["language"] = "ko"
    hand.until(lambda: isinstance(window.page, GamePage) and window.page is not before)
    assert [node.written for node in hand.page.match.game.main_line()[1:]] == ["e4", "e6"]
    assert hand.match.document.node.written == "e4"
    assert hand.board.flipped()
    hand.key(Qt.Key.Key_Right)
    hand.play("d3d4")
    assert len(hand.page.match.game.main_line()) == 4
    assert "만신담" in window.windowTitle()


def test_players_and_levels_are_translated_except_in_files(window: MainWindow, hand: Hand) -> None:
    window.settings["language"] = "ko"
    window.pages.open(
        MatchRequest(MatchSettings(GAMES["mansindam"], (person(YOU), computer(1)), (TimeControl(), TimeControl())))
    )
    page = hand.page
    assert [strip.name.text() for strip in page.strips] == ["나", "입문자"]
    assert [strip.detail.text() for strip in page.strips] == ["백", "흑, 1단계"]
    assert page.title == "나 – 입문자(1단계) · 만신담"
    text = page.match.text()
    assert '[White "You"]' in text
    assert '[Black "Novice (level 1)"]' in text
    assert "Mansindam" in page.match.file_stem()


def test_a_study_stays_at_its_move(window: MainWindow, hand: Hand) -> None:
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    study_page = window.page
    assert isinstance(study_page, StudyPage)
    study_page.study.play(study_page.study.game.legal_moves()[0])
    study_page.study.set_comment(study_page.study.node, "Mine")
    study_page.study.save_now()
    window.settings["language"] = "ko"
    hand.until(lambda: isinstance(window.page, StudyPage) and window.page is not study_page)
    page = window.page
    assert isinstance(page, StudyPage)
    assert page.study.node.comment == "Mine"
    assert page.head.badge.text() == "연구"


def test_lessons_and_puzzles_stay_open(window: MainWindow) -> None:
    window.pages.open(LessonsRequest())
    window.pages.lessons.show_lesson(lessons("mansindam")[1])
    page = window.page
    assert isinstance(page, LessonPage)
    page.show_level(2)
    window.settings["language"] = "ko"
    page = window.page
    assert isinstance(page, LessonPage)
    assert page.number == 2
    window.pages.open(PuzzlesRequest())
    window.settings["language"] = "en"
    assert isinstance(window.page, PuzzlesPage)


def test_a_puzzle_stays_with_its_hints_and_its_result(window: MainWindow) -> None:
    window.pages.open(PuzzlesRequest())
    puzzles = window.pages.puzzles
    puzzles.show_today()
    page = window.page
    assert isinstance(page, PuzzlePage)
    puzzle = page.puzzle
    page.hint()
    window.settings["language"] = "ko"
    again = window.page
    assert isinstance(again, PuzzlePage)
    assert again.puzzle == puzzle
    assert again.title.startswith(puzzle_text.TODAY())
    assert again.play is not None
    again.play.play(again.play.attempt.expected)
    assert puzzles.record.result(puzzle) is TryResult.PIECE_HINTED
    window.settings["language"] = "en"
    third = window.page
    assert isinstance(third, PuzzlePage)
    third.show_solution()
    assert puzzles.record.result(puzzle) is TryResult.PIECE_HINTED, "it counts once"
    third.go_on()
    assert third.title.startswith("For you")


def test_a_set_up_stays(window: MainWindow) -> None:
    window.pages.open(EditorRequest("palaceshogi", "startpos"))
    before = window.page
    assert isinstance(before, EditorPage)
    start = before.setup.text
    before.make(TurnOver(square_at(0, 0)))
    before.flip()
    window.settings["language"] = "ko"
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.setup.variant is GAMES["palaceshogi"]
    assert page.board.flipped()
    assert page.setup.text != start
    window.run("take_back")
    assert page.setup.text == start
    assert page.title.startswith(TITLE())
    assert TITLE() == "국면 만들기"


def test_numbers_follow_the_language() -> None:
    assert number(12_345) == "12,345"
    languages.install("de")
    box = QDoubleSpinBox()
    box.setDecimals(1)
    box.setValue(5)
    assert percent(0.05, 1).startswith(f"{box.text()}\u00a0"), "as in the fields beside it"
    assert (number(12_345), number(1234.56, 1, grouped=False), short_number(12.0)) == ("12.345", "1234,6", "12")
    assert "12.345" in library_text.COUNTED(12_345)
    assert "12.345" in put_in(TOO_LONG(), most=12_345, number=1)
    assert matches_text.signed(-0.5, 1) == "−0,5"
    box.deleteLater()


def test_counts_of_mates_use_the_plural_forms() -> None:
    variant = GAMES["mansindam"]
    assert puzzle_goal_words(variant, 2) == "White to move: mate in 2."
    languages.install("ru")
    assert [puzzle_goal_words(variant, moves).rpartition("Мат ")[2] for moves in (1, 2, 5, 21)] == [
        "в 1 ход.",
        "в 2 хода.",
        "в 5 ходов.",
        "в 21 ход.",
    ]
    languages.install("ja")
    assert puzzle_goal_words(variant, 2).endswith("の手番：3手詰めです。"), "the moves of both sides, as in shogi"


def puzzle_goal_words(variant: Variant, moves: int) -> str:
    """Return the task of a puzzle that is a mate in `moves` moves."""
    return puzzle_text.goal(variant, 0, "mate", moves, ())


def test_refusals_have_the_units_and_numbers_of_the_language() -> None:
    known = {"{number} MB": "{number} Mo", "It is larger than {size}.": "Plus de {size}."}
    reason = because("file too large", size=2_000_000_000)
    assert sentence(reason) == "It is larger than 2,000 MB."
    translation.speak(
        "fr", lambda text, comment, count: str(known.get(text, text)), lambda value, places, grouped: f"{value:_}"
    )
    assert sentence(reason) == "Plus de 2_000 Mo."


def test_english_names_in_files_are_shown_translated() -> None:
    names, levels = ["You", "Knight (level 7)"], [("White", "Knight (level 7)"), ("Ann", "Black")]
    assert library_text.called(names, "mansindam") == "You – Knight (level 7)"
    languages.install("ko")
    assert library_text.called(names, "mansindam") == "나 – 기사(7단계)"
    assert [library_text.called(each, "mansindam") for each in levels] == ["백 – 기사(7단계)", "Ann – 흑"]
    assert library_text.called(["Ann", "White"], "mansindam") == "Ann – White", "which is no name of that side"
    assert naming.somebody("Ann (the elder)") == "Ann (the elder)"
    assert naming.event("Simultaneous display") == "Simultaneous display"
    contender = Contender(LEVEL, naming.levelled("Knight", 7), 7)
    assert (contender.title, contender.name) == ("기사(7단계)", "Knight (level 7)")


def test_ranks_apart_are_joined_as_in_a_sentence() -> None:
    words = "on its first three ranks, its fifth rank and its seventh to eighth ranks"
    assert zone_words.where(GAMES["pandemonium"], "1-3 5 7-8") == words


def test_ranks_have_one_counter_in_korean() -> None:
    languages.install("ko")
    assert zone_words.zone_in_words(GAMES["pandemonium"], "2-9") == "자기 쪽 둘째~아홉째 줄"


def test_sentences_about_a_piece_are_printed_without_blanks_where_the_language_has_none(monkeypatch) -> None:
    languages.install("zh_TW")
    printed: list[str] = []
    monkeypatch.setattr(rules_pdf, "columns_pdf", lambda _title, _foot, texts, _drawn: map(printed.append, texts))
    page = rules_page(GAMES["mansindam"])
    result_of(rules_pdf.pdf(page, defaultdict(lambda: QImage(1, 1, QImage.Format.Format_RGB32))))
    assert "輸掉對局。到達" in "".join(printed)
    assert "。 " not in "".join(printed)


@pytest.mark.parametrize("language", NAMES)
def test_large_numbers_are_not_abbreviated_as_in_english(language: str) -> None:
    languages.install(language)
    said = progress_text(12, 2_340_000).replace(number(12), "", 1)
    assert number(2_300_000) in said
    assert re.sub(r"\D", "", said) == "2300000"


def test_players_are_named_with_their_colour_in_the_language() -> None:
    def said() -> list[str]:
        names = ("", "You", "Ann", "Knight (level 7)")
        return [outcome_text.player(name, 0, GAMES["mansindam"]) for name in names]

    assert said() == ["White", "You (White)", "Ann (White)", "Knight (level 7, White)"]
    languages.install("ko")
    assert said()[0] == "백"
    assert [text[:2].strip("( ") for text in said()[1:]] == ["나", "An", "기사"]
    assert all(text.count("백") == 1 for text in said())


def test_a_match_saves_english_names_and_shows_translated_ones(window: MainWindow) -> None:
    window.settings["language"] = "ko"
    dialog = NewMatchDialog(window.settings, window)
    side = dialog.sides[0]
    shown = [side.itemText(row) for row in range(side.count())]
    kept = [side.itemData(row).name for row in range(side.count())]
    assert "Knight (level 7)" in kept
    assert "기사(7단계)" in shown
    dialog.deleteLater()


def test_homonyms_have_separate_translations() -> None:
    """Each of these English words has different translations for different things."""
    comments: dict[str, set[str]] = {}
    for text in all_texts():
        comments.setdefault(text.text, set()).add(text.comment)
    assert "a column of numbers of games" in comments["Game"]
    assert comments["Moves"] == {"", "a column of numbers of moves"}
    assert "a share of points" in comments["Score"]
    assert comments["None"] == {"no clock", "no square for en passant", "no diagrams"}


@pytest.mark.parametrize("language", [name for name in languages.NAMES if name != languages.ENGLISH])
def test_arrow_keys_are_shown_by_their_signs(language: str, qapp: object) -> None:
    """In Chinese Qt calls them as mouse buttons are called."""
    languages.install(language)
    assert QKeySequence("Ctrl+Right").toString(QKeySequence.SequenceFormat.NativeText).endswith("+→")
    languages.install(languages.ENGLISH)


@pytest.mark.parametrize("language", [languages.ENGLISH, "es", "fr", "ru"])
def test_a_reason_continues_the_sentence_after_its_place(language: str, qapp: object) -> None:
    languages.install(language)
    palace_shogi = GAMES["palaceshogi"]
    found = [each for piece in palace_shogi.pieces for each in piece_notes.moves(palace_shogi, piece) if ": " in each]
    assert found
    assert all(each.split(": ", 1)[1][0].islower() for each in found)
    languages.install(languages.ENGLISH)


def test_a_player_after_squares_is_written_as_within_a_sentence(qapp: object) -> None:
    mansindam = GAMES["mansindam"]
    marked = {
        languages.ENGLISH: "a7–i9 (White); a1–i3 (Black)",
        "es": "a7–i9 (las blancas); a1–i3 (las negras)",
        "ru": "a7–i9 (белые); a1–i3 (чёрные)",
    }
    for language, words in marked.items():
        languages.install(language)
        assert zone_words.zone_of_each(mansindam, mansindam.appearance.marked) == words
    languages.install(languages.ENGLISH)


def test_latin_words_are_separated_from_cjk_text() -> None:
    translation.speak("zh_TW", None)
    assert translation.put_in("正在測量{name}的級別。", name="Learner") == "正在測量 Learner 的級別。"
    for name in ("修羅場", "f7", "Rxe9=D", "axb8", "O-O"):
        assert translation.put_in("在{name}中", name=name) == f"在{name}中"
    translation.speak("en", None)
