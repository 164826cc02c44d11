"""Pages made from a game's data cover all of it: a change of any field changes the page."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from random import Random
from typing import Any

import pytest
from crosscheck.core import amount
from known_games import KNOWN_GAMES
from strange_games import HOPPERS, LEAPS, WALLS

from surajang.gui.board.piece_facts import BOTH, CAPTURES, GOES, diagrams
from surajang.gui.board.piece_facts import LEAPS as LEAPS_TO
from surajang.gui.rulebook.ends import repetition
from surajang.gui.rulebook.generated import REFUSALS, differences, generated_page, paragraphs
from surajang.gui.rulebook.page_model import PIECES, RulesPage, moves_of, notes_of, pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.words import naming
from surajang.rules import fen
from surajang.rules.betza import parse
from surajang.rules.codes import WHITE
from surajang.rules.errors import ReasonedError
from surajang.rules.games import GAMES
from surajang.rules.ini import builtin, template
from surajang.rules.ini.definition import Refused
from surajang.rules.notation import plus_promotes
from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.reasons import Reason
from surajang.rules.special_rules import Castle, Castling, EndRule, Repetition, SetupPhase
from surajang.rules.tables import tables_of
from surajang.rules.variant import Appearance, Variant
from surajang.rules.words import SENTENCES


def _templates() -> Iterator[Variant]:
    for name in builtin():
        try:
            yield template(name)
        except Refused:
            continue


GAMES_OF_ALL_KINDS = [*GAMES.values(), *KNOWN_GAMES.values(), HOPPERS, WALLS, LEAPS, *_templates()]

CHESS = KNOWN_GAMES["chess"]
KING_SIDE = Castle("K", "e1", "h1", "g1", "f1", "O-O")
ONE_CASTLES = replace(
    CHESS, name="one-castles", start=CHESS.start.replace("KQkq", "k"), castling=Castling("R", (), second=(KING_SIDE,))
)
"""Chess in which Black alone castles."""

CHANGED = [
    *(GAMES[name] for name in ("pandemonium", "pandemonium-2020", "mansindam", "palaceshogi")),
    CHESS, ONE_CASTLES, WALLS, LEAPS, template("grand"),
]  # fmt: skip
"""The games in which each field is changed."""

ALL = pytest.mark.parametrize("variant", GAMES_OF_ALL_KINDS, ids=lambda variant: variant.name)


def all_text(page: RulesPage) -> str:
    """Return all texts of a page, its pieces included."""
    shown = [face for faces in pieces_shown(page.variant) for face in faces if face is not None]
    pieces = [
        text
        for face in shown
        for text in (
            naming.piece(face),
            naming.reading(face),
            naming.meaning(face),
            *moves_of(page.variant, [face]),
            *notes_of(page.variant, [face]),
        )
    ]
    sections = [text for section in page.sections for text in (section.title, section.text)]
    return "\n".join([naming.title(page.variant), page.introduction(signs=True), *sections, *pieces])


def _texts(*texts: str) -> Callable[[Any], list[Any]]:
    return lambda owner: list(texts)


def _moves(owner: Piece | Terrain) -> list[str]:
    others = [f"{owner.moves}{more}" for more in ("D", "nZ", "NN", "cH", "mG", "cpR", "bbN", "lW", "A2", "fC")]
    return [other for other in others if set(parse(other)) != set(parse(owner.moves))]


ZONES = _texts("", "1", "2-3", "a1-b2 d1", "1-2 | 2", "1-3 | 1", "2 4")
SYMBOLS = [(), ("N",), ("R", "P")]


def _flag(name: str) -> Callable[[Any], list[Any]]:
    return lambda owner: [not getattr(owner, name)]


OTHERS: dict[tuple[type, str], Callable[[Any], list[Any]]] = {
    (Variant, "title"): _texts("Another"),
    (Variant, "native"): _texts("將"),
    (Variant, "summary"): _texts("Another game."),
    (Variant, "start"): lambda owner: [
        owner.start.replace("KQkq", "-").replace("AIai", "A"),
        owner.start.replace("[]", f"[{owner.hand_order[:1]}]"),
        owner.start.replace("P", "1", 1),
    ],
    (Variant, "hand_order"): lambda owner: [owner.hand_order[::-1]],
    (Variant, "based_on"): _texts("shogi", "chess"),
    (Variant, "castling"): lambda owner: [None],
    (Piece, "name"): _texts("Zebra"),
    (Piece, "native"): _texts("將"),
    (Piece, "reading"): _texts("jang"),
    (Piece, "meaning"): _texts("general"),
    (Piece, "letter"): _texts("Zz"),
    (Piece, "moves"): _moves,
    (Piece, "terrain"): lambda owner: [
        (),
        (*owner.terrain, Terrain("1-2", "cH")),
        (*owner.terrain, Terrain("3", "", True)),
    ],
    (Piece, "wall"): ZONES,
    (Piece, "confined"): ZONES,
    (Piece, "faces"): _texts("", "R", "Q3"),
    (Piece, "promotion"): lambda owner: [None],
    (Piece, "held_as"): _texts("", "P", "N"),
    (Piece, "drop"): lambda owner: [None, Drop("1-2")],
    (Piece, "spares"): lambda owner: SYMBOLS,
    (Piece, "no_screen"): lambda owner: SYMBOLS,
    (Piece, "limit"): lambda owner: [0, 7],
    (Piece, "pawn"): _flag("pawn"),
    (Piece, "en_passant"): _flag("en_passant"),
    (Piece, "twice"): _flag("twice"),
    (Terrain, "zone"): ZONES,
    (Terrain, "moves"): _moves,
    (Terrain, "instead"): _flag("instead"),
    (Terrain, "within"): ZONES,
    (Promotion, "becomes"): _texts("N", "R", "+N"),
    (Promotion, "others"): lambda owner: [(), ("R",), (*owner.others, "N")],
    (Promotion, "most"): lambda owner: [(), (1,) * len(owner.choices), (0,) * len(owner.others) + (3,)],
    (Promotion, "may_from"): ZONES,
    (Promotion, "may_to"): ZONES,
    (Promotion, "must_from"): ZONES,
    (Promotion, "must_to"): ZONES,
    (Drop, "zone"): ZONES,
    (Drop, "may_mate"): _flag("may_mate"),
    (Drop, "may_check"): _flag("may_check"),
    (Drop, "one_a_file"): ZONES,
    (Drop, "most_a_file"): lambda owner: [1, 2, 3] if owner.one_a_file else [],
    (Castling, "rook"): _texts("N", "B"),
    (Castling, "castles"): lambda owner: [owner.castles[:1], owner.castles[1:]],
    (Castling, "history"): _flag("history"),
    (Castling, "second"): lambda owner: [None, (), owner.castles[:1]],
    (Castle, "king"): _texts("d1"),
    (Castle, "rook"): _texts("b1", "g1"),
    (Castle, "king_to"): _texts("b1", "d1", "f1"),
    (Castle, "rook_to"): _texts("b1", "e1"),
    (Castle, "written"): _texts("O-O", "O-O-O"),
    (Repetition, "count"): lambda owner: [0, 2, 3, 4],
    (Repetition, "illegal"): _flag("illegal"),
    (Repetition, "to_move"): _texts("", "wins", "loses"),
    (Repetition, "gap"): lambda owner: [0, 4, 6],
    (Repetition, "perpetual_loses"): _flag("perpetual_loses"),
    (Repetition, "replay_swapped"): _flag("replay_swapped"),
    (EndRule, "stalemate_loses"): _flag("stalemate_loses"),
    (EndRule, "draws"): _flag("draws"),
    (EndRule, "arrival"): ZONES,
    (EndRule, "arrival_reason"): _texts("landing on the moon"),
    (EndRule, "arrivers"): lambda owner: SYMBOLS,
    (EndRule, "arrival_safe"): _flag("arrival_safe"),
    (EndRule, "move_limit"): lambda owner: [0, 40, 77],
    (SetupPhase, "choices"): lambda owner: [(owner.choices[0], *owner.choices[:0:-1])],
    (SetupPhase, "titles"): lambda owner: [(*owner.titles[1:], "Others")],
    (SetupPhase, "task"): _texts("do something else"),
    (SetupPhase, "by_swapping"): _flag("by_swapping"),
    (Appearance, "coordinates"): _texts("chess", "shogi"),
    (Appearance, "outlined"): ZONES,
    (Appearance, "region"): lambda owner: ["fort"] if owner.outlined else [],
    (Appearance, "tints"): ZONES,
    (Appearance, "tinted"): lambda owner: ["lane"] if owner.tints else [],
    (Appearance, "explained"): _texts("Something is explained."),
    (Appearance, "marked"): ZONES,
    (Appearance, "players"): lambda owner: [("Red", "Blue")],
    (Appearance, "pointing"): _flag("pointing"),
    (Appearance, "promotion_sign"): _texts("=", "+"),
}
"""Other values of each field; a game takes some of them."""

UNSAID = {
    # the game's names in files and other programs
    (Variant, "name"), (Variant, "vchess_hands"), (Variant, "family"), (Variant, "edition"), (Variant, "exported"),
    (Castle, "letter"), (Promotion, "named"),
    # the look of the board
    (Appearance, "piece_sets"), (Appearance, "checkered"), (Piece, "picture"), (Variant, "drawings"),
    # the text above a result
    (EndRule, "arrival_sentence"),
    # fields that cannot change alone
    (Variant, "files"), (Variant, "ranks"), (Variant, "holes"), (Variant, "setup"), (Piece, "symbol"), (Piece, "royal"),
    (SetupPhase, "files"),
}  # fmt: skip
"""The fields that a page need not mention."""

INNER = {
    (Variant, "pieces"), (Variant, "repetition"), (Variant, "end"), (Variant, "appearance"), (Piece, "terrain"),
}  # fmt: skip
"""The fields whose own fields are changed."""

CLASSES = (Variant, Piece, Terrain, Promotion, Drop, Castling, Castle, Repetition, EndRule, SetupPhase, Appearance)


Change = tuple[type, str, Callable[[], Any]]
"""The class and name of a field, and a function that returns the value with another one in it."""


def changes(value: Any) -> Iterator[Change]:
    """Yield all changes of one field of a value, or of one below it."""
    for field in fields(value):
        before = getattr(value, field.name)
        key = type(value), field.name
        found = [other for other in OTHERS.get(key, lambda _: [])(value) if other != before]
        others: list[Change] = [(*key, partial(_same, other)) for other in found]
        if is_dataclass(before):
            others += changes(before)
        elif isinstance(before, tuple):
            for number, item in enumerate(before):
                if is_dataclass(item):
                    inner = changes(item)
                    others += [(kind, name, partial(_at, before, number, make)) for kind, name, make in inner]
        for kind, name, make in others:
            yield kind, name, partial(_with, value, field.name, make)


def _same(value: Any) -> Any:
    return value


def _at(items: tuple[Any, ...], number: int, make: Callable[[], Any]) -> tuple[Any, ...]:
    return (*items[:number], make(), *items[number + 1 :])


def _with(value: Any, field: str, make: Callable[[], Any]) -> Any:
    return replace(value, **{field: make()})


def test_every_field_is_described_or_exempt() -> None:
    known = {(kind, field.name) for kind in CLASSES for field in fields(kind)}
    assert known == OTHERS.keys() | UNSAID | INNER
    assert not OTHERS.keys() & UNSAID


def test_a_change_of_any_field_changes_the_page() -> None:
    """Each field is changed in one game that has it, or in every one in a full cross-check."""
    tried: set[tuple[type, str]] = set()
    unnoticed = []
    for variant in CHANGED:
        before = all_text(generated_page(variant))
        found = list(changes(variant))
        Random(variant.name).shuffle(found)
        done = amount(set(tried), set())
        for kind, name, make in found:
            if (kind, name) in done:
                continue
            try:
                other = make()
                fen.start_of(other)
            except (ValueError, ReasonedError):
                continue
            if other == variant or _decides_nothing(other, kind, name):
                continue
            done.add((kind, name))
            if all_text(generated_page(other)) == before:
                unnoticed.append((variant.name, kind.__name__, name, _differing(variant, other)))
        tried |= done
    assert unnoticed == []
    assert OTHERS.keys() - tried == set()


def _decides_nothing(variant: Variant, kind: type, name: str) -> bool:
    """Return whether a field makes no difference in a game."""
    limited = any(piece.limit for piece in variant.pieces)
    lettered = variant.appearance.coordinates == "shogi" and not variant.end.move_limit
    return ((kind, name) == (Promotion, "most") and limited) or ((kind, name) == (Piece, "pawn") and lettered)


def _differing(before: Any, after: Any) -> list[str]:
    """Return how two values differ, for a failure's message."""
    if type(before) is type(after) and is_dataclass(before):
        pairs = [(getattr(before, field.name), getattr(after, field.name)) for field in fields(before)]
        return [text for pair in pairs if pair[0] != pair[1] for text in _differing(*pair)]
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        return [text for pair in zip(before, after, strict=True) if pair[0] != pair[1] for text in _differing(*pair)]
    return [f"{before!r} -> {after!r}"]


