"""English: setting_up. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, plural


title = 'Set up a position'
tip = 'Put every card where you want it and play from there'
places = 'Places'
take_out = 'Cards here'
put_there = 'Still in the decks'
fill = 'Fill the rest at random'
filled = 'every card is already placed'
how = 'Pick a place on the left, then click cards to add.'
clear = 'Clear the table'
nothing_to_clear = 'the table is empty'
undo = 'Undo'
nothing_to_undo = 'nothing to undo'
play = 'Play from here'
whose_turn = 'Whose turn'
about_to_draw = 'Draws next'
has_drawn = 'Has drawn'
drawn = 'This turn'
round = 'Round'
pile_order = 'the last card is on top'
stock_order = 'the first card is drawn first'
not_yet = 'not yet'
ready = 'Ready to play.'
foot_taken = 'Foot picked up'
foot_taken_no = 'No'
foot_taken_yes = 'Yes'
plays_from = 'Plays from'
foot = 'foot'
tail = 'tail'
new_meld = 'new meld'
red_threes = 'red threes'
pile = 'Discard pile'
stock = 'Stock'


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Hand' if stack == "hand" else 'Foot' if stack == "foot" else 'Tail')


def hand(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('hand' if stack == "hand" else 'foot, picked up' if stack == "foot" else 'tail, picked up')


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
