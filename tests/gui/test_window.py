"""The window itself: every key and menu entry, themes, sizes, start, arguments."""

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from colours import contrast, luminance
from driving import Hand, find, match_settings, page_of
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surajang.gui.app.keys_dialogs import KeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.board.mark_painter import DOWN, UP
from surajang.gui.desk.navigator import (
    EditorRequest,
    LessonsRequest,
    MatchesRequest,
    MatchRequest,
    NewGameRequest,
    PositionStudyRequest,
    PuzzlesRequest,
    RulesRequest,
    StartPageRequest,
    StudyRequest,
)
from surajang.gui.desk.page_layout import PageLayout
from surajang.gui.desk.piece_palette import DRAGGED_PIECE
from surajang.gui.editor.editor_page import EditorPage
from surajang.gui.kit import theme
from surajang.gui.kit.style import Style
from surajang.gui.library.library_page import LibraryPage
from surajang.gui.play.match_fields import COMMON_TIMES, CommonTimes
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell import sounds as look_sounds
from surajang.gui.shell.commands import COMMANDS, MENUS, WITHIN
from surajang.gui.shell.settings import SETTINGS, Settings
from surajang.gui.shell.sounds import NAMES, Sounds
from surajang.gui.shell.version import version_text
from surajang.gui.study.study_page import StudyPage
from surajang.rules.games import GAMES

TOOLS = Path(__file__).resolve().parents[2] / "tools"
COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction


def test_every_command_has_a_handler_and_keys_are_unique(window: MainWindow) -> None:
    keys = [QKeySequence(key).toString() for command in COMMANDS for key in command.keys]
    assert all(keys)
    shared = {key for key in keys if keys.count(key) > 1}
    assert set(window.actions_by_name) == {command.name for command in COMMANDS}
    window.pages.open(MatchRequest(match_settings("mansindam")))
    done = {**window.handlers, **window.page.handlers}
    for show in (lambda: None, lambda: window.pages.open(PositionStudyRequest(variant="mansindam"))):
        show()
        assert not window.handlers.keys() & window.page.handlers.keys()
        done |= window.page.handlers
        for key in shared:
            doing = [command.name for command in COMMANDS if key in map(_normal, command.keys)]
            assert len(window.page.handlers.keys() & set(doing)) == 1, "two commands of a page have the same key"
    assert shared == {"Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Return", "X"}
    assert done.keys() == {command.name for command in COMMANDS if not command.conditional}


def _normal(key: str) -> str:
    """Return a key as Qt writes it."""
    return QKeySequence(key).toString()


@pytest.mark.parametrize("menu", [*MENUS, *WITHIN])
def test_no_letter_is_underlined_twice_in_a_menu(menu: str) -> None:
    texts = [command.text for command in COMMANDS if command.menu == menu]
    texts += [within for within, around in WITHIN.items() if around == menu]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(set(letters)) == len(letters), sorted(letters)


def test_only_possible_commands_are_enabled(window: MainWindow, hand: Hand) -> None:
    enabled = {name for name, action in window.actions_by_name.items() if action.isEnabled()}
    assert {"new_game", "open_file", "paste", "preferences", "show_keys"} <= enabled
    assert not {"save", "take_back", "resign", "flip", "hint", "move_now", "pause"} & enabled
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    hand.play("e2e4")
    enabled = {name for name, action in window.actions_by_name.items() if action.isEnabled()}
    assert {"save", "take_back", "resign", "flip", "hint", "offer_draw"} <= enabled
    assert not {"move_now", "pause", "redo"} & enabled
    within = [menu.menuAction() for menu in window.findChildren(QMenu) if menu.title() in WITHIN]
    assert [menu.isEnabled() for menu in within] == [False, False], "nothing in them can be done"
    window.pages.open(StudyRequest('[Variant "mansindam"]\n\n1. e4 *'))
    hand.until(lambda: isinstance(window.page, StudyPage))
    window.run("show_last")
    assert [menu.isEnabled() for menu in within] == [True, True]


