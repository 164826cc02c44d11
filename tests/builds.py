"""Finds the build of the program that the tests run on, and checks that it was made from these sources."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import sources

ROOT = Path(__file__).resolve().parent.parent
COMPILED_SUFFIXES = (".so", ".pyd")


def module_file(name: str) -> Path:
    """The file that `import name` loads."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"There is no module {name}: run ./play --test, or python -m pytest at the top.")
    return Path(spec.origin)


def core_build() -> str:
    """`compiled` or `interpreted`: the rules core that these tests run on."""
    return "compiled" if module_file("surajang.rules.position").suffix in COMPILED_SUFFIXES else "interpreted"


def complaint_about_build(package: Path, root: Path) -> str | None:
    """Why the `rules` package in that folder must not be tested as the sources below `root`, or None."""
    stray = [path for name in sources.CORE for path in (root / name).rglob("*") if path.suffix in COMPILED_SUFFIXES]
    if stray:
        return f"Compiled modules among the sources hide what is edited; delete {', '.join(map(str, stray))}."
    if package == root / "rules":
        return None
    record = package / sources.BUILD_RECORD
    built_from = json.loads(record.read_text("utf-8"))["fingerprint"] if record.is_file() else None
    if built_from != sources.program_fingerprint(root):
        return f"The program installed at {package.parent} was built from other sources than these; run ./play --test."
    return None


def script(path: str) -> ModuleType:
    """A script of packaging/ as a module; several have the same name."""
    spec = importlib.util.spec_from_file_location(path.replace("/", "_"), ROOT / "packaging" / f"{path}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
