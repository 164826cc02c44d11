"""Texts of any size that are hard to read as saved games, each of one repeated element."""

from collections.abc import Callable
from random import Random

from surajang.rules import notation
from surajang.rules.game import MAX_GAME_MOVES, Game
from surajang.rules.games import GAMES
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, TWICE, origin

TAG = '[Variant "mansindam"]\n\n'
CROWDED = {
    "pandemonium": "k1q1q1q1q1/10/q1r1r1r1q1/pppppppppp/10/10/PPPPPPPPPP/Q1R1R1R1Q1/10/K1Q1Q1Q1Q1"
    "[9Q9M9C9R9B9N9P9q9m9c9r9b9n9p] w - - 0 1",
    "mansindam": "k1q1q1q1q/9/q1r1r1r1q/ppppppppp/9/PPPPPPPPP/Q1R1R1R1Q/9/K1Q1Q1Q1Q"
    "[9A9Q9M9C9R9B9N9P9a9q9m9c9r9b9n9p] w - - 0 1",
    "palaceshogi": "1rk1+q1s1r/9/r1s1s1s1r/+p+p+p+p+p+p+p+p+p/9/+P+P+P+P+P+P+P+P+P/R1S1S1S1R/9/1R1S+Q1K1R"
    "[9R9B9S9N9L9P9r9b9s9n9l9p] w - - 0 1",
}
"""Positions with as many moves as possible, most of them open to several pieces of a kind, behind walls of pawns."""


