"""A round as counts, made from a view and changed in place for speed: copy once, then mutate."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from game.ai.brain.card_classes import (
    BLACK_THREE,
    CLASS_OF,
    CLASSES,
    JOKER,
    MELD_RANKS,
    RANKS,
    RED_THREE,
    THREE_MELD,
    TWO,
    WILD_MELD,
    counts_of,
)
from game.ai.brain.rulebook import CLEAN, DIRTY, WILD, Rulebook, rulebook_of
from game.cards import FACES, NATURAL_RANKS, THREE, is_red_three
from game.engine.melding.melds import WILD_RANK, Meld, meld_of
from game.engine.moves import GoOut
from game.engine.table.board import Board, opening_minimum, points_at_once
from game.engine.table.view import PlayerView
from game.rules.ruleset import MELD_SIZE, decks_in_play, most_rounds

Lay = tuple[int, int, int, int, int]
"""A group: number of the meld (NEW for a new one), rank, naturals, jokers, twos."""

NEW = -1
NOBODY = -1

KEPT_IN_FOOT = 2
"""Cards of the last stack that a player who doesn't go out must keep: one to discard, one to hold."""


class Act(NamedTuple):
    """A move in counts: `kind` is one of the constants below; `kind_out` is the class discarded, or NOBODY."""

    kind: str
    seat: int
    groups: list[Lay]
    kind_out: int


DRAW = "draw"
TAKE = "take"
MELD = "meld"
DISCARD = "discard"
OUT = "out"
PASS = "pass"


class Melds:
    """A team's table: melds by number as counts, plus totals that are needed all the time."""

    __slots__ = ("at", "clean", "dirty", "naturals", "points", "ranks", "wild_books", "wilds")

    def __init__(self, ranks: list[int], naturals: list[int], wilds: list[int], at: list[int]) -> None:
        self.ranks = ranks
        self.naturals = naturals
        self.wilds = wilds
        self.at = at
        """By rank: the meld that cards of the rank go to, preferably an open one; NEW if there is none."""
        self.points = self.clean = self.dirty = self.wild_books = 0

    def copy(self) -> "Melds":
        """An independent copy."""
        other = Melds(self.ranks.copy(), self.naturals.copy(), self.wilds.copy(), self.at.copy())
        other.points = self.points
        other.clean = self.clean
        other.dirty = self.dirty
        other.wild_books = self.wild_books
        return other


