import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.engine.score import ScoreKind
from game.messages.amounts import points
from game.sentences.rules_and_scores.scores import SCORE_ITEMS
from game.ui.match.scores.figures import FigureAt
from game.ui.match.scores.round_score import Leaf, RoundScoreModel, RoundScoreScene
from game.ui.shared.requests import GoOn
from tests.slow import slow_except
from tests.ui.all_screens.drawing_faults import target_faults
from tests.ui.drive import Picture, click, find, key, middle, press, send
from tests.ui.rounds_scored import SCORED, model_of, row_of, sheet

SIZE = (1366, 768)
WEB = "match-web-4"


def over(scene: RoundScoreScene, id: str) -> Event:
    """The pointer on a target."""
    return Event(pygame.MOUSEMOTION, pos=middle(find(scene, id)), rel=(0, 0), buttons=(0, 0, 0))


def lead_of(model: RoundScoreModel) -> str:
    """The large figure of the first page."""
    most, next_, *_ = sorted(model.after, reverse=True)
    return points(most - next_)


def test_the_cards_of_a_figure_are_seen_while_the_pointer_is_on_it() -> None:
    scene = sheet(model_of(WEB, 2))
    before = Picture(scene, SIZE).words
    assert lead_of(model_of(WEB, 2)) in before
    send(scene.handle, over(scene, "field/figures/clean_books/1"))
    model = model_of(WEB, 2)
    line = model.lines[row_of(model, ScoreKind.CLEAN_BOOKS)]
    words = Picture(scene, SIZE).words
    assert line.parts[1]
    assert all(part.what in words for part in line.parts[1])
    assert lead_of(model) not in words
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=(4, 400), rel=(0, 0), buttons=(0, 0, 0)))
    assert Picture(scene, SIZE).words == before


def test_a_chosen_figure_stays_until_a_press_elsewhere() -> None:
    scene = sheet(model_of(WEB, 2))
    Picture(scene, SIZE)
    press(scene, "field/figures/melded/0")
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=(4, 400), rel=(0, 0), buttons=(0, 0, 0)))
    assert SCORE_ITEMS[ScoreKind.MELDED]() in Picture(scene, SIZE).words[-60:]
    assert scene.state.model.figures
    assert scene.state.shown == FigureAt(0, 0)
    send(scene.handle, *click((4, 400)))
    assert scene.state.shown is None
    assert lead_of(model_of(WEB, 2)) in Picture(scene, SIZE).words


@pytest.mark.parametrize(("turn", "leaf"), [(pygame.K_RIGHT, Leaf.CARDS_LEFT), (pygame.K_LEFT, Leaf.EACH_FIGURE)])
def test_an_arrow_turns_the_page_under_a_figure_that_is_pointed_at(turn: int, leaf: Leaf) -> None:
    """Given the pointer on a figure, Right shows the next page and Left, before the first one, goes on showing it. The
    bug: either ended the program with a report.
    """
    scene = sheet(model_of(WEB, 2))
    Picture(scene, SIZE)
    send(scene.handle, over(scene, "field/figures/clean_books/1"), key(turn))
    assert scene.state.leaf is leaf


def test_a_finger_slides_from_figure_to_figure() -> None:
    scene = sheet(model_of(WEB, 2))
    Picture(scene, SIZE)
    figures = scene.state.model.figures
    assert figures
    wrong, right = (middle(find(scene, f"field/figures/{figures[FigureAt(row, 0)].id}/0")) for row in (0, 1))
    send(scene.handle, Event(pygame.MOUSEBUTTONDOWN, pos=wrong, button=1))
    assert scene.state.shown == FigureAt(0, 0)
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=right, rel=(0, right[1] - wrong[1]), buttons=(1, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEBUTTONUP, pos=right, button=1))
    assert scene.state.shown == FigureAt(1, 0)


def test_every_figure_can_be_walked_to_by_keys_and_is_heard() -> None:
    """Given F and the arrows alone, every figure is reached, each is told in words with its cards, arrows stop at the
    ends, Esc puts the cards away, and Enter leads on from any of them.
    """
    done: list[object] = []
    model = model_of(WEB, 2)
    scene = sheet(model, ask=done.append)
    Picture(scene, SIZE)
    assert not scene.is_spoken
    send(scene.handle, key(pygame.K_f))
    figures = scene.state.model.figures
    assert figures
    seen = {scene.state.shown: scene.message}
    for way in (pygame.K_RIGHT, pygame.K_LEFT):
        for _ in range(len(model.lines) + 2):
            send(scene.handle, key(pygame.K_DOWN if way == pygame.K_RIGHT else pygame.K_UP))
            seen[scene.state.shown] = scene.message
        send(scene.handle, key(way))
        seen[scene.state.shown] = scene.message
    for _ in range(len(model.lines) + 2):
        send(scene.handle, key(pygame.K_DOWN))
        seen[scene.state.shown] = scene.message
    send(scene.handle, key(pygame.K_RIGHT))
    for _ in range(len(model.lines) + 2):
        send(scene.handle, key(pygame.K_UP))
        seen[scene.state.shown] = scene.message
    assert set(seen) == set(figures)
    assert scene.is_spoken
    foot = FigureAt(row_of(model, ScoreKind.LEFT_IN_HAND), 1)
    for at, told in seen.items():
        assert at is not None
        assert told.startswith(f"{figures[at].title}, {model.teams[at.team].name}: ")
        assert all(part.what in told for part in figures[at].parts)
    assert "foot" in seen[foot]
    send(scene.handle, key(pygame.K_RETURN))
    assert done == [GoOn()]
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.state.shown is None
    assert not scene.is_spoken
    assert scene.form.keys_at == "button/continue"


def test_the_sum_of_the_round_comes_from_its_rows() -> None:
    model = model_of(WEB, 2)
    scene = sheet(model)
    Picture(scene, SIZE)
    press(scene, "field/figures/round/1")
    assert scene.state.model.figures
    shown = scene.state.model.figures[FigureAt(len(model.lines), 1)]
    assert sum(part.points for part in shown.parts) == shown.value == model.totals[1]
    assert [part.what for part in shown.parts] == [line.label for line in model.lines]


@pytest.mark.parametrize("name", slow_except(["score, left over of eight"], SCORED, every=8))
@pytest.mark.parametrize(
    "size", slow_except([(1280, 720)], [(1280, 720), (1920, 1080), (1366, 768), (2560, 1440)], every=3)
)
def test_every_figure_can_be_hit(name: str, size: tuple[int, int]) -> None:
    scene = SCORED[name]()
    assert isinstance(scene, RoundScoreScene)
    Picture(scene, size)
    assert scene.state.model.figures
    targets = [target for target in scene.report().targets if target.id.startswith("field/figures/")]
    assert target_faults(targets, size) == []
    assert len(targets) == len(scene.state.model.figures)
    for target in targets:
        send(scene.handle, *click(Rect(target.rect).center))
        assert scene.state.shown is not None
        shown = scene.state.model.figures[scene.state.shown]
        assert target.id == f"field/figures/{shown.id}/{scene.state.shown.team}"


def test_pointing_while_the_score_counts_changes_nothing() -> None:
    scene = RoundScoreScene(lambda: model_of(WEB, 2), lambda _: None, 1.0)
    Picture(scene, SIZE)
    send(scene.handle, over(scene, "field/figures/melded/0"))
    assert scene.state.model.figures
    assert scene.state.shown is None
    assert scene.busy
