"""A position made by hand: cards put one by one into hands, feet, melds, stock and pile.

Everything is a frozen value, so undoing means keeping the previous one. The position may be invalid until it is played;
`trouble_of` reports the problem as a fact.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import and_
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, is_red_three, is_three, is_wild
from game.engine.melding.melds import Meld, meld_of, meldable_threes, why_not_begin
from game.engine.refusal import Refusal
from game.engine.score import unplayed
from game.engine.table.board import Phase, StackName
from game.engine.table.position import BadPosition, ImpossiblePosition, Position, position_of, table_at
from game.engine.table.state import Cards, Table, put
from game.play.dealer import Dealer, Seed
from game.rules.ruleset import RuleSet, cards_set_aside, for_round, most_rounds, pack
from saves.records.lines import PositionLine
from saves.records.position_json import position_line

KINDS: Final[tuple[Cards, ...]] = (
    (Card("*R"), Card("*B")),
    *(tuple(Card(f"{rank}{suit}") for suit in "SHDC") for rank in "2AKQJT987654"),
    (Card("3S"), Card("3C")),
    (Card("3H"), Card("3D")),
)
"""The faces that count the same: jokers, each rank, black threes and red ones."""


class IntoHand(Struct, frozen=True):
    """What a seat plays from: its hand, or a later stack once it has taken that up."""

    seat: int


class IntoFoot(Struct, frozen=True):
    """A foot that is still face down."""

    seat: int


class IntoTail(Struct, frozen=True):
    """A tail that is still face down."""

    seat: int


class IntoMeld(Struct, frozen=True):
    """A team's meld; the number after its last one begins another."""

    team: int
    number: int


class IntoRedThrees(Struct, frozen=True):
    """Where a team lays its red threes, under rules that require it."""

    team: int


class IntoStock(Struct, frozen=True):
    """The cards to draw, in the order they are added."""


class IntoPile(Struct, frozen=True):
    """The discards; the last one added is on top."""


CardPlace = IntoHand | IntoFoot | IntoTail | IntoMeld | IntoRedThrees | IntoStock | IntoPile


class EmptyHand(Struct, frozen=True):
    """A seat has no card to play from."""

    seat: int


class EmptyTail(Struct, frozen=True):
    """A seat that is to pick up its tail has none."""

    seat: int


class RefusedMeld(Struct, frozen=True):
    """`cards` aren't a meld under these rules."""

    team: int
    cards: Cards
    why: Refusal


class HeldRedThree(Struct, frozen=True):
    """A seat holds a red three, which these rules lay down at once."""

    seat: int


class Unplayable(Struct, frozen=True):
    """Any other objection by the engine."""

    why: ImpossiblePosition


Trouble = EmptyHand | EmptyTail | RefusedMeld | HeldRedThree | Unplayable


