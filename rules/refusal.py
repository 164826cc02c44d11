"""Why a move cannot be made, in one sentence with the squares that prove it."""

import re
from dataclasses import dataclass
from typing import Final

from rules import betza, notation
from rules.attackers import attackers
from rules.game import Game
from rules.movegen import legal_moves
from rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, TWICE, origin, target
from rules.notation import Attempt, IllegalMove, written_square
from rules.position import HAND_SLOTS, Position
from rules.tables import (
    BORDER,
    KIND,
    KING,
    LEAP,
    MAY_FROM,
    MAY_TO,
    MUST_FROM,
    MUST_TO,
    SQUARES,
    WHITE,
    WIDTH,
    file_of,
    rank_of,
    square_at,
)
from rules.variant import Piece, Variant

_TIMES: Final = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}
_NUMBERS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}
_RANKS: Final = re.compile(r"(\d+)(?:-(\d+))?$")


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done, as a sentence for people, and the squares that show it."""

    sentence: str
    squares: tuple[int, ...] = ()


def why_not(game: Game, source: int, target: int, drop: bool, promotes: bool | None = None) -> Refusal:
    """Return why the player to move cannot go from the square `source`, or drop the kind `source`, to `target`.

    `promotes` asks about promoting or not; without it either will do. The sentence is empty if the move is legal.
    """
    position = game.position
    variant = game.variant
    if game.node.outcome.over:
        return Refusal(f"The game is over: {game.node.outcome.reason}.")
    if position.setup:
        return Refusal(f"{variant.appearance.players[position.side]} chooses where bishops and knights stand first.")
    known = [move for move in legal_moves(position) if _is(move, source, target, drop)]
    chosen = [move for move in known if promotes is None or bool(move & PROMOTION) == promotes]
    if chosen:
        if any(move in game.legal_moves() for move in chosen):
            return Refusal("")
        count = _TIMES[variant.repetition.count]
        return Refusal(f"This position would stand for the {count} time, which is forbidden.", (target,))
    if known:
        return _promotion_refused(position, source, target, bool(promotes))
    if drop:
        return _drop_refused(position, source, target)
    return _move_refused(position, source, target)


def why_not_written(game: Game, text: str) -> Refusal:
    """Return why what somebody has written is no move for the player to move.

    Where it names one that a piece or a drop could be tried with, this is what `why_not` says of it, else what
    `rules.notation` says of the text. The sentence is empty if the move is legal.
    """
    position = game.position
    try:
        move = notation.read(position, text)
    except IllegalMove as error:
        words = str(error)
        told = Refusal(words[:1].upper() + words[1:] + ".")
        readings = notation.attempts(position, text)
        if any(not _why_not_tried(game, one).sentence for tried in readings for one in tried):
            return told  # more than one move could be meant, or only the promotion's letter is wrong
        agreed = [_agreed(game, tried) for tried in readings]
        return next((refusal for refusal in agreed if refusal.sentence), told)
    return why_not(game, origin(move), target(move), bool(move & DROP), bool(move & PROMOTION))


def _agreed(game: Game, tried: list[Attempt]) -> Refusal:
    """Return what holds for all of several moves that could be meant, an empty sentence if nothing does.

    Of several pieces those are meant that only the king's safety keeps, else those whose movement leads there at all.
    """
    position = game.position
    meant = tried
    if len(tried) > 1:
        leading = [one for one in tried if _leads(position, one.source, one.target)]
        free = [one for one in leading if not _unreachable(position, one.source, one.target)]
        meant = free or leading
    refusals = [_why_not_tried(game, one) for one in meant]
    if len({refusal.sentence for refusal in refusals}) != 1:
        return Refusal("")
    squares = [square for refusal in refusals for square in refusal.squares]
    return Refusal(refusals[0].sentence, tuple(dict.fromkeys(squares)))


def _why_not_tried(game: Game, tried: Attempt) -> Refusal:
    """Return why a move that could be meant cannot be made; the sentence is empty if it is legal."""
    return why_not(game, tried.source, tried.target, tried.drop, True if tried.promotes else None)


def _leads(position: Position, start: int, end: int) -> bool:
    """Say whether the movement of the piece on `start` leads to `end`, whatever stands in its way."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    return any(
        _between(position, start, end, tables.ray_step[ray], tables.ray_limit[ray]) is not None
        for ray in range(tables.ray_first[run], tables.ray_end[run])
    )


