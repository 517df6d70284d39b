from collections.abc import Callable
from itertools import pairwise

import msgspec
import pygame
import pytest
from pygame.event import Event

from game.engine.moves import Cut
from game.messages.functions import screens as say
from game.play.branching import branch_point, branched
from game.play.match import Match
from game.toolkit.app import App
from game.ui.match.session.session import GameScreen
from game.ui.shared.preferences import Preferences
from saves.records.lines import GameLine, MoveLine, PositionLine
from tests.ui.drive import there
from tests.ui.headers import header
from tests.ui.house import House

NORMAL = Preferences(speed="normal", sound=False)


def cuts(house: House) -> dict[int, int]:
    """What each seat lifted, as the record has it."""
    lines = house.game.match.lines
    return {line.seat: line.move.count for line in lines if isinstance(line, MoveLine) and hasattr(line.move, "count")}


def until_person_cuts(house: House) -> None:
    """Lets the others cut first."""
    house.until(lambda: house.look().find("packet") is not None)


def test_a_packet_is_cut_by_dragging_its_edge(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    heights = []
    for way in (30, 20, -40):
        packet = there(house.look().find("packet"))
        left, top, width, height = packet.rect
        x, y = (left + width // 2, top + height + 18) if way == 20 else packet.middle
        house.drag((x, y), (x, y + way))
        house.run(0.5)
        assert 0 not in cuts(house)
        adjusted = there(house.look().find("packet"))
        heights.append(adjusted.rect[3] - packet.rect[3])
    assert heights[0] > heights[1] > 0 > heights[2]
    house.press("button/cut")
    house.until(lambda: 0 in cuts(house))
    assert cuts(house)[0] >= 3
    house.until(lambda: f"You lifted {cuts(house)[0]} cards" in house.look().message)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_people_are_in_the_order_in_which_they_cut(open_house: Callable[..., House], seed: int) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners", seed=seed)])
    until_person_cuts(house)
    model = house.app.scene.inner.state  # type: ignore[attr-defined]  # an OverlaidScene
    order = [(model.first + n) % 4 for n in range(4)]
    assert order[: order.index(0)] == list(cuts(house))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_rests_until_somebody_has_read_all_cuts(open_house: Callable[..., House], seed: int) -> None:
    """Given that all have cut, whoever begins the round. The bug: where that was a computer player, the window was
    redrawn at full speed until somebody went on. Where the program cuts for the person, it is as good at it as for its
    own players, by the dealer's chance.
    """
    house = open_house()
    house.take_up([header("partners", seed=seed)])
    until_person_cuts(house)
    lifted = 22 + house.game.match.cut_miss(0)
    assert "Everyone has cut" in house.go("button/cut_for_me").message
    assert cuts(house)[0] == lifted
    assert house.go("button/continue").scene != "cut"


@pytest.mark.parametrize("lost", ["motion", "focus"])
def test_a_packet_let_go_out_of_sight_is_let_go(open_house: Callable[..., House], lost: str) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    packet = there(house.look().find("packet"))
    x, y = packet.middle
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    house.step(Event(pygame.MOUSEMOTION, pos=(x, y + 20), rel=(0, 20), buttons=(1, 0, 0)))
    assert house.report.busy
    if lost == "motion":
        house.step(Event(pygame.MOUSEMOTION, pos=(x, y - 90), rel=(0, 9), buttons=(0, 0, 0)))
    else:
        house.step(Event(pygame.WINDOWFOCUSLOST))
    assert not house.app.scene.inner.busy  # type: ignore[attr-defined]  # an OverlaidScene
    assert 0 not in cuts(house)


def test_what_others_lift_comes_up_and_a_click_is_enough_of_it(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL, make_app=App)
    house.take_up([header("partners")])

    def rises() -> bool:
        inner = house.app.scene.inner  # type: ignore[attr-defined]  # an OverlaidScene
        return house.report.scene == "cut" and inner.state.shown is not None and inner.busy

    house.until(rises)
    shown = house.app.scene.inner.state.shown  # type: ignore[attr-defined]  # an OverlaidScene
    before = pygame.image.tobytes(house.picture, "RGB")
    house.run(0.2)
    assert pygame.image.tobytes(house.picture, "RGB") != before
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1))
    assert not house.app.scene.inner.busy  # type: ignore[attr-defined]  # an OverlaidScene
    assert house.app.scene.inner.state.shown == shown  # type: ignore[attr-defined]  # an OverlaidScene


