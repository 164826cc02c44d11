"""The index: it follows the files, survives damage to itself and to them, and holds nothing else."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from library_games import Indexed, game_text, put_own

from surajang.engine.own_process import own_environment
from surajang.gui.library import finding, index, indexing, library_actions, scanning, statistics
from surajang.gui.library.facts import facts_of, key_of
from surajang.gui.library.finding import Query
from surajang.rules import pgn, pgn_writer
from surajang.rules.game import Game
from surajang.rules.games import GAMES

FROZEN = str(Path(__file__).parents[3] / "packaging" / "pyinstaller" / "start_window.py")


@pytest.fixture
def indexed(tmp_path: Path) -> Indexed:
    return Indexed(tmp_path)


def test_own_games_and_added_files_are_listed(indexed: Indexed) -> None:
    put_own(indexed.folder / "data", 1, game_text(1))
    aside = indexed.own / "put aside"
    aside.mkdir()
    (aside / "2026-10-05 12.00.00.000000 Mansindam.pgn").write_text(game_text(2))
    indexed.put("a.pgn", game_text(3) + "\n" + game_text(4))
    indexed.update()
    assert sorted(indexed.firsts()) == ["First 1", "First 2", "First 3", "First 4"]
    assert sorted(game.facts.players[0] for game in indexed.ask(Query(own=True))) == ["First 1", "First 2"]


def test_engine_matches_are_listed_only_on_request(indexed: Indexed) -> None:
    put_own(indexed.folder / "data", 1, game_text(1, "mansindam"))
    indexed.put("a.pgn", game_text(3, "mansindam"))
    played = indexed.series / "2026-10-05 12.00.00.000000" / "games.pgn"
    played.parent.mkdir(parents=True)
    played.write_text(game_text(5, "mansindam") + "\n" + game_text(7, "mansindam"))
    indexed.added.append(played)  # adding the file changes nothing
    indexed.update()
    assert sorted(indexed.firsts()) == ["First 1", "First 3"]
    assert sorted(indexed.firsts(Query(own=False))) == ["First 3"]
    found = indexed.ask(Query(matches=True))
    assert sorted(game.facts.players[0] for game in found) == ["First 5", "First 7"]
    assert all(game.of_match and not game.own for game in found)
    connection = index.connect(indexed.path)
    key = key_of(GAMES["mansindam"], int(Game(GAMES["mansindam"]).position.key))
    counts = [
        sum(branch.count for branch in finding.tree(connection, key, Query(matches=each))) for each in (False, True)
    ]
    assert counts == [2, 2]
    assert len(statistics.rows(connection, Query())) == 1
    connection.close()
    shutil.rmtree(indexed.series)
    indexed.added.clear()
    indexed.update()
    assert not indexed.ask(Query(matches=True))


def test_every_position_of_the_main_line_is_found_at_its_ply(indexed: Indexed) -> None:
    text = game_text(3, plies=20)
    indexed.put("a.pgn", text)
    indexed.update()
    (game,) = indexed.ask()
    connection = index.connect(indexed.path)
    nodes = pgn.read_game(text).main_line()
    for node in nodes:
        key = key_of(GAMES[game.facts.variant], node.key)
        assert finding.ply_of(connection, game.number, key) == node.ply
        assert list(finding.numbers(connection, Query(key=key))) == [game.number]
    assert indexed.count("place") == len(nodes)
    connection.close()


def test_positions_of_different_variants_are_kept_apart(indexed: Indexed) -> None:
    """Two rule sets of Pandemonium start from the same position."""
    indexed.put("a.pgn", game_text(1, "pandemonium") + "\n" + game_text(2, "pandemonium-vchess"))
    indexed.update()
    keys = [key_of(GAMES[name], Game(GAMES[name]).node.key) for name in ("pandemonium", "pandemonium-vchess")]
    assert [indexed.firsts(Query(key=key)) for key in keys] == [["First 1"], ["First 2"]]


def test_only_changed_files_are_read_again(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(5)))
    indexed.update()
    before = {game.facts.players[0]: game.number for game in indexed.ask()}
    indexed.update()
    assert indexed.progress == [[0, 0, 0, 0]]
    indexed.put("a.pgn", "\n".join(game_text(number) for number in (7, 1, 2, 3, 4)))
    os.utime(indexed.added[0], (1, 1))
    indexed.update()
    after = {game.facts.players[0]: game.number for game in indexed.ask()}
    assert set(after) == {"First 7", "First 1", "First 2", "First 3", "First 4"}
    assert all(after[name] == before[name] for name in set(after) & set(before))
    assert all(scanning.digest_of(Path(game.path).read_bytes()[game.start :][: game.size]) == game.digest
               for game in indexed.ask())  # fmt: skip


def test_removed_games_leave_nothing(indexed: Indexed) -> None:
    path = indexed.put("a.pgn", "\n".join(game_text(number) for number in range(4)))
    own = put_own(indexed.folder / "data", 1, game_text(9))
    indexed.update()
    own.unlink()
    indexed.update()
    assert len(indexed.ask()) == 4
    indexed.added.remove(path)
    indexed.update()
    assert [indexed.count(table) for table in ("file", "game", "line", "place")] == [0, 0, 0, 0]


def test_games_of_an_unavailable_source_are_kept(indexed: Indexed) -> None:
    folder = indexed.folder / "stick"
    folder.mkdir()
    (folder / "a.pgn").write_text(game_text(1))
    indexed.added.append(folder)
    indexed.update()
    folder.rename(indexed.folder / "away")
    indexed.update()
    assert indexed.firsts() == ["First 1"]
    assert indexed.reports[-1] == ("done", {"missing": [str(folder)]})


def test_a_continued_game_keeps_its_identity(indexed: Indexed) -> None:
    text = game_text(2)
    path = put_own(indexed.folder / "data", 1, pgn_writer.open_ended(text))
    indexed.update()
    (before,) = indexed.ask()
    game = pgn.read_game(text)
    node = game.play(game.legal_moves()[0])
    with path.open("a", encoding="utf-8") as file:
        file.write(pgn_writer.move_line(node, 5) + "6. Not whole")
    indexed.update()
    (after,) = indexed.ask()
    assert after.facts.identity == before.facts.identity
    assert indexed.count("place") == node.ply + 1


def test_a_cancelled_reading_keeps_its_games_and_resumes(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexing, "BATCH", 30)
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(30)))
    asked = iter([False] * 12 + [True])
    indexed.update(lambda: next(asked))
    some = {game.facts.players[0]: game.number for game in indexed.ask()}
    assert 0 < len(some) < 30
    indexed.update()
    found = {game.facts.players[0]: game.number for game in indexed.ask()}
    assert len(found) == 30
    assert some.items() <= found.items()


def test_positions_of_a_cancelled_reading_are_found_after_the_next(
    indexed: Indexed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "BATCH", 30)
    monkeypatch.setattr(index, "MERGED_PER_PAGE", 1_000_000)
    monkeypatch.setattr(index, "CHECK_SECONDS", 0)
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(30)))
    asked = iter([False] * 12 + [True])
    indexed.update(lambda: next(asked))
    assert indexed.count("new_place")
    connection = index.connect(indexed.path)
    index.check_if_due(connection, lambda: False)
    connection.close()
    indexed.update()
    assert index.newest(indexed.path) == indexed.path, "no damage was found"
    assert indexed.count("new_place") == 0
    assert indexed.count("place") == 30 * 9, "each has eight moves"


@pytest.mark.parametrize("damage", ["text", "cut", "other", "empty", "flipped"])
def test_an_unusable_index_is_rebuilt(indexed: Indexed, damage: str) -> None:
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(12)))
    indexed.update()
    data = indexed.path.read_bytes()
    for suffix in ("-wal", "-shm"):
        Path(f"{indexed.path}{suffix}").unlink(missing_ok=True)
    if damage == "text":
        indexed.path.write_text("This is no index. " * 1000)
    elif damage == "cut":
        indexed.path.write_bytes(data[: len(data) // 2])
    elif damage == "empty":
        indexed.path.write_bytes(b"")
    elif damage == "flipped":
        indexed.path.write_bytes(data[:4096] + bytes(byte ^ 0x5A for byte in data[4096:]))
    else:
        connection = sqlite3.connect(indexed.path)
        connection.execute("UPDATE about SET value = 'another program'")
        connection.commit()
        connection.close()
    indexed.update()
    assert not [content for name, content in indexed.reports if name == "failed"]
    assert len(indexed.ask()) == 12


@pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have this")
@pytest.mark.parametrize("put", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("/dev/zero")])
def test_an_obstacle_in_place_of_the_index_is_avoided(indexed: Indexed, put: Callable[[Path], object]) -> None:
    indexed.put("a.pgn", game_text(1))
    put(indexed.path)
    indexed.update()
    assert indexed.reports[-1][0] == "done"
    assert len(indexed.ask()) == 1


@pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have this")
def test_a_persistently_broken_index_is_reported(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed.put("a.pgn", game_text(1))
    indexed.update()

    def broken(*_: object) -> None:
        raise sqlite3.DatabaseError("malformed")

    def stays(_: Path) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(indexing.Indexing, "run", broken)
    monkeypatch.setattr(index, "replace", stays)
    indexed.update()
    assert indexed.reports == [("failed", (errno.EROFS, os.strerror(errno.EROFS)))]


def test_undecodable_text_is_not_indexed(indexed: Indexed) -> None:
    indexed.put("a.pgn", game_text(1))
    indexed.update()
    assert indexed.ask(Query(words="\ud800")) == []
    indexed.added.append(Path("/\ud800"))
    indexed.put("b.pgn", game_text(2))
    indexed.update()
    assert indexed.reports[-1] == ("done", {"missing": ["/\ud800"]})
    assert len(indexed.ask()) == 2


def test_random_damage_of_an_index_is_handled(indexed: Indexed) -> None:
    """It is rebuilt, or the damage is found when it is queried."""
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(6)))
    indexed.update()
    data = indexed.path.read_bytes()
    chance = random.Random(7)
    for _ in range(25):
        broken = bytearray(data)
        for _ in range(chance.randint(1, 60)):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        indexed.path.write_bytes(broken)
        indexed.update()
        assert indexed.reports[-1][0] == "done"
        with contextlib.suppress(sqlite3.DatabaseError):
            indexed.ask()
        index.remove(indexed.path)


@pytest.mark.parametrize(
    "change", ["file SET path = 7", "file SET path = NULL, problem = 3", "game SET reason = x'00'"]
)
def test_impossible_entries_rebuild_the_index(indexed: Indexed, change: str) -> None:
    indexed.put("a.pgn", game_text(1))
    indexed.update()
    connection = index.connect(indexed.path)
    connection.execute(f"UPDATE {change}")
    for question in (finding.unreadable, finding.reasons):
        with contextlib.suppress(sqlite3.DatabaseError):
            question(connection)
    connection.execute("DELETE FROM about WHERE name = 'checked'")
    connection.close()
    indexed.update()
    assert indexed.reports[-1] == ("done", {"missing": []})
    assert indexed.firsts() == ["First 1"]
    assert index.newest(indexed.path) != indexed.path


@pytest.mark.parametrize(("column", "value"), [("size", 2**62), ("size", -1), ("start", -1), ("result", 9)])
def test_impossible_games_in_the_index_are_damage(indexed: Indexed, column: str, value: int) -> None:
    """More bytes than fit into memory."""
    indexed.put("a.pgn", game_text(1))
    indexed.update()
    connection = sqlite3.connect(indexed.path)
    connection.execute(f"UPDATE game SET {column} = ?", (value,))
    connection.commit()
    connection.close()
    with pytest.raises(sqlite3.DatabaseError, match="a row in the index"):
        indexed.ask()


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    indexed = Indexed(tmp_path)
    indexed.path = tmp_path / "file" / index.FILE
    indexed.update()
    assert indexed.reports[-1][0] == "failed"
    assert indexed.reports[-1][1]


def test_a_full_disk_is_reported_and_written_games_stay(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed.put("a.pgn", game_text(1))
    indexed.update()
    indexed.put("b.pgn", "\n".join(game_text(number, plies=30) for number in range(30)))
    opened = index.connect

    def small(path: Path) -> sqlite3.Connection:
        connection = opened(path)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(index, "connect", small)
    indexed.update()
    monkeypatch.undo()
    assert [name for name, _ in indexed.reports][-1] == "failed"
    assert "full" in indexed.reports[-1][1][1]
    assert indexed.firsts() == ["First 1"]


def test_two_programs_can_write_at_once(indexed: Indexed) -> None:
    indexed.put("a.pgn", "\n".join(game_text(number) for number in range(20)))
    others = [Indexed(indexed.folder) for _ in range(2)]
    for other in others:
        other.added = indexed.added
    threads = [threading.Thread(target=other.update) for other in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [other.reports[-1][0] for other in others] == ["done", "done"]
    assert sorted(indexed.firsts()) == sorted(f"First {number}" for number in range(20)), "each once"


# Content of files


def test_an_unreadable_file_is_noted_once_and_the_rest_listed(indexed: Indexed) -> None:
    nonsense = '[Event "x"]\n[Variant "mansindam"]\n\n1. Zz9 *\n\n'
    huge = f'[Event "{"long " * 20000}"]\n[White "{"n" * 5000}"]\n[Variant "mansindam"]\n\n1. c4 *\n\n'
    chess = '[Event "chess"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0\n\n'
    indexed.put("a.pgn", nonsense + game_text(1) + "\n" + huge + chess + game_text(2))
    indexed.update()
    connection = index.connect(indexed.path)
    ((path, why, count),) = finding.unreadable(connection)
    connection.close()
    assert (path.name, count) == ("a.pgn", 2)
    assert why
    assert len(indexed.ask()) == 3
    assert max(len(game.facts.players[0]) for game in indexed.ask()) <= 61
    os.utime(indexed.added[0], (1, 1))
    indexed.update()
    assert indexed.progress[-1][2:] == [0, 0], "neither is read again"


def test_a_file_larger_than_a_chunk_is_read_completely(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [game_text(number, plies=4 + number % 9) for number in range(40)]
    texts[7] = texts[7].replace("First 7", "Größe")
    for size in (300, 1000, 7777):
        monkeypatch.setattr(scanning, "PORTION", size)
        indexed.put("a.pgn", "\ufeff" + "\r\n".join(texts).replace("\n", "\r\n"))
        os.utime(indexed.added[0], (size, size))
        index.remove(indexed.path)
        indexed.update()
        found = indexed.ask(Query(order="moves"))
        assert len(found) == 40
        assert "Größe" in indexed.firsts()
        data = indexed.added[0].read_bytes()
        assert all(pgn.read_game(data[game.start : game.start + game.size].decode()).headers for game in found)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("portion", [300, 1_000_000])
def test_a_file_in_utf_16_is_read_like_one_in_utf_8(
    indexed: Indexed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str, portion: int
) -> None:
    monkeypatch.setattr(scanning, "PORTION", portion)
    games = [game_text(number, White=f"수 😀 {number}") for number in range(5)]
    text = "\r\n".join(games).replace("\n", "\r\n")
    mark = "" if encoding == "utf-16" else "\ufeff"
    indexed.put("a.pgn", (mark + text).encode(encoding) + b"\x00")
    indexed.update()
    assert sorted(indexed.firsts()) == [f"수 😀 {number}" for number in range(5)]
    target = tmp_path / "exported.pgn"
    assert library_actions.export(indexed.ask(), target).written == 5
    written = [pgn_writer.write_game(game) for game in pgn.read_games(target.read_text("utf-8"))]
    assert sorted(written) == sorted(pgn_writer.write_game(pgn.read_game(game)) for game in games)


def test_games_without_tags_and_results_stay_apart_in_one_file(indexed: Indexed, tmp_path: Path) -> None:
    for name in ("a.pgn", "b.pgn"):
        indexed.put(name, "1. c4 c6\n")
    indexed.update()
    target = tmp_path / "exported.pgn"
    assert library_actions.export(indexed.ask(), target).written == 2
    assert [len(game.main_line()) for game in pgn.read_games(target.read_text("utf-8"))] == [3, 3]


def test_memory_does_not_grow_with_text_outside_games(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanning, "PORTION", 1000)
    monkeypatch.setattr(scanning, "MAX_GAME_BYTES", 5000)
    most = 0

    def sized(data: bytes, *more: Any) -> list[scanning.Found]:
        nonlocal most
        most = max(most, len(data))
        return list(original(data, *more))

    original = scanning._games  # noqa: SLF001  # what is measured
    monkeypatch.setattr(scanning, "_games", sized)
    indexed.put("a.pgn", "{" + "x" * 50_000 + "} " + game_text(1) + "\n(" * 20_000 + "\n\n" + game_text(2))
    indexed.update()
    assert indexed.reports[-1][0] == "done"
    assert most <= 7000


def test_random_changes_of_files_break_nothing(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanning, "PORTION", 500)
    chance = random.Random(11)
    text = "\n".join(game_text(number) for number in range(6)).encode()
    for round_ in range(25):
        data = bytearray(text)
        for _ in range(chance.randint(1, 12)):
            place = chance.randrange(len(data))
            data[place : place + chance.randint(0, 3)] = chance.choice(
                [b"", b"{", b"}", b"(", b")", b'"', b"[", b"\xff", b"\0", b"\n\n", b"*", b"%", b";", b"1-0"]
            )
        indexed.put("a.pgn", bytes(data))
        os.utime(indexed.added[0], (round_, round_))
        indexed.update()
        assert indexed.reports[-1][0] == "done"
        assert indexed.count("line") == len(indexed.ask())
    indexed.added.clear()
    indexed.update()
    assert indexed.count("place") == 0


@pytest.mark.skipif(os.name == "nt", reason="needs links and pipes")
def test_links_pipes_and_loops_do_not_block(indexed: Indexed) -> None:
    folder = indexed.folder / "added"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "a.pgn").write_text(game_text(1))
    (folder / "inner" / "loop").symlink_to(folder)
    (folder / "dangling.pgn").symlink_to(folder / "nowhere")
    (folder / "same.pgn").symlink_to(folder / "same.pgn")
    os.mkfifo(folder / "pipe.pgn")
    os.mkfifo(indexed.folder / "pipe.pgn")
    (folder / "folder.pgn").mkdir()
    (folder / b"\xff.pgn".decode("utf-8", "surrogateescape")).write_text(game_text(2))
    indexed.added += [folder, indexed.folder / "pipe.pgn", indexed.folder / "no\0name"]
    indexed.update()
    assert sorted(indexed.firsts()) == ["First 1", "First 2"]


def test_a_file_removed_during_reading_is_noted(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed.put("a.pgn", game_text(1))
    indexed.put("b.pgn", game_text(2))
    opened = scanning.open_regular

    def vanishing(path: Path) -> object:
        if path.name == "a.pgn":
            path.unlink(missing_ok=True)
        return opened(path)

    monkeypatch.setattr(indexing, "open_regular", vanishing)
    indexed.update()
    assert indexed.firsts() == ["First 2"]
    assert indexed.reports[-1][0] == "done"


def test_a_file_growing_during_reading_is_read_again(indexed: Indexed, monkeypatch: pytest.MonkeyPatch) -> None:
    path = indexed.put("a.pgn", game_text(1) + "\n")
    opened = scanning.open_regular

    def growing(path: Path) -> object:
        file = opened(path)
        if path.stat().st_size < 2 * len(game_text(1)):
            with path.open("a") as other:
                other.write(game_text(2) + "\n" + game_text(3)[:60])
        return file

    monkeypatch.setattr(indexing, "open_regular", growing)
    indexed.update()
    monkeypatch.undo()
    path.write_text(game_text(1) + "\n" + game_text(2) + "\n" + game_text(3))
    indexed.update()
    assert sorted(indexed.firsts()) == ["First 1", "First 2", "First 3"]
    assert indexed.count("file") == 1


def test_scanning_folders_can_be_cancelled(indexed: Indexed) -> None:
    folder = indexed.folder / "added"
    for number in range(30):
        (folder / str(number)).mkdir(parents=True)
    (folder / "a.pgn").write_text(game_text(1))
    indexed.added.append(folder)
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 5

    indexed.update(cancelled)
    assert len(asked) == 6
    assert indexed.reports == [("done", {"missing": []})]


# The process


@pytest.mark.parametrize("start", [(), (FROZEN,)], ids=["python", "frozen"])
def test_the_process_serves_requests_until_its_input_ends(indexed: Indexed, start: tuple[str, ...]) -> None:
    indexed.put("a.pgn", game_text(1))
    job = {"index": str(indexed.path), "own": [str(indexed.own)], "added": [str(path) for path in indexed.added]}
    done = subprocess.run(
        [sys.executable, *start, "-m", indexing.__name__],
        input=json.dumps(job) + "\n",
        env={**os.environ, **own_environment()},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert reports[-1][0] == "done"
    assert not done.stderr


# Facts


def test_facts_include_players_levels_and_dates(tmp_path: Path) -> None:
    game = pgn.read_game(
        '[White "You"][WhiteType "human"][Black "Squire"][BlackType "program"][BlackLevel "3"][Date "2026.11.??"]'
        '[Variant "pandemonium"] 0. NB-BN NB-BN 1. a4 a7 *'
    )
    facts = facts_of(game)
    assert (facts.players, facts.levels, facts.played, facts.moves) == (("You", "Squire"), (0, 5), "2026-11", 1)
    own = facts_of(game, tmp_path / "2026-11-23 14.05.10.123456 Pandemonium.pgn")
    assert own.played == "2026-11-23 14:05:10"
    assert own.identity != facts.identity
