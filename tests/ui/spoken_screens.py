"""Every screen in another language. Most samples are values made when their modules are imported, which is in English:
they are imported once more while the language is spoken.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module

from game.messages.language import speak
from game.toolkit.scene import Scene

Screens = dict[str, Callable[[], Scene]]
KEPT = ("tests.ui.drive", __name__)
"""What holds kits and no words."""


@contextmanager
def screens_in(language: str) -> Iterator[Screens]:
    """Every screen, as it is made inside."""
    speak(language)
    try:
        yield _imported_again(language)
    finally:
        speak("en")


@cache
def _imported_again(language: str) -> Screens:
    """The samples of the language that is spoken now, beside the usual ones."""
    usual = {name: sys.modules.pop(name) for name in tuple(sys.modules) if _is_sample(name)}
    try:
        screens: Screens = import_module("tests.ui.every_screen").EVERY
        return screens
    finally:
        sys.modules.update(usual)


def _is_sample(name: str) -> bool:
    return name.startswith("tests.ui.") and not name.startswith(("tests.ui.all_screens", *KEPT))
