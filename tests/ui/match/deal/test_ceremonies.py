import random
from typing import get_args, get_type_hints

import pygame
import pytest
from msgspec.structs import replace
from pygame import Color, Surface
from pygame.event import Event

from game.engine.events import RoundBegan
from game.engine.moves import Cut
from game.engine.table.view import view_of
from game.messages.functions import rule_page as say_page
from game.rules.ruleset import RuleSet
from game.rules.stack_passing import Passing, Way, passing, way_of
from game.sentences.rules_and_scores import rule_page
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import GOLD
from game.toolkit.kit import Kit
from game.turn.arrangement import Arrangement, settle
from game.ui.match.deal.choose import ChooseModel, ChooseScene, arrows
from game.ui.match.deal.cut import CutModel, CutScene
from game.ui.match.deal.deck_cut import DeckCutScene
from game.ui.match.deal.high_card import HighCardScene, HighCardState
from game.ui.match.deal.two_dealers import Dealers, TwoDealersScene
from game.ui.shared import models as m
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.packets import DEEP, PER_CARD
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import CutDeck
from game.ui.table.layout.plan import own_plan, place, plan_name
from game.ui.table.layout.table_layout import layout
from game.ui.table.motion.choreography import choreograph
from game.ui.table.sprites import Face, HiddenInHand, InFan, InFoot
from tests.build import FAMILY, dealt
from tests.slow import slow_except
from tests.ui.dealing_ceremonies import cut, deck_cut, setting
from tests.ui.drive import Picture, drag, find, key, kit_at, press, send
from tests.ui.every_screen import EVERY
from tests.ui.samples import FOUR, nothing

SIZE = (1280, 720)

STEPS: dict[str, tuple[tuple[int, int], ...]] = {
    "none": ((0, 0),),
    "left": ((0, 1),),
    "right": ((0, -1),),
    "both_left": ((1, 1),),
    "both_right": ((-1, -1),),
    "each_way": ((1, -1),),
    "by_round": ((0, 1), (0, -1)),
    "foot_left": ((-1, 1),),
    "foot_right": ((1, -1),),
}
"""How many seats clockwise each of the two stacks goes, round by round and over again: left is the next seat."""


def test_every_way_of_passing_is_tried() -> None:
    assert set(STEPS) == set(get_args(get_type_hints(RuleSet)["stacks_pass"]))


def _stacks_go(passes: str, deal: str, n: int) -> tuple[int, int]:
    """How far each stack goes in a round. Whoever cuts keeps his own packet (S000-13, S003-14) unless it is split."""
    steps = STEPS["none" if deal == "cut" and passes not in ("foot_left", "foot_right") else passes]
    return steps[(n - 1) % len(steps)]


@pytest.mark.parametrize("deal", ["auto", "cut"])
@pytest.mark.parametrize("passes", STEPS)
def test_words_arrows_and_motion_of_passed_stacks_tell_one_story(passes: str, deal: str) -> None:
    rules = replace(FAMILY, stacks_pass=passes, deal=deal)
    page = " ".join(rule_page.lines_of(rules, [say_page.passing]))
    ever: set[int] = set()
    for n in range(1, 5):
        first, second = _stacks_go(passes, deal, n)
        assert passing(rules, n) == Passing(first, second)
        assert {(arrow.to_left, arrow.stacks) for arrow in arrows(passing(rules, n))} == {
            (step > 0, (first, second).count(step)) for step in (first, second) if step
        }
        sentence = _choosing(rules, n, people(4)).head()[1]
        assert ("left" in sentence) == (1 in (first, second)), sentence
        assert ("right" in sentence) == (-1 in (first, second)), sentence
        assert ("both" in sentence) == (first == second != 0), sentence
        assert _flown_from(rules, 4, n) == _givers(first, second, 4)
        ever |= {first, second}
    assert ("left" in page, "right" in page) == (1 in ever, -1 in ever)


