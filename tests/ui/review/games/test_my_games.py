"""My games beside its list: finding, naming, and what the finished matches tell."""

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.analysis.strength.life_of_games import life_of
from game.messages.functions import my_games as say, nouns
from game.messages.language import speak
from game.ui.review.games.game_list import GameList
from game.ui.review.games.life_panels import LifeShown, _in_a_word
from game.ui.review.games.screen import GamesScene
from game.ui.shared.requests import ExportMatches, LookBackAt
from tests.analysis.lives import NOW, anna_and_ben, evening, match
from tests.ui.drive import Picture, find, key, press, send, typed
from tests.ui.samples import GAMES, LYING, Saved, finished_games, game, nothing
from tests.ui.spoken_screens import screens_in

LAKE = replace(game("l", "The lake", finished=True), played_by=("Anna",), found_by=("Ben", "2 May 2026"))
HOME = replace(game("h", "At home", finished=True), played_by=("Ida",), details=("Couples", "yesterday"))
OTHERS = tuple(replace(game(f"o{n}", "Elsewhere", finished=True), details=()) for n in range(5))
"""As many as make a list of games in which something has to be found."""


def shown(saved: Saved, done: list[object] | None = None) -> GamesScene:
    """The finished games in a window; what is asked for is noted in `done`."""
    scene = GamesScene(saved, nothing if done is None else done.append)
    Picture(scene, (1280, 720))
    press(scene, "field/part/1")
    return scene


def rows(scene: GamesScene) -> list[str]:
    """The games in sight."""
    return [target.label for target in scene.report().targets if target.id.startswith("row/")]


def write(scene: GamesScene, field: str, text: str) -> None:
    """Puts a text into a field in the place of what stands there."""
    scene.form.focus_id(field)
    send(scene.handle, key(pygame.K_a, pygame.KMOD_CTRL), key(pygame.K_DELETE), *typed(text))


def test_a_game_is_found_by_what_is_typed() -> None:
    """Name, rules, person and day; all words must fit, in any order; Esc shows all again."""
    scene = shown(Saved([LAKE, HOME, *OTHERS]))
    for text, found in (
        ("lake", ["The lake"]),
        ("COUPLES", ["At home"]),
        ("ben", ["The lake"]),
        ("may lake", ["The lake"]),
        ("may home", []),
        ("yesterday", ["At home"]),
        ("zzz", []),
    ):
        write(scene, "field/find", text)
        assert rows(scene) == found
    assert say.nothing_fits() in " ".join(Picture(scene, (1280, 720)).words)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert rows(scene)[:3] == ["The lake", "At home", "Elsewhere"]


def choices(scene: GamesScene) -> set[str]:
    """What chooses among the games."""
    return {target.id for target in scene.report().targets} & {"field/part", "field/find"}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_few_games_are_in_the_middle_and_no_larger_than_they_need(count: int) -> None:
    """The bugs: one game had the whole window, with faces as large as a hand; then the lower half was bare; then the
    card of one was lost on the felt. Given a few, as much felt is left above them as below, and one has more than half
    of the window's width and less than two thirds.
    """
    scene = GamesScene(Saved([replace(GAMES[0], id=f"g{n}", table=LYING) for n in range(count)]), nothing)
    Picture(scene, (1366, 768))
    cards = [Rect(find(scene, f"row/{n}").rect) for n in range(count)]
    bar = Rect(find(scene, "button/new_game").rect).bottom
    above, below = cards[0].top - bar, 768 - cards[0].bottom
    assert abs(above - below) < 16
    assert below > 0.07 * 768
    assert all(card.w <= 683 for card in cards[1:])
    assert count > 1 or 683 < cards[0].w < 911
    end = Rect(find(scene, f"button/more/{count - 1}").rect).right
    assert abs(cards[0].left - (1366 - end)) < 32


def test_somebody_who_is_not_among_the_people_has_one_face() -> None:
    """Given Anna, who is not kept among the people, she has the face of her matches wherever she is shown."""
    life = life_of(anna_and_ben())
    people = tuple(replace(person, portrait=9 if person.name == "Anna" else None) for person in life.people)
    shown = LifeShown(replace(life, people=people), NOW)
    assert [shown.face_of(name) for name in ("Anna", "Ben", "Zoe")] == [9, None, None]


