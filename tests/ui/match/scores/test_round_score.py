import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.sentences.grammar import ranks_counted
from game.toolkit.drawing.text import Drawn
from game.ui.match.scores.match_chart import HEAD_SIZE, ScoreTeam, column_name, score_teams
from game.ui.match.scores.round_score import Leaf, RoundScoreScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoOn
from saves.records.lines import SeatInfo
from tests.slow import slow_except
from tests.ui.all_screens.drawing_faults import text_faults
from tests.ui.drive import Picture, asking, click, empty_kit, key, press, send, shared_kit, there
from tests.ui.samples import LONG, cards_left, nothing, round_score


def test_the_question_mark_explains_a_row() -> None:
    scene = round_score()
    picture = Picture(scene, (1280, 720))
    row = next(drawn for drawn in picture.texts if drawn.text == "Dirty books")
    send(scene.handle, *click((row.rect[0] + 4, row.rect[1] + 4)), asking())
    assert scene.form.dialog is not None
    assert scene.form.dialog.title == "Dirty book"
    send(scene.handle, key(pygame.K_ESCAPE), *click((1200, 200)), asking())
    assert there(scene.form.dialog).title == "Score sheet"


def test_the_question_mark_explains_what_has_the_ring() -> None:
    scene = round_score()
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_TAB), asking())
    assert there(scene.form.dialog).title == "Cards and turns"


def test_the_lead_comes_first_and_the_cards_left_over_are_a_page_on() -> None:
    done: list[object] = []
    scene = round_score(done.append, left=True)
    words = Picture(scene, (1366, 768)).words
    assert {"You lead by", "940"} <= set(words)
    assert "nothing left" not in words
    send(scene.handle, key(pygame.K_RIGHT))
    assert {"nothing left", "−775", "held", "foot"} <= set(Picture(scene, (1366, 768)).words)
    send(scene.handle, key(pygame.K_LEFT))
    assert "nothing left" not in Picture(scene, (1366, 768)).words
    press(scene, "button/par")
    assert "Cards left" in Picture(scene, (1366, 768)).words
    press(scene, "button/leaf_1")
    assert "nothing left" in Picture(scene, (1366, 768)).words
    press(scene, "button/continue")
    assert done == [GoOn()]


def with_cards_left(players: int, held: int) -> RoundScoreScene:
    """The page of the cards that were left over."""
    scene = round_score(left=True, players=players, held=held)
    scene.set_state(turned_to=Leaf.CARDS_LEFT)
    return scene


@pytest.mark.parametrize("held", [15, 26])
@pytest.mark.parametrize(
    "size", slow_except([(1024, 600)], [(1024, 600), (1366, 668), (1280, 720), (1920, 1080), (1280, 960)])
)
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_the_cards_left_over_fit_their_leaf(size: tuple[int, int], players: int, held: int) -> None:
    """Given full hands and feet and long names, no word is cut and nothing leaves the panel; of a foot that has no room
    beside a hand of 26 its cards are counted.
    """
    scene = with_cards_left(players, held)
    picture = Picture(scene, size)
    faults = text_faults(picture.texts, picture.panels, size)
    assert faults == []
    assert not any(word.startswith("eleven") and word.endswith("…") for word in picture.words)


@pytest.mark.parametrize("held", [1, 3, 5])
def test_a_few_cards_beside_a_whole_foot_are_seen_as_cards(held: int) -> None:
    told = Picture(with_cards_left(6, held), (1366, 768)).words
    at = [n for n, word in enumerate(told) if word == "held"]
    assert len(at) == 5
    assert all(told[n + 1] == "foot" for n in at)
    assert ranks_counted(cards_left(6, held)[1].stacks[1].cards) not in told


@pytest.mark.parametrize(("target", "told"), [(0, True), (5000, False)])
def test_only_rounds_that_are_sure_are_still_to_play(target: int, told: bool) -> None:
    model = round_score().state.model
    scene = RoundScoreScene(lambda: replace(model, target=target), nothing)
    Picture(scene, (1366, 768))
    assert scene._placed is not None
    assert ("Two rounds still to play." in [one.words for one in scene._placed.told]) == told


@pytest.mark.parametrize("width", [400, 240, 180])
def test_the_mark_of_a_team_is_directly_before_its_name(width: int) -> None:
    """The bug: the mark stood as far away as the whole name would have needed. Given any width, it is right before the
    form of the name that is shown.
    """
    kit, seats = shared_kit((1366, 768), Preferences()), [SeatInfo(name=name, kind="human") for name in LONG[:4]]
    named = [ScoreTeam(team.team, " & ".join(LONG[team.team : 4 : 2]), team.people) for team in score_teams(seats, 2)]
    placed = [piece for piece in column_name(named, 0).place(kit, Rect(0, 0, kit.theme.u(width), 40)) if piece.rect.w]
    mark, name = (piece.rect for piece in placed)
    (word,) = (piece.words for piece in placed if piece.words)
    assert name.left - mark.right <= kit.theme.u(8) + 1
    assert kit.text.fit(word, HEAD_SIZE, name.w, "strong")[0] == word


SIZE = (1280, 720)


def scene(time_scale: float, drawn: list[Drawn], proceed: list[object]) -> RoundScoreScene:
    """A score sheet in a window; what is drawn is kept."""
    still = round_score()
    made = RoundScoreScene(still.state.worded, proceed.append, time_scale)
    kit = empty_kit(SIZE)
    kit.text.watch = drawn.append
    made.resize(kit)
    return made


def picture(shown: RoundScoreScene, surface: Surface, whole: bool = False) -> bytes:
    """The next frame."""
    shown.draw(surface, whole)
    return pygame.image.tobytes(surface, "RGB")


def test_a_key_is_enough_of_counting_and_does_nothing_else() -> None:
    proceed: list[object] = []
    shown = scene(1.0, [], proceed)
    shown.draw(Surface(SIZE), True)
    for expected in ([], [GoOn()]):
        shown.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        shown.handle(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
        assert proceed == expected
        assert not shown.busy
