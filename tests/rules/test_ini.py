"""Definitions for Fairy-Stockfish: the games made of them, and refusals with their places."""

import pytest

from surajang.rules import fen, notation
from surajang.rules.errors import in_english
from surajang.rules.ini import Definitions, Refusal, builtin, read, template
from surajang.rules.ini.movement import UnknownMovement, translated
from surajang.rules.ini.unsupported import ONLY, REFUSED_PARENTS, WITHOUT_EFFECT
from surajang.rules.movegen import legal_moves
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

HEAD = "[mine:chess]\n"

pytestmark = pytest.mark.once


def game(text: str) -> Variant:
    """The only game of a text, which must not be refused."""
    (found,) = read(text).values()
    assert isinstance(found, Variant), str(found)
    return found


def refusal(text: str) -> Refusal:
    """The refusal of a text's last section."""
    found = list(read(text).values())[-1]
    assert isinstance(found, Refusal)
    return found


def moves(variant: Variant, position: str = "startpos") -> set[str]:
    """The texts of the legal moves."""
    read_position = fen.read(variant, position)
    return {notation.text(read_position, move) for move in legal_moves(read_position)}


def test_a_web_page_around_a_definition_is_ignored() -> None:
    page = "A variant :\n\n[mine:chess]\nstalemateValue = loss\n\nThis page was written by somebody.\n\nEnd\n"
    assert game(page).end.stalemate_loses
    found = refusal(page + "nMoveRule = 30\n")
    assert (found.line, found.column) == (6, 1), "an entry behind a sentence makes that an unreadable entry"
    assert refusal(HEAD + "stalemateValue\n").line == 2, "an entry that lacks its value is no sentence"


def test_text_that_only_looks_like_numbers_is_refused() -> None:
    found = refusal(HEAD + "startFen = rnbqkbnr/pppppppp/²/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    assert found.key == "startFen"


@pytest.mark.parametrize("key", ["nMoveRule = 20000", "nFoldRule = 20000", "promotionLimit = q:20000"])
def test_a_number_that_no_definition_holds_is_refused(key: str) -> None:
    assert "the largest is 10,000" in str(refusal(HEAD + key))


def test_a_promoted_piece_leaves_the_game_where_nothing_counts_as_a_pawn() -> None:
    made = game("[mine:crazyhouse]\npromotionPawnTypes = -\n")
    assert (made.by_symbol["Q"].held_as, made.by_symbol["Q~"].held_as) == ("Q", "")


def test_neither_side_has_arrived_at_the_start() -> None:
    for white, black in (("*1", "*4"), ("*5", "*8")):
        found = refusal(f"{HEAD}flagPiece = k\nflagRegionWhite = {white}\nflagRegionBlack = {black}\n")
        assert "has arrived on e" in str(found)


# Movement


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("fN", "ffN"),
        ("ffNfsN", "fN"),
        ("fsW", "fsW"),
        ("WfF", "WfF"),
        ("mQ2cQ2", "Q2"),
        ("QNAD", "QNDA"),
        ("mfhNcfW", "fmNfcW"),
        ("mRcpR", "mRcpR"),
        ("RcpRnN", "RcpRnN"),
        ("KbR", "bRFfsW"),
        ("J", "Z"),
        ("L", "C"),
        ("NNQ", "QNN"),
        ("lfF rfF", "fF"),
        ("hlN", "fflNbbrNllbNrrfN"),
    ],
)
def test_movement_is_translated(theirs: str, ours: str) -> None:
    assert translated(theirs.replace(" ", "")).moves == ours


def test_an_initial_step_over_a_free_square_is_a_longer_slide() -> None:
    assert translated("mWfceFifmnD").initial == "fmR2"
    assert translated("KifmnD").initial == "fmnD"  # a slide would be a second way to the square ahead
    assert translated("mfcefF").flagged


@pytest.mark.parametrize("text", ["gR", "R10", "R0", "xW", "pR1", "nR", "nC", "D3", "icW", "W fF", "É", "sfN"])
def test_movement_read_differently_by_fairy_stockfish_is_refused(text: str) -> None:
    with pytest.raises(UnknownMovement):
        translated(text)


