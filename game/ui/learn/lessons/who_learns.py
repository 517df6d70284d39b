"""Asks which of several people at one computer is learning now, in front of the screen."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from types import MappingProxyType

from game.messages.functions import learn_screen as say
from game.toolkit.boxes import Box, Column, Grow, Pad, Rigid, Row, Share, Space, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM, DIM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, Dialog, FacedButton, TextField, close_button, row_ground
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait
from saves.players.people import LONGEST_PERSON, person_key


def _learning_player_button(
    number: int, name: str, face: int | None, chosen: bool, on_press: Callable[[], None]
) -> FacedButton:
    """Somebody who may learn: a face and a name, golden for the current learner."""
    person = portrait(PlayerAtTable(name, 0 if chosen else 2, face), 50)
    shown = Pad(Row(Rigid(person), Grow(Name(name, 25, GOLD if chosen else CREAM)), gap=14), 12, 2)
    id, ground = f"button/learner/{number}", row_ground(chosen)
    button = FacedButton(id, name, on_press, lambda button, kit: shown, ground=ground, look=25)
    button.help_key = "button/learner"
    return button


class WhoLearnsDialog(Dialog):
    """The known people, the current learner first; a name can be typed as well."""

    def __init__(
        self,
        people: Sequence[str],
        choose: Callable[[str], None],
        faces: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`faces` are those of the people of the house, by the keys of their names."""

        def submit() -> None:
            typed = self._field.text.strip()
            if typed:
                self.closing(partial(choose, typed))()

        self._people = [
            _learning_player_button(
                number, name, faces.get(person_key(name)), number == 0, self.closing(partial(choose, name))
            )
            for number, name in enumerate(people[:6])  # anybody else can be typed
        ]
        self._field = TextField(
            "field/learner",
            say.somebody_else(),
            "",
            lambda _: None,
            most=LONGEST_PERSON,
            placeholder=say.type_name(),
            on_submit=submit,
        )
        self._take = Button("button/learner_typed", say.it_is_me(), submit, icon="tick", look=ButtonLook(size=23))
        self.first_focus = self._people[0].id if self._people else self._field.id
        super().__init__(say.who_learns(), say.why_who(), [close_button("button/continue", "plain")])

    def body(self, kit: Kit) -> Box:
        pairs = zip_longest(self._people[::2], self._people[1::2])
        rows = [
            Row(Share(WidgetSlot(left, 70)), Share(WidgetSlot(right, 70) if right else Box()), gap=12)
            for left, right in pairs
        ]
        typed = Row(Grow(WidgetSlot(self._field, 66)), WidgetSlot(self._take, 66), gap=12)
        return Column(
            Words(self.words, 22, DIM),
            Space(18),
            *(Pad(row, 0, 0, 12) for row in rows),
            Space(8),
            Words(self._field.label, 22, CREAM, "strong"),
            Space(6),
            typed,
        )
