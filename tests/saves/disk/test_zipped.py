"""Files in a zip: what was packed comes out, the same bytes for the same files, and nothing over a limit."""

import io
import zipfile

import pytest

from saves.disk.files import FileTooLarge
from saves.disk.zipped import inside

FILES = [("b.txt", b"second"), ("a/a.txt", b"first")]


def test_what_was_packed_comes_out() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in FILES:
            archive.writestr(name, data)
    with zipfile.ZipFile(packed) as archive:
        assert [(name, inside(archive, name, 6)) for name in archive.namelist()] == FILES
        with pytest.raises(FileTooLarge):
            inside(archive, "b.txt", 5)
        with pytest.raises(zipfile.BadZipFile):
            inside(archive, "c.txt", 6)
