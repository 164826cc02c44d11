"""The output of a UCI engine as values: its options, its findings during a search, its decision.

This is about text and values, not processes and windows. No output raises an error or takes more than linear time:
invalid parts are left out. `Lines` cuts the output into single-spaced lines. The protocol is as Stefan Meyer-Kahlen
published it, with the `wdl` of later engines.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.translation import tr

MATE = 100_000
MAX_MATE = 10_000
MAX_CENTIPAWNS = MATE - MAX_MATE - 1
MAX_NUMBER_LENGTH = 19
"""Digits; a longer number is invalid."""

MAX_MOVE_LENGTH = 20
MAX_LINE_MOVES = 300
"""The most moves of a line; further ones are left out."""

MAX_NAME_LENGTH = 60
MAX_OPTION_LENGTH = 10_000
"""Characters; a longer declaration is invalid."""

EMPTY = "<empty>"
"""The protocol's notation of an empty text."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, order=True, slots=True)
class Score:
    """The value of a position for the side to move; `-score` is the value for the other side. Scores can be compared.

    `number` counts hundredths of a pawn, within ±MAX_CENTIPAWNS; beyond lie MATE less the moves to mate, and -MATE
    plus the moves to being mated.

    >>> Score.of_mate(2) > Score.of_mate(5) > Score.of_centipawns(900) > Score.of_mate(-5) > Score.of_mate(0)
    True
    >>> -Score.of_mate(-3) == Score.of_mate(3)
    True
    """

    number: int

    @classmethod
    def of_centipawns(cls, centipawns: int) -> Score:
        """Return the score of a number of centipawns, limited to ±MAX_CENTIPAWNS."""
        return cls(max(-MAX_CENTIPAWNS, min(MAX_CENTIPAWNS, centipawns)))

    @classmethod
    def of_mate(cls, moves: int) -> Score:
        """Return the score of mating in a number of moves, or if it is 0 or negative, of being mated."""
        distance = min(abs(moves), MAX_MATE)
        return cls(MATE - distance if moves > 0 else distance - MATE)

    @property
    def centipawns(self) -> int | None:
        """The score in centipawns, None for a mate."""
        return None if abs(self.number) > MAX_CENTIPAWNS else self.number

    @property
    def mate(self) -> int | None:
        """The moves to mate, negative for the side being mated, None for any other score."""
        if abs(self.number) <= MAX_CENTIPAWNS:
            return None
        return MATE - self.number if self.number > 0 else -MATE - self.number

    def __neg__(self) -> Score:
        """Return the score from the other side's view."""
        return Score(-self.number)


@dataclass(frozen=True, slots=True)
class Info:
    """The content of one `info` line; missing values are None or empty.

    `wdl` are the thousandths of wins, draws and losses of the side to move. With a `bound`, the score is a "lower" or
    an "upper" limit. `no_mate_in` is the number of moves in which our own engine has proved that there is no mate.
    Moves are unchecked texts from the engine.
    """

    depth: int | None = None
    multipv: int | None = None
    score: Score | None = None
    bound: Literal["", "lower", "upper"] = ""
    wdl: tuple[int, int, int] | None = None
    nodes: int | None = None
    nps: int | None = None
    no_mate_in: int | None = None
    pv: tuple[str, ...] = ()


NO_MATE = "no mate in "

NUMBERS = frozenset(("depth", "multipv", "nodes", "nps"))
UNUSED = frozenset(
    (
        *("seldepth", "time", "hashfull", "tbhits", "sbhits", "cpuload", "currmove", "currmovenumber"),
        *("refutation", "currline", "string"),
    )
)
KEYWORDS = NUMBERS | UNUSED | {"pv", "score", "cp", "mate", "lowerbound", "upperbound", "wdl"}
"""The words that end a list of moves."""


def parse_info(line: str) -> Info:
    """Return the content of an `info` line.

    >>> parse_info("info depth 9 multipv 2 score mate -3 lowerbound nodes 512 pv e2e4 P@e5").pv
    ('e2e4', 'P@e5')
    """
    line, _, remark = line.partition(" string ")
    words = _Words(line)
    found: dict[str, Any] = {}
    if remark.startswith(NO_MATE):
        found["no_mate_in"] = whole_number(remark.removeprefix(NO_MATE))
    while word := words.next():
        value: Any = None
        if word in NUMBERS:
            value = words.number()
            if value is not None and value < 0:
                value = None
        elif word == "pv":
            value = words.moves()
        elif word in ("cp", "mate"):
            number = words.number()
            if number is not None:
                found["score"] = Score.of_mate(number) if word == "mate" else Score.of_centipawns(number)
        elif word in ("lowerbound", "upperbound"):
            found["bound"] = word.removesuffix("bound")
        elif word == "wdl":
            value = words.chances()
        if value is not None:
            found[word] = value
    return Info(**found)


