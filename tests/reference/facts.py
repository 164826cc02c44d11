"""Judges slowly whether the facts about a line are true: with the slow referee, without the core's tables.

A fact is judged after `fact.ply` moves of its line. *Covers* means that the piece could capture a king there.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from reference.coach import SlowCoach
from reference.referee import OTHER, Board, Position, Referee, Square, adjacent, between, squares_named
from surajang.gui.analysis import line_facts as lines
from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis import tactics
from surajang.gui.analysis.move_facts import Fact
from surajang.rules.codes import KIND, file_of, rank_of
from surajang.rules.tables import Tables


@dataclass(frozen=True)
class Scene:
    """A fact with its positions and pieces: `start`, the position before its move; `before`, with the move `text`, and
    `after`; `reply` and `third`, the positions one and two moves later, None where the line ends.
    """

    coach: SlowCoach
    fact: Fact
    start: Position
    text: str
    after: Position
    reply: Position | None
    third: Position | None
    symbols: dict[int, str]

    @property
    def referee(self) -> Referee:
        return self.coach.referee

    @property
    def mover(self) -> str:
        return self.start.side

    @property
    def enemy(self) -> str:
        return OTHER[self.start.side]

    @property
    def target(self) -> Square:
        return squares_named(self.text)[-1]

    @property
    def victims(self) -> list[Square]:
        return [square_of(number) for number, _ in self.fact.victims]

    @property
    def place(self) -> Square:
        return square_of(self.fact.place)

    def covers(self, board: Board, a: Square, b: Square) -> bool:
        """Whether the piece on A could capture a king on B."""
        owner = board[a][0]
        tried = {square: man for square, man in board.items() if man[1] != "K" or man[0] == owner or square == b}
        tried[b] = (OTHER[owner], "K")
        return a != b and self.referee.goes(tried, a, b)

    def covered(self, board: Board, b: Square, owner: str) -> list[Square]:
        """The pieces of an owner that could capture a king on B."""
        return [a for a, man in board.items() if man[0] == owner and self.covers(board, a, b)]

    def taken(self) -> list[str]:
        return self.coach.taken(self.start, self.after)

    def passed(self, position: Position) -> Position:
        return self.coach.passed(position)


def square_of(number: int) -> Square:
    return file_of(number) + 1, rank_of(number) + 1


def without(board: Board, square: Square) -> Board:
    return {a: man for a, man in board.items() if a != square}


def mated(scene: Scene, futile: bool = False) -> bool:
    """Whether the side to move after the move is mated, but for drops that are captured."""
    replies = scene.referee.moves(scene.after)
    return scene.referee.in_check(scene.after) and (all("@" in text for text in replies) if futile else not replies)


def confined(scene: Scene) -> bool:
    """Whether the squares of the fact are beside the king and covered by its piece, with the king off its square."""
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    lifted = without(board, king)
    squares = [square_of(number) for number in scene.fact.squares]
    return all(adjacent(king, square) and scene.covers(lifted, scene.place, square) for square in squares)


def smothered(scene: Scene) -> bool:
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    beside = [square for square in scene.referee.all_squares() if adjacent(king, square)]
    giving = scene.covered(board, king, scene.mover)
    return all(board.get(square, ("", ""))[0] == scene.enemy or square in giving for square in beside)


def pinned(scene: Scene) -> bool:
    """Whether the victim could reach the checker, and its king could then be captured by the piece of the fact."""
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    checkers = scene.covered(board, king, scene.mover)
    victim = scene.victims[0]
    (checker,) = checkers
    moved = {**without(board, victim), checker: board[victim]}
    return scene.covers(board, victim, checker) and scene.covers(moved, scene.place, king)


def gained(scene: Scene, position: Position, square: Square, least: int = 50) -> bool:
    """Whether the side to move wins something by a capture on a square."""
    return any(
        scene.coach.exchange(position, text, after) >= least for text, after in scene.coach.onto(position, square)
    )


def attacks_both(scene: Scene) -> bool:
    """Whether the moved piece attacks both victims, and each could be captured with a gain."""
    turn = scene.passed(scene.after)
    board = scene.after.board
    return all(scene.covers(board, scene.target, victim) and gained(scene, turn, victim) for victim in scene.victims)


def falls(scene: Scene) -> bool:
    """Whether every answer to the check lets the victim be captured with a gain."""
    return scene.referee.in_check(scene.after) and all(
        gained(scene, then, scene.victims[0]) for then in scene.referee.moves(scene.after).values()
    )


def forks_king(scene: Scene) -> bool:
    """Whether the moved piece gives check and attacks the victim."""
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    return all(scene.covers(board, scene.target, square) for square in (king, scene.victims[0]))


def wins_by(scene: Scene, position: Position) -> bool:
    """Whether some move wins the game for the side to move."""
    return bool(scene.coach.wins(position))


def unguards(scene: Scene) -> bool:
    """Whether the piece that moves covered the squares of the fact and no longer does."""
    squares = scene.victims or [square_of(number) for number in scene.fact.squares]
    return all(
        scene.covers(scene.start.board, scene.place, square)
        and not scene.covers(scene.after.board, scene.target, square)
        for square in squares
    )


def overloaded(scene: Scene) -> bool:
    """Whether a piece covers both squares, is drawn to the one, and no longer covers the other."""
    first, second = scene.victims
    assert scene.reply is not None
    return (
        scene.covers(scene.start.board, scene.place, first)
        and scene.covers(scene.after.board, scene.place, second)
        and not scene.covers(scene.reply.board, first, second)
    )


def lures(scene: Scene) -> bool:
    assert scene.reply is not None
    assert scene.third is not None
    at_target = scene.referee.king_of(scene.reply.board, scene.enemy) == scene.target
    return at_target and scene.referee.in_check(scene.third)


def only_king_moves(scene: Scene) -> bool:
    king = scene.referee.king_of(scene.after.board, scene.enemy)
    replies = scene.referee.moves(scene.after)
    return all("@" not in text and squares_named(text)[0] == king for text in replies)


def in_line(scene: Scene) -> bool:
    """Whether the second victim stands behind the first, as the moved piece sees it, and is attacked without that."""
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    front, back = scene.victims[0], scene.victims[1] if len(scene.victims) > 1 else king
    lifted = without(board, front)
    return (
        front in between(scene.target, back)
        and scene.covers(board, scene.target, front)
        and not scene.covers(board, scene.target, back)
        and scene.covers(lifted, scene.target, back)
    )


def line_wins(scene: Scene, line: Sequence[Position]) -> bool:
    """Whether the pieces won are captured in the line, and all that the side loses in it is won back or named."""
    lost = Counter[tuple[str, str]]()
    for before, after in pairwise(line):
        for victim in scene.coach.taken(before, after):
            lost[OTHER[before.side], victim.split("@")[0]] += 1
    theirs = Counter({kind: count for (owner, kind), count in lost.items() if owner == scene.enemy})
    ours = Counter({kind: count for (owner, kind), count in lost.items() if owner == scene.mover})
    won = Counter(scene.symbols[piece] for _, piece in scene.fact.victims)
    given = Counter(scene.symbols[piece] for piece in scene.fact.pieces)
    last = Counter(victim.split("@")[0] for victim in scene.coach.taken(line[-2], line[-1]))
    left = ours - last if line[-2].side == scene.enemy else ours  # the last capture may be answered by another
    return won <= theirs - left and left - theirs <= given


def exchanged(scene: Scene) -> bool:
    """Whether a capture wins and gives up the pieces of the fact; without any, no more than the victim is won."""
    won, given = map(Counter, scene.coach.exchanged(scene.start, scene.text, scene.after))
    victims, pieces = (
        Counter(scene.symbols[piece & KIND] for piece in kinds)
        for kinds in ([piece for _, piece in scene.fact.victims], scene.fact.pieces)
    )
    if scene.fact.code in (facts.CAPTURE, facts.TRADE) and pieces:
        return (won, given) == (victims, pieces)
    return not given - won and victims <= won - given


def attackers_counted(scene: Scene) -> bool:
    """Whether as many pieces as the fact says can capture and protect the victim, which is won."""
    square = scene.target
    board = scene.start.board
    attacking = [a for a, man in board.items() if man[0] == scene.mover and scene.referee.goes(board, a, square)]
    counts = len(attacking), len(scene.covered(board, square, scene.enemy))
    return counts == scene.fact.pieces and exchanged(scene)


def threatened_then(scene: Scene) -> bool:
    """Whether the side that moved wins the game next if the other does nothing."""
    return wins_by(scene, scene.passed(scene.after))


def prevented(scene: Scene) -> bool:
    return wins_by(scene, scene.passed(scene.start)) and not wins_by(scene, scene.after)


def uncovered(scene: Scene) -> bool:
    """Whether another piece than the moved one gives check along the square that was left, or over the moved one."""
    board = scene.after.board
    king = scene.referee.king_of(board, scene.enemy)
    on_line = scene.target if scene.fact.code == tactics.SCREENS_CHECK else squares_named(scene.text)[0]
    line = between(scene.place, king)
    return scene.place != scene.target and scene.covers(board, scene.place, king) and on_line in line


def opened(scene: Scene) -> bool:
    """Whether the moved piece stood between the piece of the fact and its victim, which that now attacks."""
    victim = scene.victims[0]
    start = squares_named(scene.text)[0]
    return (
        start in between(scene.place, victim)
        and scene.covers(scene.after.board, scene.place, victim)
        and not scene.covers(scene.start.board, scene.place, victim)
    )


def guard_taken(scene: Scene) -> bool:
    guard, victim = scene.victims
    names = [square for text in scene.taken() for square in squares_named(text)]
    turn = scene.passed(scene.after)
    return guard in names and scene.covers(scene.start.board, guard, victim) and gained(scene, turn, victim)


def nothing_back(scene: Scene) -> bool:
    return bool(scene.taken()) and not list(scene.coach.onto(scene.after, scene.target))


def all_lose(scene: Scene) -> bool:
    """Whether every other move lets the other side win the game, or more than a pawn."""
    for text, after in scene.referee.moves(scene.start).items():
        if text == scene.text or wins_by(scene, after):
            continue
        paid = scene.coach.gain(scene.start, text, after)
        if not scene.coach.won(after, paid + scene.coach.least):
            return False
    return True


def leaves(scene: Scene) -> bool:
    victim, start = scene.victims[0], squares_named(scene.text)[0]
    left = not scene.covers(scene.after.board, scene.target, victim)
    return scene.covers(scene.start.board, start, victim) and left and gained(scene, scene.after, victim)


def took_cover(scene: Scene) -> bool:
    guard, squares = scene.victims[0], [square_of(number) for number in scene.fact.squares]
    return all(scene.covers(scene.start.board, guard, square) for square in squares) and bool(scene.taken())


def protected(scene: Scene) -> bool:
    """Whether the piece of the fact covers the checker's square, the king being off its own."""
    king = scene.referee.king_of(scene.after.board, scene.enemy)
    return scene.covers(without(scene.after.board, king), scene.place, scene.victims[0])


