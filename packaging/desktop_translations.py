"""What the desktop shows of the program, in the languages of the window: its texts stand with all others in
assets/languages, where this reads them."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
LANGUAGES = HERE.parent / "assets" / "languages"
ENTRY = HERE / "linux" / "surajang.desktop"
METAINFO = HERE / "linux" / "surajang.metainfo.xml"
SAID = r"(?m)^(GenericName|Comment|Keywords)=(.*)$"
"""The lines of a desktop entry that people see or look for."""

ELEMENT = r"(?s)( *)<(summary|p|li|caption)>(.*?)</\2>\n"
"""The elements of the metainfo that people read."""


def texts() -> Iterator[tuple[str, str]]:
    """Yield the texts to be translated, each with the name of its file."""
    for _, text in re.findall(SAID, ENTRY.read_text("utf-8")):
        yield text, ENTRY.name
    for _, _, text in re.findall(ELEMENT, METAINFO.read_text("utf-8")):
        yield " ".join(text.split()), METAINFO.name


def translations() -> dict[str, dict[str, str]]:
    """Return for each language (`ko`, `zh_TW`) its texts by the English ones, those that are finished."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(LANGUAGES.glob("*.ts")):
        root = ElementTree.parse(path).getroot()
        said = found[root.attrib["language"]] = {}
        for message in root.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None and translation.text:
                said[message.findtext("source", "")] = translation.text
    return found


def entry(text: str) -> str:
    """Return a desktop entry with its texts in every language."""
    known = translations()

    def in_all(line: re.Match[str]) -> str:
        others = (f"{line[1]}[{name}]={said[line[2]]}" for name, said in known.items() if line[2] in said)
        return "\n".join((line[0], *others))

    return re.sub(SAID, in_all, text)


def metainfo(text: str) -> str:
    """Return metainfo with its texts in every language, each behind the English one."""
    known = translations()

    def in_all(element: re.Match[str]) -> str:
        indent, tag, words = element[1], element[2], " ".join(element[3].split())
        others = (
            f'{indent}<{tag} xml:lang="{name.replace("_", "-")}">{escape(said[words])}</{tag}>\n'
            for name, said in known.items()
            if words in said
        )
        return element[0] + "".join(others)

    return re.sub(ELEMENT, in_all, text)
