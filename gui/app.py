"""The program's start: its arguments, and the window."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from gui import system


class ShowVersion(argparse.Action):
    """Prints the version and ends the program."""

    def __call__(
        self, parser: argparse.ArgumentParser, options: argparse.Namespace, values: object, option: str | None = None
    ) -> None:
        from gui.version import version_text

        print(version_text())
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    result = argparse.ArgumentParser(
        prog="surajang",
        description="Pandemonium, Mansindam and Palace Shogi: drop chess for two, or against the computer.",
    )
    result.add_argument("file", nargs="?", metavar="FILE", help="a saved game (PGN) to open")
    result.add_argument(
        "--version", action=ShowVersion, nargs=0, help="say which version this is and whether its core is compiled"
    )
    result.add_argument(
        "--offscreen",
        metavar="PICTURE",
        help="play a short computer game without a display, and draw it to this file: the window as PNG, or the board "
        "alone where the name ends in .svg or .pdf",
    )
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    options = parser().parse_args(sys.argv[1:] if arguments is None else arguments)
    if options.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    check_system()
    if options.offscreen:
        from gui.demo import draw_demo

        return draw_demo(Path(options.offscreen))
    gc.disable()  # nothing that is loaded becomes garbage, and looking for it would take a tenth of the start
    from gui import languages
    from gui.application import Application
    from gui.collector import Collector
    from gui.settings import Settings

    app = Application(sys.argv[:1])
    settings = Settings()
    languages.put_on(languages.meant(settings["language"]))
    from gui.crash_log import CrashLog
    from gui.look.style import Style
    from gui.main_window import MainWindow

    window = MainWindow(settings, Style(app))
    sys.excepthook = CrashLog(window.tell)
    app.file_wanted.connect(window.pages.open_file)
    collector = Collector(window)
    window.ready.connect(collector.begin)
    if options.file:
        window.open_first(options.file)
    window.show()
    status = app.exec()
    settings.finish()
    return status


def check_system() -> None:
    """End the program with a sentence where the system lacks what Qt needs."""
    complaint = system.complaint_about_display("surajang")
    if not complaint:
        try:
            from gui.application import can_show

            complete = can_show()
        except ImportError:  # raised again later, where it is about something else
            complete = False
        complaint = "" if complete else system.complaint_about_libraries()
    if complaint:
        raise SystemExit(complaint)
