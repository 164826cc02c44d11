"""Why a line of moves is good for the side that begins it, as facts: for the coach, puzzles and the review.

The facts are computed from the rules and from exact exchanges, as in `gui.analysis.move_facts`;
`gui.analysis.reason_text` puts them into sentences. Every function takes a position, makes moves on it and takes them
back; nothing else may use it meanwhile.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace

from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis import tactics
from surajang.gui.analysis.move_facts import (
    NOTABLE,
    Fact,
    Values,
    captures_and_promotions,
    exchange,
    gain,
    how_it_wins,
    made,
    mover,
    passed,
    values_of,
    winning_move,
)
from surajang.gui.analysis.tactics import between, stays_on_board
from surajang.rules.attackers import captors, checkers
from surajang.rules.codes import KIND, KING, WHITE, side_of
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import DROP, PROMOTION, SETUP, origin, target
from surajang.rules.position import Position

BLOCKED_MATE, FORCED, DROPS_CAPTURED, TAKES_COVER = "blocked mate", "forced", "drops captured", "takes cover"
KING_MUST_MOVE, GIVES_UP = "king must move", "gives up"
KING_FORK, KING_SKEWER, OPENS, TAKES_GUARD = "king fork", "king skewer", "opens", "takes guard"
DOUBLE_CAPTURE, UNPROTECTED, PAYS, OUTNUMBERED = "double capture", "unprotected", "pays", "outnumbered"
LINE_WINS = "line wins"
ONLY_LEGAL, TAKES_CHECKER, BLOCKS_CHECK, OTHERS_LOSE = "only legal", "takes checker", "blocks check", "others lose"
STOPS_MATE, LEAVES, LETS_THROUGH = "stops mate", "leaves", "lets through"

WEAK = frozenset((facts.CHECK, facts.ANSWERS, facts.CASTLES))
"""The codes of facts that are plain on the board and so no reasons."""

MIN_WIN = 100
"""The minimum gain, in hundredths of a pawn, of a line that is called winning."""

_NAMED = 5
"""The most captured pieces in a line that is called winning: a longer list is not readable."""

_OTHERS = 300
"""The most other moves compared with a defending one."""


@contextmanager
def played(position: Position, line: Sequence[int]) -> Iterator[None]:
    """Make the moves of a line within the block."""
    with ExitStack() as stack:
        for move in line:
            stack.enter_context(made(position, move))
        yield


def why(position: Position, line: Sequence[int], mates: bool = False, defends: bool = False) -> list[Fact]:
    """Return why the side to move plays a legal line, the weightiest reason first; none where nothing can be computed.

    `mates`: a last move that can only be answered by futile blocks counts as mate, since it was proved. `defends`: the
    first move is compared with all others, which may take some tenths of a second.
    """
    if not line or line[0] & SETUP or position.setup:
        return []
    end = ""
    if len(line) % 2:
        with played(position, line):
            end = how_it_wins(position)
            if not end and mates and _only_futile_blocks(position):
                end = BLOCKED_MATE
    if end:
        return _why_it_wins(position, line, end)
    return _why_it_is_good(position, line, defends)


def gives_away(position: Position, move: int, answer: int) -> list[Fact]:
    """Return what a legal move gives away: the moved piece protected the captured one, or stood in the way."""
    if not stays_on_board(move):
        return []
    side, start, end = int(position.side), int(origin(move)), int(target(move))
    piece, place = mover(position, move)
    with made(position, move):
        taken = [square for square in position.captured_squares(answer) if square != end]
        if not taken or exchange(position, answer, values_of(position.tables)) < NOTABLE:
            return []
        square = taken[0]
        victims = ((square, int(position.board[square])),)
        protects = end in captors(position, square, side)
        by = mover(position, answer)
    if start in captors(position, square, side) and not protects:
        return [Fact(LEAVES, move, piece, place, victims)]
    could = by[1] in captors(position, square, 1 - side)
    if stays_on_board(answer) and start in between(by[1], square) and not could:
        return [Fact(LETS_THROUGH, move, by[0], by[1], victims)]
    return []


# The game is won


def _why_it_wins(position: Position, line: Sequence[int], end: str) -> list[Fact]:
    """Return the purpose of a line's first move, how its last one wins, and why that is mate."""
    last = len(line) - 1
    with played(position, line[:last]):
        piece, place = mover(position, line[last])
        with made(position, line[last]):
            because = tactics.mate_reasons(position) if end in (facts.MATE, BLOCKED_MATE) else []
        manner = tactics.check_manner(position, line[last]) if because else []
    final = [Fact(end, line[last], piece, place, ply=last)]
    final += [replace(fact, ply=last) for fact in manner[:1]]
    final += [replace(fact, move=line[last], ply=last) for fact in because]
    begins = (_beginning(position, line, end) or _why_it_is_good(position, line[:1], False)) if last else []
    return [fact for fact in begins if fact.code not in (*WEAK, LINE_WINS)] + final