class _Words:
    """The words of a line, read one after another."""

    def __init__(self, line: str) -> None:
        self._words = line.split()
        self._at = 0

    def next(self) -> str:
        """Return the next word, "" at the end."""
        self._at += 1
        return self._words[self._at - 1] if self._at <= len(self._words) else ""

    def number(self) -> int | None:
        """Return the next word if it is a whole number; otherwise leave it."""
        number = whole_number(self._words[self._at]) if self._at < len(self._words) else None
        if number is not None:
            self._at += 1
        return number

    def moves(self) -> tuple[str, ...]:
        """Return the words before the next keyword, without those that are no moves nor beyond MAX_LINE_MOVES."""
        start = self._at
        while self._at < len(self._words) and self._words[self._at] not in KEYWORDS:
            self._at += 1
        words = self._words[start : min(self._at, start + MAX_LINE_MOVES)]
        return tuple(words if max(map(len, words), default=0) <= MAX_MOVE_LENGTH else ())

    def chances(self) -> tuple[int, int, int] | None:
        """Return the next three words if they are thousandths."""
        chances = [number for number in (self.number(), self.number(), self.number()) if number is not None]
        if len(chances) == 3 and all(0 <= number <= 1000 for number in chances):
            return chances[0], chances[1], chances[2]
        return None


def text_of(line: bytes) -> str:
    """Return a line as text; bytes that are not UTF-8 become replacement characters."""
    return line.decode("utf-8", "replace")


@dataclass(frozen=True, slots=True)
class BestMove:
    """An engine's decision: its move, "" if it has none, and the expected reply, "" if it names none."""

    move: str
    ponder: str = ""


def parse_best_move(line: str) -> BestMove:
    """Return the decision in a `bestmove` line.

    >>> parse_best_move("bestmove e2e4 ponder e7e5")
    BestMove(move='e2e4', ponder='e7e5')
    """
    texts = line.split(maxsplit=4)[1:4]
    words = [text if len(text) <= MAX_MOVE_LENGTH and text.isprintable() else "" for text in texts]
    if not words or words[0] in ("(none)", "none", "0000"):
        return BestMove("")
    return BestMove(words[0], words[2] if len(words) > 2 and words[1] == "ponder" else "")


class InvalidValue(ValueError):
    """A value that an option cannot have: a sentence."""


Kind = Literal["check", "spin", "combo", "button", "string"]


@dataclass(frozen=True, slots=True)
class Option:
    """A setting as the engine declares it.

    `low` and `high` are the limits of a spin, if declared; `choices` are the values of a combo.
    """

    name: str
    kind: Kind
    default: str = ""
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    def checked(self, value: str) -> str:
        """Return a value as it is sent to the engine. Raises InvalidValue if the option does not accept it."""
        match self.kind:
            case "check":
                return self._checked_choice(value, ("true", "false"))
            case "combo" if self.choices:
                return self._checked_choice(value, self.choices)
            case "spin":
                number = whole_number(value.strip())
                if number is None or number != self._within(number):
                    raise InvalidValue(self._allowed_numbers())
                return str(number)
            case "button":
                if value:
                    raise InvalidValue(tr("{name} takes no value.", name=self.name))
                return ""
        if "\n" in value or "\r" in value:
            raise InvalidValue(tr("{name} takes a single line.", name=self.name))
        return value

    def fitted(self, value: str) -> str:
        """Return the valid value nearest to a number, or any other value as `checked` does. Raises InvalidValue if
        there is none.
        """
        number = whole_number(value.strip()) if self.kind == "spin" else None
        return self.checked(value) if number is None else str(self._within(number))

    def _checked_choice(self, value: str, choices: tuple[str, ...]) -> str:
        """Return a choice as it is declared; upper and lower case do not matter."""
        if value in choices:
            return value
        for choice in choices:
            if choice.lower() == value.lower():
                return choice
        raise InvalidValue(tr("{name} must be one of: {join}.", name=self.name, join=listed(choices)))

    def _within(self, number: int) -> int:
        """Return the nearest number that the option accepts."""
        if self.low is not None:
            number = max(self.low, number)
        return number if self.high is None else min(self.high, number)

    def _allowed_numbers(self) -> str:
        """Return the sentence that says which numbers the option accepts."""
        if self.low is None and self.high is None:
            return tr("{name} takes a whole number.", name=self.name)
        if self.low is None:
            return tr("{name} takes a whole number of at most {high}.", name=self.name, high=self.high)
        if self.high is None:
            return tr("{name} takes a whole number of at least {low}.", name=self.name, low=self.low)
        return tr("{name} takes a whole number from {low} to {high}.", name=self.name, low=self.low, high=self.high)