def blocked(scene: Scene) -> bool:
    king = scene.referee.king_of(scene.start.board, scene.mover)
    return scene.target in between(scene.victims[0], king) and scene.referee.in_check(scene.start)


CHECKS: dict[str, Callable[[Scene], bool]] = {
    facts.MATE: mated,
    lines.BLOCKED_MATE: lambda scene: mated(scene, futile=True),
    facts.ARRIVAL: lambda scene: scene.referee.winner_by_arrival(scene.after.board) == scene.mover,
    tactics.CONFINED: confined,
    tactics.SMOTHERED: smothered,
    tactics.PINNED: pinned,
    tactics.PROTECTED: protected,
    tactics.NO_BLOCK: mated,
    tactics.DOUBLE_CHECK: lambda scene: len(
        scene.covered(scene.after.board, scene.referee.king_of(scene.after.board, scene.enemy), scene.mover)
    ) > 1,
    tactics.UNCOVERS_CHECK: uncovered,
    tactics.SCREENS_CHECK: uncovered,
    tactics.UNGUARDS: unguards,
    tactics.UNCOVERS: unguards,
    tactics.OVERLOADED: overloaded,
    tactics.LURES: lures,
    tactics.PINS: in_line,
    tactics.PINS_TO_KING: in_line,
    tactics.SKEWERS: in_line,
    lines.FORCED: lambda scene: len(scene.referee.moves(scene.start)) == 1,
    lines.ONLY_LEGAL: lambda scene: len(scene.referee.moves(scene.start)) == 1,
    lines.KING_MUST_MOVE: only_king_moves,
    lines.GIVES_UP: lambda scene: scene.reply is not None and scene.reply.board[scene.target][0] == scene.enemy,
    lines.TAKES_COVER: took_cover,
    lines.KING_FORK: forks_king,
    lines.KING_SKEWER: falls,
    facts.CHECK_FALLS: falls,
    lines.OPENS: opened,
    lines.LETS_THROUGH: opened,
    lines.TAKES_GUARD: guard_taken,
    lines.DOUBLE_CAPTURE: lambda scene: len(scene.taken()) == 2,
    lines.UNPROTECTED: nothing_back,
    facts.CAPTURE: exchanged,
    facts.TRADE: exchanged,
    lines.PAYS: lambda scene: len(scene.taken()) == 1,
    lines.OUTNUMBERED: attackers_counted,
    lines.TAKES_CHECKER: lambda scene: scene.referee.in_check(scene.start) and bool(scene.taken()),
    lines.BLOCKS_CHECK: blocked,
    lines.OTHERS_LOSE: all_lose,
    lines.STOPS_MATE: prevented,
    lines.LEAVES: leaves,
    facts.FORK: attacks_both,
    facts.THREATENS: lambda scene: gained(scene, scene.passed(scene.after), scene.victims[0]),
    facts.THREATENS_MATE: threatened_then,
}  # fmt: skip
"""How each kind of fact is judged. Those of `move_facts` beside these are judged by `reference.coach`."""


