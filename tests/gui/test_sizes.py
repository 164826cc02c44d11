"""Every page and dialog fits small screens and large text: nothing is cut or covered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from colours import contrast
from driving import Hand, find, match_settings
from fitting import faults
from fitting_tour import BRACKETS, SIZES, SIZES_AND_KEYS, SIZES_AND_MARKUP, open_everything
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.about import LicencesDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.board.geometry import arrange
from surajang.gui.board.mark_painter import LIGHT as LIGHT_DISC
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest
from surajang.gui.desk.page_layout import PageLayout
from surajang.gui.desk.player_strip import PlayerStrip
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.kit.style import Style, fit_to_screen, icon, off
from surajang.gui.kit.theme import DARK, LIGHT, Palette
from surajang.gui.play.new_game import SMALL_BOARD, NewGameDialog
from surajang.gui.players.game_clock import Reading
from surajang.gui.players.levels import LEVELS
from surajang.gui.shell.settings import Settings
from surajang.rules.games import GAMES
from surajang.rules.variant import FILES, Variant


@pytest.fixture
def zoom(settings: Settings) -> Callable[[int], None]:
    """A function that sets a window's text size."""

    def choose(percent: int) -> None:
        settings["zoom"] = percent
        QApplication.processEvents()

    return choose


@pytest.mark.parametrize(
    ("screen", "zoom", "scale", "theme", "languages", "look_for"),
    [
        ((1280, 768), 100, 2, "contrast-dark", ["en"], SIZES),
        ((1280, 800), 300, 1, "contrast-light", ["de"], SIZES_AND_KEYS),
        ((600, 900), 70, 1, "dark", ["ko"], SIZES_AND_KEYS),
        ((800, 600), 200, 1, "light", ["ja", "fr"], SIZES),
        ((800, 600), 200, 1, "light", ["ru", "es"], SIZES),
        ((1280, 900), 100, 1, "light", ["zh_TW"], SIZES_AND_MARKUP),
        ((1280, 800), 100, 1, "light", [BRACKETS], SIZES),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else None,
)
def test_every_page_and_dialog_fits_and_works_by_keyboard(
    screen: tuple[int, int], zoom: int, scale: int, theme: str, languages: list[str], look_for: str, tmp_path: Path
) -> None:
    """The first screen is 640 × 384 with pixels of half the size. In tours by keys each control is large enough,
    reached by Tab, and shows its focus. In the pseudo-language no text appears that was not looked up. In tours for
    markup, players, engines and their options, files, studies, comments, tags and messages have names with an HTML
    picture.

    The languages with the widest texts are toured at large sizes. Korean and Chinese texts are rarely wider than those
    of the other languages, and both kinds of Chinese are alike.
    """
    assert open_everything(tmp_path, screen, zoom, theme, languages, look_for, scale) == ""


def test_faults_are_found(qtbot: QtBot) -> None:
    """Otherwise the test above would prove nothing."""
    page = QWidget()
    qtbot.addWidget(page)
    row = Flow(page)
    for words in ("One button", "Another button"):
        row.addWidget(QPushButton(words, page))
    page.resize(300, 60)
    page.show()
    assert faults(page) == []
    first, second = page.findChildren(QPushButton)
    second.move(first.pos() + QPoint(5, 0))
    assert "over" in faults(page)[0]
    second.move(290, 0)
    assert "does not hold" in faults(page)[0]
    second.setGeometry(200, 0, 20, second.height())
    assert "smaller" in faults(page)[0]


# The dialog for a new game


@pytest.fixture
def dialog(window: MainWindow) -> NewGameDialog:
    window.pages.open(NewGameRequest(mode="computer"))
    found = find(window, NewGameDialog)
    QApplication.processEvents()
    return found


def test_choices_do_not_resize_the_new_game_dialog(dialog: NewGameDialog, qtbot: QtBot) -> None:
    place = dialog.frameGeometry()
    bar = find(dialog, QScrollArea).verticalScrollBar()
    for mode in ("two", "computer", "watch"):
        dialog.mode.choose(mode)
        for level in (dialog.level, *dialog.levels):
            level.slider.setValue(len(LEVELS))
        QApplication.processEvents()
        for clock in ("sudden", "fischer", "byoyomi"):
            where = dialog.clock.buttons[clock].mapToGlobal(QPoint())
            qtbot.mouseClick(dialog.clock.buttons[clock], Qt.MouseButton.LeftButton)
            dialog.differ.setChecked(True)
            dialog.start.choose("fen")
            dialog.fen.setText("no position")
            QApplication.processEvents()
            assert dialog.frameGeometry() == place
            assert dialog.clock.buttons[clock].mapToGlobal(QPoint()) == where, "it stays under the pointer"
            assert dialog.problem.isVisible()
            assert dialog.problem.text()
            assert bar.maximum() == 0, "there is room for all"
        dialog.clock.choose("none")
        dialog.start.choose("default")


@pytest.mark.parametrize("variant", GAMES.values(), ids=lambda variant: variant.name)
def test_the_smallest_boards_are_fully_visible(variant: Variant) -> None:
    layout = arrange(variant, SMALL_BOARD, SMALL_BOARD, flipped=False, coordinates=False, hands=False)
    assert QRect(0, 0, SMALL_BOARD, SMALL_BOARD).contains(layout.frame)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_corner_between_two_scroll_bars_is_invisible(window: MainWindow, dialog: NewGameDialog, theme: str) -> None:
    window.settings["theme"] = theme
    dialog.resize(300, 300)
    QApplication.processEvents()
    area = find(dialog, QScrollArea)
    assert area.horizontalScrollBar().isVisible()
    assert area.verticalScrollBar().isVisible()
    shot = dialog.grab().toImage()
    corner = QRect(area.verticalScrollBar().width(), area.horizontalScrollBar().height(), 0, 0)
    right, bottom = area.geometry().right(), area.geometry().bottom()
    ground = {
        shot.pixelColor(x, y).name()
        for x in range(right - corner.x() + 2, right + 1)
        for y in range(bottom - corner.y() + 2, bottom + 1)
    }
    assert ground == {(DARK if theme == "dark" else LIGHT).window.name()}


@pytest.mark.parametrize(("percent", "size"), [(100, QSize(624, 432)), (150, QSize(784, 552)), (200, QSize(784, 552))])
def test_the_preferences_fit_a_small_screen(
    window: MainWindow, zoom: Callable[[int], None], percent: int, size: QSize
) -> None:
    zoom(percent)
    dialog = PreferencesDialog(window.settings, window)
    dialog.resize(size)
    dialog.show()
    bar = dialog.tabs.tabBar()
    for number in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(number)
        QApplication.processEvents()
        area = dialog.tabs.currentWidget()
        assert isinstance(area, QScrollArea)
        assert area.horizontalScrollBar().maximum() == 0, dialog.tabs.tabText(number)
        assert bar.sizeHint().width() <= bar.width(), "all tabs are seen"
    assert dialog.width() == size.width()
    dialog.close()


def test_licences_have_the_same_font_size_as_other_text(window: MainWindow, zoom: Callable[[int], None]) -> None:
    zoom(200)
    dialog = LicencesDialog(window)
    assert dialog.view.font().pointSizeF() == dialog.font().pointSizeF()
    dialog.deleteLater()


def edge(widget: QWidget) -> list[QColor]:
    """Return the colours at the middle of a widget's left edge, from outside."""
    image = widget.grab().toImage()
    return [image.pixelColor(x, image.height() // 2) for x in range(3)]


@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_focus_and_selection_look_different(
    window: MainWindow, dialog: NewGameDialog, theme: str, colours: Palette
) -> None:
    window.settings["theme"] = theme
    dialog.mode.choose("two")
    chosen, other = dialog.mode.buttons["two"], dialog.mode.buttons["watch"]
    card, next_card = list(dialog.cards.values())[:2]
    for one, two in ((chosen, other), (card, next_card)):
        dialog.start_button.setFocus()
        sizes = [(widget.size(), widget.sizeHint()) for widget in (one, two)]
        accent = colours.accent.name()
        assert accent in [colour.name() for colour in edge(one)]
        assert accent not in [colour.name() for colour in edge(two)]
        plain, filled = middle(two), middle(one)
        assert plain != filled
        for widget, ground in ((two, plain), (one, filled)):
            widget.setFocus()
            assert [colour.name() for colour in edge(widget)[:2]] == 2 * [colours.text.name()]
            assert middle(widget) == ground, "what is chosen is seen with the keys on it, too"
        assert [(widget.size(), widget.sizeHint()) for widget in (one, two)] == sizes, "nothing moves"


def middle(widget: QWidget) -> str:
    """Return the name of a widget's background colour."""
    image = widget.grab().toImage()
    return image.pixelColor(5, image.height() // 2).name()


# The page of a game


@pytest.mark.parametrize("flipped", [False, True])
def test_in_a_tall_window_each_player_is_on_their_side_of_the_board(
    window: MainWindow, hand: Hand, flipped: bool
) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    window.resize(620, 900)
    if flipped:
        hand.page.flip()
    hand.until(lambda: hand.page.width() < 700)
    QApplication.processEvents()
    upper, lower = hand.page.strips if flipped else hand.page.strips[::-1]
    board, panel = hand.page.room.geometry(), find(hand.page, PageLayout).panel.geometry()
    assert upper.geometry().bottom() < board.top()
    assert board.bottom() < lower.geometry().top()
    assert lower.geometry().bottom() < panel.top()
    assert board.height() > panel.height()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_board_is_the_largest_widget_and_its_letters_are_readable(
    window: MainWindow, hand: Hand, zoom: Callable[[int], None], percent: int
) -> None:
    zoom(percent)
    for game in ("pandemonium-2020", "palaceshogi"):
        window.pages.open(MatchRequest(match_settings(game)))
        for size in (window.minimumSize(), QSize(1280, 800)):
            window.resize(size)
            QApplication.processEvents()
            assert find(hand.page, PageLayout).panel.width() <= hand.page.width() * 0.41
            geometry, theme = hand.board.scene.geometry, hand.board.display.drawing.theme
            ink = ink_in_border(hand.board.grab().toImage(), geometry, theme["coordinate"])
            font = QFont(hand.board.font())
            font.setPixelSize(10 * percent // 100)
            assert ink >= ink_of(FILES[geometry.variant.ranks - 1] if game == "palaceshogi" else "1", font)


def ink_in_border(image: QImage, geometry, colour: QColor) -> int:
    """Return how many pixels high the figure or letter beside the lowest rank is."""
    square = geometry.rect(geometry.square_in(0, geometry.variant.ranks - 1))
    shogi = geometry.variant.appearance.coordinates == "shogi"
    left = geometry.squares.right() + 2 if shogi else geometry.frame.left() + 1
    right = geometry.frame.right() - 1 if shogi else geometry.squares.left() - 2
    rows = [
        y
        for y in range(square.top(), square.bottom())
        if any(distance(image.pixelColor(x, y), colour) < 90 for x in range(left, right))
    ]
    return len(rows)


def ink_of(sign: str, font: QFont) -> int:
    """Return how many pixels high a figure or letter is in a font."""
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, sign)
    painter.end()
    black = QColor("black")
    return sum(any(distance(image.pixelColor(x, y), black) < 90 for x in range(100)) for y in range(100))


def parts(colour: QColor) -> tuple[int, int, int]:
    """Return a colour's red, green and blue, from 0 to 255."""
    return colour.red(), colour.green(), colour.blue()


def distance(one: QColor, other: QColor) -> int:
    """Return the distance of two colours, from 0 to 765."""
    return sum(abs(a - b) for a, b in zip(parts(one), parts(other), strict=True))


def test_minimum_sizes_leave_room_for_the_window_frame(window: MainWindow, zoom: Callable[[int], None]) -> None:
    assert window.minimumSize().width() <= 640 - 20
    assert window.minimumSize().height() <= 480 - 40
    zoom(150)
    assert window.minimumSize().width() <= 800 - 20
    assert window.minimumSize().height() <= 600 - 40
    zoom(300)
    room = window.screen().availableGeometry()
    assert window.minimumSize().height() <= room.height() - 40


def test_a_clock_moves_below_the_name_when_space_is_short(qtbot: QtBot, zoom, window: MainWindow) -> None:
    zoom(200)
    strip = PlayerStrip()
    qtbot.addWidget(strip)
    strip.set_player("Ann", "White", LIGHT_DISC)
    strip.set_clock(Reading(36_000.0, 0, False, 36_000.0), running=True)
    for width, below in ((700, False), (300, True), (700, False)):
        strip.setFixedWidth(width)
        strip.show()
        QApplication.processEvents()
        assert (strip.clock.mapTo(strip, QPoint()).y() > strip.name.y() + 10) is below
        assert faults(strip) == []
        assert strip.name.width() >= 60


def test_a_clock_does_not_cut_a_short_name(qtbot: QtBot, style: Style) -> None:
    strip = PlayerStrip()
    qtbot.addWidget(strip)
    strip.set_player("White", "", LIGHT_DISC)
    strip.set_clock(Reading(36_000.0, 0, False, 36_000.0), running=True)
    strip.show()
    for width in range(180, 300, 8):
        strip.setFixedWidth(width)
        QApplication.processEvents()
        assert strip.name.width() >= strip.name.sizeHint().width(), width


def test_overflowing_messages_scroll_to_the_last_one(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    window.resize(window.minimumSize())
    hand.page.say_unsafe("game", "The game could not be saved, for a reason that takes many words. " * 6)
    hand.page.resign()
    messages = find(hand.page, PageLayout).messages
    hand.until(lambda: messages.verticalScrollBar().maximum() > 0)
    QApplication.processEvents()
    answer = hand.page.banner.buttons()[-1]
    assert messages.viewport().rect().contains(answer.mapTo(messages.viewport(), answer.rect().center()))
    assert faults(window) == []
    hand.press("Play on")
    hand.page.say_safe("game")
    assert not messages.isVisible()


def test_a_message_does_not_move_the_move_list(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    window.resize(1152, 810)
    QApplication.processEvents()
    page = hand.page
    before = page.moves.pos(), page.typed.geometry()
    page.banner.say("No knight of yours can go to c8 like that.", kind="refusal")
    QApplication.processEvents()
    assert (page.moves.pos(), page.typed.geometry()) == before
    assert page.banner.isVisible()
    assert page.moves.geometry().bottom() < find(page, PageLayout).messages.y()


def test_a_message_keeps_the_current_move_visible(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    window.resize(1152, 810)
    for step in range(3):
        for file in "abcdefghij":
            hand.play(f"{file}{2 + step}{file}{3 + step}")
            hand.play(f"{file}{9 - step}{file}{8 - step}")
    QApplication.processEvents()
    moves = hand.page.moves
    assert moves.view.verticalScrollBar().maximum() > 0
    hand.page.banner.say("A message of several lines. " * 20, "A heading", choices=[("Play it", int)])
    QApplication.processEvents()
    shown = moves.view.visualRect(moves.index_of(hand.match.game.node))
    assert moves.view.viewport().rect().contains(shown)


def test_messages_that_fit_have_no_scroll_bar(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    messages = find(hand.page, PageLayout).messages
    for width in range(900, 1300, 34):
        hand.page.banner.dismiss()
        window.resize(width, 836)
        QApplication.processEvents()
        hand.page.banner.say("You have no knight that can move to c8 like that.", kind="refusal")
        QApplication.processEvents()
        hand.page.banner.say(
            "This would be the third time that this position occurs: the game would end as a draw.",
            "Repetition",
            choices=[("Play it", int), ("Play something else", int)],
        )
        hand.until(lambda: messages.height() == messages.sizeHint().height())
        QApplication.processEvents()
        assert not messages.verticalScrollBar().isVisible(), width


# Menus


def test_an_overwide_menu_uses_smaller_text(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Fold or unfold this variation")
    usual = menu.font().pointSizeF()
    fit_to_screen(menu)
    assert menu.font().pointSizeF() == usual
    long = menu.addAction("Fold or unfold this variation " * 6)
    room = menu.screen().availableGeometry().width()
    assert menu.sizeHint().width() > room
    fit_to_screen(menu)
    assert menu.sizeHint().width() <= room
    menu.removeAction(long)
    fit_to_screen(menu)
    assert menu.font().pointSizeF() == usual


# Icons


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_a_disabled_icon_looks_disabled(qapp: QApplication, colours: Palette) -> None:
    drawn = icon("resign", colours.text.name(), off(colours))
    strongest = {}
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        image = drawn.pixmap(24, 24, mode).toImage()
        inks = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
        strongest[mode] = max(contrast(ink, colours.window) for ink in inks if ink.alpha() > 200)
    assert strongest[QIcon.Mode.Normal] > 10
    assert 1.4 < strongest[QIcon.Mode.Disabled] < 3
