"""A request to search, without a protocol."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Request:
    """A request to search. None means no bound; times are in seconds.

    `depth` in plies, `mate` in moves; `move_time` for this move; `clocks` and `increments` by side, for `moves_to_go`
    moves (0: the rest of the game). `infinite`: until `stop`; `pondering`: not before `ponder_hit` or `stop`. `moves`:
    if not empty, the only moves to search, in UCI notation. `skipped_depths`: how many depths are skipped at the start.
    """

    depth: int | None = None
    nodes: int | None = None
    mate: int | None = None
    move_time: float | None = None
    clocks: tuple[float | None, float | None] = (None, None)
    increments: tuple[float, float] = (0.0, 0.0)
    moves_to_go: int = 0
    infinite: bool = False
    pondering: bool = False
    moves: tuple[str, ...] = ()
    skipped_depths: int = 0
