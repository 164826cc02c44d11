"""Hand-made positions for each sentence of RULES.md §5 about Palace Shogi.

Nearly all use `legal_here`, in which the slow referee of tests/reference confirms the program's answer.
"""

import re

import pytest
from reference.palace import PalaceShogi
from samples import game, result

from surajang.rules import fen, notation
from surajang.rules.attackers import checkers
from surajang.rules.diagram import InvalidPosition
from surajang.rules.games import GAMES
from surajang.rules.notation import IllegalMove

NAME = "palaceshogi"
JUDGE = PalaceShogi()

FAR = "Ki2 ka8 "
"""Kings beyond the reach of nearly every piece in the middle."""


def placed(pieces: str, side: str = "w", hands: str = "", castling: str = "-") -> str:
    """The FEN of a position given as pieces on squares, the first player's in upper case: `Ke1 ke9 +Qe5`."""
    board = {square: piece for piece, square in re.findall(r"(\+?[A-Za-z])([a-i][1-9])", pieces)}
    assert len(board) == len(pieces.split()), f"{pieces}: a square is filled twice, or misspelt"
    rows = ["".join(board.get(f"{file}{rank}", "1") for file in "abcdefghi") for rank in range(9, 0, -1)]
    packed = (re.sub("1+", lambda run: str(len(run[0])), row) for row in rows)
    return f"{'/'.join(packed)}[{hands}] {side} {castling} - 0 1"


def legal_here(start: str, moves: str = "") -> set[str]:
    """The legal moves after moves from a FEN, as the program and the slow referee agree."""
    played = game(NAME, start, moves)
    texts = {notation.text(played.position, move) for move in played.legal_moves()}
    position = JUDGE.read(fen.write(played.position))
    assert texts == set(JUDGE.moves(position))
    assert played.node.check == JUDGE.in_check(position)
    return texts


def from_square(square: str, start: str, moves: str = "") -> set[str]:
    """The rest of the legal moves of a square's piece after the square's name."""
    return {move.removeprefix(square) for move in legal_here(start, moves) if move.startswith(square)}


def after(start: str, moves: str = "") -> list[str]:
    """The fields of the FEN after moves: pieces with hands, side, castling, en passant, counters."""
    return fen.write(game(NAME, start, moves).position).split()


def hands_after(start: str, moves: str) -> str:
    """Both hands after moves."""
    return after(start, moves)[0].partition("[")[2].rstrip("]")


def check_after(start: str, moves: str = "") -> bool:
    """Whether the side to move is in check after moves; the slow referee agrees."""
    legal_here(start, moves)
    return game(NAME, start, moves).node.check


def swapped(pieces: str) -> str:
    """The same pieces seen from the other side of the board, colours exchanged."""
    return re.sub(
        r"(\+?[A-Za-z])?([a-i])([1-9])",
        lambda match: f"{(match[1] or '').swapcase()}{match[2]}{10 - int(match[3])}",
        pieces,
    )


# The start


def test_players_are_named_by_order_and_the_first_is_w():
    assert GAMES[NAME].appearance.players == ("First player", "Second player")
    assert after("startpos")[1] == "w"
    assert "e3e4" in legal_here("startpos")


def test_the_setup_is_that_of_shogi_with_a_queen_between_bishop_and_rook():
    start = "lns+sk+ssnl/1r2q2b1/+p+p+p+p+p+p+p+p+p/9/9/9/+P+P+P+P+P+P+P+P+P/1B2Q2R1/LNS+SK+SSNL[] w AIai - 0 1"
    assert fen.write(game(NAME).position) == start
    assert len(legal_here("startpos")) == 33


def test_the_queen_cannot_move_at_first_and_leaves_her_palace_in_two_moves():
    assert from_square("e2", "startpos") == set()
    assert from_square("e2", "startpos", "d3d5 a7a6") == {"d3"}
    assert from_square("d3", "startpos", "d3d5 a7a6 e2d3 a6a5") == {"c4", "e4", "c2", "e2"}


def test_squares_are_shown_in_shogi_coordinates():
    position = game(NAME, placed("Ke2 ka8")).position
    written = {text: notation.written(position, notation.parse(position, text)) for text in ("e2e1", "e2f3", "e2d1")}
    assert [written[text][-2:] for text in written] == ["5i", "4g", "6i"]


# How the pieces move: the position, a square, and all the moves from it