@ALL
def test_every_game_has_a_page(variant: Variant) -> None:
    page = generated_page(variant)
    for section in page.sections:
        assert section.title
        assert "{" not in section.text, section.text
        for paragraph in section.text.split("\n"):
            assert paragraph.endswith((".", ":")), paragraph
            assert "  " not in paragraph, paragraph
            assert not paragraph.startswith((".", ",", ";")), paragraph
    shown = [face for faces in pieces_shown(variant) for face in faces if face is not None]
    assert sorted(face.symbol for face in shown) == sorted(
        piece.symbol for piece in variant.pieces if not piece.symbol.endswith("~")
    )


MARKS = {BOTH: "a dot marks", LEAPS_TO: "A ringed dot", GOES: "A circle marks", CAPTURES: "A cross marks"}


def test_the_rule_of_repetition_names_only_what_the_game_has() -> None:
    for variant in GAMES_OF_ALL_KINDS:
        if variant.repetition.count:
            sameness = str(repetition(variant)[-1])
            en_passant = any(piece.en_passant for piece in variant.pieces)
            castling = variant.castling is not None and variant.castling.history
            named = [words in sameness for words in ("castle", "en passant", "hand")]
            assert named == [castling, en_passant, bool(variant.hand_order)], variant.name


@ALL
def test_the_marks_in_the_diagrams_are_explained_and_no_others(variant: Variant) -> None:
    tables = tables_of(variant)
    codes = [variant.kinds[face.symbol] | WHITE for faces in pieces_shown(variant) for face in faces if face]
    shown = {mark for code in codes for diagram in diagrams(tables, code) for mark in diagram.reach.values()}
    text = next(section.text for section in generated_page(variant).sections if section.id == PIECES)
    assert {mark for mark, words in MARKS.items() if words in text} == shown


