"""Moves in words for screen readers: player, piece, squares, captures."""

from surajang.gui.document.edits import Jumped, Stepped
from surajang.gui.kit.punctuation import joined, sentences
from surajang.gui.kit.translation import Text, in_sentence, put_in, tr
from surajang.gui.words import naming
from surajang.rules.coordinates import written_square
from surajang.rules.game import Game, Node
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, TWICE, origin, target
from surajang.rules.special_rules import CHECKMATE
from surajang.rules.tables import tables_of
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant

TAKES = Text("{player} {piece}, {start} takes {victims}.")
TAKES_BESIDE = Text("{player} {piece}, {start} to {end}, takes {victims}.")
PASSES = Text("{player} {piece} on {start} passes.")
CASTLES = Text("{player} castles, {piece} to {end}, {rook} to {rook_end}.")
CHOOSES = Text("{player} has chosen {setup}.")
VICTIM = Text("{piece} on {square}", "a captured piece")
STAYS = Text("It does not promote.")

HINT = Text("Hint: {move}")


def in_words(variant: Variant, side: int, move: int, change: Transition) -> str:
    """Return a side's move (0 is the first) with its change in words."""
    tables = tables_of(variant)
    player = naming.player(variant, side)

    def piece(code: int) -> str:
        return naming.piece(tables.piece_of(code))

    def square(number: int) -> str:
        return written_square(variant, number)

    if move & SETUP and variant.setup is not None:
        return CHOOSES(player=player, setup=in_sentence(naming.setup_titles(variant.setup)[int(target(move))]))
    if change.dropped is not None:
        _, end, code = change.dropped
        return tr("{player} drops {piece} on {end}.", player=player, piece=piece(code), end=square(end))
    if move & CASTLING:
        (_, end, king, _), (_, rook_end, rook, _) = change.moved
        return CASTLES(player=player, piece=piece(king), end=square(end), rook=piece(rook), rook_end=square(rook_end))
    start, end, before, after = change.moved[0]
    victims = [VICTIM(piece=piece(code), square=square(taken)) for taken, code, _ in change.captured]
    if start == end:
        pattern = tr("{player} {piece} on {start} takes {victims} and stays.") if victims else PASSES()
    elif victims:
        pattern = TAKES() if [taken for taken, _, _ in change.captured] == [end] else TAKES_BESIDE()
    else:
        pattern = tr("{player} {piece}, {start} to {end}.")
    words = put_in(
        pattern,
        player=naming.owner(variant, side),
        piece=piece(before),
        start=square(start),
        end=square(end),
        victims=joined(victims),
    )
    return words if after == before else sentences(words, tr("It becomes {piece}.", piece=piece(after)))


def made(variant: Variant, node: Node, change: Transition) -> str:
    """Return a node's move in words, with check or mate."""
    words = in_words(variant, 1 - node.side, node.move, change)
    check = tr("Checkmate.") if node.outcome.reason == CHECKMATE else tr("Check.")
    return sentences(words, check if node.check else "")


def latest(game: Game) -> str:
    """Return the move at a game's cursor in words, empty at the start."""
    node = game.node
    if node.parent is None:
        return ""
    return made(game.variant, node, transition(game.position_at(node.parent), node.move))


def standing(game: Game) -> str:
    """Return the announcement of a game's current position."""
    words = latest(game)
    return tr("After: {move}", move=words) if words else tr("The start position.")


def followed(game: Game, change: Stepped | Jumped) -> str:
    """Return the announcement of a step or jump: the move made, or the move that the position follows."""
    if isinstance(change, Stepped) and change.forward:
        return made(game.variant, change.node, change.transition)
    return standing(game)


def meant(game: Game, move: int) -> str:
    """Return a legal move at a game's cursor in words; it says if the move could promote and does not."""
    words = in_words(game.variant, int(game.position.side), move, transition(game.position, move))
    way = int(origin(move)), int(target(move))
    able = not move & (PROMOTION | DROP | TWICE) and any(
        other & PROMOTION and (int(origin(other)), int(target(other))) == way for other in game.legal_moves()
    )
    return sentences(words, STAYS() if able else "")
