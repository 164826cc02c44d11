"""The rules as other programs use them: `from surajang.rules import Game, Move, Position`.

Moves are `Move`s and squares are called by their names here. The modules below write both as whole numbers, which
search and window need to be fast; `Position.core` and `Game.tree` lead there. This module is not compiled, so that
`help(rules.Game)` has something to show.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from surajang.rules import notation, notation_reader, refusal, show
from surajang.rules.codes import square_name as square_name
from surajang.rules.coordinates import shogi_style
from surajang.rules.diagram import InvalidPosition as InvalidPosition
from surajang.rules.errors import ReasonedError as ReasonedError
from surajang.rules.fen import hand_text, piece_text
from surajang.rules.fen import read as read_fen
from surajang.rules.fen import write as write_fen
from surajang.rules.game import Game as Tree
from surajang.rules.game import Outcome as Outcome
from surajang.rules.games import GAMES, game_named
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import target
from surajang.rules.notation import IllegalMove as IllegalMove
from surajang.rules.perft import DEEPEST, perft
from surajang.rules.pgn import PgnError as PgnError
from surajang.rules.pgn import read_games
from surajang.rules.pgn_writer import write_game
from surajang.rules.piece import Piece as Piece
from surajang.rules.position import Position as Core
from surajang.rules.reasons import Reason as Reason
from surajang.rules.reasons import because
from surajang.rules.variant import Variant as Variant

VARIANTS: Final[Mapping[str, Variant]] = GAMES
"""The variants by name."""

_TEXT: Final = re.compile(
    r"(?P<drop>[A-Z])@(?P<on>[a-l][0-9]{1,2})"
    r"|(?P<start>[a-l][0-9]{1,2})(?P<over>[a-l][0-9]{1,2})?(?P<end>[a-l][0-9]{1,2})(?P<promotion>\+|[a-z])?"
    r"|(?P<setup>[A-Z]+(?:-[A-Z]+)*)"
)
_EXAMPLES: Final = ("e2e4", "c8c9+", "N@e5")


@dataclass(frozen=True, slots=True)
class Move:
    """A move: two squares, the letter of a dropped piece and its square, or a setup choice.

    `over` is the square on which a piece that moves twice captures first; `becomes` the letter of the new piece, where
    a promotion has a choice, and implies `promotion`. Moves with the same text are equal. Ask a position or a game
    whether a move is legal.

    >>> from surajang.rules import Move
    >>> move = Move.from_text("c8c9+")
    >>> move.from_square, move.to_square, move.promotion
    ('c8', 'c9', True)
    >>> move == Move("c8", "c9", promotion=True)
    True
    >>> print(Move("", "e5", drop="N"))
    N@e5
    """

    from_square: str = ""
    to_square: str = ""
    over: str = ""
    drop: str = ""
    promotion: bool = False
    setup: str = ""
    becomes: str = ""

    def __post_init__(self) -> None:
        """Make a move with a new piece a promotion."""
        if self.becomes:
            object.__setattr__(self, "promotion", True)

    @classmethod
    def from_text(cls, text: str) -> "Move":
        """Parse a move as `str` writes it (RULES.md, "Text forms"). Raises IllegalMove for other texts.

        >>> from surajang.rules import Move
        >>> Move.from_text("e5e6f7").over
        'e6'
        >>> Move.from_text("Nf3")
        Traceback (most recent call last):
            ...
        surajang.rules.notation.IllegalMove: 'Nf3' is not written like a move, such as e2e4, c8c9+, N@e5.
        """
        match = _TEXT.fullmatch(text)
        if match is None:
            raise IllegalMove(because("not like a move", text=text, examples=_EXAMPLES))
        found = match.groupdict("")
        return cls(
            found["start"],
            found["end"] or found["on"],
            found["over"],
            found["drop"],
            bool(found["promotion"]),
            found["setup"],
            found["promotion"].strip("+").upper(),
        )

    def __str__(self) -> str:
        """Return the move's text, as in `e2e4`, `c8c9+`, `N@e5`, `e5e6f7` or `NB-BN`."""
        if self.drop:
            return f"{self.drop}@{self.to_square}"
        suffix = (self.becomes.lower() or "+") if self.promotion else ""
        return self.setup or f"{self.from_square}{self.over}{self.to_square}{suffix}"

    def __repr__(self) -> str:
        """Return the expression that makes the move from its text."""
        return f"Move.from_text({str(self)!r})"


