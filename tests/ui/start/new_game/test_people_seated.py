from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace
from pygame import Event

from game.portrait_art import face_in
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.requests import BeginScorePad
from game.ui.start.new_game.dragging import FAR_ENOUGH
from game.ui.start.new_game.screen import NewGameScene
from tests.ui.drive import Picture, drag, key, middle, press, send, typed
from tests.ui.house import House
from tests.ui.opened_trays import focus, reach, seen
from tests.ui.samples import FRIDAY_EVENING, new_game_with_people, nothing, people_of_house, rule_choices

Point = tuple[int, int]


def shown(size: Point = (1280, 720)) -> NewGameScene:
    """New game with five people of the house and a computer table."""
    scene = new_game_with_people()
    Picture(scene, size)
    return scene


def at(scene: NewGameScene, id: str) -> Point:
    """The middle of a target."""
    return middle(seen(scene, id))


def names(scene: NewGameScene) -> list[str]:
    """Who sits there."""
    return [seat.name for seat in scene.state.chosen.seats]


def carry(scene: NewGameScene, start: str, end: str) -> None:
    """From one target to another, by way of a point between."""
    a, b = at(scene, start), at(scene, end)
    send(scene.handle, *drag(a, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), b))


def seat(scene: NewGameScene, name: str, chair: int) -> None:
    """Press somebody's face in the tray of a seat."""
    press(scene, f"field/portrait_{chair}")
    if any(target.id == "button/everybody" for target in scene.report().targets):
        press(scene, "button/everybody")
    faces = [target for target in scene.report().targets if target.id.startswith("person/")]
    press(scene, next(target.id for target in faces if target.label.partition(":")[0] == name))
    press(scene, "button/done")


def test_two_chairs_are_swapped_by_dragging_one_on_the_other() -> None:
    scene = shown()
    looks = [seat.look for seat in scene.state.chosen.seats]
    carry(scene, "field/portrait_0", "field/portrait_2")
    assert names(scene) == ["Rosa", "Walt", "You", "June"]
    assert [seat.look for seat in scene.state.chosen.seats] == looks
    assert scene.report().message == "You and Rosa swapped seats."


@pytest.mark.parametrize("by_keys", [False, True])
def test_two_at_the_table_are_swapped_in_the_tray_of_a_seat(by_keys: bool) -> None:
    scene = shown()
    looks = list(scene.state.faces)
    if by_keys:
        focus(scene, "field/portrait_0")
        assert scene.form.keys_at == "field/portrait_0"
        send(scene.handle, key(pygame.K_RETURN))
        assert scene.form.keys_at == "people"
        told = [target.label for target in scene.report().targets if target.id.startswith("person/")]
        faces = [label.partition(":")[0] for label in told]
        send(scene.handle, *[key(pygame.K_RIGHT)] * faces.index("June"), key(pygame.K_RETURN))
    else:
        seat(scene, "June", 0)
    assert names(scene) == ["June", "Walt", "Rosa", "You"]
    assert list(scene.state.faces) == [looks[3], looks[1], looks[2], looks[0]]


def test_a_drop_that_means_nothing_changes_nothing() -> None:
    scene = shown()
    before = scene.state.chosen
    face = at(scene, "field/portrait_1")
    send(scene.handle, *drag(face, (face[0] + 40, face[1]), (face[0] + 2, face[1])))
    send(scene.handle, *drag(face, (600, 300), (2, 719)))
    send(scene.handle, *drag(face, (600, 300), let_go=False), key(pygame.K_ESCAPE))
    send(scene.handle, Event(pygame.MOUSEBUTTONUP, pos=at(scene, "field/portrait_3"), button=1))
    assert scene.state.chosen == before
    send(scene.handle, *drag(face, (face[0] + FAR_ENOUGH - 1, face[1])))
    assert (scene.state.tray, scene.state.chosen) == (1, before)
    Picture(scene, (1280, 720))


