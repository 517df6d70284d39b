"""Several people at one screen: nobody's hand is ever shown to somebody else, not for one frame."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from game.cards import Card
from game.engine.view import SPECTATOR
from game.ui.flow.stages import Stage
from game.ui.scenes.table import TableScene
from game.ui.table.desk import staged_from_hand
from tests.ui.flow.headers import header
from tests.ui.flow.house import House
from tests.window.player import Player


class Guard:
    """Looks at every frame: the layout, what is drawn of it, and the targets."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.frames = 0
        self.with_a_hand = 0

    def look(self) -> None:
        """Fails if a face of a hand is to be seen whose owner does not look."""
        if self._house.program.flow is None:
            return
        game = self._house.game
        self.frames += 1
        report = self._house.report
        shown = Counter(Card(target.label) for target in report.targets if target.id.startswith("hand/"))
        staged = Counter(Card(target.label) for target in report.targets if target.id.startswith("staged/"))
        if game.eyes == SPECTATOR or self._house.flow.stage is not Stage.TABLE:
            assert not shown, f"{shown} on screen although nobody looks ({report.scene})"
            assert not staged
        table = self._house.flow.table
        if table is None:
            return
        hand = Counter(game.view.hand)
        assert shown <= hand
        self._check_sprites(table, hand)
        self.with_a_hand += bool(shown)

    def _check_sprites(self, table: TableScene, hand: Counter[Card]) -> None:
        draft = staged_from_hand(table.view, table.desk.draft)
        assert Counter(draft) <= hand
        for sprites in (table.layout.sprites, table.frames.sprites):
            held = [s for s in sprites if s.place[0] in ("hand", "fan", "foot")]
            faces = Counter(s.card for s in held if s.card is not None)
            assert faces <= hand, f"{faces} in somebody's hand"
            stock = [s.card for s in sprites if s.card is not None and s.place[0] == "stock"]
            assert not stock


@pytest.mark.parametrize(("humans", "players", "teams"), [((0, 1), 2, 2), ((0, 2), 4, 2)])
def test_no_frame_of_a_whole_match_shows_a_hand_to_somebody_else(
    open_house: Callable[..., House], humans: tuple[int, ...], players: int, teams: int
) -> None:
    """Two against each other, and two partners with computer players: every frame of two rounds is looked at."""
    house = open_house(size=(1024, 600))
    house.take_up([header("web", humans, players, teams, seed=4, rounds=2)])
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
    assert curtains > 20
    assert guard.with_a_hand > 500


def test_a_discard_hides_the_hand_before_the_next_frame(open_house: Callable[..., House]) -> None:
    """With the very pass in which the card falls there is no hand any more."""
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    house.settle()
    house.key("d")
    house.settle()
    card, place = house.look().find("hand/3"), house.look().find("discard")
    assert card is not None
    assert place is not None
    seat = house.game.eyes
    house.drag(card.middle, place.middle)
    assert house.game.board.mover != seat
    assert house.game.eyes == SPECTATOR
    assert not house.look().all("hand/")


def test_the_curtain_tells_who_is_next_and_what_happened(open_house: Callable[..., House]) -> None:
    """The name, why it is this person, and the discard of the one before, in words."""
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    first = house.settle().turn
    lift(house)
    house.settle()
    house.key("d")
    house.settle()
    card, place = house.look().find("hand/3"), house.look().find("discard")
    assert card is not None
    assert place is not None
    house.drag(card.middle, place.middle)
    sight = house.settle()
    assert sight.scene == "curtain"
    assert sight.turn != first
    name = house.game.match.names[1 - (first or 0)]
    assert name in sight.message
    happenings = house.app.scene.inner._model.happenings  # type: ignore[attr-defined]
    assert any("discarded" in told.words for told in happenings)


def test_a_short_press_does_not_lift_the_curtain(open_house: Callable[..., House]) -> None:
    """The button must be held a little over half a second."""
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    sight = house.settle()
    button = sight.find("button/continue")
    assert button is not None
    house.hold(button.middle, 0.2)
    assert house.game.eyes == SPECTATOR


def test_a_game_with_several_people_opens_behind_the_curtain(open_house: Callable[..., House]) -> None:
    """Whoever left it open: a resumed game shows nobody's cards."""
    house = open_house()
    house.take_up([header("web", (0, 1), 2, 2)])
    lift(house)
    assert house.settle().all("hand/")
    house.program.show_title()
    house.settle()
    house.press("button/continue")
    assert house.look().scene == "curtain"
    assert not house.look().all("hand/")


def lift(house: House) -> None:
    """Hold the curtain's button."""
    button = house.settle().find("button/continue")
    assert button is not None
    house.hold(button.middle, 0.8)
