"""A variant as frozen data, checked when it is built. The variants themselves are in `rules/games/`.

Zones are written as text from the owner's side, ranks counted from the owner's edge: `9-10` (whole ranks), `d7-f9`
(a rectangle), `e8` (a square), or several separated by blanks. Black's are the same with the ranks mirrored, or what
follows a `|`, again counted from Black's edge: `9-10 | 8-10`.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from surajang.rules import betza

FILES: Final = "abcdefghijklmnopqrstuvwxyz"
MAX_SIZE: Final = 12
MAX_KINDS: Final = 31
_FILES_FOR_LONG_RIDERS: Final = 11
MAX_CHOICES: Final = 16

CHECKMATE: Final = "checkmate"
STALEMATE: Final = "stalemate"
REPETITION: Final = "repetition"
MOVE_LIMIT: Final = "move limit"
PERPETUAL_CHECK: Final = "perpetual check"

WINS: Final = "wins"
LOSES: Final = "loses"

COORDINATES: Final = ("chess", "shogi")
PIECE_SETS: Final = (
    "figures",
    "letters",
    "international",
    "hanja-pandemonium",
    "hanja-mansindam",
    "wedge",
    "wedge-hanja",
)
PROMOTION_SIGNS: Final = ("=", "+")

SYMBOL: Final = re.compile(r"\+?[A-Z]|[A-Z]~")
_LETTER: Final = re.compile(r"[A-Z][a-z]?")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SQUARE: Final = re.compile(r"[a-z][0-9]+")
_START: Final = re.compile(
    r"(?P<board>[^\[\] ]+)\[(?P<hands>[^\] ]*)\] [wb] (?P<castling>-|[A-Za-z]+) - 0 1(?P<setup> setup=w)?"
)
_RUN: Final = re.compile(r"[0-9]+|\+?[A-Za-z]~?|.")
_ZONE_ITEM: Final = re.compile(r"(?:([a-z])?(\d+))(?:-([a-z])?(\d+))?$")


class Contradiction(ValueError):
    """Data that contradict each other; `where` leads to what is wrong: names of fields, and indices into lists."""

    def __init__(self, message: str, *where: str | int) -> None:
        super().__init__(message)
        self.where: tuple[str | int, ...] = where


def _rays(text: str, *where: str | int) -> list[betza.Ray]:
    """Return the rays of a movement text in a field. Raises Contradiction."""
    try:
        return betza.parse(text)
    except ValueError as error:
        raise Contradiction(str(error), *where) from None


def zone(text: str, files: int, ranks: int, side: int = 0) -> frozenset[tuple[int, int]]:
    """Return the (file, rank) pairs, from 0 and from the owner's edge, that a zone's text names for `side`.

    Raises ValueError for other text.
    """
    own, bar, other = text.partition("|")
    if bar and not (own.strip() and other.strip()):
        raise ValueError(f"zone {text!r}: a zone for each side stands on both sides of the |")
    text = other if bar and side else own
    found: set[tuple[int, int]] = set()
    for item in text.split():
        match = _ZONE_ITEM.match(item)
        if match is None:
            raise ValueError(f"zone {item!r}: written as in '9-10', 'd7-f9' or 'e8'")
        first_file, first_rank, last_file, last_rank = match.groups()
        low_rank = int(first_rank) - 1
        high_rank = int(last_rank or first_rank) - 1
        low_file = FILES.index(first_file) if first_file else 0
        high_file = FILES.index(last_file or first_file) if first_file else files - 1
        if not (0 <= low_file <= high_file < files and 0 <= low_rank <= high_rank < ranks):
            raise ValueError(f"zone {item!r} is not on a board of {files} files and {ranks} ranks")
        found.update((x, y) for x in range(low_file, high_file + 1) for y in range(low_rank, high_rank + 1))
    return frozenset(found)


@dataclass(frozen=True)
class Terrain:
    """Movement on some squares only: on `zone`, a piece also (or `instead`) moves by `moves`.

    If `within` names a zone, every square of the way must lie in it. Zones are seen by the mover.
    """

    zone: str
    moves: str
    instead: bool = False
    within: str = ""

    def __post_init__(self) -> None:
        """Refuse a terrain without squares or effect. Raises Contradiction."""
        if not self.zone:
            raise Contradiction("a terrain without a zone", "zone")
        if not _rays(self.moves, "moves") and not self.instead:
            raise Contradiction(f"terrain on {self.zone!r} adds no movement", "moves")


@dataclass(frozen=True)
class Promotion:
    """The piece that another becomes, and the zones where a move from or to them may or must promote it.

    `others` are further pieces that it may become instead. `most`: for each of them all, `becomes` first, how many of
    it, `Q` and `Q~` together, a side may have on the board to choose it still; 0 for any number. Where it must become
    one of them and may not, the move is illegal. `named`: moves name the piece, as in `e7e8q`; where there are others
    they always do, otherwise a `+` is enough.
    """

    becomes: str
    may_from: str = ""
    may_to: str = ""
    must_from: str = ""
    must_to: str = ""
    others: tuple[str, ...] = ()
    named: bool = False
    most: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a promotion that can never happen. Raises Contradiction."""
        if not (self.may_from or self.may_to or self.must_from or self.must_to):
            raise Contradiction(f"promotion to {self.becomes!r} without a zone", "becomes")
        if len(set(self.choices)) != len(self.choices):
            raise Contradiction(f"promotion to the same piece twice: {' '.join(self.choices)}", "others")
        if len({symbol.strip("+~") for symbol in self.choices}) != len(self.choices):
            raise Contradiction(f"a move cannot say which piece it promotes to: {' '.join(self.choices)}", "others")
        if self.most and (len(self.most) != len(self.choices) or min(self.most) < 0):
            raise Contradiction(
                f"a promotion has a number for each of {' '.join(self.choices)}, not {self.most}", "most"
            )
        if len(self.choices) > MAX_CHOICES:
            raise Contradiction(f"promotion to one of more than {MAX_CHOICES} pieces", "others")

    @property
    def choices(self) -> tuple[str, ...]:
        """The symbols of all the pieces that it may become."""
        return (self.becomes, *self.others)


