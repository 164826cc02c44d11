"""What the data of a game calls things, in the language of the window: the game, its players, its pieces."""

from collections.abc import Iterator

from gui.translation import tr
from rules.variant import Piece, SetupPhase, Variant
from rules.words import PIECE, PLAYER, REGION

GAME, ENDING, SETUP = "a game", "how a game ends", "a setup"
"""Comments that tell translators what a name is of, as those from rules.words do."""


def title(variant: Variant) -> str:
    """Return the name of a game."""
    return tr(variant.title, GAME)


def summary(variant: Variant) -> str:
    """Return a game in a sentence."""
    return tr(variant.summary)


def player(variant: Variant, side: int) -> str:
    """Return what a side is called, 0 the first."""
    return tr(variant.appearance.players[side], PLAYER)


def players(variant: Variant) -> tuple[str, str]:
    """Return what the two sides are called."""
    return player(variant, 0), player(variant, 1)


def piece(face: Piece) -> str:
    """Return the name of a piece."""
    return tr(face.name, PIECE)


def reading(face: Piece) -> str:
    """Return how the sign of a piece is read."""
    return tr(face.reading, face.native) if face.reading else ""


def region(variant: Variant) -> str:
    """Return what a game calls each side's zone in which pieces move otherwise."""
    return tr(variant.appearance.region, REGION)


def arrival(variant: Variant) -> str:
    """Return what the end of a game by a king's arrival is called."""
    return tr(variant.end.arrival_reason, ENDING)


def arrival_sentence(variant: Variant) -> str:
    """Return the sentence for a king's arrival, with {winner}."""
    return tr(variant.end.arrival_sentence)


def setup_titles(setup: SetupPhase) -> tuple[str, ...]:
    """Return what the choices of a setup are called."""
    return tuple(tr(each, SETUP) for each in setup.titles)


def setup_task(setup: SetupPhase) -> str:
    """Return what a player is asked to do who chooses a setup."""
    return tr(setup.task, SETUP)


def texts(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield all texts of a game's data, each with the comment with which it is said here."""
    end, looks = variant.end, variant.appearance
    yield variant.title, GAME
    yield variant.summary, ""
    yield from ((each, PLAYER) for each in looks.players)
    for face in variant.pieces:
        yield face.name, PIECE
        yield face.reading, face.native
    yield looks.region, REGION
    yield end.arrival_reason, ENDING
    yield end.arrival_sentence, ""
    if variant.setup is not None:
        yield from ((each, SETUP) for each in (*variant.setup.titles, variant.setup.task))