def fitted_values(options: Mapping[str, Option], wanted: Mapping[str, str]) -> dict[str, str]:
    """Return the nearest valid values by the options' keys, without buttons and values that no option accepts."""
    found: dict[str, str] = {}
    for key, value in wanted.items():
        option = options.get(key)
        if option is not None and option.kind != "button":
            try:
                found[key] = option.fitted(value)
            except InvalidValue as error:
                log.info("engine: %s", error)
    return found


_TYPE = re.compile(r" type (check|spin|combo|button|string)(?=\s|$)")
_CHOICE = re.compile(r"(?:^|\s)var\s")
_NOTES = re.compile(r"\[[^]]*\]")


def parse_option(line: str) -> Option | None:
    """Return the option that an `option` line declares, None if it is invalid.

    >>> parse_option("option name Skill Level type spin default 20 min 0 max 20")
    Option(name='Skill Level', kind='spin', default='20', low=0, high=20, choices=())
    """
    if len(line) > MAX_OPTION_LENGTH:
        return None
    declared = _TYPE.search(line)
    _, found, name = line[: declared.start() if declared else 0].partition(" name ")
    name = name.strip()
    if declared is None or not found or not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        return None
    kind: Any = declared.group(1)
    rest = line[declared.end() :].strip()
    if kind == "spin":
        words = rest.split()
        values = dict(zip(words[::2], words[1::2], strict=False))
        low, high = whole_number(values.get("min", "")), whole_number(values.get("max", ""))
        if low is not None and high is not None and low > high:
            low = high = None
        default = whole_number(values.get("default", ""))
        return Option(name, kind, "" if default is None else str(default), low, high)
    choices: tuple[str, ...] = ()
    if kind == "combo":
        rest, *others = _CHOICE.split(rest)
        choices = tuple(dict.fromkeys(filter(None, map(str.strip, others))))
    default_text = rest.partition("default")[2].strip() if rest.startswith("default") and kind != "button" else ""
    return Option(name, kind, "" if default_text == EMPTY else default_text, choices=choices)


def parse_name(line: str) -> str:
    """Return the name that an `id` line ends with, without notes on how the engine was built, if anything is left.

    >>> parse_name("id name Fairy-Stockfish [commit: b2e693ef, upstream: , emscripten: 2.0.26] LB")
    'Fairy-Stockfish LB'
    """
    name = "".join(line.split(maxsplit=2)[2:])
    bare = " ".join(_NOTES.sub(" ", name).split())
    return printable(bare or name, MAX_NAME_LENGTH)


def printable(text: str, length: int) -> str:
    """Return the beginning of a text without unprintable characters."""
    return "".join(filter(str.isprintable, text[: 4 * length])).strip()[:length]


def whole_number(text: str) -> int | None:
    """Return the whole number written in plain digits, None if there is none or it is too long."""
    digits = text.removeprefix("-")
    if len(digits) > MAX_NUMBER_LENGTH or not (digits.isascii() and digits.isdigit()):
        return None
    return int(text)


MAX_BYTES = 20_000
"""Bytes; a longer line is invalid."""

_BLANKS = bytes.maketrans(b"\t\v\f\r", b"    ")


def single_spaced(text: bytes) -> bytes:
    """Return a text with a single space wherever it has blanks: UCI allows any number of any kind between words."""
    text = text.translate(_BLANKS)
    while len(shorter := text.replace(b"  ", b" ")) < len(text):
        text = shorter
    return text


class Lines:
    """Joins pieces of output into single-spaced lines; those longer than MAX_BYTES are dropped."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes]:
        """Take the next piece; return the lines that it completes, without their ends and blanks around them."""
        lines: list[bytes] = []
        if b"\n" in data:
            *lines, data = single_spaced(bytes(self._rest) + data).split(b"\n")
            if self._skipping:
                del lines[0]
            lines = [line.strip() for line in lines if len(line) <= MAX_BYTES]
            self._skipping = False
            self._rest.clear()
        self._skipping = self._skipping or len(self._rest) + len(data) > MAX_BYTES
        if self._skipping:
            self._rest.clear()
        else:
            self._rest += data
        return lines
