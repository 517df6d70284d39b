"""Messages of the section setting_up, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def title() -> str:
    return sections["setting_up"].title()


def tip() -> str:
    return sections["setting_up"].tip()


def places() -> str:
    return sections["setting_up"].places()


def take_out() -> str:
    return sections["setting_up"].take_out()


def put_there() -> str:
    return sections["setting_up"].put_there()


def fill() -> str:
    return sections["setting_up"].fill()


def filled() -> str:
    return sections["setting_up"].filled()


def how() -> str:
    return sections["setting_up"].how()


def clear() -> str:
    return sections["setting_up"].clear()


def nothing_to_clear() -> str:
    return sections["setting_up"].nothing_to_clear()


def undo() -> str:
    return sections["setting_up"].undo()


def nothing_to_undo() -> str:
    return sections["setting_up"].nothing_to_undo()


def play() -> str:
    return sections["setting_up"].play()


def whose_turn() -> str:
    return sections["setting_up"].whose_turn()


def about_to_draw() -> str:
    return sections["setting_up"].about_to_draw()


def has_drawn() -> str:
    return sections["setting_up"].has_drawn()


def drawn() -> str:
    return sections["setting_up"].drawn()


def round() -> str:
    return sections["setting_up"].round()


def pile_order() -> str:
    return sections["setting_up"].pile_order()


def stock_order() -> str:
    return sections["setting_up"].stock_order()


def not_yet() -> str:
    return sections["setting_up"].not_yet()


def ready() -> str:
    return sections["setting_up"].ready()


def foot_taken() -> str:
    return sections["setting_up"].foot_taken()


def foot_taken_no() -> str:
    return sections["setting_up"].foot_taken_no()


def foot_taken_yes() -> str:
    return sections["setting_up"].foot_taken_yes()


def plays_from() -> str:
    return sections["setting_up"].plays_from()


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["setting_up"].stack(stack)


def hand(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["setting_up"].hand(stack)


def foot() -> str:
    return sections["setting_up"].foot()


def tail() -> str:
    return sections["setting_up"].tail()


def new_meld() -> str:
    return sections["setting_up"].new_meld()


def red_threes() -> str:
    return sections["setting_up"].red_threes()


def pile() -> str:
    return sections["setting_up"].pile()


def stock() -> str:
    return sections["setting_up"].stock()


def of_player(who: Person, what: str) -> str:
    return sections["setting_up"].of_player(who, what)


def of_team(team: str, what: str) -> str:
    return sections["setting_up"].of_team(team, what)


def cards_there(place: str, count: int) -> str:
    return sections["setting_up"].cards_there(place, count)


def place_and_state(place: str, state: str) -> str:
    return sections["setting_up"].place_and_state(place, state)


def of_kind(count: int, rank: Rank) -> str:
    return sections["setting_up"].of_kind(count, rank)


def still_empty(who: Person) -> str:
    return sections["setting_up"].still_empty(who)


def no_tail(who: Person) -> str:
    return sections["setting_up"].no_tail(who)


def red_three_held(who: Person) -> str:
    return sections["setting_up"].red_three_held(who)


def no_meld(place: str, why: str) -> str:
    return sections["setting_up"].no_meld(place, why)


def unplayable(why: str) -> str:
    return sections["setting_up"].unplayable(why)
