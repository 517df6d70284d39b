"""Widgets that set a value: Toggle, Segmented, Stepper, Slider."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_RIM,
    BUTTON_TOP,
    CREAM,
    DIM,
    GOLD,
    LINE_LIGHT,
    OFF_TEXT,
    ON,
    ON_RIM,
    OUTLINE,
    PANEL_DEEP,
    ROW,
    ROW_CHOSEN,
    SMALLEST_TAP,
    SWITCH,
    SWITCH_OFF_KNOB,
    SWITCH_OFF_RIM,
    WHITE,
)
from game.toolkit.input.keyboard import LARGER_OR_SMALLER
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets.base import ACTIVATE, Widget

LESS_OR_MORE: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, **LARGER_OR_SMALLER}
"""Keys that change a number."""
MANY: Final = 9
"""Lines: one for each word."""
GAP: Final = 4
"""Window pixels between two choices."""


class Toggle(Widget):
    """On or off. Both words are given, because colour alone isn't enough."""

    radius = 26

    def __init__(
        self,
        id: str,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        words: tuple[str, str],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(id, label, enabled=enabled)
        self.on = on
        self.on_change = on_change
        self.words = words  # on, off

    @property
    def value(self) -> str:
        return self.words[0] if self.on else self.words[1]

    def flip(self) -> None:
        """Switch it."""
        if self.enabled:
            self.on = not self.on
            self.on_change(self.on)

    def mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.flip()
            return True
        return False

    def key(self, event: Event) -> bool:
        """Enter and Space toggle it, the arrows set it."""
        if event.type == pygame.KEYDOWN and (
            event.key in ACTIVATE or event.key == (pygame.K_LEFT if self.on else pygame.K_RIGHT)
        ):
            self.flip()
            return True
        return False

    def wanted(self, kit: Kit) -> int:
        """Wide enough for either text beside the switch."""
        words = max(kit.text.width(word, 22, "strong") for word in self.words)
        return words + kit.theme.u(14 + 12) + self._switch(kit, kit.theme.tap(60)).w

    def _switch(self, kit: Kit, most: int) -> Rect:
        height = min(most, max(kit.theme.u(48), 30))
        switch = Rect(0, 0, round(height * 1.92), height)
        switch.midright = self.rect.midright
        return switch

    def draw(self, kit: Kit, surface: Surface) -> None:
        switch = self._switch(kit, self.rect.h)
        fill, rim = (ON, ON_RIM) if self.on else (SWITCH, OUTLINE)
        kit.paint.panel(
            surface, switch, fill, 1 if self.enabled else 0.4, rim if self.enabled else SWITCH_OFF_RIM, ROUND, 2
        )
        knob = round(switch.h * 0.8)
        x = switch.right - switch.h // 2 if self.on else switch.left + switch.h // 2
        kit.paint.icon(surface, "disc", (x, switch.centery), knob, WHITE if self.enabled else SWITCH_OFF_KNOB)
        room = switch.left - self.rect.left - kit.theme.u(12)
        ink = CREAM if self.enabled else OFF_TEXT
        at = (switch.left - kit.theme.u(14), switch.centery)
        kit.text.draw(surface, self.value, at, 22, ink, "strong", "right", room, height=self.rect.h)


class Segmented(Widget):
    """One of a few choices side by side; a single stop of Tab, arrows move inside."""

    radius = 12
    reach = 0
    inset = 0.0
    """Design pixels by which the picture of a choice is inset at top and bottom from its hit area."""

    def __init__(
        self,
        id: str,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        sizes: Sequence[float] = (),
        size: float = 24,
        weights: Sequence[float] | None = None,
    ) -> None:
        """With `sizes`, each choice shows letters of its size instead of its name."""
        super().__init__(id, label)
        self.options = tuple(options)
        self._is_weighted = weights is not None
        self._ends = _shares(weights or [1.0] * len(self.options))
        self.chosen = chosen
        self.on_change = on_change
        self.sizes = tuple(sizes) or (size,) * len(self.options)
        self._captions = ("Aa",) * len(sizes) or self.options

    @property
    def value(self) -> str:
        return self.options[self.chosen]

    def ring(self) -> Rect:
        """Round the chosen one; round all of them if none is."""
        return self.cell(self.chosen) if self.chosen >= 0 else super().ring()

    def spoken_text(self, index: int) -> str:
        """What a screen reader says about a choice besides its name."""
        return self.tooltip if index == self.chosen else ""

    def choose(self, index: int) -> None:
        if self.enabled and 0 <= index < len(self.options) and index != self.chosen:
            self.chosen = index
            self.on_change(index)

    def cell(self, index: int) -> Rect:
        """The place of one choice."""
        left = self.rect.left + round(self.rect.w * self._ends[index])
        right = self.rect.left + round(self.rect.w * self._ends[index + 1])
        gap = GAP if index < len(self.options) - 1 else 0
        return Rect(left, self.rect.top, right - left - gap, self.rect.h)

    def wanted(self, kit: Kit) -> int:
        """The width in real pixels at which no choice is cut off."""
        return sum(self._wanted(kit))

    def _wanted(self, kit: Kit) -> list[int]:
        return [
            max(SMALLEST_TAP + GAP, kit.text.width(caption, size, "strong") + kit.theme.u(22) + 4)
            for caption, size in zip(self._captions, self.sizes, strict=True)
        ]

    def _least(self, kit: Kit, lines: int = 1) -> list[int]:
        """Real pixels that the words of each choice need in the smallest letters, on at most `lines` lines."""
        return [
            max(SMALLEST_TAP + GAP, kit.text.narrowest(caption, size, lines, "strong") + kit.theme.u(6) + GAP)
            for caption, size in zip(self._captions, self.sizes, strict=True)
        ]

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Its choices share the width, unless shares were given."""
        self.rect = rect
        if not self._is_weighted:
            self.share(kit)

    def share(self, kit: Kit) -> None:
        """Give each choice the room that its words need, if equal parts would truncate some; if there isn't enough for
        all, what they need on several lines, and finally what their longest words need.
        """
        wanted, least = self._wanted(kit), self._least(kit)
        if sum(least) > self.rect.w:
            wanted = least = self._least(kit, max(1, self.rect.h // kit.text.line(1, "strong")))
        if sum(least) > self.rect.w:
            wanted = least = self._least(kit, lines=MANY)
        if sum(least) >= self.rect.w:
            least = [SMALLEST_TAP + GAP] * len(wanted)
        is_tight = max(wanted) > self.rect.w // len(wanted)
        few = [width * self.rect.w < need * sum(wanted) for width, need in zip(wanted, least, strict=True)]
        if any(few) and sum(least) < self.rect.w:
            others = sum(width for width, is_few in zip(wanted, few, strict=True) if not is_few)
            left = self.rect.w - sum(need for need, is_few in zip(least, few, strict=True) if is_few)
            wanted = [
                need if is_few else width * left // others
                for width, need, is_few in zip(wanted, least, few, strict=True)
            ]
        self._ends = _shares([float(width) for width in wanted] if is_tight else [1.0] * len(wanted))

    def mouse(self, event: Event) -> bool:
        """A press chooses what is under it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            for n in range(len(self.options)):
                if self.cell(n).collidepoint(event.pos):
                    self.choose(n)
            return True
        return False

    def key(self, event: Event) -> bool:
        """Arrows move inside it, Enter and Space choose the next."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.chosen + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        if event.key in ACTIVATE:
            self.choose((self.chosen + 1) % len(self.options))
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The choices side by side, the chosen one with a golden rim: a golden ground means what to do now."""
        for n, caption in enumerate(self._captions):
            cell, on = self.cell(n).inflate(0, -2 * kit.theme.u(self.inset)), n == self.chosen
            kit.paint.panel(surface, cell, ROW_CHOSEN if on else ROW, 1, GOLD if on else LINE_LIGHT, 12, 3 if on else 2)
            ink = GOLD if on else CREAM if self.enabled else OFF_TEXT
            room = cell.w - kit.theme.u(6)
            kit.text.draw(surface, caption, cell.center, self.sizes[n], ink, "strong", "center", room, height=cell.h)

    def does_something(self, index: int) -> bool:
        """Whether pressing a choice changes anything."""
        return index != self.chosen

    def targets(self) -> list[Target]:
        """The whole, and each choice by number."""
        whole = target(self.id, f"{self.label}: {self.value}", self.rect, self.enabled)
        cells = [
            target(f"{self.id}/{n}", option, self.cell(n), self.enabled and self.does_something(n))
            for n, option in enumerate(self.options)
        ]
        return [whole, *cells] if self.visible else []


def _shares(weights: Sequence[float]) -> list[float]:
    """Where each of several parts begins and ends, from 0 to 1."""
    return [0.0, *accumulate(weight / sum(weights) for weight in weights)]


class Stepper(Widget):
    """A whole number between two bounds, with minus and plus."""

    def __init__(
        self,
        id: str,
        label: str,
        number: int,
        bounds: tuple[int, int],
        on_change: Callable[[int], None],
        *,
        words: Callable[[int], str] = str,
    ) -> None:
        super().__init__(id, label)
        self.number = number
        self.bounds = bounds
        self.on_change = on_change
        self.words = words

    @property
    def value(self) -> str:
        return self.words(self.number)

    def add(self, by: int) -> None:
        """Change it within its bounds."""
        number = min(self.bounds[1], max(self.bounds[0], self.number + by))
        if self.enabled and number != self.number:
            self.number = number
            self.on_change(number)

    def _ends(self) -> tuple[Rect, Rect]:
        side = self.rect.h
        return Rect(self.rect.left, self.rect.top, side, side), Rect(self.rect.right - side, self.rect.top, side, side)

    def mouse(self, event: Event) -> bool:
        """A press on an end changes it by one."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            minus, plus = self._ends()
            self.add(plus.collidepoint(event.pos) - minus.collidepoint(event.pos))
            return True
        return False

    def wheel(self, steps: int) -> bool:
        self.add(steps)
        return True

    def key(self, event: Event) -> bool:
        """Left and right, minus and plus change it by one."""
        if event.type != pygame.KEYDOWN:
            return False
        by = LESS_OR_MORE.get(event.key)
        if by is not None:
            self.add(by)
        return by is not None

    def draw(self, kit: Kit, surface: Surface) -> None:
        minus, plus = self.draw_ends(kit, surface, 0.55)
        middle = Rect(minus.right + 4, self.rect.top, plus.left - minus.right - 8, self.rect.h)
        kit.paint.panel(surface, middle, PANEL_DEEP, 1, LINE_LIGHT, 10, 2)
        self.draw_value(kit, surface, middle)

    def draw_ends(self, kit: Kit, surface: Surface, share: float) -> tuple[Rect, Rect]:
        """Draw minus and plus, their symbols `share` of their height; returns their places."""
        minus, plus = self._ends()
        for rect, icon, bound in ((minus, "minus", self.bounds[0]), (plus, "plus", self.bounds[1])):
            kit.paint.panel(
                surface, rect, opacity=1, line=BUTTON_RIM, radius=12, line_width=2, gradient=(BUTTON_TOP, BUTTON_BOTTOM)
            )
            ink = OFF_TEXT if self.number == bound else CREAM
            kit.paint.icon(surface, icon, rect.center, round(rect.h * share), ink)
        return minus, plus

    def draw_value(self, kit: Kit, surface: Surface, box: Rect) -> None:
        """Its value, between minus and plus."""
        kit.text.draw(surface, self.value, box.center, 30, WHITE, "number", "center", box.w - 8)

    def targets(self) -> list[Target]:
        if not self.visible:
            return []
        minus, plus = self._ends()
        return [
            target(self.id, f"{self.label}: {self.value}", self.rect, self.enabled),
            target(f"{self.id}/minus", "-", minus, self.number > self.bounds[0]),
            target(f"{self.id}/plus", "+", plus, self.number < self.bounds[1]),
        ]


class Slider(Widget):
    """One of a few named places on a line, with a tick at each; the names that have room are above it."""

    radius = 20

    def __init__(
        self, id: str, label: str, names: Sequence[str], chosen: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(id, label)
        self.names = names
        self.chosen = chosen
        self.on_change = on_change

    @property
    def value(self) -> str:
        return self.names[self.chosen]

    @property
    def last(self) -> int:
        return len(self.names) - 1

    def set(self, number: int) -> None:
        """Move it; always between its ends."""
        number = min(self.last, max(0, number))
        if self.enabled and number != self.chosen:
            self.chosen = number
            self.on_change(number)

    def _track(self) -> Rect:
        """Below the room for the names; half a knob is free at both ends."""
        half = self.rect.h // 3
        return Rect(self.rect.left + half, self.rect.bottom - half - 5, self.rect.w - 2 * half, 10)

    def mouse(self, event: Event) -> bool:
        """Pressing and dragging move the knob."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed = True
        if self.pressed and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            track = self._track()
            self.set(round((event.pos[0] - track.left) / max(1, track.w) * self.last))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.pressed = False
            return True
        return False

    def wheel(self, steps: int) -> bool:
        self.set(self.chosen + steps)
        return True

    def key(self, event: Event) -> bool:
        """Left and right move it by one."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.wheel(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        track = self._track()
        kit.paint.panel(surface, track, PANEL_DEEP, 1, LINE_LIGHT, 6, 1.5)
        places = [track.left + track.w * n // self.last for n in range(len(self.names))]
        x = places[self.chosen]
        if x - track.left > 4:
            kit.paint.panel(surface, Rect(track.left, track.top, x - track.left, track.h), GOLD, 1, None, 6)
        tick = track.inflate(max(2, kit.theme.u(3)) - track.w, kit.theme.u(10))
        for place in places:
            surface.fill(kit.theme.ink(GOLD if place <= x else DIM), tick.move(place - tick.centerx, 0))
        side = 2 * (self.rect.bottom - track.centery)
        knob = kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, WHITE, rim=GOLD)
        surface.blit(knob, knob.get_rect(center=(x, track.centery)))
        y, written = (self.rect.top + track.centery - side // 2) // 2, list[Rect]()
        for n in dict.fromkeys((self.chosen, 0, self.last, *range(self.last))):  # its value and both ends come first
            width = kit.text.width(self.names[n], 24, "strong")
            named = Rect(places[n] - width // 2, y, width, 1).clamp(self.rect)
            if named.inflate(kit.theme.u(20), 0).collidelist(written) < 0:
                written.append(named)
                kit.text.draw(surface, self.names[n], named.topleft, 24, CREAM if n != self.chosen else GOLD, "strong")
