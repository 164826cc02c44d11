"""Saved games: reading and writing PGN."""

import re
from random import Random

import pytest
from builds import ROOT
from hypothesis import given
from hypothesis import strategies as st
from samples import SEEDS, game, mutated, mutations

from surajang.rules import fen, notation_reader, pgn, pgn_clocks, pgn_writer
from surajang.rules.game import Game, Node, Outcome
from surajang.rules.games import GAMES
from surajang.rules.pgn import PgnError

WORDS = [
    "good", "bad }", "; semicolon", "%percent", "[square]", "(", ")", "two  blanks", "line\nend", "two\n\nends",
    "王 é", '"quoted"', "{", "a-very-long-word-" * 6, "$5", "1-0", "12.",
]  # fmt: skip


def noted_game(name: str, seed: int, plies: int = 60) -> Game:
    """A random game with variations, comments, judgements and clock times."""
    random = Random(seed)
    noted = Game(GAMES[name])
    noted.headers = {"White": 'A "quoted" \\ name', "Black": "王", "TimeControl": "600+5", "Annotator": "x"}
    if random.random() < 0.5:
        noted.root.comment = " ".join(random.choices(WORDS, k=3))
    if random.random() < 0.7:
        noted.root.clocks = (600.0, 600.0)
    for _ in range(plies):
        moves = noted.legal_moves()
        if not moves or random.random() < 0.15:
            for _ in range(random.randrange(1, 12)):
                noted.back()
            continue
        first = not noted.node.children
        move = random.choice(moves)
        known = noted.node.child(move)
        node = noted.play(move)
        if not known:
            annotate(node, random, first)
    if random.random() < 0.3:
        noted.finish(Outcome("1-0", "resignation"))
    return noted


def try_moves(ended: Game, seed: int) -> None:
    """Add some trial moves with variations after the end of a game."""
    random = Random(seed)
    for _ in range(6):
        ended.go_to(ended.main_line()[-1])
        for _ in range(random.randrange(5)):
            moves = ended.legal_moves()
            if moves:
                annotate(ended.play(random.choice(moves)), random, True)


def annotate(node: Node, random: Random, first: bool) -> None:
    """Annotate a move, as people and clocks do."""
    if random.random() < 0.2:
        node.comment = " ".join(random.choices(WORDS, k=random.randrange(1, 9)))
    if not first and random.random() < 0.3:
        node.comment_before = " ".join(random.choices(WORDS, k=2))
    if random.random() < 0.2:
        node.nags = random.sample(range(1, 40), random.randrange(1, 3))
    if node.parent and node.parent.clocks:
        clocks = list(node.parent.clocks)
        clocks[1 - node.side] = round(max(0, (clocks[1 - node.side] or 0) - random.random() * 20), 1)
        node.clocks = (clocks[0], clocks[1])


def contents(noted: Game) -> list[tuple[object, ...]]:
    """The whole content of a game's tree."""
    found: list[tuple[object, ...]] = []
    waiting = [noted.root]
    while waiting:
        node = waiting.pop()
        found.append(
            (node.move, node.written, node.comment, node.comment_before, node.nags, node.clocks, len(node.children))
        )
        waiting += node.children
    return found


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_game_is_kept(name):
    for seed in range(4 * SEEDS):
        noted = noted_game(name, seed)
        text = pgn_writer.write_game(noted)
        again = pgn.read_game(text)
        assert contents(again) == contents(noted)
        assert pgn_writer.write_game(again) == text
        assert again.ended == noted.ended
        assert again.headers.items() >= {"White": 'A "quoted" \\ name', "Black": "王"}.items()
        # No line may begin with a per cent sign, so that a space before one is no place to break it.
        breakable = [line for line in text.split("\n") if " " in line.replace(" %", "%") and line[0] not in "[;"]
        assert all(len(line) <= pgn_writer.WIDTH for line in breakable)


