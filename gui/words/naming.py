"""The names of games, players, pieces and events in the window's language, if they come from the data or this program.

In files, the names given by this program (levels, the event) are English.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from surajang.gui.kit.punctuation import beginning, bracketed, listed
from surajang.gui.kit.shorten import isolated
from surajang.gui.kit.translation import LETTERS, continuing, in_sentence, mark, moves_shown, tr
from surajang.rules import catalogue
from surajang.rules.codes import KIND
from surajang.rules.games import GAMES
from surajang.rules.language import PIECE, PLAYER, REGION
from surajang.rules.piece import Piece
from surajang.rules.special_rules import SetupPhase
from surajang.rules.variant import Variant

if TYPE_CHECKING:
    from surajang.rules.position import Position

GAME, ENDING, SETUP, PART = "a game", "how a game ends", "a setup", "a part of a region"
"""Comments that tell translators the kind of a name, like those of rules.language."""

A_LEVEL = "a level"
"""The comment for names of levels; some are also names of pieces."""

YOU = mark("You")
"""The name in files of a person who plays the computer."""

AT_FULL_STRENGTH = mark("Surajang at full strength")
"""The computer's name in a match at full strength."""

PLAYED_HERE = mark("Game played with Surajang")
"""The event of games played here."""

FORMER_PLAYERS = ("Black", "White")
"""The former names in files of the sides of games whose pieces show their owner by direction."""

IMPORTED = (
    mark("From a definition for Fairy-Stockfish."),
    mark("arrival", "how a game ends"),
    mark("{winner} has reached the goal."),
)
"""Texts in the data of games that `rules.ini` reads."""

PROMOTED = "Promoted "
"""The prefix of names that `rules.ini` gives to promoted pieces."""

_LETTERED = re.compile(r"Piece (\w~?)")
"""The names that `rules.ini` gives to pieces that have none."""

BETWEEN = " – "
"""The separator of two players where their match is the event."""

_LEVELLED = re.compile(r"(.+) \(level (\d+)\)")


def of_side(name: str, variant: Variant, side: int) -> str:
    """Return a player's shown name; if the file has none, or only the side's, the name of the side."""
    return player(variant, side) if not name or is_of_side(name, variant, side) else somebody(name)


def is_of_side(name: str, variant: Variant, side: int) -> bool:
    """Return whether a name in a file is only that of the side, present or former."""
    looks = variant.appearance
    return name == looks.players[side] or (looks.pointing and name == FORMER_PLAYERS[side])


def title(variant: Variant) -> str:
    """Return the name of a game. That of an own game is not translated, even if a level has the same name."""
    return tr(variant.title, GAME) if variant.name in GAMES else variant.title


def titles(games: Sequence[Variant]) -> list[str]:
    """Return the names of games, with an addition where several are equal: a version that is not the newest is marked
    as older; of the newest ones, a single own game beside one of the program's as the user's, and others by their names
    in their definitions.
    """
    found = [title(game) for game in games]
    counts, current = Counter(found), {game.name for game in catalogue.games()}
    newest = Counter([name for name, game in zip(found, games, strict=True) if game.name in current])
    own = Counter([name for name, game in zip(found, games, strict=True) if game.name in current - GAMES.keys()])
    ours = {name for name, game in zip(found, games, strict=True) if game.name in GAMES}
    for n, game in enumerate(games):
        if counts[found[n]] == 1 or not catalogue.is_own(game):
            continue
        if game.name not in current:
            addition = tr("older rules", "a version of a game")
        elif newest[found[n]] == 1:
            continue
        elif found[n] in ours and own[found[n]] == 1:
            addition = tr("your file", "a game with the name of one of the program's")
        else:
            addition = catalogue.base_name(game)
        found[n] = bracketed(found[n], addition)
    return found


def title_among_all(variant: Variant) -> str:
    """Return the name of a game as in a list of all games: older rules are marked."""
    if not catalogue.is_own(variant):
        return title(variant)
    listed = catalogue.games_with(variant.name)
    return titles(listed)[[game.name for game in listed].index(variant.name)]


def choices(games: Iterable[Variant]) -> list[tuple[str, str]]:
    """Return the entries of a list of games: what each is called (`titles`), and its name."""
    listed = list(games)
    return [(text, game.name) for text, game in zip(titles(listed), listed, strict=True)]


def summary(variant: Variant) -> str:
    """Return a game in a sentence."""
    return tr(variant.summary)


