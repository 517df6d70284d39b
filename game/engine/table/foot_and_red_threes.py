"""What must happen at once with new cards: red threes are laid if the rules say so, an empty hand takes the foot."""

from msgspec.structs import replace

from game.cards import in_hand_order, is_red_three
from game.engine import events as happened
from game.engine.table.board import StackName
from game.engine.table.seat_history import with_new_cards
from game.engine.table.state import Table, put, with_cards


def settle_hand(
    table: Table,
    seat: int,
    events: list[happened.Event],
    *,
    replaced: bool = True,
    by_discard: bool = False,
    joins: bool = False,
) -> Table:
    """The table once nothing is left that must leave the seat's hand, and the next stack is taken up if the hand is
    empty.

    Red threes are replaced from the stock unless they came with the pile; an empty stock gives nothing. An emptied hand
    leads into the foot at once (S000-32, S004-62) or, if emptied by the discard, before the next turn; likewise an
    emptied foot into the tail. With `joins` the foot is added to whatever is left of the hand.
    """
    while True:
        if table.board.rules.red_threes == "lay_down":
            table = lay_red_threes(table, seat, events, replaced=replaced)
        if table.hands[seat] and not joins:
            return table
        lies = table.board.next_stack(seat)
        if lies is None or (table.hands[seat] and lies is not StackName.FOOT):
            return table
        taken = table.feet[seat]
        table = _take_up(table, seat)
        events.append(happened.FootTaken(seat, len(taken), by_discard, taken, lies is StackName.TAIL))
        replaced = True


def lay_red_threes(table: Table, seat: int, events: list[happened.Event], *, replaced: bool) -> Table:
    """The table with every red three in the seat's hand laid down and, if `replaced`, a card drawn for each."""
    while laid := tuple(card for card in table.hands[seat] if is_red_three(card)):
        board = table.board
        team = board.team_of(seat)
        drawn = table.stock[: len(laid)] if replaced else ()
        kept = tuple(card for card in table.hands[seat] if not is_red_three(card))
        table = with_cards(
            table,
            replace(
                board,
                red_threes=put(board.red_threes, team, (*board.red_threes[team], *laid)),
                taken=put(board.taken, seat, tuple(card for card in board.taken[seat] if not is_red_three(card))),
            ),
            hands=put(table.hands, seat, in_hand_order(kept + drawn)),
            stock=table.stock[len(drawn) :],
        )
        events.append(happened.RedThreesLaid(seat, team, laid, len(drawn), drawn))
    return table


def _take_up(table: Table, seat: int) -> Table:
    """The table once the seat has taken up its foot or tail; a tail moves to where the foot was."""
    board = table.board
    tail = table.tails[seat] if table.tails else ()
    return with_cards(
        table,
        replace(
            board,
            in_foot=put(board.in_foot, seat, board.next_stack(seat) is board.last_stack),
            history=with_new_cards(board.history, board.players, seat),
        ),
        hands=put(table.hands, seat, in_hand_order(table.hands[seat] + table.feet[seat])),
        feet=put(table.feet, seat, tail),
        tails=put(table.tails, seat, ()) if tail else table.tails,
    )
