"""Reads and plays random definitions of games, plausible and absurd.

`python tests/random_definitions.py random 2000` or `… mutated 10000`, with an optional seed, tries this many and prints
how many were played; the folder of the sources has to be in PYTHONPATH. A definition has to be refused with a sentence
and a place, or to be playable: in a random game the slow referee agrees with the core in every position.
"""

import re
import resource
import sys
import time
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import tomlkit
from crosscheck.core import difference, legal_texts, lively
from reference.from_data import FromData
from reference.history import Repetition, outcome, same

from surajang.rules import definition, definition_writer, fen, notation, notation_reader
from surajang.rules.errors import InvalidDefinition
from surajang.rules.game import Game
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES
from surajang.rules.variant import FILES, Variant

STEPS, LEAPS, RIDERS = (
    ("W", "F", "K"),
    ("D", "N", "A", "H", "C", "Z", "G"),
    ("R", "B", "Q", "R3", "B2", "Q4", "W2", "NN", "DD"),
)
MODES, WAYS = ("", "", "", "", "m", "c"), ("", "", "", "", "f", "b", "s", "v", "fs", "l", "r")
KINGS = ("K", "K", "K", "W", "F", "KN", "KD", "fKbW", "FA", "WD", "sWfF")
LETTERS = "QRBNPCMAGSHDWEZYXVTL"
ABSURD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 12, 13, 10**30, 1.5, "", " ", "K", "+K", "k", "Q~", "fmW", "nR", "R99", "1-9", "a1",
    "9-1", "z3", "1-3 | 2", "|", "\u202e", "\ud800", "x" * 5000, [], ["K", "K"], [[]], {}, {"K": {}}, {"zone": "1"},
)  # fmt: skip
"""Values of every kind in places of every kind."""

PLIES = 30


READ_BACK = 5
"""The number of a position's moves read back from people's notation."""


def movement(random: Random, most: int = 3) -> str:
    """A movement of one to three terms; a few cannot be read."""

    def term() -> str:
        kind = random.choice((STEPS, LEAPS, RIDERS))
        atom = random.choice(kind)
        manner = random.choice({STEPS: ("",), LEAPS: ("", "", "n"), RIDERS: ("", "", "", "p")}[kind])
        if some(random, 0.01):
            manner = "pn"
        if atom == "N" and some(random, 0.2):
            return random.choice(MODES) + manner + random.choice(("ff", "bb")) + atom
        return random.choice(MODES) + manner + random.choice(WAYS) + atom

    return "".join(term() for _ in range(random.randint(1, most)))


def zone(random: Random, files: int, ranks: int) -> str:
    """A zone of whole ranks, rectangles and squares, sometimes different for each side."""

    def part() -> str:
        low, high = sorted(random.choices(range(1, ranks + 1), k=2))
        left, right = sorted(random.choices(FILES[:files], k=2))
        return random.choice((f"{low}-{high}", f"{low}", f"1-{ranks}", f"{left}{low}-{right}{high}", f"{left}{low}"))

    text = " ".join(part() for _ in range(random.choice((1, 1, 1, 2))))
    return f"{text} | {part()}" if random.random() < 0.15 else text


def some(random: Random, chance: float) -> bool:
    """Return True with a probability."""
    return random.random() < chance