def repeated(unit: str, start: str = TAG + "1. c4 ", end: str = "") -> Callable[[int], str]:
    """Return a function from a length to a text that repeats `unit`."""
    return lambda size: start + unit * (max(size - len(start) - len(end), 0) // len(unit)) + end


def nested(opening: str, closing: str) -> Callable[[int], str]:
    """Return a function from a length to a text with the deepest brackets that fit."""
    return lambda size: repeated(opening)(size // 2) + closing * (size // 2 // len(closing)) + " *"


def walked(name: str, start: str, size: int) -> Game:
    """Return a game of as many moves as fit into this many characters and are read: quiet moves where possible."""
    random = Random(1)
    game = Game(GAMES[name], start)
    for _ in range(min(size // 20, MAX_GAME_MOVES)):
        moves = game.legal_moves()
        game.play(random.choice([move for move in moves if _quiet(game, move)] or moves))
        if game.outcome.over and not game.legal_moves():
            game.take_back()
            game.take_back()
    return game


def _quiet(game: Game, move: int) -> bool:
    """Return whether a move can be undone by a later one."""
    return bool(move & SETUP) or not (
        move & (DROP | CASTLING | PROMOTION | TWICE)
        or game.position.captures(move)
        or game.position.tables.pawn[game.position.board[origin(move)]]
    )


def long_game(name: str, start: str) -> Callable[[int], str]:
    """Return a function from a length to a text with a long game."""

    def text(size: int) -> str:
        played = walked(name, start, size)
        words = [f"{node.written} {{a}}" for node in played.main_line()[1:]]
        return f'[Variant "{name}"]\n[FEN "{played.start_fen}"]\n\n' + " ".join(words) + " *"

    return text


def variations(name: str) -> Callable[[int], str]:
    """Return a function that makes a game with a variation at every ply."""

    def text(size: int) -> str:
        played = walked(name, "startpos", size // 2)
        words = ["", ""]
        game = Game(GAMES[name])
        for node in played.main_line()[1:]:
            first = game.legal_moves()[0]
            words.append(f"{node.written} ({notation.written(game.position, first)})")
            game.play(node.move)
        return f'[Variant "{name}"]\n\n' + " ".join(words) + " *"

    return text


SHAPES: dict[str, Callable[[int], str]] = {
    "comments on one move": repeated("{a} "),
    "brackets in comments": repeated("{{}"),
    "line comments": repeated("; a\n"),
    "a long comment of words": repeated("ab cde ", TAG + "1. c4 {", "} c6 *"),
    "a comment of line ends": repeated("a\n\n \n", TAG + "1. c4 {", "} c6 *"),
    "a comment of blanks": repeated(" ", TAG + "1. c4 {x", "x} c6 *"),
    "a comment of clock times": repeated("[%clk 0:00:01] ", TAG + "1. c4 {", "} c6 *"),
    "a comment of broken clock times": repeated("[%clk 0", TAG + "1. c4 {", "} c6 *"),
    "a clock time of digits": repeated("9", TAG + "1. c4 {[%clk ", ":00:00]} c6 *"),
    "a comment of tags": repeated('\n[A "b"]\n', TAG + "1. c4 {", "} c6 *"),
    "a long line comment": repeated("ab ", TAG + "1. c4 ; "),
    "a comment that is not closed": repeated("a", TAG + "1. c4 {"),
    "comments that are not closed": repeated("{\n" + TAG),
    "judgements": repeated("$1 $2 $3 $255 "),
    "the last of all judgements": repeated("$255 ", TAG + "1. c4 " + " ".join([f"${nag}" for nag in range(256)])),
    "signs": repeated("! ?! = "),
    "results": repeated("* "),
    "games of one illegal move": repeated("c5 * "),
    "games": repeated(TAG + "1. c4 c6 *\n\n"),
    "games that cannot be read": repeated(TAG + "1. c4 c4 *\n\n"),
    "tags": lambda size: "\n".join([f'[A{number} "x"]' for number in range(size // 12)]) + "\n\n" + TAG + "1. c4 *",
    "one tag again and again": repeated('[A "x"]', "", TAG + "1. c4 *"),
    "a long tag of escapes": repeated('\\"', '[White "', '"]\n' + TAG + "1. c4 *"),
    "a tag that is not closed": repeated("a", TAG + '[White "'),
    "a tag of blanks": repeated(" ", TAG + "[White"),
    "broken tags": repeated('[A "x\n', TAG),
    "opening square brackets": repeated("["),
    "a long position": repeated("k", TAG + '[FEN "', '"] c4 *'),
    "a long hand": repeated("9P", TAG + '[FEN "4k4/9/9/9/9/9/9/9/4K4[', ']"] c4 *'),
    "a long name of the game": repeated("a", '[Variant "', '"] c4 *'),
    "a long result": repeated("1-0", '[Result "', '"] c4 *'),
    "a word of digits": repeated("1"),
    "a word of judgements": repeated("!x?"),
    "judgements before another sign": repeated("!", TAG + "c4", "# *"),
    "a word of dashes": repeated("c4-"),
    "short moves": repeated("c4 c6 "),
    "setups": repeated("NB-NB ", ""),
    "short moves with comments": repeated("a {b} "),
    "variations of one move": repeated("(c4)"),
    "brackets": repeated("("),
    "nested variations": nested("(c4 ", ")"),
    "nested variations with comments": nested("({a} c4 ", ")"),
    "reserved parts that are not closed": repeated("< "),
    "escaped lines": repeated("\n%"),
    "dollars": repeated("$"),
    "line ends": repeated("\r\n"),
    "byte order marks": repeated("\ufeff"),
    "control characters": repeated("\x00", ""),
    "invisible characters": repeated("a\u200b"),
    "tags with quotes": repeated('[A "b" c', TAG),
    "tags with other quotes": repeated("[A “", ""),
    "lines of tags that are not closed": repeated('\n[A "b', ""),
    "lines of tags without quotes": repeated("\n[A b", ""),
    "square brackets": repeated("[a] "),
    "backslashes": repeated("\\"),
    "comments that go on": repeated("{ {a} b ; } "),
    "quoted games": repeated("> c4 *\n>\n", ""),
    "results with blanks": repeated("1 \n"),
    "results in any type": repeated("c4 ½ – ½ {a}\n\n{b} ", ""),
    "remarks behind results": repeated("c4 1-0 lost (a) $1 (c6) ± ", ""),
    "remarks behind one result": repeated("is lost\n", "c4 1-0 "),
    "blanks behind one result": repeated(" \n", "c4 1-0 "),
    "null moves": repeated("(-- a) "),
    "a null move": repeated("a {b} (c) ", TAG + "1. c4 -- "),
    "promotions in brackets": repeated("c4(A"),
    "letters beyond": repeated("王 "),
    "a variation at every ply": variations("pandemonium"),
    **{f"a long game of {name}": long_game(name, "startpos") for name in CROWDED},
    **{f"a crowded game of {name}": long_game(name, start) for name, start in CROWDED.items()},
}
