"""Messages of the section chances, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def who_gets_the_jokers() -> str:
    return sections["chances"].who_gets_the_jokers()


def kind(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"]) -> str:
    return sections["chances"].kind(what)


def kinds() -> str:
    return sections["chances"].kinds()


def amount(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int) -> str:
    return sections["chances"].amount(what, count)


def counted(rounds: int, games: int) -> str:
    return sections["chances"].counted(rounds, games)


def counted_luck(rounds: int, games: int) -> str:
    return sections["chances"].counted_luck(rounds, games)


def band() -> str:
    return sections["chances"].band()


def fewer() -> str:
    return sections["chances"].fewer()


def fewer_luck() -> str:
    return sections["chances"].fewer_luck()


def more() -> str:
    return sections["chances"].more()


def more_luck() -> str:
    return sections["chances"].more_luck()


def equal_share() -> str:
    return sections["chances"].equal_share()


def equal_share_luck() -> str:
    return sections["chances"].equal_share_luck()


def out_here() -> str:
    return sections["chances"].out_here()


def too_early() -> str:
    return sections["chances"].too_early()


def just_chance() -> str:
    return sections["chances"].just_chance()


def second_look() -> str:
    return sections["chances"].second_look()


def nothing_yet() -> str:
    return sections["chances"].nothing_yet()


def nothing_counted() -> str:
    return sections["chances"].nothing_counted()


def nothing_counted_luck() -> str:
    return sections["chances"].nothing_counted_luck()


def outside(names: Sequence[str]) -> str:
    return sections["chances"].outside(names)


def extremes(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], most: Person, many: int, least: Person, few: int, rounds: int) -> str:
    return sections["chances"].extremes(what, most, many, least, few, rounds)


def luck_extremes(most: Person, many: int, least: Person, few: int) -> str:
    return sections["chances"].luck_extremes(most, many, least, few)


def one_in_twenty() -> str:
    return sections["chances"].one_in_twenty()


def far_outside(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int) -> str:
    return sections["chances"].far_outside(who, what, count, low, high)


def few_rounds() -> str:
    return sections["chances"].few_rounds()


def proves_nothing() -> str:
    return sections["chances"].proves_nothing()


def we_would_tell() -> str:
    return sections["chances"].we_would_tell()


def face(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int, inside: bool) -> str:
    return sections["chances"].face(who, what, count, low, high, inside)


def those_who_played_most(shown: int) -> str:
    return sections["chances"].those_who_played_most(shown)


def how_this_works() -> str:
    return sections["chances"].how_this_works()


def how_this_works_about() -> str:
    return sections["chances"].how_this_works_about()


def explained() -> str:
    return sections["chances"].explained()
