"""How each place of a board looks at a moment. The board repaints the places whose look has changed, and no others."""

from typing import NamedTuple

from gui.board.annotations import fills_square
from gui.board.board_options import BoardOptions
from gui.board.interaction import Interaction
from gui.board.places import Place, Slot


class Look(NamedTuple):
    """The look of one place.

    `piece` stands there, faded or not. `held`: how many a slot holds, -1 for a square. `under`: the theme's names of
    the colours laid over the ground. `glow`: an attacked king's. `target`: one of `gui.board.targets`. `lit`:
    evidence of a refusal. `cursor`: the keys' place.
    """

    piece: int = 0
    held: int = -1
    under: tuple[str, ...] = ()
    glow: bool = False
    target: str = ""
    lit: bool = False
    cursor: bool = False
    faded: bool = False


class Situation(NamedTuple):
    """What decides the looks beside the state and the person's turn.

    `lifted`: the place whose piece follows the pointer. `hovered`: the place under it. `away`: places whose piece is
    on its way there (with how many, for slots). `hint`: squares of a suggested move. `lit`: squares to light.
    """

    cursor: Place | None = None
    lifted: Place | None = None
    hovered: Place | None = None
    away: dict[Place, int] = {}  # noqa: RUF012  (a default of a NamedTuple; never changed)
    hint: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()
    paused: bool = False


def looks(turn: Interaction, options: BoardOptions, situation: Situation) -> dict[Place, Look]:
    """Return the look of every square and every slot."""
    state = turn.state
    if situation.paused:
        blank: dict[Place, Look] = {int(square): Look() for square in state.tables.squares}
        return blank | {slot: Look(held=0) for slot in state.slots}
    pieces = dict(state.pieces)
    if turn.setup is not None:
        pieces |= turn.setup.pieces(turn.setup.current)
    if turn.step and isinstance(turn.selected, int):
        pieces[turn.step] = pieces.pop(turn.selected)
    marks = turn.targets() if options.legal_marks and turn.choice is None else {}
    lit = {*turn.evidence, *situation.lit}
    standing = turn.step or turn.selected
    coloured = {mark.place: mark.colour.fill for mark in state.marks if fills_square(mark)}
    found: dict[Place, Look] = {}
    for number in state.tables.squares:
        square = int(number)
        under = [coloured[square]] if square in coloured else []
        if options.last_move and square in state.last_move:
            under.append("last_move")
        if square in situation.hint or (turn.premove is not None and square in turn.premove):
            under.append("premove")
        if options.selection and square == standing:
            under.append("selected")
        if square == situation.hovered and square in marks:
            under.append("legal")
        found[square] = Look(
            piece=0 if square in situation.away else pieces.get(square, 0),
            under=tuple(under),
            glow=options.check_glow and square == state.checked,
            target=marks.get(square, ""),
            lit=square in lit,
            cursor=square == situation.cursor,
            faded=square == situation.lifted,
        )
    for slot in state.slots:
        held = state.held(slot) - situation.away.get(slot, 0) - (slot == situation.lifted)
        found[slot] = Look(
            piece=state.piece_at(slot),
            held=max(0, held),
            under=(*([coloured[slot]] if slot in coloured else ()), *_under_slot(turn, options, slot)),
            cursor=slot == situation.cursor,
        )
    return found


def _under_slot(turn: Interaction, options: BoardOptions, slot: Slot) -> tuple[str, ...]:
    """Return the names of the colours laid over the ground of a slot."""
    if options.selection and slot == turn.selected:
        return ("selected",)
    return ("premove",) if turn.premove is not None and turn.premove.start == slot else ()
