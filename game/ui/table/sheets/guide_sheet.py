"""A first round's new step, explained by the partner right of the piles, while everything else is dimmed."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct
from pygame import Rect

from game.engine.draft import Draft
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import Pointed, TableThing, TheMeld
from game.messages.functions import coach as say_coach
from game.messages.language import Message
from game.sentences.grammar import sentences
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.boxes import Box, FirstThatFits
from game.toolkit.kit import Kit
from game.toolkit.widgets import PaperLink
from game.turn.first_steps import FirstStep, pointed_cards
from game.turn.spots import HandCard, LaidMeld, Zone
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.seated_players import People
from game.ui.table.layout.lesson_places import LessonPlaces, SheetPlace, Way, joined, way_of_arrow
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.laid_sheet import LaidSheet
from game.ui.table.sheets.speech_bubble import FACE, bubble_forms, bubble_link, smallest_forms, speaker_at

GAP: Final = 18
SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?]) ")
NEAR: Final = 40
"""Window pixels between cards of the hand, even if one is raised."""
SHORT: Final = 40
"""Window pixels for which an arrow isn't worth it."""


class GuideSheet(Struct, frozen=True):
    """A step and its speaker; `about` is lit in the hand."""

    step: FirstStep
    said: Message
    speaker: PlayerAtTable
    about: Pointed
    draft: Draft | None
    """What was laid out; it is hidden while that is something else."""
    chapter: Chapter | None = None
    """The rule behind what it says, which can be read."""


def guide_sheet(step: FirstStep, view: PlayerView, people: People, draft: Draft | None) -> GuideSheet:
    return GuideSheet(step, step.said, speaker_at(view, people), pointed_cards(step, view), draft)


def guide_place(kit: Kit, layout: Layout, sheet: GuideSheet) -> Rect:
    """Between the bands, where coach and hint speak, as high as the pile, or as all the room between the bands."""
    pile = layout.hits[Zone.DISCARD]
    own = layout.own.rect
    gap, height = kit.theme.u(GAP) // 2, max(pile.h - 8, kit.theme.u(FACE))
    left = pile.right + gap
    place = Rect(left, pile.centery - height // 2, own.right - left, height)
    if any(_fits(kit, form, place) for form in _whole_forms(kit, place, sheet, _links(sheet))):
        return place
    below = [band.rect.bottom for band in layout.bands.values() if band.rect.bottom <= place.top]
    top, bottom = max(below, default=place.top) + gap, own.top - gap
    return place.union(Rect(left, top, place.w, bottom - top)) if top < bottom else place


def _fits(kit: Kit, box: Box, room: Rect) -> bool:
    """Whether a box fits into the room."""
    return box.width(kit) <= room.w and box.height(kit, room.w) <= room.h


def lay_guide_sheet(kit: Kit, rect: Rect, sheet: GuideSheet) -> LaidSheet:
    """The face, and the sentence in the largest letters that fit. If it is too long for the smallest, the face goes,
    then its last sentences.
    """
    parts, links = SENTENCE_ENDS.split(sheet.said()), _links(sheet)
    fewer = [(sentences(*parts[:count]),) for count in range(len(parts) - 1, 0, -1)]
    forms = *_whole_forms(kit, rect, sheet, links), *smallest_forms(fewer, links)
    return LaidSheet(kit, rect, FirstThatFits(*forms), [("R", link) for link in links])


def _whole_forms(kit: Kit, rect: Rect, sheet: GuideSheet, links: Sequence[PaperLink]) -> Iterator[Box]:
    """All of what is said, with the face if it has room, then without it."""
    whole = [(sheet.said(),)]
    return chain(bubble_forms(kit, rect, sheet.speaker, whole, links), smallest_forms(whole, links))


def _links(sheet: GuideSheet) -> list[PaperLink]:
    """What leads to the rule behind its sentence, if there is one."""
    return [] if sheet.chapter is None else [bubble_link("button/refusal_rule", say_coach.read_the_rule())]


def guide_places(
    kit: Kit,
    layout: Layout,
    sheet: GuideSheet,
    rects_of: Callable[[Pointed], tuple[Rect, ...]],
    buttons: Sequence[Rect],
) -> LessonPlaces:
    """What is lit: where it happens (with a ring), its cards, and the buttons that can be pressed."""
    goals, about = rects_of(sheet.step.goal), rects_of(sheet.about)
    if isinstance(sheet.step.goal, TheMeld) or sheet.step.goal in (TableThing.TO_GO_OUT, TableThing.SCORES):
        goals = tuple(_with_edges(kit, layout, rect) for rect in goals)
    tags = [badge.box(kit) for badge in layout.badges]
    goals = tuple(rect.unionall([tag for tag in tags if rect.inflate(4, 4).collidepoint(tag.center)]) for rect in goals)
    place = guide_place(kit, layout, sheet)
    hand = [layout.hits[spot] for spot in layout.hits if isinstance(spot, HandCard)] if about else []
    lit = (*goals, *joined(hand, NEAR), *buttons) if goals or about else ()
    way: Way = ()
    if goals and about:
        goal, leave = goals[0], sheet.step.cards or sheet.step.action == "go_out"
        nearest = min(about, key=lambda rect: abs(rect.centerx - goal.centerx))
        start, end = (nearest, goal) if leave else (goal, about[0].unionall(about[1:]))
        read = [badge.box(kit) for badge in layout.badges]
        read += [rect for spot, rect in layout.hits.items() if spot is Zone.NEW_PILE]
        read += [place, *_outside(kit)]
        laid = [rect for spot, rect in layout.hits.items() if isinstance(spot, HandCard | LaidMeld)]
        way = way_of_arrow(start, end, kit.theme.u(GAP) // 2, SHORT, read, laid)
    return LessonPlaces(SheetPlace(place, 0), lit, goals, way)


def _with_edges(kit: Kit, layout: Layout, goal: Rect) -> Rect:
    """A place with what is at its edges, but without the words over its band."""
    whole = goal.inflate(kit.theme.u(26), kit.theme.u(26))
    if any(whole.colliderect(band.heading) and band.heading.bottom <= goal.top for band in layout.bands.values()):
        top = goal.top - kit.theme.u(9)
        whole = Rect(whole.left, top, whole.w, whole.bottom - top)
    return whole


def _outside(kit: Kit) -> list[Rect]:
    """What is right, left, below and above the window."""
    width, height = kit.size
    beside = ((width, 0), (-width, 0), (0, height), (0, -height))
    return [Rect(at, (width, height)) for at in beside]
