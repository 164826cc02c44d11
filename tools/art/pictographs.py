"""The fifteen pictographs of Palace Shogi, each once: layers of path data in a square of about 100 x 100, y downward.

A layer is (kind, path data, width). `ink` and `cut` are filled shapes, `line` and `score` strokes of that width;
ink and line have the colour of the face, cut and score that of the ground, `glow` is a paler ink.
Path data holds absolute M, L, C, Q and Z only, every number pair as "x y".
"""

import math
import re

Layer = tuple[str, str, float]

PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def ink(*paths: str) -> list[Layer]:
    """Return filled shapes."""
    return [("ink", path, 0) for path in paths]


def cut(*paths: str) -> list[Layer]:
    """Return shapes taken out of the ink."""
    return [("cut", path, 0) for path in paths]


def glow(*paths: str) -> list[Layer]:
    """Return shapes of paler ink."""
    return [("glow", path, 0) for path in paths]


def line(width: float, *paths: str) -> list[Layer]:
    """Return strokes of ink."""
    return [("line", path, width) for path in paths]


def score(width: float, *paths: str) -> list[Layer]:
    """Return strokes taken out of the ink."""
    return [("score", path, width) for path in paths]


def disc(x: float, y: float, radius: float) -> str:
    """Return a circle."""
    k = radius * 0.5523
    return (
        f"M{x - radius:g} {y:g}C{x - radius:g} {y - k:g} {x - k:g} {y - radius:g} {x:g} {y - radius:g}"
        f"C{x + k:g} {y - radius:g} {x + radius:g} {y - k:g} {x + radius:g} {y:g}"
        f"C{x + radius:g} {y + k:g} {x + k:g} {y + radius:g} {x:g} {y + radius:g}"
        f"C{x - k:g} {y + radius:g} {x - radius:g} {y + k:g} {x - radius:g} {y:g}Z"
    )


def star(x: float, y: float, points: int, outer: float, inner: float) -> str:
    """Return a star whose first point looks up."""
    corners = [
        (
            x + (inner if index % 2 else outer) * math.sin(index * math.pi / points),
            y - (inner if index % 2 else outer) * math.cos(index * math.pi / points),
        )
        for index in range(2 * points)
    ]
    return "M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in corners) + "Z"


def both(*paths: str) -> tuple[str, ...]:
    """Return the paths and their mirror images left and right of the middle line."""
    return paths + tuple(PAIR.sub(lambda match: f"{100 - float(match[1]):g} {match[2]}", path) for path in paths)


