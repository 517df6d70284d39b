"""What anybody sees of a better way that no tested cause explains; the last reason is that there is no simple one."""

from typing import Final

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RED_THREE, TWO
from game.ai.brain.counted_position import position_of
from game.ai.brain.threats import feeds_rival
from game.ai.search.ideas import Idea
from game.cards import THREE, Card, Rank
from game.engine.melding.melds import card_values
from game.engine.moves import MeldCards, Take
from game.engine.table.view import PlayerView
from game.reason.pile_purposes import worth_taking
from game.reason.purposes import (
    Advice,
    DoublesBook,
    GrowsBook,
    GuardsPile,
    KeepsClean,
    KeepsWild,
    MakesBook,
    OnlyWay,
    Opens,
    Purpose,
    SavesPoints,
    ShedsCost,
    TakesPile,
    TakesStack,
)
from game.reason.seen_effects import lay_purposes, rank_of_kind
from game.reason.tested_causes import hold_purposes
from game.reason.weighing import PlayedOut

_DEALS: Final = 16


def plain_reason_between(view: PlayerView, played: Idea, better: Idea, why: Advice) -> Purpose:
    """A book, the foot, the opening, a red three, a clean meld, a wild card, points or the pile, if only
    the better way has it.
    """
    if isinstance(better.move, Take):
        fitting, wilds = worth_taking(view)
        cards = view.board.pile_yield
        unseen = max(0, cards - len(view.board.pile_seen))
        pile = TakesPile(cards, fitting.total(), wilds, unseen, tuple(rank for rank, _ in fitting.most_common()))
        return why.effect or (pile if fitting.total() + wilds else OnlyWay("measured"))
    if why.effect is not None:
        return why.effect
    if better.card == RED_THREE != played.card:
        card = next(card for card in view.hand if card in ("3H", "3D"))
        return ShedsCost(Card(card), card_values(view.board.rules)[card])
    ways = PlayedOut(view, better, played, _DEALS)
    groups = better.move.groups if isinstance(better.move, MeldCards) else ()
    seen = [purpose for purpose, _ in lay_purposes(ways, groups)] if groups else []
    for purpose in seen:
        is_stack = isinstance(purpose, TakesStack) and purpose.how != "later"
        if is_stack or isinstance(purpose, MakesBook | DoublesBook | Opens):
            return purpose
    clean = next((one for one, _ in hold_purposes(ways) if isinstance(one, KeepsClean)), None)
    if clean is not None:
        return clean
    spent = played.wilds + (played.card in (TWO, JOKER)) - better.wilds
    if spent > 0:
        return KeepsWild(spent, ways.later_meld())
    nearer = next((one for one in seen if isinstance(one, GrowsBook) and one.is_needed), None)
    points = next((one for one in seen if isinstance(one, SavesPoints)), None)
    return nearer or points or _pile_kept(view, played, better) or OnlyWay("measured")


def _pile_kept(view: PlayerView, played: Idea, better: Idea) -> GuardsPile | None:
    """That the next player, a rival, can't take the pile with a three on top, or could with the card played alone."""
    board, follower = view.board, (view.seat + 1) % view.board.players
    if board.team_of(follower) == view.team or not board.pile:
        return None
    if better.card == BLACK_THREE != played.card and board.rules.meld_threes == "no":
        return GuardsPile(follower, Rank(THREE), board.pile + 1, "three")
    fed, safe = (feeds_rival(position_of(view), view.seat, idea.card) for idea in (played, better))
    return GuardsPile(follower, rank_of_kind(played.card), board.pile + 1, "collects") if fed and not safe else None
