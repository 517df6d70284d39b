"""Your table: shelves of cloths, card backs and decks, and a table that shows each choice."""

import random
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from pathlib import Path
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
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, Dialog, Scroll, ScrollBar, stay
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.cards.own_pictures import is_back, is_photo
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import Ask, AskingScene, ChangePreferences, GoBack
from game.ui.system.your_table.laid_table import draw_laid_table
from game.ui.system.your_table.look_tiles import (
    Drawn,
    LookTile,
    draw_add,
    draw_backs,
    draw_cloth,
    draw_deck,
    draw_unopened,
)
from game.ui.system.your_table.looks import OWN_DECKS, Deck, TableLook, look_of, surprise
from saves.disk.files import is_folder
from saves.pictures.deck_source import DRAWINGS
from saves.pictures.shared_table import TABLE_SUFFIX

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


class PhotoUse(Enum):
    """The use of a photo."""

    CLOTH = auto()
    BACK = auto()


def _nothing(*_: object) -> None:
    """The default without a way to ask for files."""


class TableFiles(Struct, frozen=True):
    """Actions on files: `pick` asks for a photo, `drop` takes one dropped on the window; `open_deck` reads a deck and
    reports back, asking for its file if the path is None; `share` saves a table as one file, `open_table` reads one.
    """

    pick: Callable[[PhotoUse], None] = _nothing
    drop: Callable[[Path, PhotoUse], None] = _nothing
    open_deck: Callable[[Path | None, str], None] = _nothing
    share: Callable[[TableLook], None] = _nothing
    open_table: Callable[[Path], None] = _nothing


class YourTableState(Struct, frozen=True):
    """`look` is what is being tried on; one press takes it. `is_at_table` says whether a game waits."""

    look: TableLook
    is_at_table: bool = False
    photos: tuple[str, ...] = ()
    """The names of the photos in the player's folder, for cloth and for backs."""
    decks: tuple[Deck, ...] = OWN_DECKS
    drawing: str = ""
    """The title of a deck whose cards are being drawn."""
    drawn: int = 0

    @property
    def message(self) -> str:
        return say.drawing_deck(self.drawing, self.drawn) if self.drawing else ""


