"""What lies open on the table: the part of a game that everybody sees, and what follows from it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from game.cards import Card
from game.engine.melds import Meld, card_values
from game.engine.seat_history import SeatHistory
from game.rules.ruleset import RuleSet, dealt_to_each, for_round, minimum_of_round, most_rounds

MOST_RESHUFFLES = 20
"""Reshuffles of a round after which an exhausted stock ends it."""


class Phase(StrEnum):
    """What the game waits for."""

    CUT = "cut"
    CHOOSE = "choose"
    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    ENDED = "ended"


class StackName(StrEnum):
    """The stacks that a seat plays one after the other."""

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
    """The seat that has, or had, the round's first turn."""
    phase: Phase = Phase.ENDED
    turn: int = 0
    """The seat whose turn it is; while a question is open, the asker."""
    mover: int = 0
    """The seat that must act now."""

    hands: tuple[int, ...]
    """Cards each seat plays from: its hand, or a later stack once taken up. In `CUT` and `CHOOSE`: stack 0."""
    feet: tuple[int, ...]
    """Cards of the stack that each seat takes up next: its foot, where that is taken up its tail. In `CUT` and
    `CHOOSE`: stack 1.
    """
    tails: tuple[int, ...] = ()
    """Cards of each tail still lying beneath a foot; empty in a round without tails."""
    stock: int = 0
    """Cards left to draw."""
    pile: int = 0
    """Cards on the discard pile, the upcard among them."""
    upcard: Card | None = None
    """The top of the discard pile; None when there is none."""

    in_foot: tuple[bool, ...]
    """Whether the seat has taken up its last stack: the foot, in a round with tails the tail."""
    played_foot: tuple[bool, ...]
    """Whether the seat has melded or discarded a card of its last stack."""
    melded: tuple[bool, ...]
    """Whether the seat has melded a card in this round."""
    turns: tuple[int, ...]
    """Turns each seat has ended in this round."""
    chosen: tuple[int | None, ...]
    """In `CUT` and `CHOOSE`: which of its two stacks the seat made its hand, None while it has not."""
    answered: tuple[bool, ...]
    """While a question is open: who has said yes."""
    refused: bool = False
    """Whether permission was refused in this turn."""
    reshuffles: int = 0
    """How often the discards became new stock in this round."""
    out: int | None = None
    """Who went out, once the round has ended so."""

    melds: tuple[tuple[Meld, ...], ...]
    """By team, in the order they were begun."""
    totals: tuple[int, ...]
    """Match points by team; the round's are added when it ends."""
    cut: tuple[int, ...]
    """Cut bonuses by team in this round."""
    red_threes: tuple[tuple[Card, ...], ...]
    """By team: red threes laid down, where the rules have it."""
    at_once: tuple[int, ...] = ()
    """By team, where the rules reward it: books begun and completed in one move; empty while there is none."""
    wilds_added: tuple[tuple[int, int], ...] = ()
    """Where the rules limit it: melds of the team whose turn it is with the wilds added to them in this turn."""
    peeked: bool = False
    """Whether the seat whose turn it is has looked at the cards that the pile would bring."""
    frozen: int | None = None
    """The seat whose discarded wild froze the pile, while it is frozen."""

    pile_seen: tuple[Card, ...] = ()
    """The discards that everybody saw go by and that still lie there, bottom first; unseen ones lie below them."""
    taken: tuple[tuple[Card, ...], ...]
    """By seat: cards openly taken with the pile and not played since, in hand order."""
    history: tuple[SeatHistory, ...] = ()
    """By seat: what it was last seen to do; empty until somebody has done something in the round."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def has_partners(self) -> bool:
        """Whether there are teams of two and more; if not, everybody plays alone."""
        return self.teams < self.players

    def team_of(self, seat: int) -> int:
        """The team a seat belongs to."""
        return seat % self.teams

    def out_of(self, team: int) -> int | None:
        """The team's seat that went out; None where none of its seats did."""
        return self.out if self.out is not None and self.team_of(self.out) == team else None

    def teammates(self, seat: int) -> Iterator[int]:
        """The other members of a seat's team, clockwise from it."""
        players = len(self.hands)
        return ((seat + step) % players for step in range(self.teams, players, self.teams))

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
        """The stack that the seat takes up by getting rid of all its cards; none where it plays its last, or where a
        book brings the foot.
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
        """The stack after which nothing is left to take up: what everybody goes out from."""
        return StackName.TAIL if self.tails else StackName.FOOT

    def plays_foot(self, seat: int) -> bool:
        """Whether the seat plays a foot after which a tail comes."""
        return self.next_stack(seat) is StackName.TAIL

    def lying(self, seat: int) -> int:
        """Cards of the seat's stacks that still lie face down."""
        return self.feet[seat] + (self.tails[seat] if self.tails else 0)

    def lying_stacks(self, seat: int) -> list[tuple[StackName, int]]:
        """What the seat has not picked up yet, with how many cards each has."""
        lying = [(self.next_stack(seat) or self.last_stack, self.feet[seat])]
        if self.tails:
            lying.append((StackName.TAIL, self.tails[seat]))
        return [(stack, cards) for stack, cards in lying if cards]

    @property
    def draw_count(self) -> int:
        """Cards drawn in a turn of this round."""
        return for_round(self.rules.draw_count, self.round)

    @property
    def pile_yield(self) -> int:
        """Cards that taking the pile would bring; public. 0 when there is nothing to take."""
        if self.rules.take_count == "never":
            return 0
        return self.pile if self.rules.take_count == "all" else min(self.rules.take_count, self.pile)

    @property
    def peeked_cards(self) -> tuple[Card, ...]:
        """What the seat whose turn it is looks at: the cards that the pile would bring, the upcard first."""
        return self.pile_seen[-self.pile_yield :][::-1] if self.peeked and self.pile_yield else ()

    @property
    def pile_bottom(self) -> Card | None:
        """The lowest of the cards that taking the pile would bring, where the rules ask for it to be melded.

        None where that is the upcard itself, or where nobody at the table saw it go by.
        """
        count = self.pile_yield if self.rules.take_bottom else 0
        return self.pile_seen[-count] if 1 < count <= len(self.pile_seen) else None

    @property
    def drawn_with_pile(self) -> int:
        """Cards that the stock gives the player who takes the pile now."""
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
        """Whether the last round has been played to its end, or a team has reached the target score."""
        if self.phase != Phase.ENDED:
            return False
        return is_last(self.rules, self.round, self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """Teams with the highest total; several share a win."""
        return leaders(self.totals)


def is_last(rules: RuleSet, round_number: int, totals: Sequence[int]) -> bool:
    """Whether a match is over after so many rounds, with these totals."""
    return round_number >= most_rounds(rules) or (round_number > 0 and 0 < rules.target_score <= max(totals))


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """The teams with the highest total."""
    best = max(totals)
    return tuple(team for team, total in enumerate(totals) if total == best)


def opening_minimum(board: Board, team: int) -> int:
    """Points the team's first melds of this round must reach."""
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
    """Cards of a hand and a foot together, and of a tail where there is one: what a cut aims at (S004-15)."""
    return dealt_to_each(board.rules, board.round)


def points_at_once(board: Board, team: int) -> int:
    """What the team has earned by books that were begun and completed in one move."""
    return board.at_once[team] * board.rules.book_at_once if board.at_once else 0


def points_on_table(board: Board, team: int) -> int:
    """Card values of everything the team has melded in this round, books' bonuses apart."""
    values = card_values(board.rules)
    return sum(values[card] for meld in board.melds[team] for card in meld.cards)
