from collections.abc import Callable
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.messages.functions import errors as say_errors, game_files as say_game_files
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.scene import Scene
from game.toolkit.screen_preferences import TextSize
from game.toolkit.targets import Report, target
from game.ui.shared.overlay.fronts import SIZE, Notice, NoticeAction, QuestionBubble, YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from tests.slow import slow_except
from tests.ui.drive import Picture, click, find, key, kit_at, middle, press, send, shared_kit
from tests.ui.every_screen import table
from tests.ui.samples import games, nothing


class Below:
    """A scene with a seat and a button in its bar, that keeps what it gets."""

    name = "below"
    busy = False
    keys_taken = KeysTaken.CHOSEN
    modal = None

    def __init__(self) -> None:
        self.got: list[int] = []
        self.drawn = 0

    def resize(self, kit: Kit) -> None:
        """Nothing to lay out."""

    def handle(self, event: Event) -> None:
        """Keeps its type."""
        self.got.append(event.type)

    def update(self, dt: float) -> bool:
        """Nothing changes here."""
        return False

    def draw(self, surface: Surface, whole: bool = True) -> list[Rect] | None:
        """Counts."""
        self.drawn += 1
        return None if whole else []

    def report(self) -> Report:
        """A seat, a button in the bar, and something under the middle of the bar."""
        rects = {"seat/2": Rect(540, 56, 200, 60), "button/menu": Rect(10, 4, 44, 44), "under": Rect(600, 14, 60, 66)}
        return Report(self.name, targets=tuple(target(id, id, rect) for id, rect in rects.items()))

    def leave(self) -> None:
        """Nothing to give back."""


class Stage:
    """A front over `Below`, with a notice and a question that a test may set."""

    def __init__(self) -> None:
        self.below = Below()
        self.notice: Notice | None = None
        self.question: YesNoQuestion | None = None
        scene: Scene = self.below
        self.front = OverlaidScene(scene, lambda: self.notice, lambda: self.question)
        self.front.resize(kit_at((1280, 720)))

    def update(self) -> bool:
        """A pass."""
        return self.front.update(0.02)


def test_without_anything_in_front_everything_goes_through() -> None:
    stage = Stage()
    assert not stage.update()
    send(stage.front.handle, *click((640, 20)), key(pygame.K_F5))
    assert len(stage.below.got) == 4
    assert len(stage.front.report().targets) == 3


def test_a_notice_takes_its_buttons_and_keys() -> None:
    stage = Stage()
    done: list[str] = []
    retry = NoticeAction("button/retry", "Try again", pygame.K_F5, lambda: done.append("retry"))
    stage.notice = Notice("The disk is full.", (retry,), grave=True)
    assert stage.update()
    press(stage.front, "button/retry")
    send(stage.front.handle, key(pygame.K_F5))
    assert done == ["retry", "retry"]
    send(stage.front.handle, key(pygame.K_d))
    assert stage.below.got[-1] == pygame.KEYDOWN


