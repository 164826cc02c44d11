"""The pages of the rules: their texts match the data, and every diagram is correct."""

import re
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from surajang.gui.rulebook.generated import generated_page
from surajang.gui.rulebook.page_model import Diagram, Fact, RulesPage, Section, pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.shell import languages
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.reasons import Reason
from surajang.rules.refusal import why_not_written
from surajang.rules.variant import Variant
from surajang.rules.words import SENTENCES

ALL = pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)


def diagrams(page: RulesPage) -> list[tuple[str, Diagram]]:
    return [(section.id, diagram) for section in page.sections for diagram in section.diagrams]


def single_facts(section: Section) -> dict[str, Fact]:
    """Return the facts of a section with one piece each."""
    found: dict[str, Fact] = {}
    for name, value in section.facts.items():
        symbols, dot, rest = name.partition(".")
        for symbol in symbols.split():
            found[symbol + dot + rest] = value
    return found


def facts_of(variant: Variant) -> dict[str, Fact]:
    """Return every field of a game's data that a rules page has to explain: those that differ from their default.

    Names are as in the files, with one piece each. Left out are fields that the page shows for every piece from the
    data (names, signs, movement without terrain), that only affect the screen, or that concern notation.
    """
    found: dict[str, Fact] = {}
    for name in ("castling", "setup", "repetition", "end"):
        _collect(getattr(variant, name), name, found)
    for piece in variant.pieces:
        _collect(piece, piece.symbol, found)
    return {name: value for name, value in found.items() if name.rpartition(".")[2] not in SHOWN}


SHOWN = frozenset(
    (
        "symbol",
        "name",
        "native",
        "reading",
        "meaning",
        "letter",
        "moves",
        "titles",
        "task",
        "held_as",
        "rook",
        "written",
        "pawn",
        "arrival_sentence",
    )
)
"""Fields that a page shows from the data, with the pieces or in a dialog, and need not explain."""


def fact(variant: Variant, name: str) -> Fact:
    """Return the value of one fact: fields with dots between them, numbers in tuples, a piece's symbol first.

    Raises ValueError if there is no such field.
    """
    value: Any = variant
    for part in name.split("."):
        if value is variant and part in variant.by_symbol:
            value = variant.by_symbol[part]
        elif isinstance(value, tuple):
            value = value[int(part)]
        elif is_dataclass(value) and part in {each.name for each in fields(value)}:
            value = getattr(value, part)
        else:
            raise ValueError(f"{variant.name} has no {name}")
    return list(value) if isinstance(value, tuple) else value


def _collect(value: Any, name: str, found: dict[str, Fact]) -> None:
    """Add the fields of `value` that differ from their defaults, recursively."""
    if is_dataclass(value):
        for each in fields(value):
            inner = getattr(value, each.name)
            if inner != each.default:
                _collect(inner, f"{name}.{each.name}", found)
    elif isinstance(value, tuple) and value and is_dataclass(value[0]):
        for number, inner in enumerate(value):
            _collect(inner, f"{name}.{number}", found)
    elif isinstance(value, tuple):
        found[name] = list(value)
    elif value is not None:
        found[name] = value


@ALL
def test_pages_match_the_data(variant: Variant) -> None:
    said = {}
    for section in rules_page(variant).sections:
        for name, value in single_facts(section).items():
            assert fact(variant, name) == value, (section.id, name)
            said[name] = value
    assert facts_of(variant).keys() <= said.keys()


def test_a_name_in_its_own_script_is_shown_where_possible() -> None:
    page = rules_page(GAMES["palaceshogi"])
    assert page.introduction(signs=True).startswith("Palace Shogi (宫将棋) combines shogi")
    assert page.introduction(signs=False).startswith("Palace Shogi combines shogi")


@pytest.mark.parametrize(("language", "start"), [("ko", "수라장(修羅場)은 "), ("ja", "修羅場は"), ("zh_TW", "修羅場")])
def test_a_name_is_not_repeated_in_its_own_script(qapp: object, language: str, start: str) -> None:
    languages.install(language)
    try:
        said = rules_page(GAMES["pandemonium"]).introduction(signs=True)
    finally:
        languages.install(languages.ENGLISH)
    assert said.startswith(start)
    assert said.count("修羅場") == 1


