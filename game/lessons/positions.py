"""The tables of lessons: a few cards that matter, such as melds, books and openings, and the rest of the decks dealt
around them in a fixed order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, combinations, cycle, islice
from math import gcd
from typing import Final, Literal

from game.cards import Card, Rank, is_three, parse_cards
from game.engine.melding.melds import WILD_RANK, card_values, count_books, meld_of, missing_for_out
from game.engine.moves import GoOut, Group, MeldCards
from game.engine.table.board import Phase
from game.engine.table.position import BadPosition, Position, table_at
from game.engine.table.state import Cards, Table
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import (
    LEARNER,
    Lesson,
    LessonStep,
    Pointed,
    TableThing,
    TheGroup,
    TheMeld,
    TheRedThrees,
    TheSeat,
    TheseCards,
)
from game.rules.preview import opening
from game.rules.ruleset import (
    MELD_SIZE,
    RuleSet,
    cards_set_aside,
    decks_in_play,
    fewest_naturals,
    for_round,
    most_rounds,
    pack,
    wilds_allowed,
)

_STRIDE: Final = 89
"""Steps through the rest of the decks, so that neighbours in a hand are not neighbours in the deck."""
_HELD_LATER: Final = 6
"""How many cards others still hold some turns into a round."""
Stage = Literal["deal", "early", "late"]
"""Nobody has had a turn; everybody had a few; many are gone by, and other teams have melds, too."""
_TURNS: Final[Mapping[Stage, int]] = {"deal": 0, "early": 2, "late": 8}
_LATE_MELDS: Final[tuple[Cards, ...]] = (
    (Card("4S"), Card("4H"), Card("4D"), Card("4C")),
    (Card("6S"), Card("6H"), Card("6D")),
)
_DEALT: Final = parse_cards("KS 9D 6S 4H QH JS 5D 4C TH 2D AS 6H 8S 9C KD 7H 5S")
"""A hand of any size begins with these."""


class CannotBeLaid(ValueError):
    """The rules, or the cards in play, don't allow such a position."""


def require(is_so: object) -> None:
    """Raise CannotBeLaid unless it is so."""
    if not is_so:
        raise CannotBeLaid


_kept_table: Final = lru_cache(256)(table_at)
"""Everything that looks at a step asks for its table."""


