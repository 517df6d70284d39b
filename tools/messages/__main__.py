"""Make the modules from the message files; `missing es` lists what Spanish lacks, `pictures es` shows where it is."""

import argparse
import sys
from pathlib import Path

from game.text.language import LANGUAGES
from tools.messages.message_file import BadMessage
from tools.messages.modules import TEXT, made_modules, message_files, missing
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
        write(made_modules(message_files()))
    except BadMessage as bad:
        print(bad, file=sys.stderr)
        return 1
    return 0


def _tell_missing(code: str) -> int:
    ids = missing(message_files(), code)
    print("\n".join([*ids, f"{len(ids)} missing in {code}.ftl"]))
    return 1 if ids else 0


def write(made: dict[Path, str]) -> None:
    """Write what changed, and delete modules of removed sections."""
    for path in {path.parent for path in made}:
        path.mkdir(exist_ok=True)
        for old in path.glob("*.py*"):
            if old not in made and old.name != "__init__.py":
                old.unlink()
    for path, code in made.items():
        if not path.exists() or path.read_text(encoding="utf-8") != code:
            path.write_text(code, encoding="utf-8")
    for code in LANGUAGES:
        if not (TEXT / code / "__init__.py").exists():
            (TEXT / code / "__init__.py").write_text(
                '"""Made from the message files by `python -m tools.messages`."""\n'
            )


if __name__ == "__main__":
    sys.exit(main())
