"""The first screen: one large button that plays, the game to go on with, and what a person reads and sees tried out
at once.
"""

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.preferences import Preferences, TextSize
from game.ui.core.theme import CREAM, DIM, GOLD, INK, INK_ON_GOLD_SOFT, INK_SOFT, LINE, PANEL, PAPER, Colours
from game.ui.screens.form_screen import FormScene
from game.ui.screens.game_row import draw_game_row, draw_totals, fitting, totals_fit
from game.ui.screens.models import ListedGame, TitleModel
from game.ui.screens.ornaments import draw_company, draw_fan, draw_glow, look
from game.ui.screens.requests import Ask, ChangePreferences, Go, OpenRecord, StartGame
from game.ui.widgets import Button, Segmented
from game.words import scores
from game.words import screens as words

SIZES: tuple[TextSize, ...] = ("small", "normal", "large")
SCHEMES: tuple[Colours, ...] = ("four", "classic", "colour_blind")
NEWEST = 3
FACES_APART, OVERLAP = 3, 0.36
"""So many faces stand beside each other on the golden button; more overlap by this share, for the words' sake."""


class PlayButton(Button):
    """The golden one: names its rules and shows whom one plays with."""

    def __init__(self, model: TitleModel, on_press: Callable[[], None]) -> None:
        names = [person.name for person in model.partners]
        super().__init__(
            "button/play",
            words.PLAY,
            on_press,
            kind="primary",
            icon="play",
            sub=words.with_players(names),
            size=58,
            sub_size=26,
            heading=True,
        )
        self._model = model

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Words on the left, faces on the right."""
        theme, text, rect = kit.theme, kit.text, self.rect
        self.draw_ground(kit, surface, rect)
        side = round(rect.h * 0.42)
        kit.paint.icon(surface, "play", (rect.left + theme.u(62), rect.centery), side, self.ink)
        left, right = rect.left + theme.u(126), rect.right - theme.u(24)
        face, gap = theme.u(60 if theme.compact else 68), 0 if theme.compact else theme.u(6)
        if len(self._model.partners) > FACES_APART:
            gap = -round(face * OVERLAP)
        for person in reversed(self._model.partners):
            right -= face
            at = (right, rect.centery - face // 2)
            portraits.draw(kit.paint, surface, look(person), person.team, at, face)
            right -= gap
        right -= max(0, -gap)
        upper, lower = round(text.line(58, "heading") * 0.86), text.line(26)
        top = rect.centery - (upper + lower) // 2
        word = text.draw(surface, self.label, (left, top + upper // 2), 58, self.ink, "heading")
        room = right - word.right - theme.u(34)
        at = (word.right + theme.u(22), top + upper // 2 + theme.u(8))
        ways = words.with_others([person.name for person in self._model.partners])
        rules = self._model.rules
        if text.fit(rules, 25, room, "strong")[0] == rules:
            text.draw(surface, rules, at, 25, INK_ON_GOLD_SOFT, "strong", room=room)
        else:
            ways = (*(scores.side_by_side((rules, way)) for way in ways), rules)
        room = right - left
        sub = next((way for way in ways if text.fit(way, 26, room)[0] == way), ways[-1])
        text.draw(surface, sub, (left, top + upper + lower // 2), 26, INK_ON_GOLD_SOFT, room=room)


class ContinueButton(Button):
    """The game played last of those that can be opened: who sits there, where it stands."""

    radius = 20

    def __init__(self, game: ListedGame, on_press: Callable[[], None]) -> None:
        super().__init__("button/continue", words.CONTINUE, on_press, sub=game.name, size=36, heading=True)
        self.radius = 20
        self._game = game
        self.with_melds = False
        """Whether the picture has all its cards: the first picture of the title waits for none."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        """A picture of the table on the left, words on the right."""
        theme, text, rect, game = kit.theme, kit.text, self.rect, self._game
        fill = "#0A3A2D" if self.hover else PANEL
        kit.paint.panel(surface, rect, fill, 0.92, GOLD, 20, 2.5 if self.hover else 2)
        pad = theme.u(16)
        picture = Rect(rect.left + pad, rect.top + pad, theme.u(324), rect.h - 2 * pad)
        left, right = picture.right + theme.u(24), rect.right - theme.u(20)
        y = rect.top + theme.u(12)
        line, name_line = text.line(36, "heading"), text.line(24)
        box = Rect(left, y + line + name_line, right - left, rect.bottom - theme.u(8) - y - line - name_line)
        if totals_fit(kit, game, box):
            draw_company(kit, surface, picture, game.people, game.table, self.with_melds)
        else:  # six teams in large letters: the points matter more
            left = rect.left + theme.u(24)
            box.left, box.w = left, right - left
        end = right
        if game.your_turn:
            kit.paint.icon(surface, "star", (right - theme.u(12), y + line // 2), theme.u(28), GOLD)
            end = right - theme.u(34)
            words_wide = text.width(words.YOUR_TURN, 21, "strong")
            if text.width(self.label, 36, "heading") + pad + words_wide <= end - left:  # the list says it, too
                end = text.draw(surface, words.YOUR_TURN, (end, y + line // 2), 21, GOLD, "strong", "right").left
        text.draw(surface, self.label, (left, y + line // 2), 36, CREAM, "heading", room=end - left - pad)
        y += line
        if not totals_fit(kit, game, box):
            draw_totals(kit, surface, game, Rect(left, y, box.w, box.bottom - y))
            return
        text.draw(surface, game.name, (left, y + name_line // 2), 24, CREAM, "strong", room=right - left)
        y += name_line
        detail, line = fitting(kit, game.details, 21, right - left), text.line(21)
        below = Rect(box.left, y + line + theme.u(4), box.w, box.h - line - theme.u(4))
        if y + line + text.line(26, "number") <= rect.bottom and totals_fit(kit, game, below):
            text.draw(surface, detail, (left, y + line // 2), 21, DIM, room=right - left)
            box = below
        draw_totals(kit, surface, game, box)


class RowButton(Button):
    """One of the newest games."""

    radius = 12

    def __init__(self, number: int, game: ListedGame, on_press: Callable[[], None]) -> None:
        super().__init__(f"row/{number}", game.name, on_press)
        self.radius = 12
        self._game = game

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The row."""
        draw_game_row(kit, surface, self.rect, self._game, False, self.hover)


