"""English: todays_deal. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, SIGNED, plural


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


def todays_deal() -> str:
    return "Today's deal"


def friends_deal() -> str:
    return "A friend's deal"


def for_everybody() -> str:
    return 'The same cards for everyone'


def deal_of(day: datetime.date, today: bool) -> str:
    return (__todays_deal() if today else 'The deal for ' + __day(day))


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


def the_same_cards() -> str:
    return 'Everyone gets exactly the same cards and computer players.'


def play_once() -> str:
    return 'Play it once, then see how others did.'


def rules() -> str:
    return 'Rules'


def length() -> str:
    return 'Length'


def one_round() -> str:
    return 'one round'


def whole_match() -> str:
    return 'a whole match'


def code() -> str:
    return "The deal's code"


def read_it_out() -> str:
    return 'Read it out over the phone: no internet needed.'


def say_slowly() -> str:
    return 'Say it slowly'


def no_voice() -> str:
    return 'no voice on this computer'


def copy_code() -> str:
    return 'Copy code'


def friend_told() -> str:
    return 'Got a code from a friend?'


def type_code() -> str:
    return 'type it here'


def play_that() -> str:
    return 'Play that deal'


def no_code() -> str:
    return 'type a code first'


def enter_rules() -> str:
    return 'Enter these rules'


def rules_gone() -> str:
    return 'you no longer have these rules'


def books(winner_takes: bool, book_size: int, clean_book: int, dirty_book: int) -> str:
    return ('books of ' + COUNT(book_size) + ', only losers score' if winner_takes else 'books of ' + COUNT(book_size) + ', clean ' + NUMBER(clean_book) + ', dirty ' + NUMBER(dirty_book))


def like_round(round: int, points: int) -> str:
    return ('no points needed to open' if points == 0 else 'as in round ' + NUMBER(round) + ': ' + NUMBER(points) + ' points to open')


def who_begins(dealer: Person, first: Person, same: bool) -> str:
    return (('you deal and play first' if dealer.is_you else dealer.name + ' deals and plays first') if same else ('you deal' if dealer.is_you else dealer.name + ' deals') + ', ' + ('you play first' if first.is_you else first.name + ' plays first'))


def slowly(group: int, words: str) -> str:
    return CAPITAL(ORDINAL(group)) + ' group: ' + words + '.'


def at_this_table() -> str:
    return 'At this table'


def seat_and_level(name: str, level: str) -> str:
    return name + ' · ' + level


def earlier() -> str:
    return 'Earlier deals stay open'


def open() -> str:
    return 'open'


def go_on_short() -> str:
    return 'resume'


def play_today() -> str:
    return "Play today's deal"


def play_this() -> str:
    return 'Play this deal'


def counts_once() -> str:
    return 'first try counts'


def go_on() -> str:
    return 'Continue'


def see_result() -> str:
    return 'See how it went'


def cards_seen() -> str:
    return "for fun: you've seen the cards"


def seen() -> str:
    return "You looked at another game of this deal before finishing yours, so yours doesn't count."


def played_already() -> str:
    return "You've already played this deal."


def damaged() -> str:
    return "Your game of this deal is damaged. You'll find it in My games, where you can save the good part."


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


def no_comparison() -> str:
    return "Your result couldn't be compared, but it stands."


def compared(games: int, error: int, fewer: bool) -> str:
    return ('How computer players did in your seat (average of up to ' + NUMBER(games) + ' games, ±' + NUMBER(error) + '):' if fewer else 'How computer players did in your seat (average of ' + NUMBER(games) + ' games, ±' + NUMBER(error) + '):')


def still_playing(levels: Sequence[str]) -> str:
    return (LIST(levels) + ' is still playing' if len(levels) == 1 else LIST(levels) + ' are still playing')


def on_scale(name: str, points: int) -> str:
    return name + ': ' + SIGNED(points)


def the_cards_and_you() -> str:
    return 'The cards, and what you gave away'


def given_away() -> str:
    return 'Given away'


def not_known_yet() -> str:
    return '…'


def cards_coming() -> str:
    return 'Working out what your cards were worth.'


def no_cards() -> str:
    return "We couldn't work out what your cards were worth."


def looking() -> str:
    return 'Analysing your turns.'


def not_looked_at() -> str:
    return 'See Look back for more.'


def cards(how: int) -> str:
    return ('Much better than average.' if how == 3 else 'Better than average.' if how == 2 else 'A little better than average.' if how == 1 else 'About average.' if how == 0 else 'A little weaker than average.' if how == -1 else 'Weaker than average.' if how == -2 else 'Much weaker than average.') + " Cards drawn later aren't the same in every game of this deal."


def worth_a_look(count: int) -> str:
    return ('no better moves found' if count == 0 else 'one turn is worth a look' if plural(count) == "one" else COUNT(count) + ' turns are worth a look')


def given(count: int, hinted: int) -> str:
    return ('No better moves found.' if count == 0 else 'One turn had a better move.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' turns had a better move.') + ((' ' + 'Well played.' if count == 0 else '') if hinted == 0 else ' ' + 'One decision made with a hint is left out.' if plural(hinted) == "one" else ' ' + CAPITAL(COUNT(hinted)) + ' decisions made with a hint are left out.')


def look_back_sub() -> str:
    return 'turn by turn'


def tell_friend() -> str:
    return 'Tell a friend'


def tell_friend_sub() -> str:
    return 'as a short text to send'


def tell_friend_done() -> str:
    return 'Copied: now paste it into a message'


def play_again() -> str:
    return 'Play it again'


def play_again_for_fun() -> str:
    return 'for fun'


def play_again_sub() -> str:
    return 'for fun: your first result stands'


def compare() -> str:
    return 'Compare with a friend'


def compare_why() -> str:
    return "See where your game and your friend's differ, and how each turned out."


def open_file() -> str:
    return "Open a friend's file"


def to_friends(day: datetime.date | None, code: str, lead: int, seen: bool) -> str:
    return 'Hand and Foot' + ', ' + ('a deal for you' if day is None else 'the deal for ' + __day_of_year(day)) + '\nCode: ' + code + '\n' + ('I came out ' + _nouns.lead(lead) + ", but just for fun: I'd already seen the cards." if seen else 'I came out ' + _nouns.lead(lead) + '.')


__date = date
__date_short = date_short
__day = day
__todays_deal = todays_deal
__date_of_year = date_of_year
__day_of_year = day_of_year
