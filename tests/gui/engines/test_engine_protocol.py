"""Engines' output and requests as values: no output raises an error or takes long."""

import doctest
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from machine import scaled

from surajang.gui.engines import protocol, requests
from surajang.gui.engines.protocol import (
    EMPTY,
    KEYWORDS,
    MATE,
    MAX_CENTIPAWNS,
    MAX_LINE_MOVES,
    MAX_MATE,
    NUMBERS,
    BestMove,
    Info,
    InvalidValue,
    Lines,
    Option,
    Score,
    parse_best_move,
    parse_info,
    parse_name,
    parse_option,
    whole_number,
)
from surajang.gui.engines.protocol import MAX_BYTES as MAX_SPOKEN_LENGTH
from surajang.gui.engines.requests import Collector, Limits, Request

# Scores

scores = st.integers(-MAX_CENTIPAWNS, MAX_CENTIPAWNS).map(Score.of_centipawns) | st.integers(-MAX_MATE, MAX_MATE).map(
    Score.of_mate
)


def test_scores_are_ordered_by_preference() -> None:
    wanted = [Score.of_mate(1), Score.of_mate(7), Score.of_centipawns(10**9), Score.of_centipawns(3)]
    wanted += [Score(0), Score.of_centipawns(-3), Score.of_centipawns(-(10**9)), Score.of_mate(-7), Score.of_mate(-1)]
    wanted += [Score.of_mate(0)]
    assert sorted(wanted, reverse=True) == wanted
    assert sorted((-score for score in wanted), reverse=True) == [-score for score in reversed(wanted)]


@given(scores)
def test_a_score_is_a_mate_or_centipawns_from_both_sides(score: Score) -> None:
    assert (score.mate is None) != (score.centipawns is None)
    other = -score
    assert -other == score
    if score.mate is None:
        assert other.centipawns == -(score.centipawns or 0)
        assert Score.of_centipawns(score.centipawns or 0) == score
    else:
        assert other.mate == -score.mate
        assert Score.of_mate(score.mate) == score or (score.mate == 0 and score.number == MATE)


def test_mate_in_zero_is_a_loss() -> None:
    mated = Score.of_mate(0)
    assert mated.mate == (-mated).mate == 0
    assert mated < Score(0) < -mated


# Lines of information


def test_info_lines_are_parsed() -> None:
    assert parse_info(
        "info depth 24 seldepth 32 multipv 2 score cp -31 upperbound wdl 10 930 60 nodes 123456789012 nps 1200000"
        " hashfull 420 tbhits 7 time 93127 pv e2e4 P@e5 NB-BN e7e8+"
    ) == Info(
        depth=24, multipv=2, score=Score(-31), bound="upper", wdl=(10, 930, 60), nodes=123456789012, nps=1200000,
        pv=("e2e4", "P@e5", "NB-BN", "e7e8+"),
    )  # fmt: skip
    assert parse_info("info depth 0 score mate 0") == Info(depth=0, score=Score(-MATE))
    assert parse_info("info score lowerbound mate 3\tdepth 2") == Info(depth=2, score=Score.of_mate(3), bound="lower")
    for other in ("currmove a1a2 currmovenumber 4", "refutation d1h5 g6h5", "currline 2 a1a2 b1b2", "cpuload 990"):
        assert parse_info(f"info pv e2e4 {other} depth 3") == Info(depth=3, pv=("e2e4",))
    assert parse_info("info depth 3 string score cp 7 is what I think") == Info(depth=3)
    assert parse_info("info depth 3 nodes 7 string no mate in 3") == Info(depth=3, nodes=7, no_mate_in=3)
    assert parse_info("info depth 3 string no mate in sight") == Info(depth=3)


def test_invalid_parts_of_info_lines_are_skipped() -> None:
    assert parse_info("info") == parse_info("info score") == parse_info("info string ") == Info()
    assert parse_info("info depth score cp 5") == Info(score=Score(5))
    assert parse_info("info depth 3 movesleft 40 score cp") == Info(depth=3)
    assert parse_info("info depth x3 seldepth -4 nodes 5") == Info(nodes=5)
    assert parse_info("info wdl 1 2 nodes 5 wdl 1 2 3000") == Info(nodes=5)
    assert parse_info(f"info depth {'9' * 4301} score cp {'9' * 4301} nps 5") == Info(nps=5)
    assert parse_info(f"info pv {'x' * 5000} nodes 5") == Info(nodes=5)
    assert len(parse_info("info pv" + " a1a1" * 10 * MAX_LINE_MOVES).pv) == MAX_LINE_MOVES
    assert whole_number("٣") is None


