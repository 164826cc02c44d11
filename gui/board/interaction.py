"""A person's turn at the board, without a screen: picking a piece up, putting it down, choosing a promotion.

Mouse, touch and keys all call `pick`, `put`, `tap`, `cancel` and `resolve`, so that they behave the same.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from surajang.gui.board.board_state import BoardState
from surajang.gui.board.choices import RING, SWAP, Choice, Option, Selection, SetupChoice, becomes, castlings, reach
from surajang.gui.board.piece_facts import in_the_middle
from surajang.gui.board.places import Place, Slot, by_target
from surajang.gui.kit.translation import Text, in_sentence, put_in, tr
from surajang.gui.words import naming
from surajang.gui.words.movement import in_short
from surajang.rules.moves import PROMOTION, origin, target, via
from surajang.rules.reasons import Reason, because

STAY = Text("Stay a {piece}"), Text("Stay an {piece}")


class Placing(Enum):
    """How pieces are placed freely, without rules, as in a position editor.

    `MOVE`: pieces are taken from a place and put down at another, or beside the board. `BRUSH`: a click on a place
    reports only the place, and a drag each square that it goes over.
    """

    MOVE = "move"
    BRUSH = "brush"


class EditRequest(Enum):
    """An edit of a place while pieces are placed freely: turn its piece over, add one, remove one."""

    TURN_OVER = "turn over"
    MORE = "more"
    FEWER = "fewer"


class Premove(NamedTuple):
    """A move entered before its turn: the piece's place, and the square to which it goes if it then can."""

    start: Place
    end: int


def noop(*_: object) -> None:
    """Do nothing: the default of a callback."""


