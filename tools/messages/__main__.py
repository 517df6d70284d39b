"""Make the modules from the message files; `missing es` lists what Spanish lacks, `pictures es` shows where it is."""

import argparse
import sys
from pathlib import Path

from game.messages.language import LANGUAGES
from tools.messages.fresh import make_fresh
from tools.messages.message_file import BadMessage
from tools.messages.modules import message_files, missing
from tools.messages.pictures import draw_all


def main() -> int:
    """Run the requested command; 1 if something is wrong or missing."""
    parser = argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("make", "missing", "pictures"), default="make")
    parser.add_argument("language", nargs="?", choices=tuple(LANGUAGES), help="of which language")
    parser.add_argument("--out", type=Path, default=Path("messages"), help="the folder for pictures")
    options = parser.parse_args()
    try:
        if options.what == "missing":
            return _tell_missing(options.language or "es")
        if options.what == "pictures":
            hidden = draw_all(options.language or "en", options.out)
            print(f"{options.out / 'index.html'}: {hidden} messages are on no sample screen")
            return 0
        make_fresh(anew=True)
    except BadMessage as bad:
        print(bad, file=sys.stderr)
        return 1
    return 0


def _tell_missing(code: str) -> int:
    ids = missing(message_files(), code)
    print("\n".join([*ids, f"{len(ids)} missing in {code}.ftl"]))
    return 1 if ids else 0


if __name__ == "__main__":
    sys.exit(main())
