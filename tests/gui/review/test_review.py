"""The review as a value: formulas with known values, levels, missed mates, and its way into a PGN and back."""

from math import isclose

import pytest
from driving import WHOLE_GAMES

from surajang.gui.analysis.winning_chance import winning_chance
from surajang.gui.document.document import GameDocument
from surajang.gui.document.drawn_marks import (
    Mark,
    evaluation_in,
    marks_in,
    with_evaluation,
    with_marks,
    with_words,
    without_marks,
)
from surajang.gui.document.history import EditHistory
from surajang.gui.engines.protocol import Score
from surajang.gui.kit.theme import LIGHT
from surajang.gui.review.chance_graph import ChanceGraph
from surajang.gui.review.noting import better_line, note
from surajang.gui.review.review import (
    BLUNDER,
    INACCURACY,
    Review,
    ended,
    game_accuracy,
    move_accuracy,
    review_in,
    score_of,
    weights,
    written,
)
from surajang.gui.review.reviewer import LOOK, MATE, OPTIONS, PROOF, Line, Result, remarks
from surajang.rules import notation, pgn, pgn_writer
from surajang.rules.game import Game, Outcome
from surajang.rules.games import GAMES

VARIANT = GAMES["mansindam"]


def percent(score: int) -> int:
    """Return the winning chance of a score, as displayed."""
    return round(100 * winning_chance("mansindam", Score(score)))


def played(game: str, texts: str) -> Game:
    """Return a game with these moves."""
    made = Game(GAMES[game])
    for text in texts.split():
        made.play_text(text)
    return made


def review_of(*scores: int | None, side: int = 0) -> Review:
    """Return the review of a game with these scores in hundredths of a pawn, as the first player sees them."""
    sides = tuple((side + place) % 2 for place in range(len(scores)))
    return Review("mansindam", sides, tuple(None if score is None else Score(score) for score in scores))


# Formulas


@pytest.mark.parametrize(
    ("loss", "known"),
    [(0, 100), (-3, 100), (1, 96.6), (5, 80.8), (10, 64.6), (15, 51.5), (20, 41.0), (50, 9.5), (100, 0)],
)
def test_the_accuracy_of_a_move_follows_the_published_formula(loss: float, known: float) -> None:
    assert isclose(move_accuracy(loss), known, abs_tol=0.06)


def test_moves_weigh_more_in_volatile_phases() -> None:
    quiet = [50.0] * 30
    assert weights(quiet) == [0.5] * 29
    wild = [*quiet, 10.0, 90.0, 10.0]
    found = weights(wild)
    assert len(found) == len(wild) - 1
    assert found[0] == 0.5
    assert found[-1] == 12
    assert weights([50.0, 60.0]) == [5.0]


def test_a_player_without_moves_has_no_accuracy() -> None:
    assert game_accuracy([], []) is None
    assert review_of().accuracies == (None, None)
    assert review_of(0, 10).accuracies == (100.0, None)


def test_a_game_without_losses_is_fully_accurate() -> None:
    assert review_of(0, 0, 0, 0).accuracies == (100.0, 100.0)


@pytest.mark.parametrize("first", [0, 1])
def test_losses_are_those_of_the_moving_side(first: int) -> None:
    sign = -1 if first else 1
    review = review_of(0, -60 * sign, -60 * sign, -700 * sign, side=first)
    assert [(move.side, move.level) for move in review.moves] == [(first, ""), (1 - first, ""), (first, "blunder")]
    assert review.count(first, BLUNDER) == 1
    assert review.moves[0].loss == pytest.approx(100 * (0.5 - winning_chance("mansindam", Score(-60))))


def test_unknown_positions_are_left_out() -> None:
    review = review_of(None, None, 0, -900, None, 0)
    assert [move.place for move in review.moves] == [3]
    assert review.known
    assert review.accuracies[1] is None
    assert not review_of(None, 5, None).known


def test_from_mate_to_ten_pawns_only_the_mate_is_lost() -> None:
    mate, won = Score.of_mate(3), Score(1500)
    review = Review("mansindam", (0, 1), (mate, won))
    assert review.moves[0].loss == 0
    assert review.moves[0].missed_mate == 3
    assert review.moves[0].level == INACCURACY
    assert review.moves[0].worth_learning


