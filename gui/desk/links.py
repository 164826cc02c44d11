"""Links from one page to others."""

from PySide6.QtWidgets import QPushButton, QWidget

from surajang.gui.desk.navigator import Navigator, Request, StartPageRequest
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.translation import tr


def link_to(request: Request, text: str, navigator: Navigator, parent: QWidget) -> QPushButton:
    """Return a link that makes a request."""
    return make_button(text, parent, lambda: navigator.open(request), look="link", enter=True)


def start_page_link(navigator: Navigator, parent: QWidget) -> QPushButton:
    """Return a link to the start page."""
    return link_to(StartPageRequest(), tr("Start page"), navigator, parent)
