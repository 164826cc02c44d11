"""Animated pictures as files hold them. Pillow, which writes them, is imported when it is needed."""

import io
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from surajang.gui.kit.translation import mark, tr

if TYPE_CHECKING:
    from PIL.Image import Image

KINDS = {"gif": mark("GIF animation (*.gif)"), "webp": mark("WebP animation (*.webp)")}

COLOURS = 255
"""How many a GIF has; one more is left for what does not change from one picture to the next."""

QUALITY = 82
"""Of WebP's pictures, from 0 to 100."""


class Raw(NamedTuple):
    """A picture of red, green and blue bytes, whose lines take `stride` bytes each."""

    width: int
    height: int
    stride: int
    data: bytes


def animated_file(kind: str, sample: Raw, pictures: Iterable[Raw], durations: list[int]) -> bytes:
    """Return the file of an animation that goes on for ever.

    `kind` is one of KINDS. `sample` has all colours of the pictures; there are as many `durations`, in milliseconds, as
    pictures. Raises OSError, and whatever reading the pictures raises.
    """
    from PIL import features

    if not features.check("webp") and kind == "webp":
        raise OSError(tr("this system's Pillow writes no WebP; it does write GIF"))
    frames = _indexed(_image(sample), pictures) if kind == "gif" else (_image(picture) for picture in pictures)
    buffer = io.BytesIO()
    first = next(frames)
    more = {"optimize": True, "disposal": 1} if kind == "gif" else {"quality": QUALITY, "method": 3}
    first.save(buffer, kind.upper(), save_all=True, append_images=frames, duration=durations, loop=0, **more)
    return buffer.getvalue()


def _image(picture: Raw) -> "Image":
    """Return a picture as Pillow has it."""
    from PIL import Image

    return Image.frombuffer("RGB", (picture.width, picture.height), picture.data, "raw", "RGB", picture.stride, 1)


def _indexed(sample: "Image", pictures: Iterable[Raw]) -> Iterator["Image"]:
    """Yield pictures with the same colours, those of the sample."""
    from PIL.Image import Dither, Quantize

    palette = sample.quantize(COLOURS, Quantize.MEDIANCUT)
    for picture in pictures:
        yield _image(picture).quantize(palette=palette, dither=Dither.NONE)
