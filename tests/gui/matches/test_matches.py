"""Engine matches without a window: plans, openings, saving and resuming, failing engines, and scores."""

import errno
import itertools
import json
import math
import os
import random
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from driving import FAKE_ENGINE
from hypothesis import given, settings
from hypothesis import strategies as st
from known_games import CHESS

from surajang.gui.engines import protocol
from surajang.gui.engines.programs import own_program
from surajang.gui.matches import engine_players as players
from surajang.gui.matches.engine_players import (
    CannotPlay,
    EngineFailed,
    Launch,
    Opening,
    Played,
    Player,
    Thinking,
    play,
    position_command,
)
from surajang.gui.matches.match_record import (
    CLOCK,
    COPY,
    FILE,
    LEVEL,
    OWN,
    PLAN,
    START,
    Contender,
    Pace,
    Plan,
    Record,
    Result,
    Unreadable,
    game_text,
    open_record,
    plan_of,
    results_of,
)
from surajang.gui.matches.openings import balanced, prepared, random_opening, read_openings
from surajang.gui.matches.runner import MAX_FAILURES, Contest, Runner
from surajang.gui.matches.scores import Score, Trial, rating, share_of
from surajang.rules import pgn, pgn_writer
from surajang.rules.game import DRAW, FIRST_WINS, Game
from surajang.rules.games import GAMES
from surajang.rules.special_rules import EndRule

MANSINDAM, PANDEMONIUM = GAMES["mansindam"], GAMES["pandemonium"]
FAIRY_STOCKFISH = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")
QUICK = Thinking("nodes 1", seconds=60)


def fake(*arguments: str, name: str = "") -> Launch:
    return Launch((sys.executable, str(FAKE_ENGINE), *arguments), name=name, quiet=True)


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, longer than any machine needs."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def a_plan(**changes: object) -> Plan:
    values = Plan("mansindam", Contender(OWN, "One"), Contender(LEVEL, "Two", 3), games=8, limit=6).values()
    return plan_of({**values, **changes})


# Plans and openings