# Refusals and their places


@pytest.mark.parametrize(
    ("text", "line", "column", "key"),
    [
        ("stalmateValue = loss", 2, 1, "stalmateValue"),
        ("stalemateValue =  lost", 2, 19, "stalemateValue"),
        ("\n\nmustCapture = true", 4, 1, "mustCapture"),
        ("maxRank = eleven", 2, 11, "maxRank"),
        ("maxRank = 11", 2, 11, "maxRank"),
        ("maxFile = 99999999999999999999999999999999999", 2, 11, "maxFile"),
        ("castling = true ", 2, 12, "castling"),
        ("knight", 2, 1, ""),
        ("= 3", 2, 1, ""),
        ("customPiece1 = z:gQ\nstartFen = 4k3/8/8/8/8/8/8/Z3K3 w - - 0 1", 2, 1, "customPiece1"),
        ("customPiece1 = z", 2, 16, "customPiece1"),
        ("knight = n:NN", 2, 10, "knight"),
        ("promotionPieceTypes = qx", 2, 23, "promotionPieceTypes"),
        ("flagRegionWhite = i9 z9", 2, 19, "flagRegionWhite"),
        ("promotedPieceType = p-q", 2, 21, "promotedPieceType"),
        ("startFen = 8/8/8/8/8/8/8/8 w - - 0 1", 2, 1, "king"),
        ("startFen = 4k3/8/8/8/8/8/8 w - - 0 1", 2, 1, "startFen"),
        ("startFen = 4k3/8/8/8/8/8/8/4KX2 w - - 0 1", 2, 1, "startFen"),
        ("startFen = 4k3/9/8/8/8/8/8/4K3 w - - 0 1", 2, 1, "startFen"),
        ("startFen = 4k3/8/8/8/8/8/8/4K3[Q w", 2, 1, "startFen"),
        ("startFen = 4k3/8/8/8/8/8/8/4K3 x", 2, 1, "startFen"),
        ("startFen = +p3k3/8/8/8/8/8/8/4K3 w", 2, 1, "startFen"),
        ("flagRegionWhite = *8", 2, 1, "flagRegionWhite"),
        ("stalemateValue = win", 2, 1, "stalemateValue"),
        ("nFoldValue = loss\nnFoldValueAbsolute = true", 3, 1, "nFoldValueAbsolute"),
        ("extinctionValue = loss\nextinctionPieceTypes = q", 2, 1, "extinctionValue"),
        ("mobilityRegionWhiteRook = *1 *2 *3 *5\nmobilityRegionBlackRook = *8", 2, 1, "mobilityRegionWhiteRook"),
        ("promotionPieceTypesWhite = q", 2, 1, "promotionPieceTypesWhite"),
        ("promotionPieceTypes = -", 2, 1, "promotionPieceTypes"),
        ("enPassantRegion = *3 *4", 2, 1, "enPassantRegion"),
        ("nMoveRuleTypes = -", 2, 1, "nMoveRuleTypes"),
    ],
)
def test_refusals_name_line_and_column(text: str, line: int, column: int, key: str) -> None:
    found = refusal(HEAD + text)
    assert (found.line, found.column, found.key) == (line, column, key)
    assert str(found) == f"{line}:{column}: {in_english(found.reason)}"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("[]\n", 1, 1),
        ("[mine\nstalemateValue = loss", 1, 1),
        (" [mine:chess]", 1, 2),
        ("[mine:chess] x", 1, 1),
        ("[mine:nothing]", 1, 1),
        ("[mine:mine]", 1, 1),
        ("[one:two]\n[two:one]", 2, 1),
        ("[chess]\nking = k", 1, 1),
        ("[atomic:chess]", 1, 1),
        ("[mine:atomic]", 1, 1),
        ("[one:chess]\n[one:chess]", 2, 1),
        ("[one:chess]\nx = 1\n[two:one]", 3, 1),
        ("[!?:chess]", 1, 1),
    ],
)
def test_a_refused_section_is_reported_at_its_beginning(text: str, line: int, column: int) -> None:
    found = refusal(text)
    assert (found.line, found.column) == (line, column)


