"""Motion at the table: what flies ends where it lies, and a click is enough of it."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.moves import Discard, Draw, Hold
from game.ui.table.sprites import HiddenInHand, InBook, InMeld
from game.ui.table.table_game import TableHooks
from game.ui.table.table_nodes import buttons_of
from tests.build import WEB, clean_book, dirty_book, lay, table, throw
from tests.ui.drive import click
from tests.ui.table.table_games import OPENED, Sitting, opened


def flying(hand: str = "KC QD 9S 4S", speed: str = "slow", reduced: bool = False) -> Sitting:
    """Seat 1 has just drawn, and its cards fly; seat 0 holds the hand."""
    sitting = Sitting(
        table(hand="4C 5C", seat=1, rules=WEB, pile="9D", stock="AS AD 5H 6H 8C 8D", hands={0: hand}),
        speed=speed,
        reduced_motion=reduced,
    )
    sitting.game.go(Draw())
    sitting.pass_time(0.05)
    assert sitting.scene.frames.is_moving
    return sitting


def others_flights(sitting: Sitting) -> list[tuple[object, float, float]]:
    """What flies outside the hand: where to, and when."""
    reel = sitting.scene.frames.reel
    ways = [(way.end.place, way.begins, way.lasts) for way in reel.flights.values() if way.end.place != HiddenInHand()]
    return [*ways, *((way.end.place, way.begins, way.lasts) for way in reel.ghosts)]


def test_cards_are_chosen_arranged_and_sorted_while_cards_of_others_fly() -> None:
    """A click, a drag, a rubber band, a key: each does what it always does, and what flew flies on to its end."""
    sitting = flying()
    flew = others_flights(sitting)
    assert flew
    time = sitting.scene.frames.time
    sitting.post(*click(sitting.at("hand/0")))
    assert sitting.scene.state.arrangement.chosen == (0,)
    sitting.post(*click(sitting.at("hand/0")))
    before = sitting.hand
    start, end = sitting.at("hand/0"), sitting.at("hand/3")
    sitting.lift(start, (end[0] + 30, end[1]))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=(end[0] + 30, end[1]), button=1))
    assert sitting.hand == (*before[1:], before[0])
    sitting.key(pygame.K_s)
    assert sitting.hand != (*before[1:], before[0])
    assert others_flights(sitting) == flew
    assert sitting.scene.frames.time == time
    sitting.settle()
    assert sitting.scene.frames.sprites == list(sitting.scene.state.layout.sprites)


def test_only_space_and_a_click_on_the_felt_skip_what_others_do() -> None:
    """Presses on the hand, on a meld, on the pile and on buttons leave it running; those two end it and do no more."""
    sitting = flying()
    for id in ("hand/1", "pile", "stock"):
        sitting.post(*click(sitting.at(id)))
        assert sitting.scene.is_showing
    sitting.post(*click(sitting.at("hand/1")))
    felt = next(
        (x, y)
        for y in range(100, 700, 20)
        for x in range(20, 1260, 20)
        if sitting.scene.state.layout.hit((x, y)) is None and not sitting.scene.tools.button_at((x, y))
    )
    chosen = sitting.scene.state.arrangement.chosen
    sitting.post(*click(felt))
    assert not sitting.scene.is_showing
    assert sitting.scene.state.arrangement.chosen == chosen
    other = flying()
    other.key(pygame.K_SPACE)
    assert not other.scene.is_showing
    assert other.scene.state.arrangement.chosen == ()


def test_a_card_held_when_the_own_turn_begins_is_dropped_as_in_that_turn() -> None:
    """Its place is the same hand; onto the pile it is told that a card must be drawn first, and nothing is taken."""
    sitting = Sitting(
        table(hand="4C 5C", seat=3, phase="play", rules=WEB, pile="9D", hands={0: "KC KD 9S"}), speed="slow"
    )
    start = sitting.at("hand/2")
    sitting.lift(start, sitting.at("discard"))
    sitting.game.go(Discard(sitting.game.turn.table.hands[3][0]))
    sitting.pass_time(0.05)
    assert sitting.scene.state.is_holding
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("discard"), button=1))
    assert sitting.scene.state.arrangement.draft is None
    assert len(sitting.game.view.hand) == 3
    assert "draw" in sitting.message.lower()


def test_a_double_press_draws_once_and_says_nothing() -> None:
    """The second press on the stock, or on the button that is there afterwards, was not meant for what lies there."""
    for id in ("stock", "button/draw"):
        sitting = Sitting(table(hand="KC KD KH QD", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal")
        sitting.click("hand/0")
        at = sitting.at(id)
        for _ in range(2):
            sitting.post(*click(at))
        assert sitting.game.view.board.phase == "play"
        assert not sitting.scene.state.refusal
        assert sitting.scene.state.arrangement.draft is None


def test_at_rest_nothing_is_drawn() -> None:
    """Ten passes without an event ask for no picture."""
    sitting = opened()
    sitting.settle()
    assert not any(sitting.scene.update(0.1) for _ in range(10))


def test_reduced_motion_fades_and_nothing_flies() -> None:
    """For a moment the old picture shines through, every sprite already where it lies; then the screen is at rest."""
    sitting = Sitting(
        table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal", reduced_motion=True
    )
    sitting.key(pygame.K_d)
    assert sitting.scene.busy
    assert sitting.scene.frames.sprites == list(sitting.scene.state.layout.sprites)
    for _ in range(10):
        sitting.pass_time(0.02)
    assert not sitting.scene.busy
    fresh = Surface(sitting.size)
    sitting.scene.frames.resize(sitting.scene.frames.kit, sitting.scene.frames.window)
    sitting.scene.draw(fresh, True)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(sitting.surface, "RGB")


def scored(sitting: Sitting) -> list[str]:
    """What the bands say that the teams have in this round."""
    return [band.now for band in sitting.scene.frames.scenery.bands.values()]


def test_what_one_lays_down_counts_once_it_lies_there_and_the_next_thing_is_told_at_once() -> None:
    """Given three own nines on their way, the score waits for them; what is golden stays so."""
    sitting = Sitting(table(hand="9C 9D 9H 4S", phase="play", melds=OPENED), speed="normal")
    sitting.settle()
    before = scored(sitting)
    sitting.game.go(lay("9C 9D 9H"))
    sitting.pass_time(0.05)
    assert sitting.scene.frames.is_moving
    assert scored(sitting) == before
    offered = buttons_of(sitting.scene.state)
    sitting.settle()
    sitting.pass_time()
    assert scored(sitting) != before
    assert offered == buttons_of(sitting.scene.state)
    assert any(control.primary for control in offered)


def test_the_count_of_a_meld_goes_with_it() -> None:
    """Given a meld that gives way to another, its count is on it all the time, and changes when a card has landed."""
    sitting = Sitting(table(hand="KC 9C 9D 9H 4S", phase="play", melds=OPENED), speed="normal")
    sitting.settle()
    sitting.game.go(lay("KC > 0", "9C 9D 9H"))
    seen: list[str] = []
    sitting.pass_time(0.01)
    while sitting.scene.frames.is_moving:
        frames = sitting.scene.frames
        front = next(sprite.box.inflate(8, 20) for sprite in frames.sprites if sprite.place == InMeld(0, 0))
        counts = [badge for badge, at in frames.riding_badges if front.collidepoint(at)]
        if frames.reel.flights:
            assert len(counts) == 1
            seen.append(counts[0].text)
        sitting.pass_time(0.02)
    assert seen == sorted(seen)
    assert len(seen) > 5
    assert set(seen) == {"3/7", "4/7"}
    assert not sitting.scene.frames.riding_badges


def test_no_count_hangs_between_books_that_become_smaller() -> None:
    """The bug: with two more books all became smaller for a second row, and their counts hung beside them."""
    books = [clean_book(rank, 8) for rank in "AKT9"] + [dirty_book("Q"), dirty_book("8")]
    nearly = ["JC JD JH JS JC JD", "4C 4D 4H 4S 4C 4D"]
    hand = "JH 4H 9C TC QC 5S"
    now = table(hand=hand, phase="play", melds=[*books, *nearly], played_foot=(0, 2))
    sitting = Sitting(now, speed="normal")
    sitting.settle()
    sitting.game.go(lay("JH > 6", "4H > 7", "9C > 3", "TC > 2", "QC > 4"))
    widths: set[int] = set()
    sitting.pass_time(0.01)
    while sitting.scene.frames.is_moving:
        frames = sitting.scene.frames
        there = [sprite for sprite in frames.sprites if isinstance(sprite.place, InBook | InMeld)]
        widths |= {sprite.w for sprite in there if sprite.place == InBook(0, 0)}
        boxes = [sprite.box.inflate(8, 24) for sprite in there]
        assert all(any(box.collidepoint(at) for box in boxes) for _, at in frames.riding_badges)
        sitting.pass_time(0.02)
    assert len(widths) > 1


@pytest.mark.parametrize(
    ("players", "teams", "reduced", "sounds"),
    [(*company, False, ["place", "slide", "foot", "turn"]) for company in ((4, 2), (6, 3), (8, 8))]
    + [(4, 2, True, ["turn"])],
)
def test_a_foot_and_the_next_turn_are_heard_whatever_flies(
    players: int, teams: int, reduced: bool, sounds: list[str]
) -> None:
    """Given the player before you takes up the foot with the discard; the bugs: where no card of a foot is seen flying,
    the animation ended with the discard, and neither the foot nor your own turn was heard; with reduced motion your
    turn never was.
    """
    heard: list[str] = []
    hooks = TableHooks(on_sound=lambda name, side=0.0: heard.append(name))
    now = table("KC", seat=players - 1, players=players, teams=teams, phase="play")
    sitting = Sitting(now, speed="normal", reduced_motion=reduced, hooks=hooks)
    sitting.game.go(throw("KC"))
    sitting.settle()
    assert heard == sounds


@pytest.mark.parametrize("reduced", [False, True])
def test_a_turn_that_begins_where_nothing_flies_is_heard(reduced: bool) -> None:
    """Given the player before you keeps the last card of the foot. The bug: nothing moved, so no sound was played, and
    only the glow told you that it's your turn.
    """
    heard: list[str] = []
    hooks = TableHooks(on_sound=lambda name, side=0.0: heard.append(name))
    rules = replace(WEB, hold_last_card=True)
    now = table("KC", rules, seat=3, phase="play", in_foot=(3,))
    sitting = Sitting(now, speed="normal", reduced_motion=reduced, hooks=hooks)
    sitting.game.go(Hold())
    sitting.settle()
    assert heard == ["turn"]
