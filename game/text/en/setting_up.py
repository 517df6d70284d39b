"""English: setting_up. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, plural


def title() -> str:
    return 'Set up a position'


def tip() -> str:
    return 'Put every card where you want it and play from there'


def places() -> str:
    return 'Places'


def take_out() -> str:
    return 'Cards here'


def put_there() -> str:
    return 'Still in the decks'


def fill() -> str:
    return 'Fill the rest at random'


def filled() -> str:
    return 'every card is already placed'


def how() -> str:
    return 'Pick a place on the left, then click cards to add.'


def clear() -> str:
    return 'Clear the table'


def nothing_to_clear() -> str:
    return 'the table is empty'


def undo() -> str:
    return 'Undo'


def nothing_to_undo() -> str:
    return 'nothing to undo'


def play() -> str:
    return 'Play from here'


def whose_turn() -> str:
    return 'Whose turn'


def about_to_draw() -> str:
    return 'Draws next'


def has_drawn() -> str:
    return 'Has drawn'


def drawn() -> str:
    return 'This turn'


def round() -> str:
    return 'Round'


def pile_order() -> str:
    return 'the last card is on top'


def stock_order() -> str:
    return 'the first card is drawn first'


def not_yet() -> str:
    return 'not yet'


def ready() -> str:
    return 'Ready to play.'


def foot_taken() -> str:
    return 'Foot picked up'


def foot_taken_no() -> str:
    return 'No'


def foot_taken_yes() -> str:
    return 'Yes'


def plays_from() -> str:
    return 'Plays from'


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Hand' if stack == "hand" else 'Foot' if stack == "foot" else 'Tail')


def hand(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('hand' if stack == "hand" else 'foot, picked up' if stack == "foot" else 'tail, picked up')


def foot() -> str:
    return 'foot'


def tail() -> str:
    return 'tail'


def new_meld() -> str:
    return 'new meld'


def red_threes() -> str:
    return 'red threes'


def pile() -> str:
    return 'Discard pile'


def stock() -> str:
    return 'Stock'


def of_player(who: Person, what: str) -> str:
    return CAPITAL(_nouns.whose(who)) + ' ' + what


def of_team(team: str, what: str) -> str:
    return team + ' · ' + what


def cards_there(place: str, count: int) -> str:
    return place + ', ' + _nouns.cards(count)


def place_and_state(place: str, state: str) -> str:
    return place + '. ' + state


def of_kind(count: int, rank: Rank) -> str:
    return ('one ' + _nouns.rank(rank) if plural(count) == "one" else COUNT(count) + ' ' + _nouns.ranks(rank))


def still_empty(who: Person) -> str:
    return ('You have no cards yet.' if who.is_you else who.name + ' has no cards yet.')


def no_tail(who: Person) -> str:
    return ('Your tail is still empty.' if who.is_you else CAPITAL(_nouns.whose(who)) + ' tail is still empty.')


def red_three_held(who: Person) -> str:
    return ("You hold a red three. With these rules it's laid down at once." if who.is_you else who.name + " holds a red three. With these rules it's laid down at once.")


def no_meld(place: str, why: str) -> str:
    return place + ': ' + why


def unplayable(why: str) -> str:
    return "This can't be played: " + why + '.'