@ALL
def test_pages_omit_what_the_game_lacks(variant: Variant) -> None:
    for section in rules_page(variant).sections:
        for name in section.facts:
            if name.startswith(("castling.", "setup.")):
                assert getattr(variant, name.partition(".")[0]) is not None
    shown = {section.id for section in rules_page(variant).sections}
    assert ("castling" in shown) == (variant.castling is not None)
    assert ("setup" in shown) == (variant.setup is not None)
    assert ("en-passant" in shown) <= any(piece.en_passant for piece in variant.pieces)


@ALL
def test_a_page_says_which_ranks_are_the_enemy_camp(variant: Variant) -> None:
    """The editions of a game share sections, and their camps differ."""
    said = " ".join(section.text for section in rules_page(variant).sections)
    assert "enemy camp" not in said or "ranks are the enemy camp" in said


@pytest.mark.parametrize(
    "page", [*map(rules_page, GAMES.values()), *map(generated_page, GAMES.values())], ids=lambda page: page.variant.name
)
def test_what_a_game_does_not_have_lists_no_permissions(page: RulesPage) -> None:
    for section in page.sections:
        if section.title == "What this game does not have":
            for sentence in re.findall(r"[^.]+\.", section.text):
                assert re.search(r"\b(no|not|never|none|only|nothing)\b", sentence, re.I), sentence


def test_differences_link_to_existing_rules() -> None:
    data = differences()
    for table in data.tables:
        for row in table.rows:
            for game, section in zip(table.games, row.sections, strict=True):
                assert section in {each.id for each in rules_page(GAMES[game]).sections}, (row.title, game)
            assert len(row.cells) == len(table.games)
    for known in data.known:
        assert known.points.keys() == GAMES.keys()
        for game, points in known.points.items():
            assert points, (known.id, game)
            for point in points:
                assert point.section in {each.id for each in rules_page(GAMES[game]).sections}, (known.id, point)


def test_unexplained_fields_of_the_data_are_found() -> None:
    assert facts_of(GAMES["mansindam"])["repetition.illegal"] is True
    assert facts_of(GAMES["pandemonium-2020"])["castling.history"] is False
    assert "repetition.gap" not in facts_of(GAMES["pandemonium"])
    with pytest.raises(ValueError, match="has no"):
        fact(GAMES["mansindam"], "K.wings")


@ALL
def test_every_diagram_is_correct(variant: Variant) -> None:
    for section, diagram in diagrams(rules_page(variant)):
        game = Game(variant, diagram.fen)
        for text in diagram.moves:
            game.play(notation.parse(game.position, text))
        for text in diagram.arrows:
            assert notation.parse(game.position, text) in game.legal_moves(), (section, text)
        for text, code in diagram.refused.items():
            reason = why_not_written(game, text)
            assert reason is not None, (section, text)
            assert reason.code == code, (section, text)
        assert diagram.caption.endswith((".", "!", "?")), section


NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}


@ALL
def test_diagrams_show_as_many_moves_as_their_captions_say(variant: Variant) -> None:
    for section, diagram in diagrams(rules_page(variant)):
        counted = re.search(r"(two|three|four|five) squares, no more", diagram.caption)
        if counted:
            game = Game(variant, diagram.fen)
            start = diagram.arrows[0][:2]
            legal = [text for move in game.legal_moves() if (text := notation.text(game.position, move))[:2] == start]
            assert sorted(diagram.arrows) == sorted(legal), section
            assert len(legal) == NUMBERS[counted[1]], section


@ALL
def test_every_rule_has_a_diagram(variant: Variant) -> None:
    page = rules_page(variant)
    assert [section.id for section in page.sections if not section.diagrams and not section.pieces] == []
    assert len({section.id for section in page.sections}) == len(page.sections)
    assert sum(section.pieces for section in page.sections) == 1


@ALL
def test_every_piece_is_shown_once(variant: Variant) -> None:
    shown = [piece for pair in pieces_shown(variant) for piece in pair if piece is not None]
    assert sorted(piece.symbol for piece in shown) == sorted(piece.symbol for piece in variant.pieces)


