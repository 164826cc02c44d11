"""Palace Shogi (RULES.md §5). Own and enemy palace are seen from the mover's side."""

from surajang.rules.variant import (
    Appearance,
    Castle,
    Castling,
    Drop,
    EndRule,
    Piece,
    Promotion,
    Repetition,
    Terrain,
    Variant,
)

OWN_PALACE = "d1-f3"
ENEMY_PALACE = "d7-f9"
OWN_CORRIDORS = "d1 f1 e2 d3 f3"
ENEMY_CORRIDORS = "d7 f7 e8 d9 f9"
PROMOTION_ZONE = "7-9"


def compulsory(symbol: str) -> Promotion:
    """Return the promotion of lance, horse, bishop and rook: compulsory on moves that end in the zone."""
    return Promotion(symbol, must_to=PROMOTION_ZONE)


def free(symbol: str) -> Promotion:
    """Return the promotion of silver and queen: optional on moves that start or end in the zone."""
    return Promotion(symbol, may_from=PROMOTION_ZONE, may_to=PROMOTION_ZONE)


PALACE_SHOGI = Variant(
    name="palaceshogi",
    title="Palace Shogi",
    native="宫将棋",
    summary="Shogi with palaces, cannons, queens and a lion: mate the king, or walk yours into the enemy palace.",
    files=9,
    ranks=9,
    start="lns+sk+ssnl/1r2q2b1/+p+p+p+p+p+p+p+p+p/9/9/9/+P+P+P+P+P+P+P+P+P/1B2Q2R1/LNS+SK+SSNL[] w AIai - 0 1",
    pieces=(
        Piece("K", "King", "王", "K", reading="Ō", meaning="king", faces="vR", royal=True),
        Piece(
            "P",
            "Footsoldier",
            "卒",
            "fW",
            reading="Sotsu",
            meaning="footsoldier",
            terrain=(Terrain("6-9", "sW"), Terrain(ENEMY_CORRIDORS, "fF", within=ENEMY_CORRIDORS)),
            drop=Drop("1-4", may_mate=False, one_a_file="1-6"),
            limit=5,
        ),
        Piece("L", "Lance", "香", "fR", reading="Kyō", meaning="incense", promotion=compulsory("+L"), drop=Drop("1-5")),
        Piece("N", "Horse", "桂", "ffN", reading="Kei", meaning="cassia", promotion=compulsory("+N"), drop=Drop("1-5")),
        Piece("B", "Bishop", "角", "B", reading="Kaku", meaning="horn", promotion=compulsory("+B"), drop=Drop("1-5")),
        Piece("R", "Rook", "飛", "R", reading="Hi", meaning="flying", promotion=compulsory("+R"), drop=Drop("1-6")),
        Piece(
            "S",
            "Silver",
            "銀",
            "FfW",
            reading="Gin",
            meaning="silver",
            promotion=free("+S"),
            drop=Drop("1-6 a7-c9 g7-i9"),
        ),
        Piece(
            "Q",
            "Queen",
            "后",
            "Q",
            reading="Kisaki",
            meaning="queen",
            terrain=(Terrain(OWN_PALACE, "F", instead=True),),
            wall=OWN_PALACE,
            promotion=free("+Q"),
        ),
        Piece(
            "+P",
            "Pawn",
            "兵",
            "fmWfcF",
            reading="Hei",
            meaning="soldier",
            terrain=(Terrain("3", "fmR2"),),
            promotion=Promotion("Q", must_to="9"),
            held_as="P",
            pawn=True,
            en_passant=True,
        ),
        Piece(
            "+L",
            "Cannon",
            "砲",
            "mRcpR",
            reading="Hō",
            meaning="cannon",
            terrain=(Terrain(ENEMY_CORRIDORS, "mBcpB", within=ENEMY_CORRIDORS),),
            held_as="L",
            spares=("+L",),
            no_screen=("+L",),
        ),
        Piece("+N", "Knight", "騎", "N", reading="Ki", meaning="rider", held_as="N"),
        Piece("+B", "Elephant", "象", "BWA", reading="Zō", meaning="elephant", held_as="B"),
        Piece(
            "+R",
            "Dragon",
            "龍",
            "RF",
            reading="Ryū",
            meaning="dragon",
            terrain=(Terrain(ENEMY_CORRIDORS, "B", within=ENEMY_CORRIDORS),),
            held_as="R",
        ),
        Piece("+S", "Gold", "金", "WfF", reading="Kin", meaning="gold", held_as="S"),
        Piece(
            "+Q",
            "Lion",
            "獅",
            "KDNA",
            reading="Shishi",
            meaning="lion",
            letter="Ln",
            spares=("+Q",),
            limit=1,
            twice=True,
        ),
    ),
    hand_order="RBSNLP",
    castling=Castling(
        "L",
        (
            Castle("A", "e1", "a1", "c1", "d1", "O-O-O"),
            Castle("I", "e1", "i1", "g1", "f1", "O-O"),
        ),
    ),
    repetition=Repetition(4, gap=4),
    end=EndRule(
        arrival=ENEMY_PALACE,
        arrival_reason="entering king",
        arrival_sentence="{winner}'s king has entered the enemy palace.",
    ),
    appearance=Appearance(
        ("wedge", "wedge-hanja"),
        coordinates="shogi",
        outlined=OWN_PALACE,
        region="palace",
        tints=OWN_CORRIDORS,
        tinted="corridor",
        explained="The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace "
        "the queen goes one square diagonally; in the enemy's, cannon, dragon and footsoldier also go along corridors.",
        players=("First player", "Second player"),
        pointing=True,
        promotion_sign="+",
    ),
)
