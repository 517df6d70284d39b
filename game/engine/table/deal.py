"""Dealing a round from a given order of cards, and new stock from given discards. The dealer provides randomness."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, in_hand_order, is_three, is_wild
from game.engine import events as happened
from game.engine.refusal import GameOver, Refusal, WrongDeal
from game.engine.table.board import Board, Phase, packet_size
from game.engine.table.foot_and_red_threes import settle_hand
from game.engine.table.state import Stacks, Table, before_first_deal, put, with_cards
from game.engine.table.view import known_hand
from game.rules.ruleset import as_scored, cards_of_decks, cards_set_aside, decks_in_play, for_round, pack

_HIGH_CARD = "3456789TJQKA2*"

Draws = tuple[tuple[Card | None, ...], ...]


class Deal(Struct, frozen=True):
    """A round as the dealer fixes it: its number, who deals and who begins, and the order of all the cards."""

    round: int
    dealer: int
    first: int
    deck: tuple[Card, ...]
    """Every card of the pack, top first; cards that the rules set aside are at the bottom."""
    draws: Draws = ()
    """Under `high_card` the rows of the draw: a card for each seat that draws, None for the others."""


class BadDeal(ValueError):
    """A deal or a reshuffle that the rules don't allow here; a bug of the dealer."""


def why_not_deal(board: Board, deal: Deal) -> Refusal | None:
    """Why this can't be the next round, or None if it can. Checks its number, dealer, first player and cards
    (record-format, section 2.1).
    """
    rules, players = board.rules, board.players
    if board.is_match_over:
        return GameOver()
    is_right = (
        board.phase == Phase.ENDED
        and deal.round == board.round + 1
        and 0 <= deal.dealer < players
        and 0 <= deal.first < players
        and (not board.round or deal.dealer == (board.dealer + 1) % players)
        and (rules.first_player != "left_of_dealer" or deal.first == (deal.dealer + 1) % players)
        and Counter(deal.deck) == Counter(pack(rules, players))
        and (
            rules.first_player != "high_card"
            or high_card_winner(deal.draws, players, decks_in_play(rules, players), rules.jokers) == deal.first
        )
    )
    return None if is_right else WrongDeal()


def high_card_winner(draws: Draws, players: int, decks: int, jokers: int = 2) -> int | None:
    """Who wins the draw for high card from this many decks, or None if these rows are not a valid draw.

    Joker, two, ace, king down to three; suits don't count; those tied for highest draw again.
    """
    drawing = set(range(players))
    for row in draws:
        if len(row) != players or not drawing or {seat for seat, card in enumerate(row) if card} != drawing:
            return None
        shown = [card for card in row if card is not None]
        if Counter(shown) - Counter(cards_of_decks(decks, jokers)):
            return None
        best = max(_HIGH_CARD.index(card[0]) for card in shown)
        tied = {seat for seat, card in enumerate(row) if card and _HIGH_CARD.index(card[0]) == best}
        drawing = tied if len(tied) > 1 else set()
        winner = min(tied)
    return winner if draws and not drawing else None


def deal_round(table: Table, deal: Deal) -> tuple[Table, tuple[happened.Event, ...]]:
    """The table after the deal and what was seen of it. Raises BadDeal if `why_not_deal` refuses."""
    if why_not_deal(table.board, deal) is not None:
        raise BadDeal(f"round {deal.round} cannot be dealt like this")
    board = table.board
    players = board.players
    left = (deal.dealer + 1) % players
    waiting = before_first_deal(board.rules, players, board.teams)
    fresh = replace(
        waiting.board,
        round=deal.round,
        dealer=deal.dealer,
        first=deal.first,
        phase=Phase.CUT,
        turn=left,
        mover=left,
        totals=board.totals,
    )
    shown: tuple[tuple[Card, Card] | None, ...] = (None,) * players
    bottoms = shown if board.rules.stacks in ("bottom_high", "bottom_low") else ()
    kept = len(deal.deck) - cards_set_aside(board.rules, players)
    tails: Stacks = ((),) * players if for_round(board.rules.tail_cards, deal.round) else ()
    waiting = replace(waiting, bottoms=bottoms, aside=deal.deck[kept:])
    dealt = with_cards(waiting, fresh, tails=tails, stock=deal.deck[:kept])
    events: list[happened.Event] = [happened.RoundBegan(deal.round, deal.dealer, deal.first, deal.draws)]
    if board.rules.deal == "cut":
        return dealt, tuple(events)
    for seat in board.around(left):
        dealt = _give_stacks(dealt, seat)
    if board.rules.stacks == "dealt":
        events += [hand_taken(dealt, seat) for seat in board.around(left)]
    return stacks_settled(dealt, events)


def deal_packet(table: Table, seat: int, count: int) -> tuple[Table, int]:
    """The table after a seat lifted `count` cards and was given its stacks, and the bonus earned (S004-17, -19)."""
    board = table.board
    bonus = as_scored(board.rules).cut_bonus if count == packet_size(board) else 0
    team = board.team_of(seat)
    cut = put(board.cut, team, board.cut[team] + bonus)
    return _give_stacks(replace(table, board=replace(board, cut=cut)), seat), bonus


