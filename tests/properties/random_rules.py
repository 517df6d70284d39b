"""Whole matches of the levels over random rule sets, each record replayed: `python -m tests.properties.random_rules`.

At full length 2,000 matches with easy and normal players, 300 with hard ones, 50 with experts at effort 1.
"""

import argparse
import random
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Meta
from msgspec.structs import replace

from game.ai.player import STYLES
from game.engine.partners.agreements import Agreement
from game.play.results.simulation import Series, play_game
from game.play.seats import TablePlan, seat_plan
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet, Value
from saves.records.lines import RECORD_SUFFIX
from saves.records.replay import replay_file
from tests.properties.random_play import random_rules, with_options

FULL_LENGTH: Final = {"normal": 2000, "hard": 300, "expert": 50}
"""Matches by the strongest level in them."""

_COMPANY: Final = {"normal": ("easy", "normal"), "hard": ("easy", "normal", "hard"), "expert": ("hard", "expert")}
_NAMING: Final = ("name", "base", "tables", "rounds", "target_score")
_MOST_CHANGES: Final = 12
_YOUNGER: Final = ("tail_cards",)
"""Fields with a chance of their own, so that the sets of before they came stay what they were."""
_SOMETIMES: Final = 0.2


class Fault(NamedTuple):
    """What went wrong in which match; the seed brings it back."""

    seed: int
    level: str
    rules: RuleSet
    why: str


def any_rules(rng: random.Random, name: str) -> RuleSet:
    """A preset with up to a dozen fields changed to anything that their annotations allow; it may clash."""
    hints = get_type_hints(RuleSet, include_extras=True)
    fields = [field for field in hints if field not in (*_NAMING, *_YOUNGER)]
    changed = rng.sample(fields, rng.randint(1, _MOST_CHANGES))
    changes = {field: any_value(rng, hints[field]) for field in changed}
    for field in _YOUNGER:
        chance = random.Random(f"{field} {name}")
        if chance.random() < _SOMETIMES:
            changes[field] = any_value(chance, hints[field])
    return replace(preset(rng.choice(PRESET_IDS)), name=name, rounds=2, **changes)


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Any rules, where hypothesis draws."""
    return st.integers(0, 10**9).map(lambda seed: any_rules(random.Random(seed), "Any rules"))


def any_value(rng: random.Random, hint: Any) -> Any:
    """Any value of an annotation: between its bounds, one of its words, or up to three of them in a tuple."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        metas = [meta for meta in args[1:] if isinstance(meta, Meta)]
        if args[0] is int:
            least = next(int(meta.ge) for meta in metas if meta.ge is not None)
            most = next(int(meta.le) for meta in metas if meta.le is not None)
            return rng.randint(least, most)
        if get_origin(args[0]) is tuple:
            shortest = next((meta.min_length for meta in metas if meta.min_length), 0)
            return _any_tuple(rng, args[0], shortest)
        return any_value(rng, args[0])
    if origin is Literal:
        return rng.choice(args)
    if origin in (Union, UnionType):
        return any_value(rng, rng.choice(args))
    if origin is tuple:
        return _any_tuple(rng, hint, 0)
    return rng.random() < 0.5


def _any_tuple(rng: random.Random, hint: Any, shortest: int) -> tuple[Any, ...]:
    inner = get_args(hint)
    if inner[-1] is not Ellipsis:
        return tuple(any_value(rng, one) for one in inner)
    return tuple(any_value(rng, inner[0]) for _ in range(rng.randint(shortest, 3)))


def table_of(seed: int, level: str, fixed: Mapping[str, Value] = MappingProxyType({})) -> tuple[RuleSet, TablePlan]:
    """Rules without a clash and a table with that level at one seat or more, in any style; the same for a seed. What is
    `fixed` is the same in all of them.
    """
    rng = random.Random(f"{level} {seed}")
    while True:
        players = rng.choice((2, 3, 4, 4, 5, 6, 7, 8))
        teams = rng.choice([teams for teams in range(2, players + 1) if players % teams == 0])
        rules = random_rules(rng, f"seed {seed}")
        kind = seed % 3
        if kind == 1:
            rules = with_options(rng, rules)
        elif kind == 2:
            rules = any_rules(rng, f"seed {seed}")
        rules = replace(rules, **fixed)
        if not clashes_of(rules, players):
            break
    levels = [rng.choice(_COMPANY[level]) for _ in range(players)]
    levels[rng.randrange(players)] = level
    seats = tuple(seat_plan(":".join((one, rng.choice(STYLES), *_agreed(rng)))) for one in levels)
    return rules, TablePlan(players, teams, seats)


def _agreed(rng: random.Random) -> list[str]:
    """What a seat keeps to: nothing for most."""
    return [agreement.value for agreement in Agreement if rng.random() < 0.15]


def fault_of(seed: int, level: str, folder: Path, fixed: Mapping[str, Value] = MappingProxyType({})) -> Fault | None:
    """Plays the match of a seed and replays its record strictly; None where nothing was wrong."""
    rules, table = table_of(seed, level, fixed)
    name = f"{level}-{seed}"
    series = Series(rules=rules, table=table, seed=seed, name=name, app="test", folder=folder, effort=1)
    try:
        play_game(series, 1)
    except Exception as error:  # whatever it is, it is what is looked for
        return Fault(seed, level, rules, f"{type(error).__name__}: {error}")
    record = folder / f"{name}-1{RECORD_SUFFIX}"
    problem = replay_file(record).problem
    record.unlink()
    return None if problem is None else Fault(seed, level, rules, f"line {problem.line}: {problem.why}")


def faults(
    matches: dict[str, int], first: int, folder: Path, fixed: Mapping[str, Value] = MappingProxyType({})
) -> Iterator[Fault | None]:
    """Match after match, from seed `first` on for each level."""
    for level, count in matches.items():
        for seed in range(first, first + count):
            yield fault_of(seed, level, folder, fixed)


def main() -> int:
    """0 when every match was played to its end by legal moves and its record holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    for level, count in FULL_LENGTH.items():
        parser.add_argument(f"--{level}", type=int, default=count, metavar="N", help=f"matches (default: {count})")
    parser.add_argument("--seed", type=int, default=1, help="of the first match of each level (default: 1)")
    parser.add_argument("--set", metavar="TOML", default="", help='rules that all of them have, as "out_wild = 1"')
    options = parser.parse_args()
    given = tomllib.loads(options.set.replace(";", "\n"))
    told = ruleset_from(given)
    fixed = {field: getattr(told, field) for field in given}
    matches = {level: getattr(options, level) for level in FULL_LENGTH}
    begun = time.monotonic()
    found = played = 0
    with tempfile.TemporaryDirectory() as folder:
        for fault in faults(matches, options.seed, Path(folder), fixed):
            played += 1
            if fault is not None:
                found += 1
                print(f"{fault.level}, seed {fault.seed}: {fault.why}\n  {encode(fault.rules)}", file=sys.stderr)
            if played % 100 == 0:
                print(f"{played} matches, {found} faults, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{matches} from seed {options.seed}: {found} faults; {time.monotonic() - begun:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
