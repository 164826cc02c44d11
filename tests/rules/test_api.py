"""The interface of `rules` for other programs: positions, games and moves as plain objects."""

import subprocess
import sys
from random import Random

import pytest
from builds import ROOT
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import SEEDS, STRANGE
from walks import snapshot, walked, walks

from surajang import rules
from surajang.rules import (
    Game,
    IllegalMove,
    InvalidPosition,
    Move,
    PgnError,
    Position,
    ReasonedError,
    notation,
    pgn_writer,
)
from surajang.rules.game import Game as Tree
from surajang.rules.game import Node, won_by
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.movegen import legal_moves

EXAMPLES = 20 * SEEDS


def branched(name: str, chance: Random, moves: int) -> Tree:
    """A game with variations, comments, annotations and clock times."""
    game = Tree(GAMES[name])
    for number in range(moves):
        possible = game.legal_moves()
        if not possible or game.outcome.over:
            break
        node = game.play(chance.choice(possible))
        node.comment, node.nags, node.clocks = f"move {number}", [number % 6 + 1], (60.0 - number, None)
        if chance.random() < 0.3:
            game.go_to(chance.choice(game.line()))
    game.headers["Event"] = "A test"
    return game


def nodes(game: Tree) -> list[Node]:
    """All nodes of a game."""
    found = [game.root]
    for node in found:
        found += node.children
    return found


games = st.tuples(st.sampled_from(sorted(GAMES)), st.randoms(use_true_random=False), st.integers(0, 40)).map(
    lambda parts: branched(*parts)
)


# Moves


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_move_is_what_its_text_says(walk):
    core = walked(*walk)
    position = Position.from_core(core)
    numbers = legal_moves(core)
    moves = position.legal_moves
    assert [str(move) for move in moves] == [notation.text(core, number) for number in numbers]
    assert len(set(moves)) == len(numbers)
    for move, number in zip(moves, numbers, strict=True):
        assert Move.from_text(str(move)) == move
        assert notation.parse(core, str(move)) == number
    for move in moves[::7]:
        before = snapshot(core)
        assert position.parse_move(str(move)) == position.parse_move(position.write_move(move)) == move
        assert position.push(move) == position.pop() == move
        assert snapshot(core) == before


@given(st.text(st.one_of(st.sampled_from(STRANGE), st.characters()), max_size=8))
def test_any_other_text_is_refused_with_a_reason(text):
    try:
        assert str(Move.from_text(text)) == text
    except IllegalMove:
        with pytest.raises(IllegalMove, match="not written like a move"):
            Move.from_text(text)


def test_a_move_is_a_plain_value():
    move = Move.from_text("e5e6f7")
    assert (move.from_square, move.over, move.to_square, move.drop, move.promotion) == ("e5", "e6", "f7", "", False)
    assert {move: 1}[Move("e5", "f7", over="e6")] == 1
    assert move != Move("e5", "f7")
    assert repr(move) == "Move.from_text('e5e6f7')"
    assert eval(repr(move), {"Move": Move}) == move
    assert Move.from_text("BN-NB").setup == "BN-NB"


def test_a_move_that_becomes_a_piece_is_a_promotion():
    move = Move("e7", "e8", becomes="Q")
    assert str(move) == "e7e8q"
    assert move == Move.from_text("e7e8q")


# Copies


@given(walks, st.integers(0, 10_000))
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_copy_is_the_same_and_independent(walk, choice):
    position = walked(*walk)
    before = snapshot(position)
    copy = position.copy()
    assert snapshot(copy) == before
    moves = legal_moves(position)
    assert legal_moves(copy) == moves
    if moves:
        copy.make(moves[choice % len(moves)])
        assert snapshot(position) == before
        position.make(moves[-1])
        copy.unmake()
        assert snapshot(copy) == before
        position.unmake()
    while position.height:
        position.unmake()
        copy.unmake()
    assert snapshot(copy) == snapshot(position)


def test_many_moves_can_be_taken_back_in_a_copy():
    position = Position("mansindam")
    start = position.fen()
    for _ in range(100):
        for text in ("b1d2", "b9d8", "d2b1", "d8b9"):
            position.push(text)
    copy = position.copy()
    while copy.core.height:
        assert str(copy.pop()) in ("b1d2", "b9d8", "d2b1", "d8b9")
    assert copy.fen() == start
    assert position.pop() == Move("d8", "b9")


@given(games)
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_position_at_a_node_is_that_of_its_moves(game):
    cursor, before = game.node, snapshot(game.position)
    for node in nodes(game):
        replayed = Tree(game.variant).position
        for each in node.line()[1:]:
            replayed.make(each.move)
        assert snapshot(game.position_at(node)) == snapshot(replayed)
        assert game.node is cursor
    assert snapshot(game.position) == before
    with pytest.raises(ValueError, match="another game"):
        game.position_at(Tree(game.variant).root)


@given(games)
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_copied_game_is_the_same_and_independent(game):
    if game.node.ply % 2:
        game.finish(won_by(1, "resignation"))
    copy, text = game.copy(), pgn_writer.write_game(game)
    assert pgn_writer.write_game(copy) == text
    assert copy.node.line() != game.node.line()
    assert [node.move for node in copy.line()] == [node.move for node in game.line()]
    assert snapshot(copy.position) == snapshot(game.position)
    assert [facts(node) for node in nodes(copy)] == [facts(node) for node in nodes(game)]
    assert copy.legal_moves() == game.legal_moves()
    copy.node.comment = "changed"
    copy.node.nags.append(7)
    copy.headers["Event"] = "Another"
    copy.remove(copy.root.children[0] if copy.root.children else copy.root)
    assert pgn_writer.write_game(game) == text


