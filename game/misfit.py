"""Where a value from outside doesn't fit its type: the one door from a decoder's complaint to facts for a sentence.

Works by reflection on whatever type is read from a file or another program.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from enum import Enum, auto
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType
from msgspec.structs import replace

from game.plain_text import shortened

PlainKind = Literal["bool", "object", "date", "null", "array"]
"""A kind of value without bounds."""


class OneOf(Struct, frozen=True, tag=True):
    """One of a few words."""

    words: tuple[str, ...]


class NumberIn(Struct, frozen=True, tag=True):
    """A number, between bounds if there are any."""

    least: float | None = None
    most: float | None = None
    is_whole: bool = True


class Letters(Struct, frozen=True, tag=True):
    """Text, with its longest length and an example if it must have a form."""

    most: int | None = None
    example: str = ""


class ListOf(Struct, frozen=True, tag=True):
    """Entries of one kind, at least and at most this many; or with several `parts`, entries of these parts."""

    parts: tuple["Allowed", ...]
    least: int = 0
    most: int | None = None


Allowed = PlainKind | OneOf | NumberIn | Letters | ListOf


class MisfitKind(Enum):
    """In which way a value doesn't fit."""

    VALUE = auto()
    MISSING = auto()
    UNKNOWN = auto()
    """Nothing has this key; `allowed` is the nearest one, if there is one."""
    ODD_SIGN = auto()
    """A text with a sign that can't be shown."""
    NO_CARD = auto()
    OUT_OF_RANGE = auto()
    """A number that is too large for any program."""


class Misfit(Struct, frozen=True):
    """What doesn't fit; `path` leads to its key ("melds[0].cards") and is empty for the whole."""

    kind: MisfitKind
    path: str
    found: str = ""
    """The value as JSON."""
    allowed: tuple[Allowed, ...] = ()
    line: int = 0
    """Where a file gives the key its value, from 1; 0 if that isn't known."""

    @property
    def key(self) -> str:
        """The last key of the path."""
        return self.path.rpartition(".")[2].partition("[")[0]


class BadShape(ValueError):
    """Data that doesn't fit its type."""

    def __init__(self, misfit: Misfit) -> None:
        super().__init__(misfit)
        self.misfit = misfit


def misfit_in(value: object, shape: Any, text: str | None = None) -> Misfit:
    """The first misfit in a decoded value that msgspec refused for `shape`, with its line if a file's text is given.

    >>> misfit_in({"book": 12}, Literal["yes"]).path, misfit_in("maybe", Literal["yes", "no"]).allowed
    ('', (OneOf(words=('yes', 'no')),))
    """
    found = next(_misfits(value, shape, ""), _wrong(value, shape, ""))
    return found if text is None else replace(found, line=line_of(found.key, text))


def misfit_in_json(data: bytes, shape: Any, *, with_line: bool = False) -> Misfit:
    """The first misfit in JSON that msgspec refused for `shape`."""
    try:
        value = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return Misfit(MisfitKind.OUT_OF_RANGE, "")
    return misfit_in(value, shape, data.decode() if with_line else None)


def no_card(text: str) -> Misfit:
    """The fact that a text isn't a card."""
    return Misfit(MisfitKind.NO_CARD, "", as_json(text))


def line_of(key: str, text: str) -> int:
    """The last line of a JSON or TOML file that gives a key its value, from 1; 0 if none does.

    >>> line_of("freeze", 'name = "freeze = no"\\nfreeze = "no"'), line_of("b", '{"a": "b",\\n "b": 1}')
    (2, 2)
    """
    pattern = _JSON_KEY if text.lstrip("\ufeff \t\r\n").startswith("{") else _TOML_KEY
    keys = (match for match in pattern.finditer(text) if match[1] and match[1].strip("\"'") == key)
    return max((text.count("\n", 0, match.start(1)) + 1 for match in keys), default=0)


_JSON_KEY: Final = re.compile(r'("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"')
_TOML_KEY: Final = re.compile(r"""#.*|([\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*=|"[^"\n]*"|'[^'\n]*'""")


def _wrong(value: object, hint: Any, path: str) -> Misfit:
    return Misfit(MisfitKind.VALUE, path, as_json(value), tuple(_allowed(hint, ())))


def _misfits(value: Any, hint: Any, path: str) -> Iterator[Misfit]:
    """All of them, those inside first. A list without objects is judged whole: its key is what a person looks for."""
    bare, _ = _bare(hint)
    shapes = [_bare(option)[0] for option in _options(bare)]
    entries = next((get_args(shape)[0] for shape in shapes if _is_list(shape) and _has_structs(shape)), None)
    structs = [shape for shape in shapes if _is_struct(shape)]
    if structs and isinstance(value, dict):
        yield from _in_struct(value, structs, path)
    elif get_origin(bare) in _MAPPINGS and isinstance(value, dict):
        for key, entry in value.items():
            yield from _misfits(entry, get_args(bare)[1], _inside(path, key))
    elif entries is not None and isinstance(value, list | tuple):
        for at, entry in enumerate(value):
            yield from _misfits(entry, entries, f"{path}[{at}]")
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        deepest = next((entry for entry in _entries(value) if _is_wrong_entry(entry, shapes)), value)
        yield replace(_wrong(value, hint, path), found=as_json(deepest))