class YourTableScene(AskingScene[YourTableState]):
    name = "your_table"

    def __init__(
        self,
        preferences: Preferences,
        ask: Ask,
        chance: random.Random | None = None,
        *,
        is_at_table: bool = False,
        photos: Sequence[str] = (),
        files: TableFiles = TableFiles(),  # noqa: B008
    ) -> None:
        super().__init__(YourTableState(look_of(preferences), is_at_table, tuple(photos)), ask)
        self._files = files
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

    def add_photo(self, name: str) -> None:
        """A photo has been saved in the player's folder: try it on."""
        others = tuple(other for other in self.state.photos if other != name)
        self.set_state(look=self.state.look.with_photo(name), photos=(name, *others))

    def offer_decks(self, kept: Sequence[Deck], found: Sequence[Deck]) -> None:
        """Offer the decks in the player's folder, and those found on this computer whose cards aren't drawn yet."""
        ids = {deck.id for deck in self.state.decks}
        decks = (*self.state.decks, *(deck for deck in kept if deck.id not in ids))
        known = {deck.title.casefold() for deck in decks}
        self.set_state(decks=(*decks, *(deck for deck in found if deck.title.casefold() not in known)))

    def is_drawing(self, title: str, drawn: int) -> None:
        """`drawn` cards of the deck `title` are drawn; "" when the drawing has ended."""
        self.set_state(drawing=title, drawn=drawn)

    def add_deck(self, deck: Deck) -> None:
        """A deck's cards are drawn: it is tried on, in the place where it was offered."""
        others = [other for other in self.state.decks if other.id != deck.id]
        titles = [other.title.casefold() for other in others]
        at = titles.index(deck.title.casefold()) if deck.title.casefold() in titles else len(others)
        decks = (*others[:at], deck, *others[at + 1 :])
        self.set_state(decks=decks, look=deck.of(self.state.look), drawing="")

    def try_table(self, look: TableLook, deck: Deck | None) -> None:
        """A table was read from a file: try it on, with everything that it brought."""
        if deck is not None:
            self.add_deck(deck)
        for name in (look.cloth, look.back):
            if is_photo(name):
                self.add_photo(name)
        self.set_state(look=look)

    def _press_deck(self, deck: Deck) -> None:
        if not deck.path:
            self._try(deck.of(self.state.look))
        elif not self.state.drawing:
            self._files.open_deck(Path(deck.path), deck.title)

    @property
    def busy(self) -> bool:
        return bool(self.state.drawing)

    def _take_file(self, path: Path) -> None:
        """Open a table or a deck; for anything else, ask which use the photo is for."""
        if path.name.endswith(TABLE_SUFFIX):
            self._files.open_table(path)
            return
        if is_folder(path) or path.name.lower().endswith((".zip", *DRAWINGS)):
            self._files.open_deck(path, path.stem)
            return
        cloth = Button("button/to_cloth", say.cloth(), partial(self._files.drop, path, PhotoUse.CLOTH))
        back = Button("button/to_back", say.card_back(), partial(self._files.drop, path, PhotoUse.BACK))
        cancel = Button("button/cancel", say.neither(), stay)
        self.open(Dialog(say.what_photo_is_for(), path.name, [cloth, back, cancel]))

    def take(self, event: Event) -> bool | None:
        """S surprises; a file can be dropped anywhere."""
        if event.type == pygame.DROPFILE and self.form.dialog is None:
            self._take_file(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s and not self.form.is_overlaid:
            self._surprise()
            return True
        return super().take(event)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        """Three shelves, which scroll if the text is large; beside them the table and the button that takes it."""
        tiles = [self._cloths(), self._backs(), self._decks()]
        columns = _columns(kit, [tile.note or tile.caption for shelf in tiles for tile in shelf])
        decks = self.state.message or say.decks_with_our_letters()
        notes = say.plain_in_high_contrast() if kit.theme.is_high else "", say.blue_and_red(), decks
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
        cloth = say.your_photo if is_photo(look.cloth) else CLOTH_NAMES.get(look.cloth, say.forest)
        back = say.your_photo if is_photo(look.back) else NAMES_OF_BACKS.get(look.back, say.classic)
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
        share = BarButton("button/share", say.share(), partial(self._files.share, look), icon="copy")
        return Column(Bar(say.title(), [self.way_back], [share]), Grow(Pad(both, 28, 16, 22)))

    def _cloths(self) -> list[LookTile]:
        look = self.state.look
        looks = {name: (message, replace(look, cloth=name)) for name, message in CLOTH_NAMES.items()}
        return self._tiles("cloth", looks, lambda one: partial(draw_cloth, one.cloth), PhotoUse.CLOTH)

    def _backs(self) -> list[LookTile]:
        look = self.state.look
        looks = {name: (message, replace(look, back=name)) for name, message in NAMES_OF_BACKS.items()}
        return self._tiles("back", looks, lambda one: partial(draw_backs, one), PhotoUse.BACK)

    def _tiles(
        self,
        shelf: str,
        looks: Mapping[str, tuple[Message, TableLook]],
        drawn: Callable[[TableLook], Drawn],
        use: PhotoUse,
    ) -> list[LookTile]:
        """The game's own, then the photos in the player's folder, and the tile that adds another."""
        look = self.state.look
        photos = {
            name: (say.your_photo, look.with_photo(name))
            for name in self.state.photos
            if is_back(name) == (use is PhotoUse.BACK)
        }
        tiles = [
            LookTile(f"{shelf}/{name}", message(), partial(self._try, one), drawn(one), is_chosen=one == look)
            for name, (message, one) in {**looks, **photos}.items()
        ]
        add = LookTile(f"{shelf}/add", say.add_photo(), partial(self._files.pick, use), draw_add, is_chosen=False)
        return [*tiles, add]

    def _decks(self) -> list[LookTile]:
        look = self.state.look
        tiles = []
        for n, deck in enumerate(self.state.decks):
            name = f"found_{n}" if deck.path else f"{deck.id}/{deck.colours}" if deck.colours else deck.id
            drawn = draw_unopened if deck.path else partial(draw_deck, deck.of(look))
            tiles.append(
                LookTile(
                    f"deck/{name}",
                    deck.title or DECK_NAMES[deck.colours](),
                    partial(self._press_deck, deck),
                    drawn,
                    is_chosen=deck.is_in(look),
                    note=deck.origin,
                )
            )
        add = LookTile("deck/add", say.add_deck(), partial(self._files.open_deck, None, ""), draw_add, is_chosen=False)
        return [*tiles, add]

    def _name_of_deck(self) -> str:
        deck = next((deck for deck in self.state.decks if deck.is_in(self.state.look)), self.state.decks[0])
        return deck.title or DECK_NAMES[deck.colours]()


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
