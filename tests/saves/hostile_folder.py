"""What somebody, or a broken program, may leave in the folder of the games."""

import json
import os
import socket
from pathlib import Path

from tests.saves.written_records import GAME, POSITION, ROUND, move, text_of

NAMES = ("U+0000: \0", "\x1b[2J\x9b", "\u202eback\u2066", "A" * 200, "B" * 500, "C" * 1_000_000, "\n\n\n", "\ufdd0", "")
"""For seats and games."""


def named(name: str) -> str:
    """A record of a game that is called so, and all who play it, too: a person and three computers."""
    level = {"kind": "computer", "level": "easy"}
    each = name if len(name) < 10_000 else "short"
    seats = [{**seat, **(level if number else {}), "name": each} for number, seat in enumerate(GAME["seats"])]
    seats[2] = {**seats[2], "name": name}
    return text_of({**GAME, "name": name, "rules": {"base": "web", "name": name[:60] or "x"}, "seats": seats}, ROUND)


def endless(path: Path, megabytes: float) -> Path:
    """A record of so many legal lines: melds that are laid down and taken back, again and again."""
    hands = ["KH KD KS AH AD AS 9C 8C", "JC QC", "JC QC", "JC QC"]
    melds = [{"cards": "KH KD KS"}, {"cards": "AH AD AS"}]
    pair = text_of(move(0, "meld", melds=melds), {"type": "undo", "seat": 0, "moves": 1})
    with path.open("w") as file:
        file.write(text_of(GAME, {**POSITION, "phase": "play", "hands": hands}))
        for _ in range(round(megabytes * 1e6 / len(pair) / 1000)):
            file.write(pair * 1000)
    return path


def fill(folder: Path, megabytes: float = 9.0) -> None:
    """All of it, each under a name that a record may have."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(NAMES):
        (folder / f"name-{number}.handfoot.jsonl").write_text(named(name))
    endless(folder / "endless.handfoot.jsonl", megabytes)
    (folder / "folder.handfoot.jsonl").mkdir()
    os.mkfifo(folder / "pipe.handfoot.jsonl")
    with socket.socket(socket.AF_UNIX) as listener:
        before = Path.cwd()
        os.chdir(folder)  # such a name may not be long
        try:
            listener.bind("socket.handfoot.jsonl")
        finally:
            os.chdir(before)
    (folder / "nowhere.handfoot.jsonl").symlink_to(folder / "is not there")
    (folder / "round.handfoot.jsonl").symlink_to("round.handfoot.jsonl")
    unreadable = folder / "unreadable.handfoot.jsonl"
    unreadable.write_text(named("nobody"))
    unreadable.chmod(0)
    (folder / "noise.handfoot.jsonl").write_bytes(bytes(range(256)) * 1000)
    (folder / "deep.handfoot.jsonl").write_bytes(b"[" * 100_000)
    (folder / "header.handfoot.jsonl").write_text(json.dumps({**GAME, "unknown": ["x" * 1000] * 1000}) + "\n")
    for number, when in enumerate((2**40, -(2**33))):
        late = folder / f"time-{number}.handfoot.jsonl"
        late.write_text(named("at no time"))
        os.utime(late, (when, when))
    (folder / os.fsdecode(b"caf\xe9.handfoot.jsonl")).write_bytes(b"noise\n")
