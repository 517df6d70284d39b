import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.cards import FACES, Card
from game.engine.table.view import SPECTATOR
from game.messages.functions import nouns, table as say_table, turns_ahead as say_turns
from game.messages.person import Person
from game.toolkit.screen_preferences import TextSize
from game.turn.arrangement import staged_from_hand
from game.ui.match.session.session import GameScreen
from game.ui.shared.preferences import Preferences
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.table.screen import TableScene
from game.ui.table.sprites import HiddenInHand, InFan, InFoot, InStock
from tests.saves.disks import StubbornDisk
from tests.slow import LONG, one_in, slow_except
from tests.ui.drive import Picture, there
from tests.ui.headers import header
from tests.ui.house import House
from tests.window.window_player import HOLD, Player, Point


class Guard:
    """Looks at every frame: the layout, what is drawn of it, and the targets."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.frames = 0
        self.with_a_hand = 0

    def look(self) -> None:
        """Fails if a face of a hand is to be seen whose owner does not look."""
        if self._house.program.session is None:
            return
        game = self._house.game
        self.frames += 1
        report = self._house.report
        shown = Counter(Card(target.label) for target in report.targets if target.id.startswith("hand/"))
        staged = Counter(Card(target.label) for target in report.targets if target.id.startswith("staged/"))
        if game.eyes == SPECTATOR or self._house.session.screen is not GameScreen.TABLE:
            assert not shown, f"{shown} on screen although nobody looks ({report.scene})"
            assert not staged
        spoken_text = self._spoken_text()
        if not shown and not staged:
            assert not spoken_text, f"a screen reader is told {spoken_text} although nobody looks ({report.scene})"
        table = self._house.session.table
        if table is None:
            return
        hand = Counter(game.view.hand)
        assert shown <= hand
        own = Counter(map(nouns.card, (*game.view.hand, *([game.board.upcard] if game.board.upcard else []))))
        assert spoken_text <= own  # the upcard is laid out with the hand while a take is built
        self._check_sprites(table, hand)
        self.with_a_hand += bool(shown)

    def _spoken_text(self) -> Counter[str]:
        """The cards of a hand that a screen reader would be told; a sentence may speak of a hand, too."""
        names = [element.name for element in tree_of(self._house.app.scene, (1024, 600)).elements.values()]
        told = Counter(name.partition(",")[0] for name in names if "in your hand" in name or ", laid out" in name)
        return Counter({card: count for card, count in told.items() if card in map(nouns.card, FACES)})

    def _check_sprites(self, table: TableScene, hand: Counter[Card]) -> None:
        draft = staged_from_hand(table.state.view, table.state.arrangement.draft)
        assert Counter(draft) <= hand
        for sprites in (table.state.layout.sprites, table.frames.sprites):
            held = [s for s in sprites if isinstance(s.place, HiddenInHand | InFan | InFoot)]
            faces = Counter(s.card for s in held if s.card is not None)
            assert faces <= hand, f"{faces} in somebody's hand"
            stock = [s.card for s in sprites if s.card is not None and s.place == InStock()]
            assert not stock


@pytest.mark.slow
@pytest.mark.parametrize(("humans", "players", "teams"), one_in(2, [((0, 2), 4, 2), ((0, 1), 2, 2)]))
def test_no_frame_of_a_whole_match_shows_a_hand_to_somebody_else(
    open_house: Callable[..., House], humans: tuple[int, ...], players: int, teams: int
) -> None:
    house = open_house(size=(1024, 600))
    house.take_up([header("web", humans, players, teams, seed=4, rounds=2 if LONG else 1)])
    guard = Guard(house)
    house.watch = guard.look
    player = Player(house, random.Random(1), humans, teams)
    curtains = 0
    for _ in range(6000):
        sight = house.settle()
        if sight.scene == "end":
            break
        curtains += sight.scene == "curtain"
        player.act(sight)
    assert house.report.scene == "end"
    assert curtains > 12
    assert guard.with_a_hand > 300


def test_a_discard_hides_the_hand_before_the_next_frame(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    house.settle()
    house.key("d", settles=True)
    seat = house.game.eyes
    discard(house)
    assert house.game.board.mover != seat
    assert house.game.eyes == SPECTATOR
    assert not house.look().all("hand/")


def test_the_curtain_tells_who_is_next_and_what_happened(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    first = house.settle().turn
    lift(house)
    house.settle()
    house.key("d", settles=True)
    discard(house)
    sight = house.settle()
    assert sight.scene == "curtain"
    assert sight.turn != first
    name = house.game.match.names[1 - (first or 0)]
    assert name in sight.message
    happenings = house.app.scene.inner.state.model.happenings  # type: ignore[attr-defined]
    assert any("discarded" in told.said() for told in happenings)


def test_a_short_press_does_not_lift_the_curtain(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    sight = house.settle()
    button = there(sight.find("button/continue"))
    house.hold(button.middle, 0.2)
    assert house.game.eyes == SPECTATOR


def test_a_game_with_several_people_opens_behind_the_curtain(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    assert house.settle().all("hand/")
    house.at_title().press("button/continue")
    assert house.look().scene == "curtain"
    assert not house.look().all("hand/")


def lift(house: House) -> None:
    """Hold the curtain's button."""
    button = there(house.settle().find("button/continue"))
    house.hold(button.middle, HOLD)