@pytest.mark.parametrize("name", GAMES)
def test_moves_tried_after_the_end_are_not_part_of_the_game(name):
    for seed in range(2 * SEEDS):
        ended = game(name)
        for move in range(seed % 5 + 2):
            ended.play(ended.legal_moves()[move])
        line = ended.main_line()
        ended.finish(Outcome("0-1", "resignation"))
        try_moves(ended, seed)
        text = pgn_writer.write_game(ended)
        again = pgn.read_game(text)
        assert [node.move for node in ended.main_line()] == [node.move for node in line]
        assert [node.move for node in again.main_line()] == [node.move for node in line]
        assert again.end is again.node
        assert contents(again) == contents(ended)
        assert pgn_writer.write_game(again) == text


def test_an_example_with_moves_tried_after_the_end():
    ended = game("mansindam", moves="c3c4 c7c6")
    ended.finish(Outcome("1-0", "resignation"))
    for text in ("d4", "d6"):
        ended.play(notation_reader.read(ended.position, text))
    assert ended.end is not None
    ended.go_to(ended.end)
    ended.play(notation_reader.read(ended.position, "e4"))
    assert pgn_writer.write_game(ended).endswith("\n1. c4 c6 (1... c6 2. d4 (2. e4) 2... d6) 1-0\n")


@pytest.mark.parametrize(
    ("movetext", "line"),
    [
        ("1. a4 (1. a4 b6 2. b4) 1... a6 2. c4 1-0", "a4 a6 c4"),
        ("1. a4 a6 (1... a6 2. b4) *", "a4 a6"),
        ("1. a4 (1. a4 a6 2. b4) 1... a6 2. c4 *", "a4 a6 c4"),
    ],
)
def test_a_variation_that_repeats_a_move_is_still_a_variation(movetext, line):
    for _ in range(2):
        again = pgn.read_game(f'[Variant "pandemonium-2020"] {movetext}')
        assert [node.written for node in again.main_line()[1:]] == line.split()
        assert again.node is again.main_line()[-1]
        movetext = pgn_writer.write_game(again).split("\n\n", 1)[1]


def test_many_blanks_in_a_comment_are_read_in_linear_time():
    pgn.read_game('[Variant "mansindam"] 1. c4 {x' + " " * 500_000 + "y} *")


def test_an_example_of_a_game():
    played = game("pandemonium", moves="NB-BN BN-NB e2e5 e9e7 g1f3")
    played.node.comment = "Developing."
    played.node.nags = [1]
    played.node.clocks = (595.5, None)
    played.back()
    played.play(notation_reader.read(played.position, "f4"))
    played.go_to(played.main_line()[-1])
    played.finish(Outcome("0-1", "time"))
    assert pgn_writer.write_game(played, {"Event": "A test", "White": "Kim", "TimeControl": "600"}) == (
        '[Event "A test"]\n'
        '[Site "?"]\n'
        '[Date "????.??.??"]\n'
        '[Round "?"]\n'
        '[White "Kim"]\n'
        '[Black "?"]\n'
        '[Result "0-1"]\n'
        '[Variant "pandemonium"]\n'
        '[TimeControl "600"]\n'
        '[Termination "time"]\n'
        "\n"
        "0. NB-BN BN-NB 1. e5 e7 2. Cf3 $1 {[%clk 0:09:55.5] Developing.} (2. f4) 0-1\n"
    )


def test_the_start_position_is_kept():
    start = "4k4/9/9/9/9/9/9/9/3K5[Q] b - - 3 7"
    text = pgn_writer.write_game(game("mansindam", start, "e9e8 Q@a1 e8e7"))
    assert '[SetUp "1"]\n[FEN "4k4/9/9/9/9/9/9/9/3K5[Q] b - - 3 7"]\n' in text
    assert "\n7... Ke8 8. Q@a1 Ke7 *\n" in text
    assert pgn.read_game(text).start_fen == start


def test_palace_shogi_is_written_as_its_players_do():
    text = pgn_writer.write_game(game("palaceshogi", moves="e3e5 e7e6 c1c2"))
    assert "1. +P-5e +P-5d 2. S-7h *" in text


def test_the_termination_of_a_finished_game_is_written():
    text = pgn_writer.write_game(game("pandemonium", "k9/10/1K8/10/10/10/10/10/10/8R1", "i1i10"))
    assert '[Result "1-0"]' in text
    assert '[Termination "checkmate"]' in text
    assert "1. Ri10# 1-0" in text
    again = pgn.read_game(text)
    assert again.outcome == Outcome("1-0", "checkmate")
    assert not again.ended.over


