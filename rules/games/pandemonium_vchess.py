"""Pandemonium as it is played on vchess (RULES.md §3)."""

from dataclasses import replace

from surajang.rules.games.pandemonium import PANDEMONIUM, PAWN, pieces
from surajang.rules.variant import Promotion

PANDEMONIUM_VCHESS = replace(
    PANDEMONIUM,
    name="pandemonium-vchess",
    exported="",
    family=PANDEMONIUM.name,
    title="Pandemonium (vchess)",
    edition="As on vchess",
    summary="As on vchess.club, a website for chess variants: every promotion but a pawn's on the last rank is "
    "optional, and the setup is made on the board.",
    pieces=pieces("9-10", replace(PAWN, promotion=Promotion("G", may_from="9-10", may_to="9-10", must_to="10"))),
    setup=PANDEMONIUM.setup
    and replace(
        PANDEMONIUM.setup,
        task="tap a bishop and the knight beside it to swap them, then put the king on the enemy king",
        by_swapping=True,
    ),
)