class CountedPosition:
    """A complete round, including hidden cards: always imagined ones, never a real table's."""

    __slots__ = (
        "added",
        "before",
        "begun",
        "book",
        "deck",
        "decks",
        "feet",
        "feet_size",
        "frozen",
        "hands",
        "held",
        "in_foot",
        "laid",
        "log",
        "made_book",
        "melded",
        "minimum",
        "next_card",
        "out",
        "over",
        "pile",
        "played_foot",
        "players",
        "red_laid",
        "refused",
        "seen",
        "stock",
        "tables",
        "tails",
        "tails_size",
        "teams",
        "turn",
        "turns",
    )

    def __init__(
        self, book: Rulebook, players: int, tables: list[Melds], like: "CountedPosition | None" = None
    ) -> None:
        """A round before the deal, with these melds by team; or a copy, without a log, of what it is `like`: compiled
        classes have no other way to be made.
        """
        self.book = book
        self.players = players
        self.teams = teams = len(tables)
        self.tables = tables
        self.begun: list[int] = []
        """If books laid at once score: melds begun in the current act."""
        self.log: list[Act] | None = None
        self.laid: list[Lay] = []
        """Groups of the current act, if there is a log."""
        if like is None:
            self.decks = decks_in_play(book.rules, players)
            self.turn = 0
            self.hands: list[list[int]] = []
            self.held = [0] * players
            self.feet: list[list[int]] = []
            self.feet_size = [0] * players
            self.tails: list[list[int]] = []
            """The stacks beneath the feet; `feet` is what each seat takes up next. Empty in a round without tails."""
            self.tails_size: list[int] = []
            self.in_foot = [False] * players
            self.played_foot = [False] * players
            self.melded = [False] * players
            self.turns = [0] * players
            self.minimum = [0] * teams
            self.before = [0] * teams
            """Points that count in addition to the round's: match totals in the last round, cut bonuses."""
            self.pile: list[int] = []
            """Classes, bottom first."""
            self.deck: Sequence[int] = ()
            """The classes of the imagined stock, top first."""
            self.next_card = self.stock = 0
            self.seen = [0] * CLASSES
            """By class: cards in melds or in the pile."""
            self.frozen = NOBODY
            """The seat that froze the pile, while it is frozen; otherwise NOBODY."""
            self.red_laid = [0] * teams
            self.added: dict[int, int] = {}
            """If the rules limit it: wilds added this turn, by meld of the team to move."""
            self.refused = self.over = False
            self.out = NOBODY
            self.made_book = False
            """Whether a book was completed in this turn."""
        else:
            self.decks = like.decks
            self.turn = like.turn
            self.hands = [hand.copy() for hand in like.hands]
            self.held = like.held.copy()
            self.feet = like.feet.copy()
            self.feet_size = like.feet_size.copy()
            self.tails = like.tails.copy()
            self.tails_size = like.tails_size.copy()
            self.in_foot = like.in_foot.copy()
            self.played_foot = like.played_foot.copy()
            self.melded = like.melded.copy()
            self.turns = like.turns.copy()
            self.minimum = like.minimum
            self.before = like.before
            self.pile = like.pile.copy()
            self.deck = like.deck
            self.next_card = like.next_card
            self.stock = like.stock
            self.seen = like.seen.copy()
            self.frozen = like.frozen
            self.red_laid = like.red_laid.copy()
            self.added = like.added.copy()
            self.refused = like.refused
            self.over = like.over
            self.out = like.out
            self.made_book = like.made_book

    def copy(self) -> "CountedPosition":
        """An independent copy without a log."""
        return CountedPosition(self.book, self.players, [table.copy() for table in self.tables], self)

    def lay(self, seat: int, number: int, rank: int, naturals: int, jokers: int, twos: int) -> None:
        """Lay cards of the seat on the team's meld `number`, or as a new one.

        They must be in the hand, including the upcard while the pile is being taken, and the move must be legal.
        """
        table = self.tables[seat % self.teams]
        book = self.book
        hand = self.hands[seat]
        wilds = jokers + twos
        values = book.values
        if naturals:
            if rank < RANKS:
                hand[rank] -= naturals
                self.seen[rank] += naturals
                table.points += naturals * values[rank]
            else:
                self._lay_threes(table, hand, naturals)
        if jokers:
            hand[JOKER] -= jokers
            self.seen[JOKER] += jokers
        if twos:
            hand[TWO] -= twos
            self.seen[TWO] += twos
        self.held[seat] -= naturals + wilds
        if self.log is not None:
            self.laid.append((number, rank, naturals, jokers, twos))
        table.points += jokers * values[JOKER] + twos * values[TWO]
        size = book.size
        if number == NEW:
            number = len(table.ranks)
            table.ranks.append(rank)
            table.naturals.append(naturals)
            table.wilds.append(wilds)
            table.at[rank] = number
            self.melded[seat] = True
            if naturals + wilds >= size:
                table.points += book.rules.book_at_once
                self._count_book(table, number, 1)
            elif book.rules.book_at_once:
                self.begun.append(number)
        else:
            was = table.naturals[number] + table.wilds[number]
            if was >= size and wilds and not table.wilds[number]:
                table.clean -= 1
                table.dirty += 1
            table.naturals[number] += naturals
            table.wilds[number] += wilds
            if book.wilds_per_turn and wilds:
                self.added[number] = self.added.get(number, 0) + wilds
            self.melded[seat] = True
            if was < size <= was + naturals + wilds:
                self._count_book(table, number, 1)
                if number in self.begun:
                    table.points += book.rules.book_at_once
        if self.in_foot[seat]:
            self.played_foot[seat] = True

    def lay_groups(self, seat: int, groups: Iterable[Lay]) -> None:
        """Lay one group after the other."""
        for group in groups:
            self.lay(seat, *group)

    def _lay_threes(self, table: Melds, hand: list[int], count: int) -> None:
        """Lay this many threes, black ones first: no rules let red ones be melded alone."""
        black = min(count, hand[BLACK_THREE])
        for kind, laid in ((BLACK_THREE, black), (RED_THREE, count - black)):
            hand[kind] -= laid
            self.seen[kind] += laid
            table.points += laid * self.book.values[kind]

    def meldable_threes(self, seat: int, goes_out: bool = False) -> int:
        """How many of the seat's threes may be melded now (rules, `meld_threes`)."""
        book, hand = self.book, self.hands[seat]
        match book.rules.meld_threes:
            case "no":
                return 0
            case "black_last":
                return hand[BLACK_THREE] if goes_out else 0
            case "black_in_foot":
                return hand[BLACK_THREE] if self.in_foot[seat] else 0
            case "all":
                return hand[BLACK_THREE] + hand[RED_THREE]

    def threes_begin(self, table: Melds, seat: int, count: int, upcard: int | None = None) -> bool:
        """Whether this many of the seat's threes, black ones first, begin a meld, with the upcard if it is given."""
        book, hand = self.book, self.hands[seat]
        black = min(count, hand[BLACK_THREE])
        worth = black * book.values[BLACK_THREE] + (count - black) * book.values[RED_THREE]
        if upcard is not None:
            count, worth = count + 1, worth + book.values[upcard]
        return count >= MELD_SIZE and worth >= book.rules.new_meld_points and self.may_begin(table, THREE_MELD)

    def _count_book(self, table: Melds, number: int, more: int) -> None:
        self.made_book = True
        if not table.wilds[number]:
            table.clean += more
        elif table.naturals[number]:
            table.dirty += more
        else:
            table.wild_books += more

    def kind(self, table: Melds, number: int) -> int:
        """CLEAN, DIRTY or WILD."""
        if not table.wilds[number]:
            return CLEAN
        return DIRTY if table.naturals[number] else WILD

    def takes_naturals(self, table: Melds, number: int) -> bool:
        """Whether naturals of its rank may be laid on the meld."""
        if table.naturals[number] + table.wilds[number] < self.book.size:
            return table.ranks[number] != WILD_MELD
        return self.book.book_naturals[self.kind(table, number)]

    def room(self, table: Melds, number: int) -> int:
        """How many more wilds the meld takes."""
        naturals, wilds = table.naturals[number], table.wilds[number]
        if table.ranks[number] == THREE_MELD and not self.book.melds_threes:
            return 0
        if naturals + wilds >= self.book.size and not self.book.book_wilds[self.kind(table, number)]:
            return 0
        if not naturals:
            return 99
        if self.book.wilds_per_turn:
            return min(self.book.limit[naturals] - wilds, self.book.wilds_per_turn - self.added.get(number, 0))
        return self.book.limit[naturals] - wilds

    def may_begin(self, table: Melds, rank: int) -> bool:
        """Whether the team may begin a meld of the rank."""
        number = table.at[rank]
        if number == NEW:
            return True
        if table.naturals[number] + table.wilds[number] >= self.book.size:
            return self.book.beside_book
        return self.book.beside_open

    def record_act(self, kind: str, kind_out: int = NOBODY) -> None:
        """Close an act in the log, with the groups laid since the last one."""
        if self.begun:
            self.begun = []
        if self.log is not None:
            self.log.append(Act(kind, self.turn, self.laid, kind_out))
            self.laid = []

    def draw(self, count: int) -> None:
        """The seat to move draws from the stock."""
        self._take_from_stock(self.turn, count)
        if self.book.lays_red:
            self._lay_red(self.turn, replaced=True)
        self.record_act(DRAW)

    def _take_from_stock(self, seat: int, count: int) -> None:
        hand, at = self.hands[seat], self.next_card
        for kind in self.deck[at : at + count]:
            hand[kind] += 1
        self.next_card = at + count
        self.stock -= count
        self.held[seat] += count

    def _lay_red(self, seat: int, *, replaced: bool) -> None:
        """Lay red threes at once; if `replaced`, draw for each while the stock lasts."""
        hand = self.hands[seat]
        while count := hand[RED_THREE]:
            hand[RED_THREE] = 0
            self.held[seat] -= count
            self.red_laid[seat % self.teams] += count
            self.seen[RED_THREE] += count
            if replaced:
                self._take_from_stock(seat, min(count, self.stock))

    def lift_pile(self, count: int) -> None:
        """The seat to move takes that many cards off the pile into its hand; laying cards comes next."""
        hand, seen = self.hands[self.turn], self.seen
        for kind in self.pile[-count:]:
            hand[kind] += 1
            seen[kind] -= 1
        del self.pile[-count:]
        self.held[self.turn] += count
        self.frozen = NOBODY

    def draw_with_pile(self, seat: int) -> None:
        """Draw the stock cards that come with the pile: its red threes are laid first and not replaced."""
        if self.book.lays_red:
            self._lay_red(seat, replaced=False)
        self._take_from_stock(seat, min(self.book.rules.take_then_draw, self.stock))
        if self.book.lays_red:
            self._lay_red(seat, replaced=True)

    def settle(self, seat: int) -> None:
        """After taking the pile: red threes are laid if the rules say so, and an empty hand takes the foot, which may
        end the turn.
        """
        if self.book.lays_red:
            self._lay_red(seat, replaced=False)
        if self.foot_due(seat):
            self.take_up_foot(seat)
            if self.book.rules.foot_ends_turn:
                self.next_turn()

    def foot_due(self, seat: int) -> bool:
        """Whether the seat to move, which has melded, takes up its foot now."""
        if self.in_foot[seat]:
            return False
        if not self.held[seat]:
            return True
        return self.made_book and self.book.rules.foot_when == "first_book" and not self.plays_foot(seat)

    def plays_foot(self, seat: int) -> bool:
        """Whether the seat plays a foot that a tail will follow."""
        return bool(self.tails_size) and not self.tails_size[seat] and not self.in_foot[seat]

    def lying(self, seat: int) -> int:
        """Cards of the seat's foot and tail that are still face down."""
        return self.feet_size[seat] + (self.tails_size[seat] if self.tails_size else 0)

    def must_keep(self, seat: int) -> int:
        """Cards that the seat may not meld away without going out: one to discard and one to keep in its last stack,
        or just the discard if it may play on without cards; before it, one to discard if the next stack is a single
        card.
        """
        if self.in_foot[seat]:
            return 1 if self.book.rules.floating and not self._may_have_books(seat % self.teams) else KEPT_IN_FOOT
        return 1 if self.feet_size[seat] == 1 and self.plays_foot(seat) else 0

    def _may_have_books(self, team: int) -> bool:
        """Whether the team may have the books to go out: if not, its last card may be discarded (`floating`)."""
        table, book = self.tables[team], self.book
        clean = table.clean + (table.wild_books if book.rules.wild_as_clean else 0)
        return clean >= book.need_clean and table.dirty >= book.need_dirty and table.wild_books >= book.need_wild

    def take_up_foot(self, seat: int) -> None:
        """The foot becomes the hand, or joins what is left of it; a tail beneath it comes next."""
        foot = self.feet[seat].copy()
        if self.held[seat]:
            for kind, count in enumerate(self.hands[seat]):
                foot[kind] += count
        self.hands[seat] = foot
        self.held[seat] += self.feet_size[seat]
        self.feet_size[seat] = 0
        if self.tails_size and self.tails_size[seat]:
            self.feet[seat], self.feet_size[seat] = self.tails[seat], self.tails_size[seat]
            self.tails_size[seat] = 0
        else:
            self.in_foot[seat] = True
        if self.book.lays_red:
            self._lay_red(seat, replaced=True)

    def discard(self, kind: int) -> None:
        """The seat to move discards, which ends its turn."""
        seat = self.turn
        self.hands[seat][kind] -= 1
        self.held[seat] -= 1
        self.pile.append(kind)
        self.seen[kind] += 1
        self.record_act(DISCARD, kind)
        if self.book.rules.freeze != "no" and TWO <= kind <= JOKER:
            self.frozen = seat
        if self.in_foot[seat]:
            self.played_foot[seat] = True
        elif not self.held[seat]:
            self.take_up_foot(seat)
        self.next_turn()

    def next_turn(self) -> None:
        """End the turn of the seat to move."""
        seat = self.turn
        self.made_book = False
        self.turns[seat] += 1
        self.turn = (seat + 1) % self.players
        if self.book.rules.freeze == "one_lap" and self.frozen == self.turn:
            self.frozen = NOBODY
        self.refused = False
        if self.added:
            self.added = {}

    def go_out(self, kind: int) -> None:
        """The seat to move goes out, discarding a card of that class last, or NOBODY for none."""
        seat = self.turn
        if kind != NOBODY:
            self.hands[seat][kind] -= 1
            self.held[seat] -= 1
            self.pile.append(kind)
            self.seen[kind] += 1
        self.record_act(OUT, kind)
        self.out = seat
        self.over = True

    def end(self) -> None:
        """The round ends because the stock can't serve a draw."""
        self.record_act(PASS)
        self.over = True

    def scores(self) -> list[int]:
        """Every team's points if the round ended now, without a going-out unless there was one."""
        if self.book.rules.winner_takes:
            return [-points for points in self.points_held()]
        totals = []
        for table in self.tables:
            total = table.points
            for number, rank in enumerate(table.ranks):
                naturals, wilds = table.naturals[number], table.wilds[number]
                total += self.book.book_worth(rank, naturals, wilds)
                if naturals + wilds < self.book.size:
                    total -= self.book.unfinished[rank]
            totals.append(total)
        for team, left in enumerate(self.points_held()):
            totals[team] -= left
        for team, laid in enumerate(self.red_laid):
            if laid:
                is_out = self.out != NOBODY and self.out % self.teams == team
                each = self.book.scored.red_three_bonus if is_out else self.book.red_not_out
                totals[team] += laid * each + self.red_three_extra(team)
        if self.out != NOBODY:
            totals[self.out % self.teams] += self.book.scored.go_out_bonus
        return totals

    def red_three_extra(self, team: int) -> int:
        """The extra points that a team has earned by laying down all red threes, or enough of them."""
        enough = self.book.rules.red_three_enough or 2 * self.decks
        return self.book.scored.red_three_all if self.red_laid[team] >= enough else 0

    def points_held(self) -> list[int]:
        """By team: points that the cards in its hands, feet and tails cost it. If only losers score, 0 for a team that
        went out.
        """
        values = self.book.values
        totals = [0] * self.teams
        for seat in range(self.players):
            left = 0
            for kind, count in enumerate(self.hands[seat]):
                if count:
                    left += count * values[kind]
            if self.feet_size[seat]:
                for kind, count in enumerate(self.feet[seat]):
                    if count:
                        left += count * values[kind]
            if self.tails_size and self.tails_size[seat]:
                left += sum(count * values[kind] for kind, count in enumerate(self.tails[seat]))
            totals[seat % self.teams] += left
        if self.book.rules.winner_takes and self.out != NOBODY:
            totals[self.out % self.teams] = 0
        return totals

    @property
    def taken_if_lifted(self) -> int:
        """How many cards taking the pile would bring."""
        return min(self.book.take_count, len(self.pile))


