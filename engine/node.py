"""An inner node of the search while its moves are searched."""

from typing import Final

from mypy_extensions import i64

from surajang.engine.picker import Picker
from surajang.engine.state import SearchState


class Node:
    """One inner node while its moves are searched.

    The window is `alpha` to `beta`, to be searched to `depth` plies. A `cut_node` is expected to fail high; the window
    of a `pv_node` is open. `entry` and `table_value`: the transposition table's, 0 and UNKNOWN if there is none.
    `evaluation`: the static evaluation, corrected by the table's value where that is a tighter bound; UNKNOWN in check.
    `improving`: the static evaluation has risen since our last move. `extension`: plies by which the table's move is
    extended. `futile`: quiet moves that give no check are pruned. `without_drops`: a weak level overlooks drops here.
    `was_pv`: the node is or was on a principal variation. `late_moves`: from this number on, quiet moves are pruned.

    `move_count` moves have been considered, `searched` of them searched; the first `quiets_tried` and `captures_tried`
    are listed for the histories.
    """

    def __init__(self, state: SearchState, ply: i64) -> None:
        self.ply: Final[i64] = ply
        self.picker: Final[Picker] = Picker(state, ply)
        self.alpha: i64 = 0
        self.beta: i64 = 0
        self.depth: i64 = 0
        self.cut_node: bool = False
        self.pv_node: bool = False
        self.in_check: bool = False
        self.entry: i64 = 0
        self.table_value: i64 = 0
        self.evaluation: i64 = 0
        self.improving: bool = False
        self.extension: i64 = 0
        self.futile: bool = False
        self.without_drops: bool = False
        self.table_move_captures: bool = False
        self.was_pv: bool = False
        self.likely_fails_low: bool = False
        self.late_moves: i64 = 0
        self.parent_move_count: i64 = 0
        self.best: i64 = 0
        self.best_move: i64 = 0
        self.move_count: i64 = 0
        self.searched: i64 = 0
        self.quiets_tried: i64 = 0
        self.captures_tried: i64 = 0
