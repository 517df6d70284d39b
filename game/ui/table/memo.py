"""Remembers a pure function's last result, as long as its arguments are the same."""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Memo:
    """The last answer of each function, which must depend only on its arguments."""

    def __init__(self) -> None:
        self._last: dict[Callable[..., Any], tuple[tuple[object, ...], Any]] = {}

    def __call__(self, make: Callable[[*Given], Made], *given: *Given) -> Made:
        last = self._last.get(make)
        if last is None or last[0] != given:
            last = self._last[make] = given, make(*given)
        made: Made = last[1]
        return made
