"""The panel about one piece of a draft: its name and letter, how it moves, promotion, capture and drops."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from surajang.gui.board.pieces import PiecePictures
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import wrapping_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import button_row, lay_column
from surajang.gui.kit.label import Label, give_tip, label_for
from surajang.gui.kit.translation import Text, tr
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop import specs
from surajang.gui.workshop.draft import Draft, text_at, value_at
from surajang.gui.workshop.draft_fields import LABEL_GAP, Fields, OptionalPart, PiecesField, Rows, piece_label
from surajang.gui.workshop.mover_board import MoverBoard, MoverTools
from surajang.gui.workshop.panels import Panel
from surajang.gui.workshop.picture_field import PictureField
from surajang.gui.workshop.specs import PIECES, Spec
from surajang.rules.definition import DRAWINGS, PIECE
from surajang.rules.errors import Where

CHOICES = Spec("promotion", PIECES, Text("It promotes to"), Text("If there are several, the player chooses."), [])


class PiecePanel(Panel):
    """One piece."""

    removing = Signal()

    def __init__(self, board: MoverBoard, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.symbol = ""
        self._follows = False
        self._pictured = ("", "")
        self._movement: Where = ()
        self.form = Fields(specs.PIECE_FORM, self)
        self.add(self.form)
        name = self.form.fields["name"].control
        assert isinstance(name, QLineEdit)
        name.editingFinished.connect(self._follow_name)
        self._add_letter()
        self.royal = wrapping_button(tr("Make it the royal piece"), self, self._crown)
        give_tip(self.royal, tr("The royal piece is the one that can be checkmated. Each side has one."))
        self.remove = wrapping_button(tr("Remove the piece"), self, self.removing.emit)
        self.add(button_row(self, self.royal, self.remove))
        self.picture = PictureField(pictures, self)
        self.picture.edited.connect(self._draw)
        self.add(self.picture)
        self.column.addWidget(Label(tr("How it moves"), self, look="heading", wraps=True))
        self.which = ComboBox(self, tr("Where it moves like this"))
        self.which.activated.connect(lambda number: self._choose_movement(self.which.itemData(number)))
        self.column.addWidget(self.which)
        self.mover = MoverTools(board, self)
        self.mover.edited.connect(lambda text: self.put(self._movement, text))
        self.column.addWidget(self.mover)
        self._add_rules()
        self.column.addStretch(1)

    def _add_letter(self) -> None:
        self.letter = QLineEdit(self, maxLength=1)
        self.letter.editingFinished.connect(self._rename)
        label = label_for(self.letter, tr("Letter"), self)
        help_words = Label(tr("A capital letter that no other piece has."), self, look="muted", wraps=True)
        self.letter_problem = Label(parent=self, look="wrong", wraps=True)
        self.letter_problem.hide()
        self.column.addLayout(lay_column(label, self.letter, help_words, self.letter_problem, spacing=LABEL_GAP))

    def _add_rules(self) -> None:
        """Add promotion, capture and drops, terrain and special rules."""
        words = tr("It becomes another piece on the far ranks or elsewhere.")
        self.promotion = OptionalPart(tr("It promotes"), words, specs.PROMOTION, self)
        self.promotion.switched.connect(self._switch_promotion)
        self.choices = PiecesField(CHOICES, self.promotion)
        self.choices.edited.connect(lambda _, chosen: self._promote(chosen or []))
        self.promotion.column.insertWidget(2, self.choices)
        self.other_side = wrapping_button(tr("Add the other side of the piece"), self.promotion, self._add_promoted)
        give_tip(self.other_side, tr("A separate piece that this one turns into, as in shogi."))
        self.promotion.column.insertWidget(3, self.other_side)
        self.add(self.promotion)
        self.capture = Fields(specs.CAPTURE, self)
        self.add(self.capture)
        words = tr("When captured, it goes to the captor's hand and can be put on the board instead of a move.")
        self.drop = OptionalPart(tr("It can be dropped"), words, specs.DROP, self)
        self.drop.switched.connect(self._switch_drop)
        self.add(self.drop)
        self.column.addWidget(Label(tr("Moves on some squares only"), self, look="heading", wraps=True))
        self.explain(tr("For example, a pawn's double step from the second rank."))
        self.terrain = Rows(specs.TERRAIN, tr("Add moves on some squares"), tr("Remove"), self)
        self.terrain.added.connect(lambda: self.change(self._with_terrain))
        self.terrain.removed.connect(lambda number: self.put((*self.where, "terrain", number), None))
        self.add(self.terrain)
        self.column.addWidget(Label(tr("Special rules"), self, look="heading", wraps=True))
        self.special = Fields(specs.SPECIAL, self)
        self.add(self.special)

    @property
    def where(self) -> Where:
        """The place of the piece."""
        return (PIECE, self.symbol)

    # Edits

    def _rename(self) -> None:
        """Give the piece another letter, or show the old one again and say why."""
        new = self.letter.text().upper()
        base = self.symbol.strip("+~")
        if not edits.is_free(self._draft, new):
            self.letter.setText(base)
            if new != base:
                self._refuse_letter(new)
            return
        self._give_letter(new)

    def _follow_name(self) -> None:
        """Give the piece a letter of its new name, if it had that of its old one."""
        if self._follows and self.symbol in self._draft.pieces:
            new = edits.letter_for(self._draft, text_at(self._draft.pieces[self.symbol], "name"), self.symbol)
            if new != self.symbol:
                self._give_letter(new)

    def _give_letter(self, new: str) -> None:
        symbol = self.symbol
        self.change(lambda draft: edits.rename_piece(draft, symbol, new))

    def _refuse_letter(self, letter: str) -> None:
        """Say why the piece cannot have a letter."""
        if "A" <= letter <= "Z":
            words = tr("Another piece already has the letter {letter}.", letter=letter)
        else:
            words = tr("The letter has to be one from A to Z.")
        self.letter_problem.setText(words)
        self.letter_problem.show()
        announce(words)

    def _crown(self) -> None:
        symbol = self.symbol
        self.change(lambda draft: edits.crown(draft, symbol))

    def _draw(self, picture: str, drawings: dict[str, str]) -> None:
        """Set the piece's picture."""
        symbol = self.symbol
        self._pictured = (symbol, picture)
        self.change(lambda draft: edits.draw(draft, symbol, picture, drawings), (*self.where, "picture"))

    def _switch_promotion(self, on: bool) -> None:
        symbol = self.symbol

        def promote(draft: Draft) -> Draft:
            others = [other for other in draft.pieces if other not in (symbol, draft.king)]
            others.sort(key=lambda other: "promotion" in draft.pieces[other])
            if not others:
                return edits.add_promoted(draft, symbol, self._promoted(draft))
            return edits.promote_to(draft, symbol, others[:1])

        self.change(promote if on else lambda draft: edits.promote_to(draft, symbol, []))

    def _promoted(self, draft: Draft) -> dict[str, Any]:
        """Return the initial other face of the piece."""
        name = draft.pieces[self.symbol].get("name", "")
        return {"name": tr("Promoted {piece}", piece=name), "moves": "WfF"}

    def _add_promoted(self) -> None:
        self.change(lambda draft: edits.add_promoted(draft, self.symbol, self._promoted(draft)))

    def _promote(self, chosen: list[str]) -> None:
        """Let it promote to these; the last one stays, or the fields of promotion would close under the pointer."""
        if not chosen:
            self.show_draft(self._draft)
            return
        symbol = self.symbol
        self.change(lambda draft: edits.promote_to(draft, symbol, chosen))

    def _switch_drop(self, on: bool) -> None:
        symbol = self.symbol
        self.change(lambda draft: edits.let_drop(draft, symbol, on))

    def _with_terrain(self, draft: Draft) -> Draft:
        here = value_at(draft.table, (*self.where, "terrain")) or []
        return edits.put(draft, (*self.where, "terrain"), [*here, {"zone": "2", "moves": "fmR2"}])

    def _choose_movement(self, where: Where) -> None:
        self._movement = where
        self.show_draft(self._draft)

    # Showing

    def show_piece(self, draft: Draft, symbol: str) -> None:
        """Show a piece of a draft."""
        if symbol != self.symbol:
            self.symbol = symbol
            self._movement = (*self.where, "moves")
            self._follows = edits.letter_for(draft, text_at(draft.pieces[symbol], "name"), symbol) == symbol
        self.show_draft(draft)

    def show_draft(self, draft: Draft) -> None:
        """Show the piece in a draft."""
        if self.symbol not in draft.pieces:
            return
        self._draft = draft
        piece, where = draft.pieces[self.symbol], self.where
        royal = bool(piece.get("royal"))
        self.heading.setText(piece_label(draft, self.symbol))
        self.form.show_at(draft, where)
        self.letter.setText(self.symbol.strip("+~"))
        self.letter_problem.hide()
        pictured = (self.symbol, piece.get("picture", ""))
        if pictured != self._pictured:
            self._pictured = pictured
            self.picture.show_picture(pictured[1], draft.table.get(DRAWINGS, {}))
        self.royal.setVisible(not royal)
        self._show_movement(draft)
        self.promotion.setVisible(not royal)
        promotion = piece.get("promotion")
        self.promotion.show_at(draft, where, promotion is not None)
        self.choices.setVisible(promotion is not None)
        plain = len(self.symbol) == 1
        self.other_side.setVisible(promotion is not None and plain and f"+{self.symbol}" not in draft.pieces)
        if promotion is not None:
            self.choices.where = (*where, "promotion", "becomes")
            self.choices.show_value(draft, [promotion.get("becomes", ""), *promotion.get("others", [])])
        self.capture.setVisible(not royal)
        self.capture.show_at(draft, where)
        self.drop.setVisible(not royal and plain)
        self.drop.show_at(draft, where, "drop" in piece)
        self._show_special(draft, royal)
        terrain = piece.get("terrain", [])
        self.terrain.show_rows(len(terrain), lambda fields, number: fields.show_at(draft, (*where, "terrain", number)))

    def _show_movement(self, draft: Draft) -> None:
        """Show the movement on the small board, and whether it is that everywhere or on some squares."""
        places: dict[Where, str] = {(*self.where, "moves"): tr("Everywhere")}
        for number, terrain in enumerate(draft.pieces[self.symbol].get("terrain", [])):
            places[*self.where, "terrain", number, "moves"] = tr("On {squares}", squares=terrain.get("zone", ""))
        if self._movement not in places:
            self._movement = next(iter(places))
        self.which.clear()
        for where, words in places.items():
            self.which.addItem(words, where)
        self.which.setCurrentIndex(list(places).index(self._movement))
        self.which.setVisible(len(places) > 1)
        self.mover.show_movement(value_at(draft.table, self._movement) or "")

    def _show_special(self, draft: Draft, royal: bool) -> None:
        """Show the special rules, without those that do not apply to a royal piece, or to others."""
        self.special.show_at(draft, self.where)
        for key, field in self.special.fields.items():
            field.setVisible(key != "faces" if not royal else key not in edits.NOT_ROYAL)

    def show_problem(self, where: Where, words: str) -> bool:
        """Show the fault at a place, also at the movement and the picture."""
        found = False
        for key, part in (("moves", self.mover), ("picture", self.picture)):
            here = bool(words) and where == (*self.where, key)
            part.show_problem(words if here else "")
            found = found or here
        if not found:
            return super().show_problem(where, words)
        super().show_problem((), "")
        return True

    def focus_at(self, where: Where) -> None:
        if where[2:] == ("moves",):
            self.mover.text.setFocus()
        elif where[2:] == ("picture",):
            self.picture.kind.setFocus()
        else:
            super().focus_at(where)
