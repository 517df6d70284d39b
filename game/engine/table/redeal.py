"""Re-dealing what one seat can't see: the same moment as that seat knows it, with other hidden cards."""

from collections.abc import Callable, Iterable
from itertools import chain

from msgspec.structs import replace

from game.cards import Card, in_hand_order, is_red_three
from game.engine.table.board import Phase, StackName
from game.engine.table.state import Cards, Table, with_cards

Shuffle = Callable[[Cards], Cards]
"""The same cards in another order."""


def deal_anew(table: Table, seat: int, shuffle: Shuffle) -> Table:
    """The table with everything re-dealt that the seat can't see; its view stays the same.

    What it knows of others stays with them: cards openly taken with the pile, and that nobody holds a red three if
    those are laid down. A seat that has asked to go out keeps its hand, or the question would no longer be true. Once a
    round has ended nothing is hidden.
    """
    board = table.board
    if board.phase == Phase.ENDED:
        return table
    in_stacks = board.phase in (Phase.CUT, Phase.CHOOSE)
    buried = table.discards[: len(table.discards) - len(board.pile_seen)]
    hands = [_known_hand(table, player, seat) for player in range(board.players)]
    feet = [_known_foot(table, player, seat) for player in range(board.players)]
    tails: tuple[Cards, ...] = ((),) * len(table.tails)
    stacks = list(zip((*table.hands, *table.feet, *table.tails), (*hands, *feet, *tails), strict=True))
    hidden = chain(table.stock, table.aside, buried, *(_without(cards, known) for cards, known in stacks))
    rest = list(shuffle(tuple(sorted(hidden))))
    no_red_threes = board.rules.red_threes == "lay_down" and not in_stacks

    def filled(known: Cards, size: int, *, is_hand: bool) -> Cards:
        """The known cards, then the next ones that fit."""
        may_lie = (at for at, card in enumerate(rest) if not (is_hand and no_red_threes and is_red_three(card)))
        taken = [at for at, _ in zip(may_lie, range(size - len(known)), strict=False)]
        more = [rest[at] for at in taken]
        for at in reversed(taken):
            del rest[at]
        return (*more, *known)

    full_hands = [filled(known, size, is_hand=True) for known, size in zip(hands, board.hands, strict=True)]
    full_feet = [filled(known, size, is_hand=False) for known, size in zip(feet, board.feet, strict=True)]
    full_tails = [filled((), size, is_hand=False) for size in board.tails]
    bottoms = tuple(
        shown
        if player == seat or shown is None
        else new_bottoms(
            shown, full_hands[player], full_feet[player] if board.next_stack(player) is StackName.FOOT else ()
        )
        for player, shown in enumerate(table.bottoms)
    )
    return with_cards(
        replace(table, bottoms=bottoms, aside=tuple(rest[len(rest) - len(table.aside) :])),
        board,
        hands=tuple(map(in_hand_order, full_hands)),
        feet=tuple(map(in_hand_order, full_feet)),
        tails=tuple(map(in_hand_order, full_tails)),
        stock=tuple(rest[len(buried) : len(rest) - len(table.aside)]),
        discards=(*rest[: len(buried)], *board.pile_seen),
    )


def _known_hand(table: Table, player: int, seat: int) -> Cards:
    """What the seat knows of the cards that a player plays from, or of its stack 0."""
    board = table.board
    if player == board.turn and board.phase == Phase.ANSWER:
        return table.hands[player]
    if player != seat:
        return board.taken[player]
    if board.phase not in (Phase.CUT, Phase.CHOOSE) or board.rules.stacks == "dealt" or board.chosen[seat] == 0:
        return table.hands[seat]
    return _bottom(table, seat, 0)


def _known_foot(table: Table, player: int, seat: int) -> Cards:
    """What the seat knows of a player's foot, or of its stack 1."""
    board = table.board
    if player != seat:
        return ()
    if board.phase in (Phase.CUT, Phase.CHOOSE) and board.rules.stacks != "dealt" and board.chosen[seat] == 1:
        return table.feet[seat]
    return _bottom(table, seat, 1) if table.feet[seat] and board.next_stack(seat) is StackName.FOOT else ()


def _bottom(table: Table, seat: int, stack: int) -> Cards:
    shown = table.bottoms[seat] if table.bottoms else None
    return () if shown is None else (shown[stack],)


def new_bottoms(shown: tuple[Card, Card], hand: Cards, foot: Cards) -> tuple[Card, Card]:
    """The bottom cards of re-dealt stacks; a stack that has been played or taken up keeps the one it had."""
    return hand[0] if hand else shown[0], foot[0] if foot else shown[1]


def _without(cards: Cards, known: Iterable[Card]) -> Cards:
    left = list(cards)
    for card in known:
        left.remove(card)
    return tuple(left)
