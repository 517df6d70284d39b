"""The program for macOS: its `Info.plist`, and its disk image: `python -m tools.release.mac [FOLDER]`.

The image needs macOS. Neither program nor image is signed: anybody with a certificate runs `codesign --deep --options
runtime` and `notarytool` between the two steps.
"""

import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from game import VERSION
from tools.release.checksums import write_checksums
from tools.release.out_folder import out_folder

APP: Final = "Hand and Foot.app"
BUNDLE_ID: Final = "io.github.hand-and-foot"
_KINDS: Final = (
    ("Hand and Foot game, or evening with real cards", "jsonl"),
    ("Hand and Foot house rules", "json"),
)
"""The kinds of files that are opened, and the last part of their endings: macOS ignores everything before it."""


def info_plist() -> dict[str, object]:
    """Additions to PyInstaller's keys: the files that are opened, and that the game only views them."""
    return {
        "CFBundleShortVersionString": VERSION,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeExtensions": [ending],
                "LSHandlerRank": "Alternate",  # other programs open lines of JSON, too
            }
            for name, ending in _KINDS
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Free software under the GNU General Public License, version 3 or later",
    }


def image_name() -> str:
    """E.g. `hand-and-foot-0.1.0-macos-arm64.dmg`."""
    return f"hand-and-foot-{VERSION}-macos-{platform.machine().lower()}.dmg"


def build_image(app: Path, to: Path) -> Path:
    """A disk image with the program and a link to the Applications folder. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["ditto", str(app), str(Path(scratch) / app.name)], check=True)
        (Path(scratch) / "Applications").symlink_to("/Applications")
        make = ["hdiutil", "create", "-volname", "Hand and Foot", "-format", "UDZO", "-ov"]
        subprocess.run([*make, "-srcfolder", scratch, str(to)], check=True)
    return to


def main(arguments: list[str]) -> int:
    """Make the image from PyInstaller's output, and write its checksum."""
    out = out_folder("mac", __doc__, arguments)
    if sys.platform != "darwin":
        print("A disk image can be made on macOS only.", file=sys.stderr)
        return 2
    image = build_image(out / APP, out / image_name())
    print(write_checksums([image], out / f"{image.name}.sha256"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
