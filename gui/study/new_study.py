"""Puts a study together: its own copy of a game, and the file that it is saved in while it is edited."""

from pathlib import Path

from gui.document.document import GameDocument
from gui.storage import saving_text
from gui.storage.autosave import Autosave
from gui.storage.saver import Saver
from gui.storage.studies_folder import name_study, new_study_file
from gui.study.study import Study
from rules.game import Game


def make_study(game: Game, save_in: Path | None = None, saver: Saver | None = None) -> Study:
    """Return a study of a game that nobody else has, its cursor where that stands.

    It is saved in the file `save_in`, in a new one from its first edit on, or by another `saver`.
    """
    name_study(game)
    document = GameDocument(game)
    if saver is not None:
        return Study(document, saver)
    autosave = Autosave(save_in or (lambda: new_study_file(game.variant.title)), text=saving_text.STUDY)
    study = Study(document, autosave)
    autosave.setParent(study)
    return study
