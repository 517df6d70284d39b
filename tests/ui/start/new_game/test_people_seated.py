"""People of the house in New game: dragged, pressed and sent by keys to chairs; an evening again with one click."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.messages.functions import people as say_people
from game.messages.person import Person
from game.portrait_art import face_in
from game.sentences.grammar import seat_person
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.requests import BeginScorePad, ShowPeople
from game.ui.start.new_game.dragging import FAR_ENOUGH
from game.ui.start.new_game.screen import NewGameScene
from tests.ui.drive import Picture, drag, key, middle, press, send, typed
from tests.ui.every_screen import EVERY
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_face_is_dragged_to_a_chair(size: Point) -> None:
    """Given Ruth carried from the list to the fourth chair, she sits there with her face, June does not, and it is said
    for those who listen; the list says so, too.
    """
    scene = shown(size)
    carry(scene, "person/2", "field/portrait_3")
    assert names(scene) == ["You", "Walt", "Rosa", "Ruth"]
    assert scene.state.chosen.seats[3].look == people_of_house(("", "", "Ruth"))[2].look
    assert scene.report().message == "Ruth takes seat 4, partnering Walt."
    assert seen(scene, "person/2").label == "Ruth: sits on the right"


def test_two_chairs_are_swapped_by_dragging_one_on_the_other() -> None:
    """Given a face carried to another chair, both change, and no face is turned."""
    scene = shown()
    looks = [seat.look for seat in scene.state.chosen.seats]
    carry(scene, "field/portrait_0", "field/portrait_2")
    assert names(scene) == ["Rosa", "Walt", "You", "June"]
    assert [seat.look for seat in scene.state.chosen.seats] == looks
    assert scene.report().message == "You and Rosa swapped seats."


def test_chairs_are_changed_by_presses_alone() -> None:
    """Given Swap seats, a press on one face and one on another changes their chairs and turns no face, as often as
    somebody likes; a press on the same face lets it go, and after Done a press opens the seat again.
    """
    scene = shown()
    looks = [seat.look for seat in scene.state.chosen.seats]
    reach(scene, "button/change_chairs")
    for one, other in ((0, 2), (1, 1), (1, 3)):
        reach(scene, f"field/portrait_{one}")
        assert scene.report().message == say_people.first_picked(seat_person(names(scene), one))
        reach(scene, f"field/portrait_{other}")
    assert names(scene) == ["Rosa", "June", "You", "Walt"]
    assert sorted(map(str, looks)) == sorted(str(seat.look) for seat in scene.state.chosen.seats)
    reach(scene, "button/change_chairs")
    reach(scene, "field/portrait_0")
    assert names(scene) == ["Rosa", "June", "You", "Walt"]
    assert scene.state.tray == 0


def test_somebody_takes_a_chosen_chair_by_presses_alone() -> None:
    """Given Swap seats, somebody on the list and then a face, or the other way round, sits there; Esc ends it and
    leaves the screen as it is.
    """
    scene = shown()
    reach(scene, "button/change_chairs")
    reach(scene, "person/2")
    reach(scene, "field/portrait_3")
    assert names(scene)[3] == "Ruth"
    reach(scene, "field/portrait_1")
    reach(scene, "person/1")
    assert names(scene)[1] == "Tom"
    send(scene.handle, key(pygame.K_ESCAPE))
    assert seen(scene, "button/change_chairs").label == say_people.change_chairs()


def test_a_chair_that_is_gone_is_no_longer_picked() -> None:
    """Given the last of six faces pressed as the first of two, a table for four asks for two faces again."""
    scene = shown()
    for id_ in ("button/6:2v2v2", "button/change_chairs", "field/portrait_5", "button/4:2v2"):
        reach(scene, id_)
    press(scene, "button/done")
    assert say_people.how_to_change() in Picture(scene, (1280, 720)).words
    press(scene, "field/portrait_0")
    assert scene.report().message == say_people.first_picked(Person("You", is_you=True))


def test_keys_change_chairs_by_two_presses_too() -> None:
    """Given Swap seats by keys, Enter on one face and on another changes them, with the ring where it was."""
    scene = shown()
    focus(scene, "button/change_chairs")
    send(scene.handle, key(pygame.K_RETURN))
    for chair in (0, 3):
        focus(scene, f"field/portrait_{chair}")
        send(scene.handle, key(pygame.K_RETURN))
    assert names(scene) == ["June", "Walt", "Rosa", "You"]
    assert scene.form.focused is not None
    assert scene.form.focused.id == "field/portrait_3"


def test_a_drop_that_means_nothing_changes_nothing() -> None:
    """Given a face let go on its own chair, beside everything, or after Esc, everybody sits as before; a press that
    hardly moves is a press.
    """
    scene = shown()
    before = scene.state.chosen
    face = at(scene, "field/portrait_1")
    send(scene.handle, *drag(face, (face[0] + 40, face[1]), (face[0] + 2, face[1])))
    send(scene.handle, *drag(face, (600, 300), (2, 719)))
    send(scene.handle, *drag(face, (600, 300), let_go=False), key(pygame.K_ESCAPE))
    send(scene.handle, Event(pygame.MOUSEBUTTONUP, pos=at(scene, "field/portrait_3"), button=1))
    row = at(scene, "person/0")
    send(scene.handle, *drag(row, (row[0], row[1] + 200)))
    assert scene.state.chosen == before
    send(scene.handle, *drag(face, (face[0] + FAR_ENOUGH - 1, face[1])))
    assert (scene.state.tray, scene.state.chosen) == (1, before)
    Picture(scene, (1280, 720))


def test_no_words_at_the_pointer_lie_on_what_is_carried() -> None:
    """Given a face that rests over another while it is carried, nothing is said of that other one; where it would go is
    lit.
    """
    scene = shown()
    send(scene.handle, *drag(at(scene, "person/0"), (600, 300), at(scene, "field/portrait_2"), let_go=False))
    scene.update(2.0)
    assert scene.form.tipped is None
    before = Picture(scene, (1280, 720)).surface.copy()
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=(600, 650), rel=(0, 0), buttons=(1, 0, 0)))
    after = Picture(scene, (1280, 720)).surface
    x, y = pygame.Rect(seen(scene, "field/portrait_2").rect).midright
    assert any(before.get_at((x + by, y)) != after.get_at((x + by, y)) for by in range(-2, 12))


def test_a_chair_is_given_up_by_dragging_its_face_to_the_people() -> None:
    """Given Ida in a chair, carried back to the list, the computer player of before sits there again."""
    scene = shown()
    carry(scene, "person/0", "field/portrait_2")
    assert names(scene)[2] == "Ida"
    carry(scene, "field/portrait_2", "person/4")
    assert names(scene)[1:] == ["Walt", "Rosa", "June"]
    assert scene.report().message == "Ida leaves seat 3, and Rosa takes it."


def test_a_press_seats_somebody_beside_the_usual_partner_or_lets_them_get_up() -> None:
    """Given Ida, who sits in front as a rule, and Tom, whose partner she is, two presses seat them opposite each other;
    a third lets Ida get up.
    """
    scene = shown()
    reach(scene, "person/0")
    reach(scene, "person/1")
    assert names(scene) == ["Ida", "Walt", "Tom", "June"]
    reach(scene, "person/0")
    assert names(scene)[2] == "Tom"
    assert not scene.state.chosen.seats[0].human


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_seat_that_a_press_would_give_is_marked_before(by_keys: bool) -> None:
    """Given the pointer, or the ring, on Tom, whose partner sits already, the seat opposite her is marked; given it on
    a computer player, who has no usual seat, none is.
    """
    scene = shown()
    reach(scene, "person/0")
    for number, marked in ((1, [2]), (9, [])):
        if by_keys:
            focus(scene, "people")
            send(scene.handle, key(pygame.K_HOME), *[key(pygame.K_RIGHT)] * number)
        else:
            send(
                scene.handle,
                Event(pygame.MOUSEMOTION, pos=at(scene, f"person/{number}"), rel=(0, 0), buttons=(0, 0, 0)),
            )
        Picture(scene, (1280, 720))
        assert [n for n, chair in enumerate(scene._chairs) if chair.is_picked] == marked


def test_where_nobody_need_get_up_is_said() -> None:
    """Given four people with names, the fifth who is pressed gets no chair, and reads and hears why, until something
    else is done.
    """
    scene = shown()
    reach(scene, "button/repeat")
    assert len([target for target in scene.report().targets if target.id.startswith("person/")]) >= 5
    reach(scene, "person/4")
    told = scene.report().message
    assert told.startswith("Every seat is taken.")
    assert told[:20] in " ".join(Picture(scene, (1280, 720)).words)
    carry(scene, "person/4", "field/portrait_0")
    assert names(scene)[0] == "Clara"
    assert told[:20] not in " ".join(Picture(scene, (1280, 720)).words)


def test_everything_goes_by_keys() -> None:
    """Given the list with the ring, a digit seats whoever it is on; with the ring on a face, Shift and an arrow carry
    it on, a digit swaps, Delete gives the chair up. The ring goes with the face.
    """
    scene = shown()
    focus(scene, "people")
    send(scene.handle, key(pygame.K_RIGHT), key(pygame.K_2))
    assert names(scene)[1] == "Tom"
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
    """Given a seat that becomes a person's by the keys, the ring is still on it, though all seats are made anew."""
    scene = shown()
    focus(scene, "field/kind_2")
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.chosen.seats[2].human
    assert scene.report().focus == "field/kind_2"


