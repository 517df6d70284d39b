"""What the screen says on which a position is set up: its places and their cards."""

from collections.abc import Sequence

from game.cards import Card, is_red_three, is_three, rank_of
from game.engine.board import StackName
from game.engine.melds import WILD_RANK
from game.rules.ruleset import RuleSet
from game.text.messages import nouns
from game.text.messages import setting_up as say
from game.words.stacks import has_tail


def taken_stacks(rules: RuleSet) -> tuple[str, tuple[str, ...]]:
    """The question which stack somebody plays from, and its answers in the order of the stacks.

    >>> taken_stacks(RuleSet()), taken_stacks(RuleSet(tail_cards=5))
    (('Foot picked up', ('No', 'Yes')), ('Plays from', ('Hand', 'Foot', 'Tail')))
    """
    if has_tail(rules):
        return say.plays_from(), tuple(say.stack(stack.value) for stack in StackName)
    return say.foot_taken(), (say.foot_taken_no(), say.foot_taken_yes())


def meld(cards: Sequence[Card]) -> str:
    """A meld by its rank, or the place for another.

    >>> from game.cards import parse_cards
    >>> meld(parse_cards("KH KD")), meld(parse_cards("2H")), meld(())
    ('kings', 'wilds', 'new meld')
    """
    if not cards:
        return say.new_meld()
    return nouns.ranks(next((rank_of(card) for card in cards if card[0] not in "2*"), WILD_RANK))


def kind_counted(card: Card, count: int) -> str:
    """How many cards there are that count the same as this one.

    >>> kind_counted(Card("KS"), 12), kind_counted(Card("3S"), 1), kind_counted(Card("*R"), 0)
    ('twelve kings', 'one black three', 'no jokers')
    """
    if is_three(card):
        return nouns.red_threes(count) if is_red_three(card) else nouns.black_threes(count)
    return say.of_kind(count, rank_of(card))
