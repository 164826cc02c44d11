"""Filters of runs of moves in a list: each keeps some of the moves, in their order, and returns the run's new end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.checks_and_pins import TRY_ALL
from surajang.rules.codes import BIT, KIND, SQUARES, WIDTH, side_of
from surajang.rules.moves import DROP, origin, target
from surajang.rules.position import LIST, Position

_FILE_BITS: Final = 4


def sifted(position: Position, moves: vec[i64], base: i64, last: i64, spared: i64) -> i64:
    """Remove captures of the kinds in the bit set `spared` and doubles from a run of moves; return its new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        kind = position.board[target(move)] & KIND
        if kind and spared >> kind & 1:
            continue
        known = base
        while known < end and moves[known] != move:
            known += 1
        if known == end:
            moves[end] = move
            end += 1
    return end


def marked(position: Position, moves: vec[i64], base: i64, last: i64, value: i64) -> i64:
    """Keep the moves of a run that end on squares marked with `value`; return its new end."""
    mark = position.mark
    end = base
    for n in range(base, last):
        if mark[target(moves[n])] == value:
            moves[end] = moves[n]
            end += 1
    return end


def safe(position: Position, moves: vec[i64], base: i64, last: i64) -> i64:
    """Keep the moves of a run that leave the mover's king safe, by making each; return its new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        position.make(move)
        if not position.exposed():
            moves[end] = move
            end += 1
        position.unmake()
    return end


def safe_from_hoppers(position: Position, moves: vec[i64], base: i64, middle: i64, last: i64) -> i64:
    """Keep the safe moves from `base` to `middle`, and all from there to `last`; return the new end.

    If no hopper gives check, only moves that start or end on the line of a hopper can change its attacks.
    """
    end = base
    everything = position.to_try == TRY_ALL
    hop_mark = position.hop_mark
    stamp = position.stamp
    for n in range(base, last):
        move = moves[n]
        doubtful = (
            everything or hop_mark[target(move)] == stamp or (move & DROP == 0 and hop_mark[origin(move)] == stamp)
        )
        if n < middle and doubtful:
            position.make(move)
            exposed = position.exposed()
            position.unmake()
            if exposed:
                continue
        moves[end] = move
        end += 1
    return end


def without_checks(position: Position, moves: vec[i64], base: i64, last: i64) -> i64:
    """Keep the moves of a run that do not give check; return the new end."""
    end = base
    for n in range(base, last):
        move = moves[n]
        position.make(move)
        if not position.in_check():
            moves[end] = move
            end += 1
        position.unmake()
    return end


def on_free_files(position: Position, moves: vec[i64], base: i64, last: i64, piece: i64) -> i64:
    """Keep the drops of a run on files with room for a piece of that kind in its file zone; return the new end."""
    tables = position.tables
    side = side_of(piece)
    most = tables.most_a_file[piece]
    standing: i64 = 0
    full: i64 = 0
    for n in range(side * LIST, side * LIST + position.piece_count[side]):
        square = position.piece_squares[n]
        if position.board[square] == piece and tables.file_zone[piece * SQUARES + square]:
            file = square % WIDTH
            standing += BIT[file * _FILE_BITS]
            if standing >> (file * _FILE_BITS) & 15 >= most:
                full |= BIT[file]
    end = base
    for n in range(base, last):
        if full & BIT[target(moves[n]) % WIDTH] == 0:
            moves[end] = moves[n]
            end += 1
    return end
