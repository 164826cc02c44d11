"""What is changed in the C code that mypyc makes of the fast modules, before it is compiled.

mypyc asks at every use of an index whether a vec holds it, and counts a reference to all that a function takes from an
attribute. The search needs neither, and both cost a good part of its time. Where the C code looks otherwise than these
patterns say, as that of another mypyc may, it stays as it is, and the program is only slower.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

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


def trust_indices(code: str, checked: bool) -> str:
    """Return C code that uses indices of vecs unasked, or, `checked`, ends the program at a wrong one.

    No module asks for what a vec does not hold: the tests of the core pass with checks, too (packaging/check.py).
    """
    instead = r"if (unlikely(!(\2)))\n        abort();\n    \1 = 1;" if checked else r"\1 = 1;"
    return INDEX_CHECK.sub(instead, code)


def steady_attributes(root: Path, modules: Iterable[Path]) -> set[str]:
    """Return the attributes of the modules' objects that stay what they are while a method runs, each as C code has it
    after the class: `package___module___ClassObject->_name`."""
    kept: set[str] = set()
    changed: set[str] = set()
    changed_somewhere: set[str] = set()
    for path in modules:
        module = "___".join(path.relative_to(root).with_suffix("").parts)
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


def borrow(code: str, steady: set[str]) -> str:
    """Return C code in which a function counts no reference to what it takes from `steady` attributes, if it is given
    to nobody who would keep it.

    The object that is asked keeps what it has as long as the function runs, for it is an argument, which the caller
    keeps, or is kept in the same way itself.
    """
    return FUNCTION.sub(lambda found: _borrowing(found[0], found[1], steady), code)


def _borrowing(function: str, arguments: str, steady: set[str]) -> str:
    """Return a function that borrows."""
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
    for name in borrowed:
        function = re.sub(COUNT.format(name=name), "    ;\n", function, flags=re.MULTILINE)
    return function


def _goes_nowhere(name: str, function: str) -> bool:
    """Say whether every use of a value is one by which it is neither returned nor stored nor named anew."""
    known = sum(len(re.findall(use.format(name=name), function, re.MULTILINE)) for use in USES)
    whole = rf"\b{name}\b"
    given = sum(len(re.findall(whole, call)) for call in CALL.findall(function))
    return known + given == len(re.findall(whole, function))