class HandMade(Struct, frozen=True, kw_only=True):
    """A position so far. Tuples by seat or by team; stock top first, discards bottom first."""

    rules: RuleSet
    players: int
    teams: int
    round: int = 1
    seat: int = 0
    has_drawn: bool = False
    hands: tuple[Cards, ...]
    feet: tuple[Cards, ...]
    tails: tuple[Cards, ...]
    plays: tuple[StackName, ...]
    melds: tuple[tuple[Cards, ...], ...]
    red_threes: tuple[Cards, ...]
    stock: Cards = ()
    discards: Cards = ()
    base: Position | None = None
    """The moment of a match that it started from, for everything besides cards; None if it started with an empty table.
    """

    @property
    def rounds(self) -> int:
        """The maximum number of rounds of a match with these rules."""
        return most_rounds(self.rules)

    @property
    def has_tails(self) -> bool:
        """Whether tails are dealt in this round."""
        return bool(for_round(self.rules.tail_cards, self.round))

    @property
    def in_foot(self) -> tuple[bool, ...]:
        """By seat: whether it plays from its last stack."""
        first = {StackName.HAND, StackName.FOOT} if self.has_tails else {StackName.HAND}
        return tuple(stack not in first for stack in self.plays)

    @property
    def places(self) -> tuple[CardPlace, ...]:
        """Everywhere a card can be put: seat by seat, team by team, then stock and pile."""
        return tuple(self._places())

    def _places(self) -> Iterator[CardPlace]:
        for seat in range(self.players):
            yield IntoHand(seat)
            if self.plays[seat] is StackName.HAND:
                yield IntoFoot(seat)
            if self.has_tails and not self.in_foot[seat]:
                yield IntoTail(seat)
        for team, melds in enumerate(self.melds):
            yield from (IntoMeld(team, number) for number in range(len(melds) + 1))
            if self.rules.red_threes == "lay_down":
                yield IntoRedThrees(team)
        yield IntoPile()
        yield IntoStock()

    def cards_at(self, place: CardPlace) -> Cards:
        """The cards there, in the order they were added."""
        match place:
            case IntoHand(seat):
                return self.hands[seat]
            case IntoFoot(seat):
                return self.feet[seat]
            case IntoTail(seat):
                return self.tails[seat]
            case IntoMeld(team, number):
                return self.melds[team][number] if number < len(self.melds[team]) else ()
            case IntoRedThrees(team):
                return self.red_threes[team]
            case IntoStock():
                return self.stock
            case IntoPile():
                return self.discards

    @property
    def left(self) -> Counter[Card]:
        """The cards of the decks that aren't placed yet."""
        melds = (cards for team in self.melds for cards in team)
        there = chain(self.stock, self.discards, *self.hands, *self.feet, *self.tails, *melds, *self.red_threes)
        return Counter(pack(self.rules, self.players)) - Counter(there)

    def left_of(self, kind: Cards) -> int:
        """How many cards of a kind aren't placed yet."""
        left = self.left
        return sum(left[card] for card in kind)

    def why_not_there(self, place: CardPlace, kind: Cards) -> bool:
        """Whether cards of the kind can't be put there: only red threes go where those are laid."""
        return isinstance(place, IntoRedThrees) and not is_red_three(kind[0])

    def with_one(self, place: CardPlace, kind: Cards) -> "HandMade":
        """One more card of the kind there, of the suit with most left; unchanged if there is none."""
        left = self.left
        card = max(kind, key=lambda face: left[face])
        if not left[card] or self.why_not_there(place, kind):
            return self
        return self._with(place, (*self.cards_at(place), card))

    def without_one(self, place: CardPlace, kind: Cards) -> "HandMade":
        """Without the last added card of the kind there; unchanged if there is none."""
        cards = self.cards_at(place)
        at = next((n for n in reversed(range(len(cards))) if cards[n] in kind), None)
        return self if at is None else self._with(place, (*cards[:at], *cards[at + 1 :]))

    def without_last(self, place: CardPlace) -> "HandMade":
        """Without the last added card there."""
        cards = self.cards_at(place)
        return self._with(place, cards[:-1]) if cards else self

    def _with(self, place: CardPlace, cards: Cards) -> "HandMade":
        match place:
            case IntoHand(seat):
                return replace(self, hands=put(self.hands, seat, cards))
            case IntoFoot(seat):
                return replace(self, feet=put(self.feet, seat, cards))
            case IntoTail(seat):
                return replace(self, tails=put(self.tails, seat, cards))
            case IntoMeld(team, number):
                melds = (*self.melds[team][:number], *([cards] if cards else []), *self.melds[team][number + 1 :])
                return replace(self, melds=put(self.melds, team, melds))
            case IntoRedThrees(team):
                return replace(self, red_threes=put(self.red_threes, team, cards))
            case IntoStock():
                return replace(self, stock=cards)
            case IntoPile():
                return replace(self, discards=cards)

    def playing(self, seat: int, stack: StackName) -> "HandMade":
        """With that seat playing from its hand, foot or tail; cards there, and of earlier stacks, become unplaced."""
        tails = put(self.tails, seat, ()) if stack is StackName.TAIL else self.tails
        return replace(self, plays=put(self.plays, seat, stack), feet=put(self.feet, seat, ()), tails=tails)

    def in_round(self, number: int) -> "HandMade":
        """In another round; without tails if it has none."""
        there = replace(self, round=number)
        if there.has_tails:
            return there
        plays = tuple(StackName.FOOT if stack is StackName.TAIL else stack for stack in self.plays)
        return replace(there, plays=plays, tails=((),) * self.players)

    def filled(self, seed: Seed | None) -> "HandMade":
        """With everything unplaced dealt at random: hands, feet and tails up to their size, a first discard, then the
        stock; cards that the rules set aside stay out.
        """
        rest = list(Dealer(seed).dealt_anew(sorted(self.left.elements())))
        held_down = self.rules.red_threes == "lay_down"
        sizes = {
            StackName.HAND: for_round(self.rules.hand_cards, self.round),
            StackName.FOOT: for_round(self.rules.foot_cards, self.round),
            StackName.TAIL: for_round(self.rules.tail_cards, self.round),
        }

        def more(cards: Cards, size: int, is_held: bool) -> Cards:
            fitting = (card for card in rest if not (is_held and held_down and is_red_three(card)))
            new = [card for card, _ in zip(fitting, range(size - len(cards)), strict=False)]
            for card in new:
                rest.remove(card)
            return (*cards, *new)

        hands, feet, tails = list(self.hands), list(self.feet), list(self.tails)
        for seat in range(self.players):
            size = sizes[self.plays[seat]]
            drawn = for_round(self.rules.draw_count, self.round) if self.has_drawn and seat == self.seat else 0
            hands[seat] = more(hands[seat], size + drawn, is_held=True)
            if self.plays[seat] is StackName.HAND:
                feet[seat] = more(feet[seat], sizes[StackName.FOOT], is_held=False)
            if self.has_tails and not self.in_foot[seat]:
                tails[seat] = more(tails[seat], sizes[StackName.TAIL], is_held=False)
        discards = self.discards
        if not discards:
            first = next((card for card in rest if not (is_wild(card) or is_three(card))), None)
            if first is not None:
                rest.remove(first)
                discards = (first,)
        kept = max(0, len(rest) - cards_set_aside(self.rules, self.players))
        dealt = replace(self, hands=tuple(hands), feet=tuple(feet), tails=tuple(tails))
        return replace(dealt, discards=discards, stock=(*self.stock, *rest[:kept]))


