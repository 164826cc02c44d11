"""The engine's protocol: every command, malformed commands, and answers while it thinks."""

import contextlib
import gc
import io
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import chess.engine
import pytest
from builds import module_file
from machine import scaled

from surajang.engine import streams, uci
from surajang.engine.own_process import STOPPED
from surajang.engine.search import Search
from surajang.engine.strength import FULL, HIGHEST, of_level, rating_of_level
from surajang.engine.uci import UciEngine
from surajang.rules import fen, movegen, notation
from surajang.rules.games import GAMES

pytestmark = pytest.mark.once

SETUP = GAMES["pandemonium"].setup
SETUPS = SETUP.choices if SETUP else ()


class Talk:
    """An engine in this process, and its output since the last command."""

    def __init__(self) -> None:
        self.output = io.StringIO()
        self.engine = UciEngine(self.output)

    def __call__(self, *commands: str, wait: bool = True) -> list[str]:
        start = len(self.output.getvalue())
        for command in commands:
            assert self.engine.obey(command)
            if wait and self.engine.player.thread and self.engine.player.may_answer.is_set():
                self.engine.player.thread.join(60)
        return self.output.getvalue()[start:].splitlines()


@pytest.fixture
def talk() -> Iterator[Talk]:
    conversation = Talk()
    yield conversation
    conversation.engine.player.stop()
    if conversation.engine.player.thread:
        conversation.engine.player.thread.join(60)


def test_introduces_itself(talk: Talk) -> None:
    lines = talk("uci")
    assert lines[0].startswith("id name Surajang")
    assert lines[-1] == "uciok"
    games = " ".join(f"var {name}" for name in GAMES)
    assert f"option name UCI_Variant type combo default pandemonium {games}" in lines
    names = {line.split(" type ")[0].removeprefix("option name ") for line in lines if line.startswith("option")}
    assert {"Hash", "MultiPV", "Skill Level", "UCI_LimitStrength", "UCI_Elo", "Ponder", "Threads"} <= names
    assert talk("isready") == ["readyok"]


@pytest.mark.parametrize("name", list(GAMES))
def test_shows_the_position(talk: Talk, name: str) -> None:
    lines = talk(f"setoption name UCI_Variant value {name}", "position startpos", "d")
    assert f"Fen: {GAMES[name].start}" in lines
    assert "Checkers:" in lines
    assert any(line.startswith("Key: ") for line in lines)


def test_names_the_checkers(talk: Talk) -> None:
    lines = talk("setoption name UCI_Variant value mansindam", "position fen 4k4/9/9/4R4/9/9/9/9/4K4[] b - - 0 1", "d")
    assert "Checkers: e6" in lines


def test_draws_the_board_with_the_coordinates_of_its_moves(talk: Talk) -> None:
    lines = talk("setoption name UCI_Variant value palaceshogi", "d")
    assert [line.split()[0] for line in lines[:9]] == [str(rank) for rank in range(9, 0, -1)]
    assert lines[9].split() == list("abcdefghi")


def test_perft_counts_positions(talk: Talk) -> None:
    lines = talk("go perft 3")
    assert "NB-BN: 152" in lines
    assert lines[-1] == "Nodes searched: 608"
    assert talk("setoption name UCI_Variant value mansindam", "go perft 2")[-1] == "Nodes searched: 961"


def test_reports_lines_and_a_move(talk: Talk) -> None:
    lines = talk(
        "setoption name UCI_Variant value pandemonium-2020",
        "setoption name UCI_ShowWDL value true",
        "setoption name MultiPV value 2",
        "position startpos moves e2e5",
        "go depth 3",
    )
    pattern = (
        r"info depth \d+ seldepth \d+ multipv [12] score (cp|mate) -?\d+( lowerbound| upperbound)? wdl \d+ \d+ \d+"
        r" nodes \d+ nps \d+ hashfull \d+ time \d+ pv \S+.*"
    )
    assert all(re.fullmatch(pattern, line) for line in lines[:-1])
    move = re.fullmatch(r"bestmove (\S+)( ponder \S+)?", lines[-1])
    assert move
    position = fen.read(GAMES["pandemonium-2020"], "startpos")
    position.make(notation.parse(position, "e2e5"))
    assert notation.parse(position, move.group(1)) in movegen.legal_moves(position)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("mansindam", "fen 3kr4/9/9/9/9/9/9/4q4/4K4[] w - - 0 1"),
        ("mansindam", "fen k7K/9/9/9/9/9/9/9/9[] b - - 0 1"),
        ("pandemonium", "fen k9/10/1Q8/10/10/10/10/10/10/4K5[] b - - 0 1"),
        ("palaceshogi", "fen 4K4/9/9/9/9/9/9/9/k8[] b - - 0 1"),
        ("pandemonium-2020", "startpos moves" + " b1c3 b10c8 c3b1 c8b10" * 2),
    ],
)
def test_has_no_move_when_the_game_is_over(talk: Talk, name: str, position: str) -> None:
    lines = talk(f"setoption name UCI_Variant value {name}", f"position {position}", "go depth 2")
    assert lines[-1] == "bestmove (none)"


