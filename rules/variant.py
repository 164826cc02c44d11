"""A variant as frozen data, checked when it is built. The variants themselves are in `rules/games/`.

Zones are written as text from the owner's side, ranks counted from the owner's edge: `9-10` (whole ranks), `d7-f9`
(a rectangle), `e8` (a square), or several separated by blanks. Black's are the same with the ranks mirrored, or what
follows a `|`, again counted from Black's edge: `9-10 | 8-10`.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from surajang.rules import betza, looks
from surajang.rules.contradiction import Contradiction
from surajang.rules.piece import Piece
from surajang.rules.special_rules import Castling, EndRule, Repetition, SetupPhase

FILES: Final = "abcdefghijklmnopqrstuvwxyz"
MAX_SIZE: Final = 12
MAX_KINDS: Final = 31
_FILES_FOR_LONG_RIDERS: Final = 11

COORDINATES: Final = ("chess", "shogi")
PIECE_SETS: Final = ("figures", "letters", *looks.SETS)
PROMOTION_SIGNS: Final = ("=", "+")

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_START: Final = re.compile(
    r"(?P<board>[^\[\] ]+)\[(?P<hands>[^\] ]*)\] [wb] (?P<castling>-|[A-Za-z]+) - 0 1(?P<setup> setup=w)?"
)
_RUN: Final = re.compile(r"[0-9]+|\+?[A-Za-z]~?|.")
_ZONE_ITEM: Final = re.compile(r"(?:([a-z])?(\d+))(?:-([a-z])?(\d+))?$")


def zone(text: str, files: int, ranks: int, side: int = 0) -> frozenset[tuple[int, int]]:
    """Return the (file, rank) pairs, from 0 and from the owner's edge, that a zone's text names for `side`.

    Raises Contradiction for other text.
    """
    own, bar, other = text.partition("|")
    if bar and not (own.strip() and other.strip()):
        raise Contradiction("zone for one side", text=text)
    text = other if bar and side else own
    found: set[tuple[int, int]] = set()
    for item in text.split():
        match = _ZONE_ITEM.match(item)
        if match is None:
            raise Contradiction("zone not written so", text=item)
        first_file, first_rank, last_file, last_rank = match.groups()
        low_rank = int(first_rank) - 1
        high_rank = int(last_rank or first_rank) - 1
        low_file = FILES.index(first_file) if first_file else 0
        high_file = FILES.index(last_file or first_file) if first_file else files - 1
        if not (0 <= low_file <= high_file < files and 0 <= low_rank <= high_rank < ranks):
            raise Contradiction("zone off the board", text=item, files=files, ranks=ranks)
        found.update((x, y) for x in range(low_file, high_file + 1) for y in range(low_rank, high_rank + 1))
    return frozenset(found)


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
    `pointing`: both have pieces of one colour, which point at the enemy. `promotion_sign`: `=` or `+`, in notation for
    people.
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
    players: tuple[str, ...] = ("White", "Black")
    pointing: bool = False
    promotion_sign: str = "="

    def __post_init__(self) -> None:
        """Refuse contradictory or unknown looks. Raises Contradiction."""
        if not self.piece_sets:
            raise Contradiction("no piece sets", "piece_sets")
        for number, name in enumerate(self.piece_sets):
            if name not in PIECE_SETS:
                raise Contradiction("none of these", "piece_sets", number, text=name, names=PIECE_SETS)
        if self.coordinates not in COORDINATES:
            raise Contradiction("none of these", "coordinates", text=self.coordinates, names=COORDINATES)
        if self.promotion_sign not in PROMOTION_SIGNS:
            raise Contradiction("none of these", "promotion_sign", text=self.promotion_sign, names=PROMOTION_SIGNS)
        if len(self.players) != 2 or len(set(self.players)) != 2 or "" in self.players:
            raise Contradiction("names of players", "players")
        if (self.outlined or self.tints) and not self.region:
            raise Contradiction("region without a name", "region", key="region")


@dataclass(frozen=True)
class Variant:
    """A kind of game: its board, pieces and rules.

    `start` is a FEN; `hand_order` the symbols of pieces in hand, most valuable first; `vchess_hands` their order in
    vchess's positions, empty if vchess does not have the variant; `family` the name of the variant that this is another
    edition of, whose lessons and ratings it shares, or empty; `edition` its name within its family, or empty;
    `exported` the name in a definition for Fairy-Stockfish, empty if it is the same; `holes` the squares that the board
    lacks, as White sees them; `drawings` what pictures name: names with SVG as `rules.pictures.drawings` writes it, and
    signs with their outlines as `rules.pictures.outlines` does; `based_on` the name of the game that this one modifies,
    or empty: the rules page lists the differences.
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
            raise Contradiction("name not written so", "name", text=self.name)
        if self.family and (self.family == self.name or not _NAME.fullmatch(self.family)):
            raise Contradiction("no other game", "family", text=self.family)
        if self.exported and not _NAME.fullmatch(self.exported):
            raise Contradiction("name not written so", "exported", text=self.exported)
        if self.based_on and (self.based_on == self.name or not _NAME.fullmatch(self.based_on)):
            raise Contradiction("no other game", "based_on", text=self.based_on)
        if not self.title:
            raise Contradiction("text empty", "title", key="title")
        if not (1 <= self.files <= MAX_SIZE and 1 <= self.ranks <= MAX_SIZE):
            raise Contradiction("size of the board", "files", files=self.files, ranks=self.ranks, most=MAX_SIZE)
        symbols = [piece.symbol for piece in self.pieces]
        self._check_kinds(symbols)
        for piece in self.pieces:
            self._check_piece(piece, symbols)
        self._check_lame_leaps()
        for letter in self.hand_order:
            if letter not in symbols:
                raise Contradiction("no such piece", "hand_order", text=letter)
        if self.vchess_hands and sorted(self.vchess_hands) != sorted(self.hand_order):
            raise Contradiction("other hands in vchess", "vchess_hands", text=self.vchess_hands)
        droppable = {piece.symbol for piece in self.pieces if piece.drop}
        if len(set(self.hand_order)) != len(self.hand_order) or not droppable <= set(self.hand_order):
            raise Contradiction("order of the hand", "hand_order")
        if any(piece.wall for piece in self.pieces) and not self.appearance.region:
            raise Contradiction("region without a name", "appearance", "region", key="region")
        self._check_zone(self.end.arrival, "end", "arrival")
        for field in ("outlined", "tints", "marked"):
            self._check_zone(getattr(self.appearance, field), "appearance", field)
        if self.appearance.coordinates == "shogi" and self.files > 9:
            raise Contradiction("coordinates too short", "appearance", "coordinates", files=self.files)
        if not (self.end.draws or (self.end.stalemate_loses and self.repetition.illegal)):
            raise Contradiction("draws of a game without any", "end", "draws")
        boards = self._start_boards()
        self._check_arrival(boards)
        if self.castling:
            self._check_castling(self.castling, boards[0])
        if self.setup:
            self._check_setup(self.setup, boards[0])
        if any(piece.picture for piece in self.pieces):
            self._check_pictures()

    def _check_pictures(self) -> None:
        """Refuse drawings that do not exist, and two kinds that look alike. Raises Contradiction."""
        drawn = dict(self.drawings)
        seen: dict[tuple[looks.Look, looks.Look], Piece] = {}
        for piece in self.pieces:
            if not piece.picture:
                continue
            pictures = looks.read(piece.picture)
            for look in pictures:
                if look.drawing and not drawn.get(look.drawing, "").startswith("<"):
                    raise Contradiction(
                        "drawing missing", "piece", piece.symbol, "picture", piece=piece, text=look.drawing
                    )
            other = seen.setdefault(pictures, piece)
            if other is not piece:
                raise Contradiction("pictures alike", "piece", piece.symbol, "picture", piece=piece, other=other)

    def _check_kinds(self, symbols: list[str]) -> None:
        """Refuse ambiguous pieces, and more pieces of a kind than the rules support. Raises Contradiction."""
        if len(self.pieces) > MAX_KINDS:
            raise Contradiction("too many kinds", "piece", most=MAX_KINDS)
        if len(set(symbols)) != len(symbols):
            raise Contradiction("pieces alike", "piece", key="symbol")
        plain = [piece for piece in self.pieces if not piece.symbol.endswith("~")]
        for what, values in (("letter", [p.written for p in plain]), ("name", [p.name for p in plain])):
            for number, value in enumerate(values):
                if value in values[:number]:
                    raise Contradiction("pieces alike", "piece", plain[number].symbol, what, key=what)
        for piece in self.pieces:
            if piece not in plain:
                twin = next((other for other in plain if other.symbol == piece.symbol[0]), None)
                if twin is None or (piece.moves, piece.written, piece.name) != (twin.moves, twin.written, twin.name):
                    raise Contradiction(
                        "no former pawn", "piece", piece.symbol, symbol=piece.symbol, base=piece.symbol[0]
                    )
        if [piece.royal for piece in self.pieces].count(True) != 1 or not self.pieces[0].royal:
            raise Contradiction("one royal piece", "piece")
        if sum(piece.en_passant for piece in self.pieces) > 1:
            raise Contradiction("one kind only", "piece", key="en_passant")
        if sum(piece.twice for piece in self.pieces) > 1:
            raise Contradiction("one kind only", "piece", key="twice")

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
                "leap and ride", "piece", lame[step].symbol, "moves", piece=lame[step], other=ridden[step]
            )

    def _check_arrival(self, boards: tuple[dict[str, str], dict[str, str]]) -> None:
        """Refuse an arrival at the start. Raises Contradiction."""
        arrivers = self.end.arrivers or (self.pieces[0].symbol,)
        for symbol in arrivers:
            if symbol not in self.by_symbol:
                raise Contradiction("no such piece", "end", "arrivers", text=symbol)
        for side, board in enumerate(boards):
            goal = self.zone(self.end.arrival, side)
            for square, symbol in board.items():
                file, rank = min(self.zone(square))
                if symbol in arrivers and (file, self.ranks - 1 - rank if side else rank) in goal:
                    raise Contradiction(
                        "arrived at the start", "end", "arrival", piece=self.by_symbol[symbol], place=square
                    )

    def _check_castling(self, castling: Castling, board: dict[str, str]) -> None:
        """Refuse castlings whose rook or squares do not exist or do not fit the start. Raises Contradiction."""
        if castling.rook not in self.by_symbol:
            raise Contradiction("no such piece", "castling", "rook", text=castling.rook)
        for key, castles in zip(("castles", "second"), castling.by_side, strict=True):
            for number, castle in enumerate(castles):
                for field in ("king", "rook", "king_to", "rook_to"):
                    self._check_zone(getattr(castle, field), "castling", key, number, field)
        for number, castle in enumerate(castling.castles):
            if (board.get(castle.king), board.get(castle.rook)) != (self.pieces[0].symbol, castling.rook):
                raise Contradiction("castling not at home", "castling", "castles", number, text=castle.letter)

    def _check_setup(self, setup: SetupPhase, board: dict[str, str]) -> None:
        """Refuse a setup whose first choice is not on the board at the start. Raises Contradiction."""
        standing = "".join(board.get(f"{file}1", "?") for file in setup.files)
        if standing != setup.choices[0].replace("-", ""):
            raise Contradiction(
                "setup not at the start", "setup", "choices", 0, text=setup.choices[0], files=setup.files
            )

    def _start_boards(self) -> tuple[dict[str, str], dict[str, str]]:
        """Return the pieces of both players at the start, by square. Raises Contradiction for a malformed start.

        The tests check that the start is a legal position in the standard form, which needs the rules.
        """
        match = _START.fullmatch(self.start)
        if match is None:
            raise Contradiction("start not written so", "start", text=self.start)
        if bool(match["setup"]) != bool(self.setup):
            raise Contradiction("setup of the start", "start")
        letters = (
            "".join(castle.letter for castles in self.castling.by_side for castle in castles) if self.castling else ""
        )
        if match["castling"] != "-" and not set(match["castling"].upper()) <= set(letters):
            raise Contradiction("rights of the start", "start", text=match["castling"])
        if not set(match["hands"].upper()) <= set(self.hand_order):
            raise Contradiction("hands of the start", "start")
        found: tuple[dict[str, str], dict[str, str]] = ({}, {})
        kings = [0, 0]
        stars: set[tuple[int, int]] = set()
        rows = match["board"].split("/")
        if len(rows) != self.ranks:
            raise Contradiction("wrong ranks", "start", ranks=self.ranks, number=len(rows))
        for rank, row in zip(range(self.ranks, 0, -1), rows, strict=True):
            file = 0
            for item in _RUN.findall(row):
                if item.isdecimal():
                    file += int(item)
                    continue
                if item == "*":
                    stars.add((file, rank - 1))
                    file += 1
                    continue
                if item.upper() not in self.by_symbol:
                    raise Contradiction("no such piece", "start", text=item)
                if file < self.files:
                    found[0 if item.isupper() else 1][f"{FILES[file]}{rank}"] = item.upper()
                if item.upper() == self.pieces[0].symbol:
                    kings[item.isupper()] += 1
                file += 1
            if file != self.files:
                raise Contradiction("wrong files", "start", rank=rank, files=self.files, number=file)
        self._check_zone(self.holes, "holes")
        if stars != self.zone(self.holes):
            raise Contradiction("holes of the start", "holes")
        if kings != [1, 1]:
            raise Contradiction("kings of the start", "start")
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
                    raise Contradiction("ride too long", *here, *where, piece=piece, files=self.files)
        for symbol, *there in _named(piece):
            if symbol not in symbols:
                raise Contradiction("no such piece", *here, *there, text=symbol)
            if there[0] == "promotion" and symbol in (piece.symbol, self.pieces[0].symbol):
                raise Contradiction("promotes to this", *here, *there, piece=piece, text=symbol)
        if self.pieces[0].symbol in piece.spares:
            raise Contradiction("spares the king", *here, "spares", piece=piece)
        if piece.held_as and piece.held_as not in self.hand_order:
            raise Contradiction("held as this", *here, "held_as", piece=piece, text=piece.held_as)

    def _check_zone(self, text: str, *where: str | int) -> None:
        """Check the text of a zone in a field. Raises Contradiction."""
        try:
            for side in (0, 1):
                self.zone(text, side)
        except Contradiction as error:
            raise error.within(*where) from None

    def zone(self, text: str, side: int = 0) -> frozenset[tuple[int, int]]:
        """Return the (file, rank) pairs of a side's zone, seen from its own edge. Raises Contradiction."""
        return zone(text, self.files, self.ranks, side)

    @property
    def first_side(self) -> int:
        """The side that moves first."""
        return int(self.start.split()[1] == "b")

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