@pytest.mark.parametrize(
    ("before", "after", "missed"),
    [(3, 2, 0), (3, 4, 0), (3, 5, 3), (1, 0, 0), (1, 3, 1), (5, 9, 5), (6, 9, 0)],
)
def test_a_mate_longer_by_more_than_two_moves_is_missed(before: int, after: int, missed: int) -> None:
    later = Score.of_mate(after) if after else -Score.of_mate(0)
    assert Review("mansindam", (0, 1), (Score.of_mate(before), later)).moves[0].missed_mate == missed
    assert Review("mansindam", (1, 0), (-Score.of_mate(before), -later)).moves[0].missed_mate == missed


# As text


@pytest.mark.parametrize("score", [Score(0), Score(5), Score(-35), Score(1234), Score.of_mate(1), Score.of_mate(-12)])
def test_scores_survive_a_round_trip(score: Score) -> None:
    assert score_of(written(score)) == score


def test_invalid_scores_are_rejected() -> None:
    for text in ("", "?", "1.234", "#", "--1", "99999", "#99999", "1,", "９"):
        assert score_of(text) is None, text
    assert score_of("+0.5") == Score(50)
    assert score_of("3") == Score(300)
    assert score_of("#-0") == Score.of_mate(0)


def test_comment_marks_and_evaluation_coexist() -> None:
    mark = Mark("G", "e4")
    comment = with_evaluation(with_marks("Good.", (mark,)), "0.35")
    assert comment == "Good. [%csl Ge4] [%eval 0.35]"
    assert (without_marks(comment), marks_in(comment), evaluation_in(comment)) == ("Good.", (mark,), "0.35")
    assert with_words(comment, "Bad.") == "Bad. [%csl Ge4] [%eval 0.35]"
    assert with_marks(comment, ()) == "Good. [%eval 0.35]"
    assert with_evaluation(comment, "") == "Good. [%csl Ge4]"
    assert without_marks("[%eval 1] so") == "so"


# As a picture


def test_the_graph_starts_at_the_first_evaluated_position(qapp: object) -> None:
    graph = ChanceGraph(LIGHT, ("White", "Black"))
    graph.resize(300, 150)
    graph.show_chances((0.5, 0.5, 0.6), {}, {})
    left, right = graph.point(0).x(), graph.point(2).x()
    graph.show_chances((None, None, 0.5, 0.5, 0.6), {}, {1: 1, 3: 2})
    assert (graph.point(2).x(), graph.point(4).x()) == (left, right)
    assert [graph.place_at(x) for x in (0, left, (left + right) / 2, right, 299)] == [2, 2, 3, 4, 4]


# Into a game and back


GAME = "e4 e6 Nd2 Nd8"


def result_of(game: Game, *scores: int) -> Result:
    """Return a review of a game by these scores, in which another first move is always better."""
    nodes = tuple(game.main_line())
    review = Review(game.variant.name, tuple(node.side for node in nodes), tuple(map(Score, scores)))
    bad = [Line(move, ("d3d4", "d7d6")) for move in review.moves if move.level]
    moves = [node.move for node in nodes[1:]]
    found = remarks(game.variant, game.start_fen, moves, review, bad, lambda: False)
    return Result(review, tuple(found), nodes)


def test_a_review_is_independent_of_the_machine() -> None:
    assert all(limits.nodes for limits in (LOOK, MATE, PROOF))
    assert ("Threads", "1") in OPTIONS


def test_a_review_is_one_edit_and_is_read_again(qapp: object) -> None:
    game = played("mansindam", GAME)
    before = pgn_writer.write_game(game)
    document = GameDocument(game)
    history = EditHistory(document)
    result = result_of(game, 0, 0, 30, -600, -500)
    note(document, result)
    third = document.main_line[3]
    assert third.nags == [4]
    assert without_marks(third.comment).startswith(
        f"Blunder: White's winning chance {percent(30)}% → {percent(-600)}%."
    )
    assert "A better move was d4." in third.comment
    assert [node.written for node in better_line(third)] == ["d4", "d6"]
    again = pgn.read_game(document.text())
    assert review_in("mansindam", again.main_line()) == result.review
    assert [node.written for node in better_line(again.main_line()[3])] == ["d4", "d6"]
    for node in (node for line in again.main_line() for node in line.children):
        again.go_to(node)  # the added line is like any other
    history.undo()
    assert not history.may_undo
    assert pgn_writer.write_game(game) == before
    history.redo()
    assert review_in("mansindam", game.main_line()) == result.review


