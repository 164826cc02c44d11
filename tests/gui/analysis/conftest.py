"""The coach's facts are tested in the engine's values alone, whatever has become known of the games."""

from collections.abc import Iterator

import pytest

from surajang.gui.analysis import known_values
from surajang.gui.analysis.move_facts import values_of


@pytest.fixture(autouse=True)
def engine_values(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known of any game, so that new games change no fact on file."""
    monkeypatch.setattr(known_values, "report_of", lambda _: None)
    values_of.cache_clear()
    yield
    values_of.cache_clear()
