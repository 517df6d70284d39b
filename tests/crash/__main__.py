"""`python -m tests.crash [KILLS [SEED]]`: the crash harness at full length, 500 kills unless told otherwise."""

import random
import sys
import tempfile
from pathlib import Path

from tests.crash.crash_harness import Tally, kill_again_and_again

FULL_LENGTH = 500


def main(arguments: list[str]) -> None:
    """Prints a line for every fifty kills and one at the end."""
    kills = int(arguments[0]) if arguments else FULL_LENGTH
    seed = int(arguments[1]) if len(arguments) > 1 else random.randrange(10**6)
    print(f"seed {seed}", flush=True)

    def tell(tally: Tally) -> None:
        if tally.kills % 50 == 0:
            print(tally, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        print("nothing lost, nothing invented:", kill_again_and_again(Path(folder), kills, seed, tell))


if __name__ == "__main__":
    main(sys.argv[1:])
