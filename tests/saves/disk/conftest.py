"""What holds for every test of the disk."""

import os
from collections.abc import Iterator

import pytest


def _next_number() -> int:
    """The number that the next open file gets: the first that is free."""
    descriptor = os.open(os.devnull, os.O_RDONLY)
    os.close(descriptor)
    return descriptor


@pytest.fixture(autouse=True)
def _every_file_is_closed() -> Iterator[None]:
    """No file stays open: a program that is never closed would run out of them."""
    before = _next_number()
    yield
    assert _next_number() <= before
