"""Builds a Variant from a definition, or refuses what it asks for."""

import re
from dataclasses import replace
from typing import Final

from surajang.rules.contradiction import Contradiction
from surajang.rules.errors import ReasonedError
from surajang.rules.fen import start_of
from surajang.rules.ini import start as starts
from surajang.rules.ini.castles import castling_of
from surajang.rules.ini.definition import ANY, BLACK, KING, WHITE, Definition, Refused
from surajang.rules.ini.kinds import SIDES, Kinds
from surajang.rules.ini.pieces import Pieces
from surajang.rules.ini.unsupported import ONLY
from surajang.rules.reasons import because
from surajang.rules.special_rules import LOSES, WINS, EndRule, Repetition
from surajang.rules.variant import Appearance, Variant

_PIECE_SETS: Final = ("figures", "letters")
_OUTCOMES: Final = {"draw": "", "win": WINS, "loss": LOSES}
_MAX_NAME_LENGTH: Final = 60
_NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9]+")
_TITLES: Final = {"kingofthehill": "King of the Hill", "losalamos": "Los Alamos chess", "pocketknight": "Pocket Knight"}


def variant_of(definition: Definition) -> Variant:
    """Return the game of a definition. Raises Refused."""
    _check_supported(definition)
    start = starts.read(definition)
    kinds = Kinds(definition, start)
    pieces = Pieces(definition, kinds)
    try:
        built = pieces.build()
        pieces.check_dead_ends()
        castling, rights = castling_of(definition, start, kinds.royal)
        name = _name(definition)
        end = _end(definition, pieces)
        fen = start.fen(kinds.files, kinds.ranks, rights)
        game = Variant(
            name=name,
            title=_TITLES.get(definition.name, definition.name[0].upper() + definition.name[1:].replace("-", " ")),
            native="",
            summary="From a definition for Fairy-Stockfish.",
            files=kinds.files,
            ranks=kinds.ranks,
            start=fen,
            pieces=built,
            hand_order=pieces.hand_order(),
            repetition=_repetition(definition, kinds),
            end=end,
            appearance=_appearance(definition, kinds),
            castling=castling,
            holes=" ".join([starts.square_name(*square) for square in sorted(kinds.holes)]),
            based_on=definition.based_on if definition.based_on != name else "",
        )
    except Contradiction as error:
        raise Refused(definition.place, because(error.code, **error.values)) from None
    try:
        return replace(game, start=start_of(game))
    except ReasonedError as error:
        raise definition.refused("startFen", because("definition start", reason=error.reason)) from None
    except Contradiction as error:
        raise Refused(definition.place, because(error.code, **error.values)) from None


def _check_supported(definition: Definition) -> None:
    """Refuse keys with unsupported values. Raises Refused."""
    for key, (harmless, why) in ONLY.items():
        if key in definition.values and definition.text(key) not in harmless:
            raise definition.refused(key, why)


def _name(definition: Definition) -> str:
    """Return the game's name: the section's in small letters, digits and dashes. Raises Refused."""
    name = _NOT_IN_NAMES.sub("-", definition.name.lower()).strip("-")
    if not name or len(name) > _MAX_NAME_LENGTH:
        raise Refused(definition.place, because("name too long", most=_MAX_NAME_LENGTH))
    return name


def _repetition(definition: Definition, kinds: Kinds) -> Repetition:
    """Return the rule of repetition. Raises Refused."""
    count = definition.number("nFoldRule")
    if not count:
        return Repetition(0)
    value = definition.text("nFoldValue")
    if value not in _OUTCOMES:
        raise definition.refused("nFoldValue", because("no endless repetition"))
    if value != "draw" and definition.flag("nFoldValueAbsolute"):
        raise definition.refused("nFoldValueAbsolute", because("no one-sided repetition"))
    # Only kings are in check here: Fairy-Stockfish ignores checks of other royal pieces.
    perpetual = definition.flag("perpetualCheckIllegal") and kinds.royal == KING
    return Repetition(count, perpetual_loses=perpetual, to_move=_OUTCOMES[value])


def _end(definition: Definition, pieces: Pieces) -> EndRule:
    """Return how the game ends. Raises Refused."""
    stalemate = definition.text("stalemateValue")
    if stalemate not in ("draw", "loss"):
        raise definition.refused("stalemateValue", because("no such stalemate", text=stalemate))
    loses, limit = stalemate == "loss", definition.number("nMoveRule")
    kinds = pieces.kinds
    regions = [definition.squares("flagRegion", side) & kinds.board for side in SIDES]
    if not any(regions):
        return EndRule(stalemate_loses=loses, move_limit=limit)
    if not all(regions):
        raise definition.refused("flagRegionWhite", because("no arrival for one"))
    flags = {definition.types("flagPiece", side) for side in SIDES}
    if len(flags) > 1:
        raise definition.refused("flagPieceWhite", because("no mixed arrivals"))
    (flag,) = flags.pop()
    arriving = tuple([kind.symbol for kind in pieces.found if flag in (ANY, kind.type)])
    if not arriving:
        raise definition.refused("flagPiece", because("nobody arrives"))
    royal = pieces.found[0].symbol
    return EndRule(
        stalemate_loses=loses,
        arrival=pieces.zone("flagRegionWhite", SIDES, regions[WHITE], regions[BLACK]),
        arrival_reason="arrival",
        arrival_sentence="{winner} has reached the goal.",
        arrivers=() if arriving == (royal,) else arriving,
        arrival_safe=definition.flag("flagPieceSafe"),
        move_limit=limit,
    )


def _appearance(definition: Definition, kinds: Kinds) -> Appearance:
    """Return the game's look: plain boards for the relatives of shogi and xiangqi."""
    plain = definition.text("variantTemplate") in ("shogi", "xiangqi", "janggi")
    sign = "+" if any(symbol[0] == "+" for side in SIDES for symbol in kinds.by_side[side]) else "="
    return Appearance(_PIECE_SETS, checkered=not plain, promotion_sign=sign)
