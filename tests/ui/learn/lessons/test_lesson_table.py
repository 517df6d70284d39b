from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.moves import Discard
from game.lessons.course import lessons_of
from game.lessons.lesson_facts import ChooseCards, Lesson, TableThing, ThenClick, ToMeld
from game.lessons.lesson_ids import LessonId
from game.messages.functions import lessons as say
from game.sentences.learning.lessons import lesson_heading, lesson_title
from game.turn.spots import Zone
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.lesson_overlay import VEIL
from game.ui.table.gestures import Click
from game.ui.table.inputs import Confirmed, Prefer
from game.ui.table.state import BLINKS
from tests.build import WEB
from tests.slow import slow_except
from tests.ui.drive import Picture
from tests.ui.learning_player import LearningPlayer, web_lessons


def lesson(wanted: LessonId) -> Lesson:
    """One of Web Classic's."""
    return next(one for one in web_lessons() if one.id is wanted)


def at_new_meld() -> LearningPlayer:
    """A lesson at a step in which a new meld is to be laid down in one go."""
    melds = lesson(LessonId.MELDS)
    step = next(n for n, one in enumerate(melds.steps) if isinstance(one.task, ToMeld))
    return LearningPlayer(melds, step)


def choose(learner: LearningPlayer) -> None:
    """The cards that the first part asks for."""
    part = learner.run.step.parts[0]
    assert isinstance(part, ChooseCards)
    learner.do_by_pointer(part)


def golden(learner: LearningPlayer) -> list[str]:
    """The buttons of the table that say: this one."""
    tools = learner.table.tools
    buttons = [button for action in tools.offered if (button := tools.button(action)) is not None]
    return [button.id for button in buttons if button.kind == "primary"]


def test_something_else_is_answered_with_the_reason_and_a_blink() -> None:
    for reduced in (False, True):
        learner = at_new_meld()
        learner.table.feed(Prefer(Preferences(speed="off", ask_discard="never", reduced_motion=reduced)))
        before = learner.run.view
        wrong = next(card for card in before.hand if learner.run.play(Discard(card)))
        learner.table.feed(Confirmed(Discard(wrong)))
        assert learner.run.view == before
        assert learner.table.state.refusal in learner.report.message
        assert learner.table.state.refusal != ""
        seen = []
        for _ in range(8):
            seen.append(learner.table.state.shows_ring)
            learner.pass_time(BLINKS / 5)
        blinks = sum(was and not now for was, now in pairwise(seen))
        assert blinks == (0 if reduced else 1)
        assert seen[-1]


def test_the_engine_says_why_not() -> None:
    learner = at_new_meld()
    learner.key(pygame.K_d)
    assert learner.table.state.refusal
    assert learner.table.state.chapter is not None


def test_do_it_for_me_does_the_step() -> None:
    taught = lesson(LessonId.OPENING)
    learner = LearningPlayer(taught)
    for _ in taught.steps:
        learner.click("button/do_it")
        if not learner.run.is_over:
            learner.look()
    assert learner.run.is_over
    assert len(learner.told) == len(taught.steps)


def test_back_leads_to_the_step_before() -> None:
    learner = LearningPlayer(lesson(LessonId.MELDS))
    first = learner.run.view
    learner.do_step(by_keys=False)
    assert learner.run.number == 1
    learner.click("button/step_back")
    assert learner.run.number == 0
    assert learner.table.state.view == first
    sheet = learner.sheet
    assert sheet.left is not None
    assert sheet.left.reason is say.first_step
    assert not next(target for target in learner.report.targets if target.id == "button/step_back").enabled


def test_after_the_last_step_the_next_lesson_is_gold() -> None:
    melds, wilds = lesson(LessonId.MELDS), lesson(LessonId.WILDS)
    learner = LearningPlayer(melds, len(melds.steps) - 1, following=wilds)
    learner.do_step(by_keys=True)
    assert say.done() in learner.report.message
    assert lesson_title(LessonId.WILDS) in learner.report.message
    over_all = say.place_of_step(len(melds.steps), len(melds.steps))
    assert over_all not in Picture(learner.table, (1280, 720)).words
    learner.key(pygame.K_RETURN)
    assert len(learner.stack.scenes) == 1
    assert lesson_heading(LessonId.WILDS) == learner.sheet.title()
    back = LearningPlayer(melds, len(melds.steps) - 1, following=wilds)
    back.do_step(by_keys=False)
    back.click("button/learn")
    assert back.stack.scenes == []
    for press, matches in (("button/play_match", [melds.id]), ("", [melds.id]), ("button/learn", [])):
        last = LearningPlayer(melds, len(melds.steps) - 1)
        last.do_step(by_keys=False)
        assert say.that_is_all() in last.report.message
        if press:
            last.click(press)
        else:
            last.key(pygame.K_RETURN)
        assert last.stack.scenes == []
        assert last.matches == matches


