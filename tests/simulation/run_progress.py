"""How far a run of many evenings has come, and what it found."""

import sys

import msgspec

from tests.simulation.runs import run_in_process, shrunk
from tests.simulation.scheduler import real_monotonic
from tests.simulation.simulated_evening import Outcome


class Progress(msgspec.Struct):
    """How far a run has come."""

    first: int
    last: int
    next: int
    found: list[Outcome] = []
    seconds: float = 0.0
    cuts: int = 0
    starts: int = 0
    checks: int = 0
    simulated: float = 0.0

    def take(self, outcome: Outcome) -> None:
        """One evening more."""
        self.next = outcome.seed + 1
        self.cuts += outcome.cuts
        self.starts += outcome.starts
        self.checks += outcome.checks
        self.simulated += outcome.simulated
        if outcome.kind:
            self.found.append(outcome)

    @property
    def line(self) -> str:
        """How it stands, in a line."""
        done, all_of_them = self.next - self.first, self.last - self.first
        rate = done / self.seconds * 3600 if self.seconds else 0
        bar = "#" * (20 * done // max(1, all_of_them))
        return f"[{bar:<20}] {done} of {all_of_them} evenings, {rate:.0f} an hour, {len(self.found)} went wrong"


def live_on(progress: Progress, *, minutes: float | None, shrinks: bool) -> None:
    """Evening after evening, to the last or for this many minutes; failures are printed at once."""
    began = real_monotonic() - progress.seconds
    end = real_monotonic() + 60 * minutes if minutes else None
    while progress.next < progress.last and (end is None or real_monotonic() < end):
        outcome = run_in_process(progress.next)
        progress.take(outcome)
        progress.seconds = real_monotonic() - began
        if sys.stdout.isatty():
            print(f"\r{progress.line}", end="", flush=True)
        elif (progress.next - progress.first) % 20 == 0:
            print(progress.line, flush=True)
        if outcome.kind:
            _tell_failure(outcome, shrinks)


def _tell_failure(outcome: Outcome, shrinks: bool) -> None:
    """What went wrong, the story that needs it, and how to see it again."""
    print(f"\nSeed {outcome.seed}: {outcome.kind}: {outcome.what}")
    story, only = shrunk(outcome) if shrinks else (outcome.told, None)
    print("  " + " ".join(story))
    chosen = f" --only {','.join(map(str, only))}" if only is not None else ""
    print(f"  python -m tests.simulation --seeds {outcome.seed}{chosen} --trace", flush=True)


def tell(progress: Progress) -> int:
    """How it went; 0 where nothing went wrong."""
    print(f"\n{progress.line}")
    print(
        f"{progress.starts} starts, {progress.cuts} power cuts, {progress.checks} looks; "
        f"{progress.simulated / 3600:.1f} hours at the computer in {progress.seconds:.0f} s"
    )
    for kind in sorted({outcome.kind for outcome in progress.found}):
        seeds = [str(outcome.seed) for outcome in progress.found if outcome.kind == kind]
        print(f"  {kind}: seeds {', '.join(seeds)}")
    return 1 if progress.found else 0
