"""Messages of the section house_rules, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.language import sections


def yes_or_no(on: bool) -> str:
    return sections["house_rules"].yes_or_no(on)


def none() -> str:
    return sections["house_rules"].none()


def score_step(minimum: int, total: int) -> str:
    return sections["house_rules"].score_step(minimum, total)


def clash(rules: Sequence[str], what: str) -> str:
    return sections["house_rules"].clash(rules, what)


def rule(rule: str) -> str:
    return sections["house_rules"].rule(rule)


def card_values() -> str:
    return sections["house_rules"].card_values()


def fix(rule: str, value: str) -> str:
    return sections["house_rules"].fix(rule, value)


def clash_no_table() -> str:
    return sections["house_rules"].clash_no_table()


def clash_table_shape(table: str, players: str, shape: str) -> str:
    return sections["house_rules"].clash_table_shape(table, players, shape)


def clash_no_end() -> str:
    return sections["house_rules"].clash_no_end()


def clash_low_target(have: int, need: int) -> str:
    return sections["house_rules"].clash_low_target(have, need)


def clash_decks_twice() -> str:
    return sections["house_rules"].clash_decks_twice()


def clash_one_deck() -> str:
    return sections["house_rules"].clash_one_deck()


def where(players: int, round: int) -> str:
    return sections["house_rules"].where(players, round)


def clash_few_draws(players: int, round: int, have: int, need: int) -> str:
    return sections["house_rules"].clash_few_draws(players, round, have, need)


def clash_unequal_stacks(have: int, need: int) -> str:
    return sections["house_rules"].clash_unequal_stacks(have, need)


def clash_single_reshuffled() -> str:
    return sections["house_rules"].clash_single_reshuffled()


def clash_open_first() -> str:
    return sections["house_rules"].clash_open_first()


def clash_pile_never() -> str:
    return sections["house_rules"].clash_pile_never()


def clash_nothing_beneath() -> str:
    return sections["house_rules"].clash_nothing_beneath()


def clash_nothing_scores() -> str:
    return sections["house_rules"].clash_nothing_scores()


def clash_target_of_losers() -> str:
    return sections["house_rules"].clash_target_of_losers()


def clash_no_turned_card() -> str:
    return sections["house_rules"].clash_no_turned_card()


def clash_low_double_book(have: int, need: int) -> str:
    return sections["house_rules"].clash_low_double_book(have, need)


def clash_threes_twice() -> str:
    return sections["house_rules"].clash_threes_twice()


def clash_score_step_twice(rule: str, have: int) -> str:
    return sections["house_rules"].clash_score_step_twice(rule, have)


def clash_no_wild_melds() -> str:
    return sections["house_rules"].clash_no_wild_melds()


def clash_growth_by_score() -> str:
    return sections["house_rules"].clash_growth_by_score()


def clash_opening_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return sections["house_rules"].clash_opening_out_of_reach(players, round, have, need)


def clash_new_meld_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return sections["house_rules"].clash_new_meld_out_of_reach(players, round, have, need)


def clash_books_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return sections["house_rules"].clash_books_out_of_reach(players, round, have, need)


def house_rules() -> str:
    return sections["house_rules"].house_rules()


def which_fits() -> str:
    return sections["house_rules"].which_fits()


def change_of(name: str) -> str:
    return sections["house_rules"].change_of(name)


def edit(name: str) -> str:
    return sections["house_rules"].edit(name)


def find() -> str:
    return sections["house_rules"].find()


def name() -> str:
    return sections["house_rules"].name()


def based_on() -> str:
    return sections["house_rules"].based_on()


def undo() -> str:
    return sections["house_rules"].undo()


def reset_page() -> str:
    return sections["house_rules"].reset_page()


def duplicate() -> str:
    return sections["house_rules"].duplicate()


def delete() -> str:
    return sections["house_rules"].delete()


def put_back() -> str:
    return sections["house_rules"].put_back()


def share() -> str:
    return sections["house_rules"].share()


def read() -> str:
    return sections["house_rules"].read()


def rest_is_read() -> str:
    return sections["house_rules"].rest_is_read()


def save() -> str:
    return sections["house_rules"].save()


def by_round() -> str:
    return sections["house_rules"].by_round()


def fewer_rounds() -> str:
    return sections["house_rules"].fewer_rounds()


def more_rounds() -> str:
    return sections["house_rules"].more_rounds()


def set_by_score() -> str:
    return sections["house_rules"].set_by_score()


def from_total() -> str:
    return sections["house_rules"].from_total()


def needs() -> str:
    return sections["house_rules"].needs()


def no_name() -> str:
    return sections["house_rules"].no_name()


def fix_it() -> str:
    return sections["house_rules"].fix_it()


def show_it() -> str:
    return sections["house_rules"].show_it()


def next_one() -> str:
    return sections["house_rules"].next_one()


def nothing_said() -> str:
    return sections["house_rules"].nothing_said()


def what_opens() -> str:
    return sections["house_rules"].what_opens()


def nothing_opens() -> str:
    return sections["house_rules"].nothing_opens()


def drop_changes() -> str:
    return sections["house_rules"].drop_changes()


def leave_title() -> str:
    return sections["house_rules"].leave_title()


def leave_words() -> str:
    return sections["house_rules"].leave_words()


def leave_unsaved() -> str:
    return sections["house_rules"].leave_unsaved()


def stay() -> str:
    return sections["house_rules"].stay()


def rebase_title() -> str:
    return sections["house_rules"].rebase_title()


def cancel() -> str:
    return sections["house_rules"].cancel()


def changes(count: int) -> str:
    return sections["house_rules"].changes(count)


def conflicts(count: int) -> str:
    return sections["house_rules"].conflicts(count)


def topic_label(topic: str, changes: int, conflicts: int) -> str:
    return sections["house_rules"].topic_label(topic, changes, conflicts)


def nothing_found(wanted: str) -> str:
    return sections["house_rules"].nothing_found(wanted)


def instead_of(value: str) -> str:
    return sections["house_rules"].instead_of(value)


def back_to(value: str) -> str:
    return sections["house_rules"].back_to(value)


def round(round: int) -> str:
    return sections["house_rules"].round(round)


def round_of(rule: str, round: int) -> str:
    return sections["house_rules"].round_of(rule, round)


def last_round_of(rule: str, round: int) -> str:
    return sections["house_rules"].last_round_of(rule, round)


def numbered(label: str, place: int) -> str:
    return sections["house_rules"].numbered(label, place)


def last_round(round: int) -> str:
    return sections["house_rules"].last_round(round)


def own_name(name: str) -> str:
    return sections["house_rules"].own_name(name)


def taken_name(name: str) -> str:
    return sections["house_rules"].taken_name(name)


def saved(name: str) -> str:
    return sections["house_rules"].saved(name)


def deleted(name: str) -> str:
    return sections["house_rules"].deleted(name)


def gone(name: str) -> str:
    return sections["house_rules"].gone(name)


def not_saved(reason: str) -> str:
    return sections["house_rules"].not_saved(reason)


def not_deleted(reason: str) -> str:
    return sections["house_rules"].not_deleted(reason)


def clash_place(place: int, count: int) -> str:
    return sections["house_rules"].clash_place(place, count)


def keep_changes(count: int) -> str:
    return sections["house_rules"].keep_changes(count)


def as_it_is(preset: str) -> str:
    return sections["house_rules"].as_it_is(preset)


def rebase_words(preset: str, count: int) -> str:
    return sections["house_rules"].rebase_words(preset, count)


def change_line(count: int) -> str:
    return sections["house_rules"].change_line(count)


def book(name: Literal["clean", "dirty", "wild", "sevens", "threes", "double"], wilds: int, sevens_kind: Literal["clean", "any"], double_book: int) -> str:
    return sections["house_rules"].book(name, wilds, sevens_kind, double_book)


def with_my_answers(preset: str) -> str:
    return sections["house_rules"].with_my_answers(preset)


def answer_what_you_know() -> str:
    return sections["house_rules"].answer_what_you_know()


def questions() -> str:
    return sections["house_rules"].questions()


def closest_rules() -> str:
    return sections["house_rules"].closest_rules()


def next_question() -> str:
    return sections["house_rules"].next_question()


def not_sure() -> str:
    return sections["house_rules"].not_sure()


def choose(name: str) -> str:
    return sections["house_rules"].choose(name)


def ask_stacks() -> str:
    return sections["house_rules"].ask_stacks()


def ask_stacks_dealt() -> str:
    return sections["house_rules"].ask_stacks_dealt()


def ask_stacks_choose() -> str:
    return sections["house_rules"].ask_stacks_choose()


def ask_stacks_packet() -> str:
    return sections["house_rules"].ask_stacks_packet()


def ask_pile() -> str:
    return sections["house_rules"].ask_pile()


def ask_pile_five() -> str:
    return sections["house_rules"].ask_pile_five()


def ask_pile_seven() -> str:
    return sections["house_rules"].ask_pile_seven()


def ask_pile_eight() -> str:
    return sections["house_rules"].ask_pile_eight()


def ask_pile_all() -> str:
    return sections["house_rules"].ask_pile_all()


def ask_upcard() -> str:
    return sections["house_rules"].ask_upcard()


def ask_upcard_pair() -> str:
    return sections["house_rules"].ask_upcard_pair()


def ask_upcard_kept() -> str:
    return sections["house_rules"].ask_upcard_kept()


def ask_upcard_any_play() -> str:
    return sections["house_rules"].ask_upcard_any_play()


def ask_books() -> str:
    return sections["house_rules"].ask_books()


def ask_books_one_each() -> str:
    return sections["house_rules"].ask_books_one_each()


def ask_books_two_each() -> str:
    return sections["house_rules"].ask_books_two_each()


def ask_books_two_and_three() -> str:
    return sections["house_rules"].ask_books_two_and_three()


def ask_out() -> str:
    return sections["house_rules"].ask_out()


def ask_out_asks() -> str:
    return sections["house_rules"].ask_out_asks()


def ask_out_partner() -> str:
    return sections["house_rules"].ask_out_partner()


def ask_out_free() -> str:
    return sections["house_rules"].ask_out_free()


def closest(preset: str, fitting: int, answered: int) -> str:
    return sections["house_rules"].closest(preset, fitting, answered)


def closest_title() -> str:
    return sections["house_rules"].closest_title()


def answers_fit(fitting: int, answered: int) -> str:
    return sections["house_rules"].answers_fit(fitting, answered)


def second_closest(preset: str, fitting: int, answered: int) -> str:
    return sections["house_rules"].second_closest(preset, fitting, answered)


def left_open() -> str:
    return sections["house_rules"].left_open()


def your_answer() -> str:
    return sections["house_rules"].your_answer()


def the_same() -> str:
    return sections["house_rules"].the_same()


def preset_has(preset: str, answer: str) -> str:
    return sections["house_rules"].preset_has(preset, answer)


def pass_on() -> str:
    return sections["house_rules"].pass_on()


def take_in() -> str:
    return sections["house_rules"].take_in()


def copy_code() -> str:
    return sections["house_rules"].copy_code()


def code_out() -> str:
    return sections["house_rules"].code_out()


def code_is() -> str:
    return sections["house_rules"].code_is()


def code_in() -> str:
    return sections["house_rules"].code_in()


def code_hint() -> str:
    return sections["house_rules"].code_hint()


def code_help() -> str:
    return sections["house_rules"].code_help()


def code_shown() -> str:
    return sections["house_rules"].code_shown()


def use_code() -> str:
    return sections["house_rules"].use_code()


def export() -> str:
    return sections["house_rules"].export()


def import_() -> str:
    return sections["house_rules"].import_()


def print() -> str:
    return sections["house_rules"].print()


def print_changes() -> str:
    return sections["house_rules"].print_changes()


def take_them() -> str:
    return sections["house_rules"].take_them()


def nothing_yet() -> str:
    return sections["house_rules"].nothing_yet()


def out_of_range(number: int, least: int, most: int) -> str:
    return sections["house_rules"].out_of_range(number, least, most)


def out_of_range_or_off(number: int, least: int, most: int) -> str:
    return sections["house_rules"].out_of_range_or_off(number, least, most)


def code_holds(name: str, rules: str) -> str:
    return sections["house_rules"].code_holds(name, rules)


def rules_flaw(file: str, flaw: Literal["no_file", "too_large", "nested_too_deep", "not_json", "not_toml", "no_version", "newer", "not_only_rules"]) -> str:
    return sections["house_rules"].rules_flaw(file, flaw)


def wrong_value(file: str, complaint: str) -> str:
    return sections["house_rules"].wrong_value(file, complaint)


def unreadable(file: str, reason: str) -> str:
    return sections["house_rules"].unreadable(file, reason)


def code_nothing_typed() -> str:
    return sections["house_rules"].code_nothing_typed()


def code_strange_sign(signs: str, group: int) -> str:
    return sections["house_rules"].code_strange_sign(signs, group)


def code_uneven_group(count: int, group: int) -> str:
    return sections["house_rules"].code_uneven_group(count, group)


def signs(count: int) -> str:
    return sections["house_rules"].signs(count)


def code_wrong_sign(signs: str, group: int) -> str:
    return sections["house_rules"].code_wrong_sign(signs, group)


def code_wrong_groups() -> str:
    return sections["house_rules"].code_wrong_groups()


def code_newer_version() -> str:
    return sections["house_rules"].code_newer_version()


def code_no_rules() -> str:
    return sections["house_rules"].code_no_rules()


def phone_words() -> str:
    return sections["house_rules"].phone_words()


def side_by_side() -> str:
    return sections["house_rules"].side_by_side()


def only_different() -> str:
    return sections["house_rules"].only_different()


def alike() -> str:
    return sections["house_rules"].alike()


def left_set() -> str:
    return sections["house_rules"].left_set()


def right_set() -> str:
    return sections["house_rules"].right_set()


def unsaved(name: str) -> str:
    return sections["house_rules"].unsaved(name)


def compared_row(rule: str, left: str, right: str) -> str:
    return sections["house_rules"].compared_row(rule, left, right)


def same(left: str, right: str, shared: int) -> str:
    return sections["house_rules"].same(left, right, shared)


def differ(different: int, shared: int) -> str:
    return sections["house_rules"].differ(different, shared)