def test_a_face_that_is_let_go_on_its_own_chair_was_pressed() -> None:
    scene = shown()
    face = at(scene, "field/portrait_1")
    send(scene.handle, *drag(face, (face[0] + 20, face[1]), (face[0] + 12, face[1])))
    assert scene.state.tray == 1


def test_no_words_at_the_pointer_lie_on_what_is_carried() -> None:
    scene = shown()
    send(scene.handle, *drag(at(scene, "field/portrait_0"), (600, 300), at(scene, "field/portrait_2"), let_go=False))
    scene.update(2.0)
    assert scene.form.tipped is None
    before = Picture(scene, (1280, 720)).surface.copy()
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=(600, 650), rel=(0, 0), buttons=(1, 0, 0)))
    after = Picture(scene, (1280, 720)).surface
    x, y = pygame.Rect(seen(scene, "field/portrait_2").rect).midright
    assert any(before.get_at((x + by, y)) != after.get_at((x + by, y)) for by in range(-2, 12))


def test_who_joins_from_players_sits_with_the_usual_partner_or_last() -> None:
    state = shown().state
    two = state.joined_by(SeatChoice("Ida", True)).joined_by(SeatChoice("Tom", True))
    assert [seat.name for seat in two.chosen.seats] == ["Ida", "Walt", "Tom", "June"]
    full = state.choosing(seats=tuple(SeatChoice(name, True) for name in ("Ida", "Tom", "Ruth", "Gus")))
    five = full.joined_by(SeatChoice("Clara", True))
    assert [seat.name for seat in five.chosen.seats] == ["Ida", "Tom", "Ruth", "Clara"]
    assert [one.name for one in five.waiting] == ["Gus"]


def test_everything_goes_by_keys() -> None:
    scene = shown()
    seat(scene, "Tom", 1)
    focus(scene, "field/portrait_1")
    send(scene.handle, key(pygame.K_DOWN, pygame.KMOD_SHIFT))
    assert (names(scene)[2], scene.report().focus) == ("Tom", "field/portrait_2")
    send(scene.handle, key(pygame.K_4))
    assert (names(scene)[3], scene.report().focus) == ("Tom", "field/portrait_3")
    send(scene.handle, key(pygame.K_DELETE))
    assert "Tom" not in names(scene)
    assert scene.report().focus == "field/portrait_3"
    send(scene.handle, key(pygame.K_8))
    assert len(scene.state.chosen.seats) == 4


def test_the_ring_stays_where_a_kind_was_changed() -> None:
    scene = shown()
    focus(scene, "field/kind_2")
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.chosen.seats[2].human
    assert scene.report().focus == "field/kind_2"


def test_last_friday_comes_back_with_one_click() -> None:
    scene = shown()
    focus(scene, "field/seat_0")
    send(scene.handle, *typed("Gus"))
    assert "Ida & Ruth against Tom & Paul, Couples." in " ".join(Picture(scene, (1280, 720)).words)
    reach(scene, "button/repeat")
    assert (scene.state.chosen.rules, scene.state.chosen.shape) == ("couples", "4:2v2")
    assert names(scene) == ["Ida", "Tom", "Ruth", "Paul"]
    assert all(seat.human for seat in scene.state.chosen.seats)
    assert [one.name for one in scene.state.waiting if one.human] == ["Gus"]
    assert not any(target.id == "button/repeat" for target in scene.report().targets)
    assert any(target.label == "Gus: no seat yet" for target in scene.report().targets)


def test_an_evening_with_real_cards_comes_back_as_one() -> None:
    asked: list[object] = []
    pad = replace(FRIDAY_EVENING, real_cards=True, has_rules=False, new=replace(FRIDAY_EVENING.new, rules=""))
    start = new_game_with_people().state.chosen
    scene = NewGameScene(rule_choices(), start, asked.append, house=people_of_house(("Ida",)), evenings=[pad])
    Picture(scene, (1280, 720))
    reach(scene, "button/repeat")
    assert scene.state.chosen.rules == start.rules
    reach(scene, "button/start")
    (request,) = asked
    assert isinstance(request, BeginScorePad)
    assert [seat.name for seat in request.new.seats] == ["Ida", "Tom", "Ruth", "Paul"]