def test_only_what_matters_is_bright() -> None:
    learner = at_new_meld()
    size = (1280, 720)
    with_veil = Picture(learner.table, size).surface
    without = Surface(size)
    over = learner.over
    learner.table.over = None
    learner.table.frames.renew()
    learner.table.draw(without, True)
    lit = Rect(over.lit[0]).center
    assert with_veil.get_at(lit) == without.get_at(lit)
    dim = learner.table.state.places.rect("Log").move(6, 60).topleft
    share = VEIL[3] / 255
    for veil, now, before in zip(VEIL[:3], with_veil.get_at(dim), without.get_at(dim), strict=False):
        assert now == pytest.approx(before * (1 - share) + veil * share, abs=2)


def test_why_not_is_bright() -> None:
    learner = at_new_meld()
    size = (1280, 720)
    before = Picture(learner.table, size).surface
    learner.key(pygame.K_d)
    learner.pass_time(10.0)
    after = Picture(learner.table, size).surface
    at = learner.table.state.places.rect("Tip").inflate(0, -60).midright
    at = at[0] - 12, at[1]
    assert sum(after.get_at(at)[:3]) > 1.5 * sum(before.get_at(at)[:3])


def test_the_sheet_lets_no_click_through() -> None:
    learner = at_new_meld()
    paper = learner.over.sheet.rect
    on_it = {"button/step_back", "button/do_it"}
    assert {one.id for one in learner.report.targets if paper.collidepoint(Rect(one.rect).center)} == on_it
    before = learner.table.state
    learner.click_at((paper.left + 30, paper.bottom - 12))
    after = learner.table.state
    assert (after.arrangement, after.refusal, after.zoom) == (before.arrangement, before.refusal, before.zoom)


def test_cards_of_the_pile_are_looked_at_as_long_as_one_likes() -> None:
    pile = next(one for one in lessons_of(replace(WEB, take_peek=True)) if one.id is LessonId.PILE)
    at = next(n for n, step in enumerate(pile.steps) if step.about == "look_before_taking")
    learner = LearningPlayer(pile, at)
    learner.click("button/peek")
    learner.look()
    assert learner.table.state.zoom is not None
    assert (learner.run.number, learner.run.is_step_done) == (at, True)
    learner.click_at((5, 5))
    learner.look()
    assert learner.table.state.zoom is None
    assert learner.run.number == at + 1


def test_the_lowest_card_of_a_pile_finds_its_place_in_a_lesson() -> None:
    pile = next(one for one in lessons_of(replace(WEB, take_bottom=True)) if one.id is LessonId.PILE)
    at = next(n for n, step in enumerate(pile.steps) if step.about == "pair_takes")
    learner = LearningPlayer(pile, at)
    learner.do_step(by_keys=False)
    assert learner.run.number == at + 1
    assert [len(meld.cards) for meld in learner.run.view.board.melds[0]] == [5, 3]


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_turned_card_that_is_free_is_taken_in_a_lesson(by_keys: bool) -> None:
    rules = replace(WEB, first_take_free=True, first_upcard="natural")
    pile = next(one for one in lessons_of(rules) if one.id is LessonId.PILE)
    at = next(n for n, step in enumerate(pile.steps) if step.about == "turned_card_is_free")
    learner = LearningPlayer(pile, at)
    learner.do_step(by_keys)
    assert learner.run.number == at + 1


@pytest.mark.parametrize(
    "lesson",
    slow_except((LessonId.MELDS, LessonId.PILE), web_lessons(), named=lambda lesson: lesson.id),
    ids=lambda lesson: lesson.id.value,
)
def test_part_of_the_right_cards_leads_on_too(lesson: Lesson) -> None:
    """The bug: three of four sixes were put down first, and the ring stayed at the place for new melds, which refuses
    the fourth. Given any step that lays cards there, and part of them put there first, the rest go where the ring is.
    """
    for number, step in enumerate(lesson.steps):
        first = step.parts[0] if step.parts else None
        if not isinstance(first, ChooseCards) or step.parts[1:2] != (ThenClick(TableThing.NEW_PILE),):
            continue
        for size in range(2, len(first.cards)):
            player = LearningPlayer(lesson, number)
            player.do_by_pointer(ChooseCards(first.cards[:size]))
            player.table.feed(Click(Zone.NEW_PILE))
            player.pass_time()
            if not set(first.cards[:size]) - set(player.table.state.layout.hand):
                continue  # refused, and said so
            player.do_by_pointer(ChooseCards(first.cards[size:]))
            at = player.sheet.ringed
            assert at is not None
            (place,) = player.spots_of(at)
            player.table.feed(Click(place))
            player.pass_time()
            assert player.table.state.refusal == "", (step.about, size)
            assert player.sheet.at > 1, (step.about, size)
