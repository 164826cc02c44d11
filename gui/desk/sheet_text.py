"""The text of a game's printed sheet: players, moves with signs, comments and variations, and where diagrams stand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from gui.document.drawn_marks import marks_in, without_marks
from gui.document.glyphs import has_diagram, signs
from gui.kit.punctuation import against, beside, headed
from gui.words import naming, outcome_text, shown_moves
from rules import fen
from rules.game import Game, Node

NOWHERE, MARKED, OFTEN = "nowhere", "marked", "often"
"""Diagrams nowhere, where the author asks for them or has drawn something, or every ten moves of the game, too."""

BETWEEN = 20
"""Half-moves between diagrams that stand often."""

DIAGRAM_SIGN = "[#]"
"""How the author of a PGN asks for a diagram in words."""

PARAGRAPH = 16
"""Moves in a paragraph, with those of variations: what is printed is laid out by paragraphs."""

UNKNOWN = ("", "?", "????.??.??")


@dataclass(frozen=True)
class DiagramHere:
    """A diagram of the position after a move, and what is written below it."""

    node: Node
    caption: str


def head(game: Game, names: tuple[str, str], headers: Mapping[str, str]) -> str:
    """Return the sheet's head: the players, the game, where and when, and how it ended."""
    lines = [naming.title(game.variant)]
    lines += [naming.event(headers[tag]) for tag in ("Event", "Site", "Date") if headers.get(tag, "") not in UNKNOWN]
    end = game.end or game.main_line()[-1]
    outcome = game.ended if game.ended.over else end.outcome
    words = ""
    if outcome.over:
        why = outcome_text.explanation(outcome, game.variant, end.side, names)
        heading = f"<b>{escape(outcome_text.heading(outcome, game.variant))}</b>"
        words = f"<p>{headed(heading, escape(why))}</p>"
    return f"<h1>{escape(against(names))}</h1><p>{escape(beside(*lines))}</p>{words}"


def body(game: Game, diagrams: str) -> Iterator[str | DiagramHere]:
    """Yield the paragraphs of the moves, and the diagrams between them. What was tried after the end is left out.

    Where diagrams stand at all, one shows the start of a game that begins from a position of its own.
    """
    if _comment(game.root.comment):
        yield f"<p><i>{escape(_comment(game.root.comment))}</i></p>"
    if diagrams != NOWHERE and (game.start_fen != game.variant.start or asks_for_diagram(game.root)):
        yield DiagramHere(game.root, "")
    numbers = _Numbers(game)
    words: list[str] = []
    depth = moves = 0
    numbered, opening = True, ""
    for step in _walk(game):
        if isinstance(step, str):
            depth += 1 if step == "(" else -1
            opening = opening + step if step == "(" else ""
            if step == ")" and words:
                words[-1] += step
            numbered = True
            continue
        wanted = diagrams != NOWHERE and asks_for_diagram(step)
        wanted = wanted or (diagrams == OFTEN and not depth and step.ply % BETWEEN == 0)
        numbered = numbered or bool(_comment(step.comment_before))
        shown = shown_moves.of_node(game.variant, step)
        words.append(opening + _written(step, f"{numbers.before(step, numbered)}{shown}", not depth))
        opening, numbered = "", bool(_comment(step.comment))
        moves += 1
        if wanted or (moves >= PARAGRAPH and not depth):
            yield f"<p>{' '.join(words)}</p>"
            words, moves, numbered = [], 0, True
        if wanted:
            yield DiagramHere(step, f"{numbers.before(step, True)}{shown}")
    if words:
        yield f"<p>{' '.join(words)}</p>"


def _written(node: Node, move: str, played: bool) -> str:
    """Return a move, given with its number, with its signs and its comment; what was played stands out."""
    judged = signs(node.nags)
    behind = judged if judged[:1] in ("!", "?") else f" {judged}".rstrip()
    move = f"{escape(move)}{behind}".replace(" ", "&nbsp;")
    before, after = (text and f"<i>{escape(text)}</i>" for text in map(_comment, (node.comment_before, node.comment)))
    return " ".join(filter(None, (before, f"<b>{move}</b>" if played else move, after)))


def _comment(comment: str) -> str:
    """Return what a comment says, without what is drawn or asked for there."""
    return without_marks(comment).replace(DIAGRAM_SIGN, "").strip()


def asks_for_diagram(node: Node) -> bool:
    """Say whether a move's author asks for a diagram after it, or has drawn arrows or circles there."""
    return has_diagram(node.nags) or DIAGRAM_SIGN in node.comment or bool(marks_in(node.comment))


class _Numbers:
    """The numbers of a game's moves."""

    def __init__(self, game: Game) -> None:
        start = fen.parse(game.variant, game.start_fen)
        self._setups = 3 - start.setup if start.setup else 0
        self._first = start.fullmove
        self._side = 0 if start.setup else start.side

    def before(self, node: Node, always: bool) -> str:
        """Return what stands before a move: its number, which the second player's has only where `always` says so."""
        played = self._side + node.ply - 1 - self._setups
        number = self._first + played // 2 if played >= 0 else 0
        if node.side == 1:
            return f"{number}. "
        return f"{number}… " if always else ""


def _walk(game: Game) -> Iterator[Node | str]:
    """Yield all moves as they are written, with the brackets around variations."""
    waiting: list[tuple[str, Node]] = [("", game.root)]
    while waiting:
        kind, node = waiting.pop()
        if kind == ")":
            yield kind
        elif kind == "(":
            yield kind
            yield node
            waiting += [(")", node), ("", node)]
        elif node.children and node is not game.end:
            first, *others = node.children
            yield first
            waiting.append(("", first))
            waiting += [("(", other) for other in reversed(others)]
