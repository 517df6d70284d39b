"""Where on the table a lesson's subjects are, and which part of its task is next. Geometry and counting."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, assert_never

from pygame import Rect

from game.cards import Card
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import (
    ChooseCards,
    LessonPart,
    Pointed,
    TableThing,
    TheGroup,
    TheMeld,
    ThenClick,
    TheRedThrees,
    TheSeat,
    TheseCards,
)
from game.messages.functions import lessons as say
from game.sentences.grammar import sentences
from game.sentences.learning.lessons import spoken_pointed
from game.turn.arrangement import Arrangement, chosen_cards, places_of, shown_cards
from game.turn.offered_buttons import Action
from game.turn.spots import HandCard, LaidMeld, RedThrees, SeatPlate, Spot, StagedCard, Zone
from game.ui.shared.cards.card_art import height
from game.ui.table.layout.lesson_places import joined
from game.ui.table.layout.table_layout import Layout
from game.ui.table.modes import Learn
from game.ui.table.sheets.lesson_sheet import DEEDS
from game.ui.table.sprites import HiddenInHand
from game.ui.table.state import TableState

Panels = Callable[[TableThing], Rect | None]
"""The rectangle of a panel that is drawn in only part of its place; None if it isn't there."""
NEAR: Final = 2
"""Window pixels between neighbouring cards of the hand."""
_ZONES: Final = {
    TableThing.STOCK: Zone.STOCK,
    TableThing.PILE: Zone.PILE,
    TableThing.NEW_PILE: Zone.NEW_PILE,
    TableThing.FOOT: Zone.FOOT,
}


def rects_of(
    at: Pointed,
    layout: Layout,
    view: PlayerView,
    chosen: Sequence[int],
    panels: Panels,
    buttons: Callable[[Action], Rect | None],
) -> tuple[Rect, ...]:
    """Its place in window pixels; cards that aren't neighbours have a rectangle each, missing things none. `chosen` are
    positions in the hand.
    """
    match at:
        case TheseCards(cards):
            return joined([_seen(spot, layout) for spot in spots_of_cards(cards, layout, chosen)], NEAR)
        case TheGroup(number):
            staged = [
                rect for spot, rect in layout.hits.items() if isinstance(spot, StagedCard) and spot.group == number
            ]
            return (staged[0].unionall(staged),) if staged else ()
        case TheMeld() | TheSeat() | TheRedThrees():
            spot = spot_of(at, layout)
            return (layout.hits[spot],) if spot is not None else ()
        case TableThing.STOCK | TableThing.PILE | TableThing.NEW_PILE | TableThing.FOOT:
            found = layout.hits.get(_ZONES[at])
            return (found,) if found is not None else ()
        case TableThing.METER | TableThing.SCORES | TableThing.TO_GO_OUT:
            panel = panels(at)
            return (panel,) if panel is not None else ()
        case TableThing.PLAY | TableThing.GO_OUT | TableThing.HOLD | TableThing.PEEK:
            button = buttons(DEEDS[at])
            return (button,) if button is not None else ()
        case TableThing.YES | TableThing.NO:
            return ()  # a request is over the table, and isn't dimmed
        case _:
            assert_never(at)


def _seen(spot: Spot, layout: Layout) -> Rect:
    """What can be seen of a card; below the hand it is also hit down to the edge of the window."""
    rect = layout.hits[spot].copy()
    if isinstance(spot, HandCard):
        sprite = [sprite for sprite in layout.sprites if sprite.place == HiddenInHand()][spot.position]
        rect.h = min(rect.h, round(sprite.y + height(sprite.w) / 2) - rect.top)
    return rect


def spots_of_cards(cards: Sequence[Card], layout: Layout, chosen: Sequence[int] = ()) -> list[Spot]:
    """Where cards of these faces are, in the hand or in the draft; of equal ones the chosen ones, otherwise the
    first.
    """
    held = sorted(range(len(layout.hand)), key=lambda n: (n not in chosen, n))
    frames = [frame for band in layout.bands.values() for frame in band.frames]
    lying: list[tuple[Card, Spot]] = [
        *((layout.hand[n], HandCard(n)) for n in held),
        *((card, StagedCard(frame.group, i)) for frame in frames for i, card in enumerate(frame.cards)),
    ]
    spots = [lying[n][1] for n in places_of((card for card, _ in lying), cards)]
    return [spot for spot in spots if spot in layout.hits]


