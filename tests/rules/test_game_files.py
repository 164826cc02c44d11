"""Every command that takes a game reads it from a file, too; a refusal names file, line and column."""

import io
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from surajang.rules import ini, query
from surajang.rules.__main__ import main
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.game_files import MAX_BYTES, game_of, games_in_text
from surajang.rules.games import FOLDER, GAMES
from surajang.rules.show import summary
from surajang.rules.special_rules import EndRule
from surajang.rules.variant import Variant

pytestmark = pytest.mark.once

CHILD = 'inherits = "mansindam"\nname = "{name}"\ntitle = "Another"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of a game."""
    path = tmp_path / "mine.toml"
    path.write_text(CHILD.format(name="mine"), "utf-8")
    return path


def why_not(text: str) -> str:
    """The sentence for an argument that names no game."""
    with pytest.raises(ReasonedError) as caught:
        game_of(text)
    return str(caught.value)


def test_a_game_is_given_by_name_or_file(file):
    assert game_of("mansindam") is GAMES["mansindam"]
    assert game_of(str(file)).name == "mine"
    assert game_of(f"{file}:mine") is game_of(str(file))
    assert game_of(str(FOLDER / "palaceshogi.toml")) == GAMES["palaceshogi"]


def test_names_of_games_take_precedence_over_files(file, monkeypatch):
    monkeypatch.chdir(file.parent)
    Path("mansindam").write_text(CHILD.format(name="other"), "utf-8")
    assert game_of("mansindam") is GAMES["mansindam"]
    assert game_of("./mansindam").name == "other"


def test_a_changed_file_is_read_again(file):
    assert game_of(str(file)).name == "mine"
    file.write_text(CHILD.format(name="mine-2"), "utf-8")
    assert game_of(str(file)).name == "mine-2"


@pytest.mark.parametrize("text", ["x", "", ":", "x:", ":x", "a:b", "docs", "mansindam:mansindam", "mansindam:"])
def test_a_missing_file_is_an_unknown_name(text):
    assert why_not(text).startswith("There is no game ")


@pytest.mark.parametrize("text", ["C:\\x.toml", "C:\\a b\\x.TOML", "x.ini", "C:x.toml"])
def test_a_drive_is_part_of_a_files_name(text):
    assert why_not(text) == f"{text} cannot be read: No such file or directory."


@pytest.mark.parametrize("text", ["C:\\x.toml:name", "x.ini:3check-drop"])
def test_a_section_follows_the_last_colon(text):
    assert why_not(text) == f"{text.rpartition(':')[0]} cannot be read: No such file or directory."


def test_a_missing_section_is_reported(file):
    assert why_not(f"{file}:other") == f"{file}:1:1: It defines no game 'other'; it defines mine."


def test_of_many_games_the_nearest_are_named(tmp_path):
    file = tmp_path / "x.ini"
    file.write_text("".join(f"[{name}:chess]\n" for name in ["shako", "makpong", "ai-wok", "cambodian", *"abcdefgh"]))
    why = "It defines 12 games, none named 'makpon'; similar names are makpong, shako, "
    assert why_not(f"{file}:makpon").startswith(f"{file}:1:1: {why}")
    assert len(why_not(f"{file}:nothing of this kind")) < len(str(file)) + 150


@pytest.mark.parametrize(
    "data",
    [
        CHILD.format(name="é").encode("latin-1"),
        b"\xef\xbb\xbf" + CHILD.format(name="mine").encode(),
        CHILD.format(name="mine").encode("utf-16"),
        CHILD.format(name="mine").replace("\n", "\r\n").encode(),
    ],
    ids=["Latin-1", "a byte order mark", "UTF-16", "Windows"],
)
def test_a_file_in_another_encoding(tmp_path, data):
    (tmp_path / "x.toml").write_bytes(data)
    if b"\xe9" in data:
        assert "A name has only lower-case letters, digits and hyphens, unlike 'é'." in why_not(
            str(tmp_path / "x.toml")
        )
    else:
        assert game_of(str(tmp_path / "x.toml")).name == "mine"


def test_only_regular_files_of_limited_size_are_read(tmp_path):
    (tmp_path / "large.toml").write_bytes(b"#" * (MAX_BYTES + 1))
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "nothing.toml").symlink_to("nowhere.toml")
    (tmp_path / "round.toml").symlink_to("round.toml")
    for name in ("large", "folder", "nothing", "round"):
        assert " cannot be read: " in why_not(str(tmp_path / f"{name}.toml"))
    assert why_not("a\0b.toml") == "'a\\x00b.toml' is not a file name."
    assert " cannot be read: " in why_not("x" * 10_000 + ".toml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no pipes among its files")
def test_a_pipe_is_not_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    assert why_not(str(tmp_path / "pipe.toml")).endswith("It is a pipe or a device, not a regular file.")


