"""Writes a variant as a definition for Fairy-Stockfish, so that other programs can play it.

Everything is derived from the variant's data. A rule that a definition cannot express becomes a comment if the game can
still be played, and is refused otherwise. A rule that also has an older name (`promotionRank`, `whiteFlag`) is written
under both.
"""

import re
from collections.abc import Iterator

from surajang.rules import betza
from surajang.rules.errors import ReasonedError
from surajang.rules.language import sentence
from surajang.rules.piece import Piece, Promotion, Terrain
from surajang.rules.reasons import Reason, because
from surajang.rules.special_rules import Castling
from surajang.rules.variant import FILES, Variant

_Squares = frozenset[tuple[int, int]]

_PAWN = "pawn"
_KNOWN = {
    _PAWN: "fmWfcF",
    "shogiPawn": "fW",
    "lance": "fR",
    "shogiKnight": "ffN",
    "silver": "FfW",
    "gold": "WfF",
    "knight": "N",
    "bishop": "B",
    "rook": "R",
    "queen": "Q",
    "archbishop": "BN",
    "chancellor": "RN",
    "amazon": "QN",
    "centaur": "NK",
    "dragonHorse": "BK",
    "bers": "RK",
    "commoner": "K",
}
"""Fairy-Stockfish's names of pieces, and their movement."""


class Inexpressible(ReasonedError):
    """A rule that the game depends on and that a definition cannot express."""


def exported_name(variant: Variant) -> str:
    """Return the variant's name in its definition, which no built-in variant of Fairy-Stockfish has."""
    return variant.exported or variant.name


def definition(variant: Variant) -> str:
    """Return the section of a `variants.ini` that defines the variant. Raises Inexpressible."""
    for piece in variant.pieces:
        _check(variant, piece)
    _check_rules(variant)
    lines = [f"# {sentence(comment)}" for comment in _comments(variant)]
    lines.append(f"[{exported_name(variant)}]")
    for rules in (_board, _pieces, _promotions, _pawn_steps, _drops, _castlings, _end):
        lines += [f"{key} = {value}" for key, value in rules(variant)]
    return "\n".join(lines) + "\n"


def position(variant: Variant, text: str) -> str:
    """Return a FEN of ours as Fairy-Stockfish reads it.

    A promoted piece is written as its base piece with a mark; where castling does not depend on history, the rights are
    those of the kings and rooks at home. Programs that read our FEN read this one, too.
    """
    placement, side, rights, *rest = text.split()
    board, bracket, hands = placement.partition("[")
    marked: dict[str, str] = {}
    for piece in variant.pieces:
        symbol = piece.promotion.becomes if piece.promotion else ""
        if len(symbol) == len(piece.symbol) == 1:
            marked[symbol] = f"+{piece.symbol}"
            marked[symbol.lower()] = f"+{piece.symbol}".lower()
    if variant.castling and not variant.castling.history:
        rights = _rights_at_home(variant, variant.castling, board)
    board = "".join([marked.get(letter, letter) for letter in board])
    return " ".join([board + bracket + hands, side, rights, *rest])


def _rights_at_home(variant: Variant, castling: Castling, board: str) -> str:
    """Return the castling rights of the kings and rooks that stand at home."""
    rows = [re.findall(r"\.|\+?[A-Za-z]", re.sub(r"\d+", _dots, row)) for row in board.split("/")]
    king, rook = variant.pieces[0].written, variant.by_symbol[castling.rook].written
    found = ""
    for side in (0, 1):
        for castle in castling.castles:
            rank = int(castle.king[1:])
            row = rows[rank - 1 if side else -rank]
            expected = (king.lower(), rook.lower()) if side else (king, rook)
            if (row[FILES.index(castle.king[0])], row[FILES.index(castle.rook[0])]) == expected:
                found += castle.letter.lower() if side else castle.letter
    return found or "-"


def _dots(digits: "re.Match[str]") -> str:
    """Return a dot for each empty square of a run."""
    return "." * int(digits[0])


