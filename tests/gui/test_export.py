"""Pictures of a position where the system has no cairo to draw PDF with."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from board_driver import BoardDriver
from pytestqt.qtbot import QtBot

from gui.export import export


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
