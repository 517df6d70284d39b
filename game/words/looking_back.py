"""What is said when a match is looked back at: facts of turns and decisions, and the messages that tell them."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Final, Literal

from msgspec.structs import replace

from game.analysis.facts import BetterWay, JudgedDecision
from game.cards import Card
from game.engine import events as happened
from game.engine.advice import Advice
from game.engine.board import Board, StackName
from game.engine.melds import Meld
from game.engine.moves import Choose, Cut, Discard, GoOut, MeldCards, Move
from game.text.amounts import listed, points, signed
from game.text.messages import looking_back as say
from game.text.messages import nouns
from game.text.person import Person
from game.words import phrases
from game.words.grammar import ranks_counted, seat_person, sentences
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


def lying_button(lying: Sequence[tuple[StackName, int]], is_shown: bool) -> str:
    """What shows a foot, or a tail, in the place of the hand, and the hand again.

    >>> lying_button([(StackName.FOOT, 11)], False), lying_button([(StackName.FOOT, 11)], True)
    ('foot: 11 cards', 'the hand')
    >>> lying_button([(StackName.FOOT, 11), (StackName.TAIL, 5)], False)
    'foot 11, tail 5'
    """
    if is_shown:
        return say.the_hand()
    tell = say.lying_short if len(lying) > 1 else say.lying
    return ", ".join(tell("tail" if stack is StackName.TAIL else "foot", count) for stack, count in lying)


def better_forms(way: BetterWay) -> tuple[str, str, str]:
    """In how many deals a way was better, in forms the shortest of which is last; where those are few, in how many it
    was worse, too: in the others it was equal.
    """
    better, worse, worlds = way.better, way.worse, way.worlds
    if better * 5 < worlds * 3:
        forms = say.better_and_worse, say.better_and_worse_short, say.better_and_worse_shortest
        long, short, shortest = (tell(better, worse, worlds) for tell in forms)
    else:
        long, short, shortest = (
            tell(better, worlds) for tell in (say.better_in, say.better_in_short, say.better_in_shortest)
        )
    return long, short, shortest


def better_by(amount: float) -> str:
    """Points that a way would have brought more.

    >>> better_by(291.6)
    '+292'
    """
    return signed(round(amount))


def seconds_more(seconds: float) -> str:
    """How long it will take.

    >>> seconds_more(3.2), seconds_more(0.4), seconds_more(75)
    ('four more seconds', 'one more second', 'two more minutes')
    """
    whole = max(1, ceil(seconds))
    return say.more_minutes(ceil(whole / 60)) if whole > 60 else say.more_seconds(whole)


# ---- a turn in a row
def turn_in_short(events: Iterable[happened.Event], board: Board, who: Person) -> tuple[str, ...]:
    """What was done in a turn, in few words, and in fewer where there are: what matters most of it. `board` is the one
    after it.
    """
    told = list(events)
    laid = sum(len(event.cards) for event in told if isinstance(event, happened.Melded))
    books = [event for event in told if isinstance(event, happened.BookCompleted)]
    pile = next((event for event in told if isinstance(event, happened.PileTaken)), None)
    kinds = {type(event) for event in told}
    if happened.WentOut in kinds:
        return (say.short_out(who),)
    if happened.TeamOpened in kinds:
        if pile is None:
            return (say.short_opened(who),)
        return say.short_pile_opened(who), say.short_pile_opened_least(who)
    if len(books) > 1:
        return (say.short_books(who, len(books)),)
    if books:
        ranks = [nouns.ranks(board.melds[book.team][book.meld].rank) for book in books]
        return say.short_book(who, ranks), say.short_book_least(who, ranks)
    if pile is not None:
        return say.short_pile(who, pile.count + 1), say.short_pile_least(who, pile.count + 1)
    if taken := [event for event in told if isinstance(event, happened.FootTaken)]:
        stack: Literal["foot", "tail"] = "tail" if taken[-1].is_tail else "foot"
        if laid:
            return say.short_laid_took(who, laid, stack), say.short_laid_took_least(who, laid, stack)
        return (say.short_took(who, stack),)
    if happened.PermissionAsked in kinds:
        return (say.short_asked(who),)
    if laid:
        return (say.short_laid(who, laid),)
    if happened.Drew in kinds and happened.Discarded in kinds:
        return say.short_drew_discarded(who), say.short_drew_discarded_least(who)
    return (next((tell(who) for kind, tell in _LITTLE.items() if kind in kinds), say.short_to_play()),)


_LITTLE: Final = {
    happened.Passed: say.short_ended,
    happened.Held: say.short_kept,
    happened.Discarded: say.short_discarded,
    happened.Drew: say.short_drew,
    happened.StackChosen: say.short_chose,
    happened.PacketCut: say.short_cut,
}
"""Turns in which nothing else was done, what matters more first."""


# ---- the graph
def lead_after(round_number: int, who: Person, lead: float, cards: float) -> str:
    """The graph at the end of a round, as a sentence.

    >>> lead_after(2, Person("Rosa"), 40, 0)
    "After round 2 Rosa was 40 ahead. Rosa's cards: 0."
    """
    whole = round(lead)
    how: Literal["level", "ahead", "behind"] = "level" if not whole else "ahead" if whole > 0 else "behind"
    return say.lead_after(round_number, who, how, abs(whole), int(round(cards, -1)))


def lead_label(names: Sequence[str], seat: int, own: int | None) -> str:
    return say.how_far_ahead(seat_person(names, seat, own))


def lead_told(
    rounds: Sequence[tuple[int, Sequence[int], tuple[float, float] | None]],
    names: Sequence[str],
    seat: int,
    own: int | None,
) -> str:
    """The graph as sentences, one or two for each round that is over: its number, the totals, and what is known of the
    seat's lead and its cards.
    """
    told = []
    for number, each, known in rounds:
        told.append(say.score_after(number, totals(each)))
        if known is not None:
            told.append(lead_after(number, seat_person(names, seat, own), *known))
    return " ".join(told)


# ---- what it knew
def ranks_in_short(cards: Sequence[Card]) -> str:
    """Cards by rank, or that there are none.

    >>> from game.cards import parse_cards
    >>> ranks_in_short(parse_cards("KH KD")), ranks_in_short(())
    ('K ×2', 'nothing')
    """
    return ranks_counted(cards) or say.nothing_seen()


def held_openly(cards: Mapping[Person, Sequence[Card]]) -> str:
    """What is known of hands, player by player.

    >>> from game.cards import parse_cards
    >>> held_openly({Person("June"): parse_cards("KH"), Person("Walt"): parse_cards("QS QH")})
    'June: K. Walt: Q ×2.'
    """
    return " ".join(say.holds(who, ranks_in_short(held)) for who, held in cards.items())


def pile_seen(cards: Sequence[Card], below: int) -> str:
    """Cards of the pile that somebody remembers, and how many more there are."""
    if not below:
        return ranks_in_short(cards)
    return say.seen_and_below(ranks_in_short(cards), below) if cards else say.below(below)


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
    gave = say.judged(judged.round, judged.turn, who, what_was_done(judged.moves, who), 10 * round(judged.points / 10))
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
    last = moves[-1]
    match last:
        case MeldCards():
            return say.did_lay_down(who, laid)
        case Discard(card):
            return say.did_lay_down_and_discard(who, laid, card) if laid else say.did_discard_only(who, card)
        case Cut() | Choose():
            return say.did_prepare(who)
        case _:
            return phrases.done(last, who)