def no_melds() -> Melds:
    """An empty table."""
    return Melds([], [], [], [NEW] * MELD_RANKS)


_RANK_OF: Final = {**{rank: kind for kind, rank in enumerate(NATURAL_RANKS)}, WILD_RANK: WILD_MELD, THREE: THREE_MELD}
_JOKERS: Final = tuple(card for card in FACES if CLASS_OF[card] == JOKER)


def position_of(view: PlayerView) -> CountedPosition:
    """The seat's view as a position: other hands, feet and the stock are left empty.

    Sizes are right everywhere, so anything that depends only on sizes can be computed.
    """
    board = view.board
    book = rulebook_of(board)
    players = len(board.hands)
    read = [_read(book, melds) for melds in board.melds]
    position = CountedPosition(book, players, [table.copy() for table, _ in read])
    position.turn = board.turn
    nothing = [0] * CLASSES
    position.hands = [nothing.copy() for _ in range(players)]
    position.hands[view.seat] = counts_of(view.hand)
    position.held = list(board.hands)
    position.feet = [nothing] * players
    position.feet_size = list(board.feet)
    position.tails = [nothing] * len(board.tails)
    position.tails_size = list(board.tails)
    position.in_foot = list(board.in_foot)
    position.played_foot = list(board.played_foot)
    position.melded = list(board.melded)
    position.turns = list(board.turns)
    position.red_laid = [len(cards) for cards in board.red_threes]
    if board.at_once:
        for team, table in enumerate(position.tables):
            table.points += points_at_once(board, team)
    position.minimum = [opening_minimum(board, team) for team in range(board.teams)]
    counts_as_well = map(add, board.cut, board.totals) if may_be_last_round(board, position) else board.cut
    position.before = list(counts_as_well)
    buried = board.pile - len(board.pile_seen)
    position.pile = [0] * buried + [CLASS_OF[card] for card in board.pile_seen]  # beneath the seen ones all are fours
    position.stock = board.stock
    position.refused = board.refused
    position.added = dict(board.wilds_added)
    position.frozen = NOBODY if board.frozen is None else board.frozen
    seen = position.seen
    for _, lying in read:
        seen = list(map(add, seen, lying))
    seen[RED_THREE] += sum(position.red_laid)
    for kind in position.pile:
        seen[kind] += 1
    position.seen = seen
    return position


