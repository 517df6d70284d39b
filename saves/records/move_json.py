"""Moves in the JSON form of records and bots (record-format, section 2.2), both ways.

Only shapes, types and cards are checked here; the engine decides whether a move is legal.
"""

from collections.abc import Sequence
from typing import Annotated, assert_never

from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, json

from game.cards import Card, NotACard, cards_text, parse_cards
from game.decoded_types import prepare
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.misfit import BadShape, misfit_in_json

Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A whole number that every program reads the same way."""

Count = Annotated[int, Meta(ge=0, le=2**53)]


class GroupFields(Struct, frozen=True):
    """Cards laid down together, as text."""

    cards: str
    onto: Count | UnsetType = UNSET


class _Move(Struct, tag_field="move"):
    pass


class _Cut(_Move, tag="cut"):
    count: Whole


class _Choose(_Move, tag="choose"):
    stack: Whole


class _Draw(_Move, tag="draw"):
    pass


class _Peek(_Move, tag="peek"):
    pass


class _Take(_Move, tag="take"):
    melds: tuple[GroupFields, ...]


class _Pass(_Move, tag="pass"):
    pass


class _Meld(_Move, tag="meld"):
    melds: Annotated[tuple[GroupFields, ...], Meta(min_length=1)]


class _Discard(_Move, tag="discard"):
    card: str


class _GoOut(_Move, tag="go_out"):
    melds: tuple[GroupFields, ...]
    discard: str | None


class _Answer(_Move, tag="answer"):
    yes: bool


class _Hold(_Move, tag="hold"):
    pass


_AnyMove = _Cut | _Choose | _Draw | _Peek | _Take | _Pass | _Meld | _Discard | _GoOut | _Answer | _Hold

prepare(_AnyMove)


def decode_move(data: bytes) -> Move:
    """The move in a JSON object of section 2.2, with or without its seat.

    Raises BadShape for a wrong shape or type, NotACard for invalid cards, ValueError for what isn't JSON.
    """
    try:
        wire = json.decode(data, type=_AnyMove)
    except ValidationError:
        raise BadShape(misfit_in_json(data, _AnyMove)) from None
    match wire:
        case _Cut():
            return Cut(wire.count)
        case _Choose():
            return Choose(wire.stack)
        case _Draw():
            return Draw()
        case _Peek():
            return Peek()
        case _Take():
            return Take(groups_from(wire.melds))
        case _Pass():
            return Pass()
        case _Meld():
            return MeldCards(groups_from(wire.melds))
        case _Discard():
            return Discard(one_card(wire.card))
        case _GoOut():
            return GoOut(groups_from(wire.melds), None if wire.discard is None else one_card(wire.discard))
        case _Answer():
            return Answer(wire.yes)
        case _Hold():
            return Hold()
        case _:
            assert_never(wire)


def groups_from(wire: Sequence[GroupFields]) -> tuple[Group, ...]:
    """Groups from cards as text. Raises NotACard."""
    return tuple(Group(parse_cards(group.cards), None if group.onto is UNSET else group.onto) for group in wire)


def wire_groups(groups: Sequence[Group]) -> tuple[GroupFields, ...]:
    """Groups with their cards as text."""
    return tuple(
        [GroupFields(cards_text(group.cards), UNSET if group.onto is None else group.onto) for group in groups]
    )


def one_card(text: str) -> Card:
    """The card of a text that must hold exactly one. Raises NotACard."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotACard(text)
    return cards[0]


def move_fields(move: Move) -> dict[str, object]:
    """A move as the JSON object of section 2.2, without its seat."""
    match move:  # the most frequent come first
        case Draw():
            return {"move": "draw"}
        case Discard(card):
            return {"move": "discard", "card": card}
        case MeldCards(groups):
            return {"move": "meld", "melds": wire_groups(groups)}
        case Take(groups):
            return {"move": "take", "melds": wire_groups(groups)}
        case Peek():
            return {"move": "peek"}
        case Cut(count):
            return {"move": "cut", "count": count}
        case Choose(stack):
            return {"move": "choose", "stack": stack}
        case Pass():
            return {"move": "pass"}
        case GoOut(groups, card):
            return {"move": "go_out", "melds": wire_groups(groups), "discard": card}
        case Answer(yes):
            return {"move": "answer", "yes": yes}
        case Hold():
            return {"move": "hold"}
        case _:
            assert_never(move)
