"""The game on the screen: the board with all the room it can have, and beside it players, moves and messages."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from gui.board.view import BoardView
from gui.document.board_state import state_of
from gui.look.flow import Flow
from gui.look.sounds import Sounds
from gui.look.style import Style, large
from gui.match.match import Match
from gui.pages.page_layout import PageLayout
from gui.panels.appearance import board_options
from gui.panels.banner import Banner
from gui.panels.beside_bar import BesideBar
from gui.panels.move_list import MoveList
from gui.panels.pace_bar import PaceBar
from gui.panels.player_strip import LOW_SECONDS, PlayerStrip
from gui.panels.save_mark import SaveMark
from gui.panels.typed_move import TypedMove
from gui.settings import Settings
from gui.storage.autosave import SaveState
from gui.words import outcome_text
from rules.game import DRAW, FIRST_WINS, Node
from rules.moves import DROP, SETUP, TWICE, origin, target, via
from rules.reasons import Reason, because
from rules.transition import Transition
from rules.words import sentence

REVIEW_HEIGHT = 90
"""What a refusal and the way back into the game need beside a result, under the board."""

ICON = 20
"""The size of the buttons' icons."""

TYPING = "abcdeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@*+"
"""Characters that begin a typed move wherever they are typed; a lower-case f turns the board."""

FLIP_GRACE = 1.5
"""Seconds within which a digit after F means that the file was meant, not the turning of the board."""


