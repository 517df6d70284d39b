"""Checks every seal of records without a line of the game: `python check_record.py FILE…` says what doesn't hold, and
how many seals there were.
"""

import hashlib
import json
import sys
from pathlib import Path


def main(files: list[str]) -> int:
    """1 if a seal doesn't hold."""
    seals = broken = 0
    for file in files:
        with Path(file).open(encoding="utf-8") as record:
            for number, text in enumerate(record, 1):
                line = json.loads(text)
                seal = line.get("seal")
                if seal is None:
                    continue
                deck = (line["deck"] if line["type"] == "round" else line["stock"]).split(" ")
                pack = deck[len(deck) - seal["cut"] :] + deck[: len(deck) - seal["cut"]]
                digits = hashlib.sha256((" ".join(pack) + " " + seal["salt"] + "\n").encode()).hexdigest()
                seals += 1
                if digits != seal["hash"]:
                    broken += 1
                    print(f"{file}: line {number}: the seal doesn't hold")
    print(f"{seals} seals, {broken} of them broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
