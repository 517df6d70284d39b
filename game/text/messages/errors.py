"""Messages of the section errors, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def too_large_a_table(seats: int, most: int) -> str:
    return sections["errors"].too_large_a_table(seats, most)


def torn_line(number: int) -> str:
    return sections["errors"].torn_line(number)


def bad_line(line: int, why: str) -> str:
    return sections["errors"].bad_line(line, why)


def good_part_not_saved() -> str:
    return sections["errors"].good_part_not_saved()


def cannot_open() -> str:
    return sections["errors"].cannot_open()


def why_not_opened() -> str:
    return sections["errors"].why_not_opened()


def newer_game() -> str:
    return sections["errors"].newer_game()


def cut_off() -> str:
    return sections["errors"].cut_off()


def seal_broken() -> str:
    return sections["errors"].seal_broken()


def played_elsewhere() -> str:
    return sections["errors"].played_elsewhere()


def open_elsewhere() -> str:
    return sections["errors"].open_elsewhere()


def huge_game() -> str:
    return sections["errors"].huge_game()


def games_unreadable(reason: str) -> str:
    return sections["errors"].games_unreadable(reason)


def games_unwritable(folder: str) -> str:
    return sections["errors"].games_unwritable(folder)


def try_again() -> str:
    return sections["errors"].try_again()


def saved_again() -> str:
    return sections["errors"].saved_again()


def disk_fails(reason: str) -> str:
    return sections["errors"].disk_fails(reason)


def disk_silent() -> str:
    return sections["errors"].disk_silent()


def record_back() -> str:
    return sections["errors"].record_back()


def leave_anyway() -> str:
    return sections["errors"].leave_anyway()


def moves_unsaved(moves: int) -> str:
    return sections["errors"].moves_unsaved(moves)


def leaving_loses(moves: int) -> str:
    return sections["errors"].leaving_loses(moves)


def leave_now() -> str:
    return sections["errors"].leave_now()


def plain_thinking() -> str:
    return sections["errors"].plain_thinking()


def not_all_saved() -> str:
    return sections["errors"].not_all_saved()


def record_open(name: str) -> str:
    return sections["errors"].record_open(name)


def record_exists(name: str) -> str:
    return sections["errors"].record_exists(name)


def still_playing() -> str:
    return sections["errors"].still_playing()


def still_playing_why() -> str:
    return sections["errors"].still_playing_why()


def look_anyway() -> str:
    return sections["errors"].look_anyway()


def not_now() -> str:
    return sections["errors"].not_now()


def slow_file(name: str) -> str:
    return sections["errors"].slow_file(name)


def no_sound() -> str:
    return sections["errors"].no_sound()


def unreadable(name: str, reason: str) -> str:
    return sections["errors"].unreadable(name, reason)


def no_plain_file(name: str) -> str:
    return sections["errors"].no_plain_file(name)


def no_game_in(name: str) -> str:
    return sections["errors"].no_game_in(name)


def unwritable(name: str, reason: str) -> str:
    return sections["errors"].unwritable(name, reason)


def bug_title() -> str:
    return sections["errors"].bug_title()


def bug() -> str:
    return sections["errors"].bug()


def safe() -> str:
    return sections["errors"].safe()


def not_safe() -> str:
    return sections["errors"].not_safe()


def not_again() -> str:
    return sections["errors"].not_again()


def no_game() -> str:
    return sections["errors"].no_game()


def why_report() -> str:
    return sections["errors"].why_report()


def go_on_with_game() -> str:
    return sections["errors"].go_on_with_game()


def save_report() -> str:
    return sections["errors"].save_report()


def save_without_cards() -> str:
    return sections["errors"].save_without_cards()


def close_game() -> str:
    return sections["errors"].close_game()


def report_saved(path: str) -> str:
    return sections["errors"].report_saved(path)


def report_not_saved(why: str) -> str:
    return sections["errors"].report_not_saved(why)


def flaw_line_too_long() -> str:
    return sections["errors"].flaw_line_too_long()


def flaw_blank_line() -> str:
    return sections["errors"].flaw_blank_line()


def flaw_not_utf8() -> str:
    return sections["errors"].flaw_not_utf8()


def flaw_not_json() -> str:
    return sections["errors"].flaw_not_json()


def flaw_nested_too_deep() -> str:
    return sections["errors"].flaw_nested_too_deep()


def flaw_no_header() -> str:
    return sections["errors"].flaw_no_header()


def flaw_second_header() -> str:
    return sections["errors"].flaw_second_header()


def flaw_no_complete_line() -> str:
    return sections["errors"].flaw_no_complete_line()


def flaw_bad_date() -> str:
    return sections["errors"].flaw_bad_date()


def flaw_unequal_teams() -> str:
    return sections["errors"].flaw_unequal_teams()


def flaw_teams_out_of_turn() -> str:
    return sections["errors"].flaw_teams_out_of_turn()


def flaw_after_the_end() -> str:
    return sections["errors"].flaw_after_the_end()


def flaw_nothing_to_take_back() -> str:
    return sections["errors"].flaw_nothing_to_take_back()


def flaw_no_such_entry() -> str:
    return sections["errors"].flaw_no_such_entry()


def flaw_late_position() -> str:
    return sections["errors"].flaw_late_position()


def flaw_bad_draws() -> str:
    return sections["errors"].flaw_bad_draws()


def flaw_seal_cut_too_deep() -> str:
    return sections["errors"].flaw_seal_cut_too_deep()


def flaw_broken_seal() -> str:
    return sections["errors"].flaw_broken_seal()


def flaw_nothing_to_score() -> str:
    return sections["errors"].flaw_nothing_to_score()


def flaw_match_not_over() -> str:
    return sections["errors"].flaw_match_not_over()


def flaw_nobody_cuts() -> str:
    return sections["errors"].flaw_nobody_cuts()


def flaw_nobody_chooses() -> str:
    return sections["errors"].flaw_nobody_chooses()


def flaw_nobody_asks() -> str:
    return sections["errors"].flaw_nobody_asks()


def flaw_nobody_lays_red_threes() -> str:
    return sections["errors"].flaw_nobody_lays_red_threes()


def flaw_nobody_freezes() -> str:
    return sections["errors"].flaw_nobody_freezes()


def flaw_proposal_out_of_phase() -> str:
    return sections["errors"].flaw_proposal_out_of_phase()


def flaw_program_stumbled() -> str:
    return sections["errors"].flaw_program_stumbled()


def complaint(field: str, complaint: str) -> str:
    return sections["errors"].complaint(field, complaint)


def wrong_kind(field: str, expected: str, got: str) -> str:
    return sections["errors"].wrong_kind(field, expected, got)


def missing_key(field: str) -> str:
    return sections["errors"].missing_key(field)


def the_line() -> str:
    return sections["errors"].the_line()


def kind(kind: Literal["int", "float", "str", "bool", "array", "object", "fraction", "null"]) -> str:
    return sections["errors"].kind(kind)


def wrong_value(complaint: str) -> str:
    return sections["errors"].wrong_value(complaint)


def wrong_position(complaint: str) -> str:
    return sections["errors"].wrong_position(complaint)


def unknown_type(type: str) -> str:
    return sections["errors"].unknown_type(type)


def newer_format(format: str, known: str) -> str:
    return sections["errors"].newer_format(format, known)


def too_many_seats(seats: int, most: int) -> str:
    return sections["errors"].too_many_seats(seats, most)


def huge_file(megabytes: int) -> str:
    return sections["errors"].huge_file(megabytes)


def no_such_seat(seat: int, players: int) -> str:
    return sections["errors"].no_such_seat(seat, players)


def no_teammate(seat: int, asker: int) -> str:
    return sections["errors"].no_teammate(seat, asker)


def wrong_entries(key: str, entries: int, count: int, each: Literal["teams", "seats"]) -> str:
    return sections["errors"].wrong_entries(key, entries, count, each)


def round_goes_on(round: int) -> str:
    return sections["errors"].round_goes_on(round)


def score_missing(round: int) -> str:
    return sections["errors"].score_missing(round)


def wrong_round(ended: int, told: int) -> str:
    return sections["errors"].wrong_round(ended, told)


def nobody_out() -> str:
    return sections["errors"].nobody_out()


def wrong_out(out: int) -> str:
    return sections["errors"].wrong_out(out)


def wrong_points(team: int, key: str, points: str, told: str) -> str:
    return sections["errors"].wrong_points(team, key, points, told)


def wrong_totals(totals: str) -> str:
    return sections["errors"].wrong_totals(totals)


def wrong_winners(winners: str) -> str:
    return sections["errors"].wrong_winners(winners)


def damaged(round: int) -> str:
    return sections["errors"].damaged(round)


def record_moved(name: str) -> str:
    return sections["errors"].record_moved(name)


def settings_not_read(reason: str) -> str:
    return sections["errors"].settings_not_read(reason)


def settings_not_understood() -> str:
    return sections["errors"].settings_not_understood()


def settings_newer() -> str:
    return sections["errors"].settings_newer()


def settings_left_alone() -> str:
    return sections["errors"].settings_left_alone()


def settings_not_saved(reason: str) -> str:
    return sections["errors"].settings_not_saved(reason)


def learning_not_read(who: Person, reason: str) -> str:
    return sections["errors"].learning_not_read(who, reason)


def learning_damaged(who: Person, file: str) -> str:
    return sections["errors"].learning_damaged(who, file)


def learning_damaged_and_stuck(who: Person, reason: str) -> str:
    return sections["errors"].learning_damaged_and_stuck(who, reason)


def learning_newer(who: Person) -> str:
    return sections["errors"].learning_newer(who)


def learning_not_saved(who: Person, reason: str) -> str:
    return sections["errors"].learning_not_saved(who, reason)


def people_not_read(reason: str) -> str:
    return sections["errors"].people_not_read(reason)


def people_damaged(file: str) -> str:
    return sections["errors"].people_damaged(file)


def people_damaged_and_stuck(reason: str) -> str:
    return sections["errors"].people_damaged_and_stuck(reason)


def people_newer() -> str:
    return sections["errors"].people_newer()


def people_not_saved(reason: str) -> str:
    return sections["errors"].people_not_saved(reason)


def program_ended(what: str, report: str) -> str:
    return sections["errors"].program_ended(what, report)
