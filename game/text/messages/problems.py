"""Messages of the section problems, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Card
from game.text.person import Person
from game.text.language import sections


def theme_opening() -> str:
    return sections["problems"].theme_opening()


def theme_melds() -> str:
    return sections["problems"].theme_melds()


def theme_wilds() -> str:
    return sections["problems"].theme_wilds()


def theme_pile() -> str:
    return sections["problems"].theme_pile()


def theme_discards() -> str:
    return sections["problems"].theme_discards()


def theme_threes() -> str:
    return sections["problems"].theme_threes()


def theme_foot() -> str:
    return sections["problems"].theme_foot()


def theme_going_out() -> str:
    return sections["problems"].theme_going_out()


def theme_partner() -> str:
    return sections["problems"].theme_partner()


def title(theme: str) -> str:
    return sections["problems"].title(theme)


def place_in(theme: str, place: int, count: int) -> str:
    return sections["problems"].place_in(theme, place, count)


def own_moment(game: str, round: int, turn: int) -> str:
    return sections["problems"].own_moment(game, round, turn)


def unreadable_own() -> str:
    return sections["problems"].unreadable_own()


def unreadable_problem() -> str:
    return sections["problems"].unreadable_problem()


def what_now() -> str:
    return sections["problems"].what_now()


def what_would_you_do() -> str:
    return sections["problems"].what_would_you_do()


def partner_asks(who: Person) -> str:
    return sections["problems"].partner_asks(who)


def pile_has(count: int, card: Card | None) -> str:
    return sections["problems"].pile_has(count, card)


def you_hold(count: int, points: int) -> str:
    return sections["problems"].you_hold(count, points)


def you_play_from(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return sections["problems"].you_play_from(stack, count)


def you_both_hold(partner: Person, count: int, theirs: int, same: bool) -> str:
    return sections["problems"].you_both_hold(partner, count, theirs, same)


def answer_heading(solved: Literal["best", "as_good", "less", "shown"]) -> str:
    return sections["problems"].answer_heading(solved)


def tried_that_day(best: float) -> str:
    return sections["problems"].tried_that_day(best)


def gains_less(gained: float, best: float, more: float) -> str:
    return sections["problems"].gains_less(gained, best, more)


def about_the_try(solved: Literal["best", "as_good", "less", "shown"], had_seen_answer: bool, had_nudge: bool, tries: int, that_day: bool, gained: float, best: float, more: float, last: bool) -> str:
    return sections["problems"].about_the_try(solved, had_seen_answer, had_nudge, tries, that_day, gained, best, more, last)


def none_left() -> str:
    return sections["problems"].none_left()


def because(reason: str, out: bool) -> str:
    return sections["problems"].because(reason, out)


def how_found(best: int, tried: int) -> str:
    return sections["problems"].how_found(best, tried)


def better_in(better: int, count: int) -> str:
    return sections["problems"].better_in(better, count)


def better_in_short(better: int, count: int) -> str:
    return sections["problems"].better_in_short(better, count)


def best() -> str:
    return sections["problems"].best()


def as_good() -> str:
    return sections["problems"].as_good()


def yours() -> str:
    return sections["problems"].yours()


def that_day() -> str:
    return sections["problems"].that_day()


def played_then() -> str:
    return sections["problems"].played_then()


def played_then_short() -> str:
    return sections["problems"].played_then_short()


def next_problem() -> str:
    return sections["problems"].next_problem()


def play_on() -> str:
    return sections["problems"].play_on()


def show_me_tip() -> str:
    return sections["problems"].show_me_tip()


def the_best_way() -> str:
    return sections["problems"].the_best_way()


def may_go_on() -> str:
    return sections["problems"].may_go_on()


def the_rest() -> str:
    return sections["problems"].the_rest()
