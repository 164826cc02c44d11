"""What is said while a game or a study is saved, and where that fails."""

from typing import NamedTuple

from gui.kit.translation import Text


class SavingText(NamedTuple):
    """The title of the dialog that asks where to save, and sentences: that the disk is `slow`, that saving has `failed`
    (the reason in place of `{why}`), that one has to be `waiting` before leaving, that something is `unsaved` then.
    `copied`: it is on the clipboard."""

    title: Text
    slow: Text
    failed: Text
    waiting: Text
    unsaved: Text
    copied: Text


GAME = SavingText(
    Text("Save the game"),
    Text("The disk is slow to save the game; you can play on."),
    Text("The game cannot be saved at the moment ({why}); you can play on."),
    Text("Saving the game… The disk is slow. If you leave now, what is not saved yet is lost."),
    Text("Not all of this game is saved. If you leave it now, the rest is lost."),
    Text("The game is on the clipboard."),
)
STUDY = SavingText(
    Text("Save the study"),
    Text("The disk is slow to save the study; you can go on."),
    Text("The study cannot be saved at the moment ({why}); you can go on."),
    Text("Saving the study… The disk is slow. If you leave now, what is not saved yet is lost."),
    Text("Not all of this study is saved. If you leave it now, the rest is lost."),
    Text("The study is on the clipboard."),
)
