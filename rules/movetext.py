"""Plays the movetext of a PGN: moves, variations, comments, annotations, clock times and the result."""

import re
from collections.abc import Mapping
from typing import Final

from surajang.rules import notation, notation_reader
from surajang.rules.game import UNDECIDED, Game, Node, Outcome
from surajang.rules.pgn_clocks import CLOCK, CLOCK_AND_BLANKS, mover_of, seconds_of
from surajang.rules.pgn_sections import Section
from surajang.rules.pgn_tags import MAX_TAGS
from surajang.rules.reasons import Reason, because
from surajang.rules.refusal import why_named
from surajang.rules.tokens import (
    BARE_TAG,
    BRACKET,
    COMMENT,
    LINE_COMMENT,
    NAG,
    NAG_SIGNS,
    NULL_MOVES,
    OF_A_SIDE,
    RESULT,
    UNPLAYED_WORDS,
    WORD,
    Tokens,
    Unreadable,
    loose_tag,
    result_of,
)

_ENDED_BY: Final = {
    "resignation": "resignation",
    "time": "time",
    "time forfeit": "time",
    "agreement": "agreement",
    "abandoned": "abandoned",
}
_HIGHEST_NAG: Final = 255

_JUDGEMENT_SIGNS: Final = "[!?‼⁇⁉⁈□∞⩲⩱±∓⨀⟳↑→⇆⊕∆⌓]"
# A run of signs is tried from its beginning alone: from each of its signs, it would take quadratic time.
_JUDGEMENTS: Final = re.compile(rf"(?<!{_JUDGEMENT_SIGNS}){_JUDGEMENT_SIGNS}+$")
_JUDGEMENT: Final = re.compile(r"[!?]{1,2}|[^!?]")
# Signs that could be part of a move, and are split off only if it cannot be read with them.
_EVALUATION: Final = re.compile(r"(?:\+/?-{1,2}|-{1,2}/?\+|\+/?=|=/?\+|=)$")
_COMMAND: Final = re.compile(r" ?\[%[^\[\]]*+\]")
_QUOTED_LINE: Final = re.compile(r"(?<=[\n\r])>[> \t]*+")
_ESCAPED_LINE: Final = re.compile(r"(?<=[\n\r])%[^\n\r]*+")
_LINE_ENDS: Final = re.compile(r"(?<! ) *+\n[ \n]*+")


class OtherGame(Unreadable):
    """A text that cannot be read as one variant, but perhaps as another; `moves` of it were read."""

    def __init__(self, place: int, reason: Reason, moves: int = 0) -> None:
        super().__init__(place, reason)
        self.moves = moves


class _IllegalWord(OtherGame):
    """A word that is no legal move at the cursor of a game; the full reason is worked out on demand."""

    def __init__(self, place: int, reason: Reason, word: str, game: Game, moves: int) -> None:
        super().__init__(place, reason, moves)
        self.word = word
        self.game = game

    def why(self) -> Reason:
        """Return why the move is illegal."""
        return why_named(self.game, self.word)