def random_piece(random: Random, symbol: str, table: dict[str, Any]) -> dict[str, Any]:
    """A piece of a game that has only its board and symbols so far."""
    files, ranks, symbols = table["files"], table["ranks"], table["symbols"]

    def squares() -> str:
        return zone(random, files, ranks)

    piece: dict[str, Any] = {"name": f"Piece {symbol}", "moves": movement(random)}
    base = symbol.strip("+")
    if symbol != base or some(random, 0.8):
        piece["held_as"] = base if some(random, 0.95) else random.choice(symbols)
    if symbol == base and some(random, 0.8):
        piece["drop"] = {"zone": squares() if some(random, 0.6) else f"1-{ranks}"}
        for key, value in (
            ("may_mate", False), ("may_check", False), ("one_a_file", squares()), ("most_a_file", random.randint(1, 3)),
        ):  # fmt: skip
            far = any(letter in piece["moves"] for letter in "RBQ2N34")
            if some(random, 0.15) and not (key == "may_mate" and far and some(random, 0.9)):
                piece["drop"][key] = value
    if f"+{symbol}" in symbols or some(random, 0.1):
        keys = random.sample(("may_from", "may_to", "must_from", "must_to"), random.randint(1, 2))
        piece["promotion"] = {"becomes": f"+{symbol}" if f"+{symbol}" in symbols else random.choice(symbols)}
        piece["promotion"] |= {key: squares() for key in keys}
        if some(random, 0.25):
            rest = [other for other in symbols if other not in (symbol, piece["promotion"]["becomes"])]
            piece["promotion"]["others"] = random.sample(rest, min(len(rest), random.randint(1, 2)))
        if some(random, 0.15):
            count = 1 + len(piece["promotion"].get("others", ()))
            piece["promotion"]["most"] = [random.randint(0, 2) for _ in range(count)]
    if some(random, 0.2):
        ground = {"zone": squares(), "moves": movement(random, 1), "instead": some(random, 0.4)}
        piece["terrain"] = [ground | ({"within": squares()} if some(random, 0.4) else {})]
    fields: tuple[tuple[str, float, Any], ...] = (
        ("wall", 0.05, squares()), ("confined", 0.1, squares()), ("limit", 0.1, random.randint(1, 4)),
        ("spares", 0.1, random.sample(symbols, min(len(symbols), 2))), ("no_screen", 0.08, [random.choice(symbols)]),
        ("pawn", 0.15, True),
    )  # fmt: skip
    for field, chance, content in fields:
        if some(random, chance) and (field != "no_screen" or "p" in piece["moves"]):
            piece[field] = content
    return piece


def random_table(random: Random) -> dict[str, Any]:
    """A definition as a table; more than half of them are games."""
    files, ranks = random.randint(3, 12), random.randint(4, 12)
    kinds = random.sample(LETTERS, random.randint(1, min(8, files)))
    symbols = [*kinds, *(f"+{kind}" for kind in kinds if some(random, 0.35))]
    known = {"files": files, "ranks": ranks, "symbols": symbols}
    king: dict[str, Any] = {"name": "King", "moves": random.choice(KINGS), "royal": True}
    if some(random, 0.15):
        king["faces"] = random.choice(("Q", "R", "B3", "fR"))
    if some(random, 0.15):
        king["confined"] = f"1-{ranks - 1}"
    pieces = {"K": king} | {symbol: random_piece(random, symbol, known) for symbol in symbols}

    rank: list[str] = ["K", *(random.choice([*kinds, ""]) for _ in range(files - 1))]
    random.shuffle(rank)
    second = [random.choice(kinds)] * files if some(random, 0.5) else [""] * files
    holes = set()
    for _ in range(random.choice((0, 0, 0, 1, 3))):
        holes.add((random.randrange(files), random.randint(3, ranks - 2)) if ranks > 4 else (0, 2))
    rows = []
    for number in range(1, ranks + 1):
        row = {1: rank, 2: second if ranks > 4 else [""] * files}.get(min(number, ranks + 1 - number), [""] * files)
        if number > ranks / 2:
            row = [piece.lower() for piece in row]
        rows.append("".join("*" if (file, number) in holes else piece or "1" for file, piece in enumerate(row)))
    start = re.sub("1+", lambda run: str(len(run[0])), "/".join(rows[::-1]))
    table: dict[str, Any] = {
        "name": "random-game",
        "title": "A game",
        "files": files,
        "ranks": ranks,
        "start": f"{start}[] {random.choice('wwwwb')} - - 0 1",
        "piece": pieces,
    }
    if holes:
        table["holes"] = " ".join(f"{FILES[file]}{number}" for file, number in sorted(holes))
    table["end"] = {"stalemate_loses": some(random, 0.3)}
    if some(random, 0.3):
        table["end"] |= {
            "arrival": zone(random, files, ranks), "arrival_reason": "arrival",
            "arrival_sentence": "{winner} has arrived.", "arrival_safe": some(random, 0.3),
        }  # fmt: skip
        if some(random, 0.4):
            table["end"]["arrivers"] = random.sample(symbols, 1)
    table["repetition"] = {"count": random.choice((2, 3, 3, 4))}
    for key, value in (("illegal", True), ("gap", 4), ("perpetual_loses", True)):
        if some(random, 0.2):
            table["repetition"][key] = value
    if some(random, 0.2):
        table["end"]["move_limit"] = random.randint(2, 30)
    if some(random, 0.5):
        table["appearance"] = {"promotion_sign": random.choice("=+")}
        if files <= 9:
            table["appearance"]["coordinates"] = random.choice(("chess", "shogi"))
    return table


