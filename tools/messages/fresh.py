"""The modules made from message files are in no repository: whoever imports `tools` has them, made anew if a message
file or what makes them has changed.

That is `main.py`, `setup.py`, `pyinstaller.spec`, the tests and every tool: all that starts in a checkout. An installed
game has them in its package, and nothing of this.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from tools.messages.text_folder import MADE, PACKAGE, ROOT, TEXT

_PACKAGE_TEXT: Final = '''\
"""The messages of each section, in the language spoken now: `from {messages} import log as say`.

Made from the message files by `python -m tools.messages`, like all beside it. Their sum is {digest}.
"""

from {package}.sections import section as __getattr__
'''


class CannotMake(Exception):
    """The modules can't be made; the message is one sentence."""


def make_fresh(*, anew: bool = False) -> None:
    """Make the modules if they are not those of the message files, or in any case. Ends the program with a sentence if
    that fails. Where there are no message files, as beside the toolkit alone, nothing is made.
    """
    if not TEXT.exists() or (is_fresh(digest()) and not anew):
        return
    try:
        with _alone():
            if anew or not is_fresh(digest()):  # else another process has been faster
                _make()
    except (CannotMake, OSError) as error:
        told = error if isinstance(error, CannotMake) else f"The texts of the game could not be made anew: {error}"
        print(told, file=sys.stderr)
        raise SystemExit(2) from None


def digest() -> str:
    """The sum of all that the modules depend on. (A better hash would take longer to import than this takes.)"""
    made_by = (*TEXT.glob("*.ftl"), *TEXT.glob("*.py"), *Path(__file__).parent.glob("*.py"))
    total = 0
    for path in sorted(made_by):
        total = crc32(path.read_bytes(), crc32(path.name.encode(), total))
    return f"{total:08x}"


def is_fresh(wanted: str) -> bool:
    """Whether the modules were made from what has this sum."""
    try:
        return wanted in (MADE / "__init__.py").read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return False


def _make() -> None:
    """Make the modules in a folder aside, and put it in place of the old one.

    Raises:
        CannotMake: A message is wrong, or `fluent.syntax` is missing.
        OSError: They can't be written here.
    """
    import importlib
    import tempfile

    wanted = digest()  # before the files are read: what is changed meanwhile is noticed at the next start
    try:
        from tools.messages.message_file import BadMessage
        from tools.messages.modules import made_modules, message_files
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("fluent", "typing_extensions"):
            raise
        python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
        raise CannotMake(
            f"To make the texts of the game anew a library is needed: {python} -m pip install fluent.syntax"
        ) from None
    try:
        modules = made_modules(message_files())
    except BadMessage as bad:
        raise CannotMake(str(bad)) from None
    modules["__init__.py"] = _PACKAGE_TEXT.format(messages=f"{PACKAGE}.{MADE.name}", package=PACKAGE, digest=wanted)
    with tempfile.TemporaryDirectory(prefix="messages-", dir=_aside()) as scratch:
        for name, code in modules.items():
            path = Path(scratch, "new", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, encoding="utf-8", newline="\n")
        if MADE.exists():
            MADE.rename(Path(scratch, "old"))
        Path(scratch, "new").rename(MADE)
    importlib.invalidate_caches()


def _aside() -> Path:
    """A folder for what isn't ready, on the same disk, which no package, tool or repository takes along."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def _alone() -> Iterator[None]:
    """While one process makes the modules, others wait."""
    from saves.disk.lock import LockTaken, hold

    descriptor = os.open(_aside() / "messages.lock", os.O_RDWR | os.O_CREAT)
    try:
        with suppress(OSError):  # a disk without locks
            while True:
                try:
                    hold(descriptor)
                    break
                except LockTaken:
                    time.sleep(0.02)
        yield
    finally:
        os.close(descriptor)
