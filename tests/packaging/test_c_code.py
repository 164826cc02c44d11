"""Changes to the C code that mypyc makes."""

import json
from pathlib import Path

import c_code
import pytest
import sources
from builds import core_build, module_file

MODULE = """
class Search:
    def __init__(self):
        self.state = 1
        self.kept = 2
        self.grown = 3
        self.reset = 4
        self.overridden = 5

    def set_position(self):
        self.state = 6

    def work(self):
        self.grown = 7


class Other(Search):
    def work(self):
        self.overridden = 8


def other(search):
    search.reset += 1
"""
STEADY = {"surajang___engine___search___SearchObject->_state", "surajang___engine___search___SearchObject->_kept"}
OBJECT = "((surajang___engine___search___SearchObject *)cpy_r_self)"


def function(body: str) -> str:
    """Return a function of mypyc's."""
    begin = (
        "char CPyDef_search___Search___work(PyObject *cpy_r_self) {\n    PyObject *cpy_r_r0;\n    VecI64 cpy_r_r1;\n"
    )
    return f"{begin}{body}}}\n"


def taken(name: str = "cpy_r_r1", owner: str = OBJECT, attribute: str = "_kept") -> str:
    """Return the C code that reads a vec from an attribute."""
    return f"    {name} = {owner}->{attribute};\n    VEC_I64_INCREF({name});\n"


USED = "    cpy_r_r2 = (int64_t)cpy_r_r1.len;\n    cpy_r_r3 = CPyDef_search___use(cpy_r_self, cpy_r_r1);\n"
GIVEN_BACK = "    VEC_I64_DECREF(cpy_r_r1);\n"


def test_constant_attributes_are_found(tmp_path: Path) -> None:
    path = tmp_path / "engine" / "search.py"
    path.parent.mkdir()
    path.write_text(MODULE)
    assert c_code.constant_attributes(tmp_path, [path]) == STEADY


def test_objects_kept_by_an_attribute_are_borrowed() -> None:
    code = function(taken() + USED + "    return 1;\n" + GIVEN_BACK)
    changed = function(f"    cpy_r_r1 = {OBJECT}->_kept;\n    ;\n" + USED + "    return 1;\n    ;\n")
    assert c_code.borrow(code + code, STEADY) == (changed + changed, 4)


def test_objects_kept_by_a_kept_object_are_borrowed_too() -> None:
    state = f"    cpy_r_r0 = {OBJECT}->_state;\n    CPy_INCREF(cpy_r_r0);\n"
    vec = taken(owner="((surajang___engine___search___SearchObject *)cpy_r_r0)")
    code, changed = c_code.borrow(function(state + vec + USED + GIVEN_BACK + "    CPy_DecRef(cpy_r_r0);\n"), STEADY)
    assert changed == 4
    assert "CREF" not in code
    assert "DecRef" not in code


@pytest.mark.parametrize(
    "body",
    [
        taken(attribute="_grown") + USED + GIVEN_BACK,
        taken() + USED + "    return cpy_r_r1;\n" + GIVEN_BACK,
        taken() + "    cpy_r_line = cpy_r_r1;\n" + GIVEN_BACK,
        taken() + f"    {OBJECT}->_grown = cpy_r_r1;\n",
        taken() + taken(attribute="_state") + USED + GIVEN_BACK,
        taken(owner="((surajang___engine___search___SearchObject *)cpy_r_r0)") + USED + GIVEN_BACK,
        "    cpy_r_self = cpy_r_r0;\n" + taken() + USED + GIVEN_BACK,
    ],
    ids=["it changes", "returned", "renamed", "stored", "of two attributes", "of anything", "of another object"],
)
def test_other_references_are_counted(body: str) -> None:
    assert c_code.borrow(function(body), STEADY) == (function(body), 0)


def test_indices_are_trusted_or_abort() -> None:
    code = "    cpy_r_r5 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r4;\n"
    checked = "    if (unlikely(!((uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r4)))\n        abort();\n    cpy_r_r5 = 1;\n"
    assert c_code.trust_indices(code + code, checked=False) == ("    cpy_r_r5 = 1;\n" * 2, 2)
    assert c_code.trust_indices(code, checked=True) == (checked, 1)


def test_a_table_survives_a_round_trip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_code, "TABLE", tmp_path / "c_code.txt")
    c_code.write_table({"rules/b.py": [2, 3], "rules/a.py": [0, 0]})
    assert c_code.read_table() == {"rules/a.py": [0, 0], "rules/b.py": [2, 3]}
    assert c_code.complaint(c_code.read_table(), {"rules/b.py": [2, 3], "rules/a.py": [0, 0]}) == ""


@pytest.mark.parametrize("changed", [{"rules/a.py": [4, 0]}, {"rules/a.py": [0, 5]}, {}, {"rules/b.py": [4, 5]}])
def test_different_numbers_are_reported_with_a_remedy(changed: dict[str, list[int]]) -> None:
    said = c_code.complaint(changed, {"rules/a.py": [4, 5]})
    assert "rules/a.py" in said
    assert "./play --python packaging/c_code.py" in said


def test_the_build_made_the_recorded_changes() -> None:
    """The C code of the installed build matches the patterns: mypyc's output has not changed."""
    record = module_file("surajang.rules").parent / sources.BUILD_RECORD
    if core_build() != "compiled":
        pytest.skip("the program is not compiled")
    assert not (said := c_code.complaint(json.loads(record.read_text("utf-8"))["changed"], c_code.read_table())), said
