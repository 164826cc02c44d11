"""A process that searches for another one, deeper where that is, and shares with it what it finds out.

Lines of JSON, one object each. From the other process: `{"search": NUMBER, "variant", "position", "moves", "only",
"lines"}` (as UCI names a game, a position, its moves, and what `go` is asked for), `{"stop": true}` and `{"forget":
NUMBER}`. To it: `{"begun": NUMBER}` once a search begins; for each depth `{"search": NUMBER, "depth", "score", "exact",
"nodes", "moves"}`; and `{"forgotten": NUMBER}`, after which nothing of former searches comes into the shared table. It
ends when its input does, however the other process ended. `workers.py` is the other side.
"""

import contextlib
import json
import os
import signal
import sys
from typing import Any

from surajang.engine.player import Player, Request
from surajang.engine.search import Report
from surajang.engine.shared_memory import attach
from surajang.engine.shared_table import SharedTable
from surajang.engine.streams import lines
from surajang.engine.table_entry import EXACT

_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG in Linux's prctl.h


class Worker:
    """Carries out what it is told. `ahead` says by how many plies its depths are ahead."""

    def __init__(self, player: Player, ahead: int) -> None:
        self._player = player
        self._ahead = ahead

    def obey(self, told: dict[str, Any]) -> None:
        """Carry out one of the lines above."""
        player = self._player
        player.stop()
        if "search" in told:
            player.set_option("UCI_Variant", told["variant"])
            player.set_option("MultiPV", str(told["lines"]))
            player.set_position(told["position"], told["moves"])
            number = told["search"]

            def tell(found: Report, moves: list[str]) -> None:
                if found.line == 1:
                    self._say(
                        search=number, depth=found.depth, score=found.score, exact=found.bound == EXACT,
                        nodes=found.nodes, moves=moves,
                    )  # fmt: skip

            self._say(begun=number)
            player.search(Request(infinite=True, ahead=self._ahead, moves=tuple(told["only"])), tell, lambda line: None)
        elif "forget" in told:
            player.new_game()
            self._say(forgotten=told["forget"])

    @staticmethod
    def _say(**told: object) -> None:
        """Tell the other process something. Where it is gone, there is nothing left to do."""
        try:
            print(json.dumps(told), flush=True)
        except OSError:
            os._exit(0)


def _die_with_parent() -> None:
    """Have the system kill this process when the other one dies, where it can do that. The end of the input is not
    noticed by a process that is stopped."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL, 0, 0, 0)


def main(arguments: list[str]) -> int:
    """Obey until the input ends. `arguments`: megabytes of an own table, how far ahead, and the shared memory's handle
    and bytes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed at a terminal is for the other process
    _die_with_parent()
    megabytes, ahead, handle, size = arguments
    player = Player(lambda error: os._exit(1))
    player.set_option("Hash", megabytes)
    player.share(SharedTable(attach(handle, int(size))))
    worker = Worker(player, int(ahead))
    for line in lines(sys.stdin.buffer, lambda: None):
        worker.obey(json.loads(line))
    os._exit(0)
