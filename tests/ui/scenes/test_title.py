"""The title: what each button does, by mouse and by keys."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.models import Person, TitleModel
from game.ui.preferences import Preferences
from game.ui.scenes.title import TitleActions, TitleScene
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import GAMES, LONG, nothing, title


class Done:
    """Remembers what the buttons did."""

    def __init__(self) -> None:
        self.names: list[object] = []

    def actions(self) -> TitleActions:
        """Actions that write down their names."""

        def note(*what: object) -> None:
            self.names.append(what[0])

        def plain(name: str) -> Callable[[], None]:
            return lambda: note(name)

        return TitleActions(
            plain("play"), note, plain("new"), plain("games"), plain("settings"), plain("help"), plain("quit"), note
        )


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("button/play", "play"),
        ("button/continue", "a"),
        ("button/new_game", "new"),
        ("button/games", "games"),
        ("button/all", "games"),
        ("button/settings", "settings"),
        ("button/help", "help"),
        ("button/quit", "quit"),
        ("row/1", "b"),
    ],
)
def test_buttons(id: str, name: str) -> None:
    """Every button does its one thing."""
    done = Done()
    scene = title(actions=done.actions())
    Picture(scene, (1280, 720))
    press(scene, id)
    assert done.names == [name]


def test_enter_plays() -> None:
    """Whoever starts the program and presses Enter plays: the game in progress, or a new one where there is none."""
    done = Done()
    for scene in (title(actions=done.actions()), title((), done.actions())):
        Picture(scene, (1280, 720))
        send(scene.handle, key(pygame.K_RETURN))
    assert done.names == [GAMES[0].id, "play"]


def test_one_game_needs_no_way_to_all_of_them() -> None:
    """The list shows it; with two there is a way."""
    for games, offered in ((GAMES[:1], False), (GAMES[:2], True)):
        scene = title(games)
        Picture(scene, (1280, 720))
        assert ("button/all" in [target.id for target in scene.report().targets]) == offered


def test_without_games_nothing_to_go_on_with() -> None:
    """Continue and the list are absent when no game is in progress."""
    scene = title(())
    Picture(scene, (1280, 720))
    ids = [target.id for target in scene.report().targets]
    assert "button/continue" not in ids
    assert not [id for id in ids if id.startswith("row/")]


def test_the_sample_takes_effect() -> None:
    """Another text size or card colour is handed on at once, each keeping the other."""
    done = Done()
    scene = title(actions=done.actions())
    Picture(scene, (1280, 720))
    press(scene, "field/text_size/2")
    press(scene, "field/colours/1")
    assert done.names == [Preferences(text_size="large"), Preferences(text_size="large", colours="classic")]


def test_the_star_marks_a_persons_turn() -> None:
    """The game that waits for a person says so in words, too."""
    picture = Picture(title(), (1280, 720))
    assert "your turn" in picture.words
    assert "it is your turn" in picture.words


def test_everything_is_reached_by_tab() -> None:
    """Tab passes every target of the screen."""
    scene = title()
    Picture(scene, (1280, 720))
    reached = set()
    for _ in range(30):
        if scene.form.focused:
            reached.add(scene.form.focused.id)
        send(scene.handle, key(pygame.K_TAB))
    cells = ("field/text_size/", "field/colours/")  # arrows lead to these
    wanted = {target.id for target in scene.report().targets if not target.id.startswith(cells)}
    assert wanted <= reached


def test_large_text_is_larger() -> None:
    """The choice of a text size changes what is read."""
    small = Picture(title(), (1920, 1080), Preferences(text_size="small"))
    large = Picture(title(), (1920, 1080), Preferences(text_size="large"))
    sizes = [next(drawn.px for drawn in picture.texts if drawn.text == "Games") for picture in (small, large)]
    assert sizes[0] < sizes[1]


def test_long_names_are_told_in_fewer_words() -> None:
    """The button says with whom one plays in whole words: first names where the whole ones have no room, else how
    many.
    """
    for names, told in (
        (("Rosa", "Walt", "June"), "with Rosa, Walt and June"),
        (tuple(LONG[:2]), "with Maximilian and Anna-Katharina"),
        (tuple(LONG[:5]), "with five others"),
    ):
        people = tuple(Person(name, 0) for name in names)
        quiet = TitleActions(nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing)
        words = Picture(TitleScene(TitleModel("Web Classic", people), Preferences(), quiet), (1280, 720)).words
        assert told in words
