"""Starts the platform's own programs: file windows, browsers, voices, font lists. Nothing else here starts any."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import subprocess  # imported lazily to start faster

LIBRARY_PATHS: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")
"""Where a packaged program finds its own libraries, which may be too old for other programs."""
ORIGINAL: Final = "_ORIG"
"""Under the name with this ending, PyInstaller keeps what the user had set."""


def outside_environment(environ: Mapping[str, str], is_packaged: bool) -> dict[str, str]:
    """The environment that other programs would have if this one weren't packaged.

    >>> outside_environment({"LD_LIBRARY_PATH": "/game", "LD_LIBRARY_PATH_ORIG": "/usr/local/lib"}, is_packaged=True)
    {'LD_LIBRARY_PATH': '/usr/local/lib'}
    """
    outside = dict(environ)
    for name in LIBRARY_PATHS:
        original = outside.pop(name + ORIGINAL, None)
        if original is not None:
            outside[name] = original
        elif is_packaged:
            outside.pop(name, None)
    return outside


def _environment() -> dict[str, str]:
    return outside_environment(os.environ, is_packaged=bool(getattr(sys, "frozen", False)))


def start(command: tuple[str, ...], *, reads_input: bool = False) -> "subprocess.Popen[bytes]":
    """Start a program in the background; raises OSError if that fails. What it prints is dropped."""
    import subprocess

    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE if reads_input else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_environment(),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def output_of(command: tuple[str, ...], seconds: float) -> bytes | None:
    """Run a program and return what it prints; None if it fails or takes longer."""
    import subprocess

    try:
        return subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=True,
            env=_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None


@contextmanager
def programs_of_libraries() -> Iterator[None]:
    """While this lasts, programs that a library starts by itself get the same environment."""
    before = {name: os.environ[name] for name in LIBRARY_PATHS if name in os.environ}
    outside = _environment()
    for name in before:
        if name in outside:
            os.environ[name] = outside[name]
        else:
            del os.environ[name]
    try:
        yield
    finally:
        os.environ.update(before)
