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
from game.rules.limits import MELD_SIZE


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
            return Advice(move=move, why=Why.STOCK_EMPTY)
        case Hold():
            return Advice(move=move, why=Why.HOLD if _partner_waits(view.board, view.seat) else Why.HOLD_STUCK)
        case Cut(count):
            return Advice(move=move, why=Why.EXACT_CUT, count=count)
        case Choose():
            return Advice(move=move, why=Why.NOTHING_KNOWN if view.bottoms is None else Why.BOTTOMS_TIE)


def _drawing(view: PlayerView, move: Draw) -> Advice:
    """Why not the pile: closed for everybody, not to be had with this hand, or no gain."""
    board = view.board
    if board.upcard is None or why_no_pile(board) is not None:
        return Advice(move=move, why=Why.PILE_CLOSED, count=board.draw_count)
    rank = Rank(board.upcard[0])
    if not any(isinstance(offered, Take) for offered in candidates(view)):
        same = sum(card[0] == rank for card in view.hand)
        asks_pair = board.frozen is not None or board.rules.take_with == "pair"
        no_pair = asks_pair and same < PAIR and not is_wild(board.upcard) and not is_three(board.upcard)
        why = Why.PILE_NO_PAIR if no_pair else Why.PILE_NOT_TO_BE_HAD
        return Advice(move=move, why=why, have=same, need=PAIR, rank=rank)
    fitting, wilds = _worth_taking(view)
    helps = fitting + wilds
    return Advice(move=move, why=Why.PILE_POOR, count=board.pile_yield, have=helps, unseen=_unseen(board), rank=rank)


def _unseen(board: Board) -> int:
    """How many of the cards that the pile would bring did not go by before the seat's eyes."""
    return max(0, board.pile_yield - len(board.pile_seen))


def _taking(view: PlayerView, move: Take, groups: tuple[Group, ...]) -> Advice:
    board = view.board
    fitting, wilds = _worth_taking(view)
    why = Why.PILE_WILDS if wilds > 1 else Why.PILE_FITS
    if not board.has_opened(view.team):
        why = Why.PILE_OPENS
    laid = _from_hand(view, groups)
    have = wilds if wilds > 1 else fitting
    return Advice(move=move, why=why, cards=laid, count=board.pile_yield, have=have, unseen=_unseen(board))


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
        return Advice(move=move, why=Why.TAKE_FOOT_NEXT if left else Why.TAKE_FOOT, cards=laid, count=len(laid))
    if not board.has_opened(view.team):
        points = points_of(view, groups)
        return Advice(move=move, why=Why.OPEN, cards=laid, have=points, need=opening_minimum(board, view.team))
    after = _melds_after(view, groups)
    for number, meld in enumerate(after):
        before = board.melds[view.team][number] if number < len(board.melds[view.team]) else None
        if meld.is_book(board.rules) and (before is None or not before.is_book(board.rules)):
            why = {"clean": Why.CLEAN_BOOK, "dirty": Why.DIRTY_BOOK, "wild": Why.WILD_BOOK}[meld.kind]
            return Advice(move=move, why=why, cards=laid, rank=meld.rank, count=len(meld.cards))
    position = position_of(view)
    if is_threatened(position, view.seat, learned_tuning_for(board)):
        return Advice(move=move, why=Why.SAVE_POINTS, cards=laid, have=_points(view, laid))
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
    if number >= begun:
        why = {"clean": Why.NEW_CLEAN, "dirty": Why.NEW_DIRTY, "wild": Why.NEW_WILD}[meld.kind]
    else:
        why = {"clean": Why.CLEAN_GROWS, "dirty": Why.DIRTY_GROWS, "wild": Why.WILD_GROWS}[meld.kind]
    short = max(0, board.rules.book_size - len(meld.cards))
    return Advice(move=move, why=why, cards=laid, rank=meld.rank, need=short, count=len(meld.cards))


def _melds_after(view: PlayerView, groups: tuple[Group, ...]) -> tuple[Meld, ...]:
    melds = lay(view.board, view.seat, groups)
    return view.board.melds[view.team] if isinstance(melds, RefusalBase) else melds


def _points(view: PlayerView, cards: tuple[Card, ...]) -> int:
    values = card_values(view.board.rules)
    return sum(values[card] for card in cards)


def _discarding(view: PlayerView, move: Discard, card: Card) -> Advice:
    """Threes go first; then lone cards, those that rivals have melded and those of which many lie open."""
    board = view.board
    rank = Rank(card[0])
    kept = _best_kept(view, rank)
    if is_three(card) and board.rules.meld_threes != "all":
        plain = Why.BLACK_THREE if board.rules.meld_threes == "no" else Why.THREE_BLOCKS
        why = Why.RED_THREE if is_red_three(card) else plain
        return Advice(move=move, why=why, cards=(card,), have=card_values(board.rules)[card], kept=kept)
    count = sum(held[0] == rank for held in view.hand)
    own = range(len(board.melds[view.team]))
    has_room = any(not isinstance(lay(board, view.seat, (Group((card,), meld),)), RefusalBase) for meld in own)
    if is_wild(card) and own and not has_room:
        return Advice(move=move, why=Why.WILD_STUCK, cards=(card,), rank=rank)
    rival = _rival_with(view, rank)
    if rival is not None and count == 1 and not has_room:
        return Advice(move=move, why=Why.RIVALS_COLLECT, cards=(card,), rank=rank, seat=rival, kept=kept)
    why = Why.LONE_CARD if count == 1 and not is_wild(card) else Why.LEAST_USE
    return Advice(move=move, why=why, cards=(card,), rank=rank, count=count, kept=kept)


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
        return Advice(move=move, why=Why.GO_OUT, cards=view.hand, have=lead)
    rival = rival_near(view, tuning.danger_cards)
    if rival is None:
        return Advice(move=move, why=Why.STOCK_RUNS_OUT, cards=view.hand, have=lead, count=board.stock)
    return Advice(move=move, why=Why.GO_OUT_NOW, cards=view.hand, have=lead, seat=rival)


def _answering(view: PlayerView, move: Answer) -> Advice:
    board, held = view.board, points_held(view)
    if move.yes:
        return Advice(move=move, why=Why.ALLOW, seat=board.turn, have=held)
    lead = round(lead_by_going_out(position_of(view), board.turn, learned_tuning_for(board))) - held
    return Advice(move=move, why=Why.FORBID if lead < 0 else Why.FORBID_HELD, seat=board.turn, have=held)


def _partner_waits(board: Board, seat: int) -> bool:
    """Whether a teammate has neither taken up the foot nor laid a card this round."""
    return any(not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(seat))
