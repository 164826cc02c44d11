"""The board in words: its places, the controls over it, whose turn it is, the piece picked up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QRect

from surajang.gui.board.annotations import Mark
from surajang.gui.board.choices import SWAP
from surajang.gui.board.painter import zone_of
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.scene import Scene
from surajang.gui.kit.punctuation import described, headed, labelled, listed
from surajang.gui.kit.translation import Text, plural, put_in, tr
from surajang.gui.words import naming
from surajang.rules.codes import BLACK, file_of, rank_of, square_at
from surajang.rules.variant import Variant

COLOURS = {
    "GREEN": Text("green", "the colour of a mark or an arrow"),
    "RED": Text("red", "the colour of a mark or an arrow"),
    "YELLOW": Text("yellow", "the colour of a mark or an arrow"),
    "BLUE": Text("blue", "the colour of a mark or an arrow"),
}
"""By their names in gui.board.annotations."""

FIRST_STEP = Text("{piece} captures on {square} and may go on.")
_MOVES = plural("1 move", "{count} moves")


def describe(scene: Scene, place: Place) -> str:
    """Return the full description of a place: "e4, White Knight, latest move", "White's hand, Rook, 2"."""
    return described(_contents(scene, place), *_states(scene, place))


def _contents(scene: Scene, place: Place) -> str:
    """Return the content of a place, and its region if pieces move differently there."""
    state = scene.state
    if isinstance(place, Slot):
        name = naming.piece(state.variant.pieces[place.kind - 1])
        count = 0 if scene.paused else state.held(place)
        return tr("{player}'s hand, {piece}, {count}", player=state.player(place.side), piece=name, count=count)
    square = state.square_name(place)
    if scene.paused:
        return tr("{square}, hidden", square=square)
    code = _piece(scene, place)
    if not code:
        return tr("{square}, empty", square=square)
    owner, piece = state.owner_name(1 if code & BLACK else 0), naming.piece(state.piece(code))
    return tr("{square}, {player} {piece}", square=square, player=owner, piece=piece)


def _piece(scene: Scene, square: int) -> int:
    """Return the piece on a square as the person sees it, in the middle of a setup or of a double move."""
    turn = scene.turn
    if turn.setup is not None and square in turn.setup.squares:
        return turn.setup.pieces(turn.setup.current)[square]
    if turn.step and isinstance(turn.selected, int) and square in (turn.step, turn.selected):
        return scene.state.piece_at(turn.selected) if square == turn.step else 0
    return scene.state.piece_at(square)


def _states(scene: Scene, place: Place) -> list[str]:
    """Return the states of a place: picked up, in check, reachable by the selected piece, marked."""
    turn, state = scene.turn, scene.state
    standing = (turn.step or turn.selected) == place
    target = turn.targets().get(place, "") if isinstance(place, int) and turn.choice is None else ""
    states = [
        (_region(scene, place), isinstance(place, int)),
        (tr("picked up"), standing),
        (tr("in check"), state.checked == place),
        (tr("latest move"), isinstance(place, int) and place in state.last_move),
        (tr("next move"), turn.premove is not None and place in turn.premove),
        (tr("can be captured"), "ring" in target),
        (tr("can change places"), target == SWAP),
        (tr("can go here"), bool(target) and "ring" not in target and target != SWAP),
    ]
    hidden = scene.paused
    return [] if hidden else [text for text, holds in states if holds] + _annotations(scene, place)


def _region(scene: Scene, place: Place) -> str:
    """Return the region of a square in which pieces move differently, and whether it is tinted there."""
    variant = scene.state.variant
    side, tinted = _regions(variant).get(place, (None, False)) if isinstance(place, int) else (None, False)
    if side is None:
        return ""
    words = tr("{player}'s {region}", player=scene.state.player(side), region=naming.region(variant))
    return described(words, naming.tinted(variant)) if tinted else words


@cache
def _regions(variant: Variant) -> dict[int, tuple[int, bool]]:
    """Return the squares of a game's regions, with the side they belong to and whether they are tinted."""
    found: dict[int, tuple[int, bool]] = {}
    for side in (0, 1):
        tinted = zone_of(variant, variant.appearance.tints, side)
        files, ranks = {file_of(square) for square in tinted}, {rank_of(square) for square in tinted}
        outlined = zone_of(variant, variant.appearance.outlined, side)
        region = outlined or [square_at(file, rank) for file in files for rank in ranks]
        found |= {square: (side, False) for square in region}
        found |= {square: (side, True) for square in tinted}
    return found


