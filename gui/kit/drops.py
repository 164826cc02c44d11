"""How drops are answered by what only reads them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent


def take_copy(event: QDropEvent) -> bool:
    """Accept a drop, or a drag that may become one, as a copy; refuse it where its source offers none.

    A source may delete what it gave where a move is accepted. Qt proposes a move while Shift is held, and answers with
    what it proposed where an action is set that the source does not offer.
    """
    copies = bool(event.possibleActions() & Qt.DropAction.CopyAction)
    if copies:
        event.setDropAction(Qt.DropAction.CopyAction)
    event.setAccepted(copies)
    return copies