def _give_stacks(table: Table, seat: int) -> Table:
    """Deal a block of hand cards, one of foot cards, then one of tail cards, off the top of the stock."""
    board = table.board
    hand, foot = (for_round(size, board.round) for size in (board.rules.hand_cards, board.rules.foot_cards))
    both, each = hand + foot, packet_size(board)
    blocks = (in_hand_order(table.stock[:hand]), in_hand_order(table.stock[hand:both]))
    shown = (table.stock[hand - 1], table.stock[both - 1])
    return with_cards(
        replace(table, bottoms=put(table.bottoms, seat, shown) if table.bottoms else ()),
        board,
        hands=put(table.hands, seat, blocks[0]),
        feet=put(table.feet, seat, blocks[1]),
        tails=put(table.tails, seat, in_hand_order(table.stock[both:each])) if table.tails else (),
        stock=table.stock[each:],
    )


def hand_taken(table: Table, seat: int) -> happened.HandTaken:
    """The event of a seat's hand becoming known to it."""
    hand = known_hand(table, seat)
    return happened.HandTaken(seat, len(hand), hand)


def stacks_settled(table: Table, events: list[happened.Event]) -> tuple[Table, tuple[happened.Event, ...]]:
    """Continue from complete stacks: a first upcard, then the choosing or, if nobody has to choose, the first turn."""
    board = table.board
    if board.rules.first_upcard != "none" and not board.pile:
        table = _turn_upcard(table, events)
    if board.rules.stacks in ("bottom_high", "bottom_low"):
        table = _choose_by_bottoms(table, events)
    board = table.board
    choosing = [seat for seat in board.around((board.dealer + 1) % board.players) if board.chosen[seat] is None]
    if board.rules.stacks != "dealt" and choosing:
        board = replace(board, phase=Phase.CHOOSE, turn=choosing[0], mover=choosing[0])
        return replace(table, board=board), tuple(events)
    return _first_turn(table, events)


def _turn_upcard(table: Table, events: list[happened.Event]) -> Table:
    """Turn the card that begins the discard pile; with `natural` twos, jokers and threes go under the stock."""
    under = 0
    if table.board.rules.first_upcard == "natural":
        under = next((at for at, card in enumerate(table.stock) if not (is_wild(card) or is_three(card))), 0)
    skipped, upcard = table.stock[:under], table.stock[under]
    events.append(happened.UpcardTurned(upcard, skipped))
    return with_cards(
        table,
        replace(table.board, pile_seen=(upcard,)),
        stock=table.stock[under + 1 :] + skipped,
        discards=(upcard,),
    )


def _choose_by_bottoms(table: Table, events: list[happened.Event]) -> Table:
    """Choose as hand the stack whose bottom card is higher (or lower); seats with a tie must choose."""
    board = table.board
    chosen = list(board.chosen)
    for seat, bottoms in enumerate(table.bottoms):
        if chosen[seat] is None and bottoms is not None:
            first, second = (_HIGH_CARD.index(card[0]) for card in bottoms)
            if first != second:
                chosen[seat] = int((first < second) == (board.rules.stacks == "bottom_high"))
                events.append(happened.StackChosen(seat, int(chosen[seat] == 1)))
    settled = replace(table, board=replace(board, chosen=tuple(chosen)))
    newly = [seat for seat, before in enumerate(board.chosen) if before is None and chosen[seat] is not None]
    events += [hand_taken(settled, seat) for seat in newly]
    return settled


def _first_turn(table: Table, events: list[happened.Event]) -> tuple[Table, tuple[happened.Event, ...]]:
    """Stacks become hands and feet, red threes are laid if the rules require it, and the first player begins."""
    board = table.board
    swapped = [choice == 1 for choice in board.chosen]
    pairs = list(zip(table.hands, table.feet, swapped, strict=True))
    started = with_cards(
        replace(
            table,
            bottoms=tuple(
                (cards[1], cards[0]) if swap and cards else cards
                for cards, swap in zip(table.bottoms, swapped, strict=False)
            ),
        ),
        replace(board, phase=Phase.DRAW, turn=board.first, mover=board.first, chosen=(None,) * board.players),
        hands=tuple(foot if swap else hand for hand, foot, swap in pairs),
        feet=tuple(hand if swap else foot for hand, foot, swap in pairs),
    )
    for seat in board.around(board.first):
        started = settle_hand(started, seat, events)
    return started, (*events, happened.TurnBegan(board.first))


def why_not_shuffle(board: Board, buried: tuple[Card, ...], stock: tuple[Card, ...]) -> Refusal | None:
    """Why this can't become new stock, or None if a shuffle is due and it holds exactly the `buried` cards, the
    discards without the upcard.
    """
    return WrongDeal() if not board.shuffle_due or Counter(stock) != Counter(buried) else None


def reshuffle(table: Table, stock: tuple[Card, ...]) -> tuple[Table, tuple[happened.Event, ...]]:
    """The discards except the upcard, in the given order, go under the remaining stock. Raises BadDeal if not due."""
    if why_not_shuffle(table.board, table.discards[:-1], stock) is not None:
        raise BadDeal("the stock cannot be reshuffled like this")
    upcard = table.discards[-1:]
    after = with_cards(
        table,
        replace(table.board, pile_seen=upcard, reshuffles=table.board.reshuffles + 1),
        stock=table.stock + stock,
        discards=upcard,
    )
    return after, (happened.StockShuffled(len(stock)),)
