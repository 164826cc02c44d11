"""Splits a section of a PGN into tokens, and has the patterns by which `rules.pgn_sections` splits a PGN.

Both use the same patterns, so that they agree on what a comment, a tag and a word are. Every pattern takes linear time:
none backtracks over what it has matched.
"""

import re
from collections.abc import Iterable
from typing import Final

from surajang.rules.pgn_tags import known_name, unescaped
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
MORE_COMMENT: Final = re.compile(run_of(run_of(r"[^{};\[]++|(?<![\n\r])\[|\[(?=[%#])", "*") + r"\}", "*"))
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

# A stretch of a PGN that need not be split further, as long as possible, since each match costs time.
STRETCH: Final = re.compile(
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
AFTERWORD: Final = re.compile(
    rf"""(?:(?P<result>{_RESULT})|{_COMMENT}|{_ESCAPE}|{_RESERVED}|{_NAG}|{_any_of(NAG_SIGNS)}|{_PROSE})
    {_BLANK}""",
    re.VERBOSE,
)
PREFACE: Final = re.compile(rf"(?:{_COMMENT}|{_ESCAPE}){_BLANK}")
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
BLANKS: Final = re.compile(_BLANK)
BLANK_SIGN: Final = re.compile(f"[{_BLANKS_CLASS}]")
UNBROKEN: Final = re.compile(rf"\S*+{_BLANK}")
REST_OF_LINE: Final = re.compile(rf"[^\n\r]*+{_BLANK}")
ONE_RESULT: Final = re.compile(_result("?P<first>", "?P<second>", "?P<draw>"))
_PROSE_BEHIND: Final = re.compile(rf"{_BLANK}({_PROSE})")
_WORDS: Final = re.compile(rf"(){_WORD}")
_OTHER_WORDS: Final = re.compile(rf"()(?<!{_SIGN}){_NO_MOVE}")
_LOOSE_TAG: Final = re.compile(rf"{_NAME}(?P<rest>.*)", re.DOTALL)
_QUOTED_LINE_END: Final = re.compile(r"[ \t]*+(?:\r\n|\n|\r)[> \t]*+")


class Unreadable(ValueError):
    """A fault in a text, at a `place`, with its `reason`."""

    def __init__(self, place: int, reason: Reason) -> None:
        super().__init__(reason.code)
        self.place = place
        self.reason = reason

    def why(self) -> Reason:
        """Return the reason."""
        return self.reason


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
            more = MORE_COMMENT.match(self._text, self._position, self._end)
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
    match = ONE_RESULT.fullmatch(text.strip())
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


def moves_in(text: str, start: int, end: int) -> int:
    """Return the number of words for moves in a stretch."""
    return len(_WORDS.findall(text, start, end)) - len(_OTHER_WORDS.findall(text, start, end))
