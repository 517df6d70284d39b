"""Hints in words: what is advised, and why in one sentence. The first press marks cards, the second shows this."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from game.cards import Card, Rank, is_wild, rank_of
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.draft import joined
from game.engine.melds import Meld, natural_rank
from game.engine.moves import Group, MeldCards, Move
from game.messages.amounts import capital
from game.messages.functions import hints as say, nouns
from game.messages.language import said_of
from game.messages.person import Person
from game.sentences.grammar import ranks_listed, seat_person
from game.sentences.refusals import books_missing

Voice = Literal["you", "me", "they"]
"""Whose move it is, as worded: the reader's, a player's who explains its own reason, or somebody else's."""


# ---- how the deals went that were played out
def share_sentence(advice: Advice) -> str:
    """How the move did in the simulated deals: better, worse, the same; "" if there were none.

    >>> share_sentence(Advice(move=MeldCards(()), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Tried in 374 possible deals, this move was better in 12, worse in 3 and the same in 359.'
    """
    if not advice.worlds or not (advice.better or advice.worse):
        return ""
    return say.share(advice.worlds, _tally(advice))


def tried_sentence(advice: Advice) -> str:
    """The same for use below its heading.

    >>> tried_sentence(Advice(move=MeldCards(()), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Better in 12, worse in 3 and the same in 359.'
    """
    return say.tried(_tally(advice)) if advice.worlds else ""


def _tally(advice: Advice) -> list[str]:
    same = advice.worlds - advice.better - advice.worse
    counts = ((say.better, advice.better), (say.worse, advice.worse), (say.same, same))
    return [tell(count) for tell, count in counts if count]


def tried_heading(worlds: int, others: Sequence[str]) -> str:
    """The heading over the results of playing ahead and over other moves; "" if there are neither.

    >>> tried_heading(374, ())
    'Tried in 374 deals'
    """
    if worlds:
        return say.tried_heading(worlds)
    return say.other_moves() if others else ""


def outcome_sentence(advice: Advice) -> str:
    """How those deals end better than with the next best move; "" if nothing stands out.

    >>> won = facts.OutMoreOften(62, 41)
    >>> outcome_sentence(Advice(move=MeldCards(()), why=facts.PartnerWaits(), worlds=96, outcome=won))
    'Your team goes out 21 more times in 96 deals.'
    """
    match end := advice.outcome:
        case None:
            return ""
        case facts.OutMoreOften(deals, instead) | facts.RivalsOutLessOften(deals, instead):
            return said_of("hints", end, worlds=advice.worlds, alone=advice.is_alone, count=abs(deals - instead))
        case _:
            return said_of("hints", end, worlds=advice.worlds, alone=advice.is_alone)


def other_moves(advice: Advice, melds: Sequence[Meld] | None = None) -> tuple[str, ...]:
    """Other moves, each after its price, except those worded like another or like the advised one.

    >>> from game.engine.advice import Instead
    >>> from game.engine.moves import Draw, GoOut, Hold
    >>> other_moves(Advice(move=GoOut(), why=facts.PartnerWaits(), others=(Instead(Draw(), 43), Instead(Hold(), 0))))
    ('40 points worse: draw', 'About as good: keep your last card')
    """
    points = {_beside(other.move, advice.move, melds): other.points for other in reversed(advice.others)}
    points.pop(move_phrase(advice.move, melds), None)
    told = reversed(points.items())
    return tuple(say.costs_more(round(less, -1), move) if less else say.about_as_good(move) for move, less in told)


def _beside(other: Move, advised: Move, melds: Sequence[Meld] | None) -> str:
    """Another move; a lay-down too large to name its cards is described by its difference from the advised one."""
    whole = move_phrase(other, melds)
    if not isinstance(other, MeldCards) or not isinstance(advised, MeldCards) or _is_named(other.groups):
        return whole
    its, own = ([card for group in move.groups for card in group.cards] for move in (other, advised))
    more, less = _not_in(own, its), _not_in(its, own)
    if max(len(more), len(less)) > HANDFUL:
        return whole
    if more and less:
        return say.the_same_instead(ranks_listed(more), ranks_listed(less))
    if more:
        return say.the_same_and(ranks_listed(more))
    return say.the_same_without(ranks_listed(less)) if less else say.laid_another_way()


def _not_in(those: Iterable[Card], cards: Iterable[Card]) -> list[Card]:
    """The cards in `cards` beyond those in `those`, whatever their suits."""
    left, beyond = list(map(rank_of, those)), []
    for card in cards:
        if rank_of(card) in left:
            left.remove(rank_of(card))
        else:
            beyond.append(card)
    return beyond


