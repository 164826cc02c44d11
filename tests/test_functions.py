"""What mypy and ruff do not hold the sources to.

No function is longer than can be read at once, unless a comment beside it says why: `# long: reason`. No type is given
up for another: what mypy says of calls and assignments is mended.
"""

import ast
import re
from collections.abc import Iterator

import pytest
from builds import ROOT

MOST_LINES = 80
FOLDERS = ("rules", "engine", "gui", "assets", "tests", "tools", "packaging")

pytestmark = pytest.mark.once


def long_functions(source: str) -> Iterator[tuple[str, int]]:
    """Yield the name and length of every function of a source that is too long and gives no reason."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or node.lineno
            length = last - node.lineno + 1
            heading = lines[node.lineno - 1 : node.body[0].lineno - 1]
            if length > MOST_LINES and not any("# long: " in line for line in heading):
                yield node.name, length


def test_no_function_is_longer_than_can_be_read_at_once() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}": length
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name, length in long_functions(path.read_text("utf-8"))
    }
    assert found == {}


def test_a_long_function_is_found_unless_it_gives_a_reason() -> None:
    body = "    x = 1\n" * MOST_LINES
    assert list(long_functions(f"def f():\n{body}")) == [("f", MOST_LINES + 1)]
    assert list(long_functions(f"def f():  # long: one table\n{body}")) == []
    assert list(long_functions("def f():\n" + "    x = 1\n" * (MOST_LINES - 1))) == []


def test_what_mypy_says_of_calls_and_assignments_is_not_ignored() -> None:
    ignored = re.compile(r"type: ignore\[[^]]*\b(operator|assignment)\b")
    sources = [path for folder in ("rules", "engine", "gui") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert [path.name for path in sources if ignored.search(path.read_text("utf-8"))] == []
