"""What is shown beside a resting pointer: always plain text, as Qt takes what looks like HTML for it."""

from html import escape

from PySide6.QtWidgets import QWidget


def tip(words: str) -> str:
    """Return a tool tip that shows words as they are written, in as many lines as they need."""
    return f"<qt>{escape(words, quote=False)}</qt>".replace("\n", "<br>") if words else ""


def give_tip(widget: QWidget, words: str) -> None:
    """Show words beside the pointer that rests on a widget; readers hear them, too."""
    widget.setToolTip(tip(words))
    widget.setAccessibleDescription(words)  # else it is the tool tip, with its signs