def people(players: int) -> tuple[m.PlayerAtTable, ...]:
    """Who sits there, from the seat in front."""
    return tuple(m.PlayerAtTable(name, 0) for name in ("You", "Walt", "Rosa", "June", "Ida", "Kurt")[:players])


def _givers(first: int, second: int, players: int) -> dict[str, int]:
    """The seats from which the stacks of the seat in front came."""
    return {place: -step % players for place, step in (("hand", first), ("foot", second)) if step}


def _note(people: tuple[m.PlayerAtTable, ...], giver: int) -> str:
    return f"passed by {people[giver].name} · 11 cards" if giver else "dealt by you · 11 cards"


def _choosing(rules: RuleSet, n: int, people: tuple[m.PlayerAtTable, ...]) -> ChooseScene:
    model = ChooseModel(11, way_of(rules, n), (None,) * len(people), 0, True)
    return ChooseScene(model, setting(people), nothing, 0)


def _notes(rules: RuleSet, n: int, people: tuple[m.PlayerAtTable, ...]) -> list[str]:
    """The notes under both stacks from left to right."""
    scene = _choosing(rules, n, people)
    kit = kit_at((1920, 1080))
    seen: list[Drawn] = []
    kit.text.watch = seen.append
    scene.resize(kit)
    scene.draw(Surface((1920, 1080)), True)
    notes = [drawn for drawn in seen if drawn.text.endswith("11 cards")]
    return [drawn.text for drawn in sorted(notes, key=lambda drawn: drawn.rect[0])][-2:]


