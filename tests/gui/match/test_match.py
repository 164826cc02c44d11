"""A match without a window: what it stands on, whom it is given, what it has saved, and taking back in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import NO_CLOCKS, match_settings
from PySide6.QtCore import QObject, Signal

from gui.document.changes import Change
from gui.document.history import EditHistory
from gui.match import saved_game
from gui.match.clock import TimeControl
from gui.match.making import make_match
from gui.match.match import Match
from gui.match.players import Player, called, computer
from gui.match.saver import NoSaver
from gui.settings import Settings
from gui.storage.autosave import SaveState
from rules import pgn
from rules.game import Game
from rules.games import GAMES


class Notes(QObject):
    """A saver that notes what it is given."""

    state_changed = Signal(object)
    delayed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.path: Path | None = None
        self.state = SaveState.SAVED
        self.given: list[tuple[str, str]] = []

    def save(self, text: str) -> None:
        self.path = Path("game.pgn")
        self.given.append(("save", text))

    def append(self, line: str) -> None:
        self.given.append(("append", line))

    def hold(self, on: bool) -> None:
        self.given.append(("hold", str(on)))

    def close(self) -> None:
        self.given.append(("close", ""))

    @property
    def file(self) -> str:
        """What the file would hold."""
        text = ""
        for kind, content in self.given:
            text = content if kind == "save" else text + content if kind == "append" else text
        return text


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def match(settings: Settings, notes: Notes) -> Iterator[Match]:
    made = make_match(match_settings("mansindam"), settings, saver=notes)
    made.begin()
    yield made
    made.close()


def play(match: Match, number: int = 0) -> None:
    """Make one of the legal moves."""
    assert match.play(match.game.legal_moves()[number])


def test_a_move_is_saved_as_one_line_and_everything_else_whole(match: Match, notes: Notes) -> None:
    for _ in range(3):
        play(match)
    assert [kind for kind, _ in notes.given] == ["save", "append", "append"]
    match.taking_back.take_back()
    play(match, 1)
    match.navigation.step_back()
    play(match, 2)  # which is but tried
    match.return_to_game()
    play(match)
    match.resign(0)
    assert [kind for kind, _ in notes.given[3:]] == ["save", "append", "save", "append", "save"]
    assert pgn.write_game(pgn.read_game(notes.file)) == match.text()
    assert '[Result "0-1"]' in notes.file


def test_taking_back_is_no_edit_that_is_undone(match: Match, notes: Notes) -> None:
    """An edit that is undone leaves players, clocks and result alone; a move that is taken back does not."""
    history = EditHistory(match.document)
    play(match)
    play(match)
    match.resign(1)
    match.document.comment(match.live, "Too early.")
    history.undo()
    assert match.over
    assert match.live.comment == ""
    match.taking_back.take_back_game()
    assert not match.over
    assert match.live.ply == 2
    match.taking_back.take_back()
    assert match.live.ply == 1
    assert match.taking_back.may_redo
    match.taking_back.redo()
    assert match.live.ply == 2


def test_a_match_tells_once_that_something_has_changed(match: Match) -> None:
    told: list[str] = []
    changes: list[Change] = []
    match.changed.connect(lambda: told.append("changed"))
    match.played.connect(lambda *_: told.append("played"))
    match.document.changed.connect(changes.append)
    play(match)
    assert told == ["played", "changed"]
    assert [type(change).__name__ for change in changes] == ["Added", "ResultSet", "Stepped"]


def test_nothing_is_saved_for_whom_nothing_is_to_be_saved(settings: Settings, home: Path) -> None:
    control = TimeControl(60)
    match = make_match(match_settings("mansindam", clocks=(control, control)), settings, saver=NoSaver())
    match.begin()
    play(match)
    match.prepare_to_leave()
    match.close()
    assert not (home / "data").exists()


def test_a_match_goes_on_where_its_game_stands(settings: Settings, notes: Notes) -> None:
    game = pgn.read_game('[Variant "mansindam"]\n\n1. e4 (1. d4 d6) 1... e6 2. e5 *\n')
    game.go_to(game.root)
    match = make_match(saved_game.plan_of(game), settings, game, saver=notes)
    assert match.document.node is match.live
    assert [node.written for node in match.live.line()[1:]] == ["e4", "e6", "e5"]
    match.close()
    assert not [kind for kind, _ in notes.given if kind == "save"], "nothing has been done yet"


def test_who_has_no_name_is_called_after_the_side_and_sides_are_swapped_as_they_are() -> None:
    variant = GAMES["palaceshogi"]
    assert called((Player(), Player("Ben")), variant) == (variant.appearance.players[0], "Ben")
    agreed = match_settings("palaceshogi", 0, 3)
    assert agreed.swapped().players == (agreed.players[1], agreed.players[0])
    assert agreed.swapped().swapped() == agreed


@pytest.mark.parametrize("players", [(Player(), Player()), (Player("White"), Player()), (Player(), computer(4))])
def test_names_are_read_as_they_were_written(players: tuple[Player, Player]) -> None:
    game = Game(GAMES["palaceshogi"])
    text = saved_game.text_of(game, players, NO_CLOCKS, game.outcome)
    _, again = saved_game.read(text.encode())
    assert saved_game.plan_of(again).players == players
