"""Simulated matches under seal: each seal is checked by `sha256sum` and by a script that knows nothing of the game, all
cuts are equally likely, and whatever is changed in a sealed line is noticed.
"""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from game.cli.commands.verify_command import report_on
from game.play.results.simulation import Series, play_game, record_path
from game.play.seats import seat_plans, table_plan
from game.rules.presets import PRESET_IDS, preset

CHECKER: Final = Path(__file__).with_name("check_record.py")
BINS: Final = 20
UNLIKELY: Final = 43.8
"""Chi-square of twenty equally likely bins that chance exceeds once in a thousand times."""

Fields = dict[str, Any]


class Found(Struct):
    """What a campaign came to."""

    matches: int = 0
    seals: int = 0
    reshuffles: int = 0
    changes: int = 0
    chi_square: float = 0.0


def run(folder: Path, matches: int, seed: int, changes: int, tell: Callable[[Found], None]) -> Found:
    """Plays so many matches between easy players, of every preset in turn, half of them with reshuffles, and makes so
    many changes to lines of each. Raises AssertionError for what doesn't hold.
    """
    found, chance = Found(), random.Random(seed)
    bins, expected = Counter[int](), [0.0] * BINS
    for number in range(1, matches + 1):
        path = _played(folder, number, seed)
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        sealed = [at for at, line in enumerate(lines) if "seal" in line]
        assert sealed == [at for at, line in enumerate(lines) if line["type"] in ("round", "shuffle")]
        assert report_on(path).ok, path
        _check_outside(path, [lines[at] for at in sealed])
        for at in sealed:
            cards = len(cards_of(lines[at]))
            bins[lines[at]["seal"]["cut"] * BINS // cards] += 1
            for cut in range(cards):
                expected[cut * BINS // cards] += 1 / cards
        for _ in range(changes):
            _check_change(path, lines, chance.choice(sealed), chance)
        found.matches, found.seals = number, found.seals + len(sealed)
        found.reshuffles += sum(lines[at]["type"] == "shuffle" for at in sealed)
        found.changes += changes
        found.chi_square = sum((bins[at] - wanted) ** 2 / wanted for at, wanted in enumerate(expected))
        tell(found)
        path.unlink()
    assert found.chi_square < UNLIKELY or found.seals < 10 * BINS, found
    return found


def _played(folder: Path, number: int, seed: int) -> Path:
    """The record of a match."""
    rules = preset(PRESET_IDS[number % len(PRESET_IDS)])
    if number % 2:
        stacks = {"hand_cards": (15,), "foot_cards": (15,)}  # little stock, so that it runs out
        rules = replace(rules, stock_out="reshuffle", draw_count=4, rounds=2, target_score=0, **stacks)
    table = table_plan(rules, None, seat_plans("easy,easy,easy,easy"))
    series = Series(rules=rules, table=table, seed=seed, name="sealed", app="test", folder=folder, is_sealed=True)
    play_game(series, number)
    return record_path(series, number)


def _check_outside(path: Path, lines: list[Fields]) -> None:
    """The seals hold for programs that know nothing of this one."""
    said = subprocess.run([sys.executable, "-I", CHECKER, path], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (0, f"{len(lines)} seals, 0 of them broken\n"), said
    files = []
    for at, line in enumerate(lines):
        files.append(path.with_name(f"pack-{at}"))
        files[-1].write_text(f"{pack_of(line)} {line['seal']['salt']}\n")
    said = subprocess.run(["sha256sum", *files], capture_output=True, text=True, check=True)
    assert [told.split()[0] for told in said.stdout.splitlines()] == [line["seal"]["hash"] for line in lines], path
    for file in files:
        file.unlink()


def cards_of(line: Fields) -> list[str]:
    """The cards of a sealed line, as dealt or reshuffled."""
    text: str = line["deck" if line["type"] == "round" else "stock"]
    return text.split(" ")


def pack_of(line: Fields) -> str:
    """The cards before the cut, as they are hashed."""
    cards = cards_of(line)
    lifted = len(cards) - line["seal"]["cut"]
    return " ".join(cards[lifted:] + cards[:lifted])


def _check_change(path: Path, lines: list[Fields], at: int, chance: random.Random) -> None:
    """A change of one sealed line is refused there, for the reason that its kind has."""
    kind, changed, reasons = change(lines[at], chance)
    damaged = path.with_name("changed.handfoot.jsonl")
    damaged.write_text("".join(json.dumps(line) + "\n" for line in (*lines[:at], changed, *lines[at + 1 :])))
    report = report_on(damaged)
    assert (report.line, report.reason in reasons) == (at + 1, True), (path, at + 1, kind, report)
    damaged.unlink()


def change(line: Fields, chance: random.Random) -> tuple[str, Fields, tuple[str, ...]]:
    """A change by lot: what kind it is, the line with it, and why it may be refused."""
    return chance.choice([*_well_formed(line, chance), *_others(line, chance)])


def _well_formed(line: Fields, chance: random.Random) -> Iterator[tuple[str, Fields, tuple[str, ...]]]:
    """Changes that leave a line which could have been written."""
    key, cards, seal = "deck" if line["type"] == "round" else "stock", cards_of(line), line["seal"]
    if len(set(cards)) > 1:
        one, other = chance.choice([(a, b) for a in range(len(cards)) for b in range(a) if cards[a] != cards[b]])
        cards[one], cards[other] = cards[other], cards[one]
        yield "cards swapped", {**line, key: " ".join(cards)}, ("bad_seal",)
        cuts = [cut for cut in range(len(cards)) if pack_of({**line, "seal": {**seal, "cut": cut}}) != pack_of(line)]
        yield "another cut", {**line, "seal": {**seal, "cut": chance.choice(cuts)}}, ("bad_seal",)
    for name in ("hash", "salt"):
        at = chance.randrange(len(seal[name]))
        digit = chance.choice([sign for sign in "0123456789abcdef" if sign != seal[name][at]])
        digits = seal[name][:at] + digit + seal[name][at + 1 :]
        yield f"another digit of the {name}", {**line, "seal": {**seal, name: digits}}, ("bad_seal",)


def _others(line: Fields, chance: random.Random) -> Iterator[tuple[str, Fields, tuple[str, ...]]]:
    """Changes after which it is no line of that match."""
    key, cards, seal = "deck" if line["type"] == "round" else "stock", cards_of(line), line["seal"]
    at = chance.randrange(len(cards))
    yield "a card gone", {**line, key: " ".join(cards[:at] + cards[at + 1 :])}, ("bad_deal", "malformed")
    other = chance.choice([card for card in ("KH", "4C", "*R") if card != cards[at]])
    yield "another card", {**line, key: " ".join([*cards[:at], other, *cards[at + 1 :]])}, ("bad_deal",)
    yield "no card", {**line, key: " ".join([*cards[:at], "1X", *cards[at + 1 :]])}, ("malformed",)
    yield "two spaces", {**line, key: "  ".join(cards) + " "}, ("malformed",)
    for name, value in (
        ("hash", seal["hash"].upper() + "A"),
        ("hash", seal["hash"][1:]),
        ("salt", seal["salt"] + "0"),
        ("salt", seal["salt"][:31]),
        ("salt", None),
        ("cut", len(cards)),
        ("cut", -1),
        ("cut", float(seal["cut"])),
        ("cut", str(seal["cut"])),
        ("cut", True),
    ):
        yield f"{name} {value}", {**line, "seal": {**seal, name: value}}, ("malformed",)
    for name in seal:
        yield f"no {name}", {**line, "seal": {k: v for k, v in seal.items() if k != name}}, ("malformed",)
    yield "no seal in it", {**line, "seal": None}, ("malformed",)
