"""Saved games: PGN both ways, complete: headers, setup choices, variations, comments, judgements, clock times, result.

Moves are written as people write them (`rules.notation`), setup choices as move 0, remaining times as `[%clk h:mm:ss]`
in the comment of the player's move (`[%oclk …]` the opponent's, where it is not what stood before), and the reason of
the result as `[Termination "…"]`. A line that is broken within a comment stands for one blank, an empty line for a
line's end. The tags White and Black name the first and the second player, whatever a game calls them: in Palace Shogi
`[White "…"]` is the player who moves first, called Black there.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from rules import fen, notation
from rules.game import UNDECIDED, Game, Node, Outcome
from rules.games import GAMES
from rules.refusal import why_not_written
from rules.tokens import JUDGEMENTS, RESULTS, Section, Token, UnreadableToken, line_ends, sections, tokens
from rules.variant import Variant

__all__ = [
    "LARGEST",
    "WIDTH",
    "RecordError",
    "Section",
    "final_outcome",
    "read",
    "read_all",
    "read_section",
    "sections",
    "write",
]

LARGEST: Final = 20_000_000
WIDTH: Final = 80


_ROSTER: Final = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
_DERIVED: Final = ("Result", "Variant", "SetUp", "FEN", "TimeControl", "Termination")
_ENDED_BY: Final = {
    "resignation": "resignation",
    "time": "time",
    "time forfeit": "time",
    "agreement": "agreement",
    "abandoned": "abandoned",
}
_HIGHEST_NAG: Final = 255

_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_JUDGED: Final = re.compile(r"[!?]+$")
_CLOCK: Final = re.compile(r"\[%(o?clk)\s+([0-9]{1,4}):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,6})?)\]")
# Where a comment's line may be broken: at a single blank, but not before what would be an escape at a line's start.
_BREAK: Final = re.compile(r"(?<=[^ ]) (?=[^ %])")
_LINE_ENDS: Final = re.compile(r"(?<! ) *\n[ \n]*")


class RecordError(ValueError):
    """A text that is no saved game, with the line and the column where that shows, counted from 1 (or 0 for the whole
    text), and a sentence for people."""

    def __init__(self, line: int, sentence: str, column: int = 0) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.column = column
        self.sentence = sentence


# Writing


def write(game: Game, headers: Mapping[str, str] | None = None) -> str:
    """Return the PGN of a game; `headers` are tags that replace those of `game.headers`."""
    tags = _tags(game, {**game.headers, **(headers or {})})
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join(lines) + "\n\n" + _wrapped([*_movetext(game), tags["Result"]])


def final_outcome(game: Game) -> Outcome:
    """Return how a game ended, wherever its cursor is."""
    return game.ended if game.ended.over else game.main_line()[-1].outcome


def _tags(game: Game, given: dict[str, str]) -> dict[str, str]:
    """Return all tags in the order in which they are written."""
    outcome = final_outcome(game)
    tags = {name: given.get(name, unknown) for name, unknown in _ROSTER.items()}
    tags["Result"] = outcome.result
    tags["Variant"] = game.variant.name
    if game.start_fen != game.variant.start:
        tags["SetUp"] = "1"
        tags["FEN"] = game.start_fen
    if "TimeControl" in given:
        tags["TimeControl"] = given["TimeControl"]
    if outcome.reason:
        tags["Termination"] = outcome.reason
    elif "Termination" in given:
        tags["Termination"] = given["Termination"]
    tags.update({name: value for name, value in given.items() if name not in _ROSTER and name not in _DERIVED})
    return tags


def _escaped(value: str) -> str:
    """Return a tag's value as it stands between quotes."""
    return _NOT_TEXT.sub("", " ".join(value.split())).replace("\\", "\\\\").replace('"', '\\"')


