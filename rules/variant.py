"""What a game is: frozen data, checked when it is built. The games themselves are in `rules/games/`.

Zones are written as text from the owner's side, ranks counted from his own edge: `9-10` (whole ranks), `d7-f9`
(a rectangle), `e8` (a square), several separated by blanks. Black's are the same with the ranks mirrored.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from rules import betza

FILES = "abcdefghijklmnopqrstuvwxyz"
MAX_SIZE = 10
MAX_KINDS = 31

_ZONE_ITEM = re.compile(r"(?:([a-z])?(\d+))(?:-([a-z])?(\d+))?$")


def zone(text: str, files: int, ranks: int) -> frozenset[tuple[int, int]]:
    """Return the (file, rank) pairs, from 0, that a zone's text names. Raises ValueError for other text."""
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
    """Movement that holds on some squares: standing on `zone`, a piece also (or `instead`) moves by `moves`.

    Where `within` names a zone, every square of the way must lie in it. Zones are the mover's view.
    """

    zone: str
    moves: str
    instead: bool = False
    within: str = ""


@dataclass(frozen=True)
class Promotion:
    """What a piece becomes, and the zones where a move that starts (`from`) or ends (`to`) may or must promote it."""

    becomes: str
    may_from: str = ""
    may_to: str = ""
    must_from: str = ""
    must_to: str = ""


@dataclass(frozen=True)
class Drop:
    """Where a piece in hand may be dropped, and what else a drop may not do.

    `zone`: the squares allowed. `may_mate`: whether the drop may checkmate. `one_a_file`: if not empty, the drop is
    barred on files where an own piece of this kind stands in that zone.
    """

    zone: str
    may_mate: bool = True
    one_a_file: str = ""


@dataclass(frozen=True)
class Piece:
    """One face of a piece.

    `symbol` is the text in FEN and moves (`N`, `+N`), `letter` the one people write, `name` and `native` its names.
    `moves` and `terrain` say how it goes; `wall` is a zone of its own side in which every slide from outside ends.
    `faces` is movement that attacks the enemy king and nothing else. `held_as` is the symbol of what the captor gets
    in hand, empty if the piece is killed. `spares` lists kinds that it never captures, `no_screen` kinds that it
    cannot hop over. `limit` bounds how many of it a side may have on the board. `twice`: after a capture on an
    adjacent square it may step once more, and it may pass (the lion of RULES.md §5). `pawn`: its moves reset the
    half-move clock; `en_passant`: its moves over squares can be answered en passant by its like.
    """

    symbol: str
    name: str
    native: str
    moves: str
    letter: str = ""
    terrain: tuple[Terrain, ...] = ()
    wall: str = ""
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

    @property
    def written(self) -> str:
        """The letter that people write for the piece."""
        return self.letter or self.symbol

    @property
    def art(self) -> str:
        """The name of its picture in every piece set: its base letter, and `+` behind it when promoted."""
        if self.symbol.startswith("+"):
            return self.symbol[1:] + "+"
        if self.held_as and self.held_as != self.symbol:
            return self.held_as + "+"
        return self.symbol


@dataclass(frozen=True)
class Castle:
    """One castling of White (Black's is mirrored): the squares of king and rook before and after.

    `letter` stands for it in FEN (White's), `written` in notation for people.
    """

    letter: str
    king: str
    rook: str
    king_to: str
    rook_to: str
    written: str


@dataclass(frozen=True)
class Castling:
    """All castlings of a game, with the `rook` piece they take. With `history` either piece's move ends the right."""

    rook: str
    castles: tuple[Castle, ...]
    history: bool = True


@dataclass(frozen=True)
class Repetition:
    """What happens when a position stands for the `count`th time.

    `illegal`: the move that would do it is illegal; otherwise the game is drawn. `gap`: if not 0, only occurrences
    that follow each other at most so many plies apart count. `perpetual_loses`: if from the first counted occurrence
    to the last every move of exactly one side gave check, that side loses.
    """

    count: int
    illegal: bool = False
    gap: int = 0
    perpetual_loses: bool = False
    replay_swapped: bool = False


@dataclass(frozen=True)
class EndRule:
    """How a game ends apart from checkmate: stalemate drawn or lost; a king's arrival in `arrival` wins."""

    stalemate_loses: bool = False
    arrival: str = ""
    arrival_reason: str = ""


@dataclass(frozen=True)
class SetupPhase:
    """The choice that each player has before the first move: which letters stand on `files` of his first rank.

    `choices` holds the texts, letters in the order of `files`, a dash in the middle; the first stands in the start
    position. `by_swapping`: on screen it is made by swapping pieces on the board.
    """

    files: str
    choices: tuple[str, ...]
    titles: tuple[str, ...]
    by_swapping: bool = False


