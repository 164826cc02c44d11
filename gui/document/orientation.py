"""The tag `Orientation`, as Lichess writes it in studies: the side at the lower edge of the board."""

from collections.abc import Mapping

ORIENTATION = "Orientation"
SIDES = ("white", "black")
"""Its values for the first and the second player, whatever the variant calls them."""


def flipped_in(headers: Mapping[str, str]) -> bool | None:
    """Return whether the second player is at the lower edge, None if the tag is missing or has another value."""
    side = headers.get(ORIENTATION, "").lower()
    return SIDES.index(side) == 1 if side in SIDES else None
