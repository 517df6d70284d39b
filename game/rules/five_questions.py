"""The preset closest to how somebody plays, found by five questions; the questions' words are made elsewhere.

An answer lists the field values it stands for. Nearness is computed from the presets' values, so it follows when a
preset changes.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, Value


class PresetAnswer(Struct, frozen=True):
    """One answer to a question and the field values that it stands for."""

    key: str
    values: tuple[tuple[str, Value], ...]


class PresetQuestion(Struct, frozen=True):
    """A question with its answers; `weight` is how well it distinguishes families of rules."""

    key: str
    answers: tuple[PresetAnswer, ...]
    weight: int


QUESTIONS: Final = (
    PresetQuestion(
        "stacks",
        (
            PresetAnswer("dealt", (("stacks", "dealt"), ("deal", "auto"))),
            PresetAnswer("choose", (("stacks", "choose"), ("deal", "auto"))),
            PresetAnswer("packet", (("stacks", "dealt"), ("deal", "cut"))),
        ),
        weight=2,
    ),
    PresetQuestion(
        "pile",
        (
            PresetAnswer("five", (("take_count", 5),)),
            PresetAnswer("seven", (("take_count", 7),)),
            PresetAnswer("eight", (("take_count", 8),)),
            PresetAnswer("all", (("take_count", "all"),)),
        ),
        weight=3,
    ),
    PresetQuestion(
        "upcard",
        (
            PresetAnswer("pair", (("take_with", "pair"), ("upcard_play", "always"))),
            PresetAnswer("kept", (("take_with", "pair"), ("upcard_play", "to_open"))),
            PresetAnswer("any_play", (("take_with", "any_play"), ("upcard_play", "always"))),
        ),
        weight=2,
    ),
    PresetQuestion(
        "books",
        (
            PresetAnswer("one_each", (("out_clean", 1), ("out_dirty", 1))),
            PresetAnswer("two_each", (("out_clean", 2), ("out_dirty", 2))),
            PresetAnswer("two_and_three", (("out_clean", 2), ("out_dirty", 3))),
        ),
        weight=3,
    ),
    PresetQuestion(
        "out",
        (
            PresetAnswer("asks", (("permission", True),)),
            PresetAnswer("partner", (("permission", False), ("partners_foot", "played"))),
            PresetAnswer("free", (("permission", False), ("partners_foot", "none"))),
        ),
        weight=2,
    ),
)
"""Five questions; any may be left open."""

MAIN_RULES: Final = (
    *("stacks", "take_count", "take_with"),
    *("out_clean", "out_dirty", "permission", "partners_foot"),
)
"""The seven rules in which tables differ most: those of the questions but for two that depend on others."""


class Closest(Struct, frozen=True):
    """The presets by nearness, nearest first; the answered fields in which the nearest differs; how many questions were
    answered; and how many of these answers each preset matches.
    """

    presets: tuple[PresetId, ...]
    changes: tuple[tuple[str, Value], ...]
    answered: int
    fitting: tuple[int, ...]

    @property
    def preset(self) -> PresetId:
        """The nearest one."""
        return self.presets[0]


def answer_of(question: PresetQuestion, preset_id: PresetId) -> str | None:
    """The key of the answer that a preset would give; None if none matches.

    >>> answer_of(QUESTIONS[1], "campus")
    'eight'
    """
    rules = preset(preset_id)
    agreeing = (one for one in question.answers if all(getattr(rules, field) == value for field, value in one.values))
    return next((one.key for one in agreeing), None)


def closest(answers: Mapping[str, str]) -> Closest:
    """The presets closest to these answers, given by the keys of question and answer; unanswered ones don't count.

    Presets that match more answers come first, then those that match more of the answers' values; of equally near ones
    the one that new players are offered first. Raises KeyError for an unknown key.

    >>> closest({"pile": "eight"}).preset
    'campus'
    """
    by_key = {question.key: question for question in QUESTIONS}
    chosen = []
    for key, answer_key in answers.items():
        question = by_key[key]
        chosen.append((question.weight, {given.key: given.values for given in question.answers}[answer_key]))

    def fits(preset_id: PresetId) -> int:
        return sum(answer_of(by_key[key], preset_id) == answer_key for key, answer_key in answers.items())

    def agreeing(preset_id: PresetId) -> float:
        rules, near = preset(preset_id), 0.0
        for weight, values in chosen:
            near += weight * sum(getattr(rules, field) == value for field, value in values) / len(values)
        return near

    order = sorted(PRESET_IDS, key=lambda preset_id: (-fits(preset_id), -agreeing(preset_id), preset_id != "web"))
    nearest = preset(order[0])
    told = (pair for _, values in chosen for pair in values)
    changes = tuple((field, value) for field, value in told if getattr(nearest, field) != value)
    return Closest(tuple(order), changes, len(answers), tuple(map(fits, order)))