def _beginning(position: Position, line: Sequence[int], end: str) -> list[Fact]:
    """Return the purpose of a winning line's first move."""
    values = values_of(position.tables)
    mates = len(line) == 3 and end in (facts.MATE, BLOCKED_MATE)
    found = tactics.drawn_away(position, line, values, mates)
    found += tactics.check_manner(position, line[0])
    found += _cover_taken(position, line)
    piece, place = mover(position, line[0])
    if tactics.drops_captured(position, line):
        found.append(Fact(DROPS_CAPTURED, line[0], piece, place))
    with made(position, line[0]):
        captured_by_answer = position.captured_squares(line[1])
        given = int(position.board[target(line[0])])
        if not position.in_check():
            found += _threatened_win(position, line[0], piece, place)
        replies = legal_moves(position)
        if len(replies) == 1:
            found.append(Fact(FORCED, line[1], *mover(position, line[1]), ply=1))
        elif all(not reply & DROP and origin(reply) == position.kings[position.side] for reply in replies):
            found.append(Fact(KING_MUST_MOVE, line[0], piece, place))
    if not found and target(line[0]) in captured_by_answer and exchange(position, line[0], values) <= -MIN_WIN:
        found.append(Fact(GIVES_UP, line[0], given, place))
    if line[0] & PROMOTION:
        found.append(Fact(facts.PROMOTES, line[0], piece, place))
    return found


def _cover_taken(position: Position, line: Sequence[int]) -> list[Fact]:
    """Return that the first move captures a piece that covered the square where the last one ends."""
    goal, other = int(target(line[-1])), 1 - int(position.side)
    if goal == int(target(line[0])):
        return []
    covering = captors(position, goal, other)
    piece, place = mover(position, line[0])
    for square in position.captured_squares(line[0]):
        if square in covering:
            victims = ((square, int(position.board[square])),)
            return [Fact(TAKES_COVER, line[0], piece, place, victims, squares=(goal,))]
    return []


def _threatened_win(position: Position, move: int, piece: int, place: int) -> list[Fact]:
    """Return what wins the game next if the side to move, not in check, does nothing after `move`."""
    with passed(position):
        win = winning_move(position)
    return [Fact(facts.THREATENS_MATE, move, piece, place, then=win.move)] if win else []


def _only_futile_blocks(position: Position) -> bool:
    """Return whether every answer to a check is a drop between that the only checker can capture."""
    giving = checkers(position)
    replies = legal_moves(position)
    if len(giving) != 1 or not all(reply & DROP for reply in replies):
        return False
    for reply in replies:
        with made(position, reply):
            takes = [move for move in facts.captures(position) if origin(move) == giving[0]]
            if not any(target(move) == target(reply) for move in takes):
                return False
    return True


# Something else is won or saved


