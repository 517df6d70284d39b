"""The public part of a game, and what follows from it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from game.cards import Card
from game.engine.melding.melds import Meld, card_points
from game.engine.table.seat_history import SeatHistory
from game.rules.ruleset import RuleSet, book_opens, dealt_to_each, for_round, minimum_of_round, most_rounds, taken_in

MOST_RESHUFFLES = 20
"""After this many reshuffles in a round an exhausted stock ends it."""


class Phase(StrEnum):
    """What the game waits for."""

    CUT = "cut"
    CHOOSE = "choose"
    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    ENDED = "ended"


class StackName(StrEnum):
    """The stacks that a seat plays, one after the other."""

    HAND = "hand"
    FOOT = "foot"
    TAIL = "tail"


class Board(Struct, frozen=True, kw_only=True):
    """Everything public. Tuples by seat or by team; counts of cards where faces are hidden.

    Seat s belongs to team s mod `teams`; seats are numbered clockwise. Before the first deal the round is 0 and the
    phase is `ENDED`.
    """

    rules: RuleSet
    teams: int
    round: int = 0
    dealer: int = 0
    first: int = 0
    """The seat with the round's first turn."""
    phase: Phase = Phase.ENDED
    turn: int = 0
    """The seat whose turn it is; while a question is open, the asker."""
    mover: int = 0
    """The seat that must act now."""

    hands: tuple[int, ...]
    """Cards each seat plays from: its hand, or a later stack once taken up. In `CUT` and `CHOOSE`: stack 0."""
    feet: tuple[int, ...]
    """Cards of the stack that each seat takes up next: its foot, or its tail once the foot is taken up. In `CUT` and
    `CHOOSE`: stack 1.
    """
    tails: tuple[int, ...] = ()
    """Cards of each tail beneath a foot; empty in a round without tails."""
    stock: int
    """Cards left to draw."""
    pile: int
    """Cards on the discard pile, including the upcard."""
    upcard: Card | None = None
    """The top of the discard pile; None if it is empty."""

    in_foot: tuple[bool, ...]
    """Whether the seat has taken up its last stack: the foot, or the tail in a round with tails."""
    played_foot: tuple[bool, ...]
    """Whether the seat has melded or discarded a card of its last stack."""
    melded: tuple[bool, ...]
    """Whether the seat has melded a card in this round."""
    turns: tuple[int, ...]
    """Turns each seat has ended in this round."""
    chosen: tuple[int | None, ...]
    """In `CUT` and `CHOOSE`: which of its two stacks the seat chose as its hand; None until it has."""
    answered: tuple[bool, ...]
    """While a question is open: who has said yes."""
    refused: bool = False
    """Whether permission was refused in this turn."""
    last_round: bool = False
    """Whether somebody announced that the match ends with this round."""
    reshuffles: int = 0
    """How many times the discards became new stock in this round."""
    out: int | None = None
    """Who went out, if the round ended that way."""

    melds: tuple[tuple[Meld, ...], ...]
    """By team, in the order they were begun."""
    totals: tuple[int, ...]
    """Match points by team; a round's points are added when it ends."""
    cut: tuple[int, ...]
    """Cut bonuses by team in this round."""
    red_threes: tuple[tuple[Card, ...], ...]
    """By team: red threes laid down, if the rules require it."""
    at_once: tuple[int, ...] = ()
    """By team, if the rules reward it: books begun and completed in one move; empty while there are none."""
    wilds_added: tuple[tuple[int, int], ...] = ()
    """If the rules limit it: melds of the team whose turn it is, with the wilds added to each this turn."""
    peeked: bool = False
    """Whether the seat whose turn it is has looked at the cards that the pile would bring."""
    frozen: int | None = None
    """The seat whose discarded wild froze the pile; None while it isn't frozen."""

    pile_seen: tuple[Card, ...] = ()
    """The discards still in the pile that everybody saw, bottom first; unseen ones are below them."""
    taken: tuple[tuple[Card, ...], ...]
    """By seat: cards openly taken with the pile and not played since, in hand order."""
    history: tuple[SeatHistory, ...] = ()
    """By seat: what it was last seen to do; empty until the first action of the round."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def has_partners(self) -> bool:
        """Whether teams have two or more players; if not, everybody plays alone."""
        return self.teams < self.players

    def team_of(self, seat: int) -> int:
        """The team a seat belongs to."""
        return seat % self.teams

    def out_of(self, team: int) -> int | None:
        """The team's seat that went out; None if none did."""
        return self.out if self.out is not None and self.team_of(self.out) == team else None

    def around(self, seat: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        return [(seat + step) % self.players for step in range(self.players)]

    def teams_around(self, seat: int) -> list[int]:
        """All teams in the order of play, beginning with this seat's own."""
        return [self.team_of(other) for other in self.around(seat)[: self.teams]]

    def teammates(self, seat: int) -> Iterator[int]:
        """The other members of a seat's team, clockwise from it."""
        return iter(self.around(seat)[self.teams :: self.teams])

    @property
    def book_opens(self) -> bool:
        """Whether a complete clean book opens in this round, whatever it is worth."""
        return book_opens(self.rules, self.round)

    def has_opened(self, team: int) -> bool:
        """Whether the team has a meld on the table."""
        return bool(self.melds[team])

    def next_stack(self, seat: int) -> StackName | None:
        """The stack that the seat takes up next; None once it plays its last."""
        if self.in_foot[seat]:
            return None
        has_foot = not self.tails or self.tails[seat] or self.phase in (Phase.CUT, Phase.CHOOSE)
        return StackName.FOOT if has_foot else StackName.TAIL

    def empties_into(self, seat: int) -> Literal["foot", "tail", "none"]:
        """The stack that the seat takes up by getting rid of all its cards; "none" if it plays its last, or if a book
        brings the foot.
        """
        match self.next_stack(seat):
            case StackName.FOOT if self.rules.foot_when != "first_book":
                return "foot"
            case StackName.TAIL:
                return "tail"
            case _:
                return "none"

    def plays_from(self, seat: int) -> StackName:
        """The stack that the seat plays from."""
        match self.next_stack(seat):
            case StackName.FOOT:
                return StackName.HAND
            case StackName.TAIL:
                return StackName.FOOT
            case _:
                return self.last_stack

    @property
    def last_stack(self) -> StackName:
        """The stack after which nothing is left to take up; everybody goes out from it."""
        return StackName.TAIL if self.tails else StackName.FOOT

    def plays_foot(self, seat: int) -> bool:
        """Whether the seat plays a foot that a tail will follow."""
        return self.next_stack(seat) is StackName.TAIL

    def lying(self, seat: int) -> int:
        """How many cards of the seat's stacks are still face down."""
        return self.feet[seat] + (self.tails[seat] if self.tails else 0)

    def lying_stacks(self, seat: int) -> list[tuple[StackName, int]]:
        """The stacks that the seat hasn't picked up yet, each with its number of cards."""
        lying = [(self.next_stack(seat) or self.last_stack, self.feet[seat])]
        if self.tails:
            lying.append((StackName.TAIL, self.tails[seat]))
        return [(stack, cards) for stack, cards in lying if cards]

    @property
    def draw_count(self) -> int:
        """How many cards a turn of this round draws."""
        return for_round(self.rules.draw_count, self.round)

    @property
    def pile_yield(self) -> int:
        """How many cards taking the pile would bring; public. 0 if there is nothing to take."""
        match taken_in(self.rules, self.round):
            case "never":
                return 0
            case "all":
                return self.pile
            case count:
                return min(count, self.pile)

    @property
    def peeked_cards(self) -> tuple[Card, ...]:
        """What the seat whose turn it is sees when it peeks: the cards that the pile would bring, the upcard first."""
        return self.pile_seen[-self.pile_yield :][::-1] if self.peeked and self.pile_yield else ()

    @property
    def pile_bottom(self) -> Card | None:
        """The lowest card that taking the pile would bring, if the rules require it to be melded.

        None if that is the upcard itself, or if nobody saw it discarded.
        """
        count = self.pile_yield if self.rules.take_bottom else 0
        return self.pile_seen[-count] if 1 < count <= len(self.pile_seen) else None

    @property
    def lent(self) -> tuple[Card, ...]:
        """The `pile_bottom` to meld besides the cards of a hand; () if there is none."""
        return () if self.pile_bottom is None else (self.pile_bottom,)

    @property
    def drawn_with_pile(self) -> int:
        """How many stock cards come with the pile if it is taken now."""
        return min(self.rules.take_then_draw, self.stock)

    @property
    def shuffle_due(self) -> bool:
        """Whether the dealer must reshuffle the discards before anything else happens."""
        return (
            self.rules.stock_out == "reshuffle"
            and self.pile > 1
            and self.phase is Phase.DRAW
            and self.stock < self.draw_count
            and self.reshuffles < MOST_RESHUFFLES
        )

    @property
    def is_match_over(self) -> bool:
        """Whether the last round is over, planned or announced, or a team has reached the target score."""
        if self.phase != Phase.ENDED:
            return False
        return self.last_round or is_last(self.rules, self.round, self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The teams with the highest total; a tie is a shared win."""
        return leaders(self.totals)


def is_last(rules: RuleSet, round_number: int, totals: Sequence[int]) -> bool:
    """Whether a match is over after this round with these totals."""
    return round_number >= most_rounds(rules) or (round_number > 0 and 0 < rules.target_score <= max(totals))


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """The teams with the highest total."""
    best = max(totals)
    return tuple(team for team, total in enumerate(totals) if total == best)


def opening_minimum(board: Board, team: int) -> int:
    """Points that the team's first melds of this round must reach."""
    return minimum_to_open(board.rules, board.round, board.totals[team])


@lru_cache(maxsize=256)
def minimum_to_open(rules: RuleSet, round_number: int, total: int) -> int:
    """Points that first melds must reach in a round, for a team that began it with this total."""
    steps = rules.opening_by_score
    if not steps:
        return minimum_of_round(rules, round_number)
    reached = [step for step in steps if step[0] <= total]
    return max(reached)[1] if reached else min(steps)[1]


def packet_size(board: Board) -> int:
    """Cards of a hand and a foot together, plus a tail if there is one: the exact cut (S004-15)."""
    return dealt_to_each(board.rules, board.round)


def points_at_once(board: Board, team: int) -> int:
    """What the team has earned by books begun and completed in one move."""
    return board.at_once[team] * board.rules.book_at_once if board.at_once else 0


def melded_points(board: Board, team: int) -> int:
    """Card values of everything the team has melded in this round, excluding book bonuses."""
    return card_points(board.rules, (card for meld in board.melds[team] for card in meld.cards))
