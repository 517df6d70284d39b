"""The parts of Look back as boxes, each a function of its facts, and its own controls. `do` gets presses."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.moves import Move
from game.messages.functions import (
    looking_back as say,
    screens as say_screens,
    spoken_text as say_spoken_text,
)
from game.messages.person import Person
from game.sentences.at_table.spoken_text import stacks_listed
from game.sentences.grammar import sentences
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Picture,
    Placed,
    Rigid,
    Row,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
)
from game.toolkit.drawing.theme import CREAM, LOSS, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, IconButton, PaperLink
from game.turn.spots import SeatPlate, id_of
from game.ui.review.look_back.at_table.table_parts import card_scale
from game.ui.review.look_back.looked_back import WayOn
from game.ui.review.look_back.state import Do, GoToMoment, LookBackPress, LookFrom, OpenTurn
from game.ui.review.look_back.turns.lead_graph import DISC, GraphModel, GraphPlot, LeadGraph
from game.ui.review.look_back.turns.turn_list import TurnList
from game.ui.review.look_back.turns.turn_rows import TurnRow
from game.ui.review.look_back.view_model import PressShown
from game.ui.shared.empty_room import empty_room
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.moments.film import Film, FilmStep
from game.ui.shared.moments.pointed_move import draw_pointing
from game.ui.shared.moments.small_table import TableMoment
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.plates import Plate, draw_plate

HEAD_HEIGHT, PLATE_HEIGHT, STEP = 66, 84, 78
"""Design pixels of the film's buttons, of plates and the eye, of the steps."""
COUNTER_WIDTH = 200
"""Design pixels between the steps."""
WAY_HEIGHT, LOW_WAY = 86, 60
"""Design pixels of the buttons below the sheet; the second if they would leave it too little room."""


class GraphLegend(Button):
    """The sentence under the graph; a press explains the graph."""

    reach = 0
    radius = 10

    def __init__(self, line: Box, meanings: str, explain: Callable[[str, str], None]) -> None:
        super().__init__("button/legend", say.legend(), lambda: explain(say.legend(), meanings))
        self.tooltip = meanings
        self._line = line
        self._placed: Placed | None = None

    @property
    def value(self) -> str:
        return "; ".join(told.words for told in self._placed.told) if self._placed is not None else ""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        super().fit_into(kit, rect)
        self._placed = Placed(self._line, kit, rect)

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self._placed is not None:
            self._placed.draw(kit, surface)


class EyeButton(IconButton):
    """A switch: pressed in, everybody's cards are visible."""

    role = "switch"
    is_on = False

    def wanted(self, kit: Kit) -> int:
        return kit.theme.u(PLATE_HEIGHT)

    @property
    def value(self) -> str:
        return say_screens.on() if self.is_on else say_screens.off()


class FaceButton(Button):
    """Somebody at the table."""

    def __init__(self, id: str, name: str, face: int, team: int, on_press: Callable[[], None]) -> None:
        super().__init__(id, name, on_press)
        self.portrait, self.team = face, team


class SeatPlateButton(Button):
    """A seat's plate; a press switches to its view."""

    def __init__(self, seat: int, who: Person, plate: Plate, on_press: Callable[[], None], may_press: bool) -> None:
        super().__init__(id_of(SeatPlate(seat)), plate.name, on_press, why_not=None if may_press else "")
        self.tooltip = say.see_as(who)
        self.plate = plate

    @property
    def value(self) -> str:
        plate = self.plate
        lying = stacks_listed([(stack.called, stack.cards) for stack in plate.lying])
        plays = "hand" if plate.plays == "stack" else plate.plays
        return say_spoken_text.plate(plate.is_partner, plate.hand, plays, lying, plate.alert)

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_plate(kit, surface, self.rect, self.plate)