def _why_it_is_good(position: Position, line: Sequence[int], defends: bool) -> list[Fact]:
    """Return why a line that does not win the game is good."""
    values = values_of(position.tables)
    move = line[0]
    stays = exchange(position, move, values) == gain(position, move, values)  # otherwise capturing the piece pays
    found: list[Fact] = []
    for fact in facts.reasons(position, move):
        if stays or fact.code not in (facts.THREATENS, facts.FORK, facts.SAVES):
            found += _explained(position, move, fact, values)
    if len(line) > 2:
        found += tactics.drawn_away(position, line, values, False)
        if tactics.drops_captured(position, line):
            found.append(Fact(DROPS_CAPTURED, move, *mover(position, move)))
        found += _captured_next(position, line, found)
    found += tactics.check_manner(position, move)
    found += _opened_line(position, move, values)
    found += _guard_taken(position, move, values)
    found += tactics.lines_through(position, move, values)
    if defends:
        found += _against_others(position, move, values)
    found += _won_by_line(position, line, values)
    return sorted(found, key=lambda fact: _RANKS[fact.code])


def _explained(position: Position, move: int, fact: Fact, values: Values) -> list[Fact]:
    """Return a fact about a move with its details."""
    match fact.code:
        case facts.CHECK_FALLS:
            return [_check_and_fall(position, move, fact)]
        case facts.CAPTURE | facts.TRADE:
            return _capture(position, move, fact, values)
        case facts.THREATENS_MATE:
            with made(position, move):
                return _threatened_win(position, move, fact.piece, fact.place)
        case facts.STOPS:
            with passed(position):
                win = winning_move(position)
            return [replace(fact, code=STOPS_MATE, then=win.move)] if win else [fact]
        case facts.ANSWERS:
            return _check_answered(position, move, fact)
    return [fact]


def _captured_next(position: Position, line: Sequence[int], known: Sequence[Fact]) -> list[Fact]:
    """Return what a check attacks besides the king, as the third move of a line shows by capturing it."""
    if any(fact.code in (KING_FORK, KING_SKEWER, OPENS, facts.CHECK_FALLS) for fact in known):
        return []
    square, side = int(target(line[0])), int(position.side)
    piece, place = mover(position, line[0])
    with played(position, line[:2]):
        taken = position.captured_squares(line[2])
        same = stays_on_board(line[2]) and origin(line[2]) == square
        if not same or not taken or exchange(position, line[2], values_of(position.tables)) < NOTABLE:
            return []
    with made(position, line[0]):
        victim = int(position.board[taken[0]])
        forks = square in checkers(position) and square in captors(position, taken[0], side)
        if not forks or not victim or side_of(victim) == side:
            return []
    return [Fact(KING_FORK, line[0], piece, place, ((taken[0], victim),))]


def _check_and_fall(position: Position, move: int, fact: Fact) -> Fact:
    """Return how a check wins a piece whatever the answer: by a fork, a skewer, an opened line or the like."""
    square, victim = int(target(move)), fact.victims[0][0]
    side = int(position.side)
    with made(position, move):
        king = int(position.kings[position.side])
        giving = checkers(position)
        if square in giving and square in captors(position, victim, side):
            return replace(fact, code=KING_FORK)
        if square in giving and king in between(square, victim):
            return replace(fact, code=KING_SKEWER)
        for by in captors(position, victim, side):
            if stays_on_board(move) and int(origin(move)) in between(by, victim):
                return replace(fact, code=OPENS, piece=int(position.board[by]), place=by)
    return fact


def _capture(position: Position, move: int, fact: Fact, values: Values) -> list[Fact]:
    """Return why a capture wins: two at once, nothing captures back, worth more, or more attackers than protectors.

    For a trade, and a capture whose exchange gives something up, return the pieces won and given up (`Fact.pieces`).
    """
    won, given = _exchanged(position, move, values)
    if fact.code == facts.TRADE and given:
        return _listed(fact, won, given)
    fact = replace(fact, code=facts.CAPTURE)
    if len(fact.victims) > 1:
        return [replace(fact, code=DOUBLE_CAPTURE)]
    square, side = int(target(move)), int(position.side)
    taken, victim = fact.victims[0]
    attacking = captors(position, taken, side)
    protecting = captors(position, taken, 1 - side)
    with made(position, move):
        mine = values.captured[position.board[square]]
        back = [reply for reply in facts.captures(position) if square in position.captured_squares(reply)]
    if not back:
        return [replace(fact, code=UNPROTECTED)]
    if gain(position, move, values) - mine >= NOTABLE:
        return [replace(fact, code=PAYS)]
    if not _only_wins(victim, won, given):
        return _listed(fact, won, given)
    if len(attacking) > len(protecting) > 0 and taken == square and not move & PROMOTION:
        return [replace(fact, code=OUTNUMBERED, pieces=(len(attacking), len(protecting)))]
    return [fact]


