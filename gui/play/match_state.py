"""How a match stands: what its parts share, and what follows from that for whoever wants to move or watch."""

from gui.document.document import GameDocument
from gui.players.game_clock import Clock
from gui.players.players import Players
from rules.game import Node, Outcome


class MatchState:
    """The document, the players and their clocks, and what holds the match up.

    `obstacle` says in a sentence why the computer cannot go on, if it cannot. `offering` is the side whose offer of a
    draw waits for a person's answer. `single_move`: the computer, which plays both sides, is to make one move only.

    What was played is the document's main line, which ends where the game stands. Every other move in the tree is a
    trial: it never changes what was played, nor the result.
    """

    def __init__(self, document: GameDocument, players: Players, clock: Clock) -> None:
        self.document = document
        self.players = players
        self.clock = clock
        self.paused = False
        self.obstacle = ""
        self.offering: int | None = None
        self.single_move = False

    @property
    def live(self) -> Node:
        """Where the game stands, wherever the board is looking."""
        return self.document.end

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.document.outcome

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome.over

    @property
    def side(self) -> int:
        """Whose turn it is in the game."""
        return self.live.side

    @property
    def watching(self) -> bool:
        """Whether nobody but the computer plays."""
        return not any(player.human for player in self.players)

    @property
    def two_people(self) -> bool:
        """Whether nobody but people plays."""
        return all(player.human for player in self.players)

    @property
    def person(self) -> int:
        """The side for whom a person acts: whose turn it is, or the only person's."""
        return self.side if self.players[self.side].human else 1 - self.side

    @property
    def thinking(self) -> bool:
        """Whether the computer is about to move."""
        return not self.over and not self.paused and not self.players[self.side].human

    @property
    def shows_live(self) -> bool:
        """Whether the board shows where the game stands."""
        return self.document.node is self.live

    @property
    def trying(self) -> bool:
        """Whether a move made now would only be tried: the game is over, or an earlier position or a trial is shown."""
        return self.over or not self.shows_live

    @property
    def free(self) -> bool:
        """Whether moves may be tried from an earlier position: two people without clocks, or a review."""
        return self.over or (self.two_people and not self.clock.exists)

    @property
    def may_move(self) -> bool:
        """Whether a person may make a move in the position that the board shows."""
        node = self.document.node
        if node.outcome.over or self.paused:
            return False
        if self.document.game.position.setup and (self.over or (node.children and not self.shows_live)):
            return False  # another setup is chosen by taking back, so that stepping through passes it by
        if self.over:
            return True
        return self.players[node.side].human and (self.free or self.shows_live)

    @property
    def may_return(self) -> bool:
        """Whether the board shows something else than the game: a trial or, while it is played, an earlier position."""
        return not self.document.in_main_line(self.document.node) if self.over else not self.shows_live

    @property
    def may_pause(self) -> bool:
        """Whether a pause would stop anything (a clock, or the computer's game with itself), or can be ended."""
        return not self.over and self.offering is None and (self.paused or self.clock.exists or self.watching)

    @property
    def may_step(self) -> bool:
        """Whether the computer, which plays both sides, can be let make a single move."""
        return self.watching and not self.over and not self.obstacle
