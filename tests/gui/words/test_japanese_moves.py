"""Moves of Palace Shogi typed as Japanese shogi players write them."""

import pytest
from known_games import SMALL

from surajang.gui.words import shown_moves
from surajang.gui.words.typed_moves import as_in_files
from surajang.rules import definition, notation, notation_reader
from surajang.rules.game import Game
from surajang.rules.games import GAMES, game_named
from surajang.rules.reasons import Reason

SHOGI = game_named("palaceshogi")
SILVERS = "4k4/9/9/9/4S4/4+p4/3S1S3/9/3K5[NP] w - - 0 1"
"""First player's silvers on 5e, 6g and 4g; the second player's pawn on 5f."""


def typed(game: Game, text: str) -> str:
    """Return the move understood, as in files, or the code of the refusal."""
    found = shown_moves.understood(game, text)
    return found.code if isinstance(found, Reason) else notation.written(game.position, found)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("７五兵", "+P-7e"), ("7五歩", "+P-7e"), ("75兵", "+P-7e"), ("▲７六歩", "+P-7f"), ("☗ ７六 兵", "+P-7f"),
        ("５八玉", "own piece there"), ("7七桂", "own piece there"), ("６八金", "+S-6h"),
        ("６八金直", "+S-6h"), ("３八金", "+S-3h"), ("同兵", "not like a move"), ("７十兵", "not like a move"),
    ],
)  # fmt: skip
def test_japanese_notation_of_first_moves_is_understood(text: str, move: str) -> None:
    assert typed(Game(SHOGI), text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("５六銀右", "S4gx5f"), ("５六銀左", "S6gx5f"), ("５六銀左上", "S6gx5f"), ("５六銀", "several moves"),
        ("５六銀(47)", "S4gx5f"), ("５四銀", "S-5d"), ("５四銀直", "S-5d"), ("７五桂", "N*7e"), ("７五桂打", "N*7e"),
        ("７六歩打", "P*7f"), ("７六歩", "P*7f"), ("７六卒", "P*7f"), ("７六玉", "steps like a king"),
    ],
)  # fmt: skip
def test_disambiguating_words_are_understood(text: str, move: str) -> None:
    assert typed(Game(SHOGI, SILVERS), text) == move


def test_promotions_and_declined_promotions_are_understood() -> None:
    game = Game(SHOGI, "4k4/9/2S6/9/9/9/9/9/3K5[] w - - 0 1")
    assert typed(game, "７二銀成") == "S-7b+"
    assert typed(game, "７二銀不成") == "S-7b="
    assert typed(game, "７二銀") == "S-7b="


def test_the_same_square_means_that_of_the_last_move() -> None:
    game = Game(SHOGI, "4k4/9/9/9/9/6n2/9/4P4/3K3R1[] b - - 0 1")
    game.play(notation_reader.read(game.position, "N-2h="))
    assert typed(game, "同飛") == "Rx2h"
    assert typed(game, "同　飛") == "Rx2h"


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"palaceshogi"}))
def test_games_with_chess_coordinates_have_no_japanese_moves(name: str) -> None:
    assert isinstance(shown_moves.understood(Game(game_named(name)), "７六歩"), Reason)


def test_a_square_beyond_a_smaller_board_is_not_understood() -> None:
    rook, coordinates = 'name = "Rook"', '[appearance]\ncoordinates = "shogi"\n'
    small = definition.read(SMALL.replace(rook, f'{rook}\nnative = "飛"') + coordinates, GAMES)
    game = Game(small)
    assert [as_in_files(game, text) for text in ("５四飛", "９一飛", "５九飛", "同飛")] == ["R5e-5d", "", "", ""]
