"""Programs for the tests of the bot protocol. Run as `python tiny_bots.py KIND [LOG]`; knows nothing of the project."""

import contextlib
import json
import os
import sys
import time
from pathlib import Path


def low(view: dict) -> dict:  # type: ignore[type-arg]  # plain JSON, as a stranger's bot would have it
    """The plainest legal answer to a question."""
    phase = view["phase"]
    if phase == "draw":
        return {"move": "draw"} if view["stock"] >= 2 else {"move": "pass"}
    if phase == "answer":
        return {"move": "answer", "yes": True}
    if phase == "cut":
        return {"move": "cut", "count": 22}
    if phase == "choose":
        return {"move": "choose", "stack": 0}
    return {"move": "discard", "card": view["hand"].split()[-1]}


def say(line: str) -> None:
    """One line to the game, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def spy(folder: Path) -> None:
    """Writes down what any program can read about itself and those that have started it."""
    pid = str(os.getpid())
    log = folder / pid
    while pid != "0":
        there = Path("/proc") / pid
        for name in ("cmdline", "environ"):
            with contextlib.suppress(OSError), log.open("ab") as file:
                file.write(there.joinpath(name).read_bytes() + b"\n")
        pid = there.joinpath("stat").read_text().rpartition(")")[2].split()[1]


def run(kind: str, log: Path | None) -> None:
    """Answers until it is told goodbye; `log` gets every line it hears, a folder in a file for each process."""
    asked = 0
    if log is not None and log.is_dir():
        log /= str(os.getpid())
    for line in sys.stdin:
        if log is not None:
            with log.open("a") as file:
                file.write(line)
        fact = json.loads(line)
        if fact["type"] == "bye":
            while kind == "lingering":
                time.sleep(60)
            return
        if fact["type"] == "hello":
            if kind == "spying":
                spy(Path(sys.argv[3]))
            say(json.dumps({"type": "ready", "name": kind}))
            continue
        if fact["type"] == "ask":
            last = fact["view"]
            asked += 1
            if kind == "crashing" and asked % 3 == 0:
                sys.exit(1)
            if kind == "silent":
                time.sleep(60)
            while kind == "flooding":
                say("{}")
            if kind == "long":
                say("x" * 2_000_000)
            if kind == "sloppy" and asked % 2:
                say("not even JSON")
                continue
            answer = {"move": "cut", "count": 1} if kind == "illegal" else low(last)
        elif fact["type"] == "illegal":
            answer = {"move": "cut", "count": 1} if kind == "illegal" else low(last)
        else:
            continue
        say(json.dumps(answer))


if __name__ == "__main__":
    run(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