def test_misspelled_keys_get_a_suggestion() -> None:
    assert refusal(HEAD + "stalmateValue = loss").reason.values["field"] == "stalemateValue"


@pytest.mark.parametrize("key", sorted(ONLY))
def test_unsupported_keys_are_refused(key: str) -> None:
    found = refusal(f"{HEAD}{key} = p1")
    assert (found.line, found.key) == (2, key)
    assert game(f"{HEAD}{key} = {ONLY[key][0][0]}").name == "mine"


@pytest.mark.parametrize("key", sorted(WITHOUT_EFFECT))
def test_keys_without_effect_are_accepted(key: str) -> None:
    assert game(f"{HEAD}{key} = -").pieces == game(HEAD).pieces


def test_a_refused_value_of_a_parent_may_be_overridden() -> None:
    text = "[one:chess]\nmustCapture = true\n[two:one]\nmustCapture = false\n[three:one]"
    one, two, three = read(text).values()
    assert isinstance(one, Refusal)
    assert isinstance(two, Variant)
    assert isinstance(three, Refusal)
    assert three.line == 2


def test_names_known_to_fairy_stockfish_are_templates_or_are_refused() -> None:
    assert not set(builtin()) & set(REFUSED_PARENTS)
    refused = {name for name in builtin() if isinstance(Definitions(f"[mine:{name}]").read("mine"), Refusal)}
    assert refused == {
        "ai-wok",
        "asean",
        "berolina",
        "breakthrough",
        "chigorin",
        "legan",
        "makruk",
        "mini",
        "minishogi",
        "pawnback",
        "perfect",
        "sortofalmost",
        "torishogi",
        "wolf",
        "xiangqi",
    }


# The games made of definitions


def test_a_title_and_a_name_come_from_the_section() -> None:
    found = game("[3-Kings_Chess:chess]")
    assert (found.name, found.title) == ("3-kings-chess", "3 Kings_Chess")


def test_promoted_pawns_are_pawns_again_when_captured() -> None:
    crazyhouse = template("crazyhouse")
    pawn = crazyhouse.by_symbol["P"]
    assert pawn.promotion
    assert pawn.promotion.choices == ("Q~", "R~", "B~", "N~")
    assert crazyhouse.by_symbol["Q~"].held_as == "P"
    assert template("loop").by_symbol["P"].promotion.choices == ("Q", "R", "B", "N")  # type: ignore[union-attr]
    assert template("chess").by_symbol["Q"].held_as == ""


def test_reusing_a_letter_removes_its_former_piece() -> None:
    found = game(HEAD + "customPiece1 = n:NN")
    assert found.by_symbol["N"].moves == "NN"
    assert found.by_symbol["P"].promotion.choices == ("Q", "R", "B")  # type: ignore[union-attr]


