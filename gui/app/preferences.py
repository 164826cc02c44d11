"""The dialog for all settings; changes apply at once."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QSpinBox,
    QStyle,
    QTabWidget,
    QWidget,
)

from surajang.gui.board.board_options import BoardOptions, board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.pieces import PIECE_SETS
from surajang.gui.engines.engine_field import PONDERING, EngineChoice
from surajang.gui.kit import punctuation
from surajang.gui.kit.accessible_widgets import make_transparent
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox, Form, Slider, SpinBox, grow
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.qt_helpers import room_for
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.theme import DEFAULT_BOARD, board_themes
from surajang.gui.kit.translation import tr
from surajang.gui.players.levels import STRONGEST
from surajang.gui.shell.settings import BY_NAME, Settings
from surajang.gui.updates.updates_dialog import WEEKLY, what_is_sent
from surajang.gui.words import naming
from surajang.rules import catalogue

PREVIEW = 264
WINDOW = 2
"""The tab for the look of the window."""

AROUND = 48
"""How much wider than a page the window is, in pixels."""

FIELD = 220
"""The minimum width of a drop-down list."""


class PreferencesDialog(QDialog):
    """Four tabs: each game's board, marks on the board, look and sounds, the computer."""

    engines_requested = Signal()
    """The player opens the list of engines."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, game: str = "", update_host: str = ""
    ) -> None:
        """`game` is the current one; `update_host`, if any, is asked for newer versions."""
        super().__init__(parent)
        self.setWindowTitle(tr("Preferences"))
        self._settings = settings
        column = lay_column(within=self, margins=(16, 12, 16, 16), spacing=12)
        self._pages: list[QWidget] = []
        self._forms: list[Form] = []
        self._beside: list[int] = []
        """The width of each page with its labels beside the fields, in pixels."""
        self.tabs = QTabWidget(self)
        make_transparent(self.tabs)
        column.addWidget(self.tabs, 1)
        self._fill_pieces(self._page(tr("Pieces")), game)
        self._fill_board(self._page(tr("Board")))
        self._fill_window(self._page(tr("View and sounds")), update_host)
        self._fill_computer(self._page(tr("Computer")))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.rejected.connect(self.reject)
        column.addWidget(self._buttons)
        self.resize(0, 0)
        self._fit()

    def show_language(self) -> None:
        """Show the tab with the language."""
        self.tabs.setCurrentIndex(WINDOW)
        self.language.setFocus()

    def _fit(self) -> None:
        """Grow to the size of the text, with the labels above their fields where they do not fit beside them."""
        for form in self._forms:
            form.set_above(False)
        self._beside = [page.sizeHint().width() for page in self._pages]
        self._fold(room_for(self).width())
        pages = [page.sizeHint() for page in self._pages]
        bold = self.fontMetrics().height()  # the chosen tab is wider than before
        around = self.tabs.tabBar().sizeHint() + QSize(AROUND + bold, 28 + self._buttons.sizeHint().height() + 20)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        width = max(around.width(), *(page.width() + AROUND + bar for page in pages))
        grow(self, max(600, width), max(500, around.height() + max(page.height() for page in pages)))

    def _fold(self, width: int) -> None:
        """Put the labels of each page beside their fields if the window is wide enough, otherwise above them."""
        room = width - AROUND - self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        for form, beside in zip(self._forms, self._beside, strict=False):  # none is measured at first
            form.set_above(beside > room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _page(self, title: str) -> Form:
        """Add a page, and return its form. A widget moved there after it was filled gets its style again."""
        area = ScrollArea(self.tabs)
        page = QWidget(area)
        page.setObjectName("page")
        area.setWidget(page)
        self.tabs.addTab(area, title)
        form = Form()
        lay_column(form, 1, within=page, margins=(8, 18, 8, 8))
        self._pages.append(page)
        self._forms.append(form)
        return form

    def _fill_pieces(self, form: Form, game: str) -> None:
        """Offer each game's pieces and board, with a preview."""
        self.game = ComboBox()
        self.game.fill(naming.choices(catalogue.games()), game)
        self.piece_set = ComboBox()
        self.board_theme = ComboBox()
        self.board_theme.fill((tr(title), key) for key, title in board_themes().items())
        for field in (self.game, self.piece_set, self.board_theme):
            field.setMinimumWidth(FIELD)
        self.preview = MiniBoard(BoardOptions())
        self.preview.setFixedSize(PREVIEW, PREVIEW)
        form.add_row(tr("Game"), self.game)
        form.add_row(tr("Pieces"), self.piece_set)
        form.add_row(tr("Board"), self.board_theme)
        form.add_row("", self.preview)
        self.game.currentIndexChanged.connect(self._show_game)
        self.piece_set.activated.connect(lambda _: self._keep("piece_sets", self.piece_set.currentData()))
        self.board_theme.activated.connect(lambda _: self._keep("board_themes", self.board_theme.currentData()))
        self._show_game()

    def _show_game(self) -> None:
        """Update the preview of the chosen game."""
        variant = catalogue.named(self.game.currentData())
        options = board_options(self._settings, variant)
        sets = [(tr(PIECE_SETS[name].title), name) for name in variant.appearance.piece_sets]
        self.piece_set.fill(sets, options.piece_set)
        known = self.board_theme.findData(options.theme)
        self.board_theme.setCurrentIndex(known if known >= 0 else self.board_theme.findData(DEFAULT_BOARD))
        self.preview.show_start(variant, options)

    def _keep(self, setting: str, value: str) -> None:
        """Save a piece set or board for the chosen game."""
        self._settings[setting] = {**self._settings[setting], self.game.currentData(): value}
        self._show_game()

    def _fill_board(self, form: Form) -> None:
        for name in (
            "show_coordinates", "show_legal", "show_last_move", "show_check", "show_selection", "show_card",
            "premove", "animate", "wheel_steps", "warn_repetition",
        ):  # fmt: skip
            form.add_wide(self._switch(name))
        form.add_row(tr("In two-player games, the board"), self._choice("two_players"))
        form.add_row(tr("Letters and digits read the board aloud"), self._choice("reading_keys"))

    def _fill_window(self, form: Form, update_host: str) -> None:
        """Offer colours, size, sounds and updates."""
        self.language = self._choice("language")
        form.add_row(tr("Language"), self.language)
        form.add_row(tr("Games you know"), self._choice("knows"))
        form.add_row(tr("Move notation"), self._choice("notation"))
        form.add_row(tr("Colours"), self._choice("theme"))
        form.add_row(tr("Text size"), self._number("zoom", punctuation.PERCENT_BEHIND(), 10))
        form.add_row(tr("Board size"), self._number("board_size", punctuation.PERCENT_BEHIND(), 25))
        form.add_row("", self._switch("sounds"))
        self.volume = Slider()
        self.volume.setRange(0, 100)
        self.volume.setFixedWidth(200)
        self.volume.setValue(self._settings["volume"])
        self.volume.setAccessibleName(tr("Volume"))
        self.volume.valueChanged.connect(lambda value: self._set("volume", value))
        form.add_row(tr("Volume"), self.volume)
        form.add_row("", self._switch("captions"))
        if update_host:
            form.add_wide(self._switch("updates", WEEKLY()))
            about = Label(what_is_sent(update_host), look="muted", wraps=True)
            form.add_wide(about)

    def _fill_computer(self, form: Form) -> None:
        """Offer the settings for the computer's play."""
        form.add_wide(self._switch("computer_resigns"))
        form.add_row(tr("The coach asks before a careless move"), self._choice("coach"))
        form.add_row(
            tr("Thinking time of {name} (level {number})", name=STRONGEST.title, number=STRONGEST.number),
            self._choice("thinking"),
        )
        pondering = self._switch("ponder")
        give_tip(pondering, PONDERING(number=STRONGEST.number))
        form.add_row("", pondering)
        form.add_row(tr("Engine memory"), self._number("engine_hash", tr(" MB"), 16))
        self.engine = EngineChoice(self._settings)
        form.add_row(tr("The computer's engine"), self.engine)
        more = make_button(tr("Engines…"), None, self.engines_requested.emit, enter=True)
        form.add_row("", more)

    def _set(self, name: str, value: object) -> None:
        self._settings[name] = value

    def _switch(self, name: str, words: str = "") -> QCheckBox:
        """Return a check box for a setting, with its description or other `words`."""
        box = QCheckBox(words or tr(BY_NAME[name].description))
        box.setObjectName(name)
        box.setChecked(self._settings[name])
        box.toggled.connect(lambda on: self._set(name, on))
        return box

    def _choice(self, name: str) -> QComboBox:
        """Return a drop-down list for a setting."""

        def choose() -> None:
            self._set(name, box.currentData())
            box.choose(self._settings[name])  # the person may have stayed with the language

        setting = BY_NAME[name]
        box = ComboBox(name=tr(setting.description))
        box.setObjectName(name)
        box.fill([(tr(text), value) for value, text in setting.choices], self._settings[name])
        box.setMinimumWidth(FIELD)
        box.activated.connect(choose)
        return box

    def _number(self, name: str, suffix: str, step: int) -> QSpinBox:
        setting = BY_NAME[name]
        box = SpinBox()
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setObjectName(name)
        box.setRange(setting.low, setting.high)
        box.setSingleStep(step)
        box.setSuffix(suffix)
        box.setValue(self._settings[name])
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda value: self._set(name, value))
        return box
