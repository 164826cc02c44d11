"""The sentences on a game follow from the reports, and none is about differences within the errors."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from surajang.engine.playtest.chances import Estimate, share_of
from surajang.engine.playtest.report import Branch, End, PieceUse, PieceValue, Report, SetupPair
from surajang.engine.playtest.sections import Listing, Section, Table, english
from surajang.engine.playtest.web_page import web_page
from surajang.engine.theory import contrast
from surajang.engine.theory.contrast import compared, in_hundred
from surajang.engine.theory.page import KnownSections, quantile, setup_scores
from surajang.rules.games import game_named
from surajang.rules.variant import Variant

pytestmark = pytest.mark.once

GAME = game_named("pandemonium")
GAMES = 10_000
SURE, VAGUE = 0.01, 0.2
NO_USE = Estimate(0.0, 0.0, 0.0)


def about(value: float, error: float) -> Estimate:
    return Estimate(value, value - error, value + error)


def worth(symbol: str, share: float, error: float = SURE, in_hand: bool = False) -> PieceValue:
    return PieceValue(symbol, in_hand, about(share, error))


def use(symbol: str, drops: float = 0.0, moves: float = 5.0) -> PieceUse:
    return PieceUse(symbol, about(moves, SURE), NO_USE, NO_USE, about(drops, SURE), NO_USE, 0, 0, 0, 0)


def report(won: int = 5000, drawn: int = 0, lost: int = 5000, variant: Variant = GAME) -> Report:
    """A report on games that have only results."""
    points = [1.0] * won + [0.5] * drawn + [0.0] * lost
    return Report(
        variant.title, 2000, 1, GAMES, len(points), len(points), (won, drawn, lost), share_of(points),
        (End("checkmate", "1-0", won), End("checkmate", "0-1", lost)),
        lengths=((60, 5000), (100, 5000)), length=about(80.0, 1.0), lead=about(1.5, 0.1), samples=80_000,
        pieces=tuple(use(piece.symbol) for piece in variant.pieces),
        rules=(("castling", 5000), ("stalemate", 0)),
    )  # fmt: skip


def told(known: Report, beginners: Report | None = None) -> dict[str, Section]:
    """The sections of the page in English, by their codes."""
    return {section.code: section for section in KnownSections(known, beginners, GAME, english(GAME)).all()}


def sentences(section: Section) -> list[str]:
    return [text for block in section.blocks if isinstance(block, Listing) for text in block.texts]


def summary(known: Report) -> list[str]:
    return sentences(told(known)["short"])


def begins(texts: list[str], start: str) -> str:
    """The only text that begins so."""
    (found,) = [text for text in texts if text.startswith(start)]
    return found


def test_the_leading_side_is_named() -> None:
    assert begins(summary(report(5500, 0, 4500)), "The first player has the better chances: 55.0% (")
    second = begins(summary(report(4500, 0, 5500)), "The second player has the better chances: 55.0% (")
    assert second.endswith("of the points in 10,000 games.")
    assert begins(summary(report(5050, 0, 4950)), "Neither player is shown to have the better chances: the first")


def test_no_difference_is_claimed_within_the_joint_error() -> None:
    """95 % bounds of the single number would claim it."""
    close = report(5105, 0, 4895)
    assert close.first.low > 0.5
    assert begins(summary(close), "Neither player")


def test_draws() -> None:
    assert begins(summary(report(4950, 100, 4950)), "Draws are rare: 1.0% (")
    assert begins(summary(report(3000, 4000, 3000)), "Games drawn: 40.0% (")


def test_small_shares_have_more_places() -> None:
    assert begins(summary(report(24999, 1, 25000)), "Draws are rare: 0.002% (0.000% – 0.014%)")
    assert begins(summary(report(24950, 100, 24950)), "Draws are rare: 0.20% (0.16% – 0.25%)")


def pair(first: int, second: int, wins: int) -> SetupPair:
    return SetupPair(first, second, wins, 0, 1000 - wins)


def test_winning_and_losing_setups_are_named() -> None:
    scores = {(first, second): 500 + 100 * (first == 0) - 100 * (second == 0) for first in (0, 1) for second in (0, 1)}
    known = replace(report(), setups=tuple(pair(*each, wins) for each, wins in scores.items()))
    means = setup_scores(known.setups)
    assert means[0].value == pytest.approx(0.55)
    assert means[1].value == pytest.approx(0.45)
    first, second = (choice for choice in ("NB-BN", "BN-BN"))
    assert begins(summary(known), f"Setups that score more than others: {first} 55.0% (")
    assert begins(summary(known), f"Setups that score less than others: {second} 45.0% (")


def test_equal_setups_are_called_equal() -> None:
    known = replace(report(), setups=tuple(pair(a, b, 510 + 5 * a - 5 * b) for a in range(4) for b in range(4)))
    assert begins(summary(known), "No setup is shown to be better or worse than another.")
    table = next(block for block in told(known)["setups"].blocks if isinstance(block, Table))
    assert len(table.rows) == 4
    assert all(len(row) == 5 for row in table.rows)
    assert "setups" not in told(report())


def test_values() -> None:
    known = replace(
        report(),
        values=(
            worth("Q", 0.75), worth("M", 0.70), worth("N", 0.60), worth("P", 0.55), worth("R", 0.62, VAGUE),
            worth("S", 0.66), worth("G", 0.51), worth("H", 0.52, VAGUE), worth("B", 0.6),
            worth("Q", 0.65, in_hand=True), worth("P", 0.60, in_hand=True), worth("N", 0.605, in_hand=True),
        ),
    )  # fmt: skip
    texts = summary(known)
    assert begins(texts, "Worth most on the board, among the pieces whose value is well established:").endswith(
        ": Queen."
    )
    assert begins(texts, "Worth more on the board than in hand:") == "Worth more on the board than in hand: Queen."
    assert begins(texts, "Worth more in hand than on the board:").endswith(": Pawn.")
    names = {piece.symbol: piece.name for piece in GAME.pieces}
    better = [text for text in texts if "once promoted" in text]
    assert better == [f"Worth more once promoted: {names['N']}.", f"Worth less once promoted: {names['P']}."]
    score = begins(texts, "A player's score with one more of these on the board:")
    assert "Queen 75.0% (" in score
    assert "Rook" not in score, "it is not well known"
    (table,) = [block for block in told(known)["worth"].blocks if isinstance(block, Table)]
    assert [row[0] for row in table.rows][:2] == ["Queen", "Marshal"]


def test_equal_and_unknown_values() -> None:
    alike = replace(report(), values=tuple(worth(symbol, 0.6 + 0.002 * n) for n, symbol in enumerate("PNBRQ")))
    assert not [text for text in summary(alike) if "worth most" in text]
    assert not [text for text in summary(report()) if "worth" in text or "one more" in text]


def test_openings() -> None:
    branches = (Branch("Nh3", 4000, 2000.0), Branch("j3", 3000, 1800.0), Branch("c3", 2000, 800.0))
    texts = summary(replace(report(), tree=branches))
    assert begins(texts, "The computer's most frequent first moves: Nh3 40.0% (")
    assert begins(texts, "First moves with which the first player scores above average: j3 60.0% (")
    assert begins(texts, "First moves with which the first player scores below average: c3 40.0% (")
    even = (Branch("Nh3", 4000, 2010.0), Branch("j3", 3000, 1500.0))
    assert begins(summary(replace(report(), tree=even)), "No first move is shown to score more or less")


def test_ends_and_length() -> None:
    texts = summary(replace(report(), decided=about(50.0, 1.0), decided_by_ply=(0.0, 1.0)))
    assert begins(texts, "How games end:").startswith("How games end: Checkmate 100.00% (")
    assert begins(texts, "A game lasts 40.0 ± 0.5 moves").endswith("last 30 to 50 moves.")
    assert begins(texts, "On average, a won game is decided after 25.0 ± 0.5 moves")
    assert [quantile(((1, 1), (2, 2), (9, 1)), part) for part in (0.25, 0.5, 0.75, 1.0)] == [1, 2, 2, 9]


def with_uses(**drops: float) -> Report:
    return replace(report(), pieces=tuple(use(piece.symbol, drops.get(piece.symbol, 1.0)) for piece in GAME.pieces))


def test_differences_between_strong_players_and_beginners() -> None:
    strong = replace(with_uses(N=3.0, P=0.5), rules=(("castling", 8000), ("stalemate", 3)), length=about(90.0, 1.0))
    weak = replace(with_uses(N=1.0, P=1.0), rules=(("castling", 2000), ("stalemate", 0)), lead=about(3.0, 0.1))
    section = told(strong, weak)["beginners"]
    texts = sentences(section)
    assert "Strong players drop these pieces more often: Knight." in texts
    assert begins(texts, "Strong players drop these pieces less often:").split(": ")[1].startswith("King, Pawn")
    assert begins(texts, "More common in games of strong players: Castling 80.0% (")
    assert not [text for text in texts if "Stalemate" in text], "three games may be chance"
    assert begins(texts, "Games of strong players last longer: 45.0 ±")
    assert begins(texts, "The lead changes less often in games of strong players: 1.50 ±".replace("1.50", "1.5"))
    assert "beginners" not in told(strong)


def test_no_difference_without_evidence() -> None:
    strong = with_uses(N=1.002)
    weak = replace(with_uses(), rules=(("castling", 5050), ("stalemate", 1)))
    assert sentences(told(strong, weak)["beginners"]) == ["No difference between them is shown."]


def test_rates_per_hundred_moves_combine_both_errors() -> None:
    rate = in_hundred(about(4.0, 0.2), replace(report(), length=about(80.0, 1.6)))
    assert rate.value == pytest.approx(5.0)
    assert rate.error == pytest.approx(5.0 * (0.05 + 0.02))
    assert in_hundred(about(4.0, 0.2), replace(report(), length=NO_USE)) == NO_USE


def test_the_same_games_do_not_differ() -> None:
    known = with_uses(N=3.0)
    assert not [each for each in compared(known, known) if each.more or each.less]
    assert contrast.DRAWN not in [each.about for each in compared(known, known)], "nothing was drawn in either"


def test_bounds_widen_with_the_number_of_claims() -> None:
    few, many = report(), replace(report(), tree=tuple(Branch(f"{file}3", 900, 450.0) for file in "abcdefghij"))
    counts = [KnownSections(each, None, GAME, english(GAME)).tests for each in (few, many)]
    assert counts == [2, 12]
    bounds = [begins(summary(each), "Neither").split("(")[1] for each in (few, many)]
    assert bounds[0] != bounds[1]


def test_the_web_page_has_every_section() -> None:
    known = KnownSections(with_uses(N=3.0), with_uses(), GAME, english(GAME))
    page = web_page(GAME.title, "en", known, english(GAME))
    text = "".join(ElementTree.fromstring(page).itertext())
    assert "What is known about Pandemonium" in text
    assert "with 2,000 positions searched per move" in text
    for section in known.all():
        assert section.title in text