def _is(move: int, source: int, end: int, drop: bool) -> bool:
    """Say whether a move is one from `source` to `end`, or the drop of that kind."""
    return bool(move & DROP) == drop and origin(move) == source and target(move) == end


# Drops


def _drop_refused(position: Position, kind: int, end: int) -> Refusal:
    """Return why a piece cannot be dropped."""
    tables = position.tables
    side = position.side
    code = kind | (WHITE << side)
    piece = tables.piece_of(code)
    if not position.hands[side * HAND_SLOTS + kind]:
        return Refusal(f"{tables.variant.appearance.players[side]} has no {piece.name.lower()} in hand.")
    if position.board[end]:
        return Refusal("A piece is dropped on an empty square.", (end,))
    if not tables.drop[code * SQUARES + end]:
        return Refusal(f"{_a(piece)} may not be dropped {_where(tables.variant, piece)}.", (end,))
    mine = [square for square in tables.squares if position.board[square] == code]
    if piece.limit and len(mine) >= piece.limit:
        number = _NUMBERS.get(piece.limit, str(piece.limit))
        return Refusal(f"A side may have at most {number} {piece.name.lower()}s on the board.", tuple(mine))
    if tables.one_a_file[code]:
        same = [s for s in mine if file_of(s) == file_of(end) and tables.file_zone[code * SQUARES + s]]
        if same:
            return Refusal(f"That would be two {piece.name.lower()}s on this file.", tuple(same))
    move = DROP | kind << 8 | end
    exposed = _exposed(position, move)
    if exposed:
        return exposed
    return Refusal(f"A dropped {piece.name.lower()} may not give checkmate.", (end, position.kings[1 - side]))


def _where(variant: Variant, piece: Piece) -> str:
    """Return where a piece may not be dropped, for a sentence."""
    match = _RANKS.fullmatch(piece.drop.zone if piece.drop else "")
    if match is None:
        return "on this square"
    low, high = int(match.group(1)), int(match.group(2) or match.group(1))
    if low > 1:
        return "on the first or the last rank" if high < variant.ranks else "on its first rank"
    if high == variant.ranks - 1:
        return "on the last rank"
    return f"beyond its own {_NUMBERS[high]} ranks"


# Moves on the board


def _move_refused(position: Position, start: int, end: int) -> Refusal:
    """Return why the piece on `start` cannot go to `end`."""
    tables = position.tables
    side = position.side
    own = WHITE << side
    code = position.board[start]
    if code in (0, BORDER):
        return Refusal("There is no piece on this square.", (start,))
    if not code & own:
        return Refusal(f"It is {tables.variant.appearance.players[side]}'s turn.", (start,))
    if not tables.on_board(end):
        return Refusal("That is no square of the board.")
    piece = tables.piece_of(code)
    castling = _castling_refused(position, start, end)
    if castling:
        return castling
    if start == end:
        return _pass_refused(position, piece, start)
    if position.board[end] & own:
        return Refusal(f"Your own {_name(position, end)} stands there.", (end,))
    move = start << 8 | end
    if piece.en_passant and end in position.en_passant_squares() and _captures(position, start, end):
        move |= EN_PASSANT
    else:
        unreachable = _unreachable(position, start, end)
        if unreachable:
            return unreachable
    return _exposed(position, move) or Refusal(f"{_a(piece)} does not move like that.", (start,))


def _pass_refused(position: Position, piece: Piece, start: int) -> Refusal:
    """Return why a piece cannot stay where it is."""
    if not piece.twice:
        return Refusal("A move has to go somewhere.", (start,))
    beside = [start + rank * WIDTH + file for rank in (-1, 0, 1) for file in (-1, 0, 1)]
    if all(position.board[square] for square in beside):
        shut_in = tuple([square for square in beside if position.tables.on_board(square) and square != start])
        return Refusal(f"{_a(piece)} passes only beside an empty square.", shut_in)
    return _exposed(position, TWICE | start << 8 | start) or Refusal("Passing is not possible now.", (start,))


def _captures(position: Position, start: int, end: int) -> bool:
    """Say whether some capturing step leads the piece on `start` to `end`."""
    tables = position.tables
    run = position.board[start] * SQUARES + start
    return any(
        tables.ray_mode[ray] & betza.CAPTURE and start + tables.ray_step[ray] == end
        for ray in range(tables.ray_first[run], tables.ray_end[run])
    )


