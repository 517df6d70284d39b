"""The right column of the editor: the name, the preset it builds on, what the rules look like, and what contradicts."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.rules.clashes import Clash, Mend
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import GroupKey, PresetId, RuleSet
from game.ui.core.kit import Kit
from game.ui.core.theme import BAD_ON_PAPER, CREAM, DIM, GOLD, GOOD, INK, LINE, PANEL, PAPER
from game.ui.screens.house_rules.preview import RulesPreview
from game.ui.screens.rule_page_pictures import draw_figures, figures_of
from game.ui.widgets import Button, Dropdown, TextField, Widget
from game.words import house_rules as words
from game.words import rule_page
from game.words.house_rules import clash_sentence
from game.words.rule_page import Chapter

LONGEST_NAME = 60
TOLD_LINES: Final = 3
"""Lines kept free for what follows from the rule that has the keys."""
SHOWN: Final[dict[GroupKey, Chapter]] = {
    "deal": Chapter.DEAL,
    "pile": Chapter.PILE,
    "threes": Chapter.THREES,
    "values": Chapter.CARDS,
}
"""Topics that are better explained by other cards than by books."""


class Side:
    """Widgets and pictures beside the rows. The clash that is shown is the first one, until another is asked for."""

    def __init__(
        self,
        name: str,
        rules: RuleSet,
        rename: Callable[[str], None],
        rebase: Callable[[PresetId], None],
        mend: Callable[[Mend], None],
        show: Callable[[str], None],
    ) -> None:
        self._mend_with, self._show_field = mend, show
        self.preview = RulesPreview(rules)
        names = [preset(id_).name for id_ in PRESET_IDS]
        self.name = TextField("field/name", words.NAME, name, rename, most=LONGEST_NAME, placeholder=words.NAME)
        at = PRESET_IDS.index(rules.base)
        self.base = Dropdown("field/base", words.BASED_ON, names, at, lambda n: rebase(PRESET_IDS[n]))
        self._mend = Button("button/mend", words.MEND, self._mend_now, kind="primary", size=22)
        self._show = Button("button/show_clash", words.SHOW_IT, self._show_now, size=22)
        self._next = Button("button/next_clash", words.NEXT_ONE, self._next_now, size=22)
        self.clashes: tuple[Clash, ...] = ()
        self._at = 0
        self._changes = 0
        self._rules = rules
        self._topic: GroupKey | None = None
        self._field: str | None = None
        self._rect = self._paper = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [self.name, self.base, self._mend, self._show, self._next]

    @property
    def clash(self) -> Clash | None:
        """The contradiction that is told now."""
        return self.clashes[self._at] if self.clashes else None

    def look_at(self, topic: GroupKey | None, field: str | None) -> None:
        """Explain that topic, and the rule that has the keys."""
        self._topic, self._field = topic, field

    def sync(self, name: str, rules: RuleSet, clashes: Sequence[Clash], changes: int) -> None:
        """Take over what the rules say now."""
        self._rules = rules
        if self.name.text != name:
            self.name.text, self.name.caret, self.name.changed = name, len(name), True
        self.base.chosen = PRESET_IDS.index(rules.base)
        self.clashes = tuple(clashes)
        self._at = min(self._at, max(0, len(clashes) - 1))
        self._changes = changes
        clash = self.clash
        self._mend.visible = clash is not None and clash.mend is not None
        self._show.visible = clash is not None
        self._next.visible = len(self.clashes) > 1
        self.preview.sync(rules)
        self._base_name = preset(rules.base).name

    def _mend_now(self) -> None:
        if self.clash and self.clash.mend:
            self._mend_with(self.clash.mend)

    def _show_now(self) -> None:
        if self.clash:
            self._show_field(self.clash.fields[0])

    def _next_now(self) -> None:
        self._at = (self._at + 1) % max(1, len(self.clashes))
        clash = self.clash
        self._mend.visible = clash is not None and clash.mend is not None

    # ---- layout

    def lay_out(self, kit: Kit, rect: Rect) -> None:
        """Fields on top, the paper with contradictions at the bottom, pictures between."""
        theme, text = kit.theme, kit.text
        self._rect = rect
        pad, tap, label = theme.u(22), theme.tap(60), text.line(20)
        left, wide = rect.left + pad, rect.w - 2 * pad
        y = rect.top + theme.u(12)
        self.name.rect = Rect(left, y + label + theme.u(6), wide, tap)
        y = self.name.rect.bottom + theme.u(8)
        self.base.rect = Rect(left, y + label + theme.u(6), wide, tap)
        self._pictures_top = self.base.rect.bottom + theme.u(14)
        high = self._paper_height(kit, wide)
        self._paper = Rect(left, rect.bottom - pad // 2 - high, wide, high)
        self._lay_out_buttons(kit)

    def _lay_out_buttons(self, kit: Kit) -> None:
        theme, box = kit.theme, self._paper
        tap, gap, pad = theme.tap(56), theme.u(10), theme.u(14)
        shown = [button for button in (self._mend, self._show, self._next) if button.visible]
        each = (box.w - 2 * pad - gap * (len(shown) - 1)) // max(1, len(shown))
        for n, button in enumerate(shown):
            button.rect = Rect(box.left + pad + n * (each + gap), box.bottom - pad - tap, each, tap)

    def _paper_height(self, kit: Kit, wide: int) -> int:
        theme, text = kit.theme, kit.text
        line = round(text.line(20) * 1.08)
        if self.clash is None:
            return line + theme.u(24)
        lines = max(len(text.wrap(clash_sentence(clash), 20, wide - theme.u(36))) for clash in self.clashes)
        return line * (lines + 1) + theme.tap(56) + theme.u(44)

    # ---- picture

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Everything but the widgets."""
        theme, text = kit.theme, kit.text
        kit.paint.panel(surface, self._rect, PANEL, 0.84, LINE, 20)
        for widget in (self.name, self.base):
            y = widget.rect.top - text.line(20) // 2 - theme.u(7)
            at = text.draw(surface, widget.label, (widget.rect.left + 2, y), 20, DIM, room=widget.rect.w)
            if widget is self.base:
                told = words.change_line(self._changes, self._base_name)
                room = widget.rect.right - at.right - theme.u(20)
                if text.width(told, 20) <= room:
                    colour = GOLD if self._changes else DIM
                    text.draw(surface, told, (widget.rect.right, y), 20, colour, align="right", room=room)
        self._draw_pictures(kit, surface)
        self._draw_paper(kit, surface)

    def _draw_pictures(self, kit: Kit, surface: Surface) -> None:
        theme = kit.theme
        box = Rect(self._paper.left, self._pictures_top, self._paper.w, 0)
        box.h = self._paper.top - theme.u(12) - box.top
        box = self._draw_told(kit, surface, box)
        chapter = SHOWN.get(self._topic) if self._topic else None
        if chapter is not None:
            figures = figures_of(self._rules, chapter)
            high = min(theme.u(130), box.h)
            if figures and high > theme.u(70):
                row = Rect(box.left, box.top, box.w, high)
                draw_figures(kit, surface, row.inflate(0, -theme.u(16)), figures, DIM, 20)
                box = Rect(box.left, row.bottom, box.w, box.h - high)
        high = self.preview.books_height(kit, box.w)
        if high <= box.h:
            self.preview.draw_books(kit, surface, Rect(box.left, box.top, box.w, high))
            box = Rect(box.left, box.top + high + theme.u(8), box.w, box.h - high - theme.u(8))
        self.preview.draw_openings(kit, surface, box)

    def _draw_told(self, kit: Kit, surface: Surface, box: Rect) -> Rect:
        """What follows from the rule that has the keys, whole sentences only; returns the room that is left."""
        text = kit.text
        line = round(text.line(20) * 1.08)
        if self._field is None:
            return box
        lines: list[str] = []
        for sentence_ in rule_page.said_of(self._rules, self._field) or (words.NOTHING_SAID,):
            wrapped = text.wrap(sentence_, 20, box.w)
            if not lines or len(lines) + len(wrapped) <= TOLD_LINES:
                lines += wrapped
        if len(lines) * line > box.h:
            return box
        for n, told in enumerate(lines):
            text.draw(surface, told, (box.left, box.top + n * line + line // 2), 20, CREAM, room=box.w)
        used = max(len(lines), TOLD_LINES) * line + kit.theme.u(10)
        return Rect(box.left, box.top + used, box.w, max(0, box.h - used))

    def _draw_paper(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._paper
        kit.paint.panel(surface, box, PAPER, 0.98, GOLD, 14, 2)
        line = round(text.line(20) * 1.08)
        left, room = box.left + theme.u(18), box.w - theme.u(36)
        clash = self.clash
        if clash is None:
            side = theme.u(26)
            kit.paint.icon(surface, "tick", (left + side // 2, box.centery), side, GOOD)
            at = (left + side + theme.u(10), box.centery)
            text.draw(surface, words.NO_CLASH, at, 21, GOOD, "strong", room=room - side)
            return
        head = words.clash_place(self._at, len(self.clashes))
        y = box.top + theme.u(14)
        text.draw(surface, head, (left, y + line // 2), 21, BAD_ON_PAPER, "strong", room=room)
        told = Rect(left, y + line, room, self._mend_top - y - line)
        text.paragraph(surface, clash_sentence(clash), told, 20, INK)

    @property
    def _mend_top(self) -> int:
        return self._show.rect.top
