"""Say which games of a `variants.ini` can be played here, and compare them with Fairy-Stockfish.

    python -P tools/import_variants.py variants.ini
    python -P tools/import_variants.py variants.ini --compare --positions 200 --depth 3 [NAME…]
    python -P tools/import_variants.py variants.ini --compare --engine /path/to/fairy-stockfish
    python -P tools/import_variants.py variants.ini --ends --games 20

Without `--compare` it prints a table of Markdown: each section, and the key for which it is refused. With it, it counts
move sequences (perft) from the start and from random positions, with pyffish or with the engine, which is far faster,
and ends with status 1 if any number differs. With `--ends` it plays random games, in which both sides often go back and
forth, and compares every position, its clock and the end of the game, with pyffish. `--builtin` takes Fairy-Stockfish's
own games in place of the file's.

Where a shogi pawn may not mate by a drop, Fairy-Stockfish lists the drop and then declares the game won for the side
that was mated; such drops are left out of the comparison. So are captures en passant after which the kings face each
other, which it allows where they may not face.
"""

import argparse
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [] if sys.flags.safe_path else [str(ROOT)]

from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.game import Game  # noqa: E402
from surajang.rules.ini import Definitions, Refusal, builtin, template  # noqa: E402
from surajang.rules.ini.definition import Refused  # noqa: E402
from surajang.rules.movegen import legal_moves  # noqa: E402
from surajang.rules.perft import perft  # noqa: E402
from surajang.rules.position import Position  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

Counts = dict[str, int]
Divide = Callable[[str, int], Counts]
"""Counts by move after a FEN, to a depth."""

MAX_WALK_LENGTH = 120
MAX_GAME_LENGTH = 160
BACK_AND_FORTH = 0.5


class Pyffish:
    """Fairy-Stockfish as a Python module."""

    def __init__(self, text: str) -> None:
        import pyffish  # noqa: PLC0415  # may be missing

        self._module = pyffish
        pyffish.load_variant_config(text)
        self.names = set(pyffish.variants())

    def divide(self, name: str, position: str, depth: int) -> Counts:
        """Return the counts by move of a position."""
        counts = {}
        for move in self._module.legal_moves(name, position, []):
            after = self._module.get_fen(name, position, [move]) if depth > 1 else ""
            counts[move] = sum(self.divide(name, after, depth - 1).values()) if depth > 1 else 1
        return counts


