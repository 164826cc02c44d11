"""The catalogue of games: own games beside the program's, each version under its own name."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from surajang.rules import catalogue
from surajang.rules.definition import read
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES

pytestmark = pytest.mark.once

MANSINDAM = GAMES["mansindam"]
PRINTABLE = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\u2028\u2029")
MINE = replace(MANSINDAM, name="mine", title="Mine")
KINGS = read(
    """
    name = "twin"
    title = "Twin"
    files = 3
    ranks = 3
    start = "2k/3/K2"
    [piece.K]
    name = "King"
    moves = "K"
    royal = true
    """,
    {},
)


@pytest.fixture(autouse=True)
def nothing_listed() -> Iterator[None]:
    yield
    catalogue.show_own([])


def test_built_in_games_are_known_and_unchanged() -> None:
    assert catalogue.games() == list(GAMES.values())
    for name, variant in GAMES.items():
        assert catalogue.find(name) is variant
        assert catalogue.add(variant) is variant
        assert not catalogue.is_own(variant)
        assert catalogue.base_name(variant) == name
    assert catalogue.find("no such game") is None


def test_an_own_game_is_found_by_name_and_fingerprint() -> None:
    game = catalogue.add(MINE)
    base, _, digits = game.name.rpartition("-")
    assert base == "mine"
    assert len(digits) == catalogue.DIGITS
    assert game == replace(MINE, name=game.name)
    assert catalogue.find(game.name) is game
    assert catalogue.add(game) is game is catalogue.add(MINE)
    assert catalogue.is_own(game)
    assert catalogue.base_name(game) == "mine"
    assert catalogue.defined(game) == MINE


def test_versions_stay_apart_and_only_listed_ones_are_offered() -> None:
    first = catalogue.add(MINE)
    second = catalogue.add(replace(MINE, title="Mine, second edition"))
    assert first.name != second.name
    assert catalogue.find(first.name) is first
    assert catalogue.games() == list(GAMES.values())
    catalogue.show_own([second.name, "unknown-00000000"])
    assert catalogue.games() == [*GAMES.values(), second]


def test_own_games_cannot_take_names_or_families_of_built_in_games() -> None:
    other = catalogue.add(replace(MANSINDAM, title="Not Mansindam", family="pandemonium", edition="mine"))
    assert other.name.startswith("mansindam-")
    assert (other.family, other.edition) == ("", "")
    assert catalogue.find("mansindam") is MANSINDAM


def test_a_fingerprint_is_the_same_in_every_process() -> None:
    assert catalogue.add(KINGS).name == "twin-1637b560"


@pytest.mark.parametrize("name", [*GAMES, "chess", "crazyhouse", "shogi", "grand"])
def test_a_line_defines_the_whole_game(name: str) -> None:
    game = PARENTS[name]
    assert catalogue.read_line(catalogue.definition_line(game)) == game


@settings(deadline=None)
@given(st.text(PRINTABLE, min_size=1, max_size=50), st.text(PRINTABLE, max_size=50))
def test_any_text_of_a_game_survives_folding_of_blanks(title: str, summary: str) -> None:
    game = replace(MANSINDAM, name="texts", title=title, summary=summary)
    line = catalogue.definition_line(game)
    assert " ".join(line.split()) == line
    assert catalogue.read_line(line) == game


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        "null",
        "1" * 5000,
        "[" * 50_000,
        '{"piece":[]}',
        '{"piece":[1]}',
        '{"piece":{"K":1}}',
        "NaN",
    ],
)
def test_a_damaged_line_is_refused(text: str) -> None:
    with pytest.raises(InvalidDefinition):
        catalogue.read_line(text)


def test_a_line_is_refused_under_the_name_of_another_version() -> None:
    first, second = catalogue.add(MINE), catalogue.add(replace(MINE, summary="Another."))
    assert catalogue.add_line(first.name, catalogue.definition_line(first)) is first
    with pytest.raises(ReasonedError) as refused:
        catalogue.add_line(first.name, catalogue.definition_line(second))
    assert refused.value.reason.code == "definition of another game"


def test_an_overlong_definition_is_refused() -> None:
    with pytest.raises(ReasonedError) as refused:
        catalogue.add(replace(MINE, summary="s" * catalogue.MAX_LENGTH))
    assert refused.value.reason.code == "definition too long"


def test_two_games_of_one_name_are_refused() -> None:
    first, second = (replace(KINGS, title=title) for title in ("26209", "115420"))  # of one fingerprint
    game = catalogue.add(first)
    with pytest.raises(ReasonedError) as refused:
        catalogue.add(second)
    assert refused.value.reason.code == "another game of this name"
    assert catalogue.find(game.name) is game


def test_an_evicted_game_is_still_known() -> None:
    first, listed = (catalogue.add(replace(KINGS, title=title)) for title in ("First", "Listed"))
    catalogue.show_own([listed.name])
    for number in range(catalogue.MAX_READY + 1):
        catalogue.add(replace(KINGS, title=f"Game {number}"))
    assert catalogue.is_own(first)
    again = catalogue.find(first.name)
    assert again == first
    assert again is not first
    assert catalogue.add(first) is again
    assert catalogue.defined(first) == replace(KINGS, title="First")
    assert catalogue.games()[-1] is listed
