"""Fairy-Stockfish's own games, as definitions of our own: what sections inherit from, and playable themselves.

Tests compare each with Fairy-Stockfish.
"""

from typing import Final

# ruff: noqa: E501  # a position is one line
TEMPLATES: Final = """
[chess]
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
promotionPieceTypes = qrbn

[normal:chess]

[nocastle:chess]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
castling = false

[raazuvaa:nocastle]
doubleStep = false

[torpedo:chess]
doubleStepRegionWhite = *1 *2 *3 *4 *5 *6 *7 *8
doubleStepRegionBlack = *1 *2 *3 *4 *5 *6 *7 *8

[berolina:chess]
customPiece1 = p:mfFcfeWimfnA
pawnTypes = p

[pawnsideways:chess]
customPiece1 = p:fsmWfceFifmnD
pawnTypes = p

[pawnback:chess]
customPiece1 = p:fbmWfceFifmnD
pawnTypes = p
nMoveRuleTypes = -
mobilityRegionWhiteCustomPiece1 = *2 *3 *4 *5 *6 *7 *8
mobilityRegionBlackCustomPiece1 = *1 *2 *3 *4 *5 *6 *7

[legan:chess]
customPiece1 = p:mflFcflW
promotionPawnTypes = p
nMoveRuleTypes = p
doubleStep = false
promotionRegionWhite = a5 a6 a7 a8 b8 c8 d8
promotionRegionBlack = e1 f1 g1 h1 h2 h3 h4
startFen = knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1

[knightmate:chess]
knight = -
king = k:N
commoner = m
promotionPieceTypes = qrbm
startFen = rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1

[kingofthehill:chess]
flagPiece = k
flagRegion = d4 e4 d5 e5

[almost:chess]
queen = -
chancellor = c
promotionPieceTypes = crbn
startFen = rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1

[sortofalmost:chess]
chancellor = c
promotionPieceTypesWhite = crbn
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1

[chigorin:chess]
chancellor = c
promotionPieceTypesWhite = crn
promotionPieceTypesBlack = qrb
startFen = rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1

[perfect:chess]
chancellor = c
archbishop = m
amazon = g
promotionPieceTypes = gcmqrbn
castlingRookPieces = rc
startFen = cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w KQkq - 0 1

[amazon:chess]
queen = -
amazon = a
promotionPieceTypes = arbn
startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1

[georgian:amazon]
castling = false
enPassantRegion = -
startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1

[nightrider:chess]
customPiece1 = n:NN
promotionPieceTypes = qrbn

[hoppelpoppel:chess]
knibis = n
biskni = b
promotionPieceTypes = qrbn

[newzealand:chess]
rookni = r
kniroo = n
castlingRookPieces = r
promotionPieceTypes = qrbn

[paradigm:chess]
customPiece1 = b:BnN
promotionPieceTypes = qrbn

[dragon:chess]
archbishop = d
pieceDrops = true
dropRegionWhite = *1
dropRegionBlack = *8
promotionPieceTypes = dqrbn
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Dd] w KQkq - 0 1

[pocketknight:chess]
pieceDrops = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1

[crazyhouse:chess]
pieceDrops = true
capturesToHand = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1

[loop:crazyhouse]
dropLoop = true

[chessgi:loop]
firstRankPawnDrops = true

[losalamos:chess]
bishop = -
maxRank = 6
maxFile = f
promotionRegionWhite = *6
promotionRegionBlack = *1
doubleStep = false
castling = false
startFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1

[gardner:chess]
maxRank = 5
maxFile = e
promotionRegionWhite = *5
promotionRegionBlack = *1
doubleStep = false
castling = false
startFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1

[makruk:chess]
variantTemplate = makruk
bishop = -
queen = -
silver = s
fers = m
promotionRegionWhite = *6 *7 *8
promotionRegionBlack = *3 *2 *1
promotionPieceTypes = m
doubleStep = false
castling = false
nMoveRule = 0
countingRule = makruk
startFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1

[ai-wok:makruk]
fers = -
aiwok = a
promotionPieceTypes = a
startFen = rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1

[asean:chess]
variantTemplate = makruk
silver = b
fers = q
promotionPieceTypes = rnbq
doubleStep = false
castling = false
countingRule = asean
startFen = rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1

[chaturanga:chess]
alfil = b
fers = q
promotionPieceTypes = q
doubleStep = false
castling = false
stalemateValue = loss
nMoveRule = 70
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1

[capablanca:chess]
maxFile = j
archbishop = a
chancellor = c
promotionPieceTypes = qcarbn
castlingKingsideFile = i
castlingQueensideFile = c
startFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1

[capahouse:capablanca]
pieceDrops = true
capturesToHand = true
startFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR[] w KQkq - 0 1

[gothic:capablanca]
startFen = rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1

[embassy:capablanca]
castlingKingsideFile = h
castlingQueensideFile = b
startFen = rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1

[janus:chess]
maxFile = j
archbishop = j
promotionPieceTypes = qjrbn
castlingKingsideFile = i
castlingQueensideFile = b
startFen = rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1

[centaur:chess]
maxFile = j
centaur = c
promotionPieceTypes = qcrbn
castlingKingsideFile = i
castlingQueensideFile = c
startFen = rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR w KQkq - 0 1

[gustav3:chess]
maxFile = j
amazon = a
promotionPieceTypes = aqrbn
castlingKingsideFile = h
castlingQueensideFile = d
startFen = arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1

[modern:chess]
maxRank = 9
maxFile = i
archbishop = m
promotionPieceTypes = qmrbn
promotionRegionWhite = *9
promotionRegionBlack = *1
doubleStepRegionBlack = *8
startFen = rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1

[chancellor:chess]
maxRank = 9
maxFile = i
chancellor = c
promotionPieceTypes = qcrbn
promotionRegionWhite = *9
promotionRegionBlack = *1
doubleStepRegionBlack = *8
startFen = rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1

[grand:chess]
maxRank = 10
maxFile = j
archbishop = a
chancellor = c
promotionPieceTypes = qcarbn
promotionLimit = q:1 c:1 a:1 r:2 b:2 n:2
promotionRegionWhite = *8 *9 *10
promotionRegionBlack = *3 *2 *1
mandatoryPawnPromotion = false
immobilityIllegal = true
doubleStepRegionWhite = *3
doubleStepRegionBlack = *8
castling = false
startFen = r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1

[opulent:grand]
customPiece1 = n:NW
customPiece2 = w:CF
customPiece3 = l:FDH
promotionPieceTypes = qcarbnwl
promotionLimit = n:2 w:2 l:2
startFen = rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1

[tencubed:chess]
maxRank = 10
maxFile = j
archbishop = a
chancellor = m
customPiece1 = c:DAW
customPiece2 = w:CF
promotionPieceTypes = qma
promotionRegionWhite = *10
promotionRegionBlack = *1
doubleStepRegionWhite = *3
doubleStepRegionBlack = *8
castling = false
startFen = 2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1

[omicron:chess]
maxRank = 10
maxFile = l
customPiece1 = c:DAW
customPiece2 = w:CF
promotionPieceTypes = qwcrbn
promotionRegionWhite = *9 *10
promotionRegionBlack = *2 *1
doubleStepRegionWhite = *3
doubleStepRegionBlack = *8
castlingRank = 2
castlingKingsideFile = i
castlingQueensideFile = e
startFen = w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W w KQkq - 0 1

[troitzky:chess]
maxRank = 10
maxFile = j
promotionRegionWhite = a6 b8 c9 d9 e10 f10 g9 h9 i8 j6
promotionRegionBlack = a5 b3 c2 d2 e1 f1 g2 h2 i3 j5
doubleStepRegionWhite = *3
doubleStepRegionBlack = *8
castling = false
startFen = ****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1

[wolf:chess]
maxRank = 10
knight = -
chancellor = w
archbishop = f
customPiece1 = s:fKifmnD
customPiece2 = n:NN
customPiece3 = e:NNQ
promotionPawnTypes = ps
promotionPieceTypes = qwfrb
promotedPieceType = p:e
promotionRegionWhite = *10
promotionRegionBlack = *1
doubleStepRegionWhite = *2 b3 c3 f3 g3
doubleStepRegionBlack = *9 b8 c8 f8 g8
nMoveRuleTypes = ps
castling = false
startFen = qwfrbbnk/pssppssp/1pp2pp1/8/8/8/8/1PP2PP1/PSSPPSSP/KNBBRFWQ w - - 0 1

[shako:chess]
maxRank = 10
maxFile = j
fersAlfil = e
cannon = c
promotionPieceTypes = qrbnce
promotionRegionWhite = *10
promotionRegionBlack = *1
doubleStepRegionWhite = *3
doubleStepRegionBlack = *8
castlingRank = 2
castlingKingsideFile = h
castlingQueensideFile = d
castlingRookKingsideFile = i
castlingRookQueensideFile = b
startFen = c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1

[breakthrough]
breakthrough = p
doubleStep = false
castling = false
stalemateValue = loss
flagPiece = p
flagRegionWhite = *8
flagRegionBlack = *1
startFen = pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1

[judkins]
variantTemplate = shogi
maxRank = 6
maxFile = f
shogiPawn = p
shogiKnight = n
silver = s
gold = g
bishop = b
dragonHorse = h
rook = r
bers = d
king = k
pieceDrops = true
capturesToHand = true
promotionRegionWhite = *5 *6
promotionRegionBlack = *2 *1
promotedPieceType = p:g n:g s:g b:h r:d
doubleStep = false
castling = false
dropNoDoubled = p
immobilityIllegal = true
shogiPawnDropMateIllegal = true
stalemateValue = loss
nFoldRule = 4
nMoveRule = 0
perpetualCheckIllegal = true
startFen = rbnsgk/5p/6/6/P5/KGSNBR[] w - - 0 1

[gorogoro:judkins]
shogiKnight = -
maxFile = e
startFen = sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w - - 0 1

[minishogi:judkins]
shogiKnight = -
maxRank = 5
maxFile = e
promotionRegionWhite = *5
promotionRegionBlack = *1
nFoldValue = loss
nFoldValueAbsolute = true
startFen = rbsgk/4p/5/P4/KGSBR[] w - - 0 1

[mini:minishogi]

[euroshogi:judkins]
maxRank = 8
maxFile = h
customPiece1 = n:fNsW
promotedPieceType = n:g
promotionRegionWhite = *6 *7 *8
promotionRegionBlack = *3 *2 *1
mandatoryPiecePromotion = true
startFen = 1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1

[shogi:judkins]
maxRank = 9
maxFile = i
lance = l
promotedPieceType = l:g
promotionRegionWhite = *7 *8 *9
promotionRegionBlack = *3 *2 *1
startFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1

[okisakishogi:judkins]
shogiKnight = -
maxRank = 10
maxFile = j
customPiece1 = l:vR
knight = n
queen = q
promotedPieceType = l:g n:g
promotionRegionWhite = *8 *9 *10
promotionRegionBlack = *3 *2 *1
startFen = lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL[] w - - 0 1

[yarishogi]
variantTemplate = shogi
maxRank = 9
maxFile = g
king = k
shogiPawn = p
rook = l
customPiece1 = n:fRffN
customPiece2 = b:fFfR
customPiece3 = r:frlR
customPiece4 = g:WfFbR
customPiece5 = s:fKbR
pieceDrops = true
capturesToHand = true
promotionRegionWhite = *7 *8 *9
promotionRegionBlack = *3 *2 *1
promotedPieceType = p:s n:g b:g r:l
doubleStep = false
castling = false
dropNoDoubled = p
immobilityIllegal = true
stalemateValue = loss
nMoveRule = 0
perpetualCheckIllegal = true
startFen = rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR[] w - - 0 1

[torishogi]
variantTemplate = shogi
maxRank = 7
maxFile = g
king = k
shogiPawn = s
customPiece1 = f:FsfW
customPiece2 = c:FvW
customPiece3 = l:fRrbBlbF
customPiece4 = r:fRlbBrbF
customPiece5 = p:bFfD
customPiece6 = g:fAbD
customPiece7 = e:KbRfBbF2
pieceDrops = true
capturesToHand = true
promotionRegionWhite = *6 *7
promotionRegionBlack = *2 *1
promotedPieceType = s:g f:e
mandatoryPiecePromotion = true
doubleStep = false
castling = false
dropNoDoubled = s
dropNoDoubledCount = 2
immobilityIllegal = true
shogiPawnDropMateIllegal = true
stalemateValue = loss
nFoldValue = win
nFoldRule = 4
nMoveRule = 0
perpetualCheckIllegal = true
startFen = rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 1

[minixiangqi]
variantTemplate = xiangqi
maxRank = 7
maxFile = g
rook = r
horse = n
king = k:W
cannon = c
soldier = p
mobilityRegionWhiteKing = c1 d1 e1 c2 d2 e2 c3 d3 e3
mobilityRegionBlackKing = c5 d5 e5 c6 d6 e6 c7 d7 e7
doubleStep = false
castling = false
stalemateValue = loss
perpetualCheckIllegal = true
flyingGeneral = true
startFen = rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1

[manchu:minixiangqi]
maxRank = 10
maxFile = i
elephant = b
fers = a
banner = m
mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackKing = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteFers = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackFers = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteElephant = *1 *2 *3 *4 *5
mobilityRegionBlackElephant = *6 *7 *8 *9 *10
soldierPromotionRank = 6
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1

[xiangqi:manchu]
banner = -
chasingRule = axf
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
"""