def lays_of(out: GoOut) -> tuple[tuple[Lay, ...], int]:
    """A going-out in counts: its groups and the class discarded last, or NOBODY."""
    lays = []
    for group in out.groups:
        counts = counts_of(group.cards)
        naturals = len(group.cards) - counts[JOKER] - counts[TWO]
        rank = _RANK_OF[meld_of(group.cards).rank]
        lays.append((NEW if group.onto is None else group.onto, rank, naturals, counts[JOKER], counts[TWO]))
    return tuple(lays), NOBODY if out.discard is None else CLASS_OF[out.discard]


@lru_cache(maxsize=64)
def _read(book: Rulebook, melds: tuple[Meld, ...]) -> tuple[Melds, list[int]]:
    """A team's melds, and the cards in them by class. They rarely change and are read at every decision, so the result
    is cached: copy it, never change it.
    """
    table, seen, values = no_melds(), [0] * CLASSES, book.values
    for number, meld in enumerate(melds):
        rank, naturals, wilds = _RANK_OF[meld.rank], meld.naturals, meld.wilds
        table.ranks.append(rank)
        table.naturals.append(naturals)
        table.wilds.append(wilds)
        if rank < RANKS:
            table.points += naturals * values[rank]
            seen[rank] += naturals
        elif rank == THREE_MELD:
            red = sum(map(is_red_three, meld.cards))
            table.points += red * values[RED_THREE] + (naturals - red) * values[BLACK_THREE]
            seen[RED_THREE] += red
            seen[BLACK_THREE] += naturals - red
        if wilds:
            jokers = sum(map(meld.cards.count, _JOKERS))
            table.points += jokers * values[JOKER] + (wilds - jokers) * values[TWO]
            seen[JOKER] += jokers
            seen[TWO] += wilds - jokers
        if naturals + wilds >= book.size:
            if not wilds:
                table.clean += 1
            elif naturals:
                table.dirty += 1
            else:
                table.wild_books += 1
        if table.at[rank] == NEW or _goes_first(book, table, number, table.at[rank]):
            table.at[rank] = number
    return table, seen


def _goes_first(book: Rulebook, table: Melds, one: int, other: int) -> bool:
    """Whether cards go to meld `one` rather than to the other: an open one first, then the larger."""
    sizes = [table.naturals[number] + table.wilds[number] for number in (one, other)]
    is_open = [size < book.size for size in sizes]
    return is_open[0] if is_open[0] != is_open[1] else sizes[0] > sizes[1]


def may_be_last_round(board: Board, position: CountedPosition) -> bool:
    """Whether the match ends with this round: its last one, or one in which the cards on the table already bring a team
    to the target. `position` must be made from the board.
    """
    if board.last_round or board.round >= most_rounds(board.rules):
        return True
    target = board.rules.target_score
    return (
        0
        < target
        <= max(
            total + cut + _laid(position, table)
            for total, cut, table in zip(board.totals, board.cut, position.tables, strict=True)
        )
    )


def _laid(position: CountedPosition, table: Melds) -> int:
    groups = zip(table.ranks, table.naturals, table.wilds, strict=True)
    return table.points + sum(position.book.book_worth(*group) for group in groups)
