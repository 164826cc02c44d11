"""The commands that open pages and dialogs, by the requests that they make."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from surajang.gui.desk.navigator import (
    EditorRequest,
    EnginesRequest,
    KnownRequest,
    LessonsRequest,
    LibraryRequest,
    MatchesRequest,
    Navigator,
    NewGameRequest,
    NewStudyRequest,
    OpenFileRequest,
    PasteRequest,
    PlaytestRequest,
    PuzzlesRequest,
    Request,
    StartPageRequest,
    WorkshopRequest,
)
from surajang.gui.shell.page import CommandHandler, Handlers

if TYPE_CHECKING:
    from collections.abc import Callable

    from surajang.rules.game import Game

REQUESTS: dict[str, Request] = {
    "new_game": NewGameRequest(),
    "open_file": OpenFileRequest(),
    "paste": PasteRequest(),
    "edit_position": EditorRequest(),
    "library": LibraryRequest(),
    "workshop": WorkshopRequest(),
    "show_start_page": StartPageRequest(),
    "new_study": NewStudyRequest(),
    "learn": LessonsRequest(),
    "puzzles": PuzzlesRequest(),
    "series": MatchesRequest(),
    "known": KnownRequest(),
    "playtest": PlaytestRequest(),
    "engines": EnginesRequest(),
}


def page_handlers(navigator: Navigator, shown: Callable[[], Game | None]) -> Handlers:
    """Return the handlers of the commands; `shown` returns the game at whose position the current page is."""
    return {
        **{name: CommandHandler(partial(navigator.open, request)) for name, request in REQUESTS.items()},
        "find_position": CommandHandler(lambda: navigator.open(LibraryRequest(shown())), lambda: shown() is not None),
    }
