"""A study without a window: its edits, its file, its lines as text, and the rows of its tree."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies
from pytestqt.qtbot import QtBot
from random_edits import edit_at_random, nodes

from surajang.gui.board.state_of_game import MAX_MARKS, annotated, state_of
from surajang.gui.document.document import GameDocument
from surajang.gui.document.drawn_marks import COLOURS, Mark, marks_in
from surajang.gui.document.glyphs import BY_NAG, GLYPHS, signs, toggled
from surajang.gui.document.history import EditHistory
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.gui.study.study import Study, make_study
from surajang.gui.study.study_rows import FOLD, MOVE, WORDS, Measures, Row, rows_of
from surajang.rules import pgn
from surajang.rules.game import Game, Node
from surajang.rules.games import GAMES

pytestmark = pytest.mark.usefixtures("qapp")

ANNOTATED = """[White "Ann"]
[Black "Ben"]
[Result "1-0"]
[Variant "mansindam"]
[Termination "resignation"]

{About it all.} 1. c4 $1 {Good. [%csl Ye5] [%cal Gc4c5,RP@d5,Bp@d5]} 1... c6 (1... d6 2. d4 (2. Nd2 $5))
2. Nd2 $16 1-0
"""


class Recorder(Autosave):
    """Records its arguments."""

    def __init__(self) -> None:
        super().__init__(None)
        self.texts: list[str] = []
        self.held = True

    @property
    def path(self) -> Path | None:
        return Path("study.pgn") if self.texts else None

    def save(self, text: str) -> None:
        self.texts.append(text)

    def append(self, line: str) -> None:
        raise AssertionError("a study is saved whole")

    def hold(self, on: bool) -> None:
        self.held = on

    def close(self) -> None:
        self.held = False


def study_of(text: str = ANNOTATED) -> Study:
    """Return an unsaved study of a game's text."""
    game = pgn.read_game(text)
    game.go_to(game.root)
    return make_study(game, saver=Autosave(None))


def play(study: Study, *moves: str) -> Node:
    """Make moves given in people's notation."""
    for text in moves:
        with study.document.at(study.node) as game:
            move = next(move for move in game.legal_moves() if written(game, move) == text)
        study.play(move)
    return study.node


def written(game: Game, move: int) -> str:
    """Return a move in people's notation."""
    from surajang.rules import notation

    return notation.written_body(game.position, move, game.legal_moves())


def test_a_study_is_named_after_the_players_and_recognised_by_its_tag() -> None:
    study = study_of()
    assert study.name == "Ann – Ben"
    again = make_study(pgn.read_game(study.text()), saver=Autosave(None))
    assert again.name == "Ann – Ben"
    again.rename("  An  opening ")
    assert again.name == "An opening"
    again.rename(" ")
    assert again.name == "An opening"
    again.history.undo()
    assert again.name == "Ann – Ben"
    empty = make_study(Game(GAMES["mansindam"]), saver=Autosave(None))
    assert empty.name == "New study"
    assert empty.file_stem() == "Study New study, Mansindam"


def test_the_side_of_the_board_is_saved_as_a_tag_and_not_undone() -> None:
    study = study_of()
    assert "Orientation" not in study.text(), "nobody has looked at it"
    study.rename("An opening")
    study.turn()
    study.history.undo()
    assert '[Orientation "black"]' in study.text()
    again = make_study(pgn.read_game(study.text().replace('Orientation "black', 'orientation "Black')))
    assert again.flipped
    again.turn()
    assert again.text().count("Orientation") == 1
    assert '[Orientation "white"]' in again.text()
    assert not again.begun
    again.close()


def test_nothing_is_saved_before_an_edit_and_edits_are_saved_together(qtbot: QtBot) -> None:
    saver = Recorder()
    study = make_study(pgn.read_game(ANNOTATED), saver=saver)
    states: list[SaveState] = []
    study.save_state_changed.connect(states.append)
    study.document.go_to(study.game.root)
    assert [study.begun] == [False]
    play(study, "e4")
    study.toggle_glyph(3)
    assert study.begun
    assert study.save_state is SaveState.SAVING
    assert saver.texts == []
    qtbot.waitUntil(lambda: bool(saver.texts))
    assert len(saver.texts) == 1
    assert "(1. e4 $3)" in saver.texts[0]
    assert states[0] is SaveState.SAVING
    study.set_comment(study.node, "Why not?")
    study.prepare_to_leave()
    assert "Why not?" in saver.texts[1]
    assert [saver.held] == [False]
    study.stay()
    assert [saver.held] == [True]
    study.close()
    assert len(saver.texts) == 2