class Board(ABC):
    """The common interface of a position and a game: a player to move, and legal moves."""

    @property
    @abstractmethod
    def core(self) -> Core:
        """The position of `rules.position`, whose moves are whole numbers."""

    @property
    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """The legal moves, in no particular order."""

    @abstractmethod
    def _tree(self) -> Tree:
        """Return a game of `rules.game` at this position."""

    @property
    def variant(self) -> Variant:
        """The kind of game."""
        return self.core.tables.variant

    @property
    def turn(self) -> int:
        """The player to move, 0 for the first."""
        return int(self.core.side)

    def parse_move(self, text: str) -> Move:
        """Return the legal move that a text means, in notation for people or as `str` writes a Move.

        Raises IllegalMove, whose `reason` says why as data.

        >>> from surajang.rules import IllegalMove, Position, square_name
        >>> position = Position("mansindam")
        >>> position.parse_move("Nd2")
        Move.from_text('b1d2')
        >>> try:
        ...     position.parse_move("Rh1")
        ... except IllegalMove as error:
        ...     print(error.reason.code, [square_name(square) for square in error.reason.squares])
        own piece there ['h1']
        """
        return _move(self.core, self._number(text))

    def write_move(self, move: Move | str) -> str:
        """Return a legal move in notation for people, as short as is unambiguous. Raises IllegalMove.

        >>> from surajang.rules import Position
        >>> Position("mansindam").write_move("b1d2")
        'Nd2'
        """
        return notation.written(self.core, self._number(move))

    def is_legal(self, move: Move | str) -> bool:
        """Return whether a move, or what a text means, is legal."""
        return self.why_illegal(move) is None

    def why_illegal(self, move: Move | str) -> Reason | None:
        """Return why a move is not legal, with the squares that show it; None if it is legal.

        >>> from surajang.rules import Position
        >>> Position("pandemonium-2020").why_illegal("a1a5").code
        'in the way'
        """
        try:
            self._number(move)
        except IllegalMove as error:
            return error.reason
        return None

    def outcome(self) -> Outcome | None:
        """Return who has won and why, None while the game goes on.

        The `winner` is 0, 1, or None for a draw. The `reason` is `checkmate`, `stalemate`, `move limit` or what the
        variant calls an arrival; of a game it may also be `repetition`, `perpetual check`, or what ended it without a
        move: `resignation`, `time`, `agreement`, `abandoned` or an empty text.

        >>> from surajang.rules import Position
        >>> position = Position("mansindam", "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1")
        >>> position.outcome()
        >>> position.push("Ri9")
        Move.from_text('i1i9+')
        >>> position.outcome().winner, position.outcome().reason
        (0, 'checkmate')
        """
        outcome = self._tree().outcome
        return outcome if outcome.over else None

    def is_check(self) -> bool:
        """Return whether the player to move is in check."""
        return self.core.in_check()

    def piece_at(self, square: str) -> str:
        """Return the piece on a square as FEN writes it, the second player's in lower case, or an empty text.

        Raises ValueError for anything that is not a square of the board.

        >>> from surajang.rules import Position
        >>> Position("palaceshogi").piece_at("e7")
        '+p'
        """
        code = self.core.board[self.core.tables.square_named(square)]
        return piece_text(self.core.tables, code) if code else ""

    def hand(self, player: int) -> dict[str, int]:
        """Return how many pieces of each kind a player holds, by their letters; 0 is the first player.

        Raises ValueError for players other than 0 and 1.

        >>> from surajang.rules import Position
        >>> Position("mansindam", "4k4/9/9/9/9/9/9/9/4K4[PPr] w - - 0 1").hand(0)
        {'P': 2}
        """
        if player not in (0, 1):
            raise ValueError(f"there is no player {player!r}")
        letters = hand_text(self.core, player).upper()
        return {letter: letters.count(letter) for letter in dict.fromkeys(letters)}

    def fen(self) -> str:
        """Return the FEN."""
        return write_fen(self.core)

    def __str__(self) -> str:
        """Return the board drawn in text, with its coordinates."""
        return show.board(self.core, shogi_style(self.variant))

    def _number(self, move: Move | str) -> int:
        """Return a legal move as a whole number. Raises IllegalMove."""
        try:
            if isinstance(move, Move):
                return notation.parse(self.core, str(move))
            return notation_reader.read(self.core, move)
        except IllegalMove as error:
            raise IllegalMove(refusal.why_not_written(self._tree(), str(move)) or error.reason) from None


