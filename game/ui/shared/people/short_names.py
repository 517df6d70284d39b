"""How a person's or a team's name is written in narrow places: rather without the surname than in tiny letters or
truncated.
"""

from collections.abc import Sequence
from typing import Final

from game.sentences.grammar import are_cut, shorter_names
from game.toolkit.drawing.text import Text

READABLE: Final = 0.9
"""Below this share of its designed size, a shorter form of a name is more readable."""
WHOLE_LARGE: Final = 0.8
"""With large text, a team's names are abbreviated below this share."""
READABLE_LARGE: Final = 0.97
"""The same with large text."""


def name_in(text: Text, name: str, size: float, room: int, among: Sequence[str] = ()) -> str:
    """The longest form of a name that fits in letters close to the designed size, otherwise the form with the largest
    letters; a team's people are cut to beginnings or initials only if nothing else fits; the shortest form if nothing
    does, which the painter truncates. No form means another of the names `among` those beside it. `room` is in real
    pixels.
    """
    name = text.fonts.readable(name)
    forms = (name, *shorter_names(name, tuple(map(text.fonts.readable, among))))
    fitting = [(px, form) for form in forms for shown, px in (text.fit(form, size, room, "strong"),) if shown == form]
    least = (READABLE_LARGE if text.theme.is_large else READABLE) * text.fit("", size, room, "strong")[1]
    telling = [(px, form) for px, form in fitting if form == name or not are_cut(form)]
    if text.theme.is_large and max((px for px, _ in telling), default=0) < WHOLE_LARGE * text.fit("", size, room)[1]:
        telling = fitting
    telling = telling or fitting
    readable = (form for px, form in telling if px >= least)
    return next(readable, max(telling, key=lambda one: one[0])[1] if telling else forms[-1])


def alike_in(text: Text, name: str, size: float, room: int, names: Sequence[str]) -> str:
    """A name in a list of `names`, each in this much room: all are shortened as far as one of them must be."""
    readable = tuple(map(text.fonts.readable, names))
    forms = {one: (one, *shorter_names(one, readable)) for one in (*readable, text.fonts.readable(name))}
    level = max(all_.index(name_in(text, one, size, room, readable)) for one, all_ in forms.items())
    own = forms[text.fonts.readable(name)]
    return own[min(level, len(own) - 1)]


def uncut(name: str, among: Sequence[str] = ()) -> str:
    """The shortest form of a team's name that abbreviates nobody's first name.

    >>> uncut("Maximilian Westerby & Gwendolyn Winterton"), uncut("You & Rosa")
    ('Maximilian & Gwendolyn', 'You & Rosa')
    """
    return [form for form in (name, *shorter_names(name, tuple(among))) if form == name or not are_cut(form)][-1]
