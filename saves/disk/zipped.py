"""Files in a zip: read up to a limit, whatever the archive claims about them, and written without dates."""

import io
import zipfile
import zlib
from collections.abc import Iterable

from saves.disk.files import within


def zipped(files: Iterable[tuple[str, bytes]], most: int) -> bytes:
    """A zip of these files, in their order and not compressed. Raises FileTooLarge if it would exceed the limit."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)  # as of 1980, the usual of such an entry
    return within(most, whole.getvalue())


def inside(archive: zipfile.ZipFile, name: str | zipfile.ZipInfo, most: int) -> bytes:
    """The content of a file in an archive. Raises FileTooLarge, and BadZipFile for anything else that is wrong with it,
    including a password.
    """
    try:
        with archive.open(name) as file:
            data = file.read(most + 1)
    except (KeyError, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError) as error:
        raise zipfile.BadZipFile from error
    return within(most, data)
