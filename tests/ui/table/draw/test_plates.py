"""The plates of the seats and what is said above the buttons, read from pictures of whole tables."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.image import tobytes

from game.messages.functions import table as say_table, turns_ahead as say_turns
from game.messages.person import Person
from game.toolkit.drawing.paint import Paint
from game.turn.spots import SeatPlate
from game.ui.shared.people import portraits
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.picture import cloth_parts
from game.ui.table.draw.plates import Plate, draw_plate
from game.ui.table.draw.rival_columns import draw_column
from game.ui.table.draw.rival_lines import LineLook, draw_seat_on_line
from game.ui.table.memo import Memo
from game.ui.table.screen import TableScene
from tests.build import WEB, table, there
from tests.slow import slow_except
from tests.ui.drive import Picture, kit_at
from tests.ui.every_screen import EVERY, table as shown_table
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import Sitting


def test_all_names_on_plates_are_in_letters_of_one_size() -> None:
    """Beside a "Bartholomew" that hardly has room, and a partner whose plate is wider."""
    names = {"Anna", "Wilhelmina", "Bartholomew", "Gwendolyn", "Christopher", "Friederike", "Jean"}
    for sample in ("table 8-2v2v2v2, mid-round", "table 4-2v2, mid-round"):
        seen = [drawn for drawn in Picture(EVERY[sample](), (1280, 720)).texts if drawn.text in names]
        assert len(seen) >= 3
        apart = [
            drawn for drawn in seen if drawn.text != "Gwendolyn" or "8" not in sample
        ]  # a partner is not on a line
        assert len({drawn.px for drawn in apart}) == 1, sample


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_your_turn_has_one_place_whatever_is_offered(size: tuple[int, int]) -> None:
    """In the column of the buttons, above all of them."""
    places = []
    for chosen in ((), (0,), (1, 2, 3)):
        scene = shown_table("8-2v2v2v2", "KC QC QH QD 5C", melds=("KS KH KD",), chosen=chosen)
        prompt = next(Rect(drawn.rect) for drawn in Picture(scene, size).texts if drawn.text == "Your turn")
        shown = {target.id: Rect(target.rect) for target in scene.report().targets}
        buttons = [shown[id] for id in ("button/meld", "button/discard") if id in shown]
        assert all(prompt.bottom <= button.top for button in buttons)
        places.append(prompt)
    assert len({place.center for place in places}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_rivals_of_four_pairs_are_in_their_panels(size: tuple[int, int]) -> None:
    """And the partner in the band of both: elsewhere nobody saw whose partner she was."""
    scene = EVERY["table 8-2v2v2v2, mid-round"]()
    Picture(scene, size)
    assert isinstance(scene, TableScene)
    layout = scene.state.layout
    for spot, plate in layout.hits.items():
        if isinstance(spot, SeatPlate):
            assert layout.bands[spot.seat % 4].ground.contains(plate)


@pytest.mark.parametrize(("mover", "following"), [(0, 1), (3, 4), (6, 7), (7, None)])
def test_four_pairs_show_who_plays_next(mover: int, following: int | None) -> None:
    """Given plates that lie team by team, the portrait of the next player says so; nobody's, if that is the viewer."""
    sitting = Sitting(table(hand="KC 8H", seat=mover, players=8, teams=4), (1366, 768))
    parts = cloth_parts(kit_at((1366, 768)), sitting.scene.state.layout, sitting.scene.frames.scenery, Memo())
    plates = [part.given for part in parts if part.how in (draw_plate, draw_seat_on_line)]
    there = sitting.scene.state.places.rect("Seat", following) if following is not None else None
    assert [rect for rect, plate, *_ in plates if isinstance(plate, Plate) and plate.is_next] == (
        [there] if there is not None else []
    )
    texts = Picture(sitting.scene, (1366, 768)).texts
    words = [Rect(drawn.rect) for drawn in texts if drawn.text in (say_table.is_partner(), "next", "Olga")]
    assert all(not one.colliderect(other) for one, other in combinations(words, 2))


