"""The fields of the workshop's forms: each with its key in the definition (docs/game-files.md) and its help."""

from dataclasses import dataclass
from typing import Any, Final

from surajang.gui.kit.translation import Text
from surajang.rules import definition
from surajang.rules.errors import Where

TEXT, MOVES, NUMBER, FLAG = "text", "moves", "number", "flag"
ZONE, PIECE, PIECES, CHOICE = "zone", "piece", "pieces", "choice"
"""The kinds of fields; PIECE is one piece by its letter or none, PIECES several."""


@dataclass(frozen=True)
class Spec:
    """A field: its `key`, its `kind`, its `label`, and a sentence of help.

    A definition need not contain the `default`. A `required` field stays in it even if empty. `choices`: for a CHOICE,
    each value with its name, None for the value itself; for a PIECE, the text for no piece. A number is at most `most`.
    """

    key: str
    kind: str
    label: Text
    help: Text | None = None
    default: Any = None
    required: bool = False
    choices: tuple[tuple[Any, Text | None], ...] = ()
    most: int = 0


GAME: Final = (
    Spec("title", TEXT, Text("Name of the game"), required=True),
    Spec("native", TEXT, Text("Name in its own script"), default=""),
    Spec("summary", TEXT, Text("In one sentence"), Text("Shown beside the game."), ""),
    Spec(
        "name",
        TEXT,
        Text("Name in files"),
        Text("Lower-case letters, digits and hyphens. It follows the name of the game until you change it."),
        required=True,
    ),
)

BOARD: Final = (
    Spec("holes", ZONE, Text("Holes"), Text("Squares that the board lacks, such as a lake. Paint them."), ""),
    Spec("appearance.checkered", FLAG, Text("Squares of two colours"), default=True),
    Spec(
        "appearance.coordinates",
        CHOICE,
        Text("Coordinates"),
        default="chess",
        choices=(("chess", Text("As in chess: a1 at the lower left")), ("shogi", Text("As in shogi: files 9–1"))),
    ),
    Spec(
        "appearance.outlined",
        ZONE,
        Text("Palace"),
        Text("A region of each side that is outlined. Pieces can be confined to it, or move differently there."),
        "",
    ),
    Spec("appearance.region", TEXT, Text("Name of the palace"), default=""),
    Spec("appearance.marked", ZONE, Text("Marked by a line"), Text("Usually where pieces promote."), ""),
)

PIECE_FORM: Final = (
    Spec("name", TEXT, Text("Name"), required=True),
    Spec("native", TEXT, Text("Sign"), Text("A sign from another script, if it has one. May be empty."), ""),
)

CAPTURE: Final = (
    Spec(
        "held_as",
        PIECE,
        Text("When captured, it becomes"),
        Text("What the captor gets in hand. A piece out of the game never comes back."),
        "",
        choices=(("", Text("Nothing: it leaves the game")),),
    ),
)

DROP: Final = (
    Spec(
        "drop.zone",
        ZONE,
        Text("Squares for drops"),
        Text("A drop puts a captured piece from the hand on an empty square."),
        required=True,
    ),
    Spec("drop.may_mate", FLAG, Text("A drop may give checkmate"), default=True),
    Spec("drop.may_check", FLAG, Text("A drop may give check"), default=True),
    Spec(
        "drop.one_a_file",
        ZONE,
        Text("Not on a file with another"),
        Text("It cannot be dropped on a file where its player has a piece of this kind on these squares."),
        "",
    ),
)

PROMOTION: Final = (
    Spec("promotion.must_to", ZONE, Text("It must promote on arriving at"), None, ""),
    Spec("promotion.may_to", ZONE, Text("It may promote on arriving at"), None, ""),
    Spec("promotion.must_from", ZONE, Text("It must promote on leaving"), None, ""),
    Spec("promotion.may_from", ZONE, Text("It may promote on leaving"), None, ""),
)

TERRAIN: Final = (
    Spec("zone", ZONE, Text("On these squares"), None, required=True),
    Spec("moves", MOVES, Text("It also moves"), Text("For example, fmR2: up to two squares forward."), required=True),
    Spec("instead", FLAG, Text("Instead of its other moves"), default=False),
    Spec("within", ZONE, Text("On paths within"), None, ""),
)

SPECIAL: Final = (
    Spec(
        "pawn",
        FLAG,
        Text("Counts as a pawn"),
        Text("Its moves count as progress where a number of moves without progress draws the game."),
        False,
    ),
    Spec(
        "en_passant",
        FLAG,
        Text("Can be captured en passant"),
        Text("After a long move, pieces of its kind can capture it on a square it passed over."),
        False,
    ),
    Spec("confined", ZONE, Text("Never leaves"), None, ""),
    Spec(
        "wall",
        ZONE,
        Text("Walls"),
        Text("Slides from outside end where they enter these squares of the piece's own side."),
        "",
    ),
    Spec(
        "faces",
        MOVES,
        Text("Faces the other king"),
        Text("Movement that only attacks the other king, as in xiangqi: cR or fcR."),
        "",
    ),
    Spec("spares", PIECES, Text("Never captures"), None, []),
    Spec("no_screen", PIECES, Text("Cannot hop over"), None, []),
    Spec("limit", NUMBER, Text("Maximum on the board"), Text("0: no limit."), 0, most=200),
    Spec(
        "twice",
        FLAG,
        Text("Steps on after a capture"),
        Text("After a capture on a neighbouring square, it may step once more; it may also pass."),
        False,
    ),
    Spec("letter", TEXT, Text("Letter in written moves"), Text("If different, such as Ln."), ""),
)