def _exchanged(position: Position, move: int, values: Values) -> tuple[list[int], list[int]]:
    """Return the pieces that a capture and the best exchange on its square win and give up, in order.

    Each is named as it stood before it captured, since it is held so if it promotes by that.
    """
    won: list[int] = []
    given: list[int] = []
    square, side, standing = int(target(move)), position.side, 0
    with ExitStack() as stack:
        while move:
            taken = won if position.side == side else given
            for place in position.captured_squares(move):
                taken.append(standing if standing and place == square else int(position.board[place]))
            standing, _ = mover(position, move)
            stack.enter_context(made(position, move))
            move = _best_capture(position, square, values) if int(target(move)) == square else 0
    return won, given


def _only_wins(victim: int, won: Sequence[int], given: Sequence[int]) -> bool:
    """Return whether an exchange wins a piece, and all that it gives up is of the kinds that it wins besides."""
    kinds, lost = Counter(piece & KIND for piece in won), Counter(piece & KIND for piece in given)
    return not lost - kinds and kinds[victim & KIND] > lost[victim & KIND]


def _listed(fact: Fact, won: Sequence[int], given: Sequence[int]) -> list[Fact]:
    """Return a capture with all pieces that its exchange wins and gives up."""
    others = tuple((0, piece) for piece in won[len(fact.victims) :])
    return [replace(fact, victims=fact.victims + others, pieces=tuple(given))]


def _check_answered(position: Position, move: int, fact: Fact) -> list[Fact]:
    """Return how a move answers a check, and whether it is the only one that can."""
    giving = checkers(position)
    checker = giving[0]
    found: list[Fact] = []
    if checker in position.captured_squares(move):
        found.append(replace(fact, code=TAKES_CHECKER, victims=((checker, int(position.board[checker])),)))
    elif fact.piece & KIND != KING and len(giving) == 1:
        king = int(position.kings[position.side])
        if int(target(move)) in between(checker, king):
            found.append(replace(fact, code=BLOCKS_CHECK, victims=((checker, int(position.board[checker])),)))
    if len(legal_moves(position)) == 1:
        found.append(replace(fact, code=ONLY_LEGAL))
    return found or [fact]


def _opened_line(position: Position, move: int, values: Values) -> list[Fact]:
    """Return the piece that another one attacks with a gain when a move without check leaves the line between them."""
    if not stays_on_board(move):
        return []
    could = {square for fact in facts.gains(position, values) for square, _ in fact.victims}
    start, square = int(origin(move)), int(target(move))
    with made(position, move):
        if position.in_check():
            return []
        with passed(position):
            threats = captures_and_promotions(position, values, NOTABLE)
    return [
        Fact(OPENS, move, fact.piece, fact.place, fact.victims[:1])
        for fact in threats
        if fact.place not in (0, square) and fact.victims and fact.victims[0][0] not in could
        if start in between(fact.place, fact.victims[0][0])
    ][:1]


def _guard_taken(position: Position, move: int, values: Values) -> list[Fact]:
    """Return the piece newly attacked with a gain because a move captures its protector."""
    captured = position.captured_squares(move)
    if not captured:
        return []
    other = 1 - int(position.side)
    could = {square for fact in facts.gains(position, values) for square, _ in fact.victims}
    protected = {
        square: guard
        for square, _ in tactics.pieces_of(position, other)
        for guard in captured
        if square not in could and guard in captors(position, square, other)
    }
    piece, place = mover(position, move)
    guards = {guard: int(position.board[guard]) for guard in captured}
    with made(position, move):
        if position.in_check():
            return []
        with passed(position):
            threats = captures_and_promotions(position, values, NOTABLE)
    for fact in threats:
        for square, victim in fact.victims:
            if square in protected and fact.place != int(target(move)):
                guard = protected[square]
                return [Fact(TAKES_GUARD, move, piece, place, ((guard, guards[guard]), (square, victim)))]
    return []


