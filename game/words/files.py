"""What is said before and after files are written that a person has named."""

from typing import Final

REPLACE_IT: Final = "Replace it"
ANOTHER_NAME: Final = "Choose another name"
WHAT_REPLACING_IS: Final = "What is in that file now would be gone."
COPYING: Final = "Saving the copy…"
COPY_SILENT: Final = "That disk does not answer. Wait a little longer, or choose another place."


def is_there(name: str) -> str:
    """The question before a file is replaced."""
    return f"“{name}” is there already"
