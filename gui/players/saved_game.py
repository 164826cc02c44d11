"""Games as PGN files: players and clocks in the headers; `rules.pgn_writer` writes the moves."""

import re
from datetime import date
from pathlib import Path

from surajang.gui.kit.translation import tr
from surajang.gui.players.game_clock import TimeControl, controls_text, parse_controls
from surajang.gui.players.levels import level_saved
from surajang.gui.players.players import OTHER, MatchSettings, Player, Players
from surajang.gui.storage import reader
from surajang.gui.storage.disk import is_none
from surajang.gui.storage.paths import MAX_NAME_LENGTH, as_file_name, readable
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import pgn, pgn_writer
from surajang.rules.files import read_text
from surajang.rules.game import Game, Outcome
from surajang.rules.pgn_tags import PLAYER_TAGS
from surajang.rules.variant import Variant

NO_LEVEL = "-"
"""The value in place of a level for another program."""

UNTERMINATED = "unterminated"
STANDING_STILL = (UNTERMINATED, "abandoned", "death", "emergency")
"""Values of the header `Termination` for games without a result: the first is written here, all are kept."""


class UnreadableGame(ValueError):
    """A file or text holds no game. Its text is a sentence for people."""


class UnreadNow(UnreadableGame):
    """A file that cannot be read now: a sentence, and the system's `error`."""

    def __init__(self, words: str, error: OSError) -> None:
        super().__init__(words)
        self.error = error


def begun(match_settings: MatchSettings) -> Game:
    """Return a new game, with its headers."""
    game = Game(match_settings.variant, match_settings.start)
    game.headers = {
        "Event": naming.PLAYED_HERE,
        "Date": f"{date.today():%Y.%m.%d}",
        "Round": "-",
        "TimeControl": controls_text(match_settings.controls),
        "Termination": UNTERMINATED,
    }
    for colour, player in zip(PLAYER_TAGS, match_settings.players, strict=True):
        _name(game.headers, colour, player, game.variant)
    return game


def text_of(game: Game, players: Players, controls: tuple[TimeControl, TimeControl], outcome: Outcome) -> str:
    """Return a game as PGN."""
    return pgn_writer.write_game(game, headers_of(game, players, controls, outcome))


def headers_of(
    game: Game, players: Players, controls: tuple[TimeControl, TimeControl], outcome: Outcome
) -> dict[str, str]:
    """Return the headers for saving a game: its own, except for those that have become wrong.

    So a game of another program keeps its own headers, and gets no invented ones.
    """
    headers = dict(game.headers)
    known = plan_of(game)
    if controls != known.controls:
        headers["TimeControl"] = controls_text(controls)
    for colour, player, before in zip(PLAYER_TAGS, players, known.players, strict=True):
        if player != before:
            _name(headers, colour, player, game.variant)
    ending = headers.get("Termination", "")
    if outcome.over and ending == UNTERMINATED:
        headers["Termination"] = "normal"
    elif ending and not outcome.over and ending not in STANDING_STILL:
        headers["Termination"] = UNTERMINATED
    return headers


def _name(headers: dict[str, str], colour: str, player: Player, variant: Variant) -> None:
    """Set the headers about the player of a colour."""
    headers[colour] = player.name or variant.appearance.players[PLAYER_TAGS.index(colour)]
    headers[f"{colour}Type"] = "human" if player.human else "program"
    if player.human:
        headers.pop(f"{colour}Level", None)
    else:
        headers[f"{colour}Level"] = player.strength.name if player.has_level else NO_LEVEL


def read(data: bytes) -> tuple[MatchSettings, Game]:
    """Return the first game in the bytes of a file, and its settings. Raises UnreadableGame."""
    for place in reader.places(data):
        try:
            game = reader.read(data, place)
        except pgn.PgnError as error:
            raise UnreadableGame(sentence(error.reason)) from None
        return plan_of(game), game
    raise UnreadableGame(tr("There is no game in this text."))


def plan_of(game: Game) -> MatchSettings:
    """Return the settings of a game from its headers."""
    controls = parse_controls(game.headers.get("TimeControl", "-"))
    first, second = (_player(game, colour) for colour in PLAYER_TAGS)
    start = "startpos" if game.start_fen == game.variant.start else game.start_fen
    return MatchSettings(game.variant, (first, second), controls, start)


def _player(game: Game, colour: str) -> Player:
    """Return the player of a colour; the name of the side itself is no name."""
    name = game.headers.get(colour, "").strip()
    if name == "?" or naming.is_of_side(name, game.variant, PLAYER_TAGS.index(colour)):
        name = ""
    level = game.headers.get(f"{colour}Level", "")
    by_program = game.headers.get(f"{colour}Type") == "program"
    if by_program and level == NO_LEVEL:
        return Player(name, OTHER)
    known = level_saved(level) if by_program else None
    return Player(name, known.number if known is not None else 0)


def read_file(path: Path, interrupted: bool = False) -> tuple[MatchSettings, Game]:
    """Return a file's game and settings; only complete lines if it was `interrupted`. Raises UnreadableGame."""
    data = load(path)
    return read_loaded(path, whole_lines(data) if interrupted else data)


def load(path: Path) -> bytes:
    """Return the bytes of a game's file. Raises UnreadableGame, and UnreadNow for an error that may pass."""
    try:
        return read_text(path, reader.MAX_GAME_BYTES)
    except OSError as error:
        words = tr("{readable} cannot be read: {why}.", readable=readable(path.name), why=reason_of(error))
        raise (UnreadableGame(words) if is_none(error) else UnreadNow(words, error)) from None
    except ValueError as error:  # such as a null character in the name
        raise UnreadableGame(
            tr("{readable} cannot be read: {error}.", readable=readable(path.name), error=error)
        ) from None


def whole_lines(data: bytes) -> bytes:
    """Return the complete lines in the file of an interrupted game."""
    return data[: data.rfind(b"\n") + 1]


def read_loaded(path: Path, data: bytes) -> tuple[MatchSettings, Game]:
    """Return the game in the bytes of a file, and its settings. Raises UnreadableGame."""
    try:
        return read(data)
    except UnreadableGame as error:
        raise UnreadableGame(no_game(path, str(error))) from None


def no_game(path: Path, why: str) -> str:
    """Return the message that a file holds no game, and `why`, a sentence."""
    return tr("{readable} contains no readable game. {why}", readable=readable(path.name), why=why)


def file_stem(game: Game, players: Players) -> str:
    """Return a name for a game's file, without extension: the day, the players, the variant.

    The day is that of the game's tag, as far as it is given there.
    """
    known = re.match(r"[0-9]{4}(\.[0-9]{2}){0,2}(?![0-9])", game.headers.get("Date", ""))
    when = known.group().replace(".", "-") if known else ""
    named = (player.name or side for player, side in zip(players, game.variant.appearance.players, strict=True))
    names = [as_file_name(name, MAX_NAME_LENGTH // 3) for name in named]
    stem = f"{when} {names[0]} – {names[1]}, {game.variant.title}".strip()
    return as_file_name(stem)
