"""Buttons: the large golden one, the bright green one of a move, the ordinary green one, the dark one of a tool, the
same with a rose rim where something is lost, the tile, the quiet word, and a round icon.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, Self

from msgspec import Struct
from pygame import KEYDOWN, MOUSEBUTTONDOWN, MOUSEBUTTONUP, Event, Rect, Surface

from game.toolkit import gamepad_art
from game.toolkit.boxes import Box, Paint, Piece, Placed, Row, Share, WidgetSlot, board
from game.toolkit.drawing.paint import Gradient
from game.toolkit.drawing.text import Align, Face, Text
from game.toolkit.drawing.theme import (
    BAR,
    BAR_HOVER,
    BAR_RIM,
    BUTTON_BOTTOM,
    BUTTON_BOTTOM_HOVER,
    BUTTON_RIM,
    BUTTON_TOP,
    BUTTON_TOP_HOVER,
    CREAM,
    DIM,
    GOLD,
    GOLD_DARK,
    GOLD_HOVER,
    GOLD_LIGHT,
    GOLD_RIM,
    INK_ON_GOLD,
    INK_ON_GOLD_SOFT,
    LINE,
    LINE_LIGHT,
    LINK,
    LIVE_BOTTOM,
    LIVE_BOTTOM_HOVER,
    LIVE_TOP,
    LIVE_TOP_HOVER,
    LOSS,
    LOSS_TEXT,
    OFF_FILL,
    OFF_RIM,
    OFF_TEXT,
    PAPER_DIM,
    PAPER_RIM,
    QUIET,
    ROW,
    ROW_CHOSEN,
    ROW_CHOSEN_HOVER,
    SHADE,
    SMALLEST_TAP,
    WHITE,
    WINE_HOVER,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets.base import ACTIVATE, Widget

Kind = Literal["primary", "live", "plain", "calm", "risky", "chosen", "tile", "quiet"]
SECOND_INKS: Final[Mapping[Kind, str]] = {"primary": INK_ON_GOLD_SOFT, "live": CREAM, "risky": LOSS_TEXT}


_Ground = Mapping[str, Any]
"""What a panel is painted with, except for its place and radius."""


def _flat(fills: tuple[str, str], opacity: float, line: str, line_width: float) -> tuple[_Ground, _Ground]:
    rest, hover = ({"fill": fill, "opacity": opacity, "line": line, "line_width": line_width} for fill in fills)
    return rest, hover


def _raised(rest: Gradient, hover: Gradient, line: str, line_width: float = 2) -> tuple[_Ground, _Ground]:
    box = {"opacity": 1, "line": line, "line_width": line_width, "shadow": True}
    return {**box, "gradient": rest}, {**box, "gradient": hover}


_GREEN: Final = _raised((BUTTON_TOP, BUTTON_BOTTOM), (BUTTON_TOP_HOVER, BUTTON_BOTTOM_HOVER), BUTTON_RIM)
_GROUNDS: Final[Mapping[Kind, tuple[_Ground, _Ground]]] = {
    "risky": _flat((OFF_FILL, BUTTON_BOTTOM_HOVER), 0.92, LOSS, 1.6),
    "calm": _flat((OFF_FILL, BUTTON_BOTTOM_HOVER), 0.5, LINE, 1.2),
    "chosen": _flat((ROW_CHOSEN, ROW_CHOSEN_HOVER), 0.95, GOLD, 2),
    "primary": _raised((GOLD_LIGHT, GOLD_DARK), (GOLD_HOVER, GOLD_DARK), GOLD_RIM, 2.5),
    "live": _raised((LIVE_TOP, LIVE_BOTTOM), (LIVE_TOP_HOVER, LIVE_BOTTOM_HOVER), GOLD),
}
"""The grounds of kinds that aren't green, at rest and under the pointer."""
_OFF: Final[_Ground] = {"fill": OFF_FILL, "opacity": 0.85, "line": OFF_RIM, "line_width": 1.6}
_OFF_TILE: Final[_Ground] = {"fill": OFF_FILL, "opacity": 0.3, "line": LINE, "line_width": 1.2}
_OFF_ON_PAPER: Final[_Ground] = {"opacity": 0, "line": PAPER_RIM, "line_width": 2}

