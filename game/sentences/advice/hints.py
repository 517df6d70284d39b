"""Hints in words: what is advised, and how it did where it was tried."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.draft import joined
from game.engine.melding.melds import Meld, meld_of, natural_rank
from game.engine.moves import Group, MeldCards, Move
from game.messages.amounts import capital
from game.messages.functions import hints as say
from game.messages.language import message_for
from game.reason.purposes import Advice
from game.sentences.grammar import ranks_listed


# ---- how the deals went that were played out
def tried_sentence(advice: Advice) -> str:
    """The same for use below its heading.

    >>> tried_sentence(Advice(move=MeldCards(()), purpose=None, better=12, worse=3, worlds=374))
    'Better in 12, worse in 3 and the same in 359.'
    """
    return say.tried(_tally(advice)) if advice.worlds else ""


def _tally(advice: Advice) -> list[str]:
    same = advice.worlds - advice.better - advice.worse
    counts = ((say.better, advice.better), (say.worse, advice.worse), (say.same, same))
    return [tell(count) for tell, count in counts if count]


def beside(other: Move, advised: Move, melds: Sequence[Meld] | None) -> str:
    """Another move; a lay-down too large to name its cards is described by its difference from the advised one."""
    whole, own = move_phrase(other, melds), melds or ()
    if not isinstance(other, MeldCards) or not isinstance(advised, MeldCards) or _is_named(other.groups):
        return whole
    its, theirs = (joined(move.groups, len(own)) for move in (other, advised))
    own = (*own, *(meld_of(group.cards) for group in (*its, *theirs) if group.onto is None))
    differing = _beyond(theirs, its, own), _beyond(its, theirs, own)
    if max(sum(len(group.cards) for group in groups) for groups in differing) > HANDFUL:
        return whole
    more, less = (_told(groups, own) for groups in differing)
    if more and less:
        return say.the_same_instead(more, less)
    return say.the_same_and(more) if more else say.the_same_without(less)


def _beyond(those: Sequence[Group], groups: Sequence[Group], melds: Sequence[Meld]) -> list[Group]:
    """The cards of `groups` beyond those on the same melds, whatever their suits; those on new melds together, unless
    only wilds are told: then the meld must be named. `melds` ends with those that either begins.
    """
    found, begun = list[Group](), list[Card]()
    for group in groups:
        its = Counter(map(rank_of, group.cards))
        its -= Counter(rank_of(card) for other in those if _place(other) == _place(group) for card in other.cards)
        beyond = [card for rank in its for card in [one for one in group.cards if rank_of(one) == rank][: its[rank]]]
        if group.onto is None and beyond and all(map(is_wild, beyond)) and len(beyond) < len(group.cards):
            ranks = [meld.rank for meld in melds]
            found.append(Group(tuple(beyond), ranks.index(meld_of(group.cards).rank)))
        elif group.onto is None:
            begun += beyond
        elif beyond:
            found.append(Group(tuple(beyond), group.onto))
    return [*found, Group(tuple(begun))] if begun else found


def _place(group: Group) -> int | Rank | None:
    """The meld that it goes onto, or the rank that it begins."""
    return natural_rank(group.cards) if group.onto is None else group.onto


# ---- the move
HANDFUL: Final = 5
"""Up to this many cards are named one by one; of more only the number is given if their names take too much room."""

MOST_GROUPS: Final = 5
"""Up to this many groups are all named if their names are short; of more, or longer ones, this many:"""
FOREMOST: Final = 2

LONG: Final = 90
"""A move of this many letters is long."""


def what(move: Move, melds: Sequence[Meld] | None = None, rank: Rank | None = None) -> str:
    """The move as advice. With the team's `melds` before the move, wilds are named with their meld; with many cards,
    only those of `rank`, which the reason mentions.
    """
    return capital(move_phrase(move, melds, rank))


def headline(advice: Advice, melds: Sequence[Meld]) -> str:
    """The advised move of a team with these melds, shown above its reason."""
    return what(advice.move, melds, getattr(advice.purpose, "rank", None))


def move_phrase(move: Move, melds: Sequence[Meld] | None = None, rank: Rank | None = None) -> str:
    """The move as part of a sentence."""
    return _lay_down(move.groups, melds, rank) if isinstance(move, MeldCards) else message_for("hints", move)


def _lay_down(groups: Sequence[Group], melds: Sequence[Meld] | None, rank: Rank | None) -> str:
    """A handful of cards by name, group by group, and wilds with the meld that they go onto; of more, their number and
    the most important ones.
    """
    own = melds or ()
    groups = groups if melds is None else joined(groups, len(own))
    adds = all(group.onto in range(len(own)) and not any(map(is_wild, group.cards)) for group in groups)
    named = say.lay_down(_told(groups, own), adds)
    if _is_named(groups) or (melds is not None and len(groups) <= MOST_GROUPS and len(named) < LONG):
        return named
    count = sum(len(group.cards) for group in groups)
    if melds is None:
        return say.lay_down_cards(count)
    return say.lay_down_among(count, _told(_foremost(groups, own, rank), own))


def _foremost(groups: Sequence[Group], melds: Sequence[Meld], rank: Rank | None) -> Iterable[Group]:
    """The two most important of many groups, the lesser first: of the rank, with wilds, new."""

    def weight(group: Group) -> tuple[bool, bool, bool, int]:
        is_new = group.onto is None or group.onto >= len(melds)
        its = natural_rank(group.cards) if is_new else melds[group.onto or 0].rank
        return its == rank, any(map(is_wild, group.cards)), is_new, len(group.cards)

    return reversed(sorted(groups, key=weight, reverse=True)[:FOREMOST])


def _is_named(groups: Sequence[Group]) -> bool:
    """Whether they are few enough to name each card."""
    return len(groups) == 1 or sum(len(group.cards) for group in groups) <= HANDFUL


def _told(groups: Iterable[Group], melds: Sequence[Meld]) -> list[str]:
    """The cards, those whose meld is named first: "a five and a joker on the sevens" would put both there, and "three
    sevens and a nine" would be read as a single meld. Of several melds, one begun with wilds comes last, as one, for
    the same reason.
    """
    placed, others, mixed = list[str](), list[str](), list[str]()
    groups = tuple(groups)
    begins = any(group.onto is None or group.onto >= len(melds) for group in groups)
    for group in groups:
        onto, wilds = group.onto, tuple(filter(is_wild, group.cards))
        naturals = tuple(card for card in group.cards if card not in wilds)
        if onto is not None and onto < len(melds) and (wilds or begins):
            placed.append(say.onto(ranks_listed(group.cards), melds[onto].rank))
        elif len(groups) > 1 and wilds and len(set(map(rank_of, naturals))) == 1:
            mixed.append(say.begun_with(ranks_listed(naturals), ranks_listed(wilds)))
        else:
            others += ranks_listed(group.cards)
    return placed + others + mixed
