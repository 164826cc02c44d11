"""Keys that read the board to those who do not see it: letters lead to pieces, others say what is to be known.

Letters and digits begin a typed move, F turns the board and X draws threats, and whoever sees the board is used to
that. So these keys mean something else only where they are pressed on a board whose cursor is awake, which nobody
wakes who plays with the mouse, and only while a screen reader listens, or always or never, as the preferences and
F7 say. With a slash a move is typed in any case.
"""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import Qt

from gui.board import reading, reading_text
from gui.board.places import Place, Slot
from gui.board.reading_choice import are_on
from gui.board.scene import Scene
from gui.board.spoken import describe
from gui.kit.punctuation import listed
from gui.words import naming
from rules.coordinates import shogi_style
from rules.tables import file_of, rank_of, square_at
from rules.variant import Variant

MOVES, LINES, ATTACKERS, HAND, HERE = "m", "x", "a", "h", "o"
"""The keys that are answered by the board itself."""

CAPTURED, LATEST, CLOCKS = "c", "w", "t"
"""The keys for what the board's page knows."""

COMMANDS = frozenset((MOVES, LINES, ATTACKERS, HAND, HERE, CAPTURED, LATEST, CLOCKS))


@cache
def letters(variant: Variant) -> dict[str, int]:
    """Return the kinds of a game's pieces by their letters: the one written in moves where it is free.

    Else it is the first letter of the name that is. What is promoted goes by the letter of what it was.
    """
    pieces = {kind: variant.pieces[kind - 1] for kind in reading.families(variant)}
    found = {piece.symbol.lower(): kind for kind, piece in pieces.items() if piece.symbol.lower() not in COMMANDS}
    for kind, piece in pieces.items():
        if kind not in found.values():
            found[next(letter for letter in piece.name.lower() if letter not in {*COMMANDS, *found})] = kind
    return found


def in_words(variant: Variant) -> str:
    """Return what the keys do in a game."""
    named = [
        reading_text.LETTER(letter=letter.upper(), piece=naming.piece(variant.pieces[kind - 1]))
        for letter, kind in letters(variant).items()
    ]
    return reading_text.ON_KEYS(letters=listed(named), commands=reading_text.COMMANDS())


class ReadingKeys:
    """Takes the keys of one board. `ask` is called with what the board itself does not know."""

    def __init__(self, scene: Scene, ask: Callable[[str], None]) -> None:
        self._scene = scene
        self._ask = ask

    def wants(self, key: int) -> bool:
        """Say whether a key reads the board now."""
        scene, turn = self._scene, self._scene.turn
        busy = scene.paused or turn.choice is not None or turn.setup is not None or turn.placing is not None
        if busy or scene.keys_at is None or not are_on(scene.options.reading_keys):
            return False
        letter = _letter(key)
        return _digit(key) is not None or letter in COMMANDS or letter in letters(scene.state.variant)

    def press(self, key: int, shift: bool) -> str:
        """Take a key. Return what is to be said, besides the place that the cursor is led to."""
        scene = self._scene
        state, here, letter, digit = scene.state, scene.keys_at, _letter(key), _digit(key)
        if here is None:
            return ""
        side = scene.geometry.bottom ^ shift
        if digit is not None:
            scene.keys_at = self._along(here, digit)
            return ""
        if letter == HAND:
            slots = [slot for slot in state.slots if slot.side == side]
            held: list[Place] = [slot for slot in slots if state.held(slot)]
            return self._go_on(held, here, reading.hand(state, side))
        if letter in (CAPTURED, LATEST, CLOCKS):
            asked = {CAPTURED: reading_text.CAPTURED, LATEST: reading_text.LAST, CLOCKS: reading_text.CLOCKS}
            self._ask(asked[letter])
            return ""
        if letter == HERE:
            return describe(scene, here)
        if letter == MOVES:
            return reading.moves_of(state, here, captures=shift)
        if letter in COMMANDS:
            if isinstance(here, Slot):
                return reading_text.NOT_IN_HAND()
            lines = letter == LINES
            return reading.lines_from(state, here, scene.flipped) if lines else reading.attack_on(state, here)
        kind = letters(state.variant)[letter]
        none = reading.whereabouts(state, side, kind)
        return self._go_on(reading.places_of(state, side, kind), here, none)

    def _go_on(self, places: list[Place], here: Place, none: str) -> str:
        """Lead the cursor to the place after the one it is on, around to the first. Return `none` if there is none."""
        if not places:
            return none
        order = list(self._scene.geometry.rects)
        after = order.index(here) + 1
        around = [*order[after:], *order[:after]]
        self._scene.keys_at = next((place for place in around if place in places), here)
        return none if places == [here] else ""

    def _along(self, here: Place, digit: int) -> Place:
        """Return the place to which a digit leads: the rank so called, or the file where files are called by digits."""
        variant = self._scene.state.variant
        number = digit or 10
        square = square_at(variant.files // 2, variant.ranks // 2) if isinstance(here, Slot) else here
        if shogi_style(variant):
            file, rank = variant.files - number, rank_of(square)
        else:
            file, rank = file_of(square), number - 1
        on_board = 0 <= file < variant.files and 0 <= rank < variant.ranks
        return square_at(file, rank) if on_board else here


def _letter(key: int) -> str:
    """Return the letter of a key, empty for any other."""
    return chr(key).lower() if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""


def _digit(key: int) -> int | None:
    """Return the digit of a key, None for any other."""
    return key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else None
