"""Games with the same name are distinguished where several are offered."""

from collections.abc import Iterator

import pytest

from surajang.gui.words import naming
from surajang.rules import catalogue, definition
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant


@pytest.fixture(autouse=True)
def nothing_listed() -> Iterator[None]:
    yield
    catalogue.show_own([])


def made(name: str, title: str, more: str = "") -> Variant:
    """A game like Mansindam."""
    text = f'inherits = "mansindam"\nname = "{name}"\ntitle = "{title}"\n{more}'
    return catalogue.add(definition.read(text, GAMES))


def test_unique_titles_are_unchanged() -> None:
    one, other = made("first-titled", "One title"), made("second-titled", "Another title")
    catalogue.show_own([one.name, other.name])
    assert naming.titles([GAMES["mansindam"], one, other]) == ["Mansindam", "One title", "Another title"]


def test_games_with_the_same_title_are_distinguished() -> None:
    one, other = made("third-titled", "Twins"), made("fourth-titled", "Twins")
    same_as_ours = made("fifth-titled", "Mansindam")
    catalogue.show_own([one.name, other.name, same_as_ours.name])
    assert naming.titles(catalogue.games())[-3:] == [
        "Twins (third-titled)", "Twins (fourth-titled)", "Mansindam (your file)",
    ]  # fmt: skip
    assert naming.choices(catalogue.games())[-1] == ("Mansindam (your file)", same_as_ours.name)
    second = made("eighth-titled", "Mansindam")
    catalogue.show_own([same_as_ours.name, second.name])
    assert naming.titles(catalogue.games())[-2:] == ["Mansindam (fifth-titled)", "Mansindam (eighth-titled)"]
    assert naming.titles(catalogue.games())[: len(GAMES)] == [naming.title(game) for game in GAMES.values()]


def test_an_older_version_is_labelled() -> None:
    old = made("sixth-titled", "Rules")
    new = made("sixth-titled", "Rules", 'summary = "Newer."\n')
    assert old.name != new.name
    catalogue.show_own([new.name])
    assert naming.titles(catalogue.games_with(old.name))[-2:] == ["Rules", "Rules (older rules)"]
    games = (old, new, GAMES["mansindam"])
    assert [naming.title_among_all(game) for game in games] == ["Rules (older rules)", "Rules", "Mansindam"]
    catalogue.show_own([])
    assert naming.title_among_all(old) == "Rules"


def test_an_own_game_named_like_a_level_is_not_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "tr", lambda text, comment: f"{text} translated")
    assert naming.title(made("seventh-titled", "Squire")) == "Squire"
    assert naming.title(GAMES["mansindam"]) == "Mansindam translated"
