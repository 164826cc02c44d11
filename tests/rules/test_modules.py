"""The list of modules in the docstring of `rules`."""

import ast
import re

import pytest
from builds import ROOT

pytestmark = pytest.mark.once

RULES = ROOT / "rules"


def listed() -> list[str]:
    """The modules in the docstring, in its order."""
    text = ast.get_docstring(ast.parse((RULES / "__init__.py").read_text("utf-8"))) or ""
    lines = re.findall(r"^    (\S+(?:, \S+)*)  ", text, re.MULTILINE)
    return [name for line in lines for name in line.split(", ")]


def imported(name: str) -> set[str]:
    """The modules of `rules` that a module or room imports at the top."""
    path = RULES / name
    found: set[str] = set()
    for file in path.glob("*.py") if path.is_dir() else [path.with_suffix(".py")]:
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("surajang.rules"):
                below = (node.module or "").split(".")[2:3]
                found |= set(below or [alias.name for alias in node.names])
    return found - {name}


def test_the_list_has_every_module_after_those_that_it_imports() -> None:
    names = listed()
    files = {path.stem for path in RULES.glob("*.py")} | {path.parent.name for path in RULES.glob("*/__init__.py")}
    assert set(names) == files - {"__init__", "__main__", "api"}
    late = [(name, other) for place, name in enumerate(names) for other in imported(name) - set(names[:place])]
    assert late == []
