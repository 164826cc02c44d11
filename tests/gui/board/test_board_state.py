"""The board shows every kind of state: a match, a diagram in a text, a sandbox, an unfinished set-up."""

from dataclasses import replace

import pytest
from board_driver import RIGHT, BoardDriver
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from surajang.gui.board.annotations import CIRCLE, SQUARE, Arrow, Colour, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState, state_from_fen
from surajang.gui.board.interaction import Placing
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.picture import Picture, View, picture_of, render_file
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.svg import diagram
from surajang.gui.board.view import BoardView
from surajang.gui.kit.theme import board_themes
from surajang.rules.codes import BLACK, KING, WHITE
from surajang.rules.game import Game
from surajang.rules.games import GAMES, game_named
from surajang.rules.moves import DROP
from surajang.rules.transition import transition

MANSINDAM = game_named("mansindam")
NO_KINGS = "9/9/9/4q4/9/9/4R4/9/9[PPp] w"
OPTIONS = BoardOptions(animation_ms=0, piece_card=False)


class CountedRules:
    """Rules that count their calls."""

    def __init__(self, rules):
        self.rules = rules
        self.asked = 0

    def moves(self):
        self.asked += 1
        return self.rules.moves()

    def captured(self, move):
        return self.rules.captured(move)

    def attackers(self, square, by):
        return self.rules.attackers(square, by)

    def why_not(self, start, end):
        self.asked += 1
        return self.rules.why_not(start, end)


@pytest.fixture
def view(qtbot):
    board = BoardView()
    qtbot.addWidget(board)
    board.set_options(OPTIONS)
    board.resize(700, 600)
    board.set_movable({0, 1})
    board.show()
    return board


def square(name, variant=MANSINDAM):
    return state_from_fen(variant, "startpos").tables.square_named(name)


def click(view, *places):
    for place in places:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.place_rect(place).center())


@pytest.mark.parametrize("name", GAMES)
def test_a_state_from_fen_equals_that_of_the_game(name):
    game = Game(game_named(name))
    assert state_from_fen(game.variant, "startpos") == state_of(game)


def test_showing_a_state_computes_no_moves(view):
    state = state_of(Game(MANSINDAM))
    rules = CountedRules(state.rules)
    state = replace(state, rules=rules)
    view.show_state(state)
    QTest.mouseMove(view, view.place_rect(square("e4")).center())
    view.grab()
    assert rules.asked == 0
    click(view, square("e3"))
    click(view, square("d3"))
    assert rules.asked == 1


def test_a_state_has_no_legal_moves_after_its_game_moved_on(view):
    game = Game(MANSINDAM)
    state = state_of(game)
    game.play_text("e4")
    view.show_state(state)
    chosen: list[int] = []
    view.move_chosen.connect(chosen.append)
    click(view, square("e3"), square("e4"))
    assert state.why_not(square("e3"), square("e9")) is None
    assert chosen == []


def test_a_state_without_kings_is_read_only(view):
    state = state_from_fen(MANSINDAM, NO_KINGS)
    assert (state.king(0), state.king(1)) == (0, 0)
    done: list[object] = []
    view.move_chosen.connect(done.append)
    view.refused.connect(done.append)
    view.show_state(state)
    assert view.scene.looks[square("e6")].piece == MANSINDAM.kinds["Q"] | BLACK
    assert view.scene.looks[Slot(0, MANSINDAM.kinds["P"])].held == 2
    click(view, square("e3"), square("e4"))
    click(view, Slot(0, MANSINDAM.kinds["P"]), square("a4"))
    assert done == []


def test_keys_move_the_cursor_on_a_board_without_kings(view):
    view.show_state(state_from_fen(MANSINDAM, NO_KINGS))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.keyboard.cursor == square("e5")
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert QAccessible.queryAccessibleInterface(view).focusChild().text(QAccessible.Text.Name) == "e6, Black Queen"


