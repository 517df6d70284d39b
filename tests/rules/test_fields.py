"""What the annotations of the rule set and the messages about it must say about each house rule."""

import re
from collections import Counter
from typing import get_args

import msgspec
import pytest
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
    """Label, help in one sentence, group, picture key, default and a control with bounds."""
    about = field_infos()[field]
    assert re.fullmatch(r"[A-Z][^.]{2,40}", about.title)
    assert re.fullmatch(r"[A-Z][^.]{10,110}\.", about.help), about.help
    assert about.group in get_args(GroupKey)
    assert about.picture in get_args(PictureKey)
    assert getattr(RuleSet(), field) == about.default
    assert isinstance(about.control, TextLine | Tables | Switch | Choice | WholeNumber | ByRound | Steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_helps_tell_fields_apart(language: str) -> None:
    """No two house rules share a label or a sentence of help."""
    speak(language)
    for told in (
        [about.title.casefold() for about in field_infos().values()],
        [about.help for about in field_infos().values()],
    ):
        assert [text for text, count in Counter(told).items() if count > 1] == []


def test_groups_cover_the_fields_without_jumping() -> None:
    """Each field is in one group, the groups follow each other in the order of the editor, and none is empty."""
    order = [about.group for about in field_infos().values()]
    assert list(dict.fromkeys(order)) == list(GROUPS)
    assert [field for group in GROUPS for field in fields_of(group)] == list(FIELDS)


def test_every_picture_is_used_and_the_groups_that_need_them_have_some() -> None:
    """A picture nobody shows is dead; books, the pile and the stacks are hard to explain in words alone."""
    used = {about.picture for about in field_infos().values()}
    assert used == set(get_args(PictureKey))
    for group in ("deal", "pile", "melds", "books", "threes", "out"):
        assert any(field_infos()[field].picture for field in fields_of(group))
    assert all(not field_infos()[field].picture for field in PLAIN)


@pytest.mark.parametrize("field", [field for field in FIELDS if number_of(field_infos()[field]) is not None])
def test_the_bounds_of_a_number_are_those_that_files_are_held_to(field: str) -> None:
    """The least and the most are accepted, one beyond each is refused, and the default lies between on a step."""
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


@pytest.mark.parametrize(
    ("field", "step"),
    [
        ("take_count", 1),
        ("joker", 5),
        ("black_three", 5),
        ("opening", 10),
        ("cut_bonus", 50),
        ("red_three_all", 50),
        ("clean_book", 100),
        ("target_score", 500),
    ],
)
def test_larger_numbers_have_larger_steps(field: str, step: int) -> None:
    """Cards go one by one, points by as much as a table would change them: a few presses lead anywhere."""
    stepper = number_of(field_infos()[field])
    assert stepper is not None
    assert stepper.step == step


def test_every_value_of_every_preset_fits_its_control() -> None:
    """What the presets hold can be shown by the controls: words among the words, shapes among the shapes."""
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
