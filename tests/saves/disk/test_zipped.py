"""Files in a zip: what was packed comes out, the same bytes for the same files, and nothing over a limit."""

import io
import zipfile

import pytest

from saves.disk.files import FileTooLarge
from saves.disk.zipped import inside, zipped

FILES = [("b.txt", b"second"), ("a/a.txt", b"first")]


def test_what_was_packed_comes_out() -> None:
    """Given two files, they are in the zip in their order, and a limit of exactly their size lets them pass."""
    data = zipped(FILES, 1000)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert [(name, inside(archive, name, 6)) for name in archive.namelist()] == FILES
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        with pytest.raises(FileTooLarge):
            inside(archive, "b.txt", 5)
        with pytest.raises(zipfile.BadZipFile):
            inside(archive, "c.txt", 6)
    assert zipped(FILES, len(data)) == data
    with pytest.raises(FileTooLarge):
        zipped(FILES, len(data) - 1)
