"""Turns a photo into a card back or a cloth: choose a part of it and see it on the table at once."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.functions import your_table as say
from game.toolkit.boxes import Box, Column, Grow, Pad, Panel, Picture, Row, Share, WidgetSlot, Words, icon
from game.toolkit.drawing.theme import CREAM, DIM, DONE, FOCUS_GAP, GOLD, GOLD_RIM, OFF_REASON, SHADE, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Widget
from game.ui.shared.cards.card_art import Back, card_art, height
from game.ui.shared.cards.laid_cards import draw_with_shadow
from game.ui.shared.cards.own_pictures import BackPhoto
from game.ui.shared.requests import Ask, AskingScene, GoBack
from game.ui.system.your_table import photo as photos
from game.ui.system.your_table.crop import CARD_SHAPE, WINDOW_SHAPE, Crop, largest
from game.ui.system.your_table.laid_table import laid_table
from game.ui.system.your_table.looks import TableLook
from saves.disk.files import reason_of

DECKS: Final[tuple[Back, ...]] = ("hand", "foot")
DRAFT: Final = (640, 360)
"""The size of the cloth shown while the frame moves."""


class CropState(Struct, frozen=True):
    """`turns` are clockwise quarter turns; `said` is why the photo couldn't be saved."""

    is_back: bool
    crop: Crop
    turns: int = 0
    said: str = ""
    is_saving: bool = False

    @property
    def message(self) -> str:
        return self.said


class CropScene(AskingScene[CropState]):
    """`keep` writes a file of a given name in another thread and may raise OSError; `use` is called with that name."""

    name = "crop"
    first_focus = "field/crop"

    def __init__(
        self,
        picture: Surface,
        look: TableLook,
        is_back: bool,
        ask: Ask,
        keep: Callable[[str, bytes], None],
        use: Callable[[str], None],
    ) -> None:
        shape = CARD_SHAPE if is_back else WINDOW_SHAPE
        super().__init__(CropState(is_back, largest(picture.get_size(), shape)), ask)
        self._upright, self._shown, self._look = picture, picture, look
        self._keep, self._use = keep, use
        self._back: photos.ReadyBack | None = None
        self._cloth: photos.ClothPhoto | None = None

    # ---- actions

    def _crop(self, crop: Crop) -> None:
        self._back = self._cloth = None
        self.set_state(crop=crop, said="")

    def _zoom(self, factor: float) -> None:
        self._crop(self.state.crop.zoomed(factor))

    def _rotate(self) -> None:
        turns = (self.state.turns + 1) % 4
        self._shown = photos.turned(self._upright, turns)
        self._back = self._cloth = None
        self.set_state(turns=turns, crop=largest(self._shown.get_size(), self.state.crop.shape), said="")

    def take(self, event: Event) -> bool | None:
        """R rotates, + and - zoom, wherever the focus is."""
        if event.type == pygame.KEYDOWN and self.form.dialog is None:
            if event.key == pygame.K_r:
                self._rotate()
                return True
            field = next((widget for widget in self.form.widgets if isinstance(widget, CropField)), None)
            if event.unicode in ("+", "-") and field is not None:
                return field.key(event)
        return super().take(event)

    def _cut(self) -> Surface:
        return self._shown.subsurface(Rect(self.state.crop.box))

    def _take(self) -> None:
        if self.state.is_saving:
            return
        if self.state.is_back:
            ready = photos.as_back(self._cut(), card_art(self.kit))
            data, frame = photos.packed(ready.picture), ready.frame
            name = photos.photo_name(data, frame)
        else:
            data = photos.packed(photos.as_cloth(self._cut()).picture)
            name = photos.photo_name(data)
        self.set_state(is_saving=True)
        self.run_in_background("photo", partial(self._write, name, data))

    def _write(self, name: str, data: bytes) -> Callable[[], None]:
        try:
            self._keep(name, data)
        except OSError as error:
            return partial(self.set_state, is_saving=False, said=say.photo_not_kept(reason_of(error)))
        return partial(self._leave_with, name)

    def _leave_with(self, name: str) -> None:
        self._ask(GoBack())
        self._use(name)

    @property
    def busy(self) -> bool:
        return self.state.is_saving

    # ---- layout

    def content(self, kit: Kit) -> Box:
        state = self.state
        field = CropField(self._shown, state.crop, self._crop)
        rotate = Button("button/rotate", say.rotate(), self._rotate, icon="undo", key="R", look=24)
        closer = Button("button/closer", say.closer(), partial(self._zoom, 1 / ZOOM), icon="plus", look=24)
        farther = Button("button/farther", say.farther(), partial(self._zoom, ZOOM), icon="minus", look=24)
        tools = Row(*(Share(WidgetSlot(button, 68, 0)) for button in (rotate, farther, closer)), gap=14)
        left = Panel(
            Column(
                Grow(WidgetSlot(field, 300)), Words(say.how_to_crop(), 22, DIM, align="center", lines=1), tools, gap=14
            ),
            (20, 20),
        )
        use = Button(
            "button/use",
            say.use_back() if state.is_back else say.use_cloth(),
            self._take,
            look=ButtonLook("primary", 34, heading=True),
            icon="tick",
        )
        seen = self._seen_back(kit) if state.is_back else self._seen_cloth()
        right = Column(Grow(seen), WidgetSlot(use, 120, 0), gap=20)
        title = say.own_back() if state.is_back else say.own_cloth()
        both = Row(Share(left), Share(right), gap=28, across="stretch")
        return Column(Bar(title, [self.way_back]), Grow(Pad(both, 36, 22)))

    def _told(self, words: str, is_good: bool = True) -> Box:
        if self.state.said:
            return Words(self.state.said, 24, OFF_REASON, "strong")
        sign = [icon("tick", 30, DONE)] if is_good else []
        return Row(*sign, Grow(Words(words, 24, CREAM, "strong")), gap=12)

    def _seen_back(self, kit: Kit) -> Box:
        if self._back is None:
            self._back = photos.as_back(self._cut(), card_art(kit))
        ready = self._back
        if not ready.is_clear:
            words = say.hard_to_tell_apart()
        else:
            words = say.told_apart_by_frame() if ready.frame > photos.FRAMES[0] else say.easily_told_apart()
        photo = BackPhoto(ready.picture, ready.frame / 1000)
        large = Picture(partial(_draw_large, photo=photo), height=300)
        small = Picture(partial(_draw_small, photo=photo), height=96)
        names = Row(
            Share(Words(say.of_hands(), 22, CREAM, align="center", lines=1)),
            Share(Words(say.of_feet(), 22, CREAM, align="center", lines=1)),
        )
        seen = Column(Words(say.how_it_looks(), 30, GOLD, "heading", lines=1), Grow(large), names, gap=10)
        on_table = Column(Words(say.on_the_table(), 22, DIM, lines=1), small, self._told(words, ready.is_clear), gap=8)
        return Column(Grow(Panel(seen, (26, 18))), Panel(on_table, (26, 16)), gap=18)

    def _seen_cloth(self) -> Box:
        if self._cloth is None:
            self._cloth = photos.as_cloth(self._cut(), DRAFT)
        cloth = self._cloth
        table = Picture(partial(_draw_table, look=self._look, ground=cloth.picture))
        return Column(Grow(table), Panel(self._told(say.darkened(cloth.darker)), (26, 16)), gap=18)