def test_themes_and_sizes_apply_at_once_and_are_saved(window: MainWindow, hand: Hand) -> None:
    window.settings["theme"] = "light"
    window.pages.open(MatchRequest(match_settings("mansindam")))
    light = window.palette().window().color()
    window.actions_by_name["toggle_dark"].trigger()
    assert window.palette().window().color().lightness() < light.lightness()
    assert window.settings["theme"] == "dark"
    size = window.font().pointSizeF()
    hand.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.font().pointSizeF() > size
    hand.key(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.font().pointSizeF() == size


def test_the_window_turns_dark_with_the_system(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    real = theme.palette

    def palette(scheme: str = "system") -> theme.Palette:
        asked.append(scheme)
        return theme.DARK if scheme == "system" else real(scheme)

    monkeypatch.setattr(theme, "palette", palette)
    changed = QGuiApplication.styleHints().colorSchemeChanged
    changed.emit(Qt.ColorScheme.Dark)
    assert window.style_sheet.palette.dark
    window.settings["theme"] = "light"
    asked.clear()
    changed.emit(Qt.ColorScheme.Dark)
    assert not asked
    assert not window.style_sheet.palette.dark


def test_the_board_is_square_and_fills_the_space_at_every_size(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for width, height in ((800, 600), (1280, 800), (1600, 1000), (620, 900)):
        window.resize(width, height)
        hand.qtbot.wait(20)
        board = hand.board.scene.board_rect()
        assert abs(board.width() - board.height()) < 40
        assert max(board.width() / width, board.height() / height) > 0.55
        assert hand.page.rect().contains(find(hand.page, PageLayout).panel.geometry())


def test_preferences_apply_at_once(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = find(window, PreferencesDialog)
    assert dialog.game.currentData() == "mansindam"
    dialog.piece_set.setCurrentIndex(1)
    dialog.piece_set.activated.emit(1)
    assert hand.board.options().piece_set == GAMES["mansindam"].appearance.piece_sets[1]
    dialog.board_theme.setCurrentIndex(0)
    dialog.board_theme.activated.emit(0)
    assert hand.board.options().theme == dialog.board_theme.itemData(0)
    dialog.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_colours_of_both_players_are_distinguishable(window: MainWindow, hand: Hand, scheme: str) -> None:
    window.settings["theme"] = scheme
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for strip, colour in zip(page_of(window).strips, hand.match.variant.appearance.players, strict=True):
        image = strip.grab(strip.mark.geometry()).toImage()
        middle = image.rect().center()
        disc, beside = image.pixelColor(middle), image.pixelColor(2, middle.y())
        assert (luminance(disc) > luminance(beside)) == (colour == "White")
        assert contrast(disc, beside) > 3


def test_players_are_marked_by_direction_where_pieces_look_alike(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    page = page_of(window)
    assert [strip.name.text() for strip in page.strips] == ["First player", "Second player"]
    assert [strip.mark.shape for strip in page.strips] == [UP, DOWN]
    up, down = (strip.grab(strip.mark.geometry()).toImage() for strip in page.strips)
    assert up != down
    page.flip()
    assert [strip.mark.shape for strip in page.strips] == [DOWN, UP]


def stepper(box: QSpinBox, which: QStyle.SubControl) -> QRect:
    """Return the rectangle of a spin box's button."""
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, which, box)


def step_by_mouse(box: QSpinBox, qtbot: QtBot) -> None:
    """Step a number up once and down twice, by visible buttons."""
    up, down = (stepper(box, which) for which in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown))
    before = box.value()
    for rect in (up, down):
        assert rect.width() >= 16
        assert rect.height() >= 12
        image = box.grab(rect).toImage()
        inks = {image.pixel(x, y) for x in range(2, image.width() - 2) for y in range(2, image.height() - 2)}
        assert len(inks) > 3, "an arrow is drawn there"
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=up.center())
    assert box.value() == before + box.singleStep()
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=down.center())
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=down.center())
    assert box.value() == before - box.singleStep()


def test_times_are_stepped_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewGameRequest("mansindam", "two"))
    dialog = find(window, NewGameDialog)
    dialog.clock.choose("byoyomi")
    times = dialog.times[0]
    for box in (times.minutes, times.byoyomi, times.periods):
        step_by_mouse(box, qtbot)
    down = stepper(times.seconds, QStyle.SubControl.SC_SpinBoxDown).center()
    qtbot.mouseClick(times.seconds, Qt.MouseButton.LeftButton, pos=down)
    assert times.seconds.value() == 0, "there are no fewer"
    up = stepper(times.minutes, QStyle.SubControl.SC_SpinBoxUp).center()
    before = times.minutes.value()
    qtbot.mousePress(times.minutes, Qt.MouseButton.LeftButton, pos=up)
    qtbot.waitUntil(lambda: times.minutes.value() > before + 1)
    qtbot.mouseRelease(times.minutes, Qt.MouseButton.LeftButton, pos=up)
    dialog.close()


