"""The program's start: command line and window."""

# ruff: noqa: PLC0415 # imports no Qt before the libraries are checked, and no module that this start does not need

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from surajang.gui.app import system

if TYPE_CHECKING:
    import argparse


class Options(NamedTuple):
    """The command line: a file to open, or a picture to draw, or whether to print the version."""

    file: str | None = None
    offscreen: str | None = None
    version: bool = False


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    import argparse

    result = argparse.ArgumentParser(
        prog="surajang",
        description="Pandemonium, Mansindam and Palace Shogi: drop chess for two, or against the computer.",
    )
    result.add_argument("file", nargs="?", metavar="FILE", help="a saved game (PGN) to open")
    result.add_argument("--version", action="store_true", help="print the version and whether its core is compiled")
    result.add_argument(
        "--offscreen",
        metavar="PICTURE",
        help="play a short computer game without a display and draw it to this file: the window as PNG, or"
        " the board alone if the name ends in .svg or .pdf",
    )
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options = Options(**vars(parser().parse_args(arguments))) if arguments else Options()
    if options.version:
        from surajang.gui.shell.version import version_text

        print(version_text())
        return 0
    if options.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    check_system()
    if options.offscreen:
        from surajang.gui.app.demo import draw_demo

        return draw_demo(Path(options.offscreen))
    gc.disable()  # nothing loaded becomes garbage, and collecting would take a tenth of the start
    from surajang.gui.app.application import Application, Collector, CrashLog, end_on_signals
    from surajang.gui.shell import languages
    from surajang.gui.shell.settings import Settings

    app = Application(sys.argv[:1])
    settings = Settings()
    languages.install(languages.chosen(settings["language"]))
    from surajang.gui.app.main_window import MainWindow
    from surajang.gui.desk.navigator import OpenFileRequest
    from surajang.gui.kit.style import Style

    window = MainWindow(settings, Style(app))
    sys.excepthook = CrashLog(window.tell)
    app.open_requested.connect(lambda path: window.pages.open(OpenFileRequest(path)))
    collector = Collector(window)
    window.ready.connect(collector.begin)
    window.ready.connect(lambda: end_on_signals(window.shut_down, window))

    def end() -> None:
        """End the program with its window, whatever else is open."""
        app.closeAllWindows()
        app.exit()

    window.closed.connect(end)
    if options.file:
        window.open_first(options.file)
    window.show()
    status = app.exec()
    settings.finish()
    return status


def check_system() -> None:
    """Exit with a sentence if the system lacks libraries that Qt needs."""
    complaint = system.complaint_about_display("surajang")
    if not complaint:
        try:
            from surajang.gui.app.application import can_show

            complete = can_show()
        except ImportError:  # if it has another cause, it is raised again later
            complete = False
        complaint = "" if complete else system.complaint_about_libraries()
    if complaint:
        raise SystemExit(complaint)
