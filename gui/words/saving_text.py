"""What is said while a game or a study is saved, and where that fails."""

from typing import NamedTuple

from gui.translation import tr


class SavingText(NamedTuple):
    """The title of the dialog that asks where to save, and sentences: that the disk is `slow`, that saving has `failed`
    (the reason in place of `{why}`), that one has to be `waiting` before leaving, that something is `unsaved` then.
    `copied`: it is on the clipboard."""

    title: str
    slow: str
    failed: str
    waiting: str
    unsaved: str
    copied: str


GAME = SavingText(
    tr("Save the game"),
    tr("The disk is slow to save the game; you can play on."),
    tr("The game cannot be saved at the moment ({why}); you can play on."),
    tr("Saving the game… The disk is slow. If you leave now, what is not saved yet is lost."),
    tr("Not all of this game is saved. If you leave it now, the rest is lost."),
    tr("The game is on the clipboard."),
)
STUDY = SavingText(
    tr("Save the study"),
    tr("The disk is slow to save the study; you can go on."),
    tr("The study cannot be saved at the moment ({why}); you can go on."),
    tr("Saving the study… The disk is slow. If you leave now, what is not saved yet is lost."),
    tr("Not all of this study is saved. If you leave it now, the rest is lost."),
    tr("The study is on the clipboard."),
)
