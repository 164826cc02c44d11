"""Changes the C code that mypyc writes for the fast modules, before it is compiled.

    ./play --python packaging/c_code.py     write how many places the last build changed to c_code.txt

mypyc checks every index of a vec, and counts a reference to every value that a function reads from an attribute into a
variable. The search needs neither; docs/speed.md says what they cost. If another mypyc writes C that these patterns do
not match, the code is left unchanged and the program is only slower. That is why the places are counted, and tests
compare the counts with those in c_code.txt.
"""

import ast
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import sources

TABLE = Path(__file__).with_suffix(".txt")
HEADING = "# What packaging/c_code.py changes in each module's C: index checks, counted references."

KEPT_BY = ("__init__", "set_position")
"""The methods that may set a constant attribute: none of them runs while another method of its object does.
"""

INDEX_CHECK = re.compile(r"(\w+) = (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
FUNCTION = re.compile(r"^\w[\w *]*\bCPyDef_\w+\(([^)]*)\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"\bcpy_r_\w+")
TAKEN = re.compile(r"^    (cpy_r_r\d+) = \(\((\w+) \*\)(cpy_r_\w+)\)(->\w+);\n(?=(.*))", re.MULTILINE)
"""A value read from an attribute of an object, with the next line."""
COUNT = r"^    (?:VEC_\w+_|CPy_)(?:INCREF|DECREF|DecRef)\w*\({name}\);\n"
USES = (
    COUNT,
    r"^    (?:PyObject \*|Vec\w+ ){name};\n",
    r"^    {name} = ",
    r"\*\){name}\)->",
    r"\b{name}\.(?:items|len)\b",
    r"(?<= = ){name}(?= [!=]= )",
)
"""The uses of a value, besides as an argument, that keep no reference to it; `name` is its name."""
CALL = re.compile(r"\bCPyDef_\w+\(([^;]*)\);")


def trust_indices(code: str, checked: bool) -> tuple[str, int]:
    """Return C code without index checks of vecs, or, if `checked`, with checks that abort the program; and the number
    of checks that were changed.

    No module uses a wrong index: the tests of the core also pass with checks (packaging/check.py).
    """
    instead = r"if (unlikely(!(\2)))\n        abort();\n    \1 = 1;" if checked else r"\1 = 1;"
    return INDEX_CHECK.subn(instead, code)


def constant_attributes(root: Path, modules: Iterable[Path]) -> set[str]:
    """Return the attributes that do not change while a method of their object runs, as written in C:
    `package___module___ClassObject->_name`."""
    kept: set[str] = set()
    changed: set[str] = set()
    changed_somewhere: set[str] = set()
    for path in modules:
        module = "___".join((sources.TOP, *path.relative_to(root).with_suffix("").parts))
        tree = ast.parse(path.read_text("utf-8"))
        of_class = {
            id(function): node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef) and not node.bases  # a subclass may set these attributes
            for function in node.body
        }
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for owner, name in _set_attributes(function):
                own = owner == "self" and id(function) in of_class
                attribute = f"{module}___{of_class[id(function)]}Object->_{name}" if own else ""
                if function.name not in KEPT_BY:
                    (changed if own else changed_somewhere).add(attribute or name)
                elif own:
                    kept.add(attribute)
    return {each for each in kept - changed if each.partition("->_")[2] not in changed_somewhere}


def _set_attributes(function: ast.FunctionDef) -> Iterable[tuple[str, str]]:
    """Yield the attributes that a function sets or deletes: the object's name, if it has one, and the attribute's."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            yield node.value.id if isinstance(node.value, ast.Name) else "", node.attr


def borrow(code: str, constant: set[str]) -> tuple[str, int]:
    """Return C code in which functions borrow the values of `constant` attributes instead of counting references, if
    nothing else keeps them; and the number of places that counted one.

    The object keeps the value as long as the function runs, since it is an argument, which the caller keeps, or is
    borrowed in the same way.
    """
    changed = 0

    def borrowing(found: re.Match[str]) -> str:
        nonlocal changed
        function, places = _borrowing(found[0], found[1], constant)
        changed += places
        return function

    return FUNCTION.sub(borrowing, code), changed


def _borrowing(function: str, arguments: str, constant: set[str]) -> tuple[str, int]:
    """Return a function that borrows, and the number of changed places."""
    kept = {name for name in NAME.findall(arguments) if not re.search(rf"^ +{name} = ", function, re.MULTILINE)}
    borrowed: list[str] = []
    for taken in TAKEN.finditer(function):
        name, kind, owner, attribute, after = taken.groups()
        once = len(re.findall(rf"^ +{name} = ", function, re.MULTILINE)) == 1
        if owner not in kept or kind + attribute not in constant or not once:
            continue
        if not re.fullmatch(rf"    (?:VEC_\w+|CPy)_INCREF\w*\({name}\);", after):
            if not re.search(COUNT.format(name=name), function, re.MULTILINE):
                kept.add(name)  # mypyc counts no reference either
        elif _goes_nowhere(name, function):
            kept.add(name)
            borrowed.append(name)
    changed = 0
    for name in borrowed:
        function, places = re.subn(COUNT.format(name=name), "    ;\n", function, flags=re.MULTILINE)
        changed += places
    return function, changed


def _goes_nowhere(name: str, function: str) -> bool:
    """Return whether a value is never returned, stored or copied."""
    known = sum(len(re.findall(use.format(name=name), function, re.MULTILINE)) for use in USES)
    whole = rf"\b{name}\b"
    given = sum(len(re.findall(whole, call)) for call in CALL.findall(function))
    return known + given == len(re.findall(whole, function))


def read_table() -> dict[str, list[int]]:
    """Return the table in c_code.txt: the index checks and counted references that a build changes, by module."""
    lines = [line.split() for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {module: [int(number) for number in numbers] for module, *numbers in lines}


def write_table(changed: Mapping[str, Sequence[int]]) -> None:
    """Write the counts of a build to c_code.txt."""
    lines = [f"{module} {' '.join(map(str, numbers))}" for module, numbers in sorted(changed.items())]
    TABLE.write_text("\n".join([HEADING, *lines, ""]), "utf-8")


def complaint(changed: Mapping[str, Sequence[int]], table: Mapping[str, Sequence[int]]) -> str:
    """Return the modules whose counts differ from the table, with what to do; empty if there are none."""
    differing = [
        f"{module}: changed {list(changed.get(module, ()))}, {TABLE.name} has {list(table.get(module, ()))}"
        for module in sorted({*changed, *table})
        if list(changed.get(module, ())) != list(table.get(module, ()))
    ]
    if not differing:
        return ""
    return "\n".join(
        [
            "The build changed other numbers of index checks and counted references in mypyc's C than expected.",
            *differing,
            f"If these modules were edited, `./play --python packaging/{Path(__file__).name}` writes the new numbers.",
            "If not, this mypy writes other C: make the patterns fit it, or exclude it in pyproject.toml.",
        ]
    )


def summary(changed: Mapping[str, Sequence[int]]) -> str:
    """Return the counts of a build in one line."""
    checks, references = (sum(numbers) for numbers in zip(*changed.values(), strict=True)) if changed else (0, 0)
    return f"Changed in mypyc's C: {checks} index checks, {references} counted references, in {len(changed)} modules."


def main() -> None:
    record = sources.installed_in(Path(sys.prefix)) / "rules" / sources.BUILD_RECORD
    changed = json.loads(record.read_text("utf-8"))["changed"]
    write_table(changed)
    print(summary(changed))


if __name__ == "__main__":
    main()
