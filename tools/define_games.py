"""Writes `assets/engines/variants.ini`, our games' definitions for Fairy-Stockfish: `python tools/define_games.py`."""

import sys
from pathlib import Path

sys.path[:0] = [] if sys.flags.safe_path else [str(Path(__file__).resolve().parent.parent)]

from surajang import assets  # noqa: E402
from surajang.rules.fairy_stockfish import Inexpressible, definition  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402


def definitions() -> str:
    """Return the definitions of all games that can be defined."""
    sections = []
    for variant in GAMES.values():
        try:
            sections.append(definition(variant))
        except Inexpressible:
            continue
    return "\n".join(sections)


if __name__ == "__main__":
    assets.path("engines", "variants.ini").write_text(definitions(), "utf-8")
