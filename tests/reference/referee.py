"""The rules common to all five rule sets, judged slowly.

A game is asked one question about movement, "may the piece on A go to B?" (`Referee.goes`); the rest follows by trying:
a move is a text and the whole position after it, and it is legal when no enemy piece may then go to the king's square.
Nothing is unmade, remembered or looked up in a table, so that the core and this are unlikely to share a mistake.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

Square: TypeAlias = tuple[int, int]
"""File and rank, both from 1: `(5, 1)` is e1."""
Man: TypeAlias = tuple[str, str]
"""Owner (`w` or `b`) and kind as the FEN writes it in upper case, such as `+P`."""
Board: TypeAlias = dict[Square, Man]

FILES = "abcdefghijkl"
OTHER = {"w": "b", "b": "w"}
FORWARD = {"w": 1, "b": -1}
WIN = {"w": "1-0", "b": "0-1"}
DRAW = "1/2-1/2"


@dataclass(frozen=True)
class Position:
    """A position, never changed once made.

    `castling` holds the letters of the rights left, `passed` the en passant squares (only those on which an enemy pawn
    could capture), `setup` is `w` or `b` while that player has yet to choose an arrangement and empty afterwards.
    """

    board: Board
    hands: dict[str, Counter[str]]
    side: str
    castling: frozenset[str] = frozenset()
    passed: frozenset[Square] = frozenset()
    halfmove: int = 0
    fullmove: int = 1
    setup: str = ""


def name(square: Square) -> str:
    """A square's name, such as `e10`."""
    return FILES[square[0] - 1] + str(square[1])


def squares_named(text: str) -> list[Square]:
    """The squares in a run of names such as `e3e4`, in order."""
    return [(FILES.index(file) + 1, int(rank)) for file, rank in re.findall(r"([a-l])(\d+)", text)]


def steps(a: Square, b: Square, owner: str) -> tuple[int, int]:
    """How far B lies from A to the right and ahead, ahead as the owner sees it."""
    return b[0] - a[0], (b[1] - a[1]) * FORWARD[owner]


def aligned(a: Square, b: Square) -> bool:
    """Whether two different squares share a file, a rank or a diagonal."""
    right, ahead = abs(b[0] - a[0]), abs(b[1] - a[1])
    return (right, ahead) != (0, 0) and (right == 0 or ahead == 0 or right == ahead)


