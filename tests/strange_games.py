"""Artificial games: features that the data can express beyond the program's games."""

from dataclasses import replace

from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.special_rules import EndRule, Repetition
from surajang.rules.variant import Appearance, Variant

HOPPERS = Variant(
    name="hoppers",
    title="Hoppers",
    native="",
    summary="",
    files=7,
    ranks=7,
    start="ragkbcn/7/7/7/7/7/RAGKBCN[] w - - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True, faces="Q3"),
        Piece("R", "Short rook", "", "R3", held_as="R", drop=Drop("1-7")),
        Piece(
            "B", "Short bishop", "", "mB3cB2", held_as="B", drop=Drop("1-3"), promotion=Promotion("+B", must_to="6-7")
        ),
        Piece("C", "Cannon", "", "mRcpR4", held_as="C", drop=Drop("2-6"), no_screen=("C", "A"), spares=("C",)),
        Piece("A", "Archer", "", "mFcpB", held_as="A", drop=Drop("1-7"), terrain=(Terrain("4", "cpR"),)),
        Piece("G", "Guard", "", "WfF", held_as="G", drop=Drop("1-6", may_mate=False), limit=2),
        Piece(
            "N", "Nag", "", "N", held_as="N", drop=Drop("1-7", one_a_file="1-4"), promotion=Promotion("+N", may_to="7")
        ),
        Piece("+B", "Elephant", "", "BWA", held_as="B"),
        Piece("+N", "Tower", "", "RDF", held_as="N", limit=1),
    ),
    hand_order="RBCAGN",
    repetition=Repetition(3),
    end=EndRule(),
    appearance=Appearance(("wedge",)),
)
"""Sliders of bounded length, hoppers of both directions, and leaps of two over the squares that a slider passes."""

WALLS = Variant(
    name="walls",
    title="Walls",
    native="",
    summary="",
    files=8,
    ranks=6,
    start="rqskbdrn/8/8/8/8/RQSKBDRN[] w - - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True, terrain=(Terrain("1", "sW", instead=True), Terrain("3-4", "D"))),
        Piece("R", "Rook", "", "R", wall="a1-c3", held_as="R", drop=Drop("1-6")),
        Piece("Q", "Queen", "", "Q", terrain=(Terrain("e3-h4", "N", instead=True),)),
        Piece("S", "Spear", "", "fRbW", terrain=(Terrain("5-6", "B", within="4-6"),), held_as="S", drop=Drop("1-5")),
        Piece("B", "Bishop", "", "B", terrain=(Terrain("c3-f4", "R2", within="c3-f4"),)),
        Piece(
            "D",
            "Dove",
            "",
            "fsR2bB",
            promotion=Promotion("+D", may_from="5-6", must_to="6"),
            held_as="D",
            drop=Drop("1"),
        ),
        Piece("N", "Nag", "", "ffNbbN"),
        Piece("+D", "Eagle", "", "AND", held_as="D"),
    ),
    hand_order="RSD",
    repetition=Repetition(3),
    end=EndRule(stalemate_loses=True, arrival="d6-e6", arrival_reason="landing", arrival_sentence="{winner} landed."),
    appearance=Appearance(("wedge",), tints="a1-c3", region="fort"),
)
"""Walls and ground of all kinds, movement that differs by direction, and a king that leaps on some ranks."""

LEAPS = Variant(
    name="leaps",
    title="Leaps",
    native="",
    summary="",
    files=12,
    ranks=8,
    start="rzekzycpppbq/12/5**5/12/12/4*7/12/RZEKZYCPPPBQ[] b - - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True, confined="1-4 | 1-5"),
        Piece("H", "Hound", "", "DfA", held_as="H", drop=Drop("1-8", may_check=False)),
        Piece("E", "Elephant", "", "nAnH", confined="1-4 | 1-6"),
        Piece("Z", "Stag", "", "nZ", held_as="Z", drop=Drop("1-4 | 1-6")),
        Piece("Y", "Nightrider", "", "NN", held_as="Y", drop=Drop("2-7")),
        Piece("C", "Camel", "", "CH", limit=2),
        Piece("R", "Jumper", "", "pR", spares=("R",), no_screen=("R",), held_as="R", drop=Drop("1-8")),
        Piece(
            "P",
            "Pawn",
            "",
            "fWcF",
            pawn=True,
            promotion=Promotion("C", may_to="6-7 | 5-7", must_to="8", others=("Q~", "+P"), most=(1, 2, 2)),
            held_as="P",
            drop=Drop("2-7", one_a_file="1-8", most_a_file=2),
        ),
        Piece("B", "Blinker", "", "mBpB2", held_as="B", drop=Drop("1-8")),
        Piece("Q", "Queen", "", "Q4"),
        Piece("Q~", "Queen", "", "Q4", held_as="P"),
        Piece("+P", "Goat", "", "GnCZ", letter="G", held_as="P"),
    ),
    hand_order="YRHZBP",
    repetition=Repetition(3),
    end=EndRule(
        arrival="a8 l8 | a7 l8",
        arrival_reason="corner",
        arrival_sentence="{winner} holds a corner.",
        arrivers=("H", "Q~"),
        arrival_safe=True,
    ),
    appearance=Appearance(("wedge",)),
    holes="f6 g6 e3",
)
"""A wide board with holes: lame leaps, leaps of three, a rider of leaps, hops that move, a choice of promotions, zones
that differ by side, and pieces that must be safe to arrive."""

DOUBLES = Variant(
    name="doubles",
    title="Doubles",
    native="",
    summary="",
    files=7,
    ranks=7,
    start="rbskdxn/7/7/7/7/7/RBSKDXN[] w - - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True),
        Piece("R", "Tower", "", "RH", held_as="R", drop=Drop("1-7")),
        Piece("B", "Bird", "", "BcG", held_as="B", drop=Drop("1-7")),
        Piece("S", "Short rook", "", "mRsW2"),
        Piece("D", "Doubler", "", "RDD", held_as="D", drop=Drop("1-7")),
        Piece("X", "Jumper", "", "DcpR", terrain=(Terrain("3-5", "W3"),)),
        Piece("N", "Nag", "", "N", promotion=Promotion("+S", may_to="6-7", others=("B",))),
        Piece("+S", "Star", "", "WDH", held_as="S"),
    ),
    hand_order="RBSD",
    repetition=Repetition(3),
    end=EndRule(),
    appearance=Appearance(("wedge",)),
)
"""Rays that lead to one square in two ways, which makes neither two moves nor two checkers."""


def one_wing(variant: Variant, wing: int) -> Variant:
    """Return a game with castling like another one, but only with the rook of one of its two castlings."""
    assert variant.castling is not None
    castle = variant.castling.castles[wing]
    rights = "".join(each.letter for each in variant.castling.castles)
    both = rights + rights.lower()
    start = variant.start.replace(f" {both} ", f" {castle.letter}{castle.letter.lower()} ")
    return replace(variant, castling=replace(variant.castling, castles=(castle,)), start=start)
