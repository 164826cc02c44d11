"""The number of threads of Surajang's own engine in analysis."""

from pathlib import Path

import pytest

from surajang.gui.engines import programs
from surajang.gui.engines.programs import other_program, own_program, threads_of

PLENTY = 1 << 20
NOTHING = 0


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with 16 processors; the file gives its free memory."""
    file = tmp_path / "meminfo"
    monkeypatch.setattr(programs, "processors", lambda: 16)
    monkeypatch.setattr(programs, "_MEMORY", file)
    return file


@pytest.mark.parametrize(
    ("free", "hash_size", "threads"),
    [
        (PLENTY, 1024, "15"),
        (PLENTY, 64, "8"),
        (PLENTY, 1, "1"),
        (1000, 1024, "4"),
        (NOTHING, 1024, "1"),
    ],
)
def test_each_thread_has_memory_and_a_share_of_the_table(memory: Path, free: int, hash_size: int, threads: str) -> None:
    memory.write_text(f"MemTotal: 99999999 kB\nMemAvailable:   {1024 * free} kB\nBuffers: 7 kB\n")
    assert threads_of(own_program(), hash_size) == threads


def test_one_processor_is_left_free_if_the_memory_is_unknown(memory: Path) -> None:
    assert threads_of(own_program(), 1024) == "15"


def test_other_programs_get_one_thread(memory: Path) -> None:
    assert threads_of(other_program("fish"), 1024) == "1"
