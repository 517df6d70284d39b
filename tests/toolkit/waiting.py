"""Waiting for a thread, a process or a disk: never so briefly that a test fails because the machine is busy."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

_Found = TypeVar("_Found")

PATIENCE: Final = 300.0
"""Seconds after which nothing comes any more."""


def wait_for(
    find: Callable[[], _Found | None],
    meanwhile: Callable[[], object] = lambda: None,
    told: Callable[[], object] = lambda: "",
) -> _Found:
    """What is found at last, doing something between two looks; what is told, where it never is."""
    end = time.monotonic() + PATIENCE
    while (found := find()) is None:
        assert time.monotonic() < end, told()
        meanwhile()
        time.sleep(0.0003)
    return found


def wait_until(
    true: Callable[[], object], meanwhile: Callable[[], object] = lambda: None, told: Callable[[], object] = lambda: ""
) -> None:
    """The same, until it holds."""
    wait_for(lambda: true() or None, meanwhile, told)
