"""Where the lowest card of a pile can be melded by the player who takes the pile, if the rules require that."""

from collections.abc import Iterator

from game.cards import Card, is_wild, rank_of
from game.engine.discard_pile.pile import why_not_bottom
from game.engine.legal import left_after
from game.engine.melding.cards_by_rank import cards_by_rank
from game.engine.melding.melds import meldable_threes
from game.engine.moves import Group
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.rules.ruleset import NEW_MELD_NATURALS


def with_bottom(view: PlayerView, groups: tuple[Group, ...]) -> Iterator[tuple[Group, ...]]:
    """The groups of a take with the pile's bottom card in every possible place; unchanged if it is already in one.

    A natural goes to its rank, otherwise into a new meld with the fewest cards from the hand; a wild goes anywhere, or
    with other wilds.
    """
    bottom = view.board.pile_bottom
    if bottom is None or why_not_bottom(view.board, view.board.melds[view.team], groups) is None:
        yield groups
        return
    wild = is_wild(bottom)
    for number, meld in enumerate(view.board.melds[view.team]):
        if wild or meld.rank == bottom[0]:
            joins = next((at for at, group in enumerate(groups) if group.onto == number), None)
            if joins is None:
                yield (*groups, Group((bottom,), number))
            else:
                yield widened(groups, joins, bottom)
    for at, group in enumerate(groups):
        if group.onto is None and (wild or any(card[0] == bottom[0] for card in group.cards)):
            yield widened(groups, at, bottom)
    left = left_after((*view.hand, *(card for card in (view.board.upcard,) if card)), groups)
    if isinstance(left, Refusal):
        return
    threes = meldable_threes(view.board.rules, view.board.in_foot[view.seat], goes_out=False)
    by_rank = cards_by_rank(left, threes)
    wilds = (*by_rank.twos, *by_rank.jokers)
    ranks = by_rank.naturals if wild else {rank_of(bottom): by_rank.naturals.get(rank_of(bottom), [])}
    if wild:
        yield (*groups, Group((bottom, *wilds[:2])))
    for same in ranks.values():
        yield (*groups, Group((bottom, *same)))
        for count in range(1, min(len(same), NEW_MELD_NATURALS) + 1):
            yield (*groups, Group((bottom, *same[:count])))
            yield from ((*groups, Group((bottom, *same[:count], one))) for one in wilds[:1])


def widened(groups: tuple[Group, ...], at: int, card: Card) -> tuple[Group, ...]:
    """The groups with one more card in one of them."""
    return (*groups[:at], Group((*groups[at].cards, card), groups[at].onto), *groups[at + 1 :])