class Engine:
    """Fairy-Stockfish as a program."""

    def __init__(self, program: str, path: str) -> None:
        self._process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._variant = ""
        self.names: set[str] = set()
        for line in self._answers(f"setoption name VariantPath value {path}\nuci", "uciok"):
            if line.startswith("option name UCI_Variant "):
                self.names = set(line.split()[1:])

    def divide(self, name: str, position: str, depth: int) -> Counts:
        """Return the counts by move of a position."""
        command = f"setoption name UCI_Variant value {name}\n" if name != self._variant else ""
        self._variant = name
        counts = {}
        for line in self._answers(f"{command}position fen {position}\ngo perft {depth}", "Nodes searched"):
            move, colon, count = line.rpartition(": ")
            if colon and count.isdigit() and " " not in move:
                counts[move] = int(count)
        return counts

    def _answers(self, command: str, last: str) -> Iterator[str]:
        """Send a command and yield the lines of the answer up to the `last`, which is not yielded."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(last):
                return
            yield line.strip()
        raise SystemExit("The engine has ended.")


def divide(position: Position, depth: int) -> Counts:
    """Return the counts by move of a position, as this program counts them."""
    counts = {}
    for move in legal_moves(position):
        text = notation.text(position, move)
        if text in counts:
            raise ValueError(f"two moves are written {text} in {fen.write(position)}")
        position.make(move)
        counts[text] = perft(position, depth - 1)
        position.unmake()
    return counts


class Comparison:
    """Compares the counts of one game."""

    def __init__(self, variant: Variant, theirs: Divide) -> None:
        self._variant = variant
        self._theirs = theirs
        self._no_mates = {piece.symbol for piece in variant.pieces if piece.drop and not piece.drop.may_mate}

    def difference(self, text: str, depth: int) -> str:
        """Return the first difference below a position, or an empty text."""
        ours = divide(fen.read(self._variant, text), depth)
        theirs = self._theirs(text, depth)
        if theirs == ours:
            return ""
        extra = sorted(set(theirs) - set(ours))
        extra = [move for move in extra if not self._is_mating_drop(text, move) and not self._faces(text, move)]
        missing = sorted(set(ours) - set(theirs))
        if extra or missing:
            return f"{text}: only there {' '.join(extra) or '-'}; only here {' '.join(missing) or '-'}"
        for move in ours:
            if ours[move] != theirs[move]:
                position = fen.read(self._variant, text)
                position.make(notation.parse(position, move))
                if found := self.difference(fen.write(position), depth - 1):
                    return f"after {move}, {found}"
        return ""

    def _faces(self, text: str, move: str) -> bool:
        """Return whether a move that only Fairy-Stockfish lists is a capture en passant that lets the kings face."""
        return bool(self._variant.pieces[0].faces) and text.split()[3] == move[2:]

    def _is_mating_drop(self, text: str, move: str) -> bool:
        """Return whether a move that only Fairy-Stockfish lists is a drop that mates and may not."""
        return move.partition("@")[0] in self._no_mates and not self._theirs(text, 2).get(move, 0)


def positions(variant: Variant, number: int, seed: int) -> Iterator[str]:
    """Yield the start and random positions of a game, from random games without an end."""
    position = fen.read(variant, "startpos")
    yield fen.write(position)
    dice = random.Random(seed)
    found = made = 0
    while found < number:
        moves = legal_moves(position)
        if not moves or made >= MAX_WALK_LENGTH:
            position, made = fen.read(variant, "startpos"), 0
            continue
        position.make(dice.choice(moves))
        made += 1
        if dice.random() < 0.2:
            found += 1
            yield fen.write(position)


class Ends:
    """Plays random games of one variant, and compares positions and ends with pyffish."""

    def __init__(self, variant: Variant, name: str, pyffish: Any) -> None:
        self._variant = variant
        self._name = name
        self._pyffish = pyffish
        self._start = fen.start_of(variant)
        self.plies = 0
        self.reasons: set[str] = set()

    def difference(self, seed: int) -> str:
        """Play a game, and return the first difference, or an empty text."""
        dice = random.Random(seed)
        game = Game(self._variant)
        made: list[str] = []
        while len(made) < MAX_GAME_LENGTH:
            theirs = self._pyffish.get_fen(self._name, self._start, made)
            ours = fen.write(game.position)
            if _fields(theirs) != _fields(ours):
                return f"seed {seed}, {' '.join(made)}: there {theirs}, here {ours}"
            moves = {notation.text(game.position, move): move for move in game.legal_moves()}
            outcome, expected = game.node.outcome.result, self._expected(made, bool(moves), game.position.side)
            if outcome != expected:
                return f"seed {seed}, {' '.join(made)}: there {expected}, here {game.node.outcome}"
            if outcome != "*":
                self.reasons.add(game.node.outcome.reason)
                break
            made.append(_chosen(dice, sorted(moves), made))
            game.play(moves[made[-1]])
            self.plies += 1
        return ""

    def _expected(self, made: list[str], goes_on: bool, side: int) -> str:
        """Return the result of the game in Fairy-Stockfish.

        It is asked for its moves only where we have none: if it has none where we have some, it refuses the next one.
        """
        over, value = self._pyffish.is_immediate_game_end(self._name, self._start, made)
        if not over:
            over, value = self._pyffish.is_optional_game_end(self._name, self._start, made)
        if not goes_on and not self._pyffish.legal_moves(self._name, self._start, made):
            over, value = True, self._pyffish.game_result(self._name, self._start, made)
        if not over:
            return "*"
        return "1/2-1/2" if value == 0 else "1-0" if (value > 0) == (side == 0) else "0-1"


def _chosen(dice: random.Random, moves: list[str], made: list[str]) -> str:
    """Return a random move, often the one back to where the last move came from."""
    if len(made) > 1 and dice.random() < BACK_AND_FORTH:
        match = re.fullmatch(r"([a-z]\d+)([a-z]\d+)", made[-2])
        if match and match[2] + match[1] in moves:
            return match[2] + match[1]
    return dice.choice(moves)


def _fields(text: str) -> list[str]:
    """Return what must be equal in two FENs: all but the order of hands, and en passant, which ours writes always."""
    placement, side, castling, _, *counters = text.split()
    board, _, hands = placement.partition("[")
    return [board, "".join(sorted(hands.rstrip("]"))), side, castling, *counters]


def table(found: dict[str, Variant | Refusal]) -> Iterator[str]:
    """Yield the lines of the table of sections."""
    yield "| game | |"
    yield "|---|---|"
    for name, game in found.items():
        yield f"| {name} | {f'refused: `{game.key}`' if isinstance(game, Refusal) else 'opened'} |"
    opened = sum(not isinstance(game, Refusal) for game in found.values())
    yield f"\n{opened} of {len(found)} are opened."


def compare(found: dict[str, Variant | Refusal], reference: Pyffish | Engine, arguments: argparse.Namespace) -> bool:
    """Compare all games that are opened, print a line for each, and return whether all are equal."""
    equal = True
    for name, game in found.items():
        if not isinstance(game, Refusal):
            begun = time.perf_counter()
            why = difference(name, game, reference, arguments)
            equal = equal and not why
            print(f"{name}: {why or 'equal'} ({time.perf_counter() - begun:.0f} s)", flush=True)
    return equal


def difference(name: str, game: Variant, reference: Pyffish | Engine, arguments: argparse.Namespace) -> str:
    """Return the first difference of a game in any of its positions, or an empty text."""
    if name not in reference.names:
        return "Fairy-Stockfish does not have it"
    comparison = Comparison(game, lambda text, depth: reference.divide(name, text, depth))
    try:
        for text in positions(game, arguments.positions, arguments.seed):
            if why := comparison.difference(text, arguments.depth):
                return why
    except (ValueError, IndexError, KeyError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"
    return ""


def compare_ends(found: dict[str, Variant | Refusal], arguments: argparse.Namespace) -> bool:
    """Compare random games of all games that are opened, print a line for each, and return whether all are equal."""
    import pyffish  # noqa: PLC0415  # may be missing

    pyffish.load_variant_config(arguments.path.read_text("utf-8"))
    equal = True
    for name, game in found.items():
        if not isinstance(game, Refusal):
            ends = Ends(game, name, pyffish)
            seeds = range(arguments.seed, arguments.seed + arguments.games)
            try:
                why = next((other for seed in seeds if (other := ends.difference(seed))), "")
            except (ValueError, SystemError) as error:
                why = f"{type(error).__name__}: {error}"
            equal = equal and not why
            print(f"{name}: {why or f'equal in {ends.plies} plies, {sorted(ends.reasons)}'}", flush=True)
    return equal


def games(path: Path, arguments: argparse.Namespace) -> dict[str, Variant | Refusal]:
    """Return the games to look at by name."""
    found: dict[str, Variant | Refusal] = {}
    if arguments.builtin:
        for name in builtin():
            try:
                found[name] = template(name)
            except Refused as error:
                found[name] = Refusal(0, 0, error.reason, error.key)
    else:
        definitions = Definitions(path.read_text("utf-8"))
        found = {name: definitions.read(name) for name in definitions.names}
    return {name: game for name, game in found.items() if not arguments.names or name in arguments.names}


def main() -> int:
    """Do what the arguments say, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="a variants.ini")
    parser.add_argument("names", nargs="*", help="sections; all if none is named")
    parser.add_argument("--builtin", action="store_true", help="take Fairy-Stockfish's own games")
    parser.add_argument("--compare", action="store_true", help="compare with Fairy-Stockfish")
    parser.add_argument("--ends", action="store_true", help="compare random games to their ends with pyffish")
    parser.add_argument("--games", type=int, default=20, help="random games of each game, for --ends (20)")
    parser.add_argument("--engine", help="Fairy-Stockfish as a program, in place of pyffish")
    parser.add_argument("--positions", type=int, default=200, help="random positions of each game (200)")
    parser.add_argument("--depth", type=int, default=3, help="of perft (3)")
    parser.add_argument("--seed", type=int, default=1, help="of the random positions (1)")
    arguments = parser.parse_intermixed_args()
    found = games(arguments.path, arguments)
    if arguments.ends:
        return 0 if compare_ends(found, arguments) else 1
    if not arguments.compare:
        print("\n".join(table(found)))
        return 0
    path = arguments.path
    reference = Engine(arguments.engine, str(path)) if arguments.engine else Pyffish(path.read_text("utf-8"))
    return 0 if compare(found, reference, arguments) else 1


if __name__ == "__main__":
    raise SystemExit(main())
