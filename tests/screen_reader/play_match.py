"""Plays a whole match by AT-SPI alone, as somebody with a screen reader would, and verifies its record:
`python -m tests.screen_reader.play_match --rules web`. No pixel is looked at, and nothing else is asked of the program.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.ear import NOT_NOW, Ear, Thing
from tests.screen_reader.listening import listening
from tests.window.pointer import FROM_SOURCE, ROOT, missing_tools

SHAPES: Final = {"web": "2v2", "family": "2v2", "campus": "2v2", "couples": "2v2", "partners": "2v2"}
HAND, ACTIONS, PILES, SAYS = "Your hand", "Actions", "Stock and discard pile", "Status"
PATIENCE: Final = 60
"""Things done without anything new before the player is taken for stuck."""
CHANGES: Final = 1.5
"""Seconds within which something is different after something was done."""
WAITS: Final = 20.0
"""Seconds that others may take."""
RANKS: Final = ["ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four"]
WILDS: Final = ("two of", "red joker", "black joker")


class Stuck(Exception):
    """There is nothing that can be done."""


class PlayerByEar:
    """Somebody who knows what was heard, and nothing else."""

    def __init__(self, ear: Ear, say: Callable[[str], None] = lambda _: None) -> None:
        self._ear = ear
        self._say = say
        self._tried: set[str] = set()
        self._hand: tuple[str, ...] = ()
        self._takes: set[tuple[str, tuple[str, ...]]] = set()
        self.pressed = 0
        self.heard: set[str] = set()

    def play(self) -> None:
        """Until the result of the match is there. Raises Stuck."""
        idle, before = 0, self._look()
        while not self._is_over(before):
            done = self._act(before)
            after = self._change(before, CHANGES if done else WAITS)
            idle = 0 if _words(after) != _words(before) else idle + 1
            if idle > PATIENCE or (not done and idle):
                raise Stuck(f"{done or 'nothing to do'}: {[thing.name for thing in after]}")
            before = after

    def _look(self) -> tuple[Thing, ...]:
        things = self._ear.look()
        self.heard.update(thing.name for thing in things)
        return things

    def _change(self, before: tuple[Thing, ...], seconds: float) -> tuple[Thing, ...]:
        until, after = time.monotonic() + seconds, self._look()
        while time.monotonic() < until and _words(after) == _words(before):
            self._ear.wait(0.03)
            after = self._look()
        return after

    @staticmethod
    def _is_over(things: tuple[Thing, ...]) -> bool:
        return any(thing.name.startswith("The match is over") for thing in things)

    # ---- one thing at a time

    def _act(self, things: tuple[Thing, ...]) -> str:
        """Does one thing, and says which; "" where there is nothing but waiting."""
        dialog = [thing for thing in things if thing.role == "dialog"]
        if dialog:
            return self._press_any(things, "Discard it", "Continue", "Deal the next round", "Close", "See the score")
        if any("Question" in thing.within for thing in things):
            return self._press_any(things, "Yes")
        if any(thing.name == ACTIONS or ("Your turn" in thing.name and SAYS in thing.within) for thing in things):
            return self._turn(things)  # before a card is chosen there may be nothing to press
        cut = self._press_any(things, "Take the packet", "Take this packet")
        return cut or self._press_any(things, "Left stack", "Next round", "See the result", "Continue", "Go on")

    def _turn(self, things: tuple[Thing, ...]) -> str:
        says = " ".join(thing.name for thing in things if SAYS in thing.within)
        hand = tuple(thing for thing in things if _in_hand(thing))
        names = tuple(sorted(_card(thing) for thing in hand))
        if names != self._hand:
            self._hand, self._tried = names, set()
        if any(thing.name == "Laid out, not played yet" for thing in things):
            ready = filter(None, (_ready(things, name) for name in ("Open", "Meld", "Go out", "Ask")))
            plays = next(ready, None)
            return self._press(plays) if plays and self._first("play") else self._with_draft(things, hand)
        if "Your turn" not in says:
            return self._press_any(things, "Skip") if _ready(things, "Skip") else ""
        take = _ready(things, "Take the pile")
        pile = _thing(things, "discard pile")
        if take is not None and pile is not None and (pile.name, names) not in self._takes:
            self._takes.add((pile.name, names))  # what comes of it changes the hand: it is tried once
            return self._press(take)
        for name in ("Draw", "End the round", "Hold"):
            button = _ready(things, name)
            if button is not None:
                return self._press(button)
        return self._lay(things, hand) or self._discard(things, hand)

    def _with_draft(self, things: tuple[Thing, ...], hand: tuple[Thing, ...]) -> str:
        """What is laid out lacks something: the last discard, cheaper melds; else it goes back."""
        stage = _ready(things, "Open")
        if stage is not None and self._first("stage for the draft"):
            return self._press(stage)
        self._tried.discard("play")
        return self._press_any(things, "Undo")

    def _lay(self, things: tuple[Thing, ...], hand: tuple[Thing, ...]) -> str:
        for name in ("Open", "Go out"):
            button = _ready(things, name)
            if button is not None and self._first(f"{name} with {len(hand)}"):
                return self._press(button)
        if _thing(things, "Open") is not None:
            return ""
        melds = [thing for thing in things if _is_own_meld(thing)]
        for rank in RANKS:
            same = [thing for thing in hand if _card(thing).startswith(rank)]
            meld = next((thing for thing in melds if thing.name.startswith((f"{rank}s,", f"{rank}es,"))), None)
            if same and meld is not None and self._first(f"{len(same)} {rank} onto"):
                return self._choose_and_press(same[:1], meld.name)
            if len(same) >= 3 and meld is None and self._first(f"new {rank}"):
                return self._choose_and_press(same, "New meld")
        wild = next((thing for thing in hand if _card(thing).startswith(WILDS)), None)
        for meld in melds:
            is_open = " meld of " in meld.name and "of them wild" not in meld.name
            if (
                wild is not None
                and is_open
                and "three cards" not in meld.name
                and self._first(f"wild onto {meld.name}")
            ):
                return self._choose_and_press([wild], meld.name)
        return ""

    def _discard(self, things: tuple[Thing, ...], hand: tuple[Thing, ...]) -> str:
        ranks = [_card(thing).split()[0] for thing in hand]

        def worth(thing: Thing) -> tuple[bool, int]:
            return _card(thing).startswith(WILDS), ranks.count(_card(thing).split()[0])

        for card in sorted(hand, key=worth):
            if self._first(f"discard {_card(card)}"):
                return self._choose_and_press([card], "Discard")
        self._tried.clear()
        return self._press_any(things, "Undo", "Undo turn", "Hint")

    def _choose_and_press(self, cards: list[Thing], name: str) -> str:
        """Choose these alone, each by its own name, then press what takes them."""
        for thing in self._look():
            if _in_hand(thing) and "; chosen" in thing.name:
                self._press(thing)
                self._settle(_without(thing.name))
        for card in cards:
            now = next((thing for thing in self._look() if thing.path == card.path), None)
            if now is None or "chosen" in now.name:
                continue
            self._press(now)
            self._settle(_chosen(card.path))
        there = self._look()
        wanted = _ready(there, name) or next((thing for thing in there if thing.name == name), None)
        return self._press(wanted) if wanted is not None else f"no {name}"

    def _settle(self, holds: Callable[[tuple[Thing, ...]], bool]) -> None:
        until = time.monotonic() + CHANGES
        while time.monotonic() < until and not holds(self._look()):
            self._ear.wait(0.02)

    def _press_any(self, things: tuple[Thing, ...], *names: str) -> str:
        for name in names:
            thing = _ready(things, name)
            if thing is not None:
                return self._press(thing)
        return ""

    def _press(self, thing: Thing | None) -> str:
        assert thing is not None
        self.pressed += 1
        self._say(thing.name)
        try:
            self._ear.press(thing)
        except RuntimeError:  # it went away while a hand went there
            return f"missed {thing.name}"
        return thing.name

    def _first(self, what: str) -> bool:
        new = what not in self._tried
        self._tried.add(what)
        return new


def _without(name: str) -> Callable[[tuple[Thing, ...]], bool]:
    return lambda there: not any(one.name == name for one in there)


def _chosen(path: str) -> Callable[[tuple[Thing, ...]], bool]:
    return lambda there: any(one.path == path and "chosen" in one.name for one in there)


def _words(things: tuple[Thing, ...]) -> tuple[str, ...]:
    return tuple(f"{thing.name} {thing.more}" for thing in things)


def _thing(things: tuple[Thing, ...], start: str) -> Thing | None:
    """What is called so, or begins with it and goes on after a comma or a colon."""
    return next((t for t in things if re.match(rf"{re.escape(start)}($|[,:.])", t.name)), None)


def _ready(things: tuple[Thing, ...], start: str) -> Thing | None:
    found = _thing(tuple(thing for thing in things if thing.role != "label"), start)
    return found if found is not None and not found.name.endswith(NOT_NOW) else None


def _in_hand(thing: Thing) -> bool:
    return any(name.startswith(HAND) for name in thing.within)


def _card(thing: Thing) -> str:
    return thing.name.partition(",")[0]


def _is_own_meld(thing: Thing) -> bool:
    return any(re.match("Melds: (.*, )?You", name) for name in thing.within) and " of " in thing.name


class ByEar(argparse.Namespace):
    """What is to be played."""

    rules: str
    seats: str
    teams: str | None
    seed: int


def play(evening: ByEar, folder: Path, say: Callable[[str], None] = lambda _: None) -> tuple[Path, PlayerByEar]:
    """Plays a match to its end; the record, and who played."""
    data = folder / "data"
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text('{"version": 1, "speed": "off", "sound": false}')
    arguments = ["play", "--rules", evening.rules, "--seats", evening.seats, "--seed", str(evening.seed)]
    arguments += ["--teams", evening.teams] if evening.teams else []
    arguments += ["--data-dir", str(data), "--speed", "off"]
    with listening(folder, arguments) as ear:
        player = PlayerByEar(ear, say)
        player.play()
    (record,) = (data / "games").glob("*.handfoot.jsonl")
    told = subprocess.run([*FROM_SOURCE, "verify", str(record)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return record, player


def main() -> int:
    """0 when the match was played to its end and its record is in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="web", help="a preset, or a file with rules")
    parser.add_argument("--seats", default="human,easy,easy,easy")
    parser.add_argument("--teams")
    parser.add_argument("--seed", type=int, default=1)
    evening = parser.parse_args(namespace=ByEar())
    missing = missing_tools() or missing_services()
    if missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        _, player = play(evening, Path(folder), print)
    print(f"{evening.rules}: played to its end, {player.pressed} presses, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
