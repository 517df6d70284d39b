"""Somebody who plays at this computer: a face, a name, and how many matches."""

from collections.abc import Callable

from game.analysis.life import PersonsLife
from game.messages.amounts import points
from game.messages.functions import my_games as say
from game.toolkit.boxes import Column, FirstThatFits, Grow, Pad, Rigid, Row, Sized, Words
from game.toolkit.drawing.theme import CREAM, DIM, GOLD
from game.toolkit.widgets import FacedButton, row_ground
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.people.portraits import NO_TEAM


def person_button(
    number: int, person: PersonsLife, face: int | None, chosen: bool, on_press: Callable[[], None]
) -> FacedButton:
    told, name = say.match_count(person.matches), Name(person.name, 25, GOLD if chosen else CREAM)
    forms = (told, points(person.matches))
    count = FirstThatFits(*(Words(form, 20, CREAM if chosen else DIM, lines=1) for form in forms))
    lines = Grow(FirstThatFits(Sized(Column(name, count), width=0), name))
    shown = Pad(Row(Rigid(portrait(PlayerAtTable(person.name, NO_TEAM, face), 54)), lines, gap=14), 12, 2)
    id, ground = f"button/person/{number}", row_ground(chosen)
    button = FacedButton(id, person.name, on_press, lambda button, kit: shown, value=told, ground=ground, sub=told)
    button.help_key = "person"
    return button
