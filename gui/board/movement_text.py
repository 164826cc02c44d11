"""How a piece moves, in words, as those hear it who do not see the diagrams of its card."""

from gui.kit.punctuation import sentences
from gui.kit.translation import Text
from rules.betza import CAPTURE, HOP, MOVE, UNBOUNDED, Ray, parse

DOES = {
    MOVE: Text("Moves {how}."),
    CAPTURE: Text("Captures {how}."),
    MOVE | CAPTURE: Text("Goes {how}."),
    CAPTURE | HOP: Text("Captures over one piece {how}."),
}
"""By what a ray lets a piece do."""

ONE_STEP, STEPS, ANY_DISTANCE = (
    Text("one step {where}"),
    Text("up to {count} steps {where}"),
    Text("any distance {where}"),
)
EVERYWHERE = Text("in every direction")
AND = Text(" and ")

STRAIGHT = {Text("forward"): {(0, 1)}, Text("back"): {(0, -1)}, Text("sideways"): {(-1, 0), (1, 0)}}
DIAGONAL = {Text("diagonally forward"): {(-1, 1), (1, 1)}, Text("diagonally back"): {(-1, -1), (1, -1)}}
_STRAIGHT, _DIAGONAL = set().union(*STRAIGHT.values()), set().union(*DIAGONAL.values())
WHOLES = ((Text("straight"), _STRAIGHT, STRAIGHT), (Text("diagonally"), _DIAGONAL, DIAGONAL))

JUMPS = {
    frozenset((1, 2)): Text("with a knight's jump"),
    frozenset((0, 2)): Text("with a jump of two squares straight"),
    frozenset((2,)): Text("with a jump of two squares diagonally"),
}
ONLY_FORWARD = Text("{jump}, two ranks forward")


def movement(text: str) -> str:
    """Return what a movement in Betza's notation means, one sentence for each way to go."""
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    jumps: dict[tuple[int, Text], list[Ray]] = {}
    for ray in parse(text):
        if max(abs(ray.files), abs(ray.ranks)) > 1:
            jumps.setdefault((ray.mode, JUMPS[frozenset((abs(ray.files), abs(ray.ranks)))]), []).append(ray)
        else:
            ways.setdefault((ray.mode, ray.limit), set()).add((ray.files, ray.ranks))
    found = [DOES[mode](how=_how_far(limit, _where(steps))) for (mode, limit), steps in ways.items()]
    for (mode, jump), rays in jumps.items():
        forward = len(rays) == 2 and all(ray.ranks == 2 for ray in rays)
        found.append(DOES[mode](how=ONLY_FORWARD(jump=jump()) if forward else jump()))
    return sentences(*found)


def _how_far(limit: int, where: str) -> str:
    """Return how far a piece goes, and where."""
    if limit == 1:
        return ONE_STEP(where=where)
    return ANY_DISTANCE(where=where) if limit == UNBOUNDED else STEPS(count=limit, where=where)


def _where(steps: set[tuple[int, int]]) -> str:
    """Return the directions of steps: all of them, whole groups, or one by one."""
    if steps == _STRAIGHT | _DIAGONAL:
        return EVERYWHERE()
    words = []
    for word, whole, parts in WHOLES:
        if steps >= whole:
            words.append(word())
        else:
            words += [name() for name, directions in parts.items() if directions <= steps]
    return AND().join(words)
