"""What a game is called and who played it, asked in front of the list."""

from collections.abc import Callable

from game.messages.functions import my_games as say
from game.toolkit.boxes import Box, Column, Space, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM, DIM
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, TextField, close_button
from game.ui.shared.models import ListedGame
from saves.players.labels import LONGEST_NAME, GameLabel
from saves.players.people import LONGEST_PERSON


class LabelDialog(Dialog):
    """Two fields; `save` gets what is in them, an empty one for what the record says."""

    first_focus = "field/name"

    def __init__(self, game: ListedGame, save: Callable[[GameLabel], None]) -> None:
        name = TextField(
            "field/name", say.name_it(), game.name, _unheard, most=LONGEST_NAME, placeholder=game.recorded_name
        )
        by = " & ".join(game.played_by)
        person = TextField("field/person", say.who_played(), game.person, _unheard, most=LONGEST_PERSON, placeholder=by)

        def submit() -> None:
            called = name.text.strip()
            save(GameLabel("" if called == game.recorded_name else called, person.text.strip()))

        name.on_submit = person.on_submit = self.closing(submit)
        self._fields = (name, person)
        buttons = [
            Button("button/save", say.save_label(), submit, look="primary", icon="tick"),
            close_button("button/continue", "plain"),
        ]
        super().__init__(say.name_and_person(), say.what_a_label_is(), buttons)

    def body(self, kit: Kit) -> Box:
        fields = [
            Column(Words(field.label, 22, CREAM, "strong"), WidgetSlot(field, 60), gap=8) for field in self._fields
        ]
        return Column(Words(self.words, 22, DIM), Space(18), *fields, gap=10)


def _unheard(text: str) -> None:
    """What is written is read when it is saved."""
