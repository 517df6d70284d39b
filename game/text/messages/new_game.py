"""Messages of the section new_game, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return sections["new_game"].now(part)


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str, to_points: bool) -> str:
    return sections["new_game"].sentence(part, who, partners, others, rules, length, to_points)


def you() -> str:
    return sections["new_game"].you()


def some(count: int) -> str:
    return sections["new_game"].some(count)


def to_points(points: int) -> str:
    return sections["new_game"].to_points(points)


def about_minutes(count: int) -> str:
    return sections["new_game"].about_minutes(count)


def who_sits(place: str) -> str:
    return sections["new_game"].who_sits(place)


def who_partner() -> str:
    return sections["new_game"].who_partner()


def who_partners() -> str:
    return sections["new_game"].who_partners()


def who_against() -> str:
    return sections["new_game"].who_against()


def which_table() -> str:
    return sections["new_game"].which_table()


def played_by() -> str:
    return sections["new_game"].played_by()


def how_well() -> str:
    return sections["new_game"].how_well()


def level_and_style() -> str:
    return sections["new_game"].level_and_style()


def what_style() -> str:
    return sections["new_game"].what_style()


def how_long() -> str:
    return sections["new_game"].how_long()


def whose_rules() -> str:
    return sections["new_game"].whose_rules()


def more() -> str:
    return sections["new_game"].more()


def done() -> str:
    return sections["new_game"].done()


def new_face() -> str:
    return sections["new_game"].new_face()


def new_face_short() -> str:
    return sections["new_game"].new_face_short()


def your_players() -> str:
    return sections["new_game"].your_players()


def computer_players() -> str:
    return sections["new_game"].computer_players()


def swaps_seats() -> str:
    return sections["new_game"].swaps_seats()


def person_here() -> str:
    return sections["new_game"].person_here()


def by_your_games() -> str:
    return sections["new_game"].by_your_games()


def open_ended() -> str:
    return sections["new_game"].open_ended()


def as_rules_say(takes: str) -> str:
    return sections["new_game"].as_rules_say(takes)


def books_to_go_out() -> str:
    return sections["new_game"].books_to_go_out()


def character(size: int, takes: Literal["never", "all", "some"], count: int, way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], books: bool, clean: str, dirty: str, wild: str, sevens: str, all: str) -> str:
    return sections["new_game"].character(size, takes, count, way, books, clean, dirty, wild, sevens, all)


def pile_way(way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["new_game"].pile_way(way)


def out_clean(count: str) -> str:
    return sections["new_game"].out_clean(count)


def out_dirty(count: str) -> str:
    return sections["new_game"].out_dirty(count)


def out_wild(count: str) -> str:
    return sections["new_game"].out_wild(count)


def out_sevens(count: str) -> str:
    return sections["new_game"].out_sevens(count)


def out_in_all(count: str) -> str:
    return sections["new_game"].out_in_all(count)


def now_a_seat(name: str) -> str:
    return sections["new_game"].now_a_seat(name)


def computer_sits(name: str, number: int) -> str:
    return sections["new_game"].computer_sits(name, number)


def chair(place: str, plays: str) -> str:
    return sections["new_game"].chair(place, plays)