def test_a_line_is_added_as_one_edit_and_an_old_one_is_followed() -> None:
    study = study_of()
    before = study.text()
    line = [node.move for node in study.document.main_line[1:3]]
    assert study.play_line(line) is study.document.main_line[2]
    assert study.node is study.document.main_line[1]
    assert study.text() == before
    study.document.go_to(study.document.end)
    ahead = Game(study.variant)
    for node in study.document.main_line[1:]:
        ahead.play(node.move)
    moves = []
    for _ in range(4):
        moves.append(ahead.legal_moves()[0])
        ahead.play(moves[-1])
    end = study.node
    last = study.play_line(moves)
    assert last is not None
    assert last.ply == end.ply + 4
    assert study.node.parent is end
    study.history.undo()
    assert study.text() == before
    study.history.redo()
    assert study.text() != before
    study.document.go_to(study.game.root)
    assert study.play_line([]) is None


def test_annotation_signs_replace_others_of_their_kind() -> None:
    study = study_of()
    study.toggle_glyph(1)
    assert study.node.nags == [], "the start is no move"
    first = study.document.main_line[1]
    study.document.go_to(first)
    assert study.has_glyph(1)
    study.toggle_glyph(4)
    study.toggle_glyph(10)
    assert first.nags == [4, 10]
    study.toggle_glyph(4)
    assert first.nags == [10]
    for _ in range(3):
        study.history.undo()
    assert first.nags == [1]
    assert len({glyph.sign for glyph in GLYPHS}) == len(GLYPHS)
    for glyph in GLYPHS:
        assert signs(toggled((), glyph.nag)) == glyph.sign == BY_NAG[glyph.nag].sign
        assert toggled(toggled((200,), glyph.nag), glyph.nag) == (200,)


def test_comments_and_drawings_do_not_affect_each_other() -> None:
    study = study_of()
    first = study.document.main_line[1]
    study.document.go_to(first)
    marks = (Mark("Y", "e5"), Mark("G", "c5", "c4"), Mark("R", "d5", "P@"), Mark("B", "d5", "p@"))
    assert list(study.marks) == list(marks)
    assert study.comment == "Good."
    study.set_comment(first, "Very good. ")
    assert [study.comment, *study.marks] == ["Very good.", *marks]
    study.toggle_mark(Mark("R", "e5"))
    assert Mark("R", "e5") in study.marks
    assert Mark("Y", "e5") not in study.marks
    study.toggle_mark(Mark("R", "e5"))
    assert list(study.marks) == list(marks[1:])
    read = pgn.read_game(study.text()).root.children[0]
    assert marks_in(read.comment) == marks[1:]
    study.remove_marks()
    assert first.comment == "Very good."
    for _ in range(4):
        study.history.undo()
    assert list(study.marks) == list(marks)


def test_variations_are_promoted_step_by_step_or_at_once() -> None:
    study = study_of()
    inner = study.game.root.children[0].children[1].children[1]
    assert inner.written == "Nd2"
    study.document.go_to(inner)
    assert [study.may_promote] == [True]
    study.promote()
    assert inner.parent is not None
    assert inner.parent.children[0] is inner
    assert not study.document.in_main_line(inner)
    study.promote()
    assert study.document.in_main_line(inner)
    assert [study.may_promote] == [False]
    study.history.undo()
    study.history.undo()
    study.document.go_to(inner)
    study.make_main_line()
    assert study.document.in_main_line(inner)
    study.delete()
    assert [study.node] == [inner.parent]
    study.history.undo()
    assert [study.node] == [inner]
    study.document.go_to(study.game.root)
    study.delete()
    assert study.game.root.children


def test_moves_after_the_end_of_a_game_become_its_main_line() -> None:
    study = study_of()
    study.navigation.show_last()
    end = study.game.end
    assert end is not None
    first, second = sorted(study.game.legal_moves())[:2]
    for move in (first, second):
        study.document.go_to(end)
        study.play(move)
        study.play(sorted(study.game.legal_moves())[0])
        assert not study.document.in_main_line(study.node)
        study.make_main_line()
        assert study.document.main_line[-1] is study.node
        assert study.game.ended.over, "the result stays"
    study.history.undo()
    assert [study.document.in_main_line(node) for node in (study.node, end)] == [False, True]