def test_players_without_a_name_stay_at_the_score_pad() -> None:
    unnamed = (*FRIDAY_EVENING.new.seats[:2], SeatChoice("Player 3", True), SeatChoice("Player 4", True))
    pad = replace(FRIDAY_EVENING, real_cards=True, new=replace(FRIDAY_EVENING.new, seats=unnamed))
    start = new_game_with_people().state.chosen
    state = NewGameScene(rule_choices(), start, nothing, evenings=[pad]).state.repeated(pad)
    assert [seat.name for seat in state.chosen.seats] == ["Ida", "Tom", "Player 3", "Player 4"]
    at_screen = state.turned_to_real_cards()
    for shape in ("4:2v2", "8:4v4"):
        table = at_screen.choosing_shape(shape)
        assert [seat.name for seat in table.everyone if seat.human] == ["Ida", "Tom"]


def test_a_person_named_like_a_computer_player_leaves_nobody_at_the_score_pad() -> None:
    start = new_game_with_people().state.chosen
    state = NewGameScene(rule_choices(), start, nothing, real_cards=True).state
    at_screen = state.sat_down(SeatChoice("Rosa", True), 1).turned_to_real_cards()
    assert [seat.name for seat in at_screen.chosen.seats if seat.human] == ["You", "Rosa"]
    assert len({seat.name for seat in at_screen.chosen.seats}) == 4


def test_the_chip_of_the_first_dealer_goes_round() -> None:
    """Given real cards, the chip is dragged to a chair, pressed to pass on, and moved by the arrows; let go beside the
    table it stays.
    """
    start = new_game_with_people().state.chosen
    scene = NewGameScene(rule_choices(), start, nothing, real_cards=True)
    Picture(scene, (1280, 720))
    carry(scene, "field/dealer", "field/portrait_2")
    assert seen(scene, "field/dealer").label == "First dealer: Player 3"
    send(scene.handle, *drag(at(scene, "field/dealer"), (700, 300), (2, 719)))
    assert scene.state.chosen.dealer == 2
    for dealer in (3, 0):
        press(scene, "field/dealer")
        assert scene.state.chosen.dealer == dealer
    scene.form.focus_id("field/dealer")
    send(scene.handle, key(pygame.K_RIGHT))
    assert scene.state.chosen.dealer == 1


def test_a_typed_name_of_the_house_brings_its_face() -> None:
    scene = shown()
    focus(scene, "field/seat_0")
    send(scene.handle, *typed("ruth"))
    look = people_of_house(("", "", "Ruth"))[2].look
    assert scene.state.chosen.seats[0].look == look
    assert [face_in(one) for one in scene.state.faces].count(face_in(look)) == 1
    send(scene.handle, *typed("x"))
    assert scene.state.chosen.seats[0].look is None
    press(scene, "button/done")
    seat(scene, "Ida", 3)
    focus(scene, "field/seat_3")
    send(scene.handle, key(pygame.K_END), *typed("xy"))
    assert (scene.state.chosen.seats[3].name, scene.state.chosen.seats[3].look) == ("Idaxy", None)


def test_who_is_renamed_keeps_the_chair() -> None:
    start: NewGame = new_game_with_people().state.chosen
    house = people_of_house(("Ida", "Tom"))
    scene = NewGameScene(rule_choices(), start, nothing, house=house)
    Picture(scene, (1280, 720))
    seat(scene, "Ida", 0)
    scene.take_house((replace(house[0], name="Ida Berg", face=9), house[1]))
    assert (names(scene)[0], scene.state.chosen.seats[0].look) == ("Ida Berg", 9)


def test_enter_after_a_name_shows_the_table_and_the_next_one_starts(open_house: Callable[..., House]) -> None:
    house = open_house().at_title()
    house.press("button/new_game", "button/partner", "button/new_face")
    house.write("Bob")
    house.key("return")
    assert house.look().find("button/done") is None
    house.key("return", settles=True)
    assert house.game.match.header.seats[2].name == "Bob"
