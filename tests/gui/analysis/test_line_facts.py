"""Why lines are good: positions with known answers, and random ones where the slow referee judges the facts."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from coach_positions import drawn
from crosscheck.core import amount, legal_texts
from crosscheck.test_games import REFEREES
from reference.coach import SlowCoach
from reference.facts import protects, wrong

from surajang.gui.analysis import line_facts, reason_text, tactics
from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis import position_facts as places
from surajang.gui.analysis.line_facts import gives_away, why
from surajang.gui.analysis.move_facts import Fact
from surajang.gui.analysis.position_facts import better_placed
from surajang.gui.learn.puzzle_page import reason
from surajang.gui.learn.puzzles import DEFEND, MATE, games_with_puzzles, puzzles
from surajang.rules import fen, notation
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.position import Position
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

KNOWN = [json.loads(line) for line in (Path(__file__).parents[2] / "line_facts.jsonl").read_text("utf-8").splitlines()]
"""Lines whose facts were checked by hand."""


def line_of(position: Position, texts: list[str]) -> list[int]:
    moves = []
    for text in texts:
        moves.append(notation.parse(position, text))
        position.make(moves[-1])
    for _ in texts:
        position.unmake()
    return moves


def said(game: str, text: str, moves: str, mates: bool = False) -> list[str]:
    """Return all sentences about a line."""
    position = fen.read(GAMES[game], text)
    line = line_of(position, moves.split())
    found = why(position, line, mates)
    return [
        reason_text.sentence(position, line, fact, notation.written) for fact in found if fact.code != tactics.CONFINED
    ]


@pytest.mark.parametrize("family", ["mansindam", "palaceshogi", "pandemonium"])
def test_known_lines_have_their_known_reasons(family: str) -> None:
    lines = [known for known in KNOWN if known["game"].startswith(family)]
    assert len(lines) >= 25
    for known in lines:
        position = fen.read(GAMES[known["game"]], known["fen"])
        line = line_of(position, known["moves"])
        found = why(position, line, known["mates"], known["defends"])
        assert [fact.code for fact in found] == known["facts"], known
        sentences = [
            reason_text.sentence(position, line, fact, notation.written)
            for fact in found
            if fact.code != tactics.CONFINED
        ]
        assert " ".join(sentences) == known["says"], known
        assert fen.write(position) == known["fen"]


def test_most_kinds_of_reasons_are_known_in_each_family() -> None:
    for family in ("mansindam", "palaceshogi", "pandemonium"):
        codes = {code for known in KNOWN if known["game"].startswith(family) for code in known["facts"]}
        assert codes >= {
            facts.MATE, facts.FORK, line_facts.KING_FORK, line_facts.OPENS, line_facts.PAYS, line_facts.UNPROTECTED,
            line_facts.LINE_WINS, line_facts.FORCED, tactics.LURES, tactics.UNGUARDS, tactics.OVERLOADED, tactics.PINS,
            tactics.PINNED, tactics.PROTECTED, tactics.DOUBLE_CHECK, tactics.UNCOVERS_CHECK, line_facts.TAKES_GUARD,
            line_facts.TAKES_CHECKER, line_facts.BLOCKS_CHECK, line_facts.STOPS_MATE, facts.THREATENS_MATE,
        }, family  # fmt: skip


@pytest.mark.parametrize(
    ("game", "text", "moves", "sentence"),
    [
        ("mansindam", "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1", "i1i9+", "Nothing can be put in between."),
        (
            "palaceshogi", "4k4/9/9/9/9/3s+p4/4+Q4/9/3K5[] w - - 0 1", "e3e4d4",
            "Lnx5fx6f captures the pawn and the silver in one move.",
        ),
        (
            "mansindam", "4k4/9/9/9/9/9/9/r8/K8[] w - - 0 1", "a1a2",
            "Kxa2 captures the rook, and nothing can recapture.",
        ),
        (
            "pandemonium", "10/10/10/2k7/10/4q5/10/10/4R5/4K5[] w - - 0 1", "e2e5",
            "Rxe5 captures the queen, and nothing can recapture.",
        ),
    ],
)  # fmt: skip
def test_rare_kinds_of_reasons_have_sentences(game: str, text: str, moves: str, sentence: str) -> None:
    assert sentence in said(game, text, moves)


def test_leaving_a_piece_unprotected_or_opening_a_line_loses_it() -> None:
    position = fen.read(GAMES["mansindam"], "4r3k/9/9/9/9/9/4N4/9/2Q1R2K1[] w - - 0 1")
    move, answer = line_of(position, ["c1c5", "e9e3+"])
    assert gives_away(position, move, answer) == [], "the rook protects the knight"
    position = fen.read(GAMES["mansindam"], "4r3k/9/9/9/9/9/4N4/9/4Q2K1[] w - - 0 1")
    move, answer = line_of(position, ["e3c4", "e9e1+"])
    fact = gives_away(position, move, answer)
    assert [one.code for one in fact] == [line_facts.LETS_THROUGH], "it stood in the way"
    words = reason_text.sentence(position, (move,), fact[0], notation.written)
    assert words == "Nc4 opens the line of the rook on e9 to the queen on e1."
    position = fen.read(GAMES["mansindam"], "4r3k/9/9/9/9/9/4N4/9/4R2K1[] w - - 0 1")
    move, answer = line_of(position, ["e1a1", "e9e3+"])
    fact = gives_away(position, move, answer)
    assert [one.code for one in fact] == [line_facts.LEAVES]
    words = reason_text.sentence(position, (move,), fact[0], notation.written)
    assert words == "Ra1 takes the rook away from the knight on e3, which it protected."


def _leapers(moves: str, piece: str = "N") -> Variant:
    """Chess without castling in which a piece moves otherwise."""
    chess = template("chess")
    pieces = tuple(replace(each, moves=moves) if each.symbol == piece else each for each in chess.pieces)
    start = chess.start.replace("KQkq", "-")
    return replace(chess, name="leapers", pieces=pieces, castling=None, start=start)


def test_a_piece_that_jumps_over_a_square_is_not_stopped_there() -> None:
    game = _leapers("WD")
    position = fen.read(game, "k7/8/8/8/N7/8/8/1R4QK w - - 0 1")
    line = line_of(position, ["a4a6"])
    assert [fact.code for fact in why(position, line)][:1] == [facts.MATE]
    assert tactics.NO_BLOCK not in [fact.code for fact in why(position, line)], "a7 may be occupied"
    position = fen.read(game, "k7/8/3q4/3n4/8/8/3N4/6K1 w - - 0 1")
    (move,) = line_of(position, ["d2d4"])
    assert tactics.lines_through(position, move, facts.values_of(tables_of(game))) == []
    position = fen.read(game, "4k3/8/8/8/3n4/3B4/3R4/6K1 w - - 0 1")
    move, answer = line_of(position, ["d3e4", "d4d2"])
    assert gives_away(position, move, answer) == [], "the rook could be captured before"


def test_a_king_protects_nothing_on_the_line_on_which_it_faces_the_other() -> None:
    position = fen.read(template("minixiangqi"), "2k4/7/7/r3R2/7/7/4K2[] w - - 0 1")
    move, answer = line_of(position, ["e1d1", "a4e4"])
    assert gives_away(position, move, answer) == []


def test_a_king_without_own_pieces_beside_it_is_not_shut_in_by_them() -> None:
    position = fen.read(_leapers("fW", "K"), "6K1/8/8/1R6/8/8/8/k7 w - - 0 1")
    found = why(position, line_of(position, ["b5a5"]))
    assert found[0].code == facts.MATE
    assert tactics.SMOTHERED not in [fact.code for fact in found]


def test_quiet_moves_are_compared_by_countable_facts() -> None:
    position = fen.read(GAMES["mansindam"], "startpos")
    better, other = line_of(position, ["e1d2"])[0], line_of(position, ["c1a2"])[0]
    found = better_placed(position, better, other)
    assert [fact.code for fact in found] == [places.KING_SHELTERED]
    words = reason_text.sentence(position, (better,), found[0], notation.written)
    assert words == "White's king has more of its own pieces beside it after Kd2 than after Ca2."
    assert better_placed(position, other, better) == [] or all(
        fact.code != places.KING_SHELTERED for fact in better_placed(position, other, better)
    )


def test_a_castled_rook_is_not_said_to_stay_protected() -> None:
    position = fen.read(GAMES["pandemonium"], "4k5/10/10/10/10/10/10/1N8/10/R3K5[] w Q - 0 1")
    castles, other = line_of(position, ["e1b1"])[0], line_of(position, ["b3d4"])[0]
    codes = {fact.code for fact in better_placed(position, castles, other)}
    assert not codes & {places.KEEPS_PROTECTED, tactics.PROTECTED}


@pytest.mark.parametrize(
    ("game", "text", "move", "sentence"),
    [
        ("mansindam", "k3r4/9/9/9/4n4/9/9/4R4/4R3K[] w - - 0 1", "e2e5", "Rxe5 wins the knight."),
        (
            "pandemonium", "4k5/10/5b4/4n5/10/10/4R5/4R5/10/9K[] w - - 0 1", "e4e7",
            "Rxe7+ trades a rook for a knight and a bishop.",
        ),
        ("palaceshogi", "7k1/9/9/9/R1+l4q1/2p6/9/2+L6/8K[] w - - 0 1", "a5c5", "Rx7e wins the cannon."),
    ],
)  # fmt: skip
def test_a_capture_wins_no_more_than_its_exchange(game: str, text: str, move: str, sentence: str) -> None:
    assert sentence in said(game, text, move)


# Facts checked by the slow referee


def judged(game: str, text: str, texts: list[str], mates: bool = False, defends: bool = False) -> list[Fact]:
    """Return the facts about a line, after the slow referee has confirmed them."""
    position = fen.read(GAMES[game], text)
    found = why(position, line_of(position, texts), mates, defends)
    assert fen.write(position) == text
    coach = SlowCoach(REFEREES[game], GAMES[game])
    assert wrong(coach, tables_of(GAMES[game]), text, texts, found) == [], (game, text, texts)
    return found


@pytest.mark.parametrize("game", games_with_puzzles())
def test_reasons_given_for_puzzles_are_true(game: str) -> None:
    collection = puzzles(game)
    chosen = Random(f"reasons {game}").sample(range(len(collection)), amount(12, 300))
    for number in chosen:
        puzzle = collection[number]
        judged(game, puzzle.fen, list(puzzle.moves), puzzle.goal == MATE, puzzle.goal == DEFEND)


@pytest.mark.parametrize("game", games_with_puzzles())
def test_nearly_all_puzzles_have_a_reason(game: str) -> None:
    collection = puzzles(game)
    chosen = [collection[number] for number in Random(f"reasons {game}").sample(range(len(collection)), 60)]
    positions = [(puzzle, fen.read(puzzle.variant, puzzle.fen)) for puzzle in chosen]
    explained = [reason(puzzle, line_of(position, list(puzzle.moves))) for puzzle, position in positions]
    assert sum(map(bool, explained)) >= 0.9 * len(chosen)


@pytest.mark.parametrize("game", list(GAMES))
def test_reasons_given_for_random_lines_are_true(game: str) -> None:
    random = Random(f"lines {game}")
    for number in range(amount(6, 200)):
        text = drawn(game, random, number % 3 == 0)
        position = fen.read(GAMES[game], text)
        texts: list[str] = []
        for _ in range(3):
            legal = legal_texts(position)
            if not legal or position.arrived():
                break
            taking = [one for one in legal if position.captures(legal[one])]
            chosen = taking if taking and random.random() < 0.5 else list(legal)
            texts.append(random.choice(sorted(chosen)))
            position.make(legal[texts[-1]])
        if texts:
            judged(game, text, texts)


@pytest.mark.parametrize("game", list(GAMES))
def test_pieces_that_a_better_move_protects_are_protected(game: str) -> None:
    random = Random(f"placed {game}")
    coach = SlowCoach(REFEREES[game], GAMES[game])
    for _ in range(amount(4, 60)):
        text = drawn(game, random, small=False)
        position = fen.read(GAMES[game], text)
        legal = legal_texts(position)
        for _ in range(10 if len(legal) > 1 else 0):
            better, other = random.sample(sorted(legal), 2)
            for fact in better_placed(position, legal[better], legal[other]):
                if fact.code in (places.KEEPS_PROTECTED, tactics.PROTECTED):
                    assert protects(coach, text, better, other, fact), (text, better, other, fact)
