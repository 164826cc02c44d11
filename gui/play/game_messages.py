"""The messages above the moves of a game: results, questions, remarks, refusals, unsaved data."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import has_characters
from surajang.gui.board.places import squares_of
from surajang.gui.board.view import BoardView
from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.navigator import NewGameRequest, RulesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.banner import Banner, Choice
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.translation import Text, tr
from surajang.gui.play.match import Match
from surajang.gui.players.levels import Level
from surajang.gui.players.players import YOU
from surajang.gui.review import review_text
from surajang.gui.rulebook.page_model import NOTATION
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming, outcome_text, shown_moves, spoken_moves
from surajang.rules.game import DRAW
from surajang.rules.moves import DROP, SETUP, target
from surajang.rules.special_rules import CHECKMATE, PERPETUAL_CHECK, REPETITION

CASTLING = "castling"
"""The key in the setting `explained` of the signs for castling, and the topic of the message."""

SIGNS = "signs"
"""The prefix of the keys of characters in the setting `explained`."""

EXPLAINED_SIGNS = Text("The signs: {pieces}. Rest the pointer on a piece to see how it moves.")


class Following(NamedTuple):
    """The actions after a game: each shows another page."""

    rematch: Callable[[], object]
    play_level: Callable[[Level], object]
    """Plays again against the computer at another level."""
    review: Callable[[], object]
    study: Callable[[], object]


class GameMessages(PageMessages):
    """Three places, one below the other: unsaved data, the current message, the result."""

    handed_over = Signal()
    """A person has replaced the computer."""

    def __init__(self, match: Match, board: BoardView, following: Following, tools: PageTools, page: QWidget) -> None:
        super().__init__(match.variant, board, tools, page)
        self._match = match
        self._following = following
        self.result = Banner(board, page)
        self.banner.spoken_form = partial(spoken_moves.in_words, match.variant)
        match.message.connect(self.note)
        match.ended.connect(self._ended)
        match.draw_offered.connect(self._draw_offered)
        match.save_delayed.connect(lambda sentence: self.say_unsafe("game", sentence))

    @property
    def places(self) -> tuple[Banner, ...]:
        return self.trouble, self.banner, self.result

    def refresh(self) -> None:
        """Dismiss obsolete messages; ask again what waits for an answer that another question has replaced."""
        state = self._match.state
        if self.result.staying and not state.over:
            self.result.dismiss()
            self.resized.emit()
        over_with = {"offer": state.offering is None, "paused": not state.paused}
        if over_with.get(self.banner.staying, False):
            self.banner.dismiss()
        if self.banner.staying not in ("", "earlier"):
            return
        if state.paused and (state.obstacle or not state.watching):
            self._ask_to_go_on()
        elif state.offering is not None:
            self._ask_draw(state.offering)

    def position_shown(self) -> None:
        """Dismiss messages about the previous position."""
        if self.banner.staying in ("", "earlier", "here"):
            self.banner.dismiss()
        if self.result.staying:
            self._board.highlight(self._evidence())

    def explain_board(self, settings: Settings) -> None:
        """Explain regions, and pieces with characters, to a player who meets them for the first time."""
        variant = self._match.variant
        if not any(player.human for player in self._match.players):
            return
        explanations = {variant.name: naming.region_explained(variant)}
        if has_characters(settings, variant):
            signs = naming.signs(self._match.game.position)
            explanations[f"{SIGNS}/{variant.name}"] = EXPLAINED_SIGNS(pieces=signs)
        new = {key: words for key, words in explanations.items() if words and not settings["explained"].get(key)}
        if new:
            settings["explained"] = {**settings["explained"], **dict.fromkeys(new, True)}
            words = "\n".join(new.values())
            rules = RulesRequest(variant.name)
            choices = [(tr("OK"), lambda: None), (tr("How to play"), lambda: self._navigator.open(rules))]
            self.banner.say(words, topic="here", choices=choices)

    def explain_castling(self, settings: Settings) -> None:
        """Explain the signs for castling, once, if they are the reverse of those of chess."""
        variant = self._match.variant
        words = shown_moves.castlings_explained(variant)
        if words and not self._match.state.watching and not settings["explained"].get(CASTLING):
            settings["explained"] = {**settings["explained"], CASTLING: True}
            request = RulesRequest(variant.name, NOTATION)
            rule = (tr("The rule"), lambda: self._navigator.open(request))
            self.banner.say(words, topic=CASTLING, choices=[(tr("OK"), lambda: None)], more=rule, spoken=words)

    def name(self, side: int) -> str:
        """Return a player's name, if any, with the colour."""
        return outcome_text.player(self._match.players[side].name, side, self._match.variant)

    def subjects(self) -> tuple[str, str]:
        """Return the names of both players for a sentence that does not address them."""
        colours = naming.players(self._match.variant)
        names = self._match.players[0].name, self._match.players[1].name
        first, second = (colours[side] if names[side] == YOU else self.name(side) for side in (0, 1))
        return first, second

    # The result

    def _ended(self) -> None:
        """Show the result in place of any question."""
        self._sounds.play("end")
        self.banner.dismiss()
        self.say_result()

    def say_result(self) -> None:
        """Show the result, the reason, and the actions that can follow."""
        match = self._match
        outcome, variant = match.outcome, match.variant
        heading = outcome_text.heading(outcome, variant, (match.players[0].name, match.players[1].name))
        words = outcome_text.explanation(outcome, variant, match.live.side, self.subjects())
        study: list[Choice] = [
            (review_text.REVIEW_GAME(), self._following.review),
            (tr("Study this game"), self._following.study),
        ]
        choices: list[Choice] = [(tr("New game"), lambda: self._navigator.open(NewGameRequest()))]
        if not match.played_here:
            choices = study + choices
        else:
            drawn = (outcome.result, outcome.reason) == (DRAW, REPETITION)
            swapped = drawn and variant.repetition.replay_swapped
            rematch = tr("Play again with sides swapped") if swapped else tr("Rematch")
            choices = [(rematch, self._following.rematch), *choices, *study]
            other = match.other_level
            if other is not None:
                choices.insert(0, (tr("Play {name}", name=other.name), lambda: self._following.play_level(other)))
            if match.taking_back.game_possible and not match.state.watching:
                choices.append((tr("Take back"), match.taking_back.take_back_game))
        self.result.say(words, heading, "result", choices, more=self._rule(result=outcome.reason))
        self.resized.emit()
        self._board.highlight(self._evidence())

    def _evidence(self) -> list[int]:
        """Return the squares that explain the result."""
        match = self._match
        if not match.state.shows_live:
            return []
        move, reason = match.live.move, match.outcome.reason
        if reason and reason in (CHECKMATE, match.variant.end.arrival_reason) and move and not move & SETUP:
            return [int(target(move))]
        if reason in (REPETITION, PERPETUAL_CHECK) and move and not move & (SETUP | DROP):
            return list(squares_of(move))
        return []

    # Questions

    def _ask(self, words: str, heading: str, choices: Sequence[Choice], topic: str = "") -> None:
        """Ask a question; some commands wait until it is answered."""
        self.banner.say(words, heading, "question", choices, topic)
        self._match.changed.emit()

    def _draw_offered(self, side: int) -> None:
        """Ask about an offer of a draw, with a sound."""
        self._sounds.play("offer")
        self._ask_draw(side)

    def _ask_draw(self, side: int) -> None:
        """Ask the other person whether they accept a draw."""
        draws = self._match.draws
        offerer, opponent = self.name(side), self.name(1 - side)

        def decline() -> None:
            draws.decline()
            self.note(tr("{opponent} declines the draw.", opponent=opponent))

        stand = tr("The clocks are stopped until then.") if self._match.clock.exists else ""
        self._ask(
            tr("Does {opponent} accept? {stand}", opponent=opponent, stand=stand).strip(),
            tr("{offerer} offers a draw", offerer=offerer),
            [(tr("Accept"), draws.agree), (tr("Decline"), decline)],
            topic="offer",
        )

    def ask_to_resign(self) -> None:
        """Ask whether the person to move, or the only person, resigns."""
        match = self._match
        if match.over:
            return
        side = match.state.person
        question = (
            tr("Does {player} resign?", player=self.name(side)) if match.state.two_people else tr("Resign this game?")
        )
        self._ask("", question, [(tr("Resign"), lambda: match.resign(side)), (tr("Play on"), match.changed.emit)])

    def ask_to_study(self) -> None:
        """Ask whether to leave a game in progress for a study of it."""
        words = tr("The game stays among the unfinished games, and you can continue it from the start page.")
        choices = [(tr("Study it"), self._following.study), (tr("Play on"), self._match.changed.emit)]
        self._ask(words, tr("Leave this game for a study?"), choices)

    def ask_to_play_on(self) -> None:
        """Ask whether to continue from the current position, and say what happens to the moves played."""
        match = self._match
        if not match.taking_back.may_play_on:
            return
        node = match.document.node
        lost = []
        if match.over:
            lost.append(tr("The result no longer counts."))
        if node is not match.live:
            lost.append(tr("What was played stays as a variation."))
        self._ask(
            sentences(*lost),
            tr("Play on from here?"),
            [
                (tr("Play on"), lambda: match.taking_back.play_on_from(node)),
                (tr("Cancel"), self._match.changed.emit),
            ],
            topic="here",
        )

    def _ask_to_go_on(self) -> None:
        """Offer the actions after a pause, or if the computer cannot continue."""
        match, lineup = self._match, self._match.lineup
        choices: list[Choice]
        if not match.state.obstacle:
            choices = [(tr("Continue"), lambda: match.pause(False))]
            self.banner.say(tr("The game is paused."), choices=choices, topic="paused")
            return

        def hand_over() -> None:
            lineup.hand_over()
            self.handed_over.emit()

        choices = [(tr("Try again"), lineup.try_again), (tr("Continue as two players"), hand_over)]
        if match.computer.other:
            choices.insert(1, (tr("Use Surajang's own engine"), lineup.use_own_engine))
        self.banner.say(match.state.obstacle, tr("The computer cannot continue"), "warning", choices)

    def room(self, result: int) -> int:
        """Return the minimum height in pixels, `result` of it for the result."""
        return (self.trouble.sizeHint().height() if self._unsafe else 0) + (result if self.result.staying else 0)
