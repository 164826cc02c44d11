"""Describes games in text: a position with hands, FEN, legal moves, check and result, or a summary of a game's
rules."""

from surajang.rules import fen, notation
from surajang.rules.codes import BORDER, square_at
from surajang.rules.coordinates import shogi_style
from surajang.rules.game import Game
from surajang.rules.position import Position
from surajang.rules.variant import FILES, Variant


def board(position: Position, shogi: bool) -> str:
    """Return the board in text, White's letters in upper case, with coordinates like `7g` (`shogi`) or `c3`."""
    variant = position.tables.variant
    files = [str(variant.files - n) if shogi else FILES[n] for n in range(variant.files)]
    header = "   " + " ".join([f"{file:>2}" for file in files])
    rows = []
    for rank in range(variant.ranks - 1, -1, -1):
        name = FILES[variant.ranks - 1 - rank] if shogi else str(rank + 1)
        codes = [position.board[square_at(file, rank)] for file in range(variant.files)]
        cells = " ".join([f"{_cell(position, code):>2}" for code in codes])
        rows.append(f"{'':3}{cells} {name}" if shogi else f"{name:>2} {cells}")
    return "\n".join([header, *rows] if shogi else [*rows, header])


def _cell(position: Position, code: int) -> str:
    """Return the text of a square by what is on it: a piece, nothing, or a hole."""
    if code in (0, BORDER):
        return "*" if code else "."
    return fen.piece_text(position.tables, code)


def page(game: Game) -> str:
    """Return the position at a game's cursor: the board between the hands, then FEN, legal moves and state."""
    position = game.position
    first, second = game.variant.appearance.players
    moves = sorted([notation.text(position, move) for move in game.legal_moves()])
    outcome = game.node.outcome
    if outcome.over:
        state = f"{outcome.result} ({outcome.reason})"
    elif position.setup:
        state = f"{(first, second)[position.side]} chooses a setup"
    else:
        state = f"{(first, second)[position.side]} to move"
    return "\n".join(
        [
            f"{second} holds {fen.hand_text(position, 1) or 'nothing'}",
            board(position, shogi_style(game.variant)),
            f"{first} holds {fen.hand_text(position, 0) or 'nothing'}",
            "",
            f"FEN: {fen.write(position)}",
            f"Legal moves ({len(moves)}): {' '.join(moves)}",
            f"Check: {'yes' if game.node.check else 'no'}",
            f"Result: {state}",
        ]
    )


def summary(game: Variant) -> str:
    """Return a game's name, title and board, and its pieces, hands and ends, a line each."""
    end, repetition = game.end, game.repetition
    ends = ["checkmate", "stalemate loses" if end.stalemate_loses else "stalemate draws"]
    if end.arrival:
        safe = ", not attacked" if end.arrival_safe else ""
        ends.append(f"{end.arrival_reason} ({' '.join(end.arrivers) or game.pieces[0].symbol} to {end.arrival}{safe})")
    if repetition.count:
        effect = "is illegal" if repetition.illegal else f"{repetition.to_move} for the side to move"
        within = f" within {repetition.gap} plies" if repetition.gap else ""
        result = effect if repetition.illegal or repetition.to_move else "draws"
        ends.append(f"repetition {repetition.count}{within} {result}")
    if repetition.perpetual_loses:
        ends.append("perpetual check loses")
    if end.move_limit:
        ends.append(f"{end.move_limit} moves without progress draw")
    if not end.draws:
        ends.append("no draws by agreement")
    return "\n".join(
        [
            f"{game.name}: {game.title}, {game.files} by {game.ranks}",
            f"  pieces: {' '.join([piece.symbol for piece in game.pieces])}",
            f"  hands: {' '.join(game.hand_order) or 'none'}",
            f"  ends: {', '.join(ends)}",
        ]
    )
