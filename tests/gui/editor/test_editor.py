"""Set-ups and their edits, without a window."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from samples import positions
from strange_games import LEAPS, one_wing

from surajang.gui.board.annotations import Colour
from surajang.gui.board.places import Place, Slot
from surajang.gui.desk import setup_edits as edits
from surajang.gui.desk.setup import Setup, faces, piece_written, read, turned_over
from surajang.gui.desk.setup_edits import Editor
from surajang.rules import fen
from surajang.rules.codes import BLACK, KIND, WHITE, square_name
from surajang.rules.diagram import InvalidPosition, castling_letters, hand_kind
from surajang.rules.games import GAMES
from surajang.rules.reasons import Reason
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

VARIANTS = pytest.mark.parametrize("variant", GAMES.values(), ids=lambda variant: variant.name)
PANDEMONIUM, MANSINDAM, PALACE = GAMES["pandemonium"], GAMES["mansindam"], GAMES["palaceshogi"]


def square(variant: Variant, name: str) -> int:
    return int(tables_of(variant).square_named(name))


def pieces_of(variant: Variant) -> list[int]:
    return [kind | colour for pair in faces(variant) for kind in pair for colour in (WHITE, BLACK)]


def random_edit(setup: Setup, chance: Random) -> edits.Edit:
    """Return a random edit of a set-up."""
    variant = setup.variant
    squares = [int(number) for number in setup.tables.squares]
    slots = list(setup.state.slots)
    places: list[Place] = [*squares, *slots]
    ends: list[Place | None] = [None, *places]
    letters = castling_letters(variant)
    found: list[edits.Edit] = [
        edits.Put(chance.choice(squares), chance.choice([0, *pieces_of(variant)])),
        edits.Carry(chance.choice(places), chance.choice(ends)),
        edits.Hold(chance.choice(slots), chance.choice([-1, 1, 40])),
        edits.Give(chance.randrange(2), chance.choice(pieces_of(variant))),
        edits.TurnOver(chance.choice(squares)),
        edits.RestToHand(chance.randrange(2)),
        edits.ToMove(chance.randrange(2)),
        edits.Phase(chance.randrange(3) if variant.setup else 0),
        edits.Rights("".join(letter for letter in letters if chance.random() < 0.5)),
        edits.EnPassant(chance.choice([(), *setup.possible_en_passant])),
        edits.Mirror(),
        edits.SwapColours(),
        edits.TurnRound(),
        edits.Clear(),
        edits.Write(variant, "startpos"),
        edits.OtherGame(chance.choice(list(GAMES.values()))),
    ]
    return chance.choice(found)


def refusal(do: Callable[[], object]) -> Reason | None:
    """Return why an edit is refused, None if it is not."""
    try:
        do()
    except InvalidPosition as error:
        return error.reason
    return None


@VARIANTS
def test_a_set_up_matches_its_fen_after_any_edits(variant: Variant) -> None:
    chance = Random(variant.name)
    editor = Editor(read(variant, "startpos"))
    reasons = set()
    for _ in range(400):
        before = editor.setup
        reason = refusal(lambda: editor.make(random_edit(editor.setup, chance)))
        if reason is not None:
            assert editor.setup is before, "what is refused changes nothing"
            reasons.add(reason.code)
        setup = editor.setup
        assert read(setup.variant, setup.text) == setup
        assert refusal(partial(fen.read, setup.variant, setup.text)) == setup.problem, "the rules say what is wrong"
        if setup.problem is None:
            assert fen.write(fen.read(setup.variant, setup.text)) == setup.text
    assert reasons <= {"not for the hand", "hand too full"}


@VARIANTS
def test_positions_of_games_survive_a_round_trip(variant: Variant) -> None:
    for position in positions(variant.name, 5, 60):
        text = fen.write(position)
        setup = read(variant, text)
        assert setup.text == text
        assert setup.problem is None
        assert setup.en_passant_squares in [(), *setup.possible_en_passant]


@VARIANTS
def test_everything_can_be_undone_and_redone(variant: Variant) -> None:
    chance = Random(7)
    editor = Editor(read(variant, "startpos"))
    seen = [editor.setup]
    while len(seen) < 60:
        try:
            if editor.make(random_edit(editor.setup, chance)):
                seen.append(editor.setup)
        except InvalidPosition:
            continue
    for setup in reversed(seen[:-1]):
        editor.undo()
        assert editor.setup == setup
    assert not editor.may_undo
    for setup in seen[1:]:
        editor.redo()
        assert editor.setup == setup
    assert not editor.may_redo


@VARIANTS
def test_rotating_twice_changes_nothing(variant: Variant) -> None:
    for position in positions(variant.name, 2, 30):
        setup = read(variant, fen.write(position))
        for edit in (edits.SwapColours(), edits.TurnRound()):
            assert edit.made(edit.made(setup)).pieces == setup.pieces
            assert edit.made(edit.made(setup)).hands == setup.hands
        assert edits.Mirror().made(edits.Mirror().made(setup)).pieces == setup.pieces
        assert read(variant, edits.SwapColours().made(setup).text).problem is None, "colours are equal"


@VARIANTS
def test_missing_pieces_go_to_the_hand(variant: Variant) -> None:
    editor = Editor(read(variant, "startpos"))
    assert not editor.make(edits.RestToHand(0)), "nothing is missing"
    editor.make(edits.Clear())
    editor.make(edits.RestToHand(1))
    start = read(variant, "startpos")
    expected = 0
    for piece in start.pieces.values():
        try:
            hand_kind(variant, piece)
        except InvalidPosition:
            continue
        expected += 1
    assert sum(editor.setup.hands.values()) == expected
    assert {slot.side for slot in editor.setup.hands} == {1}


@VARIANTS
def test_turning_a_piece_over_cycles_through_its_faces(variant: Variant) -> None:
    assert sorted(kind for pair in faces(variant) for kind in pair) == list(range(1, len(variant.pieces) + 1))
    for pair in faces(variant):
        piece = pair[0] | WHITE
        seen = [piece]
        while (piece := turned_over(variant, piece)) not in seen:
            seen.append(piece)
        assert piece == seen[0]
        assert sorted(seen) == sorted(kind | colour for kind in pair for colour in (WHITE, BLACK))


@VARIANTS
def test_letters_choose_pieces(variant: Variant) -> None:
    for kind, piece in enumerate(variant.pieces, 1):
        if len(piece.written) == 1:
            assert piece_written(variant, piece.written) == kind | WHITE
            assert piece_written(variant, piece.written.lower()) == kind | BLACK
    assert piece_written(variant, "Y") == 0


@pytest.mark.parametrize(
    ("variant", "text", "code", "squares"),
    [
        (MANSINDAM, "9/9/9/9/9/9/9/9/4K4 w - - 0 1", "no king", ""),
        (MANSINDAM, "4k4/9/9/9/9/9/9/2K6/4K4 w - - 0 1", "several kings", "e1 c2"),
        (MANSINDAM, "4k4/9/9/9/9/9/9/9/4R2K1 w - - 0 1", "king can be captured", "e9 e1"),
        (MANSINDAM, "4K4/9/9/9/9/9/9/9/4k4 w - - 0 1", "both kings arrived", "e9 e1"),
        (PALACE, "3k5/9/9/9/9/9/9/9/3+Q+QK3 w - - 0 1", "too many on the board", "d1 e1"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1 setup=w", "pieces in the setup", "b1 c1 h1 i1"),
    ],
)
def test_obstacles_to_a_game_are_highlighted(variant: Variant, text: str, code: str, squares: str) -> None:
    setup = read(variant, text)
    assert setup.problem is not None
    assert setup.problem.code == code
    assert {square_name(number) for number in setup.problem.squares} == set(squares.split())
    marks = setup.state.marks
    assert {mark.place for mark in marks} == set(setup.problem.squares)
    assert {mark.colour for mark in marks} <= {Colour.RED}


def test_a_piece_goes_to_a_hand_unpromoted() -> None:
    setup = read(PALACE, "startpos")
    pawn, gold, king = (square(PALACE, name) for name in ("a3", "d1", "e1"))
    held = edits.Carry(pawn, Slot(1, PALACE.kinds["R"])).made(setup)
    assert dict(held.hands) == {Slot(1, PALACE.kinds["P"]): 1}
    assert pawn not in held.pieces
    held = edits.Carry(gold, Slot(0, PALACE.kinds["R"])).made(setup)
    assert dict(held.hands) == {Slot(0, PALACE.kinds["S"]): 1}
    with pytest.raises(InvalidPosition, match="hands cannot hold 'K'"):
        edits.Carry(king, Slot(0, PALACE.kinds["R"])).made(setup)


def test_castling_rights_need_king_and_rook_at_home() -> None:
    editor = Editor(read(PANDEMONIUM, "startpos"))
    assert editor.setup.possible_rights == "KQkq"
    editor.make(edits.Put(square(PANDEMONIUM, "a1"), 0))
    assert (editor.setup.possible_rights, editor.setup.castling) == ("Kkq", "Kkq")
    editor.make(edits.Rights("K"))
    assert editor.setup.castling == "K"
    editor.make(edits.SwapColours())
    assert editor.setup.castling == "k"


@pytest.mark.parametrize("wing", [0, 1])
def test_castling_rights_of_one_wing_are_reflected(wing: int) -> None:
    variant = one_wing(PANDEMONIUM, wing)
    first = "KQ"[wing]
    setup = read(variant, "startpos")
    assert setup.castling == first + first.lower()
    editor = Editor(setup)
    editor.make(edits.Rights(first))
    editor.make(edits.SwapColours())
    assert editor.setup.castling == first.lower()
    editor.make(edits.SwapColours())
    assert editor.setup.castling == first


def test_en_passant_is_offered_where_a_long_move_was_possible() -> None:
    setup = read(PANDEMONIUM, "4k5/10/10/10/10/3P1p4/4P5/10/10/4K5 b - - 0 1")
    names = [[square_name(number) for number in squares] for squares in setup.possible_en_passant]
    assert names == [], "nobody attacks what was passed over"
    setup = read(PANDEMONIUM, "4k5/10/10/10/10/3P6/4p5/10/10/4K5 b - - 0 1")
    names = [[square_name(number) for number in squares] for squares in setup.possible_en_passant]
    assert names == [["d3"]]
    editor = Editor(setup)
    editor.make(edits.EnPassant(setup.possible_en_passant[0]))
    assert editor.setup.en_passant == "d3"
    editor.make(edits.ToMove(0))
    assert editor.setup.en_passant == "-"


def test_another_game_keeps_a_set_up_if_it_has_the_pieces() -> None:
    editor = Editor(read(PANDEMONIUM, "startpos"))
    editor.make(edits.OtherGame(MANSINDAM))
    assert editor.setup == read(MANSINDAM, "startpos")
    editor.make(edits.Write(PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/4K5[Q] w - - 0 1"))
    editor.make(edits.OtherGame(GAMES["pandemonium-2020"]))
    assert editor.setup.text == "4k5/10/10/10/10/10/10/10/10/4K5[Q] w - - 0 1"
    assert all(piece & KIND for piece in editor.setup.pieces.values())


def test_no_piece_is_lost_in_a_hole():
    editor = Editor(read(LEAPS, "11k/12/5**5/12/12/4*7/12/6Q4K[] w - - 0 1"))
    assert editor.make(edits.Mirror())
    assert not editor.make(edits.Put(square(LEAPS, "f6"), LEAPS.kinds["Q"] | WHITE))
    editor.make(edits.Carry(square(LEAPS, "f1"), square(LEAPS, "h3")))
    before = editor.setup
    with pytest.raises(InvalidPosition, match=r"Rank 3 has a piece in a hole of the board\."):
        editor.make(edits.Mirror())
    assert editor.setup == before
    round_holes = replace(LEAPS, holes="b3 k6", start="rzekzycpppbq/12/10*1/12/12/1*10/12/RZEKZYCPPPBQ[] b - - 0 1")
    editor = Editor(read(round_holes, "11k/12/10*1/12/12/1*8Q1/12/11K[] w - - 0 1"))
    assert editor.make(edits.TurnRound())
    assert editor.setup.text == "k11/12/1q8*1/12/12/1*10/12/K11[] b - - 0 1"
