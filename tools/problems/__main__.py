"""Finds the problems in assets/problems: `python -m tools.problems`. It can be stopped and goes on where it was.

After a change of how computer players play, `--again` measures and grades those that are there anew and leaves out what
does not hold any more. Two runs may share the work, each with matches and a work file of its own (`--first`, `--last`,
`--work`). Such files are put one behind the other, and `--hand-out` chooses from all of them.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_args

from msgspec.structs import replace

from game.ai.level_names import LEVELS
from game.problems.bundled import encoded, problems_for
from game.problems.measuring import confirmed
from game.problems.problem_facts import Grade, Problem, ProblemTheme
from game.problems.reasons import problem_reason
from game.rules.presets import PRESET_IDS
from tools import ROOT
from tools.problems.choosing import chosen
from tools.problems.finding import grade_of, levels_that_solve, problems_in
from tools.problems.matches import keys_of, match_of
from tools.problems.work_file import FoundProblem, MatchDone, MatchKey, WorkFile

WORK: Final = ROOT / "problems.work.jsonl"

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)


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


def measured_again(problem: Problem) -> Problem | None:
    """The problem with the figures, stars and reason that it has as computer players play now; None where it holds no
    more.
    """
    view = problem.view()
    found = confirmed(view, problem.best, problem.that_day)
    if found is None:
        return None
    why = problem_reason(view, problem.that_day, problem.best)
    measured: Problem = replace(
        problem, why=why, as_good=found.as_good, learned=found.learned, plain=found.plain, whole_round=found.whole_round
    )
    graded: Problem = replace(measured, grade=grade_of(levels_that_solve(measured)))
    return graded


def measure_again(folder: Path) -> None:
    """Measures all problems that are handed out anew, writes those that hold, the easiest first, and says how many."""
    for rules in PRESET_IDS:
        before = problems_for(rules)
        after = [again for problem in before if (again := measured_again(problem)) is not None]
        after.sort(key=lambda problem: problem.grade)
        (folder / f"{rules}.jsonl").write_bytes(encoded(after))
        changed = sum(one not in before for one in after)
        print(f"{rules}: {len(after)} of {len(before)} hold, {changed} with other figures or stars", flush=True)


def hand_out(work: WorkFile, folder: Path, *, beside: bool) -> list[Problem]:
    """Writes what is chosen of all that was found, a file for each rule set, or adds it to what comes with the game."""
    folder.mkdir(parents=True, exist_ok=True)
    there = {rules: problems_for(rules) for rules in PRESET_IDS}
    handed_out = chosen(work.found(), there if beside else None)
    for rules, problems in handed_out.items():
        (folder / f"{rules}.jsonl").write_bytes(encoded(problems))
    return [problem for problems in handed_out.values() for problem in problems]


def report(work: WorkFile, handed_out: Sequence[Problem]) -> str:
    """What was found so far and what it took, and who finds of it what is handed out."""
    found, seconds = work.found(), sum(done.seconds for done in work.done.values())
    grades = Counter((problem.theme, problem.grade) for problem in handed_out)
    lines = [
        f"{len(work.done)} matches in {seconds:.0f} s: {len(found)} problems, "
        f"{seconds / max(1, len(found)):.1f} s each, "
        f"{len(handed_out)} handed out: {dict(Counter(problem.rules for problem in handed_out))}"
    ]
    for theme in ProblemTheme:
        counts = [grades[theme, grade] for grade in GRADES]
        lines.append(f"{theme:10} {sum(counts):4} = {' + '.join(map(str, counts))}")
    ids = {problem.id for problem in handed_out}
    for level in LEVELS:
        of_grade = [
            [one.solved[level] for one in found if one.problem.id in ids and one.problem.grade == g] for g in GRADES
        ]
        lines.append(f"{level:10} finds " + ", ".join(f"{sum(few)} of {len(few)}" for few in of_grade))
    return "\n".join(lines)


def main() -> None:
    """Looks at all matches that were not looked at yet, then hands out what was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    parser.add_argument("--work", type=Path, default=WORK, metavar="FILE", help="what was found so far")
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=PRESET_IDS, help="only their matches")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="only matches from that number on")
    parser.add_argument("--last", type=int, default=10_000, metavar="N", help="and up to that one")
    parser.add_argument("--hand-out", action="store_true", help="only hand out what was found so far")
    parser.add_argument("--beside", action="store_true", help="add to the bundled ones instead of replacing them")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "problems", metavar="DIR")
    parser.add_argument("--again", action="store_true", help="only measure the bundled ones anew")
    options = parser.parse_args()
    if options.again:
        measure_again(options.out)
        return
    work = WorkFile(options.work)
    for key in () if options.hand_out else keys_of():
        is_wanted = key.rules in options.rules and options.first <= key.number <= options.last
        if is_wanted and key not in work.done:
            look_at(key, work)
    print(report(work, hand_out(work, options.out, beside=options.beside)))


if __name__ == "__main__":
    main()
