"""Reasons put to the test: the very fact that is named is taken out of the view, and the level decides again."""

from collections.abc import Iterator
from math import inf
from typing import Final

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.counted_position import DISCARD, MELD
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.from_view import lays_of, position_of
from game.ai.brain.taking_pile import may_be_taken, pile_worth, ways_to_play
from game.ai.brain.threats import is_threatened
from game.ai.learned_weights import lay_down_value_for, learned_tuning_for
from game.ai.levels import Habits
from game.ai.player import Think
from game.ai.search.ideas import plays
from game.ai.search.rest_of_round import rest_of_round
from game.cards import Card, Rank, in_hand_order, is_three, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.apply import apply
from game.engine.board import Phase
from game.engine.candidates import candidates
from game.engine.deal import deal_round, reshuffle
from game.engine.legal import why_not
from game.engine.melds import Meld, meld_of
from game.engine.moves import Answer, Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.state import before_first_deal
from game.engine.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet

_UNSPECIFIC: Final = (facts.MissedLeast, facts.PileOutOfReach)
"""What could be said of nearly every move of its kind."""

_FAR: Final = 200
"""Cards of a stock that lasts."""


def is_specific(advice: Advice) -> bool:
    """Whether the reason names something of this very moment."""
    return not isinstance(advice.why, _UNSPECIFIC)


def decisions(rules: RuleSet, seed: int, rounds: int = 2, players: int = 4, teams: int = 2) -> Iterator[PlayerView]:
    """Views in which `hard`, playing in every seat, had a choice."""
    dealer, now, level, dealt = Dealer(seed), before_first_deal(rules, players, teams), Habits(), 0
    while not now.board.is_match_over:
        board = now.board
        if board.phase == Phase.ENDED:
            if dealt == rounds:
                return
            dealt += 1
            now, _ = deal_round(now, dealer.deal(board))
        elif board.shuffle_due:
            now, _ = reshuffle(now, dealer.reshuffled(board, now.discards[:-1]))
        else:
            view = view_of(now, board.mover)
            if board.phase in (Phase.DRAW, Phase.PLAY, Phase.ANSWER) and _is_choice(view):
                yield view
            now = apply(now, level.decide(view, Think())).table


def _is_choice(view: PlayerView) -> bool:
    """Whether there are two moves, or somebody may ask why there is but one: a pile that lies there is left alone."""
    return len(candidates(view)) > 1 or (view.board.phase == Phase.DRAW and view.board.upcard is not None)


def is_cause(view: PlayerView, advice: Advice) -> bool | None:
    """Whether the move changes, or is preferred by less, once the fact is gone; None where it cannot be taken away."""
    without = taken_away(view, advice)
    if without is None:
        return None
    if why_not(without, advice.move) is not None or Habits().decide(without, Think()) != advice.move:
        return True
    return margin(without, advice.move) < margin(view, advice.move)


def margin(view: PlayerView, move: Move) -> float:
    """Points by which the level prefers the move to the next best of its kind; infinite where there is no other."""
    board, position, tuning = view.board, position_of(view), learned_tuning_for(view.board)
    threatened = is_threatened(position, view.seat, tuning)
    match move:
        case Draw() | Take():
            if not may_be_taken(position) or ways_to_play(position, view.seat, tuning) is None:
                return inf
            worth = pile_worth(position, view.seat, tuning)
            return -worth if isinstance(move, Draw) else worth
        case Discard(card):
            worths = {kind: worth for worth, kind in keep_values(position, view.seat, tuning, threatened)}
            own = worths.pop(CLASS_OF[card], None)
            if own is None:  # a wild, or a three: it goes before everything else where it is no rank like the others
                if discarding(position, view.seat, tuning, threatened) != CLASS_OF[card]:
                    return -inf
                return min(worths.values(), default=inf) if board.rules.meld_threes == "all" else inf
            return min(worths.values(), default=inf) - own
        case MeldCards(groups):
            ideas = [idea for idea in plays(view, position, tuning, threatened, 1) if idea.kind in (MELD, DISCARD)]
            own_lays = next((i.lays for i in ideas if i.move == move), lays_of(GoOut(groups, None))[0])
            values = []
            for lays in (own_lays, *(idea.lays for idea in ideas if idea.move != move), ()):
                after = position.copy()
                for number, rank, naturals, jokers, twos in lays:
                    after.lay(view.seat, number, rank, naturals, jokers, twos)
                values.append(lay_down_value_for(board).of(after, view.seat))
            return values[0] - max(values[1:])
        case GoOut():
            return -rest_of_round(view, move).gain
        case Answer(yes):
            gain = rest_of_round(view).gain
            return -gain if yes else gain
        case _:
            return inf


