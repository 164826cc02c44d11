"""The rules of a game as a web page: one file with pictures in it, without scripts, that an inventor can publish.

It is HTML that is also XML.
"""

import re
from collections.abc import Iterable
from html import escape

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.piece_facts import Diagram as Moves
from surajang.gui.board.piece_facts import diagrams
from surajang.gui.board.pieces import can_show_hanja
from surajang.gui.board.svg import diagram, moves_diagram
from surajang.gui.kit.punctuation import labelled, listed
from surajang.gui.kit.translation import language, tr
from surajang.gui.rulebook.page_model import RulesPage, Section, moves_of, notes_of, pieces_shown
from surajang.gui.rulebook.rules_view import piece_title, state_in
from surajang.gui.words import naming
from surajang.rules.codes import WHITE
from surajang.rules.coordinates import written_square
from surajang.rules.piece import Piece
from surajang.rules.tables import tables_of

STYLE = """
:root {
  color-scheme: light dark;
  --text: #1f1b16; --ground: #fbf9f4; --muted: #5d564c; --line: #d9d2c4; --link: #7a3b12;
}
@media (prefers-color-scheme: dark) {
  :root { --text: #ece6da; --ground: #1c1a17; --muted: #b3aa9b; --line: #423d35; --link: #e8a878; }
}
html { background: var(--ground); color: var(--text); font: 1.05rem/1.6 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line); padding-bottom: .2rem; }
a { color: var(--link); }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; }
figure { margin: 1rem 0; }
figcaption { color: var(--muted); font-size: .9em; }
svg { display: block; width: 100%; height: auto; }
.board { max-width: 30rem; }
.board > svg > text { fill: currentColor; }
.board > svg > rect:first-of-type { fill: none; }
.moves { display: flex; flex-wrap: wrap; gap: 1rem; }
.moves figure { width: 13rem; max-width: 100%; margin: .5rem 0; }
article { break-inside: avoid; margin-bottom: 1.6rem; }
@media print { html { font-size: 11pt; background: none; } nav { display: none; } }
"""

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""The browser loads and runs nothing, whatever a piece's picture contains."""


def web_page(page: RulesPage, options: BoardOptions) -> str:
    """Return the page as a document. Slow, for use on any thread."""
    title = naming.title(page.variant)
    links = "".join(f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in page.sections)
    sections = "".join(_section(each, page, options, f"d{number}-") for number, each in enumerate(page.sections))
    return (
        f'<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="{language().replace("_", "-")}">\n<head>\n'
        f'<meta charset="utf-8"/>\n<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(tr('How to play {title}', title=title))}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{_paragraphs([page.introduction(can_show_hanja())])}\n"
        f'<nav aria-label="{escape(tr("Contents"))}"><ul>{links}</ul></nav>\n{sections}</main>\n</body>\n</html>\n'
    )


def _section(section: Section, page: RulesPage, options: BoardOptions, prefix: str) -> str:
    """Return a section with its boards, and the pieces if it shows them.

    Ids in its pictures begin with `prefix`, which no other section has.
    """
    text = _paragraphs(page.text_of(section).split("\n"))
    boards = ""
    for number, each in enumerate(section.diagrams):
        picture = diagram(state_in(page.variant, each), options, False)
        named = _named(picture, each.caption, f"{prefix}{number}-")
        boards += f'<figure class="board">{named}<figcaption>{escape(each.caption)}</figcaption></figure>\n'
    pieces = ""
    if section.pieces:
        shown = enumerate(pieces_shown(page.variant))
        pieces = "".join(_piece(page, faces, options, f"{prefix}{number}-") for number, faces in shown)
    return f'<section id="{section.id}">\n<h2>{escape(section.title)}</h2>\n{text}{boards}{pieces}</section>\n'


def _piece(page: RulesPage, faces: tuple[Piece, Piece | None], options: BoardOptions, prefix: str) -> str:
    """Return a piece: how its faces move, in words and in diagrams, and the other sentences on them."""
    variant = page.variant
    tables = tables_of(variant)
    figures: list[str] = []
    for face in filter(None, faces):
        code = variant.kinds[face.symbol] | WHITE
        for shown in diagrams(tables, code):
            if shown.piece == code:
                picture = moves_diagram(variant, shown, options)
                named = _named(picture, _squares(page, face, shown), f"{prefix}{len(figures)}-")
                figures.append(f"<figure>{named}<figcaption>{escape(shown.title)}</figcaption></figure>\n")
    return (
        f"<article>\n<h3>{escape(piece_title(*faces))}</h3>\n{_paragraphs(moves_of(variant, faces))}"
        f'<div class="moves">{"".join(figures)}</div>\n{_paragraphs(notes_of(variant, faces))}</article>\n'
    )


def _squares(page: RulesPage, face: Piece, shown: Moves) -> str:
    """Return the squares of a piece in a diagram in words: `Knight e4: d6, f6`."""
    names = [written_square(page.variant, square) for square in sorted(shown.reach)]
    return labelled(f"{naming.piece(face)} {written_square(page.variant, shown.square)}", listed(names))


def _named(picture: str, name: str, prefix: str) -> str:
    """Return an SVG picture for a page: with a name for screen readers, and with `prefix` before each of its ids."""
    picture = re.sub(r"<title>.*?</title>\n?", "", picture, count=1, flags=re.DOTALL)
    picture = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{prefix}", picture)
    return picture.replace("<svg ", f'<svg role="img" aria-label="{escape(name)}" ', 1).strip()


def _paragraphs(texts: Iterable[str]) -> str:
    return "".join(f"<p>{escape(text)}</p>\n" for text in texts if text)