def _check(variant: Variant, piece: Piece) -> None:
    """Raise Inexpressible for a piece that moves in a way that no definition can express."""
    bases = [other for other in variant.pieces if other.promotion and other.promotion.becomes == piece.symbol]
    held = piece.royal or any(piece.held_as == base.symbol for base in [piece, *bases])
    pawn_steps = piece.en_passant and _same(piece.moves, _KNOWN[_PAWN]) and all(map(_long_step, piece.terrain))
    for hindered, reason in (
        (bool(piece.faces), because("piece attacks afar", piece=piece)),
        (bool(piece.wall), because("piece has walls", piece=piece)),
        (piece.terrain and not pawn_steps, because("piece has terrain", piece=piece)),
        (piece.twice, because("piece steps twice", piece=piece)),
        (bool(piece.spares or piece.no_screen), because("piece spares", piece=piece)),
        (bool(piece.limit), because("piece is limited", piece=piece)),
        (not held, because("piece is lost", piece=piece)),
        (len(piece.written) != 1, because("piece has no letter", piece=piece)),
    ):
        if hindered:
            raise _refusal(variant, reason)


def _check_rules(variant: Variant) -> None:
    """Raise Inexpressible for rules that the definitions written here do not cover; the message names their keys."""
    promotions = [piece.promotion for piece in variant.pieces if piece.promotion]
    drops = [piece.drop for piece in variant.pieces if piece.drop]
    castles = variant.castling.by_side if variant.castling else ((), ())
    known = [moves for moves in _KNOWN.values() if any(_same(piece.moves, moves) for piece in variant.pieces)]
    rays = [ray for piece in variant.pieces if piece.moves not in known for ray in betza.parse(piece.moves)]
    everywhere = variant.zone(f"1-{variant.ranks}")
    for field, needed in {
        "holes": bool(variant.holes),
        "confined": any(piece.confined for piece in variant.pieces),
        "promotion.others": any(promotion.others or promotion.most or promotion.named for promotion in promotions),
        "drop.may_check": not all(drop.may_check for drop in drops),
        "drop.most_a_file": any(drop.most_a_file > 1 for drop in drops),
        "drop.one_a_file": any(drop.one_a_file and variant.zone(drop.one_a_file) != everywhere for drop in drops),
        "moves": any(ray.mode & ~(betza.MOVE | betza.CAPTURE) for ray in rays),
        "castling.castles": variant.castling is not None and not _castles_to_both_sides(variant, variant.castling),
        "castling.second": castles[0] != castles[1],
        "repetition.to_move": bool(variant.repetition.to_move),
        "end.arrivers": bool(variant.end.arrivers) or variant.end.arrival_safe,
        "end.move_limit": bool(variant.end.move_limit),
        "en_passant": any(piece.en_passant and not _same(piece.moves, _KNOWN[_PAWN]) for piece in variant.pieces),
        **{field: True for field, zone in _zones(variant) if variant.zone(zone) != variant.zone(zone, 1)},
    }.items():
        if needed:
            raise _refusal(variant, because("key not defined", field=field))


