"""Beside the finished matches: how many each person at this computer has played and won."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec

from game.analysis.strength.life_of_games import PersonsLife
from game.messages.amounts import points
from game.messages.functions import chances as say_chances, my_games as say, people as say_people
from game.sentences.grammar import named_person, seat_name
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    Grow,
    Layers,
    Panel,
    Picture,
    Reserved,
    Rigid,
    Row,
    Sized,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, PANEL, WHITE
from game.toolkit.widgets import Button, ButtonLook, ScrollBar, ScrollRows
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_lit_fan
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.people.portraits import NO_TEAM
from game.ui.shared.requests import Ask, ExportMatches, ShowChances
from saves.players.people import person_key

PANEL_WIDTH: Final = 640
HEAD: Final = 22
"""Design pixels of the headings over the numbers."""


class PeopleShown(msgspec.Struct, frozen=True):
    """Who has finished matches here. `is_reading` while there may be more, in `left` records."""

    people: tuple[PersonsLife, ...] = ()
    is_reading: bool = False
    left: int = 0
    faces: Mapping[str, int] = {}
    """Of the people of the house, by the keys of their names."""

    def face_of(self, person: PersonsLife) -> int | None:
        """The current face, otherwise that of the latest match; None for the default of the name."""
        return self.faces.get(person_key(person.name), person.portrait)


def people_panel(shown: PeopleShown, ask: Ask) -> Box:
    told = say.still_loading(shown.left) if shown.left else say.reading()
    if not shown.people:
        words = Words(told if shown.is_reading else say.nobody_yet(), 26, CREAM, align="center")
        fan = Picture(partial(draw_lit_fan, 400, 0.58), height=400)
        return _panel(Column(Grow(), fan, Sized(words, most_width=760), Grow(), _ways(ask)))
    over = [Rigid(Words(word, HEAD, DIM, align="right", lines=1)) for word in (say.matches(), say.wins())]
    head = Row(Grow(Words(say_people.people(), 38, GOLD, "heading", lines=1)), *over, gap=36)
    bar = ScrollBar("field/scroll_people", say_people.people())
    rows = ScrollRows([_row(shown, person) for person in shown.people], bar, 14, beside=True)
    left = [Words(told, 22, DIM, lines=1)] if shown.left else []
    return _panel(Column(head, Grow(rows), *left, _ways(ask), gap=18))


def _row(shown: PeopleShown, person: PersonsLife) -> Box:
    face = PlayerAtTable(person.name, NO_TEAM, shown.face_of(person))
    numbers = (_below(say.matches(), person.matches), _below(say.wins(), person.won))
    row = Row(portrait(face, 64), Grow(Name(seat_name((person.name,), 0), 28)), *numbers, gap=36)
    return Described(row, say.won_of(named_person(person.name), person.won, person.matches))


def _below(word: str, count: int) -> Box:
    """A number as wide as the word over it."""
    number = Words(points(count), 30, WHITE, "number", "right", lines=1)
    return Layers(Reserved(Rigid(Words(word, HEAD, lines=1))), Rigid(number))


def _ways(ask: Ask) -> Box:
    look = ButtonLook("calm", 26, sub_size=22)
    ways = (
        ("chances", say_chances.who_gets_the_jokers(), say.chances_about(), ShowChances(), "cards"),
        ("export", say.export(), say.export_about(), ExportMatches(), "list"),
    )
    buttons = (
        Button(f"button/{id}", label, partial(ask, to), icon=picture, look=look, sub=about)
        for id, label, about, to, picture in ways
    )
    return Column(*(WidgetSlot(button, 92) for button in buttons), gap=12)


def _panel(box: Box) -> Box:
    return Panel(box, (24, 18), board(PANEL, 0.86))
