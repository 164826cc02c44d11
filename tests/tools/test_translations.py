"""The translations: complete, up to date with the source, and with the same names in braces and keys to press."""

import ast
import re
import shutil
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations
from builds import ROOT

from surajang.gui.kit.translation import tr
from surajang.gui.shell import languages
from surajang.gui.shell.commands import COMMANDS, MENUS, WITHIN
from surajang.gui.shell.languages import ENGLISH, NAMES
from surajang.gui.words import naming
from surajang.rules.games import GAMES

OTHERS = [name for name in NAMES if name != ENGLISH]
PLACE = re.compile(r"\{(\w*)((?::,?(?:\.\df)?)?)(?::[^{}]+)?\}")
"""A placeholder, with its number format; the form of a name depends on the language."""

KEY = re.compile(r"&(?=\S)")
FORMS = {"ko": 1, "ja": 1, "zh_TW": 1, "zh_CN": 1, "ru": 3}
"""The number of plural forms of languages that do not have two."""


def messages(language: str) -> list[ElementTree.Element]:
    """Return the messages in the file of a language."""
    return list(ElementTree.parse(translations.ts_file(language)).getroot().iter("message"))


def said(message: ElementTree.Element) -> list[str]:
    """Return the translation of a message, in all its plural forms."""
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.findall("numerusform")]
    return forms or [translation.text or ""]


def test_the_files_match_the_source(tmp_path: Path) -> None:
    """Run `python tools/translations.py update`, translate what is new, and run it again, if this fails."""
    for language in OTHERS:
        shutil.copy(translations.ts_file(language), tmp_path)
    translations.update(tmp_path)
    translations.release(tmp_path)
    for language in OTHERS:
        for made in (translations.ts_file(language, tmp_path), tmp_path / f"surajang_{language}.qm"):
            assert made.read_bytes() == (translations.FOLDER / made.name).read_bytes(), made.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    missing = []
    for message in messages(language):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") is not None or not all(said(message)):
            missing.append(message.findtext("source"))
        elif message.get("numerus"):
            assert len(said(message)) == FORMS.get(language, 2), message.findtext("source")
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_names_in_braces_and_keys_to_press_are_kept(language: str) -> None:
    wrong = []
    for message in messages(language):
        source = message.findtext("source", "")
        for text in said(message):
            fields, wanted = set(PLACE.findall(text)), set(PLACE.findall(source))
            kept = fields <= wanted if message.get("numerus") else fields == wanted
            if (
                not kept
                or len(KEY.findall(text)) != len(KEY.findall(source))
                or text.endswith("…") != source.endswith("…")
                or text.count("\n") != source.count("\n")
            ):
                wrong.append((source, text))
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_has_a_narrow_no_break_space(language: str) -> None:
    """Qt treats the narrow no-break space as an ordinary one in rich text, such as the rules' PDF."""
    texts = [text for message in messages(language) for text in said(message)]
    assert [text for text in texts if any(sign.isspace() and sign not in " \n\u00a0" for sign in text)] == []


LETTER = re.compile(r"\+?[^\W\d_a-z][^\W\d_a-jx]?")
"""The letters of a piece: a capital, which another one that belongs to no square may follow."""


@pytest.mark.parametrize("language", NAMES)
def test_no_two_pieces_of_a_game_have_the_same_letter(language: str, qapp: object) -> None:
    languages.install(language)
    try:
        for variant in GAMES.values():
            letters = [naming.own_letter(variant, piece) for piece in variant.pieces]
            assert len({letter.casefold() for letter in letters}) == len(letters), (variant.name, letters)
            assert not [letter for letter in letters if LETTER.fullmatch(letter) is None], variant.name
    finally:
        languages.install(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_no_letter_is_underlined_twice_in_a_menu(language: str, qapp: object) -> None:
    languages.install(language)
    try:
        for menu in (*MENUS, *WITHIN):
            texts = [tr(command.text) for command in COMMANDS if command.menu == menu]
            texts += [tr(within) for within, around in WITHIN.items() if around == menu]
            letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
            assert [letter for letter, count in letters.items() if count > 1] == [], tr(menu)
        letters = Counter(tr(menu)[tr(menu).index("&") + 1].lower() for menu in MENUS)
        assert max(letters.values()) == 1
    finally:
        languages.install(ENGLISH)


def test_composed_texts_are_refused(tmp_path: Path) -> None:
    """A sentence composed of parts cannot be translated."""
    path = ROOT / "gui" / "none.py"
    for line in ('tr(f"{count} games")', 'tr("a" + "b")', "mark(text)", 'plural("one game", many)'):
        with pytest.raises(translations.NotPlain, match="line 1"):
            list(translations.in_text(line, path.name))
    assert list(translations.in_text('tr(marked); Text("Play", "verb"); plural("a", "b"); plural("c")', "x.py")) == [
        translations.Text("Play", "verb", "x.py"),
        translations.Text("b", "", "x.py", plural=True),
        translations.Text("c", "", "x.py", plural=True),
    ]


def looked_up_early(source: str) -> list[str]:
    """Return the texts that a module looks up when it is loaded, so that a change of language would not reach them."""
    outside: list[ast.AST] = [ast.parse(source)]
    found: list[str] = []
    while outside:
        node = outside.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            outside += [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        else:
            outside += ast.iter_child_nodes(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            found += [name] if name == "tr" or name.isupper() else []
    return found


def test_no_text_is_looked_up_at_import() -> None:
    paths = sorted((ROOT / "gui").rglob("*.py"))
    early = {path.name: found for path in paths if (found := looked_up_early(path.read_text("utf-8")))}
    assert early == {}
    source = "X = {a_text.ONE(): 1}\ndef f(y=tr('two')): a_text.THREE()"
    assert sorted(looked_up_early(source)) == ["ONE", "tr"]
