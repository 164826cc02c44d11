"""A report as a PDF: its pages, its texts, its plots, and nothing cut at the end of a page."""

import re
import unicodedata
import zlib
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from turns import result_of

from surajang.engine.playtest.plots import Colours
from surajang.engine.playtest.sections import Paragraph, Picture, Section, Sections, Table
from surajang.engine.theory import beginners_of, endings_of, report_of
from surajang.engine.theory.page import KnownSections
from surajang.gui.desk.report_pdf import MAPS_IN_ROW, parts_of, report_pdf
from surajang.gui.desk.report_view import words_for
from surajang.gui.kit.columns_pdf import A4, PAGE_WIDTH, Part, columns_of, pages_of
from surajang.rules.games import GAMES

MANSINDAM = GAMES["mansindam"]
WORDS = words_for(MANSINDAM)


def known() -> KnownSections:
    """The theory of Mansindam."""
    report = report_of(MANSINDAM)
    assert report is not None
    return KnownSections(report, beginners_of(MANSINDAM), MANSINDAM, WORDS, endings_of(MANSINDAM))


class Made(Sections):
    """A report that consists of given sections."""

    def __init__(self, *sections: Section) -> None:
        self._made = list(sections)

    def title(self, title: str) -> str:
        return title

    def introduction(self) -> list[str]:
        return ["Once upon a time."]

    def all(self) -> list[Section]:
        return self._made


def image_of(part: Part) -> QImage:
    """A part as it is drawn, on paper that is wider than a page."""
    image = QImage(round(PAGE_WIDTH) + 400, round(part.height) + 4, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    part.draw(painter)
    painter.end()
    return image


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def text_of(pdf: bytes) -> str:
    """The texts in a PDF by Qt, without blanks: glyphs by their numbers in a font, decoded by its table."""
    streams = {
        number: zlib.decompress(content) if b"FlateDecode" in head else content
        for number, head, content in re.findall(rb"\n(\d+) 0 obj\s((?:(?!endobj).)*?)stream\n(.*?)endstream", pdf, re.S)
    }
    fonts: dict[bytes, list[str]] = {}
    for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", pdf):
        (map_number,) = re.findall(rb"\n" + number + rb" 0 obj\s.*?/ToUnicode (\d+) 0 R", pdf, re.S)[:1]
        signs = re.search(rb"\[(<.*?)\]", streams[map_number], re.S)
        assert signs is not None
        fonts[name] = ["", *[chr(int(code[-4:], 16)) for code in re.findall(rb"<(\w+)>", signs[1])]]
    said, font = "", b""
    for content in streams.values():
        for name, text in re.findall(rb"/(F\d+) [\d.]+ Tf|<(\w+)> Tj", content):
            font = name or font
            said += "".join(fonts[font][int(text[n : n + 4], 16)] for n in range(0, len(text), 4))
    return unicodedata.normalize("NFKC", re.sub(r"\s", "", said))  # ligatures are single glyphs


def test_the_pdf_has_pages_and_texts(qapp: QApplication) -> None:
    pdf = result_of(report_pdf("Mansindam", known(), WORDS))
    pages = re.findall(rb"/Type /Page\b", pdf)
    assert 4 <= len(pages) <= 9
    assert b"/Subtype /Image" not in pdf, "plots are vectors"
    text = text_of(pdf)
    for section in known().all():
        assert section.title.replace(" ", "") in text
    assert f"1of{len(pages)}" in text


def test_every_plot_is_drawn(qapp: QApplication) -> None:
    sections = known()
    pictures = [block for section in sections.all() for block in section.blocks if isinstance(block, Picture)]
    maps = [picture for picture in pictures if picture.title]
    expected = len(pictures) - len(maps) + -(-len(maps) // MAPS_IN_ROW)
    blue = Colours().first
    drawn = [part for part in parts_of("Mansindam", sections, WORDS) if part.height > 60 and part.head is None]
    assert len([part for part in drawn if blue in colours_of(image_of(part))]) == expected > 3


def test_nothing_is_cut_and_no_title_is_orphaned(qapp: QApplication) -> None:
    pages = pages_of(parts_of("Mansindam", known(), WORDS), A4.height)
    for page in pages:
        ends = [top + part.height for top, part in page]
        assert max(ends) <= A4.height
        assert all(end <= top for end, (top, _) in zip(ends, page[1:], strict=False))
        assert not page[-1][1].stays, "it belongs to what follows"


@pytest.mark.parametrize("form", ["<p>{}</p>", "<table><tr><td>{}</td><td>beside it</td></tr></table>"])
def test_a_paragraph_higher_than_a_column_goes_on_in_the_next_one(qapp: QApplication, form: str) -> None:
    long = form.format("many words " * 2000)
    columns = result_of(columns_of(["<p>Before it.</p>", long, "<p>After it.</p>"], {}, 5.0, A4.height))
    assert all(top + shown.height() <= A4.height for column in columns for top, _, shown in column)
    texts = [text.toPlainText() for column in columns for _, text, _ in column]
    assert (texts[0], texts[-1]) == ("Before it.", "After it.")
    assert len(columns) == len(texts) - 2 > 2, "it begins below one text, and ends above another"
    shown = [part for column in columns for _, text, part in column if text is columns[0][1][1]]
    assert all(one.bottom() == pytest.approx(other.top()) for one, other in pairwise(shown))
    line = columns[0][1][1].lastBlock().layout().lineAt(0).height()
    assert all(part.height() / line == pytest.approx(round(part.height() / line)) for part in shown[1:-1])


def test_a_long_table_has_its_headings_on_each_page(qapp: QApplication) -> None:
    rows = tuple((f"Row {n}", str(n)) for n in range(150))
    table = Table("Numbers", ("Name", "Number"), rows)
    parts = list(parts_of("Long", Made(Section("numbers", "Numbers", (table,))), WORDS))
    pages = pages_of(parts, A4.height)
    assert len(pages) > 2
    head = parts[-1].head
    assert head is not None
    assert all(page[0][1] is head for page in pages[1:])
    assert sum(len(page) for page in pages) == len(parts) + len(pages) - 1


def test_a_wide_table_is_scaled_to_the_page(qapp: QApplication) -> None:
    headings = ("Setup", *[f"{n}. setup of many" for n in range(24)])
    table = Table("Setups", headings, (("a", *["52.1% (50.0% – 54.2%)"] * 24),))
    *_, row = parts_of("Wide", Made(Section("setups", "Setups", (table,))), WORDS)
    image = image_of(row)
    assert colours_of(image.copy(0, 0, round(PAGE_WIDTH), image.height())) != {"#ffffff"}
    assert colours_of(image.copy(round(PAGE_WIDTH) + 2, 0, 390, image.height())) == {"#ffffff"}


def test_a_block_taller_than_a_page_gets_its_own_page() -> None:
    parts = [Part(10, bool), Part(5000, bool), Part(10, bool)]
    assert [[part.height for _, part in page] for page in pages_of(parts, 1000)] == [[10], [5000], [10]]
    assert pages_of([Part(10, bool, stays=True)], 1000) == [[(0, Part(10, bool, stays=True))]]


@pytest.mark.parametrize("text", ["<b>&amp;", "1 < 2 > 0"])
def test_html_in_texts_is_escaped(qapp: QApplication, text: str) -> None:
    pdf = result_of(report_pdf("Signs", Made(Section("signs", text, (Paragraph(text),))), WORDS))
    assert text_of(pdf).count(text.replace(" ", "")) == 2