# ---- what was pressed for something else


def in_turn(open_house: Callable[..., House], players: int = 2, teams: int = 2, **more: Any) -> House:
    """Several people at one screen; the first has lifted the curtain and drawn."""
    house = open_house(**more)
    house.take_up([header("web", range(players), players, teams)])
    lift(house)
    house.settle()
    house.key("d", settles=True)
    return house


def discard(house: House) -> tuple[Point, Point]:
    """Drags a card that nothing asks about to the discards; from where to where."""
    card, place = house.look().find(house.useless_card), house.look().find("discard")
    assert card is not None
    assert place is not None
    house.drag(card.middle, place.middle)
    return card.middle, place.middle


def key_down(code: int) -> Event:
    """A key that goes down, and not up."""
    return Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


@pytest.mark.parametrize("apart", slow_except([0.2], [0.2, 0.4, 0.6, 0.8]))
def test_enter_twice_at_a_discard_opens_no_curtain(open_house: Callable[..., House], apart: float) -> None:
    house = in_turn(open_house)
    house.press(house.useless_card)  # none that the question would rather keep
    house.key("x")
    assert house.look().find("button/discard_it") is not None
    seat = house.game.eyes
    house.key("Return")
    house.run(apart)
    house.key("Return")
    house.run(2)
    assert house.game.board.mover != seat
    assert house.look().scene == "curtain"
    assert house.game.eyes == SPECTATOR


def test_a_key_kept_down_since_before_the_fall_opens_nothing(open_house: Callable[..., House]) -> None:
    house = in_turn(open_house)
    house.press(house.useless_card)  # none that the question would rather keep
    house.key("x")
    house.step(key_down(pygame.K_RETURN))
    house.run(1.5)  # the first repeat may come late
    assert house.look().scene == "curtain"
    for _ in range(60):
        house.step(key_down(pygame.K_RETURN))
    assert house.look().scene == "curtain"
    house.step(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    house.step(key_down(pygame.K_RETURN))
    house.run(HOLD)
    assert house.look().scene == "table"


def test_a_double_click_where_the_hand_lay_opens_no_curtain(open_house: Callable[..., House]) -> None:
    house = in_turn(open_house)
    for at in discard(house) * 10:
        house.step(*(Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)))
        house.run(0.12)
    assert house.game.eyes == SPECTATOR


@pytest.mark.parametrize("text", slow_except(["normal"], ["normal", "large"]))
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (6, 3), (8, 4), (6, 6)])
@pytest.mark.parametrize(
    "size", slow_except([(1024, 600)], [(1024, 600), (1326, 668), (1280, 720), (1280, 960), (1920, 1080)], every=3)
)
def test_the_button_lies_where_nothing_is_clicked_at_the_table(
    open_house: Callable[..., House], size: tuple[int, int], players: int, teams: int, text: TextSize
) -> None:
    preferences = Preferences(
        speed="off", sound=False, tips=False, text_size=text, interface=120 if text == "large" else 100
    )
    house = in_turn(open_house, players, teams, size=size, preferences=preferences)
    looked_at = ("seat/", "meld/", "book/", "line/")
    clicked = [thing for thing in house.look().things if not thing.id.startswith(looked_at)]
    house.press(house.useless_card)  # none that the question would rather keep
    house.key("x")
    clicked += [thing for thing in house.look().things if thing.id.startswith("button/")]
    house.key("Return", settles=True)
    button = there(house.look().find("button/continue"))
    lies = Rect(button.rect)
    assert [thing.id for thing in clicked if lies.colliderect(thing.rect)] == []


# ---- covering one's cards, and what may be looked at without them


@pytest.mark.parametrize("by", ["c", "button/cover"])
def test_cards_can_be_covered_at_any_time(open_house: Callable[..., House], by: str) -> None:
    house = in_turn(open_house, 4)
    seat, hand = house.game.eyes, house.look().all("hand/")
    assert hand
    house.press(by) if "/" in by else house.key(by)
    assert house.look().scene == "curtain"
    assert house.game.eyes == SPECTATOR
    assert house.settle().turn == seat
    lift(house)
    assert [thing.label for thing in house.settle().all("hand/")] == [thing.label for thing in hand]
    assert house.game.eyes == seat


