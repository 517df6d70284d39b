"""Moves of a turn, played or possible, as phrases whose cards are shown as small cards and read out by name."""

import re
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Final

from msgspec import Struct

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.draft import joined
from game.engine.melding.melds import WILD_RANK, Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.messages.amounts import capital, listed
from game.messages.functions import nouns, phrases as say
from game.messages.language import name_of, named
from game.messages.person import Person
from game.sentences.advice.hints import move_phrase
from game.sentences.grammar import sentences

MOST_NAMED: Final = 3
"""Cards of a group that are shown one by one; of more only their number, and how many are wild."""
MOST_GROUPS: Final = 4
ALL_GROUPS: Final = 30
"""More than any way has."""

_CARD: Final = "\ue000"
"""Precedes a card inside a message: the two letters after it are drawn as a small card."""


class CardNamed(Struct, frozen=True):
    card: Card


Phrase = tuple[str | CardNamed, ...]
"""Words and cards alternating, without spaces at the ends."""


def spoken_text(phrase: Phrase) -> str:
    """A phrase as it is read out.

    >>> spoken_text(("Discard", CardNamed(Card("3D"))))
    'Discard three of diamonds'
    >>> spoken_text((CardNamed(Card("5C")), CardNamed(Card("5S")), "to the fives"))
    'five of clubs, five of spades to the fives'
    """
    runs = [
        ", ".join(nouns.card(part.card) if isinstance(part, CardNamed) else part for part in run)
        for _, run in groupby(phrase, key=lambda part: isinstance(part, CardNamed))
    ]
    return re.sub(r" (?=[,.:])|(?<=:),", "", " ".join(runs))


def spoken_way(moves: Sequence[Move], melds: Sequence[Meld]) -> str:
    return sentences(spoken_text(way_to_play(moves, melds)))


def _phrase(said: str) -> Phrase:
    """A message with cards in it."""
    parts = [part.strip() for part in re.split(f"({_CARD}..)", said)]
    return tuple(CardNamed(Card(part[1:])) if part.startswith(_CARD) else part for part in parts if part)


def _drawn(cards: Sequence[Card]) -> str:
    return " ".join(_CARD + card for card in cards)


def way_played(who: Person, moves: Sequence[Move], melds: Sequence[Meld]) -> Phrase:
    """What somebody did, as a sentence. `melds` are those of the team before it.

    >>> spoken_text(way_played(Person("Rosa"), [Discard(Card("3D"))], ()))
    'Rosa discarded three of diamonds.'
    """
    return _phrase(say.played(who, _acts(moves, melds, who, MOST_GROUPS)))


def deeds(who: Person, moves: Sequence[Move], melds: Sequence[Meld]) -> Phrase:
    """The same without the name and the full stop."""
    return _phrase(listed(_acts(moves, melds, who, MOST_GROUPS)))


def way_to_play(
    moves: Sequence[Move], melds: Sequence[Meld], played: Sequence[Move] = (), most_groups: int = MOST_GROUPS
) -> Phrase:
    """The same as advice, without a full stop; `played` is what it is compared with, and of more than `most_groups`
    groups only the ranks are named.

    >>> spoken_text(way_to_play([Draw()], ())), spoken_text(way_to_play([Discard(Card("3D"))], ()))
    ('Draw', 'Discard three of diamonds')
    >>> spoken_text(way_to_play([Discard(Card("3D"))], (), [MeldCards(()), Discard(Card("3D"))]))
    'Discard only three of diamonds'
    """
    match moves:
        case [Discard(card)] if any(isinstance(move, MeldCards) for move in played):
            acts = [say.discard_only(_drawn([card]))]
        case [*before, Discard(card)] if (
            played
            and isinstance(last := played[-1], Discard)
            and (before and _acts(before, melds, None, ALL_GROUPS) == _acts(played[:-1], melds, None, ALL_GROUPS))
        ):
            acts = [say.discard_instead(_drawn([card]), _drawn([last.card]))]
        case _:
            acts = _acts(moves, melds, None, most_groups)
    return _phrase(capital(", ".join(acts)))