def edition(variant: Variant) -> str:
    """Return the name of a game's rule set within its family."""
    return tr(variant.edition, GAME) if variant.edition else ""


def player(variant: Variant, side: int) -> str:
    """Return the name of a side, 0 is the first."""
    return tr(variant.appearance.players[side], PLAYER)


def players(variant: Variant) -> tuple[str, str]:
    """Return the names of both sides."""
    return player(variant, 0), player(variant, 1)


def owner(variant: Variant, side: int) -> str:
    """Return the name of a side before a piece: White Pawn, but First player's Silver."""
    name = player(variant, side)
    return (
        tr("{player}'s", "before a piece: First player's Silver", player=name) if variant.appearance.pointing else name
    )


def piece(face: Piece) -> str:
    """Return the name of a piece."""
    return piece_called(face.name, face.native)


def piece_called(name: str, sign: str) -> str:
    """Return the name of a piece that has an English name and a sign."""
    if name.startswith(PROMOTED):
        base = beginning(name.removeprefix(PROMOTED))
        return beginning(tr("Promoted {piece}", piece=in_sentence(piece_called(base, ""))))
    lettered = _LETTERED.fullmatch(name)
    if lettered is not None:
        return tr("Piece {letter}", "a piece that has no name", letter=lettered[1])
    return tr(name, _comment(name, sign))


def _comment(name: str, sign: str) -> str:
    """Return the translators' comment on a piece's name, with its sign if the games have others of that name."""
    signs = _signs_by_name().get(name, ())
    return f"{PIECE}, {sign}" if len(signs) > 1 and sign in signs else PIECE


@cache
def _signs_by_name() -> dict[str, set[str]]:
    """Return the signs of all pieces by name: the Horse is a promoted bishop in one game, but not in another."""
    signs: defaultdict[str, set[str]] = defaultdict(set)
    for variant in GAMES.values():
        for face in variant.pieces:
            signs[face.name].add(face.native)
    return signs


def reading(face: Piece) -> str:
    """Return the reading of a piece's sign."""
    return tr(face.reading, face.native) if face.reading else ""


def meaning(face: Piece) -> str:
    """Return the meaning of a piece's sign."""
    return tr(face.meaning, _meaning_of(face)) if face.meaning else ""


def _meaning_of(face: Piece) -> str:
    """Return the translators' comment on a sign's meaning."""
    return f"what {face.native} means"


def sign(face: Piece, side: int) -> str:
    """Return the sign of a piece of a side."""
    return face.native.split("/")[side if "/" in face.native else 0]


def signs(position: Position) -> str:
    """Return the signs of the pieces on the board and in hand with their names, unbroken: `騎 knight, 步 pawn`."""
    kinds = {position.board[square] & KIND for square in position.tables.squares}
    slots = len(position.hands) // 2
    kinds |= {kind for kind in range(slots) if position.hands[kind] or position.hands[slots + kind]}
    faces = [face for kind, face in enumerate(position.tables.variant.pieces, 1) if kind in kinds and face.native]
    return listed(f"{face.native}\u00a0{in_sentence(piece(face))}" for face in faces)


def takes_an(name: str) -> bool:
    """Return whether a name has "an" before it in English: `an archer`, `an N`, but `a unicorn`."""
    if len(name) == 1:
        return name.casefold() in "aefhilmnorsx"
    plain = normalize("NFD", name.casefold())  # accents are signs of their own
    return plain.startswith(("a", "e", "i", "o", "u")) and not plain.startswith(("eu", "uni"))


def letter(variant: Variant, face: Piece) -> str:
    """Return the letter of a piece in shown moves; the files' letter if they are shown with signs."""
    return own_letter(variant, face) if moves_shown() == LETTERS else face.written


def own_letter(variant: Variant, face: Piece) -> str:
    """Return the language's letter of a piece, or the files' if it has none, or if two pieces would have the same."""
    letters = {piece.written: _own_letter(variant, piece) for piece in variant.pieces}
    return letters[face.written] if len({*letters.values()}) == len(letters) else face.written


def _own_letter(variant: Variant, face: Piece) -> str:
    """Return the language's letter of a piece, or the files' if it has none."""
    base = variant.by_symbol.get(face.written[1:]) if face.written.startswith("+") else None
    if base is not None:
        return "+" + _own_letter(variant, base)
    comment = _letter_of(variant, face)
    return (comment and tr(face.written, comment)) or face.written


