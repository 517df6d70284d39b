"""Numbers that count up: where they begin and end, and what a click does."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event

from game.cards import Card
from game.toolkit.drawing.text import Drawn
from game.toolkit.kit import Kit
from game.ui.match.scores.count_up import LASTS, counted
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.requests import GoOn
from tests.ui.drive import empty_kit
from tests.ui.samples import nothing, round_score

SIZE = (1280, 720)


def scene(time_scale: float, drawn: list[Drawn], proceed: list[object]) -> RoundScoreScene:
    """A score sheet in a window; what is drawn is kept."""
    still = round_score()
    made = RoundScoreScene(still.state.worded, proceed.append, time_scale)
    kit = empty_kit(SIZE)
    kit.text.watch = drawn.append
    made.resize(kit)
    return made


def picture(shown: RoundScoreScene, surface: Surface, whole: bool = False) -> bytes:
    """The next frame."""
    shown.draw(surface, whole)
    return pygame.image.tobytes(surface, "RGB")


def test_a_number_goes_from_its_start_to_its_value_when_its_row_comes() -> None:
    """Nothing before, everything after, never beyond."""
    assert counted(20, 120, -1.0) == counted(20, 120, 0.0) == 20
    assert counted(20, 120, LASTS) == 120
    assert all(20 <= counted(20, 120, step / 50 - 0.5) <= 120 for step in range(100))


def test_the_last_frame_of_counting_is_the_sheet_drawn_at_once() -> None:
    """And the first shows noughts; in between only the numbers are drawn again."""
    drawn: list[Drawn] = []
    counting, still = scene(1.0, drawn, []), scene(0.0, [], [])
    surface, other = Surface(SIZE), Surface(SIZE)
    first = picture(counting, surface, True)
    final = picture(still, other, True)
    assert first != final
    assert counting.busy
    counting.update(0.0)
    counting.draw(surface, False)
    counting.update(0.3)
    rects = counting.draw(surface, False)
    assert rects
    assert all(rect.w < 400 for rect in rects)
    for _ in range(100):
        if counting.update(0.05):
            counting.draw(surface, False)
    assert not counting.busy
    assert pygame.image.tobytes(surface, "RGB") == final


def test_while_it_counts_only_numbers_that_change_are_drawn() -> None:
    """Given frames of counting, each is the sheet of that time drawn whole, and rows that are done are left alone."""
    drawn: list[Drawn] = []
    counting, other = scene(1.0, drawn, []), scene(1.0, [], [])
    surface, whole = Surface(SIZE), Surface(SIZE)
    counting.draw(surface, True)
    seen = []
    for _ in range(24):
        counting.update(0.09)
        other.update(0.09)
        drawn.clear()
        shown = picture(counting, surface)
        seen.append(len(drawn))
        assert shown == picture(other, whole, True)
    assert max(seen[1:]) < len(counting._counting._counted) / 2


@pytest.mark.parametrize("is_on_button", [True, False])
def test_a_click_is_enough_of_counting_and_is_never_lost_on_a_button(is_on_button: bool) -> None:
    """A click shows every number; on a button it does what the button says, and elsewhere nothing else."""
    proceed: list[object] = []
    shown = scene(1.0, [], proceed)
    surface = Surface(SIZE)
    shown.draw(surface, True)
    button = next(target for target in shown.report().targets if target.id == "button/continue")
    at = pygame.Rect(button.rect).center if is_on_button else (200, 300)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        shown.handle(Event(kind, pos=at, button=1))
    assert proceed == ([GoOn()] if is_on_button else [])
    assert shown.state.shown is None
    assert not shown.busy


def test_a_key_is_enough_of_counting_and_does_nothing_else() -> None:
    """The first Enter shows every number; the second is meant for the button."""
    proceed: list[object] = []
    shown = scene(1.0, [], proceed)
    shown.draw(Surface(SIZE), True)
    for expected in ([], [GoOn()]):
        shown.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        shown.handle(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
        assert proceed == expected
        assert not shown.busy


def test_no_frame_makes_faces_for_several_cards() -> None:
    """Given hands that turn up card by card, each frame makes the picture of one at most, and all of them are made."""
    model = round_score(left=True).state.model
    hands = ("", "4C 5C 6C 7C 8C 9C TC JC QC KC AC", "4D 5D 6D 7D 8D 9D TD JD QD KD AD", "4H 5H 6H 7H 8H 9H TH JH")
    left = [
        replace(one, stacks=tuple(replace(stack, cards=tuple(map(Card, hand.split()))) for stack in one.stacks[:1]))
        for one, hand in zip(model.left, hands, strict=True)
    ]
    counting = RoundScoreScene(lambda: replace(model, left=tuple(left)), nothing, 1.0)
    kit = empty_kit(SIZE)
    counting.resize(kit)
    surface = Surface(SIZE)
    counting.draw(surface, True)
    made = []
    while counting.busy:
        before = faces(kit)
        if counting.update(1 / 60):
            counting.draw(surface, False)
        made.append(len(faces(kit) - before))
    assert max(made) == 1
    assert sum(made) == 30


def faces(kit: Kit) -> set[object]:
    """The pictures of cards that were made so far."""
    return {key for key in card_art(kit).kept if isinstance(key, tuple) and key[0][0] == "face"}
