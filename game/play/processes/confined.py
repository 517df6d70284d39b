"""What an external program may do while it plays: read anything except what it must not know, write to a folder of its
own, and reach no network.

On Linux the kernel enforces this (Landlock for files, seccomp for the rest), without privileges and without another
program. Bubblewrap would do the same, but isn't installed everywhere, and some systems forbid what it needs. The
Landlock packages on PyPI have had no release for years, so the few calls are made here.
"""

import ctypes
import errno
import os
import platform
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from struct import pack
from tempfile import TemporaryDirectory
from typing import Final

MOST_MEMORY: Final = 4 << 30

LONGEST_FILE: Final = 256 << 20

MOST_FILES: Final = 1024

_SCRATCH: Final = "hand-and-foot-bot-"

# linux/landlock.h
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION: Final = 1
_PATH_BENEATH: Final = 1
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = (1 << bit for bit in range(4))
_CHANGES: Final = sum(1 << bit for bit in range(4, 13))  # create and remove files and folders of all kinds
_SINCE: Final = ((2, 1 << 13), (3, 1 << 14))
"""Versions that can forbid more: linking to another folder, truncating."""
_SCOPED_SINCE: Final = 6
_SCOPED: Final = 3
"""Abstract sockets and signals of other programs."""

# linux/seccomp.h, linux/filter.h, linux/audit.h
_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_LOAD, _JUMP_EQUAL, _JUMP_GREATER_EQUAL, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050000 + errno.EPERM, 0x80000000
_NUMBER_AT, _ARCHITECTURE_AT = 0, 4
_OTHER_ABI: Final = 0x40000000
"""From this number on, system calls are those of x32."""

_FORBIDDEN: Final = {
    # socket, truncate, io_uring_setup, and everything that changes owners, rights and attributes, which Landlock allows
    "x86_64": (0xC000003E, (41, 76, 425, 90, 91, 92, 93, 94, 260, 268, 452, 188, 189, 190, 197, 198, 199, 463, 466)),
    "aarch64": (0xC00000B7, (198, 45, 425, 52, 53, 54, 55, 452, 5, 6, 7, 14, 15, 16, 463, 466)),
}

_SHARED: Final = {
    # memory, semaphores and messages of System V, message queues, keys: what one program can leave for another
    "x86_64": (*range(29, 32), *range(64, 72), 220, 240, 241, *range(248, 251)),
    "aarch64": (180, 181, *range(186, 198), *range(217, 220)),
}

_DEVICES: Final = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")


def can_confine() -> bool:
    """Whether this system can confine a program."""
    return _version() > 0 and platform.machine() in _FORBIDDEN


class Confinement:
    """The limits of one program, and a folder to write to; `hidden` files and folders are inaccessible.

    Raises OSError if the system fails to set them up.
    """

    def __init__(self, hidden: Sequence[Path]) -> None:
        self.scratch = TemporaryDirectory(prefix=_SCRATCH, ignore_cleanup_errors=True)
        """Where it may write; removed by `close`."""
        try:
            self._rules: int | None = _ruleset([path.resolve() for path in hidden], Path(self.scratch.name).resolve())
        except OSError:
            self.scratch.cleanup()
            raise

    @property
    def environment(self) -> dict[str, str]:
        """The program's environment variables."""
        return {**os.environ, "TMPDIR": self.scratch.name}

    def step_inside(self) -> Callable[[], None]:
        """A function for the new process to call before it becomes the program. Everything it needs is prepared in
        advance.
        """
        import resource

        return _stepping(
            self._rules,
            {
                resource.RLIMIT_DATA: MOST_MEMORY,
                resource.RLIMIT_FSIZE: LONGEST_FILE,
                resource.RLIMIT_NOFILE: MOST_FILES,
                resource.RLIMIT_CORE: 0,
            },
        )

    def forget_rules(self) -> None:
        """The program has started and has its own copy of the rules."""
        if self._rules is not None:
            os.close(self._rules)
            self._rules = None

    def close(self) -> None:
        """The program has ended: remove its folder."""
        self.forget_rules()
        self.scratch.cleanup()


def _stepping(rules: int | None, limits: Mapping[int, int]) -> Callable[[], None]:
    """A function that limits the process which calls it and, with a ruleset, confines it. Everything it needs is
    prepared in advance.
    """
    import resource

    bounds = [(kind, _within(most, resource.getrlimit(kind)[1])) for kind, most in limits.items()]
    confine = _confining(rules) if rules is not None else lambda: None

    def step() -> None:
        for kind, most in bounds:
            resource.setrlimit(kind, (most, most))
        confine()

    return step


