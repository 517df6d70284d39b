"""`python -m tests.fuzz [--cases N] [--seed S] [--only TARGET]`: the fuzzer at full length, 100,000 cases."""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.fuzz.fuzz_harness import Found, Tally, fuzz

FULL_LENGTH = 100_000


def tell(name: str, tally: Tally) -> None:
    """A line for each target."""
    kinds = len(tally.sentences)
    print(
        f"{name:12} {tally.cases:7} cases, {tally.accepted:6} accepted, {kinds:5} kinds of answers, "
        f"slowest {1000 * tally.slowest:.0f} ms",
        flush=True,
    )


def main() -> int:
    """0 when no input brought a reader down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=FULL_LENGTH)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--only", default="", metavar="TARGET")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            grown = fuzz(Path(folder), options.cases, options.seed, tell, options.only)
        except Found as found:
            print(found, file=sys.stderr)
            return 1
    print(f"no traceback, no hang; memory grew by {grown:.0f} MB; {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