class LessonTable:
    """Rules and a table at which positions are set up."""

    def __init__(self, rules: RuleSet, players: int, teams: int) -> None:
        self.rules = rules
        self.players = players
        self.teams = teams

    @property
    def is_alone(self) -> bool:
        """Whether the learner has no partner."""
        return self.players == self.teams

    @property
    def mate(self) -> int:
        """The learner's next partner, or the learner if there is none: the one who began the existing melds."""
        return (LEARNER + self.teams) % self.players

    @property
    def past_the_foot(self) -> tuple[int, ...]:
        """The learner, if a book would bring the foot: it counts as taken up, so that only one thing is learned at a
        time.
        """
        return (LEARNER,) if self.rules.foot_when == "first_book" else ()

    @property
    def own_team(self) -> tuple[int, ...]:
        """The seats of the learner's team."""
        return tuple(range(LEARNER, self.players, self.teams))

    @property
    def decks(self) -> int:
        """Decks that are shuffled together."""
        return decks_in_play(self.rules, self.players)

    @property
    def draw_count(self) -> int:
        """Cards drawn in a turn of the first round."""
        return for_round(self.rules.draw_count, 1)

    @property
    def hand_size(self) -> int:
        """Cards of a hand as dealt in the first round."""
        return for_round(self.rules.hand_cards, 1)

    @property
    def foot_size(self) -> int:
        """Cards of a foot as dealt in the first round."""
        return for_round(self.rules.foot_cards, 1)

    def position(
        self,
        hand: Cards,
        *,
        phase: Phase = Phase.PLAY,
        melds: Sequence[Cards] = (),
        their_melds: Sequence[Cards] | None = None,
        pile: Cards = (),
        stock_top: Cards = (),
        foot: Cards = (),
        others: Mapping[int, Cards] | None = None,
        in_foot: Iterable[int] = (),
        plays_foot: Iterable[int] = (),
        played_foot: Iterable[int] = (),
        round_number: int = 1,
        stage: Stage = "early",
        totals: tuple[int, ...] = (),
        proposal: GoOut | None = None,
    ) -> Position:
        """A position in which the learner holds this hand; everything else is dealt from the rest of the decks.

        The team's `melds` were begun by the partner, or by who `played_foot`. `their_melds` are the next team's; late
        it has some by default, as far as the decks allow. `foot` are cards of the learner's foot, which is filled up;
        `others` are others' hands. Seats `in_foot` play their last stack, those in `plays_foot` the foot, whether or
        not a tail follows. A `proposal` is the partner's. Raises CannotBeLaid if no such table exists.
        """
        tail_size = for_round(self.rules.tail_cards, round_number)
        has_foot_up = set(plays_foot) if tail_size else set[int]()
        there, played = {*in_foot, *played_foot, *plays_foot} - has_foot_up, set(played_foot)
        begun = {self.mate} if melds and not played else set[int]()
        count = for_round(self.rules.hand_cards, round_number) if stage == "deal" else _HELD_LATER
        named = Counter([*hand, *pile, *stock_top, *foot, *chain.from_iterable((others or {}).values())])
        named.update(chain(*melds, *(their_melds or ())))
        theirs = their_melds or ()
        if their_melds is None and stage == "late":
            free = Counter(pack(self.rules, self.players)) - named
            theirs = [meld for meld in _LATE_MELDS if self._is_new_meld(meld) and Counter(meld) <= free]
            named.update(chain.from_iterable(theirs))
        rest = self._rest(named)
        hands = {LEARNER: hand, **(others or {})}
        feet: dict[int, Cards] = {}
        size = for_round(self.rules.foot_cards, round_number)
        for other in range(self.players):
            if other not in hands:
                hands[other] = tuple(_plain(rest, count))
            if other in there:
                feet[other] = ()
            elif other == LEARNER:
                feet[other] = (*foot, *_plain(rest, size - len(foot)))
            else:
                feet[other] = _next(rest, size)
        tails: dict[int, Cards] = {}
        if tail_size:
            tails = {other: () if other in there else tuple(_next(rest, tail_size)) for other in range(self.players)}
            for other in has_foot_up:
                rest += feet[other]
                feet[other], tails[other] = tails[other], ()
        aside = min(len(rest), cards_set_aside(self.rules, self.players))
        position = Position(
            round=round_number,
            dealer=self.players - 1,
            phase=phase,
            hands=tuple(hands[other] for other in range(self.players)),
            feet=tuple(feet.values()),
            tails=tuple(tails.values()),
            in_foot=tuple(other in there for other in range(self.players)),
            played_foot=tuple(other in played for other in range(self.players)),
            melded=tuple(other in {*begun, *in_foot, *plays_foot, *played} for other in range(self.players)),
            turns=(_TURNS[stage],) * self.players,
            melds=(tuple(melds), tuple(theirs), *((),) * self.teams)[: self.teams],
            stock=(*stock_top, *rest[: len(rest) - aside]),
            aside=tuple(rest[len(rest) - aside :]),
            discards=pile,
            totals=totals,
            red_threes=((),),
            asker=self.mate if proposal else None,
            proposal=proposal,
        )
        self.table(position)
        return position

    def table(self, position: Position) -> Table:
        """The table of a position. Raises CannotBeLaid."""
        try:
            return _kept_table(self.rules, self.players, self.teams, position)
        except BadPosition as why:
            raise CannotBeLaid(str(why)) from None

    def _is_new_meld(self, cards: Cards) -> bool:
        """Whether the cards are worth enough to be begun as a meld of their own."""
        values = card_values(self.rules)
        return sum(values[card] for card in cards) >= self.rules.new_meld_points

    @property
    def wild(self) -> Card:
        """A wild of the highest value in these decks."""
        return Card("*R") if self.rules.jokers else Card("2S")

    def _rest(self, named: Mapping[Card, int]) -> list[Card]:
        """What is left of the decks, well mixed in a fixed order."""
        left = Counter(pack(self.rules, self.players))
        left.subtract(named)
        short = [card for card, count in left.items() if count < 0]
        require(not short)
        cards = list(left.elements())
        stride = next(step for step in range(_STRIDE, 2 * _STRIDE) if gcd(step, len(cards)) == 1)
        return [cards[at * stride % len(cards)] for at in range(len(cards))]


