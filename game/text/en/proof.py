"""English: proof. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER


see_all = "See everyone's cards"
only_backs = 'Hide them again'
prove_it = 'Prove it'
proved = 'Proved'
opened_later = 'Once the round is over, you can see these deals.'
different_cards = 'different cards, same answer'
still = 'still'
instead = 'instead'
done = 'Done'
three_more = 'Three more'
stopped = 'Not finished'
stopped_why = 'Something interrupted the proof. You can try again.'
try_again = 'Try again'
bot = "We can't check this player"


def what_known(who: Person) -> str:
    return 'What did ' + who.name + ' know?'


def at_move(round: int, turn: int) -> str:
    return 'Round ' + NUMBER(round) + ', turn ' + NUMBER(turn) + '.'


def only_this(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' own cards, and what was on the table. Nothing else.'


def hidden_yet(who: Person) -> str:
    return 'Once the round is over, you can see what ' + who.name + ' held.'


def did_peek(who: Person) -> str:
    return 'Did ' + who.name + ' peek?'


def how_proved(who: Person, deals: int) -> str:
    return "Let's find out. We'll re-deal all the cards " + who.name + " couldn't see, " + NUMBER(deals) + " times, and ask for a move each time. If there's no peeking, hidden cards make no difference: the move is always the same."


def tally(same: int, asked: int) -> str:
    return NUMBER(same) + ' of ' + NUMBER(asked) + ' the same'


def asking(who: Person) -> str:
    return 'Re-dealing the hidden cards and asking ' + who.name + ' again.'


def never_changed(who: Person, deals: int) -> str:
    return 'We re-dealt all the cards hidden from ' + who.name + ' ' + NUMBER(deals) + ' times, asking again each time. The move never changed.'


def changed(who: Person, other: int, deals: int) -> str:
    return 'In ' + COUNT(other) + ' of ' + NUMBER(deals) + ' deals, ' + who.name + " would have played something else. That's a bug in the program: please send us a copy of this game."


def of_the_deals(shown: int, deals: int) -> str:
    return CAPITAL(COUNT(shown)) + ' of the ' + NUMBER(deals) + ' deals'


def deal(number: int) -> str:
    return 'Deal ' + NUMBER(number)


def cards(count: int) -> str:
    return _nouns.cards(count)


def bot_why(who: Person) -> str:
    return who.name + " is a bot: somebody else's program. It sees only what any player in its seat would see, but we can't ask it the same question twice."
