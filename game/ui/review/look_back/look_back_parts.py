"""The parts of Look back as boxes, each a function of its facts. `do` is told what is pressed."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.amounts import in_tens, points, signed
from game.messages.functions import looking_back as say, nouns, screens as say_screens, souvenir as say_souvenir
from game.messages.person import Person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Located,
    Picture,
    Rigid,
    Row,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
)
from game.toolkit.drawing.theme import CHART_LINE, CREAM, DIM, LOSS, TEAM_COLOURS, WHITE, WINE
from game.toolkit.kit import Kit
from game.toolkit.plot import FIELD
from game.toolkit.widgets import BarButton, Button, ButtonLook, IconButton, Segmented
from game.toolkit.widgets.bar import Bar
from game.ui.review.look_back.lead_graph import DISC, GraphModel, GraphPlot, LeadGraph
from game.ui.review.look_back.look_back_controls import GraphLegend, SeatPlateButton
from game.ui.review.look_back.looked_back import WayOn
from game.ui.review.look_back.state import ChooseView, Do, GoToMoment, LookBackPress, LookFrom, OpenTurn
from game.ui.review.look_back.table_parts import card_scale
from game.ui.review.look_back.turn_list import TurnList
from game.ui.review.look_back.turn_rows import TurnRow
from game.ui.review.look_back.view_model import PressShown
from game.ui.shared.moments.film import Film, FilmStep
from game.ui.shared.moments.small_table import TableMoment, draw_small_table, table_words
from game.ui.table.draw.plates import Plate

HEAD_HEIGHT, PLATE_HEIGHT = 66, 80
"""Design pixels above the table: the choice of the view, and plates."""
WAY_HEIGHT, LOW_WAY = 66, 46
"""Design pixels of the buttons below the sheet; the second where they would leave it too little room."""
MOST_OF_WAYS: Final = 0.2
"""The part of the window's height that these buttons may take."""
SIGN: Final = 40
"""Design pixels that a sign of the graph is wide in its legend."""
GREY: Final = 160
"""How grey it is what experts do, of 255."""


def board_box(kit: Kit) -> Box:
    """What the turns lie on, and the graph with its legend."""
    return Picture(board())


def paper_box(kit: Kit) -> Box:
    return Picture(paper)


def bar_box(kit: Kit, do: Do, title: str, explain: Callable[[], None], is_folded: bool) -> Box:
    """At the right how everything is worked out, and the way to the graph of the lead where that is folded away."""
    back = BarButton("button/back", say_screens.back(), partial(do, LookBackPress.BACK), icon="back")
    press = partial(do, LookBackPress.SOUVENIR)
    keep = BarButton("button/souvenir", say_souvenir.souvenir(), press, icon="share").with_tip(say_souvenir.tip())
    how = BarButton("button/how_found", say.how_found(), explain, icon="help")
    lead = BarButton("button/lead", say.the_lead(), partial(do, LookBackPress.LEAD), icon="flag")
    return Bar(say.title(title), [back, keep], [lead, how] if is_folded else [how])


# ---- turns


def round_box(kit: Kit, do: Do, round_now: int, score: PressShown) -> Box:
    """Which round it is, and the way to its score."""
    id, press, why_not = "button/score", partial(do, LookBackPress.SCORE), None if score.enabled else score.why_not
    buttons = (
        Button(id, score.label, press, icon="list", key="S", look=21, why_not=why_not),
        IconButton(id, score.label, press, "list", why_not=why_not),
    )
    heading = Words(say.round(round_now), 29, CREAM, "heading", lines=1)
    return FirstThatFits(
        *(Row(Grow(heading), Rigid(WidgetSlot(button.with_tip(say.score_tip()), 56)), gap=12) for button in buttons)
    )


def turns_box(kit: Kit, do: Do, rows: tuple[TurnRow, ...], given: Mapping[int, float], current: int) -> Box:
    """The turns of the round. `given` are points by turn of the film, `current` is the number of the golden row."""
    return WidgetSlot(TurnList(rows, given, current, lambda number: do(OpenTurn(rows[number].turn))))


