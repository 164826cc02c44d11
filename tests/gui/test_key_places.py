"""Keyboards without Latin letters: every command and every move can be typed by the positions of the keys."""

import sys

import pytest
from driving import WHOLE_GAMES, Hand, find, match_settings
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.keys_dialogs import ChangeKeysDialog, KeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.board_options import ALWAYS
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit import translation
from surajang.gui.kit.message_box import MessageBox
from surajang.gui.shell import languages
from surajang.gui.shell.commands import COMMANDS
from surajang.gui.shell.key_places import KeyPlaces, by_place, run_shortcut
from surajang.gui.study.study_dialog import StudyDialog
from surajang.gui.words import shown_moves, typed_moves
from surajang.rules import notation, notation_reader
from surajang.rules.game import Game
from surajang.rules.games import GAMES

US = "1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./"
US_SHIFTED = '!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
CODES = (*range(2, 14), *range(16, 28), *range(30, 41), *range(44, 54))

LAYOUTS = {
    "ru": ("1234567890-=йцукенгшщзхъфывапролджэячсмитьбю.", '!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'),
    "gr": ("1234567890-=;ςερτυθιοπ[]ασδφγηξκλ\0'ζχψωβνμ,./", '!@#$%^&*()_+:\0ΕΡΤΥΘΙΟΠ{}ΑΣΔΦΓΗΞΚΛ\0"ΖΧΨΩΒΝΜ<>?'),
    "il": ("1234567890-=/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.", '!@#$%^&*)(_+QWERTYUIOP}{ASDFGHJKL:"ZXCVBNM><?'),
    "ara": ("1234567890-=ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ", '!@#$%^&*)(_+ًٌَُﻹإ`÷×؛<>ٍِ][ﻷأـ،/:"~ْ}{ﻵآ\',.؟'),
    "kr": ("1234567890-=ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,./",
           '!@#$%^&*()_+ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ{}ㅁㄴㅇㄹㅎㅗㅓㅏㅣ:"ㅋㅌㅊㅍㅠㅜㅡ<>?'),
    "jp": ("ヌフアウエオヤユヨワホヘタテイスカンナニラセ゛゜チトシハキクマノリレケツサソヒコミモネルメ",
           "ヌファゥェォャュョヲホヘタティスカンナニラセ゛「チトシハキクマノリレケッサソヒコミモ、。・"),
    "th": ("ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ", '+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'),
    "am": ("ֆձ֊,։՞․՛)օէղճփբսմուկըթծցջվգեանիտհպրժդչյզլքխշռ", "ՖՁ—$…%և՚(ՕԷՂՃՓԲՍՄՈՒԿԸԹԾՑՋՎԳԵԱՆԻՏՀՊՐԺԴՉՅԶԼՔԽՇՌ"),
    "bg": ("1234567890-.,уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб", '!?+"%=:/–№$€ыУЕИШЩКСДЗЦ§ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ'),
}  # fmt: skip
"""The characters of other layouts on the keys of the US layout, plain and with Shift; a key that writes nothing has
\\0.
"""


def press(layout: str, character: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press the key for a character as the system would: the one that has it, otherwise the key at its US position."""
    rows = LAYOUTS[layout]
    place = next(
        (row.index(character) for row in rows if character in row),
        US.index(character) if character in US else US_SHIFTED.index(character),
    )
    shifted = character in rows[1] or (character not in rows[0] and character in US_SHIFTED)
    if shifted:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    send(rows[shift][place], CODES[place] + 8, modifiers)


def send(text: str, scan: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Send a key to the window that has the focus, as the platform does: first for shortcuts, then for widgets.

    Between the two Qt runs the shortcut for the key's own character, unless a widget has claimed the key.
    """
    window = QApplication.focusWindow()
    assert window is not None
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(text.upper()[0]), modifiers, scan, 0, 0, text)
        event.setAccepted(kind is not QEvent.Type.ShortcutOverride)
        QCoreApplication.sendEvent(window, event)
        if kind is QEvent.Type.ShortcutOverride and not event.isAccepted() and run_shortcut(event):
            return


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication):
    """Restore English and Latin letters after each test."""
    yield
    by_place(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, 38, 0, 0, "a"))
    languages.install("en")
    translation.show_moves(translation.EXPECTED)