moves = st.text("abcdefghi123456789@+PNBR-", min_size=4, max_size=10).filter(lambda text: whole_number(text) is None)
lines_of_moves = st.lists(moves, min_size=1, max_size=20).map(tuple)
infos = st.builds(
    Info,
    **dict.fromkeys(NUMBERS, st.none() | st.integers(0, 10**18)),
    score=st.none() | scores,
    bound=st.sampled_from(["", "lower", "upper"]),
    wdl=st.none() | st.tuples(*[st.integers(0, 1000)] * 3),
    pv=st.just(()) | lines_of_moves,
)


def written(info: Info) -> str:
    """Return the line for an Info."""
    words = ["info"]
    for name in sorted(NUMBERS):
        if (value := getattr(info, name)) is not None:
            words.append(f"{name} {value}")
    if info.score is not None:
        mate = info.score.mate
        words.append(f"score cp {info.score.centipawns}" if mate is None else f"score mate {mate}")
    if info.bound:
        words.append(f"{info.bound}bound")
    if info.wdl:
        words.append("wdl " + " ".join(map(str, info.wdl)))
    if info.pv:
        words.append(f"pv {' '.join(info.pv)}")
    return " ".join(words)


@given(infos)
def test_info_lines_survive_a_round_trip(info: Info) -> None:
    if info.score == Score(MATE):
        return  # the side that has mated is not to move
    assert parse_info(written(info)) == info


anything = st.lists(
    st.sampled_from(sorted(KEYWORDS | {"info", "string", "-", "0", "1", "-1", "9" * 30, "var", "default", "min"}))
    | st.text(max_size=8),
    max_size=40,
).map(" ".join)


@given(anything | st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode("utf-8", "replace")))
def test_no_output_raises_an_error(text: str) -> None:
    info = parse_info("info " + text)
    assert len(info.pv) <= MAX_LINE_MOVES
    parse_best_move("bestmove " + text)
    assert parse_name("id name " + text).isprintable()
    for line in (f"option {text}", f"option name {text} type {text}", f"option name X type combo {text}"):
        option = parse_option(line)
        if option is not None:
            assert option.name
            assert option.name.isprintable()


@pytest.mark.parametrize("parse", [parse_info, parse_best_move, parse_option, parse_name])
@pytest.mark.parametrize(
    "piece",
    [" ", "x", "9", "-", " pv a1a1", " string", " score cp", " type", " type spin", " name", " var", " var x", " 1"],
)
def test_a_huge_line_is_parsed_in_linear_time(parse: Callable[[str], object], piece: str) -> None:
    slowest = 0.0
    for start in ("", "info pv", "info string ", "option name x type combo default", "option name x type spin", "id n"):
        line = start + piece * (500_000 // len(piece))
        began = time.thread_time()
        parse(line)
        slowest = max(slowest, time.thread_time() - began)
    assert slowest < 0.5 or slowest < scaled(0.5), "to find out how fast the machine is takes longer than all else"


# Decisions


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bestmove e2e4", BestMove("e2e4")),
        ("bestmove e2e4 ponder e7e5", BestMove("e2e4", "e7e5")),
        ("bestmove  P@e5  ponder", BestMove("P@e5")),
        ("bestmove NB-BN hope e7e5", BestMove("NB-BN")),
        ("bestmove (none)", BestMove("")),
        ("bestmove 0000", BestMove("")),
        ("bestmove", BestMove("")),
        (f"bestmove {'x' * 1_000_000}", BestMove("")),
    ],
)
def test_bestmove_lines_are_parsed(line: str, answer: BestMove) -> None:
    assert parse_best_move(line) == answer


