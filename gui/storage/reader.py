"""Finds and reads the games in a file's bytes: small ones at once, others in a separate process.

Reading a large game takes a second in which the compiled rules block all other threads; a process does not block them,
and can be ended. `python -m surajang.gui.storage.reader` is that process. It receives the bytes, reports which games
are in them, and reads the chosen one. The tree is as deep as the game is long, too deep for `pickle`, so it is sent as
plain values.
"""

import marshal
import re
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import islice
from typing import Any, BinaryIO

from surajang.gui.kit.shorten import shortened
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue, pgn
from surajang.rules.files import decode, decode_again
from surajang.rules.game import UNDECIDED, Game, Node, Outcome
from surajang.rules.games import GAMES
from surajang.rules.pgn_sections import sections
from surajang.rules.pgn_tags import PLAYER_TAGS
from surajang.rules.reasons import because
from surajang.rules.tokens import result_of, run_of

MAX_FILE_BYTES = 20_000_000
"""Bytes; a larger file is not read."""

MAX_GAME_BYTES = 4_000_000
"""Bytes; a larger text is not read as a game."""

LISTED = (*PLAYER_TAGS, "Event", "Date", "Result", "Variant")
"""The tags that a list of games shows."""

ESCAPED_LINES = re.compile(run_of(r"\s++|(?<![^\n\r])%[^\n\r]*+", "*"))
"""Lines before a game that do not belong to it: they are for other programs, and must not be lost."""

LINE_END = re.compile(r"\r\n?|\n")

PORTION = 1_000
"""The number of places sent at a time."""

SIZE = 4
"""Bytes of the size that precedes each message."""

NODES_AT_ONCE = 500
"""The number of nodes sent at a time: unpacking them takes a few milliseconds."""

STEPS = 2000
"""The number of moves that the cursor moves at a time."""


@dataclass(frozen=True)
class Place:
    """The place of a game in a file: its bytes from `start` to `end`, which begin on `line`, its LISTED tags,
    shortened, and roughly the number of its moves.
    """

    start: int
    end: int
    line: int
    tags: dict[str, str]
    moves: int


def places(data: bytes) -> Iterator[Place]:
    """Yield the places of the games in a file, in any encoding that extends ASCII."""
    start = len(BOM_UTF8) if data.startswith(BOM_UTF8) else 0
    text = data[start:].decode("utf-8", "surrogateescape")
    known = 0
    for section in sections(text):
        lead = ESCAPED_LINES.match(text, section.start, section.end)
        first = lead.end() if lead else section.start
        start += _size(text[known:first])
        end = start + _size(text[first : section.end])
        tags = {name: shortened(decode_again(section.tags[name])) for name in LISTED if name in section.tags}
        if section.result != UNDECIDED:
            tags["Result"] = section.result
        elif "Result" in tags:
            tags["Result"] = result_of(tags["Result"])
        line = section.line + len(LINE_END.findall(text, section.start, first))
        yield Place(start, end, line, tags, section.moves)
        known, start = section.end, end


def _size(text: str) -> int:
    return len(text.encode("utf-8", "surrogateescape"))


def read(data: bytes, place: Place) -> Game:
    """Return the game at a place. Raises PgnError."""
    if place.end - place.start > MAX_GAME_BYTES:
        raise pgn.PgnError(because("game too large", size=MAX_GAME_BYTES))
    before = "\n" * (place.line - 1)  # so that errors name the file's lines
    return pgn.read_game(before + decode(data[place.start : place.end]))


# The process


