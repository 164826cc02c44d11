"""The card that explains a piece: shown when the pointer rests or after a long touch, and drawn from the tables of the
game.
"""

from dataclasses import replace

import pytest
from board_driver import BoardDriver
from driving import find
from known_games import KNOWN_GAMES, SHOGI
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from strange_games import LEAPS

from surajang.gui.board import piece_card
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.painter import zone_of
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.piece_facts import (
    CAPTURES,
    diagrams,
    in_the_middle,
    moves_in_words,
    notes,
    other_face,
    standing,
)
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.kit.theme import LIGHT
from surajang.gui.words import zone_words
from surajang.rules import fen
from surajang.rules.codes import BLACK, WHITE, rank_of, square_name
from surajang.rules.fen import read
from surajang.rules.games import GAMES, game_named
from surajang.rules.ini import template
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import DROP, origin, target
from surajang.rules.piece import Drop, Terrain
from surajang.rules.tables import tables_of
from surajang.rules.variant import Appearance


@pytest.fixture
def board(qtbot, monkeypatch):
    monkeypatch.setattr(piece_card, "REST_MS", 1)
    monkeypatch.setattr(piece_card, "LONG_PRESS_MS", 1)
    driver = BoardDriver("palaceshogi", options=BoardOptions(animation_ms=0))
    qtbot.addWidget(driver.view)
    return driver


def shown_card(board):
    """Return the card that is on screen."""
    card = board.view.window().findChild(PieceCard)
    assert card.isVisible()
    return card


def test_hovering_shows_the_card(board, qtbot):
    board.carry("e1")
    qtbot.waitUntil(lambda: board.view.explainer.shown)
    assert "King" in shown_card(board).text()
    board.carry("e5")
    assert not board.view.explainer.shown


@pytest.mark.parametrize(("width", "height", "points"), [(640, 480, 9.0), (800, 600, 13.5)])
def test_the_card_of_every_piece_fits_into_a_small_window(qtbot, width, height, points):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, height)
    card = PieceCard(window, PiecePictures())
    font = card.font()
    font.setPointSizeF(points)
    card.setFont(font)
    for name in GAMES:
        tables = tables_of(game_named(name))
        for kind in range(1, len(tables.variant.pieces) + 1):
            for here in (None, standing(tables, 30, {30: kind | WHITE}, None)):
                card.show_piece(tables, kind | WHITE, BoardOptions(), False, LIGHT, QRect(9, 9, 40, 40), here)
                assert window.rect().contains(card.geometry()), (name, kind, card.geometry())


def test_a_press_hides_the_card(board, qtbot):
    board.carry("e3")
    qtbot.waitUntil(lambda: board.view.explainer.shown)
    board.click("e3")
    assert not board.view.explainer.shown


def test_the_card_is_freed_with_its_board(board, qtbot):
    board.view.explainer.explain(board.place("e1"))
    card = shown_card(board)
    with qtbot.waitSignal(card.destroyed):
        board.view.hide()
    board.view.show()
    board.view.explainer.explain(board.place("e1"))
    assert shown_card(board)


def test_pieces_in_hand_are_explained(board, qtbot):
    board.carry("w@S")
    qtbot.waitUntil(lambda: board.view.explainer.shown)
    assert "Silver" in shown_card(board).text()


def test_a_long_touch_explains_and_moves_nothing(board, qtbot):
    finger = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    QTest.touchEvent(board.view, finger).press(0, board.point("e3"), board.view).commit()
    qtbot.waitUntil(lambda: board.view.explainer.shown)
    QTest.touchEvent(board.view, finger).release(0, board.point("e3"), board.view).commit()
    assert not board.view.explainer.shown
    assert board.played == []


def test_touch_plays(board, monkeypatch):
    monkeypatch.setattr(piece_card, "LONG_PRESS_MS", 60_000)
    finger = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    for name in ("e3", "e5"):
        QTest.touchEvent(board.view, finger).press(0, board.point(name), board.view).commit()
        QTest.touchEvent(board.view, finger).release(0, board.point(name), board.view).commit()
    assert board.played == ["e3e5"]


