"""What is done in a caged process: nothing that takes long to import comes with it."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path


def say_it(request: bytes) -> Iterator[bytes]:
    """The request, in two pieces."""
    yield request[:4]
    yield request[4:]


def never_end(request: bytes) -> Iterator[bytes]:
    """Holds the interpreter's lock for ever, as a library in C may."""
    yield b"begun"
    re.match(r"(a|a)*$", "a" * 64 + "b")
    yield b"ended"


def fall(request: bytes) -> Iterator[bytes]:
    """Ends as a library that finds no memory does."""
    yield b"begun"
    os.kill(os.getpid(), signal.SIGSEGV)


def eat(request: bytes) -> Iterator[bytes]:
    """Takes as much memory as it gets, and says each time how much it has."""
    eaten = []
    while True:
        eaten.append(bytearray(b"x") * (16 << 20))
        status = Path("/proc/self/status").read_text()
        yield next(line for line in status.splitlines() if line.startswith("VmHWM")).encode()


def write(request: bytes) -> Iterator[bytes]:
    """Writes a file, reads one, and complains."""
    sys.stderr.write("this is seen by nobody\n")
    try:
        Path(os.fsdecode(request)).write_bytes(b"written")
        yield b"written"
    except OSError:
        yield Path(__file__).read_bytes()[:3]