def facts(node: Node) -> tuple[object, ...]:
    """The attributes of a node about its position."""
    return (
        node.move,
        node.written,
        node.ply,
        node.side,
        node.key,
        node.counted,
        node.check,
        node.streaks,
        node.outcome,
    )


def test_a_copied_game_knows_what_was_repeated():
    game = Game("mansindam")
    for text in ("Nd2", "Nd8", "Nb1", "Nb9", "Nd2", "Nd8", "Nb1"):
        game.push(text)
    copy = game.copy()
    reason = copy.why_illegal("Nb9")
    assert reason is not None
    assert reason.code == "repetition"
    assert str(Position("mansindam", copy.fen()).push("Nb9")) == "d8b9"  # which knows no history
    assert copy.pop() == Move("d2", "b1")
    assert len(game.moves) == 7


def test_a_game_starts_from_a_copy_of_a_position():
    position = Position("mansindam")
    position.push("c4")
    game = Tree(position.variant, position.core)
    game.play_text("c6")
    assert game.start_fen == position.fen()
    assert Position("mansindam", game.start_fen).turn == position.turn == 1


# Refusals and results


@pytest.mark.parametrize(
    ("variant", "move", "code", "squares"),
    [
        ("pandemonium-2020", "a1a5", "in the way", ["a2"]),
        ("pandemonium-2020", "Ra5", "in the way", ["a2"]),
        ("pandemonium-2020", Move("a1", "a5"), "in the way", ["a2"]),
        ("mansindam", "c7c6", "not your turn", ["c7"]),
        ("mansindam", "P@e5", "not in hand", []),
        ("mansindam", "hello", "not like a move", []),
    ],
)
@pytest.mark.parametrize("kind", [Position, Game])
def test_an_illegal_move_is_refused_with_its_reason(kind, variant, move, code, squares):
    board = kind(variant)
    with pytest.raises(IllegalMove) as refusal:
        board.push(move)
    reason = refusal.value.reason
    assert (reason.code, [rules.square_name(square) for square in reason.squares]) == (code, squares)
    assert board.why_illegal(move).same_as(reason)
    assert not board.is_legal(move)
    assert str(refusal.value).endswith(".")


def test_a_bad_variant_or_position_is_refused_with_its_reason():
    with pytest.raises(ReasonedError) as refusal:
        Game("chess")
    assert refusal.value.reason.code == "no such game"
    with pytest.raises(InvalidPosition) as refusal:
        Position("mansindam", "9/9")
    assert refusal.value.reason.code == "wrong ranks"
    with pytest.raises(ValueError, match="a10"):
        Position("mansindam").piece_at("a10")


def test_the_moves_of_a_game_name_the_pieces_that_pawns_became():
    game = Game(template("chess"), "8/P3k3/8/8/8/8/8/4K3 w - - 0 1")
    assert game.push("a8=Q") == Move("a7", "a8", becomes="Q")
    game.push("Kd7")
    assert game.moves == [Move.from_text("a7a8q"), Move.from_text("e7d7")]


def test_a_game_ends_with_a_winner_and_a_reason():
    mate = Game("mansindam", "k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1")
    assert mate.outcome() is None
    mate.push("Ri9")
    outcome = mate.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.result) == (0, "checkmate", "1-0")
    assert mate.legal_moves == []
    assert mate.position.outcome() == outcome

    drawn = Game("palaceshogi")
    for text in ("h2g2", "b8c8", "g2h2", "c8b8") * 3:
        assert drawn.outcome() is None
        drawn.push(text)
    outcome = drawn.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.result) == (None, "repetition", "1/2-1/2")
    assert drawn.position.outcome() is None  # which knows no history


def test_there_is_nothing_to_take_back_at_the_start():
    with pytest.raises(IndexError):
        Position("mansindam").pop()
    with pytest.raises(IndexError):
        Game("mansindam").pop()


def test_impossible_players_and_depths_are_refused():
    position = Position("mansindam", "4k4/9/9/9/9/9/9/9/4K4[PPr] w - - 0 1")
    for player in (-1, 2):
        with pytest.raises(ValueError, match=f"no player {player}"):
            position.hand(player)
    for depth in (-1, 21, 10**30):
        with pytest.raises(ReasonedError, match="from 0 to 20"):
            position.perft(depth)


def test_an_unreadable_game_does_not_affect_the_others():
    text = '[Variant "mansindam"] c4 c6 1-0\n\n[Variant "mansindam"] c4 c4 *\n\n[Variant "mansindam"] d4 *\n'
    with pytest.raises(PgnError):
        list(rules.read_pgn(text))
    errors: list[PgnError] = []
    found = list(rules.read_pgn(text, errors))
    assert [[str(move) for move in game.moves] for game in found] == [["c3c4", "c7c6"], ["d3d4"]]
    assert [error.line for error in errors] == [3]


# The package


def test_every_public_name_exists_and_no_other():
    assert all(getattr(rules, name) for name in rules.__all__)
    assert set(rules.__all__) <= set(dir(rules))
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = rules.Board
    assert (ROOT / "rules" / "py.typed").exists()


@pytest.mark.once
def test_importing_the_package_loads_no_module():
    script = "import sys; before = set(sys.modules); import rules; print(*sorted(set(sys.modules) - before))"
    shown = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [name for name in shown.stdout.split() if name.startswith("rules")] == ["rules"]