def _unreachable(position: Position, start: int, end: int) -> Refusal | None:
    """Return why a piece's movement does not take it to `end`, None if it does."""
    tables = position.tables
    board = position.board
    code = board[start]
    piece = tables.piece_of(code)
    there = board[end]
    run = code * SQUARES + start
    reasons: list[tuple[int, Refusal]] = []
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        step = tables.ray_step[ray]
        mode = tables.ray_mode[ray] & ~LEAP
        between = _between(position, start, end, step, tables.ray_limit[ray])
        if between is None:
            continue
        on_way = [square for square in between if board[square]]
        if mode & betza.HOP:
            reason = _hop_refused(position, piece, on_way, end)
        elif on_way:
            reason = (3, Refusal(f"The {_name(position, on_way[0])} is in the way.", (on_way[0],)))
        elif there and not mode & betza.CAPTURE:
            reason = (1, Refusal(f"{_a(piece)} does not capture that way.", (end,)))
        elif not there and not mode & betza.MOVE:
            reason = (1, Refusal(f"{_a(piece)} goes that way only to capture.", (end,)))
        elif there and tables.spared[code] >> (there & KIND) & 1:
            reason = (4, Refusal(f"{_a(piece)} may not capture a {_name(position, end)}.", (end,)))
        else:
            return None
        reasons.append(reason)
    if reasons:
        return max(reasons, key=lambda reason: reason[0])[1]
    return _walled(position, piece, start, end) or Refusal(f"{_a(piece)} does not move like that.", (start,))


def _hop_refused(position: Position, piece: Piece, on_way: list[int], end: int) -> tuple[int, Refusal]:
    """Return why a piece cannot capture over the pieces on its way, and how telling that is."""
    name = _a(piece)
    if not position.board[end]:
        return 0, Refusal(f"{name} hops only to capture.", (end,))
    if not on_way:
        return 2, Refusal(f"{name} captures only over a piece in between.", (end,))
    if len(on_way) > 1:
        return 4, Refusal(f"{name} captures over exactly one piece.", tuple(on_way))
    screen = position.tables.piece_of(position.board[on_way[0]])
    if screen.symbol in piece.no_screen:
        return 4, Refusal(f"{name} may not hop over a {screen.name.lower()}.", (on_way[0],))
    return 4, Refusal(f"{name} may not capture a {_name(position, end)}.", (end,))


def _between(position: Position, start: int, end: int, step: int, limit: int) -> list[int] | None:
    """Return the squares between two squares that lie along a ray, None if the ray does not lead there."""
    squares: list[int] = []
    place = start + step
    while place != end:
        if position.board[place] == BORDER or len(squares) + 1 >= limit:
            return None
        squares.append(place)
        place += step
    return squares


def _walled(position: Position, piece: Piece, start: int, end: int) -> Refusal | None:
    """Return that a slide ends where it enters a wall's zone, if that is why a piece does not go further."""
    tables = position.tables
    variant = tables.variant
    last = variant.ranks - 1 if position.side else 0
    wall = {square_at(file, abs(last - rank)) for file, rank in variant.zone(piece.wall)}
    if start in wall:
        return Refusal(f"In its own palace a {piece.name.lower()} does not move like that.", (start,))
    for ray in betza.parse(piece.moves) if wall else []:
        step = ray.files + (-ray.ranks if position.side else ray.ranks) * WIDTH
        between = _between(position, start, end, step, ray.limit)
        entered = [square for square in between or [] if square in wall]
        if entered:
            return Refusal(f"{_a(piece)} stops where it enters its own palace.", (entered[0],))
    return None


# Castling


def _castling_refused(position: Position, start: int, end: int) -> Refusal | None:
    """Return why a king cannot castle from `start` to `end`, None if the move is no castling."""
    tables = position.tables
    castling = tables.variant.castling
    side = position.side
    code = KING | (WHITE << side)
    if castling is None or position.board[start] != code:
        return None
    for number in range(side * 2, side * 2 + tables.castlings):
        if start == tables.castling_king[number] and end == tables.castling_king_to[number]:
            return _castle_refused(position, number)
    return None