@pytest.mark.parametrize(
    "command",
    [
        "nonsense",
        "position",
        "position fen",
        "position fen 9/9",
        "position startpos moves a1a9",
        "position startpos moves NB-BN BN-BN e2e9",
        "position startpos e2e4",
        "position somewhere",
        "go depth",
        "go depth deep",
        "go depth -1",
        "go nodes ²",
        "go movetime 99999999999999999",
        "go quickly",
        "go searchmoves a1a9",
        "go perft 21",
        "go perft 200000",
        "go mate " + "9" * 4301,
        "go movetime " + "9" * 4301,
        "go depth 1 searchmoves NB-BN nonsense",
        "setoption",
        "setoption name Hash",
        "setoption name Hash value much",
        "setoption name Hash value 0",
        "setoption name Nothing value 1",
        "setoption name " + "Hash " * 10_000,
        "setoption name Skill Level value " + "1" * 4301,
        "setoption name UCI_Variant value chess",
        "setoption name Ponder value perhaps",
        "bench far",
        "\x00",
        "position fen " + "k" * 5000,
        "position startpos moves" + " e2e4" * 20_001,
        "k" * 1_000_000,
    ],
)
def test_reports_bad_commands_and_changes_nothing(talk: Talk, command: str) -> None:
    before = talk("position startpos moves NB-BN", "d", "uci")
    said = talk(command)
    assert len(said) == 1
    assert re.fullmatch(r"info string .{5,320}", said[0])
    assert talk("d", "uci") == before


@pytest.mark.parametrize("command", ["", "   ", "stop", "ponderhit"])
def test_ignores_commands_without_meaning_now(talk: Talk, command: str) -> None:
    assert talk(command) == []


