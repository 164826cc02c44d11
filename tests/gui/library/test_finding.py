"""Searches: filters, order, positions, moves played from them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from library_games import Indexed, game_text, played, put_own

from surajang.gui.desk.known_moves import rows_of
from surajang.gui.library import finding, index
from surajang.gui.library.explorer import AT_ONCE, Explorer, known
from surajang.gui.library.facts import key_of
from surajang.gui.library.finding import PEOPLE, Query
from surajang.gui.library.statistics import figures, rows
from surajang.rules import catalogue, definition, pgn, pgn_writer
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, Game, Outcome
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

MANSINDAM = GAMES["mansindam"]


def mansindam(moves: str, result: str = "*", reason: str = "", **tags: str) -> str:
    """Return a game with these moves."""
    game = Game(MANSINDAM)
    for move in moves.split():
        game.play_text(move)
    if result != "*":
        game.finish(Outcome(result, reason))
    return pgn_writer.write_game(game, tags)


TITLES = (("mansindam", "mansindam"), ("palace shogi", "palaceshogi"))


@pytest.fixture
def indexed(tmp_path: Path) -> Indexed:
    made = Indexed(tmp_path)
    put_own(tmp_path / "data", 1, played(1, level=3))
    put_own(tmp_path / "data", 2, played(2, level=5, result=SECOND_WINS))
    texts = [
        mansindam("c4 c6 e4", FIRST_WINS, "resignation", White="Ann", Black="Ben", Date="2025.03.04", Event="Open"),
        mansindam("e4 c6 c4", SECOND_WINS, "time", White="Ben", Black="Änne", Date="2026.01.02"),
        mansindam("c4 c6", White="Cid", Black="Ann", Date="2024.??.??"),
        game_text(4, "palaceshogi", White="Dan", Black="Eve", Date="2023.12.31"),
    ]
    made.put("a.pgn", "\n".join(texts))
    made.update()
    return made


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(words="ann"), {"Ann", "Cid"}),
        (Query(words="ÄNNE"), {"Ben"}),
        (Query(words="ann open"), {"Ann"}),
        (Query(words="2026-01"), {"Ben"}),
        (Query(words="100% _"), set()),
        (Query(words="Palace SHOGI", titles=TITLES), {"Dan"}),
        (Query(words="ben mansindam", titles=TITLES), {"Ann", "Ben"}),
        (Query(words="ben shogi", titles=TITLES), set()),
        (Query(words="ann -"), {"Ann"}),
        (Query(words="– ann"), {"Cid"}),
        (Query(words="ann – ben"), {"Ann"}),
        (Query(words="ben – ÄN"), {"Ben"}),
        (Query(words="open -"), set()),
        (Query(words="- 2025"), set()),
        (Query(words="- grösste", translated=(("grösste", "ann"),)), {"Cid"}),
        (Query(words="mansindam -", titles=TITLES), set()),
        (Query(words="größte offen", translated=(("offene", "open"), ("grösste", "ann"))), {"Ann"}),
        (Query(game="palaceshogi"), {"Dan"}),
        (Query(result=SECOND_WINS), {"Ben", "You"}),
        (Query(result="*"), {"Cid", "Dan"}),
        (Query(reason="time"), {"Ben"}),
        (Query(reason=""), set()),
        (Query(level=3), {"You"}),
        (Query(level=PEOPLE), {"Ann", "Ben", "Cid", "Dan"}),
        (Query(since="2025-01-01", until="2025-12-31"), {"Ann"}),
        (Query(since="2024", until="2024"), {"Cid"}),
        (Query(least=3), {"You", "Dan"}),
        (Query(most=1), {"Cid"}),
        (Query(own=True), {"You"}),
        (Query(identities=frozenset()), set()),
    ],
)
def test_filters_select_games(indexed: Indexed, query: Query, expected: set[str]) -> None:
    assert set(indexed.firsts(query)) == expected


def test_games_of_older_rules_are_found(indexed: Indexed) -> None:
    def version(name: str, summary: str) -> Variant:
        text = f'inherits = "mansindam"\nname = "{name}"\ntitle = "Found"\nsummary = "{summary}"\n'
        return catalogue.add(definition.read(text, GAMES))

    old, new = version("found", "Old."), version("found", "New.")
    other = version("found-too", "Another game.")
    games = ((old, "Old"), (new, "New"), (other, "Other"))
    texts = [pgn_writer.write_game(Game(variant), {"White": name}) for variant, name in games]
    indexed.put("own.pgn", "\n".join(texts))
    indexed.update()
    assert set(indexed.firsts(Query(game=new.name))) == {"Old", "New"}
    assert set(indexed.firsts(Query(words="found", titles=(("found", new.name),)))) == {"Old", "New"}
    assert set(indexed.firsts(Query(game=other.name))) == {"Other"}
    assert set(indexed.firsts(Query(game="mansindam"))) == {"You", "Ann", "Ben", "Cid"}


@pytest.mark.parametrize("order", finding.COLUMNS)
def test_games_can_be_sorted(indexed: Indexed, order: str) -> None:
    up = indexed.firsts(Query(order=order, descending=False))
    down = indexed.firsts(Query(order=order, descending=True))
    assert up == down[::-1]
    assert len(up) == 6


def test_the_tree_joins_transpositions(indexed: Indexed) -> None:
    connection = index.connect(indexed.path)
    start = Explorer(MANSINDAM)
    tree = finding.tree(connection, start.key, Query(own=False))
    shown = rows_of(start.game, map(known, tree))
    assert [(row.shown, row.known.games) for row in shown] == [("c4", 2), ("e4", 1)]
    assert shown[0].spoken() == "c4, 2 games, White wins 100%, draws 0%, Black wins 0%"
    assert tree[0].counts == [1, 1, 0, 0]
    end = Explorer(MANSINDAM)
    for text in ("c4", "c6", "e4"):
        end.game.play_text(text)
    shown = rows_of(end.game, map(known, finding.tree(connection, end.key, Query())))
    assert [(row.known.move, row.known.games) for row in shown] == [(0, 2)], (
        "two orders of moves lead here, where both games ended"
    )
    for query in (Query(words="ann"), Query(game="palaceshogi")):
        found = finding.tree(connection, start.key, replace(query, own=False))
        assert sum(branch.count for branch in found) == (2 if query.words else 0)
    connection.close()


@pytest.mark.parametrize("order", finding.COLUMNS)
def test_a_frequent_position_is_found(indexed: Indexed, monkeypatch: pytest.MonkeyPatch, order: str) -> None:
    query = Query(key=Explorer(MANSINDAM).key, order=order)
    connection = index.connect(indexed.path)
    orders = finding.Orders()
    usual = finding.numbers(connection, query, orders)
    assert len(usual) == 5
    monkeypatch.setattr(finding, "FREQUENT", 2)
    assert finding.numbers(connection, query, orders) == usual
    indexed.put("b.pgn", mansindam("c4"))
    indexed.update()
    assert len(finding.numbers(connection, query, orders)) == 6, "another program has changed the index"
    connection.close()


def test_numbers_of_games_may_be_large_or_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "FREQUENT", 2)
    indexed = Indexed(tmp_path)
    indexed.put("a.pgn", "\n".join([mansindam("c4"), mansindam("c4 c6"), mansindam("e4")]))
    indexed.path.with_stem(f"{indexed.path.stem}-900000000").touch()  # the last of many that were damaged
    indexed.update()
    connection = index.connect(indexed.path)
    query = Query(key=Explorer(MANSINDAM).key)
    games = sorted(finding.numbers(connection, query, finding.Orders()))
    assert len(games) == 3
    for wrong in (-1, games[0] - 1, games[-1] + 1, 2**62):
        connection.execute("INSERT INTO place VALUES (?, 0, 0, ?, 0)", (query.key, wrong))
    assert sorted(finding.numbers(connection, query, finding.Orders())) == games
    connection.close()


def test_an_explorer_follows_a_line_and_leaves_it() -> None:
    game = pgn.read_game(mansindam("c4 c6 e4", DRAW))
    moves = [node.move for node in game.main_line()[1:]]
    explorer = Explorer(MANSINDAM, "", moves, 2)
    assert (explorer.ply, explorer.last) == (2, 3)
    explorer.go_to(-5)
    assert explorer.ply == 0
    explorer.play(moves[0])
    assert explorer.last == 3, "it follows the line"
    other = next(move for move in explorer.game.legal_moves() if move != moves[1])
    explorer.play(other)
    assert (explorer.ply, explorer.last) == (2, 2)


def test_an_explorer_stops_at_the_end_of_a_line() -> None:
    explorer = Explorer(MANSINDAM, "", [1, 2, 3], 3)
    assert (explorer.ply, explorer.last) == (0, 0)


def test_an_explorer_follows_long_lines_in_steps() -> None:
    from long_games import CYCLE

    game = Game(GAMES["palaceshogi"])
    moves = [game.play_text(CYCLE[ply % 6]).move for ply in range(AT_ONCE + 20)]
    explorer = Explorer(game.variant, "", moves, len(moves))
    assert explorer.ply == AT_ONCE
    explorer.go_to(len(moves))
    assert explorer.ply == len(moves)


def test_nonsense_in_an_index_is_reported_as_damage(indexed: Indexed) -> None:
    connection = index.connect(indexed.path)
    key = key_of(MANSINDAM, int(Game(MANSINDAM).position.key))
    columns = ("variant", "result", "reason", "first_level", "place.result", "place.move", "place.ply")
    questions: tuple[Callable[[], object], ...] = (
        lambda: finding.tree(connection, key, Query()),
        lambda: finding.listed(connection, finding.numbers(connection, Query())),
        lambda: [finding.ply_of(connection, number, key) for number in range(1, 7)],
        lambda: figures(rows(connection, Query())),
    )
    broken = 0
    for column, value in product(columns, (1.5, "x", b"\xff", 99, -1, float("inf"), "")):
        table, _, name = column.rpartition(".")
        connection.execute("BEGIN")
        connection.execute(f"UPDATE OR IGNORE {table or 'game'} SET {name} = ?", (value,))
        for question in questions:
            try:
                question()
            except (sqlite3.Error, UnicodeError) as error:
                broken += index.is_broken(error)
        connection.execute("ROLLBACK")
    connection.close()
    assert broken > 50
