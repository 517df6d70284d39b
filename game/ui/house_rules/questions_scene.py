"""Five questions about how somebody plays; the preset that is closest is told at every answer."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from game.rules.five_questions import QUESTIONS, Closest, PresetAnswer, closest
from game.rules.presets import preset, rule_set_name
from game.text.messages import house_rules as say
from game.ui.asking_scene import AskingScene
from game.ui.boxes import Box, Column, Grow, OneOf, Pad, Panel, Put, Row, Share, Sized, Space, Words, well
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM
from game.ui.house_rules.answer_pictures import answer_picture
from game.ui.new_game.choices import RuleChoice
from game.ui.new_game.rule_sets import fact_rows, rule_card
from game.ui.requests import Ask, ChoosePreset, EditAnswers
from game.ui.widgets import Button, ButtonLook, ScrollBar
from game.ui.widgets.bar import Bar
from game.ui.widgets.scroll_bar import Scroll
from game.ui.widgets.tiles import Tile, Tiles
from game.words import house_rules as words
from game.words import screens


class Answers(Struct, frozen=True):
    """The number of the answer to each question, 0 where it is open, and what they come to."""

    chosen: tuple[int, ...] = (0,) * len(QUESTIONS)

    @property
    def closest(self) -> Closest:
        answered = zip(QUESTIONS, self.chosen, strict=True)
        return closest({question.key: question.answers[at - 1].key for question, at in answered if at})

    @property
    def message(self) -> str:
        return words.closest_preset(self.closest)


class FiveQuestionsScene(AskingScene[Answers]):
    """Every question may be left open; the answers so far decide."""

    name = "rules_questions"
    first_focus = f"field/{QUESTIONS[0].key}"

    def __init__(self, ask: Ask) -> None:
        super().__init__(Answers(), ask)

    def _answer(self, question: int, answer: int) -> None:
        chosen = self.state.chosen
        self.become(chosen=(*chosen[:question], answer + 1, *chosen[question + 1 :]))

    def _question(self, number: int) -> Box:
        """A card: the question, and its answers as pictures with a few words."""
        key, answers = QUESTIONS[number].key, QUESTIONS[number].answers
        label = words.question(key)
        tiles = [Tile(told, _answer(key, answer.key, told)) for answer, told in _told(key, answers)]
        chosen, take = self.state.chosen[number] - 1, partial(self._answer, number)
        choice = Tiles(f"field/{key}", label, tiles, chosen, take, len(tiles), may_be_open=True)
        return Column(Words(label, 24, CREAM, "strong", lines=1), Space(10), Grow(Put(choice, 120)))

    def content(self, kit: Kit) -> Box:
        """Questions on the left, what they come to on the right."""
        questions = Column(*(Grow(self._question(number)) for number in range(len(QUESTIONS))), gap=14)
        bar = ScrollBar("field/scroll", say.which_fits())
        left = Panel(OneOf(questions, Scroll(questions, bar)), (24, 20))
        found, is_answered = self.state.closest, any(self.state.chosen)
        rules = preset(found.preset)
        take = Button(
            "button/take",
            say.choose(rule_set_name(rules.name)),
            partial(self._ask, ChoosePreset(found.preset)),
            look=ButtonLook("primary", 28),
            icon="tick",
        )
        change = Button(
            "button/change",
            say.with_my_answers(),
            partial(self._ask, EditAnswers(found.preset, found.changes)),
            icon="edit",
            look=23,
            why_not=None if bool(found.changes) else say.no_other_answers(),
        )
        facts = Panel(fact_rows(screens.facts(rules, True)), (18, 20), well)
        told = Words(self.message if is_answered else say.answer_what_you_know(), 24, CREAM if is_answered else DIM)
        right = Column(
            Sized(rule_card(RuleChoice(found.preset, rules), True), high=104),
            Space(20),
            Grow(OneOf(Column(told, Grow(), Space(20), Grow(facts, most=1.4)), told)),
            Space(16),
            Put(take, 84),
            Space(14),
            Put(change, 84),
        )
        halves = Row(Share(left, 0.58), Share(Panel(right, (30, 30)), 0.42), gap=24, across="stretch")
        return Column(Bar(say.which_fits(), [self.way_back]), Grow(Pad(halves, 36, 20, 24)))


def _told(question: str, answers: Sequence[PresetAnswer]) -> list[tuple[PresetAnswer, str]]:
    return [(answer, words.answer(question, answer.key)) for answer in answers]


def _answer(question: str, answer: str, told: str) -> Box:
    """The picture over the words, the words alone where there is little room."""
    said = Words(told, 19, CREAM, align="center")
    pictured = Column(Grow(answer_picture(question, answer)), Space(4), Sized(said, wide=0))
    return OneOf(pictured, Column(Grow(), said, Grow()))
