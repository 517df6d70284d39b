"""What the screen says on which a position is set up: its places, what keeps it from being played, how it is done."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, is_red_three, is_three, rank_of
from game.engine.board import StackName
from game.engine.refusal import Refusal
from game.rules.ruleset import RuleSet
from game.words.grammar import counted, possessive, rank_name
from game.words.refusals import refusal_sentence
from game.words.stacks import has_tail

TITLE: Final = "Set up a position"
TIP: Final = "Put every card where you want it, and play from there"
PLACES: Final = "Where cards lie"
TAKE_OUT: Final = "Lying there"
PUT_THERE: Final = "Left in the decks"
FILL: Final = "Fill the rest at random"
FILLED: Final = "every card lies somewhere"
HOW: Final = "Choose a place at the left, then click the cards that lie there."
CLEAR: Final = "Clear the table"
NOTHING_TO_CLEAR: Final = "the table is empty"
UNDO: Final = "Undo"
NOTHING_TO_UNDO: Final = "nothing to take back"
PLAY: Final = "Play this"
WHOSE_TURN: Final = "Whose turn"
ABOUT_TO_DRAW: Final = "Draws next"
HAS_DRAWN: Final = "Has drawn"
DRAWN: Final = "The turn"
ROUND: Final = "Round"
FOOT_TAKEN: Final = "Foot taken up"
PILE: Final = "Discard pile"
STOCK: Final = "Stock"
PILE_ORDER: Final = "the last one is on top"
STOCK_ORDER: Final = "the first one is drawn first"
PLAYS_FROM: Final = "Plays from"
FOOT: Final = "foot"
TAIL: Final = "tail"
NEW_MELD: Final = "new meld"
RED_THREES: Final = "red threes"
NOT_YET: Final = "not yet"
READY: Final = "Ready to play."
YES, NO = "Yes", "No"


def hand(stack: StackName) -> str:
    """What a seat plays from.

    >>> hand(StackName.HAND), hand(StackName.FOOT)
    ('hand', 'foot, taken up')
    """
    return stack.value if stack is StackName.HAND else f"{stack.value}, taken up"


def taken_stacks(rules: RuleSet) -> tuple[str, tuple[str, ...]]:
    """The question which stack somebody plays from, and its answers in the order of the stacks.

    >>> taken_stacks(RuleSet()), taken_stacks(RuleSet(tail_cards=5))
    (('Foot taken up', ('No', 'Yes')), ('Plays from', ('Hand', 'Foot', 'Tail')))
    """
    if has_tail(rules):
        return PLAYS_FROM, tuple(stack.value.capitalize() for stack in StackName)
    return FOOT_TAKEN, (NO, YES)


def meld(cards: Sequence[Card]) -> str:
    """A meld by its rank, or the place for another.

    >>> from game.cards import parse_cards
    >>> meld(parse_cards("KH KD")), meld(parse_cards("2H")), meld(())
    ('kings', 'wilds', 'new meld')
    """
    if not cards:
        return NEW_MELD
    natural = next((card for card in cards if card[0] not in "2*"), None)
    return "wilds" if natural is None else rank_name(rank_of(natural), 2)


def of_whom(owner: str, what: str, is_team: bool) -> str:
    """A place in full; the pile and the stock are nobody's.

    >>> of_whom("Rosa", "hand", False), of_whom("You & Rosa", "kings", True), of_whom("", "Stock", False)
    ("Rosa's hand", 'You & Rosa · kings', 'Stock')
    """
    if not owner:
        return what
    return f"{owner} · {what}" if is_team else f"{possessive(owner)} {what}"


def kind(card: Card, count: int = 1) -> str:
    """The cards that count the same as this one.

    >>> kind(Card("KS")), kind(Card("3H"), 2), kind(Card("*R"), 0)
    ('king', 'red threes', 'jokers')
    """
    name = rank_name(rank_of(card), count)
    if is_three(card):
        return f"{'red' if is_red_three(card) else 'black'} {name}"
    return name


def kind_counted(card: Card, count: int) -> str:
    """How many of them.

    >>> kind_counted(Card("KS"), 12), kind_counted(Card("3S"), 1), kind_counted(Card("*R"), 0)
    ('twelve kings', 'one black three', 'no jokers')
    """
    return counted(count, kind(card), kind(card, 0))


def cards_there(place: str, count: int) -> str:
    """A place with how much lies there, to be read aloud.

    >>> cards_there("Rosa's hand", 11)
    "Rosa's hand, eleven cards"
    """
    return f"{place}, {counted(count, 'card')}"


def place_and_state(place: str, state: str) -> str:
    """What is read aloud: where the next card goes, and how far the position is.

    >>> place_and_state("Rosa's hand, one card", "Ready to play.")
    "Rosa's hand, one card. Ready to play."
    """
    return f"{place}. {state}"


def cards_in_all(count: int) -> str:
    """How many cards lie nowhere yet.

    >>> cards_in_all(204), cards_in_all(1), cards_in_all(0)
    ('204 cards', 'one card', 'no cards')
    """
    return counted(count, "card")


def still_empty(name: str) -> str:
    """Somebody has nothing to play from.

    >>> still_empty("You"), still_empty("Rosa")
    ('You hold no card yet.', 'Rosa holds no card yet.')
    """
    return f"{name} {'hold' if name == 'You' else 'holds'} no card yet."


def no_tail(name: str) -> str:
    """Somebody has no tail to pick up.

    >>> no_tail("You"), no_tail("Rosa")
    ('You have no card in the tail yet.', 'Rosa has no card in the tail yet.')
    """
    return f"{name} {'have' if name == 'You' else 'has'} no card in the tail yet."


def no_meld(place: str, why: Refusal) -> str:
    """Why something is no meld."""
    return f"{place}: {refusal_sentence(why)}"


def red_three_held(name: str) -> str:
    """A red three in a hand, where they are laid down.

    >>> red_three_held("You")
    'You hold a red three. These rules lay them down at once.'
    """
    return f"{name} {'hold' if name == 'You' else 'holds'} a red three. These rules lay them down at once."


def unplayable(why: str) -> str:
    """Anything else.

    >>> unplayable("round 5 is not one of 4")
    'This cannot be played: round 5 is not one of 4.'
    """
    return f"This cannot be played: {why}."
