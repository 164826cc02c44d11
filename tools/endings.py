"""Solves the endings of king and one or two pieces against a bare king, and says which pieces mate alone.

    python -P tools/endings.py mansindam                    every piece, and pairs of those that cannot mate alone
    python -P tools/endings.py palaceshogi --pieces +N,+N   one ending
    python -P tools/endings.py --check 300                  all five games, compared with legal moves and mate search
    python -P tools/endings.py --write                      and written to assets/theory/endings.toml

An ending is solved in up to three ways: by the rules; by mate, where the strong side wins by checkmate only and a king
that arrives ends the game without one; and on a board without arrivals, which shows the power of the pieces.
docs/endings.md explains what is assumed and has the results.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), *([] if sys.flags.safe_path else [str(ROOT)])]

from ending_check import Lookup, check, check_solver, check_with_referee, samples  # noqa: E402
from ending_tables import ALL_ENDS, BARE, MATE, STRONG, Board, Ending, Table  # noqa: E402
from unaided import Unaided  # noqa: E402

from surajang.engine.theory.endings import (  # noqa: E402
    BY_MATE,
    NO_ARRIVAL,
    RULES,
    SolvedEnding,
    WithoutKing,
)
from surajang.rules.codes import WHITE  # noqa: E402
from surajang.rules.games import GAMES  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

FACTS = ROOT / "assets" / "theory" / "endings.toml"

CLAIMS = {"mansindam": ("C", "+C", "+M", "A")}
"""The pieces that can mate alone by what the inventor says."""

WEAK = 0.5
"""Pieces that mate alone from a smaller share of positions are tried in pairs."""

HEAD = """\
# Endings of king and one or two pieces against a bare king, no pieces in hand, solved backwards from their ends by
# tools/endings.py, which wrote this file; docs/endings.md explains it.
#
# way: "rules" (as the game is played), "mate" (only checkmate wins, and a king that arrives ends the game without a
# winner) or "no arrival" (only checkmate wins, and kings may go anywhere). wins, loses: the share of positions that
# the side with the pieces wins or loses by force, when it is to move and when the bare king is; the rest is won by
# nobody. longest: the longest win of the side to move with the pieces, in its moves, 0 for none; fen: a position in
# which it takes that long. With two pieces, loses is not known, and wins that begin by giving a piece into the bare
# side's hand are left out.
#
# without_king: what a piece does with no help from its king, if it mates at all: the positions in which it gives mate,
# on how many squares of the bare king, the share of positions (with the move) from which it forces mate, and in how
# many moves at most. claim: the pieces that mate alone by what the inventor says.
"""


def lines_of(ending: SolvedEnding) -> Iterator[str]:
    """Yield the lines of an ending in the file of facts."""
    yield "\n[[ending]]"
    yield f'game = "{ending.game}"'
    yield f"pieces = {json.dumps(ending.pieces)}"
    yield f'way = "{ending.way}"'
    yield f"wins = [{ending.wins[0]:.4f}, {ending.wins[1]:.4f}]"
    if ending.loses:
        yield f"loses = [{ending.loses[0]:.4f}, {ending.loses[1]:.4f}]"
    yield f"longest = {ending.longest}"
    if ending.longest:
        yield f'fen = "{ending.fen}"'


def lines_of_alone(alone: WithoutKing) -> Iterator[str]:
    """Yield the lines of what a piece does without its king."""
    yield "\n[[without_king]]"
    yield f'game = "{alone.game}"'
    yield f'piece = "{alone.piece}"'
    yield f"mates = {alone.mates}"
    yield f"squares = {alone.squares}"
    yield f"wins = {alone.wins:.4f}"
    yield f"longest = {alone.longest}"


def lines_of_claims() -> Iterator[str]:
    """Yield the lines of the inventor's claims."""
    for game, pieces in CLAIMS.items():
        yield "\n[[claim]]"
        yield f'game = "{game}"'
        yield f"pieces = {json.dumps(pieces)}"


def shown(ending: SolvedEnding) -> str:
    """Return an ending as a line to print."""
    shares = " ".join(f"{100 * share:6.2f}" for share in (*ending.wins, *(ending.loses or ())))
    return f"{ending.game:18} {','.join(ending.pieces):7} {ending.way:10} {shares:28} {ending.longest:3}  {ending.fen}"


def board_of(variant: Variant, way: str) -> Board:
    """Return a game's board, without arrivals if these do not count at all."""
    if way == NO_ARRIVAL:
        variant = replace(variant, end=replace(variant.end, arrival="", arrival_reason="", arrival_sentence=""))
    return Board(variant)


def ways(variant: Variant) -> tuple[str, ...]:
    """Return the ways in which a game's endings are solved."""
    return (RULES, BY_MATE, NO_ARRIVAL) if variant.end.arrival else (RULES,)


def solve(board: Board, pieces: tuple[str, ...], way: str) -> Ending:
    """Return an ending solved in one of the ways."""
    kinds = tuple(board.variant.kinds[symbol] for symbol in pieces)
    return Ending(board, kinds, ALL_ENDS if way == RULES else frozenset((MATE,)))


