from datetime import date

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.lessons.lesson_ids import LessonId
from game.toolkit.widgets import Button, Segmented
from game.ui.shared.models import PlayerAtTable, SmallTable
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import (
    ChangePreferences,
    OpenRecord,
    Quit,
    ShowGames,
    ShowHelp,
    ShowLearn,
    ShowNewGame,
    ShowPeople,
    ShowSettings,
    ShowTodaysDeal,
    StartGame,
)
from game.ui.start.title.screen import TitleModel, TitleScene
from game.ui.start.title.title_tiles import LearnDoor
from tests.ui.drive import Picture, find, key, press, send
from tests.ui.samples import GAMES, LONG, USUAL, deal_door_of, game, nothing, title


@pytest.mark.parametrize(
    ("id", "request_"),
    [
        ("button/continue", OpenRecord("a")),
        ("button/new_game", ShowNewGame()),
        ("button/games", ShowGames()),
        ("button/todays_deal", ShowTodaysDeal()),
        ("button/learn", ShowLearn()),
        ("button/people", ShowPeople()),
        ("button/settings", ShowSettings()),
        ("button/help", ShowHelp()),
        ("button/quit", Quit()),
    ],
)
def test_buttons(id: str, request_: object) -> None:
    """Every button does its one thing."""
    asked: list[object] = []
    scene = title(ask=asked.append)
    Picture(scene, (1280, 720))
    press(scene, id)
    assert asked == [request_]


def test_enter_plays() -> None:
    """Whoever starts the program and presses Enter plays: the game in progress, or a new one where there is none."""
    asked: list[object] = []
    for scene in (title(ask=asked.append), title((), asked.append)):
        Picture(scene, (1280, 720))
        send(scene.handle, key(pygame.K_RETURN))
    assert asked == [OpenRecord(GAMES[0].id), StartGame(USUAL)]


def test_a_first_start_offers_only_what_a_newcomer_needs() -> None:
    asked: list[object] = []
    scene = title((), asked.append, learn=LearnDoor(), first_round=USUAL)
    words = Picture(scene, (1366, 768)).words
    assert {"Text size", "Card colours", "Language"} <= set(words)
    shown = {target.id for target in scene.report().targets}
    fields = {id for id in shown if id.startswith("field/") and id.count("/") == 1}
    assert fields == {"field/text_size", "field/colours", "field/language"}
    quiet = ("voice", "main_menu")
    ways = ("first_round", "play", *quiet)
    assert {id for id in shown if id.startswith("button/")} == {f"button/{way}" for way in ways}
    kinds = {one.id: one.kind for one in scene.form.widgets if isinstance(one, Button)}
    assert {id for id, kind in kinds.items() if kind == "quiet"} == {f"button/{way}" for way in quiet}
    lowest = min(find(scene, id).rect[1] for id in fields | {f"button/{way}" for way in quiet})
    assert lowest > max(Rect(find(scene, id).rect).bottom for id in ("button/first_round", "button/play"))
    no, yes = (Rect(find(scene, id_).rect) for id_ in ("button/first_round", "button/play"))
    assert no.size == yes.size
    assert no.h > 250
    send(scene.handle, key(pygame.K_l))
    send(scene.handle, key(pygame.K_t))
    assert asked == [ShowLearn(), ShowTodaysDeal()]
    press(scene, "button/main_menu")
    Picture(scene, (1366, 768))
    everything = {target.id for target in scene.report().targets}
    elsewhere = ("learn", "todays_deal", "new_game", "games", "score_pad", "settings", "help", "quit")
    assert {f"button/{way}" for way in elsewhere} <= everything


def test_a_first_start_is_in_a_language_that_one_can_choose() -> None:
    asked: list[object] = []
    scene = title((), asked.append, first_round=USUAL)
    assert {"English", "Español"} <= set(Picture(scene, (1366, 768)).words)
    press(scene, "field/language/1")
    assert asked == [ChangePreferences(Preferences(language="es"))]


def test_a_first_start_shows_which_language_is_spoken() -> None:
    """The bug: text size and colours had a lit choice, and the language, being the system's, none."""
    scene = title((), lambda _: None, first_round=USUAL)
    Picture(scene, (1366, 768))
    (field,) = [one for one in scene.form.widgets if isinstance(one, Segmented) and one.id == "field/language"]
    assert field.options[field.chosen] == "English"