@pytest.mark.parametrize(
    "while_", slow_except(["dragging", "in the menu"], ["dragging", "asked", "in the menu", "looking closely"])
)
def test_cards_can_be_covered_whatever_is_going_on(open_house: Callable[..., House], while_: str) -> None:
    house = in_turn(open_house)
    card = there(house.look().find("hand/2"))
    match while_:
        case "dragging":
            house.step(Event(pygame.MOUSEBUTTONDOWN, pos=card.middle, button=1))
            away = (card.middle[0], card.middle[1] - 120)
            house.step(Event(pygame.MOUSEMOTION, pos=away, rel=(0, -120), buttons=(1, 0, 0)))
        case "asked":
            house.key("Right", "space", "x")
        case "in the menu":
            house.key("Escape")
        case _:
            house.step(Event(pygame.MOUSEBUTTONDOWN, pos=card.middle, button=3))
    house.key("c")
    assert house.look().scene == "curtain"
    assert not house.look().all("hand/")


def test_what_was_laid_out_waits_behind_the_curtain(open_house: Callable[..., House]) -> None:
    house = in_turn(open_house)
    for _ in range(60):
        if house.look().ready("button/stage") is not None:
            break
        sight = house.look()
        if sight.scene == "curtain":
            lift(house)
        elif sight.phase == "draw":
            house.key("d")
        else:
            discard(house)
        house.settle()
    house.press("button/stage")
    staged = [thing.label for thing in house.settle().all("staged/")]
    assert staged
    house.key("c", settles=True)
    sight = house.go("button/see_table")
    assert sight.scene == "table"
    assert not sight.all("staged/")
    assert not sight.all("hand/")
    house.press("button/continue")
    lift(house)
    assert [thing.label for thing in house.settle().all("staged/")] == staged


def test_a_table_that_is_looked_at_leads_back_though_the_disk_refuses(open_house: Callable[..., House]) -> None:
    """The bug: the banner of the disk took the place of the way back from the open table to the curtain."""
    disk = StubbornDisk()
    disk.refusing = False
    house = in_turn(open_house, disk=disk)
    disk.refusing = True
    house.game.saved._drop_file()  # type: ignore[union-attr]
    discard(house)
    house.until(lambda: house.look().find("button/retry") is not None)
    assert house.settle().scene == "curtain"
    assert house.go("button/see_table").scene == "table"
    sight = house.go("button/continue")
    assert sight.scene == "curtain"
    assert sight.find("button/retry") is not None
    disk.refusing = False
    house.press("button/retry")
    house.until(lambda: house.game.failing is None)


def test_who_plays_alone_has_nothing_to_cover(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", [0])])
    house.until(lambda: bool(house.look().all("hand/")))
    assert house.look().find("button/cover") is None
    house.key("c")
    assert house.look().scene == "table"
    assert house.look().all("hand/")


def test_the_open_table_shows_melds_and_no_hand_and_takes_no_move(open_house: Callable[..., House]) -> None:
    house = in_turn(open_house, 4)
    discard(house)
    house.settle()
    sight = house.go("button/see_table")
    assert sight.scene == "table"
    assert sight.find("stock") is not None
    assert [thing.label for thing in sight.things if thing.id == "pile"] != []
    before = house.game.event_count
    for name in ("d", "p", "m", "x", "h", "s", "o", "u", "Return", "space", "c"):
        house.key(name)
    for id in ("stock", "pile"):
        house.press(id)
    assert house.game.event_count == before
    assert not house.look().all("hand/")
    assert house.game.eyes == SPECTATOR
    house.key("F5")
    assert house.look().scene == "curtain"


def test_the_open_table_names_everybody_and_is_nobodys(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 2))])
    house.until(lambda: house.look().scene == "curtain")
    if house.game.looker_due == 0:
        lift(house)
        house.settle()
        house.key("d")
        discard(house)
        house.until(lambda: house.look().scene == "curtain")
    house.settle()
    house.go("button/see_table")
    assert {f"seat/{seat}" for seat in range(4)} <= {thing.id for thing in house.look().things}
    table = house.table
    assert not any(plate.is_partner for plate in table.frames.scenery.plates.values())
    picture = Picture(table, (1280, 720))
    assert all(name in picture.words for name in house.game.match.names)
    assert not {say_table.is_partner(), say_turns.is_next(False, Person(""))} & set(picture.words)


def test_the_curtain_leads_to_the_whole_log_and_back(open_house: Callable[..., House]) -> None:
    house = in_turn(open_house)
    house.key("c", settles=True)
    assert house.go("button/history").scene == "history"
    assert house.go("button/back").scene == "curtain"