def _flown_from(rules: RuleSet, players: int, n: int) -> dict[str, int]:
    """The seats where the cards of the seat in front rest on their way, by what they become."""
    now = dealt(rules, players=players, teams=max(2, players // 2))
    places = place(own_plan(plan_name(players, now.board.teams, SIZE)), SIZE, 50)
    view = view_of(now, 0)
    there = layout(view, settle(Arrangement(), view), places, 0)
    reel = choreograph((), there, [RoundBegan(n, 0, 1)], rules)
    stops = {}
    for i, flight in reel.flights.items():
        place_of = there.sprites[i].place
        if flight.stop is not None and place_of in (HiddenInHand(), InFoot(0)):
            assert isinstance(flight.stop.place, InFan | InFoot)
            assert flight.stop.look == flight.end.look or isinstance(flight.end.look, Face), "a foot shows its own back"
            stops["hand" if place_of == HiddenInHand() else "foot"] = flight.stop.place.seat
    return stops


def pixels(surface: Surface) -> bytes:
    """What is seen."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("kind", ["passing", "turning", "rising", "dragging"])
def test_drawing_what_moves_is_drawing_everything(kind: str) -> None:
    size = (1280, 720)
    scene: ChooseScene | CutScene
    if kind in ("passing", "turning"):
        model = ChooseModel(11, "left", (0, None, None, None), 0, False, 0 if kind == "turning" else None)
        scene = ChooseScene(model, setting(FOUR), nothing, 1.0)
    else:
        results = (None, None, None, None)
        told = CutModel(22, 300, 216, results, 0, kind == "dragging", None if kind == "dragging" else 25)
        scene = CutScene(told, setting(FOUR), nothing, random.Random(2), 1.0)
    kit = kit_at(size)
    scene.resize(kit)
    surface, whole = Surface(size), Surface(size)
    scene.update(0.0)
    scene.draw(surface, True)
    parts = 0
    for n in range(12):
        if kind == "dragging":
            scene.handle(Event(pygame.MOUSEWHEEL, x=0, y=-1))
        scene.update(0.03)
        rects = scene.draw(surface, False)
        parts += bool(rects) and sum(rect.w * rect.h for rect in rects or ()) < size[0] * size[1] // 2
        scene.draw(whole, True)
        assert pixels(surface) == pixels(whole), n
    assert parts > 8


@pytest.mark.parametrize("size", slow_except([(1024, 600)], [(1024, 600), (1366, 768)]))
def test_a_line_and_a_packet_that_move_leave_no_trace(size: tuple[int, int]) -> None:
    """Given the pointer over the whole edge of a pack, and a packet dragged to every side of the table, each picture is
    that of a screen drawn whole: arrow and shadow stay on the table.
    """
    scene, surface, whole = deck_cut(), Surface(size), Surface(size)
    scene.resize(kit_at(size))
    scene.update(0.0)
    scene.draw(surface, True)
    left, top, _, height = find(scene, "packet").rect
    over = [((left + 30, y), (0, 0, 0)) for y in range(top + height - 3, top + 40, -7)]
    aside = [((x, y), (1, 0, 0)) for x in (left, 5, size[0] - 5) for y in (5, size[1] - 5, top)]
    for n, (pos, buttons) in enumerate((*over, *aside)):
        if n == len(over):
            scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(left + 30, top + height - 5), button=1))
        scene.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons))
        scene.update(0.02)
        scene.draw(surface, False)
        scene.draw(whole, True)
        assert pixels(surface) == pixels(whole), pos


def test_a_shuffle_is_seen_and_whoever_cuts_does_not_wait_for_it() -> None:
    """Given a pack that comes to be cut, its halves change places, then it lies still; the first press ends that and
    does what it does anyway. Where nothing moves the pack lies still at once.
    """

    def shown(scene: DeckCutScene) -> bytes:
        return pixels(Picture(scene, SIZE).surface)

    scene, still = deck_cut(time_scale=1.0), shown(deck_cut())
    seen = set()
    for _ in range(40):
        seen.add(shown(scene))
        scene.update(0.05)
    assert len(seen) > 6
    assert shown(scene) == still
    assert not scene.busy
    quick = deck_cut(time_scale=1.0)
    assert shown(quick) != still or quick.busy
    quick.update(0.2)
    quick.handle(Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    assert not quick.busy
    assert quick.state.is_marked


def test_cards_that_two_deal_fly_over_a_panel_drawn_as_a_whole_one() -> None:
    scene = TwoDealersScene(Dealers(1, 3), setting(FOUR), nothing, 1.0)
    kit = kit_at((1280, 720))
    scene.resize(kit)
    surface, whole = Surface((1280, 720)), Surface((1280, 720))
    scene.update(0.0)
    scene.draw(surface, True)
    parts = 0
    while scene.busy:
        if scene.update(0.1):
            (part,) = scene.draw(surface, False) or ()
            assert part.top > 40
            scene.draw(whole, True)
            assert pixels(surface) == pixels(whole)
            parts += 1
    assert parts > 8


def test_cards_for_the_first_turn_are_opened_one_by_one_and_their_faces_are_made_before() -> None:
    size = (1280, 720)
    draws = (("4H", "9C", "KD", "KS"), (None, None, "6D", "QH"))
    scene = HighCardScene(HighCardState.of(draws, 3), setting(FOUR), nothing, 1.0)  # type: ignore[arg-type]  # words for cards
    kit = kit_at(size)
    scene.resize(kit)
    surface, whole = Surface(size), Surface(size)
    scene.update(0.0)
    scene.draw(surface, True)
    made: set[object] = set()
    parts = 0
    while scene.busy:
        known = set(card_art(kit).kept)
        if not scene.update(0.04):
            made |= set(card_art(kit).kept) - known
            continue
        rects = scene.draw(surface, False)
        parts += bool(rects) and sum(rect.w * rect.h for rect in rects or ()) < size[0] * size[1] // 8
        scene.draw(whole, True)
        assert pixels(surface) == pixels(whole)
    assert parts > 40
    assert len({key for key in made if isinstance(key, tuple) and key[0][0] == "face"}) == 6


def test_other_words_leave_felt_and_panel_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = cut()
    picture = Picture(scene, (1280, 720))
    made: list[Surface] = []
    ground = Kit.ground

    def counted(kit: Kit, surface: Surface) -> None:
        made.append(surface)
        ground(kit, surface)

    monkeypatch.setattr(Kit, "ground", counted)
    scene.show(replace(scene.state, results=("22, exactly", None, None, None), seat=1, mine=False))
    scene.update(0.0)
    scene.draw(picture.surface, False)
    assert not made
    fresh = Picture(scene, (1280, 720)).surface
    assert len(made) == 1
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(picture.surface, "RGB")


def test_other_words_are_laid_out_in_one_pass_and_drawn_with_the_next() -> None:
    scene = cut()
    picture = Picture(scene, (1280, 720))
    scene.update(0.0)
    scene.draw(picture.surface, True)
    assert not scene.update(0.0)
    drawn = []
    for turn in range(4):
        scene.show(replace(scene.state, results=(f"{turn} short", None, None, None), seat=1, mine=False))
        drawn.append(scene.update(0.0))
    assert drawn == [False, True, False, True]
    scene.draw(picture.surface, False)
    assert not scene.update(0.0)
    assert pygame.image.tobytes(Picture(scene, (1280, 720)).surface, "RGB") == pygame.image.tobytes(
        picture.surface, "RGB"
    )


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize("name", ["cut of eight", "cut of the deck of eight"])
def test_eight_people_of_a_ceremony_are_called_by_their_names(name: str, size: tuple[int, int]) -> None:
    written = Picture(EVERY[name](), size).words
    assert [words for words in written if "…" in words] == []
    called = {words.split()[0] for words in written if words}
    assert {"Anna", "Anna-Katharina"} & called
    assert {"Wilhelmina", "Bartholomew", "Gwendolyn", "Christopher", "Friederike", "Jean-Baptiste"} <= called


def test_people_are_in_the_order_of_cutting() -> None:
    """The bug: people in the order of their seats, those who had cut between those who hadn't. Given half a table that
    has cut, it is before the person who cuts, and those who will come after.
    """
    texts = Picture(cut(), SIZE).texts
    ends = {drawn.text: drawn.rect[0] for drawn in texts}
    assert ends["Rosa"] < ends["June"] < ends["You"] < ends["Walt"]
    assert ends["cut now"] < ends["still to cut"]


def test_a_packet_is_lifted_off_the_stock() -> None:
    told = CutModel(22, 300, 216, (None,) * 4, 1, False, 25)
    rows = []
    for time_scale in (1.0, 0.0):
        scene = CutScene(told, setting(FOUR), nothing, random.Random(2), time_scale)
        surface = Picture(scene, (1366, 768)).surface
        rows.append([y for y in range(240, 740) if min(surface.get_at((640, y))[:3]) > 120])
    begins, ends = rows
    assert begins[0] > ends[0] + 40
    assert abs(len(begins) - len(ends)) < 24  # the white border of the stock's top back comes out from under it


@pytest.mark.parametrize("way", ["pointer", "wheel", "keys"])
def test_a_packet_whose_heaps_are_passed_is_split_by_a_gesture(way: str) -> None:
    asked: list[object] = []
    scene = cut(passes="foot_left", ask=asked.append)
    Picture(scene, SIZE)
    lifted = find(scene, "packet").rect
    press(scene, "button/cut")
    assert asked == []
    words = Picture(scene, SIZE).words
    assert {"June's hand", "Walt's foot"} <= set(words)
    heap = find(scene, "packet").rect
    assert heap[3] < lifted[3]
    edge = heap[0] + heap[2] // 2, heap[1] + heap[3]
    gestures = {
        "pointer": drag(edge, (edge[0], edge[1] - 12)),
        "wheel": [Event(pygame.MOUSEWHEEL, x=0, y=1)],
        "keys": [key(pygame.K_UP)],
    }
    send(scene.handle, *gestures[way])
    assert find(scene, "packet").rect[3] < heap[3]
    press(scene, "button/cut")
    unsplit: list[object] = []
    plain = cut(ask=unsplit.append)
    Picture(plain, SIZE)
    press(plain, "button/cut")
    assert asked == unsplit


@pytest.mark.parametrize("passes", [None, "foot_left"])
def test_the_program_can_cut_the_packet(passes: Way | None) -> None:
    """The bug: people who can't judge a packet by eye, or drag, could only guess. One press cuts, and splits what is
    passed.
    """
    asked: list[object] = []
    scene = cut(passes=passes, ask=asked.append)
    Picture(scene, SIZE)
    press(scene, "button/cut_for_me")
    assert asked == [Cut(26)]


def test_a_packet_has_its_handle_on_its_edge() -> None:
    """The bug: a thin arrow among the names, far from the packet that it moves. It is golden, on the edge."""
    scene = cut()
    picture = Picture(scene, SIZE)
    left, top, width, height = find(scene, "packet").rect
    ground = [picture.surface.get_at((left + width * 2 // 5, top + height + below)) for below in (-8, 0, 8)]
    assert all(red > 220 and blue < 130 for red, _, blue, _ in ground)


@pytest.mark.parametrize("interface", [100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_button_that_takes_a_packet_is_beside_its_handle(size: tuple[int, int], interface: int) -> None:
    """The bug: what is to be done, and its button, stood anywhere in a tall column. The handle of the right number is
    between the first line of the words and the lower edge of the button.
    """
    scene = cut()
    kit = Picture(scene, size, Preferences(interface=interface)).kit
    top, left, width = find(scene, "packet").rect[1], *find(scene, "packet").rect[0:3:2]
    handle = top + kit.theme.u(DEEP + PER_CARD * scene.state.exact)
    button = find(scene, "button/cut").rect
    assert button[1] - kit.theme.u(110) < handle < button[1] + button[3]
    assert button[0] - left - width <= kit.theme.u(60)


def test_cut_asks_for_one_gesture() -> None:
    scene = deck_cut()
    cloth = " ".join(Picture(scene, SIZE).words)
    pressable = {thing.id for thing in scene.report().targets if thing.enabled}
    assert pressable <= {"button/leave", "button/cut", "packet", "packet_place"}
    left, _, width, _ = find(scene, "button/cut").rect
    assert abs(2 * left + width - SIZE[0]) <= 2
    assert "Press the deck where you want to cut it." in cloth


def test_a_line_on_the_deck_shows_where_it_will_be_cut() -> None:
    """The bug: a deck without a sign of where it parts. Given a deck at rest, a golden line is on its edge and as much
    as is above it is framed beside; both follow pointer and keys, and a press of the frame cuts just there.
    """
    asked: list[object] = []
    scene = deck_cut(ask=asked.append)
    picture = Picture(scene, SIZE)

    def line() -> int:
        """How far below the deck's top its line is, on the left."""
        picture.look_again(scene)
        left, top, _, height = find(scene, "packet").rect
        gold = Color(picture.kit.theme.ink(GOLD))
        return max(y for y in range(height) if picture.surface.get_at((left + 40, top + y)) == gold)

    def frame() -> int:
        return find(scene, "packet_place").rect[3]

    at_rest, framed = line(), frame()
    left, top, _, height = find(scene, "packet").rect
    scene.handle(Event(pygame.MOUSEMOTION, pos=(left + 40, top + height - 30), rel=(0, 0), buttons=(0, 0, 0)))
    assert line() == pytest.approx(height - 30, abs=6)
    assert frame() > framed
    scene.handle(Event(pygame.MOUSEMOTION, pos=(5, 300), rel=(0, 0), buttons=(0, 0, 0)))
    assert line() == at_rest
    for _ in range(3):
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode=""))
    assert line() < at_rest
    assert frame() < framed
    lifted = scene.lifted
    press(scene, "packet_place")
    assert asked == [CutDeck(lifted)]
