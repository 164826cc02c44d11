"""The coach's findings on a position, computed slowly: with the slow referee, each exchange played to its end.

A finding is (code, victims, worth): victims are `queen's symbol@square`, sorted; worth as in gui.analysis.move_facts.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from reference.referee import OTHER, Position, Referee, name, squares_named
from surajang.engine.weights import piece_values
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

NOTABLE = 50
Finding = tuple[str, tuple[str, ...], int]


class SlowCoach:
    """The facts of one game."""

    def __init__(self, referee: Referee, variant: Variant) -> None:
        self.referee = referee
        board, hand = piece_values(tables_of(variant))
        by_symbol = {piece.symbol: variant.kinds[piece.symbol] for piece in variant.pieces}
        self.captured = {}
        self.promoted = {}
        for piece in variant.pieces:
            kind = by_symbol[piece.symbol]
            self.captured[piece.symbol] = board[kind] + (hand[by_symbol[piece.held_as]] if piece.held_as else 0)
            becomes = piece.promotion.becomes if piece.promotion else piece.symbol
            self.promoted[piece.symbol] = max(0, board[by_symbol[becomes]] - board[kind])
        self.captured["K"] = 20000
        cheapest = min(value for symbol, value in self.captured.items() if symbol != "K" and value)
        self.least = cheapest * 6 // 5

    # Moves

    def taken(self, before: Position, after: Position) -> list[str]:
        """The enemy men that a move captures, as `Q@e5`."""
        enemy = OTHER[before.side]
        lost = [a for a, man in before.board.items() if man[0] == enemy and after.board.get(a) != man]
        return sorted(f"{before.board[a][1]}@{name(a)}" for a in lost)

    def gain(self, before: Position, text: str, after: Position) -> int:
        """The immediate gain of a move."""
        won = sum(self.captured[victim.split("@")[0]] for victim in self.taken(before, after))
        if text.endswith("+") and "@" not in text:
            won += self.promoted[before.board[squares_named(text)[0]][1]]
        return won

    def onto(self, position: Position, square: tuple[int, int]) -> Iterator[tuple[str, Position]]:
        """The legal moves that capture on a square, even in passing."""
        referee = self.referee
        every = referee.all_squares
        referee.all_squares = lambda: iter([square])  # type: ignore[method-assign]
        try:
            tried = list(referee.board_moves(position))
        finally:
            referee.all_squares = every  # type: ignore[method-assign]
        for text, after in [*tried, *referee.special_moves(position)]:
            on_square = any(squares_named(victim)[0] == square for victim in self.taken(position, after))
            if on_square and not referee.attacked(after.board, position.side):
                yield text, after

    def exchange(self, before: Position, text: str, after: Position) -> int:
        """The gain of a move when both sides capture on its square as long as it pays."""
        square = squares_named(text)[-1]
        best = 0
        for answer, then in self.onto(after, square):
            if squares_named(answer)[-1] == square:
                best = max(best, self.exchange(after, answer, then))
            else:
                best = max(best, self.gain(after, answer, then))
        return self.gain(before, text, after) - best

    def exchanged(self, before: Position, text: str, after: Position) -> tuple[list[str], list[str]]:
        """The men that a capture and the best exchange on its square win and give up, as `Q`, as they stood before."""
        square, owner = squares_named(text)[-1], before.side
        lost: dict[str, list[str]] = {"w": [], "b": []}
        standing = ""
        while text:
            for victim in self.taken(before, after):
                on_square = standing and squares_named(victim)[0] == square
                lost[OTHER[before.side]].append(standing if on_square else victim.split("@")[0])
            standing = before.board[squares_named(text)[0]][1]
            tries = self.onto(after, square) if squares_named(text)[-1] == square else iter(())
            worths = {answer: (self.exchange(after, answer, then), then) for answer, then in tries}
            text = max(worths, key=lambda answer: worths[answer][0], default="")
            if text and worths[text][0] > 0:
                before, after = after, worths[text][1]
            else:
                text = ""
        return lost[OTHER[owner]], lost[owner]

    # Findings

    def ending(self, after: Position) -> str:
        """How a move wins the game, or nothing."""
        if self.referee.winner_by_arrival(after.board) == OTHER[after.side]:
            return "arrival"
        if self.referee.winner_by_arrival(after.board) or self.referee.moves(after):
            return ""
        if self.referee.in_check(after):
            return "mate"
        return "stalemate" if self.referee.stalemate_loses else ""

    def wins(self, position: Position) -> dict[str, str]:
        """The moves that win the game at once, and how."""
        found = {text: self.ending(after) for text, after in self.referee.moves(position).items() if self._may(after)}
        return {text: code for text, code in found.items() if code}

    def _may(self, after: Position) -> bool:
        """Whether a move can have ended the game: by check, arrival, or since hardly a piece can move."""
        bare = sum(man[0] == after.side for man in after.board.values()) <= 6 and not +after.hands[after.side]
        return self.referee.in_check(after) or bool(self.referee.winner_by_arrival(after.board)) or bare

    def won(self, position: Position, least: int) -> list[tuple[Finding, set[str]]]:
        """The captures and promotions that gain, each with the moves that gain equally, the best first."""
        best: dict[tuple[str, ...], tuple[int, set[str]]] = {}
        for text, after in self.referee.moves(position).items():
            victims = tuple(self.taken(position, after))
            if self.gain(position, text, after) < least:
                continue
            worth = self.exchange(position, text, after)
            known, moves = best.get(victims, (least - 1, set()))
            if worth > known:
                best[victims] = worth, {text}
            elif worth == known and worth >= least:
                moves.add(text)
        found = [(("capture" if v else "promotes", v, worth), moves) for v, (worth, moves) in best.items()]
        return sorted(found, key=lambda one: -one[0][2])

    def passed(self, position: Position) -> Position:
        """The position with the other side to move."""
        return replace(position, side=OTHER[position.side], passed=frozenset())

    def threats(self, position: Position) -> tuple[bool, dict[str, str], list[tuple[Finding, set[str]]]]:
        """Whether there is a check; otherwise what wins the game for the other side, and its other threats."""
        if self.referee.in_check(position):
            return True, {}, []
        passed = self.passed(position)
        return False, self.wins(passed), self.won(passed, NOTABLE)

    def loss(self, position: Position, text: str) -> tuple[dict[str, str], list[tuple[Finding, set[str]]]]:
        """The loss by a move: the game, or pieces worth a warning whose capture is not answered by mate."""
        after = self.referee.moves(position)[text]
        wins = self.wins(after)
        if wins:
            return wins, []
        paid = self.gain(position, text, after)
        replies = self.referee.moves(after)
        worst = []
        for finding, moves in self.won(after, paid + self.least):
            sound = {move for move in moves if not self.wins(replies[move])}
            if sound:
                worst.append((finding, sound))
        return {}, worst

    def avoided(self, position: Position, text: str, worth: int) -> bool:
        """Whether another move loses less, by a difference worth a warning."""
        moves = self.referee.moves(position)
        paid = self.gain(position, text, moves[text])
        for other, after in moves.items():
            if other != text:
                most = self.gain(position, other, after) + worth - paid - self.least
                if not self.won(after, most + 1):
                    return True
        return False

    def reasons(self, position: Position, text: str) -> list[Finding]:
        """The effects of a move, in the form of gui.analysis.move_facts.reasons."""
        referee = self.referee
        after = referee.moves(position)[text]
        taken = tuple(self.taken(position, after))
        end = self.ending(after)
        if end:
            return [(end, taken, 0)]
        worth = self.exchange(position, text, after)
        check = referee.in_check(after)
        found: list[Finding] = []
        if check:
            falling = self.falling(after)
            found.append(("check falls", (falling,), 0) if falling else ("check", (), 0))
        if taken and worth > -NOTABLE:
            found.append(("capture" if worth >= NOTABLE else "trade", taken, worth))
        if text.endswith("+") and "@" not in text and worth >= NOTABLE:
            found.append(("promotes", (), 0))
        if not check:
            found += self.new_threats(position, text, after)
            found += self.defences(position, text, after)
        if referee.in_check(position):
            found.append(("answers", (), 0))
        if "@" not in text and text in [move for move, _ in referee.castling_moves(position)]:
            found.append(("castles", (), 0))
        return found

    def falling(self, after: Position) -> str:
        """The most valuable man lost after every answer to a check, if any."""
        common: set[str] | None = None
        replies = self.referee.moves(after)
        if len(replies) > 40:
            return ""
        for reply, then in replies.items():
            lost = victims_of(self.won(then, self.gain(after, reply, then) + self.least))
            common = set(lost) if common is None else common & set(lost)
            if not common:
                return ""
        by_worth = sorted(common or (), key=lambda victim: (-self.captured[victim.split("@")[0]], place_of(victim)))
        return by_worth[0] if by_worth else ""

    def new_threats(self, position: Position, text: str, after: Position) -> list[Finding]:
        """The threats of a quiet move to pieces that could not be captured before."""
        could = set(victims_of(self.won(position, NOTABLE)))
        passed = self.passed(after)
        found: list[Finding] = [("threatens mate", (), 0)] if self.wins(passed) else []
        threats = self.won(passed, NOTABLE)
        fresh = [victim for victim in victims_of(threats) if victim not in could]
        square = name(squares_named(text)[-1])
        by_mover = [one for one in threats if any(move.startswith(square) for move in one[1])]
        attacked = victims_of(by_mover)
        if len(attacked) > 1 and any(victim in fresh for victim in attacked):
            return [*found, ("fork", tuple(attacked), 0)]
        return [*found, ("threatens", tuple(fresh), 0)] if fresh else found

    def defences(self, position: Position, text: str, after: Position) -> list[Finding]:
        """The threats before a move that it parries."""
        check, wins, threats = self.threats(position)
        found: list[Finding] = []
        if check:
            return found
        if wins and not self.wins(after):
            found.append(("stops", (), 0))
        still = {squares_named(victim)[0] for victim in victims_of(self.won(after, NOTABLE))}
        squares = squares_named(text)
        saved = []
        for victim in victims_of(threats):
            at = squares_named(victim)[0]
            now = squares[-1] if "@" not in text and squares[0] == at else at
            if now not in still:
                saved.append(victim)
        return [*found, ("saves", tuple(saved), 0)] if saved else found


def victims_of(found: Iterable[tuple[Finding, set[str]]]) -> list[str]:
    """All men that findings are about."""
    return [victim for (_, victims, _), _ in found for victim in victims]


def place_of(victim: str) -> tuple[int, int]:
    """The order of a piece's square: by rank, then file."""
    file, rank = squares_named(victim)[0]
    return rank, file