def turned(path: str, degrees: float, x: float, y: float) -> str:
    """Return the path turned clockwise about a point."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(match: re.Match[str]) -> str:
        right, down = float(match[1]) - x, float(match[2]) - y
        return f"{x + right * cosine - down * sine:.2f} {y + right * sine + down * cosine:.2f}"

    return PAIR.sub(turn, path)


FOOTSOLDIER = [
    *ink(
        disc(40, 5, 4.5),
        "M22 28C22 12 29 7 40 7C51 7 58 12 58 28Z",
        "M4 34C4 27 20 24 40 24C60 24 76 27 76 34C76 40 60 41 40 41C20 41 4 40 4 34Z",
        "M25 44L55 44C55 57 49 64 40 64C31 64 25 57 25 44Z",
        "M4 100C4 78 14 69 28 66L40 75L52 66C66 69 76 78 76 100Z",
        "M86 8C93 16 94 23 89.5 32L82.5 32C78 23 79 16 86 8Z",
        "M80 35L92 35L94 47L78 47Z",
    ),
    *line(7.5, "M86 44L86 100"),
]

PAWN = [
    *ink(
        disc(50, 20, 19),
        "M28 42L72 42C79 42 79 52 72 52L28 52C21 52 21 42 28 42Z",
        "M38 50L62 50C63 66 70 76 82 84L18 84C30 76 37 66 38 50Z",
        "M16 88L84 88C90 88 92 100 86 100L14 100C8 100 10 88 16 88Z",
    ),
]

LANCE = [
    *ink(
        "M50 -12C57 6 72 26 72 43L60 62L40 62L28 43C28 26 43 6 50 -12Z",
        "M18 60L35 66L65 66L82 60L77 75L62 78L38 78L23 75Z",
        "M42 82L58 82L67 100C55 95 45 95 33 100Z",
    ),
    *line(12, "M50 60L50 118"),
    *score(3.6, "M50 14L50 55"),
]

WHEEL_GAP = "M29 48C40 37.5 56 37.5 67 48"

CANNON = [
    *ink(
        *(
            turned(path, -58, 46, 52)
            for path in (disc(-7, 52, 6), "M-2 36C-7 42 -7 62 -2 68L76 64L76 68L92 68L92 36L76 36L76 40Z")
        )
    ),
    *score(2.6, turned("M73 38L73 66", -58, 46, 52)),
    *score(4, turned(WHEEL_GAP, 2, 48, 71), turned(WHEEL_GAP, 242, 48, 71)),
    *ink(disc(48, 71, 28)),
    *cut(disc(48, 71, 20.5)),
    *line(5, *(turned("M48 49L48 93", angle, 48, 71) for angle in (0, 45, 90, 135))),
    *ink(disc(48, 71, 8)),
]

HORSE = [
    *ink(
        "M22 100C22 84 33 76 41 68C45 64 48 60 48 56C42 61 36 63 30 64C27 70 22 76 15 74C8 72 3 65 5 59C8 49 18 42"
        " 23 32C26 24 32 18 39 15L41 0C47 4 51 9 53 14C78 18 94 44 90 100Z"
    ),
    *cut(disc(35, 33, 3.6), disc(13, 62, 2.6)),
    *score(3, "M56 15C74 28 82 54 78 100", "M51 22C58 32 61 44 60 54"),
]

KNIGHT = [
    *ink(
        "M20 36C22 27 34 23 50 23C66 23 78 27 80 36L80 74C80 86 66 94 50 100C34 94 20 86 20 74Z",
        "M46 24C40 10 50 0 66 0C84 0 97 12 94 30C88 18 80 14 70 14C60 14 55 18 54 24Z",
    ),
    *score(3, "M20 40L80 40", "M50 58L50 100"),
    *cut(*both("M26 47L45 47L45 54L26 54Z")),
    *cut(*both(disc(32, 67, 2.8), disc(41, 67, 2.8), disc(32, 77, 2.8), disc(41, 77, 2.8))),
]

BISHOP = [
    *ink("M50 0C66 10 84 28 86 52L80 78L20 78L14 52C16 28 34 10 50 0Z", "M19 83L81 83L84 100L16 100Z"),
    *cut("M46 22L54 22L54 36L68 36L68 44L54 44L54 68L46 68L46 44L32 44L32 36L46 36Z"),
]

ELEPHANT = [
    *ink(
        *both("M38 14C22 0 0 8 0 34C0 56 12 70 30 66C34 50 36 30 38 14Z"),
        *both("M26 64L38 66C38 78 32 88 17 94C24 85 27 76 26 64Z"),
        "M32 22C36 8 64 8 68 22C73 36 72 50 66 60C61 70 59 82 58 94C58 101 42 101 42 94"
        "C41 82 39 70 34 60C28 50 27 36 32 22Z",
    ),
    *score(3, *both("M34 16C27 30 27 48 34 60C37 66 39 71 40 77")),
    *cut(*both(disc(40, 41, 3.6))),
    *score(2.6, "M44 67L56 67", "M45 76L55 76", "M45.5 85L54.5 85"),
]

ROOK = [
    *ink(
        "M12 0L30 0L30 12L41 12L41 0L59 0L59 12L70 12L70 0L88 0L88 26L76 36L76 70L86 82L14 82L24 70L24 36L12 26Z",
        "M12 87L88 87L92 100L8 100Z",
    ),
    *cut("M42 82L42 64C42 53 58 53 58 64L58 82Z"),
    *score(2.6, "M14 31L86 31"),
]

DRAGON = [
    *ink(
        "M4 42C4 32 12 27 22 30C27 24 34 20 42 19C46 6 60 -1 78 2C68 6 62 13 60 20L88 14L74 28L98 36L80 44L98 60L80 62"
        "L94 82L76 78C76 86 78 94 82 100L34 100C34 88 42 82 46 73C34 78 20 76 12 64L10 56C22 62 34 61 44 54L33 52L28 57"
        "L24 51L15 51L11 56L7 50Z"
    ),
    *cut("M36 36L50 30C50 36 45 40 40 40Z", disc(12, 40, 2.6)),
    *score(3, "M58 34C64 48 62 62 54 74"),
]


def kabuto(dome: str) -> list[Layer]:
    """Return a war helmet whose bowl has the given outline."""
    return [
        *ink(
            *both("M30 66L30 96L4 100C10 88 12 78 14 66Z"),
            dome,
            "M12 68C24 56 76 56 88 68L86 74C72 66 28 66 14 74Z",
            *both("M18 70C10 66 4 58 4 50C12 48 18 52 22 60Z"),
            "M36 78C44 75 56 75 64 78L60 96L50 100L40 96Z",
        ),
        *score(2.6, *both("M12.5 81.5L30 79", "M9.5 90.5L30 88")),
        *score(2.6, "M14 66C26 56 74 56 86 66"),
    ]


SILVER = [
    *kabuto("M20 60C20 51 22 44 26 38C40 47.5 60 47.5 74 38C78 44 80 51 80 60Z"),
    *ink("M8 -8C8 21 28 40 50 40C72 40 92 21 92 -8C84 12 68 23 50 23C32 23 16 12 8 -8Z"),
]

GOLD = [
    *kabuto("M20 60C20 50 23 42 30 37C40 50 60 50 70 37C77 42 80 50 80 60Z"),
    *ink(star(50, 18, 12, 26, 17)),
    *cut(disc(50, 18, 13.5)),
    *ink(disc(50, 18, 10.5)),
]

QUEEN = [
    *ink(
        *both(disc(7, 30, 7), disc(28, 14, 7)),
        disc(50, 8, 8),
        "M14 78L6 32L24 54L28 16L43 50L50 10L57 50L72 16L76 54L94 32L86 78C64 72 36 72 14 78Z",
        "M15 84C36 78 64 78 85 84L83 98C62 93 38 93 17 98Z",
    ),
]

LION = [
    *ink(star(50, 50, 16, 51, 42)),
    *glow(
        *both(disc(26, 25, 10)),
        "M50 16C68 16 80 27 79 44C78 54 73 60 71 68C68 82 60 89 50 89C40 89 32 82 29 68"
        "C27 60 22 54 21 44C20 27 32 16 50 16Z",
    ),
    *cut(*both("M29 37C36 33 42 37 44 42L44 46C38 48 31 45 29 37Z"), "M37 57L63 57L55 68L45 68Z"),
    *score(3.4, *both("M43 44L40 58"), "M50 66L50 75", "M35 74C41 81 47 80 50 75C53 80 59 81 65 74"),
]

KING = [
    *ink(
        "M45.5 0L54.5 0L54.5 9L64 9L64 18L54.5 18L54.5 30L45.5 30L45.5 18L36 18L36 9L45.5 9Z",
        *both("M53 80L20 80C16 66 2 60 2 45C2 30 18 24 32 29C43 33 50 42 53 52Z"),
        "M18 85L82 85L80 100L20 100Z",
    ),
    *cut(*both("M44 71L29 71C26 60 14 56 14 47C14 40 22 37 29 40C37 43 43 50 44 58Z")),
]

PICTOGRAPHS = {
    "P": FOOTSOLDIER, "P+": PAWN, "L": LANCE, "L+": CANNON, "N": HORSE, "N+": KNIGHT, "B": BISHOP, "B+": ELEPHANT,
    "R": ROOK, "R+": DRAGON, "S": SILVER, "S+": GOLD, "Q": QUEEN, "Q+": LION, "K": KING,
}  # fmt: skip
