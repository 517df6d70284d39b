"""The one door to the terminal: whatever a command says goes through here, and nothing in it can steer the terminal."""

import sys
from os import PathLike, fspath

import msgspec

from game.plain_text import escaped, is_odd


def say(text: str) -> None:
    """Prints lines to stdout; signs that cannot be shown stand as their codes."""
    for line in text.split("\n"):
        print(escaped(line))


def complain(sentence: str) -> None:
    """Prints one line to stderr, whatever stands in it."""
    print(escaped(sentence), file=sys.stderr)


def say_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    print(json_text(value))


def json_text(value: object) -> str:
    """JSON in which signs that cannot be shown stand as their codes: it means the same.

    >>> print(json_text({"name": "Rosa\\x9b\\u202e"}))
    {"name":"Rosa\\u009b\\u202e"}
    """
    text = msgspec.json.encode(value).decode()
    return text if text.isascii() and text.isprintable() else "".join(map(_code, text))


def _code(sign: str) -> str:
    if not is_odd(sign):
        return sign
    units = sign.encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def path_text(path: str | PathLike[str]) -> str:
    """A path as text that any program can read, even one whose bytes are no text."""
    return fspath(path).encode(errors="surrogateescape").decode(errors="backslashreplace")
