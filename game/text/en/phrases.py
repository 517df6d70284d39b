"""English: phrases. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import LIST, plural


def played(who: Person, acts: Sequence[str]) -> str:
    return who.name + ' ' + LIST(acts) + '.'


def did_draw(who: Person) -> str:
    return 'drew'


def did_peek(who: Person) -> str:
    return 'looked at the pile'


def did_take(who: Person) -> str:
    return 'took the pile'


def did_lay_down(who: Person, cards: str) -> str:
    return 'laid down ' + cards


def did_put(who: Person, cards: str) -> str:
    return 'put ' + cards


def did_discard(who: Person, card: str) -> str:
    return 'discarded ' + card


def did_go_out(who: Person) -> str:
    return 'went out'


def did_answer(who: Person, yes: bool) -> str:
    return ('said yes' if yes else 'said no')


def did_hold(who: Person) -> str:
    return ('kept your last card' if who.is_you else 'kept their last card')


def did_pass(who: Person) -> str:
    return 'ended the round'


def did_cut(who: Person, count: int) -> str:
    return 'lifted ' + _nouns.cards(count)


def did_choose(who: Person, stack: int) -> str:
    return ('took the left stack' if stack == 0 else 'took the right stack')


def lay_down(cards: str) -> str:
    return 'lay down ' + cards


def put(cards: str) -> str:
    return cards


def discard(card: str) -> str:
    return 'discard ' + card


def discard_only(card: str) -> str:
    return 'discard only ' + card


def discard_instead(card: str, played: str) -> str:
    return 'discard ' + card + ', not ' + played


def take_stack(stack: int) -> str:
    return ('take the left stack' if stack == 0 else 'take the right stack')


def onto(cards: str, rank: Rank) -> str:
    return cards + ' on the ' + _nouns.ranks(rank)


def with_wilds(count: int, rank: Rank, wilds: str) -> str:
    return _nouns.of_rank(count, rank) + ' with ' + wilds


def many(count: int, ranks: Sequence[str]) -> str:
    return _nouns.cards(count) + ': ' + LIST(ranks)
