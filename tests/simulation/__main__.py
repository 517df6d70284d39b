"""`python -m tests.simulation [--seeds 0-600]`: evenings on simulated computers, one for each seed.

Each evening runs in a process of its own that the same seed makes the same, byte for byte. One that goes wrong is told
as a story, shrunk to what it needs, with the command that replays it. Ctrl-C stops; `--resume` goes on.

`--keep FOLDER` on the program as it was and `--against FOLDER` on the program as it is tell what a change does to an
evening, down to the pictures and what is written to the disk: whether it should, you judge.
"""

import argparse
from pathlib import Path

from tests.simulation.computer_of_its_own import take_over


def main() -> int:
    """0 where nothing went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0-600", help="first and last, or one alone")
    parser.add_argument("--resume", action="store_true", help="go on where the last run was stopped")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--only", help="these deeds of the story alone, by number: 0,3,5")
    parser.add_argument("--trace", action="store_true", help="tell everything, line by line")
    parser.add_argument(
        "--screens", action="store_true", help="instead of a story: every screen, left by pointer and keys"
    )
    parser.add_argument("--growth", action="store_true", help="all in one process, measuring its memory: 0-100")
    parser.add_argument("--first-failure", action="store_true", help="stop at the first evening that goes wrong")
    parser.add_argument("--no-shrink", action="store_true")
    parser.add_argument("--keep", type=Path, help="lay down in this folder what happens in each evening")
    parser.add_argument("--against", type=Path, help="such a folder: the first thing that happens otherwise is told")
    options = parser.parse_args()
    take_over()
    from tests.simulation.earlier_run import EarlierRun
    from tests.simulation.growth import measure_growth
    from tests.simulation.run_progress import Progress, kept_progress, live_on, tell
    from tests.simulation.runs import replay, warm_up
    from tests.simulation.simulated_evening import tour_of

    warm_up()
    first, last = _seeds(options.seeds)
    if options.screens:
        return replay(first, options.only, options.trace, tour_of)
    if options.growth:
        return measure_growth(range(first, last), lambda seed: replay(seed, None, is_traced=False))
    if options.trace or options.only:
        return replay(first, options.only, options.trace)
    progress = (kept_progress() if options.resume else None) or Progress(first, last, first)
    try:
        live_on(
            progress,
            minutes=options.minutes,
            shrinks=not options.no_shrink,
            stops=options.first_failure,
            kept=EarlierRun(options.keep) if options.keep else None,
            before=EarlierRun(options.against) if options.against else None,
        )
    except KeyboardInterrupt:
        print("\nStopped; --resume goes on.")
    return tell(progress)


def _seeds(text: str) -> tuple[int, int]:
    """The first seed, and the one behind the last."""
    first, _, last = text.partition("-")
    return int(first), int(last) if last else int(first) + 1


if __name__ == "__main__":
    raise SystemExit(main())