def ways_to_play(ways: Sequence[Sequence[Move]], melds: Sequence[Meld]) -> tuple[Phrase, list[Phrase]]:
    """What all these ways begin with, and the rest of each; the whole ways if one of them would have none.

    >>> shared, rests = ways_to_play([[Draw(), Discard(Card("3D"))], [Draw(), Discard(Card("KS"))]], ())
    >>> spoken_text(shared), *map(spoken_text, rests)
    ('Draw, then', 'Discard three of diamonds', 'Discard king of spades')
    """
    every = [_acts(moves, melds, None, MOST_GROUPS) for moves in ways]
    shared = [alike[0] for alike in takewhile(lambda acts: len(set(acts)) == 1, zip(*every, strict=False))]
    before = _phrase(capital(say.then(", ".join(shared)))) if shared and shared not in every else ()
    return before, [_phrase(capital(", ".join(acts[len(shared) if before else 0 :]))) for acts in every]


def _acts(moves: Sequence[Move], melds: Sequence[Meld], who: Person | None, most_groups: int) -> list[str]:
    """Every part once, lay-downs combined: what somebody did, or what to do."""
    laid: list[Group] = []
    acts: list[str] = []
    for move in moves:
        discard: Card | None = None
        match move:
            case MeldCards(groups):
                laid += groups
                continue
            case Take(groups):
                acts.append(done(move, who) if who else move_phrase(move))
                laid += groups
                continue
            case GoOut(groups, discard):
                laid += groups
            case Discard(discard):
                pass
        acts += _laid(laid, melds, who, most_groups)
        laid = []
        if not isinstance(move, Discard):
            acts.append(done(move, who) if who else _to_do(move))
        if discard is not None:
            acts.append(say.did_discard(who, _drawn([discard])) if who else say.discard(_drawn([discard])))
    return acts + _laid(laid, melds, who, most_groups)


def _to_do(move: Draw | Peek | Answer | Hold | Pass | Cut | Choose | GoOut) -> str:
    return say.take_stack(move.stack) if isinstance(move, Choose) else move_phrase(move)


def done(move: Draw | Peek | Answer | Hold | Pass | Cut | Choose | GoOut | Take, who: Person) -> str:
    """What somebody did, without the name."""
    return named("phrases", f"did_{name_of(type(move)).rstrip('_')}", move, who=who)


def _laid(groups: Sequence[Group], melds: Sequence[Meld], who: Person | None, most_groups: int) -> list[str]:
    """Cards laid down, one text for each group; for many groups only their ranks and sizes."""
    groups = joined(groups, len(melds))
    if len(groups) > most_groups:
        cards = sum(len(group.cards) for group in groups)
        many = say.many(cards, [nouns.ranks(_rank(group)) for group in groups])
        return [say.did_lay_down(who, many) if who else say.lay_down(many)]
    told: list[str] = []
    for n, group in enumerate(groups):
        cards_ = _group(group, melds)
        if n and (groups[n - 1].onto is None) == (group.onto is None):
            told.append(cards_)  # the previous verb applies to it too
        elif group.onto is None:
            told.append(say.did_lay_down(who, cards_) if who else say.lay_down(cards_))
        else:
            told.append(say.did_put(who, cards_) if who else say.put(cards_))
    return told


def _rank(group: Group) -> Rank:
    return next((rank_of(card) for card in group.cards if not is_wild(card)), WILD_RANK)


def _group(group: Group, melds: Sequence[Meld]) -> str:
    wilds = [card for card in group.cards if is_wild(card)]
    naturals = len(group.cards) - len(wilds)
    if len(group.cards) <= MOST_NAMED:
        cards = _drawn(group.cards)
    elif not naturals:
        cards = nouns.wilds(len(wilds))
    elif not wilds:
        cards = nouns.of_rank(naturals, _rank(group))
    else:
        with_them = _drawn(wilds) if len(wilds) <= 2 else nouns.wilds(len(wilds))
        cards = say.with_wilds(naturals, _rank(group), with_them)
    return cards if group.onto is None or group.onto >= len(melds) else say.onto(cards, melds[group.onto].rank)