class Position(Board):
    """A position, which knows its legal moves but not its history: a Game judges repetition.

    >>> from surajang.rules import Position
    >>> position = Position("mansindam")
    >>> len(position.legal_moves)
    31
    >>> position.push("Nd2")
    Move.from_text('b1d2')
    >>> position.fen()
    'rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/3N5/M1CQKABNR[] b - - 1 1'
    >>> position.pop()
    Move.from_text('b1d2')
    """

    def __init__(self, variant: Variant | str, fen: str = "startpos") -> None:
        """Read a FEN of a variant, which may also be given by its name.

        Raises InvalidPosition for what is no FEN or no position to play from, ReasonedError for an unknown name.

        >>> from surajang.rules import InvalidPosition, Position
        >>> try:
        ...     Position("mansindam", "4k4/9")
        ... except InvalidPosition as error:
        ...     print(error.reason.code)
        wrong ranks
        """
        self._core = read_fen(_variant(variant), fen)
        self._moves: list[Move] = []

    @classmethod
    def from_core(cls, core: Core) -> "Position":
        """Return a position around one of `rules.position`: a move made in one is made in the other."""
        position = cls.__new__(cls)
        position._core, position._moves = core, []  # noqa: SLF001  # another object of this class
        return position

    @property
    def core(self) -> Core:
        """The position of `rules.position`, whose moves are whole numbers."""
        return self._core

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, in no particular order; none after mate, stalemate or a king's arrival."""
        return [_move(self.core, number) for number in legal_moves(self.core)]

    def copy(self) -> "Position":
        """Return an independent position with the same moves to take back.

        >>> from surajang.rules import Position
        >>> position = Position("palaceshogi")
        >>> other = position.copy()
        >>> other.push("e3e5")
        Move.from_text('e3e5')
        >>> position.turn, other.turn
        (0, 1)
        """
        other = Position.from_core(self.core.copy())
        other._moves = self._moves.copy()  # noqa: SLF001  # another object of this class
        return other

    def push(self, move: Move | str) -> Move:
        """Make a move, given as such or as text, and return it. Raises IllegalMove and changes nothing."""
        number = self._number(move)
        self._moves.append(_move(self.core, number))
        self.core.make(number)
        return self._moves[-1]

    def pop(self) -> Move:
        """Take back the latest move that was pushed, and return it. Raises IndexError if there is none."""
        move = self._moves.pop()
        self.core.unmake()
        return move

    def perft(self, depth: int) -> int:
        """Return how many sequences of `depth` legal moves there are; repetition does not matter.

        Raises ReasonedError for depths below 0 and above 20, which no machine reaches.

        >>> from surajang.rules import Position
        >>> Position("mansindam").perft(2)
        961
        """
        if not 0 <= depth <= DEEPEST:
            raise ReasonedError(because("depth of perft", most=DEEPEST, number=depth))
        return perft(self.core, depth)

    def __repr__(self) -> str:
        """Return the expression that reads the position again."""
        return f"Position({self.variant.name!r}, {self.fen()!r})"

    def _tree(self) -> Tree:
        """Return a game of `rules.game` that starts here."""
        return Tree(self.variant, self.core)


