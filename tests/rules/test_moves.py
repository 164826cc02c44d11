"""A move and a logged change as whole numbers: every part is read back as it was put in."""

import pytest

from surajang.rules import changes, moves
from surajang.rules.codes import BLACK, BORDER, KIND, square_at
from surajang.rules.variant import MAX_SIZE

FLAGS = (moves.PROMOTION, moves.DROP, moves.CASTLING, moves.EN_PASSANT, moves.TWICE, moves.SETUP)
LAST = square_at(MAX_SIZE - 1, MAX_SIZE - 1)


@pytest.mark.parametrize("flag", [0, *FLAGS])
@pytest.mark.parametrize(
    ("origin", "target", "via"), [(1, LAST, LAST - 1), (LAST, 1, 2), (2, 3, LAST), (LAST, LAST, 0)]
)
def test_the_bit_fields_of_a_move_do_not_overlap(flag, origin, target, via):
    move = moves.over(moves.from_to(origin, target) | flag, via)
    assert (moves.origin(move), moves.target(move), moves.via(move)) == (origin, target, via)
    assert moves.first_step(move) == (via if flag == moves.TWICE else 0)
    assert [bit for bit in FLAGS if move & bit] == ([flag] if flag else [])


def test_a_drop_has_a_kind_and_a_target():
    move = moves.drop_of(KIND, LAST)
    assert (moves.dropped_kind(move), moves.target(move)) == (KIND, LAST)
    assert [bit for bit in FLAGS if move & bit] == [moves.DROP]


def test_the_bit_fields_of_a_change_do_not_overlap():
    for place, before, detail in ((LAST, BLACK | KIND, 99), (changes.IN_HAND, 100, 63), (26, 0, 0)):
        change = changes.change_of(place, before, detail)
        assert (changes.place_of(change), changes.before_of(change)) == (place, before)
        assert changes.slot_of(change) == changes.index_of(change) == detail
    assert changes.IN_HAND > LAST
    assert BLACK | KIND < BORDER < changes.IN_HAND