def _confining(rules: int) -> Callable[[], None]:
    library, instructions = _library(), _filter()
    steps = ctypes.create_string_buffer(instructions)

    def confine() -> None:
        head = ctypes.create_string_buffer(pack("HxxxxxxP", len(instructions) // 8, ctypes.addressof(steps)))
        _allow(rules, Path(f"/proc/{os.getpid()}"), _READ_FILE | _READ_DIR)
        failed = (
            library.prctl(_NO_NEW_PRIVILEGES, *map(ctypes.c_ulong, (1, 0, 0, 0)))
            or library.syscall(_RESTRICT_SELF, rules, 0)
            or library.prctl(_SET_SECCOMP, ctypes.c_ulong(_FILTER), head)
        )
        if failed:
            os._exit(126)

    return confine


def _within(most: int, allowed: int) -> int:
    return most if allowed < 0 else min(most, allowed)  # -1 means no limit


def _version() -> int:
    return _called(_CREATE_RULESET, None, 0, _ASK_VERSION) if sys.platform == "linux" else 0


def _ruleset(hidden: Sequence[Path], scratch: Path | None) -> int:
    """A Landlock ruleset as an open file; only in `scratch` may be written, and nobody else's is read, not even one
    made later: partners could leave their cards there. Raises OSError.
    """
    version = _version()
    readable = _EXECUTE | _READ_FILE | _READ_DIR
    everything = readable | _WRITE_FILE | _CHANGES | sum(more for since, more in _SINCE if version >= since)
    attributes = pack("QQQ", everything, 0, _SCOPED) if version >= _SCOPED_SINCE else pack("Q", everything)
    others = Path("/proc").glob("[0-9]*")  # other processes' pipes and command lines
    kept_from = {*hidden, *others}
    if scratch is not None:
        kept_from |= {scratch, *scratch.parent.glob(f"{_SCRATCH}*")}
    rules = _called(_CREATE_RULESET, ctypes.c_char_p(attributes), len(attributes), 0)
    if rules < 0:
        raise OSError("the kernel takes no rules")
    for path in _beside(Path("/"), kept_from, {above for hid in kept_from for above in hid.parents}):
        _allow(rules, path, readable)
    if scratch is not None:
        _allow(rules, scratch, everything)
    for device in _DEVICES:
        _allow(rules, Path(device), _READ_FILE | _WRITE_FILE)
    return rules


def _allow(rules: int, path: Path, access: int) -> None:
    """Allow this in a file or folder; one that is gone or can't be opened needs no rule."""
    with suppress(OSError):
        found = os.open(path, os.O_PATH | os.O_CLOEXEC | os.O_NOFOLLOW)
        try:
            if not path.is_dir():
                access &= _EXECUTE | _READ_FILE | _WRITE_FILE
            _called(_ADD_RULE, rules, _PATH_BENEATH, ctypes.c_char_p(pack("=Qi", access, found)), 0)
        finally:
            os.close(found)


def _beside(folder: Path, hidden: Collection[Path], above: Collection[Path]) -> Iterator[Path]:
    """Everything in the folder except hidden files, in as few paths as possible; `above` are the folders that contain
    hidden ones. Links are skipped: only their targets count.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            path = Path(entry.path)
            if entry.is_symlink() or path in hidden:
                continue
            if path in above:
                yield from _beside(path, hidden, above)
            else:
                yield path


def _called(number: int, *arguments: object) -> int:
    """What the kernel answers; less than 0 where it refuses."""
    return int(_library().syscall(number, *arguments))


@cache
def _library() -> ctypes.CDLL:
    """The system's own; opened anew for each call it took as long as all the calls."""
    return ctypes.CDLL(None)


def _filter() -> bytes:
    """Instructions that allow every system call except forbidden ones, and end a program for another processor, whose
    numbers have other meanings.
    """
    architecture, forbidden = _FORBIDDEN[platform.machine()]
    forbidden = (*forbidden, *_SHARED[platform.machine()])
    steps = [_step(_LOAD, _ARCHITECTURE_AT), _jump(_JUMP_EQUAL, 1, architecture), _step(_RETURN, _KILL)]
    steps += [_step(_LOAD, _NUMBER_AT), _jump(_JUMP_GREATER_EQUAL, len(forbidden) + 1, _OTHER_ABI)]
    steps += [_jump(_JUMP_EQUAL, len(forbidden) - place, number) for place, number in enumerate(forbidden)]
    steps += [_step(_RETURN, _ALLOW), _step(_RETURN, _REFUSE)]
    return b"".join(steps)


def _step(code: int, value: int) -> bytes:
    return pack("HxxI", code, value)


def _jump(code: int, steps: int, value: int) -> bytes:
    """Over so many steps if what was loaded compares so with the value, otherwise none."""
    return pack("HBxI", code, steps, value)
