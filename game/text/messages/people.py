"""Messages of the section people, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.language import sections


def people() -> str:
    return sections["people"].people()


def manage() -> str:
    return sections["people"].manage()


def nobody_yet() -> str:
    return sections["people"].nobody_yet()


def how_to_seat() -> str:
    return sections["people"].how_to_seat()


def how_to_name() -> str:
    return sections["people"].how_to_name()


def waits() -> str:
    return sections["people"].waits()


def no_chair_free() -> str:
    return sections["people"].no_chair_free()


def change_chairs() -> str:
    return sections["people"].change_chairs()


def change_chairs_tip() -> str:
    return sections["people"].change_chairs_tip()


def done_changing() -> str:
    return sections["people"].done_changing()


def how_to_change() -> str:
    return sections["people"].how_to_change()


def chairs_stay() -> str:
    return sections["people"].chairs_stay()


def add() -> str:
    return sections["people"].add()


def name() -> str:
    return sections["people"].name()


def colour() -> str:
    return sections["people"].colour()


def usual_chair() -> str:
    return sections["people"].usual_chair()


def usual_partner() -> str:
    return sections["people"].usual_partner()


def remove() -> str:
    return sections["people"].remove()


def put_back() -> str:
    return sections["people"].put_back()


def removed() -> str:
    return sections["people"].removed()


def removed_players(count: int) -> str:
    return sections["people"].removed_players(count)


def nobody_in_particular() -> str:
    return sections["people"].nobody_in_particular()


def name_missing() -> str:
    return sections["people"].name_missing()


def you_is_nobody() -> str:
    return sections["people"].you_is_nobody()


def how_to_add() -> str:
    return sections["people"].how_to_add()


def how_to_place() -> str:
    return sections["people"].how_to_place()


def own_colour() -> str:
    return sections["people"].own_colour()


def red() -> str:
    return sections["people"].red()


def orange() -> str:
    return sections["people"].orange()


def yellow() -> str:
    return sections["people"].yellow()


def green() -> str:
    return sections["people"].green()


def teal() -> str:
    return sections["people"].teal()


def blue() -> str:
    return sections["people"].blue()


def violet() -> str:
    return sections["people"].violet()


def pink() -> str:
    return sections["people"].pink()


def new_player() -> str:
    return sections["people"].new_player()


def another_new_player(number: int) -> str:
    return sections["people"].another_new_player(number)


def name_taken(name: str) -> str:
    return sections["people"].name_taken(name)


def name_stays(name: str) -> str:
    return sections["people"].name_stays(name)


def added(name: str) -> str:
    return sections["people"].added(name)


def is_off(name: str) -> str:
    return sections["people"].is_off(name)


def is_back(name: str) -> str:
    return sections["people"].is_back(name)


def seat(number: int) -> str:
    return sections["people"].seat(number)


def as_last_time() -> str:
    return sections["people"].as_last_time()


def always_here() -> str:
    return sections["people"].always_here()


def more_here(number: int) -> str:
    return sections["people"].more_here(number)


def sits_as_last_time(name: str) -> str:
    return sections["people"].sits_as_last_time(name)


def partner_as_last_time(name: str) -> str:
    return sections["people"].partner_as_last_time(name)


def usually(number: int, partner: str) -> str:
    return sections["people"].usually(number, partner)


def sits(place: str) -> str:
    return sections["people"].sits(place)


def sat_down(name: str, number: int, partners: Sequence[str]) -> str:
    return sections["people"].sat_down(name, number, partners)


def stood_up(name: str, number: int, other: str) -> str:
    return sections["people"].stood_up(name, number, other)


def changed_chairs(one: Person, other: Person) -> str:
    return sections["people"].changed_chairs(one, other)


def first_picked(who: Person) -> str:
    return sections["people"].first_picked(who)


def same_as(day: datetime.date, days: int, week: bool, year: bool) -> str:
    return sections["people"].same_as(day, days, week, year)


def brings_back(names: Sequence[str], players: str, rules: str, has_table: bool, has_rules: bool, cards: bool) -> str:
    return sections["people"].brings_back(names, players, rules, has_table, has_rules, cards)
