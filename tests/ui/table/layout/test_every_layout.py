"""Where everything is in every kind of window, on tables by lot: as the list of by_lot.py has it."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.cards import FACES, Card, parse_cards
from game.engine.draft import Draft, DraftKind
from game.engine.moves import Group
from game.engine.table.board import Board
from game.engine.table.view import SPECTATOR, view_of
from game.rules.presets import PRESET_IDS, preset
from game.turn.arrangement import Arrangement
from game.ui.shared.preferences import PanelSide
from game.ui.table.layout.band_sizes import Room, band_sizes, book_places
from game.ui.table.layout.chips import BandChips, chip_places
from game.ui.table.layout.lesson_places import SheetForm, joined, place_sheet, way_of_arrow
from game.ui.table.layout.plan import (
    Places,
    own_plan,
    place,
    plan_name,
    with_free_sides,
    with_long_sheet,
    with_nobody_in_front,
)
from game.ui.table.layout.table_layout import Layout, layout
from tests.toolkit.looks import Log, faults_of
from tests.ui.by_lot import LIST
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, SHAPES, crowded

WINDOWS: Final = ((1366, 768), (1280, 720), (1920, 1080), (2560, 1440), (1024, 600), (1280, 960), (1600, 1200))
SIDES: Final[tuple[tuple[PanelSide, ...], ...]] = ((), ("left",), ("right",), ("left", "right"))


def tell_places(log: Log, places: Places) -> None:
    """A line for each thing of a plan."""
    log.tell(places.k, places.size, places.letters, places.grown, places.signs, places.given_up, places.has_lines)
    for (role, number), rect in places.rects.items():
        log.tell(role, number, rect, places.beside_plates(number) if role == "MeldBand" else "")


def places_by_lot(chance: Random, shape: str, size: tuple[int, int]) -> Places:
    """A window as people have them."""
    interface = chance.choice((1.0, 1.0, 0.8, 1.25, 1.5))
    letters = chance.choice((1.0, 1.0, 0.9, 1.15, 1.35))
    bar = round(size[1] * chance.choice((0.05, 0.06, 0.09)))
    return place(own_plan(plan_name(*SHAPES[shape], size)), size, bar, letters, interface)


def plans(shape: str, log: Log) -> None:
    """This many people at a table, in each window."""
    chance = Random(shape)
    for size in (*WINDOWS, *((width, chance.randrange(600, width)) for width in (1100, 1500, 2000))):
        places = places_by_lot(chance, shape, size)
        tell_places(log, places)
        tell_places(log, with_long_sheet(places))
        tell_places(log, with_nobody_in_front(places))
        free = with_free_sides(places, SIDES[0])
        for used in chance.sample(SIDES, 2):
            free = with_free_sides(free, used)
            tell_places(log, free)


def board_by_lot(chance: Random, board: Board) -> Board:
    """With other numbers of cards."""
    teams, pile = board.teams, chance.choice((0, 1, 2, 4, 9, 26, 70))
    seats = range(board.players)
    return replace(
        board,
        stock=chance.choice((0, 1, 24, 25, 90, 180)),
        pile=pile,
        upcard=chance.choice(FACES) if pile else None,
        frozen=chance.choice((None, None, 1)),
        feet=tuple(chance.choice((0, 1, 4, 11)) for _ in seats),
        hands=tuple(chance.choice((1, 2, 11, 16, 25)) for _ in seats),
        melds=tuple(tuple(chance.sample(melds, chance.randrange(len(melds) + 1))) for melds in board.melds),
        red_threes=tuple(parse_cards(" ".join(["3H"] * chance.choice((0, 1, 2, 5)))) for _ in range(teams)),
    )


def draft_by_lot(chance: Random, hand: tuple[Card, ...], board: Board) -> Draft:
    """Groups of what is in the hand, on new melds and on those there."""
    left, groups = [*hand], list[Group]()
    for _ in range(chance.randrange(1, 5)):
        count = min(len(left), chance.choice((1, 2, 3, 3, 5, 8)))
        onto = chance.choice((None, *range(len(board.melds[0]))))
        if count and all(group.onto is None or group.onto != onto for group in groups):
            groups.append(Group(tuple(left.pop() for _ in range(count)), onto))
    kind: DraftKind = chance.choice(("meld", "take", "go_out"))
    if kind == "take" and board.upcard is not None and groups:
        groups[0] = Group((*groups[0].cards, board.upcard), groups[0].onto)
    return Draft(kind, tuple(groups), left.pop() if kind == "go_out" and left else None)


def layout_by_lot(number: int, log: Log) -> None:
    """A table by lot, in a window by lot."""
    chance = Random(number)
    shape, size = chance.choice([*SHAPES]), chance.choice(WINDOWS)
    places = places_by_lot(chance, shape, size)
    melds = chance.sample(ELEVEN_MELDS + EIGHT_BOOKS, chance.choice((2, 5, 9, 14)))
    crowd = crowded(shape, melds=melds, rules=preset(chance.choice(PRESET_IDS)), opened=chance.random() < 0.8)
    hand = tuple(chance.choices(FACES, k=chance.choice((1, 2, 5, 8, 11, 13, 18, 25, 30))))
    crowd = replace(crowd, board=board_by_lot(chance, crowd.board), hands=(hand, *crowd.hands[1:]))
    is_watched = chance.random() < 0.15
    if is_watched and chance.random() < 0.5:
        places = with_nobody_in_front(places)
    elif chance.random() < 0.7:
        places = with_free_sides(places, chance.choice(SIDES))
    view = view_of(crowd, SPECTATOR if is_watched else 0)
    draft = draft_by_lot(chance, hand, view.board) if chance.random() < 0.6 else None
    chosen = tuple(sorted(chance.sample(range(len(hand)), chance.randrange(min(4, len(hand) + 1)))))
    arrangement = Arrangement(
        order=hand,
        chosen=() if draft else chosen,
        upcard_chosen=chance.random() < 0.2,
        draft=draft,
        fresh=tuple(chance.sample(hand, min(2, len(hand)))) if chance.random() < 0.5 else (),
    )
    opened = chance.choice((None, *range(1, view.board.teams)))
    completing, hinted = (tuple(chance.sample(hand, min(chance.choice((0, 2)), len(hand)))) for _ in "ab")
    tell_layout(
        log,
        layout(view, arrangement, places, 0, completing, hinted, chance.random() < 0.3, opened=opened),
    )


def tell_layout(log: Log, there: Layout) -> None:
    """A line for each thing on the table."""
    log.tell(there.backs, there.in_rows, there.has_no_pile)
    for sprite in there.sprites:
        log.tell(*(getattr(sprite, field) for field in sprite.__struct_fields__[:11]))
    for badge in there.badges:
        log.tell(badge.text, badge.x, badge.y, badge.style, badge.room, badge.side, badge.on_hand, len(badge.briefer))
    for team, band in (
        *there.bands.items(),
        *(("over", band) for band in (there.opened.bands if there.opened else ())),
    ):
        log.tell(team, band.rect, band.title_h, band.shelf, band.beside_plates, band.new_pile, band.threes)
        log.tell(team, band.heading, band.for_words, band.ground, band.has_chips, band.is_line)
        log.tell(band.melds, band.books)
        for frame in band.frames:
            log.tell(frame.group, frame.rect, frame.fresh)
        for wanted, rect in band.wanted:
            log.tell(wanted, rect)
    for spot, rect in there.hits.items():
        log.tell(type(spot).__name__, spot, rect)
    width, height = there.places.size
    log.tell(*(there.hit((x, y)) or "-" for y in range(9, height, 97) for x in range(9, width, 131)))


def sizes_by_lot(number: int, log: Log) -> None:
    """How large melds, books and chips are in a band by lot."""
    chance = Random(number)
    k = chance.choice((0.53, 0.71, 1.0, 1.33))
    band = Rect(chance.randrange(300), chance.randrange(600), chance.randrange(200, 1700), chance.randrange(90, 420))
    room = Room(
        rect=band,
        card_w=round(chance.choice((76, 106, 138)) * k),
        k=k,
        title_h=round(chance.choice((8, 24, 44, 70)) * k),
        new_pile=Rect(0, 0, chance.randrange(74, 140), 90) if chance.random() < 0.5 else None,
        letters=chance.choice((1.0, 1.2, 1.4)),
        signs=chance.choice((1.0, 1.3, 2.0)),
    )
    for melds, books in ((chance.randrange(15), chance.randrange(12)) for _ in range(8)):
        sizes = band_sizes(room, melds, books, chance.choice((None, room.card_w // 2)))
        log.tell(melds, books, sizes, chip_places(room, BandChips(melds, books)))
        if sizes is not None:
            log.tell(sizes.suits_others, sizes.step(room), sizes.tray(room, books), room.edges(sizes.card))
    log.tell(book_places(band, chance.randrange(1, 14), room.card_w, k))


def rects_by_lot(chance: Random, count: int) -> list[Rect]:
    """Things on a table."""
    sides = ((40, 60, 120, 300), (40, 56, 80, 200))
    return [
        Rect(chance.randrange(1200), chance.randrange(640), *(chance.choice(side) for side in sides))
        for _ in range(count)
    ]


def sheet_by_lot(number: int, log: Log) -> None:
    """A tutor's sheet and its arrow, between things by lot."""
    chance = Random(number)
    room = Rect(chance.randrange(60), chance.randrange(60), chance.randrange(700, 1366), chance.randrange(500, 768))
    never, unwilling = rects_by_lot(chance, chance.randrange(5)), rects_by_lot(chance, chance.randrange(4))
    wide = chance.randrange(240, 420)
    forms = [SheetForm(at, wide * (3 + at) // 4, 320 - 70 * at, costs) for at, costs in enumerate((0, 40, 90.5))]
    wished = chance.randrange(1200), chance.randrange(100, 700)
    sheet = place_sheet(forms, room, wished, never, [(rect, chance.choice((30.0, 300.0))) for rect in unwilling])
    log.tell(sheet.rect, sheet.form)
    (target,) = rects_by_lot(chance, 1)
    way = way_of_arrow(sheet.rect, target, chance.choice((4, 9)), chance.choice((0, 20, 150)), never, unwilling)
    log.tell(len(way), *way[::3])
    log.tell(joined(rects_by_lot(chance, 6), chance.choice((0, 10, 60))))


def many(tell: Callable[[int, Log], None], numbers: Iterable[int], log: Log) -> None:
    """Those with these numbers."""
    for number in numbers:
        log.tell(number)
        tell(number, log)


SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    **{f"plans {shape}": partial(plans, shape) for shape in SHAPES},
    **{f"layouts from {start}": partial(many, layout_by_lot, range(start, start + 20)) for start in range(0, 400, 20)},
    **{f"sizes from {start}": partial(many, sizes_by_lot, range(start, start + 20)) for start in range(0, 100, 20)},
    **{f"sheets from {start}": partial(many, sheet_by_lot, range(start, start + 40)) for start in range(0, 400, 40)},
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_everything_is_where_it_was_when_somebody_looked(sample: str) -> None:
    """Given a table by lot and a window, every card, sign and band, and what each point means, is as in the list."""
    assert faults_of(sample, SAMPLES[sample], LIST) == []