def test_a_common_time_fills_in_the_clock(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewGameRequest("mansindam", "two"))
    dialog = find(window, NewGameDialog)
    assert CommonTimes().sizeHint().isEmpty(), "the dialog never has room for all times at once"
    for kind, controls in COMMON_TIMES.items():
        dialog.clock.choose(kind)
        for button, control in zip(dialog.common_times.buttons[kind], controls, strict=True):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            assert dialog.times[0].control() == control
    dialog.close()


def test_the_size_of_the_text_is_stepped_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.dialogs.preferences()
    preferences = find(window, PreferencesDialog)
    preferences.tabs.setCurrentIndex(2)
    step_by_mouse(find(preferences, QSpinBox, "zoom"), qtbot)
    assert window.settings["zoom"] == 90
    preferences.close()


def test_the_preferences_open_at_the_tab_shown_last(window: MainWindow) -> None:
    for before, after in ((0, 3), (3, 1), (1, 1)):
        window.run("preferences")
        preferences = find(window, PreferencesDialog)
        assert preferences.tabs.currentIndex() == before
        preferences.tabs.setCurrentIndex(after)
        preferences.reject()
        QApplication.processEvents()


def test_every_setting_is_declared_correctly() -> None:
    for setting in SETTINGS:
        assert setting.accepts(setting.default), setting.name
        assert setting.description


def test_the_list_of_keys_is_complete(window: MainWindow) -> None:
    window.dialogs.show_keys()
    dialog = find(window, KeysDialog)
    assert dialog.isVisible()
    area = find(dialog, QScrollArea)
    content = area.widget()
    assert content is not None
    assert area.viewport().width() >= content.sizeHint().width()
    dialog.close()


def test_about_names_the_version(window: MainWindow) -> None:
    window.about()
    box = find(window, QMessageBox)
    assert "core)" in box.text()
    box.close()


def test_the_window_geometry_is_saved(window: MainWindow, home: Path) -> None:
    window.resize(900, 700)
    window.close()
    assert window.settings.finish()
    assert QByteArray.fromBase64(Settings()["window"].encode()).size() > 10


def test_an_invalid_window_geometry_is_ignored(settings: Settings, open_window) -> None:
    settings["window"] = "not base 64 at all é"
    assert open_window().width() > 400


FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit)


def accepting_drops(window: MainWindow) -> Iterator[QWidget]:
    """Yield the widgets that accept drops, with each page shown, except text fields."""
    requests = (
        MatchRequest(match_settings("mansindam")),
        StartPageRequest(),
        PositionStudyRequest("mansindam"),
        NewGameRequest(mode="two"),
        RulesRequest(),
        MatchesRequest(),
        PuzzlesRequest(),
        LessonsRequest(),
        EditorRequest("mansindam", "startpos"),
    )
    for request in requests:
        window.pages.open(request)
        QApplication.processEvents()
        for widget in QApplication.allWidgets():
            fields = [each for each in (widget, widget.parent()) if isinstance(each, FIELDS)]
            if widget.acceptDrops() and all(field.isReadOnly() for field in fields):
                yield widget


@pytest.mark.parametrize("offered", [MOVE, MOVE | COPY])
def test_dropped_files_are_never_moved(window: MainWindow, tmp_path: Path, offered: Qt.DropAction) -> None:
    """The source of a moved drop deletes it: an editor its text, a file manager perhaps its file."""
    left, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    text, file, piece = QMimeData(), QMimeData(), QMimeData()
    text.setText("4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1")
    file.setUrls([QUrl.fromLocalFile(str(tmp_path / "game.pgn"))])
    piece.setData(DRAGGED_PIECE, b"1")

    def answer(kind: type[QDropEvent], point: QPoint | QPointF, widget: QWidget, data: QMimeData) -> Qt.DropAction:
        """Return how a drag or a drop is answered."""
        event = kind(point, offered, data, left, shift)
        assert event.proposedAction() == MOVE
        QApplication.sendEvent(widget, event)
        return event.dropAction() if event.isAccepted() else Qt.DropAction.IgnoreAction

    copied = COPY if offered & COPY else Qt.DropAction.IgnoreAction
    for widget in accepting_drops(window):
        for data in (text, file, piece):
            assert answer(QDragEnterEvent, QPoint(9, 9), widget, data) in (copied, Qt.DropAction.IgnoreAction)
            QApplication.sendEvent(widget, QDragLeaveEvent())
    for widget, data in ((find(window, EditorPage), piece), (window, file), (window, text)):
        assert answer(QDragEnterEvent, QPoint(9, 9), widget, data) == copied
        assert answer(QDropEvent, QPointF(9, 9), widget, data) == copied


