"""Every refusal explains itself, with the squares that prove it."""

from dataclasses import replace
from random import Random

import pytest
from samples import game, mutated, mutations

from surajang.rules import notation, notation_reader
from surajang.rules.codes import square_at, square_name
from surajang.rules.coordinates import written_square
from surajang.rules.game import Game, Outcome
from surajang.rules.games import GAMES
from surajang.rules.ini import Definitions, template
from surajang.rules.language import sentence
from surajang.rules.moves import DROP, origin, target
from surajang.rules.piece import Drop, Promotion, Terrain
from surajang.rules.reasons import Reason
from surajang.rules.refusal import why_not, why_not_written
from surajang.rules.special_rules import Castle, Castling

P, F, M, S = "pandemonium", "pandemonium-2020", "mansindam", "palaceshogi"


def said(reason: Reason | None) -> str:
    """The sentence of a reason, empty if there is none."""
    return sentence(reason) if reason else ""


def shown(reason: Reason | None) -> str:
    """The squares that a reason highlights."""
    return " ".join(square_name(square) for square in reason.squares) if reason else ""


def refused(played: Game, what: str, promotes: bool | None = None) -> tuple[str, str]:
    """The sentence and the highlighted squares for a move like `e1e3` or a drop like `P@e5`."""
    tables = played.position.tables
    head, at, end = what.partition("@")
    if at:
        refusal = why_not(played, played.variant.kinds[head], tables.square_named(end), True, promotes)
    else:
        start, end = what.split("-")
        refusal = why_not(played, tables.square_named(start), tables.square_named(end), False, promotes)
    return said(refusal), shown(refusal)


