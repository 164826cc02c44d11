"""The rules at the command line: `perft`, `show`, `check` and `export` for people, `query` and `pgn` for scripts."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence

from surajang.rules import fen, notation, notation_reader, query, show
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.fairy_stockfish import definition
from surajang.rules.game import Game
from surajang.rules.game_files import InvalidFile, game_of, games_in_file, refusal
from surajang.rules.games import GAMES
from surajang.rules.language import sentence
from surajang.rules.movegen import legal_moves
from surajang.rules.perft import DEEPEST, perft
from surajang.rules.reasons import because
from surajang.rules.refusal import why_named
from surajang.rules.variant import Variant


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 1 if a game could not be read, 2 if the command is wrong."""
    options = _parser().parse_args(arguments)
    if sys.stderr is None:  # `print` would write to standard output
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for the rest of the process
    if sys.stdout is None or sys.stdin is None:
        print("rules: standard input and output have to be open", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a file may give a game any title
    try:
        if options.command == "perft":
            _count(options.variant, options.depth, options.fen)
        elif options.command == "show":
            _show(options.variant, options.fen, options.moves)
        elif options.command == "export":
            print(_exported(game_of(options.variant), options.format), end="")
        elif options.command == "check":
            return 0 if _check(options.files) else 1
        elif options.command == "pgn":
            # Compiling its patterns would be a third of the others' start.
            from surajang.rules import pgn_command  # noqa: PLC0415  # for the start

            whole = pgn_command.rewrite(options.files or [pgn_command.STANDARD_INPUT], sys.stdout.buffer, sys.stderr)
            sys.stdout.buffer.flush()
            return 0 if whole else 1
        else:
            query.serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The reader of the output has closed it.
        with contextlib.suppress(OSError):
            sys.stdout.close()
    except OSError as error:
        print(f"rules: nothing more can be written: {error.strerror or error}", file=sys.stderr)
        with contextlib.suppress(OSError):
            sys.stdout.close()
        return 1
    except KeyboardInterrupt:
        return 130
    except InvalidFile as error:
        print(sentence(error.reason), file=sys.stderr)
        return 1
    except ReasonedError as error:
        print(f"rules: {sentence(error.reason)}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m rules", description="Ask the rules of the games.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = f"one of {', '.join(GAMES)}, or FILE or FILE:NAME for a game in a file"
    count = commands.add_parser("perft", help="count the sequences of legal moves of a given length")
    count.add_argument("variant", help=games)
    count.add_argument("depth", type=int)
    count.add_argument("fen", nargs="?", default="startpos", help="a position in quotes")
    display = commands.add_parser("show", help="draw a position and list its legal moves")
    display.add_argument("variant", help=games)
    display.add_argument("fen", nargs="?", default="startpos", help="a position in quotes, or startpos")
    display.add_argument("moves", nargs="*", metavar="move", help="moves to play from there")
    export = commands.add_parser("export", help="write a game's definition, for Fairy-Stockfish or as TOML")
    export.add_argument("variant", help=games)
    export.add_argument("--format", choices=("ini", "toml"), default="ini", help="default: ini, for Fairy-Stockfish")
    check = commands.add_parser(
        "check",
        help="check files that define games",
        description="Reads definitions of games and summarizes each game. Errors are named on standard error with"
        " file, line and column, and the exit status is 1.",
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a file of games, as TOML or for Fairy-Stockfish")
    commands.add_parser("query", help="answer requests in JSON Lines from standard input")
    rewrite = commands.add_parser(
        "pgn",
        help="read games and write them in this program's form",
        description="Reads PGN with any number of games and writes them in this program's form, one after another. A"
        " game that cannot be read is named on standard error with file, line and column; the others are still written,"
        " and the exit status is 1.",
    )
    rewrite.add_argument("files", nargs="*", metavar="FILE", help="a PGN file; without any, or for -, standard input")
    return parser


def _count(name: str, depth: int, text: str) -> None:
    """Print how many sequences begin with each legal move, then their sum."""
    if not 0 <= depth <= DEEPEST:
        raise ReasonedError(because("depth of perft", most=DEEPEST, number=depth))
    position = fen.read(game_of(name), text)
    total = 0 if depth else 1
    for move in legal_moves(position) if depth else []:
        written = notation.text(position, move)
        position.make(move)
        count = perft(position, depth - 1)
        position.unmake()
        print(f"{written}: {count}", flush=True)
        total += count
    print(f"\nNodes searched: {total}" if depth else f"Nodes searched: {total}")


def _show(name: str, text: str, moves: Sequence[str]) -> None:
    """Print the position after some moves."""
    game = Game(game_of(name), text)
    for number, move in enumerate(moves, 1):
        try:
            game.play(notation_reader.read(game.position, move))
        except notation.IllegalMove:
            reason = why_named(game, move)
            raise ReasonedError(because("move of several", number=number, reason=reason)) from None
    print(show.page(game))


def _exported(game: Variant, form: str) -> str:
    """Return the definition of a game, as a TOML file or for Fairy-Stockfish."""
    if form != "toml":
        return definition(game)
    from surajang.rules.definition_writer import write  # noqa: PLC0415  # tomlkit is slow to load

    return write(game)


def _check(files: Sequence[str]) -> bool:
    """Sum up the games in some files; return whether all could be read."""
    whole = True
    for file in files:
        try:
            found = games_in_file(file)
        except InvalidFile as error:
            print(sentence(error.reason), file=sys.stderr)
            whole = False
            continue
        for game in found.values():
            if isinstance(game, InvalidDefinition):
                print(sentence(refusal(file, game)), file=sys.stderr)
                whole = False
            else:
                print(show.summary(game))
    return whole


if __name__ == "__main__":
    sys.exit(main())
