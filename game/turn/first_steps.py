"""What a newcomer learns in a first round, one thing at a time: what it is, where it happens, and which button does
it.
"""

from collections.abc import Container, Iterator
from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, is_red_three, is_wild
from game.engine.candidates import candidates
from game.engine.draft import Draft, missing
from game.engine.ending.going_out import books_wanted, kinds_for_out
from game.engine.legal import points_of
from game.engine.melding.melds import Meld
from game.engine.moves import Discard, GoOut, Group, MeldCards, Move, Take
from game.engine.partners.agreements import Agreement
from game.engine.refusal import Reason
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import Pointed, TableThing, TheMeld, TheRedThrees, TheseCards
from game.messages.functions import first_round as say
from game.messages.language import Message, saying
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
    PLAY = "play"
    LAST_DISCARD = "last_discard"
    FIRST_MELD = "first_meld"
    WAY_OUT = "way_out"
    FOOT_WAITS = "foot_waits"
    TO_GO_OUT = "to_go_out"
    OUR_BOOK = "our_book"
    KEEP_CLEAN = "keep_clean"
    RED_THREE = "red_three"
    WILD_CARDS = "wild_cards"
    MAY_TAKE = "may_take"
    OPENING = "opening"


TAUGHT: Final = (Agreement.KEEP_CLEAN,)
"""What a first round's advice keeps to, since that is what it teaches."""
FEW: Final = 4
"""Cards of a hand that is nearly empty."""
NEARLY: Final = 2
"""A meld without wild cards, at most this many cards short of a book, should stay so."""


class FirstStep(Struct, frozen=True, kw_only=True):
    """A thing that is new now."""

    thing: NewThing
    goal: Pointed
    """Where it happens."""
    action: Action
    """The button that also does it, or with which the turn goes on."""
    said: Message
    cards: tuple[Card, ...] = ()
    """The cards of the hand it is about, to be chosen; none if it brings cards into the hand."""
    is_remark: bool = False
    """Whether it only explains something: every button can be pressed."""


def first_step(
    view: PlayerView,
    arrangement: Arrangement,
    advised: Move | None,
    said: Container[NewThing],
    has_laid: bool = False,
) -> FirstStep | None:
    """The next thing not yet explained, using the `advised` way; None if there is nothing new. `has_laid`: whether the
    player has laid cards down this turn.
    """
    step = _step(view, arrangement, advised, has_laid)
    if step is not None and step.action == "discard" and NewThing.OPENING not in said and _waits_to_open(view):
        not_yet = saying(say.not_yet, opening_minimum(view.board, view.team))
        step = replace(step, thing=NewThing.OPENING, said=not_yet)
    about_wilds = step is not None and NewThing.WILD_CARDS not in said and any(map(is_wild, step.cards))
    if step is not None and about_wilds:  # what they are comes before what else is done with them
        way: Literal["lay_out", "add_on", "none"] = "none"
        if step.action == "meld":
            way = "lay_out" if step.thing is NewThing.LAY_OUT else "add_on"
        step = replace(step, thing=NewThing.WILD_CARDS, said=saying(say.wild_cards, way, step.cards))
    for found in (step, *_red_threes(view, step), *_remarks(view, arrangement.draft)):
        if found is not None and found.thing not in said and _is_possible(view, arrangement, found):
            return found
    return None


def _waits_to_open(view: PlayerView) -> bool:
    """Whether the team's first melds have a minimum that is still to be reached."""
    return opening_minimum(view.board, view.team) > 0 and not view.board.has_opened(view.team)


def next_step(view: PlayerView, arrangement: Arrangement, advised: Move) -> FirstStep | None:
    """The `advised` way again, for somebody who asks or waits."""
    step = _step(view, arrangement, advised)
    return step if step is not None and _is_possible(view, arrangement, step) else None


def _is_possible(view: PlayerView, arrangement: Arrangement, step: FirstStep) -> bool:
    return press(view, choose_faces(choose_none(arrangement), view, step.cards), step.action).is_done


def _step(view: PlayerView, arrangement: Arrangement, advised: Move | None, has_laid: bool = False) -> FirstStep | None:
    draft, held = arrangement.draft, shown_cards(view, arrangement)
    if draft is not None:
        lack, need = missing(view, draft), opening_minimum(view.board, view.team)
        if draft.kind == "meld" and lack is None and need and not view.board.has_opened(view.team):
            said = saying(say.play, points_of(view, draft.groups))
            return FirstStep(thing=NewThing.PLAY, goal=TableThing.PLAY, action="play", said=said, is_remark=True)
        if draft.kind != "meld" or lack is None or lack.code != Reason.OPENING_MINIMUM:
            return None
        groups = advised.groups if isinstance(advised, MeldCards) else ()
        rest = next((group.cards for group in groups if not less(group.cards, held)), ())
        said = saying(say.add_more, need)
        return FirstStep(thing=NewThing.ADD_MORE, goal=TableThing.NEW_PILE, action="stage", said=said, cards=rest)
    if view.board.phase == Phase.DRAW:
        if isinstance(advised, Take):
            cards = _with_upcard(view, advised)
            said = saying(say.take, cards)
            return FirstStep(thing=NewThing.FIRST_TAKE, goal=TableThing.PILE, action="take", said=said, cards=cards)
        said = saying(say.draw, view.board.draw_count)
        return FirstStep(thing=NewThing.FIRST_DRAW, goal=TableThing.STOCK, action="draw", said=said)
    match advised:
        case MeldCards((group, *_)):
            return _meld(view, group)
        case Discard(card):
            thing = NewThing.FIRST_MELD if has_laid else NewThing.LAST_DISCARD
            said = saying(say.discard, has_laid)
            return FirstStep(thing=thing, goal=TableThing.PILE, action="discard", said=said, cards=(card,))
        case GoOut():
            said = saying(say.go_out, _frames(view))
            return FirstStep(thing=NewThing.WAY_OUT, goal=TableThing.GO_OUT, action="go_out", said=said)
        case _:
            return None


