import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.lessons.lesson_ids import LessonId
from game.messages.functions import learn_screen as say
from game.messages.language import speaking
from game.portrait_art import face_in, look_in, look_of
from game.problems.problem_facts import ProblemTheme
from game.toolkit.screen_preferences import TextSize
from game.ui.learn.lessons.screen import LearnScene
from game.ui.learn.lessons.view_model import LearnShown, OwnShown
from game.ui.shared.people import portraits
from game.ui.shared.preferences import Preferences
from saves.players.people import person_key
from tests.ui.drive import Picture, find, key, kit_at, nothing, press, send, typed
from tests.ui.every_screen import EVERY
from tests.ui.learning_shown import AFTER_GUIDED, ALL, HALF, LONGEST, NO_PROBLEMS, NONE, LearnAt, lessons


def opened(shown: LearnShown, size: tuple[int, int] = (1280, 720)) -> tuple[LearnScene, LearnAt, Picture]:
    """The screen, what it was asked for, and how it looks."""
    arrangement = LearnAt(shown)
    scene = LearnScene(arrangement, lambda request: None)
    return scene, arrangement, Picture(scene, size)


def test_every_lesson_opens_whatever_was_done() -> None:
    scene, arrangement, _ = opened(HALF)
    for id_ in LessonId:
        press(scene, f"button/lesson/{id_}")
    assert arrangement.asked == list(LessonId)


def test_whoever_learns_has_one_face_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[int]()
    monkeypatch.setattr(portraits, "draw", lambda paint, to, look, *more: drawn.append(face_in(look)))
    chosen = look_in(face_in(look_of("Rosa")), 2)
    opened(replace(HALF, person="Anna", own=OwnShown(waiting=3), faces={person_key("Anna"): chosen}))
    partner = (set(drawn) - {face_in(chosen)}).pop()
    assert drawn.count(face_in(chosen)) == 2 * drawn.count(partner) > 0
    assert partner != face_in(look_of("Anna"))


def test_a_lesson_that_the_rules_lack_does_not_open() -> None:
    shown = replace(HALF, lessons=lessons(6, (LessonId.PILE,)))
    scene, arrangement, picture = opened(shown)
    assert scene.report().focus == "button/lesson/books"
    tile = find(scene, "button/lesson/pile")
    assert not tile.enabled
    assert "not in these rules" in tile.label
    press(scene, tile.id)
    assert arrangement.asked == []
    assert "not in these rules" in picture.words


def test_the_keys_are_on_what_comes_next() -> None:
    for shown, asked in ((NONE, LessonId.WHAT_WINS), (HALF, LessonId.MELDS), (ALL, "any")):
        scene, arrangement, _ = opened(shown)
        send(scene.handle, key(pygame.K_RETURN))
        assert arrangement.asked == [asked]


def test_states_are_told() -> None:
    """A lesson that was left at a step says so, to the ear too; that one is done or was learned at the table has a
    tick, and one to begin with is gold, above its subject like the others: both are told to the ear, as that any other
    may be opened. The header counts the ticks.
    """
    scene, _, picture = opened(HALF)
    assert "step 3 of 7" in picture.words
    assert find(scene, "button/lesson/deal").label.endswith("done")
    assert "open any time" not in picture.words
    assert find(scene, "button/lesson/going_out").label.endswith("open any time")
    assert find(scene, "button/lesson/melds").label.endswith("step 3 of 7")
    begun, _, picture = opened(NONE)
    assert find(begun, "button/lesson/what_wins").label.endswith("start here")
    assert "start here" not in picture.words
    taught, _, picture = opened(AFTER_GUIDED)
    assert "learned at the table" not in picture.words
    assert "9 of 12 done" in picture.words
    assert find(taught, "button/lesson/books").label.endswith("learned at the table")
    assert find(taught, "button/lesson/pile").label.endswith("up next")
    assert "up next" not in picture.words
    assert "seven cards at once" in picture.words


def test_p_leads_to_the_problems_and_enter_opens_them() -> None:
    """Given moments that wait, P leads there; given none, to the themes, which are behind one press for somebody with
    lessons left who solved none yet.
    """
    scene, arrangement, _ = opened(HALF)
    send(scene.handle, key(pygame.K_p), key(pygame.K_RETURN))
    assert arrangement.asked == ["own"]
    for shown, folded in ((replace(HALF, own=OwnShown()), False), (NONE, True)):
        none, other, _ = opened(shown)
        assert any(target.id == "row/1" for target in none.report().targets) != folded
        send(none.handle, key(pygame.K_p), *[key(pygame.K_RETURN)] * folded)
        send(none.handle, key(pygame.K_DOWN), key(pygame.K_RETURN))
        assert other.asked == [ProblemTheme.MELDS]


