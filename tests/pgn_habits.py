"""Games written as other programs and people write them: a table of habits, and a writer that follows them."""

import re
from collections.abc import Iterator

from surajang.rules import notation, pgn_clocks
from surajang.rules.coordinates import shogi_style
from surajang.rules.game import Game, Node
from surajang.rules.moves import CASTLING, DROP, SETUP, TWICE
from surajang.rules.tokens import NAG_SIGNS

Habits = dict[str, str]

PROGRAMS: dict[str, Habits] = {
    "ChessBase": {"line end": "\r\n", "encoding": "cp1252", "clock": "own comment", "columns": "80", "tag": "raw"},
    "SCID": {"nag": "sign", "columns": "72", "black": "always", "comment": "spaced", "tail": "\n\n\n"},
    "lichess": {"move": "plain", "clock": "spaced", "columns": "", "black": "behind", "tag": "blank line"},
    "pychess": {"number": "1.", "clock": "behind", "columns": "60", "escape": "yes", "result": "behind comment"},
    "XBoard": {"number": "1.", "tail": "\x1a", "columns": "40", "blank": "\t", "comment": "lines", "black": "never"},
    "DOS": {"line end": "\r", "tail": "\x00\x00\x1a", "encoding": "cp1252", "tag": "unclosed", "move": "machine"},
    "typed": {"number": "1)", "nag": "attached", "tag": "bare", "move": "words", "result": "1 - 0", "join": "\n"},
    "scribbled": {"number": "1 ", "black": "1. ...", "tag": "colon", "move": "bare", "result": "1:0", "tail": ""},
    "e-mail": {"quote": "> ", "columns": "72", "tag": "lower case", "blank": " ", "nag": "sign", "move": "long"},
    "answered e-mail": {"quote": "> > ", "columns": "50", "line end": "\r\n", "tag": "wrapped", "comment": "spaced"},
    "web page": {"blank": "\xa0", "move": "figurines", "nag": "typographic", "result": "1–0", "tag": "smart quotes"},
    "rich text": {"blank": " \u200b", "move": "typographic", "result": "1\u2060–\u20600", "black": "1…"},
    "word processor": {"encoding": "utf-16", "move": "promotion", "tag": "smart quotes", "result": "½"},
    "other Unicode": {"encoding": "utf-8-sig", "blank": "\u200e ", "move": "castling", "join": "", "nag": "sign"},
}  # fmt: skip
"""By program, its differences from Surajang's form."""

TYPOGRAPHIC = {nag: sign for sign, nag in NAG_SIGNS.items() if not sign.isascii()}
PLAIN = {nag: sign for sign, nag in reversed(NAG_SIGNS.items()) if sign.isascii()}
FIGURINES = str.maketrans(dict(zip("KQRBN", "♔♛♖♝♘", strict=True)))


