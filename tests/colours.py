"""Measures how well colours can be told apart."""

from PySide6.QtGui import QColor


def luminance(colour: QColor) -> float:
    """Return a colour's relative luminance."""
    parts = _linear(colour)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """Return how well one colour is read on another: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How the light of a screen reaches people with each kind of colour blindness (Machado and others, 2009)."""


def _light(colour: QColor) -> tuple[float, float, float]:
    """Return the red, green and blue of a colour, each from 0 to 1."""
    return colour.redF(), colour.greenF(), colour.blueF()


def _linear(colour: QColor) -> list[float]:
    """Return the linear light of a colour's red, green and blue, each from 0 to 1."""
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in _light(colour)]


def laid_over(colour: QColor, ground: QColor) -> QColor:
    """Return the visible colour of a partly transparent one on a ground."""
    share = colour.alphaF()
    pairs = zip(_light(colour), _light(ground), strict=True)
    return QColor.fromRgbF(*(one * share + other * (1 - share) for one, other in pairs))


def difference(one: QColor, other: QColor, sight: str) -> float:
    """Return how different two colours look to people with a kind of sight: about 2 is the least visible difference."""
    places = (_place(one, sight), _place(other, sight))
    return float(sum((a - b) ** 2 for a, b in zip(*places, strict=True)) ** 0.5)


def _place(colour: QColor, sight: str) -> tuple[float, float, float]:
    """Return a colour in CIELAB as people with a kind of sight see it."""
    light = _linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    x, y, z = (
        _root(value)
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    """Return CIELAB's measure of a share of light."""
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def seen_luminance(rgb: int, sight: str) -> float:
    """Return the relative luminance of a pixel as people with a kind of sight see it."""
    light = _linear(QColor(rgb))
    shares = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]]
    return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
