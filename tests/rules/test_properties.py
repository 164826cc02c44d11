"""Properties of every position of every game after any moves."""

from functools import cache

from hypothesis import given, settings
from librt.vecs import vec
from mypy_extensions import i64
from samples import SEEDS
from walks import snapshot, started, walked, walks

from surajang.rules import fen, notation, notation_reader, pgn, pgn_writer
from surajang.rules.attackers import attackers, checkers
from surajang.rules.betza import CAPTURE, HOP
from surajang.rules.codes import COLOURS, KIND, KING, SQUARES, WHITE, WIDTH
from surajang.rules.game import Game
from surajang.rules.movegen import CAPTURES, DROPS, QUIETS, generate, has_legal_move, legal_moves
from surajang.rules.moves import CASTLING, DROP, SETUP, first_step
from surajang.rules.position import HAND_SLOTS, MAX_MOVES, Position
from surajang.rules.transition import transition

EXAMPLES = 30 * SEEDS


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_taking_back_restores_everything(walk):
    position = walked(*walk)
    for move in legal_moves(position):
        before = snapshot(position)
        position.make(move)
        for reply in legal_moves(position)[::20]:
            between = snapshot(position)
            position.make(reply)
            position.unmake()
            assert snapshot(position) == between
        position.unmake()
        assert snapshot(position) == before


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_whole_game_can_be_taken_back(walk):
    name, choices = walk
    position = started(name, choices)
    before = []
    for choice in choices:
        moves = legal_moves(position)
        if not moves:
            break
        before.append(snapshot(position))
        position.make(moves[choice % len(moves)])
    while before:
        position.unmake()
        assert snapshot(position) == before.pop()


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_key_equals_that_of_the_position_read_from_fen(walk):
    position = walked(*walk)
    for move in [*legal_moves(position), 0]:
        if move:
            position.make(move)
        again = fen.read(position.tables.variant, fen.write(position))
        assert again.key == position.key
        assert fen.write(again) == fen.write(position)
        if move:
            position.unmake()


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_moves_survive_a_round_trip_as_text(walk):
    position = walked(*walk)
    for move in legal_moves(position)[::3]:
        text, written = notation.text(position, move), notation.written(position, move)
        assert notation.parse(position, text) == move
        assert notation_reader.read(position, written) == move
        assert notation.text(position, notation.parse(position, text)) == text


