"""Games from definitions for Fairy-Stockfish: the core against Fairy-Stockfish in random games."""

import argparse

import import_variants
import pyffish
import pytest

from crosscheck.core import amount
from surajang.rules.ini import Refusal, builtin, read
from surajang.rules.variant import Variant

DEFINITIONS = """
[t-triple:chess]
maxRank = 10
tripleStepRegionWhite = *2
tripleStepRegionBlack = *9
doubleStepRegionWhite = *2 *3
doubleStepRegionBlack = *9 *8
promotionRegionWhite = *9 *10
promotionRegionBlack = *2 *1
mandatoryPawnPromotion = false
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

[t-stuck:t-triple]
immobilityIllegal = true
promotionLimit = q:1

[t-movers:chess]
customPiece1 = a:fhmnNcfhN
customPiece2 = c:mQ2cW
customPiece3 = d:nDnZ
customPiece4 = e:pBmpR3
customPiece5 = f:GHfC
customPiece6 = g:NNmB
startFen = acdkefgr/pppppppp/8/8/8/8/PPPPPPPP/ACDKEFGR w - - 0 1

[t-kings:chess]
king = k:NA
castling = false
stalemateValue = loss

[t-general:chess]
flyingGeneral = true
flagPiece = q
flagRegionWhite = *7 *8
flagRegionBlack = *2 *1
flagPieceSafe = true
startFen = 2k5/8/pppp4/r7/R7/4PPPP/8/5K2 w - - 0 1

[t-regions:xiangqi]
chasingRule = none
pieceDrops = true
capturesToHand = true
dropChecks = false
dropRegionWhite = *1 *2 *3
dropRegionBlack = *9 *10
mobilityRegionWhiteSoldier = *4 *5 *6 *7 *8 *9 *10
mobilityRegionBlackSoldier = *7 *6 *5 *4 *3 *2 *1
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR[] w - - 0 1

[t-shogi:shogi]
mandatoryPiecePromotion = true
dropNoDoubledCount = 2
dropNoDoubled = p

[t-house:crazyhouse]
firstRankPawnDrops = true
promotionZonePawnDrops = true
promotedPieceType = n:q
mandatoryPawnPromotion = false
promotionRegionWhite = *7 *8
promotionRegionBlack = *2 *1

[t-loop:t-house]
dropLoop = true

[t-asymmetric:chess]
customPiece1 = s:mfhNcfW
customPiece2 = t:mNcK
centaur = h
promotionPawnTypesBlack = s
promotionPieceTypesBlack = t
nMoveRuleTypesBlack = s
startFen = rhhtkhhr/ssssssss/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

[t-sideways:chess]
customPiece1 = p:mfsWcfeFifmnD
pawnTypes = p

[t-holes:chess]
startFen = r*bqkb*r/pppppppp/2*5/8/8/5*2/PPPPPPPP/R*BQKB*R w KQkq - 0 1

[t-cannons:chess]
janggiCannon = c
soldier = s
pieceDrops = true
startFen = 1c1ck1c1/8/2ss1s2/8/8/2PP1P2/8/1C1CK1C1[SSss] w - - 0 1

[t-royal:chess]
king = -
centaur = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = true

[t-castling:chess]
castlingRank = 2
castlingKingsideFile = h
castlingQueensideFile = b
castlingRookPieces = q
startFen = 8/1q2k2q/pppppppp/8/8/PPPPPPPP/1Q2K2Q/8 w KQkq - 0 1
"""
GAMES = {**read(DEFINITIONS), **{name: read(f"[{name}x:{name}]")[f"{name}x"] for name in builtin()}}
OPENED = {name: game for name, game in GAMES.items() if isinstance(game, Variant)}

pyffish.load_variant_config(DEFINITIONS)


def test_all_definitions_of_the_page_open() -> None:
    assert [str(game) for name, game in read(DEFINITIONS).items() if isinstance(game, Refusal)] == []


@pytest.mark.parametrize("name", OPENED)
def test_moves_match_fairy_stockfish(name: str) -> None:
    arguments = argparse.Namespace(positions=amount(12, 200), seed=1, depth=amount(1, 2))
    reference = import_variants.Pyffish(DEFINITIONS)
    assert import_variants.difference(name, OPENED[name], reference, arguments) == ""


@pytest.mark.parametrize("name", amount(list(OPENED)[::5], list(OPENED)))
def test_clocks_and_results_match_fairy_stockfish(name: str) -> None:
    ends = import_variants.Ends(OPENED[name], name, pyffish)
    assert [ends.difference(seed) for seed in range(amount(1, 20))] == [""] * amount(1, 20)