@pytest.mark.parametrize(
    ("movetext", "moves"),
    [
        ("1.c4 c6", "c3c4 c7c6"),
        ("1. c3c4 c7c6 *", "c3c4 c7c6"),
        ("c4 c6", "c3c4 c7c6"),
        ("1.c4!? c6?? 2.d4 $14 d6 =", "c3c4 c7c6 d3d4 d7d6"),
        ("1. c4 ; a comment with { and ( in it\n1... c6", "c3c4 c7c6"),
        ("1. c4\n% an escaped line: 1... d6\n1... c6", "c3c4 c7c6"),
        ("1. c4 {one} (1. d4 d6 (1... e6 {deep} 2. e4) 2. e4) c6", "c3c4 c7c6"),
        ("1. c4 <reserved> c6 1/2-1/2 1. d4 *", "c3c4 c7c6"),
        ("1. c4 c6 2. e4 *", "c3c4 c7c6 e3e4"),
        ("1… c4", "c3c4"),
        ("1. c4 (1. d4 *) c6", "c3c4 c7c6"),
    ],
)
def test_movetext_of_other_programs_is_understood(movetext, moves):
    expected = [node.move for node in game("mansindam", moves=moves).main_line()]
    text = '[Variant "Mansindam"]\n\n' + movetext
    for form in (text, "\ufeff" + text.replace("\n", "\r\n"), text.replace("\n", "\r")):
        assert [node.move for node in pgn.read_game(form).main_line()] == expected


def test_judgements_variations_and_comments_find_their_moves():
    read = pgn.read_game(
        '[Variant "mansindam"] {start} 1. c4!? {a} {b} (1. d4 $6 {c}) ({why} 1. e4) 1... c6 {d\n\ne} *'
    )
    first, second = read.root.children[0], read.root.children[1]
    assert read.root.comment == "start"
    assert (first.nags, first.comment) == ([5], "a b")
    assert (second.nags, second.comment) == ([6], "c")
    assert read.root.children[2].comment_before == "why"
    assert first.children[0].comment == "d\ne"


def test_clock_times():
    read = pgn.read_game('[Variant "mansindam"] 1. c4 {[%clk 0:09:58]} c6 {slow [%clk 0:09:30.5] move} 2. d4 *')
    nodes = read.main_line()
    assert nodes[1].clocks == (598.0, None)
    assert nodes[2].clocks == (598.0, 570.5)
    assert nodes[2].comment == "slow move"
    assert nodes[3].clocks is None


@pytest.mark.parametrize(
    ("name", "start"),
    [(name, "startpos") for name in GAMES] + [("mansindam", "3k5/9/9/9/9/9/9/9/3K5[] b - - 0 7")],
)
def test_writing_line_by_line_gives_the_same_text(name, start):
    played = game(name, start)
    text = pgn_writer.open_ended(pgn_writer.write_game(played))
    left = [60.0, 60.0]
    for number in range(8):
        setup, fullmove = played.position.setup, int(played.position.fullmove)
        node = played.play(played.legal_moves()[number % 3])
        if number > 2:
            left[1 - node.side] -= 1.5
            node.clocks = (left[0], left[1])
        text += pgn_writer.move_line(node, 0 if setup else fullmove)
    again = pgn.read_game(text)
    assert contents(again) == contents(played)
    assert pgn_writer.write_game(again) == pgn_writer.write_game(played)
    words = pgn_writer.write_game(played).split()
    assert [word for word in text.split() if not word.endswith("...")] == [
        word for word in words[:-1] if not word.endswith("...")
    ]


def test_times_are_the_same_in_single_lines_and_whole_texts():
    timed = game("mansindam", moves="c3c4")
    timed.node.clocks = (pgn_clocks.MAX_HOURS * 7200.0, 61.5)
    assert pgn_writer.move_line(timed.node, 1) == "1. c4 {[%clk 999999:00:00] [%oclk 0:01:01.5]}\n"
    assert "1. c4 {[%clk 999999:00:00] [%oclk 0:01:01.5]} *" in pgn_writer.write_game(timed)


