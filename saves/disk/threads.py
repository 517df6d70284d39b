"""Threads that don't keep the program from ending."""

from collections.abc import Callable
from threading import Thread


def begin(name: str, work: Callable[..., object], *given: object) -> Thread:
    """A thread that has begun with this work."""
    thread = Thread(target=work, args=given, name=name, daemon=True)
    thread.start()
    return thread
