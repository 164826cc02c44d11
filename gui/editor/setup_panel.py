"""The panel beside the editor's board: pieces, side to move, rights and FEN."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QToolButton, QVBoxLayout, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.desk import setup_edits as edits
from surajang.gui.desk.navigator import StartPageRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.piece_palette import MOVE, REMOVE, PiecePalette
from surajang.gui.desk.setup import Setup
from surajang.gui.desk.setup_edits import Edit
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import ComboBox, Segments
from surajang.gui.kit.flow_layout import Flow, button_row, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip, label_for
from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.style import large
from surajang.gui.kit.translation import Text, in_sentence, tr
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.coordinates import written_square
from surajang.rules.diagram import castling_numbers
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

ICON = 18
"""The size of the buttons' icons."""

BESIDE_HINT = 24
"""The width of the panel's scroll bar and margins."""

START, CLEAR, MIRROR = Text("Start position"), Text("Clear"), Text("Mirror")
SWAP, ROUND = Text("Swap sides"), Text("Rotate")
WHOLE: Mapping[Text, tuple[Callable[[Variant], Edit], Text]] = {
    START: (lambda variant: edits.Write(variant, "startpos"), Text("The start position.")),
    CLEAR: (lambda variant: edits.Clear(), Text("The board is empty.")),
    MIRROR: (lambda variant: edits.Mirror(), Text("Left and right have been swapped.")),
    SWAP: (lambda variant: edits.SwapColours(), Text("The sides have been swapped.")),
    ROUND: (lambda variant: edits.TurnRound(), Text("The board has been rotated.")),
}
"""Edits of the whole position with their announcements, by the text of their button."""

KEYS = Text(
    "Letters choose a piece, capitals the first player's. On the board, Enter places it; + and − change a hand."
)
HINTS = {
    "move": Text("Drag pieces to where they belong, or off the board. Right-click a piece to turn it over."),
    "remove": Text("Click pieces to remove them. Esc: back to moving."),
    "piece": Text(
        "Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving."
    ),
}
TIPS = {
    MIRROR: Text("Left becomes right"),
    SWAP: Text("Each side gets what the other had, mirrored across the board"),
    ROUND: Text("Each side gets what the other had, as if the board were rotated"),
}


