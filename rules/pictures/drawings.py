"""Drawings in SVG: read within limits, and written as nothing but paths and gradients.

Shapes, paths, groups, gradients and simple styles become absolute paths in a square of 1000 units. Everything else
(scripts, links, other files, entities, text, images, filters, copies) is refused: a drawing's cost is bounded, and it
looks the same everywhere. No text of the source is copied into the result.
"""

import math
import re
from typing import Final, NamedTuple

from surajang.rules.errors import ReasonedError
from surajang.rules.pictures import outlines
from surajang.rules.pictures.colours import colour_of
from surajang.rules.pictures.elements import GRADIENTS, SHAPES, SVG, Element, Source, drawing_uses
from surajang.rules.pictures.outlines import IDENTITY, SIDE, Matrix, Step, number, product
from surajang.rules.reasons import because

MAX_SOURCE_LENGTH: Final = 200_000
"""The most characters of an SVG that is read."""

MAX_LENGTH: Final = 20_000
"""The most characters of a drawing as it is written."""

MAX_SHAPES: Final = 300
MAX_STOPS: Final = 32

WIDEST: Final = SIDE / 5
"""The greatest width of a stroke."""

_REFUSED: Final = (
    "filter",
    "clip-path",
    "mask",
    "marker",
    "marker-start",
    "marker-mid",
    "marker-end",
    "stroke-dasharray",
)
_INHERITED: Final = {
    "fill": "black",
    "fill-opacity": "1",
    "fill-rule": "nonzero",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-opacity": "1",
    "stroke-linejoin": "miter",
    "stroke-linecap": "butt",
    "stroke-miterlimit": "4",
    "color": "black",
    "visibility": "visible",
}
_OWN: Final = ("opacity", "display", "stop-color", "stop-opacity", "transform")
_PROPERTIES: Final = {*_INHERITED, *_OWN, *_REFUSED}
_CHOICES: Final = {
    "fill-rule": ("nonzero", "evenodd"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "stroke-linecap": ("butt", "round", "square"),
}
_UNITS: Final = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}
_LENGTH: Final = re.compile(r"(.*?)(px|pt|pc|mm|cm|in)?")
_TRANSFORM: Final = re.compile(r"[\s,]*+(matrix|translate|scale|rotate|skewX|skewY)\s*+\(([^()]*+)\)[\s,]*+")
_COMMENT: Final = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)  # as in CSS, the end closes a comment
_RULE: Final = re.compile(r"([^{}]*+)\{([^{}]*+)\}\s*+")
_SELECTOR: Final = re.compile(r"[.#]?[A-Za-z_][A-Za-z0-9_-]*")
_REFERENCE: Final = re.compile(r"url\(\s*[\"']?#([^\"')]+?)[\"']?\s*\)")

Style = dict[str, str]


class _Paint(NamedTuple):
    """The paint of a shape's fill or stroke: a colour or the gradient with an id, and its opacity."""

    colour: str
    gradient: str
    opacity: float


def canonical(source: str) -> str:
    """Return a drawing in its canonical form, in which it is kept; this is idempotent.

    Raises ReasonedError if it is refused. Takes time linear in the source.
    """
    if len(source) > MAX_SOURCE_LENGTH:
        raise ReasonedError(because("drawing too large", most=MAX_SOURCE_LENGTH))
    return _Drawing(Source().read(source)).text()


