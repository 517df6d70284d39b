"""What a phone asks for, read strictly, and the outcome: the same gestures as at the screen, judged alike."""

from typing import Annotated, Final, Literal

from msgspec import Meta, MsgspecError, Raw, Struct, json
from msgspec.structs import replace

from game.cards import Card, HandSorting, parse_cards
from game.decoded_types import prepare
from game.engine.moves import Answer, Choose, Cut, GoOut
from game.engine.refusal import NotYourTurn
from game.engine.table.view import PlayerView
from game.turn.arrangement import (
    Arrangement,
    choose_faces,
    choose_none,
    chosen_cards,
    less,
    move_cards,
    shown_cards,
)
from game.turn.gesture_outcomes import (
    Outcome,
    Prompt,
    drop_chosen,
    if_legal,
    unstage,
    unstage_group,
    why_unfinished,
)
from game.turn.offered_buttons import Action
from game.turn.presses import press
from game.turn.spots import PILE, LaidMeld, Spot, StagedCard, Zone, id_of
from saves.records.move_json import decode_move

PhoneAction = Action | Literal["choose", "yes", "no", "last_round", "next_round", "cut_for_me"]
Again = Literal["same", "new"]
"""Play again with new cards, or New game."""
_AT_ANY_TIME: Final = ("choose", "sort", "take_back", "undo", "undo_turn")
"""Requests that need no turn, or check it themselves."""
_WHOLE_HAND: Final = ("go_out", "undo", "undo_turn")
"""What can't be done while cards are laid out."""
_Few = Annotated[int, Meta(ge=0, le=1000)]


class PhoneAsk(Struct, frozen=True):
    """One request, and the state it refers to. `at` is the length of the record when the phone last looked: a request
    about an older state is refused. `cards` are chosen first.
    """

    number: int
    at: int | None = None
    deed: PhoneAction | None = None
    cards: Annotated[str, Meta(max_length=600)] | None = None
    upcard: bool = False
    drop: Annotated[str, Meta(max_length=20)] | None = None
    unstage: tuple[_Few, _Few] | None = None
    back: _Few | None = None
    arrange: Annotated[tuple[_Few, ...], Meta(min_length=1, max_length=100)] | None = None
    """Places in the hand whose cards move in front of the one at `before`."""
    before: _Few | None = None
    cut: Annotated[int, Meta(ge=0, le=1000)] | None = None
    cut_deck: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """Cards lifted off the shuffled pack; 0 if it is not to be cut."""
    stack: Literal[0, 1] | None = None
    again: Again | None = None
    sorting: HandSorting | None = None
    """How the hand is sorted from now on."""
    move: Raw = Raw()


prepare(PhoneAsk)


class PhoneTakesBack(Struct, frozen=True):
    """The number of melds of this turn to take back."""

    moves: int


class NoAsk(ValueError):
    """What a phone sent isn't a request."""


def read_ask(body: bytes) -> PhoneAsk:
    """Read what a phone sent. Raises NoAsk."""
    try:
        return json.decode(body, type=PhoneAsk)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoAsk(str(error)) from None


def chosen_first(ask: PhoneAsk, view: PlayerView, arrangement: Arrangement) -> Arrangement:
    """The arrangement with the cards that the phone names chosen; unchanged if it names none. Raises NoAsk."""
    if ask.cards is None:
        return arrangement
    cards = _cards(ask.cards)
    upcard = ask.upcard and arrangement.draft is not None and arrangement.draft.kind == "take"
    if less(cards, shown_cards(view, arrangement)):
        raise NoAsk("cards that are not in the hand")
    named = replace(choose_faces(choose_none(arrangement), view, cards), upcard_chosen=upcard)
    is_same = sorted(chosen_cards(view, named)) == sorted(chosen_cards(view, arrangement))
    return replace(named, goal=arrangement.goal if is_same else None)


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text) if text else ()
    except ValueError as error:
        raise NoAsk(str(error)) from None


