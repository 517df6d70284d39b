"""While one goes through the film only what changed is drawn, and the picture is that of drawing everything."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event

from game.engine.moves import Draw
from game.toolkit.boxes import Box
from game.toolkit.kit import Kit
from game.toolkit.widgets import Segmented, bar
from game.toolkit.widgets.parted_scene import KeptPart, ScreenPart
from game.ui.review.look_back.at_table import table_parts
from game.ui.review.look_back.looked_back import AnalysisStage
from game.ui.review.look_back.screen import REST, LookBackScene
from game.ui.review.look_back.state import LookFrom
from game.ui.review.look_back.turns.lead_graph import GraphPlot
from game.ui.shared.preferences import Preferences
from tests.ui.drive import click, key, shared_kit
from tests.ui.looked_back_matches import analysis, going_on, graph, looked_back, seated, turns_of

SIZE = (1280, 720)
KEYS = (
    *(pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_a, pygame.K_k, pygame.K_r, pygame.K_SPACE, pygame.K_TAB, pygame.K_HOME, pygame.K_END, pygame.K_RETURN),
)


class Shown:
    """A scene whose changes are drawn as the loop draws them."""

    def __init__(self, scene: LookBackScene) -> None:
        self.scene = scene
        scene.resize(shared_kit(SIZE, Preferences()))
        self.surface = Surface(SIZE)
        scene.draw(self.surface, True)

    def passes(self, *events: Event, seconds: float = 1 / 60) -> None:
        """One pass of the loop."""
        for event in events:
            self.scene.handle(event)
        if self.scene.update(seconds):
            self.scene.draw(self.surface, False)

    def whole(self) -> Surface:
        """Everything drawn anew."""
        fresh = Surface(SIZE)
        self.scene.draw(fresh, True)
        return fresh

    def as_if_new(self) -> Surface:
        """Everything laid out and drawn as if nothing had been kept."""
        self.scene._table._laid.clear()
        self.scene.resize(self.scene.kit)
        return self.whole()


def pixels(surface: Surface) -> bytes:
    """All of them."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    "make",
    [
        lambda: looked_back(seated(), analysis(seated())),
        lambda: looked_back(seated()),
        lambda: looked_back(going_on(), analysis(going_on())),
    ],
    ids=["analysed", "not analysed", "going on"],
)
def test_what_changed_leaves_the_picture_of_everything(make: Callable[[], LookBackScene]) -> None:
    """Given keys, clicks and drags at random, each picture is that of the same moment drawn whole."""
    chance = random.Random(5)
    shown, other = Shown(make()), Shown(make())
    for step in range(20):
        if chance.random() < 0.75:
            events = [key(chance.choice(KEYS))]
        else:
            events = click((chance.randrange(SIZE[0]), chance.randrange(100, SIZE[1])))
        seconds = chance.choice((1 / 60, REST, 1.5))
        shown.passes(*events, seconds=seconds)
        other.passes(*events, seconds=seconds)
        assert pixels(shown.surface) == pixels(other.as_if_new()), (step, events)


def test_nothing_that_is_kept_of_a_table_outlives_it() -> None:
    """Given moments of two rounds, the table walked to is drawn as if no band, heap or hand had been kept."""
    shown, other = Shown(looked_back(seated())), Shown(looked_back(seated()))
    for moment in range(0, 300, 6):
        for one in (shown, other):
            one.scene.go_to(moment)
        shown.passes()
        assert pixels(shown.surface) == pixels(other.as_if_new()), moment


def test_news_of_the_analysis_are_drawn_where_they_are_told() -> None:
    """Given an analysis under way and then done, legend, list, sheet and graph are those of drawing everything."""
    shown = Shown(looked_back(seated()))
    for stage, every in ((AnalysisStage.WORKING, 16), (AnalysisStage.WORKING, 8), (AnalysisStage.DONE, 4)):
        shown.scene.show_analysis(analysis(seated(), stage=stage, every=every))
        shown.passes()
        shown.passes(key(pygame.K_r))
        assert pixels(shown.surface) == pixels(shown.whole()), (stage, every)


