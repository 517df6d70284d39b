"""What a newcomer learns in a first round, one thing at a time: what it is, where it happens, and which button does
it.
"""

from collections.abc import Container
from enum import StrEnum

from msgspec import Struct

from game.cards import Card
from game.engine.board import Phase, opening_minimum
from game.engine.draft import Draft, missing
from game.engine.going_out import kinds_for_out
from game.engine.moves import Discard, GoOut, Group, MeldCards, Move, Take
from game.engine.refusal import Reason
from game.engine.view import PlayerView
from game.lessons.lesson_facts import Pointed, TableThing, TheMeld, TheseCards
from game.messages.functions import first_round as say
from game.turn.arrangement import Arrangement, choose_faces, choose_none, less, shown_cards
from game.turn.offered_buttons import Action
from game.turn.presses import press


class NewThing(StrEnum):
    """Each is explained once."""

    FIRST_DRAW = "first_draw"
    FIRST_TAKE = "first_take"
    LAY_OUT = "lay_out"
    ADD_MORE = "add_more"
    ADD_ON = "add_on"
    LAST_DISCARD = "last_discard"
    WAY_OUT = "way_out"


class FirstStep(Struct, frozen=True, kw_only=True):
    """A thing that is new now."""

    thing: NewThing
    goal: Pointed
    """Where it happens."""
    action: Action
    """The button that also does it."""
    cards: tuple[Card, ...] = ()
    """The cards of the hand it is about, to be chosen; none if it brings cards into the hand."""
    need: int = 0
    """The opening minimum."""

    def words(self, view: PlayerView) -> str:
        board = view.board
        match self.thing:
            case NewThing.FIRST_DRAW:
                return say.draw(board.draw_count)
            case NewThing.FIRST_TAKE:
                return say.take(self.cards)
            case NewThing.LAY_OUT:
                return say.lay_out(self.cards)
            case NewThing.ADD_MORE:
                return say.add_more(self.need)
            case NewThing.ADD_ON:
                assert isinstance(self.goal, TheMeld)
                return say.add_on(self.cards, board.melds[self.goal.team][self.goal.number].rank)
            case NewThing.LAST_DISCARD:
                return say.discard()
            case NewThing.WAY_OUT:
                return say.go_out(sum(count for _, count in kinds_for_out(board.rules, board.round)))


def first_step(
    view: PlayerView, arrangement: Arrangement, advised: Move | None, said: Container[NewThing]
) -> FirstStep | None:
    """The next thing not yet explained, using the `advised` way; None if there is nothing new."""
    found = _step(view, arrangement.draft, shown_cards(view, arrangement), advised)
    if found is None or found.thing in said:
        return None
    chosen = choose_faces(choose_none(arrangement), view, found.cards)
    return found if press(view, chosen, found.action).is_done else None


def _step(view: PlayerView, draft: Draft | None, held: tuple[Card, ...], advised: Move | None) -> FirstStep | None:
    if draft is not None:
        lack = missing(view, draft)
        if draft.kind != "meld" or lack is None or lack.code != Reason.OPENING_MINIMUM:
            return None
        groups = advised.groups if isinstance(advised, MeldCards) else ()
        rest = next((group.cards for group in groups if not less(group.cards, held)), ())
        need = opening_minimum(view.board, view.team)
        return FirstStep(thing=NewThing.ADD_MORE, goal=TableThing.NEW_PILE, action="stage", cards=rest, need=need)
    if view.board.phase == Phase.DRAW:
        if isinstance(advised, Take):
            cards = tuple(card for group in advised.groups for card in group.cards if card != view.board.upcard)
            return FirstStep(thing=NewThing.FIRST_TAKE, goal=TableThing.PILE, action="take", cards=cards)
        return FirstStep(thing=NewThing.FIRST_DRAW, goal=TableThing.STOCK, action="draw")
    match advised:
        case MeldCards((group, *_)):
            return _meld(view, group)
        case Discard(card):
            return FirstStep(thing=NewThing.LAST_DISCARD, goal=TableThing.PILE, action="discard", cards=(card,))
        case GoOut():
            return FirstStep(thing=NewThing.WAY_OUT, goal=TableThing.GO_OUT, action="go_out")
        case _:
            return None


def _meld(view: PlayerView, group: Group) -> FirstStep:
    if group.onto is None:
        return FirstStep(thing=NewThing.LAY_OUT, goal=TableThing.NEW_PILE, action="meld", cards=group.cards)
    goal = TheMeld(view.team, group.onto)
    return FirstStep(thing=NewThing.ADD_ON, goal=goal, action="meld", cards=group.cards)


def pointed_cards(step: FirstStep, view: PlayerView) -> TheseCards:
    """What is lit in the hand: the step's cards, or all of it."""
    return TheseCards(step.cards or view.hand)
