"""What the annotations of the rule set say about each field: its label, its help and the group it is edited in."""

from functools import lru_cache
from types import MappingProxyType
from typing import get_type_hints

from msgspec import Meta, Struct

from game.rules.ruleset import RuleSet


class About(Struct, frozen=True):
    """Label, one-sentence help and group of a field."""

    title: str
    help: str
    group: str


@lru_cache
def abouts() -> MappingProxyType[str, About]:
    """All fields of a rule set in their order.

    >>> abouts()["draw_count"].title
    'Cards drawn'
    """
    hints = get_type_hints(RuleSet, include_extras=True)
    return MappingProxyType({field: _about(hints[field].__metadata__) for field in RuleSet.__struct_fields__})


def _about(metadata: tuple[Meta, ...]) -> About:
    told = next(meta for meta in metadata if meta.extra)
    return About(told.title or "", told.description or "", (told.extra or {})["group"])