# Options


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("option name Nullmove type check default true", Option("Nullmove", "check", "true")),
        ("option name Skill Level type spin default 20 min -20 max 20", Option("Skill Level", "spin", "20", -20, 20)),
        (
            "option name Style type combo default Normal var Solid var Normal var Very Risky",
            Option("Style", "combo", "Normal", choices=("Solid", "Normal", "Very Risky")),
        ),
        ("option name Clear Hash type button", Option("Clear Hash", "button")),
        ("option name Book type string default <empty>", Option("Book", "string", "")),
        ("option name Book type string default /a  b/min 5 var x", Option("Book", "string", "/a  b/min 5 var x")),
        ("option name Book type string", Option("Book", "string", "")),
        ("option name N type spin default x min 9 max 3", Option("N", "spin")),
        (f"option name N type spin default 3 min 1 max {'9' * 4301}", Option("N", "spin", "3", 1)),
        ("option name N type spin default", Option("N", "spin")),
        ("option name type type check", Option("type", "check")),
    ],
)
def test_option_lines_are_parsed(line: str, option: Option) -> None:
    assert parse_option(line) == option


@pytest.mark.parametrize(
    "line",
    [
        "option", "option name", "option name X", "option name X type", "option name X type file default y",
        "option name  type check", f"option name {'x' * 61} type check", "option name a\x00b type check",
        "option type check name X",
    ],
)  # fmt: skip
def test_invalid_option_lines_are_rejected(line: str) -> None:
    assert parse_option(line) is None


names = st.text("abcXYZ 09_", min_size=1, max_size=20).map(str.strip).filter(bool)
texts = names.filter(lambda text: text != "default")
options = (
    st.builds(Option, names, st.just("check"), st.sampled_from(["true", "false"]))
    | st.builds(
        lambda name, bounds, default: Option(name, "spin", str(default), min(bounds), max(bounds)),
        names,
        st.tuples(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9)),
        st.integers(-(10**9), 10**9),
    )
    | st.builds(
        lambda name, choices: Option(name, "combo", choices[0], choices=tuple(choices)),
        names,
        st.lists(texts, min_size=1, unique=True),
    )
    | st.builds(Option, names, st.just("button"))
    | st.builds(Option, names, st.just("string"), st.just("") | texts)
)


def declared(option: Option) -> str:
    """The line that declares an option."""
    words = [f"option name {option.name} type {option.kind}"]
    if option.kind != "button":
        words.append(f"default {option.default or EMPTY}")
    if option.kind == "spin":
        words.append(f"min {option.low} max {option.high}")
    return " ".join([*words, *(f"var {choice}" for choice in option.choices)])


@given(options)
def test_option_lines_survive_a_round_trip(option: Option) -> None:
    assert parse_option(declared(option)) == option


@given(options, st.integers().map(str) | st.text(max_size=20) | st.sampled_from(["true", "False", "default"]))
def test_accepted_values_are_valid(option: Option, value: str) -> None:
    for take in (option.checked, option.fitted):
        try:
            taken = take(value)
        except InvalidValue:
            continue
        assert option.checked(taken) == taken
        assert "\n" not in taken
        assert option.kind != "spin" or option.low is None or option.low <= int(taken)
        assert not option.choices or taken in option.choices


def test_values_are_checked_and_adjusted() -> None:
    spin = Option("Hash", "spin", "16", 1, 1024)
    assert spin.checked(" 64 ") == "64"
    assert (spin.fitted("4096"), spin.fitted("-1")) == ("1024", "1")
    with pytest.raises(InvalidValue, match=r"^Hash takes a whole number from 1 to 1024\.$"):
        spin.checked("4096")
    with pytest.raises(InvalidValue, match=r"^N takes a whole number of at least 3\.$"):
        Option("N", "spin", low=3).checked("2")
    with pytest.raises(InvalidValue, match=r"^N takes a whole number of at most 3\.$"):
        Option("N", "spin", high=3).checked("4")
    with pytest.raises(InvalidValue, match=r"^N takes a whole number\.$"):
        Option("N", "spin").fitted("many")
    assert Option("Ponder", "check").checked("TRUE") == "true"
    style = Option("Style", "combo", "solid", choices=("Solid", "Very Risky"))
    assert style.checked("very risky") == "Very Risky"
    with pytest.raises(InvalidValue, match=r"^Style must be one of: Solid, Very Risky\.$"):
        style.checked("dull")
    with pytest.raises(InvalidValue, match="single line"):
        Option("Book", "string").checked("a\nquit")
    with pytest.raises(InvalidValue, match="no value"):
        Option("Clear", "button").checked("now")


# Requests


