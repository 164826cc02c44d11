"""The document: edits, its signal of changes, undoing, and its text."""

import random
import time
import tracemalloc
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings, strategies
from long_games import long_game
from machine import scaled
from random_edits import edit_at_random, nodes

from surajang.gui.document.document import GameDocument, Navigation, annotation_of
from surajang.gui.document.drawn_marks import Mark, evaluation_in, marks_in, reviewed_in, with_marks, without_marks
from surajang.gui.document.edits import (
    Added,
    Annotated,
    Annotation,
    Change,
    HeadersSet,
    Jumped,
    Removed,
    Reordered,
    Result,
    ResultSet,
    Stepped,
)
from surajang.gui.document.game_text import GrowingText
from surajang.gui.document.history import EditHistory
from surajang.rules import pgn, pgn_writer
from surajang.rules.codes import square_at
from surajang.rules.game import GOES_ON, Game, Node
from surajang.rules.games import GAMES
from surajang.rules.moves import from_to
from surajang.rules.notation import IllegalMove

NAMES = list(GAMES)


class Mirror:
    """A copy of a document's tree, made from its signals alone."""

    def __init__(self, document: GameDocument) -> None:
        game = document.game
        self.root = game.root
        self.children = {node: list(node.children) for node in nodes(game)}
        self.notes = {node: annotation_of(node) for node in nodes(game)}
        self.headers = dict(game.headers)
        self.result = (game.ended, game.end)
        self.node = game.node
        document.changed.connect(self.follow)

    def siblings(self, node: Node) -> list[Node]:
        """A move and its alternatives."""
        assert node.parent is not None
        return self.children[node.parent]

    def follow(self, change: Change) -> None:
        """Make the same edit."""
        match change:
            case Stepped(node, transition, forward):
                assert node.parent is self.node if forward else self.node.parent is node
                assert transition is not None
                self.node = node
            case Jumped(node):
                self.node = node
            case Added(node, place):
                self.siblings(node).insert(place, node)
                for child in self.below(node):
                    self.children.setdefault(child, list(child.children))
                    self.notes.setdefault(child, annotation_of(child))
            case Removed(node, place):
                assert self.siblings(node).pop(place) is node
            case Reordered(places):
                for node, before, after in places:
                    assert self.siblings(node).pop(before) is node
                    self.siblings(node).insert(after, node)
            case Annotated(node, before, after):
                assert self.notes[node] == before
                self.notes[node] = after
            case HeadersSet(before, after):
                assert tuple(self.headers.items()) == before
                self.headers = dict(after)
            case ResultSet(before, after):
                assert (before.outcome, before.end) == self.result
                self.result = (after.outcome, after.end)

    def below(self, node: Node) -> Iterator[Node]:
        """Yield a node and all that follow it."""
        waiting = [node]
        while waiting:
            yield waiting[-1]
            waiting += waiting.pop().children

    def check(self, document: GameDocument) -> None:
        """Compare the copy with the tree."""
        game = document.game
        for node in nodes(game):
            assert self.children[node] == node.children
            assert self.notes[node] == annotation_of(node)
        assert self.headers == game.headers
        assert self.result == (game.ended, game.end)
        assert self.node is game.node
        assert document.main_line == game.main_line()


@settings(max_examples=40, deadline=None)
@given(strategies.sampled_from(NAMES), strategies.randoms(use_true_random=False))
def test_edits_can_be_undone_and_redone_and_are_signalled(name: str, chance: random.Random) -> None:
    document = GameDocument(Game(GAMES[name]))
    mirror, history = Mirror(document), EditHistory(document)
    texts = [document.text()]

    def steps() -> int:
        return len(history._done)  # noqa: SLF001  # the number of steps

    for _ in range(25):
        before = steps()
        edit_at_random(document, chance)
        mirror.check(document)
        assert steps() - before <= 1, "what is done at once is undone at once"
        if steps() > before:
            texts.append(document.text())
    for text in reversed(texts[:-1]):
        history.undo()
        mirror.check(document)
        assert document.text() == text
    assert not history.may_undo
    for text in texts[1:]:
        history.redo()
        mirror.check(document)
        assert document.text() == text
    assert not history.may_redo


