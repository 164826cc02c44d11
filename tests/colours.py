"""How well colours can be told apart."""

from PySide6.QtGui import QColor


def luminance(colour: QColor) -> float:
    """Return a colour's relative luminance."""
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    parts = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """Return how well one colour is read on another: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
