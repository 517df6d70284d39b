"""English: play_on. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER, plural


nothing_dealt = 'No cards have been dealt yet at that line: play on from a later one.'
no_round = 'No round is in progress at that moment: choose a moment during a round.'
nothing_left = 'The match is over at that line: play on from an earlier one.'
onto_itself = "A game can't replace the record it continues: choose another file."
match_goes_on = "Several people are playing this match, and playing on would show their cards. Come back once it's over."
unreadable = "The record is damaged before this moment, so you can't play on from here."
title = 'Play on from here'
sub = "A new game starts from this moment. The one you're looking at stays exactly as it is."
who_plays = 'Who plays?'
hidden_cards = 'Hidden cards'
stay = 'As they were'
dealt_anew = 'Re-dealt'
stay_why = 'Every card stays where it was: hands, feet, and the stock in the same order.'
as_who_knew = 'Whose view?'
only_anew = "The match isn't over yet, so its hidden cards are re-dealt to keep them secret."
nothing_hidden = 'The round is over, so the next one will be dealt.'
from_now_on = 'Later rounds get new cards.'
change_cards = 'Change the cards first'
start = 'Play on'


def no_such_line(count: int) -> str:
    return ('The record has only one line.' if plural(count) == "one" else 'The record has only ' + COUNT(count) + ' lines.')


def other_seats(players: int, seats: int) -> str:
    return 'You named ' + _nouns.players(players) + ', but there are ' + _nouns.seats(seats) + '.'


def from_turn(name: str, turn: int) -> str:
    return name + ', from turn ' + NUMBER(turn)


def from_turn_of_round(name: str, round: int, turn: int) -> str:
    return name + ', from round ' + NUMBER(round) + ', turn ' + NUMBER(turn)


def from_round(name: str, round: int) -> str:
    return name + ', from round ' + NUMBER(round)


def written(file: str, name: str) -> str:
    return file + ': ' + name + '.'


def anew_why(who: Person) -> str:
    return 'Everything ' + ('you' if who.is_you else who.name) + ' could see and remember stays. The rest is shuffled and re-dealt.'


def before_turns(round: int) -> str:
    return 'Round ' + NUMBER(round) + ', before the first turn'


def after_round(round: int) -> str:
    return 'After round ' + NUMBER(round)


def heard(moment: str, hidden: str) -> str:
    return moment + '. ' + hidden
