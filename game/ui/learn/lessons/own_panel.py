"""The button for positions from a player's own games."""

from collections.abc import Callable

from game.messages.functions import learn_screen as say
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Rigid, Row, Sized, Words, board, icon
from game.toolkit.drawing.theme import (
    CHOSEN_DIM,
    CHOSEN_TEXT,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    LINE_LIGHT,
    QUIET,
    ROW,
    ROW_CHOSEN,
    ROW_CHOSEN_HOVER,
)
from game.toolkit.widgets import FacedButton
from game.ui.learn.lessons.view_model import OwnShown
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait


def own_moments_button(own: OwnShown, person: PlayerAtTable, on_press: Callable[[], None]) -> FacedButton:
    """How many wait, whether some come back, and which games they are from; if nothing waits, it says so."""
    is_there, (first, second, third) = own.waiting > 0, _lines(own)
    heading = Words(say.own_games(), 29, GOLD_LIGHT if is_there else CREAM, "heading", lines=1)

    def lines(size: float) -> list[Box]:
        first_line = Words(first, size, CREAM if is_there else QUIET)
        return [first_line, *([Words(second, size, CHOSEN_TEXT)] if second else [])]

    full = [*lines(21), Words(third, 20, CHOSEN_DIM)] if third else lines(23)
    forms = (full, lines(23), lines(21), lines(21)[:1])
    told = FirstThatFits(*(Sized(Column(heading, *some), width=0) for some in forms), heading)
    arrow = [icon("right", 34, GOLD)] if is_there else []
    row = Row(Rigid(portrait(person, 74)), Grow(Column(Grow(), told, Grow())), *arrow, gap=20)
    is_off = board(ROW, 1, LINE_LIGHT, 16, 1.4)
    grounds = [board(fill, 1, GOLD, 16, 2.5) for fill in (ROW_CHOSEN, ROW_CHOSEN_HOVER)]
    return FacedButton(
        "button/own_games",
        say.own_games(),
        on_press,
        lambda button, kit: Pad(row, 20, 10),
        value=" ".join(line for line in (first, second, third) if line),
        ground=lambda button: grounds[button.hover] if is_there else is_off,
        why_not=None if is_there else say.nothing_waits(),
    )


def _lines(own: OwnShown) -> tuple[str, str, str]:
    if not own.waiting:
        return say.nothing_waits(), "", ""
    again = say.own_some_again(own.again) if own.again else ""
    if own.again == own.waiting:
        again = say.own_all_again(own.again)
    places = (say.from_round(game, number) for game, number in own.places[:2])
    return say.own_waiting(own.waiting), again, " · ".join(places)
