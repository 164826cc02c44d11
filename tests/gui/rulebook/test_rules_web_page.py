"""The rules as a web page: one valid file without scripts that everybody can read."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from known_games import KNOWN_GAMES
from PySide6.QtWidgets import QApplication
from strange_games import LEAPS, WALLS

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.rulebook.page_model import moves_of, notes_of, pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_web_page import web_page
from surajang.gui.shell import languages
from surajang.rules import catalogue
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

HTML, SVG = "{http://www.w3.org/1999/xhtml}", "{http://www.w3.org/2000/svg}"
HOSTILE = '</title><script>alert("1 & 2")</script>{signs}'


def parsed(variant: Variant) -> ElementTree.Element:
    doctype, rest = web_page(rules_page(variant), BoardOptions()).split("\n", 1)
    assert doctype == "<!DOCTYPE html>"
    return ElementTree.fromstring(rest)


def shown(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


@pytest.mark.parametrize("variant", [*GAMES.values(), KNOWN_GAMES["shogi"], WALLS, LEAPS], ids=lambda game: game.name)
def test_a_page_is_complete_and_a_single_file(qapp: QApplication, variant: Variant) -> None:
    variant = catalogue.add(variant)
    document, page = parsed(variant), rules_page(variant)
    assert document.get("lang") == "en"
    said = shown(document)
    for section in page.sections:
        assert document.find(f".//{HTML}section[@id='{section.id}']") is not None
        for paragraph in page.text_of(section).split("\n"):
            assert " ".join(paragraph.split()) in said
    for faces in pieces_shown(variant):
        for words in (*moves_of(variant, faces), *notes_of(variant, faces)):
            assert words in said
    ids = [element.get("id") for element in document.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    links = [value for element in document.iter() for name, value in element.items() if name.endswith(("href", "src"))]
    assert all(link[0] == "#" and link[1:] in ids for link in links)
    for element in document.iter():
        assert element.tag.rpartition("}")[2] not in ("script", "iframe", "link", "image", "foreignObject")
        assert not any(name.startswith("on") for name in element.attrib)
    pictures = document.findall(f".//{SVG}svg")
    assert len(pictures) > len(pieces_shown(variant))
    assert all(picture.get("role") == "img" and picture.get("aria-label") for picture in pictures)


def test_names_of_a_game_are_escaped(qapp: QApplication) -> None:
    chess = KNOWN_GAMES["chess"]
    pieces = (*chess.pieces[:-1], replace(chess.pieces[-1], name=HOSTILE, meaning=HOSTILE))
    variant = catalogue.add(replace(chess, name="hostile", title=HOSTILE, summary=HOSTILE, pieces=pieces))
    text = web_page(rules_page(variant), BoardOptions())
    assert "<script" not in text
    document = ElementTree.fromstring(text.split("\n", 1)[1])
    assert shown(document.findall(f".//{HTML}h1")[0]) == HOSTILE
    policies = [each.get("content") for each in document.iter(f"{HTML}meta") if each.get("http-equiv")]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]


def test_a_page_names_its_language(qapp: QApplication) -> None:
    languages.install("zh_TW")
    try:
        document = parsed(catalogue.add(KNOWN_GAMES["chess"]))
    finally:
        languages.install(languages.ENGLISH)
    assert document.get("lang") == "zh-TW"
    assert not re.search("[a-z]{4}", shown(document.findall(f".//{HTML}section")[1]))