class TitleScene(FormScene):
    """The title. `preferences` are those of now; choosing others takes effect at once."""

    name = "title"

    def __init__(self, model: TitleModel, preferences: Preferences, ask: Ask) -> None:
        super().__init__()
        self._preferences = preferences
        self._ask = ask
        self._is_painted = False
        self._is_touched = False
        self._next: TitleModel | None = None
        tiles = (
            ("button/new_game", words.NEW_GAME, Go.NEW_GAME, "plus"),
            ("button/games", words.GAMES, Go.GAMES, "list"),
            ("button/settings", words.SETTINGS, Go.SETTINGS, "gear"),
            ("button/help", words.HELP, Go.HELP, "help"),
            ("button/quit", words.QUIT, Go.QUIT, "door"),
        )
        self._tiles = [
            Button(id, label, partial(ask, where), kind="tile", icon=icon, size=25) for id, label, where, icon in tiles
        ]
        self._sizes = Segmented(
            "field/text_size",
            words.TEXT_SIZE,
            ("Aa", "Aa", "Aa"),
            SIZES.index(preferences.text_size),
            self._choose_size,
            sizes=(21, 27, 34),
        )
        self._schemes = Segmented(
            "field/colours",
            words.CARD_COLOURS,
            words.COLOUR_SCHEMES,
            SCHEMES.index(preferences.colours),
            self._choose_colours,
            size=23,
        )
        self._fill(model)
        self._take_widgets(self.first_focus)

    def _fill(self, model: TitleModel) -> None:
        """The buttons that follow from the games."""
        self._model, games = model, model.games
        self._play = PlayButton(model, partial(self._ask, StartGame(model.usual)))
        fit = next((game for game in games if not game.trouble), None)
        self._continue = [ContinueButton(fit, partial(self._ask, OpenRecord(fit.id)))] if fit is not None else []
        self._rows = [
            RowButton(n, game, partial(self._ask, OpenRecord(game.id))) for n, game in enumerate(games[:NEWEST])
        ]
        count = max(model.count, len(games))
        more = Button("button/all", words.all_games(count), partial(self._ask, Go.GAMES), kind="quiet", size=21)
        self._all = [more] if count > 1 else []
        self.first_focus = "button/continue" if self._continue else "button/play"

    def _take_widgets(self, focus: str | None) -> None:
        """Give the keys to `focus`, or leave them where they are."""
        games = (*self._continue, *self._tiles, *self._all, *self._rows)
        self.form.set_widgets([self._play, *games, self._sizes, self._schemes], focus)

    def show(self, model: TitleModel) -> None:
        """More has become known: it is shown with the next pass in which nobody is pressing anything."""
        self._next = model

    def _choose_size(self, index: int) -> None:
        self._preferences = replace(self._preferences, text_size=SIZES[index])
        self._ask(ChangePreferences(self._preferences))

    def _choose_colours(self, index: int) -> None:
        self._preferences = replace(self._preferences, colours=SCHEMES[index])
        self._ask(ChangePreferences(self._preferences))

    def take(self, preferences: Preferences) -> None:
        """Choices that were made elsewhere meanwhile: by a key, or in the settings."""
        self._preferences = preferences
        self._sizes.chosen = SIZES.index(preferences.text_size)
        self._schemes.chosen = SCHEMES.index(preferences.colours)

    def handle(self, event: Event) -> bool | None:
        """As every scene; whoever has moved the ring finds it where it was when more games come."""
        self._is_touched = self._is_touched or event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """What has become known; after the first picture, the small cards in that of the table."""
        if self._next is not None and not self.form.is_pressed:
            if self._next != self._model:
                self._fill(self._next)
                self.lay_out(self.kit)
                self._take_widgets(None if self._is_touched else self.first_focus)
            self._next = None
        for button in self._continue:
            if self._is_painted and not button.with_melds:
                button.with_melds = button.changed = True
        return super().update(dt)

    # ---- layout

    @property
    def _has_list(self) -> bool:
        """Whether there are games in progress, or may be: nothing then moves when they come."""
        return bool(self._rows) or self._model.is_reading

    def lay_out(self, kit: Kit) -> None:
        """The measures of the design, moved to the middle of larger windows."""
        theme = kit.theme
        wide, high = theme.design_size
        self._dx, self._dy = (wide - 1920) / 2, (high - 1080) / 2
        self._spread = self._dy * 0.4  # of the spare height above and below the middle
        self._play.rect = self._at(116, 318 if self._has_list else 350, 700, 132)
        for button in self._continue:
            button.rect = self._at(116, 482, 700, 214)
        top, tall = (728, 116) if self._continue or self._model.is_reading else (560, 136)
        x, each = 116.0, (700 - 4 * 10 - 26) / 5
        for tile in self._tiles:
            wide = each + (26 if tile is self._tiles[0] else 0)  # two words
            tile.rect = self._at(x, top, wide, tall)
            x += wide + 10
        self._list = self._at(964, 560, 856, 284)
        if self._has_list:
            self._lay_out_list(kit)
        self._sample = self._at(116, 868, 1704, 152)
        high_choice = min(theme.tap(60), self._sample.h - kit.text.line(23) - theme.u(20))
        top = self._sample.bottom - high_choice - theme.u(10)
        self._sizes.rect = Rect(self._sample.left + theme.u(26), top, theme.u(250), high_choice)
        self._schemes.rect = Rect(self._sample.left + theme.u(756), top, theme.u(572), high_choice)

    def _at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A place of the design; the name moves up and the sample down where the window is higher."""
        shift = -self._spread if y < 300 else self._spread if y > 860 else 0
        return self.kit.theme.rect(x + self._dx, y + self._dy + shift, w, h)

    def _lay_out_list(self, kit: Kit) -> None:
        theme, box = kit.theme, self._list
        head = max(theme.u(62), kit.text.line(30, "heading"))
        row = max(theme.u(61), 44)
        shown = NEWEST if box.h - (row + 3) * NEWEST >= kit.text.line(30, "heading") else NEWEST - 1
        step = max(row + 3, (box.h - head - theme.u(8)) // shown)
        head = max(head, min(44, box.h - step * shown - theme.u(6)))
        head = min(head, box.h - step * shown)
        for n, button in enumerate(self._rows):
            button.visible = n < shown
            button.rect = Rect(
                box.left + theme.u(16), box.top + head + n * step, box.w - theme.u(32), min(row, step - 3)
            )
        self._head = Rect(box.left + theme.u(26), box.top + head - max(44, head), 0, max(44, head))
        self._head.w = box.right - theme.u(14) - self._head.left
        for way in self._all:
            wide = max(44, kit.text.width(way.label, 21, "strong") + theme.u(24))
            way.rect = Rect(self._head.right - wide, self._head.top, wide, self._head.h)
            self._head.w -= wide + theme.u(10)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, fan, name and panels."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        fan = self._at(1392, 306 if self._has_list else 470, 0, 0).topleft
        draw_glow(kit, surface, fan, theme.u(620))
        draw_fan(kit, surface, fan, 1.0 if self._has_list else 1.12)
        kit.paint.rim(surface)
        name = self._at(113, 163, 0, 0).topleft
        px = min(theme.font_px(132), theme.u(150))
        for colour, shift in (("#0A2A20", theme.u(4)), (GOLD, 0)):
            image = text.at_px(words.GAME, px, colour, "heading")
            surface.blit(image, image.get_rect(midleft=(name[0] + shift, name[1] + shift)))
        text.draw(surface, words.MOTTO, self._at(120, 262, 0, 0).topleft, 27, CREAM, room=theme.u(790))
        if self._has_list:
            self._paint_list(kit, surface)
        self._paint_sample(kit, surface)
        self._is_painted = True

    def _paint_list(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._list
        kit.paint.panel(surface, box, PANEL, 0.86, LINE, 20, 1.5)
        right, y = self._head.right, self._head.centery
        head = text.draw(surface, words.GAMES_IN_PROGRESS, (self._head.left, y), 30, CREAM, "heading")
        if self._model.is_reading and not self._rows:
            at = (self._head.left, box.top + self._head.h + text.line(24))
            text.draw(surface, words.READING_GAMES, at, 24, DIM, room=box.right - theme.u(20) - self._head.left)
        wide = text.width(words.IT_IS_YOUR_TURN, 20) + theme.u(34)
        if self._rows and right - wide > head.right + theme.u(14):
            text.draw(surface, words.IT_IS_YOUR_TURN, (right, y), 20, DIM, align="right")
            kit.paint.icon(surface, "star", (right - wide + theme.u(14), y), theme.u(22), GOLD)

    def _paint_sample(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._sample
        kit.paint.panel(surface, box, "#03170F", 0.62, LINE, 20, 1.5)
        for widget in (self._sizes, self._schemes):
            y = (box.top + theme.u(4) + widget.rect.top) // 2
            text.draw(surface, widget.label, (widget.rect.left, y), 23, CREAM, "strong", room=widget.rect.w)
        card = Rect(self._sizes.rect.right + theme.u(26), box.top + theme.u(18), 0, box.h - theme.u(36))
        card.w = self._schemes.rect.left - theme.u(26) - card.left
        kit.paint.panel(surface, card, PAPER, 0.98, GOLD, 14, 2)
        step = text.line(24, "strong")
        room = card.w - theme.u(32)
        left = card.left + theme.u(16)
        text.draw(surface, words.SAMPLE[0], (left, card.centery - step // 2), 27, INK, "strong", room=room)
        text.draw(surface, words.SAMPLE[1], (left, card.centery + step // 2), 22.5, INK_SOFT, room=room)
        width = min(theme.u(78), round((box.h - theme.u(24)) / 1.4))
        left = self._schemes.rect.right + theme.u(30)
        step = (box.right - theme.u(24) - left - width) // 3
        for n, suit in enumerate("SHDC"):
            face = kit.cards.face(f"9{suit}", width)
            surface.blit(face, (left + n * step, box.centery - face.get_height() // 2))
