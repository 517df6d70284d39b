"""What Windows shows about a program file under Properties, Details. Only used when building on Windows."""

import re


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Four numbers, as Windows wants them: `0.1.0` is (0, 1, 0, 0)."""
    numbers = [int(number) for number in re.findall(r"\d+", version)][:4]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_resource(program: str, version: str) -> object:
    """PyInstaller's version resource; its module can only be imported on Windows."""
    from PyInstaller.utils.win32 import versioninfo as info  # type: ignore[import-untyped]  # ships no types

    numbers = version_numbers(version)
    texts = {
        "FileDescription": "Hand and Foot",
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": "Free software under the GNU General Public License, version 3 or later",
        "OriginalFilename": f"{program}.exe",
        "ProductName": "Hand and Foot",
        "ProductVersion": version,
    }
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo(
                [info.StringTable("040904B0", [info.StringStruct(key, text) for key, text in texts.items()])]
            ),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )
