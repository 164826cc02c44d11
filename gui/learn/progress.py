"""What a learner has solved: the stars of every level, saved with the settings."""

from gui.learn.lessons import Lesson, lessons
from gui.shell.settings import Settings

MOST_STARS = 3


class Progress:
    """The stars of levels, 0 for one that is not solved.

    The settings hold a list for each lesson, by `family/lesson`. What other versions of the program have saved there,
    of lessons that are unknown here or of levels that a lesson lacks, stays.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def stars(self, lesson: Lesson) -> tuple[int, ...]:
        """Return the stars of a lesson's levels."""
        saved = self._saved(lesson)
        count = lesson.count
        return tuple(max(0, min(MOST_STARS, stars)) for stars in (saved + [0] * count)[:count])

    def record(self, lesson: Lesson, number: int, stars: int) -> None:
        """Save that a level, counted from 0, was solved with so many stars, unless it was solved as well before."""
        saved = self._saved(lesson)
        saved += [0] * (number + 1 - len(saved))
        if stars > saved[number]:
            saved[number] = stars
            self._settings["lessons"] = {**self._settings["lessons"], _key(lesson): saved}

    def complete(self, lesson: Lesson) -> bool:
        """Say whether all levels of a lesson are solved."""
        return all(self.stars(lesson))

    def first_open(self, lesson: Lesson) -> int:
        """Return the first level, counted from 0, that is not solved; the first of all if there is none."""
        return next((number for number, stars in enumerate(self.stars(lesson)) if not stars), 0)

    def begun(self, family: str) -> bool:
        """Say whether anything of a family of games is solved."""
        return any(any(self.stars(lesson)) for lesson in lessons(family))

    def next_lesson(self, family: str) -> Lesson | None:
        """Return the first lesson of a family of games that is not complete, None if all are."""
        return next((lesson for lesson in lessons(family) if not self.complete(lesson)), None)

    def _saved(self, lesson: Lesson) -> list[int]:
        """Return what is saved of a lesson."""
        return list(self._settings["lessons"].get(_key(lesson), ()))


def _key(lesson: Lesson) -> str:
    """Return what a lesson is called in the settings."""
    return f"{lesson.family}/{lesson.id}"
