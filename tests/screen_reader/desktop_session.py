"""A desktop session of its own, as screen readers need it: a message bus, and the service that programs tell."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, Self

LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing_services() -> str:
    """What is not here of all that is needed, "" if nothing is."""
    missing = [] if shutil.which("dbus-daemon") else ["dbus"]
    missing += [] if _launcher() else ["at-spi2-core"]
    try:
        import dbus_fast
    except ImportError:
        missing.append("dbus-fast")
    else:
        assert dbus_fast
    return f"not installed: {', '.join(missing)}" if missing else ""


def _launcher() -> str | None:
    return next((path for path in LAUNCHERS if Path(path).exists()), None)


class ReaderSession:
    """Both services, until it is left. `environ` is for whoever takes part in it."""

    def __init__(self, folder: Path) -> None:
        launcher = _launcher()
        assert launcher is not None
        folder.mkdir(exist_ok=True)
        folder.chmod(0o700)
        self.environ = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "GTK_A11Y": "none"}
        del self.environ["XDG_DATA_DIRS"]  # which say where the services are
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--print-address", "--nofork"],
            env=self.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._bus.stdout is not None
        self.environ["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()
        self._launcher = subprocess.Popen(
            [launcher, "--launch-immediately"],
            env=self.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def address(self) -> str:
        """Where the session's bus is."""
        return self.environ["DBUS_SESSION_BUS_ADDRESS"]

    def close(self) -> None:
        """Ends both."""
        for service in (self._launcher, self._bus):
            service.terminate()
            service.wait()
        assert self._bus.stdout is not None
        self._bus.stdout.close()

    def __enter__(self) -> Self:
        """The session; leaving ends it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Ends it."""
        self.close()