def _castle_refused(position: Position, number: int) -> Refusal:
    """Return why castling number `number`, whose king is at home, is not possible."""
    tables = position.tables
    board = position.board
    side = position.side
    king, rook = tables.castling_king[number], tables.castling_rook[number]
    king_to = tables.castling_king_to[number]
    name = tables.piece_of(tables.rook).name.lower()
    if board[rook] != tables.rook | (WHITE << side):
        square = written_square(tables.variant, rook)
        return Refusal(f"Castling that way needs your {name} on {square}.", (rook,))
    if not position.rights >> number & 1:
        return Refusal(f"The king or this {name} has moved before.", (king, rook))
    step = 1 if rook > king else -1
    occupied = [square for square in range(king + step, rook, step) if board[square]]
    if occupied:
        return Refusal(f"There are pieces between the king and the {name}.", tuple(occupied))
    checkers = attackers(position, king, 1 - side)
    if checkers:
        return Refusal("Nobody castles out of check.", (king, *checkers))
    step = 1 if king_to > king else -1
    board[king] = 0
    attacked = [square for square in range(king + step, king_to + step, step) if position.attacked(square, 1 - side)]
    guards = attackers(position, attacked[0], 1 - side) if attacked else []
    board[king] = KING | (WHITE << side)
    if attacked:
        guard = f"the {_name(position, guards[0])} on {written_square(tables.variant, guards[0])}"
        evidence = (attacked[0], *guards)
        return Refusal(f"The king would cross or land on a square attacked by {guard}.", evidence)
    move = CASTLING | number << 16 | king << 8 | king_to
    return _exposed(position, move) or Refusal("Castling is not possible now.", (king, rook))


# The king's safety


def _exposed(position: Position, move: int) -> Refusal | None:
    """Return that a move would leave the mover's own king attacked, None if it would not."""
    tables = position.tables
    side = position.side
    before = attackers(position, position.kings[side], 1 - side)
    position.make(move)
    king = position.kings[side]
    after = attackers(position, king, 1 - side)
    position.unmake()
    if not after:
        return None
    attacker = after[0]
    name = _name(position, attacker)
    where = f"the {name} on {written_square(tables.variant, attacker)}"
    evidence = (king, *after)
    if position.board[attacker] & KIND == KING and not _adjacent(king, attacker):
        return Refusal("The kings would face each other with nothing between them.", evidence)
    if not move & DROP and origin(move) == position.kings[side]:
        return Refusal(f"The king would be attacked by {where}.", evidence)
    if attacker in before:
        return Refusal(f"Your king is in check from {where}.", evidence)
    if move & DROP:
        return Refusal(f"This would let {where} attack your king.", evidence)
    return Refusal(f"The {_name(position, origin(move))} is pinned: your king would be attacked by {where}.", evidence)


def _adjacent(a: int, b: int) -> bool:
    """Say whether two squares touch."""
    return abs(file_of(a) - file_of(b)) <= 1 and abs(rank_of(a) - rank_of(b)) <= 1


# Promotion


def _promotion_refused(position: Position, start: int, end: int, promotes: bool) -> Refusal:
    """Return why a legal move cannot be made with promotion, or without."""
    tables = position.tables
    code = position.board[start]
    piece = tables.piece_of(code)
    if not promotes:
        return Refusal(f"{_a(piece)} must promote there.", (end,))
    if piece.promotion is None:
        return Refusal(f"{_a(piece)} does not promote.", (start,))
    flags = tables.promotion[code * SQUARES + start] & (MAY_FROM | MUST_FROM)
    flags |= tables.promotion[code * SQUARES + end] & (MAY_TO | MUST_TO)
    if not flags:
        return Refusal(f"{_a(piece)} promotes only in the promotion zone.", (start, end))
    promoted = tables.promoted[code]
    others = [square for square in tables.squares if position.board[square] == promoted]
    name = tables.piece_of(promoted).name.lower()
    return Refusal(f"You may have only one {name} on the board.", tuple(others))


# Words


def _a(piece: Piece) -> str:
    """Return a piece's name with the indefinite article, to begin a sentence."""
    return f"{'An' if piece.name[0] in 'AEIOU' else 'A'} {piece.name.lower()}"


def _name(position: Position, square: int) -> str:
    """Return the name of the piece on a square, as it stands within a sentence."""
    return position.tables.piece_of(position.board[square]).name.lower()
