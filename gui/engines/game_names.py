"""What an engine calls our games, and how it reads their positions."""

from __future__ import annotations

from collections.abc import Collection

from rules.fairy_stockfish import exported_name, position
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


def command_for(variant: str, command: str, defined: bool) -> str:
    """Return UCI's `position` command as an engine reads it, which may take definitions of games."""
    start, fen, rest = command.partition("position fen ")
    if not defined or start or not fen or variant not in GAMES:
        return command
    text, moves, line = rest.partition(" moves ")
    return f"{fen}{position(GAMES[variant], text)}{moves}{line}"
