"""The end of a round as an event on the table: who went out, with which cards, and what that ended."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final, Literal

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.cards import Card, is_red_three
from game.engine.events import (
    BookCompleted,
    BookTurnedDirty,
    Event as Happened,
    Melded,
    PermissionAnswered,
    PermissionAsked,
    RoundEnded,
    TeamOpened,
    WentOut,
)
from game.engine.score import LEFT_KINDS, LeftOver, score_items
from game.engine.table.board import Board
from game.messages.functions import scores as say
from game.sentences.grammar import members, seat_person, sentences
from game.toolkit.drawing.paint import ROUND, svg
from game.toolkit.drawing.theme import GOLD, GOLD_LIGHT, GOOD, GOOD_RIM, INK, INK_SOFT, SHADE, TEAM_INKS, WHITE, WINE
from game.toolkit.kit import Kit
from game.toolkit.speed import DEAF
from game.toolkit.widgets import Button, ButtonLook, Dialog
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.cards.laid_cards import draw_with_shadow
from game.ui.shared.people import portraits
from game.ui.shared.seated_players import People
from game.ui.table.draw.celebration_picture import light_of
from game.ui.table.draw.plates import draw_answer

WAITS: Final = 3.0
"""Seconds until the round is counted automatically."""
PAPER_SIZE: Final = (1140, 680)
BARE_HEIGHT: Final = 460
RIBBON: Final = (1240, 168)
TAIL: Final = 130
"""Design pixels: the paper, its height if nobody went out, the ribbon over it, and each of its ends."""
MOST_CARDS: Final = 14
STEPS: Final = 30
"""In so many parts its button fills."""
SHINES: Final = 128
"""How strong the light behind it is, up to 255."""


MOST_CAUGHT: Final = 3
TOLD: Final = 28
"""Design pixels of the sentences about them."""
LABEL: Final = 26
"""Design pixels of the words above the last cards."""

WITHIN: Final = (BookCompleted, BookTurnedDirty, TeamOpened, PermissionAsked, PermissionAnswered)
"""Text between the last melds."""


class RoundEnd(msgspec.Struct, frozen=True):
    """The facts of the end. `looks` are the portraits of the team that ended it, none if nobody did; `laid` are the
    cards of the last melds.
    """

    title: str
    ends: str
    team: int | None
    looks: tuple[int, ...] = ()
    laid: tuple[Card, ...] = ()
    discard: Card | None = None
    bonus: int = 0
    own: bool = False
    caught: tuple[str, ...] = ()
    """What the own side was left with, a sentence for each; if it went out, what all were."""
    agreed: frozenset[int] = frozenset()
    """Which of these faces were asked and nodded, by their order."""

    @property
    def with_what(self) -> str:
        """The last cards in words."""
        return say.last_cards(self.laid, self.discard) if self.team is not None else ""


def round_end(
    events: Sequence[Happened], board: Board, people: People, me: int | None, left: Sequence[LeftOver] = ()
) -> RoundEnd | None:
    """The end of the round in these events, the last step last, with everybody's leftover cards in `left`; None if they
    end no round.
    """
    ended = next((event for event in reversed(events) if isinstance(event, RoundEnded)), None)
    if ended is None:
        return None
    names, number = people.names, 0 if board.rules.rounds == 1 else ended.round
    if ended.out is None:
        return RoundEnd(say.nobody(), say.stock_used_up(number), None)
    at = max(i for i, event in enumerate(events) if isinstance(event, WentOut))
    went = events[at]
    assert isinstance(went, WentOut)
    laid: list[Card] = []
    nodded: list[int] = []
    for event in reversed(events[:at]):
        if isinstance(event, PermissionAnswered) and event.yes:
            nodded.append(event.seat)
        if isinstance(event, Melded):
            laid = [*event.cards, *laid]
        elif not isinstance(event, WITHIN):
            break
    team = board.team_of(went.seat)
    seats = members(board.players, board.teams, team, me)
    return RoundEnd(
        title=say.goes_out(seat_person(names, went.seat, me), went.seat == me and not people.by_seat[me].human),
        ends=sentences(*(say.nodded(seat_person(names, seat, me)) for seat in nodded), say.round_over(number)),
        team=team,
        looks=tuple(people.by_seat[seat].look for seat in seats),
        laid=tuple(laid),
        discard=went.discard,
        bonus=ended.scores[team].bonus,
        own=me is None or board.team_of(me) == team,
        caught=_caught(board, names, me, team, left),
        agreed=frozenset(n for n, seat in enumerate(seats) if seat in nodded),
    )


def _caught(board: Board, names: Sequence[str], me: int | None, team: int, left: Sequence[LeftOver]) -> tuple[str, ...]:
    """Whom the end cost anything, and what they held, the dearest first: those on the viewer's side, and all if it was
    that side which went out.
    """
    costs = Counter[int]()
    for item in chain.from_iterable(score_items(board, left)) if left else ():
        if item.what in LEFT_KINDS.values() and item.who is not None:
            costs[item.who] -= item.amount
    own = set() if me is None or board.team_of(me) == team else {me, *board.teammates(me)}
    losers = [(seat, cost) for seat, cost in costs.most_common() if cost > 0]
    ours = sorted((one for one in losers if one[0] in own), key=lambda one: one[0] != me)
    return tuple(_caught_with(board, names, me, left[seat], seat, cost) for seat, cost in ours or losers)


def _caught_with(board: Board, names: Sequence[str], me: int | None, held: LeftOver, seat: int, cost: int) -> str:
    threes = sum(map(is_red_three, (*held.hand, *held.foot, *held.tail))) if board.rules.red_threes == "penalty" else 0
    of_threes = threes * board.rules.red_three
    there: Literal["none", "foot", "tail", "both"] = "foot" if held.foot else "none"
    if held.tail:
        there = "both" if held.foot else "tail"
    return say.caught(seat_person(names, seat, me), len(held.hand), there, threes, cost, of_threes)


class _FillingButton(Button):
    """Fills from the left until it goes by itself."""

    steps = 0

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        super().draw_ground(kit, surface, rect)
        if self.steps:
            full = Rect(rect.x, rect.y, max(rect.h // 2, rect.w * self.steps // STEPS), rect.h).inflate(-6, -6)
            kit.paint.panel(surface, full, WHITE, 0.35, None, 12)


class RoundEndSheet(Dialog):
    """A ribbon over the table. Any click or key leads on, to a score or to what the `label` of its button says, and
    after these `seconds` it goes by itself, as its button shows; with 0 it stays, and a click beside its button doesn't
    lead on.
    """

    def __init__(self, ended: RoundEnd, on_done: Callable[[], None], seconds: float = WAITS, label: str = "") -> None:
        button = _FillingButton(
            "button/continue", label or say.count(), on_done, look=ButtonLook("primary", 33), icon="play"
        )
        self._filling, self._seconds, waits = button, seconds, not seconds
        told = sentences(ended.with_what, ended.ends, *ended.caught)
        super().__init__(ended.title, told, [button])
        self.ended = ended
        self._waits = waits
        self.shines = False
        """Whether there is a light behind it."""
        self._age = 0.0

    def closing(self, act: Callable[[], None]) -> Callable[[], None]:
        """It stays until the scores are shown."""
        return act

    def pass_time(self, dt: float) -> bool:
        """Whether its button has filled visibly."""
        self._age += dt
        before = self._filling.steps
        self._filling.steps = min(STEPS, int(self._age / self._seconds * STEPS)) if self._seconds else 0
        return self._filling.steps != before

    def take(self, event: Event) -> bool:
        """Whether the event is meant for the sheet: any click, any key that isn't just part of a chord."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)
        pressed = pressed or (event.type == pygame.KEYDOWN and event.key not in _HALVES)
        is_beside = event.type == pygame.MOUSEBUTTONDOWN and not self.buttons[0].rect.collidepoint(event.pos)
        if pressed and self._age >= DEAF and not (self._waits and is_beside):
            self.buttons[0].press()
        return pressed

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        theme, text = kit.theme, kit.text
        button = max(theme.tap(96), text.line(36, "heading") + text.line(20) + theme.u(10))
        self._k = min(
            theme.u(1000) / 1000,
            (theme.width - theme.u(20)) / (RIBBON[0] + 2 * TAIL),
            (theme.height - button - theme.u(76)) / (PAPER_SIZE[1] + 40),
        )
        tall = PAPER_SIZE[1] if self.ended.team is not None else BARE_HEIGHT
        paper = Rect(0, 0, round(PAPER_SIZE[0] * self._k), round(tall * self._k))
        gap = round(52 * self._k)
        paper.midtop = (theme.width // 2, (theme.height - paper.h - gap - button) // 2)
        self._paper = paper
        width = min(theme.width - theme.u(40), max(theme.u(520), text.width(say.count(), 36, "heading") + theme.u(150)))
        self.buttons[0].rect = Rect(0, 0, width, button).move_to(midtop=(paper.centerx, paper.bottom + gap))
        self._ribbon = Rect(0, 0, round(RIBBON[0] * self._k), round(RIBBON[1] * self._k)).move_to(
            center=(paper.centerx, paper.top + round(258 * self._k))
        )
        self.rect = paper.unionall([self._ribbon.inflate(2 * round(TAIL * self._k), 0), self.buttons[0].rect])

    @property
    def is_joy(self) -> bool:
        """Whether the own side went out."""
        return self.ended.own and self.ended.team is not None

    @property
    def needed(self) -> tuple[Rect, ...]:
        """The rectangles of sheet, ribbon, ribbon ends and button."""
        tail = 2 * round(TAIL * self._k)
        ribbon = self._ribbon.inflate(tail, 0)
        ribbon.h = round(1.2 * ribbon.h)
        return self._paper.inflate(0, round(80 * self._k)), ribbon, self.buttons[0].rect

    def draw(self, kit: Kit, surface: Surface) -> None:
        self.beneath(surface)
        kit.paint.dim(surface, 128)
        k, text, paper, ended = self._k, kit.text, self._paper, self.ended
        if self.shines:
            light = light_of(kit, round(760 * k), "gold")
            light.set_alpha(SHINES)
            surface.blit(light, light.get_rect(center=self._ribbon.center))
        kit.paint.paper(surface, paper)
        self._draw_faces(kit, surface)
        self._draw_ribbon(kit, surface)
        room = paper.w - round(60 * k)
        y = self._ribbon.bottom + round(30 * k)
        text.draw(surface, ended.ends, (paper.centerx, y), TOLD, INK, "strong", "center", room)
        y += text.line(TOLD) // 2 + round(6 * k)
        bottom = paper.bottom - max(round(34 * k), text.line(36, "number") // 2 + round(8 * k))  # above the bonus
        told = ended.caught[:MOST_CAUGHT]
        heights = [text.wrapped_height(caught, TOLD, room) for caught in told]
        if ended.team is not None:
            most = bottom - text.line(LABEL) - y  # above them are the last cards, at least in words
            below = bottom - min(most, sum(heights))
            self._draw_cards(kit, surface, y, below - round(6 * k))
            y = below
        for n, caught in enumerate(told):
            place = Rect(paper.centerx - room // 2, y, room, (bottom - y) * heights[n] // sum(heights[n:]))
            y = text.paragraph(surface, caught, place, TOLD, INK_SOFT, align="center").bottom
        if ended.bonus:
            pill = say.out_bonus(ended.bonus)
            box = Rect(
                0, 0, text.width(pill, 36, "number") + round(56 * k), text.line(36, "number") + round(8 * k)
            ).move_to(center=(paper.centerx, paper.bottom))
            kit.paint.panel(surface, box, GOOD, 1, GOOD_RIM, ROUND, 2)
            text.draw(surface, pill, box.center, 36, WHITE, "number", "center")
        self.form.draw(kit, surface)

    def _draw_faces(self, kit: Kit, surface: Surface) -> None:
        ended, k = self.ended, self._k
        side, step = round(124 * k), round(140 * k)
        left = self._paper.centerx - (step * (len(ended.looks) - 1) + side) // 2
        for n, face in enumerate(ended.looks):
            at = (left + n * step, self._paper.top + round(26 * k))
            portraits.draw(kit.paint, surface, face, ended.team or 0, at, side)
            if n in ended.agreed:
                badge = round(0.4 * side)
                draw_answer(kit, surface, True, (at[0] + side - badge // 2, at[1] + side - badge // 2), badge)

    def _draw_ribbon(self, kit: Kit, surface: Surface) -> None:
        ended, k, box = self.ended, self._k, self._ribbon
        fill = WINE if ended.own or ended.team is None else TEAM_INKS[ended.team]
        tail = round(TAIL * k)
        key = ("ribbon", box.size, fill)
        image = kit.paint.once(key, lambda: _ribbon((box.w + 2 * tail, round(box.h * 1.2)), tail, fill))
        surface.blit(image, (box.left - tail, box.top))
        size = 84.0
        room = box.w - round(80 * k)
        while size > 30 and kit.text.width(ended.title, size, "heading") > room:
            size -= 2
        size = min(size, kit.text.within(size, box.h - round(20 * k), "heading"))
        kit.text.draw(surface, ended.title, box.center, size, GOLD_LIGHT, "heading", "center", room)

    def _draw_cards(self, kit: Kit, surface: Surface, top: int, bottom: int) -> None:
        """The cards of the last melds, then the last discard, below what they are; in words if many or small."""
        ended, k = self.ended, self._k
        shown = [*ended.laid, *([ended.discard] if ended.discard else [])]
        label = kit.text.line(LABEL)
        room_height = bottom - top - label
        card_width = min(round(96 * k), round(room_height / 1.45))
        gap = round(40 * k) if ended.laid and ended.discard else 0
        if len(shown) > MOST_CARDS or card_width < 26:
            words = Rect(self._paper.left + round(30 * k), top, self._paper.w - round(60 * k), bottom - top)
            kit.text.paragraph(surface, ended.with_what, words, LABEL, INK_SOFT, align="center")
            return
        step = min(
            card_width + round(8 * k), (self._paper.w - round(80 * k) - gap - card_width) // max(1, len(shown) - 1)
        )
        x = self._paper.centerx - (step * (len(shown) - 1) + card_width + gap) // 2
        room = self._paper.w - round(60 * k)
        at = (self._paper.centerx, top + label // 2)
        fits = kit.text.width(ended.with_what, LABEL) <= room  # the cards say which, too
        told = ended.with_what if fits else say.played_last()
        kit.text.draw(surface, told, at, LABEL, INK_SOFT, align="center", room=room)
        for n, card in enumerate(shown):
            if gap and n == len(ended.laid):
                x += gap
            place = Rect(x + n * step, bottom - (room_height + height(card_width)) // 2, card_width, height(card_width))
            face = card_art(kit).face(card, card_width)
            draw_with_shadow(kit, surface, face, place.center, card_width, lift=5, fall=(0, 3))


_HALVES: Final = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
)
"""Keys that do nothing on their own."""


def _ribbon(size: tuple[int, int], tail: int, fill: str) -> Surface:
    w, h = size
    band, fold = round(h / 1.2), round(tail * 0.34)
    left = f"M0 {h * 0.28:.0f}H{tail + fold}V{h}H0L{tail * 0.4:.0f} {h * 0.64:.0f}Z"
    right = f"M{w} {h * 0.28:.0f}H{w - tail - fold}V{h}H{w}L{w - tail * 0.4:.0f} {h * 0.64:.0f}Z"
    body = "".join(
        f'<path d="{path}" fill="{fill}" stroke="{GOLD}" stroke-width="2"/>'
        f'<path d="{path}" fill="{SHADE}" opacity=".28"/>'
        for path in (left, right)
    )
    body += (
        f'<rect x="{tail}" y="1" width="{w - 2 * tail}" height="{band - 2}" rx="6" fill="{fill}" stroke="{GOLD}" '
        f'stroke-width="3"/><rect x="{tail + 9}" y="10" width="{w - 2 * tail - 18}" height="{band - 20}" rx="4" '
        f'fill="none" stroke="{GOLD}" stroke-width="1.5" opacity=".8"/>'
    )
    return svg((w, h), body, (0, 0, w, h))