def test_an_unfinished_set_up_may_contain_anything(view):
    """Nine kings, a pawn on the last rank, more in hand than exist: any position can be set up."""
    kings = {square(f"{file}5"): KING | WHITE for file in "abcdefghi"}
    pawn = MANSINDAM.kinds["P"]
    state = BoardState(MANSINDAM, {**kings, square("a9"): pawn | WHITE}, {Slot(1, pawn): 40}, side=1)
    view.show_state(state)
    assert all(view.scene.looks[place].piece == KING | WHITE for place in kings)
    assert view.scene.looks[Slot(1, pawn)].held == 40
    assert view.scene.looks[Slot(0, pawn)].held == 0
    assert state.king(0) == square("a5")
    assert render_file(View(state, OPTIONS), Picture("svg"))
    assert render_file(View(state, OPTIONS, flipped=True), Picture("png"))


@pytest.mark.parametrize("side", [0, 1])
def test_a_setup_without_pieces_is_shown(view, side):
    variant = game_named("pandemonium-vchess")
    fen = f"{variant.start.split(' ')[0]} {'wb'[side]} - - 0 1 setup={'wb'[side]}"
    bare = replace(state_from_fen(variant, fen), pieces={})
    view.show_state(bare)
    assert view.scene.overlay is not None
    QTest.keyClick(view, Qt.Key.Key_Return)
    click(view, square("e1", variant), square("e10", variant))


def test_a_read_only_diagram_takes_no_input(view):
    view.set_movable(())
    view.show_state(state_of(Game(MANSINDAM)))
    blocked = []
    view.input_blocked.connect(lambda: blocked.append(True))
    click(view, square("e3"), square("e4"))
    assert view.turn.selected is None
    assert blocked


def test_rules_can_be_tried_in_a_sandbox(qtbot):
    board = BoardDriver("palaceshogi", "4k4/9/9/4r4/9/4R4/9/9/3K5[] w - - 0 1")
    qtbot.addWidget(board.view)
    board.click("e4", "d6")
    assert board.refusals[-1].code
    board.click("e4", "e6")
    assert board.played == ["e4e6"]


def test_a_diagram_can_omit_the_hands(qtbot):
    options = BoardOptions(hands=False, animation_ms=60, piece_card=False)
    board = BoardDriver("mansindam", "4k4/9/9/9/3p5/4P4/9/9/4K4[N] w - - 0 1", options=options)
    qtbot.addWidget(board.view)
    view = board.view
    assert set(view.scene.looks) == set(view.scene.geometry.rects)
    assert view.scene.geometry.stands[0].isEmpty()
    for move in board.game.legal_moves():
        change = transition(board.game.position, move)
        board.game.play(move)
        view.show_state(state_of(board.game), change)
        view.grab()
        board.game.back()
        view.show_state(state_of(board.game), change, forward=False)
        view.finish_animation()
    view.set_hint(next(move for move in board.game.legal_moves() if move & DROP))
    assert [type(annotation) for annotation in view.display.annotations] == [Mark]


def test_one_widget_can_change_the_game(view):
    for name in GAMES:
        for state in (state_of(Game(game_named(name))), state_from_fen(game_named(name), "startpos")):
            view.show_state(state)
            view.grab()
            assert set(view.scene.looks) == set(view.scene.geometry.rects)


def test_a_new_state_cancels_pending_input(view):
    view.show_state(state_of(Game(MANSINDAM)))
    click(view, square("e3"))
    assert view.turn.selected == square("e3")
    view.forget()
    view.show_state(state_of(Game(MANSINDAM)))
    assert view.turn.selected is None


# Free placement


class Editor:
    """A board on which pieces are placed freely, and a handler that places them where they are dropped."""

    def __init__(self, qtbot, fen):
        self.driver = BoardDriver("mansindam", movable=())
        qtbot.addWidget(self.driver.view)
        self.view = self.driver.view
        self.view.forget()
        self.view.show_state(state_from_fen(MANSINDAM, fen))
        self.view.set_placing(Placing.MOVE)
        self.tapped: list[object] = []
        self.view.placed.connect(self.place)
        self.view.tapped.connect(self.tapped.append)

    def place(self, start, end):
        state = self.view.state
        pieces, hands = dict(state.pieces), dict(state.hands)
        code = state.piece_at(start)
        if isinstance(start, Slot):
            hands[start] -= 1
        else:
            del pieces[start]
        if isinstance(end, Slot):
            hands[end] += 1
        elif end is not None:
            pieces[end] = code
        self.view.show_state(replace(state, pieces=pieces, hands=hands))


@pytest.fixture
def editor(qtbot):
    return Editor(qtbot, NO_KINGS)


