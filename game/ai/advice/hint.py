"""Advice for a person: what `hard` would do at once, or what `expert` comes to, with the facts that speak for it."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from game.ai.advice.permission import rival_near
from game.ai.brain.from_view import position_of
from game.ai.brain.threats import is_threatened, lead_by_going_out
from game.ai.expert import Expert, Thought
from game.ai.going_out import points_held
from game.ai.learned_weights import learned_tuning_for
from game.ai.levels import Hard
from game.ai.player import Think
from game.cards import Card, Rank, is_red_three, is_three, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.board import Board, opening_minimum
from game.engine.candidates import candidates
from game.engine.legal import lay, points_of
from game.engine.melds import Meld, card_values
from game.engine.moves import (
    Answer,
    Choose,
    Cut,
    Discard,
    Draw,
    GoOut,
    Group,
    Hold,
    MeldCards,
    Move,
    Pass,
    Take,
)
from game.engine.pile import PAIR, why_no_pile
from game.engine.refusal import RefusalBase
from game.engine.view import PlayerView
from game.rules.meld_limits import MELD_SIZE


def hint(view: PlayerView) -> Advice:
    """The advice of `hard`, in a few milliseconds. The view's seat must be the one to act."""
    return advice_for(view, Hard().decide(view, Think()))


def as_it_thinks(view: PlayerView, think: Think) -> Iterator[Advice]:
    """The advice after every slice of thinking: `hard`'s first, then `expert`'s; it may be stopped any time."""
    for thought in Expert().thoughts(view, think):
        yield _with_share(advice_for(view, thought.move), thought)


def _with_share(advice: Advice, thought: Thought) -> Advice:
    """The advice with how often it was better, where thinking ahead changed the move."""
    if not thought.verdict.choice:
        return advice
    return replace(advice, better=thought.verdict.better, worse=thought.verdict.worse, worlds=thought.verdict.worlds)


def advice_for(view: PlayerView, move: Move) -> Advice:
    """The facts that speak for a move of the seat."""
    match move:
        case Draw():
            return _drawing(view, move)
        case Take(groups):
            return _taking(view, move, groups)
        case MeldCards(groups):
            return _laying(view, move, groups)
        case Discard(card):
            return _discarding(view, move, card)
        case GoOut():
            return _leaving(view, move)
        case Answer():
            return _answering(view, move)
        case Pass():
            return Advice(move=move, why=facts.NothingToDraw())
        case Hold():
            waits = _partner_waits(view.board, view.seat)
            return Advice(move=move, why=facts.PartnerWaits() if waits else facts.CardIsStuck())
        case Cut():
            return Advice(move=move, why=facts.ExactCut())
        case Choose():
            return Advice(move=move, why=facts.StacksUnknown() if view.bottoms is None else facts.BottomsTie())


def _drawing(view: PlayerView, move: Draw) -> Advice:
    """Why not the pile: closed for everybody, not to be had with this hand, or no gain."""
    board = view.board
    if board.upcard is None or why_no_pile(board) is not None:
        return Advice(move=move, why=facts.PileClosed())
    rank = Rank(board.upcard[0])
    if not any(isinstance(offered, Take) for offered in candidates(view)):
        same = sum(card[0] == rank for card in view.hand)
        asks_pair = board.frozen is not None or board.rules.take_with == "pair"
        no_pair = asks_pair and same < PAIR and not is_wild(board.upcard) and not is_three(board.upcard)
        return Advice(move=move, why=facts.NoPairForPile(rank) if no_pair else facts.PileOutOfReach())
    fitting, wilds = _worth_taking(view)
    return Advice(move=move, why=facts.PileHelpsLittle(board.pile_yield, fitting + wilds, _unseen(board)))


def _unseen(board: Board) -> int:
    """How many of the cards that the pile would bring did not go by before the seat's eyes."""
    return max(0, board.pile_yield - len(board.pile_seen))