def test_a_button_on_the_strip_is_pressed_however_long_the_finger_stays() -> None:
    stage, done = Stage(), list[str]()

    def told(what: str) -> Notice:
        return Notice("The table without hands.", (NoticeAction("go", "Back", pygame.K_F5, lambda: done.append(what)),))

    stage.notice = told("first")
    assert stage.update()
    at = middle(find(stage.front, "go"))
    send(stage.front.handle, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    for what in ("second", "third"):
        stage.notice = told(what)
        stage.update()
    assert not stage.update()  # nothing new to draw
    send(stage.front.handle, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert done == ["third"]


def test_what_a_notice_covers_is_no_target() -> None:
    stage = Stage()
    stage.notice = Notice("Something.")
    stage.update()
    ids = {found.id for found in stage.front.report().targets}
    assert ids == {"seat/2", "button/menu"}
    send(stage.front.handle, *click((630, 40)))
    assert pygame.MOUSEBUTTONDOWN not in stage.below.got


def test_a_notice_that_is_gone_leaves_nothing() -> None:
    stage = Stage()
    stage.notice = Notice("Something.")
    stage.update()
    stage.notice = None
    assert stage.update()
    assert "under" in {found.id for found in stage.front.report().targets}


def pixels(stage: Stage, surface: Surface, whole: bool = False) -> bytes:
    """What the window shows after the next pass."""
    stage.update()
    stage.front.draw(surface, whole)
    return pygame.image.tobytes(surface, "RGB")


def test_what_lay_in_front_leaves_no_trace() -> None:
    stage, surface = Stage(), Surface((1280, 720))
    surface.fill("#104030")
    alone = pixels(stage, surface)
    stage.notice = Notice("Something.")
    noticed = pixels(stage, surface)
    stage.question = YesNoQuestion(2, "May I?", (), "Yes", "No", lambda yes: None)
    both = pixels(stage, surface)
    assert len({alone, noticed, both}) == 3
    assert pixels(stage, surface) == pixels(stage, surface) == both
    stage.question = None
    assert pixels(stage, surface) == noticed
    stage.notice = None
    assert pixels(stage, surface) == alone


def test_a_question_stands_beside_the_seat_that_asks() -> None:
    stage = Stage()
    answers: list[bool] = []
    stage.question = YesNoQuestion(2, "Rosa asks: may I go out?", ("Why",), "Yes", "No", answers.append)
    assert stage.update()
    yes, no = find(stage.front, "button/yes"), find(stage.front, "button/no")
    assert yes.rect[0] > 740
    assert yes.rect[1] > 50
    send(stage.front.handle, *click(middle(no)))
    send(stage.front.handle, *click(middle(yes)))
    assert answers == [False, True]


def test_a_question_never_hides_a_notice() -> None:
    stage = Stage()
    stage.front.resize(shared_kit((1024, 600), Preferences(interface=150, text_size="large")))
    question = YesNoQuestion(2, "Rosa asks: may I go out?", ("Why",), "Yes", "No", lambda yes: None)
    notice = Notice("The disk is full. " * 20, (NoticeAction("button/retry", "Try again", pygame.K_F5, nothing),))
    for stage.question, stage.notice in ((question, None), (question, notice), (None, notice), (question, notice)):
        stage.update()
    assert stage.front.strip.rect.bottom > 60
    assert not stage.front.strip.rect.colliderect(stage.front.bubble.rect)


def test_a_question_is_answered_by_keys_only_on_purpose() -> None:
    stage = Stage()
    answers: list[bool] = []
    stage.question = YesNoQuestion(2, "May I?", (), "Yes", "No", answers.append)
    stage.update()
    send(stage.front.handle, key(pygame.K_RETURN))
    assert not answers
    send(stage.front.handle, key(pygame.K_y))
    send(stage.front.handle, key(pygame.K_n))
    assert answers == [True, False]
    send(stage.front.handle, key(pygame.K_TAB), key(pygame.K_TAB), key(pygame.K_RETURN))
    assert answers == [True, False, False]
    stage.below.got.clear()
    send(stage.front.handle, key(pygame.K_s))
    assert stage.below.got == [pygame.KEYDOWN]


def test_a_question_of_a_seat_that_is_not_on_screen_stands_in_the_middle() -> None:
    stage = Stage()
    stage.question = YesNoQuestion(5, "May I?", (), "Yes", "No", lambda yes: None)
    stage.update()
    yes, no = find(stage.front, "button/yes"), find(stage.front, "button/no")
    assert yes.rect[0] < 640 < no.rect[0] + no.rect[2]


@pytest.mark.parametrize("size", slow_except([(1024, 600)], [(1024, 600), (1366, 768), (1920, 1080)]))
@pytest.mark.parametrize(("interface", "letters"), [(80, "normal"), (100, "large"), (150, "large")])
@pytest.mark.parametrize("below", [games, table])
def test_a_notice_is_read_whole_at_every_scale(
    size: tuple[int, int], interface: int, letters: TextSize, below: Callable[[], Scene]
) -> None:
    ways = (
        NoticeAction("button/retry", say_errors.try_again(), pygame.K_F5, nothing),
        NoticeAction("button/save_copy", say_game_files.save_copy(), pygame.K_F6, nothing),
    )
    notice = Notice(say_errors.disk_fails("the disk is full"), ways, grave=True)
    front = OverlaidScene(below(), lambda: notice)
    preferences = Preferences(interface=interface, text_size=letters)
    front.resize(shared_kit(size, preferences))
    front.update(0.0)
    picture = Picture(front, size, preferences)
    strip = max((panel for panel in picture.panels if panel.top < 10), key=lambda panel: panel.w)
    first = next(n for n, drawn in enumerate(picture.texts) if notice.words.startswith(drawn.text))
    inside = [drawn for drawn in picture.texts[first:] if strip.contains(Rect(drawn.rect).inflate(0, -8))]
    told = [drawn for drawn in inside if drawn.text in notice.words]
    assert " ".join(drawn.text for drawn in told) == notice.words
    assert min(drawn.px for drawn in told) >= (picture.kit.text.px(SIZE) if interface > 100 else 15)
    for one, other in combinations(inside, 2):
        assert not Rect(one.rect).inflate(-2, -8).colliderect(Rect(other.rect).inflate(-2, -8)), (one, other)


SHORT = "The stock has only four cards left."
LONG = "We should be about 2,050 ahead, and Bartholomew-Alexander Montgomery might go out next, though we hold little."


def test_without_a_free_place_it_lies_beside_the_seat() -> None:
    bubble = QuestionBubble()
    bubble.show(YesNoQuestion(2, "Rosa asks: may I go out?", (SHORT,), "Yes", "No", lambda _: None))
    bubble.lay_out(kit_at((1280, 720)), Rect(540, 56, 200, 60), [Rect(0, 0, 1280, 720)])
    assert bubble.rect.left >= 740
