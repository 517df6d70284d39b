"""English: people. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.en import todays_deal as _todays_deal
from game.text.english import LIST, NUMBER, plural


people = 'Players'
manage = 'Add or change players'
nobody_yet = 'No players yet. Anyone who plays under their own name appears here after their first game.'
how_to_seat = 'Drag a face onto the seat it should take.'
how_to_name = 'Press a face at the table to write its name.'
waits = 'no seat yet'
change_chairs = 'Swap two players'
change_chairs_tip = 'Press this, then the two faces to swap'
done_changing = 'Done'
how_to_change = 'Press two faces to swap their seats.'
chairs_stay = 'The seats will stay as they are.'
add = 'Add a player'
name = 'Name'
colour = 'Colour'
usual_chair = 'Usual seat'
usual_partner = 'Usual partner'
remove = 'Remove from the list'
put_back = 'Put back on the list'
removed = 'removed from the list'
nobody_in_particular = 'Nobody in particular'
name_missing = 'A player needs a name.'
how_to_add = 'Add a player to give them a face, a colour and a usual seat.'
how_to_place = 'Drag a face to its usual seat.'
own_colour = 'as in the picture'
red = 'red'
orange = 'orange'
yellow = 'yellow'
green = 'green'
teal = 'teal'
blue = 'blue'
violet = 'violet'
pink = 'pink'
new_player = 'New player'
as_last_time = 'Same as last game'
always_here = 'Always this one'


def no_chair_free() -> str:
    return 'Every seat is taken. Drag the face to the seat you want, or press “' + __change_chairs + '” first.'


def removed_players(count: int) -> str:
    return 'Removed (' + NUMBER(count) + ')'


def you_is_nobody() -> str:
    return 'The game itself uses “' + _nouns.you + "”, so it can't be a player's name."


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
