"""The moves of a game (record-format, section 2.2). Their meaning and legality are defined elsewhere."""

from collections.abc import Iterable

from msgspec import Struct

from game.cards import Card, wilds_among


class Group(Struct, frozen=True):
    """Cards laid down together: a new meld, or added to the team's meld with that number."""

    cards: tuple[Card, ...]
    onto: int | None = None


def wilds_in(groups: Iterable[Group]) -> int:
    """How many wild cards are in them."""
    return sum(wilds_among(group.cards) for group in groups)


class Cut(Struct, frozen=True, tag="cut", tag_field="move"):
    """Lift that many cards from the stock, aiming for exactly a hand and a foot."""

    count: int


class Choose(Struct, frozen=True, tag="choose", tag_field="move"):
    """Take stack 0 or 1 as the hand; the other becomes the foot."""

    stack: int


class Draw(Struct, frozen=True, tag="draw", tag_field="move"):
    """Draw from the stock at the start of a turn."""


class Peek(Struct, frozen=True, tag="peek", tag_field="move"):
    """Look, at the start of a turn, at the cards that taking the discard pile would bring."""


class Take(Struct, frozen=True, tag="take", tag_field="move"):
    """Take the discard pile at the start of a turn, laying down groups of hand cards and the upcard."""

    groups: tuple[Group, ...] = ()


class Pass(Struct, frozen=True, tag="pass", tag_field="move"):
    """Give up the turn because the stock can't serve a draw; this ends the round."""


class MeldCards(Struct, frozen=True, tag="meld", tag_field="move"):
    """Lay down groups of cards from the hand."""

    groups: tuple[Group, ...]


class Discard(Struct, frozen=True, tag="discard", tag_field="move"):
    """End the turn with a discard."""

    card: Card


class GoOut(Struct, frozen=True, tag="go_out", tag_field="move"):
    """Use up every card of the foot; a proposal to the teammates if permission is required."""

    groups: tuple[Group, ...] = ()
    discard: Card | None = None


class Answer(Struct, frozen=True, tag="answer", tag_field="move"):
    """Say whether the asking teammate may go out."""

    yes: bool


class Hold(Struct, frozen=True, tag="hold", tag_field="move"):
    """End the turn without a discard, keeping the last card."""


Move = Cut | Choose | Draw | Peek | Take | Pass | MeldCards | Discard | GoOut | Answer | Hold
"""What a seat may do. Moves with equal fields are equal."""
