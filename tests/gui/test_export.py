"""Pictures of a position where the system has no cairo to draw PDF with."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from board_driver import BoardDriver
from pytestqt.qtbot import QtBot

from gui.board.options import BoardOptions
from gui.export import diagram, export
from gui.theme import board_theme
from rules.game import Game
from rules.games import game_named


@pytest.fixture
def drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[BoardDriver]:
    """A board to be exported, with CairoSVG not loaded and no cairo found."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("cairosvg", "cairocffi", "cairo")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("cairocffi", "cairo"):
        monkeypatch.setitem(sys.modules, name, None)
    driver = BoardDriver("mansindam", moves=["e3e4", "e7e6"])
    qtbot.addWidget(driver.view)
    yield driver
    for name in [name for name in sys.modules if name.split(".")[0] == "cairosvg"]:
        del sys.modules[name]


def write(driver: BoardDriver, path: Path) -> bytes:
    export(path, driver.view, driver.game, driver.view.options(), flipped=False)
    return path.read_bytes()


def test_png_and_svg_need_no_cairo(drawn: BoardDriver, tmp_path: Path) -> None:
    assert write(drawn, tmp_path / "board.png").startswith(b"\x89PNG")
    assert b"<svg" in write(drawn, tmp_path / "board.svg")


def test_pdf_says_that_it_lacks_cairo(drawn: BoardDriver, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="PDF needs the library cairo, which is not on this system; PNG and SVG do not"):
        write(drawn, tmp_path / "board.pdf")
    assert not (tmp_path / "board.pdf").exists()


def test_pdf_is_drawn_by_pycairo_s_cairo(drawn: BoardDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which has the interface of cairocffi: another library under its name shows that it is the one used."""
    monkeypatch.delitem(sys.modules, "cairocffi")
    stand_in = importlib.import_module("cairocffi")
    monkeypatch.setitem(sys.modules, "cairo", stand_in)
    monkeypatch.setitem(sys.modules, "cairocffi", None)
    assert write(drawn, tmp_path / "board.pdf").startswith(b"%PDF")
    assert sys.modules["cairosvg.surface"].cairo is stand_in


@pytest.mark.parametrize("flipped", [False, True])
def test_a_diagram_shows_the_ground_of_its_game(flipped: bool) -> None:
    options = BoardOptions()
    theme = board_theme(options.theme)
    palaces = diagram(Game(game_named("palaceshogi")), options, flipped)
    for name in ("palace_first", "palace_second"):
        assert palaces.count(f'fill="{theme[name].name()}" fill-opacity') == 5
    files = re.findall(r'y="(\d+)"[^>]*>([1-9])</text>', palaces)
    assert [text for _, text in files] == [str(file) for file in range(9, 0, -1)]
    assert {int(y) for y, _ in files} == {128}, "shogi's files stand above the board"
    marked = diagram(Game(game_named("mansindam")), options, flipped)
    assert marked.count(f'fill="{theme["zone"].name()}" fill-opacity') == 54
    assert sorted(re.findall(r'd="M40 (\d+)h900"', marked)) == ["440", "740"]
