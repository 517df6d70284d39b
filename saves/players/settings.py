"""Settings on disk: read leniently, written atomically; a newer program's file is left alone.

Callers define the settings themselves: this module only gets their shape.
"""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.misfit import BadShape
from saves.disk import limits
from saves.disk.file_faults import SettingsTrouble
from saves.disk.files import READING, Disk, FileHeld, FileReading, SlowFile, reason_of
from saves.disk.shared_file import keep_aside
from saves.disk.upgrade import NewerFile, decode_versioned, encode_versioned

_Shape = TypeVar("_Shape", bound=msgspec.Struct)


class Settings(Generic[_Shape]):
    """One settings file. `value` is the current settings; `warning` says why they differ from the file.

    Several windows may have the file open: each writes only its own changes.
    """

    def __init__(self, path: Path, defaults: _Shape, disk: Disk, reading: FileReading = READING) -> None:
        self._path, self._reading = path, reading
        self._disk = disk
        self._unreadable: bytes | None = None
        self._found_wrong: SettingsTrouble | None = None
        self.warning: SettingsTrouble | None = None
        self.value: _Shape = defaults
        try:
            self.value = self._read(defaults)
            self.warning = self._found_wrong
        except SlowFile:  # the caller that waited reports it
            pass
        except OSError as error:
            self.warning = SettingsTrouble("not_read", reason_of(error))
        self._written = self.value  # what this window believes to be in the file
        self._uncertain: set[str] = set()
        """Settings that a failed write may or may not have changed in the file."""

    def _read(self, otherwise: _Shape) -> _Shape:
        """What is in the file now, otherwise the given value. Raises OSError."""
        self._found_wrong, self._unreadable = None, None
        try:
            data = self._reading.read(self._path, limits.SETTINGS)
        except FileNotFoundError:
            return otherwise
        try:
            return decode_versioned("settings", data, type(otherwise))
        except NewerFile:
            self._found_wrong = SettingsTrouble("newer")
        except ValueError as error:
            self._unreadable = data
            why = error.misfit if isinstance(error, BadShape) else None
            self._found_wrong = SettingsTrouble("not_understood", why=why)
        return otherwise

    def repair(self) -> SettingsTrouble | None:
        """Move an unreadable file aside, once that was reported, and write a valid one; returns like `save`."""
        return self.save(self.value) if self._unreadable is not None else None

    def save(self, value: _Shape) -> SettingsTrouble | None:
        """Apply new settings and write them; returns the problem if they only last until the program ends."""
        self.value = value
        try:
            return self.write(value)
        except OSError as error:
            return SettingsTrouble("not_saved", reason_of(error))

    def write(self, value: _Shape) -> SettingsTrouble | None:
        """Write the settings that have changed; what another window has written since stays. Returns the problem if
        that fails, and raises OSError while another program holds the file. For settings applied earlier, so that
        nobody waits for the disk.
        """
        changes = {
            name: getattr(value, name)
            for name in value.__struct_fields__
            if getattr(value, name) != getattr(self._written, name) or name in self._uncertain
        }
        try:
            together = msgspec.structs.replace(self._read(self._written), **changes)
            if self._found_wrong == SettingsTrouble("newer"):
                return SettingsTrouble("left_alone")
            if self._unreadable is not None:
                # whatever it was, somebody may want it back
                keep_aside(self._path, self._unreadable, self._disk)
                self._unreadable = None
            self._uncertain.update(changes)
            self._disk.replace(self._path, encode_versioned("settings", together))
        except FileHeld:
            raise
        except OSError as error:
            return SettingsTrouble("not_saved", reason_of(error))
        self._written = value
        self._uncertain.clear()
        return None


def settings_in(data: bytes, shape: type[_Shape]) -> _Shape | None:
    """The settings in a file; None if they can't be understood, or are from a newer program."""
    try:
        return decode_versioned("settings", data, shape)
    except (NewerFile, ValueError):
        return None
