"""The position as a picture: PNG drawn by the board, SVG and PDF as a diagram of the pieces' own outlines."""

import re
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QBuffer, QPoint, QSize
from PySide6.QtGui import QImage, QPainter

import assets
from gui.board.geometry import arrange
from gui.board.options import BoardOptions
from gui.board.painter import zone_of
from gui.board.view import BoardView
from gui.look.pieces import PIECE_SETS
from gui.look.theme import board_theme
from rules.coordinates import shogi_style, written_square
from rules.game import Game
from rules.position import HAND_SLOTS
from rules.tables import BLACK, WHITE, file_of, rank_of, square_at, tables_of

CELL = 100
MARGIN = 40
PNG_SIZE = 1600
FILTERS = {"png": "PNG picture (*.png)", "svg": "SVG diagram (*.svg)", "pdf": "PDF diagram (*.pdf)"}


def drawn(ending: str, view: BoardView, game: Game, options: BoardOptions, flipped: bool) -> Callable[[], bytes]:
    """Draw the position shown; return what makes of it the content of a file with that ending, which takes a while.

    Raises ValueError for an ending that no picture has. What is returned knows nothing of the game, so that it can be
    called on another thread; it raises OSError.
    """
    kind = ending.lower().lstrip(".")
    if kind == "png":
        picture = photograph(view, options, flipped)
        return lambda: _png(picture)
    if kind not in FILTERS:
        raise ValueError(f"a picture's name ends in {', '.join('.' + name for name in FILTERS)}")
    content = diagram(game, options, flipped).encode()
    return (lambda: content) if kind == "svg" else lambda: _pdf(content)


def photograph(view: BoardView, options: BoardOptions, flipped: bool) -> QImage:
    """Return the position shown with its hands, on a ground of the board's own colour."""
    picture = view.picture(PNG_SIZE, PNG_SIZE, hands=True)
    place = arrange(view.model.variant, PNG_SIZE, PNG_SIZE, flipped, options.coordinates)
    drawn = place.frame.united(place.stands[0]).united(place.stands[1])
    margin = place.cell // 4
    image = QImage(drawn.size() + QSize(2 * margin, 2 * margin), QImage.Format.Format_RGB32)
    image.fill(board_theme(options.theme)["border"])
    painter = QPainter(image)
    painter.drawPixmap(QPoint(margin, margin), picture, drawn)
    painter.end()
    return image


def _png(picture: QImage) -> bytes:
    """Return a picture as PNG. Raises OSError."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]  # the format is a str, whatever the stub says
        raise OSError("there is not enough memory for it")
    return bytes(buffer.data().data())


def _pdf(content: bytes) -> bytes:
    """Return a diagram as PDF. Raises OSError."""
    result: bytes = cairosvg().svg2pdf(bytestring=content)
    return result


def cairosvg() -> ModuleType:
    """Return CairoSVG, drawing with the system's cairo or else with the one in pycairo. Raises OSError without any."""
    try:
        import cairocffi  # noqa: F401 (imported to see whether it finds a cairo)
    except (ImportError, OSError):
        try:
            import cairo  # pycairo has the interface of cairocffi
        except ImportError:
            raise OSError("PDF needs the library cairo, which is not on this system; PNG and SVG do not") from None
        sys.modules["cairocffi"] = cairo
    import cairosvg

    found: ModuleType = cairosvg
    return found


