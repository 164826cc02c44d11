"""The folder of drafts: games being invented, complete or not, a file each."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from surajang.gui.kit.translation import Text, tr
from surajang.gui.storage import folders
from surajang.gui.storage.autosave import SavingText
from surajang.gui.storage.games_folder import free, new_file
from surajang.gui.storage.paths import as_file_name
from surajang.rules.files import decode, read_regular

FOLDER = "drafts"
SUFFIX = ".json"

MAX_BYTES = 1_000_000
"""The largest draft, in bytes."""

MAX_DRAFTS = 200
"""The number of drafts listed, the latest first."""

MAX_TITLE_LENGTH = 60

DRAFT_TEXT = SavingText(
    Text("Save the draft"),
    Text("The disk is slow to save the draft; you can carry on."),
    Text("The draft cannot be saved at the moment ({why}); you can carry on."),
    Text("Saving the draft… The disk is slow. If you leave now, unsaved changes are lost."),
    Text("This draft is not completely saved. If you leave now, unsaved changes are lost."),
    Text("The draft is on the clipboard."),
)


class SavedDraft(NamedTuple):
    """A draft on disk: its file, when it was last changed (seconds since 1970), and its text."""

    path: Path
    changed: float
    text: str


def new_draft_file(title: str) -> Path:
    """Return a path for a new draft."""
    return new_file(as_file_name(title, MAX_TITLE_LENGTH), folders.data_folder() / FOLDER).with_suffix(SUFFIX)


def saved_drafts() -> list[SavedDraft]:
    """Return the drafts that no other window has open, the latest first. Raises OSError if the folder is unreadable."""
    files: list[tuple[float, Path]] = []
    try:
        with os.scandir(folders.data_folder() / FOLDER) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    with suppress(OSError):
                        files.append((entry.stat().st_mtime, Path(entry.path)))
    except FileNotFoundError:
        return []
    found = []
    for changed, path in sorted(files, reverse=True)[:MAX_DRAFTS]:
        with suppress(OSError):
            found.append(SavedDraft(path, changed, draft_text(path)))
    return found


def draft_text(path: Path) -> str:
    """Return the text of a draft. Raises OSError, also if another window has it open."""
    _check_free(path)
    return decode(read_regular(path, MAX_BYTES))


def remove_listed(path: Path) -> None:
    """Remove a draft that is not open. Raises OSError, also if another window has it open."""
    _check_free(path)
    remove_draft(path)


def remove_draft(path: Path) -> None:
    """Remove a draft. Raises OSError."""
    path.unlink(missing_ok=True)


def _check_free(path: Path) -> None:
    if not free(path):
        raise OSError(None, tr("it is open in another window"), str(path))