MOST_LARGE_SUB: Final = 22
"""The letters of a second line, at most, where the interface is large: there it can be read, but has less room."""
CLOSE_TO_RIM: Final = 3
"""Real pixels that a label keeps from the rim rather than giving way to a picture."""


class ButtonLook(Struct, frozen=True):
    """The kind of a button, and the text sizes of its label and its second line in design pixels."""

    kind: Kind = "plain"
    size: float = 26
    sub_size: float = 24
    heading: bool = False


class Button(Widget):
    """A button that does one thing on a click, or on Enter or Space with the focus. `sub` is a second, smaller line;
    `key` is shown on a cap, and the scene listens for it. With `why_not` the button is off and shows that on its second
    line.
    """

    unseen = Widget.unseen | {"_is_cut", "_second_line"}  # these are found out while it is drawn
    is_entry = False
    """Whether it is an entry of a list: its picture and words begin at its left edge. Others have them in the middle.
    """

    def __init__(
        self,
        id: str,
        label: str,
        on_press: Callable[[], None],
        *,
        look: ButtonLook | Kind | float = "plain",
        icon: str | None = None,
        sub: str = "",
        key: str = "",
        why_not: str | None = None,
    ) -> None:
        """`look` may be just the kind, or the label size of an ordinary button."""
        super().__init__(id, label, enabled=why_not is None, reason=why_not or "")
        if not isinstance(look, ButtonLook):
            look = ButtonLook(look) if isinstance(look, str) else ButtonLook(size=look)
        self.on_press = on_press
        self.on_why: Callable[[], None] | None = None
        self.kind = look.kind
        self.icon = icon
        self.sub = sub
        self.key_cap = key
        self.size, self.sub_size = look.size, look.sub_size
        self.face: Face = "heading" if look.heading else "strong"
        self.reason_in_tooltip = False
        """Whether its reason is shown elsewhere on the screen, and here only for a resting pointer."""
        self.instead: str | None = None
        """A picture that replaces the label where there is no room for it or for `word`; the label becomes its tooltip.
        """
        self.word = ""
        """A shorter label that is enough with what is around it, where the label has no room."""
        self._is_on_paper = False
        self._short = ""
        self._is_cut = False
        self._second_line: Literal["elsewhere", "whole", "cut"] = "elsewhere"
        self.radius = 22 if look.kind == "primary" and look.heading else 16

    def on_paper(self) -> Self:
        """The same button for use on paper: an outline while it is off."""
        self._is_on_paper = True
        return self

    def with_tip(self, tooltip: str) -> Self:
        """The same button with this tooltip."""
        self.tooltip = tooltip
        return self

    def shown_as(self, short: str) -> Self:
        """The same button with a shorter text than its label: enough with what is visible around it."""
        self._short = short
        return self

    @property
    def caption(self) -> str:
        """The text on it."""
        return self._short or self.label

    def with_why(self, on_why: Callable[[], None]) -> Self:
        """The same button, with an action for presses while it is off."""
        self.on_why = on_why
        return self

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        super().fit_into(kit, rect)
        if kit.theme.is_large:
            self.sub_size = min(self.sub_size, MOST_LARGE_SUB)

    def press(self) -> None:
        """Do its action, or report why not."""
        if self.enabled:
            self.on_press()
        elif self.on_why:
            self.on_why()

    def mouse(self, event: Event) -> bool:
        """Pressed and released inside, it acts."""
        if event.type == MOUSEBUTTONDOWN:
            self.pressed = True
            return True
        if event.type == MOUSEBUTTONUP:
            was, self.pressed = self.pressed, False
            if was and self.hit(event.pos):
                self.press()
            return was
        return False

    def key(self, event: Event) -> bool:
        if event.type == KEYDOWN and event.key in ACTIVATE:
            self.press()
            return True
        return False

    def tip(self) -> str:
        """Nothing that can already be read on the button; a label or second line that was cut off, in full."""
        if (self._is_cut or self._short) and not self.tooltip:
            return self.label
        if self.tooltip or self._second_line == "elsewhere":
            return super().tip()
        return self._second()[0] if self._second_line == "cut" else ""

    def wanted(self, kit: Kit) -> int:
        """Wide enough for its text, picture and key, and for a finger."""
        u, text = kit.theme.u, kit.text
        words = max(text.width(self.caption, self.size, self.face), text.width(self.sub, self.sub_size))
        picture = u(34 + 13 if self.face == "strong" else 56 + 49) if self.icon else 0
        shown = kit.keys.cap(self.key_cap)
        cap = _cap_width(kit, shown) if shown and kit.gamepad is None else self._cap_width(kit)
        around = u(20 if self.kind == "quiet" else 2 * 20) + (cap + u(22) if cap else 0)
        return max(SMALLEST_TAP, words + picture + around)

    # ---- picture

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self.kind == "quiet":
            self._draw_quiet(kit, surface)
            return
        rect = self.rect.move(0, kit.theme.u(2)) if self.pressed else self.rect
        self.draw_ground(kit, surface, rect)
        if not rect.colliderect(surface.get_clip()):
            return  # only its shadow is visible there
        if self.kind == "tile":
            self._draw_tile(kit, surface, rect)
        else:
            self._draw_row(kit, surface, rect)

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Its box without text; a tool with nothing to do is only its words."""
        if self.enabled:
            ground = _GROUNDS.get(self.kind, _GREEN)[self.hover]
        elif self.kind == "calm":
            return
        else:
            ground = _OFF_ON_PAPER if self._is_on_paper else _OFF_TILE if self.kind == "tile" else _OFF
        kit.paint.panel(surface, rect, radius=self.radius, **ground)

    @property
    def ink(self) -> str:
        """The colour of its text."""
        if not self.enabled:
            return PAPER_DIM if self._is_on_paper else OFF_TEXT
        return INK_ON_GOLD if self.kind == "primary" else CREAM

    def _second(self) -> tuple[str, str]:
        """The second line and its colour: gold for what to do, grey for the reason why something can't be done."""
        if not self.enabled:
            return "" if self.reason_in_tooltip else self.reason, self.ink
        return "" if self.reason_in_tooltip else self.sub, SECOND_INKS.get(self.kind, QUIET)

    def room(self, kit: Kit) -> int:
        """Real pixels for its words, at its current place."""
        if self.kind == "tile":
            return self.rect.w - kit.theme.u(12)
        left, right = self._ends(kit, self.rect)
        if self.icon:
            left += self._pictured(kit, self.rect)
        return right - left

    def _picture(self, kit: Kit, rect: Rect) -> int:
        large = self.face == "heading"
        return min(round(rect.h * (0.42 if large else 0.5)), kit.theme.u(56 if large else 34), rect.h)

    def _pictured(self, kit: Kit, rect: Rect) -> int:
        """The picture and the gap after it."""
        return self._picture(kit, rect) + kit.theme.u(26 if self.face == "heading" else 13)

    def _cap_width(self, kit: Kit) -> int:
        """The width of its key, or of the pad button that stands for it; 0 if not shown."""
        if kit.gamepad is not None:
            button = kit.gamepad.caps.get(self.key_cap)
            return gamepad_art.width(kit, kit.gamepad, button, _gamepad_cap_height(kit)) if button is not None else 0
        shown = kit.keys.cap(self.key_cap)
        return _cap_width(kit, shown) if shown and kit.theme.k > 0.8 else 0

    def _cap(self, kit: Kit, rect: Rect) -> Rect | None:
        """The place of its key, at its right end; None if not shown."""
        width = self._cap_width(kit)
        if not width:
            return None
        u = kit.theme.u
        cap = Rect(0, 0, width, u(30) if kit.gamepad is None else _gamepad_cap_height(kit))
        cap.midright = (rect.right - u(14), rect.centery)
        return cap

    def _ends(self, kit: Kit, rect: Rect) -> tuple[int, int]:
        cap = self._cap(kit, rect)
        right = rect.right - kit.theme.u(18) if cap is None else cap.left - kit.theme.u(8)
        return rect.left + kit.theme.u(20), right

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        theme, text = kit.theme, kit.text
        left, right = self._ends(kit, rect)
        cap = self._cap(kit, rect)
        side = self._picture(kit, rect)
        second = self._second()[0]
        if second and text.line(self.size, self.face) + text.line(self.sub_size) > rect.h + theme.u(4):
            second = ""  # no room: the tooltip or the button beside it says it
        under = right  # where the second line ends
        if cap is not None and second and text.width(second, self.sub_size) > self.room(kit):
            cap.h = min(cap.h, text.line(17, "strong") + 2)  # it shrinks, down to the first line
            cap.top = rect.top + max(3, theme.u(6))
            under = rect.right - theme.u(18)
        if cap is not None and kit.gamepad is not None:
            gamepad_art.draw_button(kit, surface, kit.gamepad, kit.gamepad.caps[self.key_cap], cap)
        elif cap is not None:
            kit.paint.panel(surface, cap, SHADE, 0.2, self.ink, 7, 1.2)
            text.draw(surface, kit.keys.cap(self.key_cap), cap.center, 17, self.ink, "strong", "center")
        is_pictured, picture = bool(self.icon), self._pictured(kit, rect)
        if is_pictured:
            rooms = right - left, right - left - picture, rect.h
            is_pictured = self._is_pictured(kit, rooms, second, under - left - picture)
        start = left + picture if is_pictured else left
        whole = second == self._second()[0] and self._has_room(text, right - start, second, under - start)
        self._second_line = "whole" if whole else "cut"
        if not whole:
            second = ""  # half a reason is useless: the tooltip has all of it
        if is_pictured:
            words = max(text.width(self.caption, self.size, self.face), text.width(second, self.sub_size))
            left = start if self.is_entry else start + max(0, right - start - words) // 2
            kit.paint.icon(surface, self.icon or "", (left - picture + side // 2, rect.centery), side, self.ink)
        room = right - left
        if second:
            icon = "" if is_pictured else self.icon or ""
            self._draw_two_lines(kit, surface, (left, right, under), rect, second, icon)
        elif not is_pictured and not self.is_entry:
            end = right if cap is not None else rect.right
            self._draw_centred(kit, surface, Rect(rect.left, rect.top, end - rect.left, rect.h), side)
        else:
            at = (left, rect.centery)
            text.draw(surface, self.caption, at, self.size, self.ink, self.face, room=room, height=rect.h)

    def _draw_centred(self, kit: Kit, surface: Surface, box: Rect, side: int) -> None:
        """Its label alone. What has no room even close to the rim gives way to the shorter one, that to a picture."""
        text, words, room = kit.text, self.caption, box.w - kit.theme.u(20)
        if self.instead and text.fit(words, self.size, room, self.face)[0] != words:
            room = box.w - 2 * CLOSE_TO_RIM
            forms = (self.caption, self.word)
            words = next((one for one in forms if one and text.width(one, self.size, self.face) <= room), "")
        self._is_cut = words != self.caption
        if words:
            text.draw(surface, words, box.center, self.size, self.ink, self.face, "center", room, height=box.h)
        else:
            kit.paint.icon(surface, self.instead or "", box.center, side, self.ink)

    def _has_room(self, text: Text, room: int, second: str, lower_room: int) -> bool:
        """Whether both lines are whole. Where letters are large, the label has the room of a second line that would be
        small, but a reason stays.
        """
        if self.enabled:
            is_whole = text.is_whole(self.caption, self.size, room, self.face)
            return is_whole and text.is_whole(second, self.sub_size, lower_room)
        fitting = text.fit(self.caption, self.size, room, self.face)[0], text.fit(second, self.sub_size, lower_room)[0]
        return fitting == (self.caption, second)

    def _draw_two_lines(
        self, kit: Kit, surface: Surface, ends: tuple[int, int, int], rect: Rect, second: str, icon: str
    ) -> None:
        """The label, with its picture before it unless that is beside both lines, and the second line, between their
        left end and the right end of each; without a picture both are in the middle.
        """
        text, (left, right, under) = kit.text, ends
        upper, lower = text.line(self.size, self.face), text.line(self.sub_size)
        gap = min(0, rect.h - kit.theme.u(8) - upper - lower)
        top = rect.centery - (upper + lower + gap) // 2
        first, side = left, self._picture(kit, rect)
        if icon and text.width(self.caption, self.size, self.face) <= right - left - self._pictured(kit, rect):
            kit.paint.icon(surface, icon, (left + side // 2, top + upper // 2), side, self.ink)
            first += self._pictured(kit, rect)
        align: Align = "left"
        if not self.icon and not self.is_entry:
            align, first = "center", (left + right) // 2
        at, room = (first, top + upper // 2), right - (left if align == "center" else first)
        text.draw(surface, self.caption, at, self.size, self.ink, self.face, align, room)
        at = (first if align == "center" else left, top + upper + gap + lower // 2)
        text.draw(surface, second, at, self.sub_size, self._second()[1], align=align, room=under - left)

    def _is_pictured(self, kit: Kit, rooms: tuple[int, int, int], second: str, under: int) -> bool:
        """Whether its picture stays: complete words without it are more important, and so is a reason, which has
        `under` pixels. `rooms` are the widths for the words alone and beside it, and the height.
        """
        alone, beside, height = rooms
        heights = (kit.text.whole_height(self.caption, self.size, room, self.face) for room in (alone, beside))
        is_whole_alone, is_whole_beside = (needed is not None and needed <= height for needed in heights)
        has_reason = self.enabled or kit.text.fit(second, self.sub_size, under) == kit.text.fit(
            second, self.sub_size, alone
        )
        return has_reason and (is_whole_beside or not is_whole_alone)

    def _draw_tile(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        room, least = self.room(kit), kit.theme.u(24)
        line = kit.text.whole_height(self.caption, self.size, room, self.face) or rect.h
        wished = kit.theme.u(60)  # a picture that can be made out, and air
        if line > rect.h - wished and kit.text.fit(self.caption, self.size, room, self.face)[0] == self.caption:
            line = kit.text.line(self.size, self.face)  # small rather than missing
        self._is_cut = bool(self.icon) and line > rect.h - least
        if self._is_cut:
            kit.paint.icon(surface, self.icon or "", rect.center, kit.theme.u(46), GOLD if self.enabled else OFF_TEXT)
            return
        side = min(kit.theme.u(46), max(least, rect.h - line - kit.theme.u(26)))
        gap = (rect.h - line - side) // 3
        if self.icon:
            kit.paint.icon(
                surface, self.icon, (rect.centerx, rect.top + gap + side // 2), side, GOLD if self.enabled else OFF_TEXT
            )
        middle = (rect.centerx, rect.bottom - gap - line // 2)
        kit.text.draw(surface, self.caption, middle, self.size, self.ink, self.face, "center", room, height=line)

    def _draw_quiet(self, kit: Kit, surface: Surface) -> None:
        """Text with a line below it, or beside a picture."""
        colour = (WHITE if self.hover else QUIET) if self.enabled else OFF_TEXT
        align: Align = "center"
        at, room = self.rect.center, self.rect.w
        if self.icon:
            side, taken = kit.theme.u(24), kit.theme.u(38)
            room -= taken
            words = min(room, kit.text.width(self.caption, self.size, self.face))
            at, align = (self.rect.left + taken + (room - words) // 2, self.rect.centery), "left"
            kit.paint.icon(surface, self.icon, (at[0] - taken + kit.theme.u(18), self.rect.centery), side, colour)
        told = kit.text.draw(surface, self.caption, at, self.size, colour, self.face, align, room, height=self.rect.h)
        if not self.icon and self.enabled:
            surface.fill(kit.theme.ink(colour), Rect(told.left, told.bottom - 1, told.w, 1))


def _gamepad_cap_height(kit: Kit) -> int:
    """Real pixels of a pad button's picture: it is seen from a sofa."""
    return max(kit.theme.u(34), 26)


def _cap_width(kit: Kit, shown: str) -> int:
    return max(kit.theme.u(30), kit.text.width(shown, 17, "strong") + kit.theme.u(12))


class IconButton(Button):
    """A square button with just a picture; its label is its tooltip."""

    def __init__(
        self,
        id: str,
        label: str,
        on_press: Callable[[], None],
        icon: str,
        *,
        dark: bool = False,
        why_not: str | None = None,
    ) -> None:
        super().__init__(id, label, on_press, icon=icon, why_not=why_not)
        self.tooltip, self.dark = label, dark
        self.radius = 12

    def wanted(self, kit: Kit) -> int:
        return kit.theme.tap(60)

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self.dark:  # on the walnut bar
            draw_on_bar(kit, surface, self.rect, self.hover)
        else:
            self.draw_ground(kit, surface, self.rect)
        if self.icon:
            kit.paint.icon(
                surface,
                self.icon,
                self.rect.center,
                round(min(*self.rect.size, kit.theme.u(88)) * 0.6),
                self.ink if self.enabled else DIM,
            )


class PaperLink(Button):
    """Text on paper that leads somewhere."""

    radius = 8
    reach = 0
    align: Align = "left"
    """Where its text is in its place."""

    def wanted(self, kit: Kit) -> int:
        """As wide as its text, and wide enough for a finger."""
        return max(SMALLEST_TAP, kit.text.width(self.label, self.size, "strong"))

    def lines(self, kit: Kit, room: tuple[int, int]) -> list[str]:
        """Its text in a place of this size; too many lines become one in smaller letters."""
        lines = kit.text.wrap(self.label, self.size, room[0], "strong")
        return lines if len(lines) * kit.text.line(self.size, "strong") <= room[1] else [self.label]

    def draw(self, kit: Kit, surface: Surface) -> None:
        ink = PAPER_DIM if not self.enabled else WINE_HOVER if self.hover else LINK
        lines, step = self.lines(kit, self.rect.size), kit.text.line(self.size, "strong")
        x = {"left": self.rect.left, "center": self.rect.centerx, "right": self.rect.right}[self.align]
        for n, line in enumerate(lines):
            at = (x, self.rect.centery + (2 * n + 1 - len(lines)) * step // 2)
            drawn = kit.text.draw(surface, line, at, self.size, ink, "strong", self.align, self.rect.w)
            if self.enabled:
                surface.fill(kit.theme.ink(ink), Rect(drawn.left, drawn.bottom, drawn.w, max(1, kit.theme.u(2))))


def draw_on_bar(kit: Kit, surface: Surface, rect: Rect, hover: bool) -> None:
    """The ground of a button on walnut."""
    kit.paint.panel(surface, rect, BAR_HOVER if hover else BAR, 0.8, BAR_RIM, 12, 1.5)


class ButtonRow(Row):
    """Buttons of one width, at `least` so wide, with labels of one size, at most `size`."""

    def __init__(self, buttons: Sequence[Button], height: float, gap: float, size: float, least: float = 0) -> None:
        super().__init__(*(Share(WidgetSlot(button, height)) for button in buttons), gap=gap)
        self._buttons, self._size, self._least = buttons, size, least

    def width(self, kit: Kit) -> int:
        """All as wide as the widest would like to be."""
        for button in self._buttons:
            button.size = self._size
        gaps = kit.theme.u(self._gap) * (len(self._buttons) - 1)
        widest = max(kit.theme.u(self._least), *(button.wanted(kit) for button in self._buttons))
        return widest * len(self._buttons) + gaps

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The labels as large as the longest of them allows; large letters are rather broken into lines."""
        yield from super().place(kit, rect)
        for button in self._buttons:
            button.size = self._size
        if kit.theme.is_large:
            return
        room = min(button.room(kit) for button in self._buttons)
        size = kit.text.common([button.caption for button in self._buttons], self._size, room, "strong")
        for button in self._buttons:
            button.size = size


class FacedButton(Button):
    """`face` makes its face from its current state, such as `ink`, and its place. A screen reader says `value` after
    the label. Without a `ground` it has the one of its kind.
    """

    def __init__(
        self,
        id: str,
        label: str,
        on_press: Callable[[], None],
        face: Callable[["FacedButton", Kit], Box],
        *,
        value: str = "",
        ground: Callable[[Button], Paint] | None = None,
        **given: Any,
    ) -> None:
        super().__init__(id, label, on_press, **given)
        self._face, self._value, self._ground = face, value, ground

    @property
    def value(self) -> str:
        return self._value

    def tip(self) -> str:
        """Its face says why it is off."""
        return self.tooltip

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self._ground is None:
            self.draw_ground(kit, surface, self.rect)
        else:
            self._ground(self)(kit, surface, self.rect)
        Placed(self._face(self, kit), kit, self.rect).draw(kit, surface)


def row_ground(chosen: bool) -> Callable[[Button], Paint]:
    """The ground of a button to choose among others, golden under the pointer too."""
    grounds = board(ROW, 1, LINE_LIGHT, 16, 1.4), board(ROW_CHOSEN, 1, GOLD, 16, 2.5 if chosen else 1.4)
    return lambda button: grounds[chosen or button.hover]
