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
    FieldInfo,
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


def number_of(about: FieldInfo) -> WholeNumber | None:
    """The stepper of a number, in whatever form it is written."""
    match about.control:
        case WholeNumber() as stepper:
            return stepper
        case ByRound(each):
            return each
        case Steps(_, minimum):
            return minimum
        case _:
            return None


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


BOUNDS: dict[str, tuple[int, int]] = {
    "rounds": (0, 20),
    "target_score": (0, 50_000),
    "hand_cards": (7, 17),
    "foot_cards": (7, 17),
    "tail_cards": (0, 15),
    "opening": (0, 500),
    "opening_growth": (0, 100),
    "cut_bonus": (0, 1000),
    **dict.fromkeys(("joker", "two", "ace", "ten_value", "five_value"), (0, 100)),
    **dict.fromkeys(("black_three", "red_three", "go_out_bonus"), (0, 1000)),
    "draw_count": (1, 5),
    "take_count": (1, 20),
    "take_least": (0, 20),
    "take_then_draw": (0, 2),
    "new_meld_points": (0, 50),
    "wild_per_turn": (0, 6),
    "book_at_once": (0, 1000),
    "unfinished_book": (0, 5000),
    "jokers": (0, 4),
    "set_aside": (0, 60),
    "book_size": (5, 10),
    "wild_cap": (0, 6),
    **dict.fromkeys(("wild_book", "clean_book", "dirty_book", "sevens_book", "threes_book"), (0, 5000)),
    "double_book": (0, 20),
    "out_clean": (0, 6),
    "out_dirty": (0, 6),
    "extra_decks": (-2, 4),
    "decks": (0, 12),
    "red_three_bonus": (0, 500),
    "red_three_all": (0, 2000),
    "red_three_not_out": (-1, 500),
    "out_books": (0, 12),
    "out_wild": (0, 3),
    "dirty_naturals": (2, 5),
    "opening_by_score": (0, 500),
}
"""As the record format (section 3) and "Options beyond the seeds" state them."""


def test_bounds_are_those_of_the_specification() -> None:
    """Number for number, whatever rules have been added since; a book of sevens is needed or not."""
    have = {field: (step.least, step.most) for field, about in field_infos().items() if (step := number_of(about))}
    assert {field: have[field] for field in BOUNDS} == BOUNDS
    assert field_infos()["out_sevens"].control == Switch(0, 1)


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


@pytest.mark.parametrize(("field", "least_on"), [("decks", 2), ("target_score", 1000), ("double_book", 10)])
def test_numbers_that_may_be_off_know_their_least(field: str, least_on: int) -> None:
    """0 or at least so much: a stepper jumps the gap."""
    control = field_infos()[field].control
    assert isinstance(control, WholeNumber)
    assert control.least_on == least_on


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
