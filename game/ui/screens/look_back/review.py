"""The review of a finished match on paper: the decisions that cost most, each with the better move, and a way to it."""

from collections.abc import Callable
from functools import partial

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Box, Column, Grow, Pad, Panel, Picture, Put, Row, Sized, Space, Words, paper, rule
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK, INK_SOFT, PAPER_DIM, PAPER_LINE, TEAM_INKS, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.screens.requests import Go
from game.ui.widgets import BarButton, Button
from game.ui.widgets.bar import Bar
from game.words import looking_back as words
from game.words.screens import BACK


class Finding(Struct, frozen=True):
    """A decision that cost something: where and what it cost, whose team it was, and the whole sentence."""

    title: str
    sentence: str
    team: int


class LookAtDecision(Struct, frozen=True):
    """The replay, at the moment before a decision; `number` is that of the finding."""

    number: int


class ReviewScene(FormScene):
    """`tell` is called whenever more is known; the keys 1 to 3 lead to a decision, Esc leads back."""

    name = "review"
    first_focus = "button/look/0"

    def __init__(
        self, whose: str, match_name: str, ask: Callable[[Go | LookAtDecision], None], poll: Callable[[], None]
    ) -> None:
        """`poll` is called as time passes and calls `tell` when there is something new."""
        super().__init__()
        self._whose = whose
        self._match_name = match_name
        self._ask = ask
        self._poll = poll
        self._findings: tuple[Finding, ...] | None = None
        self._share = 0.0
        self.message = words.looked_at(0, 0)
        self.on_leave: Callable[[], None] = lambda: None
        """Called when the review is left for good."""
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", BACK, back, icon="back")
        self._looks: list[Button] = []
        self.form.set_widgets([self._back])
        self.form.on_cancel = back

    def tell(self, message: str, share: float) -> None:
        """How far it is: words, and how much of it is done."""
        self.message, self._share = message, share
        self.refresh()

    def show(self, findings: tuple[Finding, ...]) -> None:
        """What was found, the dearest first."""
        self._findings = findings
        self.message = " ".join(finding.sentence for finding in findings) or words.NOTHING_COST_MUCH
        looks = [partial(self._ask, LookAtDecision(n)) for n in range(len(findings))]
        self._looks = [
            Button(f"button/look/{n}", words.LOOK_AT_IT, look, icon="eye", size=24, key=str(n + 1))
            for n, look in enumerate(looks)
        ]
        for button in self._looks:
            button.help_key = "button/look"
        self.refresh()  # only what has a place can have the ring
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

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """A sheet over the whole width, a third of it for each finding."""
        sheet = Column(
            Words(words.DEAREST, 44, WINE, "heading", lines=1),
            Words(f"{self._whose} · {self._match_name}", 22, INK_SOFT, lines=1),
            Space(20),
            Grow(self._known()),
        )
        return Column(Bar(words.REVIEW, [self._back]), Grow(Pad(Panel(sheet, (44, 16), paper), 150, 28, 36)))

    def _known(self) -> Box:
        if self._findings is None:
            bar = Sized(Picture(self._paint_progress, high=20), most_wide=800)
            return Column(Grow(), Words(self.message, 28, INK, align="center", lines=1), Space(34), bar, Grow())
        if not self._findings:
            return Column(Grow(), Words(words.NOTHING_COST_MUCH, 26, INK, align="center"), Grow())
        parts = [_part(finding, button) for finding, button in zip(self._findings, self._looks, strict=True)]
        parts += [Grow()] * (3 - len(parts))
        return Column(*parts, Words(words.HOW_REVIEWED, 18, PAPER_DIM, lines=1))

    def _paint_progress(self, kit: Kit, surface: Surface, bar: Rect) -> None:
        kit.paint.panel(surface, bar, "#D9CDB2", 1, PAPER_DIM, 9, 1.5)
        done = Rect(bar.left, bar.top, max(bar.h, round(bar.w * min(1.0, self._share))), bar.h)
        kit.paint.panel(surface, done, GOLD, 1, PAPER_DIM, 9, 1.5)


def _part(finding: Finding, look: Button) -> Box:
    """A finding, and the way to it."""
    told = Column(
        Words(finding.title, 30, TEAM_INKS[finding.team % 6], "strong", lines=1),
        Grow(Words(finding.sentence, 27, INK)),  # gives way first, in smaller letters
    )
    return Grow(Column(rule(PAPER_LINE), Grow(Pad(Row(Grow(told), Put(look, 76, 300), gap=36), 0, 8))))
