"""What a person does at the board, without a screen: picking a piece up, putting it down, choosing a promotion.

Mouse, touch and keys all end in `pick`, `put`, `tap`, `cancel` and `resolve`, so that they cannot differ.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from gui.board.model import BoardModel, by_target
from gui.board.places import Place, Slot
from gui.board.setup_choice import SetupChoice
from rules.moves import CASTLING, EN_PASSANT, PROMOTION, TWICE, origin, via
from rules.reasons import Reason
from rules.tables import KIND

DOT = "dot"
RING = "ring"
DIAMOND = "diamond"
DOUBLE_RING = "double ring"
STAY = "stay"
SWAP = "swap"
"""The mark of an own piece that the selected one changes places with: in a setup, or by castling."""


@dataclass(frozen=True)
class Option:
    """One thing to choose: the move it plays (0 for none), the piece shown, and what it means in words."""

    move: int
    piece: int
    label: str


@dataclass(frozen=True)
class Choice:
    """Several things to do on one square, to choose from: the option that Enter takes, and the one that `-` takes."""

    square: int
    options: tuple[Option, ...]
    declining: int
    focus: int = 0


class Premove(NamedTuple):
    """A move said before its turn: where the piece is, and where it shall go if it then can."""

    start: Place
    end: int


class Interaction:
    """The state of a person's turn at the board.

    `movable`: the sides that may be moved. `selected`: where the piece lies that is in hand to move. `step`: the square
    of the first capture of a piece that moves twice, or 0. `choice`: what is being asked, or None. `setup`: the
    choice of a setup, or None. `evidence`: squares that explain the latest refusal.
    `two_people`: two share the board, so that the second setup begins with a hand-over.
    `premovable`: the sides that may say their next move while the other is to move, `premove` what was said.
    `on_move` is called with a legal move once it is settled, `on_refusal` with the reason why something cannot be done,
    `on_vain` when the person reaches for a piece that may not be moved now, or whose turn it is not.
    """

    def __init__(
        self,
        model: BoardModel,
        on_move: Callable[[int], None],
        on_refusal: Callable[[Reason], None],
        on_vain: Callable[[], None] = lambda: None,
    ) -> None:
        self.model = model
        self.on_move = on_move
        self.on_refusal = on_refusal
        self.on_vain = on_vain
        self.movable: frozenset[int] = frozenset()
        self.premovable: frozenset[int] = frozenset()
        self.two_people = False
        self.reset()

    def reset(self) -> None:
        """Forget everything half done, as after a move."""
        self.selected: Place | None = None
        self.step = 0
        self.choice: Choice | None = None
        self.evidence: tuple[int, ...] = ()
        self.premove: Premove | None = None
        self.setup: SetupChoice | None = None
        side = self.model.setup
        if side is not None and side in self.movable and not self.model.over:
            self.setup = SetupChoice(self.model, side, self.two_people)

    def set_movable(self, sides: frozenset[int]) -> None:
        """Let these sides be moved by whoever sits at the board. What is half done ends; a premove stays."""
        if sides != self.movable:
            said = self.premove
            self.movable = sides
            self.reset()
            self.premove = said

    def set_premovable(self, sides: frozenset[int]) -> None:
        """Let these sides say their next move while the other is to move."""
        if sides != self.premovable:
            self.premovable = sides
            self.premove = None
            if self._premoving():
                self.deselect()

    def can_pick(self, place: Place) -> bool:
        """Say whether the piece at a place may be picked up now, to move it or to say its next move."""
        model = self.model
        owner = model.owner(place)
        if model.setup is not None:
            return self._can_pick_in_setup(place)
        if model.over or owner is None:
            return False
        return owner in (self.movable if owner == model.side else self.premovable)

    def take_premove(self) -> Premove | None:
        """Return what was said to be the next move, if it is that side's turn now, and forget it."""
        said, self.premove = self.premove, None
        return said if said is not None and self.model.side in self.premovable else None

    def targets(self) -> dict[int, str]:
        """Return the squares where the selected piece can go, each with the mark that shows it."""
        if self.selected is None:
            return {}
        if self.setup is not None:
            return self._targets_in_setup(self.selected)
        if self._premoving():
            mark = DIAMOND if isinstance(self.selected, Slot) else DOT
            return dict.fromkeys(self.model.reach(self.selected), mark)
        moves = self._moves()
        marks = {
            square: DIAMOND if isinstance(self.selected, Slot) else self._mark(square, found[0])
            for square, found in by_target(moves).items()
        }
        if self.step:
            start = self.selected
            if start in marks:
                marks[start] = STAY
            if self.step in marks:
                marks[self.step] = STAY
        else:
            marks.update(dict.fromkeys(self._first_steps(), DOUBLE_RING))
            if self._passing_move() and isinstance(self.selected, int):
                marks[self.selected] = STAY
            for rook, end in self.model.castlings(self.selected).items():
                if any(move & CASTLING and move & 255 == end for move in moves):
                    marks.setdefault(rook, SWAP)
        return marks

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
        """Put down what was picked up and forget every question."""
        self.selected = None
        self.step = 0
        self.choice = None

    def put(self, place: Place) -> bool:
        """Try to put the selected piece down at a place. Return whether that led on; if not, say why and deselect."""
        if self.selected is None:
            return False
        if self.setup is not None:
            return self._put_in_setup(self.setup, self.selected, place)
        if isinstance(place, int):
            if self.targets().get(place) == SWAP or (self._premoving() and place in self._own_rooks()):
                place = self.model.castlings(self.selected)[place]
            if self._premoving():
                if place in self.model.reach(self.selected):
                    self.premove = Premove(self.selected, place)
                self.deselect()
                return self.premove is not None
            if not self.step and place in self._first_steps():
                self.evidence = ()
                self.step = place
                if any(move & 255 != place for move in self._moves()):
                    return True
            moves = by_target(self._moves()).get(place, [])
            if moves:
                self.evidence = ()
                self._settle(place, moves)
                return True
        start, stepping = self.selected, self.step
        self.deselect()
        if isinstance(place, int) and place != start and not stepping:
            self._refuse(self.model.why_not(start, place))
        return False

    def tap(self, place: Place | None) -> None:
        """Do what a click on a place, or Enter there, does; None is anywhere else."""
        if place is None:
            self.deselect()
            self.evidence = ()
            self.premove = None
        elif self.selected is None:
            if not self.pick(place):
                self.evidence = ()
                self.premove = None
                owner = self.model.owner(place)
                nobody = not self.movable and not self.premovable
                if self.setup is None and owner is not None and (nobody or owner != self.model.side):
                    self.on_vain()
        elif place == self.selected and not self.step:
            self._tap_again()
        elif self.may_change_to(place):
            self.pick(place)
        else:
            self.put(place)

    def cancel(self) -> bool:
        """Go one step back in what is half done. Return whether anything was."""
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
        """Take an option of the choice that is being asked."""
        if self.choice is None or not 0 <= number < len(self.choice.options):
            return
        move = self.choice.options[number].move
        self.deselect()
        if move:
            self.on_move(move)

    def focus(self, number: int) -> None:
        """Let Enter take another option of the choice that is being asked."""
        if self.choice is not None:
            self.choice = replace(self.choice, focus=number % len(self.choice.options))

    def confirm_setup(self) -> None:
        """Play the current setup choice; after a hand-over, let it be made first."""
        if self.setup is not None and self.setup.handing_over:
            self.setup.handing_over = False
        elif self.setup is not None:
            move = self.model.setup_move(self.setup.current)
            if move:
                self.on_move(move)

    # The pieces of the above

    def _premoving(self) -> bool:
        """Say whether the selected piece belongs to the side that is not to move."""
        return self.selected is not None and self.model.owner(self.selected) == 1 - self.model.side

    def _moves(self) -> list[int]:
        """Return the moves of the selected piece from where it stands now: at the start, or after its first step."""
        if self.selected is None:
            return []
        moves = self.model.moves_from(self.selected)
        if self.step:
            return [
                move
                for move in moves
                if (move & TWICE and via(move) == self.step) or (not move & TWICE and move & 255 == self.step)
            ]
        return [move for move in moves if not move & TWICE]

    def _first_steps(self) -> set[int]:
        """Return the squares where the selected piece can capture and then go on."""
        if self.selected is None:
            return set()
        return {int(via(move)) for move in self.model.moves_from(self.selected) if move & TWICE and via(move)}

    def _passing_move(self) -> int:
        """Return the move with which the selected piece passes, or 0."""
        if self.selected is None:
            return 0
        moves = self.model.moves_from(self.selected)
        return next((move for move in moves if move & TWICE and not via(move)), 0)

    def _mark(self, square: int, move: int) -> str:
        """Return the mark of a square that the selected piece of the board can go to."""
        captures = move & EN_PASSANT or (square in self.model.pieces and square != origin(move))
        return RING if captures else DOT

    def may_change_to(self, place: Place) -> bool:
        """Say whether a tap on a place picks that piece up instead; a drop on a piece never does."""
        if isinstance(self.selected, Slot) and isinstance(place, int):
            return False
        if self._premoving() and place in self._own_rooks():
            return False
        return self.can_pick(place) and place not in self.targets()

    def _tap_again(self) -> None:
        """Tap on the selected piece: it is put down, or asked whether it shall pass if it can."""
        move = self._passing_move()
        start = self.selected
        if not move or not isinstance(start, int):
            self.deselect()
            return
        piece = self.model.pieces[start]
        name = self.model.piece(piece).name.lower()
        options = (Option(0, 0, "Cancel"), Option(move, piece, f"Pass: the {name} stays"))
        self.choice = Choice(start, options, declining=0)

    def _settle(self, square: int, moves: list[int]) -> None:
        """Play the only move there is, or ask which."""
        if len(moves) == 1:
            self.deselect()
            self.on_move(moves[0])
            return
        options = sorted((self._option(move) for move in moves), key=lambda option: not option.move & PROMOTION)
        self.choice = Choice(square, tuple(options), declining=1)

    def _option(self, move: int) -> Option:
        """Return a move as an option to choose."""
        model = self.model
        piece = model.pieces[int(origin(move))]
        if move & PROMOTION:
            promoted = int(model.tables.promoted[piece])
            return Option(move, promoted, f"Promote to {model.piece(promoted).name.lower()}")
        return Option(move, piece, f"Stay a {model.piece(piece).name.lower()}")

    def _refuse(self, reason: Reason | None) -> None:
        """Say why something cannot be done, and light the evidence."""
        if reason is not None:
            self.evidence = reason.squares
            self.on_refusal(reason)

    def _own_rooks(self) -> set[int]:
        """Return the squares from which own pieces could castle with the selected king."""
        if self.selected is None:
            return set()
        owner, rook = self.model.owner(self.selected), int(self.model.tables.rook)
        castlings = self.model.castlings(self.selected)
        return {
            square
            for square in castlings
            if self.model.owner(square) == owner and self.model.piece_at(square) & KIND == rook
        }

    # Setup on the board

    def _can_pick_in_setup(self, place: Place) -> bool:
        """Say whether a piece can be swapped with its neighbour, or is the king that ends the choice."""
        if self.setup is None or self.setup.handing_over or not isinstance(place, int):
            return False
        return self.setup.partner(place) is not None or self._swapping_king(place)

    def _targets_in_setup(self, place: Place) -> dict[int, str]:
        """Return where a piece goes while a setup is chosen: the neighbour it is swapped with, the enemy king."""
        if self._swapping_king(place):
            return {self._enemy_king(): RING}
        partner = self.setup.partner(place) if self.setup is not None and isinstance(place, int) else None
        return {partner: SWAP} if partner is not None else {}

    def _put_in_setup(self, setup: SetupChoice, start: Place, place: Place) -> bool:
        """Swap two neighbours, or end the choice with the king on the enemy king. Return whether that was done."""
        possible = place in self._targets_in_setup(start)
        self.deselect()
        if not possible or not isinstance(place, int):
            return False
        pair = setup.pair_at(place)
        if pair is not None:
            return setup.swap(pair)
        self.confirm_setup()
        return True

    def _swapping_king(self, place: Place) -> bool:
        """Say whether a place holds the king whose move onto the enemy king ends the choice of a setup."""
        if self.setup is None or self.setup.handing_over or not self.setup.by_swapping:
            return False
        return place == int(self.model.game.position.kings[self.setup.side])

    def _enemy_king(self) -> int:
        """Return the square of the king of the side that is not choosing."""
        return int(self.model.game.position.kings[1 - self.model.side])