# ---- the move
HANDFUL: Final = 5
"""Up to this many cards are named one by one; of more only the number is given if their names take too much room."""

MOST_GROUPS: Final = 5
"""Up to this many groups are all named if their names are short; of more, or longer ones, this many:"""
FOREMOST: Final = 2

LONG: Final = 90
"""A move of this many letters is long."""


def what(move: Move, melds: Sequence[Meld] | None = None, rank: Rank | None = None) -> str:
    """The move as advice. With the team's `melds` before the move, wilds are named with their meld; of many cards those
    of `rank`, which the reason mentions.
    """
    return capital(move_phrase(move, melds, rank))


def headline(advice: Advice, melds: Sequence[Meld]) -> str:
    """The advised move of a team with these melds, shown above its reason."""
    return what(advice.move, melds, getattr(advice.why, "rank", None))


def move_phrase(move: Move, melds: Sequence[Meld] | None = None, rank: Rank | None = None) -> str:
    """The move as part of a sentence."""
    return _lay_down(move.groups, melds, rank) if isinstance(move, MeldCards) else said_of("hints", move)


def _lay_down(groups: Sequence[Group], melds: Sequence[Meld] | None, rank: Rank | None) -> str:
    """A handful of cards by name, group by group, and wilds with the meld that they go onto; of more, their number and
    the most important ones.
    """
    own = melds or ()
    groups = groups if melds is None else joined(groups, len(own))
    named = say.lay_down(_told(groups, own))
    if _is_named(groups) or (melds is not None and len(groups) <= MOST_GROUPS and len(named) < LONG):
        return named
    count = sum(len(group.cards) for group in groups)
    if melds is None:
        return say.lay_down_cards(count)
    foremost = _foremost(groups, own, rank)
    return say.lay_down_among(count, _told(foremost, own))


def _foremost(groups: Sequence[Group], melds: Sequence[Meld], rank: Rank | None) -> Iterable[Group]:
    """The two most important of many groups, the lesser first: of the rank, with wilds, new."""

    def weight(group: Group) -> tuple[bool, bool, bool, int]:
        is_new = group.onto is None or group.onto >= len(melds)
        its = natural_rank(group.cards) if is_new else melds[group.onto or 0].rank
        return its == rank, any(map(is_wild, group.cards)), is_new, len(group.cards)

    return reversed(sorted(groups, key=weight, reverse=True)[:FOREMOST])


def _is_named(groups: Sequence[Group]) -> bool:
    """Whether they are few enough to name each card."""
    return len(groups) == 1 or sum(len(group.cards) for group in groups) <= HANDFUL


def _told(groups: Iterable[Group], melds: Sequence[Meld]) -> list[str]:
    """The cards, those whose meld is named first: "a five and a joker on the sevens" would put both there."""
    placed, others = list[str](), list[str]()
    for group in groups:
        onto, cards = group.onto, ranks_listed(group.cards)
        if onto is not None and onto < len(melds) and any(map(is_wild, group.cards)):
            placed.append(say.onto(cards, melds[onto].rank))
        else:
            others += cards
    return placed + others


def marked_sentence(advice: Advice) -> str:
    """What the first press shows: to look at the marked cards, or the move if there is nothing to mark."""
    return say.look_at_marked(len(advice.cards)) if advice.cards else say.sentence(move_phrase(advice.move))


# ---- why
def wait_sentence(advice: Advice, voice: Voice = "you") -> str:
    """What is held although it could be laid, what the move costs, or that the pile isn't wanted; "" if none of these
    applies.
    """
    match advice.beside:
        case (
            facts.WaitsToOpen()
            | facts.WildsWait()
            | facts.BookCanWait()
            | facts.CardsWait()
            | facts.FitsOwnMeld()
            | facts.SpoilsClean()
            | facts.PartnerIsLate()
            | facts.PileIsNotWanted()
            | facts.RedThreesCome() as why
        ):
            return say.sentence(said_of("hints", why, voice=voice, alone=advice.is_alone))
        case facts.RestBrings(own, theirs):
            return say.do_not_go_out(voice, rest_brings(own, theirs, voice, advice.is_alone))
        case _:
            return ""


def reason_alone(advice: Advice, names: Sequence[str] = (), me: int | None = None) -> str:
    """The reason as a sentence."""
    return say.sentence(reason(advice, names, me))


def reason(advice: Advice, names: Sequence[str] = (), me: int | None = None, voice: Voice = "you") -> str:
    """The reason, without a capital or a full stop."""
    if isinstance(advice.why, facts.RestBrings):
        return rest_brings(advice.why.own, advice.why.theirs, voice, advice.is_alone)
    return said_of(
        "hints",
        advice.why,
        _ReasonFacts(advice, names, me),
        voice=voice,
        alone=advice.is_alone,
        keep=_keep(advice.why, voice),
    )


