"""How a feature leads to another without importing it: requests, links that make them, and the navigator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QPushButton, QWidget

from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.translation import tr

if TYPE_CHECKING:
    from surajang.gui.players.players import MatchSettings
    from surajang.gui.shell.page import Page
    from surajang.gui.storage.game_file import GameFile
    from surajang.gui.storage.games_folder import UnfinishedGame
    from surajang.rules.game import Game, Node

TWO = "two"
COMPUTER = "computer"
WATCH = "watch"
"""The modes of a new game: two people, a person against the computer, or the computer against itself."""


@dataclass(frozen=True)
class Request:
    """A request to show something else. The navigator grants it unless the person stays with unsaved work."""


@dataclass(frozen=True)
class VariantRequest(Request):
    """A request about a variant, about the current one for ""."""

    variant: str = ""


class StartPageRequest(Request):
    """Show the start page."""


@dataclass(frozen=True)
class NewGameRequest(Request):
    """Ask for a new game, and begin it; the dialog starts with these values if given."""

    variant: str = ""
    mode: str = ""
    start: str = ""
    """A FEN."""
    flipped: bool | None = None
    """Whether the second player is at the lower edge, unless the computer plays one of the sides."""


@dataclass(frozen=True)
class MatchRequest(Request):
    """Play with these settings, or continue a game."""

    settings: MatchSettings
    game: Game | None = None
    file: GameFile | None = None
    """The file that the game was read from."""
    save_in: Path | None = None
    """Where the game is saved while it is played; a new file if None."""
    paused: bool = False
    """Whether the clock, or the computer's game against itself, waits for the person to resume it."""


@dataclass(frozen=True)
class ContinueRequest(Request):
    """Continue an unfinished game."""

    game: UnfinishedGame


class UnfinishedRequest(Request):
    """Show the list of unfinished games."""


@dataclass(frozen=True)
class PositionStudyRequest(Request):
    """Study a position, a FEN of the variant. Opening it raises rules.diagram.InvalidPosition if it is none."""

    variant: str
    start: str = "startpos"
    flipped: bool | None = None
    """Whether the second player is at the lower edge; by default not."""


@dataclass(frozen=True)
class StudyRequest(Request):
    """Study a game's text (PGN), from the position after these of its moves."""

    text: str
    moves: tuple[int, ...] = ()
    record: GameFile | None = None
    """The game's own file."""
    review: bool = False
    """Whether to review the game there."""
    flipped: bool | None = None
    """Whether the second player is at the lower edge; by default as the game says, or if that is the only person."""


@dataclass(frozen=True)
class SavedStudyRequest(Request):
    """Reopen a study where it is saved while it is edited, at the position after these of its moves."""

    path: Path
    name: str
    moves: tuple[int, ...] = ()
    file: GameFile | None = None
    """The study's own file."""
    record: GameFile | None = None
    """The file of the game that it was made from."""


@dataclass(frozen=True)
class StudyGameRequest(Request):
    """Study a game that was read and that nothing else uses, at the position after these of its moves."""

    game: Game
    file: GameFile | None = None
    """The study's own file."""
    record: GameFile | None = None
    """The file of the game that it was made from."""
    save_in: Path | None = None
    """Where the study is saved while it is edited; a new file if None."""
    moves: tuple[int, ...] = ()
    review: bool = False
    """Whether to review the game there."""
    flipped: bool | None = None
    """Whether the second player is at the lower edge; by default as the game says, or if that is the only person."""


class NewStudyRequest(Request):
    """Ask what to study."""


@dataclass(frozen=True)
class MistakesRequest(Request):
    """Replay one side's mistakes of a reviewed game as tasks."""

    game: Game
    line: tuple[Node, ...]
    """The main line from its root, with its review."""
    side: int
    back: Callable[[], object]
    """Returns to where it was requested."""


@dataclass(frozen=True)
class GameTextRequest(Request):
    """Open a game's text, which has no file to be saved to; `name` is its name in messages."""

    text: bytes
    name: str


@dataclass(frozen=True)
class OpenFileRequest(Request):
    """Open a saved game; ask which if there is no path."""

    path: str = ""


class OwnGameRequest(Request):
    """A request about own games."""


@dataclass(frozen=True)
class NamedGameRequest(OwnGameRequest):
    """A request about the own game with a name."""

    name: str


@dataclass(frozen=True)
class OpenDefinitionRequest(OwnGameRequest):
    """Show the games that a file or a text defines; ask which file if it is empty."""

    source: Path | str = ""


class ExportGameRequest(NamedGameRequest):
    """Save the definition of an own game as a file."""


class RemoveGameRequest(NamedGameRequest):
    """Remove an own game with all its versions, after asking."""


class PractiseRequest(NamedGameRequest):
    """Let an own game practise, or show its progress."""


class MeasureLevelsRequest(NamedGameRequest):
    """Measure the computer's levels in an own game, or show how strong they are."""


class PlaytestRequest(VariantRequest):
    """Show the playtests of a variant, of the current one for ""."""


class KnownRequest(VariantRequest):
    """Show the report on a known variant, of the current one for ""; for an own game, its playtests."""


class PasteRequest(Request):
    """Open the clipboard's content."""


@dataclass(frozen=True)
class FoundPositionRequest(Request):
    """Begin from a position that was pasted, dropped or opened, the start of a new game: study or play it."""

    game: Game


@dataclass(frozen=True)
class EditorRequest(Request):
    """Set up a position: this FEN, or the one shown, or the last one edited."""

    variant: str = ""
    start: str = ""


class WorkshopRequest(VariantRequest):
    """Show the workshop, or edit a new version of an own game there (its name in the catalogue)."""


@dataclass(frozen=True)
class RulesRequest(Request):
    """Show the rules of a variant, of the current one for "", or DIFFERENCES, at a section or at the start."""

    variant: str = ""
    section: str = ""


@dataclass(frozen=True)
class LessonsRequest(Request):
    """Show all lessons, with the focus on a family of variants, or one lesson of a family."""

    family: str = ""
    begin: bool = False
    """Whether to open the next lesson, of the first family for ""."""
    lesson: str = ""
    """The lesson to begin, the name of its file without the number."""


class PuzzlesRequest(VariantRequest):
    """Show the puzzles of a variant, of the current one for ""."""


@dataclass(frozen=True)
class LibraryRequest(Request):
    """Show all games, or those with the position at a game's cursor; add files before, and show a message."""

    game: Game | None = None
    added: tuple[Path, ...] = ()
    message: str = ""


class MatchesRequest(Request):
    """Show the engine matches."""


class EnginesRequest(Request):
    """Show the list of engines."""


class Navigator(Protocol):
    """Shows pages, and grants their requests. gui.app.page_stack.PageStack is one."""

    def open(self, request: Request) -> None:
        """Grant a request."""

    def show_page(self, page: Page) -> None:
        """Show a page in place of the current one, which is left and deleted."""

    def tell(self, sentence: str) -> None:
        """Show a message that is not about the current page."""


def link_to(request: Request, text: str, navigator: Navigator, parent: QWidget) -> QPushButton:
    """Return a link that makes a request."""
    return make_button(text, parent, lambda: navigator.open(request), look="link", enter=True)


def start_page_link(navigator: Navigator, parent: QWidget) -> QPushButton:
    """Return a link to the start page."""
    return link_to(StartPageRequest(), tr("Start page"), navigator, parent)
