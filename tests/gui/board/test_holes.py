"""Boards with holes, where there is no square."""

from dataclasses import replace

import pytest
from board_driver import RIGHT, BoardDriver
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from strange_games import LEAPS

from surajang.gui.board import piece_card
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.piece_facts import diagrams
from surajang.gui.kit.theme import board_theme
from surajang.rules.codes import BLACK, WHITE, square_name
from surajang.rules.tables import tables_of

MIDDLE = replace(LEAPS, holes="f6 g6 e3 g4 g5", start="rzekzycpppbq/12/5**5/6*5/6*5/4*7/12/RZEKZYCPPPBQ[] b - - 0 1")
"""Holes also in the middle."""

KEYS = (Qt.Key.Key_Menu, Qt.Key.Key_Return, Qt.Key.Key_M, Qt.Key.Key_X, Qt.Key.Key_A, Qt.Key.Key_O, Qt.Key.Key_4)


@pytest.fixture(params=[False, True], ids=["upright", "flipped"])
def board(request, qtbot, monkeypatch):
    monkeypatch.setattr(piece_card, "REST_MS", 1)
    driver = BoardDriver(MIDDLE, options=BoardOptions(animation_ms=0, reading_keys="on"))
    driver.view.set_flipped(request.param)
    qtbot.addWidget(driver.view)
    return driver


def middle_of(board, name):
    """Return the middle of a square or a hole."""
    scene = board.view.scene
    return scene.to_widget(scene.geometry.ground(board.place(name))).center()


def holes():
    return MIDDLE.holes.split()


def test_a_hole_is_no_place(board):
    scene = board.view.scene
    assert set(scene.looks) == set(scene.geometry.rects)
    assert [scene.place_at(middle_of(board, name)) for name in holes()] == [None] * len(holes())
    assert scene.place_at(middle_of(board, "f5")) == board.place("f5")


def test_the_pointer_finds_nothing_in_a_hole(board, qtbot):
    for name in holes():
        there = middle_of(board, name)
        QTest.mouseMove(board.view, there + QPoint(1, 1))
        QTest.mouseClick(board.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, there)
        QTest.mousePress(board.view, RIGHT, Qt.KeyboardModifier.NoModifier, there)
        QTest.mouseMove(board.view, board.point("b4"))
        board.let_go("b4", RIGHT)
        board.hold("a8")
        QTest.mouseMove(board.view, there)
        QTest.mouseRelease(board.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, there)
    qtbot.wait(10)
    assert not board.view.explainer.shown
    assert not board.view.scene.annotations.drawn
    assert not board.played


def test_keys_go_around_holes(board):
    board.press(Qt.Key.Key_Return)
    seen = set()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down):
        for _ in range(7):
            board.press(key)
            seen.add(board.view.keyboard.cursor)
            board.press(*KEYS, Qt.Key.Key_Escape)
            board.press(Qt.Key.Key_Return)
    assert not seen & {board.place(name) for name in holes()}


def test_the_keys_of_an_empty_board_begin_beside_the_hole_in_its_middle(board):
    board.view.show_state(replace(board.view.state, pieces={}))
    board.press(Qt.Key.Key_Return)
    assert square_name(board.view.keyboard.cursor) in ("f5", "h5")


def test_a_hole_has_the_colour_of_the_frame(board):
    picture, ratio = board.view.grab().toImage(), board.view.devicePixelRatioF()
    frame = board_theme(board.view.options().theme)["border"].rgb()
    for name in (*holes(), "f5", "g3"):
        found = picture.pixel(middle_of(board, name) * ratio)
        assert (found == frame) == (name in holes()), name


def test_every_diagram_shows_a_piece_on_a_square():
    tables = tables_of(MIDDLE)
    for kind in range(1, tables.kinds + 1):
        for colour in (WHITE, BLACK):
            for diagram in diagrams(tables, kind | colour):
                assert tables.on_board(diagram.square)
