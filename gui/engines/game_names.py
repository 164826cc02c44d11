"""What an engine calls our games."""

from __future__ import annotations

from collections.abc import Collection

from rules.fairy_stockfish import exported_name
from rules.games import GAMES


def name_for(variant: str, offered: Collection[str], defined: bool) -> str:
    """Return what an engine is to be told, as UCI_Variant, to play one of our games.

    `offered` are the games that it says it knows, and `defined` whether it takes definitions of games: such an engine
    may know another game by our name, and knows ours by that of its definition.
    """
    if variant not in GAMES:
        return variant
    exported = exported_name(GAMES[variant])
    return exported if defined or exported in offered else variant


def knows(variant: str, offered: Collection[str], defined: bool) -> bool:
    """Say whether an engine knows one of our games; one that says nothing of games may."""
    return not offered or name_for(variant, offered, defined) in offered