FEW_POINTS: Final = 50
"""Nobody lays cards for fewer points on the table than this."""

NAMED_RANKS: Final = 2
"""How many fitting ranks are named; beyond that the text only says that there are more."""


class _ReasonFacts:
    """Facts that messages use in addition to the fields of a reason: who it is about, and what follows from its
    numbers. Each is available if the reason has the fields it needs.
    """

    def __init__(self, advice: Advice, names: Sequence[str], me: int | None) -> None:
        self._why: Any = advice.why
        self._names, self._me = names, me

    @property
    def who(self) -> Person:
        """The player at its seat."""
        return seat_person(self._names, self._why.seat, self._me)

    @property
    def soon(self) -> str:
        """Who, or what, may end the round."""
        cards = self._why.cards
        return say.few_left_to_draw(cards) if self._why.seat is None else say.may_go_out(self.who, cards)

    @property
    def about(self) -> int:
        """Its points, rounded to tens."""
        return int(round(self._why.points, -1))

    @property
    def together(self) -> int:
        """How many cards match nothing, this one and the others."""
        return int(self._why.others) + 1

    @property
    def few_points(self) -> bool:
        """Whether its points alone are no reason."""
        return bool(self._why.points < FEW_POINTS)

    @property
    def books(self) -> list[str]:
        """The books that are made, each with its article."""
        return [say.a_book(book.kind, book.rank) for book in (self._why, *self._why.others)]

    @property
    def on_the_way(self) -> list[str]:
        """Needed books that are also made, each with its article."""
        return [say.a_book(book.kind, book.rank) for book in self._why.needed]

    @property
    def besides_wild(self) -> int:
        """Cards that a book lacks after a wild has been added."""
        return int(self._why.short) - 1

    @property
    def than(self) -> list[Rank]:
        """The cards that a discard is compared with."""
        return [rank for rank in (self._why.kept, *self._why.also) if rank]

    @property
    def missing(self) -> list[str]:
        """The books that are still needed to go out."""
        return books_missing(self._why.lacking) if self._why.lacking else []

    @property
    def few_out(self) -> bool:
        """Whether less than three quarters of a rank are out."""
        return bool(4 * self._why.lying < 3 * self._why.cards)

    @property
    def most_help(self) -> bool:
        """Whether more than half of the pile's cards would help."""
        return bool(2 * self._why.helping > self._why.cards)

    @property
    def at_least(self) -> bool:
        """Whether there may be more, because not all cards of the pile were seen."""
        return bool(self._why.unseen)

    @property
    def how(self) -> Literal["all", "at_least", "just"]:
        """How many of the pile's cards fit."""
        if self._why.fitting == self._why.cards:
            return "all"
        return "at_least" if self.at_least else "just"

    @property
    def closer(self) -> str:
        """What keeps everybody from the pile."""
        return str(self._why.by).replace(" ", "_")

    @property
    def ranks_named(self) -> list[str]:
        """Its ranks: those that stay clean, or the first of those that fit, and whether there are more."""
        most = NAMED_RANKS if isinstance(self._why, facts.PileFits) else len(self._why.ranks)
        named = [nouns.ranks(rank) for rank in self._why.ranks]
        return named[:most] + ([say.other_ranks()] if named[most:] else [])


def _keep(why: Why, voice: Voice) -> str:
    """What is better kept than the discarded card, if the reason doesn't say so itself."""
    kept = getattr(why, "kept", None)
    return say.keep(voice, kept) if kept else ""


def rest_brings(own: int, theirs: int, voice: Voice = "you", alone: bool = False) -> str:
    """What playing on should earn, the more important side first.

    >>> rest_brings(120, 262), rest_brings(203, -48)
    ('playing on should earn the others about 260 points and your team about 120', \
'playing on should earn your team about 200 points and cost the others about 50')
    """
    sides: list[tuple[int, Literal["ours", "theirs"]]] = [(round(theirs, -1), "theirs"), (round(own, -1), "ours")]
    if own > theirs:
        sides.reverse()
    (first, side), (second, other) = sides
    if not first and not second:
        return say.rest_brings_nothing()
    if first and second and (first > 0) != (second > 0):
        return say.rest_against(side, abs(first), other, abs(second), voice, alone)
    does: Literal["bring", "cost"] = "bring" if first + second > 0 else "cost"
    if first and second:
        return say.rest_for_both(does, side, abs(first), other, abs(second), voice, alone)
    if not first:
        side, other = other, side
    return say.rest_for_one(does, side, abs(first or second), other, voice, alone)
