"""English: people. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.en import todays_deal as _todays_deal
from game.text.english import LIST, NUMBER, plural


def people() -> str:
    return 'Players'


def manage() -> str:
    return 'Add or change players'


def nobody_yet() -> str:
    return 'No players yet. Anyone who plays under their own name appears here after their first game.'


def how_to_seat() -> str:
    return 'Drag a face onto the seat it should take.'


def how_to_name() -> str:
    return 'Press a face at the table to write its name.'


def waits() -> str:
    return 'no seat yet'


def no_chair_free() -> str:
    return 'Every seat is taken. Drag the face to the seat you want, or press “' + __change_chairs() + '” first.'


def change_chairs() -> str:
    return 'Swap two players'


def change_chairs_tip() -> str:
    return 'Press this, then the two faces to swap'


def done_changing() -> str:
    return 'Done'


def how_to_change() -> str:
    return 'Press two faces to swap their seats.'


def chairs_stay() -> str:
    return 'The seats will stay as they are.'


def add() -> str:
    return 'Add a player'


def name() -> str:
    return 'Name'


def colour() -> str:
    return 'Colour'


def usual_chair() -> str:
    return 'Usual seat'


def usual_partner() -> str:
    return 'Usual partner'


def remove() -> str:
    return 'Remove from the list'


def put_back() -> str:
    return 'Put back on the list'


def removed() -> str:
    return 'removed from the list'


def removed_players(count: int) -> str:
    return 'Removed (' + NUMBER(count) + ')'


def nobody_in_particular() -> str:
    return 'Nobody in particular'


def name_missing() -> str:
    return 'A player needs a name.'


def you_is_nobody() -> str:
    return 'The game itself uses “' + _nouns.you() + "”, so it can't be a player's name."


def how_to_add() -> str:
    return 'Add a player to give them a face, a colour and a usual seat.'


def how_to_place() -> str:
    return 'Drag a face to its usual seat.'


def own_colour() -> str:
    return 'as in the picture'


def red() -> str:
    return 'red'


def orange() -> str:
    return 'orange'


def yellow() -> str:
    return 'yellow'


def green() -> str:
    return 'green'


def teal() -> str:
    return 'teal'


def blue() -> str:
    return 'blue'


def violet() -> str:
    return 'violet'


def pink() -> str:
    return 'pink'


def new_player() -> str:
    return 'New player'


def another_new_player(number: int) -> str:
    return 'New player ' + NUMBER(number)


def name_taken(name: str) -> str:
    return 'Someone else is already called ' + name + '.'


def name_stays(name: str) -> str:
    return 'The name is still ' + name + '.'


def added(name: str) -> str:
    return name + ' added. Now type their name.'


def is_off(name: str) -> str:
    return name + ' is off the list. You can put them back.'


def is_back(name: str) -> str:
    return name + ' is back on the list.'


def seat(number: int) -> str:
    return ('seat 1, at the front' if number == 1 else 'seat ' + NUMBER(number))


def as_last_time() -> str:
    return 'Same as last game'


def always_here() -> str:
    return 'Always this one'


def more_here(number: int) -> str:
    return '+' + NUMBER(number)


def sits_as_last_time(name: str) -> str:
    return name + ' will sit where they sat last time.'


def partner_as_last_time(name: str) -> str:
    return ('Same as last game' if not name else 'Same as last game: ' + name)


def usually(number: int, partner: str) -> str:
    return (('' if not partner else 'With ' + partner) if number == 0 else ('Seat ' + NUMBER(number) if not partner else 'Seat ' + NUMBER(number) + ', with ' + partner))


def sits(place: str) -> str:
    return 'sits ' + place


def sat_down(name: str, number: int, partners: Sequence[str]) -> str:
    return (name + ' takes seat ' + NUMBER(number) + '.' if len(partners) == 0 else name + ' takes seat ' + NUMBER(number) + ', partnering ' + LIST(partners) + '.')


def stood_up(name: str, number: int, other: str) -> str:
    return name + ' leaves seat ' + NUMBER(number) + ', and ' + other + ' takes it.'


def changed_chairs(one: Person, other: Person) -> str:
    return ('You and ' + one.name if other.is_you else one.name + ' and ' + other.name) + ' swapped seats.'


def first_picked(who: Person) -> str:
    return ('Now press the face to swap with.' if who.is_you else 'Now press the face to swap with ' + who.name + '.')


def same_as(day: datetime.date, days: int, week: bool, year: bool) -> str:
    return ('Same as earlier today' if days == 0 else 'Same as yesterday' if days == 1 else ('Same as last ' + _nouns.weekday(day.isoweekday()) if week else 'Same as ' + (_todays_deal.day(day) if year else _todays_deal.date_of_year(day))))


def brings_back(names: Sequence[str], players: str, rules: str, has_table: bool, has_rules: bool, cards: bool) -> str:
    return ((players + ', ' + rules + (', with real cards' if cards else '') + '.' if has_rules else players + (', with real cards' if cards else '') + '. The rules “' + rules + '” no longer exist, so the current ones stay.') if has_table else LIST(names) + '. The rules “' + rules + '” no longer allow that line-up.')


__change_chairs = change_chairs