def test_pieces_that_can_never_appear_are_left_out() -> None:
    found = game(HEAD + "startFen = 4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    assert [piece.symbol for piece in found.pieces] == ["K", "R"]


def test_different_zones_for_each_side_are_kept() -> None:
    found = game(HEAD + "promotionRegionWhite = g8 h8 h7\npromotionRegionBlack = a1 a2 b1")
    promotion = found.by_symbol["P"].promotion
    assert promotion
    assert promotion.must_to == "h7 g8-h8 | a7 a8-b8"


def test_castling_is_found_from_the_start() -> None:
    text = "maxFile = j\nstartFen = rnbqkbbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/1RBQKBBNR1 w KQ - 0 1"
    castling = game(HEAD + text).castling
    assert castling
    white, black = castling.by_side
    assert [(castle.king, castle.rook, castle.king_to, castle.rook_to) for castle in white] == [
        ("e1", "i1", "g1", "f1"),
        ("e1", "b1", "c1", "d1"),
    ]
    assert black == ()


def test_a_start_may_lack_its_last_fields() -> None:
    found = game(HEAD + "startFen = 4k3/8/8/8/8/8/8/4K3 b 0 1")
    assert found.start == "4k3/8/8/8/8/8/8/4K3[] b - - 0 1"


def test_a_royal_piece_may_have_another_name() -> None:
    text = (
        "king = -\ncentaur = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\n"
        "castlingKingPiece = k"
    )
    found = game(HEAD + text)
    assert found.pieces[0].moves == "KN"
    assert found.pieces[0].royal
    assert refusal(HEAD + text + "\npromotionPieceTypes = kq").key == "promotionPieceTypes"


def test_the_drop_of_a_kind_may_be_forbidden() -> None:
    found = game("[mine:crazyhouse]\ndropNoDoubled = p\ndropNoDoubledCount = 0")
    assert found.by_symbol["P"].drop is None
    assert "P" in found.hand_order


def test_ends_are_translated() -> None:
    text = "nMoveRule = 30\nnFoldRule = 4\nnFoldValue = loss\nperpetualCheckIllegal = true\nstalemateValue = loss"
    found = game(HEAD + text)
    assert (found.end.move_limit, found.end.stalemate_loses) == (30, True)
    assert (found.repetition.count, found.repetition.to_move, found.repetition.perpetual_loses) == (4, "loses", True)
    assert game(HEAD + "nFoldRule = 0").repetition.count == 0


def test_an_arrival_names_its_piece() -> None:
    text = "flagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true\nflagPiece = "
    assert game(HEAD + text + "k").end.arrivers == ()
    assert game(HEAD + text + "q").end.arrivers == ("Q",)
    assert set(game(HEAD + text + "*").end.arrivers) == {"K", "Q", "R", "B", "N", "P"}
    assert game(HEAD + text + "k").end.arrival_safe


def test_every_template_starts_with_moves() -> None:
    for name in builtin():
        found = Definitions(f"[mine:{name}]").read("mine")
        if isinstance(found, Variant):
            assert moves(found), name


# Hostile texts


def test_a_long_chain_of_sections_is_read_without_recursion() -> None:
    count = 5_000
    lines = ["[s0:chess]", *(f"[s{n}:s{n - 1}]" for n in range(1, count))]
    found = Definitions("\n".join(lines))
    assert isinstance(found.read(f"s{count - 1}"), Variant)
    assert isinstance(Definitions("\n".join(reversed(lines))).read("s1"), Refusal)


def test_a_hundred_thousand_lines_are_read() -> None:
    assert game(HEAD + "stalemateValue = loss\n" * 50_000 + "# remark\n" * 50_000).end.stalemate_loses


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_000_000,
        HEAD + "x" * 1_000_000,
        HEAD + "x" * 1_000_000 + " = 1",
        HEAD + "startFen = " + "k" * 100_000,
        HEAD + "startFen = " + "9" * 3_000,
        HEAD + "maxRank = " + "9" * 3_000,
        HEAD + "customPiece1 = z:" + "f" * 3_000,
        HEAD + "customPiece1 = z:" + "W" * 3_000,
        HEAD + "flagRegion = " + "a1 " * 1_000,
        HEAD + "promotedPieceType = " + "p:q " * 900,
        "[" * 100_000,
        "[" + "a" * 100_000 + "]",
        "[a:" + "b" * 3_000 + "]",
        HEAD + "pawn = \x00",
        HEAD + "pawn = ß",
        HEAD + "pawn = ı",
        HEAD + "nFoldRule = ²",
        HEAD + "\ud800 = \ud800",
        "\ufeff[mine:chess]",
    ],
)
def test_any_text_is_read_or_refused(text: str) -> None:
    for found in read(text).values():
        assert isinstance(found, Variant) or found.line >= 1


def test_old_spellings_of_flags_are_read() -> None:
    older = game(HEAD + "flagPiece = k\nwhiteFlag = 8\nblackFlag =1")
    newer = game(HEAD + "flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1")
    assert older.end == newer.end
    assert older.end.arrival


def test_a_long_line_of_refused_parents_is_refused_in_short_sentences():
    """Copies of the parent's entries would take memory quadratic in their number."""
    found = read("\n".join([f"[g{number}:{f'g{number - 1}' if number else 'nothing'}]" for number in range(500)]))
    nothing = because("inherits from nothing", text="nothing")
    assert found["g499"] == Refusal(
        500, 1, because("inherits from refused", text="g0", line=1, reason=nothing), "inherits"
    )