@pytest.mark.parametrize(
    ("name", "start", "what", "words", "evidence"),
    [
        (P, "startpos", "e2-e4", "White chooses a setup first.", ""),
        (P, "4k5/10/10/10/10/10/10/10/4P5/4K5", "d4-d5", "There is no piece on this square.", "d4"),
        (P, "4k5/10/10/10/10/10/10/10/4P5/4K5", "e10-e9", "It is White's turn.", "e10"),
        (S, "3k5/9/9/9/9/9/9/9/4K4", "d9-d8", "It is First player's turn.", "d9"),
        (P, "4k5/10/10/10/10/10/10/10/4P5/4K5", "e1-e2", "Your own pawn is there.", "e2"),
        (P, "4k5/10/10/10/10/10/10/10/4P5/4K5", "e2-e6", "From here the pawn moves up to 3 squares.", "e2"),
        (P, "4k5/10/10/10/10/10/10/10/4P5/4K5", "e2-d3", "The pawn moves that way only to capture.", "d3"),
        (P, "4k5/10/10/10/10/10/10/4p5/4P5/6K3", "e2-e3",
         "The pawn captures diagonally ahead, not straight ahead.", "e2"),
        (P, "4k5/10/10/10/10/10/10/4p5/4P5/6K3", "e2-e4", "The pawn is in the way.", "e3"),
        (P, "3k6/10/10/10/10/10/10/10/4R5/4K5", "e2-e2", "A move has to go somewhere.", "e2"),
        (P, "k3r5/10/10/10/10/10/10/10/4B5/4K5", "e2-d3", "The bishop is pinned: your king would be attacked by "
         "the rook on e10.", "e1 e10"),
        (P, "k3r5/10/10/10/10/10/10/10/9P/4K5", "j2-j3", "Your king is in check from the rook on e10.", "e1 e10"),
        (P, "k2r6/10/10/10/10/10/10/10/9P/4K5", "e1-d1", "The king would be attacked by the rook on d10.", "d1 d10"),
        (P, "9k/10/10/10/K2Pp4r/10/10/10/10/10 w - e7", "d6-e7",
         "This would let the rook on j6 attack your king.", "a6 j6"),
        (S, "3k5/9/4+l4/9/9/9/3+S5/9/4K4", "d3-e3", "This would let the cannon on 5c attack your king.", "e1 e7"),
        # drops
        (P, "4k5/10/10/10/10/10/10/10/10/4K5", "P@e5", "White has no pawn in hand.", ""),
        (P, "4k5/10/10/10/10/10/10/10/10/4K5[P]", "P@e10", "A piece can only be dropped on an empty square.", "e10"),
        (P, "4k5/10/10/10/10/10/10/10/10/4K5[P]", "P@a1",
         "The pawn may not be dropped on the first or the last rank.", "a1"),
        (F, "4k5/10/10/10/10/10/10/10/10/4K5[P]", "P@a10", "The pawn may not be dropped on the last rank.", "a10"),
        (S, "3k5/9/9/9/9/9/9/9/4K4[P]", "P@a6", "The footsoldier may be dropped on its first 4 ranks only.", "a6"),
        (S, "3k5/9/9/9/9/9/9/9/4K4[S]", "S@d7", "The silver may not be dropped on this square.", "d7"),
        (M, "4k4/9/9/9/9/4P4/9/9/4K4[P]", "P@e6", "Your pawn is already on this file.", "e4"),
        (S, "3k5/9/9/9/9/P8/9/9/4K4[P]", "P@a2", "Your footsoldier is already on this file.", "a4"),
        (S, "3k5/9/9/9/9/PPPPP4/9/9/4K4[P]", "P@g2", "Each player's limit for the footsoldier is 5 on the board.",
         "a4 b4 c4 d4 e4"),
        (P, "k9/10/2N7/10/10/4B5/10/10/10/1R2K5[P]", "P@b9", "A dropped pawn may not give checkmate.", "b9 a10"),
        (P, "k3r5/10/10/10/10/10/10/10/9P/4K5[P]", "P@d3", "Your king is in check from the rook on e10.", "e1 e10"),
        # castling
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w Q", "e1-h1", "The king or this rook has moved before.", "e1 j1"),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K5 w Q", "e1-h1", "Castling that way needs your rook on j1.", "j1"),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K3NR w KQ", "e1-h1",
         "There are pieces between the king and the rook.", "i1"),
        (P, "1k2r5/10/10/10/10/10/10/10/10/R3K4R w KQ", "e1-h1", "You cannot castle while in check.", "e1 e10"),
        (P, "4k1r3/10/10/10/10/10/10/10/10/R3K4R w KQ", "e1-h1",
         "The king would cross or land on a square attacked by the rook on g10.", "g1 g10"),
        (S, "2r5k/9/9/9/9/9/9/9/L3K1+l2 w A", "e1-c1",
         "The king would cross or land on a square attacked by the rook on 7a.", "c1 c9"),
        (S, "3k5/9/9/9/9/9/9/9/L3K3L w I", "e1-c1", "The king or this lance has moved before.", "e1 a1"),
        # Palace Shogi
        (S, "4k4/9/9/9/9/9/9/4P4/4K4", "e2-e3", "", ""),
        (S, "4k4/9/9/9/4B4/9/9/9/4K4", "e5-d6", "The kings would face each other with nothing between them.", "e1 e9"),
        (S, "3k5/9/9/9/p3+L4/9/9/9/4K4", "e5-a5", "The cannon captures only over a piece in between.", "a5"),
        (S, "3k5/9/9/9/ppp1+L4/9/9/9/4K4", "e5-a5", "The cannon captures over exactly one piece.", "c5 b5"),
        (S, "3k5/9/9/9/p+l2+L4/9/9/9/4K4", "e5-a5", "The cannon cannot hop over this cannon.", "b5"),
        (S, "3k5/9/9/9/+lp2+L4/9/9/9/4K4", "e5-a5", "The cannon cannot capture this cannon.", "a5"),
        (S, "3k5/9/9/9/3+q5/4+Q4/9/9/5K3", "e4-d5", "The lion cannot capture this lion.", "d5"),
        (S, "3k5/9/9/9/9/9/9/1Q7/5K3", "b2-h2", "The queen stops where it enters its own palace.", "d2"),
        (S, "3k5/9/9/9/9/9/9/4Q4/6K2", "e2-e4",
         "In its own palace the queen moves only one square, diagonally.", "e2"),
        (S, "3k5/9/9/9/9/NNN6/N+QN6/NNN6/4K4", "b3-b3",
         "The lion passes only beside an empty square.",
         "a2 b2 c2 a3 c3 a4 b4 c4"),
    ],
)  # fmt: skip
def test_refusals_on_the_board_have_their_sentences(name, start, what, words, evidence):
    assert refused(game(name, start), what) == (words, evidence)