def _letter_of(variant: Variant, face: Piece) -> str:
    """Return the translators' comment on a piece's letter: in its game, or else in the first that has such a piece.

    It is "" if no game has it. Without the comment, Qt would take any other piece's letter.
    """
    own = GAMES.get(variant.family or variant.name)
    for game in ([own] if own else []) + [*GAMES.values()]:
        if any((each.name, each.written) == (face.name, face.written) for each in game.pieces):
            title = GAMES[game.family].title if game.family else game.title
            return f"letter of the {face.name}, {title}"
    return ""


def region(variant: Variant) -> str:
    """Return the name of each side's zone in which pieces move differently."""
    return tr(variant.appearance.region, REGION)


def tinted(variant: Variant) -> str:
    """Return the name of a region's tinted squares if they are a part of it."""
    return tr(variant.appearance.tinted, PART) if variant.appearance.tinted else ""


def region_explained(variant: Variant) -> str:
    """Return the explanation of the regions for players new to them, empty if there are none."""
    return tr(variant.appearance.explained) if variant.appearance.explained else ""


def arrival(variant: Variant) -> str:
    """Return the name of the end by a king's arrival."""
    return tr(variant.end.arrival_reason, ENDING)


def arrival_sentence(variant: Variant) -> str:
    """Return the sentence for a king's arrival, with {winner}."""
    return tr(variant.end.arrival_sentence)


def setup_titles(setup: SetupPhase) -> tuple[str, ...]:
    """Return the names of a setup's choices."""
    return tuple(tr(each, SETUP) for each in setup.titles)


def setup_task(setup: SetupPhase) -> str:
    """Return the instruction for a player who chooses a setup."""
    return tr(setup.task, SETUP)


def texts(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield all texts of a game's data, each with its comment for translators."""
    end, looks = variant.end, variant.appearance
    yield variant.title, GAME
    yield variant.summary, ""
    yield variant.edition, GAME
    yield from ((each, PLAYER) for each in looks.players)
    for face in variant.pieces:
        yield face.name, PIECE
        yield face.name, _comment(face.name, face.native)
        yield face.reading, face.native
        yield face.meaning, _meaning_of(face)
        if not face.written.startswith("+"):
            yield face.written, _letter_of(variant, face)
    yield looks.region, REGION
    yield looks.tinted, PART
    yield looks.explained, ""
    yield end.arrival_reason, ENDING
    yield end.arrival_sentence, ""
    if variant.setup is not None:
        yield from ((each, SETUP) for each in (*variant.setup.titles, variant.setup.task))


def levelled(level: str, number: int) -> str:
    """Return the name in files of the computer at a level."""
    return f"{level} (level {number})"


def without_level(name: str) -> str:
    """Return a player's name from a file, translated as by `somebody`; a level of the computer without its number."""
    known = _LEVELLED.fullmatch(name)
    return tr(known[1], A_LEVEL) if known is not None else somebody(name)


def somebody(name: str, colour: str = "") -> str:
    """Return a player's name from a file, translated if this program gave it.

    A `colour` is added if given.
    """
    known = _LEVELLED.fullmatch(name)
    if known is not None:
        level, number = tr(known[1], A_LEVEL), known[2]
        if colour:
            return tr("{name} (level {level}, {colour})", name=level, level=number, colour=colour)
        return tr("{name} (level {level})", name=level, level=number)
    shown = tr(name) if name in (YOU, AT_FULL_STRENGTH) else isolated(name)
    if colour and shown.endswith(")"):
        return tr(
            "{name}, {colour})",
            "a player with brackets of their own: Kim (2 dan, White)",
            name=shown[:-1],
            colour=colour,
        )
    return tr("{name} ({colour})", "a player", name=shown, colour=colour) if colour else shown


def event(name: str, inline: bool = False) -> str:
    """Return the event from a file, translated if this program wrote it; `inline` among other words."""
    if name == PLAYED_HERE:
        text = tr(name)
        return continuing(text) if inline else text
    return BETWEEN.join(map(somebody, name.split(BETWEEN)))


class _Player:
    """The game that the player knows."""

    knows = ""


def compare_with(knows: str) -> None:
    """Compare pieces with those of the game that the player knows (a value of the setting `knows`), "" for all games.

    Texts on the screen do not change.
    """
    _Player.knows = knows


def compared_with() -> str:
    """Return the game whose pieces others are compared with, "" for all games."""
    return _Player.knows
