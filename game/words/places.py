"""What the places of the table are called, and what is said beside a pointer that rests there."""

from collections.abc import Sequence

from game.cards import Card
from game.engine.melds import Meld
from game.words.cards import card_name, rank_name
from game.words.numbers import capital, counted, number, points


def stock_label(count: int) -> str:
    """The stock, for those who hear it."""
    return f"stock, {counted(count, 'card')}"


def pile_label(count: int) -> str:
    """The discard pile, likewise."""
    return f"discard pile, {counted(count, 'card')}"


def seat_label(count: int) -> str:
    """A seat's hand, likewise."""
    return counted(count, "card")


def foot_label(count: int) -> str:
    """The own foot, likewise."""
    return f"foot, {counted(count, 'card')}"


def card_tip(card: Card, worth: int, meld: Meld | None, size: int) -> str:
    """A card of the hand: its points, and the own meld of its rank with what that lacks.

    >>> card_tip("KH", 10, None, 7)
    'King of hearts: 10 points.'
    """
    told = f"{capital(card_name(card))}: {counted_points(worth)}."
    if meld is None:
        return told
    held = f"{len(meld.cards)} of {size}" if len(meld.cards) < size else f"a {meld.kind} book"
    return f"{told} Your {rank_name(meld.rank, 0)}: {held}."


def counted_points(worth: int) -> str:
    """So many points, in the singular where it is one."""
    return f"{points(worth)} point{'' if worth == 1 else 's'}"


def meld_tip(meld: Meld, size: int, worth: int) -> str:
    """What a meld or book holds, what it is worth, what it lacks."""
    cards = f"{capital(number(len(meld.cards)))} {rank_name(meld.rank, len(meld.cards))}"
    wilds = f", {counted(meld.wilds, 'wild')} among them" if meld.wilds and meld.naturals else ""
    return f"{cards}{wilds}: {counted_points(worth)}; {_lacks(meld, size)}."


def _lacks(meld: Meld, size: int) -> str:
    short = size - len(meld.cards)
    if short <= 0:
        return f"a {meld.kind} book"
    if meld.kind == "clean":
        return f"{number(short)} more {'natural' if short == 1 else 'naturals'} for a clean book"
    return f"{number(short)} more for a {meld.kind} book"


def stock_tip(count: int, drawn: int) -> str:
    """How many cards lie there and how many a turn begins with.

    >>> stock_tip(128, 2)
    'The stock has 128 cards. Draw two to begin your turn, or take the pile.'
    """
    return f"The stock has {counted(count, 'card')}. Draw {number(drawn)} to begin your turn, or take the pile."


def pile_tip(count: int, upcard: Card | None, takes: int, why_not: str = "") -> str:
    """How many lie there, what lies on top, what taking it brings; `why_not` is a sentence where it is not to be had.

    >>> pile_tip(23, "7S", 7)
    'The pile has 23 cards, with the seven of spades on top. If you take it, you get seven.'
    """
    if upcard is None:
        return "The discard pile is empty."
    held = f"The pile has {counted(count, 'card')}, with the {card_name(upcard)} on top."
    return f"{held} {why_not or f'If you take it, you get {number(takes)}.'}"


def foot_tip(count: int) -> str:
    """The own foot."""
    return f"Your foot: {counted(count, 'card')}. You pick it up when your hand is empty."


def since_your_turn(what: Sequence[str]) -> str:
    """What somebody has done meanwhile, on one line.

    >>> since_your_turn(["melded three kings", "discarded the nine of clubs"])
    'Since your last turn: melded three kings; discarded the nine of clubs'
    """
    return f"Since your last turn: {'; '.join(what)}"


def red_threes_tip(laid: int, each: int, every: int, for_all: int) -> str:
    """What red threes that were laid down count; `every` is how many are in play, and all of them bring `for_all` more.

    >>> red_threes_tip(3, 100, 8, 400)
    'Three red threes laid down: 300 points. All eight would earn 400 more.'
    >>> red_threes_tip(8, 100, 8, 400)
    'All eight red threes laid down: 800 points and 400 more.'
    """
    told = capital(f"{counted(laid, 'red three')} laid down")
    if for_all and laid == every:
        return f"All {told.lower()}: {points(laid * each)} points and {points(for_all)} more."
    more = f" All {number(every)} would earn {points(for_all)} more." if for_all else ""
    return f"{told}: {points(laid * each)} points.{more}"


def promised(count: int, dirties: bool) -> str:
    """What the cards that are held would do to a meld.

    >>> promised(1, False), promised(2, True)
    ('+1', '+2, becomes dirty')
    """
    return f"+{count}, becomes dirty" if dirties else f"+{count}"


def promised_in_short(count: int) -> tuple[str, ...]:
    """The same of a meld that turns dirty, from the longest to what fits between melds that lie close."""
    return promised(count, True), f"+{count}\nbecomes dirty", f"+{count}\ndirty"
