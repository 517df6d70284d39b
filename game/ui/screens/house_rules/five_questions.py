"""Five questions about how somebody plays; the preset that is closest is told at every answer."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.rules.five_questions import QUESTIONS, Closest, closest
from game.rules.presets import preset
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, LINE, PANEL, PANEL_DEEP
from game.ui.screens.form_screen import FormScene
from game.ui.screens.new_game.choices import RuleChoice
from game.ui.screens.new_game.parts import draw_facts, draw_rule_row
from game.ui.screens.requests import Ask, ChoosePreset, EditAnswers, Go
from game.ui.widgets import BarButton, Button, Dropdown, bar_height, draw_bar, lay_out_bar
from game.words import house_rules as words
from game.words import screens


class FiveQuestionsScene(FormScene):
    """Every question may be left open; the answers so far decide."""

    name = "rules_questions"

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self._ask = ask
        self._answers: dict[str, str] = {}
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._lists = [
            Dropdown(
                f"field/{question.key}",
                words.QUESTIONS[question.key],
                [words.DO_NOT_KNOW, *(words.ANSWERS[question.key][answer.key] for answer in question.answers)],
                0,
                self._answerer(number),
            )
            for number, question in enumerate(QUESTIONS)
        ]
        self._take = Button("button/take", "", self._choose, kind="primary", icon="tick", size=28)
        self._change = Button("button/change", words.WITH_MY_ANSWERS, self._change_it, icon="edit", size=23)
        self.form.on_cancel = back
        self.first_focus = self._lists[0].id
        self._look()
        self.form.set_widgets([self._back, *self._lists, self._take, self._change])

    @property
    def closest(self) -> Closest:
        """What the answers so far come to."""
        return closest(self._answers)

    def _answerer(self, number: int) -> Callable[[int], None]:
        question = QUESTIONS[number]

        def answer(chosen: int) -> None:
            self._answers.pop(question.key, None)
            if chosen:
                self._answers[question.key] = question.answers[chosen - 1].key
            self._look()

        return answer

    def _look(self) -> None:
        found = self.closest
        self._take.label = words.choose(preset(found.preset).name)
        self._change.enable(bool(found.changes), words.NO_OTHER_ANSWERS)
        self.message = words.closest_preset(found)
        self.form.changed = True

    def _choose(self) -> None:
        self._ask(ChoosePreset(self.closest.preset))

    def _change_it(self) -> None:
        found = self.closest
        self._ask(EditAnswers(found.preset, found.changes))

    def lay_out(self, kit: Kit) -> None:
        """Questions on the left, what they come to on the right."""
        theme, text = kit.theme, kit.text
        self._bar_end = lay_out_bar(kit, [self._back])
        margin, gap, pad = theme.u(36), theme.u(24), theme.u(30)
        top = bar_height(kit) + theme.u(20)
        high = theme.height - theme.u(24) - top
        wide = round((theme.width - 2 * margin - gap) * 0.58)
        self._left = Rect(margin, top, wide, high)
        self._right = Rect(margin + wide + gap, top, theme.width - 2 * margin - gap - wide, high)
        tap, label = theme.tap(66), text.line(25, "strong")
        step = (high - theme.u(20)) // len(self._lists)
        for n, widget in enumerate(self._lists):
            block = label + theme.u(12) + tap
            y = top + theme.u(10) + n * step + (step - block) // 2
            widget.rect = Rect(margin + pad, y + label + theme.u(12), wide - 2 * pad, tap)
        box, press = self._right, theme.tap(84)
        self._change.rect = Rect(box.left + pad, box.bottom - pad - press, box.w - 2 * pad, press)
        self._take.rect = self._change.rect.move(0, -press - theme.u(14))

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, both panels."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.WHICH_FITS, self._bar_end)
        kit.paint.panel(surface, self._left, PANEL, 0.84, LINE, 20)
        kit.paint.panel(surface, self._right, PANEL, 0.84, LINE, 20)
        label = text.line(25, "strong")
        for widget in self._lists:
            at = (widget.rect.left, widget.rect.top - theme.u(10) - label // 2)
            text.draw(surface, widget.label, at, 25, CREAM, "strong", room=widget.rect.w)
        found, pad = self.closest, theme.u(30)
        row = Rect(self._right.left + pad, self._right.top + pad, self._right.w - 2 * pad, theme.tap(104))
        draw_rule_row(kit, surface, row, RuleChoice(found.preset, preset(found.preset)), True, row)
        box = Rect(row.left, row.bottom + theme.u(20), row.w, 0)
        box.h = self._take.rect.top - theme.u(16) - box.top
        told = words.closest_preset(found) if self._answers else words.ANSWER_WHAT_YOU_KNOW
        facts = screens.facts(preset(found.preset), True)
        needed = len(facts) * max(theme.u(52), text.line(20.5)) + theme.u(30)
        sheet = Rect(box.left, box.bottom - needed, box.w, needed)
        if text.paragraph_height(told, box, 24) + theme.u(20) <= sheet.top - box.top:  # in short, where there is room
            box.h = sheet.top - box.top
            kit.paint.panel(surface, sheet, PANEL_DEEP, 0.5, None, 14)
            draw_facts(kit, surface, sheet, facts)
        text.paragraph(surface, told, box, 24, CREAM if self._answers else DIM)
