"""Finds the problems in assets/problems: `python -m tools.problems`. It can be stopped and goes on where it was.

Two runs may share the work, each with match numbers of its own and its own work file (`--first`, `--last`, `--work`).
"""

import argparse
import time
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.problems.facts import Problem
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tools import ROOT
from tools.problems.finding import grade_of, levels_that_solve, problems_in
from tools.problems.matches import match_of
from tools.problems.work_file import FoundProblem, MatchDone, MatchKey, WorkFile

WORK: Final = ROOT / "problems.work.jsonl"


_EACH: Final = {"web": 3}
"""Matches of a step, one of those rule sets that are not here."""


def numbers_of(rules: PresetId, step: int) -> range:
    """The matches of a rule set that a step looks at."""
    each = _EACH.get(rules, 1)
    return range(1 + each * (step - 1), 1 + each * step)


def look_at(key: MatchKey, work: WorkFile) -> int:
    """Looks at a match and keeps what is found; how many problems that is."""
    began = time.monotonic()
    match = match_of(key.rules, key.number)
    count = 0
    for problem in problems_in(key.rules, key.number, match, key.only_rare):
        before = time.monotonic()
        solved = levels_that_solve(problem)
        graded: Problem = replace(problem, grade=grade_of(solved))
        work.add(FoundProblem(key, graded, solved, round(time.monotonic() - before, 2)))
        count += 1
        print(f"{graded.id}: {graded.theme}, {graded.grade} {'*' * graded.grade} {solved}", flush=True)
    work.add(MatchDone(key, round(time.monotonic() - began, 2)))
    return count


def main() -> None:
    """Looks until all matches are done."""
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    parser.add_argument("--work", type=Path, default=WORK)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--last", type=int, default=60)
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=PRESET_IDS)
    parser.add_argument("--rare", action="store_true")
    options = parser.parse_args()
    work = WorkFile(options.work)
    for step in range(options.first, options.last + 1):
        for rules, number in [(rules, number) for rules in options.rules for number in numbers_of(rules, step)]:
            key = MatchKey(rules, number, options.rare)
            if key not in work.done:
                look_at(key, work)
    print(len(work.found()), sum(done.seconds for done in work.done.values()))


if __name__ == "__main__":
    main()