@pytest.mark.parametrize(
    ("name", "start", "what", "promotes", "words"),
    [
        (
            P,
            "4k5/10/2P7/10/10/10/10/10/10/4K5",
            "c8-c9",
            False,
            "Promotion is not optional: a move that ends on the last 2 ranks promotes the pawn.",
        ),
        (
            P,
            "4k5/10/2R7/10/10/10/10/10/10/4K5",
            "c8-c7",
            True,
            "The rook promotes only by a move that touches the last 2 ranks.",
        ),
        (P, "5k4/10/2Q7/10/10/10/10/10/10/4K5", "c8-c9", True, "The queen does not promote."),
        (S, "3k5/9/Q8/9/9/9/9/4+Q4/6K2", "a7-a8", True, "Each player's limit for the lion is 1 on the board."),
        (S, "3k5/9/Q8/9/9/9/9/4+Q4/6K2", "a7-a5", True, "Each player's limit for the lion is 1 on the board."),
        (P, "4k5/10/2R7/10/10/10/10/10/10/4K5", "c8-c9", True, ""),
    ],
)
def test_refused_promotions_have_their_sentences(name, start, what, promotes, words):
    assert refused(game(name, start), what, promotes)[0] == words


@pytest.mark.parametrize(
    ("start", "text", "words"),
    [
        ("4k2r/8/8/8/8/8/8/R3K3 b Qk", "e8g8", ""),
        ("4k2r/8/8/8/8/8/8/R3K3 b Qk", "e8c8", "The king moves one square in any direction."),
        ("4k2r/8/8/8/8/8/8/R3K3 w Qk", "e1g1", "The king moves one square in any direction."),
    ],
)
def test_a_side_may_castle_to_one_side_only(start, text, words):
    far, near = Castle("Q", "e1", "a1", "c1", "d1", "O-O-O"), Castle("K", "e1", "h1", "g1", "f1", "O-O")
    castling = Castling("R", (far,), second=(near,))
    one = replace(template("chess"), castling=castling, start="4k2r/8/8/8/8/8/8/R3K3[] w Qk - 0 1")
    assert said(why_not_written(Game(one, start), text)) == words


def test_a_promotion_to_another_piece_than_the_choices():
    played = Game(template("chess"), "8/P3k3/8/8/8/8/8/4K3")
    assert said(why_not_written(played, "a8=K")) == "You have no pawn that can move to a8 like that."
    assert said(why_not_written(played, "a7a8k")) == "'a7a8k' is not a legal move here."
    assert said(why_not_written(played, "a8=N")) == ""


def test_a_full_board_of_choices_is_refused_by_its_number():
    """In Grand chess a pawn becomes what its side has lost, and need not promote before the last rank."""
    played = Game(template("grand"), "10/4k5/2P7/10/10/10/10/R8R/1NBQKCABN1/10")
    words, evidence = refused(played, "c8-c9", True)
    assert (words, evidence) == ("Each player's limit for the queen is 1 on the board.", "d2")


