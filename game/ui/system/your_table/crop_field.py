"""The photo with a frame over it: drag to move, a corner or the wheel to zoom; arrows, + and - do the same."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.messages.functions import your_table as say
from game.toolkit.drawing.theme import FOCUS_GAP, GOLD, GOLD_RIM, SHADE, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Widget
from game.ui.system.your_table.crop import Crop

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
