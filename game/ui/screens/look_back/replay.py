"""Watching a record by move, turn and round, both ways, with the table drawn as it was. Nothing can be played."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.assets import assets_folder
from game.cards import Card
from game.engine.view import SPECTATOR
from game.ui.boxes import At, Box, Column, Grow, Layers, Located, OneOf, Panel, Picture, Put, Row, Share, Words
from game.ui.core.kit import Kit
from game.ui.core.preferences import Preferences
from game.ui.core.targets import Report
from game.ui.core.theme import CREAM, DIM, GOLD, PANEL
from game.ui.screens.form_screen import FormScene
from game.ui.screens.look_back.film import Film, FilmStep
from game.ui.screens.look_back.knew import Memory, knowledge_at, memory_of, memory_sheet, why_not_told
from game.ui.screens.look_back.timeline import draw_timeline
from game.ui.screens.requests import Go
from game.ui.table.desk import Desk, settle
from game.ui.table.draw.picture import cloth_parts
from game.ui.table.draw.signs import sign_parts
from game.ui.table.info.scenery import scenery
from game.ui.table.layout.plan import load_plan, place, plan_name
from game.ui.table.layout.table_layout import Layout, layout
from game.ui.table.people import make_people
from game.ui.table.sprites import Face, InFan, Sprite, draw_sprite
from game.ui.widgets import BarButton, Button, IconButton, Widget, bar_height
from game.ui.widgets.bar import Bar
from game.words import looking_back as words
from game.words.screens import BACK
from saves.lines import Line

MOVE_SECONDS = 1.1
"""Seconds at normal speed that each move is seen while it plays by itself."""
LOG_LINES = 30
STEPS: Final = {
    FilmStep.PREVIOUS_ROUND: (words.ROUND_BACK, "previous_turn"),
    FilmStep.NEXT_ROUND: (words.ROUND_ON, "next_turn"),
    FilmStep.PREVIOUS_TURN: (words.TURN_BACK, "previous_turn"),
    FilmStep.NEXT_TURN: (words.TURN_ON, "next_turn"),
    FilmStep.PREVIOUS_MOVE: (words.MOVE_BACK, "previous"),
    FilmStep.NEXT_MOVE: (words.MOVE_ON, "next"),
}
"""The buttons that lead through the match: what they do, and their pictures."""
STEP_KEYS: Final = {
    pygame.K_LEFT: (FilmStep.PREVIOUS_MOVE, FilmStep.PREVIOUS_TURN),
    pygame.K_RIGHT: (FilmStep.NEXT_MOVE, FilmStep.NEXT_TURN),
    pygame.K_PAGEUP: (FilmStep.PREVIOUS_ROUND, FilmStep.PREVIOUS_ROUND),
    pygame.K_PAGEDOWN: (FilmStep.NEXT_ROUND, FilmStep.NEXT_ROUND),
}
"""The same by keys, alone and with Shift."""
STEP_HIGH = 80
"""Design pixels of a button that leads through the match, where there is room."""


class ReplayScene(FormScene):
    """A film of a match. Space plays, arrows step by move, with Shift by turn; Page up and down by round.

    K shows what the computer player knew who made the move just seen; R leads to the review.
    """

    name = "replay"
    first_focus = "button/next_move"

    def __init__(
        self,
        lines: Sequence[Line],
        preferences: Preferences,
        ask: Callable[[Go], None],
    ) -> None:
        """Raises BadRecord for lines that cannot be replayed."""
        super().__init__()
        self.film = film = Film(lines)
        self.moment = 0
        self.eyes = SPECTATOR
        self.all_open = False
        self._playing = False
        self._wait = 0.0
        self._each = MOVE_SECONDS * (preferences.time_scale or 0.2)
        humans = tuple(seat.kind == "human" for seat in film.header.seats)
        self._people = make_people(film.names, humans, [seat.portrait for seat in film.header.seats])
        self._base = next((seat for seat, human in enumerate(humans) if human), 0)
        if film.is_finished or film.own is not None:
            self.eyes = self._base
        self.on_leave: Callable[[], None] = self._nothing
        """Called when the replay is left for good."""
        self.knew = False
        self._told: tuple[int, str, str] | None = None
        self._marked: tuple[int, tuple[Card, ...]] = (SPECTATOR, ())  # whose cards, while that is told
        self._memory: Memory | None = None
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", BACK, back, icon="back")
        self._knew = BarButton(
            "button/knew",
            words.WHAT_IT_KNEW,
            self._toggle_knew,
            icon="hint",
            tooltip=words.WHAT_IT_KNEW_TIP,
        )
        self._review = BarButton(
            "button/review",
            words.REVIEW,
            partial(ask, Go.REVIEW),
            icon="search",
            tooltip=words.REVIEW_TIP,
        )
        self._review.enable(film.is_finished, words.REVIEW_OVER)
        self._steps = {
            step: IconButton(f"button/{step.value}", label, partial(self._step, step), icon)
            for step, (label, icon) in STEPS.items()
        }
        self._play = Button("button/play", words.PLAY, self._toggle, kind="primary", icon="play", size=24)
        self._seen_by = Button("button/seen_by", words.SEEN_BY, self._look_on, icon="eye", size=22, sub_size=18)
        self._seen_by.enable(film.is_finished, words.ONLY_OPEN if film.own is None else words.ONLY_OWN)
        widgets: list[Widget] = [self._play, *self._steps.values(), self._seen_by, self._knew, self._review, self._back]
        self.form.set_widgets(widgets)
        self.form.on_cancel = back
        self._line = Rect(0, 0, 0, 0)
        self._dragging = False
        self._layout: Layout | None = None

    # ---- going through the film

    def _step(self, step: FilmStep) -> None:
        self._playing = False
        self.go_to(self.film.after(step, self.moment))

    def go_to(self, moment: int) -> None:
        """Show a moment; what lies beyond the ends is the end."""
        self.moment = min(max(0, moment), len(self.film) - 1)
        self._show()

    def look_at(self, moment: int, eyes: int, head: str, body: str, cards: tuple[Card, ...] = ()) -> None:
        """Show a moment as a seat saw it, with something said about it until another one is shown; `cards` of its hand
        are marked.
        """
        self._playing = self.knew = self.all_open = False
        if self.film.is_finished:
            self.eyes = self._base = eyes
        self._told = (min(max(0, moment), len(self.film) - 1), head, body)
        self._marked = (eyes, cards)
        self.go_to(moment)

    def leave(self) -> None:
        """Tell whoever works for the replay."""
        super().leave()
        self.on_leave()

    def _nothing(self) -> None:
        """Nobody reviews here, nobody works for this."""

    def _toggle_knew(self) -> None:
        self.knew = not self.knew
        self._playing = False
        self._show()

    def _toggle(self) -> None:
        self._playing = not self._playing
        if self._playing and self.moment == len(self.film) - 1:
            self.moment = 0
        self._wait = self._each
        self._show()

    def _look_on(self) -> None:
        """By the next seat; after the last with every hand open."""
        players = len(self._people.by_seat)
        if self.all_open:
            self.all_open, self.eyes, self._base = False, 0, 0
        elif self.eyes == players - 1:
            self.all_open = True
        else:
            self.eyes = self._base = self.eyes + 1
        self._show()

    @property
    def busy(self) -> bool:
        """True while it plays by itself, or the knob is dragged."""
        return self._playing or self._dragging

    def update(self, dt: float) -> bool:
        """The next move, when it is time."""
        if self._playing:
            self._wait -= dt
            if self._wait <= 0:
                self._wait = self._each
                self._playing = self.moment + 1 < len(self.film) - 1
                self.go_to(self.moment + 1)
        return super().update(dt)

    def handle(self, event: Event) -> None:
        """Arrows, Page keys, Home and End, Space; the line with its knob; then the buttons."""
        match event.type:
            case pygame.KEYDOWN if event.key in STEP_KEYS:
                plain, with_shift = STEP_KEYS[event.key]
                self._steps[with_shift if event.mod & pygame.KMOD_SHIFT else plain].press()
                return
            case pygame.KEYDOWN if event.key == pygame.K_SPACE:
                self._toggle()
                return
            case pygame.KEYDOWN if event.key in (pygame.K_k, pygame.K_r):
                (self._knew if event.key == pygame.K_k else self._review).press()
                return
            case pygame.KEYDOWN if event.key in (pygame.K_HOME, pygame.K_END):
                self._playing = False
                self.go_to(0 if event.key == pygame.K_HOME else len(self.film) - 1)
                return
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._line.inflate(20, 24).collidepoint(event.pos):
                self._dragging, self._playing = True, False
                self._drag_to(event.pos[0])
                return
            case pygame.WINDOWFOCUSLOST:
                self._dragging = False
            case pygame.MOUSEMOTION if self._dragging and not event.buttons[0]:
                self._dragging = False  # the button came up where the window could not see it
            case pygame.MOUSEMOTION if self._dragging:
                self._drag_to(event.pos[0])
                return
            case pygame.MOUSEBUTTONUP if self._dragging:
                self._dragging = False
                self.form.changed = True
                return
            case _:
                super().handle(event)

    def _drag_to(self, x: int) -> None:
        share = (x - self._line.left) / max(1, self._line.w)
        self.go_to(round(share * (len(self.film) - 1)))

    def _show(self) -> None:
        """Lay the moment out and say what happened."""
        film, last = self.film, len(self.film) - 1
        for step, button in self._steps.items():
            button.enable(self.moment < last if step.is_forward else self.moment > 0)
        self._play.label = words.PAUSE if self._playing else words.PLAY
        self._play.icon = "pause" if self._playing else "play"
        self._seen_by.sub = words.ALL_HANDS if self.all_open else self._people.names[max(0, self.eyes)]
        self._knew.enable(self.knew or film.may_tell(self.moment), why_not_told(film, self.moment))
        self._knew.label = words.THE_MOVE if self.knew else words.WHAT_IT_KNEW
        self._memory = None
        self._seen = self.moment
        base = self._base
        if self.knew and film.may_tell(self.moment):
            knowledge = knowledge_at(film, self.moment)
            base, self.view, self._said = knowledge.view.seat, knowledge.view, knowledge.said
            self._memory = memory_of(self.view, film.names, knowledge.said[1])
            self._seen = self.moment - 1
            self._seen_by.sub = film.names[base]
        else:
            self.view = film.view(self.moment, self.eyes)
            self._said = self._what_happened()
        self.message = " ".join(part if part[-1:] in ".”" else f"{part}." for part in self._said if part)
        marked = self._marked[1] if self._marked[0] == base and not self.knew else ()
        self._layout = layout(self.view, settle(Desk(), self.view), self._places, base, (), marked)
        self._shown_base = base
        super().lay_out(self.kit)

    def _what_happened(self) -> tuple[str, str]:
        """Heading and words of a moment: what was said about it, or what the record tells."""
        if self._told is not None and self._told[0] == self.moment:
            return self._told[1:]
        self._told, self._marked = None, (SPECTATOR, ())
        lines = self.film.shots[self.moment].lines
        return (lines[-1].text if lines else ""), ". ".join(line.text for line in lines[:-1])

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """The table's own plan; the buttons stand where the table has its own."""
        board = self.film.view(self.moment, SPECTATOR).board
        plan = load_plan(assets_folder() / "tables", plan_name(board.players, board.teams, kit.size))
        self._places = place(plan, kit.size, bar_height(kit), kit.theme.text_scale)
        k = self._places.k
        theme = replace(kit.theme, width=round(1920 * k), height=round(1080 * k))
        self._table_kit = kit.at(theme, assets_folder())
        self._show()

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """The table as it was, and in its places what leads through the match and tells where this is."""
        bar = Bar(words.replay_of(self.film.header.name), [self._back], [self._knew, self._review])
        sheet = [] if self._memory is None else [At(self._places.rect("Log"), memory_sheet(self._memory))]
        return Layers(
            Picture(self._paint_table),
            *sheet,
            Column(bar),
            At(self._places.rect("Opening"), self._where()),
            self._buttons(self._places.rect("Buttons")),
        )

    def _buttons(self, place: Rect) -> Box:
        buttons = list(self._steps.values())
        if place.w > 2 * place.h:  # a flat place: everything in a row
            steps = [Share(Put(step)) for step in buttons]
            row = Row(Share(Put(self._play), 2.5), *steps, Share(Put(self._seen_by), 2.5), gap=10, across="stretch")
            return At(place, row)
        rows: list[Box] = [Put(self._play, STEP_HIGH)]
        for (back, on), name in zip(zip(buttons[::2], buttons[1::2], strict=True), words.STEPS, strict=True):
            label = Words(name, 22, CREAM, "strong", "center", lines=1)
            rows.append(Row(Put(back, STEP_HIGH, 90), Share(label), Put(on, STEP_HIGH, 90), gap=3))
        rows.append(Put(self._seen_by, STEP_HIGH))
        return At(place, Column(*(Grow(row, most=1) for row in rows), gap=10))

    def _where(self) -> Box:
        """Where in the match this is, on a line with the rounds marked."""
        turn, turns = self.film.turn_at(self.moment)
        here = words.replay_place(self.film.round_at(self.moment), turn, turns)
        told = Words(here, 23, CREAM, "strong", lines=1)
        line = Grow(Located(Picture(self._paint_line, high=40), self._place_line))
        keys = Words(words.REPLAY_KEYS, 18, DIM, lines=1)
        return Panel(OneOf(Column(told, keys, line), Column(told, line)), (20, 10), _board)

    def _place_line(self, rect: Rect) -> None:
        u = self.kit.theme.u
        self._line = Rect(rect.left + u(10), rect.bottom - u(22), rect.w - u(20), 8)

    def _paint_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_timeline(kit, surface, self.film, self.moment, self._line, rect.top + kit.theme.u(4))

    def _paint_table(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Without anything to play with."""
        assert self._layout is not None
        table, places = self._table_kit, self._layout
        said = scenery(
            self.film.view(self._seen, SPECTATOR),  # nobody is "You" here
            Desk(),
            self._people,
            self._shown_base,
            None,
            log=self.film.recent(self._seen, LOG_LINES),
        )
        body = self._said[1] if self._memory is None else ""  # why stands on the sheet
        said = replace(said, meter=None, head=self._said[0], body=body, new_pile_idle=True)
        for part in cloth_parts(table, places, said):
            if self._memory is None or part.given[0] != self._places.rect("Log"):  # in the log's place stands a sheet
                part.draw(table, surface)
        for sprite in self._sprites(places):
            draw_sprite(table, surface, sprite)
        for part in sign_parts(table, places, said):
            part.draw(table, surface)

    def _sprites(self, places: Layout) -> Sequence[Sprite]:
        """The cards; with every hand open the backs of the others turn over."""
        if not self.all_open or self._memory is not None:
            return places.sprites
        shown: dict[int, int] = {}
        sprites: list[Sprite] = []
        for sprite in places.sprites:
            if isinstance(sprite.place, InFan):
                seat = sprite.place.seat
                hand = self.film.view(self.moment, seat).hand
                number = shown[seat] = shown.get(seat, -1) + 1
                if number < len(hand):
                    sprite = replace(sprite, look=Face(hand[number]))
            sprites.append(sprite)
        return sprites

    def report(self) -> Report:
        """The buttons, and the moment's turn."""
        board = self.view.board
        return replace(super().report(), turn=board.mover, phase=board.phase.value)


def _board(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, PANEL, 0.86, GOLD, 18, 2, shadow=True)
