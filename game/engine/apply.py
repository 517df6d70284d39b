"""The only way forward: a table and a legal move give the next table and what happened."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, in_hand_order, is_wild, wilds_among
from game.engine import events as happened
from game.engine.discard_pile.pile import frozen_by, why_no_pile
from game.engine.ending.going_out import must_ask
from game.engine.legal import lay, points_of, why_not
from game.engine.melding.melds import Meld, books_gained, with_group
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
    Peek,
    Take,
)
from game.engine.refusal import Refusal
from game.engine.score import score_round
from game.engine.table.board import Board, Phase
from game.engine.table.deal import deal_packet, hand_taken, stacks_settled
from game.engine.table.foot_and_red_threes import lay_red_threes, settle_hand
from game.engine.table.seat_history import with_declined, with_turn_ended
from game.engine.table.state import Cards, Table, put, with_cards
from game.engine.table.view import view_of


class IllegalMove(ValueError):
    """A move that the mover may not make. A caller with an unchecked move asks `why_not` first."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


class Step(Struct, frozen=True):
    """The next table, the unmasked events, and whether the mover may still take the move back.

    Only melds that took up no foot can be taken back: every other move reveals something hidden or ends a turn.
    """

    table: Table
    events: tuple[happened.Event, ...]
    can_take_back: bool = False


