"""`python -m tests.seals [MATCHES [SEED]]`: matches under seal at full length, 1,000 unless told otherwise."""

import sys
import tempfile
from pathlib import Path

from tests.seals.campaign import Found, run

FULL_LENGTH = 1000


def main(arguments: list[str]) -> None:
    """Prints a line for every fifty matches and one at the end."""
    matches = int(arguments[0]) if arguments else FULL_LENGTH
    seed = int(arguments[1]) if len(arguments) > 1 else 1

    def tell(found: Found) -> None:
        if found.matches % 50 == 0:
            print(found, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        print("every seal held, every change was noticed:", run(Path(folder), matches, seed, 5, tell))


if __name__ == "__main__":
    main(sys.argv[1:])