MAX_TIME = pgn_clocks.MAX_HOURS * 3600.0


def seconds_of(timed: Game) -> float:
    """The first player's time at the last move."""
    assert timed.node.clocks is not None
    seconds = timed.node.clocks[0]
    assert seconds is not None
    return seconds


@given(st.floats(-1e300, 1e300) | st.floats(0, 4e9) | st.sampled_from([float("inf"), -0.0, MAX_TIME, 35999999.95]))
def test_written_times_are_read_back(seconds):
    timed = game("mansindam", moves="c3c4")
    timed.node.clocks = (seconds, None)
    text = pgn_writer.write_game(timed)
    again = pgn.read_game(text)
    assert seconds_of(again) == pytest.approx(min(max(seconds, 0), MAX_TIME), abs=0.051)
    assert again.node.comment == ""
    assert pgn_writer.write_game(again) == text
    assert pgn.read_game(pgn_writer.write_game(again)).node.clocks == again.node.clocks


@given(st.from_regex(r"[0-9]{1,12}:[0-9]{1,2}:[0-9]{1,2}(\.[0-9]{1,6})?", fullmatch=True, alphabet="0123456789:."))
def test_read_times_are_written_back(time):
    read = pgn.read_game(f'[Variant "mansindam"] 1. c4 {{[%clk {time}]}} *')
    again = pgn.read_game(pgn_writer.write_game(read))
    assert again.node.clocks == read.node.clocks
    assert 0 <= seconds_of(read) <= MAX_TIME
    assert again.node.comment == ""


@pytest.mark.parametrize(("hours", "seconds"), [("12345", 12345 * 3600), ("9" * 5000, MAX_TIME), ("0" * 5000, 0)])
def test_a_time_may_have_any_number_of_hours(hours, seconds):
    read = pgn.read_game(f'[Variant "mansindam"] 1. c4 {{[%clk {hours}:00:00]}} *')
    assert (seconds_of(read), read.node.comment) == (seconds, "")


def test_counters_at_their_limit_are_read_and_written_alike():
    played = game("mansindam", "3k5/9/9/9/9/9/9/9/3K5[] w - - 999998 999999", "d1e1 d9e9 e1f1 e9f9")
    text = pgn_writer.write_game(played)
    assert pgn_writer.write_game(pgn.read_game(text)) == text
    later = Game(GAMES["mansindam"], fen.write(played.position))
    assert later.start_fen.endswith(" 999999 999999")
    assert pgn.read_game(pgn_writer.write_game(later)).start_fen == later.start_fen


def test_a_comment_with_tags_of_a_game_is_kept():
    noted = game("mansindam", moves="c3c4")
    noted.node.comment = 'look {here:\n[White "x"]\n[Black "y"]\n\n1. d4 {good ' + 'and [White "x"] ' * 9
    text = pgn_writer.write_game(noted)
    assert pgn.read_game(text).node.comment == noted.node.comment.strip()
    assert pgn_writer.write_game(pgn.read_game(text)) == text


def test_undecodable_bytes_are_not_written():
    noted = game("mansindam", moves="c3c4")
    noted.node.comment = "a\udc80b\x00c"
    text = pgn_writer.write_game(noted, {"White": "d\ud800e"})
    assert pgn.read_game(text).node.comment == "abc"
    assert pgn.read_game(text).headers["White"] == "de"


@pytest.mark.parametrize(
    ("tags", "result", "outcome"),
    [
        ("", "1-0", Outcome("1-0", "")),
        ('[Termination "time forfeit"]', "0-1", Outcome("0-1", "time")),
        ('[Termination "Agreement"]', "1/2-1/2", Outcome("1/2-1/2", "agreement")),
        ('[Termination "checkmate"]', "1-0", Outcome("1-0", "")),
        ('[Result "1-0"][Termination "resignation"]', "", Outcome("1-0", "resignation")),
        ('[Result "1-0"]', "0-1", Outcome("0-1", "")),
    ],
)
def test_results_from_tags_and_movetext(tags, result, outcome):
    assert pgn.read_game(f'[Variant "mansindam"]{tags} 1. c4 {result}').ended == outcome