def test_cards_can_be_switched_off(board, qtbot):
    board.view.set_options(BoardOptions(piece_card=False))
    board.carry("e1")
    QTest.qWait(30)
    assert not board.view.explainer.shown


def test_the_menu_key_explains_the_piece_at_the_cursor(board):
    board.press(Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Menu)
    assert board.view.explainer.shown
    assert "Queen" in shown_card(board).text()
    board.press(Qt.Key.Key_Left)
    assert not board.view.explainer.shown


def test_a_key_hides_the_card(board, qtbot):
    board.carry("d1")
    qtbot.waitUntil(lambda: board.view.explainer.shown)
    board.press(Qt.Key.Key_Space)
    assert not board.view.explainer.shown


def test_the_card_does_not_disturb_a_half_made_move(board):
    board.click("e3")
    board.carry("d3")
    QTest.qWait(30)
    assert not board.view.explainer.shown


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_of_every_game_has_facts(name):
    tables = tables_of(game_named(name))
    for kind in range(1, tables.kinds + 1):
        for colour in (WHITE, BLACK):
            assert diagrams(tables, kind | colour)
            assert all(sentence.endswith(".") for sentence in notes(tables, kind | colour))


STRANGE = replace(
    SHOGI,
    name="strange",
    pieces=tuple(
        replace(piece, limit=12, drop=Drop("a7-c9 g1"), terrain=(Terrain("b2 h3", "F"),))
        if piece.symbol == "S"
        else piece
        for piece in SHOGI.pieces
    ),
)
"""A game whose zones have no name."""


@pytest.mark.parametrize("game", [*KNOWN_GAMES.values(), STRANGE], ids=lambda game: game.name)
def test_every_piece_of_a_game_from_a_file_has_facts(game):
    tables = tables_of(game)
    for kind in range(1, tables.kinds + 1):
        assert diagrams(tables, kind | WHITE)
        assert all(sentence.endswith(".") for sentence in notes(tables, kind | WHITE))


def test_zones_of_each_side_are_its_own():
    looks = Appearance(("figures",), outlined="c1-e3 | a1-b2", region="palace")
    game = replace(template("minixiangqi"), name="palaces", appearance=looks)
    assert zone_words.where(game, "c1-e3 | a1-b2") == "in its own palace"
    assert {rank_of(square) for square in zone_of(game, "1 | 3", 1)} == {game.ranks - 3}
    pieces = tuple(
        replace(piece, terrain=(Terrain("1 | 3", "B"),)) if piece.symbol == "R" else piece for piece in game.pieces
    )
    game = replace(game, pieces=pieces)
    shown = diagrams(tables_of(game), game.kinds["R"] | BLACK)
    assert rank_of(shown[-1].square) == game.ranks - 3


def test_unnamed_zones_are_described_by_squares():
    tables = tables_of(STRANGE)
    silver = STRANGE.kinds["S"] | WHITE
    assert "May be dropped only on 3i, 9c–7a (White); 9i–7g, 3a (Black)." in notes(tables, silver)
    assert "Cannot be dropped while its side has 12 on the board." in notes(tables, silver)
    assert "On 8h, 2g (White); 2c, 8b (Black)" in [diagram.title for diagram in diagrams(tables, silver)]


@pytest.mark.parametrize(
    ("name", "symbol", "other"),
    [
        ("pandemonium", "N", "S"),
        ("pandemonium", "W", "C"),
        ("mansindam", "+P", "P"),
        ("palaceshogi", "Q", "+Q"),
        ("palaceshogi", "P", "+P"),
        ("palaceshogi", "+P", "Q"),
        ("mansindam", "Q", None),
    ],
)
def test_the_other_face_of_a_piece_is_found(name, symbol, other):
    tables = tables_of(game_named(name))
    kinds = tables.variant.kinds
    face = other_face(tables, kinds[symbol] | WHITE)
    assert face == (kinds[other] | WHITE if other else 0)