class _Writer:
    """The movetext of a game as words; what ends with a line's end has a line of its own.

    `setups` counts the setup choices before the first move; `number` and `side` are those of that move.
    """

    def __init__(self, game: Game) -> None:
        start = fen.read(game.variant, game.start_fen)
        self.words: list[str] = []
        self.prefix = ""
        self.numbered = True
        self.setups: int = 3 - start.setup if start.setup else 0
        self.number: int = start.fullmove
        self.side: int = 0 if start.setup else start.side

    def add(self, words: list[str]) -> None:
        """Append words, the first of them behind the brackets that wait for it."""
        self.words += [self.prefix + words[0], *words[1:]]
        self.prefix = ""

    def close(self) -> None:
        """End a variation."""
        if self.words[-1].endswith("\n"):
            self.words.append(")")
        else:
            self.words[-1] += ")"
        self.numbered = True

    def comment(self, text: str, clocks: str = "") -> None:
        """Write a comment with the times that belong to it."""
        text = _tidy(text)
        if "}" in text:
            if clocks:
                self.add(["{" + clocks + "}"])
            if self.prefix:
                self.add([""])
            self.words += [f"; {line}".rstrip() + "\n" for line in text.split("\n")]
        elif text or clocks:
            words = [clocks] if clocks else []
            for number, line in enumerate(text.split("\n") if text else []):
                words += ["\n"] if number else []
                words += _BREAK.split(line) if line else []
            words[0] = "{" + words[0]
            words[-1] += "}"
            self.add(words)
        else:
            return
        self.numbered = True

    def move(self, node: Node, noted: bool = True) -> None:
        """Write a move, and all that is `noted` about it."""
        played = self.side + node.ply - 1 - self.setups
        if played < 0:
            number, second = 0, node.ply == self.setups
        else:
            number, second = self.number + played // 2, played % 2 == 1
        word = node.written
        if not second:
            word = f"{number}. {word}"
        elif self.numbered:
            word = f"{number}... {word}"
        self.add(word.split(" "))
        self.numbered = False
        if not noted:
            return
        if node.nags:
            self.add([f"${nag}" for nag in node.nags])
        self.comment(_comment_behind(node), _clock_text(node, 1 if second else 0))


def _movetext(game: Game) -> list[str]:
    """Return the words of the movetext, without the result.

    What was tried after the end of the game is a variation that begins with the last move once more; if there was no
    move, it is left out.
    """
    writer = _Writer(game)
    end = game.end
    writer.comment(_comment_behind(game.root), _clock_text(game.root, 0))
    # What is still to be written, the next last: a line that goes on behind a node, a variation, a closing bracket.
    waiting: list[tuple[Node | None, bool]] = [(game.root, False)]
    while waiting:
        node, variation = waiting.pop()
        if node is None:
            writer.close()
            continue
        if variation:
            writer.prefix += "("
            writer.numbered = True
            writer.comment(node.comment_before)
            writer.move(node)
            waiting.append((None, False))
            waiting.append((node, False))
        elif node is end:
            end = None
            if node.children and node.parent is not None:
                writer.prefix += "("
                writer.numbered = True
                writer.move(node, noted=False)
                waiting += [(None, False), (node, False)]
        elif node.children:
            writer.move(node.children[0])
            waiting.append((node.children[0], False))
            waiting += [(child, True) for child in reversed(node.children[1:])]
    return writer.words


def _comment_behind(node: Node) -> str:
    """Return a move's comment, with one that stands before the next move where that begins no variation."""
    return f"{node.comment} {node.children[0].comment_before if node.children else ''}".strip(" ")


def _tidy(text: str) -> str:
    """Return a comment without what a PGN cannot keep: control characters and blanks at the ends of lines."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = _NOT_TEXT.sub("", re.sub(r"[\t\x0b\x0c\x1b\x7f]", " ", text))
    return "\n".join([line.strip(" ") for line in text.strip(" \n").split("\n")])


def _clock_text(node: Node, mover: int) -> str:
    """Return the times after a move, leaving out the opponent's where it is what it was before."""
    if node.clocks is None:
        return ""
    own, other = node.clocks[mover], node.clocks[1 - mover]
    before = node.parent.clocks[1 - mover] if node.parent and node.parent.clocks else None
    texts = [f"[%clk {_time_text(own)}]"] if own is not None else []
    if other is not None and (before is None or _time_text(other) != _time_text(before)):
        texts.append(f"[%oclk {_time_text(other)}]")
    return " ".join(texts)


def _time_text(seconds: float) -> str:
    """Return a time as hours, minutes and seconds, to the tenth."""
    tenths = max(0, round(seconds * 10))
    whole, tenth = divmod(tenths, 10)
    text = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{text}.{tenth}" if tenth else text


