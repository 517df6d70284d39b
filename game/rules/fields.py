"""What the annotations of the rule set say about each field: group, picture, default and its control. Labels and help
texts are messages of the section `rules`.

Everything that shows, checks or edits individual house rules reads this table.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import replace

from game.messages.language import named
from game.rules.ruleset import GroupKey, PictureKey, RuleSet, Value

T = TypeVar("T")

GROUPS: Final[tuple[GroupKey, ...]] = get_args(GroupKey)
"""Topics of fields, in the order of the editor's tabs."""


class TextLine(Struct, frozen=True):
    """A line of text."""

    longest: int


class Tables(Struct, frozen=True):
    """Any of several shapes of table."""

    shapes: tuple[str, ...]


class Switch(Struct, frozen=True):
    """Yes or no, and the value a rule set has for each."""

    off: Value = False
    on: Value = True


class Choice(Struct, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]


class WholeNumber(Struct, frozen=True):
    """A whole number between bounds, both included, that grows by `step`; 0 below `least_on` means off."""

    least: int
    most: int
    step: int = 1
    least_on: int | None = None
    words: tuple[str, ...] = ()
    """Words allowed instead of a number."""


class ByRound(Struct, frozen=True):
    """A number for each round, the last for all later ones; `single` if one number for all, or one of the words of
    `each`, is written plainly.
    """

    each: WholeNumber
    single: bool


class Steps(Struct, frozen=True):
    """Pairs of a total and the minimum that applies from it on."""

    total: WholeNumber
    minimum: WholeNumber
    most: int


Control = TextLine | Tables | Switch | Choice | WholeNumber | ByRound | Steps


class FieldInfo(Struct, frozen=True):
    """Everything that a field's annotation says, and the field's name."""

    field: str
    group: GroupKey
    picture: PictureKey
    default: Value
    control: Control
    is_points: bool = False
    """Whether it is what something counts in a score."""

    @property
    def title(self) -> str:
        """The label of the rule."""
        return named("rules", self.field)

    @property
    def help(self) -> str:
        """The rule in one sentence."""
        return named("rules", f"{self.field}_help")


@lru_cache
def field_infos(kind: type[RuleSet] = RuleSet) -> MappingProxyType[str, FieldInfo]:
    """All fields of a rule set in order.

    >>> field_infos()["draw_count"].title
    'Cards drawn'
    >>> field_infos()["book_size"].control
    WholeNumber(least=5, most=10, step=1, least_on=None, words=())
    """
    hints, defaults = (
        get_type_hints(kind, include_extras=True),
        dict(zip(kind.__struct_fields__, kind.__struct_defaults__, strict=True)),
    )
    return MappingProxyType({field: _about(field, hints[field], default) for field, default in defaults.items()})


def points_of(rules: RuleSet, group: GroupKey) -> dict[str, int]:
    """What the fields of a group count, by field; those that count nothing are left out.

    >>> points_of(RuleSet(), "out"), points_of(RuleSet(go_out_bonus=0), "out")
    ({'go_out_bonus': 100}, {})
    """
    asked = (field for field, about in field_infos(type(rules)).items() if about.group == group and about.is_points)
    return {field: worth for field in asked if (worth := getattr(rules, field)) > 0}


def fields_of(group: GroupKey) -> tuple[str, ...]:
    """The fields of a group in order."""
    return tuple(field for field, about in field_infos().items() if about.group == group)


def fields_read(asked: Callable[[RuleSet], T], rules: RuleSet) -> tuple[T, tuple[str, ...]]:
    """A function's result, and the fields that it read, in order of first use.

    >>> fields_read(lambda rules: rules.book_size + rules.joker, RuleSet())
    (57, ('book_size', 'joker'))
    """
    watched = _WatchedRules(rules)
    return asked(cast(RuleSet, watched)), tuple(watched.fields_read)


class _WatchedRules:
    """Stands in for a rule set and records which of its fields are read."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self.fields_read: dict[str, None] = {}  # an ordered set

    def __getattr__(self, field: str) -> Any:
        self.fields_read[field] = None
        return getattr(self._rules, field)


def _about(field: str, hint: Any, default: Any) -> FieldInfo:
    metas: tuple[Meta, ...] = hint.__metadata__
    extra = next(meta.extra for meta in metas if meta.extra and "group" in meta.extra)
    if default is NODEFAULT:
        raise TypeError(f"{field} has no default")
    is_points = any(meta.extra and "points" in meta.extra for meta in metas)
    return FieldInfo(field, extra["group"], extra["picture"], default, _control(hint), is_points)


def _control(hint: Any) -> Control:
    bare, metas = _bare(hint)
    if bare is bool:
        return Switch()
    if bare is str:
        return TextLine(next(meta.max_length for meta in metas if meta.max_length))
    if bare is int:
        number = _stepper(metas)
        return Switch(0, 1) if (number.least, number.most) == (0, 1) else number
    if get_origin(bare) is Literal:
        return Choice(get_args(bare))
    if get_origin(bare) is tuple:
        return _list_control(bare, metas)
    options = [_bare(option) for option in get_args(bare)]
    stepper = next(_stepper(metas) for option, metas in options if option is int)
    words = next((get_args(option) for option, _ in options if get_origin(option) is Literal), ())
    return ByRound(replace(stepper, words=words), single=True)


def _list_control(bare: Any, metas: list[Meta]) -> Control:
    entry, entry_metas = _bare(get_args(bare)[0])
    if entry is str:
        return Tables(_SHAPES)
    if entry is int:
        return ByRound(_stepper(entry_metas), single=False)
    total, minimum = (_stepper(_bare(part)[1]) for part in get_args(entry))
    return Steps(total, minimum, next(meta.max_length for meta in metas if meta.max_length))


_SHAPES: Final = (
    *("2:solo", "3:solo", "4:2v2", "4:solo", "5:solo"),
    *("6:2v2v2", "6:3v3", "6:solo", "7:solo", "8:2v2v2v2", "8:4v4", "8:solo"),
)
"""Every shape of table by players, teams before solo; two teams of one are two solo players."""


def is_uneven(shape: str) -> bool:
    """Whether a text is a table with teams of different sizes, such as three against two.

    >>> is_uneven("5:3v2"), is_uneven("2v3"), is_uneven("4:2v2"), is_uneven("solo")
    (True, True, False, False)
    """
    found = re.fullmatch(r"(?:\d:)?(\d+(?:v\d+)+)", shape)
    return found is not None and len(set(found[1].split("v"))) > 1


def _bare(hint: Any) -> tuple[Any, list[Meta]]:
    """The type inside an annotation, and its metadata from the inside out."""
    if get_origin(hint) is not Annotated:
        return hint, []
    inner, *metas = get_args(hint)
    bare, under = _bare(inner)
    return bare, [*under, *(meta for meta in metas if isinstance(meta, Meta))]


def _stepper(metas: list[Meta]) -> WholeNumber:
    least = next(int(meta.ge) for meta in metas if meta.ge is not None)
    most = next(int(meta.le) for meta in metas if meta.le is not None)
    least_on = next((meta.extra["least"] for meta in metas if meta.extra and "least" in meta.extra), None)
    step = next((meta.extra["step"] for meta in metas if meta.extra and "step" in meta.extra), _step(most))
    return WholeNumber(least, most, step, least_on)


def _step(most: int) -> int:
    """A step that reaches the usual values quickly: single cards; points by five, ten, fifty or more."""
    steps = ((20, 1), (100, 5), (500, 10), (2000, 50), (5000, 100))
    return next((step for bound, step in steps if most <= bound), 500)
