"""Libraries for formats that the game never opens: an empty one answers in the place of each."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from tools.release.unused_formats import can_leave_out, leave_out_formats

pytestmark = pytest.mark.skipif(not can_leave_out(), reason="needs Linux and a C compiler")


def compiled(path: Path, code: str, *with_libraries: Path, script: str = "") -> Path:
    """A small library; `script` names the versions of its functions."""
    source, versions = path.with_suffix(".c"), path.with_suffix(".map")
    source.write_text(code)
    versions.write_text(script)
    told = [f"-Wl,--version-script={versions}"] if script else []
    command = ["cc", "-shared", "-fPIC", f"-Wl,-soname,{path.name}", "-Wl,-rpath,$ORIGIN", *told, str(source), "-o"]
    subprocess.run([*command, str(path), *map(str, with_libraries)], check=True)
    source.unlink()
    versions.unlink()
    return path


def test_an_empty_library_takes_the_place_of_a_format(tmp_path: Path) -> None:
    files = compiled(tmp_path / "libsndfile-1a.so.1", "int open_file(void) { return 7; }" + "int pad[9000] = {1};")
    script = "MIDI_1 { global: play_notes; };"
    midi_code = "int open_file(void); int play_notes(void) { return open_file(); }"
    midi = compiled(tmp_path / "libfluidsynth-2b.so.3", midi_code, files, script=script)
    mixer_code = "int play_notes(void); int play_midi(void) { return play_notes(); } int play_wav(void) { return 5; }"
    mixer = compiled(tmp_path / "libSDL2_mixer-3c.so.0", mixer_code, midi)
    program = f"import ctypes; mixer = ctypes.CDLL({str(mixer)!r}); print(mixer.play_midi(), mixer.play_wav())"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout.split() == [
        b"7",
        b"5",
    ]

    assert leave_out_formats(tmp_path) > 9000 * ctypes.sizeof(ctypes.c_int)

    after = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert after.stdout.split() == [b"0", b"5"]
    assert after.stderr == b""
    assert sorted(path.name for path in tmp_path.iterdir()) == [mixer.name, midi.name]