@dataclass(frozen=True)
class Drop:
    """The squares on which a piece may be dropped, and further limits.

    `zone`: the squares allowed. `may_mate`: the drop may checkmate; `may_check`: it may give check. `one_a_file`: if
    not empty, no drop on a file that has own pieces of this kind in that zone, `most_a_file` of them or more.
    """

    zone: str
    may_mate: bool = True
    one_a_file: str = ""
    may_check: bool = True
    most_a_file: int = 1

    def __post_init__(self) -> None:
        """Refuse a drop that is allowed nowhere. Raises Contradiction."""
        if not self.zone:
            raise Contradiction("a drop without a zone", "zone")
        if self.most_a_file < 1:
            raise Contradiction(
                f"at most {self.most_a_file} pieces of a kind on a file, so none could be dropped", "most_a_file"
            )


@dataclass(frozen=True)
class Piece:
    """A kind of piece; a promoted piece is a kind of its own.

    `symbol` is its text in FEN and moves (`N`, `+N`; `Q~` is a queen that was a pawn), `letter` the one in notation
    for people. `name` is its English
    name, `native` its sign, `reading` the sign's reading in Latin letters, and `meaning` the sign's meaning; a piece
    with a different sign for each side has both, separated by a slash.
    `moves` and `terrain` define its movement; `wall` is a zone of its own side where every slide from outside ends, and
    `confined`, if not empty, the zone that it never leaves by a move.
    `faces` is movement that attacks only the enemy king. `held_as` is the symbol of the piece that the captor gets in
    hand, empty if it is killed. `spares` lists kinds that it never captures, `no_screen` kinds that it cannot hop over.
    `limit` is the most that a side may have on the board, 0 for any number. `twice`: after a capture on an adjacent
    square it may step once more, and it may pass (the lion of RULES.md §5). `pawn`: its moves reset the half-move
    clock, unless it could go back. `en_passant`: pieces of its kind can capture it en passant after a move over
    squares. `picture`: how it is drawn (`rules.looks`), empty for what its set or its movement gives.
    """

    symbol: str
    name: str
    native: str
    moves: str
    letter: str = ""
    reading: str = ""
    meaning: str = ""
    terrain: tuple[Terrain, ...] = ()
    wall: str = ""
    confined: str = ""
    faces: str = ""
    promotion: Promotion | None = None
    held_as: str = ""
    drop: Drop | None = None
    spares: tuple[str, ...] = ()
    no_screen: tuple[str, ...] = ()
    limit: int = 0
    royal: bool = False
    pawn: bool = False
    en_passant: bool = False
    twice: bool = False
    picture: str = ""

    def __repr__(self) -> str:
        """Return the piece's symbol and name in angle brackets."""
        return f"<Piece {self.symbol}, {self.name}>"

    def __post_init__(self) -> None:
        """Refuse a piece whose fields contradict each other or exceed what the rules can do.

        Raises Contradiction with the piece's name.
        """
        if not SYMBOL.fullmatch(self.symbol):
            raise Contradiction(f"a piece's symbol is a capital letter, as in N, +N or N~, not {self.symbol!r}")
        if self.letter and not _LETTER.fullmatch(self.letter):
            raise Contradiction(
                f"{self.symbol}: the letter that people write is as in N or Ln, not {self.letter!r}", "letter"
            )
        if not self.name:
            raise Contradiction(f"{self.symbol}: a piece without a name", "name")
        plain = _rays(self.moves, "moves")
        rays = [*plain, *(ray for terrain in self.terrain for ray in betza.parse(terrain.moves))]
        if not rays:
            raise Contradiction(f"{self.name} never moves", "moves")
        if self.limit < 0:
            raise Contradiction(f"{self.name}: a limit of {self.limit}", "limit")
        if self.wall and all(ray.limit == 1 for ray in plain):
            raise Contradiction(f"{self.name} slides nowhere, so no wall stops it", "wall")
        if self.no_screen and not any(ray.mode & betza.HOP for ray in rays):
            raise Contradiction(f"{self.name} does not hop, so there is nothing that it cannot hop over", "no_screen")
        if self.drop and not self.drop.may_mate and any(ray.limit > 1 and ray.mode & betza.CAPTURE for ray in rays):
            raise Contradiction(
                f"{self.name} captures from afar; only the drop of a piece that steps may not mate", "drop", "may_mate"
            )
        if self.faces and not (self.royal and all(ray.mode & betza.CAPTURE for ray in _rays(self.faces, "faces"))):
            raise Contradiction(
                f"{self.name} faces {self.faces!r}: it is a king that faces the other, by a capture", "faces"
            )
        if self.royal:
            self._check_royal(rays)
        if self.en_passant:
            self._check_en_passant(rays)
        if self.twice and not set(betza.parse("K")) <= set(plain):
            raise Contradiction(
                f"{self.name} does not capture on every square beside it, so it cannot step on from there", "twice"
            )
        if self.picture:
            from surajang.rules import looks  # noqa: PLC0415  # none of the program's games needs it

            try:
                looks.read(self.picture)
            except ValueError as error:
                raise Contradiction(f"{self.name} {error}", "picture") from None

    def _check_royal(self, rays: list[betza.Ray]) -> None:
        """Refuse a king with properties that no king may have. Raises Contradiction."""
        if self.promotion or self.drop or self.held_as or self.limit:
            raise Contradiction(f"{self.name} is royal: it is not promoted, captured, dropped or counted", "royal")
        if self.pawn or self.en_passant or self.twice or self.spares:
            raise Contradiction(
                f"{self.name} is royal: it is no pawn, moves once, and may capture every piece", "royal"
            )
        if any(ray.limit > 1 or ray.mode != betza.MOVE | betza.CAPTURE for ray in rays):
            raise Contradiction(f"{self.name} is royal: it steps, and captures where it goes", "moves")

    def _check_en_passant(self, rays: list[betza.Ray]) -> None:
        """Refuse a piece that is captured en passant but never passes a square. Raises Contradiction."""
        if not self.pawn:
            raise Contradiction(f"{self.name} is captured en passant, and is no pawn", "en_passant")
        if not any(ray.limit > 1 and ray.mode == betza.MOVE and ray.files == 0 and ray.ranks > 0 for ray in rays):
            raise Contradiction(f"{self.name} never moves over a square, so there is no en passant", "en_passant")
        if not any(ray.limit == 1 and ray.mode & betza.CAPTURE for ray in rays):
            raise Contradiction(f"{self.name} captures nothing beside its way, so there is no en passant", "en_passant")

    @property
    def written(self) -> str:
        """The letter of the piece in notation for people."""
        return self.letter or self.symbol.rstrip("~")

    @property
    def art(self) -> str:
        """The name of its picture in a piece set: the base letter, followed by `+` if promoted."""
        if len(self.symbol) > 1:
            return self.symbol.strip("+~") + "+"
        if self.held_as and self.held_as != self.symbol:
            return self.held_as + "+"
        return self.symbol