def test_last_friday_comes_back_with_one_click() -> None:
    """Given an evening of four by Couples, one press brings people, seats and rules back; then there is nothing to
    bring back, and who sat there without being of that evening waits.
    """
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
    """Given an evening at the score pad, its click leads there; with rules that are gone, those chosen stay."""
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
    """Given an evening with real cards of two people with names and two without: back at the screen those two are
    computer players, also at a larger table.
    """
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
    """Given real cards and somebody called Rosa, as a computer player was before: back at the screen Rosa is the only
    other person, and the computer player has another name.
    """
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


def test_an_evening_at_the_screen_comes_back_with_real_cards() -> None:
    """Given the score pad's page, an evening that was played at the screen brings people, seats and rules back, and the
    page stays that of the pad; then there is nothing more to bring back.
    """
    asked: list[object] = []
    house, start = people_of_house(("Ida", "Tom")), new_game_with_people().state.chosen
    scene = NewGameScene(rule_choices(), start, asked.append, real_cards=True, house=house, evenings=[FRIDAY_EVENING])
    Picture(scene, (1280, 720))
    reach(scene, "button/repeat")
    assert not any(target.id == "button/repeat" for target in scene.report().targets)
    assert scene.form.keys_at == "button/start"
    reach(scene, "button/start")
    (request,) = asked
    assert isinstance(request, BeginScorePad)
    assert (request.new.rules, request.new.shape) == ("couples", "4:2v2")
    assert [seat.name for seat in request.new.seats] == ["Ida", "Tom", "Ruth", "Paul"]