class _Drawing:
    """A drawing while it is being written."""

    def __init__(self, root: Element) -> None:
        self._root = root
        self._rules: dict[str, Style] = {}
        self._gradients: dict[str, Element] = {}
        self._stops: dict[str, list[tuple[float, str, float]]] = {}
        self._definitions: list[str] = []
        self._paths: list[str] = []
        self._length = 0
        self._steps = 0
        self._drawn = 0.0
        self._collect(root)

    def text(self) -> str:
        """Return the whole drawing."""
        self._draw(self._root, _INHERITED, self._frame(), 1.0)
        if not self._paths:
            raise ReasonedError(because("drawing empty"))
        body = "".join([*self._definitions, *self._paths])
        return f'<svg xmlns="{SVG}" viewBox="0 0 {SIDE} {SIDE}">{body}</svg>'

    def _collect(self, element: Element) -> None:
        """Find the gradients and the rules of styles below an element."""
        for child in element.children:
            if child.name == "svg":
                raise drawing_uses("<svg> in <svg>")
            if child.name == "style":
                self._read_rules("".join(child.text))
            elif child.name in GRADIENTS and child.attributes.get("id"):
                self._gradients.setdefault(child.attributes["id"], child)
            self._collect(child)

    def _read_rules(self, sheet: str) -> None:
        """Read a style sheet whose rules select elements by name, class or id."""
        sheet = _COMMENT.sub(" ", sheet).strip()
        at = 0
        while at < len(sheet):
            match = _RULE.match(sheet, at)
            if match is None or "@" in match[1] or "\\" in match.group():
                raise drawing_uses(sheet[at : at + 40])
            style = _declared(match[2])
            for selector in match[1].split(","):
                if not _SELECTOR.fullmatch(selector.strip()):
                    raise drawing_uses(selector.strip())
                self._rules.setdefault(selector.strip(), {}).update(style)
            at = match.end()

    def _style(self, element: Element, parent: Style) -> Style:
        """Return all properties of an element. Raises ReasonedError for one that is refused."""
        attributes = element.attributes
        own = {name: attributes[name] for name in _PROPERTIES & attributes.keys()}
        names = [element.name, *[f".{name}" for name in attributes.get("class", "").split()[:8]]]
        names += [f"#{attributes['id']}"] if "id" in attributes else []
        for name in names:
            own |= self._rules.get(name, {})
        own |= _declared(attributes.get("style", ""))
        for name in _REFUSED:
            if own.get(name, "none").strip() not in ("none", "inherit", ""):
                raise drawing_uses(name)
        style = {name: parent[name] for name in _INHERITED}
        style |= {name: value.strip() for name, value in own.items() if value.strip() != "inherit"}
        return style

    def _frame(self) -> Matrix:
        """Return the matrix from the drawing's own units to the square that it is written in."""
        attributes = self._root.attributes
        box = attributes.get("viewBox", "").replace(",", " ").split()
        if box:
            if len(box) != 4:
                raise ReasonedError(because("drawing value", text=attributes["viewBox"]))
            left, top, width, height = [number(each) for each in box]
        else:
            left = top = 0.0
            width, height = [_length(attributes.get(name, "0")) for name in ("width", "height")]
        if min(width, height) < 1e-3:
            raise ReasonedError(because("drawing without size"))
        scale = SIDE / max(width, height)
        return (
            scale,
            0,
            0,
            scale,
            (SIDE - scale * width) / 2 - scale * left,
            (SIDE - scale * height) / 2 - scale * top,
        )

    def _draw(self, element: Element, parent: Style, matrix: Matrix, opacity: float) -> None:
        """Draw an element and those in it."""
        if element.name not in ("svg", "g", *SHAPES):
            return
        style = self._style(element, parent)
        if style.get("display") == "none":
            return
        opacity *= _share(style.get("opacity", "1"))
        if element is not self._root:
            matrix = product(matrix, _transform(style.get("transform", "")))
        if element.name in SHAPES:
            self._draw_shape(_outline(element), style, matrix, opacity)
        for child in element.children:
            self._draw(child, style, matrix, opacity)

    def _draw_shape(self, steps: list[Step], style: Style, matrix: Matrix, opacity: float) -> None:
        """Write the path of a shape, unless it is invisible."""
        fill, stroke = self._paint(style, "fill", opacity), self._paint(style, "stroke", opacity)
        width = _length(style["stroke-width"]) * math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        if not 0 <= width <= WIDEST:
            raise ReasonedError(because("drawing value", text=style["stroke-width"]))
        seen = fill is not None or (stroke is not None and round(width) > 0)
        if not seen or len(steps) < 2 or style["visibility"] != "visible":
            return
        placed = outlines.rounded(outlines.moved(steps, matrix))
        self._steps += len(steps)
        self._drawn += outlines.length(placed)
        if len(self._paths) == MAX_SHAPES or self._steps > outlines.MAX_STEPS or self._drawn > outlines.MAX_LENGTH:
            raise ReasonedError(because("drawing too detailed"))
        box = outlines.bounds(steps)
        parts = [f'<path d="{outlines.written(placed)}"']
        parts.append(self._painted("fill", fill, matrix, box))
        if fill is not None and _choice(style, "fill-rule") == "evenodd":
            parts.append('fill-rule="evenodd"')
        if stroke is not None and round(width) > 0:
            parts += [self._painted("stroke", stroke, matrix, box), f'stroke-width="{round(width)}"']
            parts.append(f'stroke-linejoin="{_choice(style, "stroke-linejoin")}"')
            parts.append(f'stroke-linecap="{_choice(style, "stroke-linecap")}"')
            limit = min(max(number(style["stroke-miterlimit"]), 1), 10)
            parts.append(f'stroke-miterlimit="{limit:g}"')
        self._paths.append(self._counted(" ".join(parts) + "/>"))

    def _counted(self, text: str) -> str:
        """Return a part of the result. Raises ReasonedError if the result becomes too long."""
        self._length += len(text)
        if self._length > MAX_LENGTH - 100:
            raise ReasonedError(because("drawing too detailed"))
        return text

    def _paint(self, style: Style, what: str, opacity: float) -> _Paint | None:
        """Return what fills or strokes a shape; None if that is invisible."""
        value = style[what].strip()
        opacity *= _share(style[f"{what}-opacity"])
        reference = _REFERENCE.match(value)
        if reference:
            if reference[1] not in self._gradients:
                raise drawing_uses(value)
            return _Paint("", reference[1], opacity) if opacity > 0 else None
        if value.lower() in ("none", "transparent"):
            return None
        colour, share = colour_of(style["color"] if value.lower() == "currentcolor" else value)
        opacity = round(opacity * share, 3)
        return _Paint(colour, "", opacity) if opacity > 0 else None

    def _painted(self, what: str, paint: _Paint | None, matrix: Matrix, box: tuple[float, ...]) -> str:
        """Return the attributes for a fill or a stroke."""
        if paint is None:
            return f'{what}="none"'
        colour = paint.colour or f"url(#{self._write_gradient(paint.gradient, matrix, box)})"
        opacity = round(paint.opacity, 3)
        return f'{what}="{colour}"' + (f' {what}-opacity="{opacity:g}"' if opacity < 1 else "")

    def _write_gradient(self, name: str, matrix: Matrix, box: tuple[float, ...]) -> str:
        """Write a gradient as a shape in `box` needs it, and return its id."""
        chain = self._chain(name)
        attributes: dict[str, str] = {}
        for element in reversed(chain):
            attributes |= element.attributes
        own: Matrix = IDENTITY
        if attributes.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
            left, top, right, bottom = box
            own = (right - left, 0, 0, bottom - top, left, top)
        whole = product(product(matrix, own), _transform(attributes.get("gradientTransform", "")))
        if abs(whole[0] * whole[3] - whole[1] * whole[2]) < 1e-9:
            whole = IDENTITY
        defaults = {"cx": "50%", "cy": "50%", "r": "50%", "x1": "0%", "y1": "0%", "x2": "100%", "y2": "0%"}
        if chain[0].name == "radialGradient":
            places = {key: attributes.get(key, defaults[key]) for key in ("cx", "cy", "r")}
            places |= {key: attributes[key] for key in ("fx", "fy") if key in attributes}
        else:
            places = {key: attributes.get(key, defaults[key]) for key in ("x1", "y1", "x2", "y2")}
        written = " ".join([f'{key}="{_decimal(_part(value))}"' for key, value in places.items()])
        if attributes.get("spreadMethod") in ("reflect", "repeat"):
            raise drawing_uses("spreadMethod")
        turned = " ".join([_decimal(value) for value in whole])
        stops = "".join(
            f'<stop offset="{_decimal(offset)}" stop-color="{colour}"'
            + (f' stop-opacity="{opacity:g}"' if opacity < 1 else "")
            + "/>"
            for offset, colour, opacity in self._stops_of(name, chain)
        )
        result = f"d{len(self._definitions)}"
        self._definitions.append(
            self._counted(
                f'<{chain[0].name} id="{result}" gradientUnits="userSpaceOnUse" gradientTransform="matrix({turned})" '
                f"{written}>{stops}</{chain[0].name}>"
            )
        )
        return result

    def _chain(self, name: str) -> list[Element]:
        """Return a gradient and those that it refers to. Raises ReasonedError for a cycle."""
        chain: list[Element] = []
        while name:
            if name not in self._gradients or len(chain) == 8:
                raise drawing_uses(f"#{name}")
            chain.append(self._gradients[name])
            name = chain[-1].attributes.get("href", "")
        return chain

    def _stops_of(self, name: str, chain: list[Element]) -> list[tuple[float, str, float]]:
        """Return offset, colour and opacity of a gradient's stops: those of the first in its chain that has any."""
        if name not in self._stops:
            stops: list[Element] = []
            for element in chain:
                stops = stops or [child for child in element.children if child.name == "stop"]
            if not 0 < len(stops) <= MAX_STOPS:
                raise ReasonedError(because("drawing too detailed"))
            found = []
            for stop in stops:
                style = self._style(stop, _INHERITED)
                value = style.get("stop-color", "black")
                colour, share = colour_of(style["color"] if value.lower() == "currentcolor" else value)
                opacity = round(share * _share(style.get("stop-opacity", "1")), 3)
                found.append((min(max(_part(stop.attributes.get("offset", "0")), 0), 1), colour, opacity))
            self._stops[name] = found
        return self._stops[name]


