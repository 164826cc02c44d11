"""The page of a match: the board as large as possible, and beside it players, moves and messages."""

import re
from functools import partial

from PySide6.QtWidgets import QWidget

from surajang.gui.board.mark_painter import mark_of
from surajang.gui.desk.answering import Answers
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.document_page import DocumentPage, navigation_handlers
from surajang.gui.desk.navigator import MatchRequest, StudyRequest
from surajang.gui.desk.page_layout import Arranger, BesideBar, PageLayout
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.player_strip import LOW_SECONDS, PlayerStrip
from surajang.gui.desk.save_commands import SaveCommands, SaveMark
from surajang.gui.desk.share_commands import ShareCommands, file_handlers
from surajang.gui.document import move_text
from surajang.gui.document.edits import Change, Jumped, Removed, Stepped
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import size_buttons
from surajang.gui.kit.punctuation import against, beside, headed, sentences
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.style import large
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.play.coaching import Coaching
from surajang.gui.play.game_board import GameBoard
from surajang.gui.play.game_messages import Following, GameMessages
from surajang.gui.play.match import Match
from surajang.gui.play.move_entry import MoveEntry
from surajang.gui.play.move_list import MoveList
from surajang.gui.play.pace_bar import PaceBar
from surajang.gui.players.levels import Level
from surajang.gui.players.players import MatchSettings, called, computer
from surajang.gui.shell.page import CommandHandler, Handlers
from surajang.gui.storage.game_file import GameFile
from surajang.gui.words import naming, shown_moves
from surajang.rules.game import Node
from surajang.rules.moves import CASTLING, SETUP, target
from surajang.rules.transition import Transition

REVIEW_HEIGHT = 90
"""The height under the board for a refusal and the way back into the game beside a result."""

ICON = 20
"""The size of the buttons' icons."""

BUTTONS = (
    "show_first", "step_back", "step_forward", "show_last", "take_back", "hint", "flip", "offer_draw", "resign",
)  # fmt: skip


LEVEL_IN_NAME = re.compile(r" \(level \d+\)$")
"""The suffix of a computer level's name; in files of former versions the number differs."""


