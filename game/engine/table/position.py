"""Hand-made positions (record-format, section 2.3): a table from its parts, and the parts of a table."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Literal, TypeVar

from msgspec import Struct

from game.cards import Card, cards_text, in_hand_order, is_red_three
from game.engine.melding.melds import Meld, books_gained, meld_of, meldable_threes, why_not_begin
from game.engine.moves import GoOut
from game.engine.refusal import Reason
from game.engine.table.board import Board, Phase, StackName
from game.engine.table.seat_history import SeatHistory
from game.engine.table.state import Cards, Table, counts
from game.rules.ruleset import RuleSet, for_round, most_rounds, pack

_Value = TypeVar("_Value")


PositionFlaw = Literal[
    "no_tails",
    "entries",  # a list for more seats or teams than there are
    "no_meld",
    "second_meld",
    "no_round",
    "no_seat",
    "no_red_three",
    "cards",  # more of a face than the decks hold
    "stack_left",  # a seat plays its last stack, and the one above it is still there
    "not_taken_up",
    "tail_alone",
    "negative",
    "no_stack",
    "not_seen",
    "not_held",  # a seat no longer holds what it took from the pile
    "not_in_foot",
]
"""What is impossible about a position."""


class ImpossiblePosition(Struct, frozen=True):
    """Why a position can't occur under these rules, with what its flaw is about."""

    flaw: PositionFlaw
    number: int
    """Of a seat or round, or how many there are."""
    most: int
    """How many there may be."""
    key: str
    cards: str


class BadPosition(ValueError):
    """A position that can't occur under these rules."""

    def __init__(self, why: ImpossiblePosition) -> None:
        super().__init__(why)
        self.why = why


def _bad(flaw: PositionFlaw, number: int = 0, most: int = 0, key: str = "", cards: str = "") -> BadPosition:
    return BadPosition(ImpossiblePosition(flaw, number, most, key, cards))


class Position(Struct, frozen=True, kw_only=True):
    """The parts of a position. Whatever is empty, or shorter than the table needs, is filled with empty, false or zero.

    They are those of a `Board`, with faces in place of counts: `hands`, `feet` and `tails` by seat, `melds` by team,
    `stock` top first, `discards` bottom first. `seat` is whose move it is; `asker` and `proposal` belong to the phase
    `ANSWER`. `pile_seen` counts the discards, from the top, that everybody saw; by default only the upcard. `bottoms`
    are those of hand and foot if the rules showed them; while stacks are being chosen each stack's last card is its
    bottom. `aside` are the cards set aside from the round, if the rules do that; `at_once`, `wilds_added` and
    `last_round` are those of a `Board`.
    """

    round: int = 1
    dealer: int = 0
    first: int | None = None
    seat: int = 0
    phase: Phase = Phase.DRAW
    hands: tuple[Cards, ...] = ()
    feet: tuple[Cards, ...] = ()
    tails: tuple[Cards, ...] = ()
    in_foot: tuple[bool, ...] = ()
    played_foot: tuple[bool, ...] = ()
    melded: tuple[bool, ...] = ()
    turns: tuple[int, ...] = ()
    melds: tuple[tuple[Cards, ...], ...] = ()
    stock: Cards = ()
    discards: Cards = ()
    aside: Cards = ()
    at_once: tuple[int, ...] = ()
    wilds_added: tuple[tuple[int, int], ...] = ()
    totals: tuple[int, ...] = ()
    cut: tuple[int, ...] = ()
    refused: bool = False
    chosen: tuple[int | None, ...] = ()
    answered: tuple[bool, ...] = ()
    red_threes: tuple[Cards, ...] = ()
    peeked: bool = False
    frozen: int | None = None
    reshuffles: int = 0
    out: int | None = None
    last_round: bool = False
    pile_seen: int | None = None
    taken: tuple[Cards, ...] = ()
    history: tuple[SeatHistory, ...] = ()
    bottoms: tuple[tuple[Card, Card] | None, ...] = ()
    asker: int | None = None
    proposal: GoOut | None = None


