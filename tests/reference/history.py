"""The rules about a game's history, judged slowly from the list of all its positions (RULES.md, repetition)."""

from dataclasses import dataclass
from itertools import pairwise

from reference.referee import DRAW, OTHER, WIN, Position, Referee


@dataclass(frozen=True)
class Repetition:
    """A game's rule: how many occurrences count, at which largest distance in plies, and what they do."""

    count: int
    longest_gap: int = 0
    illegal: bool = False
    perpetual_check_loses: bool = False


RULES = {
    "pandemonium": Repetition(3, perpetual_check_loses=True),
    "pandemonium-2020": Repetition(3, longest_gap=4, perpetual_check_loses=True),
    "pandemonium-vchess": Repetition(3, perpetual_check_loses=True),
    "mansindam": Repetition(3, illegal=True),
    "palaceshogi": Repetition(4, longest_gap=4),
}


def same(one: Position, other: Position) -> bool:
    """Whether two positions are the same: board, hands, side to move, castling rights and en passant squares."""
    hands = all(+one.hands[owner] == +other.hands[owner] for owner in "wb")
    rest = (one.board, one.side, one.castling, one.passed) == (other.board, other.side, other.castling, other.passed)
    return hands and rest


def moves(rule: Repetition, referee: Referee, played: list[Position]) -> dict[str, Position]:
    """The legal moves after the positions of a game so far, the current one last."""
    return {
        text: after
        for text, after in referee.moves(played[-1]).items()
        if not (rule.illegal and sum(same(after, earlier) for earlier in played) >= rule.count - 1)
    }


def outcome(rule: Repetition, referee: Referee, played: list[Position]) -> tuple[str, str]:
    """Result and reason after the positions of a game so far, the current one last."""
    present = played[-1]
    if rule.illegal:
        if referee.winner_by_arrival(present.board) or moves(rule, referee, played):
            return referee.outcome(present)
        if referee.in_check(present):
            return WIN[OTHER[present.side]], "checkmate"
        return (WIN[OTHER[present.side]] if referee.stalemate_loses else DRAW), "stalemate"
    ended = referee.outcome(present)
    stood = [ply for ply, earlier in enumerate(played) if same(earlier, present)][-rule.count :]
    gaps = [later - earlier for earlier, later in pairwise(stood)]
    if ended[0] != "*" or len(stood) < rule.count or (rule.longest_gap and max(gaps) > rule.longest_gap):
        return ended
    stretch = played[stood[0] + 1 : stood[-1] + 1]
    always = [side for side in "wb" if all(referee.in_check(at) for at in stretch if at.side == OTHER[side])]
    if rule.perpetual_check_loses and len(always) == 1:
        return WIN[OTHER[always[0]]], "perpetual check"
    return DRAW, "repetition"
