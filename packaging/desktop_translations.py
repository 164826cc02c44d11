"""The texts of the desktop entry and the metainfo, with their translations from assets/languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
LANGUAGES = HERE.parent / "assets" / "languages"
ENTRY = HERE / "linux" / "surajang.desktop"
METAINFO = HERE / "linux" / "surajang.metainfo.xml"
ENTRY_LINE = r"(?m)^(GenericName|Comment|Keywords)=(.*)$"
"""The lines of a desktop entry that people see or look for."""

ELEMENT = r"(?s)( *)<(summary|p|li|caption)>(.*?)</\2>\n"
"""The elements of the metainfo that people read."""


def texts() -> Iterator[tuple[str, str]]:
    """Yield the texts to be translated, each with the name of its file."""
    for _, text in re.findall(ENTRY_LINE, ENTRY.read_text("utf-8")):
        yield text, ENTRY.name
    for _, _, text in re.findall(ELEMENT, METAINFO.read_text("utf-8")):
        yield " ".join(text.split()), METAINFO.name


def translations() -> dict[str, dict[str, str]]:
    """Return the finished translations by language (`ko`, `zh_TW`) and English text."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(LANGUAGES.glob("*.ts")):
        root = ElementTree.parse(path).getroot()
        finished = found[root.attrib["language"]] = {}
        for message in root.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None and translation.text:
                finished[message.findtext("source", "")] = translation.text
    return found


def entry(text: str) -> str:
    """Return a desktop entry with its texts in all languages."""
    languages = translations()

    def in_all(line: re.Match[str]) -> str:
        translated = (f"{line[1]}[{name}]={known[line[2]]}" for name, known in languages.items() if line[2] in known)
        return "\n".join((line[0], *translated))

    return re.sub(ENTRY_LINE, in_all, text)


def metainfo(text: str) -> str:
    """Return metainfo with its texts in all languages, after the English ones."""
    languages = translations()

    def in_all(element: re.Match[str]) -> str:
        indent, tag, words = element[1], element[2], " ".join(element[3].split())
        translated = (
            f'{indent}<{tag} xml:lang="{name.replace("_", "-")}">{escape(known[words])}</{tag}>\n'
            for name, known in languages.items()
            if words in known
        )
        return element[0] + "".join(translated)

    return re.sub(ELEMENT, in_all, text)
