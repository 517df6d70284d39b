"""Five questions about how somebody plays; the preset that is closest is told at every answer."""

from collections.abc import Callable
from functools import partial

from game.rules.five_questions import QUESTIONS, Closest, closest
from game.rules.presets import preset
from game.ui.boxes import Box, Column, Grow, OneOf, Pad, Panel, Put, Row, Share, Sized, Space, Words, well
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM
from game.ui.new_game.choices import RuleChoice
from game.ui.new_game.rule_sets import fact_rows, rule_card
from game.ui.requests import Ask, ChoosePreset, EditAnswers, Go
from game.ui.widgets import BarButton, Button, Dropdown
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
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
        self.refresh()

    def _choose(self) -> None:
        self._ask(ChoosePreset(self.closest.preset))

    def _change_it(self) -> None:
        found = self.closest
        self._ask(EditAnswers(found.preset, found.changes))

    def content(self, kit: Kit) -> Box:
        """Questions on the left, what they come to on the right."""
        questions = [
            Column(Words(widget.label, 25, CREAM, "strong", lines=1), Space(12), Put(widget, 66))
            for widget in self._lists
        ]
        left = Panel(Column(*(box for question in questions for box in (Grow(), question)), Grow()), (30, 10))
        found = self.closest
        rules = preset(found.preset)
        told = words.closest_preset(found) if self._answers else words.ANSWER_WHAT_YOU_KNOW
        facts = Panel(fact_rows(screens.facts(rules, True)), (18, 20), well)
        outcome = Words(told, 24, CREAM if self._answers else DIM)
        right = Column(
            Sized(rule_card(RuleChoice(found.preset, rules), True), high=104),
            Space(20),
            Grow(OneOf(Column(outcome, Grow(), Space(20), Grow(facts, most=1.4)), outcome)),
            Space(16),
            Put(self._take, 84),
            Space(14),
            Put(self._change, 84),
        )
        halves = Row(Share(left, 0.58), Share(Panel(right, (30, 30)), 0.42), gap=24, across="stretch")
        return Column(Bar(words.WHICH_FITS, [self._back]), Grow(Pad(halves, 36, 20, 24)))
