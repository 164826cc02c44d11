"""Puts a study together: its own copy of a game, and the file that it is saved in while it is edited."""

from collections.abc import Mapping
from pathlib import Path

from gui.document.document import GameDocument
from gui.storage.autosave import Autosave
from gui.storage.saver import Saver
from gui.storage.studies_folder import NAME, new_study_file
from gui.study.study import Study
from gui.translation import mark, tr
from gui.words import naming, saving_text
from gui.words.punctuation import against
from rules.game import Game
from rules.tokens import PLAYER_TAGS
from rules.variant import Variant

NEW = mark("New study")


def make_study(game: Game, save_in: Path | None = None, saver: Saver | None = None) -> Study:
    """Return a study of a game that nobody else has, its cursor where that stands.

    It is saved in the file `save_in`, in a new one from its first edit on, or by another `saver`.
    """
    if not is_study(game.headers):
        game.headers[NAME] = name_for(game.headers, game.variant)
    document = GameDocument(game)
    if saver is not None:
        return Study(document, saver)
    autosave = Autosave(save_in or (lambda: new_study_file(game.variant.title)), text=saving_text.STUDY)
    study = Study(document, autosave)
    autosave.setParent(study)
    return study


def is_study(headers: Mapping[str, str]) -> bool:
    """Say whether a game that was read is a study."""
    return NAME in headers


def name_for(headers: Mapping[str, str], variant: Variant) -> str:
    """Return what to call the study of a game: after its players, where somebody has played it."""
    known = [headers.get(tag, "").strip().strip("?") for tag in PLAYER_TAGS]
    if not any(known):
        return tr(NEW)
    return against([naming.of_side(name, variant, side) for side, name in enumerate(known)])
