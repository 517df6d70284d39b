"""A game as one sentence, with parts that can be pressed."""

import re
from collections.abc import Sequence
from datetime import timedelta
from enum import IntEnum
from typing import Final, Literal

from msgspec import Struct

from game.analysis.strength.evening_games import NIGHT
from game.messages.amounts import listed
from game.messages.functions import new_game as say, nouns
from game.messages.person import Person
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import YOU, first_name

PartOfDay = Literal["morning", "afternoon", "evening", "night"]
MOST_NAMED: Final = 3
"""At most this many players of a side are named; with more, only their number is given."""
LONG: Final = 26
"""Above this many letters for several names, only first names are used."""
_MARK: Final = "\ue001"
"""The marker on both sides of a part within a message; its number follows the first."""


class SentencePart(IntEnum):
    """A part of the sentence that can be changed."""

    WHO = 0
    PARTNERS = 1
    AGAINST = 2
    RULES = 3
    LENGTH = 4


class SlotText(Struct, frozen=True):
    slot: SentencePart
    text: str


Sentence = tuple[str | SlotText, ...]


def part_of_day(hour: int) -> PartOfDay:
    if timedelta(hours=hour) < NIGHT:
        return "night"
    return "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"


def length_of(rules: RuleSet) -> str:
    """The length of a match in words.

    >>> length_of(RuleSet(rounds=1)), length_of(RuleSet(rounds=0, target_score=5000))
    ('one round', 'to 5,000 points')
    """
    return say.to_points(rules.target_score) if rules.target_score else nouns.rounds(rules.rounds)


def game_sentence(names: Sequence[str], teams: int, rules: RuleSet, part: PartOfDay) -> Sentence:
    """Who plays with and against the player in front, by which rules, and for how long.

    >>> spoken_text(game_sentence(["Anna", "Walt", "Rosa", "June"], 2, RuleSet(rounds=1), "evening"))
    'Tonight Anna plays Web Classic with Rosa against Walt and June for one round'
    """
    is_you = names[0].casefold() == YOU.casefold()
    who = Person(_marked(SentencePart.WHO, say.you() if is_you else names[0]), is_you)
    partners = [name for seat, name in enumerate(names) if seat and seat % teams == 0]
    others = _marked(SentencePart.AGAINST, _side([name for seat, name in enumerate(names) if seat % teams]))
    by, length = _marked(SentencePart.RULES, rule_set_name(rules.name)), _marked(SentencePart.LENGTH, length_of(rules))
    with_ = _marked(SentencePart.PARTNERS, _side(partners)) if partners else ""
    return _parts(say.sentence(part, who, with_, others, by, length, bool(rules.target_score)))


def spoken_text(sentence: Sentence) -> str:
    return "".join(part.text if isinstance(part, SlotText) else part for part in sentence)


def _side(names: Sequence[str]) -> str:
    if len(names) > MOST_NAMED:
        return say.some(len(names))
    is_long = len(names) > 1 and sum(map(len, names)) > LONG
    return listed([first_name(name) for name in names] if is_long else names)


def _marked(slot: SentencePart, text: str) -> str:
    return f"{_MARK}{slot.value}{text}{_MARK}"


def _parts(said: str) -> Sentence:
    parts = re.split(f"{_MARK}(.*?){_MARK}", said)
    found = (SlotText(SentencePart(int(part[0])), part[1:]) if n % 2 else part for n, part in enumerate(parts))
    return tuple(part for part in found if part)
