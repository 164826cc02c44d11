"""Pandemonium, the revised rules (RULES.md §1), and what its other rule sets share with it."""

from surajang.rules.variant import (
    Appearance,
    Castle,
    Castling,
    Drop,
    EndRule,
    Piece,
    Promotion,
    Repetition,
    SetupPhase,
    Terrain,
    Variant,
)

ANYWHERE = Drop("1-10")


def pieces(camp: str, pawn: Piece) -> tuple[Piece, ...]:
    """Return Pandemonium's pieces; all but the `pawn` may promote on moves that start or end in the `camp`."""

    def promoting(symbol: str) -> Promotion:
        return Promotion(symbol, may_from=camp, may_to=camp)

    return (
        Piece("K", "King", "陽/陰", "K", reading="Yang/Eum", meaning="sun / shade", royal=True),
        pawn,
        Piece(
            "N",
            "Knight",
            "騎",
            "N",
            reading="Gi",
            meaning="rider",
            promotion=promoting("S"),
            held_as="N",
            drop=ANYWHERE,
        ),
        Piece(
            "B",
            "Bishop",
            "閣",
            "B",
            reading="Gak",
            meaning="pavilion",
            promotion=promoting("H"),
            held_as="B",
            drop=ANYWHERE,
        ),
        Piece(
            "R", "Rook", "飛", "R", reading="Bi", meaning="flying", promotion=promoting("D"), held_as="R", drop=ANYWHERE
        ),
        Piece(
            "C",
            "Cardinal",
            "猊",
            "BN",
            reading="Ye",
            meaning="fabled lion",
            promotion=promoting("W"),
            held_as="C",
            drop=ANYWHERE,
        ),
        Piece(
            "M",
            "Marshal",
            "帥",
            "RN",
            reading="Su",
            meaning="commander",
            promotion=promoting("A"),
            held_as="M",
            drop=ANYWHERE,
        ),
        Piece("Q", "Queen", "奔", "Q", reading="Bun", meaning="running", held_as="Q", drop=ANYWHERE),
        Piece("G", "Gilding", "鍍", "Q", reading="Do", meaning="gilded", held_as="P"),
        Piece("S", "Scepter", "圭", "NK", reading="Gyu", meaning="jade tablet", held_as="N"),
        Piece("H", "Horse", "馬", "BK", reading="Ma", meaning="horse", held_as="B"),
        Piece("D", "Dragon", "龍", "RK", reading="Yong", meaning="dragon", held_as="R"),
        Piece("W", "Whole", "全", "Q", reading="Jeon", meaning="whole", held_as="C"),
        Piece("A", "Apricot", "杏", "Q", reading="Haeng", meaning="apricot", held_as="M"),
    )


PAWN = Piece(
    "P",
    "Pawn",
    "步",
    "fmWfcF",
    reading="Bo",
    meaning="on foot",
    terrain=(Terrain("2", "fmR3"), Terrain("3", "fmR2")),
    promotion=Promotion("G", must_to="9-10"),
    held_as="P",
    drop=Drop("2-9", may_mate=False),
    pawn=True,
    en_passant=True,
)

PANDEMONIUM = Variant(
    name="pandemonium",
    exported="pandemonium-10x10",  # Fairy-Stockfish's own pandemonium is another game, on 9 by 9 squares
    title="Pandemonium",
    edition="Revised rules",
    native="修羅場",
    summary="Chess on ten by ten with marshals and cardinals, where captured pieces change sides.",
    files=10,
    ranks=10,
    start="rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w KQkq - 0 1 setup=w",
    pieces=pieces("9-10", PAWN),
    hand_order="QMCRBNP",
    castling=Castling(
        "R",
        (
            Castle("K", "e1", "j1", "h1", "g1", "O-O-O"),
            Castle("Q", "e1", "a1", "b1", "c1", "O-O"),
        ),
    ),
    setup=SetupPhase(
        "bchi",
        ("NB-BN", "BN-BN", "NB-NB", "BN-NB"),
        ("Inner bishops", "Left bishops", "Right bishops", "Outer bishops"),
        "place your bishops and knights",
    ),
    vchess_hands="PRNBQCM",
    repetition=Repetition(3, perpetual_loses=True, replay_swapped=True),
    end=EndRule(),
    appearance=Appearance(("international", "hanja-pandemonium"), marked="9-10"),
)
