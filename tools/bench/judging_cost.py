"""What judging the decisions of a match costs here and in another tree: `python -m tools.bench.judging_cost TREE`.

The same matches of `normal` players are judged by turns in processes of their own, so that a busy machine is as slow
for the one as for the other. What is compared is processor time.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from game.rules.presets import PRESET_IDS
from tools import ROOT

_JUDGE: Final = """
import sys, time
import tools
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.rules.presets import preset
from tests.play.matches_in_memory import fresh, step
match = fresh(preset(sys.argv[1]), seed=int(sys.argv[2]))
while not match.is_over and match.board.round <= 1:
    step(match, "normal")
decisions = decisions_of(match.lines, [0])
judge(decisions[0])
began = time.process_time()
marks = sum(judge(decision).points > 0 for decision in decisions)
print(time.process_time() - began, len(decisions), marks)
"""


def judged(tree: Path, rules: str, seed: int) -> tuple[float, int, int]:
    """Seconds, decisions and marks of one seat in the first round of a match."""
    command = [sys.executable, "-c", _JUDGE, rules, str(seed)]
    told = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout.split()
    return float(told[-3]), int(told[-2]), int(told[-1])


def main() -> None:
    """Print a line for each match, then the ratio over all."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.judging_cost", description=__doc__)
    parser.add_argument("tree", type=Path, help="another worktree")
    parser.add_argument("--matches", type=int, default=2, metavar="N", help="of each rule set")
    options = parser.parse_args()
    here = there = 0.0
    for seed in range(500, 500 + options.matches):
        for rules in PRESET_IDS:
            now, before = judged(ROOT, rules, seed), judged(options.tree, rules, seed)
            here, there = here + now[0], there + before[0]
            marks = f"{now[2]} marks, before {before[2]}"
            print(f"{rules} {seed}: {now[0]:.2f} s, before {before[0]:.2f} s, {now[1]} decisions, {marks}", flush=True)
    print(f"ratio {here / there:.2f}")


if __name__ == "__main__":
    main()