def spot_of(at: Pointed, layout: Layout) -> Spot | None:
    """Its one spot, if that can have the keys: for cards the first."""
    match at:
        case TheseCards(cards):
            return next(iter(spots_of_cards(cards, layout)), None)
        case TheMeld(team, number):
            found = (LaidMeld(team, number, is_book) for is_book in (False, True))
            return next((spot for spot in found if spot in layout.hits), None)
        case TheGroup(number):
            return StagedCard(number, 0) if StagedCard(number, 0) in layout.hits else None
        case TheSeat(seat):
            return SeatPlate(seat) if SeatPlate(seat) in layout.hits else None
        case TheRedThrees(team):
            return RedThrees(team) if RedThrees(team) in layout.hits else None
        case TableThing():
            zone = _ZONES.get(at)
            return zone if zone in layout.hits else None
        case _:
            assert_never(at)


def lesson_words(state: TableState) -> str:
    """Everything on a tutor's sheet, to be read out, and where its arrow points."""
    return _with_arrow(state, state.mode.sheet.words) if isinstance(state.mode, Learn) else ""


def part_words(state: TableState) -> str:
    """What to do next, to be read out; "" for nothing."""
    task = state.mode.sheet.task if isinstance(state.mode, Learn) else ""
    return _with_arrow(state, sentences(task)) if task else ""


def _with_arrow(state: TableState, said: str) -> str:
    at = state.mode.sheet.ringed if isinstance(state.mode, Learn) else None
    if at is None:
        return said
    return f"{said} {say.points_at(spoken_pointed(at, state.layout.hand, state.view, state.names))}"


def next_part(parts: Sequence[LessonPart], held: Sequence[Card], view: PlayerView, arrangement: Arrangement) -> int:
    """Which of the parts is next, with the hand `held` when they began; the last one until the step ends.

    Cards also count as chosen once they have left the hand, and a click on their target is done then.
    """
    gone = Counter(held) - Counter(shown_cards(view, arrangement))
    chosen = Counter(chosen_cards(view, arrangement)) + gone
    wanted: Counter[Card] = Counter()
    for number, part in enumerate(parts[:-1]):
        match part:
            case ChooseCards(cards):
                wanted += Counter(cards)
                if not wanted <= chosen:
                    return number
            case ThenClick(TableThing.PILE) if not wanted:
                if arrangement.draft is None or arrangement.draft.kind != "take":
                    return number
            case ThenClick(TableThing.GO_OUT):
                if arrangement.draft is None or arrangement.draft.kind != "go_out":
                    return number
            case ThenClick():
                if not wanted or not wanted <= gone:
                    return number
            case _:
                assert_never(part)
    return max(0, len(parts) - 1)


def begun_at(
    parts: Sequence[LessonPart], at: int, held: Sequence[Card], view: PlayerView, arrangement: Arrangement
) -> Pointed | None:
    """Where some of the cards already are, laid out or melded, that part `at` would bring to the place for new melds;
    None if none of them are. The hand was `held` when the parts began.
    """
    if at >= len(parts) or parts[at] != ThenClick(TableThing.NEW_PILE) or at == 0:
        return None
    chosen = parts[at - 1]
    gone = Counter(held) - Counter(shown_cards(view, arrangement))
    there = gone & Counter(chosen.cards if isinstance(chosen, ChooseCards) else ())
    groups = arrangement.draft.groups if arrangement.draft is not None else ()
    for number, group in enumerate(groups):
        if there & Counter(group.cards):
            return TheGroup(number)
    for number, meld in reversed(tuple(enumerate(view.board.melds[view.team]))):
        if there and there <= Counter(meld.cards):
            return TheMeld(view.team, number)
    return None
