"""What can be done with a match on its page: the commands of menus and keys, and who does them."""

from gui.play.coaching import Coaching
from gui.play.match import Match
from gui.shell.page import Deed, Deeds


def match_deeds(match: Match) -> dict[str, Deed]:
    """Return what a match and its document can do."""
    state, turn, back, ways = match.state, match.turn, match.taking_back, match.navigation
    return {
        "offer_draw": Deed(match.draws.offer, lambda: match.draws.possible),
        "take_back": Deed(back.take_back, lambda: back.possible),
        "redo": Deed(back.redo, lambda: back.may_redo),
        "move_now": Deed(turn.move_now, lambda: state.thinking),
        "one_move": Deed(turn.one_move, lambda: state.may_step),
        "step_back": Deed(ways.step_back),
        "step_forward": Deed(ways.step_forward),
        "show_first": Deed(ways.show_first),
        "show_last": Deed(ways.show_last),
        "return_to_game": Deed(match.return_to_game, lambda: state.may_return),
        "previous_variation": Deed(ways.previous_variation),
        "next_variation": Deed(ways.next_variation),
    }


def coach_deeds(coaching: Coaching) -> Deeds:
    """Return what the coach can do."""
    return {
        "hint": Deed(coaching.hint, lambda: coaching.may_hint),
        "threats": Deed(coaching.show_threats, lambda: coaching.may_show_threats),
        "toggle_coach": Deed(coaching.toggle, lambda: not coaching.idle, lambda: coaching.on),
    }
