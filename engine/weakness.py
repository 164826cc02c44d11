"""How a weak level's search is held back. Nothing is random: one position is always misjudged in the same way."""

from typing import Final

from mypy_extensions import i64

from engine.strength import Strength

# Two parts of a key, ten bits each, that have nothing to do with each other.
_PART: Final = 1023
_DROPS_SHIFT: Final = 31
_NOISE_SHIFT: Final = 17


class Weakness:
    """How a search is held back: see `Strength` for the fields. `seed` makes one opponent misjudge other positions
    than another."""

    def __init__(self) -> None:
        self.blindness: i64 = 0
        self.noise: i64 = 0
        self.greed: i64 = 0
        self.seed: i64 = 0

    def set_strength(self, strength: Strength) -> None:
        """Hold the search back as a level asks for."""
        self.blindness = strength.blindness
        self.noise = strength.noise
        self.greed = strength.greed

    def overlooks_drops(self, key: i64) -> bool:
        """Say whether drops are overlooked in the position with this key."""
        return self.blindness > 0 and ((key ^ self.seed) >> _DROPS_SHIFT & _PART) * 1000 < self.blindness * (_PART + 1)

    def misjudgement(self, key: i64) -> i64:
        """Return by how much, from -noise to noise, the position with this key is misjudged."""
        return ((key ^ self.seed) >> _NOISE_SHIFT & _PART) * 2 * self.noise // _PART - self.noise