@pytest.mark.parametrize("has_rules", [True, False])
def test_an_evening_comes_back_at_its_own_table(has_rules: bool) -> None:
    """Given an evening of three at rules made for other numbers, or at rules that are gone, it comes back as it was."""
    three = replace(FRIDAY_EVENING.new, shape="3:solo", seats=FRIDAY_EVENING.new.seats[:3])
    start = new_game_with_people().state.chosen
    evening = replace(FRIDAY_EVENING, has_rules=has_rules, new=three)
    scene = NewGameScene(rule_choices(), start, nothing, evenings=[evening])
    Picture(scene, (1280, 720))
    reach(scene, "button/repeat")
    assert scene.state.chosen.shape == "3:solo"
    assert names(scene) == ["Ida", "Tom", "Ruth"]


def test_leaving_a_chair_out_forgets_nobody() -> None:
    """Given four people and a table for two, the two without a chair are on the list, and sit down again, in their
    chairs, at a table for four.
    """
    scene = shown()
    reach(scene, "button/repeat")
    Picture(scene, (1280, 720))
    reach(scene, "button/2:solo")
    assert names(scene) == ["Ida", "Tom"]
    reach(scene, "button/4:2v2")
    assert names(scene) == ["Ida", "Tom", "Ruth", "Paul"]


def test_a_typed_name_of_the_house_brings_its_face() -> None:
    """Given Ruth's name typed at a seat that a person has, Ruth's face is there; a computer with that face gets
    another.
    """
    scene = shown()
    focus(scene, "field/seat_0")
    send(scene.handle, *typed("ruth"))
    look = people_of_house(("", "", "Ruth"))[2].look
    assert scene.state.chosen.seats[0].look == look
    assert [face_in(one) for one in scene.state.faces].count(face_in(look)) == 1
    send(scene.handle, *typed("x"))
    assert scene.state.chosen.seats[0].look is None
    press(scene, "button/done")
    carry(scene, "person/0", "field/portrait_3")
    focus(scene, "field/seat_3")
    send(scene.handle, key(pygame.K_END), *typed("xy"))
    assert (scene.state.chosen.seats[3].name, scene.state.chosen.seats[3].look) == ("Idaxy", None)


def test_the_way_to_the_people_is_asked_for() -> None:
    """The button below the list leads there; whoever is renamed there keeps the chair under the new name."""
    asked: list[object] = []
    start: NewGame = new_game_with_people().state.chosen
    house = people_of_house(("Ida", "Tom"))
    scene = NewGameScene(rule_choices(), start, asked.append, house=house)
    Picture(scene, (1280, 720))
    reach(scene, "button/people")
    assert asked == [ShowPeople()]
    reach(scene, "person/0")
    scene.take_house((replace(house[0], name="Ida Berg", face=9), house[1]))
    assert (names(scene)[0], scene.state.chosen.seats[0].look) == ("Ida Berg", 9)


def test_every_face_of_a_usual_evening_is_in_sight() -> None:
    """Given the players of the house and the usual computer players on a laptop, no face has to be looked for below
    a scroll bar, and neither has the place of a new one.
    """
    scene = EVERY["new game, people"]()
    Picture(scene, (1366, 768))
    ids = {target.id for target in scene.report().targets}
    assert {"person/0", "person/12", "button/new_face"} <= ids
