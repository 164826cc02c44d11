"""The text of a PGN: where each of its games stands, and the pieces that one of them is made of.

Both look at the same patterns, so that they agree on what a comment, a tag and a word are. Every pattern takes time
that grows with the text and no faster: none of them goes back over what it has read.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rules.reasons import Reason, because

MOST_TAGS: Final = 1_000

PLAYER_TAGS: Final = ("White", "Black")
"""The tags with the first and the second player's names, whatever their game calls them."""

RESULTS: Final = {"1-0": "1-0", "0-1": "0-1", "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "½-½": "1/2-1/2", "*": "*"}
NAG_SIGNS: Final = {
    "!": 1,
    "?": 2,
    "!!": 3,
    "??": 4,
    "!?": 5,
    "?!": 6,
    "=": 10,
    "+=": 14,
    "=+": 15,
    "+/-": 16,
    "-/+": 17,
    "+-": 18,
    "-+": 19,
}
EN_PASSANT: Final = ("e.p.", "ep")


def run_of(pattern: str, count: str) -> str:
    """Return the pattern of a run of `pattern` that is never looked at again; `count` is `*` or `+`.

    Groups are atomic and not possessive, for until 3.11.5 Python matched possessive groups wrongly; and a run is one of
    short runs, so that it takes little memory.
    """
    return rf"(?>(?:(?>(?:{pattern}){{1,1000}})){count})"


# A byte order mark is a blank: it stands between games where files were put together.
_BLANK: Final = r"[\s\ufeff]*+"
_SIGN: Final = r"[^\s\ufeff{}();$<>\[\]]"
_NUMBER: Final = r"(?:[0-9]++[.…]++|[.…]++)"
_AT_LINE_START: Final = r"(?<![^\n\r])"
_ESCAPE: Final = rf"{_AT_LINE_START}%[^\n\r]*+"
_VALUE: Final = run_of(r'[^"\\\n\r]++|\\[^\n\r]', "*")
_TAG: Final = rf'\[\s*+(?P<name>[A-Za-z0-9_]++)\s++"(?P<value>{_VALUE})"\s*+\]'
_NAG: Final = r"\$[0-9]{1,3}+(?![0-9])"
_RESERVED: Final = r"<[^<>\n\r]*+>"
_COMMENT: Final = r"(?:\{[^{}]*+\}|;[^\n\r]*+)"


def _any_of(words: tuple[str, ...]) -> str:
    """Return the pattern of any of these words, none of them the beginning of a longer one."""
    return "(?:" + "|".join([re.escape(word) for word in words]) + f")(?!{_SIGN})"


_RESULT: Final = rf"(?>{_NUMBER}?){_any_of(tuple(RESULTS))}"
_NO_MOVE: Final = rf"(?:(?>{_NUMBER}?){_any_of((*NAG_SIGNS, *EN_PASSANT))}|(?:{_NUMBER}|[0-9]++)(?!{_SIGN}))"

# A stretch of a PGN in which nothing happens that splits it, as long as can be: what takes one look takes little time.
_STRETCH: Final = re.compile(
    rf"""
      (?P<words>{run_of(rf"(?!{_RESULT}|{_ESCAPE}){_SIGN}++{_BLANK}", "+")})
    | (?P<signs>[()][()\s]*+)
    | (?P<unplayed>{run_of(rf"(?:{_COMMENT}|{_ESCAPE}|{_RESERVED}){_BLANK}", "+")})
    | (?P<nags>{run_of(_NAG + _BLANK, "+")})
    | (?P<results>{run_of(_RESULT + _BLANK, "+")})
    | (?P<tag>{_TAG}){_BLANK}
    """,
    re.VERBOSE,
)
_MEANS_NOTHING: Final = rf"(?:\{{\s*+\}}|{_ESCAPE}|{_RESERVED}|(?<!{_SIGN})(?:{_NUMBER}|[0-9]++(?!{_SIGN})))"
_SKIPPED: Final = _BLANK + run_of(_MEANS_NOTHING + _BLANK, "*")
# A token behind what means nothing. The groups are asked for by number, which is quicker than by name.
_TOKEN: Final = re.compile(
    rf"""
    {_SKIPPED}
    (?:
      ({_SIGN}++)
    | \{{([^}}]*+)\}}
    | ;[ ]?([^\n\r]*+)
    | ([()])
    | \$([0-9]{{1,3}}+)(?![0-9])
    | ({_TAG})
    )
    """,
    re.VERBOSE,
)
WORD: Final = 1
COMMENT: Final = 2
LINE_COMMENT: Final = 3
BRACKET: Final = 4
NAG: Final = 5
TAG: Final = 6
_TAG_NAME: Final = 7
_NOTHING: Final = re.compile(_SKIPPED)
_BLANKS: Final = re.compile(_BLANK)
_UNBROKEN: Final = re.compile(rf"\S*+{_BLANK}")
_REST_OF_LINE: Final = re.compile(rf"[^\n\r]*+{_BLANK}")
_ONE_RESULT: Final = re.compile(_RESULT)
_WORDS: Final = re.compile(rf"(){_SIGN}++")
_OTHER_WORDS: Final = re.compile(rf"()(?<!{_SIGN}){_NO_MOVE}")
_TAG_LINE: Final = re.compile(r'[\n\r]\ufeff?(\[[A-Za-z0-9_]++[ \t]++")')


@dataclass(frozen=True)
class Section:
    """Where a game stands in a text: the characters from `start` to `end`, which begin on `line` at `column`, counted
    from 1.

    `tags` are the game's, the first MOST_TAGS of them; `moves` counts the words of its main line that stand for moves,
    `all_moves` those of its `variations` too.
    """

    start: int
    end: int
    line: int
    column: int
    tags: dict[str, str]
    moves: int
    all_moves: int
    variations: int


class Unreadable(ValueError):
    """What keeps a text from being read: the `place` where it stands, and why."""

    def __init__(self, place: int, reason: Reason) -> None:
        super().__init__(reason.code)
        self.place = place
        self.reason = reason

    def why(self) -> Reason:
        """Return what is wrong."""
        return self.reason


def sections(text: str) -> Iterator[Section]:
    """Yield where each game of a PGN stands. Raises nothing: what cannot be read belongs to the game it stands in.

    A game begins with its first tag or token, or the comments before that, and ends with its result, before the tags of
    the next game, or where the text ends. A result or a comment with no game belongs to none.
    """
    finder = _Finder(text)
    position = _end(_BLANKS, text, 0)
    current = _Beginning(position)
    while position < len(text):
        match = _STRETCH.match(text, position)
        if match is None:
            following, ended = finder.after_unreadable(position, current)
            if ended:
                yield current.section(finder, finder.end_before(following))
                current = _Beginning(following)
            position = following
            continue
        kind = match.lastgroup
        if kind == "tag":
            if current.played:
                yield current.section(finder, finder.end_before(position))
                current = _Beginning(position)
            if len(current.tags) < MOST_TAGS:
                current.tags.setdefault(match["name"], _unescaped(match["value"]))
            current.begun = True
        elif kind == "results":
            if not current.depth:
                if current.begun:
                    result = _ONE_RESULT.match(text, position)
                    yield current.section(finder, result.end() if result else match.end())
                current = _Beginning(match.end())
        elif kind != "unplayed":
            current.begun = current.played = True
            if kind == "signs":
                current.count_brackets(match.group())
            elif kind == "words":
                moves = _moves_in(text, position, match.end())
                current.all_moves += moves
                current.moves += 0 if current.depth else moves
        position = match.end()
    if current.begun:
        yield current.section(finder, finder.end_before(position))


class _Beginning:
    """A game of which the end has not been found: `begun` once there is more than comments, `played` after its tags."""

    def __init__(self, start: int) -> None:
        self.start: Final = start
        self.tags: Final[dict[str, str]] = {}
        self.moves = 0
        self.all_moves = 0
        self.variations = 0
        self.depth = 0
        self.begun = False
        self.played = False

    def count_brackets(self, signs: str) -> None:
        """Note that variations open and close; one that was never opened is not closed."""
        opened, closed = signs.count("("), signs.count(")")
        self.variations += opened
        if closed <= self.depth:
            self.depth += opened - closed
            return
        for sign in signs:
            if sign == "(":
                self.depth += 1
            elif sign == ")" and self.depth:
                self.depth -= 1

    def section(self, finder: "_Finder", end: int) -> Section:
        """Return where the game stands, now that its end is known."""
        line, column = finder.line_and_column(self.start)
        return Section(self.start, end, line, column, self.tags, self.moves, self.all_moves, self.variations)


class _Finder:
    """Looks for what lies ahead in a text, and for the lines behind, so that no part of it is searched twice."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.close = -1
        self.tag_line = -1
        self.counted = 0
        self.line = 1
        self.line_start = 0
        self.returns: Final = "\r" in text

    def line_and_column(self, place: int) -> tuple[int, int]:
        """Return the line and the column of a place, which lies behind that of the call before."""
        ends = line_ends(self.text, self.counted, place) if self.returns else self.text.count("\n", self.counted, place)
        if ends:
            self.line += ends
            self.line_start = line_start(self.text, self.counted, place)
        self.counted = place
        return self.line, place - self.line_start + 1

    def end_before(self, place: int) -> int:
        """Return where the text before `place` ends, without the blanks behind it."""
        while place and (self.text[place - 1].isspace() or self.text[place - 1] == "\ufeff"):
            place -= 1
        return place

    def after_unreadable(self, place: int, current: _Beginning) -> tuple[int, bool]:
        """Return where to go on behind something that is no stretch, and whether the game ends there.

        A comment that is never closed, or in which the tags of a game with a comment stand, ends where tags begin.
        """
        text = self.text
        if text[place] == "{":
            close, tag_line = self._close_behind(place), self._tag_line_behind(place)
            if close < len(text) and (tag_line > close or text.find("{", tag_line, close) < 0):
                return _end(_BLANKS, text, close + 1), False
            current.begun = True
            return tag_line, True
        current.begun = True
        if text[place] == "[" and (place == 0 or text[place - 1] in "\n\r"):
            return _end(_REST_OF_LINE, text, place), False
        current.played = True
        return _end(_UNBROKEN, text, place), False

    def _close_behind(self, place: int) -> int:
        """Return where the next curly bracket closes, the text's end if none does."""
        if self.close < place:
            found = self.text.find("}", place)
            self.close = found if found >= 0 else len(self.text)
        return self.close

    def _tag_line_behind(self, place: int) -> int:
        """Return where the next line with a tag begins, the text's end if none does."""
        if self.tag_line < place:
            found = _TAG_LINE.search(self.text, place)
            self.tag_line = found.start(1) if found else len(self.text)
        return self.tag_line


class Tokens:
    """The tokens of a game's section, one after the other; what means nothing, as a move's number, is left out.

    The present one is of a `kind` (WORD, COMMENT, LINE_COMMENT, BRACKET, NAG or TAG), is said by `text` (of a tag its
    name) and stands at `start`.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self.kind = 0
        self.text = ""
        self.start = start
        self._text: Final = text
        self._position = start
        self._end: Final = end

    def advance(self) -> bool:
        """Go to the next token. Return whether there is one; raises Unreadable."""
        match = _TOKEN.match(self._text, self._position, self._end)
        if match is None:
            nothing = _NOTHING.match(self._text, self._position, self._end)
            place = nothing.end() if nothing else self._position
            if place == self._end:
                return False
            raise Unreadable(place, _unreadable(self._text[place]))
        kind = match.lastindex or 0
        self.kind = kind
        self.text = match[_TAG_NAME if kind == TAG else kind]
        self.start = match.start(kind)
        self._position = match.end()
        return True


def _unreadable(sign: str) -> Reason:
    """Return what is wrong where no token begins with `sign`."""
    if sign == "{":
        return because("comment not closed")
    if sign == "[":
        return because("header not written so")
    return because("sign unknown", text=sign)


def _unescaped(value: str) -> str:
    """Return a tag's value from what stands between its quotes."""
    if "\\" not in value:
        return value
    return "\\".join([part.replace("\\", "") for part in value.split("\\\\")])


def line_ends(text: str, start: int, end: int) -> int:
    """Return how many lines end in a part of a text, however its lines end."""
    return text.count("\n", start, end) + text.count("\r", start, end) - text.count("\r\n", start, end)


def line_start(text: str, start: int, end: int) -> int:
    """Return where the last line begins that begins in a part of a text behind its start, or -1."""
    return max(text.rfind("\n", start, end), text.rfind("\r", start, end)) + 1 or -1


def _moves_in(text: str, start: int, end: int) -> int:
    """Return how many of the words in a stretch stand for moves."""
    return len(_WORDS.findall(text, start, end)) - len(_OTHER_WORDS.findall(text, start, end))


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    """Return where a pattern that always matches ends."""
    match = pattern.match(text, place)
    return match.end() if match else place
