"""What other programs do to the files of a simulated computer."""

import fcntl
import os
import random
from pathlib import Path
from typing import Final

from tests.simulation.computer import Computer
from tests.simulation.disk import DATA, folder_of
from tests.simulation.oracle import Oracle

COPIES: Final = (" (conflicted copy 2026-11-26)", ".sync-conflict-20261126-201501-ABCDEFG", " (1)")
"""What programs that keep two computers in step add to a name when both have changed the file."""


def meddle(computer: Computer, oracle: Oracle, chance: random.Random) -> str:
    """Some program does something to some file; what it was, in a sentence."""
    disk = computer.disk
    files = sorted(
        path for path, node in disk.device.now.items() if not node.is_folder and Path(path).is_file() and "." in path
    )
    if not files:
        return "Another program finds nothing."
    removed = [path for path in files if path.endswith(".jsonl") and "/removed/" in path]
    records = [path for path in files if path.endswith(".jsonl") and "/removed/" not in path]
    used = [path for path in records if path in disk.open_files]
    there = next((some for some in (removed, used, records) if some and chance.random() < 0.5), files)
    path = chance.choice(there)
    deeds: tuple[str, ...] = ("delete", "move", "replace", "append", "empty", "lock", "copy", "make folder", "link")
    if there is removed:
        deeds = ("delete", "copy", "copy")  # back by hand
    name = path.removeprefix(f"{DATA}/")
    with disk.aside():
        match chance.choice(deeds):
            case "link":
                return _link(computer, oracle, chance, path)
            case "delete" | "move" | "replace" | "empty" as how:
                return displace(computer, oracle, chance, path, how)
            case "copy":
                named, _, ending = path.rpartition(".")
                beside = (f"{path}.copy", *(f"{named}{mark}.{ending}" for mark in COPIES))
                copy = path.replace("/removed/", "/") if "/removed/" in path else chance.choice(beside)
                if not Path(copy).exists():
                    write(copy, Path(path).read_bytes())
                    if oracle.is_meddled(path):
                        oracle.meddled({copy})
                return f"Another program copies {name} to {copy.removeprefix(f'{DATA}/')}."
            case "append":
                oracle.meddled(disk.device.names_of(path))
                write(path, b"a line of another program\n", os.O_APPEND)
                return f"Another program writes a line into {name}."
            case "lock":
                descriptor = os.open(path, os.O_RDONLY)
                try:
                    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    return f"Another program would like to lock {name}."
                finally:
                    computer.scheduler.start("locker", lambda: _let_go(computer, descriptor))
                return f"Another program locks {name} for a while."
            case _:
                oracle.meddled(disk.device.leading_through(path))
                Path(path).unlink()
                Path(path).mkdir()
                return f"Another program makes a folder in the place of {name}."


def displace(computer: Computer, oracle: Oracle, chance: random.Random, path: str, how: str = "") -> str:
    """Takes away what is in a file, in one of four ways; which, in a sentence."""
    device, name = computer.disk.device, path.removeprefix(f"{DATA}/")
    with computer.disk.aside():
        if not Path(path).is_file():
            return f"Another program does not find {name}."
        how = how or chance.choice(("delete", "move", "replace", "empty"))
        oracle.meddled(device.names_of(path) if how == "empty" else device.leading_through(path))
        match how:
            case "delete":
                Path(path).unlink()
                return f"Another program deletes {name}."
            case "move":
                Path(path).replace(f"{path}.moved")
                return f"Another program gives {name} another name."
            case "replace":
                write(f"{path}.new", b"something else\n")
                Path(f"{path}.new").replace(path)
                return f"Another program puts a file of its own in the place of {name}."
            case _:
                write(path, b"", os.O_TRUNC)
                return f"Another program empties {name}."


def _link(computer: Computer, oracle: Oracle, chance: random.Random, path: str) -> str:
    """A second name for a file; or it is moved, and a link left in its place."""
    name, folder = path.removeprefix(f"{DATA}/"), folder_of(path)
    second, moved = f"{folder}/again-{Path(path).name}", f"{DATA}/elsewhere/{Path(path).name}"
    how = chance.choice(("name", "link", "move", "move relative"))
    place = moved if how.startswith("move") else second
    if os.path.lexists(place):
        return f"Another program finds a file in the place of {place.removeprefix(f'{DATA}/')}."
    if not how.startswith("move") and oracle.is_meddled(path):
        oracle.meddled({second})
    if how == "name":
        Path(second).hardlink_to(path)
        sync_folder(folder)
        return f"Another program gives {name} a second name."
    if how == "link":
        Path(second).symlink_to(path)
        sync_folder(folder)
        return f"Another program makes a link to {name}."
    Path(moved).parent.mkdir(exist_ok=True)
    sync_folder(DATA)
    Path(path).replace(moved)
    Path(path).symlink_to(moved if how == "move" else os.path.relpath(moved, folder))
    sync_folder(folder_of(moved))
    sync_folder(folder)
    oracle.renamed(path, moved)
    return f"Another program moves {name} and leaves a link in its place."


def write(path: str, data: bytes, flags: int = 0) -> None:
    """As another program does, to the device; in a folder of its own if there is none. A folder in its place stays."""
    if Path(path).is_dir():
        return
    if not Path(path).parent.is_dir():
        Path(path).parent.mkdir()
        sync_folder(folder_of(folder_of(path)))
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | flags)
    os.write(descriptor, data)
    os.fsync(descriptor)
    os.close(descriptor)
    sync_folder(folder_of(path))


def sync_folder(path: str) -> None:
    """The names in a folder are on the device."""
    folder = os.open(path, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def _let_go(computer: Computer, descriptor: int) -> None:
    computer.scheduler.sleep(5.0)
    os.close(descriptor)