@pytest.mark.parametrize("value", ["", " ", "?", "-", "\u200b"])
def test_an_empty_variant_or_fen_tag_is_ignored(value):
    named = pgn.read_game(f'[Variant "{value}"]\n[FEN "{value}"]\n[SetUp "0"]\n\n1. P-5e *')
    assert (named.variant.name, named.start_fen) == ("palaceshogi", GAMES["palaceshogi"].start)
    started = pgn.read_game(f'[Variant "mansindam"]\n[FEN "{value}"]\n\n1. c4 *')
    assert pgn_writer.write_game(started) == pgn_writer.write_game(game("mansindam", moves="c3c4"))


def test_the_variant_is_guessed_without_a_tag():
    assert pgn.read_game("1. +P-5e +P-5d *").variant.name == "palaceshogi"
    assert pgn.read_game("1. c4 c6 2. Nd2 *").variant.name == "mansindam"
    assert pgn.read_game("0. NB-BN BN-NB 1. e5 *").variant.name == "pandemonium"


def test_several_games_in_one_text():
    text = "".join(
        pgn_writer.write_game(game("mansindam", moves=moves), {"Round": moves}) for moves in ("c3c4", "d3d4", "")
    )
    assert [one.headers["Round"] for one in pgn.read_games(text)] == ["c3c4", "d3d4", ""]
    assert pgn.read_game(text).headers["Round"] == "c3c4"
    untagged = list(pgn.read_games('[Variant "mansindam"] c4 [Variant "mansindam"] d4 1-0 [Variant "mansindam"]'))
    assert [len(one.main_line()) for one in untagged] == [2, 2, 1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no game in this text."),
        ("  \n \n", "There is no game in this text."),
        ('[Variant "chess"]\n\n1. e4 *', "Line 1: There is no game 'chess'; the games are Pandemonium, "),
        (
            '[Event "x"]\n[Variant "mansindam"]\n\n1. c4\nc5 *',
            "Line 5: 'c5' is not a legal move here. The pawn moves one square, never more.",
        ),
        ('[Variant "mansindam"]\n[FEN "x"]\n\n1. c4 *', "Line 2: The start position cannot be read. The board"),
        ('[Variant "mansindam"]\n1. c4 {never\nclosed', "Line 2: A comment is not closed"),
        ('[Variant "mansindam"]\n1. c4 (1. d4', "Line 2: A variation is not closed"),
        ('[Variant "mansindam"]\n1. c4 ) c6', "Line 2: A variation is closed that was never opened"),
        ('[Variant "mansindam"]\n(1. c4)', "Line 2: A variation appears where there is no move to vary"),
        ('[Variant "mansindam"]\n1. c4 $300', "Line 2: $300 is not an annotation: they go up to $255."),
        ('[Variant "mansindam"]\n[Event [x]\n1. c4', "Line 2: A header is written as in [Event"),
        ('[Variant "mansindam"]\n1. c4 } *', "Line 2: '}' makes no sense here"),
        ("dear diary", "Line 1: There is no [Variant] tag to say which game this is, and its moves fit no game"),
        ("\x89PNG\r\n\x1a\n\x00\x00\rIHDR", "Line 2: This is not text (in UTF-8), so it is not a saved game"),
    ],
)
def test_a_text_that_is_not_a_game_is_refused_with_a_sentence(text, sentence):
    with pytest.raises(PgnError) as caught:
        pgn.read_game(text)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_huge_text_is_refused():
    with pytest.raises(PgnError, match="too large for a saved game: it has more than 20 MB"):
        pgn.read_game("1. c4 " * (pgn.MAX_LENGTH // 6 + 1))


def test_deep_variations_do_not_overflow_the_stack():
    text = '[Variant "mansindam"] 1. c4 ' + "(1. d4 {x} " * 300 + ")" * 300
    assert len(pgn.read_game(text).root.children) == 2
    deep = Game(GAMES["mansindam"])
    for _ in range(100):  # a variation within a variation within …
        moves = deep.legal_moves()
        if len(moves) < 2:
            break
        deep.play(moves[0])
        deep.back()
        deep.play(moves[1])
    text = pgn_writer.write_game(deep)
    assert text.count("(") > 20
    assert contents(pgn.read_game(text)) == contents(deep)


def test_mutated_games_are_read_or_refused():
    random = Random(23)
    count = mutations(300)
    texts = [pgn_writer.write_game(noted_game(name, seed, 12)) for name in GAMES for seed in range(3)]
    read = 0
    for _ in range(count):
        broken = mutated(random.choice(texts), random)
        try:
            again = pgn.read_game(broken)
        except PgnError:
            continue
        read += 1
        text = pgn_writer.write_game(again)
        assert pgn_writer.write_game(pgn.read_game(text)) == text, broken
    assert read > count // 50


def test_a_bad_position_of_no_named_game_is_refused() -> None:
    with pytest.raises(PgnError, match="its moves fit no game"):
        pgn.read_game('[FEN "8/8 w - - 0 1"]\n\n1. e4 *\n')


def test_no_pattern_has_a_possessive_group() -> None:
    """Python matched them wrongly until 3.11.5; possessive classes and characters were always right."""
    wrong = re.compile(r"\)[*+?]\+")
    sources = [path for folder in ("rules", "engine", "gui") for path in (ROOT / folder).rglob("*.py")]
    assert [path.name for path in sources if wrong.search(path.read_text("utf-8"))] == []


def test_each_annotation_sign_is_read_as_its_nag():
    signs = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "=": 10, "+=": 14, "=+": 15}
    for sign, number in {**signs, "+/-": 16, "-/+": 17, "+-": 18, "-+": 19}.items():
        read = pgn.read_game(f'[Variant "mansindam"] 1. c4 {sign} *')
        assert read.main_line()[1].nags == [number], sign


MANSINDAM = '[Variant "mansindam"]\n'


def movetext(text: str) -> str:
    """Return the movetext of a game of Mansindam as written, which must read back unchanged."""
    written = pgn_writer.write_game(pgn.read_game(MANSINDAM + text))
    assert pgn_writer.write_game(pgn.read_game(written)) == written
    return " ".join(written.split("\n\n", 1)[1].split())


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        # a comment before the first move of a variation belongs to that move
        (
            "1. c4 {[%clk 0:05:00]} ({[%clk 0:01:00] why} 1. d4 d6) c6",
            "1. c4 {[%clk 0:05:00]} ({why} 1. d4 {[%clk 0:01:00]} 1... d6) 1... c6 *",
        ),
        ("1. c4 c6 ({[%clk 0:01:00]} d6) *", "1. c4 c6 (1... d6 {[%clk 0:01:00]}) *"),
        ("1. c4 ($2 1. d4) *", "1. c4 (1. d4 $2) *"),
        # a comment in a variation without moves belongs to the varied move
        ("1. c4 ({bare}) c6 ($1 ; line\n) *", "1. c4 {bare} 1... c6 $1 {line} *"),
        ("1. c4 {one} (!?) ({two [%clk 0:01:00]}) c6 (±)", "1. c4 $5 {one two} 1... c6 $16 *"),
        # text after a result
        ("1. c4 c6 1-0 {Black resigns}", "1. c4 c6 {Black resigns} 1-0"),
        ("1. c4 c6 1-0 ; Black resigns\n; indeed", "1. c4 c6 {Black resigns indeed} 1-0"),
        ("1. c4 c6 1-0 Black resigns (it is late)", "1. c4 c6 {Black resigns (it is late)} 1-0"),
        ("1. c4 c6 0-1 (White lost on time)", "1. c4 c6 {(White lost on time)} 0-1"),
        ("1. c4 c6 1-0 (1... d6 2. d4) +- {x {y} z} *", "1. c4 c6 $18 ; x {y} z (1... d6 2. d4) 1-0"),
        ("1. c4 c6 1-0\n\n{a fine game}", "1. c4 c6 {a fine game} 1-0"),
        # null moves
        (
            "1. c4 (1. d4 -- 2. e4 $1 {nice [%clk 0:00:01]} (2. f4)) c6 2. Z0 d6 3. e4 1-0",
            "1. c4 (1. d4 {-- 2. e4 $1 (nice) (2. f4)}) 1... c6 {Z0 d6 3. e4} 1-0",
        ),
        ("1. c4 (1. -- d5 {x}) (1. d4 – 2. e4) c6", "1. c4 {-- d5 (x)} (1. d4 {– 2. e4}) 1... c6 *"),
        ("-- 1... c6 {x} (1... d6) 0-1", "{-- 1... c6 (x) (1... d6)} 0-1"),
        *[(f"1. c4 {word} 2. d4 *", f"1. c4 {{{word} 2. d4}} *") for word in ("null", "@@@@", "0000", "--!")],
        # brackets
        ("1) c4 c6 (1) … d6 2) d4) 2) d4", "1. c4 c6 (1... d6 2. d4) 2. d4 *"),
        ("1. c4 {a {b} c} {d { e} c6", "1. c4 ; a {b} c d { e 1... c6 *"),
        ("1. c4 [best by test] c6 [%clk 0:01:00]", "1. c4 { [best by test]} 1... c6 {[%clk 0:01:00]} *"),
        # words and signs beside moves
        ("c4ch c6 check ♘d2+- Nd8 dis.ch! 3. e4!?± e6⩱", "1. c4 c6 2. Nd2 $18 Nd8 $1 3. e4 $5 $16 e6 $15 *"),
        ("c4+= c6 =+ d4 N d6 D 3. e4 □ e6 ∞", "1. c4 $14 c6 $15 2. d4 $146 d6 $220 3. e4 $7 e6 $13 *"),
    ],
)
def test_texts_of_other_programs_are_understood(text, meant):
    assert movetext(text) == meant


