"""Finds the problems in assets/problems: `python -m tools.problems`. It can be stopped and continues where it was.

After a change in how computer players play, `--again` re-measures and re-grades the existing ones and drops those that
no longer qualify. Two runs may share the work, each with its own matches and work file (`--first`, `--last`, `--work`).
Such files can be concatenated, and `--hand-out` chooses from all of them.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from game.ai.level_names import LEVELS
from game.problems.bundled import all_problems, problems_for, retired_problems
from game.problems.problem_facts import Grade, Problem, ProblemTheme, RetiredProblem
from game.reason.hint import advice_between
from game.reason.purposes import GoesOut, PlaysOn
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tools import ROOT
from tools.problems.checking import Checked, checked
from tools.problems.choosing import LEAST_OF_A_THEME, chosen, is_fork
from tools.problems.finding import graded_by, levels_that_solve, problems_in
from tools.problems.measuring import confirmed
from tools.problems.searched_matches import keys_of, match_of
from tools.problems.work_file import FoundProblem, MatchDone, MatchKey, WorkFile

WORK: Final = ROOT / "problems.work.jsonl"

FAR_OFF: Final = 150.0
"""Points by which the figures of a reason may differ from the gain beside them."""

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)


def look_at(key: MatchKey, work: WorkFile) -> int:
    """Search a match and store what is found; return the number of problems."""
    began = time.monotonic()
    match = match_of(key.rules, key.number)
    count = 0
    for problem in problems_in(key.rules, key.number, match, key.only_rare):
        before = time.monotonic()
        solved = levels_that_solve(problem)
        graded = graded_by(problem, solved)
        work.add(FoundProblem(key, graded, solved, round(time.monotonic() - before, 2)))
        count += 1
        print(f"{graded.id}: {graded.theme}, {graded.grade} {'*' * graded.grade} {solved}", flush=True)
    work.add(MatchDone(key, round(time.monotonic() - began, 2)))
    return count


def measured_again(problem: Problem) -> Problem | None:
    """The problem with the figures, stars and reason that it has with the current computer players; None if it no
    longer qualifies.
    """
    view = problem.view()
    found = confirmed(view, problem.best, problem.that_day)
    if found is None:
        return None
    why = advice_between(view, problem.best, problem.that_day)
    measured: Problem = replace(
        problem,
        why=why,
        as_good=found.as_good,
        learned=found.learned,
        plain=found.plain,
        whole_round=found.whole_round,
        thinking=found.thinking,
    )
    return graded_by(measured, levels_that_solve(measured))


def explain(folder: Path) -> None:
    """Find the reasons of all bundled problems anew, and drop those whose figures contradict each other or that have no
    reason, unless their theme would then have too few.
    """
    held: dict[PresetId, list[Problem]] = {}
    for rules in PRESET_IDS:
        before = problems_for(rules)
        held[rules] = with_reasons([explained(problem) for problem in before])
        print(f"{rules}: {len(held[rules])} of {len(before)} hold", flush=True)
    write(held, folder)


def explained(problem: Problem) -> Problem:
    """The problem with its reason found anew; of going out no figures are told that differ far from the gain beside
    them.
    """
    problem = replace(problem, why=advice_between(problem.view(), problem.best, problem.that_day))
    match problem.why.purpose:
        case GoesOut(own, theirs, None, None) as out if abs(theirs - own - problem.learned.over_that_day) > FAR_OFF:
            return replace(problem, why=replace(problem.why, purpose=replace(out, own=0, theirs=0)))
    return problem


def with_reasons(problems: Sequence[Problem]) -> list[Problem]:
    """Those with a reason, and of the others the clearest where a theme has too few."""
    kept = [one for one in problems if one.why.purpose is not None and _adds_up(one)]
    themes = Counter(one.theme for one in kept)
    for one in sorted(problems, key=lambda one: -one.points):
        if one.why.purpose is None and themes[one.theme] < LEAST_OF_A_THEME:
            kept.append(one)
            themes[one.theme] += 1
    return [one for one in problems if one in kept]


def _adds_up(problem: Problem) -> bool:
    """Whether the figures in the reason agree with the gain that is told beside them."""
    match problem.why.purpose:
        case PlaysOn(own, theirs):
            return abs(own - theirs - problem.learned.over_that_day) <= FAR_OFF
        case _:
            return True


def measure_again(folder: Path) -> None:
    """Re-measure all bundled problems, write those that still qualify, the easiest first, and report how many."""
    held: dict[PresetId, list[Problem]] = {}
    for rules in PRESET_IDS:
        before = problems_for(rules)
        after = [again for problem in before if (again := measured_again(problem)) is not None]
        held[rules] = sorted(after, key=lambda problem: problem.grade)
        changed = sum(one not in before for one in after)
        print(f"{rules}: {len(after)} of {len(before)} hold, {changed} with other figures or stars", flush=True)
    write(held, folder)


def check(folder: Path, work: Path) -> None:
    """Drop the bundled problems that a card player would shake the head at (`checking.py`), and show a book where one
    that is as good was hidden behind laying nothing down. It can be stopped and continues where it was.
    """
    lines = work.read_bytes().splitlines() if work.exists() else []
    known = {one.id: one for one in (msgspec.json.decode(line, type=Checked) for line in lines)}
    held: dict[PresetId, list[Problem]] = {}
    for rules in PRESET_IDS:
        before, after = problems_for(rules), []
        for problem in before:
            if problem.id not in known:
                known[problem.id] = checked(problem)
                with work.open("ab") as file:
                    file.write(msgspec.json.encode(known[problem.id]) + b"\n")
            if known[problem.id].flaw is None:
                best = known[problem.id].best
                shown = problem if best == problem.best else measured_again(replace(problem, best=best))
                after += [shown] if shown is not None else []
        held[rules] = sorted(after, key=lambda problem: problem.grade)
        print(f"{rules}: {len(after)} of {len(before)} hold", flush=True)
    write(held, folder)


def write(problems: Mapping[PresetId, Sequence[Problem]], folder: Path) -> None:
    """Write a file for each rule set, and one with retired problems."""
    ids = {problem.id for few in problems.values() for problem in few}
    gone = (RetiredProblem(one.id, one.theme) for one in all_problems() if one.id not in ids)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "retired.jsonl").write_bytes(_encoded([*retired_problems(), *gone]))
    for rules, few in problems.items():
        (folder / f"{rules}.jsonl").write_bytes(_encoded(few))


def hand_out(work: WorkFile, folder: Path) -> list[FoundProblem]:
    """Write the selection from everything found and all bundled problems."""
    there = [
        FoundProblem(MatchKey(one.rules, int(one.id.split("-")[1]), False), one, levels_that_solve(one), 0.0)
        for one in all_problems()
    ]
    handed_out = chosen(work.found(), there, {one.id for one in retired_problems()})
    write({rules: [one.problem for one in few] for rules, few in handed_out.items()}, folder)
    return [one for few in handed_out.values() for one in few]


def report(work: WorkFile, handed_out: Sequence[FoundProblem]) -> str:
    """What was found so far and how long it took, and the selection: the tables of docs/problems.md."""
    found, seconds = work.found(), sum(done.seconds for done in work.done.values())
    sets = ", ".join(f"{count} {rules}" for rules, count in Counter(one.problem.rules for one in handed_out).items())
    lines = [
        f"{len(work.done)} matches in {seconds:.0f} s: {len(found)} problems. Handed out: {len(handed_out)} ({sets}).",
        "",
        row("theme", "one star", "two", "three", "together", "one alternative", *(f"`{level}`" for level in LEVELS)),
        row(*["---"] * (6 + len(LEVELS))),
    ]
    of_themes = [(theme.value, [one for one in handed_out if one.problem.theme is theme]) for theme in ProblemTheme]
    for name, few in (*of_themes, ("together", list(handed_out))):
        grades = Counter(one.problem.grade for one in few)
        forks = sum(is_fork(one.problem) for one in few)
        lines.append(row(name, *(grades[grade] for grade in GRADES), len(few), forks, *shares_found(few)))
    lines += ["", row("stars", *(f"`{level}`" for level in LEVELS)), row(*["---"] * (1 + len(LEVELS)))]
    for grade in GRADES:
        lines.append(row(grade, *shares_found([one for one in handed_out if one.problem.grade == grade])))
    return "\n".join(lines)


def row(*cells: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def shares_found(problems: Sequence[FoundProblem]) -> list[str]:
    """For each level, the share of these that it solves."""
    return [f"{100 * sum(one.solved[level] for one in problems) / max(1, len(problems)):.0f} %" for level in LEVELS]


def main() -> None:
    """Search all remaining matches, then write the selection."""
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    parser.add_argument("--work", type=Path, default=WORK, metavar="FILE", help="what was found so far")
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=PRESET_IDS, help="only their matches")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="only matches from that number on")
    parser.add_argument("--last", type=int, default=20_000, metavar="N", help="and up to that one")
    parser.add_argument("--hand-out", action="store_true", help="only hand out what was found so far")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "problems", metavar="DIR")
    parser.add_argument("--again", action="store_true", help="only measure the bundled ones anew")
    parser.add_argument("--explain", action="store_true", help="only find the reasons of the bundled ones anew")
    parser.add_argument("--check", action="store_true", help="only drop bundled ones that don't hold")
    options = parser.parse_args()
    if options.check:
        check(options.out, options.work.with_suffix(".checked.jsonl"))
        return
    if options.again:
        measure_again(options.out)
        return
    if options.explain:
        explain(options.out)
        return
    work = WorkFile(options.work)
    for key in () if options.hand_out else keys_of():
        is_wanted = key.rules in options.rules and options.first <= key.number <= options.last
        if is_wanted and key not in work.done:
            look_at(key, work)
    print(report(work, hand_out(work, options.out)))


def _encoded(problems: Iterable[Problem | RetiredProblem]) -> bytes:
    """The content of a file with these problems, one per line."""
    return msgspec.json.Encoder().encode_lines(list(problems))


if __name__ == "__main__":
    main()
