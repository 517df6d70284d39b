"""A message file read: its sections, messages, arguments with their types, and what is wrong with it.

The syntax is Fluent's (projectfluent.org). A comment of two signs opens a section: `## log`. The comment of a message
tells translators what it is for, and lists its arguments with their types, as Mozilla's files do::

    # How many cards somebody drew.
    # Variables:
    #   $who (Person) - Who drew.
    #   $count (Number) - How many cards.
    log-draws = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { CARDS($count) }
"""

import keyword
import re
from bisect import bisect_left
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

TYPES: Final = {
    "Number": "int",
    "Numbers": "Sequence[int]",
    "Rounds": "int | Sequence[int]",
    "Estimate": "float",
    "Text": "str",
    "Card": "Card",
    "Card?": "Card | None",
    "Cards": "Sequence[Card]",
    "Rank": "Rank",
    "Ranks": "Sequence[Rank]",
    "Suit": "str",
    "Person": "Person",
    "List": "Sequence[str]",
    "Flag": "bool",
    "Day": "datetime.date",
    "Day?": "datetime.date | None",
}
"""The possible types of an argument, in Python. It can also be one of several words: `(clean | dirty)`."""

_ARGUMENT: Final = re.compile(r"^\s+\$([a-z][a-z0-9_]*) \(([^)]+)\) - (.+)$")
_WORD: Final = re.compile(r"^[a-z0-9_-]+$")


class BadMessage(Exception):
    """A message file that can't be used: where, and what is wrong."""


class Argument(NamedTuple):
    """An argument of a message: its type, or the words it can be."""

    name: str
    type: str
    words: tuple[str, ...] = ()
    about: str = ""

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return self.type in ("List", "Cards", "Ranks", "Numbers")

    @property
    def can_be_nothing(self) -> bool:
        """Whether it may be 0, "" or empty."""
        return self.type in ("Number", "Text") or self.is_list

    @property
    def annotation(self) -> str:
        """Its type in Python."""
        if self.words:
            return "Literal[" + ", ".join(f'"{word}"' for word in self.words) + "]"
        return TYPES[self.type]


class Message(NamedTuple):
    """A message or one of its attributes: one function in Python."""

    section: str
    id: str
    pattern: ast.Pattern
    arguments: tuple[Argument, ...]
    comment: str = ""

    @property
    def function(self) -> str:
        """The name of its function within the module of its section."""
        return python_name(self.id.removeprefix(f"{self.section}-").replace(".", "_"))


class MessageFile(NamedTuple):
    """The messages of one language in their order, and its terms."""

    path: Path
    messages: Mapping[str, Message]
    terms: Mapping[str, ast.Pattern]

    def section(self, name: str) -> tuple[Message, ...]:
        """The messages of a section."""
        return tuple(message for message in self.messages.values() if message.section == name)

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections that have messages, in their order."""
        return tuple(dict.fromkeys(message.section for message in self.messages.values()))


def python_name(text: str) -> str:
    """An id as a name in Python.

    >>> python_name("whole-pile"), python_name("pass")
    ('whole_pile', 'pass_')
    """
    name = text.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def read_messages(path: Path) -> MessageFile:
    """A message file.

    Raises:
        BadMessage: It can't be parsed, or a message is not in a section, stands twice, or describes no arguments.
    """
    text = path.read_text(encoding="utf-8")
    messages: dict[str, Message] = {}
    terms: dict[str, ast.Pattern] = {}
    section, breaks = "", [found.start() for found in re.finditer("\n", text)]
    for entry in FluentParser().parse(text).body:
        where = f"{path.name}, line {bisect_left(breaks, entry.span.start if entry.span else 0) + 1}"
        match entry:
            case ast.Junk():
                told = entry.annotations[0]
                at = bisect_left(breaks, told.span.start if told.span else 0)
                raise BadMessage(f"{path.name}, line {at + 1}: {told.message}")
            case ast.GroupComment(content=content):
                section = (content or "").split("\n")[0].strip()
            case ast.Term():
                terms[entry.id.name] = entry.value
            case ast.Message():
                _add(messages, entry, section, where)
            case _:
                pass
    return MessageFile(path, messages, terms)


def _add(messages: dict[str, Message], entry: ast.Message, section: str, where: str) -> None:
    id_ = entry.id.name
    if not section or not id_.startswith(f"{section}-"):
        raise BadMessage(f"{where}: {id_} is not in the section it is named after")
    comment = entry.comment.content or "" if entry.comment else ""
    arguments = _arguments(comment, f"{where}: {id_}")
    patterns = [(id_, entry.value), *((f"{id_}.{each.id.name}", each.value) for each in entry.attributes)]
    for name, pattern in patterns:
        if pattern is None:
            continue
        if name in messages:
            raise BadMessage(f"{where}: {name} stands twice")
        messages[name] = Message(section, name, pattern, arguments, comment)


def _arguments(comment: str, where: str) -> tuple[Argument, ...]:
    found: list[Argument] = []
    _, _, listed = comment.partition("Variables:\n")
    for line in listed.split("\n") if listed else ():
        match = _ARGUMENT.match(line)
        if match is None:
            raise BadMessage(f"{where}: write an argument as “  $name (Type) - What it is.”, not “{line}”")
        name, type_, about = match.groups()
        words = tuple(word.strip() for word in type_.split("|")) if "|" in type_ else ()
        if (not words and type_ not in TYPES) or not all(map(_WORD.match, words)):
            raise BadMessage(f"{where}: ${name} is of no known type: {type_}")
        found.append(Argument(name, type_, words, about))
    return tuple(found)
