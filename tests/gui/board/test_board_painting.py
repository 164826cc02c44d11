"""The board's painting: whole device pixels at every scale, only the changed parts, and animations that end."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from board_driver import RIGHT, BoardDriver
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.geometry import BARE, arrange
from surajang.gui.board.picture import picture_of
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import state_of
from surajang.gui.kit.theme import board_themes
from surajang.rules.codes import square_at
from surajang.rules.games import GAMES, game_named
from surajang.rules.ini import template
from surajang.rules.transition import transition

ROOT = Path(__file__).parents[3]


class Damage(QObject):
    """Collects what a widget repaints."""

    def __init__(self, widget):
        super().__init__(widget)
        self.region = QRegion()
        self.off = False
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.off:
            self.region = self.region.united(event.region())
        return False


@pytest.fixture
def board(qtbot):
    driver = BoardDriver("pandemonium-2020")
    qtbot.addWidget(driver.view)
    assert QTest.qWaitForWindowExposed(driver.view, 60_000)
    return driver


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [(1200, 900), (640, 480), (500, 900), (901, 873), (300, 260)])
def test_everything_fits_and_nothing_overlaps(name, size: tuple[int, int]):
    variant = game_named(name)
    for flipped in (False, True):
        layout = arrange(variant, *size, flipped, coordinates=True)
        whole = QRect(0, 0, *size)
        parts = [layout.frame, *layout.stands]
        assert all(whole.contains(part) for part in parts)
        assert not any(one.intersects(other) for one in parts for other in parts if one is not other)
        for place, rect in layout.rects.items():
            side = layout.slot if isinstance(place, Slot) else layout.cell
            assert (rect.width(), rect.height()) == (side, side)
            assert layout.place_at(rect.center()) == place


def test_a_game_without_drops_has_no_stands():
    layout = arrange(template("chess"), 901, 873, False, coordinates=True)
    assert layout.arrangement == BARE
    assert all(stand.isEmpty() for stand in layout.stands)


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_as_large_as_possible(name):
    variant = game_named(name)
    for size in ((1200, 900), (500, 900), (901, 873)):
        layout = arrange(variant, *size, False, coordinates=True)
        free = min(size[0] - layout.frame.width(), size[1] - layout.frame.height())
        assert free < layout.cell * 2.6


def test_a_selection_repaints_only_its_squares(board):
    QTest.qWait(50)
    damage = Damage(board.view)
    board.click("e2")
    QTest.qWait(50)
    concerned = QRegion()
    for name in ("e2", "e3", "e4", "e5"):
        concerned = concerned.united(board.view.place_rect(board.place(name)))
    assert not damage.region.isEmpty()
    assert concerned.united(damage.region) == concerned


def test_repainted_regions_cover_all_changes(qtbot):
    """Paint only the parts that the board repaints; the result must equal a new picture of the whole board."""
    driver = BoardDriver("palaceshogi", "4k4/9/4p4/4p4/4+Q4/9/9/9/3K5[SN] w - - 0 1", size=(560, 430))
    qtbot.addWidget(driver.view)
    view = driver.view
    QTest.qWait(20)
    damage = Damage(view)

    def paint(region, picture):
        damage.off = True
        painter = QPainter(picture)
        for rect in region:
            painter.fillRect(rect, view.palette().window().color())
        painter.end()
        view.render(picture, region.boundingRect().topLeft(), region, QWidget.RenderFlag.DrawChildren)
        damage.off = False

    def blank():
        picture = QImage(view.size(), QImage.Format.Format_RGB32)
        picture.fill(view.palette().window().color())
        return picture

    kept = blank()
    paint(QRegion(view.rect()), kept)

    def drag_and_pause():
        driver.hold("e5")
        driver.carry("d3")
        view.set_paused(True)
        view.set_paused(False)

    steps = [
        lambda: driver.click("e5"),
        lambda: driver.click("e6"),
        lambda: driver.press(Qt.Key.Key_Escape),
        drag_and_pause,
        lambda: driver.drag("w@S", "e1", RIGHT),
        lambda: driver.click("w@N"),
        lambda: driver.press(Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Up),
        lambda: driver.click("e5", "e5"),
        lambda: driver.press(Qt.Key.Key_Escape),
        lambda: driver.click("e6", "e7"),
        lambda: view.highlight([square_at(4, 0), square_at(2, 1)]),
        lambda: driver.drag("e9", "c9"),
        lambda: view.set_flipped(True),
    ]
    for number, step in enumerate(steps):
        step()
        QTest.qWait(5)
        region, damage.region = damage.region, QRegion()
        paint(region, kept)
        anew = blank()
        paint(QRegion(view.rect()), anew)
        assert kept == anew, f"step {number}"


def test_an_animation_repaints_only_its_path(board):
    board.view.set_options(BoardOptions(animation_ms=60, piece_card=False))
    QTest.qWait(50)
    damage = Damage(board.view)
    board.click("b1", "c3")
    QTest.qWait(150)
    far = board.view.place_rect(board.place("h8"))
    assert not damage.region.isEmpty()
    assert not damage.region.intersects(far)


def test_an_animation_ends_by_time_or_input(board, qtbot):
    board.view.set_options(BoardOptions(animation_ms=50, piece_card=False))
    board.click("b1", "c3")
    assert board.view.display.player.animation is not None
    assert board.letter_at("c3") == "."
    qtbot.waitUntil(lambda: board.view.display.player.animation is None)
    assert board.letter_at("c3") == "N"
    board.view.set_options(BoardOptions(animation_ms=5000, piece_card=False))
    board.click("b10", "c8")
    assert board.view.display.player.animation is not None
    board.click("e2")
    assert board.view.display.player.animation is None
    assert board.view.turn.selected == board.place("e2")


def test_a_delayed_animation_leaves_no_trace(board, qtbot):
    view = board.view
    view.set_options(BoardOptions(animation_ms=1000, piece_card=False))
    board.click("b1", "c3")
    view.display.player.frames.stop()
    passed = [20]
    view.display.player._clock = SimpleNamespace(elapsed=lambda: passed[0])  # noqa: SLF001  # milliseconds
    view.display.next_frame()
    drawn = [view.scene.to_widget(rect) for rect in board.animation.damage(view.display.player.progress)]
    QTest.qWait(20)
    damage = Damage(view)
    passed[0] = 1000
    view.display.next_frame()
    assert view.display.player.animation is None
    QTest.qWait(20)
    assert drawn
    assert all(QRegion(rect).subtracted(damage.region).isEmpty() for rect in drawn)


def test_the_board_flips_after_the_animation(board, qtbot):
    board.view.set_options(BoardOptions(animation_ms=50, piece_card=False))
    board.click("b1", "c3")
    board.view.set_flipped(True)
    assert board.view.display.player.animation is not None
    qtbot.waitUntil(lambda: board.view.display.player.animation is None)
    assert board.view.scene.geometry.flipped
    board.drag("b10", "c8")
    assert board.played == ["b1c3", "b10c8"]


def test_a_dragged_piece_does_not_fly_again(board):
    board.view.set_options(BoardOptions(animation_ms=5000, piece_card=False))
    board.drag("b1", "c3")
    assert board.view.display.player.animation.flyers == []
    board.view.finish_animation()


def test_killed_and_held_pieces_leave_differently(qtbot):
    def flyers(variant, fen, start, end):
        driver = BoardDriver(variant, fen, options=BoardOptions(animation_ms=5000, piece_card=False))
        qtbot.addWidget(driver.view)
        driver.click(start, end)
        found = driver.animation.flyers
        driver.view.finish_animation()
        return found

    held = flyers("palaceshogi", "4k4/9/9/4+r4/9/4R4/9/9/3K5[] w - - 0 1", "e4", "e6")
    killed = flyers("palaceshogi", "4k4/9/9/4r4/9/4R4/9/9/3K5[] w - - 0 1", "e4", "e6")
    assert [flyer.crumbles for flyer in held] == [False, False]
    assert [flyer.crumbles for flyer in killed] == [False, True]


def test_a_killed_piece_visibly_bursts_around_its_captor(qtbot):
    start = "4k4/9/9/9/4r4/4R4/9/9/3K5[] w - - 0 1"
    driver = BoardDriver("palaceshogi", start, options=BoardOptions(animation_ms=5000, piece_card=False))
    qtbot.addWidget(driver.view)
    driver.click("e4", "e5")
    view = driver.view
    beside = [driver.place(name) for name in ("d5", "f5", "e6", "d6", "f6")]
    view.display.player.frames.stop()
    view.display.player.progress = 0.5
    damage = driver.animation.damage(0.5)
    during = view.grab().toImage()
    view.finish_animation()
    after = view.grab().toImage()
    for place in beside:
        rect = view.place_rect(place)
        assert during.copy(rect) != after.copy(rect), "fragments fly beyond the square of the capture"
    assert all(any(rect.intersects(view.scene.geometry.rect(place)) for rect in damage) for place in beside)
    far = view.place_rect(driver.place("c5"))
    assert during.copy(far) == after.copy(far)


def test_taking_back_animates_backwards(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/10/10/4d5/3P6/10/10/4K5[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.click("d4", "e5")
    driver.view.set_options(BoardOptions(animation_ms=5000, piece_card=False))
    move = driver.game.node.move
    driver.game.back()
    driver.view.show_state(state_of(driver.game), transition(driver.game.position, move), forward=False)
    captured, moved = driver.animation.flyers
    rect = driver.view.scene.geometry.rect
    assert rect(driver.place("e5")).contains(captured.path[-1].toPoint())
    assert rect(driver.place("d4")).contains(moved.path[-1].toPoint())
    driver.view.finish_animation()
    assert driver.letter_at("d4") == "P"


@pytest.mark.parametrize("theme", board_themes())
def test_every_theme_paints_every_game(qtbot, theme):
    for name in GAMES:
        driver = BoardDriver(name, size=(400, 320), options=BoardOptions(theme=theme, animation_ms=0))
        qtbot.addWidget(driver.view)
        for piece_set in driver.game.variant.appearance.piece_sets:
            driver.view.set_options(BoardOptions(theme=theme, piece_set=piece_set, animation_ms=0))
            assert not driver.view.grab().isNull()


def test_cursor_and_highlight_on_one_square_are_both_visible(board):
    view = board.view
    king = board.place("f1")
    rect = view.place_rect(king)
    middle = rect.center().y()
    view.highlight([king])
    lit = view.grab().toImage()
    QTest.keyClick(view, Qt.Key.Key_Space)
    view.highlight([king])
    both = view.grab().toImage()
    assert view.keyboard.cursor == king
    assert both.pixelColor(rect.left() + 1, middle) == lit.pixelColor(rect.left() + 1, middle)
    row = {both.pixelColor(x, middle).name() for x in range(rect.left(), rect.center().x())}
    assert view.display.drawing.theme["cursor"].name() in row


def test_a_picture_without_hands(board):
    picture = picture_of(board.view.state, BoardOptions(), PiecePictures(), QSize(400, 400))
    assert (picture.width(), picture.height()) == (400, 400)


@pytest.mark.parametrize("scale", ["1.25", "1.5", "3"])
def test_squares_are_whole_device_pixels(scale, tmp_path):
    """In a separate process, since Qt reads its scale when it starts."""
    script = """