@pytest.mark.parametrize(
    ("limits", "command"),
    [
        (Limits(), "go infinite"),
        (Limits(movetime=250), "go movetime 250"),
        (Limits(depth=9, nodes=5000, mate=3), "go depth 9 nodes 5000 mate 3"),
        (Limits(clocks=(0, 90), moves_to_go=7), "go wtime 0 btime 90 movestogo 7"),
    ],
)
def test_limits_are_written(limits: Limits, command: str) -> None:
    assert limits.command() == command
    assert limits.infinite == command.endswith("infinite")
    assert limits.command(("a1a2", "P@b3")) == f"{command} searchmoves a1a2 P@b3"


def test_the_examples_are_correct() -> None:
    for module in (protocol, requests):
        assert doctest.testmod(module).attempted
        assert doctest.testmod(module).failed == 0


# Collecting lines


spoken_infos = st.builds(
    Info,
    depth=st.integers(0, 99),
    multipv=st.none() | st.integers(0, 4),
    score=st.none() | st.integers(-5, 5).map(Score),
    pv=st.sampled_from([(), ("a1a2",)]),
).map(written)


@given(st.lists(st.lists(spoken_infos, max_size=10), max_size=5), st.integers(1, 3))
def test_the_last_report_of_each_line_is_kept(pieces: list[list[str]], count: int) -> None:
    request = Request("position startpos", lines=count)
    collector = Collector(request, count)
    last: dict[int, Info] = {}
    for number, piece in enumerate(pieces):
        collector.take([line.encode() for line in piece])
        for line in piece:
            info = parse_info(line)
            rank = 1 if info.multipv is None else info.multipv
            if (info.score is not None or info.pv) and 1 <= rank <= count:
                last[rank] = info
        if number % 2:
            assert collector.analysis.lines == tuple(last[rank] for rank in sorted(last))
    analysis = collector.analysis
    assert analysis.lines == tuple(last[rank] for rank in sorted(last))
    assert analysis.request is request


def test_the_last_report_of_each_line_is_kept_in_a_flood() -> None:
    flood = [b"info depth %d multipv %d score cp 1 nodes %d" % (n // 3, n % 3 + 1, n) for n in range(30_000)]
    collector = Collector(Request("position startpos"), 3)
    assert collector.take(flood)
    assert [info.nodes for info in collector.analysis.lines] == [29_997, 29_998, 29_999]


def test_nodes_and_speed_are_collected_from_all_lines() -> None:
    collector = Collector(Request("position startpos"), 1)
    assert not collector.take([b"info string Hello"])
    collector.take([b"info nps 5 nodes 7", b"info string Hello", b"info depth 1 multipv 2 score cp 3"])
    assert collector.analysis.lines == ()
    assert (collector.analysis.nodes, collector.analysis.nps) == (7, 5)
    collector.take([b"info depth 2 score cp 3 nodes 99", b"info depth 3 currmove a1a2"])
    analysis = collector.analysis
    assert (analysis.depth, analysis.score) == (2, Score(3))
    assert (analysis.nodes, analysis.nps) == (99, 5)
    assert not collector.take([])
    assert collector.analysis is analysis


@given(st.lists(st.binary(max_size=30)), st.lists(st.integers(1, 40)))
def test_lines_are_joined_from_any_pieces(spoken: list[bytes], sizes: list[int]) -> None:
    data = b"\n".join(spoken)
    lines = Lines()
    heard: list[bytes] = []
    for size in sizes:
        heard += lines.feed(data[:size])
        data = data[size:]
    heard += lines.feed(data)
    assert heard == [b" ".join(line.split()) for line in b"\n".join(spoken).split(b"\n")[:-1]]


def test_overlong_lines_are_dropped() -> None:
    for size in (1, 1000, 65_536, 10**6):
        lines = Lines()
        data = b"a\n" + b"x" * 2 * MAX_SPOKEN_LENGTH + b"\nb\n" + b"y" * MAX_SPOKEN_LENGTH + b"\nc\n"
        heard = [line for at in range(0, len(data), size) for line in lines.feed(data[at : at + size])]
        assert [line[:1] for line in heard] == [b"a", b"b", b"y", b"c"]
        assert len(lines._rest) <= MAX_SPOKEN_LENGTH  # noqa: SLF001  # the cache has no public view


def test_build_notes_are_removed_from_engine_names() -> None:
    assert parse_name("id name Fish 1.2 [commit: b2e693ef, upstream: , emscripten: 2.0.26] LB") == "Fish 1.2 LB"
    assert parse_name("id name [fish]") == "[fish]"
    assert parse_name("id name   two  blanks") == "two blanks"