@pytest.mark.parametrize(
    ("results", "meant"),
    [
        ("1-0 1–0 1—0 1−0 1‑0 1:0 1-0. 1\u2060-\u20600", "1-0"),
        ("0-1 0–1 0:1 2.0-1", "0-1"),
        ("1/2-1/2 1/2 ½ ½-½ ½–½ 1/2–1/2 1⁄2-1⁄2 ½:½", "1/2-1/2"),
    ],
)
def test_results_are_read_in_any_spelling(results, meant):
    for result in [*results.split(" "), *[result.replace("-", " - ") for result in results.split(" ")]]:
        assert movetext(f"1. c4 c6 {result}") == f"1. c4 c6 {meant}", result
        two = pgn.read_games(f"{MANSINDAM}1. c4 {result} 1. d4 *")
        assert [game.outcome.result for game in two] == [meant, "*"]
        assert pgn.read_game(f'[Result "{result}"]{MANSINDAM} c4').outcome.result == meant


def test_text_after_a_result_belongs_to_no_game():
    one, two = f"{MANSINDAM}1. c4 c6 1-0", f"{MANSINDAM}1. d4 d6 0-1"
    for between in (" {x}\n", "\n{x}\n", " I resign\n", " ; x\n", " (1... d6 2. e4)\n\n", " $1 !? ±\n", " *\n\n"):
        first, second = pgn.read_games(one + between + two)
        assert pgn_writer.write_game(second) == pgn_writer.write_game(pgn.read_game(two))
        assert "1-0" in pgn_writer.write_game(first)
    first, second = pgn.read_games(f"{one} {{of the first}}\n\n{{of the second}}\n{two}")
    assert (first.node.comment, second.root.comment) == ("of the first", "of the second")
    assert len(list(pgn.read_games(f"{one}\n1. d4 d6 0-1\n1. e4 *"[len(MANSINDAM) :]))) == 3


