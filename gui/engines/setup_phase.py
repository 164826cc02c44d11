"""What an engine is told of a game that begins with a choice of setups, if the engine knows no such choice."""

from __future__ import annotations

import random

from rules import fen, notation
from rules.variant import Variant


def after_setup(variant: Variant, command: str) -> str:
    """Return UCI's `position` command from the position on that the choice of setups led to; "" while it goes on.

    `command` begins with `position fen`, as ours do.
    """
    start, _, moves = command.removeprefix("position fen ").partition(" moves ")
    texts = moves.split()
    position = fen.read(variant, start)
    if not position.setup:
        return command
    while position.setup and texts:
        position.make(notation.parse(position, texts.pop(0)))
    if position.setup:
        return ""
    line = f" moves {' '.join(texts)}" if texts else ""
    return f"position fen {fen.write(position)}{line}"


def any_setup(variant: Variant) -> str:
    """Return one of the setups that can be chosen."""
    return random.choice(variant.setup.choices) if variant.setup else ""
