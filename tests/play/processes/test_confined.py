"""Tests for game/play/processes/confined.py, with programs that really try what they must not."""

import ctypes
import errno
import os
import shlex
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.play.processes.confined import (
    Confinement,
    _beside,
    _filter,
    _ruleset,
    _stepping,
    _within,
    can_confine,
)
from game.play.programs.bot_pipes import BotGone, BotProcess, BotProgram

confines = pytest.mark.skipif(not can_confine(), reason="this system has no Landlock")

OPEN_FILES = Path("/proc/self/fd")

ATTEMPT = """
import ctypes, os, resource, socket, subprocess, sys, tempfile
from pathlib import Path
try:
    print("did", {attempt}, flush=True)
except OSError as refused:
    print(type(refused).__name__, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def told(tmp_path: Path) -> Callable[..., str]:
    """What a program says that tries something; beside it are `open.txt`, `empty` and the hidden `secret/deep.txt`."""
    (tmp_path / "open.txt").write_text("open")
    (tmp_path / "empty").mkdir()
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "deep.txt").write_text("hidden")
    (tmp_path / "link.txt").symlink_to(tmp_path / "secret" / "deep.txt")
    processes = list[BotProcess]()  # kept, so that nothing is tidied up because it was forgotten

    def tell(attempt: str, is_trusted: bool = False) -> str:
        words = attempt.replace("HERE", str(tmp_path)).replace("GAME", str(os.getpid()))
        command = shlex.join([sys.executable, "-IS", "-c", ATTEMPT.format(attempt=words)])
        process = BotProcess(BotProgram(command, None if is_trusted else (tmp_path / "secret",)))
        processes.append(process)
        try:
            return (process.read(20) or b"").decode().strip()
        except BotGone:
            return "gone"
        finally:
            process.kill()

    return tell


REFUSED = {
    "a hidden file": "Path('HERE/secret/deep.txt').read_text()",
    "a hidden file by a link": "Path('HERE/link.txt').read_text()",
    "what is in a hidden folder": "os.listdir('HERE/secret')",
    "a hidden file by another program": "subprocess.run(['cat', 'HERE/secret/deep.txt'], check=True, stderr=-3)",
    "writing": "Path('HERE/open.txt').write_text('other')",
    "a new file": "Path('HERE/new.txt').write_text('other')",
    "removing": "os.unlink('HERE/open.txt')",
    "removing a folder": "os.rmdir('HERE/empty')",
    "another name": "os.rename('HERE/open.txt', 'HERE/other.txt')",
    "cutting off": "os.truncate('HERE/open.txt', 0)",
    "other rights": "os.chmod('HERE/open.txt', 0)",
    "the internet": "socket.socket()",
    "programs nearby": "socket.socket(socket.AF_UNIX)",
    "messages to a partner": "[queue for queue in [ctypes.CDLL(None).msgget(0, 0o600)] if queue >= 0 or os.stat('')]",
    "ending the game": "os.kill(GAME, 0)",
    "the memory of the game": "open('/proc/GAME/mem', 'rb').read(1)",
    "what the game was started with": "open('/proc/GAME/environ', 'rb').read(1)",
}

LIMIT = "resource.getrlimit(resource.RLIMIT_"
LET = {
    "a file": ("Path('HERE/open.txt').read_text()", "did open"),
    "its own folder": ("Path(tempfile.gettempdir(), 'a').write_text('mine')", "did 4"),
    "another program": ("subprocess.run(['cat', 'HERE/open.txt'], capture_output=True, text=True).stdout", "did open"),
    "a device": ("Path('/dev/null').write_text('x')", "did 1"),
    "talking within itself": ("len(socket.socketpair())", "did 2"),
    "with 4 GiB of memory": (f"{LIMIT}DATA)", "did (4294967296, 4294967296)"),
    "with files of 256 MiB": (f"{LIMIT}FSIZE)", "did (268435456, 268435456)"),
    "with 1024 files": (f"{LIMIT}NOFILE)", "did (1024, 1024)"),
    "falling, without leaving its memory": (f"{LIMIT}CORE)", "did (0, 0)"),
}


@confines
@pytest.mark.parametrize("attempt", REFUSED.values(), ids=REFUSED)
def test_a_bot_is_held_back(told: Callable[..., str], tmp_path: Path, attempt: str) -> None:
    """Given a program that plays, it gets no hidden file, changes nothing, and reaches nobody."""
    said = told(attempt)
    assert said
    assert not said.startswith("did")
    assert (tmp_path / "open.txt").read_text() == "open"
    assert not (tmp_path / "new.txt").exists()


@confines
@pytest.mark.parametrize(("attempt", "said"), LET.values(), ids=LET)
def test_a_bot_may_work(told: Callable[..., str], attempt: str, said: str) -> None:
    """It reads what is not hidden, starts programs, and writes to a folder of its own."""
    assert told(attempt) == said


@confines
def test_a_trusted_bot_may_do_everything(told: Callable[..., str]) -> None:
    """One that was typed as bot-free reads what is hidden from others."""
    assert told("Path('HERE/secret/deep.txt').read_text()", is_trusted=True) == "did hidden"


@confines
@pytest.mark.parametrize("is_there_before", [True, False])
def test_no_bot_reads_what_another_writes(is_there_before: bool) -> None:
    """Given two bots, neither can read the other's folder, whoever came first: partners could leave their cards there.

    Nothing is hidden here: beside something hidden in the same folder, what is made later can't be read anyway.
    """
    attempt = ATTEMPT.format(attempt="Path(sys.stdin.readline().strip(), 'hand').read_text()")
    program = BotProgram(shlex.join([sys.executable, "-IS", "-c", attempt]))
    early = BotProcess(program) if not is_there_before else None
    other = Confinement(())
    Path(other.scratch.name, "hand").write_text("2C *R")
    process = early or BotProcess(program)
    process.send(other.scratch.name.encode())
    try:
        assert process.read(20) == b"PermissionError\n"
    finally:
        process.kill()
        other.close()


@confines
def test_its_folder_goes_with_it(told: Callable[..., str]) -> None:
    """Given a bot that has written something, nothing of it is left when it has ended."""
    folder = Path(told("tempfile.gettempdir()").removeprefix("did "))
    assert folder.name.startswith("hand-and-foot-bot-")
    assert not folder.exists()


# ---- what the kernel is told, read as it reads it


FORBIDDEN = {
    "socket": (41, 198),
    "truncate": (76, 45),
    "io_uring_setup": (425, 425),
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "setxattrat": (463, 463),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "removexattrat": (466, 466),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "shmdt": (67, 197),
    "semget": (64, 190),
    "semop": (65, 193),
    "semctl": (66, 191),
    "semtimedop": (220, 192),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
}
"""System calls with their numbers on x86-64 and arm64, as the kernel's tables have them."""
AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
ALLOWED, REFUSED_BY_KERNEL, KILLED = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x80000000  # SECCOMP_RET_…


