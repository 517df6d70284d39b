"""The review of a finished match on paper: the decisions that cost most, each with the better move, and a way to it."""

from collections.abc import Callable

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK, INK_SOFT, PAPER_DIM, PAPER_LINE, TEAM_INKS, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.widgets import BarButton, Button, bar_height, draw_bar, lay_out_bar
from game.words import looking_back as words
from game.words.screens import BACK

_LARGEST, _SMALLEST = 27.0, 16.0
"""Sizes of a finding's sentence, in design pixels."""


class Finding(Struct, frozen=True):
    """A decision that cost something: where and what it cost, whose team it was, and the whole sentence."""

    title: str
    sentence: str
    team: int


class ReviewActions(Struct, frozen=True):
    """What the buttons do; `look` is given the number of a finding."""

    back: Callable[[], None]
    look: Callable[[int], None]


class ReviewScene(FormScene):
    """`tell` is called whenever more is known; the keys 1 to 3 lead to a decision, Esc leads back."""

    name = "review"
    first_focus = "button/look/0"

    def __init__(self, whose: str, match_name: str, actions: ReviewActions, poll: Callable[[], None]) -> None:
        """`poll` is called as time passes and calls `tell` when there is something new."""
        super().__init__()
        self._whose = whose
        self._match_name = match_name
        self._actions = actions
        self._poll = poll
        self._findings: tuple[Finding, ...] | None = None
        self._share = 0.0
        self._is_laid_out = False
        self.message = words.looked_at(0, 0)
        self.on_leave: Callable[[], None] = lambda: None
        """Called when the review is left for good."""
        self._back = BarButton("button/back", BACK, actions.back, icon="back")
        self._looks: list[Button] = []
        self.form.set_widgets([self._back])
        self.form.on_cancel = actions.back

    def tell(self, message: str, share: float) -> None:
        """How far it is: words, and how much of it is done."""
        self.message, self._share = message, share
        self.form.changed = True

    def show(self, findings: tuple[Finding, ...]) -> None:
        """What was found, the dearest first."""
        self._findings = findings
        self.message = " ".join(finding.sentence for finding in findings) or words.NOTHING_COST_MUCH
        look = self._actions.look
        self._looks = [
            Button(f"button/look/{n}", words.LOOK_AT_IT, lambda n=n: look(n), icon="eye", size=24, key=str(n + 1))  # type: ignore[misc]  # the default binds the number
            for n in range(len(findings))
        ]
        if self._is_laid_out:
            self.lay_out(self.kit)  # only what has a place can have the ring
        self.form.set_widgets([*self._looks, self._back], "button/look/0" if findings else None)

    def leave(self) -> None:
        """Tell whoever works for the review."""
        super().leave()
        self.on_leave()

    def update(self, dt: float) -> bool:
        """Ask for news."""
        self._poll()
        return super().update(dt)

    def handle(self, event: Event) -> bool | None:
        """1, 2 and 3 look at a decision."""
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key < pygame.K_1 + len(self._looks):
            self._looks[event.key - pygame.K_1].press()
            return True
        return super().handle(event)

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """A sheet over the whole width, a part of it for each finding."""
        theme, text = kit.theme, kit.text
        self._is_laid_out = True
        self._bar_end = lay_out_bar(kit, [self._back])
        top = bar_height(kit) + theme.u(28)
        side = theme.u(150)
        self._paper = Rect(side, top, theme.width - 2 * side, theme.height - theme.u(36) - top)
        head = text.line(44, "heading") + text.line(22) + theme.u(36)
        part = (self._paper.h - head - text.line(18) - theme.u(24)) // 3
        self._parts = [Rect(self._paper.left, self._paper.top + head + n * part, self._paper.w, part) for n in range(3)]
        wide, high = theme.u(300), theme.tap(76)
        for button, part_ in zip(self._looks, self._parts, strict=False):
            button.rect = Rect(part_.right - theme.u(40) - wide, part_.centery - high // 2, wide, high)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, paper, and on it what is known."""
        kit.ground(surface)
        draw_bar(kit, surface, words.REVIEW, self._bar_end)
        kit.paint.paper(surface, self._paper)
        theme, text, box = kit.theme, kit.text, self._paper
        left, room = box.left + theme.u(44), box.w - theme.u(88)
        y = box.top + theme.u(16)
        high = text.line(44, "heading")
        text.draw(surface, words.DEAREST, (left, y + high // 2), 44, WINE, "heading", room=room)
        y += high
        line = text.line(22)
        said = f"{self._whose} · {self._match_name}"
        text.draw(surface, said, (left, y + line // 2), 22, INK_SOFT, room=room)
        if self._findings is None:
            self._paint_progress(kit, surface)
        elif not self._findings:
            at = (box.centerx, box.centery)
            text.draw(surface, words.NOTHING_COST_MUCH, at, 26, INK, align="center", room=room)
        else:
            for n, finding in enumerate(self._findings):
                self._paint_finding(kit, surface, self._parts[n], n, finding)
            y = self._parts[-1].bottom + text.line(18) // 2
            text.draw(surface, words.HOW_REVIEWED, (left, y), 18, PAPER_DIM, room=room)

    def _paint_progress(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._paper
        text.draw(surface, self.message, (box.centerx, box.centery - theme.u(30)), 28, INK, align="center", room=box.w)
        bar = Rect(0, 0, round(box.w * 0.5), max(12, theme.u(18)))
        bar.center = (box.centerx, box.centery + theme.u(26))
        kit.paint.panel(surface, bar, "#D9CDB2", 1, PAPER_DIM, 9, 1.5)
        done = Rect(bar.left, bar.top, max(bar.h, round(bar.w * min(1.0, self._share))), bar.h)
        kit.paint.panel(surface, done, GOLD, 1, PAPER_DIM, 9, 1.5)

    def _paint_finding(self, kit: Kit, surface: Surface, part: Rect, n: int, finding: Finding) -> None:
        theme, text = kit.theme, kit.text
        pad = theme.u(36)
        surface.fill(PAPER_LINE, Rect(part.left + pad, part.top, part.w - 2 * pad, max(1, theme.u(2))))
        left = part.left + theme.u(44)
        room = self._looks[n].rect.left - theme.u(36) - left
        head, size = text.line(30, "strong"), _LARGEST
        while True:
            line, lines = text.line(size), text.wrap(finding.sentence, size, room)
            most = max(1, (part.h - head - theme.u(16)) // line)
            if len(lines) <= most or size <= _SMALLEST:
                break
            size -= 1
        lines = lines[:most]
        y = part.centery - (head + line * len(lines)) // 2
        ink = TEAM_INKS[finding.team % 6]
        text.draw(surface, finding.title, (left, y + head // 2), 30, ink, "strong", room=room)
        y += head
        for said in lines:
            text.draw(surface, said, (left, y + line // 2), size, INK, room=room)
            y += line