def table_at(rules: RuleSet, players: int, teams: int, position: Position) -> Table:
    """The table of a position. Raises BadPosition."""
    hands = _cards(position.hands, players, "hands")
    feet = _cards(position.feet, players, "feet")
    has_tails = bool(for_round(rules.tail_cards, position.round))
    tails = _cards(position.tails, players, "tails") if has_tails or any(position.tails) else ()
    melds = tuple(_melds(rules, team) for team in _padded(position.melds, teams, (), "melds"))
    _check(rules, players, position, (*hands, *feet, *tails), melds)
    if tails and not has_tails:
        raise _bad("no_tails", position.round)
    asker = position.seat if position.asker is None else position.asker
    board = Board(
        rules=rules,
        teams=teams,
        round=position.round,
        dealer=position.dealer,
        first=(position.dealer + 1) % players if position.first is None else position.first,
        phase=position.phase,
        turn=asker if position.phase == Phase.ANSWER else position.seat,
        mover=position.seat,
        **counts(hands, feet, position.stock, position.discards, tails),
        in_foot=_padded(position.in_foot, players, False, "in_foot"),
        played_foot=_padded(position.played_foot, players, False, "played_foot"),
        melded=_padded(position.melded, players, False, "melded"),
        turns=_padded(position.turns, players, 0, "turns"),
        chosen=_padded(position.chosen, players, None, "chosen"),
        answered=_padded(position.answered, players, False, "answered"),
        refused=position.refused,
        reshuffles=position.reshuffles,
        melds=melds,
        totals=_padded(position.totals, teams, 0, "totals"),
        cut=_padded(position.cut, teams, 0, "cut"),
        red_threes=_padded(position.red_threes, teams, (), "red_threes"),
        at_once=_padded(position.at_once, teams, 0, "at_once") if any(position.at_once) else (),
        wilds_added=position.wilds_added if rules.wild_per_turn else (),
        peeked=position.peeked and rules.take_peek and position.phase == Phase.DRAW,
        frozen=position.frozen if rules.freeze != "no" else None,
        out=position.out if position.phase == Phase.ENDED else None,
        last_round=position.last_round,
        pile_seen=_pile_seen(rules, position),
        taken=_cards(position.taken, players, "taken"),
        history=_padded(position.history, players, SeatHistory(), "history") if position.history else (),
    )
    _check_flags(board)
    _check_memory(board, position, hands, feet)
    asked = position.proposal if position.phase == Phase.ANSWER else None
    return Table(
        board=board,
        hands=hands,
        feet=feet,
        tails=tails,
        bottoms=_bottoms(rules, position, players),
        stock=position.stock,
        discards=position.discards,
        aside=position.aside,
        proposal=asked,
        proposed=None if asked is None else books_gained(rules, melds[board.team_of(board.turn)], asked.groups),
    )


def position_of(table: Table) -> Position:
    """The parts of a table; `table_at` makes the same table from them."""
    board = table.board
    return Position(
        round=board.round,
        dealer=board.dealer,
        first=board.first,
        seat=board.mover,
        phase=board.phase,
        hands=_stacks(table, table.hands, 0),
        feet=_stacks(table, table.feet, 1),
        tails=table.tails,
        in_foot=board.in_foot,
        played_foot=board.played_foot,
        melded=board.melded,
        turns=board.turns,
        melds=tuple(tuple(meld.cards for meld in team) for team in board.melds),
        stock=table.stock,
        discards=table.discards,
        aside=table.aside,
        totals=board.totals,
        cut=board.cut,
        refused=board.refused,
        chosen=board.chosen,
        answered=board.answered,
        red_threes=board.red_threes,
        at_once=board.at_once,
        wilds_added=board.wilds_added,
        peeked=board.peeked,
        frozen=board.frozen,
        reshuffles=board.reshuffles,
        out=board.out,
        last_round=board.last_round,
        pile_seen=len(board.pile_seen),
        taken=board.taken,
        history=board.history,
        bottoms=() if board.phase in (Phase.CUT, Phase.CHOOSE) else table.bottoms,
        asker=board.turn if board.phase == Phase.ANSWER else None,
        proposal=table.proposal,
    )


def _stacks(table: Table, stacks: tuple[Cards, ...], number: int) -> tuple[Cards, ...]:
    """The stacks with the bottom card last, if it matters."""
    if not table.bottoms or table.board.phase not in (Phase.CUT, Phase.CHOOSE):
        return stacks
    ordered = []
    for cards, bottoms in zip(stacks, table.bottoms, strict=True):
        above = list(cards)
        if bottoms is not None:
            above.remove(bottoms[number])
            above.append(bottoms[number])
        ordered.append(tuple(above))
    return tuple(ordered)


