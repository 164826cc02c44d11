"""What an engine has found out about a position: collected from its `info` lines, of which only the last are read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from gui.engines.protocol import Info, Score, parse_info
from gui.engines.requests import Request

FEW = 100
"""`info` lines that are all looked at when they come at once."""

_STATE, _REMARK, _UNWANTED = 0, -1, -2
_RANK = re.compile(rb" multipv ([0-9]{1,4})(?![0-9])")
_STATUS = (
    *("depth", "seldepth", "time", "nodes", "nps", "hashfull", "tbhits", "sbhits", "cpuload"),
    *("currmove", "currmovenumber", "refutation", "currline", "currline_cpu", "string"),
)


@dataclass(frozen=True)
class Analysis:
    """What is known of the position of a request so far.

    `lines` has the last that was said of each line, the best first; `status` the last that was said of all else, such
    as nodes and time.
    """

    request: Request | None = None
    lines: tuple[Info, ...] = ()
    status: Info = Info()  # noqa: RUF009 - it is frozen

    @property
    def score(self) -> Score | None:
        """The score of the best line, if there is one."""
        return self.lines[0].score if self.lines else None

    @property
    def depth(self) -> int:
        """How many moves deep the best line has been searched, 0 at the beginning."""
        return (self.lines[0].depth or 0) if self.lines else 0


class Collector:
    """Collects what an engine says of one request.

    An engine may say a hundred times as much as anybody reads. What is said is therefore kept as it came, only the last
    of each kind, and understood when somebody asks.
    """

    def __init__(self, request: Request, lines: int) -> None:
        self._count = lines
        self._pending: dict[int, bytes] = {}  # by what it is about, oldest first
        self._lines: dict[int, Info] = {}
        self._analysis = Analysis(request)

    def take(self, infos: Sequence[bytes]) -> bool:
        """Take in `info` lines in the order in which they came; return whether there is something new.

        Of very many that come at once, those before the last of each line of play are not looked at.
        """
        newest: dict[int, bytes] = {}
        wanted = self._count if len(infos) > FEW else FEW
        for line in reversed(infos):
            subject = self._subject(line)
            if subject not in newest:
                newest[subject] = line
                wanted -= subject > 0
                if not wanted:
                    break
        newest.pop(_UNWANTED, None)
        for subject, line in reversed(newest.items()):
            self._pending.pop(subject, None)
            self._pending[subject] = line
        return bool(newest)

    def _subject(self, line: bytes) -> int:
        """Return what an `info` line is about: the rank of a line of play, or something else."""
        if line.startswith(b"info string "):
            return _REMARK
        if b" score " not in line and b" pv " not in line:
            return _STATE
        found = _RANK.search(line)
        rank = int(found.group(1)) if found else 1
        return rank if 1 <= rank <= self._count else _UNWANTED

    @property
    def analysis(self) -> Analysis:
        """All that is known now."""
        if self._pending:
            status = self._analysis.status
            for subject, line in self._pending.items():
                info = parse_info(line.decode("utf-8", "replace"))
                if subject > 0:
                    self._lines[subject] = info
                said = {name: getattr(info, name) for name in _STATUS}
                status = replace(status, **{name: value for name, value in said.items() if value not in (None, "", ())})
            self._pending.clear()
            lines = tuple(self._lines[rank] for rank in sorted(self._lines))
            self._analysis = Analysis(self._analysis.request, lines, status)
        return self._analysis
