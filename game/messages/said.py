"""What is to be said, kept as facts until it is drawn, heard or printed: then it is worded in the language spoken."""

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from msgspec import Struct

from game.messages.language import spoken

T = TypeVar("T")
P = ParamSpec("P")


class UserError(Exception):
    """What somebody asked for can't be done. The message is the sentence that they read."""

    code = 2
    """The exit code of a command that stops with it: 1 for a failed check, 2 for bad arguments."""


class Said(Struct, Generic[T], frozen=True, dict=True):
    """A message, or whatever words these facts, and the facts. Two are equal that say the same in every language."""

    wording: Callable[..., T]
    facts: tuple[Any, ...] = ()

    def __call__(self) -> T:
        """In the language spoken now; remembered until another one is."""
        code, text = self.__dict__.get("spoken", ("", None))
        if code != spoken():
            text = self.wording(*self.facts)
            self.__dict__["spoken"] = spoken(), text
        return text  # type: ignore[no-any-return]


def saying(wording: Callable[P, T], *facts: P.args, **none: P.kwargs) -> Said[T]:
    """A message to be said with these facts."""
    assert not none, "facts have their order"
    return Said(wording, facts)