# ---- the middle


def film_box(kit: Kit, do: Do, is_playing: bool, may_go_back: bool, may_go_on: bool) -> Box:
    """Turn by turn, round by round, and the film."""
    film = say.film(), "play", say.play_film()
    if is_playing:
        film = say.pause(), "pause", say.pause_film()

    def step(id: str, label: str, step: FilmStep, icon: str, is_there: bool) -> IconButton:
        return IconButton(f"button/{id}", label, partial(do, step), icon, why_not=None if is_there else "")

    buttons = (
        step("previous_round", say.previous_round(), FilmStep.PREVIOUS_ROUND, "previous", may_go_back),
        step("previous_turn", say.previous_turn(), FilmStep.PREVIOUS_TURN, "back", may_go_back),
        IconButton("button/play", film[0], partial(do, LookBackPress.FILM), film[1]).with_tip(film[2]),
        step("next_turn", say.next_turn(), FilmStep.NEXT_TURN, "forward", may_go_on),
        step("next_round", say.next_round(), FilmStep.NEXT_ROUND, "next", may_go_on),
    )
    return Row(*(WidgetSlot(button, HEAD_HEIGHT, HEAD_HEIGHT) for button in buttons), gap=8)


def view_box(kit: Kit, do: Do, could_see: str, all_open: bool, is_finished: bool) -> Box:
    """What is seen: there is nothing to choose from while the match goes on."""
    if not is_finished:
        press = partial(do, LookBackPress.ALL_CARDS)
        shut = Button("button/all_cards", say.all_cards(), press, look=ButtonLook(size=22, sub_size=18))
        shut.enable(False, say.once_over())
        return WidgetSlot(shut, HEAD_HEIGHT, 420 if kit.theme.is_large else 300)
    options = (could_see, say.all_cards())
    choice = Segmented(
        "field/view", say.view(), options, int(all_open), lambda number: do(ChooseView(number == 1)), size=23
    )
    return WidgetSlot(choice, HEAD_HEIGHT, 500)


def plate_box(kit: Kit, do: Do, seat: int, who: Person, plate: Plate, may_press: bool) -> Box:
    return WidgetSlot(SeatPlateButton(seat, who, plate, partial(do, LookFrom(seat)), may_press), PLATE_HEIGHT)


def grey_box(kit: Kit, table: TableMoment) -> Box:
    """The table of what did not happen."""
    said = table_words(table)

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_small_table(kit, surface, rect, replace(table, scale=card_scale(kit, rect)), said)
        turn_grey(surface, rect)

    return Picture(paint)


def turn_grey(surface: Surface, rect: Rect) -> None:
    """What did not happen is seen without colour, almost."""
    seen = surface.subsurface(rect.clip(surface.get_clip()))
    grey = pygame.transform.grayscale(seen.copy())  # of a part of a picture each line would be taken from elsewhere
    grey.set_alpha(GREY)
    seen.blit(grey, (0, 0))


# ---- ways on


def way_box(
    kit: Kit, do: Do, way: WayOn, shown: PressShown, count: int, is_way_back: bool, reason_in_tooltip: bool
) -> Box:
    """One of so many; `is_way_back` from experts to the match, `reason_in_tooltip` where the one above says why not."""
    is_high = kit.theme.tap(WAY_HEIGHT) * count > kit.theme.height * MOST_OF_WAYS
    id, icon, key, tip = {
        WayOn.THINK_AGAIN: ("button/think_again", "undo", "T", say.think_again_tip()),
        WayOn.PLAY_ON: ("button/play_on", "hand", "P", say.play_on_tip()),
        WayOn.LET_EXPERTS_PLAY: ("button/experts", "back" if is_way_back else "film", "E", say.let_experts_play_tip()),
    }[way]
    is_first = way is WayOn.THINK_AGAIN
    button = Button(
        id,
        shown.label,
        partial(do, way),
        look=ButtonLook("primary" if is_first else "plain", 27 if is_first else 24),
        icon=icon,
        key=key,
        why_not=None if shown.enabled else shown.why_not,
    ).with_tip(shown.why_not if reason_in_tooltip else tip)
    button.reason_in_tooltip = reason_in_tooltip
    return WidgetSlot(button, LOW_WAY if is_high else WAY_HEIGHT)


