"""The single argument of commands that make release files: the output folder."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path


def out_folder(command: str, about: str | None, arguments: Sequence[str]) -> Path:
    """FOLDER of `python -m tools.release.COMMAND [FOLDER]`, `dist` by default. Help and mistakes end the program."""
    parser = ArgumentParser(
        prog=f"python -m tools.release.{command}", description=about, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, default="dist", help="default: dist")
    folder: Path = parser.parse_args(arguments).folder
    return folder.resolve()
