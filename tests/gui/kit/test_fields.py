"""Forms: labels beside their fields, or above them."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.kit.fields import Form
from surajang.gui.kit.label import Label

Rows = list[tuple[Label, QLineEdit]]


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(500, 300)
    return page


@pytest.fixture
def form(page: QWidget) -> Form:
    return Form(page)


@pytest.fixture
def rows(page: QWidget, form: Form) -> Rows:
    """Two rows with labels, one without, and a wide field between them."""
    rows: Rows = []
    for text in ("Game", "Time for the whole game", ""):
        field = QLineEdit(page)
        rows.append((form.add_row(text, field, stretch=text == "Game"), field))
        if len(rows) == 1:
            form.add_wide(QLineEdit(page))
    page.show()
    return rows


def places(page: QWidget, form: Form) -> list[QRect]:
    """Return where everything in a form is."""
    form.activate()
    return [child.geometry() for child in page.findChildren(QWidget) if child.parent() is page]


def test_labels_are_beside_their_fields(page: QWidget, form: Form, rows: Rows) -> None:
    places(page, form)
    left = {field.x() for _, field in rows}
    assert len(left) == 1
    for label, field in rows:
        assert label.geometry().right() < field.x()
        assert label.geometry().center().y() in range(field.y(), field.geometry().bottom())


def test_labels_go_above_their_fields(page: QWidget, form: Form, rows: Rows) -> None:
    form.set_above(True)
    places(page, form)
    assert {field.x() for _, field in rows} == {label.x() for label, _ in rows[:2]}
    for label, field in rows[:2]:
        assert label.geometry().bottom() < field.y()
        assert page.childAt(label.geometry().center()) is label
        assert page.childAt(field.geometry().center()) is field
    assert [field.y() for _, field in rows] == sorted(field.y() for _, field in rows)
    assert page.childAt(rows[2][1].pos() + QPoint(3, 3)) is rows[2][1], "an empty label lies over a field"


def test_labels_return_beside_their_fields(page: QWidget, form: Form, rows: Rows) -> None:
    before, least = places(page, form), form.minimumSize().width()
    form.set_above(True)
    form.set_above(True)
    assert form.minimumSize().width() < least
    form.set_above(False)
    assert places(page, form) == before
    assert form.minimumSize().width() == least


def test_an_added_row_is_laid_out_like_the_others(page: QWidget, form: Form, rows: Rows) -> None:
    form.set_above(True)
    field = QLineEdit(page)
    label = form.add_row("Level", field)
    assert label.buddy() is field
    label.show()
    field.show()
    places(page, form)
    assert rows[-1][1].geometry().bottom() < label.y() < label.geometry().bottom() < field.y()
    assert label.x() == field.x() == rows[0][1].x()
