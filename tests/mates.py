"""Small positions with and without mates, some after moves back and forth."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from crosscheck.test_games import REFEREES
from reference.mate import MateSearch, TooLong

from surajang.engine.mate import MateLimits, MateResult, MateSolver
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.rules import fen, notation
from surajang.rules.diagram import InvalidPosition
from surajang.rules.game import Game, won_by
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.position import Position
from surajang.rules.special_rules import PERPETUAL_CHECK, REPETITION
from surajang.rules.variant import Variant


def random_mate_position(name: str, random: Random) -> str:
    """A FEN with few pieces of the side to move near the enemy king, and one or two in hand."""
    variant = GAMES[name]
    while True:
        text = drawn(variant, random)
        try:
            position = fen.read(variant, text)
        except InvalidPosition:
            continue
        if not position.arrived():
            return fen.write(position)


def drawn(variant: Variant, random: Random) -> str:
    """A FEN whose position may be invalid."""
    files, ranks = variant.files, variant.ranks
    mirrored = random.random() < 0.5
    board: dict[tuple[int, int], str] = {}
    edge = random.random() < 0.7
    hunted = random.choice((0, files - 1, random.randrange(files))), ranks - 1 if edge else random.randrange(ranks)
    if variant.end.arrival and random.random() < 0.2:
        home = random.randrange(ranks - 4, ranks - 1)  # the attacker's king may arrive first
    else:
        home = random.randrange(2)
    board[hunted] = "k"
    board.setdefault((random.randrange(files), home), "K")
    symbols = [piece.symbol for piece in variant.pieces if not piece.royal]
    for owner, count in (("w", random.choice((2, 3, 3, 4, 5, 6))), ("b", random.choice((0, 0, 1, 2, 4, 6)))):
        for _ in range(count):
            wide = 1 if owner == "b" else 3
            place = hunted[0] + random.randint(-wide, wide), hunted[1] + random.randint(-wide, wide)
            if 0 <= place[0] < files and 0 <= place[1] < ranks:
                symbol = random.choice(symbols)
                board.setdefault(place, symbol if owner == "w" else symbol.lower())
    hands = "".join(random.choices(variant.hand_order or " ", k=random.choice((0, 0, 0, 1, 1, 2))))
    hands += "".join(random.choices(variant.hand_order or " ", k=random.choice((0, 0, 0, 0, 1)))).lower()
    hands = hands.replace(" ", "")
    if mirrored:
        board = {(file, ranks - 1 - rank): symbol.swapcase() for (file, rank), symbol in board.items()}
        hands = hands.swapcase()
    rows = []
    for rank in range(ranks - 1, -1, -1):
        rows.append("".join(board.get((file, rank), "1") for file in range(files)))
    return f"{'/'.join(rows)}[{hands}] {'b' if mirrored else 'w'} - - 0 1"


def to_and_fro(name: str, text: str, random: Random) -> list[int]:
    """Moves back and forth from a position, with some repetitions that do not end the game."""
    game = Game(GAMES[name], text)
    position = game.position
    played: list[int] = []
    for _ in range(random.choice((2, 4, 4, 5, 6, 7, 8))):
        wanted = None
        if len(played) >= 2 and random.random() < 0.95:
            last = played[-2]
            wanted = (last & 255) << 8 | last >> 8 & 255
        moves = [move for move in game.legal_moves() if not position.captures(move)]
        moves = [move for move in moves if move >> 16 == 0] or moves
        if wanted in moves:
            moves = [wanted]
        if not moves:
            break
        move = random.choice(moves)
        game.play(move)
        if game.outcome.over:
            break
        played.append(move)
    return played


class AllLines:
    """Looks for mates in any game by playing every line to its end, with at most `most` moves for a question."""

    def __init__(self, game: Game, most: int) -> None:
        self._game = game
        self._most = most
        self._played = 0

    def mates(self, moves: int) -> bool:
        """Whether the side to move mates within `moves` moves. Raises TooLong."""
        game = self._game
        return any(self._after(move, lambda: self._holds_nothing(moves - 1)) for move in game.legal_moves())

    def _holds_nothing(self, moves: int) -> bool:
        """Whether the side to move has lost, or is mated within this many more moves."""
        game = self._game
        if game.outcome.over:
            lost = game.outcome.result == won_by(1 - game.node.side, "").result
            return lost and game.outcome.reason not in (REPETITION, PERPETUAL_CHECK)
        return moves > 0 and all(
            self._after(move, lambda: not game.outcome.over and self.mates(moves)) for move in game.legal_moves()
        )

    def _after(self, move: int, question: Callable[[], bool]) -> bool:
        """The answer to a question after a move. Raises TooLong."""
        self._played += 1
        if self._played > self._most:
            raise TooLong
        self._game.play(move)
        try:
            return question()
        finally:
            self._game.take_back()


@dataclass
class Comparison:
    """The number of questions, and of those in which the slow judge found a mate."""

    positions: int = 0
    with_history: int = 0
    questions: int = 0
    mates: Counter[int] = field(default_factory=Counter)
    refuted: Counter[int] = field(default_factory=Counter)

    def ask(self, name: str, text: str, played: list[int], most_moves: int, judge: Callable[[int], bool]) -> None:
        """Compare the solver with a judge of mates in 1, 2 … until one is found or it takes too long.

        Raises AssertionError if they differ.
        """
        self.positions += 1
        self.with_history += bool(played)
        for moves in range(1, most_moves + 1):
            try:
                mates = judge(moves)
            except TooLong:
                return
            result = solved(name, text, played, moves, MateLimits())
            said = f"{name} {text} after {played}, within {moves}: {mates}, {result}"
            self.questions += 1
            if mates:
                self.mates[moves] += 1
                assert (result.mate_in, result.refuted) == (moves, moves - 1), said
                return
            self.refuted[moves] += 1
            assert (result.mate_in, result.refuted) == (0, moves), said

    def __str__(self) -> str:
        return (
            f"{self.positions} positions ({self.with_history} after a game), {self.questions} questions,"
            f" mates in {dict(sorted(self.mates.items()))}, no mate within {dict(sorted(self.refuted.items()))}"
        )


def solved(name: str, text: str, played: list[int], moves: int, limits: MateLimits) -> MateResult:
    """Return the solver's result for a position after a game."""
    variant = GAMES[name]
    position = fen.read(variant, text)
    path = PositionHistory(variant.repetition)
    path.push(position.key, position.in_check())
    for move in played:
        position.make(move)
        path.push(position.key, position.in_check())
    before = fen.write(position), path.length
    result = MateSolver(position, path, Table(1)).solve(moves, limits)
    assert (fen.write(position), path.length) == before
    return result