def test_somebody_without_a_name_is_named_in_the_language_of_the_screen() -> None:
    """The bug: in Spanish it was their records' "You" on the statistics of two, and for whoever listens."""
    matches = [match(n, names=("You", "Walt normal", "Ben", "June normal")) for n in range(3)]
    saved = Saved([replace(LAKE, teams=(), people=())])
    saved.life = LifeShown(life_of(matches), NOW)
    speak("es")
    scene = shown(saved)
    for number, page in ((0, 0), (1, 1)):
        scene.set_state(life=replace(scene.state.life.of_person(number, 2), page=page))
        read = [*Picture(scene, (1366, 768)).words, scene.message, find(scene, "button/person/0").label]
        assert "Tú" in read
        assert not [words for words in read if "You" in words]


def test_a_found_game_is_the_one_that_is_removed_and_comes_back() -> None:
    """Given a list that shows a part of the games, what is done with its row is done with that game."""
    saved = Saved([LAKE, HOME, *OTHERS])
    scene = shown(saved)
    write(scene, "field/find", "home")
    press(scene, "button/more/0", "button/remove/0", "button/remove")
    assert saved.did == ["remove h"]
    assert rows(scene) == []
    press(scene, "button/put_back")
    assert rows(scene) == ["At home"]
    write(scene, "field/find", "")
    assert saved.did == ["remove h", "put back h"]


def test_chips_find_what_some_games_have() -> None:
    """People and rules that all games share are no chips; a press finds, another shows all again."""
    scene = shown(Saved([LAKE, HOME, replace(HOME, id="x", played_by=("Anna", "Ida")), *OTHERS]))
    assert [find(scene, f"button/chip/{n}").label for n in range(2)] == ["Anna", "Ida"]
    press(scene, "button/chip/0")
    assert rows(scene) == ["The lake", "At home"]
    press(scene, "button/chip/0")
    assert "Elsewhere" in rows(scene)
    assert not [target for target in shown(Saved([LAKE] * 7)).report().targets if target.id.startswith("button/chip")]


def test_a_game_is_named_and_said_to_be_somebodys() -> None:
    """N opens two fields; what is saved is a label, and the list shows it at once; an unchanged name is none."""
    recorded = replace(LAKE, own_name="The lake")
    saved = Saved([recorded])
    scene = shown(saved)
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_n))
    assert scene.form.dialog is not None
    send(scene.handle, *typed("Midsummer"))
    send(scene.handle, key(pygame.K_TAB), *typed("Anna"), key(pygame.K_RETURN))
    assert saved.did == ["label l Midsummer/Anna"]
    assert rows(scene) == ["Midsummer"]
    press(scene, "button/more/0", "button/name/0")
    send(scene.handle, *typed("The lake"), key(pygame.K_RETURN))
    assert saved.did[-1] == "label l /Anna"


def test_a_name_that_cannot_be_saved_is_told() -> None:
    """The list stays as it was, and a notice says why."""
    saved = Saved([LAKE])
    saved.trouble = "The disk would not have it."
    scene = shown(saved)
    press(scene, "button/more/0", "button/name/0")
    send(scene.handle, *typed("Other"), key(pygame.K_RETURN))
    assert "The disk would not have it." in " ".join(Picture(scene, (1280, 720)).words)
    press(scene, "button/continue")
    assert rows(scene) == ["The lake"]


def test_keys_lead_everywhere() -> None:
    """F turns to the finished games and back, digits to a person, L looks back, Ctrl and F writes in the field."""
    saved = Saved([*GAMES, LAKE, *OTHERS, HOME])
    saved.life = LifeShown(life_of(anna_and_ben()), NOW)
    done: list[object] = []
    scene = GamesScene(saved, done.append)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_f))
    assert rows(scene)[0] == "The lake"
    scene.form.focus_id("list")
    send(scene.handle, key(pygame.K_l), key(pygame.K_2))
    assert done == [LookBackAt("l")]
    assert scene.message.startswith("Ben, ")
    send(scene.handle, key(pygame.K_9))
    assert scene.message.startswith("Ben, ")
    send(scene.handle, key(pygame.K_f, pygame.KMOD_CTRL))
    for code, letter in ((pygame.K_1, "1"), (pygame.K_f, "f")):
        send(scene.handle, key(code), *typed(letter))
    assert scene.message.startswith("Ben, ")
    assert rows(scene) == []
    send(scene.handle, key(pygame.K_ESCAPE), key(pygame.K_TAB), key(pygame.K_f))
    assert "Sunday at home" in rows(scene)


