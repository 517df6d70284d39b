from itertools import product

import pytest
from msgspec.structs import replace
from pygame import Color, Rect, Surface

from game.engine.table.board import Phase
from game.messages.functions import tour as say
from game.messages.language import Message
from game.toolkit.drawing.theme import GOLD
from game.toolkit.widgets import Button
from game.ui.system.help.screen import TourScene, TourStop, whose_turn
from tests.build import my_view, table
from tests.ui.drive import Picture, click, find, kit_at, middle, send
from tests.ui.samples import nothing


@pytest.mark.parametrize(
    ("phase", "me", "told"),
    [
        (Phase.PLAY, 0, "It's your turn: two things to do"),
        (Phase.PLAY, 1, "Ida is playing: what you can do meanwhile"),
        (Phase.PLAY, None, "Ida is playing: what you can do meanwhile"),
        (Phase.ENDED, 0, "The round is over"),
    ],
)
def test_help_says_whose_turn_it_is(phase: Phase, me: int | None, told: str) -> None:
    board = replace(my_view(table("4C", phase="play")).board, phase=phase)
    assert whose_turn(board, ["Ida", "Walt", "Rosa", "June"], me, 2) == told


@pytest.mark.parametrize("at", [(130, 505), (1150, 505), (20, 110), (1240, 730)])
def test_the_words_of_a_stop_are_inside_the_rim_of_the_table(at: tuple[int, int]) -> None:
    kit = kit_at((1366, 768))
    scene = TourScene([TourStop((*at, 100, 30), say.new_game)], Surface(kit.size), nothing)
    pieces = [piece for piece in scene.content(kit).place(kit, Rect((0, 0), kit.size)) if piece.widget is None]
    line = kit.theme.u(26)
    inside = Rect((0, 0), kit.size).inflate(-2 * line, -2 * line)
    assert pieces
    assert all(inside.contains(piece.rect) for piece in pieces)


def test_what_goes_on_is_on_the_paper_that_is_read() -> None:
    """The bug: the words stood beside their control, and Next at the other end of the window."""
    stops = [TourStop((*at, 100, 30), say.new_game) for at in ((20, 110), (1150, 505), (1240, 700))]
    scene = TourScene(stops, Surface((1366, 768)), nothing)
    kit = kit_at((1366, 768))
    for at in range(2):
        scene.set_state(at=at)
        pieces = [*scene.content(kit).place(kit, Rect((0, 0), kit.size))]
        sheet = next(piece.rect for piece in pieces if piece.widget is None)
        widgets = (
            piece for piece in pieces if isinstance(piece.widget, Button) and piece.widget.label == say.next_one()
        )
        assert [sheet.contains(piece.rect) for piece in widgets] == [True]


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("words", [(say.menu,) * 5, (say.take, say.menu, say.foot, say.sound, say.hint)])
def test_next_stays_in_one_place_off_the_ring(size: tuple[int, int], words: tuple[Message, ...]) -> None:
    """The bug: the paper and its Next jumped from corner to corner with the ring. Given controls at every edge and one
    in the middle, it moves for that alone, and never covers the ring.
    """
    width, height = size
    places = [(width - 160, height // 2), (20, 110), (width - 160, height - 80), (20, height - 160)]
    places.insert(2, (width // 2 - 50, height // 2))
    stops = [TourStop((*at, 100, 30), said) for at, said in zip(places, words, strict=True)]
    scene, kit = TourScene(stops, Surface(size), nothing), kit_at(size)
    found = []
    for at, stop in enumerate(stops):
        scene.set_state(at=at)
        pieces = [*scene.content(kit).place(kit, Rect((0, 0), kit.size))]
        sheet = next(piece.rect for piece in pieces if piece.widget is None)
        assert not sheet.colliderect(Rect(stop.rect))
        found.append(next(piece.rect.topleft for piece in pieces if isinstance(piece.widget, Button)))
    assert len({*found}) <= 2
    assert len({*found[:2], *found[3:]}) == 1


def test_the_words_point_at_what_they_are_about_and_can_be_gone_back_to() -> None:
    """The bugs: the paper stood at the other end of the window and pointed at nothing; who had pressed Next too early
    found no way back but a key. The first stop has none, and Next stays where it is.
    """
    stops = [TourStop((*at, 100, 30), say.new_game) for at in ((20, 110), (1150, 505), (1240, 700))]
    scene, size = TourScene(stops, Surface((1366, 768)), nothing), (1366, 768)
    scene.resize(kit_at(size))
    assert "button/step_back" not in {target.id for target in scene.report().targets}
    for at in range(3):
        scene.set_state(at=at)
        surface = Picture(scene, size).surface
        ring = Rect(stops[at].rect).inflate(40, 40)
        sheet = scene._place(kit_at(size))
        gold = [p for p in product(range(0, 1366, 2), range(0, 768, 2)) if surface.get_at(p)[:3] == Color(GOLD)[:3]]
        assert [p for p in gold if not ring.collidepoint(p) and not sheet.collidepoint(p)]
    send(scene.handle, *click(middle(find(scene, "button/step_back"))))
    assert scene.state.at == 1
