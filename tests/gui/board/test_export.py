"""Pictures of a position where the system has no cairo to draw PDF with."""

import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
from board_driver import BoardDriver
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.picture import Picture, View, render_file, render_image
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.svg import diagram
from surajang.gui.kit.theme import board_theme, board_themes
from surajang.rules.game import Game
from surajang.rules.games import game_named
from surajang.rules.piece import Drop, Piece
from surajang.rules.special_rules import EndRule, Repetition
from surajang.rules.variant import Appearance, Variant


@pytest.fixture
def board(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[BoardDriver]:
    """A board for export, with CairoSVG not yet loaded and no cairo found."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("cairosvg", "cairocffi", "cairo")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("cairocffi", "cairo"):
        monkeypatch.setitem(sys.modules, name, None)
    driver = BoardDriver("mansindam", moves=["e3e4", "e7e6"])
    qtbot.addWidget(driver.view)
    yield driver
    for name in [name for name in sys.modules if name.split(".")[0] == "cairosvg"]:
        del sys.modules[name]


def content(driver: BoardDriver, suffix: str) -> bytes:
    return render_file(View(driver.view.state, driver.view.options()), Picture(suffix))


def test_png_and_svg_need_no_cairo(board: BoardDriver) -> None:
    assert content(board, "png").startswith(b"\x89PNG")
    assert b"<svg" in content(board, "svg")


@pytest.mark.parametrize("theme", board_themes())
def test_a_png_s_margin_has_the_board_s_colour(board: BoardDriver, theme: str) -> None:
    board.view.set_options(BoardOptions(theme=theme))
    picture = QImage.fromData(content(board, "png"))
    assert not picture.hasAlphaChannel()
    edge = QRect(QPoint(0, 0), picture.size() - QSize(1, 1))
    for corner in (edge.topLeft(), edge.topRight(), edge.bottomLeft(), edge.bottomRight()):
        assert picture.pixelColor(corner) == board_theme(theme)["border"]


def test_pdf_reports_a_missing_cairo(board: BoardDriver) -> None:
    with pytest.raises(
        OSError, match="PDF needs the cairo library, which is not on this system; PNG and SVG do not need it"
    ):
        content(board, "pdf")


def test_pdf_works_with_the_cairo_of_pycairo(board: BoardDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pycairo has the interface of cairocffi: a fake library under its name shows that it is used."""
    monkeypatch.delitem(sys.modules, "cairocffi")
    stand_in = importlib.import_module("cairocffi")
    monkeypatch.setitem(sys.modules, "cairo", stand_in)
    monkeypatch.setitem(sys.modules, "cairocffi", None)
    assert content(board, "pdf").startswith(b"%PDF")
    assert sys.modules["cairosvg.surface"].cairo is stand_in


@pytest.mark.parametrize("side", [100, 700, 2400])
def test_a_picture_has_the_requested_size(board: BoardDriver, side: int) -> None:
    view = View(board.view.state, board.view.options())
    picture = QImage.fromData(render_file(view, Picture("png", side)))
    assert 0.8 * side < max(picture.width(), picture.height()) <= 1.1 * side
    sizes = re.search(r'width="([\d.]+)" height="([\d.]+)"', render_file(view, Picture("svg", side)).decode())
    assert sizes is not None
    assert round(max(float(sizes[1]), float(sizes[2]))) == side


def test_drawings_are_included_on_request(board: BoardDriver) -> None:
    e4, e5 = (int(board.view.state.tables.square_named(name)) for name in ("e4", "e5"))
    assert board.view.scene.drawn_on == board.view.state
    board.view.scene.annotations.toggle(Arrow(e4, e5, Colour.RED))
    board.view.scene.annotations.toggle(Mark(e4, Colour.BLUE))
    view = View(board.view.scene.drawn_on, board.view.options())
    assert (len(view.state.arrows), len(view.state.marks)) == (1, 1)
    with_all, without = (render_file(view, Picture("svg", annotations=shown)).decode() for shown in (True, False))
    assert with_all.count("<polygon") == 2 + without.count("<polygon"), "an arrow, and its light edge"
    assert with_all.count("<circle") == 4, "a circle, its edges, and the line by which blue is told"
    assert with_all.count("stroke-dasharray") == 1 + without.count("stroke-dasharray"), "the line by which red is told"
    assert render_image(view, Picture(side=300)) != render_image(view, Picture(side=300, annotations=False))


def test_coordinates_are_included_on_request(board: BoardDriver) -> None:
    view = View(board.view.state, board.view.options())
    assert ">a</text>" in render_file(view, Picture("svg")).decode()
    assert ">a</text>" not in render_file(view, Picture("svg", coordinates=False)).decode()


def test_all_formats_mark_the_last_move_like_the_board(board: BoardDriver) -> None:
    latest = tuple(int(board.view.state.tables.square_named(name)) for name in ("e2", "e4"))
    view = View(replace(board.view.state, last_move=latest), board.view.options())
    fill = f'fill="{board_theme(view.options.theme)["last_move"].name()}" fill-opacity'
    assert render_file(view, Picture("svg")).decode().count(fill) == 2
    hidden = replace(view, options=view.options._replace(last_move=False))
    assert fill not in render_file(hidden, Picture("svg")).decode()


@pytest.mark.parametrize("flipped", [False, True])
def test_diagrams_show_the_regions_of_their_game(flipped: bool) -> None:
    options = BoardOptions()
    theme = board_theme(options.theme)
    palaces = diagram(state_of(Game(game_named("palaceshogi"))), options, flipped)
    for name in ("palace_first", "palace_second"):
        assert palaces.count(f'fill="{theme[name].name()}" fill-opacity') == 5
    files = re.findall(r'y="(\d+)"[^>]*>([1-9])</text>', palaces)
    assert [text for _, text in files] == [str(file) for file in range(9, 0, -1)]
    assert {int(y) for y, _ in files} == {128}, "shogi's files stand above the board"
    marked = diagram(state_of(Game(game_named("mansindam"))), options, flipped)
    assert marked.count(f'fill="{theme["zone"].name()}" fill-opacity') == 54
    assert sorted(re.findall(r'd="M40 (\d+)h900"', marked)) == ["440", "740"]


def test_many_kinds_in_hand_fit_into_the_width_of_a_diagram() -> None:
    letters = "ABCDEFGH"
    held = tuple(Piece(letter, letter, "", "W", held_as=letter, drop=Drop("1-5")) for letter in letters)
    variant = Variant(
        name="crowd", title="Crowd", native="", summary="", files=5, ranks=5, start="k4/5/5/5/4K[] w - - 0 1",
        pieces=(Piece("K", "King", "", "K", royal=True), *held), hand_order=letters,
        repetition=Repetition(3), end=EndRule(), appearance=Appearance(("figures",)),
    )  # fmt: skip
    state = state_from_fen(variant, f"k4/5/5/5/4K[{letters}{2 * letters.lower()}] w - - 0 1")
    text = diagram(state, BoardOptions(), False)
    found = re.search(r'viewBox="0 0 (\d+)', text)
    assert found is not None
    places = [(float(x), float(side)) for x, side in re.findall(r'<use [^>]*x="([\d.]+)"[^>]* width="([\d.]+)"', text)]
    assert len(places) == 2 + 2 * len(letters)
    assert max(x + side for x, side in places) <= float(found[1])
