"""The window's texts for the translators: gathered from source and data, and kept in assets/languages.

    python tools/translations.py update     bring every .ts file up to date with the source, and make the .qm files
    python tools/translations.py release    only make the .qm files

docs/languages.md says how to add or correct a language. lupdate, which comes with PySide6, cannot read texts in data
and tables, so it gets one generated file with all texts in its own form.
"""

import argparse
import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from surajang import assets
from surajang.engine.playtest.record import TOO_LONG
from surajang.engine.playtest.texts import REASONS, TEXTS
from surajang.engine.theory.texts import TEXTS as THEORY_TEXTS
from surajang.gui.kit.theme import board_themes
from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.shell.languages import CONTEXT, ENGLISH, NAMES
from surajang.gui.words import naming
from surajang.rules.games import GAMES
from surajang.rules.ini.definition import KNOWN
from surajang.rules.language import PIECE
from surajang.rules.words import BYTES, FOR_SCRIPTS, MEGABYTES, SENTENCES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

import desktop_translations  # noqa: E402 (found by the line above)

FOLDER = assets.path("languages")


class Text(NamedTuple):
    """A text of the window: its disambiguation, its places, and whether it depends on a number."""

    text: str
    comment: str
    place: str
    plural: bool = False


class NotPlain(Exception):
    """Something other than a literal text is marked for translation."""


def in_text(source: str, place: str) -> Iterator[Text]:
    """Yield the texts in calls of `tr`, `Text`, `mark` and `plural` in a Python file.

    Raises NotPlain if one is composed of parts, which cannot be translated.
    """
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        name = call.func.id
        if name not in ("tr", "Text", "mark", "plural"):
            continue
        words = [each.value if isinstance(each, ast.Constant) else None for each in call.args]
        if name == "tr" and isinstance(call.args[0], ast.Name | ast.Attribute | ast.Subscript | ast.Call):
            continue  # marked elsewhere
        if not all(isinstance(each, str) for each in words) or len(words) > 2:
            raise NotPlain(f"{place}, line {call.lineno}: a text is translated as a whole.")
        if name == "plural":
            yield Text(str(words[-1]), "", place, plural=True)
        else:
            yield Text(str(words[0]), str(words[1]) if len(words) > 1 else "", place)


def in_data() -> Iterator[Text]:
    """Yield the texts in data: of games, rules, lessons and refusals."""
    for variant in GAMES.values():
        place = f"rules/games: {variant.title}"
        yield from (Text(text, comment, place) for text, comment in naming.texts(variant) if text)
        page = rules_page(variant)
        place = f"assets/rules/{variant.name}.toml"
        yield Text(page.summary, "", place)
        for section in page.sections:
            yield Text(section.title, "", place)
            yield Text(section.text, "", place)
            yield from (Text(diagram.caption, "", place) for diagram in section.diagrams)
    yield from in_differences()
    yield from (Text(name, PIECE, "rules/ini/definition.py") for name, _ in KNOWN.values())
    yield from (Text(title, "", "assets/boards") for title in board_themes().values())
    for family in FAMILIES:
        for lesson in lessons(family):
            place = f"assets/lessons/{family}/{lesson.path.name}"
            yield Text(lesson.title, "", place)
            yield Text(lesson.summary, "", place)
            for level in lesson.levels:
                yield from (
                    Text(text, "", place) for text in (level.text, level.solved, *level.compare.values()) if text
                )
    yield from (Text(text, "", f"packaging/linux/{name}") for text, name in desktop_translations.texts())
    for code, sentence in {**TEXTS, TOO_LONG: REASONS[TOO_LONG]}.items():
        yield Text(sentence, "", f"engine/playtest/texts.py: {code}")
    for code, sentence in THEORY_TEXTS.items():
        yield Text(sentence, "", f"engine/theory/texts.py: {code}")
    for code, sentence in {**SENTENCES, "bytes": BYTES, "megabytes": MEGABYTES}.items():
        if code in FOR_SCRIPTS:
            continue
        yield Text(sentence, "", f"rules/words.py: {code}")


def in_differences() -> Iterator[Text]:
    """Yield the texts of the page of differences."""
    place = "assets/rules/differences.toml"
    page = differences()
    for table in page.tables:
        yield Text(table.title, "", place)
        for row in table.rows:
            yield from (Text(text, "", place) for text in (row.title, *row.cells))
    for known in page.known:
        yield Text(known.title, "", place)
        for points in known.points.values():
            yield from (Text(point.text, "", place) for point in points)


def all_texts() -> list[Text]:
    """Return every text of the window once, with all its places."""
    found: dict[tuple[str, str], Text] = {}
    files = sorted((ROOT / "gui").rglob("*.py"))
    sources = (text for path in files for text in in_text(path.read_text("utf-8"), path.relative_to(ROOT).as_posix()))
    for text in (*sources, *in_data()):
        known = found.setdefault((text.text, text.comment), text)
        if known.plural != text.plural:
            raise NotPlain(f"{text.text!r} stands in {known.place} and {text.place}, once with a number.")
        if text.place not in known.place.split(", "):
            found[text.text, text.comment] = known._replace(place=f"{known.place}, {text.place}")
    return list(found.values())


def as_source(texts: list[Text]) -> str:
    """Return a Python file with these texts for lupdate."""
    lines = [f"class {CONTEXT}:", "    def texts(self):"]
    for text in texts:
        number = ", n" if text.plural else ""
        lines += [
            f"        #: {text.place}",
            f"        self.tr({_literal(text.text)}, {_literal(text.comment)}{number})",
        ]
    return "\n".join(lines) + "\n"


def _literal(text: str) -> str:
    """Return a text in the form that lupdate reads."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """Return the file that translators work on."""
    return folder / f"surajang_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Update the .ts files in a folder: new texts are marked unfinished, removed ones are dropped."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "texts.py")
        source.write_text(as_source(all_texts()), "utf-8")
        for language in (name for name in NAMES if name != ENGLISH):
            _tool(
                "lupdate", source, "-ts", ts_file(language, folder), "-source-language", "en_US",
                "-target-language", language, "-locations", "none", "-no-obsolete", "-silent",
            )  # fmt: skip


def release(folder: Path = FOLDER) -> None:
    """Make the .qm files, which the program reads, from the .ts files in a folder."""
    for path in sorted(folder.glob("*.ts")):
        _tool("lrelease", path, "-silent", "-nounfinished", "-qm", path.with_suffix(".qm"))


def _tool(name: str, *arguments: str | Path) -> None:
    """Run one of Qt's tools. Raises subprocess.CalledProcessError if it fails."""
    subprocess.run([Path(sys.executable).with_name(f"pyside6-{name}"), *arguments], check=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("update", "release"))
    if parser.parse_args().task == "update":
        update()
    release()


if __name__ == "__main__":
    main()