class MovetextReader:
    """Plays the tokens of a movetext into a game.

    `moves` is the number of moves read. `branches` holds, for each open variation, the node to return to and the place
    of its bracket; `varying`: the first move of a variation is still to come. `comment` collects the comments since the
    last move, `nags` are the annotations of the node `nags_of`, which got the last one, `coming_nags` and
    `coming_clocks` those before the first move of a variation. `unplayed` is the place of a null move, after which
    nothing can be played until its line ends, or -1; `depth` is the number of variations opened since then.
    """

    def __init__(self, game: Game, text: str, section: Section) -> None:
        self.game: Final = game
        self.text: Final = text
        self.section: Final = section
        # If an e-mail quotes the game, it quotes the lines of its comments too.
        self.quoted: Final = text.startswith(">", section.start)
        self.moves = 0
        self.result = ""
        self.branches: Final[list[tuple[Node, int]]] = []
        self.varying = False
        self.comment: list[str] = []
        self.after_line_comment = False
        self.nags_of: Node | None = None
        self.nags: set[int] = set()
        self.coming_nags: list[int] = []
        self.coming_clocks: tuple[float | None, float | None] | None = None
        self.unplayed = -1
        self.depth = 0

    def read(self) -> Game:
        """Return the game with all its moves played, the cursor at the end of the main line. Raises Unreadable."""
        game = self.game
        token = Tokens(self.text, self.section.start, self.section.end)
        while (self.result and not self.branches and token.take_prose()) or token.advance():
            if self.unplayed < 0 or self.ends_unplayed(token):
                self.read_token(token)
        if self.unplayed >= 0:
            self.note_unplayed(self.section.end)
        if self.branches:
            raise Unreadable(self.branches[-1][1], because("variation not closed"))
        self.attach_comment()
        if game.node.children:
            game.end = game.node
        _finish(game, self.result or UNDECIDED, self.section.tags)
        return game

    def read_token(self, token: Tokens) -> None:
        """Read the next token of the game. Raises Unreadable."""
        kind = token.kind
        if kind == WORD:
            self.read_word(token)
        elif kind == RESULT:
            if not self.branches:
                self.result = self.result or result_of(token.text)
        elif kind in (COMMENT, LINE_COMMENT):
            self.read_comment(token.text, kind == LINE_COMMENT)
        elif kind == BRACKET:
            self.read_bracket(token)
        elif kind == NAG:
            self.add_nag(int(token.text), token)
        elif kind == BARE_TAG:
            name, value = loose_tag(token.text)
            if self.section.tags.get(name) != value:
                self.read_comment(token.text, False)
        elif token.text not in self.section.tags:
            raise Unreadable(token.start, because("too many headers", most=MAX_TAGS))
        self.after_line_comment = kind == LINE_COMMENT

    def read_comment(self, text: str, whole_line: bool) -> None:
        """Read a comment and its clock times, for the move before it or the first one of a variation."""
        if not whole_line:
            text = _joined_lines(_QUOTED_LINE.sub("", text) if self.quoted else text)
        if "[%" in text:
            self.read_clocks(text)
            text = CLOCK_AND_BLANKS.sub(" ", text)
        text = text.strip(" ")
        if not text and not whole_line:
            return
        if self.after_line_comment and whole_line:
            self.comment += ["\n", text]
        elif any(self.comment):
            self.comment += [" ", text]
        else:
            self.comment = [text]

    def read_clocks(self, text: str) -> None:
        """Read the clock times in a comment."""
        node = self.game.node
        mover = node.side if self.varying else mover_of(node)
        before = node if self.varying else node.parent
        known = (self.coming_clocks if self.varying else node.clocks) or (before.clocks if before else None)
        first, second = known or (None, None)
        found = False
        for match in CLOCK.finditer(text):
            found = True
            seconds = seconds_of(match.group(2), match.group(3), match.group(4))
            if (mover if match.group(1) == "clk" else 1 - mover) == 0:
                first = seconds
            else:
                second = seconds
        if found and self.varying:
            self.coming_clocks = (first, second)
        elif found:
            node.clocks = (first, second)

    def attach_comment(self) -> None:
        """Add the collected comments to the node at the cursor; before the first move of a variation, drop them."""
        if self.comment and not self.varying:
            node = self.game.node
            between = " " if node.comment else ""
            node.comment += between + "".join(self.comment)
        self.comment = []
        self.after_line_comment = False

    def read_bracket(self, token: Tokens) -> None:
        """Open or close a variation."""
        game = self.game
        if token.text == ")":
            if not self.branches:
                raise Unreadable(token.start, because("variation not opened"))
            empty, self.varying = self.varying, False
            if not empty:
                self.attach_comment()
            game.go_to(self.branches.pop()[0])
            if empty:  # its comments and annotations belong to the move that it would vary
                self.attach_comment()
                self.add_coming_nags(token)
                self.coming_clocks = None
        elif game.node.parent is None or self.varying:
            raise Unreadable(token.start, because("nothing to vary"))
        else:
            self.attach_comment()
            self.branches.append((game.node, token.start))
            game.back()
            self.varying = True

    def add_nag(self, nag: int, token: Tokens) -> None:
        """Add an annotation by its number (NAG) to the last move, or to the first one of a variation."""
        node = self.game.node
        if nag > _HIGHEST_NAG:
            raise Unreadable(token.start, because("no annotation", number=nag, most=_HIGHEST_NAG))
        if self.varying:
            self.coming_nags.append(nag)
            return
        if not node.parent:
            return
        if self.nags_of is not node:
            self.nags_of = node
            self.nags = set(node.nags)
        if nag not in self.nags:
            self.nags.add(nag)
            node.nags.append(nag)

    def add_coming_nags(self, token: Tokens) -> None:
        """Add the annotations that stood before the last move to it."""
        coming, self.coming_nags = self.coming_nags, []
        for nag in coming:
            self.add_nag(nag, token)

    def add_sign(self, sign: str, token: Tokens) -> None:
        """Add an annotation by its sign to the last move."""
        nag = NAG_SIGNS[sign]
        mover = self.game.node.side if self.varying else mover_of(self.game.node)
        self.add_nag(nag + mover if nag in OF_A_SIDE else nag, token)

    def read_word(self, token: Tokens) -> None:
        """Play a move, or add an annotation that is written as a sign."""
        text = token.text if token.text.isascii() else notation_reader.plain(token.text)
        judged = None if text[-1:].isalnum() else _JUDGEMENTS.search(text)
        bare = text[: judged.start()] if judged else text
        if text in NAG_SIGNS:
            self.add_sign(text, token)
        elif bare in NULL_MOVES:
            self.unplayed = token.start
            self.depth = 0
        else:
            signs = _JUDGEMENT.findall(judged.group()) if judged else []
            if bare and bare not in UNPLAYED_WORDS:
                signs = self.play(bare, token) + signs
            for sign in signs:
                if sign in NAG_SIGNS:
                    self.add_sign(sign, token)

    def play(self, text: str, token: Tokens) -> list[str]:
        """Play a move; return the signs that were split off its end. Raises Unreadable."""
        game = self.game
        comment_before = "".join(self.comment) if self.varying else ""
        self.attach_comment()
        signs: list[str] = []
        try:
            node = game.play_text(text)
        except notation.IllegalMove as error:
            evaluated = _EVALUATION.search(text)
            if evaluated is None:
                raise _IllegalWord(token.start, error.reason, text, game, self.moves) from None
            try:
                node = game.play_text(text[: evaluated.start()])
            except notation.IllegalMove:
                raise _IllegalWord(token.start, error.reason, text, game, self.moves) from None
            signs.append(evaluated.group())
        self.moves += 1
        if not self.branches:
            game.promote(node)  # a variation may have started with the same moves
        if comment_before:
            node.comment_before = comment_before
        if self.varying:
            self.varying = False
            node.clocks = node.clocks or self.coming_clocks
            self.coming_clocks = None
            self.add_coming_nags(token)
        return signs

    # The rest of a line after a null move

    def ends_unplayed(self, token: Tokens) -> bool:
        """Return whether the line of a null move ends before a token; if so, keep its text as a comment."""
        if token.kind == BRACKET:
            self.depth += 1 if token.text == "(" else -1
        if self.depth >= 0 and (token.kind != RESULT or self.branches or self.depth):
            return False
        self.note_unplayed(token.start)
        return True

    def note_unplayed(self, end: int) -> None:
        """Keep the text from a null move to the end of its line as a comment on the move before it."""
        text = _ESCAPED_LINE.sub("", self.text[self.unplayed : end])
        text = _COMMAND.sub("", _QUOTED_LINE.sub("", text) if self.quoted else text)
        text = " ".join(text.replace("{", "(").replace("}", ")").split())
        self.unplayed = -1
        self.read_comment(text, False)


def _joined_lines(comment: str) -> str:
    """Return a comment without the line ends that only wrap it."""
    if "\r" in comment:
        comment = comment.replace("\r\n", "\n").replace("\r", "\n")
    if "\n" not in comment:
        return comment.strip(" ")
    return _LINE_ENDS.sub(lambda ends: "\n" * (ends.group().count("\n") - 1) or " ", comment).strip(" \n")


def _finish(game: Game, result: str, tags: Mapping[str, str]) -> None:
    """Set the result of a game, unless it has ended on the board; the cursor is at the end of its main line."""
    if result == UNDECIDED:
        result = result_of(tags.get("Result", UNDECIDED))
    game.headers.pop("Result", None)
    if result == UNDECIDED or game.node.outcome.over:
        return
    game.finish(Outcome(result, _ENDED_BY.get(tags.get("Termination", "").strip().lower(), "")), game.node)