@settings(max_examples=25, deadline=None)
@given(strategies.sampled_from(NAMES), strategies.randoms(use_true_random=False))
def test_documents_survive_a_round_trip(name: str, chance: random.Random) -> None:
    document = GameDocument(Game(GAMES[name]))
    for _ in range(25):
        edit_at_random(document, chance)
    again = GameDocument(pgn.read_game(document.text()))
    assert again.text() == document.text()
    assert [node.written for node in again.main_line] == [node.written for node in document.main_line]


@settings(max_examples=25, deadline=None)
@given(strategies.sampled_from(NAMES), strategies.randoms(use_true_random=False))
def test_a_file_written_by_appending_contains_the_game(name: str, chance: random.Random) -> None:
    document = GameDocument(Game(GAMES[name]))
    document.set_result(document.outcome)
    growing = GrowingText(document)
    file = ""
    lines = 0
    for _ in range(25):
        if chance.random() < 0.8 and not document.outcome.over:
            with document.at(document.end) as game:
                moves = game.legal_moves()
            clocks = chance.choice([None, (59.5, 60.0)])
            document.continue_line(chance.choice(moves), clocks)
        else:
            edit_at_random(document, chance)
        if document.outcome.over and not document.end.ply:
            document.set_result(GOES_ON)
        content, whole = growing.take({})
        file = content if whole else file + content
        lines += not whole
        assert pgn_writer.write_game(pgn.read_game(file)) == document.text()
    assert lines or document.outcome.over or document.end.ply < 5


def test_a_new_move_appends_one_line() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    growing = GrowingText(document)
    assert growing.take({}).whole
    document.continue_line(document.game.legal_moves()[0], (59.0, 60.0))
    content, whole = growing.take({})
    assert (content.count("\n"), whole) == (1, False)
    assert content.endswith("{[%clk 0:00:59] [%oclk 0:01:00]}\n")
    document.comment(document.end, "hm")
    assert growing.take({}).whole


SECOND_TO_SET_UP = "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] b KQkq - 0 1 setup=b"


@pytest.mark.parametrize(
    ("name", "start", "numbers"),
    [
        ("pandemonium", "startpos", ["0.", "0...", "1.", "1..."]),
        ("pandemonium", SECOND_TO_SET_UP, ["0...", "1.", "1..."]),
        ("mansindam", "k8/9/9/9/9/9/9/9/8K[] b - - 0 7", ["7...", "8.", "8...", "9."]),
        ("palaceshogi", "startpos", ["1.", "1...", "2.", "2..."]),
    ],
)
def test_an_appended_line_has_the_number_of_its_move(name: str, start: str, numbers: list[str]) -> None:
    document = GameDocument(Game(GAMES[name], start))
    growing = GrowingText(document)
    growing.take({})
    for number in numbers:
        document.continue_line(document.game.legal_moves()[0])
        assert growing.take({}) == (f"{number} {document.end.written}\n", False)


def test_edits_before_a_new_move_are_kept() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    growing = GrowingText(document)
    growing.take({})
    moves = document.game.legal_moves()
    first, _ = document.continue_line(moves[0])
    document.comment(first, "hm")
    content, whole = growing.take({})
    assert (whole, "{hm}" in content) == (True, True)
    document.continue_line(document.game.legal_moves()[0])
    document.continue_line(document.game.legal_moves()[0])
    content, whole = growing.take({})
    assert (whole, content.count("\n")) == (False, 2), "two moves are two lines"
    assert growing.take({}).whole, "nothing new is the whole text"
    document.continue_line(document.game.legal_moves()[0])
    growing.write_whole()
    assert growing.take({}).whole


def test_the_main_line_ends_at_the_current_position_of_the_game() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    first, _ = document.continue_line(document.game.legal_moves()[0])
    second, _ = document.continue_line(document.game.legal_moves()[0])
    assert document.end is second
    assert document.node is second
    document.go_to(first)
    third, _ = document.continue_line(_moves(document, second)[0])
    assert document.node is first, "whoever looks elsewhere goes on looking there"
    assert document.end is third
    variation = document.play(document.game.legal_moves()[1])
    assert document.end is third
    assert not document.in_main_line(variation)
    document.end_at(variation)
    assert document.end is variation
    assert first.children == [variation, second]
    document.take_back(variation)
    assert document.end is first
    assert document.node is first
    assert first.children == [second]


