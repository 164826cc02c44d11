"""A piece of a variant as frozen data, checked when it is built: its movement, terrain, promotion and drops."""

import re
from dataclasses import dataclass
from typing import Final

from surajang.rules import betza, looks
from surajang.rules.contradiction import Contradiction

MAX_CHOICES: Final = 16
SYMBOL: Final = re.compile(r"\+?[A-Z]|[A-Z]~")
_LETTER: Final = re.compile(r"[A-Z][a-z]?")


def _rays(text: str, *where: str | int) -> list[betza.Ray]:
    """Return the rays of a movement text in a field. Raises Contradiction."""
    try:
        return betza.parse(text)
    except Contradiction as error:
        raise error.within(*where) from None


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
            raise Contradiction("zone missing", "zone")
        if not _rays(self.moves, "moves") and not self.instead:
            raise Contradiction("terrain adds nothing", "moves", text=self.zone)


@dataclass(frozen=True)
class Promotion:
    """The piece that another becomes, and the zones where a move from or to them may or must promote it.

    `others` are further pieces that it may become instead. `most`: for each choice, `becomes` first, the number on the
    board, `Q` and `Q~` together, from which a side may no longer choose it; 0 for no limit. Where it must become one of
    them and may not, the move is illegal. `named`: moves name the piece, as in `e7e8q`; where there are others they
    always do, otherwise a `+` is enough.
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
            raise Contradiction("zone missing", "becomes")
        if len({symbol.strip("+~") for symbol in self.choices}) != len(self.choices):
            raise Contradiction("promotions alike", "others", symbols=self.choices)
        if self.most and (len(self.most) != len(self.choices) or min(self.most) < 0):
            raise Contradiction("numbers of promotions", "most", symbols=self.choices)
        if len(self.choices) > MAX_CHOICES:
            raise Contradiction("too many promotions", "others", most=MAX_CHOICES)

    @property
    def choices(self) -> tuple[str, ...]:
        """The symbols of all the pieces that it may become."""
        return (self.becomes, *self.others)


@dataclass(frozen=True)
class Drop:
    """The squares on which a piece may be dropped, and further limits.

    `zone`: the squares allowed. `may_mate`: the drop may checkmate; `may_check`: it may give check. `one_a_file`: if
    not empty, no drop on a file that already has `most_a_file` or more of the owner's pieces of this kind in that zone.
    """

    zone: str
    may_mate: bool = True
    one_a_file: str = ""
    may_check: bool = True
    most_a_file: int = 1

    def __post_init__(self) -> None:
        """Refuse a drop that is allowed nowhere. Raises Contradiction."""
        if not self.zone:
            raise Contradiction("zone missing", "zone")
        if self.most_a_file < 1:
            raise Contradiction("number too small", "most_a_file", key="most_a_file", least=1)


@dataclass(frozen=True)
class Piece:
    """A kind of piece; a promoted piece is a kind of its own.

    `symbol` is its text in FEN and moves (`N`, `+N`; `Q~` is a queen that was a pawn), `letter` the one in notation
    for people. `name` is its English name, `native` its sign, `reading` the sign's reading in Latin letters, and
    `meaning` the sign's meaning; a piece with a different sign for each side has both, separated by a slash.
    `moves` and `terrain` define its movement; `wall` is a zone of its own side where every slide from outside ends, and
    `confined`, if not empty, the zone that it never leaves by a move.
    `faces` is movement that attacks only the enemy king. `held_as` is the symbol of the piece that the captor gets in
    hand, empty if it is killed. `spares` lists kinds that it never captures, `no_screen` kinds that it cannot hop over.
    `limit` is the most that a side may have on the board, 0 for any number. `twice`: after a capture on an adjacent
    square it may step once more, and it may pass (the lion of RULES.md §5). `pawn`: its moves reset the half-move
    clock, unless it could go back. `en_passant`: pieces of its kind can capture it en passant after a move over
    squares. `picture`: how it is drawn (`rules.looks`), empty for the default of its set or movement.
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
            raise Contradiction("symbol not written so", text=self.symbol)
        if self.letter and not _LETTER.fullmatch(self.letter):
            raise Contradiction("letter not written so", "letter", text=self.letter)
        if not self.name:
            raise Contradiction("text empty", "name", key="name")
        plain = _rays(self.moves, "moves")
        rays = [*plain, *(ray for terrain in self.terrain for ray in betza.parse(terrain.moves))]
        if not rays:
            raise Contradiction("never moves", "moves", piece=self)
        if self.limit < 0:
            raise Contradiction("number too small", "limit", key="limit", least=0)
        if self.wall and all(ray.limit == 1 for ray in plain):
            raise Contradiction("wall without slides", "wall", piece=self)
        if self.no_screen and not any(ray.mode & betza.HOP for ray in rays):
            raise Contradiction("screens without hops", "no_screen", piece=self)
        if self.drop and not self.drop.may_mate and any(ray.limit > 1 and ray.mode & betza.CAPTURE for ray in rays):
            raise Contradiction("mate by a far drop", "drop", "may_mate", piece=self)
        if self.faces and not (self.royal and all(ray.mode & betza.CAPTURE for ray in _rays(self.faces, "faces"))):
            raise Contradiction("faces no king", "faces", piece=self, text=self.faces)
        if self.royal:
            self._check_royal(rays)
        if self.en_passant:
            self._check_en_passant(rays)
        if self.twice and not set(betza.parse("K")) <= set(plain):
            raise Contradiction("no second step", "twice", piece=self)
        if self.picture:
            try:
                looks.read(self.picture)
            except Contradiction as error:
                raise error.within("picture") from None

    def _check_royal(self, rays: list[betza.Ray]) -> None:
        """Refuse a king with properties that no king may have. Raises Contradiction."""
        if self.promotion or self.drop or self.held_as or self.limit:
            raise Contradiction("royal in a hand", "royal", piece=self)
        if self.pawn or self.en_passant or self.twice or self.spares:
            raise Contradiction("royal pawn", "royal", piece=self)
        if any(ray.limit > 1 or ray.mode != betza.MOVE | betza.CAPTURE for ray in rays):
            raise Contradiction("royal slides", "moves", piece=self)

    def _check_en_passant(self, rays: list[betza.Ray]) -> None:
        """Refuse a piece that is captured en passant but never passes a square. Raises Contradiction."""
        if not self.pawn:
            raise Contradiction("en passant without a pawn", "en_passant", piece=self)
        if not any(ray.limit > 1 and ray.mode == betza.MOVE and ray.files == 0 and ray.ranks > 0 for ray in rays):
            raise Contradiction("en passant without a long move", "en_passant", piece=self)
        if not any(ray.limit == 1 and ray.mode & betza.CAPTURE for ray in rays):
            raise Contradiction("en passant without a capture", "en_passant", piece=self)
        captures = {(ray.files, ray.ranks) for ray in rays if ray.files and ray.mode & betza.CAPTURE}
        moves = [ray for ray in rays if ray.mode & betza.MOVE]
        if any((n * ray.files, n * ray.ranks) in captures for ray in moves for n in range(1, ray.limit + 1)):
            raise Contradiction("en passant or a move", "en_passant", piece=self)

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