def test_comments_of_people_are_kept(qapp: object) -> None:
    game = played("mansindam", GAME)
    document = GameDocument(game)
    third = document.main_line[3]
    document.comment(third, "I was in a hurry.")
    document.set_nags(third, (6, 14))
    document.go_to(document.main_line[2])
    own = document.play(next(move for move in game.legal_moves() if move != third.move))
    result = result_of(game, 0, 0, 30, -600, -500)
    note(document, result)
    assert without_marks(third.comment) == "I was in a hurry."
    assert third.nags == [6, 14]
    assert own.parent is not None
    assert own in own.parent.children
    note(document, result)  # again
    assert third.nags == [6, 14]
    assert [len(node.children) for node in document.main_line] == [1, 1, 3, 1, 0]


def reviewed_again(first: tuple[int, ...], *then: int) -> GameDocument:
    """Return a game that was reviewed with the first scores, written, read, and reviewed with others."""
    document = GameDocument(played("mansindam", GAME))
    note(document, result_of(document.game, *first))
    document = GameDocument(pgn.read_game(document.text()))
    note(document, result_of(document.game, *then))
    return document


def test_a_review_replaces_the_previous_one(qapp: object) -> None:
    game = played("mansindam", GAME)
    untouched = pgn_writer.write_game(game)
    for first in ((0, 0, 30, -600, -500), (0, 300, 900, 900, 0), (0, 0, 0, 0, 0)):
        fresh = GameDocument(played("mansindam", GAME))
        note(fresh, result_of(fresh.game, 0, 0, 30, 30, 600))
        assert reviewed_again(first, 0, 0, 30, 30, 600).text() == fresh.text()
    again = reviewed_again((0, 0, 30, -600, -500), 0, 0, 30, 30, 20)
    assert [node.nags for node in again.main_line] == [[]] * 5
    assert not any(without_marks(node.comment) for node in again.main_line)
    document = GameDocument(game)
    history = EditHistory(document)
    note(document, result_of(game, 0, 0, 30, -600, -500))
    reviewed = document.text()
    note(document, result_of(game, 0, 0, 30, -600, -500))
    assert document.text() == reviewed
    document.go_to(better_line(document.main_line[3])[1])  # a line that is removed while it is shown
    note(document, result_of(game, 0, 300, 300, 300, 300))
    assert document.node is document.main_line[2]
    history.undo()
    assert document.text() == reviewed
    history.undo()
    assert document.text() == untouched


def test_a_new_review_keeps_changes_made_by_people(qapp: object) -> None:
    game = played("mansindam", GAME)
    document = GameDocument(game)
    note(document, result_of(game, 0, 0, 30, -600, 200))
    third, fourth = document.main_line[3:]
    assert fourth.nags == [4]
    document.comment(third, "That was late at night.")
    document.set_nags(third, (6,))
    document.set_marks(fourth, (Mark("G", "e4"),))
    line = better_line(third)
    document.comment(line[1], "I would have played that.")
    note(document, result_of(game, 0, 0, 30, 30, 30))
    assert (without_marks(third.comment), third.nags) == ("That was late at night.", [6])
    assert (without_marks(fourth.comment), fourth.nags) == ("", [])
    assert marks_in(fourth.comment) == (Mark("G", "e4"),)
    assert line[0] in document.main_line[2].children
    assert without_marks(line[1].comment) == "I would have played that."
    assert not better_line(third)


def test_a_tried_move_is_evaluated_by_one_review_only(qapp: object) -> None:
    game = played("mansindam", GAME)
    document = GameDocument(game)
    second, third = document.main_line[2:4]
    with document.at(second):
        better = notation.parse(game.position, "d3d4")
    tried = document.add(second, better)
    note(document, result_of(game, 0, 0, 30, -600, -600))
    assert better_line(third)[0] is tried
    note(document, result_of(game, 0, 0, 30, 30, 30))
    assert tried in second.children
    assert not tried.comment


def test_removed_moves_are_left_out(qapp: object) -> None:
    game = played("mansindam", GAME)
    document = GameDocument(game)
    result = result_of(game, 0, 0, 30, -600, -500)
    document.remove(document.main_line[2])
    note(document, result)
    assert review_in("mansindam", document.main_line).scores == (Score(0), Score(0))


def test_results_have_scores() -> None:
    mate = played("mansindam", WHOLE_GAMES["mansindam"])
    assert mate.node.outcome.over
    assert ended(mate.node) == -Score.of_mate(0)
    assert ended(mate.root) is None
    draw = played("mansindam", GAME)
    draw.node.outcome = Outcome("1/2-1/2", "repetition")
    assert ended(draw.node) == Score(0)