def test_news_that_waited_for_the_dialog_do_not_undo_a_name() -> None:
    """A list that was read while somebody typed a name is older than the name, so the new name stays on the screen."""
    saved = Saved([LAKE])
    scene = shown(saved)
    press(scene, "button/more/0", "button/name/0")
    send(scene.handle, *typed("Midsummer"))
    scene.show([LAKE], False)
    scene.update(0.0)
    send(scene.handle, key(pygame.K_RETURN))
    scene.update(0.0)
    assert rows(scene) == ["Midsummer"]


@pytest.mark.parametrize(
    ("size", "language"),
    [((1024, 600), "en"), ((1280, 720), "en"), ((1280, 720), "es"), ((1366, 768), "es"), ((1920, 1080), "es")],
)
def test_finished_games_are_whole_rows_with_their_day(size: tuple[int, int], language: str) -> None:
    """Given more matches than there is room for, no row is cut at the lower end, and each tells when it was played."""
    with screens_in(language):
        scene = finished_games()
        words = Picture(scene, size).words
    (games,) = (widget for widget in scene.form.widgets if isinstance(widget, GameList))
    seen = [games.row(n) for n in range(len(games.labels)) if games.row(n).colliderect(games.rect)]
    assert all(games.rect.contains(row) for row in seen)
    assert words.count(games.games[0].when) == len(seen)


def test_rules_are_chosen_where_there_is_a_choice() -> None:
    """Matches by other rules are counted apart, and so are the records."""
    saved = Saved([LAKE])
    matches = [match(0), match(1), match(2, rules="family", totals=((77_770, 0),))]
    saved.life = LifeShown(life_of(matches), NOW)
    scene = shown(saved)
    assert "Web Classic, 2 against 2: 2 matches" in scene.message
    press(scene, "field/page/2")
    assert "77,770" not in Picture(scene, (1920, 1080)).words
    press(scene, "button/other_rules")
    assert "77,770" in Picture(scene, (1920, 1080)).words
    press(scene, "button/other_rules")
    assert "77,770" not in Picture(scene, (1920, 1080)).words
    press(scene, "field/page/0", "field/kind")
    send(scene.handle, key(pygame.K_DOWN), key(pygame.K_RETURN))
    assert "Family Table, 2 against 2: 1 match" in scene.message
    saved.life = LifeShown(life_of(matches[:2]), NOW)
    scene = shown(saved)
    press(scene, "field/page/2")
    assert not any(target.id == "button/other_rules" for target in scene.report().targets)


@pytest.mark.parametrize(
    ("count", "looked_at", "told"), [(4, 0, say.line_later), (5, 4, say.line_later_looked_at), (5, 5, say.trend)]
)
def test_where_there_is_no_line_yet_it_is_said_what_it_waits_for(
    count: int, looked_at: int, told: Callable[[], str]
) -> None:
    """Given too few matches, more of them; given enough that aren't all analysed, their analysis. Under them is the
    month in which they were played here, not yet the next one, as it was in Greenwich.
    """
    played = [
        replace(one, summary=replace(one.summary, created="2026-02-01T02:30:00Z"))
        for one in evening(count, (500.0,) * looked_at)
    ]
    (anna,) = (one for one in life_of(played).people if one.name == "Anna")
    assert _in_a_word(anna, anna.kinds[0])[1] == told()
    saved = Saved([LAKE])
    saved.life = LifeShown(life_of(played), NOW)
    words = Picture(shown(saved), (1920, 1080)).words
    assert [nouns.month(n) in words for n in (1, 2)] == [True, False]


def test_everybody_is_reached_where_there_are_many() -> None:
    """A sign leads on to people with no room, and round to the first again."""
    saved = Saved([LAKE])
    saved.life = LifeShown(life_of([match(n, names=(f"P{n}", "Walt easy")) for n in range(9)]), NOW)
    scene = shown(saved)

    def people() -> list[str]:
        return [target.id for target in scene.report().targets if target.id.startswith("button/person/")]

    seen = set[str]()
    for _ in range(9):
        seen |= set(people())
        press(scene, "button/more_people")
    assert len(seen) == 9
    send(scene.handle, key(pygame.K_TAB), key(pygame.K_9))
    assert "button/person/8" in people()
    assert scene.message.startswith("P8, ")


def test_the_table_of_all_matches_is_asked_for() -> None:
    """More leads to the page on which its file is named."""
    done: list[object] = []
    scene = shown(Saved([LAKE]), done)
    press(scene, "button/ways", "button/export")
    assert done == [ExportMatches()]


def test_nobody_has_finished_a_match() -> None:
    """The place of the figures says what will be there."""
    scene = shown(Saved([LAKE]))
    assert "see your statistics" in " ".join(Picture(scene, (1280, 720)).words)
    assert scene.message == ""