def drop(window: MainWindow, *files: Path) -> None:
    data, left, none = QMimeData(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), COPY, data, left, none))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), COPY, data, left, none))


def test_several_files_that_are_dropped_are_all_answered(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    games, definitions = [tmp_path / "a.pgn", tmp_path / "b.txt"], [tmp_path / "c.toml", tmp_path / "d.ini"]
    drop(window, *games, *definitions)
    qtbot.waitUntil(lambda: isinstance(window.page, LibraryPage))
    assert window.pages.library.library.data.added == games
    assert find(window, LibraryPage).message.text() == (
        "2 files were added to “My games”. Files that define games are opened one at a time: c.toml, d.ini."
    )
    drop(window, *definitions)
    assert find(window, LibraryPage).message.text() == (
        "Files that define games are opened one at a time: c.toml, d.ini."
    )


def test_a_closed_window_is_freed_with_its_pages(settings: Settings, style: Style, qtbot: QtBot) -> None:
    """A function connected to what outlives a window would keep it."""
    window = MainWindow(settings, style)
    with qtbot.waitActive(window):
        window.show()
    pages = [window.pages.page]
    for request in (
        MatchRequest(match_settings("mansindam")),
        PositionStudyRequest("mansindam"),
        LessonsRequest(),
        RulesRequest("mansindam"),
    ):
        window.pages.open(request)
        pages.append(window.pages.page)
    left = [weakref.ref(each) for each in (window, *pages)]
    window.close()
    window.deleteLater()
    del window
    pages.clear()
    qtbot.wait(1)
    gc.collect()
    assert [each() for each in left] == [None] * len(left)


def test_full_screen_can_be_switched(window: MainWindow, hand: Hand) -> None:
    hand.key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    hand.key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_a_maximized_window_is_maximized_again_after_full_screen(window: MainWindow, hand: Hand) -> None:
    window.showMaximized()
    hand.key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    hand.key(Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_every_button_can_be_reached_by_tab(window: MainWindow) -> None:
    buttons = [button for button in window.pages.start_page.findChildren(QPushButton) if button.isVisible()]
    assert buttons
    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in buttons)
    assert all(card.focusPolicy() & Qt.FocusPolicy.TabFocus for card in window.pages.start_page.cards)


def test_a_card_starts_its_game(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.pages.start_page.cards[1], Qt.MouseButton.LeftButton)
    dialog = next(found for found in window.findChildren(NewGameDialog) if found.isVisible())
    assert dialog.variant is GAMES["mansindam"]
    dialog.close()


def test_sounds_do_nothing_without_a_device(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    import miniaudio

    def no_device(*_: object, **__: object) -> None:
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", no_device)
    settings["sounds"] = True
    sounds = Sounds(settings)
    for name in NAMES:
        sounds.play(name)
    sounds.close()


def test_sounds_are_mixed_and_fade(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings["sounds"] = True
    sounds = Sounds(settings)
    monkeypatch.setattr(sounds, "_sound", lambda: None)
    sounds._fed = True  # noqa: SLF001  # the device's side
    sounds.play("move")
    sounds.play("capture")
    stream = sounds._mix()  # noqa: SLF001  # the device's side
    next(stream)
    assert any(stream.send(500))
    for _ in range(400):
        rest = stream.send(500)
    assert len(rest) == 1000
    assert not any(rest)
    sounds.close()


def test_the_sound_device_is_closed_when_idle(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """An open device polls for silence forever: without a sound server, as fast as it can."""
    import miniaudio

    class Device:
        stream: Generator[bytes, int, None]

        def __init__(self, **_: object) -> None:
            devices.append(self)
            self.closed = False

        def start(self, stream: Generator[bytes, int, None]) -> None:
            self.stream = stream

        def close(self) -> None:
            self.closed = True

    devices: list[Device] = []

    def opened(count: int) -> bool:
        return len(devices) == count and hasattr(devices[-1], "stream")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", Device)
    monkeypatch.setattr(look_sounds, "QUIET", 0.05)
    settings["sounds"] = True
    sounds = Sounds(settings)
    for count in (1, 2):
        sounds.play("move")
        qtbot.waitUntil(partial(opened, count))
        assert any(devices[-1].stream.send(500))
        assert not devices[-1].closed, "there is more of it"
        while any(devices[-1].stream.send(5000)):
            pass
        qtbot.waitUntil(lambda: devices[-1].closed and sounds._player is None)  # noqa: SLF001  # the device's side
    sounds.play("capture")
    qtbot.waitUntil(partial(opened, 3))
    sounds.close()
    assert devices[2].closed


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program with arguments."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, "-m", "surajang.gui", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200, check=False)


def test_the_version_says_whether_the_core_is_compiled() -> None:
    shown = run("--version").stdout
    assert shown.startswith("Surajang ")
    assert "compiled core" in shown or "interpreted core" in shown
    assert version_text() in shown


def test_an_offscreen_game_is_drawn_to_a_file(tmp_path: Path) -> None:
    """A picture in pixels is drawn by the smoke test in test_packaging.py."""
    picture = tmp_path / "demo.PDF"
    done = run("--offscreen", str(picture))
    assert done.returncode == 0, done.stderr
    assert picture.read_bytes().startswith(b"%PDF-")
    assert "drawn to" in done.stdout


def test_a_failed_offscreen_drawing_is_reported(tmp_path: Path) -> None:
    done = run("--offscreen", str(tmp_path / "nowhere" / "demo.svg"))
    assert done.returncode == 1
    assert done.stderr.endswith("demo.svg could not be written: No such file or directory\n")


def test_screens_are_drawn_in_any_language_without_a_display(tmp_path: Path) -> None:
    script = (
        f"import sys; from pathlib import Path; sys.path.insert(0, {str(TOOLS)!r}); import screenshots\n"
        "screenshots.THEMES = ('dark',); screenshots.SIZES = {'usual': (640, 480)}\n"
        "screenshots.GAMES = dict([*screenshots.GAMES.items()][::len(screenshots.GAMES) - 1])\n"
        "from surajang.gui.review import reviewer; from surajang.gui.engines.requests import Limits\n"
        "reviewer.LOOK = reviewer.MATE = reviewer.PROOF = Limits(nodes=2_000)  # half of the test's time otherwise\n"
        f"screenshots.draw_all(Path({str(tmp_path)!r}), '1', spoken='de')\n"
        "from surajang.gui.kit.translation import tr; print(tr('Language'))\n"
    )
    displays = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
    environment = {name: value for name, value in os.environ.items() if name not in displays}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, timeout=200, stdout=subprocess.PIPE
    )
    assert done.stdout == b"Sprache\n"
    drawn = {picture.name.split("-")[0] for picture in tmp_path.glob("*.png")}
    assert {"start", "new", "setup", "play", "promotion", "result", "preferences", "paused", "refusal"} <= drawn


def test_help_names_the_arguments() -> None:
    shown = run("--help").stdout
    assert "--offscreen" in shown
    assert "FILE" in shown


def test_cards_are_in_one_row_and_boards_fill_the_height(window: MainWindow, qtbot: QtBot) -> None:
    cards = window.pages.start_page.cards
    window.resize(1280, 800)
    qtbot.wait(20)
    assert len({card.size().width() for card in cards}) == 1
    assert len({card.y() for card in cards}) == 1
    small = cards[0].board.height()
    window.resize(1280, 950)
    qtbot.wait(20)
    assert cards[0].board.height() > small
    assert window.pages.start_page.area.verticalScrollBar().maximum() == 0


def test_buttons_of_a_game_have_equal_heights_in_any_style(window: MainWindow) -> None:
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    row = find(page_of(window), QWidget, "tools").findChildren(QToolButton)
    heights = {button.height() for button in row}
    for button in row:
        button.setStyleSheet("QToolButton { padding: 9px; }")
    assert {button.height() for button in row} == heights == {32}