def test_a_mere_click_on_the_packet_takes_nothing(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    house.press("packet")
    assert 0 not in cuts(house)


def test_cutting_by_keys_cannot_be_counted(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    heights = []
    for _ in range(6):
        house.step(Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
        packet = there(house.look().find("packet"))
        assert not any(letter.isdigit() for letter in packet.label)
        heights.append(packet.rect[3])
    steps = {after - before for before, after in pairwise(heights)}
    assert all(step > 0 for step in steps)
    assert len(steps) > 1
    house.step(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    house.until(lambda: 0 in cuts(house))


def test_after_everybody_has_cut_the_table_comes(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    seen = set()

    def at_table() -> bool:
        sight = house.look()
        seen.add(sight.message)
        if sight.find("button/cut"):
            house.press("button/cut")
        house.session.skip()
        return house.report.scene == "table"

    house.until(at_table)
    assert house.session.screen is GameScreen.TABLE
    assert len(cuts(house)) == 4
    assert any("Walt lifted" in message for message in seen)


def test_how_the_cuts_went_stays_until_it_is_read(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=Preferences(speed="fast", sound=False))
    house.take_up([header("partners")])
    until_person_cuts(house)
    house.press("button/cut")
    house.until(lambda: len(cuts(house)) == 4)
    house.run(20.0)
    told = " ".join(words.words for words in house.app.scene.inner.told)  # type: ignore[attr-defined]  # an OverlaidScene
    assert all(f"lifted {count}" in told for count in cuts(house).values())
    assert f"You lifted {cuts(house)[0]} cards" in told
    house.press("button/continue")
    house.until(lambda: house.report.scene == "table")


def going_on(begun: Match) -> tuple[GameLine, PositionLine]:
    """The first lines of a match that goes on where that one stands."""
    point = branch_point(begun.lines, len(begun.lines))
    return branched(
        point, point.header.seats, seed=5, game_id="more", created=point.header.created, app="test", name="More"
    )


def test_cutting_goes_on_where_a_match_begins_in_the_middle_of_it(open_house: Callable[..., House]) -> None:
    """Given a match that goes on from a moment after the own cut. The bugs: others who had cut were still to cut, and
    the program broke off once all had.
    """
    begun = Match(header("partners", seed=4))
    begun.begin_round()
    while not begun.board.hands[0]:
        begun.play(begun.board.mover, Cut(20))
    house = open_house(preferences=NORMAL)
    house.take_up(going_on(begun))
    house.until(lambda: len(cuts(house)) == 2 and "Everyone has cut" in house.look().message)
    told = [words.words for words in house.app.scene.inner.told]  # type: ignore[attr-defined]  # an OverlaidScene
    assert say.still_to_cut() not in told
    assert "lifted" in " ".join(told)
    house.press("button/continue")
    house.until(lambda: house.report.scene == "table")


def test_the_draw_for_high_card_is_shown_and_waits_for_a_look(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("couples")])
    assert house.report.scene == "high_card"
    assert house.look().find("button/continue") is None
    house.click((5, 400))
    sight = house.settle()
    assert sight.ready("button/continue")
    assert "first" in sight.message
    house.run(3.0)
    assert house.report.scene == "high_card"
    house.press("button/continue")
    house.until(lambda: house.report.scene != "high_card")


def test_leaving_in_the_middle_of_a_ceremony_loses_nothing(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    before = cuts(house)
    house.press("button/leave")
    assert house.report.scene == "title"
    house.press("button/continue")
    until_person_cuts(house)
    assert cuts(house) == before


def test_a_click_is_enough_of_dealing(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    rules = {**header("partners").rules, "deal": "auto"}
    house.take_up([msgspec.structs.replace(header("partners"), rules=rules)])
    house.step()
    house.step(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=1))
    house.until(lambda: house.report.scene == "table")
    assert len(house.look().all("hand/")) == 11
