"""How a piece moves, in words, as those hear it who do not see the diagrams of its card."""

from gui.translation import tr
from gui.words.punctuation import sentences
from rules.betza import CAPTURE, HOP, MOVE, UNBOUNDED, Ray, parse

DOES = {
    MOVE: tr("Moves {how}."),
    CAPTURE: tr("Captures {how}."),
    MOVE | CAPTURE: tr("Goes {how}."),
    CAPTURE | HOP: tr("Captures over one piece {how}."),
}
"""By what a ray lets a piece do."""

ONE_STEP, STEPS, ANY_DISTANCE = tr("one step {where}"), tr("up to {count} steps {where}"), tr("any distance {where}")
EVERYWHERE = tr("in every direction")
AND = tr(" and ")

STRAIGHT = {tr("forward"): {(0, 1)}, tr("back"): {(0, -1)}, tr("sideways"): {(-1, 0), (1, 0)}}
DIAGONAL = {tr("diagonally forward"): {(-1, 1), (1, 1)}, tr("diagonally back"): {(-1, -1), (1, -1)}}
_STRAIGHT, _DIAGONAL = set().union(*STRAIGHT.values()), set().union(*DIAGONAL.values())
WHOLES = ((tr("straight"), _STRAIGHT, STRAIGHT), (tr("diagonally"), _DIAGONAL, DIAGONAL))

JUMPS = {
    frozenset((1, 2)): tr("with a knight's jump"),
    frozenset((0, 2)): tr("with a jump of two squares straight"),
    frozenset((2,)): tr("with a jump of two squares diagonally"),
}
ONLY_FORWARD = tr("{jump}, two ranks forward")


def movement(text: str) -> str:
    """Return what a movement in Betza's notation means, one sentence for each way to go."""
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    jumps: dict[tuple[int, str], list[Ray]] = {}
    for ray in parse(text):
        if max(abs(ray.files), abs(ray.ranks)) > 1:
            jumps.setdefault((ray.mode, JUMPS[frozenset((abs(ray.files), abs(ray.ranks)))]), []).append(ray)
        else:
            ways.setdefault((ray.mode, ray.limit), set()).add((ray.files, ray.ranks))
    found = [DOES[mode].format(how=_how_far(limit, _where(steps))) for (mode, limit), steps in ways.items()]
    for (mode, jump), rays in jumps.items():
        forward = len(rays) == 2 and all(ray.ranks == 2 for ray in rays)
        found.append(DOES[mode].format(how=ONLY_FORWARD.format(jump=jump) if forward else jump))
    return sentences(*found)


def _how_far(limit: int, where: str) -> str:
    """Return how far a piece goes, and where."""
    if limit == 1:
        return ONE_STEP.format(where=where)
    return ANY_DISTANCE.format(where=where) if limit == UNBOUNDED else STEPS.format(count=limit, where=where)


def _where(steps: set[tuple[int, int]]) -> str:
    """Return the directions of steps: all of them, whole groups, or one by one."""
    if steps == _STRAIGHT | _DIAGONAL:
        return EVERYWHERE
    words = []
    for word, whole, parts in WHOLES:
        if steps >= whole:
            words.append(word)
        else:
            words += [name for name, directions in parts.items() if directions <= steps]
    return AND.join(words)