import sys
sys.path[:0] = sys.argv[1:3]
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
app = QApplication([])
from board_driver import BoardDriver
from surajang.gui.board.board_options import BoardOptions
driver = BoardDriver("palaceshogi", "9/9/3k5/9/9/9/4K4/9/9[] w - - 0 1", size=(501, 437),
                     options=BoardOptions(theme="green", animation_ms=0, piece_card=False, coordinates=False))
page = QWidget()
layout = QVBoxLayout(page)
layout.setContentsMargins(7, 3, 5, 9)
layout.addWidget(driver.view)
page.resize(533, 447)
page.show()
app.processEvents()
page.grab().save(sys.argv[3])
squares = driver.view.scene.geometry.squares
corner = driver.view.mapTo(page, driver.view.rect().topLeft())
print(driver.view.scene.scale.ratio, squares.x(), squares.y(), driver.view.scene.geometry.cell, corner.x(), corner.y())
driver.click("e3", "e4")
print(driver.played)
"""
    picture = tmp_path / "board.png"
    run = subprocess.run(
        [sys.executable, "-c", script, str(ROOT), str(ROOT / "tests"), str(picture)],
        env={**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    first, second = run.stdout.splitlines()
    ratio, x, y, cell, left, top = (float(word) for word in first.split())
    assert ratio == float(scale)
    assert second == "['e3e4']"
    image = QImage(str(picture))
    x, y, cell = round(left * ratio) + int(x), round(top * ratio) + int(y), int(cell)
    for column in range(8):
        edge = x + (column + 1) * cell
        row = y + 4 * cell + cell // 2  # where no palace has its outline
        before, after = image.pixelColor(edge - 1, row), image.pixelColor(edge, row)
        assert before == image.pixelColor(edge - 3, row), f"column {column} ends blurred"
        assert after == image.pixelColor(edge + 2, row), f"column {column + 1} begins blurred"
        assert before != after


def test_a_hidden_board_frees_its_cached_pictures(board):
    def pictures():
        return [each for each in vars(board.view.display.drawing).values() if isinstance(each, QPixmap)]

    before = board.view.grab().toImage()
    assert pictures()
    board.view.hide()
    assert not pictures()
    board.view.show()
    assert board.view.grab().toImage() == before