class Interaction:
    """A person's turn at the board.

    `ready`: whether there is a `state`, the content of the board. `movable`: the sides that may be moved. `selected`:
    the place of the selected piece. `step`: the square of the first capture of a piece that moves twice, or 0.
    `choice`: the open question, or None. `setup`: the choice of a setup, or None. `evidence`: squares that explain the
    latest refusal. `two_people`: two share the board, so that the second setup begins with a hand-over. `preferred`:
    the hinted move, whose option is preselected in a choice; 0 if there is none. `premovable`: the sides that may
    premove while the other is to move, `premove` the premove entered. `on_move` is called with a legal move once it is
    settled, `on_refusal` with the reason why something cannot be done, `on_blocked` when the person reaches for a piece
    that may not be moved now, or whose turn it is not. `placing`: how pieces are placed freely, if they are;
    `on_placed` is called with the places from and to which a piece is moved (None beside the board), `on_tapped` with a
    clicked place that has nothing to pick up, `on_painted` with a square that a drag of the brush crosses and the
    square where it began, `on_edit_request` with a place and the EditRequest for it.
    """

    state: BoardState

    def __init__(
        self,
        on_move: Callable[[int], None] = noop,
        on_refusal: Callable[[Reason], None] = noop,
        on_blocked: Callable[[], None] = noop,
        on_placed: Callable[[Place, Place | None], None] = noop,
        on_tapped: Callable[[Place], None] = noop,
        on_edit_request: Callable[[Place, EditRequest], None] = noop,
        on_painted: Callable[[int, int], None] = noop,
    ) -> None:
        self.ready = False
        self.on_move = on_move
        self.on_refusal = on_refusal
        self.on_blocked = on_blocked
        self.on_placed = on_placed
        self.on_tapped = on_tapped
        self.on_edit_request = on_edit_request
        self.on_painted = on_painted
        self.placing: Placing | None = None
        self.movable: frozenset[int] = frozenset()
        self.premovable: frozenset[int] = frozenset()
        self.two_people = False
        self.preferred = 0
        self._forget()

    def show(self, state: BoardState) -> Premove | None:
        """Show another state and end an unfinished move. Return the premove if its turn has come."""
        premove = self.premove
        self.state = state
        self.ready = True
        self.preferred = 0
        self.reset()
        return premove if premove is not None and state.side in self.premovable else None

    def _forget(self) -> None:
        """Forget an unfinished move."""
        self.selected: Place | None = None
        self.step = 0
        self.choice: Choice | None = None
        self.evidence: tuple[int, ...] = ()
        self.premove: Premove | None = None
        self.setup: SetupChoice | None = None

    def reset(self) -> None:
        """Begin again at the current state, as after a move."""
        self._forget()
        side = self.state.setup
        if side is not None and side in self.movable and not self.state.over and self.placing is None:
            self.setup = SetupChoice(self.state, side, self.two_people)

    def set_movable(self, sides: frozenset[int]) -> None:
        """Let the person at the board move these sides. An unfinished move ends; a premove stays."""
        if sides != self.movable:
            self.movable = sides
            if self.ready:
                premove = self.premove
                self.reset()
                self.premove = premove

    def set_premovable(self, sides: frozenset[int]) -> None:
        """Let these sides enter a premove while the other is to move."""
        if sides != self.premovable:
            self.premovable = sides
            self.premove = None
            selection = self.selection()
            if selection is not None and selection.premoving:
                self.deselect()

    def set_placing(self, placing: Placing | None) -> None:
        """Let pieces be placed freely, or moved only by the rules."""
        if placing is not self.placing:
            self.placing = placing
            if self.ready:
                self.reset()

    def can_pick(self, place: Place) -> bool:
        """Return whether the piece at a place may be picked up now, to move or to premove."""
        state = self.state
        owner = state.owner(place)
        if self.placing is not None:
            return self.placing is Placing.MOVE and owner is not None
        if state.setup is not None:
            return self.setup is not None and self.setup.can_pick(place)
        if state.over or owner is None:
            return False
        return owner in (self.movable if owner == state.side else self.premovable)

    def selection(self) -> Selection | None:
        """Return the piece picked up, or None."""
        return Selection(self.state, self.selected, self.step) if self.selected is not None else None

    def targets(self) -> dict[int, str]:
        """Return the squares where the selected piece can go, each with the mark that shows it."""
        selection = self.selection()
        if selection is None or self.placing is not None:
            return {}
        if self.setup is not None:
            goal = self.setup.target(selection.place)
            return {goal: SWAP if self.setup.pair_at(goal) else RING} if goal else {}
        return selection.targets()

    def pick(self, place: Place) -> bool:
        """Pick up the piece at a place. Return whether it may be."""
        if not self.can_pick(place):
            return False
        self.evidence = ()
        self.premove = None
        self.choice = None
        self.step = 0
        self.selected = place
        return True

    def deselect(self) -> None:
        """Deselect the piece and close any question."""
        self.selected = None
        self.step = 0
        self.choice = None

    def put(self, place: Place | None) -> bool:
        """Try to put the selected piece down at a place, or beside the board.

        Return whether that worked. If not, it is deselected, with a reason if the place is a square.
        """
        selection = self.selection()
        if selection is None:
            return False
        if self.placing is not None:
            self.deselect()
            self.on_placed(selection.place, place)
            return True
        if self.setup is not None:
            return self._put_in_setup(self.setup, selection.place, place)
        if isinstance(place, int):
            if not self.step and selection.castles_with(place):
                place = castlings(self.state, selection.place)[place]
            if selection.premoving:
                self.deselect()
                if place in reach(self.state, selection.place):
                    self.premove = Premove(selection.place, place)
                return self.premove is not None
            if self._move_to(selection, place):
                return True
        self.deselect()
        if isinstance(place, int) and place != selection.place and not selection.step:
            self._refuse(self.state.why_not(selection.place, place))
        return False

    def refuse_gone(self, square: int, code: int) -> None:
        """Say why a piece dragged from a square cannot move: it was captured there, or is not there."""
        variant, captured = self.state.variant, self.state.owner(square) is not None
        piece = self.state.piece(code)
        self._refuse(
            because("just captured", variant, (square,), piece=piece) if captured else because("no piece", variant)
        )

    def _move_to(self, selection: Selection, square: int) -> bool:
        """Move the selected piece to a square, or take the first of its two steps. Return whether it can."""
        if not self.step and square in selection.first_steps():
            self.evidence = ()
            self.step = square
            selection = replace(selection, step=square)
            if any(target(move) != square for move in selection.moves()):
                return True
        moves = by_target(selection.moves()).get(square, [])
        if moves:
            self.evidence = ()
            self._settle(square, moves)
        return bool(moves)

    def tap(self, place: Place | None) -> None:
        """Handle a click or Enter on a place; None is anywhere else."""
        if place is None:
            self.deselect()
            self.evidence = ()
            self.premove = None
        elif self.selected is None:
            if not self.pick(place):
                self.evidence = ()
                self.premove = None
                if self.placing is not None:
                    self.on_tapped(place)
                    return
                owner = self.state.owner(place)
                nobody = not self.movable and not self.premovable
                if self.setup is None and owner is not None and (nobody or owner != self.state.side):
                    self.on_blocked()
        elif place == self.selected and not self.step:
            self._tap_again()
        elif self.may_change_to(place):
            self.pick(place)
        else:
            self.put(place)

    def cancel(self) -> bool:
        """Undo one step of an unfinished move. Return whether there was one."""
        if self.choice is not None:
            self.choice = None
        elif self.step:
            self.step = 0
        elif self.selected is not None:
            self.selected = None
        elif self.premove is not None:
            self.premove = None
        elif self.evidence:
            self.evidence = ()
        else:
            return False
        return True

    def resolve(self, number: int) -> None:
        """Choose an option of the current choice."""
        if self.choice is None or not 0 <= number < len(self.choice.options):
            return
        move = self.choice.options[number].move
        self.deselect()
        if move:
            self.on_move(move)

    def remove(self, place: Place) -> None:
        """Remove a piece, where pieces are placed freely."""
        if self.placing is not None and self.state.owner(place) is not None:
            self.deselect()
            self.on_placed(place, None)

    def request_edit(self, place: Place, request: EditRequest) -> None:
        """Request an edit of a place, where pieces are placed freely."""
        if self.placing is not None:
            self.deselect()
            self.on_edit_request(place, request)

    def focus(self, number: int) -> None:
        """Focus another option of the current choice, which Enter chooses."""
        if self.choice is not None:
            self.choice = replace(self.choice, focus=number % len(self.choice.options))

    def confirm_setup(self) -> None:
        """Play the current setup choice; after a hand-over, let it be made first."""
        if self.setup is not None and self.setup.handing_over:
            self.setup.handing_over = False
        elif self.setup is not None:
            move = self.state.setup_move(self.setup.current)
            if move:
                self.on_move(move)

    # Parts

    def may_change_to(self, place: Place) -> bool:
        """Return whether a tap on a place selects its piece instead; a selected drop never changes to a piece."""
        selection = self.selection()
        if self.placing is not None or (isinstance(self.selected, Slot) and isinstance(place, int)):
            return False
        if selection is not None and selection.premoving and selection.castles_with(place):
            return False
        return self.can_pick(place) and place not in self.targets()

    def _tap_again(self) -> None:
        """Tap on the selected piece: it is put down, or asked whether it is to pass if it can."""
        selection, start = self.selection(), self.selected
        move = selection.passing_move() if selection is not None and self.placing is None else 0
        if not move or not isinstance(start, int):
            self.deselect()
            return
        self._ask_to_pass(start, move)

    def _ask_to_pass(self, start: int, move: int) -> None:
        """Ask whether the piece on `start` is to stay there by `move`."""
        piece = self.state.pieces[start]
        name = in_sentence(naming.piece(self.state.piece(piece)))
        options = (Option(0, 0, tr("Cancel")), Option(move, piece, tr("Pass: the {piece} stays", piece=name)))
        self.choice = Choice(start, options, declining=0)

    def _settle(self, square: int, moves: list[int]) -> None:
        """Play the only move there is, or ask which."""
        if len(moves) == 1:
            self.deselect()
            self.on_move(moves[0])
            return
        options = [self._option(move) for move in sorted(moves, key=lambda move: (not move & PROMOTION, via(move)))]
        declining = next((number for number, option in enumerate(options) if not option.move & PROMOTION), -1)
        meant = [number for number, option in enumerate(options) if option.move == self.preferred]
        self.choice = Choice(square, tuple(options), declining, focus=meant[0] if meant else 0)

    def _option(self, move: int) -> Option:
        state = self.state
        piece = state.pieces[int(origin(move))]
        face = becomes(state.tables, piece, move)
        name = in_sentence(naming.piece(state.piece(face)))
        label = tr("Promote to {piece}") if move & PROMOTION else STAY[naming.takes_an(name)]()
        label = put_in(label, piece=name)
        return Option(move, face, label, in_short(state.piece(face)), in_the_middle(state.tables, face))

    def _refuse(self, reason: Reason | None) -> None:
        """Say why something cannot be done, and light the evidence."""
        if reason is not None:
            self.evidence = reason.squares
            self.on_refusal(reason)

    def _put_in_setup(self, setup: SetupChoice, start: Place, place: Place | None) -> bool:
        """Swap two neighbours, or end the choice with the king on the enemy king. Return whether that was done."""
        possible = place != 0 and place == setup.target(start)
        self.deselect()
        if not possible or not isinstance(place, int):
            return False
        pair = setup.pair_at(place)
        if pair is not None:
            return setup.swap(pair)
        self.confirm_setup()
        return True