@pytest.mark.parametrize(("players", "teams"), [(4, 2), (5, 5), (6, 2), (8, 2), (8, 4), (8, 8)])
def test_can_go_out_takes_nothing_from_a_face(players: int, teams: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who could go out had no face at eight, and one a third as large as the others' at other tables; alone,
    the words took the place of this round's points.
    """
    faces: list[Rect] = []
    monkeypatch.setattr(
        portraits, "draw", lambda paint, to, look, team, at, side, *_: faces.append(Rect(at, (side, side)))
    )
    book = "KC KD KH KS KC KD KH", "8C 8D 8H 8S 8C 8D 2H"
    foot = tuple(range(1, players, teams))
    now = table(hand="KC 8H", hands={1: "4C 9D"}, players=players, teams=teams, their_melds=book, played_foot=foot)
    sitting = Sitting(now, (1366, 768))
    texts = Picture(sitting.scene, (1366, 768)).texts
    assert [drawn for drawn in texts if drawn.text == "may go out"]
    if players == 8:  # all are true, and all have room
        assert [drawn for drawn in texts if drawn.text in ("in foot", "foot")] or teams == 8
        assert [drawn for drawn in texts if drawn.text == "next"]
    if teams == 8:
        assert [drawn for drawn in texts if drawn.text.startswith("+") and drawn.rect[1] < 300]
    assert len({face.center for face in faces}) == players - 1
    own = sitting.scene.state.places.rect("MeldBand")  # a partner in it has a place of its own
    assert len({face.w for face in faces if not own.contains(face)}) == 1


def test_signs_are_in_the_line_below_the_counts() -> None:
    """At eight in two teams: what somebody may do next is where the others' last turns are, so it never moves the
    number of cards.
    """
    sitting = Sitting(crowded("8-4v4"), (1366, 768))
    texts = Picture(sitting.scene, (1366, 768)).texts
    below = [drawn for drawn in texts if drawn.text in ("next", "may go out")]
    assert len(below) == 2
    assert len({Rect(drawn.rect).centery // 4 for drawn in below}) == 1


@pytest.mark.parametrize("interface", [100, 120, 150])
def test_the_line_below_a_plate_is_there_in_a_large_interface(interface: int) -> None:
    """At eight in two teams, six discarded and one may go out: the line disappeared where its letters were too high."""
    sitting = Sitting(crowded("8-4v4"), (1366, 768))
    texts = Picture(sitting.scene, (1366, 768), Preferences(interface=interface)).texts
    assert {"next", "may go out"} <= {drawn.text for drawn in texts}


def test_where_a_rivals_cards_are_is_beside_what_that_rival_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one of four pairs who plays from a phone and may go out: the sign of the phone was under that."""
    signs: list[Rect] = []
    monkeypatch.setattr(
        Paint, "icon", lambda paint, to, name, at, side, *_: signs.append(Rect(0, 0, side, side).move_to(center=at))
    )
    sitting = Sitting(crowded("8-2v2v2v2"), (1366, 768))
    alert = next(Rect(one.rect) for one in Picture(sitting.scene, (1366, 768)).texts if one.text == "may go out")
    plate = replace(sitting.scene.frames.scenery.plates[1], sign="phone")
    signs.clear()
    look = LineLook(True, 28, 34, 60)
    draw_seat_on_line(
        kit_at((1366, 768)), Surface((1366, 768)), sitting.scene.state.places.rect("Seat", 1), plate, look, (), (0, 900)
    )
    assert signs
    assert alert.collidelist(signs) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("players", "teams"), [(6, 3), (8, 4), (6, 6), (8, 8)])
def test_the_red_threes_of_rivals_on_lines_are_seen(players: int, teams: int, size: tuple[int, int]) -> None:
    """Given rivals with as many melds as there are, and many points, their red threes are on the line or in the column
    as well, over no meld and no score; nobody saw them.
    """
    rules, melds = replace(WEB, red_threes="lay_down"), tuple(f"{rank}C {rank}S {rank}H" for rank in "456789TJQKA")
    laid, totals = ("3H 3D", "3H 3H 3D 3D", "3D", "3D", *4 * ("3H",))[:teams], (12_345,) * teams
    now = table(
        rules=rules, stock="4D 5D", players=players, teams=teams, red_threes=laid, their_melds=melds, totals=totals
    )
    sitting = Sitting(now, size)
    texts, layout = Picture(sitting.scene, size).texts, sitting.scene.state.layout
    places = [there(layout.bands[team].threes) for team in range(1, teams)]
    assert "×4" in [drawn.text for drawn in texts if places[0].contains(drawn.rect)]
    others = [drawn for drawn in texts if drawn.text in ("A", "K", "Q", "J", "12,345") or drawn.text[0] == "+"]
    assert [drawn.text for drawn in others].count("12,345") == teams
    assert not [drawn for drawn in others if Rect(drawn.rect).collidelist(places) >= 0]


PLATES = (draw_plate, draw_seat_on_line, draw_column)
LONG = ("You", "Wilhelmina", "Rosa", "June", "Olga", "Bartholomew", "Ida", "Max")