class SeatRowButton(FaceButton):
    """Portrait and name at the left end of a row of cards."""

    reach = 0

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, text, rect = kit.theme.u, kit.text, self.rect
        line = text.line(20, "strong")
        side = max(0, min(u(54), rect.h - line - u(4)))
        top = rect.centery - (side + line) // 2
        if side > u(20):
            at = (rect.centerx - side // 2, top)
            portraits.draw(kit.paint, surface, self.portrait, self.team, at, side)
        else:
            top, side = rect.centery - line // 2, 0
        name = name_in(text, self.label, 20, rect.w - 6)
        at = (rect.centerx, top + side + line // 2)
        text.draw(surface, name, at, 20, CREAM, "strong", "center", rect.w - 6)


class PortraitButton(FaceButton):
    """A person to choose, by portrait and name."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, rect = kit.theme.u, self.rect
        self.draw_ground(kit, surface, rect)
        side = rect.h - u(12)
        portraits.draw(kit.paint, surface, self.portrait, self.team, (rect.x + u(14), rect.y + u(6)), side)
        left = rect.x + u(14) + side + u(14)
        mark = max(12, u(18))
        draw_team_mark(kit, surface, self.team, (left + mark // 2, rect.centery), mark)
        left += mark + u(10)
        room = rect.right - u(14) - left
        name = name_in(kit.text, self.label, 24, room)
        kit.text.draw(surface, name, (left, rect.centery), 24, self.ink, "strong", room=room)


# ---- boxes


def board_box(kit: Kit) -> Box:
    return Picture(board())


def paper_box(kit: Kit) -> Box:
    return Picture(paper)


def empty_box(kit: Kit) -> Box:
    """Nothing was played yet."""
    return empty_room(say.no_turns())


def bar_box(kit: Kit, do: Do, title: str, is_folded: bool, has_turns: bool) -> Box:
    """At the right the list of turns, and the way to the folded graph of the lead."""
    back = BarButton("button/back", say_screens.back(), partial(do, LookBackPress.BACK), icon="back")
    turns = BarButton("button/more", say.turn_list(), partial(do, LookBackPress.TURNS), icon="list")
    turns.with_tip(say.turn_list_tip())
    lead = BarButton("button/lead", say.the_lead(), partial(do, LookBackPress.LEAD), icon="flag")
    ways = [lead, turns] if is_folded else [turns]
    return Bar(say.title(title), [back], ways if has_turns else [])


# ---- turns


def round_box(kit: Kit, do: Do, round_now: int, score: PressShown) -> Box:
    id, press = "button/score", partial(do, LookBackPress.SCORE)
    buttons = (
        Button(id, score.label, press, icon="list", key="S", look=24, why_not=score.why_not),
        IconButton(id, score.label, press, "list", why_not=score.why_not),
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
    film = say.film(), "play", say.play_film()
    if is_playing:
        film = say.pause(), "pause", say.pause_film()
    buttons = (
        _step("previous_round", say.previous_round(), do, FilmStep.PREVIOUS_ROUND, "previous", may_go_back),
        IconButton("button/play", film[0], partial(do, LookBackPress.FILM), film[1]).with_tip(film[2]),
        _step("next_round", say.next_round(), do, FilmStep.NEXT_ROUND, "next", may_go_on),
    )
    return Row(*(WidgetSlot(button, HEAD_HEIGHT, HEAD_HEIGHT) for button in buttons), gap=12)


def steps_box(kit: Kit, do: Do, may_go_back: bool, may_go_on: bool, turn: int, place: str) -> Box:
    """Turn by turn, beside the graph; between the arrows the place among the questions, over the number of the turn."""
    back = _step("previous_turn", say.previous_turn(), do, FilmStep.PREVIOUS_TURN, "back", may_go_back)
    on = _step("next_turn", say.next_turn(), do, FilmStep.NEXT_TURN, "forward", may_go_on)
    lines = [Words(place, 33, LOSS, "heading", "center", lines=1)] if place else []
    lines += [Words(say.turn_number(turn), 28, CREAM, "strong", "center", lines=1)] if turn else []
    counter = Sized(Column(*lines), width=COUNTER_WIDTH)
    return Row(WidgetSlot(back, STEP, STEP), counter, WidgetSlot(on, STEP, STEP), gap=16)


def _step(id: str, label: str, do: Do, step: FilmStep, icon: str, is_there: bool) -> IconButton:
    return IconButton(f"button/{id}", label, partial(do, step), icon, why_not=None if is_there else "")


def eye_box(kit: Kit, do: Do, all_open: bool, is_finished: bool) -> Box:
    """An eye: pressed in, everybody's cards are visible. There is none during the match."""
    if not is_finished:
        return Space(0)
    eye = EyeButton("field/view", say.all_cards(), partial(do, LookBackPress.ALL_CARDS), "eye")
    eye.is_on = all_open
    eye.kind = "chosen" if all_open else "plain"
    return WidgetSlot(eye, PLATE_HEIGHT)


def plate_box(kit: Kit, do: Do, seat: int, who: Person, plate: Plate, may_press: bool) -> Box:
    return WidgetSlot(SeatPlateButton(seat, who, plate, partial(do, LookFrom(seat)), may_press), PLATE_HEIGHT)


def pointing_box(kit: Kit, table: TableMoment, moves: tuple[Move, ...]) -> Box:
    """A ring round the better move's target, and an arrow from the cards."""

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_pointing(kit, surface, rect, replace(table, scale=card_scale(kit, rect)), moves)

    return Picture(paint)


# ---- ways on


def way_box(kit: Kit, do: Do, way: WayOn, shown: PressShown, count: int, is_question: bool) -> Box:
    """One of this many. Below the only one under a question the answer can be had."""
    is_high = kit.theme.tap(WAY_HEIGHT) * count > kit.theme.height * 0.25  # the most they may take
    id, icon, key, tip = {
        WayOn.THINK_AGAIN: ("button/think_again", "undo", "T", say.think_again_tip()),
        WayOn.PLAY_ON: ("button/play_on", "play", "P", say.play_on_tip()),
    }[way]
    height = LOW_WAY if is_high else WAY_HEIGHT
    if not is_question:
        look = 28 if count == 1 else 24  # two are side by side
        button = Button(id, shown.label, partial(do, way), look=look, icon=icon, key=key, why_not=shown.why_not)
        return WidgetSlot(button.with_tip(tip).on_paper(), height)
    gold = ButtonLook("primary", 33, heading=True)
    loud = Button(id, shown.label, partial(do, way), look=gold, key=key, why_not=shown.why_not)
    show = PaperLink("button/just_show", say.just_show(), partial(do, LookBackPress.JUST_SHOW), look=28)
    show.align = "center"
    return Column(WidgetSlot(loud.with_tip(tip).on_paper(), height), WidgetSlot(show, 54), gap=4)


# ---- the graph


def legend_box(
    kit: Kit, told: str, rating: str, hinted: int, meanings: Sequence[str], explain: Callable[[str, str], None]
) -> Box:
    """One sentence on the points given away, after a rose dot; a press tells the rest, and explains the graph."""
    more = [*([say.hinted(hinted)] if hinted else []), *([say.your_play(rating)] if rating else [])]
    words = Words(told, 28, CREAM)
    line = Row(Rigid(Picture(disc_sign, 30, 24)), Grow(words), gap=8) if told else words
    return WidgetSlot(GraphLegend(line, sentences(*more, *meanings), explain))


def next_box(kit: Kit, do: Do, label: str, is_last: bool) -> Box:
    """The way on."""
    icon, look = "back" if is_last else "next", ButtonLook("primary", 36, heading=True)
    button = Button("button/next_mistake", label, partial(do, LookBackPress.NEXT_MISTAKE), look=look, icon=icon)
    return WidgetSlot(button)


def graph_meanings(has_lead: bool) -> tuple[str, ...]:
    return (say.legend_lead() if has_lead else say.legend_laid(), say.legend_given())


def graph_box(kit: Kit, film: Film, model: GraphModel) -> Box:
    return Picture(lambda kit, surface, rect: GraphPlot(kit, rect, film, model).draw_still(surface))


def timeline_box(kit: Kit, do: Do, film: Film, model: GraphModel, moment: int) -> Box:
    return WidgetSlot(LeadGraph(film, model, moment, lambda there: do(GoToMoment(there))))


def disc_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    side = min(rect.h, max(12, kit.theme.u(20)))
    surface.blit(kit.paint.path(DISC, side, LOSS, rim=WINE), (rect.centerx - side // 2, rect.centery - side // 2))