def _draw_table(kit: Kit, surface: Surface, rect: Rect, look: TableLook, ground: Surface) -> None:
    surface.blit(laid_table(kit, rect.size, look, ground), rect)


def _draw_large(kit: Kit, surface: Surface, rect: Rect, photo: BackPhoto) -> None:
    width = min(round(rect.h / 1.42), round(rect.w * 0.4))
    for n, stack in enumerate(DECKS):
        picture = card_art(kit).photo_back(photo, stack, width)
        middle = (rect.x + round(rect.w * (0.25 + 0.5 * n)), rect.centery)
        draw_with_shadow(kit, surface, picture, middle, width, fall=(0, 4))


def _draw_small(kit: Kit, surface: Surface, rect: Rect, photo: BackPhoto) -> None:
    width = max(photos.SMALLEST_BACK, kit.theme.u(56))
    for n, stack in enumerate(DECKS):
        picture = card_art(kit).photo_back(photo, stack, width)
        left = rect.x + round(rect.w * (0.06 + 0.5 * n))
        for m in range(7):
            surface.blit(picture, (left + m * round(width * 0.55), rect.centery - height(width) // 2))


STEP: Final = 0.03
"""The share of the frame's width that an arrow moves it by."""
ZOOM: Final = 1.08
HANDLE: Final = 44
"""The size in real pixels of the area round a corner that grabs it."""
DIMMED: Final = 150
ARROWS: Final = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
FARTHER: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
CLOSER: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)


class _Grasp(Enum):
    NOTHING = auto()
    FRAME = auto()
    CORNER = auto()


class CropField(Widget):
    """`photo` is the whole picture; `on_change` is called with every new frame."""

    reach = 0
    is_held = True
    doing = (*Widget.doing, "_grasp", "_last")

    def __init__(self, photo: Surface, crop: Crop, on_change: Callable[[Crop], None]) -> None:
        super().__init__("field/crop", say.part_of_photo())
        self._photo, self._crop, self._on_change = photo, crop, on_change
        self._grasp = _Grasp.NOTHING
        self._last = (0, 0)

    @property
    def value(self) -> str:
        return say.share_shown(round(100 * self._crop.share))

    @property
    def captures(self) -> bool:
        return self._grasp is not _Grasp.NOTHING

    # ---- places

    @property
    def _shown(self) -> Rect:
        """The photo's place: as large as there is room for."""
        w, h = self._photo.get_size()
        room = self.rect.inflate(-HANDLE, -HANDLE)
        scale = min(room.w / w, room.h / h)
        shown = Rect(0, 0, max(1, round(w * scale)), max(1, round(h * scale)))
        shown.center = self.rect.center
        return shown

    @property
    def _scale(self) -> float:
        return self._shown.w / self._photo.get_width()

    @property
    def frame(self) -> Rect:
        left, top, width, height = (side * self._scale for side in self._crop.box)
        shown = self._shown
        return Rect(shown.x + round(left), shown.y + round(top), round(width), round(height))

    # ---- input

    def mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            corners = (self.frame.topleft, self.frame.topright, self.frame.bottomleft, self.frame.bottomright)
            near = any(max(abs(event.pos[0] - x), abs(event.pos[1] - y)) <= HANDLE / 2 for x, y in corners)
            self._grasp = _Grasp.CORNER if near else _Grasp.FRAME
            self._last = event.pos
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grasp = _Grasp.NOTHING
            return True
        if event.type != pygame.MOUSEMOTION or self._grasp is _Grasp.NOTHING:
            return False
        if not event.buttons[0]:
            self._grasp = _Grasp.NOTHING  # released where the window couldn't see it
            return False
        if self._grasp is _Grasp.FRAME:
            right, down = event.pos[0] - self._last[0], event.pos[1] - self._last[1]
            self._change(self._crop.moved(right / self._scale, down / self._scale))
        else:
            self._pull(event.pos)
        self._last = event.pos
        return True

    def _pull(self, pos: tuple[int, int]) -> None:
        """A corner follows the pointer while the middle stays."""
        x, y = self.frame.center
        reach = max(abs(pos[0] - x), abs(pos[1] - y) * self._crop.shape)
        self._change(self._crop.zoomed(2 * reach / self._scale / self._crop.width))

    def wheel(self, steps: int) -> bool:
        self._change(self._crop.zoomed(ZOOM**-steps))
        return True

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            right, down = ARROWS[event.key]
            after = self._crop.moved(right * STEP * self._crop.width, down * STEP * self._crop.width)
            if after == self._crop:
                return False  # at the edge the keys move the focus
            self._change(after)
            return True
        if event.key in CLOSER or event.key in FARTHER:
            self._change(self._crop.zoomed(1 / ZOOM if event.key in CLOSER else ZOOM))
            return True
        return False

    def _change(self, crop: Crop) -> None:
        if crop != self._crop:
            self._crop = crop
            self._on_change(crop)

    # ---- picture

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The whole photo dimmed, the frame bright in it, with lines at its thirds."""
        shown, frame = self._shown, self.frame
        bright = kit.paint.once(
            ("cropped photo", id(self._photo), shown.size),
            lambda: pygame.transform.smoothscale(self._photo, shown.size).convert(),
        )
        surface.blit(bright, shown)
        dim = kit.paint.once(("dimmed", shown.size), lambda: _dim(shown.size))
        surface.blit(dim, shown)
        surface.blit(bright, frame, frame.move(-shown.x, -shown.y))
        for n in (1, 2):
            x, y = frame.x + n * frame.w // 3, frame.y + n * frame.h // 3
            pygame.draw.line(surface, WHITE, (x, frame.top), (x, frame.bottom - 1))
            pygame.draw.line(surface, WHITE, (frame.left, y), (frame.right - 1, y))
        width = max(3, kit.theme.u(6))
        pygame.draw.rect(surface, FOCUS_GAP, frame.inflate(width + 2, width + 2), 1)
        pygame.draw.rect(surface, GOLD, frame.inflate(width - 2, width - 2), width - 1, border_radius=kit.theme.u(8))
        radius = max(9, kit.theme.u(19))
        for corner in (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright):
            kit.paint.panel(
                surface, Rect(0, 0, 0, 0).move(corner).inflate(2 * radius, 2 * radius), GOLD, 1, GOLD_RIM, 99, 2
            )


def _dim(size: tuple[int, int]) -> Surface:
    veil = Surface(size)
    veil.fill(SHADE)
    veil.set_alpha(DIMMED)
    return veil
