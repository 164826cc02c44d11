"""Mansindam, Pantheon Tale (RULES.md §4)."""

from surajang.rules.variant import Appearance, Drop, EndRule, Piece, Promotion, Repetition, Variant

ANYWHERE = Drop("1-9")


def promoting(symbol: str) -> Promotion:
    """Return a compulsory promotion on moves that start or end in the last three ranks."""
    return Promotion(symbol, must_from="7-9", must_to="7-9")


MANSINDAM = Variant(
    name="mansindam",
    title="Mansindam",
    native="萬神談",
    summary="Strong pieces, forced promotion, no draws: mate the king, or bring yours to the last rank.",
    files=9,
    ranks=9,
    start="rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1",
    pieces=(
        Piece("K", "King", "陽/陰", "K", reading="Yang/Eum", meaning="sun / shade", royal=True),
        Piece(
            "P",
            "Pawn",
            "步",
            "fW",
            reading="Bo",
            meaning="on foot",
            promotion=promoting("+P"),
            held_as="P",
            drop=Drop("1-8", one_a_file="1-9"),
            pawn=True,
        ),
        Piece(
            "N",
            "Knight",
            "騎",
            "N",
            reading="Gi",
            meaning="rider",
            promotion=promoting("+N"),
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
            promotion=promoting("+B"),
            held_as="B",
            drop=ANYWHERE,
        ),
        Piece(
            "R",
            "Rook",
            "飛",
            "R",
            reading="Bi",
            meaning="flying",
            promotion=promoting("+R"),
            held_as="R",
            drop=ANYWHERE,
        ),
        Piece(
            "C",
            "Cardinal",
            "猊",
            "BN",
            reading="Ye",
            meaning="fabled lion",
            promotion=promoting("+C"),
            held_as="C",
            drop=ANYWHERE,
        ),
        Piece(
            "M",
            "Marshal",
            "元",
            "RN",
            reading="Won",
            meaning="origin",
            promotion=promoting("+M"),
            held_as="M",
            drop=ANYWHERE,
        ),
        Piece("Q", "Queen", "奔", "Q", reading="Bun", meaning="running", held_as="Q", drop=ANYWHERE),
        Piece("A", "Angel", "斗", "QN", reading="Du", meaning="Dipper", held_as="A", drop=ANYWHERE),
        Piece("+P", "Guard", "哨", "K", reading="Cho", meaning="sentry", letter="G", held_as="P"),
        Piece("+N", "Centaur", "雲", "NK", reading="Un", meaning="cloud", letter="E", held_as="N"),
        Piece("+B", "Archer", "弓", "BK", reading="Gung", meaning="bow", letter="H", held_as="B"),
        Piece("+R", "Tiger", "龍", "RK", reading="Yong", meaning="dragon", letter="T", held_as="R"),
        Piece("+C", "Rhino", "聖", "BNK", reading="Seong", meaning="sage", letter="I", held_as="C"),
        Piece("+M", "Ship", "艦", "RNK", reading="Ham", meaning="warship", letter="S", held_as="M"),
    ),
    hand_order="AQMCRBNP",
    repetition=Repetition(3, illegal=True),
    end=EndRule(
        stalemate_loses=True,
        draws=False,
        arrival="9",
        arrival_reason="campmate",
        arrival_sentence="{winner}'s king has reached the last rank.",
    ),
    appearance=Appearance(("international", "hanja-mansindam"), marked="7-9"),
)
