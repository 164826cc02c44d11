"""The report of a playtest as a web page: one file with its plots, without scripts. The HTML is well-formed XML,
too."""

from __future__ import annotations

from html import escape

from surajang.engine.playtest.plots import Colours, svg
from surajang.engine.playtest.sections import Block, Listing, Paragraph, Picture, Section, Sections, Table, Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'"

STYLE = """\
body { margin: 0; color: #202020; background: #fff; font: 1rem/1.5 sans-serif }
main { max-width: 60rem; margin: auto; padding: 1rem }
table { border-collapse: collapse; margin: 1rem 0; font-size: .9rem }
th, td { border-bottom: 1px solid #c8c8c8; padding: .2rem .7rem; text-align: right }
th:first-child, td:first-child { text-align: left }
.scroll { overflow-x: auto }
figure { margin: 1rem 0; display: inline-block; vertical-align: top; max-width: 100% }
figure svg { max-width: 100%; height: auto }
figcaption { color: #555; max-width: 40rem; font-size: .9rem }
.map { width: 15rem; margin-right: 1.5rem }
@media print { section { break-inside: avoid-page } }
"""


def web_page(title: str, language: str, sections: Sections, words: Words) -> str:
    """Return the page of a report, with the title of the game, in a language (`en`)."""
    heading = escape(sections.title(title))
    found = sections.all()
    parts = "".join(_section(section, words) for section in found)
    links = "".join(f'<li><a href="#{each.code}">{escape(each.title)}</a></li>\n' for each in found)
    introduction = "".join(f"<p>{escape(text)}</p>\n" for text in sections.introduction())
    return (
        f'<!DOCTYPE html>\n<html lang="{language}" xmlns="http://www.w3.org/1999/xhtml">\n<head>\n'
        f'<meta charset="utf-8"/>\n<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n"
        f"{introduction}<nav><ul>{links}</ul></nav>\n{parts}</main>\n</body>\n</html>\n"
    )


def _section(section: Section, words: Words) -> str:
    blocks = "".join(_block(block, words) for block in section.blocks)
    return f'<section id="{section.code}">\n<h2>{escape(section.title)}</h2>\n{blocks}</section>\n'


def _block(block: Block, words: Words) -> str:
    if isinstance(block, Paragraph):
        return f"<p>{escape(block.text)}</p>\n"
    if isinstance(block, Listing):
        return f"<ul>\n{''.join(f'<li>{escape(text)}</li>' for text in block.texts)}</ul>\n"
    if isinstance(block, Table):
        return _table(block)
    return _figure(block, words)


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>\n'
        for row in table.rows
    )
    return (
        f'<div class="scroll"><table aria-label="{escape(table.name)}">\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table></div>\n"
    )


def _figure(picture: Picture, words: Words) -> str:
    drawn = svg(picture.plot, picture.text, Colours(), words.number, words.percent)
    kind = ' class="map"' if picture.title else ""
    return f"<figure{kind}>{drawn}<figcaption>{escape(picture.text)}</figcaption></figure>\n"