def test_a_line_is_copied_with_its_comments() -> None:
    study = study_of()
    study.document.go_to(study.game.root.children[0].children[1])
    assert study.moves_text() == "1. c4 d6 2. d4"
    game = pgn.read_game(study.line_text())
    assert [node.written for node in nodes(game)] == ["", "c4", "d6", "d4"]
    assert game.root.comment == "About it all."
    assert game.root.children[0].nags == [1]
    assert not game.ended.over
    setup = make_study(Game(GAMES["pandemonium"]), saver=Autosave(None))
    for _ in range(3):
        setup.play(setup.game.legal_moves()[0])
    line = setup.moves_text().split()
    assert line[2] == "1."
    assert [node.written for node in nodes(pgn.read_game(setup.line_text()))][1:] == [line[0], line[1], line[3]]


# The rows of the tree

WIDE = Measures(lambda text, kind: 7 * len(text) + 4, 300, 24, 14, 12, 4)


def moves_in(rows: list[Row]) -> list[Node]:
    """Return the nodes whose moves are in the rows."""
    return [token.node for row in rows for token in row.tokens if token.kind == MOVE]


def test_the_rows_show_the_tree_in_written_order() -> None:
    study = study_of()
    rows = rows_of(study.document, set(), WIDE)
    assert [row.text for row in rows] == [
        "About it all.",
        "1 c4 !",
        "Good.",
        "1 … c6",
        "1… d6 2. d4",
        "2. Nd2 !?",
        "2 Nd2 ±",
    ]
    assert [row.depth for row in rows] == [0, 0, 0, 0, 1, 2, 0]
    variation = study.game.root.children[0].children[1]
    folded = rows_of(study.document, {variation}, WIDE)
    assert [row.text for row in folded if row.depth] == ["1… d6 2. d4"]
    assert [token.text for row in folded for token in row.tokens if token.kind == FOLD] == ["▸"]


def test_long_comments_wrap_within_their_row() -> None:
    study = study_of()
    study.set_comment(study.game.root, "words " * 40 + "x" * 100)
    rows = rows_of(study.document, set(), WIDE)
    said = [row for row in rows if any(token.kind == WORDS for token in row.tokens)]
    assert len(said) > 4
    for row in rows:
        for token in row.tokens:
            assert 0 <= token.x <= token.x + token.width <= WIDE.row


def test_a_comment_without_blanks_wraps_too() -> None:
    """As in Chinese and Japanese."""
    study = study_of()
    comment = "這一手在棋譜中還沒有出現過。" * 15
    study.set_comment(study.game.root, comment)
    words = [token for row in rows_of(study.document, set(), WIDE) for token in row.tokens if token.kind == WORDS]
    assert "".join(token.text for token in words).startswith(comment)
    assert all(WIDE.width(token.text, WORDS) == token.width for token in words), "none is cut"


@settings(max_examples=40, deadline=None)
@given(strategies.sampled_from(list(GAMES)), strategies.randoms(use_true_random=False))
def test_every_move_is_in_the_rows_once_after_any_edits(name: str, chance: random.Random) -> None:
    document = GameDocument(Game(GAMES[name]))
    history = EditHistory(document)
    for _ in range(25):
        if chance.random() < 0.2 and history.may_undo:
            history.undo()
        else:
            edit_at_random(document, chance)
    rows = rows_of(document, set(), WIDE)
    shown = moves_in(rows)
    assert len(set(shown)) == len(shown)
    assert set(shown) == set(nodes(document.game)) - {document.game.root}
    main = [token.node for row in rows if not row.depth for token in row.tokens if token.kind == MOVE]
    assert main == document.main_line[1:]


def test_variations_may_be_deeper_than_the_recursion_limit() -> None:
    game = Game(GAMES["mansindam"])
    chance = random.Random(3)
    for _ in range(600):
        moves = game.legal_moves()
        if len(moves) < 2 or game.node.outcome.over:
            game.back()
            continue
        first, second = chance.sample(moves, 2)
        game.play(first)
        game.back()
        game.play(second)
    document = GameDocument(game)
    shown = moves_in(rows_of(document, set(), WIDE))
    assert set(shown) == set(nodes(game)) - {game.root}


def test_only_the_last_of_thousands_of_arrows_are_shown() -> None:
    game = Game(GAMES["mansindam"])
    arrows = [f"{'GRYB'[number % 4]}a{number % 9 + 1}b{number % 7 + 1}" for number in range(5000)]
    game.root.comment = f"[%cal {','.join(arrows)}]"
    state = annotated(state_of(game), game.root)
    assert len(state.arrows) == MAX_MARKS
    assert [COLOURS[arrow.colour] for arrow in state.arrows[-4:]] == [arrow[0] for arrow in arrows[-4:]]
