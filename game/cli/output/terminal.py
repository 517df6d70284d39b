"""The only way to the terminal: all output goes through here, and nothing in it can control the terminal."""

import sys
from os import PathLike, fspath

import msgspec

from game.plain_text import escaped, is_odd


def say(text: str) -> None:
    """Print lines to stdout; unprintable characters appear as their codes."""
    for line in text.split("\n"):
        print(escaped(line))


def complain(sentence: str) -> None:
    """Print one line to stderr, whatever it contains."""
    print(escaped(sentence), file=sys.stderr)


def say_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    print(json_text(value))


def json_text(value: object) -> str:
    """JSON in which unprintable characters are escaped, which doesn't change its meaning.

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
    """A path as text that any program can read, even if its bytes aren't valid text."""
    return fspath(path).encode(errors="surrogateescape").decode(errors="backslashreplace")
