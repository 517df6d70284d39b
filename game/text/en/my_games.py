"""English: my_games. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.en import todays_deal as _todays_deal
from game.text.english import COUNT, LIST, NUMBER, plural


def my_games() -> str:
    return 'My games'


def find() -> str:
    return 'Find a game'


def find_by() -> str:
    return 'Find: name, rules, player, day'


def nothing_fits() -> str:
    return 'No games match.'


def look_back() -> str:
    return 'Look back'


def more() -> str:
    return 'More'


def chances_about() -> str:
    return 'How the cards fell in all your games'


def pad_about() -> str:
    return 'Keeps score when you play with real cards'


def import_about() -> str:
    return 'Adds a game or a backup from a file'


def backup_about() -> str:
    return 'Saves everything in one file'


def export_about() -> str:
    return 'Saves finished matches for a spreadsheet'


def result() -> str:
    return 'Result'


def name_and_person() -> str:
    return 'Name and player'


def name_it() -> str:
    return 'Name of the game'


def who_played() -> str:
    return 'Who played'


def what_a_label_is() -> str:
    return "Call the game whatever you like, and enter who played. The game itself doesn't change; clear a field to get its old text back."


def save_label() -> str:
    return 'Save'


def more_about(name: str) -> str:
    return 'More about “' + name + '”'


def not_named(reason: str) -> str:
    return "Couldn't save the name: " + reason + '.'


def team_total(team: str, points: int) -> str:
    return team + ' ' + NUMBER(points)


def more_people() -> str:
    return 'More players'


def nobody_yet() -> str:
    return "Play a whole match yourself to see your statistics. Matches that you gave up, or that the computer mostly played for you, don't count."


def reading() -> str:
    return 'Loading your matches…'


def match_count(count: int) -> str:
    return ('1 match' if plural(count) == "one" else NUMBER(count) + ' matches')


def what_is_told() -> str:
    return 'Statistics'


def progress() -> str:
    return 'Progress'


def trend() -> str:
    return 'Points given away per match'


def fewer() -> str:
    return 'Points given away are what better moves would have gained: fewer is better.'


def kind_field() -> str:
    return 'Rules and table'


def line_later() -> str:
    return 'The trend appears after five matches.'


def line_later_looked_at() -> str:
    return 'The trend appears after five analysed matches.'


def dot() -> str:
    return 'one match'


def hollow_dot() -> str:
    return 'not analysed yet'


def average(count: int) -> str:
    return 'average of ' + COUNT(count)


def level_lines() -> str:
    return 'computer levels'


def with_real_cards() -> str:
    return 'Matches with real cards'


def real_cards() -> str:
    return "These matches were played with real cards. The score pad knows the results, not the cards, so it can't tell how well you played."


def matches_won(count: int, won: int) -> str:
    return ('1 match' if plural(count) == "one" else NUMBER(count) + ' matches') + ', ' + ('none won' if won == 0 else NUMBER(won) + ' won')


def left_out(count: int) -> str:
    return ('1 match with many hints is left out.' if plural(count) == "one" else NUMBER(count) + ' matches with many hints are left out.')


def look_at(count: int) -> str:
    return 'Analyse ' + __match_count(count)


def looking_at(count: int) -> str:
    return 'Analysing ' + __match_count(count) + ' now'


def change(is_same: bool, matches: int, last: float, matches_before: int, before: float) -> str:
    return 'Points given away per match: ' + (NUMBER(in_tens(last)) + ', about the same as in the ' + COUNT(matches_before) + ' before.' if is_same else NUMBER(in_tens(last)) + ' in the last ' + COUNT(matches) + ', ' + NUMBER(in_tens(before)) + ' in the ' + COUNT(matches_before) + ' before.')


def trend_heard(points: Sequence[str]) -> str:
    return 'Points given away in each match, oldest first: ' + LIST(points) + '.'


def not_looked_at() -> str:
    return 'not analysed yet'


def level_heard(level: str, points: int) -> str:
    return level + ': about ' + NUMBER(points) + ' points a match.'


def as_level(level: str) -> str:
    return level + ' level'


def plays_like(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return __plays_like_short(who, any, levels, weakest, strongest, count) + ', going by ' + __last_matches(count) + '.'


def plays_like_short(who: Person, any: bool, levels: Sequence[str], weakest: str, strongest: str, count: int) -> str:
    return ('You play' if who.is_you else who.name + ' plays') + ' ' + ('somewhere between ' + weakest + ' and ' + strongest if any else 'like ' + LIST(levels, last='or'))


def whose_trend(name: str, kind: str, count: int) -> str:
    return name + ', ' + kind + ': ' + __match_count(count) + '.'


def kind(rules: str, teams: int, each: int, cards: bool) -> str:
    return ('' if not rules else rules + ',' + ' ') + (('2 players' if teams == 2 else NUMBER(teams) + ' solo players') if each == 1 else (NUMBER(each) + ' against ' + NUMBER(each) if teams == 2 else NUMBER(each) + ' against ' + NUMBER(each) + ' against ' + NUMBER(each) if teams == 3 else NUMBER(teams) + ' teams of ' + NUMBER(each))) + (', real cards' if cards else '')


def where_they_went() -> str:
    return 'What cost you points'


def no_themes() -> str:
    return 'Analyse matches to see what cost you points.'


def opening() -> str:
    return 'The opening'


def wilds() -> str:
    return 'Jokers and twos'


def melds() -> str:
    return 'Melds'


def pile() -> str:
    return 'The pile'


def foot() -> str:
    return 'The foot'


def going_out() -> str:
    return 'Going out'


def discards() -> str:
    return 'Discards'


def last_matches(count: int) -> str:
    return ('the last match' if plural(count) == "one" else 'the last ' + _nouns.matches(count))


def share(percent: int) -> str:
    return NUMBER(percent) + '%'


def cost(theme: str, percent: int) -> str:
    return theme + ' ' + NUMBER(percent) + '%'


def with_and_against() -> str:
    return 'With and against'


def won_of(name: str, won: int, matches: int) -> str:
    return name + ' has won ' + ('none' if won == 0 else NUMBER(won)) + ' of ' + __match_count(matches)


def people() -> str:
    return 'People'


def levels() -> str:
    return 'Levels'


def rules() -> str:
    return 'Rules'


def matches() -> str:
    return 'matches'


def wins() -> str:
    return 'won'


def won() -> str:
    return 'won'


def with_() -> str:
    return 'with'


def against() -> str:
    return 'against'


def records() -> str:
    return 'House records'


def other_rules() -> str:
    return 'Other rules'


def record_round() -> str:
    return 'Best round'


def record_match() -> str:
    return 'Best match'


def record_books() -> str:
    return 'Most books in a round'


def record_fewest_turns() -> str:
    return 'Fastest round'


def record_comeback() -> str:
    return 'Biggest comeback'


def record_longest() -> str:
    return 'Longest match'


def turns(count: int) -> str:
    return ('1 turn' if plural(count) == "one" else NUMBER(count) + ' turns')


def by_whom(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year(day) if has_year else _todays_deal.date(day))


def by_whom_short(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year_short(day) if has_year else _todays_deal.date_short(day))


def export() -> str:
    return 'Export'


def column_match() -> str:
    return 'match'


def column_date() -> str:
    return 'date'


def column_rules() -> str:
    return 'rules'


def column_table() -> str:
    return 'table'


def column_person() -> str:
    return 'person'


def column_team() -> str:
    return 'team'


def column_partners() -> str:
    return 'partners'


def column_opponents() -> str:
    return 'opponents'


def column_won() -> str:
    return 'won'


def column_points() -> str:
    return 'points'


def column_best_other() -> str:
    return 'best other team'


def column_rounds() -> str:
    return 'rounds'


def column_books() -> str:
    return 'books'


def column_out() -> str:
    return 'times gone out'


def column_given() -> str:
    return 'given away'


def column_given_opening() -> str:
    return 'given away: the opening'


def column_given_wilds() -> str:
    return 'given away: jokers and twos'


def column_given_melds() -> str:
    return 'given away: melds'


def column_given_pile() -> str:
    return 'given away: the pile'


def column_given_foot() -> str:
    return 'given away: the foot'


def column_given_going_out() -> str:
    return 'given away: going out'


def column_given_discards() -> str:
    return 'given away: discards'


def yes() -> str:
    return 'yes'


def no() -> str:
    return 'no'


__match_count = match_count
__plays_like_short = plays_like_short
__last_matches = last_matches