def apply(table: Table, move: Move) -> Step:
    """The step after a move of the seat to act. Raises IllegalMove if `why_not` refuses it."""
    refusal = why_not(view_of(table, table.board.mover), move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:  # the most frequent moves come first
        case Draw():
            return _draw(table)
        case Discard(card):
            return _discard(table, card)
        case MeldCards(groups):
            return _meld(table, groups)
        case Take(groups):
            return _take(table, groups)
        case Peek():
            return _peek(table)
        case GoOut():
            return _go_out(table, move)
        case Answer(yes):
            return _answer(table, yes)
        case Hold():
            return _next_turn(table, [happened.Held(table.board.turn)])
        case Pass():
            return _end_round(table, [happened.Passed(table.board.turn)])
        case Cut(count):
            return _cut(table, count)
        case Choose(stack):
            return _choose(table, stack)


def _without(cards: Sequence[Card], used: Iterable[Card]) -> list[Card]:
    """The cards minus one for each used card that is among them."""
    left = list(cards)
    if left:
        for card in used:
            if card in left:
                left.remove(card)
    return left


def _used(groups: Iterable[Group]) -> list[Card]:
    return [card for group in groups for card in group.cards]


def _cut(table: Table, count: int) -> Step:
    seat = table.board.mover
    dealt, bonus = deal_packet(table, seat, count)
    events: list[happened.Event] = [happened.PacketCut(seat, count, bonus)]
    if dealt.board.rules.stacks == "dealt":
        events.append(hand_taken(dealt, seat))
    if seat != dealt.board.dealer:
        return Step(_with_mover(dealt, (seat + 1) % dealt.board.players), tuple(events))
    return Step(*stacks_settled(dealt, events))


def _choose(table: Table, stack: int) -> Step:
    board = table.board
    seat = board.mover
    chosen = replace(table, board=replace(board, chosen=put(board.chosen, seat, stack)))
    events: list[happened.Event] = [happened.StackChosen(seat, stack), hand_taken(chosen, seat)]
    return Step(*stacks_settled(chosen, events))


def _with_mover(table: Table, seat: int) -> Table:
    return replace(table, board=replace(table.board, mover=seat, turn=seat))


def _draw(table: Table) -> Step:
    board = table.board
    seat, count = board.turn, board.draw_count
    drawn = table.stock[:count]
    hand = in_hand_order(table.hands[seat] + drawn)
    history = board.history
    if board.upcard is not None and why_no_pile(board) is None:
        history = with_declined(history, board.players, seat, board.upcard)
    after = replace(
        table,
        board=replace(
            board,
            phase=Phase.PLAY,
            peeked=False,
            history=history,
            hands=put(board.hands, seat, len(hand)),
            stock=board.stock - len(drawn),
        ),
        hands=put(table.hands, seat, hand),
        stock=table.stock[count:],
    )
    events: list[happened.Event] = [happened.Drew(seat, count, drawn)]
    return Step(settle_hand(after, seat, events), tuple(events))


def _peek(table: Table) -> Step:
    board = replace(table.board, peeked=True)
    return Step(replace(table, board=board), (happened.PilePeeked(board.turn, board.pile_yield, board.peeked_cards),))


def _take(table: Table, groups: tuple[Group, ...]) -> Step:
    board = table.board
    seat, count = board.turn, board.pile_yield
    upcard = table.discards[-1]
    below = table.discards[-count:-1]
    seen = board.pile_seen[-count:]
    rest = table.discards[:-count]
    used = _used(groups)
    lent = board.lent
    below, seen = below[len(lent) :], seen[len(lent) :]
    hand = in_hand_order(_without((*table.hands[seat], upcard, *lent), used) + list(below))
    kept = _without((upcard, *lent), used)
    joined = (*below, *kept)
    taken = in_hand_order((*_without((*board.taken[seat], upcard, *lent), used), *seen[:-1]))
    lifted = with_cards(
        table,
        replace(board, phase=Phase.PLAY, pile_seen=board.pile_seen[:-count] or rest[-1:], peeked=False, frozen=None),
        discards=rest,
    )
    told, is_melded = (*seen[:-1], *kept), upcard in used
    beside = count - len(joined) - is_melded
    events: list[happened.Event] = [happened.PileTaken(seat, upcard, len(joined), joined, told, beside, is_melded)]
    laid = _lay_down(lifted, groups, hand, taken, events)
    joins = _brings_foot(laid, events)
    if board.drawn_with_pile:
        after = _draw_with_pile(laid, seat, events, joins)
    else:
        after = settle_hand(laid, seat, events, replaced=False, joins=joins)
    return _next_turn(after, events) if _ends_turn(table, after) else Step(after, tuple(events))


def _draw_with_pile(table: Table, seat: int, events: list[happened.Event], joins: bool) -> Table:
    """Draw the stock cards that come with the pile, before deciding whether the hand is used up.

    Red threes from the pile are not replaced; drawn ones are.
    """
    if table.board.rules.red_threes == "lay_down":
        table = lay_red_threes(table, seat, events, replaced=False)
    count = table.board.drawn_with_pile
    drawn = table.stock[:count]
    hand = in_hand_order(table.hands[seat] + drawn)
    table = with_cards(table, table.board, hands=put(table.hands, seat, hand), stock=table.stock[count:])
    events.append(happened.Drew(seat, count, drawn))
    return settle_hand(table, seat, events, joins=joins)


def _meld(table: Table, groups: tuple[Group, ...]) -> Step:
    board = table.board
    seat = board.turn
    used = _used(groups)
    hand = tuple(_without(table.hands[seat], used))
    events: list[happened.Event] = []
    laid = _lay_down(table, groups, hand, tuple(_without(board.taken[seat], used)), events)
    after = settle_hand(laid, seat, events, joins=_brings_foot(laid, events))
    if _ends_turn(table, after):
        return _next_turn(after, events)
    return Step(after, tuple(events), can_take_back=after is laid)


def _brings_foot(laid: Table, events: Iterable[happened.Event]) -> bool:
    """Whether a completed book gets the mover its foot under `foot_when`; with later books it has been picked up
    already.
    """
    return laid.board.rules.foot_when == "first_book" and any(
        isinstance(event, happened.BookCompleted) for event in events
    )


def _ends_turn(before: Table, after: Table) -> bool:
    """Whether a move ends the turn without a discard: it used up the last card (`floating`), or it led into the foot or
    tail (`foot_ends_turn`).
    """
    seat = before.board.turn
    if after.board.rules.floating and not after.hands[seat]:
        return True
    return after.board.rules.foot_ends_turn and after.board.next_stack(seat) is not before.board.next_stack(seat)


def _lay_down(
    table: Table, groups: tuple[Group, ...], hand: Cards, taken: Cards, events: list[happened.Event]
) -> Table:
    """The table with the groups melded and `hand` left to the mover, including `taken`, which came openly with the
    pile.
    """
    board = table.board
    seat = board.turn
    hands = put(table.hands, seat, hand)
    sizes = put(board.hands, seat, len(hand))
    openly = put(board.taken, seat, taken)
    if not groups:
        return replace(table, board=replace(board, hands=sizes, taken=openly), hands=hands)
    team = board.team_of(seat)
    before = board.melds[team]
    if not before:
        events.append(happened.TeamOpened(seat, team, points_of(view_of(table, seat), groups)))
    melds = _lay_and_tell(board.rules.book_size, seat, team, before, groups, events)
    board = replace(
        board,
        hands=sizes,
        taken=openly,
        melds=put(board.melds, team, melds),
        at_once=_books_at_once(board, team, melds[len(before) :]),
        wilds_added=_wilds_added(board, groups),
        melded=put(board.melded, seat, True),
        played_foot=put(board.played_foot, seat, board.played_foot[seat] or board.in_foot[seat]),
    )
    return replace(table, board=board, hands=hands)


def _books_at_once(board: Board, team: int, begun: Sequence[Meld]) -> tuple[int, ...]:
    """By team: books begun and completed in one move, including those among the melds that `team` has just begun."""
    more = sum(meld.is_book(board.rules) for meld in begun) if board.rules.book_at_once else 0
    if not more:
        return board.at_once
    counted = board.at_once or (0,) * board.teams
    return put(counted, team, counted[team] + more)


def _wilds_added(board: Board, groups: Iterable[Group]) -> tuple[tuple[int, int], ...]:
    """Wilds added this turn by meld, including those of the groups; () if the rules set no limit."""
    if not board.rules.wild_per_turn:
        return ()
    added = dict(board.wilds_added)
    for group in groups:
        wilds = wilds_among(group.cards)
        if wilds and group.onto is not None:
            added[group.onto] = added.get(group.onto, 0) + wilds
    return tuple(sorted(added.items()))


def _lay_and_tell(
    book_size: int,
    seat: int,
    team: int,
    before: tuple[Meld, ...],
    groups: tuple[Group, ...],
    events: list[happened.Event],
) -> tuple[Meld, ...]:
    """The team's melds with the groups added, which must be legal; appends what became of each to `events`."""
    lying = list(before)
    for group in groups:
        number = len(lying) if group.onto is None else group.onto
        old = None if group.onto is None else lying[number]
        now = with_group(old, group.cards)
        lying[number : number + 1] = [now]
        events.append(happened.Melded(seat, team, number, group.cards, group.onto is None))
        if len(now.cards) < book_size:
            continue
        if old is None or len(old.cards) < book_size:
            events.append(happened.BookCompleted(seat, team, number, now.kind))
        elif old.kind == "clean" and now.kind != "clean":
            events.append(happened.BookTurnedDirty(seat, team, number))
    return tuple(lying)


def _discard(table: Table, card: Card) -> Step:
    board = table.board
    seat = board.turn
    hand = tuple(_without(table.hands[seat], (card,)))
    after = replace(
        table,
        board=replace(
            board,
            hands=put(board.hands, seat, len(hand)),
            pile=board.pile + 1,
            upcard=card,
            pile_seen=(*board.pile_seen, card),
            frozen=seat if is_wild(card) and board.rules.freeze != "no" else board.frozen,
            taken=put(board.taken, seat, tuple(_without(board.taken[seat], (card,)))),
            played_foot=put(board.played_foot, seat, board.played_foot[seat] or board.in_foot[seat]),
        ),
        hands=put(table.hands, seat, hand),
        discards=(*table.discards, card),
    )
    events: list[happened.Event] = [happened.Discarded(seat, card)]
    return _next_turn(settle_hand(after, seat, events, by_discard=True), events, card)


def _next_turn(table: Table, events: list[happened.Event], discard: Card | None = None) -> Step:
    board = table.board
    seat = (board.turn + 1) % board.players
    history = board.history
    if not _has_new_stack(board, events):
        history = with_turn_ended(history, board.players, board.turn, discard, board.melds[board.team_of(board.turn)])
    board = replace(
        board,
        phase=Phase.DRAW,
        turn=seat,
        mover=seat,
        refused=False,
        wilds_added=(),
        frozen=frozen_by(board, seat),
        turns=put(board.turns, board.turn, board.turns[board.turn] + 1),
        history=history,
    )
    return Step(replace(table, board=board), (*events, happened.TurnBegan(seat)))


def _has_new_stack(board: Board, events: Iterable[happened.Event]) -> bool:
    """Whether the seat whose turn ends has just picked up its foot or tail, without having seen it."""
    if board.in_foot[board.turn]:
        return not board.played_foot[board.turn]
    return bool(board.tails) and any(isinstance(event, happened.FootTaken) for event in events)


def _go_out(table: Table, move: GoOut) -> Step:
    board = table.board
    seat = board.turn
    if not must_ask(board):
        return _carry_out(table, move, [])
    board = replace(board, phase=Phase.ANSWER, mover=next(board.teammates(seat)), answered=(False,) * board.players)
    asking = happened.PermissionAsked(seat, len(table.hands[seat]))
    proposed = books_gained(board.rules, board.melds[board.team_of(seat)], move.groups)
    return Step(replace(table, board=board, proposal=move, proposed=proposed), (asking,))


def _answer(table: Table, yes: bool) -> Step:
    board = table.board
    events: list[happened.Event] = [happened.PermissionAnswered(board.mover, board.turn, yes)]
    if not yes or table.proposal is None:
        board = replace(board, phase=Phase.PLAY, mover=board.turn, refused=True, answered=(False,) * board.players)
        return Step(replace(table, board=board, proposal=None, proposed=None), tuple(events))
    answered = put(board.answered, board.mover, True)
    waiting = next((mate for mate in board.teammates(board.turn) if not answered[mate]), None)
    if waiting is not None:
        return Step(replace(table, board=replace(board, answered=answered, mover=waiting)), tuple(events))
    board = replace(board, phase=Phase.PLAY, mover=board.turn, answered=(False,) * board.players)
    melds = lay(board, board.turn, table.proposal.groups, goes_out=True)
    if isinstance(melds, Refusal):  # checked when the question was asked, but not in a hand-made position
        raise IllegalMove(melds)
    return _carry_out(replace(table, board=board, proposal=None, proposed=None), table.proposal, events)


def _carry_out(table: Table, move: GoOut, events: list[happened.Event]) -> Step:
    """Lay the proposal down: the seat goes out and the round ends (S000-43)."""
    seat = table.board.turn
    out = _lay_down(table, move.groups, (), (), events)
    last = () if move.discard is None else (move.discard,)
    ended = with_cards(
        out,
        replace(
            out.board,
            out=seat,
            pile_seen=(*out.board.pile_seen, *last),
            played_foot=put(out.board.played_foot, seat, out.board.in_foot[seat]),
        ),
        discards=(*out.discards, *last),
    )
    events.append(happened.WentOut(seat, move.discard))
    return _end_round(ended, events)


def _end_round(table: Table, events: list[happened.Event]) -> Step:
    scores = score_round(table)
    board = table.board
    totals = tuple(total + score.total for total, score in zip(board.totals, scores, strict=True))
    ended = replace(table, board=replace(board, phase=Phase.ENDED, peeked=False, totals=totals))
    return Step(ended, (*events, happened.RoundEnded(board.round, board.out, scores, totals)))
