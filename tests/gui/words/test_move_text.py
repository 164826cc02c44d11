"""Moves in words: the piece, its squares, its capture, and the outcome."""

import pytest

from surajang.gui.document import move_text
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.ini import template

TOLD = [
    ("mansindam", "startpos", "d3d4", "White Pawn, d3 to d4."),
    ("palaceshogi", "startpos", "c1d2", "First player's Silver, 7i to 6h."),
    ("pandemonium", "startpos", "BN-NB", "White has chosen outer bishops."),
    ("pandemonium", "4k5/10/10/R8n/10/10/10/9P/10/4K5[N] w - - 0 1", "a7j7", "White Rook, a7 takes Knight on j7."),
    ("pandemonium", "4k5/10/10/R9/10/10/10/9P/10/4K5[N] w - - 0 1", "N@c4", "White drops Knight on c4."),
    (
        "pandemonium",
        "4k5/10/10/R9/10/10/10/9P/10/4K5[N] w - - 0 1",
        "a7a10+",
        "White Rook, a7 to a10. It becomes Dragon. Check.",
    ),
]


@pytest.mark.parametrize(("name", "start", "text", "words"), TOLD)
def test_moves_are_put_into_words(name: str, start: str, text: str, words: str) -> None:
    game = Game(GAMES[name], start)
    game.play(notation.parse(game.position, text))
    node = game.node
    assert move_text.latest(game) == words
    assert game.node is node
    assert move_text.standing(game) == f"After: {words}"


def test_the_start_is_put_into_words() -> None:
    game = Game(GAMES["mansindam"])
    assert move_text.latest(game) == ""
    assert move_text.standing(game) == "The start position."


def test_every_move_of_whole_games_has_words(known_lines: list[tuple[str, list[str]]]) -> None:
    for name, moves in known_lines:
        game = Game(GAMES[name])
        for text in moves:
            game.play_text(text)
            told = move_text.latest(game)
            assert told.startswith(GAMES[name].appearance.players)
            assert "{" not in told
        assert told.endswith("Checkmate.")


@pytest.fixture
def known_lines() -> list[tuple[str, list[str]]]:
    from driving import WHOLE_GAMES

    return [(name, moves.split()) for name, moves in WHOLE_GAMES.items()]


def test_double_moves_of_a_lion_are_put_into_words() -> None:
    lion = next(piece for piece in GAMES["palaceshogi"].pieces if piece.twice)
    game = Game(GAMES["palaceshogi"], f"4k4/9/9/9/3pp4/3{lion.symbol}5/9/9/4K4[] w - - 0 1")
    told = {move_text.meant(game, move) for move in game.legal_moves()}
    assert any(words.endswith("and stays.") for words in told)
    assert any(words.endswith("passes.") for words in told)
    assert "First player's Lion, 6f to 5e, takes Footsoldier on 6e and Footsoldier on 5e." in told


def test_a_move_that_could_promote_to_another_piece_says_that_it_does_not() -> None:
    game = Game(template("grand"), "10/4k5/2P7/10/10/10/10/10/Q3K5/10[] w - - 0 1")
    move = notation.parse(game.position, "c8c9")
    assert move_text.meant(game, move).endswith("It does not promote.")
