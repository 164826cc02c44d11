"""The examples in docs/ and in docstrings work, and links have targets."""

import ast
import doctest
import json
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
from builds import ROOT

from surajang.rules import query, show
from surajang.rules.definition import LISTS, PIECE, TABLES, keys_of
from surajang.rules.game_files import games_in_text
from surajang.rules.games import GAMES
from surajang.rules.piece import Piece
from surajang.rules.variant import Variant

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FOR_OTHER_PROGRAMS = ("api", "fen", "game", "notation", "notation_reader", "pgn", "pgn_writer")
"""The modules of rules/ whose docstrings show how other programs use them."""

LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)")


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page can be linked to."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_have_targets(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
        assert not anchor or anchor in anchors(page.parent / target), anchor


def test_the_example_request_is_answered_with_the_listed_fields() -> None:
    text = (ROOT / "docs" / "query.md").read_text("utf-8")
    shown = re.search(r"```json\n(.+)\n```", text)
    assert shown is not None
    answer = json.loads(query.answer(shown[1]))
    listed = re.findall(r"^\| `(\w+)` \|", text[text.index("The answer:") :], re.MULTILINE)
    assert list(answer) == listed


def test_the_example_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(r"```python\n(.+?)```", (ROOT / "docs" / "formats.md").read_text("utf-8"), re.DOTALL)
    assert shown is not None
    exec(shown[1], {})
    assert "\n1. c4 c6 2. Nd2 e6 *\n" in capsys.readouterr().out


def test_the_programs_on_the_rules_page_print_the_output_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """They are run in order, each with the definitions of those before."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    shown = re.findall(r"```python\n(.+?)```\n\n```text\n(.+?)```", text, re.DOTALL)
    assert len(shown) == text.count("```python") >= 7
    defined: dict[str, object] = {}
    for program, printed in shown:
        exec(program, defined)
        assert capsys.readouterr().out.rstrip() == printed.rstrip(), program


def test_the_example_games_have_the_summary_shown() -> None:
    text = (ROOT / "docs" / "game-files.md").read_text("utf-8")
    definitions = re.findall(r"```toml\n(.+?)```", text, re.DOTALL)
    games = [game for definition in definitions for game in games_in_text(definition).values()]
    assert all(isinstance(game, Variant) for game in games), games
    summary = re.search(r"```text\n(.+?)\n```", text, re.DOTALL)
    assert summary is not None
    assert isinstance(games[0], Variant)
    assert show.summary(games[0]) == summary[1]
    assert len(games) >= 2


def test_every_key_of_a_definition_is_explained() -> None:
    text = (ROOT / "docs" / "game-files.md").read_text("utf-8")
    for kind in (Variant, Piece, *TABLES.values(), *LISTS.values()):
        for key, about in keys_of(kind).items():
            has_to_be = about.default is MISSING and key not in TABLES and key != PIECE
            table = key in TABLES or key == PIECE
            assert (f"**`{key}`**" if has_to_be else f"[{key}" if table and kind is Variant else f"`{key}`") in text, (
                key
            )


def test_the_engines_page_names_every_game_and_option() -> None:
    from surajang.engine.options import OPTIONS

    text = (ROOT / "docs" / "uci.md").read_text("utf-8")
    assert all(f"`{name}`" in text for name in (*GAMES, *OPTIONS))


def test_the_page_on_lessons_explains_every_entry_and_every_test_of_a_goal() -> None:
    from surajang.gui.learn.goals import NAMES
    from surajang.gui.learn.lessons import Level

    text = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    assert [field.name for field in fields(Level) if f"| `{field.name}` |" not in text] == []
    assert [name for name in NAMES if f"`{name}" not in text] == []


def test_the_page_on_the_library_names_every_table() -> None:
    from surajang.gui.library.index import SCHEMA

    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert [name for name in re.findall(r"CREATE TABLE (\w+)", SCHEMA) if f"| `{name}` |" not in text] == []


@pytest.mark.parametrize("name", FOR_OTHER_PROGRAMS)
def test_the_examples_in_docstrings_are_correct(name: str) -> None:
    """They are taken from the source's text, since compiled modules need not have docstrings."""
    path = ROOT / "rules" / f"{name}.py"
    failures: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)  # otherwise it is as verbose as `pytest -v`
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            example = doctest.DocTestParser().get_doctest(text, {}, name, str(path), node.body[0].lineno - 1)
            runner.run(example, out=failures.append)
    assert not failures, "".join(failures)
    assert runner.tries >= 5