def _taking(view: PlayerView, move: Take, groups: tuple[Group, ...]) -> Advice:
    board = view.board
    fitting, wilds = _worth_taking(view)
    why: Why
    if not board.has_opened(view.team):
        why = facts.PileOpens(board.pile_yield)
    elif wilds > 1:
        why = facts.PileHasWilds(board.pile_yield, wilds, _unseen(board))
    else:
        why = facts.PileFits(board.pile_yield, fitting, _unseen(board))
    return Advice(move=move, why=why, cards=_from_hand(view, groups))


def _worth_taking(view: PlayerView) -> tuple[int, int]:
    """Of the pile's cards as far as they were seen: how many fit a meld or make one, and how many are wild."""
    cards = view.board.pile_seen[-view.board.pile_yield :] if view.board.pile_yield else ()
    together = (*view.hand, *cards)
    naturals = [card for card in cards if not is_wild(card)]
    fits = {rank: _fits(view, tuple(c for c in together if c[0] == rank)) for rank in {card[0] for card in naturals}}
    return sum(fits[card[0]] for card in naturals), sum(map(is_wild, cards))


def _fits(view: PlayerView, same: tuple[Card, ...]) -> bool:
    """Whether a card of a rank could be laid once these are in the hand: onto a meld of its own, or as a new one."""
    board = view.board
    onto = [Group(same[:1], number) for number, meld in enumerate(board.melds[view.team]) if meld.rank == same[0][0]]
    new = [Group(same[:MELD_SIZE])] if len(same) >= MELD_SIZE else []
    return any(not isinstance(lay(board, view.seat, (group,)), RefusalBase) for group in (*onto, *new))


def _from_hand(view: PlayerView, groups: tuple[Group, ...]) -> tuple[Card, ...]:
    """The groups' cards that are in the hand: all but the upcard of a take."""
    left = list(view.hand)
    found = []
    for group in groups:
        for card in group.cards:
            if card in left:
                left.remove(card)
                found.append(card)
    return tuple(found)


def _laying(view: PlayerView, move: MeldCards, groups: tuple[Group, ...]) -> Advice:
    """Emptying the hand counts most, then opening, books, danger, and the largest group."""
    board = view.board
    laid = tuple(card for group in groups for card in group.cards)
    left = len(view.hand) - len(laid)
    if not board.in_foot[view.seat] and left <= 1:
        return Advice(move=move, why=facts.LeavesTheDiscard() if left else facts.EmptiesHand(), cards=laid)
    if not board.has_opened(view.team):
        opened = facts.OpensTeam(points_of(view, groups), opening_minimum(board, view.team))
        return Advice(move=move, why=opened, cards=laid)
    after = _melds_after(view, groups)
    for number, meld in enumerate(after):
        before = board.melds[view.team][number] if number < len(board.melds[view.team]) else None
        if meld.is_book(board.rules) and (before is None or not before.is_book(board.rules)):
            return Advice(move=move, why=facts.CompletesBook(meld.kind, meld.rank), cards=laid)
    position = position_of(view)
    if is_threatened(position, view.seat, learned_tuning_for(board)):
        return Advice(move=move, why=facts.SavesPoints(_points(view, laid)), cards=laid)
    return _growing(view, move, groups, after, laid)


def _growing(
    view: PlayerView, move: MeldCards, groups: tuple[Group, ...], after: tuple[Meld, ...], laid: tuple[Card, ...]
) -> Advice:
    """The advice told by the meld that the move brings nearest to a book."""
    board = view.board
    begun = len(board.melds[view.team])
    touched = [group.onto for group in groups if group.onto is not None]
    touched += list(range(begun, len(after)))
    number = max(touched, key=lambda number: (not after[number].wilds, len(after[number].cards)))
    meld = after[number]
    short = max(0, board.rules.book_size - len(meld.cards))
    told = facts.BeginsMeld if number >= begun else facts.MeldGrows
    return Advice(move=move, why=told(meld.kind, meld.rank, len(meld.cards), short), cards=laid)