def next_deal(there: LessonTable, ended: Position | None) -> Position:
    """The learner's first turn of the round after `ended`; if a match has only one round, of another match."""
    last = most_rounds(there.rules)
    return there.position(
        _DEALT[: for_round(there.rules.hand_cards, min(2, last))],
        phase=Phase.DRAW,
        pile=() if there.rules.first_upcard == "none" else (Card("5C"),),
        round_number=min(2, last),
        stage="deal",
        totals=ended.totals if ended is not None and last > 1 else (),
    )


def _next(rest: list[Card], count: int) -> Cards:
    """Remove this many cards from the rest. Raises CannotBeLaid if it has fewer."""
    require(count <= len(rest))  # otherwise the decks have too few cards
    cards = tuple(rest[:count])
    del rest[:count]
    return cards


def _plain(rest: list[Card], count: int) -> Iterator[Card]:
    """The same without threes: other hands should look ordinary under all rules."""
    for _ in range(count):
        at = next((at for at, card in enumerate(rest) if not is_three(card)), None)
        if at is None:
            raise CannotBeLaid("the decks have too few cards")
        yield rest.pop(at)


def table_of_step(lesson: Lesson, step: LessonStep) -> Table:
    """The table at the beginning of a step."""
    return _kept_table(lesson.rules, lesson.players, lesson.teams, step.position)


def is_there(at: Pointed, view: PlayerView) -> bool:
    """Whether the learner can see the thing at the table."""
    board = view.board
    match at:
        case TheseCards(cards):
            return not Counter(cards) - Counter(view.hand)
        case TheMeld(team, number):
            return 0 <= team < board.teams and 0 <= number < len(board.melds[team])
        case TheGroup():
            return False  # nothing is laid out at the beginning of a step
        case TheSeat(seat):
            return 0 <= seat < board.players and seat != view.seat
        case TheRedThrees(team):
            return 0 <= team < board.teams and bool(board.red_threes[team])
        case TableThing():
            return _is_thing_there(at, view)


def _is_thing_there(at: TableThing, view: PlayerView) -> bool:
    board = view.board
    match at:
        case TableThing.STOCK:
            return board.stock > 0
        case TableThing.PILE:
            return True
        case TableThing.PEEK:
            return board.phase == Phase.DRAW and view.is_mine and board.rules.take_peek
        case TableThing.FOOT:
            return not board.in_foot[view.seat]
        case TableThing.METER:
            return not board.has_opened(view.team) and board.phase in (Phase.DRAW, Phase.PLAY)
        case TableThing.GO_OUT | TableThing.HOLD:
            return board.phase == Phase.PLAY and view.is_mine and board.in_foot[view.seat]
        case TableThing.YES | TableThing.NO:
            return board.phase == Phase.ANSWER and view.is_mine
        case _:
            return board.phase != Phase.ENDED or at in (TableThing.SCORES, TableThing.TO_GO_OUT)


_SUITS: Final = "SHDC"
_TWOS: Final = tuple(map(Card, ("2S", "2H", "2D", "2C")))
_JOKERS: Final = tuple(map(Card, ("*R", "*B")))
_BOOK_RANKS: Final = tuple(map(Rank, "AJT9674KQ85"))
"""Ranks of existing books; kings, queens, eights and fives come last, as they are for the cards to learn with."""
_GENEROUS: Final = 25
"""An example opening may exceed its minimum by at most this many points."""


def cards(text: str) -> Cards:
    """The cards of a text such as "KS 9H"."""
    return tuple(map(Card, text.split()))


def naturals(rank: str, count: int, first: int = 0) -> Cards:
    """`count` naturals of a rank, suit after suit, skipping the `first` ones, which are used elsewhere."""
    return tuple(Card(rank + _SUITS[(first + at) % len(_SUITS)]) for at in range(count))


def lay(group: Cards, onto: int | None = None) -> MeldCards:
    """A meld move of one group."""
    return MeldCards((Group(group, onto),))


def wild_cards(rules: RuleSet) -> Cards:
    """The wilds of a deck, twos first."""
    return (*_TWOS, *_JOKERS[: rules.jokers])


def naturals_beside(rules: RuleSet, wilds: int) -> int:
    """The fewest naturals of a meld with this many wilds. Raises CannotBeLaid if that is too many for any meld."""
    for count in range(fewest_naturals(rules), rules.book_size):
        if wilds_allowed(rules, count) >= wilds:
            return count
    raise CannotBeLaid(f"no meld has {wilds} wilds")


