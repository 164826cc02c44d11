"""The rules of the games: positions, legal moves, notation, saved games. Knows nothing of players or screens.

>>> from surajang.rules import Game
>>> game = Game("mansindam")
>>> game.push("c4")
Move.from_text('c3c4')
>>> game.position.fen()
'rnbakqcnm/9/ppppppppp/9/9/2P6/PP1PPPPPP/9/MNCQKABNR[] b - - 0 1'

For other programs: `Game`, `Position` and `Move`, the `VARIANTS` by name and `find_variant`, `read_pgn`, and the
errors with their `Reason`. docs/rules.md shows them in use. They live in `rules.api`, which is loaded when one of them
is first used, so that the window loads no more of the rules than its first picture needs.

The modules below, each importing only those before it, at its top:

    contradiction, betza, looks, piece, special_rules, variant    what a game is, as data
    betza_writer, zones      movement and zones, written as text
    codes, rays, tables, zobrist    a game, flattened for speed
    coordinates, reasons, words, language, errors  why something cannot be done, and its sentence
    toml_places, definition, games    what a game is, as TOML, and the program's games
    catalogue                the games that a process knows, own ones too
    moves, changes           whole numbers for moves and for what they change
    position, transition     making and unmaking moves; what a move changes, for a screen
    attackers, checks_and_pins, move_filters, promotions, movegen, perft    legal moves
    notation, notation_reader, diagram, fen       text
    game, expectations, unreachable, refusal    history and results; why a move is illegal
    pgn_tags, tokens, pgn_sections, pgn_clocks    the parts of a PGN
    movetext, pgn, pgn_writer, files              saved games
    pictures                                      drawings of pieces
    ini, definition_writer, game_files            games from files
    show, query, fairy_stockfish, pgn_command     the commands of `python -m rules`
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from surajang.rules.api import (
        VARIANTS,
        Game,
        IllegalMove,
        InvalidPosition,
        Move,
        Outcome,
        PgnError,
        Piece,
        Position,
        Reason,
        ReasonedError,
        Variant,
        find_variant,
        read_pgn,
        square_name,
    )

__all__ = [
    "VARIANTS",
    "Game",
    "IllegalMove",
    "InvalidPosition",
    "Move",
    "Outcome",
    "PgnError",
    "Piece",
    "Position",
    "Reason",
    "ReasonedError",
    "Variant",
    "find_variant",
    "read_pgn",
    "square_name",
]


def __getattr__(name: str) -> Any:
    """Return one of the names in `__all__`. Raises AttributeError for others."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from surajang.rules import api  # noqa: PLC0415  # with the first name that is used

    return getattr(api, name)


def __dir__() -> list[str]:
    """Return the module's names, those included that are not loaded yet."""
    return sorted({*globals(), *__all__})
