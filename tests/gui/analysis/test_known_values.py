"""The coach's values for exchanges follow the theory of a game; without theory they stay as they are."""

import pytest

from surajang.engine import theory
from surajang.engine.playtest.chances import Estimate
from surajang.engine.playtest.report import PieceValue, Report
from surajang.engine.weights import piece_values
from surajang.gui.analysis import known_values
from surajang.gui.analysis.known_values import agreeing
from surajang.rules.codes import BLACK, KIND, PIECES, WHITE
from surajang.rules.games import GAMES, game_named
from surajang.rules.tables import Tables, tables_of

TABLES = tables_of(game_named("mansindam"))
LETTERS = TABLES.variant.kinds


def worth(symbol: str, share: float, error: float = 0.01, in_hand: bool = False) -> PieceValue:
    return PieceValue(symbol, in_hand, Estimate(share, share - error, share + error))


def both(symbol: str, share: float, error: float = 0.01) -> list[PieceValue]:
    """A piece that is worth the same on the board and in hand."""
    return [worth(symbol, share, error), worth(symbol, share, error, in_hand=True)]


def counted(monkeypatch: pytest.MonkeyPatch, values: list[PieceValue], **captured: int) -> dict[str, int]:
    """The given values after adjustment to a report, by letters."""
    report = Report("", 2000, 1, 100, 100, values=tuple(values))
    monkeypatch.setattr(known_values, "report_of", lambda _: report)
    before = [0] * PIECES
    for letter, value in captured.items():
        before[LETTERS[letter] | WHITE] = before[LETTERS[letter] | BLACK] = value
    after = agreeing(TABLES, before)
    assert all(after[LETTERS[letter] | WHITE] == after[LETTERS[letter] | BLACK] for letter in captured)
    return {letter: after[LETTERS[letter] | WHITE] for letter in captured}


def test_a_significantly_better_piece_counts_no_less(monkeypatch):
    values = [*both("N", 0.55), *both("B", 0.65), *both("R", 0.60)]
    assert counted(monkeypatch, values, N=500, B=300, R=350) == {"N": 500, "B": 500, "R": 500}


@pytest.mark.parametrize(("error", "value"), [(0.002, 500), (0.03, 300)])
def test_of_two_pieces_the_less_known_one_gets_another_value(monkeypatch, error, value):
    values = [*both("N", 0.55, error), *both("B", 0.65, 0.01)]
    assert counted(monkeypatch, values, N=500, B=300) == {"N": value, "B": value}


def test_insignificant_differences_change_nothing(monkeypatch):
    values = [*both("N", 0.60, 0.05), *both("B", 0.62, 0.05)]
    assert counted(monkeypatch, values, N=500, B=300) == {"N": 500, "B": 300}


def test_consistent_values_are_unchanged(monkeypatch):
    values = [*both("N", 0.55), *both("B", 0.65)]
    assert counted(monkeypatch, values, N=200, B=900) == {"N": 200, "B": 900}


def test_a_piece_with_incomplete_data_is_unchanged(monkeypatch):
    values = [*both("N", 0.55), worth("B", 0.9)]
    assert counted(monkeypatch, values, N=500, B=300) == {"N": 500, "B": 300}


@pytest.mark.parametrize("game", GAMES)
def test_values_of_built_in_games_hardly_change(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's values are fitted to games, too."""
    monkeypatch.setattr(known_values, "report_of", theory.report_of)
    tables: Tables = tables_of(game_named(game))
    board, hand = piece_values(tables)
    before = [board[code & KIND] + hand[tables.held[code]] for code in range(PIECES)]
    after = agreeing(tables, before)
    assert all(abs(now - then) <= then / 4 for now, then in zip(after, before, strict=True))


def test_other_games_have_no_known_values(monkeypatch):
    monkeypatch.setattr(known_values, "report_of", lambda _: None)
    assert agreeing(TABLES, list(range(PIECES))) == list(range(PIECES))
