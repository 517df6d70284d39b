"""Messages of the section proof, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def what_known(who: Person) -> str:
    return sections["proof"].what_known(who)


def at_move(round: int, turn: int) -> str:
    return sections["proof"].at_move(round, turn)


def only_this(who: Person) -> str:
    return sections["proof"].only_this(who)


def hidden_yet(who: Person) -> str:
    return sections["proof"].hidden_yet(who)


def see_all() -> str:
    return sections["proof"].see_all()


def only_backs() -> str:
    return sections["proof"].only_backs()


def did_peek(who: Person) -> str:
    return sections["proof"].did_peek(who)


def how_proved(who: Person, deals: int) -> str:
    return sections["proof"].how_proved(who, deals)


def prove_it() -> str:
    return sections["proof"].prove_it()


def tally(same: int, asked: int) -> str:
    return sections["proof"].tally(same, asked)


def asking(who: Person) -> str:
    return sections["proof"].asking(who)


def proved() -> str:
    return sections["proof"].proved()


def never_changed(who: Person, deals: int) -> str:
    return sections["proof"].never_changed(who, deals)


def changed(who: Person, other: int, deals: int) -> str:
    return sections["proof"].changed(who, other, deals)


def opened_later() -> str:
    return sections["proof"].opened_later()


def of_the_deals(shown: int, deals: int) -> str:
    return sections["proof"].of_the_deals(shown, deals)


def different_cards() -> str:
    return sections["proof"].different_cards()


def deal(number: int) -> str:
    return sections["proof"].deal(number)


def still() -> str:
    return sections["proof"].still()


def instead() -> str:
    return sections["proof"].instead()


def done() -> str:
    return sections["proof"].done()


def three_more() -> str:
    return sections["proof"].three_more()


def cards(count: int) -> str:
    return sections["proof"].cards(count)


def stopped() -> str:
    return sections["proof"].stopped()


def stopped_why() -> str:
    return sections["proof"].stopped_why()


def try_again() -> str:
    return sections["proof"].try_again()


def bot() -> str:
    return sections["proof"].bot()


def bot_why(who: Person) -> str:
    return sections["proof"].bot_why(who)
