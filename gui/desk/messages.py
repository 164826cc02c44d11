"""The messages above the moves of a page with a board: remarks, refusals, unsaved data."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.view import BoardView
from surajang.gui.desk.navigator import Navigator, RulesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.banner import Banner, Choice
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.rules.reasons import Reason
from surajang.rules.variant import Variant

SAVED_ELSEWHERE = ("game", "file")
"""Data that can be saved under another name."""


def rule_link(variant: Variant, navigator: Navigator, refusal: Reason | None = None, result: str = "") -> Choice | None:
    """Return the link to the place in a game's rules about a refusal or a result, None if there is none."""
    page = rules_page(variant)
    place = page.place_of_refusal(refusal) if refusal else page.place_of_result(result)
    return (tr("The rule"), lambda: navigator.open(RulesRequest(variant.name, place))) if place else None


class PageMessages(QObject):
    """Two places, one below the other: `trouble` for unsaved data, `banner` for the current message."""

    resized = Signal()
    """The messages need another height."""

    save_requested = Signal()
    """Save the data shown in another place."""

    def __init__(self, variant: Variant, board: BoardView, tools: PageTools, page: QWidget) -> None:
        super().__init__(page)
        self._variant = variant
        self._board = board
        self._sounds = tools.sounds
        self._navigator = tools.navigator
        self.trouble, self.banner = Banner(board, page), Banner(board, page)
        self._unsafe: dict[str, str] = {}

    @property
    def places(self) -> tuple[Banner, ...]:
        """All places, the uppermost first."""
        return self.trouble, self.banner

    def note(self, text: str, spoken: str = "") -> None:
        """Show a remark, and announce it, or `spoken` in its place."""
        self.banner.say(text, kind="note", spoken=spoken)

    def refuse(
        self,
        text: str,
        heading: str = "",
        choices: Sequence[Choice] = (),
        topic: str = "",
        reason: Reason | None = None,
    ) -> None:
        """Show why something cannot be done (the `reason`, if it is a rule), and the alternatives."""
        self._sounds.play("error")
        self.banner.say(
            text, heading, "note" if choices else "refusal", choices, topic, more=self._rule(refusal=reason)
        )

    def _rule(self, refusal: Reason | None = None, result: str = "") -> Choice | None:
        """Return the link to the rule that explains a refusal or a result, if there is one."""
        return rule_link(self._variant, self._navigator, refusal, result)

    # Unsaved data

    def say_unsafe(self, what: str, sentence: str) -> None:
        """Say that data are not on disk, until `say_safe` or until it is dismissed.

        `what` is `game` (saved while it is played or studied), `file` (the user's own file), `picture` or `settings`.
        """
        if what not in self._unsafe:
            self._sounds.play("trouble")
        self._unsafe[what] = sentence
        self._show_unsafe()

    def say_safe(self, what: str) -> None:
        """Remove the message that these data are not on disk."""
        if self._unsafe.pop(what, None) is not None:
            self._show_unsafe()

    def unsafe(self, what: str) -> bool:
        """Return whether the message that these data are not on disk is shown."""
        return what in self._unsafe

    def _show_unsafe(self) -> None:
        choices: list[Choice] = [(tr("Dismiss"), self._dismiss_unsafe)]
        if any(self.unsafe(what) for what in SAVED_ELSEWHERE):
            choices.insert(0, (tr("Save as…"), self._save_elsewhere))
        if self._unsafe:
            self.trouble.say(sentences(*self._unsafe.values()), kind="warning", choices=choices)
        else:
            self.trouble.dismiss()
        self.resized.emit()

    def _dismiss_unsafe(self) -> None:
        """Remove the message about all unsaved data."""
        self._unsafe.clear()
        self._show_unsafe()

    def _save_elsewhere(self) -> None:
        """Ask where to save the data; data still unsaved after that stay shown."""
        self.save_requested.emit()
        self._show_unsafe()