def test_a_plan_survives_a_round_trip() -> None:
    opening = Opening(MANSINDAM.start, ("c3c4", "c7c6"))
    plan = Plan(
        "mansindam", Contender(OWN, "One"), Contender("listed", "Fish", key="k"), Pace(CLOCK, 5, 10.5, 0.1), 20, 2,
        FILE, 6, (opening, Opening()), 300, 7, Trial(-5, 5.5, 0.1, 0.2), False, Pace(CLOCK, 7, 1.5, 0.0), True,
    )  # fmt: skip
    assert plan_of(json.loads(json.dumps(plan.values()))) == plan
    assert plan.opening(2) == opening


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"games": 0},
        {"games": "8"},
        {"games": True},
        {"first": None},
        {"first": {"kind": "own", "name": 3, "number": 0, "key": ""}},
        {"pace": {"kind": "hourglass", "amount": 1, "base": 1.0, "increment": 0.0}},
        {"pace": {"kind": "time", "amount": 1, "base": float("nan"), "increment": 0.0}},
        {"openings": FILE},
        {"lines": 3},
        {"lines": [{"start": "startpos", "moves": [3]}]},
        {"lines": [{"start": 3, "moves": []}]},
        {"trial": {"low": 5, "high": 5, "alpha": 0.05, "beta": 0.05}},
        {"trial": {"low": 0, "high": 5, "alpha": 0.7, "beta": 0.05}},
    ],
)
def test_an_invalid_plan_is_rejected(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        a_plan(**changes)


def test_setups_alternate_and_openings_stay_the_same() -> None:
    setups = [prepared(PANDEMONIUM, Opening(), number).moves for number in range(16)]
    assert len(set(setups)) == 16
    assert prepared(PANDEMONIUM, Opening(), 16).moves == setups[0]
    plan = Plan("pandemonium", Contender(OWN, "One"), Contender(OWN, "Two"), openings=START)
    assert plan.opening(3).moves == setups[3]
    chance = Plan("pandemonium", Contender(OWN, "One"), Contender(OWN, "Two"), plies=3, seed=5)
    assert chance.opening(4) == chance.opening(4)
    assert chance.opening(4) != chance.opening(5)
    assert len(chance.opening(4).moves) == 5


def test_a_game_that_always_ends_early_has_short_openings() -> None:
    hasty = replace(CHESS, name="hasty", end=EndRule(move_limit=1))
    opening = random_opening(hasty, 0, 60, random.Random(1))
    assert 0 < len(opening.moves) < 60
    assert not opening.begin(hasty).outcome.over


def test_engines_get_games_from_after_the_setup() -> None:
    opening = random_opening(PANDEMONIUM, 6, 2, random.Random(1))
    command = position_command(PANDEMONIUM, opening.moves)
    assert command.startswith("position fen ")
    assert command.endswith(" moves " + " ".join(opening.moves[2:]))
    assert position_command(MANSINDAM, ["c3c4"]) == f"position fen {MANSINDAM.start} moves c3c4"


def test_openings_are_read_from_games_positions_and_moves() -> None:
    game = Game(MANSINDAM)
    for text in ("c4", "c6", "Nd2"):
        game.play_text(text)
    other = pgn_writer.write_game(Game(GAMES["palaceshogi"]))
    text = (
        pgn_writer.write_game(game)
        + "\n"
        + other
        + '\n[Variant "mansindam"]\n\n1. Zz9 *\n\n'
        + pgn_writer.write_game(game)
    )
    assert read_openings(MANSINDAM, text, 2) == [Opening(game.start_fen, ("c3c4", "c7c6"))]
    lines = f"# openings\n\nc3c4 c7c6 nonsense\nc3c4 z1\n{MANSINDAM.start}\n9/9 w - - 0 1\n"
    assert read_openings(MANSINDAM, lines, 2) == [Opening(moves=("c3c4", "c7c6")), Opening(MANSINDAM.start)]
    assert read_openings(MANSINDAM, "", 2) == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(a_plan().values())), JSON, max_size=4))
def test_only_valid_values_make_a_plan(changes: dict[str, object]) -> None:
    try:
        plan = a_plan(**changes)
    except ValueError:
        return
    assert plan_of(json.loads(json.dumps(plan.values()))) == plan


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60) | st.text('[]"\n aQ@1-/x.Vriant', max_size=120))
def test_any_text_may_be_given_for_openings(text: str) -> None:
    for opening in read_openings(MANSINDAM, text, 4):
        assert not opening.begin(MANSINDAM).outcome.over


# Saving


def played(texts: tuple[str, ...] = ("c3c4", "c7c6"), failure: str = "") -> Played:
    game = Opening(moves=texts).begin(MANSINDAM)
    from surajang.rules.game import Outcome

    game.finish(Outcome(FIRST_WINS if failure else DRAW, "abandoned"))
    return Played(game, failure, 1 if failure else -1)


@pytest.fixture
def record(tmp_path: Path) -> Record:
    made = Record(tmp_path / "series", a_plan())
    made.create()
    assert made.results() == []
    return made


def test_games_survive_a_round_trip(record: Record) -> None:
    sentence = 'Two played {z9}: "no" – illegal \\ move'
    kept = [record.add(2, played()), record.add(1, played(failure=sentence)), record.add(0, played())]
    again = open_record(record.folder)
    assert again.plan == record.plan
    assert again.results() == kept
    assert [(result.number, result.points) for result in kept] == [(2, 0.5), (1, 0.0), (0, 0.5)]
    assert kept[1].failure == sentence
    games = list(pgn.read_games(record.games_file.read_text("utf-8")))
    assert len(games) == 3
    assert (games[1].headers["White"], games[1].headers["Black"]) == ("Two", "One")
    assert "played (z9)" in games[1].node.comment
    assert pgn.read_game(again.text_of(kept[1])).headers["Round"] == "2"


