"""Games written as definitions for Fairy-Stockfish: their content, and games that are refused."""

from dataclasses import replace

import pyffish
import pytest

from surajang.rules import fen
from surajang.rules.__main__ import main
from surajang.rules.fairy_stockfish import Inexpressible, definition, exported_name, position
from surajang.rules.games import GAMES
from surajang.rules.perft import perft
from surajang.rules.piece import Drop, Promotion
from surajang.rules.variant import Variant

pytestmark = pytest.mark.once

MANSINDAM = GAMES["mansindam"]


def loaded(variant: Variant) -> str:
    """Teach Fairy-Stockfish a game; return the start position of the definition."""
    text = definition(variant)
    if exported_name(variant) not in pyffish.variants():
        pyffish.load_variant_config(text)
    return next(line.removeprefix("startFen = ") for line in text.splitlines() if line.startswith("startFen"))


def with_piece(symbol: str, **changes: object) -> Variant:
    """Mansindam with one piece changed."""
    pieces = tuple(
        replace(piece, **changes) if piece.symbol == symbol else piece  # type: ignore[arg-type]
        for piece in MANSINDAM.pieces
    )
    return replace(MANSINDAM, pieces=pieces)


def with_castles(**changes: str) -> Variant:
    """Pandemonium with its first castling changed."""
    castling = GAMES["pandemonium"].castling
    assert castling is not None
    first, *others = castling.castles
    return replace(GAMES["pandemonium"], castling=replace(castling, castles=(replace(first, **changes), *others)))


def count(variant: str, start: str, moves: list[str], depth: int) -> int:
    listed = pyffish.legal_moves(variant, start, moves)
    return len(listed) if depth == 1 else sum(count(variant, start, [*moves, move], depth - 1) for move in listed)


@pytest.mark.parametrize("name", ["pandemonium", "pandemonium-2020", "pandemonium-vchess", "mansindam"])
def test_other_programs_count_the_same_moves(name: str) -> None:
    start = loaded(GAMES[name])
    theirs = exported_name(GAMES[name])
    assert pyffish.start_fen(theirs) == start
    assert count(theirs, start, [], 2) == perft(fen.read(GAMES[name], start), 2)


def test_names_of_other_games_are_not_taken() -> None:
    """A definition with a name that exists already is not read: a program with both would play the wrong game."""
    pyffish.load_variant_config("[pandemonium:shogi]\nmaxRank = 7\nstartFen = 4k4/9/9/9/9/9/4K4[] w - - 0 1\n")
    ours = loaded(GAMES["pandemonium"])
    assert pyffish.start_fen("pandemonium").startswith("4k4/9/")
    assert pyffish.start_fen(exported_name(GAMES["pandemonium"])) == ours
    names = [exported_name(variant) for variant in GAMES.values()]
    assert len(set(names)) == len(names)
    assert "pandemonium" not in names


def test_the_result_of_repetition_is_exported() -> None:
    """The value is for the player to move after the repetition: in Mansindam a win, since the other may not repeat."""
    start = loaded(MANSINDAM)
    shuffle = ["i1i2", "a9a8", "i2i1", "a8a9"]
    assert not pyffish.is_optional_game_end("mansindam", start, shuffle)[0]
    assert pyffish.is_optional_game_end("mansindam", start, shuffle * 2) == (True, 32000)
    checks = ["d8e8", "e10d10", "e8d8", "d10e10"]
    start = "4k5/10/3R6/10/10/10/10/10/10/K9[] w - - 0 1"
    loaded(GAMES["pandemonium"])
    assert pyffish.is_optional_game_end("pandemonium-10x10", start, checks * 2) == (True, -32000)


def test_winning_by_arrival_is_exported() -> None:
    loaded(MANSINDAM)
    start = "9/4K4/9/9/9/9/4k4/9/9[] w - - 0 1"
    assert pyffish.is_immediate_game_end("mansindam", start, ["e8e9"]) == (True, -32000)


