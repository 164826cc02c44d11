"""Asks for a file and writes a game's definition to it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.paths import result_of_writing, with_folder
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue, fairy_stockfish
from surajang.rules.errors import ReasonedError
from surajang.rules.game_files import INI, TOML
from surajang.rules.variant import Variant


def export_definition(
    owner: QObject, questions: FileQuestions, game: Variant, toml: Callable[[], str], tell: Callable[[str], object],
    suffix: str = TOML,
) -> None:  # fmt: skip
    """Write a game's definition to a file: as TOML from `toml`, which is called on a thread, or for Fairy-Stockfish.

    The suffix of the file's name decides which; `suffix` is offered first. If Fairy-Stockfish's format cannot express
    the rules, only TOML is offered, or the reason is given if the other was asked for. `tell` gets a sentence, if the
    owner still exists.
    """
    kinds = {TOML: tr("Definition of a game (*.toml)")}
    ini = ""
    try:
        ini = fairy_stockfish.definition(catalogue.defined(game))
        kinds[INI] = tr("Definition for Fairy-Stockfish (*.ini)")
    except ReasonedError as error:
        if suffix == INI:
            tell(sentence(error.reason))
            return
    offered = ";;".join([kinds.pop(suffix), *kinds.values()])
    file = questions.where(tr("Save the definition"), catalogue.base_name(game), suffix, offered)
    if file is None:
        return
    as_ini = bool(ini) and file.suffix.lower() == INI
    Task(
        owner,
        lambda: write_atomically(file, ini if as_ini else toml(), True),
        lambda _: tell(tr("{title} is saved in {file}.", title=naming.title(game), file=with_folder(file))),
        lambda error: tell(result_of_writing(file, error)),
    )