def fact_of(ending: Ending, pieces: tuple[str, ...], way: str) -> SolvedEnding:
    """Return what an ending comes to."""
    table = ending.table
    key, bit, plies = longest_win(table)
    loses = None if table.one_sided else (share(table, BARE, STRONG), share(table, BARE, BARE))
    return SolvedEnding(
        ending.board.variant.name,
        pieces,
        way,
        (share(table, STRONG, STRONG), share(table, STRONG, BARE)),
        loses,
        (plies + 1) // 2,
        Lookup(ending).text(table, STRONG, key, bit) if plies else "",
    )


def share(table: Table, winner: int, side: int) -> float:
    """Return the share of the positions with a side to move that a side wins by force."""
    positions = sum(found.bit_count() for found in table.ongoing[side])
    won = zip(table.wins[winner][side], table.ongoing[side], strict=True)
    return sum((here & there).bit_count() for here, there in won) / positions


def longest_win(table: Table) -> tuple[int, int, int]:
    """Return a position that takes the strong side longest to win when it is to move, as key and bit, and the plies.

    The plies are 0 if it wins nowhere.
    """
    found = list(table.wins[STRONG][STRONG])
    plies = 0
    for bit, plane in reversed(list(enumerate(table.distance[STRONG][STRONG]))):
        rest = [here & there for here, there in zip(found, plane, strict=True)]
        if any(rest):
            found, plies = rest, plies | 1 << bit
    for key, positions in enumerate(found):
        if positions:
            return key, (positions & -positions).bit_length() - 1, plies
    return 0, 0, 0


def endings_of(variant: Variant, pieces: list[str], checks: int) -> Iterator[SolvedEnding]:
    """Yield the facts about a game's endings, after some checks of each."""
    boards = {way: board_of(variant, way) for way in ways(variant)}
    symbols = [piece.symbol for piece in variant.pieces if not piece.royal]
    tuples = [tuple(text.split(",")) for text in pieces] or [(symbol,) for symbol in symbols]
    weak: list[str] = []
    if variant.end.arrival and not pieces:
        yield solved(boards[RULES], (), RULES, checks)
    for each in tuples:
        for way, board in boards.items():
            yield (fact := solved(board, each, way, checks))
        if fact.wins[0] < WEAK:
            weak += each
    if not pieces:
        for pair in combinations_with_replacement(weak, 2):
            if may_stand(variant, pair):
                yield from (solved(board, pair, way, checks) for way, board in boards.items() if way != RULES)


def without_king(variant: Variant) -> Iterator[WithoutKing]:
    """Yield what the pieces that mate without their king do; a pawn, which promotes, is left out."""
    board = board_of(variant, RULES)
    for kind, piece in enumerate(variant.pieces, 1):
        if not piece.royal and not board.tables.pawn[kind | WHITE]:
            alone = Unaided(board, kind)
            print(f"{variant.name:18} {piece.symbol:3} without its king: {alone}")
            if alone.mates or alone.share:
                squares = len(alone.mated_on)
                yield WithoutKing(variant.name, piece.symbol, alone.mates, squares, alone.share, alone.moves)


def may_stand(variant: Variant, pieces: tuple[str, ...]) -> bool:
    """Return whether a side may have this many of each piece."""
    limits = {piece.symbol: piece.limit for piece in variant.pieces}
    return all(not limits[symbol] or pieces.count(symbol) <= limits[symbol] for symbol in pieces)


def solved(board: Board, pieces: tuple[str, ...], way: str, checks: int) -> SolvedEnding:
    """Return the facts about an ending that has been solved, printed and checked."""
    started = time.process_time()
    ending = solve(board, pieces, way)
    fact = fact_of(ending, pieces, way)
    print(f"{shown(fact)}  {time.process_time() - started:.1f} s", flush=True)
    lookup = Lookup(ending)
    random = Random(f"{pieces} {way}")
    for number, (table, side, key, bit) in enumerate(samples(ending, random, checks)):
        text = lookup.text(table, side, key, bit)
        check(ending, text)
        if way != NO_ARRIVAL and number % 4 == 0:
            check_with_referee(ending, text)
        if way == RULES and number % 4 == 0:
            check_solver(ending, text)
    return fact


def main() -> int:
    """Read the command line and solve."""
    parser = argparse.ArgumentParser(prog="python -P tools/endings.py", description="Solve endings.")
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--pieces", nargs="+", default=[], metavar="P[,Q]", help="endings (default: all)")
    parser.add_argument("--check", type=int, default=0, metavar="N", help="random positions of each ending to check")
    parser.add_argument("--write", action="store_true", help="write what is found to assets/theory")
    options = parser.parse_args()
    facts: list[SolvedEnding] = []
    alone: list[WithoutKing] = []
    for name in [options.game] if options.game else GAMES:
        facts += endings_of(GAMES[name], options.pieces, options.check)
        if not options.pieces:
            alone += without_king(GAMES[name])
    print(f"{time.process_time():.0f} s")
    if options.write:
        FACTS.parent.mkdir(exist_ok=True)
        lines = [line for fact in facts for line in lines_of(fact)]
        lines += [line for each in alone for line in lines_of_alone(each)]
        FACTS.write_text(HEAD + "".join(f"{line}\n" for line in [*lines, *lines_of_claims()]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