def test_layouts_are_complete() -> None:
    assert {len(row) for rows in ((US, US_SHIFTED, CODES), *LAYOUTS.values()) for row in rows} == {45}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_command_can_be_reached(window: MainWindow, hand: Hand, layout: str, monkeypatch) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    done: list[str] = []
    monkeypatch.setattr(window._menus, "_run", done.append)  # noqa: SLF001  # so that no command runs
    reached = 0
    for command, key in [(each, key) for each in COMMANDS for key in each.keys]:
        *names, character = key.replace("++", "+PLUS").split("+")
        character = "+" if character == "PLUS" else character.lower()
        if len(character) > 1 or any(character in row for row in LAYOUTS[layout]):
            continue  # Qt itself finds the shortcut
        if (layout, character) == ("ru", "/"):
            continue  # it lies in the fourth row, above Enter
        modifiers = Qt.KeyboardModifier.NoModifier
        for name in names:
            modifiers |= getattr(Qt.KeyboardModifier, {"Ctrl": "Control"}.get(name, name) + "Modifier")
        for name, action in window.actions_by_name.items():
            action.setEnabled(name == command.name)
        hand.board.setFocus()
        press(layout, character, modifiers)
        assert done == [command.name], key
        done.clear()
        reached += 1
    assert reached >= 30


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_move_of_a_game_can_be_typed(window: MainWindow, hand: Hand, layout: str) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    game = Game(GAMES["mansindam"])
    for text in WHOLE_GAMES["mansindam"].split():
        move = notation_reader.read(game.position, text.rstrip("+"))
        written = notation.written(game.position, move)
        hand.board.setFocus()
        if layout in ("th", "bg"):
            written = written.replace("@", "'")  # another sign for drops, as its key writes a letter there
        for character in written.rstrip("#"):
            press(layout, character)
        hand.key(Qt.Key.Key_Return)
        game.play(move)
        assert hand.written == [node.written for node in game.node.line()[1:]], written


@pytest.mark.parametrize(
    ("layout", "letter", "sign", "place", "meant"),
    [
        ("th", "ท", "?", 50, "M"),
        ("th", "ท", "/", 3, "2"),
        ("am", "ա", ",", 5, "4"),
        ("bg", "а", ",", 16, "q"),
        ("bg", "а", "ы", 16, "Q"),
        ("bg", "а", "ѝ", 30, "A"),
        ("fr", "a", ",", 50, ""),  # Latin letters, and the signs at the same places
        ("fr", "a", "?", 50, ""),
        ("fr", "a", "(", 6, ""),
        ("ru", "ф", "?", 8, ""),  # a sign where the US keyboard has a sign
    ],
)
def test_punctuation_on_foreign_layouts_counts_by_key_position(layout, letter, sign, place, meant, monkeypatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    shifts = sign in "?ыѝ"
    modifiers = Qt.KeyboardModifier.ShiftModifier if shifts else Qt.KeyboardModifier.NoModifier
    by_place(QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, 38, 0, 0, letter))
    placed = by_place(QKeyEvent(QEvent.Type.KeyPress, ord(sign.upper()), modifiers, place + 8, 0, 0, sign))
    assert (placed.text() if placed is not None else "") == meant


def test_a_sign_that_is_a_command_still_begins_a_move_where_possible(window: MainWindow, hand: Hand) -> None:
    """Shift+M writes a question mark in Thai, which shows the keys where no move can be typed."""
    send("ท", 58)
    shift = Qt.KeyboardModifier.ShiftModifier
    send("?", 58, shift)
    dialog = find(window, KeysDialog)
    assert dialog.isVisible()
    dialog.close()
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    send("?", 58, shift)
    assert hand.page.typed.text() == "M"
    assert not dialog.isVisible()


def test_shortcuts_missed_by_qt_on_x11_are_found(window: MainWindow, hand: Hand) -> None:
    """A key of a Hebrew layout reaches the window, since Qt finds no shortcut where the unshifted key has no Latin
    letter.
    """
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Qt.Key.Key_N, both, 57, 0x4E, 0, "\x0e")
        assert find(window, KeyPlaces).eventFilter(window.windowHandle(), event)
    assert find(window, StudyDialog).isVisible()


def send_all(text: str, layout: str) -> None:
    """Press the keys that have these characters; digits are the same in all these layouts."""
    for character in text:
        rows = LAYOUTS[layout]
        shift = character not in rows[0]
        modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        send(character, CODES[rows[shift].index(character)] + 8, modifiers)


def test_russian_moves_and_questions_keep_their_letters(window: MainWindow, hand: Hand) -> None:
    window.settings["language"] = "ru"
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for text in ("с4", "с6", "Кв2", "Крв8"):  # the letters at the places of c4, c6, d2 and d8
        hand.board.setFocus()
        send_all(text, "ru")
        hand.key(Qt.Key.Key_Return)
    assert hand.written == ["c4", "c6", "Nd2", "Kd8"]
    hand.page.typed.setFocus()
    send_all("часы", "ru")
    assert hand.page.typed.text() == "часы"


def test_board_reading_keys_work_by_position(window: MainWindow, hand: Hand) -> None:
    window.settings["reading_keys"] = ALWAYS
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    hand.key(Qt.Key.Key_Space)
    for character, square in (("ν", "h1"), ("Ν", "b9")):
        send(character, 57, Qt.KeyboardModifier.ShiftModifier if character == "Ν" else Qt.KeyboardModifier.NoModifier)
        assert hand.board.keyboard.cursor == hand.place(square)
    assert hand.page.typed.text() == ""


