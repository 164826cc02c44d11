"""Random and mutated definitions of games: refused with a sentence, or played as the slow referee plays them."""

from random import Random

import pytest
from random_definitions import mutated_table, random_table, what_becomes
from samples import SEEDS

RANDOM, MUTATED = 4, 12
"""How many definitions a seed tries; `tests/random_definitions.py` tries any number."""


@pytest.mark.parametrize("seed", range(2 * SEEDS))
def test_a_random_definition_is_refused_or_plays_as_it_says(seed: int) -> None:
    for number in range(RANDOM):
        random = Random(f"{seed} {number}")
        what_becomes(random_table(random), random, plies=8)


@pytest.mark.parametrize("seed", range(2 * SEEDS))
def test_a_mutated_definition_is_refused_or_plays_as_it_says(seed: int) -> None:
    for number in range(MUTATED):
        random = Random(f"{seed} {number}")
        what_becomes(mutated_table(random), random, plies=4)
