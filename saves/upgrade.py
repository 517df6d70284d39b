"""Old settings, rule sets and side files made new: each file carries a version, and one function brings it up to date.

Records are not among them: they are never rewritten.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """The kinds of file that carry a version."""

    SETTINGS = "settings"
    RULES = "rules"


Fields = Mapping[str, object]

CURRENT: Final[Mapping[Kind, int]] = {Kind.SETTINGS: 1, Kind.RULES: 1}
"""The version that this program writes of each kind."""

STEPS: Final[Mapping[tuple[Kind, int], Callable[[Fields], Fields]]] = {}
"""How the fields of a version become those of the next one. A step once released is never changed."""


class Newer(Exception):
    """The file was written by a newer program: it must be left as it is."""


class NoVersion(ValueError):
    """The file does not say which version it is."""


def upgrade(kind: Kind, fields: Fields, steps: Mapping[tuple[Kind, int], Callable[[Fields], Fields]] = STEPS) -> Fields:
    """The fields in the current form, without `version`. Raises Newer and NoVersion."""
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise NoVersion("the file does not say which version it is")
    if version > CURRENT[kind]:
        raise Newer(f"version {version} is newer than version {CURRENT[kind]}")
    upgraded: Fields = {key: value for key, value in fields.items() if key != "version"}
    for old in range(version, CURRENT[kind]):
        upgraded = steps[kind, old](upgraded)
    return upgraded