def protects(coach: SlowCoach, start: str, better: str, other: str, fact: Fact) -> bool:
    """Whether only the better of two moves leaves the fact's victim protected, as before or by the fact's piece."""
    position = coach.referee.read(start)
    moves = coach.referee.moves(position)
    victim = square_of(fact.victims[0][0])

    def guards(board: Board) -> list[Square]:
        """The own pieces that could capture an enemy piece in the victim's place."""
        tried = {**board, victim: (OTHER[position.side], "N")}
        own = [a for a, man in board.items() if man[0] == position.side and a != victim]
        return [a for a in own if coach.referee.goes(tried, a, victim)]

    before, after, otherwise = position.board, moves[better].board, moves[other].board
    stays = before[victim] == after.get(victim) == otherwise.get(victim)
    if fact.code == tactics.PROTECTED:
        fine = not guards(before) and square_of(fact.place) in guards(after)
    else:
        fine = bool(guards(before)) and bool(guards(after))
    return stays and fine and not guards(otherwise)


def wrong(coach: SlowCoach, tables: Tables, start: str, texts: Sequence[str], found: Sequence[Fact]) -> list[str]:
    """Return the codes of the facts about a line that are not true."""
    positions = [coach.referee.read(start)]
    for text in texts:
        positions.append(coach.referee.moves(positions[-1])[text])
    symbols = {kind: tables.piece_of(kind).symbol for kind in range(1, int(tables.kinds) + 1)}
    false = []
    for fact in found:
        ply = fact.ply
        reply, third = (positions[n] if n < len(positions) else None for n in (ply + 2, ply + 3))
        scene = Scene(coach, fact, positions[ply], texts[ply], positions[ply + 1], reply, third, symbols)
        judge = CHECKS.get(fact.code)
        fine = line_wins(scene, positions) if fact.code == lines.LINE_WINS else judge is None or judge(scene)
        if not fine:
            false.append(fact.code)
    return false
