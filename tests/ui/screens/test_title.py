"""The title: what each button does, by mouse and by keys."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.ui.core.preferences import Preferences, TextSize
from game.ui.screens.models import ListedGame, SeatedPerson, SmallTable, TeamTotal
from game.ui.screens.requests import ChangePreferences, Go, OpenRecord, StartGame
from game.ui.screens.title import TitleModel, TitleScene
from game.words.grammar import points
from tests.slow import few_quick
from tests.ui.drive import Picture, find, key, press, send
from tests.ui.samples import GAMES, LONG, USUAL, game, nothing, title


@pytest.mark.parametrize(
    ("id", "request_"),
    [
        ("button/play", StartGame(USUAL)),
        ("button/continue", OpenRecord("a")),
        ("button/new_game", Go.NEW_GAME),
        ("button/games", Go.GAMES),
        ("button/all", Go.GAMES),
        ("button/settings", Go.SETTINGS),
        ("button/help", Go.HELP),
        ("button/quit", Go.QUIT),
        ("row/1", OpenRecord("b")),
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
    asked: list[object] = []
    scene = title(ask=asked.append)
    Picture(scene, (1280, 720))
    press(scene, "field/text_size/2")
    press(scene, "field/colours/1")
    chosen = Preferences(text_size="large"), Preferences(text_size="large", colours="classic")
    assert asked == [ChangePreferences(preferences) for preferences in chosen]


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
        people = tuple(SeatedPerson(name, 0) for name in names)
        words = Picture(TitleScene(TitleModel(USUAL, "Web Classic", people), Preferences(), nothing), (1280, 720)).words
        assert told in words


SIX = ("You", "Walt", "Rosa", "June", "Ben", "Olga")


def six_players(teams: int) -> TitleScene:
    """After a match of six, who begin one more."""
    people = tuple(SeatedPerson(name, seat % teams) for seat, name in enumerate(SIX))
    totals = tuple(TeamTotal(team, SIX[team], 12_345 + team) for team in range(teams))
    game = ListedGame("six", "Friday afternoon", ("Family Table", "round 2 of 4"), totals, people, True)
    return TitleScene(TitleModel(USUAL, "Family Table", people[1:], (game,)), Preferences(), nothing)


@pytest.mark.parametrize("size", few_quick([(1024, 768), (1280, 720), (1600, 900), (1920, 1080)]))
def test_six_players_leave_room_for_the_rules_and_for_every_score(size: tuple[int, int]) -> None:
    """The golden button names the rules in full; Continue shows the points of all teams, three or six."""
    sizes: tuple[tuple[int, TextSize], ...] = ((3, "large"), (6, "normal"), (6, "large"))
    for teams, letters in sizes:
        scene = six_players(teams)
        picture = Picture(scene, size, Preferences(text_size=letters))

        def within(id: str, scene: TitleScene = scene, picture: Picture = picture) -> list[str]:
            rect = Rect(find(scene, id).rect)
            return [drawn.text for drawn in picture.texts if rect.contains(Rect(drawn.rect))]

        assert any("Family Table" in words for words in within("button/play"))
        assert {points(12_345 + team) for team in range(teams)} <= set(within("button/continue"))


def table_of(upcard: str | None, melds: tuple[tuple[str, ...], ...] = ((), ())) -> TitleScene:
    """A title whose Continue shows a table with this on it."""
    lying = SmallTable(40, 9 if upcard else 0, upcard, melds)
    return title((replace(GAMES[0], table=lying),))


def small_picture(scene: TitleScene, picture: Picture) -> bytes:
    """What the small picture beside Continue looks like."""
    rect = Rect(find(scene, "button/continue").rect)
    picture.look_again(scene)
    return pygame.image.tobytes(picture.surface.subsurface(Rect(rect.topleft, (rect.w // 2, rect.h))), "RGB")


def test_the_picture_of_the_table_shows_its_own_upcard() -> None:
    """Another top of the pile is another picture; no pile is one as well."""
    seen = set()
    for upcard in ("9D", "QC", None):
        scene = table_of(upcard)
        seen.add(small_picture(scene, Picture(scene, (1280, 720))))
    assert len(seen) == 3


def test_melds_come_into_the_picture_after_the_first_one() -> None:
    """The first picture waits for no small cards; then they are there, however many, and other ones look otherwise."""
    seen = []
    for melds in ((("KH", "9C"), ("4D",)), (("KH",) * 13, ("7S",) * 13), ((), ())):
        scene = table_of("QC", melds)
        picture = Picture(scene, (1280, 720))
        first = small_picture(scene, picture)
        assert scene.update(0.02)
        seen.append((first, small_picture(scene, picture)))
    assert len({first for first, _ in seen}) == 1
    assert len({later for _, later in seen}) == 3
    assert seen[2][0] == seen[2][1]


DAMAGED = game("x", "Broken evening", trouble="This game is damaged in line 9: it is not JSON.")


def test_continue_offers_the_newest_game_that_can_be_continued() -> None:
    """Given a damaged game that was played last, Continue names and opens the one before it; the list has both."""
    asked: list[object] = []
    scene = title((DAMAGED, *GAMES), asked.append)
    Picture(scene, (1280, 720))
    assert scene.report().focus == "button/continue"
    press(scene, "button/continue")
    press(scene, "row/0")
    assert asked == [OpenRecord(GAMES[0].id), OpenRecord("x")]


@pytest.mark.parametrize("size", [(1280, 720), (1326, 668), (1920, 1080)])
def test_where_no_game_can_be_continued_nothing_offers_it(size: tuple[int, int]) -> None:
    """Given damaged games alone, there is no Continue, Play is first, and the list still tells of them."""
    scene = title((DAMAGED,))
    Picture(scene, size)
    ids = [there.id for there in scene.report().targets]
    assert "button/continue" not in ids
    assert "row/0" in ids
    assert scene.report().focus == "button/play"
    rects = [Rect(there.rect) for there in scene.report().targets if not there.id.startswith("field/")]
    assert all(one.collidelist(rects[:n]) < 0 for n, one in enumerate(rects))
