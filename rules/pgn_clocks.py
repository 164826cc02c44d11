"""The clock times of PGN: `[%clk h:mm:ss]` in the comment of the player's move, `[%oclk …]` for the opponent's."""

import re
from typing import Final

from surajang.rules.game import Node
from surajang.rules.tokens import INVISIBLE

MAX_HOURS: Final = 999_999
CLOCK: Final = re.compile(rf"\[%(o?clk)[\s{INVISIBLE}]++" r"([0-9]++):([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,6})?)\]")
CLOCK_AND_BLANKS: Final = re.compile(rf"[ \xa0]?{CLOCK.pattern}[ \xa0]?")


def mover_of(node: Node) -> int:
    """Return the side that made a node's move; of the root, the first player's."""
    return 1 - node.side if node.parent else 0


def clock_text(node: Node) -> str:
    """Return the clock times after a move, without the opponent's if it is unchanged."""
    if node.clocks is None:
        return ""
    mover = mover_of(node)
    own, other = node.clocks[mover], node.clocks[1 - mover]
    before = node.parent.clocks[1 - mover] if node.parent and node.parent.clocks else None
    texts = [f"[%clk {time_text(own)}]"] if own is not None else []
    if other is not None and (before is None or time_text(other) != time_text(before)):
        texts.append(f"[%oclk {time_text(other)}]")
    return " ".join(texts)


def time_text(seconds: float) -> str:
    """Return a time as hours, minutes and seconds to the tenth, limited to MAX_HOURS.

    >>> from surajang.rules import pgn_clocks
    >>> pgn_clocks.time_text(3599.94)
    '0:59:59.9'
    """
    tenths = round(min(max(seconds, 0), MAX_HOURS * 3600) * 10)
    whole, tenth = divmod(tenths, 10)
    text = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{text}.{tenth}" if tenth else text


def seconds_of(hours: str, minutes: str, seconds: str) -> float:
    """Return a written time in seconds, to the tenth and limited to MAX_HOURS."""
    hours = hours.lstrip("0") or "0"
    if len(hours) > len(str(MAX_HOURS)):
        return MAX_HOURS * 3600.0
    return min(round(int(hours) * 3600 + int(minutes) * 60 + float(seconds), 1), MAX_HOURS * 3600.0)
