"""A draft is edited without a widget: each edit returns another draft, with dependent fields changed, too."""

from functools import partial

import pytest

from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft, History, Problem, empty_game, from_game, name_for, read, written
from surajang.gui.workshop.specs import label_at
from surajang.gui.workshop.strips import problem_text
from surajang.rules.definition import PIECE
from surajang.rules.errors import in_english
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

ROOK = {"name": "Rook", "moves": "R"}


def game(draft: Draft) -> Variant:
    """The game of a complete draft."""
    assert isinstance(draft.checked, Variant), draft.checked
    return draft.checked


def problem(draft: Draft) -> Problem:
    """The faults of an incomplete draft."""
    assert isinstance(draft.checked, Problem)
    return draft.checked


@pytest.fixture
def draft() -> Draft:
    """A small game of kings, rooks and pawns, made by edits."""
    made = edits.add_piece(empty_game("My game"), "R", ROOK)
    made = edits.add_piece(made, "P", {"name": "Pawn", "moves": "fmWfcF", "pawn": True})
    return edits.arrange(made, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[] w - - 0 1")


def test_an_empty_board_is_a_valid_game():
    made = game(empty_game("Hex & Öde"))
    assert (made.name, made.title, made.files, made.ranks) == ("hex-ode", "Hex & Öde", 8, 8)
    assert name_for("무제") == "my-game"


@pytest.mark.parametrize("name", GAMES)
def test_any_game_can_be_a_starting_point(name):
    made = game(from_game(GAMES[name], "Mine"))
    assert (made.name, made.based_on) == ("mine", name)
    assert made.pieces == GAMES[name].pieces
    assert made.start == GAMES[name].start
    assert made.hand_order == GAMES[name].hand_order


@pytest.mark.parametrize("name", GAMES)
def test_an_edit_without_effect_keeps_the_start(name):
    made = from_game(GAMES[name], "Mine")
    assert game(edits.put(made, ("title",), "Other")).start == GAMES[name].start


def test_problems_have_a_place(draft):
    wrong = edits.put(draft, (PIECE, "R", "moves"), "X")
    assert problem(wrong).where == (PIECE, "R", "moves")
    wrong = edits.put(draft, (PIECE, "R", "name"), "Pawn")
    assert problem(wrong).where == (PIECE, "P", "name")
    wrong = edits.arrange(draft, "8/8/8/8/8/8/8/R3K2R[] w - - 0 1")
    assert problem(wrong).where == ("start",)
    assert problem(edits.put(draft, ("title",), "")).where == ("title",)


def test_problems_name_the_visible_fields(draft):
    untitled = problem(edits.put(draft, ("title",), ""))
    assert problem_text(untitled) == "“Name of the game” must not be empty."
    assert in_english(untitled.reason) == '"title" must not be empty.', "what is read of files names their keys"
    nameless = problem(edits.put(draft, (PIECE, "R", "name"), None))
    assert (nameless.where, problem_text(nameless)) == ((PIECE, "R"), "“Name” is missing here.")
    drawn = problem(edits.put(draft, ("drawings",), 7))
    assert problem_text(drawn) == "“drawings” has to be a table.", "no field has this key"


@pytest.mark.parametrize(
    ("where", "key", "label"),
    [
        ((PIECE,), "twice", "Steps on after a capture"),
        ((PIECE, "R", "terrain", 0, "moves"), "moves", "It also moves"),
        (("castling", "castles", 1, "letter"), "letter", "Letter in positions"),
        (("castling", "rook"), "rook", "The king castles with"),
        (("end",), "move_limit", "Moves without progress before a draw"),
        (("setup",), "task", "What a player is asked to do"),
        (("appearance", "region"), "region", "Name of the palace"),
        ((), "region", ""),
    ],
)
def test_keys_have_the_labels_of_their_fields(where, key, label):
    assert label_at(where, key) == label


def test_a_board_grows_and_shrinks_in_the_middle(draft):
    made = edits.promote_to(draft, "P", ["R"])
    made = edits.let_drop(made, "P", True)
    large = edits.resize(made, 10, 10)
    assert game(large).start.startswith("r3k2r2/pppppppp2/10/10/10/10/10/10/PPPPPPPP2/R3K2R2[")
    assert large.pieces["P"]["promotion"]["must_to"] == "10"
    assert large.pieces["P"]["drop"]["zone"] == "1-10"
    assert edits.resize(large, 8, 8) == made
    small = edits.resize(made, 8, 5)
    assert game(small).start.startswith("r3k2r/pppppppp/8/PPPPPPPP/R3K2R[")
    assert game(edits.resize(made, 5, 4)).start.startswith("r3k/ppppp/PPPPP/R3K[")


def test_a_new_piece_gets_an_unused_letter() -> None:
    draft = from_game(GAMES["mansindam"], "Like it")
    made = edits.add_piece(draft, "E", {"name": "Egg", "moves": "W"})
    (symbol,) = set(made.pieces) - set(draft.pieces)
    assert symbol not in {"E", "G", "H", "I", "S", "T"}, "letters of promoted pieces"
    assert isinstance(made.checked, Variant)


def test_the_right_edge_of_a_zone_follows_the_edge(draft):
    made = edits.put(edits.let_drop(draft, "R", True), (PIECE, "R", "drop", "zone"), "a1-h2 c3 h8")
    assert edits.resize(made, 10, 8).pieces["R"]["drop"]["zone"] == "a1-j2 c3 h8"
    assert edits.resize(made, 2, 8).pieces["R"]["drop"]["zone"] == "a1-b2"


def test_holes_remove_their_pieces(draft):
    made = edits.make_holes(draft, frozenset({(1, 1), (4, 3)}))
    assert made.table["holes"] == "b2 e4"
    assert game(made).start.startswith("r3k2r/pppppppp/8/8/4*3/8/P*PPPPPP/R3K2R[")
    assert game(edits.make_holes(made, frozenset())).holes == ""


def test_a_zone_is_painted_for_both_sides(draft):
    made = edits.let_drop(draft, "R", True)
    own = frozenset((file, rank) for file in range(8) for rank in (0, 1))
    mirrored = frozenset((file, 7 - rank) for file, rank in own)
    made = edits.paint(made, (PIECE, "R", "drop", "zone"), own, mirrored)
    assert made.pieces["R"]["drop"]["zone"] == "1-2"
    made = edits.paint(made, (PIECE, "R", "drop", "zone"), own, mirrored | {(0, 0)})
    assert made.zone(made.pieces["R"]["drop"]["zone"], 1) == mirrored | {(0, 0)}
    assert isinstance(made.checked, Variant)
    assert edits.paint(made, (PIECE, "R", "drop", "zone"), frozenset(), frozenset()).pieces["R"]["drop"]["zone"] == ""


def test_a_piece_gets_a_free_letter_and_name(draft):
    made = edits.add_piece(draft, "R", ROOK)
    assert made.pieces["O"] == {"name": "Rook 2", "moves": "R"}
    for _ in range(40):
        made = edits.add_piece(made, "R", ROOK)
    assert len(made.pieces) == 26


def test_changing_a_letter_changes_all_references(draft):
    made = edits.add_castling(edits.let_drop(draft, "R", True))
    made = edits.promote_to(made, "P", ["R"])
    made = edits.add_promoted(made, "R", {"name": "Great rook", "moves": "Q"})
    made = edits.rename_piece(made, "R", "T")
    assert game(made).start.startswith("t3k2t/pppppppp/8/8/8/8/PPPPPPPP/T3K2T[")
    assert list(made.pieces) == ["K", "T", "P", "+T"]
    assert (made.table["castling"]["rook"], made.pieces["+T"]["held_as"]) == ("T", "T")
    assert made.pieces["P"]["promotion"]["becomes"] == "T"
    assert made.pieces["T"]["promotion"]["becomes"] == "+T"
    assert edits.rename_piece(made, "T", "K") == made


def test_removing_a_piece_removes_all_references(draft):
    made = edits.add_castling(edits.let_drop(draft, "R", True))
    made = edits.promote_to(made, "P", ["R"])
    made = edits.put(made, (PIECE, "P", "held_as"), "R")
    gone = game(edits.remove_piece(made, "R"))
    assert gone.start.startswith("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[]")
    assert (gone.castling, gone.hand_order) == (None, "")


def test_castling_is_found_from_the_start(draft):
    made = game(edits.add_castling(draft))
    assert made.castling is not None
    assert [(castle.king_to, castle.rook_to, castle.written) for castle in made.castling.castles] == [
        ("g1", "f1", "O-O"),
        ("c1", "d1", "O-O-O"),
    ]
    assert " KQkq " in made.start


def test_setups_begin_with_two_pieces_that_swap(draft):
    made = edits.arrange(draft, "r3k2p/8/8/8/8/8/8/R3K2P[] w - - 0 1")
    made = edits.add_setup(made, "Choose.", ("As it is", "Swapped"))
    setup = game(made).setup
    assert setup is not None
    assert (setup.files, setup.choices) == ("ah", ("RP", "PR"))
    assert game(made).start.endswith("setup=w")
    assert not game(edits.put(made, ("setup",), None)).start.endswith("setup=w")
    mansindam = edits.add_setup(from_game(GAMES["mansindam"], "Mine"), "Choose.", ("As it is", "Swapped"))
    assert problem(mansindam).where[:2] == ("setup", "choices")


def test_arrival_can_be_added_and_removed(draft):
    made = edits.add_arrival(edits.put(draft, ("end", "stalemate_loses"), True), "goal", "{winner} is there.")
    assert game(made).end.arrival == "8"
    assert game(edits.remove_arrival(made)).end.arrival == ""
    assert edits.remove_arrival(made).table["end"]["stalemate_loses"]


def test_another_piece_becomes_royal(draft):
    made = edits.put(draft, (PIECE, "R", "moves"), "K")
    made = edits.crown(edits.let_drop(made, "R", True), "R")
    made = edits.arrange(made, "r3k3/8/8/8/8/8/8/R3K3[] w - - 0 1")
    assert game(made).pieces[0].symbol == "R"
    assert made.king == "R"


def test_what_only_a_king_does_passes_to_another_royal_piece():
    made = from_game(PARENTS["minixiangqi"], "Mine")
    made = edits.crown(edits.put(made, (PIECE, "R", "moves"), "K"), "R")
    made = edits.arrange(made, "3r3/7/7/3P3/7/7/3R3[] w - - 0 1")
    assert game(made).pieces[0].faces == "vR"
    assert game(made).by_symbol["K"].faces == ""


def test_no_piece_becomes_the_royal_one_or_spares_it(draft):
    made = edits.let_drop(draft, "R", True)
    made = edits.put(edits.promote_to(made, "P", ["R"]), (PIECE, "P", "spares"), ["R"])
    made = edits.put(edits.put(made, (PIECE, "P", "held_as"), "R"), (PIECE, "R", "moves"), "K")
    made = edits.arrange(edits.crown(made, "R"), "r7/8/8/8/8/8/8/R7[] w - - 0 1")
    assert game(made).by_symbol["P"].promotion is None


@pytest.mark.parametrize("typed", ["A1", "é5", "Ω", "x", "a", "-", "|", "d4-", "a1 | "])
def test_a_zone_that_is_not_one_survives_another_size(draft, typed):
    made = edits.put(draft, ("appearance", "marked"), typed)
    for size in ((9, 9), (6, 6), (8, 12)):
        assert edits.resize(made, *size).size == size


def test_edits_keep_who_moves_first():
    second = from_game(PARENTS["chess"], "Mine")
    second = Draft({**second.table, "start": str(second.table["start"]).replace(" w ", " b ")})
    for edit in (
        lambda made: edits.put(made, ("title",), "Other"),
        lambda made: edits.resize(made, 9, 9),
        lambda made: edits.rename_piece(made, "R", "T"),
        lambda made: edits.arrange(made, made.table["start"].replace("R", "1", 1)),
        edits.clear_board,
    ):
        assert edit(second).table["start"].split()[1] == "b"
    assert edits.add_setup(second, "Choose.", ("One", "Two")).table["start"].split()[1] == "w"


def test_a_promoted_pawn_shares_its_twins_movement(draft):
    twin = {"name": "Rook", "moves": "R", "held_as": "P"}
    made = edits.put(edits.let_drop(draft, "P", True), (PIECE, "R~"), twin)
    assert game(edits.put(made, (PIECE, "R", "moves"), "RN")).by_symbol["R~"].moves == "RN"
    assert "R~" not in edits.remove_piece(made, "R").pieces


def test_drops_follow_the_hand(draft):
    made = edits.let_drop(draft, "R", True)
    assert game(made).hand_order == "R"
    made = edits.let_drop(made, "P", True)
    made = edits.put(made, ("hand_order",), "PR")
    assert game(made).hand_order == "PR"
    assert edits.let_drop(edits.let_drop(made, "P", False), "R", False) == draft


# Undo and redo


def test_edits_can_be_undone_and_redone(draft):
    history = History(draft)
    assert not history.make(lambda draft: draft)
    for name in ("T", "To", "Tow", "Tower"):
        history.make(partial(edits.put, where=(PIECE, "R", "name"), value=name), (PIECE, "R", "name"))
    history.make(lambda draft: edits.put(draft, ("title",), "Towers"), ("title",))
    assert history.current.title == "Towers"
    history.undo()
    assert (history.current.title, history.current.pieces["R"]["name"]) == ("My game", "Tower")
    history.undo()
    assert history.current == draft
    assert not history.may_undo
    history.redo()
    assert history.current.pieces["R"]["name"] == "Tower"
    history.make(lambda draft: edits.put(draft, ("title",), "Other"))
    assert not history.may_redo


def test_a_pause_ends_an_undo_step(draft):
    history = History(draft)
    history.make(lambda draft: edits.put(draft, ("title",), "A"), ("title",))
    history.pause()
    history.make(lambda draft: edits.put(draft, ("title",), "AB"), ("title",))
    history.undo()
    assert history.current.title == "A"


# Drafts on disk


def test_a_draft_survives_a_round_trip(draft):
    wrong = edits.put(edits.put(draft, (PIECE, "R", "moves"), "nonsense"), ("title",), "")
    for made in (draft, wrong, from_game(GAMES["palaceshogi"], "Mine")):
        assert read(written(made)) == made


@pytest.mark.parametrize("text", ["", "[]", "{", '{"table": 7}', "[" * 100_000, '"\\ud800"'])
def test_invalid_drafts_are_rejected(text):
    assert read(text) is None


def test_values_of_wrong_types_are_left_out():
    text = """{"source": 5, "table": {"start": 7, "files": "x", "piece": {"K": [], "lower": {}, "R": {"moves": 3,
    "name": "Rook", "drop": "1-8", "spares": [1, "K"], "terrain": [5, {"zone": "1"}]}}, "end": 3, "castling": {"x": 1}}}
    """
    draft = read(text)
    assert draft is not None
    assert draft.pieces == {"K": {}, "R": {"name": "Rook", "spares": ["K"], "terrain": [{}, {"zone": "1"}]}}
    assert draft.table["castling"] == {}
    assert isinstance(draft.checked, Problem)
    edits.resize(edits.remove_piece(edits.put(draft, ("title",), "A"), "K"), 9, 9)
