"""Draws the program's and the saved game's icons from their SVG: PNG in every usual size, ICO and ICNS.

    python packaging/icons.py FOLDER

makes surajang-16.png … surajang-512.png, game-file-16.png … game-file-512.png, and .ico and .icns of both.
Needs PySide6 and Pillow.
"""

import os
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCES = Path(__file__).resolve().parent.parent / "assets" / "icons"
NAMES = ("surajang", "game-file")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def draw(source: Path, size: int) -> Image.Image:
    """The picture in an SVG file as `size` by `size` pixels. Raises ValueError if there is none."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is no picture")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the format is a str, whatever the stub says
    return Image.open(BytesIO(buffer.data().data())).convert("RGBA")


def main(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        drawn = {size: draw(SOURCES / f"{name}.svg", size) for size in SIZES}
        for size, picture in drawn.items():
            picture.save(folder / f"{name}-{size}.png", optimize=True)
        largest = drawn[max(SIZES)]
        others = [drawn[size] for size in ICO_SIZES]
        largest.save(folder / f"{name}.ico", sizes=[(size, size) for size in ICO_SIZES], append_images=others)
        largest.save(folder / f"{name}.icns", append_images=list(drawn.values()))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