def _against_others(position: Position, move: int, values: Values) -> list[Fact]:
    """Return that all other moves lose the game at once, or that or more than a pawn."""
    others = [other for other in legal_moves(position) if other != move]
    if not others or len(others) > _OTHERS:
        return []
    for other in others:
        paid = gain(position, other, values)
        with made(position, other):
            if not winning_move(position) and not captures_and_promotions(position, values, paid + values.least):
                return []
    return [Fact(OTHERS_LOSE, move, *mover(position, move))]


def _won_by_line(position: Position, line: Sequence[int], values: Values) -> list[Fact]:
    """Return the pieces that a line wins and gives up, including one that can be captured back on its last square.

    A last capture by the other side that can be captured back is left out.
    """
    if len(line) == 1:  # the capture of a single move is a fact already
        return []
    side = int(position.side)
    back = 0
    with played(position, line[:-1]):
        if position.captures(line[-1]):
            with made(position, line[-1]):
                back = _best_capture(position, int(target(line[-1])), values)
    moves = list(line[:-1]) if back and len(line) % 2 == 0 else [*line, *([back] if back else [])]
    counts: Counter[int] = Counter()
    worth = 0
    with ExitStack() as stack:
        for move in moves:
            sign = 1 if int(position.side) == side else -1
            for square in position.captured_squares(move):
                piece = int(position.board[square])
                counts[piece & KIND] += sign
                worth += sign * values.captured[piece]
            stack.enter_context(made(position, move))
        if worth < MIN_WIN or position.arrived():
            return []
        if int(position.side) != side:
            left = captures_and_promotions(position, values, NOTABLE)
            if winning_move(position) or (left and worth - left[0].worth < MIN_WIN):
                return []
    kinds = sorted(counts, key=lambda kind: -values.captured[kind | WHITE])
    won = [kind for kind in kinds for _ in range(counts[kind])]
    given = [kind for kind in kinds for _ in range(-counts[kind])]
    if not won or len(won) + len(given) > _NAMED:
        return []
    victims = tuple((0, kind) for kind in won)
    return [Fact(LINE_WINS, line[0], *mover(position, line[0]), victims, worth, pieces=tuple(given))]


def _best_capture(position: Position, square: int, values: Values) -> int:
    """Return the capture on a square that gains most, 0 if none gains."""
    if position.arrived():
        return 0
    best, most = 0, 0
    for reply in facts.captures(position):
        if square in position.captured_squares(reply) and (worth := exchange(position, reply, values)) > most:
            best, most = reply, worth
    return best


_ORDER = (
    KING_FORK, KING_SKEWER, DOUBLE_CAPTURE, UNPROTECTED, PAYS, OUTNUMBERED, facts.CHECK_FALLS, tactics.OVERLOADED,
    tactics.LURES, TAKES_GUARD, facts.FORK, OPENS, facts.CAPTURE, facts.THREATENS_MATE, tactics.UNGUARDS,
    tactics.SKEWERS, tactics.PINS, STOPS_MATE, ONLY_LEGAL, facts.PROMOTES, TAKES_CHECKER, facts.SAVES,
    OTHERS_LOSE, tactics.DOUBLE_CHECK, tactics.UNCOVERS_CHECK, tactics.SCREENS_CHECK, facts.THREATENS, BLOCKS_CHECK,
    LINE_WINS, tactics.PINS_TO_KING, DROPS_CAPTURED, facts.TRADE, facts.STOPS, tactics.UNCOVERS,
    facts.CASTLES, facts.CHECK, facts.ANSWERS,
)  # fmt: skip
_RANKS = {code: rank for rank, code in enumerate(_ORDER)} | {code: -1 for code in facts.WINS}
"""The weightiest first."""