def _wrapped(words: list[str]) -> str:
    """Return words in lines of at most WIDTH characters where they fit."""
    lines: list[str] = []
    line = ""
    for word in words:
        if word == "\n":
            lines += [line, ""] if line or not lines or lines[-1] else [""]
            line = ""
        elif word.endswith("\n"):
            lines += [line, word[:-1]] if line else [word[:-1]]
            line = ""
        elif not line:
            line = word
        elif len(line) + 1 + len(word) <= WIDTH:
            line += " " + word
        else:
            lines.append(line)
            line = word
    return "\n".join([*lines, line]) + "\n"


# Reading


class _Misplaced(ValueError):
    """What makes a text unreadable, and the place where it stands, or -1."""

    def __init__(self, place: int, sentence: str) -> None:
        super().__init__(sentence)
        self.place = place


@dataclass
class _Text:
    """The text of one game, split into tags (value and place by name) and the tokens of its moves."""

    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    tokens: list[Token] = field(default_factory=list)
    result: str = UNDECIDED


def read(text: str) -> Game:
    """Return the first game in a PGN, its cursor at the end of the main line. Raises RecordError."""
    for game in read_all(text):
        return game
    raise RecordError(0, "There is no game in this text.")


def read_all(text: str) -> Iterator[Game]:
    """Yield the games in a PGN one after the other. Raises RecordError at the first that cannot be read."""
    if len(text) > LARGEST:
        raise RecordError(0, f"This is too large for a saved game: more than {LARGEST // 1_000_000} MB.")
    for section in sections(text):
        yield read_section(text, section)


def read_section(text: str, section: Section) -> Game:
    """Return the game that stands in a section of a PGN, its cursor at the end of the main line. Raises RecordError.

    Moves may be written for people or for machines. Where no tag says which game it is, the first one is taken in
    which all moves are legal.
    """
    if _NOT_TEXT.search(text, section.start, section.end):
        raise RecordError(0, "This is not text, so it is no saved game.")
    try:
        return _game(_text(text, section))
    except _Misplaced as error:
        if error.place < 0:
            raise RecordError(0, str(error)) from None
        line = section.line + line_ends(text, section.start, error.place)
        before = max(text.rfind("\n", 0, error.place), text.rfind("\r", 0, error.place))
        raise RecordError(line, str(error), error.place - before) from None


def _text(text: str, section: Section) -> _Text:
    """Return the tags and tokens of a section. Raises _Misplaced."""
    found = _Text()
    depth = 0
    try:
        for token in tokens(text, section.start, section.end):
            if token.kind == "tag":
                name, _, value = token.text.partition(" ")
                found.tags.setdefault(name, (value, token.start))
                continue
            if token.kind == "word" and not depth and token.text in RESULTS:
                found.result = RESULTS[token.text]
                continue
            depth += {"(": 1, ")": -1}.get(token.text, 0) if token.kind == "sign" else 0
            if depth < 0:
                raise _Misplaced(token.start, "a variation is closed that was never opened")
            found.tokens.append(token)
    except UnreadableToken as error:
        raise _Misplaced(error.start, str(error)) from None
    if depth:
        raise _Misplaced(found.tokens[-1].start, "a variation is not closed")
    return found


def _joined_lines(comment: str) -> str:
    """Return a comment's text with the line ends that were meant, without those that only wrap it."""
    comment = comment.replace("\r\n", "\n").replace("\r", "\n")
    return _LINE_ENDS.sub(lambda ends: "\n" * (ends.group().count("\n") - 1) or " ", comment).strip(" \n")


def _game(found: _Text) -> Game:
    """Return the game that tags and tokens describe."""
    named = found.tags.get("Variant")
    if named:
        return _played(found, _variant_called(*named))
    refused: _Misplaced | None = None
    for variant in GAMES.values():
        try:
            return _played(found, variant)
        except _Misplaced as error:
            refused = refused or error
    place = refused.place if refused else -1
    raise _Misplaced(place, "no tag [Variant] says which game this is, and its moves fit none")


def _variant_called(name: str, place: int) -> Variant:
    """Return the game with that name or title."""
    for variant in GAMES.values():
        if name.strip().lower() in (variant.name, variant.title.lower()):
            return variant
    titles = ", ".join(variant.title for variant in GAMES.values())
    raise _Misplaced(place, f"there is no game {name[:40]!r} here; the games are {titles}")


