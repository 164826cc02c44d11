"""A homepage for a test."""

from collections.abc import Iterator

import pytest
from homepage_server import HomepageServer


@pytest.fixture
def server() -> Iterator[HomepageServer]:
    made = HomepageServer()
    yield made
    made.close()
