"""Every move that the rules allow can be made at the table, with the mouse alone and with the keys alone."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.engine.candidates import candidates
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.table.view import PlayerView, view_of
from game.rules.presets import preset
from game.turn.spots import Zone, id_of
from game.ui.match.deal.choose import ChooseModel, ChooseScene
from game.ui.match.deal.cut import CutModel, CutScene
from game.ui.shared.overlay.fronts import QuestionBubble, YesNoQuestion
from game.ui.table.info.lights import lit_spots
from tests.properties.random_play import Moment, Seating, large_seatings, play, preset_seatings, random_seatings
from tests.slow import LONG, slow_except
from tests.ui.dealing_ceremonies import setting
from tests.ui.drive import click, key, shared_kit
from tests.ui.samples import FOUR
from tests.ui.table.reaching import PREFERENCES, ByKeys, ByPointer, Seat, make

SIZES = ((1366, 768), (1280, 720), (1920, 1080), (1024, 600))
ELSEWHERE = Cut | Choose | Answer
"""Moves that are made on other screens."""


def seatings() -> list[Seating]:
    """Tables of every preset, two to six players, then of random rule sets, then of seven and eight players."""
    return [
        *preset_seatings(range(1, 4 if LONG else 2)),
        *random_seatings(150 if LONG else 8),
        *random_seatings(150 if LONG else 12, beyond_the_seeds=True),
        *large_seatings(range(1, 2)),
    ]


def telling(view: PlayerView) -> tuple[Move, ...]:
    """The moves of a view that are made at the table."""
    return tuple(move for move in candidates(view) if not isinstance(move, ELSEWHERE))


def weight(view: PlayerView, moves: tuple[Move, ...]) -> int:
    """How much a view is worth looking at: the more ways there are to lay something, and the rarer they are."""
    taken = [move for move in moves if isinstance(move, Take) and move.groups]
    onto = sum(any(group.onto is not None for group in move.groups) for move in taken)
    out = sum(isinstance(move, GoOut) for move in moves)
    laid = sum(isinstance(move, MeldCards) for move in moves)
    return 40 * onto * (len(taken) > 1) + 10 * len(taken) + 12 * min(out, 4) + min(laid, 12)


@lru_cache(maxsize=2)
def moments(seating: Seating) -> tuple[Moment, ...]:
    """A match, which is looked at with the mouse and with the keys."""
    return tuple(play(seating))


def views(seating: Seating, rng: random.Random) -> list[PlayerView]:
    """The most telling views of a match and some at random."""
    found = []
    for moment in moments(seating):
        view = view_of(moment.before, moment.before.board.mover) if moment.offered else None
        if view is not None and (moves := telling(view)):
            found.append((weight(view, moves) + rng.random(), view))
    found.sort(key=lambda weighed: weighed[0], reverse=True)
    most = 12 if LONG else 3
    rest = [view for _, view in found[most:]]
    return [view for _, view in found[:most]] + rng.sample(rest, min(len(rest), 6 if LONG else 1))


def some(moves: tuple[Move, ...], rng: random.Random) -> Iterator[Move]:
    """All of them, or in the short form a few of each kind."""
    most = 12 if LONG else 3
    for kind in (Take, GoOut, MeldCards, Discard, Draw):
        fitting = [move for move in moves if isinstance(move, kind)]
        yield from rng.sample(fitting, min(len(fitting), most if kind in (Take, GoOut, MeldCards) else 1))
    yield from (move for move in moves if not isinstance(move, Take | GoOut | MeldCards | Discard | Draw))


QUICK = ("CampusBooks-4in2-1", "Partnership-5in5-1")
"""Campus: where one card may be enough the upcard could not go onto a meld."""


@pytest.mark.parametrize("way", [ByPointer, ByKeys], ids=["pointer", "keys"])
@pytest.mark.parametrize("seating", slow_except(QUICK, seatings(), every=2), ids=lambda seating: seating.name)
def test_every_move_can_be_made(seating: Seating, way: type[ByPointer | ByKeys]) -> None:
    """Whatever `candidates` offers at a table is reached from the hand by gestures alone, to the very card and meld."""
    rng = random.Random(f"{seating.name} {way.__name__}")
    missed: list[str] = []
    tried = Counter[str]()
    for view in views(seating, rng):
        kit = shared_kit(rng.choice(SIZES if LONG else SIZES[:2]), PREFERENCES)
        for move in some(telling(view), rng):
            seat = Seat(view, kit)
            tried[type(move).__name__] += 1
            try:
                made = make(seat, way(seat), move)
            except (AssertionError, StopIteration, KeyError) as error:
                made = False
                missed.append(f"{error!r}")
            if not made:
                said, arrangement = seat.scene.report().message, seat.scene.state.arrangement
                missed.append(f"{move} of {view.hand} under {view.board.upcard}: {seat.made}, {said}, {arrangement}")
    assert not missed, f"{len(missed)} of {tried}:\n" + "\n".join(missed[:5])


def cutting(table_of: Seating) -> list[PlayerView]:
    """The views of a match in which a packet is to be cut."""
    views_of_it = (view_of(moment.before, moment.before.board.mover) for moment in play(table_of) if moment.offered)
    return [view for view in views_of_it if any(isinstance(move, Cut) for move in candidates(view))]


def test_every_cut_can_be_made() -> None:
    """With the packet dragged to the very card; with the keys by going up and down, for nobody can count there."""
    view = cutting(Seating(preset("partners"), 4, 2, 1))[0]
    wanted = {move for move in candidates(view) if isinstance(move, Cut)}
    dragged, keyed = set[object](), set[object]()
    for made in (dragged, keyed):
        model = CutModel(22, 300, view.board.stock, (None,) * 4, 0, True)
        scene = CutScene(model, setting(FOUR), made.add, random.Random(3))
        scene.resize(shared_kit(SIZES[0], PREFERENCES))
        packet = next(target for target in scene.report().targets if target.id == "packet")
        at = pygame.Rect(packet.rect).center
        if made is dragged:
            for to in range(at[1] - 200, at[1] + 200):
                scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
                for y in (at[1] + 50, to):
                    scene.handle(Event(pygame.MOUSEMOTION, pos=(at[0], y), rel=(0, 1), buttons=(1, 0, 0)))
                scene.handle(Event(pygame.MOUSEBUTTONUP, pos=(at[0], to), button=1))
                scene.handle(key(pygame.K_RETURN))
                at = (at[0], to)
        else:
            for step in range(400):
                scene.handle(key(pygame.K_DOWN if step // 12 % 2 else pygame.K_UP))
                scene.handle(key(pygame.K_RETURN))
    assert wanted <= dragged
    assert wanted <= keyed


def test_both_stacks_and_both_answers_can_be_chosen() -> None:
    """By their letters and by a click."""
    chosen: list[object] = []
    model = ChooseModel(11, "left", (None,) * 4, 0, True)
    scene = ChooseScene(model, setting(FOUR), chosen.append, 0)
    scene.resize(shared_kit(SIZES[0], PREFERENCES))
    for stack in (0, 1):
        target = next(target for target in scene.report().targets if target.id == f"stack/{stack}")
        for event in (key((pygame.K_l, pygame.K_r)[stack]), *click(pygame.Rect(target.rect).center)):
            scene.handle(event)
    assert chosen == [Choose(0), Choose(0), Choose(1), Choose(1)]
    said: list[bool] = []
    bubble = QuestionBubble()
    bubble.show(YesNoQuestion(2, "Rosa asks: may I go out?", (), "Yes", "No", said.append))
    bubble.lay_out(shared_kit(SIZES[0], PREFERENCES), None)
    for widget, letter in zip(bubble.form.widgets, (pygame.K_y, pygame.K_n), strict=True):
        for event in (key(letter), *click(widget.rect.center)):
            bubble.handle(event)
    assert said == [True, True, False, False]


def fumble(seat: Seat, rng: random.Random) -> None:
    """What people do before they press a button: choose some cards, put them somewhere, begin to take the pile, ask."""
    hands = ByPointer(seat)
    if seat.game.view.board.phase == "draw" and rng.random() < 0.4:
        hands.begin_take()
    for _ in range(rng.randrange(3)):
        if rng.random() < 0.3:
            seat.post(key(pygame.K_h))
            while seat.scene.state.hint is not None and seat.scene.state.hint.advice is None:
                seat.rest()  # it may think in many passes or in one, as fast as the machine is
            seat.post(key(pygame.K_h))
        count = len(seat.scene.state.layout.hand)
        if seat.made is not None or not count:
            return
        hands.choose(rng.sample(range(count), min(count, rng.randint(1, 3))))
        targets = [
            name
            for name in lit_spots(seat.scene.state)
            if name in seat.scene.state.layout.hits and name != Zone.DISCARD
        ]
        if targets and rng.random() < 0.8:
            target = rng.choice(sorted(targets, key=id_of))
            with suppress(AssertionError):  # it may lie under what is staged
                hands.press(target)


@pytest.mark.parametrize(
    "seating", slow_except(["FamilyTable-4in2-1"], seatings()[::2], every=3), ids=lambda seating: seating.name
)
def test_a_lit_button_never_refuses(seating: Seating) -> None:
    """Whatever was chosen, staged or asked before: a button that can be pressed does what it says, and one that cannot
    says why.
    """
    rng = random.Random(seating.name)
    kit = shared_kit(SIZES[0], PREFERENCES)
    for view in views(seating, rng):
        for _ in range(4 if LONG else 2):
            seed = rng.random()
            first = Seat(view, kit)
            fumble(first, random.Random(seed))
            if first.made is not None:
                continue
            for control in first.scene.tools.offered:
                seat = Seat(view, kit)
                fumble(seat, random.Random(seed))
                assert seat.made is None
                seat.scene.state = replace(seat.scene.state, refused=None)
                button = seat.scene.tools.button(control)
                assert button is not None
                is_lit = button.enabled
                for event in click(button.rect.center):
                    seat.scene.handle(event)
                said = (
                    f"{control} {button.label}: {seat.scene.state.refusal} {view.hand} {seat.scene.state.arrangement}"
                )
                assert bool(seat.scene.state.refusal) != is_lit, said