def test_pieces_can_be_placed_freely(editor):
    editor.driver.drag("e3", "a8")
    assert (editor.driver.letter_at("e3"), editor.driver.letter_at("a8")) == (".", "R")
    editor.driver.click("e6", "a8")
    assert (editor.driver.letter_at("e6"), editor.driver.letter_at("a8")) == (".", "q"), "whoever stands there goes"
    assert editor.driver.refusals == []


def test_pieces_move_to_and_from_the_hand_and_off_the_board(editor):
    editor.driver.drag("w@P", "a9")
    assert editor.driver.letter_at("a9") == "P"
    editor.driver.drag("a9", "w@P")
    assert editor.view.scene.looks[editor.driver.place("w@P")].held == 2
    editor.driver.hold("e6")
    outside = editor.view.rect().bottomRight()
    QTest.mouseMove(editor.view, outside)
    QTest.mouseRelease(editor.view, Qt.MouseButton.LeftButton, pos=outside)
    assert editor.driver.letter_at("e6") == "."


def test_a_piece_is_placed_and_removed_by_keys(editor):
    editor.driver.press(Qt.Key.Key_Space)
    editor.driver.walk("e6")
    editor.driver.press(Qt.Key.Key_Return)
    editor.driver.walk("b2")
    editor.driver.press(Qt.Key.Key_Return)
    assert editor.driver.letter_at("b2") == "q"
    editor.driver.press(Qt.Key.Key_Delete)
    assert editor.driver.letter_at("b2") == "."


def test_clicks_on_empty_squares_are_signalled(editor):
    editor.driver.click("a1", "w@Q", "e3", "e3")
    assert editor.tapped == [editor.driver.place("a1"), editor.driver.place("w@Q")]
    editor.view.set_placing(Placing.BRUSH)
    editor.driver.click("e3", "a1")
    editor.driver.drag("e6", "e7")
    assert editor.tapped[2:] == [editor.driver.place(name) for name in ("e3", "a1", "e6")]


def test_the_rules_apply_again_after_placing(editor):
    editor.view.set_placing(None)
    editor.driver.drag("e3", "a8")
    assert editor.driver.letter_at("e3") == "R"


def test_placing_replaces_choosing_a_setup(view):
    variant = game_named("pandemonium")
    view.show_state(state_of(Game(variant)))
    assert view.scene.overlay is not None
    view.set_placing(Placing.MOVE)
    assert view.scene.overlay is None


# Marks and arrows


def annotated(state):
    """Return a state with a circle, a coloured square and two arrows, one of them of a drop."""
    return replace(
        state,
        marks=(Mark(square("e4"), Colour.RED, CIRCLE), Mark(square("d4"), Colour.YELLOW, SQUARE)),
        arrows=(
            Arrow(square("e3"), square("e4"), Colour.GREEN),
            Arrow(Slot(0, MANSINDAM.kinds["P"]), square("a4"), Colour.BLUE),
        ),
    )


@pytest.mark.parametrize("theme", board_themes())
def test_given_marks_and_arrows_are_drawn_on_every_board(view, theme):
    view.set_options(OPTIONS._replace(theme=theme))
    plain = state_from_fen(MANSINDAM, NO_KINGS)
    view.show_state(plain)
    before = view.grab().toImage()
    for colour in Colour:
        for annotation in (Mark(square("c8"), colour), Mark(square("c8"), colour, SQUARE)):
            view.show_state(replace(plain, marks=(annotation,)))
            rect = view.place_rect(square("c8"))
            assert view.grab().toImage().copy(rect) != before.copy(rect)
    view.show_state(annotated(plain))
    hand = view.place_rect(Slot(0, MANSINDAM.kinds["P"]))
    after = view.grab().toImage()
    assert after.copy(hand) != before.copy(hand), "the arrow of a drop begins in the hand"
    view.show_state(plain)
    assert view.grab().toImage() == before


def test_new_arrows_do_not_disturb_pending_input(view):
    view.show_state(state_of(Game(MANSINDAM)))
    click(view, square("e3"))
    view.annotate((), (Arrow(square("d3"), square("d4"), Colour.BLUE),))
    assert view.turn.selected == square("e3")
    assert view.display.annotations == [Arrow(square("d3"), square("d4"), Colour.BLUE)]
    chosen: list[int] = []
    view.move_chosen.connect(chosen.append)
    click(view, square("e4"))
    assert len(chosen) == 1