def message(name: str, content: Any) -> bytes:
    """Return a message between the processes."""
    body = marshal.dumps((name, content))
    return len(body).to_bytes(SIZE, "little") + body


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Report which games are in the bytes received, and then read the chosen ones."""

    def report(name: str, content: Any = None) -> None:
        target.write(message(name, content))
        target.flush()

    data = source.read(_number(source))
    most = pgn.most_games(len(data))
    found = list(islice(places(data), most + 1))
    if len(found) > most:
        report("refused", sentence(because("too many games", most=most)))
        return
    for first in range(0, len(found), PORTION):
        report("places", [astuple(place) for place in found[first : first + PORTION]])
    report("found")
    while (chosen := _number(source)) >= 0:
        try:
            game = read(data, found[chosen])
        except pgn.PgnError as error:
            report("refused", sentence(error.reason))
            continue
        report("game", packed_head(game))
        for portion in packed_nodes(game):
            report("nodes", portion)
        report("read")


def _number(source: BinaryIO) -> int:
    """Return the next number, -1 at the end."""
    found = source.read(SIZE)
    return int.from_bytes(found, "little") if len(found) == SIZE else -1


def packed_head(game: Game) -> dict[str, Any]:
    """Return all of a game except its nodes."""
    return {
        "variant": game.variant.name,
        "definition": catalogue.definition_line(game.variant) if catalogue.is_own(game.variant) else "",
        "start": game.start_fen,
        "headers": game.headers,
        "ended": (game.ended.result, game.ended.reason),
        "ends_at_root": game.end is game.root,
        "root": _facts(game.root),
    }


def packed_nodes(game: Game) -> Iterator[list[tuple[Any, ...]]]:
    """Yield portions of a game's nodes, parents before their children, siblings in order.

    A node is a tuple: its parent's number (0 is the root, 1 the first node sent), its move and notation, whether it is
    the end of the main line, whether the cursor is there, and its facts.
    """
    portion: list[tuple[Any, ...]] = []
    waiting: list[tuple[Node, int]] = [(game.root, 0)]
    number = 0
    while waiting:
        parent, parents_number = waiting.pop()
        for node in parent.children:
            number += 1
            portion.append(
                (parents_number, node.move, node.written, node is game.end, node is game.node, *_facts(node))
            )
            waiting.append((node, number))
            if len(portion) == NODES_AT_ONCE:
                yield portion
                portion = []
    if portion:
        yield portion


def _facts(node: Node) -> tuple[Any, ...]:
    """Return the remaining values of a node."""
    return (
        node.side,
        node.key,
        node.counted,
        node.check,
        node.streaks,
        (node.outcome.result, node.outcome.reason),
        node.comment,
        node.comment_before,
        node.nags,
        node.clocks,
    )


class Unpacking:
    """Makes a game from `packed_head` and `packed_nodes`."""

    def __init__(self, head: dict[str, Any]) -> None:
        name, definition = head["variant"], head["definition"]
        self.game = Game(catalogue.add_line(name, definition) if definition else GAMES[name], head["start"])
        self.game.headers = head["headers"]
        self._ended = Outcome(*head["ended"])
        self._nodes = [self.game.root]
        self._cursor = self.game.root
        self._end: Node | None = self.game.root if head["ends_at_root"] else None
        self._note(self.game.root, head["root"])

    def add(self, portion: list[tuple[Any, ...]]) -> None:
        """Add the next nodes."""
        for parent, move, written, ends, current, *facts in portion:
            node = Node(self._nodes[parent], move, written)
            self._nodes[parent].children.append(node)
            self._nodes.append(node)
            self._note(node, facts)
            if ends:
                self._end = node
            if current:
                self._cursor = node

    def finish(self) -> Iterator[None]:
        """Move the cursor to its place, a step per iteration; the game is complete after the last."""
        game = self.game
        game.ended = self._ended
        game.end = self._end
        line = self._cursor.line()
        for ply in range(STEPS, len(line), STEPS):
            game.go_to(line[ply])
            yield
        game.go_to(self._cursor)

    @staticmethod
    def _note(node: Node, facts: Any) -> None:
        (
            node.side,
            node.key,
            node.counted,
            node.check,
            node.streaks,
            outcome,
            node.comment,
            node.comment_before,
            node.nags,
            node.clocks,
        ) = facts
        node.outcome = Outcome(*outcome)


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
