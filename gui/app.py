"""The program's start: its arguments, and the window."""

import argparse
import importlib.util
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def version_text() -> str:
    """Return the program's version and whether its core is compiled."""
    try:
        number = version("surajang")
    except PackageNotFoundError:
        number = "from source"
    spec = importlib.util.find_spec("rules.position")
    compiled = spec is not None and spec.origin is not None and spec.origin.endswith((".so", ".pyd"))
    return f"Surajang {number} ({'compiled' if compiled else 'interpreted'} core)"


def parser() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    result = argparse.ArgumentParser(
        prog="surajang",
        description="Pandemonium, Mansindam and Palace Shogi: drop chess for two, or against the computer.",
    )
    result.add_argument("file", nargs="?", metavar="FILE", help="a saved game (PGN) to open")
    result.add_argument("--version", action="version", version=version_text())
    result.add_argument(
        "--offscreen",
        metavar="PICTURE",
        help="play a short computer game without a display, and draw it to this PNG file",
    )
    return result


def main(arguments: list[str] | None = None) -> int:
    """Run the program; return its exit code."""
    options = parser().parse_args(sys.argv[1:] if arguments is None else arguments)
    if options.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from gui.demo import draw_demo

        return draw_demo(Path(options.offscreen))
    from gui.main_window import MainWindow, application
    from gui.mishaps import Mishaps
    from gui.settings import Settings
    from gui.style import Style

    app = application(sys.argv[:1])
    window = MainWindow(Settings(), Style(app))
    sys.excepthook = Mishaps(window.tell)
    window.show()
    if options.file:
        window.documents.open_file(options.file)
    return app.exec()
