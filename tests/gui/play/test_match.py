"""A match without a window: its document, its players, its file, and taking moves back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import NO_CLOCKS, match_settings
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from surajang.gui.document.edits import Change
from surajang.gui.document.game_text import UciMoves
from surajang.gui.document.history import EditHistory
from surajang.gui.play.computer import Computer
from surajang.gui.play.match import Match, make_match
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import STRONGEST, given_time, level_numbered
from surajang.gui.players.players import OTHER, Player, called, computer
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.rules import notation, pgn, pgn_writer
from surajang.rules.game import Game, Outcome
from surajang.rules.games import GAMES


class Notes(Autosave):
    """Records its arguments."""

    def __init__(self) -> None:
        super().__init__(None)
        self.given: list[tuple[str, str]] = []

    @property
    def path(self) -> Path | None:
        return Path("game.pgn") if any(kind == "save" for kind, _ in self.given) else None

    def save(self, text: str) -> None:
        self.given.append(("save", text))

    def append(self, line: str) -> None:
        self.given.append(("append", line))

    def hold(self, on: bool) -> None:
        self.given.append(("hold", str(on)))

    def close(self) -> None:
        self.given.append(("close", ""))

    @property
    def file(self) -> str:
        """The text that the file would hold."""
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


def test_a_move_appends_a_line_and_other_changes_rewrite_the_file(match: Match, notes: Notes) -> None:
    for _ in range(3):
        play(match)
    assert [kind for kind, _ in notes.given] == ["save", "append", "append"]
    match.taking_back.take_back()
    play(match, 1)
    match.navigation.step_back()
    play(match, 2)  # which is only tried
    match.return_to_game()
    play(match)
    match.resign(0)
    assert [kind for kind, _ in notes.given[3:]] == ["save", "append", "save", "append", "save"]
    assert pgn_writer.write_game(pgn.read_game(notes.file)) == match.text()
    assert '[Result "0-1"]' in notes.file


def test_taking_back_is_not_an_undoable_edit(match: Match, notes: Notes) -> None:
    """An edit that is undone leaves players, clocks and result alone; a move that is taken back does not."""
    history = EditHistory(match.document)
    play(match)
    play(match)
    match.resign(1)
    match.document.comment(match.live, "Too early.")
    history.undo()
    assert (match.over, match.live.comment) == (True, "")
    match.taking_back.take_back_game()
    assert (match.over, match.live.ply) == (False, 2)
    match.taking_back.take_back()
    assert match.live.ply == 1
    assert match.taking_back.may_redo
    match.taking_back.redo()
    assert match.live.ply == 2


def test_a_change_is_signalled_once(match: Match) -> None:
    told: list[str] = []
    changes: list[Change] = []
    match.changed.connect(lambda: told.append("changed"))
    match.played.connect(lambda *_: told.append("played"))
    match.document.changed.connect(changes.append)
    play(match)
    assert told == ["played", "changed"]
    assert [type(change).__name__ for change in changes] == ["Added", "ResultSet", "Stepped"]


def test_unsaved_games_write_no_file(settings: Settings, home: Path) -> None:
    control = TimeControl(60)
    match = make_match(match_settings("mansindam", clocks=(control, control)), settings, saver=Autosave(None))
    match.begin()
    play(match)
    assert match.save_state is SaveState.SAVED, "nothing is missing"
    match.prepare_to_leave()
    match.close()
    assert not (home / "data").exists()


def test_the_time_used_since_the_last_move_is_saved_on_leaving(settings: Settings, notes: Notes) -> None:
    control = TimeControl(60)
    match = make_match(match_settings("mansindam", clocks=(control, control)), settings, saver=notes)
    match.begin()
    play(match)
    match.clock.set((60.0, 41.0))
    match.prepare_to_leave()
    assert pgn.read_game(notes.file).main_line()[-1].clocks == (60.0, 41.0)
    match.close()
    assert [kind for kind, _ in notes.given] == ["save", "save", "hold", "close"], "what is saved is not saved again"


def test_a_draw_is_offered_once_and_only_in_a_running_game(settings: Settings, notes: Notes) -> None:
    match = make_match(match_settings("pandemonium-2020"), settings, saver=notes)
    match.begin()
    offered: list[int] = []
    match.draw_offered.connect(offered.append)

    def possible() -> bool:
        return match.draws.possible

    match.pause(True)
    assert not possible()
    match.pause(False)
    assert possible()
    match.draws.offer()
    assert (offered, possible()) == ([0], False), "it waits for an answer"
    match.draws.decline()
    assert not possible(), "not twice before their next move"
    play(match)
    match.draws.offer()
    assert offered == [0, 1], "the other side may offer, too"
    match.draws.decline()
    play(match)
    assert possible()
    match.resign(0)
    assert not possible()
    match.close()


def test_no_draw_is_offered_in_a_variant_without_draws(match: Match) -> None:
    assert not match.variant.end.draws
    match.draws.offer()
    assert not match.draws.possible
    assert match.state.offering is None


def test_single_moves_need_a_working_computer_on_both_sides(match: Match, settings: Settings, notes: Notes) -> None:
    watched = make_match(match_settings("mansindam", 3, 3), settings, saver=notes)
    possible = [match.state.may_step, watched.state.may_step]
    watched.state.obstacle = "The engine has ended."
    possible.append(watched.state.may_step)
    watched.state.obstacle = ""
    watched.document.set_result(Outcome("1-0", "resignation"))
    possible.append(watched.state.may_step)
    watched.close()
    assert possible == [False, True, False, False]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sides for which the computer is asked for a move; it never answers."""
    sides: list[int] = []
    monkeypatch.setattr(Computer, "think", lambda computer, side, *_: sides.append(side))
    return sides


