"""Who gets the jokers: the chart, the sheet beside it, and how both are read without eyes or a pointer."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.analysis.chance.chances import NOTHING, ChanceTally, Wanted, WhoGot, WhoGotWhat, beyond_chance
from game.messages.language import speak
from game.ui.review.games.who_gets_screen import WhoGetsScene, chance_sheet
from game.ui.shared.requests import ShowGames
from saves.records.lines import SeatInfo
from tests.ui.drive import Picture, find, key, press, send
from tests.ui.house import House
from tests.ui.samples import chances_of_four, who_gets

SIZE = (1366, 768)
EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "match-web-4.handfoot.jsonl"


def shown(scene: WhoGetsScene) -> WhoGetsScene:
    """The same, drawn once."""
    Picture(scene, SIZE)
    return scene


def seat(off: float, rounds: int = 64) -> WhoGot:
    """Somebody so many standard deviations from an equal share of jokers."""
    tally = ChanceTally(100 + 10 * off, 100, 100)
    return WhoGot(f"W{off}", SeatInfo(name="Walt", kind="computer"), rounds, 0, (tally, *NOTHING[1:]))


def test_a_pressed_face_says_where_it_is() -> None:
    scene = shown(who_gets(chances_of_four()))
    press(scene, "face/2")
    assert scene.report().message == "Walt, 113 jokers, inside the band of 84 to 122."
    scene.focus_on("face/3")
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.report().message.startswith("June, 91 jokers")


@pytest.mark.parametrize(
    ("offs", "rounds", "heading"),
    [
        ((0.5, -1.2), 64, "That's just chance"),
        ((2.4, -1.2), 64, "That's just chance"),
        ((5.5, -1.2), 64, "Worth a second look"),
        ((5.5, -1.2), 9, "Too early to say"),
    ],
)
def test_the_sheet_reckons_with_chance(offs: tuple[float, ...], rounds: int, heading: str) -> None:
    sheet = chance_sheet(Wanted.JOKERS, [seat(off, rounds) for off in offs])
    assert sheet.heading == heading
    assert ("Outside the band" in sheet.sentence) == (offs[0] > 2)
    assert "many players" not in sheet.told  # the bug: said of two faces


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (Wanted.JOKERS, "Walt got 105 jokers, you only 88."),
        (Wanted.LUCK_DEAL, "Walt's card luck was +105 points, yours +88."),
    ],
)
def test_the_reader_is_addressed(wanted: Wanted, told: str) -> None:
    tallies = [tuple(ChanceTally(seen, 100, 100) for _ in Wanted) for seen in (105.0, 88.0)]
    names = ("Walt", "You")
    seats = [
        WhoGot(name, SeatInfo(name=name, kind="human"), 64, 64, tally)
        for name, tally in zip(names, tallies, strict=True)
    ]
    assert chance_sheet(wanted, seats).told.startswith(told)
    speak("es")  # the bug: "You", as in records
    scene = who_gets(WhoGotWhat(9, 64, 64, tuple(seats)))
    press(shown(scene), "face/1")
    assert {"Tú", "Walt"} <= set(Picture(scene, SIZE).words)
    assert scene.report().message.startswith("Tú: 88 jokers")
    unknown = WhoGotWhat(9, 64, 64, (seats[0], replace(seats[1], looked_at=0)))
    scene.set_state(found=unknown, wanted=Wanted.LUCK_DEAL)
    assert scene.report().message == ""  # the bug: "0 points, inside the band of 0 to 0" of luck that is unknown
    far = replace(seats[1], tallies=(ChanceTally(900, 100, 100), *NOTHING[1:]))
    assert chance_sheet(Wanted.JOKERS, [far]).told.startswith("Tú: 900 jokers")


def test_only_whole_evenings_are_compared() -> None:
    """Given somebody who came for the last rounds, with more than expected but fewer than anybody, those who played
    all of them are named; where one alone did, or all got as many, nobody is.
    """

    def told(*seats: tuple[float, float, int]) -> str:
        got = [
            WhoGot(
                f"W{at}", SeatInfo(name=f"W{at}", kind="human"), rounds, 0, (ChanceTally(seen, due, 400), *NOTHING[1:])
            )
            for at, (seen, due, rounds) in enumerate(seats)
        ]
        return chance_sheet(Wanted.JOKERS, got).told

    assert told((99, 100, 64), (70, 60, 40), (90, 100, 64)).startswith("W0 got 99 jokers, W2 only 90.")
    assert told((99, 100, 64), (70, 60, 40)) == ""
    assert told((99, 100, 64), (99, 100, 64)) == ""


def test_more_rows_take_more() -> None:
    far = seat(4.3, 300)
    assert beyond_chance(Wanted.JOKERS, [far]) == (far,)
    assert beyond_chance(Wanted.JOKERS, [far, *(seat(0.1, 300) for _ in range(40))]) == ()


def test_nothing_counted_is_said() -> None:
    scene = shown(who_gets(WhoGotWhat()))
    assert not [target for target in scene.report().targets if target.id.startswith("face/")]
    assert "Look back at a match" in chance_sheet(Wanted.LUCK_DEAL, [seat(0)]).sentence


def test_the_way_there_from_my_games(open_house: Callable[..., House]) -> None:
    house = open_house()
    records = house.data / "games"
    records.mkdir(exist_ok=True)
    shutil.copy(EXAMPLE, records)
    house.ask(ShowGames())
    house.press("field/part/1")
    sight = house.go("button/chances")
    assert sight.scene == "chances"
    assert find(house.program.app.scene, "face/3").label.startswith("P3, ")
    house.key("Escape")
    assert house.settle().scene == "games"
