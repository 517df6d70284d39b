"""English: beside_friend. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import my_games as _my_games
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, NUMBER, SIGNED, plural


def title() -> str:
    return 'Compare with a friend'


def why() -> str:
    return 'Ask your friend for a copy of their game of this deal (in ' + _my_games.my_games() + ': Save a copy). Then choose the file here, or drop it on this window. The game itself sends nothing over the internet.'


def opening() -> str:
    return 'Reading the file…'


def silent() -> str:
    return "The disk isn't responding. You can wait or go back."


def your_friend() -> str:
    return 'Your friend'


def unreadable(reason: str) -> str:
    return "That file can't be read: " + reason + '.'


def too_large() -> str:
    return 'That file is far too large to be a game.'


def no_record() -> str:
    return "That file isn't a Hand and Foot game. Game files end in .handfoot.jsonl."


def no_deal() -> str:
    return "That game wasn't played from a deal code, so there's nothing to compare."


def unreadable_code() -> str:
    return "The deal code in that file can't be read."


def other_cards() -> str:
    return "That file has this deal's code, but different cards or rules."


def goes_on() -> str:
    return "That game is still being played. Ask for the file again once it's over."


def broken_off() -> str:
    return "That game was abandoned, so there's no result to compare."


def own_game() -> str:
    return "That's your own game. Ask your friend for theirs."


def damaged(line: int) -> str:
    return 'That file is damaged at line ' + NUMBER(line) + '. Ask your friend to send it again.'


def another_deal(name: str, code: str) -> str:
    return "That's a different deal: " + name + ' played ' + code + '.'


def another_day(name: str, date: str) -> str:
    return "That's a different deal: " + name + ' played the one for ' + date + '.'


def result() -> str:
    return 'Result'


def in_the_end() -> str:
    return 'in the end'


def step_on() -> str:
    return 'Next turn'


def step_on_sub() -> str:
    return 'turn by turn, side by side'


def step_back() -> str:
    return 'Previous turn'


def parted() -> str:
    return 'First difference'


def my_way() -> str:
    return 'Play on from here, my way'


def their_way(who: Person, unnamed: bool) -> str:
    return ("Play on from here, your friend's way" if unnamed else 'Play on from here, ' + _nouns.whose(who) + ' way')


def as_a_new_game() -> str:
    return 'as a new game'


def another_file() -> str:
    return "Another friend's file"


def nothing_left() -> str:
    return 'nothing left to play after this turn'


def both_over() -> str:
    return 'both games are over'


def at_the_start() -> str:
    return 'this is the first turn'


def measuring() -> str:
    return 'Comparing the two moves…'


def later_draws() -> str:
    return 'From here on the games differ, and so do the cards you draw.'


def all_alike() -> str:
    return 'You both played it the same way'


def all_alike_why() -> str:
    return 'Every turn is the same, down to the last card.'


def before_first_turn() -> str:
    return 'The games differ before the first turn'


def chose_otherwise() -> str:
    return 'You two chose different stacks, so your hands differ from the start.'


def over() -> str:
    return 'already over'


def at_table_of(who: Person) -> str:
    return 'At ' + _nouns.whose(who) + ' table:'


def screen_title(deal: str, name: str) -> str:
    return deal + ' · you and ' + name


def here_parted(place: str) -> str:
    return place + ': first difference'


def turn(rounds: int, round: int, who: Person, turn: int) -> str:
    return (('Turn ' + NUMBER(turn) if who.is_you else CAPITAL(_nouns.whose(who)) + ' turn ' + NUMBER(turn)) if plural(rounds) == "one" else 'Round ' + NUMBER(round) + ', ' + ('turn ' + NUMBER(turn) if who.is_you else _nouns.whose(who) + ' turn ' + NUMBER(turn)))


def later(turns: int) -> str:
    return CAPITAL(_nouns.turns(turns)) + ' after the first difference'


def earlier(turns: int) -> str:
    return CAPITAL(_nouns.turns(turns)) + ' before the first difference'


def worth_more(who: Person, points: int, better: int, deals: int) -> str:
    return CAPITAL(_nouns.whose(who)) + ' move was worth about ' + NUMBER(points) + ' points more: better in ' + NUMBER(better) + ' of ' + NUMBER(deals) + ' deals.'


def as_good() -> str:
    return 'Both moves were worth about the same.'


def side(name: str, lead: int, what: str) -> str:
    return name + ', ' + SIGNED(lead) + ' in the end: ' + what