@pytest.fixture
def watched(settings: Settings, notes: Notes, asked: list[int]) -> Iterator[Match]:
    """A match that the computer plays with itself."""
    made = make_match(match_settings("mansindam", 3, 3), settings, saver=notes)
    made.begin()
    yield made
    made.close()


def test_a_single_move_is_requested_immediately_and_once(watched: Match, asked: list[int]) -> None:
    watched.pause(True)
    asked.clear()
    for _ in range(2):
        watched.turn.one_move()
        assert (asked, watched.state.single_move) == ([0], True)
    watched.computer.chose.emit("e3e4")
    assert (watched.state.paused, watched.live.written, asked) == (True, "e4", [0])


def test_a_failed_computer_stops_and_gives_its_reason(watched: Match) -> None:
    said: list[str] = []
    watched.stuck.connect(said.append)
    watched.turn.one_move()
    watched.computer.failed.emit("The engine has ended.")
    state = watched.state
    assert (state.paused, state.single_move, state.obstacle) == (True, False, "The engine has ended.")
    assert said == ["The engine has ended."]
    assert not state.may_step
    watched.lineup.hand_over()
    assert (state.paused, state.obstacle) == (False, "")


@pytest.mark.parametrize(
    ("level", "scores", "resigns"),
    [
        (4, [-1500] * 3, True),
        (4, [-1500] * 2, False),
        (4, [-1499] * 4, False),
        (4, [-1500, -1500, 0, -1500, -1500], False),
        (4, [None] * 4, False),
        (1, [-1500] * 5, False),
        (3, [-1500] * 5, False),
    ],
)
def test_the_computer_resigns_after_long_being_lost_except_to_beginners(
    settings: Settings, notes: Notes, asked: list[int], monkeypatch: pytest.MonkeyPatch,
    level: int, scores: list[int | None], resigns: bool,
) -> None:  # fmt: skip
    match = make_match(match_settings("mansindam", 0, level), settings, saver=notes)
    match.begin()
    for score in scores:
        monkeypatch.setattr(Computer, "score", lambda *_, score=score: score)
        play(match)
        match.computer.chose.emit(notation.text(match.game.position, match.game.legal_moves()[0]))
    match.close()
    assert (match.outcome.result, match.outcome.reason) == (("1-0", "resignation") if resigns else ("*", ""))
    assert len(asked) == len(scores)
    assert match.live.ply == 2 * len(scores) - resigns


@pytest.mark.parametrize(("score", "agrees"), [(None, False), (-29, False), (-30, True), (-31, True)])
def test_the_computer_accepts_a_draw_when_worse(
    match: Match, monkeypatch: pytest.MonkeyPatch, score: int | None, agrees: bool
) -> None:
    monkeypatch.setattr(Computer, "score", lambda *_: score)
    assert match.turn.agrees_to_draw(1) is agrees


