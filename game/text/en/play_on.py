"""English: play_on. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER, plural


def nothing_dealt() -> str:
    return 'No cards have been dealt yet at that line: play on from a later one.'


def no_round() -> str:
    return 'No round is in progress at that moment: choose a moment during a round.'


def nothing_left() -> str:
    return 'The match is over at that line: play on from an earlier one.'


def onto_itself() -> str:
    return "A game can't replace the record it continues: choose another file."


def no_such_line(count: int) -> str:
    return ('The record has only one line.' if plural(count) == "one" else 'The record has only ' + COUNT(count) + ' lines.')


def other_seats(players: int, seats: int) -> str:
    return 'You named ' + _nouns.players(players) + ', but there are ' + _nouns.seats(seats) + '.'


def match_goes_on() -> str:
    return "Several people are playing this match, and playing on would show their cards. Come back once it's over."


def unreadable() -> str:
    return "The record is damaged before this moment, so you can't play on from here."


def from_turn(name: str, turn: int) -> str:
    return name + ', from turn ' + NUMBER(turn)


def from_turn_of_round(name: str, round: int, turn: int) -> str:
    return name + ', from round ' + NUMBER(round) + ', turn ' + NUMBER(turn)


def from_round(name: str, round: int) -> str:
    return name + ', from round ' + NUMBER(round)


def written(file: str, name: str) -> str:
    return file + ': ' + name + '.'


def title() -> str:
    return 'Play on from here'


def sub() -> str:
    return "A new game starts from this moment. The one you're looking at stays exactly as it is."


def who_plays() -> str:
    return 'Who plays?'


def hidden_cards() -> str:
    return 'Hidden cards'


def stay() -> str:
    return 'As they were'


def dealt_anew() -> str:
    return 'Re-dealt'


def stay_why() -> str:
    return 'Every card stays where it was: hands, feet, and the stock in the same order.'


def as_who_knew() -> str:
    return 'Whose view?'


def only_anew() -> str:
    return "The match isn't over yet, so its hidden cards are re-dealt to keep them secret."


def nothing_hidden() -> str:
    return 'The round is over, so the next one will be dealt.'


def from_now_on() -> str:
    return 'Later rounds get new cards.'


def change_cards() -> str:
    return 'Change the cards first'


def start() -> str:
    return 'Play on'


def anew_why(who: Person) -> str:
    return 'Everything ' + ('you' if who.is_you else who.name) + ' could see and remember stays. The rest is shuffled and re-dealt.'


def before_turns(round: int) -> str:
    return 'Round ' + NUMBER(round) + ', before the first turn'


def after_round(round: int) -> str:
    return 'After round ' + NUMBER(round)


def heard(moment: str, hidden: str) -> str:
    return moment + '. ' + hidden