@ALL
def test_every_refusal_and_result_links_to_its_rule(variant: Variant) -> None:
    page = rules_page(variant)
    codes = [(code, symbol) for section in page.sections for code in section.refusals for symbol in section.of or ("",)]
    assert {code for code, _ in codes} <= set(SENTENCES)
    assert len(codes) == len(set(codes))
    assert {symbol for section in page.sections for symbol in section.of} <= variant.by_symbol.keys()
    reasons = {"checkmate", "stalemate", variant.end.arrival_reason}
    reasons |= {"agreement"} if variant.end.draws else set()
    reasons |= set() if variant.repetition.illegal else {"repetition"}
    reasons |= {"perpetual check"} if variant.repetition.perpetual_loses else set()
    for reason in reasons - {""}:
        assert page.place_of_result(reason), reason
    for code in ("into check", "in the way", "drop on a piece"):
        assert page.place_of_refusal(Reason(code, variant)), code
    assert not page.place_of_refusal(Reason("game over", variant))


@pytest.mark.parametrize(
    ("name", "fen", "tried", "place"),
    [
        ("mansindam", "startpos", "e3d4", "pawns"),
        ("mansindam", "k8/9/9/9/9/4A4/9/9/4K4", "e4b6", "pieces.A"),
        ("mansindam", "4k4/9/9/9/9/4+C4/9/9/4K4", "e4e6", "pieces.C"),
        ("mansindam", "k8/9/9/9/9/9/9/9/4K4", "e1g1", "absent"),
        ("mansindam", "8r/4K4/9/9/k8/9/9/9/9", "e8e9", "campmate"),
        ("palaceshogi", "8k/9/9/9/4L4/9/9/9/K8", "e5d5", "pieces.L"),
        ("palaceshogi", "8k/9/9/9/4+L4/9/9/9/K8", "e5d6", "cannon"),
        ("palaceshogi", "8k/9/9/4s4/4+L4/9/9/9/K8", "e5e6", "cannon"),
        ("palaceshogi", "8k/9/9/4+q4/4+Q4/9/9/9/K8", "e5e6", "lion"),
        ("palaceshogi", "8k/9/9/9/4+Q4/9/9/9/K8", "e5e8", "lion"),
        ("palaceshogi", "8k/9/9/9/4P4/9/9/9/K8", "e5d5", "footsoldiers"),
        ("palaceshogi", "8k/9/9/9/4+P4/9/9/9/K8", "e5e4", "pawns"),
        ("palaceshogi", "8k/9/9/9/4+R4/9/9/9/K8", "e5c3", "dragon"),
        ("palaceshogi", "8k/9/9/9/9/9/9/4Q4/K8", "e2e4", "queen"),
        ("palaceshogi", "8k/9/9/9/9/9/9/9/K8[P]", "P@a8", "footsoldiers"),
        ("palaceshogi", "8k/9/9/9/9/9/9/9/K8[L]", "L@a8", "drops"),
        ("palaceshogi", "5r2k/9/9/4K4/9/9/9/9/9", "e6f7", "entering-king"),
        ("pandemonium", "k9/10/10/10/10/10/4P5/10/10/9K", "e4e6", "pawns"),
        ("pandemonium", "k9/10/10/10/10/10/4D5/10/10/9K", "e4c2", "pieces.R"),
        ("pandemonium", "4k5/10/10/10/10/10/10/10/10/R3K4R w KQ", "e1g1", "castling"),
        ("pandemonium", "4k5/10/10/10/10/10/10/10/10/R3K3NR w KQ", "O-O-O", "notation"),
        ("pandemonium", "k9/10/10/10/10/10/10/10/10/9K[P]", "P@a1", "pawn-drops"),
    ],
)
def test_the_linked_rule_fits_the_piece(name: str, fen: str, tried: str, place: str) -> None:
    game = Game(GAMES[name], fen if " " in fen or fen == "startpos" else f"{fen} w - - 0 1")
    reason = why_not_written(game, tried)
    assert reason is not None
    page = rules_page(GAMES[name])
    assert page.place_of_refusal(reason) == place
    assert place.partition(".")[0] in {section.id for section in page.sections}


@pytest.mark.parametrize("game", [name for name, variant in GAMES.items() if variant.castling])
def test_lines_do_not_break_within_castling_moves(game: str) -> None:
    page = rules_page(GAMES[game])
    texts = [page.text_of(section) for section in page.sections]
    assert not [text for text in texts if "O-O" in text]
    assert any("O\u2011O" in text for text in texts) or game == "palaceshogi"
