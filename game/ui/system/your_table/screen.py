"""Your table: shelves of cloths, card backs and decks, and a table that shows each choice."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event

from game.messages.functions import your_table as say
from game.messages.language import Message, called
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grid,
    Grow,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    WidgetSlot,
    Words,
)
from game.toolkit.drawing.cloths import CLOTHS
from game.toolkit.drawing.theme import DIM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dialog, Scroll, ScrollBar, stay
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import Ask, AskingScene, ChangePreferences, GoBack
from game.ui.system.your_table.laid_table import draw_laid_table
from game.ui.system.your_table.look_tiles import (
    Drawn,
    LookTile,
    draw_backs,
    draw_cloth,
    draw_deck,
)
from game.ui.system.your_table.looks import OWN_DECKS, TableLook, look_of, surprise

MOST_COLUMNS, LEAST_COLUMNS = 7, 3
LEFT, RIGHT = 1.58, 1.0
"""The shares of the width for shelves and table."""
TILES_HEIGHT: Final = (112.0, 160.0, 178.0)
CLOTH_NAMES: Final = called("your_table", *CLOTHS)
NAMES_OF_BACKS: Final = called("your_table", *BACK_NAMES)
DECK_NAMES: Final[dict[str | None, Message]] = {
    "four": say.four_colours,
    "classic": say.classic,
    "colour_blind": say.colour_blind,
    None: say.large_letters,
}


class YourTableState(Struct, frozen=True):
    """`look` is what is being tried on; one press takes it. `is_at_table` says whether a game waits."""

    look: TableLook
    is_at_table: bool = False


class YourTableScene(AskingScene[YourTableState]):
    name = "your_table"

    def __init__(
        self,
        preferences: Preferences,
        ask: Ask,
        chance: random.Random | None = None,
        *,
        is_at_table: bool = False,
    ) -> None:
        super().__init__(YourTableState(look_of(preferences), is_at_table), ask)
        self._preferences, self._chance = preferences, chance or random.Random()
        self.form.on_cancel = self._leave_politely

    @property
    def first_focus(self) -> str | None:
        return "button/take"

    def prefer(self, preferences: Preferences) -> None:
        """Other settings changed meanwhile, by a key or on a screen above: they stay."""
        self._preferences = preferences

    def _try(self, look: TableLook) -> None:
        self.set_state(look=look)

    def _surprise(self) -> None:
        self.set_state(look=surprise(self.state.look, self._chance))

    def _take(self) -> None:
        self._ask(ChangePreferences(self.state.look.on(self._preferences)))
        self._ask(GoBack())

    def _leave_politely(self) -> None:
        """Back; what was tried on is only lost after a confirmation."""
        leave = partial(self._ask, GoBack())
        if self.state.look == look_of(self._preferences):
            leave()
        else:
            self.open(leave_table_dialog(self._take, leave))

    def take(self, event: Event) -> bool | None:
        """S surprises."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s and not self.form.is_overlaid:
            self._surprise()
            return True
        return super().take(event)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        """Three shelves, which scroll if the text is large; beside them the table and the button that takes it."""
        tiles = [self._cloths(), self._backs(), self._decks()]
        columns = _columns(kit, [tile.caption for shelf in tiles for tile in shelf])
        notes = say.plain_in_high_contrast() if kit.theme.is_high else "", say.blue_and_red(), ""
        shelves = [
            _shelf(title, note, shelf, height, columns)
            for title, note, shelf, height in zip(
                (say.cloth(), say.card_back(), say.deck()), notes, tiles, TILES_HEIGHT, strict=True
            )
        ]
        bar = ScrollBar("rows", say.title())
        left = FirstThatFits(Column(*map(Grow, shelves), gap=14), Scroll(Column(*shelves, gap=14), bar))
        look = self.state.look
        picture = Picture(partial(draw_laid_table, look=look))
        cloth, back = CLOTH_NAMES.get(look.cloth, say.forest), NAMES_OF_BACKS.get(look.back, say.classic)
        told = say.told(cloth(), back(), self._name_of_deck())
        take = Button(
            "button/take",
            say.play_here() if self.state.is_at_table else say.take(),
            self._take,
            look=ButtonLook("primary", 34, heading=True),
            icon="play" if self.state.is_at_table else "tick",
        )
        other = Button("button/surprise", say.surprise(), self._surprise, icon="shuffle", key="S", look=24)
        actions = Row(Share(WidgetSlot(take, 120), 1.9), Share(WidgetSlot(other, 120)), gap=16)
        right = Column(Grow(Described(picture, told)), actions, gap=22)
        both = Row(Share(left, LEFT), Share(right, RIGHT), gap=24, across="stretch")
        return Column(Bar(say.title(), [self.way_back]), Grow(Pad(both, 28, 16, 22)))

    def _cloths(self) -> list[LookTile]:
        look = self.state.look
        looks = {name: (message, replace(look, cloth=name)) for name, message in CLOTH_NAMES.items()}
        return self._tiles("cloth", looks, lambda one: partial(draw_cloth, one.cloth))

    def _backs(self) -> list[LookTile]:
        look = self.state.look
        looks = {name: (message, replace(look, back=name)) for name, message in NAMES_OF_BACKS.items()}
        return self._tiles("back", looks, lambda one: partial(draw_backs, one))

    def _tiles(
        self, shelf: str, looks: Mapping[str, tuple[Message, TableLook]], drawn: Callable[[TableLook], Drawn]
    ) -> list[LookTile]:
        return [
            LookTile(
                f"{shelf}/{name}", message(), partial(self._try, one), drawn(one), is_chosen=one == self.state.look
            )
            for name, (message, one) in looks.items()
        ]

    def _decks(self) -> list[LookTile]:
        look = self.state.look
        return [
            LookTile(
                f"deck/{deck.id}/{deck.colours}" if deck.colours else f"deck/{deck.id}",
                DECK_NAMES[deck.colours](),
                partial(self._try, deck.of(look)),
                partial(draw_deck, deck.of(look)),
                is_chosen=deck.is_in(look),
            )
            for deck in OWN_DECKS
        ]

    def _name_of_deck(self) -> str:
        deck = next((deck for deck in OWN_DECKS if deck.is_in(self.state.look)), OWN_DECKS[0])
        return DECK_NAMES[deck.colours]()


