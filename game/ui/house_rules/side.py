"""The right column of the editor: the name, the preset it builds on, what the rules look like, and what contradicts."""

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.clashes import Clash, Fix
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import GroupKey, PresetId, RuleSet
from game.ui.boxes import (
    Box,
    Column,
    Fitting,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Put,
    Row,
    Share,
    Space,
    Unseen,
    Words,
    icon,
    paper_note,
)
from game.ui.core.theme import BAD_ON_PAPER, DIM, GOLD, GOOD, INK
from game.ui.house_rules.table_preview import RulesPreview
from game.ui.rule_page.rule_page_pictures import draw_figures, figures_of
from game.ui.widgets import Button, Dropdown, TextField, Widget
from game.words import house_rules as words
from game.words import rule_page
from game.words.house_rules import clash_sentence
from game.words.rule_page import Chapter

LONGEST_NAME = 60
TOLD_LINES: Final = "\n\n"
"""Three lines are kept free for what follows from the rule that has the keys."""
"""The paper on which contradictions are told."""
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
        fix: Callable[[Fix], None],
        show: Callable[[str], None],
        on_next: Callable[[], None],
    ) -> None:
        """`on_next`: another contradiction is told now."""
        self._apply_fix, self._show_field, self._on_next = fix, show, on_next
        self.preview = RulesPreview(rules)
        names = [preset(id_).name for id_ in PRESET_IDS]
        self.name = TextField("field/name", words.NAME, name, rename, most=LONGEST_NAME, placeholder=words.NAME)
        at = PRESET_IDS.index(rules.base)
        self.base = Dropdown("field/base", words.BASED_ON, names, at, lambda n: rebase(PRESET_IDS[n]))
        self._fix = Button("button/mend", words.FIX, self._fix_now, kind="primary", size=22)
        self._show = Button("button/show_clash", words.SHOW_IT, self._show_now, size=22)
        self._next = Button("button/next_clash", words.NEXT_ONE, self._next_now, size=22)
        self.clashes: tuple[Clash, ...] = ()
        self._at = 0
        self._changes = 0
        self._rules = rules
        self._topic: GroupKey | None = None
        self._field: str | None = None

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [self.name, self.base, self._fix, self._show, self._next]

    @property
    def clash(self) -> Clash | None:
        """The contradiction that is told now."""
        return self.clashes[self._at] if self.clashes else None

    def look_at(self, topic: GroupKey | None, field: str | None) -> bool:
        """Explain that topic, and the rule that has the keys; False if it does already."""
        before, self._topic, self._field = (self._topic, self._field), topic, field
        return before != (topic, field)

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
        self._fix.visible = clash is not None and clash.fix is not None
        self._show.visible = clash is not None
        self._next.visible = len(self.clashes) > 1
        self.preview.sync(rules)

    def _fix_now(self) -> None:
        if self.clash and self.clash.fix:
            self._apply_fix(self.clash.fix)

    def _show_now(self) -> None:
        if self.clash:
            self._show_field(self.clash.fields[0])

    def _next_now(self) -> None:
        self._at = (self._at + 1) % max(1, len(self.clashes))
        clash = self.clash
        self._fix.visible = clash is not None and clash.fix is not None
        self._on_next()

    # ---- its looks

    def box(self) -> Box:
        """Fields on top, the paper with contradictions at the bottom, pictures between."""
        told = words.change_line(self._changes, preset(self._rules.base).name)
        changes = Words(told, 20, GOLD if self._changes else DIM, align="right", lines=1)
        based_on = Words(self.base.label, 20, DIM, lines=1)
        return Panel(
            Column(
                Words(self.name.label, 20, DIM, lines=1),
                Space(6),
                Put(self.name, 60),
                Space(8),
                OneOf(Row(based_on, Grow(), changes, gap=20), based_on),
                Space(6),
                Put(self.base, 60),
                Space(14),
                Grow(Fitting(*self._pictures(), gap=10)),
                Space(12),
                self._paper(),
            ),
            (22, 12),
        )

    def _pictures(self) -> list[Box]:
        """What follows from the rule that has the keys, whole sentences only; cards that explain the topic; books;
        openings.
        """
        pictures: list[Box] = []
        if self._field is not None:
            sentences = rule_page.said_of(self._rules, self._field) or (words.NOTHING_SAID,)
            pictures.append(Layers(Words(TOLD_LINES, 20), Fitting(*(Words(told, 20) for told in sentences))))
        chapter = SHOWN.get(self._topic) if self._topic else None
        figures = figures_of(self._rules, chapter) if chapter is not None else ()
        if figures:
            draw = lambda kit, surface, rect: draw_figures(kit, surface, rect, figures, DIM, 20)  # noqa: E731 - bound
            pictures.append(Pad(Picture(draw, high=104), 0, 8))
        return [*pictures, self.preview.books(), Grow(self.preview.openings())]

    def _paper(self) -> Box:
        """The contradiction that is told; its paper is as high as for any of them, so that nothing moves on `Next`."""
        clash = self.clash
        if clash is None:
            return Panel(
                Row(icon("tick", 26, GOOD), Words(words.NO_CLASH, 21, GOOD, "strong"), gap=10), (18, 12), paper_note
            )
        room = [Unseen(Words(clash_sentence(other), 20)) for other in self.clashes]
        buttons = [Share(Put(button, 56)) for button in (self._fix, self._show, self._next) if button.visible]
        told = Column(
            Words(words.clash_place(self._at, len(self.clashes)), 21, BAD_ON_PAPER, "strong", lines=1),
            Layers(Words(clash_sentence(clash), 20, INK), *room),
            Space(14),
            Row(*buttons, gap=10),
        )
        return Panel(told, (18, 14), paper_note)
