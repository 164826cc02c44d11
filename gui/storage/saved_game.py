"""Games as PGN files: who played with what clock, beside the moves that `rules.record` writes."""

from datetime import date
from pathlib import Path

from gui.clock import TimeControl, controls_text, parse_controls
from gui.plan import Plan
from gui.players import OTHER, Player
from gui.storage.files import write_atomically
from gui.storage.games_folder import without_torn_end
from rules import record
from rules.game import Game, Node, Outcome

COLOURS = ("White", "Black")
NO_LEVEL = "-"
"""In place of the level, where another program played."""

LARGEST_FILE = 4_000_000
"""Characters; a larger file is no single game."""


class UnreadableGame(ValueError):
    """A file or text that holds no game, with a sentence for people."""


def text_of(
    game: Game, players: tuple[Player, Player], controls: tuple[TimeControl, TimeControl], outcome: Outcome
) -> str:
    """Return a game as PGN."""
    headers = {
        "Event": "Game played with Surajang",
        "Site": "?",
        "Date": f"{date.today():%Y.%m.%d}",
        "Round": "-",
        **game.headers,
        "TimeControl": controls_text(controls),
        "Termination": "normal" if outcome.over else "unterminated",
    }
    for colour, player in zip(COLOURS, players, strict=True):
        headers[colour] = player.name
        headers[f"{colour}Type"] = "human" if player.human else "program"
        if player.human:
            headers.pop(f"{colour}Level", None)
        else:
            headers[f"{colour}Level"] = str(player.level) if player.has_level else NO_LEVEL
    return record.write(game, headers)


def open_ended(text: str) -> str:
    """Return a game's text without the mark that closes an unfinished one, so that moves can be added behind it."""
    return text.rstrip().removesuffix("*").rstrip() + "\n"


def move_line(node: Node, number: int) -> str:
    """Return the line that adds a move to an open-ended text; `number` is the move's, 0 for a setup choice."""
    dots = "." if node.side else "..."
    clocks = ""
    if node.clocks is not None:
        own, other = node.clocks[1 - node.side], node.clocks[node.side]
        times = [f"[%{name} {_time(value)}]" for name, value in (("clk", own), ("oclk", other)) if value is not None]
        clocks = f" {{{' '.join(times)}}}" if times else ""
    return f"{number}{dots} {node.written}{clocks}\n"


def _time(seconds: float) -> str:
    """Return a time as PGN writes it: hours, minutes, seconds and tenths."""
    whole, tenths = divmod(round(seconds * 10), 10)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}.{tenths}"


def read(text: str) -> tuple[Plan, Game]:
    """Return the game that a PGN text holds, and the plan it was played by. Raises UnreadableGame."""
    if len(text) > LARGEST_FILE:
        raise UnreadableGame("This is too large to be a game.")
    try:
        game = record.read(text)
    except ValueError as error:
        raise UnreadableGame(sentence(str(error))) from None
    controls = parse_controls(game.headers.get("TimeControl", "-"))
    first, second = (_player(game, colour) for colour in COLOURS)
    return Plan(game.variant, (first, second), controls, game.start_fen), game


def _player(game: Game, colour: str) -> Player:
    """Return who played a colour."""
    name = game.headers.get(colour, "").strip()
    if name in ("", "?"):
        name = game.variant.appearance.players[COLOURS.index(colour)]
    level = game.headers.get(f"{colour}Level", "")
    by_program = game.headers.get(f"{colour}Type") == "program"
    if by_program and level == NO_LEVEL:
        return Player(name, OTHER)
    return Player(name, int(level) if by_program and level.isascii() and level.isdigit() and len(level) < 3 else 0)


def read_file(path: Path, interrupted: bool = False) -> tuple[Plan, Game]:
    """Return the game in a file, and its plan; of an `interrupted` one what is whole. Raises UnreadableGame."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise UnreadableGame(f"{path.name} is too large to be a game.")
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise UnreadableGame(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UnreadableGame(f"{path.name} is no text file, so it holds no game.") from None
    try:
        return read(without_torn_end(text) if interrupted else text)
    except UnreadableGame as error:
        raise UnreadableGame(f"{path.name} holds no game that can be read. {error}") from None


def write_file(path: Path, text: str) -> None:
    """Write a game to a file, all of it or nothing. Raises OSError."""
    write_atomically(path, text, durable=True)


def sentence(text: str) -> str:
    """Return a message as a sentence, with a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