class GamePage(QWidget):
    """One game, as it is played or looked at."""

    rematch_wanted = Signal()
    """Another game with the colours swapped."""

    new_game_wanted = Signal()
    """Another game."""

    save_wanted = Signal()
    """The game saved where it can be."""

    state_changed = Signal()
    """What can be done has changed: for menus and buttons."""

    def __init__(self, settings: Settings, style: Style, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._settings = settings
        self._style = style
        self._sounds = sounds
        self.match: Match | None = None
        self._flipped = False
        self._flipped_at = 0.0
        self._low_time_told = False
        self.board = BoardView(self)
        self.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.strips = (PlayerStrip(self), PlayerStrip(self))
        self.moves = MoveList(style.palette, self)
        self.trouble = Banner(self.board, self)
        self._unsafe: dict[str, str] = {}
        self.banner = Banner(self.board, self)
        self.result = Banner(self.board, self)
        self.beside = BesideBar(self)
        self.typed = TypedMove(self)
        self.pace = PaceBar(settings, self)
        self._held: Match | None = None
        self.save_mark = SaveMark(style.palette, self)
        self._entry = QWidget(self)
        entry = QHBoxLayout(self._entry)
        entry.setContentsMargins(0, 0, 0, 0)
        entry.setSpacing(4)
        entry.addWidget(self.typed)
        entry.addWidget(self.save_mark)
        self._tools: list[QToolButton] = []
        self._buttons = QWidget(self)
        self._buttons.setObjectName("tools")
        self._button_row = Flow(self._buttons, 2, even=True)
        panel = (self.moves, self.beside, self.pace, self._entry, self._buttons)
        self._parts = PageLayout(self, self.board, (self.trouble, self.banner, self.result), panel)
        self._arrange()
        self._connect()

    def _connect(self) -> None:
        """Connect what the page is made of."""
        self.board.move_chosen.connect(self.try_move)
        self.board.refused.connect(self._refused)
        self.board.input_blocked.connect(self._input_blocked)
        self.board.mode_changed.connect(self._show_what_keys_do)
        self.board.stepped.connect(self._wheel)
        self.moves.chosen.connect(self._show)
        self.typed.recognised.connect(self._show_typed)
        self.typed.entered.connect(self.try_move)
        self.typed.refused.connect(self._refused_typed)
        self.typed.left.connect(self._leave_typing)

    def set_actions(self, actions: list[QAction], named: dict[str, QAction]) -> None:
        """Show these actions as buttons under the moves, and some of those `named` where they are needed."""
        for strip in self.strips:
            strip.hurry.setDefaultAction(named["move_now"])
        self.beside.set_actions([("Back to the game", named["return_to_game"]), ("Play on…", named["play_on"])])
        self.pace.set_actions(named["pause"], named["one_move"])
        for action in actions:
            button = QToolButton(self._buttons)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._button_row.addWidget(button)
            self._tools.append(button)
        self._size_tools()

    def _size_tools(self) -> None:
        """Make the buttons as large as the text asks for."""
        side = large(ICON, self._style.zoom)
        watching = (self.pace.pause, self.pace.one_move)
        for button in (*self._tools, *watching, *(strip.hurry for strip in self.strips)):
            button.setIconSize(QSize(side, side))
            button.setMinimumWidth(round(side * 1.2))
            button.setFixedHeight(round(side * 1.6))  # else the style finds another when the window becomes active

    # Which game

    def set_match(self, match: Match) -> None:
        """Show another game and let it begin."""
        self.close_match()
        self.match = match
        match.setParent(self)
        match.stepped.connect(self._stepped)
        match.jumped.connect(self._jumped)
        match.played.connect(self._played)
        match.pruned.connect(self._pruned)
        match.relined.connect(self._relined)
        match.changed.connect(self.refresh)
        match.ticked.connect(self._show_clocks)
        match.ended.connect(self._ended)
        match.draw_offered.connect(self._ask_draw)
        match.told.connect(self._told)
        match.save_delayed.connect(lambda sentence: self.say_unsafe("game", sentence))
        match.save_state_changed.connect(self._show_save_state)
        match.hinted.connect(self._show_hint)
        self.save_mark.set_state(match.save_state if match.autosave is not None else None)
        self.banner.dismiss()
        self.result.dismiss()
        self._low_time_told = False
        humans = [side for side in (0, 1) if match.players[side].human]
        self._flipped = humans == [1]
        self.board.forget()
        self.board.set_names((self._name(0), self._name(1)))
        self._show_on_board()
        self.moves.set_game(match.game)
        self.typed.set_game(match.game)
        self.apply_settings()
        match.begin()
        self.refresh()
        if match.over:
            self._say_result()
        self.board.setFocus()

    def close_match(self) -> None:
        """End the game shown, if there is one, with all that runs for it."""
        match, self.match = self.match, None
        if match is not None:
            match.blockSignals(True)
            match.close()
            match.deleteLater()
            self.save_mark.set_state(None)
            for what in ("game", "file", "picture"):
                self.say_safe(what)
            for strip in self.strips:
                strip.set_busy("")
            self.banner.dismiss()
            self.result.dismiss()

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.board.set_palette(self._style.palette)
        self.moves.set_colours(self._style.palette)
        self.save_mark.set_colours(self._style.palette)
        self._size_tools()
        self.pace.refresh()
        if self.match is not None:
            two = self._two_at_one_board()
            rotate = two and self._settings["two_players"] == "rotate"
            self.board.set_options(board_options(self._settings, self.match.variant, rotate))
            self.board.set_two_people(two)
            self._turn_board()

    def _two_at_one_board(self) -> bool:
        """Say whether two people play here."""
        return self.match is not None and all(player.human for player in self.match.players)

    # What the match tells

    def _stepped(self, node: Node, change: Transition, forward: bool) -> None:
        """Show a position one move away."""
        self._show_on_board(change, forward)
        self._shown(node)
        if forward:
            self._sound_of(node, change)

    def _jumped(self, node: Node) -> None:
        """Show a position further away."""
        self._show_on_board()
        self._shown(node)

    def _show_on_board(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show on the board where the game is now, with a change that has just been made, or taken back."""
        if self.match is not None:
            self.board.show_state(state_of(self.match.game), change, forward)

    def _shown(self, node: Node) -> None:
        """Bring what stands around the board up to a node."""
        self.moves.set_current(node)
        self.board.set_hint(None)
        self.typed.clear()
        if self.banner.staying in ("", "earlier", "here"):
            self.banner.dismiss()
        if self.result.staying:
            self.board.highlight(self._evidence())
        self._turn_board()

    def _sound_of(self, node: Node, change: Transition) -> None:
        """Play the sound of a move."""
        if node.check:
            self._sounds.play("check")
        elif change.captured:
            self._sounds.play("capture")
        elif change.dropped:
            self._sounds.play("drop")
        else:
            self._sounds.play("move")

    def _played(self, node: Node, change: Transition) -> None:
        """Announce a move that was made."""
        match = self.match
        if match is None:
            return
        mover = match.variant.appearance.players[1 - node.side]
        if match.game.node is not node:
            self._played_elsewhere(node, change)
            return
        phase = match.variant.setup
        if node.move & SETUP and phase is not None and not match.players[1 - node.side].human:
            self._told(f"{mover} has chosen {phase.titles[int(target(node.move))].lower()}.")
            return
        self.board.announce(f"{mover}: {node.written}" + (", check" if node.check else ""))

    def _played_elsewhere(self, node: Node, change: Transition) -> None:
        """Tell of a move that the computer made while the board shows another position."""
        match = self.match
        if match is None:
            return
        self.moves.add(node)
        self._sound_of(node, change)
        words = f"It played {node.written}."
        choices = [("Back to the game", match.return_to_game)]
        self.banner.say(words, "The computer has moved", choices=choices, topic="earlier")
        self.board.announce(f"The computer has moved: {node.written}")

    def _pruned(self, node: Node) -> None:
        """Forget a move that was taken back, and what was said after it."""
        self.moves.remove(node)
        self.banner.dismiss()

    def _relined(self, node: Node) -> None:
        """Show the game as it goes on from this node."""
        if self.match is not None:
            self.moves.set_game(self.match.game)
        self.banner.dismiss()
        self._jumped(node)

    def _ended(self) -> None:
        """Tell the result, in the place of any question."""
        self._sounds.play("end")
        self.banner.dismiss()
        self._say_result()

    def _say_result(self) -> None:
        """Show the result, why, and what can be done now."""
        match = self.match
        if match is None:
            return
        outcome, variant = match.outcome, match.variant
        heading = outcome_text.heading(outcome, variant)
        words = outcome_text.explanation(outcome, variant, match.live.side)
        swapped = outcome.reason == "repetition" and variant.repetition.replay_swapped
        rematch = "Play again, colours swapped" if swapped else "Rematch"
        choices = [(rematch, self.rematch_wanted.emit), ("New game", self.new_game_wanted.emit)]
        if match.may_take_back_game and not match.watching:
            choices.append(("Take back", match.take_back_game))
        if outcome.result != DRAW and outcome.over:
            winner = match.players[0 if outcome.result == FIRST_WINS else 1]
            if winner.name not in (*variant.appearance.players, ""):
                heading = f"{heading}: {winner.shown}"
        self.result.say(words, heading, "result", choices)
        self._arrange()
        self.board.highlight(self._evidence())
        self.board.announce(f"{heading}. {words}")

    def _evidence(self) -> list[int]:
        """Return the squares that show why the game is over."""
        match = self.match
        if match is None or match.game.node is not match.live:
            return []
        move = match.live.move
        if match.outcome.reason in ("checkmate", "campmate", "entering king") and move and not move & SETUP:
            return [int(target(move))]
        if match.outcome.reason in ("repetition", "perpetual check") and move and not move & (SETUP | DROP):
            squares = [int(origin(move)), int(target(move))]
            return [*squares, int(via(move))] if move & TWICE and via(move) else squares
        return []

    def _ask_draw(self, side: int) -> None:
        """Ask the other person whether a draw is agreed on."""
        match = self.match
        if match is None:
            return
        offerer, other = self._name(side), self._name(1 - side)

        def decline() -> None:
            match.decline_draw()
            self._told(f"{other} declines the draw.")

        self.banner.say(
            f"Does {other} accept? {'The clocks stand still until then.' if match.clock.exists else ''}".strip(),
            f"{offerer} offers a draw",
            "question",
            [("Accept", match.agree_draw), ("Decline", decline)],
            topic="offer",
        )

    def _name(self, side: int) -> str:
        """Return what to call a player: the name, if it is known, with the colour."""
        if self.match is None:
            return ""
        return outcome_text.player(self.match.players[side].shown, side, self.match.variant)

    def _told(self, text: str) -> None:
        """Show a remark."""
        self.banner.say(text, kind="note")
        self.board.announce(text)

    def _show_save_state(self, state: SaveState) -> None:
        """Show whether the game is on disk."""
        self.save_mark.set_state(state)
        if state is SaveState.SAVED:
            self.say_safe("game")

    def say_unsafe(self, what: str, sentence: str) -> None:
        """Say of somebody's data that they are not on disk; that stands until `say_safe`, or until it is dismissed.

        `what` they are: `game` (saved while it is played), `file` (where it is saved), `picture`, `settings`.
        """
        self._unsafe[what] = sentence
        self._show_unsafe()
        self.board.announce(sentence)

    def say_safe(self, what: str) -> None:
        """Say no more that these data are not on disk."""
        if self._unsafe.pop(what, None) is not None:
            self._show_unsafe()

    def unsafe(self, what: str) -> bool:
        """Say whether it is said of these data that they are not on disk."""
        return what in self._unsafe

    def _show_unsafe(self) -> None:
        """Show all that is not on disk, and what can be done."""
        choices: list[tuple[str, Callable[[], object]]] = [("Dismiss", self._dismiss_unsafe)]
        if "game" in self._unsafe or "file" in self._unsafe:
            choices.insert(0, ("Save as…", self._save_elsewhere))
        if self._unsafe:
            self.trouble.say(" ".join(self._unsafe.values()), kind="warning", choices=choices)
        else:
            self.trouble.dismiss()
        self._arrange()

    def _dismiss_unsafe(self) -> None:
        """Say no more that anything is not on disk."""
        self._unsafe.clear()
        self._show_unsafe()

    def _save_elsewhere(self) -> None:
        """Ask where to save the game; what is unsafe then is still said."""
        self.save_wanted.emit()
        self._show_unsafe()

    def _ask_to_go_on(self, match: Match) -> None:
        """Offer the ways on from where the game has stopped: a pause, or a computer that cannot go on."""
        choices: list[tuple[str, Callable[[], object]]]
        if not match.obstacle:
            choices = [("Go on", lambda: match.pause(False))]
            self.banner.say("The game is paused.", choices=choices, topic="paused")
            return
        choices = [("Try again", match.try_again), ("Play on as two people", self._hand_over)]
        if match.computer.other:
            choices.insert(1, ("Use Surajang's own", match.use_own_engine))
        self.banner.say(match.obstacle, "The computer cannot go on", "warning", choices)

    def _hand_over(self) -> None:
        """Let a person play for the computer."""
        if self.match is not None:
            self.match.hand_over()
            self.apply_settings()

    # What people do

    def try_move(self, move: int) -> None:
        """Play a person's move, after asking if it ends the game by repetition."""
        match = self.match
        if match is None:
            return
        if not match.may_move:
            self._say_why_not()
            self._show_on_board()
            return
        word = match.game.repetition_of(move) if not match.trying else ""
        if word in ("draw", "loss", "win") and self._settings["warn_repetition"]:
            node = match.game.node
            self.board.set_arrow(move)
            self.banner.say(
                outcome_text.repetition_warning(word, match.variant, match.game.node.side),
                "Repetition",
                "warning",
                [
                    ("Play it", lambda: self._play(move, node)),
                    ("Play something else", lambda: self.board.set_arrow(None)),
                ],
                topic="here",
                asks=True,
            )
            return
        self._play(move, match.game.node)

    def _play(self, move: int, node: Node) -> None:
        """Play a move in the position it was meant for."""
        match = self.match
        self.board.set_arrow(None)
        if match is not None and match.game.node is node and match.may_move:
            self.banner.dismiss()
            match.play(move)

    def _why_not_now(self) -> str:
        """Return why no move can be made in the position shown."""
        match = self.match
        if match is None:
            return ""
        if match.paused:
            return "The game is paused."
        if match.game.node.outcome.over:
            return "The game is over here."
        if match.game.node is not match.live:
            return "An earlier position: End returns to the game."
        return "It is the computer's turn."

    def _input_blocked(self) -> None:
        """Answer whoever reaches for a piece that may not be moved, unless the game's end has been told."""
        match = self.match
        if match is None or match.game.node.outcome.over:
            return
        if not match.may_move:
            self._say_why_not()
        elif match.over or self._two_at_one_board():
            self._refused(because("not your turn", match.variant, player=match.game.node.side))

    def _say_why_not(self) -> None:
        """Say why no move can be made; from an earlier position, offer the ways back into the game."""
        match = self.match
        if match is None:
            return
        node = match.game.node
        in_game = node is match.live or match.over
        if in_game or match.paused or self.banner.staying not in ("", "earlier"):
            self._say_refusal(self._why_not_now())
            return
        choices: list[tuple[str, Callable[[], object]]] = [("Back to the game", match.return_to_game)]
        if match.may_take_back_to(node):
            choices.append(("Take back to here", lambda: match.take_back_to(node)))
        words = "The game has gone on from this position."
        self._sounds.play("error")
        self.banner.say(words, "An earlier position", choices=choices, topic="earlier")
        self.board.announce(words)

    def _refused(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        match = self.match
        ended = match is not None and match.over and match.game.node is match.live
        self._say_refusal(f"The game is over; moves can be tried. {sentence(reason)}" if ended else sentence(reason))

    def _refused_typed(self, reason: Reason) -> None:
        """Say why a typed move cannot be made, and light the evidence until another is typed."""
        self.board.highlight(reason.squares)
        self._refused(reason)

    def _say_refusal(self, text: str) -> None:
        """Show why something cannot be done."""
        self._sounds.play("error")
        self.banner.say(text, kind="refusal")
        self.board.announce(text)

    def resign(self) -> None:
        """Ask once whether the person to move, or the only one there is, gives up."""
        match = self.match
        if match is None or match.over:
            return
        side = match.side if match.players[match.side].human else 1 - match.side
        question = f"Does {self._name(side)} resign?" if self._two_at_one_board() else "Resign this game?"
        self.banner.say(
            "", question, "question",
            [("Resign", lambda: match.resign(side)), ("Play on", self.refresh)],
        )  # fmt: skip

    def play_on(self) -> None:
        """Ask once whether the game shall go on from the position shown, and say what becomes of what was played."""
        match = self.match
        if match is None or not match.may_play_on:
            return
        node = match.game.node
        lost = []
        if match.over:
            lost.append("The result no longer counts.")
        if node is not match.live:
            lost.append("What was played stays as a variation.")
        self.banner.say(
            " ".join(lost), "Play on from here?", "question",
            [("Play on", lambda: match.play_on_from(node)), ("Leave it", self.refresh)], topic="here",
        )  # fmt: skip

    def pause(self) -> None:
        """Stop the game, or go on."""
        if self.match is not None:
            self.banner.dismiss()
            self.match.pause(not self.match.paused)

    def hold(self) -> None:
        """Stop the game while something else asks for attention, unless it stands already."""
        match = self.match
        if match is not None and not match.paused and match.may_pause:
            self._held = match
            match.pause(True)

    def let_go(self) -> None:
        """Let the game go on that `hold` has stopped."""
        match, self._held = self._held, None
        if match is not None and match is self.match:
            match.pause(False)

    def flip(self) -> None:
        """Turn the board."""
        self._flipped = not self._flipped
        self._flipped_at = time.monotonic()
        self._turn_board()

    def type_move(self) -> None:
        """Put the keys into the field for typed moves."""
        self._start_typing("")

    def _start_typing(self, text: str) -> None:
        """Put the keys into the field for typed moves, or say why none can be typed."""
        if self.typed.isEnabled():
            self.typed.start(text)
        else:
            self._say_why_not()

    def _show(self, node: Node) -> None:
        """Show the position after a move of the list."""
        if self.match is not None:
            self.match.show(node)

    def _wheel(self, steps: int) -> None:
        """Step through the game with the mouse wheel."""
        if self.match is not None:
            self.match.step(steps > 0)

    def _show_hint(self, move: int) -> None:
        """Show the hint: as an arrow, or as the choice of a setup that is still to be confirmed."""
        if not move & SETUP:
            self.board.set_hint(move)
        elif self.board.turn.setup is not None:
            self.board.turn.setup.choose(int(target(move)))
            self.board.refresh()

    def _show_typed(self, move: int | None) -> None:
        """Show what is being typed as an arrow."""
        shown = move is not None and not move & SETUP and self.match is not None and self.match.may_move
        self.board.set_arrow(move if shown else None)
        self.board.highlight(())

    def _leave_typing(self) -> None:
        """Give the keys back to the board."""
        self.board.set_arrow(None)
        self.board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin to type a move with its first character."""
        text = event.text()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if self.match is None or not text or text not in TYPING or not plain:
            if event.key() == Qt.Key.Key_Escape and self.banner.isVisible():
                self.banner.pass_on()
                self.board.highlight(())
            else:
                super().keyPressEvent(event)
            return
        if text.isdigit() and time.monotonic() - self._flipped_at < FLIP_GRACE:
            self.flip()
            text = "f" + text
        self._start_typing(text)

    # How it looks

    def refresh(self) -> None:
        """Bring players, clocks, and what can be done up to date."""
        match = self.match
        if match is None:
            return
        variant = match.variant
        if self.result.staying and not match.over:
            self.result.dismiss()
            self._arrange()
        over_with = {"offer": match.offering is None, "paused": not match.paused}
        if over_with.get(self.banner.staying, False):
            self.banner.dismiss()
        if match.paused and self.banner.staying in ("", "earlier") and (match.obstacle or not match.watching):
            self._ask_to_go_on(match)
        watched = match.watching and not match.over
        self.pace.setVisible(watched)
        self.typed.setVisible(not watched)
        for side, strip in enumerate(self.strips):
            player = match.players[side]
            colour = variant.appearance.players[side]
            name = colour if player.name == colour else player.name
            words = "" if name == colour else colour
            if player.has_level:
                name = name.removesuffix(f" (level {player.level})")  # there is not the room for it beside a clock
                words = f"{colour}, level {player.level}"
            strip.set_player(name, words, side == variant.appearance.dark)
            strip.set_turn(not match.over and match.side == side)
            strip.set_busy(self._what_computer_does(side))
        self._show_clocks()
        hidden = match.paused and match.clock.exists and not match.watching
        self.board.set_paused(hidden)
        self.board.set_movable({match.game.node.side} if match.may_move else set())
        self.board.set_premovable(self._premovable())
        if self.typed.hasFocus() and not match.may_move:
            self.board.setFocus()  # else the focus would go to what is next, as if Tab had been pressed
        self.typed.setEnabled(match.may_move)
        self._show_what_keys_do()
        self.state_changed.emit()
        self.beside.setVisible(match.may_return)

    def _what_computer_does(self, side: int) -> str:
        """Return what the computer does at the moment for the player of a side, if anything."""
        match = self.match
        if match is None:
            return ""
        if match.thinking and match.side == side:
            return "Thinking"
        return "Looking for a hint" if match.hinting and match.game.node.side == side else ""

    def _show_what_keys_do(self) -> None:
        """Say in the empty field for moves what can be typed, or what keys and clicks mean just now."""
        match = self.match
        if match is None:
            return
        if self.board.ready and self.board.turn.step:
            words = "The same square again ends the move there"
        elif self.board.keyboard.cursor is not None:
            words = "Arrow keys walk the board; Esc ends it"
        elif not match.may_move:
            words = self._why_not_now()
        else:
            words = "Type a move"
            if match.trying:
                words = "The game is over; try a move" if match.game.node is match.live else "Try a move"
        self.typed.setPlaceholderText(words)

    def _premovable(self) -> set[int]:
        """Return the sides whose next move may be made in advance: a person's against the computer."""
        match = self.match
        if match is None or match.over or match.paused or not self._settings["premove"]:
            return set()
        humans = {side for side, player in enumerate(match.players) if player.human}
        return humans if len(humans) == 1 and match.game.node is match.live else set()

    def _show_clocks(self) -> None:
        """Show what both clocks say."""
        match = self.match
        if match is None:
            return
        clock = match.clock
        for side, strip in enumerate(self.strips):
            running = clock.running == side
            strip.set_clock(clock.reading(side) if clock.controls[side].exists else None, running)
            if running and match.players[side].human:
                low = clock.total(side) < LOW_SECONDS
                if low and not self._low_time_told:
                    self._sounds.play("low_time")
                self._low_time_told = low

    def _turn_board(self) -> None:
        """Put the right side at the lower edge, on the board and beside it."""
        match = self.match
        if match is None:
            return
        flipped = self._flipped
        if self._two_at_one_board() and self._settings["two_players"] == "turn" and match.game.node.side == 1:
            flipped = not flipped
        if self.board.flipped() != flipped:
            self.board.set_flipped(flipped)
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the page, with each player at their own side."""
        upper, lower = self.strips if self.board.flipped() else self.strips[::-1]
        more = self.trouble.sizeHint().height() if self._unsafe else 0
        more += REVIEW_HEIGHT if self.result.staying else 0
        self._parts.arrange(upper, lower, self._style.zoom, more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew when the text has another size."""
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        super().changeEvent(event)