def test_a_parent_is_never_a_file(file, monkeypatch):
    monkeypatch.chdir(file.parent)
    Path("child.toml").write_text('inherits = "mine.toml"\nname = "child"\ntitle = "Child"\n')
    assert why_not("child.toml").startswith("child.toml:1:12: There is no game 'mine.toml' to inherit from")


def test_the_format_of_a_text_is_recognised():
    assert list(games_in_text("# A game.\n" + CHILD.format(name="mine"))) == ["mine"]
    (game,) = games_in_text("; A game for Fairy-Stockfish.\n[mine:chess]\nstalemateValue = loss").values()
    assert isinstance(game, Variant)
    assert game.end.stalemate_loses
    (refused,) = games_in_text("[mine:chess]\nstalemateValue = lost").values()
    assert isinstance(refused, InvalidDefinition)
    assert (refused.line, refused.column) == (2, 18)


def test_each_section_becomes_a_game_or_a_refusal(tmp_path, capsys):
    path = tmp_path / "x.ini"
    path.write_text("[mine:chess]\n[wrong:chess]\nmustCapture = true\n[best:mine]\nstalemateValue = loss\n", "utf-8")
    assert game_of(f"{path}:best").end.stalemate_loses
    assert why_not(str(path)) == f"{path}:1:1: It defines 3 games: name one of them, as in FILE:mine."
    assert why_not(f"{path}:wrong").startswith(f"{path}:3:1: mustCapture: ")
    assert main(["check", str(path)]) == 1
    found = capsys.readouterr()
    assert [line for line in found.out.splitlines() if line[0] != " "] == ["mine: Mine, 8 by 8", "best: Best, 8 by 8"]
    assert found.err.startswith(f"{path}:3:1: mustCapture: ")


def test_a_game_inherits_from_one_of_fairy_stockfish(file):
    file.write_text('inherits = "crazyhouse"\nname = "mine"\ntitle = "Mine"\n', "utf-8")
    assert game_of(str(file)).pieces == ini.template("crazyhouse").pieces


def test_every_command_takes_a_file(file, capsys):
    for command in (["perft", "{}", "1"], ["show", "{}"], ["export", "{}"], ["export", "{}", "--format", "toml"]):
        assert main([word.format(file) for word in command]) == 0
        mine = capsys.readouterr().out
        assert main([word.format("mansindam") for word in command]) == 0
        if command[0] != "export":
            assert capsys.readouterr().out == mine
    (answer,) = asked({"variant": f"{file}:mine"})
    assert answer == asked({"variant": "mansindam"})[0]


def asked(*requests: dict[str, object]) -> list[dict[str, object]]:
    """The answers of `query`."""
    answers = io.BytesIO()
    query.serve(io.BytesIO("\n".join(map(json.dumps, requests)).encode()), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_all_commands_report_a_refusal_alike(file, capsys):
    file.write_text(CHILD.format(name="mine") + "fiels = 9\n", "utf-8")
    expected = f"{file}:4:1: There is no key 'fiels' here; files may be meant."
    for command in ("perft {} 1", "show {}", "export {}", "check {}", "show {}:mine"):
        assert main(command.format(file).split()) == 1
        assert capsys.readouterr() == ("", expected + "\n")
    assert asked({"variant": str(file)}, {"variant": "mansindam", "moves": []})[0] == {"error": expected}


def test_check_summarises_every_game(file, tmp_path, capsys):
    bad = tmp_path / "bad.toml"
    bad.write_text("x", "utf-8")
    assert main(["check", str(bad), str(file), "nosuch.toml"]) == 1
    found = capsys.readouterr()
    assert found.out.splitlines() == [
        "mine: Another, 9 by 9",
        "  pieces: K P N B R C M Q A +P +N +B +R +C +M",
        "  hands: A Q M C R B N P",
        "  ends: checkmate, stalemate loses, campmate (K to 9), repetition 3 is illegal, no draws by agreement",
    ]
    assert found.err.startswith(f"{bad}:1:2: This cannot be read as TOML: ")
    assert found.err.endswith("nosuch.toml cannot be read: No such file or directory.\n")
    assert main(["check", str(file)]) == 0


def test_a_summary_names_every_end_of_a_game():
    end = EndRule(True, False, "9", "landing", "{winner} has landed.", ("N",), True)
    game = replace(GAMES["mansindam"], end=end)
    ends = "landing (N to 9, not attacked), repetition 3 is illegal, no draws by agreement"
    assert summary(game).splitlines()[-1] == f"  ends: checkmate, stalemate loses, {ends}"
    ends = summary(replace(GAMES["pandemonium-2020"])).splitlines()[-1]
    assert ends == "  ends: checkmate, stalemate draws, repetition 3 within 4 plies draws, perpetual check loses"
