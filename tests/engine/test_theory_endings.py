"""The page "What is known" says of endings the same as their file."""

from __future__ import annotations

import tomllib

import pytest

from surajang import assets
from surajang.engine.playtest.sections import Block, Listing, Table, english
from surajang.engine.records import Damaged
from surajang.engine.theory import endings_of
from surajang.engine.theory import known as theory_files
from surajang.engine.theory.endings import BY_MATE, NO_ARRIVAL, RULES, read_endings
from surajang.engine.theory.solved import SolvedEndings
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

FACTS = tomllib.loads(assets.path("theory", "endings.toml").read_text("utf-8"))


def blocks_of(variant: Variant) -> list[Block]:
    endings = endings_of(variant)
    assert endings is not None
    return list(SolvedEndings(endings, variant, english(variant)).blocks())


def said_of(game: str) -> list[str]:
    return [text for block in blocks_of(GAMES[game]) if isinstance(block, Listing) for text in block.texts]


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_contain_every_solved_ending(game: str) -> None:
    variant = GAMES[game]
    names = {piece.symbol: piece.name for piece in variant.pieces}
    rows = [row for block in blocks_of(variant) if isinstance(block, Table) for row in block.rows]
    facts = {(tuple(each["pieces"]), each["way"]): each for each in FACTS["ending"] if each["game"] == game}
    shown = {pieces for pieces, _ in facts if pieces}
    assert len(rows) == len(shown)
    for row in rows:
        (pieces,) = [each for each in shown if " + ".join(names[symbol] for symbol in each) == row[0]]
        ways = [way for way in (RULES, BY_MATE, NO_ARRIVAL) if (pieces, way) in facts]
        expected = []
        for way in ways:
            fact = facts[pieces, way]
            expected.append(percent(fact["wins"][0]))
            if len(ways) == 1:
                expected += [percent(fact["wins"][1]), percent(fact["loses"][1])]
            expected.append(str(fact["longest"] or ""))
        assert list(row[1:]) == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_wins_are_legal_positions(game: str) -> None:
    endings = endings_of(GAMES[game])
    assert endings is not None
    for ending in endings.solved:
        assert bool(ending.fen) == bool(ending.longest)
        if ending.fen and ending.way != NO_ARRIVAL:
            assert not Game(GAMES[game], ending.fen).outcome.over


def test_the_inventors_claim_is_answered() -> None:
    said = said_of("mansindam")
    assert said[-3:] == [
        "The inventor of this game says that these mate alone: Cardinal, Rhino, Ship, Angel.",
        "Only these can give mate without any help from their king: Cardinal, Angel, Rhino, Ship.",
        "Only these can force mate without their king (share of the positions, longest win in moves): Cardinal 0.9%"
        " (1), Marshal 100.0% (6), Angel 100.0% (5), Rhino 1.0% (1), Ship 100.0% (6).",
    ]
    assert not any("inventor" in text for text in said_of("palaceshogi"))


def test_pieces_that_mate_alone_are_named() -> None:
    said = said_of("palaceshogi")
    assert "These mate from less than 0.1% of the positions: Footsoldier, Lance, Horse, Cannon, Knight." in said
    (alone,) = [text for text in said if text.startswith("As long as no king arrives, these mate from at least")]
    assert alone.endswith("99.9% of the positions: Bishop, Rook, Queen, Elephant, Dragon, Lion.")
    (pairs,) = [text for text in said if "these pairs" in text]
    assert pairs.endswith("Knight + Knight 99.6%, Cannon + Knight 99.4%, Lance + Knight 87.2%.")
    assert "The longest win with best play by both sides: Pawn, 37 moves." in said_of("pandemonium")


@pytest.mark.parametrize(
    "text", ["no toml", "[[ending]]\ngame = 'mansindam'", "ending = 3\nwithout_king = []\nclaim = []", ""]
)
def test_damaged_endings_are_refused(text: str) -> None:
    with pytest.raises(Damaged):
        read_endings(text)


def test_a_missing_file_or_foreign_pieces_mean_nothing_is_known(tmp_path, monkeypatch):
    monkeypatch.setattr(theory_files, "FOLDER", tmp_path)
    assert endings_of(GAMES["mansindam"]) is None
    theory_files.forget()
    (tmp_path / "endings.toml").write_text(
        "without_king = []\nclaim = []\n[[ending]]\ngame = 'mansindam'\npieces = ['Z']\nway = 'rules'\n"
        "wins = [1.0, 1.0]\nloses = [0.0, 0.0]\nlongest = 0\n"
    )
    assert endings_of(GAMES["mansindam"]) is None
    theory_files.forget()
