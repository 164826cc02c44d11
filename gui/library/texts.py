"""The texts of games where they stand in their files: read for opening, written together, deleted with their file."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

from gui.kit.translation import tr
from gui.library import library_text
from gui.library.finding import Listed
from gui.library.portions import digest_of, open_regular
from gui.storage import games_folder
from gui.storage.disk import write_atomically
from gui.storage.paths import readable
from rules.files import decoded


class Elsewhere(OSError):
    """A game that does not stand any more where the index has it, or is not to be touched: a sentence."""


class Cancelled(Exception):
    """Nobody waits for this any more."""


def text_of(game: Listed) -> bytes:
    """Return the bytes of a game. Raises OSError, Elsewhere if they are other ones now."""
    name = readable(game.path.name)
    try:
        with open_regular(game.path) as file:
            file.seek(game.start)
            data = file.read(game.size)
    except OSError as error:
        raise Elsewhere(tr("{name} cannot be read: {why}.", name=name, why=error.strerror or error)) from None
    if digest_of(data) != game.digest:
        raise Elsewhere(tr("{name} has changed. The list is being brought up to date; try again then.", name=name))
    return data


@dataclass
class Export:
    """How many games were written, and how many could not be read."""

    written: int = 0
    left_out: int = 0


def export(games: Iterable[Listed], target: Path, cancelled: Callable[[], bool] = lambda: False) -> Export:
    """Write games one after another into a file, each as it stands in its own.

    Raises OSError, Cancelled where `cancelled` says so, with nothing written.
    """
    done = Export()

    def parts() -> Iterator[bytes]:
        for game in games:
            if cancelled():
                raise Cancelled
            try:
                text = decoded(text_of(game)).strip("\ufeff \r\n")
            except Elsewhere:
                done.left_out += 1
                continue
            done.written += 1
            yield text.replace("\r\n", "\n").encode("utf-8", "replace") + b"\n\n"

    write_atomically(target, parts(), durable=True)
    return done


def why_not_deleted(game: Listed) -> str:
    """Return why a game that was added is not deleted, in a sentence."""
    if game.series:
        return library_text.OF_A_SERIES()
    name = readable(game.path.name)
    return tr("{name} was added and stays as it is: only games that were played here can be deleted.", name=name)


def delete(games: Iterable[Listed]) -> int:
    """Move the files of games that were played here to the system's trash; return how many. Raises Elsewhere."""
    count = 0
    for game in games:
        name = readable(game.path.name)
        if not game.own:
            raise Elsewhere(why_not_deleted(game))
        if not games_folder.free(game.path):
            raise Elsewhere(tr("That game is being played in another window."))
        text = text_of(game)
        if game.path.stat().st_size > len(text) + 1000:
            raise Elsewhere(tr("{name} holds more than this game and is not deleted.", name=name))
        moved = QFile.moveToTrash(str(game.path))
        if not (moved[0] if isinstance(moved, tuple) else moved):
            raise Elsewhere(tr("{name} could not be moved to the trash.", name=name))
        count += 1
    return count
