"""Saved games of own variants contain their definition, and open where it is unknown."""

import re
import subprocess
import sys
from dataclasses import replace

import pytest
from builds import ROOT
from hypothesis import given, settings
from hypothesis import strategies as st

from surajang.rules import catalogue, pgn, pgn_writer
from surajang.rules.definition import read
from surajang.rules.game import Game
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES

pytestmark = pytest.mark.once

TEXT = """
inherits = "mansindam"
name = "quoted"
title = 'A "quoted" \\ game; {with} [signs]  and blanks'
summary = "\u00a0 $1 (or not) % 1-0 "
"""
PRINTABLE = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\u2028\u2029")


def played(text: str = TEXT) -> Game:
    """A game of a variant that a text defines."""
    game = Game(catalogue.add(read(text, PARENTS)))
    game.play_text("c4")
    game.play_text("c6")
    return game


def test_the_definition_is_written_in_the_last_tag() -> None:
    game = played()
    text = pgn_writer.write_game(game, {"StudyName": "x"})
    head, _, moves = text.partition("\n\n")
    assert f'[Variant "{game.variant.name}"]' in head
    assert head.splitlines()[-1].startswith('[Definition "{\\"')
    assert moves == "1. c4 c6 *\n"
    again = pgn.read_game(text)
    assert again.variant is game.variant
    assert "Definition" not in again.headers
    assert pgn_writer.write_game(again) == text


def test_built_in_games_carry_no_definition() -> None:
    assert "Definition" not in pgn_writer.write_game(Game(GAMES["mansindam"]))


def test_an_equal_variant_is_written_as_the_one_in_the_catalogue() -> None:
    chess = PARENTS["chess"]
    assert f'[Variant "{catalogue.add(chess).name}"]' in pgn_writer.write_game(Game(chess))


def test_a_process_that_does_not_know_the_game_can_open_it(tmp_path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(pgn_writer.write_game(played()), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "surajang.rules", "pgn", str(file)], cwd=ROOT, capture_output=True, check=True
    )
    assert done.stdout == file.read_bytes()


@settings(deadline=None, max_examples=30)
@given(st.text(PRINTABLE, min_size=1, max_size=40))
def test_a_game_with_any_title_survives_a_round_trip(title: str) -> None:
    variant = catalogue.add(replace(GAMES["mansindam"], name="titled", title=title))
    game = pgn.read_game(pgn_writer.write_game(Game(variant)))
    assert game.variant is variant
    assert catalogue.read_line(catalogue.definition_line(variant)).title == title


def refused(text: str) -> pgn.PgnError:
    with pytest.raises(pgn.PgnError) as error:
        pgn.read_game(text)
    return error.value


def test_a_definition_under_the_name_of_another_version_is_refused() -> None:
    text = pgn_writer.write_game(played())
    name = text.partition('Variant "')[2].partition('"')[0]
    for other in ("quoted-00000000", "quoted", "mansindam", name[:-1] + ("0" if name[-1] != "0" else "1")):
        error = refused(text.replace(name, other))
        assert error.fault.code == "definition of another game"
        assert error.line == text[: text.index("[Definition")].count("\n") + 1


def test_a_damaged_definition_is_refused() -> None:
    text = pgn_writer.write_game(played())
    damages = {
        (":9", ":"): "definition line unreadable",
        (":9", ":-9"): "definition wants a number",
        (':\\"K\\"', ':\\"Kx\\"'): "movement unreadable",
        ("}]", "}"): "definition line unreadable",
    }
    for (before, after), code in damages.items():
        assert before in text
        assert refused(text.replace(before, after, 1)).fault.code == code


def test_an_undefined_own_game_is_refused() -> None:
    error = refused('[Variant "never-seen-12345678"]\n\n1. c4 *')
    assert error.fault.code == "no such own game"
    assert error.line == 1


def test_a_known_game_needs_no_definition() -> None:
    game = played()
    text = re.sub(r"\[Definition.*\n", "", pgn_writer.write_game(game))
    assert pgn.read_game(text).variant is game.variant
    assert pgn.read_game(text.upper().replace("VARIANT", "Variant").replace("C", "c")).variant is game.variant


def test_a_listed_game_is_found_by_title_and_name() -> None:
    variant = catalogue.add(replace(GAMES["mansindam"], name="by-title", title="By Its Title"))
    assert refused('[Variant "by-title"]\n\n*').fault.code == "no such game"
    catalogue.show_own([variant.name])
    try:
        for name in ("by-title", "By its title"):
            assert pgn.read_game(f'[Variant "{name}"]\n\n1. c4 *').variant is variant
    finally:
        catalogue.show_own([])


def test_the_game_is_found_from_tags_alone() -> None:
    game = played()
    line = catalogue.definition_line(game.variant)
    assert catalogue.of_tags({"Variant": game.variant.name.upper(), "Definition": line}) is game.variant
    assert catalogue.of_tags({"Variant": "Mansindam "}) is GAMES["mansindam"]
    assert catalogue.of_tags({"Variant": "mansindam", "Definition": line}) is None
    assert catalogue.of_tags({}) is None
