"""Types that are read from files, shown to msgspec while one thread is alone with it."""

from threading import Lock
from typing import Any, Final

import msgspec

_ALONE: Final = Lock()


def prepare(*types: Any) -> None:
    """Lets msgspec look at these types, and at all that they hold, now: a module that decodes them calls this once.

    It looks at a class when it first decodes one, and two threads that met there have crashed the interpreter.
    """
    with _ALONE:
        for one in types:
            msgspec.json.Decoder(one)