def _moves(document: GameDocument, node: Node) -> list[int]:
    with document.at(node) as game:
        return game.legal_moves()


def test_the_game_continues_after_tried_moves() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    root = document.node
    moves = document.game.legal_moves()
    tried, other = document.add(root, moves[0]), document.add(root, moves[1])
    document.end_at(root)
    told: list[Change] = []
    document.changed.connect(told.append)
    node, change = document.continue_line(moves[2], (59.0, 60.0))
    assert told == [
        Added(node, 2),
        Reordered(((node, 2, 0),)),
        ResultSet(Result(GOES_ON, root), Result(GOES_ON, node)),
        Stepped(node, change, True),
    ]
    assert root.children == [node, tried, other]
    assert node.clocks == (59.0, 60.0)


def test_a_tried_move_gets_clock_times_when_played() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    root = document.node
    tried = document.play(document.game.legal_moves()[0])
    document.end_at(root)
    told: list[Change] = []
    document.changed.connect(told.append)
    assert document.continue_line(tried.move, (59.0, 60.0))[0] is tried
    assert told[0] == Annotated(tried, Annotation(), Annotation(clocks=(59.0, 60.0)))
    document.end_at(root)
    document.continue_line(tried.move)
    assert tried.clocks == (59.0, 60.0), "without clocks, what they showed stays"


def test_an_edit_after_undo_discards_redo() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    history = EditHistory(document)
    news: list[bool] = []
    history.changed.connect(lambda: news.append(history.may_redo))
    first = document.play(document.game.legal_moves()[0])
    document.comment(first, "Sharp.")
    history.undo()
    assert (history.may_undo, history.may_redo, first.comment) == (True, True, "")
    document.comment(first, "Calm.")
    assert not history.may_redo, "what was undone is gone"
    history.redo()
    assert first.comment == "Calm."
    history.undo()
    assert (first.comment, document.node) == ("", first)
    history.undo()
    assert not document.node.children
    assert not history.may_undo
    history.undo()
    assert news == [False, False, True, False, True, True], "told once for each, and when nothing was done, not at all"


def test_undo_moves_to_the_place_of_the_edit() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    history = EditHistory(document)
    root = document.node
    first = document.play(document.game.legal_moves()[0])
    second = document.play(document.game.legal_moves()[0])
    document.go_to(root)
    other = document.play(document.game.legal_moves()[1])
    document.remove(second)
    document.go_to(other)
    history.undo()
    assert document.node is second
    document.go_to(root)
    history.redo()
    assert document.node is first
    history.undo()
    assert document.node is second, "what was done again can be undone again"
    document.promote(other)
    document.go_to(first)
    history.undo()
    assert document.node is other
    document.set_nags(first, [1])
    document.go_to(root)
    history.undo()
    assert document.node is first


def test_an_illegal_move_changes_nothing() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    told: list[Change] = []
    document.changed.connect(told.append)
    root = document.node
    document.play(document.game.legal_moves()[0])
    told.clear()
    for doing in (document.play, lambda move: document.add(root, move), document.continue_line):
        with pytest.raises(IllegalMove):
            doing(int(from_to(square_at(4, 0), square_at(4, 6))))
    assert not told
    assert document.node.ply == 1


def test_navigation() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    ways = Navigation(document)
    root = document.node
    first = document.play(document.game.legal_moves()[0])
    second = document.play(document.game.legal_moves()[0])
    document.go_to(root)
    other = document.play(document.game.legal_moves()[1])
    ways.next_variation()
    assert document.node is first
    ways.previous_variation()
    assert document.node is other
    assert ways.main_line_before() is root
    ways.show_first()
    ways.step_forward()
    assert document.node is first
    ways.show_last()
    assert document.node is second
    ways.step_back()
    assert document.node is first


