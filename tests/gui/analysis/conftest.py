"""The coach's facts are tested with the engine's values alone, whatever the theory files hold."""

from collections.abc import Iterator

import pytest

from surajang.gui.analysis import known_values
from surajang.gui.analysis.move_facts import values_of


@pytest.fixture(autouse=True)
def engine_values(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game has a theory, so that new theory changes no fact on file."""
    monkeypatch.setattr(known_values, "report_of", lambda _: None)
    values_of.cache_clear()
    yield
    values_of.cache_clear()