def parts_made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fills with the ids of parts that are made from now on."""
    made: list[str] = []
    box = KeptPart.box

    def counted(known: KeptPart, kit: Kit, part: ScreenPart) -> Box:
        before = known._made[1]
        found = box(known, kit, part)
        made.extend([part.id] if found is not before else [])
        return found

    monkeypatch.setattr(KeptPart, "box", counted)
    return made


def test_the_lead_is_that_of_the_team_and_of_what_is_known_now() -> None:
    """Given figures without a lead, then with one, then seen from another team, the graph has each time its own."""
    scene = looked_back(seated(), analysis(seated()))
    found = scene.state.found
    own = scene.shown.graph.lead
    scene.do(LookFrom(1))
    theirs = scene.shown.graph.lead
    assert len(own) == len(theirs) > 0
    assert own != theirs
    scene.show_analysis(replace(found, luck=None))
    assert scene.shown.graph.lead == ()
    scene.do(LookFrom(0))
    scene.show_analysis(found)
    assert scene.shown.graph.lead == own


def test_a_step_draws_neither_the_lines_of_the_graph_nor_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are copied, or not touched at all, while a round is walked through; the bar until it has other buttons."""
    drawn: list[str] = []
    lines, wood = GraphPlot.draw_still, bar.draw_bar

    def draw_lines(graph: GraphPlot, *given: object) -> None:
        drawn.append("lines")
        lines(graph, *given)  # type: ignore[arg-type]

    def draw_bar(*given: object) -> None:
        drawn.append("bar")
        wood(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(GraphPlot, "draw_still", draw_lines)
    monkeypatch.setattr(bar, "draw_bar", draw_bar)
    shown = Shown(looked_back(seated(), analysis(seated())))
    assert set(drawn) == {"lines", "bar"}
    buttons = ("button/knew", "button/closer")
    alike = 0
    for _ in range(30):
        drawn.clear()
        before, there = pixels(shown.surface), [one.id for one in shown.scene.report().targets if one.id in buttons]
        shown.passes(key(pygame.K_RIGHT))
        assert pixels(shown.surface) != before
        assert "lines" not in drawn
        if there == [one.id for one in shown.scene.report().targets if one.id in buttons]:
            assert drawn == []
            alike += 1
    assert alike > 15


def test_another_round_draws_neither_the_lines_of_the_graph_nor_the_choice_of_the_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given rounds walked through, only the names of rounds change in the graph, and only words beside the choice."""
    drawn: list[str] = []
    lines, choice = GraphPlot.draw_still, Segmented.draw

    def draw_lines(graph: GraphPlot, *given: object) -> None:
        drawn.append("lines")
        lines(graph, *given)  # type: ignore[arg-type]

    def draw_choice(widget: Segmented, *given: object) -> None:
        drawn.append("choice")
        choice(widget, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(GraphPlot, "draw_still", draw_lines)
    monkeypatch.setattr(Segmented, "draw", draw_choice)
    shown, other = (Shown(looked_back(seated(), analysis(seated()))) for _ in range(2))
    rounds = [shown.scene.film.round_at(shown.scene.state.moment)]
    for pressed in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        drawn.clear()
        shown.passes(key(pressed))
        other.passes(key(pressed))
        assert drawn == []
        assert pixels(shown.surface) == pixels(other.as_if_new())
        rounds.append(shown.scene.film.round_at(shown.scene.state.moment))
    assert rounds == [1, 2, 3, 2]


def drawn_pieces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fills with what is drawn of the table from now on: bands by team, stock, pile, hand."""
    drawn: list[str] = []

    def watched(name: str) -> None:
        draw = getattr(table_parts, name)

        def counted(*given: Any) -> None:
            drawn.append(f"band {given[3].team}" if name == "draw_laid_band" else name)
            draw(*given)

        monkeypatch.setattr(table_parts, name, counted)

    for name in ("draw_laid_band", "draw_stock", "draw_pile", "draw_hand"):
        watched(name)
    return drawn


def test_of_the_table_each_piece_is_drawn_once_and_only_where_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match stepped through, no piece but the hand is drawn twice for one step, neither stock nor pile where
    they are the same, and a draw from the stock draws no band.
    """
    drawn = drawn_pieces(monkeypatch)
    shown = Shown(looked_back(seated(), analysis(seated())))
    scene = shown.scene
    draws = 0
    for _ in range(60):
        drawn.clear()
        before = scene.shown.view.board
        shown.passes(key(pygame.K_RIGHT))
        now = scene.shown.view.board
        pieces = [piece for piece in drawn if piece != "draw_hand"]  # onto its shadow falls that of the sheet
        assert len(pieces) == len(set(pieces)), drawn
        if before.pile == now.pile and before.upcard == now.upcard and before.frozen == now.frozen:
            assert "draw_pile" not in drawn
        if before.stock == now.stock:
            assert "draw_stock" not in drawn
        if isinstance(scene.film.shots[scene.state.moment].move, Draw) and before.mover == now.mover:
            draws += 1
            assert not [piece for piece in drawn if piece.startswith("band")]
    assert draws > 3


def test_a_moment_that_is_seen_for_longer_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given whole pictures of one moment, bands, stock and pile are drawn for the first alone."""
    drawn = drawn_pieces(monkeypatch)
    shown = Shown(looked_back(seated()))
    assert {"draw_stock", "draw_pile", "band 0", "band 1"} <= set(drawn)
    drawn.clear()
    shown.whole()
    assert set(drawn) <= {"draw_hand"}


def test_a_band_that_looks_as_it_did_a_turn_ago_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match stepped through, a band is drawn where it has more cards or another heading, and not where it is
    lit again as it was in the turn before.
    """
    drawn = drawn_pieces(monkeypatch)
    shown = Shown(looked_back(seated()))
    scene = shown.scene
    seen: dict[int, list[object]] = {0: [], 1: []}
    copied = 0
    for _ in range(80):
        drawn.clear()
        shown.passes(key(pygame.K_RIGHT))
        board = scene.shown.view.board
        for team, looks in seen.items():
            look = board.melds[team], scene.shown.said.bands[team], board.team_of(board.mover) == team
            if looks and look != looks[-1]:
                copied += look in looks[-2:]
                assert (f"band {team}" in drawn) == (look not in looks[-2:])
            if not looks or look != looks[-1]:
                looks.append(look)
    assert copied > 5


def test_a_step_makes_no_part_whose_facts_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match stepped through, view and what is still in the graph are made once, plates and ways for other
    facts alone; another view makes what was not there.
    """
    made = parts_made(monkeypatch)
    shown = Shown(looked_back(seated(), analysis(seated())))
    assert {"eye", "graph"} <= set(made)
    made.clear()
    for _ in range(60):
        shown.passes(key(pygame.K_RIGHT))
    assert not {"eye", "graph", "lead", "paper", "board"} & set(made)
    assert made.count("sheet") < 40
    assert "all cards" not in made
    shown.passes(key(pygame.K_a))
    assert "all cards" in made


def test_a_table_that_is_the_same_stays_when_everything_is_placed_anew() -> None:
    """Given a decision measured anew, or further ways, whose sheet needs another place, the table is still there."""
    shown, other = (Shown(looked_back(seated(), analysis(seated()))) for _ in range(2))
    for one in (shown, other):
        one.passes(key(pygame.K_r))
    shown.scene._ids.clear()
    shown.scene.refresh()
    shown.passes()
    assert pixels(shown.whole()) == pixels(other.whole())


def test_what_is_seen_after_another_view_is_that_of_now() -> None:
    """Given moments walked through while everybody's cards are open, the table that comes back is that of the moment,
    also where it was the same table before; and what experts would have done is grey in one view only.
    """
    shown = Shown(looked_back(seated(), analysis(seated())))
    for keys in ((pygame.K_a, pygame.K_a), (pygame.K_a, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_a), (pygame.K_k,) * 2):
        for pressed in keys:
            shown.passes(key(pressed))
            assert pixels(shown.surface) == pixels(shown.whole())


def test_the_golden_row_moves_without_the_ring() -> None:
    """Given the ring elsewhere, each step to another turn leaves the row behind as the others are; the list is not
    drawn whole for it.
    """
    shown = Shown(looked_back(seated()))
    other = Shown(looked_back(seated()))
    for one in (shown, other):
        one.passes(key(pygame.K_m))
        one.scene.form.focus_id("button/back")
        one.passes()
    apart = 0
    for _ in range(12):
        for one in (shown, other):
            one.scene.handle(key(pygame.K_DOWN))
        turns = turns_of(shown.scene)
        before = turns.scroll
        shown.scene.update(1 / 60)
        places = shown.scene.draw(shown.surface, False)
        assert places is not None
        apart += turns.scroll == before and not any(place.contains(turns.rect) for place in places)
        assert pixels(shown.surface) == pixels(other.as_if_new())
    assert apart > 3


def test_a_part_drags_nothing_else_along() -> None:
    """Given the line of the graph dragged, not all of the screen is drawn for each place of it."""
    shown = Shown(looked_back(seated(), analysis(seated())))
    plot = graph(shown.scene).place
    shown.passes(
        Event(pygame.MOUSEMOTION, pos=(plot.left, plot.centery), rel=(0, 0), buttons=(0, 0, 0)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(plot.left, plot.centery), button=1),
    )
    for x in range(plot.left, plot.left + 60, 3):
        shown.scene.handle(Event(pygame.MOUSEMOTION, pos=(x, plot.centery), rel=(1, 0), buttons=(1, 0, 0)))
        shown.scene.update(1 / 60)
        places = shown.scene.draw(shown.surface, False)
        assert places is not None
        assert pixels(shown.surface) == pixels(shown.whole())


def test_the_list_of_turns_moves_once_in_a_while() -> None:
    """Given the turns of a round, walked through down and up again, the golden row is always in sight, and the list is
    moved with every second of them at most; what is laid out anew leaves it where it is.
    """
    shown = Shown(looked_back(seated()))
    shown.passes(key(pygame.K_m))
    count = len(turns_of(shown.scene).rows)
    for way in (pygame.K_DOWN, pygame.K_UP):
        moved, before = 0, turns_of(shown.scene).scroll
        for _ in range(count - 1):
            shown.passes(key(way))
            turns = turns_of(shown.scene)
            assert turns.current in turns.rows_in_sight()
            moved += turns.scroll != before
            before = turns.scroll
        assert 1 < moved <= count / 2
    shown.passes(*[key(pygame.K_DOWN)] * (count - 1))
    before = turns_of(shown.scene).scroll
    shown.as_if_new()
    assert turns_of(shown.scene).scroll == before > 0
