"""Moves in the JSON form of records (record-format, section 2.2), both ways.

Only shapes, types and cards are checked here; the engine decides whether a move is legal.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, json, to_builtins

from game.cards import Card, NotACard, cards_text, parse_cards
from game.decoded_types import prepare
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.misfit import BadShape, misfit_in_json

_MOST: Final = 2**53
"""Up to which every program reads whole numbers the same way."""
Whole = Annotated[int, Meta(ge=-_MOST, le=_MOST)]
Count = Annotated[int, Meta(ge=0, le=_MOST)]
Ordinal = Annotated[int, Meta(ge=1, le=_MOST)]
"""What counts from 1."""


class GroupFields(Struct, frozen=True):
    """Cards laid down together, as text."""

    cards: str
    onto: Count | UnsetType = UNSET


class _Cut(Struct, tag="cut", tag_field="move"):
    count: Whole


class _Choose(Struct, tag="choose", tag_field="move"):
    stack: Whole


class _Take(Struct, tag="take", tag_field="move"):
    melds: tuple[GroupFields, ...]


class _Meld(Struct, tag="meld", tag_field="move"):
    melds: Annotated[tuple[GroupFields, ...], Meta(min_length=1)]


class _GoOut(Struct, tag="go_out", tag_field="move"):
    melds: tuple[GroupFields, ...]
    discard: str | None


AnyMove = _Cut | _Choose | Draw | Peek | _Take | Pass | _Meld | Discard | _GoOut | Answer | Hold
"""Moves without cards or bounds are the engine's own."""

prepare(AnyMove)


def decode_move(data: bytes) -> Move:
    """The move in a JSON object of section 2.2, with or without its seat.

    Raises BadShape for a wrong shape or type, NotACard for invalid cards, ValueError for what isn't JSON.
    """
    try:
        wire: AnyMove = json.decode(data, type=AnyMove)
    except ValidationError:
        raise BadShape(misfit_in_json(data, AnyMove)) from None
    match wire:
        case _Cut():
            return Cut(wire.count)
        case _Choose():
            return Choose(wire.stack)
        case _Take():
            return Take(groups_from(wire.melds))
        case _Meld():
            return MeldCards(groups_from(wire.melds))
        case Discard():
            return Discard(one_card(wire.card))
        case _GoOut():
            return GoOut(groups_from(wire.melds), None if wire.discard is None else one_card(wire.discard))
        case _:
            return wire


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
    match move:
        case MeldCards(groups):
            return {"move": "meld", "melds": wire_groups(groups)}
        case Take(groups):
            return {"move": "take", "melds": wire_groups(groups)}
        case GoOut(groups, card):
            return {"move": "go_out", "melds": wire_groups(groups), "discard": card}
        case _:
            return dict(to_builtins(move))
