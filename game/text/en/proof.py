"""English: proof. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER


def what_known(who: Person) -> str:
    return 'What did ' + who.name + ' know?'


def at_move(round: int, turn: int) -> str:
    return 'Round ' + NUMBER(round) + ', turn ' + NUMBER(turn) + '.'


def only_this(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' own cards, and what was on the table. Nothing else.'


def hidden_yet(who: Person) -> str:
    return 'Once the round is over, you can see what ' + who.name + ' held.'


def see_all() -> str:
    return "See everyone's cards"


def only_backs() -> str:
    return 'Hide them again'


def did_peek(who: Person) -> str:
    return 'Did ' + who.name + ' peek?'


def how_proved(who: Person, deals: int) -> str:
    return "Let's find out. We'll re-deal all the cards " + who.name + " couldn't see, " + NUMBER(deals) + " times, and ask for a move each time. If there's no peeking, hidden cards make no difference: the move is always the same."


def prove_it() -> str:
    return 'Prove it'


def tally(same: int, asked: int) -> str:
    return NUMBER(same) + ' of ' + NUMBER(asked) + ' the same'


def asking(who: Person) -> str:
    return 'Re-dealing the hidden cards and asking ' + who.name + ' again.'


def proved() -> str:
    return 'Proved'


def never_changed(who: Person, deals: int) -> str:
    return 'We re-dealt all the cards hidden from ' + who.name + ' ' + NUMBER(deals) + ' times, asking again each time. The move never changed.'


def changed(who: Person, other: int, deals: int) -> str:
    return 'In ' + COUNT(other) + ' of ' + NUMBER(deals) + ' deals, ' + who.name + " would have played something else. That's a bug in the program: please send us a copy of this game."


def opened_later() -> str:
    return 'Once the round is over, you can see these deals.'


def of_the_deals(shown: int, deals: int) -> str:
    return CAPITAL(COUNT(shown)) + ' of the ' + NUMBER(deals) + ' deals'


def different_cards() -> str:
    return 'different cards, same answer'


def deal(number: int) -> str:
    return 'Deal ' + NUMBER(number)


def still() -> str:
    return 'still'


def instead() -> str:
    return 'instead'


def done() -> str:
    return 'Done'


def three_more() -> str:
    return 'Three more'


def cards(count: int) -> str:
    return _nouns.cards(count)


def stopped() -> str:
    return 'Not finished'


def stopped_why() -> str:
    return 'Something interrupted the proof. You can try again.'


def try_again() -> str:
    return 'Try again'


def bot() -> str:
    return "We can't check this player"


def bot_why(who: Person) -> str:
    return who.name + " is a bot: somebody else's program. It sees only what any player in its seat would see, but we can't ask it the same question twice."