def test_another_program_is_named_as_a_player_from_the_start(settings: Settings, notes: Notes) -> None:
    settings["engine_command"] = "deep"
    settings["engine_name"] = "Deep Thought"
    match = make_match(match_settings("mansindam", 0, 3), settings, saver=notes)
    names = [player.name for player in match.players]
    levels = [player.level for player in match.players]
    match.close()
    assert (names, levels) == (["", "Deep Thought"], [0, OTHER])


def test_a_hint_is_for_the_position_shown(match: Match) -> None:
    hints: list[int] = []
    told: list[str] = []
    match.hinted.connect(hints.append)
    match.message.connect(told.append)
    match.computer.hinted.emit("e3e4")
    assert [notation.text(match.game.position, hint) for hint in hints] == ["e3e4"]
    assert not told
    match.computer.hinted.emit("(none)")
    assert (len(hints), told) == (1, ["There is no hint for this position."])


def test_only_the_strongest_level_has_a_configurable_time() -> None:
    assert given_time(STRONGEST, 8.0).seconds == 8.0
    assert not given_time(STRONGEST, 8.0).limited, "it is held to no rating then"
    assert given_time(STRONGEST, 0.0) is STRONGEST
    assert given_time(level_numbered(3), 8.0) is level_numbered(3)


def test_an_engine_always_gets_the_whole_line() -> None:
    game = pgn.read_game('[Variant "mansindam"]\n\n1. e4 (1. d4 d6) 1... e6 2. e5 *\n')
    first, second = game.root.children
    moves = UciMoves(game)
    start = f"position fen {game.start_fen}"
    told = [
        (game.main_line()[-1], f"{start} moves e3e4 e7e6 e4e5"),
        (first, f"{start} moves e3e4"),
        (second.children[0], f"{start} moves d3d4 d7d6"),
        (game.root, start),
        (game.main_line()[-1], f"{start} moves e3e4 e7e6 e4e5"),
    ]
    for node, command in told:
        assert moves.position_command(node.line()) == command


def test_the_clock_is_polled_a_few_times_a_second(match: Match) -> None:
    assert 20 <= match.time.tick.interval() <= 100, "tenths of a second are shown, and the machine is left alone"


def test_a_match_resumes_at_the_end_of_its_game(settings: Settings, notes: Notes) -> None:
    game = pgn.read_game('[Variant "mansindam"]\n\n1. e4 (1. d4 d6) 1... e6 2. e5 *\n')
    game.go_to(game.root)
    match = make_match(saved_game.plan_of(game), settings, game, saver=notes)
    assert match.document.node is match.live
    assert [node.written for node in match.live.line()[1:]] == ["e4", "e6", "e5"]
    match.close()
    assert not [kind for kind, _ in notes.given if kind == "save"], "nothing has been done yet"


def test_unnamed_players_are_named_by_side_and_swap_with_it() -> None:
    variant = GAMES["palaceshogi"]
    assert called((Player(), Player("Ben")), variant) == (variant.appearance.players[0], "Ben")
    agreed = match_settings("palaceshogi", 0, 3)
    assert agreed.swapped().players == (agreed.players[1], agreed.players[0])
    assert agreed.swapped().swapped() == agreed


@pytest.mark.parametrize("players", [(Player(), Player()), (Player("White"), Player()), (Player(), computer(4))])
def test_names_survive_a_round_trip(players: tuple[Player, Player]) -> None:
    game = Game(GAMES["palaceshogi"])
    text = saved_game.text_of(game, players, NO_CLOCKS, game.outcome)
    _, again = saved_game.read(text.encode())
    assert saved_game.plan_of(again).players == players


def test_a_match_frees_its_objects_at_its_end(settings: Settings, tmp_path: Path, qtbot: QtBot) -> None:
    match = make_match(match_settings("mansindam"), settings, save_in=tmp_path / "game.pgn")
    ended: list[str] = []
    for name, part in (("computer", match.computer), ("saver", match.saving.saver), ("document", match.document)):
        assert isinstance(part, QObject)
        part.destroyed.connect(lambda _=None, name=name: ended.append(name))
    match.close()
    match.deleteLater()
    qtbot.waitUntil(lambda: sorted(ended) == ["computer", "document", "saver"])
