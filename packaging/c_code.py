"""Changes the C code that mypyc writes for the fast modules, before it is compiled.

    ./play --python packaging/c_code.py     write how many places the last build changed to c_code.txt

mypyc checks every index of a vec, and counts a reference to every value that a function reads from an attribute into a
variable. The search needs neither; docs/speed.md says what they cost. C that these patterns do not match, as another
mypyc may write it, stays as it is, and the program is only slower: that is why the places are counted, and the tests
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
"""The methods that set an attribute which nothing else sets: none of them runs while another method of its object does.
"""

INDEX_CHECK = re.compile(r"(\w+) = (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
FUNCTION = re.compile(r"^\w[\w *]*\bCPyDef_\w+\(([^)]*)\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"\bcpy_r_\w+")
TAKEN = re.compile(r"^    (cpy_r_r\d+) = \(\((\w+) \*\)(cpy_r_\w+)\)(->\w+);\n(?=(.*))", re.MULTILINE)
"""A value that is taken from an attribute of an object; with the line after it."""
COUNT = r"^    (?:VEC_\w+_|CPy_)(?:INCREF|DECREF|DecRef)\w*\({name}\);\n"
USES = (
    COUNT,
    r"^    (?:PyObject \*|Vec\w+ ){name};\n",
    r"^    {name} = ",
    r"\*\){name}\)->",
    r"\b{name}\.(?:items|len)\b",
    r"(?<= = ){name}(?= [!=]= )",
)
"""The uses of a value, besides as an argument, by which it goes nowhere else; `name` is what it is called."""
CALL = re.compile(r"\bCPyDef_\w+\(([^;]*)\);")


def trust_indices(code: str, checked: bool) -> tuple[str, int]:
    """Return C code that uses indices of vecs unasked, or, `checked`, ends the program at a wrong one; and the number
    of checks that it changed.

    No module asks for what a vec does not hold: the tests of the core pass with checks, too (packaging/check.py).
    """
    instead = r"if (unlikely(!(\2)))\n        abort();\n    \1 = 1;" if checked else r"\1 = 1;"
    return INDEX_CHECK.subn(instead, code)


def steady_attributes(root: Path, modules: Iterable[Path]) -> set[str]:
    """Return the attributes of the modules' objects that stay what they are while a method runs, each as C code has it
    after the class: `package___module___ClassObject->_name`."""
    kept: set[str] = set()
    changed: set[str] = set()
    changed_somewhere: set[str] = set()
    for path in modules:
        module = "___".join((sources.TOP, *path.relative_to(root).with_suffix("").parts))
        tree = ast.parse(path.read_text("utf-8"))
        of_class = {
            id(function): node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef) and not node.bases  # what has bases may set what these take to be steady
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
    """Yield the attributes that a function sets or deletes: the name of the object, if it has one, and their own."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            yield node.value.id if isinstance(node.value, ast.Name) else "", node.attr


def borrow(code: str, steady: set[str]) -> tuple[str, int]:
    """Return C code in which a function counts no reference to what it takes from `steady` attributes, if it is given
    to nobody who would keep it; and the number of places that counted one.

    The object that is asked keeps what it has as long as the function runs, for it is an argument, which the caller
    keeps, or is kept in the same way itself.
    """
    changed = 0

    def borrowing(found: re.Match[str]) -> str:
        nonlocal changed
        function, places = _borrowing(found[0], found[1], steady)
        changed += places
        return function

    return FUNCTION.sub(borrowing, code), changed


def _borrowing(function: str, arguments: str, steady: set[str]) -> tuple[str, int]:
    """Return a function that borrows, and the number of places that were changed for it."""
    kept = {name for name in NAME.findall(arguments) if not re.search(rf"^ +{name} = ", function, re.MULTILINE)}
    borrowed: list[str] = []
    for taken in TAKEN.finditer(function):
        name, kind, owner, attribute, after = taken.groups()
        once = len(re.findall(rf"^ +{name} = ", function, re.MULTILINE)) == 1
        if owner not in kept or kind + attribute not in steady or not once:
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
    """Say whether every use of a value is one by which it is neither returned nor stored nor named anew."""
    known = sum(len(re.findall(use.format(name=name), function, re.MULTILINE)) for use in USES)
    whole = rf"\b{name}\b"
    given = sum(len(re.findall(whole, call)) for call in CALL.findall(function))
    return known + given == len(re.findall(whole, function))


def read_table() -> dict[str, list[int]]:
    """Return what c_code.txt says: for each module, the index checks and counted references that a build changes."""
    lines = [line.split() for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {module: [int(number) for number in numbers] for module, *numbers in lines}


def write_table(changed: Mapping[str, Sequence[int]]) -> None:
    """Write what a build changed to c_code.txt."""
    lines = [f"{module} {' '.join(map(str, numbers))}" for module, numbers in sorted(changed.items())]
    TABLE.write_text("\n".join([HEADING, *lines, ""]), "utf-8")


def complaint(changed: Mapping[str, Sequence[int]], table: Mapping[str, Sequence[int]]) -> str:
    """Return where a build changed other numbers of places than the table says, and what to do; empty if nowhere."""
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
    """Return in one line how many places a build changed."""
    checks, references = (sum(numbers) for numbers in zip(*changed.values(), strict=True)) if changed else (0, 0)
    return f"Changed in mypyc's C: {checks} index checks, {references} counted references, in {len(changed)} modules."


def main() -> None:
    record = sources.installed_in(Path(sys.prefix)) / "rules" / sources.BUILD_RECORD
    changed = json.loads(record.read_text("utf-8"))["changed"]
    write_table(changed)
    print(summary(changed))


if __name__ == "__main__":
    main()
