"""Where the card of a line of the log lies now, in a sentence."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.engine.melds import Meld
from game.words.cards import rank_name, the_card
from game.words.names import agreeing, possessive, seat_name, team_name
from game.words.numbers import capital, counted, number

LONG_OVER: Final = "That round is over and its cards have been shuffled."
IN_STOCK: Final = "It went back into the stock with the other discards."


def in_meld(names: Sequence[str], teams: int, team: int, me: int | None, meld: Meld, is_book: bool) -> str:
    """On the table."""
    kind = f"{meld.kind} book" if is_book else "meld"
    whose = "your" if me is not None and me % teams == team else possessive(team_name(names, teams, team, me))
    held = counted(len(meld.cards), "card")
    return f"{capital(whose)} {kind} of {rank_name(meld.rank, 0)}: it has {held} now."


def in_pile(card: Card, above: int) -> str:
    """On the discard pile, or buried in it.

    >>> in_pile("4S", 0), in_pile("4S", 3)
    ('The four of spades lies on top of the pile.', 'The four of spades is buried in the pile, under three cards.')
    """
    what = capital(the_card(card))
    if not above:
        return f"{what} lies on top of the pile."
    return f"{what} is buried in the pile, under {number(above)} card{'' if above == 1 else 's'}."


def taken(names: Sequence[str], seat: int, me: int | None, card: Card, is_held: bool) -> str:
    """Taken with the pile by somebody who holds it still, or has played it since."""
    who = seat_name(names, seat, me)
    what = the_card(card)
    if not is_held:
        have = agreeing(who, "has")
        return f"{who} took {what} with the pile and {have} played it since."
    return f"{who} took {what} with the pile and still {agreeing(who, 'holds')} it."


def took_pile(names: Sequence[str], seat: int, me: int | None) -> str:
    """The cards of a whole pile."""
    whose = possessive(seat_name(names, seat, me))
    return f"The pile went to {whose.lower() if seat == me else whose} hand."