def between(a: Square, b: Square) -> list[Square]:
    """The squares strictly between two aligned squares."""
    distance = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    return [(a[0] + (b[0] - a[0]) // distance * i, a[1] + (b[1] - a[1]) // distance * i) for i in range(1, distance)]


def orthogonal(a: Square, b: Square) -> bool:
    """Whether two different squares share a file or a rank."""
    return (a[0] == b[0]) != (a[1] == b[1])


def diagonal(a: Square, b: Square) -> bool:
    """Whether two different squares share a diagonal."""
    return a != b and abs(a[0] - b[0]) == abs(a[1] - b[1])


def adjacent(a: Square, b: Square) -> bool:
    """Whether two squares touch, by a side or a corner."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1


def knight_apart(a: Square, b: Square) -> bool:
    """Whether two squares lie a chess knight's move apart."""
    return {abs(a[0] - b[0]), abs(a[1] - b[1])} == {1, 2}


def clear(board: Board, a: Square, b: Square) -> bool:
    """Whether the squares strictly between two aligned squares are empty."""
    return not any(square in board for square in between(a, b))


class Referee(ABC):
    """Referee of one rule set; each subclass adds what its game does differently."""

    files: int
    ranks: int
    start: str
    hand_letters: str
    """Letters of the pieces a hand can hold, in the order in which the FEN lists them."""
    pawn = "P"
    """The kind that makes long steps, captures en passant, and whose moves reset the FEN's halfmove field."""
    reach: ClassVar[dict[int, int]] = {}
    """How far a pawn may go from a rank (counted from its own side), where that is more than one."""
    pawn_drop_may_mate = False
    castling_letters = ""
    holes: frozenset[Square] = frozenset()
    """Squares that the board has not."""

    # Rules of a game

    @abstractmethod
    def goes(self, board: Board, a: Square, b: Square) -> bool:
        """Whether the piece on A may move to B, if that is empty, or capture the enemy piece or king on it."""

    @abstractmethod
    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        """The kinds that the piece on A may have after its move to B; one other than its own is a promotion."""

    @abstractmethod
    def held_as(self, kind: str) -> str:
        """The kind of a captured piece in the captor's hand, empty if it is killed."""

    @abstractmethod
    def may_drop(self, position: Position, kind: str, square: Square) -> bool:
        """Whether the side to move may drop a piece of its hand on an empty square, mate by drop aside."""

    def winner_by_arrival(self, board: Board) -> str:
        """The side whose king has reached a winning square, empty if none has."""
        return ""

    arrival = ""
    """The program's name of a win by arrival."""
    stalemate_loses = False

    def castlings(self, position: Position) -> Iterator[tuple[Square, Square, Square, Square]]:
        """The castlings whose pieces are in place, attacks aside: king from, king to, rook from, rook to."""
        yield from ()

    def castling_homes(self, letter: str) -> tuple[Square, Square, str]:
        """The squares on which a castling right's king and rook stand unmoved, and the rook's kind."""
        raise LookupError(f"{letter} is no castling right of this game")

    def special_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """Special moves of the game that go beyond "from A to B", as text and the position after them."""
        yield from ()

    # Derived rules

    def all_squares(self) -> Iterator[Square]:
        """Every square of the board, from a1 along the ranks."""
        board = ((file, rank) for rank in range(1, self.ranks + 1) for file in range(1, self.files + 1))
        return (square for square in board if square not in self.holes)

    def relative_rank(self, owner: str, square: Square) -> int:
        """The rank of a square counted from its owner's side, from 1."""
        return square[1] if owner == "w" else self.ranks + 1 - square[1]

    def king_of(self, board: Board, owner: str) -> Square:
        """The square of a side's king."""
        return next(square for square, piece in board.items() if piece == (owner, "K"))

    def attacked(self, board: Board, owner: str) -> bool:
        """Whether a side's king could be captured by the other side."""
        king = self.king_of(board, owner)
        return any(self.goes(board, a, king) for a, piece in board.items() if piece[0] != owner)

    def in_check(self, position: Position) -> bool:
        """Whether the side to move is in check."""
        return self.attacked(position.board, position.side)

    def after(
        self,
        position: Position,
        board: Board,
        touched: Iterable[Square] = (),
        captured: Iterable[str] = (),
        dropped: str = "",
        passed: Iterable[Square] = (),
        quiet: bool = True,
    ) -> Position:
        """The position after a move, given the board after it.

        `touched` are the squares that a piece left, entered or was captured on, `captured` the kinds taken,
        `passed` the squares a pawn passed over, `quiet` whether the halfmove field counts on.
        """
        mover, enemy = position.side, OTHER[position.side]
        hands = {owner: Counter(hand) for owner, hand in position.hands.items()}
        for kind in captured:
            if self.held_as(kind):
                hands[mover][self.held_as(kind)] += 1
        if dropped:
            hands[mover][dropped] -= 1
        touched = set(touched)
        castling = {right for right in position.castling if not touched & set(self.castling_homes(right)[:2])}
        return Position(
            board=board,
            hands=hands,
            side=enemy,
            castling=frozenset(castling),
            passed=frozenset(square for square in passed if self.pawns_attacking(board, enemy, square)),
            halfmove=position.halfmove + 1 if quiet else 0,
            fullmove=position.fullmove + (mover == "b"),
        )

    def pawns_attacking(self, board: Board, owner: str, square: Square) -> list[Square]:
        """The squares of a side's pawns that could capture on a square."""
        return [
            a
            for a, piece in board.items()
            if piece == (owner, self.pawn) and steps(a, square, owner) in ((-1, 1), (1, 1))
        ]

    def long_step_victim(self, board: Board, mover: str, square: Square) -> Square | None:
        """The enemy pawn that may have passed over a square in its latest move, None if none can have."""
        enemy = OTHER[mover]
        beyond = square
        while beyond not in board:
            beyond = (beyond[0], beyond[1] + FORWARD[enemy])
            if not 1 <= beyond[1] <= self.ranks:
                return None
        if beyond == square or board[beyond] != (enemy, self.pawn):
            return None
        for rank in range(1, self.ranks + 1):
            start = (square[0], rank)
            _, ahead = steps(start, beyond, enemy)
            if (
                2 <= ahead <= self.reach.get(self.relative_rank(enemy, start), 1)
                and square in between(start, beyond)
                and start not in board
                and clear(board, start, beyond)
            ):
                return beyond
        return None

    def board_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """Moves from square to square, with captures and promotions, en passant and castling left out."""
        board, mover = position.board, position.side
        for a, (owner, kind) in board.items():
            if owner != mover:
                continue
            for b in self.all_squares():
                target = board.get(b)
                if b == a or (target and (target[0] == mover or target[1] == "K")) or not self.goes(board, a, b):
                    continue
                for new in self.becomes(board, a, b):
                    next_board = {square: piece for square, piece in board.items() if square != a}
                    next_board[b] = (mover, new)
                    promoted = new != kind
                    yield (
                        name(a) + name(b) + (self.promotion_text(kind, new) if promoted else ""),
                        self.after(
                            position,
                            next_board,
                            touched=(a, b),
                            captured=[target[1]] if target else (),
                            passed=between(a, b) if kind == self.pawn and abs(b[1] - a[1]) > 1 else (),
                            quiet=not (target or promoted or kind == self.pawn),
                        ),
                    )

    def promotion_text(self, kind: str, new: str) -> str:
        """How the text of a promotion ends."""
        return "+"

    def en_passant_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """En passant captures."""
        for b in position.passed:
            victim = self.long_step_victim(position.board, position.side, b)
            assert victim
            for a in self.pawns_attacking(position.board, position.side, b):
                next_board = {square: piece for square, piece in position.board.items() if square not in (a, victim)}
                next_board[b] = position.board[a]
                yield (
                    name(a) + name(b),
                    self.after(position, next_board, touched=(a, b, victim), captured=[self.pawn], quiet=False),
                )

    def castling_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """Castlings in which the king neither starts on, crosses nor enters an attacked square."""
        for king_from, king_to, rook_from, rook_to in self.castlings(position):
            king, rook = position.board[king_from], position.board[rook_from]
            rest = {square: piece for square, piece in position.board.items() if square != king_from}
            way = [king_from, *between(king_from, king_to), king_to]
            if any(self.attacked({**rest, square: king}, position.side) for square in way):
                continue
            next_board = {square: piece for square, piece in rest.items() if square != rook_from}
            next_board |= {king_to: king, rook_to: rook}
            yield (
                name(king_from) + name(king_to),
                self.after(position, next_board, touched=(king_from, king_to, rook_from, rook_to)),
            )

    def drop_moves(self, position: Position) -> Iterator[tuple[str, Position]]:
        """Drops that leave the mover's king safe, drops of a pawn that mate among them."""
        for kind, count in position.hands[position.side].items():
            for square in self.all_squares():
                if count > 0 and square not in position.board and self.may_drop(position, kind, square):
                    next_board = {**position.board, square: (position.side, kind)}
                    yield f"{kind}@{name(square)}", self.after(position, next_board, dropped=kind, quiet=False)

    def mates_by_pawn_drop(self, text: str, after: Position) -> bool:
        """Whether a drop that must not mate does so."""
        return not self.pawn_drop_may_mate and text.startswith("P@") and self.in_check(after) and not self.moves(after)

    def moves(self, position: Position) -> dict[str, Position]:
        """All legal moves, each with the position after it; none when a king has arrived."""
        if self.winner_by_arrival(position.board):
            return {}
        tried = [
            *self.board_moves(position),
            *self.en_passant_moves(position),
            *self.castling_moves(position),
            *self.special_moves(position),
            *self.drop_moves(position),
        ]
        legal = {
            text: after
            for text, after in tried
            if not self.attacked(after.board, position.side) and not self.mates_by_pawn_drop(text, after)
        }
        assert len({text for text, _ in tried}) == len(tried), "two moves share a text"
        return legal

    def outcome(self, position: Position) -> tuple[str, str]:
        """Result and reason as the program words them, ignoring the game's history."""
        if arrived := self.winner_by_arrival(position.board):
            return WIN[arrived], self.arrival
        if self.moves(position):
            return "*", ""
        if self.in_check(position):
            return WIN[OTHER[position.side]], "checkmate"
        return (WIN[OTHER[position.side]] if self.stalemate_loses else DRAW), "stalemate"

    def perft(self, position: Position, depth: int) -> int:
        """The number of lines of play of a depth."""
        moves = self.moves(position)
        return len(moves) if depth == 1 else sum(self.perft(after, depth - 1) for after in moves.values())

    # Text

    def read(self, fen: str) -> Position:
        """The position of a FEN as the program writes it; impossible rights and en passant squares are left out."""
        placement, side, castling, passed, halfmove, fullmove, *setup = fen.split()
        rows, _, hand = placement.rstrip("]").partition("[")
        board: Board = {}
        for rank, row in zip(range(self.ranks, 0, -1), rows.split("/"), strict=True):
            file = 1
            for run, kind in re.findall(r"(\d+)|(\+?[A-Za-z]~?|\*)", row):
                if run:
                    file += int(run)
                elif kind == "*":
                    file += 1
                else:
                    board[file, rank] = ("w" if kind.isupper() else "b", kind.upper())
                    file += 1
            assert file == self.files + 1, row
        position = Position(
            board=board,
            hands={
                "w": Counter(letter for letter in hand if letter.isupper()),
                "b": Counter(letter.upper() for letter in hand if letter.islower()),
            },
            side=side,
            castling=frozenset(letter for letter in castling if letter != "-" and self.unmoved(board, letter)),
            passed=frozenset(
                square
                for square in squares_named(passed)
                if self.long_step_victim(board, side, square) and self.pawns_attacking(board, side, square)
            ),
            halfmove=int(halfmove),
            fullmove=int(fullmove),
        )
        return replace(position, setup=setup[0].removeprefix("setup=")) if setup else position

    def unmoved(self, board: Board, letter: str) -> bool:
        """Whether the king and rook of a castling right stand at home."""
        king, rook, kind = self.castling_homes(letter)
        owner = "w" if letter.isupper() else "b"
        return board.get(king) == (owner, "K") and board.get(rook) == (owner, kind)

    def write(self, position: Position) -> str:
        """The FEN of a position."""
        rows = []
        for rank in range(self.ranks, 0, -1):
            row, empty = "", 0
            for file in range(1, self.files + 1):
                piece = position.board.get((file, rank))
                hole = (file, rank) in self.holes
                if not piece and not hole:
                    empty += 1
                    continue
                text = "*" if not piece else piece[1] if piece[0] == "w" else piece[1].lower()
                row += (str(empty) if empty else "") + text
                empty = 0
            rows.append(row + (str(empty) if empty else ""))
        hand = "".join(
            (letter if owner == "w" else letter.lower()) * position.hands[owner][letter]
            for owner in "wb"
            for letter in self.hand_letters
        )
        castling = "".join(letter for letter in self.castling_letters if letter in position.castling)
        passed = "".join(map(name, sorted(position.passed)))
        fields = ["/".join(rows) + f"[{hand}]", position.side, castling or "-", passed or "-"]
        fields += [str(position.halfmove), str(position.fullmove)]
        return " ".join(fields + ([f"setup={position.setup}"] if position.setup else []))
