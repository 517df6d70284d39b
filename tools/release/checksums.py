"""Checksums of release files, in the form that `sha256sum --check` reads.

`python -m tools.release.checksums [FOLDER]` lists all files of a release in SHA256SUMS, replacing the lists that were
made with them, and prints the release text. It fails if a file no longer matches its list.
"""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.release.out_folder import out_folder

ALL: Final = "SHA256SUMS"

_TEXT: Final = """\
What is new is in CHANGELOG.md.

| file | SHA-256 |
|---|---|
{rows}
`sha256sum --check --ignore-missing SHA256SUMS` checks what you downloaded.
"""


class WrongChecksum(Exception):
    """A file of a release has changed since it was made; the message is one sentence."""


def write_checksums(files: Iterable[Path], to: Path) -> str:
    """Write a line for each file, by name, and return the text."""
    text = "".join(f"{_digest(file)}  {file.name}\n" for file in sorted(files))
    to.write_text(text, encoding="utf-8", newline="\n")
    return text


def list_release(folder: Path) -> str:
    """Write the list of all files in a folder, and return the text of their release. Raises WrongChecksum."""
    lists = [file for file in folder.iterdir() if file.suffix == ".sha256" or file.name.startswith(ALL)]
    files = [file for file in folder.iterdir() if file.is_file() and file not in lists]
    digests = {file.name: _digest(file) for file in files}
    for made_with in lists:
        for line in made_with.read_text(encoding="utf-8").splitlines():
            digest, _, name = line.partition("  ")
            if digests.get(name) != digest:
                raise WrongChecksum(f"{name} isn't the file that {made_with.name} was made for: build it again.")
    for made_with in lists:
        made_with.unlink()
    listed = write_checksums(files, folder / ALL).splitlines()
    rows = ("| {1} | `{0}` |\n".format(*line.split("  ")) for line in listed)
    return _TEXT.format(rows="".join(rows))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main(arguments: list[str]) -> int:
    """Writes the list and prints the text."""
    try:
        print(list_release(out_folder("checksums", __doc__, arguments)), end="")
    except WrongChecksum as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