@ALL
def test_the_page_explains_only_notation_that_occurs(variant: Variant) -> None:
    written = " ".join(" ".join(text) for text in paragraphs(variant)["notation"])
    rules = [piece.promotion for piece in variant.pieces if piece.promotion]
    assert ("a drop" in written) == any(piece.drop for piece in variant.pieces)
    assert ("A promotion is written" in written) == bool(rules)
    optional = any(rule.may_from or rule.may_to for rule in rules)
    plus = variant.appearance.promotion_sign == "+"
    assert ("declined" in written) == (optional and plus)
    assert ("a check" in written) == (not plus_promotes(variant))
    assert ("a choice" in written) == (plus and any(rule.others for rule in rules))


@ALL
def test_every_refusal_and_result_links_to_a_section(variant: Variant) -> None:
    page = generated_page(variant)
    shown = {section.id for section in page.sections}
    results = {"checkmate", "stalemate", variant.end.arrival_reason, "agreement" if variant.end.draws else ""}
    results |= {"repetition"} if variant.repetition.count and not variant.repetition.illegal else set()
    for result in results - {""}:
        assert page.place_of_result(result) in shown, result
    for code in ("into check", "in the way", "repetition"):
        assert page.place_of_refusal(Reason(code, variant)) in shown, code


def test_the_page_says_who_moves_first() -> None:
    second = replace(CHESS, start=CHESS.start.replace(" w ", " b "))
    for variant, first in ((CHESS, "White"), (second, "Black")):
        assert f"{first} moves first" in str(paragraphs(variant)["start"])