def test_a_truncation_at_any_byte_loses_only_the_last_game(record: Record) -> None:
    first, second = record.add(0, played()), record.add(1, played(failure="Two died – alas."))
    data = record.games_file.read_bytes()
    for size in range(len(data) + 1):
        found, whole = results_of(data[:size], 8)
        wanted = [result for result in (first, second) if result.end + 1 <= size]
        assert [result.number for result in found] == [result.number for result in wanted], size
        assert whole == (wanted[-1].end + 1 if wanted else 0)
    record.games_file.write_bytes(data[:-9])
    again = open_record(record.folder)
    assert again.results() == [first]
    again.cut()
    again.add(1, played())
    assert [result.failure for result in open_record(record.folder).results()] == ["", ""]


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=30), st.integers(0, 400), st.integers(0, 30))
def test_any_bytes_in_the_file_are_handled(data: bytes, place: int, length: int) -> None:
    whole = (game_text(a_plan(), 0, played()) + game_text(a_plan(), 3, played(failure="x"))).encode()
    changed = whole[:place] + data + whole[place + length :]
    found, size = results_of(changed, 8)
    assert 0 <= size <= len(changed)
    assert all(result.number in range(8) and result.end <= size for result in found)


@pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have pipes in folders")
def test_a_pipe_in_place_of_the_games_does_not_block(record: Record) -> None:
    result = record.add(0, played())
    record.games_file.unlink()
    os.mkfifo(record.games_file)
    with pytest.raises(OSError, match="a pipe or a device"):
        record.results()
    with pytest.raises(OSError, match="a pipe or a device"):
        record.text_of(result)
    with pytest.raises(OSError, match="No such device"):
        record.add(1, played())
    record.cut()


