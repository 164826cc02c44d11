"""Answers to questions about a game, for people who do not see it: typed where moves are, or asked by a key."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

from surajang.gui.analysis import coach_text
from surajang.gui.analysis.move_facts import threats
from surajang.gui.board import reading, reading_text
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.spoken import whose_turn
from surajang.gui.desk.typed_move import BoardEntry
from surajang.gui.document import move_text
from surajang.gui.kit.punctuation import ended, sentences
from surajang.gui.kit.translation import tr
from surajang.gui.players.game_clock import Clock
from surajang.gui.shell.page import Handlers
from surajang.gui.words import naming
from surajang.rules.coordinates import written_square
from surajang.rules.game import Game
from surajang.rules.moves import SETUP
from surajang.rules.transition import transition

ENOUGH = 4
"""The number of first letters that identify a name; for a shorter name, all but the last."""

MIN_LETTERS = 2
"""The fewest letters that identify a name, unless the name is shorter."""

UNSPACED = re.compile("[々\u3040-\u30ff\u3400-\u9fff]+")
"""Chinese signs and the letters of Japanese."""


def apart(text: str, known: Iterable[str]) -> list[str]:
    """Return the known words that make up a text without blanks, or the text itself if it has any others.

    >>> words = ("我", "我的", "騎士", "在哪裡", "knights")
    >>> apart("我的騎士在哪裡", words), apart("騎士f3", words), apart("knights", words)
    (['我的', '騎士', '在哪裡'], ['騎士f3'], ['knights'])
    """
    longest_first = sorted(filter(UNSPACED.fullmatch, known), key=len, reverse=True)
    found = re.findall("|".join(longest_first), text) if longest_first and UNSPACED.fullmatch(text) else []
    return found or [text]


def meant(word: str, names: Mapping[int, tuple[str, str]]) -> int:
    """Return the number of the piece that a word means, 0 for none or several.

    Each has a name in the language of the window, whose beginning is enough, and one in English.

    >>> pieces = {1: ("Turm", "Rook"), 2: ("Springer", "Knight"), 3: ("König", "King"), 4: ("конь", "Horse")}
    >>> [meant(word, pieces) for word in ("türme", "springern", "könige", "кони", "knights", "dame", "tu", "hors")]
    [1, 2, 3, 4, 2, 0, 0, 0]
    """
    asked = _plain(word)
    likeness = {
        number: max(_likeness(asked, _plain(own)), _same(asked, _plain(english)))
        for number, (own, english) in names.items()
    }
    best = max(likeness.values(), default=NONE)
    alike = [number for number, how in likeness.items() if how == best]
    return alike[0] if best > NONE and len(alike) == 1 else 0


NONE = (0, 0)


def _likeness(word: str, name: str) -> tuple[int, int]:
    """Return how many letters of a name begin a word, and how few are left over; NONE if it begins differently."""
    if word in (name, f"{name}s"):
        return _same(word, name)
    same = next((place for place, (one, other) in enumerate(zip(word, name, strict=False)) if one != other), None)
    same = min(len(word), len(name)) if same is None else same
    least = min(len(name), max(MIN_LETTERS, min(ENOUGH, len(name) - 1)))
    return (same, same - len(name)) if same >= least else NONE


def _same(word: str, name: str) -> tuple[int, int]:
    """Return a likeness above that of any beginning if a word is a name, or its plural in *s*, otherwise NONE."""
    return (len(name) + 100, 0) if word in (name, f"{name}s") else NONE


def _plain(text: str) -> str:
    """Return a text in small letters without the accents of Latin letters."""
    parts = unicodedata.normalize("NFD", text.lower())
    bare = "".join(sign for sign, before in zip(parts, f" {parts}", strict=False) if not _accent(sign, before))
    return unicodedata.normalize("NFC", bare)


def _accent(sign: str, before: str) -> bool:
    """Return whether a character is an accent of a Latin letter; that of the Russian й makes it another letter."""
    return bool(unicodedata.combining(sign)) and before.isascii()


class Answers:
    """Answers on one page: `game` returns the game shown there, `tell` shows and announces a sentence.

    `clock` is the match's, if any; `against` returns the side whose threats are asked for, by default the side to move;
    `names` returns the players, `handlers` the command handlers.
    """

    def __init__(
        self,
        game: Callable[[], Game | None],
        entry: BoardEntry,
        tell: Callable[[str], None],
        clock: Clock | None = None,
        against: Callable[[], int] | None = None,
        names: Callable[[], Sequence[str]] | None = None,
        handlers: Callable[[], Handlers] = dict,
    ) -> None:
        self._game = game
        self._board = board = entry.board
        self._clock = clock
        self._against = against
        self._names = names
        self._handlers = handlers
        self._tell = tell
        entry.typed.answer = self.answer
        entry.typed.command = self.command
        entry.typed.answered.connect(tell)
        board.asked.connect(lambda question: board.announce(self.answer(question)))

    def answer(self, question: str) -> str:
        """Return the answer to a question, empty for any other text."""
        game = self._game()
        if game is None or not self._board.ready:
            return ""
        words = self._words(question)
        topic = self._topic(words)
        if topic and self._board.scene.paused and topic != reading_text.CLOCKS:
            return tr("The pieces are hidden while the game is paused.")
        board, state = self._board, self._board.state
        only = words[-1] if len(words) > 1 else ""
        answers: dict[str, Callable[[], str]] = {
            reading_text.LAST: lambda: move_text.standing(game),
            reading_text.CAPTURED: lambda: last_captured(game),
            reading_text.CLOCKS: lambda: self._clocks(state),
            reading_text.RANKS: lambda: reading.by_ranks(state, only) or reading.by_ranks(state),
            reading_text.FILES: lambda: reading.by_files(state, only) or reading.by_files(state),
            reading_text.PIECES: lambda: sentences(
                *(reading.all_pieces(state, side) for side in self._sides(words, state))
            ),
            reading_text.PLAYERS: lambda: self._players(state),
            reading_text.HANDS: lambda: sentences(*(reading.hand(state, side) for side in self._sides(words, state))),
            reading_text.THREATS: lambda: self._threats(game),
            reading_text.WHERE: lambda: self._where(words, state),
            reading_text.TURN: lambda: ended(whose_turn(board.scene)),
            reading_text.KEYS: lambda: reading.in_words(state.variant),
        }
        return answers[topic]() if topic else ""

    def command(self, text: str) -> bool:
        """Run the command that a text names, or say that it cannot run now; return whether it names one."""
        handler = self._handlers().get(reading_text.orders().get(" ".join(text.lower().split()), ""))
        if handler is None:
            return False
        if handler.enabled():
            handler.run()
        else:
            self._tell(tr("That is not possible now."))
        return True

    def _players(self, state: BoardState) -> str:
        """Return the players in words, empty if the page has none."""
        names = self._names() if self._names is not None else ()
        played = zip((0, 1), names, strict=False)
        return sentences(*(tr("{player}: {name}.", player=state.player(side), name=name) for side, name in played))

    def _words(self, question: str) -> list[str]:
        """Return the words of a question in small letters."""
        state = self._board.state
        known = {*reading_text.known(), *map(naming.piece, state.variant.pieces), *map(state.player, (0, 1))}
        texts = re.findall(r"[^\W_]+|\+\w", question.lower())
        return [word for text in texts for word in apart(text, known)]

    def _topic(self, words: list[str]) -> str:
        if self._kinds(words, self._board.state):
            return reading_text.WHERE
        asked = reading_text.topics()
        topics = {asked[word] for word in words if word in asked}
        order = (reading_text.FILES, reading_text.HANDS, reading_text.CAPTURED, *sorted(topics))
        return next((topic for topic in order if topic in topics), "")

    def _where(self, words: list[str], state: BoardState) -> str:
        sides, kinds = self._sides(words, state), self._kinds(words, state)
        return sentences(*(reading.piece_locations(state, side, kind) for side in sides for kind in kinds))

    @staticmethod
    def _kinds(words: list[str], state: BoardState) -> list[int]:
        """Return the kinds of pieces mentioned: by their names, or after "where" by their letters."""
        asks = any(word in reading_text.where_words() for word in words)
        pieces = dict(enumerate(state.variant.pieces, 1))
        named = {kind: piece for kind, piece in pieces.items() if not piece.symbol.endswith("~")}
        names = {kind: (naming.piece(piece), piece.name) for kind, piece in named.items()}
        letters = {piece.symbol.lower(): kind for kind, piece in pieces.items()} if asks else {}
        found = {letters.get(word) or meant(word, names) for word in words if word not in reading_text.known()}
        return sorted(found - {0})

    def _sides(self, words: list[str], state: BoardState) -> tuple[int, ...]:
        """Return whose pieces are meant; the player at the lower edge is the person asking."""
        mine = self._board.scene.geometry.bottom
        for side in (0, 1):
            names = reading_text.mine() if side == mine else reading_text.theirs()
            called = {state.variant.appearance.players[side].lower(), state.player(side).lower()}
            if set(words) & {*names, *called}:
                return (side,)
        return (mine, 1 - mine)

    def _clocks(self, state: BoardState) -> str:
        clock = self._clock
        if clock is None or not clock.exists:
            return tr("There is no clock.")
        return sentences(
            *(
                reading_text.LEFT_ON_CLOCK(
                    player=state.player(side), time=reading_text.duration(clock.reading(side).total)
                )
                for side in (0, 1)
                if clock.controls[side].exists
            )
        )

    def _threats(self, game: Game) -> str:
        if game.node.outcome.over or game.position.setup:
            return tr("You can ask for threats during the game, while the pieces are shown.")
        against = int(game.position.side) if self._against is None else self._against()
        return coach_text.threats(game.position, threats(game.position, against), against)


def last_captured(game: Game) -> str:
    """Return the piece taken by the latest capture before a game's cursor, the last one of several."""
    node, position = game.node, game.position.copy()
    while node.parent is not None:
        position.unmake()
        captured = () if node.move & SETUP else transition(position, node.move).captured
        if captured:
            square, code, _ = captured[-1]
            variant = game.variant
            return reading_text.LAST_CAPTURED(
                player=naming.owner(variant, node.side),
                piece=naming.piece(position.tables.piece_of(code)),
                square=written_square(variant, square),
            )
        node = node.parent
    return tr("Nothing has been captured.")
