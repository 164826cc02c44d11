"""Splits a PGN into sections, one for each game, and a section into tokens.

Both use the same patterns, so that they agree on what a comment, a tag and a word are. Every pattern takes linear time:
none backtracks over what it has matched.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from surajang.rules.pgn_tags import MOST_TAGS, known_name, unescaped
from surajang.rules.reasons import Reason, because

NAG_SIGNS: Final = {
    "!": 1,
    "?": 2,
    "!!": 3,
    "‼": 3,
    "??": 4,
    "⁇": 4,
    "!?": 5,
    "⁉": 5,
    "?!": 6,
    "⁈": 6,
    "□": 7,
    "=": 10,
    "∞": 13,
    "~": 13,
    "+=": 14,
    "+/=": 14,
    "⩲": 14,
    "=+": 15,
    "=/+": 15,
    "⩱": 15,
    "+/-": 16,
    "±": 16,
    "-/+": 17,
    "∓": 17,
    "+-": 18,
    "-+": 19,
    "+--": 20,
    "--+": 21,
    "⨀": 22,
    "⟳": 32,
    "↑": 36,
    "→": 40,
    "⇆": 132,
    "⊕": 138,
    "∆": 140,
    "⌓": 142,
    "N": 146,
    "D": 220,
}
"""Annotation numbers (NAGs) by their signs."""

OF_A_SIDE: Final = (22, 32, 36, 40, 132, 138)
"""Annotations about the first player; the next number is the same about the second."""

UNPLAYED_WORDS: Final = (
    "e.p.",
    "e.p",
    "ep",
    "ch.",
    "ch",
    "check",
    "dis.ch.",
    "dis.ch",
    "dbl.ch.",
    "mate",
    "+",
    "++",
    "#",
)
"""Words after a move that repeat what the move shows."""

NULL_MOVES: Final = ("--", "-", "Z0", "null", "@@@@", "0000")
"""Null moves of other programs, which no variant here has."""

INVISIBLE: Final = r"\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff"
"""Zero-width characters, for a character class: ignored outside of comments and tags."""

NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\ud800-\udfff]")
"""Control characters, and surrogates that stand for bytes that are no UTF-8."""


def run_of(pattern: str, count: str) -> str:
    """Return a pattern that repeats `pattern` without backtracking; `count` is `*` or `+`.

    Groups are atomic, not possessive, since Python before 3.11.5 matched possessive groups wrongly. A run is made of
    short runs, to use little memory.
    """
    return rf"(?>(?:(?>(?:{pattern}){{1,1000}})){count})"


# The end marks of some systems (NUL, Ctrl-Z) and byte order marks are blanks, as files get concatenated.
_BLANKS_CLASS: Final = rf"\s\x00\x1a{INVISIBLE}"
_AT_LINE_START: Final = r"(?<![^\n\r])"
# Blanks, and the quote signs of e-mail.
_BLANK: Final = rf"[{_BLANKS_CLASS}]*+(?>(?:{_AT_LINE_START}>[>{_BLANKS_CLASS}]*+)?)"
_SIGN: Final = rf"[^{_BLANKS_CLASS}{{}}();$<>\[\]]"
_NUMBER: Final = r"(?:[0-9]++[.…]++|[.…]++)"
_NUMBER_IN_BRACKET: Final = r"[0-9]{1,3}+\)"
_ESCAPE: Final = rf"{_AT_LINE_START}%[^\n\r]*+"
_VALUE: Final = run_of(r'[^"\\\n\r]++|\\[^\n\r]', "*")
_TAG: Final = rf'\[\s*+(?P<name>[A-Za-z0-9_]++)\s++"(?P<value>{_VALUE})"\s*+\]'
# Malformed tags: with unescaped quotes or backslashes, a line break, a colon, other quotes, no quotes or no end. No
# part looks beyond the next opening square bracket.
_QUOTES: Final = ('"', "“", "”", "„", "‟", "«", "»", "'", "‘", "’")
_QUOTE: Final = '["“”„‟«»]'
_NAME: Final = r"\[[ \t]*+(?P<bad_name>[A-Za-z][\w-]*+)[ \t]*+[:=]?[ \t]*+"
_QUOTING: Final = run_of(rf'[^\[\n\r"“”„‟«»]++|{_QUOTE}(?![ \t]*+\])', "*")
_BAD_TAG: Final = rf"""{_NAME}{_QUOTE}(?:
    {_QUOTING}{_QUOTE}[ \t]*+\]
    |[^\[\]\n\r"]*+(?:\r\n|\n|\r)[^\[\]\n\r"]++"[ \t]*+\]
    |[^\[\]\n\r]*+\]
    |[^\[\]\n\r\"“”„‟«»]*+{_QUOTE}?
    )"""
# A tag without a value is no game if nothing follows it.
_BARE_TAG: Final = (
    rf"{_AT_LINE_START}{_NAME.replace('bad_name', 'bare_name')}(?=\s*+\S)[^\[\]\n\r]*+(?:\][ \t]*+)?(?=[\n\r]|\Z)"
)
_IN_BRACKETS: Final = r"\[[^\[\]\n\r]*+\]"
_NAG: Final = r"\$[0-9]{1,3}+(?![0-9])"
_RESERVED: Final = r"<[^<>\n\r]*+>"
_COMMENT: Final = r"(?:\{[^{}]*+\}|;[^\n\r]*+)"
# The rest of a comment that contains curly brackets, up to a closing one that would be stray otherwise.
_MORE_COMMENT: Final = re.compile(run_of(run_of(r"[^{};\[]++|(?<![\n\r])\[|\[(?=[%#])", "*") + r"\}", "*"))
# Dashes. A result may have a colon instead, and web pages put word joiners around them.
_DASH: Final = r"[-‐-―−﹣－]"
_BETWEEN: Final = rf"[\s{INVISIBLE}]*+[-‐-―−﹣－:][\s{INVISIBLE}]*+"
_HALF: Final = "(?:½|1[/⁄]2)"


def _any_of(words: Iterable[str]) -> str:
    """Return a pattern for any of the words, with any kind of dash."""
    return "(?:" + "|".join([re.escape(word).replace(r"\-", _DASH) for word in words]) + f")(?!{_SIGN})"


def _result(first: str = "?:", second: str = "?:", draw: str = "?:") -> str:
    """Return a pattern for a result; the arguments begin the groups for each result."""
    won, lost = f"({first}1{_BETWEEN}0)", f"({second}0{_BETWEEN}1)"
    drawn = f"({draw}{_HALF}(?:{_BETWEEN}{_HALF})?)"
    return rf"(?>{_NUMBER}?)(?:{won}|{lost}|{drawn}|\*)[.,]?(?!{_SIGN})"


_RESULT: Final = _result()
_NO_MOVE: Final = rf"(?:(?>{_NUMBER}?){_any_of((*NAG_SIGNS, *UNPLAYED_WORDS))}|(?:{_NUMBER}|[0-9]++)(?!{_SIGN}))"
# A promotion in brackets is part of its move.
_PROMOTION: Final = rf"(?>(?:\([A-Za-z.]{{1,4}}\){_SIGN}*+)?)"
_WORD: Final = f"{_SIGN}++{_PROMOTION}"
# Words after a result that are not moves, to the end of the line: "Black resigned".
_PROSE: Final = rf"\(?(?:{_DASH}[ \t]++)?[^\W\d_]++(?=[\s.,:!)]|\Z)[^\n\r{{\[]*+"
_EMPTY_LINE: Final = re.compile(r"(?:\n|\r(?!\n))[ \t>]*+[\n\r]")

# A stretch of a PGN that need not be split further, as long as possible, since each match costs time.
_STRETCH: Final = re.compile(
    rf"""
      (?P<words>{run_of(rf"(?!{_RESULT}|{_ESCAPE})(?:{_NUMBER_IN_BRACKET}|{_WORD}){_BLANK}", "+")})
    | (?P<signs>[()][()\s]*+){_BLANK}
    | (?P<unplayed>{run_of(rf"(?:{_COMMENT}|{_ESCAPE}|{_RESERVED}){_BLANK}", "+")})
    | (?P<nags>{run_of(_NAG + _BLANK, "+")})
    | (?P<results>{run_of(_RESULT + _BLANK, "+")})
    | (?P<tag>{_TAG}){_BLANK}
    | (?P<bad_tag>{_BAD_TAG}){_BLANK}
    | (?P<bare_tag>{_BARE_TAG}){_BLANK}
    | (?P<brackets>{_IN_BRACKETS}){_BLANK}
    """,
    re.VERBOSE,
)
# Text after a result that belongs to its game; and after an empty line, to the next game if there is one.
_AFTERWORD: Final = re.compile(
    rf"""(?:(?P<result>{_RESULT})|{_COMMENT}|{_ESCAPE}|{_RESERVED}|{_NAG}|{_any_of(NAG_SIGNS)}|{_PROSE})
    {_BLANK}""",
    re.VERBOSE,
)
_PREFACE: Final = re.compile(rf"(?:{_COMMENT}|{_ESCAPE}){_BLANK}")
_BARE_NUMBER: Final = rf"(?!0000(?!{_SIGN}))[0-9]++(?!{_SIGN})(?!{_BETWEEN}[01])"
_MEANS_NOTHING: Final = (
    rf"(?:\{{\s*+\}}|{_ESCAPE}|{_RESERVED}|(?<!{_SIGN})(?:{_NUMBER}|{_NUMBER_IN_BRACKET}|{_BARE_NUMBER}))"
)
_SKIPPED: Final = _BLANK + run_of(_MEANS_NOTHING + _BLANK, "*")
# A token, after what is skipped. Its groups have numbers, which are faster than names.
_TOKEN: Final = re.compile(
    rf"""
    {_SKIPPED}
    (?:
      ({_RESULT})
    | ({_SIGN}++{run_of(rf"[{INVISIBLE}]++{_SIGN}++", "*")}{_PROMOTION})
    | \{{([^}}]*+)\}}
    | ;[ ]?([^\n\r]*+)
    | ([()])
    | \$([0-9]{{1,3}}+)(?![0-9])
    | ({_TAG})
    | ({_BAD_TAG})
    | ({_BARE_TAG})
    | ({_IN_BRACKETS})
    )
    """,
    re.VERBOSE,
)
RESULT: Final = 1
WORD: Final = 2
COMMENT: Final = 3
LINE_COMMENT: Final = 4
BRACKET: Final = 5
NAG: Final = 6
TAG: Final = 7
_TAG_NAME: Final = 8
_BAD: Final = 10
BARE_TAG: Final = 12
_BRACKETS: Final = 14
_NOTHING: Final = re.compile(_SKIPPED)
_BLANKS: Final = re.compile(_BLANK)
_BLANK_SIGN: Final = re.compile(f"[{_BLANKS_CLASS}]")
_UNBROKEN: Final = re.compile(rf"\S*+{_BLANK}")
_REST_OF_LINE: Final = re.compile(rf"[^\n\r]*+{_BLANK}")
_ONE_RESULT: Final = re.compile(_result("?P<first>", "?P<second>", "?P<draw>"))
_PROSE_BEHIND: Final = re.compile(rf"{_BLANK}({_PROSE})")
_WORDS: Final = re.compile(rf"(){_WORD}")
_OTHER_WORDS: Final = re.compile(rf"()(?<!{_SIGN}){_NO_MOVE}")
_TAG_LINE: Final = re.compile(r'[\n\r]\ufeff?(\[[A-Za-z0-9_]++[ \t]++")')
_LOOSE_TAG: Final = re.compile(rf"{_NAME}(?P<rest>.*)", re.DOTALL)
_QUOTED_LINE_END: Final = re.compile(r"[ \t]*+(?:\r\n|\n|\r)[> \t]*+")


@dataclass(frozen=True)
class Section:
    """The place of a game in a text: characters `start` to `end`, from `line` and `column`, counted from 1.

    `tags` are the first MOST_TAGS tags; `result` is the result after the moves, or "*"; `moves` is the number of words
    for moves in the main line, `all_moves` in the `variations` as well.
    """

    start: int
    end: int
    line: int
    column: int
    tags: dict[str, str]
    result: str
    moves: int
    all_moves: int
    variations: int


class Unreadable(ValueError):
    """A fault in a text, at a `place`, with its `reason`."""

    def __init__(self, place: int, reason: Reason) -> None:
        super().__init__(reason.code)
        self.place = place
        self.reason = reason

    def why(self) -> Reason:
        """Return the reason."""
        return self.reason


def sections(text: str) -> Iterator[Section]:
    """Yield the section of each game in a PGN. Never raises: unreadable text belongs to the game around it.

    A game begins with its first tag or token, or the comments before that, and ends with its result, before the tags of
    the next game, or with the text. Comments, signs, variations and words that are no moves are part of it if they
    follow the result without an empty line. A result or comment without a game is skipped.
    """
    finder = _Finder(text)
    position = _end(_BLANKS, text, 0)
    current = _OpenGame(finder.start_of(position))
    while position < len(text):
        if current.end >= 0 and not current.depth:
            following = finder.after_result(position, current)
            if following > position:
                position = following
                continue
            if text[position] != "(" or current.preface >= 0:
                yield current.section(finder, current.end)
                current = _OpenGame(finder.start_of(current.preface if current.preface >= 0 else position))
        match = _STRETCH.match(text, position)
        if match is None:
            following, ended = finder.after_unreadable(position, current)
            if ended:
                yield current.section(finder, finder.end_before(following))
                current = _OpenGame(finder.start_of(following))
            position = following
            continue
        kind = match.lastgroup
        if kind in ("tag", "bad_tag") or (kind == "bare_tag" and not current.played):
            if current.played:
                yield current.section(finder, finder.end_before(position))
                current = _OpenGame(finder.start_of(position))
            current.add_tag(match)
        elif kind == "results":
            if not current.depth:
                result = _ONE_RESULT.match(text, position)
                if current.begun and result:
                    current.end = result.end()
                    current.result = result_of(result.group())
                else:
                    current = _OpenGame(match.end())
        elif kind in ("words", "signs", "nags"):
            current.begun = current.played = True
            if kind == "signs":
                current.count_brackets(match.group())
            elif kind == "words":
                moves = _moves_in(text, position, match.end())
                current.all_moves += moves
                current.moves += 0 if current.depth else moves
        position = match.end()
        if current.end >= 0 and kind != "results":
            current.end = finder.end_before(position)
    if current.begun:
        yield current.section(finder, finder.end_before(position))


class _OpenGame:
    """A game whose end has not been found yet: `begun` once there is more than comments, `played` after its tags.

    Once the result is found, `end` is the end of the game's text, and `preface` the start of comments after an empty
    line, which belong to the next game if there is one.
    """

    def __init__(self, start: int) -> None:
        self.start: Final = start
        self.tags: Final[dict[str, str]] = {}
        self.result = "*"
        self.moves = 0
        self.all_moves = 0
        self.variations = 0
        self.depth = 0
        self.begun = False
        self.played = False
        self.end = -1
        self.preface = -1

    def add_tag(self, match: re.Match[str]) -> None:
        """Add a tag, unless its name is there already or there are too many."""
        if match.lastgroup == "tag":
            name, value = known_name(match["name"]), unescaped(match["value"])
        else:
            name, value = loose_tag(match["bad_tag"] or match["bare_tag"])
        if len(self.tags) < MOST_TAGS:
            self.tags.setdefault(name, value)
        self.begun = True

    def count_brackets(self, signs: str) -> None:
        """Count variations that open and close; a bracket that closes none is ignored."""
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
        """Return the section of the game, which ends at `end`."""
        line, column = finder.line_and_column(self.start)
        return Section(
            self.start, end, line, column, self.tags, self.result, self.moves, self.all_moves, self.variations
        )


class _Finder:
    """Searches a text forward and counts its lines, without searching any part twice."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.close = -1
        self.tag_line = -1
        self.counted = 0
        self.line = 1
        self.line_start = 0
        self.returns: Final = "\r" in text

    def line_and_column(self, place: int) -> tuple[int, int]:
        """Return the line and the column of a place, which must not lie before that of the last call."""
        ends = line_ends(self.text, self.counted, place) if self.returns else self.text.count("\n", self.counted, place)
        if ends:
            self.line += ends
            self.line_start = line_start(self.text, self.counted, place)
        self.counted = place
        return self.line, place - self.line_start + 1

    def end_before(self, place: int) -> int:
        """Return the end of the text before `place`, without trailing blanks."""
        text = self.text
        while place:
            if text[place - 1].isspace() or _BLANK_SIGN.match(text, place - 1):
                place -= 1
            elif text[place - 1] == ">" and (start := self.start_of(place)) < place:
                place = start
            else:
                break
        return place

    def start_of(self, place: int) -> int:
        """Return the start of the line if only e-mail's quote signs stand before `place` on it, else `place`."""
        start = place
        while start and self.text[start - 1] in "> \t":
            start -= 1
        return start if (not start or self.text[start - 1] in "\n\r") and self.text.startswith(">", start) else place

    def after_result(self, place: int, current: _OpenGame) -> int:
        """Return the place after text that still belongs to a game whose result was found, or `place` if none does."""
        if current.preface < 0 and _EMPTY_LINE.search(self.text, self.end_before(place), place):
            current.preface = place
        match = (_AFTERWORD if current.preface < 0 else _PREFACE).match(self.text, place)
        following, ended = (match.end(), False) if match else (place, True)
        if self.text[place] == "{" and match is None:
            following, ended = self.after_unreadable(place, current)
        if ended:
            return place
        if current.preface < 0 and not (match and match.lastgroup == "result"):
            current.end = self.end_before(following)
        return following

    def after_unreadable(self, place: int, current: _OpenGame) -> tuple[int, bool]:
        """Return the place after a text that is not a stretch, and whether the game ends there.

        A comment that is not closed, or that contains the tags of a game with a comment, ends where tags begin.
        """
        text = self.text
        if text[place] == "{":
            close, tag_line = self._next_close(place), self._next_tag_line(place)
            if close < len(text) and (tag_line > close or text.find("{", tag_line, close) < 0):
                return _end(_BLANKS, text, _end(_MORE_COMMENT, text, close + 1)), False
            current.begun = True
            return tag_line, True
        current.begun = True
        if text[place] == "[" and (place == 0 or text[place - 1] in "\n\r"):
            return _end(_REST_OF_LINE, text, place), False
        current.played = True
        return _end(_UNBROKEN, text, place), False

    def _next_close(self, place: int) -> int:
        """Return the place of the next closing curly bracket, or the end of the text."""
        if self.close < place:
            found = self.text.find("}", place)
            self.close = found if found >= 0 else len(self.text)
        return self.close

    def _next_tag_line(self, place: int) -> int:
        """Return the start of the next line with a tag, or the end of the text."""
        if self.tag_line < place:
            found = _TAG_LINE.search(self.text, place)
            self.tag_line = found.start(1) if found else len(self.text)
        return self.tag_line