def _played(found: _Text, variant: Variant) -> Game:
    """Return the game with all its moves played, the cursor at the end of the main line."""
    start, place = found.tags.get("FEN", ("startpos", -1))
    try:
        game = Game(variant, start)
    except fen.InvalidPosition as error:
        raise _Misplaced(place, f"the position of the start cannot be read: {error}") from None
    game.headers = {name: value for name, (value, _) in found.tags.items() if name not in ("SetUp", "FEN", "Variant")}
    reader = _Reader(game)
    for token in found.tokens:
        reader.take(token)
    if game.node.children:
        game.end = game.node
    _finish(game, found)
    return game


class _Reader:
    """Plays the tokens of a movetext into a game.

    `branches` holds where to go back to when a variation closes; `before` is a comment that waits for the first move
    of a variation, and `fresh` says that this move has not come yet.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.branches: list[Node] = []
        self.before = ""
        self.fresh = False
        self.after_line = False

    def take(self, token: Token) -> None:
        """Deal with the next token. Raises _Misplaced."""
        if token.kind in ("comment", "line"):
            self.comment(token)
        elif token.kind == "sign":
            self.branch(token)
        elif token.kind == "nag":
            self.judge(int(token.text), token)
        else:
            self.word(token)
        self.after_line = token.kind == "line"

    def comment(self, token: Token) -> None:
        """Note a comment, and the times in it, at the move before it."""
        node = self.game.node
        text = _joined_lines(token.text) if token.kind == "comment" else token.text
        for match in _CLOCK.finditer(text):
            mover = 1 - node.side if node.parent else 0
            side = mover if match.group(1) == "clk" else 1 - mover
            seconds = int(match.group(2)) * 3600 + int(match.group(3)) * 60 + float(match.group(4))
            known = node.clocks or (node.parent.clocks if node.parent else None) or (None, None)
            node.clocks = (known[0], seconds) if side else (seconds, known[1])
        text = re.sub(f" ?{_CLOCK.pattern} ?", " ", text).strip(" ")
        if not text and token.kind == "comment":
            return
        between = "\n" if token.kind == "line" and self.after_line else " "
        if self.fresh:
            self.before = self.before + between + text if self.before else text
        else:
            node.comment = node.comment + between + text if node.comment or between == "\n" else text

    def branch(self, token: Token) -> None:
        """Open or close a variation."""
        game = self.game
        if token.text == ")":
            game.go_to(self.branches.pop())
            self.before = ""
            self.fresh = False
            return
        parent = game.node.parent
        if parent is None or self.fresh:
            raise _Misplaced(token.start, "a variation stands where there is no move to vary")
        self.branches.append(game.node)
        game.back()
        self.fresh = True

    def judge(self, nag: int, token: Token) -> None:
        """Note a judgement of the last move."""
        node = self.game.node
        if nag > _HIGHEST_NAG:
            raise _Misplaced(token.start, f"${nag} is no judgement: they go to ${_HIGHEST_NAG}")
        if node.parent and not self.fresh and nag not in node.nags:
            node.nags.append(nag)

    def word(self, token: Token) -> None:
        """Play a move, or note a judgement that is written as a sign."""
        game = self.game
        text = token.text
        if text in JUDGEMENTS:
            self.judge(JUDGEMENTS[text], token)
            return
        if text in ("e.p.", "ep") or text in RESULTS:
            return
        try:
            node = game.play(notation.read(game.position, text))
        except notation.IllegalMove:
            raise _Misplaced(token.start, f"{text[:40]}: {why_not_written(game, text).sentence}") from None
        if not self.branches:
            game.promote(node)  # a variation may have begun with the same moves
        if self.before:
            node.comment_before = self.before
        self.before = ""
        self.fresh = False
        judged = _JUDGED.search(text)
        if judged and judged.group() in JUDGEMENTS:
            self.judge(JUDGEMENTS[judged.group()], token)


def _finish(game: Game, found: _Text) -> None:
    """End a game as its text says, unless it has ended on the board; the cursor is at the end of its main line."""
    result = found.result
    if result == UNDECIDED:
        result = RESULTS.get(found.tags.get("Result", (UNDECIDED, 0))[0], UNDECIDED)
    game.headers.pop("Result", None)
    if result == UNDECIDED or game.node.outcome.over:
        return
    reason = _ENDED_BY.get(found.tags.get("Termination", ("", 0))[0].strip().lower(), "")
    game.finish(Outcome(result, reason), game.node)
