"""The theory of the program's games: an opening tree and a report, from many games of the computer against itself.

`openings` is the tree, `known` finds both in assets/theory/NAME. They are made from playtests by tools/theory.py
(docs/theory.md). `endings` has the solved endings of all games. A game whose file is missing or damaged has no theory.
`page` tells players what is known, with `contrast` on what strong players do and beginners do not and `solved` on
endings, in the sentences of `texts`.
"""

from surajang.engine.theory.known import beginners_of, endings_of, openings_of, report_of
from surajang.engine.theory.openings import KnownMove, Openings

__all__ = ["KnownMove", "Openings", "beginners_of", "endings_of", "openings_of", "report_of"]