def taken_away(view: PlayerView, advice: Advice) -> PlayerView | None:
    """The same moment without the fact that the advice names, everything else as it was as far as that can be."""
    board, team = view.board, view.team
    match advice.why:
        case facts.NoPairForPile(rank, is_short, wilds):
            given = _given(view, rank, 2)
            return _waived(given) if is_short or wilds else given
        case facts.NoCardsForPile(rank):
            return _given(view, rank, 2)
        case facts.PileOpensTooLittle() | facts.TeamIsNotOpen():
            return _waived(view)
        case facts.PileClosed(by) if board.upcard is not None:
            pair = _pair_held(view)
            if pair is None:
                return _given(_with_upcard(view, _stray(view)), Rank(_stray(view)[0]), 2)
            if by == "three":
                return _waived(_with_upcard(view, pair))
            return None
        case facts.WildOnPile():
            pair = _pair_held(view)
            return None if pair is None else _waived(_with_upcard(view, pair))
        case facts.PileBringsThrees():
            return _with_pile(view, [card for card in board.pile_seen if not is_three(card)])
        case facts.PileHelpsLittle():
            own = [meld.rank for meld in board.melds[team] if meld.rank in "456789TJQKA"]
            useful = Card(f"{own[0]}C") if own else Card("2C")
            return _with_pile(view, [*[useful] * (len(board.pile_seen) - 1), board.pile_seen[-1]])
        case facts.PileHasWilds():
            return _with_pile(view, [_stray(view) if is_wild(card) else card for card in board.pile_seen])
        case facts.PileMakesBook(_, rank):
            rest = [card for card in board.pile_seen[:-1] if card[0] != rank]
            return _with_pile(view, [*rest, board.pile_seen[-1]])
        case facts.PileFits(_, fitting, _, ranks) if fitting:
            rest = [card for card in board.pile_seen[:-1] if card[0] not in ranks]
            return _with_pile(view, [*rest, board.pile_seen[-1]])
        case facts.PileCostsWilds():
            return _waived(view)
        case facts.RedThreeCosts() | facts.ThreeIsNoUse() | facts.ThreeBlocksPile():
            return replace(view, board=replace(board, rules=replace(board.rules, meld_threes="all", red_three=5)))
        case facts.BringsFoot() | facts.BringsTail() | facts.NothingElse():
            return _with_hand(view, [*view.hand, *_worth_keeping(view)])
        case facts.HeldOnce(rank, kept) | facts.MissedLeast(rank, _, kept):
            others = [card for card in view.hand if card[0] == kept]
            count = sum(card[0] == rank for card in view.hand)
            return _given(view, rank, max(0, len(others) - count), spare=(rank, kept))
        case facts.NoMeldTakesIt(_, kept):
            return _with_melds(view, team, [meld for meld in board.melds[team] if meld.rank != kept])
        case facts.RankIsOut(rank):
            return _never_seen(view, rank)
        case facts.RivalsMeldIt(rank):
            theirs = [tuple(meld for meld in its if meld.rank != rank) for its in board.melds]
            theirs[team] = board.melds[team]
            return replace(view, board=replace(board, melds=tuple(theirs)))
        case facts.NextMayTake(_, seat):
            hands = tuple(0 if at == seat else count for at, count in enumerate(board.hands))
            return replace(view, board=replace(board, hands=hands, pile=0, pile_seen=(), upcard=None))
        case facts.NextThrewOne(rank):
            return _with_pile(view, [card for card in board.pile_seen if card[0] != rank])
        case facts.CountsAgainst() | facts.SavesPoints() | facts.RivalIsNear():
            return replace(view, board=replace(board, stock=_FAR, in_foot=_alone(view)))
        case facts.WorthLess():
            same = replace(board.rules, ten_from="4")
            return replace(view, board=replace(board, rules=same))
        case facts.EmptiesHand() | facts.LeavesTheDiscard() | facts.ReachesTail():
            return _with_hand(view, [*view.hand, _stray(view), _stray(view, 1)])
        case facts.CompletesBook(_, rank):
            if any(meld.rank == rank and len(meld.cards) > 3 for meld in board.melds[team]):
                shorter = [meld_of(meld.cards[1:]) if meld.rank == rank else meld for meld in board.melds[team]]
                return _with_melds(view, team, shorter)
            return replace(view, board=replace(board, rules=replace(board.rules, book_size=board.rules.book_size + 3)))
        case facts.OpensTeam():
            return _with_melds(view, team, [meld_of((_stray(view),) * 3)])
        case facts.BeginsMeld(_, rank) | facts.MeldGrows(_, rank):
            gone = {rank, *(card[0] for card in _wilds_onto(view, advice.move, rank))}
            return _with_hand(view, [_stray(view, at) if c[0] in gone else c for at, c in enumerate(view.hand)])
        case facts.StayClean(ranks):
            wild = [meld_of((*m.cards, Card("2C"))) if m.rank in ranks else m for m in board.melds[team]]
            return _with_melds(view, team, wild)
        case facts.KeepsWilds() | facts.LaysWilds():
            return _with_hand(view, [_stray(view, at) if is_wild(c) else c for at, c in enumerate(view.hand)])
        case facts.LaysMany() if isinstance(advice.move, MeldCards):
            laid = {card[0] for group in advice.move.groups for card in group.cards}
            return _with_hand(view, [_stray(view, at) if c[0] in laid else c for at, c in enumerate(view.hand)])
        case facts.LaysMore() | facts.HoldsBack():
            return None
        case facts.LeadByGoingOut() | facts.TeamIsBehind():
            far = 10_000 if isinstance(advice.why, facts.LeadByGoingOut) else -10_000
            ahead = tuple(total + (0 if at == team else far) for at, total in enumerate(board.totals))
            return replace(view, board=replace(board, totals=ahead))
        case facts.RestBrings(own, theirs) if theirs > own:
            bare = tuple(melds if at == team else () for at, melds in enumerate(board.melds))
            return replace(view, board=replace(board, melds=bare, in_foot=_alone(view)))
        case facts.RestBrings() | facts.HeldWouldCount():
            return _with_hand(view, [_stray(view)])
        case _:
            return None


