"""A helper process that searches the same position as its parent, some plies deeper, and shares its results.

The two exchange lines of JSON, one object each. From the other process: `{"search": NUMBER, "variant", "position",
"moves", "only", "lines"}` (named as in UCI), with the table that defines the variant as `"game"` if it is not built in
and the `"values"` that practice found for it, `{"stop": true}` and `{"forget": NUMBER}`. To it: `{"begun": NUMBER}`
when a search begins; for each depth `{"search": NUMBER, "depth", "score", "exact", "nodes", "moves"}`; and
`{"forgotten": NUMBER}`, after which former searches no longer write to the shared table. The worker ends when its
input ends, however the other process ended. `workers.py` is the other side.
"""

import json
import os
import signal
import sys
from typing import Any

from surajang.engine.own_process import die_with_parent
from surajang.engine.player import Player
from surajang.engine.practised import values_of
from surajang.engine.search import Report
from surajang.engine.search_request import Request
from surajang.engine.shared_memory import attach
from surajang.engine.shared_table import SharedTable
from surajang.engine.streams import lines
from surajang.engine.table_entry import EXACT
from surajang.rules.definition import variant_of


class Worker:
    """Carries out messages. Its searches skip the first `skipped_depths` depths."""

    def __init__(self, player: Player, skipped_depths: int) -> None:
        self._player = player
        self._skipped_depths = skipped_depths

    def handle(self, message: dict[str, Any]) -> None:
        """Carry out a message from the other process."""
        player = self._player
        player.stop()
        if "search" in message:
            if message.get("game"):
                player.add_games({message["variant"]: variant_of(message["game"], {})})
            player.set_option("UCI_Variant", message["variant"])
            values = message.get("values")
            player.use_values({message["variant"]: values_of(values)} if values else {})
            player.set_option("MultiPV", str(message["lines"]))
            player.set_position(message["position"], message["moves"])
            number = message["search"]

            def send_report(found: Report, moves: list[str]) -> None:
                if found.line == 1:
                    self._send(
                        search=number, depth=found.depth, score=found.score, exact=found.bound == EXACT,
                        nodes=found.nodes, moves=moves,
                    )  # fmt: skip

            self._send(begun=number)
            request = Request(infinite=True, skipped_depths=self._skipped_depths, moves=tuple(message["only"]))
            player.search(request, send_report, lambda line: None)
        elif "forget" in message:
            player.new_game()
            self._send(forgotten=message["forget"])

    @staticmethod
    def _send(**message: object) -> None:
        """Send a message to the other process; exit if it is gone."""
        try:
            print(json.dumps(message), flush=True)
        except OSError:
            os._exit(0)


def main(arguments: list[str]) -> int:
    """Handle messages until the input ends.

    `arguments`: megabytes of its own table, depths to skip, handle of the shared memory and its size in bytes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the parent process
    die_with_parent()
    megabytes, skipped_depths, handle, size = arguments
    player = Player(lambda error: os._exit(1))
    player.set_option("Hash", megabytes)
    player.share(SharedTable(attach(handle, int(size))))
    worker = Worker(player, int(skipped_depths))
    for line in lines(sys.stdin.buffer, lambda: None):
        worker.handle(json.loads(line))
    os._exit(0)