def _padded(values: Sequence[_Value], length: int, filler: _Value, name: str) -> tuple[_Value, ...]:
    if len(values) > length:
        raise _bad("entries", len(values), length, name)
    return (*values, *(filler,) * (length - len(values)))


def _cards(stacks: Sequence[Cards], players: int, name: str) -> tuple[Cards, ...]:
    return tuple(in_hand_order(cards) for cards in _padded(stacks, players, (), name))


def _bottoms(rules: RuleSet, position: Position, players: int) -> tuple[tuple[Card, Card] | None, ...]:
    """The last card of each stack is its bottom card, if the rules show those and stacks are still being chosen."""
    if rules.stacks not in ("bottom_high", "bottom_low"):
        return ()
    if position.phase not in (Phase.CUT, Phase.CHOOSE):
        return tuple(_padded(position.bottoms, players, None, "bottoms")) if position.bottoms else ()
    stacks = zip(
        _padded(position.hands, players, (), "hands"), _padded(position.feet, players, (), "feet"), strict=True
    )
    return tuple((first[-1], second[-1]) if first and second else None for first, second in stacks)


def _melds(rules: RuleSet, team: Sequence[Cards]) -> tuple[Meld, ...]:
    """A team's melds, each of which must have been legal next to those begun before it."""
    melds: tuple[Meld, ...] = ()
    threes = meldable_threes(rules, in_foot=True, goes_out=True)
    for cards in team:
        refusal = why_not_begin(rules, melds, cards, threes)
        if refusal is not None:
            flaw: PositionFlaw = "second_meld" if refusal.code == Reason.SECOND_MELD else "no_meld"
            raise _bad(flaw, cards=cards_text(cards))
        melds += (meld_of(cards),)
    return melds


def _check(
    rules: RuleSet,
    players: int,
    position: Position,
    stacks: Sequence[Cards],
    melds: Sequence[Sequence[Meld]],
) -> None:
    if not 1 <= position.round <= most_rounds(rules):
        raise _bad("no_round", position.round, most_rounds(rules))
    for name, seat in (
        ("dealer", position.dealer),
        ("seat", position.seat),
        ("asker", position.asker),
        ("frozen", position.frozen),
        ("first", position.first),
        ("out", position.out),
    ):
        if seat is not None and not 0 <= seat < players:
            raise _bad("no_seat", seat, players - 1, name)
    if not all(is_red_three(card) for cards in position.red_threes for card in cards):
        raise _bad("no_red_three")
    there = Counter(
        chain(
            position.stock,
            position.discards,
            position.aside,
            *stacks,
            *position.red_threes,
            *(meld.cards for team in melds for meld in team),
        )
    )
    whole = Counter(pack(rules, players))
    too_many = there - whole
    if too_many:
        face = next(iter(too_many))
        raise _bad("cards", there[face], whole[face], cards=face)


def _check_flags(board: Board) -> None:
    for seat in range(board.players):
        if board.in_foot[seat] and board.feet[seat]:
            raise _bad("stack_left", seat)
        if board.played_foot[seat] and not board.in_foot[seat]:
            raise _bad("not_taken_up", seat)
        if board.tails and board.tails[seat] and not board.feet[seat] and board.phase != Phase.CUT:
            raise _bad("tail_alone", seat)
    if any(count < 0 for count in board.turns) or board.reshuffles < 0:
        raise _bad("negative")
    if any(stack not in (None, 0, 1) for stack in board.chosen):
        raise _bad("no_stack")


def _pile_seen(rules: RuleSet, position: Position) -> Cards:
    usual = len(position.discards) if rules.take_bottom or rules.take_peek else 1
    seen = usual if position.pile_seen is None or rules.take_peek else position.pile_seen
    if not min(1, len(position.discards)) <= seen <= max(1, len(position.discards)):
        raise _bad("not_seen", seen, len(position.discards))
    return position.discards[-seen:] if seen else ()


def _check_memory(board: Board, position: Position, hands: Sequence[Cards], feet: Sequence[Cards]) -> None:
    """Remembered cards must still be there."""
    for seat, cards in enumerate(board.taken):
        if Counter(cards) - Counter(hands[seat]):
            raise _bad("not_held", seat)
    for seat, bottoms in enumerate(position.bottoms):
        is_foot = bool(feet[seat]) and board.next_stack(seat) is StackName.FOOT
        if bottoms is not None and is_foot and bottoms[1] not in feet[seat]:
            raise _bad("not_in_foot", seat, cards=bottoms[1])