def test_text_keeps_its_letters_and_is_copied(window: MainWindow, qtbot) -> None:
    window.dialogs.find_command()
    field = find(find(window, PaletteDialog), QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    send_all("ход", "ru")
    assert field.text() == "ход"
    send("ф", 38, Qt.KeyboardModifier.ControlModifier)
    assert field.selectedText() == "ход"
    send("с", 54, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "ход"


def test_commands_are_bound_by_key_position(window: MainWindow, qtbot) -> None:
    window.dialogs.change_keys()
    dialog = find(window, ChangeKeysDialog)
    qtbot.waitUntil(lambda: QApplication.focusWindow() is dialog.windowHandle())
    dialog.key.setFocus()
    send("о", 44, Qt.KeyboardModifier.ControlModifier)
    dialog.set_button.click()
    assert window.settings["keys"] == {"new_game": ["Ctrl+J"]}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_menus_open_by_key_position(window: MainWindow) -> None:
    send("п", 42, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&Game"
    menu.close()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_buttons_of_dialogs_are_pressed_by_key_position(window: MainWindow, qtbot: QtBot, layout: str) -> None:
    box = MessageBox(window)
    yes, no = (box.addButton(text, MessageBox.ButtonRole.ActionRole) for text in ("&Yes", "&No"))
    box.open()
    qtbot.waitUntil(box.isActiveWindow)
    press(layout, "n", Qt.KeyboardModifier.AltModifier)
    assert not box.isVisible()
    assert box.clickedButton() is no
    assert yes.isEnabled()


@pytest.mark.parametrize(
    ("platform", "scan", "virtual", "text", "meant"),
    [
        ("linux", 26, 0, "у", "e"),
        ("win32", 18, 0x45, "у", "e"),
        ("darwin", 1, 14, "у", "e"),
        ("linux", 13, 0, "๓", "3"),  # Thai has its digits beside the usual keys, and one among the letters
        ("linux", 24, 0, "๐", "q"),
        ("darwin", 1, 0, "Ф", "A"),
        ("darwin", 1, 43, "б", ","),
        *(("linux", 26, 0, text, "") for text in ("e", "z", "é", "€", "“", ".", "ạ", "ｅ", "4")),
        ("linux", 21, 0, "z", ""),  # QWERTZ
        ("linux", 24, 0, "'", ""),  # Dvorak
        ("linux", 58, 0, ",", ""),  # AZERTY
        ("linux", 0, 0, "у", ""),
    ],
)
def test_latin_letters_and_unknown_keys_are_unchanged(platform, scan, virtual, text, meant, monkeypatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    event = QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), Qt.KeyboardModifier.NoModifier, scan, virtual, 0, text)
    placed = by_place(event)
    assert (placed.text() if placed is not None else "") == meant


@pytest.mark.parametrize("text", ["ｅ４", "е4", "ㄷ4", "え４", "ε4", "e٤", "e۴", "\u200ee4", "ｅ２ｅ４", "ㄷ2ㄷ4"])
def test_pasted_and_input_method_text_is_understood(text: str) -> None:
    game = Game(GAMES["pandemonium-2020"])
    move = shown_moves.understood(game, text)
    assert isinstance(move, int), move
    assert notation.text(game.position, move) == "e2e4"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Aぁ６", "Axa6"),
        ("ぉ６", "ぉ6"),  # no file
        ("Nばべび３", "Nbabebi3"),
        ("Rかせし３", "Rcaceci3"),
        ("Rだでぢ３", "Rdadedi3"),
        ("ふぁふぇふぃぁ", "fafefixa"),
        ("がげぎはへひ", "gagegihahehi"),
        ("あぇ５", "axe5"),
        ("Rっb２", "Rbb2"),
        ("OーOーO", "O-O-O"),
    ],
)
def test_syllables_of_japanese_input_methods_are_their_keys(text: str, meant: str) -> None:
    """Anthy writes the left for the right; capital letters reached the board before it."""
    assert typed_moves.latin(text, {}) == meant


def test_input_methods_are_active_only_in_the_field(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.board.setFocus()
    enabled = Qt.InputMethodQuery.ImEnabled
    assert not QApplication.inputMethod().queryFocusObject(enabled, None)
    hand.page.typed.setFocus()
    assert QApplication.inputMethod().queryFocusObject(enabled, None)
    QCoreApplication.sendEvent(hand.page.typed, QInputMethodEvent("ㅊ", []))
    assert hand.page.typed.text() == ""
    committed = QInputMethodEvent()
    committed.setCommitString("ㅊ4")
    QCoreApplication.sendEvent(hand.page.typed, committed)
    hand.key(Qt.Key.Key_Return)
    assert hand.written == ["c4"]