def test_inexpressible_rules_become_comments() -> None:
    comments = [line for line in definition(GAMES["pandemonium-2020"]).splitlines() if line.startswith("#")]
    assert "# Not expressed: no drop of the pawn may checkmate." in comments
    assert any("rights" in comment for comment in comments)
    assert any("4 plies" in comment for comment in comments)
    assert any("+P = G" in line for line in comments), "how a promoted pawn stands in our FEN"
    assert any("setup" in line for line in definition(GAMES["pandemonium"]).splitlines() if line.startswith("#"))


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        (GAMES["palaceshogi"], "Palace Shogi cannot be defined for Fairy-Stockfish. The king attacks"),
        (with_piece("N", held_as=""), "The knight is killed"),
        (with_piece("N", drop=Drop("1-5")), "where the knight is dropped"),
        (with_piece("N", drop=None), "where the knight is dropped"),
        (with_piece("N", promotion=Promotion("+N", may_to="9")), "where the knight promotes"),
        (with_piece("N", promotion=Promotion("+N", may_to="7-9", may_from="7-9")), "Only some pieces must promote"),
        (with_piece("K", moves="KD"), "The king moves differently"),
        (with_piece("N", limit=2), "The knight is limited"),
    ],
)
def test_a_game_it_cannot_express_is_refused(variant: Variant, words: str) -> None:
    with pytest.raises(Inexpressible, match=words):
        definition(variant)


RIGHTS = GAMES["pandemonium"].start.replace(" KQkq ", " KQ ")


@pytest.mark.parametrize(
    ("variant", "field"),
    [
        (with_piece("N", drop=Drop("1-9 | 1-8")), "drop.zone"),
        (with_piece("P", drop=Drop("1-8", one_a_file="1-6")), "drop.one_a_file"),
        (replace(MANSINDAM, end=replace(MANSINDAM.end, arrival="9 | 8-9")), "end.arrival"),
        (replace(GAMES["pandemonium"], start=RIGHTS), "castling.castles"),
        (with_castles(rook_to="f1"), "castling.castles"),
    ],
)
def test_a_rule_that_a_definition_would_change_is_refused(variant: Variant, field: str) -> None:
    with pytest.raises(Inexpressible, match=f'It uses "{field}"'):
        definition(variant)


def test_pieces_that_move_like_a_queen_stay_separate() -> None:
    """A second piece that moves like a queen is a separate piece."""
    lines = definition(GAMES["pandemonium"]).splitlines()
    assert "queen = q" in lines
    assert {"customPiece1 = g:Q", "customPiece2 = w:Q", "customPiece3 = a:Q"} <= set(lines)


def test_positions_are_written_as_fairy_stockfish_reads_them() -> None:
    text = "4kG4/10/10/10/10/g9/10/10/10/R3K4R[Pp] w - e3e4 0 1"
    assert position(GAMES["pandemonium"], text) == "4k+P4/10/10/10/10/+p9/10/10/10/R3K4R[Pp] w - e3e4 0 1"
    edition = "r4k4/10/10/10/10/10/10/10/10/R4K3R[] b - - 0 1"
    assert position(GAMES["pandemonium-2020"], edition).split()[2] == "KQq"
    assert fen.read(GAMES["pandemonium-2020"], position(GAMES["pandemonium-2020"], edition)).key
    unchanged = "4k4/4+P4/9/9/9/9/9/9/4K4[] w - - 0 1"
    assert position(MANSINDAM, unchanged) == unchanged
    for text in (unchanged, "4k4/4Q4/9/9/9/9/9/9/4K4[] w - - 0 1"):
        assert position(GAMES["palaceshogi"], text) == text, "what a piece becomes may be a piece of its own"


def test_the_command_line_exports_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "mansindam"]) == 0
    assert capsys.readouterr().out == definition(MANSINDAM)
    assert main(["export", "palaceshogi"]) == 2
    assert "cannot be defined" in capsys.readouterr().err