def _declared(text: str) -> Style:
    """Return the properties of SVG that a style declares."""
    style = {}
    for declaration in text.split(";"):
        name, _, value = declaration.partition(":")
        name = name.strip().lower()
        if "\\" in declaration or "@" in declaration:
            raise drawing_uses(declaration.strip())
        if name in _PROPERTIES:
            style[name] = value.replace("!important", "").strip()
    return style


def _outline(element: Element) -> list[Step]:
    """Return the outline of a shape."""
    attributes = element.attributes

    def length(name: str) -> float:
        return _length(attributes.get(name, "0"))

    if element.name == "path":
        return outlines.parse(attributes.get("d", ""))
    if element.name == "rect":
        return _rectangle(attributes)
    if element.name in ("circle", "ellipse"):
        rx, ry = (length("r"),) * 2 if element.name == "circle" else (length("rx"), length("ry"))
        return outlines.ellipse(length("cx"), length("cy"), rx, ry) if rx > 0 and ry > 0 else []
    if element.name == "line":
        return [("M", ((length("x1"), length("y1")),)), ("L", ((length("x2"), length("y2")),))]
    points = attributes.get("points", "").strip()
    return outlines.parse(f"M{points}{'Z' if element.name == 'polygon' else ''}") if points else []


def _rectangle(attributes: dict[str, str]) -> list[Step]:
    """Return the outline of a rectangle, with rounded corners if it has any."""
    x, y, width, height = [_length(attributes.get(name, "0")) for name in ("x", "y", "width", "height")]
    if width <= 0 or height <= 0:
        return []
    rx, ry = [attributes.get(name, "auto").strip() for name in ("rx", "ry")]
    rx, ry = (ry if rx == "auto" else rx), (rx if ry == "auto" else ry)
    across = min(max(0.0, _length(rx)), width / 2) if rx != "auto" else 0.0
    down = min(max(0.0, _length(ry)), height / 2) if ry != "auto" else 0.0
    if not (across and down):
        return outlines.parse(f"M{x} {y}H{x + width}V{y + height}H{x}Z")
    arc = f"A{across} {down} 0 0 1"
    right, bottom = x + width, y + height
    return outlines.parse(
        f"M{x + across} {y}H{right - across}{arc} {right} {y + down}V{bottom - down}{arc} {right - across} {bottom}"
        f"H{x + across}{arc} {x} {bottom - down}V{y + down}{arc} {x + across} {y}Z"
    )