def test_only_steps_that_lead_somewhere_are_possible() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    ways = Navigation(document)

    def possible() -> tuple[bool, ...]:
        return ways.may_step_back, ways.may_step_forward, ways.may_show_last

    assert possible() == (False, False, False)
    root = document.node
    end = document.play(document.game.legal_moves()[0])
    assert possible() == (True, False, False)
    tried = document.add(end, document.game.legal_moves()[0])
    document.end_at(end)
    assert possible() == (True, True, False), "the game ends here, and a variation goes on"
    document.go_to(tried)
    assert possible() == (True, False, False)
    document.go_to(root)
    assert possible() == (False, True, True)
    document.play(document.game.legal_moves()[1])
    assert possible() == (True, False, False)


def test_navigation_among_variations() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    ways = Navigation(document)
    root = document.node
    moves = document.game.legal_moves()
    lines = []
    for move in moves[:3]:
        document.go_to(root)
        first = document.play(move)
        lines.append((first, document.play(document.game.legal_moves()[0])))
    ways.show_first()
    ways.next_variation()
    assert document.node is root, "there is none at the start"
    ways.step_back()
    assert document.node is root
    for (_, last), (beside, _) in zip(lines, [*lines[1:], lines[0]], strict=True):
        document.go_to(last)
        assert ways.main_line_before() is (last if last is document.end else root)
        ways.step_forward()
        assert document.node is last
        ways.next_variation()
        assert document.node is beside
        ways.show_last()
        assert document.node is beside.children[0]
    document.go_to(lines[0][1])
    ways.previous_variation()
    assert document.node is lines[2][0]


MARKS = (Mark("G", "e4"), Mark("R", "e4", "e2"), Mark("B", "e10", "P@"))


def test_marks_are_written_in_the_comment() -> None:
    text = with_marks("Best by test.", MARKS)
    assert text == "Best by test. [%csl Ge4] [%cal Re2e4,BP@e10]"
    assert marks_in(text) == MARKS
    assert without_marks(text) == "Best by test."
    assert with_marks(text, ()) == "Best by test."
    assert marks_in(with_marks("", MARKS)) == MARKS
    assert marks_in("[%csl Ge4,Xe5,] [%cal] [%cal Ge2]") == (Mark("G", "e4"), Mark("G", "e2"))


@pytest.mark.parametrize("name", ["csl", "eval", "review"])
def test_marks_that_are_not_closed_take_no_quadratic_time(name: str) -> None:
    comment = f"[%{name} " + " " * 100_000
    started = time.process_time()
    assert (marks_in(comment), evaluation_in(comment), reviewed_in(comment)) == ((), "", "")
    assert without_marks(comment) == comment.strip()
    assert time.process_time() - started < scaled(1)


def test_marks_survive_a_file_and_another_comment() -> None:
    document = GameDocument(Game(GAMES["mansindam"]))
    node = document.play(document.game.legal_moves()[0])
    document.set_marks(node, MARKS)
    document.comment(node, "Look.")
    again = pgn.read_game(document.text())
    assert marks_in(again.node.comment) == MARKS
    assert annotation_of(again.node) == Annotation("Look. [%csl Ge4] [%cal Re2e4,BP@e10]")


def seconds_of(work: Callable[[], object]) -> float:
    """Return the shortest time of some work, in CPU seconds of this thread."""
    times = []
    for _ in range(15):
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)
    return min(times)


def test_the_cost_of_a_move_does_not_grow_with_the_game() -> None:
    def cost(plies: int) -> float:
        document = GameDocument(pgn.read_game(long_game(plies)))
        EditHistory(document)

        def there_and_back() -> None:
            before = document.node
            node = document.add(before, document.game.legal_moves()[0])
            document.comment(node, "x")
            document.go_to(node)
            document.go_to(before)

        return seconds_of(there_and_back)

    assert cost(4000) < 3 * cost(40) + 0.001


def test_a_move_and_its_undoing_copy_no_long_game() -> None:
    def memory(plies: int) -> int:
        document = GameDocument(pgn.read_game(long_game(plies)))
        history = EditHistory(document)
        tracemalloc.start()
        try:
            document.play(document.game.legal_moves()[0])
            history.undo()
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    assert memory(4000) < memory(40) + 10_000