def test_answers_while_it_thinks(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    talk("go infinite", wait=False)
    time.sleep(0.3)
    assert "readyok" in talk("isready", wait=False)
    refused = talk("position startpos moves e3e4", wait=False)
    assert any("a search is running" in line for line in refused)
    talk("stop")
    assert talk.output.getvalue().splitlines()[-1].startswith("bestmove")


def test_waits_for_stop_when_it_ponders_or_has_no_bound(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    for go, end in (("go infinite depth 1", "stop"), ("go ponder depth 1", "ponderhit"), ("go ponder depth 1", "stop")):
        said = len(talk.output.getvalue())
        talk(go, wait=False)
        time.sleep(0.5)
        assert "bestmove" not in talk.output.getvalue()[said:]
        talk(end)
        assert "bestmove" in talk.output.getvalue()[said:]


def test_ignores_a_ponderhit_when_not_pondering(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    talk("go infinite depth 1", wait=False)
    time.sleep(0.3)
    assert not any(line.startswith("bestmove") for line in talk("ponderhit", wait=False))
    assert talk("stop")[-1].startswith("bestmove")


def test_an_early_ponderhit_is_not_lost(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    for _ in range(20):
        assert talk("go ponder movetime 50", "ponderhit")[-1].startswith("bestmove")


@pytest.mark.parametrize("go", ["go ponder movetime 400", "go ponder wtime 9000 btime 9000"])
def test_a_ponderhit_after_the_thinking_time_is_answered_at_once(talk: Talk, go: str) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    talk(go, wait=False)
    time.sleep(1.2)
    assert "bestmove" not in talk.output.getvalue()
    worked = time.process_time()
    assert talk("ponderhit")[-1].startswith("bestmove")
    assert time.process_time() - worked < scaled(0.3)


def test_a_ponderhit_leaves_the_rest_of_the_time(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    began = time.monotonic()
    talk("go ponder movetime 1500", wait=False)
    time.sleep(0.3)
    worked = time.process_time()
    assert talk("ponderhit")[-1].startswith("bestmove")
    assert time.monotonic() - began > 1.4
    assert time.process_time() - worked < scaled(1.5)


def test_a_stopped_ponder_search_does_not_affect_the_next(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos moves e3e4 e7e6")
    talk("go ponder movetime 9000", wait=False)
    time.sleep(0.2)
    talk("ponderhit now", wait=False)
    assert talk("stop")[-1].startswith("bestmove")
    talk("position startpos moves e3e4 d7d6")
    played = talk("go movetime 50")[-1].split()[1]
    position = fen.read(GAMES["mansindam"], "startpos")
    for text in ("e3e4", "d7d6", played):
        position.make(notation.parse(position, text))
    assert talk("ponderhit", wait=False) == []


def test_ponder_moves_are_legal(talk: Talk) -> None:
    expected = 0
    for name, game in GAMES.items():
        talk(f"setoption name UCI_Variant value {name}", "position startpos")
        position, moves = fen.read(game, "startpos"), []
        for _ in range(16):
            words = talk("go nodes 300")[-1].split()
            moves.append(words[1])
            position.make(notation.parse(position, words[1]))
            if words[2:]:
                expected += 1
                assert words[2] == "ponder"
                assert notation.parse(position, words[3]) in movegen.legal_moves(position)
            talk(f"position startpos moves {' '.join(moves)}")
    assert expected > 40


def test_pondering_a_finished_game_waits_for_stop(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position fen 3kr4/9/9/9/9/9/9/4q4/4K4[] w - - 0 1")
    for end in ("ponderhit", "stop"):
        assert talk("go ponder movetime 50", wait=False) == []
        time.sleep(0.2)
        assert talk(end)[-1] == "bestmove (none)"


@pytest.mark.parametrize(("end", "thinks"), [("ponderhit", True), ("stop", False)])
def test_levels_think_only_after_a_ponderhit(talk: Talk, end: str, thinks: bool) -> None:
    talk("setoption name UCI_Variant value mansindam", "setoption name Skill Level value 5", "position startpos")
    assert talk("go ponder movetime 60000", wait=False) == []
    time.sleep(0.3)
    said = talk(end)
    assert said[-1].startswith("bestmove")
    position = fen.read(GAMES["mansindam"], "startpos")
    assert notation.parse(position, said[-1].split()[1]) in movegen.legal_moves(position)
    assert any(line.startswith("info depth 4") for line in said) == thinks


def test_keeps_to_its_time(talk: Talk) -> None:
    talk("setoption name UCI_Variant value pandemonium-2020", "position startpos")
    for go, most in (("go movetime 300", 0.3), ("go wtime 1000 btime 1000 winc 0 binc 0", 0.5), ("go wtime 1", 0.05)):
        worked = time.process_time()
        assert talk(go)[-1].startswith("bestmove")
        assert time.process_time() - worked < scaled(most + 0.5)


@pytest.mark.parametrize("side", ["w", "b"])
@pytest.mark.parametrize(
    "go",
    [
        "go wtime 100",
        "go btime 100",
        "go wtime 100 btime 100",
        "go btime 100 binc 100 wtime 100 winc 100",
        "go winc 50",
        "go binc 0",
        "go movestogo 3",
        "go btime 100 movestogo 0",
        "go depth 0 btime 100",
        "go wtime -3",
        "go depth 0",
        "go nodes 0",
        "go mate 0",
        "go movetime 0",
        "go depth 0 nodes 0 mate 0",
    ],
)
def test_a_bound_for_either_side_ends_the_search(talk: Talk, go: str, side: str) -> None:
    talk("setoption name UCI_Variant value mansindam", f"position fen 4k4/9/4P4/9/9/9/9/9/4K4[Q] {side} - - 0 1")
    talk(go, wait=False)
    thread = talk.engine.player.thread
    assert thread
    thread.join(60)
    assert talk.output.getvalue().splitlines()[-1].startswith("bestmove")


def test_other_bounds_hold_beside_a_clock(talk: Talk) -> None:
    assert uci.request({"depth": 9, "btime": 100}, []).clocks == (None, 0.1)
    assert uci.request({"infinite": 1, "movestogo": 9}, []).clocks == (None, None)


def test_a_bound_of_0_is_ignored_beside_another(talk: Talk) -> None:
    assert uci.request({"depth": 0, "nodes": 50}, []).depth == 0
    assert uci.request({"nodes": 0, "infinite": 1}, []).infinite


@pytest.mark.parametrize("game", GAMES)
def test_works_with_a_game_manager_for_chess(game: str) -> None:
    """The conversation by which such programs check whether an engine follows the protocol, in every game.

    They read the last `info` before a decision, and send positions of other games, too.
    """
    conversation = [f"setoption name UCI_Variant value {game}", "uci", "isready", "ucinewgame", "isready"]
    both = "wtime 100 winc 100 btime 100 binc 100"
    for position, goes in (
        ("startpos", []),
        ("fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 27", ["wtime 100"]),
        ("fen rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 2", ["btime 100", both]),
        ("startpos", ["wtime 100 btime 100"]),
        ("startpos moves d2d4 d7d5", ["btime 100 binc 100 wtime 100 winc 100"]),
    ):
        conversation += [f"position {position}", "isready", *(f"go {go}" for go in goes)]
    said = Conversation(conversation).said
    assert any(line.startswith("id name ") for line in said)
    assert any(line.startswith("id author ") for line in said)
    decisions = [at for at, line in enumerate(said) if line.startswith("bestmove ")]
    assert len(decisions) == 5
    for at in decisions:
        assert said[at].split()[1] != "(none)"
        words = said[at - 1].split()
        assert words[0] == "info"
        assert words[words.index("score") + 1] in ("cp", "mate")
        for name in ("time", "nps", "nodes", "depth"):
            assert words[words.index(name) + 1].isdigit()


class Conversation:
    """Return an engine process's answers to commands, each sent after the answer to the one before."""

    ANSWERS: ClassVar = {"uci": "uciok", "isready": "readyok", "go": "bestmove"}

    def __init__(self, commands: list[str], ends: str = "\n") -> None:
        self.said: list[str] = []
        command = [sys.executable, "-m", "surajang.engine"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            watch = threading.Timer(120, process.kill)
            watch.start()
            assert process.stdin
            assert process.stdout
            for text in (*commands, "quit"):
                process.stdin.write((text + ends).encode())
                process.stdin.flush()
                answer = self.ANSWERS.get(text.split()[0])
                while answer:
                    line = process.stdout.readline().decode()
                    assert line, "it has been killed, as it did not answer"
                    self.said.append(line.rstrip("\n"))
                    answer = None if line.startswith(answer) else answer
            self.said += process.stdout.read().decode().splitlines()
            watch.cancel()
            watch.join()


COMMANDS = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption name Skill Level value 20",
    "setoption name Mate By Checks value false",
    "setoption name Clear Hash",
    "setoption name UCI_Variant value mansindam",
    "setoption name Nothing At All value 1",
    "position startpos moves e3e4 e7e6",
    "d",
    "position fen 4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1",
    "eval",
    "go mate 1 depth 1",
    "go depth 1 searchmoves e1d1 e1f1",
    "position fen 4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1 moves e1d1",
    "go perft 1",
    "stop",
    "ponderhit",
    "nonsense and more",
    "go nowhere",
    "bench 0",
]
UNTIMED = re.compile(r" (nps|time) \d+")


@pytest.mark.parametrize("seed", range(3))
def test_extra_blanks_are_ignored(seed: int) -> None:
    chance = random.Random(seed)
    plain, spaced = Talk(), Talk()
    for command in COMMANDS:
        heard = [UNTIMED.sub("", line) for line in plain(command)]
        spread = "".join(f"{blanks(chance, 0)}{word}{blanks(chance, 1)}" for word in command.split())
        assert [UNTIMED.sub("", line) for line in spaced(f"{spread}\r\n")] == heard, command


def blanks(chance: random.Random, least: int) -> str:
    return "".join(chance.choices(" \t\v\f\r", k=chance.randint(least, 4)))


def test_weak_levels_play_legal_moves_and_use_little_time(talk: Talk) -> None:
    talk("setoption name Skill Level value -20")
    for name in GAMES:
        talk(f"setoption name UCI_Variant value {name}", "position startpos")
        worked = time.process_time()
        lines = talk("go movetime 600")
        assert time.process_time() - worked < scaled(3)
        position = fen.read(GAMES[name], "startpos")
        assert notation.parse(position, lines[-1].split()[1])


def test_the_rating_is_limited_only_on_request(talk: Talk) -> None:
    assert talk.engine.player.strength == FULL
    talk("setoption name UCI_LimitStrength value true")
    assert talk.engine.player.strength == of_level(HIGHEST)
    talk(f"setoption name UCI_Elo value {rating_of_level(7)}")
    assert talk.engine.player.strength == of_level(7)
    talk("setoption name UCI_LimitStrength value false", "setoption name Skill Level value 2")
    assert talk.engine.player.strength == of_level(2)
    talk("setoption name UCI_AnalyseMode value true")
    assert talk.engine.player.strength == FULL


def test_chooses_its_setup(talk: Talk) -> None:
    assert talk("position startpos", "go depth 1")[-1].split()[1] in SETUPS
    assert talk("position startpos moves BN-NB", "go depth 1")[-1].split()[1] in SETUPS


@pytest.mark.parametrize("choice", SETUPS)
def test_chooses_only_among_the_given_setups(talk: Talk, choice: str) -> None:
    told = talk("position startpos", f"go movetime 300 searchmoves {choice}")
    assert told[-1].split()[1] == choice
    assert f" pv {choice}" in told[-2]


@pytest.mark.parametrize(
    ("game", "text", "score"),
    [
        ("mansindam", "k8/2Q6/9/9/9/9/9/9/4K4 b - - 0 1", "mate 0"),
        ("mansindam", "9/4K4/9/9/9/9/9/k8/9 w - - 0 1 moves e8e9", "mate 0"),
        ("palaceshogi", "k8/9/1+R7/9/9/9/9/9/4K4[] b - - 0 1", "cp 0"),
    ],
)
def test_reports_the_loser_where_there_is_no_move(talk: Talk, game: str, text: str, score: str) -> None:
    told = talk(f"setoption name UCI_Variant value {game}", f"position fen {text}", "go depth 1")
    assert told[-2:] == [f"info depth 0 score {score}", "bestmove (none)"]


@pytest.mark.skipif(sys.platform != "linux", reason="only there is memory bounded as told")
def test_keeps_its_table_when_memory_is_short() -> None:
    bounded = "import resource; resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))"
    done = subprocess.run(
        [sys.executable, "-c", f"{bounded}; from surajang.engine.uci import main; main()"],
        input="setoption name Hash value 4096\nuci\nposition startpos\ngo nodes 100\n",
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
    )
    assert "info string there is no memory for a Hash of 4096 MB; it stays at 64\n" in done.stdout
    assert "option name Hash type spin default 64 " in done.stdout
    assert "bestmove" in done.stdout
    assert not done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_eval_reports_the_static_evaluation(talk: Talk, name: str) -> None:
    lines = talk(f"setoption name UCI_Variant value {name}", "position startpos", "eval")
    worth = {line.split(": ")[0]: float(line.split(": ")[1].split()[0]) for line in lines if ": " in line}
    assert worth["Final evaluation"] == pytest.approx(worth["Material and places"] + worth["Network"], abs=0.011)


def test_eval_gives_no_value_in_check(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position fen 4k4/9/9/4R4/9/9/9/9/4K4[] b - - 0 1")
    assert talk("eval")[-1] == "Final evaluation: none (in check)"


def test_bench_is_deterministic(talk: Talk) -> None:
    signatures = {line for _ in range(2) for line in talk("bench 2") if line.startswith("Nodes searched")}
    assert len(signatures) == 1


def test_frees_the_search_of_a_finished_game(talk: Talk) -> None:
    for name in ("mansindam", "pandemonium", "pandemonium"):
        talk(f"setoption name UCI_Variant value {name}", "ucinewgame", "position startpos", "go nodes 300")
    table = talk.engine.player.table
    assert sum(isinstance(thing, Search) and thing.state.table is table for thing in gc.get_objects()) == 1


def test_searches_only_the_given_moves(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "setoption name MultiPV value 5", "position startpos")
    lines = talk("go searchmoves a1c2 i3i4 depth 3")
    assert {line.split(" pv ")[1].split()[0] for line in lines[:-1]} == {"a1c2", "i3i4"}
    assert lines[-1].split()[1] in ("a1c2", "i3i4")
    assert talk("position startpos moves e3e4", "go depth 2")[-1].split()[1] not in ("a1c2", "i3i4")


def test_refuses_to_search_an_illegal_repetition(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam")
    talk("position startpos moves e1e2 e9e8 e2e1 e8e9 e1e2 e9e8 e2e1")
    words = "which is not allowed."
    assert [line.endswith(words) for line in talk("go searchmoves e8e9 depth 3")] == [True]
    assert talk("go searchmoves e8f8 depth 3")[-1].startswith("bestmove e8f8")


def test_stops_at_the_requested_mate(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position fen 4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1")
    lines = talk("go mate 1")
    assert " score mate 1 " in lines[-2]
    assert lines[-1].startswith("bestmove Q@e8")


def test_reports_the_depth_without_mate_and_still_plays(talk: Talk) -> None:
    talk("setoption name UCI_Variant value mansindam", "position fen 4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1")
    lines = talk("go mate 1")
    assert re.fullmatch(r"info depth 1 nodes \d+ string no mate in 1", lines[-2])
    assert re.match(r"bestmove (e1|R@)", lines[-1])
    assert re.match(r"info depth 1 .* string no mate in 1", talk("go mate 3 nodes 5000")[0])


def test_counts_futile_blocks_as_requested(talk: Talk) -> None:
    talk("position fen k9/pp8/10/10/10/9R/10/10/9B/4K5[n] w - - 0 1")
    assert " score mate 2 " in talk("go mate 3")[-2]
    lines = talk("setoption name Mate Ignores Futile Blocks value true", "go mate 3")
    assert " score mate 1 " in lines[-2]
    assert lines[-1].startswith("bestmove j5j10")
    lines = talk("setoption name Mate By Checks value true", "go mate 2 searchmoves j2i3")
    assert not any(" score mate " in line for line in lines)


def test_stops_looking_for_a_mate(talk: Talk) -> None:
    talk("position startpos moves NB-BN NB-BN")
    talk("go mate 9", wait=False)
    time.sleep(0.3)
    assert "readyok" in talk("isready", wait=False)
    worked = time.process_time()
    assert talk("stop")[-1].startswith("bestmove")
    assert time.process_time() - worked < scaled(1)


@pytest.mark.parametrize("work", ["go perft 20", "bench 30", "go infinite"])
def test_answers_isready_during_work(talk: Talk, work: str) -> None:
    talk("setoption name UCI_Variant value mansindam", "position startpos")
    talk(work, wait=False)
    time.sleep(0.2)
    assert "readyok" in talk("isready", wait=False)
    worked = time.process_time()
    said = talk("stop")
    assert time.process_time() - worked < scaled(1)
    assert re.match(r"bestmove|info string the (count|bench) was stopped", said[-1])
    assert talk("go perft 1")[-1] == "Nodes searched: 31"


def test_works_with_python_chess(monkeypatch: pytest.MonkeyPatch) -> None:
    """python-chess's protocol classes start it, let it analyse and play, ponder and stop.

    They know none of these games, so a board that accepts every move takes the place of one of theirs.
    """

    class Move(chess.Move):
        """A move that remembers how it was written."""

        def __init__(self, text: str) -> None:
            super().__init__(chess.A1, chess.A2)
            self.text = text

        def uci(self) -> str:
            return self.text

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Move) and self.text == other.text

        def __hash__(self) -> int:
            return hash(self.text)

    class Mansindam(chess.Board):
        uci_variant = "mansindam"
        start = "3rk4/9/9/9/4q4/9/9/4R4/4K4[] w - - 0 1"

        def fen(self, **options: object) -> str:
            return self.start

        def root(self) -> "Mansindam":
            return self

        def parse_uci(self, uci: str) -> Move:
            return Move(uci)

        def push(self, move: chess.Move) -> None:
            self.move_stack.append(move)

        def push_uci(self, uci: str) -> Move:
            move = Move(uci)
            self.push(move)
            return move

        def pop(self) -> chess.Move:
            return self.move_stack.pop()

        def copy(self, **options: object) -> "Mansindam":
            other = Mansindam()
            other.start = self.start
            other.move_stack = list(self.move_stack) if options.get("stack", True) else []
            return other

    board = Mansindam()
    with chess.engine.SimpleEngine.popen_uci([sys.executable, "-m", "surajang.engine"], timeout=300) as engine:
        assert engine.id["name"].startswith("Surajang")
        engine.configure({"Hash": 2, "UCI_ShowWDL": True})
        engine.ping()
        found = engine.analyse(board, chess.engine.Limit(depth=3), multipv=2)
        assert [info["multipv"] for info in found] == [1, 2]
        assert found[0]["score"].white() > chess.engine.Cp(0)
        assert found[0]["score"].white() >= found[1]["score"].white()
        assert {"depth", "seldepth", "nodes", "nps", "hashfull", "time", "pv", "wdl"} <= set(found[0])
        assert found[0]["wdl"].white().expectation() > 0.5
        played = engine.play(board, chess.engine.Limit(time=0.1), info=chess.engine.INFO_ALL)
        assert played.move is not None
        assert played.move.uci() == "e2e5"
        with engine.analysis(board) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 3:
                    break
        assert analysis.info["depth"] >= 3
        assert engine.play(board, chess.engine.Limit(nodes=50), game="another").move
        sent: list[str] = []
        send_line = engine.protocol.send_line

        def note(line: str) -> None:
            sent.append(line)
            send_line(line)

        monkeypatch.setattr(engine.protocol, "send_line", note)
        board, position = Mansindam(), fen.read(GAMES["mansindam"], "startpos")
        board.start = GAMES["mansindam"].start
        limit = chess.engine.Limit(nodes=20_000, white_clock=600, black_clock=600)  # enough to expect an answer
        for hits in (0, 1, 2, 2):
            played = engine.play(board, limit, ponder=True)
            assert played.move
            assert played.ponder
            assert sent.count("ponderhit") == hits
            position.make(notation.parse(position, played.move.uci()))
            replies = {notation.text(position, move) for move in movegen.legal_moves(position)}
            assert played.ponder.uci() in replies
            reply = played.ponder.uci() if hits < 2 else min(replies - {played.ponder.uci()})
            position.make(notation.parse(position, reply))
            for text in (played.move.uci(), reply):
                board.push_uci(text)


def processor_seconds(process: int) -> float:
    """The processor time that a process has taken."""
    times = Path("/proc", str(process), "stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what another process has taken")
@pytest.mark.parametrize(
    ("game", "options"),
    [("mansindam", {}), ("palaceshogi", {"MultiPV": 100}), ("pandemonium-2020", {"Hash": 1024, "Skill Level": 3})],
)
def test_stops_at_once_as_a_process(game: str, options: dict[str, int]) -> None:
    command = [sys.executable, "-m", "surajang.engine"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin
    assert process.stdout
    with process:
        settings = {"UCI_Variant": game, **options}
        chosen = [f"setoption name {name} value {value}" for name, value in settings.items()]
        for text in (*chosen, "isready", "position startpos", "go infinite"):
            print(text, file=process.stdin, flush=True)
        for line in process.stdout:
            if line.startswith("info depth 2"):
                break
        os.kill(process.pid, signal.SIGSTOP)  # it would go on until this process, which may be late, has asked
        before = processor_seconds(process.pid)
        print("isready\nstop", file=process.stdin, flush=True)
        os.kill(process.pid, signal.SIGCONT)
        answers = []
        for line in process.stdout:
            answers.append(line.split()[0])
            if line.startswith("bestmove"):
                break
        worked = processor_seconds(process.pid) - before
        print("quit", file=process.stdin, flush=True)
        assert process.wait(60) == 0
    assert "readyok" in answers
    assert worked < scaled(0.25)  # usually 0.02


def test_runs_a_script_to_its_end() -> None:
    script = "setoption name UCI_Variant value mansindam\nposition startpos\ngo depth 2\n"
    done = subprocess.run(
        [sys.executable, "-m", "surajang.engine"], input=script, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("bestmove")
    assert done.stderr == ""


def run_engine(script: bytes, environment: dict[str, str] | None = None, timeout: float = 60) -> list[str]:
    """Run a script in an engine process; return its output without the message that it is not compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "surajang.engine"],
        input=script,
        capture_output=True,
        timeout=timeout,
        env={**os.environ, **(environment or {})},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode("ascii").splitlines()
    return said[1:] if said and "uncompiled" in said[0] else said


@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8:strict"},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii:strict"},
    ],
)
def test_takes_any_byte_in_any_locale(environment: dict[str, str]) -> None:
    said = run_engine(b"is\xffready\n\xe9\xff\x00\nis\xc3\xa9ready\r\nisready\r\n", environment)
    assert [line.split("command ")[0] for line in said[:3]] == ["info string there is no "] * 3
    assert said[3:] == ["readyok"]


def test_skips_overlong_lines() -> None:
    said = run_engine(b"x" * (100 << 20) + b"\nisready\n" + b"\0" * (1 << 20) + b"\nisready\n" + b"y" * (2 << 20))
    too_long = f"info string a command has no more than {streams.MAX_LINE_LENGTH} bytes; a longer one was skipped"
    assert said[0] == too_long
    assert said[1] == "readyok"
    assert len(said) == 5
    assert said[-1] == too_long


def cpu_seconds(process: int) -> float:
    """Return the processor time of a Linux process."""
    times = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells how long a process has worked")
@pytest.mark.parametrize("hash_size", [64, 1024, 4096])
def test_is_ready_soon_with_any_table_size(hash_size: int) -> None:
    command = [sys.executable, "-m", "surajang.engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        assert process.stdin
        assert process.stdout
        for before in ("isready", f"setoption name Hash value {hash_size}", "ucinewgame", "setoption name Clear Hash"):
            began = cpu_seconds(process.pid)
            process.stdin.write(f"{before}\nisready\n")
            assert any(line == "readyok\n" for line in process.stdout)
            if before != "isready":
                assert cpu_seconds(process.pid) - began < scaled(1)
        process.stdin.write("quit\n")


@pytest.mark.skipif(sys.platform == "win32", reason="a write is what tells there")
@pytest.mark.parametrize("go", ["go movetime 600000", "go infinite", "go perft 20", "bench 30", "go ponder depth 99"])
def test_ends_when_either_stream_is_closed(go: str) -> None:
    command = [sys.executable, "-m", "surajang.engine"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"isready\n{go}\n".encode())
    process.stdin.flush()
    assert any(line.strip() == b"readyok" for line in process.stdout)
    time.sleep(0.3)
    process.stdin.close()
    process.stdout.close()
    process.wait(60)  # long before any of them would end otherwise


def test_detects_a_closed_pipe_without_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("select.poll", raising=False)
    reading, writing = os.pipe()
    with open(writing, "w") as output:
        assert streams.has_reader(output)
        os.close(reading)
        assert not streams.has_reader(output)
        with contextlib.suppress(OSError):
            output.close()


def test_missing_modules_are_reported_in_a_sentence() -> None:
    hide = (
        "import runpy, sys; sys.modules['librt.vecs'] = None; runpy.run_module('surajang.engine', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", hide], input="uci\n", capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The engine needs the Python module librt")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("module", ["engine.uci", "engine.playtest.command", "engine.practice.command"])
@pytest.mark.parametrize(
    "start",
    ["runpy.run_module('surajang.engine', run_name='__main__')", "surajang.run_engine()"],
    ids=["module", "script"],
)
def test_is_quiet_when_interrupted_while_it_loads(module: str, start: str) -> None:
    interrupt = f"""
import runpy, signal, sys, surajang
class Finder:
    def find_spec(self, name, *_):
        if name == "surajang.{module}":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder())
sys.argv[1:] = ["playtest" if "playtest" in "{module}" else "practise"]
sys.exit({start})
"""
    done = subprocess.run([sys.executable, "-c", interrupt], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (STOPPED, "", "")


@pytest.mark.parametrize("command", ["go depth 1", "eval"])
@pytest.mark.parametrize("source", [b"", b"cut"])
def test_a_damaged_network_is_reported_in_a_sentence(tmp_path: Path, source: bytes, command: str) -> None:
    (tmp_path / "pandemonium.net").write_bytes(source)
    elsewhere = (
        "import surajang.engine.weights, pathlib, runpy\n"
        f"surajang.engine.weights.files = lambda package: pathlib.Path({str(tmp_path)!r})\n"
        "runpy.run_module('surajang.engine', run_name='__main__')"
    )
    script = f"setoption name Threads value 2\nposition startpos moves NB-BN NB-BN\n{command}\n"
    done = subprocess.run([sys.executable, "-c", elsewhere], input=script, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1
    assert done.stderr == (
        "the network of pandemonium cannot be used: the file of the network is damaged;"
        " Surajang has to be installed again\n"
    )


def test_reports_once_that_it_is_uncompiled() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "surajang.engine"], input="uci\nisready\n", capture_output=True, text=True, timeout=300
    )
    said = [line for line in done.stdout.splitlines() if "uncompiled" in line]
    if uci.core_build() == "compiled":
        assert said == []
    else:
        assert said == [f"info string {uci.UNCOMPILED}"]
        assert "./play" in said[0]


WORDS = """
    position startpos fen moves go depth nodes movetime wtime btime winc binc movestogo infinite ponder perft mate
    searchmoves stop ponderhit isready uci ucinewgame setoption name value Hash Clear MultiPV Skill Level
    UCI_LimitStrength UCI_Elo UCI_Variant UCI_AnalyseMode UCI_ShowWDL true false mansindam palaceshogi
    pandemonium-2020 d eval bench NB-BN e2e4 e3e4 a1a1 P@e5 K@e5 e2e4+ 4k4/9/9/4R4/9/9/9/9/4K4[] w b - 0 1 2 3 16
    -1 -20 999999999999 9999999999999 ² ٣ \0 \ufffd é
"""


@pytest.mark.parametrize("moves", ["", " moves NB-BN"])
def test_mate_searches_just_choose_a_setup(talk: Talk, moves: str) -> None:
    talk("setoption name UCI_Variant value pandemonium", f"position startpos{moves}")
    said = talk("go mate 3")
    assert said[-1].split()[1] in ("BN-BN", "BN-NB", "NB-BN", "NB-NB"), said


def nonsense(chance: random.Random) -> str:
    """Return a slightly malformed command."""
    kind = chance.randrange(4)
    if kind == 0:
        return "".join(chr(chance.randrange(1, 0x250)) for _ in range(chance.randrange(200))).replace("\n", " ")
    words = chance.choices(WORDS.split(), k=chance.randrange(1, 10))
    if kind == 1:
        words[0] = chance.choice(("position", "go", "setoption", "setoption name", "bench", "position startpos moves"))
    if kind == 2:
        words[chance.randrange(len(words))] = chance.choice(("9" * 4301, "k" * 70_000, "/" * 300, "-" + "0" * 13))
    return " ".join(words)


@pytest.mark.parametrize("seed", range(8))
def test_survives_nonsense(talk: Talk, seed: int) -> None:
    """Thousands of slightly malformed commands: each answer is well-formed, and the engine still plays."""
    chance = random.Random(seed)
    talk("setoption name Hash value 1")
    for _ in range(400):
        command = nonsense(chance)
        if command.split()[:1] == ["quit"] or "Hash value 9" in command:
            continue
        said = talk(command, "stop", wait=False)
        if talk.engine.player.thread is not None:
            talk.engine.player.thread.join(60)
            assert not talk.engine.player.thread.is_alive(), command
        assert not any("internal error" in line for line in said), command
        assert not any("\n" in line or len(line) > 20_000 for line in said), command
    talk("setoption name UCI_Variant value mansindam", "position startpos", wait=True)
    assert talk("go depth 2")[-1].startswith("bestmove")
