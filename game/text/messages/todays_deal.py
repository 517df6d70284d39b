"""Messages of the section todays_deal, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.language import sections


def date(day: datetime.date) -> str:
    return sections["todays_deal"].date(day)


def date_short(day: datetime.date) -> str:
    return sections["todays_deal"].date_short(day)


def date_of_year(day: datetime.date) -> str:
    return sections["todays_deal"].date_of_year(day)


def date_of_year_short(day: datetime.date) -> str:
    return sections["todays_deal"].date_of_year_short(day)


def day(day: datetime.date) -> str:
    return sections["todays_deal"].day(day)


def day_of_week(day: datetime.date) -> str:
    return sections["todays_deal"].day_of_week(day)


def day_of_year(day: datetime.date) -> str:
    return sections["todays_deal"].day_of_year(day)


def todays_deal() -> str:
    return sections["todays_deal"].todays_deal()


def friends_deal() -> str:
    return sections["todays_deal"].friends_deal()


def for_everybody() -> str:
    return sections["todays_deal"].for_everybody()


def deal_of(day: datetime.date, today: bool) -> str:
    return sections["todays_deal"].deal_of(day, today)


def game_name(day: datetime.date | None, code: str) -> str:
    return sections["todays_deal"].game_name(day, code)


def among(lower: str, upper: str) -> str:
    return sections["todays_deal"].among(lower, upper)


def about(levels: str) -> str:
    return sections["todays_deal"].about(levels)


def again(name: str) -> str:
    return sections["todays_deal"].again(name)


def no_such_day(day: datetime.date) -> str:
    return sections["todays_deal"].no_such_day(day)


def the_same_cards() -> str:
    return sections["todays_deal"].the_same_cards()


def play_once() -> str:
    return sections["todays_deal"].play_once()


def rules() -> str:
    return sections["todays_deal"].rules()


def length() -> str:
    return sections["todays_deal"].length()


def one_round() -> str:
    return sections["todays_deal"].one_round()


def whole_match() -> str:
    return sections["todays_deal"].whole_match()


def code() -> str:
    return sections["todays_deal"].code()


def read_it_out() -> str:
    return sections["todays_deal"].read_it_out()


def say_slowly() -> str:
    return sections["todays_deal"].say_slowly()


def no_voice() -> str:
    return sections["todays_deal"].no_voice()


def copy_code() -> str:
    return sections["todays_deal"].copy_code()


def friend_told() -> str:
    return sections["todays_deal"].friend_told()


def type_code() -> str:
    return sections["todays_deal"].type_code()


def play_that() -> str:
    return sections["todays_deal"].play_that()


def no_code() -> str:
    return sections["todays_deal"].no_code()


def enter_rules() -> str:
    return sections["todays_deal"].enter_rules()


def rules_gone() -> str:
    return sections["todays_deal"].rules_gone()


def books(winner_takes: bool, book_size: int, clean_book: int, dirty_book: int) -> str:
    return sections["todays_deal"].books(winner_takes, book_size, clean_book, dirty_book)


def like_round(round: int, points: int) -> str:
    return sections["todays_deal"].like_round(round, points)


def who_begins(dealer: Person, first: Person, same: bool) -> str:
    return sections["todays_deal"].who_begins(dealer, first, same)


def slowly(group: int, words: str) -> str:
    return sections["todays_deal"].slowly(group, words)


def at_this_table() -> str:
    return sections["todays_deal"].at_this_table()


def seat_and_level(name: str, level: str) -> str:
    return sections["todays_deal"].seat_and_level(name, level)


def earlier() -> str:
    return sections["todays_deal"].earlier()


def open() -> str:
    return sections["todays_deal"].open()


def go_on_short() -> str:
    return sections["todays_deal"].go_on_short()


def play_today() -> str:
    return sections["todays_deal"].play_today()


def play_this() -> str:
    return sections["todays_deal"].play_this()


def counts_once() -> str:
    return sections["todays_deal"].counts_once()


def go_on() -> str:
    return sections["todays_deal"].go_on()


def see_result() -> str:
    return sections["todays_deal"].see_result()


def cards_seen() -> str:
    return sections["todays_deal"].cards_seen()


def seen() -> str:
    return sections["todays_deal"].seen()


def played_already() -> str:
    return sections["todays_deal"].played_already()


def damaged() -> str:
    return sections["todays_deal"].damaged()


def your_turn(turn: int) -> str:
    return sections["todays_deal"].your_turn(turn)


def goes_on(turn: int) -> str:
    return sections["todays_deal"].goes_on(turn)


def played(lead: int, seen: bool) -> str:
    return sections["todays_deal"].played(lead, seen)


def came_out(team: str, alone: bool, lead: int) -> str:
    return sections["todays_deal"].came_out(team, alone, lead)


def this_time(lead: int) -> str:
    return sections["todays_deal"].this_time(lead)


def comparing(games: int) -> str:
    return sections["todays_deal"].comparing(games)


def no_comparison() -> str:
    return sections["todays_deal"].no_comparison()


def compared(games: int, error: int, fewer: bool) -> str:
    return sections["todays_deal"].compared(games, error, fewer)


def still_playing(levels: Sequence[str]) -> str:
    return sections["todays_deal"].still_playing(levels)


def on_scale(name: str, points: int) -> str:
    return sections["todays_deal"].on_scale(name, points)


def the_cards_and_you() -> str:
    return sections["todays_deal"].the_cards_and_you()


def given_away() -> str:
    return sections["todays_deal"].given_away()


def not_known_yet() -> str:
    return sections["todays_deal"].not_known_yet()


def cards_coming() -> str:
    return sections["todays_deal"].cards_coming()


def no_cards() -> str:
    return sections["todays_deal"].no_cards()


def looking() -> str:
    return sections["todays_deal"].looking()


def not_looked_at() -> str:
    return sections["todays_deal"].not_looked_at()


def cards(how: int) -> str:
    return sections["todays_deal"].cards(how)


def worth_a_look(count: int) -> str:
    return sections["todays_deal"].worth_a_look(count)


def given(count: int, hinted: int) -> str:
    return sections["todays_deal"].given(count, hinted)


def look_back_sub() -> str:
    return sections["todays_deal"].look_back_sub()


def tell_friend() -> str:
    return sections["todays_deal"].tell_friend()


def tell_friend_sub() -> str:
    return sections["todays_deal"].tell_friend_sub()


def tell_friend_done() -> str:
    return sections["todays_deal"].tell_friend_done()


def play_again() -> str:
    return sections["todays_deal"].play_again()


def play_again_for_fun() -> str:
    return sections["todays_deal"].play_again_for_fun()


def play_again_sub() -> str:
    return sections["todays_deal"].play_again_sub()


def compare() -> str:
    return sections["todays_deal"].compare()


def compare_why() -> str:
    return sections["todays_deal"].compare_why()


def open_file() -> str:
    return sections["todays_deal"].open_file()


def to_friends(day: datetime.date | None, code: str, lead: int, seen: bool) -> str:
    return sections["todays_deal"].to_friends(day, code, lead, seen)