def _in_struct(value: Mapping[str, Any], structs: list[Any], path: str) -> Iterator[Misfit]:
    tags = [shape.__struct_config__.tag for shape in structs]
    tag_field = structs[0].__struct_config__.tag_field
    shape = structs[0]
    if tag_field:  # compared, not looked up: what was written there may be a list
        shape = next((one for one, tag in zip(structs, tags, strict=True) if tag == value.get(tag_field)), None)
    if shape is None:
        kind = MisfitKind.VALUE if tag_field in value else MisfitKind.MISSING
        choices = (OneOf(tuple(map(str, tags))),)
        yield Misfit(kind, _inside(path, tag_field), as_json(value.get(tag_field)), choices)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    for key, entry in value.items():
        if key in fields:
            yield from _misfits(entry, fields[key].type, _inside(path, key))
        elif shape.__struct_config__.forbid_unknown_fields and key != tag_field:
            near = OneOf(tuple(get_close_matches(str(key), fields, 1)))
            yield Misfit(MisfitKind.UNKNOWN, _inside(path, key), allowed=(near,))
    for key, field in fields.items():
        if key not in value and field.required:
            yield Misfit(MisfitKind.MISSING, _inside(path, key), allowed=tuple(_allowed(field.type, ())))


def _entries(value: object) -> Iterator[object]:
    """The numbers and words in a list, however deep."""
    for entry in value if isinstance(value, list | tuple) else ():
        yield from _entries(entry) if isinstance(entry, list | tuple) else (entry,)


def _is_wrong_entry(entry: object, shapes: list[Any]) -> bool:
    """Whether no list that is allowed could hold the entry anywhere."""
    lists = [shape for shape in shapes if _is_list(shape)]
    return bool(lists) and not any(_fits_inside(entry, shape) for shape in lists)


def _fits_inside(entry: object, shape: Any) -> bool:
    if _is_list(_bare(shape)[0]):
        return any(_fits_inside(entry, part) for part in get_args(_bare(shape)[0]) if part is not Ellipsis)
    try:
        msgspec.convert(entry, shape)
    except msgspec.ValidationError:
        return False
    return True


def _allowed(hint: Any, metas: tuple[Meta, ...]) -> Iterator[Allowed]:
    bare, inner = _bare(hint)
    metas = (*inner, *metas)
    least = next((meta.ge for meta in metas if meta.ge is not None), None)
    most = next((meta.le for meta in metas if meta.le is not None), None)
    longest = next((meta.max_length for meta in metas if meta.max_length is not None), None)
    if bare is bool:
        yield "bool"
    elif bare in (int, float):
        yield NumberIn(least, most, bare is int)
    elif bare is str:
        example = next((str(meta.examples[0]) for meta in metas if meta.examples), "")
        yield Letters(longest, example)
    elif bare in (None, NoneType):
        yield "null"
    elif get_origin(bare) is Literal:
        yield OneOf(tuple(str(word) for word in get_args(bare)))
    elif _is_list(bare):
        parts = tuple(part for arg in get_args(bare) if arg is not Ellipsis for part in _allowed(arg, ()))
        shortest = next((meta.min_length for meta in metas if meta.min_length is not None), 0)
        yield ListOf(parts, shortest, longest) if parts else "array"
    elif isinstance(bare, type) and issubclass(bare, Enum):
        yield OneOf(tuple(str(each.value) for each in bare))
    elif _options(bare) != (bare,):
        for option in _options(bare):
            yield from _allowed(option, metas)
    elif bare is not UnsetType:
        yield "date" if getattr(bare, "__name__", "") in ("date", "datetime") else "object"


_MAPPINGS: Final = (dict, Mapping)


def _options(bare: Any) -> tuple[Any, ...]:
    return get_args(bare) if get_origin(bare) in (Union, UnionType) else (bare,)


def _is_list(bare: Any) -> bool:
    return bare in (list, tuple) or get_origin(bare) in (list, tuple)


def _is_struct(bare: Any) -> bool:
    return isinstance(bare, type) and issubclass(bare, Struct)


def _has_structs(bare: Any) -> bool:
    return any(_is_struct(_bare(option)[0]) for arg in get_args(bare)[:1] for option in _options(_bare(arg)[0]))


def _bare(hint: Any) -> tuple[Any, tuple[Meta, ...]]:
    """The type inside annotations, and these from the inside out."""
    if get_origin(hint) is not Annotated:
        return hint, ()
    inner, *metas = get_args(hint)
    bare, under = _bare(inner)
    return bare, (*under, *(meta for meta in metas if isinstance(meta, Meta)))


def _inside(path: str, key: object) -> str:
    return f"{path}.{shortened(str(key))}".removeprefix(".")


def as_json(value: object) -> str:
    """The value in one short line; what JSON doesn't have, such as a date, as its text."""
    try:
        shown = msgspec.json.encode(value, enc_hook=str).decode()
    except (ValueError, RecursionError):
        shown = str(value)
    return shortened(shown, 60)
