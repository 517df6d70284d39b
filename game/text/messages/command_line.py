"""Messages of the section command_line, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.language import sections


def every_command() -> str:
    return sections["command_line"].every_command()


def stopped() -> str:
    return sections["command_line"].stopped()


def no_display() -> str:
    return sections["command_line"].no_display()


def no_home() -> str:
    return sections["command_line"].no_home()


def simulate_needs() -> str:
    return sections["command_line"].simulate_needs()


def simulate_from_needs() -> str:
    return sections["command_line"].simulate_from_needs()


def only_with_from() -> str:
    return sections["command_line"].only_with_from()


def record_says_all() -> str:
    return sections["command_line"].record_says_all()


def simulation_with_people() -> str:
    return sections["command_line"].simulation_with_people()


def demo_with_people() -> str:
    return sections["command_line"].demo_with_people()


def only_for_duels() -> str:
    return sections["command_line"].only_for_duels()


def duel_players() -> str:
    return sections["command_line"].duel_players()


def duel_keeps_no_records() -> str:
    return sections["command_line"].duel_keeps_no_records()


def cluster_keeps_no_records() -> str:
    return sections["command_line"].cluster_keeps_no_records()


def sealed_duel() -> str:
    return sections["command_line"].sealed_duel()


def cluster_and_workers() -> str:
    return sections["command_line"].cluster_and_workers()


def no_seed_came() -> str:
    return sections["command_line"].no_seed_came()


def two_side_by_side() -> str:
    return sections["command_line"].two_side_by_side()


def one_page() -> str:
    return sections["command_line"].one_page()


def changes_without_page() -> str:
    return sections["command_line"].changes_without_page()


def page_without_file() -> str:
    return sections["command_line"].page_without_file()


def fields_of_a_file() -> str:
    return sections["command_line"].fields_of_a_file()


def the_file() -> str:
    return sections["command_line"].the_file()


def opens_no_window(command: str) -> str:
    return sections["command_line"].opens_no_window(command)


def is_a_folder() -> str:
    return sections["command_line"].is_a_folder()


def too_few_lines(file: str, lines: int) -> str:
    return sections["command_line"].too_few_lines(file, lines)


def no_seat(seat: int, players: int) -> str:
    return sections["command_line"].no_seat(seat, players)


def still_played() -> str:
    return sections["command_line"].still_played()


def nothing_played() -> str:
    return sections["command_line"].nothing_played()


def still_playing(record: str) -> str:
    return sections["command_line"].still_playing(record)


def seat_still_plays(name: str) -> str:
    return sections["command_line"].seat_still_plays(name)


def damaged_from(file: str, line: int, why: str) -> str:
    return sections["command_line"].damaged_from(file, line, why)


def sealed(line: str, words: str, of: Literal["round", "shuffle"], round: int, holds: bool) -> str:
    return sections["command_line"].sealed(line, words, of, round, holds)


def not_sealed(packs: int) -> str:
    return sections["command_line"].not_sealed(packs)


def answered_otherwise(line: str, who: str, other: int, deals: int) -> str:
    return sections["command_line"].answered_otherwise(line, who, other, deals)


def asked_again(who: str, moves: int, otherwise: int) -> str:
    return sections["command_line"].asked_again(who, moves, otherwise)


def nobody_to_ask() -> str:
    return sections["command_line"].nobody_to_ask()


def bot_cannot_be_asked(who: str) -> str:
    return sections["command_line"].bot_cannot_be_asked(who)


def played_by_another_app(app: str) -> str:
    return sections["command_line"].played_by_another_app(app)


def weights_found_by_trial() -> str:
    return sections["command_line"].weights_found_by_trial()


def moves_replaced(who: str, count: int) -> str:
    return sections["command_line"].moves_replaced(who, count)


def late_frames(frames: int) -> str:
    return sections["command_line"].late_frames(frames)


def cannot_merge(why: str) -> str:
    return sections["command_line"].cannot_merge(why)


def deal_twice(number: int, one: str, other: str) -> str:
    return sections["command_line"].deal_twice(number, one, other)


def no_duel_answer(file: str) -> str:
    return sections["command_line"].no_duel_answer(file)


def seats_do_not_fit(seats: int, shape: str, players: int) -> str:
    return sections["command_line"].seats_do_not_fit(seats, shape, players)


def no_dask() -> str:
    return sections["command_line"].no_dask()


def no_scheduler(place: str) -> str:
    return sections["command_line"].no_scheduler(place)


def no_workers(place: str) -> str:
    return sections["command_line"].no_workers(place)


def no_game_there(place: str) -> str:
    return sections["command_line"].no_game_there(place)


def no_window(why: str) -> str:
    return sections["command_line"].no_window(why)


def no_command(word: str, commands: str) -> str:
    return sections["command_line"].no_command(word, commands)


def no_size(text: str) -> str:
    return sections["command_line"].no_size(text)


def too_large_a_window(text: str, most: str) -> str:
    return sections["command_line"].too_large_a_window(text, most)


def no_whole_number(text: str) -> str:
    return sections["command_line"].no_whole_number(text)


def too_small(text: str, least: str) -> str:
    return sections["command_line"].too_small(text, least)


def too_great(text: str, most: str) -> str:
    return sections["command_line"].too_great(text, most)


def unusable_path(text: str, reason: str) -> str:
    return sections["command_line"].unusable_path(text, reason)


def would_be_replaced(path: str, others: int) -> str:
    return sections["command_line"].would_be_replaced(path, others)


def no_rule_set(text: str, presets: str) -> str:
    return sections["command_line"].no_rule_set(text, presets)


def team_size(players: int) -> str:
    return sections["command_line"].team_size(players)


def problem_line(id: str, stars: str, theme: str, best: str, points: int, why: str) -> str:
    return sections["command_line"].problem_line(id, stars, theme, best, points, why)


def found() -> str:
    return sections["command_line"].found()


def not_found() -> str:
    return sections["command_line"].not_found()


def problems_counted(count: int) -> str:
    return sections["command_line"].problems_counted(count)


def level_found(level: str, stars: int, percent: str) -> str:
    return sections["command_line"].level_found(level, stars, percent)


def at_line(line: str, sentence: str) -> str:
    return sections["command_line"].at_line(line, sentence)


def gave_away(name: str, points: int, judged: int) -> str:
    return sections["command_line"].gave_away(name, points, judged)


def seat_figures(name: str, told: str) -> str:
    return sections["command_line"].seat_figures(name, told)


def hints_left_out(count: int) -> str:
    return sections["command_line"].hints_left_out(count)


def cards_figure(whose: str, figure: str) -> str:
    return sections["command_line"].cards_figure(whose, figure)


def in_order(file: str, rounds: int, totals: str) -> str:
    return sections["command_line"].in_order(file, rounds, totals)


def in_order_won(file: str, rounds: int, totals: str, winners: Sequence[str]) -> str:
    return sections["command_line"].in_order_won(file, rounds, totals, winners)


def luck_taken_out(share: str, low: str, high: str) -> str:
    return sections["command_line"].luck_taken_out(share, low, high)


def rounds_gone_out(share: str) -> str:
    return sections["command_line"].rounds_gone_out(share)


def thinking_time(who: str, half: str, most: str) -> str:
    return sections["command_line"].thinking_time(who, half, most)


def speed(moves: str, seconds: str, rate: str) -> str:
    return sections["command_line"].speed(moves, seconds, rate)


def frames_drawn(moves: str, seconds: str, frames: str) -> str:
    return sections["command_line"].frames_drawn(moves, seconds, frames)


def frame_times(half: str, most: str, longest: str) -> str:
    return sections["command_line"].frame_times(half, most, longest)


def own_times(half: str, most: str, longest: str) -> str:
    return sections["command_line"].own_times(half, most, longest)


def memory_used(megabytes: str) -> str:
    return sections["command_line"].memory_used(megabytes)


def no_style(word: str, styles: str) -> str:
    return sections["command_line"].no_style(word, styles)


def two_styles(styles: Sequence[str]) -> str:
    return sections["command_line"].two_styles(styles)


def no_player(text: str, levels: str, first: str, last: str) -> str:
    return sections["command_line"].no_player(text, levels, first, last)


def quotes_do_not_match(text: str) -> str:
    return sections["command_line"].quotes_do_not_match(text)


def no_bot_command(text: str) -> str:
    return sections["command_line"].no_bot_command(text)


def bots_are_free() -> str:
    return sections["command_line"].bots_are_free()


def no_shape(text: str) -> str:
    return sections["command_line"].no_shape(text)


def no_address(text: str, example: str) -> str:
    return sections["command_line"].no_address(text, example)
