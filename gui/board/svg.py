"""A state as an SVG document, drawn with the pieces' own outlines."""

import re
from html import escape

from surajang.gui.board.annotations import Annotation, Badge, Mark, fills_square
from surajang.gui.board.arrows import (
    BADGE,
    BADGE_COLOURS,
    CIRCLE_EDGE,
    CIRCLE_MIDDLE,
    CIRCLE_WIDTH,
    DASHES,
    EDGE,
    MIDDLE,
    middle,
    on_middle,
    outline,
)
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.faces import Face, faces_of, svg_of
from surajang.gui.board.mark_painter import HALO, INK
from surajang.gui.board.painter import OUTLINE, piece_set_for, zone_of
from surajang.gui.board.piece_facts import BOTH, CAPTURES, GOES, LEAPS
from surajang.gui.board.piece_facts import Diagram as Moves
from surajang.gui.board.pieces import letter_of
from surajang.gui.board.places import Place, Slot
from surajang.gui.kit.theme import board_theme
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming
from surajang.rules.codes import BLACK, file_of, rank_of, square_at
from surajang.rules.coordinates import shogi_style, written_square
from surajang.rules.variant import Variant

CELL = 100
MARGIN = 40
EAR = 20
"""The side of the corner that marks the squares of the latest move, as in the board's painter."""


def diagram(state: BoardState, options: BoardOptions, flipped: bool, side: int = 0) -> str:
    """Return a state as an SVG document, `side` pixels wide or high, whichever is more; 0 for its own units."""
    return _Diagram(state, options, flipped).text(side)


def moves_diagram(variant: Variant, shown: Moves, options: BoardOptions) -> str:
    """Return the reach of a piece from a square as an SVG document: the board alone, in its own units."""
    state = BoardState(variant, {**shown.others, shown.square: shown.piece}, {})
    return _Diagram(state, options._replace(coordinates=False), False).moves(shown)


