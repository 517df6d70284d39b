"""All games."""

import pygame
from msgspec.structs import replace

from game.ui.models import GameEntry
from game.ui.scenes.games import GamesActions, GamesScene
from game.words.screens import NO_ACTIVE_GAMES
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import GAMES, game, nothing


def scene_with(opened: list[str], games: tuple[GameEntry, ...] = GAMES) -> GamesScene:
    """Games in progress and a finished one; what is whole of a damaged one is written as "part of" it."""
    games = (*games, game("z", "Long ago", finished=True))
    save = lambda id: opened.append(f"part of {id}")  # noqa: E731 - as short as the others
    scene = GamesScene(games, GamesActions(opened.append, nothing, nothing, save))
    Picture(scene, (1280, 720))
    return scene


def test_a_row_opens_its_game() -> None:
    """A click or Enter goes on with the game."""
    opened: list[str] = []
    scene = scene_with(opened)
    press(scene, "row/1")
    send(scene.handle, key(pygame.K_UP), key(pygame.K_RETURN))
    assert opened == ["b", "a"]


def test_finished_games_are_apart() -> None:
    """The second part lists them, and they open as well."""
    opened: list[str] = []
    scene = scene_with(opened)
    press(scene, "field/part/1")
    assert [target.label for target in scene.report().targets if target.id.startswith("row/")] == ["Long ago"]
    press(scene, "row/0")
    assert opened == ["z"]


def test_a_broken_game_says_why() -> None:
    """It is not opened; a notice tells the reason and button/continue closes it."""
    opened: list[str] = []
    scene = scene_with(opened)
    press(scene, "row/3")
    assert opened == []
    assert "The record has a card too many in line 7." in " ".join(Picture(scene, (1920, 1080)).words)
    press(scene, "button/continue")
    assert scene.form.dialog is None


def test_what_is_whole_of_a_broken_game_can_be_saved() -> None:
    """Where there is something whole, a button saves it and the notice is gone."""
    opened: list[str] = []
    broken = replace(game("d", "Broken", trouble="The record is damaged in line 7."), has_good_part=True)
    scene = scene_with(opened, (broken,))
    press(scene, "row/0")
    press(scene, "button/good_part")
    assert opened == ["part of d"]
    assert scene.form.dialog is None


def test_no_games() -> None:
    """An empty list says what there will be."""
    scene = GamesScene((), GamesActions(nothing, nothing, nothing, nothing))
    assert NO_ACTIVE_GAMES in Picture(scene, (1920, 1080)).words
