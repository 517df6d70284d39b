"""Settings, rule sets and side files: each has a version, and one function brings an old one up to date.

Records are not among them: they are never rewritten.
"""

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeVar

import msgspec

from game.misfit import BadShape, misfit_in

_Shape = TypeVar("_Shape", bound=msgspec.Struct)


FileKind = Literal[
    "settings",
    "rules",
    "hands",
    "labels",
    "learning",
    "people",
]


Fields = Mapping[str, object]
Steps = Mapping[FileKind, tuple[Callable[[Fields], Fields], ...]]


def _ask_of_discards(fields: Fields) -> Fields:
    """Settings 1 to 2: asking before discards was on or off; now there is a third choice."""
    kept = {key: value for key, value in fields.items() if key != "confirm_discard"}
    return {**kept, "ask_discard": "always"} if fields.get("confirm_discard") is True else kept


def _without_coach(fields: Fields) -> Fields:
    """Settings 2 to 3: there is a coach for first games; anybody with settings has played before."""
    return {"coach": False, **fields}


def _three_volumes(fields: Fields) -> Fields:
    """Settings 3 to 4: cards and room sounds have volumes of their own, which start at the overall volume."""
    volume = fields.get("volume", "medium")
    return {"cards_volume": volume, "room_volume": volume, **fields}


def _three_ways_to_announce(fields: Fields) -> Fields:
    """Settings 4 to 5: spoken announcements were off, or on unless a screen reader was there."""
    return {**fields, "voice": "unless_read" if fields.get("voice") is True else "off"}


def _classic_colours(fields: Fields) -> Fields:
    """Settings 5 to 6: a newcomer's suits are red and black; anybody with settings had four colours, and was asked to
    cut. That was turned off for each rule set; now it is on or off.
    """
    kept = {key: value for key, value in fields.items() if key != "uncut"}
    declined = {"cuts": False} if fields.get("uncut") else {}
    return {"colours": "four", "knows_cut": True, **kept, **declined}


STEPS: Final[Steps] = {
    "settings": (_ask_of_discards, _without_coach, _three_volumes, _three_ways_to_announce, _classic_colours),
    "rules": (),
    "hands": (),
    "labels": (),
    "learning": (),
    "people": (),
}
"""By kind: how the fields of version 1 become those of version 2, and so on. Released steps must never change."""


class NewerFile(Exception):
    """The file was written by a newer program and must not be changed."""


class NoVersion(ValueError):
    """The file has no version."""


def current_version(kind: FileKind, steps: Steps = STEPS) -> int:
    """The version that this program writes."""
    return len(steps[kind]) + 1


def upgrade(kind: FileKind, fields: Fields, steps: Steps = STEPS) -> Fields:
    """The fields in the current form, without `version`. Raises NewerFile and NoVersion."""
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise NoVersion("the file does not say which version it is")
    if version > current_version(kind, steps):
        raise NewerFile(f"version {version} is newer than version {current_version(kind, steps)}")
    upgraded: Fields = {key: value for key, value in fields.items() if key != "version"}
    for step in steps[kind][version - 1 :]:
        upgraded = step(upgraded)
    return upgraded


def decode_versioned(kind: FileKind, data: bytes, shape: type[_Shape]) -> _Shape:
    """The content of a file of that kind. Raises NewerFile, and ValueError for damaged data: BadShape if it is JSON."""
    try:
        fields = upgrade(kind, msgspec.json.decode(data, type=dict[str, object]))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from None
    try:
        return msgspec.convert(fields, shape, str_keys=True)
    except msgspec.ValidationError:
        raise BadShape(misfit_in(fields, shape, data.decode())) from None


def encode_versioned(kind: FileKind, value: msgspec.Struct | Fields, indent: int = 2) -> bytes:
    """The bytes of such a file in the current version; an indent of 0 puts it on one line."""
    data = msgspec.json.encode({"version": current_version(kind), **msgspec.to_builtins(value)})
    return (msgspec.json.format(data, indent=indent) if indent else data) + b"\n"
