"""What tests of sentences share."""

from collections.abc import Iterator

import pytest

from game.messages.language import LANGUAGES, speaking


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language, spoken while a test runs."""
    with speaking(request.param):
        yield request.param
