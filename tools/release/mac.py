"""What macOS reads about the program: its `Info.plist`. It isn't signed: anybody with a certificate runs
`codesign --deep --options runtime` and `notarytool` on the folder.
"""

from typing import Final

from game import VERSION

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