class SetupPanel(QWidget):
    """Shows a set-up, and emits the person's edits."""

    edited = Signal(Edit, str)
    """An edit to make, and its announcement."""

    game_chosen = Signal(str)
    """Another game: its name."""

    typed = Signal(str)
    """A FEN is being typed: the text."""

    def __init__(self, tools: PageTools, play: Callable[[], None], study: Callable[[], None], parent: QWidget) -> None:
        """`play` and `study` begin a game or a study from the set-up."""
        super().__init__(parent)
        self._tools = tools
        self._variant: Variant | None = None
        self.palette_of_pieces = PiecePalette(tools.pictures, self)
        self.game = ComboBox(self, tr("Game"), narrow=0)
        self.game.fill(naming.choices(catalogue.games()))
        self.hint = Label(parent=self, look="muted", wraps=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        give_tip(self.hint, KEYS())
        self.side = Segments((("0", ""), ("1", "")), "0", self)
        self.phase = Segments((("0", tr("Chosen")), ("1", ""), ("2", "")), "0", self)
        self.rights = [QCheckBox(self) for _ in range(4)]
        self.en_passant = ComboBox(self)
        self.fen = QLineEdit(self)
        self.fen.setAccessibleName(tr("FEN of the position"))
        give_tip(self.fen, tr("FEN of the position"))
        self._icons: list[QToolButton] = []
        self.copy_button = self._command("copy_position", self)
        self.message = Label(parent=self, wraps=True)
        self.play_button = make_button(tr("Play from here…"), self, play, look="primary", enter=True)
        self.study_button = make_button(tr("Study it"), self, study, enter=True)
        self.whole = {text: make_button(text(), self, partial(self._edit_whole, text), enter=True) for text in WHOLE}
        for text, tip in TIPS.items():
            give_tip(self.whole[text], tip())
        self.rest = [wrapping_button("", self, partial(self._edit, edits.RestToHand(side))) for side in range(2)]
        self._labels: dict[QWidget, Label] = {}
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        """Lay out the panel: a part that scrolls, and below it a fixed part."""
        page = QWidget(self)
        back = make_button(tr("Start page"), self, lambda: self._tools.navigator.open(StartPageRequest()), enter=True)
        back.setProperty("link", True)
        parts = (back, self.game, self.palette_of_pieces, self.hint, button_row(self, *self.rest))
        column = lay_column(*parts, within=page, margins=(0, 0, 4, 0), spacing=8)
        column.setAlignment(back, Qt.AlignmentFlag.AlignLeft)
        self._add_named(column, tr("To move"), self.side)
        self._add_named(column, tr("Setups"), self.phase)
        self._rights_row = button_row(self, *self.rights)
        self._add_named(column, tr("Castling with"), self._rights_row)
        self._add_named(column, tr("En passant"), self.en_passant)
        column.addWidget(button_row(self, *self.whole.values()))
        column.addWidget(self._tool_row())
        column.addStretch(1)
        area = scrolling(page, self)
        text = lay_row((self.fen, 1), self.copy_button, spacing=4)
        begin = button_row(self, self.play_button, self.study_button)
        lay_column((area, 1), text, self.message, begin, within=self, margins=0, spacing=8)

    def _tool_row(self) -> QWidget:
        """Return the buttons of commands that are also in menus."""
        row = QWidget(self)
        row.setObjectName("tools")
        flow = Flow(row, 2)
        for name in ("take_back", "redo", "flip", "paste"):
            flow.addWidget(self._command(name, row))
        return row

    def _command(self, name: str, parent: QWidget) -> QToolButton:
        button = QToolButton(parent)
        button.setDefaultAction(self._tools.actions[name])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append(button)
        return button

    def _add_named(self, column: QVBoxLayout, text: str, field: QWidget) -> None:
        self._labels[field] = label_for(field, text, self)
        column.addWidget(self._labels[field])
        column.addWidget(field)

    def _listen(self) -> None:
        self.game.activated.connect(lambda _: self.game_chosen.emit(self.game.currentData()))
        self.side.changed.connect(self._choose_side)
        self.phase.changed.connect(lambda key: self._edit(edits.Phase(int(key)), self.phase.buttons[key].text()))
        for box in self.rights:
            box.clicked.connect(self._choose_rights)
        self.en_passant.activated.connect(lambda _: self._edit(edits.EnPassant(self.en_passant.currentData())))
        self.fen.textEdited.connect(self.typed)

    # Actions

    def _edit(self, edit: Edit, words: str = "") -> None:
        self.edited.emit(edit, words)

    def _edit_whole(self, text: Text) -> None:
        if self._variant is not None:
            edit, done = WHOLE[text]
            self._edit(edit(self._variant), done())

    def _choose_side(self, key: str) -> None:
        if self._variant is not None:
            self._edit(
                edits.ToMove(int(key)), tr("{player} is to move.", player=naming.player(self._variant, int(key)))
            )

    def _choose_rights(self) -> None:
        if self._variant is not None:
            boxes = zip(_rights_in_order(self._variant), self.rights, strict=False)
            self._edit(edits.Rights("".join(letter for letter, box in boxes if box.isChecked())))

    # Content

    def list_games(self, shown: str) -> None:
        """List the games to choose from, which may have changed, and the one shown."""
        self.game.fill(naming.choices(catalogue.games_with(shown)), shown)

    @property
    def message_text(self) -> str:
        """The message about the set-up."""
        return self.message.text()

    def show_setup(self, setup: Setup, options: BoardOptions, typed: bool = False) -> None:
        """Show a set-up, whose FEN may be being `typed`."""
        variant = setup.variant
        if variant != self._variant:
            self._variant = variant
            self._name_for(variant)
        self.palette_of_pieces.show_game(variant, options)
        if self.game.findData(variant.name) < 0:  # an older version of an own game, or one from a file
            self.list_games(variant.name)
        self.game.choose(variant.name)
        self.side.buttons[str(setup.side)].setChecked(True)
        self.phase.buttons[str(setup.phase)].setChecked(True)
        for letter, box in zip(_rights_in_order(variant), self.rights, strict=False):
            box.setEnabled(letter in setup.possible_rights)
            box.setChecked(letter in setup.castling)
        self._show_en_passant(setup)
        if not typed and self.fen.text() != setup.text:
            self.fen.setText(setup.text)
            self.fen.setCursorPosition(0)
        problem = setup.problem
        self._let_begin(problem is None)
        words = tr("A game can be played from here.") if problem is None else sentence(problem)
        self._say(words, problem is not None)
        self.show_hint()
        self._size_icons()

    def _name_for(self, variant: Variant) -> None:
        """Use a game's names, and show the parts that it has."""
        for side, player in enumerate(naming.players(variant)):
            self.side.buttons[str(side)].setText(player)
            self.phase.buttons[str(side + 1)].setText(tr("{player} chooses", player=player))
            self.rest[side].setText(tr("{player}'s hand gets the rest", player=player))
        numbers = _rights_in_order(variant)
        for place, box in enumerate(self.rights):
            box.setVisible(place < len(numbers))
        for number, box in zip(numbers.values(), self.rights, strict=False):
            name, square = _rook(variant, number)
            player = naming.player(variant, number // 2)
            box.setText(tr("{piece} on {square}", piece=name, square=square))
            words = tr("{player}'s {piece} on {square}", player=player, piece=in_sentence(name), square=square)
            box.setAccessibleName(words)
        has_en_passant = any(piece.en_passant for piece in variant.pieces)
        shown = (
            (self.phase, bool(variant.setup)),
            (self._rights_row, bool(numbers)),
            (self.en_passant, has_en_passant),
        )
        for field, there in shown:
            field.setVisible(there)
            self._labels[field].setVisible(there)

    def _show_en_passant(self, setup: Setup) -> None:
        """Show the possible squares for en passant, and the chosen ones."""
        now = setup.en_passant_squares
        found = [(), *setup.possible_en_passant]
        if now not in found:
            found.append(now)
        self.en_passant.clear()
        for squares in found:
            words = listed(written_square(setup.variant, square) for square in squares)
            self.en_passant.addItem(words or tr("None", "no square for en passant"), squares)
        self.en_passant.setCurrentIndex(found.index(now))
        self.en_passant.setEnabled(len(found) > 1)

    def show_hint(self) -> None:
        """Show a hint about clicks on the board."""
        kind = {MOVE: "move", REMOVE: "remove"}.get(self.palette_of_pieces.value, "piece")
        self.hint.setText(HINTS[kind]())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep space for the longest hint, so that nothing moves when the hint changes."""
        super().resizeEvent(event)
        room = QRect(0, 0, self.width() - BESIDE_HINT, self.height())
        metrics, wrap = self.hint.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
        heights = [metrics.boundingRect(room, wrap, words()).height() for words in HINTS.values()]
        self.hint.setMinimumHeight(max(heights))

    def refuse(self, words: str, unread: bool = False) -> None:
        """Show why something is impossible; while the FEN is `unread`, no game can begin."""
        self._say(words, True)
        if unread:
            self._let_begin(False)

    def _let_begin(self, possible: bool) -> None:
        """Enable or disable beginning a game or a study."""
        for button in (self.play_button, self.study_button):
            button.setEnabled(possible)

    def note(self, words: str) -> None:
        """Show a note on the last action."""
        self._say(words, False)

    def _say(self, words: str, wrong: bool) -> None:
        """Show a message about the set-up."""
        self.message.setText(words)
        restyle(self.message, "objectName", "wrong" if wrong else "muted")

    def _size_icons(self) -> None:
        """Fit the buttons to the size of the text."""
        side = large(ICON, self._tools.style.zoom)
        for button in self._icons:
            button.setIconSize(QSize(side, side))
            button.setFixedHeight(round(side * 1.6))
            button.setMinimumWidth(round(side * 1.6))
        self.message.setMinimumHeight(2 * self.message.fontMetrics().lineSpacing())


def _rights_in_order(variant: Variant) -> dict[str, int]:
    """Return the numbers of the castling rights by their letters, each side's from the a-file on."""
    numbers, rooks = castling_numbers(variant), tables_of(variant).castling.rook
    return dict(sorted(numbers.items(), key=lambda right: (right[0].islower(), int(rooks[right[1]]))))


def _rook(variant: Variant, number: int) -> tuple[str, str]:
    """Return the name and the square of the rook of a castling right: one of the first player's two rooks (0, 1) or of
    the second's (2, 3).
    """
    assert variant.castling is not None
    rook = int(tables_of(variant).castling.rook[number])
    return naming.piece(variant.by_symbol[variant.castling.rook]), written_square(variant, rook)