MOVES = {
    "a footsoldier goes one forward": [
        ("Pe4", "e4", "e5"),
        ("Pe5", "e5", "e6"),
        ("Pe5 Se6", "e5", ""),
    ],
    "from rank 6 on a footsoldier also goes one sideways, never backward": [
        ("Pe6", "e6", "e7 d6 f6"),
        ("Pc7", "c7", "c8 b7 d7"),
        ("Pd9", "d9", "c9 e9"),
        ("Pa6", "a6", "a7 b6"),
    ],
    "in the enemy palace a footsoldier goes diagonally forward from corridor to corridor": [
        ("Pd7", "d7", "d8 c7 e7 e8"),
        ("Pf7", "f7", "f8 e7 g7 e8"),
        ("Pe8", "e8", "e9 d8 f8 d9 f9"),
        ("Pe7", "e7", "e8 d7 f7"),
        ("Pd8", "d8", "d9 c8 e8"),
        ("Pc6", "c6", "c7 b6 d6"),
        ("Pd1", "d1", "d2"),
        ("Pe2", "e2", "e3"),
    ],
    "a footsoldier captures as it moves, and is barred by its own pieces": [
        ("Pe6 ne7 nd6 nf6 nd7 nf7", "e6", "e7 d6 f6"),
        ("Pe6 Se7 Sd6", "e6", "f6"),
        ("Pe8 nd9 nf9 ne9", "e8", "e9 d8 f8 d9 f9"),
        ("Pe4 nd5 nf5", "e4", "e5"),
    ],
    "a pawn goes one forward, or two from rank 3 and from no other": [
        ("+Pe2", "e2", "e3"),
        ("+Pe3", "e3", "e4 e5"),
        ("+Pe4", "e4", "e5"),
        ("+Pe6", "e6", "e7"),
    ],
    "a pawn goes ahead without capture and captures diagonally forward": [
        ("+Pe3 ne5", "e3", "e4"),
        ("+Pe3 ne4", "e3", ""),
        ("+Pe3 nd4 nf4", "e3", "e4 e5 d4 f4"),
        ("+Pe3 Sd4 nd2 nf2", "e3", "e4 e5"),
    ],
    "a pawn becomes a new queen on rank 9, always": [
        ("+Pe8", "e8", "e9+"),
        ("+Pe8 ne9 nd9", "e8", "d9+"),
        ("+Pe7", "e7", "e8"),
    ],
    "a lance slides straight forward and promotes on every move into the zone": [
        ("Le4", "e4", "e5 e6 e7+ e8+ e9+"),
        ("Le4 ne6", "e4", "e5 e6"),
        ("Le4 Se6", "e4", "e5"),
        ("Le7", "e7", "e8+ e9+"),
    ],
    "a cannon slides like a rook without capturing": [
        ("+Le5", "e5", "a5 b5 c5 d5 f5 g5 h5 i5 e1 e2 e3 e4 e6 e7 e8 e9"),
        ("+Le5 nc5 Sg5 ne6 Se3", "e5", "d5 f5 e4"),
    ],
    "a cannon also slides diagonally between the corridor squares of the enemy palace": [
        ("+Ld7", "d7", "a7 b7 c7 e7 f7 g7 h7 i7 d1 d2 d3 d4 d5 d6 d8 d9 e8 f9"),
        ("+Le7", "e7", "a7 b7 c7 d7 f7 g7 h7 i7 e1 e2 e3 e4 e5 e6 e8 e9"),
        ("+Lc6", "c6", "a6 b6 d6 e6 f6 g6 h6 i6 c1 c2 c3 c4 c5 c7 c8 c9"),
        ("+Ld1", "d1", "a1 b1 c1 e1 f1 g1 h1 i1 d2 d3 d4 d5 d6 d7 d8 d9"),
    ],
    "a horse makes the two forward knight jumps and promotes on every move into the zone": [
        ("Ne3", "e3", "d5 f5"),
        ("Ne5", "e5", "d7+ f7+"),
        ("Na1", "a1", "b3"),
        ("Ne3 Se4 Sd4 Sd5", "e3", "f5"),
    ],
    "a knight makes all eight": [
        ("+Ne5", "e5", "d7 f7 c6 g6 c4 g4 d3 f3"),
    ],
    "a bishop moves as a bishop and promotes on every move that ends in the zone, on none that leaves it": [
        ("Be5", "e5", "a1 b2 c3 d4 f4 g3 h2 i1 d6 f6 c7+ b8+ a9+ g7+ h8+ i9+"),
        ("Be7", "e7", "d8+ c9+ f8+ g9+ d6 c5 b4 a3 f6 g5 h4 i3"),
    ],
    "an elephant is a bishop that steps one orthogonally": [
        ("+Be5", "e5", "a1 b2 c3 d4 f4 g3 h2 i1 d6 c7 b8 a9 f6 g7 h8 i9 e4 e6 d5 f5"),
        ("+Be5 ne6 Se4", "e5", "a1 b2 c3 d4 f4 g3 h2 i1 d6 c7 b8 a9 f6 g7 h8 i9 e6 d5 f5"),
    ],
    "an elephant jumps two diagonally": [
        ("+Be5 Sd6 nf6 Sd4 Sf4", "e5", "c7 f6 g7 c3 g3 e4 e6 d5 f5"),
        ("+Be5 Sd6 Sc7 Sf6 ng7 Sd4 Sf4", "e5", "g7 c3 g3 e4 e6 d5 f5"),
    ],
    "a rook moves as a rook and promotes on every move that ends in the zone": [
        ("Re5", "e5", "a5 b5 c5 d5 f5 g5 h5 i5 e1 e2 e3 e4 e6 e7+ e8+ e9+"),
        ("Re7", "e7", "a7+ b7+ c7+ d7+ f7+ g7+ h7+ i7+ e1 e2 e3 e4 e5 e6 e8+ e9+"),
    ],
    "a dragon is a rook that steps one diagonally": [
        ("+Re5", "e5", "a5 b5 c5 d5 f5 g5 h5 i5 e1 e2 e3 e4 e6 e7 e8 e9 d4 f4 d6 f6"),
    ],
    "a dragon slides diagonally between the corridor squares of the enemy palace, and of no other": [
        ("+Rd7", "d7", "a7 b7 c7 e7 f7 g7 h7 i7 d1 d2 d3 d4 d5 d6 d8 d9 c6 e6 c8 e8 f9"),
        ("+Rd7 nf9", "d7", "a7 b7 c7 e7 f7 g7 h7 i7 d1 d2 d3 d4 d5 d6 d8 d9 c6 e6 c8 e8 f9"),
        ("+Rd7 ne8 nf9", "d7", "a7 b7 c7 e7 f7 g7 h7 i7 d1 d2 d3 d4 d5 d6 d8 d9 c6 e6 c8 e8"),
        ("+Rf9", "f9", "b9 c9 d9 e9 g9 h9 i9 f1 f2 f3 f4 f5 f6 f7 f8 g8 e8 d7 a9"),
        ("+Re7", "e7", "a7 b7 c7 d7 f7 g7 h7 i7 e1 e2 e3 e4 e5 e6 e8 e9 d6 f6 d8 f8"),
        ("+Rd1", "d1", "a1 b1 c1 e1 f1 g1 h1 i1 d2 d3 d4 d5 d6 d7 d8 d9 c2 e2"),
    ],
    "a silver goes one diagonally or straight forward and may promote into, within and out of the zone": [
        ("Se5", "e5", "e6 d6 f6 d4 f4"),
        ("Se6", "e6", "e7 e7+ d7 d7+ f7 f7+ d5 f5"),
        ("Se7", "e7", "e8 e8+ d8 d8+ f8 f8+ d6 d6+ f6 f6+"),
        ("Se9", "e9", "d8 d8+ f8 f8+"),
    ],
    "a gold goes one orthogonally or diagonally forward": [
        ("+Se5", "e5", "e6 d6 f6 d5 f5 e4"),
        ("+Se8", "e8", "e9 d9 f9 d8 f8 e7"),
    ],
    "a queen in her own palace goes one square diagonally, no more": [
        ("Qe1", "e1", "d2 f2"),
        ("Qe2", "e2", "d1 f1 d3 f3"),
        ("Qd3", "d3", "c2 e2 c4 e4"),
        ("Qd2", "d2", "c1 e1 c3 e3"),
        ("Qd3 nc4 ne4 Sc2", "d3", "c4 e4 e2"),
    ],
    "a queen outside is a queen but for slides into her palace, which end on its first square": [
        ("Qe5 +Qd1", "e5", "a5 b5 c5 d5 f5 g5 h5 i5 e6 e7 e8 e9 e4 e3 d6 c7 b8 a9 f6 g7 h8 i9 d4 c3 b2 a1 f4 g3 h2 i1"),
        ("Qg5 +Qd1", "g5", "a5 b5 c5 d5 e5 f5 h5 i5 g1 g2 g3 g4 g6 g7 g8 g9 f6 e7 d8 c9 h6 i7 f4 e3 h4 i3"),
        ("Qg2 +Qd1", "g2", "f2 h2 g1 g3 g4 g5 g6 g7 g8 g9 f1 f3 h1 h3 i4"),
        ("Qh3 +Qd1", "h3", "h1 h2 h4 h5 h6 h7 h8 h9 i3 g3 f3 g2 f1 i4 g4 f5 e6 d7 c8 b9"),
        ("Qc4 +Qd1", "c4", "a4 b4 d4 e4 f4 g4 h4 i4 c1 c2 c3 c5 c6 c7 c8 c9 b5 a6 d5 e6 f7 g8 h9 b3 a2 d3"),
    ],
    "what stands on that square can be captured, what stands behind it cannot": [
        ("Qe5 +Qd1 ne3 ne2", "e5", "a5 b5 c5 d5 f5 g5 h5 i5 e6 e7 e8 e9 e4 e3 d6 c7 b8 a9 f6 g7 h8 i9 d4 c3 b2 a1 "
         "f4 g3 h2 i1"),
        ("Qc3 nd3 nd2 Sb2 Sb3 Sb4 Sc4 Sd4 Sc2", "c3", "d3 d2"),
        ("Qb4 nd2 Sa3 Sa4 Sa5 Sb5 Sb3 Sc5 Sc4", "b4", "c3 d2"),
        ("Qb4 ne1 Sa3 Sa4 Sa5 Sb5 Sb3 Sc5 Sc4", "b4", "c3 d2"),
    ],
    "the enemy palace is no wall for a queen": [
        ("Qc7 +Qd1", "c7", "a7 b7 d7 e7 f7 g7 h7 i7 c1 c2 c3 c4 c5 c6 c8 c9 b8 b6 a5 a9 d8 e9 d6 e5 f4 g3 h2 i1"),
        ("Qe7 +Qd1", "e7", "a7 b7 c7 d7 f7 g7 h7 i7 e8 e9 e6 e5 e4 e3 d8 c9 f8 g9 d6 c5 b4 a3 f6 g5 h4 i3"),
    ],
    "a king goes one square any way": [
        ("", "i2", "i1 i3 h1 h2 h3"),
    ],
    "a lion jumps to any square within two of its own, or passes": [
        ("+Qe5", "e5", "e5 d4 e4 f4 d5 f5 d6 e6 f6 c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7"),
        ("+Qe5 Sd4 Se4 Sf4 Sd5 Sf5 Sd6 Se6 Sf6", "e5", "c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7"),
        ("+Qa1", "a1", "a1 a2 a3 b1 b2 b3 c1 c2 c3"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("pieces", "square", "expected"),
    [pytest.param(*case, id=f"{rule}: {case[0]}") for rule, cases in MOVES.items() for case in cases],
)
def test_moves_of_each_piece(pieces, square, expected):
    assert from_square(square, placed(FAR + pieces)) == set(expected.split())
    # The second player's pieces see the same board from the other side.
    mirrored = from_square(swapped(square), placed(swapped(FAR + pieces), "b"))
    assert mirrored == {swapped(move) for move in expected.split()}


@pytest.mark.parametrize("screen", [piece.symbol for piece in GAMES[NAME].pieces[1:]])
def test_a_cannon_gives_check_over_any_piece_but_a_cannon(screen):
    text = placed(f"Ke1 kb9 +le9 {screen}e5")
    position = fen.read(GAMES[NAME], text)
    assert check_after(text) == (screen != "+L")
    assert checkers(position) == [position.tables.square_named("e9")] * (screen != "+L")


CAPTURES = {
    "a cannon captures by hopping exactly one piece of either side": [
        ("+Le2 pe5 ne7", "e2e7", "e2e5 e2e6 e2e8"),
        ("+Le2 Pe5 ne7", "e2e7", "e2e5 e2e6 e2e8"),
        ("+Lb5 pd5 ng5", "b5g5", "b5d5"),
        ("+Le7 pe5 ne4", "e7e4", "e7e5 e7e3"),
        ("+Le2 ne7", "e2e6", "e2e7"),
        ("+Le2 pe4 pe6 ne7", "e2e6", "e2e4 e2e7"),
        ("+Le2 pe5 Se7", "", "e2e7"),
    ],
    "a cannon is no screen, and is never captured by one": [
        ("+Le2 +Le5 ne7", "", "e2e7"),
        ("+Le2 +le5 ne7", "", "e2e7 e2e5"),
        ("+Le2 pe5 +le7", "", "e2e7"),
    ],
    "between corridor squares a cannon captures from corner to opposite corner over the centre": [
        ("+Ld7 ne8 nf9", "d7f9", "d7e8"),
        ("+Ld7 Se8 nf9", "d7f9", "d7e8"),
        ("+Lf9 ne8 nd7", "f9d7", "f9e8"),
        ("+Ld9 ne8 nf7", "d9f7", "d9e8"),
        ("+Ld7 nf9", "d7e8", "d7f9"),
        ("+Ld7 ne8", "", "d7f9 d7e8"),
        ("+Ld7 +Le8 nf9", "", "d7f9"),
        ("+Ld7 +le8 nf9", "", "d7f9"),
        ("+Ld7 ne8 +lf9", "", "d7f9"),
        ("+Lc6 nd7 ne8", "", "c6e8 c6d7"),
        ("+Ld1 ne2 nf3", "", "d1f3 d1e2"),
    ],
}


@pytest.mark.parametrize(
    ("pieces", "has", "has_not"),
    [pytest.param(*case, id=f"{rule}: {case[0]}") for rule, cases in CAPTURES.items() for case in cases],
)
def test_captures_of_a_cannon(pieces, has, has_not):
    first, second = legal_here(placed(FAR + pieces)), legal_here(placed(swapped(FAR + pieces), "b"))
    for moves, sign in ((first, str), (second, swapped)):
        assert {sign(move) for move in has.split()} <= moves
        assert not {sign(move) for move in has_not.split()} & moves


def test_a_king_may_be_the_screen():
    assert "e2e7" in legal_here(placed("Ke4 kb9 +Le2 ne7"))
    assert "e2e7" in legal_here(placed("Kh1 ke5 +Le2 ne7"))
    assert "e2e8" in legal_here(placed("Kh1 ke5 +Le2 ne8"))


@pytest.mark.parametrize(
    ("pieces", "check"),
    [
        ("ke6 +Le2", False),
        ("ke6 +Le2 Pe4", True),
        ("ke6 +Le2 pe4", True),
        ("ke6 +Le2 +le4", False),
        ("ke6 +Le2 Pe4 pe5", False),
        ("kf9 +Ld7 Ne8", True),
        ("kf9 +Ld7", False),
        ("ke8 +Ld7", False),
        ("kf9 +Ld7 +Le8", False),
        ("kf9 +Lc6 Ne8", False),
    ],
)
def test_a_cannon_gives_check_as_it_captures(pieces, check):
    assert check_after(placed(f"Ki1 {pieces}", "b")) == check


def test_a_queen_checks_and_guards_nothing_behind_the_first_palace_square():
    assert not check_after(placed("Ka1 kg2 Qb2", "b"))
    assert check_after(placed("Ka1 kc2 Qb2", "b"))
    assert check_after(placed("Kh2 kb9 qb2"))  # its own palace stops the queen
    assert check_after(placed("Kc8 kb1 qa8 sd9"))
    assert not check_after(placed("Kg8 kb1 qa8 sd9"))
    # The queen on d5 guards d7, the first square of its palace, but not d8.
    moves = legal_here(placed("Kc8 ki1 qd5 sd8"))
    assert "c8d8" in moves
    assert "c8d7" not in moves


def test_a_queen_pins_nothing_through_her_palace():
    assert from_square("g2", placed("Ka9 kh2 Qb2 ng2", "b")) == from_square("g2", placed("Ka9 kh2 ng2", "b"))
    assert from_square("c2", placed("Ka9 kd4 Qa2 nc2", "b")) == from_square("c2", placed("Ka9 kd4 nc2", "b"))


# Killed or held


HELD = {"+P": "P", "+L": "L", "+N": "N", "+B": "B", "+R": "R", "+S": "S"}
KILLED = ["P", "L", "N", "B", "R", "S", "Q", "+Q"]


@pytest.mark.parametrize("symbol", [*HELD, *KILLED])
def test_captured_pieces_change_or_leave_the_game(symbol):
    pieces = f"{FAR}+Se4 {symbol.lower()}e5"
    assert hands_after(placed(pieces), "e4e5") == HELD.get(symbol, "")
    assert hands_after(placed(swapped(pieces), "b"), "e6e5") == HELD.get(symbol, "").lower()


# En passant


PAWNS = "Ki1 kb9 +Pe3 +pd5 +pf5"


def test_a_pawn_captures_en_passant_the_one_that_passed_over_its_square():
    assert after(placed(PAWNS), "e3e5")[3] == "e4"
    assert {"d5e4", "f5e4"} <= legal_here(placed(PAWNS), "e3e5")
    assert after(placed(PAWNS), "e3e5 d5e4")[0] == "1k7/9/9/9/5+p3/4+p4/9/9/8K[p]"
    assert after(placed(PAWNS), "e3e4")[3] == "-"


def test_en_passant_on_the_next_turn_only():
    assert not {"d5e4", "f5e4"} & legal_here(placed(PAWNS), "e3e5 b9b8 i1i2")


def test_only_pawns_capture_en_passant_and_are_captured_so():
    assert after(placed("Ki1 kb9 +Pe3 pd4"), "e3e5")[3] == "-"
    # The footsoldier may go to the square passed over, but it captures nothing there.
    start = placed("Ki1 kb9 +pe7 Pd6", "b")
    assert after(start, "e7e5")[3] == "-"
    assert after(start, "e7e5 d6e6")[0] == "1k7/9/9/4P4/4+p4/9/9/9/8K[]"


def test_the_field_lists_a_capture_even_if_it_is_illegal():
    start = placed("Ki1 kd9 Rd1 +Pe3 +pd5")
    assert after(start, "e3e5")[3] == "e4"
    assert "d5e4" not in legal_here(start, "e3e5")


def test_reading_ignores_squares_that_no_pawn_can_have_passed():
    behind_one_step = placed("Ki1 kb9 +Pe4 +pd4", "b").replace(" - - 0", " - e3 0")
    assert after(behind_one_step)[3] == "-"
    behind_two = placed("Ki1 kb9 +Pe5 +pd5", "b").replace(" - - 0", " - e4 0")
    assert after(behind_two)[3] == "e4"
    assert "d5e4" in legal_here(behind_two)


# Promotion


@pytest.mark.parametrize("move", ["e5e7", "a1b2+", "d5c7", "g5g6+"])
def test_promotions_are_compulsory_in_the_zone_and_impossible_outside(move):
    with pytest.raises(IllegalMove):
        game(NAME, placed(FAR + "Re5 Ba1 Nd5 Lg5"), move)


@pytest.mark.parametrize(
    ("symbol", "square", "move"),
    [("L", "e5", "e8"), ("N", "e5", "d7"), ("B", "c4", "f7"), ("R", "e5", "e7"), ("S", "e6", "e7"), ("Q", "e5", "e7")],
)
def test_pieces_promote_to_their_counterparts(symbol, square, move):
    assert f"+{symbol}" in after(placed(f"{FAR}{symbol}{square}"), f"{square}{move}+")[0]


def test_a_queen_promotes_into_within_and_out_of_the_zone():
    assert {"e5e6", "e5e7", "e5e7+"} <= legal_here(placed(FAR + "Qe5"))
    assert "e5e6+" not in legal_here(placed(FAR + "Qe5"))
    assert {"h7h8", "h7h8+", "h7h3", "h7h3+"} <= legal_here(placed(FAR + "Qh7"))


def test_a_queen_promotes_only_while_her_side_has_no_lion():
    assert not {move for move in legal_here(placed(FAR + "Qe5 +Qa1")) if move.endswith("+")}
    assert "e5e7+" in legal_here(placed(FAR + "Qe5 +qb1"))
    assert "e5e7+" in legal_here(placed(FAR + "Qe5 +Qh5 rh9", "b"), "h9h5")
    assert "g5g7+" in legal_here(placed(FAR + "Qe5 Qg5"))
    assert not {move for move in legal_here(placed(FAR + "Qe5 Qg5"), "g5g7+ a8a7") if move.endswith("+")}
    with pytest.raises(InvalidPosition, match="Each player's limit for the lion is 1"):
        fen.read(GAMES[NAME], placed(FAR + "+Qe5 +Qa1"))


def test_a_pawn_becomes_a_queen_first_and_a_lion_on_a_later_move():
    start = placed(FAR + "+Pg8")
    assert after(start, "g8g9+")[0].startswith("6Q2/")
    assert {"g9g8", "g9g8+", "g9g4+"} <= legal_here(start, "g8g9+ a8a7")
    assert after(placed(FAR + "+Pg8 +Qa1"), "g8g9+")[0].startswith("6Q2/")
    assert after(placed(FAR + "+Pg8 Qh1"), "g8g9+")[0].count("Q") == 2


def test_no_other_piece_promotes():
    pieces = FAR + "Pe7 +Lb7 +Nc6 +Bd6 +Rh7 +Sg8 +Qf6"
    assert not {move for move in legal_here(placed(pieces)) if move.endswith("+")}


# The lion


LION = FAR + "+Qe5 +se6 +sf7"


def test_a_lion_captures_an_adjacent_piece_and_steps_again():
    doubles = {move for move in legal_here(placed(LION)) if len(move) == 6}
    assert doubles == {f"e5e6{to}" for to in ("d5", "e5", "f5", "d6", "f6", "d7", "e7", "f7")}
    assert {"e5e6", "e5f7"} <= legal_here(placed(LION))


def test_a_lion_captures_on_one_or_both_steps_or_without_moving():
    assert after(placed(LION), "e5e6f7")[0] == "9/k8/5+Q3/9/9/9/9/8K/9[SS]"
    assert after(placed(LION), "e5e6d7")[0] == "9/k8/3+Q1+s3/9/9/9/9/8K/9[S]"
    assert after(placed(LION), "e5e6e5")[0] == "9/k8/5+s3/9/4+Q4/9/9/8K/9[S]"


def test_a_lion_steps_again_only_after_a_capture():
    moves = legal_here(placed(FAR + "+Qe5 +se6 Se7 Sd5"))
    assert {move for move in moves if len(move) == 6 and move[2:4] != "e6"} == set()
    assert "e5e6e7" not in moves
    assert "e5e6d5" not in moves


def test_a_lion_stays_on_the_board():
    moves = legal_here(placed(FAR + "+Qa5 +sa6"))
    assert {move for move in moves if len(move) == 6} == {f"a5a6{to}" for to in ("a5", "a7", "b5", "b6", "b7")}


def test_a_lion_never_captures_a_lion_on_either_step():
    beside = legal_here(placed(FAR + "+Qe5 +qe6"))
    assert not {move for move in beside if move[2:4] == "e6"}
    assert "e5e7" not in legal_here(placed(FAR + "+Qe5 +qe7"))
    behind = legal_here(placed(FAR + "+Qe5 +se6 +qe7"))
    assert "e5e6e7" not in behind
    assert {"e5e6e5", "e5e6d7"} <= behind


@pytest.mark.parametrize("king", ["c3", "c5", "c7", "d3", "d4", "e3", "e6", "g6", "g7", "f3", "f5"])
def test_a_lion_attacks_every_square_within_two(king):
    ring = [f"s{file}{rank}" for file in "def" for rank in "456" if f"{file}{rank}" not in ("e5", king)]
    assert check_after(placed(f"K{king} ka9 +qe5"))
    assert check_after(placed(f"K{king} ka9 +qe5 {' '.join(ring)}"))


@pytest.mark.parametrize("king", ["b5", "e2", "h5", "b2", "h8"])
def test_a_lion_attacks_nothing_further_away(king):
    assert not check_after(placed(f"K{king} ka9 +qe5"))


def test_a_king_keeps_away_from_a_lion():
    assert from_square("b5", placed("Kb5 ki9 +qe5")) == {"a4", "a5", "a6", "b4", "b6"}


def test_a_lion_may_pass_next_to_an_empty_square():
    assert "e5e5" in legal_here(placed(FAR + "+Qe5 Sd4 Se4 Sf4 Sd5 Sf5 Sd6 Se6"))
    assert "e5e5" in legal_here(placed(FAR + "+Qe5 sd4 Se4 sf4 Sd5 +sf5 Sd6 Se6"))
    assert "e5e5" not in legal_here(placed(FAR + "+Qe5 sd4 Se4 sf4 Sd5 +sf5 Sd6 Se6 Sf6"))
    assert after(placed(LION), "e5e5")[:2] == [placed(LION).split()[0], "b"]


def test_the_empty_square_next_to_a_lion_must_be_on_the_board():
    assert "a1a1" in legal_here(placed(FAR + "+Qa1 Sa2 Sb2"))
    assert "a1a1" not in legal_here(placed(FAR + "+Qa1 Sa2 Sb2 Sb1"))
    assert "i5i5" not in legal_here(placed("Kb1 ka8 +Qi5 Si4 Si6 Sh4 Sh5 Sh6"))


def test_there_is_no_pass_in_check():
    start = placed("Ke1 ka9 +Qb5 re8")
    assert check_after(start)
    assert "b5b5" not in legal_here(start)


def test_a_pinned_lion_may_pass_and_capture_beside_it_without_leaving_the_line():
    moves = legal_here(placed("Ke1 ka8 +Qe4 re9 +sd5"))
    assert {move for move in moves if move.startswith("e4")} == {
        "e4e4", "e4e2", "e4e3", "e4e5", "e4e6", "e4d5e4", "e4d5e5", "e4d5e6"
    }  # fmt: skip


def test_a_lion_may_capture_the_checking_piece_on_either_step():
    moves = legal_here(placed("Ke1 ka9 +Qd4 re5 +sc5"))
    assert {"d4e5", "d4e5d4", "d4e5f6", "d4e3", "d4e4", "d4e2", "d4e5e6"} <= moves
    assert not {"d4d4", "d4c5", "d4c5d4", "d4c5c6", "d4d5"} & moves
    assert "d4d5e5" in legal_here(placed("Ke1 ka9 +Qd4 re5 +sd5"))


def test_only_the_position_after_a_double_move_counts_for_facing_kings():
    moves = legal_here(placed("Ke1 ke9 +Qe5 +sd5"))
    assert {"e5e5", "e5d5e5", "e5d5e6", "e5d5e4", "e5e4", "e5e7"} <= moves
    assert not {"e5d5", "e5d5d4", "e5d5c5", "e5d4"} & moves
    moves = legal_here(placed("Ke1 ke9 +Qd4 +se5"))
    assert {"d4e5", "d4e5e6", "d4e5e4"} <= moves
    assert not {"d4e5d4", "d4e5f6", "d4e5d5"} & moves


def test_a_pass_ends_en_passant_rights():
    start = placed("Ki1 kb9 +Pe3 +pd5 +qh6")
    assert after(start, "e3e5")[3] == "e4"
    assert after(start, "e3e5 h6h6")[3] == "-"
    assert "h6h6" in legal_here(start, "e3e5")


def test_a_side_that_can_pass_is_not_stalemated():
    stalemated = placed("Ki1 ka9 Qh7")
    assert result(NAME, stalemated, "h7b7") == ("1/2-1/2", "stalemate")
    assert result(NAME, placed("Ki1 ka9 Qh7 +qi5"), "h7b7") == ("*", "")
    assert "i5i5" in legal_here(placed("Ki1 ka9 Qh7 +qi5"), "h7b7")


def test_no_step_of_a_lion_captures_a_king():
    for king in ("e6", "e4", "c5", "g4", "c7"):
        with pytest.raises(InvalidPosition, match="could be captured"):
            fen.read(GAMES[NAME], placed(f"K{king} ka9 +qe5 Sd4 Sf6", "b"))


# Drops


def on_ranks(kind: str, ranks: str, taken: str) -> set[str]:
    """The drops of a kind on all squares of some ranks that are not taken."""
    squares = {f"{file}{rank}" for file in "abcdefghi" for rank in ranks}
    return {f"{kind}@{square}" for square in squares - set(taken.split())}


PALACE = " ".join(f"{file}{rank}" for file in "def" for rank in "789")


@pytest.mark.parametrize(
    ("kind", "ranks", "barred"),
    [
        ("P", "1234", ""),
        ("L", "12345", ""),
        ("N", "12345", ""),
        ("B", "12345", ""),
        ("R", "123456", ""),
        ("S", "123456789", PALACE),
    ],
)
def test_pieces_are_dropped_on_allowed_squares(kind, ranks, barred):
    pieces = "Ka1 ki9 nb4 Sc4 ng7"
    drops = {move for move in legal_here(placed(pieces, hands=kind)) if "@" in move}
    assert drops == on_ranks(kind, ranks, barred + " a1 i9 b4 c4 g7")
    black = {move for move in legal_here(placed(swapped(pieces), "b", hands=kind.lower())) if "@" in move}
    assert black == {move[:2] + swapped(move[2:]) for move in drops}


@pytest.mark.parametrize("hands", ["Q", "q", "K", "+P", "P+R"])
def test_pawns_queens_and_promoted_pieces_are_never_in_hand(hands):
    with pytest.raises(InvalidPosition):
        fen.read(GAMES[NAME], placed(FAR, hands=hands))


def test_a_dropped_piece_is_unpromoted():
    start = placed("Ki1 ka8", hands="RBSNLP")
    assert not {move for move in legal_here(start) if "@" in move and move.endswith("+")}
    assert after(start, "S@h9")[0].startswith("7S1/")
    assert after(start, "P@h3")[0] == "9/k8/9/9/9/9/7P1/9/8K[RBSNL]"


def test_a_player_has_at_most_five_footsoldiers_on_the_board():
    four = FAR + "Pb7 Pc7 Pg7 Ph7"
    assert "P@d1" in legal_here(placed(four, hands="P"))
    assert "P@d1" in legal_here(placed(four + " pg3 ph3", hands="P"))
    assert "P@d1" in legal_here(placed(four + " +Pi3 +Pa3", hands="P"))
    assert not {move for move in legal_here(placed(four + " Pf7", hands="PS")) if move.startswith("P@")}
    assert "S@d1" in legal_here(placed(four + " Pf7", hands="PS"))


def test_six_footsoldiers_on_the_board_are_refused():
    with pytest.raises(InvalidPosition, match="Each player's limit for the footsoldier is 5"):
        fen.read(GAMES[NAME], placed(FAR + "Pb7 Pc7 Pg7 Ph7 Pf7 Pe4"))


@pytest.mark.parametrize(
    ("piece", "free"),
    [("Pe6", False), ("Pe5", False), ("Pe1", False), ("Pe7", True), ("Pe9", True), ("pe5", True), ("+Pe3", True),
     ("Se5", True)],
)  # fmt: skip
def test_no_footsoldier_is_dropped_on_a_file_with_another_on_ranks_1_to_6(piece, free):
    assert ("P@e2" in legal_here(placed(FAR + piece, hands="P"))) == free
    assert ("P@e8" in legal_here(placed(swapped(FAR + piece), "b", hands="p"))) == free
    assert "P@f2" in legal_here(placed(FAR + piece, hands="P"))


# No mate by a footsoldier's drop


CORNERED = "Ke1 ka5 Rb9 Ri6 Ri4"


def test_a_footsoldier_drop_may_not_mate():
    moves = legal_here(placed(CORNERED, hands="PL"))
    assert "P@a4" not in moves
    assert {"P@a3", "P@c4", "L@a4", "L@a3"} <= moves
    assert result(NAME, placed(CORNERED, hands="PL"), "L@a4") == ("1-0", "checkmate")
    with pytest.raises(IllegalMove):
        game(NAME, placed(CORNERED, hands="P"), "P@a4")


def test_a_footsoldier_drop_may_check_if_there_is_an_answer():
    assert "P@a4" in legal_here(placed(CORNERED + " bc6", hands="P"))
    assert "P@a4" in legal_here(placed("Ke1 ka5 Rb9 Ri6", hands="P"))


def test_a_footsoldier_may_mate_by_moving():
    assert result(NAME, placed("Ke1 ka5 Rb9 Ri6 Ri4 Pa3"), "a3a4") == ("1-0", "checkmate")


def test_the_check_may_come_from_a_cannon_over_the_dropped_screen():
    moves = legal_here(placed("Ke1 ka5 Rb9 +La1", hands="PL"))
    assert not {"P@a2", "P@a3"} & moves
    assert "P@a4" in moves  # this one is captured by the king
    assert {"L@a2", "L@a3"} <= moves
    assert result(NAME, placed("Ke1 ka5 Rb9 +La1", hands="L"), "L@a2") == ("1-0", "checkmate")


def test_a_cannons_mate_can_be_met_by_a_drop_that_is_legal():
    # Between screen and king only a6 is open to Black's footsoldier; a second piece there takes the check away.
    start = "Kh1 ka7 Rb1 Ri8 +La1 {}"
    assert "P@a3" not in legal_here(placed(start.format("ph6"), hands="P"))
    assert "P@a3" in legal_here(placed(start.format("ph6"), hands="Pp"))
    five = start.format("pc1 pd1 pe3 pf3 pg3")
    assert "P@a3" not in legal_here(placed(five, hands="Pp"))
    assert "P@a3" in legal_here(placed(five.replace("pg3", "ng5"), hands="Pp"))
    assert "P@a3" in legal_here(placed(five, hands="Ps"))


def test_entering_the_palace_answers_a_mating_drop():
    net = "Kh1 kc4 Rb9 +Qf6 Ri5 Nb1"
    start = placed(net, hands="P")
    assert "P@c3" in legal_here(start)
    assert "c4d3" in legal_here(start, "P@c3")
    assert result(NAME, start, "P@c3 c4d3") == ("0-1", "entering king")
    assert "P@c3" not in legal_here(placed(net + " +Se2", hands="P"))


def test_a_mating_footsoldier_drop_is_not_an_answer():
    # The cannon's check can only be met on c2, where a footsoldier would mate the black king.
    mated = "Ka2 +Pd1 +Pe2 Rb8 Ri4 kc3 +ld2 +pb2 pc1 +nc4"
    assert legal_here(placed(mated, hands="P")) == set()
    assert result(NAME, placed(mated, hands="P")) == ("0-1", "checkmate")
    assert legal_here(placed(mated, hands="L")) == {"L@c2"}
    assert legal_here(placed(mated.replace("+Pd1 ", ""), hands="P")) == {"P@c2"}


# Castling


HOME = "Ke1 La1 Li1 kh9"


def test_castling_moves_the_king_two_squares_and_the_lance_next_to_it():
    start = placed(HOME, castling="AI")
    assert {"e1c1", "e1g1"} <= legal_here(start)
    assert after(start, "e1c1")[:3] == ["7k1/9/9/9/9/9/9/9/2KL4L[]", "b", "-"]
    assert after(start, "e1g1")[:3] == ["7k1/9/9/9/9/9/9/9/L4LK2[]", "b", "-"]
    black = placed("Kh1 ke9 la9 li9", "b", castling="ai")
    assert after(black, "e9c9")[:3] == ["2kl4l/9/9/9/9/9/9/9/7K1[]", "w", "-"]
    assert after(black, "e9g9")[:3] == ["l4lk2/9/9/9/9/9/9/9/7K1[]", "w", "-"]
    assert {"e9c9", "e9g9"} <= legal_here(black)


ATTACKED = {
    "a": {"e1c1", "e1g1"},
    "b": {"e1c1", "e1g1"},
    "c": {"e1g1"},
    "d": {"e1g1"},
    "e": set(),
    "f": {"e1c1"},
    "g": {"e1c1"},
    "h": {"e1c1", "e1g1"},
    "i": {"e1c1", "e1g1"},
}


@pytest.mark.parametrize("file", ATTACKED)
def test_the_king_does_not_castle_out_of_through_or_into_an_attack(file):
    start = placed(f"{HOME} r{file}5", castling="AI")
    assert legal_here(start) & {"e1c1", "e1g1"} == ATTACKED[file]
    over_a_screen = placed(f"{HOME} +l{file}8 n{file}5", castling="AI")
    assert legal_here(over_a_screen) & {"e1c1", "e1g1"} == ATTACKED[file]


def test_a_cannon_over_a_cannon_does_not_prevent_castling():
    assert legal_here(placed(f"{HOME} +le8 +le5", castling="AI")) >= {"e1c1", "e1g1"}


def test_a_check_by_a_leap_over_a_piece_can_be_answered_by_a_capture():
    start = placed("Ke1 Sf2 Rg6 kb9 +bg3")
    assert legal_here(start) & {"g6g3", "g6g4", "f2g3", "f2f3"} == {"g6g3", "f2g3"}
    assert "g6g5" not in legal_here(placed("Ke1 Rg6 kb9 +bg3"))


def test_a_dragon_pins_across_the_palace():
    assert from_square("e2", placed("Kd1 Se2 kb9 +rf3")) == {"f3"}
    assert from_square("e2", placed("Kd1 +Ne2 kb9 +rf3")) == set()


@pytest.mark.parametrize("file", "bcdfgh")
def test_no_castling_onto_or_across_the_other_kings_open_file(file):
    start = placed(f"Ke1 La1 Li1 k{file}9", castling="AI")
    assert legal_here(start) & {"e1c1", "e1g1"} == ATTACKED[file]
    assert legal_here(placed(f"Ke1 La1 Li1 k{file}9 n{file}7", castling="AI")) >= {"e1c1", "e1g1"}


@pytest.mark.parametrize(
    ("square", "castlings"),
    [("b1", "e1g1"), ("c1", "e1g1"), ("d1", "e1g1"), ("f1", "e1c1"), ("g1", "e1c1"), ("h1", "e1c1")],
)
@pytest.mark.parametrize("piece", ["S", "s"])
def test_all_squares_between_king_and_lance_must_be_empty(square, castlings, piece):
    start = placed(f"Ke1 La1 Li1 kb9 {piece}{square}", castling="AI")
    assert legal_here(start) & {"e1c1", "e1g1"} <= {castlings}
    if piece == "S":
        assert castlings in legal_here(start)


def test_neither_king_nor_lance_may_have_moved():
    start = placed(HOME, castling="AI")
    assert after(start, "e1e2 h9h8 e2e1 h8h9")[2] == "-"
    assert not legal_here(start, "e1e2 h9h8 e2e1 h8h9") & {"e1c1", "e1g1"}
    assert after(start, "a1a2")[2] == "I"
    assert after(placed("Ke1 La1 Li1 ke9 la9 li9 ne5", castling="AIai"), "i1i3 e9e8")[2] == "A"


def test_a_right_goes_when_its_lance_is_captured():
    start = placed("Ke1 La1 Li1 kb9 ri4", "b", castling="AI")
    assert after(start, "i4i1+")[2] == "A"


@pytest.mark.parametrize(("lion", "move"), [("b2", "b2a1b2"), ("b2", "b2a1b1"), ("b3", "b3a2a1"), ("b3", "b3a1")])
def test_a_right_goes_when_a_lion_captures_its_lance_on_either_step(lion, move):
    start = placed(f"Ke1 La1 Li1 Sa2 kb9 +q{lion}", "b", castling="AI")
    assert move in legal_here(start)
    assert after(start, move)[2] == "I"


def test_a_lion_keeps_the_rights_of_lances_it_does_not_capture():
    start = placed("Ke1 La1 Li1 Sa2 kb9 +qb3", "b", castling="AI")
    assert after(start, "b3a2b3")[2] == "AI"


def test_a_dropped_lance_never_castles():
    start = placed("Ke1 Li1 kh9", hands="L", castling="AI")
    assert after(start)[2] == "I"
    assert legal_here(start, "L@a1 h9h8") & {"e1c1", "e1g1"} == {"e1g1"}
    captured = placed("Ke1 La1 Li1 kb9 ra5", "b", hands="L", castling="AI")
    moves = "a5a1+ e1e2 a1a5 e2e1 b9b8 L@a1 b8b9"
    assert not legal_here(captured, moves) & {"e1c1", "e1g1"}


def test_the_castling_field_names_the_files_of_the_lances():
    start = placed("Ke1 La1 Li1 ke9 la9 li9 ne5", castling="AIai")
    assert after(start)[2] == "AIai"
    with pytest.raises(InvalidPosition, match="AIai"):
        fen.read(GAMES[NAME], placed(HOME, castling="KQ"))


def test_castling_notation():
    position = fen.read(GAMES[NAME], placed(HOME, castling="AI"))
    assert notation.written(position, notation.parse(position, "e1g1")) == "O-O"
    assert notation.written(position, notation.parse(position, "e1c1")) == "O-O-O"


# Facing kings


def test_no_move_may_leave_the_kings_facing_each_other():
    assert from_square("e5", placed("Ke1 ke9 Se5")) == {"e6"}
    assert from_square("e5", placed("Ke1 ke9 +Se5")) == {"e4", "e6"}
    assert from_square("e5", placed("Ke1 ke9 +Ne5")) == set()
    assert from_square("e4", placed("Ke1 ke9 pe4", "b")) == {"e3"}
    assert {"d5", "f5"} <= from_square("e5", placed("Ke1 ke9 +Se5 Se7"))


def test_a_king_does_not_step_onto_the_others_open_file():
    assert from_square("d1", placed("Kd1 ke9")) == {"c1", "c2", "d2"}
    assert {"e1", "e2"} <= from_square("d1", placed("Kd1 ke9 ne6"))
    assert from_square("e9", placed("Kd1 ke9", "b")) == {"e8", "f8", "f9"}


def test_facing_kings_only_attack_each_other():
    for side in "wb":
        with pytest.raises(InvalidPosition, match="could be captured"):
            fen.read(GAMES[NAME], placed("Ke1 ke9", side))
    assert not check_after(placed("Ke1 ke9 pe5"))
    assert "e1e5" not in legal_here(placed("Ke1 ke9 pe5"))
    assert not check_after(placed("Ka5 ki5"))
    assert not check_after(placed("Ka1 ki9"))


def test_the_piece_between_the_kings_may_be_captured_but_not_from_beside():
    assert "e4e5" in legal_here(placed("Ke1 ke9 ne5 +Se4"))
    assert "d5e5" in legal_here(placed("Ke1 ke9 ne5 Rd5"))


# Entering king


@pytest.mark.parametrize(
    "move",
    ["c8d7", "c8d8", "c8d9", "e6d7", "e6e7", "e6f7", "g8f7", "g8f8", "g8f9", "c6d7", "g6f7"],
)
def test_a_king_that_enters_the_enemy_palace_wins_at_once(move):
    start = placed(f"K{move[:2]} ka1")
    assert move in legal_here(start)
    assert result(NAME, start, move) == ("1-0", "entering king")
    assert legal_here(start, move) == set()
    black = placed(swapped(f"K{move[:2]} ka1"), "b")
    assert result(NAME, black, swapped(move)) == ("0-1", "entering king")


def test_entering_wins_whatever_the_opponent_could_have_answered():
    # Black's king could enter in turn.
    assert "e4e3" in legal_here(placed("Ke6 ke4 Pe5", "b"))
    assert result(NAME, placed("Ke6 ke4 Pe5"), "e6e7") == ("1-0", "entering king")
    # Black would mate next, on h8.
    assert result(NAME, placed("Kc8 kb1 ri9 ri7 rh1"), "c8d8") == ("1-0", "entering king")


def test_a_king_enters_by_a_legal_move_only():
    assert "e6e7" not in legal_here(placed("Ke6 ka1 ra7"))
    assert "e6d7" not in legal_here(placed("Ke6 kc9 sc8"))
    assert "e6e7" in legal_here(placed("Ke6 ka1 re7"))
    assert "e6e7" not in legal_here(placed("Ke6 ka1 ne7 re9"))
    assert {"e6d7", "e6f7"} <= legal_here(placed("Ke6 ka1 ra6"))  # out of check
    assert "e6d7" not in legal_here(placed("Ke6 kd9"))


def test_only_the_enemy_palace_wins():
    assert result(NAME, placed("Kc6 ka1"), "c6c7") == ("*", "")
    assert result(NAME, placed("Kg7 ka1"), "g7g8") == ("*", "")
    assert result(NAME, placed("Kd4 ka9"), "d4d3") == ("*", "")


@pytest.mark.parametrize("side", ["w", "b"])
def test_a_position_with_a_king_in_the_enemy_palace_is_won(side):
    for square in PALACE.split():
        assert result(NAME, placed(f"K{square} ka1", side)) == ("1-0", "entering king")
        assert result(NAME, placed(swapped(f"K{square} ka1"), side)) == ("0-1", "entering king")
    assert legal_here(placed("Ke8 ka1", side)) == set()


def test_two_kings_in_the_enemy_palaces_are_refused():
    with pytest.raises(InvalidPosition, match="Both kings"):
        fen.read(GAMES[NAME], placed("Kd8 ke2"))


# Stalemate and repetition


def test_stalemate_is_a_draw_unless_there_is_a_drop():
    assert result(NAME, placed("Ki1 ka9 Qh7"), "h7b7") == ("1/2-1/2", "stalemate")
    assert result(NAME, placed("Ki1 ka9 Qh7", hands="n"), "h7b7") == ("*", "")


def test_a_footsoldier_in_hand_that_may_not_be_dropped_does_not_help():
    five = "Ki2 ka9 Qh7 pa1 pb1 pc1 pd1 pe1 nf1"
    assert result(NAME, placed(five, hands="p"), "h7b7") == ("1/2-1/2", "stalemate")
    assert result(NAME, placed(five.replace("pc1", "nc1"), hands="p"), "h7b7") == ("*", "")


def test_checkmate():
    assert result(NAME, placed("Ki1 ka9 +Rh8 Rg1"), "g1g9+") == ("1-0", "checkmate")
    assert result(NAME, placed(swapped("Ki1 ka9 +Rh8 Rg1"), "b"), "g9g1+") == ("0-1", "checkmate")


SHORT = "h2g2 b8c8 g2h2 c8b8 "
LONG = "h2f2 b8d8 f2g2 d8c8 g2f2 c8d8 f2h2 d8b8 "


def test_the_fourth_occurrence_at_intervals_of_four_plies_is_a_draw():
    assert result(NAME, moves=SHORT * 2) == ("*", "")
    assert result(NAME, moves=SHORT * 2 + SHORT[:-5]) == ("*", "")
    assert result(NAME, moves=SHORT * 3) == ("1/2-1/2", "repetition")
    assert legal_here("startpos", SHORT * 2)


def test_the_position_of_a_fen_is_an_occurrence():
    start = placed("Ke1 ka9")
    assert result(NAME, start, "e1e2 a9a8 e2e1 a8a9 " * 2) == ("*", "")
    assert result(NAME, start, "e1e2 a9a8 e2e1 a8a9 " * 3) == ("1/2-1/2", "repetition")


def test_a_longer_interval_starts_the_count_again():
    assert result(NAME, moves=SHORT * 2 + LONG) == ("*", "")
    assert result(NAME, moves=SHORT * 2 + LONG + SHORT * 2) == ("*", "")
    assert result(NAME, moves=SHORT * 2 + LONG + SHORT * 3) == ("1/2-1/2", "repetition")


def test_shorter_intervals_count_too():
    start = placed(FAR + "+Qe5 +qc1")
    passes = "e5e5 c1c1 "
    assert result(NAME, start, passes * 2) == ("*", "")
    assert result(NAME, start, passes * 3) == ("1/2-1/2", "repetition")


def test_checks_do_not_affect_repetition():
    start = placed("Ki1 kb9 Ra1")
    checks = "a1b1 b9a9 b1a1 a9b9 "
    assert check_after(start, "a1b1")
    assert result(NAME, start, checks * 2) == ("*", "")
    assert result(NAME, start, checks * 3) == ("1/2-1/2", "repetition")


def test_castling_rights_make_positions_differ():
    start = placed(HOME, castling="AI")
    assert result(NAME, start, "e1e2 h9h8 e2e1 h8h9 " * 3) == ("*", "")
    assert result(NAME, start, "e1e2 h9h8 e2e1 h8h9 " * 4) == ("1/2-1/2", "repetition")


@pytest.mark.parametrize(
    ("start", "answers"),
    [
        ("9/3k5/9/5Kq2/5q+Q2/9/9/9/9[] w - - 0 1", {"g5f5g6", "g5g6f5"}),
        ("9/9/3k5/9/9/K8/1s7/1+Q+b6/9[] w - - 0 1", {"b2c2b3", "b2b3c2", "a4a5", "a4b4", "a4a3", "a4b5"}),
    ],
)
def test_a_lion_answers_a_double_check_by_capturing_both_pieces(start, answers):
    assert legal_here(start) == answers