@pytest.mark.parametrize(
    ("zone", "square", "words"),
    [
        ("2-7", "a8", "The knight may not be dropped on the first or the last rank."),
        ("2-8", "a1", "The knight may not be dropped on its first rank."),
        ("1-7", "a8", "The knight may not be dropped on the last rank."),
        ("1-5", "a7", "The knight may be dropped on its first 5 ranks only."),
        ("1", "a7", "The knight may not be dropped on this square."),
        ("3-6", "a2", "The knight may not be dropped on this square."),
        ("5-8", "a4", "The knight may not be dropped on this square."),
        ("2", "a4", "The knight may not be dropped on this square."),
        ("a1-h4", "a5", "The knight may not be dropped on this square."),
    ],
)
def test_a_drop_outside_of_its_zone_is_not_refused_for_another_zone(zone, square, words):
    house = template("crazyhouse")
    pieces = tuple(replace(each, drop=Drop(zone)) if each.symbol == "N" else each for each in house.pieces)
    played = Game(replace(house, pieces=pieces), "4k3/8/8/8/8/8/8/4K3[N]")
    assert refused(played, f"N@{square}") == (words, square)


@pytest.mark.parametrize(
    ("start", "what", "words"),
    [
        ("2k4/7/7/7/7/4NP1/3KP2", "e2-g3", "The soldier is in the way."),
        ("2k4/7/7/7/7/4K2/7", "e2-f2", "The king moves only within its part of the board."),
        ("2k4/7/7/7/7/4K2/7", "e2-f3", "The king does not move like that."),
        ("2k1r2/7/r1p1C2/7/4K2/7/7", "e5-a5", "The cannon is pinned: your king would be attacked by the rook on e7."),
        ("3k3/7/7/7/7/7/4K2", "e1-d1", "The kings would face each other with nothing between them."),
    ],
)
def test_blocked_leaps_confined_pieces_and_pinned_hoppers(start, what, words):
    assert refused(Game(template("minixiangqi"), start), what)[0] == words


def _house(**pieces):
    """Crazyhouse on the same board, with other properties of some pieces."""
    house = template("crazyhouse")
    changed = tuple(
        replace(
            each,
            **{
                key: value
                for key, value in pieces.get(each.symbol.strip("~"), {}).items()
                if each.drop or key != "drop"
            },
        )
        for each in house.pieces
    )
    return replace(house, pieces=changed, castling=None, start=house.start.replace("KQkq", "-"))


@pytest.mark.parametrize(
    ("pieces", "start", "what", "words"),
    [
        ({"B": {"moves": "pB"}}, "7k/8/8/8/8/8/8/B3K3", "a1-c3",
         "The bishop goes that way only over exactly one piece."),
        ({"R": {"moves": "FcpR"}}, "7k/8/8/8/r7/8/8/R3K3", "a1-a4",
         "The rook goes that way only over exactly one piece."),
        ({"R": {"moves": "mRpR"}}, "7k/8/8/8/8/8/n7/R3K3", "a1-a2",
         "The rook captures only over a piece in between."),
        ({"K": {"moves": "KD"}}, "2r4k/8/8/8/8/8/8/4K3", "e1-c1", "The king would be attacked by the rook on c8."),
        ({"K": {"moves": "KN"}}, "8/8/8/4k3/8/8/4K3/8", "e2-d3", "The king would be attacked by the king on e5."),
        ({"R": {"terrain": (Terrain("3", "W", instead=True),)}}, "7k/8/8/8/8/R7/8/4K3", "a3-a5",
         "The rook does not move like that from here."),
        ({"P": {"terrain": (Terrain("2", "fmR2"), Terrain("5", "bW"))}}, "7k/8/8/8/8/P7/8/4K3", "a3-a2",
         "The pawn does not move like that from here."),
        ({"N": {"drop": None}}, "4k3/8/8/8/8/8/8/4K3[N]", "N@a5", "The knight is never dropped in this game."),
        ({"N": {"drop": Drop("1-8", one_a_file="1-8", most_a_file=2)}}, "4k3/8/8/8/N7/N7/8/4K3[N]", "N@a5",
         "Each player's limit for the knight is 2 on a file."),
    ],
)  # fmt: skip
def test_refusals_of_invented_pieces_are_true(pieces, start, what, words):
    assert refused(Game(_house(**pieces), start), what)[0] == words