# ---- the graph


def legend_box(
    kit: Kit,
    who: Person,
    team: int,
    has_lead: bool,
    worth: float | None,
    gave: float | None,
    hinted: int,
    rating: str,
    progress: tuple[int, int] | None,
    explain: Callable[[str, str], None],
) -> Box:
    """Whose lead the graph shows and what is in it, with the figures of the whole match: never one made of the others.
    `progress` is that of an analysis which is not done. What each line means is a tip; a press has all explained.
    """
    title = Words(say.lead_of(who), 25, CREAM, "heading", lines=1)
    named = (say.expected(), say.legend_lead()) if has_lead else (say.laid(), say.legend_laid())
    legend = [(_legend(partial(line_sign, team), (), named[0]), named[1])]
    if gave is not None:
        figures = nouns.points(round(gave)), points(round(gave))
        line = _legend(disc_sign, figures, say.gave_away(who), say.gave_away_short())
        legend.append((line, say.legend_given()))
    if has_lead and worth is not None:
        figures = say.gain(in_tens(worth)), signed(in_tens(worth))
        line = _legend(cards_sign, figures, say.cards_line(who), say.cards_line_short(who))
        legend.append((line, say.legend_cards()))
    meant = {told: Rect(0, 0, 0, 0) for _, told in legend}
    lines: list[Box] = [Located(line, meant[told].update) for line, told in legend]
    if rating:
        lines.append(Words(say.your_play(rating), 21, CREAM, lines=1))
    elif progress is not None and progress[1]:
        lines.append(Words(say.looking_at(*progress), 21, DIM, lines=1))
    if hinted:
        lines.append(Words(say.hinted(hinted), 20, DIM, lines=1))
    column = Column(title, Space(6), *(Grow(line, most=1.5) for line in lines), Grow())
    return WidgetSlot(GraphLegend(column, meant, explain))


def graph_box(kit: Kit, film: Film, model: GraphModel) -> Box:
    """What stays the same while the moment moves."""
    return Picture(lambda kit, surface, rect: GraphPlot(kit, rect, film, model).draw_still(surface))


def timeline_box(kit: Kit, do: Do, film: Film, model: GraphModel, moment: int) -> Box:
    return WidgetSlot(LeadGraph(film, model, moment, lambda there: do(GoToMoment(there))))


def _legend(sign: Callable[[Kit, Surface, Rect], None], figures: Sequence[str], *forms: str) -> Box:
    """A sign of the graph, in words, and its figure over the whole match; of both the shortest form is last."""
    values = [[Rigid(Words(figure, 21, WHITE, "strong", lines=1))] for figure in figures] or [[]]
    told = [Row(Grow(Words(form, 21, CREAM, lines=1)), *value, gap=12) for value in values for form in forms]
    return Row(Rigid(Picture(sign, SIGN, 20)), Grow(FirstThatFits(*told)), gap=12)


def line_sign(team: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    height = max(3, kit.theme.u(5))
    kit.paint.panel(surface, rect, TEAM_COLOURS[team], FIELD, None, 3)
    surface.fill(kit.theme.ink(TEAM_COLOURS[team]), Rect(rect.x, rect.y, rect.w, height))


def cards_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    dash = rect.w // 5
    for n in range(3):
        surface.fill(kit.theme.ink(CHART_LINE), Rect(rect.x + 2 * n * dash, rect.centery - 1, dash, 2))


def disc_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    side = min(rect.h, max(12, kit.theme.u(20)))
    disc = kit.paint.path(DISC, side, LOSS, rim=WINE)
    surface.blit(disc, (rect.centerx - side // 2, rect.centery - side // 2))
