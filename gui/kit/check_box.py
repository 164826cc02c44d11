"""A check box whose text wraps."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyleOptionButton, QWidget

from surajang.gui.kit.buttons import unbreakable

FLAGS = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
)


class CheckBox(QCheckBox):
    """A check box whose text wraps; its height follows from its width, and all of it can be clicked."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest word beside the box, with the height of one line."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        words = [metrics.horizontalAdvance(word) for word in unbreakable(self.text().replace("&", ""))]
        return QSize(max(words, default=0) + self._beside(), hint.height())

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._beside()), 10_000)
        words = self.fontMetrics().boundingRect(room, FLAGS, self.text())
        return max(super().sizeHint().height(), words.height())

    def _beside(self) -> int:
        """Return the width of everything but the text."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return super().sizeHint().width() - text.width()

    def hitButton(self, position: object) -> bool:
        """Let a click on any line of the text count."""
        return True

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave the text to `paintEvent`."""
        super().initStyleOption(option)
        option.text = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box in its style, and the wrapped text beside it."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter = QPainter(self)
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        painter.drawText(self.rect().adjusted(self._beside(), 0, 0, 0), FLAGS, self.text())
