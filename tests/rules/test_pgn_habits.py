"""Games as other programs and people write them are read correctly."""

from functools import cache
from random import Random

import pytest
from pgn_habits import PROGRAMS, Habits, Habitual

from surajang.rules import pgn, pgn_writer
from surajang.rules.files import decode
from surajang.rules.game import Game, Outcome
from surajang.rules.games import GAMES
from surajang.rules.moves import DROP, PROMOTION

pytestmark = pytest.mark.once

COMMENTS = [
    "good",
    "Café – the (better) way",
    "König [%eval 0.35]",
    "[%csl Ge4] here",
    "a {curly} one",
    "王",
    "N.B.: 5",
]
NAGS = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146]
TAGS = {"Event": 'Café "König" 5\\6', "White": "Kim, A", "Black": "Müller", "Annotator": "x y", "Note": "one two"}
SOURCES = 4
GAMES_A_FILE = 4


@cache
def source(name: str, seed: int) -> Game:
    """A game with variations, comments, signs and times."""
    random = Random(seed)
    game = Game(GAMES[name])
    game.headers = dict(TAGS)
    if random.random() < 0.5:
        game.root.comment = "Before"
    left = [300.0, 300.0]
    line = [game.root]
    for _ in range(16):
        moves = game.legal_moves()
        if not moves or game.outcome.over:
            break
        striking = [move for move in moves if move & (DROP | PROMOTION) or game.position.captures(move)]
        node = game.play(random.choice(striking or moves))
        left[1 - node.side] -= random.randrange(30)
        node.clocks = (left[0], left[1] if node.ply > 1 else None)
        line.append(node)
    for node in line[:-1]:
        for depth in range(random.choice((0, 0, 1, 2))):
            game.go_to(node if not depth else node.children[-1])
            moves = [move for move in game.legal_moves() if not game.node.child(move)]
            for move in random.sample(moves, min(len(moves), 1)):
                made = game.play(move)
                if made is not made.parent.children[0] and random.random() < 0.4:  # type: ignore[union-attr]
                    made.comment_before = "or"
                annotate(made, random)
    for node in line[1:]:
        annotate(node, random)
    game.go_to(line[-1])
    if not game.outcome.over:
        game.finish(Outcome(random.choice(("1-0", "0-1", "1/2-1/2")), ""), line[-1])
    return game


def annotate(node, random: Random) -> None:
    """Annotate a move, sometimes."""
    if random.random() < 0.3:
        node.comment = random.choice(COMMENTS)
    if random.random() < 0.4:
        node.nags = [random.choice(NAGS)]


def contents(game: Game) -> list[tuple[object, ...]]:
    """The whole content of a game's tree."""
    found: list[tuple[object, ...]] = []
    waiting = [game.root]
    while waiting:
        node = waiting.pop()
        found.append((node.written, node.comment, node.comment_before, node.nags, node.clocks, len(node.children)))
        waiting += node.children
    return found


def encoded(text: str, encoding: str) -> bytes:
    """A text in an encoding, or in UTF-8 where that has no signs for it."""
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        return text.encode("utf-8")


def file_of(games: list[Game], habits: Habits) -> bytes:
    """The bytes of a file with games written by some habits."""
    end = habits.get("line end", "\n")
    join = habits.get("join", "\n\n").replace("\n", end)
    text = join.join([Habitual(game, habits).text() for game in games]) + habits.get("tail", end)
    return encoded(text, habits.get("encoding", "utf-8"))


def compare(habits: Habits, name: str) -> int:
    """Read games written by some habits; return how many."""
    games = [source(name, seed) for seed in range(SOURCES)]
    text = decode(file_of(games, habits))
    read = list(pgn.read_games(text))
    assert len(read) == len(games)
    for meant, again in zip(games, read, strict=True):
        assert contents(again) == contents(meant)
        assert again.outcome.result == meant.outcome.result
        assert again.headers.items() >= TAGS.items()
        strict = pgn_writer.write_game(again)
        assert strict == pgn_writer.write_game(meant)
        assert pgn_writer.write_game(pgn.read_game(strict)) == strict
    return len(games)


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("name", GAMES)
def test_games_of_other_programs_are_read_as_meant(name, program):
    assert compare(PROGRAMS[program], name) == SOURCES


@pytest.mark.parametrize("name", GAMES)
def test_mixed_habits_in_one_file_are_read_as_meant(name):
    random = Random(name)
    for _ in range(10):
        first, second = random.sample(sorted(PROGRAMS), 2)
        habits = {**PROGRAMS[first], **PROGRAMS[second]}
        mixed = {habit: way for habit, way in habits.items() if random.random() < 0.7}
        compare(mixed, name)