def _length(text: str) -> float:
    """Return a length in units of the drawing."""
    match = _LENGTH.fullmatch(text.strip())
    return number(match[1]) * _UNITS[match[2] or ""] if match else number(text)


def _part(text: str) -> float:
    """Return a number or a percentage as a share."""
    text = text.strip()
    return number(text[:-1]) / 100 if text.endswith("%") else _length(text)


def _share(text: str) -> float:
    """Return an opacity from 0 to 1."""
    return min(max(_part(text), 0.0), 1.0)


def _decimal(value: float) -> str:
    """Return a number with four decimals at most. Raises ReasonedError for one that is too great."""
    if not abs(value) < 1e9:
        raise ReasonedError(because("drawing outside"))
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")


def _choice(style: Style, name: str) -> str:
    """Return a property that has one of few values, the first for others."""
    return style[name] if style[name] in _CHOICES[name] else _CHOICES[name][0]


def _transform(text: str) -> Matrix:
    """Return the matrix of a list of transformations."""
    matrix: Matrix = IDENTITY
    at = 0
    while at < len(text):
        match = _TRANSFORM.match(text, at)
        if match is None:
            if not text[at:].strip():
                break
            raise ReasonedError(because("drawing value", text=text[at : at + 20]))
        values = [number(each) for each in match[2].replace(",", " ").split()]
        matrix = product(matrix, _matrix(match[1], values, match.group()))
        at = match.end()
    return matrix


def _matrix(name: str, values: list[float], text: str) -> Matrix:
    """Return the matrix of one transformation."""
    counts = {"matrix": (6,), "translate": (1, 2), "scale": (1, 2), "rotate": (1, 3)}.get(name, (1,))
    if len(values) not in counts:
        raise ReasonedError(because("drawing value", text=text))
    if name == "matrix":
        a, b, c, d, e, f = values
        return a, b, c, d, e, f
    if name == "translate":
        return 1, 0, 0, 1, values[0], values[1] if len(values) == 2 else 0
    if name == "scale":
        return values[0], 0, 0, values[-1], 0, 0
    angle = math.radians(values[0])
    if name == "rotate":
        cosine, sine = math.cos(angle), math.sin(angle)
        x, y = values[1:] if len(values) == 3 else (0, 0)
        return cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y
    return (1, 0, math.tan(angle), 1, 0, 0) if name == "skewX" else (1, math.tan(angle), 0, 1, 0, 0)
