"""The end of a match: who won, the places, and the whole sheet round by round, cards and books apart."""

from collections.abc import Callable

import msgspec
from pygame import Rect, Surface

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import (
    CREAM,
    DIM,
    GOLD,
    INK,
    LINE,
    PANEL,
    PAPER_DIM,
    PAPER_LINE,
    TEAM_COLOURS,
    TEAM_INKS,
    WHITE,
    WINE,
)
from game.ui.screens.form_screen import FormScene
from game.ui.screens.models import MatchEndModel, ScoreTeam
from game.ui.screens.ornaments import draw_glow, look
from game.ui.screens.scores.match_chart import draw_chart
from game.ui.widgets import Button, bar_height, draw_bar, lay_out_bar
from game.words import scores as words
from game.words import screens as screen_words
from game.words.grammar import ordinal, points, signed
from game.words.looking_back import REVIEW, REVIEW_SUB


class MatchEndActions(msgspec.Struct, frozen=True):
    """What the buttons do; None leaves a button out."""

    title: Callable[[], None]
    again: Callable[[], None] | None = None
    replay: Callable[[], None] | None = None
    review: Callable[[], None] | None = None


class MatchEndScene(FormScene):
    """Winners on a golden board, the others below, the sheet on paper beside them."""

    name = "end"
    first_focus = "button/continue"

    def __init__(self, model: MatchEndModel, actions: MatchEndActions) -> None:
        super().__init__()
        self._model = model
        names = [model.teams[n].name for n in model.winners]
        self._headline = words.winner_line(names, any(model.teams[n].own for n in model.winners))
        self.message = self._headline
        again = actions.again
        self._next = Button(
            "button/continue", words.TO_TITLE, actions.title, kind="primary", icon="play", size=40, heading=True
        )
        self._others: list[Button] = []
        if again:
            sub = words.PLAY_AGAIN_SUB
            self._others.append(Button("button/again", words.PLAY_AGAIN, again, icon="shuffle", sub=sub))
        if actions.replay:
            self._others.append(Button("button/replay", screen_words.REPLAY, actions.replay, icon="film"))
        if actions.review:
            self._others.append(Button("button/review", REVIEW, actions.review, icon="search", sub=REVIEW_SUB))
        self.form.set_widgets([self._next, *self._others])
        self.form.on_cancel = actions.title

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Winners above, sheet and chart below, buttons at the foot."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [])
        top = bar_height(kit) + theme.u(24)
        bottom = theme.height - theme.u(36)
        press = theme.tap(96)
        left, right = theme.u(60), theme.width - theme.u(60)
        gap = theme.u(20)
        wide = theme.u(520)
        self._next.rect = Rect(right - wide, bottom - press, wide, press)
        x = self._next.rect.left
        for button in reversed(self._others):
            x -= gap + theme.u(330)
            button.rect = Rect(x, bottom - press, theme.u(330), press)
        great, line = kit.text.line(72, "heading"), kit.text.line
        words_high = round(great * 0.95) + line(22) + line(24) + line(34, "number") + theme.u(84)
        self._hall = Rect(left, top, right - left, max(theme.u(286), great + theme.u(170), words_high))
        body = Rect(left, self._hall.bottom + theme.u(24), right - left, 0)
        body.h = bottom - press - theme.u(26) - body.top
        self._paper = Rect(body.left, body.top, round(body.w * 0.6), body.h)
        self._chart = Rect(self._paper.right + theme.u(36), body.top, 0, body.h)
        self._chart.w = body.right - self._chart.left

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, light, winners, sheet, chart."""
        theme, model = kit.theme, self._model
        kit.ground(surface)
        draw_glow(kit, surface, (theme.width // 2, self._hall.centery), theme.u(760))
        draw_bar(kit, surface, model.name or words.MATCH_OVER, self._bar_end)
        self._paint_winners(kit, surface)
        kit.paint.paper(surface, self._paper)
        self._paint_sheet(kit, surface)
        kit.paint.panel(surface, self._chart, PANEL, 0.86, LINE, 20)
        history: list[list[int]] = []
        for played in model.rounds:
            before = history[-1] if history else [0] * len(model.teams)
            history.append([a + b for a, b in zip(before, played.totals, strict=True)])
        if history and self._chart.h > theme.u(190):
            draw_chart(kit, surface, self._chart.inflate(0, -theme.u(16)), model.teams, history, len(history))

    def _order(self) -> list[int]:
        """Team indices from the best to the last."""
        return sorted(range(len(self._model.teams)), key=lambda n: -self._model.totals[n])

    def _paint_winners(self, kit: Kit, surface: Surface) -> None:
        theme, text, box, model = kit.theme, kit.text, self._hall, self._model
        line = round(text.line(72, "heading") * 0.95)
        words_, px = text.fit(self._headline, 72, box.w - theme.u(170), "heading")
        plaque = Rect(0, 0, text.at_px(words_, px, GOLD, "heading").get_width() + theme.u(200), 0)
        plaque.h = line + text.line(22) + theme.u(4)
        plaque.midtop = (box.centerx, box.top)
        kit.paint.panel(surface, plaque, PANEL, 0.66, None, 24)  # gold and grey can be read on it, in any light
        room = box.w - theme.u(170)
        parts, size = [self._headline], 72.0
        if words_ != self._headline:  # long names in two lines: the winners are never shortened
            size = 40.0
            parts = text.wrap(self._headline, size, room, "heading")
        rect = Rect(box.centerx, box.top + line // 2, 0, 0)
        for n, part in enumerate(parts):
            y = box.top + (2 * n + 1) * line // (2 * len(parts))
            rect.union_ip(text.draw(surface, part, (box.centerx, y), size, GOLD, "heading", "center", room))
        for x in (rect.left - theme.u(50), rect.right + theme.u(50)):
            kit.paint.icon(surface, "star", (x, rect.centery), theme.u(52), GOLD)
        y = box.top + line
        sub = f"{words.MATCH_OVER} · {model.rules}"
        small = text.line(22)
        text.draw(surface, sub, (box.centerx, y + small // 2), 22, DIM, align="center", room=box.w)
        y += small + theme.u(20)
        order = self._order()
        gap = theme.u(16)
        wide = min(theme.u(560), (box.w - gap * (len(order) - 1)) // len(order))
        left = box.centerx - (wide * len(order) + gap * (len(order) - 1)) // 2
        for place, n in enumerate(order):
            card = Rect(left + place * (wide + gap), y, wide, box.bottom - y)
            rank = 1 + sum(total > model.totals[n] for total in model.totals)
            self._paint_place(kit, surface, card, model.teams[n], model.totals[n], rank, n in model.winners)

    @staticmethod
    def _paint_place(kit: Kit, surface: Surface, card: Rect, team: ScoreTeam, total: int, rank: int, won: bool) -> None:
        theme, text = kit.theme, kit.text
        colour = TEAM_COLOURS[team.team % 6]
        kit.paint.panel(surface, card, PANEL, 0.9, GOLD if won else LINE, 18, 3 if won else 1.5)
        narrow = card.w < theme.u(400)
        face = min(card.h - theme.u(24), theme.u(92), (card.w - theme.u(30)) // max(1, len(team.people)))
        if narrow:
            face = min(face, max(theme.u(40), card.h - text.line(24) - text.line(34, "number") - theme.u(12)))
        x = card.left + theme.u(16)
        for person in team.people:
            at = (x, card.top + theme.u(8) if narrow else card.centery - face // 2)
            portraits.draw(kit.paint, surface, look(person), team.team, at, face, won)
            x += face + theme.u(4)
        if narrow:
            room = card.right - theme.u(12) - x
            text.draw(
                surface,
                ordinal(rank),
                (card.right - theme.u(12), card.top + theme.u(8) + face // 2),
                20,
                GOLD if won else DIM,
                "strong",
                "right",
                room,
            )
            upper, lower = text.line(24), text.line(34, "number")
            y = card.bottom - theme.u(4) - lower - upper
            room = card.w - theme.u(28)
            name = name_in(text, team.name, 24, room)
            text.draw(surface, name, (card.left + theme.u(16), y + upper // 2), 24, colour, "strong", room=room)
            at = (card.left + theme.u(16), y + upper + lower // 2)
            text.draw(surface, points(total), at, 34, WHITE, "number", room=room)
            return
        x += theme.u(12)
        room = card.right - theme.u(18) - x
        upper, lower = text.line(26), text.line(46, "number")
        y = card.centery - (upper + lower) // 2
        kit.paint.team_mark(surface, team.team, (x + theme.u(10), y + upper // 2), theme.u(20))
        name = name_in(text, team.name, 26, room - theme.u(28))
        text.draw(surface, name, (x + theme.u(28), y + upper // 2), 26, colour, "strong", room=room - theme.u(28))
        place = text.width(ordinal(rank), 22, "strong") + theme.u(14)
        at = (x, y + upper + lower // 2)
        text.draw(surface, points(total), at, 46, WHITE, "number", room=room - place)
        ink = GOLD if won else CREAM
        text.draw(surface, ordinal(rank), (card.right - theme.u(20), at[1]), 22, ink, "strong", "right")

    def _paint_sheet(self, kit: Kit, surface: Surface) -> None:
        """Each round one row: the total, beneath it cards and books where there is room."""
        theme, text, box, model = kit.theme, kit.text, self._paper, self._model
        count = len(model.teams)
        left = box.left + theme.u(36)
        first = theme.u(150) + text.width("00", 22)
        wide = (box.right - theme.u(30) - left - first) // count
        rights = [left + first + wide * (n + 1) - theme.u(8) for n in range(count)]
        room = wide - theme.u(10)
        head = max(theme.u(60), text.line(24) + theme.u(14))
        names = [name_in(text, team.name, 24, room) for team in model.teams]
        size = text.common(names, 24, room, "strong")
        for right, team, name in zip(rights, model.teams, names, strict=True):
            y = box.top + head // 2
            text.draw(surface, name, (right, y), size, TEAM_INKS[team.team % 6], "strong", "right", room)
        y = box.top + head
        self._rule(kit, surface, y, WINE)
        foot = max(theme.u(64), text.line(34, "index") + theme.u(8))
        space = box.bottom - theme.u(8) - foot - y
        least = text.line(26, "number") + 2
        shown = model.rounds[-max(1, space // least) :]  # a long match shows its last rounds
        high = min(theme.u(140), space // max(1, len(shown)))
        detailed = high >= text.line(26, "number") + text.line(18) + 2 and room > theme.u(150)
        for n, played in enumerate(shown):
            number = len(model.rounds) - len(shown) + n + 1
            title = words.round_title(number)
            text.draw(surface, title, (left, y + high // 2), 24, INK, "strong", room=first - theme.u(8))
            for column, right in enumerate(rights):
                self._paint_cell(
                    kit,
                    surface,
                    Rect(right - room, y, room, high),
                    played.cards[column],
                    played.books[column],
                    played.totals[column],
                    detailed,
                )
            y += high
            self._rule(kit, surface, y, PAPER_LINE)
        middle = box.bottom - theme.u(8) - foot // 2
        text.draw(surface, words.AFTER, (left, middle), 26, WINE, "heading", room=first - theme.u(8))
        numbers = [points(total) for total in model.totals]
        size = text.common(numbers, 36, room, "index")
        for number_, right in zip(numbers, rights, strict=True):
            text.draw(surface, number_, (right, middle), size, INK, "index", "right", room)

    @staticmethod
    def _paint_cell(kit: Kit, surface: Surface, cell: Rect, cards: int, books: int, total: int, detailed: bool) -> None:
        text = kit.text
        if not detailed:
            text.draw(surface, signed(total), (cell.right, cell.centery), 26, INK, "number", "right", cell.w)
            return
        upper, lower = text.line(26, "number"), text.line(18)
        top = cell.centery - (upper + lower) // 2
        text.draw(surface, signed(total), (cell.right, top + upper // 2), 26, INK, "number", "right", cell.w)
        parts = f"{words.CARDS_ROW} {points(cards)} · {words.BOOKS_ROW} {points(books)}"
        at = (cell.right, top + upper + lower // 2)
        text.draw(surface, parts, at, 18, PAPER_DIM, "text", "right", cell.w)

    def _rule(self, kit: Kit, surface: Surface, y: int, colour: str) -> None:
        pad = kit.theme.u(28)
        surface.fill(colour, Rect(self._paper.left + pad, y, self._paper.w - 2 * pad, max(1, kit.theme.u(2))))
