"""Messages of the section cli, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.language import sections


def usage() -> str:
    return sections["cli"].usage()


def positional_arguments() -> str:
    return sections["cli"].positional_arguments()


def options() -> str:
    return sections["cli"].options()


def show_help() -> str:
    return sections["cli"].show_help()


def usage_of_all(program: str) -> str:
    return sections["cli"].usage_of_all(program)


def about_all() -> str:
    return sections["cli"].about_all()


def commands() -> str:
    return sections["cli"].commands()


def more_help(program: str) -> str:
    return sections["cli"].more_help(program)


def version_help() -> str:
    return sections["cli"].version_help()


def command_help() -> str:
    return sections["cli"].command_help()


def see_help(complaint: str, program: str) -> str:
    return sections["cli"].see_help(complaint, program)


def arguments_required(arguments: str) -> str:
    return sections["cli"].arguments_required(arguments)


def arguments_unknown(arguments: str) -> str:
    return sections["cli"].arguments_unknown(arguments)


def one_argument_expected() -> str:
    return sections["cli"].one_argument_expected()


def some_arguments_expected() -> str:
    return sections["cli"].some_arguments_expected()


def no_argument_expected() -> str:
    return sections["cli"].no_argument_expected()


def choice_unknown(value: str, choices: str) -> str:
    return sections["cli"].choice_unknown(value, choices)


def not_together(option: str) -> str:
    return sections["cli"].not_together(option)


def data_dir_help() -> str:
    return sections["cli"].data_dir_help()


def json_help() -> str:
    return sections["cli"].json_help()


def lang_help(codes: str, test: str) -> str:
    return sections["cli"].lang_help(codes, test)


def window_options() -> str:
    return sections["cli"].window_options()


def targets_help() -> str:
    return sections["cli"].targets_help()


def size_help(most: str) -> str:
    return sections["cli"].size_help(most)


def teams_help() -> str:
    return sections["cli"].teams_help()


def seats_help() -> str:
    return sections["cli"].seats_help()


def seed_help() -> str:
    return sections["cli"].seed_help()


def sealed_help() -> str:
    return sections["cli"].sealed_help()


def force_help() -> str:
    return sections["cli"].force_help()


def anyway_help() -> str:
    return sections["cli"].anyway_help()


def redeal_help() -> str:
    return sections["cli"].redeal_help()


def record_help() -> str:
    return sections["cli"].record_help()


def code_help() -> str:
    return sections["cli"].code_help()


def rules_help() -> str:
    return sections["cli"].rules_help()


def rules_or_default_help(preset: str) -> str:
    return sections["cli"].rules_or_default_help(preset)


def list_play() -> str:
    return sections["cli"].list_play()


def about_play() -> str:
    return sections["cli"].about_play()


def play_deal_help() -> str:
    return sections["cli"].play_deal_help()


def play_speed_help() -> str:
    return sections["cli"].play_speed_help()


def play_record_help() -> str:
    return sections["cli"].play_record_help()


def list_demo() -> str:
    return sections["cli"].list_demo()


def about_demo() -> str:
    return sections["cli"].about_demo()


def demo_seconds_help(seconds: int) -> str:
    return sections["cli"].demo_seconds_help(seconds)


def demo_seats_help() -> str:
    return sections["cli"].demo_seats_help()


def demo_busy_help() -> str:
    return sections["cli"].demo_busy_help()


def list_replay() -> str:
    return sections["cli"].list_replay()


def about_replay() -> str:
    return sections["cli"].about_replay()


def list_host() -> str:
    return sections["cli"].list_host()


def list_simulate() -> str:
    return sections["cli"].list_simulate()


def about_host() -> str:
    return sections["cli"].about_host()


def host_seats_help() -> str:
    return sections["cli"].host_seats_help()


def host_resume_help() -> str:
    return sections["cli"].host_resume_help()


def host_port_help() -> str:
    return sections["cli"].host_port_help()


def host_bind_help() -> str:
    return sections["cli"].host_bind_help()


def about_simulate() -> str:
    return sections["cli"].about_simulate()


def simulate_games_help() -> str:
    return sections["cli"].simulate_games_help()


def simulate_deal_help() -> str:
    return sections["cli"].simulate_deal_help()


def simulate_from_help() -> str:
    return sections["cli"].simulate_from_help()


def simulate_line_help() -> str:
    return sections["cli"].simulate_line_help()


def simulate_workers_help() -> str:
    return sections["cli"].simulate_workers_help()


def simulate_executor_help() -> str:
    return sections["cli"].simulate_executor_help()


def simulate_out_help() -> str:
    return sections["cli"].simulate_out_help()


def simulate_duel_help() -> str:
    return sections["cli"].simulate_duel_help()


def simulate_all_pairs_help() -> str:
    return sections["cli"].simulate_all_pairs_help()


def simulate_first_help() -> str:
    return sections["cli"].simulate_first_help()


def simulate_until_help() -> str:
    return sections["cli"].simulate_until_help()


def simulate_merge_help() -> str:
    return sections["cli"].simulate_merge_help()


def simulate_effort_help() -> str:
    return sections["cli"].simulate_effort_help()


def list_chances() -> str:
    return sections["cli"].list_chances()


def about_chances() -> str:
    return sections["cli"].about_chances()


def chances_files_help() -> str:
    return sections["cli"].chances_files_help()


def list_verify() -> str:
    return sections["cli"].list_verify()


def about_verify() -> str:
    return sections["cli"].about_verify()


def list_show() -> str:
    return sections["cli"].list_show()


def about_show() -> str:
    return sections["cli"].about_show()


def show_line_help() -> str:
    return sections["cli"].show_line_help()


def list_branch() -> str:
    return sections["cli"].list_branch()


def about_branch() -> str:
    return sections["cli"].about_branch()


def branch_file_help() -> str:
    return sections["cli"].branch_file_help()


def branch_line_help() -> str:
    return sections["cli"].branch_line_help()


def branch_out_help() -> str:
    return sections["cli"].branch_out_help()


def branch_seats_help() -> str:
    return sections["cli"].branch_seats_help()


def list_deal() -> str:
    return sections["cli"].list_deal()


def about_deal() -> str:
    return sections["cli"].about_deal()


def deal_date_help() -> str:
    return sections["cli"].deal_date_help()


def deal_round_help() -> str:
    return sections["cli"].deal_round_help()


def list_par() -> str:
    return sections["cli"].list_par()


def about_par() -> str:
    return sections["cli"].about_par()


def par_seat_help() -> str:
    return sections["cli"].par_seat_help()


def par_games_help(games: int) -> str:
    return sections["cli"].par_games_help(games)


def par_rules_help() -> str:
    return sections["cli"].par_rules_help()


def list_review() -> str:
    return sections["cli"].list_review()


def about_review() -> str:
    return sections["cli"].about_review()


def review_seat_help() -> str:
    return sections["cli"].review_seat_help()


def review_quick_help() -> str:
    return sections["cli"].review_quick_help()


def review_deep_help() -> str:
    return sections["cli"].review_deep_help()


def list_fair() -> str:
    return sections["cli"].list_fair()


def about_fair() -> str:
    return sections["cli"].about_fair()


def fair_prove_help() -> str:
    return sections["cli"].fair_prove_help()


def fair_seat_help() -> str:
    return sections["cli"].fair_seat_help()


def fair_deals_help(deals: int) -> str:
    return sections["cli"].fair_deals_help(deals)


def list_problems() -> str:
    return sections["cli"].list_problems()


def about_problems() -> str:
    return sections["cli"].about_problems()


def problems_rules_help() -> str:
    return sections["cli"].problems_rules_help()


def problems_theme_help() -> str:
    return sections["cli"].problems_theme_help()


def problems_grade_help() -> str:
    return sections["cli"].problems_grade_help()


def problems_solve_help(levels: str) -> str:
    return sections["cli"].problems_solve_help(levels)


def problems_out_help() -> str:
    return sections["cli"].problems_out_help()


def list_rules() -> str:
    return sections["cli"].list_rules()


def about_rules() -> str:
    return sections["cli"].about_rules()


def rules_rules_help() -> str:
    return sections["cli"].rules_rules_help()


def rules_code_help() -> str:
    return sections["cli"].rules_code_help()


def rules_why_help() -> str:
    return sections["cli"].rules_why_help()


def rules_html_help() -> str:
    return sections["cli"].rules_html_help()


def rules_page_help() -> str:
    return sections["cli"].rules_page_help()


def rules_changes_help() -> str:
    return sections["cli"].rules_changes_help()


def rules_schema_help() -> str:
    return sections["cli"].rules_schema_help()


def rules_own(base: str) -> str:
    return sections["cli"].rules_own(base)


def rules_tables(tables: str) -> str:
    return sections["cli"].rules_tables(tables)


def rules_value(value: Literal["yes", "no", "none"]) -> str:
    return sections["cli"].rules_value(value)


def list_lessons() -> str:
    return sections["cli"].list_lessons()


def about_lessons() -> str:
    return sections["cli"].about_lessons()


def lessons_check_help() -> str:
    return sections["cli"].lessons_check_help()


def about_file() -> str:
    return sections["cli"].about_file()


def file_help() -> str:
    return sections["cli"].file_help()


def about_code() -> str:
    return sections["cli"].about_code()


def in_line(file: str, line: str, why: str) -> str:
    return sections["cli"].in_line(file, line, why)


def unit(unit: Literal["deal", "game", "decision", "problem", "try"]) -> str:
    return sections["cli"].unit(unit)


def seed_too_long(most: int) -> str:
    return sections["cli"].seed_too_long(most)


def seed_not_plain(code: str) -> str:
    return sections["cli"].seed_not_plain(code)


def series(rules: str, games: int, rounds: int) -> str:
    return sections["cli"].series(rules, games, rounds)


def series_team(team: int, players: str, share: str, low: str, high: str, mean: str) -> str:
    return sections["cli"].series_team(team, players, share, low, high, mean)


def seat(seat: int) -> str:
    return sections["cli"].seat(seat)


def duel_table(rules: str, players: str, teams: str, seed: str) -> str:
    return sections["cli"].duel_table(rules, players, teams, seed)


def duel_line(one: str, other: str, share: str, low: str, high: str, deals: int, elo: str, weakest: str, strongest: str, points: str, fewest: str, most: str) -> str:
    return sections["cli"].duel_line(one, other, share, low, high, deals, elo, weakest, strongest, points, fewest, most)


def position(name: str, line: str, rules: str, stage: str) -> str:
    return sections["cli"].position(name, line, rules, stage)


def position_part(part: Literal["stock", "pile", "empty"]) -> str:
    return sections["cli"].position_part(part)


def position_upcard(who: str) -> str:
    return sections["cli"].position_upcard(who)


def position_team(team: int) -> str:
    return sections["cli"].position_team(team)


def position_total(members: str, points: str) -> str:
    return sections["cli"].position_total(members, points)


def position_red_threes() -> str:
    return sections["cli"].position_red_threes()


def position_meld(number: int) -> str:
    return sections["cli"].position_meld(number)


def position_kind(kind: Literal["clean", "dirty", "wild"], book: bool, count: int) -> str:
    return sections["cli"].position_kind(kind, book, count)


def stage_match(reason: Literal["finished", "abandoned"]) -> str:
    return sections["cli"].stage_match(reason)


def stage_round(round: int, most: int, who: str, awaits: Literal["cut", "choose", "draw", "play", "answer"]) -> str:
    return sections["cli"].stage_round(round, most, who, awaits)


def stage_round_over(round: int, most: int) -> str:
    return sections["cli"].stage_round_over(round, most)


def stage_nothing_dealt() -> str:
    return sections["cli"].stage_nothing_dealt()


def position_stack(stack: Literal["first", "second", "hand", "foot", "tail", "foot_taken", "tail_taken"]) -> str:
    return sections["cli"].position_stack(stack)