def test_drawings_can_be_handed_to_the_owner(view):
    """A study stores the arrows drawn, and returns them with its state."""
    drawn_here: list[object] = []
    view.drawn.connect(drawn_here.append)
    view.scene.annotations.keeps_drawn = False
    view.show_state(state_of(Game(MANSINDAM)))
    place = view.place_rect(square("e4")).center()
    QTest.mousePress(view, RIGHT, Qt.KeyboardModifier.ShiftModifier, place)
    assert view.display.annotations == [Mark(square("e4"), Colour.RED)], "it is seen while it is drawn"
    QTest.mouseRelease(view, RIGHT, Qt.KeyboardModifier.ShiftModifier, place)
    assert drawn_here == [Mark(square("e4"), Colour.RED)]
    assert view.display.annotations == []


def test_drawings_are_cleared_with_the_state(view):
    view.show_state(state_of(Game(MANSINDAM)))
    keys = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
    QTest.mouseClick(view, RIGHT, keys, view.place_rect(square("e4")).center())
    assert view.scene.annotations.drawn == [Mark(square("e4"), Colour.YELLOW)]
    view.show_state(state_of(Game(MANSINDAM)))
    assert view.scene.annotations.drawn == []


def test_ctrl_draws_like_shift_and_meta_like_alt(view):
    """Some desktops move or resize windows with Alt and a mouse button."""
    view.show_state(state_of(Game(MANSINDAM)))
    control, meta = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.MetaModifier
    for name, keys in (("e4", control), ("e5", meta), ("e6", control | meta)):
        QTest.mouseClick(view, RIGHT, keys, view.place_rect(square(name)).center())
    colours = [mark.colour for mark in view.scene.annotations.drawn]
    assert colours == [Colour.RED, Colour.BLUE, Colour.YELLOW]


def test_marks_and_arrows_are_announced(view):
    view.show_state(annotated(state_of(Game(MANSINDAM))))
    interface = QAccessible.queryAccessibleInterface(view)
    places = list(view.scene.geometry.rects)

    def told(place):
        return interface.child(places.index(place)).text(QAccessible.Text.Name)

    assert told(square("d4")) == "d4, empty, marked yellow"
    assert told(square("e3")) == "e3, White Pawn, green arrow to e4"
    assert told(Slot(0, MANSINDAM.kinds["P"])) == "White's hand, Pawn, 0, blue arrow to a4"


def test_pictures_and_diagrams_draw_marks_and_arrows(qapp):
    plain = state_from_fen(MANSINDAM, NO_KINGS)
    state = annotated(plain)
    for hands in (True, False):
        size = QSize(500, 500)
        pictures = [picture_of(one, OPTIONS, PiecePictures(), size, hands=hands) for one in (plain, state)]
        assert pictures[0].toImage() != pictures[1].toImage()
    text = diagram(state, OPTIONS, flipped=False)
    assert (text.count("<circle"), text.count("<polygon")) == (4, 4), "each with its edges, and the line of a colour"
    assert diagram(plain, OPTIONS, False).count("<polygon") == 0
    without = diagram(replace(state, hands={}), OPTIONS, flipped=False)
    assert (without.count("<circle"), without.count("<polygon")) == (8, 2), "a drop from no hand circles its square"


# Small boards


def test_a_small_board_shows_the_same_as_a_large_one(qtbot):
    small = MiniBoard(OPTIONS)
    qtbot.addWidget(small)
    small.resize(300, 300)
    small.show()
    state = annotated(state_from_fen(MANSINDAM, NO_KINGS))
    small.show_state(state, OPTIONS)
    qtbot.waitUntil(lambda: small.drawn)
    drawn_small = small.grab().toImage()
    picture = picture_of(state, OPTIONS, PiecePictures(), QSize(300, 300)).toImage()
    inner = picture.rect().adjusted(30, 30, -30, -30)
    assert drawn_small.copy(inner).convertToFormat(picture.format()) == picture.copy(inner)
    small.show_state(state_from_fen(MANSINDAM, "startpos"), OPTIONS)
    qtbot.waitUntil(lambda: small.drawn)
    assert small.grab().toImage() != drawn_small
