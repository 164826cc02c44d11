"""How a game differs from the one that it is based on, in the sentences of both."""

from collections.abc import Mapping, Sequence

from surajang.gui.kit.punctuation import ended, labelled, listed, sentences
from surajang.gui.kit.translation import Text, in_sentence, tr
from surajang.gui.words import naming, piece_notes
from surajang.rules import catalogue
from surajang.rules.game_files import PARENTS
from surajang.rules.piece import Piece
from surajang.rules.variant import Variant


def parent_of(variant: Variant) -> Variant | None:
    """Return the game that another is based on, None if there is none or it is not registered."""
    name = variant.based_on
    return (catalogue.find(name) or PARENTS.get(name)) if name else None


def of_pieces(variant: Variant, parent: Variant) -> list[list[str]]:
    """Return paragraphs on the pieces that are new, missing or different."""
    found = []
    new = [piece for symbol, piece in variant.by_symbol.items() if symbol not in parent.by_symbol]
    gone = [piece for symbol, piece in parent.by_symbol.items() if symbol not in variant.by_symbol]
    if new:
        found.append([tr("New pieces: {pieces}.", pieces=_names(new))])
    if gone:
        found.append([tr("Not in this game: {pieces}.", pieces=_names(gone))])
    for symbol, piece in variant.by_symbol.items():
        if symbol in parent.by_symbol:
            before = parent.by_symbol[symbol]
            other, own = _sentences_on(parent, before), _sentences_on(variant, piece)
            if naming.piece(before) != naming.piece(piece):
                other.insert(0, ended(naming.piece(before)))
            found += _compared(piece_notes.name(piece), own, other, parent)
    return found


def of_sections(
    variant: Mapping[str, Sequence[Sequence[str]]],
    other: Mapping[str, Sequence[Sequence[str]]],
    titles: Mapping[str, Text],
    parent: Variant,
) -> list[list[str]]:
    """Return paragraphs on the sections that differ from those of the game that it is based on."""
    found = []
    for name, title in titles.items():
        own, before = ([text for each in page.get(name, ()) for text in each if text] for page in (variant, other))
        found += _compared(title(), own, before, parent)
    return found


def _compared(heading: str, own: Sequence[str], other: Sequence[str], parent: Variant) -> list[list[str]]:
    """Return a paragraph with the sentences that only this game has, then those that only the other has."""
    new = [text for text in own if text not in other]
    old = [text for text in other if text not in own]
    if not new and not old:
        return []
    there = tr("In {game}: {sentences}", game=naming.title(parent), sentences=sentences(*old)) if old else ""
    return [[labelled(heading, sentences(*new, there))]]


def _sentences_on(variant: Variant, piece: Piece) -> list[str]:
    """Return all sentences on a piece."""
    return [*piece_notes.moves(variant, piece), *piece_notes.notes(variant, piece)]


def _names(pieces: Sequence[Piece]) -> str:
    """Return the names of pieces, each once."""
    return listed(dict.fromkeys(in_sentence(piece_notes.name(piece)) for piece in pieces))
