"""The elements of an SVG, read within limits; what a drawing may not use is refused."""

from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from surajang.rules.errors import ReasonedError
from surajang.rules.reasons import because

MAX_ELEMENTS: Final = 2000
DEEPEST: Final = 32

SVG: Final = "http://www.w3.org/2000/svg"
_LINK: Final = "http://www.w3.org/1999/xlink"
SHAPES: Final = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
GRADIENTS: Final = ("linearGradient", "radialGradient")
_ACTIVE: Final = ("script", "foreignobject", "iframe", "handler", "listener")
_WITHOUT_EFFECT: Final = ("title", "desc", "metadata")
_KNOWN: Final = {"svg", "g", "defs", "style", "stop", *SHAPES, *GRADIENTS, *_WITHOUT_EFFECT}


@dataclass
class Element:
    """An element of the source."""

    name: str
    attributes: dict[str, str]
    children: list["Element"] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


def drawing_uses(what: str) -> ReasonedError:
    """Return the refusal of something that drawings may not use."""
    return ReasonedError(because("drawing uses", text=what))


class Source:
    """The tree of an SVG while it is being read. Raises ReasonedError for elements that are refused."""

    def __init__(self) -> None:
        self._stack = [Element("", {})]
        self._count = self._ignored = 0

    def read(self, source: str) -> Element:
        """Return the root of an SVG. Raises ReasonedError for other XML."""
        parser = expat.ParserCreate("utf-8", "\n")
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EntityDeclHandler = self._entity
        parser.SkippedEntityHandler = self._skipped
        parser.ProcessingInstructionHandler = self._instruction
        try:
            parser.Parse(source.encode("utf-8"), True)
        except expat.ExpatError as error:
            raise ReasonedError(because("drawing no SVG", line=error.lineno)) from None
        except UnicodeEncodeError:
            raise ReasonedError(because("drawing no SVG", line=1)) from None
        roots = self._stack[0].children
        if not roots or roots[0].name != "svg":
            raise ReasonedError(because("drawing no SVG", line=1))
        return roots[0]

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition("\n")
        self._count += 1
        if self._count > MAX_ELEMENTS or len(self._stack) + self._ignored > DEEPEST:
            raise ReasonedError(because("drawing too detailed"))
        foreign = space not in (SVG, "")
        if local.lower() in _ACTIVE or not (foreign or self._ignored or local in _KNOWN):
            raise drawing_uses(f"<{local}>")
        if foreign or self._ignored or local in _WITHOUT_EFFECT:
            self._ignored += 1
            return
        element = Element(local, _own(attributes))
        self._stack[-1].children.append(element)
        self._stack.append(element)

    def _end(self, name: str) -> None:
        if self._ignored:
            self._ignored -= 1
        else:
            self._stack.pop()

    def _text(self, data: str) -> None:
        if not self._ignored and self._stack[-1].name == "style":
            self._stack[-1].text.append(data)

    def _doctype(self, name: str, system: str | None, public: str | None, subset: bool) -> None:
        if subset:
            raise drawing_uses("<!DOCTYPE […]>")

    def _entity(self, *about: object) -> None:
        raise drawing_uses("<!ENTITY>")

    def _skipped(self, name: str, parameter: bool) -> None:
        raise drawing_uses(f"&{name};")

    def _instruction(self, target: str, data: str) -> None:
        raise drawing_uses(f"<?{target}?>")


def _own(attributes: dict[str, str]) -> dict[str, str]:
    """Return the attributes of SVG and the link among those of an element. Raises ReasonedError for handlers."""
    found = {}
    for name, value in attributes.items():
        space, _, local = name.rpartition("\n")
        if local.lower().startswith("on") and not space:
            raise drawing_uses(local)
        if local == "href" and space in ("", _LINK):
            if not value.startswith("#"):
                raise drawing_uses(f"{local}={value}")
            found["href"] = value[1:]
        elif not space:
            found[local] = value
    return found
