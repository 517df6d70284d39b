import pygame
from msgspec.structs import replace

from game.ui.review.games.game_list import GameCards, GameList
from game.ui.review.games.screen import GamesScene
from game.ui.shared.models import ListedGame
from game.ui.shared.requests import OpenRecord, SalvageRecord
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import GAMES, Saved, game, nothing


def scene_with(opened: list[str], games: tuple[ListedGame, ...] = GAMES) -> GamesScene:
    """Games in progress and a finished one; what is whole of a damaged one is written as "part of" it."""
    games = (*games, game("z", "Long ago", finished=True))

    def ask(request: object) -> None:
        match request:
            case OpenRecord():
                opened.append(request.path)
            case SalvageRecord():
                opened.append(f"part of {request.path}")

    scene = GamesScene(Saved(games), ask)
    Picture(scene, (1280, 720))
    return scene


def test_a_broken_game_says_why() -> None:
    opened: list[str] = []
    scene = scene_with(opened)
    press(scene, "row/3")
    assert opened == []
    assert "The record has a card too many in line 7." in " ".join(Picture(scene, (1920, 1080)).words)
    press(scene, "button/continue")
    assert scene.form.dialog is None


def test_what_is_whole_of_a_broken_game_can_be_saved() -> None:
    opened: list[str] = []
    broken = replace(game("d", "Broken", trouble="The file is damaged at line 7."), has_good_part=True)
    scene = scene_with(opened, (broken,))
    press(scene, "row/0", "button/good_part")
    assert opened == ["part of d"]
    assert scene.form.dialog is None


def listed(saved: Saved) -> GamesScene:
    """The list of games in a window."""
    scene = GamesScene(saved, nothing)
    Picture(scene, (1280, 720))
    return scene


def rows(scene: GamesScene) -> list[str]:
    """The games in sight."""
    return [target.label for target in scene.report().targets if target.id.startswith("row/")]


def test_a_game_that_cannot_be_removed_says_why() -> None:
    saved = Saved((*GAMES, game("z", "Long ago", finished=True)))
    saved.trouble = "The disk would not have it."
    scene = listed(saved)
    before = rows(scene)
    press(scene, "button/more/0", "button/remove/0", "button/remove")
    assert "The disk would not have it." in " ".join(Picture(scene, (1280, 720)).words)
    press(scene, "button/continue")
    assert rows(scene) == before


def test_removed_games_are_a_list_of_their_own() -> None:
    saved = Saved([GAMES[0]], [GAMES[1], GAMES[2]])
    here = saved.games
    scene = GamesScene(saved, nothing)
    Picture(scene, (1280, 720))
    press(scene, "field/part/2")
    assert rows(scene) == [GAMES[1].name, GAMES[2].name]
    (games,) = (widget for widget in scene.form.widgets if isinstance(widget, GameCards | GameList))
    assert not games._more  # neither removed again nor named by a key
    press(scene, "button/bring_back/1")
    assert rows(scene) == [GAMES[1].name]
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_RETURN), key(pygame.K_RETURN))
    assert here == [GAMES[0], GAMES[1], GAMES[2]] or here == [GAMES[0], GAMES[2], GAMES[1]]
    assert rows(scene) == []
    assert "No removed games." in " ".join(Picture(scene, (1280, 720)).words)
    press(scene, "field/part/0")
    assert rows(scene) == [game.name for game in here]
