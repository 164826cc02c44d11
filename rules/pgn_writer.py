"""Writes games as PGN, in the form that `rules.pgn` describes and reads."""

import re
from collections.abc import Mapping
from typing import Final

from surajang.rules import catalogue, fen
from surajang.rules.game import UNDECIDED, Game, Node, Outcome
from surajang.rules.pgn_clocks import clock_text, mover_of
from surajang.rules.pgn_tags import PLAYER_TAGS
from surajang.rules.tokens import NOT_TEXT

WIDTH: Final = 80
_ROSTER: Final = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", **dict.fromkeys(PLAYER_TAGS, "?")}
_DERIVED: Final = ("Result", "Variant", "Definition", "SetUp", "FEN", "TimeControl", "Termination")
# Where a line of a comment may be broken: at a single blank, unless an escape or a tag would start the next line.
_BREAK: Final = re.compile(r'(?<=[^ ]) (?=[^ %])(?!\[[A-Za-z0-9_]++ ++")')


def write_game(game: Game, headers: Mapping[str, str] | None = None) -> str:
    """Return the PGN of a game; `headers` replace those of the game.

    >>> from surajang.rules import pgn, pgn_writer
    >>> game = pgn.read_game('[Variant "mansindam"] c3c4 (1. e4) c7c6 {solid} 1-0')
    >>> print(pgn_writer.write_game(game, {"Event": "An example", "Date": "2024.05.01"}), end="")
    [Event "An example"]
    [Site "?"]
    [Date "2024.05.01"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "1-0"]
    [Variant "mansindam"]
    <BLANKLINE>
    1. c4 (1. e4) 1... c6 {solid} 1-0
    """
    tags = _tags(game, {**game.headers, **(headers or {})})
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join(lines) + "\n\n" + wrapped([*_movetext(game), tags["Result"]])


def final_outcome(game: Game) -> Outcome:
    """Return the outcome at the end of the main line."""
    return game.ended if game.ended.over else game.main_line()[-1].outcome


def _tags(game: Game, given: dict[str, str]) -> dict[str, str]:
    """Return all tags in the order of writing; `given` are the game's own."""
    outcome = final_outcome(game)
    tags = {name: given.get(name, unknown) for name, unknown in _ROSTER.items()}
    tags["Result"] = outcome.result
    variant = catalogue.add(game.variant)
    tags["Variant"] = variant.name
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
    if catalogue.is_own(variant):
        tags["Definition"] = catalogue.definition_line(variant)
    return tags


def _escaped(value: str) -> str:
    """Return a tag's value, escaped."""
    return NOT_TEXT.sub("", " ".join(value.split())).replace("\\", "\\\\").replace('"', '\\"')


class _Writer:
    """The movetext of a game as words; a word that ends with a line end gets its own line.

    `setups` is the number of setup choices before the first move; `number` and `side` are those of that move; `prefix`
    holds brackets for the next word, and `numbered` says that the next move needs its number.
    """

    def __init__(self, game: Game) -> None:
        start = fen.parse(game.variant, game.start_fen)
        self.words: list[str] = []
        self.prefix = ""
        self.numbered = True
        self.setups: int = 3 - start.setup if start.setup else 0
        self.number: int = start.fullmove
        self.side: int = 0 if start.setup else start.side

    def add(self, words: list[str]) -> None:
        """Append words, the first of them after the prefix."""
        self.words += [self.prefix + words[0], *words[1:]]
        self.prefix = ""

    def close_variation(self) -> None:
        """End a variation."""
        if self.words[-1].endswith("\n"):
            self.words.append(")")
        else:
            self.words[-1] += ")"
        self.numbered = True

    def add_comment(self, text: str, clocks: str = "") -> None:
        """Write a comment, with clock times before its text."""
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
                # A line that begins like a tag would look like the start of the next game.
                words += _BREAK.split(" " + line if line.startswith("[") else line) if line else []
            words[0] = "{" + words[0]
            words[-1] += "}"
            self.add(words)
        else:
            return
        self.numbered = True

    def add_move(self, node: Node, annotated: bool = True) -> None:
        """Write a move, with its annotations unless they are left out."""
        played = self.side + node.ply - 1 - self.setups
        number = self.number + played // 2 if played >= 0 else 0
        self.add(_numbered(node, number, self.numbered).split(" "))
        self.numbered = False
        if not annotated:
            return
        if node.nags:
            self.add([f"${nag}" for nag in node.nags])
        self.add_comment(_comment_after(node), clock_text(node))


def open_ended(text: str) -> str:
    """Return the PGN of an unfinished game without the final `*`, so that moves can be appended."""
    return text.rstrip().removesuffix(UNDECIDED).rstrip() + "\n"


def move_line(node: Node, number: int) -> str:
    """Return the line that appends a move and its times to an open-ended text; setup choices have `number` 0.

    >>> from surajang.rules import pgn, pgn_writer
    >>> from surajang.rules.game import Game
    >>> from surajang.rules.games import game_named
    >>> game = Game(game_named("mansindam"))
    >>> text = pgn_writer.open_ended(pgn_writer.write_game(game))
    >>> text += pgn_writer.move_line(game.play_text("c4"), 1)
    >>> text += pgn_writer.move_line(game.play_text("c6"), 1)
    >>> text.splitlines()[-2:]
    ['1. c4', '1... c6']
    """
    clocks = clock_text(node)
    return _numbered(node, number, True) + (f" {{{clocks}}}" if clocks else "") + "\n"


def _numbered(node: Node, number: int, always: bool) -> str:
    """Return a move with its number; the second player's move has one only if `always`."""
    if mover_of(node) == 0:
        return f"{number}. {node.written}"
    return f"{number}... {node.written}" if always else node.written


def _movetext(game: Game) -> list[str]:
    """Return the words of the movetext, without the result.

    Moves after the end of the main line become a variation that repeats the last move; without any move they are left
    out.
    """
    writer = _Writer(game)
    end = game.end
    writer.add_comment(_comment_after(game.root), clock_text(game.root))
    # The parts left to write, the next one last: the line after a node, a variation (True), or a closing bracket
    # (None).
    waiting: list[tuple[Node | None, bool]] = [(game.root, False)]
    while waiting:
        node, variation = waiting.pop()
        if node is None:
            writer.close_variation()
            continue
        if variation:
            writer.prefix += "("
            writer.numbered = True
            writer.add_comment(node.comment_before)
            writer.add_move(node)
            waiting.append((None, False))
            waiting.append((node, False))
        elif node is end:
            end = None
            if node.children and node.parent is not None:
                writer.prefix += "("
                writer.numbered = True
                writer.add_move(node, annotated=False)
                waiting += [(None, False), (node, False)]
        elif node.children:
            writer.add_move(node.children[0])
            waiting.append((node.children[0], False))
            waiting += [(child, True) for child in reversed(node.children[1:])]
    return writer.words


def _comment_after(node: Node) -> str:
    """Return a move's comment together with the comment before the next move of the line."""
    return f"{node.comment} {node.children[0].comment_before if node.children else ''}".strip(" ")


def _tidy(text: str) -> str:
    """Return a comment without control characters and without blanks at the ends of lines."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = NOT_TEXT.sub("", re.sub(r"[\t\x0b\x0c\x1b\x7f]", " ", text))
    return "\n".join([line.strip(" ") for line in text.strip(" \n").split("\n")])


def wrapped(words: list[str]) -> str:
    """Return words wrapped into lines of at most WIDTH characters where possible."""
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
