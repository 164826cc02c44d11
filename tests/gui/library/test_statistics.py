"""Statistics of the games played here."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.kit.glicko import Rating, Result, updated
from surajang.gui.library.statistics import FIRST, LEVEL_DEVIATION, FiguresView, figures
from surajang.gui.players.levels import level_numbered
from surajang.rules import catalogue, definition
from surajang.rules.games import GAMES


def test_results_are_counted_by_level_game_and_side() -> None:
    found = figures(
        [
            ("mansindam", 0, 3, 1, "checkmate", 1),
            ("mansindam", 0, 3, 2, "time", 1),
            ("pandemonium", 5, 0, 2, "checkmate", 1),
            ("pandemonium", 5, 0, 3, "agreement", 1),
            ("pandemonium", 0, 5, 0, "", 1),
            ("pandemonium", 0, 0, 1, "resignation", 1),
            ("pandemonium", 0, -1, 1, "resignation", 1),
            ("pandemonium", 2, 7, 1, "resignation", 1),
            ("pandemonium", -2, -2, 1, "", 1),
        ]
    )
    assert (found.games, found.unfinished, found.total.games) == (9, 1, 4)
    scores = {level: (score.won, score.drawn, score.lost) for level, score in found.levels.items()}
    assert scores == {3: (1, 0, 1), 5: (1, 1, 0)}
    assert {name: score.points for name, score in found.variants.items()} == {"mansindam": 0.5, "pandemonium": 0.75}
    assert {side: score.games for side, score in found.sides.items()} == {0: 2, 1: 2}
    assert found.endings["checkmate"] == 2
    assert found.endings["resignation"] == 3
    assert len(found.ratings) == 4


def test_the_rating_follows_each_game_against_the_computer() -> None:
    found = figures([("mansindam", 0, 4, 1, "checkmate", 1), ("mansindam", 0, 4, 2, "checkmate", 1)])
    opponent = Rating(level_numbered(4).rating, LEVEL_DEVIATION)
    first = updated(FIRST, [Result(opponent, 1.0)])
    assert found.ratings == [first.rating, updated(first, [Result(opponent, 0.0)]).rating]


def test_without_games_statistics_are_empty() -> None:
    found = figures([])
    assert (found.games, found.ratings, found.total.points) == (0, [], 0.0)


def test_versions_of_a_game_are_told_apart(qtbot: QtBot) -> None:
    def version(summary: str) -> str:
        text = f'inherits = "mansindam"\nname = "counted"\ntitle = "Counted"\nsummary = "{summary}"\n'
        return catalogue.add(definition.read(text, GAMES)).name

    old, new = version("Old."), version("New.")
    catalogue.show_own([new])
    owner = QWidget()
    qtbot.addWidget(owner)
    view = FiguresView(owner)
    view.show_figures(figures([(name, 0, 3, 1, "checkmate", 1) for name in (old, new)]))
    assert view.words.text() == "2 games played here."
    shown = [label.text() for label in view.tables.findChildren(QLabel)]
    assert [text for text in shown if text.startswith("Counted")] == ["Counted (older rules)", "Counted"]


def test_other_threads_run_while_many_games_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the window's thread would wait for milliseconds at each switch to another thread."""
    pauses: list[float] = []
    monkeypatch.setattr("surajang.gui.library.statistics.time.sleep", pauses.append)
    figures((("mansindam", 0, 3, 1, "time", 1),) * 100)
    assert len(pauses) >= 5