@dataclass(frozen=True)
class Castle:
    """A castling of White (Black's is mirrored): the squares of king and rook before and after.

    `letter` is its letter in FEN (White's), `written` its text in notation for people.
    """

    letter: str
    king: str
    rook: str
    king_to: str
    rook_to: str
    written: str

    def __post_init__(self) -> None:
        """Refuse a castling with an impossible letter, square or notation. Raises Contradiction."""
        if len(self.letter) != 1 or not "A" <= self.letter <= "Z":
            raise Contradiction(f"a castling's letter is a capital one, not {self.letter!r}", "letter")
        squares = (self.king, self.rook, self.king_to, self.rook_to)
        for field, square in zip(("king", "rook", "king_to", "rook_to"), squares, strict=True):
            if not _SQUARE.fullmatch(square):
                raise Contradiction(f"castling {self.letter}: {' '.join(squares)} are not four squares", field)
            if square[1:] != self.king[1:]:
                raise Contradiction(f"castling {self.letter}: king and rook stay on one rank", field)
        if self.king == self.rook or self.king_to == self.rook_to or self.king == self.king_to:
            raise Contradiction(f"castling {self.letter}: two of its squares are one", "king_to")
        first, last = sorted((self.king[0], self.rook[0]))
        if not all(first <= square[0] <= last for square in (self.king_to, self.rook_to)):
            raise Contradiction(
                f"castling {self.letter}: king and rook end between the squares where they stood", "king_to"
            )
        if self.written not in ("O-O", "O-O-O"):
            raise Contradiction(f"castling {self.letter} is written O-O or O-O-O, not {self.written!r}", "written")