def verdict(program: bytes, architecture: int, number: int) -> int:
    """What the kernel does with a system call, by the few instructions of BPF that there are here."""
    steps = list(struct.iter_unpack("HBBI", program))
    at = loaded = 0
    while True:
        code, if_so, if_not, value = steps[at]
        match code:
            case 0x20:  # BPF_LD | BPF_W | BPF_ABS, from struct seccomp_data
                loaded, jump = {0: number, 4: architecture}[value], 0
            case 0x15:  # BPF_JMP | BPF_JEQ
                jump = if_so if loaded == value else if_not
            case 0x35:  # BPF_JMP | BPF_JGE
                jump = if_so if loaded >= value else if_not
            case _:
                assert code == 0x06  # BPF_RET
                return int(value)
        at += 1 + jump


@pytest.mark.parametrize(("machine", "column"), [("x86_64", 0), ("aarch64", 1)])
def test_the_kernel_refuses_these_calls_and_no_other(
    machine: str, column: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given every number of a call, also of those that are numbered otherwise (x32), which are refused; a program for
    another processor is ended.
    """
    monkeypatch.setattr("game.play.processes.confined.platform.machine", lambda: machine)
    program = _filter()
    refused = {numbers[column] for numbers in FORBIDDEN.values()}
    for number in (*range(600), 0x3FFFFFFF):
        wanted = REFUSED_BY_KERNEL if number in refused else ALLOWED
        assert verdict(program, AUDIT_ARCH[machine], number) == wanted, number
    for number in (0x40000000, 0x40000029):
        assert verdict(program, AUDIT_ARCH[machine], number) == REFUSED_BY_KERNEL
    assert verdict(program, 0x40000003, 0) == KILLED


class KernelOfVersion:
    """Stands in for the C library: the kernel's version of Landlock, and what it is asked to forbid."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.forbids: tuple[int, ...] = ()
        self.rules = list[int]()

    def syscall(self, number: int, *arguments: Any) -> int:
        """As the kernel answers; without Landlock it knows none of these calls."""
        match number, arguments:
            case 444, (None, 0, 1):  # landlock_create_ruleset with LANDLOCK_CREATE_RULESET_VERSION
                return self.version
            case 444, (attributes, size, 0):
                self.forbids = struct.unpack(f"{size // 8}Q", ctypes.string_at(attributes, size))
                return self.rules.pop() if self.rules else os.open(os.devnull, os.O_RDONLY)
            case _:
                return 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has Landlock")
@pytest.mark.parametrize(
    ("version", "forbids"),
    [(-1, None), (1, (0x1FFF,)), (2, (0x3FFF,)), (3, (0x7FFF,)), (5, (0x7FFF,)), (6, (0x7FFF, 0, 3))],
)
def test_each_kernel_forbids_all_that_it_can(
    version: int, forbids: tuple[int, ...] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the versions of Landlock, 2 forbids linking to another folder, too, 3 truncating, 6 the sockets and signals
    of other programs; without it nothing can be confined. No open file and no folder is left; rules that it doesn't
    take are told.
    """
    kernel = KernelOfVersion(version)
    monkeypatch.setattr("game.play.processes.confined._library", lambda: kernel)
    monkeypatch.setattr("game.play.processes.confined.platform.machine", lambda: "x86_64")
    assert can_confine() == (forbids is not None)
    if forbids is not None:
        before = len(list(OPEN_FILES.iterdir()))
        bounds = Confinement(())
        bounds.close()
        assert kernel.forbids == forbids
        assert (len(list(OPEN_FILES.iterdir())), Path(bounds.scratch.name).exists()) == (before, False)
        kernel.rules = [-1, 0]
        assert _ruleset((), None) == 0
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
        with pytest.raises(OSError, match="takes no rules") as refused:  # which holds what isn't removed
            Confinement(())
        assert (list(tmp_path.iterdir()), refused.type) == ([], OSError)
    monkeypatch.setattr(sys, "platform", "win32")
    assert not can_confine()


@confines
def test_what_cannot_be_confined_is_not_run() -> None:
    """Given rules that the kernel refuses, the program is ended before it begins."""
    with Path("/dev/null").open() as no_rules:
        step = _stepping(no_rules.fileno(), {})
        run = subprocess.run([sys.executable, "-c", "print('here')"], preexec_fn=step, capture_output=True)
    assert (run.returncode, run.stdout) == (126, b"")


@pytest.mark.parametrize(("most", "allowed", "within"), [(4, -1, 4), (4, 0, 0), (4, 9, 4)])
def test_a_bound_is_never_raised(most: int, allowed: int, within: int) -> None:
    """Given what the system allows; -1 is no limit."""
    assert _within(most, allowed) == within


def test_what_lies_beside_hidden_files_is_named_in_few_paths(tmp_path: Path) -> None:
    """Given hidden files, whole folders are named where none is in them; links are not, as their targets count."""
    for name in ("a/one", "a/two", "b/three", "c/d/four"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "a")
    hidden = {tmp_path / "a" / "one", tmp_path / "c" / "d" / "four"}
    above = {folder for path in hidden for folder in path.parents}
    assert sorted(_beside(tmp_path, hidden, above)) == [tmp_path / "a" / "two", tmp_path / "b"]
    assert list(_beside(tmp_path / "none", hidden, above)) == []