def _alone(view: PlayerView) -> tuple[bool, ...]:
    """Who plays the foot, were no rival to."""
    return tuple(there and at % view.board.teams == view.team for at, there in enumerate(view.board.in_foot))


def _wilds_onto(view: PlayerView, move: Move, rank: Rank) -> list[Card]:
    """The wild cards that the move lays onto a meld of the rank."""
    melds = view.board.melds[view.team]
    groups = move.groups if isinstance(move, MeldCards) else ()
    onto = [group for group in groups if group.onto is not None and group.onto < len(melds)]
    return [card for group in onto if melds[group.onto or 0].rank == rank for card in group.cards if is_wild(card)]


def _with_hand(view: PlayerView, hand: list[Card]) -> PlayerView:
    counts = tuple(len(hand) if at == view.seat else count for at, count in enumerate(view.board.hands))
    return replace(view, hand=in_hand_order(tuple(hand)), board=replace(view.board, hands=counts))


def _with_melds(view: PlayerView, team: int, melds: list[Meld]) -> PlayerView:
    laid = tuple(tuple(melds) if at == team else its for at, its in enumerate(view.board.melds))
    return replace(view, board=replace(view.board, melds=laid))


def _with_pile(view: PlayerView, seen: list[Card]) -> PlayerView:
    gone = len(view.board.pile_seen) - len(seen)
    board = replace(view.board, pile_seen=tuple(seen), pile=view.board.pile - gone, upcard=seen[-1] if seen else None)
    return replace(view, board=board)


def _with_upcard(view: PlayerView, card: Card) -> PlayerView:
    return _with_pile(view, [*view.board.pile_seen[:-1], card])


def _waived(view: PlayerView) -> PlayerView:
    """The same where nothing is asked of an opening, and an opening may take the pile."""
    rules = replace(view.board.rules, opening=(0,), opening_by_score=(), take_needs_open=False)
    return replace(view, board=replace(view.board, rules=rules))


def _given(view: PlayerView, rank: Rank, count: int, spare: tuple[Rank | None, ...] = ()) -> PlayerView:
    """So many cards of the rank are held more, for others that are held only once where there are any."""
    hand = list(view.hand)
    for _ in range(count):
        held = [card[0] for card in hand]
        loose = [c for c in hand if not is_wild(c) and c[0] != rank and c[0] not in spare]
        alone = [card for card in loose if held.count(card[0]) == 1 or is_three(card)] or loose
        if alone:
            hand.remove(alone[0])
        hand.append(Card(f"{rank}C"))
    return _with_hand(view, hand)


def _stray(view: PlayerView, at: int = 0) -> Card:
    """A card that fits nothing the seat has; with another number another such card, while there are any."""
    own = {card[0] for card in view.hand} | {meld.rank for meld in view.board.melds[view.team]}
    ranks = [rank for rank in "45678QJ9TKA" if rank not in own] or ["4"]
    return Card(f"{ranks[at % len(ranks)]}C")


def _worth_keeping(view: PlayerView) -> list[Card]:
    """A pair that nobody would part with first, and that cannot be laid."""
    own = {card[0] for card in view.hand} | {meld.rank for meld in view.board.melds[view.team]}
    rank = next((rank for rank in "AKQJT987654" if rank not in own), "A")
    return [Card(f"{rank}C")] * 2


def _pair_held(view: PlayerView) -> Card | None:
    """A card like one of which a pair is held."""
    held = [card[0] for card in view.hand if not is_wild(card) and not is_three(card)]
    rank = next((rank for rank in held if held.count(rank) > 1), None)
    return None if rank is None else Card(f"{rank}C")


def _never_seen(view: PlayerView, rank: Rank) -> PlayerView:
    """The same where no card of the rank lies open: what lay there were cards of another rank, rarely seen."""
    board = view.board
    seen = [card[0] for meld in (meld for its in board.melds for meld in its) for card in meld.cards]
    seen += [card[0] for card in board.pile_seen]
    own = {card[0] for card in view.hand}
    rare = min((r for r in "456789TJQKA" if r not in own and r != rank), key=seen.count, default="4")
    pile = [Card(f"{rare}C") if card[0] == rank else card for card in board.pile_seen]
    melds = tuple(tuple(m for m in its if m.rank != rank or at == view.team) for at, its in enumerate(board.melds))
    emptied = _with_pile(view, pile)
    return replace(emptied, board=replace(emptied.board, melds=melds))
