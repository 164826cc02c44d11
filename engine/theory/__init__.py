"""What is known of the program's games: an opening tree and a report, from many games of the computer against itself.

`openings` is the tree, `known` finds both in assets/theory/NAME. They are made from playtests by tools/theory.py
(docs/playtest.md). Where a file is missing or damaged, nothing is known of the game.
"""

from surajang.engine.theory.known import openings_of, report_of
from surajang.engine.theory.openings import KnownMove, Openings

__all__ = ["KnownMove", "Openings", "openings_of", "report_of"]
