"""Checks every seal of a saved game: python check-seals.py FILE.handfoot.jsonl"""

import hashlib
import json
import sys

broken = 0
with open(sys.argv[1], encoding="utf-8") as record:
    for number, text in enumerate(record, 1):
        line = json.loads(text)
        if line["type"] not in ("round", "shuffle") or "seal" not in line:
            continue
        seal = line["seal"]
        deck = line["deck" if line["type"] == "round" else "stock"].split()
        lifted = len(deck) - seal["cut"]  # these cards went under: put them on top again
        pack = " ".join(deck[lifted:] + deck[:lifted])
        digits = hashlib.sha256(f"{pack} {seal['salt']}\n".encode()).hexdigest()
        broken += digits != seal["hash"]
        print(f"line {number}:", "holds" if digits == seal["hash"] else "DOESN'T HOLD", seal["hash"])
sys.exit(1 if broken else 0)
