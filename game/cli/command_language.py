"""The language of a command: that of the settings, else the system's. No window and no parser is needed for it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.text.language import LANGUAGES, speak
from game.text.system_language import system_language
from saves import limits
from saves.folders import NoHome, settings_file, user_folder


class _Chosen(msgspec.Struct):
    """What is read of the settings."""

    language: str = "system"


def speak_as_chosen(arguments: Sequence[str]) -> None:
    """Take the language from the settings in the folder that the arguments name, or of this user."""
    try:
        path = _settings_file(arguments)
        is_plain = path.is_file() and path.stat().st_size <= limits.SETTINGS  # a pipe is never waited for
        chosen = msgspec.json.decode(path.read_bytes(), type=_Chosen).language if is_plain else "system"
    except (OSError, NoHome, ValueError, msgspec.MsgspecError):
        chosen = "system"
    speak(chosen if chosen in LANGUAGES else system_language())


def _settings_file(arguments: Sequence[str]) -> Path:
    for place, argument in enumerate(arguments):
        if argument == "--data-dir" and place + 1 < len(arguments):
            return settings_file(Path(arguments[place + 1]))
        if argument.startswith("--data-dir="):
            return settings_file(Path(argument.partition("=")[2]))
    return settings_file(user_folder())
