"""Texts by others are shown as written and never taken for HTML, which loads files.

The tour of every page and dialog in test_sizes.py looks for this, too.
"""

import ast
from pathlib import Path

from driving import added
from markup import HOSTILE, faults, shows
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListWidget, QTextBrowser, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import (
    EditorRequest,
    LibraryRequest,
    MatchRequest,
    NewGameRequest,
    NewStudyRequest,
    OpenDefinitionRequest,
    PositionStudyRequest,
    RulesRequest,
    StartPageRequest,
    WorkshopRequest,
)
from surajang.gui.kit.label import Label, give_tip, tip
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings, Player
from surajang.rules import catalogue

GUI = Path(__file__).resolve().parents[2] / "gui"


DEFINITION = f"""
inherits = "mansindam"
name = "hostile"
title = "{HOSTILE}"
summary = "{HOSTILE}"
[piece.K]
name = "{HOSTILE} K"
"""


def test_no_text_of_an_own_game_is_interpreted_as_html(window: MainWindow, qtbot: QtBot) -> None:
    """Its title, its summary and its pieces' names."""
    (game,) = added(window.pages.own_games, DEFINITION)
    requests = {
        "start page": StartPageRequest(),
        "new game": NewGameRequest(game.name),
        "rules": RulesRequest(game.name),
        "game": MatchRequest(MatchSettings(game, (Player(), Player()), (NO_CLOCK, NO_CLOCK), "startpos")),
        "study": PositionStudyRequest(game.name),
        "new study": NewStudyRequest(),
        "editor": EditorRequest(game.name, "startpos"),
        "library": LibraryRequest(),
        "workshop": WorkshopRequest(),
        "draft": WorkshopRequest(game.name),
        "definition": OpenDefinitionRequest(DEFINITION.replace('"hostile"', '"hostile2"')),
    }
    seen: set[str] = set()
    try:
        for name, request in requests.items():
            window.pages.open(request)
            qtbot.wait(100)
            tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
            assert [fault for top in tops for fault in faults(top)] == [], name
            seen.update(name for top in tops if shows(top))
            for top in tops:
                if isinstance(top, QDialog):
                    top.reject()
    finally:
        catalogue.show_own(())
    assert seen == {*requests}


def test_faults_are_found(qtbot: QtBot) -> None:
    """Otherwise the test above would prove nothing."""
    page = QWidget()
    qtbot.addWidget(page)
    rows = QVBoxLayout(page)
    names = QListWidget(page)
    names.addItem(HOSTILE)
    item = names.item(0)
    rows.addWidget(names)
    rows.addWidget(Label(HOSTILE, page))
    assert shows(page)
    item.setToolTip(tip(HOSTILE))
    give_tip(page, f"One line\n{HOSTILE}")
    assert page.toolTip() == "<qt>One line<br>&lt;img src=x&gt;</qt>"
    assert faults(page) == []
    item.setToolTip(HOSTILE)
    page.setToolTip(f"One line {HOSTILE}")
    rows.addWidget(QLabel("Any", page))
    browser = QTextBrowser(page)
    browser.setHtml(HOSTILE)
    found = faults(page)
    assert [fault.split()[0] for fault in found] == ["QWidget", "QListWidget", "QLabel", "QTextBrowser"]
    assert tip("") == ""


def test_every_tool_tip_is_escaped_where_it_is_set() -> None:
    """Tooltips of menus are the program's own texts, and are shown as plain text."""
    given = set()
    for path in GUI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setToolTip":
                text = node.args[-1]
                if not (isinstance(text, ast.Call) and isinstance(text.func, ast.Name) and text.func.id == "tip"):
                    given.add(path.relative_to(GUI).as_posix())
    assert given == {"app/menus.py"}
