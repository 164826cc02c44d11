"""A set to print: the board with both hands, the pieces with both faces, their moves, and a summary of the rules.

Everything has its true size: a piece is a little smaller than the squares of the board.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.faces import Face, faces_of, svg_of
from surajang.gui.board.painter import zone_of
from surajang.gui.board.pieces import can_show_hanja, letter_of
from surajang.gui.kit.background import Steps
from surajang.gui.kit.columns_pdf import GUTTER, MM, WIDTH, Figures, Paper, PdfPages, print_font
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.page_model import pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_pdf import paragraphs, piece_rows
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.words import naming
from surajang.rules.codes import file_of, rank_of, side_of, square_at
from surajang.rules.coordinates import written_square
from surajang.rules.piece import Piece
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

ACROSS = 2 * WIDTH + GUTTER
"""The width of a page within its margins on every paper: 180 mm."""

FITS = 0.84
"""The width of a piece, in squares."""

LIGHT, DARK, LINE, CUT, FADED = (QColor(each) for each in ("#ffffff", "#dfd6c6", "#3b3228", "#8a8a8a", "#6d6255"))

WEDGE = ((50, 6.7), (77.34, 23.5), (85.5, 92), (14.5, 92), (22.66, 23.5))
TABLET = ((33.89, 10.1), (66.11, 10.1), (88.9, 32.89), (88.9, 67.31), (66.11, 90.1), (33.89, 90.1), (11.1, 67.31),
          (11.1, 32.89))  # fmt: skip
CARD = ((8, 0), (92, 0), (92, 100), (8, 100))
"""The outlines along which pieces are cut out, in hundredths of the picture; the lowest edge is folded."""

NAME = 5 * MM
"""The height of a name below a field for pieces in hand."""

SPARE = 2
"""Extra pieces of a kind that others become without being turned over."""


@dataclass(frozen=True)
class PrintedSet:
    """The content of a printed set: the game, and the names of a piece set and a paper, as in PIECE_SETS and PAPERS."""

    variant: Variant
    piece_set: str
    paper: Paper

    @property
    def square(self) -> float:
        """The side of a square, in units: whole millimetres."""
        return int(ACROSS / MM / max(self.variant.files, self.variant.ranks)) * MM

    @property
    def by_direction(self) -> bool:
        """Whether pieces show their owner by direction, so that both sides use the same ones."""
        return all(face.by_direction for face, _ in faces_of(self.variant, self.piece_set).values())

    @property
    def outline(self) -> tuple[tuple[float, float], ...]:
        """The outline along which pieces are cut out."""
        looks = [face.look for face, _ in faces_of(self.variant, self.piece_set).values()]
        if all(look.piece_set.startswith("wedge") for look in looks):
            return WEDGE
        return TABLET if all(look.piece_set.startswith("hanja") for look in looks) else CARD


Picture = tuple[Face, str]
"""A face, and the letter of its drawing: w or b."""


@dataclass(frozen=True)
class Tile:
    """One piece to cut out: the pictures of its front and its back, None for an empty back."""

    front: Picture
    back: Picture | None


def tiles(printed: PrintedSet) -> list[Tile]:
    """Return all pieces of a set, those of the first player first.

    If pieces show their owner by colour, each player gets all pieces that they can have after captures.
    """
    variant = printed.variant
    start = state_from_fen(variant, "startpos")
    faces = [(start.piece(code).art.rstrip("+"), side_of(code)) for code in start.pieces.values()]
    found = []
    looks = faces_of(variant, printed.piece_set)
    for owner in range(1 if printed.by_direction else 2):
        for first, other in pieces_shown(variant):
            changes_sides = printed.by_direction or any(piece.held_as for piece in (first, other) if piece is not None)
            count = sum(art == first.art and (changes_sides or side == owner) for art, side in faces)
            count += SPARE if _arrives_new(variant, first) else 0
            front = _picture(looks[first.symbol][owner], owner)
            found += [Tile(front, _picture(looks[other.symbol][owner], owner) if other else None)] * count
    return found


def _picture(face: Face, owner: int) -> Picture:
    """Return the picture of a face; one by direction points up, since it is turned by hand."""
    return face, letter_of(face, owner, owner)


def _arrives_new(variant: Variant, piece: Piece) -> bool:
    """Return whether pieces other than its other face promote to this piece."""
    return any(
        other.promotion and other.promotion.becomes == piece.symbol and other.art.rstrip("+") != piece.art
        for other in variant.pieces
    )


def set_pdf(printed: PrintedSet, cards: Figures) -> Steps[bytes]:
    """Return the PDF, with the pictures of `rules_pdf.cards`. Raises OSError."""
    title = tr("{title}: a set to print", title=naming.title(printed.variant))
    with PdfPages(title, printed.paper) as pages:
        pages.begin_page()
        _draw_board(pages, printed)
        yield
        yield from _draw_pieces(pages, printed)
        yield from pages.add_columns(naming.title(printed.variant), _reference(printed.variant, cards), cards)
        return pages.finish()


# The board


def _draw_board(pages: PdfPages, printed: PrintedSet) -> None:
    """Draw the board in the middle of the page, and the hands of both players above and below it."""
    painter, variant, square = pages.painter, printed.variant, printed.square
    width, height = variant.files * square, variant.ranks * square
    left, top = (ACROSS - width) / 2, (pages.paper.height - height) / 2
    tints = {each: QColor("#f3d9c4") for side in (0, 1) for each in zone_of(variant, variant.appearance.tints, side)}
    for number in tables_of(variant).squares:
        file, rank = file_of(int(number)), rank_of(int(number))
        place = QRectF(left + file * square, top + (variant.ranks - 1 - rank) * square, square, square)
        dark = variant.appearance.checkered and (file + rank) % 2 == 0
        painter.fillRect(place, tints.get(int(number), DARK if dark else LIGHT))
        painter.setPen(QPen(LINE, 0.25 * MM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
    painter.setPen(QPen(LINE, 0.8 * MM))
    for side in (0, 1):
        for zone in (variant.appearance.marked, variant.appearance.outlined):
            squares = zone_of(variant, zone, side) if zone else []
            files, ranks = [file_of(each) for each in squares], [rank_of(each) for each in squares]
            if squares:
                upper = top + (variant.ranks - 1 - max(ranks)) * square
                painter.drawRect(
                    QRectF(
                        left + min(files) * square,
                        upper,
                        (max(files) - min(files) + 1) * square,
                        (max(ranks) - min(ranks) + 1) * square,
                    )
                )
    painter.drawRect(QRectF(left, top, width, height))
    _draw_coordinates(pages, printed, QPointF(left, top))
    _draw_hand(pages, printed, top + height + 6 * MM)
    painter.save()
    painter.translate(ACROSS, pages.paper.height)
    painter.rotate(180)
    _draw_hand(pages, printed, top + height + 6 * MM)
    painter.restore()


def _draw_coordinates(pages: PdfPages, printed: PrintedSet, corner: QPointF) -> None:
    """Write the names of files below the board, and those of ranks within its squares at the left edge."""
    painter, variant, square = pages.painter, printed.variant, printed.square
    painter.setFont(print_font(9))
    painter.setPen(FADED)
    below = corner.y() + variant.ranks * square
    for file in range(variant.files):
        words = written_square(variant, square_at(file, 0))[0]
        place = QRectF(corner.x() + file * square, below, square, 4 * MM)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
    for rank in range(variant.ranks):
        words = written_square(variant, square_at(0, rank))[1:]
        upper = corner.y() + (variant.ranks - 1 - rank) * square
        painter.drawText(QRectF(corner.x() + 1 * MM, upper + 0.5 * MM, square, 4 * MM), 0, words)


def _draw_hand(pages: PdfPages, printed: PrintedSet, top: float) -> None:
    """Draw the hand of the player at the lower edge: a field for each kind, the most valuable first."""
    painter, variant = pages.painter, printed.variant
    hand = variant.hand_order
    if not hand:
        return
    sides = [_field(printed, len(hand), rows, pages.paper.height - top) for rows in range(1, len(hand) + 1)]
    side = max(sides)
    columns = -(-len(hand) // (sides.index(side) + 1))
    width = ACROSS / columns
    painter.setFont(print_font(9))
    for number, symbol in enumerate(hand):
        left, upper = number % columns * width, top + number // columns * (side + NAME)
        painter.setPen(QPen(FADED, 0.25 * MM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left + (width - side) / 2, upper, side, side), MM, MM)
        words = naming.piece(variant.by_symbol[symbol])
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(width))
        painter.drawText(QRectF(left, upper + side, width, NAME), Qt.AlignmentFlag.AlignCenter, words)


def _field(printed: PrintedSet, count: int, rows: int, room: float) -> float:
    """Return the side of this many fields for pieces in hand, in rows within a height."""
    return min(printed.square, ACROSS / -(-count // rows) - MM, room / rows - NAME)


# The pieces


def _draw_pieces(pages: PdfPages, printed: PrintedSet) -> Steps[None]:
    """Draw all pieces, fronts above their backs, with the instructions on each page; a piece is a step."""
    points = printed.outline
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    upper, foot = min(y for _, y in points), max(y for _, y in points)
    scale = printed.square * FITS / max(right - left, foot - upper)
    gap = 2.5 * MM
    across, down = (right - left) * scale + gap, 2 * (foot - upper) * scale + gap
    head, room = 14 * MM, pages.paper.height - 14 * MM
    columns, rows = int((ACROSS + gap) // across), int((room + gap) // down)
    art = _Art()
    for number, tile in enumerate(tiles(printed)):
        place = number % (columns * rows)
        if place == 0:
            pages.begin_page()
            _write_how(pages)
        pages.painter.save()
        pages.painter.translate(
            (place % columns) * across - left * scale, head + (place // columns) * down - upper * scale
        )
        pages.painter.scale(scale, scale)
        _draw_tile(pages, tile, art, points)
        pages.painter.restore()
        yield


def _write_how(pages: PdfPages) -> None:
    """Write the instructions, with a line to check the size of the print."""
    painter = pages.painter
    painter.setFont(print_font(10))
    painter.setPen(LINE)
    words = tr(
        "Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves."
    )
    painter.drawText(QRectF(0, 0, ACROSS - 60 * MM, 12 * MM), int(Qt.TextFlag.TextWordWrap), words)
    painter.setPen(QPen(LINE, 0.3 * MM))
    left, top = ACROSS - 50 * MM, 6 * MM
    for x in (0, 50):
        painter.drawLine(QPointF(left + x * MM, top - MM), QPointF(left + x * MM, top + MM))
    painter.drawLine(QPointF(left, top), QPointF(left + 50 * MM, top))
    painter.drawText(QRectF(left, 0, 50 * MM, 5 * MM), Qt.AlignmentFlag.AlignCenter, tr("50 mm"))


class _Art:
    """The pictures of the pieces, each read once."""

    def __init__(self) -> None:
        self._known: dict[Picture, QSvgRenderer] = {}

    def picture(self, picture: Picture) -> QSvgRenderer:
        """Return a picture."""
        if picture not in self._known:
            self._known[picture] = QSvgRenderer(svg_of(*picture).encode())
        return self._known[picture]


def _draw_tile(pages: PdfPages, tile: Tile, art: _Art, points: tuple[tuple[float, float], ...]) -> None:
    """Draw a piece in hundredths of its picture: the front, and below the fold the back upside down."""
    painter = pages.painter
    foot = max(y for _, y in points)
    polygon = QPolygonF([QPointF(x, y) for x, y in points])
    for picture, turned in ((tile.front, False), (tile.back, True)):
        painter.save()
        if turned:
            painter.translate(100, 2 * foot)
            painter.rotate(180)
        if picture is not None:
            painter.setClipRect(QRectF(0, 0, 100, 100))
            art.picture(picture).render(painter, QRectF(0, 0, 100, 100))
            painter.setClipping(False)
        painter.setPen(QPen(CUT, 0.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(polygon)
        painter.restore()
    low = [x for x, y in points if y == foot]
    painter.setPen(QPen(LIGHT, 1.2))
    painter.drawLine(QPointF(min(low), foot), QPointF(max(low), foot))
    painter.setPen(QPen(LINE, 0.8, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(min(low), foot), QPointF(max(low), foot))


# Moves and summary


def _reference(variant: Variant, cards: Figures) -> Iterator[str]:
    """Yield the texts of the reference card: the game, a summary of its rules, and the pieces with their moves."""
    page = rules_page(variant)
    yield f"<h1>{escape(naming.title(variant))}</h1>{paragraphs(page.introduction(can_show_hanja()))}"
    points = {
        point.section + tr(point.text): tr(point.text)
        for known in differences().known
        for point in known.points.get(variant.name, ())
    }
    if points:
        items = "".join(f"<li>{escape(text)}</li>" for text in points.values())
        yield f"<h2>{escape(tr('Summary of the rules'))}</h2><ul>{items}</ul>"
    for section in page.sections:
        if section.results and section.id != "repetition":
            yield f"<h2>{escape(section.title)}</h2>{paragraphs(page.text_of(section))}"
    yield f"<h2>{escape(tr('The pieces'))}</h2>"
    yield from piece_rows(page, cards)
