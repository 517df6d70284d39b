"""English: todays_deal. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, SIGNED, plural


todays_deal = "Today's deal"
friends_deal = "A friend's deal"
for_everybody = 'The same cards for everyone'
the_same_cards = 'Everyone gets exactly the same cards and computer players.'
play_once = 'Play it once, then see how others did.'
rules = 'Rules'
length = 'Length'
one_round = 'one round'
whole_match = 'a whole match'
code = "The deal's code"
read_it_out = 'Read it out over the phone: no internet needed.'
say_slowly = 'Say it slowly'
no_voice = 'no voice on this computer'
copy_code = 'Copy code'
friend_told = 'Got a code from a friend?'
type_code = 'type it here'
play_that = 'Play that deal'
no_code = 'type a code first'
enter_rules = 'Enter these rules'
rules_gone = 'you no longer have these rules'
at_this_table = 'At this table'
earlier = 'Earlier deals stay open'
open = 'open'
go_on_short = 'resume'
play_today = "Play today's deal"
play_this = 'Play this deal'
counts_once = 'first try counts'
go_on = 'Continue'
see_result = 'See how it went'
cards_seen = "for fun: you've seen the cards"
seen = "You looked at another game of this deal before finishing yours, so yours doesn't count."
played_already = "You've already played this deal."
damaged = "Your game of this deal is damaged. You'll find it in My games, where you can save the good part."
no_comparison = "Your result couldn't be compared, but it stands."
the_cards_and_you = 'The cards, and what you gave away'
given_away = 'Given away'
not_known_yet = '…'
cards_coming = 'Working out what your cards were worth.'
no_cards = "We couldn't work out what your cards were worth."
looking = 'Analysing your turns.'
not_looked_at = 'See Look back for more.'
look_back_sub = 'turn by turn'
tell_friend = 'Tell a friend'
tell_friend_sub = 'as a short text to send'
tell_friend_done = 'Copied: now paste it into a message'
play_again = 'Play it again'
play_again_for_fun = 'for fun'
play_again_sub = 'for fun: your first result stands'
compare = 'Compare with a friend'
compare_why = "See where your game and your friend's differ, and how each turned out."
open_file = "Open a friend's file"


def date(day: datetime.date) -> str:
    return str(day.day) + ' ' + _nouns.month(day.month)


def date_short(day: datetime.date) -> str:
    return str(day.day) + ' ' + _nouns.short_month(day.month)


def date_of_year(day: datetime.date) -> str:
    return __date(day) + ' ' + str(day.year)


def date_of_year_short(day: datetime.date) -> str:
    return __date_short(day) + ' ' + str(day.year)


def day(day: datetime.date) -> str:
    return _nouns.weekday(day.isoweekday()) + ', ' + __date(day)


def day_of_week(day: datetime.date) -> str:
    return _nouns.short_weekday(day.isoweekday()) + ' ' + str(day.day)


def day_of_year(day: datetime.date) -> str:
    return __day(day) + ' ' + str(day.year)


def deal_of(day: datetime.date, today: bool) -> str:
    return (__todays_deal if today else 'The deal for ' + __day(day))


def game_name(day: datetime.date | None, code: str) -> str:
    return ('Deal ' + code if day is None else 'The deal for ' + __date(day))


def among(lower: str, upper: str) -> str:
    return ('above ' + lower if not upper else ('below ' + upper if not lower else 'above ' + lower + ', below ' + upper))


def about(levels: str) -> str:
    return 'about what ' + levels + ' players make'


def again(name: str) -> str:
    return name + ', again'


def no_such_day(day: datetime.date) -> str:
    return "This computer's clock says " + __date_of_year(day) + ', a day without a deal. Please set the right date.'


def books(winner_takes: bool, book_size: int, clean_book: int, dirty_book: int) -> str:
    return ('books of ' + COUNT(book_size) + ', only losers score' if winner_takes else 'books of ' + COUNT(book_size) + ', clean ' + NUMBER(clean_book) + ', dirty ' + NUMBER(dirty_book))


def like_round(round: int, points: int) -> str:
    return ('no points needed to open' if points == 0 else 'as in round ' + NUMBER(round) + ': ' + NUMBER(points) + ' points to open')


def who_begins(dealer: Person, first: Person, same: bool) -> str:
    return (('you deal and play first' if dealer.is_you else dealer.name + ' deals and plays first') if same else ('you deal' if dealer.is_you else dealer.name + ' deals') + ', ' + ('you play first' if first.is_you else first.name + ' plays first'))


def slowly(group: int, words: str) -> str:
    return CAPITAL(ORDINAL(group)) + ' group: ' + words + '.'


def seat_and_level(name: str, level: str) -> str:
    return name + ' · ' + level


def your_turn(turn: int) -> str:
    return 'turn ' + NUMBER(turn)


def goes_on(turn: int) -> str:
    return 'resume at turn ' + NUMBER(turn)


def played(lead: int, seen: bool) -> str:
    return ('for fun: you came out ' + _nouns.lead(lead) if seen else 'you came out ' + _nouns.lead(lead))


def came_out(team: str, alone: bool, lead: int) -> str:
    return team + ' came out ' + _nouns.lead(lead)


def this_time(lead: int) -> str:
    return "You've played this deal again. Your first result stands: " + _nouns.lead(lead) + '.'


def comparing(games: int) -> str:
    return 'How computer players do in your seat (average of ' + NUMBER(games) + ' games):'


def compared(games: int, error: int, fewer: bool) -> str:
    return ('How computer players did in your seat (average of up to ' + NUMBER(games) + ' games, ±' + NUMBER(error) + '):' if fewer else 'How computer players did in your seat (average of ' + NUMBER(games) + ' games, ±' + NUMBER(error) + '):')


def still_playing(levels: Sequence[str]) -> str:
    return (LIST(levels) + ' is still playing' if len(levels) == 1 else LIST(levels) + ' are still playing')


def on_scale(name: str, points: int) -> str:
    return name + ': ' + SIGNED(points)


def cards(how: int) -> str:
    return ('Much better than average.' if how == 3 else 'Better than average.' if how == 2 else 'A little better than average.' if how == 1 else 'About average.' if how == 0 else 'A little weaker than average.' if how == -1 else 'Weaker than average.' if how == -2 else 'Much weaker than average.') + " Cards drawn later aren't the same in every game of this deal."


def worth_a_look(count: int) -> str:
    return ('no better moves found' if count == 0 else 'one turn is worth a look' if plural(count) == "one" else COUNT(count) + ' turns are worth a look')


def given(count: int, hinted: int) -> str:
    return ('No better moves found.' if count == 0 else 'One turn had a better move.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' turns had a better move.') + ((' ' + 'Well played.' if count == 0 else '') if hinted == 0 else ' ' + 'One decision made with a hint is left out.' if plural(hinted) == "one" else ' ' + CAPITAL(COUNT(hinted)) + ' decisions made with a hint are left out.')


def to_friends(day: datetime.date | None, code: str, lead: int, seen: bool) -> str:
    return 'Hand and Foot' + ', ' + ('a deal for you' if day is None else 'the deal for ' + __day_of_year(day)) + '\nCode: ' + code + '\n' + ('I came out ' + _nouns.lead(lead) + ", but just for fun: I'd already seen the cards." if seen else 'I came out ' + _nouns.lead(lead) + '.')


__date = date
__date_short = date_short
__day = day
__todays_deal = todays_deal
__date_of_year = date_of_year
__day_of_year = day_of_year
