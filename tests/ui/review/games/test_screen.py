"""All games."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.messages.amounts import points
from game.messages.functions import errors as say_errors, game_files as say_game_files, screens as say_screens
from game.toolkit.screen_preferences import TextSize
from game.ui.review.games.screen import FINISHED, REMOVED, GamesScene
from game.ui.shared.models import ListedGame, TeamTotal
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import BackUp, ImportFiles, OpenRecord, SalvageRecord, SaveCopy
from tests.ui.drive import Picture, find, key, press, send
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


def test_a_row_opens_its_game() -> None:
    """A click or Enter goes on with the game."""
    opened: list[str] = []
    scene = scene_with(opened)
    press(scene, "row/1")
    send(scene.handle, key(pygame.K_LEFT), key(pygame.K_RETURN))
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
    broken = replace(game("d", "Broken", trouble="The file is damaged at line 7."), has_good_part=True)
    scene = scene_with(opened, (broken,))
    press(scene, "row/0", "button/good_part")
    assert opened == ["part of d"]
    assert scene.form.dialog is None


def test_no_games() -> None:
    """An empty list says what there will be."""
    scene = GamesScene(Saved(), nothing)
    assert say_screens.no_active_games() in " ".join(Picture(scene, (1920, 1080)).words)


def listed(saved: Saved) -> GamesScene:
    """The list of games in a window."""
    scene = GamesScene(saved, nothing)
    Picture(scene, (1280, 720))
    return scene


def rows(scene: GamesScene) -> list[str]:
    """The games in sight."""
    return [target.label for target in scene.report().targets if target.id.startswith("row/")]


def test_a_game_is_removed_after_a_question_and_put_back() -> None:
    """The bin asks first; the row is gone, and a button puts it where it was, from the other part, too."""
    saved = Saved((*GAMES, game("z", "Long ago", finished=True)))
    scene = listed(saved)
    before = rows(scene)
    press(scene, "button/more/1", "button/remove/1")
    assert saved.did == []
    press(scene, "button/continue")
    assert rows(scene) == before
    press(scene, "button/more/1", "button/remove/1", "button/remove")
    assert rows(scene) == [before[0], *before[2:]]
    press(scene, "field/part/1", "button/put_back")
    assert rows(scene) == before
    assert saved.did == ["remove b", "put back b"]
    assert "button/put_back" not in [target.id for target in scene.report().targets]


def test_the_last_game_of_a_part_is_removed_with_keys() -> None:
    """Delete asks, Tab leads to the answer; the empty list says what there will be, Esc keeps a game."""
    saved = Saved((*GAMES, game("z", "Long ago", finished=True)))
    scene = listed(saved)
    press(scene, "field/part/1")
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_DELETE), key(pygame.K_ESCAPE))
    assert (saved.did, scene.form.dialog) == ([], None)
    send(scene.handle, key(pygame.K_DELETE), key(pygame.K_LEFT), key(pygame.K_RETURN))
    assert rows(scene) == []
    send(scene.handle, key(pygame.K_DELETE))
    scene.form.focus_id("button/put_back")
    send(scene.handle, key(pygame.K_RETURN))
    assert rows(scene) == ["Long ago"]


def test_a_game_that_cannot_be_removed_says_why() -> None:
    """It stays in the list, and a notice tells the reason."""
    saved = Saved((*GAMES, game("z", "Long ago", finished=True)))
    saved.trouble = "The disk would not have it."
    scene = listed(saved)
    before = rows(scene)
    press(scene, "button/more/0", "button/remove/0", "button/remove")
    assert "The disk would not have it." in " ".join(Picture(scene, (1280, 720)).words)
    press(scene, "button/continue")
    assert rows(scene) == before


def test_a_row_names_the_teams_and_tells_damage_in_plain_words() -> None:
    """Beside each score stands whose it is where that can be read; of a damaged game what can be done is told first."""
    broken = replace(game("d", "Broken", trouble="line 79: not JSON"), has_good_part=True)
    broken = replace(broken, in_short="Damaged in round 1; part of it can be saved")
    for size in ((1024, 768), (1280, 720), (1920, 1080)):
        scene = GamesScene(Saved((GAMES[0], broken)), nothing)
        words = Picture(scene, size).words
        assert size[0] < 1280 or {"You & Rosa", "You & R."} & set(words)
        assert size[0] < 1280 or {"Walt & June", "W. & J."} & set(words)
        assert any(line.startswith("Damaged in round 1") or line == say_errors.cannot_open() for line in words)
        assert not any("JSON" in line for line in words)
        press(scene, "row/1")
        assert scene.form.dialog is not None
        assert scene.form.dialog.words.startswith("Damaged in round 1")
        assert "line 79" in scene.form.dialog.words


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_card_tells_when_it_was_played_and_a_damaged_one_what_can_be_done(size: tuple[int, int]) -> None:
    """Given many games, each card has its date; of a damaged one it says why it can't be opened, and its button what
    comes next.
    """
    damaged = replace(GAMES[3], in_short="Damaged in round 2; part of it can be saved", has_good_part=True)
    words = Picture(GamesScene(Saved((*GAMES[:3], damaged, GAMES[3], GAMES[0])), nothing), size).words
    assert words.count(GAMES[0].when) == 6
    assert {damaged.in_short, GAMES[3].trouble} <= set(words)
    assert {say_game_files.save_good_part(), say_errors.why_not_opened()} <= set(words)


def test_a_removed_card_has_one_button_and_it_says_what_it_does() -> None:
    """Given removed games, the one target on a card besides the card itself is Put it back, all along its edge."""
    scene = GamesScene(Saved([], [GAMES[0]]), nothing)
    scene.show_part(REMOVED)
    words = Picture(scene, (1280, 720)).words
    assert words.count(say_game_files.put_it_back()) == 1
    assert find(scene, "button/bring_back/0").rect[2] > 400


@pytest.mark.parametrize("text_size", ["normal", "large"])
def test_a_row_of_eight_tells_who_is_ahead_within_its_room(text_size: TextSize) -> None:
    """Given eight who play alone, the points of those ahead stand whole in the row, then how many more there are;
    nothing runs into the way to the menu at its end.
    """
    totals = (1200, 900, 12_345, -400, 15_600, 300, 20, 5)
    teams = tuple(TeamTotal(team, f"Player {team + 1}", total) for team, total in enumerate(totals))
    scene = GamesScene(Saved([replace(GAMES[0], teams=teams, trouble="", finished=True)]), nothing)
    scene.show_part(FINISHED)
    picture = Picture(scene, (1280, 720), Preferences(text_size=text_size))
    menu = Rect(find(scene, "button/more/0").rect)
    told = {drawn.text: Rect(drawn.rect) for drawn in picture.texts}
    seen = [total for total in sorted(totals, reverse=True) if points(total) in told]
    assert seen
    assert seen == sorted(totals, reverse=True)[: len(seen)]
    assert f"+{8 - len(seen)}" in told
    row = Rect(find(scene, "row/0").rect)
    assert all(told[points(total)].right <= menu.left for total in seen if row.contains(told[points(total)]))


def test_removed_games_are_a_list_of_their_own() -> None:
    """Given games removed in other sittings, the third part lists them; a press on the arrow, or Enter and yes, puts
    one back, and the list of games has it again without anything else done.
    """
    saved = Saved([GAMES[0]], [GAMES[1], GAMES[2]])
    here = saved.games
    scene = GamesScene(saved, nothing)
    Picture(scene, (1280, 720))
    press(scene, "field/part/2")
    assert rows(scene) == [GAMES[1].name, GAMES[2].name]
    assert not any(target.id.startswith("button/remove/") for target in scene.report().targets)
    press(scene, "button/bring_back/1")
    assert rows(scene) == [GAMES[1].name]
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_RETURN), key(pygame.K_RETURN))
    assert here == [GAMES[0], GAMES[1], GAMES[2]] or here == [GAMES[0], GAMES[2], GAMES[1]]
    assert rows(scene) == []
    assert "No removed games." in " ".join(Picture(scene, (1280, 720)).words)
    press(scene, "field/part/0")
    assert rows(scene) == [game.name for game in here]


def test_a_game_is_copied_by_mouse_and_by_key() -> None:
    """What the sign at the end of a row opens and S on the row with the ring copy that game; backing up and import
    are under More, for the pointer and for keys.
    """
    done: list[object] = []
    scene = GamesScene(Saved(GAMES), done.append)
    Picture(scene, (1280, 720))
    press(scene, "button/more/1", "button/save_copy/1")
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_LEFT), key(pygame.K_s))
    press(scene, "button/ways", "button/back_up")
    scene.form.focus_id("button/ways")
    send(scene.handle, *[key(pygame.K_RETURN)], *[key(pygame.K_DOWN)] * 2, key(pygame.K_RETURN))
    assert done == [SaveCopy("b"), SaveCopy("a"), BackUp(), ImportFiles()]


def test_the_list_stays_where_it_is_when_a_game_is_removed() -> None:
    """Given a list scrolled down, removing a game leaves it there and the keys on the row below; put back, it has the
    keys; another part begins at its top.
    """
    games = [game(f"g{n}", f"Evening {n}", finished=True) for n in range(20)]
    scene = listed(Saved([*games, game("z", "Long ago")]))
    press(scene, "field/part/1")
    scene.form.focus_id("list")
    send(scene.handle, *[key(pygame.K_DOWN)] * 12)
    before = rows(scene)
    assert before[-1] == "Evening 12"
    send(scene.handle, key(pygame.K_DELETE), key(pygame.K_LEFT), key(pygame.K_RETURN))
    assert rows(scene)[-1] == find(scene, "row/12").label == "Evening 13"
    press(scene, "button/put_back")
    assert find(scene, "row/12").label == "Evening 12"
    send(scene.handle, key(pygame.K_DELETE))
    assert scene.form.dialog is not None
    assert "Evening 12" in scene.form.dialog.title
    send(scene.handle, key(pygame.K_ESCAPE))
    press(scene, "field/part/0", "field/part/1")
    assert rows(scene)[0] == "Evening 0"


def test_whoever_comes_back_to_the_list_has_the_keys_on_it() -> None:
    """Given a list that was left for another screen, the keys are on its rows again and not on the way back."""
    scene = listed(Saved(GAMES))
    kit = scene.kit
    send(scene.handle, key(pygame.K_TAB))
    scene.leave()
    scene.resize(kit)
    assert scene.report().focus == "list"
