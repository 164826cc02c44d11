"""The sections on how games end and on absent rules, for a page made from a game's data."""

from surajang.gui.kit.punctuation import joined, labelled, listed, sentences
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.rulebook.page_model import Paragraph
from surajang.gui.words import naming, piece_notes
from surajang.rules.codes import WHITE
from surajang.rules.special_rules import LOSES, WINS
from surajang.rules.tables import ALSO_BACK, tables_of
from surajang.rules.variant import Variant


def mate(variant: Variant) -> list[Paragraph]:
    """Explain check and checkmate."""
    king = in_sentence(piece_notes.name(variant.pieces[0]))
    return [
        [
            tr("A {king} that is attacked is in check, and the check must be answered at once.", king=king),
            tr("A player who cannot answer it is checkmated and loses."),
            tr("Players may not leave their own {king} attacked.", king=king),
            piece_notes.facing(variant.pieces[0]),
        ]
    ]


def arrival(variant: Variant) -> list[Paragraph]:
    """Say which pieces win by arriving, and where."""
    if not variant.end.arrival:
        return []
    arrivers = [variant.by_symbol[symbol] for symbol in variant.end.arrivers] or [variant.pieces[0]]
    found = [[labelled(listed(map(piece_notes.name, arrivers)), sentences(*piece_notes.arrival(variant, arrivers[0])))]]
    return [*found, [tr("In results, this end is called {name}.", name=naming.arrival(variant))]]


def stalemate(variant: Variant) -> list[Paragraph]:
    """Say what happens without a legal move."""
    if variant.end.stalemate_loses:
        return [[tr("A player who has no legal move loses, whether in check or not.")]]
    return [[tr("If a player is not in check and has no legal move, the game is drawn.")]]


def repetition(variant: Variant) -> list[Paragraph]:
    """Say what happens when a position occurs again."""
    rule = variant.repetition
    if not rule.count:
        return [[tr("A position may occur any number of times.")]]
    if rule.illegal:
        text = tr("A move that would make the same position occur {count} times is illegal.", count=rule.count)
    elif rule.to_move == WINS:
        text = tr("When the same position occurs {count} times, the player to move wins.", count=rule.count)
    elif rule.to_move == LOSES:
        text = tr("When the same position occurs {count} times, the player to move loses.", count=rule.count)
    else:
        text = tr("When the same position occurs {count} times, the game is drawn.", count=rule.count)
    found = [text]
    if rule.gap:
        found.append(
            tr(
                "Occurrences count only if they follow one another within {count} moves, counting"
                " those of both players.",
                count=rule.gap,
            )
        )
    if rule.perpetual_loses:
        found.append(
            tr(
                "But if one side gave check with every move in between, and the other did not, the side that gave check"
                " loses."
            )
        )
    if rule.replay_swapped and not rule.to_move:
        found.append(tr("After such a draw, the players change sides and play again."))
    parts = (
        (True, tr("pieces on the board")),
        (bool(variant.hand_order), tr("pieces in hand")),
        (True, tr("player to move")),
        (variant.castling is not None and variant.castling.history, tr("rights to castle")),
        (any(piece.en_passant for piece in variant.pieces), tr("rights to capture en passant")),
    )
    same = joined([text for counts, text in parts if counts])
    return [found, [tr("Two positions are the same if they have the same {parts}.", parts=same)]]


def draws(variant: Variant) -> list[Paragraph]:
    """Say which draws there are besides stalemate and repetition."""
    end = variant.end
    if not end.draws:
        return [[tr("There are no draws, not even by agreement.")]]
    found = [tr("The players may agree to a draw.")]
    if end.move_limit:
        pawns = [piece for piece in variant.pieces if piece.pawn]
        if pawns:
            text = tr(
                "The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of"
                " one of these pieces: {pieces}.",
                count=end.move_limit,
                pieces=listed(in_sentence(piece_notes.name(piece)) for piece in pawns),
            )
        else:
            text = tr(
                "The game is drawn after {count} moves of each side without a capture, a drop or a promotion.",
                count=end.move_limit,
            )
        found.append(text)
        kinds = (variant.kinds[piece.symbol] | WHITE for piece in pawns)
        if any(tables_of(variant).pawn[code] == ALSO_BACK for code in kinds):
            found.append(tr("Reversible moves of such a piece do not count as progress."))
    return [found]


def absent(variant: Variant) -> list[Paragraph]:
    """Say which rules of well-known games this game lacks."""
    lacking = (
        (variant.castling is None, tr("There is no castling.")),
        (not any(piece.en_passant for piece in variant.pieces), tr("There is no en passant.")),
        (not variant.promoted_symbols, tr("No piece promotes.")),
        (not any(piece.drop for piece in variant.pieces), tr("No piece is dropped.")),
        (not variant.pieces[0].faces, tr("No rule keeps the kings from facing each other on an open line.")),
        (not variant.end.move_limit, tr("There is no limit to the number of moves without a capture.")),
    )
    return [[text for absent, text in lacking if absent]]
