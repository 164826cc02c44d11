"""Pandemonium, the first edition of 2020 (RULES.md §2)."""

from dataclasses import replace

from surajang.rules.games.pandemonium import PANDEMONIUM, PAWN, pieces
from surajang.rules.variant import Castle, Castling, Drop, Promotion, Repetition, Terrain

PANDEMONIUM_2020 = replace(
    PANDEMONIUM,
    name="pandemonium-2020",
    exported="",
    family=PANDEMONIUM.name,
    title="Pandemonium (first edition)",
    edition="First edition",
    summary="The first rules: no setup phase, promotion on the last rank alone, castling without history.",
    start="rnbmqkcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBMQKCBNR[] w - - 0 1",
    pieces=pieces(
        "10",
        replace(
            PAWN,
            terrain=(Terrain("2", "fmR3"),),
            promotion=Promotion("G", must_to="10"),
            drop=Drop("1-9", may_mate=False),
        ),
    ),
    castling=Castling(
        "R",
        (
            Castle("K", "f1", "j1", "i1", "h1", "O-O"),
            Castle("Q", "f1", "a1", "c1", "d1", "O-O-O"),
        ),
        history=False,
    ),
    setup=None,
    repetition=Repetition(3, gap=4, perpetual_loses=True),
    appearance=replace(PANDEMONIUM.appearance, marked="10"),
)
