"""What is said when a match is looked back at: facts of turns and decisions, and the messages that tell them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from game.analysis.facts import BetterWay, JudgedDecision
from game.engine import events as happened
from game.engine.advice import Advice
from game.engine.board import Board
from game.engine.melds import Meld
from game.engine.moves import Choose, Cut, Discard, GoOut, MeldCards, Move
from game.text.amounts import listed, points
from game.text.language import has, named
from game.text.messages import looking_back as say
from game.text.person import Person
from game.words import phrases
from game.words.grammar import seat_person, sentences
from game.words.hints import move_phrase, reason, share_sentence

Rating = Literal["excellent", "solid", "adventurous", "risky"]
_RATINGS: Final[Sequence[tuple[int, Rating]]] = ((330, "excellent"), (1000, "solid"), (1900, "adventurous"))
"""Below so many points given away in a match. The borders lie between what the levels give away on average, measured in
Web Classic: experts 50, hard players 480, normal ones 1,440, easy ones 2,530.
"""


def rating(usual: float) -> Rating:
    """How somebody plays who gives away so many points in a match.

    >>> rating(200), rating(800), rating(1200), rating(2500)
    ('excellent', 'solid', 'adventurous', 'risky')
    """
    return next((word for most, word in _RATINGS if usual < most), "risky")


def totals(each: Sequence[int]) -> str:
    """Points of the teams in the match.

    >>> totals([4530, 9060]), totals([1, -2, 3])
    ('4,530 – 9,060', '1 · −2 · 3')
    """
    return (" – " if len(each) == 2 and min(each) >= 0 else " · ").join(map(points, each))


def better_forms(way: BetterWay) -> tuple[str, str, str]:
    """In how many deals a way was better, in forms the shortest of which is last; where those are few, in how many it
    was worse, too: in the others it was equal.
    """
    facts = way.better * 5 < way.worlds * 3, way.better, way.worse, way.worlds
    return say.better_in(*facts), say.better_in_short(*facts), say.better_in_shortest(*facts)


# ---- a turn in a row
SHORT: Final[Mapping[str, frozenset[type]]] = {
    "out": frozenset({happened.WentOut}),
    "pile_opened": frozenset({happened.TeamOpened, happened.PileTaken}),
    "opened": frozenset({happened.TeamOpened}),
    "book": frozenset({happened.BookCompleted}),
    "pile": frozenset({happened.PileTaken}),
    "laid_took": frozenset({happened.FootTaken, happened.Melded}),
    "took": frozenset({happened.FootTaken}),
    "asked": frozenset({happened.PermissionAsked}),
    "laid": frozenset({happened.Melded}),
    "drew_discarded": frozenset({happened.Drew, happened.Discarded}),
    "ended": frozenset({happened.Passed}),
    "kept": frozenset({happened.Held}),
    "discarded": frozenset({happened.Discarded}),
    "drew": frozenset({happened.Drew}),
    "chose": frozenset({happened.StackChosen}),
    "cut": frozenset({happened.PacketCut}),
    "to_play": frozenset(),
}
"""What is said of a turn in which all of these happened, what matters more first."""


def turn_in_short(events: Iterable[happened.Event], board: Board, who: Person) -> tuple[str, ...]:
    """What was done in a turn, in few words, and in fewer where there are: what matters most of it. `board` is the one
    after it.
    """
    told = list(events)
    kinds = frozenset(map(type, told))
    short = next(name for name, needed in SHORT.items() if needed <= kinds)
    ranks = [board.melds[one.team][one.meld].rank for one in told if isinstance(one, happened.BookCompleted)]
    facts = {
        "who": who,
        "ranks": ranks,
        "books": len(ranks),
        "laid": sum(len(event.cards) for event in told if isinstance(event, happened.Melded)),
        "taken": next((event.count + 1 for event in told if isinstance(event, happened.PileTaken)), 0),
        "stack": "tail" if any(isinstance(event, happened.FootTaken) and event.is_tail for event in told) else "foot",
    }
    forms = (f"short_{short}", f"short_{short}_least")
    return tuple(dict.fromkeys(named("looking_back", form, **facts) for form in forms if has("looking_back", form)))


# ---- the graph
def lead_told(
    rounds: Sequence[tuple[int, Sequence[int], tuple[float, float] | None]],
    names: Sequence[str],
    seat: int,
    own: int | None,
) -> str:
    """The graph as sentences, one or two for each round that is over: its number, the totals, and what is known of the
    seat's lead and its cards.
    """
    told, who = [], seat_person(names, seat, own)
    for number, each, known in rounds:
        told.append(say.score_after(number, totals(each)))
        told += [say.lead_after(number, who, round(known[0]), known[1])] if known else []
    return " ".join(told)


# ---- what it knew


def speaks_for(advice: Advice, move: Move, names: Sequence[str], who: Person) -> str:
    """What `hard` says to the move of a person, or of a program of its own: what speaks for it, or what it would do
    instead. Why it was made only its player can say.
    """
    why = reason(advice, names, None, "you" if who.is_you else "they")
    return say.speaks_for(why) if advice.move == move else say.only_they_know(who, move_phrase(advice.move), why)


# ---- a decision in a sentence
def judged_sentence(
    judged: JudgedDecision, names: Sequence[str], me: int | None = None, melds: Sequence[Meld] | None = None
) -> str:
    """What a seat did that gave points away, what was better and why. `melds` are those of its team before."""
    who = seat_person(names, judged.seat, me)
    gave = say.judged(judged.round, judged.turn, who, what_was_done(judged.moves, who), judged.points)
    return " ".join([gave, *(better_way_sentence(way, judged.moves, names, me, melds) for way in judged.better[:1])])


def better_way_sentence(
    way: BetterWay,
    played: Sequence[Move],
    names: Sequence[str],
    me: int | None = None,
    melds: Sequence[Meld] | None = None,
) -> str:
    """What was better than what was played, why if that can be told, and in how many deals."""
    why = "" if way.reason is None else reason(way.reason, names, me)
    shares = share_sentence(replace(way.why, better=way.better, worse=way.worse, worlds=way.worlds))
    return sentences(say.better_way(way_in_words(way.moves, played, melds)), why, shares)


def way_in_words(moves: Sequence[Move], played: Sequence[Move], melds: Sequence[Meld] | None = None) -> str:
    """All that a better way does, beside what was played; without a full stop.

    >>> from game.cards import Card
    >>> way_in_words((Discard(Card("4C")),), (MeldCards(()), Discard(Card("4C"))))
    'lay nothing down and discard the four of clubs'
    """
    told = [move_phrase(move, melds) for move in moves]
    laid = [any(isinstance(move, MeldCards | GoOut) for move in way) for way in (moves, played)]
    if isinstance(moves[-1], Discard) and laid == [False, True]:
        told.insert(0, say.lay_nothing_down())
    if moves[:-1] and moves[:-1] == tuple(played[:-1]):
        return say.instead(told[-1])
    return listed(told)


def what_was_done(moves: Sequence[Move], who: Person) -> str:
    """What somebody did, without a subject."""
    laid = sum(len(group.cards) for move in moves if isinstance(move, MeldCards) for group in move.groups)
    match moves[-1]:
        case MeldCards():
            return say.did_lay_down(who, laid, None)
        case Discard(card):
            return say.did_lay_down(who, laid, card)
        case Cut() | Choose():
            return say.did_prepare(who)
        case last:
            return phrases.done(last, who)
