"""A set to print: asked for by a command, written as a PDF, and of true size."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, cycle
from pathlib import Path

import pytest
from driving import find
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from turns import result_of

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.painter import zone_of
from surajang.gui.desk import printing
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.printing import SetDialog
from surajang.gui.kit.background import Steps
from surajang.gui.kit.columns_pdf import A4, LETTER, MM, Paper, PdfPages
from surajang.gui.kit.translation import language
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.rulebook.page_model import RulesPage
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_pdf import cards
from surajang.gui.rulebook.set_pdf import ACROSS, FITS, Picture, PrintedSet, set_pdf, tiles
from surajang.gui.words import naming
from surajang.rules import catalogue, definition
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.variant import Appearance, Variant

SETS = [
    (game, piece_set, paper)
    for game, variant in GAMES.items()
    for piece_set, paper in zip(variant.appearance.piece_sets, cycle((A4, LETTER)), strict=False)
]


@pytest.mark.parametrize(("game", "piece_set", "paper"), SETS, ids=lambda each: getattr(each, "name", each))
def test_a_set_has_pages_of_the_paper_size(qapp: QApplication, game: str, piece_set: str, paper: Paper) -> None:
    variant = GAMES[game]
    drawn = dict(cards(rules_page(variant), BoardOptions(), qapp.font()))
    content = result_of(set_pdf(PrintedSet(variant, piece_set, paper), drawn))
    pages = re.findall(rb"/Type /Page\b", content)
    assert 3 <= len(pages) <= 5
    boxes = set(re.findall(rb"/MediaBox \[([^]]*)\]", content))
    assert len(boxes) == 1
    width, height = [round(float(number)) for number in boxes.pop().split()[2:]]
    assert (width, height) == ((595, 842) if paper is A4 else (612, 792))
    assert len(content) < 4_000_000


@pytest.mark.parametrize("game", ["crazyhouse", "minixiangqi"])
def test_a_set_of_an_own_game_has_its_rules(qapp: QApplication, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = replace(template(game), name="own-game")
    texts: list[str] = []
    monkeypatch.setattr(PdfPages, "add_columns", lambda pages, foot, each, figures: map(texts.append, each))
    drawn = dict(cards(rules_page(variant), BoardOptions(), qapp.font()))
    result_of(set_pdf(PrintedSet(variant, "figures", A4), drawn))
    assert "checkmated" in " ".join(texts)
    assert "Summary" not in " ".join(texts), "it would be empty"


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fit_their_squares_and_the_board_its_page(game: str) -> None:
    variant = GAMES[game]
    for paper in (A4, LETTER):
        printed = PrintedSet(variant, variant.appearance.piece_sets[0], paper)
        assert printed.square / MM == pytest.approx(180 // variant.files)
        assert FITS < 1
        assert printed.square * variant.files <= ACROSS
        hands = (paper.height - printed.square * variant.ranks) / 2
        assert hands >= printed.square + 10 * MM


def test_the_printed_board_outlines_a_region_without_tints(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, int]] = []

    def noted(variant: Variant, zone: str, side: int) -> list[int]:
        shown.append((zone, side))
        return zone_of(variant, zone, side)

    monkeypatch.setattr("surajang.gui.rulebook.set_pdf.zone_of", noted)
    looks = Appearance(("figures",), outlined="c1-e3 | a1-b2", region="palace")
    variant = replace(template("minixiangqi"), name="own-game", appearance=looks)
    drawn = dict(cards(rules_page(variant), BoardOptions(), qapp.font()))
    result_of(set_pdf(PrintedSet(variant, "figures", A4), drawn))
    assert {(looks.outlined, 0), (looks.outlined, 1)} <= set(shown)


def file_of(picture: Picture) -> str:
    """The name of a picture's file."""
    face, letter = picture
    return letter + face.look.faces[0]


MANY = "".join(
    f'piece.{letter} = {{ name = "Ordinary piece {letter}", moves = "W", held_as = "{letter}", drop.zone = "1-9" }}\n'
    for letter in "QRBNPCMAGSHDWE"
)
FULL_HAND = f"""
name = "full-hand"
title = "Full hand"
files = 9
ranks = 9
start = "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"
piece.K = {{ name = "King", moves = "K", royal = true }}
{MANY}"""


