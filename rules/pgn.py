"""Reads PGN: headers, setup choices, variations, comments, annotations, clock times and results.

`rules.pgn_writer` writes what is read here.

Moves are written in notation for people (`rules.notation`), setup choices as move 0, remaining times as
`[%clk h:mm:ss]` in the comment of the player's move (`[%oclk …]` is the opponent's, if it has changed), and the reason
of the result as `[Termination "…"]`. A line end within a comment stands for a blank, an empty line for a line end. The
tags White and Black name the first and the second player, whatever the variant calls them.

A game of an own variant carries its whole definition: `[Variant "wizards-1f0c25d3"]` names the version, and
`[Definition "{\\"files\\":9,…}"]` is that in JSON, so that the game opens on every machine and never under other rules.
A tag's value is one line, which rules out TOML's tables; JSON is short, supported everywhere, and can express a whole
definition. The fingerprint in the name must match this text.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from surajang.rules import catalogue, fen, movegen, notation, notation_reader
from surajang.rules.diagram import InvalidPosition
from surajang.rules.errors import ReasonedError
from surajang.rules.game import MAX_GAME_MOVES, Game
from surajang.rules.games import GAMES
from surajang.rules.movetext import MovetextReader, OtherGame
from surajang.rules.pgn_sections import Section, sections
from surajang.rules.position import Position
from surajang.rules.reasons import Reason, because
from surajang.rules.tokens import (
    INVISIBLE,
    NAG_SIGNS,
    NOT_TEXT,
    TAG,
    UNPLAYED_WORDS,
    WORD,
    Tokens,
    Unreadable,
    line_ends,
    line_start,
)
from surajang.rules.variant import Variant

MAX_LENGTH: Final = 20_000_000

_VERSION: Final = re.compile(rf"[a-z0-9-]+-[0-9a-f]{{{catalogue.DIGITS}}}")
_INVISIBLE: Final = re.compile(f"[{INVISIBLE}]")


class PgnError(ReasonedError):
    """A text that cannot be read as a game, at a `line` and `column` counted from 1, or 0 for the text as a whole.

    `fault` is the reason without the line.
    """

    def __init__(self, fault: Reason, line: int = 0, column: int = 0) -> None:
        super().__init__(because("on a line", line=line, reason=fault) if line else fault)
        self.fault = fault
        self.line = line
        self.column = column


def read_game(text: str) -> Game:
    """Return the first game in a PGN, its cursor at the end of the main line. Raises PgnError.

    >>> from surajang.rules import pgn
    >>> game = pgn.read_game('[Variant "mansindam"] 1. c4 {[%clk 0:09:58]} c6 2. Nd2! *')
    >>> [node.written for node in game.main_line()[1:]]
    ['c4', 'c6', 'Nd2']
    >>> game.node.nags, game.root.children[0].clocks
    ([1], (598.0, None))
    >>> pgn.read_game('[Variant "mansindam"] 1. c4 c4')
    Traceback (most recent call last):
        ...
    surajang.rules.pgn.PgnError: Line 1: 'c4' is not a legal move here. The pawn moves one square, never more.
    """
    for game in read_games(text):
        return game
    raise PgnError(because("no game"))


def read_games(text: str, errors: list[PgnError] | None = None) -> Iterator[Game]:
    """Yield the games in a PGN one after the other.

    Raises PgnError at the first that cannot be read; with a list of `errors`, adds the error there and goes on.
    """
    if len(text) > MAX_LENGTH:
        raise PgnError(because("game too large", size=MAX_LENGTH))
    for section in sections(text):
        try:
            game = read_section(text, section)
        except PgnError as error:
            if errors is None:
                raise
            errors.append(error)
        else:
            yield game


def most_games(size: int) -> int:
    """Return the most games allowed in a text of `size` bytes, far more than real texts have.

    Without a limit, tiny games could keep a reader busy for minutes.
    """
    return 10_000 + size // 200


def read_section(text: str, section: Section, written: bool = True) -> Game:
    """Return the game in a section of a PGN, its cursor at the end of the main line. Raises PgnError.

    Moves may be written for people or for machines. Without a Variant tag, the first variant in which all moves
    are legal is taken. Without `written`, the game's nodes have no notation (`rules.game.Game`).

    >>> from surajang.rules import pgn
    >>> from surajang.rules.pgn_sections import sections
    >>> text = '[Variant "mansindam"] c4 c6 1-0 [Variant "mansindam"] c4 c4 *'
    >>> for section in sections(text):
    ...     try:
    ...         print(pgn.read_section(text, section).node.written)
    ...     except pgn.PgnError as error:
    ...         print(error.line, error.column)
    c6
    1 58
    """
    not_text = NOT_TEXT.search(text, section.start, section.end)
    if not_text:
        raise _error(text, section, not_text.start(), because("not text"))
    try:
        return _game(text, section, written)
    except Unreadable as error:
        raise _error(text, section, error.place, error.why()) from None


def _error(text: str, section: Section, place: int, fault: Reason) -> PgnError:
    """Return the error for a fault at a place in a section."""
    line = section.line + line_ends(text, section.start, place)
    before = line_start(text, section.start, place)
    return PgnError(fault, line, place - before + 1 if before >= 0 else section.column + place - section.start)


def _game(text: str, section: Section, written: bool) -> Game:
    """Return the game in a section. Raises Unreadable."""
    if section.all_moves > MAX_GAME_MOVES:
        raise Unreadable(section.start, because("too many moves", most=MAX_GAME_MOVES, number=section.all_moves))
    if section.variations > MAX_GAME_MOVES:
        raise Unreadable(section.start, because("too many variations", most=MAX_GAME_MOVES))
    named = _value_of("Variant", section)
    if named:
        variant = _variant_called(named, text, section)
        return MovetextReader(_start_of(text, section, variant, written), text, section).read()
    refused = -1
    left = MAX_GAME_MOVES
    place, word = (section.start, "") if _value_of("FEN", section) else _first_move(text, section)
    for variant in GAMES.values():
        if word and not _can_begin(variant, word):
            refused = place if refused < 0 else refused
            continue
        if section.all_moves > left:
            raise Unreadable(refused, because("too many moves to try"))
        try:
            return MovetextReader(_start_of(text, section, variant, written), text, section).read()
        except OtherGame as error:
            refused = error.place if refused < 0 else refused
            left -= error.moves
    raise Unreadable(refused, because("moves fit no game"))


def _first_move(text: str, section: Section) -> tuple[int, str]:
    """Return the place and the text of the first move in a section; the text is empty if there is none."""
    token = Tokens(text, section.start, section.end)
    try:
        while token.advance():
            word = token.text
            if token.kind == WORD and word not in NAG_SIGNS and word not in UNPLAYED_WORDS:
                return token.start, word
    except Unreadable:
        pass  # reported when the section is read
    return section.start, ""


def _can_begin(variant: Variant, word: str) -> bool:
    """Return whether a word is a legal first move of a variant, which rules out most variants early."""
    position, moves = _start_position(variant)
    try:
        notation_reader.read(position, word, moves)
    except notation.IllegalMove:
        return False
    return True


@lru_cache(maxsize=64)
def _start_position(variant: Variant) -> tuple[Position, list[int]]:
    """Return the start position of a variant and its legal moves."""
    position = fen.read(variant, variant.start)
    return position, movegen.legal_moves(position)


def _variant_called(name: str, text: str, section: Section) -> Variant:
    """Return the variant with a name or title, or the one that the section defines. Raises Unreadable."""
    own = name.lower()
    if line := section.tags.get("Definition"):
        try:
            return catalogue.add_line(own, line)
        except ReasonedError as error:
            raise Unreadable(_place_of_tag("Definition", text, section), error.reason) from None
    known = catalogue.find(own)
    called = _letters_of(name)
    games = catalogue.games()
    for variant in [known] if known else games:
        if known or called in map(_letters_of, (catalogue.base_name(variant), variant.title)):
            return variant
    if _VERSION.fullmatch(own):
        reason = because("no such own game", text=name)
    else:
        reason = because("no such game", text=name, games=tuple([variant.title for variant in games]))
    raise Unreadable(_place_of_tag("Variant", text, section), reason)


def _letters_of(name: str) -> str:
    """Return a name for comparing, without case, blanks and dashes."""
    return "".join([letter for letter in name.lower() if letter.isalnum()])


def _start_of(text: str, section: Section, variant: Variant, written: bool) -> Game:
    """Return the game of a section before its first move. Raises Unreadable."""
    try:
        game = Game(variant, _value_of("FEN", section) or "startpos", written)
    except InvalidPosition as error:
        place = _place_of_tag("FEN", text, section)
        raise OtherGame(place, because("start not read", reason=error.reason)) from None
    game.headers = {
        name: value for name, value in section.tags.items() if name not in ("SetUp", "FEN", "Variant", "Definition")
    }
    return game


def _value_of(name: str, section: Section) -> str:
    """Return a tag's value, empty if the section has none or says that it is unknown (`?`) or not used (`-`)."""
    value = _INVISIBLE.sub("", section.tags.get(name, "")).strip()
    return "" if value in ("?", "-") else value


def _place_of_tag(name: str, text: str, section: Section) -> int:
    """Return the place of the first tag with a name in a section, or the section's start."""
    token = Tokens(text, section.start, section.end)
    while token.advance():
        if token.kind == TAG and token.text == name:
            return token.start
    return section.start
