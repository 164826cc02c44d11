"""What is shown beside a resting pointer."""

from html import escape

from PySide6.QtWidgets import QWidget


def give_tip(widget: QWidget, words: str) -> None:
    """Show words beside the pointer that rests on a widget, in as many lines as they need; readers hear them, too."""
    widget.setToolTip(f"<qt>{escape(words)}</qt>")
    widget.setAccessibleDescription(words)  # else it is the tool tip, with its signs