@dataclass(frozen=True)
class Appearance:
    """What a screen needs to know to show the game as itself.

    `piece_sets`: folder names, the usual one first. `checkered`: two square colours. `coordinates`: `chess`
    (a1 lower left) or `shogi` (files 9-1, ranks a-i). `tints`: zones that are coloured in their owner's colour.
    `marked`: zone whose inner edge is drawn as a line (promotion). `players`: the names of first and second.
    """

    piece_sets: tuple[str, ...]
    checkered: bool = True
    coordinates: str = "chess"
    tints: str = ""
    marked: str = ""
    players: tuple[str, str] = ("White", "Black")
    promotion_sign: str = "="


@dataclass(frozen=True)
class Variant:
    """A game: its board, pieces and rules. `start` is a FEN; `hand_order` the symbols of the hand, dearest first."""

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

    def __post_init__(self) -> None:
        """Refuse data that contradicts itself. Raises ValueError with what is wrong and where."""
        if not (1 <= self.files <= MAX_SIZE and 1 <= self.ranks <= MAX_SIZE):
            raise ValueError(f"{self.name}: a board of {self.files} by {self.ranks} is not supported")
        if len(self.pieces) > MAX_KINDS:
            raise ValueError(f"{self.name}: more than {MAX_KINDS} kinds of pieces")
        symbols = [piece.symbol for piece in self.pieces]
        if len(set(symbols)) != len(symbols):
            raise ValueError(f"{self.name}: two pieces share a symbol")
        if [piece.royal for piece in self.pieces].count(True) != 1 or not self.pieces[0].royal:
            raise ValueError(f"{self.name}: the one royal piece must come first")
        for piece in self.pieces:
            self._check_piece(piece, symbols)
        for letter in self.hand_order:
            if letter not in symbols:
                raise ValueError(f"{self.name}: no piece {letter!r} for the hand")
        droppable = {piece.symbol for piece in self.pieces if piece.drop}
        if sorted(droppable) != sorted(self.hand_order):
            raise ValueError(f"{self.name}: the order of the hand must name each piece that can be dropped once")
        for text in (self.end.arrival, self.appearance.tints, self.appearance.marked):
            self.zone(text)
        if self.castling:
            self._check_castling(self.castling, symbols)

    def _check_castling(self, castling: Castling, symbols: list[str]) -> None:
        """Refuse castlings that are not two, or whose squares or rook do not exist."""
        if castling.rook not in symbols:
            raise ValueError(f"{self.name}: no piece {castling.rook!r} to castle with")
        if len(castling.castles) != 2:
            raise ValueError(f"{self.name}: a side castles in two directions, not {len(castling.castles)}")
        for castle in castling.castles:
            for square in (castle.king, castle.rook, castle.king_to, castle.rook_to):
                self.zone(square)

    def _check_piece(self, piece: Piece, symbols: list[str]) -> None:
        """Refuse a piece whose movement, zones or references are wrong."""
        for text in (piece.moves, piece.faces, *(terrain.moves for terrain in piece.terrain)):
            betza.parse(text)
        zones = [piece.wall, *(text for terrain in piece.terrain for text in (terrain.zone, terrain.within))]
        if piece.promotion:
            promotion = piece.promotion
            zones += [promotion.may_from, promotion.may_to, promotion.must_from, promotion.must_to]
        if piece.drop:
            zones += [piece.drop.zone, piece.drop.one_a_file]
        for text in zones:
            zone(text, self.files, self.ranks)
        named = [*piece.spares, *piece.no_screen]
        named += [piece.promotion.becomes] if piece.promotion else []
        named += [piece.held_as] if piece.held_as else []
        for symbol in named:
            if symbol not in symbols:
                raise ValueError(f"{self.name}: {piece.name} names a piece {symbol!r} that does not exist")
        if piece.held_as and piece.held_as not in self.hand_order:
            raise ValueError(f"{self.name}: {piece.name} is held as {piece.held_as!r}, which no hand has")

    def zone(self, text: str) -> frozenset[tuple[int, int]]:
        """Return the (file, rank) pairs of a zone's text on this board."""
        return zone(text, self.files, self.ranks)

    @cached_property
    def by_symbol(self) -> dict[str, Piece]:
        """The pieces by their symbols."""
        return {piece.symbol: piece for piece in self.pieces}

    @cached_property
    def promoted_symbols(self) -> frozenset[str]:
        """The symbols of pieces that others promote to and that return to a base piece when captured."""
        return frozenset(piece.promotion.becomes for piece in self.pieces if piece.promotion)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The number of each kind of piece by its symbol; the king is 1."""
        return {piece.symbol: number for number, piece in enumerate(self.pieces, 1)}
