"""The environment of the tests, the same on every machine: empty folders, one language and time zone, and no display,
sound, bus or game pad.
"""

import os
import shutil
import tempfile
import time
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Final

_OUTSIDE: Final = (
    *("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "PULSE_SERVER", "LC_ALL"),
    "PYTHONDONTWRITEBYTECODE",  # or each worker compiles every test, and each program that a test starts itself
)
_BEGIN: Final = ("XDG_", "LC_", "SDL_")
_SAME_EVERYWHERE: Final = {
    "LANG": "C.UTF-8",
    "LANGUAGE": "en",
    "TZ": "EST5EDT,M3.2.0,M11.1.0",  # in Greenwich, or without summer time, much would be right by chance
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
}
_FOLDERS: Final = {
    "HOME": "",
    "USERPROFILE": "",
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_DATA_DIRS": "shared",
    "XDG_CONFIG_DIRS": "shared",
}


class ShutIn:
    """A folder that every test finds empty, and the environment that leads there."""

    def __init__(self, environ: MutableMapping[str, str] = os.environ) -> None:
        """From now on, for this process and those it starts."""
        _keep_settings_of_pip(environ)
        self.folder = Path(tempfile.mkdtemp(prefix="hand-and-foot-tests-"))
        for name in [name for name in environ if name in _OUTSIDE or name.startswith(_BEGIN)]:
            del environ[name]
        environ.update(_SAME_EVERYWHERE)
        environ.update({name: str(self.folder / place) for name, place in _FOLDERS.items()})
        if hasattr(time, "tzset"):
            time.tzset()

    def empty(self) -> None:
        """Remove what a test has left."""
        with suppress(OSError):
            for path in self.folder.iterdir():
                shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink()

    def close(self) -> None:
        """Remove the folder."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _keep_settings_of_pip(environ: MutableMapping[str, str]) -> None:
    """Tests of packages install some: pip finds its settings and its cache where it found them before."""
    home = Path(environ.get("HOME", "/"))
    config = Path(environ.get("XDG_CONFIG_HOME") or home / ".config", "pip", "pip.conf")
    with suppress(OSError):
        if config.is_file():
            environ.setdefault("PIP_CONFIG_FILE", str(config))
    environ.setdefault("PIP_CACHE_DIR", str(Path(environ.get("XDG_CACHE_HOME") or home / ".cache", "pip")))
