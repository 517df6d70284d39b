"""The program started for a player who only listens."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.screen_reader.desktop_session import ReaderSession
from tests.screen_reader.ear import Ear
from tests.window.pointer import FROM_SOURCE, ROOT, Screen


@contextmanager
def listening(folder: Path, arguments: Sequence[str]) -> Iterator[Ear]:
    """An ear at the program's window until the block ends; `folder` is for the session's own files."""
    with ReaderSession(folder / "run") as session, Screen((1280, 720)) as screen:
        environ = {**session.environ, "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy"}
        environ.pop("SDL_VIDEODRIVER", None)
        ear = Ear(session.address)
        program = subprocess.Popen([*FROM_SOURCE, *arguments, "--size", "1280x720"], cwd=ROOT, env=environ)
        try:
            ear.find_program()
            yield ear
        finally:
            program.terminate()
            program.wait()
            ear.close()