def test_captured_pieces_are_held_only_where_there_are_any() -> None:
    alone = replace(CHESS, pieces=CHESS.pieces[:1], castling=None, start="4k3/8/8/8/8/8/8/4K3[] w - - 0 1")
    assert paragraphs(alone)["drops"] == [["Captured pieces leave the game."]]


NOT_IN_OUR_GAMES = {
    "drop on the first rank", "drop gives check", "nothing to become", "never dropped", "too many on a file",
    "hole in the way", "confined", "not from here", "goes over one piece",
}  # fmt: skip
"""The codes of refusals that only games from files have."""


def test_all_refusals_explained_on_written_pages_have_a_section() -> None:
    written = {
        code for variant in GAMES.values() for section in rules_page(variant).sections for code in section.refusals
    }
    generated = [code for codes in REFUSALS.values() for code in codes]
    assert set(generated) == written | NOT_IN_OUR_GAMES
    assert len(generated) == len(set(generated))
    assert set(generated) <= set(SENTENCES)


HOUSE = template("crazyhouse")


def _with_piece(variant: Variant, symbol: str, **others: Any) -> Variant:
    """Return a game with another piece of a kind."""
    return replace(variant, pieces=tuple(replace(p, **others) if p.symbol == symbol else p for p in variant.pieces))


