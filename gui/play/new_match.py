"""Puts a match together: its document, its engines, and the file that it is saved in while it is played."""

from pathlib import Path

from gui.document.document import GameDocument
from gui.engines.programs import Program
from gui.play.computer import Computer
from gui.play.match import Match
from gui.players.match_settings import MatchSettings
from gui.players.saved_game import begun
from gui.shell.settings import Settings
from gui.storage.autosave import Autosave
from gui.storage.games_folder import new_file
from gui.storage.saver import Saver
from rules.game import Game


def make_match(
    match_settings: MatchSettings,
    settings: Settings,
    game: Game | None = None,
    save_in: Path | None = None,
    saver: Saver | None = None,
    program: Program | None = None,
) -> Match:
    """Return a match by these settings, which begins or goes on with a game.

    It is saved in the file `save_in`, in a new one from its first move on, or by another `saver`. `program` plays for
    the computer in place of the one that the settings choose.
    """
    variant = match_settings.variant
    document = GameDocument(game or begun(match_settings))
    computer = Computer(variant, settings, program=program)
    if saver is not None:
        return Match(match_settings, document, computer, saver, settings)
    autosave = Autosave(save_in or (lambda: new_file(variant.title)))
    match = Match(match_settings, document, computer, autosave, settings)
    autosave.setParent(match)
    return match