@dataclass(frozen=True)
class Castling:
    """All castlings of a variant, with the symbol of the `rook`. With `history`, moving king or rook ends the right.

    `castles` are White's, at most two. Black's are the same with the ranks mirrored, or `second`, if that is given,
    with ranks counted from Black's edge.
    """

    rook: str
    castles: tuple[Castle, ...]
    history: bool = True
    second: tuple[Castle, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse castlings that are ambiguous or have different kings. Raises Contradiction."""
        if not any(self.by_side):
            raise Contradiction("a castling without castles", "castles")
        for key, castles in zip(("castles", "second"), self.by_side, strict=True):
            if len(castles) > 2:
                raise Contradiction(f"a side castles in two directions at most, not in {len(castles)}", key)
            if len({castle.king for castle in castles}) > 1:
                kings = f"{castles[0].king} and from {castles[1].king}"
                raise Contradiction(f"the king castles from {kings}", key, 1, "king")
            for values in zip(*((castle.letter, castle.written, castle.rook) for castle in castles), strict=True):
                if len(set(values)) != len(castles):
                    raise Contradiction("two castlings share a letter, a notation or a rook", key)

    @property
    def by_side(self) -> tuple[tuple[Castle, ...], tuple[Castle, ...]]:
        """The castlings of White and of Black, on squares whose ranks are counted from their own edge."""
        return self.castles, self.castles if self.second is None else self.second


@dataclass(frozen=True)
class Repetition:
    """The effect of a position that occurs for the `count`th time; 0 for none.

    `illegal`: the move that would do it is illegal. `to_move`: the side to move then `wins` or `loses`. Otherwise the
    game is drawn. `gap`: if not 0, only occurrences
    that follow each other at most so many plies apart count. `perpetual_loses`: if from the first counted occurrence
    to the last every move of exactly one side gave check, that side loses.
    """

    count: int
    illegal: bool = False
    gap: int = 0
    perpetual_loses: bool = False
    replay_swapped: bool = False
    to_move: str = ""

    def __post_init__(self) -> None:
        """Refuse a rule that ends a game at once, or that draws and forbids the same thing. Raises Contradiction."""
        if self.to_move not in ("", WINS, LOSES):
            raise Contradiction(
                f"the side to move {WINS} or {LOSES} by repetition, it does not {self.to_move!r}", "to_move"
            )
        plain = not (self.illegal or self.gap or self.perpetual_loses or self.replay_swapped or self.to_move)
        if self.count < 2 and not (self.count == 0 and plain):
            raise Contradiction(
                f"a position is repeated when it occurs for the second time at least, not {self.count}", "count"
            )
        if self.gap < 0 or self.gap % 2:
            raise Contradiction(f"occurrences of a position lie an even number of plies apart, not {self.gap}", "gap")
        if self.illegal and (self.perpetual_loses or self.replay_swapped or self.to_move):
            raise Contradiction("a repetition that is illegal neither loses nor is played again", "illegal")


@dataclass(frozen=True)
class EndRule:
    """The ends of a game besides checkmate: stalemate, drawn or lost, and an arrival in `arrival`, which wins.

    `arrivers` are the symbols of the pieces that win there, the king if there are none; `arrival_safe`: one alone wins
    only if it is not attacked there. `arrival_reason` stands in results, `arrival_sentence` tells people, with
    `{winner}` for the player's name. `draws`: whether a game can be drawn at all, by agreement too. `move_limit`: if
    not 0, the game is drawn after this number of moves of each side without a capture, a drop, a promotion or a move
    of a pawn.
    """

    stalemate_loses: bool = False
    draws: bool = True
    arrival: str = ""
    arrival_reason: str = ""
    arrival_sentence: str = ""
    arrivers: tuple[str, ...] = ()
    arrival_safe: bool = False
    move_limit: int = 0

    def __post_init__(self) -> None:
        """Refuse an arrival without a reason, and a reason without one. Raises Contradiction."""
        if bool(self.arrival) != bool(self.arrival_reason):
            missing = "arrival_reason" if self.arrival else "arrival"
            raise Contradiction("an arrival has a zone and a reason, or neither", missing)
        if self.arrival_reason in (CHECKMATE, STALEMATE, REPETITION, PERPETUAL_CHECK, MOVE_LIMIT):
            raise Contradiction(f"an arrival is another reason than {self.arrival_reason}", "arrival_reason")
        if not self.arrival and (self.arrivers or self.arrival_safe):
            raise Contradiction("pieces that arrive need a zone to arrive in", "arrival")
        if self.move_limit < 0:
            raise Contradiction(f"a limit of {self.move_limit} moves", "move_limit")
        if self.move_limit and not self.draws:
            raise Contradiction("a limit of moves draws a game that cannot be drawn", "move_limit")
        if bool(self.arrival) != ("{winner}" in self.arrival_sentence):
            raise Contradiction(
                "an arrival has a sentence that says {winner}, and nothing else has one", "arrival_sentence"
            )


@dataclass(frozen=True)
class SetupPhase:
    """The choice of each player before the first move: the pieces on `files` of the first rank.

    `choices` holds the texts, letters in the order of `files`, a dash in the middle; the first stands in the start
    position. `task`: the instruction to the player. `by_swapping`: on screen it is made by swapping pieces.
    """

    files: str
    choices: tuple[str, ...]
    titles: tuple[str, ...]
    task: str
    by_swapping: bool = False

    def __post_init__(self) -> None:
        """Refuse choices that are not arrangements of the same pieces on the same squares. Raises Contradiction."""
        if not self.files or len(set(self.files)) != len(self.files):
            raise Contradiction(f"a setup fills different files, not {self.files!r}", "files")
        if not self.choices or len(set(self.choices)) != len(self.choices):
            raise Contradiction("a setup has choices, all different", "choices")
        if not self.task:
            raise Contradiction("a setup says what a player is asked to do", "task")
        if len(set(self.titles)) != len(self.choices) or "" in self.titles:
            raise Contradiction("each choice of a setup has a title of its own", "titles")
        pieces = sorted(self.choices[0].replace("-", ""))
        for number, choice in enumerate(self.choices):
            if sorted(choice.replace("-", "")) != pieces or len(pieces) != len(self.files):
                message = f"setup {choice!r} does not put the same pieces on the files {self.files!r}"
                raise Contradiction(message, "choices", number)
        if self.by_swapping:
            self._check_swapping()

    def _check_swapping(self) -> None:
        """Refuse choices that cannot be reached by swapping pieces on adjacent files. Raises Contradiction."""
        pairs = [n for n in range(len(self.files) - 1) if ord(self.files[n + 1]) - ord(self.files[n]) == 1]
        if any(n + 1 in pairs for n in pairs):
            raise Contradiction(
                f"three of the files {self.files!r} lie side by side: which two are swapped?", "by_swapping"
            )
        missing = {choice.replace("-", "") for choice in self.choices}
        ahead = [self.choices[0].replace("-", "")]
        while ahead:
            letters = ahead.pop()
            missing.discard(letters)
            swapped = [letters[:n] + letters[n + 1] + letters[n] + letters[n + 2 :] for n in pairs]
            ahead += [other for other in swapped if other in missing]
        if missing:
            raise Contradiction(f"no swapping of neighbours leads to the setup {min(missing)!r}", "by_swapping")


def _terrain_moves(piece: Piece) -> list[tuple[str, tuple[str | int, ...]]]:
    """Return the movement of each terrain of a piece, and the fields that lead to it."""
    return [(terrain.moves, ("terrain", number, "moves")) for number, terrain in enumerate(piece.terrain)]


def _named(piece: Piece) -> list[tuple[str, ...]]:
    """Return the symbols of pieces that a piece names, each with the fields that name it."""
    found: list[tuple[str, ...]] = [(symbol, "spares") for symbol in piece.spares]
    found += [(symbol, "no_screen") for symbol in piece.no_screen]
    if piece.promotion:
        found.append((piece.promotion.becomes, "promotion", "becomes"))
        found += [(symbol, "promotion", "others") for symbol in piece.promotion.others]
    return [*found, (piece.held_as, "held_as")] if piece.held_as else found


@dataclass(frozen=True)
class Appearance:
    """The look of a variant on a screen.

    `piece_sets`: names of PIECE_SETS, the default first. `checkered`: two square colours. `coordinates`: `chess`
    (a1 lower left) or `shogi` (files 9-1, ranks a-i). `outlined`: each side's zone in which pieces move differently,
    drawn with an outline; `region` is its name (a palace). `tints`: its squares that are tinted in their owner's
    colour; `tinted` is the name of one (a corridor). `explained`: what a screen says of both when they are first met.
    `marked`: zone whose inner edge is drawn as a line (promotion). `players`: the names of first and second.
    `pointing`: both have pieces of one colour, which point at the enemy.
    """

    piece_sets: tuple[str, ...]
    checkered: bool = True
    coordinates: str = "chess"
    outlined: str = ""
    region: str = ""
    tints: str = ""
    tinted: str = ""
    explained: str = ""
    marked: str = ""
    players: tuple[str, str] = ("White", "Black")
    pointing: bool = False
    promotion_sign: str = "="

    def __post_init__(self) -> None:
        """Refuse what no screen can show. Raises Contradiction."""
        if not self.piece_sets:
            raise Contradiction("a game has a piece set at least", "piece_sets")
        for number, name in enumerate(self.piece_sets):
            if name not in PIECE_SETS:
                message = f"there is no piece set {name!r}; there are {', '.join(PIECE_SETS)}"
                raise Contradiction(message, "piece_sets", number)
        if self.coordinates not in COORDINATES:
            raise Contradiction(
                f"there are no coordinates {self.coordinates!r}; there are {', '.join(COORDINATES)}", "coordinates"
            )
        if self.promotion_sign not in PROMOTION_SIGNS:
            raise Contradiction(f"a promotion is written with = or +, not {self.promotion_sign!r}", "promotion_sign")
        if len(self.players) != 2 or len(set(self.players)) != 2 or "" in self.players:
            raise Contradiction(f"two players have two names, not {self.players}", "players")
        for zone in filter(None, (self.outlined, self.tints)):
            if not self.region:
                raise Contradiction(f"the zone {zone!r} has no name", "region")


@dataclass(frozen=True)
class Variant:
    """A kind of game: its board, pieces and rules.

    `start` is a FEN; `hand_order` the symbols of pieces in hand, most valuable first; `vchess_hands` their order in
    vchess's positions, empty if vchess does not have the variant; `family` the name of the variant that this is another
    edition of, whose lessons and ratings it shares, or empty; `edition` its name within its family, or empty;
    `exported` the name in a definition for Fairy-Stockfish, empty if it is the same; `holes` the squares that the
    board has not, as White sees them; `drawings` what pictures name: names with SVG as `rules.pictures.drawings` writes
    it, and signs with their outlines as `rules.pictures.outlines` does; `based_on` the name of the game that this one
    is a change of, or empty: its rules page says what is different.
    """

    name: str
    title: str
    native: str
    summary: str
    files: int
    ranks: int
    start: str
    pieces: tuple[Piece, ...]
    hand_order: str
    repetition: Repetition
    end: EndRule
    appearance: Appearance
    castling: Castling | None = None
    setup: SetupPhase | None = None
    vchess_hands: str = ""
    family: str = ""
    edition: str = ""
    exported: str = ""
    holes: str = ""
    drawings: tuple[tuple[str, str], ...] = ()
    based_on: str = ""

    def __repr__(self) -> str:
        """Return the name in angle brackets; all data would fill a screen."""
        return f"<Variant {self.name}>"

    def __hash__(self) -> int:
        """Return a hash of the name; hashing all data took longer than starting a game."""
        return hash(self.name)

    def __post_init__(self) -> None:
        """Refuse data that contradicts itself. Raises Contradiction."""
        if not _NAME.fullmatch(self.name):
            raise Contradiction(f"a game's name is of small letters, digits and dashes, not {self.name!r}", "name")
        if self.family and (self.family == self.name or not _NAME.fullmatch(self.family)):
            raise Contradiction(f"{self.name}: an edition of another game, not of {self.family!r}", "family")
        if self.exported and not _NAME.fullmatch(self.exported):
            raise Contradiction(f"{self.name}: cannot be exported as {self.exported!r}", "exported")
        if self.based_on and (self.based_on == self.name or not _NAME.fullmatch(self.based_on)):
            raise Contradiction(f"{self.name}: a change of another game, not of {self.based_on!r}", "based_on")
        if not self.title:
            raise Contradiction(f"{self.name}: a game without a title", "title")
        if not (1 <= self.files <= MAX_SIZE and 1 <= self.ranks <= MAX_SIZE):
            raise Contradiction(f"{self.name}: a board of {self.files} by {self.ranks} is not supported", "files")
        symbols = [piece.symbol for piece in self.pieces]
        self._check_kinds(symbols)
        for piece in self.pieces:
            self._check_piece(piece, symbols)
        self._check_lame_leaps()
        for letter in self.hand_order:
            if letter not in symbols:
                raise Contradiction(f"{self.name}: no piece {letter!r} for the hand", "hand_order")
        if self.vchess_hands and sorted(self.vchess_hands) != sorted(self.hand_order):
            raise Contradiction(
                f"{self.name}: vchess's hands {self.vchess_hands!r} are not those of the game", "vchess_hands"
            )
        droppable = {piece.symbol for piece in self.pieces if piece.drop}
        if len(set(self.hand_order)) != len(self.hand_order) or not droppable <= set(self.hand_order):
            raise Contradiction(
                f"{self.name}: the order of the hand must name each piece that can be dropped once", "hand_order"
            )
        if any(piece.wall for piece in self.pieces) and not self.appearance.region:
            raise Contradiction(
                f"{self.name}: a piece stops at a wall, and the region behind it has no name", "appearance", "region"
            )
        self._check_zone(self.end.arrival, "end", "arrival")
        for field in ("outlined", "tints", "marked"):
            self._check_zone(getattr(self.appearance, field), "appearance", field)
        if self.appearance.coordinates == "shogi" and self.files > 9:
            raise Contradiction(
                f"{self.name}: shogi's coordinates have one digit for a file, and there are {self.files}",
                "appearance",
                "coordinates",
            )
        if not (self.end.draws or (self.end.stalemate_loses and self.repetition.illegal)):
            raise Contradiction(
                f"{self.name}: a game without draws cannot be drawn by stalemate or repetition", "end", "draws"
            )
        board = self._start_board()
        self._check_arrival(board)
        if self.castling:
            self._check_castling(self.castling, board)
        if self.setup:
            self._check_setup(self.setup, board)
        if any(piece.picture for piece in self.pieces):
            self._check_pictures()

    def _check_pictures(self) -> None:
        """Refuse drawings that do not exist, and two kinds that look alike. Raises Contradiction."""
        from surajang.rules import looks  # noqa: PLC0415  # none of the program's games needs it

        drawn = dict(self.drawings)
        seen: dict[tuple[looks.Look, looks.Look], Piece] = {}
        for piece in self.pieces:
            if not piece.picture:
                continue
            pictures = looks.read(piece.picture)
            for look in pictures:
                if look.drawing and not drawn.get(look.drawing, "").startswith("<"):
                    message = f"{self.name}: {piece.name} has a picture {look.drawing!r} that is not drawn"
                    raise Contradiction(message, "piece", piece.symbol, "picture")
            other = seen.setdefault(pictures, piece)
            if other is not piece:
                message = f"{self.name}: {piece.name} has the picture {piece.picture!r} of the {other.name}"
                raise Contradiction(message, "piece", piece.symbol, "picture")

    def _check_kinds(self, symbols: list[str]) -> None:
        """Refuse ambiguous pieces, and more pieces of a kind than the rules support. Raises Contradiction."""
        if len(self.pieces) > MAX_KINDS:
            raise Contradiction(f"{self.name}: more than {MAX_KINDS} kinds of pieces", "piece")
        if len(set(symbols)) != len(symbols):
            raise Contradiction(f"{self.name}: two pieces share a symbol", "piece")
        plain = [piece for piece in self.pieces if not piece.symbol.endswith("~")]
        for what, values in (("letter", [p.written for p in plain]), ("name", [p.name for p in plain])):
            for number, value in enumerate(values):
                if value in values[:number]:
                    raise Contradiction(f"{self.name}: two pieces share a {what}", "piece", plain[number].symbol, what)
        for piece in self.pieces:
            if piece not in plain:
                twin = next((other for other in plain if other.symbol == piece.symbol[0]), None)
                if twin is None or (piece.moves, piece.written, piece.name) != (twin.moves, twin.written, twin.name):
                    raise Contradiction(
                        f"{self.name}: {piece.symbol} is no {piece.symbol[0]} that was a pawn", "piece", piece.symbol
                    )
        if [piece.royal for piece in self.pieces].count(True) != 1 or not self.pieces[0].royal:
            raise Contradiction(f"{self.name}: the one royal piece must come first", "piece")
        if sum(piece.en_passant for piece in self.pieces) > 1:
            raise Contradiction(f"{self.name}: two kinds of pieces are captured en passant", "piece")
        if sum(piece.twice for piece in self.pieces) > 1:
            raise Contradiction(f"{self.name}: two kinds of pieces move twice", "piece")

    def _check_lame_leaps(self) -> None:
        """Refuse captures by leaps that can be blocked if another piece rides that way. Raises Contradiction."""
        lame: dict[tuple[int, int], Piece] = {}
        ridden: dict[tuple[int, int], Piece] = {}
        for piece in self.pieces:
            texts = [piece.moves, piece.faces, *(terrain.moves for terrain in piece.terrain)]
            for ray in (ray for text in texts for ray in betza.parse(text) if ray.mode & betza.CAPTURE):
                step = ray.files, abs(ray.ranks)
                if ray.mode & betza.LAME:
                    lame[step] = piece
                elif ray.limit > 1:
                    ridden[step] = piece
        for step in lame.keys() & ridden.keys():
            raise Contradiction(
                f"{self.name}: {lame[step].name} leaps over squares by the step with which {ridden[step].name} rides",
                "piece",
                lame[step].symbol,
                "moves",
            )

    def _check_arrival(self, board: dict[str, str]) -> None:
        """Refuse an arrival at the start. Raises Contradiction."""
        arrivers = self.end.arrivers or (self.pieces[0].symbol,)
        for symbol in arrivers:
            if symbol not in self.by_symbol:
                raise Contradiction(f"{self.name}: no piece {symbol!r} to arrive", "end", "arrivers")
        for square, symbol in board.items():
            if symbol in arrivers and self.zone(square) <= self.zone(self.end.arrival):
                raise Contradiction(
                    f"{self.name}: {self.by_symbol[symbol].name} has arrived on {square} at the start", "end", "arrival"
                )

    def _check_castling(self, castling: Castling, board: dict[str, str]) -> None:
        """Refuse castlings whose rook or squares do not exist or do not fit the start. Raises Contradiction."""
        if castling.rook not in self.by_symbol:
            raise Contradiction(f"{self.name}: no piece {castling.rook!r} to castle with", "castling", "rook")
        for key, castles in zip(("castles", "second"), castling.by_side, strict=True):
            for number, castle in enumerate(castles):
                for field in ("king", "rook", "king_to", "rook_to"):
                    self._check_zone(getattr(castle, field), "castling", key, number, field)
        for number, castle in enumerate(castling.castles):
            if (board.get(castle.king), board.get(castle.rook)) != (self.pieces[0].symbol, castling.rook):
                message = f"{self.name}: castling {castle.letter} finds no king and rook at the start"
                raise Contradiction(message, "castling", "castles", number)

    def _check_setup(self, setup: SetupPhase, board: dict[str, str]) -> None:
        """Refuse a setup whose first choice is not on the board at the start. Raises Contradiction."""
        standing = "".join(board.get(f"{file}1", "?") for file in setup.files)
        if standing != setup.choices[0].replace("-", ""):
            message = f"{standing!r} stands on the files {setup.files!r} at the start, not {setup.choices[0]!r}"
            raise Contradiction(f"{self.name}: {message}", "setup", "choices", 0)

    def _start_board(self) -> dict[str, str]:
        """Return the first player's pieces at the start by square. Raises Contradiction for a malformed start.

        The tests check that the start is a legal position in the standard form, which needs the rules.
        """
        match = _START.fullmatch(self.start)
        if match is None:
            raise Contradiction(
                f"{self.name}: the start {self.start!r} is no position with the first player to move", "start"
            )
        if bool(match["setup"]) != bool(self.setup):
            raise Contradiction(f"{self.name}: the start and the game disagree on a setup phase", "start")
        letters = (
            "".join(castle.letter for castles in self.castling.by_side for castle in castles) if self.castling else ""
        )
        if match["castling"] != "-" and not set(match["castling"].upper()) <= set(letters):
            raise Contradiction(
                f"{self.name}: the start has castling rights {match['castling']!r} that the game has not", "start"
            )
        if not set(match["hands"].upper()) <= set(self.hand_order):
            raise Contradiction(f"{self.name}: the start has pieces in hand that no hand has", "start")
        found: dict[str, str] = {}
        kings = [0, 0]
        stars: set[tuple[int, int]] = set()
        rows = match["board"].split("/")
        if len(rows) != self.ranks:
            raise Contradiction(f"{self.name}: the start has {len(rows)} ranks of {self.ranks}", "start")
        for rank, row in zip(range(self.ranks, 0, -1), rows, strict=True):
            file = 0
            for item in _RUN.findall(row):
                if item.isdigit():
                    file += int(item)
                    continue
                if item == "*":
                    stars.add((file, rank - 1))
                    file += 1
                    continue
                if item.upper() not in self.by_symbol:
                    raise Contradiction(f"{self.name}: the start has a piece {item!r} that the game has not", "start")
                if item.isupper() and file < self.files:
                    found[f"{FILES[file]}{rank}"] = item
                if item.upper() == self.pieces[0].symbol:
                    kings[item.isupper()] += 1
                file += 1
            if file != self.files:
                raise Contradiction(f"{self.name}: rank {rank} of the start has {file} files of {self.files}", "start")
        self._check_zone(self.holes, "holes")
        if stars != self.zone(self.holes):
            raise Contradiction(f"{self.name}: the start has holes elsewhere than the board", "holes")
        if kings != [1, 1]:
            raise Contradiction(f"{self.name}: each side has one king at the start", "start")
        return found

    def _check_piece(self, piece: Piece, symbols: list[str]) -> None:
        """Refuse a piece with wrong zones or references to other pieces. Raises Contradiction."""
        here = ("piece", piece.symbol)
        self._check_zone(piece.wall, *here, "wall")
        self._check_zone(piece.confined, *here, "confined")
        for number, terrain in enumerate(piece.terrain):
            self._check_zone(terrain.zone, *here, "terrain", number, "zone")
            self._check_zone(terrain.within, *here, "terrain", number, "within")
        if piece.promotion:
            for field in ("may_from", "may_to", "must_from", "must_to"):
                self._check_zone(getattr(piece.promotion, field), *here, "promotion", field)
        if piece.drop:
            self._check_zone(piece.drop.zone, *here, "drop", "zone")
            self._check_zone(piece.drop.one_a_file, *here, "drop", "one_a_file")
        if self.files > _FILES_FOR_LONG_RIDERS:
            for text, where in ((piece.moves, ("moves",)), *_terrain_moves(piece)):
                if any(abs(ray.files) > 2 and ray.limit > 1 for ray in betza.parse(text)):
                    message = f"{piece.name} rides by leaps of three files on a board of {self.files}"
                    raise Contradiction(f"{self.name}: {message}", *here, *where)
        for symbol, *there in _named(piece):
            if symbol not in symbols:
                message = f"{piece.name} names a piece {symbol!r} that does not exist"
                raise Contradiction(f"{self.name}: {message}", *here, *there)
            if there[0] == "promotion" and symbol in (piece.symbol, self.pieces[0].symbol):
                raise Contradiction(f"{self.name}: {piece.name} promotes to {symbol!r}", *here, *there)
        if self.pieces[0].symbol in piece.spares:
            message = f"{piece.name} spares the king, whom every piece attacks"
            raise Contradiction(f"{self.name}: {message}", *here, "spares")
        if piece.held_as and piece.held_as not in self.hand_order:
            message = f"{piece.name} is held as {piece.held_as!r}, which no hand has"
            raise Contradiction(f"{self.name}: {message}", *here, "held_as")

    def _check_zone(self, text: str, *where: str | int) -> None:
        """Refuse the text of a zone that a field has. Raises Contradiction."""
        try:
            for side in (0, 1):
                self.zone(text, side)
        except ValueError as error:
            raise Contradiction(str(error), *where) from None

    def zone(self, text: str, side: int = 0) -> frozenset[tuple[int, int]]:
        """Return the (file, rank) pairs of a side's zone, seen from its own edge. Raises ValueError."""
        return zone(text, self.files, self.ranks, side)

    @cached_property
    def by_symbol(self) -> dict[str, Piece]:
        """The pieces by their symbols."""
        return {piece.symbol: piece for piece in self.pieces}

    @cached_property
    def promoted_symbols(self) -> frozenset[str]:
        """The symbols of pieces that others promote to."""
        return frozenset(symbol for piece in self.pieces if piece.promotion for symbol in piece.promotion.choices)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The numbers of the kinds of pieces by symbol; the king is 1."""
        return {piece.symbol: number for number, piece in enumerate(self.pieces, 1)}