def test_a_folder_that_is_not_a_match_is_reported(tmp_path: Path, record: Record) -> None:
    with pytest.raises(Unreadable, match="No such file"):
        open_record(tmp_path)
    for name in (PLAN, COPY):
        (record.folder / name).write_text("{")
    with pytest.raises(Unreadable, match="missing or damaged"):
        open_record(record.folder)
    assert results_of(b'\xff\xfe nonsense \n\n[Event "x"]\n\n*\n\n', 8) == ([], 0)


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Return data with a flipped bit, cut off, or with zeros in a place."""
    at = chance.randrange(len(data))
    kind = chance.randrange(3)
    if kind == 0:
        return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
    return data[:at] if kind == 1 else data[:at] + bytes(min(40, len(data) - at)) + data[at + 40 :]


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_plan_is_replaced_by_its_copy(record: Record, seed: int) -> None:
    chance, file = random.Random(seed), record.folder / PLAN
    data = file.read_bytes()
    restored = 0
    for _ in range(40):
        file.write_bytes(damaged(data, chance))
        try:
            plan_of(json.loads(file.read_bytes()))
        except ValueError:
            assert open_record(record.folder).plan == record.plan
            assert file.read_bytes() == data
            restored += 1
    assert restored > 20
    file.unlink()
    assert open_record(record.folder).plan == record.plan


@pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have such things in folders")
@pytest.mark.parametrize("put", [Path.mkdir, os.mkfifo, lambda file: file.symlink_to(file)])
def test_an_obstacle_in_place_of_a_plan_does_not_hide_its_copy(record: Record, put: Callable[[Path], object]) -> None:
    file = record.folder / PLAN
    file.unlink()
    put(file)
    assert open_record(record.folder).plan == record.plan


@pytest.mark.parametrize("name", ["open", "write", "fsync", "replace"])
def test_a_failed_creation_leaves_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    call = getattr(os, name)
    for allowed in itertools.count():
        left = iter(range(allowed))

        def work(*arguments: object, left: Iterator[int] = left, **named: object) -> object:
            if next(left, None) is None:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return call(*arguments, **named)

        record = Record(tmp_path / "all" / "series", a_plan())
        with monkeypatch.context() as patch:
            patch.setattr("surajang.gui.storage.disk.os", SimpleNamespace(**{**vars(os), name: work}))
            try:
                record.create()
                break
            except OSError:
                assert not record.folder.exists()
    assert allowed
    assert open_record(record.folder).plan == record.plan


def test_a_file_changed_by_others_is_not_written(record: Record) -> None:
    record.add(0, played())
    with record.games_file.open("a") as file:
        file.write("somebody else's")
    with pytest.raises(OSError, match="changed by another"):
        record.add(1, played())


# The runner


def contest(first: Launch, second: Launch, games: int = 4, at_once: int = 1, trial: Trial | None = None) -> Contest:
    plan = a_plan(games=games)
    return Contest(MANSINDAM, (first, second), (QUICK, QUICK), games, plan.opening, at_once, 8, trial)


def run(runner: Runner) -> Runner:
    runner.start()
    assert runner.wait(120)
    assert runner.boards == []
    return runner


def test_every_game_is_played_once_and_saved(record: Record) -> None:
    runner = run(Runner(contest(fake(), fake(), 8, 2), record.add))
    assert (runner.played, runner.finished, runner.trouble) == (8, True, "")
    results = open_record(record.folder).results()
    assert sorted(result.number for result in results) == list(range(8))
    assert [result.failure for result in results] == [""] * 8
    assert len(runner.score.pairs) == 4
    games = [pgn.read_game(record.text_of(result)) for result in sorted(results, key=lambda result: result.number)]
    moves = [[node.move for node in game.main_line()[1:5]] for game in games]
    assert moves[0] == moves[1], "an opening is played from both sides"
    assert moves[0] != moves[2]


def test_a_stopped_match_resumes(record: Record) -> None:
    runner = Runner(contest(fake(), fake(), 8), record.add)
    runner.start()
    wait_for(lambda: runner.played >= 3)
    runner.stop()
    assert runner.wait(60)
    known = open_record(record.folder)
    before = known.results()
    known.cut()
    assert 3 <= len(before) == runner.played
    again = run(Runner(contest(fake(), fake(), 8), known.add, before))
    assert (again.played, again.score.games) == (8, 8)
    assert sorted(result.number for result in known.results()) == list(range(8))
    assert Runner(contest(fake(), fake(), 8), known.add, known.results()).finished


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--illegal",), "Bad played a1a1: "),
        (("--die", "1"), "Bad exited unexpectedly."),
        (("--hang", "1"), "Bad did not answer (bestmove) within"),
    ],
)
def test_a_failing_engine_loses_the_game_and_the_match_continues(
    record: Record, tmp_path: Path, arguments: tuple[str, ...], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = fake(*arguments, "--log", str(tmp_path / "log"), name="Bad")
    until, left = Player.until, ["bestmove"] if "--hang" in arguments else []

    def impatient(player: Player, start: str, seconds: float = 60) -> list[str]:
        """Give up the answer to the question at which the engine hangs, once that has been asked."""
        if player.name == "Bad" and start in left:
            left.remove(start)
            wait_for((tmp_path / "log.count").exists)
            seconds = 0.1
        return until(player, start, seconds)

    monkeypatch.setattr(Player, "until", impatient)
    monkeypatch.setattr(players, "END_WITHIN", 0.2)
    runner = run(Runner(contest(fake(), bad, 2), record.add))
    results = record.results()
    assert [result.failure.startswith(words) for result in results] == [True, "--illegal" in arguments]
    assert results[0].points == 1.0
    assert runner.finished
    assert runner.trouble == ""


def test_repeated_failures_of_an_engine_stop_the_match(record: Record) -> None:
    runner = run(Runner(contest(fake("--illegal", name="Bad"), fake(), 8), record.add))
    assert runner.played == MAX_FAILURES
    assert runner.trouble.startswith("Bad failed 3 times in a row, so the match has stopped. Bad played a1a1: ")
    assert runner.score.lost == MAX_FAILURES
    assert not runner.finished


@pytest.mark.parametrize(
    ("launch", "words"),
    [
        (Launch(("no-such-engine",), name="None"), "None cannot be started: "),
        (Launch((sys.executable, "-c", "pass"), name="Nothing", quiet=True), "Nothing exited"),
        (fake("--games", "chess", name="Chess"), "Chess does not support this game."),
    ],
)
def test_an_engine_that_cannot_start_loses_no_game(record: Record, launch: Launch, words: str) -> None:
    runner = run(Runner(contest(fake(), launch), record.add))
    assert runner.trouble.startswith(words)
    assert runner.played == 0
    assert record.results() == []


def test_a_full_disk_stops_the_match() -> None:
    def keep(number: int, ended: Played) -> Result:
        raise OSError(28, "No space left on device")

    runner = run(Runner(contest(fake(), fake()), keep))
    assert runner.trouble == "A game could not be saved, so the match has stopped: No space left on device."
    assert runner.played == 0


def test_an_unplayable_opening_stops_the_match(record: Record) -> None:
    made = replace(contest(fake(), fake()), opening=lambda number, attempt: Opening(moves=("z9z9",)))
    runner = run(Runner(made, record.add))
    assert runner.trouble.startswith("An opening of this match cannot be played, so it has stopped. ")
    assert runner.played == 0


def test_the_sequential_test_ends_a_match(record: Record) -> None:
    won = [Result(number, 1.0, FIRST_WINS, "", 1) for number in range(60)]
    runner = Runner(contest(fake(), fake(), 8, trial=Trial(0, 400)), record.add, won)
    assert (runner.verdict, runner.finished) == ("accepted", True)


def test_running_out_of_time_loses() -> None:
    slow = fake("--patient", name="Slow")
    both = [Player(slow, "mansindam", Thinking(base=0.2)), Player(fake(), "mansindam", Thinking(base=60))]
    ended = play(MANSINDAM, Opening(), both, 8)
    for player in both:
        player.close()
    assert (ended.side, pgn_writer.final_outcome(ended.game).result) == (0, "0-1")


def test_an_engine_ponders_on_its_expected_answer(tmp_path: Path) -> None:
    log = tmp_path / "log"
    thinking = Thinking("movetime 50", ponder=True)
    both = [
        Player(fake("--ponder", "--log", str(log)), "mansindam", thinking),
        Player(fake("--moves", "a7a6,b7b6"), "mansindam", QUICK),
    ]
    ended = play(MANSINDAM, Opening(), both, 6)
    for player in both:
        player.close()
    assert ended.failure == ""
    said = [line.split()[0] for line in log.read_text().splitlines() if line[:2] in ("go", "po", "st")]
    hits = said.count("ponderhit")
    assert said[:4] == ["position", "go", "position", "go"]
    assert hits + said.count("stop") == 2
    assert hits
    assert "go ponder movetime 50" in log.read_text()


def test_an_engine_gets_its_options_and_our_games(tmp_path: Path) -> None:
    log = tmp_path / "log"
    launch = fake("--file", "--log", str(log))
    player = Player(Launch(launch.command, (("Hash", "7"), ("Clear Hash", "")), "It"), "mansindam", QUICK)
    player.close()
    said = log.read_text().splitlines()
    assert said[:3] == ["uci", "setoption name Hash value 7", "setoption name Clear Hash"]
    assert said[3].endswith("variants.ini")
    assert said[4:6] == ["uci", "setoption name UCI_Variant value mansindam"]
    log.unlink()
    player = Player(launch, "pandemonium", QUICK)
    player.close()
    said = log.read_text().splitlines()
    assert said[1].endswith("variants.ini"), "the game that it knows by this name is not ours"
    assert said[2:4] == ["uci", "setoption name UCI_Variant value pandemonium-10x10"]


@pytest.mark.parametrize("file", [True, False], ids=["defined", "ours"])
def test_an_engine_gets_promoted_pieces_in_its_own_notation(file: bool, tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = Player(fake(*(["--file"] if file else []), "--log", str(log)), "pandemonium", QUICK)
    text = "4k5/10/10/10/10/10/10/10/G9/4K5[] w - - 0 1"
    player.search(f"position fen {text}", "go nodes 1", 10)
    player.close()
    said = [line for line in log.read_text().splitlines() if line.startswith("position")]
    assert said == [f"position fen {text.replace('G', '+P') if file else text}"]


def test_extra_blanks_are_ignored() -> None:
    answers = []
    for more in ([], ["--blanks"]):
        player = Player(replace(fake("--score", "-31", *more), quiet=False), "mansindam", QUICK)
        answers.append((player.name, player.search(f"position fen {MANSINDAM.start}", "go nodes 1")))
        player.close()
    assert answers[0] == answers[1]
    assert answers[1][1][1] == protocol.Score(-31)


def test_an_engine_that_never_reads_does_not_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "END_WITHIN", 0.1)
    says = "option name UCI_Variant type combo default x var mansindam\\nuciok\\nreadyok"
    script = f"import time; print('{says}', flush=True); time.sleep(600)"
    player = Player(Launch((sys.executable, "-c", script), name="Deaf", quiet=True), "mansindam", QUICK)
    with pytest.raises(EngineFailed, match=r"Deaf did not answer \(bestmove\)"):
        player.search(f"position startpos moves{' e3e4' * 50_000}", "go nodes 1", 0.1)
    player.close()


def test_unasked_output_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "END_WITHIN", 0.1)
    monkeypatch.setattr(players, "MAX_WAITING", 200_000)
    player = Player(replace(fake("--chatter"), quiet=False), "mansindam", QUICK)

    def waiting() -> int:
        return sum(len(line or "") for line in list(player._lines.queue))  # noqa: SLF001  # the cache has no public view

    wait_for(lambda: waiting() >= 150_000)
    time.sleep(0.3)
    assert waiting() < 250_000
    player.abort()
    player.close()


def test_bad_output_does_not_keep_an_engine_from_playing() -> None:
    lies = "digits,mate,bytes,long,options,option,flood"
    player = Player(replace(fake("--lie", lies), quiet=False), "mansindam", QUICK)
    move, score = player.search(f"position fen {MANSINDAM.start}", "go nodes 1", 60)
    player.close()
    assert (move, score) == ("a1a2", protocol.Score(12))


def test_a_flood_of_nonsense_is_not_an_answer() -> None:
    with pytest.raises(CannotPlay):
        Player(Launch((sys.executable, "-c", "print('yes ' * 5000000)"), name="Yes", quiet=True), "mansindam", QUICK)


def test_endless_output_is_not_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player.until, "__defaults__", (0.2,))
    monkeypatch.setattr(players, "GRACE", 0.1)
    monkeypatch.setattr(players, "MAX_LINES", 1000)
    script = "while True: print('option name x type check')"
    with pytest.raises(CannotPlay, match=r"did not answer \(uciok\)"):
        Player(Launch((sys.executable, "-c", script), name="Chatterbox", quiet=True), "mansindam", QUICK)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere every text can be told")
def test_a_lone_surrogate_becomes_a_question_mark_or_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotPlay, match="cannot be started"):
        Player(Launch(("no\ud800",), name="None"), "mansindam", QUICK)
    log = tmp_path / "log"
    launch = fake("--log", str(log))
    Player(replace(launch, options=(("Skill Level", "\ud800"),)), "mansindam", QUICK).close()
    assert "setoption name Skill Level value ?" in log.read_text()


@pytest.mark.skipif(not FAIRY_STOCKFISH, reason="fairy-stockfish is not installed")
@pytest.mark.parametrize("game", ["mansindam", "pandemonium"])
def test_fairy_stockfish_plays_a_match(tmp_path: Path, game: str) -> None:
    plan = plan_of({**a_plan().values(), "game": game, "games": 2, "limit": 40})
    record = Record(tmp_path / "series", plan)
    record.create()
    fairy = Launch((str(FAIRY_STOCKFISH),), quiet=True)
    thinking = Thinking("nodes 500")
    made = Contest(plan.variant, (fairy, fairy), (thinking, thinking), 2, plan.opening, 1, 40)
    runner = run(Runner(made, record.add))
    assert (runner.played, runner.trouble) == (2, "")
    assert all(not result.failure for result in record.results())


def test_each_side_has_its_own_clock() -> None:
    assert Thinking(base=60, increment=1).command((60, 5), (1, 0.5)) == "go wtime 60000 btime 5000 winc 1000 binc 500"
    older = a_plan().values()
    del older["second_pace"], older["balanced"]
    assert plan_of(older) == a_plan(), "a match that was begun before there was a pace for each"


class Judge:
    """Gives each opening the next of some scores."""

    def __init__(self, *scores: int) -> None:
        self.scores = list(scores)

    def new_game(self) -> None:
        pass

    def search(self, position: str, go: str) -> tuple[str, protocol.Score]:
        return "", protocol.Score(self.scores.pop(0))


@pytest.mark.parametrize(
    ("scores", "chosen"),
    [((50,), 0), ((-400, 101, -100), 2), ((200, *(30000,) * 18, -150), 19), ((150, *(-200,) * 19), 0)],
)
def test_the_first_balanced_opening_is_used_or_else_the_best(scores: tuple[int, ...], chosen: int) -> None:
    plan, judge = a_plan(), Judge(*scores)
    assert balanced(MANSINDAM, partial(plan.opening, 3), judge) == plan.opening(3, chosen)  # type: ignore[arg-type]
    assert judge.scores == []
    assert plan.opening(3, 1) != plan.opening(3)


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("info depth 3 score cp 40 nodes 7 pv c3c4", 40),
        ("info score cp 10\ninfo depth 9 score cp 90 lowerbound\ninfo currmove c3c4", 10),
        ("info depth 9 score mate -2", protocol.Score.of_mate(-2).number),
        ("info depth 9", 0),
        ("info score\ninfo depth 4 score cp many", 0),
    ],
)
def test_the_score_of_an_engine_is_its_last_exact_one(said: str, number: int) -> None:
    answers = {"uci": "uciok", "isready": "readyok", "go": f"{said}\nbestmove c3c4"}
    script = f"import sys\nfor line in sys.stdin: print({answers!r}.get(line.split()[0], ''), flush=True)"
    player = Player(Launch((sys.executable, "-c", script)), "mansindam", QUICK)
    try:
        assert player.search("position startpos", "go nodes 1") == ("c3c4", protocol.Score(number))
    finally:
        player.close()


def answering(answer: str) -> Launch:
    """Return a program that knows Mansindam, and always gives the same answer."""
    says = "option name UCI_Variant type combo default x var mansindam\nuciok"
    answers = {"uci": says, "isready": "readyok", "go": answer}
    script = f"import sys\nfor line in sys.stdin: print({answers!r}.get(line.split()[0], ''), flush=True)"
    return Launch((sys.executable, "-c", script), name="Liar", quiet=True)


def test_a_second_answer_is_not_the_answer_to_the_next_question(record: Record) -> None:
    runner = run(Runner(contest(fake("--twice"), fake("--twice"), 2), record.add))
    assert runner.finished
    assert [result.failure for result in record.results()] == ["", ""]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("", "Liar answered without a move."),
        (" (none)", "Liar answered without a move."),
        (f" {'x' * 19_000}", "Liar answered without a move."),
        (" e2\x1b[31me4\u202e", "Liar answered without a move."),
        (" nonsense", "Liar played nonsense: “nonsense” is not written like a move, such as e2e4, c8c9+, N@e5."),
    ],
)
def test_an_answer_that_is_no_move_is_named_in_a_sentence(said: str, words: str) -> None:
    liar = Player(replace(answering(f"bestmove{said}"), forgiving=True), "mansindam", QUICK)
    try:
        assert play(MANSINDAM, Opening(), (liar, liar), 6).failure == words
    finally:
        liar.close()


def test_an_engine_judges_openings_of_a_match(record: Record) -> None:
    own = own_program()
    judge = Launch(own.command, name="judge", environment=own.environment)
    runner = run(Runner(replace(contest(fake(), fake(), 2), judge=judge), record.add))
    assert (runner.played, runner.trouble) == (2, "")
    games = [pgn.read_game(record.text_of(result)) for result in record.results()]
    lines = [[node.move for node in game.main_line()[1:5]] for game in games]
    assert lines[0] == lines[1]


# Scores


def exact_likelihood(pairs: list[int], low: float, high: float) -> float:
    """The generalised likelihood ratio of five kinds of pairs, each hypothesis with the most likely probabilities for
    its mean, found by solving for the only multiplier (M. Van den Bergh, The GSPRT approximation).
    """
    counts = [max(count, 1e-3) for count in pairs]
    total = sum(counts)

    def logs(mean: float) -> float:
        held = [(count, half / 4 - mean) for half, count in enumerate(counts)]
        bottom, top = -1 / (1 - mean) + 1e-12, 1 / mean - 1e-12
        for _ in range(200):
            middle = (bottom + top) / 2
            slope = sum(count * value / (1 + middle * value) for count, value in held)
            bottom, top = (middle, top) if slope > 0 else (bottom, middle)
        return sum(count * math.log(count / total / (1 + bottom * value)) for count, value in held)

    return logs(share_of(high)) - logs(share_of(low))


@pytest.mark.parametrize(
    ("pairs", "low", "high"),
    [
        ([10, 60, 160, 80, 15], 0, 5),
        ([100, 400, 1100, 450, 120], 0, 10),
        ([30, 200, 500, 180, 20], -5, 0),
        ([5, 20, 60, 40, 15], 0, 50),
    ],
)
def test_the_log_likelihood_ratio_matches_the_exact_one(pairs: list[int], low: float, high: float) -> None:
    score = Score()
    for half, count in enumerate(pairs):
        for _ in range(count):
            score.pairs.append(half / 2)
    assert score.likelihood(low, high) == pytest.approx(exact_likelihood(pairs, low, high), rel=0.06, abs=0.05)


def test_the_bounds_are_walds() -> None:
    trial = Trial(0, 5, 0.05, 0.05)
    assert trial.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Trial(0, 5, 0.05, 0.1).bounds == pytest.approx((math.log(0.1 / 0.95), math.log(0.9 / 0.05)))


def test_the_rating_difference_follows_from_the_scores() -> None:
    assert rating(0.75) == pytest.approx(190.8485)
    assert rating(share_of(-33)) == pytest.approx(-33)


def test_the_order_of_games_does_not_matter() -> None:
    ended = {0: 1.0, 1: 0.5, 2: 0.0, 3: 0.0}
    for order in itertools.permutations(ended):
        score, known = Score(), dict[int, float]()
        for number in order:
            known[number] = ended[number]
            score.count(ended[number], known.get(number ^ 1))
        assert (score.won, score.drawn, score.lost, sorted(score.pairs)) == (1, 1, 2, [0.0, 1.5])


def test_a_silent_program_is_stopped_at_once(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player.until, "__defaults__", (600.0,))
    silent = Launch((sys.executable, "-c", "import time; time.sleep(600)"), name="Silent", quiet=True)
    runner = Runner(contest(silent, fake()), record.add)
    runner.start()
    time.sleep(0.3)
    runner.stop()
    assert runner.wait(60), "it does not wait for a greeting"
    assert (runner.played, runner.trouble) == (0, "")