def test_the_partner_asks_whether_one_has_played() -> None:
    walt, rosa, june = (PlayerAtTable(name, team) for name, team in (("Walt", 1), ("Rosa", 0), ("June", 1)))
    model = TitleModel(USUAL, "Web Classic", (walt, rosa, june), first_round=USUAL)
    words = Picture(TitleScene(model, Preferences(), lambda _: None), (1280, 720)).words
    assert "Hello, I'm Rosa. Played before?" in words


def test_a_waiting_game_is_not_lost_to_a_press_on_play() -> None:
    asked: list[object] = []
    scene = title(ask=asked.append)
    Picture(scene, (1280, 720))
    golden = [widget.id for widget in scene.form.widgets if isinstance(widget, Button) and widget.kind == "primary"]
    assert golden == ["button/continue"]
    for widget in scene.form.widgets:
        if isinstance(widget, Button):
            widget.press()
    assert not any(isinstance(request, StartGame) for request in asked)


def test_nothing_is_dealt_before_it_is_known_whether_a_game_waits() -> None:
    asked: list[object] = []
    model = TitleModel(USUAL, "Web Classic", (), is_reading=True)
    scene = TitleScene(model, Preferences(), asked.append)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RETURN))
    assert asked == []
    scene.receive(model=replace(model, is_reading=False))
    scene.update(0.0)
    send(scene.handle, key(pygame.K_RETURN))
    assert asked == [StartGame(USUAL)]


def frames_of(scene: TitleScene, seconds: float) -> list[bytes]:
    """The pictures of so many seconds in which nobody does anything, each drawn where it changed alone."""
    picture = Picture(scene, (1280, 720))
    found = [pygame.image.tobytes(picture.surface, "RGB")]
    for _ in range(round(seconds * 20)):
        if scene.update(0.05):
            scene.draw(picture.surface, False)
            found.append(pygame.image.tobytes(picture.surface, "RGB"))
    return found


@pytest.mark.parametrize("still", [Preferences(reduced_motion=True), Preferences(speed="off")])
def test_nothing_breathes_where_motion_is_reduced(still: Preferences) -> None:
    scene = title(())
    scene.set_state(preferences=still)
    assert len(set(frames_of(scene, 8.0))) == 1


def test_a_disc_says_in_how_many_games_it_is_your_turn() -> None:
    scene = title()
    picture = Picture(scene, (1280, 720))
    tile = Rect(find(scene, "button/games").rect)
    (number,) = [drawn for drawn in picture.texts if drawn.text == "2"]
    assert tile.contains(Rect(number.rect))
    assert find(scene, "button/games").label == "My games: your turn in two games"
    assert (
        next(widget for widget in scene.form.widgets if widget.id == "button/games").tip() == "your turn in two games"
    )
    quiet = title((GAMES[1],))
    Picture(quiet, (1280, 720))
    assert find(quiet, "button/games").label == "My games"


@pytest.mark.parametrize(
    ("size", "preferences"),
    [
        ((1280, 720), Preferences()),
        ((1024, 600), Preferences()),
        ((1024, 600), Preferences(text_size="large")),
        ((1280, 720), Preferences(interface=110)),
        ((1366, 768), Preferences(interface=150)),
    ],
    ids=["usual", "small", "large text", "larger", "largest"],
)
def test_the_tiles_have_whole_labels_in_letters_of_one_size(size: tuple[int, int], preferences: Preferences) -> None:
    """The bug: New game and another tile were shown in two sizes, and in a small window Players was only a sign."""
    scene = title()
    drawn = Picture(scene, size, preferences).texts
    labels = {find(scene, f"button/{id}").label for id in ("new_game", "score_pad", "people")}
    there = [one for one in drawn if one.text in labels]
    assert {one.text for one in there} == labels
    assert len({one.px for one in there}) == 1


def test_without_games_nothing_to_go_on_with() -> None:
    places = []
    for games in ((), GAMES):
        scene = title(games)
        Picture(scene, (1280, 720))
        assert ("button/continue" in [target.id for target in scene.report().targets]) == bool(games)
        places.append(find(scene, "button/learn").rect)
    assert places[0] == places[1]


