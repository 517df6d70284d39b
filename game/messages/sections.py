"""Behind `game.messages.functions`: at run time there is a function for each message requested so far, and no
others.
"""

from collections.abc import Callable
from functools import cache, partial

from game.messages.language import say


class _Section:
    """The functions of a section."""

    def __init__(self, section: str) -> None:
        self._section = section

    def __getattr__(self, message: str) -> Callable[..., str]:
        _must_be_a_name(message)
        made = self.__dict__[message] = partial(say, self._section, message)
        return made


@cache
def section(name: str) -> _Section:
    """The messages of a section, in the language spoken now."""
    _must_be_a_name(name)
    return _Section(name)


def _must_be_a_name(name: str) -> None:
    """Python and its tools look for `__wrapped__` and the like: those aren't messages."""
    if name.startswith("_"):
        raise AttributeError(name)