def test_diagrams_of_a_footsoldier_match_their_texts():
    tables = tables_of(game_named("palaceshogi"))
    drawn = diagrams(tables, tables.variant.kinds["P"] | WHITE)
    names = {each.title: {square_name(square) for square in each.gained} for each in drawn}
    assert list(names)[:2] == ["Footsoldier", "Pawn"]
    ranks, corridors, pawn = list(names.values())[2:]
    square = square_name(drawn[2].square)
    assert ranks == {chr(ord(square[0]) + step) + square[1:] for step in (-1, 1)}
    assert len(corridors) > len(ranks)
    assert len(pawn) == 1


@pytest.mark.parametrize(
    ("name", "fen", "symbol"),
    [
        ("pandemonium", "k9/10/10/10/4R5/10/10/10/10/9K[] w - - 0 1", "R"),
        ("mansindam", "k8/9/9/9/4M4/9/9/9/8K[] w - - 0 1", "M"),
        ("palaceshogi", "k8/9/9/9/4+N4/9/9/9/8K[] w - - 0 1", "+N"),
        ("palaceshogi", "k8/4+R4/9/9/9/9/9/9/8K[] w - - 0 1", "+R"),
    ],
)
def test_diagrams_show_the_legal_moves(name, fen, symbol):
    position = read(game_named(name), fen)
    tables = position.tables
    code = tables.variant.kinds[symbol] | WHITE
    square = next(int(place) for place in tables.squares if position.board[place] == code)
    played = {int(target(m)) for m in legal_moves(position) if not m & DROP and origin(m) == square}
    pieces = {int(place): int(position.board[place]) for place in tables.squares if position.board[place]}
    for moves in (None, [m for m in legal_moves(position) if origin(m) == square]):
        assert set(standing(tables, square, pieces, moves).reach) == played


@pytest.mark.parametrize(
    ("name", "fen", "square", "reach"),
    [
        ("palaceshogi", "k8/9/9/4p4/9/4P4/p3+L4/9/8K[] w - - 0 1", "e3", "e2 e1 d3 c3 b3 f3 g3 h3 i3 e6 x"),
        ("palaceshogi", "k8/9/9/4+l4/9/4P4/4+L4/9/8K[] w - - 0 1", "e3", "e2 e1 a3 b3 c3 d3 f3 g3 h3 i3"),
        ("pandemonium", "4k5/10/10/4r5/10/10/10/3p6/4P5/4K5[] w - - 0 1", "e2", "d3 x e3 e4 e5"),
        ("pandemonium", "4k5/10/10/10/10/10/10/10/4P5/3PKP4[] w - - 0 1", "e1", "d2 f2"),
    ],
)
def test_the_card_shows_moves_among_other_pieces(name, fen, square, reach):
    position = read(game_named(name), fen)
    tables = position.tables
    pieces = {int(place): int(position.board[place]) for place in tables.squares if position.board[place]}
    diagram = standing(tables, tables.square_named(square), pieces, None)
    shown = {square_name(place) for place in diagram.reach}
    shown |= {"x"} if CAPTURES in diagram.reach.values() else set()
    assert shown == set(reach.split())


def test_no_card_shows_a_piece_on_a_hole_or_beyond_it():
    tables = tables_of(LEAPS)
    for kind in range(1, tables.kinds + 1):
        for diagram in diagrams(tables, kind | WHITE):
            assert {diagram.square, *diagram.reach} <= set(tables.squares)
    middle = tables_of(replace(LEAPS, holes="g5", start="rzekzycpppbq/12/12/6*5/12/12/12/RZEKZYCPPPBQ[] b - - 0 1"))
    ground = tables_of(
        replace(LEAPS, pieces=(*LEAPS.pieces[:-1], replace(LEAPS.pieces[-1], terrain=(Terrain("e3", "W"),))))
    )
    assert len(diagrams(ground, len(LEAPS.pieces) | WHITE)) == len(diagrams(tables, len(LEAPS.pieces) | WHITE))
    assert square_name(in_the_middle(middle, middle.variant.kinds["Q"] | WHITE).square) in ("f5", "h5", "g4", "g6")


