"""Which puzzle comes next."""

import random
from collections.abc import Collection, Iterable
from datetime import date
from hashlib import sha256

from gui.learn.puzzles import Puzzle, Puzzles

NEAR = 100
"""How far from the person's rating a puzzle's is at first; twice as far while there is none, and so on."""

EVERYTHING = 4000


def todays(collection: Puzzles, day: date) -> Puzzle:
    """Return a game's puzzle of a day, the same for everybody who has it, however many others are added.

    Each puzzle draws a lot for the day, and the lowest one wins: of N + 1 puzzles the new one has one day in N + 1.
    """
    game = f"{collection.variant.name} {day.isoformat()} "
    lots = [sha256(f"{game}{name}".encode()).digest() for name in collection.names()]
    return collection[lots.index(min(lots))]


def near(collection: Puzzles, rating: float, known: Collection[str], chance: random.Random) -> Puzzle:
    """Return a puzzle rated near the person, one that they do not know unless they know all."""
    reach = NEAR
    while True:
        numbers = collection.rated(round(rating) - reach, round(rating) + reach)
        found = unknown(collection, numbers, known, chance)
        if found is not None:
            return found
        if reach > EVERYTHING:
            return collection[chance.randrange(len(collection))]
        reach *= 2


def unknown(
    collection: Puzzles, numbers: Iterable[int], known: Collection[str], chance: random.Random
) -> Puzzle | None:
    """Return one of these puzzles by chance that the person does not know, None if they know all."""
    mixed = list(numbers)
    chance.shuffle(mixed)
    return next((puzzle for puzzle in map(collection.__getitem__, mixed) if puzzle.id not in known), None)


def practice(collection: Puzzles, kind: str, low: int, high: int) -> list[int]:
    """Return the numbers of the puzzles of a kind (a theme or goal, any for "") and of a strength."""
    strong = collection.rated(low, high)
    return [number for number in collection.about(kind) if number in strong] if kind else list(strong)


def kinds(collection: Puzzles, names: Iterable[str]) -> dict[str, int]:
    """Return how many puzzles there are of these kinds, without those that there are none of."""
    counts = {name: len(collection.about(name)) for name in names}
    return {name: count for name, count in counts.items() if count}
