"""Leaves out the readers of sound and picture formats that the game never opens: three quarters of what SDL_mixer and
SDL_image bring along. Both load these libraries by name and fail without them, so each is replaced by an empty one,
whose functions all return 0. On Linux, if there is a C compiler.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.release.elf import linked_files, needed_libraries

FORMATS: Final = ("fluidsynth", "xmp", "mpg123", "wavpack", "opusfile", "vorbisfile", "FLAC", "tiff")
"""MIDI and modules, MP3, WavPack, Opus, Ogg Vorbis, FLAC; TIFF. The sounds of the game are WAV."""
ONLY_FOR_THEM: Final = ("sndfile", "vorbisenc", "vorbis", "opus", "ogg", "stdc++")
"""Libraries that only those needed; removed too if nothing else needs them."""
CALLERS: Final = ("SDL2_mixer", "SDL2_image")


def can_leave_out() -> bool:
    """Whether this computer can build the empty libraries."""
    return sys.platform == "linux" and all(shutil.which(tool) for tool in ("cc", "nm"))


def leave_out_formats(folder: Path) -> int:
    """Remove them from a folder made by PyInstaller; return how many bytes that saved. Raises CalledProcessError."""
    libraries = [path for path in linked_files(folder) if ".so" in path.name]
    before = sum(path.stat().st_size for path in libraries)
    callers = [path for path in libraries if _is_any(path, CALLERS)]
    for path in libraries:
        if _is_any(path, FORMATS):
            _make_empty(path, callers)
    while spare := list(_spare(folder)):
        for path in spare:
            path.unlink()
    return before - sum(path.stat().st_size for path in libraries if path.exists())


def _is_any(path: Path, names: tuple[str, ...]) -> bool:
    return re.match(rf"lib({'|'.join(map(re.escape, names))})[-.]", path.name) is not None


def _spare(folder: Path) -> Iterator[Path]:
    """Libraries that nothing in the folder needs any more."""
    linked = list(linked_files(folder))
    asked = {name for path in linked for name in needed_libraries(path.read_bytes())}
    for path in linked:
        if _is_any(path, ONLY_FOR_THEM) and path.name not in asked:
            yield path


def _make_empty(library: Path, callers: list[Path]) -> None:
    """Replace the library by one with the functions that are used, each of which returns 0."""
    has = dict(_symbols(library, "--defined-only"))
    asked = {name: has[name] for caller in callers for name, _ in _symbols(caller, "--undefined-only") if name in has}
    with tempfile.TemporaryDirectory() as scratch:
        source, versions = Path(scratch) / "empty.c", Path(scratch) / "empty.map"
        source.write_text("".join(f"long {name}(void) {{ return 0; }}\n" for name in sorted(asked)))
        by_version: dict[str, list[str]] = {}
        for name, version in sorted(asked.items()):
            by_version.setdefault(version, []).append(name)
        versions.write_text(
            "".join(
                f"{version} {{ global: {'; '.join(names)}; }};\n" for version, names in by_version.items() if version
            )
        )
        told = [f"-Wl,--version-script={versions}"] if versions.stat().st_size else []
        soname = f"-Wl,-soname,{library.name}"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-Os", "-s", "-nostdlib", soname, *told, str(source), "-o", str(library)],
            check=True,
        )


def _symbols(library: Path, which: str) -> Iterator[tuple[str, str]]:
    """Names of functions, each with its version if the library has symbol versions."""
    listed = subprocess.run(["nm", "-D", which, str(library)], check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        name, _, version = line.split()[-1].replace("@@", "@").partition("@")
        yield name, version
