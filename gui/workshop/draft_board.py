"""The board of a draft, to arrange pieces, paint zones, and try the game."""

import json
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor, QPixmap

from surajang.gui.board.annotations import SQUARE, Colour, Mark
from surajang.gui.board.board_options import BoardOptions, board_options
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.interaction import EditRequest, Placing
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.spoken import describe
from surajang.gui.board.view import BoardView
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.piece_palette import MOVE, REMOVE
from surajang.gui.desk.setup import Setup, read
from surajang.gui.desk.setup_edits import Carry, Edit, Give, Hold, Put, TurnOver
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft, hands_of, text_at
from surajang.gui.workshop.draft_edits import start_text
from surajang.gui.workshop.panels import StartPanel
from surajang.gui.workshop.strips import HOLES, ZoneStrip
from surajang.gui.workshop.trying import Trial
from surajang.rules.betza import parse
from surajang.rules.codes import WHITE, file_of, rank_of
from surajang.rules.definition import PIECE, read_table
from surajang.rules.diagram import InvalidPosition
from surajang.rules.errors import InvalidDefinition, Where
from surajang.rules.variant import MAX_KINDS, Variant

RULES = frozenset(
    ("terrain", "wall", "confined", "faces", "promotion", "drop", "spares", "no_screen", "limit", "royal", "pawn")
) | {"en_passant", "twice", "moves", "name"}
"""The keys of a piece that do not affect its look."""


def stand_in(draft: Draft, filled: bool = False) -> Variant:
    """Return the stand-in for a draft: the same for all drafts that look the same.

    Pieces move as in the draft if possible, since a piece's movement may decide its picture. If `filled`, there are
    squares in place of the holes.
    """
    return _made(json.dumps(_looks(draft, filled), sort_keys=False))


def start_of(draft: Draft, variant: Variant) -> str:
    """Return the draft's start for its stand-in: without rights and choices."""
    pieces = {symbol: draft.pieces.get(symbol, {}) for symbol in variant.by_symbol}
    plain = {**draft.table, PIECE: pieces, "holes": variant.holes}
    for key in ("castling", "setup"):
        plain.pop(key, None)
    hands = hands_of(text_at(draft.table, "start"))
    return start_text(Draft(plain), draft.cells, "".join(one for one in hands if one.upper() in variant.hand_order))


def _looks(draft: Draft, filled: bool) -> dict[str, Any]:
    """Return the table of the stand-in, which may still be refused for a look."""
    files, ranks = draft.size
    royal = draft.king or next(iter(draft.pieces), "K")
    names: set[str] = set()
    pieces = {}
    others = [symbol for symbol in draft.pieces if symbol != royal and not symbol.endswith("~")]
    shown = {royal, *others[: MAX_KINDS - 1]}
    for symbol, piece in (draft.pieces or {"K": {}}).items():
        if symbol not in shown:
            continue
        look = {key: value for key, value in piece.items() if key not in RULES}
        name = text_at(piece, "name") or symbol
        look["name"] = f"{name} ({symbol})" if name in names else name
        names.add(name)
        look["moves"] = _readable(text_at(piece, "moves")) if symbol != royal else "K"
        if symbol == royal:
            look["royal"] = True
            look.pop("held_as", None)
        else:
            look |= {"pawn": True} if piece.get("pawn") is True else {}
            look |= {"drop": {"zone": "1"}} if "drop" in piece else {}
        if look.get("held_as", royal) == royal or look["held_as"] not in shown:
            look.pop("held_as", None)
        pieces[symbol] = look
    holes_text = text_at(draft.table, "holes")
    holes = draft.zone(holes_text)
    free = [(file, rank) for rank in range(ranks) for file in range(files) if (file, rank) not in holes]
    table = {"files": files, "ranks": ranks, PIECE: pieces}
    if "hand_order" in draft.table:
        table["hand_order"] = draft.table["hand_order"]
    first, last = free[0] if free else (0, 0), free[-1] if free else (0, 0)
    if not filled and max(abs(last[0] - first[0]), abs(last[1] - first[1])) > 1:  # so that no king attacks the other
        table["holes"] = holes_text if holes else ""
    else:
        first, last = (0, 0), (files - 1, ranks - 1)
    kings = {first: royal, last: royal.lower()}
    return {
        **table,
        "name": "stand-in",
        "title": "?",
        "start": start_text(Draft({**table, "start": ""}), kings, ""),
        "appearance": draft.table.get("appearance", {}),
        "drawings": draft.table.get("drawings", {}),
    }


def _readable(moves: str) -> str:
    """Return a movement, or a king's if it is unreadable or leads nowhere."""
    try:
        return moves if parse(moves) else "K"
    except ValueError:
        return "K"


@lru_cache(maxsize=16)
def _made(text: str) -> Variant:
    """Return the game of a table given as JSON; refused parts are left out, the looks of pieces last."""
    table = json.loads(text)
    for key in ("", "moves", "hand_order", "appearance", "drawings"):
        table.pop(key, None)
        if key == "moves":
            for piece in table[PIECE].values():
                piece["moves"] = "K"
        try:
            return read_table(table)
        except InvalidDefinition:
            continue
    plain = {
        symbol: {"name": symbol, "moves": "K", **({"royal": True} if piece.get("royal") else {})}
        for symbol, piece in table[PIECE].items()
    }
    return read_table({**table, PIECE: plain})


ICON_SHARE = 0.8
"""The size of the piece at the pointer, in squares."""


class DraftBoard(QObject):
    """The content of the workshop's board, and the edits made by clicks on it."""

    changing = Signal(object, object)
    """An edit of the draft to make, and the stroke of the brush that it belongs to or None."""

    opened = Signal()
    """A piece on the board was moved: open the section of the start position."""

    def __init__(self, board: BoardView, start: StartPanel, strip: ZoneStrip, tools: PageTools) -> None:
        super().__init__(board)
        self._board = board
        self._start = start
        self._strip = strip
        self._tools = tools
        self._draft: Draft | None = None
        self.trial: Trial | None = None
        self.setup: Setup | None = None
        self._strokes = 0
        board.placed.connect(lambda begin, end: self._arrange(Carry(begin, end)))
        board.tapped.connect(self._tapped)
        board.painted.connect(self._painted)
        board.edit_requested.connect(self._edit_requested)
        board.move_chosen.connect(self._play)
        start.chosen.connect(lambda _: self._place_freely())

    @property
    def options(self) -> BoardOptions:
        """The board's options."""
        assert self.setup is not None
        options = board_options(self._tools.settings, self.setup.variant)
        return options._replace(piece_card=self.trial is not None, wheel_steps=False)

    @property
    def variant(self) -> Variant:
        """The stand-in for the game."""
        assert self.setup is not None
        return self.setup.variant

    def picture(self, kind: int, side: int) -> QPixmap:
        """Return the picture of the first player's piece of a kind, `side` pixels wide."""
        return self._start.palette_of_pieces.picture(kind | WHITE, side)

    def show_draft(self, draft: Draft, wrong: tuple[int, ...] | None = None) -> None:
        """Show the start of a draft, or the zone being painted.

        `wrong` are the faulty squares of the start; if the start is faulty without any, its kings are highlighted.
        """
        self._draft = draft
        variant = stand_in(draft, self._strip.where == HOLES)  # a hole cannot be clicked
        self.setup = read(variant, start_of(draft, variant))
        if self.trial is not None:
            return
        marks = self._strip.marks(draft)
        if wrong is not None and not marks:
            kings = [square for square, piece in self.setup.pieces.items() if self.setup.tables.piece_of(piece).royal]
            marks = tuple(Mark(square, Colour.RED, SQUARE) for square in wrong or kings)
        self._board.set_options(self.options)
        self._board.show_state(BoardState(variant, self.setup.pieces, self.setup.hands, marks=marks))
        self._place_freely()
        self._start.palette_of_pieces.show_game(variant, self.options)

    def _place_freely(self) -> None:
        """Make clicks paint, place or move pieces, or play."""
        what = self._start.palette_of_pieces.value
        self._board.unsetCursor()
        if self.trial is not None:
            self._board.set_placing(None)
        elif self._strip.where is not None:
            self._board.set_placing(Placing.BRUSH)
        else:
            self._board.set_placing(Placing.MOVE if what == MOVE else Placing.BRUSH)
            if what not in (MOVE, REMOVE) and self._board.ready:
                side = self._board.scene.geometry.cell / self._board.scene.scale.ratio
                picture = self._start.palette_of_pieces.picture(what, round(side * ICON_SHARE))
                self._board.setCursor(QCursor(picture))

    # Edits

    @property
    def _stroke(self) -> Where:
        """The stroke of the brush, for undo."""
        return ("stroke", self._strokes)

    def _arrange(self, edit: Edit, place: Place | None = None, stroke: Where | None = None) -> None:
        """Make an edit of the start."""
        if self.setup is None or self.trial is not None:
            return
        try:
            made = edit.made(self.setup)
        except InvalidPosition:
            self._tools.sounds.play("error")
            return
        self.opened.emit()
        mirrors = self._start.mirrors.isChecked()
        self.changing.emit(lambda draft: edits.arrange(draft, made.text, mirrors), stroke)
        if place is not None:
            self._board.announce(describe(self._board.scene, place))

    def _tapped(self, place: Place) -> None:
        """Paint a square, or put the chosen piece there."""
        what = self._start.palette_of_pieces.value
        self._strokes += 1
        if self._strip.where is not None:
            if isinstance(place, int):
                square = (file_of(place), rank_of(place))
                self.changing.emit(lambda draft: self._strip.painted(draft, square), self._stroke)
        elif isinstance(place, Slot):
            self._arrange(Hold(place, -1 if what == REMOVE else 1), place)
        elif what != MOVE and self.setup is not None:
            same = self.setup.pieces.get(place, 0) == what
            self._arrange(Put(place, 0 if same or what == REMOVE else what), place, self._stroke)

    def _painted(self, place: int, start: int) -> None:
        """Paint a square, or put a piece there, like the square where the stroke of the brush began."""
        if self._strip.where is not None:
            square, like = ((file_of(each), rank_of(each)) for each in (place, start))
            self.changing.emit(lambda draft: self._strip.painted(draft, square, like), self._stroke)
        elif self.setup is not None:
            self._arrange(Put(place, self.setup.pieces.get(start, 0)), place, self._stroke)

    def _edit_requested(self, place: Place, request: EditRequest) -> None:
        """Turn a piece over or remove it; add a piece to a hand or take one."""
        if self._strip.where is not None:
            return
        if isinstance(place, Slot):
            self._arrange(Hold(place, 1 if request is EditRequest.MORE else -1), place)
        elif request is EditRequest.FEWER:
            self._arrange(Put(place, 0), place)
        else:
            self._arrange(TurnOver(place), place)

    def drop(self, piece: int, place: Place | None) -> None:
        """Put a piece of the palette where it was dropped."""
        if isinstance(place, Slot):
            self._arrange(Give(place.side, piece), place)
        elif place is not None:
            self._arrange(Put(place, piece), place)

    # Trying

    def _play(self, move: int) -> None:
        if self.trial is not None:
            self.trial.play(move)

    def begin_trial(self, variant: Variant) -> Trial:
        """Try a game on the board."""
        self.end_trial()
        self._board.set_placing(None)
        self._board.forget()
        self._board.set_options(board_options(self._tools.settings, variant)._replace(wheel_steps=False))
        self.trial = Trial(variant, self._board, self)
        return self.trial

    def end_trial(self) -> None:
        """Show the draft again."""
        if self.trial is None:
            return
        self.trial.close()
        self.trial.deleteLater()
        self.trial = None
        self._board.forget()
        if self._draft is not None:
            self.show_draft(self._draft)
