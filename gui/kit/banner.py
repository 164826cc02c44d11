"""Messages beside the board: results, refusals, questions, with buttons for the choices."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QPushButton, QSizePolicy, QWidget

from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import WrappingButton
from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.label import Label, LinkLabel
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.shorten import COMMENT, SENTENCE, shortened

PASSING_MS = 6000
STILL_POINTED_MS = 500
"""How soon a note that the pointer has kept is checked again."""

MARGIN = 12

Choice = tuple[str, Callable[[], object]]


class Banner(QFrame):
    """Shows one message. A question stays until it is answered, a result until it is dismissed, a note for a while."""

    def __init__(self, home: QWidget, parent: QWidget | None = None, passes: bool = True) -> None:
        """`home` gets the focus when the banner had it and is hidden. `passes`: whether notes disappear."""
        super().__init__(parent)
        self.setObjectName("banner")
        self._home = home
        self.spoken_form: Callable[[str], str] = str
        """Turns a shown text into the announced one, with its moves in words."""
        self._passes = passes
        self.heading = Label(parent=self, look="heading", wraps=True)
        self.words = Label(parent=self, wraps=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QWidget(self)
        self.more = LinkLabel(parent=self)
        self.more.linkActivated.connect(lambda _: self._learn_more())
        self._row = Flow(self._buttons, 8)
        self._row.setContentsMargins(0, 4, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        parts = (self.heading, self.words, self.more, self._buttons)
        column = lay_column(*parts, within=self, margins=(MARGIN, 8, MARGIN, 8), spacing=2)
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        self._passing = QTimer(self, singleShot=True)
        self._passing.timeout.connect(self._pass_soon)
        self._staying: tuple[str, str, str, Sequence[Choice], bool, Choice | None] | None = None
        self._more: Choice | None = None
        self._topic = ""
        self._asks = False
        self.kind = ""
        self.hide()

    @property
    def staying(self) -> str:
        """The topic of the message that stays, empty if there is none."""
        return self._topic if self._staying is not None else ""

    @property
    def asks(self) -> bool:
        """Whether a question or an objection is shown, which `pass_on` gives its harmless answer."""
        return self._asks and self._staying is not None

    def buttons(self) -> list[QPushButton]:
        """Return the buttons shown now."""
        items = (self._row.itemAt(place) for place in range(self._row.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def say(
        self,
        words: str,
        heading: str = "",
        kind: str = "note",
        choices: Sequence[Choice] = (),
        topic: str = "",
        more: Choice | None = None,
        spoken: str = "",
    ) -> None:
        """Show a message with its choices, the most likely one first; with choices it stays. Announce it, or `spoken`.

        `kind` is `note`, `warning`, `question`, `objection`, `refusal` or `result`; `topic` is its subject, if that is
        more than its kind. Questions, and objections, which look like warnings, take the keys, with the last choice,
        the harmless one, ready; Escape takes that too. `more` is a link below the words; the message stays.
        """
        words, heading = shortened(words, SENTENCE, COMMENT[1]), shortened(heading, SENTENCE)
        stays = bool(choices)
        asks = kind in ("question", "objection")
        kind = "warning" if kind == "objection" else kind
        if stays:
            self._topic = topic or kind
            self._staying = (words, heading, kind, choices, asks, more)
        self._show(words, heading, kind, choices, asks, more)
        if stays or not self._passes:
            self._passing.stop()
        else:
            self._passing.start(PASSING_MS)
        full = headed(heading, words)
        self.setAccessibleName(spoken or (full if kind == "refusal" else self.spoken_form(full)))
        if not (asks and choices):  # otherwise the message gets the focus, which announces it
            announce(self.accessibleName())

    def _show(
        self, words: str, heading: str, kind: str, choices: Sequence[Choice], asks: bool, more: Choice | None
    ) -> None:
        self._give_focus_back()
        self._more = more
        self.more.setText(f"<a href='more'>{escape(more[0])}</a>" if more else "")
        self.more.setVisible(more is not None)
        self.kind = kind
        self._asks = asks
        restyle(self, "kind", kind)
        self.heading.show_text(heading)
        self.words.show_text(words)
        self.setAccessibleName(headed(heading, words))
        self._row.clear()
        ready = choices[-1:] if asks else choices[:1]
        for label, action in choices:
            button = WrappingButton(label, self._buttons)
            button.setProperty("primary", (label, action) in ready)
            button.setMinimumHeight(button.sizeHint().height())
            button.clicked.connect(lambda _=False, action=action: self._choose(action))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Enter presses it, outside a dialog too
            self._row.addWidget(button)
        self._buttons.setVisible(bool(choices))
        self.show()
        if asks and choices:
            self.buttons()[-1].setFocus()

    def _pass_soon(self) -> None:
        """Pass on, but not while the pointer is over a widget that would move: a click would hit another one."""
        corner = self.mapToGlobal(QPoint())
        bottom = self.window().mapToGlobal(QPoint(0, self.window().height())).y()
        moving = QRect(corner, QPoint(corner.x() + self.width(), bottom))
        if self.isVisible() and self.window().isActiveWindow() and moving.contains(QCursor.pos()):
            self._passing.start(STILL_POINTED_MS)
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """Replace a note by the message that stays, or hide it; give a question its harmless answer."""
        staying = self._staying
        if self._asks and self.buttons():
            self.buttons()[-1].click()
        elif staying is None or (self._topic == "earlier" and self.buttons()):
            self.dismiss()
        else:
            self._passing.stop()
            self._show(*staying)

    def _learn_more(self) -> None:
        if self._more is not None:
            self._more[1]()

    def _choose(self, action: Callable[[], object]) -> None:
        """Hide the banner, and run the choice."""
        self.dismiss()
        action()

    def dismiss(self) -> None:
        """Hide the banner and drop its messages."""
        self._passing.stop()
        self._staying = None
        self._give_focus_back()
        self._row.clear()
        self.hide()

    def _give_focus_back(self) -> None:
        """Focus the home if the banner has the focus; otherwise Qt would focus whatever follows a removed button."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._home.setFocus()
