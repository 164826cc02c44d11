"""The rules of a variant beside its pieces, as frozen data: castling, repetition, ends of the game, a setup phase."""

import re
from dataclasses import dataclass
from typing import Final

from surajang.rules.contradiction import Contradiction

CHECKMATE: Final = "checkmate"
STALEMATE: Final = "stalemate"
REPETITION: Final = "repetition"
MOVE_LIMIT: Final = "move limit"
PERPETUAL_CHECK: Final = "perpetual check"

WINS: Final = "wins"
LOSES: Final = "loses"

CASTLINGS: Final = ("O-O", "O-O-O")
_SQUARE: Final = re.compile(r"[a-z][0-9]+")


@dataclass(frozen=True)
class Castle:
    """A castling of White (Black's is mirrored): the squares of king and rook before and after.

    `letter` is its letter in FEN (White's), `written` its text in notation for people.
    """

    letter: str
    king: str
    rook: str
    king_to: str
    rook_to: str
    written: str

    def __post_init__(self) -> None:
        """Refuse a castling with an impossible letter, square or notation. Raises Contradiction."""
        if len(self.letter) != 1 or not "A" <= self.letter <= "Z":
            raise Contradiction("letter of castling", "letter", text=self.letter)
        squares = (self.king, self.rook, self.king_to, self.rook_to)
        for field, square in zip(("king", "rook", "king_to", "rook_to"), squares, strict=True):
            if not _SQUARE.fullmatch(square):
                raise Contradiction("no such square", field, text=square)
            if square[1:] != self.king[1:]:
                raise Contradiction("castling along a file", field)
        if self.king == self.rook or self.king_to == self.rook_to or self.king == self.king_to:
            raise Contradiction("castling to one square", "king_to")
        first, last = sorted((self.king[0], self.rook[0]))
        if not all(first <= square[0] <= last for square in (self.king_to, self.rook_to)):
            raise Contradiction("castling too far", "king_to")
        if self.written not in CASTLINGS:
            raise Contradiction("none of these", "written", text=self.written, names=CASTLINGS)


