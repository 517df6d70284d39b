"""Messages of the section score_pad, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def title() -> str:
    return sections["score_pad"].title()


def short() -> str:
    return sections["score_pad"].short()


def with_real_cards() -> str:
    return sections["score_pad"].with_real_cards()


def real_cards_tip() -> str:
    return sections["score_pad"].real_cards_tip()


def at_the_screen() -> str:
    return sections["score_pad"].at_the_screen()


def open_pad() -> str:
    return sections["score_pad"].open_pad()


def real_cards_told() -> str:
    return sections["score_pad"].real_cards_told()


def first_dealer() -> str:
    return sections["score_pad"].first_dealer()


def named(name: str) -> str:
    return sections["score_pad"].named(name)


def write_down() -> str:
    return sections["score_pad"].write_down()


def undo() -> str:
    return sections["score_pad"].undo()


def chart() -> str:
    return sections["score_pad"].chart()


def sheet_to_print() -> str:
    return sections["score_pad"].sheet_to_print()


def this_round() -> str:
    return sections["score_pad"].this_round()


def before() -> str:
    return sections["score_pad"].before()


def now() -> str:
    return sections["score_pad"].now()


def tap_cards() -> str:
    return sections["score_pad"].tap_cards()


def plus() -> str:
    return sections["score_pad"].plus()


def digits_told() -> str:
    return sections["score_pad"].digits_told()


def digits_only() -> str:
    return sections["score_pad"].digits_only()


def no_minus() -> str:
    return sections["score_pad"].no_minus()


def choose_field() -> str:
    return sections["score_pad"].choose_field()


def as_it_was() -> str:
    return sections["score_pad"].as_it_was()


def erase() -> str:
    return sections["score_pad"].erase()


def second_opinion() -> str:
    return sections["score_pad"].second_opinion()


def look_again() -> str:
    return sections["score_pad"].look_again()


def joker() -> str:
    return sections["score_pad"].joker()


def two() -> str:
    return sections["score_pad"].two()


def ace() -> str:
    return sections["score_pad"].ace()


def black_three() -> str:
    return sections["score_pad"].black_three()


def ranks(highest: Rank, lowest: Rank) -> str:
    return sections["score_pad"].ranks(highest, lowest)


def cards_worth(names: str, points: int) -> str:
    return sections["score_pad"].cards_worth(names, points)


def sum(heaps: int, addend: int) -> str:
    return sections["score_pad"].sum(heaps, addend)


def sum_begun(heaps: int) -> str:
    return sections["score_pad"].sum_begun(heaps)


def most_in_a_line(most: int) -> str:
    return sections["score_pad"].most_in_a_line(most)


def heading(round: str, points: Sequence[int], dealer: Person) -> str:
    return sections["score_pad"].heading(round, points, dealer)


def next_round(dealer: Person, points: Sequence[int]) -> str:
    return sections["score_pad"].next_round(dealer, points)


def next_opens(points: int) -> str:
    return sections["score_pad"].next_opens(points)


def went_out() -> str:
    return sections["score_pad"].went_out()


def row(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], size: int) -> str:
    return sections["score_pad"].row(row, size)


def each(points: int) -> str:
    return sections["score_pad"].each(points)


def row_note(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], worth: int, cut_bonus: int, book_at_once: int, red_three_bonus: int, red_three_not_out: int, red_three: int, winner_takes: bool, go_out_bonus: int, sevens_kind: Literal["clean", "any"], tail: bool) -> str:
    return sections["score_pad"].row_note(row, worth, cut_bonus, book_at_once, red_three_bonus, red_three_not_out, red_three, winner_takes, go_out_bonus, sevens_kind, tail)


def left_note(tail: bool) -> str:
    return sections["score_pad"].left_note(tail)


def left_note_others(tail: bool) -> str:
    return sections["score_pad"].left_note_others(tail)


def left_told(tail: bool) -> str:
    return sections["score_pad"].left_told(tail)


def field(line: str, team: str) -> str:
    return sections["score_pad"].field(line, team)


def rounds() -> str:
    return sections["score_pad"].rounds()


def so_far() -> str:
    return sections["score_pad"].so_far()


def hint_cards_sub() -> str:
    return sections["score_pad"].hint_cards_sub()


def table_setup_sub() -> str:
    return sections["score_pad"].table_setup_sub()


def print_sub() -> str:
    return sections["score_pad"].print_sub()


def print_evening() -> str:
    return sections["score_pad"].print_evening()


def print_evening_sub() -> str:
    return sections["score_pad"].print_evening_sub()


def end_evening() -> str:
    return sections["score_pad"].end_evening()


def go_on() -> str:
    return sections["score_pad"].go_on()


def done() -> str:
    return sections["score_pad"].done()


def changes() -> str:
    return sections["score_pad"].changes()


def changed() -> str:
    return sections["score_pad"].changed()


def change_begun() -> str:
    return sections["score_pad"].change_begun()


def no_round_yet() -> str:
    return sections["score_pad"].no_round_yet()


def disk_silent() -> str:
    return sections["score_pad"].disk_silent()


def disk_fails(reason: str) -> str:
    return sections["score_pad"].disk_fails(reason)


def enter_round(round: int) -> str:
    return sections["score_pad"].enter_round(round)


def enter_round_begun(round: int) -> str:
    return sections["score_pad"].enter_round_begun(round)


def change_round(round: int) -> str:
    return sections["score_pad"].change_round(round)


def nobody_went_out() -> str:
    return sections["score_pad"].nobody_went_out()


def rounds_written(count: int) -> str:
    return sections["score_pad"].rounds_written(count)


def ahead(teams: Sequence[str], team: Person, several: bool) -> str:
    return sections["score_pad"].ahead(teams, team, several)


def corrected(round: int, changes: Sequence[str]) -> str:
    return sections["score_pad"].corrected(round, changes)


def change(field: str, after: str, before: str) -> str:
    return sections["score_pad"].change(field, after, before)


def nothing() -> str:
    return sections["score_pad"].nothing()


def yes() -> str:
    return sections["score_pad"].yes()


def no() -> str:
    return sections["score_pad"].no()


def not_written(team: Person, is_left: bool) -> str:
    return sections["score_pad"].not_written(team, is_left)


def too_few_for_books(team: Person, books: int, least: int, written: int) -> str:
    return sections["score_pad"].too_few_for_books(team, books, least, written)


def too_many_books(cards: int, pack: int) -> str:
    return sections["score_pad"].too_many_books(cards, pack)


def wilds_beyond_pack(wilds: int, pack: int) -> str:
    return sections["score_pad"].wilds_beyond_pack(wilds, pack)


def too_few_sevens(pack: int, books: int) -> str:
    return sections["score_pad"].too_few_sevens(pack, books)


def three_count(count: int) -> str:
    return sections["score_pad"].three_count(count)


def too_few_threes(pack: int, books: int) -> str:
    return sections["score_pad"].too_few_threes(pack, books)


def too_many_sevens(sevens: bool, pack: int, books: int) -> str:
    return sections["score_pad"].too_many_sevens(sevens, pack, books)


def too_many_red_threes(written: int, pack: int) -> str:
    return sections["score_pad"].too_many_red_threes(written, pack)


def too_many_points(written: int, pack: int) -> str:
    return sections["score_pad"].too_many_points(written, pack)


def odd_points(written: int, step: int) -> str:
    return sections["score_pad"].odd_points(written, step)


def not_opened(team: Person, several: bool, minimum: int, written: int) -> str:
    return sections["score_pad"].not_opened(team, several, minimum, written)


def books_to_go_out(team: Person, several: bool, missing: Sequence[str]) -> str:
    return sections["score_pad"].books_to_go_out(team, several, missing)


def left_by_who_went_out(team: Person, written: int) -> str:
    return sections["score_pad"].left_by_who_went_out(team, written)


def too_many_cuts(team: Person, written: int, members: int) -> str:
    return sections["score_pad"].too_many_cuts(team, written, members)
