"""How likely a score is to win."""

import pytest

from surajang.gui.analysis import analysis_text
from surajang.gui.analysis.winning_chance import chance_of, winning_chance
from surajang.gui.engines.protocol import Info, Score
from surajang.rules.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_chance_that_grows_with_the_score(game: str) -> None:
    chances = [winning_chance(game, Score.of_centipawns(score)) for score in (-5000, -300, -50, 0, 50, 300, 2999)]
    assert chances == sorted(set(chances))
    assert chances[3] == 0.5
    assert chances[1] + chances[5] == pytest.approx(1)
    assert winning_chance(game, Score.of_centipawns(1500)) > 0.87, "a queen more is more than a hope"
    assert 0.53 < winning_chance(game, Score.of_centipawns(100)) < 0.7
    assert winning_chance(game, Score.of_centipawns(3000)) == winning_chance(game, Score.of_centipawns(9000))
    assert (winning_chance(game, Score.of_mate(9)), winning_chance(game, Score.of_mate(-9))) == (1, 0)


def test_chances_reported_by_the_engine_are_used() -> None:
    assert chance_of("mansindam", Info(score=Score.of_centipawns(-400), wdl=(600, 200, 200))) == 0.7
    assert chance_of("mansindam", Info(score=Score.of_centipawns(0), wdl=(0, 0, 0))) == 0.5


@pytest.mark.parametrize(
    ("score", "chance", "sentence"),
    [
        (Score.of_centipawns(0), 0.5, "Neither side is better"),
        (Score.of_centipawns(60), 0.6, "White is slightly better"),
        (Score.of_centipawns(-200), 0.3, "Black is better"),
        (Score.of_centipawns(-500), 0.1, "Black is much better"),
        (Score.of_centipawns(900), 0.99, "White is winning"),
        (Score.of_mate(3), 1.0, "White mates in 3"),
        (Score.of_mate(-1), 0.0, "Black mates in 1"),
        (Score.of_mate(0), 0.0, "Black has mated"),
    ],
)
def test_the_better_side_is_named_in_words(score: Score, chance: float, sentence: str) -> None:
    assert analysis_text.standing(score, chance, ("White", "Black")) == sentence