@pytest.mark.parametrize("interface", [100, 120, 150])
@pytest.mark.parametrize("size", slow_except([(1024, 600)], [(1024, 600), (1280, 720), (1366, 768), (1920, 1080)]))
@pytest.mark.parametrize("held", ["KC 8H", "4C 5S 6C 8S 9D TD JD KH 4C 5S 6C 8S 9D", "KC QD in foot"])
def test_who_plays_next_is_said_beside_the_face(
    held: str, size: tuple[int, int], interface: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given four pairs, a long name, few cards or many, a hand or a foot: the word is whole and on no face, and half of
    the name is left at least; it lay on the face of the one it spoke of.
    """
    faces: list[Rect] = []
    monkeypatch.setattr(
        portraits, "draw", lambda paint, to, look, team, at, side, *_: faces.append(Rect(at, (side, side)))
    )
    cards, in_foot = held.removesuffix(" in foot"), (1,) if held.endswith("foot") else ()
    now = table(hand="KC 8H", hands={1: cards}, in_foot=in_foot, players=8, teams=4)
    sitting = Sitting(now, size, names=LONG)
    faces.clear()  # from the first picture
    texts = Picture(sitting.scene, size, Preferences(interface=interface)).texts
    (word,) = (drawn for drawn in texts if drawn.text == say_turns.is_next(False, Person("")))
    assert [drawn for drawn in texts if drawn.text[:5] == LONG[1][:5]]
    assert Rect(word.rect).collidelist(faces) < 0
    assert sitting.scene.state.places.rect("Seat", 1).contains(Rect(word.rect))


@pytest.mark.parametrize("interface", [100, 150])
def test_what_a_rival_on_a_line_answered_is_seen(interface: int) -> None:
    """Given players who were asked whether their partners may go out, a yes and a no are on their lines: where these
    have no portraits, as in a large interface, neither was.
    """
    size, preferences = (1366, 768), Preferences(interface=interface)
    scene, kit = Sitting(table(players=8, teams=4), size, names=LONG).scene, kit_at(size, preferences)
    Picture(scene, size, preferences)
    scenery, seen = scene.frames.scenery, list[list[bytes]]()
    rivals = [scene.state.places.rect("Seat", near) for near, plate in scenery.plates.items() if plate.team]
    for answer in (None, True, False):
        plates = {near: replace(plate, answer=answer) for near, plate in scenery.plates.items()}
        surface = Surface(size)
        for part in cloth_parts(kit, scene.state.layout, replace(scenery, plates=plates), Memo()):
            part.draw(kit, surface)
        seen.append([tobytes(surface.subsurface(rect), "RGB") for rect in rivals])
    assert all(len(set(looks)) == 3 for looks in zip(*seen, strict=True))


@pytest.mark.parametrize("sample", ["table 4-2v2, mid-round", "table 8-2v2v2v2, mid-round"])
def test_names_grow_with_the_interface(sample: str) -> None:
    """At 150 per cent in a small window they are three tenths larger at least: they stayed at 15 pixels."""
    pictures = [Picture(EVERY[sample](), (1280, 720), Preferences(interface=share)) for share in (100, 150)]
    usual, large = (next(drawn.px for drawn in picture.texts if drawn.text == "Anna") for picture in pictures)
    assert large >= 1.3 * usual


@pytest.mark.parametrize("shape", [(4, 2), (8, 4)])
def test_a_plate_does_not_repeat_the_foot_that_lies_beside_it(shape: tuple[int, int]) -> None:
    """At a table of four feet lie on the cloth, so the plates don't show them, too; those of four pairs do, as nothing
    else would tell.
    """
    players, teams = shape
    sitting = Sitting(table(hand="KC 8H", players=players, teams=teams, in_foot=(2,)), (1366, 768))
    parts = cloth_parts(kit_at((1366, 768)), sitting.scene.state.layout, sitting.scene.frames.scenery, Memo())
    plates = [given for part in parts if part.how in PLATES for given in part.given if isinstance(given, Plate)]
    waiting = [plate for plate in plates if plate.lying]
    assert len(waiting) == players - 2
    assert all(plate.shows_stacks_beside == (players == 4) for plate in waiting)


@pytest.mark.parametrize("shape", [(4, 2), (6, 3), (8, 4)])
def test_partners_are_named_once(shape: tuple[int, int]) -> None:
    """On the plate; in four pairs, whose plates have no line under them, nothing said so."""
    players, teams = shape
    sitting = Sitting(table(hand="KC 8H", players=players, teams=teams), (1920, 1080))
    said = [drawn for drawn in Picture(sitting.scene, (1920, 1080)).texts if "partner" in drawn.text]
    assert len(said) == players // teams - 1


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_your_turn_is_seen_from_across_the_room(size: tuple[int, int]) -> None:
    """The bug: whose turn it is was as small as a button's label. In one's own turn it is half as tall again as the
    task.
    """
    drawn = {text.text: Rect(text.rect).h for text in Picture(EVERY["table 4-2v2, mid-round"](), size).texts}
    assert drawn["Your turn"] >= 1.5 * drawn["Choose your cards"]


def test_the_suit_of_a_small_book_goes_before_its_rank_is_cut() -> None:
    texts = Picture(EVERY["table 5-solo, full"](), (1366, 768)).texts
    assert not [drawn for drawn in texts if drawn.text == "…"]