class Habitual:
    """Writes a game by some habits."""

    def __init__(self, game: Game, habits: Habits) -> None:
        self.game = game
        self.habits = habits
        self.numbered = True
        self.last_comment: list[str] = []

    def habit(self, name: str) -> str:
        """Return a habit, empty for Surajang's."""
        return self.habits.get(name, "")

    def text(self) -> str:
        """The text of the game."""
        words = list(self.comment(self.game.root)) + list(self.line(self.game.root))
        result = self.result()
        lines = [*self.tags(), "", *self.lines([*words, *result])]
        if self.habit("escape") and not self.habit("quote"):
            lines.insert(len(self.game.headers) + 1, "% this is for another program: ( { [")
        text = "\n".join([self.habit("quote") + line for line in lines])
        return text.replace("\n", self.habit("line end") or "\n")

    def tags(self) -> Iterator[str]:
        """The lines of the tags."""
        kind = self.habit("tag")
        for name, value in (*self.game.headers.items(), ("Variant", self.game.variant.name)):
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            known = name not in ("Annotator", "Note")
            yield {
                "raw": f'[{name} "{value}"]',
                "unclosed": f'[{name} "{value}]' if name == "Note" else f'[{name} "{escaped}"]',
                "bare": f"[{name} {value}]",
                "colon": f'[{name}: "{escaped}"]',
                "lower case": f'[{name.lower() if known else name} "{escaped}" ]',
                "smart quotes": f"[{name} “{value}”]",
                "blank line": f'[{name} "{escaped}"]\n{self.habit("quote")}',
                "wrapped": f'[{name} "{value.replace(" ", chr(10) + self.habit("quote"))}"]'
                if name == "Note"
                else f'[{name} "{escaped}"]',
            }.get(kind, f'[{name} "{escaped}"]')

    def result(self) -> list[str]:
        """The words at the end."""
        result, habit = self.game.ended.result, self.habit("result")
        if habit == "behind comment":
            words = [result, *self.last_comment]
        elif habit == "½" and result == "1/2-1/2":
            words = ["½"]
        elif habit in ("1–0", "1\u2060–\u20600", "1 - 0", "1:0"):
            words = [result.replace("1/2", "½").replace("-", habit[1:-1])]
        else:
            words = [result]
        return words

    def lines(self, words: list[str]) -> Iterator[str]:
        """The lines of the movetext."""
        blank, columns = self.habit("blank") or " ", int(self.habit("columns") or 10_000)
        line, depth = "", 0
        for word in [part for each in words for part in ([each] if each[-1:] == "\n" else each.split(" "))]:
            if word.endswith("\n"):
                yield from filter(None, [line])
                yield word[:-1]
                line = ""
            elif line and len(line) + len(word) + 1 > columns:
                yield line + " "
                line = word
            else:
                line += ((" " if depth else blank) if line else "") + word
            depth += word.count("{") - word.count("}")
        yield line

    def line(self, node: Node) -> Iterator[str]:
        """The words of a node's continuation."""
        while node.children:
            first, *others = node.children
            yield from self.move(first)
            for other in others:
                self.numbered = True
                yield "("
                if other.comment_before:
                    yield from self.braced(other.comment_before)
                yield from self.move(other)
                yield from self.line(other)
                yield ")"
                self.numbered = True
            node = first

    def move(self, node: Node) -> Iterator[str]:
        """The words of a move with its annotations."""
        parent = node.parent
        assert parent is not None
        setup = self.game.variant.setup is not None
        number = max((node.ply - 1 - 2 * setup) // 2 + 1, 0)
        style, black = self.habit("number") or "1. ", self.habit("black")
        if parent.side == 0:
            yield style.replace("1", str(number)) + self.moved(node)
        elif black == "never" or (not self.numbered and black != "always"):
            yield self.moved(node)
        else:
            dots = {"1. ...": ". ... ", "1…": "… ", "behind": "... "}.get(black, "...")
            yield f"{number}{dots}{self.moved(node)}"
        self.numbered = False
        for nag in node.nags:
            if self.habit("nag") == "attached" and nag < 7:
                continue
            yield {"": f"${nag}", "typographic": TYPOGRAPHIC.get(nag, f"${nag}")}.get(
                self.habit("nag"), PLAIN.get(nag, f"${nag}")
            )
        comment = list(self.comment(node))
        if self.habit("result") == "behind comment" and node is self.game.end:
            self.last_comment, comment = comment, []
        yield from comment
        self.numbered = self.numbered or bool(comment)

    def comment(self, node: Node) -> Iterator[str]:
        """The words of a node's comment and times."""
        clock = ""
        if node.clocks and node.clocks[1 - node.side] is not None:
            clock = f"[%clk {pgn_clocks.time_text(node.clocks[1 - node.side] or 0)}]"
        style = self.habit("clock")
        if clock and style == "own comment":
            yield from self.braced(clock)
            clock = ""
        parts = [node.comment, clock] if style == "behind" else [clock, node.comment]
        text = " ".join(filter(None, parts))
        if text:
            yield from self.braced(text)

    def braced(self, text: str) -> Iterator[str]:
        """The words of a comment."""
        style = self.habit("comment")
        if style == "lines":
            yield f"; {text}\n"
        else:
            yield f"{{ {text} }}" if style == "spaced" else "{" + text + "}"

    def moved(self, node: Node) -> str:
        """A move as written by these habits."""
        written, style = node.written, self.habit("move")
        shogi = shogi_style(self.game.variant)
        usual = not node.move & (SETUP | CASTLING)
        self.game.go_to(node.parent or node)
        machine = notation.text(self.game.position, node.move)
        if style == "machine":
            written = machine
        elif style == "long" and not shogi and usual and not node.move & (DROP | TWICE):
            name = written[0] if written[0].isupper() else ""
            start, last = re.findall("[a-j][0-9]+", machine)
            rest = "=" + written.split("=")[1] if "=" in written else ""
            written = f"{name}{start}-{last}{rest}"
        elif style == "figurines" and usual:
            written = written.translate(FIGURINES)
        elif style == "typographic" and usual:
            written = written.replace("-", "–").replace("x", "×")
        elif style == "castling" and node.move & CASTLING:
            written = written.replace("O", "0")
        elif style == "promotion" and not shogi and "=" in written:
            written = written.replace("=", "(").rstrip("+#") + ")" + "+" * written.endswith("+")
        elif style == "bare" and usual:
            written = written.rstrip("#") if shogi else written.rstrip("+#").replace("x", ":")
        elif style == "words" and usual and not shogi:
            written = written.replace("+", " ch" if node.ply % 2 else "ch").replace("#", " mate")
        if self.habit("nag") == "attached":
            written += "".join([PLAIN[nag] for nag in node.nags if nag < 7])
        return written
