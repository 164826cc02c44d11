"""A draft is shown on a board, however incomplete it is."""

import pytest

from surajang.gui.desk.setup import read
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft, empty_game, from_game
from surajang.gui.workshop.draft_board import stand_in, start_of
from surajang.rules.definition import PIECE
from surajang.rules.games import GAMES
from surajang.rules.variant import FILES


def broken() -> dict[str, Draft]:
    """Drafts that define no game."""
    first = from_game(GAMES["pandemonium"], "Mine")
    return {
        "no king": edits.remove_piece(first, "K"),
        "no pieces": Draft({**first.table, PIECE: {}}),
        "no kings on the board": edits.arrange(first, "10/10/10/10/10/10/10/10/10/10[] w - - 0 1"),
        "the same name twice": edits.put(first, (PIECE, "N", "name"), "Pawn"),
        "no name": edits.put(first, (PIECE, "N", "name"), None),
        "a letter like no other": edits.put(first, (PIECE, "N", "letter"), "ß"),
        "no movement": edits.put(first, (PIECE, "N", "moves"), "!"),
        "a look like no other": edits.put(first, ("appearance", "coordinates"), "go"),
        "held as nothing": edits.put(first, (PIECE, "N", "held_as"), "X"),
        "no title": edits.put(first, ("title",), ""),
        "a title with a tab": edits.put(first, ("title",), "My\tgame"),
        "a title without end": edits.put(first, ("title",), "My game" * 1000),
        "holes being typed": edits.put(first, ("holes",), "d"),
        "holes off the board": edits.put(first, ("holes",), "a11"),
        "holes of one side": edits.put(first, ("holes",), "a5 |"),
        "too many pieces": many_pieces(),
        "nothing but a start": Draft({"start": "", "name": "", "title": ""}),
        "hardly a square": edits.make_holes(first, frozenset((x, y) for x in range(10) for y in range(10)) - {(0, 0)}),
    }


def many_pieces() -> Draft:
    """A draft with more kinds of pieces than a game can have, its king the last."""
    king = {"name": "King", "moves": "K", "royal": True}
    pieces = {sign + letter: {"name": sign + letter, "moves": "W"} for letter in FILES.upper() for sign in ("", "+")}
    del pieces["K"]
    return Draft({**empty_game("Mine").table, PIECE: {**pieces, "K": king}})


@pytest.mark.parametrize("what", broken())
def test_incomplete_games_are_shown(what):
    draft = broken()[what]
    assert not hasattr(draft.checked, "pieces")
    variant = stand_in(draft)
    assert (variant.files, variant.ranks) == draft.size
    read(variant, start_of(draft, variant))


@pytest.mark.parametrize("name", GAMES)
def test_complete_games_look_like_themselves(name):
    draft = from_game(GAMES[name], "Mine")
    variant = stand_in(draft)
    game = GAMES[name]
    assert {piece.symbol: piece.art for piece in variant.pieces} == {piece.symbol: piece.art for piece in game.pieces}
    assert variant.hand_order == game.hand_order
    assert variant.appearance == game.appearance
    shown = read(variant, start_of(draft, variant))
    assert shown.pieces == read(game, game.start).pieces


def test_pieces_look_like_they_move():
    draft = edits.let_drop(edits.add_piece(empty_game("Mine"), "T", {"name": "Tower", "moves": "R"}), "T", True)
    assert stand_in(draft).by_symbol["T"].moves == "R"
    assert stand_in(edits.put(draft, (PIECE, "T", "moves"), "R?")).by_symbol["T"].moves == "K"


def test_a_pawn_that_also_moves_sideways_keeps_its_picture():
    pawn = {"name": "Pawn", "moves": "mWcF", "pawn": True}
    draft = edits.add_piece(empty_game("Mine"), "P", pawn)
    assert stand_in(draft).by_symbol["P"].pawn


def test_only_visible_changes_make_another_stand_in():
    draft = empty_game("Mine")
    assert stand_in(edits.put(draft, ("repetition", "count"), 4)) is stand_in(draft)
