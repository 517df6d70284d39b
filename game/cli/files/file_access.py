"""Files that a command reads and writes, and why the system doesn't let it, as the sentence that a person reads."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.cli.arguments import CommandError
from game.messages.functions import errors as say_errors
from saves.disk.files import reason_of


@contextmanager
def reading(path: str | Path) -> Iterator[None]:
    """Where the system doesn't let a file be read, that is a CommandError with code 2."""
    try:
        yield
    except OSError as error:
        raise CommandError(say_errors.unreadable(str(path), reason_of(error))) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Where the system doesn't let a file be written, that is a CommandError with code 1."""
    try:
        yield
    except OSError as error:
        raise CommandError(say_errors.unwritable(str(path), reason_of(error)), 1) from None