@dataclass(frozen=True)
class Castling:
    """All castlings of a variant, with the symbol of the `rook`. With `history`, moving king or rook ends the right.

    `castles` are White's, at most two. Black's are the same with the ranks mirrored, or `second`, if that is given,
    with ranks counted from Black's edge.
    """

    rook: str
    castles: tuple[Castle, ...]
    history: bool = True
    second: tuple[Castle, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse castlings that are ambiguous or have different kings. Raises Contradiction."""
        if not any(self.by_side):
            raise Contradiction("castling without castles", "castles")
        for key, castles in zip(("castles", "second"), self.by_side, strict=True):
            if len(castles) > 2:
                raise Contradiction("too many castlings", key, most=2)
            if len({castle.king for castle in castles}) > 1:
                raise Contradiction(
                    "castling of two kings", key, 1, "king", first=castles[0].king, second=castles[1].king
                )
            for values in zip(*((castle.letter, castle.written, castle.rook) for castle in castles), strict=True):
                if len(set(values)) != len(castles):
                    raise Contradiction("castlings alike", key)

    @property
    def by_side(self) -> tuple[tuple[Castle, ...], tuple[Castle, ...]]:
        """The castlings of White and of Black, on squares whose ranks are counted from their own edge."""
        return self.castles, self.castles if self.second is None else self.second


@dataclass(frozen=True)
class Repetition:
    """The effect of a position that occurs for the `count`th time; 0 for none.

    `illegal`: the move that would do it is illegal. `to_move`: the side to move then `wins` or `loses`. Otherwise the
    game is drawn. `gap`: if not 0, only occurrences that follow each other at most this many plies apart count.
    `perpetual_loses`: if from the first counted occurrence to the last every move of exactly one side gave check, that
    side loses. `replay_swapped`: after a draw the players change sides and play again.
    """

    count: int
    illegal: bool = False
    gap: int = 0
    perpetual_loses: bool = False
    replay_swapped: bool = False
    to_move: str = ""

    def __post_init__(self) -> None:
        """Refuse a rule that ends a game at once, or that draws and forbids the same thing. Raises Contradiction."""
        if self.to_move not in ("", WINS, LOSES):
            raise Contradiction("none of these", "to_move", text=self.to_move, names=(WINS, LOSES))
        plain = not (self.illegal or self.gap or self.perpetual_loses or self.replay_swapped or self.to_move)
        if self.count < 2 and not (self.count == 0 and plain):
            raise Contradiction("repeated too early", "count", number=self.count)
        if self.gap < 0 or self.gap % 2:
            raise Contradiction("odd gap", "gap", number=self.gap)
        if self.illegal and (self.perpetual_loses or self.replay_swapped or self.to_move):
            raise Contradiction("illegal and lost", "illegal")


@dataclass(frozen=True)
class EndRule:
    """The ends of a game besides checkmate: stalemate, drawn or lost, and an arrival in `arrival`, which wins.

    `arrivers` are the symbols of the pieces that win there, the king if there are none; `arrival_safe`: one alone wins
    only if it is not attacked there. `arrival_reason` is the reason in results, `arrival_sentence` the sentence for
    people, with `{winner}` for the player's name. `draws`: whether a game can be drawn at all, by agreement too.
    `move_limit`: if not 0, the game is drawn after this number of moves of each side without a capture, a drop, a
    promotion or a move of a pawn.
    """

    stalemate_loses: bool = False
    draws: bool = True
    arrival: str = ""
    arrival_reason: str = ""
    arrival_sentence: str = ""
    arrivers: tuple[str, ...] = ()
    arrival_safe: bool = False
    move_limit: int = 0

    def __post_init__(self) -> None:
        """Refuse an arrival without a reason, and a reason without one. Raises Contradiction."""
        if bool(self.arrival) != bool(self.arrival_reason):
            missing = "arrival_reason" if self.arrival else "arrival"
            raise Contradiction("arrival without a reason", missing)
        if self.arrival_reason in (CHECKMATE, STALEMATE, REPETITION, PERPETUAL_CHECK, MOVE_LIMIT):
            raise Contradiction("reason of another end", "arrival_reason", text=self.arrival_reason)
        if not self.arrival and (self.arrivers or self.arrival_safe):
            raise Contradiction("arrival without a zone", "arrival")
        if self.move_limit < 0:
            raise Contradiction("number too small", "move_limit", key="move_limit", least=0)
        if self.move_limit and not self.draws:
            raise Contradiction("limit without draws", "move_limit")
        if bool(self.arrival) != ("{winner}" in self.arrival_sentence):
            raise Contradiction("sentence of an arrival", "arrival_sentence")


@dataclass(frozen=True)
class SetupPhase:
    """The choice of each player before the first move: the pieces on `files` of the first rank.

    `choices` holds the texts, letters in the order of `files`, a dash in the middle; the first is the one in the start
    position. `task`: the instruction to the player. `by_swapping`: on screen it is made by swapping pieces.
    """

    files: str
    choices: tuple[str, ...]
    titles: tuple[str, ...]
    task: str
    by_swapping: bool = False

    def __post_init__(self) -> None:
        """Refuse choices that are not arrangements of the same pieces on the same squares. Raises Contradiction."""
        if not self.files or len(set(self.files)) != len(self.files):
            raise Contradiction("files of a setup", "files", text=self.files)
        if not self.choices or len(set(self.choices)) != len(self.choices):
            raise Contradiction("choices of a setup", "choices")
        if not self.task:
            raise Contradiction("text empty", "task", key="task")
        if len(set(self.titles)) != len(self.choices) or "" in self.titles:
            raise Contradiction("titles of a setup", "titles")
        pieces = sorted(self.choices[0].replace("-", ""))
        for number, choice in enumerate(self.choices):
            if sorted(choice.replace("-", "")) != pieces or len(pieces) != len(self.files):
                raise Contradiction("other pieces in a setup", "choices", number, text=choice, files=self.files)
        if self.by_swapping:
            self._check_swapping()

    def _check_swapping(self) -> None:
        """Refuse choices that cannot be reached by swapping pieces on adjacent files. Raises Contradiction."""
        pairs = [n for n in range(len(self.files) - 1) if ord(self.files[n + 1]) - ord(self.files[n]) == 1]
        if any(n + 1 in pairs for n in pairs):
            raise Contradiction("three files to swap", "by_swapping", files=self.files)
        missing = {choice.replace("-", "") for choice in self.choices}
        ahead = [self.choices[0].replace("-", "")]
        while ahead:
            letters = ahead.pop()
            missing.discard(letters)
            swapped = [letters[:n] + letters[n + 1] + letters[n] + letters[n + 2 :] for n in pairs]
            ahead += [other for other in swapped if other in missing]
        if missing:
            raise Contradiction("no swaps to a setup", "by_swapping", text=min(missing))