def test_the_fields_of_a_full_hand_are_side_by_side(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = catalogue.add(definition.read(FULL_HAND, {}))
    fields: list[QRectF] = []
    monkeypatch.setattr(QPainter, "drawRoundedRect", lambda painter, field, *_: fields.append(field))
    drawn = dict(cards(rules_page(variant), BoardOptions(), qapp.font()))
    result_of(set_pdf(PrintedSet(variant, "figures", A4), drawn))
    hand = fields[: len(variant.hand_order)]
    assert len(hand) == 14
    assert not any(one.intersects(other) for one, other in combinations(hand, 2))
    assert all(field.width() > 10 * MM for field in hand)
    assert all(field.left() >= 0 and field.right() <= ACROSS and field.bottom() < A4.height for field in hand)


def test_every_player_gets_all_possible_pieces() -> None:
    by_colour = Counter(file_of(tile.front) for tile in tiles(PrintedSet(GAMES["mansindam"], "international", A4)))
    assert by_colour["wK"] == by_colour["bK"] == 1
    assert by_colour["wP"] == by_colour["bP"] == 18
    assert by_colour["wN"] == 4
    by_direction = Counter(tiles(PrintedSet(GAMES["palaceshogi"], "wedge", A4)))
    assert sum(by_direction.values()) == 44
    backs = {file_of(tile.front): (tile.back and file_of(tile.back), number) for tile, number in by_direction.items()}
    assert backs["wP"] == ("wP+", 18)
    assert backs["wK"] == (None, 2)
    assert backs["wQ"] == ("wQ+", 4), "a pawn becomes a queen, so there are two more"


def test_a_command_asks_what_to_print_and_writes_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "set.pdf"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    told: list[str] = []
    window.set_printer.reported.connect(told.append)
    window.run("print_set")
    dialog = find(window, SetDialog)
    dialog.games.setCurrentIndex(dialog.games.findData("palaceshogi"))
    assert [dialog.piece_sets.itemData(row) for row in range(2)] == ["wedge", "wedge-hanja"]
    dialog.papers.choose("Letter")
    dialog.save_button.click()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [f"Saved to {file.parent.name}/set.pdf."]
    assert b"612" in file.read_bytes()
    assert window.settings["printed_set"] == {"paper": "Letter"}


@pytest.mark.parametrize("game", ["mansindam", "palaceshogi"])
def test_a_set_has_hands_short_rules_and_moves_of_every_piece(
    qapp: QApplication, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = GAMES[game]
    drawn = dict(cards(rules_page(variant), BoardOptions(), qapp.font()))
    texts: list[str] = []
    monkeypatch.setattr(PdfPages, "add_columns", lambda pages, foot, each, figures: map(texts.append, each))
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *given: written.append(given[-1]))
    result_of(set_pdf(PrintedSet(variant, variant.appearance.piece_sets[0], A4), drawn))
    held = [naming.piece(variant.by_symbol[symbol]) for symbol in variant.hand_order]
    assert [words for words in written if words in held] == held + held, "a field for each kind, on both sides"
    card = " ".join(texts)
    assert "Summary of the rules" in card
    assert "checkmate" in card.lower()
    assert all(f"src='{name}'" in card for name in drawn)


def test_a_set_is_in_one_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def drawing(page: RulesPage, *_: object) -> Iterator[tuple[str, QImage]]:
        begun.append(language())
        for number in range(3):
            yield f"{number} {language()}", QImage()

    def composing(printed: PrintedSet, drawn: Mapping[str, QImage]) -> Steps[bytes]:
        if len(begun) == 1:
            window.settings["language"] = "de"
        yield
        return ", ".join([*drawn, language()]).encode()

    monkeypatch.setattr(printing, "cards", drawing)
    monkeypatch.setattr(printing, "set_pdf", composing)
    file = tmp_path / "set.pdf"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    window.set_printer.save(PrintedSet(GAMES["mansindam"], "international", A4))
    qtbot.waitUntil(file.exists)
    assert begun == ["en", "de"]
    assert file.read_bytes() == b"0 de, 1 de, 2 de, de"
    window.settings["language"] = "en"


def test_printing_can_be_cancelled(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "set.pdf"
    monkeypatch.setattr(FileQuestions, "where", lambda *_: file)
    told: list[str] = []
    window.set_printer.reported.connect(told.append)
    window.set_printer.save(PrintedSet(GAMES["mansindam"], "international", A4))
    find(window, WaitingBar).button.click()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["No PDF was made."]
    assert not file.exists()


def test_a_second_set_is_printed_after_the_first(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileQuestions, "where", lambda *given: tmp_path / f"{given[2]}.pdf")
    told: list[str] = []
    window.set_printer.reported.connect(told.append)
    for name in ("mansindam", "pandemonium-vchess"):
        window.set_printer.save(PrintedSet(GAMES[name], GAMES[name].appearance.piece_sets[0], A4))
    find(window, WaitingBar).button.click()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[0] == "No PDF was made."
    (file,) = tmp_path.glob("*.pdf")
    assert naming.title(GAMES["pandemonium-vchess"]) in file.name
