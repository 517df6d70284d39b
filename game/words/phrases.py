"""What was done in a turn or could have been, as phrases in which cards are seen as small cards and heard by name."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from game.cards import Card, is_wild, rank_of
from game.engine.draft import joined
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.words.grammar import capital, card_name, counted, listed, of_rank, rank_name

MOST_NAMED = 3
"""Cards of a group that stand one by one; of more their number is told, and the wilds among them."""
MOST_GROUPS = 4
"""Groups that are told one by one."""
ALL_GROUPS = 30
"""More than any way has."""


class CardNamed(Struct, frozen=True):
    """A card inside a phrase."""

    card: Card


Phrase = tuple[str | CardNamed, ...]
"""Words and cards in turn, without blanks at their ends."""


def heard(phrase: Phrase) -> str:
    """A phrase as it is spoken.

    >>> heard(("Discard", CardNamed(Card("3D"))))
    'Discard three of diamonds'
    """
    parts = [card_name(part.card) if isinstance(part, CardNamed) else part for part in phrase]
    return " ".join(parts).replace(" ,", ",").replace(" .", ".").replace(" :", ":")


def way_played(who: str, moves: Sequence[Move], melds: Sequence[Meld]) -> Phrase:
    """What somebody did, as a sentence. `melds` are those of the team before it.

    >>> heard(way_played("You", [Discard(Card("3D"))], ()))
    'You discarded three of diamonds.'
    """
    return _closed((who, *_told(moves, melds, is_past=True)))


def way_to_play(
    moves: Sequence[Move], melds: Sequence[Meld], played: Sequence[Move] = (), most_groups: int = MOST_GROUPS
) -> Phrase:
    """The same as advice, without a full stop; `played` is what it stands against, and of more than `most_groups` only
    what they are of is told.

    >>> heard(way_to_play([Draw()], ())), heard(way_to_play([Discard(Card("3D"))], ()))
    ('Draw', 'Discard three of diamonds')
    >>> heard(way_to_play([Discard(Card("3D"))], (), [MeldCards(()), Discard(Card("3D"))]))
    'Discard only three of diamonds'
    """
    first, *rest = _told(moves, melds, is_past=False, most_groups=most_groups)
    if len(moves) == 1 and isinstance(moves[0], Discard) and any(isinstance(move, MeldCards) for move in played):
        first = "discard only"
    return (capital(first) if isinstance(first, str) else first, *rest)


def _told(moves: Sequence[Move], melds: Sequence[Meld], is_past: bool, most_groups: int = MOST_GROUPS) -> Phrase:
    """Every part of it once, lay-downs together, joined by commas and a last "and"."""
    laid: list[Group] = []
    parts: list[Phrase] = []
    for move in moves:
        match move:
            case MeldCards(groups):
                laid += groups
            case Take(groups):
                parts.append(("took" if is_past else "take", "the pile"))
                laid += groups
            case GoOut(groups, discard):
                laid += groups
                parts += _laid(laid, melds, is_past, most_groups)
                laid = []
                parts.append(("went out" if is_past else "go out",))
                if discard is not None:
                    parts.append(("discarded" if is_past else "discard", CardNamed(discard)))
            case Discard(card):
                parts += _laid(laid, melds, is_past, most_groups)
                laid = []
                parts.append(("discarded" if is_past else "discard", CardNamed(card)))
            case _:
                parts.append((_plain(move, is_past),))
    parts += _laid(laid, melds, is_past, most_groups)
    return _joined(parts, "and" if is_past else "")


def _plain(move: Draw | Peek | Answer | Hold | Pass | Cut | Choose, is_past: bool) -> str:
    match move:
        case Draw():
            return "drew" if is_past else "draw"
        case Peek():
            return "looked at the pile" if is_past else "look at the pile"
        case Answer(yes):
            said = "yes" if yes else "no"
            return f"said {said}" if is_past else f"say {said}"
        case Hold():
            return "kept the last card" if is_past else "keep your last card"
        case Pass():
            return "ended the round" if is_past else "end the round"
        case Cut(count):
            return f"lifted {counted(count, 'card')}" if is_past else f"lift {counted(count, 'card')}"
        case Choose(stack):
            return f"{'took' if is_past else 'take'} the {'second' if stack else 'first'} stack"
        case _:
            assert_never(move)


def _laid(groups: Sequence[Group], melds: Sequence[Meld], is_past: bool, most_groups: int) -> list[Phrase]:
    """Cards laid down, one phrase for each group; of many groups what they are of, and how many cards they have."""
    groups = joined(groups, len(melds))
    verb = "laid down" if is_past else "lay down"
    if len(groups) > most_groups:
        cards = sum(len(group.cards) for group in groups)
        return [(verb, f"{counted(cards, 'card')}: {listed([_of_what(group) for group in groups])}")]
    told: list[Phrase] = []
    before: str | None = None
    for group in groups:
        now = verb if group.onto is None else "put" if is_past else ""
        told.append((*([now] if now and now != before else []), *_group(group, melds)))
        before = now
    return told


def _of_what(group: Group) -> str:
    """The rank of its natural cards, or wilds."""
    return next((rank_name(rank_of(card), 2) for card in group.cards if not is_wild(card)), "wilds")


def _group(group: Group, melds: Sequence[Meld]) -> Phrase:
    onto = group.onto
    where = () if onto is None or onto >= len(melds) else (f"onto the {rank_name(melds[onto].rank, 2)}",)
    if len(group.cards) <= MOST_NAMED:
        return (*map(CardNamed, group.cards), *where)
    wilds = tuple(card for card in group.cards if is_wild(card))
    naturals = [card for card in group.cards if not is_wild(card)]
    if not naturals:
        return (f"{counted(len(wilds), 'wild')}", *where)
    told = of_rank(len(naturals), rank_of(naturals[0]))
    if not wilds:
        return (told, *where)
    with_them = tuple(map(CardNamed, wilds)) if len(wilds) <= 2 else (counted(len(wilds), "wild"),)
    return (f"{told} with", *with_them, *where)


def _joined(parts: Sequence[Phrase], last: str) -> Phrase:
    """One after the other: a comma between them, or this word before the last."""
    joined_: list[str | CardNamed] = []
    for n, part in enumerate(parts):
        if last and n and n == len(parts) - 1:
            joined_.append(last)
        elif n:
            if isinstance(joined_[-1], str):
                joined_[-1] += ","
            else:
                joined_.append(",")
        joined_ += part
    return tuple(joined_)


def _closed(phrase: Phrase) -> Phrase:
    """With a full stop."""
    *before, last = phrase
    return (*before, f"{last}.") if isinstance(last, str) else (*phrase, ".")