def _section(variant: Variant, name: str) -> str:
    """Return the text of a section of the page on a game."""
    return " ".join(text for paragraph in paragraphs(variant).get(name, []) for text in paragraph if text)


def test_pieces_in_hand_make_a_difference_even_if_none_is_dropped() -> None:
    assert "pieces in hand" in _section(replace(CHESS, hand_order="Q"), "repetition")
    partly = _section(_with_piece(HOUSE, "Q", drop=None), "drops")
    assert "These pieces are never dropped: queen." in partly
    assert "never dropped" not in _section(HOUSE, "drops")


def test_a_piece_that_is_no_longer_dropped_is_a_difference() -> None:
    changed = replace(_with_piece(HOUSE, "N", drop=None), name="undropped", based_on="crazyhouse")
    assert "Knight: Never dropped." in str(differences(changed, paragraphs(changed)))


def test_a_won_repetition_is_no_draw_to_play_again_after() -> None:
    draw, won = Repetition(3, replay_swapped=True), Repetition(3, replay_swapped=True, to_move="wins")
    said = ["play again" in _section(replace(CHESS, repetition=rule), "repetition") for rule in (draw, won)]
    assert said == [True, False]


@pytest.mark.parametrize(
    ("faces", "words"),
    [
        ("Q", "may not face each other on an open line."),
        ("vR", "may not face each other on an open file."),
        ("Q3", ""),
        ("N", ""),
        ("pR", ""),
        ("sR", ""),
    ],
)
def test_kings_that_attack_each_other_otherwise_do_not_face_each_other_on_a_line(faces: str, words: str) -> None:
    king = replace(CHESS.pieces[0], faces=faces)
    game = replace(CHESS, pieces=(king, *CHESS.pieces[1:]))
    for text in (_section(game, "mate"), " ".join(notes_of(game, [king]))):
        assert (words in text) if words else ("face each other" not in text)
    assert "Moves and captures" not in moves_of(game, [king])[0].partition("like this:")[2]


def test_the_sign_of_mate_also_marks_an_arrival() -> None:
    hill = template("kingofthehill")
    assert "# also marks a move that wins by arriving." in _section(hill, "notation")
    assert "arriving" not in _section(CHESS, "notation")
    assert "# marks mate." in _section(GAMES["palaceshogi"], "notation")


def test_a_promotion_without_a_piece_left_to_become() -> None:
    for others, most, limit, words in (
        ((), (1,), 0, "A move that must promote but cannot is illegal."),
        ((), (), 1, "A move that must promote but cannot is made without promotion."),
        (("R",), (1, 0), 0, ""),
    ):
        game = _with_piece(_with_piece(CHESS, "Q", limit=limit), "P", promotion=None)
        game = _with_piece(game, "N", promotion=Promotion("Q", must_to="8", others=others, most=most))
        text = _section(game, "promotion")
        assert (words in text) if words else ("cannot" not in text)
        assert "need not have been captured" not in text


def test_a_capture_en_passant_where_pawns_promote() -> None:
    deep = _with_piece(CHESS, "P", promotion=Promotion("Q", must_to="6-8"))
    said = ["en passant never promotes" in _section(game, PIECES) for game in (CHESS, deep, GAMES["palaceshogi"])]
    assert said == [False, True, False]


def test_a_drop_where_arriving_wins_is_an_arrival() -> None:
    end = EndRule(arrival="8", arrival_reason="landing", arrival_sentence="{winner} has landed.", arrivers=("N",))
    assert "A drop there wins too." in _section(replace(HOUSE, end=end), "arrival")
    assert "A drop" not in _section(template("kingofthehill"), "arrival")