def empty_table(rules: RuleSet, players: int, teams: int) -> HandMade:
    """A table without cards; `teams` must divide `players`."""
    nothing: tuple[Cards, ...] = ((),) * players
    return HandMade(
        rules=rules,
        players=players,
        teams=teams,
        hands=nothing,
        feet=nothing,
        tails=nothing,
        plays=(StackName.HAND,) * players,
        melds=((),) * teams,
        red_threes=((),) * teams,
    )


def from_table(table: Table) -> HandMade:
    """The cards of a moment at which somebody draws or plays, for rearranging. Memory is dropped; totals, turns and
    everything else besides cards are kept.
    """
    board, position = table.board, position_of(table)
    nothing: tuple[Cards, ...] = ((),) * board.players
    lying = [unplayed(table, seat) for seat in range(board.players)]
    return HandMade(
        rules=board.rules,
        players=board.players,
        teams=board.teams,
        round=board.round,
        seat=board.mover,
        has_drawn=board.phase == Phase.PLAY,
        hands=table.hands,
        feet=tuple(foot for foot, _ in lying),
        tails=tuple(tail for _, tail in lying) if board.tails else nothing,
        plays=tuple(map(board.plays_from, range(board.players))),
        melds=position.melds,
        red_threes=board.red_threes,
        stock=table.stock,
        discards=table.discards,
        base=replace(position, refused=False, pile_seen=None, taken=(), bottoms=()),
    )


def trouble_of(made: HandMade) -> Trouble | None:
    """The first thing that keeps it from being played; None if it can be."""
    return next(_troubles(made), None)


def _troubles(made: HandMade) -> Iterator[Trouble]:
    yield from (EmptyHand(seat) for seat, cards in enumerate(made.hands) if not cards)
    if made.has_tails:
        last = made.in_foot
        yield from (EmptyTail(seat) for seat, cards in enumerate(made.tails) if not cards and not last[seat])
    for team, melds in enumerate(made.melds):
        yield from _refused(made.rules, team, melds)
    if made.rules.red_threes == "lay_down":
        yield from (HeldRedThree(seat) for seat, cards in enumerate(made.hands) if any(map(is_red_three, cards)))
    try:
        table_at(made.rules, made.players, made.teams, _position(made))
    except BadPosition as why:
        yield Unplayable(why.why)


def _refused(rules: RuleSet, team: int, melds: Sequence[Cards]) -> Iterator[RefusedMeld]:
    """The first of them that isn't a meld beside those before it."""
    threes = meldable_threes(rules, in_foot=True, goes_out=True)
    before: tuple[Meld, ...] = ()
    for cards in melds:
        why = why_not_begin(rules, before, cards, threes)
        if why is not None:
            yield RefusedMeld(team, cards, why)
            return
        before += (meld_of(cards),)


def line_of(made: HandMade) -> PositionLine:
    """The line that a record begins with; `trouble_of` must be None. If it was made from an empty table everybody
    counts as having had a turn.
    """
    return position_line(table_at(made.rules, made.players, made.teams, _position(made)))


def _position(made: HandMade) -> Position:
    base = made.base
    if base is None:
        nothing = Position(dealer=(made.seat - 1) % made.players, turns=(1,) * made.players)
        base = replace(nothing, played_foot=made.in_foot, melded=(True,) * made.players)
    opened = [bool(made.melds[seat % made.teams]) for seat in range(made.players)]
    return replace(
        base,
        round=made.round,
        seat=made.seat,
        phase=Phase.PLAY if made.has_drawn else Phase.DRAW,
        hands=made.hands,
        feet=tuple(
            tail if made.has_tails and stack is StackName.FOOT else foot
            for foot, tail, stack in zip(made.feet, made.tails, made.plays, strict=True)
        ),
        tails=tuple(tail if stack is StackName.HAND else () for tail, stack in zip(made.tails, made.plays, strict=True))
        if made.has_tails
        else (),
        in_foot=made.in_foot,
        played_foot=tuple(map(and_, made.in_foot, base.played_foot)),
        melded=tuple(map(and_, opened, base.melded)),
        melds=made.melds,
        red_threes=made.red_threes,
        stock=made.stock,
        discards=made.discards,
        frozen=base.frozen if made.discards else None,
    )
