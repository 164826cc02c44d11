"""Turns an engine's lines into moves and their notation, a few at a time, since each costs a generation of moves."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rules import notation
from rules.movegen import has_legal_move, legal_moves
from rules.notation import IllegalMove
from rules.position import Position

LONGEST = 12
"""Moves of a line that are read; nobody reads on."""

MOST_KNOWN = 4000
"""Beginnings of lines that are remembered."""

Texts = tuple[str, ...]


class LineReader:
    """Reads lines that begin at one position, which is its own. What was read once is known."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._known: dict[Texts, tuple[int, str] | None] = {}  # by the moves up to it; None: it cannot be made

    def read(self, lines: Sequence[Texts], seconds: float) -> bool:
        """Read lines for about so long, all first moves before the second ones; say whether all is read."""
        end = time.perf_counter() + seconds
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        for length in range(1, LONGEST + 1):
            for line in lines:
                beginning = line[:length]
                if len(beginning) < length or beginning in self._known:
                    continue
                if length > 1 and self._known.get(beginning[:-1]) is None:
                    continue
                if time.perf_counter() > end:
                    return False
                self._known[beginning] = self._last_of(beginning)
        return True

    def known(self, line: Texts) -> list[tuple[int, str]]:
        """Return the moves of a line with their notation, as far as they are read and legal."""
        found: list[tuple[int, str]] = []
        for length in range(1, min(len(line), LONGEST) + 1):
            move = self._known.get(line[:length])
            if move is None:
                break
            found.append(move)
        return found

    def refuses(self, line: Texts) -> bool:
        """Say whether a line was read and begins with no legal move."""
        return line[:1] in self._known and self._known[line[:1]] is None

    def _last_of(self, beginning: Texts) -> tuple[int, str] | None:
        """Return the last move of a line whose other moves are known, with its notation; None if it is not legal."""
        position = self._position
        before = [move for move, _ in self.known(beginning[:-1])]
        for move in before:
            position.make(move)
        try:
            moves = legal_moves(position)
            move = notation.parse(position, beginning[-1], moves)
            body = notation.written_body(position, move, moves)
            position.make(move)
            sign = notation.sign_of(position, position.in_check(), has_legal_move(position))
            position.unmake()
            return move, body + sign
        except IllegalMove:
            return None
        finally:
            for _ in before:
                position.unmake()