class GamePage(DocumentPage):
    """Shows one match. The page is deleted with it."""

    messages: GameMessages
    _entry: MoveEntry

    def __init__(self, match: Match, file: GameFile | None, tools: PageTools) -> None:
        """`file` is the file that the game was read from, if any."""
        super().__init__(match.document, tools)
        self.match = match
        match.setParent(self)
        self._sounds = tools.sounds
        self._held = False
        self._low_time_announced = [False, False]
        self._board = GameBoard(match, tools, self)
        self.board = self._board.view
        self.room = BoardRoom(self.board, self)
        following = Following(self.rematch, self._play_level, self.review_game, self._open_study)
        self.messages = GameMessages(match, self.board, following, tools, self)
        self.trouble = self.messages.trouble
        self.banner = self.messages.banner
        self.result = self.messages.result
        self.coaching = Coaching(match, self._board, self.messages, tools.settings, self)
        self._entry = MoveEntry(match, self._board, self.messages, self.coaching, tools.settings, self)
        self.typed = self._entry.typed
        names = partial(called, match.players, match.variant)
        self._answers = Answers(
            lambda: match.game, self._entry, self._show_answer, match.clock, self._asker, names, lambda: self.handlers
        )  # fmt: skip
        self.saver = SaveCommands(match, file, self.messages, tools.settings, tools.window)
        self.sharing = ShareCommands(match.document, match, self.board, self.messages, tools, names=names)
        self.strips = (PlayerStrip(self), PlayerStrip(self))
        self.moves = MoveList(match.document, tools.style.palette)
        self.beside = BesideBar(self.board, self)
        self.pace = PaceBar(tools.settings, self)
        self.save_mark = SaveMark(tools.style.palette, self)
        self._buttons = QWidget(self)
        self._lay_out()
        self._fill(tools)
        self.handlers = {
            **match_handlers(match),
            **coach_handlers(self.coaching),
            **file_handlers(self.saver, self.sharing),
            "study_game": CommandHandler(self.study_game),
            "review_game": CommandHandler(self.review_game, lambda: match.over),
            "rematch": CommandHandler(self.rematch, lambda: match.over and match.played_here),
            "resign": CommandHandler(self.resign, lambda: not match.over and not match.state.watching),
            "pause": CommandHandler(self.pause, lambda: match.state.may_pause, lambda: match.state.paused),
            "play_on": CommandHandler(self.messages.ask_to_play_on, lambda: match.taking_back.may_play_on),
            "flip": CommandHandler(self.flip),
            "type_move": CommandHandler(self._entry.start_typing),
        }
        self._listen()
        Arranger(self, self._arrange)
        self.apply_settings()

    def _lay_out(self) -> None:
        self.save_mark.attach_to(self.typed)
        panel = (self.moves, self.beside, self.pace, self.typed)
        self._parts = PageLayout(self, self.room, (self.trouble, self.banner, self.result), panel, self._buttons)

    def _fill(self, tools: PageTools) -> None:
        """Connect the buttons to their commands."""
        for strip in self.strips:
            strip.move_now.setDefaultAction(tools.actions["move_now"])
        for button in (self.pace.pause, self.pace.one_move, *(strip.move_now for strip in self.strips)):
            button.home = self.board
        ways_on = [
            (tr("Back to the game"), tools.actions["return_to_game"]),
            (tr("Play on…"), tools.actions["play_on"]),
        ]
        self.beside.set_actions(ways_on)
        self.pace.set_actions(tools.actions["pause"], tools.actions["one_move"])
        self._add_tools(self._buttons, [tools.actions[name] for name in BUTTONS])

    def _listen(self) -> None:
        """Connect the match, its document and the parts of the page."""
        match = self.match
        match.document.changed.connect(self._follow)
        match.played.connect(self._played)
        match.changed.connect(self.refresh)
        match.ticked.connect(self._show_clocks)
        match.save_state_changed.connect(self._show_save_state)
        self.board.stepped.connect(lambda steps: match.navigation.step(steps > 0))
        self.moves.chosen.connect(match.document.go_to)
        self.messages.resized.connect(self._arrange)
        self.messages.save_requested.connect(self.saver.save_as)
        self.messages.handed_over.connect(self.apply_settings)
        self._entry.file_meant.connect(self.flip)

    # For the window

    @property
    def title(self) -> str:
        """The players and the game."""
        players = against([shortened(name) for name in called(self.match.players, self.match.variant)])
        return beside(players, naming.title_among_all(self.match.variant))

    def begin(self) -> None:
        """Begin the match, now that the page is shown."""
        match = self.match
        self._board.begin()
        self.save_mark.set_state(match.save_state if match.saving.begun else None)
        match.begin()
        if match.over:
            self.messages.say_result()
        else:
            self._sounds.play("start")
            self.messages.explain_board(self._settings)
        self.board.setFocus()

    def apply_settings(self) -> None:
        self._board.apply_settings(self._style.palette)
        self.room.set_percent(self._settings["board_size"])
        self.moves.set_colours(self._style.palette)
        self.save_mark.set_colours(self._style.palette)
        self._size_tools()
        self.pace.refresh()
        self._turn_board()

    def may_leave(self) -> bool:
        """Return whether the match may be left: it is saved, or the player saves or discards it."""
        return self.saver.may_leave()

    def leave(self) -> None:
        """End the match and everything that runs for it."""
        self.match.blockSignals(True)
        self.match.close()
        self.saver.release()
        self.sharing.release()
        for strip in self.strips:
            strip.set_busy("")
        for message in (self.trouble, self.banner, self.result):
            message.dismiss()

    def hold(self) -> None:
        """Pause the game, unless it is paused, while something else needs attention."""
        if not self.match.state.paused and self.match.state.may_pause:
            self._held = True
            self.match.pause(True)

    def let_go(self) -> None:
        """Resume the game that `hold` has paused."""
        if self._held:
            self._held = False
            self.match.pause(False)

    def _asker(self) -> int:
        """Return the side that a question is about: the only person's, otherwise the one to move."""
        state = self.match.state
        return int(self.match.game.position.side) if state.two_people or state.watching else state.person

    # Actions of people

    def resign(self) -> None:
        """Ask whether the person to move resigns."""
        self.messages.ask_to_resign()

    def study_game(self) -> None:
        """Study the game, after asking if it is in progress."""
        if self.match.over or self.match.live is self.match.game.root:
            self._open_study()
        else:
            self.messages.ask_to_study()

    def _open_study(self) -> None:
        """Study the game as it is now, at the current position."""
        self._navigator.open(StudyRequest(*self._shown(), flipped=self.board.flipped()))

    def review_game(self) -> None:
        """Review the game, if it is over."""
        if self.match.over:
            self._navigator.open(StudyRequest(*self._shown(), review=True, flipped=self.board.flipped()))

    def _shown(self) -> tuple[str, tuple[int, ...], GameFile | None]:
        """Return the game's text, the moves to the current position, and its file."""
        moves = tuple(node.move for node in self.match.document.node.line()[1:])
        return self.match.text(), moves, self.saver.file

    def pause(self) -> None:
        """Pause or resume the game."""
        self.banner.dismiss()
        self.match.pause(not self.match.state.paused)

    def flip(self) -> None:
        """Turn the board."""
        self._entry.keys.flipped()
        self._board.flip()
        self._turn_board()
        self.board.edge.announce()

    def rematch(self) -> None:
        """Play again with the colours swapped."""
        match = self.match
        start = match.game.start_fen if match.match_settings.start != "startpos" else "startpos"
        settings = MatchSettings(match.variant, match.players, match.clock.controls, start).swapped()
        self._navigator.open(MatchRequest(settings))

    def _play_level(self, level: Level) -> None:
        """Play again with the colours swapped, against another level of the computer."""
        match = self.match
        first, second = (player if player.human else computer(level.number) for player in match.players)
        again = MatchSettings(match.variant, (first, second), match.clock.controls)
        self._navigator.open(MatchRequest(again.swapped()))

    # Reports of the match and its document

    def _follow(self, change: Change) -> None:
        """Show what has changed in the document."""
        self._board.follow(change)
        self.moves.follow(change)
        if isinstance(change, (Stepped, Jumped)):
            self.typed.clear()
            if not self.moves.view.hasFocus():  # otherwise a screen reader reads its current cell
                announce(move_text.followed(self.match.game, change), "position")
            self.coaching.position_shown()
            self.messages.position_shown()
            self._turn_board()
        elif isinstance(change, Removed):
            self._sounds.play("back")
            announce(sentences(tr("Taken back."), move_text.standing(self.match.game)), "position")
            self.banner.dismiss()

    def _played(self, node: Node, change: Transition) -> None:
        """Announce a move that was made."""
        match = self.match
        if match.document.node is not node:
            self._board.sound_of(node, change)
            choices = [(tr("Back to the game"), match.return_to_game)]
            words = tr("It played {written}.", written=shown_moves.of_node(match.variant, node))
            heading = tr("The computer has moved")
            spoken = headed(heading, move_text.made(match.variant, node, change))
            self.banner.say(words, heading, choices=choices, topic="earlier", spoken=spoken)
            return
        phase = match.variant.setup
        if node.move & SETUP and phase is not None and not match.players[1 - node.side].human:
            mover = self.messages.name(1 - node.side)
            self.messages.note(
                move_text.CHOOSES(player=mover, setup=in_sentence(naming.setup_titles(phase)[int(target(node.move))])),
                spoken=move_text.made(match.variant, node, change),  # like any move, and only once
            )
            return
        announce(move_text.made(match.variant, node, change))
        if node.move & CASTLING:
            self.messages.explain_castling(self._settings)

    # Look

    def refresh(self) -> None:
        """Update players, clocks and commands."""
        state = self.match.state
        self.messages.refresh()
        self.pace.setVisible(state.watching and not state.over)
        for side in (0, 1):
            self._show_player(side)
        self._show_clocks()
        self._board.refresh()
        self._entry.refresh()
        self.state_changed.emit()
        self.beside.setVisible(state.may_return)

    def _show_player(self, side: int) -> None:
        """Show who plays a side, and whether the computer is thinking for them."""
        match, strip = self.match, self.strips[side]
        player = match.players[side]
        colour = naming.player(match.variant, side)
        name, words = player.title or colour, colour if player.name else ""
        if player.has_level:
            # beside a clock there is no room for the level in the name
            name = LEVEL_IN_NAME.sub("", player.name) if player.title == player.name else player.strength.title
            words = tr("{colour}, level {level}", colour=colour, level=player.level)
        strip.set_player(name, words, mark_of(match.variant, side, self.board.flipped()))
        strip.set_turn(not match.over and match.state.side == side)
        busy = tr("Looking for a hint") if match.computer.hinting and match.document.node.side == side else ""
        strip.set_busy(tr("Thinking") if match.state.thinking and match.state.side == side else busy)

    def _show_clocks(self) -> None:
        """Show the time on both clocks."""
        clock = self.match.clock
        for side, strip in enumerate(self.strips):
            running = clock.running == side
            strip.set_clock(clock.reading(side) if clock.controls[side].exists else None, running)
            if running and self.match.players[side].human:
                low = clock.total(side) < LOW_SECONDS
                if low and not self._low_time_announced[side]:
                    self._sounds.play("low_time")
                    announce(tr("Less than {seconds} seconds left.", seconds=LOW_SECONDS))
                self._low_time_announced[side] = low

    def _size_tools(self) -> None:
        """Scale the buttons with the text."""
        side = large(ICON, self._style.zoom)
        watching = (self.pace.pause, self.pace.one_move)
        size_buttons((*self._tools, *watching, *(strip.move_now for strip in self.strips)), side)

    def go_on_like(self, left: "GamePage") -> None:
        """Show the position of a page of the same match that was left."""
        node = self.match.game.root
        for each in left.match.document.node.line()[1:]:
            node = node.child(each.move) or node
        self.match.document.go_to(node)

    def _turn_board(self) -> None:
        """Turn the board and the players beside it to the right side."""
        self._board.turn()
        self._arrange()
        for side in (0, 1):
            self._show_player(side)

    def _arrange(self) -> None:
        """Arrange the page, with each player at their own side."""
        upper, lower = self.strips if self.board.flipped() else self.strips[::-1]
        self._parts.arrange(upper, lower, self._style.zoom, self.messages.room(REVIEW_HEIGHT))


def match_handlers(match: Match) -> dict[str, CommandHandler]:
    """Return the command handlers of a match and its document."""
    state, turn, back = match.state, match.turn, match.taking_back
    return {
        **navigation_handlers(match.navigation),
        "offer_draw": CommandHandler(match.draws.offer, lambda: match.draws.possible),
        "take_back": CommandHandler(back.take_back, lambda: back.possible),
        "redo": CommandHandler(back.redo, lambda: back.may_redo),
        "move_now": CommandHandler(turn.move_now, lambda: state.thinking),
        "one_move": CommandHandler(turn.one_move, lambda: state.may_step),
        "return_to_game": CommandHandler(match.return_to_game, lambda: state.may_return),
    }


def coach_handlers(coaching: Coaching) -> Handlers:
    """Return the command handlers of the coach."""
    return {
        "hint": CommandHandler(coaching.hint, lambda: coaching.may_hint),
        "threats": CommandHandler(coaching.show_threats, lambda: coaching.may_show_threats),
        "toggle_coach": CommandHandler(coaching.toggle, lambda: not coaching.idle, lambda: coaching.on),
    }