def _melds_after(view: PlayerView, groups: tuple[Group, ...]) -> tuple[Meld, ...]:
    melds = lay(view.board, view.seat, groups)
    return view.board.melds[view.team] if isinstance(melds, RefusalBase) else melds


def _points(view: PlayerView, cards: tuple[Card, ...]) -> int:
    values = card_values(view.board.rules)
    return sum(values[card] for card in cards)


def _discarding(view: PlayerView, move: Discard, card: Card) -> Advice:
    """Threes go first; then lone cards, those that rivals have melded and those of which many lie open."""
    return Advice(move=move, why=_why_discard(view, card), cards=(card,))


def _why_discard(view: PlayerView, card: Card) -> Why:
    board = view.board
    rank = Rank(card[0])
    kept = _best_kept(view, rank)
    if is_three(card) and board.rules.meld_threes != "all":
        if is_red_three(card):
            return facts.RedThreeCosts(card_values(board.rules)[card])
        return facts.ThreeIsNoUse(kept) if board.rules.meld_threes == "no" else facts.ThreeBlocksPile(kept)
    count = sum(held[0] == rank for held in view.hand)
    own = range(len(board.melds[view.team]))
    has_room = any(not isinstance(lay(board, view.seat, (Group((card,), meld),)), RefusalBase) for meld in own)
    if is_wild(card) and own and not has_room:
        return facts.NoRoomForWild()
    rival = _rival_with(view, rank)
    if rival is not None and count == 1 and not has_room:
        return facts.RivalsCollect(rank, rival, kept)
    return facts.HeldOnce(rank, kept) if count == 1 and not is_wild(card) else facts.MissedLeast(rank, count, kept)


def _best_kept(view: PlayerView, other: Rank) -> Rank | None:
    """A rank of which several are held: what the discard spares."""
    held = Counter(card[0] for card in view.hand if not is_wild(card) and not is_three(card) and card[0] != other)
    values = card_values(view.board.rules)
    several = [card for card in view.hand if held[card[0]] > 1]
    best = max(several, key=lambda card: (held[card[0]], values[card]), default=None)
    return None if best is None else Rank(best[0])


def _rival_with(view: PlayerView, rank: Rank) -> int | None:
    """The next seat clockwise whose team, a rival one, has melded the rank."""
    board = view.board
    around = ((view.seat + step) % board.players for step in range(1, board.players))
    for seat in around:
        team = board.team_of(seat)
        if team != view.team and any(meld.rank == rank for meld in board.melds[team]):
            return seat
    return None


def _leaving(view: PlayerView, move: GoOut) -> Advice:
    board = view.board
    position, tuning = position_of(view), learned_tuning_for(board)
    lead = round(lead_by_going_out(position, view.seat, tuning))
    if lead > 0 or not is_threatened(position, view.seat, tuning):
        return Advice(move=move, why=facts.LeadByGoingOut(lead), cards=view.hand)
    rival = rival_near(view, tuning.danger_cards)
    if rival is None:
        return Advice(move=move, why=facts.StockRunsOut(board.stock), cards=view.hand)
    return Advice(move=move, why=facts.RivalMayGoOut(rival), cards=view.hand)


def _answering(view: PlayerView, move: Answer) -> Advice:
    board, held = view.board, points_held(view)
    if move.yes:
        return Advice(move=move, why=facts.WaitingGainsLess())
    lead = round(lead_by_going_out(position_of(view), board.turn, learned_tuning_for(board))) - held
    return Advice(move=move, why=facts.TeamIsBehind(held) if lead < 0 else facts.HeldWouldCount(held))


def _partner_waits(board: Board, seat: int) -> bool:
    """Whether a teammate has neither taken up the foot nor laid a card this round."""
    return any(not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(seat))
