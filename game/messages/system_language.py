"""Which languages the person at this computer has asked the system for; no window is needed for it."""

import os
import sys
from collections.abc import Mapping

from game.messages.language import first_known

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says it, the strongest first; the first of them may hold several, with colons between."""


def system_language(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """The language for this person, by its code.

    >>> system_language({"LANG": "es_MX.UTF-8"}, "linux"), system_language({}, "linux")
    ('es', 'en')
    >>> system_language({"LANGUAGE": "fr:es", "LANG": "fr_FR"}, "linux")
    'es'
    """
    codes = [code for name in _VARIABLES for code in environ.get(name, "").split(":") if code]
    if platform == "win32" and not codes:
        codes = [_of_windows()]
    return first_known(codes)


def _of_windows() -> str:
    """The language of the system's own menus."""
    import locale
    from ctypes import windll  # type: ignore[attr-defined,unused-ignore]

    return str(locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), ""))
