"""`python -m tests.simulation [--seeds 0-600]`: evenings on simulated computers, one for each seed.

Each evening runs in a process of its own that the same seed makes the same, byte for byte. One that goes wrong is told
as a story, shrunk to what it needs, with the command that replays it.
"""

import argparse

from tests.simulation.computer_of_its_own import take_over


def main() -> int:
    """0 where nothing went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0-600", help="first and last, or one alone")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--only", help="these deeds of the story alone, by number: 0,3,5")
    parser.add_argument("--trace", action="store_true", help="tell everything, line by line")
    parser.add_argument("--no-shrink", action="store_true")
    options = parser.parse_args()
    take_over()
    from tests.simulation.run_progress import Progress, live_on, tell
    from tests.simulation.runs import replay, warm_up

    warm_up()
    first, last = _seeds(options.seeds)
    if options.trace or options.only:
        return replay(first, options.only, options.trace)
    progress = Progress(first, last, first)
    try:
        live_on(progress, minutes=options.minutes, shrinks=not options.no_shrink)
    except KeyboardInterrupt:
        print("\nStopped.")
    return tell(progress)


def _seeds(text: str) -> tuple[int, int]:
    """The first seed, and the one behind the last."""
    first, _, last = text.partition("-")
    return int(first), int(last) if last else int(first) + 1


if __name__ == "__main__":
    raise SystemExit(main())
