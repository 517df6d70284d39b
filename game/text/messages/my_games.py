"""Messages of the section my_games, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.language import sections


def my_games() -> str:
    return sections["my_games"].my_games()


def find() -> str:
    return sections["my_games"].find()


def find_by() -> str:
    return sections["my_games"].find_by()


def nothing_fits() -> str:
    return sections["my_games"].nothing_fits()


def look_back() -> str:
    return sections["my_games"].look_back()


def more() -> str:
    return sections["my_games"].more()


def chances_about() -> str:
    return sections["my_games"].chances_about()


def pad_about() -> str:
    return sections["my_games"].pad_about()


def import_about() -> str:
    return sections["my_games"].import_about()


def backup_about() -> str:
    return sections["my_games"].backup_about()


def export_about() -> str:
    return sections["my_games"].export_about()


def result() -> str:
    return sections["my_games"].result()


def name_and_person() -> str:
    return sections["my_games"].name_and_person()


def name_it() -> str:
    return sections["my_games"].name_it()


def who_played() -> str:
    return sections["my_games"].who_played()


def what_a_label_is() -> str:
    return sections["my_games"].what_a_label_is()


def save_label() -> str:
    return sections["my_games"].save_label()


def more_about(name: str) -> str:
    return sections["my_games"].more_about(name)


def not_named(reason: str) -> str:
    return sections["my_games"].not_named(reason)


def team_total(team: str, points: int) -> str:
    return sections["my_games"].team_total(team, points)


def more_people() -> str:
    return sections["my_games"].more_people()


def nobody_yet() -> str:
    return sections["my_games"].nobody_yet()


def reading() -> str:
    return sections["my_games"].reading()


def match_count(count: int) -> str:
    return sections["my_games"].match_count(count)


def what_is_told() -> str:
    return sections["my_games"].what_is_told()


def progress() -> str:
    return sections["my_games"].progress()


def trend() -> str:
    return sections["my_games"].trend()


def fewer() -> str:
    return sections["my_games"].fewer()


def kind_field() -> str:
    return sections["my_games"].kind_field()


def line_later() -> str:
    return sections["my_games"].line_later()


def line_later_looked_at() -> str:
    return sections["my_games"].line_later_looked_at()


def dot() -> str:
    return sections["my_games"].dot()


def hollow_dot() -> str:
    return sections["my_games"].hollow_dot()


def average(count: int) -> str:
    return sections["my_games"].average(count)


def level_lines() -> str:
    return sections["my_games"].level_lines()


def with_real_cards() -> str:
    return sections["my_games"].with_real_cards()


def real_cards() -> str:
    return sections["my_games"].real_cards()


def matches_won(count: int, won: int) -> str:
    return sections["my_games"].matches_won(count, won)


def left_out(count: int) -> str:
    return sections["my_games"].left_out(count)


def look_at(count: int) -> str:
    return sections["my_games"].look_at(count)


def looking_at(count: int) -> str:
    return sections["my_games"].looking_at(count)


def change(is_same: bool, matches: int, last: float, matches_before: int, before: float) -> str:
    return sections["my_games"].change(is_same, matches, last, matches_before, before)


def trend_heard(points: Sequence[str]) -> str:
    return sections["my_games"].trend_heard(points)


def not_looked_at() -> str:
    return sections["my_games"].not_looked_at()


def level_heard(level: str, points: int) -> str:
    return sections["my_games"].level_heard(level, points)


def as_level(level: str) -> str:
    return sections["my_games"].as_level(level)


def plays_like(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return sections["my_games"].plays_like(who, any, levels, weakest, strongest, count)


def plays_like_short(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return sections["my_games"].plays_like_short(who, any, levels, weakest, strongest, count)


def whose_trend(name: str, kind: str, count: int) -> str:
    return sections["my_games"].whose_trend(name, kind, count)


def kind(rules: str, teams: int, each: int, cards: bool) -> str:
    return sections["my_games"].kind(rules, teams, each, cards)


def where_they_went() -> str:
    return sections["my_games"].where_they_went()


def no_themes() -> str:
    return sections["my_games"].no_themes()


def opening() -> str:
    return sections["my_games"].opening()


def wilds() -> str:
    return sections["my_games"].wilds()


def melds() -> str:
    return sections["my_games"].melds()


def pile() -> str:
    return sections["my_games"].pile()


def foot() -> str:
    return sections["my_games"].foot()


def going_out() -> str:
    return sections["my_games"].going_out()


def discards() -> str:
    return sections["my_games"].discards()


def last_matches(count: int) -> str:
    return sections["my_games"].last_matches(count)


def share(percent: int) -> str:
    return sections["my_games"].share(percent)


def cost(theme: str, percent: int) -> str:
    return sections["my_games"].cost(theme, percent)


def with_and_against() -> str:
    return sections["my_games"].with_and_against()


def won_of(name: str, won: int, matches: int) -> str:
    return sections["my_games"].won_of(name, won, matches)


def people() -> str:
    return sections["my_games"].people()


def levels() -> str:
    return sections["my_games"].levels()


def rules() -> str:
    return sections["my_games"].rules()


def matches() -> str:
    return sections["my_games"].matches()


def wins() -> str:
    return sections["my_games"].wins()


def won() -> str:
    return sections["my_games"].won()


def with_() -> str:
    return sections["my_games"].with_()


def against() -> str:
    return sections["my_games"].against()


def records() -> str:
    return sections["my_games"].records()


def other_rules() -> str:
    return sections["my_games"].other_rules()


def record_round() -> str:
    return sections["my_games"].record_round()


def record_match() -> str:
    return sections["my_games"].record_match()


def record_books() -> str:
    return sections["my_games"].record_books()


def record_fewest_turns() -> str:
    return sections["my_games"].record_fewest_turns()


def record_comeback() -> str:
    return sections["my_games"].record_comeback()


def record_longest() -> str:
    return sections["my_games"].record_longest()


def turns(count: int) -> str:
    return sections["my_games"].turns(count)


def by_whom(names: str, day: datetime.date, has_year: bool) -> str:
    return sections["my_games"].by_whom(names, day, has_year)


def by_whom_short(names: str, day: datetime.date, has_year: bool) -> str:
    return sections["my_games"].by_whom_short(names, day, has_year)


def export() -> str:
    return sections["my_games"].export()


def column_match() -> str:
    return sections["my_games"].column_match()


def column_date() -> str:
    return sections["my_games"].column_date()


def column_rules() -> str:
    return sections["my_games"].column_rules()


def column_table() -> str:
    return sections["my_games"].column_table()


def column_person() -> str:
    return sections["my_games"].column_person()


def column_team() -> str:
    return sections["my_games"].column_team()


def column_partners() -> str:
    return sections["my_games"].column_partners()


def column_opponents() -> str:
    return sections["my_games"].column_opponents()


def column_won() -> str:
    return sections["my_games"].column_won()


def column_points() -> str:
    return sections["my_games"].column_points()


def column_best_other() -> str:
    return sections["my_games"].column_best_other()


def column_rounds() -> str:
    return sections["my_games"].column_rounds()


def column_books() -> str:
    return sections["my_games"].column_books()


def column_out() -> str:
    return sections["my_games"].column_out()


def column_given() -> str:
    return sections["my_games"].column_given()


def column_given_opening() -> str:
    return sections["my_games"].column_given_opening()


def column_given_wilds() -> str:
    return sections["my_games"].column_given_wilds()


def column_given_melds() -> str:
    return sections["my_games"].column_given_melds()


def column_given_pile() -> str:
    return sections["my_games"].column_given_pile()


def column_given_foot() -> str:
    return sections["my_games"].column_given_foot()


def column_given_going_out() -> str:
    return sections["my_games"].column_given_going_out()


def column_given_discards() -> str:
    return sections["my_games"].column_given_discards()


def yes() -> str:
    return sections["my_games"].yes()


def no() -> str:
    return sections["my_games"].no()