def _zones(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield the zones of drops, promotions, pawns' steps and arrivals, each with its field."""
    yield "end.arrival", variant.end.arrival
    for piece in variant.pieces:
        yield from (("terrain", terrain.zone) for terrain in piece.terrain)
        if piece.drop:
            yield "drop.zone", piece.drop.zone
        if piece.promotion:
            rule = piece.promotion
            yield from (("promotion", zone) for zone in (rule.may_from, rule.may_to, rule.must_from, rule.must_to))


def _castles_to_both_sides(variant: Variant, castling: Castling) -> bool:
    """Return whether both players castle on their first rank to both sides from the start, with the rook ending beside
    the king.
    """
    castles, others = castling.by_side
    letters = "".join(castle.letter for castle in castles)
    beside = all(
        FILES.index(castle.rook_to[0]) - FILES.index(castle.king_to[0])
        == (1 if castle.rook[0] < castle.king[0] else -1)
        for castle in castles
    )
    rights = variant.start.split()[2]
    whole = not castling.history or {*rights} == {*letters, *letters.lower()}
    return len(castles) == len(others) == 2 and beside and whole and all(castle.king[1:] == "1" for castle in castles)


def _refusal(variant: Variant, reason: Reason) -> Inexpressible:
    """Return the error that names the variant and the rule that cannot be expressed."""
    return Inexpressible(because("no definition", game=variant.title, reason=reason))


def _comments(variant: Variant) -> Iterator[Reason]:
    """Yield notes for users of the definition."""
    yield because("definition of a game", game=variant.title)
    if variant.setup:
        yield because("setup not defined")
    promoting = [(f"+{piece.symbol}", piece.promotion.becomes) for piece in variant.pieces if piece.promotion]
    other = tuple([f"{marked} = {symbol}" for marked, symbol in promoting if marked != symbol])
    if other:
        yield because("promoted otherwise in FEN", pieces=other)
    for piece in variant.pieces:
        if piece.drop and not piece.drop.may_mate:
            yield because("drop mate not defined", piece=piece)
    if variant.castling and not variant.castling.history:
        yield because("castling not defined")
    if variant.repetition.gap:
        yield because("gap not defined", number=variant.repetition.gap)
    if variant.repetition.illegal:
        yield because("repetition not defined")


def _board(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield the size of the board and the start position."""
    placement, side, *_ = variant.start.split()
    rights = "KQkq" if variant.castling else "-"
    yield "maxFile", str(variant.files)
    yield "maxRank", str(variant.ranks)
    yield "startFen", f"{placement} {side} {rights} - 0 1"


def _pieces(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield the letter of each piece under Fairy-Stockfish's name for it, or with its movement."""
    names = _names(variant)
    for piece in variant.pieces:
        name = names[piece.symbol]
        movement = f":{piece.moves}" if name.startswith("custom") else ""
        yield name, piece.written.lower() + movement


def _names(variant: Variant) -> dict[str, str]:
    """Return Fairy-Stockfish's names of the pieces by symbol, all different."""
    left = dict(_KNOWN)
    names = {}
    customs = 0
    for piece in variant.pieces:
        known = [name for name, moves in left.items() if _same(piece.moves, moves)]
        if piece.royal:
            name = "king"
            if not _same(piece.moves, "K"):
                raise _refusal(variant, because("king moves otherwise"))
        elif known:
            name = known[0]
            del left[name]
        else:
            customs += 1
            name = f"customPiece{customs}"
        names[piece.symbol] = name
    return names


def _promotions(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield which pieces promote to which, where, and whether they must."""
    promoting = [(piece, piece.promotion) for piece in variant.pieces if piece.promotion]
    region: _Squares = frozenset().union(*(_touched(variant, promotion) for _, promotion in promoting))
    compulsory = {True: set[bool](), False: set[bool]()}
    for piece, promotion in promoting:
        compulsory[piece.pawn].add(_is_compulsory(variant, piece, promotion, region))
    if any(len(answers) > 1 for answers in compulsory.values()):
        raise _refusal(variant, because("some must promote"))
    ranks = [rank for rank in range(variant.ranks) if (0, rank) in region]
    if promoting and region == variant.zone(f"{ranks[0] + 1}-{variant.ranks}"):
        yield "promotionRank", str(ranks[0] + 1)
    yield from _regions(variant, "promotionRegion", region)
    pairs = [f"{piece.written}:{variant.by_symbol[promotion.becomes].written}" for piece, promotion in promoting]
    yield "promotedPieceType", " ".join(pairs).lower()
    yield "promotionPieceTypes", "-"
    yield "mandatoryPawnPromotion", _flag(True in compulsory[True])
    yield "mandatoryPiecePromotion", _flag(True in compulsory[False])


def _touched(variant: Variant, promotion: Promotion) -> _Squares:
    """Return the squares on which a move that starts or ends there may or must promote."""
    zones = (promotion.may_from, promotion.may_to, promotion.must_from, promotion.must_to)
    return frozenset().union(*map(variant.zone, zones))


def _is_compulsory(variant: Variant, piece: Piece, promotion: Promotion, region: _Squares) -> bool:
    """Return whether a piece must promote on every move that touches the region, or may on every one."""
    ahead = _goes_ahead(piece)
    must_to, must_from = variant.zone(promotion.must_to), variant.zone(promotion.must_from)
    if must_to == region and (ahead or must_from == region):
        return True
    may_to, may_from = variant.zone(promotion.may_to), variant.zone(promotion.may_from)
    if may_to == region == may_from and must_to <= _stuck(variant, piece) and not must_from:
        return False
    raise _refusal(variant, because("piece promotes elsewhere", piece=piece))


def _pawn_steps(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield where pawns may go two or three steps."""
    longest: dict[tuple[int, int], int] = {}
    for piece in variant.pieces:
        for terrain in piece.terrain:
            length = betza.parse(terrain.moves)[0].limit
            longest.update({square: length for square in variant.zone(terrain.zone)})
    yield "doubleStep", _flag(bool(longest))
    for key, length in (("doubleStepRegion", 2), ("tripleStepRegion", 3)):
        squares = frozenset(square for square, reach in longest.items() if reach >= length)
        if squares:
            yield from _regions(variant, key, squares)


def _drops(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield which pieces may be dropped, and where."""
    names = _names(variant)
    yield "pieceDrops", "true"
    yield "capturesToHand", "true"
    yield "immobilityIllegal", "true"
    everywhere, first = variant.zone(f"1-{variant.ranks}"), variant.zone("1")
    for piece in [variant.by_symbol[symbol] for symbol in variant.hand_order]:
        if not piece.drop:  # there, whatever is in a hand may be dropped
            raise _refusal(variant, because("piece is dropped elsewhere", piece=piece))
        allowed = variant.zone(piece.drop.zone)
        expected = everywhere - _stuck(variant, piece)
        if names[piece.symbol] == _PAWN:
            yield "promotionZonePawnDrops", "true"
            yield "firstRankPawnDrops", _flag(first <= allowed)
            expected -= first - allowed
        if allowed != expected:
            raise _refusal(variant, because("piece is dropped elsewhere", piece=piece))
        if not piece.drop.may_mate and names[piece.symbol] == "shogiPawn":
            yield "shogiPawnDropMateIllegal", "true"
    single = [piece.written.lower() for piece in variant.pieces if piece.drop and piece.drop.one_a_file]
    if single:
        yield "dropNoDoubled", " ".join(single)


def _castlings(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield the squares of castling."""
    castling = variant.castling
    yield "castling", _flag(castling is not None)
    if castling is None:
        return
    yield "castlingRookPieces", variant.by_symbol[castling.rook].written.lower()
    yield "castlingKingFile", castling.castles[0].king[0]
    for castle in castling.castles:
        side = "Kingside" if castle.rook[0] > castle.king[0] else "Queenside"
        yield f"castling{side}File", castle.king_to[0]
        yield f"castlingRook{side}File", castle.rook[0]


def _end(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield how a game ends."""
    yield "stalemateValue", "loss" if variant.end.stalemate_loses else "draw"
    yield "nMoveRule", "0"
    yield "nFoldRule", str(variant.repetition.count)
    # From the view of the player to move.
    yield "nFoldValue", "win" if variant.repetition.illegal else "draw"
    yield "perpetualCheckIllegal", _flag(variant.repetition.perpetual_loses)
    if variant.end.arrival:
        goal = variant.zone(variant.end.arrival)
        yield "flagPiece", variant.pieces[0].written.lower()
        yield from _regions(variant, "flagRegion", goal)
        yield "whiteFlag", _region(variant, goal)
        yield "blackFlag", _region(variant, _mirrored(variant, goal))


def _same(moves: str, others: str) -> bool:
    """Return whether two texts describe the same movement."""
    return set(betza.parse(moves)) == set(betza.parse(others))


def _long_step(terrain: Terrain) -> bool:
    """Return whether a terrain is a double or triple step of pawns."""
    return not terrain.instead and not terrain.within and terrain.moves in ("fmR2", "fmR3")


def _goes_ahead(piece: Piece) -> bool:
    """Return whether every move of a piece leads forward."""
    return all(ray.ranks > 0 for ray in betza.parse(piece.moves))


def _stuck(variant: Variant, piece: Piece) -> _Squares:
    """Return the squares on which a piece could never move again."""
    rays = betza.parse(piece.moves)
    return frozenset(
        (file, rank)
        for file, rank in variant.zone(f"1-{variant.ranks}")
        if not any(0 <= file + ray.files < variant.files and 0 <= rank + ray.ranks < variant.ranks for ray in rays)
    )


def _regions(variant: Variant, key: str, squares: _Squares) -> Iterator[tuple[str, str]]:
    """Yield a region for White and, mirrored, for Black."""
    yield f"{key}White", _region(variant, squares)
    yield f"{key}Black", _region(variant, _mirrored(variant, squares))


def _mirrored(variant: Variant, squares: _Squares) -> _Squares:
    """Return squares mirrored by rank, for the other side."""
    return frozenset((file, variant.ranks - 1 - rank) for file, rank in squares)


def _region(variant: Variant, squares: _Squares) -> str:
    """Return the text of a region: whole ranks with a star, and single squares."""
    words = []
    for rank in range(variant.ranks):
        files = [file for file in range(variant.files) if (file, rank) in squares]
        if len(files) == variant.files:
            words.append(f"*{rank + 1}")
        else:
            words += [f"{FILES[file]}{rank + 1}" for file in files]
    return " ".join(words)


def _flag(value: bool) -> str:
    """Return a truth value as a definition writes it."""
    return "true" if value else "false"
