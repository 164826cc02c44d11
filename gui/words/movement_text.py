"""How a piece moves, in words, as those hear it who do not see the diagrams of its card."""

from rules.betza import CAPTURE, HOP, MOVE, UNBOUNDED, Ray, parse

DOES = {
    MOVE: "Moves {how}.",
    CAPTURE: "Captures {how}.",
    MOVE | CAPTURE: "Goes {how}.",
    CAPTURE | HOP: "Captures over one piece {how}.",
}
"""By what a ray lets a piece do."""

ONE_STEP, STEPS, ANY_DISTANCE = "one step {where}", "up to {count} steps {where}", "any distance {where}"
EVERYWHERE = "in every direction"
AND = " and "

STRAIGHT = {"forward": {(0, 1)}, "back": {(0, -1)}, "sideways": {(-1, 0), (1, 0)}}
DIAGONAL = {"diagonally forward": {(-1, 1), (1, 1)}, "diagonally back": {(-1, -1), (1, -1)}}
WHOLE = {"straight": set().union(*STRAIGHT.values()), "diagonally": set().union(*DIAGONAL.values())}

JUMPS = {
    frozenset((1, 2)): "with a knight's jump",
    frozenset((0, 2)): "with a jump of two squares straight",
    frozenset((2,)): "with a jump of two squares diagonally",
}
ONLY_FORWARD = "{jump}, two ranks forward"


def movement(text: str) -> str:
    """Return what a movement in Betza's notation means, one sentence for each way to go."""
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    jumps: dict[tuple[int, str], list[Ray]] = {}
    for ray in parse(text):
        if max(abs(ray.files), abs(ray.ranks)) > 1:
            jumps.setdefault((ray.mode, JUMPS[frozenset((abs(ray.files), abs(ray.ranks)))]), []).append(ray)
        else:
            ways.setdefault((ray.mode, ray.limit), set()).add((ray.files, ray.ranks))
    sentences = [DOES[mode].format(how=_how_far(limit, _where(steps))) for (mode, limit), steps in ways.items()]
    for (mode, jump), rays in jumps.items():
        forward = len(rays) == 2 and all(ray.ranks == 2 for ray in rays)
        sentences.append(DOES[mode].format(how=ONLY_FORWARD.format(jump=jump) if forward else jump))
    return " ".join(sentences)


def _how_far(limit: int, where: str) -> str:
    """Return how far a piece goes, and where."""
    if limit == 1:
        return ONE_STEP.format(where=where)
    return ANY_DISTANCE.format(where=where) if limit == UNBOUNDED else STEPS.format(count=limit, where=where)


def _where(steps: set[tuple[int, int]]) -> str:
    """Return the directions of steps: all of them, whole groups, or one by one."""
    if steps == WHOLE["straight"] | WHOLE["diagonally"]:
        return EVERYWHERE
    words = []
    for whole, parts in (("straight", STRAIGHT), ("diagonally", DIAGONAL)):
        if steps >= WHOLE[whole]:
            words.append(whole)
        else:
            words += [name for name, directions in parts.items() if directions <= steps]
    return AND.join(words)
