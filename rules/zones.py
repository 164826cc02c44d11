"""Writes sets of squares as the texts of zones (`rules.variant`)."""

from collections.abc import Iterable

from surajang.rules.variant import FILES

Squares = frozenset[tuple[int, int]]
"""Squares as (file, rank) from 0."""


def mirrored(squares: Iterable[tuple[int, int]], ranks: int) -> Squares:
    """Return the squares with their ranks counted from the other edge."""
    return frozenset((file, ranks - 1 - rank) for file, rank in squares)


def zone_text(own: Squares, other: Squares, files: int, ranks: int) -> str:
    """Return the text of a zone: White's squares, and Black's (as White sees them) if they are not the mirror image."""
    seen = mirrored(other, ranks)
    if own == seen:
        return _text(own, files)
    return f"{_text(own, files)} | {_text(seen, files)}"


def _text(squares: Squares, files: int) -> str:
    """Return the text of some squares: rows of equal runs of files, joined where they are stacked."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for file, rank in sorted(squares, key=lambda square: (square[1], square[0])):
        runs = rows.setdefault(rank, [])
        if runs and runs[-1][1] == file - 1:
            runs[-1] = (runs[-1][0], file)
        else:
            runs.append((file, file))
    blocks: list[tuple[int, int, int, int]] = []
    for rank, runs in rows.items():
        for first, last in runs:
            for n, (low, left, right, high) in enumerate(blocks):
                if (left, right, high) == (first, last, rank - 1):
                    blocks[n] = (low, left, right, rank)
                    break
            else:
                blocks.append((rank, first, last, rank))
    return " ".join(_block(*block, files) for block in blocks)


def _block(low: int, left: int, right: int, high: int, files: int) -> str:
    """Return the text of a rectangle."""
    if (left, right) == (0, files - 1):
        return f"{low + 1}" if low == high else f"{low + 1}-{high + 1}"
    first, last = f"{FILES[left]}{low + 1}", f"{FILES[right]}{high + 1}"
    return first if first == last else f"{first}-{last}"
