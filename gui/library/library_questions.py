"""What the library's page asks the index, on threads."""

from __future__ import annotations

import sqlite3
from array import array

from gui.library import figures, finding
from gui.library.figures import Figures
from gui.library.finding import Branch, Query
from gui.library.library import Library


def numbers_and_reasons(library: Library, query: Query, connection: sqlite3.Connection) -> tuple[array[int], list[str]]:
    """Ask the index for games, and for the reasons that there are."""
    return finding.numbers(connection, query, library.orders), library.orders.reasons(connection)


def line_and_ply(number: int, key: int | None, connection: sqlite3.Connection) -> tuple[str, array[int], int]:
    """Ask the index for a game's line, and where in it a position stands, -1 for none."""
    start, moves = finding.line(connection, number)
    return start, moves, finding.ply_of(connection, number, key) if key is not None else -1


def tree_from(key: int, query: Query, connection: sqlite3.Connection) -> list[Branch]:
    """Ask the index what was played from a position."""
    return finding.tree(connection, key, query)


def figures_of_all(connection: sqlite3.Connection) -> Figures:
    """Ask the index for what there is to count, and count it."""
    return figures.figures(figures.rows(connection))
