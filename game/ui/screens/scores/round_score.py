"""The score of a round on paper, line by line, and how the match stands; one button leads on."""

from collections.abc import Callable, Sequence

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.text import Face
from game.ui.core.theme import BAD_ON_PAPER, INK, INK_SOFT, PAPER_DIM, PAPER_LINE, TEAM_INKS, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.screens.models import RoundScoreModel, ScoreSheetRow, ScoreTeam, SmallBook
from game.ui.screens.ornaments import look
from game.ui.screens.scores.cards_left import draw_cards_left
from game.ui.screens.scores.counting import Counting, Number
from game.ui.screens.scores.match_chart import draw_match_panel
from game.ui.widgets import BarButton, Button, Segmented, bar_height, draw_bar, lay_out_bar
from game.words import scores as words
from game.words import screens as screen_words
from game.words.grammar import points, signed
from game.words.help import Term
from game.words.looking_back import LOOK_BACK, LOOK_BACK_TIP
from game.words.scores import ScoreItem

ZERO = "#6B6454"
LEAVES = (pygame.K_LEFT, pygame.K_RIGHT)
"""The keys that turn the leaf on the right."""


TERMS = {
    ScoreItem.MELDED: Term.MELD,
    ScoreItem.CLEAN_BOOKS: Term.CLEAN_BOOK,
    ScoreItem.DIRTY_BOOKS: Term.DIRTY_BOOK,
    ScoreItem.WILD_BOOKS: Term.WILD_BOOK,
    ScoreItem.GOING_OUT: Term.GOING_OUT,
    ScoreItem.RED_THREES: Term.THREE,
    ScoreItem.LEFT_IN_HAND: Term.HAND,
    ScoreItem.LEFT_IN_FOOT: Term.FOOT,
}
"""The word of the game that a row is about."""


class RoundScoreActions(msgspec.Struct, frozen=True):
    """What the buttons do."""

    proceed: Callable[[], None]
    see_table: Callable[[], None] | None = None
    leave: Callable[[], None] | None = None
    look_back: Callable[[], None] | None = None


