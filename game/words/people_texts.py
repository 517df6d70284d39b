"""The people who play here: where they are seated in New game, and where they are kept."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from game.text.language import called
from game.text.messages import nouns
from game.text.messages import people as say
from game.text.messages import todays_deal as say_days
from game.words.grammar import against

COLOURS: Final = called("people", *("own_colour", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"))
"""What the colours of a face are called, in the order of the faces' colours."""

LATELY: Final = 300
"""Days after which a date needs its year."""


def new_name(names: Sequence[str]) -> str:
    """A name for somebody who has none yet.

    >>> new_name(["Ida", "new player"])
    'New player 2'
    """
    taken = {name.casefold() for name in names}
    numbered = (say.another_new_player(n) for n in range(2, len(names) + 3))
    return next(name for name in (say.new_player(), *numbered) if name.casefold() not in taken)


def usually(chair: int | None, partner: str) -> str:
    """Where somebody sits as a rule, counted from 0, and with whom; "" where nothing is known.

    >>> usually(2, "Ruth"), usually(None, "Ruth"), usually(0, ""), usually(None, "")
    ('usually seat 3, with Ruth', 'usually with Ruth', 'usually seat 1, in front', '')
    """
    return say.usually(0 if chair is None else chair + 1, partner)


def same_as(then: datetime, now: datetime) -> str:
    """The evening that one click brings back; a night is still the evening before.

    >>> friday = datetime(2026, 11, 13, 22)
    >>> same_as(friday, datetime(2026, 11, 20, 20)), same_as(friday, datetime(2026, 11, 14, 1))
    ('Same as last Friday', 'Same as earlier today')
    >>> same_as(friday, datetime(2026, 11, 14, 20)), same_as(friday, datetime(2026, 11, 21, 20))
    ('Same as yesterday', 'Same as Friday, 13 November')
    >>> same_as(friday, datetime(2028, 1, 1, 20)), same_as(friday, datetime(2025, 1, 1, 20))
    ('Same as 13 November 2026', 'Same as 13 November 2026')
    """
    night = timedelta(hours=5)
    was, today = (then - night).date(), (now - night).date()
    days = (today - was).days
    if days == 0:
        return say.same_as_today()
    if days == 1:
        return say.same_as_yesterday()
    if 1 < days <= 7:
        return say.same_as_last(nouns.weekday(was.isoweekday()))
    return say.same_as(say_days.day(was) if 0 < days < LATELY else say_days.date_of_year(was))


def brings_back(names: Sequence[str], teams: int, rules: str, has_rules: bool, has_table: bool, on_pad: bool) -> str:
    """What that click brings back: who plays whom, and by which rules.

    >>> brings_back(["Ida", "Tom", "Ruth", "Paul"], 2, "Couples", True, True, False)
    'Ida & Ruth against Tom & Paul, playing Couples.'
    >>> brings_back(["Ida", "Tom"], 2, "Lake house", False, True, True)
    'Ida against Tom, with real cards. The rules “Lake house” no longer exist, so the current ones stay.'
    >>> brings_back(["Ida", "Tom"], 2, "Lake house", True, False, False)
    'Ida and Tom. The rules “Lake house” no longer allow that table.'
    """
    if not has_table:
        return say.table_gone(names, rules)
    tell = say.brings_back if has_rules else say.rules_gone
    return tell(against(names, teams), rules, on_pad)