def dirty_meld(rules: RuleSet, rank: str, size: int, wilds: int = 1) -> Cards:
    """A meld of that size with this many wilds. Raises CannotBeLaid if the rules forbid it."""
    count = size - wilds
    may_be = count >= fewest_naturals(rules) and wilds_allowed(rules, count) >= wilds
    require(may_be)
    return (*naturals(rank, count), *wild_cards(rules)[:wilds])


def books_to_go_out(rules: RuleSet) -> tuple[Cards, ...]:
    """Books that suffice to go out, clean ones first, each of a different rank. Raises CannotBeLaid."""
    ranks = iter(_BOOK_RANKS)
    wilds = cycle(wild_cards(rules))
    books: list[Cards] = []
    while True:
        missing = missing_for_out(rules, 1, count_books(rules, map(meld_of, books)))
        if missing is None:
            return tuple(books)
        if missing.wild and not (missing.clean or missing.dirty or missing.sevens):
            books.append(tuple(islice(wilds, rules.book_size)))
            continue
        free = (rank for rank in ranks if all(book[0][0] != rank for book in books))
        rank = Rank("7") if missing.sevens else next(free, None)
        if rank is None:
            raise CannotBeLaid("going out takes more books than there are ranks")
        if missing.dirty and not missing.sevens and not missing.clean:
            books.append((*dirty_meld(rules, rank, rules.book_size)[:-1], next(wilds)))
        else:
            books.append(naturals(rank, rules.book_size))


def nearly_out(rules: RuleSet) -> tuple[tuple[Cards, ...], int, Cards]:
    """The melds of a team one card short of going out, the index of the incomplete one, and the card. Raises
    CannotBeLaid.
    """
    books = books_to_go_out(rules)
    require(books)  # otherwise going out takes no books
    lacking = len(books) - 1
    book = books[lacking]
    last = (book[0],) if meld_of(book).rank != WILD_RANK else (book[-1],)
    rest = list(book)
    rest.remove(last[0])
    return (*books[:lacking], tuple(rest), naturals("8", 4)), lacking, last


def last_card(rules: RuleSet, discard: str, lying: Sequence[Cards]) -> tuple[tuple[Cards, ...], Cards, GoOut]:
    """Melds on the table, the last card in the hand, and going out with it: by discarding it or, if the last card must
    be melded, by adding an eight.
    """
    if rules.final_discard != "never":
        card = Card(discard)
        return tuple(lying), (card,), GoOut((), card)
    eight = naturals("8", 1)
    return (*lying, naturals("8", 4)), eight, GoOut((Group(eight, len(lying)),), None)


def worth(rules: RuleSet, group: Cards) -> int:
    """What cards are worth when they are melded."""
    values = card_values(rules)
    return sum(values[card] for card in group)


def opening_melds(rules: RuleSet, minimum: int, round_number: int, room: int) -> tuple[Cards, ...]:
    """Melds that open with not much more than the minimum, each of which is needed.

    They have at most `room` cards. Raises CannotBeLaid if there are none.
    """
    shapes = _shapes(rules)
    for count in (2, 1, 3, 4):
        found = [melds for melds in combinations(shapes, count) if _opens(rules, melds, minimum, room)]
        if found:
            return min(found, key=lambda melds: sum(worth(rules, meld) for meld in melds))
    cheapest = opening(rules, minimum, round_number).melds
    require(cheapest and sum(map(len, cheapest)) <= room)
    return cheapest


def _opens(rules: RuleSet, melds: Sequence[Cards], minimum: int, room: int) -> bool:
    """Whether these make a good example: enough together, none too much, each rank once, at most one two."""
    own = [card for meld in melds for card in meld]
    points = [worth(rules, meld) for meld in melds]
    if len({meld[0][0] for meld in melds}) < len(melds) or len(own) > room or own.count(Card("2D")) > 1:
        return False
    return minimum <= sum(points) <= minimum + _GENEROUS and sum(points) - min(points) < minimum


def _shapes(rules: RuleSet) -> list[Cards]:
    """Melds that are easy to see: three or four high cards, or fives, some with a two instead of a natural."""
    shapes = [naturals(rank, MELD_SIZE) for rank in "KQAJ5"]
    with suppress(CannotBeLaid):  # melds may have no wilds
        shapes += [(*naturals(rank, naturals_beside(rules, 1)), Card("2D")) for rank in "QKA"]
    return [*shapes, *(naturals(rank, 4) for rank in "KQAJ")]