@pytest.mark.parametrize(
    ("zones", "start", "what", "promotes", "words"),
    [
        ({"may_to": "8 | 6-8"}, "7k/8/8/8/8/n7/8/4K3 b", "a3-b5", True,
         "The knight promotes only in the promotion zone."),
        ({"must_from": "5", "must_to": "8"}, "7k/8/8/N7/8/8/8/4K3", "a5-b7", False, "The knight must promote there."),
    ],
)  # fmt: skip
def test_refused_promotions_name_the_mover_s_own_zone(zones, start, what, promotes, words):
    played = Game(_house(N={"promotion": Promotion("Q", **zones)}), start)
    assert refused(played, what, promotes)[0] == words


def test_a_hole_in_the_way_is_named():
    start = "rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1"
    lake = Definitions(f"[lake:crazyhouse]\nstartFen = {start}").game("lake")
    played = Game(lake, "7k/8/8/R2**3/8/8/8/4K3[]")
    assert refused(played, "a5-h5") == ("A hole in the board is in the way.", "")


def test_a_hole_is_no_square_of_the_board():
    start = "rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1"
    played = Game(Definitions(f"[lake:crazyhouse]\nstartFen = {start}").game("lake"))
    for what in ("P@d5", "a2-d5"):
        assert refused(played, what) == ("That is not a square of the board.", "")
    assert refused(played, "d5-d6")[0] == "There is no piece on this square."


def test_a_forbidden_repetition():
    played = game(M, "3k5/9/9/9/9/9/9/9/3K5", "d1e1 d9e9 e1d1 e9d9 d1e1 d9e9 e1d1")
    assert refused(played, "e9-d9") == ("This would repeat the position once too often, which is not allowed.", "d9")
    assert said(why_not_written(played, "Kd9")) == refused(played, "e9-d9")[0]


@pytest.mark.parametrize(
    ("name", "start", "written", "what"),
    [
        (F, "startpos", "Ra5", "a1-a5"),
        (F, "startpos", "exd3", "e2-d3"),
        (F, "startpos", "e9", "e2-e9"),
        (F, "startpos", "a1a5", "a1-a5"),
        (F, "startpos", "d4d5", "d4-d5"),
        (F, "startpos", "b9b8", "b9-b8"),
        (F, "startpos", "N@e5", "N@e5"),
        (F, "startpos", "O-O", "f1-i1"),
        (F, "startpos", "O-O-O", "f1-c1"),
        (M, "4k4/9/9/9/9/4P4/9/9/4K4[P]", "P@e6", "P@e6"),
        (M, "4k4/9/9/9/9/4P4/9/9/4K4[P]", "@e6", "P@e6"),
        # Of two bishops that could move there, the one that is only pinned.
        (P, "k3r5/10/10/10/10/10/10/10/4B5/4KB4", "Bd3", "e2-d3"),
        (S, "4k4/9/9/9/4B4/9/9/9/4K4", "B-6d", "e5-d6"),
        (S, "3k5/9/9/9/p3+L4/9/9/9/4K4", "+Lx9e", "e5-a5"),
        (S, "3k5/9/9/9/9/9/9/9/4K4[P]", "P*9d", "P@a6"),
        (S, "3k5/9/9/9/9/9/9/4Q4/6K2", "Q5h-5f", "e2-e4"),
        (S, "startpos", "O-O", "e1-g1"),
    ],
)
def test_typed_moves_and_moves_on_the_board_are_refused_alike(name, start, written, what):
    played = game(name, start)
    refusal = why_not_written(played, written)
    assert refusal is not None
    assert (said(refusal), shown(refusal)) == refused(played, what)


