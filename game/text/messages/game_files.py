"""Messages of the section game_files, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.language import sections


def remove() -> str:
    return sections["game_files"].remove()


def keep_it() -> str:
    return sections["game_files"].keep_it()


def what_removing_is() -> str:
    return sections["game_files"].what_removing_is()


def is_at_the_table() -> str:
    return sections["game_files"].is_at_the_table()


def remove_it(name: str) -> str:
    return sections["game_files"].remove_it(name)


def put_back(name: str) -> str:
    return sections["game_files"].put_back(name)


def not_moved(reason: str) -> str:
    return sections["game_files"].not_moved(reason)


def save_good_part() -> str:
    return sections["game_files"].save_good_part()


def good_part() -> str:
    return sections["game_files"].good_part()


def good_part_of(name: str) -> str:
    return sections["game_files"].good_part_of(name)


def save_copy() -> str:
    return sections["game_files"].save_copy()


def copy_elsewhere_why(reason: str) -> str:
    return sections["game_files"].copy_elsewhere_why(reason)


def saved_as(path: str) -> str:
    return sections["game_files"].saved_as(path)


def copy_is_whole() -> str:
    return sections["game_files"].copy_is_whole()


def cannot_save_there(reason: str) -> str:
    return sections["game_files"].cannot_save_there(reason)


def replace_it() -> str:
    return sections["game_files"].replace_it()


def another_name() -> str:
    return sections["game_files"].another_name()


def what_replacing_is() -> str:
    return sections["game_files"].what_replacing_is()


def copying() -> str:
    return sections["game_files"].copying()


def copy_silent() -> str:
    return sections["game_files"].copy_silent()


def is_there(name: str) -> str:
    return sections["game_files"].is_there(name)


def removed() -> str:
    return sections["game_files"].removed()


def no_removed_games() -> str:
    return sections["game_files"].no_removed_games()


def bring_in() -> str:
    return sections["game_files"].bring_in()


def back_up() -> str:
    return sections["game_files"].back_up()


def documents() -> str:
    return sections["game_files"].documents()


def desktop() -> str:
    return sections["game_files"].desktop()


def downloads() -> str:
    return sections["game_files"].downloads()


def pictures() -> str:
    return sections["game_files"].pictures()


def home_folder() -> str:
    return sections["game_files"].home_folder()


def usb_drive() -> str:
    return sections["game_files"].usb_drive()


def drive() -> str:
    return sections["game_files"].drive()


def last_used() -> str:
    return sections["game_files"].last_used()


def same_disk() -> str:
    return sections["game_files"].same_disk()


def other_folders() -> str:
    return sections["game_files"].other_folders()


def changed_at(date: str, time: str) -> str:
    return sections["game_files"].changed_at(date, time)


def files() -> str:
    return sections["game_files"].files()


def folder_up() -> str:
    return sections["game_files"].folder_up()


def no_such_files() -> str:
    return sections["game_files"].no_such_files()


def look_elsewhere() -> str:
    return sections["game_files"].look_elsewhere()


def file_name() -> str:
    return sections["game_files"].file_name()


def goes_to(name: str, place: str) -> str:
    return sections["game_files"].goes_to(name, place)


def file_players() -> str:
    return sections["game_files"].file_players()


def file_progress() -> str:
    return sections["game_files"].file_progress()


def file_saved() -> str:
    return sections["game_files"].file_saved()


def game_over() -> str:
    return sections["game_files"].game_over()


def type_path() -> str:
    return sections["game_files"].type_path()


def save() -> str:
    return sections["game_files"].save()


def done() -> str:
    return sections["game_files"].done()


def open_it(name: str) -> str:
    return sections["game_files"].open_it(name)


def import_it(name: str) -> str:
    return sections["game_files"].import_it(name)


def saved_on(name: str, day: str) -> str:
    return sections["game_files"].saved_on(name, day)


def copy_location() -> str:
    return sections["game_files"].copy_location()


def rules_out_why() -> str:
    return sections["game_files"].rules_out_why()


def rules_in_why() -> str:
    return sections["game_files"].rules_in_why()


def put_it_back() -> str:
    return sections["game_files"].put_it_back()


def is_removed() -> str:
    return sections["game_files"].is_removed()


def use_settings() -> str:
    return sections["game_files"].use_settings()


def keep_settings() -> str:
    return sections["game_files"].keep_settings()


def backup_settings() -> str:
    return sections["game_files"].backup_settings()


def what_settings_are() -> str:
    return sections["game_files"].what_settings_are()


def copy_why() -> str:
    return sections["game_files"].copy_why()


def backup_why() -> str:
    return sections["game_files"].backup_why()


def writing_backup() -> str:
    return sections["game_files"].writing_backup()


def still_writing() -> str:
    return sections["game_files"].still_writing()


def export_why() -> str:
    return sections["game_files"].export_why()


def writing_table() -> str:
    return sections["game_files"].writing_table()


def nothing_to_export() -> str:
    return sections["game_files"].nothing_to_export()


def bring_in_why() -> str:
    return sections["game_files"].bring_in_why()


def bringing_in() -> str:
    return sections["game_files"].bringing_in()


def still_reading() -> str:
    return sections["game_files"].still_reading()


def is_the_game() -> str:
    return sections["game_files"].is_the_game()


def nothing_to_back_up() -> str:
    return sections["game_files"].nothing_to_back_up()


def known_game() -> str:
    return sections["game_files"].known_game()


def known_removed() -> str:
    return sections["game_files"].known_removed()


def cannot_read(reason: str) -> str:
    return sections["game_files"].cannot_read(reason)


def game_brought_in(name: str) -> str:
    return sections["game_files"].game_brought_in(name)


def arrival_flaw(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return sections["game_files"].arrival_flaw(flaw)


def not_ours(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return sections["game_files"].not_ours(flaw)


def game_refused(why: str) -> str:
    return sections["game_files"].game_refused(why)


def rule_sets(count: int) -> str:
    return sections["game_files"].rule_sets(count)


def removed_games(count: int) -> str:
    return sections["game_files"].removed_games(count)


def what_people_learned(count: int) -> str:
    return sections["game_files"].what_people_learned(count)


def what_names_learned(names: Sequence[str]) -> str:
    return sections["game_files"].what_names_learned(names)


def players_of_list(count: int) -> str:
    return sections["game_files"].players_of_list(count)


def rules_named(names: Sequence[str]) -> str:
    return sections["game_files"].rules_named(names)


def quoted(name: str) -> str:
    return sections["game_files"].quoted(name)


def backed_up(path: str, games: int, rules: int, has_settings: bool, learners: int, has_people: bool, left_out: int) -> str:
    return sections["game_files"].backed_up(path, games, rules, has_settings, learners, has_people, left_out)


def brought_in(games: int, removed: int, rules: Sequence[str], learners: Sequence[str], people: int, known: int, refused: Sequence[str], others: int, stopped: str) -> str:
    return sections["game_files"].brought_in(games, removed, rules, learners, people, known, refused, others, stopped)


def imported(what: str) -> str:
    return sections["game_files"].imported(what)


def here_already(count: int) -> str:
    return sections["game_files"].here_already(count)


def left_out(file: Sequence[str], others: int) -> str:
    return sections["game_files"].left_out(file, others)


def stopped(why: str) -> str:
    return sections["game_files"].stopped(why)


def no_file_named() -> str:
    return sections["game_files"].no_file_named()


def bad_character() -> str:
    return sections["game_files"].bad_character()


def nobodys_folder(name: str) -> str:
    return sections["game_files"].nobodys_folder(name)


def folder_unknown() -> str:
    return sections["game_files"].folder_unknown()


def name_too_long(most: int) -> str:
    return sections["game_files"].name_too_long(most)


def too_deep(most: int) -> str:
    return sections["game_files"].too_deep(most)


def name_of_device(name: str) -> str:
    return sections["game_files"].name_of_device(name)


def not_ordinary() -> str:
    return sections["game_files"].not_ordinary()


def larger_than(size: str) -> str:
    return sections["game_files"].larger_than(size)


def newer_in_place() -> str:
    return sections["game_files"].newer_in_place()


def too_slow() -> str:
    return sections["game_files"].too_slow()


def system_reason(code: Literal["missing", "forbidden", "not_permitted", "full", "read_only", "folder", "not_folder", "exists", "broken", "busy"]) -> str:
    return sections["game_files"].system_reason(code)