def outcome_of(ask: PhoneAsk, view: PlayerView, arrangement: Arrangement, undoable: int) -> Outcome | PhoneTakesBack:
    """The outcome of the request, `arrangement` having been chosen from. Raises NoAsk if it isn't one."""
    if ask.deed is not None and (off := _why_off(ask.deed, view, arrangement)) is not None:
        return off
    if plain := bytes(ask.move):
        return _plain_move(plain, view)
    if ask.drop is not None:
        return drop_chosen(view, arrangement, place_named(ask.drop, view, arrangement))
    if ask.unstage is not None:
        return unstage(view, arrangement, StagedCard(*ask.unstage))
    if ask.back is not None:
        return unstage_group(view, arrangement, ask.back)
    if ask.arrange is not None:
        return Outcome(arrangement=_arranged(ask, ask.arrange, view, arrangement))
    if ask.cut is not None:
        return if_legal(view, Cut(ask.cut))
    if ask.stack is not None:
        return if_legal(view, Choose(ask.stack))
    match ask.deed:
        case None | "hint" | "last_round" | "next_round" | "cut_for_me":
            raise NoAsk("nothing is asked")
        case "undo" | "undo_turn":
            return PhoneTakesBack(1 if ask.deed == "undo" else max(1, undoable))
        case "choose":
            return Outcome(arrangement=arrangement)
        case "yes" | "no":
            return if_legal(view, Answer(ask.deed == "yes"))
        case "discard" if len(view.hand) == 1 and view.board.in_foot[view.seat] and arrangement.draft is None:
            return if_legal(view, GoOut((), view.hand[0]))  # the last card of a foot goes out at once
        case "take":
            return _begun_take(view, arrangement)
        case _:
            return press(view, arrangement, ask.deed)


def _begun_take(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """The take begun, with the upcard chosen where it can't stay, since no finger drags it: its places light up."""
    outcome = press(view, arrangement, "take")
    if outcome.arrangement is None or why_unfinished(view, outcome) is None:
        return outcome
    return Outcome(arrangement=replace(outcome.arrangement, upcard_chosen=True))


def _why_off(action: PhoneAction, view: PlayerView, arrangement: Arrangement) -> Outcome | None:
    """What a button says that is off whatever cards are chosen: in another player's turn, and while cards are laid
    out.
    """
    if not view.is_mine and action not in _AT_ANY_TIME:
        return Outcome(refusal=NotYourTurn(view.board.mover))
    if arrangement.draft is not None and (
        action in _WHOLE_HAND or (action == "discard" and arrangement.draft.kind != "go_out")
    ):
        return Outcome(prompt=Prompt.STAGED_FIRST)
    return None


def _arranged(ask: PhoneAsk, places: tuple[int, ...], view: PlayerView, arrangement: Arrangement) -> Arrangement:
    count = len(shown_cards(view, arrangement))
    if ask.before is None or ask.before > count or max(places) >= count:
        raise NoAsk("no such place in the hand")
    return move_cards(arrangement, view, frozenset(places), ask.before)


def _plain_move(data: bytes, view: PlayerView) -> Outcome:
    try:
        move = decode_move(data)
    except (MsgspecError, ValueError, RecursionError) as error:
        raise NoAsk(str(error)) from None
    return if_legal(view, move)


def place_named(id: str, view: PlayerView, arrangement: Arrangement) -> Spot:
    """The place for cards that a page names as `--targets` would. Raises NoAsk if it takes none."""
    groups = arrangement.draft.groups if arrangement.draft is not None else ()
    melds = range(len(view.board.melds[view.team]))
    places: list[Spot] = [
        *(Zone.NEW_PILE, *PILE),
        *(StagedCard(number, card) for number, group in enumerate(groups) for card in range(len(group.cards) + 1)),
        *(LaidMeld(view.team, number, is_book) for number in melds for is_book in (False, True)),
    ]
    place = next((one for one in places if id_of(one) == id), None)
    if place is None:
        raise NoAsk("no such place")
    return Zone.DISCARD if place in PILE else place
