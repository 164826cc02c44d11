"""A picture is chosen by its kind, and the definition gets the entries it needs."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.board.pieces import PiecePictures
from surajang.gui.kit.sign_outlines import font_outline
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft
from surajang.gui.workshop.picture_field import PictureField
from surajang.gui.workshop.picture_kinds import Drawn, OfASet, OfTwo, OnAGround
from surajang.rules.pictures import drawings

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10Z" fill="#ffffff"/></svg>'
NO_SVG = SVG.replace("<path", "<script/><path")


@pytest.fixture
def field(qapp: QApplication, qtbot: QtBot) -> PictureField:
    field = PictureField(PiecePictures())
    qtbot.addWidget(field)
    field.show_picture("", {})
    field.show()
    return field


def choose(field: PictureField, kind: str) -> None:
    field.kind.setCurrentIndex(field.kind.findData(kind))
    field.kind.activated.emit(field.kind.currentIndex())


@pytest.mark.parametrize(
    "picture",
    ["", "international:+N", "wedge:L", "rook + knight", "disc W", "tablet 陽 | tablet 陰", "disc drawing a"],
)
def test_the_field_shows_the_picture_of_the_definition(field: PictureField, picture: str) -> None:
    field.show_picture(picture, {"a": drawings.canonical(SVG)})
    assert field.picture == picture
    assert field.preview.isVisible() == bool(picture)
    assert [key for key, form in field.kinds.items() if form.isVisible()] == [field.kind.currentData()]


def test_pictures_from_sets_and_of_two_figures(field: PictureField) -> None:
    seen: list[tuple[str, object]] = []
    field.edited.connect(lambda *what: seen.append(what))
    choose(field, "set")
    form = field.kinds["set"]
    assert isinstance(form, OfASet)
    form.sets.setCurrentIndex(form.sets.findData("wedge"))
    form.sets.activated.emit(form.sets.currentIndex())
    form.pieces.setCurrentIndex(form.pieces.findData("L+"))
    form.pieces.activated.emit(form.pieces.currentIndex())
    choose(field, "two")
    two = field.kinds["two"]
    assert isinstance(two, OfTwo)
    two.second.setCurrentIndex(two.second.findData("rook"))
    two.second.activated.emit(two.second.currentIndex())
    choose(field, "")
    assert seen == [("king", {}), ("wedge:K", {}), ("wedge:+L", {}), ("rook + knight", {}), ("", {})]


def test_a_sign_includes_its_outline_and_unknown_signs_are_refused(field: PictureField) -> None:
    seen: list[tuple[str, object]] = []
    field.edited.connect(lambda *what: seen.append(what))
    choose(field, "sign")
    form = field.kinds["sign"]
    assert isinstance(form, OnAGround)
    assert seen == []
    QTest.keyClicks(form.signs[0], "W")
    form.ground.choose("wedge")
    form.signs[0].setText("Ж")
    form.signs[0].textEdited.emit("Ж")
    assert seen == [("disc W", {}), ("wedge W", {}), ("wedge Ж", {"Ж": font_outline("Ж")})]
    form.signs[1].setText("\U000fffff")
    form.signs[1].textEdited.emit("")
    assert field.problem.text() == "No font on this computer can draw “\\U000fffff” as an outline."
    assert len(seen) == 3


def test_an_own_drawing_is_read_from_a_file(field: PictureField, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "My Wizard.svg"
    file.write_text(SVG, "utf-8")
    choose(field, "drawn")
    form = field.kinds["drawn"]
    assert isinstance(form, Drawn)
    with qtbot.waitSignal(field.edited) as caught:
        form.open(file, 0)
    picture, drawn = caught.args
    assert picture == "drawing my-wizard | drawing my-wizard-black"
    assert drawn["my-wizard"] == drawings.canonical(SVG)
    assert 'fill="#000000"' in drawn["my-wizard-black"]
    with qtbot.waitSignal(field.edited) as caught:
        form.ground.choose("disc")
    assert caught.args == ["disc drawing my-wizard", {"my-wizard": drawn["my-wizard"]}]
    file.write_text(NO_SVG, "utf-8")
    with qtbot.waitSignal(form.refused):
        form.open(file, 1)
    assert field.problem.text().endswith("it may not have “<script>”.")
    with qtbot.waitSignal(form.refused):
        form.open(tmp_path, 1)
    assert field.problem.text() == "The drawing cannot be read: It is a folder."


def test_a_draft_keeps_the_drawings_in_use() -> None:
    draft = Draft({"files": 5, "ranks": 5, "start": "k4/5/5/5/K4", "piece": {"K": {"royal": True}, "R": {}}})
    draft = edits.draw(draft, "K", "drawing a | drawing b", {"a": "A", "b": "B"})
    draft = edits.draw(draft, "R", "disc Ж", {"Ж": "C"})
    assert draft.table["drawings"] == {"a": "A", "b": "B", "Ж": "C"}
    draft = edits.draw(draft, "K", "", {})
    assert draft.table["drawings"] == {"Ж": "C"}
    assert "drawings" not in edits.draw(draft, "R", "rook", {}).table


def test_drawings_that_would_look_alike_on_both_sides_are_refused(
    field: PictureField, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "tower.svg"
    file.write_text(SVG.replace("#ffffff", "#22bb66"), "utf-8")
    choose(field, "drawn")
    form = field.kinds["drawn"]
    assert isinstance(form, Drawn)
    with qtbot.assertNotEmitted(field.edited), qtbot.waitSignal(form.changed):
        form.open(file, 0)
    assert field.problem.text().startswith("White's and Black's pieces look too much alike")
    with qtbot.waitSignal(field.edited) as caught:
        form.ground.choose("disc")
    assert caught.args[0] == "disc drawing tower"
    assert not field.problem.isVisible()


def test_another_piece_has_neither_the_drawing_nor_its_name(field: PictureField, qtbot: QtBot, tmp_path: Path) -> None:
    first = {"tower": drawings.canonical(SVG)}
    field.show_picture("disc drawing tower", first)
    field.show_picture("", first)
    form = field.kinds["drawn"]
    assert isinstance(form, Drawn)
    with qtbot.assertNotEmitted(field.edited):
        choose(field, "drawn")
        form.ground.choose("disc")
    field.show_picture("", {})
    field.show_picture("", first)  # as in a draft that was opened at another piece
    choose(field, "drawn")
    file = tmp_path / "tower.svg"
    file.write_text(SVG.replace("H10", "H9"), "utf-8")
    with qtbot.waitSignal(field.edited) as caught:
        form.open(file, 0)
    assert caught.args[0] == "disc drawing tower-2"