@pytest.mark.parametrize("symbol", ["Q", "Z", "E", "B"])
@pytest.mark.parametrize("square", ["d6", "h6", "f5", "g5", "e2", "f3"])
def test_the_card_shows_moves_around_holes(symbol, square):
    position = read(LEAPS, "12/k11/5**5/12/12/4*7/12/11K[] w - - 0 1")
    tables = position.tables
    place = tables.square_named(square)
    board = read(LEAPS, fen_with(position, place, symbol))
    pieces = {int(there): int(board.board[there]) for there in tables.squares if board.board[there]}
    moves = {int(target(move)) for move in legal_moves(board) if origin(move) == place}
    assert set(standing(tables, place, pieces, None).reach) == moves


def fen_with(position, place, symbol):
    """Return the FEN of a position with a white piece on one more square."""
    position.board[place] = position.tables.variant.kinds[symbol] | WHITE
    return fen.write(position)


def test_a_pinned_piece_has_no_move_on_its_card(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/4r5/10/10/10/10/4N5/4K5[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.view.explainer.explain(driver.place("e2"))
    card = find(driver.view.window(), PieceCard)
    middle, here, *_ = card.diagrams
    assert square_name(middle.square) == "f5"
    assert len(middle.reach) == 8
    assert (square_name(here.square), here.title) == ("e2", "From where it stands: no move")
    assert here.reach == {}
    assert len(here.others) == 3


def test_the_card_of_the_other_side_s_piece_shows_what_it_threatens(qtbot):
    driver = BoardDriver("pandemonium", "4k5/10/10/4r5/10/10/10/10/4N5/4K5[] w - - 0 1")
    qtbot.addWidget(driver.view)
    driver.view.explainer.explain(driver.place("e7"))
    card = find(driver.view.window(), PieceCard)
    here = card.diagrams[1]
    tables = driver.view.state.tables
    assert here.reach[tables.square_named("e2")] == CAPTURES
    assert tables.square_named("e1") not in here.reach


def test_a_palace_shows_what_it_gains():
    tables = tables_of(game_named("palaceshogi"))
    code = tables.variant.kinds["+L"] | WHITE
    square = tables.square_named("d7")
    gained = standing(tables, square, {square: code}, None).gained
    assert {square_name(square) for square in gained} == {"e8", "f9"}


@pytest.mark.parametrize(
    ("name", "symbol", "sentence"),
    [
        ("pandemonium", "N", "May become a scepter by a move that touches its last two ranks."),
        ("pandemonium", "P", "May be dropped only on its second to ninth ranks."),
        ("pandemonium-2020", "P", "Always becomes a gilding on its last rank."),
        ("mansindam", "N", "Always becomes a centaur by a move that touches its last three ranks."),
        ("palaceshogi", "L", "May be dropped only on its first five ranks."),
        ("mansindam", "P", "Cannot be dropped on a file with another pawn of the same player."),
        (
            "palaceshogi",
            "P",
            "Cannot be dropped on a file with another footsoldier of the same player on its first six ranks.",
        ),
        ("palaceshogi", "S", "May be dropped only on squares outside the enemy palace."),
        ("palaceshogi", "+N", "When captured, it goes to the captor's hand as a horse."),
    ],
)
def test_facts_are_given_from_the_view_of_either_side(name, symbol, sentence):
    tables = tables_of(game_named(name))
    for colour in (WHITE, BLACK):
        assert sentence in notes(tables, tables.variant.kinds[symbol] | colour)


@pytest.mark.parametrize(
    ("name", "symbol", "words"),
    [
        (
            "mansindam",
            "A",
            [
                "Queen and knight of chess in one. Moves and captures any distance in every direction."
                " Moves and captures with a knight's jump."
            ],
        ),
        (
            "mansindam",
            "C",
            ["Cardinal: Bishop and knight of chess in one.", "Rhino: Bishop, knight and king of chess in one."],
        ),
        (
            "palaceshogi",
            "+Q",
            ["Lion: Moves and captures one step in every direction.", "Beside an empty square it may also pass."],
        ),
        ("palaceshogi", "+S", ["Gold: Moves like the gold in shogi.", "Silver: Moves like the silver in shogi."]),
    ],
)
def test_diagrams_are_put_into_words_too(name, symbol, words):
    tables = tables_of(game_named(name))
    found = " ".join(moves_in_words(tables, tables.variant.kinds[symbol] | WHITE))
    assert all(text in found for text in words), found
