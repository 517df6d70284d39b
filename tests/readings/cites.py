"""How a test says which statement of a seed document, or which reading in the rules page, it holds the game to."""

from collections.abc import Callable
from typing import TypeVar

_Test = TypeVar("_Test", bound=Callable[..., None])


def cites(*statements: str) -> Callable[[_Test], _Test]:
    """Marks a test with what it proves: "S002-14" for a statement, "reading 4" for a reading."""

    def mark(test: _Test) -> _Test:
        vars(test).setdefault("cites", []).extend(statements)
        return test

    return mark