class Exhaustive:
    """Searches every line of play to its end with the core's legal moves and the keys of all positions of the game.

    It searches at most `most` positions for each question, then raises TooLong.
    """

    def __init__(self, position: Position, keys: list[int], most: int) -> None:
        self._position = position
        self._variant = position.tables.variant
        self._keys = keys
        self._most = most
        self._looked = 0

    def mates(self, moves: int) -> bool:
        """Whether the side to move mates within this many moves."""
        self._looked = 0
        return self._attacks(moves)

    def _attacks(self, moves: int) -> bool:
        return any(self._after(move, lambda: self._holds_nothing(moves - 1)) for move in self._legal())

    def _holds_nothing(self, moves: int) -> bool:
        position = self._position
        if position.arrived():
            return position.has_arrived(1 - position.side)
        if self._repeated() or (moves == 0 and not position.in_check() and not self._variant.end.stalemate_loses):
            return False
        legal = self._legal()
        if not legal:
            return position.in_check() or self._variant.end.stalemate_loses
        return moves > 0 and all(self._after(move, lambda: self._goes_on(moves)) for move in legal)

    def _goes_on(self, moves: int) -> bool:
        return not self._repeated() and not self._position.arrived() and self._attacks(moves)

    def _after(self, move: int, ask: Callable[[], bool]) -> bool:
        self._looked += 1
        if self._looked > self._most:
            raise TooLong
        self._position.make(move)
        self._keys.append(int(self._position.key))
        try:
            return ask()
        finally:
            self._keys.pop()
            self._position.unmake()

    def _legal(self) -> list[int]:
        moves = legal_moves(self._position)
        if not self._variant.repetition.illegal:
            return moves
        return [move for move in moves if not self._after_stood(move)]

    def _after_stood(self, move: int) -> bool:
        self._position.make(move)
        times = self._keys.count(int(self._position.key))
        self._position.unmake()
        return times >= self._variant.repetition.count - 1

    def _repeated(self) -> bool:
        """Whether repetition has ended the game."""
        rule = self._variant.repetition
        plies = [ply for ply, key in enumerate(self._keys) if key == self._keys[-1]][-rule.count :]
        close = all(later - earlier <= (rule.gap or later) for earlier, later in pairwise(plies))
        return not rule.illegal and len(plies) == rule.count and close


def compare(name: str, random: Random, most_moves: int, most_looks: int, counted: Comparison) -> None:
    """Ask the solver and an exhaustive search about a random position. Raises AssertionError if they differ."""
    text = random_mate_position(name, random)
    played = to_and_fro(name, text, random) if random.random() < 0.3 else []
    core = fen.read(GAMES[name], text)
    keys = [int(core.key)]
    for move in played:
        core.make(move)
        keys.append(int(core.key))
    slow = Exhaustive(core, keys, most_looks)
    counted.ask(name, text, played, most_moves, slow.mates)


def compare_slowly(name: str, random: Random, most_moves: int, most_looks: int, counted: Comparison) -> None:
    """Like `compare`, but with the slow judge of the game. Raises AssertionError if they differ."""
    text = random_mate_position(name, random)
    played = to_and_fro(name, text, random) if random.random() < 0.3 else []
    referee = REFEREES[name]
    positions = [referee.read(text)]
    core = fen.read(GAMES[name], text)
    for move in played:
        positions.append(referee.moves(positions[-1])[notation.text(core, move)])
        core.make(move)
    slow = MateSearch(name, referee, most_looks)
    counted.ask(name, text, played, most_moves, lambda moves: slow.mates(positions, moves))
