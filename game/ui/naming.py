"""How a person's or a team's name is written where there is little room: rather without the surname than in tiny
letters or cut off.
"""

from typing import Final

from game.ui.text import Face, Text
from game.words.names import shorter_names

READABLE: Final = 0.8
"""The share of its designed size below which a shorter form of a name is read more easily."""


def name_in(text: Text, name: str, size: float, room: int, face: Face = "strong") -> str:
    """The longest form of a name that fits in letters not much smaller than designed, or that fits at all; the
    shortest where none does, which whoever draws it shortens. `room` is real pixels.
    """
    forms = (name, *shorter_names(name))
    fitting = [(form, px) for form in forms for shown, px in (text.fit(form, size, room, face),) if shown == form]
    least = READABLE * text.fit("", size, room, face)[1]
    return next((form for form, px in fitting if px >= least), fitting[0][0] if fitting else forms[-1])