def diagram(game: Game, options: BoardOptions, flipped: bool) -> str:
    """Return the position at the game's cursor as an SVG document."""
    variant, position = game.variant, game.position
    tables = tables_of(variant)
    theme = board_theme(options.theme)
    piece_set = options.piece_set if options.piece_set in PIECE_SETS else variant.appearance.piece_sets[0]
    shogi = shogi_style(variant)
    width = variant.files * CELL + 2 * MARGIN
    board_top = MARGIN + CELL
    height = board_top + variant.ranks * CELL + MARGIN + CELL
    parts: list[str] = []
    used: dict[str, str] = {}

    def piece(code: int, x: float, y: float, size: float) -> None:
        """Draw a piece into the square whose upper left corner is (x, y)."""
        away = (code >= BLACK) != flipped
        by_colour = "b" if code >= BLACK else "w"
        letter = ("b" if away else "w") if PIECE_SETS[piece_set].by_direction else by_colour
        name = letter + tables.piece_of(code).art
        if name not in used:
            used[name] = _symbol(f"p{len(used)}", assets.path("pieces", piece_set, f"{name}.svg"))
        reference = f"p{list(used).index(name)}"
        parts.append(f'<use href="#{reference}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>')

    def corner(square: int) -> tuple[int, int]:
        """Return the upper left corner of a square."""
        file, rank = file_of(square), rank_of(square)
        column, row = (variant.files - 1 - file, rank) if flipped else (file, variant.ranks - 1 - rank)
        return MARGIN + column * CELL, board_top + row * CELL

    zones = [zone_of(variant, variant.appearance.marked, side) for side in (0, 1)]
    tinted = {square: "zone" for zone in zones for square in zone}
    for side, name in enumerate(("palace_first", "palace_second")):
        tinted |= dict.fromkeys(zone_of(variant, variant.appearance.tints, side), name)
    for number in tables.squares:
        square = int(number)
        left, top = corner(square)
        box = f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}"'
        light = not variant.appearance.checkered or (file_of(square) + rank_of(square)) % 2 == 1
        fill = theme["light" if light else "dark"].name()
        parts.append(f'{box} fill="{fill}" stroke="{theme["line"].name()}" stroke-width="1.5"/>')
        if square in tinted:
            tint = theme[tinted[square]]
            parts.append(f'{box} fill="{tint.name()}" fill-opacity="{tint.alphaF():.2f}"/>')
        if position.board[square]:
            piece(int(position.board[square]), left, top, CELL)
    for file in range(variant.files):
        left, _ = corner(square_at(file, 0))
        line = board_top - 12 if shogi else board_top + variant.ranks * CELL + 28
        parts.append(_label(written_square(variant, square_at(file, 0))[0], left + CELL / 2, line))
    for rank in range(variant.ranks):
        _, top = corner(square_at(0, rank))
        x = width - MARGIN / 2 if shogi else MARGIN / 2
        parts.append(_label(written_square(variant, square_at(0, rank))[1:], x, top + CELL / 2 + 8))
    for zone in filter(None, zones):
        tops = [corner(square)[1] for square in zone]
        edge = max(tops) + CELL if min(tops) == board_top else min(tops)
        stroke = f'stroke="{theme["line"].name()}" stroke-width="5"'
        parts.append(f'<path d="M{MARGIN} {edge}h{variant.files * CELL}" {stroke}/>')
    for side in (0, 1):
        below = (side == 1) == flipped
        y = float(board_top + variant.ranks * CELL + (MARGIN / 2 if shogi else MARGIN)) if below else MARGIN / 4
        x = float(MARGIN)
        for symbol in variant.hand_order:
            kind = variant.kinds[symbol]
            count = int(position.hands[side * HAND_SLOTS + kind])
            if count:
                piece(kind | (BLACK if side else WHITE), x, y, CELL * 0.8)
                parts.append(_label(str(count), x + CELL * 0.9, y + CELL * 0.72))
                x += CELL * 1.1
    title = escape(f"{variant.title}: {variant.appearance.players[int(position.side)]} to move")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f"<title>{title}</title>\n<defs>{''.join(used.values())}</defs>\n"
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _label(text: str, x: float, y: float) -> str:
    """Return a text centred at x, on the line y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="24" text-anchor="middle" '
        f'fill="#333333">{escape(text)}</text>'
    )


def _symbol(name: str, file: Path) -> str:
    """Return a piece's picture as an SVG symbol, its own ids made unique by the symbol's name."""
    text = file.read_text("utf-8")
    match = re.search(r"<svg([^>]*)>(.*)</svg>", text, re.DOTALL)
    attributes, body = match.groups() if match else ("", "")
    kept = " ".join(re.findall(r'(?:viewBox|stroke-linejoin|stroke-linecap|fill)="[^"]*"', attributes))
    body = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', body)
    body = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", body)
    body = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', body)
    return f'<symbol id="{name}" {kept}>{body}</symbol>'
