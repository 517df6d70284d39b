"""What a player must do at once with new cards: lay red threes where the rules have it, take up the foot when empty."""

from msgspec.structs import replace

from game.cards import in_hand_order, is_red_three
from game.engine import events as happened
from game.engine.state import Table


def settle_hand(
    table: Table, seat: int, events: list[happened.Event], *, replaced: bool = True, by_discard: bool = False
) -> Table:
    """The table once the seat holds nothing that must leave its hand, and is in its foot if the hand is used up.

    Red threes are replaced from the stock unless they came with the pile; an empty stock gives nothing. An emptied
    hand leads into the foot at once (S000-32, S004-62) or, emptied by the discard, before the next turn.
    """
    while True:
        if table.board.rules.red_threes == "lay_down":
            table = _lay_red_threes(table, seat, events, replaced)
        if table.hands[seat] or table.board.in_foot[seat]:
            return table
        table = _take_up_foot(table, seat)
        events.append(happened.FootTaken(seat, len(table.hands[seat]), by_discard, table.hands[seat]))
        replaced = True


def _lay_red_threes(table: Table, seat: int, events: list[happened.Event], replaced: bool) -> Table:
    while laid := tuple(card for card in table.hands[seat] if is_red_three(card)):
        board = table.board
        team = board.team_of(seat)
        drawn = table.stock[: len(laid)] if replaced else ()
        kept = tuple(card for card in table.hands[seat] if not is_red_three(card))
        hand = in_hand_order(kept + drawn)
        table = replace(
            table,
            board=replace(
                board,
                hands=tuple(len(hand) if at == seat else count for at, count in enumerate(board.hands)),
                stock=board.stock - len(drawn),
                red_threes=tuple(
                    (*cards, *laid) if number == team else cards for number, cards in enumerate(board.red_threes)
                ),
                taken=tuple(
                    tuple(card for card in cards if not is_red_three(card)) if at == seat else cards
                    for at, cards in enumerate(board.taken)
                ),
            ),
            hands=tuple(hand if at == seat else cards for at, cards in enumerate(table.hands)),
            stock=table.stock[len(drawn) :],
        )
        events.append(happened.RedThreesLaid(seat, team, laid, len(drawn), drawn))
    return table


def _take_up_foot(table: Table, seat: int) -> Table:
    board = table.board
    foot = table.feet[seat]
    return replace(
        table,
        board=replace(
            board,
            hands=tuple(len(foot) if at == seat else count for at, count in enumerate(board.hands)),
            feet=tuple(0 if at == seat else count for at, count in enumerate(board.feet)),
            in_foot=tuple(at == seat or taken for at, taken in enumerate(board.in_foot)),
        ),
        hands=tuple(foot if at == seat else cards for at, cards in enumerate(table.hands)),
        feet=tuple(() if at == seat else cards for at, cards in enumerate(table.feet)),
    )