def leave_table_dialog(take: Callable[[], None], leave: Callable[[], None]) -> Dialog:
    buttons = [
        Button("button/take", say.take(), take, look=ButtonLook("primary", 23)),
        Button("button/leave", say.leave_old(), leave, look=23),
        Button("button/stay", say.stay(), stay, look=23),
    ]
    return Dialog(say.leave_title(), say.leave_words(), buttons)


def _columns(kit: Kit, labels: Sequence[str]) -> int:
    """The number of tiles side by side that leaves room for every name."""
    room = (kit.size[0] - kit.theme.u(80)) * LEFT / (LEFT + RIGHT) - kit.theme.u(36 + 24)
    widest = max(kit.text.width(label, 22, "strong") for label in labels) + kit.theme.u(20)
    return int(max(LEAST_COLUMNS, min(MOST_COLUMNS, room // widest)))


def _shelf(title: str, note: str, tiles: Sequence[LookTile], height: float, columns: int) -> Box:
    heading = Row(Words(title, 30, GOLD, "heading", lines=1), Grow(Words(note, 22, DIM, lines=1)), gap=22)
    cells: list[Box] = [WidgetSlot(tile, height, 0) for tile in tiles]
    cells += [Box()] * (-len(cells) % columns)
    rows = [cells[n : n + columns] for n in range(0, len(cells), columns)]
    return Panel(Column(heading, Grid(rows, (8, 4), shares=[1.0] * columns), gap=9), (18, 10))
