"""Finds and reads the games in a file's bytes: here what is small, else in a process of its own.

Reading a large game takes a second in which the compiled rules let no other thread work; a process leaves the window
alone, and can be ended. `python -m gui.storage.reader` is that process. It is given the bytes, reports which games
stand in them, and reads the one that is chosen.
"""

import marshal
import re
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import islice
from typing import Any, BinaryIO

from gui.kit.shorten import shortened
from gui.words.refusal_text import sentence
from rules import pgn
from rules.files import decoded, mended
from rules.game import UNDECIDED, Game, Node, Outcome
from rules.games import GAMES
from rules.reasons import because
from rules.tokens import PLAYER_TAGS, result_of, run_of

LARGEST_FILE = 20_000_000
"""Bytes; a larger file is no file of games."""

LARGEST_GAME = 4_000_000
"""Bytes; a larger text is no single game."""

LISTED = (*PLAYER_TAGS, "Event", "Date", "Result", "Variant")
"""The tags that a list of games shows."""

ESCAPED_LINES = re.compile(run_of(r"\s++|(?<![^\n\r])%[^\n\r]*+", "*"))
"""What may stand before a game without being of it: lines for other programs, which would be lost with it."""

LINE_END = re.compile(r"\r\n?|\n")

PORTION = 1_000
"""How many places are handed over at a time."""

SIZE = 4
"""Bytes in which the size of each message is sent before it."""

NODES_AT_ONCE = 500
"""How many nodes are handed over at a time: a few milliseconds' work for who unpacks them."""

STEPS = 2000
"""How many moves the cursor goes at a time."""


@dataclass(frozen=True)
class Place:
    """Where a game stands in a file: its bytes from `start` to `end`, which begin on `line`, its LISTED tags, cut, and
    about how many moves it has."""

    start: int
    end: int
    line: int
    tags: dict[str, str]
    moves: int


def places(data: bytes) -> Iterator[Place]:
    """Yield where the games of a file stand, whatever its encoding is, as long as that is ASCII where PGN is."""
    start = len(BOM_UTF8) if data.startswith(BOM_UTF8) else 0
    text = data[start:].decode("utf-8", "surrogateescape")
    known = 0
    for section in pgn.sections(text):
        lead = ESCAPED_LINES.match(text, section.start, section.end)
        first = lead.end() if lead else section.start
        start += _size(text[known:first])
        end = start + _size(text[first : section.end])
        tags = {name: shortened(mended(section.tags[name])) for name in LISTED if name in section.tags}
        if section.result != UNDECIDED:
            tags["Result"] = section.result
        elif "Result" in tags:
            tags["Result"] = result_of(tags["Result"])
        line = section.line + len(LINE_END.findall(text, section.start, first))
        yield Place(start, end, line, tags, section.moves)
        known, start = section.end, end


def _size(text: str) -> int:
    """Return how many bytes a text is."""
    return len(text.encode("utf-8", "surrogateescape"))


def read(data: bytes, place: Place) -> Game:
    """Return the game at a place. Raises PgnError."""
    if place.end - place.start > LARGEST_GAME:
        raise pgn.PgnError(because("game too large", size=LARGEST_GAME))
    before = "\n" * (place.line - 1)  # so that the lines of a complaint are the file's
    return pgn.read_game(before + decoded(data[place.start : place.end]))


# The process


def message(name: str, content: Any) -> bytes:
    """Return a message of one process to the other."""
    body = marshal.dumps((name, content))
    return len(body).to_bytes(SIZE, "little") + body


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Report which games stand in the bytes that come first, and read the games that are chosen then."""

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
    """Return the number that comes next, -1 when there is nothing more to come."""
    found = source.read(SIZE)
    return int.from_bytes(found, "little") if len(found) == SIZE else -1


def packed_head(game: Game) -> dict[str, Any]:
    """Return all of a game but its nodes."""
    return {
        "variant": game.variant.name,
        "start": game.start_fen,
        "headers": game.headers,
        "ended": (game.ended.result, game.ended.reason),
        "ends_at_root": game.end is game.root,
        "root": _facts(game.root),
    }


def packed_nodes(game: Game) -> Iterator[list[tuple[Any, ...]]]:
    """Yield portions of a game's nodes, each after its parent and in the order in which that has them.

    A node is a tuple: its parent's number (0 is the root, 1 the first node handed over), its move, what is written of
    it, whether it is the end of the main line, whether the cursor stands there, and its facts.
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
    """Return what a node knows beside its place in the tree."""
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
    """Makes a game from what `packed_head` and `packed_nodes` gave."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.game = Game(GAMES[head["variant"]], head["start"])
        self.game.headers = head["headers"]
        self._ended = Outcome(*head["ended"])
        self._nodes = [self.game.root]
        self._cursor = self.game.root
        self._end: Node | None = self.game.root if head["ends_at_root"] else None
        self._note(self.game.root, head["root"])

    def add(self, portion: list[tuple[Any, ...]]) -> None:
        """Take in the next nodes."""
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
        """Put the cursor where it was, in steps; the game is whole after the last."""
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
        """Give a node its facts."""
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
