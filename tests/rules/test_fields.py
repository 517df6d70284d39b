"""What the annotations of the rule set and the messages about it must say about each house rule."""

import re
from collections import Counter
from typing import Annotated, Final, Literal, get_args

import msgspec
import pytest
from msgspec import Meta
from msgspec.structs import replace

from game.messages.language import LANGUAGES, speak
from game.rules.fields import (
    GROUPS,
    ByRound,
    Choice,
    Steps,
    Switch,
    Tables,
    TextLine,
    WholeNumber,
    field_infos,
    fields_of,
    points_of,
)
from game.rules.presets import PRESET_IDS, BadRuleSet, preset, ruleset_from
from game.rules.ruleset import GroupKey, PictureKey, RuleSet
from tests.rules.test_ruleset import number_of

FIELDS = RuleSet.__struct_fields__
WEB = preset("web")
PLAIN = {"name", "base", "tables", "rounds", "target_score"}
"""What no picture explains better than its label."""


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_says_everything_about_itself(field: str) -> None:
    about = field_infos()[field]
    assert re.fullmatch(r"[A-Z][^.]{2,40}", about.title)
    assert re.fullmatch(r"[A-Z][^.]{10,110}\.", about.help), about.help
    assert about.group in get_args(GroupKey)
    assert about.picture in get_args(PictureKey)
    assert getattr(RuleSet(), field) == about.default
    assert isinstance(about.control, TextLine | Tables | Switch | Choice | WholeNumber | ByRound | Steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_helps_tell_fields_apart(language: str) -> None:
    speak(language)
    for told in (
        [about.title.casefold() for about in field_infos().values()],
        [about.help for about in field_infos().values()],
    ):
        assert [text for text, count in Counter(told).items() if count > 1] == []


def test_groups_cover_the_fields_without_jumping() -> None:
    order = [about.group for about in field_infos().values()]
    assert list(dict.fromkeys(order)) == list(GROUPS)
    assert [field for group in GROUPS for field in fields_of(group)] == list(FIELDS)


def test_every_picture_is_used_and_the_groups_that_need_them_have_some() -> None:
    used = {about.picture for about in field_infos().values()}
    assert used == set(get_args(PictureKey))
    for group in ("deal", "pile", "melds", "books", "threes", "out"):
        assert any(field_infos()[field].picture for field in fields_of(group))
    assert all(not field_infos()[field].picture for field in PLAIN)


@pytest.mark.parametrize("field", [field for field in FIELDS if number_of(field_infos()[field]) is not None])
def test_the_bounds_of_a_number_are_those_that_files_are_held_to(field: str) -> None:
    about = field_infos()[field]
    stepper = number_of(about)
    assert stepper is not None
    assert stepper.step >= 1

    def written(number: int) -> object:
        match about.control:
            case ByRound(_, single):
                return number if single else [number]
            case Steps():
                return [[0, number]]
            case _:
                return number

    for number in (stepper.least, stepper.most, stepper.least_on or stepper.least):
        ruleset_from({field: written(number)})
    for number in (stepper.least - 1, stepper.most + 1):
        with pytest.raises(BadRuleSet, match=field):
            ruleset_from({field: written(number)})


def test_every_value_of_every_preset_fits_its_control() -> None:
    for preset_id in PRESET_IDS:
        for field, about in field_infos().items():
            value = getattr(preset(preset_id), field)
            match about.control:
                case Choice(words):
                    assert value in words
                case Tables(shapes):
                    assert set(value) <= set(shapes)
                case Switch(off, on):
                    assert value in (off, on)
                case _:
                    assert msgspec.to_builtins(replace(WEB, **{field: value}))[field] is not None


ABOUT: Final = Meta(extra={"group": "deal", "picture": "stacks"})
Bounded = Annotated[int, Meta(ge=2, le=100)]
Points = Annotated[int, Meta(ge=0, le=1000, extra={"points": True})]


class MoreRules(RuleSet, frozen=True, kw_only=True):
    """Rules with a field of each form that a rule may have."""

    switch: Annotated[bool, ABOUT] = False
    one: Annotated[int, Meta(ge=0, le=1), ABOUT] = 0
    few: Annotated[int, Meta(ge=0, le=20), ABOUT] = 7
    many: Annotated[int, Meta(ge=-5, le=21), ABOUT] = 0
    tens: Annotated[int, Meta(ge=0, le=500), ABOUT] = 0
    hundreds: Annotated[int, Meta(ge=0, le=5000), ABOUT] = 0
    points: Annotated[Points, ABOUT] = 5
    fives: Annotated[Points, Meta(extra={"step": 5}), ABOUT] = 5
    gap: Annotated[int, Meta(ge=0, le=50_000, extra={"least": 10}), ABOUT] = 0
    word: Annotated[Literal["no", "yes"], ABOUT] = "no"
    line: Annotated[str, Meta(max_length=33), ABOUT] = "x"
    each: Annotated[Annotated[tuple[Bounded, ...], Meta(max_length=20)], ABOUT] = (5,)
    either: Annotated[Bounded | tuple[Bounded, ...], ABOUT] = 5
    worded: Annotated[Bounded | tuple[Bounded, ...] | Literal["all"], ABOUT] = "all"
    pairs: Annotated[tuple[tuple[Bounded, Points], ...], Meta(max_length=9), ABOUT] = ()
    shapes: Annotated[tuple[str, ...], Meta(max_length=25), ABOUT] = ("4:2v2",)


def test_each_form_of_a_rule_has_its_control() -> None:
    found = {field: about for field, about in field_infos(MoreRules).items() if field not in FIELDS}
    number = WholeNumber(2, 100, 5)
    shapes = found["shapes"].control
    assert isinstance(shapes, Tables)
    assert {field: about.control for field, about in found.items()} == {
        "switch": Switch(),
        "one": Switch(0, 1),
        "few": WholeNumber(0, 20, 1),
        "many": WholeNumber(-5, 21, 5),
        "tens": WholeNumber(0, 500, 10),
        "hundreds": WholeNumber(0, 5000, 100),
        "points": WholeNumber(0, 1000, 50),
        "fives": WholeNumber(0, 1000, 5),
        "gap": WholeNumber(0, 50_000, 500, 10),
        "word": Choice(("no", "yes")),
        "line": TextLine(33),
        "each": ByRound(number, single=False),
        "either": ByRound(number, single=True),
        "worded": ByRound(replace(number, words=("all",)), single=True),
        "pairs": Steps(number, WholeNumber(0, 1000, 50), 9),
        "shapes": shapes,
    }
    assert {"4:2v2", "2:solo", "8:4v4"} <= set(shapes.shapes)
    assert [field for field, about in found.items() if about.is_points] == ["points", "fives"]
    assert {(about.group, about.picture) for about in found.values()} == {("deal", "stacks")}
    assert {field: about.default for field, about in found.items()} == {
        field: getattr(MoreRules(), field) for field in found
    }
    assert points_of(MoreRules(points=0, fives=7), "deal") == {"cut_bonus": 300, "fives": 7}
