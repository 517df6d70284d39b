"""English: beside_friend. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import my_games as _my_games
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, NUMBER, SIGNED, plural


title = 'Compare with a friend'
opening = 'Reading the file…'
silent = "The disk isn't responding. You can wait or go back."
your_friend = 'Your friend'
too_large = 'That file is far too large to be a game.'
no_record = "That file isn't a Hand and Foot game. Game files end in .handfoot.jsonl."
no_deal = "That game wasn't played from a deal code, so there's nothing to compare."
unreadable_code = "The deal code in that file can't be read."
other_cards = "That file has this deal's code, but different cards or rules."
goes_on = "That game is still being played. Ask for the file again once it's over."
broken_off = "That game was abandoned, so there's no result to compare."
own_game = "That's your own game. Ask your friend for theirs."
result = 'Result'
in_the_end = 'in the end'
step_on = 'Next turn'
step_on_sub = 'turn by turn, side by side'
step_back = 'Previous turn'
parted = 'First difference'
my_way = 'Play on from here, my way'
as_a_new_game = 'as a new game'
another_file = "Another friend's file"
nothing_left = 'nothing left to play after this turn'
both_over = 'both games are over'
at_the_start = 'this is the first turn'
measuring = 'Comparing the two moves…'
later_draws = 'From here on the games differ, and so do the cards you draw.'
all_alike = 'You both played it the same way'
all_alike_why = 'Every turn is the same, down to the last card.'
before_first_turn = 'The games differ before the first turn'
chose_otherwise = 'You two chose different stacks, so your hands differ from the start.'
over = 'already over'
as_good = 'Both moves were worth about the same.'


def why() -> str:
    return 'Ask your friend for a copy of their game of this deal (in ' + _my_games.my_games + ': Save a copy). Then choose the file here, or drop it on this window. The game itself sends nothing over the internet.'


def unreadable(reason: str) -> str:
    return "That file can't be read: " + reason + '.'


def damaged(line: int) -> str:
    return 'That file is damaged at line ' + NUMBER(line) + '. Ask your friend to send it again.'


def another_deal(name: str, code: str) -> str:
    return "That's a different deal: " + name + ' played ' + code + '.'


def another_day(name: str, date: str) -> str:
    return "That's a different deal: " + name + ' played the one for ' + date + '.'


def their_way(who: Person, unnamed: bool) -> str:
    return ("Play on from here, your friend's way" if unnamed else 'Play on from here, ' + _nouns.whose(who) + ' way')


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


def side(name: str, lead: int, what: str) -> str:
    return name + ', ' + SIGNED(lead) + ' in the end: ' + what