CASTLING: Final = (
    Spec("castling.rook", PIECE, Text("The king castles with"), required=True),
    Spec(
        "castling.history",
        FLAG,
        Text("Not after king or rook has moved"),
        default=True,
    ),
)

CASTLE: Final = (
    Spec("king", TEXT, Text("King from"), required=True),
    Spec("king_to", TEXT, Text("King to"), required=True),
    Spec("rook", TEXT, Text("Rook from"), required=True),
    Spec("rook_to", TEXT, Text("Rook to"), required=True),
    Spec("written", CHOICE, Text("Written as"), required=True, choices=(("O-O", None), ("O-O-O", None))),
    Spec("letter", TEXT, Text("Letter in positions"), required=True),
)

ENDS: Final = (
    Spec(
        "end.stalemate_loses",
        CHOICE,
        Text("A player without a move"),
        Text("Checkmate always wins. This applies to a player who is not in check."),
        False,
        choices=((False, Text("draws")), (True, Text("loses"))),
    ),
    Spec(
        "end.move_limit",
        NUMBER,
        Text("Moves without progress before a draw"),
        Text("Moves of each side without a capture, a drop, a promotion or a pawn's move. 0: never."),
        0,
        most=1000,
    ),
    Spec("end.draws", FLAG, Text("The game can be drawn"), default=True),
)

REPETITION: Final = (
    Spec(
        "repetition.count",
        NUMBER,
        Text("Occurrences that count as repetition"),
        Text("3: when it occurs for the third time. 0: never."),
        3,
        most=20,
    ),
    Spec(
        "repetition.illegal",
        FLAG,
        Text("The move that repeats it is illegal"),
        Text("Otherwise the game is drawn, or as follows."),
        False,
    ),
    Spec(
        "repetition.to_move",
        CHOICE,
        Text("The player then to move"),
        default="",
        choices=(("", Text("draws")), ("wins", Text("wins")), ("loses", Text("loses"))),
    ),
    Spec("repetition.perpetual_loses", FLAG, Text("A player who gave check every time loses"), default=False),
    Spec("repetition.replay_swapped", FLAG, Text("Play again with sides swapped"), default=False),
)

ARRIVAL: Final = (
    Spec("end.arrival", ZONE, Text("Goal"), None, required=True),
    Spec("end.arrivers", PIECES, Text("Pieces that win there"), Text("If none, the king."), []),
    Spec("end.arrival_safe", FLAG, Text("Only if it is not attacked there"), default=False),
    Spec("end.arrival_reason", TEXT, Text("What this win is called"), required=True),
    Spec("end.arrival_sentence", TEXT, Text("Sentence that announces it"), required=True),
)

SETUP: Final = (
    Spec("setup.task", TEXT, Text("What a player is asked to do"), required=True),
    Spec(
        "setup.files",
        TEXT,
        Text("Files of the first rank to be arranged"),
        Text("Their letters, such as bg."),
        required=True,
    ),
    Spec("setup.by_swapping", FLAG, Text("Chosen by swapping neighbours on the board"), default=False),
)

SETUP_CHOICE: Final = (
    Spec("choices", TEXT, Text("Letters of the pieces"), required=True),
    Spec("titles", TEXT, Text("Name of the choice"), required=True),
)

_OF_PIECES: Final = (*PIECE_FORM, *CAPTURE, *DROP, *PROMOTION, *TERRAIN, *SPECIAL)
_OF_GAMES: Final = (
    *(*GAME, *BOARD, *CASTLING, *CASTLE),
    *(*ENDS, *REPETITION, *ARRIVAL, *SETUP, *SETUP_CHOICE),
)


def label_at(where: Where, key: str) -> str:
    """Return the label of the field for a key at a place of a definition, in or above it; empty if there is none."""
    specs = _OF_PIECES if where[:1] == (definition.PIECE,) else _OF_GAMES
    names = [str(name) for name in where if not isinstance(name, int)]
    keys = {".".join(names[start:]) for names in (names, [*names, key]) for start in range(len(names))}
    fields = [spec for spec in specs if spec.key in keys and spec.key.split(".")[-1] == key]
    return max(fields, key=lambda spec: len(spec.key)).label() if fields else ""


NEW_PIECES: Final = (
    ("K", {"name": "King", "moves": "K", "royal": True}),
    ("P", {"name": "Pawn", "moves": "fmWfcF", "pawn": True}),
    ("N", {"name": "Knight", "moves": "N"}),
    ("B", {"name": "Bishop", "moves": "B"}),
    ("R", {"name": "Rook", "moves": "R"}),
    ("Q", {"name": "Queen", "moves": "Q"}),
    ("C", {"name": "Cannon", "moves": "mRcpR"}),
    ("G", {"name": "Gold", "moves": "WfF"}),
    ("S", {"name": "Silver", "moves": "FfW"}),
)
"""Pieces to begin with, by their letters."""
