"""A game is data: nothing outside `rules/games/` asks which game it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from builds import ROOT

from rules.games import GAMES

SOURCES = [
    path
    for folder in ("rules", "engine", "gui", "assets")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path.parent != ROOT / "rules" / "games"
]


def questions(tree: ast.AST) -> Iterator[ast.expr | None]:
    """The expressions that a piece of code compares or looks up by their values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield node.left
            yield from node.comparators
        elif isinstance(node, ast.MatchValue):
            yield node.value
        elif isinstance(node, ast.Dict):
            yield from node.keys
        elif isinstance(node, ast.Subscript):
            yield node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in (
            "startswith", "endswith", "get", "removeprefix",
        ):  # fmt: skip
            yield from node.args


def asks_for_a_game(source: str) -> list[int]:
    """The lines of a source in which a game's name is compared with something."""
    return [
        constant.lineno
        for question in questions(ast.parse(source))
        if question
        for constant in ast.walk(question)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
        if any(constant.value in (game.name, game.title) for game in GAMES.values())
    ]


@pytest.mark.once
@pytest.mark.parametrize("path", SOURCES, ids=[path.relative_to(ROOT).as_posix() for path in SOURCES])
def test_no_source_compares_a_games_name(path: Path):
    assert asks_for_a_game(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'if variant.name == "mansindam": pass',
        'if variant.name in ("x", "palaceshogi"): pass',
        'if variant.title != "Palace Shogi": pass',
        'if name.startswith("pandemonium"): pass',
        '{"mansindam": 1}[name]',
        'GAMES["mansindam"]',
        'match name:\n    case "mansindam": pass',
    ],
)
def test_comparisons_are_found(source):
    assert asks_for_a_game(source)