def _annotations(scene: Scene, place: Place) -> list[str]:
    """Return the marks on a place and the arrows from it, in words."""
    found = []
    for annotation in (*scene.state.annotations, *scene.annotations.drawn):
        colour = COLOURS[annotation.colour.name]()
        if isinstance(annotation, Mark):
            found += [tr("marked {colour}", colour=colour)] if annotation.place == place else []
        elif annotation.start == place:
            square = scene.state.square_name(annotation.end)
            found.append(tr("{colour} arrow to {square}", colour=colour, square=square))
    judgements = [badge.text for badge in scene.state.badges if badge.place == place]
    return found + [tr("judged {judgement}", judgement=text) for text in judgements]


def whose_turn(scene: Scene) -> str:
    """Return whose turn it is, in words; empty while pieces are placed freely."""
    state = scene.state
    if scene.turn.placing is not None:
        return ""
    if state.over or state.ended:
        return tr("The game is over")
    pattern = tr("{player} to move") if state.setup is None else tr("{player} chooses a setup")
    return put_in(pattern, player=state.player(state.side))


def question(scene: Scene) -> str:
    """Return the open question in words: a promotion, a pass, a setup."""
    choice = scene.turn.choice
    if choice is not None:
        return tr(" or ").join(option.label for option in choice.options)
    overlay = scene.overlay
    if overlay is None:
        return ""
    titles = [f"{number} {title}" for number, title in enumerate(overlay.choice.titles, 1)]
    return headed(overlay.title, "" if overlay.handing_over else listed(titles))


@dataclass(frozen=True)
class InHand:
    """The person's unfinished move: the place of the selected piece, its first step, the premove."""

    selected: Place | None
    step: int
    premove: tuple[Place, int] | None


def in_hand(scene: Scene) -> InHand:
    """Return the person's unfinished move."""
    turn = scene.turn
    return InHand(turn.selected, turn.step, turn.premove)


def taken(scene: Scene, before: InHand, tapped: Place | None) -> str:
    """Return in words what a key has picked up, put down or moved, or the content of its place if it did nothing."""
    state, now = scene.state, in_hand(scene)
    if scene.turn.choice is not None or scene.turn.setup is not None:
        return ""
    if now.premove is not None and now.premove != before.premove:
        start, end = now.premove
        words = state.square_name(start) if isinstance(start, int) else describe(scene, start)
        return tr("Next move: {start} to {end}.", start=words, end=state.square_name(end))
    if now.step and now.step != before.step:
        return put_in(FIRST_STEP(), piece=_name(scene, now.selected), square=state.square_name(now.step))
    if now.selected is not None and now != before and scene.turn.placing is not None:
        return put_in(tr("{piece} picked up."), piece=_name(scene, now.selected))
    if now.selected is not None and now != before:
        count = moves(len(scene.turn.targets()))
        return put_in(tr("{piece} picked up, {count}."), piece=_name(scene, now.selected), count=count)
    if now.selected is None and before.selected is not None and before.selected == tapped:
        return put_in(tr("{piece} put down."), piece=_name(scene, tapped))
    nothing = tapped is not None and now == before and before.selected is None and state.owner(tapped) is None
    return describe(scene, tapped) if nothing and tapped is not None else ""


def _name(scene: Scene, place: Place | None) -> str:
    code = scene.state.piece_at(place) if place is not None else 0
    return naming.piece(scene.state.piece(code)) if code else ""


@dataclass(frozen=True)
class Control:
    """A control over the board: an option of the chooser, a setup, the button that ends it.

    `chosen` says whether it is the one chosen, None if it is no choice among others; `focused`, whether Enter takes it.
    """

    name: str
    area: QRect
    chosen: bool | None
    focused: bool


def controls(scene: Scene) -> list[Control]:
    """Return the controls over the board, areas in the widget's coordinates."""
    found: list[Control] = []
    if scene.chooser is not None:
        choice = scene.chooser.choice
        for number, (option, rect) in enumerate(zip(choice.options, scene.chooser.options, strict=True)):
            chosen = number == choice.focus
            name = labelled(option.label, option.moves)
            found.append(Control(name, scene.to_widget(rect), chosen, chosen))
    elif scene.overlay is not None:
        setup = scene.overlay.choice
        for number, rect in enumerate(scene.overlay.thumbnails):
            chosen = number == setup.current
            found.append(Control(setup.titles[number], scene.to_widget(rect), chosen, chosen))
        area = scene.to_widget(scene.overlay.button)
        found.append(Control(scene.overlay.button_text, area, None, scene.overlay.handing_over))
    return found


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return _MOVES(count) if count else tr("no move")
