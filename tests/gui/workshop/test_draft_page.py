"""A game is invented with mouse and keys: each edit through the real widgets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.places import Place
from surajang.gui.desk import file_dialogs
from surajang.gui.desk.navigator import StartPageRequest
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.protocol import BestMove
from surajang.gui.storage.drafts import saved_drafts
from surajang.gui.storage.games_folder import lock_of
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop import sections
from surajang.gui.workshop.draft import Draft, read, written
from surajang.gui.workshop.draft_fields import Field, ZoneField
from surajang.gui.workshop.draft_page import DraftPage
from surajang.gui.workshop.mover import RADIUS, Step
from surajang.gui.workshop.piece_panel import PiecePanel
from surajang.gui.workshop.sections import Section
from surajang.gui.workshop.specs import NEW_PIECES
from surajang.gui.workshop.strips import ONLY_KINGS
from surajang.gui.workshop.trying import BOTH, NOBODY
from surajang.gui.workshop.workshop_page import WELL_KNOWN, Entry, WorkshopPage
from surajang.rules import catalogue
from surajang.rules.codes import BLACK, WHITE
from surajang.rules.definition import PIECE
from surajang.rules.game_files import INI, PARENTS, TOML
from surajang.rules.piece import Promotion
from surajang.rules.tables import tables_of
from surajang.rules.variant import FILES, Variant

LEFT = Qt.MouseButton.LeftButton


class Inventor:
    """Drives the workshop as a person would."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def page(self) -> DraftPage:
        assert isinstance(self.window.page, DraftPage)
        return self.window.page

    @property
    def workshop(self) -> WorkshopPage:
        assert isinstance(self.window.page, WorkshopPage)
        return self.window.page

    def begin(self, title: str, base: str = "") -> None:
        """Start a game in the workshop."""
        self.window.run("workshop")
        self.workshop.base.setCurrentIndex(self.workshop.base.findData(base))
        self.write(self.workshop.name, title)
        self.click(self.workshop.new_button)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(8, widget.height() // 2))

    def save(self) -> None:
        """Save the draft as a game."""
        with self.qtbot.waitSignal(self.page.files.publishing_ended):
            self.click(self.page.save_button)

    def write(self, line: QWidget, text: str) -> None:
        assert isinstance(line, QLineEdit)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    def open(self, name: str, symbol: str = "") -> None:
        """Choose a section in the list."""
        row = self.page.sections.row_of(Section(name, symbol))
        rect = self.page.list.visualRect(self.page.sections.index(row, 0))
        QTest.mouseClick(self.page.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())
        assert self.page.section == Section(name, symbol)

    def panel(self, name: str) -> Any:
        """The panel of a section."""
        return self.page.panels[name]

    @property
    def piece(self) -> PiecePanel:
        """The panel of a piece."""
        panel = self.page.panels[PIECE]
        assert isinstance(panel, PiecePanel)
        return panel

    def control(self, key: str) -> Any:
        """The widget of the field with a key."""
        return self.field(key).control

    def field(self, key: str) -> Field:
        """The field with a key in the current section."""
        panel = self.page.panels[self.page.section.name]
        return next(field for field in panel.fields if field.spec.key == key)

    def add_piece(self, name: str) -> None:
        """Add a piece by the menu."""
        names = [piece["name"] for _, piece in NEW_PIECES]
        actions = self.page.add_button.menu().actions()
        actions[names.index(name) if name in names else -1].trigger()

    def mover(self, square: Step) -> None:
        """Click a square of the small board."""
        board = self.page.mover
        index = board.squares.index(RADIUS - square[1], RADIUS + square[0])
        point = board.visualRect(index).center()
        QTest.mouseClick(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)

    def point(self, place: Place) -> QPoint:
        return self.page.board.place_rect(place).center()

    def square(self, name: str) -> int:
        return int(tables_of(self.page.board.state.variant).square_named(name))

    def tap(self, name: str) -> None:
        """Click a square of the board."""
        QTest.mouseClick(self.page.board, LEFT, Qt.KeyboardModifier.NoModifier, self.point(self.square(name)))

    def drag(self, start: str, end: str) -> None:
        """Drag over the board."""
        board, (begin, stop) = self.page.board, (self.point(self.square(name)) for name in (start, end))
        QTest.mousePress(board, LEFT, Qt.KeyboardModifier.NoModifier, begin)
        QTest.mouseMove(board, (begin + stop) / 2)
        QTest.mouseMove(board, stop)
        QTest.mouseRelease(board, LEFT, Qt.KeyboardModifier.NoModifier, stop)

    def take(self, symbol: str, side: int = 0) -> None:
        """Choose a piece of the palette."""
        kind = self.page.content.variant.kinds[symbol]
        self.click(self.page.start.palette_of_pieces.buttons[kind | (BLACK if side else WHITE)])

    def game(self) -> Variant:
        """The game, once it was checked."""
        self.page.check()
        assert isinstance(self.page.draft.checked, Variant), self.page.status.wrong.text()
        return self.page.draft.checked


@pytest.fixture(autouse=True)
def own_games_of_this_test() -> Iterator[None]:
    """List no own games of other tests, which this process still knows."""
    catalogue.show_own(())
    yield
    catalogue.show_own(())


@pytest.fixture
def inventor(window: MainWindow, qtbot: QtBot) -> Inventor:
    """A driver with a new draft on an empty board."""
    made = Inventor(window, qtbot)
    made.begin("Wizards")
    return made


# Movement


def test_clicks_and_notation_stay_in_step(inventor: Inventor) -> None:
    inventor.add_piece("New piece")
    panel = inventor.piece
    assert panel.mover.text.text() == "W"
    inventor.mover((1, 3))
    assert panel.mover.text.text() == "WC"
    assert inventor.page.draft.pieces["N"]["moves"] == "WC"
    inventor.write(panel.mover.text, "fmWfcF")
    assert set(inventor.page.mover.squares.reached) == {(0, 1), (1, 1), (-1, 1)}
    inventor.click(panel.mover.tool.buttons["slide"])
    inventor.click(panel.mover.mode.buttons["1"])
    inventor.click(panel.mover.symmetry.buttons["alone"])
    inventor.mover((0, 3))
    assert panel.mover.text.text() == "fmR3fcF"


def test_the_modes_show_the_signs_that_the_tool_makes(inventor: Inventor) -> None:
    inventor.add_piece("New piece")
    tools = inventor.piece.mover
    signs = set()
    for tool in ("step", "hop", "blocked"):
        inventor.click(tools.tool.buttons[tool])
        signs |= {bytes(button.icon().pixmap(64).toImage().constBits()) for button in tools.mode.buttons.values()}
    assert len(signs) == 9


def test_the_small_board_is_used_by_keys(inventor: Inventor) -> None:
    inventor.add_piece("Knight")
    board = inventor.page.mover
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert inventor.page.draft.pieces["N"]["moves"] in ("WN", "NW")
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(board, key)
    assert inventor.page.draft.pieces["N"]["moves"] == "W"
    told = board.model().data(board.currentIndex(), Qt.ItemDataRole.AccessibleTextRole)
    assert told == "2 forward, 1 right"


def test_an_invalid_movement_is_reported_at_its_field(inventor: Inventor) -> None:
    inventor.add_piece("Knight")
    page = inventor.page
    inventor.write(inventor.piece.mover.text, "N?")
    page.check()
    assert "“?” cannot be read" in page.status.wrong.text()
    assert inventor.piece.mover.problem.isVisible()
    assert not page.try_button.isEnabled()
    inventor.open(sections.GAME)
    inventor.click(page.status.wrong)
    assert page.section == Section(PIECE, "N")
    inventor.write(inventor.piece.mover.text, "N")
    page.check()
    assert page.status.good.isVisible()
    assert not inventor.piece.mover.problem.isVisible()


def test_a_duplicate_picture_is_reported_at_its_field(inventor: Inventor) -> None:
    page = inventor.page
    inventor.add_piece("Knight")
    inventor.piece.picture.edited.emit("rook", {})
    inventor.add_piece("Bishop")
    inventor.piece.picture.edited.emit("rook", {})
    page.check()
    assert page.status.wrong.text()
    assert inventor.piece.picture.problem.isVisible()
    inventor.open(sections.GAME)
    inventor.click(page.status.wrong)
    assert page.section.name == PIECE
    inventor.piece.picture.edited.emit("bishop", {})
    page.check()
    assert not inventor.piece.picture.problem.isVisible()


def test_a_fault_is_reported_at_its_field_below_a_part_that_is_off(inventor: Inventor) -> None:
    inventor.add_piece("Pawn")
    inventor.write(inventor.control("confined"), "zz")
    inventor.page.check()
    assert "zz" in inventor.field("confined").problem.text()
    inventor.open(sections.GAME)
    inventor.click(inventor.page.status.wrong)
    assert inventor.control("confined").hasFocus()


# The board and its zones


def test_the_board_is_resized_and_gets_holes(inventor: Inventor) -> None:
    inventor.open(sections.BOARD)
    panel = inventor.panel(sections.BOARD)
    panel.files.setValue(6)
    panel.ranks.setValue(7)
    assert inventor.page.draft.size == (6, 7)
    zone = inventor.field("holes")
    assert isinstance(zone, ZoneField)
    inventor.click(zone.paint_button)
    inventor.tap("b4")
    inventor.tap("c4")
    shown = inventor.page.board.scene.looks
    assert [name for name in ("b4", "c4", "d4") if shown[inventor.square(name)].under] == ["b4", "c4"]
    inventor.tap("b4")
    assert inventor.game().holes == "c4"
    inventor.click(inventor.page.strip.done)
    assert inventor.page.strip.isHidden()
    assert inventor.square("c4") not in inventor.page.board.scene.looks


def test_a_zone_is_painted_for_each_side(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    inventor.click(inventor.piece.drop.box)
    zone = inventor.field("drop.zone")
    assert isinstance(zone, ZoneField)
    inventor.write(zone.control, "1")
    inventor.click(zone.paint_button)
    inventor.tap("d2")
    assert inventor.page.draft.pieces["R"]["drop"]["zone"] == "1 d2"
    inventor.drag("d3", "g3")
    assert inventor.page.draft.pieces["R"]["drop"]["zone"] == "1 d2 d3-g3"
    inventor.page.undo()
    strip = inventor.page.strip
    inventor.click(strip.mirrors)
    inventor.click(strip.side.buttons["1"])
    inventor.tap("a8")
    assert inventor.page.draft.pieces["R"]["drop"]["zone"] == "1 d2 | b1-h1 d2"
    QTest.keyClick(inventor.page.board, Qt.Key.Key_Escape)
    assert inventor.page.strip.where is None
    assert zone.control.hasFocus()
    inventor.qtbot.waitUntil(lambda: not zone.control.visibleRegion().isEmpty())  # the panel is longer than the window
    assert inventor.control("drop.zone").text() == "1 d2 | b1-h1 d2"
    inventor.click(zone.paint_button)
    assert strip.side.value == "0", "the first side again, whichever was painted last"


@pytest.mark.parametrize("key", ["zone", "drop.zone", "confined"])
def test_painting_ends_when_its_zone_is_undone(inventor: Inventor, key: str) -> None:
    inventor.add_piece("Pawn")
    if key == "zone":
        inventor.click(inventor.piece.terrain.add_button)
    elif key == "drop.zone":
        inventor.click(inventor.piece.drop.box)
    zone = inventor.field(key)
    assert isinstance(zone, ZoneField)
    inventor.click(zone.paint_button)
    inventor.tap("d2")
    inventor.page.undo()
    assert not inventor.page.strip.isHidden()
    inventor.page.undo()
    assert inventor.page.strip.where is None
    assert inventor.page.strip.isHidden()


# Pieces


@pytest.mark.parametrize(
    ("letter", "why"),
    [
        ("", "The letter has to be one from A to Z."),
        ("k", "Another piece already has the letter K."),
        ("1", "The letter has to be one from A to Z."),
        ("é", "The letter has to be one from A to Z."),
        ("r", ""),
    ],
)
def test_an_impossible_letter_is_reset(inventor: Inventor, letter: str, why: str) -> None:
    inventor.add_piece("Rook")
    page = inventor.page
    inventor.piece.letter.setText(letter)
    QTest.keyClick(inventor.piece.letter, Qt.Key.Key_Return)
    assert page.section == Section(PIECE, "R")
    assert inventor.piece.letter.text() == "R"
    problem = inventor.piece.letter_problem
    assert (problem.text(), problem.isVisible()) == (why, bool(why))
    inventor.write(inventor.piece.letter, "t")
    QTest.keyClick(inventor.piece.letter, Qt.Key.Key_Return)
    assert not inventor.piece.letter_problem.isVisible()


def test_a_board_with_nothing_but_kings_is_not_called_complete(inventor: Inventor) -> None:
    status = inventor.page.status
    inventor.page.check()
    assert status.good.text() == ONLY_KINGS()
    small_game(inventor)
    inventor.page.check()
    assert status.good.text() == "The game is complete."


def test_a_piece_is_named_lettered_and_removed(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    page = inventor.page
    inventor.write(inventor.control("name"), "Tower")
    inventor.write(inventor.piece.letter, "t")
    QTest.keyClick(inventor.piece.letter, Qt.Key.Key_Return)
    assert page.draft.pieces["T"] == {"name": "Tower", "moves": "R"}
    assert page.section == Section(PIECE, "T")
    inventor.click(inventor.piece.remove)
    assert list(page.draft.pieces) == ["K"]


def test_the_letter_follows_the_name_until_it_is_chosen(inventor: Inventor) -> None:
    def name(words: str) -> Section | None:
        inventor.write(inventor.control("name"), words)
        QTest.keyClick(inventor.control("name"), Qt.Key.Key_Return)
        return inventor.page.section

    inventor.add_piece("Rook")
    inventor.add_piece("New piece")
    assert name("Wolf") == Section(PIECE, "W")
    assert inventor.piece.letter.text() == "W"
    assert name("Kraken") == Section(PIECE, "A"), "the first one that is free"
    assert name("7") == Section(PIECE, "A")
    inventor.write(inventor.piece.letter, "z")
    QTest.keyClick(inventor.piece.letter, Qt.Key.Key_Return)
    assert name("Wolf") == Section(PIECE, "Z")
    assert inventor.page.draft.pieces["Z"]["name"] == "Wolf"
    inventor.page.undo()
    inventor.page.undo()
    assert inventor.page.section == Section(PIECE, "A"), "its letter before"
    inventor.page.redo()
    assert inventor.page.section == Section(PIECE, "Z")


def test_promotion_drop_and_terrain(inventor: Inventor) -> None:
    for name in ("Queen", "Rook", "Pawn"):
        inventor.add_piece(name)
    panel = inventor.piece
    inventor.click(panel.promotion.box)
    inventor.click(panel.choices.boxes["R"])
    inventor.click(panel.drop.box)
    inventor.click(panel.terrain.add_button)
    pawn = inventor.game().by_symbol["P"]
    assert pawn.promotion is not None
    assert (pawn.promotion.choices, pawn.promotion.must_to) == (("Q", "R"), "8")
    assert pawn.drop is not None
    assert (pawn.drop.zone, pawn.held_as, pawn.terrain[0].moves) == ("1-8", "P", "fmR2")
    inventor.click(panel.choices.boxes["Q"])
    assert inventor.page.draft.pieces["P"]["promotion"]["becomes"] == "R"
    inventor.click(panel.drop.box)
    inventor.click(panel.promotion.box)
    assert set(inventor.page.draft.pieces["P"]) == {"name", "moves", "pawn", "terrain"}


def test_the_promoted_side_of_a_piece(inventor: Inventor) -> None:
    inventor.add_piece("Silver")
    inventor.click(inventor.piece.promotion.box)
    assert inventor.game().by_symbol["S"].promotion == Promotion("+S", must_to="8")
    assert Section(PIECE, "+S") in inventor.page.sections.sections


def test_another_royal_piece(inventor: Inventor) -> None:
    inventor.add_piece("Gold")
    inventor.click(inventor.piece.royal)
    assert inventor.page.draft.king == "G"
    assert inventor.piece.royal.isHidden()
    inventor.page.check()
    assert "one king" in inventor.page.status.wrong.text()


# The start


def test_pieces_are_placed_for_both_sides(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    inventor.open(sections.START)
    inventor.take("R")
    inventor.tap("a1")
    inventor.tap("h8")
    inventor.page.check()
    assert "could be captured" in inventor.page.start.problem.text()
    assert {mark.place for mark in inventor.page.board.state.marks} == {inventor.square("h8"), inventor.square("e8")}
    inventor.take("R", 1)
    inventor.tap("h8")
    assert inventor.game().start.startswith("r3k2r/8/8/8/8/8/8/R3K2R[")
    inventor.click(inventor.page.start.mirrors)
    inventor.take("R")
    inventor.tap("a1")
    assert inventor.game().start.startswith("r3k2r/8/8/8/8/8/8/4K2R[")
    inventor.click(inventor.page.start.clear)
    inventor.page.check()
    assert inventor.page.start.problem.text() == "Each side needs one king at the start."


def test_castling_setups_and_ends(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    inventor.open(sections.START)
    inventor.take("R")
    inventor.tap("a1")
    inventor.tap("h1")
    inventor.open(sections.CASTLING)
    castling = inventor.panel(sections.CASTLING)
    inventor.click(castling.part.box)
    made = inventor.game().castling
    assert made is not None
    assert [castle.king_to for castle in made.castles] == ["g1", "c1"]
    inventor.write(castling.castles.rows[0].fields["king_to"].control, "h9")
    inventor.page.check()
    assert not castling.castles.rows[0].fields["king_to"].problem.isHidden()
    inventor.page.undo()
    inventor.open(sections.ENDS)
    ends = inventor.panel(sections.ENDS)
    inventor.click(ends.arrival.box)
    inventor.control("end.stalemate_loses").setCurrentIndex(1)
    inventor.control("end.stalemate_loses").activated.emit(1)
    inventor.control("repetition.count").setValue(4)
    game = inventor.game()
    assert (game.end.arrival, game.end.stalemate_loses, game.repetition.count) == ("8", True, 4)


def test_a_choice_before_the_game(window: MainWindow, qtbot: QtBot) -> None:
    inventor = Inventor(window, qtbot)
    inventor.begin("Mine", "pandemonium-2020")
    inventor.open(sections.SETUP)
    panel = inventor.panel(sections.SETUP)
    inventor.click(panel.part.box)
    setup = inventor.game().setup
    assert setup is not None
    assert len(setup.choices) == 2
    inventor.click(panel.choices.add_button)
    inventor.page.check()
    assert inventor.page.status.wrong.isVisible()
    inventor.write(panel.choices.rows[1].fields["titles"].control, "Other")
    panel.choices.removed.emit(2)
    game = inventor.game().setup
    assert game is not None
    assert game.titles[1] == "Other"
    line = panel.choices.rows[1].fields["titles"].control
    line.setCursorPosition(2)
    QTest.keyClicks(line, "XY")
    assert line.text() == "OtXYher", "the cursor stays where one types"


# Undo, saving and continuing


def test_undo_and_redo(inventor: Inventor) -> None:
    inventor.write(inventor.control("title"), "Sorcerers")
    assert inventor.page.draft.table["name"] == "sorcerers"
    inventor.add_piece("Rook")
    inventor.click(inventor.page.undo_button)
    assert "R" not in inventor.page.draft.pieces
    inventor.window.run("undo_edit")
    assert inventor.page.draft.title == "Wizards"
    inventor.window.run("redo_edit")
    inventor.click(inventor.page.redo_button)
    assert (inventor.page.draft.title, list(inventor.page.draft.pieces)) == ("Sorcerers", ["K", "R"])


def test_a_draft_is_reopened(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    inventor.write(inventor.piece.mover.text, "nonsense")
    inventor.window.pages.open(StartPageRequest())
    inventor.window.run("workshop")
    workshop = inventor.workshop
    inventor.qtbot.waitUntil(lambda: workshop.entries.rowCount() == 1)
    assert workshop.entries.item(0).text().startswith("Wizards, draft of ")
    inventor.click(workshop.edit_button)
    assert inventor.page.draft.pieces["R"]["moves"] == "nonsense"


def test_a_draft_is_opened_as_another_window_left_it(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    inventor.window.pages.open(StartPageRequest())
    inventor.window.run("workshop")
    inventor.qtbot.waitUntil(lambda: inventor.workshop.entries.rowCount() == 1)
    (saved,) = saved_drafts()
    draft = read(saved.text)
    assert draft is not None
    saved.path.write_text(written(edits.put(draft, ("title",), "Sorcerers")), "utf-8")
    inventor.click(inventor.workshop.edit_button)
    assert inventor.page.draft.title == "Sorcerers"


def test_a_draft_that_another_window_has_open_stays(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, 0)
    inventor.add_piece("Rook")
    inventor.window.pages.open(StartPageRequest())
    inventor.window.run("workshop")
    inventor.qtbot.waitUntil(lambda: inventor.workshop.entries.rowCount() == 1)
    (saved,) = saved_drafts()
    lock = lock_of(saved.path)
    assert lock.tryLock()
    workshop = inventor.workshop
    for button in (workshop.edit_button, workshop.remove_button):
        inventor.click(button)
        inventor.qtbot.waitUntil(lambda: workshop.entries.rowCount() == 0)
        assert inventor.workshop is workshop
        workshop._set_drafts([Entry(read(saved.text), saved.path)])  # noqa: SLF001  # as it was listed before
    assert saved.path.exists()
    lock.unlock()


def answer(monkeypatch: pytest.MonkeyPatch, number: int | None) -> list[str]:
    """Answer each question by its choice of this number, or cancel it; return the questions."""
    asked: list[str] = []

    def choose(self: object, text: str, more: str, choices: list[str]) -> str:
        asked.append(text)
        return "" if number is None else choices[number]

    monkeypatch.setattr(file_dialogs.FileQuestions, "choose", choose)
    return asked


def test_saving_a_game_keeps_its_versions(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer(monkeypatch, 0)
    inventor.save()
    first = catalogue.find(inventor.page.draft.source)
    assert first is not None
    assert first in catalogue.games()
    inventor.window.settings["new_game"] = {"game": first.name}
    inventor.add_piece("Rook")
    inventor.save()
    second = catalogue.find(inventor.page.draft.source)
    assert second is not None
    assert second != first
    assert not asked
    assert inventor.window.settings["new_game"]["game"] == second.name, "a new game begins with the new rules"
    assert catalogue.find(first.name) == first
    assert [game.name for game in catalogue.games() if catalogue.base_name(game) == "wizards"] == [second.name]
    inventor.begin("Wizards")
    inventor.add_piece("Bishop")
    inventor.click(inventor.page.save_button)
    assert asked == ["There is already a game called Wizards. This becomes its newest version; the older one is kept."]
    assert inventor.window.pages.own_games.finish()


def test_an_edit_during_a_save_is_kept(inventor: Inventor) -> None:
    with inventor.qtbot.waitSignal(inventor.page.files.publishing_ended):
        inventor.click(inventor.page.save_button)
        inventor.add_piece("Rook")
    saved = catalogue.find(inventor.page.draft.source)
    assert saved is not None
    assert [piece.symbol for piece in saved.pieces] == ["K"]
    assert list(inventor.page.draft.pieces) == ["K", "R"]


def test_leaving_at_once_still_saves_the_game(inventor: Inventor) -> None:
    inventor.click(inventor.page.save_button)
    inventor.window.run("workshop")
    assert [game.title for game in catalogue.games() if catalogue.is_own(game)] == ["Wizards"]
    entries = inventor.workshop.entries
    inventor.qtbot.waitUntil(lambda: [entries.item(row).text() for row in range(entries.rowCount())] == ["Wizards"])


def test_the_question_about_replacing_a_game_can_be_cancelled(
    inventor: Inventor, monkeypatch: pytest.MonkeyPatch
) -> None:
    inventor.save()
    saved = inventor.page.draft.source
    inventor.begin("Wizards")
    inventor.add_piece("Bishop")
    answer(monkeypatch, None)
    inventor.click(inventor.page.save_button)
    assert inventor.page.draft.source == ""
    assert saved in [game.name for game in catalogue.games()]
    assert inventor.window.pages.own_games.finish()


def test_an_own_game_is_edited_and_removed(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    inventor.save()
    name = inventor.page.draft.source
    inventor.window.run("workshop")
    workshop = inventor.workshop
    inventor.qtbot.waitUntil(
        lambda: [workshop.entries.item(row).text() for row in range(workshop.entries.rowCount())] == ["Wizards"]
    )
    inventor.click(workshop.edit_button)
    assert inventor.page.draft.source == name
    inventor.window.run("workshop")
    answer(monkeypatch, 0)
    workshop = inventor.workshop
    inventor.qtbot.waitUntil(lambda: workshop.entries.rowCount() == 1)
    workshop.base.setCurrentIndex(workshop.base.findData("shogi"))
    inventor.click(workshop.remove_button)
    assert name not in [game.name for game in catalogue.games()]
    assert workshop.base.findData(name) < 0, "no game begins from one that is gone"
    assert workshop.base.currentData() == "shogi"
    assert inventor.window.pages.own_games.finish()


@pytest.mark.parametrize("suffix", [TOML, INI])
def test_a_game_is_exported(inventor: Inventor, suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / f"wizards{suffix}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    inventor.page.files.export(suffix)
    inventor.qtbot.waitUntil(file.exists)
    assert ("wizards" in file.read_text("utf-8")) is True
    inventor.page.files.copy()
    inventor.qtbot.waitUntil(lambda: QGuiApplication.clipboard().text().startswith('name = "wizards"'))


# Trying


def small_game(inventor: Inventor) -> None:
    """Two rooks against a king in the corner."""
    inventor.add_piece("Rook")
    inventor.open(sections.START)
    inventor.page.make(lambda draft: edits.arrange(draft, "7k/8/8/8/8/8/R7/1R2K3[] w - - 0 1"))


def test_a_game_is_played_to_its_end_against_oneself(inventor: Inventor) -> None:
    small_game(inventor)
    inventor.click(inventor.page.try_button)
    assert inventor.page.try_panel.isVisible()
    for start, end in (("a2", "a7"), ("h8", "g8"), ("b1", "b8")):
        inventor.tap(start)
        inventor.tap(end)
    panel = inventor.page.try_panel
    assert panel.state.text().startswith("White wins")
    inventor.click(panel.take_back)
    assert panel.state.text() == "White is to move."
    inventor.click(panel.restart)
    trial = inventor.page.content.trial
    assert trial is not None
    assert trial.game.node is trial.game.root
    inventor.click(panel.back)
    assert not inventor.page.trying
    assert inventor.page.draft.cells[0, 1] == "R"


def test_the_computer_answers(inventor: Inventor) -> None:
    small_game(inventor)
    inventor.click(inventor.page.try_button)
    panel = inventor.page.try_panel
    panel.who.setCurrentIndex(2)
    panel.who.activated.emit(2)
    inventor.tap("a2")
    inventor.tap("a7")
    trial = inventor.page.content.trial
    assert trial is not None
    inventor.qtbot.waitUntil(lambda: trial.game.node.ply == 2)
    assert panel.state.text() == "White is to move."


@pytest.mark.parametrize("answer", ["", "a1a1"])
def test_a_computer_without_a_move_is_reported(inventor: Inventor, answer: str) -> None:
    small_game(inventor)
    inventor.click(inventor.page.try_button)
    panel = inventor.page.try_panel
    panel.who.setCurrentIndex(1)
    panel.who.activated.emit(1)
    engine = inventor.page.findChild(EngineProcess)
    assert engine is not None
    engine.cancel()
    engine.chose.emit(BestMove(answer))
    assert panel.message.text() == "The computer's engine answered with illegal moves."
    assert panel.who.currentData() == NOBODY


def test_the_computer_plays_both_sides(inventor: Inventor) -> None:
    small_game(inventor)
    inventor.click(inventor.page.try_button)
    panel = inventor.page.try_panel
    panel.who.setCurrentIndex(panel.who.findData(BOTH))
    panel.who.activated.emit(panel.who.findData(BOTH))
    trial = inventor.page.content.trial
    assert trial is not None
    inventor.qtbot.waitUntil(lambda: trial.game.node.ply > 2)
    assert panel.moves.accessibleName().startswith("1. ")
    assert "  2. " in panel.moves.accessibleName()
    assert "  2.\u00a0" in panel.moves.text(), "no line ends after a number"
    inventor.click(panel.take_back)
    assert panel.who.currentData() == NOBODY
    assert not trial.thinking


def test_a_pasted_name_is_one_line(inventor: Inventor) -> None:
    title = inventor.control("title")
    QGuiApplication.clipboard().setText("Grand\nWizards\n")
    title.selectAll()
    title.paste()
    assert inventor.page.draft.title == title.text() == "Grand Wizards"


def test_an_invalid_game_cannot_be_tried(inventor: Inventor) -> None:
    inventor.write(inventor.control("title"), " ")
    QTest.keyClick(inventor.control("title"), Qt.Key.Key_Backspace)
    inventor.page.try_it()
    assert not inventor.page.trying
    assert inventor.field("title").problem.text() == "“Name of the game” must not be empty."


def test_another_language_keeps_the_draft_its_edits_and_the_section(inventor: Inventor) -> None:
    inventor.add_piece("Rook")
    section = inventor.page.section
    assert section == Section(PIECE, "R")
    inventor.window.pages.remake()
    assert inventor.page.section == section
    inventor.click(inventor.page.undo_button)
    assert "R" not in inventor.page.draft.pieces
    inventor.click(inventor.page.redo_button)
    assert "R" in inventor.page.draft.pieces


def test_a_game_that_is_too_long_has_no_rules_page(inventor: Inventor) -> None:
    long = {key: "long" * 500 for key in ("native", "reading", "meaning")}
    pieces = {letter: {"name": letter, "moves": "W", **long} for letter in FILES.upper() if letter != "K"}
    table = inventor.page.draft.table
    inventor.page.make(lambda draft: Draft({**table, PIECE: {**table[PIECE], **pieces}}))
    inventor.game()
    inventor.click(inventor.page.rules_button)
    assert "100,000" in inventor.page.status.news.text()


@pytest.mark.parametrize("base", list(WELL_KNOWN))
def test_a_draft_can_start_from_a_well_known_game(inventor: Inventor, base: str) -> None:
    inventor.begin("Like it", base)
    game = inventor.page.draft.checked
    assert isinstance(game, Variant)
    assert game.based_on == base
    assert game.pieces == PARENTS[base].pieces
