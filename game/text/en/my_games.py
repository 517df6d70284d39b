"""English: my_games. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.en import todays_deal as _todays_deal
from game.text.english import COUNT, LIST, NUMBER, plural


my_games = 'My games'
find = 'Find a game'
find_by = 'Find: name, rules, player, day'
nothing_fits = 'No games match.'
look_back = 'Look back'
more = 'More'
chances_about = 'How the cards fell in all your games'
pad_about = 'Keeps score when you play with real cards'
import_about = 'Adds a game or a backup from a file'
backup_about = 'Saves everything in one file'
export_about = 'Saves finished matches for a spreadsheet'
result = 'Result'
name_and_person = 'Name and player'
name_it = 'Name of the game'
who_played = 'Who played'
what_a_label_is = "Call the game whatever you like, and enter who played. The game itself doesn't change; clear a field to get its old text back."
save_label = 'Save'
more_people = 'More players'
nobody_yet = "Play a whole match yourself to see your statistics. Matches that you gave up, or that the computer mostly played for you, don't count."
reading = 'Loading your matches…'
what_is_told = 'Statistics'
progress = 'Progress'
trend = 'Points given away per match'
fewer = 'Points given away are what better moves would have gained: fewer is better.'
kind_field = 'Rules and table'
line_later = 'The trend appears after five matches.'
line_later_looked_at = 'The trend appears after five analysed matches.'
dot = 'one match'
hollow_dot = 'not analysed yet'
level_lines = 'computer levels'
with_real_cards = 'Matches with real cards'
real_cards = "These matches were played with real cards. The score pad knows the results, not the cards, so it can't tell how well you played."
not_looked_at = 'not analysed yet'
where_they_went = 'What cost you points'
no_themes = 'Analyse matches to see what cost you points.'
opening = 'The opening'
wilds = 'Jokers and twos'
melds = 'Melds'
pile = 'The pile'
foot = 'The foot'
going_out = 'Going out'
discards = 'Discards'
with_and_against = 'With and against'
people = 'People'
levels = 'Levels'
rules = 'Rules'
matches = 'matches'
wins = 'won'
won = 'won'
with_ = 'with'
against = 'against'
records = 'House records'
other_rules = 'Other rules'
record_round = 'Best round'
record_match = 'Best match'
record_books = 'Most books in a round'
record_fewest_turns = 'Fastest round'
record_comeback = 'Biggest comeback'
record_longest = 'Longest match'
export = 'Export'
column_match = 'match'
column_date = 'date'
column_rules = 'rules'
column_table = 'table'
column_person = 'person'
column_team = 'team'
column_partners = 'partners'
column_opponents = 'opponents'
column_won = 'won'
column_points = 'points'
column_best_other = 'best other team'
column_rounds = 'rounds'
column_books = 'books'
column_out = 'times gone out'
column_given = 'given away'
column_given_opening = 'given away: the opening'
column_given_wilds = 'given away: jokers and twos'
column_given_melds = 'given away: melds'
column_given_pile = 'given away: the pile'
column_given_foot = 'given away: the foot'
column_given_going_out = 'given away: going out'
column_given_discards = 'given away: discards'
yes = 'yes'
no = 'no'


def more_about(name: str) -> str:
    return 'More about “' + name + '”'


def not_named(reason: str) -> str:
    return "Couldn't save the name: " + reason + '.'


def team_total(team: str, points: int) -> str:
    return team + ' ' + NUMBER(points)


def still_loading(count: int) -> str:
    return 'Still loading ' + __match_count(count) + '…'


def match_count(count: int) -> str:
    return ('1 match' if plural(count) == "one" else NUMBER(count) + ' matches')


def average(count: int) -> str:
    return 'average of ' + COUNT(count)


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


def last_matches(count: int) -> str:
    return ('the last match' if plural(count) == "one" else 'the last ' + _nouns.matches(count))


def share(percent: int) -> str:
    return NUMBER(percent) + '%'


def cost(theme: str, percent: int) -> str:
    return theme + ' ' + NUMBER(percent) + '%'


def won_of(name: str, won: int, matches: int) -> str:
    return name + ' has won ' + ('none' if won == 0 else NUMBER(won)) + ' of ' + __match_count(matches)


def of_all(total: int) -> str:
    return __match_count(total) + ' in all: other rules, other tables and real cards are counted separately.'


def turns(count: int) -> str:
    return ('1 turn' if plural(count) == "one" else NUMBER(count) + ' turns')


def by_whom(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year(day) if has_year else _todays_deal.date(day))


def by_whom_short(names: str, day: datetime.date, has_year: bool) -> str:
    return names + ' · ' + (_todays_deal.date_of_year_short(day) if has_year else _todays_deal.date_short(day))


__match_count = match_count
__plays_like_short = plays_like_short
__last_matches = last_matches
