"""The language that is spoken now. A process speaks one at a time, as it has one locale; nothing else here changes.

`game.messages.functions` has a typed function for each message; it asks here what to say in the language spoken now.
Only the sections that are used get imported.
"""

import keyword
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from operator import itemgetter
from typing import Any, Final, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class UserError(Exception):
    """What somebody asked for can't be done. The message is the sentence that they read."""

    code = 2
    """The exit code of a command that stops with it: 1 for a failed check, 2 for bad arguments."""


class Said(Generic[T]):
    """A message, or whatever words these facts, and the facts. Two are equal that say the same in every language. No
    Struct, as `Language` is none.
    """

    def __init__(self, wording: Callable[..., T], *facts: object) -> None:
        self.wording, self.facts = wording, facts
        self._spoken: tuple[str, T | None] = "", None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.wording, self.facts) == (other.wording, other.facts)

    def __hash__(self) -> int:
        return hash((self.wording, self.facts))

    def __call__(self) -> T:
        """In the language spoken now; remembered until another one is."""
        if self._spoken[0] != spoken():
            self._spoken = spoken(), self.wording(*self.facts)
        return self._spoken[1]  # type: ignore[return-value]  # not the one before the first


def saying(wording: Callable[P, T], *facts: P.args, **none: P.kwargs) -> Said[T]:
    """A message to be said with these facts."""
    assert not none, "facts have their order"
    return Said(wording, *facts)


Cached = TypeVar("Cached", bound="_HasCache")
Message = Callable[[], str]
"""A message without arguments, for tables of them: what it says is in the language spoken when it is called."""


def nothing() -> str:
    """The message for a place without text."""
    return ""


class _HasCache(Protocol):
    """A function that remembers its answers."""

    def cache_clear(self) -> None:
        """Forget them."""


class Language(NamedTuple):
    """A language: its name in its own words, and the module of its numbers and lists. No Struct, because the message
    modules are made from it where only the standard library is sure to be there.
    """

    name: str
    grammar: str


LANGUAGES: Final = {"en": Language("English", "english"), "es": Language("Español", "spanish")}
"""The languages there are, by their codes."""
PSEUDO: Final = "en-XA"
"""The code of the language that `game.messages.pseudo_language` makes from English. No settings offer it."""
CODES: Final = (*LANGUAGES, PSEUDO)
"""Of all that can be spoken."""

GRAMMAR: Final = "grammar"
"""Where `sections` keeps the numbers and lists of the language spoken now."""


class _Sections(dict[str, Any]):
    """The sections of the language spoken now, imported when they are first needed."""

    code = "en"

    def __missing__(self, section: str) -> Any:
        if self.code == PSEUDO:
            from game.messages import pseudo_language

            self[section] = made = pseudo_language if section == GRAMMAR else pseudo_language.section(section)
            return made
        module = LANGUAGES[self.code].grammar if section == GRAMMAR else f"functions.{self.code}.{section}"
        self[section] = made = import_module(f".{module}", __package__)
        return made


sections: Final = _Sections()
_caches: Final[list[Callable[[], None]]] = []


def first_known(codes: Iterable[str]) -> str:
    """The first of some languages or locales that there are messages in; English where none is.

    >>> first_known(["fr_FR", "es_MX.UTF-8", "en"]), first_known(["C"])
    ('es', 'en')
    """
    known = (code.replace("-", "_").partition("_")[0].partition(".")[0].lower() for code in codes)
    return next((code for code in known if code in LANGUAGES), "en")


def asked_for(header: str, otherwise: str) -> str:
    """The language that a browser asks for with its `Accept-Language`; `otherwise` if there are no messages in any.

    >>> asked_for("ca, es-ES;q=0.8, en;q=0.9", "en"), asked_for("es-419,es;q=0.9", "en"), asked_for("fr;q=x, *", "es")
    ('en', 'es', 'es')
    """
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        number = float(weight) if re.fullmatch(r"[01](\.\d*)?", weight) else float(not weight)
        wishes.append((-number, tag.partition("-")[0].lower()))
    return next(
        (code for left_out, code in sorted(wishes, key=itemgetter(0)) if left_out and code in LANGUAGES), otherwise
    )


def spoken() -> str:
    """The code of the language spoken now."""
    return sections.code


def speak(code: str) -> None:
    """Change the language of all that is said from now on.

    Raises:
        ValueError: There is no such language.
    """
    if code not in CODES:
        raise ValueError(f"there are messages in {', '.join(CODES)}, not in {code}")
    if code == sections.code:
        return
    sections.code = code
    sections.clear()
    for forget in _caches:
        forget()


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Say everything inside in that language: for somebody who reads another one than the screen's.

    Raises:
        ValueError: There is no such language.
    """
    before = sections.code
    speak(code)
    try:
        yield
    finally:
        speak(before)


def forgotten_with_language(cached: Cached) -> Cached:
    """Mark a cached function whose answers are in the language of the day: `speak` clears its cache."""
    _caches.append(cached.cache_clear)
    return cached


def say(section: str, name: str, /, *facts: object, **also: object) -> str:
    """What a message says with its arguments, in the language spoken now.

    Raises:
        AttributeError: There is no such message.
    """
    message = getattr(sections[section], name)
    return str(message if isinstance(message, str) else message(*facts, **also))


def has(section: str, name: str) -> bool:
    """Whether there is a message of this name."""
    return hasattr(sections[section], name)


def named(section: str, name: str, /, *facts: object, **also: object) -> str:
    """A message whose name is worked out: the label of a rule, or what is said of a fact.

    Each of its arguments is given by its name, or is the attribute of that name of the first of `facts` that has one.
    So a message file chooses what to mention, and code only provides the facts.

    Raises:
        AttributeError: There is no such message, or none of the facts has what it mentions.
    """
    return say(section, name, *(mentioned(argument, facts, also) for argument in arguments(section, name)))


def called(section: str, *names: str, prefix: str = "") -> dict[str, Message]:
    """Messages without arguments, by their names without the common beginning."""
    return {name: partial(named, section, f"{prefix}{name}") for name in names}


def message_for(section: str, fact: object, *facts: object, **also: object) -> str:
    """The message that is called after a fact's class: `hints-opens-team` for an `OpensTeam`."""
    return named(section, name_of(type(fact)), fact, *facts, **also)


def name_of(kind: type) -> str:
    """What the message of a class is called.

    >>> name_of(OSError), name_of(KeyError)
    ('os_error', 'key_error')
    """
    name = re.sub(r"(?<=[A-Za-z])(?=[A-Z][a-z])", "_", kind.__name__).lower()
    return f"{name}_" if keyword.iskeyword(name) else name


def arguments(section: str, name: str) -> dict[str, Any]:
    """The arguments of a message in their order, with their types.

    Raises:
        AttributeError: There is no such message.
    """
    message = getattr(sections[section], name)
    types = {} if isinstance(message, str) else message.__annotations__
    return {argument: type_ for argument, type_ in types.items() if argument != "return"}


def mentioned(argument: str, facts: Sequence[object], also: Mapping[str, object]) -> Any:
    """What an argument of that name gets.

    Raises:
        AttributeError: None of the facts has it.
    """
    if argument in also:
        return also[argument]
    for fact in facts:
        if (value := getattr(fact, argument, _MISSING)) is not _MISSING:
            return value
    raise AttributeError(f"no fact is called {argument}")


_MISSING: Final = object()
