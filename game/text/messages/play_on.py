"""Messages of the section play_on, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def nothing_dealt() -> str:
    return sections["play_on"].nothing_dealt()


def no_round() -> str:
    return sections["play_on"].no_round()


def nothing_left() -> str:
    return sections["play_on"].nothing_left()


def onto_itself() -> str:
    return sections["play_on"].onto_itself()


def no_such_line(count: int) -> str:
    return sections["play_on"].no_such_line(count)


def other_seats(players: int, seats: int) -> str:
    return sections["play_on"].other_seats(players, seats)


def match_goes_on() -> str:
    return sections["play_on"].match_goes_on()


def unreadable() -> str:
    return sections["play_on"].unreadable()


def from_turn(name: str, turn: int) -> str:
    return sections["play_on"].from_turn(name, turn)


def from_turn_of_round(name: str, round: int, turn: int) -> str:
    return sections["play_on"].from_turn_of_round(name, round, turn)


def from_round(name: str, round: int) -> str:
    return sections["play_on"].from_round(name, round)


def written(file: str, name: str) -> str:
    return sections["play_on"].written(file, name)


def title() -> str:
    return sections["play_on"].title()


def sub() -> str:
    return sections["play_on"].sub()


def who_plays() -> str:
    return sections["play_on"].who_plays()


def hidden_cards() -> str:
    return sections["play_on"].hidden_cards()


def stay() -> str:
    return sections["play_on"].stay()


def dealt_anew() -> str:
    return sections["play_on"].dealt_anew()


def stay_why() -> str:
    return sections["play_on"].stay_why()


def as_who_knew() -> str:
    return sections["play_on"].as_who_knew()


def only_anew() -> str:
    return sections["play_on"].only_anew()


def nothing_hidden() -> str:
    return sections["play_on"].nothing_hidden()


def from_now_on() -> str:
    return sections["play_on"].from_now_on()


def change_cards() -> str:
    return sections["play_on"].change_cards()


def start() -> str:
    return sections["play_on"].start()


def anew_why(who: Person) -> str:
    return sections["play_on"].anew_why(who)


def before_turns(round: int) -> str:
    return sections["play_on"].before_turns(round)


def after_round(round: int) -> str:
    return sections["play_on"].after_round(round)


def heard(moment: str, hidden: str) -> str:
    return sections["play_on"].heard(moment, hidden)
