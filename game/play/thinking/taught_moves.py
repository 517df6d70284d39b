"""What somebody who learns is taught, where a good player would do otherwise: in a guided round and beside a coach."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.ai.players.when_to_go_out import going_out
from game.cards import is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.draft import Draft, finish, staged_opening
from game.engine.ending.going_out import books_wanted
from game.engine.legal import completed_book, why_not
from game.engine.melding.cards_by_rank import cards_by_rank
from game.engine.melding.melds import card_points
from game.engine.moves import Discard, GoOut, Group, MeldCards, Move, wilds_in
from game.engine.partners.agreements import Agreement, broken_by
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.play.practising.practice import Practice
from game.reason.hint import habit
from game.rules.ruleset import MELD_SIZE

TAUGHT: Final = (Agreement.KEEP_CLEAN, Agreement.GO_OUT_SOON, Agreement.LAY_DOWN, Agreement.FINISH_BOOKS)
"""What its advice keeps to, since that is what it teaches: what fits goes down, wild cards into one book and not into
all, then going out.
"""

MOST_WILDS: Final = 1
"""An opening with at most this many wild cards is taught, although it may cost points; of others the rule is told, but
not whether to open.
"""

HARDLY_MORE: Final = 5
"""Points: a card of so many more is as good a discard."""


def taught(view: PlayerView, advised: Move | None) -> Move | None:
    """The obvious move, or what is taught instead of the advised one; None if there is neither."""
    return obvious(view) or (None if advised is None else instead_of(view, advised))


def obvious(view: PlayerView) -> Move | None:
    """What everybody at the table sees, whatever playing on would be worth: going out once its button is there, even if
    a clean meld gets a wild card, but first each book that it completes; or a book that the team needs.
    """
    out = going_out(view) if view.board.phase == Phase.PLAY else None
    return needed_book(view) if out is None else next(_books_before(view, out), out)


def instead_of(view: PlayerView, advised: Move) -> Move:
    """The advised move, unless an opening is lit on the table that takes few wild cards, or the agreements ask for
    another.
    """
    opening = None if isinstance(advised, MeldCards | GoOut) else lit_opening(view)
    if opening is not None and wilds_in(opening.groups) <= MOST_WILDS:
        return _plain_opening(view, opening.groups) or opening
    if broken_by(view, advised, TAUGHT) is not None:
        advised = Habits().decide(view, Think(agreements=TAUGHT))
    if isinstance(advised, MeldCards) and not view.board.has_opened(view.team):
        return _plain_opening(view, advised.groups) or advised
    return _not_to_rivals(view, advised) if isinstance(advised, Discard) else advised


def _not_to_rivals(view: PlayerView, advised: Discard) -> Discard:
    """The discard, or where rivals have melded its rank a lone card worth hardly more, of which nobody has a meld."""
    melded = [{meld.rank for meld in melds} for melds in view.board.melds]
    if not any(rank_of(advised.card) in ranks for team, ranks in enumerate(melded) if team != view.team):
        return advised
    held, taken = Counter(map(rank_of, view.hand)), frozenset().union(*melded)
    points = {card: card_points(view.board.rules, (card,)) for card in view.hand if not is_wild(card)}
    alone = [card for card in points if held[rank_of(card)] == 1 and rank_of(card) not in taken]
    others = (card for card in alone if points[card] <= points[advised.card] + HARDLY_MORE)
    possible = (card for card in others if why_not(view, Discard(card)) is None)
    return Discard(min(possible, key=points.__getitem__, default=advised.card))


def _books_before(view: PlayerView, out: GoOut) -> Iterator[MeldCards]:
    """The books that a way out completes, the clean ones first, as melds after which there still is a way out: while a
    team lacks books, each is a moment of its own.
    """
    if not books_wanted(view.board, view.team):
        return
    books = [(completed_book(view, group), MeldCards((group,))) for group in out.groups]
    for _, meld in sorted((one for one in books if one[0] is not None), key=lambda one: one[0] != "clean"):
        practice = Practice(view)
        if practice.play(meld) is None and practice.view.is_mine and going_out(practice.view) is not None:
            yield meld


def _plain_opening(view: PlayerView, groups: Sequence[Group]) -> Move | None:
    """An opening that begins with the melds that need no wild card, which are understood first and go down anyway; None
    if there are none, or if it would cost more wild cards than these groups.
    """
    plain = [tuple(cards) for cards in cards_by_rank(view.hand).naturals.values() if len(cards) >= MELD_SIZE]
    whole = finish(view, Draft(groups=tuple(map(Group, plain)))) if plain else None
    if whole is None or whole.kind != "meld" or wilds_in(whole.groups) > wilds_in(groups):
        return None
    return whole.move()


def needed_book(view: PlayerView) -> MeldCards | None:
    """A meld that completes a book without which the team can't go out, with the fewest wild cards; none that makes a
    clean meld dirty.
    """
    if view.board.phase is not Phase.PLAY or not (wanted := books_wanted(view.board, view.team)):
        return None
    melds = view.board.melds[view.team]

    def is_needed(group: Group) -> bool:
        kind = completed_book(view, group)
        is_spoilt = kind == "dirty" and group.onto is not None and melds[group.onto].kind == "clean"
        return kind is not None and not is_spoilt and (kind in wanted or "any" in wanted)

    single = (move for move in candidates(view) if isinstance(move, MeldCards) and len(move.groups) == 1)
    books = (move for move in single if is_needed(move.groups[0]))
    return min(books, key=lambda move: wilds_in(move.groups), default=None)


def lit_opening(view: PlayerView) -> MeldCards | None:
    """The cheapest opening that the hand allows now; None if there is none or after the opening."""
    draft = staged_opening(view, Draft()) if view.board.phase is Phase.PLAY else None
    return None if draft is None else MeldCards(draft.groups)


def first_meld(view: PlayerView) -> Move | None:
    """A meld for a newcomer who hasn't laid one down, even if it may give points away."""
    if view.board.phase != Phase.PLAY or view.board.melded[view.seat]:
        return None
    return lit_opening(view) or habit(view)
