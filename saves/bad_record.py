"""What is wrong with a file, as one sentence; the sentences here are about files, never about the game."""

import re
from collections.abc import Mapping
from typing import Final

from game.engine.refusal import Reason, Refusal
from game.rules.clashes import Clash


class BadRecord(Exception):
    """A record that cannot be accepted: the line (from 1), a reason code, and why.

    Why is one sentence, or a refusal or clash for which the words are found elsewhere.
    """

    def __init__(self, line: int, why: str | Refusal | Clash, code: Reason = Reason.MALFORMED) -> None:
        super().__init__(line, why, code)
        self.line = line
        self.why = why
        self.code = code


class NewerRecord(BadRecord):
    """A record that is not damaged: a newer program wrote it, and it must be left as it is."""


class HugeRecord(BadRecord):
    """A record that is larger than any game gets: judging it would take very long, so nobody says what is in it."""


_PLAIN: Final[Mapping[str, str]] = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}


def plain_sentence(message: str) -> str:
    """msgspec's complaint as a sentence that starts with the field's name."""
    what, _, path = message.partition(" - at `")
    field = path.removesuffix("`").removeprefix("$").removeprefix(".") or "The line"
    if missing := re.match(r"Object missing required field `(.*)`", what):
        name = missing[1] if field == "The line" else f"{field}.{missing[1]}"
        return f"{name} is missing."
    what = what.replace("got `float`", "got a number with a decimal point")
    what = re.sub(r"`([\w|  ]+)`", lambda kind: " or ".join(_PLAIN.get(k.strip(), k) for k in kind[1].split("|")), what)
    return shortened(f"{field}: {what[:1].lower()}{what[1:]}", 200) + "."


def shortened(text: str, most: int = 40) -> str:
    """Text out of a file, made fit to stand in a sentence: printable, and not longer than `most` characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return shown if len(shown) <= most else shown[: most - 1] + "…"
