"""Texts about decisions when a match is analysed."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.analysis.facts import BetterWay, JudgedDecision
from game.engine.melding.melds import Meld
from game.engine.moves import Choose, Cut, Discard, GoOut, MeldCards, Move
from game.messages.amounts import in_hundredths, listed, points
from game.messages.functions import looking_back as say
from game.messages.person import Person
from game.sentences import phrases
from game.sentences.advice.hints import beside, move_phrase, tried_sentence
from game.sentences.advice.reasons import reason_sentence
from game.sentences.grammar import seat_person, sentences


def totals(each: Sequence[int]) -> str:
    """Points of the teams in the match.

    >>> totals([4530, 9060]), totals([0, 50]), totals([-5, 50]), totals([1, 2, 3])
    ('4,530 – 9,060', '0 – 50', '−5 · 50', '1 · 2 · 3')
    """
    return (" – " if len(each) == 2 and min(each) >= 0 else " · ").join(map(points, each))


def better_in_deals(way: BetterWay) -> str:
    """How often a way was better; if that is seldom, also how often it was worse, and that it gains all the same."""
    is_few = way.better * 5 < way.worlds * 3
    counts = is_few, in_hundredths(way.better, way.worlds), in_hundredths(way.worse, way.worlds), abs(way.points)
    return say.better_in(way.odds.value, *counts)


# ---- a decision in a sentence
def judged_sentence(judged: JudgedDecision, names: Sequence[str], melds: Sequence[Meld] | None = None) -> str:
    """A seat's decision that gave points away, what was better and why. `melds` are its team's before it."""
    who = seat_person(names, judged.seat, None)
    gave = say.judged(judged.round, judged.turn, who, what_was_done(judged.moves, who), judged.points)
    return " ".join([gave, *(better_way_sentence(way, judged.moves, names, melds=melds) for way in judged.better[:1])])


def better_way_sentence(
    way: BetterWay,
    played: Sequence[Move],
    names: Sequence[str],
    me: int | None = None,
    melds: Sequence[Meld] | None = None,
) -> str:
    """What was better than what was played, why if that is known, and in how many deals."""
    why = "" if way.reason is None else reason_sentence(way.reason, names, me)
    shares = tried_sentence(replace(way.why, better=way.better, worse=way.worse, worlds=way.worlds))
    return sentences(say.better_way(way_in_words(way.moves, played, melds)), why, shares)


def way_in_words(moves: Sequence[Move], played: Sequence[Move], melds: Sequence[Meld] | None = None) -> str:
    """Everything that a better way does compared with what was played; without a full stop.

    >>> from game.cards import Card
    >>> way_in_words((Discard(Card("4C")),), (MeldCards(()), Discard(Card("4C"))))
    'meld nothing and discard the four of clubs'
    """
    if moves[:-1] and moves[:-1] == tuple(played[:-1]):
        return say.instead(move_phrase(moves[-1], melds))
    told = [move_phrase(move, melds) for move in moves]
    laid = [any(isinstance(move, MeldCards | GoOut) for move in way) for way in (moves, played)]
    if isinstance(moves[-1], Discard) and laid == [False, True]:
        told.insert(0, say.lay_nothing_down())
    elif isinstance(moves[0], MeldCards) and (theirs := _laid(played)).groups:
        told[0] = beside(moves[0], theirs, melds)
        if told[0] != move_phrase(moves[0], melds) and moves[1:] == tuple(played[-1:]):
            return told[0]
    return listed(told)


def _laid(moves: Sequence[Move]) -> MeldCards:
    """All that they lay down."""
    return MeldCards(tuple(group for move in moves if isinstance(move, MeldCards) for group in move.groups))


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