@pytest.mark.parametrize(
    ("name", "start", "written", "words"),
    [
        (P, "startpos", "e2e4", "'e2e4' is not a setup; White first chooses one of NB-BN, BN-BN, NB-NB, BN-NB."),
        (F, "startpos", "Nc9", "You have no knight that can move to c9 like that."),
        (F, "startpos", "Ne1g2", "You have no knight that can move to g2 like that."),
        (
            P,
            "4k5/10/10/10/10/10/10/10/R7R1/5K4",
            "Ra1=D",
            "The rook promotes only by a move that touches the last 2 ranks.",
        ),
        (P, "4k5/10/2R7/10/10/10/10/10/10/4K5", "Rc9=X", "The rook can only become one piece: dragon."),
        (
            P,
            "4k5/10/10/10/10/10/10/10/3K6/10",
            "O-O",
            "'O-O' is castling with the rook on a1: the reverse of chess. Castling to that side is not possible now.",
        ),
        (M, "startpos", "O-O", "There is no castling in this game."),
        (M, "startpos", "Z@e5", "There is no piece 'Z' to drop in this game."),
        (S, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5", "Ln5fx5ex9a", "You have no lion that can move to 9a like that."),
        (F, "startpos", "hello", "'hello' is not written like a move, such as Nf3, exd6, N@e5."),
        (F, "startpos", "", "'' is not written like a move, such as Nf3, exd6, N@e5."),
        (F, "startpos", "e4", ""),
    ],
)
def test_an_unclear_text_is_refused(name, start, written, words):
    assert said(why_not_written(game(name, start), written)) == words


def test_pieces_refused_for_the_same_reason_are_all_highlighted():
    played = game(P, "4k5/10/10/10/10/R1P3P2R/10/10/10/4K5")
    refusal = why_not_written(played, "Re5")
    assert said(refusal) == "The pawn is in the way."
    assert shown(refusal) == "c5 g5"


def test_an_ambiguous_text_is_refused_with_its_meanings():
    played = game(P, "4k5/10/10/10/10/10/10/2B7/R8R/K9")
    assert said(why_not_written(played, "Rd2")) == "'Rd2' could be more than one move: write one of Rad2, Rjd2."
    played = game(P, "4k5/10/1B8/10/3p6/10/1P3B4/10/10/K9")
    assert said(why_not_written(played, "bd6")) == "'bd6' could be more than one move: write one of Bbxd6, Bfxd6."


def test_moves_in_a_finished_game_are_refused():
    played = game(P, "k9/10/1K8/10/10/10/10/10/10/8R1", "i1i10")
    assert refused(played, "a10-a9")[0] == "The game is over: checkmate."
    played = game(M)
    played.finish(Outcome("0-1", "resignation"))
    assert refused(played, "e3-e4")[0] == "", "moves can be tried out in a game that was given up"


def test_squares_have_the_names_of_the_game():
    assert written_square(GAMES[S], square_at(4, 0)) == "5i"
    assert written_square(GAMES[P], square_at(4, 0)) == "e1"


@pytest.mark.parametrize("name", GAMES)
def test_every_illegal_move_has_a_sentence_and_legal_moves_have_none(name):
    random = Random(31)
    played = Game(GAMES[name])
    squares = list(played.position.tables.squares)
    for _ in range(60):
        moves = played.legal_moves()
        if not moves or played.outcome.over:
            break
        legal = {(bool(move & DROP), origin(move), target(move)) for move in moves}
        for _ in range(0 if played.position.setup else 40):
            drop = random.random() < 0.3
            source = random.choice(list(played.position.tables.hand_kinds) if drop else squares)
            end = random.choice(squares)
            key = played.position.key
            refusal = why_not(played, source, end, drop)
            assert (refusal is not None) == ((drop, source, end) not in legal)
            assert refusal is None or all(square in squares for square in refusal.squares)
            assert played.position.key == key
        played.play(random.choice(moves))


def test_every_text_but_a_legal_move_has_a_sentence():
    random = Random(37)
    for name in GAMES:
        played = game(name)
        for _ in range(6):
            played.play(random.choice(played.legal_moves()))
        position, moves = played.position, played.legal_moves()
        texts = [notation.written(position, move) for move in moves] + [notation.text(position, move) for move in moves]
        key = position.key
        for _ in range(mutations(1000) // len(GAMES)):
            text = mutated(random.choice(texts), random)
            try:
                legal = notation_reader.read(position, text) in moves
            except notation.IllegalMove:
                legal = False
            assert (why_not_written(played, text) is not None) != legal, text
            assert position.key == key
