"""The editor: a set-up that is being edited, with the way back and forth."""

from gui.editor.setup import Setup, read
from gui.editor.setup_edits import Edit


class Editor:
    """Makes edits of `setup`. What it holds is always what the rules read from its FEN."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._before: list[Setup] = []
        self._after: list[Setup] = []

    def make(self, edit: Edit) -> bool:
        """Make an edit; say whether it changed anything. Raises InvalidPosition, with nothing changed."""
        made = edit.made(self.setup)
        made = read(made.variant, made.text)
        if made == self.setup:
            return False
        self._before.append(self.setup)
        self._after.clear()
        self.setup = made
        return True

    @property
    def may_undo(self) -> bool:
        """Whether there is an edit to undo."""
        return bool(self._before)

    @property
    def may_redo(self) -> bool:
        """Whether there is an edit to make again."""
        return bool(self._after)

    def undo(self) -> None:
        """Undo the latest edit, if there is one."""
        if self._before:
            self._after.append(self.setup)
            self.setup = self._before.pop()

    def redo(self) -> None:
        """Make the edit again that was undone last, if there is one."""
        if self._after:
            self._before.append(self.setup)
            self.setup = self._after.pop()
