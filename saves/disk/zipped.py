"""Files in a zip: read up to a limit, whatever the archive claims about them, and written without dates."""

import zipfile
import zlib

from saves.disk.files import within


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