class _Diagram:
    """An SVG document while it is being written. Lengths are its own units."""

    def __init__(self, state: BoardState, options: BoardOptions, flipped: bool) -> None:
        self._state = state
        self._variant = state.variant
        self._flipped = flipped
        self._coordinates = options.coordinates
        self._latest = state.last_move if options.last_move else ()
        self._theme = board_theme(options.theme)
        self._piece_set = piece_set_for(state.variant, options.piece_set)
        self._shogi = shogi_style(state.variant)
        self._width = self._variant.files * CELL + 2 * MARGIN
        self._top = MARGIN + CELL
        self._height = self._top + self._variant.ranks * CELL + MARGIN + CELL
        self._zones = [zone_of(self._variant, self._variant.appearance.marked, side) for side in (0, 1)]
        self._parts: list[str] = []
        self._used: dict[tuple[Face, str], str] = {}
        self._held: dict[Place, tuple[float, float]] = {}

    def text(self, side: int) -> str:
        """Draw everything and return the document."""
        self._draw_squares()
        if self._coordinates:
            self._draw_coordinates()
        self._draw_zones()
        self._draw_outlines()
        for owner in (0, 1):
            self._draw_hand(owner)
        for annotation in self._state.annotations:
            if not fills_square(annotation):
                self._annotate(annotation)
        for badge in self._state.badges:
            self._draw_badge(badge)
        width, height = self._width, self._height
        scale = side / max(width, height) if side else 1
        title = escape(
            tr(
                "{title}: {player} to move",
                title=naming.title(self._variant),
                player=self._state.player(self._state.side),
            )
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:g}" height="{height * scale:g}" '
            f'viewBox="0 0 {width} {height}">\n'
            f"<title>{title}</title>\n<defs>{''.join(self._used.values())}</defs>\n"
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n' + "\n".join(self._parts) + "\n</svg>\n"
        )

    def moves(self, shown: Moves) -> str:
        """Draw the board alone, with marks of what a piece can do there, and return the document."""
        self._draw_squares()
        self._draw_outlines()
        tint = self._theme["selected"]
        for square in shown.gained:
            left, top = self._corner(square)
            box = f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}"'
            self._parts.append(f'{box} fill="{tint.name()}" fill-opacity="{tint.alphaF():.2f}"/>')
        for square, kind in shown.reach.items():
            self._parts.append(self._reach(square, kind))
        box = f"{MARGIN} {self._top} {self._variant.files * CELL} {self._variant.ranks * CELL}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n'
            f"<defs>{''.join(self._used.values())}</defs>\n" + "\n".join(self._parts) + "\n</svg>\n"
        )

    def _reach(self, square: int, kind: str) -> str:
        """Return the mark of what a piece can do on a square (`mark_painter.reach_mark`)."""
        left, top = self._corner(square)
        x, y = left + CELL / 2, top + CELL / 2
        colour = self._theme["legal"].name()
        line = f'fill="none" stroke="{colour}" stroke-width="{CELL * 0.08:g}"'
        circle = f'<circle cx="{x:g}" cy="{y:g}"'
        dot = f'{circle} r="{CELL * 0.2:g}" fill="{colour}"/>'
        arm = CELL * 0.19
        return {
            GOES: f'{circle} r="{arm:g}" {line}/>',
            CAPTURES: f'<path d="M{x - arm:g} {y - arm:g}L{x + arm:g} {y + arm:g}'
            f'M{x - arm:g} {y + arm:g}L{x + arm:g} {y - arm:g}" {line}/>',
            BOTH: dot,
            LEAPS: f'{dot}{circle} r="{CELL * 0.36:g}" {line}/>',
        }[kind]

    def _corner(self, square: int) -> tuple[int, int]:
        file, rank = file_of(square), rank_of(square)
        files, ranks = self._variant.files, self._variant.ranks
        column, row = (files - 1 - file, rank) if self._flipped else (file, ranks - 1 - rank)
        return MARGIN + column * CELL, self._top + row * CELL

    def _piece(self, code: int, x: float, y: float, size: float) -> None:
        """Draw a piece into the square whose upper left corner is (x, y)."""
        owner = 1 if code >= BLACK else 0
        face = faces_of(self._variant, self._piece_set)[self._state.piece(code).symbol][owner]
        letter = letter_of(face, owner, 1 if self._flipped else 0)
        name = (face, letter)
        if name not in self._used:
            self._used[name] = _symbol(f"p{len(self._used)}", svg_of(face, letter))
        reference = f"p{list(self._used).index(name)}"
        self._parts.append(f'<use href="#{reference}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>')

    def _draw_squares(self) -> None:
        theme, appearance = self._theme, self._variant.appearance
        tinted = {square: "zone" for zone in self._zones for square in zone}
        for side, name in enumerate(("palace_first", "palace_second")):
            tinted |= dict.fromkeys(zone_of(self._variant, appearance.tints, side), name)
        latest = dict.fromkeys(self._latest, "last_move")
        coloured = {mark.place: mark.colour.fill for mark in self._state.marks if fills_square(mark)}
        for square in self._state.squares:
            left, top = self._corner(square)
            box = f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}"'
            light = not appearance.checkered or (file_of(square) + rank_of(square)) % 2 == 1
            fill = theme["light" if light else "dark"].name()
            self._parts.append(f'{box} fill="{fill}" stroke="{theme["line"].name()}" stroke-width="1.5"/>')
            for names in (tinted, latest, coloured):
                if square in names:
                    tint = theme[names[square]]
                    self._parts.append(f'{box} fill="{tint.name()}" fill-opacity="{tint.alphaF():.2f}"/>')
            if square in latest:
                ear = f"M{left} {top}h{EAR}l-{EAR} {EAR}z"
                self._parts.append(f'<path d="{ear}" fill="{INK.name()}" stroke="{HALO.name()}" stroke-width="2"/>')
            if self._state.piece_at(square):
                self._piece(self._state.piece_at(square), left, top, CELL)

    def _draw_coordinates(self) -> None:
        """Write files and ranks beside the squares, in the game's notation."""
        variant, top = self._variant, self._top
        for file in range(variant.files):
            left, _ = self._corner(square_at(file, 0))
            line = top - 12 if self._shogi else top + variant.ranks * CELL + 28
            self._parts.append(_label(written_square(variant, square_at(file, 0))[0], left + CELL / 2, line))
        for rank in range(variant.ranks):
            _, upper = self._corner(square_at(0, rank))
            x = self._width - MARGIN / 2 if self._shogi else MARGIN / 2
            self._parts.append(_label(written_square(variant, square_at(0, rank))[1:], x, upper + CELL / 2 + 8))

    def _draw_zones(self) -> None:
        """Draw the inner edges of the promotion zones."""
        for zone in filter(None, self._zones):
            tops = [self._corner(square)[1] for square in zone]
            edge = max(tops) + CELL if min(tops) == self._top else min(tops)
            stroke = f'stroke="{self._theme["line"].name()}" stroke-width="5"'
            self._parts.append(f'<path d="M{MARGIN} {edge}h{self._variant.files * CELL}" {stroke}/>')

    def _draw_outlines(self) -> None:
        """Draw the outlines of the regions, each in its owner's colour between two lines."""
        for side, name in enumerate(("palace_first", "palace_second")):
            corners = [
                self._corner(square) for square in zone_of(self._variant, self._variant.appearance.outlined, side)
            ]
            if not corners:
                continue
            (left, top), (right, bottom) = min(corners), max(corners)
            width, height = right + CELL - left, bottom + CELL - top
            inner, outer = CELL * OUTLINE, CELL * OUTLINE * 5 / 3
            for thick, ink in ((outer, self._theme["line"]), (inner, self._theme[name])):
                box = f'x="{left + outer / 2:g}" y="{top + outer / 2:g}" width="{width - outer:g}" '
                box += f'height="{height - outer:g}"'
                self._parts.append(f'<rect {box} fill="none" stroke="{ink.name()}" stroke-width="{thick:g}"/>')

    def _draw_hand(self, side: int) -> None:
        below = (side == 1) == self._flipped
        under = self._top + self._variant.ranks * CELL + (MARGIN / 2 if self._shogi else MARGIN)
        x, y = float(MARGIN), float(under) if below else MARGIN / 4
        held = [slot for slot in self._state.slots if slot.side == side and self._state.held(slot)]
        step = min(CELL * 1.1, (self._width - 2 * MARGIN) / max(1, len(held)))
        unit = step / 1.1
        for slot in held:
            self._piece(self._state.piece_at(slot), x, y, unit * 0.8)
            self._parts.append(_label(str(self._state.held(slot)), x + unit * 0.9, y + unit * 0.72))
            self._held[slot] = x + unit * 0.4, y + unit * 0.4
            x += step

    def _centre(self, place: Place) -> tuple[float, float] | None:
        """Return the middle of a square, or of a piece in hand; None if the hand has none."""
        if isinstance(place, Slot):
            return self._held.get(place)
        left, top = self._corner(place)
        return left + CELL / 2, top + CELL / 2

    def _annotate(self, annotation: Annotation) -> None:
        """Draw an arrow or a circle; without hands, the arrow of a drop is a circle around its square."""
        mark = isinstance(annotation, Mark)
        start = self._centre(annotation.place if isinstance(annotation, Mark) else annotation.start)
        end = start if isinstance(annotation, Mark) else self._centre(annotation.end)
        if end is None:
            return
        colour = self._theme[annotation.colour.arrow]
        paint = f'"{colour.name()}" {{}}-opacity="{colour.alphaF():.2f}"'
        dashes = DASHES[annotation.colour]
        thick = CELL * (CIRCLE_MIDDLE if mark or start is None else MIDDLE)
        line = f'stroke="{on_middle(colour).name()}" stroke-width="{thick:g}"'
        if dashes:
            line += f' stroke-dasharray="{" ".join(f"{thick * dash:g}" for dash in dashes)}"'
        if mark or start is None:
            width = CELL * CIRCLE_WIDTH
            x, y = end
            circle = f'<circle cx="{x:g}" cy="{y:g}" r="{CELL / 2 - width / 2 - 2 * CELL * CIRCLE_EDGE:g}" fill="none"'
            for ink, edge in ((HALO, 4 * CIRCLE_EDGE), (INK, 2 * CIRCLE_EDGE)):
                self._parts.append(f'{circle} stroke="{ink.name()}" stroke-width="{width + CELL * edge:g}"/>')
            self._parts.append(f'{circle} stroke={paint.format("stroke")} stroke-width="{width:g}"/>')
            if dashes is not None:
                self._parts.append(f"{circle} {line}/>")
        else:
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in outline(start, end, CELL))
            arrow = f'<polygon points="{points}"'
            self._parts.append(f'{arrow} fill="none" stroke="{HALO.name()}" stroke-width="{CELL * 3 * EDGE:g}"/>')
            stroke = f'stroke="{INK.name()}" stroke-width="{CELL * EDGE:g}"'
            self._parts.append(f"{arrow} fill={paint.format('fill')} {stroke}/>")
            if dashes is not None:
                (x1, y1), (x2, y2) = middle(start, end, CELL)
                self._parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {line}/>')

    def _draw_badge(self, badge: Badge) -> None:
        """Draw a sign on a disc over the upper right corner of its square."""
        middle = self._centre(badge.place)
        if middle is None:
            return
        x, y = middle[0] + CELL * (0.5 - BADGE * 0.3), middle[1] - CELL * (0.5 - BADGE * 0.3)
        colour = BADGE_COLOURS[badge.colour].name()
        self._parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{CELL * BADGE / 2:g}" fill="{colour}" '
            'stroke="#ffffff" stroke-width="2"/>'
        )
        self._parts.append(
            f'<text x="{x:g}" y="{y + CELL * BADGE * 0.22:g}" font-family="sans-serif" font-weight="bold" '
            f'font-size="{CELL * BADGE * 0.62:g}" text-anchor="middle" fill="#ffffff">{escape(badge.text)}</text>'
        )


def _label(text: str, x: float, y: float) -> str:
    """Return a text centred at x, on the line y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="24" text-anchor="middle" '
        f'fill="#333333">{escape(text)}</text>'
    )


def _symbol(name: str, text: str) -> str:
    """Return a piece's picture as an SVG symbol, its own ids made unique by the symbol's name."""
    match = re.search(r"<svg([^>]*)>(.*)</svg>", text, re.DOTALL)
    attributes, body = match.groups() if match else ("", "")
    drawn = " ".join(re.findall(r'(?:viewBox|stroke-linejoin|stroke-linecap|fill)="[^"]*"', attributes))
    body = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', body)
    body = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", body)
    body = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', body)
    return f'<symbol id="{name}" {drawn}>{body}</symbol>'
