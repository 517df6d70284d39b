"""The language of a command: from --lang, otherwise the settings, otherwise the system. Chosen before the parser
exists, because it speaks it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from game.messages.language import CODES, LANGUAGES, speak
from game.messages.system_language import system_language
from saves.disk import limits
from saves.disk.folders import NoHome, settings_file, user_folder


class _Chosen(msgspec.Struct):
    """The setting that is read."""

    language: str = "system"


def speak_as_chosen(arguments: Sequence[str]) -> None:
    """Use the language of --lang, otherwise that of the settings in the folder that the arguments name, or of this
    user. The parser complains about unknown codes.
    """
    known = [code for code in _given("--lang", arguments) if code in CODES]
    speak(known[-1] if known else _chosen(arguments))


def _chosen(arguments: Sequence[str]) -> str:
    try:
        path = _settings_file(arguments)
        is_plain = path.is_file() and path.stat().st_size <= limits.SETTINGS  # never wait for a pipe
        chosen = msgspec.json.decode(path.read_bytes(), type=_Chosen).language if is_plain else "system"
    except (OSError, NoHome, ValueError, msgspec.MsgspecError):
        chosen = "system"
    return chosen if chosen in LANGUAGES else system_language()


def _settings_file(arguments: Sequence[str]) -> Path:
    folder = next(_given("--data-dir", arguments), None)
    return settings_file(user_folder() if folder is None else Path(folder))


def _given(option: str, arguments: Sequence[str]) -> Iterator[str]:
    """The values given for an option."""
    for place, argument in enumerate(arguments):
        if argument == option and place + 1 < len(arguments):
            yield arguments[place + 1]
        elif argument.startswith(f"{option}="):
            yield argument.partition("=")[2]