def places(value: Any) -> list[tuple[Any, Any]]:
    """Each table or list within a value with each key or index of it."""
    if not isinstance(value, (dict, list)):
        return []
    found = [(value, key) for key in (list(value) if isinstance(value, dict) else range(len(value)))]
    return found + [place for _, key in found for place in places(value[key])]


def mutated_table(random: Random) -> dict[str, Any]:
    """A game of the program or a random one with one to three values changed, removed, doubled or exchanged."""
    plausible = some(random, 0.5)
    table = random_table(random) if plausible else deepcopy(definition.as_table(random.choice(list(GAMES.values()))))
    for _ in range(random.choice((1, 1, 2, 3))):
        within, key = random.choice(places(table))
        kind = random.randrange(5)
        if kind == 0:
            del within[key]
        elif kind == 1:
            other, elsewhere = random.choice(places(table))
            within[key] = deepcopy(other[elsewhere])
        elif kind == 2 and isinstance(within[key], str):
            within[key] = within[key].replace(random.choice(within[key] or " "), random.choice("K+~1290-|aAzm *[]/ "))
        elif kind == 3 and isinstance(within, dict):
            within[random.choice(("K", "moves", "zone", "start", "count", "unknown", "+Q"))] = within[key]
        else:
            within[key] = random.choice(ABSURD)
    return table


def what_becomes(table: dict[str, Any], random: Random, plies: int = PLIES) -> str:
    """Read a definition and play it. Return `refused` or how it was played. Raises AssertionError for a fault."""
    try:
        text = tomlkit.dumps(table)
    except (TypeError, ValueError, UnicodeEncodeError):  # what TOML cannot express
        return "no TOML"
    refused = None
    try:
        variant = definition.read(text, PARENTS)
    except InvalidDefinition as error:
        refused = error
    if refused is not None:
        assert 1 <= refused.line <= text.count("\n") + 2, text
        assert refused.column >= 1, text
        assert str(refused).endswith((".", "!")), str(refused)
        assert len(str(refused)) < 3000, str(refused)
        return "refused"
    again = definition.read(definition_writer.write(variant), {})
    assert again == variant, text
    judged = not (variant.castling or variant.setup or any(piece.en_passant or piece.twice for piece in variant.pieces))
    play(variant, random, FromData(variant) if judged else None, plies)
    return "judged" if judged else "played"


def play(variant: Variant, random: Random, referee: FromData | None, plies: int) -> None:
    """Play a random game: the referee must agree in every position, texts must read back, moves must be unmade."""
    game = Game(variant)
    slow = [referee.read(variant.start)] if referee else []
    rule = Repetition(
        variant.repetition.count or 10**6,
        variant.repetition.gap,
        variant.repetition.illegal,
        variant.repetition.perpetual_loses,
    )
    fifty = not (variant.end.move_limit or variant.repetition.to_move or variant.repetition.replay_swapped)
    for _ in range(plies):
        position = game.position
        text = fen.write(position)
        assert fen.write(fen.read(variant, text)) == text
        if referee:
            after = referee.moves(slow[-1])
            assert not difference(position, set(after)), text
            assert position.in_check() == referee.in_check(slow[-1]), text
            if fifty:
                known = game.outcome.result, game.outcome.reason
                assert known == outcome(rule, referee, slow), text
        moves = [notation.text(position, move) for move in game.legal_moves()]
        if not moves or game.outcome.over:
            return
        legal = legal_texts(position).values()
        for move in legal:
            position.make(move)
            position.unmake()
        for move in random.sample([*legal], min(READ_BACK, len(legal))):
            words = notation.written(position, move)
            assert notation_reader.read(position, words) == move, (text, words)
        assert fen.write(position) == text
        chosen = lively(random, moves)
        if referee:
            before = len([at for at in slow if same(at, after[chosen])])
            assert not (rule.illegal and before >= rule.count - 1), text
            slow.append(after[chosen])
        game.play(notation.parse(position, chosen))


def main(kind: str, count: int, seed: int) -> None:
    """Try this many definitions, and print how many were refused and played."""
    make = {"random": random_table, "mutated": mutated_table}[kind]
    found: Counter[str] = Counter()
    longest = 0.0
    for number in range(count):
        random = Random(f"{kind} {seed} {number}")
        table = make(random)
        began = time.process_time()
        try:
            found[what_becomes(table, random)] += 1
        except Exception:
            print(f"definition {number} of {kind}, seed {seed}:", flush=True)
            raise
        longest = max(longest, time.process_time() - began)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{dict(found)}; the longest {longest:.1f} CPU s; at most {peak:.0f} MB")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
