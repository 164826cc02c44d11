"""The coach's facts: positions with all their facts, and typical positions."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from coach_positions import POSITIONS, facts_of

from surajang.gui.analysis import coach_text, reason_text
from surajang.gui.analysis import move_facts as facts
from surajang.gui.analysis.move_facts import forced_mate
from surajang.rules import catalogue, fen, notation
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import PROMOTION
from surajang.rules.position import Position
from surajang.rules.special_rules import EndRule
from surajang.rules.variant import Variant

LINES = POSITIONS.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_recorded_positions_have_their_recorded_facts(game: str) -> None:
    lines = [known for known in map(json.loads, LINES) if known["game"] == game]
    assert len(lines) >= 40
    for known in lines:
        assert facts_of(game, known["fen"], known["move"]) == known


def test_every_kind_of_fact_is_recorded() -> None:
    known = [json.loads(line) for line in LINES]
    assert len(known) >= 200
    codes = {reason[0] for line in known for reason in line["reasons"]}
    assert codes >= {
        facts.MATE, facts.ARRIVAL, facts.CHECK, facts.CHECK_FALLS, facts.CAPTURE, facts.TRADE, facts.PROMOTES,
        facts.FORK, facts.THREATENS, facts.THREATENS_MATE, facts.SAVES, facts.STOPS, facts.ANSWERS,
    }  # fmt: skip
    assert {line["loss"][0] for line in known if line["loss"]} >= {facts.MATE, facts.CAPTURE}
    assert {threat[0] for line in known for threat in line["threats"]} >= {facts.MATE, facts.CAPTURE, facts.CHECK}


def position_of(game: str, text: str) -> Position:
    return fen.read(GAMES[game], text)


def said_of_loss(game: str, text: str, move_text: str) -> str:
    position = position_of(game, text)
    move = notation.parse(position, move_text)
    fact = facts.loss(position, move)
    assert fen.write(position) == text
    return coach_text.loss(position, move, fact) if fact else ""


def test_a_queen_left_to_a_rook_is_named_with_its_captor() -> None:
    text = "k3r4/9/9/9/9/4Q4/9/9/8K[] w - - 0 1"
    assert said_of_loss("mansindam", text, "i1h1") == "That lets the rook on e9 take the queen. Play it anyway?"
    assert said_of_loss("mansindam", text, "e4e9") == ""
    assert said_of_loss("mansindam", text, "e4a4") == ""


def test_a_promoting_piece_is_lost_as_its_promoted_kind() -> None:
    text = "lns+sk+ssnl/1r2q2b1/+p+p+p+p+p1+p+p+p/9/3+P1+p3/2+P6/+P+P2+P+P+P+P+P/1B2Q2R1/LNS+SK+SSNL[] w AIai - 0 3"
    assert said_of_loss("palaceshogi", text, "b2g7+") == "That lets the bishop on 2b take the elephant. Play it anyway?"


def test_unavoidable_losses_are_not_asked_about() -> None:
    assert said_of_loss("mansindam", "k7r/9/9/9/9/9/9/8Q/8K[] w - - 0 1", "i1h1") != ""
    assert said_of_loss("mansindam", "k8/9/9/9/9/9/9/1n7/K2Q5[] w - - 0 1", "a1b2") == ""
    assert said_of_loss("mansindam", "4k4/9/9/9/9/7r1/9/8r/K8[] w - - 0 1", "a1b1") == "", (
        "it is mate whatever is played"
    )


def test_a_check_does_not_count_as_saving_a_piece() -> None:
    position = position_of("mansindam", "4k4/9/9/9/3c5/2Q6/9/9/R3K4[] w - - 0 1")
    assert facts.SAVES not in [fact.code for fact in facts.reasons(position, notation.parse(position, "a1a9+"))]


def test_a_hint_names_check_and_the_captured_piece() -> None:
    position = position_of("mansindam", "k8/9/9/4c4/9/9/9/4K4/7Q1[] w - - 0 1")
    move = notation.parse(position, "h1a1")
    found = facts.reasons(position, move)
    assert [fact.code for fact in found][:1] == [facts.CHECK]
    move = notation.parse(position, "h1h8")
    assert reason_text.reasons(position, [move], facts.reasons(position, move))


def test_only_proved_mates_are_announced() -> None:
    position = position_of("mansindam", "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1")
    move = notation.parse(position, "i1h1")
    fact = forced_mate(position, move)
    assert fact is not None
    assert reason_text.reasons(position, [move], [fact]) == "Rh1 mates in 2."
    assert fen.write(position) == "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1"
    position = position_of("mansindam", "k3r4/9/9/9/9/4Q4/9/9/8K[] w - - 0 1")
    assert forced_mate(position, notation.parse(position, "e4e9")) is None


def test_finding_threats_leaves_the_position_unchanged() -> None:
    text = "k3r4/9/9/9/9/4Q4/9/9/8K[] w - - 0 1"
    position = position_of("mansindam", text)
    found = facts.threats(position, 0)
    assert coach_text.threats(position, found, 0) == "The rook on e9 threatens the queen on e4."
    assert fen.write(position) == text
    assert coach_text.threats(position, facts.threats(position, 1), 1) == "The queen on e4 threatens the rook on e9."


def test_uncompiled_code_calls_no_compiled_function_with_a_vec() -> None:
    """Each such call would leak the vec, 64 kB per position."""
    sources = (Path(facts.__file__).parents[1]).rglob("*.py")
    assert [path.name for path in sources if ".scratch" in path.read_text("utf-8")] == []


def test_a_promotion_gains_the_chosen_piece() -> None:
    game = template("chess")
    position = fen.read(game, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    values = facts.values_of(position.tables)
    gains = {
        notation.text(position, move): facts.gain(position, move, values)
        for move in legal_moves(position)
        if move & PROMOTION
    }
    assert gains["a7a8q"] > gains["a7a8r"] > gains["a7a8n"] > 0


WON = "{winner} arrives."
ROOKS = EndRule(arrival="8", arrival_reason="breakthrough", arrival_sentence=WON, arrivers=("Q", "R"))
SAFE = EndRule(arrival="4-5", arrival_reason="middle", arrival_sentence=WON, arrivers=("K", "N"), arrival_safe=True)
BREAKTHROUGH, MIDDLE = (
    catalogue.add(replace(template("chess"), name=end.arrival_reason, title=end.arrival_reason, end=end))
    for end in (ROOKS, SAFE)
)


def test_pieces_other_than_the_king_arrive_too() -> None:
    position = fen.read(BREAKTHROUGH, "8/4k3/8/8/8/8/P7/K6R w - - 0 1")
    move = notation.parse(position, "h1h8")
    assert reason_text.reasons(position, [move], facts.reasons(position, move)) == "Rh8# wins the game by arriving."
    position = fen.read(BREAKTHROUGH, "8/8/4k3/8/8/r7/1P6/3K4 w - - 0 1")
    assert coach_text.threats(position, facts.threats(position, 0), 0) == "Ra1# would win the game."
    move = notation.parse(position, "d1d2")
    fact = facts.loss(position, move)
    assert fact is not None
    assert coach_text.loss(position, move, fact) == "That allows Ra1#, which wins the game by arriving. Play it anyway?"
    takes = notation.parse(position, "b2a3")
    assert facts.STOPS in [fact.code for fact in facts.reasons(position, takes)]


@pytest.mark.parametrize("game", [BREAKTHROUGH, MIDDLE], ids=["breakthrough", "middle"])
def test_every_arrival_in_one_move_is_found(game: Variant) -> None:
    chance = random.Random(5)
    seen = 0
    for _ in range(12):
        position = fen.read(game, game.start)
        for _ in range(40):
            moves = legal_moves(position)
            if not moves:
                break
            arriving = [move for move in moves if _ends(position, move) == facts.ARRIVAL]
            found = facts.winning_move(position)
            assert found or not arriving, fen.write(position)
            seen += bool(arriving)
            position.make(chance.choice([move for move in moves if move not in arriving] or moves))
    assert seen


def test_a_move_that_makes_an_enemy_piece_safe_where_it_wins_is_asked_about() -> None:
    position = fen.read(MIDDLE, "4k3/8/8/8/3n4/8/8/3R2K1 w - - 0 1")
    move = notation.parse(position, "d1c1")
    fact = facts.loss(position, move)
    assert fact is not None
    words = "That lets the knight on d4 win the game by arriving. Play it anyway?"
    assert coach_text.loss(position, move, fact) == words
    assert facts.reasons(position, move) == []
    assert facts.loss(position, notation.parse(position, "d1d4")) is None


def _ends(position: Position, move: int) -> str:
    with facts.made(position, move):
        return facts.how_it_wins(position)