@given(walks)
@settings(max_examples=EXAMPLES // 4, deadline=None)
def test_a_saved_game_survives_a_round_trip(walk):
    name, choices = walk
    start = started(name, choices)
    played = Game(start.tables.variant, fen.write(start))
    for choice in choices:
        moves = played.legal_moves()
        if not moves:
            break
        played.play(moves[choice % len(moves)])
        if choice % 5 == 0:
            played.back()
    text = pgn_writer.write_game(played)
    assert pgn_writer.write_game(pgn.read_game(text)) == text


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_transition_describes_its_move(walk):
    position = walked(*walk)
    for move in legal_moves(position):
        changes = transition(position, move)
        board, hands, side = list(position.board), list(position.hands), position.side
        for square, piece, held in changes.captured:
            assert board[square] == piece
            board[square] = 0
            hands[side * HAND_SLOTS + held] += 1 if held else 0
        for origin, _, before, _ in changes.moved:
            assert board[origin] == before
            board[origin] = 0
        for _, target, _, after in changes.moved:
            board[target] = after
        if changes.dropped:
            kind, square, piece = changes.dropped
            assert board[square] == 0
            board[square] = piece
            hands[side * HAND_SLOTS + kind] -= 1
        for square, piece in changes.set_up:
            board[square] = piece
        assert changes.via == (0 if move & (SETUP | DROP | CASTLING) else first_step(move))
        position.make(move)
        assert list(position.board) == board
        assert list(position.hands) == hands
        position.unmake()


@given(walks)
@settings(max_examples=EXAMPLES // 2, deadline=None)
def test_captures_are_what_the_other_side_loses(walk):
    position = walked(*walk)
    enemies = WHITE << 1 - position.side
    before = {square for square in position.tables.squares if position.board[square] & COLOURS == enemies}
    room = vec[i64]([0] * (2 * MAX_MOVES))
    capturing = {room[n] for n in range(generate(position, room, 0, CAPTURES))}
    for move in [] if position.setup else legal_moves(position):
        captured = position.captured_squares(move)
        assert position.captures(move) == bool(captured) == (move in capturing)
        position.make(move)
        assert {square for square in before if position.board[square] & COLOURS != enemies} == set(captured)
        position.unmake()


def reached(position: Position, start: int) -> set[int]:
    """The squares that the piece on `start` attacks, found by following its rays forward."""
    tables, board = position.tables, position.board
    run = board[start] * SQUARES + start
    found = set()
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        if not tables.ray_mode[ray] & CAPTURE:
            continue
        hops = 1 if tables.ray_mode[ray] & HOP else 0
        screens = 0
        place = start
        for _ in range(tables.ray_limit[ray]):
            place += tables.ray_step[ray]
            if not tables.on_board(place):
                break
            if screens == hops:
                found.add(place)
            if board[place]:
                screens += 1
                if screens > hops or (tables.no_screen[board[start]] >> (board[place] & KIND) & 1 and hops):
                    break
    return found


def faced(position: Position, king: int) -> set[int]:
    """The squares on an open file from a king whose game forbids that kings face each other."""
    tables = position.tables
    found = set()
    for step in (WIDTH, -WIDTH) if tables.variant.pieces[0].faces else ():
        place = king + step
        while tables.on_board(place):
            found.add(place)
            if position.board[place]:
                break
            place += step
    return found


@given(walks)
@settings(max_examples=EXAMPLES // 2, deadline=None)
def test_attacks_forward_and_backward_agree(walk):
    position = walked(*walk)
    tables, board = position.tables, position.board
    for side in (0, 1):
        mine = [square for square in tables.squares if board[square] & COLOURS == WHITE << side]
        forward = {square: reached(position, square) for square in mine}
        king = position.kings[side]
        forward[king] |= faced(position, king)
        for target in tables.squares:
            if board[target] & COLOURS == WHITE << side:
                continue
            expected = sorted(square for square in mine if target in forward[square])
            assert attackers(position, target, side) == expected
            assert position.attacked(target, side) == bool(expected)
    assert position.in_check() == bool(checkers(position))


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_staged_moves_are_all_moves(walk):
    position = walked(*walk)
    room = vec[i64]([0] * (2 * MAX_MOVES))
    staged: list[int] = []
    for wanted in (CAPTURES, QUIETS, DROPS):
        end = generate(position, room, 0, wanted)
        stage = [int(room[n]) for n in range(end)]
        assert all(bool(move & DROP) == (wanted == DROPS) for move in stage)
        staged += stage
    assert sorted(staged) == sorted(legal_moves(position))
    assert len(set(staged)) == len(staged)
    assert has_legal_move(position) == bool(staged)


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_no_legal_move_leaves_the_king_attacked_or_captures_a_king(walk):
    position = walked(*walk)
    for move in legal_moves(position):
        position.make(move)
        assert not position.exposed()
        assert sum(piece & KIND == KING for piece in position.board if piece & COLOURS in (32, 64)) == 2
        position.unmake()


def flipped(text: str) -> str:
    """A FEN with the board turned upside down and the colours exchanged."""
    placement, side, castling, passed, half, full = text.split()[:6]
    board, _, hands = placement.partition("[")
    ranks = board.count("/") + 1
    board = "/".join(reversed(board.swapcase().split("/")))
    squares = "" if passed == "-" else "".join(upside_down(square, ranks) for square in split_squares(passed))
    other = "b" if side == "w" else "w"
    return " ".join([f"{board}[{hands.swapcase()}", other, castling.swapcase(), squares or "-", half, full])


def split_squares(text: str) -> list[str]:
    """The squares of a run of names."""
    names: list[str] = []
    for sign in text:
        if sign.isalpha():
            names.append(sign)
        else:
            names[-1] += sign
    return names


@cache
def upside_down(square: str, ranks: int) -> str:
    """The square's counterpart seen from the other side."""
    return f"{square[0]}{ranks + 1 - int(square[1:])}"


def flipped_move(text: str, ranks: int) -> str:
    """A move's text with every square seen from the other side."""
    head, _, tail = text.rpartition("@")
    mark = "+" if tail.endswith("+") else ""
    squares = "".join(upside_down(square, ranks) for square in split_squares(tail.removesuffix("+")))
    return (head + "@" if head else "") + squares + mark


@given(walks)
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_rules_are_symmetric_in_colours(walk):
    position = walked(*walk)
    if position.setup:
        return
    variant = position.tables.variant
    turned = fen.read(variant, flipped(fen.write(position)))
    here = {flipped_move(notation.text(position, move), variant.ranks) for move in legal_moves(position)}
    assert {notation.text(turned, move) for move in legal_moves(turned)} == here
    assert turned.in_check() == position.in_check()
    assert turned.arrived() == position.arrived()