class Game(Board):
    """A game: moves from a start position, under the repetition rule, with headers.

    `tree` is the game of `rules.game` behind this one, with variations, comments and clock times; the moves
    are those from the start to its cursor. `tree.finish` ends a game without a move, as by resignation.

    >>> from surajang.rules import Game
    >>> game = Game("mansindam")
    >>> for text in ("c4", "c6", "Nd2"):
    ...     move = game.push(text)
    >>> game.moves
    [Move.from_text('c3c4'), Move.from_text('c7c6'), Move.from_text('b1d2')]
    >>> game.pop()
    Move.from_text('b1d2')
    >>> game.outcome() is None
    True
    """

    def __init__(self, variant: Variant | str, fen: str = "startpos") -> None:
        """Start a game of a variant, which may also be given by its name.

        Raises InvalidPosition for what is no FEN or no position to play from, ReasonedError for an unknown name.
        """
        self.tree = Tree(_variant(variant), fen)

    @classmethod
    def from_tree(cls, tree: Tree) -> "Game":
        """Return a game around one of `rules.game`: a move made in one is made in the other."""
        game = cls.__new__(cls)
        game.tree = tree
        return game

    @property
    def core(self) -> Core:
        """The position of `rules.position` at the end of the moves; do not change it."""
        return self.tree.position

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, without those that the repetition rule forbids."""
        return [_move(self.core, number) for number in self.tree.legal_moves()]

    @property
    def headers(self) -> dict[str, str]:
        """The PGN headers, which may be changed; the game itself determines Result, Variant, SetUp and FEN."""
        return self.tree.headers

    @property
    def moves(self) -> list[Move]:
        """The moves made, setup choices included."""
        position = self.tree.position_at(self.tree.root)
        moves: list[Move] = []
        for node in self.tree.line()[1:]:
            moves.append(_move(position, node.move))
            position.make(node.move)
        return moves

    @property
    def position(self) -> Position:
        """A copy of the current position."""
        return Position.from_core(self.core.copy())

    def position_at(self, ply: int) -> Position:
        """Return a copy of the position after `ply` moves, 0 for the start. Raises IndexError.

        >>> from surajang.rules import Game
        >>> game = Game("mansindam")
        >>> move = game.push("c4")
        >>> game.position_at(0).fen() == Game("mansindam").fen()
        True
        """
        return Position.from_core(self.tree.position_at(self.tree.line()[ply]))

    def copy(self) -> "Game":
        """Return an independent game with the same moves, variations, comments and headers."""
        return Game.from_tree(self.tree.copy())

    def push(self, move: Move | str) -> Move:
        """Make a move, given as such or as text, and return it.

        Raises IllegalMove, whose `reason` says why as data, and changes nothing.
        """
        number = self._number(move)
        made = _move(self.core, number)
        self.tree.play(number)
        return made

    def pop(self) -> Move:
        """Take back the latest move, with all that followed it, and return it. Raises IndexError if there is none."""
        node = self.tree.node
        if not self.tree.take_back():
            raise IndexError("no move to take back")
        return _move(self.core, node.move)

    def pgn(self) -> str:
        """Return the game as PGN.

        >>> from surajang.rules import Game
        >>> game = Game("pandemonium")
        >>> for text in ("NB-BN", "BN-BN", "f4"):
        ...     move = game.push(text)
        >>> print(game.pgn().splitlines()[-1])
        0. NB-BN BN-BN 1. f4 *
        """
        return write_game(self.tree)

    def __repr__(self) -> str:
        """Return the variant and how many moves were made, in angle brackets."""
        return f"<Game of {self.variant.title}, {self.tree.node.ply} moves>"

    def _tree(self) -> Tree:
        """Return the game of `rules.game`."""
        return self.tree

    def _number(self, move: Move | str) -> int:
        """Return a legal move as a whole number. Raises IllegalMove, for a forbidden repetition too."""
        number = super()._number(move)
        if number not in self.tree.legal_moves():
            raise IllegalMove(because("repetition", self.variant, (int(target(number)),)))
        return number


def read_pgn(text: str, errors: list[PgnError] | None = None) -> Iterator[Game]:
    """Yield the games in a PGN, each after its last move.

    A game that cannot be read raises PgnError, which says why, and on which line and column; with a list of `errors`
    the error goes there, and the next game follows.

    >>> from surajang.rules import read_pgn
    >>> errors = []
    >>> text = '[Variant "mansindam"] c4 c6 1-0 [Variant "mansindam"] c4 c4 *'
    >>> [game.outcome().winner for game in read_pgn(text, errors)]
    [0]
    >>> print(errors[0])
    Line 1: 'c4' is not a legal move here. The pawn moves one square, never more.
    """
    return map(Game.from_tree, read_games(text, errors))


def find_variant(name: str) -> Variant:
    """Return the variant with a name. Raises ReasonedError, which lists the names, for others.

    >>> from surajang.rules import find_variant
    >>> find_variant("palaceshogi").title
    'Palace Shogi'
    """
    return game_named(name)


def _variant(variant: Variant | str) -> Variant:
    """Return a variant, which may be given by its name. Raises ReasonedError."""
    return find_variant(variant) if isinstance(variant, str) else variant


def _move(position: Core, number: int) -> Move:
    """Return the move that a whole number encodes in the position before it."""
    return Move.from_text(notation.text(position, number))