class Tokens:
    """The tokens of a section, one after the other, without move numbers and other text that has no effect.

    The current token has a `kind` (RESULT, WORD, COMMENT, LINE_COMMENT, BRACKET, NAG, TAG or BARE_TAG), a `text` (of a
    tag, its name) and a place, `start`.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self.kind = 0
        self.text = ""
        self.start = start
        self._text: Final = text
        self._position = start
        self._end: Final = end

    def advance(self) -> bool:
        """Go to the next token; return False if there is none. Raises Unreadable."""
        match = _TOKEN.match(self._text, self._position, self._end)
        if match is None:
            nothing = _NOTHING.match(self._text, self._position, self._end)
            place = nothing.end() if nothing else self._position
            if place == self._end:
                return False
            raise Unreadable(place, _unreadable(self._text[place]))
        kind = match.lastindex or 0
        self.text = match[kind]
        self.start = match.start(kind)
        self._position = match.end()
        if kind == TAG:
            self.text = known_name(match[_TAG_NAME])
        elif kind == _BAD:
            kind, self.text = TAG, loose_tag(self.text)[0]
        elif kind == _BRACKETS:
            kind = COMMENT
        elif kind == COMMENT and "{" in self.text:
            more = _MORE_COMMENT.match(self._text, self._position, self._end)
            if more and more.group():
                self.text += "}" + more.group()[:-1]
                self._position = more.end()
        self.kind = kind
        return True

    def take_prose(self) -> bool:
        """Go to the words after a result that are not moves, as a comment; return False if there are none."""
        match = _PROSE_BEHIND.match(self._text, self._position, self._end)
        if match is None:
            return False
        self.kind = COMMENT
        self.text = match[1]
        self.start = match.start(1)
        self._position = match.end()
        return True


def loose_tag(written: str) -> tuple[str, str]:
    """Return the name and the value of a malformed tag."""
    match = _LOOSE_TAG.match(written)
    if match is None:
        return "", ""
    value = match["rest"].rstrip()
    value = value.removesuffix("]").strip(" \t")
    value = value[1:] if value[:1] in _QUOTES else value
    value = value[:-1] if value[-1:] in _QUOTES else value
    return known_name(match["bad_name"].replace("-", "_")), unescaped(_QUOTED_LINE_END.sub(" ", value))


def result_of(text: str) -> str:
    """Return the result in a text, "*" if there is none.

    >>> from surajang.rules.tokens import result_of
    >>> result_of("½–½"), result_of("1 : 0"), result_of("lost")
    ('1/2-1/2', '1-0', '*')
    """
    match = _ONE_RESULT.fullmatch(text.strip())
    if match is None:
        return "*"
    if match["first"]:
        return "1-0"
    if match["second"]:
        return "0-1"
    return "1/2-1/2" if match["draw"] else "*"


def _unreadable(sign: str) -> Reason:
    """Return the reason for a `sign` with which no token begins."""
    if sign == "{":
        return because("comment not closed")
    if sign == "[":
        return because("header not written so")
    return because("sign unknown", text=sign)


def line_ends(text: str, start: int, end: int) -> int:
    """Return the number of line ends, of any kind, in a part of a text."""
    return text.count("\n", start, end) + text.count("\r", start, end) - text.count("\r\n", start, end)


def line_start(text: str, start: int, end: int) -> int:
    """Return the start of the last line that begins in a part of a text, after its first character, or -1."""
    return max(text.rfind("\n", start, end), text.rfind("\r", start, end)) + 1 or -1


def _moves_in(text: str, start: int, end: int) -> int:
    """Return the number of words for moves in a stretch."""
    return len(_WORDS.findall(text, start, end)) - len(_OTHER_WORDS.findall(text, start, end))


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    """Return the end of a pattern's match at a place."""
    match = pattern.match(text, place)
    return match.end() if match else place
