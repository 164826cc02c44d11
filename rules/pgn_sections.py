"""Splits a PGN into sections, one for each game, by the patterns of `rules.tokens`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from surajang.rules.pgn_tags import MAX_TAGS, known_name, unescaped
from surajang.rules.tokens import (
    AFTERWORD,
    BLANK_SIGN,
    BLANKS,
    MORE_COMMENT,
    ONE_RESULT,
    PREFACE,
    REST_OF_LINE,
    STRETCH,
    UNBROKEN,
    line_ends,
    line_start,
    loose_tag,
    moves_in,
    result_of,
)

_EMPTY_LINE: Final = re.compile(r"(?:\n|\r(?!\n))[ \t>]*+[\n\r]")
_TAG_LINE: Final = re.compile(r'[\n\r]\ufeff?(\[[A-Za-z0-9_]++[ \t]++")')


@dataclass(frozen=True)
class Section:
    """The place of a game in a text: characters `start` to `end`, from `line` and `column`, counted from 1.

    `tags` are the first MAX_TAGS tags; `result` is the result after the moves, or "*"; `moves` is the number of words
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


def sections(text: str) -> Iterator[Section]:
    """Yield the section of each game in a PGN. Never raises: unreadable text belongs to the game around it.

    A game begins with its first tag or token, or the comments before that, and ends with its result, before the tags of
    the next game, or with the text. Comments, signs, variations and words that are no moves are part of it if they
    follow the result without an empty line. A result or comment without a game is skipped.
    """
    finder = _Finder(text)
    position = _end(BLANKS, text, 0)
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
        match = STRETCH.match(text, position)
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
                result = ONE_RESULT.match(text, position)
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
                moves = moves_in(text, position, match.end())
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
        if len(self.tags) < MAX_TAGS:
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
            if text[place - 1].isspace() or BLANK_SIGN.match(text, place - 1):
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
        match = (AFTERWORD if current.preface < 0 else PREFACE).match(self.text, place)
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
                return _end(BLANKS, text, _end(MORE_COMMENT, text, close + 1)), False
            current.begun = True
            return tag_line, True
        current.begun = True
        if text[place] == "[" and (place == 0 or text[place - 1] in "\n\r"):
            return _end(REST_OF_LINE, text, place), False
        current.played = True
        return _end(UNBROKEN, text, place), False

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


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    """Return the end of a pattern's match at a place."""
    match = pattern.match(text, place)
    return match.end() if match else place