@pytest.mark.parametrize(
    ("tag", "name", "value"),
    [
        ('[BlackType: "program"]', "BlackType", "program"),
        ('[White "Joe "The Rock" Smith"]', "White", 'Joe "The Rock" Smith'),
        ('[Event "C:\\games\\"]', "Event", "C:\\games\\"),
        ('[Event "C:\\games"]', "Event", "C:\\games"),
        ('[Event "a\\\\b \\"c\\""]', "Event", 'a\\b "c"'),
        ('[Event "never closed]', "Event", "never closed"),
        ('[Event "no bracket"', "Event", "no bracket"),
        ("[Event no quotes]", "Event", "no quotes"),
        ("[Event 'others']", "Event", "others"),
        ("[Event “typographic”]", "Event", "typographic"),
        ('[Event "a long\nline"]', "Event", "a long line"),
        ('[Event="x"]', "Event", "x"),
        ('[event "x"]', "Event", "x"),
        ('[White-Title "GM"]', "White_Title", "GM"),
        ('[Event "x" y]', "Event", 'x" y'),
    ],
)
def test_unusual_spellings_of_tags_are_read(tag, name, value):
    for text in (f"{tag}\n{MANSINDAM}\n1. c4 c6 *", f'{MANSINDAM}{tag}\n[Site "s"]\n\n1. c4 c6 *'):
        read = pgn.read_game(text)
        assert (read.headers[name], len(read.main_line())) == (value, 3)
        assert pgn.read_game(pgn_writer.write_game(read)).headers[name] == value


