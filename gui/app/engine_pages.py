"""The pages on which engines play among themselves: matches, playtests of a game, and the reports on known games."""

# ruff: noqa: PLC0415  # each page is loaded when it is shown

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from surajang.gui.desk.navigator import KnownRequest, MatchesRequest, PlaytestRequest
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import naming
from surajang.rules import catalogue

if TYPE_CHECKING:
    from surajang.gui.desk.page_tools import PageTools
    from surajang.gui.known.known_page import KnownPlace
    from surajang.gui.matches.engine_match import MatchStore
    from surajang.gui.playtest.playtests import Playtests

FAILED = Text("{title} cannot be playtested.")
FAILED_WHY = Text("{title} cannot be playtested: {why}.")
DAMAGED = Text("The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.")


class EnginePages(QObject):
    """Shows the pages; engines go on playing while other pages are shown, until `close`."""

    message = Signal(str)
    """A message that is not about the page: a sentence."""

    closed = Signal()

    def __init__(self, tools: PageTools, shown: Callable[[], str], parent: QObject) -> None:
        """`shown` returns the current game's name."""
        super().__init__(parent)
        self._tools = tools
        self._shown = shown
        self._known_at: KnownPlace | None = None
        """Where the page on a known game was last left."""

    def show(self, request: MatchesRequest | PlaytestRequest | KnownRequest) -> None:
        """Show a page."""
        if isinstance(request, MatchesRequest):
            from surajang.gui.matches.matches_page import show_matches

            show_matches(self.matches, self._tools)
            return
        game = catalogue.find(request.variant or self._shown()) or catalogue.games()[0]
        if isinstance(request, KnownRequest) and not catalogue.is_own(game):
            from surajang.gui.known.known_page import show_known

            page = show_known(self._tools, game.name)
            if self._known_at is not None and self._known_at.game == game.name:
                page.go_to(self._known_at)
            page.left.connect(self._note_known)
            page.show_again = lambda: self.show(KnownRequest(page.game_name))
        else:
            from surajang.gui.playtest.playtest_page import show_playtest

            show_playtest(self.playtests, self._tools, game.name)

    def _note_known(self, place: KnownPlace) -> None:
        self._known_at = place

    def stop_playtest(self, base: str) -> None:
        """Stop the playtest of a game that is being removed; `base` is its name without the fingerprint."""
        played = catalogue.find(self.playtests.game)
        if played is not None and catalogue.base_name(played) == base:
            self.playtests.close()

    @cached_property
    def matches(self) -> MatchStore:
        """The engine matches."""
        from surajang.gui.matches.engine_match import MatchStore

        made = MatchStore(self._tools.settings, self)
        made.failed.connect(self.message)
        made.ended.connect(lambda: self._tools.sounds.play("done"))
        self.closed.connect(made.close)
        return made

    @cached_property
    def playtests(self) -> Playtests:
        """The playtests."""
        from surajang.gui.playtest.playtest_page import PlaytestPage
        from surajang.gui.playtest.playtests import Playtests

        def title(game: str) -> str:
            return naming.title(catalogue.named(game))

        def fail(game: str, why: str, damaged: bool) -> None:
            text = DAMAGED if damaged else FAILED_WHY if why else FAILED
            self.message.emit(text(title=title(game), why=why))

        def tell_end(game: str) -> None:
            words = tr("The playtest of {title} has ended.", title=title(game))
            pages = self._tools.pages.findChildren(PlaytestPage)
            if any(page.isVisible() and page.game_name == game for page in pages):
                announce(words)  # the page shows it
            else:
                self.message.emit(words)

        made = Playtests(self)
        made.ended.connect(tell_end)
        made.failed.connect(fail)
        self.closed.connect(made.close)
        return made