def _meld(view: PlayerView, group: Group) -> FirstStep:
    if group.onto is None:
        said = saying(say.lay_out, group.cards)
        return FirstStep(thing=NewThing.LAY_OUT, goal=TableThing.NEW_PILE, action="meld", said=said, cards=group.cards)
    goal, meld = TheMeld(view.team, group.onto), _own(view)[group.onto]
    said = saying(say.add_on, group.cards, meld.rank, meld.is_book(view.board.rules))
    return FirstStep(thing=NewThing.ADD_ON, goal=goal, action="meld", said=said, cards=group.cards)


def _frames(view: PlayerView) -> int:
    return sum(count for _, count in kinds_for_out(view.board.rules, view.board.round))


def _own(view: PlayerView) -> tuple[Meld, ...]:
    return view.board.melds[view.team]


def _with_upcard(view: PlayerView, take: Take) -> tuple[Card, ...]:
    """The cards of the hand that take the pile."""
    upcard = view.board.upcard
    return less((card for group in take.groups for card in group.cards), () if upcard is None else (upcard,))


def _red_threes(view: PlayerView, step: FirstStep | None) -> Iterator[FirstStep]:
    """Why a red three is to be discarded now."""
    if step is not None and step.action == "discard" and all(map(is_red_three, step.cards)):
        said = saying(say.red_three, False, sum(map(is_red_three, view.hand)), view.board.rules.red_three)
        yield replace(step, thing=NewThing.RED_THREE, said=said)


def _remarks(view: PlayerView, draft: Draft | None) -> Iterator[FirstStep]:
    """What can be seen at the start of a turn, the most pressing first."""
    board, rules = view.board, view.board.rules
    if board.phase != Phase.DRAW or draft is not None:
        return

    def remark(thing: NewThing, goal: Pointed, said: Message) -> FirstStep:
        return FirstStep(thing=thing, goal=goal, action="draw", said=said, is_remark=True)

    foot_waits = remark(NewThing.FOOT_WAITS, TableThing.FOOT, say.foot_waits) if board.feet[view.seat] else None
    if board.in_foot[view.seat]:
        said = saying(
            say.to_go_out, _frames(view), rules.partners_foot != "none" and board.has_partners, _discards_last(view)
        )
        yield remark(NewThing.TO_GO_OUT, TableThing.TO_GO_OUT, said)
    elif foot_waits is not None and len(view.hand) <= FEW:
        yield foot_waits
    wanted = books_wanted(board, view.team)
    missing: Literal["clean", "dirty", "none"] = (
        "clean" if "clean" in wanted else "dirty" if "dirty" in wanted else "none"
    )
    for number, meld in enumerate(_own(view)):
        if len(meld.cards) >= rules.book_size:
            said = saying(say.our_book, meld.kind, meld.rank, missing)
            yield remark(NewThing.OUR_BOOK, TheMeld(view.team, number), said)
        elif len(meld.cards) >= rules.book_size - NEARLY and not meld.wilds and "clean" in wanted:
            said = saying(say.keep_clean, len(meld.cards), meld.rank)
            yield remark(NewThing.KEEP_CLEAN, TheMeld(view.team, number), said)
    if laid := board.red_threes[view.team]:
        said = saying(say.red_three, True, len(laid), rules.red_three_bonus)
        yield remark(NewThing.RED_THREE, TheRedThrees(view.team), said)
    if wilds := tuple(card for card in view.hand if is_wild(card)):
        yield remark(NewThing.WILD_CARDS, TheseCards(wilds), saying(say.wild_cards, "none", wilds))
    take = next((move for move in candidates(view) if isinstance(move, Take)), None)
    if take is not None:
        cards = _with_upcard(view, take)
        yield remark(NewThing.MAY_TAKE, TableThing.PILE, saying(say.may_take, cards))
    has_opened = board.has_opened(view.team)
    if (need := opening_minimum(board, view.team)) and not (has_opened and board.melded[view.seat]):
        yield remark(NewThing.OPENING, TableThing.NEW_PILE, saying(say.opening, need, has_opened))
    if foot_waits is not None and board.has_opened(view.team):
        yield foot_waits  # a hand may go from many cards to none


def _discards_last(view: PlayerView) -> bool:
    return view.board.rules.final_discard == "required"


def pointed_cards(step: FirstStep, view: PlayerView) -> TheseCards:
    """What is lit in the hand: the step's cards, or all of it if it brings some."""
    return TheseCards(() if step.is_remark else step.cards or view.hand)