def test_own_moments_say_how_many_wait_and_which_come_back() -> None:
    """Given two that wait and one of them for the second time, that is said with where they come from. The bug: given
    none, an empty box said so, beside an empty third of the screen; now the lessons have that room.
    """
    large = " ".join(opened(HALF, (1920, 1080))[2].words)
    for told in ("Two decisions are waiting.", "One is a repeat.", "Tuesday with Ida, round 4"):
        assert told in large
    scene, *_ = opened(NONE)
    assert not [target for target in scene.report().targets if target.id == "button/own_games"]
    assert find(scene, "button/themes").rect[1] > Rect(find(scene, "button/lesson/going_out").rect).bottom
    assert Rect(find(scene, "button/lesson/books").rect).right > 0.9 * 1280


def test_who_knows_the_game_is_told_so_and_may_solve() -> None:
    scene, arrangement, picture = opened(ALL)
    assert any("You know the game" in words for words in picture.words)
    press(scene, "button/solve", "button/lesson/melds")
    assert arrangement.asked == ["any", LessonId.MELDS]
    ids = [target.id for target in opened(NO_PROBLEMS)[0].report().targets]
    assert "button/solve" not in ids


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_every_rule_set_can_be_chosen_by_keys(size: tuple[int, int]) -> None:
    scene, arrangement, picture = opened(LONGEST, size)
    send(scene.handle, key(pygame.K_r), key(pygame.K_UP))
    picture.look_again(scene)
    rows = [target for target in scene.report().targets if target.id.startswith("row/30")]
    assert len(rows) == 1
    assert Rect((0, 0), size).contains(Rect(rows[0].rect))
    send(scene.handle, key(pygame.K_RETURN))
    assert arrangement.asked == [30]


def test_somebody_else_learns() -> None:
    """Given two people, the other is chosen by a click; anybody else by typing a name, and Enter takes it. The bug:
    somebody without a name was "You" there in Spanish.
    """
    scene, arrangement, _ = opened(HALF)
    press(scene, "button/who_learns", "button/learner/1", "button/who_learns", "field/learner")
    send(scene.handle, *typed("Rosa May"), key(pygame.K_RETURN))
    assert arrangement.asked == ["Ida", "Rosa May"]
    with speaking("es"):
        press(scene, "button/who_learns")
        assert find(scene, "button/learner/0").label == "Tú"
        assert "You" not in Picture(scene, (1366, 768)).words


def test_what_becomes_known_moves_no_keys() -> None:
    scene, arrangement, _ = opened(HALF)
    send(scene.handle, key(pygame.K_DOWN))
    there = scene.report().focus
    scene.receive(replace(HALF, own=OwnShown()))
    scene.update(0.02)
    assert scene.report().focus == there != "button/lesson/melds"
    arrangement.shown = replace(HALF, lessons=lessons(4))
    scene.come_back()
    scene.update(0.02)
    assert scene.report().focus == "button/lesson/wilds"


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("interface", [100, 125, 150])
def test_every_lesson_keeps_its_number(interface: int, text_size: TextSize) -> None:
    letters = Preferences(interface=interface, text_size=text_size)
    for shown in (HALF, ALL, LONGEST, NONE):
        words = Picture(LearnScene(LearnAt(shown), lambda request: None), (1024, 600), letters).words
        assert {f"{n}" for n in range(1, 13)} <= {*words}


def test_large_text_is_larger() -> None:
    sizes = []
    for letters in (Preferences(text_size="small"), Preferences(text_size="large")):
        picture = Picture(LearnScene(LearnAt(HALF), lambda request: None), (1920, 1080), letters)
        sizes.append(next(drawn.px for drawn in picture.texts if drawn.text == "step 3 of 7"))
    assert sizes[0] < sizes[1]


def test_a_lesson_that_is_not_in_the_rules_says_why_it_is_grey() -> None:
    """The bug: with all others done, a lesson was grey without a word."""
    shown = replace(ALL, lessons=lessons(12, (LessonId.PARTNER,)))
    assert say.absent() in Picture(LearnScene(LearnAt(shown), nothing), (1366, 768)).words


@pytest.mark.parametrize("name", ["learn", "learn, all done"])
def test_themes_that_nobody_began_are_behind_a_press(name: str) -> None:
    """The bug: three themes with nothing solved stood there like the others. They follow when asked for, and the keys
    are on the list.
    """
    scene = EVERY[name]()
    assert isinstance(scene, LearnScene)
    scene.resize(kit_at((1366, 768)))
    assert len([one for one in scene.report().targets if one.id.startswith("row/")]) == 6
    press(scene, "button/themes")
    found = scene.report()
    assert len([one for one in found.targets if one.id.startswith("row/")]) == len(ProblemTheme)
    assert "button/themes" not in {one.id for one in found.targets}
    assert found.focus == "list"


def test_names_of_lessons_stay_large_when_all_are_done() -> None:
    """The bug: once all lessons were done, their names shrank to two thirds."""
    sizes = [
        next(drawn.px for drawn in opened(shown, (1366, 768))[2].texts if drawn.text == "Wild cards")
        for shown in (HALF, ALL)
    ]
    assert sizes[0] == sizes[1]