class RoundScoreScene(FormScene):
    """A score sheet: a column for each team, the own one tinted, zeros greyed, the sum below."""

    name = "score"
    first_focus = "button/continue"

    def __init__(self, model: RoundScoreModel, actions: RoundScoreActions, time_scale: float = 0.0) -> None:
        """With a `time_scale` above 0 the numbers count up, row after row; a click or a key ends that."""
        super().__init__()
        self._model = model
        self._counting = Counting(time_scale)
        self.message = model.next_label
        self._next = Button(
            "button/continue",
            model.next_label,
            actions.proceed,
            kind="primary",
            icon="play",
            sub=model.next_sub,
            size=44,
            sub_size=24,
            heading=True,
        )
        self._row_places: list[tuple[ScoreItem, Rect]] = []
        self._is_stale = True
        self._others: list[Button] = []
        if actions.see_table:
            sub = words.SEE_TABLE_SUB
            self._others.append(Button("button/see_table", words.SEE_TABLE, actions.see_table, icon="eye", sub=sub))
        if actions.leave:
            self._others.append(Button("button/leave", screen_words.SAVE_AND_LEAVE, actions.leave, icon="door"))
        self._looks: list[BarButton] = []
        if actions.look_back:
            look = BarButton("button/look_back", LOOK_BACK, actions.look_back, icon="film", tooltip=LOOK_BACK_TIP)
            self._looks.append(look)
        self._leaf: Segmented | None = None
        if model.left:
            leaves = (words.CARDS_LEFT, words.MATCH_SO_FAR)
            self._leaf = Segmented("field/leaf", words.CARDS_LEFT, leaves, 0, self._turn, size=21)
        leaf = [self._leaf] if self._leaf is not None else []
        self.form.set_widgets([self._next, *self._others, *leaf, *self._looks])

    def _turn(self, _: int) -> None:
        """Another leaf is seen."""
        self._is_stale = True
        self.form.changed = True

    def term_at(self, pos: tuple[int, int]) -> Term | None:
        """The word that a row is about."""
        return next((TERMS.get(item) for item, row in self._row_places if row.collidepoint(pos)), None)

    # ---- counting up

    @property
    def busy(self) -> bool:
        """While the numbers count."""
        return self._counting.is_running

    def handle(self, event: Event) -> bool | None:
        """A click or a key while the numbers count is enough of it, and nothing else."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._counting.finish():
            self.form.changed = True
            return True
        if event.type == pygame.KEYDOWN and event.key in LEAVES and self._leaf is not None and self.form.dialog is None:
            self._leaf.choose(LEAVES.index(event.key))
            return True
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self._leaf is not None and self.form.focused is self._leaf and self.form.dialog is None:
            self._next.press()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """Count on."""
        counted = self._counting.pass_time(dt)
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        return changed or counted

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while the numbers count only these."""
        fresh = whole or self._is_stale
        if fresh:
            self._is_stale = False
            self._counting.begin()
            super().draw(surface, whole)
            if not self._counting.is_running:
                return None
        rects = self._counting.draw(self.kit, surface, fresh)
        return None if fresh else rects

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Paper on the left, the match and the buttons on the right."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [], self._looks)
        top, bottom = bar_height(kit) + theme.u(32), theme.height - theme.u(40)
        left, right = theme.u(60), theme.width - theme.u(36)
        side = theme.u(588)
        self._paper = Rect(left, top, right - side - theme.u(36) - left, bottom - top)
        small, large = theme.tap(86), theme.tap(112)
        x = right - side
        others = bottom - small if self._others else bottom
        wide = (side - theme.u(16) * (len(self._others) - 1)) // max(1, len(self._others))
        for n, button in enumerate(self._others):
            button.rect = Rect(x + n * (wide + theme.u(16)), bottom - small, wide, small)
        self._next.rect = Rect(x, others - theme.u(28) - large, side, large)
        if self._leaf is not None:
            self._leaf.rect = Rect(x, top, side, theme.tap(62))
            top = self._leaf.rect.bottom + theme.u(12)
        self._match = Rect(x, top, side, self._next.rect.top - theme.u(32) - top)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, paper, match."""
        model = self._model
        kit.ground(surface)
        draw_bar(
            kit,
            surface,
            words.round_of(model.round, model.rounds, model.target),
            self._bar_end,
            self._looks[0].rect.left if self._looks else None,
        )
        kit.paint.paper(surface, self._paper)
        self._paint_sheet(kit, surface)
        if self._leaf is not None and self._leaf.chosen == 0:
            draw_cards_left(kit, surface, self._match, model.left, model.threes)
        else:
            draw_match_panel(kit, surface, self._match, model.teams, model.history, model.rounds)

    def _columns(self, kit: Kit) -> list[Rect]:
        """One for each team, as wide as its place allows; the first column of words keeps two fifths."""
        theme, box = kit.theme, self._paper
        count = len(self._model.teams)
        widest = theme.u({2: 318, 3: 230}.get(count, 190))
        wide = min(widest, round((box.w - theme.u(80)) * (0.62 if count < 5 else 0.7) / count))
        first = box.right - theme.u(36) - wide * count
        return [Rect(first + n * wide, box.top + theme.u(10), wide, box.h - theme.u(20)) for n in range(count)]

    def _pad(self, column: Rect) -> int:
        """What is left free right of the numbers."""
        return self.kit.theme.u(14 if column.w >= self.kit.theme.u(180) else 9)

    def _paint_sheet(self, kit: Kit, surface: Surface) -> None:
        theme, text, box, model = kit.theme, kit.text, self._paper, self._model
        columns = self._columns(kit)
        left = box.left + theme.u(44)
        for column, team in zip(columns, model.teams, strict=True):
            if team.own:
                tint = column.inflate(theme.u(-6), 0)
                kit.paint.panel(surface, tint, "#F2C14E", 0.16, None, 14)
        room = columns[0].left - left - theme.u(10)
        y = box.top + theme.u(14)
        head = text.line(46, "heading")
        text.draw(surface, words.round_title(model.round), (left, y + head // 2), 46, WINE, "heading", room=room)
        y += head
        told = model.headline
        while " · " in told and len(text.wrap(told, 22, room)) > 2:  # what ended the round before whose rules they were
            told = told.rpartition(" · ")[0]
        for line in text.wrap(told, 22, room)[:2]:
            text.draw(surface, line, (left, y + text.line(22) // 2), 22, INK_SOFT, room=room)
            y += text.line(22)
        heads = [
            self._paint_team(kit, surface, column, team) for column, team in zip(columns, model.teams, strict=True)
        ]
        y = max(y, *heads) + theme.u(8)
        self._rule(kit, surface, y, WINE)
        foot = max(theme.u(86), text.line(44, "index")) + 2 * max(theme.u(38), text.line(25, "number"))
        rows = box.bottom - theme.u(14) - foot - y
        y = self._paint_lines(kit, surface, columns, y, rows)
        self._paint_sums(kit, surface, columns, y)

    def _paint_team(self, kit: Kit, surface: Surface, column: Rect, team: ScoreTeam) -> int:
        """Faces and name over a column; returns where they end."""
        theme, text = kit.theme, kit.text
        right = column.right - self._pad(column)
        count = len(team.people)
        face = min(theme.u(72), (column.w - theme.u(20)) // max(1, count))
        top = column.top + theme.u(8)
        for n, person in enumerate(reversed(team.people)):
            at = (right - (n + 1) * face, top)
            portraits.draw(kit.paint, surface, look(person), team.team, at, face - theme.u(2))
        line = text.line(26)
        y = top + face + line // 2 + theme.u(2)
        ink = TEAM_INKS[team.team % 6]
        mark = theme.u(18)
        if column.w < theme.u(180):  # the name needs all of it: the mark goes beside the face
            name = name_in(text, team.name, 26, column.w - theme.u(10))
            text.draw(surface, name, (right, y), 26, ink, "strong", "right", column.w - theme.u(10))
            kit.paint.team_mark(surface, team.team, (right - count * face - mark, top + face // 2), mark, ink)
            return y + line // 2
        room = column.w - theme.u(28) - mark - theme.u(8)
        name = name_in(text, team.name, 26, room)
        rect = text.draw(surface, name, (right, y), 26, ink, "strong", "right", room)
        kit.paint.team_mark(surface, team.team, (rect.left - theme.u(6) - mark // 2, y), mark, ink)
        return y + line // 2

    def _paint_lines(self, kit: Kit, surface: Surface, columns: list[Rect], y: int, room: int) -> int:
        """The lines of the score in the room there is; rows with books are higher."""
        theme, model = kit.theme, self._model
        show_books = len(model.teams) == 2
        weights = [1.32 if line.books and show_books else 1.0 for line in model.lines]
        unit = min(theme.u(98), room / max(1.0, sum(weights)))
        self._row_places = []
        for line, weight in zip(model.lines, weights, strict=True):
            high = round(unit * weight)
            row = Rect(self._paper.left, y, self._paper.w, high)
            self._row_places.append((line.item, row))
            self._paint_line(kit, surface, columns, line, row, weight > 1)
            y += high
            self._rule(kit, surface, y, PAPER_LINE)
        return y

    @staticmethod
    def _is_note_readable(kit: Kit, note: str, room: int) -> bool:
        """Whether a note has room as a whole, and not much smaller than it is designed; else it is left out."""
        words_, px = kit.text.fit(note, 20, room)
        return words_ == note and px >= min(kit.theme.font_px(20), round(0.9 * 20 * kit.theme.k))

    def _paint_line(
        self, kit: Kit, surface: Surface, columns: list[Rect], line: ScoreSheetRow, row: Rect, books: bool
    ) -> None:
        theme, text = kit.theme, kit.text
        name = words.SCORE_ITEMS[line.item]
        left = row.left + theme.u(44)
        room = columns[0].left - left - theme.u(10)
        upper, lower = text.line(26), text.line(20)
        whole = self._is_note_readable(kit, line.note, room)
        if line.note and whole and upper + lower <= row.h + theme.u(4):
            top = row.centery - (upper + lower) // 2
            text.draw(surface, name, (left, top + upper // 2), 26, INK, "strong", room=room)
            text.draw(surface, line.note, (left, top + upper + lower // 2), 20, PAPER_DIM, room=room)
        else:
            label = text.draw(surface, name, (left, row.centery), 26, INK, "strong", room=room)
            rest = room - label.w - theme.u(14)
            if line.note and self._is_note_readable(kit, line.note, rest):
                text.draw(surface, line.note, (label.right + theme.u(14), row.centery), 20, PAPER_DIM, room=rest)
        size = text.common(
            [signed(value) for value in line.values], 32, columns[0].w - 2 * self._pad(columns[0]), "number"
        )
        for n, (column, value) in enumerate(zip(columns, line.values, strict=True)):
            ink = BAD_ON_PAPER if value < 0 else INK if value else ZERO
            at = (column.right - self._pad(column), row.centery)
            wide = column.w - 2 * self._pad(column)
            order = len(self._row_places) - 1
            number = Number(value, 0, order, signed, at, size, ink, "number", wide)
            ends = self._counting.number(kit, surface, number)
            if books and n < len(line.books):
                self._paint_books(kit, surface, line, n, Rect(column.left, row.top, ends - column.left, row.h))

    def _paint_books(self, kit: Kit, surface: Surface, line: ScoreSheetRow, team: int, box: Rect) -> None:
        theme, books = kit.theme, line.books[team]
        if not books:
            return
        half = (len(books) + 1) // 2
        step = (box.w - theme.u(26 + 50)) // max(1, len(books) - 1)
        is_tight = step < theme.u(50 * 0.56)  # of a covered book its whole index is seen
        if is_tight and box.h >= theme.u(110):  # two rows where the sheet has few lines
            upper = Rect(box.left, box.top + theme.u(4), box.w, box.h // 2 - theme.u(4))
            for row, some in ((upper, books[:half]), (upper.move(0, upper.h), books[half:])):
                self._paint_row_of_books(kit, surface, some, row, 38)
            return
        self._paint_row_of_books(kit, surface, books, box, 40 if is_tight else 50)

    @staticmethod
    def _paint_row_of_books(kit: Kit, surface: Surface, books: Sequence[SmallBook], box: Rect, widest: int) -> None:
        """Side by side, closer where room is short; those that have none are counted."""
        theme = kit.theme
        width = min(theme.u(widest), round((box.h - theme.u(10)) / 1.5))
        room = box.w - theme.u(26) - width
        step = min(width + theme.u(10), room // max(1, len(books) - 1))
        least = round(width * 0.56)
        left_out = 0
        if step < least:
            room -= kit.text.width("+99", 22, "number")
            shown = max(1, 1 + room // least)
            left_out, books, step = len(books) - shown, books[:shown], least
        for n, book in enumerate(books):
            image = kit.cards.small_book(book.top, book.kind, width)
            surface.blit(image, (box.left + theme.u(14) + n * step, box.centery - image.get_height() // 2))
        if left_out > 0:
            at = (box.left + theme.u(20) + (len(books) - 1) * step + width, box.centery)
            kit.text.draw(surface, f"+{left_out}", at, 22, PAPER_DIM, "number")

    def _paint_sums(self, kit: Kit, surface: Surface, columns: list[Rect], y: int) -> None:
        theme, text, box, model = kit.theme, kit.text, self._paper, self._model
        left = box.left + theme.u(44)
        room = columns[0].left - left - theme.u(10)
        rest = box.bottom - theme.u(12) - y
        small = min(max(theme.u(38), text.line(25, "number")), rest // 4)
        high = min(theme.u(92), rest - 2 * small)
        kit.paint.panel(surface, Rect(box.left + theme.u(36), y + 2, box.w - theme.u(72), high - 2), WINE, 0.1, None, 0)
        rows: Sequence[tuple[str, tuple[int, ...], bool]] = (
            (words.THIS_ROUND, model.totals, True),
            (words.BEFORE, model.before, False),
            (words.AFTER, model.after, False),
        )
        for order, (label, values, great) in enumerate(rows, len(model.lines)):
            tall = high if great else small
            middle = y + tall // 2
            if great:
                text.draw(surface, label, (left, middle), 34, WINE, "heading", room=room)
            else:
                ink = INK if label == words.AFTER else PAPER_DIM
                text.draw(surface, label, (left, middle), 22, ink, "strong" if ink == INK else "text", room=room)
            numbers = [signed(value) if great else points(value) for value in values]
            face: Face = "index" if great else "number"
            wide = columns[0].w - 2 * self._pad(columns[0])
            size = text.common(numbers, 44 if great else 25, wide, face)
            ink = INK if great or label == words.AFTER else PAPER_DIM
            starts = model.before if label == words.AFTER else values if label == words.BEFORE else (0,) * len(values)
            for column, value, start in zip(columns, values, starts, strict=True):
                at = (column.right - self._pad(column), middle)
                told = signed if great else points
                self._counting.number(kit, surface, Number(value, start, order, told, at, size, ink, face, wide))
            y += tall
            if great:
                self._rule(kit, surface, y, WINE)

    def _rule(self, kit: Kit, surface: Surface, y: int, colour: str) -> None:
        pad = kit.theme.u(36)
        surface.fill(colour, Rect(self._paper.left + pad, y, self._paper.w - 2 * pad, max(1, kit.theme.u(2))))