def test_the_door_says_how_many_lessons_are_known() -> None:
    some = frozenset([*LessonId][:5])
    for door, line in (
        (LearnDoor(), "Twelve lessons"),
        (LearnDoor(some, LessonId.OPENING, 2), "5 of 12 done"),
        (LearnDoor(frozenset(LessonId)), "All lessons done"),
    ):
        scene = title(learn=door)
        Picture(scene, (1280, 720))
        assert find(scene, "button/learn").label == f"Learn: {line}"


def test_a_door_opens_by_its_key() -> None:
    asked: list[object] = []
    scene = title(ask=asked.append)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_l, mod=pygame.KMOD_CTRL), key(pygame.K_l), key(pygame.K_t))
    assert asked == [ShowLearn(), ShowTodaysDeal()]


def test_the_door_of_the_deal_says_how_far_it_is() -> None:
    scene = title(deal=deal_door_of(date(2026, 11, 20), "resume at turn 4"))
    Picture(scene, (1920, 1080))
    assert find(scene, "button/todays_deal").label == "Today's deal: Friday, 20 November; resume at turn 4"


def test_a_door_that_is_not_known_yet_says_nothing() -> None:
    scene = title(learn=LearnDoor(is_known=False))
    picture = Picture(scene, (1280, 720))
    assert find(scene, "button/learn").label == "Learn"
    assert "Twelve lessons" not in picture.words


def test_the_star_marks_a_persons_turn() -> None:
    assert "your turn" in Picture(title(), (1280, 720)).words


def test_everything_is_reached_by_tab() -> None:
    scene = title()
    Picture(scene, (1280, 720))
    reached = set()
    for _ in range(30):
        if scene.form.focused:
            reached.add(scene.form.focused.id)
        send(scene.handle, key(pygame.K_TAB))
    wanted = {target.id for target in scene.report().targets}
    assert wanted <= reached


def test_large_text_is_larger() -> None:
    small = Picture(title(), (1920, 1080), Preferences(text_size="small"))
    large = Picture(title(), (1920, 1080), Preferences(text_size="large"))
    sizes = [next(drawn.px for drawn in picture.texts if drawn.text == "My games") for picture in (small, large)]
    assert sizes[0] < sizes[1]


def test_long_names_are_told_in_fewer_words() -> None:
    for names, told in (
        (("Rosa", "Walt", "June"), "with Rosa, Walt and June"),
        (tuple(LONG[:2]), "with Maximilian and Anna-Katharina"),
        (tuple(LONG[:5]), "with five others"),
    ):
        people = tuple(PlayerAtTable(name, 0) for name in names)
        words = Picture(TitleScene(TitleModel(USUAL, "Web Classic", people), Preferences(), nothing), (1280, 720)).words
        assert told in words


SIX = ("You", "Walt", "Rosa", "June", "Ben", "Olga")


def table_of(upcard: str | None) -> TitleScene:
    """A title whose Continue shows a table with this on it."""
    lying = SmallTable(40, 9 if upcard else 0, upcard)
    return title((replace(GAMES[0], table=lying),))


DAMAGED = game("x", "Broken evening", trouble="This game is damaged at line 9: it is not JSON.")


def test_continue_offers_the_newest_game_that_can_be_continued() -> None:
    asked: list[object] = []
    scene = title((DAMAGED, *GAMES), asked.append)
    Picture(scene, (1280, 720))
    assert scene.report().focus == "button/continue"
    press(scene, "button/continue")
    assert asked == [OpenRecord(GAMES[0].id)]


@pytest.mark.parametrize("size", [(1280, 720), (1326, 668), (1920, 1080)])
def test_where_no_game_can_be_continued_nothing_offers_it(size: tuple[int, int]) -> None:
    scene = title((DAMAGED,))
    Picture(scene, size)
    ids = [there.id for there in scene.report().targets]
    assert "button/continue" not in ids
    assert scene.report().focus == "button/play"
    rects = [Rect(there.rect) for there in scene.report().targets if not there.id.startswith("field/")]
    assert all(one.collidelist(rects[:n]) < 0 for n, one in enumerate(rects))