def test_a_bracketed_line_that_is_not_a_tag_is_a_comment():
    read = pgn.read_game(f'[?? "x"]\n{MANSINDAM}\n1. c4\n[Event is a word here]\nc6 *')
    assert read.root.comment == '[?? "x"]'
    assert [node.comment for node in read.main_line()[1:]] == ["[Event is a word here]", ""]


def test_tags_are_case_insensitive():
    start = "4k4/9/9/9/9/9/9/9/3K5[Q] b - - 3 7"
    read = pgn.read_game(f'[variant "MANSINDAM"]\n[fen "{start}"]\n[RESULT "1-0"]\n[setup "1"]\n[own "x"]\n\ne9e8')
    assert (read.variant.name, read.start_fen, read.ended.result) == ("mansindam", start, "1-0")
    assert read.headers == {"own": "x"}


def test_names_of_variants_ignore_case_and_blanks():
    for name in ("Palace Shogi", "palace-shogi", "PalaceShogi"):
        assert pgn.read_game(f'[Variant "{name}"] *').variant.name == "palaceshogi"


@pytest.mark.parametrize("end", ["\x1a", "\x00\x00", "\r\n\x1a\x00", "\u200b", "\ufeff", " \u200e\n"])
def test_the_end_of_a_file_is_not_a_game(end):
    assert len(list(pgn.read_games(MANSINDAM + end))) == 1
    for text in (f"{MANSINDAM}\n1. c4 c6 *", f"{MANSINDAM}\n1. c4 c6"):
        assert len(list(pgn.read_games(text + end))) == 1
        assert len(list(pgn.read_games(text + end + text + end))) == 2


def test_invisible_characters_are_skipped_but_kept_in_comments():
    hidden = "\u200b\u200e\u00ad\u2060\ufeff"
    text = movetext(
        f"{hidden}1. {hidden}c{hidden}4{hidden} {{a{hidden}b}} N{hidden}d8\ufe0e 1{hidden}-{hidden}0{hidden}"
    )
    assert text == f"1. c4 {{a{hidden}b}} 1... Nd8 1-0"
    clocked = pgn.read_game(f"{MANSINDAM}1. c4 {{\xa0[%clk\u200b 0:01:00]\xa0x}}")
    assert (clocked.node.clocks, clocked.node.comment) == ((60.0, None), "x")


def test_quote_signs_of_mail_are_skipped():
    text = (
        '> [Variant "mansindam"]\n>\n> 1. c4 {a comment\n> of two lines\n>\n> and more} c6\n> (1... d6\n> 2. d4)\n'
        '> 2. d4 *\n>\n>> [Event "x"]\n>> 1. c4 *\n'
    )
    first, second = pgn.read_games(text)
    assert first.root.children[0].comment == "a comment of two lines\nand more"
    assert [node.written for node in first.main_line()[1:]] == ["c4", "c6", "d4"]
    assert second.headers == {"Event": "x"}
    noted = game("mansindam", moves="c3c4")
    noted.node.comment = "a\n> b"
    assert pgn.read_game(pgn_writer.write_game(noted)).node.comment == "a\n> b"


def test_signs_for_a_side_mean_the_side_that_moved():
    read = pgn.read_game(f"{MANSINDAM}1. c4 ⟳ c6⟳ 2. d4⊕ d6 ⇆ (2... e6 ⟳) *")
    assert [node.nags for node in read.main_line()[1:]] == [[32], [33], [138], [133]]
    assert read.main_line()[3].children[1].nags == [33]
