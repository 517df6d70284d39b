"""A deal with a code, as a match: who sits there, the header of its record, its first round."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from game.deals.deal_code import signs_kept
from game.deals.shared_deal import SharedDeal
from game.deals.tables import PLAYER_KINDS, DealTable, NoTableNumber, PlayerKind, table_number
from game.engine.table.deal import Deal
from game.engine.table.state import before_first_deal
from game.messages.functions import deals as say
from game.play.dealer import Dealer
from game.play.seats import BadSeats, SeatPlan, TablePlan, header_of, seat_plan
from saves.records.lines import GameLine, Line, RoundLine, SeatInfo, header_in
from saves.records.replay import rules_of


class DealBegins(Struct, frozen=True):
    """Who deals the first round of a deal, and who has its first turn: public in advance."""

    dealer: int
    first: int


def plan_of(deal: SharedDeal) -> TablePlan:
    """The deal's table in the form of the command line and a new game."""
    seats = tuple(seat_plan(player_kind) for player_kind in deal.table.seats)
    return TablePlan(deal.table.players, deal.table.teams, seats)


def deal_table(plan: TablePlan) -> DealTable:
    """The table of a new deal. Raises BadSeats for seats that a code can't express, such as styles."""
    table = DealTable(plan.teams, tuple(_player_kind(seat) for seat in plan.seats))
    try:
        table_number(table)
    except NoTableNumber:
        raise BadSeats(say.table_for_no_code()) from None
    return table


def _player_kind(seat: SeatPlan) -> PlayerKind:
    found = next((player_kind for player_kind in PLAYER_KINDS if player_kind == seat.text), None)
    if found is None:
        raise BadSeats(say.seat_for_no_code(seat.text))
    return found


def deal_header(
    deal: SharedDeal, seats: Sequence[SeatInfo], *, game_id: str, created: str, app: str, name: str
) -> GameLine:
    """The first line of the record of a match of the deal; it has no seed, because the code determines everything.

    `seats` are those of the deal with their names, or others: the cards are the same.
    """
    return header_of(
        deal.rules,
        seats,
        deal.table.teams,
        seed=None,
        game_id=game_id,
        created=created,
        app=app,
        name=name,
        deal=deal.code,
    )


def first_round(deal: SharedDeal) -> Deal:
    """The first round with its cards: for commands and records, never for a screen."""
    board = before_first_deal(deal.rules, deal.table.players, deal.table.teams).board
    return Dealer(None, deal.signs).deal(board)


def begins(deal: SharedDeal) -> DealBegins:
    """What is public about a deal before it is played."""
    round_ = first_round(deal)
    return DealBegins(round_.dealer, round_.first)


DealClaim = Literal[
    "none",
    "unreadable",  # a code with a typo, or of a newer version
    "other_cards",  # a code whose cards are not those of the first round
    "true",  # the code's cards, as far as any were dealt
]


def deal_claimed(lines: Sequence[Line]) -> DealClaim:
    """Whether a valid record was played with the cards of the code in its header."""
    header = header_in(lines)
    if header.deal is None:
        return "none"
    signs = signs_kept(header.deal)
    if signs is None:
        return "unreadable"
    if len(lines) == 1:
        return "true"
    dealt = Dealer(0, signs).deal(before_first_deal(rules_of(header), len(header.seats), len(header.teams)).board)
    match lines[1]:
        case RoundLine(n=1, dealer=dealer, first=first, deck=deck):
            return "true" if (dealer, first, deck) == (dealt.dealer, dealt.first, dealt.deck) else "other_cards"
        case _:
            return "other_cards"
